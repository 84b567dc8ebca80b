"""Actions in general (LD-ACT): declaring, paying, the window, resolving.

An action on its way is a tuple that begins with its option and grows by the choices made when
declaring: `("play", card, part, target…)`. Each verb has a `Spec`. The order of LD-ACT-25:
`declare` → `pay` → reaction window 1 → `perform` → `action_over`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.options import arg_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, reactions
from lockdown.rules.queries import action_cards, in_combat, in_room
from lockdown.rules.verbs import DECK, NO, PAY, SEAT, YES
from lockdown.state.facts import NEVER, ONLY, Part, Refusal
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table

Act = tuple[Any, ...]


def _write_action(act: Act) -> str:
    return "/".join(str(part) for part in act)


def _read_action(text: str) -> Act:
    return tuple(int(p) if p.lstrip("-").isdigit() else p for p in text.split("/"))


ACTION_ARG = arg_kind("action", _write_action, _read_action)
CHOOSE_TARGET = decision_kind(
    "choose_target", "LD-ACT-25", "Choose for the action you declare.", action=(1, ACTION_ARG)
)
PAY_COST = decision_kind(
    "pay", "LD-ACT-02", "Discard an action card to pay.", action=(1, ACTION_ARG), left=(2, "number")
)
AGREE = decision_kind(
    "agree",
    "LD-KNW-11",
    "Another player wants to use what you carry: do you agree?",
    actor=(1, SEAT),
    action=(2, ACTION_ARG),
)

TOO_FEW_CARDS = "too_few_cards"
IN_COMBAT: Refusal = ("in_combat", "LD-ACT-08")
NOT_IN_COMBAT: Refusal = ("not_in_combat", "LD-ACT-08")


class Spec(NamedTuple):
    """How one verb works (LD-ACT-01; `Ruleset.specs`).

    `targets` gives the next choice to make, or None when all are made.
    """

    cost: Callable[[Any, int, Act], int]
    effect: Callable[[Any, int, Act], None]
    targets: Callable[[Any, int, Act], list[tuple[Any, ...]] | None] | None = None
    declared: Callable[[Any, int, Act], None] | None = None
    """What happens besides paying (an action card goes to the discard pile)."""
    cancelled: Callable[[Any, int, Act], None] | None = None
    consent: Callable[[Any, int, Act], int] | None = None
    """Who must agree before the cost is paid; -1 for nobody."""


def combat_refusal(t: Table, seat: int, combat: str) -> Refusal | None:
    """LD-ACT-08: the combat symbol, checked when the action is declared."""
    if combat == NEVER and in_combat(t, seat):
        return IN_COMBAT
    if combat == ONLY and not in_combat(t, seat):
        return NOT_IN_COMBAT
    return None


def cost_refusal(t: Table, seat: int, cost: int, spare: int = 0) -> Refusal | None:
    """LD-ACT-02: enough action cards besides those that cannot pay."""
    if action_cards(t, seat) - spare < cost:
        return (TOO_FEW_CARDS, "LD-ACT-02", cost)
    return None


def part_refusal(t: Table, seat: int, part: Part) -> Refusal | None:
    """LD-ACT-11, LD-ACT-26: the conditions of a part, and something to choose."""
    if part.needs is not None:
        refusal = part.needs(t, seat)
        if refusal is not None:
            return refusal
    if part.targets and not part.targets[0](t, seat):
        return part.empty(t, seat) if callable(part.empty) else part.empty
    return None


def part_targets(
    t: Table, seat: int, part: Part, chosen: tuple[Any, ...]
) -> list[tuple[Any, ...]] | None:
    """The next choice of a part; None when there is nothing more to choose."""
    if len(chosen) < len(part.targets):
        return part.targets[len(chosen)](t, seat, *chosen)
    return None


# ---- the course of an action


@step
def declare(t: Table, seat: int, act: Act) -> None:
    """LD-ACT-25 (1): further choices that must be known at once, then paying."""
    spec = t.rs.specs[act[0]]
    if spec.targets is not None:
        options = spec.targets(t, seat, act)
        if options is not None:
            if len(options) == 1 and options[0][0] == DECK:
                # LD-SRC-02: only a white room leaves a choice of decks.
                t.push(declare, seat, (*act, options[0][1]))
            elif options:
                t.ask(seat, CHOOSE_TARGET, options, target_chosen, seat, act)
            else:
                # Nothing to choose at this point: the place in the tuple stays empty.
                t.push(declare, seat, (*act, -1))
            return
    if not _ask_consent(t, seat, act, free=0):
        _settle(t, seat, act)


def _settle(t: Table, seat: int, act: Act) -> None:
    """All is chosen: now the cost."""
    spec = t.rs.specs[act[0]]
    cost = spec.cost(t, seat, act)
    if spec.declared is not None:
        spec.declared(t, seat, act)
    t.push(pay, seat, act, cost, ())


def _ask_consent(t: Table, seat: int, act: Act, free: int) -> bool:
    """LD-KNW-11: another player is asked before anything is paid; whether somebody is."""
    spec = t.rs.specs[act[0]]
    other = spec.consent(t, seat, act) if spec.consent is not None else -1
    if other < 0:
        return False
    t.tell(happened.CONSENT_ASKED, "LD-KNW-11", other, "action")
    options: list[tuple[Any, ...]] = [(YES,), (NO,)]
    t.ask(other, AGREE, options, agreed, other, seat, act, free)
    return True


@step
def agreed(t: Table, other: int, seat: int, act: Act, free: int, choice: tuple[Any, ...]) -> None:
    """LD-KNW-11: a refusal costs nothing; the acting player chooses another action."""
    from lockdown.rules import rounds

    yes = choice[0] == YES
    t.tell(happened.CONSENT, "LD-KNW-11", other, int(yes))
    if yes and free:
        t.rs.specs[act[0]].effect(t, seat, act)
    elif yes:
        _settle(t, seat, act)
    elif not free:
        t.take("action_over")  # of an action that does not take place
        t.push(rounds.ask_action, seat)


def chosen_value(choice: tuple[Any, ...]) -> Any:
    """What a choice adds to the action: its argument, -2 for a choice without one."""
    return choice[1] if len(choice) > 1 else -2


@step
def target_chosen(t: Table, seat: int, act: Act, choice: tuple[Any, ...]) -> None:
    """One choice was made while declaring."""
    t.push(declare, seat, (*act, chosen_value(choice)))


@step
def pay(t: Table, seat: int, act: Act, left: int, paid: tuple[int, ...]) -> None:
    """LD-ACT-02, LD-ACT-03: discard action cards one by one; contamination never pays."""
    if left > 0:
        options: list[tuple[Any, ...]] = [
            (PAY, card) for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION
        ]
        t.ask(seat, PAY_COST, options, paid_with, seat, act, left, paid)
        return
    if paid:
        t.tell(happened.PAID, "LD-ACT-02", seat, paid)
    t.tell(happened.DECLARED, "LD-ACT-25", seat, act)
    t.push(perform, seat, act)
    reactions.open_action_window(t, seat)


@step
def paid_with(
    t: Table, seat: int, act: Act, left: int, paid: tuple[int, ...], choice: tuple[Any, ...]
) -> None:
    """One card was discarded for the cost."""
    decks.discard_card(t, seat, choice[1])
    t.push(pay, seat, act, left - 1, (*paid, choice[1]))


@step
def perform(t: Table, seat: int, act: Act) -> None:
    """LD-ACT-25 (4): the effect."""
    if in_room(t, seat):
        t.rs.specs[act[0]].effect(t, seat, act)


def cancelled(t: Table, waiting: tuple[Any, ...]) -> None:
    """LD-ACT-04 to LD-ACT-06, LD-ROM-09: the cost stays paid; a single-use item is lost."""
    _, seat, act = waiting
    spec = t.rs.specs[act[0]]
    if spec.cancelled is not None:
        spec.cancelled(t, seat, act)


@step
def perform_free(t: Table, seat: int, act: Act) -> None:
    """An action that another one allows: choices, no cost, no window of its own (LD-ACT-14)."""
    spec = t.rs.specs[act[0]]
    if not in_room(t, seat):
        return
    if spec.targets is not None:
        options = spec.targets(t, seat, act)
        if options is not None:
            if options:
                t.ask(seat, CHOOSE_TARGET, options, free_target_chosen, seat, act)
            else:
                t.push(perform_free, seat, (*act, -1))
            return
    if not _ask_consent(t, seat, act, free=1):
        spec.effect(t, seat, act)


@step
def free_target_chosen(t: Table, seat: int, act: Act, choice: tuple[Any, ...]) -> None:
    """One choice of a free action was made."""
    t.push(perform_free, seat, (*act, chosen_value(choice)))
