"""Rooms of kind II: six of nine are used on the basic side (LD-ROM-13)."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import css, looking
from lockdown.games.lockdown.cards.registry import room_tile
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import hurt, items, markers, moments, venting, wounds
from lockdown.rules import surgery as operation
from lockdown.rules.queries import here, is_room, room_named, slots, stalkers_in
from lockdown.rules.verbs import DECLINE, OPTION, SPACE, TAKE, TO
from lockdown.state.facts import Refusal
from lockdown.state.keys import ITEM

MOVE_CSS = decision_kind(
    "move_css", "LD-ROM-53", "Move the CSS token one space, or leave it.", space=(1, "space")
)

TASER, ENVIRO_SUIT, NEUTRALIZER = ITEM["taser"], ITEM["enviro_suit"], ITEM["neutralizer"]

Options = list[tuple[Any, ...]]

contaminated_room = room_tile(
    "contaminated_room",
    kind="II",
    colour="white",
    computer=False,
    malfunction=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-52 LD-SRC-05 LD-MRK-26",
)


@contaminated_room.at(moments.SEARCHED)
def leaves_slime(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-52: every search here leaves slime."""
    if is_room(t, slot, "contaminated_room"):
        t.push(slimy_search, seat)


@step
def slimy_search(t: LockdownTable, seat: int) -> None:
    """LD-ROM-52: a slime marker after the search."""
    markers.give_slime(t, seat, "LD-ROM-52")


# LD-ROM-52: no room action; searching here leaves slime, see `rules.searching`.


css_control = room_tile(
    "css_control",
    kind="II",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-53 LD-CSS-13 LD-CSS-14 LD-FAQ-41",
)


