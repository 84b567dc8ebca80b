"""What happens at a table by itself: bots decide, reaction windows close, clocks run out.

One task a table, started by `LiveTable.schedule` after every change. It takes the table's lock for
every move like everybody else, and looks again whether the game is still the one it thought about.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from lockdown.kernel.game import Game
from lockdown.server import windows
from lockdown.server.bots import answer, cautious
from lockdown.server.metrics import METRICS
from lockdown.server.seats import Refusal
from lockdown.server.store import now_ms

if TYPE_CHECKING:
    from lockdown.server.live import LiveTable

log = logging.getLogger("lockdown.server")

SAFETY_NET = 2.0
"""Seconds that a worker waits before it does what another worker should have done."""


async def go_on(live: LiveTable, delay: float) -> None:
    """Do what is due, until a person is awaited or the game is over."""
    try:
        if delay:
            await asyncio.sleep(delay)
        while live.state == "playing" and live.game is not None:
            game, window = live.game, live.window
            if game.decision is None:
                return
            if window is not None:
                moved = await _close_window(live, game, window)
            elif live.automatic(game.decision.seat):
                moved = await _bot_move(live, game)
            else:
                await _await_person(live, game)
                return
            if not moved:
                return
            live.after_change()
            await asyncio.sleep(0)
    except asyncio.CancelledError:
        raise
    except Refusal as refusal:
        # Another worker was faster, or the database is away: look again.
        log.info("table %s: automatic move refused: %s", live.id, refusal.code)
        asyncio.get_running_loop().call_later(SAFETY_NET, live.schedule)
    except Exception:
        log.exception("table %s: nothing happens by itself any more", live.id)
        METRICS.stuck += 1


async def _thought(live: LiveTable, game: Game, seat: int) -> str:
    return await answer(live.automatic(seat), game.view(seat))


async def _close_window(live: LiveTable, game: Game, window: windows.Window) -> bool:
    thought = {
        q.seat: await _thought(live, q.game, q.seat)
        for q in window.questions
        if live.automatic(q.seat)
    }
    wait = (windows.closes(live) - now_ms()) / 1000
    if wait > 0:
        await asyncio.sleep(wait)
    async with live.lock:
        if live.game is not game:
            return True
        found = windows.answers(live, window, thought)
        if found is None:
            return False
        pending = live.around.get("pending", {})
        live.busy = True
        try:
            for question, choice in zip(window.questions, found, strict=False):
                given = pending.get(str(question.seat), (0, "", ""))
                client_id = given[2] if given[1] == choice else ""
                await live.commit(question.seat, choice, client_id)
        finally:
            live.busy = False
    return True


async def _bot_move(live: LiveTable, game: Game) -> bool:
    decision = game.decision
    if decision is None:
        return False
    choice = await _thought(live, game, decision.seat)
    async with live.lock:
        if live.game is not game:
            return True
        live.busy = True
        try:
            # A choice that the rules fail on must not stop the table: any other will do.
            for option in (choice, _cautious_of(game), *map(str, decision.options)):
                try:
                    await live.commit(decision.seat, option, "")
                except Refusal as refusal:
                    if refusal.code != "failed":
                        raise
                else:
                    return True
        finally:
            live.busy = False
    return False


async def _await_person(live: LiveTable, game: Game) -> None:
    """The clock of a person, and absence."""
    decision = game.decision
    if decision is None:
        return
    if live.on_turn is not None and not decision.secret:
        live.on_turn(live, decision.seat)
    while live.game is game and live.on_due is not None and live.people() > 1:
        due = live.deadline() or 0
        seat = live.seats[decision.seat]
        if live.options.pace == "live" and seat.seat not in live.connected():
            gone = max(seat.away_since, int(live.around.get("grace", 0)))
            away = gone + live.away_seconds * 1000
            due = min(due, away) if due else away
        if not due:
            return
        if due <= now_ms():
            live.busy = True
            try:
                await live.on_due(live, decision.seat)
            finally:
                live.busy = False
            return
        await asyncio.sleep((due - now_ms()) / 1000 + 0.05)


def _cautious_of(game: Game) -> str:
    """A safe option of the open decision."""
    decision = game.decision
    assert decision is not None  # noqa: S101 - callers have looked
    return cautious([str(option) for option in decision.options])
