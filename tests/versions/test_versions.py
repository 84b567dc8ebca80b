"""What every released version left behind must be opened by this one: go on, or show and explain.

`tests/data/versions/` holds a folder for each (`tools/keep_version.py`): saves at every kind of
decision, replays, and a database of the server with tables in all states.
"""

from __future__ import annotations

import gzip
import inspect
import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from lockdown import Game
from lockdown.cli import main
from lockdown.cli.replay import OTHER_RULES
from lockdown.games.lockdown.game import RULES
from lockdown.kernel import replay as replays
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.errors import CannotGoOn, KernelError
from lockdown.kernel.options import VERBS
from lockdown.kernel.steps import STEPS
from lockdown.server import films
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Refusal
from lockdown.server.store import Store
from lockdown.server.tutorial import LessonTable

VERSIONS = Path(__file__).parents[1] / "data" / "versions"
FOLDERS = sorted(folder for folder in VERSIONS.iterdir() if folder.is_dir())
SAVES = sorted(VERSIONS.glob("*/*.save"))
REPLAYS = sorted(VERSIONS.glob("*/*.replay"))


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def to_the_end(game: Game, seed: int = 1) -> None:
    dice = random.Random(seed)
    while game.decision is not None:
        game.play(dice.choice(list(game.options)))


def test_there_is_a_library_of_the_first_version() -> None:
    assert "1-0.1.0" in {folder.name for folder in FOLDERS}
    assert len(SAVES) > 30
    assert len(REPLAYS) > 2


def test_these_rules_play_on_their_own_saves() -> None:
    assert RULES.version in RULES.plays_on


@pytest.mark.parametrize("file", SAVES, ids=named)
def test_saves_are_opened(file: Path) -> None:
    """A save of rules that these play on goes on to its end, with the dice that it began with."""
    data = file.read_bytes()
    _, _, version, _, table = json.loads(data)
    if version not in RULES.plays_on:
        with pytest.raises(CannotGoOn):
            Game.from_bytes(data)
        game = Game.from_bytes(data, to_read=True)
        assert game.stopped
        assert game.decision is None
    else:
        game = Game.from_bytes(data)
        assert game.status() == []
    for seat in (None, *range(game.setup.players)):
        assert msgspec.json.encode(game.view(seat))
    if not game.stopped:
        to_the_end(game)
        assert game.result is not None
        assert game.status() == []
        assert isinstance(game.table.rng, int) == isinstance(table[2], int)
        assert Game.from_bytes(game.to_bytes()) == game


