"""`lockdown scenario`: run scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lockdown.cli.output import fail, out, write_json


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Scenario files (.scn), or folders.")
    ],
    *,
    title: Annotated[
        str, typer.Option("--title", "-k", help="Only scenarios with this in their title.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Run scenarios: given a table, when these options and dice, then these facts.

    Ends with 0 only if every scenario was read and holds. The language is in docs/scenarios.md.
    """
    from lockdown.scenario import ScenarioError, read, run_scenario

    outcomes = []
    misread = []
    for path in _gather(files):
        try:
            scenarios = read(path)
        except ScenarioError as error:
            misread.append(f"{path}:{error.line}: {error.message}")
            continue
        outcomes += [run_scenario(one) for one in scenarios if title.lower() in one.title.lower()]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        write_json(
            {
                "unreadable": misread,
                "scenarios": [
                    {
                        "file": o.scenario.file,
                        "line": o.line or o.scenario.line,
                        "title": o.scenario.title,
                        "rules": o.scenario.rules,
                        "passed": o.passed,
                        "message": o.message,
                        "details": list(o.details),
                    }
                    for o in outcomes
                ],
            }
        )
    else:
        for outcome in outcomes:
            mark = "ok    " if outcome.passed else "FAILED"
            out().print(f"{mark} {outcome.scenario.title}", markup=False, soft_wrap=True)
            if not outcome.passed:
                out().print(f"  {outcome.report()}", markup=False, soft_wrap=True)
        for line in misread:
            out().print(f"FAILED {line}", markup=False, soft_wrap=True)
        out().print(f"{len(outcomes) - len(failed)} of {len(outcomes) + len(misread)} hold")
    if failed or misread:
        raise typer.Exit(1)
    if not outcomes:
        fail("no scenario was found", code=2)


def _gather(files: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in files:
        if path.is_dir():
            found += sorted(path.rglob("*.scn"))
        elif path.is_file():
            found.append(path)
        else:
            fail(f"{path} is no file and no folder", code=2)
    return found
