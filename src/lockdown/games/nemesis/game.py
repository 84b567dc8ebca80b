"""The original Nemesis as a rule set of the kernel."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from lockdown.games.nemesis import setup as setting_up
from lockdown.games.nemesis.citations import CITATIONS
from lockdown.games.nemesis.rulesets import checked, ruleset_for
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.games.nemesis.victory import destination_of
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.game import Setup, register_rules
from lockdown.kernel.rng import State
from lockdown.rules import ending
from lockdown.state import keys

#: The version of these rules; a saved game carries the one it was played with.
VERSION = "1"
#: The format of saved games in which the first of these was written.
FIRST_FORMAT = 2


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    ended: str
    """jump, self_destruct, fire, malfunction or nobody."""
    destroyed: bool
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    places: tuple[str, ...]
    """By seat: dead, hibernation or escaped."""
    destination: str
    """Where the ship went; empty if it was destroyed."""
    engines: tuple[bool, bool, bool]
    """Which engines worked in the end."""


@dataclass(frozen=True, slots=True)
class HuntResult(Result):
    """How a game ended in which the first dead player could go on as the Intruder."""

    intruder: int
    """The seat that did; -1 for nobody (NM-INT-14: it never wins)."""


class NemesisRules:
    """What the kernel asks of the game."""

    name = "nemesis"
    version = VERSION
    plays_on = frozenset((VERSION,))
    quick_dice: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.citations: dict[str, str] = dict(CITATIONS)

    def checked(self, setup: Setup) -> Setup:
        """See `rulesets.checked`."""
        return checked(setup)

    def new_table(self, setup: Setup, dice: State) -> NemesisTable:
        """Set up a table that draws from `dice`."""
        setup = checked(setup)
        return setting_up.new_table(ruleset_for(setup), setup, dice)

    def load_table(self, setup: Setup, data: list[Any], form: int) -> NemesisTable:
        """A table from its dump; this game is as old as the second format of saved games."""
        if form < FIRST_FORMAT:
            raise BadSetup(f"nemesis: no game was ever saved in format {form}")
        rs = ruleset_for(checked(setup))
        return setting_up.table_of(rs).load(rs, setup.players, data)

    def content(self) -> Any:
        """See `content`: what the game tells about its box."""
        from lockdown.games.nemesis.content import CONTENT

        return CONTENT

    def view(
        self, table: NemesisTable, seat: int | None, shared: Any = None, memo: Any = None
    ) -> Any:
        """See `lockdown.views`."""
        from lockdown.views import build

        return build(table, seat, shared, memo)

    def odds(self, view: Any, option: str) -> Any:
        """See `odds`: what an option of the viewer risks."""
        from lockdown.games.nemesis.odds import of_option

        return of_option(view, option)

    def hints(self, view: Any, level: str) -> tuple[Any, ...]:
        """See `lockdown.tutorial.hints`: what is worth saying to a beginner."""
        from lockdown.tutorial.hints import hints

        return hints(view, level)

    def why_not(self, table: NemesisTable, seat: int) -> list[Any]:
        """See `lockdown.rules.why_not`."""
        from lockdown.rules.why_not import why_not

        return why_not(table, seat)

    def result(self, table: NemesisTable) -> Result | None:
        """The outcome once the victory check is done."""
        if table.phase != ending.PHASE_OVER:
            return None
        one, two, three = table.engines
        result = Result(
            table.ended,
            table.destroyed,
            tuple(seat for seat in range(table.n) if table.winners >> seat & 1),
            tuple(seat for seat in range(table.n) if table.place[seat] != keys.DEAD),
            tuple(keys.PLACES[place] for place in table.place),
            destination_of(table),
            (bool(one), bool(two), bool(three)),
        )
        if isinstance(table, HuntTable):
            own = {field.name: getattr(result, field.name) for field in fields(result)}
            return HuntResult(**own, intruder=table.hunter)
        return result

    def status(self, table: NemesisTable) -> list[str]:
        """See `lockdown.rules.status`."""
        from lockdown.rules.status import status

        return status(table)


RULES = NemesisRules()
register_rules(RULES)
