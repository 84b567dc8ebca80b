"""Questions about the table that many chapters ask. Nothing here changes anything."""

from __future__ import annotations

from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table


def in_room(t: Table, seat: int) -> bool:
    """Alive with the figure in a room, or counted as there (LD-ACT-19)."""
    return t.room[seat] != 0


def in_play(t: Table, seat: int) -> bool:
    """Alive on the board, in a room or in a container not yet launched (LD-BRD-08, LD-CSS-11)."""
    return t.place[seat] in t.rs.in_play_places


def alive(t: Table, seat: int) -> bool:
    """Not dead, wherever the character is."""
    return t.place[seat] != keys.DEAD


def turn_order(t: Table) -> list[int]:
    """Seats in play in turn order, from the holder of the first player token (LD-RND-03)."""
    n, first = t.n, t.first
    return [s for s in ((first + i) % n for i in range(n)) if in_play(t, s)]


def order_from_left(t: Table, seat: int) -> list[int]:
    """The other seats clockwise, beginning with the player to the left (LD-ACT-23)."""
    n = t.n
    return [(seat + i) % n for i in range(1, n)]


def here(t: Table, slot: int) -> list[int]:
    """Seats whose characters are in that room, in turn order (LD-ATK-03, LD-HRT-11, LD-EVT-24)."""
    n, first, room = t.n, t.first, t.room
    return [s for s in ((first + i) % n for i in range(n)) if room[s] == slot and slot]


def others_here(t: Table, seat: int) -> list[int]:
    """The other characters in the room of `seat`, in turn order.

    Not those who only count as there (NM-POD-15): nobody trades with them or treats them.
    """
    return [s for s in here(t, t.room[seat]) if s != seat and t.place[s] == keys.IN_ROOM]


def stalkers_in(t: Table, slot: int) -> list[tuple[int, int, int, int]]:
    """The Night Stalkers of a room, largest kind first, equal kinds in order of placement."""
    found = [s for s in t.stalkers if s[2] == slot]
    if len(found) > 1:
        found.sort(key=_by_size)
    return found


def _by_size(stalker: tuple[int, int, int, int]) -> tuple[int, int]:
    return (-stalker[1], stalker[0])


def stalker(t: Table, uid: int) -> tuple[int, int, int, int] | None:
    """The figure with that id, or None if it has left the board."""
    for figure in t.stalkers:
        if figure[0] == uid:
            return figure
    return None


def code(figure: tuple[int, int, int, int]) -> int:
    """A figure as options and events name it."""
    return figure[0] << 3 | figure[1]


def in_combat(t: Table, seat: int) -> bool:
    """LD-ACT-07, LD-CMB-01: at least one Night Stalker in the same room."""
    return bool(t.foes >> t.room[seat] & 1)


def powered(t: Table, slot: int) -> bool:
    """LD-PWR-01, LD-PWR-05: the room is in a powered section.

    What concerns rooms, corridors and sections asks this; what concerns a character asks
    `in_dark` (LD-PWR-08).
    """
    return bool(t.lit >> slot & 1)


def in_dark(t: Table, seat: int) -> bool:
    """LD-PWR-07: the room is unpowered or a staircase, or the eyes are hurt.

    The wound Eyes is darkness in every respect, for better and worse (LD-PWR-08).
    """
    return not t.lit >> t.room[seat] & 1 or wounded(t, seat, "blind") > 0


def section(t: Table, seat: int) -> int:
    """The section of the character's room, -1 for none (LD-BRD-11)."""
    slot = t.room[seat]
    return t.rs.board.section[slot] if slot else -1


def wounded(t: Table, seat: int, what: str) -> int:
    """How much undressed serious wounds change something now (LD-HRT-05); a kind counts once."""
    held = t.wounds[seat]
    if not held:
        return 0
    changes = t.rs.wound_changes.get(what)
    if changes is None:
        return 0
    # Dressed ones and those numbed for the round have a bit above the number of their kind.
    return sum(changes[wound] for wound in dict.fromkeys(held) if wound < 16)


def undressed(t: Table, seat: int) -> list[int]:
    """The undressed serious wounds (those numbed for the round included)."""
    return [w for w in t.wounds[seat] if not w & 16]


def action_cards(t: Table, seat: int) -> int:
    """LD-ACT-02: how many action cards are in hand; contamination cards never pay (LD-ACT-03)."""
    return sum(1 for card in t.hand[seat] if card < CONTAMINATION)


def has_computer(t: Table, slot: int) -> bool:
    """LD-ROM-20, LD-MRK-22: an explored room with a computer symbol and no malfunction."""
    if t.broken >> slot & 1 or not t.explored >> slot & 1:
        return False
    return t.rs.rooms[t.tile[slot]].computer


def adjacent(t: Table, slot: int) -> list[tuple[int, int]]:
    """(room, corridor) of every corridor without a closed door (LD-MOV-04, LD-DOR-11)."""
    closed = t.closed
    return [way for way in t.rs.board.ways[slot] if not closed >> way[1] & 1]


def room_named(t: Table, key: str) -> int:
    """The slot where the room lies, 0 if it is not in the game. It may be unexplored."""
    return t.slot_of[keys.ROOM[key]]


def explored_room(t: Table, key: str) -> int:
    """The slot of the room if it is explored, else 0 (LD-ACT-27)."""
    slot = room_named(t, key)
    return slot if slot and t.explored >> slot & 1 else 0


def is_room(t: Table, slot: int, key: str) -> bool:
    """Whether the explored room in the slot is that room."""
    return bool(t.explored >> slot & 1) and t.tile[slot] == keys.ROOM[key]


def may_hold_card(t: Table, seat: int, card: int) -> bool:
    """Whether, from what everybody knows, the card may be in that hand (LD-ACT-24).

    A card is in hand, deck or the open discard pile: once all copies lie open it cannot be held.
    """
    if not t.hand[seat]:
        return False
    character = keys.CHARACTERS[t.char[seat]]
    copies = t.rs.action_cards[card].copies_by.get(character, 0)
    return t.discard[seat].count(card) < copies


def slots(mask: int) -> list[int]:
    """The numbers of the bits set in a mask, ascending."""
    found = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
