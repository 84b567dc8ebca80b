"""Trades that a bot starts: a thing it can spare for one it can use, or a gift that pays."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.bots.answers import cautious, first_arg
from lockdown.bots.world import World
from lockdown.views.types import CrewView, DecisionView, ItemView


@dataclass(frozen=True, slots=True)
class Bargain:
    """What to offer to whom, and what to ask for it."""

    seat: int
    give: str
    ask: str = ""


def bargain(world: World) -> Bargain | None:
    """A trade with somebody in the room from which both have something; None without one."""
    me = world.view.me
    if me is None or not world.room:
        return None
    for partner in world.friends(world.room):
        if partner.number in world.doomed:
            continue
        give, ask = spare(world, partner), wanted(world, partner)
        if give and (ask or world.needs_others):
            return Bargain(partner.seat, give, ask)
    return None


def spare(world: World, partner: CrewView) -> str:
    """Something that we can do without and the partner needs."""
    if partner.wounds and not world.me.wounds:
        for card in world.me.pack:
            if card.item is not None and card.item.key in world.values.medicine:
                return card.item.text
    mine, theirs = loaded(world, world.me), loaded(world, partner)
    if len(mine) > 1 and not theirs:
        return min(mine, key=lambda item: item.count).text
    return ""


def wanted(world: World, partner: CrewView) -> str:
    """Something in the partner's hands that we need and the partner can spare."""
    objects = world.wanted_objects - {item.key for item in world.me.hands}
    for item in partner.hands:
        if item.key in objects:
            return item.text
    theirs = loaded(world, partner)
    if not loaded(world, world.me) and len(theirs) > 1:
        return min(theirs, key=lambda item: item.count).text
    return ""


def loaded(world: World, crew: CrewView) -> list[ItemView]:
    """Weapons with ammunition in somebody's hands."""
    return [item for item in crew.hands if item.count and world.registry.items[item.key].weapon]


def turn(world: World, decision: DecisionView) -> str:
    """LD-TRD-09: make the one offer that the trade was opened for; nothing after it."""
    deal = bargain(world)
    left = decision.about.get("left")
    if deal is not None and world.view.turn == world.seat and left is not None:
        choice = f"player {'ABCDE'[deal.seat]}"
        # Four offers a trade: with fewer left, this one was made already.
        if left.text == "4" and choice in {o.text for o in decision.options}:
            return choice
    return cautious(decision)


def offer(world: World, decision: DecisionView) -> str:
    """Put the offer together: what is given, then what is asked for."""
    deal = bargain(world)
    if deal is None:
        return cautious(decision)
    about = {key: value.text.split(",") for key, value in decision.about.items()}
    for verb, thing, named in (("offer", deal.give, "gives"), ("ask", deal.ask, "asks")):
        if thing and thing not in about.get(named, ()):
            for option in decision.options:
                if option.verb == verb and first_arg(option) == thing:
                    return option.text
    return cautious(decision)
