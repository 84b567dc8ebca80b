"""Read the translations of the rules catalogue, and say which of them are missing or old.

`docs/translations/es/lockdown/03-round.md` holds the entries of `docs/rules/lockdown/03-round.md`
in Spanish. A stamp under each heading, `<!-- of 1a2b3c4d -->`, says which English text was
translated: when that changes, the translation is old until somebody has read it again and stamped
it anew (`python tools/translations.py stamp es LD-NOI-04`).
"""

from __future__ import annotations

import functools
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from lockdown.ledger import catalogue
from lockdown.ledger.catalogue import Catalogue, CatalogueError, Rule, layers, parse

ORIGINAL = "en"
LANGUAGES = ("es", "pl", "de")
"""Those that the catalogue is translated into."""

STAMP = re.compile(r"^<!-- of(?: (?P<hash>[0-9a-f]{8}))? -->\n?")
SOURCE = re.compile(r"^- Source:.*(?:\n(?!- |\n).*)*\n?", re.MULTILINE)
"""The bullets of an entry that translations do not repeat."""


def original(rule: Rule) -> str:
    """What a translator works from: heading and body, without the sources."""
    return f"### {rule.id} {rule.title}\n{SOURCE.sub('', rule.body)}"


def stamp(rule: Rule) -> str:
    """Eight hex digits that change when the words of the original do; line breaks do not count."""
    words = " ".join(original(rule).split())
    return hashlib.sha256(words.encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Translation:
    """One entry of the catalogue in another language."""

    id: str
    language: str
    title: str
    body: str
    """Both layers; the sources are those of the original."""
    file: str
    """Path inside the folder of its language, the same as that of the original."""
    line: int
    stamp: str
    """What `stamp` gave when it was translated; empty before it was stamped."""
    section: str
    """The heading that it stands under."""

    @property
    def text(self) -> str:
        """What a player reads."""
        return layers(self.body)[0]

    @property
    def notes(self) -> str:
        """What an editor needs."""
        return layers(self.body)[1]


@dataclass(frozen=True)
class Reading:
    """An entry as somebody who reads `language` gets it: in English where there is nothing else."""

    id: str
    title: str
    text: str
    language: str
    stale: bool
    """Whether the text is in the wrong language, or older than the rule."""


Translations = dict[str, Translation]


def read(folder: Path, language: str) -> Translations:
    """All entries under the folder of a language, by id; empty where there is no such folder."""
    found: Translations = {}
    for path in sorted(folder.rglob("*.md")):
        file = path.relative_to(folder).as_posix()
        for entry in parse(path.read_text(encoding="utf-8"), file):
            stamped = STAMP.match(entry.body)
            body = entry.body[stamped.end() :].strip() if stamped else entry.body
            mark = (stamped["hash"] or "") if stamped else ""
            if entry.id in found:
                raise CatalogueError(f"{language}/{file}:{entry.line}: {entry.id} is there twice")
            found[entry.id] = Translation(
                entry.id, language, entry.title, body, file, entry.line, mark, entry.section
            )
    return found


def folder(language: str) -> Path:
    """Where the translations of a language lie: in the source tree, or in the package."""
    root = catalogue.source_root()
    base = root / "docs" / "translations" if root else catalogue.PACKAGE / "_translations"
    return base / language


@functools.cache
def load(language: str) -> Translations:
    """The translations of this version into a language."""
    return read(folder(language), language)


def missing(rules: Catalogue, translated: Translations) -> list[str]:
    """Entries without a translation, in the catalogue's order."""
    return [rule for rule in rules if rule not in translated]


def old(rules: Catalogue, translated: Translations) -> list[str]:
    """Entries whose original has changed since, or that nobody has stamped."""
    return [
        rule.id
        for rule in rules.values()
        if rule.id in translated and translated[rule.id].stamp != stamp(rule)
    ]


@functools.cache
def _old(language: str) -> frozenset[str]:
    return frozenset(old(catalogue.load(), load(language)))


def entry(rule_id: str, language: str) -> Reading:
    """A rule as a player reads it in a language. `UnknownRuleError` where there is none."""
    rule = catalogue.load()[rule_id]
    if language == ORIGINAL:
        return Reading(rule.id, rule.title, rule.text, language, stale=False)
    known = load(language).get(rule_id)
    if known is None:
        return Reading(rule.id, rule.title, rule.text, ORIGINAL, stale=True)
    return Reading(rule.id, known.title, known.text, language, stale=rule_id in _old(language))
