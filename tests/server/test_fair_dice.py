"""Fair dice over sockets: who adds what, when it is opened, and what happens if it is not."""

from __future__ import annotations

import asyncio
import random
import urllib.request

import pytest

from lockdown.kernel import fair
from lockdown.kernel import replay as replays
from lockdown.server import fair_dice, wire
from lockdown.server import protocol as p
from lockdown.server.client import Client
from lockdown.server.clock import now_ms
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Postgres, Server
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store
from tests.server.conftest import FAST
from tests.server.tables import close, create, play_on, sees, settle

pytestmark = pytest.mark.anyio


async def sitting(base: str, people: int, *others: str) -> list[Client]:
    """People in the lobby, spread over the given servers."""
    bases = [base, *others]
    made = create(base, players=people, options={"reaction_seconds": 0})
    clients = [await Client(base, made["table"], made["token"]).open()]
    for seat in range(1, people):
        client = await Client(bases[seat % len(bases)], made["table"]).open()
        assert (await client.ask("take", seat=seat, name=f"P{seat}"))["op"] == "ack"
        clients.append(client)
    return clients


async def replay_of(client: Client, base: str) -> replays.Replay:
    url = f"{base}/api/tables/{client.table}/replay"
    return replays.read(await asyncio.to_thread(fetched, url))


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310
        text: str = answer.read().decode()
        return text


async def test_everybody_adds_to_the_dice(server: Server) -> None:
    clients = await sitting(server.base, 3)
    seal = clients[0].lobby["dice"]["seal"]
    assert seal == clients[0].lobby["commitment"]
    frames: list[str] = []
    clients[2].frames = frames
    parts = {}
    for seat in (0, 1):
        assert (await clients[seat].add_dice(seat))["op"] == "ack"
        parts[seat] = clients[seat].dice[seat]
    assert (await clients[0].ask("start"))["op"] == "ack"
    for seat, client in enumerate(clients):
        await client.until(lambda c=client, s=seat: sees(c, s))  # type: ignore[misc]
    await settle(clients)
    dice = clients[2].lobby["dice"]
    assert dice["seal"] == seal
    assert dice["seals"] == {str(s): fair.seat_seal(s, part) for s, part in parts.items()}
    assert (dice["part"], dice["parts"]) == ("", {})
    await play_on(clients, 5000, random.Random(3))
    await clients[2].until(lambda: clients[2].lobby["state"] == "over")
    dice = clients[2].lobby["dice"]
    assert dice["parts"] == {str(s): part for s, part in parts.items()}
    # Nobody was sent a part before the end.
    before = [frame for frame in frames if '"state":"over"' not in frame]
    assert not any(part in frame for frame in before for part in (*parts.values(), dice["part"]))
    saved = await replay_of(clients[0], server.base)
    assert saved.dice is not None
    assert saved.dice.seal == seal
    assert saved.seed == fair.seed_of(dice["part"], parts)
    assert fair.check(saved.dice, saved.seed).fair
    assert saved.game().digest == saved.digest
    await close(clients)


async def test_the_host_and_hot_seats_add_to_a_table_that_starts_at_once(server: Server) -> None:
    part = fair.new_part()
    made = create(server.base, players=2, bots=["random"], start=True, seal=fair.seat_seal(0, part))
    host = Client(server.base, made["table"], made["token"])
    host.dice[0] = part
    await host.open()
    await host.until(lambda: host.lobby["state"] == "playing")
    assert host.lobby["dice"]["seals"] == {"0": fair.seat_seal(0, part)}
    await host.close()

    made = create(server.base, players=2)
    host = await Client(server.base, made["table"], made["token"]).open()
    assert (await host.ask("set_seat", seat=1, kind="hotseat"))["op"] == "ack"
    await host.until(lambda: host.welcome["seats"] == [0, 1])
    for seat in (0, 1):
        assert (await host.add_dice(seat))["op"] == "ack"
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: host.lobby["state"] == "playing")
    assert set(host.lobby["dice"]["seals"]) == {"0", "1"}
    await host.close()


async def test_nothing_is_opened_before_the_list_stands_nor_added_after(server: Server) -> None:
    host, bo = await sitting(server.base, 2)
    part = fair.new_part()
    seal = fair.seat_seal(1, part)
    assert (await bo.ask("open_dice", seat=1, part=part))["code"] == "bad_dice"
    assert (await bo.ask("seal_dice", seat=0, seal=seal))["code"] == "foreign_seat"
    for wrong in ("", "A" * 64, "0" * 63, "0" * 65):
        assert (await bo.ask("seal_dice", seat=1, seal=wrong))["code"] == "bad_dice"
    assert (await bo.ask("seal_dice", seat=1, seal=seal))["op"] == "ack"
    assert (await bo.ask("open_dice", seat=1, part=part))["code"] == "bad_dice"
    assert (await host.ask("start"))["op"] == "ack"
    await bo.until(lambda: bo.lobby["dice"]["settled"])
    assert bo.lobby["state"] == "lobby"
    # Now the list stands: nobody adds, changes seats or options.
    assert (await host.add_dice(0))["code"] == "starting"
    assert (await bo.ask("leave", seat=1))["code"] == "starting"
    assert (await bo.ask("open_dice", seat=1, part="0" * 64))["code"] == "bad_dice"
    assert (await host.ask("start"))["op"] == "ack"  # once more changes nothing
    assert (await bo.ask("open_dice", seat=1, part=part))["op"] == "ack"
    await host.until(lambda: host.lobby["state"] == "playing")
    assert (await bo.ask("seal_dice", seat=1, seal=seal))["code"] == "started"
    assert (await bo.ask("open_dice", seat=1, part=part))["code"] == "started"
    await close([host, bo])


