"""Bots that crash, hang or talk nonsense harm nobody."""

from __future__ import annotations

import time
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.server import bots

pytestmark = pytest.mark.anyio


def crash(level: str, view: Any, salt: str) -> str:
    raise RuntimeError("I am a bad bot")


def die(level: str, view: Any, salt: str) -> str:
    import os

    os._exit(3)


def hang(level: str, view: Any, salt: str) -> str:
    time.sleep(60)
    return "pass"


def babble(level: str, view: Any, salt: str) -> str:
    return "win the game"


def fine(level: str, view: Any, salt: str) -> str:
    last: str = view.decision.options[-1].text
    return last


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
        assert await bots.answer("random", view) == bots.cautious(texts)
        assert time.monotonic() - began < 12
        # The next one finds a pool that works.
        monkeypatch.setattr(bots, "TIME_LIMIT", 20.0)
        monkeypatch.setattr(bots, "think", fine)
        assert await bots.answer("random", view) == texts[-1]
    finally:
        bots.close_pool()


async def test_a_real_bot_answers_with_a_legal_option() -> None:
    game = Game.new(Setup(players=2), 4)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    try:
        for level in ("random", "no-such-level"):
            choice = await bots.answer(level, view)
            assert choice in [option.text for option in view.decision.options]
        assert await bots.answer("still", view) == bots.cautious(
            [option.text for option in view.decision.options]
        )
    finally:
        bots.close_pool()


def test_cautious_prefers_what_harms_least() -> None:
    assert bots.cautious(["move 001", "pass"]) == "pass"
    assert bots.cautious(["react interruption 0", "decline"]) == "decline"
    assert bots.cautious(["yes", "no"]) == "no"
    assert bots.cautious(["character hacker", "character lab_rat"]) == "character hacker"
