"""Swap the secrets on the wire: two real servers, real sockets, every frame that a viewer gets.

Both servers hold the same tables, except that everything the viewer may not know is dealt anew on
the second (`lockdown.sim.swap`). The same people say the same things on both, step by step. What
the viewer receives must be the same: the bytes, the order and the size of every frame.

Once more with two workers on each side, everybody's lines spread over both: what one worker hears
from another must not depend on secrets either.

Only the clock is made equal before comparing: times in milliseconds become zeros of the same
length. Nothing else is: ids of decisions, tokens and table ids are random by design, so the tables
are put into both databases with the same ones; ids of messages are the client's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from lockdown.kernel.game import Game, Setup
from lockdown.kernel.options import option_text
from lockdown.server import protocol as p
from lockdown.server import windows, wire
from lockdown.server.client import Client, post_json
from lockdown.server.clock import now_ms
from lockdown.server.migrate import upgrade
from lockdown.server.rows import MoveRow, SeatRow, TableRow
from lockdown.server.scratch import Postgres, Server
from lockdown.server.store import sync_url
from lockdown.sim.swap import swapped
from tests.server.conftest import FAST

pytestmark = pytest.mark.anyio

SPECTATOR = -1
SEATS = range(4)
CLOCK = re.compile(r'"(now|at|away_since|deadline)":(\d+)')
PRIVATE = ("odds", "why_not", "resync")
"""What only the sender is answered."""
#: Windows close by the clock on both servers: long enough for everybody to have come before, also
#: where five other things are going on.
OPTIONS = p.TableOptions(reaction_seconds=20)


#: Tables of four of other kinds.
TABLES = (
    Setup(players=4, mode="coop", board="surface", guests=True),
    Setup(players=4, game="nemesis"),
)


def situations(count: int, setup: Setup | None = None) -> list[Game]:
    """Moments of games of four; every other one in an open reaction window."""
    found: list[Game] = []
    for seed in range(300, 400):
        game = Game.new(setup or Setup(players=4), seed)
        dice = random.Random(seed)
        wants_window = len(found) % 2 == 1
        for moment in range(250):
            open_ = windows.look(game) is not None
            if game.decision is None or (moment > 25 + seed % 60 and open_ == wants_window):
                break
            game.play(dice.choice(list(game.options)))
        if game.decision is not None and (windows.look(game) is not None) == wants_window:
            found.append(game)
        if len(found) == count:
            break
    return found


def token(seat: int) -> str:
    return f"the token of seat {seat}"


def put(url: str, games: dict[str, Game]) -> None:
    """Tables with these games into a database: equal but for the snapshots."""
    upgrade(url)
    engine = create_engine(sync_url(url))
    at = now_ms()
    with Session(engine) as session:
        for name, game in games.items():
            session.add(
                TableRow(
                    id=name,
                    state="playing",
                    version=5,
                    moves=game.version,
                    setup=msgspec.to_builtins(game.setup),
                    options=msgspec.to_builtins(OPTIONS),
                    lobby={},
                    rules_version=f"{game.setup.game} 1 / 1",
                    secret=f"key of {name}",
                    seed="1",
                    salt="salt",
                    commitment="0" * 64,
                    opening=wire.stored_events(game.opening),
                    snapshot=wire.snapshot(game),
                    created=at,
                    touched=at,
                )
            )
            session.flush()
            for seat in SEATS:
                session.add(
                    SeatRow(
                        table_id=name,
                        seat=seat,
                        kind="person",
                        name=f"P{seat}",
                        bot="",
                        token_hash=wire.token_hash(token(seat)),
                        host=int(seat == 0),
                    )
                )
            node = game._tail
            while node is not None:
                session.add(
                    MoveRow(
                        table_id=name,
                        number=node.number,
                        seat=node.seat,
                        option=option_text(node.option),
                        told=wire.stored_events(node.told),
                        client_id="",
                        at=at,
                    )
                )
                node = node.before
        session.commit()
    engine.dispose()


@dataclass
class Side:
    """One of the two servers: a table, everybody's lines, and what the viewer got."""

    bases: list[str]
    """Its workers."""
    table: str
    viewer: int
    game: Game
    """The same game in the test's own hands, to know what can be played."""
    clients: dict[int, Client] = field(default_factory=dict)
    frames: list[str] = field(default_factory=list)
    sent: int = 0
    barriers: int = 0
    steps: list[int] = field(default_factory=list)
    """With several workers: how many frames there were when all had heard of everything."""

    def worker(self, who: int) -> int:
        return who % len(self.bases)

    async def join(self, who: int) -> None:
        tokens = () if who == SPECTATOR else (token(who),)
        client = Client(self.bases[self.worker(who)], self.table, *tokens)
        if who == self.viewer:
            self.frames.append("hello")
            client.frames = self.frames
        self.clients[who] = await client.open()
        await self.settle()

    async def drop(self, who: int) -> None:
        """A line breaks; goes on when another one has been told."""
        self.clients.pop(who).drop()
        witness = next(iter(self.clients.values()))
        await witness.until(lambda: not witness.lobby["seats"][who]["connected"])
        await self.settle()

    async def settle(self) -> None:
        for client in self.clients.values():
            await client.settle()
        if len(self.bases) > 1:
            await self.settle_everywhere()

    async def settle_everywhere(self) -> None:
        """Wait until each worker knows whatever the other has stored before.

        Who is there is told after a moment. A change is stored only by a worker that knows of all
        before it; one that changes nothing is enough. A line of talk is heard after those before.
        """
        for client in self.clients.values():
            await client.until(partial(self.all_there, client), 60)
        seats = [seat for seat in self.clients if seat >= 0]
        speakers = {self.worker(seat): seat for seat in seats}
        for speaker in (*speakers.values(), *speakers.values()):
            self.barriers += 1
            words = f"barrier {self.barriers}"
            who: dict[str, Any] = {"seat": speaker, "id": words}
            line = self.clients[speaker]
            answer = await line.ask("rename", **who, name=f"P{speaker}")
            assert answer["op"] == "ack", answer
        for speaker in speakers.values():
            self.barriers += 1
            words = f"barrier {self.barriers}"
            who = {"seat": speaker, "id": words}
            line = self.clients[speaker]
            assert (await line.ask("say", **who, text=words))["op"] == "ack"
            for client in self.clients.values():
                await client.until(partial(heard, client, words), 60)
        for client in self.clients.values():
            await client.settle()
        self.steps.append(len(self.frames))

    def all_there(self, client: Client) -> bool:
        seats = [seat["seat"] for seat in client.lobby["seats"] if seat["connected"]]
        watching = int(SPECTATOR in self.clients)
        there = sorted(seat for seat in self.clients if seat >= 0)
        return seats == there and client.lobby["spectators"] == watching

    async def ask(self, who: int, op: str, **fields: Any) -> dict[str, Any]:
        self.sent += 1
        if op == "play":
            # The name of the open question, unless the sender means another one.
            fields.setdefault("decision", self.clients[who].decisions.get(fields["seat"], ""))
        answer = await self.clients[who].ask(op, id=f"{op}-{self.sent}", **fields)
        if len(self.bases) > 1 and (op in PRIVATE or answer["op"] == "error"):
            await self.clients[who].settle()  # nobody else noticed anything
        else:
            await self.settle()
        return answer

    def seen(self, game: Game, since: int = 0) -> bytes:
        seat = None if self.viewer == SPECTATOR else self.viewer
        heard = [(e.number, e.kind, e.rule, e.args) for e in game.events(since, seat)]
        return wire.encoder.encode((game.view(seat), heard))


