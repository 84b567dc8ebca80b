"""Many games: what came out, how fast, and what went wrong.

The seed of game `index` follows from the seed of the run and the index alone, so that any game
can be played again without the others, by any process. Every game leaves a record
(`lockdown.sim.record`); all figures are made of the records in the order of their index. So they
are the same for any number of workers, and for a run that was stopped and taken up again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lockdown import Game, Setup
from lockdown.bots import check
from lockdown.bots.files import program
from lockdown.kernel import replay
from lockdown.sim import dealing
from lockdown.sim.code import Code, CodeFailed
from lockdown.sim.guard import SECONDS, Guard, Thinking
from lockdown.sim.play import LIMIT, Bot, Stuck, bot, derived, play_game
from lockdown.sim.pool import in_processes
from lockdown.sim.record import Record, Recorder
from lockdown.state import keys

#: Where replays of games that failed are kept.
FAILURES = Path(".lockdown/failures")


class Unsound(Exception):
    """`Game.status` named something."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played."""

    players: tuple[int, ...] | int = 4
    """How many play; several numbers take turns."""
    games: int = 200
    seed: int = 1
    bots: tuple[str, ...] = ("random",)
    """Who plays, by seat; a short list is gone through again."""
    game: str = "lockdown"
    mode: str = "standard"
    board: str = "basic"
    enemies: str = ""
    guests: bool = False
    options: tuple[tuple[str, str], ...] = ()
    limit: int = LIMIT
    check_every: int = 0
    seconds: float = SECONDS
    """For one decision of a bot."""
    only: int | None = None
    """Play only the game with this index."""
    code: Code | None = None
    deal: str = ""
    """`even`: all characters and objectives take the same number of seats (`sim.dealing`)."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of players that take turns."""
        return (self.players,) if isinstance(self.players, int) else self.players

    @property
    def indexes(self) -> range:
        """The games to be played."""
        return range(self.games) if self.only is None else range(self.only, self.only + 1)

    @property
    def table(self) -> Setup:
        """What is set up for every game; players and characters are filled in."""
        return Setup(
            game=self.game,
            mode=self.mode,
            board=self.board,
            options=self.options,
            guests=self.guests,
            enemies=self.enemies,
        )

    def setup(self, index: int) -> Setup:
        """What is set up for a game."""
        players = self.sizes[index % len(self.sizes)]
        chosen = dealing.characters(self, index) if self.deal else ()
        return replace(self.table, players=players, characters=chosen)

    def crew(self, players: int) -> list[str]:
        """The names of the bots by seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(players)]

    # ---- in processes of their own (`sim.pool.Run`)

    @property
    def cast(self) -> tuple[tuple[str, ...], str]:
        """The names of the bots, and the game they play."""
        return self.bots, self.game

    def play(
        self,
        index: int,
        crew: Mapping[str, Bot],
        silenced: Mapping[int, int],
        thinking: Thinking,
    ) -> Record:
        """The record of one game."""
        return one_game(self, index, crew, silenced=silenced, thinking=thinking)

    def lost(self, index: int) -> Record:
        """The record of a game that takes every process down."""
        players = self.setup(index).players
        return {
            "index": index,
            "seed": game_seed(self.seed, index),
            "players": players,
            "bots": self.crew(players),
            "status": "error",
            "decisions": 0,
            "checks": 0,
            "faults": {},
            "what": "the process that played it died, and not while a bot was asked",
            "replay": "",
        }


@dataclass(slots=True)
class Figures:
    """What many games came to."""

    games: int = 0
    errors: int = 0
    stuck: int = 0
    decisions: int = 0
    seconds: float = 0.0
    played: int = 0
    """Games and decisions of this run, without those of an earlier one that it takes up."""
    played_decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    places: Counter[str] = field(default_factory=Counter)
    """Characters by where they ended."""
    survivors: Counter[int] = field(default_factory=Counter)
    """Games by number of survivors."""
    winners: Counter[int] = field(default_factory=Counter)
    """Games by number of winners."""
    rounds: Counter[int] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    levels: dict[str, list[int]] = field(default_factory=dict)
    """By bot: seats, survivors, winners, in finished games."""
    faults: dict[str, Counter[str]] = field(default_factory=dict)
    """By bot: what it did wrong; a safe option was played each time."""
    traces: dict[str, str] = field(default_factory=dict)
    """By bot: how it crashed the first time."""
    trades: int = 0
    interruptions: int = 0
    objectives: dict[str, list[int]] = field(default_factory=dict)
    """By objective: seats that settled on it, and those of them that won. In even deals only the
    seat counts that was given one."""
    checks: int = 0
    longest: int = 0
    failures: list[Record] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    custom: Any = None
    """What statistics of one's own came to."""
    stopped: bool = False
    """Whether somebody pressed Ctrl-C."""

    def add(self, record: Record) -> None:
        """Count one game."""
        self.records.append(record)
        self.games += 1
        self.decisions += record["decisions"]
        self.checks += record["checks"]
        for name, faults in record["faults"].items():
            self.faults.setdefault(name, Counter()).update(faults)
        for name, trace in record.get("traces", {}).items():
            self.traces.setdefault(name, trace)
        if record["status"] != "ok":
            self.errors += record["status"] == "error"
            self.stuck += record["status"] == "stuck"
            self.failures.append(record)
            return
        self.endings[record["ended"]] += 1
        self.places.update(record["places"])
        self.survivors[sum(record["survived"])] += 1
        self.winners[sum(record["won"])] += 1
        self.rounds[record["rounds"]] += 1
        self.causes.update(death["cause"] for death in record["deaths"])
        self.longest = max(self.longest, record["decisions"])
        self.trades += record.get("trades", 0)
        self.interruptions += record.get("interruptions", 0)
        even = record.get("even")
        for seat, (objective, won) in enumerate(
            zip(record["objectives"], record["won"], strict=True)
        ):
            if objective and (even is None or seat == even["seat"]):
                counts = self.objectives.setdefault(objective, [0, 0])
                counts[0] += 1
                counts[1] += won
        for name, survived, won in zip(
            record["bots"], record["survived"], record["won"], strict=True
        ):
            level = self.levels.setdefault(name, [0, 0, 0])
            level[0] += 1
            level[1] += survived
            level[2] += won

    def summary(self) -> dict[str, Any]:
        """All that depends on the games alone, and not on how fast they were played."""
        finished = sum(self.endings.values())
        rounds = sum(number * count for number, count in self.rounds.items())
        seats, survived, won = (sum(v[i] for v in self.levels.values()) for i in range(3))
        return {
            "games": self.games,
            "errors": self.errors,
            "stuck": self.stuck,
            "decisions": self.decisions,
            "survival_rate": _rate(survived, seats),
            "win_rate": _rate(won, seats),
            "bots": {
                name: {
                    "seats": level[0],
                    "survival_rate": _rate(level[1], level[0]),
                    "win_rate": _rate(level[2], level[0]),
                    "faults": dict(sorted(self.faults.get(name, Counter()).items())),
                }
                for name, level in sorted(self.levels.items())
            },
            "faults": sum(sum(counts.values()) for counts in self.faults.values()),
            "traces": dict(sorted(self.traces.items())),
            "trades_per_game": _rate(self.trades, finished),
            "interruptions_per_game": _rate(self.interruptions, finished),
            "objectives": {
                key: {"chosen": chosen, "won": won}
                for key, (chosen, won) in sorted(self.objectives.items())
            },
            "checks": self.checks,
            "longest": self.longest,
            "outcomes": {
                "endings": dict(sorted(self.endings.items())),
                "places": dict(sorted(self.places.items())),
                "survivors": {str(k): v for k, v in sorted(self.survivors.items())},
                "winners": {str(k): v for k, v in sorted(self.winners.items())},
                "rounds": {str(k): v for k, v in sorted(self.rounds.items())},
                "causes_of_death": dict(sorted(self.causes.items())),
                "mean_rounds": round(rounds / finished, 2) if finished else None,
                "mean_decisions": round(self.decisions / self.games, 1) if self.games else None,
            },
            "custom": self.custom,
            "failures": [
                {
                    "index": failure["index"],
                    "seed": failure["seed"],
                    "players": failure["players"],
                    "what": failure["what"],
                    "replay": failure["replay"],
                }
                for failure in self.failures
            ],
        }

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON holds them, with how long it took."""
        seconds = max(self.seconds, 1e-9)
        found = self.summary()
        times = {
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.played / seconds, 2),
            "decisions_per_second": round(self.played_decisions / seconds),
            "stopped": self.stopped,
        }
        head = {key: found.pop(key) for key in ("games", "errors", "stuck", "decisions")}
        return {**head, **times, **found}


def _rate(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a run."""
    return derived(seed, "game", index)


