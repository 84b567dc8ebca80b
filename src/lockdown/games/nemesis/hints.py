"""Hints of the original game: which are given, in which order, and those that only this game has.

What is said of engines and course is what the seat itself has seen and could follow (NM-SET-33),
never how they truly are.
"""

from __future__ import annotations

from collections.abc import Iterator

from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.cards import registry
from lockdown.kernel.game import rules_of
from lockdown.tutorial import hints as shared
from lockdown.tutorial.hints import Found, Hint, HintParts, Seen, hint, hurt, number, when
from lockdown.views.types import ArgView

#: No token of the bag asks for more cards (NM-ENC-07).
SAFE_HAND = 4
#: So many markers of a kind, of eight, are worth a word.
MANY_MARKERS = 5
SECTIONS = ("evacuation_section_a", "evacuation_section_b")
OBJECTS = ("egg", "carcass", "corpse")


def _ours(one: Hint, rule: str) -> Hint:
    """A hint of both games under the rule that this game has for it."""
    return one._replace(rule=rule)


@hint("low_hand", 1, "NM-ENC-07", forecast=True)
def low_hand(s: Seen) -> Iterator[Found]:
    left = s.me.hand - (2 if s.combat and hurt(s, "leg") else 1)
    for option, slot in s.options("move"):
        if left < SAFE_HAND and not s.occupied(slot):
            yield option, {"n": number(left)}


@hint("attempt", 1, "NM-ROM-34", forecast=True)
def attempt(s: Seen) -> Iterator[Found]:
    for option in ("room enter_pod", "room hibernate"):
        if s.acting and s.offered(option):
            dangers = rules_of(s.view.game).odds(s.view, option).dangers
            if any(danger.key == "caught" and danger.chance > 0 for danger in dangers):
                yield option, {}


@hint("self_destruct_track", 1, "NM-SDS-06")
def self_destruct_track(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.destruct > board(s.view.board).no_return)


@hint("engine_room", 2, "NM-BRD-15", once=True)
def engine_room(s: Seen) -> Iterator[Found]:
    unknown = any(e.room == s.me.room and not e.state for e in s.view.engines)
    return when(s.acting and s.here and unknown and not s.combat)


@hint("engines_bad", 2, "NM-VIC-02", once=True)
def engines_bad(s: Seen) -> Iterator[Found]:
    return when(s.acting and sum(e.state == "damaged" for e in s.view.engines) >= 2)


@hint("course", 2, "NM-ROM-30")
def course(s: Seen) -> Iterator[Found]:
    heading = s.view.coordinates.get(s.view.course, "")
    asleep = any(c.place == "hibernation" for c in s.view.crew)
    opens = board(s.view.board).hibernation_opens_at
    return when(
        s.acting and heading not in ("", "earth") and s.view.time <= opens + 2 and not asleep
    )


@hint("pods_locked", 2, "NM-POD-02", once=True)
def pods_locked(s: Seen) -> Iterator[Found]:
    if not (s.acting and s.here and s.here.tile in SECTIONS):
        return
    letter = "AB"[SECTIONS.index(s.here.tile)]
    pods = [pod for pod in s.view.pods if pod.section == letter and not pod.gone]
    if pods and all(pod.locked for pod in pods):
        yield "", {}


@hint("hibernation", 2, "NM-CRT-07", once=True)
def hibernation(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.time == board(s.view.board).hibernation_opens_at + 2)


@hint("objective_signal", 2, "NM-OBJ-04")
def objective_signal(s: Seen) -> Iterator[Found]:
    tests = (
        test
        for key in s.mine.objectives
        for alternative in registry.REGISTRY.objectives[key].condition
        for test in alternative
    )
    wanted = any(test["kind"] == "signal_sent" for test in tests) and not s.me.signal
    rooms = [r.slot for r in s.view.rooms if r.explored and r.tile == "comms_room"]
    if s.acting and wanted and len(s.mine.objectives) == 1 and rooms:
        yield "", {"room": ArgView("room", f"{rooms[0]:03d}")}


@hint("limits", 2, "NM-MRK-13", once=True)
def limits(s: Seen) -> Iterator[Found]:
    fires = sum(room.fire for room in s.view.rooms)
    broken = sum(room.malfunction for room in s.view.rooms)
    return when(s.acting and max(fires, broken) >= MANY_MARKERS)


@hint("dress", 3, "NM-HRT-10")
def dress(s: Seen) -> Iterator[Found]:
    means = ("use medkit 0", "use bandages 0", "use clothes 1", "use clothes_green 1")
    open_wound = any(not wound.dressed for wound in s.me.wounds)
    return when(s.acting and open_wound and s.offered(*means, "room treat_wounds"))


@hint("noise_stays", 3, "NM-ENC-04", once=True)
def noise_stays(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.round == 2 and s.view.noise)


@hint("computer_room", 3, "NM-MRK-25", once=True)
def computer_room(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.here and s.here.computer)


@hint("mission", 3, "NM-MIS-03", once=True)
def mission(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.offered("activate "))


@hint("weakness", 3, "NM-WEA-02", once=True)
def weakness(s: Seen) -> Iterator[Found]:
    carried = any(thing.key in OBJECTS for thing in s.me.hands)
    laboratory = any(r.explored and r.tile == "laboratory" for r in s.view.rooms)
    return when(s.acting and (carried or (laboratory and s.offered("pickup "))))


@hint("careful_unexplored", 3, "NM-BAS-05", once=True)
def careful_unexplored(s: Seen) -> Iterator[Found]:
    cancels = s.view.options.get("careful_cancels") == "yes"
    for option, slot in s.options("careful"):
        if not cancels and not s.view.rooms[slot - 1].explored:
            yield option, {}


PARTS = HintParts(
    board,
    (
        _ours(shared.first_turn, "NM-ACT-04"),
        low_hand,
        _ours(shared.noisy_room, "NM-NOI-04"),
        _ours(shared.careful_blocked, "NM-BAS-03"),
        attempt,
        _ours(shared.company, "NM-MOV-03"),
        _ours(shared.vent_noise, "NM-TEC-03"),
        _ours(shared.slime, "NM-MRK-03"),
        _ours(shared.fire_end, "NM-MRK-11"),
        _ours(shared.malfunction, "NM-MRK-18"),
        self_destruct_track,
        engine_room,
        engines_bad,
        course,
        pods_locked,
        hibernation,
        limits,
        _ours(shared.contamination_hand, "NM-RND-08"),
        _ours(shared.rest, "NM-CON-05"),
        _ours(shared.larva, "NM-CON-08"),
        _ours(shared.two_light, "NM-HRT-02"),
        dress,
        _ours(shared.three_serious, "NM-HRT-06"),
        _ours(shared.target, "NM-ATK-03"),
        _ours(shared.escape, "NM-CMB-14"),
        _ours(shared.interruption, "NM-ACT-12"),
        _ours(shared.craft, "NM-CRF-04"),
        objective_signal,
        noise_stays,
        computer_room,
        mission,
        weakness,
        careful_unexplored,
        _ours(shared.last_standing, "NM-RND-10"),
    ),
)