def heard(client: Client, words: str) -> bool:
    return any(line["text"] == words for line in client.said)


@dataclass
class Both:
    """The same conversation on both servers, step by step."""

    one: Side
    two: Side
    viewer: int
    dice: random.Random
    done: Counter[str] = field(default_factory=Counter)

    @property
    def game(self) -> Game:
        return self.one.game

    @property
    def others(self) -> list[int]:
        return [seat for seat in SEATS if seat != self.viewer]

    async def each(self, step: Callable[[Side], Awaitable[Any]]) -> list[Any]:
        return list(await asyncio.gather(step(self.one), step(self.two)))

    async def ask(self, who: int, op: str, **fields: Any) -> None:
        """Ask on both sides; the answers are part of what is compared."""
        await self.each(lambda side: side.ask(who, op, **fields))

    async def must(self, who: int, op: str, **fields: Any) -> None:
        """Ask on both sides; both have to carry it out."""
        answers = await self.each(lambda side: side.ask(who, op, **fields))
        assert [answer["op"] for answer in answers] == ["ack", "ack"], (op, fields, answers)
        self.done[op] += 1

    def same(self, options: list[str]) -> bool:
        """Whether the viewer may see the same of both games after these options.

        Always so where nothing is revealed or rolled. Else it depends on what was dealt.
        """
        after = [side.game.clone() for side in (self.one, self.two)]
        for option in options:
            for game in after:
                game.play(option)
        if all(game.undoable for game in after):
            return True
        return self.one.seen(after[0]) == self.two.seen(after[1])

    def play_along(self, option: str) -> None:
        for side in (self.one, self.two):
            side.game.play(option)


