"""What must hold for a table of Lockdown besides (`rules.status`)."""

from __future__ import annotations

from collections import Counter

from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
from lockdown.rules.status import NAMES, differs, gone
from lockdown.state import keys
from lockdown.state.keys import EGG, UNPLACED

NAMES["computer"] = keys.COMPUTERS
NAMES["contingency"] = keys.CONTINGENCIES
NAMES["surface"] = keys.SURFACE_CARDS


def eggs_elsewhere(t: LockdownTable) -> int:
    """Eggs on the slots for analysed objects."""
    return t.analysed.count(EGG)


def _computers(t: LockdownTable, bad: list[str]) -> None:
    found = [*t.computer_deck, t.computer, *gone(t, "computer")]
    differs(t, bad, "computer", found, [card.id for card in t.rs.computers])


def _contingencies(t: LockdownTable, bad: list[str]) -> None:
    box = [i for i, code in enumerate(t.rs.contingencies) for _ in range(code.copies)]
    differs(t, bad, "contingency", list(t.ctg_face), box)
    if t.ctg_place.count(-1) != 1:
        bad.append(f"{t.ctg_place.count(-1)} contingency tokens are active")  # LD-CTG-02
    pool = [place for place in t.ctg_place if place >= 10]
    if len(set(pool)) != len(pool):
        bad.append("two contingency tokens in one place of the pool")
    if t.ctg_up and not t.rs.shared_contingencies:
        bad.append("a contingency token is turned up for all")  # LD-COP-03
    if any(t.ctg_up & ~seen for seen in t.seen_ctg):
        bad.append("somebody does not see a token that is turned up")
    if any(t.n <= place < 10 or place < -1 for place in t.ctg_place):
        bad.append(f"contingency tokens in no place: {t.ctg_place}")


def _vents(t: LockdownTable, bad: list[str]) -> None:
    if t.vented and not t.rs.board.entrances >> t.vented & 1:
        bad.append("a room without an entrance is depressurized")  # LD-ROM-59


def _containers(t: LockdownTable, bad: list[str]) -> None:
    for face, copies in Counter(t.css_face).items():
        if copies > t.rs.css_tokens[face].copies:
            bad.append(f"css token {keys.CSS_TOKENS[face]}: {copies} of them")
    if len(set(t.css_space)) != len(t.css_space):
        bad.append("two css tokens on one space")  # LD-CSS-14
    if any(not 0 <= space < len(t.rs.board.track) for space in t.css_space):
        bad.append("a css token off the track")  # LD-CSS-14
    if len(t.css_space) != len(t.css_face):
        bad.append("css tokens without a space")
    bad.extend(
        f"two characters in {keys.PLACES[place]}"  # LD-CSS-03
        for place in (keys.CONTAINER_A, keys.CONTAINER_B, keys.CONTAINER_C)
        if t.place.count(place) > 1
    )


def _power_and_time(t: LockdownTable, bad: list[str]) -> None:
    if sorted(map(abs, t.power)) != [1, 2, 3, 4]:
        bad.append(f"power tokens {t.power}")
    if not t.ended and max(t.destruct, t.emergency) > t.time:
        bad.append(f"time {t.time}, self-destruct {t.destruct}, emergency {t.emergency}")
    lit = 0
    for section, slots in enumerate(t.rs.board.section_slots):
        if t.power[section] > 0:
            lit |= slots
    if t.lit != lit:
        bad.append("the mask of powered rooms is wrong")
    if t.elevator not in t.rs.board.elevator_rooms:
        bad.append(f"the elevator is in room {t.elevator}")


def _knowledge(t: LockdownTable, bad: list[str]) -> None:
    if t.active & ~((1 << t.n) - 1):
        bad.append("active names a seat that does not exist")
    bad.extend(
        f"seat {seat} has knowledge {t.knowledge[seat]}"
        for seat in range(t.n)
        if t.place[seat] != UNPLACED and not 1 <= t.knowledge[seat] <= t.rs.knowledge_max
    )
    if len(t.analysed) > t.rs.analysed_slots or len(set(t.analysed)) != len(t.analysed):
        bad.append(f"analysed objects: {t.analysed}")


def surface_pieces(t: SurfaceTable, bad: list[str]) -> None:
    """LD-SRF: the surface deck, the rover, tokens that belong outside."""
    found = [*t.surface_deck, *t.surface_discard, *gone(t, "surface")]
    differs(t, bad, "surface", found, [card.id for card in t.rs.surface_cards])
    if t.rover not in (0, *t.rs.board.exit_rooms):
        bad.append(f"the rover is in room {t.rover}")  # LD-SRF-18
    if t.rover_here != bool(t.rover):
        bad.append("the rover is in two places")
    bad.extend(
        f"exploration token {t.rs.exploration[token].key} in room {slot}"
        for slot, token in enumerate(t.token)
        if token >= 0 and t.rs.exploration[token].outside != bool(t.rs.board.outside >> slot & 1)
    )


CHECKS = (_vents, _computers, _contingencies, _containers, _power_and_time, _knowledge)
