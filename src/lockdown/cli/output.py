"""Where a command writes: results to standard output, all else to standard error."""

from __future__ import annotations

import functools
import json
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console


@functools.cache
def out() -> Console:
    """For what the command was asked for, when people read it."""
    from rich.console import Console

    return Console(highlight=False)


@functools.cache
def err() -> Console:
    """For progress, warnings and errors."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def write_json(value: Any) -> None:
    """For what the command was asked for, when a program reads it; alone on standard output."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def fail(message: str, *, code: int = 1) -> NoReturn:
    """Say what is wrong, as plain text, and end with `code` (2: the command was misused)."""
    err().print(message, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)
