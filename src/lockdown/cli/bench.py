"""`lockdown bench`: how fast it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from lockdown.cli.output import err, fail, out, write_json

if TYPE_CHECKING:
    from lockdown.bench.engine import EngineFigures
    from lockdown.bench.peers import PeerFigures

bench = typer.Typer(no_args_is_help=True)


@bench.callback()
def benchmarks() -> None:
    """Measure how fast the engine and the server are."""


@bench.command()
def server(
    *,
    tables: Annotated[int, typer.Option(help="Tables at the same time.")] = 200,
    seats: Annotated[int, typer.Option(help="Websocket seats a table.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long.")] = 20,
    every: Annotated[float, typer.Option(help="Seconds between two moves of a table.")] = 5,
    workers: Annotated[int, typer.Option(help="Workers; more than 1 needs PostgreSQL.")] = 1,
    database: Annotated[str, typer.Option(help="sqlite, postgres (a throw-away one) or URL.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Time from an intent to everybody's update, moves a second, memory of an idle table.

    The load generator runs on the same machine and takes its share of it.
    """
    from lockdown.server.bench import run
    from lockdown.server.scratch import stop_when_terminated

    stop_when_terminated()

    if workers > 1 and database in ("", "sqlite"):
        fail("Several workers need PostgreSQL: --database postgres", code=2)
    with err().status("Measuring …"):
        figures = run(
            tables=tables,
            seats=seats,
            seconds=seconds,
            every=every,
            workers=workers,
            database=database,
        )
    if as_json:
        write_json(figures)
    else:
        for name, value in figures.items():
            out().print(f"{name.replace('_', ' ')}: {value}")


@bench.command()
def engine(
    *,
    players: Annotated[int, typer.Option(help="How many play, 1 to 5.")] = 4,
    games: Annotated[int, typer.Option(help="Games in one repeat.")] = 40,
    repeats: Annotated[int, typer.Option(help="The best of so many repeats counts.")] = 5,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure catanatron and python-chess as well.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Random play, cloning, saving and start-up of the engine, on one core.

    Compare only figures of one run: --peers measures other engines in the same way. They come with
    pip install "lockdown[bench]".
    """
    from lockdown.bench.engine import measure_engine

    if not 1 <= players <= 5:
        fail(f"{players} players: the game is for 1 to 5", code=2)
    if games < 1 or repeats < 1:
        fail("--games and --repeats: at least 1", code=2)
    others: list[PeerFigures] = []
    with err().status("Measuring …"):
        if peers:
            others = _peers(repeats)
        figures = measure_engine(players, games, repeats)
    if as_json:
        value: dict[str, Any] = figures.as_json()
        if peers:
            value["peers"] = {peer.name: peer.as_json() for peer in others}
            value["ratios"] = {
                peer.name: round(figures.decisions_per_second / peer.decisions_per_second, 2)
                for peer in others
            }
        write_json(value)
    else:
        _print(figures, others)


def _peers(repeats: int) -> list[PeerFigures]:
    from lockdown.bench.peers import PeerMissing, measure_peers

    try:
        return measure_peers(min(3, repeats))
    except PeerMissing as error:
        fail(str(error), code=2)


def _print(figures: EngineFigures, others: list[PeerFigures]) -> None:
    from rich.table import Table

    table = Table("", f"lockdown, {figures.players} players", box=None, pad_edge=False)
    for peer in others:
        table.add_column(f"{peer.name} {peer.version}")
    for title, own, key in (
        ("decisions a second", figures.decisions_per_second, "decisions_per_second"),
        ("games a second", figures.games_per_second, "games_per_second"),
        ("decisions a second, quiet", figures.quiet_decisions_per_second, ""),
        ("clone, µs", figures.clone_us, "clone_us"),
        ("to bytes, µs", figures.to_bytes_us, ""),
        ("from bytes, µs", figures.from_bytes_us, ""),
        ("bytes of a state", figures.state_bytes, ""),
        ("import and set-up, s", figures.import_s, "import_s"),
    ):
        row = [f"{getattr(peer, key):,}" if key else "" for peer in others]
        table.add_row(title, f"{own:,}", *row)
    out().print(table)
    out().print(figures.method, style="dim")
