"""Whole games on the surface of Mars, in every mode and number of players (LD-SRF-01)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.kernel import replay
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped
from lockdown.views import build
from lockdown.views.memo import Memo

TABLES = [
    (1, "solo", ""),
    (2, "standard", ""),
    (3, "standard", ""),
    (4, "standard", ""),
    (5, "standard", ""),
    (2, "coop", ""),
    (4, "coop", ""),
    (3, "standard", "intruders"),
]


def new_game(players: int, mode: str, enemies: str, seed: int = 1) -> Game:
    setup = Setup(players=players, board="surface", mode=mode, enemies=enemies)
    return Game.new(setup, derived("surface", players, seed))


def played(game: Game, seed: int = 1) -> Iterator[Game]:
    """The game before every option and at its end."""
    player = bot("curious")
    memory: Memory = {"seed": seed}
    while game.decision is not None:
        yield game
        game.play(player.choose(None, game.decision, memory))
    yield game


@pytest.mark.rule("LD-SRF-01")
@pytest.mark.parametrize(("players", "mode", "enemies"), TABLES)
def test_every_table_is_sound_and_every_game_ends(players: int, mode: str, enemies: str) -> None:
    """Saved, restored and played on alike at every seventh step; nothing is out of place."""
    game = new_game(players, mode, enemies)
    other = new_game(players, mode, enemies)
    player = bot("curious")
    memory: Memory = {"seed": 1}
    while game.decision is not None:
        assert game.status() == [], f"after {game.history[-3:]}"
        if game.version % 7 == 0:
            other = Game.from_bytes(other.to_bytes())
            assert other == game
        option = player.choose(None, game.decision, memory)
        assert game.play(option) == other.play(option)
    assert game.result is not None
    assert other.digest == game.digest
    again = replay.read(replay.write(replay.of_game(game, derived("surface", players, 1))))
    assert again.game().digest == game.digest


@pytest.mark.rule("LD-SRF-01")
def test_every_option_can_be_played_and_is_its_text() -> None:
    tried: set[str] = set()
    for players, mode, enemies in TABLES[:4]:
        for game in played(new_game(players, mode, enemies, 2), 2):
            if game.version % 9:
                continue
            for option in game.options:
                copy = game.clone()
                copy.play(str(option))
                assert copy.status() == [], f"{option} at {copy.history[-3:]}"
                tried.add(option.verb)
    assert {"drive", "move", "careful"} <= tried


@pytest.mark.rule("LD-SRF-02", "LD-SET-33")
@pytest.mark.parametrize(("players", "mode", "enemies"), TABLES)
def test_views_do_not_tell_what_is_hidden(players: int, mode: str, enemies: str) -> None:
    """Tokens on crossroads, the surface deck, tiles and tokens of buildings are secrets."""
    changed: set[str] = set()
    memo: Memo = {}
    for game in played(new_game(players, mode, enemies, 3), 3):
        decision = game.decision
        if decision is None or not (game.version % 7 == 0 or decision.secret):
            continue
        public = build(game.table, None, None, memo)
        assert public == build(game.table, None)
        for viewer in (None, *range(players)):
            other = swapped(game.table, viewer, random.Random(f"{game.version} {viewer}"))
            changed |= differences(game.table, other)
            alone = build(game.table, viewer)
            assert build(game.table, viewer, public, memo) == alone
            assert msgspec.json.encode(alone) == msgspec.json.encode(build(other, viewer))
    assert changed >= {"surface_deck", "token", "tile"}


@pytest.mark.rule("LD-SRF-02")
def test_what_is_dealt_anew_keeps_surface_and_underground_apart() -> None:
    game = new_game(3, "standard", "")
    t = swapped(game.table, 0, random.Random(5))
    for slot, token in enumerate(t.token):
        if token >= 0:
            assert t.rs.exploration[token].outside == bool(t.rs.board.outside >> slot & 1)
    assert sorted(t.surface_deck) == sorted(game.table.surface_deck)


@pytest.mark.rule("LD-SRF-16", "LD-SRF-20", "LD-SRF-21", "LD-SRF-22")
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_bots_know_the_ways_of_the_surface(level: str) -> None:
    """Games to their end without a fault: they walk outside, and answer what the cards ask."""
    verbs: set[str] = set()
    outside = 0
    for seed in range(4):
        game = new_game(1 + seed, "solo" if seed == 0 else "standard", "", seed)
        seats = [make(level, seat) for seat in range(1 + seed)]
        while (decision := game.decision) is not None:
            choice = seats[decision.seat].choose(game.view(decision.seat))
            assert choice in game.options
            verbs.add(choice.split()[0])
            game.play(choice)
            outside += any(game.table.rs.board.crossroads >> slot & 1 for slot in game.table.room)
        assert game.status() == []
    assert outside
    assert "move" in verbs
