"""What a seat has legally seen (LD-SET-34), as scenarios say it."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.state import keys

USAGE = (
    "write 'seen room 004', 'seen token 004', 'seen css 10', 'seen contingency active', "
    "'seen contingency B', 'seen contingency pool 1', 'seen objective B proof', "
    "'seen item B medkit', 'seen event 1 lurking', 'seen attack 2 cut:3', "
    "'seen red bottom 1 grenade' (the lowest card of the deck)"
)


def _tokens(t: LockdownTable, where: list[str]) -> int:
    """The mask of the contingency tokens in a place."""
    if where == ["active"]:
        places = [-1]
    elif len(where) == 2 and where[0] == "pool":
        places = [9 + say.number(where[1], "place in the pool")]
    elif len(where) == 1:
        places = [say.seat(where[0], t.n)]
    else:
        raise ScenarioError(USAGE)
    return sum(1 << i for i, place in enumerate(t.ctg_place) if place in places)


def _what(t: LockdownTable, seat: int, words: list[str]) -> tuple[str, object]:
    """(field of the table, mask or entry) of what was seen."""
    words = [word for word in words if word not in ("of", "the")]
    if len(words) < 2:
        raise ScenarioError(USAGE)
    head, rest = words[0], words[1:]
    if head in ("room", "tile"):
        return "seen_tile", 1 << say.room(rest[0], t.rs.board)
    if head == "token":
        return "seen_token", 1 << say.room(rest[0], t.rs.board)
    if head == "css":
        space = say.space(rest[0], t.rs)
        if space not in t.css_space:
            raise ScenarioError(f"no CSS token lies on space {space}")
        return "seen_css", 1 << t.css_space.index(space)
    if head == "contingency":
        return "seen_ctg", _tokens(t, rest)
    if head == "objective" and len(rest) == 2:
        objective = say.key(rest[1], keys.OBJECTIVES, "objective")
        return "seen_objective", (seat, say.seat(rest[0], t.n), objective)
    if head == "item" and len(rest) == 2:
        return "seen_item", (seat, say.seat(rest[0], t.n), say.item(rest[1], t.rs))
    if head in ("event", "attack", *keys.COLOURS[:3]):
        return "seen_card", (seat, head, *_in_deck(t, head, rest))
    raise ScenarioError(USAGE)


def _in_deck(t: LockdownTable, deck: str, words: list[str]) -> tuple[int, int]:
    """`1 lurking`, `bottom 1 grenade`: (place in the deck, card)."""
    below = words[0] == "bottom"
    if len(words) != 2 + below:
        raise ScenarioError(USAGE)
    depth = say.number(words[-2], "place in the deck") - 1
    if deck == "event":
        card = say.key(words[-1], keys.EVENTS, "event card")
    elif deck == "attack":
        card = say.attack(words[-1], t.rs)
    else:
        card = say.key(words[-1], keys.ITEMS, "item")
    return (~depth if below else depth), card


def has_seen(t: LockdownTable, seat: int, words: list[str]) -> None:
    """Note on the table that the seat has seen it."""
    name, value = _what(t, seat, words)
    if isinstance(value, int):
        getattr(t, name)[seat] |= value
    else:
        setattr(t, name, (*getattr(t, name), value))


def sees(t: LockdownTable, seat: int, words: list[str]) -> bool:
    """Whether the seat has seen it and may remember it."""
    name, value = _what(t, seat, words)
    if isinstance(value, int):
        return bool(value) and getattr(t, name)[seat] & value == value
    return value in getattr(t, name)
