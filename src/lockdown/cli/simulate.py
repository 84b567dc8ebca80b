"""`lockdown simulate`: many games without anybody watching, and what came of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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

if TYPE_CHECKING:
    from collections.abc import Callable

    from lockdown import Setup
    from lockdown.sim.files import Journal
    from lockdown.sim.many import Figures, Settings
    from lockdown.sim.record import Record

#: Where a run that is stopped is kept, if nothing else was said.
RUNS = Path(".lockdown/runs")


def simulate(
    *,
    players: Annotated[str, typer.Option(help="How many play: 4, or 2-5 in turn. \\[4]")] = "",
    games: Annotated[int | None, typer.Option(help="How many games. \\[200]")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the run. \\[1]")] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "--bot",
            help="Who plays, by seat, the list is gone through again: random, rookie, regular, …, "
            "learned:FILE, FILE.py or FILE.py:CLASS. \\[random]",
        ),
    ] = "",
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    deal: Annotated[
        str,
        typer.Option(
            help="even: all characters and objectives get the same number of seats.",
            show_default=False,
        ),
    ] = "",
    only: Annotated[
        int | None, typer.Option(help="Play only the game with this index.", show_default=False)
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes. The results are the same.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            help="Play on the Ray cluster at this address; 'local' starts one.", show_default=False
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(help="Time of a bot for one decision.")] = 10.0,
    check: Annotated[
        int, typer.Option(help="Check the table every so many decisions; 0: never.")
    ] = 0,
    limit: Annotated[int, typer.Option(help="A game with more decisions is stuck.")] = 20_000,
    code: Annotated[
        Path | None,
        typer.Option(help="A Python file with statistics of your own.", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep the games in this file, and go on from it.", show_default=False),
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(help="Write a row for every seat.", show_default=False)
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="The same as Parquet.", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option(help="Write figures and games as JSON.", show_default=False)
    ] = None,
    report_file: Annotated[
        Path | None,
        typer.Option("--report", help="Write a page with plots (HTML).", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games, and count how they end.

    The same seed plays the same games, with any number of workers. Ctrl-C stops and keeps what is
    done; --resume goes on. A game that fails is written to .lockdown/failures and can be played
    alone with --only INDEX. A bot that fails gets a safe option played for it. Ends with 1 if any
    game failed or got stuck.
    """
    from lockdown import Setup
    from lockdown.sim import many
    from lockdown.sim.code import Code, CodeFailed

    made = table_of(game, mode, board, enemies, guests, option)
    try:
        given = many.Settings(
            players=sizes_of(players) if players else sizes(made)[:1],
            games=200 if games is None else games,
            seed=1 if seed is None else seed,
            bots=tuple(name.strip() for name in (bots or "random").split(",") if name.strip()),
            **table_fields(made),
            limit=limit,
            check_every=check,
            seconds=seconds,
            only=only,
            code=Code.read(code) if code is not None else None,
            deal=deal,
        )
    except CodeFailed as error:
        fail(str(error), code=2)
    if workers < 1:
        fail("--workers: at least 1", code=2)
    if seconds <= 0:
        fail("--seconds: more than 0", code=2)
    if deal not in ("", "even"):
        fail(f"--deal {deal}: only 'even' is known; without it games are dealt as usual", code=2)
    words = {"players": players, "seed": seed, "bots": bots, "code": code, "deal": deal}
    said = {name for name, value in words.items() if value not in ("", None)}
    plain = table_fields(Setup())
    said |= {name for name, value in table_fields(made).items() if value != plain[name]}
    settings, done = _earlier(resume, given, said, games)
    _try_out(settings, parquet=parquet is not None)
    journal = _journal(resume, settings, fresh=not done)
    figures = run(settings, done, workers=workers, ray=ray, journal=journal)
    _write(settings, figures, csv, parquet, json_file, report_file)
    report(figures, as_json)


def table_fields(made: Setup) -> dict[str, Any]:
    """The fields of `Settings` that name the table."""
    names = ("game", "mode", "board", "enemies", "guests", "options")
    return {name: getattr(made, name) for name in names}


def sizes_of(text: str) -> tuple[int, ...]:
    """The numbers of players in `4`, `2-5` or `2,4`."""
    found: list[int] = []
    try:
        for part in text.split(","):
            low, _, high = part.partition("-")
            found += range(int(low), int(high or low) + 1)
    except ValueError:
        fail(f"--players {text}: a number, or two like 2-5", code=2)
    if not found or min(found) < 1 or max(found) > 5:
        fail(f"--players {text}: the game is for 1 to 5", code=2)
    return tuple(found)


def _earlier(
    resume: Path | None, given: Settings, said: set[str], games: int | None
) -> tuple[Settings, list[Record]]:
    """The settings and records of the run that is taken up, if there is one."""
    from lockdown.sim.files import FileTrouble, read_journal

    if resume is None or not resume.exists():
        return given, []
    try:
        earlier, done = read_journal(resume)
    except FileTrouble as error:
        fail(str(error), code=2)
    for name in sorted(said):
        if getattr(given, name) != getattr(earlier, name):
            word = name.removesuffix("s") if name == "options" else name
            fail(f"{resume} was begun with another --{word}: {getattr(earlier, name)}", code=2)
    if games is not None:
        earlier = replace(earlier, games=games)
    err().print(f"{len(done)} games are done, going on.")
    return earlier, done


