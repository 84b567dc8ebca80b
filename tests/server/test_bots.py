"""Bots that crash, hang or talk nonsense harm nobody."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.scenario import parse
from lockdown.scenario.run import prepare
from lockdown.server import bots
from lockdown.server.bots import Thought
from lockdown.server.metrics import METRICS

pytestmark = pytest.mark.anyio


def crash(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    raise RuntimeError("I am a bad bot")


def die(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    import os

    os._exit(3)


def hang(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    time.sleep(60)
    return Thought("pass")


def babble(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    return Thought("win the game")


def fine(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    return Thought(view.decision.options[-1].text)


@pytest.mark.parametrize("bad", [crash, die, hang, babble])
async def test_a_bad_bot_is_replaced_for_that_decision(
    bad: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(Setup(players=2), 3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    texts = [option.text for option in view.decision.options]
    monkeypatch.setattr(bots, "TIME_LIMIT", 3.0)
    monkeypatch.setattr(bots, "think", bad)
    try:
        began = time.monotonic()
        assert (await bots.answer("random", view)).choice == bots.cautious(texts)
        assert time.monotonic() - began < 50  # it would hang for 60
        # The next one finds a pool that works.
        monkeypatch.setattr(bots, "TIME_LIMIT", 20.0)
        monkeypatch.setattr(bots, "think", fine)
        assert (await bots.answer("random", view)).choice == texts[-1]
    finally:
        bots.close_pool()


def slow(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    time.sleep(1.5 if level == "well" else 0.7)
    return fine(level, view, salt, memory)


def by_level(level: str, view: Any, salt: str, memory: bytes) -> Thought:
    return (hang if level == "hangs" else slow)(level, view, salt, memory)


async def test_waiting_for_a_desk_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six that think for 0.7 s each, one desk, 3 s for a thought: all of them answer."""
    view = opening(3)
    texts = [option.text for option in view.decision.options]
    monkeypatch.setattr(bots, "think", slow)
    monkeypatch.setattr(bots, "TIME_LIMIT", 3.0)
    monkeypatch.setattr(bots, "DESKS", 1)
    try:
        answers = await asyncio.gather(*(bots.answer("random", view) for _ in range(6)))
        found = [thought.choice for thought in answers]
        assert found == [texts[-1]] * 6 != [bots.cautious(texts)] * 6
    finally:
        bots.close_pool()


async def test_those_that_hang_take_nobody_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening(3)
    texts = [option.text for option in view.decision.options]
    monkeypatch.setattr(bots, "think", by_level)
    monkeypatch.setattr(bots, "TIME_LIMIT", 3.0)
    monkeypatch.setattr(bots, "DESKS", 3)
    failures = METRICS.bot_failures
    try:
        await asyncio.gather(*(bots.answer(name, view) for name in "abc"))  # all desks are open
        hung = []
        for _ in range(3):  # one is stopped while others think, again and again
            hung.append(asyncio.create_task(bots.answer("hangs", view)))
            assert (await bots.answer("well", view)).choice == texts[-1]
        assert [(await one).choice for one in hung] == [bots.cautious(texts)] * 3
        assert METRICS.bot_failures == failures + 3
    finally:
        bots.close_pool()


async def test_a_thought_that_nobody_wants_any_more_keeps_its_desk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next one is not asked there, or its time would run while it waits for the old one."""
    view = opening(3)
    texts = [option.text for option in view.decision.options]
    monkeypatch.setattr(bots, "think", by_level)
    monkeypatch.setattr(bots, "TIME_LIMIT", 3.0)
    monkeypatch.setattr(bots, "DESKS", 1)
    try:
        await bots.answer("a", view)
        for _ in range(2):
            given_up = asyncio.create_task(bots.answer("hangs", view))
            await asyncio.sleep(0.3)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
        assert (await bots.answer("well", view)).choice == texts[-1]
    finally:
        bots.close_pool()


def opening(seed: int) -> Any:
    game = Game.new(Setup(players=2), seed)
    assert game.decision is not None
    return game.view(game.decision.seat)


async def test_a_real_bot_answers_with_a_legal_option() -> None:
    game = Game.new(Setup(players=2), 4)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    try:
        for level in ("random", "no-such-level"):
            choice = (await bots.answer(level, view)).choice
            assert choice in [option.text for option in view.decision.options]
        assert (await bots.answer("still", view)).choice == bots.cautious(
            [option.text for option in view.decision.options]
        )
    finally:
        bots.close_pool()


def test_cautious_prefers_what_harms_least() -> None:
    assert bots.cautious(["move 001", "pass"]) == "pass"
    assert bots.cautious(["react interruption 0", "decline"]) == "decline"
    assert bots.cautious(["yes", "no"]) == "no"
    assert bots.cautious(["character hacker", "character lab_rat"]) == "character hacker"


def test_a_bot_asks_nobody_twice_in_a_row_for_the_same() -> None:
    """A bot thinks anew for every decision and a refusal is free: it would ask for ever."""
    (scenario,) = parse(
        """scenario: Bandages for somebody who wants none
rule: NM-ACT-20
given
  game nemesis; mode coop; players 2; seed 3
  A is captain in 005, hand demolition rest search, inventory bandages
  B is soldier in 005, wounds arm
when go on
then status is sound
"""
    )
    play = prepare(scenario)
    play.start()
    game = play.game
    view = game.view(0)
    assert bots.without_refused(view, game.history) == view, "nothing was refused yet"
    for option in ("use bandages 0", "player B", "no"):
        game.play(option)
    again = game.view(0)
    texts = [option.text for option in again.decision.options]
    assert "use bandages 0" in texts, "the rules let it ask again"
    left = bots.without_refused(again, game.history).decision.options
    assert [option.text for option in left] == [t for t in texts if t != "use bandages 0"]
    game.play("drop bandages")
    assert bots.without_refused(game.view(0), game.history) == game.view(0), "forgotten"