def checked(settings: Settings) -> None:
    """Try the settings out; raises `ValueError` that says what is wrong."""
    for name in dict.fromkeys(settings.bots):
        bot(name, settings.game)
    for index in range(len(settings.sizes)):
        setup = settings.setup(index)
        Game.new(setup, 1)
        for name in dict.fromkeys(settings.bots):
            check(name, setup)


def simulate(
    settings: Settings,
    *,
    workers: int = 1,
    ray: str | None = None,
    done: Iterable[Record] = (),
    on_record: Callable[[Record], None] | None = None,
    failures: Path = FAILURES,
) -> Figures:
    """Play the games of the settings and return what they came to.

    `done` are records of an earlier run, which are not played again. `on_record` gets every new
    record as soon as it is there, in any order. Ctrl-C stops the run and keeps what is done.
    """
    records = {record["index"]: record for record in done}
    before = set(records)
    todo = [index for index in settings.indexes if index not in records]
    figures = Figures(objectives={key: [0, 0] for key in dealing.listed(settings)[1]})
    began = time.perf_counter()
    found = _source(settings, todo, workers, ray)
    try:
        for record in found:
            _keep(record, failures)
            records[record["index"]] = record
            if on_record is not None:
                on_record(record)
    except KeyboardInterrupt:
        figures.stopped = True
    finally:
        found.close()
    figures.seconds = time.perf_counter() - began
    wanted = set(settings.indexes)
    for index in sorted(records):
        if index in wanted:
            figures.add(records[index])
            if index not in before:
                figures.played += 1
                figures.played_decisions += records[index]["decisions"]
    if settings.code is not None:
        results = [record["custom"] for record in figures.records if record["status"] == "ok"]
        figures.custom = settings.code.merge(results)
    return figures


