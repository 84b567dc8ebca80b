"""Another try: a new table that begins at an earlier moment of a game, with bots on other seats.

Everything about a finished game is open, so anybody who may watch it may play on from any of its
moments. Of a running game only a dead player among bots may: nobody else's secrets are touched.
"""

from __future__ import annotations

import asyncio
from typing import Any

from lockdown.bots import usual
from lockdown.kernel.errors import KernelError
from lockdown.kernel.events import Event
from lockdown.kernel.game import Game, checked
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.new_table import new_rows
from lockdown.server.seats import Refusal, new_secret
from lockdown.server.talk import out_of_play
from lockdown.tutorial import Tutorial

ORIGIN = "again"
"""What a table keeps of the game it goes back to: the moves before its own first one."""
CHOICES = ("action", "end_of_turn", "in_the_pod")
"""Questions with which a step begins that may turn out to be fatal; the last is Nemesis's own."""
Moves = list[tuple[int, str]]


def _begun(live: LiveTable) -> tuple[Game, list[Event], Moves]:
    """The game of a table as it began, what was told by then, and all moves since.

    Those of an earlier try are among them.
    """
    if live.game is None or live.rules_changes:
        raise Refusal("no_replay", "this game was begun under other rules")
    earlier = [(int(seat), str(option)) for seat, option in live.around.get(ORIGIN, ())]
    moves = earlier + [(seat, str(option)) for seat, option in live.game.history]
    seed, lesson = wire.read_seed(live.seed), live.around.get("from_lesson")
    if isinstance(lesson, dict):
        taught = Tutorial.resume(lesson)
        return taught.play_on(seed), list(taught.told), moves
    if lesson:
        raise Refusal("no_replay", "a game that began as a lesson has no seed to begin from")
    game = Game.new(checked(live.setup), seed)
    return game, list(game.opening), moves


def before_the_fatal_choice(game: Game, moves: Moves, seat: int) -> int:
    """How many moves come before the step that killed the character of a seat.

    Without a death: before its last step.
    """
    step = 0
    for number, (who, option) in enumerate(moves):
        decision = game.decision
        if who == seat and decision is not None and decision.kind in CHOICES:
            step = number
        if any(e.kind == "died" and e.args[0] == seat for e in game.play(option)):
            break
    return step


def _position(live: LiveTable, seat: int, move: int) -> tuple[Game, list[Event], Moves]:
    """Play the game up to a moment. Takes a while: not in the event loop."""
    try:
        game, told, moves = _begun(live)
        if move < 0:
            move = before_the_fatal_choice(game.clone(), moves, seat)
        for _, option in moves[:move]:
            told += game.play(option)
    except KernelError:
        raise Refusal("no_replay", "this game was begun under other rules") from None
    if game.decision is None:
        raise Refusal("not_playing", "nothing is left to play from there")
    return game, told, moves[:move]


def _seat_of(live: LiveTable, seats: set[int], wish: int) -> int:
    """Whose place is taken: one's own, or, once all is over, anybody's."""
    if live.state == "over":
        seat = wish if wish >= 0 else min(seats, default=0)
        if seat >= len(live.seats):
            raise Refusal("no_seat", "there is no such seat")
        return seat
    if live.state != "playing" or live.game is None or not seats:
        raise Refusal("not_over", "the game is not over yet")
    seat = wish if wish in seats else min(seats)
    # Who hunts on after death would see the coming cards of a game in play.
    if not out_of_play(live, seat) or not live.among_bots(seat):
        raise Refusal("not_over", "the game is not over yet")
    return seat


async def another_try(
    hub: Hub, live: LiveTable, seats: set[int], wish: p.AgainRequest, running: asyncio.Semaphore
) -> p.CreatedTable:
    """The new table; whoever asked for it is its host and sits where they sat."""
    seat = _seat_of(live, seats, wish.seat)
    async with running:
        game, told, moves = await asyncio.to_thread(_position, live, seat, wish.move)
    create = p.CreateTable(
        players=len(live.seats),
        game=live.setup.game,
        mode=live.setup.mode,
        board=live.setup.board,
        options=live.options,
    )
    token = new_secret()
    row, rows = new_rows(create, token)
    for one, old in zip(rows, live.seats, strict=True):
        mine = old.seat == seat
        one.kind, one.host = ("person" if mine else "bot"), int(mine)
        one.name = old.name if mine and old.kind != "bot" else ""
        one.bot = "" if mine else (old.bot if old.kind == "bot" else usual(create.game))
        one.token_hash = wire.token_hash(token) if mine else ""
    around: dict[str, Any] = {ORIGIN: [[who, option] for who, option in moves]}
    if live.around.get("from_lesson"):
        around["from_lesson"] = live.around["from_lesson"]
    row.state, row.setup, row.lobby = "playing", live.setup.as_data(), around
    row.rules_version, row.seed = live.rules_version, live.seed
    # These dice have been thrown before: there is nothing to seal.
    row.salt = row.commitment = ""
    row.opening = wire.stored_events(tuple(told))
    row.snapshot = game.to_bytes()
    await hub.store.create(row, rows)
    await hub.table(row.id)
    return p.CreatedTable(row.id, seat, token)
