"""Items (LD-ITM): hands, inventory, ammo and uses, receiving, dropping, discarding.

An item on the table is one int: `kind | count << 8 | magazine << 12 | pair << 13`. `count` is the
ammo or the uses on it, `magazine` an attached Extended Magazine, `pair` the number of the Duct
Tape that joins it to another heavy item; bit 16 is an attached Autoloader. A corpse keeps its
character in `count`. In a trade `kind | ANY` means any card of that kind. Only bulky objects lie
in rooms, so that `slot << 16 | object` meets no attached card.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened
from lockdown.rules.queries import in_room, wounded
from lockdown.rules.verbs import DECLINE, DROP, ITEM
from lockdown.state import keys
from lockdown.state.facts import ItemCard
from lockdown.state.table import Table

ANY = 1 << 15
#: By what is attached: its bit on the item, and by how much capacity and ammo rise.
ATTACHMENTS: dict[int, tuple[int, int]] = {
    keys.MAGAZINE: (1 << 12, 2),
    keys.AUTOLOADER: (1 << 16, 1),
}

FULL_HANDS = decision_kind(
    "full_hands", "LD-ITM-33", "Drop something to take this, or leave it.", item=(1, ITEM)
)
DROP_SOMETHING = decision_kind("drop_something", "LD-ITM-33", "Your hands hold too much.")


# ---- the number that is an item


def kind_of(item: int) -> int:
    """Which card or object it is."""
    return item & 255


def count_of(item: int) -> int:
    """Ammo or uses on it."""
    return item >> 8 & 15


def with_count(item: int, count: int) -> int:
    """The same item with another amount of ammo or uses."""
    return item & ~(15 << 8) | count << 8


def pair_of(item: int) -> int:
    """The number of the Duct Tape that joins it, 0 for none."""
    return item >> 13 & 3


def unpaired(item: int) -> int:
    """The same item without Duct Tape."""
    return item & ~(3 << 13)


def has_magazine(item: int) -> bool:
    """Whether an Extended Magazine is attached to it."""
    return bool(item >> 12 & 1)


def has_autoloader(item: int) -> bool:
    """Whether an Autoloader is attached to it."""
    return bool(item >> 16 & 1)


def attached(item: int) -> list[int]:
    """LD-ITM-12: the cards that lie under it and count as one with it."""
    return [card for card, (bit, _) in ATTACHMENTS.items() if item & bit]


def bare(item: int) -> int:
    """The same item without ammo, attachments and tape: as it lies in a deck."""
    return item & 255


def fresh(t: Table, kind: int) -> int:
    """LD-ITM-08, LD-CRF-08: an item as it comes into play, with its starting ammo or uses."""
    facts = t.rs.items[kind]
    return kind | (facts.ammo[0] or facts.uses[0]) << 8


def facts_of(t: Table, item: int) -> ItemCard:
    """The facts of an item."""
    return t.rs.items[item & 255]


def capacity(t: Table, item: int) -> int:
    """LD-ITM-08, LD-ITM-10: the most ammo or uses it can hold; what is attached adds to it."""
    facts = t.rs.items[item & 255]
    return (facts.ammo[1] or facts.uses[1]) + _more_capacity(item)


def _more_capacity(item: int) -> int:
    if item < 1 << 12:
        return 0
    return sum(more for bit, more in ATTACHMENTS.values() if item & bit)


def is_item_card(t: Table, item: int) -> bool:
    """An item card, no bulky object (LD-ITM-01)."""
    return not t.rs.items[item & 255].bulky


# ---- what a character has


def held(t: Table, seat: int) -> tuple[int, ...]:
    """Everything a character has, also off the board (LD-ITM-15): hands, open items, inventory."""
    return t.hands[seat] + t.beside[seat] + t.pack[seat]


def item_cards(t: Table, seat: int) -> list[int]:
    """Every item card a character has; inactive mission items are none (LD-MIS-01)."""
    return [item for item in held(t, seat) if is_item_card(t, item)]


def has_kind(t: Table, seat: int, *kinds: int) -> bool:
    """Whether the character has one of these items."""
    return any(item & 255 in kinds for item in held(t, seat))


def weapons(t: Table, seat: int) -> list[int]:
    """The weapons in the hand slots (LD-CMB-03)."""
    return [item for item in t.hands[seat] if t.rs.items[item & 255].weapon]


def slots_used(t: Table, seat: int) -> int:
    """LD-ITM-06, LD-ITM-13: a pair joined by Duct Tape takes one slot."""
    return slots_of(t.hands[seat])


def slots_of(hands: tuple[int, ...]) -> int:
    """The hand slots that these things take."""
    if not hands:
        return 0
    pairs = {item >> 13 & 3 for item in hands if item >> 13 & 3}
    return len(pairs) + sum(1 for item in hands if not item >> 13 & 3)


def hands_without(t: Table, seat: int, gone: tuple[int, ...]) -> tuple[int, ...]:
    """What the hands would hold without these things; a broken pair loses its tape (LD-ITM-13)."""
    left = t.hands[seat]
    for item in gone:
        if item in left:
            left = without(left, item)
    pairs = [pair_of(item) for item in left]
    return tuple(unpaired(item) if pairs.count(pair_of(item)) == 1 else item for item in left)


def hand_slots(t: Table, seat: int) -> int:
    """LD-ITM-06: two, one with the undressed serious wound Arm."""
    return t.rs.hand_slots + wounded(t, seat, "hand_slots")


def free_slots(t: Table, seat: int) -> int:
    """Hand slots that can take something."""
    return hand_slots(t, seat) - slots_used(t, seat)


# ---- what others know of an inventory (LD-SET-34)


def item_seen(t: Table, viewer: int, owner: int, item: int) -> None:
    """A player has seen an item in another's inventory and may remember it."""
    if viewer != owner and item in t.pack[owner]:
        known = sum(1 for seen in t.seen_item if seen == (viewer, owner, item))
        if known < t.pack[owner].count(item):
            t.seen_item = (*t.seen_item, (viewer, owner, item))


