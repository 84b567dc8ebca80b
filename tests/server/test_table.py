"""Around the game: the lobby, talk, absence, clocks, reaction windows."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from lockdown.kernel.game import Game
from lockdown.server import windows
from lockdown.server.client import Client
from lockdown.server.clock import now_ms
from lockdown.server.scratch import Server
from tests.server.tables import close, create, crew, next_decider, play_on, settle, voting

pytestmark = pytest.mark.anyio


# ---- lobby


async def test_take_leave_swap_and_host_powers(server: Server) -> None:
    made = create(server.base, players=3)
    host = await Client(server.base, made["table"], made["token"]).open()
    guest = await Client(server.base, made["table"]).open()
    assert host.welcome["host"]
    assert guest.welcome["seats"] == []
    assert (await guest.ask("take", seat=0))["code"] == "taken"
    assert (await guest.ask("take", seat=7))["code"] == "no_seat"
    assert (await guest.ask("take", seat=1, name="<b>Bo</b>\n"))["op"] == "ack"
    assert guest.lobby["seats"][1]["name"] == "<b>Bo</b>"
    assert (await guest.ask("swap", seat=1, other=2))["op"] == "ack"
    await guest.until(lambda: guest.welcome["seats"] == [2])
    assert (await guest.ask("swap", seat=2, other=0))["code"] == "host_only"
    assert (await guest.ask("start"))["code"] == "host_only"
    assert (await guest.ask("set_seat", seat=1, kind="bot"))["code"] == "host_only"
    assert (await host.ask("set_seat", seat=1, kind="bot", bot="random"))["op"] == "ack"
    assert (await host.ask("set_seat", seat=2, kind="hotseat"))["op"] == "ack"
    await guest.until(lambda: guest.welcome["seats"] == [])
    assert host.welcome["seats"] == [0, 2]
    # The seat's old token opens nothing any more.
    async with Client(server.base, made["table"], *guest.tokens) as again:
        assert again.welcome["seats"] == []
    bad = {"pace": "live", "clock": "never"}
    assert (await host.ask("set_table", players=3, options=bad))["code"] == "bad_options"
    assert (await host.ask("set_table", players=2, options={}))["code"] == "taken"
    assert (await host.ask("start"))["op"] == "ack"
    await host.until(lambda: set(host.views) == {0, 2})
    assert (await host.ask("start"))["code"] == "started"
    await close([host, guest])


async def test_options_decide_who_may_watch(server: Server) -> None:
    made = create(server.base, players=2, bots=["random"], start=True)
    async with Client(server.base, made["table"]) as spectator:
        await spectator.until(lambda: -1 in spectator.views)
        view = spectator.views[-1]
        assert view["seat"] is None
        assert view["me"] is None
        assert view["decision"] is None
        assert (await spectator.ask("play", seat=0, decision="", option="pass"))[
            "code"
        ] == "foreign_seat"


# ---- talk


async def test_whispers_are_seen_not_heard(server: Server) -> None:
    clients = await crew(server.base, 3)
    a, b, c = clients
    spectator = await Client(server.base, a.table).open()
    word = "I saw a yellow contingency"
    assert (await a.ask("say", seat=0, channel="whisper", to=1, text=word))["op"] == "ack"
    await b.until(lambda: any(line["text"] == word for line in b.said))
    for other in (c, spectator):
        await other.until(lambda o=other: any(x["channel"] == "whisper" for x in o.said))  # type: ignore[misc]
        line = next(x for x in other.said if x["channel"] == "whisper")
        assert (line["seat"], line["to"]) == (0, 1)
        assert (line["text"], line["phrase"], line["emote"]) == ("", "", "")
    assert (await a.ask("say", seat=1, text="as B"))["code"] == "foreign_seat"
    assert (await a.ask("say", seat=0, channel="dead", text="boo"))["code"] == "still_alive"
    assert (await a.ask("say", seat=-1, channel="dead", text="boo"))["code"] == "foreign_seat"
    assert (await spectator.ask("say", seat=-1, text="hi"))["code"] == "spectators_watch"
    assert (await spectator.ask("say", seat=-1, channel="dead", text="hi"))["op"] == "ack"
    assert (await a.ask("say", seat=0, text="  "))["code"] == "empty"
    assert (await a.ask("say", seat=0, phrase="<script>"))["code"] == "bad_phrase"
    assert (await a.ask("say", seat=0, text="x" * 900))["op"] == "ack"
    await c.until(lambda: any(len(line["text"]) == 500 for line in c.said))
    assert not any(line["channel"] == "dead" for line in c.said)
    # Line numbers are the listener's own: no gap tells of what was not heard.
    assert [line["n"] for line in c.said] == list(range(1, len(c.said) + 1))
    await close([*clients, spectator])


async def test_hidden_whispers_leave_no_trace(server: Server) -> None:
    clients = await crew(server.base, 3, whispers_shown=False)
    await clients[0].ask("say", seat=0, channel="whisper", to=1, text="psst")
    await clients[0].ask("say", seat=0, text="hello")
    await clients[2].until(lambda: bool(clients[2].said))
    assert [(x["n"], x["text"]) for x in clients[2].said] == [(1, "hello")]
    await close(clients)


# ---- absence


async def test_the_others_vote_about_an_absent_player(server: Server) -> None:
    clients = await crew(server.base, 3)
    gone, seat = await next_decider(clients) or (clients[0], 0)
    others = [c for c in clients if c is not gone]
    gone.drop()
    for other in others:
        await other.until(lambda o=other: voting(o, "absent"))  # type: ignore[misc]
    voters = [next(s for s in range(3) if clients[s] is other) for other in others]
    assert others[0].votes[0]["seat"] == seat
    answer = await others[0].ask("vote", seat=voters[0], about="absent", choice="still", of=seat)
    assert answer["op"] == "ack"
    assert others[0].lobby["seats"][seat]["stand_in"] == ""
    answer = await others[1].ask("vote", seat=voters[1], about="absent", choice="still", of=seat)
    assert answer["op"] == "ack"
    await others[0].until(lambda: others[0].lobby["seats"][seat]["stand_in"] == "still")
    # The table goes on: the character stands still.
    assert await next_decider(others) is not None
    await play_on(others, 6, random.Random(2))
    async with Client(server.base, gone.table, *gone.tokens) as back:
        assert (await back.ask("take_over", seat=seat))["op"] == "ack"
        await others[0].until(lambda: others[0].lobby["seats"][seat]["stand_in"] == "")
        assert (await back.ask("take_over", seat=seat))["code"] == "not_away"
    await close(others)


async def test_leaving_for_good_hands_the_seat_to_a_bot(server: Server) -> None:
    clients = await crew(server.base, 2)
    assert (await clients[0].ask("leave", seat=0))["op"] == "ack"
    await clients[1].until(lambda: voting(clients[1], "absent"))
    answer = await clients[1].ask("vote", seat=1, about="absent", choice="bot")
    assert answer["op"] == "ack"
    await clients[1].until(lambda: clients[1].lobby["seats"][0]["stand_in"] == "bot")
    await play_on([clients[1]], 8, random.Random(2))
    await close(clients)


async def test_a_clock_asks_the_others(server: Server) -> None:
    clients = await crew(server.base, 2, clock="decision", clock_seconds=4)
    slow, seat = await next_decider(clients) or (clients[0], 0)
    other = clients[1 - seat]
    if slow.views[seat]["decision"]["secret"]:
        await play_on(clients, 2, random.Random(1))
        slow, seat = await next_decider(clients) or (clients[0], 0)
        other = clients[1 - seat]
    await settle(clients)
    assert other.updates[1 - seat]["deadline"] == slow.updates[seat]["deadline"] > 0
    await other.until(lambda: voting(other, "absent"))
    assert (await other.ask("vote", seat=1 - seat, about="absent", choice="wait"))["op"] == "ack"
    await other.until(lambda: voting(other, ""))
    assert other.lobby["seats"][seat]["stand_in"] == ""
    await close(clients)


# ---- reaction windows


def windowed_game() -> Game:
    """A game of four in which a reaction window for more than one seat is open."""
    from lockdown import Setup

    for seed in range(50):
        game = Game.new(Setup(players=4), seed)
        dice = random.Random(seed)
        for _ in range(120):
            if game.decision is None:
                break
            window = windows.look(game)
            if window is not None and len(window.questions) > 1:
                return game
            game.play(dice.choice(list(game.options)))
    raise AssertionError("no window found")


def test_a_window_asks_all_at_once_and_rolls_nothing() -> None:
    game = windowed_game()
    window = windows.look(game)
    assert window is not None
    rng = game.table.rng
    for question in window.questions:
        assert question.game.table.rng == rng
        assert question.game.decision is not None
        assert question.game.decision.seat == question.seat
        # Looking ahead shows a seat its own question, and nothing else that it did not see.
        before, ahead = game.view(question.seat), question.game.view(question.seat)
        for name in before.__struct_fields__:
            if name != "decision":
                assert getattr(before, name) == getattr(ahead, name), name
    assert game.table.rng == rng


async def play_to_window(clients: list[Client], dice: random.Random) -> bool:
    """Play until a reaction window is open for all to see; False if the game ends before."""
    while True:
        if any(c.views[s]["asking"] == "table" for s, c in enumerate(clients)) and all(
            c.updates[s]["deadline"] for s, c in enumerate(clients)
        ):
            return True
        if await play_on(clients, 1, dice) == 0:
            return False


async def test_windows_last_equally_long_whatever_is_answered(server: Server) -> None:
    dice = random.Random(11)
    seen = answered = 0
    for _ in range(20):
        clients = await crew(server.base, 2, reaction_seconds=3)
        while (seen < 3 or not answered) and await play_to_window(clients, dice):
            ends = clients[0].updates[0]["deadline"]
            assert clients[1].updates[1]["deadline"] == ends
            for seat in (0, 1):
                if clients[seat].decisions[seat] and answered % 2 == 0:
                    frames: list[str] = []
                    clients[1 - seat].frames = frames
                    answer = await clients[seat].play(seat, "decline")
                    await clients[1 - seat].settle()
                    clients[1 - seat].frames = None
                    if now_ms() > ends:
                        break  # a busy machine: it closed before the answer was there
                    assert answer["op"] == "ack"
                    assert news(frames) == []  # nobody learns that an answer was given
                    answered += 1
            await clients[0].until(partial(other_deadline, clients[0], ends))
            # By the server's clock, which is this machine's: no answer ends it early.
            assert now_ms() >= ends - 20
            seen += 1
        await close(clients)
        if seen >= 3 and answered:
            break
    assert seen >= 3
    assert answered


def news(frames: list[str]) -> list[str]:
    """Frames but for the answers to pings."""
    return [frame for frame in frames if not frame.startswith('{"op":"pong"')]


def other_deadline(client: Client, ends: int) -> bool:
    return bool(client.updates[0]["deadline"] != ends)


async def test_quiet_is_private_and_ends(server: Server) -> None:
    clients = await crew(server.base, 2)
    other = clients[1]
    await settle(clients)
    seen = len(other.updates)
    frames: list[str] = []
    other.frames = frames
    assert (await clients[0].ask("quiet", seat=0, until="round"))["op"] == "ack"
    assert (await clients[0].ask("quiet", seat=0, until="tomorrow"))["code"] == "malformed"
    await settle(clients)
    assert news(frames) == []
    assert len(other.updates) == seen
    await close(clients)


def test_correspondence_windows_close_at_a_random_moment() -> None:
    class Stub:
        secret, undone, since = "s", 0, now_ms()
        game: Any = type("G", (), {"version": 7})

        class options:  # noqa: N801
            pace, reaction_seconds = "correspondence", 6

        def people(self) -> int:
            return 3

    stub = Stub()
    times = set()
    for secret in map(str, range(40)):
        stub.secret = secret
        closing = windows.closes(stub)  # type: ignore[arg-type]
        assert 60_000 <= closing - stub.since < 1_800_000
        times.add(closing)
    assert len(times) > 35
