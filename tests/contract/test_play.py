"""Random play over every number of players: nothing can go wrong in any state."""

from __future__ import annotations

import json

import pytest

from lockdown import Game
from lockdown.kernel import KernelError, parse_option
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS, Event, heard_by
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.kernel.replay import event_text, opening, singular
from lockdown.ledger import catalogue
from tests.contract.games import GAMES, choices, new_game, played, sampled, story


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_table_is_sound_and_every_game_ends(players: int, seed: int) -> None:
    game = new_game(players, seed)
    for game in played(players, seed):
        assert game.status() == [], f"after {game.history[-3:]}"
    assert game.decision is None
    assert game.result is not None
    assert len(game.options) == 0


def test_every_option_can_be_played() -> None:
    """Every option of every sampled state leads to a sound table, on a clone of its own."""
    tried = 0
    for game in sampled():
        before = game.digest
        for option in game.options:
            copy = game.clone()
            copy.play(option)
            assert copy.status() == [], f"{option} at {copy.history[-3:]}"
            tried += 1
        assert game.digest == before
    assert tried > 900


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_game_goes_on_the_same_after_saving(players: int, seed: int) -> None:
    """At every step the restored table equals the one that was saved, and plays on alike."""
    choose = choices(players, seed)
    game = new_game(players, seed)
    other = new_game(players, seed)
    while game.decision is not None:
        other = Game.from_bytes(other.to_bytes())
        assert other == game
        option = choose(game)
        assert game.play(option) == other.play(option)
    assert other.digest == game.digest
    assert other.to_bytes() == game.to_bytes()


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 1)])
def test_clones_share_nothing(players: int, seed: int) -> None:
    """No earlier clone changes while the game goes on, nor does the game when a clone does."""
    past: list[tuple[Game, str]] = []
    for game in played(players, seed):
        past.append((game.clone(), game.digest))
        if game.decision is not None:
            astray = game.clone()
            astray.play(astray.options[0])
            assert game.digest == past[-1][1]
    for clone, digest in past:
        assert clone.digest == digest


def test_options_are_their_text() -> None:
    for game in sampled():
        for option in game.options:
            assert parse_option(str(option)) == option
            assert str(option) in game.options
            assert VERBS[option.verb].doc


def test_decisions_and_their_context_are_declared() -> None:
    rules = catalogue.load()
    for game in sampled():
        decision = game.decision
        assert decision is not None
        assert decision.kind in DECISION_KINDS
        assert decision.rule in rules
        assert len(set(decision.options)) == len(decision.options)
        for _, index, arg in DECISION_KINDS[decision.kind].shows:
            ARG_KINDS[arg].write(game.table.decision[4][index])


def test_every_kind_of_decision_is_declared_with_a_rule() -> None:
    rules = catalogue.load()
    for kind in DECISION_KINDS.values():
        assert kind.rule in rules, kind.name
        assert kind.doc


def test_events_are_as_declared() -> None:
    """Every event has the fields of its kind, of kinds that can be written, and a real rule."""
    rules = catalogue.load()
    for players, seed in GAMES:
        game = new_game(players, seed)
        told: list[Event] = list(opening(game))
        for text in story(players, seed):
            told += game.play(text)
        for event in told:
            fields = EVENT_KINDS[event.kind].fields
            assert event.rule in rules, event
            for heard in {heard_by(event, seat) for seat in (None, *range(players))} - {None}:
                assert heard is not None
                assert len(heard) == len(fields), event
                assert event_text(event.kind, heard)
                assert json.loads(json.dumps(heard)) is not None


def test_fields_of_events_are_of_known_kinds() -> None:
    for kind in EVENT_KINDS.values():
        for name, arg in kind.fields:
            assert arg in ARG_KINDS or singular(arg) or arg == "powers", f"{kind.name}.{name}"
        assert kind.doc


def test_listeners_count_their_own_events() -> None:
    """Numbers run from 0 without a gap for every listener, and `since` continues there."""
    for game in sampled(40):
        for seat in (None, *range(game.setup.players)):
            heard = game.events(seat=seat)
            assert [item.number for item in heard] == list(range(len(heard)))
            assert game.events(5, seat) == heard[5:]
            assert all(list(item.data) for item in heard if item.args)


def test_a_quiet_game_is_the_same_game() -> None:
    for game in sampled(30):
        loud, quiet = game.clone(), game.clone(quiet=True)
        option = game.options[-1]
        loud.play(option)
        assert quiet.play(option) == ()
        assert loud.digest == quiet.digest


def test_kernel_errors_are_one_family() -> None:
    from lockdown.kernel import errors

    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    assert len(kinds) > 5
    assert all(issubclass(kind, KernelError) for kind in kinds)
