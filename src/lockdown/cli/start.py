"""`lockdown start`: what `./play` runs."""

from __future__ import annotations

import importlib.util

import typer

from lockdown.cli import available, main
from lockdown.cli.output import fail


def has_server() -> bool:
    return importlib.util.find_spec("lockdown.server") is not None


def start(ctx: typer.Context) -> None:
    """Start a game: in the browser if the server is installed, else in the terminal.

    All arguments are passed on to `lockdown serve --open` or to `lockdown play`.
    """
    commands = available()
    if "serve" in commands and has_server():
        main(["serve", "--open", *ctx.args])
    elif "play" in commands:
        main(["play", *ctx.args])
    else:
        fail("This version has neither `lockdown serve` nor `lockdown play`: nothing to start.")
