"""`lockdown rules`: the rules ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import fail, out, write_json

if TYPE_CHECKING:
    from lockdown.ledger.report import Entry, Ledger


def rules(
    rule_or_area: Annotated[
        str | None,
        typer.Argument(
            metavar="RULE|AREA",
            help="One rule (LD-NOI-04) or one area (LD-NOI).",
            show_default=False,
        ),
    ] = None,
    *,
    missing: Annotated[
        bool, typer.Option("--missing", help="List the rules without a passing test.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the rules of both games, and which have code and passing tests.

    Without arguments: a table of all areas. With a rule: its text, and the code and the tests that
    carry it. With an area: its rules.
    """
    from lockdown.ledger import report

    ledger = report.load()
    entries = _choose(ledger, rule_or_area.upper() if rule_or_area else None)
    if missing:
        entries = [entry for entry in entries if not entry.tested]
    if as_json:
        write_json({"rules": [entry.as_json() for entry in entries]})
    elif missing:
        for entry in entries:
            out().print(f"{entry.rule.id} {entry.rule.title}", markup=False, soft_wrap=True)
    elif rule_or_area is None:
        _print_areas(entries)
    elif rule_or_area.upper() in ledger.catalogue:
        _print_rule(entries[0])
    else:
        _print_entries(entries)


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


def _yes(value: bool) -> str:
    return "yes" if value else "no"