def show_to_all(t: Table, owner: int, item: int) -> None:
    """LD-ITM-05: an item that is used is shown to everybody."""
    for viewer in range(t.n):
        item_seen(t, viewer, owner, item)


def _left_open(t: Table, owner: int, item: int) -> None:
    """LD-SET-34: a known item left the inventory in sight of all: nobody looks for it there."""
    if not t.seen_item:
        return
    kept = list(t.seen_item)
    for viewer in range(t.n):
        if (viewer, owner, item) in kept and (
            kept.count((viewer, owner, item)) > t.pack[owner].count(item)
        ):
            kept.remove((viewer, owner, item))
    t.seen_item = tuple(kept)


def _left_unseen(t: Table, owner: int, item: int, witness: int = -1) -> None:
    """LD-SET-34: a card left face down: what was known of that colour there is uncertain."""
    if not t.seen_item:
        return
    colour = deck_of(t, item)
    t.seen_item = tuple(
        seen
        for seen in t.seen_item
        if seen[1] != owner or seen[0] == witness or deck_of(t, seen[2]) != colour
    )
    if witness >= 0:
        _left_open(t, owner, item)


def changed(t: Table, owner: int, before: int, after: int) -> None:
    """LD-SET-34: an item in the inventory has other uses now, in sight of all."""
    known = list(t.seen_item)
    for viewer in range(t.n):
        if (viewer, owner, before) in known:
            known[known.index((viewer, owner, before))] = (viewer, owner, after)
    t.seen_item = tuple(known)


def deck_of(t: Table, item: int) -> int:
    """The deck an item card belongs to (its back, which everybody sees)."""
    return t.rs.items[item & 255].deck


def any_of(kind: int) -> int:
    """Any card of that kind, with whatever is on it (LD-TRD-09)."""
    return kind | ANY


def is_any(item: int) -> bool:
    """Whether this means any card of a kind and not one card."""
    return bool(item & ANY)


def normal_kinds(t: Table, colour: int) -> list[int]:
    """The kinds of item cards with that back that lie in inventories, in the order of the keys."""
    return [
        facts.id
        for facts in t.rs.items
        if facts.deck == colour and not facts.heavy and facts.group in ("search", "crafted")
    ]


