"""Answers to questions that only Lockdown asks; the others are in `lockdown.bots.answers`."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots import answers
from lockdown.bots.answers import first_arg
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView


def choose_power(world: LockdownWorld, decision: DecisionView) -> str:
    """Keep the lights on where we are; powered tokens 1 and 2 fail last."""
    section = world.rooms[world.room].section if world.room else ""
    lit = {p.token: p.on for p in world.view.power}
    places = ["S-01", "S-02", "S-03", "elevator"]

    def worth(option: OptionView) -> float:
        order = [int(token) for token in first_arg(option).split(",")]
        score = 0.0
        for place, token in zip(places, order, strict=True):
            if lit.get(token):
                score += (3.0 if place == section else 1.0) + (4 - token) * 0.1
                score -= 1.2 if place == "elevator" else 0.0
        return score

    return max(decision.options, key=worth).text


#: By kind of decision.
ANSWERS: dict[str, Callable[[LockdownWorld, DecisionView], str]] = {
    **answers.ANSWERS,
    "drop_for_egg": answers.drop_worst,
    "elevator_consent": answers.agree,
    "escape_too": answers.agree,
    "rearrange_power": choose_power,
    "swap_power": choose_power,
}
