"""Reaction windows (LD-ACT-12 to LD-ACT-15, LD-ACT-22 to LD-ACT-24).

Who is asked follows from what everybody knows, never from what somebody holds: a seat that might
react is asked even if all it can do is decline. So neither the number of questions nor the pace
tells who holds a card. The decisions are `secret`: no view says who is being asked.
Opening a window counts as something revealed, so that nothing before it can be undone.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import Step, step
from lockdown.rules import decks, happened
from lockdown.rules.queries import (
    here,
    may_hold_card,
    order_from_left,
    stalker,
)
from lockdown.rules.verbs import (
    DECLINE,
    NOISE_FACE,
    PLAYER,
    REACT,
    SEAT,
)
from lockdown.state.keys import ADULT, IN_ROOM
from lockdown.state.table import Table

INTERRUPT = decision_kind(
    "interrupt",
    "LD-ACT-12",
    "An action was declared in your room: cancel it?",
    secret=True,
    actor=(0, SEAT),
)
INTERRUPT_AGAIN = decision_kind(
    "interrupt_interruption",
    "LD-ACT-12",
    "An Interruption was played in your room: cancel it?",
    secret=True,
    actor=(4, SEAT),
)
BEFORE_ATTACK = decision_kind("before_attack", "LD-ACT-22", "You are attacked: react?", secret=True)
ATTACK_SHOWN = decision_kind(
    "attack_shown", "LD-ACT-22", "The attack is about to hit you: react?", secret=True
)
SKIP_NOISE = decision_kind(
    "skip_noise", "LD-ACT-15", "You would roll for noise: stay unseen?", secret=True
)
REROLL_NOISE = decision_kind(
    "reroll_noise",
    "LD-ACT-22",
    "You have rolled for noise: react before the result?",
    secret=True,
    face=(1, NOISE_FACE),
)
OTHER_TARGET = decision_kind("other_target", "LD-ACT-15", "Whom is attacked instead?")


def play_reaction(t: Table, seat: int, card: int, part: int) -> None:
    """Discard the reaction card, face up."""
    decks.discard_card(t, seat, card)
    t.tell(happened.REACTED, "LD-ACT-22", seat, card, part)


# ---- windows 1 and 2: Interruption


def open_action_window(t: Table, actor: int) -> None:
    """LD-ACT-12, LD-ACT-23: the others in the room may cancel; on top of `perform`."""
    queue = _may_interrupt(t, actor, actor)
    if queue:
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-12", "action", actor)
        t.push(ask_interrupt, actor, queue, 0, actor)


def _may_interrupt(t: Table, actor: int, but: int) -> tuple[int, ...]:
    """LD-ACT-13: whoever is there, those who have passed too."""
    slot = t.room[actor]
    return tuple(
        seat
        for seat in (*order_from_left(t, actor), actor)
        if seat != but
        and t.room[seat] == slot
        and t.place[seat] == IN_ROOM  # nobody reacts from a pod (NM-ACT-14)
        and may_hold_card(t, seat, t.rs.interruption)
    )


@step
def ask_interrupt(t: Table, actor: int, queue: tuple[int, ...], level: int, by: int) -> None:
    """Ask the next seat; level 0 is the action, level n the n-th Interruption (by `by`)."""
    if not queue:
        return
    seat = queue[0]
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    if t.rs.interruption in t.hand[seat]:
        options.append((REACT, t.rs.interruption, 0 if level == 0 else 1))
    kind = INTERRUPT if level == 0 else INTERRUPT_AGAIN
    t.ask(seat, kind, options, interrupt_answer, actor, seat, queue[1:], level, by)


@step
def interrupt_answer(
    t: Table,
    actor: int,
    seat: int,
    rest: tuple[int, ...],
    level: int,
    by: int,
    choice: tuple[Any, ...],
) -> None:
    """LD-ACT-23: a played Interruption closes the asking until it has been dealt with."""
    t.revealed = True
    if choice[0] == DECLINE:
        t.push(ask_interrupt, actor, rest, level, by)
        return
    play_reaction(t, seat, t.rs.interruption, choice[2])
    t.push(interruption_stands, actor, rest, level, by, seat)
    queue = _may_interrupt(t, actor, seat)
    if queue:
        t.tell(happened.WINDOW, "LD-ACT-12", "interruption", seat)
        t.push(ask_interrupt, actor, queue, level + 1, seat)


@step
def interruption_stands(
    t: Table, actor: int, rest: tuple[int, ...], level: int, by: int, seat: int
) -> None:
    """Nobody cancelled it: what it was aimed at is cancelled (LD-ACT-04 to LD-ACT-06)."""
    top = t.take("perform" if level == 0 else "interruption_stands")
    if level == 0:
        from lockdown.rules import actions

        t.tell(happened.CANCELLED, "LD-ACT-12", actor, seat)
        actions.cancelled(t, top)
    else:
        # The cancelled Interruption was waiting below; the asking it closed goes on.
        _, _, other_rest, other_level, other_by, _ = top
        t.tell(happened.INTERRUPTION_CANCELLED, "LD-ACT-12", by, seat)
        t.push(ask_interrupt, actor, other_rest, other_level, other_by)


# ---- windows in which cards offer reactions (`facts.Reaction`)


def _may(t: Table, window: str, seat: int, *about: Any) -> bool:
    """Whether anything in the game might be used here, by what everybody knows."""
    return any(offer.may(t, seat, *about) for offer in t.rs.reactions.get(window, ()))


def _options(t: Table, window: str, seat: int, *about: Any) -> list[tuple[Any, ...]]:
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    for offer in t.rs.reactions.get(window, ()):
        options += offer.options(t, seat, *about)
    return options


def _answer(t: Table, window: str, seat: int, choice: tuple[Any, ...], *about: Any) -> None:
    if choice[0] == DECLINE:
        return
    for offer in t.rs.reactions[window]:
        if choice in offer.options(t, seat, *about):
            offer.answer(t, seat, choice, *about)
            return


# ---- window 4: a noise roll in bag development


def ask_skip_noise(t: Table, seat: int, roll: Step) -> None:
    """LD-ACT-15 (b): something may make the roll unnecessary."""
    t.push(roll, seat)
    if _may(t, SKIP_NOISE, seat):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-15", "noise", seat)
        t.push(skip_noise_window, seat)


@step
def skip_noise_window(t: Table, seat: int) -> None:
    """Ask whether to stay unseen."""
    t.ask(seat, SKIP_NOISE, _options(t, SKIP_NOISE, seat), skip_noise_answer, seat)


@step
def skip_noise_answer(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The roll that waits may be dropped."""
    _answer(t, SKIP_NOISE, seat, choice)


