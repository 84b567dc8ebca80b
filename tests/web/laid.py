"""Tables that begin at a set position: what a test waits for is there, not left to the dice.

A position is the `given` of a scenario (docs/scenarios.md). It is written into the database of the
running server as a game that goes on, as another try from an earlier moment is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from lockdown.kernel.events import Event
from lockdown.kernel.game import Game, Setup, checked
from lockdown.scenario import parse
from lockdown.scenario.run import prepare
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.new_table import new_rows
from lockdown.server.seats import new_secret
from lockdown.server.store import sync_url

#: The databases of the servers that run, by their address.
DATABASES: dict[str, str] = {}


#: From here on games played at random are looked through for a death: the first has one.
FATAL = 20
#: In the middle of a game: wounds, items, fire, darkness, monsters, doors, noise, all with words.
MIDDLE = """
  players 4
  A is sentry in 009, hand rest search repairs interruption, has smg:3 medkit flashlight:1, light 1
  A wounds leg arm, knowledge 3, slime, objectives proof, contingency red
  B is hacker in 009, wounds eyes, light 1
  C is janitor in 012, slime
  D is xenobiologist in 022, knowledge 4
  adult in 006 wounds 2, creeper in 006, queen in 012
  room 006 fire, malfunction
  room 014 malfunction
  room 021 fire
  room 015 unexplored, room 024 unexplored, room 026 unexplored
  door 004-006 closed
  noise 001-004 tech
  egg in 004, carcass in 005, corpse of survivor in 006
  time 8
  css 10 launch_a revealed
  power S-02 2 off
  A acts
"""

#: The same on the ship of the original game.
SHIP = """
  game nemesis
  players 4
  A is soldier in 008, hand rest search interruption covering_fire full_auto
  A hands assault_rifle:3, inventory medkit clothes, wounds leg arm, slime, objectives quarantine
  A seen engine 1, seen coordinates
  B is scout in 008, wounds body
  C is mechanic in 011, slime
  D is scientist in 005
  adult in 009 wounds 2, creeper in 009, queen in 003
  room 009 fire, malfunction
  room 004 malfunction, room 014 unexplored, room 017 unexplored, room 012 unexplored
  room 005 fire
  door 008-007 closed
  noise 008-004
  egg in 008
  time 8
  A acts
"""


def lay(base: str, given: str, bots: Sequence[str] = (), name: str = "Ann") -> dict[str, Any]:
    """A table at that position: seat A is `name`'s, bots sit behind, the rest is random."""
    (scenario,) = parse(
        f"scenario: A table of a test\nrule: LD-RND-01\ngiven\n{given}\nwhen go on\nthen status is sound\n"
    )
    play = prepare(scenario)
    play.start()
    # Nothing that begins in the middle can be shown from its beginning.
    return _stored(base, play.game, "0" * 64, [], bots, name)


def at_the_brink(base: str, name: str = "Ann") -> dict[str, Any]:
    """A table that was played from its seed up to a pass of seat A that it will not survive.

    Bots have passed: whatever is chosen on the way to the event phase, an attack kills there.
    """
    for seed in count(FATAL):
        game, dice = Game.new(checked(Setup(players=3)), seed), Random(seed)
        moves: list[tuple[int, str]] = []
        heard = list(game.opening)
        while game.decision is not None and len(moves) < 1000:
            before, decision = game.clone(), game.decision
            option = str(dice.choice(decision.options))
            told = game.play(option)
            ends = [event for event in told if event.kind in ("attack_card", "died")][:2]
            fatal = [event.kind for event in ends] == ["attack_card", "died"]
            if (decision.seat, option) == (0, "pass") and fatal and ends[1].args[0] == 0:
                return _stored(base, before, wire.seed_text(seed), moves, (), name, heard)
            moves.append((decision.seat, option))
            heard += told
    raise AssertionError("nobody ever dies")


def _stored(
    base: str,
    game: Game,
    seed: str,
    moves: Sequence[tuple[int, str]],
    bots: Sequence[str],
    name: str,
    told: Sequence[Event] = (),
) -> dict[str, Any]:
    """Write a game that goes on into the server's database, with the moves that led to it."""
    setup = game.setup
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
    row.state, row.setup, row.seed = "playing", setup.as_data(), seed
    row.salt = row.commitment = ""
    row.opening = wire.stored_events(tuple(told) or game.opening)
    row.snapshot = game.to_bytes()
    row.lobby = {"again": [[seat, option] for seat, option in moves]}
    engine = create_engine(sync_url(DATABASES[base]), connect_args={"timeout": 20})
    with Session(engine) as session, session.begin():
        session.add(row)
        session.flush()
        session.add_all(seats)
        table = row.id
    engine.dispose()
    return {"table": table, "seat": 0, "token": token}
