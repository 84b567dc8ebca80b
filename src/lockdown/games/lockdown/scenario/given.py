"""Reading what `given` says about things that only Lockdown has."""

from __future__ import annotations

import re

from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.scenario.plan import LockdownPlan
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import Reader, Words
from lockdown.scenario.reading import FILLERS, either, listed, one_word
from lockdown.state import keys

# ---- rooms and places


def vented(plan: LockdownPlan, slot: int, _negated: bool) -> None:
    """`room 009 depressurizing`."""
    plan.once("depressurizing")
    plan.vented = slot


def place(text: str) -> int | None:
    """A place outside the rooms."""
    if text == "launched":
        return keys.LAUNCHED
    if text in ("locked in", "in isolation", "locked in the isolation room"):
        return keys.LOCKED_IN
    if text in ("in bunker", "in the bunker"):
        return keys.BUNKER
    if match := re.match(r"^in container ([ABC])$", text):
        return keys.CONTAINER_A + "ABC".index(match[1])
    return None


# ---- the crew


def knowledge(value: int, rs: LockdownRuleset) -> None:
    """The track of knowledge has an end."""
    if value > rs.knowledge_max:
        raise ScenarioError(f"knowledge ends at {rs.knowledge_max}")


def contingency(_: LockdownPlan, word: str) -> int:
    """A contingency token."""
    return say.key(word, keys.CONTINGENCIES, "contingency")


# ---- tracks and tokens


def _power(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    for words in found:
        place = say.key(words[0], keys.SECTIONS, "place of a power token")
        plan.once(f"power {words[0]}")
        token: int | None = None
        on: bool | None = None
        for word in words[1:]:
            if word in ("on", "off"):
                on = word == "on"
            elif word in ("1", "2", "3", "4"):
                token = int(word)
            elif word not in FILLERS:
                raise ScenarioError("write 'power S-01 1 on, S-02 3 off, elevator off'")
        plan.power[place] = (token, on)


def _time(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    for word in (w for part in found for w in part):
        if word in ("blue", "red"):
            plan.time_blue = word == "blue"
        elif word not in (*FILLERS, "at", "on"):
            plan.time = say.space(word, plan.rs)


def _elevator(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    slot = say.room(one_word(found, "elevator in 007"), plan.rs.board)
    if slot not in plan.rs.board.elevator_rooms:
        names = ", ".join(f"{s:03d}" for s in plan.rs.board.elevator_rooms)
        raise ScenarioError(f"the elevator is in one of {names}")
    plan.elevator = slot


def _gate(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    plan.gate_open = either(found, "open", "closed", "gate")


def _rover(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    words = [w for part in found for w in part if w not in (*FILLERS, "at", "in")]
    if len(words) != 1 or not words[0].isdigit():
        plan.rover_here = either(found, "here", "away", "rover")
        return
    plan.rover = say.room(words[0], plan.rs.board)
    if plan.rover not in plan.rs.board.exit_rooms:
        names = ", ".join(f"{slot:03d}" for slot in plan.rs.board.exit_rooms)
        raise ScenarioError(f"the rover stands at one of {names}, or away")


def _isolation(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    plan.isolation_open = either(found, "open", "closed", "isolation")


def _destruct(plan: LockdownPlan, found: list[Words], negated: bool) -> None:
    if negated:
        return
    words = [w for part in found for w in part]
    plan.destruct_red = "red" in words
    rest = [w for w in words if w not in ("red", "yellow")]
    plan.destruct = say.space(one_word([rest], "self-destruct at 5 yellow"), plan.rs)


def _emergency(plan: LockdownPlan, found: list[Words], negated: bool) -> None:
    if not negated:
        plan.emergency = say.space(one_word(found, "emergency at 4"), plan.rs)


def _css(plan: LockdownPlan, found: list[Words], negated: bool) -> None:
    for words in found:
        rest = [w for w in words if w not in (*FILLERS, "at", "on")]
        space = say.space(rest[0], plan.rs)
        plan.once(f"css {rest[0]}")
        if negated:
            plan.no_css.add(space)
            continue
        face: int | None = None
        up: bool | None = None
        for word in rest[1:]:
            if word in ("revealed", "hidden"):
                up = word == "revealed"
            else:
                face = say.key(word, keys.CSS_TOKENS, "CSS token")
        plan.css[space] = (face, up)


def _analysed(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    names = listed([w for part in found for w in part])
    plan.analysed = [say.item(name, plan.rs) & 255 for name in names]


def _computer(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    words = [w for part in found for w in part if w != "card"]
    plan.once("computer card")
    plan.computer = say.key(
        one_word([words], "computer card computer_a"), keys.COMPUTERS, "computer"
    )


def _contingency(plan: LockdownPlan, found: list[Words], _negated: bool) -> None:
    for words in found:
        plan.once(f"contingency {words[0]}")
        if words[0] == "up":
            plan.turned_up = [say.number(w, "place in the pool") for w in listed(words[1:])]
            continue
        faces = [say.key(w, keys.CONTINGENCIES, "contingency") for w in listed(words[1:])]
        if words[0] == "pool":
            plan.pool = faces
        elif words[0] == "active" and len(faces) == 1:
            plan.active_contingency = faces[0]
        else:
            raise ScenarioError("write 'contingency active red, pool green blue, up 1'")


SUBJECTS: dict[str, Reader] = {
    "power": _power,
    "time": _time,
    "elevator": _elevator,
    "gate": _gate,
    "rover": _rover,
    "isolation": _isolation,
    "self-destruct": _destruct,
    "emergency": _emergency,
    "css": _css,
    "analysed": _analysed,
    "computer": _computer,
    "contingency": _contingency,
}
#: Those that can be stated only once, and those that can be denied.
ONCE = (*("elevator", "gate", "rover", "isolation", "self-destruct", "emergency", "analysed"),)
DENIABLE = ("css", "self-destruct", "emergency")
