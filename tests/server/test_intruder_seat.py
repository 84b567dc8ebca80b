"""A seat that goes on as the Intruder (NM-INT) on the server: talk, stand-ins, the film after."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.kernel import replay
from lockdown.server import again, films, talk
from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store
from lockdown.server.wire import encoder
from lockdown.sim.play import Memory, bot
from lockdown.state import keys

pytestmark = pytest.mark.anyio
SEED = 501
SETUP = Setup(players=3, game="nemesis", options=(("intruder_player", "yes"),))


def hunted() -> Game:
    """A game that was played to its end, in which somebody went on as the Intruder."""
    game = Game.new(SETUP, SEED)
    player, memory = bot("random"), Memory(seed=SEED)
    while (decision := game.decision) is not None:
        choice: object = player.choose(None, decision, memory)
        game.play("yes" if decision.kind == "become_intruder" else choice)
    assert game.table.hunter >= 0
    return game


async def test_the_intruder_talks_with_the_crew_and_not_with_the_dead(sqlite_url: str) -> None:
    """NM-INT-16: what was looked at may be told; who declined or came later is dead as ever."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(
        p.CreateTable(
            players=3, game="nemesis", options=p.TableOptions(rules={"intruder_player": "yes"})
        )
    )
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind, seat.name = "person", f"P{seat.seat}"
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    live.state, live.game = "playing", Game.new(SETUP, SEED)
    t = live.game.table
    t.place[1] = t.place[2] = keys.DEAD
    t.hunter = 1
    hunter = Connection(lambda _: None, seats={1})
    assert talk.line_of(live, hunter, p.Say(1, "table", text="I see you"))["text"] == "I see you"
    with pytest.raises(Refusal) as refused:
        talk.line_of(live, hunter, p.Say(1, "dead", text="x"))
    assert refused.value.code == "still_alive"
    with pytest.raises(Refusal) as refused:
        talk.line_of(live, Connection(lambda _: None, seats={2}), p.Say(2, "table", text="x"))
    assert refused.value.code == "out_of_play"
    # A try from here on would show the hunter the cards to come; who is dead for good may have one.
    live.among_bots = lambda seat: True  # type: ignore[method-assign]
    assert again._seat_of(live, {2}, 2) == 2
    with pytest.raises(Refusal) as refused:
        again._seat_of(live, {1}, 1)
    assert refused.value.code == "not_over"
    await store.close()


def test_the_film_shows_the_hunt_from_both_sides() -> None:
    """The Intruder's cards stand in the film of that seat alone, and in the one with open eyes."""
    game = hunted()
    hunter = game.table.hunter
    other = (hunter + 1) % 3
    kept = replay.of_game(game, SEED)
    players = tuple((name, "") for name in "ABC")
    shown = {
        eyes: encoder.encode(films.film(kept, "t", players, eyes)).decode()
        for eyes in (str(hunter), str(other), "spectator", "open")
    }
    for eyes, text in shown.items():
        assert '"became_intruder"' in text, eyes
        assert ('"intruder_hand"],"value":["' in text) == (eyes in (str(hunter), "open")), eyes
    assert '"hunt-' in shown["open"]
    assert '"hunt-' in shown[str(hunter)]
    assert '"hunt-' not in shown[str(other)]


def test_the_replay_plays_to_the_same_end() -> None:
    game = hunted()
    written = replay.write(replay.of_game(game, SEED))
    kept = replay.read(written)
    *_, (last, _, _, _) = kept.steps()
    assert last.result == game.result
    assert kept.ends_alike(last)
