"""Noise, slime, fire and malfunction markers (LD-MRK), item counters (LD-ROM-11)."""

from __future__ import annotations

from lockdown.rules import ending, happened, moments
from lockdown.state import keys
from lockdown.state.table import Table

# ---- noise


def place_noise(t: Table, corridor: int, rule: str) -> None:
    """Put a noise marker where none lies (LD-MRK-01, LD-NOI-04: never more than one)."""
    if not t.noise >> corridor & 1:
        t.noise |= 1 << corridor
        t.tell(happened.NOISE_PLACED, rule, t.rs.board.code[corridor])


def fill_with_noise(t: Table, corridors: int, rule: str) -> None:
    """Put a noise marker into each corridor of the mask that has none."""
    fresh = corridors & ~t.noise
    corridor = 0
    while fresh:
        if fresh & 1:
            place_noise(t, corridor, rule)
        fresh >>= 1
        corridor += 1


def remove_noise(t: Table, corridors: int, rule: str) -> int:
    """Remove the noise markers of the mask; they return to the supply (LD-CMP-16)."""
    gone = t.noise & corridors
    if gone:
        t.noise &= ~gone
        board = t.rs.board
        codes = tuple(board.code[c] for c in range(board.noisy) if gone >> c & 1)
        t.tell(happened.NOISE_REMOVED, rule, codes)
    return gone


# ---- slime


def give_slime(t: Table, seat: int, rule: str) -> None:
    """LD-MRK-05, LD-MRK-07: at most one; the Battle Suit keeps it off."""
    if t.slime >> seat & 1 or moments.changed(t, moments.NO_SLIME, seat, False):
        return
    t.slime |= 1 << seat
    t.tell(happened.SLIMED, rule, seat)


def remove_slime(t: Table, seat: int, rule: str) -> None:
    """LD-MRK-09."""
    if t.slime >> seat & 1:
        t.slime &= ~(1 << seat)
        t.tell(happened.SLIME_OFF, rule, seat)


# ---- fire


def place_fire(t: Table, slot: int, rule: str) -> None:
    """LD-MRK-15 to LD-MRK-17: at most one a room; one more than there are ends the game.

    Only a real placement can (LD-END-07). Fire blocks no action (LD-MRK-18).
    """
    if t.fire >> slot & 1 or t.rs.rooms[t.tile[slot]].fireproof:
        return
    if t.fire.bit_count() >= t.fire_limit:
        ending.destroy_complex(t, "fire", "LD-MRK-15")
    t.fire |= 1 << slot
    t.tell(happened.FIRE, rule, slot)


def remove_fire(t: Table, slot: int, rule: str) -> None:
    """LD-MRK-20: the marker returns to the supply."""
    if t.fire >> slot & 1:
        t.fire &= ~(1 << slot)
        t.tell(happened.FIRE_OUT, rule, slot)


# ---- malfunction


def takes_malfunction(t: Table, slot: int) -> bool:
    """LD-MRK-26: never in an unexplored room, the Nest or the Contaminated Room.

    A staircase takes one, to no effect (LD-BRD-13).
    """
    return bool(t.explored >> slot & 1) and t.rs.rooms[t.tile[slot]].malfunction


def place_malfunction(t: Table, slot: int, rule: str) -> None:
    """LD-MRK-26 to LD-MRK-28: at most one a room; one more than there are ends the game.

    Only a real placement can (LD-END-07).
    """
    if t.broken >> slot & 1 or not takes_malfunction(t, slot):
        return
    if t.broken.bit_count() >= t.broken_limit:
        ending.destroy_complex(t, "malfunction", "LD-MRK-28")
    t.broken |= 1 << slot
    t.tell(happened.MALFUNCTION, rule, slot)


def remove_malfunction(t: Table, slot: int, rule: str) -> None:
    """LD-MRK-29: the marker returns to the supply."""
    if t.broken >> slot & 1:
        t.broken &= ~(1 << slot)
        t.tell(happened.REPAIRED, rule, slot)


# ---- item counters


def lower_counter(t: Table, slot: int, rule: str) -> None:
    """LD-ROM-11: the counter goes down by one and never rises."""
    if t.counter[slot] > 0:
        t.counter[slot] -= 1
        t.tell(happened.COUNTER_LOWERED, rule, slot, t.counter[slot])


def empty_counter(t: Table, slot: int, rule: str) -> None:
    """LD-ROM-11: the counter goes down to 0 at once."""
    if t.counter[slot] > 0:
        t.counter[slot] = 0
        t.tell(happened.COUNTER_LOWERED, rule, slot, 0)


def colour_deck(t: Table, slot: int) -> int:
    """The item deck of the room's colour (LD-SRC-02): -1 for white, `NO_DECK` for none."""
    colour = t.rs.rooms[t.tile[slot]].colour
    if colour == "white":
        return -1
    return keys.COLOURS.index(colour)
