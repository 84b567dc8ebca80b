"""What a bot remembers of its trades: what it has offered, and where things came from.

What was refused is refused again, and what somebody gave is not given back, as long as nothing has
changed for either of the two: neither wounds nor weapons, nor what there is to give.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.bots.answers import item_key
from lockdown.bots.trading import Bargain
from lockdown.bots.world import World
from lockdown.bots.worth import DECKS, loaded, plight
from lockdown.views.types import DecisionView


class Dealings:
    """The trades of one seat in one game."""

    def __init__(self) -> None:
        self.made: dict[tuple[object, ...], int] = {}
        """Offers as they were made, with how many cards the other one had for it; one that was
        taken has changed what both have."""
        self.came: dict[tuple[int, str], object] = {}
        """What somebody gave, or was asked for, and how the two were then."""
        self.went: dict[tuple[int, str], object] = {}
        """What was offered to somebody, and how the two were then."""
        self.owed: set[int] = set()
        """Who gave something for nothing, and has got nothing for it yet."""
        self.last: Bargain | None = None
        self.had = 0

    def offered(self, world: World, deal: Bargain) -> None:
        """This is offered now."""
        self.made[_key(world, deal)] = _cards(world, deal)
        state = _state(world, deal.seat)
        if deal.give and not deal.ask:
            self.owed.discard(deal.seat)
        if deal.give:
            self.went[deal.seat, item_key(deal.give)] = state
        if deal.ask:
            self.came[deal.seat, item_key(deal.ask)] = state
        self.last, self.had = deal, _count(world, deal)

    def taken(self, world: World, deal: Bargain) -> bool:
        """Whether the last offer was accepted: what it is about has changed hands."""
        return _count(world, deal) != self.had

    def accepted(self, world: World, decision: DecisionView) -> None:
        """LD-TRD-03: somebody's offer is taken."""
        about = {name: value.text for name, value in decision.about.items()}
        seat = "ABCDE".index(about["by"])
        state = _state(world, seat)
        (self.owed.add if about["asks"] in ("", "-") else self.owed.discard)(seat)
        for name, book in (("gives", self.came), ("asks", self.went)):
            for text in about[name].split(","):
                if text not in ("", "-"):
                    book[seat, item_key(text)] = state

    def against(self, world: World) -> Callable[[Bargain], bool]:
        """Whether a trade would be offered in vain, or only undo another one."""

        def vain(deal: Bargain) -> bool:
            state = _state(world, deal.seat)
            then = self.came.get((deal.seat, item_key(deal.give)))
            back = then == state or (not deal.ask and then is not None and not _worse(then, state))
            back |= bool(deal.ask) and self.went.get((deal.seat, item_key(deal.ask))) == state
            # No card has come that may be what is asked for.
            return back or self.made.get(_key(world, deal), -1) >= _cards(world, deal)

        return vain


def _count(world: World, deal: Bargain) -> int:
    """What decides whether an offer was taken: the things given, or else those asked for."""
    return world.things.count(item_key(deal.give or deal.ask))


def _state(world: World, seat: int) -> object:
    """How two are, whatever they carry in their packs."""
    return plight(world, world.me), plight(world, world.view.crew[seat])


def _worse(then: Any, now: Any) -> bool:
    """Whether whoever gave something has been hurt since, and may need it after all.

    Two gave each other the same five things in the last rounds (102201, rounds 9 and 10).
    """
    (wounds, sore, larva, _), (wounds_now, sore_now, larva_now, _) = then[1], now[1]
    opened, open_now = (sum(not dressed for _, dressed in w) for w in (wounds, wounds_now))
    return bool(open_now > opened or sore_now > sore or larva_now > larva)


def _key(world: World, deal: Bargain) -> tuple[object, ...]:
    """What is said no to: the same things, of one who has nothing else since.

    What nobody has seen is not there, or not to be had, whatever is given for it.
    """
    partner = world.view.crew[deal.seat]
    if deal.ask in world.registry.items:
        return (deal.seat, deal.ask, len(world.me.wounds), bool(loaded(world, world.me)))
    pack = () if deal.ask else partner.pack
    theirs = tuple(card.colour if card.item is None else card.item.key for card in pack)
    hands = tuple(item.key for item in partner.hands)
    return (deal.seat, item_key(deal.give), deal.ask, hands, theirs, _state(world, deal.seat))


def _cards(world: World, deal: Bargain) -> int:
    """How many of the other one's cards may be what is asked for, by their backs.

    One asked again for bandages because a yellow card had come (23202, round 7).
    """
    facts = world.registry.items.get(deal.ask)
    pack = world.view.crew[deal.seat].pack
    return sum(facts is not None and DECKS.get(card.colour) == facts.deck for card in pack)