@pytest.mark.parametrize("file", REPLAYS, ids=named)
def test_replays_are_opened(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A replay comes out the same, or it is said why it cannot: never that somebody cheated."""
    saved = replays.read(file.read_text("utf-8"))
    assert saved.start().decision is not None
    with pytest.raises(SystemExit) as ended:
        main(["replay", "--verify", "--json", str(file)])
    said = json.loads(capsys.readouterr().out)
    assert said["rules"] == saved.versions
    if saved.is_current():
        assert (ended.value.code, said["same"]) == (0, True)
        return
    assert ended.value.code in (0, OTHER_RULES)
    assert said["same"] is (True if ended.value.code == 0 else None)
    assert said["commitment_kept"] is (True if saved.commitment else None)
    for eyes in ((), ("--all",)):
        with pytest.raises(SystemExit) as ended:
            main(["replay", *eyes, str(file)])
        assert ended.value.code in (0, OTHER_RULES)
        heard = capsys.readouterr()
        assert heard.out
        assert ended.value.code == 0 or f"rules {saved.rules_version}" in heard.err


# ---- databases


def database(folder: Path, tmp_path: Path) -> str:
    """The version's database, brought up to date as a server does when it starts."""
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as made:
        made.executescript(gzip.decompress((folder / "tables.sql.gz").read_bytes()).decode())
    made.close()
    url = f"sqlite:///{file}"
    upgrade(url)
    return url


def rows(url: str) -> dict[str, tuple[str, str]]:
    """Table and state by the name that its host had."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as made:
        found = made.execute(
            "SELECT name, id, state FROM seats JOIN tables ON id = table_id WHERE seat = 0"
        ).fetchall()
    made.close()
    return {name: (table, state) for name, table, state in found}


async def finish(live: LiveTable) -> None:
    dice = random.Random(2)
    while live.game is not None and (decision := live.game.decision) is not None:
        async with live.lock:
            await live.commit(decision.seat, str(dice.choice(list(decision.options))), "")


@pytest.mark.anyio
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_databases_are_opened(folder: Path, tmp_path: Path) -> None:
    """Every table of an old database goes on, or is shown and says why not."""
    url = database(folder, tmp_path)
    hub = Hub(Store(url))
    found = rows(url)
    assert {"lobby", "begun", "playing", "long", "over", "lesson", "from lesson"} <= found.keys()
    for name, (table, state) in found.items():
        live = await hub.table(table)
        live.schedule = lambda *_, **__: None  # type: ignore[method-assign]
        assert live.state == state, name
        assert live.lobby_view().table == table
        assert state == "lobby" or name == "lesson" or live.talk or name == "from lesson"
        if state == "lobby":
            await hub.start_game(live)
            assert live.rules_version.split()[1] == RULES.version
        if isinstance(live, LessonTable) and live.lesson is not None:
            assert live.lesson_for(0) is not None
            continue
        for viewer in range(-1, len(live.seats)):
            assert msgspec.json.encode(live.view(viewer))
        assert live.game is not None
        if not live.game.stopped:
            before = live.moves
            await finish(live)
            assert live.state == "over"
            assert live.moves > before or state == "over"
            await check_replay(hub, live, name, tmp_path)
    await hub.close()
    await hub.store.close()


async def check_replay(hub: Hub, live: LiveTable, name: str, tmp_path: Path) -> None:
    """The replay of a game that outlived an upgrade is no sign of cheating."""
    assert live.game is not None
    if name == "from lesson":
        with pytest.raises(Refusal) as refused:
            films.finished(live)
        assert refused.value.code == "no_replay"
        return
    saved = replays.read(films.replay_text(live))
    again = replays.read(replays.write(saved))
    assert again == saved
    file = tmp_path / "game.txt"
    file.write_text(films.replay_text(live), "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["replay", "--verify", str(file)])
    if saved.is_current():
        assert ended.value.code == 0
        assert films.shown(saved, live.id, (), "spectator")
        return
    assert ended.value.code in (0, OTHER_RULES), name
    # A worker that reads the table anew knows the same.
    other = Hub(hub.store)
    there = await other.table(live.id)
    assert there.rules_changes == live.rules_changes
    try:
        saved.game()
        alike = saved.ends_alike(saved.game())
    except KernelError:
        alike = None
    if alike:
        assert films.shown(saved, live.id, (), "spectator")
    else:
        with pytest.raises(Refusal) as refused:
            films.shown(saved, live.id, (), "spectator")
        assert refused.value.code == "no_replay"


# ---- what saved games name


#: Steps and verbs that a released version knew and that are different now, by folder; why old
#: saves go on all the same is said where they are read (`games/lockdown/saves.py`).
READ_ANEW = {"1-0.1.0": {"shut_in", "walk_out", "egg"}}


def _takes(signature: inspect.Signature, names: list[str]) -> bool:
    """Whether a step still takes what it took: the same parameters, and more only with defaults."""
    _, *found = signature.parameters.values()
    added = found[len(names) :]
    return [p.name for p in found[: len(names)]] == names and all(
        p.default is not inspect.Parameter.empty for p in added
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_old_saves_name_is_still_there(folder: Path) -> None:
    """A step, question or verb that is renamed or changed needs a way for old saves to go on."""
    if folder.name.partition("-")[0] not in RULES.plays_on:
        return
    known = json.loads((folder / "shape.json").read_text("utf-8"))
    changed = {
        name
        for name, parameters in known["steps"].items()
        if name not in STEPS or not _takes(inspect.signature(STEPS[name]), parameters)
    }
    changed |= set(known["decisions"]) - DECISION_KINDS.keys()
    changed |= {
        word
        for word, count in known["verbs"].items()
        if word not in VERBS or len(VERBS[word].kinds) != count
    }
    assert changed == READ_ANEW.get(folder.name, set())
