"""Figures for Prometheus, by hand: a few counters and one histogram.

Whoever reads them may play at a table of this server, perhaps the only one. So nothing is counted
that not everybody at the table sees happen: no answers to secret questions, nothing that is stored
and not yet shown, no refusals of what somebody tried in the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

COUNTED = frozenset(
    (
        *("connections", "hello_first", "hosts", "internal", "malformed"),
        *("origin", "too_fast", "too_long", "unknown"),
    )
)
"""Refusals that are counted."""
BUCKETS_MS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)


class Metrics:
    """Counters of one worker since its start."""

    def __init__(self) -> None:
        self.refused: Counter[str] = Counter()
        self.connections = 0
        self.connections_total = 0
        self.bot_failures = 0
        self.slow_clients = 0
        self.resyncs = 0
        self.stuck = 0
        self.purged = 0
        self.commit_ms: Counter[float] = Counter()
        self.commit_sum = 0
        self.commit_count = 0

    def refuse(self, code: str) -> None:
        """Count what hostile or broken clients do, and failures of our own; never the game."""
        if code in COUNTED:
            self.refused[code] += 1

    def observe_move(self, ms: int) -> None:
        """How long an option that everybody saw took from being played to being stored."""
        self.commit_sum += ms
        self.commit_count += 1
        for bucket in BUCKETS_MS:
            if ms <= bucket:
                self.commit_ms[bucket] += 1

    def text(self, worker: str, here: Mapping[str, float], shared: Mapping[str, float]) -> str:
        """The exposition format of Prometheus: figures of this worker, and of the database.

        Whoever asks meets any worker; each has series of its own, told apart by their label.
        """
        lines: list[str] = []
        label = f'worker="{worker}"'
        counters = {
            "moves_total": self.commit_count,
            "connections_total": self.connections_total,
            "bot_failures_total": self.bot_failures,
            "slow_clients_total": self.slow_clients,
            "resyncs_total": self.resyncs,
            "stuck_tables_total": self.stuck,
            "purged_tables_total": self.purged,
        }
        for name, value in counters.items():
            lines += [f"# TYPE lockdown_{name} counter", f"lockdown_{name}{{{label}}} {value}"]
        for name, gauge in {"connections": self.connections, **here}.items():
            lines += [f"# TYPE lockdown_{name} gauge", f"lockdown_{name}{{{label}}} {gauge}"]
        for name, gauge in shared.items():
            lines += [f"# TYPE lockdown_{name} gauge", f"lockdown_{name} {gauge}"]
        lines.append("# TYPE lockdown_refused_total counter")
        lines += [
            f'lockdown_refused_total{{{label},code="{code}"}} {count}'
            for code, count in sorted(self.refused.items())
        ]
        lines.append("# TYPE lockdown_commit_seconds histogram")
        lines += [
            f'lockdown_commit_seconds_bucket{{{label},le="{le}"}} {count}'
            for le, count in (
                *((bucket / 1000, self.commit_ms[bucket]) for bucket in BUCKETS_MS),
                ("+Inf", self.commit_count),
            )
        ]
        lines += [
            f"lockdown_commit_seconds_sum{{{label}}} {self.commit_sum / 1000}",
            f"lockdown_commit_seconds_count{{{label}}} {self.commit_count}",
        ]
        return "\n".join(lines) + "\n"


METRICS = Metrics()
"""The figures of this worker."""
