"""`LockdownRuleset`: what varies between the modes and options of Lockdown alone."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.games.lockdown.board import LockdownBoard
from lockdown.state import facts
from lockdown.state.ruleset import Ruleset


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class LockdownRuleset(Ruleset):
    """Lockdown in one mode on one board, with its table options applied."""

    board: LockdownBoard
    enemies: str
    """Who hunts the crew, for those who show it."""
    knowledge_max: int
    analysed_slots: int

    shared_contingencies: bool
    """LD-COP-02, LD-COP-03: nobody holds a token, and what is looked at is turned up for all."""

    # ---- options of the table that the sources dispute
    yellow_kills_high: bool
    computer_in_combat: bool
    cave_noise: bool

    # ---- components
    computers: tuple[facts.ComputerCard, ...]
    computer_options: dict[str, facts.Component]
    css_tokens: tuple[facts.CssToken, ...]
    contingencies: tuple[facts.Contingency, ...]
