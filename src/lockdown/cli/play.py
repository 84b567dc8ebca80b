"""`lockdown play`: a whole game in the terminal, hot-seat or with bots."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from lockdown.cli.output import fail, out


def play(
    players: Annotated[int, typer.Option(min=1, max=5, help="Seats at the table.")] = 3,
    people: Annotated[int, typer.Option(min=0, help="How many of them sit at this terminal.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays the other seats.")] = "random",
    seed: Annotated[int | None, typer.Option(help="Deal the same table again.")] = None,
    language: Annotated[str, typer.Option(help="en, es, pl or de.")] = "en",
    characters: Annotated[str, typer.Option(help="Characters by seat, with commas.")] = "",
) -> None:
    """Play in the terminal. `help` at the prompt lists the commands."""
    from lockdown import Game, Setup
    from lockdown.kernel.errors import KernelError
    from lockdown.messages import LANGUAGES, text
    from lockdown.terminal.choosers import chooser
    from lockdown.terminal.session import Leave, Session

    if language not in LANGUAGES:
        fail(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.", code=2)
    if people > players:
        fail(f"{people} people do not fit on {players} seats.", code=2)
    chosen = secrets.randbits(63) if seed is None else seed
    names = tuple(name.strip() for name in characters.split(",") if name.strip())
    try:
        game = Game.new(Setup(players=players, characters=names), chosen)
        choose = chooser(bots, chosen)
    except (KernelError, ValueError) as error:
        fail(str(error), code=2)
    console = out()
    console.print(text(language, "terminal-welcome", seats=players, seed=str(chosen)))
    session = Session(game, chosen, set(range(people)), choose, console, language)
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        console.print("\n" + text(language, "terminal-left"))