async def pester(both: Both) -> None:
    """Everything that a curious player tries."""
    viewer, foreign = both.viewer, both.others[0]
    for seat in (foreign, viewer):
        await both.ask(viewer, "play", seat=seat, option="pass", decision="0" * 20)
        await both.ask(viewer, "play", seat=seat, option="decline", decision="")
        await both.ask(viewer, "undo", seat=seat)
        await both.ask(viewer, "why_not", seat=seat)
        await both.ask(viewer, "odds", seat=seat, option="move 003")
        await both.ask(viewer, "take_over", seat=seat)
        await both.ask(viewer, "vote", seat=seat, about="absent", choice="bot", of=foreign)
    if viewer >= 0:
        await both.ask(viewer, "play", seat=viewer, option="move 099")
        for slot in range(1, 22):
            await both.ask(viewer, "odds", seat=viewer, option=f"move {slot:03}")
    await both.ask(viewer, "resync")


async def talk(both: Both) -> None:
    one, two, three = both.others[:3]
    await both.must(one, "say", seat=one, text="hello")
    await both.must(one, "say", seat=one, channel="whisper", to=two, text="not for everybody")
    await both.must(two, "say", seat=two, channel="whisper", to=three, phrase="help")
    await both.must(three, "say", seat=three, phrase="help")
    if both.viewer >= 0:
        await both.must(one, "say", seat=one, channel="whisper", to=both.viewer, text="for you")
    await both.must(SPECTATOR, "say", seat=-1, channel="dead", text="hm")


def closed(watcher: Client, end: int) -> bool:
    """Whether the window that was to end then is no longer open."""
    return bool(watcher.updates[SPECTATOR]["deadline"] != end)


async def window(both: Both) -> bool:
    """An open window: an early answer, a wish to be left alone, and the end by the clock."""
    found = windows.look(both.game)
    assert found is not None
    both.done["window"] += 1
    ends = [side.clients[SPECTATOR].updates[SPECTATOR]["deadline"] for side in (both.one, both.two)]
    assert all(ends)
    for question in found.questions:
        seat = question.seat
        if seat != both.viewer and both.one.clients[seat].decisions.get(seat):
            await both.ask(seat, "play", seat=seat, option="decline")
            break
    await both.must(both.others[1], "quiet", seat=both.others[1], until="action")
    declines = ["decline"] * len(found.questions)
    if not both.same(declines):
        return False  # what comes next was dealt differently
    for side, end in zip((both.one, both.two), ends, strict=True):
        watcher = side.clients[SPECTATOR]
        await watcher.until(partial(closed, watcher, end), 60)
        await side.settle()
    for option in declines:
        both.play_along(option)
    both.done["closed"] += 1
    return True


async def move(both: Both) -> bool:
    """Whoever decides plays something after which both games look the same to the viewer."""
    decision = both.game.decision
    assert decision is not None
    options = [str(o) for o in both.one.game.options if o in both.two.game.options]
    both.dice.shuffle(options)
    option = next((o for o in options if both.same([o])), None)
    if option is None:
        return False
    await both.must(decision.seat, "play", seat=decision.seat, option=option)
    both.play_along(option)
    if both.game.undoable and both.two.game.undoable and not decision.secret:
        await take_back(both, decision.seat)
        # And the same again.
        await both.must(decision.seat, "play", seat=decision.seat, option=option)
        both.play_along(option)
    return True