# ---- window 4: a noise die has been rolled, before its result


def may_reroll_noise(t: Table, seat: int, face: int) -> bool:
    """Whether anything might be used on this roll, by what everybody knows."""
    return REROLL_NOISE in t.rs.reactions and _may(t, REROLL_NOISE, seat, face)


@step
def reroll_noise_window(t: Table, seat: int, face: int) -> None:
    """LD-ACT-22 (4): ask before the result."""
    t.revealed = True
    t.tell(happened.WINDOW, "LD-ACT-22", "noise_rolled", seat)
    options = _options(t, REROLL_NOISE, seat, face)
    t.ask(seat, REROLL_NOISE, options, reroll_noise_answer, seat, face)


@step
def reroll_noise_answer(t: Table, seat: int, face: int, choice: tuple[Any, ...]) -> None:
    """The die may be rolled again."""
    _answer(t, REROLL_NOISE, seat, choice, face)


# ---- window 6: before an attack


def ask_before_attack(t: Table, uid: int, seat: int, why: str) -> None:
    """LD-ACT-15, LD-ACT-22: before a card is drawn."""
    if stalker(t, uid) is not None and _may(t, BEFORE_ATTACK, seat, uid, why):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-22", "attack", seat)
        t.push(before_attack_window, uid, seat, why)


@step
def before_attack_window(t: Table, uid: int, seat: int, why: str) -> None:
    """Ask for reactions before the attack."""
    if stalker(t, uid) is not None:
        options = _options(t, BEFORE_ATTACK, seat, uid, why)
        t.ask(seat, BEFORE_ATTACK, options, before_attack_answer, uid, seat, why)


@step
def before_attack_answer(t: Table, uid: int, seat: int, why: str, choice: tuple[Any, ...]) -> None:
    """The attack may go to another, or not be made."""
    _answer(t, BEFORE_ATTACK, seat, choice, uid, why)


def choose_other(t: Table, seat: int, attack: tuple[Any, ...]) -> None:
    """LD-ACT-15: whom is attacked instead; `attack` is (figure, why, card), -2 before a card."""
    others = [s for s in here(t, t.room[seat]) if s != seat]
    options: list[tuple[Any, ...]] = [(PLAYER, s) for s in others]
    t.ask(seat, OTHER_TARGET, options, attack_redirected, seat, attack)


@step
def attack_redirected(
    t: Table, seat: int, attack: tuple[Any, ...], choice: tuple[Any, ...]
) -> None:
    """The new target counts as attacked in every respect and may react itself (LD-ACT-15)."""
    from lockdown.rules import attacks

    uid, why, card = attack
    target = choice[1]
    t.tell(happened.REDIRECTED, "LD-ACT-15", target, seat)
    if card == -2:
        t.push(attacks.attack, uid, target, why)
    elif card == -1:
        t.push(attacks.larva_infests, uid, target)
        ask_attack_shown(t, uid, target, why, -1)
    else:
        figure = stalker(t, uid)
        kind = figure[1] if figure is not None else ADULT
        t.then(
            (attacks.attack_hits, uid, target, why, card, kind),
            (attacks.attack_in_dark, uid, target, why, card, kind),
            (attacks.attack_over, card),
        )
        ask_attack_shown(t, uid, target, why, card)


# ---- window 7: the attack card is shown


def ask_attack_shown(t: Table, uid: int, seat: int, why: str, card: int) -> None:
    """LD-ACT-22: after the card is shown; `card` is -1 for a larva."""
    if _may(t, ATTACK_SHOWN, seat, uid, why, card):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-22", "attack_shown", seat)
        t.push(attack_shown_window, uid, seat, why, card)


@step
def attack_shown_window(t: Table, uid: int, seat: int, why: str, card: int) -> None:
    """Ask for reactions to the shown attack."""
    options = _options(t, ATTACK_SHOWN, seat, uid, why, card)
    t.ask(seat, ATTACK_SHOWN, options, attack_shown_answer, uid, seat, why, card)


@step
def attack_shown_answer(
    t: Table, uid: int, seat: int, why: str, card: int, choice: tuple[Any, ...]
) -> None:
    """The attack may be ignored or go to somebody else."""
    _answer(t, ATTACK_SHOWN, seat, choice, uid, why, card)


def drop_attack(t: Table, card: int, *, again: bool = False) -> None:
    """What is left of a shown attack is taken off; `again`: its card comes with a new target."""
    t.take("attack_hits", "larva_infests")
    if card >= 0:
        t.take("attack_in_dark")
        if again:
            t.take("attack_over")
