"""Which tables a game offers, and how it refuses the others: with what would be right.

The course of the check is the same in both games; what there is to choose from, and the rules that
stand behind it, a game says in its `Offer` (`games/*/rulesets.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lockdown.kernel.errors import BadSetup
from lockdown.kernel.game import Setup
from lockdown.state.facts import Character
from lockdown.state.registry import chosen


@dataclass(frozen=True, kw_only=True)
class Offer:
    """What one game can be played as."""

    game: str
    fields: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
    """Field of `Setup` -> (what is there, what the rules know beyond it)."""
    enemies: str
    """Who hunts the crew where nobody says it."""
    characters: Mapping[str, Character]
    guests: str = ""
    """The kit of the characters of the other game, if they may be chosen …"""
    guests_rule: str = ""
    """… and the rule by which there is one of each colour."""
    no_guests: str = ""
    """Else why they are refused."""
    options: Mapping[str, tuple[str, tuple[str, ...], str]]
    """Table options: name -> (default, values, rule)."""
    alone: str
    """The mode of one player, who gets it without naming it."""
    alone_rule: str
    draft_rule: str

    def one_of(self, field: str, value: str) -> None:
        """Refuse what is not there, and say whether it is to come."""
        there, coming = self.fields[field]
        if value in there:
            return
        *before, last = there
        known = f"there are {', '.join(before)} and {last}" if before else f"there is {last}"
        if value in coming:
            raise BadSetup(f"{self.game}: the {field} {value!r} is not in the program yet; {known}")
        raise BadSetup(f"{self.game}: there is no {field} {value!r}; {known}")

    def checked(self, setup: Setup) -> Setup:
        """The set-up in full if it is offered; raises `BadSetup` that says what would be right."""
        if not 1 <= setup.players <= 5:
            raise BadSetup(f"{setup.players} players: the game is for 1 to 5")
        usual = self.fields["mode"][0][0]
        single = setup.players == 1
        mode = self.alone if single and setup.mode == usual else setup.mode
        self.one_of("mode", mode)
        if single and mode != self.alone:
            raise BadSetup(
                f"{mode} is for two to five players; one player plays {self.alone}"
                f" ({self.alone_rule})"
            )
        if mode == self.alone and not single:
            raise BadSetup(f"{self.alone} is for exactly one player ({self.alone_rule})")
        self.one_of("board", setup.board)
        self.one_of("enemies", setup.enemies or self.enemies)
        if setup.guests and not self.guests:
            raise BadSetup(f"{self.game}: {self.no_guests}")
        self._characters(setup)
        self._options(setup)
        return Setup(
            setup.players,
            setup.game,
            mode,
            setup.board,
            setup.characters,
            tuple(sorted(setup.options)),
            guests=setup.guests,
            enemies="" if setup.enemies == self.enemies else setup.enemies,
        )

    def _characters(self, setup: Setup) -> None:
        if not setup.characters:
            return
        if len(setup.characters) != setup.players:
            raise BadSetup("name one character for each seat, or none for the draft")
        if len(set(setup.characters)) != len(setup.characters):
            raise BadSetup(f"no character can be chosen twice ({self.draft_rule})")
        kits = ("", self.guests) if setup.guests else ("",)
        there = chosen(self.characters, *kits)
        for name in setup.characters:
            if name not in there:
                raise BadSetup(f"no character {name!r}; there are {', '.join(there)}")
        colours = [there[name].colour for name in setup.characters]
        if len(set(colours)) != len(colours):
            raise BadSetup(f"two characters of one colour never play together ({self.guests_rule})")

    def _options(self, setup: Setup) -> None:
        names = [name for name, _ in setup.options]
        for name, value in setup.options:
            if names.count(name) > 1:
                raise BadSetup(f"the table option {name} is set twice")
            if name not in self.options:
                raise BadSetup(f"no table option {name!r}; there are {', '.join(self.options)}")
            if value not in self.options[name][1]:
                raise BadSetup(
                    f"{name} is one of {', '.join(self.options[name][1])}, not {value!r}"
                )
