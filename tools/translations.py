"""Stamp and check the translations of the rules catalogue (docs/translations).

Usage: python tools/translations.py stamp es             fill in stamps that are still empty
       python tools/translations.py stamp es LD-NOI-04   these entries were read again: stamp anew
       python tools/translations.py stamp es --all       all of them were
       python tools/translations.py check [es …]         is everything there and as it should be?

A stamp says which English text was translated (`lockdown.ledger.translations`). What `check` finds
fails the test suite, except that translations older than their original are only listed.
"""

from __future__ import annotations

import argparse
import csv
import functools
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from lockdown import messages  # noqa: E402
from lockdown.ledger import catalogue, translations  # noqa: E402
from lockdown.ledger.catalogue import EDITOR_LABELS, Rule  # noqa: E402
from lockdown.ledger.translations import LANGUAGES, Translation  # noqa: E402
from lockdown.messages.glossary import speaks_of  # noqa: E402

_HEADING = re.compile(r"^### ((?:LD|NM)-[A-Z]{3}-\d+) ")
_MENTION = re.compile(r"\b(?:LD|NM)-[A-Z]{3}(?:-\d+)?\b")
_NUMBER = re.compile(r"\d+")
_LABEL = re.compile(rf"^- ({'|'.join(map(re.escape, EDITOR_LABELS))}):", re.MULTILINE)
_CODE = re.compile(r"`[^`]*`")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[a-z]+")

ENGLISH = frozenset(
    re.findall(
        r"\w+",
        "the of and is are were with when which that this from their there they if you your each "
        "have may must can cannot into than then them it its for be does",
    )
)
"""Words that none of the other languages has."""

NOT_TERMS = frozenset({"ui", "step", "phase", "action", "moment", "procedure", "key", "game"})
"""Groups of the glossary that name no thing: verbs, buttons and the like change with context."""
ALSO = {
    "pl": {"Nest": ("gnieździe",)},  # a stem that changes
    "de": {
        # The German edition says Xeno in compounds, whichever kind is played: Xeno-Angriff.
        "Night Stalker": ("Xeno",),
        "Intruder bag": ("Xeno-Ausbreitung",),
        # Part of a compound: Assault Rifle, Probe Arm.
        "Rifle": ("Sturmgewehr",),
        "Arm": ("Sondenarm",),
    },
}
"""Further forms of a term that its first letters do not show."""
HOMONYMS = frozenset({"Lockdown", "Rest", "Order", "Body", "Hand"})
"""Names of a card that are ordinary words, or the name of the game, in most places."""
OFTEN = 0.9
"""The share of places where an ordinary term stands as the glossary has it; names always do."""


# --- stamps --------------------------------------------------------------------------------------


