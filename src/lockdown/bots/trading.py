"""Trades that a bot starts: a thing it can spare for one it can use, a request, or a gift.

What others need is judged by what lies open: their wounds, their weapons, the backs of their cards.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from lockdown.bots.answers import cautious, first_arg, item_key, item_value, used_up
from lockdown.bots.temper import LOYAL, Temper
from lockdown.bots.world import World
from lockdown.views.types import CrewView, DecisionView, ItemView, OptionView

#: How much more use somebody must have for a thing than its owner, before it changes hands.
BETTER = 0.1
#: What a trade is worth to whom: somebody in need asks, anybody exchanges.
NEED, FAIR = 0.1, 0.04
#: Cards in hand with which somebody who needs something asks for it; with which whoever bleeds
#: does, because the next wound may be the last.
ASKING, PRESSING = 4, 2
#: Kinds that are asked for in turn.
KINDS = 2
#: Things more than somebody else has of which one is given away.
MORE = 2
#: What one has no more use for than this can be given away for something one needs.
SPARED = 0.7


@dataclass(frozen=True, slots=True)
class Bargain:
    """What to offer to whom, and what to ask for it."""

    seat: int
    give: str
    ask: str = ""
    worth: float = FAIR
    """What it brings, as a share of the own chances."""


def bargain(
    world: World, temper: Temper = LOYAL, *, parting: bool = False, fresh: Collection[str] = ()
) -> Bargain | None:
    """The best trade with somebody in the room from which both have something, or a gift.

    Whoever leaves in a moment (`parting`) has no more use for most of what it carries. What came in
    this round (`fresh`, by key) is not given on in it: somebody has just given it away.
    """
    if world.view.me is None or not world.room:
        return None
    found: list[Bargain] = []
    generous = bool(temper.giving) or world.needs_others
    for partner in world.friends(world.room):
        if partner.number in world.doomed or world.begrudges(partner):
            continue
        give, ask = spare(world, partner), wanted(world, partner)
        give = "" if item_key(give) in fresh else give
        if give and ask:
            found.append(Bargain(partner.seat, give, ask))
        elif give and generous:
            found.append(Bargain(partner.seat, give, "", temper.giving or FAIR))
        elif (
            generous
            and (left := leftover(world, partner, parting=parting))
            and item_key(left) not in fresh
        ):
            found.append(Bargain(partner.seat, left, "", FAIR))
        plain = bool(ask) and item_key(ask) not in world.wanted_objects
        if plain and not give and (paid := price(world)) and item_key(paid) not in fresh:
            # What was seen is asked for as what may be there is, for what one can do without; an
            # object of one's plan only where both gain, because asking for it gives the plan away.
            found.append(Bargain(partner.seat, paid, ask, NEED))
        if need := request(world, partner):
            found.append(Bargain(partner.seat, give or price(world), need, NEED))
    return max(found, key=lambda deal: deal.worth, default=None)


def leftover(world: World, partner: CrewView, *, parting: bool) -> str:
    """The best thing that one who leaves, or whose partner has far less, can do without.

    What heals is kept by whoever stays. Nobody gives anything to one who has nearly as much: the
    same grenade went to and fro, a card each time.
    """
    if not parting and len(world.me.pack) - len(partner.pack) < MORE:
        return ""
    spared = [
        card.item
        for card in world.me.pack
        if card.item is not None
        and card.item.key not in world.kept
        # Two gave an empty thing to and fro, a card each time.
        and not used_up(card.item)
        and use(world, world.me, card.item.key) <= SPARED
        and (parting or card.item.key not in world.values.medicine)
        and (parting or _loads(world, partner, card.item.key))
        and (parting or not _last_defence(world, card.item.key))
    ]
    best = max(spared, key=lambda item: world.values.items.get(item.key, 0.0), default=None)
    return "" if best is None else best.text


def _last_defence(world: World, key: str) -> bool:
    """Whether one has nothing else to defend oneself with: the pair is no better armed by it.

    Two paid a card to give their only grenade away (23102, round 4; 23301, round 2).
    """
    defending = world.values.defending
    packed = [card.item.key for card in world.me.pack if card.item is not None]
    few = sum(other in defending for other in packed) < MORE
    return key in defending and few and not loaded(world, world.me)


def _loads(world: World, partner: CrewView, key: str) -> bool:
    """Whether a charge does more for the partner's weapon than for ours: else it goes round."""
    if key not in world.values.charges:
        return True
    return use(world, partner, key) > use(world, world.me, key)


