"""`LockdownRuleset`: what varies between the modes and options of Lockdown alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from lockdown.games.lockdown.board import LockdownBoard
from lockdown.state import facts
from lockdown.state.ruleset import Ruleset


class WayOut(NamedTuple):
    """One way of fleeing to the bunker: from where, and by which rules."""

    slots: tuple[int, ...]
    elsewhere: facts.Refusal
    """Why not from another room."""
    lacking: facts.Refusal
    """Why not without the rover, or without a suit."""
    rule: str
    failed: str = ""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class LockdownRuleset(Ruleset):
    """Lockdown in one mode on one board, with its table options applied."""

    board: LockdownBoard
    enemies: str
    """Who hunts the crew, for those who show it."""
    guests: bool
    """Whether original characters may be chosen, for those who show it."""
    knowledge_max: int
    analysed_slots: int

    shared_contingencies: bool
    """LD-COP-02, LD-COP-03: nobody holds a token, and what is looked at is turned up for all."""

    # ---- what a side of the board brings (LD-SRF)
    table: Any
    """The class of its tables."""
    lay_tokens: Callable[[Any], None]
    """(table): exploration tokens at the set-up."""
    at_setup: tuple[Callable[[Any], None], ...]
    """(table): what else is set up on this side."""
    ways_out: Mapping[str, WayOut]
    """By `leaving.ROVER` and `leaving.FOOT`."""
    rover_at: Callable[[Any], int]
    """(table): the exit where the rover stands, 0 for the bunker."""
    put_rover: Callable[[Any, int, str], None]
    """(table, slot, rule): move it there."""
    surface_cards: tuple[facts.SurfaceCard, ...] = ()

    # ---- options of the table that the sources dispute
    yellow_kills_high: bool
    computer_in_combat: bool
    cave_noise: bool

    # ---- components
    computers: tuple[facts.ComputerCard, ...]
    computer_options: dict[str, facts.Component]
    css_tokens: tuple[facts.CssToken, ...]
    contingencies: tuple[facts.Contingency, ...]
