"""Finished games to watch again, and bug reports."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from lockdown import __version__
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Game, Setup
from lockdown.kernel.replay import Replay, ReplayError, letter
from lockdown.kernel.replay import read as read_replay
from lockdown.kernel.replay import write as write_replay
from lockdown.server import fair_dice, wire
from lockdown.server import protocol as p
from lockdown.server.live import LiveTable
from lockdown.server.seats import Refusal
from lockdown.views.types import TableView

MAX_NOTE = 2000
Players = tuple[tuple[str, str], ...]
"""By seat: name, and level of the bot (empty for people)."""


def replayable(live: LiveTable) -> bool:
    """Whether a game can be shown from its beginning: not what began in the middle of another."""
    return not live.around.get("from_lesson") and not live.around.get("again")


def finished(live: LiveTable) -> Replay:
    """The replay of a finished game; of a running one it would open every secret."""
    if live.state != "over" or live.game is None:
        raise Refusal("not_over", "the game is not over yet")
    if not replayable(live):
        raise Refusal("no_replay", "a game that began as a lesson has no seed to begin from")
    dice = fair_dice.opened(live)
    return Replay(
        setup=live.setup,
        seed=wire.read_seed(live.seed),
        rules_version=live.rules_version.split()[1],
        moves=[(seat, str(option)) for seat, option in live.game.history],
        changes=live.rules_changes,
        digest=live.game.digest,
        commitment="" if dice is not None else f"{live.commitment} {live.salt}",
        dice=dice,
    )


def replay_text(live: LiveTable) -> str:
    """The text format, with the opened commitment."""
    return write_replay(finished(live))


def film(replay: Replay, table: str, players: Players, eyes: str) -> p.ReplayFilm:
    """The game again, move by move, in somebody's eyes. Takes a second: not in the event loop."""
    seats = range(replay.setup.players)
    if eyes not in ("open", "spectator", *map(str, seats)):
        raise Refusal("no_seat", "watch with the eyes of a seat, of a spectator, or all open")
    names, bots = tuple(name for name, _ in players), tuple(bot for _, bot in players)
    seat = int(eyes) if eyes.isdigit() else None
    game = replay.start()
    before = scene(game, seat, everything=eyes == "open")
    start, frames, heard = before, [], len(game.events(0, seat))
    opening = tuple(wire.event_view(e) for e in game.events(0, seat))
    for game, mover, text, _ in replay.steps():
        after = scene(game, seat, everything=eyes == "open")
        news = game.events(heard, seat)
        heard += len(news)
        frames.append(
            p.ReplayFrame(
                seat=mover if eyes == "open" or seat == mover else -1,
                option=text if eyes == "open" or seat == mover else "",
                changes=tuple(wire.differences(before, after)),
                events=tuple(wire.event_view(e) for e in news),
            )
        )
        before = after
    if not replay.is_current() and not replay.ends_alike(game):
        raise ReplayError(0, "under these rules another game comes out")
    return p.ReplayFilm(table, eyes, names, bots, start, opening, tuple(frames))


@lru_cache(maxsize=32)
def _film(text: str, table: str, players: Players, eyes: str) -> bytes:
    return wire.encoder.encode(film(read_replay(text), table, players, eyes))


def shown(replay: Replay, table: str, players: Players, eyes: str) -> bytes:
    """A film as the wire carries it; kept, because a shared link is opened by many."""
    try:
        return _film(write_replay(replay), table, players, eyes)
    except KernelError:
        raise Refusal("no_replay", "this game was begun under other rules") from None


def scene(game: Game, seat: int | None, *, everything: bool) -> p.Scene:
    """What is seen at one moment."""
    view: TableView = game.view(seat)
    if not everything:
        return p.Scene(view)
    own = [game.view(s) for s in range(len(view.crew))]
    crew = tuple(own[s].crew[s] for s in range(len(own)))
    decision = next((v.decision for v in own if v.decision is not None), None)
    return p.Scene(
        msgspec.structs.replace(view, crew=crew, decision=decision), tuple(v.me for v in own)
    )


def report(live: LiveTable, seat: int | None, note: str) -> p.Report:
    """A bug report: what the reporter may know, and everything once the game is over."""
    setup: Setup = live.setup
    over = live.state == "over"
    options: list[str] = []
    events: tuple[p.EventView, ...] = ()
    view = None
    if live.game is not None:
        for who, option in live.game.history:
            if over or who == seat:
                options.append(f"{letter(who)} {option}")
        events = tuple(wire.event_view(e) for e in live.game.events(0, seat))
        view = live.view(-1 if seat is None else seat)
    return p.Report(
        program=__version__,
        rules=live.rules_version,
        setup=setup.as_data(),
        options=tuple(options),
        events=events,
        view=view,
        note=note[:MAX_NOTE],
        seed=live.seed if over else "",
    )
