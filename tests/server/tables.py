"""Helpers: tables with people, and people who play at random."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

from lockdown.server.client import Client, post_json


def create(base: str, **body: Any) -> dict[str, Any]:
    """A new table."""
    made: dict[str, Any] = post_json(f"{base}/api/tables", {"name": "Ann", **body})
    return made


async def crew(base: str, people: int, **options: Any) -> list[Client]:
    """A started table with that many people, each on a connection of their own; A is the host."""
    made = create(base, players=people, options={"reaction_seconds": 0, **options})
    clients = [await Client(base, made["table"], made["token"]).open()]
    for seat in range(1, people):
        client = await Client(base, made["table"]).open()
        answer = await client.ask("take", seat=seat, name=f"P{seat}")
        assert answer["op"] == "ack", answer
        clients.append(client)
    answer = await clients[0].ask("start")
    assert answer["op"] == "ack", answer
    for seat, client in enumerate(clients):
        await client.until(partial(sees, client, seat))
    return clients


def sees(client: Client, seat: int) -> bool:
    """Whether a seat has got its view."""
    return seat in client.views


def asked(client: Client, seat: int) -> bool:
    """Whether a seat has something to decide."""
    return bool(client.decisions.get(seat))


def voting(client: Client, about: str) -> bool:
    """Whether a vote is running; with an empty word: whether none is."""
    running = [vote["about"] for vote in client.votes]
    return about in running if about else not running


def decider(clients: list[Client]) -> tuple[Client, int] | None:
    """Who can decide now."""
    for client in clients:
        for seat, decision in client.decisions.items():
            if decision and client.options(seat):
                return client, seat
    return None


async def play_on(
    clients: list[Client],
    moves: int,
    dice: random.Random,
    told: list[tuple[int, str]] | None = None,
) -> int:
    """Play so many options at random; returns how many were played before the end.

    Afterwards everybody has been told of all of them (of other workers' moves as soon as may be).
    `told` takes down who answered what.
    """
    done = 0
    while done < moves:
        found = await next_decider(clients)
        if found is None:
            return done
        client, seat = found
        decision = client.decisions[seat]
        option = dice.choice(client.options(seat))
        answer = await client.play(seat, option)
        if answer.get("code") == "stale":
            # Another worker has closed the question; this one's client will hear of it.
            await client.until(partial(other_than, client, seat, decision))
            continue
        assert answer["op"] == "ack", answer
        if told is not None:
            told.append((seat, option))
        await settle(clients)
        done += 1
    return done


def other_than(client: Client, seat: int, decision: str) -> bool:
    """Whether a seat is no longer asked this question."""
    return client.decisions[seat] != decision


async def settle(clients: list[Client]) -> None:
    """Wait until everybody has heard what their server has told them so far.

    An answer says that something is done, not that the others have got the news.
    """
    for client in clients:
        await client.settle()


async def next_decider(clients: list[Client]) -> tuple[Client, int] | None:
    """Wait until somebody can decide; None when the game is over."""
    async with asyncio.timeout(60):
        while True:
            if any(client.lobby["state"] == "over" for client in clients):
                return None
            found = decider(clients)
            if found is not None:
                return found
            await asyncio.sleep(0.002)


async def close(clients: list[Client]) -> None:
    """Everybody goes."""
    for client in clients:
        await client.close()
