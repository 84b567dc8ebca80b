"""Wounds, death and retreat of Night Stalkers (LD-WND)."""

from __future__ import annotations

from lockdown.rules import decks, happened, items, moments, stalkers
from lockdown.rules.pieces import set_stalkers
from lockdown.rules.queries import code, stalker
from lockdown.state.keys import BREEDER, CARCASS, LARVA, QUEEN
from lockdown.state.table import Table


def mark(t: Table, uid: int, wounds: int, rule: str) -> None:
    """LD-WND-01: add wounds to the total."""
    figure = stalker(t, uid)
    if figure is None:
        return
    total = figure[3] + wounds
    changed = (figure[0], figure[1], figure[2], total)
    set_stalkers(t, tuple(changed if f[0] == uid else f for f in t.stalkers))
    t.tell(happened.STALKER_WOUNDED, rule, code(figure), wounds, total)


def wound(t: Table, uid: int, wounds: int, rule: str, attacker: int = -1) -> None:
    """LD-WND-02: one instance of wounding leads to one check.

    `attacker` is the seat whose Shoot or Melee attack it was (weakness Brittle Shell).
    """
    if wounds > 0:
        mark(t, uid, wounds, rule)
        check(t, uid, attacker)


def recover(t: Table, losses: dict[int, int], rule: str) -> None:
    """Figures lose wounds: by id how many at most; what is told is how many are left."""
    healed = tuple((f[0], f[1], f[2], max(0, f[3] - losses.get(f[0], 0))) for f in t.stalkers)
    for before, after in zip(t.stalkers, healed, strict=True):
        if before != after:
            t.tell(happened.INTRUDER_HEALED, rule, code(after), after[3])
    set_stalkers(t, healed)


def wound_many(t: Table, uids: list[int], wounds: dict[int, int], rule: str) -> None:
    """LD-WND-15: mark all wounds first, then check one by one in the order given."""
    for uid in uids:
        mark(t, uid, wounds[uid], rule)
    for uid in uids:
        check(t, uid)


def check(t: Table, uid: int, attacker: int = -1) -> None:
    """LD-WND-03 to LD-WND-09: does it die, live on, or retreat? New cards each time: LD-WND-06."""
    figure = stalker(t, uid)
    if figure is None:
        return
    if figure[1] == LARVA:
        kill(t, uid, "LD-WND-03")
        return
    cards = []
    wanted = 2 if figure[1] in (BREEDER, QUEEN) else 1
    for _ in range(wanted):
        card = decks.draw_attack(t)
        if card >= 0:
            cards.append(card)
    bloods = [t.rs.attacks[card >> 3].blood[card & 7] for card in cards]
    blood = sum(bloods)
    if attacker >= 0:  # LD-KNW-08: a weakness may lower it
        blood = moments.changed(t, moments.BLOOD, attacker, blood)
    blood = moments.changed(t, moments.CHECK, -1, blood)
    t.tell(happened.WOUND_CHECK, "LD-WND-02", code(figure), tuple(cards), blood)
    if 0 in bloods:
        retreat(t, uid)
    elif len(bloods) == wanted and blood <= figure[3]:
        # LD-CMP-19: without enough cards it lives.
        kill(t, uid, "LD-WND-04")
    # LD-WND-14: the cards go to the discard pile after the check.
    t.attack_discard += tuple(cards)


def kill(t: Table, uid: int, rule: str) -> None:
    """LD-WND-07: remove the figure; all but larvae leave a carcass."""
    figure = stalker(t, uid)
    if figure is None:
        return
    stalkers.remove(t, uid)
    t.tell(happened.STALKER_DIED, rule, code(figure), figure[2])
    if figure[1] == QUEEN:
        t.queen_killed = True
    if figure[1] != LARVA:
        items.lay(t, CARCASS, figure[2])


def retreat(t: Table, uid: int) -> None:
    """LD-WND-10, LD-WND-11, LD-WND-12: an event card tells the corridor; its effect is ignored."""
    figure = stalker(t, uid)
    if figure is None:
        return
    card = decks.draw_event(t)
    if card < 0:
        return
    t.tell(happened.RETREATS, "LD-WND-10", code(figure), card)
    t.event_discard = (*t.event_discard, card)
    stalkers.move_by_number(t, [uid], t.rs.events[card].corridors[0], "LD-WND-10")


def retreat_if_here(t: Table, uid: int, slot: int) -> None:
    """LD-WND-13: an effect makes it retreat, if it is still in that room."""
    figure = stalker(t, uid)
    if figure is not None and figure[2] == slot:
        retreat(t, uid)
