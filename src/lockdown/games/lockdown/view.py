"""What only Lockdown shows: power, tokens on the time track, contingencies, knowledge, computer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lockdown.games.lockdown import power
from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
from lockdown.games.lockdown.view_types import (
    CssView,
    LockdownCrewView,
    LockdownMeView,
    LockdownResultView,
    LockdownView,
    PoolView,
    PowerView,
    SurfaceView,
)
from lockdown.rules import ending
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.views.memo import Memo, kept
from lockdown.views.parts import ViewParts
from lockdown.views.types import DeckView

# ---- the table


def _of_table(t: LockdownTable, seat: int | None, memo: Memo) -> dict[str, Any]:
    return {
        "enemies": t.rs.enemies,
        "guests": t.rs.guests,
        "time_blue": t.time_blue,
        "power": kept(memo, "power", (t.power,), _power, t),
        "elevator": t.elevator,
        "gate_open": t.gate_open,
        "rover_here": t.rover_here,
        "isolation_open": t.isolation_open,
        "destruct_red": t.destruct_red,
        "emergency": t.emergency,
        "css": _css(t, seat, memo),
        "computer": keys.COMPUTERS[t.computer],
        "analysed": kept(memo, "analysed", (t.analysed,), _analysed, t),
        "pool": _pool(t, seat, memo),
    }


def _known_to(t: LockdownTable, seat: int, memo: Memo, shared: LockdownView) -> dict[str, Any]:
    return {
        "css": _css(t, seat, memo) if t.seen_css[seat] & ~t.css_up else shared.css,
        "pool": _pool(t, seat, memo) if t.seen_ctg[seat] else shared.pool,
    }


def _power(t: LockdownTable) -> tuple[PowerView, ...]:
    failing = power.next_to_fail(t)
    return tuple(
        PowerView(keys.SECTIONS[i], abs(token), token > 0, i == failing)
        for i, token in enumerate(t.power)
    )


def _analysed(t: LockdownTable) -> tuple[str, ...]:
    return tuple(keys.ITEMS[kind] for kind in t.analysed)


def _css(t: LockdownTable, seat: int | None, memo: Memo) -> tuple[CssView, ...]:
    seen = t.css_up | (t.seen_css[seat] if seat is not None else 0)
    fields = (seen, t.css_up, t.css_face, t.css_space)
    return kept(memo, ("css", seat), fields, _css_tokens, t, seen)


def _css_tokens(t: LockdownTable, seen: int) -> tuple[CssView, ...]:
    tokens = [
        CssView(
            space,
            keys.CSS_TOKENS[t.css_face[i]] if seen >> i & 1 else "",
            bool(t.css_up >> i & 1),
        )
        for i, space in enumerate(t.css_space)
    ]
    # By space: the order of dealing is nobody's business once a token has been moved.
    return tuple(sorted(tokens, key=lambda css: (-css.space, css.revealed)))


def _pool(t: LockdownTable, seat: int | None, memo: Memo) -> tuple[PoolView, ...]:
    seen = t.seen_ctg[seat] if seat is not None else t.ctg_up
    fields = (seen, t.ctg_place, t.ctg_face)
    return kept(memo, ("pool", seat), fields, _pool_tokens, t, seen)


def _pool_tokens(t: LockdownTable, seen: int) -> tuple[PoolView, ...]:
    return tuple(
        sorted(
            (
                PoolView(place - 9, keys.CONTINGENCIES[t.ctg_face[i]] if seen >> i & 1 else "")
                for i, place in enumerate(t.ctg_place)
                if place >= 10
            ),
            key=lambda token: token.slot,
        )
    )


# ---- the crew


def _of_crew(t: LockdownTable, seat: int | None, other: int) -> dict[str, Any]:
    return {
        "knowledge": t.knowledge[other],
        "knowledge_active": bool(t.active >> other & 1),
        "contingencies": _contingencies(t, seat, other),
    }


def _with_known(t: LockdownTable, seat: int, other: int) -> dict[str, Any]:
    return {"contingencies": _contingencies(t, seat, other)}


def _knows_of(t: LockdownTable, seat: int, other: int) -> bool:
    tokens = t.seen_ctg[seat]
    return bool(tokens) and any(
        place == other and tokens >> i & 1 for i, place in enumerate(t.ctg_place)
    )


def _contingencies(t: LockdownTable, seat: int | None, other: int) -> tuple[str, ...]:
    seen = t.seen_ctg[seat] if seat is not None else 0
    shown = seat == other or t.phase == ending.PHASE_OVER
    return tuple(
        keys.CONTINGENCIES[t.ctg_face[i]] if shown or seen >> i & 1 else ""
        for i, place in enumerate(t.ctg_place)
        if place == other
    )


def _crew_fields(t: LockdownTable, other: int) -> tuple[Any, ...]:
    return (t.knowledge[other], t.active >> other & 1, t.ctg_place, t.ctg_face)


def _known_fields(t: LockdownTable, seat: int) -> tuple[Any, ...]:
    return (t.seen_ctg[seat], t.ctg_place, t.ctg_face)


def _of_me(t: LockdownTable, seat: int) -> dict[str, Any]:
    return {"contingencies": _contingencies(t, seat, seat)}


def _me_fields(t: LockdownTable) -> tuple[Any, ...]:
    return (t.ctg_place, t.ctg_face)


def _of_result(t: LockdownTable) -> dict[str, Any]:
    return {"contingency": keys.CONTINGENCIES[t.ctg_face[t.ctg_place.index(-1)]]}


def _decks(t: LockdownTable) -> tuple[DeckView, ...]:
    return (DeckView("computer", len(t.computer_deck)),)


def _deck_fields(t: LockdownTable) -> tuple[int, ...]:
    return (len(t.computer_deck),)


PARTS = ViewParts(
    table=LockdownView,
    crew=LockdownCrewView,
    me=LockdownMeView,
    result=LockdownResultView,
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


# ---- the surface of Mars (LD-SRF)


def _of_surface_table(t: SurfaceTable, seat: int | None, memo: Memo) -> dict[str, Any]:
    opened = slots(t.rs.board.open_tokens)
    return {
        **_of_table(t, seat, memo),
        "rover": t.rover,
        "open_tokens": tuple(slot for slot in opened if t.token[slot] >= 0),
    }


def _surface_decks(t: SurfaceTable) -> tuple[DeckView, ...]:
    shown = tuple(keys.SURFACE_CARDS[card] for card in t.surface_discard)
    return (*_decks(t), DeckView("surface", len(t.surface_deck), shown))


def _surface_deck_fields(t: SurfaceTable) -> tuple[Any, ...]:
    return (*_deck_fields(t), len(t.surface_deck), t.surface_discard)


SURFACE_PARTS = replace(
    PARTS,
    table=SurfaceView,
    of_table=_of_surface_table,
    decks=_surface_decks,
    deck_fields=_surface_deck_fields,
)
