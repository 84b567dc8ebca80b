"""`Content`: what a game tells about its box, to whoever shows it or checks it.

Browsers, reports, the ledger and the words ask for it by the game's name (`content_of`), so none of
them knows a game. A game fills one in its package (`games/*/content.py`).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, NamedTuple

from lockdown.kernel.game import rules_of
from lockdown.state.facts import Provenance, StalkerToken
from lockdown.state.registry import Registry
from lockdown.state.ruleset import Ruleset

#: Kind -> key -> facts, as JSON holds them.
Facts = dict[str, dict[str, dict[str, Any]]]


class TableOption(NamedTuple):
    """Something that the sources dispute and a table decides."""

    default: str
    values: tuple[str, ...]
    rule: str


class Mark(NamedTuple):
    """A marker, a token or a place on the board: what is said about it."""

    word: str
    """The message with its name."""
    rules: tuple[str, ...]
    terms: tuple[str, ...] = ()
    """Its entries in the glossary, without `glossary-`."""
    text: str = ""
    """The message with its text, if it is another one."""


class Group(NamedTuple):
    """What a turn offers, as the printed list groups it."""

    key: str
    verbs: tuple[str, ...]
    rule: str


@dataclass(frozen=True, kw_only=True)
class Shown:
    """What a screen shows of a game besides its components; rules as this game calls them."""

    marks: Mapping[str, Mark]
    turn: tuple[Group, ...]
    """In the order of the printed list."""
    rules: Mapping[str, Mapping[str, tuple[str, ...]]]
    """By kind of thing and key: its rules, after those of its own facts. `""`: of all others."""
    ending: tuple[tuple[str, str], ...]
    """The steps of the victory check with their rules."""
    phrases: Mapping[str, tuple[str, ...]]
    """By group: ready phrases and emotes, with what they name (`css_on:space,css`)."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Facts of components that only this game has."""


@dataclass(frozen=True, kw_only=True)
class Checked:
    """What the ledger compares the components with, and those that only this game has."""

    listed: Mapping[str, int]
    """The component list: what there is -> how many."""
    counts: Callable[[], dict[str, int]] = dict
    """What only this game has, under the names of the list."""
    facts: Callable[[], Facts] = dict
    words: Callable[[], tuple[str, ...]] = tuple
    """Messages (and `id.attribute`) of components that are in no register."""
    tested: Callable[[], tuple[tuple[str, str], ...]] = tuple
    """(kind, key) of what must occur in a scenario besides the registered components."""
    sources: Mapping[str, Provenance] = field(default_factory=dict)
    """Where tokens and dice come from."""
    boards: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    """Board files whose source is looked at, also of sides that cannot be played yet."""


@dataclass(frozen=True, kw_only=True)
class Reported:
    """Words and colours for reports about many games; English, as reports are."""

    place: str
    """Where it all happens: "the complex"."""
    foes: str
    crew: Mapping[str, str]
    """Colours of the characters."""
    endings: Mapping[str, tuple[str, str]]
    """How a game ends: words and colour."""
    causes: Mapping[str, tuple[str, str]]
    """What people die of, in the order in which it is shown: words and colour."""
    by_rule: Mapping[str, str]
    """Rules that say by themselves what killed."""
    ways: Mapping[str, tuple[str, str]]
    """Events of those who get out: where they end, and that place in words."""
    checks: str
    """What those who are out still have to get through."""


@dataclass(frozen=True, kw_only=True)
class Content:
    """What a game tells about its box."""

    title: str
    """The name of the game, the same in every language."""
    foe: str
    """What hunts the crew, one of them, in English."""
    registry: Registry
    tokens: tuple[StalkerToken, ...]
    """Those of all enemies that a table can choose."""
    ruleset: Ruleset
    """The standard game on the first board: limits, tokens, dice."""
    boards: Mapping[str, dict[str, Any]]
    """The files of the sides that can be played on, drawing coordinates included; first first."""
    tracks: Mapping[str, dict[str, Any]]
    """The files of the printed tracks; every game has `time`."""
    offer: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
    """What a table can be: field of a set-up -> (what is there, what the rules know beyond it)."""
    options: Mapping[str, TableOption]
    shown: Shown
    checked: Checked
    reported: Reported


def plain(**fields: Any) -> dict[str, Any]:
    """Only what is not empty, false or zero, as JSON holds it."""
    kept = {name: value for name, value in fields.items() if value not in (None, "", 0, False, ())}
    found: dict[str, Any] = json.loads(json.dumps(kept))
    return {name: value for name, value in found.items() if value != []}


def raw_file(package: str, name: str) -> dict[str, Any]:
    """A data file of a game's package as it stands."""
    path = resources.files(package).joinpath(f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def shown(raw: dict[str, Any], facts: Mapping[str, Any]) -> Shown:
    """What a game's `pieces.toml` says, and the facts that only this game has."""
    return Shown(
        marks={
            key: Mark(
                mark["word"], tuple(mark["rules"]), tuple(mark["terms"]), mark.get("text", "")
            )
            for key, mark in raw["marks"].items()
        },
        turn=tuple(Group(one["key"], tuple(one["verbs"]), one["rule"]) for one in raw["turn"]),
        rules={
            kind: {key: tuple(rules) for key, rules in by_key.items()}
            for kind, by_key in raw["rules"].items()
        },
        ending=tuple((step["key"], step["rule"]) for step in raw["ending"]),
        phrases={group: tuple(said) for group, said in raw["phrases"].items()},
        facts=facts,
    )


def reported(raw: dict[str, Any]) -> Reported:
    """What a game's `report.toml` says."""
    pairs = {
        name: {key: (first, second) for key, (first, second) in raw[name].items()}
        for name in ("endings", "causes", "ways")
    }
    return Reported(
        place=raw["place"],
        foes=raw["foes"],
        checks=raw["checks"],
        crew=raw["crew"],
        by_rule=raw["by_rule"],
        **pairs,
    )


def content_of(game: str) -> Content:
    """What a game tells about its box; raises `BadSetup` if there is no such game."""
    found: Content = rules_of(game).content()
    return found
