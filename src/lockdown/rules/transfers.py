"""What a transfer between two characters does (LD-TRD-07, LD-TRD-10, LD-ITM-09, LD-ITM-12)."""

from __future__ import annotations

from lockdown.kernel.events import HIDDEN
from lockdown.rules import items
from lockdown.state.table import Table

# ---- what would be


def kept(t: Table, seat: int, gone: tuple[int, ...]) -> tuple[int, ...]:
    """The things in hand that are not among `gone`, as they are now."""
    left = t.hands[seat]
    for item in gone:
        if item in left:
            left = items.without(left, item)
    return left


def on_the_way(things: tuple[int, ...]) -> tuple[int, ...]:
    """LD-TRD-10: a pair joined by Duct Tape that moves whole stays joined, half of one does not."""
    pairs = [items.pair_of(item) for item in things]
    return tuple(
        item if pairs.count(items.pair_of(item)) == 2 else items.unpaired(item) for item in things
    )


def _takes_slot(t: Table, item: int) -> bool:
    facts = t.rs.items[item & 255]
    return facts.heavy or facts.bulky


def slots_after(t: Table, seat: int, gone: tuple[int, ...], arrives: tuple[int, ...]) -> int:
    """LD-TRD-07: the hand slots in use after the exchange."""
    return items.slots_of(items.hands_without(t, seat, gone)) + slots_for(t, arrives)


def slots_for(t: Table, things: tuple[int, ...]) -> int:
    """The hand slots that these things take with a new owner."""
    return items.slots_of(tuple(i for i in on_the_way(things) if _takes_slot(t, i)))


def possible(
    t: Table, seat: int, partner: int, gives: tuple[int, ...], asks: tuple[int, ...]
) -> bool:
    """LD-TRD-07: both could hold what they get, with everything else dropped if need be."""
    return all(
        slots_for(t, things) <= items.hand_slots(t, who)
        for who, things in ((partner, gives), (seat, asks))
    )


# ---- what others see


def backs(t: Table, owner: int, things: tuple[int, ...]) -> tuple[int, ...]:
    """Things as somebody outside the deal sees them: cards of the inventory face down.

    What is asked for by kind is heard by the two of them alone, whether it is there or not.
    """
    return tuple(HIDDEN if items.is_any(item) or item in t.pack[owner] else item for item in things)


def seen_often_enough(t: Table, viewer: int, owner: int, item: int, copies: int) -> None:
    """The viewer has seen so many copies of a card in that inventory."""
    for _ in range(copies - t.seen_item.count((viewer, owner, item))):
        items.item_seen(t, viewer, owner, item)


# ---- the exchange itself


def exchange(
    t: Table,
    seat: int,
    partner: int,
    gives: tuple[int, ...],
    asks: tuple[int, ...],
    drops: tuple[int, ...],
    partner_drops: tuple[int, ...],
) -> None:
    """LD-TRD-10: everything changes hands at once, as it is; what makes room is dropped."""
    _hand_over(t, seat, partner, gives)
    _hand_over(t, partner, seat, asks)
    for who, things in ((seat, drops), (partner, partner_drops)):
        for thing in things:
            # Its other half may have left just now, and the tape with it.
            held = thing if thing in t.hands[who] else items.unpaired(thing)
            items.drop(t, who, held, "LD-ITM-33")
    _receive(t, partner, seat, gives)
    _receive(t, seat, partner, asks)


def _hand_over(t: Table, seat: int, to: int, things: tuple[int, ...]) -> None:
    for pair in {items.pair_of(item) for item in t.hands[seat]} - {0}:
        if sum(1 for item in things if items.pair_of(item) == pair) == 1:
            # LD-TRD-10: half of a pair leaves, the tape is discarded.
            items.discard_tape(t)
    t.hands[seat] = items.hands_without(t, seat, things)
    for item in things:
        if item in t.beside[seat]:
            t.beside[seat] = items.without(t.beside[seat], item)
        elif not _takes_slot(t, item):
            items.take_away(t, seat, item, open_=False, witness=to)


def _receive(t: Table, seat: int, giver: int, things: tuple[int, ...]) -> None:
    """LD-TRD-10: where each thing goes; ammo, uses and attachments stay on it (LD-ITM-09)."""
    numbers: dict[int, int] = {0: 0}
    for item in on_the_way(things):
        if _takes_slot(t, item):
            pair = items.pair_of(item)
            if pair not in numbers:
                numbers[pair] = items.free_pair(t, seat)
            t.hands[seat] = (*t.hands[seat], items.unpaired(item) | numbers[pair] << 13)
        elif t.rs.items[item & 255].group in ("starting", "mission"):
            # LD-ITM-34: it lies open with its new owner too.
            t.beside[seat] = (*t.beside[seat], item)
        else:
            t.pack[seat] = (*t.pack[seat], item)
            items.item_seen(t, giver, seat, item)
