"""Tables of several people: a moment of a recorded game, and a second person at a set position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from lockdown.kernel.game import Game
from lockdown.kernel.replay import Replay
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.clock import wall_ms
from lockdown.server.new_table import new_rows
from lockdown.server.rows import MoveRow, SeatRow
from lockdown.server.seats import new_secret
from lockdown.server.store import sync_url
from tests.web.laid import DATABASES


def recorded(
    base: str, replay: Replay, moves: int, people: Mapping[int, str]
) -> dict[int, dict[str, Any]]:
    """A table after so many moves of a recorded game, as if it had been played there.

    So it can be shown from its beginning afterwards. What each of the people sits down with.
    """
    setup = replay.setup
    create = p.CreateTable(
        players=setup.players,
        game=setup.game,
        mode=setup.mode,
        board=setup.board,
        options=p.TableOptions(reaction_seconds=0, rules=dict(setup.options)),
        bots=("random",) * (setup.players - 1),
    )
    row, seats = new_rows(create, new_secret())
    tokens = {seat: new_secret() for seat in people}
    for one in seats:
        _seat(one, people.get(one.seat, ""), tokens.get(one.seat, ""))
        one.host = int(one.seat == min(people))
    game = Game.new(setup, replay.seed)
    row.state, row.setup = "playing", setup.as_data()
    row.seed = wire.seed_text(replay.seed)
    row.opening = wire.stored_events(game.opening)
    played = [
        MoveRow(
            table_id=row.id,
            number=number,
            seat=seat,
            option=option,
            told=wire.stored_events(game.play(option)),
            client_id="",
            at=wall_ms(),
        )
        for number, (seat, option) in enumerate(replay.moves[:moves], 1)
    ]
    row.moves, row.snapshot = moves, game.to_bytes()
    table = row.id
    engine = create_engine(sync_url(DATABASES[base]), connect_args={"timeout": 20})
    with Session(engine) as session, session.begin():
        session.add(row)
        session.flush()
        session.add_all([*seats, *played])
    engine.dispose()
    return {seat: {"table": table, "seat": seat, "token": tokens[seat]} for seat in people}


def joined(base: str, made: Mapping[str, Any], seat: int, name: str) -> dict[str, Any]:
    """Somebody takes the seat of a bot, before anybody has looked at the table."""
    token = new_secret()
    engine = create_engine(sync_url(DATABASES[base]), connect_args={"timeout": 20})
    with Session(engine) as session, session.begin():
        row = session.get_one(SeatRow, (made["table"], seat))
        _seat(row, name, token)
    engine.dispose()
    return {"table": made["table"], "seat": seat, "token": token}


def _seat(row: SeatRow, name: str, token: str) -> None:
    row.kind, row.name = ("person" if name else "bot"), name
    row.bot = "" if name else "random"
    row.token_hash = wire.token_hash(token) if token else ""
