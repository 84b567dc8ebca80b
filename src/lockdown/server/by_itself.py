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
from lockdown.server.bot_memory import Kept
from lockdown.server.bots import Thought, answer, cautious, without_refused
from lockdown.server.clock import now_ms, past
from lockdown.server.seats import Refusal
from lockdown.server.writer import is_away

if TYPE_CHECKING:
    from lockdown.server.live import LiveTable

log = logging.getLogger("lockdown.server")

SAFETY_NET = 2.0
"""Seconds that a worker waits before it does what another worker should have done."""


class NothingWorks(Exception):
    """A bot has options, and the rules fail on every one."""


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
                if not moved:
                    await _await_people(live, game)
            elif live.automatic(game.decision.seat):
                moved = await _bot_move(live, game)
            else:
                await _await_people(live, game)
                return
            if not moved:
                return
            live.well()
            live.after_change()
            await asyncio.sleep(0)
    except asyncio.CancelledError:
        raise
    except Refusal as refusal:
        if refusal.code != "storage":  # else the table goes on when the database is back
            # Another worker was faster: look again.
            log.info("table %s: automatic move refused: %s", live.id, refusal.code)
            asyncio.get_running_loop().call_later(SAFETY_NET, live.schedule)
    except Exception as error:
        if is_away(error):
            live.storage_gone()
        else:
            log.exception("table %s: nothing happens by itself now", live.id)
            live.stuck()


async def _thought(live: LiveTable, game: Game, seat: int) -> Thought:
    view = without_refused(game.view(seat), game.history)
    level = live.automatic(seat)
    memory = live.bot_memory.of(seat, level, live.undone)
    return await answer(level, view, live.nature(seat), memory)


async def _close_window(live: LiveTable, game: Game, window: windows.Window) -> bool:
    thought = {
        q.seat: (await _thought(live, q.game, q.seat)).choice
        for q in window.questions
        if live.automatic(q.seat)
    }
    await asyncio.sleep(windows.wait_ms(live, now_ms()) / 1000)
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
    level = live.automatic(decision.seat)
    choice, memory = await _thought(live, game, decision.seat)
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
                    if option == choice:
                        live.bot_memory.keep(decision.seat, Kept(level, live.moves, memory))
                    _turn_ended(live, game, decision.seat)
                    return True
        finally:
            live.busy = False
    raise NothingWorks(f"none of {len(decision.options)} options can be played")


def _turn_ended(live: LiveTable, before: Game, seat: int) -> None:
    """See whether a bot has just ended its turn, as everybody can see."""
    old, new = before.table, live.game.table if live.game is not None else before.table
    if live.on_turn_end is None or live.last_secret or live.state != "playing":
        return
    own = old.turn == seat and live.seats[seat].kind == "bot"
    if own and (new.turn, new.phase, new.round) != (seat, old.phase, old.round):
        live.on_turn_end(live, seat)


async def _await_people(live: LiveTable, game: Game) -> None:
    """The clock of the person who decides, and absence.

    While the table is asked in secret, everybody's absence counts alike: a vote about one seat
    must not tell that this is the one who is asked.
    """
    decision = game.decision
    if decision is None:
        return
    if live.on_turn is not None and not decision.secret:
        live.on_turn(live, decision.seat)
    if live.on_asked is not None:
        live.on_asked(live)
    asked: set[int] = set()
    while live.game is game and live.on_due is not None and live.people() > 1:
        due = {seat: at for seat, at in _due(live, game).items() if seat not in asked}
        if not due:
            return
        now = now_ms()
        late = [seat for seat, at in due.items() if at <= now]
        if not late:
            await asyncio.sleep((min(due.values()) - now) / 1000 + 0.05)
        for seat in late:
            asked.add(seat)
            live.busy = True
            try:
                await live.on_due(live, seat)
            finally:
                live.busy = False


def _due(live: LiveTable, game: Game) -> dict[int, int]:
    """When the others are to be asked about which seats (ms)."""
    decision = game.decision
    assert decision is not None  # noqa: S101 - callers have looked
    found: dict[int, int] = {}
    if not decision.secret and live.deadline():
        found[decision.seat] = live.deadline()
    if live.options.pace == "live":
        connected = live.connected()
        for seat in live.seats:
            awaited = decision.secret or seat.seat == decision.seat
            if awaited and seat.person and seat.seat not in connected:
                gone = max(seat.away_since, past(int(live.around.get("grace", 0))))
                away = gone + live.away_seconds * 1000
                found[seat.seat] = min(found.get(seat.seat, away), away)
    return found


def _cautious_of(game: Game) -> str:
    """A safe option of the open decision."""
    decision = game.decision
    assert decision is not None  # noqa: S101 - callers have looked
    return cautious([str(option) for option in decision.options])
