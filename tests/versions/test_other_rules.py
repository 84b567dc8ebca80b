"""Games that this version cannot play on are kept, shown, and say why; old logs are read as far
as they can be."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from lockdown import Game, Setup
from lockdown.games.lockdown.game import RULES
from lockdown.kernel import replay as replays
from lockdown.kernel.errors import BadOption, CannotGoOn
from lockdown.kernel.events import EVENT_KINDS, Event, remembered
from lockdown.kernel.options import parse_option, read_logged
from lockdown.messages import LANGUAGES
from lockdown.messages import text as words
from lockdown.messages.render import Speaker
from lockdown.server import films, handlers, wire
from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store, sync_url

# ---- saved games


def saved(**changes: Any) -> bytes:
    """A game in play as bytes, with parts of the save changed."""
    game = Game.new(Setup(players=2), 5)
    while game.decision is not None and game.decision.kind != "action":
        game.play(game.options[0])
    form, name, version, setup, table = json.loads(game.to_bytes())
    names = RULES.new_table(game.setup, game.table.rng).SAVED
    for field in ("agenda", "decision"):
        if field in changes:
            at = names.index(field)
            table[at] = changes.pop(field)(table[at])
    parts = {"form": form, "name": name, "version": version, **changes}
    return json.dumps([parts["form"], parts["name"], parts["version"], setup, table]).encode()


STOPPED: dict[str, tuple[dict[str, Any], str, str]] = {
    "newer rules": ({"version": "99"}, "rules", "rules lockdown 99"),
    "a step that is gone": (
        {"agenda": lambda agenda: [*agenda, ["dance", 1]]},
        "steps",
        "no step 'dance'",
    ),
    "a step with other arguments": (
        {"agenda": lambda agenda: [*agenda, ["noise_roll", 1, 2, 3, 4, 5, 6, 7]]},
        "steps",
        "other arguments",
    ),
    "a question that is gone": (
        {"decision": lambda d: [d[0], "riddle", *d[2:]]},
        "steps",
        "nobody asks 'riddle'",
    ),
    "an option that is gone": (
        {"decision": lambda d: [*d[:2], [*d[2], ["dance", 1]], *d[3:]]},
        "steps",
        "'dance' is no option",
    ),
    "an answer that is gone": (
        {"decision": lambda d: [*d[:3], "danced", d[4]]},
        "steps",
        "no step 'danced'",
    ),
}


@pytest.mark.parametrize("case", STOPPED)
def test_a_game_that_cannot_go_on_can_be_looked_at(case: str) -> None:
    changes, reason, said = STOPPED[case]
    data = saved(**changes)
    with pytest.raises(CannotGoOn, match=said) as refused:
        Game.from_bytes(data)
    assert refused.value.reason == reason
    game = Game.from_bytes(data, to_read=True)
    for one in (game, game.clone()):
        assert one.stopped == reason
        assert one.decision is None
        assert list(one.options) == []
        assert one.result is None
        with pytest.raises(CannotGoOn):
            one.play("pass")
    for seat in (None, 0, 1):
        assert msgspec.json.encode(game.view(seat))


def test_a_game_of_these_rules_goes_on() -> None:
    """The control."""
    game = Game.from_bytes(saved(), to_read=True)
    assert game.stopped == ""
    game.play(game.options[0])


# ---- logs


def test_options_of_old_logs_keep_their_text() -> None:
    for line in ("dance 1 2", "move nowhere", "pass 7", "?", ""):
        with pytest.raises(BadOption):
            parse_option(line)
        option = read_logged(line)
        assert str(option) == line
        game = Game.new(Setup(players=2), 1)
        assert option not in game.options
        with pytest.raises(BadOption):
            game.play(option)
    assert read_logged("pass") == parse_option("pass")


def test_events_of_old_logs_are_remembered() -> None:
    """Who heard that something happened still does, and nobody hears more than before."""
    gone = Event("danced", "LD-XXX-01", 0b10, (1, 2), None)
    assert remembered(gone) == Event("forgotten", "LD-XXX-01", 0b10, ("danced",), None)
    longer = Event("game_began", "LD-SET-01", -1, (1, 2, 3), None)
    assert remembered(longer).args == ("game_began",)
    shared = Event("danced", "LD-XXX-01", 1, (1,), (-1,))
    assert remembered(shared).public == ("danced",)
    known = Event("game_began", "LD-SET-01", -1, (3,), None)
    assert remembered(known) is known
    assert "forgotten" in EVENT_KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_it(language: str) -> None:
    game = Game.new(Setup(players=2), 1)
    game.resume_log((remembered(Event("danced", "LD-XXX-01", -1, (), None)),), ())
    assert "danced" in Speaker(language, game="lockdown").event(game.events()[0])
    for reason in ("rules", "steps"):
        assert words(language, f"ui-stopped-{reason}")


# ---- at the server


async def table(hub: Hub, moves: int = 12) -> LiveTable:
    """A table in play."""
    options = p.TableOptions(reaction_seconds=0)
    made = await hub.create(p.CreateTable(players=2, options=options))
    live = await hub.table(made.table)
    live.schedule = lambda *_, **__: None  # type: ignore[method-assign]
    await hub.start_game(live)
    await play(live, moves)
    return live


async def play(live: LiveTable, moves: int) -> None:
    dice = random.Random(moves)
    for _ in range(moves):
        if live.game is None or (decision := live.game.decision) is None:
            return
        async with live.lock:
            await live.commit(decision.seat, str(dice.choice(list(decision.options))), "")


def change(url: str, statement: str, **values: Any) -> None:
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount > 0
    engine.dispose()


@pytest.mark.anyio
async def test_old_logs_break_nothing(sqlite_url: str) -> None:
    """A removed verb in an old move, an unknown event: everybody gets view and log, and plays."""
    upgrade(sqlite_url)
    hub = Hub(Store(sqlite_url))
    live = await table(hub)
    told = json.dumps([["danced", "LD-XXX-01", -1, [1, 2], None]])
    change(
        sqlite_url,
        "UPDATE moves SET option = 'dance 1', told = :told WHERE table_id = :id AND number = 3",
        told=told,
        id=live.id,
    )
    # Something that a known event names may be gone too.
    broken = json.dumps([["item_gained", "LD-SET-28", -1, [0, 99_999, 77], None]])
    change(
        sqlite_url,
        "UPDATE moves SET told = :told WHERE table_id = :id AND number = 4",
        told=broken,
        id=live.id,
    )
    other = Hub(Store(sqlite_url))
    again = await other.table(live.id)
    again.schedule = lambda *_, **__: None  # type: ignore[method-assign]
    assert again.game is not None
    for viewer in (-1, 0, 1):
        frames: list[Any] = []
        connection = Connection(frames.append, seats={viewer} - {-1})
        again.connections.add(connection)
        again.update(connection, whole=True)
        again.connections.discard(connection)
        assert len(frames) == 1
        kinds = [event.kind for event in frames[0].events]
        assert kinds.count("forgotten") == 2
        assert wire.encoder.encode(frames[0])
    await play(again, 100_000)
    assert again.state == "over"
    assert "dance 1" in films.replay_text(again)
    with pytest.raises(Refusal) as refused:
        films.shown(films.finished(again), again.id, (), "open")
    assert refused.value.code == "no_replay"
    assert films.report(again, None, "").options[2].endswith("dance 1")
    for one in (hub, other):
        await one.close()
        await one.store.close()


@pytest.mark.anyio
async def test_a_connection_that_cannot_be_greeted_is_not_left_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(sqlite_url)
    hub = Hub(Store(sqlite_url))
    live = await table(hub)

    def fails(*_: object, **__: object) -> None:
        raise KeyError("danced")

    monkeypatch.setattr(live, "update", fails)
    with pytest.raises(KeyError):
        await hub.join(Connection(lambda _: None), p.Hello(live.id))
    assert live.connections == set()
    await hub.close()
    await hub.store.close()


@pytest.mark.anyio
async def test_a_table_that_cannot_go_on_is_shown_and_says_why(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    hub = Hub(Store(sqlite_url))
    live, neighbour = await table(hub), await table(hub)
    assert live.game is not None
    form, name, _, setup, fields = json.loads(live.game.to_bytes())
    change(
        sqlite_url,
        "UPDATE tables SET snapshot = :data WHERE id = :id",
        data=json.dumps([form, name, "99", setup, fields]).encode(),
        id=live.id,
    )
    other = Hub(Store(sqlite_url))
    there = await other.table(live.id)
    assert there.lobby_view().stopped == "rules"
    there.schedule()
    assert there.wakeup is not None
    await asyncio.wait_for(there.wakeup, 5)  # nothing happens by itself
    frames: list[Any] = []
    connection = Connection(frames.append, seats={0})
    there.connections.add(connection)
    there.update(connection, whole=True)
    assert frames[0].view is not None
    assert (frames[0].decision, frames[0].undo, frames[0].deadline) == ("", "", 0)
    assert frames[0].events
    for message in (p.Play(0, "x" * 20, "pass", "1"), p.Undo(0, "2")):
        with pytest.raises(Refusal) as refused:
            await handlers.handle(other, connection, there, message)
        assert refused.value.code == "stopped"
    await handlers.handle(other, connection, there, p.Say(0, text="what now?"))
    # What is stored stays as it is, and others go on.
    stored = await other.store.load(live.id)
    assert stored is not None
    assert json.loads(stored.row.snapshot)[2] == "99"
    beside = await other.table(neighbour.id)
    assert beside.lobby_view().stopped == ""
    beside.schedule = lambda *_, **__: None  # type: ignore[method-assign]
    await play(beside, 3)
    for one in (hub, other):
        await one.close()
        await one.store.close()


@pytest.mark.anyio
async def test_every_move_says_by_which_rules_it_was_played(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that goes on under other rules is not taken for one that was tampered with."""
    upgrade(sqlite_url)
    hub = Hub(Store(sqlite_url))
    live = await table(hub)
    before = live.moves
    assert live.rules_changes == []
    newer = f"{RULES.version}.1"
    monkeypatch.setattr(type(RULES), "version", newer)
    monkeypatch.setattr(type(RULES), "plays_on", RULES.plays_on | {newer})
    other = Hub(Store(sqlite_url))
    there = await other.table(live.id)
    there.schedule = lambda *_, **__: None  # type: ignore[method-assign]
    await play(there, 100_000)
    assert there.rules_changes == [(before, newer)]
    stored = await other.store.load(live.id)
    assert stored is not None
    assert {move.rules for move in stored.moves[:before]} == {newer.removesuffix(".1")}
    assert {move.rules for move in stored.moves[before:]} == {newer}
    saved_game = films.finished(there)
    assert not saved_game.is_current()
    again = replays.read(replays.write(saved_game))
    assert again.changes == [(before, newer)]
    assert f"\nrules: lockdown {newer}\n" in replays.write(saved_game)
    for one in (hub, other):
        await one.close()
        await one.store.close()
