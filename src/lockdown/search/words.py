"""Words of a language: their roots, what to leave out, what players say for what rules say.

Beside this file stands what no program knows: in `<language>.toml` words that say nothing (`stop`),
that the stemmer takes for others (`apart`), and what people say for the words of the rules (`say`);
in `asked.toml` how they ask for a rule.
"""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Any

import snowballstemmer

STEMMERS = {"en": "english", "es": "spanish", "pl": "polish", "de": "german"}
PART = 4
"""Letters that a part of a compound has at least."""
LINKS = ("", "s", "n", "en", "es", "er", "e")
"""What German puts between the parts."""
_WORD = re.compile(r"[^\W_]+")
_ID = re.compile(r"(?:LD|NM)-[A-Z]{3}(?:-\d+)?")
_LETTERS = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "œ": "oe", "æ": "ae"})


def fold(text: str) -> str:
    """Small letters without accents: what a hurried player types."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    return "".join(c for c in plain if not unicodedata.combining(c))


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, accents kept; ids of rules are no words."""
    return _WORD.findall(_ID.sub(" ", text).lower())


def _same(root: str) -> str:
    return root


def _polish(root: str) -> str:
    """What the stemmer leaves apart: walk-a, walc-e, walcz-yć; handel, handl-u."""
    for ending in ("owac", "ow", "yc", "ic", "ac"):
        if root.endswith(ending) and len(root) - len(ending) >= 4:
            root = root.removesuffix(ending)
            break
    if len(root) > 4:
        root = re.sub(r"e([bcdgklmnprstwz])$", r"\1", root)
    return re.sub(r"(?:cz|c)$", "k", root)


@dataclass(frozen=True)
class Say:
    """Words that players use, and the rules' words for them, as roots."""

    said: tuple[str, ...]
    meant: tuple[tuple[str, ...], ...]


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord
        self._tail = _polish if language == "pl" else _same
        self._forms: dict[str, tuple[str, str]] = {}
        data = _data(f"{language}.toml")
        self._apart = {
            word: fold(line.split()[0])
            for line in data["apart"].splitlines()
            for word in line.split()
        }
        self.stop = frozenset(fold(word) for word in data["stop"].split())
        self.says = tuple(self._says(data["say"]))
        self.asked: dict[str, list[str]] = defaultdict(list)
        for ask in _data("asked.toml")["ask"]:
            for rule in ask["rules"]:
                self.asked[rule].append(ask[language])

    def _says(self, lines: str) -> Iterator[Say]:
        for line in filter(None, map(str.strip, lines.splitlines())):
            said, _, meant = line.partition("=")
            means = tuple(tuple(self.roots(one)) for one in meant.split("/"))
            for one in said.split(","):
                yield Say(tuple(self.roots(one)), means)

    def form(self, word: str) -> tuple[str, str]:
        """A word without accents, and its root: what all its forms have in common."""
        found = self._forms.get(word)
        if found is None:
            root = self._apart.get(word) or self._tail(fold(self._stem(word)))
            found = self._forms[word] = (fold(word), root)
        return found

    def forms(self, text: str) -> list[tuple[str, str]]:
        """The forms of all words of a text that say something."""
        found = (self.form(word) for word in words_in(text))
        return [form for form in found if form[0] not in self.stop]

    def roots(self, text: str) -> list[str]:
        """The roots of all words of a text that say something."""
        return [root for _, root in self.forms(text)]

    def fillers(self, text: str) -> frozenset[str]:
        """The words of a text that say nothing."""
        return frozenset(self.stop.intersection(map(fold, words_in(text))))

    def parts(self, known: Collection[str]) -> dict[str, tuple[str, ...]]:
        """Root of a compound among known words without accents: the roots of its parts.

        German writes them as one word ("Rettungskapsel"); who asks for one part means it too.
        """
        if self.language != "de":
            return {}
        whole = {word for word in known if len(word) >= PART}
        found = {}
        for word in known:
            for cut in range(PART, len(word) - PART + 1):
                if word[cut:] not in whole:
                    continue
                heads = (word[:cut].removesuffix(link) for link in LINKS)
                parts = [next((head for head in heads if head in whole), ""), word[cut:]]
                if all(parts) or len(word[cut:]) > PART:
                    found[self.form(word)[1]] = tuple(self.form(one)[1] for one in parts if one)
                    break
        return found


def _data(name: str) -> dict[str, Any]:
    path = resources.files(__package__).joinpath(name)
    return tomllib.loads(path.read_text(encoding="utf-8"))


@functools.cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)