def price(world: World) -> str:
    """What is given for something one needs: the least of what one can do without."""
    things = [card.item for card in world.me.pack if card.item is not None]
    spared = [
        item
        for item in things
        if item.key not in world.kept and use(world, world.me, item.key) <= SPARED
    ]
    best = min(spared, key=lambda item: world.values.items.get(item.key, 2.5), default=None)
    return "" if best is None else best.text


def request(world: World, partner: CrewView) -> str:
    """The kind to ask for that a partner may have, by the backs of the cards (LD-TRD-09).

    Only the partner knows whether one is there. It is asked with cards to spare, so once a round at
    most, and for something else in the next round; by whoever bleeds in any case.
    """
    decision = world.view.decision
    # The trade that was opened for it has cost a card by now.
    opened = decision is not None and decision.kind.startswith("trade_")
    hurting = bool(world.undressed) and not world.has_medicine
    if world.purse < (PRESSING if hurting else ASKING) - opened:
        return ""
    backs = {DECKS.get(card.colour, -1) for card in partner.pack if card.item is None}
    hurt = any(not wound.dressed for wound in partner.wounds)
    items = world.registry.items
    likely = [
        key
        for key in world.missing
        if items[key].deck in backs and not (hurt and key in world.values.medicine)
    ]
    # What there is most of is asked for, and the next most in the round after.
    likely = sorted(likely, key=lambda key: -items[key].copies)[:KINDS]
    return likely[world.view.round % len(likely)] if likely else ""


def use(world: World, crew: CrewView, key: str) -> float:
    """How much use a character has for a thing, as everybody can see, from 0 to 1."""
    values = world.values
    if key in values.medicine:
        undressed = any(not wound.dressed for wound in crew.wounds)
        if undressed:
            return 1.0
        if crew.wounds and key in values.healing:
            return 0.7
        # Clothes went to one with scratches, which they do not heal (23101, round 4).
        return 0.2 if crew.light and key in values.soothing else 0.1
    if key in values.charges:
        return max((_room_for(world, item, key) for item in crew.hands), default=0.0)
    if key in values.defending:
        # Whoever has no weapon has nothing else to defend itself with.
        return 0.3 if loaded(world, crew) else 0.7
    return 0.3


def _room_for(world: World, item: ItemView, charge: str) -> float:
    """How much a charge does for a weapon."""
    facts = world.registry.items[item.key]
    if not facts.weapon or facts.weapon not in world.values.charges[charge]:
        return 0.0
    return 0.9 if not item.count else 0.6 if item.count < facts.ammo[1] else 0.1


def spare(world: World, partner: CrewView) -> str:
    """Something that we can do without and the partner has use for."""
    best, most = "", BETTER
    for card in world.me.pack:
        if card.item is None or card.item.key in world.kept or used_up(card.item):
            continue
        key = card.item.key
        if key in world.values.medicine and _may_have(world, partner, key):
            continue
        more = use(world, partner, key) - use(world, world.me, key)
        if more >= most:
            best, most = card.item.text, more
    mine, theirs = loaded(world, world.me), loaded(world, partner)
    if not best and len(mine) > 1 and not theirs:
        return min(mine, key=lambda item: item.count).text
    return best


def _may_have(world: World, partner: CrewView, key: str) -> bool:
    """Whether a partner has something that heals, or may, by the back of a card.

    Three medkits went to one, and both of somebody's with its last two cards. What was given away
    before may be known or not.
    """
    deck, medicine = world.registry.items[key].deck, world.values.medicine
    return any(
        DECKS.get(card.colour) == deck if card.item is None else card.item.key in medicine
        for card in partner.pack
    )