def css_tokens(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-53, LD-ROM-08: face-down tokens that can be moved or would show something new."""
    return [
        (SPACE, t.css_space[token])
        for token in looking.face_down_css(t)
        if not t.seen_css[seat] >> token & 1 or css.free_neighbours(t, token)
    ]


@css_control.action("program_css", cost=2, target=css_tokens, empty=("no_css_left", "LD-ROM-53"))
def program_css(t: LockdownTable, seat: int, space: int) -> None:
    """LD-ROM-53: look, then move it or not; the others see the move alone."""
    token = css.token_at(t, space)
    looking.look_at_css(t, seat, token, "LD-ROM-53")
    free = css.free_neighbours(t, token)
    if free:
        options: Options = [(DECLINE,), *((SPACE, number) for number in free)]
        t.ask(seat, MOVE_CSS, options, css_moved, seat, space)


@step
def css_moved(t: LockdownTable, seat: int, space: int, choice: tuple[Any, ...]) -> None:
    """LD-CSS-14: it works on its new space."""
    if choice[0] == SPACE:
        css.move_token(t, css.token_at(t, space), choice[1])


defense_control = room_tile(
    "defense_control",
    kind="II",
    colour="red",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-54 LD-ROM-55 LD-WND-15 LD-BAS-15 LD-MRK-28",
    note="Wounding Night Stalkers only, not eggs: our reading.",
)


BREAK_ROOM, LOWER_COUNTER = "malfunction", "counter"


def prices(t: LockdownTable, seat: int, target: int = 0) -> Options:
    """LD-ROM-54: a malfunction marker here, or one off the item counter."""
    slot = room_named(t, "defense_control")
    options: Options = []
    if markers.takes_malfunction(t, slot) and not t.broken >> slot & 1:
        options.append((OPTION, BREAK_ROOM))
    if t.counter[slot] >= 1:
        options.append((OPTION, LOWER_COUNTER))
    return options


def price_payable(t: LockdownTable, seat: int) -> Refusal | None:
    """One of the two prices can be paid (the room may be used in spite of its marker)."""
    return None if prices(t, seat) else ("room_empty", "LD-ROM-54")


def rooms_under_threat(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-54, LD-ROM-55: rooms with a Night Stalker and no malfunction marker, anywhere."""
    return [(TO, slot) for slot in slots(t.foes & ~t.broken)]


@defense_control.action(
    "eliminate_threat",
    cost=2,
    needs=price_payable,
    target=(rooms_under_threat, prices),
    empty=("no_threat", "LD-ROM-55"),
)
def eliminate_threat(t: LockdownTable, seat: int, slot: int, price: str) -> None:
    """LD-ROM-54, LD-ROM-55: the price, the marker there, the Night Stalkers, the characters."""
    if price == BREAK_ROOM:
        markers.place_malfunction(t, room_named(t, "defense_control"), "LD-ROM-54")
    else:
        markers.lower_counter(t, room_named(t, "defense_control"), "LD-ROM-54")
    markers.place_malfunction(t, slot, "LD-ROM-54")
    targets = [figure[0] for figure in stalkers_in(t, slot)]
    wounds.wound_many(t, targets, dict.fromkeys(targets, 1), "LD-ROM-54")
    for other in here(t, slot):
        hurt.serious_wound(t, other, "LD-ROM-54")


guard_room = room_tile(
    "guard_room",
    kind="II",
    colour="red",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-56 LD-CRF-10",
)


def counter_above_zero(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-56, LD-ROM-11: the item counter is at least 1."""
    return None if t.counter[t.room[seat]] >= 1 else ("room_empty", "LD-ROM-56")


def equipment(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-56: what is left in the crafted deck."""
    return [(TAKE, items.fresh(t, kind)) for kind in (TASER, ENVIRO_SUIT) if kind in t.crafted]


@guard_room.action(
    "take_equipment",
    cost=2,
    needs=counter_above_zero,
    target=equipment,
    empty=("none_left", "LD-ROM-56"),
)
def take_equipment(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ROM-56."""
    markers.lower_counter(t, t.room[seat], "LD-ROM-56")
    take_crafted(t, seat, item, "LD-ROM-56")


def take_crafted(t: LockdownTable, seat: int, item: int, rule: str) -> None:
    """Take a card of the open crafted deck without components."""
    t.crafted = items.without(t.crafted, items.kind_of(item))
    items.give_open(t, seat, item, "crafted", rule)


testing_lab = room_tile(
    "testing_lab",
    kind="II",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-57 LD-CRF-10",
)


def neutralizer_ready(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-57: knowledge 4 or more, and a card left."""
    if t.knowledge[seat] < 4:
        return ("knows_too_little", "LD-ROM-57", 4)
    return None if NEUTRALIZER in t.crafted else ("none_left", "LD-ROM-57")


@testing_lab.action("take_neutralizer", cost=2, needs=neutralizer_ready)
def take_neutralizer(t: LockdownTable, seat: int) -> None:
    """LD-ROM-57: the item counter is not lowered."""
    take_crafted(t, seat, items.fresh(t, NEUTRALIZER), "LD-ROM-57")


surgery = room_tile(
    "surgery",
    kind="II",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-58 LD-ROM-45 LD-CON-09 LD-FAQ-47",
)


@surgery.action("operate", cost=2)
def operate(t: LockdownTable, seat: int) -> None:
    """LD-ROM-58."""
    operation.operate(t, seat)


css_b = room_tile(
    "css_b",
    kind="II",
    colour="white",
    computer=False,
    container="B",
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-46 LD-CSS-01 LD-CSS-02 LD-CSS-04",
)


def container_b_open(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-CSS-02."""
    return css.enter_refusal(t, "B")


@css_b.action("enter_css", cost=2, needs=container_b_open)
def enter_container_b(t: LockdownTable, seat: int) -> None:
    """LD-ROM-46, LD-CSS-04."""
    css.get_in(t, seat, "B")


css_c = room_tile(
    "css_c",
    kind="II",
    colour="white",
    computer=False,
    container="C",
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-46 LD-CSS-01 LD-CSS-02 LD-CSS-04",
)


def container_c_open(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-CSS-02."""
    return css.enter_refusal(t, "C")


@css_c.action("enter_css", cost=2, needs=container_c_open)
def enter_container_c(t: LockdownTable, seat: int) -> None:
    """LD-ROM-46, LD-CSS-04."""
    css.get_in(t, seat, "C")


vent_control = room_tile(
    "vent_control",
    kind="II",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-59 LD-ROM-60 LD-ROM-61 LD-ROM-62 LD-DOR-09 LD-DOR-13",
)


def nothing_vented(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-62: there is one depressurization token."""
    return ("vented_already", "LD-ROM-62") if t.vented else None


def sealable_rooms(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-59, LD-ROM-62: rooms with an entrance whose doors can all be closed."""
    return [(TO, slot) for slot in slots(t.rs.board.entrances) if venting.can_seal(t, slot)]


@vent_control.action(
    "depressurize",
    cost=2,
    needs=nothing_vented,
    target=sealable_rooms,
    empty=("no_sealable_room", "LD-ROM-59"),
)
def depressurize(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-59."""
    venting.seal(t, seat, slot)
