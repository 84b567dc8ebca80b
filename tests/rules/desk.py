"""A small table for tests that Python says more easily than scenarios: tables of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lockdown import Game, Setup
from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.options import parse_option
from lockdown.rules import rounds
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys

DARK = (-1, -2, -3, -4)
LIGHT = (1, 2, 3, 4)


def desk(
    characters: tuple[str, ...] = ("sentry", "janitor"),
    *,
    room: int = 13,
    others: int = 4,
    power: tuple[int, int, int, int] = DARK,
    foes: Iterable[str] = (),
    hand: tuple[str, ...] = ("search", "search", "search"),
) -> Game:
    """Seat A to act in `room` with that hand and those Night Stalkers, the others elsewhere."""
    game = Game.new(Setup(players=len(characters), characters=characters), seed=3)
    t: LockdownTable = game.table
    t.agenda = []
    t.decision = None
    t.first = 0
    t.appeared = True
    set_power(t, power)
    for seat in range(t.n):
        set_room(t, seat, others if seat else room)
    figures = tuple((i, keys.STALKERS.index(k), room, 0) for i, k in enumerate(foes, 1))
    set_stalkers(t, figures)
    t.next_stalker = len(figures) + 1
    t.hand[0] = tuple(keys.ACTION[card] for card in hand)
    for seat in range(1, t.n):
        t.hand[seat] = ()
    ask(game)
    return game


def ask(game: Game, seat: int = 0) -> None:
    """Let the seat take an action now (after the table was changed by hand)."""
    t: LockdownTable = game.table
    t.decision = None
    t.agenda = []
    t.turn = seat
    t.turns[seat] = 1
    t.actions_left = 2
    t.push(rounds.ask_action, seat)
    t.run()


def options(game: Game) -> list[str]:
    """The open options as text."""
    return [str(option) for option in game.options]


def play(game: Game, *texts: str) -> None:
    """Play one option after the other."""
    for text in texts:
        game.play(parse_option(text))


def force(game: Game, *script: tuple[str, Any]) -> None:
    """Say what the next dice and draws show."""
    game.table.script = list(script)


def attack_deck(game: Game, *cards: tuple[str, int]) -> None:
    """Put attack cards on top: (key, blood), the first one is drawn first."""
    t: LockdownTable = game.table
    wanted = []
    for key, blood in cards:
        kind = keys.ATTACKS.index(key)
        wanted.append(kind << 3 | t.rs.attacks[kind].blood.index(blood))
    rest = [card for card in (*t.attack_deck, *t.attack_discard) if card not in wanted]
    t.attack_deck = (*rest, *reversed(wanted))
    t.attack_discard = ()
