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


def look_at_objective(t: Table, seat: int, owner: int, objective: int, rule: str) -> None:
    """NM-SET-33: one player sees one of the objectives that another one holds now."""
    t.revealed = True
    others = [o for o in t.objectives[owner] if o != objective]
    known = tuple(
        seen for seen in t.seen_objective if seen[:2] != (seat, owner) or seen[2] in others
    )
    t.seen_objective = (*known, (seat, owner, objective))
    t.tell_secret(
        1 << seat,
        happened.LOOKED_OBJECTIVE,
        rule,
        (seat, owner, (objective,)),
        (seat, owner, (-1,)),
    )


def objectives_known(t: Table, seat: int, owner: int) -> bool:
    """Whether `seat` knows which objectives `owner` holds now (LD-ACT-26).

    One who saw two before one of them was removed does not know which is left.
    """
    seen = sum(1 for viewer, who, _ in t.seen_objective if (viewer, who) == (seat, owner))
    return seen == len(t.objectives[owner])


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

    The first look is not optional: a look that shows nothing is no action (LD-ACT-26). What is
    seen may be remembered (LD-SET-34).
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
