"""Looking at hidden things (LD-ROM-16, LD-SET-34): one player sees, remembers, nobody else does.

That a look happened, who looked and at what is told to all; what was seen only to the one who
looked. The `seen_*` fields keep it for as long as the thing can be followed.
"""

from __future__ import annotations

from lockdown.rules import told
from lockdown.rules.queries import alive
from lockdown.state.table import Table


def look_tile(t: Table, seat: int, slot: int, rule: str) -> None:
    """Look at the unexplored room tile of a slot."""
    t.revealed = True
    t.seen_tile[seat] |= 1 << slot
    t.tell_secret(1 << seat, told.LOOKED_TILE, rule, (seat, slot, t.tile[slot]), (seat, slot, -1))


def look_token(t: Table, seat: int, slot: int, rule: str) -> None:
    """Look at the exploration token of a slot."""
    t.revealed = True
    t.seen_token[seat] |= 1 << slot
    t.tell_secret(1 << seat, told.LOOKED_TOKEN, rule, (seat, slot, t.token[slot]), (seat, slot, -1))


# ---- CSS tokens


def face_down_css(t: Table) -> list[int]:
    """The face-down CSS tokens, by their space from the start of the track (LD-CSS-13)."""
    down = [i for i in range(len(t.css_space)) if not t.css_up >> i & 1]
    return sorted(down, key=lambda token: -t.css_space[token])


def unseen_css(t: Table, seat: int) -> list[int]:
    """The face-down CSS tokens that `seat` does not know yet (LD-ACT-26)."""
    return [token for token in face_down_css(t) if not t.seen_css[seat] >> token & 1]


def look_css(t: Table, seat: int, token: int, rule: str) -> None:
    """Look at a face-down CSS token."""
    t.revealed = True
    t.seen_css[seat] |= 1 << token
    space = t.css_space[token]
    t.tell_secret(
        1 << seat, told.LOOKED_CSS, rule, (seat, space, t.css_face[token]), (seat, space, -1)
    )


# ---- contingency tokens: never the active one (LD-CTG-04)


def pool(t: Table) -> list[int]:
    """The tokens of the neutral pool in the order of their slots (LD-CTG-11)."""
    lying = [i for i, place in enumerate(t.ctg_place) if place >= 10]
    return sorted(lying, key=lambda token: t.ctg_place[token])


def pool_slot(t: Table, token: int) -> int:
    """The slot of the pool in which a token lies, as everybody counts them."""
    return t.ctg_place[token] - 10


def held_contingencies(t: Table, owner: int) -> list[int]:
    """The contingency tokens that a player holds; their order is open to all."""
    return [i for i, place in enumerate(t.ctg_place) if place == owner]


def unseen_contingencies(t: Table, seat: int, tokens: list[int]) -> list[int]:
    """Those of the tokens that `seat` does not know yet (LD-ACT-26)."""
    return [token for token in tokens if not t.seen_ctg[seat] >> token & 1]


def look_contingency(t: Table, seat: int, token: int, rule: str) -> None:
    """Look at a token of the neutral pool or of another player and put it back."""
    t.revealed = True
    t.seen_ctg[seat] |= 1 << token
    place = t.ctg_place[token]
    if place >= 10:
        owner, slot = -1, pool_slot(t, token)
    else:
        owner, slot = place, held_contingencies(t, place).index(token)
    t.tell_secret(
        1 << seat,
        told.LOOKED_CONTINGENCY,
        rule,
        (seat, owner, slot, t.ctg_face[token]),
        (seat, owner, slot, -1),
    )


def take_contingency(t: Table, seat: int, token: int, rule: str) -> None:
    """LD-CTG-07: a token of the neutral pool is taken and kept with the own ones."""
    t.revealed = True
    slot = pool_slot(t, token)
    t.ctg_place = (*t.ctg_place[:token], seat, *t.ctg_place[token + 1 :])
    t.tell_secret(
        1 << seat,
        told.TOOK_CONTINGENCY,
        rule,
        (seat, slot, t.ctg_face[token]),
        (seat, slot, -1),
    )


# ---- objectives


def objectives_known(t: Table, seat: int, owner: int) -> bool:
    """Whether `seat` knows already which objectives `owner` holds now (LD-ACT-26).

    One who saw two before one of them was removed does not know which is left.
    """
    seen = sum(1 for viewer, who, _ in t.seen_objective if (viewer, who) == (seat, owner))
    return seen == len(t.objectives[owner])


def objective_targets(t: Table, seat: int) -> list[int]:
    """LD-ROM-29: other living players with a signal marker whose objectives are not known."""
    return [
        other
        for other in range(t.n)
        if other != seat
        and alive(t, other)
        and t.signal >> other & 1
        and not objectives_known(t, seat, other)
    ]


def look_objectives(t: Table, seat: int, owner: int, rule: str) -> None:
    """See the objective, or all objectives, that a player holds now."""
    t.revealed = True
    kept = tuple(seen for seen in t.seen_objective if seen[:2] != (seat, owner))
    t.seen_objective = kept + tuple((seat, owner, card) for card in t.objectives[owner])
    t.tell_secret(
        1 << seat,
        told.LOOKED_OBJECTIVE,
        rule,
        (seat, owner, t.objectives[owner]),
        (seat, owner, (-1,) * len(t.objectives[owner])),
    )
