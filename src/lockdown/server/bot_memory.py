"""What the bots of a table keep in mind between their decisions.

A bot of the server is made anew for every decision. What it had in mind comes back from it packed,
waits here, and goes to the next one that decides for the seat. Nothing here looks into it, nobody
is told of it, and it is not stored: after a restart, or when another worker takes a table over,
bots begin anew. It holds nothing that the views of the seat did not show.
"""

from __future__ import annotations

from dataclasses import dataclass, field

KEPT = 4
"""Decisions of a seat that can be taken back before its bot forgets everything."""


@dataclass(frozen=True)
class Kept:
    """What the bot of a seat had in mind after a move."""

    level: str
    move: int
    """The number of the move that it chose."""
    packed: bytes


@dataclass
class BotMemory:
    """By seat the last few; valid as long as nothing was taken back behind its back."""

    undone: int = 0
    """How often something had been taken back at the table, as far as is known here."""
    kept: dict[int, list[Kept]] = field(default_factory=dict)

    def keep(self, seat: int, kept: Kept) -> None:
        """A bot's move was played, and this is what it has in mind."""
        self.kept[seat] = [*self.kept.get(seat, ())[1 - KEPT :], kept]

    def of(self, seat: int, level: str, undone: int) -> bytes:
        """What the bot of a seat has in mind; nothing if it was another bot, or unknown moves went.

        Somebody may have sat there in between: what one saw before that is still so.
        """
        if undone != self.undone:
            self.kept, self.undone = {}, undone
        last = self.kept.get(seat, ())[-1:]
        return last[0].packed if last and last[0].level == level else b""

    def back_to(self, moves: int, undone: int) -> None:
        """All moves after so many are taken back: nobody remembers having made them."""
        self.kept = {s: [k for k in all_ if k.move <= moves] for s, all_ in self.kept.items()}
        self.undone = undone
