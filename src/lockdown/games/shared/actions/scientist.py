"""Action cards of the Scientist."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.common import computer_room_actions, no_computer_action
from lockdown.games.shared.registry import action_card
from lockdown.games.shared.remote import REMOTE
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import actions, decks, happened, markers, offers
from lockdown.rules.actions import part_refusal
from lockdown.rules.needs import at_computer
from lockdown.rules.queries import has_computer, slots
from lockdown.rules.room_actions import do_room_action
from lockdown.rules.verbs import CHOOSE_ROOM_ACTION, OPTION, TO
from lockdown.state.facts import NEVER, Refusal
from lockdown.state.keys import ITEM
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
HOLO_COMPUTER = ITEM["holo_computer"]
TOP, BOTTOM = "top", "bottom"
PUT_BACK = decision_kind(
    "put_back", "NM-CMP-19", "Put the event card back on top of the deck, or under it?"
)


def at_a_computer(t: Table, seat: int) -> Refusal | None:
    """NM-MRK-25: a room with a working computer, or the Holo Computer in a hand slot."""
    if at_computer(t, seat):
        return None
    holo = any(item & 255 == HOLO_COMPUTER for item in t.hands[seat])
    return None if holo else ("no_computer", "NM-MRK-25")


risk_assessment = action_card(
    "risk_assessment",
    copies={"scientist": 1},
    cost=0,
    combat=NEVER,
    rules="NM-MRK-25 NM-EVT-12 NM-BRD-16 NM-CMP-19",
    source="public",
    confidence="high",
)


@risk_assessment.part(needs=at_a_computer)
def assess(t: Table, seat: int) -> None:
    """NM-CMP-19: the top event card, seen alone."""
    cards = decks.top_cards(t, "event", 1)
    if not cards:
        return
    t.tell_secret(1 << seat, happened.LOOKED_EVENTS, "NM-CMP-19", (seat, cards), (seat, (-1,)))
    options: Options = [(OPTION, TOP), (OPTION, BOTTOM)]
    decks.saw_top(t, "event", seat, cards[0])
    t.ask(seat, PUT_BACK, options, event_put_back, seat)


@step
def event_put_back(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-CMP-19: others learn only where it was put."""
    if choice[1] == BOTTOM:
        decks.top_to_bottom(t, "event", seat)


blocking_access = action_card(
    "blocking_access",
    copies={"scientist": 1},
    cost=0,
    combat=NEVER,
    rules="NM-ACT-09 NM-ROM-36 NM-MRK-21 NM-MRK-25",
    source="public",
    confidence="high",
)


@blocking_access.part(target=computer_room_actions, empty=no_computer_action)
def gain_access(t: Table, seat: int, key: str) -> None:
    """NM-ROM-36: one action of the room, free."""
    do_room_action(t, seat, key)


def computer_needed(t: Table, seat: int) -> Refusal | None:
    """NM-MRK-25: at a working computer."""
    return None if at_computer(t, seat) else ("no_computer", "NM-MRK-25")


def computers(t: Table, seat: int) -> Options:
    """NM-MRK-25: rooms with a working computer, the own one included."""
    return [(TO, slot) for slot in slots(t.explored) if has_computer(t, slot)]


@blocking_access.part(needs=computer_needed, target=computers, empty=("no_target", "NM-ACT-11"))
def block_access(t: Table, seat: int, slot: int) -> None:
    """NM-MRK-21: a malfunction marker there."""
    markers.place_malfunction(t, slot, "NM-MRK-21")


intranet = action_card(
    "intranet",
    copies={"scientist": 1},
    cost=1,
    combat=NEVER,
    rules="NM-ACT-09 NM-MRK-25 NM-ROM-11 NM-ROM-36",
    source="public",
    confidence="high",
)


def usable(t: Table, seat: int, slot: int) -> list[str]:
    """NM-ROM-36: the actions of a room with a computer that could be done from afar."""
    return [
        action.key
        for action in offers.room_actions(t, slot)
        if part_refusal(t, seat, action.parts[0]) is None
    ]


def rooms_online(t: Table, seat: int) -> Options:
    """Rooms whose computer answers and offers something."""
    return [way for way in computers(t, seat) if usable(t, seat, way[1])]


def actions_online(t: Table, seat: int, slot: int) -> Options:
    """Which of its actions."""
    return [(CHOOSE_ROOM_ACTION, key) for key in usable(t, seat, slot)]


@intranet.part(
    needs=at_a_computer,
    target=(rooms_online, actions_online),
    empty=("nothing_online", "NM-ACT-11"),
)
def log_in(t: Table, seat: int, slot: int, key: str) -> None:
    """NM-ROM-36: as if one were there, without its cost."""
    t.push(actions.perform_free, seat, (REMOTE, slot, key))
