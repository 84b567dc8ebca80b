"""Knowledge, analysing objects and weaknesses (LD-KNW)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import happened, items
from lockdown.state.keys import ROOM

NEST = ROOM["nest"]


def gain(t: LockdownTable, seat: int, levels: int, rule: str) -> None:
    """LD-KNW-01: a gain beyond the end of the track is lost."""
    before = t.knowledge[seat]
    t.knowledge[seat] = min(t.rs.knowledge_max, before + levels)
    gained = t.knowledge[seat] - before
    if gained:
        t.tell(happened.KNOWLEDGE, rule, seat, gained, t.knowledge[seat])


def reaches(t: LockdownTable, seat: int, level: int) -> bool:
    """Whether a character knows that much (LD-KNW-08)."""
    return t.knowledge[seat] >= level


def nest_is_found(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-37: whoever turns the Nest up learns from it, once in a game."""
    if t.tile[slot] == NEST and not t.nest_found:
        t.nest_found = True
        gain(t, seat, 1, "LD-ROM-37")


def activate_token(t: LockdownTable, seat: int) -> None:
    """LD-KNW-04: turn the knowledge token to its active side."""
    if not t.active >> seat & 1:
        t.active |= 1 << seat
        t.tell(happened.KNOWLEDGE_ACTIVE, "LD-KNW-04", seat)


def analyse(t: LockdownTable, seat: int, item: int) -> None:
    """LD-KNW-06, LD-KNW-07, LD-KNW-10, LD-ROM-35: knowledge; a new type discovers a weakness.

    The object has been taken from its carrier or its room already; it is used up in every case.
    """
    t.tell(happened.ANALYSED, "LD-KNW-06", seat, item)
    gain(t, seat, 3, "LD-KNW-02")
    kind = items.kind_of(item)
    if kind in t.analysed or len(t.analysed) >= t.rs.analysed_slots:
        items.use_up(t, item)
        return
    place = len(t.weakness) - t.rs.analysed_slots + len(t.analysed)
    t.analysed = (*t.analysed, kind)
    t.weakness_up |= 1 << place
    t.tell(happened.WEAKNESS_FOUND, "LD-KNW-06", t.weakness[place], place)
