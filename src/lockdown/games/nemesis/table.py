"""`NemesisTable`: what lies on the table in the original game alone."""

from __future__ import annotations

from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.state.fields import each_seat, start, table_class
from lockdown.state.table import Table


@table_class
class NemesisTable(Table):
    """Everything that lies on the table of the original game."""

    rs: NemesisRuleset

    # ---- engines: the top token of each is its true state (NM-SET-10)
    engines: tuple[int, int, int] = start((1, 1, 1))  # 1 working, 0 damaged
    # by seat: what it believes of each engine, 1 or 0 as last seen and followed, -1 unknown
    seen_engines: list[tuple[int, int, int]] = each_seat((-1, -1, -1))

    # ---- where the ship goes
    coordinates: int = start(0)  # the coordinates card beside the Cockpit
    seen_coordinates: int = start(0)  # mask of seats that have looked at it
    destination: int = start(1)  # space of the destination marker: 0..3 are A..D

    # ---- escape pods, by their place in the row of those in the game
    pod_number: tuple[int, ...] = start(())  # printed number
    pod_section: tuple[int, ...] = start(())  # 0 = A, 1 = B
    pod_locked: int = start(0)  # mask of pods
    pod_gone: int = start(0)  # mask of launched pods
    pod_of: list[int] = each_seat(-1)  # the pod in which a character waits

    hibernation_open: bool = start(False)  # NM-CRT-07
    somebody_died: bool = start(False)  # the first death has happened (NM-CRT-05)
    rushing: int = start(-1)  # seat that acts on in this turn until it passes (NM-RND-06)
    attacks_skipped: bool = start(False)  # no Intruder attacks in this event phase (NM-RND-16)
    arrived: int = start(-1)  # where the ship has come to, once the card was shown (NM-VIC-04)


@table_class
class HuntTable(NemesisTable):
    """A table at which the first dead player may go on as the Intruder (NM-INT-01).

    Tables without that option have none of these fields: their saves are as they always were.
    """

    fallen: int = start(0)  # mask of the seats that died in the first moment of death (NM-INT-03)
    heir: int = start(-1)  # seat that may take the role, or took it or declined; -1 for nobody yet
    hunter: int = start(-1)  # seat that plays the Intruder, -1 for none
    # Intruder action cards (NM-INT-04); the last card of a tuple is on top
    hunt_deck: tuple[int, ...] = start(())
    hunt_hand: tuple[int, ...] = start(())
    hunt_discard: tuple[int, ...] = start(())
