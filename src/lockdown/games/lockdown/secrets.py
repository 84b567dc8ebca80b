"""What only Lockdown hides, dealt anew for a viewer who may not know it (`lockdown.sim.swap`)."""

from __future__ import annotations

import random

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import ending


def deal_anew(t: LockdownTable, viewer: int | None, dice: random.Random) -> None:
    """Change CSS tokens and contingencies as far as the viewer has not seen them."""
    _css(t, viewer, dice)
    if t.phase != ending.PHASE_OVER:  # at the end they are shown
        _contingencies(t, viewer, dice)


def _css(t: LockdownTable, viewer: int | None, dice: random.Random) -> None:
    """Other faces of face-down CSS tokens, those in the box included (LD-SET-09)."""
    seen = t.css_up | (t.seen_css[viewer] if viewer is not None else 0)
    hidden = [i for i in range(len(t.css_face)) if not seen >> i & 1]
    box = [i for i, token in enumerate(t.rs.css_tokens) for _ in range(token.copies)]
    for face in t.css_face:
        box.remove(face)
    faces = list(t.css_face)
    pool = [faces[i] for i in hidden] + box
    dice.shuffle(pool)
    for i in hidden:
        faces[i] = pool.pop()
    t.css_face = tuple(faces)


def _contingencies(t: LockdownTable, viewer: int | None, dice: random.Random) -> None:
    """Other faces of the contingency tokens that the viewer neither holds nor has seen."""
    seen = t.seen_ctg[viewer] if viewer is not None else t.ctg_up
    hidden = [
        i
        for i, place in enumerate(t.ctg_place)
        if not seen >> i & 1 and (viewer is None or place != viewer)
    ]
    faces = list(t.ctg_face)
    pool = [faces[i] for i in hidden]
    dice.shuffle(pool)
    for i in hidden:
        faces[i] = pool.pop()
    t.ctg_face = tuple(faces)
