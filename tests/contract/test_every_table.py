"""One game at every kind of table: each combination of game, mode, side, guests, enemies, role.

What the other contract tests hold for the usual tables in depth is held here for all of them: every
table is sound at every step, every game ends, is saved and restored and replayed alike, what is
offered can be played and is its text, and what is told and asked is as declared.
"""

from __future__ import annotations

import itertools
import json

import pytest

from lockdown import Game, Setup
from lockdown.kernel import parse_option, replay
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS, heard_by
from lockdown.kernel.game import checked
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.kernel.replay import event_text
from lockdown.ledger import catalogue
from lockdown.sim.play import Memory, bot, derived

HUNT = (("intruder_player", "yes"),)


def tables() -> list[Setup]:
    """All combinations, each with another number of players than the last."""
    sizes = itertools.cycle((3, 5, 2, 4))
    found = [
        Setup(
            players=1 if mode == "solo" else next(sizes),
            mode=mode,
            board=board,
            guests=guests,
            enemies=enemies,
        )
        for mode in ("standard", "coop", "solo")
        for board in ("basic", "surface")
        for guests in (False, True)
        for enemies in ("", "intruders")
    ]
    found += [
        Setup(
            players=1 if mode == "solo" else next(sizes),
            game="nemesis",
            mode=mode,
            board=board,
            options=options,
        )
        for mode in ("standard", "coop", "solo")
        for board in ("basic", "alternative")
        for options in ((), HUNT)
    ]
    return found


def named(table: Setup) -> str:
    parts = [table.game, table.mode, str(table.players), table.board, table.enemies]
    parts += ["guests"] * table.guests + [name for name, _ in table.options]
    return "-".join(part for part in parts if part)


TABLES = tables()


def test_there_is_every_combination() -> None:
    assert len({named(table) for table in TABLES}) == len(TABLES) == 36
    for table in TABLES:
        assert checked(table).players == table.players


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_whole_game(table: Setup) -> None:
    seed = derived("every table", named(table))
    # Those who try everything once see more; those who play at random die sooner.
    player = bot("curious" if table.players % 2 else "random")
    memory: Memory = {"seed": seed}
    # A guest or an Intruder changes nothing of that: a rule is named as this game calls it.
    prefix = {"lockdown": "LD-", "nemesis": "NM-"}[table.game]
    rules = {rule for rule in catalogue.load() if rule.startswith(prefix)}
    game, other = Game.new(table, seed), Game.new(table, seed)
    while (decision := game.decision) is not None:
        assert game.version < 20_000, "nobody gets to an end"
        assert game.status() == [], f"after {game.history[-3:]}"
        assert decision.rule in rules
        assert len(set(decision.options)) == len(decision.options)
        for _, index, arg in DECISION_KINDS[decision.kind].shows:
            ARG_KINDS[arg].write(game.table.decision[4][index])
        for option in decision.options:
            assert parse_option(str(option)) == option
            assert VERBS[option.verb].doc
        if game.version % 12 == 0:
            other = Game.from_bytes(other.to_bytes())
            assert other == game
            _play_each(game)
            assert {reason.rule for reason in game.why_not(decision.seat)} <= rules
            hints = game.rules.hints(game.view(decision.seat), "full")
            assert {hint.rule for hint in hints} <= rules
        if decision.kind == "become_intruder":
            choice: object = "yes"
        else:
            choice = player.choose(None, decision, memory)
        told = game.play(choice)
        assert told == other.play(choice)
        for event in told:
            fields = EVENT_KINDS[event.kind].fields
            assert event.rule in rules, event
            for seat in (None, *range(table.players)):
                heard = heard_by(event, seat)
                if heard is not None:
                    assert len(heard) == len(fields), event
                    assert event_text(event.kind, heard)
                    assert json.loads(json.dumps(heard)) is not None
    assert game.result is not None
    assert game.status() == []
    assert other.to_bytes() == game.to_bytes()
    again = replay.read(replay.write(replay.of_game(game, seed)))
    assert again.game().digest == game.digest


def _play_each(game: Game) -> None:
    """Every option leads to a sound table, on a clone of its own, quietly too."""
    before = game.digest
    for option in list(game.options)[:12]:
        loud, quiet = game.clone(), game.clone(quiet=True)
        loud.play(option)
        assert loud.status() == [], f"{option} at {loud.history[-3:]}"
        assert quiet.play(option) == ()
        assert quiet.digest == loud.digest
    assert game.digest == before
