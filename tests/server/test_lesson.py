"""A lesson over real sockets: start to end, mistakes, chapters, and on with real dice."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any

import pytest

from lockdown.server.client import Client, post_json
from lockdown.server.scratch import Server
from tests.server.tables import close, create, next_decider

pytestmark = pytest.mark.anyio


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310
            found: int = answer.status
            return found
    except urllib.error.HTTPError as error:
        with error:
            return error.code


async def learner(server: Server, mode: str = "tutorial", **setup: str) -> Client:
    made = create(server.base, mode=mode, **setup)
    client = await Client(server.base, made["table"], made["token"]).open()
    await client.until(lambda: 0 in client.updates)
    return client


def lesson(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.updates[0]["lesson"]
    return found


async def act(client: Client, what: str, **more: Any) -> dict[str, Any]:
    answer = await client.ask("lesson", seat=0, act=what, **more)
    assert answer["op"] == "ack", answer
    return lesson(client)


async def step(client: Client) -> None:
    """Do what the lesson outlines."""
    now = lesson(client)
    if now["tap"]:
        await act(client, "go_on")
        return
    answer = await client.play(0, now["allowed"][0])
    assert answer["op"] == "ack", answer


async def to(client: Client, wanted: str) -> None:
    while lesson(client)["step"] != wanted:
        await step(client)


async def test_from_start_to_end(server: Server) -> None:
    client = await learner(server)
    assert client.lobby["state"] == "playing"
    seen = []
    while not lesson(client)["over"]:
        now = lesson(client)
        if now["step"] not in seen:
            seen.append(now["step"])
        legal = client.options(0)
        assert set(now["allowed"]) <= set(legal)
        assert bool(legal) is not bool(now["tap"])
        assert client.updates[0]["hints"] == []
        await step(client)
        assert now["roads"] == []
    assert len(seen) > 60
    assert client.views[0]["result"]["winners"] == [0]
    assert [e["n"] for e in client.events[0]] == list(range(len(client.events[0])))
    # What was not chosen is told, and its step opens again; no other step does.
    assert [road["step"] for road in lesson(client)["roads"]] == ["5.3", "6.4", "8.6", "10.1"]
    refused = await client.ask("lesson", seat=0, act="step", option="1.1")
    assert refused["code"] == "malformed"
    assert (await act(client, "step", option="8.6"))["step"] == "8.6"
    await close([client])


@pytest.mark.parametrize(("mode", "steps"), [("tutorial", 65), ("tutorial_short", 40)])
async def test_the_lesson_of_the_original_game(server: Server, mode: str, steps: int) -> None:
    """From start to end on both roads; every line has a voice, and the pods' alarm is heard."""
    client = await learner(server, mode, game="nemesis")
    assert client.views[0]["game"] == "nemesis"
    seen, asides, moods = [], set(), set()
    while not lesson(client)["over"]:
        now = lesson(client)
        if now["step"] not in seen:
            seen.append(now["step"])
        assert (now["voice"], now["chapters"]) == ("KEEL", 9)
        asides |= {now["aside"]} - {""}
        moods |= set(now["mood"])
        legal = client.options(0)
        assert set(now["allowed"]) <= set(legal)
        assert bool(legal) is not bool(now["tap"])
        await step(client)
    assert len(seen) > steps
    assert len(asides) == (8 if mode == "tutorial_short" else 0)
    assert moods == {"alarm", "pod"}
    assert client.views[0]["result"]["winners"] == [0]
    assert client.views[0]["result"]["destination"] == "earth"
    assert [road["step"] for road in lesson(client)["roads"]] == ["2.5", "5.5"]
    assert (await act(client, "step", option="5.5"))["step"] == "5.5"
    await close([client])


async def test_the_original_game_is_played_on(server: Server) -> None:
    """From a chapter of the short road with real dice, to the end, and then tried again."""
    client = await learner(server, "tutorial_short", game="nemesis")
    await act(client, "chapter", chapter=7)
    answer = await client.ask("lesson", seat=0, act="play_on")
    assert answer["op"] == "ack"
    assert lesson(client) is None
    assert [seat["bot"] for seat in client.lobby["seats"]] == ["", "regular", "regular"]
    assert client.updates[0]["hints"] != []
    for _ in range(300):
        found = await next_decider([client])
        if found is None:
            break
        options = client.options(0)
        await client.play(0, "pass" if "pass" in options else options[-1])
    await client.until(lambda: client.lobby["state"] == "over")
    assert client.lobby["replay"] is False
    again = post_json(
        f"{server.base}/api/tables/{client.table}/again", {"token": client.tokens[0], "move": 3}
    )
    other = await Client(server.base, again["table"], again["token"]).open()
    await other.until(lambda: 0 in other.updates)
    assert other.views[0]["game"] == "nemesis"
    assert other.options(0)
    await close([client, other])