async def take_back(both: Both, seat: int) -> None:
    """By the player alone, or by a vote that somebody else asks for."""
    if both.dice.random() < 0.5:
        await both.must(seat, "undo", seat=seat)
    else:
        asking = next(s for s in SEATS if s != seat)
        await both.must(asking, "undo", seat=asking)
        for voter in SEATS:
            if voter != asking:
                await both.must(voter, "vote", seat=voter, about="undo", choice="yes", of=asking)
    for side in (both.one, both.two):
        side.game.undo()
    both.done["undone"] += 1


async def absence(both: Both) -> None:
    """Somebody's line breaks; the others are asked; they wait; the player comes back."""
    decision = both.game.decision
    if decision is None or windows.look(both.game) is not None:
        return
    gone = next((s for s in (decision.seat, *both.others) if s != both.viewer), 0)
    await both.each(lambda side: side.drop(gone))
    if decision.secret or gone == decision.seat:
        for side in (both.one, both.two):
            witness = side.clients[SPECTATOR]
            await witness.until(lambda w=witness: bool(w.votes))  # type: ignore[misc]
            await side.settle()
        for voter in [s for s in SEATS if s != gone][:2]:
            await both.must(voter, "vote", seat=voter, about="absent", choice="wait", of=gone)
    await both.each(lambda side: side.join(gone))
    both.done["absent"] += 1


async def converse(both: Both) -> None:
    """Everything that can be said at a table, in one long conversation."""
    decision = both.game.decision
    assert decision is not None
    first = 0 if decision.secret else decision.seat  # who is awaited is not to count as absent
    for who in (first, SPECTATOR, *(seat for seat in SEATS if seat != first)):
        await both.each(lambda side, who=who: side.join(who))  # type: ignore[misc]
    if windows.look(both.game) is None:  # a window would close meanwhile
        await pester(both)
        await talk(both)
        await absence(both)
    else:
        await both.ask(both.viewer, "resync")
    for _ in range(6):
        if both.game.decision is None or both.done["window"] > 1:
            break
        go_on = window if windows.look(both.game) is not None else move
        if not await go_on(both):
            break
    if both.viewer >= 0:
        await both.each(lambda side: side.drop(both.viewer))
        await both.each(lambda side: side.join(both.viewer))
    for side in (both.one, both.two):
        body = {"token": token(both.viewer) if both.viewer >= 0 else "", "note": ""}
        report = await asyncio.to_thread(
            post_json, f"{side.bases[0]}/api/tables/{side.table}/report", body
        )
        await side.settle()
        side.clients[both.viewer].frames = None
        side.frames.append(json.dumps(report))
        for client in side.clients.values():
            await client.close()


def sent(side: Side) -> list[str]:
    """What the viewer got, with the clock at zero; the length of every frame stays.

    News of several workers, of talk and of moves say, may overtake each other within a step.
    """
    found = [CLOCK.sub(lambda m: f'"{m[1]}":{"0" * len(m[2])}', frame) for frame in side.frames]
    for start, end in itertools.pairwise((0, *side.steps)):
        found[start:end] = sorted(found[start:end])
    return found


async def compare(
    urls: list[str],
    bases: list[list[str]],
    games: list[Game],
    viewers: Sequence[int] = (SPECTATOR, *SEATS),
    attempt: str = "",
) -> Counter[str]:
    """Converse at tables with these games, for every viewer, all at once."""
    tables: list[dict[str, Game]] = [{}, {}]
    talks = []
    for index, game in enumerate(games):
        for viewer in viewers:
            name = f"table-{index}-{game.version}-of-{viewer + 1}{attempt}"
            dice = random.Random(name)
            other = game.clone()
            other.table = swapped(game.table, None if viewer == SPECTATOR else viewer, dice)
            other.table.rng = game.table.rng  # the same dice, so that both can go on together
            assert other.digest != game.digest
            one = Side(bases[0], name, viewer, game.clone())
            two = Side(bases[1], name, viewer, other.clone())
            tables[0][name], tables[1][name] = game, other
            talks.append(Both(one, two, viewer, dice))
    for url, found in zip(urls, tables, strict=True):
        put(url, found)
    await asyncio.gather(*(converse(both) for both in talks))
    done: Counter[str] = Counter()
    for both in talks:
        first, second = sent(both.one), sent(both.two)
        for number, (mine, theirs) in enumerate(zip(first, second, strict=False)):
            assert mine == theirs, f"{both.one.table}: frame {number}"
        assert len(first) == len(second), both.one.table
        sizes = [[len(frame.encode()) for frame in sent(s)] for s in (both.one, both.two)]
        assert sizes[0] == sizes[1], both.one.table
        done += both.done
        done["frames"] += len(first)
    return done


