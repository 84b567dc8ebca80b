"""Options: tiny hashable tuples `(verb, *arguments)` with a canonical text form.

`move 012`, `pay rest`, `pass`. A verb declares the kinds of its arguments; an argument kind
knows how to write a value and how to read it back. `parse_option(str(option)) == option`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from lockdown.kernel.errors import BadOption

Raw = tuple[Any, ...]


class ArgKind:
    """How one kind of argument is written and read."""

    __slots__ = ("name", "read", "write")

    def __init__(self, name: str, write: Callable[[Any], str], read: Callable[[str], Any]) -> None:
        self.name = name
        self.write = write
        self.read = read


class Verb:
    """A declared verb: its word, the kinds of its arguments, what it means, and where it stands."""

    __slots__ = ("doc", "kinds", "module", "word")

    def __init__(self, word: str, kinds: tuple[str, ...], doc: str, module: str) -> None:
        self.word = word
        self.module = module
        self.kinds = kinds
        self.doc = doc


#: The verb of an option of an old log that this version cannot read; its text is its argument.
FORGOTTEN = "?"

#: Every verb by word, every argument kind by name.
VERBS: dict[str, Verb] = {}
ARG_KINDS: dict[str, ArgKind] = {}


def _read_int(text: str) -> int:
    return int(text)


def arg_kind(name: str, write: Callable[[Any], str], read: Callable[[str], Any]) -> str:
    """Declare an argument kind and return its name."""
    ARG_KINDS[name] = ArgKind(name, write, read)
    return name


NUMBER = arg_kind("number", str, _read_int)
WORD = arg_kind("word", str, str)


def verb(word: str, doc: str, *kinds: str) -> str:
    """Declare a verb with the kinds of its arguments and return its word."""
    if word in VERBS:
        raise ValueError(f"verb {word!r} is declared twice")
    VERBS[word] = Verb(word, kinds, doc, sys._getframe(1).f_globals["__name__"])
    return word


def option_text(option: Raw) -> str:
    """The canonical text of an option."""
    word = option[0]
    known = VERBS.get(word)
    if known is None and word == FORGOTTEN:
        return str(option[1])
    if known is None or len(known.kinds) != len(option) - 1:
        raise BadOption(f"no verb {word!r} with {len(option) - 1} arguments")
    parts = [word]
    for kind, value in zip(known.kinds, option[1:], strict=True):
        parts.append(ARG_KINDS[kind].write(value))
    return " ".join(parts)


def parse_option(text: str) -> Option:
    """The option written as `text`; raises `BadOption` that says what was wrong."""
    words = text.split()
    if not words:
        raise BadOption("an empty line is no option; write a verb, for example 'pass'")
    known = VERBS.get(words[0])
    if known is None:
        raise BadOption(f"{words[0]!r} is no verb; known are {', '.join(sorted(VERBS))}")
    if len(words) - 1 != len(known.kinds):
        want = " ".join(f"<{kind}>" for kind in known.kinds)
        raise BadOption(f"{words[0]!r} is written '{words[0]} {want}'".rstrip())
    values: list[Any] = [words[0]]
    for kind, word in zip(known.kinds, words[1:], strict=True):
        try:
            values.append(ARG_KINDS[kind].read(word))
        except (KeyError, ValueError, IndexError):
            raise BadOption(f"{word!r} is no {kind} in {text!r}") from None
    return Option(values)


def read_logged(text: str) -> Option:
    """An option of a log that an older version may have written: never refused.

    What this version has no verb or argument for keeps its text, and cannot be played.
    """
    try:
        return parse_option(text)
    except BadOption:
        return Option((FORGOTTEN, text))


class Option(tuple[Any, ...]):
    """An option as others see it: a tuple that prints as its text."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """The verb, for example `move`."""
        word: str = self[0]
        return word

    @property
    def args(self) -> tuple[Any, ...]:
        """The arguments after the verb."""
        return self[1:]

    def __str__(self) -> str:
        return option_text(self)

    def __repr__(self) -> str:
        return f"<{option_text(self)}>"
