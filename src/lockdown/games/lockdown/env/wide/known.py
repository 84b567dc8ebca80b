"""What a seat of Lockdown knows at any table (see `lockdown.env.known`)."""

from __future__ import annotations

from typing import Any

from lockdown.env import sides
from lockdown.env.known import Numbers
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.lockdown.env import known
from lockdown.games.lockdown.rulesets import OFFERED
from lockdown.games.lockdown.table import LockdownTable as Table
from lockdown.games.lockdown.table import SurfaceTable
from lockdown.games.lockdown.view_types import LockdownView, SurfaceView
from lockdown.state import keys

BOARDS = {key: board(key) for key in OFFERED["board"][0]}


class Known(sides.Known, known.Known):
    """What a seat of Lockdown knows, on either side, with guests, against either enemies."""

    BOARDS = BOARDS
    TOKENS = keys.STALKER_TOKENS

    __slots__ = (
        "enemies",
        "guests",
        "mode",
        "open_tokens",
        "options",
        "rover",
        "side",
        "surface_discard",
    )

    enemies: str
    guests: bool
    mode: str
    open_tokens: int
    """Mask of open rooms and crossroads where a token waits (LD-SRF-02)."""
    options: tuple[tuple[str, str], ...]
    rover: int
    """The exit where the rover stands; 0 beside the bunker, and where there is one exit."""
    side: str
    surface_discard: Numbers

    @classmethod
    def check_table(cls, enemies: str, guests: bool) -> None:
        """All of them have a place."""

    def own_of_table(self, t: Table) -> None:
        """As on the usual tables, the set-up, and what lies on the surface."""
        super().own_of_table(t)
        rs = t.rs
        self.side = rs.board.key
        self.mode, self.options = rs.mode, rs.options
        self.enemies, self.guests = rs.enemies, rs.guests
        self.open_tokens, self.rover, self.surface_discard = 0, 0, ()
        surface_left = 0
        if isinstance(t, SurfaceTable):
            self.open_tokens = _waiting(rs.board.open_tokens, t.token)
            self.rover, self.surface_discard = t.rover, t.surface_discard
            surface_left = len(t.surface_deck)
        self.decks = (*self.decks, surface_left)

    def own_of_view(self, view: LockdownView) -> None:
        """The same, from a view."""
        super().own_of_view(view)
        # Enemies without tokens of the others have a shorter bag.
        there = len(ENEMIES[view.enemies].tokens)
        self.bag, self.outside = self.bag[:there], self.outside[:there]
        self.side = view.board
        self.mode, self.options = view.mode, tuple(sorted(view.options.items()))
        self.enemies, self.guests = view.enemies, view.guests
        self.open_tokens, self.rover, self.surface_discard = 0, 0, ()
        surface_left = 0
        if isinstance(view, SurfaceView):
            self.open_tokens = sum(1 << slot for slot in view.open_tokens)
            self.rover = view.rover
            deck = next(deck for deck in view.decks if deck.key == "surface")
            self.surface_discard = tuple(keys.SURFACE_CARDS.index(key) for key in deck.discard)
            surface_left = deck.cards
        self.decks = (*self.decks, surface_left)


def _waiting(opened: int, tokens: Any) -> int:
    """The open rooms among those that still have their token."""
    waiting = 0
    while opened:
        slot = opened.bit_length() - 1
        opened ^= 1 << slot
        waiting |= (tokens[slot] >= 0) << slot
    return waiting
