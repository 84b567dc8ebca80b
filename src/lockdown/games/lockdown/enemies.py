"""Who hunts the crew: Night Stalkers, or the Intruders of the original game (LD-NIN-01).

What differs between them are parts that a rule set takes from here: the kit of attack, event and
weakness cards, the tokens, and how weaknesses are found and used. No rule asks which it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lockdown.games.lockdown import lights
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.games.shared.tokens import INTRUDER_TOKENS
from lockdown.rules import moments
from lockdown.state.facts import StalkerToken


@dataclass(frozen=True, kw_only=True)
class Enemies:
    """What one kind of enemies brings to the table."""

    name: str
    kit: str
    """Of their attack, event and weakness cards (`Component.kit`)."""
    tokens: tuple[StalkerToken, ...]
    weakness_levels: tuple[int, int, int]
    """Knowledge that the weakness in each place asks for."""
    weakness_face_up: int
    analysed_slots: int
    windows: Mapping[str, tuple[Callable[..., Any], ...]] = field(default_factory=dict)
    """What happens in the dark besides what cards do."""


NIGHT_STALKERS = Enemies(
    name="night_stalkers",
    kit="",
    tokens=tokens.STALKER_TOKENS,
    weakness_levels=(3, 5, 8),
    weakness_face_up=1,
    analysed_slots=2,
    windows={
        moments.COMPARED_IN_DARK: (lights.ask_in_encounter,),
        moments.ATTACKED_IN_DARK: (lights.ask_in_attack,),
    },
)

#: LD-NIN-06, LD-NIN-09: a token has one number and no attack card a darkness part, so that no light
#: is asked for. LD-NIN-03, LD-NIN-07: three cards face down and three slots. LD-NIN-08: no level.
INTRUDERS = Enemies(
    name=registry.INTRUDERS,
    kit=registry.INTRUDERS,
    tokens=INTRUDER_TOKENS,
    weakness_levels=(0, 0, 0),
    weakness_face_up=0,
    analysed_slots=3,
)

#: The usual ones first.
ENEMIES = {foes.name: foes for foes in (NIGHT_STALKERS, INTRUDERS)}
