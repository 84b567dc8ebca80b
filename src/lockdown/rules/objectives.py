"""Objectives (LD-OBJ): the choice at the first encounter (LD-CRT-02 to LD-CRT-04), the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.queries import alive, turn_order
from lockdown.rules.verbs import KEEP_OBJECTIVE
from lockdown.state import keys
from lockdown.state.table import Table

CHOOSE = decision_kind(
    "choose_objective", "LD-CRT-02", "Keep one objective; the other is removed.", secret=True
)


@step
def choose_objectives(t: Table) -> None:
    """LD-CRT-02, LD-OBJ-01, LD-SOL-02: everybody alive keeps one of the two held so far.

    Nobody learns another's choice before the own.
    """
    queue = tuple(seat for seat in _seats_in_order(t) if len(t.objectives[seat]) > 1)
    if queue:
        t.tell(happened.CHOOSE_OBJECTIVES, "LD-CRT-02")
        t.revealed = True
        t.push(ask_objective, queue)


def _seats_in_order(t: Table) -> list[int]:
    first = turn_order(t)
    rest = [seat for seat in range(t.n) if seat not in first and alive(t, seat)]
    return first + rest


@step
def ask_objective(t: Table, queue: tuple[int, ...]) -> None:
    """Ask one after the other; the choices take effect together."""
    if not queue:
        for seat in range(t.n):
            if t.choices[seat] >= 0:
                kept = t.choices[seat]
                t.gone += tuple(("objective", o) for o in t.objectives[seat] if o != kept)
                _forget_half(t, seat)
                t.objectives[seat] = (kept,)
                t.choices[seat] = -1
        t.tell(happened.OBJECTIVES_CHOSEN, "LD-CRT-02")
        return
    seat = queue[0]
    options: list[tuple[Any, ...]] = [(KEEP_OBJECTIVE, o) for o in t.objectives[seat]]
    t.ask(seat, CHOOSE, options, objective_kept, seat, queue[1:])


def _forget_half(t: Table, owner: int) -> None:
    """NM-SET-33: who had seen one of two cards does not know any more whether it is held."""
    seen = t.seen_objective
    if seen:
        half = [v for v in range(t.n) if sum(1 for s in seen if s[:2] == (v, owner)) == 1]
        t.seen_objective = tuple(s for s in seen if s[1] != owner or s[0] not in half)


@step
def objective_kept(t: Table, seat: int, rest: tuple[int, ...], choice: tuple[Any, ...]) -> None:
    """Remember the choice until everybody has chosen."""
    t.choices[seat] = choice[1]
    t.revealed = True
    t.tell_only(seat, happened.OBJECTIVE_KEPT, "LD-CRT-02", seat, choice[1])
    t.push(ask_objective, rest)


# ---- the tests of LD-OBJ-04 to LD-OBJ-14, judged after both earlier checks (LD-VIC-06)


def is_met(t: Table, seat: int, objective: int) -> bool:
    """LD-OBJ-03: all tests of at least one alternative hold."""
    return any(
        all(holds(t, seat, test) for test in alternative)
        for alternative in t.rs.objectives[objective].condition
    )


def holds(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """Whether one test holds for the owner."""
    return t.rs.objective_tests[test["kind"]](t, seat, test)


def _player_dead(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-04."""
    return not any(t.number[s] == test["player"] and alive(t, s) for s in range(t.n))


def _only_survivor(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-05."""
    return not any(alive(t, s) for s in range(t.n) if s != seat)


def _others_survive(t: Table, seat: int, test: dict[str, Any]) -> bool:
    others = sum(1 for s in range(t.n) if s != seat and alive(t, s))
    return others >= int(test["min"])


def _signal_sent(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-07."""
    return bool(t.signal >> seat & 1)


def _weaknesses(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-08: those face up from set-up do not count."""
    return t.weakness_up.bit_count() - t.rs.weakness_face_up >= int(test["min"])


def _nest_destroyed(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-09."""
    return t.nest_destroyed


def _queen_killed(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-10."""
    return t.queen_killed


def _carries(t: Table, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-14: carried when the character left play."""
    kinds = {keys.ITEM[name] for name in test["objects"]}
    return any(item & 255 in kinds for item in t.hands[seat])


#: The tests that both games have.
TESTS: dict[str, Callable[[Any, int, dict[str, Any]], bool]] = {
    "player_dead": _player_dead,
    "only_survivor": _only_survivor,
    "others_survive": _others_survive,
    "signal_sent": _signal_sent,
    "weaknesses_discovered": _weaknesses,
    "nest_destroyed": _nest_destroyed,
    "queen_killed": _queen_killed,
    "carries": _carries,
}
