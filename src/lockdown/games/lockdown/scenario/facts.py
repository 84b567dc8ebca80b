"""Checking what only Lockdown has on its table."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules.queries import powered
from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.parts import Checker, Words
from lockdown.scenario.piles import items_pile
from lockdown.scenario.reading import flat
from lockdown.state import keys
from lockdown.state.keys import SECTIONS

# ---- rooms


def vented(t: LockdownTable, slot: int) -> tuple[str, bool]:
    """Whether the air of a room is about to escape."""
    return "depressurizing", t.vented == slot


def lit(t: LockdownTable, slot: int) -> tuple[str, bool]:
    """Whether the room is powered."""
    return "powered", powered(t, slot)


def dark(t: LockdownTable, slot: int) -> tuple[str, bool]:
    """Whether the room is not powered."""
    return "dark", not powered(t, slot)


# ---- tracks and tokens


def _power(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    for words in found:
        place = say.key(words[0], SECTIONS, "place of a power token")
        token = t.power[place]
        for word in words[1:]:
            if word in ("on", "off"):
                there = "on" if token > 0 else "off"
                compare.word(f"power {words[0]}", there, [word])
            elif word not in ("is", "token"):
                compare.number(f"power token of {words[0]}", abs(token), [word])


def _time(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    words = flat(found)
    for side in ("blue", "red"):
        if side in words:
            compare.word("time token", "blue" if t.time_blue else "red", [side])
            words.remove(side)
    if words:
        compare.space("time", t.time, words)


def _elevator(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    words = flat(found, "in")
    compare.number("elevator", t.elevator, words)


def _gate(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    compare.word("gate", "open" if t.gate_open else "closed", flat(found))


def _rover(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    words = flat(found, "at")
    if any(word.isdigit() for word in words):
        compare.number("rover", t.rs.rover_at(t), words)
        return
    compare.word("rover", "here" if t.rover_here else "away", words)


def _isolation(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    compare.word("isolation", "open" if t.isolation_open else "closed", flat(found))


def _destruct(t: LockdownTable, found: list[Words], negated: bool) -> None:
    words = flat(found)
    if negated or words == ["none"]:
        compare.flag("self-destruct active", t.destruct >= 0, False)
        return
    if t.destruct < 0:
        raise Expected("the self-destruct sequence is not active")
    for word in words:
        if word in ("red", "yellow"):
            compare.word("self-destruct", "red" if t.destruct_red else "yellow", [word])
        else:
            compare.space("self-destruct", t.destruct, [word])


def _emergency(t: LockdownTable, found: list[Words], negated: bool) -> None:
    words = flat(found)
    if negated or words == ["none"]:
        compare.flag("emergency procedure started", t.emergency >= 0, False)
    else:
        compare.space("emergency", t.emergency, words)


def _css(t: LockdownTable, found: list[Words], negated: bool) -> None:
    for part in found:
        words = flat([part])
        space = say.space(words[0], t.rs)
        if negated:
            compare.flag(f"css {space}", space in t.css_space, False)
            continue
        if space not in t.css_space:
            raise Expected(f"no CSS token lies on space {space}")
        i = t.css_space.index(space)
        for word in words[1:]:
            if word in ("revealed", "hidden"):
                there = "revealed" if t.css_up >> i & 1 else "hidden"
                compare.word(f"css {space}", there, [word])
            else:
                say.key(word, keys.CSS_TOKENS, "CSS token")
                compare.word(f"css {space}", keys.CSS_TOKENS[t.css_face[i]], [word])


def _computer(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    words = flat(found, "card")
    for word in words:
        if word != "not":
            say.key(word, keys.COMPUTERS, "computer card")
    compare.word("computer card", keys.COMPUTERS[t.computer], words)


def _analysed(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    items_pile(t, "analysed", t.analysed).check([word for part in found for word in part])


def _contingency(t: LockdownTable, found: list[Words], _negated: bool) -> None:
    for words in found:
        if words[0] == "active":
            tokens_pile(t, "contingency active", lambda p: p == -1).check(words[1:])
        elif words[0] == "pool":
            tokens_pile(t, "contingency pool", lambda p: p >= 10).check(words[1:])
        elif words[0] == "up":
            _turned_up(t).check(words[1:])
        else:
            raise ScenarioError(
                "write 'contingency active red', 'contingency pool has green', 'contingency up 1'"
            )


def _turned_up(t: LockdownTable) -> Pile:
    """The places in the pool whose tokens lie open for all (LD-COP-03)."""
    places = [place - 9 for i, place in enumerate(t.ctg_place) if t.ctg_up >> i & 1]
    return Pile(
        "contingency up",
        sorted(places),
        str,
        lambda w, place: say.number(w, "place in the pool") == place,
    )


def tokens_pile(t: LockdownTable, what: str, places: Callable[[int], bool]) -> Pile:
    """Contingency tokens in some places."""
    found = sorted((place, face) for face, place in zip(t.ctg_face, t.ctg_place, strict=True))
    return Pile(
        what,
        [face for place, face in found if places(place)],
        lambda i: keys.CONTINGENCIES[i],
        lambda w, i: say.key(w, keys.CONTINGENCIES, "contingency") == i,
    )


def held_tokens(t: LockdownTable, seat: int) -> Pile:
    """The contingency tokens of one player."""
    return tokens_pile(t, f"{say.SEATS[seat]} contingency", lambda place: place == seat)


SUBJECTS: dict[str, Checker] = {
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