def _source(settings: Settings, todo: list[int], workers: int, ray: str | None) -> Any:
    if ray is not None:
        from lockdown.sim.cluster import on_ray  # noqa: PLC0415 - needs the extra `ray`

        return on_ray(settings, todo, ray)
    # A bot from a file may take the process with it, so it never plays in this one.
    if workers > 1 or any(map(program, settings.bots)):
        return in_processes(settings, todo, workers)
    return _in_this_process(settings, todo)


def _in_this_process(settings: Settings, todo: list[int]) -> Iterator[Record]:
    crew = {name: bot(name, settings.game) for name in dict.fromkeys(settings.bots)}
    for index in todo:
        yield one_game(settings, index, crew)


def one_game(
    settings: Settings,
    index: int,
    crew: Mapping[str, Bot],
    *,
    silenced: Mapping[int, int] | None = None,
    thinking: Thinking | None = None,
) -> Record:
    """Play one game and return its record; the replay of a game that failed is in it as text."""
    setup, seed = settings.setup(index), game_seed(settings.seed, index)
    names = settings.crew(setup.players)
    seats: dict[int, Bot] = {seat: crew[name] for seat, name in enumerate(names)}
    given: Record = {}
    if settings.deal:
        seed, holder = dealing.seed_and_seat(settings, index)
        given = {"even": {"seat": holder, "objective": dealing.objective(settings, index)}}
        wanted = keys.OBJECTIVE[given["even"]["objective"]]
        seats = dealing.keeping(seats, holder, wanted)
    table: list[Game] = []
    checks = 0

    def check(game: Game) -> None:
        nonlocal checks
        if game.version % settings.check_every == 0 or game.decision is None:
            checks += 1
            broken = game.status()
            if broken:
                raise Unsound("; ".join(broken))

    recorder = Recorder()
    custom = settings.code.watcher() if settings.code is not None else None
    guard = Guard(settings.seconds, silenced, thinking)
    status, what = "ok", ""
    try:
        with guard.watching():
            play_game(
                setup,
                seed,
                seats,
                limit=settings.limit,
                after=check if settings.check_every else None,
                begun=table.append,
                watchers=(recorder,) if custom is None else (recorder, custom),
                guard=guard,
            )
    except Stuck as error:
        status, what = "stuck", str(error)
    except CodeFailed:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, the run goes on
        status, what = "error", f"{type(error).__name__}: {error}"
    faults: dict[str, dict[str, int]] = {}
    for (seat, fault), count in sorted(guard.faults.items()):
        counts = faults.setdefault(names[seat], {})
        counts[fault] = counts.get(fault, 0) + count
    record: Record = {
        "index": index,
        "seed": seed,
        "players": setup.players,
        "bots": names,
        "status": status,
        "decisions": table[0].version if table else 0,
        "checks": checks,
        "faults": faults,
        "traces": dict(guard.traces),
        "what": what,
        "replay": "",
    }
    if status == "ok":
        record |= recorder.record(table[0]) | given
        record["custom"] = custom.result() if custom is not None else None
    else:
        record["replay_text"] = _replay(setup, seed, table, what)
    return record


def _replay(setup: Setup, seed: int, table: list[Game], what: str) -> str:
    """The replay of a failed game, up to the last option that could be played."""
    if table:
        saved = replay.of_game(table[0], seed)
        # A table after a failure may be unsound; its digest would say nothing.
        saved.digest = ""
    else:
        saved = replay.Replay(setup=setup, seed=seed)
    remark = "".join(f"# {line}\n" for line in what.splitlines())
    return replay.write(saved) + remark


def _keep(record: Record, failures: Path) -> None:
    """Write the replay of a failed game to its file and name the file in the record."""
    text = record.pop("replay_text", None)
    if text is None:
        return
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"lockdown-{record['players']}p-{record['seed']:016x}.txt"
    file.write_text(text, encoding="utf-8")
    record["replay"] = str(file)
