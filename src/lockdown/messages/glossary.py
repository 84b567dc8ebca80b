"""The glossary: every term in all languages, and where its meaning stands.

Which rules speak of it: `mentions`.

>>> entry = next(e for e in entries() if e.key == "combat-encounter")
>>> entry.words["de"], entry.topic, entry.meaning
('Begegnung', 'combat', ('meaning-combat-encounter', ''))
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from lockdown.messages import LANGUAGES, sources

PREFIX = "glossary-"
FIRST = "lockdown"
"""The game whose names the terms are, unless their key says otherwise …"""
OTHERS = {"nm": "nemesis"}
"""… by its beginning."""
TOPICS = {
    "game": "game",
    "mode": "game",
    "phase": "round",
    "step": "round",
    "moment": "round",
    "end": "end",
    "objective": "end",
    "contingency": "end",
    "procedure": "end",
    "css": "end",
    "board": "board",
    "power": "board",
    "door": "board",
    "marker": "board",
    "noise": "board",
    "explore": "board",
    "surface": "board",
    "room": "rooms",
    "roomaction": "rooms",
    "char": "crew",
    "wound": "crew",
    "contam": "crew",
    "knowledge": "crew",
    "stalker": "combat",
    "combat": "combat",
    "action": "actions",
    "card": "cards",
    "cardname": "cards",
    "eventname": "cards",
    "attackname": "cards",
    "weaknessname": "cards",
    "surfacename": "cards",
    "computername": "cards",
    "woundname": "cards",
    "objectivename": "cards",
    "item": "items",
    "itemname": "items",
    "ui": "words",
    "nm": "nemesis",
}
"""The topic of each kind of term, in the order in which the topics are shown."""
_NAMED = {
    "room": ("room",),
    "roomaction": ("roomaction",),
    "char": ("char",),
    "itemname": ("item",),
    "cardname": ("action",),
    "eventname": ("event",),
    "attackname": ("attack",),
    "weaknessname": ("weakness",),
    "surfacename": ("surface",),
    "computername": ("computer",),
    "woundname": ("wound",),
    "objectivename": ("objective",),
    "contingency": ("contingency",),
    "stalker": ("stalker", "marker"),
    "marker": ("marker",),
    "door": ("marker",),
    "board": ("marker",),
    "power": ("power",),
    "procedure": ("marker",),
    "noise": ("face",),
    "css": ("css",),
    "knowledge": ("marker",),
    "item": ("deck", "colour"),
}
"""The kinds of component that carry these names: what they do is their meaning."""
_NAMED_THERE = {
    "room": ("room",),
    "item": ("item",),
    "card": ("action",),
    "event": ("event",),
    "attack": ("attack",),
    "wound": ("wound",),
    "objective": ("objective",),
    "roomaction": ("roomaction",),
    "weakness": ("weakness",),
}
"""The same for the terms of the original game, by the second part of their key …"""
_PLAIN_THERE = ("room", "marker", "destination", "engine", "object")
"""… and for those that have no second part: `nm-cockpit`, `nm-earth`."""

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = *(\S.*)\n((?:[ ]{4}.*\n)*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$\w+ \}")


@dataclass(frozen=True)
class Entry:
    """One term."""

    key: str
    """As in the message `glossary-<key>`."""
    topic: str
    words: dict[str, str]
    """The term in each language."""
    meaning: tuple[str, str] | None
    """Message and attribute (empty: the message itself) that say in a sentence what it is."""
    game: str
    """The game in whose words the meaning is found."""


@cache
def _names(language: str, game: str = "") -> dict[str, tuple[str, bool]]:
    """The value of every message in one line, and whether it has a `.text`.

    Read without the Fluent parser: the server does this while people play.
    """
    found = {}
    for _, source in sources(language, game):
        for message, value, rest in _MESSAGE.findall(source):
            found[message] = (_VARIABLE.sub("…", value.strip()), "    .text =" in rest)
    return found


@cache
def _named(game: str) -> dict[tuple[str, str], str]:
    """(kind, English name) of every component of a game that has a text: its message."""
    found: dict[tuple[str, str], str] = {}
    # Cards that both games bring along have shared words.
    for message, (name, has_text) in sorted((_names("en") | _names("en", game)).items()):
        if has_text:
            found.setdefault((message.partition("-")[0], name.lower()), message)
    return found


def _game(key: str) -> str:
    return OTHERS.get(key.partition("-")[0], FIRST)


def _kinds(key: str) -> tuple[str, ...]:
    """The kinds of component that may carry the name of a term."""
    first, *rest = key.split("-")
    if first not in OTHERS:
        return _NAMED.get(first, ())
    return _NAMED_THERE.get(rest[0], ()) if len(rest) > 1 else _PLAIN_THERE


def _meaning(key: str, english: str) -> tuple[str, str] | None:
    if key.endswith("_short"):
        # The plain word for a marker: "noise" for "noise marker".
        long = key.removesuffix("_short")
        return _meaning(long, _names("en")[PREFIX + long][0])
    own = f"meaning-{key}"
    if own in _names("en"):
        return own, ""
    for kind in _kinds(key):
        message = _named(_game(key)).get((kind, english.lower()))
        if message is not None:
            return message, "text"
    return None


@cache
def entries() -> tuple[Entry, ...]:
    """All terms, by topic and in the order of the English words."""
    found = []
    for message, english in _names("en").items():
        if not message.startswith(PREFIX):
            continue
        key = message.removeprefix(PREFIX)
        words = {lang: _names(lang).get(message, english)[0] for lang in LANGUAGES}
        topic = TOPICS[key.partition("-")[0]]
        found.append(Entry(key, topic, words, _meaning(key, words["en"]), _game(key)))
    order = list(dict.fromkeys(TOPICS.values()))
    return tuple(sorted(found, key=lambda e: (order.index(e.topic), e.words["en"].lower(), e.key)))


def speaks_of(term: str) -> re.Pattern[str]:
    """Finds an English term in the text of a rule; names are written with their capitals."""
    flags = 0 if term[:1].isupper() else re.IGNORECASE
    return re.compile(rf"(?<![\w-]){_one_or_many(re.escape(term))}(?![\w-])", flags)


def _one_or_many(term: str) -> str:
    """An English word in singular and plural."""
    if re.search(r"\bdie$", term):
        return term[:-1] + "(?:e|ce)"
    if term.endswith("larva"):
        return f"{term}e?"
    if re.search(r"[^aeiou]y$", term):
        return term[:-1] + "(?:y|ies)"
    return f"{term}(?:es)?" if re.search(r"(?:s|x|ch|sh)$", term) else f"{term}s?"
