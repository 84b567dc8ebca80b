"""Noise rolls and Danger (LD-NOI)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import doors, encounters, happened, markers, reactions, stalkers
from lockdown.rules.queries import in_room
from lockdown.state.keys import DANGER, SILENCE
from lockdown.state.table import Table


def roll_noise(t: Table, slot: int) -> int:
    """LD-NOI-02: one face of the noise die, or of the die that the place has (LD-SRF-04)."""
    face = t.forced("noise")
    die = t.rs.noise_die_at(slot)
    return int(face) if face is not None else die[t.random(len(die))]


@step
def noise_roll(t: Table, seat: int) -> None:
    """LD-NOI-01: roll and resolve, fully; between the two is the window of LD-ACT-22 (4)."""
    if not in_room(t, seat):
        return
    face = _rolled(t, seat)
    if reactions.may_reroll_noise(t, seat, face):
        t.then((reactions.reroll_noise_window, seat, face), (noise_result, seat, face))
    else:
        resolve(t, seat, face)


def _rolled(t: Table, seat: int) -> int:
    face = roll_noise(t, t.room[seat])
    t.tell(happened.NOISE_ROLLED, "LD-NOI-02", seat, face, t.room[seat])
    return face


def roll_again(t: Table, seat: int) -> None:
    """LD-ACT-22 (4): another roll in place of the one that waits; its result stands."""
    t.take("noise_result")
    t.push(noise_result, seat, _rolled(t, seat))


@step
def noise_result(t: Table, seat: int, face: int) -> None:
    """The result of a roll that somebody could have rolled again."""
    if in_room(t, seat):
        resolve(t, seat, face)


def resolve(t: Table, seat: int, face: int) -> None:
    """LD-NOI-03, LD-NOI-05, LD-NOI-10, LD-MRK-06, LD-SRF-06: what a face of the die does."""
    if face == DANGER or (face == SILENCE and t.slime >> seat & 1):
        danger(t, seat)
    elif face in t.rs.own_faces:
        t.rs.own_faces[face](t, seat)
    elif face != SILENCE:
        noise_in(t, seat, t.rs.board.exits[t.room[seat]][face])


def noise_in(t: Table, seat: int, corridor: int) -> None:
    """LD-NOI-03, LD-NOI-04, LD-TEC-03, LD-SRF-14: a marker, or an encounter where one lies.

    Doors do not matter (LD-NOI-11).
    """
    if t.noise >> corridor & 1:
        t.push(encounters.encounter, seat)
    else:
        markers.place_noise(t, corridor, "LD-NOI-03")


def danger(t: Table, seat: int) -> None:
    """LD-NOI-05 to LD-NOI-09: Night Stalkers come from next door, else noise everywhere."""
    slot = t.room[seat]
    if slot in t.rs.own_danger:
        t.rs.own_danger[slot](t, seat)
        return
    board = t.rs.board
    t.tell(happened.DANGER, "LD-NOI-05", seat, slot)
    moves: dict[int, int] = {}
    broken: list[int] = []
    called = False
    # NM-ALT-04: of several corridors to the same room one without a closed door, else that with
    # the lowest number, is the way.
    ways: dict[int, int] = {}
    for neighbour, corridor in board.ways[slot]:
        if neighbour not in ways or (
            t.closed >> ways[neighbour] & 1 and not t.closed >> corridor & 1
        ):
            ways[neighbour] = corridor
    for neighbour, corridor in ways.items():
        if t.occupied >> neighbour & 1 or not t.foes >> neighbour & 1:
            continue
        called = True  # LD-NOI-08: a destroyed door is answer enough
        for figure in t.stalkers:
            if figure[2] != neighbour:
                continue
            if t.closed >> corridor & 1:
                if stalkers.breaks_door(t, figure[1]):
                    broken.append(corridor)
            else:
                moves[figure[0]] = slot
    for corridor in dict.fromkeys(broken):
        doors.destroy_door(t, corridor, "LD-NOI-06")
    if moves:
        stalkers.move_to(t, moves, "LD-NOI-05")
    if not called:
        markers.fill_with_noise(t, board.links_of[slot], "LD-NOI-07")
