"""What `given` can state about a table of the original game."""

from __future__ import annotations

from dataclasses import dataclass, field

from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.scenario.plan import Plan, SeatPlan


@dataclass
class PodPlan:
    """One escape pod by its printed number."""

    section: int | None = None
    locked: bool | None = None
    launched: bool = False


@dataclass
class NemesisPlan(Plan):
    """The whole table."""

    rs: NemesisRuleset
    seats: list[SeatPlan]
    vented: int = 0
    engines: dict[int, bool] = field(default_factory=dict)
    """engine (0 to 2) -> whether it works."""
    coordinates: int | None = None
    destination: int | None = None
    hibernation_open: bool | None = None
    pod_numbers: list[int] | None = None
    """The pods that are in the game."""
    pods: dict[int, PodPlan] = field(default_factory=dict)
    pods_locked: bool | None = None
    """What is said of all pods of which nothing else is said."""
    somebody_died: bool | None = None
    rushing: int = -1
    """The seat that acts on until it passes."""
    attacks_skipped: bool = False
    hunter: int = -1
    """The seat that plays the Intruder."""
    hunt_hand: list[int] = field(default_factory=list)
    hunt_discard: list[int] = field(default_factory=list)
    hunt_next: list[int] = field(default_factory=list)
    """The top of the deck of Intruder action cards."""

    def pod(self, number: int) -> PodPlan:
        """What is stated about a pod."""
        return self.pods.setdefault(number, PodPlan())


def empty(rs: NemesisRuleset, players: int) -> NemesisPlan:
    """The plan of which nothing is stated yet."""
    return NemesisPlan(rs, players, [SeatPlan() for _ in range(players)])
