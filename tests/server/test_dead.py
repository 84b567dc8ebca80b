"""The dead talk among themselves: nobody who is still in the game hears them, in any tab."""

from __future__ import annotations

from typing import Any

import pytest

from lockdown.kernel.game import Game, Setup
from lockdown.server import protocol as p
from lockdown.server import talk
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store
from lockdown.state import keys

pytestmark = pytest.mark.anyio


async def table(hub: Hub, dead: set[int]) -> LiveTable:
    """Three people in a game, of whom some are dead."""
    made = await hub.create(p.CreateTable(players=3))
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind, seat.name = "person", f"P{seat.seat}"
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    live.state, live.game = "playing", Game.new(Setup(players=3), 1)
    for seat_number in dead:
        live.game.table.place[seat_number] = keys.DEAD
    return live


class Ear:
    """A connection and the words that it heard."""

    def __init__(self, live: LiveTable, *seats: int) -> None:
        self.frames: list[Any] = []
        self.line = Connection(self.frames.append, seats=set(seats))
        live.connections.add(self.line)

    def words(self) -> list[str]:
        return [line.text for m in self.frames if isinstance(m, p.Said) for line in m.lines]


async def test_a_second_tab_of_the_living_hears_nothing(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await table(hub, {1, 2})
    ears = {
        "dead": Ear(live, 1),
        "other dead": Ear(live, 2),
        "both dead, hot-seat": Ear(live, 1, 2),
        "alive": Ear(live, 0),
        "alive and dead, hot-seat": Ear(live, 0, 1),
        "without a seat": Ear(live),  # a spectator, or the living one's second tab
    }
    dead, spectator = ears["dead"].line, ears["without a seat"].line
    for who, said in (
        (dead, p.Say(1, "dead", text="the active one is red")),
        (spectator, p.Say(-1, "dead", text="what a game")),
    ):
        await hub.say(live, talk.line_of(live, who, said))
    secret, watching = "the active one is red", "what a game"
    heard = {name: ear.words() for name, ear in ears.items()}
    assert heard == {
        "dead": [secret, watching],
        "other dead": [secret, watching],
        "both dead, hot-seat": [secret, watching],
        "alive": [],
        "alive and dead, hot-seat": [],
        "without a seat": [watching],
    }
    # The same to whoever comes later, and the numbers of lines do not tell of others.
    late = talk.lines_for(live, Ear(live).line)
    assert [(line.n, line.text) for line in late] == [(1, watching)]
    # After the end everybody may read it.
    live.state = "over"
    assert [line.text for line in talk.lines_for(live, Ear(live).line)] == [secret, watching]
    await store.close()


async def test_who_may_speak_there(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await table(hub, {1})
    for seats, said, code in (
        ((0,), p.Say(0, "dead", text="x"), "still_alive"),
        ((1,), p.Say(1, "table", text="x"), "out_of_play"),
        ((1,), p.Say(1, "whisper", to=0, text="x"), "out_of_play"),
        ((), p.Say(-1, "table", text="x"), "spectators_watch"),
    ):
        with pytest.raises(Refusal) as refused:
            talk.line_of(live, Ear(live, *seats).line, said)
        assert refused.value.code == code
    await store.close()
