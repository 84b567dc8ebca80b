"""Contamination cards, scanning and infection (LD-CON)."""

from __future__ import annotations

from typing import Any

from lockdown.rules import decks, happened, hurt, stalkers
from lockdown.rules.queries import wounded
from lockdown.rules.verbs import CHOOSE_CARD
from lockdown.state import keys
from lockdown.state.keys import CLEAN, CONTAMINATION, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.table import Table


def receive(t: Table, seat: int, rule: str, count: int = 1) -> int:
    """LD-CON-01: cards from the deck, unseen, on top of the own discard pile.

    The wound Guts adds one more. Returns how many were received (LD-CON-14: none from an empty
    deck).
    """
    wanted = count + wounded(t, seat, "contamination")
    got = t.contamination[-wanted:][::-1]
    if got:
        t.contamination = t.contamination[: -len(got)]
        t.discard[seat] = t.discard[seat] + got
        t.tell(happened.CONTAMINATED, rule, seat, len(got))
        t.revealed = True
    return len(got)


def is_infected(card: int) -> bool:
    """The face of a contamination card."""
    return card in (INFECTED, KNOWN_INFECTED)


def known(card: int) -> int:
    """A contamination card after its owner has scanned it."""
    return KNOWN_INFECTED if is_infected(card) else KNOWN_CLEAN


def scan(t: Table, seat: int, cards: tuple[int, ...], rule: str) -> tuple[int, ...]:
    """LD-CON-05: show the faces to the scanning player alone; returns the pile as known now."""
    found = [card for card in cards if card >= CONTAMINATION]
    infected = sum(1 for card in found if is_infected(card))
    t.revealed = True
    t.tell_secret(
        1 << seat, happened.SCANNED, rule, (seat, len(found), infected), (seat, len(found), -1)
    )
    return tuple(known(card) if card >= CONTAMINATION else card for card in cards)


def remove_cards(t: Table, seat: int, cards: list[int], rule: str) -> None:
    """LD-CON-10: removed cards go where the rule set says."""
    if cards:
        t.rs.removed_contamination(t, cards)
        t.tell(happened.CONTAMINATION_REMOVED, rule, seat, len(cards))


def under_the_deck(t: Table, cards: list[int]) -> None:
    """LD-CON-10: face down to the bottom of the contamination deck."""
    t.contamination = _faces(cards) + t.contamination


def out_of_the_game(t: Table, cards: list[int]) -> None:
    """NM-CON-09: the cards never come back."""
    t.gone += tuple(("contamination", face) for face in _faces(cards))


def _faces(cards: list[int]) -> tuple[int, ...]:
    return tuple(INFECTED if is_infected(card) else CLEAN for card in cards)


def split(cards: tuple[int, ...], infected: bool) -> tuple[list[int], tuple[int, ...]]:
    """(the contamination cards of that face, everything else)."""
    out = [card for card in cards if card >= CONTAMINATION and is_infected(card) == infected]
    rest = tuple(card for card in cards if card < CONTAMINATION or is_infected(card) != infected)
    return out, rest


def infection(t: Table, seat: int, rule: str) -> None:
    """LD-CON-06, LD-CON-07, LD-CON-11: a larva; with one already there, death and a creeper."""
    if t.larva >> seat & 1:
        slot = t.room[seat]
        t.larva &= ~(1 << seat)  # it is the creeper now (LD-COP-09)
        hurt.die(t, seat, "LD-CON-07")
        if slot:
            stalkers.place(t, keys.CREEPER, slot, "LD-CON-07")
    else:
        t.larva |= 1 << seat
        t.tell(happened.LARVA, rule, seat)


def remove_larva(t: Table, seat: int, rule: str) -> None:
    """LD-CON-15: only an effect takes the larva off the character board."""
    if t.larva >> seat & 1:
        t.larva &= ~(1 << seat)
        t.tell(happened.LARVA_OFF, rule, seat)


def infest(t: Table, seat: int, rule: str) -> None:
    """LD-ATK-11: a larva if there is none, one contamination card in either case; never kills."""
    fresh = not t.larva >> seat & 1
    t.larva |= 1 << seat
    t.tell(happened.INFESTED, rule, seat, int(fresh))
    receive(t, seat, rule)


def scan_hand_removing_clean(t: Table, seat: int, rule: str) -> tuple[int, int]:
    """Rest and its like: remove what is not INFECTED; (removed, infected left)."""
    cards = scan(t, seat, t.hand[seat], rule)
    clean, rest = split(cards, False)
    t.hand[seat] = rest
    remove_cards(t, seat, clean, "LD-CON-10")
    return len(clean), sum(1 for card in rest if card >= CONTAMINATION)


def contamination_in_hand(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """Contamination cards as their owner sees them: scanned ones are told apart (LD-CON-05)."""
    shown = dict.fromkeys(decks.masked(card) for card in t.hand[seat])
    return [(CHOOSE_CARD, card) for card in shown if card >= CONTAMINATION]


def disinfect(t: Table, seat: int, card: int, rule: str) -> None:
    """LD-CON-12: scan one card of the hand and remove it; an INFECTED one brings a new one."""
    real, t.hand[seat] = decks.take_from(t.hand[seat], card)
    scan(t, seat, (real,), rule)
    remove_cards(t, seat, [real], "LD-CON-10")
    if is_infected(real):
        receive(t, seat, rule)


def cure_hand(t: Table, seat: int, rule: str) -> None:
    """LD-CON-09: scan the hand and remove the INFECTED cards; no infection follows."""
    if any(card >= CONTAMINATION for card in t.hand[seat]):
        cards = scan(t, seat, t.hand[seat], rule)
        sick, t.hand[seat] = split(cards, True)
        remove_cards(t, seat, sick, "LD-CON-10")


def cure_all(t: Table, seat: int, rule: str) -> None:
    """LD-CON-09: scan hand, deck and discard pile, remove the INFECTED cards and the larva.

    What stays is clean, and its owner knows it (LD-CON-05).
    """
    everything = t.hand[seat] + t.deck[seat] + t.discard[seat]
    if any(card >= CONTAMINATION for card in everything):
        scan(t, seat, everything, rule)
        removed: list[int] = []
        for zone in (t.hand, t.deck, t.discard):
            cards = tuple(known(card) if card >= CONTAMINATION else card for card in zone[seat])
            sick, zone[seat] = split(cards, True)
            removed += sick
        remove_cards(t, seat, removed, "LD-CON-10")
    remove_larva(t, seat, rule)


def shuffle_everything(t: Table, seat: int, rule: str) -> None:
    """Hand, deck and discard pile become one new action deck; the hand stays empty."""
    everything = t.hand[seat] + t.deck[seat] + t.discard[seat]
    t.hand[seat] = ()
    t.discard[seat] = ()
    decks.shuffle_action_deck(t, seat, everything)
    t.tell(happened.SHUFFLED_ALL, rule, seat)
