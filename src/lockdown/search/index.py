"""The index and the order of the answers.

Every rule is a row of a full-text table of SQLite (FTS5, BM25): its title, the name of its chapter,
how people ask for it, its text, all as roots of words. A word of a question counts by its best
form: itself, what the rules say for it, or the nearest known word if it is misspelt. A rule that
has all words of the question beats one that has some of them often, and one whose title or usual
question is like it beats both.
"""

from __future__ import annotations

import functools
import itertools
import sqlite3
import threading
from collections import defaultdict
from dataclasses import dataclass

from lockdown.ledger import catalogue, translations
from lockdown.ledger.catalogue import Rule
from lockdown.search.near import Vocabulary
from lockdown.search.words import Words, words

LONGEST = 200
"""Letters of a question that are looked at."""
GAMES = {"lockdown": "LD", "nemesis": "NM"}
MODES: dict[str, tuple[str, ...]] = {
    "standard": (),
    "solo": ("SOL",),
    "coop": ("COP",),
    "surface": ("SRF",),
    "guests": ("NCH", "NIN"),
    "intruder": ("INT",),
    "other side": ("ALT",),
}
"""Chapters that a mode adds to the game; everything else holds in all of them."""

WEIGHTS = {"title": 3.5, "chapter": 1.5, "asked": 2.0, "body": 1.0, "parts": 0.5}
"""What a word counts, by where it stands."""
ELSEWHERE = 0.35
"""What an answer from the other game counts."""
GOOD = 0.1
"""How good, measured by the best answer, one from the game being played is to come before all
answers from the other game."""
OTHER_MODE = 0.7
"""What an answer from a mode counts that is not being played."""
OWN_MODE = 1.5
"""What an answer from the mode counts that is being played: it changes the rules of the game."""
REFERENCE = 0.6
"""What an entry counts that only leads to another one."""
SAID = 0.9
"""How surely what players say is what the rules mean by it."""
PARTS = 0.6
"""How surely the parts of a compound are meant by it."""
ALIKE = 2.0
"""How much a question counts that is like one that people ask."""
FILLER = 0.3
"""What words that say nothing ("who is …") count there."""
ALL_WORDS = 0.5
"""How much of the count depends on having all words of the question."""


@dataclass(frozen=True)
class Found:
    """An answer."""

    id: str
    title: str
    score: float


@dataclass(frozen=True)
class Choice:
    """One way to understand a word of a question: roots that stand for it, and how surely."""

    roots: tuple[str, ...]
    weight: float


@dataclass(frozen=True)
class Phrase:
    """A title, or something that people ask: the rule, its words, and those that say nothing."""

    number: int
    roots: frozenset[str]
    fillers: frozenset[str]


