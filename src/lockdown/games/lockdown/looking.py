"""Looking at what only Lockdown has: CSS tokens and contingency tokens (LD-SET-34, LD-CTG).

What was seen is remembered as long as the component can be followed (`rules.looking`).
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import happened
from lockdown.rules.verbs import SLOT

POOL = -1
"""Stands for the neutral pool where an owner of contingency tokens is named."""
ACTIVE = -1


def look_at_css(t: LockdownTable, seat: int, token: int, rule: str) -> None:
    """One player looks at a face-down CSS token on the time track."""
    t.revealed = True
    t.seen_css[seat] |= 1 << token
    space = t.css_space[token]
    t.tell_secret(
        1 << seat, happened.LOOKED_CSS, rule, (seat, space, t.css_face[token]), (seat, space, -1)
    )


def face_down_css(t: LockdownTable) -> list[int]:
    """The face-down CSS tokens in the order of the track (LD-CSS-13)."""
    down = [i for i in range(len(t.css_space)) if not t.css_up >> i & 1]
    return sorted(down, key=lambda token: -t.css_space[token])


def unseen_css(t: LockdownTable, seat: int) -> list[int]:
    """The face-down CSS tokens that `seat` does not know yet (LD-ACT-26)."""
    return [token for token in face_down_css(t) if not t.seen_css[seat] >> token & 1]


# ---- contingency tokens are named by their place, never by what only the engine can follow


def contingency_places(t: LockdownTable, owner: int) -> list[int]:
    """The tokens of one owner (a seat or `POOL`) in the order in which they lie."""
    if owner == POOL:
        pool = [i for i, place in enumerate(t.ctg_place) if place >= 10]
        return sorted(pool, key=lambda i: t.ctg_place[i])
    return [i for i, place in enumerate(t.ctg_place) if place == owner]


def contingency_slot(t: LockdownTable, token: int) -> int:
    """The place of a token as everybody counts it, from 1.

    Slots of the pool keep their numbers when one of them becomes empty (LD-CTG-11).
    """
    place = t.ctg_place[token]
    return place - 9 if place >= 10 else contingency_places(t, place).index(token) + 1


def contingency_at(t: LockdownTable, owner: int, slot: int) -> int:
    """The token that an option names by its owner (a seat or `POOL`) and its slot."""
    return next(i for i in contingency_places(t, owner) if contingency_slot(t, i) == slot)


def unseen_contingencies(t: LockdownTable, seat: int, owner: int) -> list[int]:
    """The tokens of an owner (a seat or `POOL`) that `seat` does not know yet (LD-ACT-26)."""
    return [i for i in contingency_places(t, owner) if not t.seen_ctg[seat] >> i & 1]


def look_at_contingency(t: LockdownTable, seat: int, token: int, rule: str) -> None:
    """One player looks at a contingency token; never at the active one (LD-CTG-04)."""
    place = t.ctg_place[token]
    if place == ACTIVE:
        return
    if t.rs.shared_contingencies:
        turn_up(t, token, "LD-COP-03")
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


def turn_up(t: LockdownTable, token: int, rule: str) -> None:
    """LD-COP-02, LD-COP-03: a token of the pool is turned up and stays so, for all."""
    t.revealed = True
    t.ctg_up |= 1 << token
    for viewer in range(t.n):
        t.seen_ctg[viewer] |= 1 << token
    t.tell(happened.CONTINGENCY_UP, rule, contingency_slot(t, token), t.ctg_face[token])


def to_turn_up(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-COP-03: face-down tokens of the pool, for effects that would look at a player's."""
    return [(SLOT, contingency_slot(t, token)) for token in unseen_contingencies(t, seat, POOL)]


def turn_up_slot(t: LockdownTable, slot: int) -> None:
    """Turn up the token that an option named."""
    turn_up(t, contingency_at(t, POOL, slot), "LD-COP-03")


def take_contingency(t: LockdownTable, seat: int, token: int, rule: str) -> None:
    """LD-CTG-07: a token of the neutral pool is taken, seen and kept with the own ones."""
    if t.rs.shared_contingencies:
        turn_up(t, token, "LD-COP-03")
        return
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


def return_contingencies(t: LockdownTable, seat: int) -> None:
    """LD-CTG-09, LD-CTG-11: held tokens go back to the pool in random order."""
    mine = [i for i, place in enumerate(t.ctg_place) if place == seat]
    if not mine:
        return
    if len(mine) > 1:
        # The faces change places among them, so that no place tells which token was which.
        faces = [t.ctg_face[i] for i in mine]
        t.shuffle(faces, "contingency")
        mixed = list(t.ctg_face)
        for i, face in zip(mine, faces, strict=True):
            mixed[i] = face
            for viewer in range(t.n):
                t.seen_ctg[viewer] &= ~(1 << i)
        t.ctg_face = tuple(mixed)
    places = list(t.ctg_place)
    slot = max((place for place in places if place >= 10), default=9)
    for i in mine:
        slot += 1
        places[i] = slot
    t.ctg_place = tuple(places)
