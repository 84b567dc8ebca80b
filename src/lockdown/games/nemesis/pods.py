"""Escape pods and evacuation sections (NM-POD): locked, entered, waited in, launched, left again.

A character that waits in a pod stays in the room of its section (NM-POD-12): `room` is the
section's slot and `place` says pod, so that noise, fire and events find it there.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.verbs import POD
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import ending, noise, passing
from lockdown.rules.happened import ATTEMPT_FAILED
from lockdown.rules.pieces import refresh_occupied, set_place
from lockdown.rules.queries import in_combat, in_room, slots
from lockdown.rules.verbs import NO, OPTION, YES
from lockdown.state import keys
from lockdown.state.facts import Needs, Refusal

CAPACITY = 2  # NM-POD-03
A, B = 0, 1
SECTIONS = ("evacuation_section_a", "evacuation_section_b")

CHOOSE_POD = decision_kind("choose_pod", "NM-POD-04", "Which pod do you enter?")
LAUNCH_NOW = decision_kind(
    "launch_now", "NM-POD-05", "Launch the pod at once, or wait?", pod=(1, "number")
)
LAUNCH_TOO = decision_kind(
    "launch_too", "NM-POD-11", "Another passenger waits with you: launch now?", pod=(1, "number")
)
IN_THE_POD = decision_kind(
    "in_the_pod", "NM-POD-15", "You wait in a pod: stay, launch or step out?", pod=(1, "number")
)
STAY, LAUNCH, STEP_OUT = "stay", "launch", "step_out"


def section_slot(t: NemesisTable, pod: int) -> int:
    """The slot of a pod's evacuation section, explored or not."""
    return t.slot_of[keys.ROOM[SECTIONS[t.pod_section[pod]]]]


def passengers(t: NemesisTable, pod: int) -> list[int]:
    """Who waits in a pod, in order of seats."""
    return [seat for seat in range(t.n) if t.pod_of[seat] == pod]


def open_pods(t: NemesisTable, section: int) -> list[int]:
    """NM-POD-04: pods of a section that are here, unlocked and have a free place."""
    return [
        pod
        for pod in range(len(t.pod_number))
        if t.pod_section[pod] == section
        and not (t.pod_locked | t.pod_gone) >> pod & 1
        and len(passengers(t, pod)) < CAPACITY
    ]


def on_board(t: NemesisTable) -> list[int]:
    """The pods that have not been launched."""
    return [pod for pod in range(len(t.pod_number)) if not t.pod_gone >> pod & 1]


# ---- locks (NM-POD-02, NM-POD-13)


def unlock_all(t: NemesisTable, rule: str) -> None:
    """NM-CRT-05, NM-SDS-06: all pods are unlocked at once; they may be locked again later."""
    if t.pod_locked & ~t.pod_gone:
        t.pod_locked = 0
        t.tell(happened.PODS_UNLOCKED, rule)


def set_lock(t: NemesisTable, pod: int, locked: bool, rule: str) -> None:
    """NM-POD-02, NM-POD-13: one pod, occupied or not."""
    bit = 1 << pod
    t.pod_locked = t.pod_locked | bit if locked else t.pod_locked & ~bit
    t.tell(happened.POD_LOCK, rule, t.pod_number[pod], int(locked))


# ---- entering (NM-POD-04, NM-POD-05, NM-ROM-05, NM-ROM-34)


def refusal_of(section: int) -> Needs:
    """What stands against entering a pod of that section (`needs` of its room)."""

    def refusal(t: NemesisTable, seat: int) -> Refusal | None:
        return None if open_pods(t, section) else ("no_open_pod", "NM-POD-04")

    return refusal


def enter(t: NemesisTable, seat: int, section: int) -> None:
    """NM-ROM-34: a noise roll first, whoever else is in the room."""
    t.then((noise.noise_roll, seat), (board_pod, seat, section, t.next_stalker))


@step
def board_pod(t: NemesisTable, seat: int, section: int, next_stalker: int) -> None:
    """NM-ROM-34: nothing came, so a pod is chosen; otherwise the attempt has failed."""
    if not in_room(t, seat):
        return
    if in_combat(t, seat) or t.next_stalker != next_stalker:
        t.tell(ATTEMPT_FAILED, "NM-ROM-34", seat, "pod")
        return
    pods = open_pods(t, section)
    if len(pods) == 1:
        _get_in(t, seat, pods[0])
    elif pods:
        options: list[tuple[Any, ...]] = [(POD, t.pod_number[pod]) for pod in pods]
        t.ask(seat, CHOOSE_POD, options, pod_chosen, seat)