class Index:
    """All rules in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Words = words(language)
        self.rules = list(catalogue.load().values())
        self.read = [translations.entry(rule.id, language) for rule in self.rules]
        self._lock = threading.Lock()
        self._table = sqlite3.connect(":memory:", check_same_thread=False)
        columns = ", ".join(WEIGHTS)
        self._table.execute(
            f"CREATE VIRTUAL TABLE rules USING fts5({columns}, tokenize = 'ascii', detail = none)"
        )
        asked = self._asked()
        texts = [
            (read.title, self._section(rule), " ".join(asked[rule.id]), read.text)
            for rule, read in zip(self.rules, self.read, strict=True)
        ]
        forms: dict[str, set[str]] = defaultdict(set)
        for part in itertools.chain(*texts):
            for plain, root in self.words.forms(part):
                forms[plain].add(root)
        self.vocabulary = Vocabulary(forms)
        self.parts = self.words.parts(forms)
        marks = ", ".join("?" * (len(WEIGHTS) + 1))
        self._table.executemany(
            f"INSERT INTO rules (rowid, {columns}) VALUES ({marks})",  # noqa: S608
            [
                (
                    number,
                    *(" ".join(self.words.roots(part)) for part in parts),
                    self._compounds(parts),
                )
                for number, parts in enumerate(texts)
            ],
        )
        self.phrases = [
            Phrase(number, frozenset(self.words.roots(phrase)), self.words.fillers(phrase))
            for number, rule in enumerate(self.rules)
            for said in (self.read[number].title, *asked[rule.id])
            for phrase in said.split(";")
        ]

    def _compounds(self, parts: tuple[str, ...]) -> str:
        """The roots of the parts of all compounds in the texts of a rule."""
        roots = itertools.chain(*map(self.words.roots, parts))
        return " ".join(part for root in roots for part in self.parts.get(root, ()))

    def _section(self, rule: Rule) -> str:
        """The heading that a rule stands under, in the language."""
        translated = (
            None if self.language == "en" else translations.load(self.language).get(rule.id)
        )
        return translated.section if translated else rule.section

    def _asked(self) -> dict[str, list[str]]:
        """How people ask for a rule, and the titles of entries that only lead to it."""
        found: dict[str, list[str]] = defaultdict(list)
        for asked, questions in self.words.asked.items():
            found[asked] += questions
        for rule, read in zip(self.rules, self.read, strict=True):
            if 0 < len(rule.targets) <= 3:
                for target in rule.targets:
                    found[target].append(read.title)
        return found

    @functools.cache  # noqa: B019  # there is one index a language, for good
    def counts(self, root: str) -> dict[int, float]:
        """What a root counts in each rule that has it."""
        weights = ", ".join(map(str, WEIGHTS.values()))
        query = f"SELECT rowid, -bm25(rules, {weights}) FROM rules WHERE rules MATCH ?"  # noqa: S608
        with self._lock:
            return dict(self._table.execute(query, (f'"{root}"',)).fetchall())

    def understand(self, question: str) -> list[list[Choice]]:
        """For every word of a question the ways to understand it."""
        found: list[list[Choice]] = []
        said = self.words.forms(question)
        roots = [root for _, root in said]
        for word, root in said:
            near = self.vocabulary.near(word, root)
            found.append([Choice((one,), weight) for one, weight in near.items()])
            found[-1] += [
                Choice(self.parts[one], weight * PARTS)
                for one, weight in near.items()
                if one in self.parts
            ]
        for say in self.words.says:
            size = len(say.said)
            for at in range(len(roots) - size + 1):
                if all(
                    any(choice.roots == (root,) and choice.weight > 0.5 for choice in found[at + i])
                    or roots[at + i] == root
                    for i, root in enumerate(say.said)
                ):
                    for i in range(size):
                        found[at + i] += [Choice(meant, SAID) for meant in say.meant]
        return found

    def _word(self, choices: list[Choice]) -> dict[int, float]:
        """What a word of a question counts in each rule: its best choice."""
        best: dict[int, float] = {}
        for choice in choices:
            sums: dict[int, float] = defaultdict(float)
            for root in choice.roots:
                for number, count in self.counts(root).items():
                    sums[number] += count * choice.weight / len(choice.roots)
            for number, count in sums.items():
                best[number] = max(count, best.get(number, 0.0))
        return best

    def search(self, question: str, game: str, mode: str = "") -> list[tuple[int, float]]:
        """Numbers of the rules that answer a question and what they count, best first."""
        total: dict[int, float] = defaultdict(float)
        having: dict[int, float] = defaultdict(float)
        wanted = 0.0
        understood = self.understand(question)
        for choices in understood:
            counts = self._word(choices)
            if not counts:
                continue
            rare = 1 / (1 + len(counts)) ** 0.25
            wanted += rare
            for number, count in counts.items():
                total[number] += count
                having[number] += rare
        alike = self._alike(understood, self.words.fillers(question))
        for number in total:
            share = having[number] / wanted
            total[number] *= 1 - ALL_WORDS + ALL_WORDS * share
            total[number] *= 1 + ALIKE * alike.get(number, 0.0) ** 2
            total[number] *= self._place(number, game, mode)
        found = sorted(total.items(), key=lambda item: (-item[1], item[0]))
        if not found or not self._own(found[0][0], game):
            return found
        good = GOOD * found[0][1]
        return sorted(found, key=lambda item: not (self._own(item[0], game) and item[1] >= good))

    def _own(self, number: int, game: str) -> bool:
        return self.rules[number].id.startswith(GAMES[game])

    def _alike(self, understood: list[list[Choice]], fillers: frozenset[str]) -> dict[int, float]:
        """How much a question is like the title of a rule or like what people ask: 0 to 1."""
        meant = [{root for choice in choices for root in choice.roots} for choices in understood]
        found: dict[int, float] = {}
        for phrase in self.phrases:
            same = sum(not roots.isdisjoint(phrase.roots) for roots in meant)
            if same:
                both = same + FILLER * len(fillers & phrase.fillers)
                size: float = len(meant) + len(phrase.roots)
                size += FILLER * (len(fillers) + len(phrase.fillers))
                found[phrase.number] = max(2 * both / size, found.get(phrase.number, 0.0))
        return found

    def _place(self, number: int, game: str, mode: str) -> float:
        """What an answer counts by where it stands."""
        rule = self.rules[number]
        factor = REFERENCE if rule.is_reference else 1.0
        if not self._own(number, game):
            return factor * ELSEWHERE
        chapter = rule.area[3:]
        if chapter in MODES.get(mode, ()):
            return factor * OWN_MODE
        if any(chapter in areas for areas in MODES.values()):
            return factor * OTHER_MODE
        return factor


@functools.cache
def index(language: str) -> Index:
    """The index of a language, made on first use (a fraction of a second)."""
    return Index(language)


@functools.lru_cache(maxsize=512)
def search(
    question: str, language: str, game: str = "lockdown", mode: str = "", most: int = 20
) -> tuple[Found, ...]:
    """The rules that answer a question, best first.

    The game that is being played comes first, then its modes, then the other game.
    """
    known = index(language)
    named = catalogue.ID.search(question.upper())
    if named and named[0] in catalogue.load():
        return (Found(named[0], translations.entry(named[0], language).title, 1.0),)
    return tuple(
        Found(known.rules[number].id, known.read[number].title, score)
        for number, score in known.search(question[:LONGEST], game, mode)[:most]
    )
