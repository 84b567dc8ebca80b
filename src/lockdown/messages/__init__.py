"""The words of the game, one Project Fluent folder for each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

__all__ = ["LANGUAGES", "BrokenMessages", "MissingMessage", "bundle", "ids", "text"]

LANGUAGES = ("en", "es", "pl", "de")
FALLBACK = "en"


class MissingMessage(LookupError):
    """Neither the language asked for nor English has the message or attribute."""


class BrokenMessages(ValueError):
    """A Fluent file holds something that cannot be read."""


@cache
def _sources(language: str) -> tuple[tuple[str, str], ...]:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}")
    folder = files(__name__).joinpath(language)
    if not folder.is_dir():
        return ()
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return tuple(
        (entry.name, entry.read_text(encoding="utf-8"))
        for entry in sorted(found, key=lambda entry: entry.name)
    )


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    result = FluentBundle([language], use_isolating=False)
    for _name, source in _sources(language):
        result.add_resource(FluentResource(source))
    return result


@cache
def ids(language: str) -> frozenset[str]:
    """Every message id, and "id.attribute" for every attribute, of one language."""
    parser = FluentParser(with_spans=False)
    found: set[str] = set()
    for name, source in _sources(language):
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Junk):
                raise BrokenMessages(f"{language}/{name}: cannot read {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.add(entry.id.name)
                found.update(f"{entry.id.name}.{item.id.name}" for item in entry.attributes)
    return frozenset(found)


def text(language: str, message_id: str, attribute: str | None = None, **args: Any) -> str:
    """The words of a message or of one of its attributes, in English if need be."""
    for candidate in dict.fromkeys((language, FALLBACK)):
        source = bundle(candidate)
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
