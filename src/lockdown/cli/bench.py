"""`lockdown bench`: how fast it is."""

from __future__ import annotations

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
    sized,
    sizes,
    table_of,
)

if TYPE_CHECKING:
    from lockdown import Setup
    from lockdown.bench.engine import EngineFigures
    from lockdown.bench.peers import PeerFigures

bench = typer.Typer(no_args_is_help=True)


@bench.callback()
def benchmarks() -> None:
    """Measure how fast the engine, the bots, the learning environment and the server are."""


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
    players: Annotated[
        int | None, typer.Option(help="How many play, 1 to 5. \\[4]", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(help="Games in one repeat.")] = 40,
    repeats: Annotated[int, typer.Option(help="The best of so many repeats counts.")] = 5,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure catanatron and python-chess as well.")
    ] = False,
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Random play, cloning, fair deals, saving and start-up of the engine, on one core.

    Compare only figures of one run: --peers measures other engines in the same way. They come with
    pip install "lockdown\\[bench]".
    """
    from lockdown.bench.engine import measure_engine

    made = table_of(game, mode, board, enemies, guests, option)
    made = sized(made, sizes(made)[0] if players is None else players)
    if games < 1 or repeats < 1:
        fail("--games and --repeats: at least 1", code=2)
    others: list[PeerFigures] = []
    with err().status("Measuring …"):
        if peers:
            others = _peers(repeats)
        figures = measure_engine(made.players, games, repeats, made)
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

    table = Table("", f"{figures.game}, {figures.players} players", box=None, pad_edge=False)
    for peer in others:
        table.add_column(f"{peer.name} {peer.version}")
    for title, own, key in (
        ("decisions a second", figures.decisions_per_second, "decisions_per_second"),
        ("games a second", figures.games_per_second, "games_per_second"),
        ("decisions a second, quiet", figures.quiet_decisions_per_second, ""),
        ("clone, µs", figures.clone_us, "clone_us"),
        ("fair table for a search, first, µs", figures.first_deal_us, ""),
        ("fair table for a search, further, µs", figures.deal_us, ""),
        ("to bytes, µs", figures.to_bytes_us, ""),
        ("from bytes, µs", figures.from_bytes_us, ""),
        ("bytes of a state", figures.state_bytes, ""),
        ("import and set-up, s", figures.import_s, "import_s"),
    ):
        row = [f"{getattr(peer, key):,}" if key else "" for peer in others]
        table.add_row(title, f"{own:,}", *row)
    out().print(table)
    out().print(figures.method, style="dim")


@bench.command()
def bots(
    *,
    levels: Annotated[
        str, typer.Option(help="Bots, with commas; all levels without.", show_default=False)
    ] = "",
    players: Annotated[
        int | None, typer.Option(help="How many play, 1 to 5. \\[4]", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each level.")] = 5,
    seconds: Annotated[float, typer.Option(help="No new game of a level after so long.")] = 60,
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Milliseconds a decision, by level."""
    made = table_of(game, mode, board, enemies, guests, option)
    made = sized(made, sizes(made)[0] if players is None else players)
    value = _measure_bots(levels, made, games, seconds)
    if as_json:
        write_json(value)
        return
    from rich.table import Table

    heads = ("bot", "decisions", "median ms", "95 %", "99 %", "longest", "view, ms")
    table = Table(*heads, box=None, pad_edge=False)
    for level in value["bots"]:
        table.add_row(*(str(figure) for figure in level.values()))
    out().print(table)
    out().print(value["method"], style="dim")


def _measure_bots(levels: str, made: Setup, games: int, seconds: float) -> dict[str, Any]:
    from lockdown.bench.bots import METHOD, measure_bot
    from lockdown.bots import levels as known
    from lockdown.bots import maker_of

    names = [name.strip() for name in levels.split(",") if name.strip()]
    names = names or list(known(made.game))
    try:
        for name in names:
            maker_of(name, made)
    except ValueError as error:
        fail(str(error), code=2)
    found = []
    with err().status("Measuring …") as status:
        for name in names:
            status.update(f"Measuring {name} …")
            found.append(measure_bot(name, games, made, seconds).as_json())
    return {"game": made.game, "players": made.players, "bots": found, "method": METHOD}