# ---- taking things away


def take_away(t: Table, seat: int, item: int, *, open_: bool = True, witness: int = -1) -> None:
    """Remove a thing from wherever the character has it. A broken pair loses its tape (LD-ITM-13).

    Those who knew of it follow what they saw (LD-SET-34).
    """
    if item in t.hands[seat]:
        t.hands[seat] = without(t.hands[seat], item)
        pair = pair_of(item)
        if pair:
            # LD-ITM-13: the tape is discarded and the other item needs a slot of its own.
            t.hands[seat] = tuple(
                unpaired(other) if pair_of(other) == pair else other for other in t.hands[seat]
            )
            _to_discard(t, keys.DUCT_TAPE)
            t.push(fit_hands, seat)
    elif item in t.beside[seat]:
        t.beside[seat] = without(t.beside[seat], item)
    else:
        t.pack[seat] = without(t.pack[seat], item)
        if open_:
            _left_open(t, seat, item)
        else:
            _left_unseen(t, seat, item, witness)


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple without one copy of `item`."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def replace(t: Table, seat: int, item: int, other: int) -> None:
    """LD-SET-34: change an item where it is (ammo, uses, attachments); who knows it follows."""
    for zone in (t.hands, t.beside, t.pack):
        if item in zone[seat]:
            i = zone[seat].index(item)
            zone[seat] = (*zone[seat][:i], other, *zone[seat][i + 1 :])
            if zone is t.pack:
                changed(t, seat, item, other)
            return
    raise ValueError(f"seat {seat} does not have {item}")


def spend(t: Table, seat: int, item: int, rule: str, count: int = 1) -> int:
    """Remove ammo or uses; returns the item as it is now."""
    left = with_count(item, count_of(item) - count)
    replace(t, seat, item, left)
    t.tell(happened.AMMO_SPENT, rule, seat, left, count_of(left))
    return left


def load(t: Table, seat: int, item: int, rule: str, amount: int = 99) -> int:
    """LD-ITM-08: load up to the capacity; returns the item as it is now."""
    loaded = with_count(item, min(capacity(t, item), count_of(item) + amount))
    replace(t, seat, item, loaded)
    t.tell(happened.LOADED, rule, seat, loaded)
    return loaded


def attach_magazine(t: Table, seat: int, magazine: int, weapon: int) -> None:
    """LD-ITM-12: the card goes with the weapon for good: capacity and ammo rise by 2."""
    take_away(t, seat, magazine)
    attach(t, seat, magazine, weapon)


def attach(t: Table, seat: int, card: int, weapon: int) -> None:
    """LD-ITM-12: from now on both cards are one item; capacity and ammo rise at once."""
    bit, more = ATTACHMENTS[card & 255]
    longer = with_count(weapon | bit, count_of(weapon) + more)
    replace(t, seat, weapon, longer)
    t.tell(happened.ATTACHED, "LD-ITM-12", seat, longer)


def free_pair(t: Table, seat: int) -> int:
    """A number for a Duct Tape that no pair in these hands has yet."""
    taken = {pair_of(item) for item in t.hands[seat]}
    return next(number for number in (1, 2, 3) if number not in taken)


def join(t: Table, seat: int, tape: int, one: int, other: int) -> None:
    """LD-ITM-13: Duct Tape makes two heavy items take one hand slot."""
    pair = free_pair(t, seat) << 13
    take_away(t, seat, tape)
    for item in (one, other):
        replace(t, seat, item, item | pair)
        t.tell(happened.ATTACHED, "LD-ITM-13", seat, item | pair)


def _to_discard(t: Table, item: int) -> None:
    facts = t.rs.items[item & 255]
    for card in attached(item):
        _to_discard(t, card)
    if facts.deck < keys.BLUE:
        t.items_discard[facts.deck] = (*t.items_discard[facts.deck], bare(item))
    elif facts.deck == keys.BLUE:
        # LD-CRF-09: used ones do not return to the crafted deck.
        t.crafted_used = (*t.crafted_used, bare(item))
    else:
        t.removed = (*t.removed, bare(item))


