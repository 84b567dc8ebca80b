"""Bots: honest, tireless, and never in the way of a game."""

from __future__ import annotations

import ast
import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import lockdown
import lockdown.bots
from lockdown import Game, Setup
from lockdown.bots import Bot, UnknownBot, levels, make, makers, usual
from lockdown.bots.search import Effort, Search
from lockdown.cli import main
from lockdown.games.lockdown import bots as own
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.bots.veteran import LockdownVeteran
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.kernel.options import ARG_KINDS
from lockdown.rules.status import status
from lockdown.sim import arena
from lockdown.sim.dealing import choosable
from lockdown.sim.guard import Guard
from lockdown.sim.play import BOTS, play_game
from lockdown.sim.play import Bot as Player
from lockdown.sim.play import bot as bot_of
from lockdown.sim.swap import swapped
from lockdown.views import build

#: What a bot may know: views, boards, card facts, names; nothing that holds a live game.
ALLOWED = (
    "lockdown.bots",
    "lockdown.games.lockdown.board",
    "lockdown.games.lockdown.bots",
    "lockdown.games.lockdown.cards",
    "lockdown.games.lockdown.enemies",
    "lockdown.games.lockdown.view_types",
    "lockdown.kernel.options",
    "lockdown.rules.queries.slots",  # the numbers in a mask, no table
    "lockdown.state.boards",
    "lockdown.state.facts",
    "lockdown.state.keys",
    "lockdown.state.registry",
    "lockdown.views.types",
    "lockdown.env",
)
#: Those that imagine tables need the rules; they build every table from a view.
SEARCHING = (
    "deals.py",
    "determinise.py",
    "quick_airlock.py",
    "quick_goals.py",
    "quick_guns.py",
    "quick_helm.py",
    "quick_player.py",
    "quick_answers.py",
    "quick_fights.py",
    "quick_hopes.py",
    "quick_hull.py",
    "quick_keys.py",
    "quick_oddments.py",
    "quick_order.py",
    "quick_payments.py",
    "quick_tasks.py",
    "quick_thought.py",
    "search.py",
    "standing.py",
    "unknown.py",
    "unknown_hands.py",
    "veteran.py",
)


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return {name for name in found if name.startswith("lockdown")}


@pytest.mark.parametrize(
    "file",
    [
        file
        for package in (lockdown.bots, own)
        for file in sorted(Path(str(package.__file__)).parent.glob("*.py"))
    ],
    ids=lambda file: f"{file.parent.parent.name}/{file.name}",
)
def test_bots_import_nothing_that_holds_a_game(file: Path) -> None:
    for name in imports(file) - {"lockdown.games"}:  # which games there are
        assert name not in ("lockdown.Game", "lockdown.kernel.Game", "lockdown.kernel.game.Game")
        if file.name not in SEARCHING:
            assert name.startswith(ALLOWED), f"{file.name} imports {name}"


def game_of(players: int, seed: int) -> Game:
    return Game.new(Setup(players=players), seed)


#: A search that is soon over.
LITTLE = Effort(candidates=1, stages=((1, 1),), rounds=1)


def quick(level: str, seed: int) -> Bot:
    """The bot; a veteran that thinks little, so that the test is quick."""
    return LockdownVeteran(seed, 60.0, LITTLE) if level == "veteran" else make(level, seed)


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_level_finishes_games(level: str, players: int) -> None:
    game = game_of(players, 100 + players)
    bots = [quick(level if seat == 0 else "regular", seat) for seat in range(players)]
    while game.decision is not None:
        assert game.version < 4000
        seat = game.decision.seat
        choice = bots[seat].choose(game.view(seat))
        assert choice in game.options
        game.play(choice)
    assert game.result is not None


@pytest.mark.parametrize("level", levels())
def test_same_view_same_choice(level: str) -> None:
    """Whatever a seat may not know changes nothing: the table is swapped, the choice stays."""
    game = game_of(4, 21)
    players = [make("regular", seat) for seat in range(4)]
    dice = random.Random(3)
    compared = changed = 0
    while game.decision is not None and compared < 12:
        seat = game.decision.seat
        if game.version % 9 == 0:
            other = swapped(game.table, seat, dice)
            changed += other.dump() != game.table.dump()
            assert build(other, seat) == game.view(seat)
            answers = {
                quick(level, 5).choose(view) for view in (game.view(seat), build(other, seat))
            }
            assert len(answers) == 1
            compared += 1
        game.play(players[seat].choose(game.view(seat)))
    assert compared == changed == 12


def test_a_bot_without_a_question_says_so() -> None:
    game = game_of(2, 5)
    assert game.decision is not None
    waiting = 1 - game.decision.seat
    for level in levels():
        with pytest.raises(ValueError, match="nothing to decide"):
            make(level).choose(game.view(waiting))


def test_unknown_levels_are_named() -> None:
    with pytest.raises(ValueError, match="random, rookie, regular, veteran"):
        make("grandmaster")


