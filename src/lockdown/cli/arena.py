"""`lockdown arena`: bots against each other, and who is better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import err, fail, out, write_json
from lockdown.cli.tables import (
    BoardSide,
    Enemies,
    GameName,
    Guests,
    Mode,
    TableOptions,
    sized,
    table_of,
)

if TYPE_CHECKING:
    from lockdown.sim.arena import Line


def arena(
    *,
    bots: Annotated[
        str,
        typer.Option(help="Who competes: levels, learned:FILE, FILE.py; twice is allowed."),
    ] = "random,rookie,regular",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many play, 2 to 5.")] = 4,
    seed: Annotated[int, typer.Option(help="Seed of the match.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes. The results are the same.")] = 1,
    seconds: Annotated[float, typer.Option(help="Time of a bot for one decision.")] = 10.0,
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots compete and rank them.

    Chairs and characters take turns, and every deal is played from every chair. Rates come with
    95 % intervals, ratings compare the fates of bots at the same table: winning beats surviving
    beats dying. Ctrl-C stops and counts what was played.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from lockdown.sim import arena as match
    from lockdown.sim.play import bot

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not 2 <= players <= 5:
        fail(f"{players} players: a match is for 2 to 5", code=2)
    if not 1 <= len(names) <= players:
        fail(f"{len(names)} bots do not fit at a table of {players}", code=2)
    if games < 1 or workers < 1:
        fail("--games and --workers: at least 1", code=2)
    if seconds <= 0:
        fail("--seconds: more than 0", code=2)
    made = sized(table_of(game, mode, board, enemies, guests, option), players)
    try:
        for name in names:
            bot(name, made.game, made)
    except ValueError as error:
        fail(str(error), code=2)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err(), transient=True
    ) as progress:
        task = progress.add_task("", total=games)
        outcomes = match.run(
            match.Match(names, players, seed, seconds, made),
            games,
            workers=workers,
            done=lambda: progress.advance(task),
        )
    if not outcomes:
        fail("no game was finished")
    lines = match.standings(outcomes, seed)
    if len(outcomes) < games:
        err().print(f"{games - len(outcomes)} games were not finished and do not count.")
    faults = sum(outcome.faults for outcome in outcomes)
    if faults:
        err().print(f"{faults} answers were no answers; something safe was played instead.")
    first = dict(reversed([pair for outcome in outcomes for pair in outcome.traces]))
    for name, trace in first.items():
        err().print(f"{name} crashed first like this:\n{trace}", markup=False, highlight=False)
    if as_json:
        write_json([line.as_json() for line in lines])
    else:
        _print(lines, len(outcomes))


def _print(lines: list[Line], games: int) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for title in ("Bot", "Seats", "Survives", "95 %", "Wins", "95 %", "Rating", "95 %"):
        table.add_column(title, justify="left" if title == "Bot" else "right", no_wrap=True)
    for line in lines:
        table.add_row(
            line.bot,
            str(line.games),
            f"{line.survival_rate:.1%}",
            f"{line.low:.0%}–{line.high:.0%}",
            f"{line.win_rate:.1%}",
            f"{line.win_low:.0%}–{line.win_high:.0%}",
            f"{line.rating:.0f}",
            f"{line.rating_low:.0f}–{line.rating_high:.0f}",
        )
    out().print(f"{games} games")
    out().print(table)
