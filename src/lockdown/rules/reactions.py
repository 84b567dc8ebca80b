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
from lockdown.rules import decks, happened, items
from lockdown.rules.queries import (
    here,
    in_combat,
    in_dark,
    in_room,
    may_hold_card,
    order_from_left,
    stalker,
    weakness_helps,
)
from lockdown.rules.verbs import (
    DECLINE,
    PAY,
    PLAYER,
    REACT,
    REACT_ITEM,
    REACT_WEAKNESS,
    SEAT,
    TAKE,
    WORD,
)
from lockdown.state import keys
from lockdown.state.keys import (
    ACTION,
    ADULT,
    CARCASS,
    CONTAMINATION,
    CREEPER,
    EGG,
    IN_ROOM,
    ITEM,
    LARVA,
    RED,
    YELLOW,
)
from lockdown.state.table import Table

INTERRUPTION = ACTION["interruption"]
INCONSPICUOUS = ACTION["inconspicuous"]
PHEROMONES = ACTION["pheromones"]
FEEL_OF_THE_DARK = ACTION["feel_of_the_dark"]
LIGHTS = tuple(ITEM[k] for k in ("glow_stick", "flashlight", "yellow_flashlight", "lighter"))

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
USE_LIGHT = decision_kind(
    "use_light", "LD-ITM-36", "Use a light source?", secret=True, what=(1, WORD)
)
BEFORE_ATTACK = decision_kind("before_attack", "LD-ACT-22", "You are attacked: react?", secret=True)
ATTACK_SHOWN = decision_kind(
    "attack_shown", "LD-ACT-22", "The attack is about to hit you: react?", secret=True
)
SKIP_NOISE = decision_kind(
    "skip_noise", "LD-ACT-15", "You would roll for noise: stay unseen?", secret=True
)
DARK_EVENT = decision_kind(
    "dark_event", "LD-ACT-22", "The darkness effect of the event concerns you.", secret=True
)
OTHER_TARGET = decision_kind("other_target", "LD-ACT-15", "Whom is attacked instead?")
PHEROMONE_OBJECT = decision_kind("pheromone_object", "LD-CRD-10", "Give up an egg or a carcass.")
FEAR_PRICE = decision_kind("fear_price", "LD-ACT-22", "Discard an action card.")


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
    slot = t.room[actor]
    return tuple(
        seat
        for seat in (*order_from_left(t, actor), actor)
        if seat != but and t.room[seat] == slot and may_hold_card(t, seat, INTERRUPTION)
    )


@step
def ask_interrupt(t: Table, actor: int, queue: tuple[int, ...], level: int, by: int) -> None:
    """Ask the next seat; level 0 is the action, level n the n-th Interruption (by `by`)."""
    if not queue:
        return
    seat = queue[0]
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    if INTERRUPTION in t.hand[seat]:
        options.append((REACT, INTERRUPTION, 0 if level == 0 else 1))
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
    play_reaction(t, seat, INTERRUPTION, choice[2])
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


# ---- light sources: windows 5 and 8


def may_have_light(t: Table, seat: int) -> bool:
    """From what everybody knows: a red or yellow card in the inventory may be a light."""
    return any(items.deck_of(t, item) in (RED, YELLOW) for item in t.pack[seat])


def lights(t: Table, seat: int) -> list[int]:
    """The light sources that can be used now (a Flashlight needs a use)."""
    found = []
    for item in dict.fromkeys(t.pack[seat]):
        if item & 255 in LIGHTS:
            facts = t.rs.items[item & 255]
            if not facts.uses[1] or items.count_of(item):
                found.append(item)
    return found


def spend_light(t: Table, seat: int, item: int) -> None:
    """LD-ITM-36: remove a use, or discard a single-use light."""
    t.tell(happened.REACTED_ITEM, "LD-ITM-36", seat, item)
    if t.rs.items[item & 255].single_use:
        items.discard_item(t, seat, item, "LD-ITM-16")
    else:
        items.show_to_all(t, seat, item)
        items.spend(t, seat, item, "LD-ITM-36")


def ask_light(t: Table, seat: int, what: str) -> None:
    """Let the owner ignore the darkness effect on top of the agenda (`encounter`, `attack`)."""
    if may_have_light(t, seat):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ITM-36", what, seat)
        t.push(light_window, seat, what)


@step
def light_window(t: Table, seat: int, what: str) -> None:
    """Ask for a light source."""
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    options += [(REACT_ITEM, item) for item in lights(t, seat)]
    t.ask(seat, USE_LIGHT, options, light_answer, seat, what)


