"""Computer actions (LD-CPU): the face-up card, its options, the Lockdown card.

`computer_action` is the whole action after its cost; cards that give one push it as it is.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items, markers
from lockdown.rules.actions import Act, Spec, part_refusal
from lockdown.rules.needs import computer_here, power_refusal
from lockdown.rules.queries import action_cards, in_combat, in_room
from lockdown.rules.verbs import COMPUTER, COMPUTER_CARD, DECLINE, DONE, OPTION, REACT_ITEM, WORD
from lockdown.state.facts import Expected, Part, Refusal
from lockdown.state.keys import COMPUTER_LOCKDOWN, ITEM

#: LD-CPU-03.
COST = 1

CHOOSE_OPTION = decision_kind(
    "computer_option", "LD-CPU-02", "Choose an option of the computer card."
)
CHOOSE_OPTIONS = decision_kind(
    "computer_options", "LD-CPU-02", "Choose the next option of the computer card, or finish."
)
OPTION_TARGET = decision_kind(
    "computer_target", "LD-CPU-02", "Choose for the computer option.", option=(1, WORD)
)
CHEAT_CODES = ITEM["cheat_codes"]
CHEAT = decision_kind(
    "cheat_codes",
    "LD-ACT-22",
    "Put this computer card under the deck and use the next one?",
    card=(1, COMPUTER_CARD),
)


# ---- who may (LD-CPU-01, LD-CPU-04)


def place_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-CPU-01, LD-PWR-08: a working computer here, in a powered section, and eyes to see it."""
    refusal = computer_here(t, seat)
    if refusal is not None:
        return refusal
    return power_refusal(t, seat, ("no_power", "LD-CPU-01"))


def computer_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """Why `seat` cannot take a computer action now."""
    if in_combat(t, seat) and not t.rs.computer_in_combat:
        return ("in_combat", "LD-CPU-04")
    refusal = place_refusal(t, seat)
    if refusal is None and action_cards(t, seat) < COST:
        return ("too_few_cards", "LD-ACT-02", COST)
    return refusal


def offer_options(
    t: LockdownTable, seat: int, purse: int, fight: bool, options: list[tuple[Any, ...]]
) -> None:
    if computer_refusal(t, seat) is None:
        options.append((COMPUTER,))


def _cost(t: LockdownTable, seat: int, act: Act) -> int:
    return COST


def _effect(t: LockdownTable, seat: int, act: Act) -> None:
    """LD-CPU-02, LD-CPU-10: the card is touched after the window in which all may be cancelled."""
    t.push(computer_action, seat)


SPEC = Spec(_cost, _effect)


def expected(t: LockdownTable, seat: int) -> list[Expected]:
    """What a player may think of here (`why_not`)."""
    return [("computer", (COMPUTER,), computer_refusal(t, seat))]


# ---- the options of the card (LD-CPU-02)


def option_part(t: LockdownTable, key: str) -> Part:
    """What an option of a computer card does."""
    return t.rs.computer_options[key].parts[0]


def open_options(t: LockdownTable, seat: int, used: tuple[str, ...] = ()) -> list[str]:
    """LD-ACT-26: the options of the face-up card that can do something, as `seat` knows it."""
    return [
        key
        for key in t.rs.computers[t.computer].options
        if key not in used and part_refusal(t, seat, option_part(t, key)) is None
    ]


@step
def computer_action(t: LockdownTable, seat: int) -> None:
    """LD-CPU-02: one option, then the next card; Cheat Codes come first (LD-ACT-22)."""
    _start(t, seat, several=0)


@step
def computer_action_several(t: LockdownTable, seat: int) -> None:
    """As `computer_action`, with any number of the options, each at most once (Bypass)."""
    _start(t, seat, several=1)


def _start(t: LockdownTable, seat: int, several: int) -> None:
    t.then((choose_option, seat, several, ()), (replace_card, seat))
    ask_cheat_codes(t, seat)


