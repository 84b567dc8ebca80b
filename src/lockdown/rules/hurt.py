"""Light and serious wounds of characters, dressing, healing, death (LD-HRT).

LD-HRT-01: two kinds of wounds; LD-HRT-15: cards and rooms treat them with the functions here.
"""

from __future__ import annotations

from lockdown.rules import happened, items
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import alive
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION, CORPSE, WOUND
from lockdown.state.table import Table

DRESSED = 16
NUMBED = 32


def light_wound(t: Table, seat: int, rule: str, count: int = 1) -> None:
    """LD-HRT-02, LD-HRT-03: one at a time; the third becomes a serious wound."""
    for _ in range(count):
        if not alive(t, seat):
            return
        if len(t.wounds[seat]) >= t.rs.serious_limit:
            die(t, seat, "LD-HRT-06")
            return
        t.light[seat] += 1
        if t.light[seat] == 3:
            t.light[seat] = 0
            t.tell(happened.LIGHT_WOUND, rule, seat, 3)
            serious_wound(t, seat, "LD-HRT-02")
        else:
            t.tell(happened.LIGHT_WOUND, rule, seat, t.light[seat])


def serious_wound(t: Table, seat: int, rule: str, count: int = 1) -> None:
    """LD-HRT-04, LD-HRT-06: draw a card; with three already there the character dies."""
    from lockdown.rules import decks

    for _ in range(count):
        if not alive(t, seat):
            return
        if len(t.wounds[seat]) >= t.rs.serious_limit:
            die(t, seat, "LD-HRT-06")
            return
        wound = decks.draw_wound(t)
        t.wounds[seat] = (*t.wounds[seat], wound)
        t.tell(happened.SERIOUS_WOUND, rule, seat, wound)
        if t.rs.wound_changes["hand_slots"][wound]:
            t.push(items.fit_hands, seat)


def dress(t: Table, seat: int, wound: int, rule: str) -> None:
    """LD-HRT-13: turn an undressed card face down; it still counts."""
    wounds = t.wounds[seat]
    i = next(i for i, w in enumerate(wounds) if w & 15 == wound & 15 and not w & DRESSED)
    t.wounds[seat] = (*wounds[:i], wound & 15 | DRESSED, *wounds[i + 1 :])
    t.tell(happened.DRESSED, rule, seat, wound & 15)


def dress_all(t: Table, seat: int, rule: str) -> None:
    """Dress every undressed serious wound."""
    for wound in t.wounds[seat]:
        if not wound & DRESSED:
            dress(t, seat, wound, rule)


def heal(t: Table, seat: int, wound: int, rule: str) -> None:
    """LD-HRT-14: discard a dressed serious wound."""
    wounds = t.wounds[seat]
    i = next(i for i, w in enumerate(wounds) if w & 15 == wound & 15 and w & DRESSED)
    t.wounds[seat] = wounds[:i] + wounds[i + 1 :]
    if wound & 15 != WOUND["none"]:
        t.wound_discard = (*t.wound_discard, wound & 15)
    t.tell(happened.HEALED, rule, seat, wound & 15)


def heal_light(t: Table, seat: int, rule: str, count: int = 3) -> None:
    """LD-HRT-14: lower the light wounds by `count`."""
    if t.light[seat]:
        t.light[seat] = max(0, t.light[seat] - count)
        t.tell(happened.LIGHT_HEALED, rule, seat, t.light[seat])


def die(t: Table, seat: int, rule: str) -> None:
    """LD-HRT-07, LD-HRT-08, LD-HRT-17, LD-HRT-18: what happens when a character dies, in order."""
    if not alive(t, seat):
        return
    slot = t.room[seat]
    t.tell(happened.DIED, rule, seat, slot)
    set_place(t, seat, keys.DEAD)
    t.passed |= 1 << seat
    if slot:
        items.lay(t, CORPSE | t.char[seat] << 8, slot)
        for thing in t.hands[seat]:
            if t.rs.items[thing & 255].bulky:
                items.lay(t, thing, slot)
    t.rs.lost_at_death(t, seat)
    for happens in t.rs.at_death:
        happens(t, seat)


def lose_everything(t: Table, seat: int) -> None:
    """LD-HRT-07 and LD-HRT-08: items and cards leave the game, markers return."""
    for item in items.held(t, seat):
        if items.is_item_card(t, item):
            t.removed = (*t.removed, items.bare(item))
            t.removed += tuple(items.attached(item))
    pairs = {items.pair_of(item) for item in t.hands[seat]} - {0}
    t.removed += (keys.DUCT_TAPE,) * len(pairs)
    t.removed += t.mission[seat]
    t.mission[seat] = ()
    t.hands[seat] = t.beside[seat] = t.pack[seat] = ()
    t.seen_item = tuple(seen for seen in t.seen_item if seen[1] != seat)
    cards = t.hand[seat] + t.deck[seat] + t.discard[seat]
    t.hand[seat] = t.deck[seat] = t.discard[seat] = ()
    sick = [card for card in cards if card >= CONTAMINATION]
    if sick:
        pile = [
            keys.INFECTED if card in (keys.INFECTED, keys.KNOWN_INFECTED) else keys.CLEAN
            for card in sick
        ]
        t.shuffle(pile, "contamination")
        t.rs.removed_contamination(t, pile)
    t.gone += tuple(("action", card) for card in cards if card < CONTAMINATION)
    t.wound_discard += tuple(w & 15 for w in t.wounds[seat] if w & 15 != WOUND["none"])
    t.wounds[seat] = ()
    t.light[seat] = 0
    bit = ~(1 << seat)
    t.larva &= bit
    t.slime &= bit
    t.signal &= bit


def drop_objects(t: Table, seat: int) -> None:
    """LD-COP-10: bulky objects have been laid down; everything else stays with the dead."""
    t.hands[seat] = tuple(item for item in t.hands[seat] if not t.rs.items[item & 255].bulky)
