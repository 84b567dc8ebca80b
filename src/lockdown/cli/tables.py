"""The options with which a command names the table that is played, with the words of `Setup`.

What they may be is not written down here: the game that is named says what it offers, and refuses
the rest with a reason (`Rules.checked`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lockdown import Setup

GameName = Annotated[str, typer.Option("--game", help="lockdown or nemesis.")]
Mode = Annotated[str, typer.Option("--mode", help="standard, solo or coop.")]
BoardSide = Annotated[str, typer.Option("--board", help="basic, surface or alternative.")]
Enemies = Annotated[
    str,
    typer.Option(
        "--enemies",
        help="night_stalkers or intruders; without it the game's own.",
        show_default=False,
    ),
]
Guests = Annotated[
    bool, typer.Option("--guests", help="Characters of the other game may be chosen.")
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A table option; any number of times."),
]

#: The numbers of players that are tried, in this order, where none was named.
_SIZES = (4, 3, 2, 5, 1)


def table_of(
    game: str,
    mode: str,
    board: str,
    enemies: str,
    guests: bool,
    options: Sequence[str] | None,
) -> Setup:
    """What the options say, for any number of players; ends the command where they say nothing."""
    from lockdown import Setup

    pairs = []
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            fail(f"--option {text}: write NAME=VALUE", code=2)
        pairs.append((name.strip(), value.strip()))
    return Setup(
        game=game,
        mode=mode,
        board=board,
        enemies=enemies,
        guests=guests,
        options=tuple(sorted(pairs)),
    )


def sized(made: Setup, players: int, characters: tuple[str, ...] = ()) -> Setup:
    """The table for so many players; ends the command if the game does not offer it."""
    from dataclasses import replace

    from lockdown.kernel.errors import KernelError
    from lockdown.kernel.game import checked

    chosen = replace(made, players=players, characters=characters)
    try:
        checked(chosen)
    except KernelError as error:
        fail(str(error), code=2)
    return chosen


def sizes(made: Setup, wanted: Sequence[int] = _SIZES) -> tuple[int, ...]:
    """Those numbers of players that the game offers this table to; all if it offers it to none.

    For commands where nobody said how many play: `--mode solo` alone means one player.
    """
    from dataclasses import replace

    from lockdown.kernel.errors import KernelError
    from lockdown.kernel.game import checked

    found = []
    for players in wanted:
        try:
            checked(replace(made, players=players))
        except KernelError:
            continue
        found.append(players)
    return tuple(found or wanted)
