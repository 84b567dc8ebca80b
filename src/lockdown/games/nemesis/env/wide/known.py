"""What a seat of the original game knows at any table (see `lockdown.env.known`)."""

from __future__ import annotations

from collections.abc import Iterable

from lockdown.env import sides
from lockdown.env.known import Numbers
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.env import known
from lockdown.games.nemesis.rulesets import OFFERED
from lockdown.games.nemesis.table import HuntTable
from lockdown.games.nemesis.table import NemesisTable as Table
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state import keys

BOARDS = {key: board(key) for key in OFFERED["board"][0]}
_NUMBER = {key: i for i, key in enumerate(keys.INTRUDER_ACTIONS)}


class Known(sides.Known, known.Known):
    """What a seat of the original game knows, on either side, whatever its role."""

    BOARDS = BOARDS

    __slots__ = (
        "hunt_discard",
        "hunt_hand",
        "hunt_left",
        "hunter",
        "open_tokens",
        "side",
    )

    hunt_discard: Numbers
    hunt_hand: Numbers
    """The cards of the Intruder, for the one who plays it (NM-INT-16)."""
    hunt_left: tuple[int, int]
    """How many cards the Intruder has in hand and deck."""
    hunter: int
    """The seat that plays the Intruder, -1 for none."""
    open_tokens: int
    """Mask of open rooms where a token waits (NM-ALT-05)."""
    side: str

    @classmethod
    def check_options(cls, options: Iterable[tuple[str, str]]) -> None:
        """All of them have a place."""

    def own_of_table(self, t: Table) -> None:
        """As on the usual tables, the tokens on open rooms, and who plays the Intruder."""
        super().own_of_table(t)
        self.side = t.rs.board.key
        opened, token, waiting = t.rs.board.open_tokens, t.token, 0
        while opened:
            slot = opened.bit_length() - 1
            opened ^= 1 << slot
            waiting |= (token[slot] >= 0) << slot
        self.open_tokens = waiting
        self.hunter, self.hunt_left, self.hunt_discard, self.hunt_hand = -1, (0, 0), (), ()
        if isinstance(t, HuntTable) and t.hunter >= 0:
            self.hunter = t.hunter
            self.hunt_left = (len(t.hunt_hand), len(t.hunt_deck))
            self.hunt_discard = t.hunt_discard
            if t.hunter == self.seat:
                self.hunt_hand = tuple(sorted(t.hunt_hand))

    def own_of_view(self, view: NemesisView) -> None:
        """The same, from a view."""
        super().own_of_view(view)
        self.side = view.board
        self.open_tokens = sum(1 << slot for slot in view.open_tokens)
        self.hunter, self.hunt_left, self.hunt_discard, self.hunt_hand = -1, (0, 0), (), ()
        seat = view.intruder
        if seat is not None:
            self.hunter = seat.seat
            self.hunt_left = (seat.hand, seat.deck)
            self.hunt_discard = tuple(_NUMBER[card] for card in seat.discard)
        if view.me is not None:
            self.hunt_hand = tuple(sorted(_NUMBER[card] for card in view.me.intruder_hand))
