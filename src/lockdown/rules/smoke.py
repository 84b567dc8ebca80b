"""The Smoke Grenade: the others in the room lose a card, its thrower walks out unharmed."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, movement
from lockdown.rules.queries import in_room, others_here
from lockdown.rules.verbs import DISCARD
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table

SMOKE = decision_kind("smoke_discard", "LD-HRM-03", "The smoke makes you discard an action card.")


def throw_smoke(t: Table, seat: int, slot: int) -> None:
    """LD-CMB-19, LD-HRM-03: the others lose a card each, then one walks out."""
    t.then(
        *((smoke_blinds, victim) for victim in others_here(t, seat)),
        (walk_in_smoke, seat, slot),
    )


@step
def smoke_blinds(t: Table, seat: int) -> None:
    """LD-HRM-03: an action card of the player's choice, if there is one in hand."""
    cards = [card for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION]
    if cards:
        t.ask(seat, SMOKE, [(DISCARD, card) for card in cards], smoke_discarded, seat)


@step
def smoke_discarded(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The card was chosen."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.CARD_DISCARDED, "LD-HRM-03", seat, choice[1])


@step
def walk_in_smoke(t: Table, seat: int, slot: int) -> None:
    """LD-CMB-19, LD-MOV-05: no attacks; exploring and noise as with Move."""
    if in_room(t, seat) and movement.way_refusal(t, seat, slot) is None:
        movement.walk(t, seat, slot, careful=False)
