"""Exactly once: the same message over many lines at the same moment, on both databases."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from lockdown.server.client import Client
from lockdown.server.rows import TableRow
from lockdown.server.scratch import Postgres, Server
from lockdown.server.store import sync_url
from tests.server.conftest import FAST
from tests.server.tables import close, create, crew, next_decider, play_on, settle

pytestmark = pytest.mark.anyio

LINES = 6


async def moves_that_can_be_taken_back(
    servers: list[Server], in_a_row: int
) -> tuple[list[Client], int]:
    """A table at which somebody could take back several options alone, one after the other.

    Every server has it in memory from the start: what was read from the database is not undone.
    """
    dice = random.Random(6)
    for _ in range(10):
        clients = await crew(servers[0].base, 2)
        clients += await lines_of(servers[1:], clients[0], len(servers) - 1)
        found: list[int] = []
        while await play_on(clients[:2], 1, dice):
            await next_decider(clients[:2])
            alone = [s for s, c in enumerate(clients[:2]) if c.updates[s]["undo"] == "alone"]
            # Always the same one's: another's would have to be voted about.
            found = [*found, *alone] if alone and set(found) <= set(alone) else alone
            if len(found) >= in_a_row:
                return clients, found[0]
        await close(clients)
    raise AssertionError("nothing could be taken back")


async def lines_of(servers: list[Server], client: Client, count: int = LINES) -> list[Client]:
    """Further lines of the same player, by turns at each server."""
    return [
        await Client(servers[n % len(servers)].base, client.table, *client.tokens).open()
        for n in range(count)
    ]


def stored_moves(database: str, table: str) -> int:
    """How many moves the table has, as the database knows it."""
    engine = create_engine(sync_url(database))
    with engine.connect() as connection:
        found = connection.execute(select(TableRow.moves).where(TableRow.id == table)).scalar_one()
    engine.dispose()
    return int(found)


async def undo_over_many_lines(servers: list[Server]) -> None:
    clients, seat = await moves_that_can_be_taken_back(servers, 3)
    lines = await lines_of(servers, clients[seat])
    for line in lines:  # also where another worker has to hear of the last move first
        await line.until(lambda line=line: undo_of(line, seat) == "alone")  # type: ignore[misc]
    table, database = clients[seat].table, servers[0].database
    before = stored_moves(database, table)
    key = uuid.uuid4().hex
    answers = await asyncio.gather(*(line.ask("undo", seat=seat, id=key) for line in lines))
    assert [answer["op"] for answer in answers] == ["ack"] * LINES, answers
    assert stored_moves(database, table) == before - 1
    # Another undo takes back another move; the first one, however late, takes back nothing more.
    async with Client(servers[-1].base, table, *clients[seat].tokens) as fresh:
        left = before - 1
        if len(servers) == 1:
            assert (await lines[0].ask("undo", seat=seat))["op"] == "ack"
            left -= 1
        assert (await fresh.ask("undo", seat=seat, id=key))["op"] == "ack"
        assert stored_moves(database, table) == left
        # An id belongs to one message.
        assert (await fresh.ask("say", seat=seat, text="hm", id=key))["code"] == "id_used"
        assert (await fresh.ask("say", seat=seat, text="hm", id="said"))["op"] == "ack"
        assert (await fresh.ask("undo", seat=seat, id="said"))["code"] == "id_used"
    await close([*lines, *clients])


def undo_of(line: Client, seat: int) -> str:
    return str(line.updates[seat]["undo"]) if seat in line.updates else ""


async def say_over_many_lines(servers: list[Server]) -> None:
    clients = await crew(servers[0].base, 2)
    lines = await lines_of(servers, clients[0])
    key = uuid.uuid4().hex
    answers = await asyncio.gather(
        *(line.ask("say", seat=0, text="only once", id=key) for line in lines)
    )
    assert [answer["op"] for answer in answers] == ["ack"] * LINES, answers
    assert (await clients[1].ask("say", seat=1, text="heard", id=key))["op"] == "ack"
    async with Client(servers[-1].base, clients[0].table, *clients[1].tokens) as fresh:
        await fresh.until(lambda: any(line["text"] == "heard" for line in fresh.said))
        assert [line["text"] for line in fresh.said] == ["only once", "heard"]
    await close([*lines, *clients])


async def move_over_many_lines(servers: list[Server]) -> None:
    clients = await crew(servers[0].base, 2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    lines = await lines_of(servers, client)
    for line in lines:
        await line.until(lambda line=line: bool(line.options(seat)))  # type: ignore[misc]
    message: dict[str, Any] = {
        "decision": client.decisions[seat],
        "option": client.options(seat)[0],
    }
    key = uuid.uuid4().hex
    before = len(client.events[seat])
    answers = await asyncio.gather(
        *(line.ask("play", seat=seat, id=key, **message) for line in lines)
    )
    assert [answer["op"] for answer in answers] == ["ack"] * LINES, answers
    # And another decision under the same id is refused.
    await next_decider(clients)
    answer = await client.ask("play", seat=seat, decision="0" * 20, option="pass", id=key)
    assert answer["code"] == "id_used"
    assert len(client.events[seat]) >= before
    await close([*lines, *clients])


SCENES: list[Callable[[list[Server]], Any]] = [
    undo_over_many_lines,
    say_over_many_lines,
    move_over_many_lines,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_one_server(server: Server, scene: Callable[[list[Server]], Any]) -> None:
    for _ in range(3):
        await scene([server])


async def test_two_workers_on_postgres(postgres: Postgres) -> None:
    with Server(postgres.url, **FAST) as one, Server(postgres.url, **FAST) as two:
        for scene in SCENES:
            for _ in range(2):
                await scene([one, two])


async def test_seats_are_swapped_once(server: Server) -> None:
    """Said again, a swap would put everybody back."""
    made = create(server.base, players=3)
    async with (
        Client(server.base, made["table"], made["token"]) as host,
        Client(server.base, made["table"]) as guest,
    ):
        assert (await guest.ask("take", seat=1, name="Bo"))["op"] == "ack"
        for _ in range(2):
            answer = await host.ask("swap", seat=1, other=2, id="swap")
            assert answer["op"] == "ack", answer
        await host.until(lambda: host.lobby["seats"][2]["name"] == "Bo")
        assert host.lobby["seats"][1]["kind"] == "open"


async def test_a_lesson_goes_on_by_one_step(server: Server) -> None:
    made = create(server.base, mode="tutorial")
    async with Client(server.base, made["table"], made["token"]) as learner:
        await learner.until(lambda: 0 in learner.updates)
        steps = [learner.updates[0]["lesson"]["step"]]
        for key in ("one", "one", "two"):
            answer = await learner.ask("lesson", seat=0, act="skip", id=key)
            assert answer["op"] == "ack", answer
            assert (await learner.ask("resync"))["op"] == "ack"
            steps.append(learner.updates[0]["lesson"]["step"])
        assert steps[1] == steps[2]
        assert len(set(steps)) == 3


async def test_an_undo_that_others_agreed_to_is_asked_for_once(server: Server) -> None:
    """The asker's message arrives again after the vote: nobody is asked anew."""
    clients, seat = await moves_that_can_be_taken_back([server], 2)
    asker = 1 - seat
    assert clients[asker].updates[asker]["undo"] == "vote"
    assert (await clients[asker].ask("undo", seat=asker, id="please"))["op"] == "ack"
    answer = await clients[seat].ask("vote", seat=seat, about="undo", choice="yes", of=asker)
    assert answer["op"] == "ack"
    await settle(clients)
    assert clients[asker].votes == []
    events = list(clients[asker].events[asker])
    assert (await clients[asker].ask("undo", seat=asker, id="please"))["op"] == "ack"
    assert (await clients[asker].ask("resync"))["op"] == "ack"
    assert clients[asker].votes == []
    assert clients[asker].events[asker] == events
    await close(clients)
