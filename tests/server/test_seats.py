"""Who holds which seat: over sockets, on both workers, after swaps, kicks and on other devices."""

from __future__ import annotations

import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import Postgres, Server
from tests.server.conftest import FAST
from tests.server.tables import close, create, next_decider

pytestmark = pytest.mark.anyio


async def test_a_seat_that_changes_hands_through_another_worker(postgres: Postgres) -> None:
    """Whoever held it before the swap or the kick must not see what its new holder sees."""
    with Server(postgres.url, **FAST) as one, Server(postgres.url, **FAST) as two:
        made = create(one.base, players=4)
        host = await Client(one.base, made["table"], made["token"]).open()
        bo = await Client(two.base, made["table"]).open()
        cy = await Client(two.base, made["table"]).open()
        dee = await Client(two.base, made["table"]).open()
        for seat, guest in ((1, bo), (2, cy), (3, dee)):
            assert (await guest.ask("take", seat=seat, name=f"P{seat}"))["op"] == "ack"
        await host.until(lambda: all(s["kind"] == "person" for s in host.lobby["seats"]))
        assert (await host.ask("swap", seat=1, other=2))["op"] == "ack"
        assert (await host.ask("set_seat", seat=3, kind="open"))["op"] == "ack"
        assert (await host.ask("start"))["op"] == "ack"
        await bo.until(lambda: 2 in bo.views)
        await cy.until(lambda: 1 in cy.views)
        await dee.until(lambda: -1 in dee.views)
        assert (bo.welcome["seats"], cy.welcome["seats"]) == ([2], [1])
        assert dee.welcome["seats"] == []
        assert (set(bo.views), set(cy.views), set(dee.views)) == ({2}, {1}, {-1})
        assert (await bo.ask("say", seat=1, text="as Cy"))["code"] == "foreign_seat"
        assert (await bo.ask("say", seat=2, text="as myself"))["op"] == "ack"
        await close([host, bo, cy, dee])


async def test_swaps_within_one_worker(server: Server) -> None:
    made = create(server.base, players=3)
    host = await Client(server.base, made["table"], made["token"]).open()
    bo = await Client(server.base, made["table"]).open()
    cy = await Client(server.base, made["table"]).open()
    assert (await bo.ask("take", seat=1, name="Bo"))["op"] == "ack"
    assert (await cy.ask("take", seat=2, name="Cy"))["op"] == "ack"
    # Two guests cannot push each other around; the host can exchange any two, also the own seat.
    assert (await bo.ask("swap", seat=1, other=2))["code"] == "host_only"
    assert (await bo.ask("swap", seat=2, other=1))["code"] == "host_only"
    assert (await bo.ask("swap", seat=1, other=9))["code"] == "no_seat"
    assert (await host.ask("swap", seat=0, other=2))["op"] == "ack"
    await cy.until(lambda: cy.welcome["seats"] == [0])
    assert host.welcome["seats"] == [2]
    assert host.welcome["host"]
    assert not cy.welcome["host"]
    assert [s["name"] for s in host.lobby["seats"]] == ["Cy", "Bo", "Ann"]
    assert [s["host"] for s in host.lobby["seats"]] == [False, False, True]
    # The tokens move with the people: on any device they open the new seats.
    async with Client(server.base, made["table"], *cy.tokens) as phone:
        assert phone.welcome["seats"] == [0]
    assert (await host.ask("start"))["op"] == "ack"
    await cy.until(lambda: set(cy.views) == {0})
    assert (await cy.ask("swap", seat=0, other=1))["code"] == "started"
    await close([host, bo, cy])


async def test_hot_seats_and_a_seat_carried_to_another_device(server: Server) -> None:
    made = create(server.base, players=3, options={"reaction_seconds": 0})
    host = await Client(server.base, made["table"], made["token"]).open()
    assert (await host.ask("set_seat", seat=1, kind="hotseat", name="Bo"))["op"] == "ack"
    assert (await host.ask("set_seat", seat=2, kind="hotseat", name="Cy"))["op"] == "ack"
    assert host.welcome["seats"] == [0, 1, 2]
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: set(host.views) == {0, 1, 2})
    # Each seat's frames carry that seat's own view and nobody else's.
    assert all(view["seat"] == seat for seat, view in host.views.items())
    # One of the seats is carried to another device: only that one opens there.
    async with Client(server.base, made["table"], host.tokens[1]) as phone:
        await phone.until(lambda: 1 in phone.views)
        assert set(phone.views) == {1}
        assert not phone.welcome["host"]
        assert phone.views[1] == host.views[1]
        assert (await phone.ask("play", seat=0, decision="x", option="pass"))[
            "code"
        ] == "foreign_seat"
        client, seat = await next_decider([host]) or (host, 0)
        assert (await client.play(seat, client.options(seat)[0]))["op"] == "ack"
        await phone.until(lambda: phone.views[1] == host.views[1])
    await host.close()


async def test_guests_have_to_go_where_nobody_may_watch(server: Server) -> None:
    made = create(server.base, players=2, options={"spectators": False})
    host = await Client(server.base, made["table"], made["token"]).open()
    guest = await Client(server.base, made["table"]).open()
    assert guest.welcome["seats"] == []  # an invited guest of the lobby
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: 0 in host.views)
    await guest.until(lambda: guest.closing == "no_spectators")
    assert guest.views == {}
    await host.until(lambda: host.lobby["spectators"] == 0)
    await host.close()


async def test_a_kicked_guest_cannot_come_back_with_the_old_token(server: Server) -> None:
    made = create(server.base, players=2)
    host = await Client(server.base, made["table"], made["token"]).open()
    guest = await Client(server.base, made["table"]).open()
    assert (await guest.ask("take", seat=1))["op"] == "ack"
    assert (await host.ask("set_seat", seat=1, kind="open"))["op"] == "ack"
    await guest.until(lambda: guest.welcome["seats"] == [])
    other = await Client(server.base, made["table"]).open()
    assert (await other.ask("take", seat=1))["op"] == "ack"
    async with Client(server.base, made["table"], *guest.tokens) as again:
        assert again.welcome["seats"] == []
    assert (await host.ask("set_seat", seat=0, kind="open"))["code"] == "host_stays"
    assert (await host.ask("leave", seat=0))["code"] == "host_stays"
    assert (await other.ask("leave", seat=1))["op"] == "ack"
    await other.until(lambda: other.welcome["seats"] == [])
    await close([host, guest, other])
