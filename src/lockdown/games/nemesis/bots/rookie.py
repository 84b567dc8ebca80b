"""The rookie of the original game: what rooms, cards and items are worth to one without a plan."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots import answers
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.rookie import Goal, RookieBot
from lockdown.bots.talk import Phrase
from lockdown.games.nemesis.bots import intruder, talk
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS, WORST
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.views.types import DecisionView, OptionView, TableView

#: Seats as options name them.
LETTERS = "ABCDE"
#: What getting rid of a contamination card is worth.
REST = 3.0
#: How much leaving is worth: with time for other things, soon, and now or never.
PRESSURE = (0.9, 2.0, 5.0, 5.0)
#: What it costs to linger in a burning room.
BURNS = 1.5
#: What it costs to run through one.
PASSING = 0.3
#: Cards up to which a new round fills a hand (NM-RND-03), and what it costs to pass with them.
FULL, IDLE = 5, 0.5
#: The hurry in which it is now or never.
NOW = 2
#: What an open pod is worth to a beginner who is well and has time: less than a room to search.
LATER = 1.2


def launch(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-POD-05: whoever sits in a pod leaves."""
    return "yes"


def in_the_pod(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-POD-15: launch if it can be, else wait for it."""
    texts = [option.text for option in decision.options]
    return next((t for t in ("option launch", "option stay") if t in texts), texts[0])


def order_engine(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-BRD-15: leave it working, unless the ship, or one who sleeps on it, is not to arrive."""
    asleep = {crew.number for crew in world.view.crew if crew.place == "hibernation"}
    pods = any(not pod.locked and not pod.gone for pod in world.view.pods)
    late = world.view.time <= 4 and "ship_reached" not in world.wishes
    wreck = ("ship_destroyed" in world.wishes and late) or bool(world.doomed & asleep)
    return "option damaged" if wreck and pods else "option working"


def scan(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-CON-08: with a larva on the board a scan may kill."""
    return "no" if world.me.larva else "yes"


def treated(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-HRT-12: the wound that hinders most."""

    def rank(option: OptionView) -> int:
        return next((i for i, key in enumerate(WORST) if key in option.text), len(WORST))

    return min(decision.options, key=rank).text


def set_course(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-ROM-30: where this seat may sleep, and best where its objective wants the ship."""
    space = world.space_of(*world.wanted_harbours) or world.space_of(*world.harbours)
    for option in decision.options:
        if option.verb == "course" and first_arg(option) == space:
            return option.text
    return decision.options[0].text


#: By kind of decision.
ANSWERS: dict[str, Callable[[NemesisWorld, DecisionView], str]] = {
    **answers.ANSWERS,
    "which_corridor": answers.which_corridor,
    "drop_for_egg": answers.drop_worst,
    "launch_now": launch,
    "launch_too": launch,
    "in_the_pod": in_the_pod,
    "engine_order": order_engine,
    "scan_hand": scan,
    "treated_wound": treated,
    "escape_where": lambda world, decision: answers.cautious(decision),
}


class NemesisMind(RookieBot[NemesisWorld]):
    """What every bot of the original game knows: its picture, its answers, its words."""

    def choose(self, view: TableView) -> str:
        """The text of the option to play, whichever role the seat has (NM-INT-02)."""
        if isinstance(view, NemesisView):
            hunted = intruder.answer(view, self.level, self.dice)
            if hunted is not None:
                return hunted
        return super().choose(view)

    def picture(self, view: TableView) -> NemesisWorld:
        """The view as bots of this game look at it."""
        if not isinstance(view, NemesisView):
            raise TypeError(f"this bot plays Nemesis, not {view.game}")
        return NemesisWorld(view)

    def answer_to(self, kind: str) -> Callable[[NemesisWorld, DecisionView], str] | None:
        """How a kind of question is usually answered."""
        return ANSWERS.get(kind)

    def phrases(self, world: NemesisWorld) -> list[Phrase]:
        """What there is to say now, the most urgent first."""
        return talk.phrases(world, self.manner)

    def saying(self, view: TableView, phrase: Phrase) -> tuple[int, str]:
        """Claims are made once, about each engine and each course."""
        return talk.saying(self.picture(view), phrase)

    def target(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Courses and pods; the rest as usual."""
        verb = decision.options[0].verb
        if verb == "course":
            return set_course(world, decision)
        if verb == "pod":
            return self.pod(world, decision)
        if verb == "player":
            return self.person(world, decision)
        return super().target(world, decision)

    def person(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Whom an action is for: what helps is for oneself, what harms is not."""
        texts = [option.text for option in decision.options]
        mine = f"player {LETTERS[world.seat]}"
        return mine if mine in texts else answers.weakest(world, decision)

    def pod(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Unlock one of the nearer section."""
        locked = {p.number: p for p in world.view.pods if p.locked}

        def worth(option: OptionView) -> float:
            pod = locked.get(int(first_arg(option)))
            slot = world.section(pod.section) if pod is not None else 0
            return -99.0 if pod is None else -float(world.distance(slot)) if slot else -50.0

        return max(decision.options, key=worth).text

    def goals_of(self, world: NemesisWorld) -> list[Goal]:
        """Everything worth walking for."""
        return [*_ways_out(world), *_treatment(world), *_ship(world), *_loot(world)]

    def hurry(self, world: NemesisWorld) -> int:
        """0: there is time, 1: it is time to go, 2: now or never, 3: the last round."""
        return hurry(world)


def hurry(world: NemesisWorld) -> int:
    """How much time is left for the way to the Hibernatorium."""
    needed = (world.distance(world.board.start_slot) + 2) / 2.0 + 1.0
    spare = world.rounds_left - needed
    if world.rounds_left <= 1:
        return 3
    return 2 if spare <= 0.0 else 1 if spare <= 1.5 else 0


def _ways_out(world: NemesisWorld) -> list[Goal]:
    urgency = PRESSURE[hurry(world)]
    if world.hurt() >= 0.4 or world.me.larva:
        urgency = max(urgency, PRESSURE[1])
    found = []
    slot = world.board.start_slot
    if world.view.hibernation_open and not world.rooms[slot].malfunction:
        works = 0.5 if world.view.destruct < 0 else 0.05
        found.append(Goal(slot, 24.0 * works * urgency, "hibernate"))
    elif world.view.time <= 10:
        found.append(Goal(slot, 4.0 * urgency))
    for letter in ("A", "B"):
        section = world.section(letter)
        free = any(not pod.locked for pod in world.pods(letter))
        if section and free and not world.rooms[section].malfunction:
            # Whoever is well thinks that there is time, and looks around first.
            worth = 26.0 * urgency if urgency > PRESSURE[0] else LATER
            found.append(Goal(section, worth, "enter_pod"))
    return found


def _treatment(world: NemesisWorld) -> list[Goal]:
    me = world.me
    need = 1.6 * world.undressed + 0.4 * me.light
    found = []
    if need >= 1.6:
        found += _known(world, "emergency_room", "treat_wounds", 1.2 * need)
    if me.larva:
        found += _known(world, "surgery", "operate", 6.0)
    return found


def _ship(world: NemesisWorld) -> list[Goal]:
    """The course, once: somebody has to look."""
    cockpit = world.board.cockpit
    if world.rooms[cockpit].malfunction or world.asleep:
        return []
    if not world.view.coordinates:
        return [Goal(cockpit, 4.0, "check_coordinates")]
    if not world.going_to(*world.harbours) and world.space_of(*world.harbours):
        return [Goal(cockpit, 9.0, "set_destination")]
    return []


def _known(world: NemesisWorld, tile: str, action: str, value: float) -> list[Goal]:
    slot = world.find(tile)
    works = slot and not world.rooms[slot].malfunction
    return [Goal(slot, value, action)] if works else []


def _loot(world: NemesisWorld) -> list[Goal]:
    if "search" not in world.hand or world.rounds_left <= 3:
        return [Goal(slot, 0.8) for slot in world.unexplored] if world.rounds_left > 5 else []
    return [Goal(room.slot, 1.8) for room in world.view.rooms if room.items > 0] + [
        Goal(slot, 2.2) for slot in world.unexplored
    ]


def burning(world: NemesisWorld) -> float:
    """What it costs to linger where it burns, more for those who are hurt."""
    if not world.rooms[world.room].fire:
        return 0.0
    return BURNS * (1.0 + 0.5 * len(world.me.wounds))


class NemesisRookie(NemesisMind):
    """Sensible basics."""

    def deed(self, world: NemesisWorld, option: OptionView) -> float:
        """What an action brings in peace; fire is no place to rest or to eat."""
        return self.bringing(world, option) - burning(world)

    def walk(self, world: NemesisWorld, option: OptionView, careful: bool) -> float:
        """Even a beginner does not stop in a fire, unless it is now or never."""
        score = super().walk(world, option, careful)
        if not world.rooms[int(first_arg(option))].fire or self.hurry(world) >= NOW:
            return score
        stops = world.view.actions_left <= 1 or world.purse - (2 if careful else 1) < 1
        return score - (BURNS if stops else PASSING)

    def pass_score(self, world: NemesisWorld) -> float:
        """Nobody rests in a fire as long as there is a way out, nor with a hand that is full."""
        full = IDLE if world.purse >= FULL else 0.0
        return super().pass_score(world) - burning(world) - full

    def bringing(self, world: NemesisWorld, option: OptionView) -> float:
        """What an action brings."""
        verb = option.verb
        if verb == "room":
            return self.room_action(world, first_arg(option))
        if verb == "play":
            return self.card(world, option)
        if verb == "use":
            return self.item(world, option)
        if verb == "activate":
            return 1.5
        if verb == "pickup":
            return 8.0 if item_key(first_arg(option)) in world.wanted_objects else -2.0
        if verb == "craft":
            return 1.0
        return -5.0

    def fighting_deed(self, world: NemesisWorld, option: OptionView) -> float:
        """What a card or an item is worth in a fight."""
        if option.verb == "play":
            return {
                "suppressive_fire": 2.6,
                "covering_fire": 2.6,
                "taking_aim": 2.4,
                "full_auto": 2.8,
                "adrenaline": 2.0,
            }.get(first_arg(option), -3.0)
        if option.verb == "use":
            return {
                "smoke_grenade": 3.2,
                "taser": 2.4,
                "grenade": 0.6 if world.hurt() < 0.5 else -3.0,
                "molotov_cocktail": 0.4 if world.hurt() < 0.5 else -3.0,
                "fire_extinguisher": 2.4,
                "energy_charge": 1.5,
                "energy_charge_yellow": 1.5,
            }.get(item_key(first_arg(option)), -3.0)
        return -5.0

    def room_action(self, world: NemesisWorld, key: str) -> float:
        """What the room's action is worth: goals first, then health."""
        for goal in self.goals:
            if goal.slot == world.room and goal.action == key:
                rolls = key in ("hibernate", "enter_pod")
                return goal.value - (self.roll(world) if rolls else 0.0)
        me = world.me
        values = {
            "treat_wounds": 2.5 * world.undressed + 0.8 * me.light,
            "operate": 6.0 * me.larva - 1.0,
            "eat": 1.0 * me.light + (0.6 * world.sick if not me.larva else -3.0),
            "shower": 1.0 * me.slime + (0.6 * world.sick if not me.larva else -3.0),
            "send_signal": 3.0,
            "recharge": 1.5,
            "look_for_item": 2.4,
            "check_engine": 1.0,
            "check_engines": 1.6,
            "analyse": 2.5,
            "flip_pod": 1.5,
            "look": 0.4,
            "stop_self_destruct": 4.0,
        }
        return values.get(key, -3.0)

    def card(self, world: NemesisWorld, option: OptionView) -> float:
        """Cards played for their effect."""
        key, part = first_arg(option), option.args[1].text
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            return 2.2 + 0.2 * room.items if room.items > 0 else 1.0
        if key == "rest":
            return REST * world.sick if not world.me.larva else -3.0
        if key in REPAIRS:
            wanted = any(goal.slot == world.room for goal in self.goals)
            if part == "1":
                return 2.0 if self.broken_engine(world) else -1.0
            return 3.0 if wanted else 0.6 if room.malfunction else -1.0
        if key == "motivation":
            return 2.2
        if key == "reload":
            return 1.4
        if key == "reconnaissance":
            return 0.8
        if key in ("computer_skills", "piloting", "old_friend", "blocking_access", "intranet"):
            return 1.2 if part == "0" and key != "computer_skills" else -0.5
        return -2.0

    def broken_engine(self, world: NemesisWorld) -> bool:
        """Whether the engine of this room is known to be damaged, or unknown."""
        return any(e.room == world.room and e.state != "working" for e in world.view.engines)

    def item(self, world: NemesisWorld, option: OptionView) -> float:
        """Items used for their effect."""
        key, part = item_key(first_arg(option)), option.args[1].text
        me = world.me
        if key == "medkit":
            return 2.0 + len(me.wounds) if me.wounds else -1.0
        if key in ("bandages", "clothes", "clothes_green"):
            return 1.8 * world.undressed + 0.4 * me.light + 0.3 * me.slime
        if key == "alcohol":
            return 1.4
        if key == "antidote":
            return 7.0 if me.larva else -1.0
        if key in ("synthetic_food", "military_drugs"):
            return 1.6 if world.purse <= 2 else -0.5
        if key in ("energy_charge", "energy_charge_yellow"):
            return 1.2 if part == "0" else -1.0
        if key in ("evacuation_key", "pilot_evacuation_key"):
            return 6.0
        if key in TOOLS:
            wanted = any(goal.slot == world.room for goal in self.goals)
            if part == "1":
                return 2.0 if self.broken_engine(world) else -1.0
            return 2.4 if wanted and world.rooms[world.room].malfunction else -0.5
        if key in ("recon_drone", "nemesis_plans"):
            return 0.6
        if key == "fire_extinguisher" and part == "0":
            return 2.0 + BURNS
        return -3.0
