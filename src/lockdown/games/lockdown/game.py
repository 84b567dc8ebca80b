"""Nemesis: Lockdown as a rule set of the kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lockdown.games.lockdown import setup as setting_up
from lockdown.games.lockdown.citations import CITATIONS
from lockdown.games.lockdown.rulesets import checked, ruleset_for
from lockdown.games.lockdown.saves import FORMAT_1, from_format_1
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.game import Setup, register_rules
from lockdown.kernel.rng import State
from lockdown.rules import ending
from lockdown.state import keys

#: The version of these rules; a saved game carries the one it was played with. Raised when a
#: released version plays a golden game differently (docs/upgrades.md).
VERSION = "2"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    ended: str
    """time, emergency, self_destruct, fire, malfunction or nobody."""
    destroyed: bool
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    places: tuple[str, ...]
    """By seat: dead, isolation, launched or bunker."""


class LockdownRules:
    """What the kernel asks of the game."""

    name = "lockdown"
    version = VERSION
    plays_on = frozenset(("1", VERSION))
    quick_dice = frozenset(("1",))

    def __init__(self) -> None:
        # Shared chapters name Lockdown's rules; cards of the original game name its own.
        self.citations: dict[str, str] = dict(CITATIONS)

    def checked(self, setup: Setup) -> Setup:
        """See `rulesets.checked`."""
        return checked(setup)

    def new_table(self, setup: Setup, dice: State) -> LockdownTable:
        """Set up a table that draws from `dice`."""
        setup = checked(setup)
        return setting_up.new_table(ruleset_for(setup), setup, dice)

    def load_table(self, setup: Setup, data: list[Any], form: int) -> LockdownTable:
        """A table from its dump in a format of saved games."""
        rs = ruleset_for(checked(setup))
        if form == 1:
            return LockdownTable.load(rs, setup.players, from_format_1(data), FORMAT_1)
        table: LockdownTable = rs.table.load(rs, setup.players, data)
        return table

    def view(
        self, table: LockdownTable, seat: int | None, shared: Any = None, memo: Any = None
    ) -> Any:
        """See `lockdown.views`."""
        from lockdown.views import build

        return build(table, seat, shared, memo)

    def odds(self, view: Any, option: str) -> Any:
        """See `odds`: what an option of the viewer risks."""
        from lockdown.games.lockdown.odds import of_option

        return of_option(view, option)

    def hints(self, view: Any, level: str) -> tuple[Any, ...]:
        """See `lockdown.tutorial.hints`: what is worth saying to a beginner."""
        from lockdown.tutorial.hints import hints

        return hints(view, level)

    def why_not(self, table: LockdownTable, seat: int) -> list[Any]:
        """See `lockdown.rules.why_not`."""
        from lockdown.rules.why_not import why_not

        return why_not(table, seat)

    def result(self, table: LockdownTable) -> Result | None:
        """The outcome once the victory check is done."""
        if table.phase != ending.PHASE_OVER:
            return None
        alive = tuple(seat for seat in range(table.n) if table.place[seat] != keys.DEAD)
        return Result(
            table.ended,
            table.destroyed,
            tuple(seat for seat in range(table.n) if table.winners >> seat & 1),
            alive,
            tuple(keys.PLACES[place] for place in table.place),
        )

    def status(self, table: LockdownTable) -> list[str]:
        """See `lockdown.rules.status`."""
        from lockdown.rules.status import status

        return status(table)

    def content(self) -> Any:
        """See `content`: what the box holds, for screens, reports and checks."""
        from lockdown.games.lockdown.content import CONTENT

        return CONTENT


RULES = LockdownRules()
register_rules(RULES)
