"""What event cards of both games share: whom they reach and in which order (LD-EVT-24)."""

from __future__ import annotations

from lockdown.kernel.steps import Step, step
from lockdown.rules import contamination, decks, doors, happened, markers, stalkers
from lockdown.rules.queries import action_cards, in_room, is_room, turn_order
from lockdown.state.keys import CONTAMINATION, CREEPER
from lockdown.state.table import Table


def crew(t: Table) -> list[int]:
    """LD-EVT-25, NM-EVT-14: the characters in rooms, or counted as there, in turn order."""
    return [seat for seat in turn_order(t) if in_room(t, seat)]


def empty_handed(t: Table, seat: int) -> bool:
    """No action cards in hand; contamination cards do not count."""
    return action_cards(t, seat) == 0


def in_nest(t: Table, seat: int) -> bool:
    """Whether the character stands in the discovered Nest."""
    return is_room(t, t.room[seat], "nest")


def one_by_one(t: Table, what: Step, concerned: list[int]) -> None:
    """LD-EVT-24: a step for each, in order; who is concerned is fixed now."""
    t.then(*((what, one) for one in concerned))


def noise_beside(t: Table, seats: list[int], rule: str, spared: int = 0) -> None:
    """LD-NOI-13: noise in each empty corridor of their rooms; never an encounter.

    `spared` is a mask of rooms whose corridors stay quiet (LD-ITM-36).
    """
    links = t.rs.board.links_of
    loud = quiet = 0
    for seat in seats:
        loud |= links[t.room[seat]]
    for slot in range(1, t.rs.board.slots + 1):
        if spared >> slot & 1:
            quiet |= links[slot]
    markers.fill_with_noise(t, loud & ~quiet, rule)


def hunt(t: Table, kind: int, rule: str, door: str, *, among: int = -1) -> None:
    """Those of a kind that stand in no character's room go next door to the nearest prey, at once.

    The lowest room number of several; a closed door on the way is destroyed instead. `rule` and
    `door` are told for these two; `among` is a mask of the rooms from which they start.
    """
    moves: dict[int, int] = {}
    broken: list[int] = []
    for figure in t.stalkers:
        if figure[1] != kind or t.occupied >> figure[2] & 1 or not among >> figure[2] & 1:
            continue
        ways = [way for way in t.rs.board.ways[figure[2]] if t.occupied >> way[0] & 1]
        if not ways:
            continue
        goal = ways[0][0]  # by number of the neighbour
        open_way = [way for way in ways if way[0] == goal and not t.closed >> way[1] & 1]
        if open_way:
            moves[figure[0]] = goal
        elif stalkers.breaks_door(t, kind):
            broken.append(ways[0][1])  # NM-ALT-04: the lowest corridor number
    for corridor in dict.fromkeys(broken):
        doors.destroy_door(t, corridor, door)
    if moves:
        stalkers.move_to(t, moves, rule)


@step
def creeper_breaks_out(t: Table, slot: int) -> None:
    """LD-CON-07, LD-CRT-03: no encounter and no token, but it may be the first figure."""
    stalkers.place(t, CREEPER, slot, "LD-CON-07")


@step
def crew_scans(t: Table, seat: int) -> None:
    """LD-CON-06, LD-RND-05: four cards from the own deck; INFECTED ones bring one larva."""
    if not in_room(t, seat):
        return
    drawn = decks.draw_apart(t, seat, 4)
    if any(card >= CONTAMINATION for card in drawn):
        drawn = contamination.scan(t, seat, drawn, "LD-CON-13")
        if any(contamination.is_infected(card) for card in drawn):
            contamination.infection(t, seat, "LD-CON-06")
    t.discard[seat] += drawn
    t.tell(happened.DRAWN_APART, "LD-CON-13", seat, tuple(decks.open_card(card) for card in drawn))
