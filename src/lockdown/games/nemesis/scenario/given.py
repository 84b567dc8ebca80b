"""Reading what `given` says about things that only the original game has."""

from __future__ import annotations

import re

from lockdown.games.nemesis.cards.tokens import ALL_PODS
from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.games.nemesis.scenario.plan import NemesisPlan
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.given_board import first_player_or_encounter
from lockdown.scenario.parts import Reader, Words
from lockdown.scenario.reading import FILLERS, either, listed, one_word
from lockdown.state import keys

#: How things are written, for messages.
ENGINE_USAGE = "write 'engine 1 working, 2 damaged'"
POD_USAGE = "write 'pod 2 in A unlocked', 'pod 1 launched', 'pods 1 2 3' or 'pods unlocked'"
COORDINATES_USAGE = (
    "write 'coordinates coordinates_3' or what lies under A to D: "
    "'coordinates deep_space mars earth venus'"
)

HUNTER_USAGE = "write 'hunter B, hand pursuit_1 planning_4, discard self_healing'"

# ---- rooms and places


def vented(plan: NemesisPlan, slot: int, _negated: bool) -> None:
    """`room 009 depressurizing`."""
    plan.once("depressurizing")
    plan.vented = slot


def place(text: str) -> int | None:
    """A place outside the rooms; of a pod also which one, in the bits above."""
    text = re.sub(r"^(?:waiting|waits) in ", "in ", text)
    if text in ("hibernating", "asleep", "in hibernation"):
        return keys.HIBERNATING
    if text in ("escaped", "launched"):
        return keys.ESCAPED
    if match := re.match(r"^in (?:a )?pod(?: (\d))?$", text):
        return keys.IN_POD | int(match[1] or 0) << 8
    return None


# ---- engines and course


def engine(word: str) -> int:
    """The engine of that number, from 0."""
    if word not in ("1", "2", "3"):
        raise ScenarioError(ENGINE_USAGE)
    return int(word) - 1


