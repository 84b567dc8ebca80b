"""The host's role: handed over, taken over from one who is gone, kept through a rematch."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update

from lockdown.server import handlers
from lockdown.server import protocol as p
from lockdown.server.client import Client
from lockdown.server.clock import now_ms
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.rows import TableRow
from lockdown.server.scratch import Postgres, Server
from lockdown.server.seats import Connection, Refusal
from lockdown.server.settings import Settings
from lockdown.server.store import Store
from lockdown.server.wire import token_hash
from tests.server.conftest import FAST
from tests.server.tables import close, create, crew

pytestmark = pytest.mark.anyio


def hosts(client: Client) -> list[int]:
    return [seat["seat"] for seat in client.lobby["seats"] if seat["host"]]


async def test_the_host_hands_over_and_may_leave(server: Server) -> None:
    made = create(server.base, players=3, bots=["random"])
    host = await Client(server.base, made["table"], made["token"]).open()
    other = await Client(server.base, made["table"]).open()
    assert (await other.ask("take", seat=2, name="Bo"))["op"] == "ack"
    assert (await other.ask("hand_over", seat=2))["code"] == "host_only"
    assert (await host.ask("leave", seat=0))["code"] == "host_stays"
    assert (await host.ask("hand_over", seat=1))["code"] == "bad_seat"  # a bot
    assert (await host.ask("hand_over", seat=7))["code"] == "no_seat"
    assert (await host.ask("hand_over", seat=2))["op"] == "ack"
    await other.until(lambda: other.welcome["host"])
    await host.until(lambda: not host.welcome["host"])
    assert hosts(host) == hosts(other) == [2]
    # From now on it is the other one who may, and the former host may go.
    assert (await host.ask("set_seat", seat=1, kind="open"))["code"] == "host_only"
    assert (await other.ask("set_seat", seat=1, kind="open"))["op"] == "ack"
    assert (await host.ask("leave", seat=0))["op"] == "ack"
    # It is stored with the seat, and a swap carries it along.
    assert (await other.ask("swap", seat=2, other=0))["op"] == "ack"
    async with Client(server.base, made["table"], *other.tokens) as again:
        assert again.welcome["host"]
        assert hosts(again) == [0]
    await close([host, other])


async def test_in_play_too(server: Server) -> None:
    clients = await crew(server.base, 2)
    assert (await clients[0].ask("hand_over", seat=1))["op"] == "ack"
    await clients[1].until(lambda: clients[1].welcome["host"])
    assert (await clients[0].ask("hand_over", seat=0))["code"] == "host_only"
    assert (await clients[1].ask("hand_over", seat=0))["op"] == "ack"
    await clients[0].until(lambda: clients[0].welcome["host"])
    await close(clients)


async def test_through_another_worker(postgres: Postgres) -> None:
    with Server(postgres.url, **FAST) as one, Server(postgres.url, **FAST) as two:
        clients = await crew(one.base, 2)
        async with Client(two.base, clients[0].table, *clients[1].tokens) as there:
            assert (await clients[0].ask("hand_over", seat=1))["op"] == "ack"
            await there.until(lambda: there.welcome["host"])
            assert hosts(there) == [1]
        await close(clients)


async def test_a_host_who_is_gone_is_replaced_by_whoever_wants(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(p.CreateTable(players=3))
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind = "person"
    me = Connection(lambda _: None, seats={1})
    live.connections = {me}
    want = p.HandOver(1)
    live.seats[0].away_since = now_ms() - 60_000
    with pytest.raises(Refusal) as refused:
        await handlers.handle(hub, me, live, want)
    assert refused.value.code == "host_only"
    live.seats[0].away_since = now_ms() - handlers.HOST_AWAY_MS - 1
    with pytest.raises(Refusal):  # only for oneself
        await handlers.handle(hub, me, live, p.HandOver(2))
    await handlers.handle(hub, me, live, want)
    assert [seat.host for seat in live.seats] == [False, True, False]
    await store.close()


async def test_a_rematch_keeps_options_webhook_and_host(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store, Settings(webhooks=("chat.example",)))
    options = p.TableOptions(
        pace="correspondence",
        clock="round",
        clock_seconds=500,
        reaction_seconds=9,
        help="facts",
        spectators=False,
        whispers_shown=False,
        bot_talk=False,
        characters=("hacker", "janitor", "sentry"),
    )
    made = await hub.create(
        p.CreateTable(
            players=3, bots=("regular",), guests=True, enemies="intruders", options=options
        )
    )
    live = await hub.table(made.table)
    me = Connection(lambda _: None, seats={0}, keys={token_hash(made.token)})
    live.connections.add(me)
    live.seats[2].kind, live.seats[2].name = "person", "Cleo"
    hook = p.SetWebhook("https://chat.example/x", "de")
    await handlers.handle(hub, me, live, hook)
    await handlers.handle(hub, me, live, p.HandOver(2))
    async with store.begin() as session:
        await session.execute(update(TableRow).where(TableRow.id == live.id).values(state="over"))
    live.state = "over"
    again = await hub.table(await hub.rematch(live))
    assert again.options == options
    assert (again.setup.guests, again.setup.enemies) == (True, "intruders")
    assert (again.around["webhook"], again.around["webhook_language"]) == (hook.url, "de")
    assert [(s.kind, s.name, s.bot, s.host) for s in again.seats] == [
        (s.kind, s.name, s.bot, s.host) for s in live.seats
    ]
    assert again.seats[2].host
    assert msgspec.to_builtins(again.setup.players) == 3
    assert await hub.rematch(live) == again.id
    await store.close()
