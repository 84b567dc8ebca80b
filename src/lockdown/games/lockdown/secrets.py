"""What only Lockdown hides, dealt anew for a viewer who may not know it (`lockdown.bots.deals`)."""

from __future__ import annotations

import random

from lockdown.bots.unknown import Part, Row, Unknown, laid
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import ending


def hidden(t: LockdownTable, u: Unknown) -> list[Part]:
    """CSS tokens and contingencies, as far as the viewer has not seen them."""
    found = [_css(t, u)]
    if t.phase != ending.PHASE_OVER:  # at the end they are shown
        found.append(_contingencies(t, u))
    return found


def _css(t: LockdownTable, u: Unknown) -> Part:
    """Other faces of face-down CSS tokens, those in the box included (LD-SET-09)."""
    seen = t.css_up | (t.seen_css[u.viewer] if u.viewer is not None else 0)
    covered = [i for i in range(len(t.css_face)) if not seen >> i & 1]
    box = [i for i, token in enumerate(t.rs.css_tokens) for _ in range(token.copies)]
    for face in t.css_face:
        box.remove(face)
    places = [~face for face in t.css_face]
    for at, i in enumerate(covered, u.pool([*(t.css_face[i] for i in covered), *box])):
        places[i] = at

    def deal(new: LockdownTable, row: Row, dice: random.Random) -> None:
        new.css_face = laid(tuple(places), row)

    return deal


def _contingencies(t: LockdownTable, u: Unknown) -> Part:
    """Other faces of the contingency tokens that the viewer neither holds nor has seen."""
    seen = t.seen_ctg[u.viewer] if u.viewer is not None else t.ctg_up
    covered = [
        i
        for i, place in enumerate(t.ctg_place)
        if not seen >> i & 1 and (u.viewer is None or place != u.viewer)
    ]
    box: list[int] = []
    if u.imagined:  # which tokens are in the game nobody knows
        box = [i for i, code in enumerate(t.rs.contingencies) for _ in range(code.copies)]
        for face in t.ctg_face:
            box.remove(face)
    places = [~face for face in t.ctg_face]
    for at, i in enumerate(covered, u.pool([*(t.ctg_face[i] for i in covered), *box])):
        places[i] = at

    def deal(new: LockdownTable, row: Row, dice: random.Random) -> None:
        new.ctg_face = laid(tuple(places), row)

    return deal
