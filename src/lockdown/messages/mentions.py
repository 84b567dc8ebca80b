"""Which rules speak of which terms of the glossary.

Found in the English texts, where words hardly change their form, and told in every language: a term
has one key and a rule one id.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

from lockdown.ledger import catalogue
from lockdown.messages.glossary import Entry, entries, speaks_of

MOST = 8
"""Terms that are named beside a rule."""
COMMON = frozenset(
    """
    game-card game-token game-marker game-player game-board game-die game-deck board-room
    char-character end-dead end-alive power-active power-inactive door-open wound-die game-example
    game-note game-important game-or contam-remove item-attach css-launch combat-target combat-kill
    combat-hit combat-miss item-white item-black action-action stalker-stalker stalker-plural
    item-uses
    """.split()  # noqa: SIM905
)
"""Words that every rule is full of, and those of the buttons, explain nothing."""

_WORD = re.compile(r"\w+")


def _root(word: str) -> str:
    """The letters that a word and its plural share."""
    return word[: max(2, len(word) - 1)].lower()


@cache
def _having() -> dict[str, set[str]]:
    """Beginning of a word: the rules that have it. Most terms stand in few rules."""
    found: dict[str, set[str]] = defaultdict(set)
    for rule in catalogue.load().values():
        for word in {word.lower() for word in _WORD.findall(f"{rule.title} {rule.text}")}:
            for end in range(2, len(word) + 1):
                found[word[:end]].add(rule.id)
    return found


def _maybe(term: str) -> set[str]:
    """Rules with all words of a term, or with words that begin like them."""
    words = _WORD.findall(term)
    return set.intersection(*(_having().get(_root(word), set()) for word in words))


def rules_of(entry: Entry) -> tuple[str, ...]:
    """The rules of its game that speak of a term, those named after it first."""
    term = entry.words["en"]
    game = "NM" if entry.topic == "nemesis" else "LD"
    pattern = speaks_of(term)
    named, told = [], []
    maybe = _maybe(term)
    for rule in catalogue.load().values():
        if rule.id not in maybe or not rule.id.startswith(game):
            continue
        title = rule.title
        if pattern.search(title) or title[:1].lower() + title[1:] == term:
            named.append(rule.id)
        elif pattern.search(rule.text):
            told.append(rule.id)
    return (*named, *told)


@cache
def terms_in() -> dict[str, tuple[str, ...]]:
    """The keys of the terms that each rule uses, in their order, at most `MOST`.

    The longest are looked for first: "noise marker" leaves no "noise" beside it.
    """
    rules = catalogue.load()
    left = {rule.id: f"{rule.title}. {rule.text}" for rule in rules.values()}
    found: dict[str, dict[str, tuple[int, str]]] = {rule: {} for rule in rules}
    wanted = [e for e in entries() if e.topic != "words" and e.key not in COMMON]
    for entry in sorted(wanted, key=lambda e: -len(e.words["en"])):
        term = entry.words["en"]
        pattern = speaks_of(term)
        for rule in _maybe(term):
            if entry.topic == "nemesis" and not rule.startswith("NM"):
                continue
            hit = None if term.lower() in found[rule] else pattern.search(left[rule])
            if hit is not None:
                found[rule][term.lower()] = (hit.start(), entry.key)
                left[rule] = pattern.sub(lambda one: "·" * len(one[0]), left[rule])
    return {
        rule: tuple(key for _, key in sorted(its.values())[:MOST]) for rule, its in found.items()
    }
