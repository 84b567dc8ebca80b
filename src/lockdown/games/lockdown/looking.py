"""Looking at hidden things (LD-SET-34, LD-ROM-16): one player sees, the others hear of the look.

What was seen is remembered in the `seen_*` fields as long as the component can be followed.
Nothing here shows it to anybody else; talking is free (LD-CTG-03).
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.queries import in_room, slots
from lockdown.rules.verbs import DONE, TO
from lockdown.state.table import Table

LOOK_AT_TILE = decision_kind(
    "look_at_tile", "LD-SET-34", "Look at an unexplored room tile.", left=(1, "number")
)

POOL = -1
"""Stands for the neutral pool where an owner of contingency tokens is named."""
ACTIVE = -1


# ---- one component


def look_at_tile(t: Table, seat: int, slot: int, rule: str) -> None:
    """One player looks at an unexplored room tile and puts it back."""
    t.revealed = True
    t.seen_tile[seat] |= 1 << slot
    t.tell_secret(
        1 << seat, happened.LOOKED_TILE, rule, (seat, slot, t.tile[slot]), (seat, slot, -1)
    )


def look_at_token(t: Table, seat: int, slot: int, rule: str) -> None:
    """One player looks at the exploration token of a room and puts it back."""
    t.revealed = True
    t.seen_token[seat] |= 1 << slot
    t.tell_secret(
        1 << seat, happened.LOOKED_TOKEN, rule, (seat, slot, t.token[slot]), (seat, slot, -1)
    )


def look_at_css(t: Table, seat: int, token: int, rule: str) -> None:
    """One player looks at a face-down CSS token on the time track."""
    t.revealed = True
    t.seen_css[seat] |= 1 << token
    space = t.css_space[token]
    t.tell_secret(
        1 << seat, happened.LOOKED_CSS, rule, (seat, space, t.css_face[token]), (seat, space, -1)
    )


def look_at_objectives(t: Table, seat: int, owner: int, rule: str) -> None:
    """One player sees every objective that another one holds now (LD-ROM-29)."""
    t.revealed = True
    mine = t.objectives[owner]
    known = tuple(seen for seen in t.seen_objective if seen[:2] != (seat, owner))
    t.seen_objective = known + tuple((seat, owner, objective) for objective in mine)
    t.tell_secret(
        1 << seat,
        happened.LOOKED_OBJECTIVE,
        rule,
        (seat, owner, mine),
        (seat, owner, (-1,) * len(mine)),
    )


def face_down_css(t: Table) -> list[int]:
    """The face-down CSS tokens in the order of the track (LD-CSS-13)."""
    down = [i for i in range(len(t.css_space)) if not t.css_up >> i & 1]
    return sorted(down, key=lambda token: -t.css_space[token])


def unseen_css(t: Table, seat: int) -> list[int]:
    """The face-down CSS tokens that `seat` does not know yet (LD-ACT-26)."""
    return [token for token in face_down_css(t) if not t.seen_css[seat] >> token & 1]


def objectives_known(t: Table, seat: int, owner: int) -> bool:
    """Whether `seat` knows which objectives `owner` holds now (LD-ACT-26).

    One who saw two before one of them was removed does not know which is left.
    """
    seen = sum(1 for viewer, who, _ in t.seen_objective if (viewer, who) == (seat, owner))
    return seen == len(t.objectives[owner])


# ---- contingency tokens are named by their place, never by what only the engine can follow


def contingency_places(t: Table, owner: int) -> list[int]:
    """The tokens of one owner (a seat or `POOL`) in the order in which they lie."""
    if owner == POOL:
        pool = [i for i, place in enumerate(t.ctg_place) if place >= 10]
        return sorted(pool, key=lambda i: t.ctg_place[i])
    return [i for i, place in enumerate(t.ctg_place) if place == owner]


def contingency_slot(t: Table, token: int) -> int:
    """The place of a token as everybody counts it, from 1.

    Slots of the pool keep their numbers when one of them becomes empty (LD-CTG-11).
    """
    place = t.ctg_place[token]
    return place - 9 if place >= 10 else contingency_places(t, place).index(token) + 1


def contingency_at(t: Table, owner: int, slot: int) -> int:
    """The token that an option names by its owner (a seat or `POOL`) and its slot."""
    return next(i for i in contingency_places(t, owner) if contingency_slot(t, i) == slot)


def unseen_contingencies(t: Table, seat: int, owner: int) -> list[int]:
    """The tokens of an owner (a seat or `POOL`) that `seat` does not know yet (LD-ACT-26)."""
    return [i for i in contingency_places(t, owner) if not t.seen_ctg[seat] >> i & 1]


def look_at_contingency(t: Table, seat: int, token: int, rule: str) -> None:
    """One player looks at a contingency token; never at the active one (LD-CTG-04)."""
    place = t.ctg_place[token]
    if place == ACTIVE:
        return
    t.revealed = True
    t.seen_ctg[seat] |= 1 << token
    owner = place if place < 10 else POOL
    slot = contingency_slot(t, token)
    t.tell_secret(
        1 << seat,
        happened.LOOKED_CONTINGENCY,
        rule,
        (seat, owner, slot, t.ctg_face[token]),
        (seat, owner, slot, -1),
    )


def take_contingency(t: Table, seat: int, token: int, rule: str) -> None:
    """LD-CTG-07: a token of the neutral pool is taken, seen and kept with the own ones."""
    t.revealed = True
    slot = contingency_slot(t, token)
    t.ctg_place = (*t.ctg_place[:token], seat, *t.ctg_place[token + 1 :])
    t.tell_secret(
        1 << seat,
        happened.TOOK_CONTINGENCY,
        rule,
        (seat, slot, t.ctg_face[token]),
        (seat, slot, -1),
    )


# ---- up to N unexplored rooms


def unseen_rooms(t: Table, seat: int, with_tokens: bool = False) -> list[int]:
    """Unexplored rooms that would show the player something new (LD-ACT-26)."""
    hidden = ((1 << t.rs.board.slots + 1) - 2) & ~t.explored
    new = hidden & ~t.seen_tile[seat]
    if with_tokens:
        new |= hidden & ~t.seen_token[seat]
    return slots(new)


@step
def look_at_tiles(t: Table, seat: int, count: int, with_tokens: int, first: int = 1) -> None:
    """Look at up to `count` unexplored room tiles, one after the other, with tokens if said so.

    The first look is not optional: a look that shows nothing is no action (LD-ACT-26).
    """
    if count <= 0 or not in_room(t, seat):
        return
    options: list[tuple[Any, ...]] = [(TO, s) for s in unseen_rooms(t, seat, bool(with_tokens))]
    if not options:
        return
    if not first:
        options.insert(0, (DONE,))
    t.ask(seat, LOOK_AT_TILE, options, tile_to_look_at, seat, count, with_tokens)


@step
def tile_to_look_at(
    t: Table, seat: int, count: int, with_tokens: int, choice: tuple[Any, ...]
) -> None:
    """One room was chosen, or the player has seen enough."""
    if choice[0] == DONE:
        return
    t.push(look_at_tiles, seat, count - 1, with_tokens, 0)
    look_at_tile(t, seat, choice[1], "LD-SET-34")
    if with_tokens:
        look_at_token(t, seat, choice[1], "LD-SET-34")
