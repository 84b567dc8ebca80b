"""`lockdown simulate`: many games without anybody watching, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import err, fail, out, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lockdown import Setup
    from lockdown.sim.many import Figures
    from lockdown.sim.play import Bot


def simulate(
    *,
    players: Annotated[int, typer.Option(help="How many play, 1 to 5.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 1,
    only: Annotated[
        int | None, typer.Option(help="Play only the game with this index.", show_default=False)
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    check: Annotated[
        int, typer.Option(help="Check the table every so many decisions; 0: never.")
    ] = 0,
    limit: Annotated[int, typer.Option(help="A game with more decisions is stuck.")] = 20_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games, and count how they end.

    The same seed plays the same games. A game that fails is written to .lockdown/failures and can
    be played alone with --only INDEX. Ends with 1 if any game failed or got stuck.
    """
    from lockdown import Setup
    from lockdown.sim import many
    from lockdown.sim.play import bot as bot_named

    if not 1 <= players <= 5:
        fail(f"{players} players: the game is for 1 to 5", code=2)
    try:
        player = bot_named(bot)
    except ValueError as error:
        fail(str(error), code=2)
    indexes = range(games) if only is None else range(only, only + 1)
    figures = many.Figures()
    setup = Setup(players=players)
    todo = ((index, setup) for index in indexes)
    run_with_progress(todo, len(indexes), seed, player, figures, check=check, limit=limit)
    report(figures, as_json)


def run_with_progress(
    todo: Iterator[tuple[int, Setup]],
    total: int,
    seed: int,
    player: Bot,
    figures: Figures,
    *,
    check: int,
    limit: int,
) -> None:
    """Run the games with a progress bar on standard error; Ctrl-C keeps what is done."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from lockdown.sim import many

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task("", total=total)

        def done() -> None:
            wrong = figures.errors + figures.stuck
            progress.update(task, advance=1, description=f"{wrong} failed" if wrong else "")

        try:
            many.run(todo, seed, player, figures, check_every=check, limit=limit, done=done)
        except KeyboardInterrupt:
            err().print(f"Stopped after {figures.games} games.")


def report(figures: Figures, as_json: bool) -> None:
    """Print the figures; ends with 1 if a game failed."""
    if as_json:
        write_json(figures.as_json())
    else:
        _print(figures)
    if figures.errors or figures.stuck:
        raise typer.Exit(1)


def _print(figures: Figures) -> None:
    from rich.table import Table

    found = figures.as_json()
    outcomes = found["outcomes"]
    console = out()
    console.print(
        f"{figures.games} games, {figures.decisions} decisions in {figures.seconds:.1f} s: "
        f"{found['games_per_second']:.1f} games and {found['decisions_per_second']} decisions "
        "a second"
    )
    if figures.checks:
        console.print(f"{figures.checks} tables checked")
    table = Table(box=None, pad_edge=False, show_header=False)
    for title, key in (
        ("How games ended", "endings"),
        ("Where characters ended", "places"),
        ("Games by survivors", "survivors"),
        ("Games by winners", "winners"),
        ("Games by rounds", "rounds"),
    ):
        values = "  ".join(f"{name}: {count}" for name, count in outcomes[key].items())
        table.add_row(title, values or "–")
    table.add_row("Rounds a game", str(outcomes["mean_rounds"]))
    table.add_row("Decisions a game", f"{outcomes['mean_decisions']} (longest {figures.longest})")
    console.print(table)
    if figures.errors or figures.stuck:
        console.print(f"{figures.errors} games failed, {figures.stuck} got stuck", style="red")
    for failure in figures.failures[:10]:
        console.print(
            f"  game {failure.index} ({failure.players} players, seed {failure.seed}): "
            f"{failure.what}\n    {failure.replay}",
            markup=False,
            soft_wrap=True,
        )
    if len(figures.failures) > 10:
        console.print(f"  and {len(figures.failures) - 10} more")
