"""`lockdown play`: a whole game in the terminal, hot-seat or with bots."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from lockdown.cli.output import fail, out
from lockdown.cli.tables import (
    BoardSide,
    Enemies,
    GameName,
    Guests,
    Mode,
    TableOptions,
    sized,
    sizes,
    table_of,
)


def play(
    players: Annotated[
        int | None, typer.Option(min=1, max=5, help="Seats at the table. \\[3]", show_default=False)
    ] = None,
    people: Annotated[int, typer.Option(min=0, help="How many of them sit at this terminal.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats, the list is gone through again: random, rookie, "
            "regular, …, learned:FILE, FILE.py or FILE.py:CLASS.",
        ),
    ] = "random",
    seed: Annotated[int | None, typer.Option(help="Deal the same table again.")] = None,
    language: Annotated[str, typer.Option(help="en, es, pl or de.")] = "en",
    characters: Annotated[str, typer.Option(help="Characters by seat, with commas.")] = "",
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
) -> None:
    """Play in the terminal. `help` at the prompt lists the commands."""
    from lockdown import Game
    from lockdown.kernel.errors import KernelError
    from lockdown.messages import LANGUAGES, text
    from lockdown.terminal.choosers import chooser
    from lockdown.terminal.parts import parts_of
    from lockdown.terminal.session import Leave, Session

    if language not in LANGUAGES:
        fail(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.", code=2)
    made = table_of(game, mode, board, enemies, guests, option)
    seats = sizes(made, (3, 4, 2, 5, 1))[0] if players is None else players
    if people > seats:
        fail(f"{people} people do not fit on {seats} seats.", code=2)
    chosen = secrets.randbits(63) if seed is None else seed
    names = tuple(name.strip() for name in characters.split(",") if name.strip())
    setup = sized(made, seats, names)
    console = out()

    def tell(name: str, fault: str, trace: str) -> None:
        key = "terminal-bot_crashed" if trace else "terminal-bot_failed"
        console.print(text(language, key, bot=name, fault=fault), style="red", markup=False)
        if trace:
            console.print(trace, markup=False, highlight=False, soft_wrap=True)

    try:
        played = Game.new(setup, chosen)
        choose = chooser(bots, chosen, game, first=people, table=setup, tell=tell)
    except (KernelError, ValueError) as error:
        fail(str(error), code=2)
    console.print(
        text(language, "terminal-welcome", game=parts_of(game).title, seats=seats, seed=str(chosen))
    )
    session = Session(played, chosen, set(range(people)), choose, console, language)
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        console.print("\n" + text(language, "terminal-left"))