def discard_tape(t: Table) -> None:
    """LD-ITM-13: the Duct Tape of a broken pair goes to its discard pile."""
    _to_discard(t, keys.DUCT_TAPE)


def under_deck(t: Table, item: int, knowers: int) -> None:
    """LD-ITM-14: an item card goes face down under its deck; one without a deck is removed.

    `knowers` is the mask of the seats that have seen it and know where it lies (LD-SET-34).
    """
    facts = t.rs.items[item & 255]
    for card in attached(item):
        under_deck(t, card, knowers)
    if facts.deck < keys.BLUE:
        decks.item_under(t, facts.deck, bare(item), knowers)
    elif facts.deck == keys.BLUE:
        t.crafted = (*t.crafted, bare(item))
    else:
        t.removed = (*t.removed, bare(item))


def discard_item(t: Table, seat: int, item: int, rule: str) -> None:
    """LD-ITM-17: used, spent as a component or as a price: face up to its discard pile."""
    take_away(t, seat, item)
    _to_discard(t, item)
    t.tell(happened.ITEM_DISCARDED, rule, seat, bare(item), deck_of(t, item))


def lose_item(t: Table, seat: int, item: int, rule: str) -> None:
    """LD-ITM-17: discarded without being used: face down under its deck."""
    _give_up(t, seat, item, rule, happened.ITEM_RETURNED)


def drop(t: Table, seat: int, item: int, rule: str) -> None:
    """LD-ITM-14: a bulky object lies in the room, an item card goes under its deck."""
    if t.rs.items[item & 255].bulky:
        take_away(t, seat, item)
        t.tell(happened.DROPPED, rule, seat, item, keys.NO_DECK)
        lay(t, item, t.room[seat])
    elif t.rs.dropped_face_up and deck_of(t, item) < keys.BLUE:
        # NM-ITM-14, a variant of the FAQ: searchable cards go face up to their discard pile.
        take_away(t, seat, item)
        _to_discard(t, item)
        t.tell(happened.DROPPED, rule, seat, bare(item), deck_of(t, item))
    else:
        _give_up(t, seat, item, rule, happened.DROPPED)


def _give_up(t: Table, seat: int, item: int, rule: str, kind: Any) -> None:
    """LD-ITM-14, LD-ITM-17: face down under its deck."""
    colour = deck_of(t, item)
    # The crafted deck is open to all (LD-CRF-03): what goes back there is seen.
    secret = item in t.pack[seat] and colour != keys.BLUE
    take_away(t, seat, item, open_=not secret)
    under_deck(t, item, 1 << seat if secret else (1 << t.n) - 1)
    if secret:
        # A normal item dropped so need not be shown; its back is seen.
        t.tell_secret(1 << seat, kind, rule, (seat, bare(item), colour), (seat, -1, colour))
    else:
        t.tell(kind, rule, seat, bare(item), colour)


# ---- single use


@step
def discard_used(t: Table, seat: int, item: int) -> None:
    """LD-ITM-16, LD-ACT-25 (5): a single-use item is discarded after its action."""
    if item in held(t, seat):
        discard_item(t, seat, item, "LD-ITM-16")


def stays_attached(t: Table, item: int) -> None:
    """LD-ITM-12: the item in use stays with what it is put on; `discard_used` waits on top."""
    waiting = t.take("discard_used")
    assert waiting[2] == item, waiting


# ---- bulky objects in rooms


def lay(t: Table, item: int, slot: int) -> None:
    """A bulky object comes to lie in a room."""
    t.lying = (*t.lying, slot << 16 | item)
    t.tell(happened.OBJECT_LIES, "LD-ITM-14", item, slot)


def lying_in(t: Table, slot: int) -> list[int]:
    """The bulky objects lying uncarried in a room."""
    return [thing & 0xFFFF for thing in t.lying if thing >> 16 == slot]


def take_lying(t: Table, slot: int, item: int) -> None:
    """Take a lying object off the board."""
    t.lying = without(t.lying, slot << 16 | item)


def use_up(t: Table, item: int) -> None:
    """An object leaves the game; an egg that was analysed does not return (LD-BAG-09)."""
    t.gone = (*t.gone, ("object", kind_of(item)))
    t.tell(happened.OBJECT_GONE, "LD-KNW-10", item)