def wanted(world: World, partner: CrewView) -> str:
    """Something of the partner's that we know of, need, and the partner can spare."""
    objects = world.wanted_objects - {item.key for item in world.me.hands}
    seen = [card.item for card in partner.pack if card.item is not None]
    for item in (*partner.hands, *seen):
        if item.key in objects:
            return item.text
    for item in seen:
        if use(world, world.me, item.key) - use(world, partner, item.key) >= BETTER:
            return item.text
    theirs = loaded(world, partner)
    if not loaded(world, world.me) and len(theirs) > 1:
        return min(theirs, key=lambda item: item.count).text
    return ""


#: Decks by the word for their backs.
DECKS = {"red": 0, "yellow": 1, "green": 2}


def loaded(world: World, crew: CrewView) -> list[ItemView]:
    """Weapons with ammunition in somebody's hands."""
    return [item for item in crew.hands if item.count and world.registry.items[item.key].weapon]


def first(decision: DecisionView) -> bool:
    """LD-TRD-09: whether one has made no offer in this trade yet; there are four."""
    left = decision.about.get("left")
    return left is not None and left.text == "4"


def turn(decision: DecisionView, deal: Bargain | None, *, more: bool = False) -> str:
    """Make the offer that the trade was opened for; `more`, if that was taken, what else there is.

    To the others an offer costs nothing: asked for one cure, they may give another.
    """
    if deal is not None and (more or first(decision)):
        choice = f"player {'ABCDE'[deal.seat]}"
        if choice in {o.text for o in decision.options}:
            return choice
    return cautious(decision)


def offer(decision: DecisionView, deal: Bargain | None) -> str:
    """Put the offer together: what is given, then what is asked for."""
    if deal is None:
        return cautious(decision)
    about = {key: value.text.split(",") for key, value in decision.about.items()}
    for verb, thing, named in (("offer", deal.give, "gives"), ("ask", deal.ask, "asks")):
        there = about.get(named, ())
        if thing and not any(thing in (text, item_key(text)) for text in there):
            for option in decision.options:
                if option.verb == verb and _is(option, thing):
                    return option.text
    return cautious(decision)


def _is(option: OptionView, thing: str) -> bool:
    return thing in (first_arg(option), item_key(first_arg(option)))


def answer(world: World, decision: DecisionView, temper: Temper) -> str:
    """LD-TRD-03: gifts are taken, exchanges if they are fair; a generous one helps in need."""
    about, texts = decision.about, {o.text for o in decision.options}
    gives, asks, by = (about[key].text if key in about else "" for key in ("gives", "asks", "by"))
    got, gone = _things(gives), _things(asks)
    partner = world.view.crew["ABCDE".index(by)] if by else None
    worth = sum(item_value(world, thing) for thing in got)
    worth -= sum(item_value(world, thing) for thing in gone)
    fair = worth >= (temper.margin if gone else 0.0) or offered(world, temper, by, got, gone)
    if partner is not None and gone:
        if partner.number in world.doomed:
            fair = False
        elif temper.giving or world.needs_others:
            keys = [item_key(thing) for thing in gone]
            fair = fair or all(
                key not in world.kept
                and use(world, partner, key) - use(world, world.me, key) >= BETTER
                for key in keys
            )
    if "accept" in texts and fair:
        return "accept"
    return "decline" if "decline" in texts else cautious(decision)


def offered(world: World, temper: Temper, by: str, got: list[str], gone: list[str]) -> bool:
    """Whether it is what one would have offered oneself: it said no, and then made the offer."""
    own = bargain(world, temper)
    if own is None or not by or own.seat != "ABCDE".index(by) or gone != [own.give]:
        return False
    return not own.ask or own.ask in got


def _things(text: str) -> list[str]:
    return [] if text in ("", "-") else text.split(",")