def _engine(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    for part in found:
        words = [word for word in part if word not in FILLERS]
        numbers = [engine(word) for word in words[:-1]]
        if not words or words[-1] not in ("working", "damaged"):
            raise ScenarioError(ENGINE_USAGE)
        # `engines working`: all of them.
        for number in numbers or (0, 1, 2):
            plan.once(f"engine {number + 1}")
            plan.engines[number] = words[-1] == "working"


def coordinates(words: Words, rs: NemesisRuleset) -> int:
    """A coordinates card by its key, or by the destinations under A, B, C and D."""
    words = [word for word in words if word not in (*FILLERS, "card")]
    if words[::2] == list(COURSE_SPACES):
        words = words[1::2]  # `A mars, B earth, C deep_space, D venus`
    if len(words) == 1:
        return say.key(words[0], keys.COORDINATES, "coordinates card")
    if len(words) != len(COURSE_SPACES):
        raise ScenarioError(COORDINATES_USAGE)
    wanted = tuple(say.key(word, keys.DESTINATIONS, "destination") for word in words)
    if wanted not in rs.coordinates:
        raise ScenarioError(f"no coordinates card has {' '.join(words)}; {COORDINATES_USAGE}")
    return rs.coordinates.index(wanted)


def _coordinates(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    plan.coordinates = coordinates([word for part in found for word in part], plan.rs)


def course_space(word: str) -> int:
    """A space of the destination track."""
    return say.key(word.upper(), COURSE_SPACES, "space of the destination track (A to D)")


def _destination(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    plan.destination = course_space(one_word(found, "destination C"))


# ---- tracks


def destruct_space(word: str, rs: NemesisRuleset) -> int:
    """A space of the self-destruct track; the skull is 0."""
    start = rs.board.destruct_start
    space = 0 if word == "skull" else say.number(word, "self-destruct")
    if space > start:
        raise ScenarioError(f"the self-destruct track has the spaces {start} to 1, and the skull")
    return space


def _destruct(plan: NemesisPlan, found: list[Words], negated: bool) -> None:
    if negated or [word for part in found for word in part] == ["none"]:
        return
    space = destruct_space(one_word(found, "self-destruct at 4"), plan.rs)
    if space == 0:
        raise ScenarioError("on the skull the ship explodes: write 'game ends: self_destruct'")
    plan.destruct = space


def _hibernation(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    plan.hibernation_open = either(found, "open", "closed", "hibernation")


def _first(plan: NemesisPlan, found: list[Words], negated: bool) -> None:
    words = [w for part in found for w in part if w not in FILLERS]
    if words[0] != "death":
        first_player_or_encounter(plan, found, negated)
        return
    state = " ".join(words[1:])
    if state not in ("to come", "over"):
        raise ScenarioError("write 'first death over' or 'first death to come'")
    plan.once("first death")
    plan.somebody_died = state == "over"


def _attacks(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    """NM-RND-16: `attacks skipped`."""
    plan.attacks_skipped = skipped(found)


def skipped(found: list[Words]) -> bool:
    """Whether `attacks skipped` or `attacks not skipped` is said."""
    words = [w for part in found for w in part if w not in FILLERS]
    if words not in (["skipped"], ["not", "skipped"]):
        raise ScenarioError("write 'attacks skipped' or 'attacks not skipped'")
    return words == ["skipped"]


def rushing(plan: NemesisPlan, seat: int) -> None:
    """NM-RND-06: `A is rushing`."""
    plan.once("who is rushing")
    plan.rushing = seat


# ---- pods


def pod_number(word: str) -> int:
    """The printed number of a pod."""
    if not word.isdigit() or int(word) not in ALL_PODS:
        raise ScenarioError(POD_USAGE)
    return int(word)


def _pod(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    for part in found:
        words = [word for word in part if word not in (*FILLERS, "in", "section")]
        number = pod_number(words[0] if words else "")
        plan.once(f"pod {number}")
        about = plan.pod(number)
        for word in words[1:]:
            if word in ("A", "B"):
                about.section = "AB".index(word)
            elif word in ("locked", "unlocked"):
                about.locked = word == "locked"
            elif word in ("launched", "gone"):
                about.launched = True
            else:
                raise ScenarioError(POD_USAGE)
        if not words[1:]:
            raise ScenarioError(POD_USAGE)


def _pods(plan: NemesisPlan, found: list[Words], negated: bool) -> None:
    words = [] if negated else listed([word for part in found for word in part])
    states = [word for word in words if word in ("locked", "unlocked")]
    words = [word for word in words if word not in (*states, "all")]
    if len(states) > 1:
        raise ScenarioError("pods are locked or unlocked")
    if states:
        plan.once("pods locked")
        plan.pods_locked = states == ["locked"]
    if words or not states:
        plan.once("pods")
        plan.pod_numbers = sorted({pod_number(word) for word in words})


# ---- the Intruder player


def hunt_card(word: str) -> int:
    """A card of the Intruder player."""
    return say.key(word, keys.INTRUDER_ACTIONS, "Intruder action card")


def _hunter(plan: NemesisPlan, found: list[Words], _negated: bool) -> None:
    """`hunter B, hand pursuit_1 planning_4, discard self_healing, next metamorphosis`."""
    plan.once("hunter")
    for part in found:
        words = [word for word in part if word not in FILLERS]
        if len(words) == 1 and words[0] in say.SEATS:
            plan.hunter = say.SEATS.index(words[0])
        elif words and words[0] in ("hand", "discard", "next"):
            cards = [hunt_card(word) for word in words[1:]]
            getattr(plan, f"hunt_{words[0]}").extend(cards)
        else:
            raise ScenarioError(HUNTER_USAGE)
    if plan.hunter < 0:
        raise ScenarioError(HUNTER_USAGE)


SUBJECTS: dict[str, Reader] = {
    "engine": _engine,
    "engines": _engine,
    "coordinates": _coordinates,
    "destination": _destination,
    "self-destruct": _destruct,
    "hibernation": _hibernation,
    "first": _first,
    "pod": _pod,
    "pods": _pods,
    "attacks": _attacks,
    "hunter": _hunter,
}
#: Those that can be stated only once, and those that can be denied.
ONCE = ("coordinates", "destination", "self-destruct", "hibernation", "attacks")
DENIABLE = ("self-destruct", "pods")
