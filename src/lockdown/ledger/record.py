"""How the tests that carry rule ids came out when they last ran: `.lockdown/ledger.json`."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

Outcome = Literal["passed", "failed", "skipped"]

FILE = Path(".lockdown") / "ledger.json"
_VERSION = 1


@dataclass(frozen=True)
class Result:
    """The outcome of one test."""

    outcome: Outcome
    source: str
    """What carries the ids: the test's id without parameters, or a scenario file."""
    rules: tuple[str, ...]

    @property
    def file(self) -> str:
        return self.source.partition("::")[0]


Record = dict[str, Result]
"""Results by the full id of the test."""


def read(root: Path) -> Record:
    """The record of a repository; empty if there is none, or one of another version."""
    try:
        data = json.loads((root / FILE).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        return {}
    return {
        test: Result(entry["outcome"], entry["source"], tuple(entry["rules"]))
        for test, entry in data["tests"].items()
    }


def write(root: Path, record: Mapping[str, Result]) -> None:
    """Replace the record, in one go."""
    path = root / FILE
    path.parent.mkdir(exist_ok=True)
    tests = {test: asdict(result) for test, result in sorted(record.items())}
    text = json.dumps({"version": _VERSION, "tests": tests}, indent=1, ensure_ascii=False)
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    draft.write_text(text + "\n", encoding="utf-8")
    draft.replace(path)


def merge(
    old: Mapping[str, Result],
    new: Mapping[str, Result],
    *,
    sources: Collection[str],
    replaced_files: Iterable[str] = (),
) -> Record:
    """Lay new results over old ones.

    Dropped: old results of tests that no longer carry anything (`sources` are those that do), and
    of files all of whose tests have just run (a parameter may have gone).
    """
    gone = set(replaced_files)
    kept = {t: r for t, r in old.items() if r.source in sources and r.file not in gone}
    return {**kept, **new}
