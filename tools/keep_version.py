"""Write what this version leaves behind, for the tests of all later ones.

    python tools/keep_version.py             # tests/data/versions/<rules>-<program>/
    python tools/keep_version.py FOLDER      # somewhere else

Run once for every release, before it goes out (docs/upgrades.md), and commit the folder: saved
games at many kinds of moments, replays, and a database of the server with tables in every state.
`tests/versions/` opens all of them with the version at hand. Folders are never changed afterwards.
"""

from __future__ import annotations

import asyncio
import gzip
import inspect
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from lockdown import Game, Setup, __version__
from lockdown.kernel import replay as replays
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS
from lockdown.kernel.options import VERBS
from lockdown.kernel.steps import STEPS
from lockdown.server import protocol as p
from lockdown.server.films import replay_text
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.store import Store

HOME = Path(__file__).parent.parent / "tests" / "data" / "versions"


def saves() -> dict[str, bytes]:
    """Saved games: one for every kind of decision, for games of every size, and finished ones."""
    found: dict[str, bytes] = {}
    for players in (1, 2, 3, 4, 5):
        for seed in range(6):
            game = Game.new(Setup(players=players), 1000 * players + seed)
            dice = random.Random(seed)
            sizes = False
            while (decision := game.decision) is not None:
                if decision.kind not in found:
                    found[decision.kind] = game.to_bytes()
                if not sizes and game.version == 40:
                    found.setdefault(f"{players}-players", game.to_bytes())
                    sizes = True
                options = list(decision.options)
                # Passing and dying early shows little of the game.
                bold = [o for o in options if o.verb not in ("pass", "decline", "end")] or options
                game.play(dice.choice(bold))
            found.setdefault(f"over-{players}", game.to_bytes())
    return found


def replay_texts() -> dict[str, str]:
    """Finished games as text."""
    found = {}
    for players, seed in ((1, 5), (3, 6)):
        game = Game.new(Setup(players=players), seed)
        dice = random.Random(seed)
        while game.decision is not None:
            game.play(dice.choice(list(game.options)))
        found[f"{players}-players"] = replays.write(replays.of_game(game, seed))
    return found


async def fill(url: str) -> dict[str, str]:
    """Tables in every state; returns the replays that the server gives of finished ones."""
    hub = Hub(Store(url))
    texts = {}
    options = p.TableOptions(reaction_seconds=0)
    for name, players, moves in (
        ("lobby", 3, -1),
        ("begun", 2, 0),
        ("playing", 3, 60),
        ("long", 4, 150),
        ("over", 2, 10_000),
    ):
        made = await hub.create(p.CreateTable(players=players, name=name, options=options))
        live = await hub.table(made.table)
        live.schedule = lambda *_, **__: None  # type: ignore[method-assign]
        await hub.say(live, line(name))
        if moves >= 0:
            await hub.start_game(live)
            await play(live, moves)
        if name == "over":
            texts["server"] = replay_text(live)
    for name, taps in (("lesson", 2), ("from lesson", 0)):
        made = await hub.create(p.CreateTable(players=3, name=name, mode="tutorial"))
        table: Any = await hub.table(made.table)
        table.schedule = lambda *_, **__: None
        for _ in range(taps):
            await table.act(p.LessonAct(seat=0, act="skip"))
        if not taps:
            await table.act(p.LessonAct(seat=0, act="play_on"))
            await play(table, 5)
    await hub.close()
    await hub.store.close()
    return texts


def shape() -> dict[str, Any]:
    """What saved games name: steps with their arguments, questions, verbs, events."""
    return {
        "steps": {
            name: list(inspect.signature(step).parameters)[1:]
            for name, step in sorted(STEPS.items())
        },
        "decisions": sorted(DECISION_KINDS),
        "verbs": {word: len(verb.kinds) for word, verb in sorted(VERBS.items())},
        "events": {name: len(kind.fields) for name, kind in sorted(EVENT_KINDS.items())},
    }


def line(text: str) -> dict[str, Any]:
    """A line of talk."""
    return {"at": 1, "seat": 0, "name": "Ann", "channel": "table", "to": -1, "text": text}


async def play(live: Any, moves: int) -> None:
    """Any options of whoever is asked."""
    dice = random.Random(moves)
    for number in range(moves):
        decision = live.game.decision
        if decision is None:
            return
        async with live.lock:
            option = str(dice.choice(list(decision.options)))
            await live.commit(decision.seat, option, f"move {number}")


def main(arguments: list[str]) -> int:
    """Write the folder."""
    version = Game.new(Setup(players=1), 0).rules.version
    folder = Path(arguments[0]) if arguments else HOME / f"{version}-{__version__}"
    if folder.exists():
        sys.stderr.write(f"{folder} is there already: what a version left behind is not changed\n")
        return 1
    folder.mkdir(parents=True)
    for name, data in saves().items():
        (folder / f"{name}.save").write_bytes(data)
    (folder / "shape.json").write_text(json.dumps(shape(), indent=1) + "\n", encoding="utf-8")
    texts = replay_texts()
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "tables.sqlite3"
        upgrade(f"sqlite:///{file}")
        texts |= asyncio.run(fill(f"sqlite:///{file}"))
        with sqlite3.connect(file) as database:
            words = "\n".join(database.iterdump())
        database.close()
    # As statements, which packs better than pages and can be read.
    (folder / "tables.sql.gz").write_bytes(gzip.compress(words.encode(), mtime=0))
    for name, text in texts.items():
        (folder / f"{name}.replay").write_text(text, encoding="utf-8")
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"{folder}: {len(list(folder.iterdir()))} files, {size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
