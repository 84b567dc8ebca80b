"""What only the original game shows: engines, course, escape pods."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.games.nemesis.victory import destination_of
from lockdown.games.nemesis.view_types import (
    CHARACTER,
    INTRUDER,
    EngineView,
    IntruderSeatView,
    NemesisCrewView,
    NemesisMeView,
    NemesisResultView,
    NemesisView,
    PodView,
)
from lockdown.rules import ending
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.views.memo import Memo, kept
from lockdown.views.parts import ViewParts

STATES = ("damaged", "working")


def _shown(t: NemesisTable) -> bool:
    """NM-VIC-02, NM-VIC-04: the end turns the tokens and the card over."""
    return t.phase == ending.PHASE_OVER


# ---- the table


def _of_table(t: NemesisTable, seat: int | None, memo: Memo) -> dict[str, Any]:
    return {
        "engines": _engines(t, seat, memo),
        "course": COURSE_SPACES[t.destination],
        "coordinates": _coordinates(t, seat),
        "looked": tuple(s for s in range(t.n) if t.seen_coordinates >> s & 1),
        "hibernation_open": t.hibernation_open,
        "open_tokens": _open_tokens(t),
        "somebody_died": t.somebody_died,
        "rushing": t.rushing,
        "attacks_skipped": t.attacks_skipped,
        "intruder": _intruder(t),
        "pods": kept(
            memo,
            "pods",
            (t.pod_number, t.pod_section, t.pod_locked, t.pod_gone, t.pod_of[:]),
            _pods,
            t,
        ),
    }


def _open_tokens(t: NemesisTable) -> tuple[int, ...]:
    """NM-ALT-05: everybody sees that a token lies there, nobody which."""
    return tuple(slot for slot in slots(t.rs.board.open_tokens) if t.token[slot] >= 0)


def _intruder(t: NemesisTable) -> IntruderSeatView | None:
    """NM-INT-16: how many cards, and those that were played or discarded, are public."""
    if not isinstance(t, HuntTable) or t.hunter < 0:
        return None
    discard = tuple(keys.INTRUDER_ACTIONS[card] for card in t.hunt_discard)
    return IntruderSeatView(t.hunter, len(t.hunt_hand), len(t.hunt_deck), discard)


def _role(t: NemesisTable, seat: int) -> str:
    """A seat is a character or, once that is dead, maybe the Intruder."""
    return INTRUDER if isinstance(t, HuntTable) and t.hunter == seat else CHARACTER


def _known_to(t: NemesisTable, seat: int, memo: Memo, shared: NemesisView) -> dict[str, Any]:
    return {
        "engines": _engines(t, seat, memo),
        "coordinates": _coordinates(t, seat),
    }


def _engines(t: NemesisTable, seat: int | None, memo: Memo) -> tuple[EngineView, ...]:
    seen = t.engines if _shown(t) else t.seen_engines[seat] if seat is not None else (-1, -1, -1)
    return kept(memo, ("engines", seat), (seen,), _engine_tokens, t, seen)


def _engine_tokens(t: NemesisTable, seen: tuple[int, int, int]) -> tuple[EngineView, ...]:
    return tuple(
        EngineView(i + 1, t.rs.board.engines[i], STATES[state] if state >= 0 else "")
        for i, state in enumerate(seen)
    )


def _coordinates(t: NemesisTable, seat: int | None) -> dict[str, str]:
    if not _shown(t) and (seat is None or not t.seen_coordinates >> seat & 1):
        return {}
    card = t.rs.coordinates[t.coordinates]
    return {space: keys.DESTINATIONS[card[i]] for i, space in enumerate(COURSE_SPACES)}


def _pods(t: NemesisTable) -> tuple[PodView, ...]:
    return tuple(
        PodView(
            number,
            "AB"[t.pod_section[pod]],
            bool(t.pod_locked >> pod & 1),
            bool(t.pod_gone >> pod & 1),
            tuple(pods.passengers(t, pod)),
        )
        for pod, number in enumerate(t.pod_number)
    )


# ---- the crew


def _of_crew(t: NemesisTable, seat: int | None, other: int) -> dict[str, Any]:
    pod = t.pod_of[other]
    return {"pod": t.pod_number[pod] if pod >= 0 else 0, "role": _role(t, other)}


def _with_known(t: NemesisTable, seat: int, other: int) -> dict[str, Any]:
    return {}


def _knows_of(t: NemesisTable, seat: int, other: int) -> bool:
    return False


def _crew_fields(t: NemesisTable, other: int) -> tuple[Any, ...]:
    return (t.pod_of[other], _role(t, other))


def _known_fields(t: NemesisTable, seat: int) -> tuple[Any, ...]:
    return ()


def _of_me(t: NemesisTable, seat: int) -> dict[str, Any]:
    if not isinstance(t, HuntTable) or t.hunter != seat:
        return {}
    return {"intruder_hand": tuple(keys.INTRUDER_ACTIONS[card] for card in sorted(t.hunt_hand))}


def _me_fields(t: NemesisTable) -> tuple[Any, ...]:
    return (t.hunter, t.hunt_hand) if isinstance(t, HuntTable) else ()


def _of_result(t: NemesisTable) -> dict[str, Any]:
    return {
        "engines": tuple(STATES[state] for state in t.engines),
        "destination": destination_of(t),
    }


def _decks(t: NemesisTable) -> tuple[Any, ...]:
    return ()


def _deck_fields(t: NemesisTable) -> tuple[int, ...]:
    return ()


PARTS = ViewParts(
    table=NemesisView,
    crew=NemesisCrewView,
    me=NemesisMeView,
    result=NemesisResultView,
    of_table=_of_table,
    known_to=_known_to,
    of_crew=_of_crew,
    with_known=_with_known,
    knows_of=_knows_of,
    crew_fields=_crew_fields,
    known_fields=_known_fields,
    of_me=_of_me,
    me_fields=_me_fields,
    of_result=_of_result,
    decks=_decks,
    deck_fields=_deck_fields,
)