def stamp(language: str, wanted: Iterable[str] = (), *, everything: bool = False) -> int:
    """Write stamps into the files of a language; how many were changed."""
    rules = catalogue.load()
    again = set(wanted)
    changed = 0
    for path in sorted(translations.folder(language).rglob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        new: list[str] = []
        entry: Rule | None = None
        for line in lines:
            if entry is not None:
                found = translations.STAMP.match(line)
                known = found["hash"] if found else None
                fresh = everything or entry.id in again or not known
                mark = translations.stamp(entry) if fresh else known
                changed += mark != known
                new.append(f"<!-- of {mark} -->")
                entry = None
                if found:
                    continue
            new.append(line)
            heading = _HEADING.match(line)
            entry = rules.get(heading[1]) if heading else None
        if new != lines:
            path.write_text("\n".join(new) + "\n", encoding="utf-8")
    return changed


# --- checks --------------------------------------------------------------------------------------


def check(language: str) -> list[str]:
    """Everything that is wrong with the translations into a language, in words."""
    rules, translated = catalogue.load(), translations.load(language)
    faults = [
        f"{language}: {rule} lacks a translation"
        for rule in translations.missing(rules, translated)
    ]
    faults += [
        f"{language}: {rule} is not in the catalogue" for rule in translated.keys() - rules.keys()
    ]
    faults += [f"{language}: {fault}" for fault in _order(language)]
    stale = set(translations.old(rules, translated))
    for rule in rules.values():
        other = translated.get(rule.id)
        if other is not None and rule.id not in stale:
            faults += [f"{language}: {rule.id} {fault}" for fault in _entry(rule, other)]
    return faults + [f"{language}: {fault}" for fault in _terms(language)]


def _order(language: str) -> Iterator[str]:
    """Entries that stand elsewhere than in the English files."""
    wanted: dict[str, list[str]] = defaultdict(list)
    found: dict[str, list[str]] = defaultdict(list)
    known = translations.load(language)
    for rule in catalogue.load().values():
        if rule.id in known:
            wanted[rule.file].append(rule.id)
    for entry in known.values():
        found[entry.file].append(entry.id)
    for file in sorted(wanted.keys() | found.keys()):
        if wanted[file] != found[file]:
            yield f"{file} has other entries, or in another order, than the English file"


def _shape(text: str) -> Counter[str]:
    """How many paragraphs, list lines and rows of tables a text has."""
    kinds = {"-": "list lines", "|": "rows of tables"}
    lines = (line.strip() for line in text.splitlines() if line.strip())
    return Counter(
        "list lines" if re.match(r"\d+\. ", line) else kinds.get(line[0], "paragraphs")
        for line in lines
    )


def _without_sources(notes: str) -> str:
    return translations.SOURCE.sub("", notes)


def _entry(rule: Rule, other: Translation) -> Iterator[str]:
    if other.title != messages.text(other.language, f"rule-{rule.id}"):
        yield "has another title than rules.ftl"
    if not other.text:
        yield "has no text for players"
    for layer, english, words in (
        ("text", rule.text, other.text),
        ("notes", _without_sources(rule.notes), other.notes),
    ):
        for what, pattern, strip in (("rules", _MENTION, False), ("numbers", _NUMBER, True)):
            before = Counter(pattern.findall(_MENTION.sub("", english) if strip else english))
            after = Counter(pattern.findall(_MENTION.sub("", words) if strip else words))
            if before != after:
                lost, new = sorted((before - after).elements()), sorted((after - before).elements())
                yield f"{layer}: other {what} than the original, without {lost}, with {new}"
        if _shape(english) != _shape(words):
            yield f"{layer}: {dict(_shape(words))} where the original has {dict(_shape(english))}"
    if _LABEL.findall(_without_sources(rule.notes)) != _LABEL.findall(other.notes):
        yield "has other labels of notes than the original"
    left = english_in(f"{other.title} {other.body}")
    if left:
        yield f"has English words: {', '.join(sorted(left))}"
    lines = {line.strip() for line in _without_sources(rule.body).splitlines()}
    for line in other.body.splitlines():
        if line.strip() in lines and len(_WORD.findall(_CODE.sub("", line))) >= 5:
            yield f"has an English line: {line.strip()[:60]}"


def english_in(words: str) -> frozenset[str]:
    """English words in a text of another language."""
    return ENGLISH.intersection(_WORD.findall(words.lower()))


# --- terms of the glossary -----------------------------------------------------------------------


def fold(text: str) -> str:
    """Small letters without accents."""
    plain = text.lower().replace("ł", "l").replace("ß", "ss")
    return "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))


def _stem(word: str) -> str:
    """What stays of a word in most of its forms."""
    return word[: max(3, len(word) - 3)] if len(word) > 3 else word[:2] if len(word) == 3 else word


@functools.cache
def glossary() -> dict[str, dict[str, frozenset[str]]]:
    """English term: language: words for it."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    with (catalogue.folder() / "glossary.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            group = row["key"].removeprefix("nm.").partition(".")[0]
            if group in NOT_TERMS or row["en"] in HOMONYMS:
                continue
            for language in LANGUAGES:
                found[row["en"]][language].add(re.sub(r"\s*\(.*?\)", "", row[language]))
    return {
        english: {language: frozenset(words) for language, words in others.items()}
        for english, others in found.items()
    }


@functools.cache
def _places() -> dict[str, tuple[str, ...]]:
    """English term: the rules whose text for players has it, other than to open a sentence."""
    rules = catalogue.load()
    having: dict[str, set[str]] = defaultdict(set)
    for rule in rules.values():
        for word in _LATIN.findall(fold(rule.text)):
            having[_stem(word)].add(rule.id)
    found = {}
    for english in glossary():
        maybe = set.intersection(*(having[_stem(w)] for w in _LATIN.findall(fold(english))))
        plain = speaks_of(english)
        pattern = re.compile(rf"(?<=[\w,;:)] ){plain.pattern}", plain.flags)
        found[english] = tuple(i for i in rules if i in maybe and pattern.search(rules[i].text))
    return found


def _stems(english: str, language: str) -> list[list[str]]:
    """For each form that a term may have what stays of its words."""
    forms = glossary()[english][language] | set(ALSO.get(language, {}).get(english, ()))
    return [[_stem(w) for w in _LATIN.findall(fold(form))] for form in forms]


def _said(words: str) -> str:
    return " " + " ".join(_LATIN.findall(fold(words)))


def _is_said(english: str, stems: list[list[str]], said: str, language: str) -> bool:
    """Whether a text has a term.

    A name is said in full; of a longer term its main word may do ("on the board"). In compounds
    ("Feuermarker") it is not the beginning of the word.
    """
    every = all if english[0].isupper() else any
    return any(every(_has(stem, said, language) for stem in one) for one in stems)


@functools.cache
def _terms_in(english: str) -> tuple[str, ...]:
    return tuple(term for term in glossary() if speaks_of(term).search(english))


def lacking(english: str, words: str, language: str) -> dict[str, str]:
    """Terms of an English text that its translation says otherwise, and the glossary's words."""
    said = _said(words)
    return {
        term: " or ".join(sorted(glossary()[term][language]))
        for term in _terms_in(english)
        if not _is_said(term, _stems(term, language), said, language)
    }


def unused(language: str) -> tuple[dict[str, list[str]], int]:
    """Terms and the rules that have other words for them; in how many places terms stand."""
    translated = translations.load(language)
    stale = set(translations.old(catalogue.load(), translated))
    said = {entry.id: _said(f"{entry.title} {entry.text}") for entry in translated.values()}
    found: dict[str, list[str]] = {}
    count = 0
    for english in glossary():
        stems = _stems(english, language)
        for rule in _places()[english]:
            if rule not in said or rule in stale:
                continue
            count += 1
            if not _is_said(english, stems, said[rule], language):
                found.setdefault(english, []).append(rule)
    return found, count


def _has(stem: str, words: str, language: str) -> bool:
    return (stem if language == "de" and len(stem) > 3 else f" {stem}") in words


def _terms(language: str) -> Iterator[str]:
    found, count = unused(language)
    for english, rules in sorted(found.items()):
        if english[0].isupper():
            wanted = " or ".join(sorted(glossary()[english][language]))
            yield f"{', '.join(rules)}: {english} should be {wanted}"
    other = sum(len(rules) for english, rules in found.items() if english[0].islower())
    if other > (1 - OFTEN) * count:
        yield f"terms of the glossary are missing in {other} of {count} places"


# --- command -------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    stamping = commands.add_parser("stamp")
    stamping.add_argument("language", choices=LANGUAGES)
    stamping.add_argument("rules", nargs="*", metavar="RULE")
    stamping.add_argument("--all", action="store_true", dest="everything")
    checking = commands.add_parser("check")
    checking.add_argument("languages", nargs="*", metavar="LANGUAGE")
    given = parser.parse_args()
    if given.command == "stamp":
        print(f"{stamp(given.language, given.rules, everything=given.everything)} stamps written")
        return 0
    bad = 0
    for language in given.languages or LANGUAGES:
        faults = check(language)
        bad += len(faults)
        for fault in faults:
            print(fault)
        stale = translations.old(catalogue.load(), translations.load(language))
        if stale:
            print(f"{language}: older than the original: {', '.join(stale)}")
        print(f"{language}: {len(translations.load(language))} entries, {len(faults)} faults")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
