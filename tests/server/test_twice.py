"""The same message twice, and messages that come too late: once, and one answer."""

from __future__ import annotations

import random
import uuid
from typing import Any

import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import Server
from tests.server.tables import close, create, crew, next_decider, play_on, settle

pytestmark = pytest.mark.anyio


async def test_a_late_move_is_answered_with_one_view(server: Server) -> None:
    clients = await crew(server.base, 2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    option, decision = client.options(seat)[0], client.decisions[seat]
    assert (await client.play(seat, option))["op"] == "ack"
    frames: list[str] = []
    client.frames = frames
    answer = await client.ask("play", seat=seat, decision=decision, option=option)
    assert answer["code"] == "stale"
    await client.ask("resync")
    # One whole view with the refusal, one with the resync.
    assert sum('"op":"update"' in frame for frame in frames) == 2
    await close(clients)


async def test_an_undo_that_arrives_twice_takes_back_once(server: Server) -> None:
    dice = random.Random(6)
    for _ in range(8):
        clients = await crew(server.base, 2)
        in_a_row = 0
        while in_a_row < 2 and await play_on(clients, 1, dice):
            await next_decider(clients)
            alone = [s for s, c in enumerate(clients) if c.updates[s]["undo"] == "alone"]
            in_a_row = in_a_row + 1 if alone else 0
        seat = next((s for s, c in enumerate(clients) if c.updates[s]["undo"] == "alone"), None)
        if seat is not None:
            client, key = clients[seat], uuid.uuid4().hex
            assert (await client.ask("undo", seat=seat, id=key))["op"] == "ack"
            assert (await client.ask("resync"))["op"] == "ack"
            log, decision = list(client.events[seat]), client.decisions[seat]
            # The acknowledgement was lost; the client comes back and says it again.
            async with Client(server.base, client.table, *client.tokens) as back:
                assert (await back.ask("undo", seat=seat, id=key))["op"] == "ack"
                assert (await back.ask("resync"))["op"] == "ack"
                assert (back.events[seat], back.decisions[seat]) == (log, decision)
            await close(clients)
            return
        await close(clients)
    raise AssertionError("nothing could be taken back")


async def test_a_move_sent_again_after_somebody_took_something_back(server: Server) -> None:
    """The names of decisions change with an undo; an earlier message is still the same one."""
    dice = random.Random(4)
    for _ in range(8):
        clients = await crew(server.base, 2)
        sent: list[tuple[int, dict[str, Any]]] = []
        done = False
        while not done:
            found = await next_decider(clients)
            if found is None:
                break
            client, seat = found
            secret = client.views[seat]["decision"]["secret"]
            message: dict[str, Any] = {
                "decision": client.decisions[seat],
                "option": dice.choice(client.options(seat)),
                "id": uuid.uuid4().hex,
            }
            assert (await client.ask("play", seat=seat, **message))["op"] == "ack"
            await settle(clients)
            if not secret:
                sent.append((seat, message))
            await next_decider(clients)
            if len(sent) > 2 and client.updates[seat]["undo"] == "alone" and not secret:
                assert (await client.ask("undo", seat=seat))["op"] == "ack"
                for who, earlier in sent[:-1]:
                    answer = await clients[who].ask("play", seat=who, **earlier)
                    assert answer["op"] == "ack", answer
                who, last = sent[-1]
                assert (await clients[who].ask("play", seat=who, **last))["code"] == "stale"
                done = True
        await close(clients)
        if done:
            return
    raise AssertionError("nothing could be taken back")


async def test_a_line_of_talk_that_arrives_twice_is_said_once(server: Server) -> None:
    clients = await crew(server.base, 2)
    key = uuid.uuid4().hex
    for _ in range(3):
        assert (await clients[0].ask("say", seat=0, text="hello", id=key))["op"] == "ack"
    assert (await clients[0].ask("say", seat=0, text="hello"))["op"] == "ack"
    await clients[1].until(lambda: len(clients[1].said) >= 2)
    assert (await clients[1].ask("resync"))["op"] == "ack"
    async with Client(server.base, clients[0].table, *clients[1].tokens) as fresh:
        await fresh.until(lambda: bool(fresh.said))
        assert [(line["n"], line["text"]) for line in fresh.said] == [(1, "hello"), (2, "hello")]
    await close(clients)


async def test_bots_have_a_level_that_exists(server: Server) -> None:
    made = create(server.base, players=3)
    async with Client(server.base, made["table"], made["token"]) as host:
        assert (await host.ask("set_seat", seat=1, kind="bot", bot="genius"))["code"] == "bad_seat"
        assert (await host.ask("set_seat", seat=1, kind="bot"))["op"] == "ack"
        assert host.lobby["seats"][1]["bot"] == "regular"
    with pytest.raises(Exception, match="400"):
        create(server.base, players=3, bots=["genius"])
