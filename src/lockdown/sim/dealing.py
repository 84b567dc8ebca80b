"""Even deals: every character and every objective gets the same number of seats.

Bots draft and choose as they like, so in ordinary games some characters and objectives hardly ever
come up, and what is wrong with them does not show. With `--deal even` characters are handed out in
turn, and in every game one seat keeps the objective whose turn it is: the game's seed is the first
of its row that deals it to somebody. Both follow from the index of the game alone, so any game can
be played again without the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from lockdown import Game, Setup
from lockdown.rules.objectives import CHOOSE
from lockdown.rules.setting_up import card_is_in
from lockdown.rules.verbs import KEEP_OBJECTIVE
from lockdown.sim.play import Bot, Memory, derived

if TYPE_CHECKING:
    from lockdown.kernel.game import Decision
    from lockdown.sim.many import Settings

#: Deals that are looked at for one that holds the objective; the rarest is in one of nine.
TRIES = 400


@cache
def choosable(table: Setup) -> tuple[str, ...]:
    """The characters that can be chosen at a table."""
    return tuple(facts.key for facts in Game.new(table, 1).table.rs.characters if facts.copies)


@cache
def dealt(table: Setup) -> tuple[str, ...]:
    """The objectives that can be dealt at a table."""
    rs = Game.new(table, 1).table.rs
    return tuple(
        card.key
        for card in rs.objectives
        if card.deck in rs.objective_decks and card_is_in(card, table.players)
    )


def listed(settings: Settings) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All characters and objectives that can come up in a run, those that never do included."""
    tables = [replace(settings.table, players=players) for players in settings.sizes]
    return (
        tuple(dict.fromkeys(key for table in tables for key in choosable(table))),
        tuple(dict.fromkeys(key for table in tables for key in dealt(table))),
    )


def characters(settings: Settings, index: int) -> tuple[str, ...]:
    """Who sits where in a game: all characters in turn, over the run as often as each other."""
    players = settings.sizes[index % len(settings.sizes)]
    names = choosable(replace(settings.table, players=players))
    first = index * players
    return tuple(names[(first + seat) % len(names)] for seat in range(players))


def objective(settings: Settings, index: int) -> str:
    """The objective whose turn it is in a game."""
    names = dealt(replace(settings.table, players=settings.sizes[index % len(settings.sizes)]))
    return names[index // len(settings.sizes) % len(names)]


def seed_and_seat(settings: Settings, index: int) -> tuple[int, int]:
    """The seed of a game that deals the objective whose turn it is, and the seat that holds it."""
    setup, wanted = settings.setup(index), objective(settings, index)
    for row in range(TRIES):
        seed = derived(settings.seed, "even", index, row)
        table = Game.new(setup, seed).table
        for seat, held in enumerate(table.objectives):
            if any(table.rs.objectives[card].key == wanted for card in held):
                return seed, seat
    raise ValueError(f"--deal even: {wanted} is dealt in none of {TRIES} games")


def keeping(crew: Mapping[int, Bot], seat: int, number: int) -> dict[int, Bot]:
    """The crew in which one seat keeps that objective when it is asked."""
    own = crew[seat]

    def choose(view: Any, decision: Decision, memory: Memory) -> object:
        if decision.kind == CHOOSE:
            for option in decision.options:
                if tuple(option) == (KEEP_OBJECTIVE, number):
                    return option
        return own.choose(view, decision, memory)

    return {**crew, seat: replace(own, choose=choose)}