@bench.command()
def env(
    *,
    players: Annotated[
        int | None, typer.Option(help="How many play, 1 to 5. \\[4]", show_default=False)
    ] = None,
    steps: Annotated[int, typer.Option(help="Steps in one repeat.")] = 2000,
    repeats: Annotated[int, typer.Option(help="The best of so many repeats counts.")] = 3,
    tables: Annotated[int, typer.Option(help="Tables at the same time, vectorised.")] = 8,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure two PettingZoo classics as well.")
    ] = False,
    game: GameName = "lockdown",
    mode: Mode = "standard",
    board: BoardSide = "basic",
    enemies: Enemies = "",
    guests: Guests = False,
    option: TableOptions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Steps a second of the learning environment, alone and vectorised."""
    made = table_of(game, mode, board, enemies, guests, option)
    made = sized(made, sizes(made)[0] if players is None else players)
    value = _measure_env(made, steps, repeats, tables, peers)
    if as_json:
        write_json(value)
        return
    for name in ("aec", "gym", "vector", "self_play"):
        out().print(
            f"{name.replace('_', '-')}: {value[f'{name}_steps_per_second']:,} steps a second"
        )
    for name, peer in value.get("peers", {}).items():
        out().print(f"{name}: {peer['steps_per_second']:,} steps a second")
    out().print(value["method"], style="dim")


def _measure_env(made: Setup, steps: int, repeats: int, tables: int, peers: bool) -> dict[str, Any]:
    if min(steps, repeats, tables) < 1:
        fail("--steps, --repeats and --tables: at least 1", code=2)
    try:
        from lockdown.bench.env import measure_classics, measure_env
        from lockdown.bench.peers import PeerMissing
    except ImportError as error:
        fail(f'{error}: pip install "lockdown[env]"', code=2)
    with err().status("Measuring …"):
        try:
            others = measure_classics(steps, repeats) if peers else []
            figures = measure_env(made.players, steps, repeats, tables, table=made)
        except (PeerMissing, ImportError) as error:
            fail(str(error), code=2)
    value: dict[str, Any] = figures.as_json()
    if peers:
        value["peers"] = {peer.name: peer.as_json() for peer in others}
        value["ratios"] = {
            peer.name: round(figures.aec_steps_per_second / peer.steps_per_second, 3)
            for peer in others
        }
    return value


@bench.command(name="all")
def everything(
    *,
    players: Annotated[int, typer.Option(help="How many play, 1 to 5.")] = 4,
    quick: Annotated[bool, typer.Option("--quick", help="Small settings, rough figures.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other programs as well.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Everything in one go: engine, bots, environment and server."""
    from lockdown import Setup
    from lockdown.bench.engine import measure_engine

    if not 1 <= players <= 5:
        fail(f"{players} players: the game is for 1 to 5", code=2)
    games, repeats = (5, 1) if quick else (40, 5)
    with err().status("Measuring the engine …"):
        others = _peers(repeats) if peers else []
        value: dict[str, Any] = {"engine": measure_engine(players, games, repeats).as_json()}
    if others:
        value["engine"]["peers"] = {peer.name: peer.as_json() for peer in others}
    value["bots"] = _measure_bots(
        "", Setup(players=players), 1 if quick else 5, 10 if quick else 60
    )
    value["env"] = _measure_env(
        Setup(players=players), 300 if quick else 2000, min(3, repeats), 8, peers
    )
    value["server"] = _measure_server(quick)
    if as_json:
        write_json(value)
        return
    for part, figures in value.items():
        out().print(part, style="bold")
        for name, figure in figures.items():
            if name == "bots":
                for level in figure:
                    out().print(f"  {level['bot']}: {level['median_ms']} ms a decision, median")
            elif name != "method":
                out().print(f"  {name.replace('_', ' ')}: {figure}")


def _measure_server(quick: bool) -> dict[str, Any]:
    """The server with throw-away SQLite; absent parts say so instead of failing the rest."""
    try:
        from lockdown.server.bench import run
    except ImportError as error:
        return {"missing": str(error)}
    with err().status("Measuring the server …"):
        return dict(
            run(
                tables=10 if quick else 200,
                seats=4,
                seconds=3 if quick else 20,
                every=1 if quick else 5,
                workers=1,
                database="",
            )
        )
