"""Playing over real sockets: whole games, the same view after a refresh, refusals."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import urllib.error
import urllib.request
import uuid
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from lockdown.kernel import replay as replays
from lockdown.server.client import Client
from lockdown.server.scratch import Server
from tests.server.tables import (
    asked,
    close,
    create,
    crew,
    next_decider,
    play_on,
    sees,
    settle,
    voting,
)

pytestmark = pytest.mark.anyio


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310
        text: str = answer.read().decode()
        return text


async def test_a_whole_game_of_people_and_its_replay(server: Server, tmp_path: Path) -> None:
    clients = await crew(server.base, 3)
    commitment = clients[0].lobby["commitment"]
    assert len(commitment) == 64
    assert clients[0].lobby["opened"] == ""
    told: list[tuple[int, str]] = []
    await play_on(clients, 5000, random.Random(1), told)
    await clients[0].until(lambda: bool(clients[0].lobby["opened"]))
    text = fetch(f"{server.base}/api/tables/{clients[0].table}/replay")
    again = replays.read(text)
    # Of two who are asked at once whether they interrupt, the later one may answer first; it is
    # asked anew when the earlier one does interrupt. Only such an answer is not in the replay.
    assert not Counter(again.moves) - Counter(told)
    withdrawn = Counter(told) - Counter(again.moves)
    assert all(option.split()[0] in ("decline", "react") for _, option in withdrawn), withdrawn
    assert again.game().digest == again.digest
    salt, seed = clients[0].lobby["opened"].split(":")
    assert again.dice is not None
    assert (again.dice.seal, again.dice.part) == (commitment, salt)
    assert again.seed == int(seed, 16)
    # The file that people download is bound to the seed that was promised.
    file = tmp_path / "game.txt"
    for words, code in ((text, 0), (text.replace(salt, "0" * len(salt)), 1)):
        file.write_text(words, "utf-8")
        verify = [sys.executable, "-m", "lockdown.cli", "replay", "--verify", str(file)]
        done = await asyncio.to_thread(subprocess.run, verify, capture_output=True, check=False)
        assert done.returncode == code, done
    film = json.loads(fetch(f"{server.base}/api/tables/{clients[0].table}/replay?eyes=open"))
    assert len(film["frames"]) == len(again.moves)
    assert len(film["start"]["hands"]) == 3
    eyes = json.loads(fetch(f"{server.base}/api/tables/{clients[0].table}/replay?eyes=1"))
    await settle(clients)
    assert len(eyes["events"]) + sum(len(f["events"]) for f in eyes["frames"]) == len(
        clients[1].events[1]
    )
    await close(clients)


async def test_patches_lead_to_the_same_view_as_a_refresh(server: Server) -> None:
    clients = await crew(server.base, 2)
    dice = random.Random(3)
    for _ in range(12):
        await play_on(clients, 6, dice)
        await next_decider(clients)
        for seat, client in enumerate(clients):
            async with Client(server.base, client.table, *client.tokens) as fresh:
                await fresh.until(partial(sees, fresh, seat))
                assert fresh.views[seat] == client.views[seat]
                assert fresh.events[seat] == client.events[seat]
                assert fresh.decisions[seat] == client.decisions[seat]
    await close(clients)


async def test_a_game_of_bots_plays_itself(server: Server) -> None:
    made = create(server.base, players=2, bots=["random"], start=True)
    async with Client(server.base, made["table"], made["token"]) as client:
        await client.until(lambda: 0 in client.views)
        await play_on([client], 40, random.Random(5))
        assert any(event["kind"] for event in client.events[0])


async def test_the_same_intent_twice_is_played_once(server: Server) -> None:
    clients = await crew(server.base, 2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    key, decision = uuid.uuid4().hex, client.decisions[seat]
    option = client.options(seat)[0]
    for _ in range(3):
        answer = await client.play(seat, option, id=key, decision=decision)
        assert answer["op"] == "ack"
    # Over another connection too, as after a lost acknowledgement.
    async with Client(server.base, client.table, *client.tokens) as second:
        answer = await second.play(seat, option, id=key, decision=decision)
        assert answer["op"] == "ack"
        report = await report_of(server, client)
        assert len(report["options"]) == 1
        answer = await second.play(seat, option, id=key, decision="0" * 20)
        assert answer["code"] == "id_used"
    await close(clients)


async def report_of(server: Server, client: Client) -> dict[str, list[str]]:
    from lockdown.server.client import post_json

    found: dict[str, list[str]] = await asyncio.to_thread(
        post_json,
        f"{server.base}/api/tables/{client.table}/report",
        {"token": client.tokens[0], "note": "x"},
    )
    return found


async def test_stale_foreign_and_out_of_turn(server: Server) -> None:
    clients = await crew(server.base, 2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    other = clients[1 - seat]
    option, decision = client.options(seat)[0], client.decisions[seat]
    # A foreign seat: refused before anything is looked at; nothing about its options is said.
    answer = await other.ask("play", seat=seat, decision=decision, option="nonsense")
    assert (answer["code"], answer["message"]) == ("foreign_seat", "that seat is not yours")
    # Out of turn, with the right id of somebody else's decision.
    answer = await other.ask("play", seat=1 - seat, decision=decision, option=option)
    assert answer["code"] == "stale"
    assert option not in answer["message"]
    # An option that is not there.
    answer = await client.play(seat, "move 999")
    assert answer["code"] == "illegal"
    seq = client.updates[seat]["seq"]
    assert (await client.play(seat, option))["op"] == "ack"
    # Stale: the fresh view comes with the refusal.
    answer = await client.ask("play", seat=seat, decision=decision, option=option)
    assert answer["code"] == "stale"
    await client.until(
        lambda: client.updates[seat]["seq"] > seq and bool(client.updates[seat]["view"])
    )
    await close(clients)


async def test_reconnect_in_the_middle_of_a_decision(server: Server) -> None:
    clients = await crew(server.base, 2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    decision, options = client.decisions[seat], client.options(seat)
    client.drop()
    other = clients[1 - seat]
    await other.until(lambda: not other.lobby["seats"][seat]["connected"])
    assert other.lobby["seats"][seat]["away_since"] > 0
    async with Client(server.base, client.table, *client.tokens) as back:
        await back.until(lambda: seat in back.views)
        assert back.decisions[seat] == decision
        assert back.options(seat) == options
        assert (await back.play(seat, options[0]))["op"] == "ack"
        await other.until(lambda: other.lobby["seats"][seat]["connected"])
    await other.close()


async def test_two_tabs_see_the_same(server: Server) -> None:
    clients = await crew(server.base, 2)
    async with Client(server.base, clients[0].table, *clients[0].tokens) as tab:
        await tab.until(lambda: 0 in tab.views)
        await play_on(clients, 15, random.Random(9))
        await tab.until(lambda: tab.views[0] == clients[0].views[0])
        assert tab.events[0] == clients[0].events[0]
    await close(clients)


async def test_undo_alone_and_by_consent(server: Server) -> None:
    dice = random.Random(4)
    done: set[str] = set()
    for _ in range(6):
        clients = await crew(server.base, 2)
        while done != {"alone", "vote"} and await play_on(clients, 1, dice):
            for seat, client in enumerate(clients):
                how = client.updates[seat]["undo"]
                if how and how not in done:
                    await take_back(clients, seat, how)
                    done.add(how)
                    break
        await close(clients)
        if done == {"alone", "vote"}:
            return
    raise AssertionError(f"only {done} could be tried")


async def take_back(clients: list[Client], seat: int, how: str) -> None:
    """Undo the last option; the decision comes back under another name, the log is shorter."""
    client, other = clients[seat], clients[1 - seat]
    count = len(client.events[seat])
    old = client.decisions[seat] or other.decisions[1 - seat]
    assert (await client.ask("undo", seat=seat))["op"] == "ack"
    if how == "vote":
        await other.until(partial(voting, other, "undo"))
        answer = await other.ask("vote", seat=1 - seat, about="undo", choice="yes", of=seat)
        assert answer["op"] == "ack"
        await other.until(partial(voting, other, ""))
    else:
        await client.until(partial(asked, client, seat))
    await settle(clients)
    assert len(client.events[seat]) <= count
    assert old not in (client.decisions[seat], other.decisions[1 - seat])


async def test_rematch_keeps_the_crew(server: Server) -> None:
    clients = await crew(server.base, 2)
    assert (await clients[0].ask("rematch"))["code"] == "not_over"
    await play_on(clients, 5000, random.Random(2))
    await clients[0].until(lambda: clients[0].lobby["state"] == "over")
    assert (await clients[1].ask("rematch"))["code"] == "host_only"
    assert (await clients[0].ask("rematch"))["op"] == "ack"
    await clients[1].until(lambda: bool(clients[1].lobby["rematch"]))
    again = clients[1].lobby["rematch"]
    async with Client(server.base, again, *clients[1].tokens) as client:
        assert client.welcome["seats"] == [1]
        assert client.lobby["state"] == "lobby"
    await close(clients)


async def test_a_table_against_intruders(server: Server) -> None:
    """LD-NIN-01: who hunts the crew is said when the table is made, and stays so."""
    made = create(server.base, players=3, bots=["random", "rookie"], enemies="intruders")
    host = await Client(server.base, made["table"], made["token"]).open()
    assert (await host.ask("set_table", players=2, options={}))["op"] == "ack"
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: 0 in host.views)
    assert host.views[0]["enemies"] == "intruders"
    assert "adult_2_4" not in {**host.views[0]["bag"], **host.views[0]["outside"]}
    await close([host])
    with pytest.raises(urllib.error.HTTPError) as refused:
        create(server.base, players=3, enemies="robots")
    assert refused.value.code == 400


async def test_a_table_on_the_surface_of_mars(server: Server) -> None:
    """LD-SRF-01: the wire carries the rover, the tokens outside and every crossroads."""
    made = create(server.base, players=3, bots=["random", "rookie"], board="surface")
    host = await Client(server.base, made["table"], made["token"]).open()
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: 0 in host.views)
    view = host.views[0]
    assert view["board"] == "surface"
    assert (view["rover"], view["open_tokens"]) == (16, [7, 28, 29, 30])
    assert [room["slot"] for room in view["rooms"]] == list(range(1, 31))
    await close([host])


async def test_a_table_with_guests(server: Server) -> None:
    """LD-NCH-01: the draft offers the original character of each colour, and the view says so."""
    made = create(server.base, players=1, guests=True, enemies="intruders")
    host = await Client(server.base, made["table"], made["token"]).open()
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(partial(asked, host, 0))
    assert host.views[0]["guests"] is True
    offered = [option.removeprefix("character ") for option in host.options(0)]
    assert len(offered) == 4
    guests = {"captain", "pilot", "mechanic", "soldier", "scout", "scientist"}
    assert len(guests & set(offered)) == 2
    await close([host])
