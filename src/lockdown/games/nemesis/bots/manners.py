"""How temperaments act on the ship: what each weighs otherwise, and who waits for whom.

The differences are small on purpose: nobody plays another game because of its temperament, and
none of it follows from an objective (see `lockdown.bots.temper`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from lockdown.bots.answers import item_key
from lockdown.bots.temper import CAUTIOUS, GREEDY, TREACHEROUS, Temper
from lockdown.bots.trading import Bargain
from lockdown.games.nemesis.bots.quick_goals import LATEST, Weights
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import CrewView

USUAL = Weights()
#: By temperament: what it weighs otherwise than all others.
WEIGHTS: Mapping[str, Weights] = {
    CAUTIOUS.key: replace(
        USUAL,
        meet=1.2 * USUAL.meet,
        startle=1.2 * USUAL.startle,
        company=1.2 * USUAL.company,
        singe=1.3 * USUAL.singe,
        search=0.9 * USUAL.search,
    ),
    GREEDY.key: replace(
        USUAL, search=1.3 * USUAL.search, loot=2.0 * USUAL.loot, meet=0.9 * USUAL.meet
    ),
    # What those do for nothing proves nobody's objective (NM-ROM-24).
    TREACHEROUS.key: replace(USUAL, spite=3.0),
}
#: From here on a bot risks something for somebody else.
KIND = 0.05
#: Cards that getting into a pod takes (NM-ROM-05).
FARE = 2


def weights_of(temper: Temper) -> Weights:
    """What things weigh for a bot of this temperament."""
    return WEIGHTS.get(temper.key, USUAL)


def undone(world: NemesisWorld, actor: CrewView, words: list[str], temper: Temper) -> bool:
    """NM-ACT-12: whether somebody sets a course that one would only set back, for two cards.

    One let it happen, and set its own again with the Interruption as the fare (23101, round 6).
    """
    if words[:2] != ["room", "set_destination"] or not world.view.coordinates:
        return False
    wanted = world.wanted_harbours
    return bool(wanted) and world.going_to(*wanted) > 0.0


def stops(world: NemesisWorld, actor: CrewView, words: list[str], temper: Temper) -> bool:
    """What one interrupts on this ship alone: a course that one would set back, a murder."""
    return undone(world, actor, words, temper) or murders(world, words, temper)


def murders(world: NemesisWorld, words: list[str], temper: Temper) -> bool:
    """NM-ROM-24: whether a room is to lose its air with somebody in it who is to live.

    The loyal do not look on, nor who needs a survivor; and nobody whose partners they are.
    """
    if words[:2] != ["room", "depressurise"] or len(words) < 3:
        return False
    kind = temper.giving >= KIND or world.needs_others or world.together
    inside = [c.number for c in world.friends(int(words[2]))]
    return kind and bool(inside) and world.doomed.isdisjoint(inside)


def guesses(world: NemesisWorld, deal: Bargain) -> bool:
    """Whether a trade would be opened to ask for what nobody has seen, for want of nothing.

    Of fifteen in sixty games one was accepted, and each takes a card. Who has an open
    wound may ask for what dresses it; not with the cards for the way out in the last rounds: one
    asked three times twice over, and died four rooms from the pods (112103, rounds 7 to 10).
    """
    partner = world.view.crew[deal.seat]
    seen = {card.item.text for card in partner.pack if card.item is not None}
    seen |= {item.text for item in partner.hands}
    if not deal.ask or deal.ask in seen:
        return False
    hurts = bool(world.undressed) and item_key(deal.ask) in world.values.medicine
    return not hurts or world.rounds_left <= LATEST


def waits(world: NemesisWorld, temper: Temper) -> bool:
    """NM-POD-05: whether one who sits in a pod keeps the second place for somebody at its door.

    Only for one who can still get in this round, and never for one whose death it needs; nor beside
    another pod that is open for them: one sat there until somebody came and threw it out, on a ship
    that blew up (112102, round 9).
    """
    kind = temper.giving >= KIND or world.needs_others
    if not kind or world.foes(world.room) or world.rounds_left <= 1 or len(world.me.wounds) > 1:
        return False
    here = [letter for letter in "AB" if world.section(letter) == world.room]
    beside = [pod for letter in here for pod in world.pods(letter) if not pod.locked]
    if any(world.view.seat not in pod.crew for pod in beside):
        return False
    return any(
        friend.place == "room"
        and not friend.passed
        and friend.hand >= FARE
        and friend.number not in world.doomed
        for friend in world.friends(world.room)
    )
