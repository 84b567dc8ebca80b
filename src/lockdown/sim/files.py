"""What a run leaves behind: a journal to go on with, tables for other programs."""

from __future__ import annotations

import csv
import importlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from lockdown.sim.code import Code
from lockdown.sim.many import Figures, Settings
from lockdown.sim.record import Record

#: Raised when records change so that old journals cannot be gone on with.
FORMAT = 1

#: Columns of the tables: one row for each seat of each game, with the type of Parquet.
COLUMNS = {
    "game": "int64",
    "seed": "uint64",
    "players": "int8",
    "status": "string",
    "ended": "string",
    "destroyed": "bool",
    "rounds": "int16",
    "decisions": "int32",
    "seat": "int8",
    "bot": "string",
    "character": "string",
    "objective": "string",
    "place": "string",
    "survived": "bool",
    "won": "bool",
    "died_round": "int16",
    "died_room": "int16",
    "died_tile": "string",
    "cause": "string",
    "by": "string",
    "rule": "string",
}


class FileTrouble(Exception):
    """A file cannot be read or written; says why."""


# ---- journals


def _head(settings: Settings) -> dict[str, Any]:
    plain = asdict(settings)
    plain["players"] = list(settings.sizes)
    plain["bots"] = list(settings.bots)
    return {"lockdown": "simulate", "format": FORMAT, "settings": plain}


class Journal:
    """A file with the settings and, as they are finished, the records: one line of JSON each."""

    def __init__(self, file: Path, settings: Settings, *, fresh: bool) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._out: TextIO = file.open("w" if fresh else "a", encoding="utf-8")
        if fresh:
            self._line(_head(settings))

    def _line(self, value: object) -> None:
        self._out.write(json.dumps(value, separators=(",", ":")) + "\n")
        self._out.flush()

    def add(self, record: Record) -> None:
        """Write a record down."""
        self._line(record)

    def close(self) -> None:
        """Nothing more comes."""
        self._out.close()


def read_journal(file: Path) -> tuple[Settings, list[Record]]:
    """The settings and records of a journal. A last line that was cut off does not count.

    The rest of such a line is taken out of the file, so that it can be gone on with.
    """
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
        file.write_text("".join(lines), encoding="utf-8")
    try:
        head, *rest = (json.loads(line) for line in lines)
        if head["lockdown"] != "simulate" or head["format"] != FORMAT:
            raise FileTrouble(f"{file} was written by another version; begin a new one")
        plain = head["settings"]
        code = Code(**plain.pop("code")) if plain.get("code") else None
        plain["code"] = code
        plain["players"], plain["bots"] = tuple(plain["players"]), tuple(plain["bots"])
        plain["options"] = tuple((name, value) for name, value in plain.get("options", ()))
        return Settings(**plain), rest
    except (ValueError, KeyError, TypeError) as error:
        raise FileTrouble(f"{file} is no journal of lockdown simulate: {error!r}") from None


# ---- tables


def rows(records: Iterable[Record]) -> Iterator[dict[str, Any]]:
    """One row for each seat of each finished game."""
    for record in records:
        if record["status"] != "ok":
            continue
        deaths = {death["seat"]: death for death in record["deaths"]}
        for seat in range(record["players"]):
            death = deaths.get(seat, {})
            yield {
                "game": record["index"],
                "seed": record["seed"],
                "players": record["players"],
                "status": record["status"],
                "ended": record["ended"],
                "destroyed": bool(record["destroyed"]),
                "rounds": record["rounds"],
                "decisions": record["decisions"],
                "seat": seat,
                "bot": record["bots"][seat],
                "character": record["characters"][seat],
                "objective": record["objectives"][seat],
                "place": record["places"][seat],
                "survived": bool(record["survived"][seat]),
                "won": bool(record["won"][seat]),
                "died_round": death.get("round"),
                "died_room": death.get("room"),
                "died_tile": death.get("tile"),
                "cause": death.get("cause"),
                "by": death.get("by"),
                "rule": death.get("rule"),
            }


def write_csv(file: Path, figures: Figures) -> None:
    """One row for each seat of each game; what does not apply is empty."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(COLUMNS), lineterminator="\n")
        writer.writeheader()
        for row in rows(figures.records):
            writer.writerow({k: int(v) if isinstance(v, bool) else v for k, v in row.items()})


def parquet_module() -> Any:
    """pyarrow, or `FileTrouble` with what to install."""
    try:
        importlib.import_module("pyarrow.parquet")
        return importlib.import_module("pyarrow")
    except ModuleNotFoundError:
        raise FileTrouble(
            '--parquet needs pyarrow, which is not installed: pip install "lockdown[report]"'
        ) from None


def write_parquet(file: Path, figures: Figures) -> None:
    """The same rows, typed."""
    arrow = parquet_module()
    types = {"bool": arrow.bool_()}
    schema = arrow.schema(
        [(name, types.get(kind) or getattr(arrow, kind)()) for name, kind in COLUMNS.items()]
    )
    table = arrow.Table.from_pylist(list(rows(figures.records)), schema=schema)
    arrow.parquet.write_table(table, file)


def write_json_file(file: Path, settings: Settings, figures: Figures) -> None:
    """The figures and all records; nothing in it depends on how fast the games were played."""
    whole = {**_head(settings), "summary": figures.summary(), "records": figures.records}
    file.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
