"""Swap the secrets: what goes over the wire to a viewer depends on nothing it may not know.

Two tables that differ only in what the viewer must not know (`lockdown.sim.swap`) are put on two
live tables with the same key. Everything that the viewer is sent must be the same, byte for byte
and frame by frame: at hello, at a resync, when a message is refused, when it asks why not or for
odds, when somebody answers in a reaction window, and when talk goes on.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from lockdown import Setup
from lockdown.kernel.game import Game
from lockdown.server import handlers, seating, windows, wire
from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store
from lockdown.sim.swap import swapped

pytestmark = pytest.mark.anyio


#: Tables of four of every kind.
TABLES = {
    "coop": Setup(players=4, mode="coop"),
    "surface": Setup(players=4, board="surface"),
    "guests": Setup(players=4, guests=True, enemies="intruders"),
    "all, coop": Setup(players=4, board="surface", guests=True, enemies="intruders", mode="coop"),
    "Nemesis": Setup(players=4, game="nemesis"),
    "Nemesis, coop": Setup(players=4, game="nemesis", mode="coop", board="alternative"),
    "hunted": Setup(players=4, game="nemesis", options=(("intruder_player", "yes"),)),
}


def situations(count: int, setup: Setup | None = None) -> list[Game]:
    """Moments out of games of four, reaction windows among them."""
    found: list[Game] = []
    for seed in range(100):
        game = Game.new(setup or Setup(players=4), seed)
        dice = random.Random(seed)
        for _ in range(dice.randrange(10, 150)):
            if game.decision is None:
                break
            game.play(dice.choice(list(game.options)))
        for _ in range(60 if seed % 2 else 0):  # every other one: on to a reaction window
            if game.decision is None or windows.look(game) is not None:
                break
            game.play(dice.choice(list(game.options)))
        if game.decision is not None:
            found.append(game)
        if len(found) == count:
            return found
    return found


async def at_table(hub: Hub, game: Game, table: str = "") -> LiveTable:
    """A live table of four people with this game on it; nothing happens by itself."""
    setup = game.setup
    made = await hub.create(
        p.CreateTable(
            players=4,
            game=setup.game,
            mode=setup.mode,
            board=setup.board,
            enemies=setup.enemies,
            guests=setup.guests,
            options=p.TableOptions(rules=dict(setup.options)),
        )
    )
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind, seat.token_hash = "person", wire.token_hash(f"token {seat.seat}")
        seat.away_since = 1
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    live.state, live.game, live.secret = "playing", game, "the same key"
    live.id, live.since = "the-same-table", 5
    live.commitment = "0" * 64
    live.look()
    return live


def frame_text(message: Any) -> str:
    """A frame as it is sent, without the clock."""
    text = wire.encoder.encode(message).decode()
    return re.sub(r'"(now|at|away_since)":\d+', r'"\1":0', text)


async def heard(hub: Hub, live: LiveTable, viewer: int) -> list[str]:
    """Everything that a viewer is sent in a long conversation."""
    frames: list[str] = []
    connection = Connection(lambda message: frames.append(frame_text(message)))
    if viewer >= 0:
        connection.seats = {viewer}
    live.connections = {connection}
    seating.welcome(connection, live)
    live.tell_lobby()
    live.update(connection, whole=True)
    foreign = (viewer + 1) % 4
    messages: list[Any] = [
        p.Play(foreign, "0" * 20, "pass", "x1"),
        p.Play(foreign, live.decision_for(foreign) or "1" * 20, "decline", "x2"),
        p.Undo(foreign),
        p.WhyNot(foreign),
        p.Odds(foreign, "move 001"),
        p.Resync(),
        p.Say(foreign, text="hi"),
    ]
    if viewer >= 0:
        messages += [
            p.Play(viewer, "0" * 20, "pass", "x3"),
            p.Play(viewer, live.decision_for(viewer), "move 999", "x4"),
            p.WhyNot(viewer),
            p.Undo(viewer),
            *(p.Odds(viewer, f"move {slot:03}") for slot in range(1, 8)),
        ]
    for message in messages:
        try:
            await handlers.handle(hub, connection, live, message)
            frames.append("done")
        except Refusal as refusal:
            frames.append(frame_text(p.Error(refusal.code, str(refusal))))
    # Somebody else in an open window answers: nothing of it may be sent.
    if live.window is not None:
        for question in live.window.questions:
            if question.seat != viewer:
                live.around["pending"] = {
                    str(question.seat): [question.game.version, "decline", ""]
                }
                live.tell_lobby()
                live.tell_votes()
                live.tell_game()
                frames.append("answered")
        live.around.pop("pending", None)
    return frames


async def test_the_wire_depends_on_no_secret(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    compared = differing = windows_seen = 0
    for index, game in enumerate(situations(14)):
        for viewer in (-1, 0, 1, 2, 3):
            dice = random.Random(index * 10 + viewer)
            other = game.clone()
            other.table = swapped(game.table, None if viewer < 0 else viewer, dice)
            differing += other.digest != game.digest
            first = await at_table(hub, game.clone())
            second = await at_table(hub, other)
            windows_seen += first.window is not None
            one, two = await heard(hub, first, viewer), await heard(hub, second, viewer)
            assert one == two, f"situation {index}, viewer {viewer}"
            compared += len(one)
    await store.close()
    assert compared > 500
    assert differing > 60
    assert windows_seen > 0


def hunts(count: int) -> list[Game]:
    """Moments in which somebody plays the Intruder."""
    found: list[Game] = []
    for seed in range(100):
        game = Game.new(TABLES["hunted"], seed)
        dice = random.Random(seed)
        wanted = dice.randrange(3, 25)
        while game.decision is not None and wanted:
            joining = game.decision.kind == "become_intruder"
            game.play("yes" if joining else dice.choice(list(game.options)))
            wanted -= game.table.hunter >= 0
        if game.decision is not None:
            found.append(game)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", TABLES)
async def test_the_wire_depends_on_no_secret_at_any_table(sqlite_url: str, name: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    compared = differing = 0
    games = hunts(4) if name == "hunted" else situations(4, TABLES[name])
    for index, game in enumerate(games):
        for viewer in (-1, 0, 1, 2, 3):
            other = game.clone()
            dice = random.Random(f"{name} {index} {viewer}")
            other.table = swapped(game.table, None if viewer < 0 else viewer, dice)
            differing += other.digest != game.digest
            first, second = await at_table(hub, game.clone()), await at_table(hub, other)
            one, two = await heard(hub, first, viewer), await heard(hub, second, viewer)
            assert one == two, f"situation {index}, viewer {viewer}"
            compared += len(one)
    await store.close()
    assert compared > 150
    assert differing == 20


async def test_the_comparison_notices_a_leak(sqlite_url: str) -> None:
    """A server that names the options of the one who decides would be caught."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    caught = False
    for index, game in enumerate(situations(8)):
        assert game.decision is not None
        viewer = (game.decision.seat + 1) % 4
        other = game.clone()
        other.table = swapped(game.table, viewer, random.Random(index))
        frames = []
        for each in (game.clone(), other):
            live = await at_table(hub, each)
            sent: list[str] = []
            connection = Connection(lambda m, s=sent: s.append(frame_text(m)))  # type: ignore[misc]
            connection.seats = set(range(4)) - {game.decision.seat}
            live.update(connection, whole=True)
            frames.append(sent)
        caught = caught or frames[0] != frames[1]
    await store.close()
    assert caught