async def test_a_seal_goes_with_the_person(server: Server) -> None:
    """Whoever sits down on another's seat does not answer for the other's seal."""
    host, bo = await sitting(server.base, 2)
    assert (await bo.add_dice(1))["op"] == "ack"
    assert (await bo.ask("leave", seat=1))["op"] == "ack"
    await host.until(lambda: host.lobby["dice"]["seals"] == {})
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: host.lobby["state"] == "playing")
    assert host.lobby["dice"]["seals"] == {}
    await close([host, bo])


async def test_whoever_is_not_there_is_not_waited_for(server: Server) -> None:
    host, bo = await sitting(server.base, 2)
    assert (await bo.add_dice(1))["op"] == "ack"
    assert (await host.add_dice(0))["op"] == "ack"
    await bo.close()
    await host.until(lambda: not host.lobby["seats"][1]["connected"])
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: host.lobby["state"] == "playing")
    assert set(host.lobby["dice"]["seals"]) == {"0"}
    await host.close()


async def test_parts_come_through_other_workers(postgres: Postgres) -> None:
    with Server(postgres.url, **FAST) as one, Server(postgres.url, **FAST) as two:
        clients = await sitting(one.base, 3, two.base)
        for seat, client in enumerate(clients):
            assert (await client.add_dice(seat))["op"] == "ack"
        host = clients[0]
        await host.until(lambda: len(host.lobby["dice"]["seals"]) == 3)
        await host.until(lambda: all(seat["connected"] for seat in host.lobby["seats"]))
        assert (await host.ask("start"))["op"] == "ack"
        for seat, client in enumerate(clients):
            await client.until(lambda c=client, s=seat: sees(c, s))  # type: ignore[misc]
            await client.until(lambda c=client: len(c.lobby["dice"]["seals"]) == 3)  # type: ignore[misc]
        await close(clients)


# ---- a part that stays away


async def lobby(database: str) -> tuple[Hub, str, str]:
    """A table of two with seals of both, and the part of the first seat."""
    upgrade(database)
    hub = Hub(Store(database, "one"))
    made = await hub.create(p.CreateTable(players=2))
    live = await hub.table(made.table)
    live.seats[1].kind, live.seats[1].token_hash = "person", "somebody"
    part = fair.new_part()
    await fair_dice.add_seal(live, 0, fair.seat_seal(0, part))
    await fair_dice.add_seal(live, 1, "1" * 64)
    live.connections.add(Connection(lambda _: None, seats={0, 1}))
    return hub, made.table, part


async def test_a_start_without_all_parts_is_called_off(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_dice, "WAIT_SECONDS", 2)
    hub, table, part = await lobby(sqlite_url)
    live = await hub.table(table)
    seal = live.commitment
    await hub.start_game(live)
    await hub.open_dice(live, 0, part)
    async with asyncio.timeout(20):
        while live.commitment == seal:  # noqa: ASYNC110 - a task of the hub's
            await asyncio.sleep(0.02)
    view = live.lobby_view()
    assert (view.state, view.dice is not None) == ("lobby", True)
    assert view.dice is not None
    assert (view.dice.attempt, view.dice.missing, view.dice.seals) == (2, (1,), {})
    assert view.dice.seal == live.commitment != seal, "everything is drawn anew"
    assert fair.server_seal(live.salt) == live.commitment
    with pytest.raises(Refusal, match="kept a start waiting"):
        await fair_dice.add_seal(live, 1, "2" * 64)
    # The part that was opened is of no use any more; without the other it goes on.
    fresh = fair.new_part()
    await fair_dice.add_seal(live, 0, fair.seat_seal(0, fresh))
    await hub.start_game(live)
    with pytest.raises(Refusal):
        await hub.open_dice(live, 0, part)
    await hub.open_dice(live, 0, fresh)
    assert live.state == "playing"
    view = live.lobby_view()
    assert view.dice is not None
    assert (view.dice.attempt, set(view.dice.seals)) == (2, {0})
    # Somebody else on that seat would have been welcome.
    live.seats[1].token_hash = wire.token_hash("somebody else")
    view = live.lobby_view()
    assert view.dice is not None
    assert view.dice.missing == ()
    await hub.close()
    await hub.store.close()


async def test_a_start_that_nobody_watches_any_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker that waited is gone: the next one to start is told, and nothing is lost."""
    hub, table, _ = await lobby(sqlite_url)
    await hub.start_game(await hub.table(table))
    await hub.close()
    monkeypatch.setattr(fair_dice, "WAIT_SECONDS", 0.0)
    other = Hub(Store(sqlite_url, "two"))
    live = await other.table(table)
    assert not fair_dice.settling(live)
    with pytest.raises(Refusal) as refused:
        await other.start_game(live)
    assert refused.value.code == "dice_late"
    assert live.lobby_view().dice is not None
    await other.start_game(live)
    assert live.state == "playing"
    await other.close()
    await other.store.close()
    await hub.store.close()


async def test_a_clock_set_back_keeps_nobody_waiting(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, table, _ = await lobby(sqlite_url)
    live = await hub.table(table)
    await hub.start_game(live)
    assert fair_dice.settling(live)
    early = now_ms() - 3_600_000
    monkeypatch.setattr(fair_dice, "now_ms", lambda: early)
    assert not fair_dice.settling(live)
    await hub.close()
    await hub.store.close()
