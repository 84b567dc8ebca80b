"""The words of the games in Project Fluent: one folder a language, in it one for each game.

What every game says (`en/log.ftl`) is shared; what a game calls its own things (`en/lockdown/`)
stands with that game, because a key may mean another card elsewhere. A game's own words go before
the shared ones of the same id.

>>> Words("en", "lockdown").text("item-medkit")
'Medkit'
>>> text("en", "terminal-round", round=3)
'round 3'
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

__all__ = [
    "LANGUAGES",
    "BrokenMessages",
    "MissingMessage",
    "Words",
    "against",
    "bundle",
    "games",
    "ids",
    "sources",
    "text",
]

LANGUAGES = ("en", "es", "pl", "de")
FALLBACK = "en"
#: Where the folders of the languages are.
ROOT: Traversable = files(__name__)


class MissingMessage(LookupError):
    """Neither the language asked for nor English has the message or attribute."""


class BrokenMessages(ValueError):
    """A Fluent file holds something that cannot be read."""


def _folder(language: str) -> Traversable:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}")
    return ROOT.joinpath(language)


@cache
def games() -> tuple[str, ...]:
    """The games that have words of their own."""
    found = (entry.name for entry in _folder(FALLBACK).iterdir() if entry.is_dir())
    return tuple(sorted(found))


@cache
def against(game: str) -> tuple[str, ...]:
    """The enemies that a game has other words for than for its own."""
    if game not in games():
        return ()
    found = (one.name for one in _folder(FALLBACK).joinpath(game).iterdir() if one.is_dir())
    return tuple(sorted(found))


@cache
def sources(language: str, game: str = "", enemies: str = "") -> tuple[tuple[str, str], ...]:
    """Name and text of every file of a language: the shared ones, or a game's own.

    With enemies: what the game says otherwise where they hunt instead of its own.
    """
    folder = _folder(language)
    if game:
        if game not in games():
            return ()
        folder = folder.joinpath(game)
    if enemies:
        folder = folder.joinpath(enemies)
    if not folder.is_dir():
        return ()
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return tuple(
        (entry.name, entry.read_text(encoding="utf-8"))
        for entry in sorted(found, key=lambda entry: entry.name)
    )


@cache
def _resources(language: str, game: str, enemies: str = "") -> tuple[ast.Resource, ...]:
    """The files of one folder, read once for all games that use them."""
    return tuple(FluentResource(source) for _name, source in sources(language, game, enemies))


@cache
def bundle(language: str, game: str = "", enemies: str = "") -> FluentBundle:
    """All messages of one language: the shared ones, and those of a game before them."""
    result = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, ""):
        result.add_resource(resource)
    if game:
        for resource in _resources(language, game):
            result.add_resource(resource, allow_overrides=True)
    if enemies:
        for resource in _resources(language, game, enemies):
            result.add_resource(resource, allow_overrides=True)
    return result


@cache
def ids(language: str, game: str = "") -> frozenset[str]:
    """Every message id, and "id.attribute" for every attribute, that a game finds in a language."""
    parser = FluentParser(with_spans=False)
    found: set[str] = set()
    for part in dict.fromkeys(("", game)):
        for name, source in sources(language, part):
            for entry in parser.parse(source).body:
                if isinstance(entry, ast.Junk):
                    where = "/".join(filter(None, (language, part, name)))
                    raise BrokenMessages(f"{where}: cannot read {entry.content!r}")
                if isinstance(entry, ast.Message):
                    if entry.value is not None:
                        found.add(entry.id.name)
                    found.update(f"{entry.id.name}.{item.id.name}" for item in entry.attributes)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one game in one language; without a game only what all games share."""

    language: str = FALLBACK
    game: str = ""
    enemies: str = ""
    """Who hunts there, if not the usual ones of the game."""

    def text(self, message_id: str, attribute: str | None = None, /, **args: Any) -> str:
        """The words of a message or of one of its attributes, in English if need be."""
        for candidate in dict.fromkeys((self.language, FALLBACK)):
            source = bundle(candidate, self.game, self.enemies)
            if not source.has_message(message_id):
                continue
            message = source.get_message(message_id)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is None:
                continue
            words, errors = source.format_pattern(pattern, args)
            if errors:
                raise errors[0]
            return str(words)
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        raise MissingMessage(name)


def text(language: str, message_id: str, attribute: str | None = None, /, **args: Any) -> str:
    """Words that all games share, in English if need be."""
    return Words(language).text(message_id, attribute, **args)