def test_a_bot_that_does_not_know_a_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels("toy") == ("random",)
    assert make("random", 3, "toy").level == "random"
    with pytest.raises(UnknownBot, match="'regular' does not know toy; there are random"):
        make("regular", 0, "toy")
    with pytest.raises(UnknownBot, match="no bot 'grandmaster'; there are random"):
        make("grandmaster", 0, "toy")
    with pytest.raises(ValueError, match="'veteran' does not know toy"):
        bot_of("veteran", "toy")
    assert bot_of("curious", "toy").name == "curious", "it looks at nothing but its options"
    assert (usual("toy"), usual()) == ("random", "regular")
    theirs = {"moth": LockdownVeteran}
    monkeypatch.setattr(
        lockdown.bots, "makers", lambda game="lockdown": theirs if game == "toy" else makers(game)
    )
    monkeypatch.setattr(lockdown.games, "load", lambda: ("lockdown", "toy"))
    assert levels("toy") == ("moth",)
    assert make("moth", 1, "toy").level == "veteran"
    with pytest.raises(UnknownBot, match="'moth' does not know lockdown"):
        make("moth")


def test_bots_say_what_can_be_said() -> None:
    """Every phrase has words and arguments that these words name; nothing is said twice a round."""
    folder = Path(lockdown.__file__).parent / "messages" / "en"
    files = (folder / "phrases.ftl", folder / "lockdown" / "phrases.ftl")
    words = "\n".join(file.read_text("utf-8") for file in files)
    lines = dict(line.split(" = ", 1) for line in words.splitlines() if " = " in line)
    game = game_of(4, 33)
    bots = [make("regular", seat) for seat in range(4)]
    said = []
    while game.decision is not None:
        seat = game.decision.seat
        for phrase in bots[seat].talk(game.view(seat)):
            text = lines[f"phrase-{phrase.key}"]
            assert set(re.findall(r"\$(\w+)", text)) == set(phrase.args)
            for arg in phrase.args.values():
                assert ARG_KINDS[arg.kind].read(arg.text) is not None
            said.append((game.table.round, seat, phrase.key))
        game.play(bots[seat].choose(game.view(seat)))
    assert said
    assert len(said) == len(set(said))


def test_what_a_bot_says_tells_nothing_of_its_objective() -> None:
    """The same bot at the same table says the same, whatever it is to achieve and holds in hand.

    So there is nothing that only those say who need a death: not that they are harmless, not the
    claim to hold a token that is not theirs.
    """
    goals = sorted({o for seed in range(30) for o in objectives_of(game_of(4, seed))})
    assert any(o.startswith("loose_end_") for o in goals)
    keys: Counter[str] = Counter()
    for seed in range(10):
        game = game_of(4, seed)
        while game.decision is not None and game.decision.kind == "draft":
            game.play(game.options[0])
        for seat in range(4):
            view = game.view(seat)
            assert view.me is not None
            first = said_by("regular", 7 * seed + seat, view)
            for goal in goals:
                me = replace(view.me, objectives=(goal,), objectives_met=(False,), hand=())
                assert said_by("regular", 7 * seed + seat, replace(view, me=me)) == first
            keys.update(first)
    # Claims are true or not, and some call themselves harmless: by the dice alone.
    assert 0 < keys["objective_harmless"] < 40
    assert 0 < keys["my_token true"] > keys["my_token false"] > 0


def objectives_of(game: Game) -> list[str]:
    while game.decision is not None and game.decision.kind == "draft":
        game.play(game.options[0])
    mine = [game.view(seat).me for seat in range(4)]
    return [goal for me in mine if me is not None for goal in me.objectives]


def said_by(level: str, seed: int, view: LockdownView) -> list[str]:
    """Everything that a bot would say now."""
    bot = make(level, seed)
    found: list[str] = []
    while lines := bot.talk(view):
        for line in lines:
            words = line.key
            if line.key == "my_token":
                held = view.me.contingencies if view.me is not None else ()
                words += " true" if line.args["contingency"].text in held else " false"
            found.append(words)
    return found


# ---- imagined tables


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_an_imagined_table_looks_the_same(players: int) -> None:
    game = game_of(players, 40 + players)
    bots = [make("regular", seat) for seat in range(players)]
    dice = random.Random(1)
    hidden = set()
    seen = 0
    while game.decision is not None:
        seat = game.decision.seat
        view = game.view(seat)
        if game.decision.kind == "action" and game.version % 3 == 0:
            seen += 1
            table = determinise(view, dice)
            imagined = build(table, seat)
            for name in view.__struct_fields__:
                if name != "crew":
                    assert getattr(imagined, name) == getattr(view, name), name
            for mine, theirs in zip(view.crew, imagined.crew, strict=True):
                for name in mine.__struct_fields__:
                    if name != "pack":
                        assert getattr(mine, name) == getattr(theirs, name), name
            assert not [
                line
                for line in status(table)
                if not line.startswith(("objective", "exploration", "item"))
                and "missing" not in line
            ]
            hidden.add((table.tile, table.ctg_face, table.attack_deck))
        game.play(bots[seat].choose(view))
    assert seen > 1
    assert len(hidden) == seen


