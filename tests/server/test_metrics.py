"""Figures for the operator: nobody else may ask, and none of them moves with a secret."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import Server
from tests.server.conftest import FAST
from tests.server.tables import close, crew, next_decider, play_on

pytestmark = pytest.mark.anyio


def figures(server: Server) -> str:
    answer = httpx.get(f"{server.base}/metrics")
    assert answer.status_code == 200
    return answer.text


def test_off_unless_the_operator_wants_them(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        assert httpx.get(f"{server.base}/metrics").status_code == 404


def test_only_for_addresses_that_are_named(tmp_path: Path) -> None:
    for number, (named, status) in enumerate(
        [("127.0.0.1", 200), ("10.0.0.0/8, 127.0.0.0/8", 200), ("10.0.0.0/8", 404), ("::1", 404)]
    ):
        with Server(f"sqlite:///{tmp_path / str(number)}", metrics=named) as server:
            assert httpx.get(f"{server.base}/metrics").status_code == status, named
            # Whoever comes through a proxy is not the one who stands beside the server.
            for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
                through = httpx.get(f"{server.base}/metrics", headers={header: "127.0.0.1"})
                assert through.status_code == 404, header


async def test_an_early_answer_moves_no_figure(sqlite_url: str) -> None:
    """Somebody who holds a reaction answers before the window closes: nobody may notice."""
    with Server(sqlite_url, **FAST) as server:
        answered = 0
        for attempt in range(12):
            clients = await crew(server.base, 3, reaction_seconds=15)
            answered += await one_early_answer(server, clients, random.Random(attempt))
            await close(clients)
            if answered >= 2:
                return
    raise AssertionError("no window opened in which somebody could answer")


async def one_early_answer(server: Server, clients: list[Client], dice: random.Random) -> bool:
    for _ in range(200):
        found = await next_decider(clients)
        if found is None:
            return False
        client, seat = found
        view = client.views[seat]
        if view["asking"] == "table" and client.updates[seat]["deadline"]:
            for each in clients:
                await each.settle()
            before = figures(server)
            option = next((o for o in client.options(seat) if o != "decline"), "decline")
            assert (await client.play(seat, option))["op"] == "ack"
            assert figures(server) == before
            assert (await client.ask("quiet", seat=seat, until="action"))["op"] == "ack"
            assert figures(server) == before
            return True
        if not await play_on([client], 1, dice):
            return False
    return False


async def test_secret_choices_move_no_figure(sqlite_url: str) -> None:
    """Who has chosen an objective already is nobody's business."""
    with Server(sqlite_url, **FAST) as server:
        clients = await crew(server.base, 3)
        dice, chosen = random.Random(2), 0
        for _ in range(300):
            found = await next_decider(clients)
            if found is None:
                break
            client, seat = found
            decision = client.views[seat]["decision"]
            if decision["secret"] and "decline" not in client.options(seat):
                before = figures(server)
                assert await play_on([client], 1, dice)
                assert figures(server) == before
                chosen += 1
            elif not await play_on([client], 1, dice):
                break
            if chosen >= 2:
                break
        await close(clients)
        assert chosen
        # While public decisions count.
        assert "lockdown_moves_total" in figures(server)
