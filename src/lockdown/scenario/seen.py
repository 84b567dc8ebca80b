"""What a seat has legally seen (LD-SET-34), as scenarios say it."""

from __future__ import annotations

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import Memory, Words, parts_of
from lockdown.scenario.piles import decks_of
from lockdown.state import keys
from lockdown.state.table import Table

_USAGE = (
    *("seen room 004", "seen token 004", "seen objective B proof", "seen item B medkit"),
    *("seen event 1 lurking", "seen attack 2 cut:3", "seen red bottom 1 grenade"),
)


def _what(t: Table, seat: int, words: Words) -> tuple[str, object]:
    """(field of the table, mask or entry) of what was seen."""
    own = parts_of(t.rs.game)
    usage = ", ".join(f"'{text}'" for text in (*_USAGE, *own.seen_usage))
    if len(words) < 2:
        raise ScenarioError(f"write {usage}")
    head, rest = words[0], words[1:]
    if head in own.seen:
        return own.seen[head](t, seat, rest)
    if head in ("room", "tile"):
        return "seen_tile", 1 << say.room(rest[0], t.rs.board)
    if head == "token":
        return "seen_token", 1 << say.room(rest[0], t.rs.board)
    if head == "objective" and len(rest) == 2:
        objective = say.key(rest[1], keys.OBJECTIVES, "objective")
        return "seen_objective", (seat, say.seat(rest[0], t.n), objective)
    if head == "item" and len(rest) == 2:
        return "seen_item", (seat, say.seat(rest[0], t.n), say.item(rest[1], t.rs))
    decks = decks_of(t.rs.game)
    below = rest[0] == "bottom"
    if head in decks and len(rest) == 2 + below:
        depth = say.number(rest[-2], "place in the deck") - 1
        # From the bottom depths are counted the other way round: ~0 is the lowest card.
        place = ~depth if below else depth
        return "seen_card", (seat, head, place, decks[head].read(rest[-1], t.rs))
    raise ScenarioError(f"write {usage}")


def _bare(words: Words) -> Words:
    return [word for word in words if word not in ("of", "the")]


def _memory(t: Table, words: Words) -> Memory | None:
    return parts_of(t.rs.game).remembered.get(words[0]) if words else None


def has_seen(t: Table, seat: int, words: Words) -> None:
    """Note on the table that the seat has seen it."""
    words = _bare(words)
    if memory := _memory(t, words):
        memory.note(t, seat, words[1:])
        return
    name, value = _what(t, seat, words)
    if isinstance(value, int):
        getattr(t, name)[seat] |= value
    else:
        setattr(t, name, (*getattr(t, name), value))


def sees(t: Table, seat: int, words: Words) -> bool:
    """Whether the seat has seen it and may remember it."""
    words = _bare(words)
    if memory := _memory(t, words):
        return memory.holds(t, seat, words[1:])
    name, value = _what(t, seat, words)
    if isinstance(value, int):
        return bool(value) and getattr(t, name)[seat] & value == value
    return value in getattr(t, name)
