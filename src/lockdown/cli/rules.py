"""`lockdown rules`: the rules ledger."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import err, fail, out, write_json

if TYPE_CHECKING:
    from lockdown.ledger.report import Entry, Ledger
    from lockdown.ledger.translations import Reading

_NAME = re.compile(r"(?:LD|NM)-[A-Z]{3}(?:-\d+)?", re.IGNORECASE)
SHOWN = 10
"""Answers that are named for a question."""


def rules(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RULE|AREA|WORDS…",
            help="One rule (LD-NOI-04), one area (LD-NOI), or a question: trade in combat.",
            show_default=False,
        ),
    ] = None,
    *,
    question: Annotated[
        str | None, typer.Option("--search", help="Find the rules that answer a question.")
    ] = None,
    game: Annotated[
        str, typer.Option("--game", help="The game that is played: its rules come first.")
    ] = "lockdown",
    mode: Annotated[
        str, typer.Option("--mode", help="The mode that is played, for example solo or coop.")
    ] = "",
    missing: Annotated[
        bool, typer.Option("--missing", help="List the rules without a passing test.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANGUAGE",
            help="Read and search as players do, in en, es, pl or de.",
            show_default=False,
        ),
    ] = None,
    stale: Annotated[
        bool, typer.Option("--stale", help="List translations that are missing or old.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the rules of both games, find them, and tell which have code and passing tests.

    Without arguments: a table of all areas. With a rule: its text, and the code and the tests that
    carry it. With an area: its rules. With a question: the rules that answer it.
    """
    if stale:
        _stale(as_json=as_json)
        return
    asked = " ".join(wanted or ())
    named = bool(_NAME.fullmatch(asked))
    if question is not None or (asked and not named):
        _search(question or asked, _language(language or "en"), game, mode, as_json=as_json)
        return
    if language is not None:
        _read(asked, _language(language), as_json=as_json)
        return
    from lockdown.ledger import report

    ledger = report.load()
    entries = _choose(ledger, asked.upper() or None)
    if missing:
        entries = [entry for entry in entries if not entry.tested]
    if as_json:
        write_json({"rules": [entry.as_json() for entry in entries]})
    elif missing:
        for entry in entries:
            out().print(f"{entry.rule.id} {entry.rule.title}", markup=False, soft_wrap=True)
    elif not asked:
        _print_areas(entries)
    elif asked.upper() in ledger.catalogue:
        _print_rule(entries[0])
    else:
        _print_entries(entries)


def _search(question: str, language: str, game: str, mode: str, *, as_json: bool) -> None:
    """The rules that answer a question: the best in full, the others by name."""
    from lockdown.ledger import translations
    from lockdown.search import GAMES, MODES, search

    for given, known in ((game, GAMES), (mode, MODES)):
        if given and given not in known:
            fail(f"There is no {given}; there are {', '.join(known)}.", code=2)
    found = search(question, language, game, mode)
    if as_json:
        write_json([{"id": one.id, "title": one.title} for one in found])
        return
    if not found:
        fail(f"No rule answers: {question}")
    _print_reading(translations.entry(found[0].id, language))
    out().print()
    for one in found[1:SHOWN]:
        out().print(f"{one.id} {one.title}", markup=False, soft_wrap=True)


def _choose(ledger: Ledger, wanted: str | None) -> list[Entry]:
    from lockdown.ledger.catalogue import UnknownRuleError

    if wanted is None:
        return list(ledger.values())
    if wanted in ledger.catalogue.areas:
        return [ledger[rule.id] for rule in ledger.catalogue.areas[wanted]]
    try:
        return [ledger[wanted]]
    except UnknownRuleError as error:
        fail(str(error), code=2)


def _language(wanted: str) -> str:
    from lockdown.messages import LANGUAGES

    if wanted not in LANGUAGES:
        fail(f"There is no language {wanted}; there are {', '.join(LANGUAGES)}.", code=2)
    return wanted