async def test_a_game_without_a_lesson_is_refused(server: Server) -> None:
    with pytest.raises(OSError, match="400"):
        create(server.base, mode="tutorial", game="chess")


async def test_the_die_is_shown_when_it_is_rolled(server: Server) -> None:
    client = await learner(server)
    await to(client, "2.1")
    assert client.views[0]["noise"] == []
    assert "noise_rolled" not in {e["kind"] for e in client.events[0]}
    await act(client, "go_on")
    assert client.views[0]["noise"] == ["002-003"]
    assert client.events[0][-1]["kind"] == "noise_placed"
    await close([client])


async def test_a_wrong_try_is_answered_and_costs_nothing(server: Server) -> None:
    client = await learner(server)
    before = client.views[0]["crew"]
    for tries in (1, 2):
        answer = await client.play(0, "move 001")
        assert answer["op"] == "ack"
        now = lesson(client)
        assert (now["step"], now["answer"], now["answer_rule"], now["tries"]) == (
            "1.1",
            "tut-no-room",
            "LD-MOV-04",
            tries,
        )
    assert client.views[0]["crew"] == before
    assert "do_it" in lesson(client)["buttons"]
    assert (await act(client, "try", option="move 019"))["answer"] == "tut-no-far"
    now = await act(client, "do_it")
    assert (now["step"], now["answer"], now["tries"]) == ("1.2", "", 0)
    assert (await client.play(0, "move 019"))["op"] == "error"
    await close([client])


async def test_back_undo_and_chapters(server: Server) -> None:
    client = await learner(server)
    await step(client)
    assert client.updates[0]["undo"] == "alone"
    assert (await client.ask("undo", seat=0))["op"] == "ack"
    assert lesson(client)["step"] == "1.1"
    await to(client, "3.4")
    heard = len(client.events[0])
    assert (await act(client, "back"))["step"] == "3.1"
    assert len(client.events[0]) < heard
    assert (await act(client, "skip"))["step"] == "4.1"
    assert (await act(client, "chapter", chapter=9))["step"] == "9.1"
    assert (await client.ask("lesson", seat=0, act="chapter", chapter=11))["op"] == "error"
    again = await Client(server.base, client.table, client.tokens[0]).open()
    await again.until(lambda: 0 in again.updates)
    assert lesson(again) == lesson(client)
    assert again.views[0] == client.views[0]
    assert again.events[0] == client.events[0]
    await close([client, again])


async def test_resumed_after_a_restart(sqlite_url: str) -> None:
    with Server(sqlite_url) as first:
        client = await learner(first)
        await to(client, "6.5")
        table, token = client.table, client.tokens[0]
        view, now, events = client.views[0], lesson(client), client.events[0]
        await close([client])
    with Server(sqlite_url) as second:
        client = await Client(second.base, table, token).open()
        await client.until(lambda: 0 in client.updates)
        assert (client.views[0], lesson(client), client.events[0]) == (view, now, events)
        await close([client])


async def test_play_on_with_real_dice(server: Server) -> None:
    client = await learner(server)
    await act(client, "chapter", chapter=7)
    hand, heard = client.views[0]["me"]["hand"], len(client.events[0])
    answer = await client.ask("lesson", seat=0, act="play_on")
    assert answer["op"] == "ack"
    assert lesson(client) is None
    assert client.views[0]["me"]["hand"] == hand
    assert len(client.events[0]) == heard
    assert [seat["bot"] for seat in client.lobby["seats"]] == ["", "regular", "regular"]
    assert client.updates[0]["hints"] != []
    for _ in range(300):
        found = await next_decider([client])
        if found is None:
            break
        options = client.options(0)
        await client.play(0, "pass" if "pass" in options else options[-1])
    await client.until(lambda: client.lobby["state"] == "over")
    assert (await client.ask("lesson", seat=0, act="go_on"))["code"] == "no_lesson"
    assert status(f"{server.base}/api/tables/{client.table}/replay") >= 400
    assert client.lobby["replay"] is False
    await close([client])


async def test_nobody_looks_on(server: Server) -> None:
    client = await learner(server)
    stranger = await Client(server.base, client.table).open()
    assert stranger.errors
    await close([client, stranger])
