"""Action cards of the Sentry."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import attacks, decks, doors, items, movement, stalkers
from lockdown.rules.aiming import stalkers_here
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import computer_here
from lockdown.rules.queries import adjacent, others_here, slots, stalker
from lockdown.rules.room_actions import (
    do_room_action,
    free_action_refusal,
    free_room_actions,
    room_colour_refusal,
    unseen_refusal,
)
from lockdown.rules.verbs import DONE, PLAYER, TAKE, TO
from lockdown.state.facts import ANY, NEVER, Refusal

stun = action_card(
    "stun",
    copies={"sentry": 1},
    cost=0,
    combat=ANY,
    rules="LD-HRM-03 LD-STK-01 LD-STK-03 LD-ITM-12 LD-ITM-17",
    source="public",
    confidence="medium",
    note=(
        "That contamination cards count and are discarded, and that the weapon may be empty, "
        "is our reading."
    ),
)


def small_hands_here(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-HRM-03: others in the room with 1 to 3 cards in hand; contamination cards count."""
    return [(PLAYER, other) for other in others_here(t, seat) if 1 <= len(t.hand[other]) <= 3]


@stun.part(target=small_hands_here, empty=("no_small_hand", "LD-HRM-03"))
def stun_character(t: LockdownTable, seat: int, target: int) -> None:
    """LD-HRM-03: the whole hand is discarded, contamination cards included, without consent."""
    if t.room[target] == t.room[seat] and len(t.hand[target]) <= 3:
        decks.discard_hand(t, target, "LD-HRM-03")


def can_push_away(t: LockdownTable, seat: int) -> Refusal | None:
    """A weapon to give up, and an open corridor for the Night Stalker to leave by."""
    if not items.weapons(t, seat):
        return ("no_weapon", "LD-ITM-17")
    if not adjacent(t, t.room[seat]):
        return ("no_way_out", "LD-DOR-11")
    return None


def weapon_to_give_up(t: LockdownTable, seat: int, target: int) -> list[tuple[Any, ...]]:
    """Any weapon in the hand slots, loaded or not."""
    return [(TAKE, item) for item in dict.fromkeys(items.weapons(t, seat))]


def rooms_next_door(t: LockdownTable, seat: int, *chosen: int) -> list[tuple[Any, ...]]:
    """LD-DOR-11: adjacent rooms, not through a closed door and not into a technical corridor."""
    return [(TO, slot) for slot in dict.fromkeys(s for s, _ in adjacent(t, t.room[seat]))]


@stun.part(
    needs=can_push_away,
    target=(stalkers_here, weapon_to_give_up, rooms_next_door),
    empty=("no_stalker_here", "LD-ACT-07"),
)
def push_stalker_away(t: LockdownTable, seat: int, target: int, weapon: int, slot: int) -> None:
    """LD-ITM-12, LD-ITM-17, LD-STK-01, LD-STK-03: the weapon is the price, the figure moves."""
    if weapon not in t.hands[seat]:
        return
    items.discard_item(t, seat, weapon, "LD-ITM-17")
    figure = stalker(t, target >> 3)
    if figure is not None and figure[2] == t.room[seat]:
        stalkers.move_to(t, {figure[0]: slot}, "LD-STK-01")


quarantine = action_card(
    "quarantine",
    copies={"sentry": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-12 LD-ROM-25 LD-CPU-09 LD-DOR-08 LD-DOR-09",
    source="public",
    confidence="high",
)


def rooms_to_shut(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Rooms with an open corridor, while doors can be had at all (LD-DOR-09, LD-ACT-26)."""
    if doors.doors_left(t) <= 0 and not t.closed:
        return []
    shut = t.closed | t.wrecked
    board = t.rs.board
    return [(TO, slot) for slot in range(1, board.slots + 1) if board.doors_of[slot] & ~shut]


@quarantine.part(needs=computer_here, target=rooms_to_shut, empty=("nothing_to_close", "LD-DOR-08"))
def shut_room(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-CRD-12, LD-CPU-09: close every open corridor; doors just placed are not moved."""
    open_ = t.rs.board.doors_of[slot] & ~(t.closed | t.wrecked)
    t.push(doors.close_doors, tuple(slots(open_)), "LD-CRD-12", seat, 0)


facility_tour = action_card(
    "facility_tour",
    copies={"sentry": 1},
    cost=0,
    combat=ANY,
    rules="LD-CRD-07 LD-MOV-05 LD-MOV-09 LD-MOV-10 LD-CMB-14",
    source="public",
    confidence="medium",
    note="That in combat only the Sentry is attacked is our reading.",
)


def company(t: LockdownTable, seat: int, slot: int) -> list[tuple[Any, ...]]:
    """Up to one other character of the room; it needs no consent."""
    others = others_here(t, seat)
    return [(DONE,), *((PLAYER, other) for other in others)] if others else []


@facility_tour.part(target=(rooms_next_door, company), empty=("nowhere_to_go", "LD-MOV-04"))
def guided_tour(t: LockdownTable, seat: int, slot: int, companion: int) -> None:
    """LD-CRD-07, LD-MOV-09, LD-MOV-10: both move; in combat only the Sentry is attacked."""
    companion = max(-1, companion)
    t.push(movement.finish_escape, seat, slot, (), companion, 1)
    # LD-CMB-14, LD-CMB-15: in combat the attacks come before the figures move.
    for uid in reversed(attacks.attackers_in(t, t.room[seat])):
        t.push(attacks.attack, uid, seat, attacks.ESCAPE)


defense_plan = action_card(
    "defense_plan",
    copies={"sentry": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
)


def white_or_red(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-10."""
    return room_colour_refusal(t, seat, "white", "red")


@defense_plan.part(needs=white_or_red, target=free_room_actions, empty=free_action_refusal)
def planned_defense(t: LockdownTable, seat: int, key: str) -> None:
    """LD-ROM-08, LD-ACT-14: one action of the room, free."""
    do_room_action(t, seat, key)


@defense_plan.part(needs=unseen_refusal)
def study_defenses(t: LockdownTable, seat: int) -> None:
    """Look at up to 2 unexplored room tiles, not at their tokens."""
    t.push(look_at_tiles, seat, 2, 0)
