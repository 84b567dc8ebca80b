"""The cards that both games bring along (`games.shared.actions`), with what only the ship has."""

from __future__ import annotations

from lockdown.games.nemesis import engines
from lockdown.games.nemesis.cards.actions.shared import repair_engine
from lockdown.games.nemesis.cards.common import work_on_engine
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.shared import actions
from lockdown.games.shared.registry import ORIGINAL

assert actions.__all__  # importing the package has registered the cards
for card in ORIGINAL.action_cards.values():
    REGISTRY.adopt(card)

fast_repairs = REGISTRY.action_cards["fast_repairs"]
ingenuity = REGISTRY.action_cards["ingenuity"]


fast_repairs.part(needs=engines.engine_refusal)(repair_engine)


@ingenuity.part(needs=engines.engine_refusal, at=1)
def improvise_on_engine(t: NemesisTable, seat: int) -> None:
    """NM-BRD-15."""
    work_on_engine(t, seat)
