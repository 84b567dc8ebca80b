"""`LockdownTable`: what lies on the table in Lockdown alone."""

from __future__ import annotations

from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.state.fields import each_seat, start, table_class
from lockdown.state.table import Table


@table_class
class LockdownTable(Table):
    """Everything that lies on the table of Lockdown."""

    rs: LockdownRuleset

    time_blue: bool = start(False)  # the time token's side: blue = backup power runs (LD-PWR-02)
    # token numbers on S-01, S-02, S-03, elevator; negative = red
    power: tuple[int, int, int, int] = start((1, 2, -3, -4))
    elevator: int = start(0)  # elevator room the token lies beside
    gate_open: bool = start(False)  # main gate (LD-BNK-08)
    rover_here: bool = start(True)  # rover at the exit; else beside the bunker
    isolation_open: bool = start(False)  # the isolation tile's side (LD-CRT-06)
    destruct_red: bool = start(False)  # its side
    emergency: int = start(-1)  # space of the emergency procedure token, -1 if not started
    css_face: tuple[int, ...] = start(())  # faces of the CSS tokens on the track
    css_space: tuple[int, ...] = start(())  # their spaces
    css_up: int = start(0)  # mask of revealed ones
    nest_found: bool = start(False)  # the knowledge for discovering the Nest was given
    computer_deck: tuple[int, ...] = start(())  # face down; the face-up card is `computer`
    computer: int = start(0)
    # kinds of object on the analysed-object slots, from the left
    analysed: tuple[int, ...] = start(())
    ctg_face: tuple[int, ...] = start(())
    # -1 active, 0..4 held by that seat, 10 + slot in the neutral pool
    ctg_place: tuple[int, ...] = start(())
    knowledge: list[int] = each_seat(0)
    active: int = start(0)  # mask: knowledge token active (LD-KNW-04)
    seen_css: list[int] = each_seat(0)  # mask of tokens
    seen_ctg: list[int] = each_seat(0)  # mask of tokens
    ctg_up: int = start(0)  # mask of contingency tokens turned up for all (LD-COP-03)


@table_class
class SurfaceTable(LockdownTable):
    """The table with the optional side up: what lies on the surface of Mars besides (LD-SRF)."""

    rover: int = start(0)  # the exit where the rover stands, 0 beside the bunker (LD-SRF-20)
    surface_deck: tuple[int, ...] = start(())  # Mars surface cards; the last one is on top
    surface_discard: tuple[int, ...] = start(())
