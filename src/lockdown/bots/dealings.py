"""What a bot remembers of its trades: what it has offered, and where things came from.

What was refused is refused again, and what somebody gave is not given back, as long as nothing has
changed for either of the two: neither wounds nor weapons, nor what there is to give.
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.answers import item_key
from lockdown.bots.trading import Bargain
from lockdown.bots.world import World
from lockdown.bots.worth import DECKS, loaded, plight
from lockdown.views.types import DecisionView


class Dealings:
    """The trades of one seat in one game."""

    def __init__(self) -> None:
        self.made: set[tuple[object, ...]] = set()
        """Offers as they were made; one that was taken has changed what both have."""
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
        self.made.add(_key(world, deal))
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
            back = self.came.get((deal.seat, item_key(deal.give))) == state
            back |= bool(deal.ask) and self.went.get((deal.seat, item_key(deal.ask))) == state
            return back or _key(world, deal) in self.made

        return vain


def _count(world: World, deal: Bargain) -> int:
    """What decides whether an offer was taken: the things given, or else those asked for."""
    return world.things.count(item_key(deal.give or deal.ask))


def _state(world: World, seat: int) -> object:
    """How two are, whatever they carry in their packs."""
    return plight(world, world.me), plight(world, world.view.crew[seat])


def _key(world: World, deal: Bargain) -> tuple[object, ...]:
    """What is said no to: the same things, of one who has nothing else since.

    Only what may be the thing that is asked for counts, by its back: one asked again for bandages
    because a yellow card had come (23202, round 7).
    """
    partner = world.view.crew[deal.seat]
    deck = world.registry.items[item_key(deal.ask)].deck if deal.ask else -1
    theirs = tuple(
        card.colour if card.item is None else card.item.key
        for card in partner.pack
        if not deal.ask or DECKS.get(card.colour) == deck
    )
    if deal.ask in world.registry.items and deal.ask not in theirs:
        # Nobody has seen it: whatever is given, it is not there, or not to be had.
        return (deal.seat, deal.ask, theirs, len(world.me.wounds), bool(loaded(world, world.me)))
    hands = tuple(item.key for item in partner.hands)
    return (deal.seat, item_key(deal.give), deal.ask, hands, theirs, _state(world, deal.seat))
