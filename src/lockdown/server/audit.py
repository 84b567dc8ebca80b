"""After a soak: what is stored against what the players were promised."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine, select

from lockdown import games
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Game, Setup, checked
from lockdown.server import wire
from lockdown.server.rows import MoveRow, TableRow, TalkRow
from lockdown.server.store import sync_url


class Promised(Protocol):
    """What a player of a soak knows (`soak.Player`)."""

    table: str
    seat: int
    promised: list[tuple[str, str]]
    sent: set[str]
    said: list[str]
    client: Any


@dataclass
class Found:
    """What is wrong; all of it has to be 0."""

    lost: int = 0
    """Moves and lines that were acknowledged and are not stored."""
    doubled: int = 0
    """Moves and lines that are stored more than once, or that nobody sent."""
    wrong: int = 0
    """Games that, played again from their seed, are not what is stored."""
    leaks: int = 0
    """Secrets of a table that a player was shown."""


def audit(url: str, players: Sequence[Promised]) -> Found:
    """Compare; games in play and games that are over."""
    games.load()  # they are played again here
    engine = create_engine(sync_url(url))
    found = Found()
    with engine.connect() as connection:
        for table in sorted({player.table for player in players}):
            crew = [player for player in players if player.table == table]
            row = connection.execute(
                select(*TableRow.__table__.columns).where(TableRow.id == table)
            ).one()
            moves = connection.execute(
                select(MoveRow.seat, MoveRow.client_id, MoveRow.option)
                .where(MoveRow.table_id == table)
                .order_by(MoveRow.number)
            ).all()
            _moves(found, crew, [(seat, key, option) for seat, key, option in moves])
            _talk(found, crew, connection, table)
            found.wrong += not _same_again(row, [option for _, _, option in moves])
            if row.state != "over":
                _secrets(found, crew, (row.seed, row.salt, row.secret))
    engine.dispose()
    return found


def _moves(found: Found, crew: list[Promised], moves: list[tuple[int, str, str]]) -> None:
    stored = {(seat, key): option for seat, key, option in moves if key}
    times = Counter((seat, key) for seat, key, _ in moves if key)
    found.doubled += sum(count - 1 for count in times.values())
    for player in crew:
        promised = ((key, option) for key, option in player.promised)
        found.lost += sum(stored.get((player.seat, key)) != option for key, option in promised)
        mine = {key for seat, key in stored if seat == player.seat}
        found.doubled += len(mine - player.sent)


def _talk(found: Found, crew: list[Promised], connection: Connection, table: str) -> None:
    lines = connection.execute(select(TalkRow.line).where(TalkRow.table_id == table)).scalars()
    times = Counter((line["seat"], line["text"]) for line in lines)
    found.doubled += sum(count - 1 for count in times.values())
    found.lost += sum((p.seat, word) not in times for p in crew for word in p.said)


def _same_again(row: Any, options: list[str]) -> bool:
    """Whether the stored moves, played from the stored seed, lead to the stored game."""
    if row.state == "lobby":
        return not options
    game = Game.new(checked(Setup.from_data(row.setup)), wire.read_seed(row.seed))
    try:
        for option in options:
            game.play(option)
    except KernelError:
        return False
    return len(options) == row.moves and wire.snapshot(game) == bytes(row.snapshot)


def _secrets(found: Found, crew: list[Promised], secrets: tuple[str, ...]) -> None:
    for player in crew:
        views = json.dumps(player.client.views if player.client is not None else {})
        found.leaks += sum(word in views for word in secrets if word)