# ---- receiving


def give(t: Table, seat: int, item: int, origin: str, rule: str) -> None:
    """LD-ITM-02, LD-ITM-04: a character receives a thing: inventory, open, or a hand slot.

    `origin` says where a thing goes that is not taken (LD-ITM-33): `deck` under its deck,
    `crafted` stays in the crafted deck, `object` lies in the room, `mission` stays inactive.
    """
    facts = t.rs.items[item & 255]
    if facts.heavy or facts.bulky:
        if free_slots(t, seat) > 0:
            into_hands(t, seat, item, rule)
        else:
            _ask_for_slot(t, seat, item, origin, rule)
    elif facts.group in ("starting", "mission"):
        t.beside[seat] = (*t.beside[seat], item)
        t.tell(happened.ITEM_GAINED, rule, seat, item, facts.deck)
    else:
        t.pack[seat] = (*t.pack[seat], item)
        secret = (seat, item, facts.deck)
        t.tell_secret(1 << seat, happened.ITEM_GAINED, rule, secret, (seat, -1, facts.deck))


def give_open(t: Table, seat: int, item: int, origin: str, rule: str) -> None:
    """As `give`, for a thing that everybody has seen on the way (crafted items)."""
    facts = t.rs.items[item & 255]
    if facts.heavy or facts.bulky or facts.group in ("starting", "mission"):
        give(t, seat, item, origin, rule)
        return
    t.pack[seat] = (*t.pack[seat], item)
    t.tell(happened.ITEM_GAINED, rule, seat, item, facts.deck)
    show_to_all(t, seat, item)


def into_hands(t: Table, seat: int, item: int, rule: str) -> None:
    """Put a heavy item or bulky object into a free hand slot, open to all."""
    t.hands[seat] = (*t.hands[seat], item)
    t.tell(happened.ITEM_GAINED, rule, seat, item, deck_of(t, item))


def _ask_for_slot(t: Table, seat: int, item: int, origin: str, rule: str) -> None:
    options: list[tuple[Any, ...]] = [(DROP, other) for other in dict.fromkeys(t.hands[seat])]
    options.append((DECLINE,))
    t.ask(seat, FULL_HANDS, options, slot_made, seat, item, origin, rule)


@step
def slot_made(
    t: Table, seat: int, item: int, origin: str, rule: str, choice: tuple[Any, ...]
) -> None:
    """LD-ITM-33: something was dropped for the new thing, or it is not taken."""
    if choice[0] == DROP:
        t.push(receive_again, seat, item, origin, rule)
        drop(t, seat, choice[1], "LD-ITM-33")
        return
    if origin == "object":
        lay(t, item, t.room[seat])
    elif origin == "crafted":
        t.crafted = (*t.crafted, bare(item))
    elif origin == "mission":
        # LD-MIS-04: without a slot it cannot be active.
        t.mission[seat] = (*t.mission[seat], bare(item))
    else:
        under_deck(t, item, 1 << seat)
        colour = deck_of(t, item)
        t.tell_secret(
            1 << seat,
            happened.ITEM_RETURNED,
            "LD-ITM-33",
            (seat, bare(item), colour),
            (seat, -1, colour),
        )


@step
def receive_again(t: Table, seat: int, item: int, origin: str, rule: str) -> None:
    """Take the thing now that a slot is free (dropping half a pair may not have freed one)."""
    give(t, seat, item, origin, rule)


@step
def fit_hands(t: Table, seat: int) -> None:
    """LD-ITM-33: one who holds more than the slots allow drops things at once."""
    if not in_room(t, seat) or free_slots(t, seat) >= 0:
        return
    options: list[tuple[Any, ...]] = [(DROP, item) for item in dict.fromkeys(t.hands[seat])]
    t.ask(seat, DROP_SOMETHING, options, dropped_to_fit, seat)


@step
def dropped_to_fit(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """One thing was dropped; look again."""
    t.push(fit_hands, seat)
    drop(t, seat, choice[1], "LD-ITM-33")
