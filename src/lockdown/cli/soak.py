"""`lockdown soak`: play on and on, and check the table all the time."""

from __future__ import annotations

from typing import Annotated

import typer

from lockdown.cli.output import fail


def soak(
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[str, typer.Option(help="How many play: 4, or 1-5 in turn.")] = "1-5",
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 1,
    every: Annotated[int, typer.Option(help="Check the table every so many decisions.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    limit: Annotated[int, typer.Option(help="A game with more decisions is stuck.")] = 20_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games of all sizes and check that every table on the way is sound.

    Ctrl-C stops and keeps the figures so far. Ends with 1 if any game failed.
    """
    from lockdown import Setup
    from lockdown.cli.simulate import report, run_with_progress
    from lockdown.sim import many
    from lockdown.sim.play import bot as bot_named

    low, _, high = players.partition("-")
    try:
        sizes = range(int(low), int(high or low) + 1)
        player = bot_named(bot)
    except ValueError as error:
        fail(f"--players {players}: {error}", code=2)
    if not sizes or sizes[0] < 1 or sizes[-1] > 5:
        fail(f"--players {players}: the game is for 1 to 5", code=2)
    if every < 1:
        fail("--every: at least 1", code=2)
    figures = many.Figures()
    todo = ((index, Setup(players=sizes[index % len(sizes)])) for index in range(games))
    run_with_progress(todo, games, seed, player, figures, check=every, limit=limit)
    report(figures, as_json)
