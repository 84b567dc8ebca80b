"""The rookie of the original game: what rooms, cards and items are worth to one without a plan."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.beginner import CRAWL, MADE
from lockdown.bots.brawls import VAIN
from lockdown.bots.condition import (
    LOADED,
    READY,
    carried,
    dressed,
    empty,
    handless,
    medicated,
    operable,
    recharged,
    robbed,
    seeking,
    soothed,
)
from lockdown.bots.flames import NOW, foreseen
from lockdown.bots.footsteps import LEAVING, Goal
from lockdown.bots.picking import MENDING
from lockdown.bots.wayfinding import FULL
from lockdown.games.nemesis.bots import goals, sprinklers
from lockdown.games.nemesis.bots.mind import NemesisMind
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS
from lockdown.games.nemesis.bots.wariness import SCOUTING, Wary
from lockdown.games.nemesis.bots.world import NOWHERE, POD_KEYS, NemesisWorld
from lockdown.games.nemesis.view_types import PodView
from lockdown.views.types import DecisionView, OptionView, TableView

#: What getting rid of a contamination card is worth.
REST = 3.0
#: Things, and their parts, that load a weapon that is offered for it (NM-ITM-11, NM-ITM-12).
CHARGES = (("energy_charge", "0"), ("energy_charge_yellow", "0"), ("chemicals", "0"))
#: Things in the pack from which on nobody pays for one more.
PLENTY = 4
#: What one more is worth next door to things that a card in hand finds.
BESIDE = 0.7
#: How much likelier one finds what one lacks in a deck of one's own choice (NM-ROM-01).
CHOSEN = 1.5
#: Cards that do an action of the room free, with the part that does it.
FREE_ACTIONS = {"piloting": "0", "old_friend": "0", "blocking_access": "0", "computer_skills": "1"}
#: Mission items that a beginner knows what to do with; the others it leaves alone.
ACTIVATED = ("armor", "autoloader", "intercom", "pilot_evacuation_key", "flashlight")
#: Cards that an intercom carries into other rooms.
CALLS = {"order", "motivation"}
#: Rooms that somebody needs in the end, and what another one must be worth to be repaired.
WAYS_OUT = ("hibernatorium", "cockpit", "evacuation_section_a", "evacuation_section_b")
MENDED = 1.0
#: What it is worth to mend an engine seen damaged, to one who wants the ship to arrive.
ENGINE = 5.0
#: What it is worth to one who stands beside it: more than trifles in the second half, and than
#: things to find if somebody is about to come.
AT_HAND, THREATENED = 2.0, 5.0
#: What it costs to stay in a fire for what brings nothing.
SCORCHED = 8.0
#: How often anybody sets the course at most.
STEERED = 3
#: Markers for broken rooms with which a room that nobody needs is repaired for the ship's sake.
WEARING = 3


class NemesisRookie(NemesisMind, Wary):
    """Sensible basics."""

    shunned = ("nest",)
    anywhere = ("rest", "reload")
    cleansing = ("alcohol",)
    exits = ("evacuation_section_a", "evacuation_section_b", "hibernatorium")
    fleeing = ("smoke_grenade", "suppressive_fire", "covering_fire", SCOUTING)
    running = drawing = frozenset({("adrenaline", "1")})
    tools = TOOLS
    thrown = ("grenade", "molotov_cocktail")
    scouting_things = ("recon_drone", "nemesis_plans")
    slipping = ("smoke_grenade", "suppressive_fire", "covering_fire")
    shooting = ("suppressive_fire", "covering_fire", "full_auto", "taking_aim")
    guarding = ("suppressive_fire", "covering_fire", "full_auto", "adrenaline")
    repelling = frozenset({("fire_extinguisher", "1")})
    doors = frozenset(
        {
            *(("demolition", "0"), ("computer_skills", "0"), ("knowledge_of_the_ship", "0")),
            *(("tools", "2"), ("energy_charge", "1"), ("energy_charge_yellow", "1")),
            ("plasma_torch", "0"),
        }
    )
    quenching = frozenset({("fire_extinguisher", "0"), ("pyrotechnics", "1")})
    loading = ("reload",)
    arming = ("recharge",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.steered = 0
        """How often it has set the course."""

    def goals_of(self, world: NemesisWorld) -> list[Goal]:
        """Everything worth walking for; a course that others turn back is left alone for a while.

        It is set once, and again when one may sleep soon: two set it to Mars and to Earth, six
        times each, with all their cards.
        """
        found = super().goals_of(world)
        soon = world.until_sleep <= 1 or self.hurry(world) >= NOW
        if self.steered < (STEERED if soon else 1):
            return found
        return [goal for goal in found if goal.action != "set_destination"]

    def picture(self, view: TableView) -> NemesisWorld:
        """The view as a beginner looks at it: with the fires that it knows of."""
        return foreseen(super().picture(view))

    def answer_to(self, kind: str) -> Callable[[NemesisWorld, DecisionView], str] | None:
        """How a kind of question is usually answered; what one needs here is not paid with."""
        if kind == "better_result":
            return self.better
        if kind == "keep_item":
            return self.kept
        if kind == "full_hands":
            return self.let_go
        if kind == "careful_noise":
            return self.mark
        if kind == "look_at_tile":
            return self.scouted
        if kind == "treated_wound":
            return self.worst
        return self.price if kind == "pay" else super().answer_to(kind)

    def deed(self, world: NemesisWorld, option: OptionView) -> float:
        """What an action brings in peace; what brings nothing is no reason to stay in a fire.

        One broke the room that burnt round it and so ended its turn there (17403, round 6).
        """
        worth = self.brought(world, option)
        burns = world.rooms[world.room].fire
        return worth - SCORCHED if burns and worth < 0.0 else worth

    def brought(self, world: NemesisWorld, option: OptionView) -> float:
        """The same, whether it burns or not."""
        verb = option.verb
        if verb == "room":
            return self.room_action(world, first_arg(option))
        if verb == "play":
            return self.card(world, option)
        if verb == "use":
            return self.item(world, option)
        if verb == "activate":
            return self.activated(world, first_arg(option))
        if verb == "pickup":
            # One changed two corpses for each other, four rounds long (16404, rounds 8 to 11).
            wanted = goals.sought(world, first_arg(option)) and not carried(world)
            return 8.0 if wanted and not handless(world) else -2.0
        if verb == "craft":
            return self.crafted(world, first_arg(option))
        return -5.0

    def activated(self, world: NemesisWorld, text: str) -> float:
        """NM-MIS-03: what a mission item is worth; what is spent on it stands behind its name.

        One gave its tools for an intercom without a card to call somebody with (12455, round 8).
        """
        key = item_key(text)
        heard = key != "intercom" or bool(CALLS & set(world.hand))
        return 1.5 if key in ACTIVATED and heard else -1.5

    def crafted(self, world: NemesisWorld, key: str) -> float:
        """A cure for the sick, else something to fight with; nothing of what heals one's wounds."""
        # Rather a wound than a larva: one kept the medkit for its hand (23403, round 10).
        spared = key == "antidote" and not world.bleeding
        if key in world.things or (robbed(world, key) and not spared):
            return -1.5
        if key == "antidote":
            # Before one walks to the Surgery, which wounds (16403, round 11).
            return MADE * self.cured(world) or -1.5
        return 1.0 if key in ("flamethrower", "taser") and not world.weapon() else -1.5

    def fighting_deed(self, world: NemesisWorld, option: OptionView) -> float:
        """What a card or an item is worth in a fight."""
        if option.verb == "play":
            return {
                "suppressive_fire": 2.6,
                "covering_fire": 2.6,
                "taking_aim": 2.4,
                "full_auto": 2.8,
                "adrenaline": 2.0,
                "reload": VAIN if world.weapon() else LOADED,
            }.get(first_arg(option), VAIN)
        if option.verb == "use":
            return {
                ("smoke_grenade", "0"): 3.2,
                ("taser", "0"): 2.4,
                ("grenade", "0"): self.blast(world),
                ("molotov_cocktail", "0"): self.blast(world),
                ("fire_extinguisher", "1"): 2.4,
                **dict.fromkeys(CHARGES, VAIN if world.weapon() else LOADED),
            }.get((item_key(first_arg(option)), option.args[1].text), VAIN)
        return VAIN

    def cured(self, world: NemesisWorld) -> float:
        """It grows with the wish to leave, as long as there is a round."""
        return super().cured(world) * goals.pressing(world)

    def room_action(self, world: NemesisWorld, key: str) -> float:
        """What the room's action is worth: goals first, then health."""
        if key in LEAVING and self.rash(world):
            return VAIN
        wanted = [g.value for g in self.goals if g.slot == world.room and g.action == key]
        if wanted and key == "enter_pod":
            near = world.beset
            late = AT_HAND if world.view.time <= goals.HALFWAY else 0.0
            return max(*wanted, THREATENED if near else late) - self.roll(world)
        if wanted and key == "hibernate":
            return max(wanted) - self.roll(world)
        me = world.me
        values = {
            "treat_wounds": max(dressed(world), 2.0 * len(me.wounds), 0.8 * me.light),
            "operate": self.cured(world) if operable(world) else -3.0,
            "eat": 1.0 * me.light + (0.6 * world.sick if not me.larva else -3.0),
            "shower": 1.0 * me.slime + (0.6 * world.sick if not me.larva else -3.0),
            "send_signal": 3.0 if goals.signals(world) else -1.5,
            "recharge": recharged(world),
            "look_for_item": self.rummaged(world),
            "check_engine": 1.0 if goals.engines_count(world) else -1.5,
            "check_engines": 1.6 if goals.engines_count(world) else -1.5,
            "analyse": 2.5,
            "flip_pod": 1.5 if world.locked_pods and not any(self.open_pods(world)) else -1.5,
            "look": 0.4,
            goals.PROCEDURE: sprinklers.worth(self, world),
            "stop_self_destruct": 4.0 if world.view.destruct >= 0 else -1.5,
        }
        return max([values.get(key, -3.0), *wanted])

    def rummaged(self, world: NemesisWorld) -> float:
        """NM-ROM-01: two cards for a thing, but not beside others that one card finds.

        One opened the door to a room with things in it, stayed in the Storage for another one, and
        passed with the card to search there (72410, round 5).
        """
        if len(world.me.pack) >= PLENTY:
            return -1.5
        goal = self.lead(world).goal
        loot = goal.slot in world.rooms and not goal.action and world.rooms[goal.slot].items > 0
        beside = loot and self.lead(world).step == goal.slot
        return (BESIDE if beside else 2.0) + CHOSEN * seeking(world)

    def card(self, world: NemesisWorld, option: OptionView) -> float:
        """Cards played for their effect."""
        key, part = first_arg(option), option.args[1].text
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            if self.robs_repair(world, key):
                return -1.5
            return 2.2 + 0.2 * room.items + seeking(world) if room.items > 0 else 1.0
        if key == "rest":
            return REST * world.sick if not world.me.larva else -3.0
        if key in REPAIRS:
            if part == "1":
                return self.engine(world)
            if not room.malfunction or part != "0":
                return -1.5
            # Nobody needs the Armory for a revolver: two cards went for it amid noise, the last
            # ones (112403, round 3). But every marker that comes back holds the ship together.
            idle = 0.6 if world.view.malfunctions_left <= WEARING else -1.5
            return self.repaired(world, option, 2.0 if self.useful(world) else idle)
        if key == "motivation":
            # Alone one plays a card for a card.
            return 2.2 if world.friends(world.room) else -1.5
        if key == "technical_corridors":
            return CRAWL if self.hemmed_in(world) and world.purse >= FULL else -2.0
        if key == "reload":
            return READY if empty(world) else recharged(world)
        if key == "knowledge_of_the_ship":
            return 0.6
        if key == SCOUTING:
            return self.scouting(world)
        if FREE_ACTIONS.get(key) == part:
            return self.gratis(world)
        if key == "piloting":
            return self.looked_up(world)
        return -2.0

    def robs_repair(self, world: NemesisWorld, key: str) -> bool:
        """Whether a card could be paid for only with the one repair that one has a use for.

        One looked for things so, and stood in the broken section with the key to its pod in its
        pack (112402, rounds 9 and 10).
        """
        cost = world.registry.action_cards[key].cost
        rest = [c for c in world.hand if c != key and not c.startswith("contamination")]
        repairs = [card for card in rest if card in REPAIRS]
        tools = {*world.things} & {*TOOLS}
        short = len(rest) - len(repairs) < cost and len(repairs) == 1 and not tools
        return short and bool(self.needed(world) & {*REPAIRS})

    def looked_up(self, world: NemesisWorld) -> float:
        """What Piloting is worth in a room with a computer: as much as the look that it saves.

        One walked from the Laboratory through noise to the Cockpit for it, with that card in hand
        (112401, round 2).
        """
        if world.view.coordinates:
            return -1.5
        looks = [goal.value for goal in self.goals if goal.action == "check_coordinates"]
        return max([1.2, *looks])

    def gratis(self, world: NemesisWorld) -> float:
        """What a card is worth that does an action of the room free: nothing if none is wanted."""
        best = max((self.room_action(world, action) for action in self._here(world)), default=-2.0)
        return best + 0.6 if best > 0.0 else -2.0

    def gratis_cards(self, world: NemesisWorld, tile: str) -> set[str]:
        """NM-MRK-25: those for rooms with a computer, the one for rooms without, and the helm."""
        computer = world.registry.rooms[tile].computer
        found = {"piloting", "blocking_access", "computer_skills"} if computer else {"old_friend"}
        return found | ({"piloting"} if tile == "cockpit" else set())

    def _here(self, world: NemesisWorld) -> list[str]:
        tile = world.rooms[world.room].tile
        return [action.key for action in world.registry.rooms[tile].actions] if tile else []

    def useful(self, world: NemesisWorld) -> bool:
        """Whether the room does something that this seat wants to have done sooner or later."""
        if world.rooms[world.room].tile in WAYS_OUT:
            return True
        # Nobody needs the Laboratory who has nothing to bring there: the only tools went for that
        # (72402, round 3).
        lie = {item.key for item in (*world.me.hands, *world.rooms[world.room].objects)}
        idle = () if lie & set(world.values.objects) else ("analyse",)
        acts = [action for action in self._here(world) if action not in idle]
        return any(self.room_action(world, action) >= MENDED for action in acts)

    def scouting(self, world: NemesisWorld) -> float:
        """A quiet step to where one wants to go.

        NM-MOV-03: where somebody is nobody listens, so that a step for one card does the same
        (23401, rounds 1 and 2; 23402, rounds 1 and 3).
        """
        drawn = self.lead(world)
        if not drawn.step or world.rooms[drawn.step].fire or world.friends(drawn.step):
            return -1.5
        # It takes two cards, as a careful step does: in the last round one was a card short of the
        # pod next door for it (82414, round 10).
        short = self.crept(world, drawn.step)
        quiet = self.urge(world, drawn.step, world.purse - 2) - short
        return max(quiet, self.listens(world)) - self.dread(world, drawn.step)

    def target(self, world: NemesisWorld, decision: DecisionView) -> str:
        """The quiet step leads where it was meant to lead, not into company."""
        if decision.options[0].verb == "course":
            self.steered += 1
        if decision.options[0].text == "done" and decision.options[-1].verb == "player":
            return self.takes_along(world, decision)
        if decision.options[0].verb == "to" and self.about(decision)[0] == SCOUTING:
            self.look(world)
            rooms = {option.text: int(first_arg(option)) for option in decision.options}
            return max(rooms, key=lambda text: self.spied(world, rooms[text]))
        if decision.options[0].verb == "to" and self.sprays(world, decision):
            self.look(world)
            rooms = {option.text: int(first_arg(option)) for option in decision.options}
            return max(rooms, key=lambda text: sprinklers.cleared(self, world, rooms[text]))
        return super().target(world, decision)

    def sprays(self, world: NemesisWorld, decision: DecisionView) -> bool:
        """Whether a room is asked for to clear it, by the action or by a card that does it free."""
        about = decision.about.get("action")
        if about is None or world.rooms[world.room].tile != "fire_control_system":
            return False
        card, part = self.about(decision)
        return goals.PROCEDURE in about.text or FREE_ACTIONS.get(card) == part

    def spied(self, world: NemesisWorld, slot: int) -> tuple[bool, bool, float]:
        """Where the quiet step is of use: nobody is there, then on one's way, then worth most."""
        alone = not (world.friends(slot) or world.foes(slot))
        return alone, slot == self.lead(world).step, self._room_worth(world, slot)

    def pod(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Unlock one of the nearer section, behind a door too if one has what opens it.

        Next door lay a section behind a door, and the card for it was in hand (15402, round 5).
        """
        locked = {p.number: p for p in world.view.pods if p.locked}
        opens = bool({*world.hand, *world.things} & {key for key, _ in self.doors})

        def worth(option: OptionView) -> float:
            pod = locked.get(int(first_arg(option)))
            slot = world.section(pod.section) if pod is not None else 0
            if pod is None:
                return -999.0  # an open one would be locked
            near = world.hops(world.room).get(slot, NOWHERE) + 1 if opens else NOWHERE
            return -float(min(near, world.distance(slot))) if slot else -50.0

        return max(decision.options, key=worth).text

    def open_pods(self, world: NemesisWorld) -> list[PodView]:
        """Pods with a free place that nobody has to unlock."""
        return [pod for letter in "AB" for pod in world.pods(letter) if not pod.locked]

    def engine(self, world: NemesisWorld) -> float:
        """What it is worth to work on the engine of this room."""
        wanted = [g.value for g in self.goals if g.slot == world.room and g.action == MENDING]
        if any(e.room == world.room and e.state == "damaged" for e in world.view.engines):
            # Whoever wants the ship to arrive does not leave what it has seen to be damaged (15402,
            # round 7: with the card in hand that costs nothing).
            wanted += [ENGINE] if "ship_reached" in world.wishes else []
        # Nor is a broken way out left to it that one wants (16402, round 10).
        ways = [g.slot for g in self.goals if g.action in LEAVING and g.value > goals.SOONER]
        spare = not any(world.rooms[slot].malfunction for slot in ways)
        return max([2.0 if spare and self.broken_engine(world) else -1.5, *wanted])

    def broken_engine(self, world: NemesisWorld) -> bool:
        """Whether the engine of this room is known to be damaged, or unknown."""
        return any(e.room == world.room and e.state != "working" for e in world.view.engines)

    def item(self, world: NemesisWorld, option: OptionView) -> float:
        """Items used for their effect."""
        if self.hoards(world, option):
            return -3.0
        key, part = item_key(first_arg(option)), option.args[1].text
        me = world.me
        if key == "medkit":
            return medicated(world, part)
        if key == "bandages":
            return dressed(world) if part == "0" else soothed(world)
        if key in ("clothes", "clothes_green"):
            return dressed(world) if part == "1" else 0.8 * me.slime
        if key == "extended_magazine":
            return 1.5
        if key == "alcohol":
            return 1.4
        if key == "flashlight":
            return 2.2 if world.rooms[world.room].items > 0 else -1.5
        if key == "antidote":
            return self.cured(world) or -1.5
        if key == "grenade":
            return self.lobbed(world)
        if key == "synthetic_food":
            return 1.6 if world.purse <= 2 else -1.5
        if key == "military_drugs":
            # NM-RND-04: a card for a card, but for the contamination that goes with it.
            return 1.6 if world.sick and world.purse <= 2 else -1.5
        if (key, part) in CHARGES:
            # Not where the room loads it, and one keeps the charge (NM-ROM-02; 72401, round 4).
            decision = world.view.decision
            offered = decision.options if decision is not None else ()
            loads = any(o.verb == "room" and first_arg(o) in self.arming for o in offered)
            return -1.5 if loads or not empty(world) else READY
        if key in POD_KEYS:
            return self.unlocking(world)
        if key in TOOLS:
            if part == "1":
                return self.engine(world)
            if part != "0" or not world.rooms[world.room].malfunction:
                return -1.5
            return self.repaired(world, option, 1.8 if self.useful(world) else -1.5)
        if key in ("recon_drone", "nemesis_plans"):
            return 0.6
        return -3.0

    def unlocking(self, world: NemesisWorld) -> float:
        """NM-POD-02: a key opens a pod of this section; it is not for locking one."""
        letter = next((x for x in "AB" if world.section(x) == world.room), "")
        pods = world.pods(letter) if letter else []
        shut = bool(pods) and all(pod.locked for pod in pods)
        # A key was used up in a broken section that one could not leave from (72419, round 9).
        return 6.0 if shut and goals.usable(world, world.room) else -1.5