def test_only_actions_can_be_imagined() -> None:
    game = game_of(3, 8)
    assert game.decision is not None
    assert game.decision.kind == "draft"
    with pytest.raises(ValueError, match="choice of an action"):
        determinise(game.view(game.decision.seat), random.Random(1))


def test_a_veteran_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time it plays what it would have checked; it never searches on."""
    game = game_of(4, 77)
    bots = [make("regular", seat) for seat in range(4)]
    hasty, plain = LockdownVeteran(3, budget=0.0), LockdownVeteran(3)
    asked = 0
    while game.decision is not None and asked < 15:
        seat = game.decision.seat
        view = game.view(seat)
        if game.decision.kind == "action":
            asked += 1
            choice = hasty.choose(view)
            with monkeypatch.context() as patch:
                patch.setattr(Search, "best", lambda search: search.usual)
                assert choice == plain.choose(view)
        game.play(bots[seat].choose(view))
    assert asked == 15


# ---- bots that misbehave


class Crashing(Bot):
    """Fails every time."""

    def choose(self, view: object) -> str:
        raise RuntimeError("no idea")


class Hanging(Bot):
    """Never comes back."""

    def choose(self, view: object) -> str:
        while True:
            pass


class Cheating(Bot):
    """Plays what would be nice."""

    def choose(self, view: object) -> str:
        return "room lock_in"


class Babbling(Bot):
    """Says anything."""

    def choose(self, view: object) -> str:
        return self.dice.choice(("", "§$%", "move", "pass pass", "move 999"))


@pytest.mark.parametrize("kind", [Crashing, Cheating, Babbling, Hanging])
def test_bad_bots_harm_no_game(kind: type[Bot]) -> None:
    def bad(view: object, _decision: object, memory: dict[str, object]) -> object:
        return kind(1).choose(view)  # type: ignore[arg-type]

    guard = Guard(0.005)
    crew = {0: Player("bad", bad), 1: BOTS["random"]}
    with guard.watching():
        game = play_game(Setup(players=2), 12, crew, guard=guard, limit=3000)
    assert game.result is not None
    assert not game.status()
    assert sum(guard.faults.values()) > 3
    assert {seat for seat, _ in guard.faults} == {0}


# ---- the arena


def test_everybody_sits_everywhere() -> None:
    match = arena.Match(("regular", "rookie", "random"), players=4)
    for block in range(3):
        rows = [match.lineup(block * 4 + turn) for turn in range(4)]
        assert {row[0] for row in rows} == {"regular", "rookie", "random"}
        assert len({match.setup(block * 4 + turn) for turn in range(4)}) == 1
    assert match.setup(0) != match.setup(4)


def test_no_game_is_played_twice() -> None:
    """Two bots at four chairs: the third turn of a deal would be the first one again."""
    match = arena.Match(("regular", "rookie"), players=4)
    games = [
        (match.lineup(index), match.setup(index))
        for index in range(2 * len(choosable(Setup(players=4))))
    ]
    assert len(set(games)) == len(games)
    assert match.setup(0) == match.setup(1) != match.setup(2)
    assert arena.Match(("regular",)).block == 1


def test_rookies_outlive_chance() -> None:
    outcomes = arena.run(arena.Match(("rookie", "random"), seed=2), 48)
    lines = {line.bot: line for line in arena.standings(outcomes)}
    assert lines["rookie"].survival_rate > lines["random"].survival_rate
    assert lines["rookie"].rating_low > lines["random"].rating_high
    assert [outcome.index for outcome in outcomes] == list(range(48))


def test_workers_change_nothing() -> None:
    match = arena.Match(("rookie", "random"), players=2, seed=9)
    assert arena.run(match, 4) == arena.run(match, 4, workers=2)


def test_the_command_tells_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "--bots", "random,rookie", "--games", "4", "--players", "2", "--json"])
    assert ended.value.code == 0
    lines = json.loads(capsys.readouterr().out)
    assert {line["bot"] for line in lines} == {"random", "rookie"}
    for line in lines:
        assert line["games"] == 4
        assert line["low"] <= line["survival_rate"] <= line["high"]
        assert line["win_rate"] <= line["survival_rate"]
        assert line["rating_low"] <= line["rating"] <= line["rating_high"]


def test_the_command_refuses_what_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--bots", "nobody"], ["--players", "9"], ["--games", "0"]):
        with pytest.raises(SystemExit) as ended:
            main(["arena", *words])
        assert ended.value.code == 2
    assert not capsys.readouterr().out


def test_intervals() -> None:
    """Against values worked out by hand (Wilson, 95 %)."""
    low, high = arena.wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert arena.wilson(0, 20)[0] == 0.0
    assert round(arena.wilson(0, 20)[1], 3) == 0.161


def test_ratings_follow_results() -> None:
    games = [arena.Outcome(i, ("a", "b"), (1, 0), 0) for i in range(9)]
    games.append(arena.Outcome(9, ("a", "b"), (0, 1), 0))
    found = arena.ratings(games, ("a", "b"))
    # 9.25 to 1.25 points with the half game that keeps ratings finite.
    assert round(found["a"] - found["b"]) == 348
    assert round(found["a"] + found["b"]) == 3000
