"""What must hold for a table of the original game besides (`rules.status`)."""

from __future__ import annotations

from lockdown.games.nemesis.hunt import HELD
from lockdown.games.nemesis.pods import CAPACITY, passengers, section_slot
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.rules import ending
from lockdown.rules.status import NAMES, differs
from lockdown.state import keys


def eggs_elsewhere(t: NemesisTable) -> int:
    """Analysed eggs stay where they are (NM-ROM-11)."""
    return 0


def _ship(t: NemesisTable, bad: list[str]) -> None:
    if any(state not in (0, 1) for state in t.engines):
        bad.append(f"engines {t.engines}")
    if not 0 <= t.coordinates < len(t.rs.coordinates):
        bad.append(f"coordinates card {t.coordinates}")
    if not 0 <= t.destination < 4:
        bad.append(f"destination marker on {t.destination}")
    for seat, seen in enumerate(t.seen_engines):
        for engine, belief in enumerate(seen):
            # NM-SET-33: what is remembered stays true.
            if belief not in (-1, t.engines[engine]):
                bad.append(f"seat {seat} believes {belief} of engine {engine + 1}")
    if t.vented and t.rs.rooms[t.tile[t.vented]].colour != "yellow":
        bad.append(f"room {t.vented} is depressurized")  # NM-ROM-24
    if t.lit != (1 << t.rs.board.slots + 1) - 2:
        bad.append("a room of the ship is dark")


def _tracks(t: NemesisTable, bad: list[str]) -> None:
    if not 0 <= t.time <= t.rs.time_start:
        bad.append(f"time {t.time}")
    if not -1 <= t.destruct <= t.rs.board.destruct_start:
        bad.append(f"self-destruct {t.destruct}")
    if t.time <= t.rs.board.hibernation_opens_at and not t.hibernation_open and not t.ended:
        bad.append("the hibernation pods should be open")


def _pods(t: NemesisTable, bad: list[str]) -> None:
    if sorted(t.pod_number) != list(t.pod_number) or len(set(t.pod_number)) != len(t.pod_number):
        bad.append(f"pods {t.pod_number}")
    for pod in range(len(t.pod_number)):
        inside = passengers(t, pod)
        if len(inside) > CAPACITY:
            bad.append(f"{len(inside)} characters in pod {t.pod_number[pod]}")
        if inside and t.pod_gone >> pod & 1:
            bad.append(f"somebody waits in pod {t.pod_number[pod]}, which is gone")
        if any(t.room[seat] != section_slot(t, pod) for seat in inside):
            bad.append(f"pod {t.pod_number[pod]} is elsewhere than its passengers")
    for seat in range(t.n):
        if (t.place[seat] == keys.IN_POD) != (t.pod_of[seat] >= 0):
            bad.append(f"seat {seat} is {keys.PLACES[t.place[seat]]}, pod {t.pod_of[seat]}")
        if t.pod_of[seat] >= 0 and t.foes >> t.room[seat] & 1:
            bad.append(f"seat {seat} waits in a pod beside an Intruder")  # NM-POD-10


def _intruder_player(t: NemesisTable, bad: list[str]) -> None:
    """NM-INT: ten cards, four of them in hand at most, no character and no first player token."""
    if not isinstance(t, HuntTable):
        return
    cards = [*t.hunt_deck, *t.hunt_hand, *t.hunt_discard]
    if t.hunter < 0:
        if cards:
            bad.append("Intruder action cards and nobody to play them")
        return
    differs(t, bad, "intruder_action", cards, list(range(len(t.rs.intruder_actions))))
    if len(t.hunt_hand) > HELD:
        bad.append(f"the Intruder player holds {len(t.hunt_hand)} cards")
    if t.place[t.hunter] != keys.DEAD:
        bad.append(f"seat {t.hunter} plays the Intruder and lives")
    if t.first == t.hunter and t.phase == ending.PHASE_PLAYERS:
        bad.append("the Intruder player is the first player")


NAMES["intruder_action"] = keys.INTRUDER_ACTIONS
CHECKS = (_ship, _tracks, _pods, _intruder_player)