def _try_out(settings: Settings, *, parquet: bool) -> None:
    """Say what is wrong before anything is played."""
    from lockdown.kernel.errors import KernelError
    from lockdown.sim import many
    from lockdown.sim.files import FileTrouble, parquet_module

    try:
        if not settings.bots:
            fail("--bots: nobody plays", code=2)
        many.checked(settings)
        if parquet:
            parquet_module()
    except (ValueError, ImportError, KernelError, FileTrouble) as error:
        fail(str(error), code=2)


def _journal(resume: Path | None, settings: Settings, *, fresh: bool) -> Journal | None:
    from lockdown.sim.files import Journal

    if resume is None:
        return None
    try:
        return Journal(resume, settings, fresh=fresh)
    except OSError as error:
        fail(f"{resume} cannot be written: {error.strerror}", code=2)


def run(
    settings: Settings,
    done: list[Record],
    *,
    workers: int = 1,
    ray: str | None = None,
    journal: Journal | None = None,
) -> Figures:
    """Run the games with a progress bar on standard error; Ctrl-C keeps what is done."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from lockdown.sim import many
    from lockdown.sim.cluster import RayMissing
    from lockdown.sim.code import CodeFailed

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    wrong = 0
    try:
        with Progress(*columns, console=err(), transient=True) as progress:
            task = progress.add_task("", total=len(settings.indexes), completed=len(done))

            def on_record(record: Record) -> None:
                nonlocal wrong
                wrong += record["status"] != "ok"
                if journal is not None:
                    journal.add(record)
                progress.update(task, advance=1, description=f"{wrong} failed" if wrong else "")

            figures = many.simulate(
                settings, workers=workers, ray=ray, done=done, on_record=on_record
            )
    except (RayMissing, CodeFailed) as error:
        fail(str(error), code=2)
    finally:
        if journal is not None:
            journal.close()
    if figures.stopped:
        _stopped(settings, figures, journal)
    return figures


def _stopped(settings: Settings, figures: Figures, journal: Journal | None) -> None:
    """Say where the games are that were played before Ctrl-C."""
    from lockdown.sim.files import Journal

    if journal is None:
        file = RUNS / f"{'-'.join(map(str, settings.sizes))}p-seed{settings.seed}.jsonl"
        journal = Journal(file, settings, fresh=True)
        for record in figures.records:
            journal.add(record)
        journal.close()
    err().print(
        f"Stopped after {figures.games} games. To go on: lockdown simulate --resume {journal.file}",
        soft_wrap=True,
    )


def _write(
    settings: Settings,
    figures: Figures,
    csv: Path | None,
    parquet: Path | None,
    json_file: Path | None,
    report_file: Path | None,
) -> None:
    """The files that were asked for."""
    from lockdown.sim import files
    from lockdown.sim.report import write_report

    def as_json(file: Path, figures: Figures) -> None:
        files.write_json_file(file, settings, figures)

    def as_report(file: Path, figures: Figures) -> None:
        write_report(file, settings, figures)

    todo: list[tuple[Path | None, Callable[[Path, Figures], Any]]] = [
        (csv, files.write_csv),
        (parquet, files.write_parquet),
        (json_file, as_json),
        (report_file, as_report),
    ]
    for file, write in todo:
        if file is not None:
            try:
                write(file, figures)
            except OSError as error:
                fail(f"{file} cannot be written: {error.strerror}", code=2)
            err().print(f"Wrote {file}", soft_wrap=True)


def report(figures: Figures, as_json: bool) -> None:
    """Print the figures; ends with 1 if a game failed."""
    if as_json:
        write_json(figures.as_json())
    else:
        _print(figures)
    if figures.errors or figures.stuck:
        raise typer.Exit(1)


def _percent(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:.1%}"


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
    levels = Table("bot", "seats", "survive", "win", "faults", box=None, pad_edge=False)
    for name, level in found["bots"].items():
        rates = _percent(level["survival_rate"]), _percent(level["win_rate"])
        wrong = "  ".join(f"{what}: {count}" for what, count in level["faults"].items())
        levels.add_row(name, str(level["seats"]), *rates, wrong or "–")
    console.print(levels)
    for name, trace in found["traces"].items():
        console.print(f"{name} crashed first like this:\n{trace}", markup=False, highlight=False)
    table = Table(box=None, pad_edge=False, show_header=False)
    for title, key in (
        ("How games ended", "endings"),
        ("Where characters ended", "places"),
        ("What they died of", "causes_of_death"),
        ("Games by survivors", "survivors"),
        ("Games by winners", "winners"),
        ("Games by rounds", "rounds"),
    ):
        values = "  ".join(f"{name}: {count}" for name, count in outcomes[key].items())
        table.add_row(title, values or "–")
    table.add_row("Rounds a game", str(outcomes["mean_rounds"]))
    table.add_row("Trades a game", str(found["trades_per_game"]))
    table.add_row("Interruptions a game", str(found["interruptions_per_game"]))
    table.add_row("Decisions a game", f"{outcomes['mean_decisions']} (longest {figures.longest})")
    if figures.custom is not None:
        table.add_row("Own statistics", str(figures.custom))
    console.print(table)
    if figures.errors or figures.stuck:
        console.print(f"{figures.errors} games failed, {figures.stuck} got stuck", style="red")
    for failure in found["failures"][:10]:
        console.print(
            f"  game {failure['index']} ({failure['players']} players, seed {failure['seed']}): "
            f"{failure['what']}\n    {failure['replay']}",
            markup=False,
            soft_wrap=True,
        )
    if len(figures.failures) > 10:
        console.print(f"  and {len(figures.failures) - 10} more")
