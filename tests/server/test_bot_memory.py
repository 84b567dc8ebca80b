"""Bots of the server are made anew for every decision, and yet keep in mind what they did."""

from __future__ import annotations

import pickle
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import lockdown.bots
from lockdown import Game, Setup
from lockdown.bots import Bot, files
from lockdown.server import bots, by_itself
from lockdown.server.bot_memory import KEPT, BotMemory, Kept
from lockdown.server.bots import Thought
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.store import Store
from tests.server.test_undo import among_bots

pytestmark = pytest.mark.anyio

COUNTS = """
from lockdown.bots import Bot

class Counts(Bot):
    told = 0

    def choose(self, view):
        self.told += 1
        return view.decision.options[-1].text

    def memory(self):
        return {"told": self.told, "much": b"x" * MUCH}

    def recall(self, memory):
        self.told = memory["told"]
"""


def counting(folder: Path, monkeypatch: pytest.MonkeyPatch, much: int = 0) -> None:
    """All bots count their decisions, and remember so much besides."""
    file = folder / "own.py"
    file.write_text(COUNTS.replace("MUCH", str(much)))
    monkeypatch.setattr(lockdown.bots, "make", lambda *_: files.from_file(str(file))())


def question(seed: int) -> Any:
    game = Game.new(Setup(players=2), seed)
    assert game.decision is not None
    return game.view(game.decision.seat)


def test_a_bot_of_ones_own_remembers_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting(tmp_path, monkeypatch)
    packed = b""
    for number in (1, 2, 3):
        packed = bots.think("regular", question(3), "dice nature", packed).memory
        assert pickle.loads(packed)["told"] == number  # noqa: S301 - packed above


def test_who_has_too_much_in_mind_forgets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting(tmp_path, monkeypatch, bots.LARGEST)
    thought = bots.think("regular", question(3), "dice nature")
    assert thought.choice
    assert thought.memory == b""


def test_what_cannot_be_packed_is_forgotten_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Holds(Bot):
        def choose(self, view: Any) -> str:
            text: str = view.decision.options[-1].text
            return text

        def memory(self) -> dict[str, Any]:
            return {"own": lambda: None}

        def recall(self, memory: Mapping[str, Any]) -> None:
            raise AssertionError("there is nothing to recall")

    monkeypatch.setattr(lockdown.bots, "make", lambda *_: Holds())
    assert bots.think("regular", question(3), "dice nature").memory == b""


def test_nobody_remembers_what_was_taken_back() -> None:
    memory = BotMemory()
    for move in range(1, 7):
        memory.keep(0, Kept("regular", move, bytes([move])))
    assert memory.of(0, "regular", 0) == b"\x06"
    # Another bot, or another seat, has nothing in mind.
    assert memory.of(0, "rookie", 0) == memory.of(1, "regular", 0) == b""
    memory.back_to(5, 1)
    assert memory.of(0, "regular", 1) == b"\x05"
    memory.back_to(6 - KEPT, 2)
    assert memory.of(0, "regular", 2) == b""


def test_who_missed_what_was_taken_back_forgets_everything() -> None:
    """Another worker took it back, and nobody here knows how much."""
    memory = BotMemory()
    memory.keep(0, Kept("regular", 1, b"a"))
    assert memory.of(0, "regular", 1) == b""
    assert memory.of(0, "regular", 0) == b""


async def table(hub: Hub) -> LiveTable:
    """A table of a person and two bots, always the same deal; it does nothing by itself."""
    return await among_bots(hub, Game.new(Setup(players=3), 5))


async def next_move(live: LiveTable, dice: random.Random) -> int:
    """Bots decide as at any table, the person at random; who did."""
    game = live.game
    assert game is not None
    assert game.decision is not None
    seat = game.decision.seat
    if live.automatic(seat):
        assert await by_itself._bot_move(live, game)
    else:
        async with live.lock:
            await live.commit(seat, str(dice.choice(list(game.options))), "")
    return seat


async def test_a_bot_at_a_table_is_handed_what_it_had_in_mind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after moves were taken back: then what it had in mind before it made them."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    live = await table(Hub(store))
    dice = random.Random(3)
    stands: dict[int, list[int]] = {1: [], 2: []}
    taken_back = handed = 0

    async def answer(level: str, view: Any, nature: str, memory: bytes) -> Thought:
        nonlocal handed
        expected = stands[view.seat][-1:]
        assert memory == b"".join(f"{view.seat} {move}".encode() for move in expected)
        handed += bool(memory)
        return Thought(
            dice.choice(view.decision.options).text, b"%d %d" % (view.seat, live.moves + 1)
        )

    monkeypatch.setattr(by_itself, "answer", answer)
    for _ in range(200):
        game = live.game
        assert game is not None
        if game.decision is None:
            break
        if game.undoable and game.undo_seat in stands and taken_back < 9:
            await live.undo(0, agreed=True)
            taken_back += 1
            stands = {s: [m for m in all_[-KEPT:] if m <= live.moves] for s, all_ in stands.items()}
        seat = await next_move(live, dice)
        if seat in stands:
            stands[seat].append(live.moves)
    await store.close()
    assert handed > 20
    assert taken_back == 9


async def test_what_was_in_mind_after_another_choice_is_not_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules fail on what a bot chose and a cautious option is played: it did something else."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    live = await table(Hub(store))

    async def answer(level: str, view: Any, nature: str, memory: bytes) -> Thought:
        return Thought("no such option", b"what it meant to do")

    monkeypatch.setattr(by_itself, "answer", answer)
    dice = random.Random(3)
    decided = [await next_move(live, dice) for _ in range(9)]
    assert sum(seat != 0 for seat in decided) > 2
    assert live.bot_memory.kept == {}
    await store.close()
