"""Motion Tracker and Motion Scanner: a noise roll made again for an action card (LD-ACT-22)."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, noise
from lockdown.rules.queries import action_cards
from lockdown.rules.verbs import PAY, REACT_ITEM
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
TRACKER_PRICE = decision_kind("tracker_price", "LD-ACT-22", "Discard an action card.")


def may_listen(t: Table, seat: int, device: int) -> bool:
    """By what lies open: the device in a hand slot, and a card to pay with."""
    return bool(t.hand[seat]) and any(item & 255 == device for item in t.hands[seat])


def listen_options(t: Table, seat: int, device: int) -> Options:
    """What its holder can really do."""
    if not action_cards(t, seat):
        return []
    return [(REACT_ITEM, item) for item in t.hands[seat] if item & 255 == device]


def listen(t: Table, seat: int, item: int) -> None:
    """LD-ACT-22 (4), LD-ACT-03: for an action card the noise die is rolled again."""
    t.tell(happened.REACTED_ITEM, "LD-ACT-22", seat, item)
    cards = [card for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION]
    t.ask(seat, TRACKER_PRICE, [(PAY, card) for card in cards], tracker_paid, seat)


@step
def tracker_paid(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """Once for each roll: the second result stands."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.PAID, "LD-ACT-22", seat, (choice[1],))
    noise.roll_again(t, seat)
