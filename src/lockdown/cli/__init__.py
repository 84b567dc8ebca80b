"""The command `lockdown`.

One module a command, imported only when that command is asked for, so that start-up stays quick
and commands do not get in each other's way. To add one, write `lockdown/cli/NAME.py` with a
function that Typer can call (or a `typer.Typer` with sub-commands) and name it in `COMMANDS`.
A command whose module is not there is not listed.

What a command was asked for goes to standard output; with `--json` that is JSON and nothing else.
Everything said on the side goes to standard error. `lockdown.cli.output` helps with both.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import typer


@dataclass(frozen=True)
class Command:
    """Where a command lives, and its line in `lockdown --help`."""

    target: str
    """`module:name` of a function or of a `typer.Typer`."""
    help: str
    passes_on: bool = False
    """Takes any arguments at all and passes them on (`ctx.args`)."""
    bare: Mapping[str, str] = field(default_factory=dict)
    """Options whose value may be left out, and the value they have then."""

    @property
    def module(self) -> str:
        return self.target.partition(":")[0]

    def exists(self) -> bool:
        try:
            return importlib.util.find_spec(self.module) is not None
        except ModuleNotFoundError:  # its package is missing too
            return False

    def load(self) -> Any:
        module, _, name = self.target.partition(":")
        return getattr(importlib.import_module(module), name)


COMMANDS: Mapping[str, Command] = {
    "start": Command(
        "lockdown.cli.start:start", "Start a game in the browser, or in the terminal.", True
    ),
    "play": Command("lockdown.cli.play:play", "Play in the terminal."),
    "serve": Command("lockdown.cli.serve:serve", "Run the server."),
    "simulate": Command(
        "lockdown.cli.simulate:simulate", "Let bots play many games.", bare={"--ray": "local"}
    ),
    "arena": Command("lockdown.cli.arena:arena", "Let bots compete and rank them."),
    "bench": Command("lockdown.cli.bench:bench", "Measure how fast the engine is."),
    "soak": Command("lockdown.cli.soak:soak", "Play on and on, and check every state."),
    "scenario": Command("lockdown.cli.scenario:scenario", "Run scenario files."),
    "replay": Command("lockdown.cli.replay:replay", "Play a saved game again."),
    "content": Command("lockdown.cli.content:content", "List and check boards, cards and tokens."),
    "rules": Command(
        "lockdown.cli.rules:rules", "Show the rules, and which have code and passing tests."
    ),
}


def available() -> dict[str, Command]:
    """The commands that are there to be run."""
    return {name: command for name, command in COMMANDS.items() if command.exists()}


def build(asked: str | None, commands: Mapping[str, Command]) -> typer.Typer:
    """An app with all commands in its help, of which only the one asked for is imported."""
    app = typer.Typer(
        name="lockdown",
        help="An open digital table for Nemesis: Lockdown and Nemesis.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback(invoke_without_command=True)
    def lockdown(
        *, version: bool = typer.Option(False, "--version", help="Print the version and stop.")
    ) -> None:
        if version:
            from importlib.metadata import version as version_of

            typer.echo(version_of("lockdown"))
            raise typer.Exit

    for name, command in commands.items():
        target = command.load() if name == asked else _not_loaded
        if isinstance(target, typer.Typer):
            app.add_typer(target, name=name, help=command.help)
            continue
        settings: dict[str, Any] = {}
        if command.passes_on:
            settings = {"allow_extra_args": True, "ignore_unknown_options": True}
        summary = None if name == asked else command.help  # the function's docstring says more
        app.command(name, help=summary, context_settings=settings)(target)
    return app


def _not_loaded() -> None:
    """Stands for a command that was not asked for."""


def filled(words: Sequence[str], bare: Mapping[str, str]) -> list[str]:
    """The words with the values that were left out."""
    found: list[str] = []
    for word, following in zip(words, [*words[1:], "--"], strict=True):
        found.append(word)
        if word in bare and following.startswith("-"):
            found.append(bare[word])
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; ends with `SystemExit`, as a program does."""
    # The bots' networks are small: threads for their products wait for each other longer than they
    # work, and take the processor from other games. NumPy reads this when it is first loaded.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = next((word for word in words if not word.startswith("-")), None)
    commands = available()
    if asked in commands:
        words = filled(words, commands[asked].bare)
    build(asked, commands)(args=words, prog_name="lockdown")
