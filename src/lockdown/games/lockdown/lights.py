"""Darkness ignored (LD-ITM-36, LD-ACT-22): light sources in windows 5 and 8, and dark events."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items
from lockdown.rules.queries import in_dark, in_room, may_hold_card
from lockdown.rules.reactions import play_reaction
from lockdown.rules.verbs import (
    ATTACK,
    DECLINE,
    EVENT_CARD,
    REACT,
    REACT_ITEM,
    STALKER_TOKEN,
    WORD,
)
from lockdown.state.keys import ACTION, IN_ROOM, ITEM, RED, YELLOW

FEEL_OF_THE_DARK = ACTION["feel_of_the_dark"]
LIGHTS = tuple(ITEM[k] for k in ("glow_stick", "flashlight", "yellow_flashlight", "lighter"))

#: LD-ENC-04, LD-ATK-05: the token or the card that it is about lies open (LD-SET-33).
USE_LIGHT = decision_kind(
    "use_light",
    "LD-ITM-36",
    "Use a light source?",
    secret=True,
    what=(1, WORD),
    waits=(
        ("token", "compare_number", 1, STALKER_TOKEN),
        ("card", "attack_dark_effect", 3, ATTACK),
    ),
)
DARK_EVENT = decision_kind(
    "dark_event",
    "LD-ACT-22",
    "The darkness effect of the event concerns you.",
    secret=True,
    event=(3, EVENT_CARD),
)


# ---- light sources: windows 5 and 8


def may_have_light(t: LockdownTable, seat: int) -> bool:
    """From what everybody knows: a red or yellow card in the inventory may be a light."""
    return any(items.deck_of(t, item) in (RED, YELLOW) for item in t.pack[seat])


def lights(t: LockdownTable, seat: int) -> list[int]:
    """The light sources that can be used now (a Flashlight needs a use)."""
    found = []
    for item in dict.fromkeys(t.pack[seat]):
        if item & 255 in LIGHTS:
            facts = t.rs.items[item & 255]
            if not facts.uses[1] or items.count_of(item):
                found.append(item)
    return found


def spend_light(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-36: remove a use, or discard a single-use light."""
    t.tell(happened.REACTED_ITEM, "LD-ITM-36", seat, item)
    if t.rs.items[item & 255].single_use:
        items.discard_item(t, seat, item, "LD-ITM-16")
    else:
        items.show_to_all(t, seat, item)
        items.spend(t, seat, item, "LD-ITM-36")


def ask_light(t: LockdownTable, seat: int, what: str) -> None:
    """Let the owner ignore the darkness effect on top of the agenda (`encounter`, `attack`)."""
    if may_have_light(t, seat):
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ITM-36", what, seat)
        t.push(light_window, seat, what)


@step
def light_window(t: LockdownTable, seat: int, what: str) -> None:
    """Ask for a light source."""
    options: list[tuple[Any, ...]] = [(DECLINE,)]
    options += [(REACT_ITEM, item) for item in lights(t, seat)]
    t.ask(seat, USE_LIGHT, options, light_answer, seat, what)


@step
def light_answer(t: LockdownTable, seat: int, what: str, choice: tuple[Any, ...]) -> None:
    """A used light changes or removes what waits on top of the agenda."""
    if choice[0] == DECLINE:
        return
    waiting = t.take("compare_number" if what == "encounter" else "attack_dark_effect")
    if what == "encounter":
        t.agenda.append((*waiting[:-1], 1))
    t.tell(happened.DARK_IGNORED, "LD-ITM-36", seat)
    spend_light(t, seat, choice[1])


# ---- window 8 for events: the darkness effect of an event card


def dark_event_seats(t: LockdownTable) -> list[int]:
    """Characters in darkness that might shield themselves, in turn order."""
    return [
        seat
        for seat in _turn_order(t)
        if in_dark(t, seat)
        and (may_have_light(t, seat) or may_hold_card(t, seat, FEEL_OF_THE_DARK))
    ]


def _turn_order(t: LockdownTable) -> list[int]:
    return [s for s in ((t.first + i) % t.n for i in range(t.n)) if t.place[s] == IN_ROOM]


def dark_event(t: LockdownTable, card: int) -> None:
    """LD-EVT-21: those concerned may shield themselves from an event's darkness effect."""
    queue = dark_event_seats(t)
    if queue:
        t.revealed = True
        t.tell(happened.WINDOW, "LD-ACT-22", "dark_event", -1)
    t.push(ask_dark_event, tuple(queue), 0, card)


@step
def ask_dark_event(t: LockdownTable, queue: tuple[int, ...], shielded: int, card: int) -> None:
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
    t: LockdownTable,
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


def ask_in_encounter(t: LockdownTable, seat: int) -> None:
    """Window 5: the number is about to be compared."""
    ask_light(t, seat, "encounter")


def ask_in_attack(t: LockdownTable, seat: int) -> None:
    """Window 8: the darkness part of an attack."""
    ask_light(t, seat, "attack")
