"""`Ruleset`: every point at which the two games, their modes and table options vary.

A rule reads its numbers and its parts from here. `if game == …` in a rule is a sign that a part
is missing from this record.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lockdown.state import facts
from lockdown.state.boards import Board


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """One game in one mode on one board, with its table options applied."""

    game: str
    mode: str
    board: Board

    # ---- limits
    fire: int
    malfunction: int
    doors: int
    eggs_start: int
    eggs_total: int
    figures: tuple[int, int, int, int, int]
    bag_start: tuple[int, ...]
    """Tokens of each kind (keys.STALKERS) in the bag at the start, without those per player."""
    bag_per_player: tuple[int, ...]
    hand_size: int
    hand_slots: int
    serious_limit: int
    knowledge_max: int

    # ---- rooms
    bonus_draw_room: str
    """The room whose occupants draw one card more, unless it has a malfunction."""
    items_halved: bool

    # ---- the order of the round and of the end
    event_steps: tuple[tuple[int, Any], ...]
    """(number, step) of the event phase in order."""
    victory_steps: tuple[Any, ...]

    # ---- strategies
    token_number: Callable[[Any, int, int], int]
    """(table, token, seat, …) -> the number compared with the hand."""
    shoot_with_advantage: Callable[[Any, int], bool]
    weakness_levels: tuple[int, int, int]
    weakness_face_up: int
    analysed_slots: int

    # ---- options of the table that the sources dispute
    yellow_kills_high: bool
    computer_in_combat: bool
    cave_noise: bool

    # ---- components
    characters: tuple[facts.Character, ...]
    rooms: tuple[facts.RoomTile, ...]
    action_cards: tuple[facts.ActionCard, ...]
    items: tuple[facts.ItemCard, ...]
    attacks: tuple[facts.AttackCard, ...]
    events: tuple[facts.EventCard, ...]
    computers: tuple[facts.ComputerCard, ...]
    computer_options: dict[str, facts.Component]
    weaknesses: tuple[facts.Component, ...]
    wounds: tuple[facts.Component, ...]
    objectives: tuple[facts.Objective, ...]
    stalker_tokens: tuple[facts.StalkerToken, ...]
    exploration: tuple[facts.ExplorationToken, ...]
    css_tokens: tuple[facts.CssToken, ...]
    contingencies: tuple[facts.Contingency, ...]
    noise_die: tuple[int, ...]
    combat_die: tuple[int, ...]
    advantage_die: tuple[int, ...]
    infected_copies: int
    clean_copies: int