@step
def choose_option(t: LockdownTable, seat: int, several: int, used: tuple[str, ...]) -> None:
    """Name an option; with Bypass name further ones, or stop."""
    keys = open_options(t, seat, used) if in_room(t, seat) else []
    if not keys:
        return
    options: list[tuple[Any, ...]] = [(OPTION, key) for key in keys]
    if several:
        t.ask(seat, CHOOSE_OPTIONS, [(DONE,), *options], option_chosen, seat, several, used)
    else:
        t.ask(seat, CHOOSE_OPTION, options, option_chosen, seat, several, used)


@step
def option_chosen(
    t: LockdownTable, seat: int, several: int, used: tuple[str, ...], choice: tuple[Any, ...]
) -> None:
    """An option was named: its choice comes now, then its effect."""
    if choice[0] == DONE:
        return
    key = choice[1]
    t.tell(happened.COMPUTER_OPTION, "LD-CPU-02", seat, key)
    if several:
        t.push(choose_option, seat, several, (*used, key))
    part = option_part(t, key)
    if part.targets:
        t.ask(seat, OPTION_TARGET, part.targets[0](t, seat), option_target, seat, key)
    else:
        part.effect(t, seat)


@step
def option_target(t: LockdownTable, seat: int, key: str, choice: tuple[Any, ...]) -> None:
    """The choice of an option was made."""
    option_part(t, key).effect(t, seat, choice[1])


# ---- the next card


@step
def replace_card(t: LockdownTable, seat: int) -> None:
    """LD-CPU-02: the card goes face down under the deck and the next one is revealed."""
    next_card(t, seat, marker=True)


def next_card(t: LockdownTable, seat: int, *, marker: bool) -> None:
    """Reveal the next computer card; LD-CPU-05, LD-CRD-60 if it is Lockdown.

    Without `marker` Lockdown places no malfunction marker (Cheat Codes).
    """
    t.revealed = True
    deck = (t.computer, *t.computer_deck)
    _reveal(t, deck)
    if t.computer == COMPUTER_LOCKDOWN and marker and in_room(t, seat):
        markers.place_malfunction(t, t.room[seat], "LD-CPU-05")
    while t.computer == COMPUTER_LOCKDOWN:
        pile = [*t.computer_deck, t.computer]
        t.shuffle(pile, "computer")
        t.tell(happened.DECK_SHUFFLED, "LD-CPU-05", "computer", -1)
        _reveal(t, tuple(pile))


def _reveal(t: LockdownTable, deck: tuple[int, ...]) -> None:
    t.computer = deck[-1]
    t.computer_deck = deck[:-1]
    t.tell(happened.COMPUTER_CARD, "LD-CPU-02", t.computer)


# ---- Cheat Codes: window 3 of LD-ACT-22


def ask_cheat_codes(t: LockdownTable, seat: int) -> None:
    """Ask the owner of active Cheat Codes whether to change the computer card.

    A computer action calls this after paying and before an option is chosen; the question goes
    on top of what is still to happen. The card lies open, so asking reveals nothing.
    """
    if items.has_kind(t, seat, CHEAT_CODES):
        t.push(cheat_window, seat)


@step
def cheat_window(t: LockdownTable, seat: int) -> None:
    """LD-ACT-22 (3): once for each computer action."""
    if in_room(t, seat):
        options: list[tuple[Any, ...]] = [(DECLINE,), (REACT_ITEM, CHEAT_CODES)]
        t.ask(seat, CHEAT, options, cheat_answer, seat, t.computer)


@step
def cheat_answer(t: LockdownTable, seat: int, card: int, choice: tuple[Any, ...]) -> None:
    """LD-CPU-02, LD-CPU-05: another card, without a malfunction if Lockdown turns up."""
    if choice[0] == REACT_ITEM:
        t.tell(happened.REACTED_ITEM, "LD-ACT-22", seat, CHEAT_CODES)
        next_card(t, seat, marker=False)
