"""Tables that begin at a set position: what a test waits for is there, not left to the dice.

A position is the `given` of a scenario (docs/scenarios.md). It is written into the database of the
running server as a game that goes on, as another try from an earlier moment is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from lockdown.scenario import parse
from lockdown.scenario.run import prepare
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.new_table import new_rows
from lockdown.server.seats import new_secret
from lockdown.server.store import sync_url

#: The databases of the servers that run, by their address.
DATABASES: dict[str, str] = {}


def lay(base: str, given: str, bots: Sequence[str] = (), name: str = "Ann") -> dict[str, Any]:
    """A table at that position: seat A is `name`'s, bots sit behind, the rest is random."""
    (scenario,) = parse(
        f"scenario: A table of a test\nrule: LD-RND-01\ngiven\n{given}\nwhen go on\nthen status is sound\n"
    )
    play = prepare(scenario)
    play.start()
    setup = play.game.setup
    create = p.CreateTable(
        players=setup.players,
        game=setup.game,
        mode=setup.mode,
        board=setup.board,
        options=p.TableOptions(reaction_seconds=0),
        name=name,
        bots=tuple(bots) or ("random",) * (setup.players - 1),
    )
    token = new_secret()
    row, seats = new_rows(create, token)
    row.state, row.setup = "playing", setup.as_data()
    row.seed = "0" * 64
    row.salt = row.commitment = ""
    row.opening = wire.stored_events(play.game.opening)
    row.snapshot = play.game.to_bytes()
    # Nothing that begins in the middle can be shown from its beginning.
    row.lobby = {"again": []}
    engine = create_engine(sync_url(DATABASES[base]), connect_args={"timeout": 20})
    with Session(engine) as session, session.begin():
        session.add(row)
        session.flush()
        session.add_all(seats)
        table = row.id
    engine.dispose()
    return {"table": table, "seat": 0, "token": token}