@step
def light_answer(t: Table, seat: int, what: str, choice: tuple[Any, ...]) -> None:
    """A used light changes or removes what waits on top of the agenda."""
    if choice[0] == DECLINE:
        return
    waiting = t.take("compare_number" if what == "encounter" else "attack_dark_effect")
    if what == "encounter":
        t.agenda.append((*waiting[:-1], 1))
    t.tell(happened.DARK_IGNORED, "LD-ITM-36", seat)
    spend_light(t, seat, choice[1])


# ---- window 4: a noise roll in bag development


def ask_skip_noise(t: Table, seat: int, roll: Step) -> None:
    """LD-ACT-15 (b): in darkness Inconspicuous makes the roll unnecessary."""
    t.push(roll, seat)
    if in_dark(t, seat) and may_hold_card(t, seat, INCONSPICUOUS):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-15", "noise", seat)
        t.push(skip_noise_window, seat)


@step
def skip_noise_window(t: Table, seat: int) -> None:
    """Ask whether to stay unseen."""
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    if INCONSPICUOUS in t.hand[seat]:
        options.append((REACT, INCONSPICUOUS, 1))
    t.ask(seat, SKIP_NOISE, options, skip_noise_answer, seat)


@step
def skip_noise_answer(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The roll that waits is dropped."""
    if choice[0] == REACT:
        play_reaction(t, seat, INCONSPICUOUS, 1)
        t.take("noise_roll")
        t.tell(happened.NOISE_SKIPPED, "LD-ACT-15", seat)


# ---- window 6: before an attack


def ask_before_attack(t: Table, uid: int, seat: int, why: str) -> None:
    """Inconspicuous (LD-ACT-15) and the weakness Fear of Fire, before a card is drawn."""
    figure = stalker(t, uid)
    if figure is None:
        return
    others = [s for s in here(t, t.room[seat]) if s != seat]
    hide = bool(others) and may_hold_card(t, seat, INCONSPICUOUS)
    fear = _fear_possible(t, seat, figure[1], why)
    if hide or fear:
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-22", "attack", seat)
        t.push(before_attack_window, uid, seat, why)


def _fear_possible(t: Table, seat: int, kind: int, why: str) -> bool:
    return (
        why == "event"
        and kind in (LARVA, CREEPER, ADULT)
        and bool(t.fire >> t.room[seat] & 1)
        and bool(t.hand[seat])
        and weakness_helps(t, seat, "fear_of_fire")
    )


@step
def before_attack_window(t: Table, uid: int, seat: int, why: str) -> None:
    """Ask for reactions before the attack."""
    figure = stalker(t, uid)
    if figure is None:
        return
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    others = [s for s in here(t, t.room[seat]) if s != seat]
    if others and INCONSPICUOUS in t.hand[seat]:
        options.append((REACT, INCONSPICUOUS, 0))
    if _fear_possible(t, seat, figure[1], why) and any(c < CONTAMINATION for c in t.hand[seat]):
        options.append((REACT_WEAKNESS, keys.WEAKNESS["fear_of_fire"]))
    t.ask(seat, BEFORE_ATTACK, options, before_attack_answer, uid, seat, why)


@step
def before_attack_answer(t: Table, uid: int, seat: int, why: str, choice: tuple[Any, ...]) -> None:
    """Inconspicuous sends the attack to another; Fear of Fire stops it for a card."""
    if choice[0] == DECLINE:
        return
    t.take("attack_draws")
    if choice[0] == REACT_WEAKNESS:
        options: list[tuple[Any, ...]] = [
            (PAY, card) for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION
        ]
        t.ask(seat, FEAR_PRICE, options, fear_paid, seat)
        return
    play_reaction(t, seat, INCONSPICUOUS, 0)
    _choose_other(t, seat, (uid, why, -2))


@step
def fear_paid(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The attack is not made."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.PAID, "LD-ACT-22", seat, (choice[1],))
    t.tell(happened.ATTACK_IGNORED, "LD-ACT-22", seat)


def _choose_other(t: Table, seat: int, attack: tuple[Any, ...]) -> None:
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
    """Pheromones; in a surprise attack Feel of the Dark (not against a larva)."""
    smell = _can_smell(t, seat) and may_hold_card(t, seat, PHEROMONES)
    feel = why == "surprise" and card >= 0 and may_hold_card(t, seat, FEEL_OF_THE_DARK)
    if smell or feel:
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-22", "attack_shown", seat)
        t.push(attack_shown_window, uid, seat, why, card)


def _can_smell(t: Table, seat: int) -> bool:
    """Pheromones: only in combat (LD-ACT-08: not in an attack without a figure), with a bait."""
    return in_combat(t, seat) and any(item & 255 in (EGG, CARCASS) for item in t.hands[seat])


@step
def attack_shown_window(t: Table, uid: int, seat: int, why: str, card: int) -> None:
    """Ask for reactions to the shown attack."""
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    if _can_smell(t, seat) and PHEROMONES in t.hand[seat]:
        options.append((REACT, PHEROMONES, 0))
        if t.rs.knows(t, seat, 6) and len(here(t, t.room[seat])) > 1:
            options.append((REACT, PHEROMONES, 1))
    if why == "surprise" and card >= 0 and FEEL_OF_THE_DARK in t.hand[seat]:
        options.append((REACT, FEEL_OF_THE_DARK, 1))
    t.ask(seat, ATTACK_SHOWN, options, attack_shown_answer, uid, seat, why, card)


@step
def attack_shown_answer(
    t: Table, uid: int, seat: int, why: str, card: int, choice: tuple[Any, ...]
) -> None:
    """The attack is ignored or goes to somebody else."""
    if choice[0] == DECLINE:
        return
    play_reaction(t, seat, choice[1], choice[2])
    t.take("attack_hits", "larva_infests")
    if card >= 0:
        t.take("attack_in_dark")
        if choice[1] == PHEROMONES and choice[2] == 1:
            t.take("attack_over")  # comes again with the new target
    if choice[1] == FEEL_OF_THE_DARK:
        t.tell(happened.ATTACK_IGNORED, "LD-ACT-22", seat)
        return
    t.push(pheromones_work, uid, seat, why, card, choice[2])
    bait = [i for i in dict.fromkeys(t.hands[seat]) if i & 255 in (EGG, CARCASS)]
    if len(bait) > 1:
        options: list[tuple[Any, ...]] = [(TAKE, item) for item in bait]
        t.ask(seat, PHEROMONE_OBJECT, options, pheromone_object, seat)
    else:
        _give_up_bait(t, seat, bait[0])


@step
def pheromone_object(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The egg or carcass to give up was chosen."""
    _give_up_bait(t, seat, choice[1])


def _give_up_bait(t: Table, seat: int, item: int) -> None:
    items.take_away(t, seat, item)
    if item & 255 == EGG:
        t.egg_supply += 1
    t.tell(happened.OBJECT_GONE, "LD-CRD-10", item)


@step
def pheromones_work(t: Table, uid: int, seat: int, why: str, card: int, part: int) -> None:
    """No effect on the owner and slime for all; or another target, without slime."""
    from lockdown.rules import markers

    if part == 1:
        _choose_other(t, seat, (uid, why, card))
        return
    t.tell(happened.ATTACK_IGNORED, "LD-CRD-10", seat)
    for other in here(t, t.room[seat]):
        markers.give_slime(t, other, "LD-CRD-10")


# ---- window 8 for events: the darkness effect of an event card


def dark_event_seats(t: Table) -> list[int]:
    """Characters in darkness that might shield themselves, in turn order."""
    return [
        seat
        for seat in _turn_order(t)
        if in_dark(t, seat)
        and (may_have_light(t, seat) or may_hold_card(t, seat, FEEL_OF_THE_DARK))
    ]


def _turn_order(t: Table) -> list[int]:
    return [s for s in ((t.first + i) % t.n for i in range(t.n)) if t.place[s] == IN_ROOM]


@step
def ask_dark_event(t: Table, queue: tuple[int, ...], shielded: int, card: int) -> None:
    """Ask one after the other; then the effect follows for those not shielded (mask)."""
    from lockdown.rules import event_phase

    if not queue:
        t.push(event_phase.event_in_dark, card, shielded)
        return
    seat = queue[0]
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    if in_room(t, seat):
        options += [(REACT_ITEM, item) for item in lights(t, seat)]
        if FEEL_OF_THE_DARK in t.hand[seat]:
            options.append((REACT, FEEL_OF_THE_DARK, 0))
    t.ask(seat, DARK_EVENT, options, dark_event_answer, seat, queue[1:], shielded, card)


@step
def dark_event_answer(
    t: Table,
    seat: int,
    rest: tuple[int, ...],
    shielded: int,
    card: int,
    choice: tuple[Any, ...],
) -> None:
    """A light or Feel of the Dark keeps the event's darkness effect away."""
    if choice[0] != DECLINE:
        shielded |= 1 << seat
        if choice[0] == REACT_ITEM:
            spend_light(t, seat, choice[1])
            t.tell(happened.DARK_IGNORED, "LD-ITM-36", seat)
        else:
            play_reaction(t, seat, FEEL_OF_THE_DARK, 0)
            t.tell(happened.DARK_IGNORED, "LD-ACT-22", seat)
    t.push(ask_dark_event, rest, shielded, card)
