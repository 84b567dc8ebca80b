"""Another try: from before the fatal choice, or from any moment of a finished game."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from lockdown import Game, Setup, games
from lockdown.server.again import before_the_fatal_choice
from lockdown.server.client import Client, post_json
from lockdown.server.scratch import Server
from tests.server.tables import asked, close, create

pytestmark = pytest.mark.anyio


def fatal_game(name: str) -> tuple[Game, list[tuple[int, str]], int, int]:
    """A game at its beginning, its moves, a seat that dies in it, and the move that kills it."""
    for seed in range(60):
        game = Game.new(Setup(players=3, game=name), seed)
        start, dice, moves = game.clone(), random.Random(seed), []
        for number in range(500):
            if game.decision is None:
                break
            option = dice.choice(list(game.options))
            moves.append((game.decision.seat, str(option)))
            for event in game.play(option):
                if event.kind == "died" and game.decision is not None:
                    return start, moves, event.args[0], number
    raise AssertionError("nobody died")


@pytest.mark.parametrize("name", games.load())
def test_the_fatal_choice_is_the_last_step_before_the_death(name: str) -> None:
    start, moves, seat, fatal = fatal_game(name)
    step = before_the_fatal_choice(start.clone(), moves, seat)
    assert step <= fatal
    assert moves[step][0] == seat
    for _, option in moves[:step]:
        start.play(option)
    assert start.decision is not None
    assert (start.decision.seat, start.decision.kind) == (seat, "action")
    assert start.view(None).crew[seat].place != "dead"


async def post_again(server: Server, table: str, **body: Any) -> dict[str, Any]:
    made: dict[str, Any] = post_json(f"{server.base}/api/tables/{table}/again", body)
    return made


async def play_until(client: Client, dice: random.Random, done: Any) -> bool:
    """Play at random until something is true; says whether it became true."""
    for _ in range(600):
        await client.until(lambda: bool(client.decisions[0]) or done())
        if done():
            return True
        old = client.decisions[0]
        options = client.options(0)
        assert (await client.play(0, dice.choice(options)))["op"] == "ack"
        await client.until(lambda o=old: client.decisions[0] != o or done())  # type: ignore[misc]
        if client.views[0]["result"]:
            return bool(done())
    return False


async def test_a_dead_player_among_bots_tries_again(server: Server) -> None:
    for seed in range(12):
        made = create(
            server.base, players=3, bots=["random"] * 2, start=True,
            options={"reaction_seconds": 0},
        )  # fmt: skip
        client = await Client(server.base, made["table"], made["token"]).open()
        await client.until(partial(asked, client, 0))
        with pytest.raises(OSError, match="409"):
            await post_again(server, made["table"], token=made["token"])
        dead = lambda c=client: c.views[0]["crew"][0]["place"] == "dead"  # noqa: E731
        if not await play_until(client, random.Random(seed), dead):
            await close([client])
            continue
        told = len(client.events[0])
        again = await post_again(server, made["table"], token=made["token"])
        assert again["table"] != made["table"]
        other = await Client(server.base, again["table"], again["token"]).open()
        await other.until(partial(asked, other, again["seat"]))
        seat = again["seat"]
        assert other.views[seat]["crew"][seat]["place"] == "room"
        assert other.views[seat]["decision"]["kind"] in ("action", "end_of_turn")
        assert 0 < len(other.events[seat]) < told
        assert other.lobby["replay"] is False
        kinds = [s["kind"] for s in other.lobby["seats"]]
        assert kinds == ["person", "bot", "bot"]
        # It is a table like any other: it is played, and opened again.
        option = other.options(seat)[0]
        assert (await other.play(seat, option))["op"] == "ack"
        twice = await Client(server.base, again["table"], again["token"]).open()
        await twice.until(lambda t=twice, s=seat: s in t.views)  # type: ignore[misc]
        await close([client, other, twice])
        return
    raise AssertionError("nobody died")


async def test_after_the_end_anybody_goes_on_from_any_moment(server: Server) -> None:
    made = create(
        server.base, players=2, bots=["random"], start=True, options={"reaction_seconds": 0}
    )
    client = await Client(server.base, made["table"], made["token"]).open()
    over = lambda: bool(client.views[0]["result"])  # noqa: E731
    await client.until(partial(asked, client, 0))
    await play_until(client, random.Random(1), over)
    await client.until(lambda: client.lobby["state"] == "over")
    again = await post_again(server, made["table"], seat=1, move=12)
    other = await Client(server.base, again["table"], again["token"]).open()
    await other.until(lambda: 1 in other.views)
    assert again["seat"] == 1
    assert [s["kind"] for s in other.lobby["seats"]] == ["bot", "person"]
    # And once more from the new table, further back than it began.
    with pytest.raises(OSError, match="40"):
        await post_again(server, again["table"], seat=1, move=3)
    for bad in ({"seat": 7}, {"move": 100_000}):
        with pytest.raises(OSError, match="400"):
            await post_again(server, made["table"], **bad)
    await close([client, other])


async def test_a_learner_who_played_on_and_died_tries_again(server: Server) -> None:
    """A game that went on from the lesson has no seed of its own, and can be gone back in too."""
    for seed in range(12):
        made = create(server.base, players=3, mode="tutorial")
        client = await Client(server.base, made["table"], made["token"]).open()
        await client.until(lambda c=client: 0 in c.views)  # type: ignore[misc]
        assert (await client.ask("lesson", seat=0, act="chapter", chapter=6))["op"] == "ack"
        assert (await client.ask("lesson", seat=0, act="play_on"))["op"] == "ack"
        dead = lambda c=client: c.views[0]["crew"][0]["place"] == "dead"  # noqa: E731
        if not await play_until(client, random.Random(seed), dead):
            await close([client])
            continue
        again = await post_again(server, made["table"], token=made["token"])
        other = await Client(server.base, again["table"], again["token"]).open()
        await other.until(partial(asked, other, 0))
        assert other.views[0]["crew"][0]["place"] == "room"
        await close([client, other])
        return
    raise AssertionError("nobody died")
