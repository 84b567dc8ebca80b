"""Checking what only the original game has on its table."""

from __future__ import annotations

from lockdown.games.nemesis.pods import passengers
from lockdown.games.nemesis.scenario import given
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.facts import first_player_or_encounter
from lockdown.scenario.parts import Checker, Words
from lockdown.scenario.reading import FILLERS, flat
from lockdown.state import keys

STATES = ("damaged", "working")

# ---- rooms and places


def vented(t: NemesisTable, slot: int) -> tuple[str, bool]:
    """Whether the air of a room is about to escape."""
    return "depressurizing", t.vented == slot


def placed(t: NemesisTable, seat: int) -> int:
    """Where a character is; of a pod also which one, as `given.place` says it."""
    pod = t.pod_of[seat]
    return t.place[seat] | (t.pod_number[pod] << 8 if pod >= 0 else 0)


# ---- engines and course


def _engine(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    for part in found:
        negated = "not" in part
        words = [word for word in part if word not in (*FILLERS, "not")]
        if not words or words[-1] not in STATES:
            raise ScenarioError(given.ENGINE_USAGE)
        for number in [given.engine(word) for word in words[:-1]] or (0, 1, 2):
            there = STATES[t.engines[number]]
            compare.word(f"engine {number + 1}", there, ["not"] * negated + words[-1:])


def _coordinates(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    wanted = given.coordinates(flat(found, "card"), t.rs)
    compare.word("coordinates", keys.COORDINATES[t.coordinates], [keys.COORDINATES[wanted]])


def _destination(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    words = [word.upper() if len(word) == 1 else word for word in flat(found)]
    compare.word("destination", COURSE_SPACES[t.destination], words)


# ---- tracks


def _destruct(t: NemesisTable, found: list[Words], negated: bool) -> None:
    words = flat(found)
    if negated or words == ["none"]:
        compare.flag("self-destruct active", t.destruct >= 0, False)
        return
    if t.destruct < 0:
        raise Expected("the self-destruct sequence is not active")
    if words != ["active"]:
        space = given.destruct_space(words[-1] if words else "", t.rs)
        compare.number("self-destruct", t.destruct, [*words[:-1], str(space)])


def _hibernation(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    compare.word("hibernation", "open" if t.hibernation_open else "closed", flat(found))


def _first(t: NemesisTable, found: list[Words], negated: bool) -> None:
    words = flat(found)
    if words[:1] != ["death"]:
        first_player_or_encounter(t, found, negated)
        return
    there = "over" if t.somebody_died else "to come"
    compare.word("first death", there, [" ".join(words[1:])])


def _attacks(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    compare.flag("attacks skipped", t.attacks_skipped, given.skipped(found))


def rushes(t: NemesisTable, seat: int) -> bool:
    """NM-RND-06: whether a character acts on until it passes."""
    return t.rushing == seat


def _ship(t: NemesisTable, found: list[Words], negated: bool) -> None:
    """NM-VIC-04: `ship reaches mars`, once the card was shown."""
    words = flat(found, "to", "in", "has")
    if len(words) != 2 or words[0] not in ("reaches", "reached"):
        raise ScenarioError("write 'ship reaches mars' or 'ship is destroyed'")
    wanted = say.key(words[1], keys.DESTINATIONS, "destination")
    there = keys.DESTINATIONS[t.arrived] if t.arrived >= 0 else "nowhere"
    compare.word("the ship", there, ["not"] * negated + [keys.DESTINATIONS[wanted]])


# ---- pods


def _pod(t: NemesisTable, found: list[Words], negated: bool) -> None:
    for part in found:
        words = [word for word in part if word not in (*FILLERS, "in", "section")]
        number = given.pod_number(words[0] if words else "")
        if number not in t.pod_number:
            raise Expected(f"pod {number} is not in this game")
        pod = t.pod_number.index(number)
        name, no = f"pod {number}", negated
        for word in words[1:]:
            if word in ("no", "not"):
                no = True
                continue
            if word in ("A", "B"):
                compare.flag(f"{name} in {word}", "AB"[t.pod_section[pod]] == word, not no)
            elif word in ("locked", "unlocked"):
                locked = bool(t.pod_locked >> pod & 1)
                compare.flag(f"{name} locked", locked, (word == "locked") != no)
            elif word in ("launched", "gone"):
                compare.flag(f"{name} launched", bool(t.pod_gone >> pod & 1), not no)
            elif word == "empty":
                compare.flag(f"{name} empty", not passengers(t, pod), not no)
            else:
                raise ScenarioError(given.POD_USAGE)
            no = False
        if not words[1:]:
            raise ScenarioError(given.POD_USAGE)


def _pods(t: NemesisTable, found: list[Words], _negated: bool) -> None:
    words = [word for word in flat(found) if word != "all"]
    if words in (["locked"], ["unlocked"]):
        there = [pod for pod in range(len(t.pod_number)) if not t.pod_gone >> pod & 1]
        for pod in there:
            state = "locked" if t.pod_locked >> pod & 1 else "unlocked"
            compare.word(f"pod {t.pod_number[pod]}", state, words)
        return
    wanted = [] if words == ["none"] else [given.pod_number(word) for word in words]
    if sorted(wanted) != list(t.pod_number):
        shown = " ".join(map(str, t.pod_number)) or "none"
        raise Expected(f"pods should be {' '.join(words)}; there are {shown}")


# ---- what somebody has seen (NM-SET-33)


def saw_engine(t: NemesisTable, seat: int, words: Words) -> None:
    """`seen engine 1`: what lies on top of it is remembered, as long as it can be followed."""
    seen = list(t.seen_engines[seat])
    for word in words:
        if word not in (*STATES, *FILLERS):
            engine = given.engine(word)
            seen[engine] = t.engines[engine]
    t.seen_engines[seat] = (seen[0], seen[1], seen[2])


def knows_engine(t: NemesisTable, seat: int, words: Words) -> bool:
    """`seen engine 1`, `seen engine 1 damaged`: what it believes now."""
    states = [STATES.index(word) for word in words if word in STATES]
    named = [given.engine(word) for word in words if word not in (*STATES, *FILLERS)]
    beliefs = [t.seen_engines[seat][engine] for engine in named]
    return bool(beliefs) and all(b in (states or (0, 1)) for b in beliefs)


def saw_coordinates(t: NemesisTable, seat: int, _words: Words) -> None:
    """`seen coordinates`."""
    t.seen_coordinates |= 1 << seat


def knows_coordinates(t: NemesisTable, seat: int, _words: Words) -> bool:
    """`seen coordinates`."""
    return bool(t.seen_coordinates >> seat & 1)


# ---- the Intruder player


def _hunter(t: NemesisTable, found: list[Words], negated: bool) -> None:
    """`hunter is B`, `no hunter`, `hunter hand has planning_4`, `hunter discard is …`, `deck`."""
    if not isinstance(t, HuntTable):
        raise ScenarioError("nobody plays the Intruder without 'option intruder_player=yes'")
    there = say.SEATS[t.hunter] if t.hunter >= 0 else "none"
    if negated:
        compare.word("hunter", there, ["none"])
        return
    words = [word for part in found for word in part]
    zones = {"hand": t.hunt_hand, "discard": t.hunt_discard, "deck": t.hunt_deck[::-1]}
    if words and words[0] in zones:
        compare.Pile(
            f"hunter {words[0]}",
            zones[words[0]],
            lambda card: keys.INTRUDER_ACTIONS[card],
            lambda word, card: given.hunt_card(word) == card,
        ).check(words[1:])
    else:
        compare.word("hunter", there, words)


SUBJECTS: dict[str, Checker] = {
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
    "ship": _ship,
    "hunter": _hunter,
}
