"""What a game brings to scenarios: its own words, how its table is built and looked at.

The language is one. Rooms, corridors, figures, hands, decks and tracks that both games have are
read and checked by this package; power tokens or engines by the game that has them. A game puts a
`ScenarioParts` under the name `PARTS` into its package `lockdown.games.NAME.scenario`, and nothing
here has to change. Tables and plans are `Any` in these signatures: each game reads its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from lockdown.kernel.game import Setup
from lockdown.scenario.compare import Pile
from lockdown.scenario.plan import Plan
from lockdown.state.ruleset import Ruleset

Words = list[str]
#: `read(plan, clauses, negated)`: what a statement of `given` about a subject says.
Reader = Callable[[Any, list[Words], bool], None]
#: `check(table, clauses, negated)`: whether a statement of `then` about a subject holds.
Checker = Callable[[Any, list[Words], bool], None]
#: A pattern, and what it is replaced by.
Phrase = tuple[re.Pattern[str], str]


@dataclass(frozen=True)
class Deck:
    """A pile that everybody draws from, under the name before `deck` or `discard`."""

    read: Callable[[str, Any], int]
    """(word, rule set): the card."""
    text: Callable[[int, Any], str]
    """(card, rule set): its word."""
    matches: Callable[[str, int, Any], bool]
    """(word, card, rule set): whether the word of a check means the card."""
    cards: Callable[[Any], tuple[int, ...]]
    """(table): the deck, top last."""
    discard: Callable[[Any], tuple[int, ...]] | None = None
    """(table): the discard pile; None where there is none."""


@dataclass(frozen=True)
class SeatList:
    """A list of things about one character: `A contingency red`."""

    read: Callable[[Any, str], int]
    """(plan, word)."""
    pile: Callable[[Any, int], Pile]
    """(table, seat)."""


@dataclass(frozen=True)
class Memory:
    """Something a player has looked at and may remember: `A seen engine 1`."""

    note: Callable[[Any, int, Words], None]
    """(table, seat, words): it has."""
    holds: Callable[[Any, int, Words], bool]
    """(table, seat, words): whether it has, and still knows."""


@dataclass(frozen=True)
class SeatState:
    """Something that is so of one character or not, and is no mask: `A is rushing`."""

    note: Callable[[Any, int], None]
    """(plan, seat): it is said to be so."""
    holds: Callable[[Any, int], bool]
    """(table, seat): whether it is so."""


@dataclass(frozen=True, kw_only=True)
class ScenarioParts:
    """Everything about scenarios that one game has alone."""

    # ---- the table
    ruleset: Callable[[Setup], Ruleset]
    """The rule set of a checked set-up."""
    plan: Callable[[Any, int], Plan]
    """An empty plan for so many players."""
    build: Callable[[Any], Any]
    """The table that a plan describes (see `build`, which has the steps that games share)."""
    characters: tuple[str, ...]
    """The characters of seats that a scenario does not name, in order, then all others."""

    # ---- statements by their first word; one of these goes before a shared one
    given: Mapping[str, Reader]
    then: Mapping[str, Checker]
    once: tuple[str, ...] = ()
    """Subjects of `given` that can be stated only once."""
    deniable: tuple[str, ...] = ()
    """Subjects of `given` that can be denied with `no`."""
    room_given: Mapping[str, Callable[[Any, int, bool], None]] = field(default_factory=dict)
    """(plan, slot, negated): words about a room."""
    room_then: Mapping[str, Callable[[Any, int], tuple[str, bool]]] = field(default_factory=dict)
    """(table, slot): what is asked, and whether it is so."""

    # ---- clauses about a character
    flags: tuple[str, ...] = ()
    """Masks over seats: fields of the table and of the seat's plan."""
    numbers: Mapping[str, Callable[[int, Any], None]] = field(default_factory=dict)
    """(value, rule set), raising if it cannot be: fields of the table and of the seat's plan."""
    lists: Mapping[str, SeatList] = field(default_factory=dict)
    states: Mapping[str, SeatState] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Other words for flags, numbers, lists and states."""
    place: Callable[[str], int | None] = lambda _: None
    """A place outside the rooms by its words (`locked in`), or None.

    Where there are several such places (`in pod 1`) their number stands from bit 8 on.
    """
    placed: Callable[[Any, int], int] = lambda t, seat: int(t.place[seat])
    """(table, seat): where a character is, as `place` says it."""
    place_words: tuple[str, ...] = ()
    """With what the words of such a place begin, besides `in`."""
    seen: Mapping[str, Callable[[Any, int, Words], tuple[str, object]]] = field(
        default_factory=dict
    )
    """(table, seat, words): the field of the table, and the mask or entry, of what was seen."""
    remembered: Mapping[str, Memory] = field(default_factory=dict)
    """What was seen and is kept otherwise than as a mask or an entry."""
    seen_usage: tuple[str, ...] = ()
    """How it is written, for messages."""

    # ---- piles and names
    decks: Mapping[str, Deck] = field(default_factory=dict)
    gone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of cards by the word of their pile, for `gone event nest`."""
    keys: tuple[tuple[str, ...], ...] = ()
    """More keys that may be written as words with spaces."""
    page: Callable[[Any], list[tuple[str, str]]] = lambda _: []
    """(rule set): rows of the page's table of keys, as Markdown."""

    # ---- how people write it (see `loose`)
    word: Callable[[str], str] = lambda _: ""
    """A word that stands for another one whatever its case (`s-2` for `S-02`), or nothing."""
    first_phrases: tuple[Phrase, ...] = ()
    """Put in order before names of rooms are read …"""
    phrases: tuple[Phrase, ...] = ()
    """… and after, in statements of `given` and `then`."""
    option_phrases: tuple[Phrase, ...] = ()
    """In the options of `when`."""
    subject: Callable[[Words], str] = lambda _: ""
    """A statement that is rewritten as a whole, or nothing."""
    dropped: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words that say nothing beside their subject."""

    seats: Mapping[str, int] = field(default_factory=dict)
    """Modes that are for one number of players only, with that number."""

    # ---- the end
    endings: tuple[str, ...] = ("time", "nobody")
    """What `game ends: …` can name."""
    end_game: Callable[[Any, str], None] = lambda _table, _how: None
    """(table, how): end the game so."""
    place_name: str = "place"
    """What `… is destroyed` calls the whole board."""


@cache
def parts_of(game: str) -> ScenarioParts:
    """What a game of this program brings to scenarios."""
    parts: ScenarioParts = import_module(f"lockdown.games.{game}.scenario").PARTS
    return parts
