"""A bot that crashes, hangs, cheats, answers late or answers nonsense never harms a simulation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown import Game, Setup, bots
from lockdown.cli import main
from lockdown.sim import arena, many, pool
from lockdown.sim.guard import FAULTS, Guard, safe_option
from lockdown.sim.play import Bot, bot, play_game

FILE = Path(__file__).parent / "bad_bots.py"


def played(name: str, *, games: int = 2, seconds: float = 20, workers: int = 1) -> many.Figures:
    """Two players, the bad one first."""
    settings = many.Settings(
        players=2, games=games, seed=5, bots=(f"{FILE}:{name}", "random"), seconds=seconds
    )
    many.checked(settings)
    return many.simulate(settings, workers=workers)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Crashes", "crashed"),
        ("Leaves", "crashed"),
        ("Hangs", "hung"),
        ("Stubborn", "late"),
        ("Late", "late"),
        ("Cheats", "illegal"),
        ("Nonsense", "nonsense"),
        ("Kills", "killed"),
    ],
)
def test_the_games_go_on_and_the_fault_is_counted(name: str, fault: str) -> None:
    assert fault in FAULTS
    slow = fault in ("hung", "late")
    games = 1 if slow else 2
    figures = played(name, games=games, seconds=0.5 if slow else 20)
    assert (figures.games, figures.errors, figures.stuck) == (games, 0, 0)
    assert sum(figures.endings.values()) == games
    bad = figures.summary()["bots"][f"{FILE}:{name}"]["faults"]
    assert set(bad) == {fault}
    assert bad[fault] >= 2
    assert not figures.summary()["bots"]["random"]["faults"]


def test_a_bot_that_cannot_be_interrupted_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0.5)
    figures = played("Unstoppable", games=1, seconds=0.5)
    assert (figures.games, figures.errors) == (1, 0)
    assert figures.faults[f"{FILE}:Unstoppable"]["killed"] >= 1


def test_faults_are_the_same_with_more_workers() -> None:
    one, two = (played("Kills", games=3, workers=n).summary() for n in (1, 2))
    assert one == two


def test_what_is_safe() -> None:
    game = Game.new(Setup(players=2, characters=("sentry", "hacker")), 1)
    while game.decision is not None and game.decision.kind != "action":
        game.play(game.options[0])
    assert game.decision is not None
    assert str(safe_option(game.decision)) == "pass"


def test_a_bot_cannot_smuggle_its_own_object_into_the_game() -> None:
    class Liar(tuple[Any, ...]):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = tuple.__hash__

    liar = Bot("liar", lambda _view, _decision, _memory: Liar(("wound", 99)))
    guard = Guard()
    with guard.watching():
        game = play_game(Setup(players=2), 3, {0: liar, 1: bot("random")}, guard=guard)
    assert guard.faults[0, "illegal"] > 5
    assert all(type(option).__name__ == "Option" for _, option in game.history)
    assert all(option.verb != "wound" or option[1] != 99 for _, option in game.history)


def test_without_a_guard_a_bot_that_fails_is_seen() -> None:
    crashing = bot(f"{FILE}:Crashes")
    with pytest.raises(RuntimeError, match="I do not know"):
        play_game(Setup(players=2), 3, crashing)


@pytest.mark.parametrize(
    "name", [f"{FILE}:Nobody", "no-such-file.py", f"{Path(__file__)}", "learned:nothing.npz"]
)
def test_bots_that_are_not_there(name: str) -> None:
    with pytest.raises(ValueError, match=r"no bot|cannot be read|fails|there is no"):
        bot(name)


def test_the_first_crash_is_told_as_python_tells_it() -> None:
    figures = played("Crashes")
    assert set(figures.traces) == {f"{FILE}:Crashes"}
    trace = figures.traces[f"{FILE}:Crashes"]
    assert trace.startswith("Traceback (most recent call last):")
    assert "bad_bots.py" in trace
    assert "sim/guard.py" not in trace
    assert "sim/play.py" not in trace
    assert figures.summary()["traces"] == figures.traces
    assert not played("Cheats").traces


def test_the_arena_tells_the_first_crash_of_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--bots", f"{FILE}:Crashes,random", "--players", "2", "--games", "2"])
    said = capsys.readouterr().err
    assert said.count("crashed first like this") == 1
    assert "Traceback (most recent call last)" in said


def test_the_first_crash_of_a_bot_on_several_seats_is_that_of_the_first_seat_asked() -> None:
    name = f"{FILE}:Counts"
    settings = many.Settings(players=3, games=1, seed=5, bots=(name,))
    record = many.one_game(settings, 0, {name: bot(name)})
    first = Game.new(settings.setup(0), record["seed"]).decision
    assert first is not None
    assert record["traces"][name].endswith(f"seat {first.seat}")
    outcome = arena.play_one(arena.Match((name,), players=3), 0)
    assert [who for who, _ in outcome.traces] == [name]


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot that takes its process with it, under a name of its own."""
    bots.makers.cache_clear()
    monkeypatch.setenv("LOCKDOWN_BOTS", f"ex={FILE}:Kills")
    yield "ex"
    bots.makers.cache_clear()


def test_named_bots_play_in_processes_of_their_own(named: str) -> None:
    settings = many.Settings(players=2, games=1, seed=5, bots=(named, "random"))
    many.checked(settings)
    figures = many.simulate(settings)
    assert (figures.games, figures.errors) == (1, 0)
    assert set(figures.summary()["bots"][named]["faults"]) == {"killed"}


@pytest.mark.parametrize("name", ["ex", f"{FILE}:Kills"])
@pytest.mark.usefixtures("named")
def test_the_arena_outlives_bots_that_take_their_process_with_them(name: str) -> None:
    done: list[None] = []
    match = arena.Match((name, "random"), players=2)
    outcomes = arena.run(match, 2, done=lambda: done.append(None))
    assert [outcome.index for outcome in outcomes] == [0, 1]
    assert all(outcome.faults for outcome in outcomes)
    assert len(done) == 2


def test_loading_is_not_thinking() -> None:
    figures = played("Loads", games=1, seconds=0.5)
    assert not figures.faults


def test_a_level_that_searches_is_told_how_long_it_may() -> None:
    memory: dict[str, Any] = {"seed": 1}
    veteran = bot("veteran")
    assert veteran.begin is not None
    veteran.begin(memory, 0.3)
    assert memory["bot"].budget == pytest.approx(0.15)
    assert memory["bot"].prior.trained is not None
    veteran.begin(memory, 10.0)
    assert memory["bot"].budget == 1.0


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_some_time_is_needed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--seconds", "0"])
    assert ended.value.code == 2
    assert "--seconds: more than 0" in capsys.readouterr().err
