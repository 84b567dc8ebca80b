"""What is refused, and what goes wrong inside a rule, leaves the table as it was."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import pairwise
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import (
    BadOption,
    GameFinished,
    NothingToUndo,
    RuleFailure,
    StaleOption,
    parse_option,
    replay,
)
from lockdown.kernel.errors import BadSetup, CorruptState
from lockdown.kernel.game import checked
from lockdown.kernel.steps import STEPS, step
from lockdown.state.keys import KNOWN_CLEAN
from tests.contract.games import GAMES, choices, finished, new_game, sampled

SETUP = json.dumps(asdict(Setup(players=2))).encode()


def test_illegal_options_are_refused() -> None:
    for game in sampled():
        before = game.digest
        for wrong in ("move 999", "pay hidden", "objective hidden", "slot 77"):
            with pytest.raises(BadOption) as error:
                game.play(wrong)
            assert wrong in str(error.value)
        for nonsense in ("", "   ", "fly", "move", "move 1 2", "move north", "play search"):
            with pytest.raises(BadOption):
                game.play(nonsense)
        for garbage in (None, 7, (), ("move",), ("move", "012"), ["pass"], object()):
            with pytest.raises(BadOption):
                game.play(garbage)
        assert game.digest == before


def test_options_of_another_decision_are_refused() -> None:
    """An option that is legal elsewhere is not legal here."""
    games = sampled()
    refused = 0
    for game, other in pairwise(games):
        before = game.digest
        for option in other.options:
            if option not in game.options:
                with pytest.raises(BadOption) as error:
                    game.play(option)
                assert str(option) in str(error.value)
                refused += 1
        assert game.digest == before
    assert refused > 100


def test_an_option_for_an_earlier_version_is_stale() -> None:
    game = new_game(3, 1)
    choose = choices(3, 1)
    for _ in range(40):
        before, at = game.digest, game.version
        for wrong in (at - 1, at + 1):
            with pytest.raises(StaleOption):
                game.play(game.options[0], at=wrong)
        assert (game.digest, game.version) == (before, at)
        game.play(choose(game), at=at)


def test_nothing_can_be_played_after_the_end() -> None:
    game = finished(2, 1)
    before = game.digest
    for option in ("pass", ("pass",), "nonsense"):
        with pytest.raises(GameFinished):
            game.play(option)
    assert game.digest == before
    assert game.decision is None


@pytest.fixture
def broken_step() -> Iterator[str]:
    """A rule that changes the table and then raises; known only during the test."""

    def spoils_everything(t: LockdownTable, *_: Any) -> None:
        t.fire = 6
        t.hand[0] = ()
        t.room[0] = 3
        t.agenda.append(("begin_round",))
        t.random(6)
        raise ZeroDivisionError("a rule went wrong")

    yield step(spoils_everything).name
    del STEPS["spoils_everything"]


@pytest.mark.parametrize("where", ["answer", "agenda"])
def test_a_failing_rule_leaves_the_table_as_before(broken_step: str, where: str) -> None:
    for original in sampled(23):
        game = original.clone()
        seat, kind, options, _, context = game.table.decision
        if where == "answer":
            game.table.decision = (seat, kind, options, broken_step, context)
        else:
            # The rule raises after the answer was worked off.
            game.table.agenda = [(broken_step,)]
            game.table.decision = (seat, kind, options, "check_nobody_left_then", ())
            STEPS["check_nobody_left_then"] = _nothing
        try:
            before, version, undoable = game.digest, game.version, game.undoable
            with pytest.raises(RuleFailure) as error:
                game.play(game.options[0])
            assert isinstance(error.value.__cause__, ZeroDivisionError)
            assert (game.digest, game.version, game.undoable) == (before, version, undoable)
            assert game.table.told == []
        finally:
            STEPS.pop("check_nobody_left_then", None)


def _nothing(t: LockdownTable, *_: Any) -> None:
    """A step that does nothing."""


def hidden(t: LockdownTable) -> tuple[dict[str, tuple[Any, ...]], tuple[Any, ...]]:
    """The face-down piles by name, and what tells what has been turned up or looked at."""
    piles: dict[str, tuple[Any, ...]] = {
        name: getattr(t, name)
        for name in ("event_deck", "attack_deck", "wound_deck", "computer_deck", "contamination")
    }
    piles |= {f"action deck {seat}": cards for seat, cards in enumerate(t.deck)}
    piles |= {f"items {colour}": cards for colour, cards in enumerate(t.items_deck)}
    scanned = sum(
        card >= KNOWN_CLEAN
        for zone in (t.hand, t.deck, t.discard)
        for held in zone
        for card in held
    )
    up = (t.explored, t.css_up, t.weakness_up, scanned, tuple(t.token))
    looks = (t.seen_tile, t.seen_token, t.seen_css, t.seen_ctg)
    return piles, (*up, *map(tuple, looks), t.seen_objective)


@pytest.mark.parametrize(("players", "seed"), GAMES[::2])
def test_undo_goes_back_exactly_and_never_past_a_reveal(players: int, seed: int) -> None:
    """Undo returns to the digest before the option; after a reveal there is nothing to undo."""
    game = new_game(players, seed)
    choose = choices(players, seed)
    trail = [game.digest]  # digests that undo may go back to, the present one last
    heard = [len(game.events())]
    undone = 0
    while game.decision is not None:
        state = game.table.rng
        piles, faces = hidden(game.table)
        game.play(choose(game))
        if game.undoable:
            assert game.table.rng == state, "something was rolled"
            after, now = hidden(game.table)
            assert now == faces, "something was turned up or looked at"
            for name, cards in piles.items():
                # Cards may go under a deck; none may have left it.
                assert not Counter(cards) - Counter(after[name]), name
            trail.append(game.digest)
            heard.append(len(game.events()))
        else:
            trail, heard = [game.digest], [len(game.events())]
        copy = game.clone()
        for digest, count in zip(trail[-2::-1], heard[-2::-1], strict=True):
            assert copy.undo_seat is not None
            copy.undo()
            undone += 1
            assert copy.digest == digest
            assert len(copy.events()) == count
            assert copy.status() == []
        assert not copy.undoable
        with pytest.raises(NothingToUndo):
            copy.undo()
        assert copy.digest == trail[0]
    assert undone > 30


def test_an_undone_option_can_be_played_again() -> None:
    for original in sampled(9):
        game = original.clone()
        before = game.digest
        option = game.options[0]
        game.play(option)
        after = game.digest
        if game.undoable:
            game.undo()
            assert game.digest == before
            game.play(option)
            assert game.digest == after
            assert game.history == [*original.history, (original.table.decision[0], option)]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b"\xff\xfe",
        b'[99,"lockdown","1",{},[]]',
        b'[1,"lockdown","1",%b,[1,2,3]]' % SETUP,
    ],
)
def test_bytes_that_are_no_game_are_refused(data: bytes) -> None:
    with pytest.raises(CorruptState):
        Game.from_bytes(data)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=0),
        Setup(players=6),
        Setup(mode="versus"),
        Setup(board="moon"),
        Setup(players=2, mode="solo"),
        Setup(players=2, characters=("hacker",)),
        Setup(players=2, characters=("hacker", "hacker")),
        Setup(players=2, characters=("hacker", "cook")),
        Setup(options=(("gravity", "off"),)),
        Setup(options=(("cave_noise", "maybe"),)),
        Setup(options=(("cave_noise", "yes"), ("cave_noise", "no"))),
        Setup(enemies="bears"),
    ],
)
def test_a_setup_that_does_not_exist_is_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        Game.new(setup, 1)


def test_the_original_game_has_no_guests() -> None:
    with pytest.raises(BadSetup, match="no characters of the other game can be guests"):
        checked(Setup(game="nemesis", guests=True))


def test_saves_and_replays_name_guests_and_enemies_only_where_they_are_used() -> None:
    game = Game.new(Setup(players=2), 1)
    saved = game.to_bytes()
    assert b"guests" not in saved
    assert b"enemies" not in saved
    assert "guests" not in replay.write(replay.of_game(game, 1))
    chosen = Setup(players=2, guests=True, enemies="night_stalkers")
    assert Setup.from_data(json.loads(json.dumps(chosen.as_data()))) == chosen
    text = replay.write(replay.Replay(chosen, 1))
    assert replay.read(text).setup == chosen
    with pytest.raises(replay.ReplayError, match="yes or no"):
        replay.read(text.replace("guests: yes", "guests: many"))
    # The game's own enemies may be named, and the table is the same.
    named = Game.new(Setup(players=2, enemies="night_stalkers"), 1)
    assert named.digest == game.digest
    assert Game.from_bytes(named.to_bytes()).setup == named.setup


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="there are lockdown"):
        Game.new(Setup(game="chess"), 1)


def test_parse_option_says_what_is_wrong() -> None:
    for text, part in (("fly 1", "fly"), ("move", "<room>"), ("pay dragon", "dragon")):
        with pytest.raises(BadOption, match=part):
            parse_option(text)
