"""The engines (NM-BRD-13 to NM-BRD-16): their hidden state, who has looked, what was changed.

What a seat has seen stays in its view as long as it can be followed (NM-SET-33): whoever changes
the order of an engine's tokens says so truly, so that everybody turns over what they believed.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules.queries import in_room
from lockdown.rules.verbs import OPTION
from lockdown.state.facts import Refusal

UNKNOWN = -1
ALL = (0, 1, 2)
#: (working or damaged): how the tokens are put back.
LEAVE_WORKING, LEAVE_DAMAGED = "working", "damaged"

ENGINE_ORDER = decision_kind(
    "engine_order",
    "NM-BRD-15",
    "You see both tokens: which one lies on top?",
    secret=True,
    engine=(1, "number"),
)


def look(t: NemesisTable, seat: int, engines: tuple[int, ...], rule: str) -> None:
    """NM-BRD-16: one player sees the top tokens; that and at which is heard by all."""
    t.revealed = True
    seen = list(t.seen_engines[seat])
    for engine in engines:
        seen[engine] = t.engines[engine]
        args = (seat, engine + 1, t.engines[engine])
        t.tell_secret(1 << seat, happened.LOOKED_ENGINE, rule, args, (seat, engine + 1, UNKNOWN))
    t.seen_engines[seat] = (seen[0], seen[1], seen[2])


def known_refusal(t: NemesisTable, seat: int, engines: tuple[int, ...]) -> Refusal | None:
    """NM-SET-33, NM-ACT-11: a look that shows nothing new is no action."""
    if any(t.seen_engines[seat][engine] == UNKNOWN for engine in engines):
        return None
    return ("engines_known", "NM-SET-33")


def engine_refusal(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-BRD-15: only the engine of the room one is in; a malfunction is no reason."""
    return None if engine_here(t, seat) else ("no_engine_here", "NM-BRD-15")


@step
def work_on_engine(t: NemesisTable, seat: int) -> None:
    """NM-BRD-15: look at both tokens of the room's engine, put them back in either order."""
    if not in_room(t, seat) or t.room[seat] not in t.rs.board.engines:
        return
    engine = t.rs.board.engines.index(t.room[seat])
    look(t, seat, (engine,), "NM-BRD-15")
    options: list[tuple[Any, ...]] = [(OPTION, LEAVE_WORKING), (OPTION, LEAVE_DAMAGED)]
    t.ask(seat, ENGINE_ORDER, options, engine_ordered, seat, engine)


@step
def engine_ordered(t: NemesisTable, seat: int, engine: int, choice: tuple[Any, ...]) -> None:
    """NM-BRD-15: what lies on top stays secret; whether the order changed is told truly."""
    state = int(choice[1] == LEAVE_WORKING)
    changed = t.engines[engine] != state
    t.revealed = True
    engines = list(t.engines)
    engines[engine] = state
    t.engines = (engines[0], engines[1], engines[2])
    if changed:
        for viewer in range(t.n):
            turned_over(t, viewer, engine)
    t.tell(happened.ENGINE_WORKED_ON, "NM-BRD-15", seat, engine + 1, int(changed))


def turned_over(t: NemesisTable, viewer: int, engine: int) -> None:
    """NM-SET-33: somebody who knew the state knows the new one from the announcement."""
    seen = list(t.seen_engines[viewer])
    if seen[engine] != UNKNOWN:
        seen[engine] = 1 - seen[engine]
    t.seen_engines[viewer] = (seen[0], seen[1], seen[2])


def engine_here(t: NemesisTable, seat: int) -> bool:
    """Whether the character is in an engine room."""
    return t.room[seat] in t.rs.board.engines
