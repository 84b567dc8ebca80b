"""One game played by choosers.

A chooser is what a bot is from outside: `chooser(view, decision, memory) -> option`. It sees the
seat's view and the decision; `memory` is a dict of its own that lives as long as the game. A bot
is a chooser with a name in `BOTS`.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

from lockdown import Game, Setup
from lockdown.bots import FIRST, check, make, makers
from lockdown.bots.files import from_file, program
from lockdown.kernel.events import Event
from lockdown.kernel.game import Decision
from lockdown.sim.guard import READY, SECONDS, Guard

Memory = dict[str, Any]
Chooser = Callable[[Any, Decision, Memory], object]

#: More decisions than any game takes; a game that gets here is stuck.
LIMIT = 20_000


@dataclass(frozen=True, slots=True)
class Bot:
    """A chooser and what it needs."""

    name: str
    choose: Chooser
    looks: bool = True
    """Whether it wants to be given a view; building one costs more than a random choice."""
    quick: bool = False
    """Known to answer at once: no clock is set for it."""
    begin: Callable[[Memory, float], None] | None = None
    """Gets ready for a game, told the seconds for a decision; loading is not thinking."""


class Watcher(Protocol):
    """Somebody who watches a game: `Recorder`, statistics of one's own."""

    def before(self, game: Game, /) -> None: ...
    def step(self, game: Game, seat: int, option: Any, told: tuple[Event, ...], /) -> None: ...
    def after(self, game: Game, /) -> None: ...


class Stuck(Exception):
    """A game that does not come to an end."""


def derived(*parts: object) -> int:
    """A seed made from several parts, the same on every machine."""
    text = ":".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def _dice(memory: Memory) -> random.Random:
    dice = memory.get("dice")
    if dice is None:
        dice = memory["dice"] = random.Random(memory["seed"])
    assert isinstance(dice, random.Random)  # noqa: S101
    return dice


def choose_at_random(_view: Any, decision: Decision, memory: Memory) -> object:
    """Every option is as likely as every other."""
    return decision.options[int(_dice(memory).random() * len(decision.options))]


#: What ends everything else is tried late.
_RELUCTANT = {"pass": 3, "drop": 8}


def choose_curiously(_view: Any, decision: Decision, memory: Memory) -> object:
    """What was chosen least often so far: gets to rare cards, rooms and items much sooner.

    Counts the words of the options. Random play passes and drops things away before it has done
    anything; this one walks about and tries everything once.
    """
    tried: dict[str, int] = memory.setdefault("tried", {})
    dice = _dice(memory)
    least, best = float("inf"), decision.options[0]
    for option in decision.options:
        verb, text = option.verb, str(option)
        weight = tried.get(text, 0) + tried.get(verb, 0) * 0.1 + dice.random() * 2
        weight += _RELUCTANT.get(verb, 0)
        if weight < least:
            least, best = weight, option
    for word in (best.verb, str(best)):
        tried[word] = tried.get(word, 0) + 1
    return best


#: Every bot by name.
BOTS: dict[str, Bot] = {
    "random": Bot("random", choose_at_random, looks=False, quick=True),
    "curious": Bot("curious", choose_curiously, looks=False, quick=True),
}


def bot(name: str, game: str = FIRST, table: Setup | None = None) -> Bot:
    """The bot of that name for a game; raises `ValueError` with those who know it.

    A name is one of `BOTS`, a level of `lockdown.bots`, one that the operator has given,
    `learned:FILE`, or a Python file with a bot in it: `FILE.py` or `FILE.py:NAME`. `table`: refuse
    it also if it does not know such tables.
    """
    if name in BOTS:
        return BOTS[name]
    if table is not None:
        check(name, table)
    meant = program(name)
    if meant and meant == name:
        file, _, wanted = meant.partition(":")
        return _thinking(name, from_file(file, wanted))
    if meant:
        return _thinking(name, makers(game)[name])
    make(name, game=game)  # says what is wrong now, not in the middle of a game
    return _thinking(name, functools.partial(make, name, game=game))


def _thinking(name: str, maker: Callable[[int], Any]) -> Bot:
    """A chooser around bots that look at views: each seat of each game gets its own."""

    def begin(memory: Memory, seconds: float) -> None:
        thinker = maker(memory["seed"])
        thinker.get_ready(seconds)
        memory[READY] = thinker

    def choose(view: Any, _decision: Decision, memory: Memory) -> object:
        if READY not in memory:
            begin(memory, SECONDS)
        return memory[READY].choose(view)

    return Bot(name, choose, begin=begin)


def play_game(
    setup: Setup,
    seed: int,
    bots: Mapping[int, Bot] | Bot,
    *,
    limit: int = LIMIT,
    after: Callable[[Game], None] | None = None,
    begun: Callable[[Game], None] | None = None,
    watchers: Sequence[Watcher] = (),
    guard: Guard | None = None,
) -> Game:
    """Play a game to its end; `after` is called after every option.

    `begun` gets the game before the first option, so that it is at hand if something raises.
    Raises `Stuck` above `limit` decisions, and whatever the rules raise; what the bots raise too,
    unless a guard asks them.
    """
    game = Game.new(setup, seed)
    if begun is not None:
        begun(game)
    by_seat = dict.fromkeys(range(setup.players), bots) if isinstance(bots, Bot) else bots
    memories: dict[int, Memory] = {
        seat: {"seed": derived(seed, "bot", seat), "seat": seat} for seat in by_seat
    }
    for watcher in watchers:
        watcher.before(game)
    while (decision := game.decision) is not None:
        number = game.version
        if number >= limit:
            raise Stuck(f"{limit} decisions and no end")
        seat = decision.seat
        player = by_seat[seat]
        view = game.view(seat) if player.looks else None
        if guard is None:
            option = player.choose(view, decision, memories[seat])
        else:
            option = guard.ask(player, view, decision, memories[seat], number)
        told = game.play(option)
        for watcher in watchers:
            watcher.step(game, seat, option, told)
        if after is not None:
            after(game)
    for watcher in watchers:
        watcher.after(game)
    return game
