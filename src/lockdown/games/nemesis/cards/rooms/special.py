"""The five rooms that are printed on the board (NM-BRD-07): Cockpit, Hibernatorium, engines."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import course, engines, hibernation
from lockdown.games.nemesis.cards.registry import room_tile
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.verbs import COURSE_SPACES, SET_COURSE
from lockdown.state.facts import Refusal, RoomTile

Options = list[tuple[Any, ...]]


def _printed(key: str, rules: str) -> RoomTile:
    return room_tile(
        key,
        kind="special",
        colour="none",
        computer=False,
        searchable=False,
        has_counter=False,
        rules=rules,
    )


cockpit = _printed("cockpit", "NM-ROM-30 NM-BRD-12 NM-BRD-16 NM-BRD-17")


def coordinates_unknown(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-SET-33: a second look would show the same card."""
    known = t.seen_coordinates >> seat & 1
    return ("coordinates_known", "NM-SET-33") if known else None


@cockpit.action("check_coordinates", cost=2, needs=coordinates_unknown)
def check_coordinates(t: NemesisTable, seat: int) -> None:
    """NM-ROM-30: look alone at the card."""
    course.look_at_coordinates(t, seat, "NM-ROM-30")


def nobody_sleeps(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-ROM-30, NM-ROM-31: the course stays while anybody hibernates."""
    return ("somebody_hibernates", "NM-ROM-30") if hibernation.anybody_hibernates(t) else None


def other_spaces(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-30: to where it is already is no choice."""
    return [(SET_COURSE, space) for space in range(len(COURSE_SPACES)) if space != t.destination]


@cockpit.action("set_destination", cost=2, needs=nobody_sleeps, target=other_spaces)
def set_destination(t: NemesisTable, seat: int, space: int) -> None:
    """NM-ROM-30: everybody sees it."""
    course.set_course(t, seat, space, "NM-ROM-30")


hibernatorium = _printed("hibernatorium", "NM-ROM-31 NM-CRT-07 NM-MRK-20 NM-SET-25 NM-SET-30")


@hibernatorium.action("hibernate", cost=2, needs=hibernation.refusal)
def hibernate(t: NemesisTable, seat: int) -> None:
    """NM-ROM-31."""
    hibernation.lie_down(t, seat)


def _engine_room(number: int) -> RoomTile:
    room = _printed(f"engine_{number}", "NM-ROM-32 NM-ROM-33 NM-BRD-13 NM-BRD-14 NM-BRD-15")

    def unknown(t: NemesisTable, seat: int) -> Refusal | None:
        """NM-SET-33: what was seen and followed needs no second look."""
        return engines.known_refusal(t, seat, (number - 1,))

    @room.action("check_engine", cost=2, needs=unknown)
    def check_engine(t: NemesisTable, seat: int) -> None:
        """NM-ROM-32: look alone at the top token."""
        engines.look(t, seat, (number - 1,), "NM-ROM-32")

    return room


engine_1, engine_2, engine_3 = (_engine_room(number) for number in (1, 2, 3))