async def test_two_servers_that_differ_in_secrets_send_the_same(tmp_path: Path) -> None:
    games = situations(6)
    urls = [f"sqlite:///{tmp_path / name}" for name in ("one", "two")]
    loose = {**FAST, "replays_per_minute": 10_000, "away_seconds": 6}
    with Server(urls[0], **loose) as one, Server(urls[1], **loose) as two:
        bases = [[one.base], [two.base]]
        # First those in which a window is open: its clock runs from the moment of storing.
        done = await compare(urls, bases, [g for g in games if windows.look(g) is not None])
        done += await compare(urls, bases, [g for g in games if windows.look(g) is None])
    # The conversations were worth comparing.
    assert done["frames"] > 1000
    for what in ("play", "say", "undo", "vote", "undone", "window", "closed", "absent"):
        assert done[what], (what, done)


async def test_two_servers_send_the_same_at_other_tables(tmp_path: Path) -> None:
    """The cooperative game with all that Mars and guests bring, and the original game."""
    games = [game for setup in TABLES for game in situations(2, setup)]
    assert len(games) == 4
    urls = [f"sqlite:///{tmp_path / side}" for side in ("one", "two")]
    loose = {**FAST, "replays_per_minute": 10_000, "away_seconds": 6}
    with Server(urls[0], **loose) as one, Server(urls[1], **loose) as two:
        bases = [[one.base], [two.base]]
        viewers = (SPECTATOR, 2)
        done = await compare(
            urls, bases, [g for g in games if windows.look(g) is not None], viewers, "-first"
        )
        done += await compare(urls, bases, [g for g in games if windows.look(g) is None], viewers)
    assert done["frames"] > 300
    for what in ("play", "say", "window", "absent"):
        assert done[what], (what, done)


def databases(postgres: Postgres, *names: str) -> list[str]:
    """Databases of their own in one PostgreSQL."""
    engine = create_engine(sync_url(postgres.url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for name in names:
            connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return [f"{postgres.url.rpartition('/')[0]}/{name}" for name in names]


async def until_the_same(
    urls: list[str], bases: list[list[str]], game: Game, viewer: int
) -> Counter[str]:
    """A difference that comes from a secret comes every time; one of pace (two changes that the
    other worker reads together) does not, so such a conversation is held again."""
    for attempt in ("", "-again"):
        with contextlib.suppress(AssertionError):
            return await compare(urls, bases, [game], (viewer,), attempt)
    return await compare(urls, bases, [game], (viewer,), "-once-more")


async def test_two_workers_each_that_differ_in_secrets_send_the_same(postgres: Postgres) -> None:
    games = situations(2)
    urls = databases(postgres, "secrets_one", "secrets_two")
    loose = {**FAST, "replays_per_minute": 10_000, "away_seconds": 8}
    with contextlib.ExitStack() as stack:
        bases = [[stack.enter_context(Server(url, **loose)).base for _ in range(2)] for url in urls]
        done: Counter[str] = Counter()
        for game in sorted(games, key=lambda g: windows.look(g) is None):
            talks = (until_the_same(urls, bases, game, viewer) for viewer in (SPECTATOR, 1, 2))
            done = sum(await asyncio.gather(*talks), done)
    assert done["frames"] > 300
    for what in ("play", "say", "undo", "vote", "undone", "window", "closed", "absent"):
        assert done[what], (what, done)
