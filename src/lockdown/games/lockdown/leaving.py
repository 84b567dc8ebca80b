"""Ways out of the game alive: the Isolation Room (LD-GOL-04 to LD-GOL-06), the bunker (LD-BNK).

Containers are in `css`, the main gate in `bunker`. Both attempts here begin with a noise roll
that is resolved fully; if a Night Stalker appeared in the room meanwhile, the attempt has failed,
even if the figure is gone again.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import happened, items, noise
from lockdown.rules.actions import Act, Spec
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import action_cards, in_combat, in_room
from lockdown.rules.verbs import ESCAPE
from lockdown.state import keys
from lockdown.state.facts import Expected, Refusal
from lockdown.state.keys import ITEM

#: LD-BNK-02, LD-SRF-21, LD-SRF-22.
ESCAPE_COST = 2
ROVER, FOOT = "rover", "foot"
#: LD-BNK-01: the Enviro-Suit and what counts as one.
SUITS = (ITEM["enviro_suit"], ITEM["battle_suit"])


# ---- the Isolation Room


def lock_in_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-GOL-04, LD-CRT-06: only while the Isolation Room is open."""
    return None if t.isolation_open else ("isolation_closed", "LD-CRT-06")


def lock_in(t: LockdownTable, seat: int) -> None:
    """LD-GOL-05: a noise roll first, whoever else is in the room."""
    t.then((noise.noise_roll, seat), (shut_in, seat, t.next_stalker))


@step
def shut_in(t: LockdownTable, seat: int, next_stalker: int) -> None:
    """LD-GOL-05: nothing came, so the figure leaves the board at once."""
    if _caught(t, seat, next_stalker, "lock_in", "LD-GOL-05"):
        return
    set_place(t, seat, keys.LOCKED_IN)
    t.tell(happened.LOCKED_IN, "LD-GOL-05", seat)


def _caught(t: LockdownTable, seat: int, next_stalker: int, what: str, rule: str) -> bool:
    """LD-GOL-05, LD-BNK-04: the character died or a Night Stalker appeared in the room.

    `next_stalker` is the id that the next figure would have had before the roll: one that was
    placed since has used it up, also a larva that has infested somebody and left. A roll places
    figures in the room of its character only. What Danger moved in is still there: nothing in a
    roll takes a figure away that was not placed by it.
    """
    if not in_room(t, seat):
        return True
    if in_combat(t, seat) or t.next_stalker != next_stalker:
        t.tell(happened.ATTEMPT_FAILED, rule, seat, what)
        return True
    return False


# ---- Escape the complex


def suit_of(t: LockdownTable, seat: int) -> int:
    """LD-BNK-01: a suit the character has, -1 for none; the open one first."""
    for item in items.held(t, seat):
        if item & 255 in SUITS:
            return item
    return -1


def escape_refusal(t: LockdownTable, seat: int, way: str) -> Refusal | None:
    """LD-BNK-01, LD-BNK-02: at the exit, the gate open, no combat, and a way to travel.

    The exit is a property of the slot, whatever tile lies there (LD-BRD-07). LD-SRF-21, LD-SRF-22:
    on the surface one walks from a crossroads, and the rover stands at one of several exits.
    """
    if t.room[seat] not in t.rs.ways_out[way].slots:
        return t.rs.ways_out[way].elsewhere
    if not t.gate_open:
        return ("gate_closed", "LD-BNK-08")
    if in_combat(t, seat):
        return ("in_combat", "LD-BNK-02")
    if way == ROVER and t.rs.rover_at(t) != t.room[seat]:
        return t.rs.ways_out[way].lacking
    if way == FOOT and suit_of(t, seat) < 0:
        return t.rs.ways_out[way].lacking
    if action_cards(t, seat) < ESCAPE_COST:
        return ("too_few_cards", "LD-ACT-02", ESCAPE_COST)
    return None


def offer_options(
    t: LockdownTable, seat: int, purse: int, fight: bool, options: list[tuple[Any, ...]]
) -> None:
    """LD-BNK-05: with both ways open the player chooses."""
    if t.gate_open and not fight:
        ways = [way for way in (ROVER, FOOT) if escape_refusal(t, seat, way) is None]
        options += [(ESCAPE, way) for way in ways]


def _cost(t: LockdownTable, seat: int, act: Act) -> int:
    return ESCAPE_COST


def _escape(t: LockdownTable, seat: int, act: Act) -> None:
    """LD-BNK-03, LD-BNK-04, LD-SRF-21, LD-SRF-22."""
    if act[1] == ROVER:
        rule = t.rs.ways_out[ROVER].rule
        t.rs.put_rover(t, 0, rule)
        _reach_bunker(t, seat, ROVER, rule)
        return
    items.show_to_all(t, seat, suit_of(t, seat))
    t.then((noise.noise_roll, seat), (walk_out, seat, t.next_stalker))


@step
def walk_out(t: LockdownTable, seat: int, next_stalker: int) -> None:
    """LD-BNK-04, LD-BNK-06: nothing came, so the bunker is reached; else the attempt failed."""
    way = t.rs.ways_out[FOOT]
    if not _caught(t, seat, next_stalker, "escape", way.failed):
        _reach_bunker(t, seat, FOOT, way.rule)


def _reach_bunker(t: LockdownTable, seat: int, way: str, rule: str) -> None:
    """LD-BNK-07: out of play and safe."""
    set_place(t, seat, keys.BUNKER)
    t.tell(happened.REACHED_BUNKER, rule, seat, way)


SPEC = Spec(_cost, _escape)


def expected(t: LockdownTable, seat: int) -> list[Expected]:
    """What a player may think of here (`why_not`)."""
    return [("escape", (ESCAPE, way), escape_refusal(t, seat, way)) for way in (ROVER, FOOT)]