@step
def pod_chosen(t: NemesisTable, seat: int, choice: tuple[Any, ...]) -> None:
    """A pod was named by its number."""
    _get_in(t, seat, t.pod_number.index(choice[1]))


def _get_in(t: NemesisTable, seat: int, pod: int) -> None:
    """NM-POD-04, NM-POD-05: the figure goes onto the pod; launch now or wait?"""
    t.place[seat] = keys.IN_POD
    t.pod_of[seat] = pod
    t.tell(happened.ENTERED_POD, "NM-POD-04", seat, t.pod_number[pod])
    t.ask(seat, LAUNCH_NOW, [(YES,), (NO,)], launch_decided, seat, t.pod_number[pod])


@step
def launch_decided(t: NemesisTable, seat: int, number: int, choice: tuple[Any, ...]) -> None:
    """NM-POD-05, NM-POD-11: the newcomer decides first, then whoever waits there already."""
    pod = t.pod_number.index(number)
    if choice[0] == YES:
        launch(t, pod, "NM-POD-06")
        return
    others = [other for other in passengers(t, pod) if other != seat]
    t.push(passing.ask_discards, seat, (), 0)  # NM-POD-07: waiting passes
    if others:
        t.ask(others[0], LAUNCH_TOO, [(YES,), (NO,)], other_decided, seat, number)


@step
def other_decided(t: NemesisTable, seat: int, number: int, choice: tuple[Any, ...]) -> None:
    """NM-POD-11: one yes is enough and takes both along."""
    if choice[0] == YES:
        t.take("ask_discards")
        launch(t, t.pod_number.index(number), "NM-POD-11")


def launch(t: NemesisTable, pod: int, rule: str) -> None:
    """NM-POD-06, NM-POD-16: the pod and all in it leave the game at once."""
    crew = passengers(t, pod)
    t.pod_gone |= 1 << pod
    t.tell(happened.POD_LAUNCHED, rule, t.pod_number[pod], len(crew))
    for seat in crew:
        t.pod_of[seat] = -1
        set_place(t, seat, keys.ESCAPED)
        t.passed |= 1 << seat
        t.tell(happened.ESCAPED, rule, seat)


# ---- waiting (NM-POD-07 to NM-POD-09, NM-POD-15)


def begins_turn(t: NemesisTable, seat: int) -> bool:
    """NM-POD-15: a waiting character chooses at the start of its first turn of the phase."""
    pod = t.pod_of[seat]
    if pod < 0:
        return False
    options: list[tuple[Any, ...]] = [(OPTION, STAY)]
    if not t.pod_locked >> pod & 1:
        options.append((OPTION, LAUNCH))
    options.append((OPTION, STEP_OUT))
    t.ask(seat, IN_THE_POD, options, waited, seat, t.pod_number[pod])
    return True


@step
def waited(t: NemesisTable, seat: int, number: int, choice: tuple[Any, ...]) -> None:
    """NM-POD-08, NM-POD-09: staying and stepping out pass for this round."""
    from lockdown.rules import rounds

    pod = t.pod_number.index(number)
    if choice[1] == LAUNCH:
        launch(t, pod, "NM-POD-07")
        t.then((ending.check_nobody_left,), (rounds.next_turn, seat))
        return
    if choice[1] == STEP_OUT:
        step_out(t, seat, "NM-POD-08")
        if t.rs.pod_full_turn:
            t.push(rounds.ask_action, seat)
            return
    t.push(passing.ask_discards, seat, (), 1)


def step_out(t: NemesisTable, seat: int, rule: str) -> None:
    """NM-POD-08: back into the evacuation section; it is no move."""
    t.pod_of[seat] = -1
    t.place[seat] = keys.IN_ROOM
    refresh_occupied(t)
    t.tell(happened.STEPPED_OUT, rule, seat, t.room[seat])


def thrown_back(t: NemesisTable) -> None:
    """NM-POD-10: an Intruder in the section puts everybody in its pods back into the room."""
    for slot in slots(t.foes & t.occupied):
        for seat in range(t.n):
            if t.pod_of[seat] >= 0 and t.room[seat] == slot:
                step_out(t, seat, "NM-POD-10")


def gone_from_pod(t: NemesisTable, seat: int) -> None:
    """NM-HRT-08: who dies in a pod waits there no longer."""
    t.pod_of[seat] = -1


def first_death(t: NemesisTable, seat: int) -> None:
    """NM-CRT-05, NM-HRT-09: the first death of the game unlocks all pods, once."""
    if not t.somebody_died:
        t.somebody_died = True
        unlock_all(t, "NM-CRT-05")
