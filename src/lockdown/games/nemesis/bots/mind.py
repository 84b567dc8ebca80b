"""What every bot of the original game has in common: its picture, its answers, its words."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots import answers
from lockdown.bots.answers import first_arg
from lockdown.bots.footsteps import Goal
from lockdown.bots.rookie import RookieBot
from lockdown.bots.talk import Phrase
from lockdown.games.nemesis.bots import goals, intruder, talk
from lockdown.games.nemesis.bots.values import WORST
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.views.types import DecisionView, OptionView, TableView

#: What the Emergency Room does, one of three.
DRESS, HEAL, SOOTHE = "option dress", "option heal", "option heal_light"
#: Seats as options name them.
LETTERS = "ABCDE"


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


def tended(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-ROM-04: wounds are dressed that hinder; of others one less is better, dressed or not.

    With two light wounds beside two serious ones somebody dressed the hand that it needed for
    things, of which it had none (82102, round 6).
    """
    texts = [option.text for option in decision.options]
    things = {item.key for item in world.me.hands} | set(world.things)
    used = any(not world.registry.items[key].weapon for key in things)
    open_ = {wound.key for wound in world.me.wounds if not wound.dressed}
    # From an arm things have fallen already; a hand hinders those who use things (NM-HRT-05).
    hinders = open_ - {"arm"} - (set() if used else {"hand"})
    first = (DRESS, HEAL, SOOTHE) if hinders else (HEAL, SOOTHE, DRESS)
    return next(text for text in (*first, *texts) if text in texts)


def set_course(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-ROM-30: where this seat may sleep, and best where its objective wants the ship."""
    space = world.space_of(*world.wanted_harbours) or world.space_of(*world.harbours)
    for option in decision.options:
        if option.verb == "course" and first_arg(option) == space:
            return option.text
    return decision.options[0].text


def armoured(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-ATK-05: an armor is for exactly this, before a card that does the same.

    Not in the event phase: the card that is played then comes anew, and the armor does not (92303,
    round 3).
    """
    if world.view.phase == "events" and any(o.verb == "react" for o in decision.options):
        return answers.react(world, decision)
    for option in decision.options:
        if option.verb == "react-item":
            return option.text
    return answers.react(world, decision)


def consent(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-ROM-11: what is analysed is not used up, so let it be, if one wants to know it oneself."""
    analysed = decision.about["action"].text.split("/")[:2] == ["room", "analyse"]
    if analysed and world.awaited & {item.key for item in world.me.hands}:
        return answers.agree(world, decision)
    return answers.consent(world, decision)


def drugged(world: NemesisWorld, decision: DecisionView) -> str:
    """NM-RND-04: contamination goes, which pays for nothing; for every card a new one comes."""
    texts = [option.text for option in decision.options]
    return next((t for t in texts if t.startswith("discard contamination")), "done")


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
    "attack_shown": armoured,
    "agree": consent,
    "drugs_discard": drugged,
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
            if pod is None:
                return -999.0  # an open one would be locked
            return -float(world.distance(slot)) if slot else -50.0

        return max(decision.options, key=worth).text

    def goals_of(self, world: NemesisWorld) -> list[Goal]:
        """Everything worth walking for."""
        return goals.goals(world)

    def hurry(self, world: NemesisWorld) -> int:
        """0: there is time, 1: it is time to go, 2: now or never, 3: the last round."""
        return goals.hurry(world)