def reacting_games(count: int) -> list[Game]:
    """Games with an open window of more than one seat, the first of which can react."""
    found: list[Game] = []
    for seed in range(200):
        game = Game.new(Setup(players=4), seed)
        dice = random.Random(seed)
        while game.decision is not None and len(found) < count:
            window = windows.look(game)
            if window is not None and len(window.questions) > 1 and not window.questions[0].forced:
                found.append(game)
                break
            game.play(dice.choice(list(game.options)))
    return found


async def test_a_question_asked_ahead_has_a_name_of_its_own(sqlite_url: str) -> None:
    """Somebody before it reacts: an answer to the old question must not answer the new one."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    reacted = 0
    for game in reacting_games(3):
        window = windows.look(game)
        assert window is not None
        live = await at_table(hub, game.clone())
        live.options = p.TableOptions(reaction_seconds=0)
        old = {live.decision_for(q.seat): q for q in window.questions}
        assert len(old) == len(window.questions)
        reaction = next(str(o) for o in game.options if str(o) != windows.DECLINE)
        live.game.play(reaction)  # type: ignore[union-attr]
        live.look()
        new = {live.decision_for(seat) for seat in range(4)} - {""}
        assert not new & set(old)
        # A message that was answered in the window is still known by its old name.
        for name, question in old.items():
            number = question.game.version
            assert wire.had_that_id(name, live.secret, number, live.undone)
            assert wire.had_that_id(name, live.secret, number, live.undone + 2)
            assert not wire.had_that_id(name, live.secret, number + 1, live.undone)
        reacted += 1
    await store.close()
    assert reacted


def test_decision_ids_do_not_count() -> None:
    ids = [wire.decision_id("key", number, 0) for number in range(50)]
    assert len(set(ids)) == 50
    assert ids != sorted(ids)
    assert wire.decision_id("key", 3, 0) != wire.decision_id("key", 3, 1)
    assert wire.decision_id("key", 3, 0) != wire.decision_id("other", 3, 0)
