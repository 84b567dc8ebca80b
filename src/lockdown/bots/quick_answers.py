"""Answers of quick players to everything that is not the choice of an action.

They work on imagined tables; how gladly things are kept a game says (`Values`). See
`lockdown.bots.quick_player`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lockdown.bots.values import Values
from lockdown.state import keys
from lockdown.state.keys import ACTION, CONTAMINATION
from lockdown.state.table import Table

Option = tuple[Any, ...]
Answer = Callable[[Any, int, tuple[Option, ...]], Option]
_SAFE = ("pass", "decline", "no", "done", "end")


def open_wounds(t: Table, seat: int) -> int:
    """Serious wounds that nobody has dressed."""
    return sum(1 for wound in t.wounds[seat] if not wound & 16)


def shrug(options: tuple[Option, ...]) -> Option:
    """What commits to nothing."""
    for word in _SAFE:
        for option in options:
            if option[0] == word:
                return option
    return options[0]


def react(t: Table, seat: int, options: tuple[Option, ...]) -> Option:
    """Whatever helps."""
    for option in options:
        if option[0] in ("react", "react-item", "react-weakness"):
            return option
    return shrug(options)


def agree(t: Table, seat: int, options: tuple[Option, ...]) -> Option:
    """Go along."""
    for option in options:
        if option[0] == "yes":
            return option
    return options[0]


def into_technical(t: Table, seat: int, options: tuple[Option, ...]) -> Option:
    """Noise goes into the technical corridors, where nobody walks."""
    for option in options:
        if not option[1]:
            return option
    return options[0]


class Answers:
    """What a quick player of one game answers, by what it likes."""

    def __init__(self, values: Values) -> None:
        self.cards = tuple(values.cards.get(key, 0.0) for key in keys.ACTIONS)
        """By number: how gladly a card is kept."""
        self.items = tuple(values.items.get(key, 2.5) for key in keys.ITEMS)
        """By number: how gladly a thing is kept."""
        self.odds = tuple(values.objectives.get(key, 0.1) for key in keys.OBJECTIVES)
        """By number: how likely an objective is met."""
        self.resting = tuple(ACTION[key] for key in values.resting)

    def known(self) -> Mapping[str, Answer]:
        """By kind of question, what both games ask."""
        return {
            "pay": self.pay,
            "better_result": self.better,
            "pass_discard": self.discard,
            "keep_item": self.keep,
            "full_hands": self.drop,
            "drop_something": self.drop,
            "drop_for_egg": self.drop,
            "choose_objective": self.objective,
            "before_attack": react,
            "attack_shown": react,
            "careful_noise": into_technical,
            "choose_target": self.target,
        }

    def pay(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """With what is missed least."""
        sick = any(card >= CONTAMINATION for card in t.hand[seat])
        best, least = options[0], 99.0
        for option in options:
            if len(option) > 1:
                rests = sick and option[1] in self.resting
                value = self.cards[option[1]] + (1.5 if rests else 0.0)
                if value < least:
                    best, least = option, value
        return best

    def better(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """Take a better result that is free; pay for it with two cards in hand."""
        for option in options:
            if option[0] == "react-weakness":
                return option
        return self.pay(t, seat, options) if len(t.hand[seat]) >= 2 else options[0]

    def discard(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """Contamination goes, as long as enough cards guard against a surprise."""
        if len(t.hand[seat]) > 3:
            for option in options:
                if len(option) > 1 and option[1] >= CONTAMINATION:
                    return option
        return options[0]

    def keep(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """The best thing."""
        return max(options, key=lambda option: self.items[option[1] & 255])

    def drop(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """The worst thing."""
        drops = [option for option in options if option[0] in ("drop", "take")]
        if not drops:
            return shrug(options)
        return min(drops, key=lambda option: self.items[option[1] & 255])

    def objective(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """The likelier one."""
        return max(options, key=lambda option: self.odds[option[1]])

    def target(self, t: Table, seat: int, options: tuple[Option, ...]) -> Option:
        """Medicine for the hurt and the armed, weapons for the others; else the first."""
        verb = options[0][0]
        if verb == "deck":
            want = keys.GREEN if t.wounds[seat] or t.light[seat] or t.hands[seat] else keys.RED
            for option in options:
                if option[1] == want:
                    return option
        if verb in ("drop", "take"):
            return min(options, key=lambda option: self.items[option[1] & 255])
        return options[0] if verb != "done" else shrug(options)
