"""Bots from files at the server's tables, where the operator has named them."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from types import SimpleNamespace

import pytest

from lockdown.server.client import Client, post_json
from lockdown.server.scratch import Server
from tests.server.conftest import FAST

pytestmark = pytest.mark.anyio

CODE = """
from lockdown.bots import Bot

class Good(Bot):
    def choose(self, view):
        return view.decision.options[-1].text

class Bad(Bot):
    def choose(self, view):
        raise KeyError("left pocket")
"""


def offered(base: str) -> list[str]:
    """The last two bots that the lobby offers."""
    url = f"{base}/api/content/lockdown"
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310
        found: list[str] = json.load(answer)["bots"]
    return found[-2:]


async def test_named_bots_play_and_the_first_crash_is_told_to_the_operator(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.py"
    file.write_text(CODE)
    with Server(sqlite_url, **FAST, bots=f"good={file}:Good,bad={file}:Bad") as server:
        assert await asyncio.to_thread(offered, server.base) == ["good", "bad"]
        made = post_json(
            f"{server.base}/api/tables",
            {"players": 3, "bots": ["good", "bad"], "options": {"reaction_seconds": 0}},
        )
        async with Client(server.base, made["table"], made["token"]) as host:
            assert (await host.ask("start"))["op"] == "ack"
            for _ in range(12):
                await host.until(lambda: bool(host.options(0)) or host.lobby["state"] == "over", 90)
                if host.lobby["state"] == "over":
                    break
                await host.play(0, host.options(0)[-1], seconds=60)
            crew = host.views[0]["crew"]
        said = server.log.read_text()
    assert all(member["character"] for member in crew)  # all three went through the draft
    assert said.count("bot bad crashed first like this") == 1
    assert "left pocket" in said
    assert "bot good" not in said


async def test_the_first_crash_in_talk_is_told_beside_the_one_in_choosing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from lockdown.server import bots

    async def speechless(*_: object) -> None:
        raise ValueError("lost for words")

    monkeypatch.setenv("LOCKDOWN_BOTS", "bad=own.py:Bad")
    monkeypatch.setattr(bots, "_told", {("bad", "first")})
    monkeypatch.setattr(bots, "_run", speechless)
    for level in ("bad", "bad", "regular"):
        assert await bots.phrases(level, None) == []
    assert caplog.text.count("bot bad crashed first in its talk like this:\nTraceback") == 1
    assert "lost for words" in caplog.text
    # The words of the house's own levels may tell what they hold.
    assert "bot regular crashed" not in caplog.text


def test_a_bot_that_cannot_be_used_is_named_before_anybody_comes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from lockdown import bots
    from lockdown.cli import main

    bots.makers.cache_clear()
    monkeypatch.setenv("LOCKDOWN_BOTS", "mine=nowhere.py")
    with pytest.raises(SystemExit) as ended:
        main(["serve"])
    bots.makers.cache_clear()
    assert ended.value.code == 2
    assert "nowhere.py cannot be read" in capsys.readouterr().err


def test_a_policy_is_not_seated_where_its_layout_does_not_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np = pytest.importorskip("numpy")
    from lockdown import Setup, bots
    from lockdown.bots import learned
    from lockdown.env.codec import codec_of
    from lockdown.server import protocol as p
    from lockdown.server.new_table import full_setup, known_level
    from lockdown.server.seats import Refusal, SeatState

    codec = codec_of("lockdown")
    file = tmp_path / "policy.npz"
    zeros = np.zeros((codec.action_size, codec.observation_size))
    learned.save(file, [zeros], [np.zeros(codec.action_size)])
    bots.makers.cache_clear()
    monkeypatch.setenv("LOCKDOWN_BOTS", f"net=learned:{file}")
    outside = Setup(players=2, board="surface")
    says = r"net was trained for the layout lockdown/2 \(Lockdown on the basic side"
    try:
        assert known_level("net", Setup(players=2)) == "net"
        with pytest.raises(Refusal, match=says) as refused:
            known_level("net", outside)
        assert refused.value.code == "bot_elsewhere"
        assert str(tmp_path) not in str(refused.value)
        assert known_level("regular", outside) == "regular"
        # Nor is it played where the table has become another since it sat down.
        seats = [SeatState(0, "person", "Ada"), SeatState(1, "bot", "", "net")]
        live = SimpleNamespace(seats=seats, setup=Setup(players=2), options=p.TableOptions())
        assert full_setup(live).players == 2  # type: ignore[arg-type]
        live.setup = outside
        with pytest.raises(Refusal, match=says):
            full_setup(live)  # type: ignore[arg-type]
    finally:
        bots.makers.cache_clear()
