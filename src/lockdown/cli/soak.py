"""`lockdown soak`: play on and on, and check the table all the time."""

from __future__ import annotations

from typing import Annotated

import typer

from lockdown.cli.output import err, fail, out, write_json
from lockdown.cli.tables import (
    BoardSide,
    Enemies,
    GameName,
    Guests,
    Mode,
    TableOptions,
    sizes,
    table_of,
)

soak = typer.Typer(invoke_without_command=True)


@soak.callback()
def engine(
    ctx: typer.Context,
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[str, typer.Option(help="How many play: 4, or 1-5 in turn. \\[1-5]")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 1,
    every: Annotated[int, typer.Option(help="Check the table every so many decisions.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    limit: Annotated[int, typer.Option(help="A game with more decisions is stuck.")] = 20_000,
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games of all sizes and check that every table on the way is sound.

    Ctrl-C stops and keeps the figures so far. Ends with 1 if any game failed.
    """
    if ctx.invoked_subcommand is not None:
        return
    from lockdown.cli.simulate import report, run, sizes_of, table_fields
    from lockdown.kernel.errors import KernelError
    from lockdown.sim import many

    made = table_of(game, mode, board, enemies, guests, option)
    if every < 1:
        fail("--every: at least 1", code=2)
    settings = many.Settings(
        players=sizes_of(players) if players else sizes(made, range(1, 6)),
        games=games,
        seed=seed,
        bots=(bot,),
        **table_fields(made),
        check_every=every,
        limit=limit,
    )
    try:
        many.checked(settings)
    except (ValueError, KernelError) as error:
        fail(str(error), code=2)
    report(run(settings, []), as_json)


@soak.command()
def server(
    *,
    seconds: Annotated[float, typer.Option(help="How long.")] = 60,
    moves: Annotated[int, typer.Option(help="Longer if need be: at least so many moves.")] = 0,
    tables: Annotated[int, typer.Option(help="Tables at the same time.")] = 6,
    kill_every: Annotated[float, typer.Option(help="Seconds between kills, about; 0: none.")] = 4,
    workers: Annotated[int, typer.Option(help="Servers on one PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="sqlite, postgres (a throw-away one) or URL.")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Kill the server and break lines while people play; count what was lost (nothing may be).

    Ends with 1 if a move or a line was lost or stored twice, a game is not what its moves make of
    its seed, a secret was sent, or a table is stuck. Without kills (`--kill-every 0`) the figures
    tell whether the server's memory grows.
    """
    from lockdown.server.scratch import stop_when_terminated
    from lockdown.server.soak import run

    stop_when_terminated()

    if workers > 1 and database in ("", "sqlite"):
        fail("Several workers need PostgreSQL: --database postgres", code=2)
    with err().status("Soaking …"):
        figures = run(
            seconds=seconds,
            moves=moves,
            tables=tables,
            kill_every=kill_every,
            workers=workers,
            database=database,
            seed=seed,
        )
    if as_json:
        write_json(figures)
    else:
        for name, value in figures.items():
            out().print(f"{name.replace('_', ' ')}: {value}")
    wrong = ("moves_lost", "moves_doubled", "games_wrong", "leaks", "tables_stuck")
    if any(figures[name] for name in wrong):
        raise typer.Exit(1)