def _stale(*, as_json: bool) -> None:
    """Translations that are missing, or older than the rule they translate."""
    from lockdown.ledger import catalogue, translations

    rules = catalogue.load()
    found = {}
    for language in translations.LANGUAGES:
        translated = translations.load(language)
        listed = dict.fromkeys(translations.missing(rules, translated), "missing")
        listed |= dict.fromkeys(translations.old(rules, translated), "old")
        found[language] = [
            {"id": rule.id, "title": rule.title, "why": listed[rule.id]}
            for rule in rules.values()
            if rule.id in listed
        ]
    if as_json:
        write_json(found)
        return
    for language, entries in found.items():
        for entry in entries:
            line = f"{language} {entry['id']} {entry['why']}: {entry['title']}"
            out().print(line, markup=False, soft_wrap=True)
        out().print(f"{language}: {len(rules) - len(entries)} of {len(rules)} up to date")


def _read(rule: str, language: str, *, as_json: bool) -> None:
    """One rule as players read it, or the titles of an area."""
    from lockdown.ledger import catalogue, translations
    from lockdown.ledger.catalogue import UnknownRuleError

    if not rule:
        fail("Say which rule to read, for example LD-NOI-04, or ask a question.", code=2)
    area = catalogue.load().areas.get(rule.upper())
    if area is not None:
        read = [translations.entry(one.id, language) for one in area]
        if as_json:
            write_json([dataclasses.asdict(one) for one in read])
            return
        for one in read:
            out().print(f"{one.id} {one.title}", markup=False, soft_wrap=True)
        return
    try:
        entry = translations.entry(rule.upper(), language)
    except UnknownRuleError as error:
        fail(str(error), code=2)
    if as_json:
        write_json(dataclasses.asdict(entry))
        return
    _print_reading(entry)
    if entry.stale:
        err().print(f"{language}: the translation is missing or older than the rule", style="dim")


def _print_reading(entry: Reading) -> None:
    out().print(f"{entry.id} {entry.title}", style="bold", markup=False, soft_wrap=True)
    out().print(entry.text, markup=False, soft_wrap=True)


def _print_areas(entries: list[Entry]) -> None:
    from rich.table import Table

    areas: dict[str, list[Entry]] = {}
    for entry in entries:
        areas.setdefault(entry.rule.area, []).append(entry)
    table = Table("Area", show_footer=True, box=None, pad_edge=False)
    table.columns[0].footer = "All"
    for title, count in (
        ("Rules", len(entries)),
        ("Implemented", sum(entry.implemented for entry in entries)),
        ("Tested", sum(entry.tested for entry in entries)),
    ):
        table.add_column(title, footer=str(count), justify="right")
    for area, its in sorted(areas.items()):
        implemented = sum(entry.implemented for entry in its)
        tested = sum(entry.tested for entry in its)
        style = "green" if tested == len(its) else None
        table.add_row(area, str(len(its)), str(implemented), str(tested), style=style)
    out().print(table)


def _print_entries(entries: list[Entry]) -> None:
    from rich.table import Table

    table = Table("Rule", "Title", "Implemented", "Tested", box=None, pad_edge=False)
    for entry in entries:
        title = entry.rule.title + (
            f" (→ {', '.join(entry.rule.targets)})" if entry.rule.targets else ""
        )
        table.add_row(entry.rule.id, title, _yes(entry.implemented), _yes(entry.tested))
    out().print(table)


def _print_rule(entry: Entry) -> None:
    rule = entry.rule
    console = out()
    console.print(f"{rule.id} {rule.title}", style="bold", markup=False, soft_wrap=True)
    console.print(rule.body, markup=False, soft_wrap=True)
    console.print()
    console.print(f"In the catalogue: {rule.file}:{rule.line}", markup=False, soft_wrap=True)
    if rule.targets:
        console.print(f"Refers to: {', '.join(rule.targets)}", markup=False, soft_wrap=True)
    console.print(f"Implemented: {_yes(entry.implemented)}")
    for carrier in entry.code:
        console.print(f"  {carrier.place}", markup=False, soft_wrap=True)
    console.print(f"Tested: {_yes(entry.tested)}")
    for carrier in entry.tests:
        name = f" {carrier.name}" if carrier.name else ""
        console.print(f"  {carrier.place}{name}", markup=False, soft_wrap=True)
    _print_situations(rule.id)


def _print_situations(rule: str) -> None:
    from lockdown.ledger import situations

    found = situations.showing(rule)
    if found:
        out().print("Situations that show it (open /desk#ID in the browser):")
    for one in found:
        out().print(f"  {one.title}  [{one.id}]", markup=False, soft_wrap=True)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
