"""Passing (LD-RND-10 to LD-RND-12): discards, Bleeding, Hunters by Sound."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, hurt, moments
from lockdown.rules.queries import in_room, wounded
from lockdown.rules.verbs import DISCARD, DONE
from lockdown.state.table import Table

PASS_DISCARD = decision_kind("pass_discard", "LD-RND-10", "Discard cards before you pass.")


@step
def ask_discards(t: Table, seat: int, discarded: tuple[int, ...], ends_turn: int) -> None:
    """LD-RND-10 (1): any number of cards, contamination included, one at a time."""
    if not in_room(t, seat):
        return
    if t.hand[seat]:
        shown = dict.fromkeys(decks.masked(card) for card in t.hand[seat])
        options: list[tuple[Any, ...]] = [(DONE,), *((DISCARD, card) for card in shown)]
        t.ask(seat, PASS_DISCARD, options, discard_answer, seat, discarded, ends_turn)
    else:
        t.push(pass_now, seat, discarded, ends_turn)


@step
def discard_answer(
    t: Table, seat: int, discarded: tuple[int, ...], ends_turn: int, choice: tuple[Any, ...]
) -> None:
    """Discard one more, or pass."""
    if choice[0] == DONE:
        t.push(pass_now, seat, discarded, ends_turn)
        return
    real = decks.discard_card(t, seat, choice[1])
    t.push(ask_discards, seat, (*discarded, decks.open_card(real)), ends_turn)


@step
def pass_now(t: Table, seat: int, discarded: tuple[int, ...], ends_turn: int) -> None:
    """LD-RND-10 (2), (3): the player has passed; then what passing causes.

    `ends_turn`: 1 for a pass of one's own, 0 for a forced one, -1 on the way into a container.
    """
    from lockdown.rules import rounds

    t.passed |= 1 << seat
    t.tell(happened.PASSED, "LD-RND-10", seat, len(discarded), discarded)
    if ends_turn > 0:
        t.push(rounds.end_turn, seat)
    if ends_turn >= 0:
        # LD-KNW-08: who passes by getting into a container has no time to listen.
        moments.happen(t, moments.PASSED, seat)
    t.push(bleed, seat)


@step
def bleed(t: Table, seat: int) -> None:
    """Wounds that bleed each time one passes."""
    if in_room(t, seat) and wounded(t, seat, "pass_wounds"):
        hurt.light_wound(t, seat, "LD-RND-10")


def force_pass(t: Table, seat: int) -> None:
    """LD-RND-12: an effect makes the player pass; the turn ends after the running action.

    The voluntary discard is offered if the effect leaves cards in hand.
    """
    t.push(ask_discards, seat, (), 0)
