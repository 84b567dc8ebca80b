"""Trades that a bot starts: a thing it can spare for one it can use, a request, or a gift.

What others need is judged by what lies open: their wounds, their weapons, the backs of their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from lockdown.bots.answers import cautious, first_arg, item_key, used_up
from lockdown.bots.temper import LOYAL, Temper
from lockdown.bots.world import World, slots_of
from lockdown.bots.worth import DECKS, SORE, gain, loaded, use
from lockdown.views.types import CrewView, DecisionView, OptionView

#: How much more use somebody must have for a thing than its owner, before it changes hands.
BETTER = 0.1
#: What a trade is worth to whom: somebody in need asks, anybody exchanges.
NEED, FAIR = 0.1, 0.04
#: Cards in hand with which somebody asks for what would be of use, and for what it lacks; with
#: which whoever bleeds does, because the next wound may be the last.
ASKING, LACKING, PRESSING = 4, 3, 2
#: Kinds that are asked for in one trade, one after the other (LD-TRD-09).
KINDS = 3
#: Copies of a kind that somebody may well have.
COMMON = 3
#: Cards with which nobody opens a trade to give something away.
ALMS = 1
#: Things more than somebody else has of which one is given away; means of defence of which one is.
MORE, ARMED = 1, 2
#: The use of things that nobody needs now: no trade is opened to give one away (82101, round 7).
IDLE = 0.3
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
    others: tuple[str, ...] = ()
    """What to ask for instead, if that is refused."""

    def instead(self) -> Bargain | None:
        """The next offer of the same trade, if this one is refused."""
        if not self.others:
            return None
        return replace(self, ask=self.others[0], others=self.others[1:])


def nothing_against(deal: Bargain) -> bool:
    """No trade is out of the question."""
    return False


def bargain(
    world: World,
    temper: Temper = LOYAL,
    *,
    parting: bool = False,
    fresh: Collection[str] = (),
    owed: Collection[int] = (),
    vain: Callable[[Bargain], bool] = nothing_against,
) -> Bargain | None:
    """The best trade with somebody in the room from which both have something, or a gift.

    Whoever leaves in a moment (`parting`) has no more use for most of what it carries, nor for what
    others have. What came in this round (`fresh`, by key) is not given on in it: somebody has just
    given it away. Whom one owes a gift (`owed`, by seat) one gives one. What is `vain` was refused,
    or goes back to where it came from.
    """
    if world.view.me is None or not world.room:
        return None
    found: list[Bargain] = []
    for partner in world.friends(world.room):
        if partner.number in world.doomed or world.begrudges(partner):
            continue
        generous = bool(temper.giving) or world.needs_others or partner.seat in owed
        generous = generous and (parting or not world.departing(partner))
        # A gift takes no last card: two gave away what they were without in the next fight (92101).
        generous = generous and (parting or _opened(world) or world.purse > ALMS)
        give = spare(world, partner)
        give = "" if item_key(give) in fresh else give
        ask = wanted(world, partner)
        if parting and item_key(ask) not in world.wanted_objects:
            ask = ""
        if give and ask and pays(world, give, ask):
            found.append(Bargain(partner.seat, give, ask))
        elif give and generous and (parting or item_key(give) not in world.awaited):
            found.append(Bargain(partner.seat, give, "", temper.giving or FAIR))
        elif give and not parting:
            found += sale(world, partner, give, temper)
        elif (
            generous
            and (left := leftover(world, partner, parting=parting))
            and item_key(left) not in fresh
            and (parting or item_key(left) not in world.awaited)
            and (parting or _opened(world) or use(world, partner, item_key(left)) > IDLE)
        ):
            found.append(Bargain(partner.seat, left, "", FAIR))
        plain = bool(ask) and item_key(ask) not in world.wanted_objects
        paid = price(world)
        paid = "" if item_key(paid) in fresh else paid
        if plain and not give and paid and pays(world, paid, ask):
            # What was seen is asked for as what may be there is, for what one can do without; an
            # object of one's plan only where both gain, because asking for it gives the plan away.
            found.append(Bargain(partner.seat, paid, ask, NEED))
        if not parting and (needs := requests(world, partner)):
            offered = next((one for one in (give, paid) if one and pays(world, one, needs[0])), "")
            # Nobody begs for what would only be of use: of fifteen offers that asked for charges or
            # grenades and gave nothing none was accepted, and each trade took a card (81303).
            begs = world.values.medicine if world.undressed else ()
            asks = needs if offered else tuple(key for key in needs if key in begs)
            if asks:
                found.append(Bargain(partner.seat, offered, asks[0], NEED, asks[1:]))
    found = [deal for deal in found if not vain(deal)]
    return max(found, key=lambda deal: deal.worth, default=None)


def _opened(world: World) -> bool:
    """Whether a trade is on, so that another offer costs nothing."""
    decision = world.view.decision
    return decision is not None and decision.kind.startswith("trade_")


def pays(world: World, give: str, ask: str) -> bool:
    """Whether one is better off by an exchange.

    Not by giving what only makes something together with what is asked for.
    """
    if item_key(give) in _guarded(world) and item_key(ask) in world.missing:
        return False
    return gain(world, [ask if ":" in ask else f"{ask}:any"], [give]) > 0.0


def _guarded(world: World) -> Collection[str]:
    """What one does not pay with, because something is to be made of it; who bleeds does."""
    return () if world.undressed and not world.has_medicine else world.parts


def sale(world: World, partner: CrewView, give: str, temper: Temper) -> list[Bargain]:
    """What the partner has use for, for what it may have that is worth more: nobody has to give.

    Asked with cards to spare; what comes back may be something else.
    """
    if world.purse < ASKING - _opened(world):
        return []
    cards = [card.item for card in partner.pack if card.item is not None]
    known = [item.text for item in cards if not used_up(item) and item.key not in world.kept]
    likely = [text for text in known if use(world, partner, item_key(text)) <= SPARED]
    likely += [f"{key}:any" for key in _unseen(world, partner)]
    gains = {text: gain(world, [text], [give]) for text in likely if item_key(text) != give}
    worth = {
        text: more * (1 if text in known else world.registry.items[item_key(text)].copies)
        for text, more in gains.items()
        if more >= max(0.0, temper.margin)
    }
    best = sorted(worth, key=lambda text: -worth[text])[:KINDS]
    asks = tuple(text if text in known else item_key(text) for text in best)
    return [Bargain(partner.seat, give, asks[0], FAIR, asks[1:])] if asks else []


def _unseen(world: World, partner: CrewView) -> list[str]:
    """Kinds that a partner is likely to have, by the backs of the cards one has not seen."""
    backs = {DECKS.get(card.colour, -1) for card in partner.pack if card.item is None}
    items = world.registry.items
    common = (key for key in sorted(items) if items[key].copies >= COMMON)
    return [key for key in common if items[key].deck in backs and not items[key].heavy]


def leftover(world: World, partner: CrewView, *, parting: bool) -> str:
    """The best thing that one who leaves, or whose partner has less, can do without.

    What heals is kept, but for the hurt: one left its stapler to somebody unhurt, did not get away
    after all, and begged for one (41596, rounds 5 and 6). Nobody gives anything to one who has
    as much: the same grenade went to and fro, a card each time.
    """
    if not parting and len(world.me.pack) - len(partner.pack) < MORE:
        return ""
    values = world.values
    health = (*values.medicine, *values.cures, *values.cleansing)
    spared = [
        card.item
        for card in world.me.pack
        if card.item is not None
        and card.item.key not in world.kept
        # Two gave an empty thing to and fro, a card each time.
        and not used_up(card.item)
        and card.item.key not in health
        and _loads(world, partner, card.item.key, parting=parting)
        and (parting or _dispensable(world, partner, card.item.key))
    ]
    best = max(spared, key=lambda item: world.values.items.get(item.key, 0.0), default=None)
    return "" if best is None else best.text


def _dispensable(world: World, partner: CrewView, key: str) -> bool:
    """Whether one who stays can do without a thing, and does not have more use for it.

    One gave a grenade away and asked for it back (41520, round 5).
    """
    own = use(world, world.me, key)
    return (
        own <= SPARED
        and key not in world.parts
        and not _last_defence(world, key)
        and own - use(world, partner, key) < BETTER
    )


def _last_defence(world: World, key: str) -> bool:
    """Whether one has nothing else to defend oneself with: the pair is no better armed by it.

    Two paid a card to give their only grenade away (23102, round 4; 23301, round 2).
    """
    defending = world.values.defending
    packed = [card.item.key for card in world.me.pack if card.item is not None]
    few = sum(other in defending for other in packed) < ARMED
    return key in defending and few and not loaded(world, world.me)


def _loads(world: World, partner: CrewView, key: str, *, parting: bool) -> bool:
    """Whether a charge does more for the partner's weapon than for ours: else it goes round.

    One left a battery to somebody without any weapon, who gave it back (41546, rounds 9 and 10).
    """
    if key not in world.values.charges:
        return True
    return use(world, partner, key) > (0.0 if parting else use(world, world.me, key))


def price(world: World) -> str:
    """What is given for something one needs: the least of what one can do without."""
    things = [card.item for card in world.me.pack if card.item is not None]
    spared = [
        item
        for item in things
        if item.key not in world.kept
        and item.key not in _guarded(world)
        and not used_up(item)
        and use(world, world.me, item.key) <= SPARED
    ]
    best = min(spared, key=lambda item: world.values.items.get(item.key, 2.5), default=None)
    return "" if best is None else best.text


def request(world: World, partner: CrewView) -> str:
    """The kind to ask for first; see `requests`."""
    return next(iter(requests(world, partner)), "")


def requests(world: World, partner: CrewView) -> tuple[str, ...]:
    """The kinds to ask for that a partner may have, by the backs of the cards (LD-TRD-09).

    Only the partner knows whether one is there. It is asked with cards to spare, so once a round at
    most; by whoever bleeds in any case. What heals is asked for first, then what there is most of.
    """
    # The trade that was opened for it has cost a card by now.
    opened = _opened(world)
    hurting = bool(world.undressed) and not world.has_medicine
    lacks = world.missing
    if world.purse < (PRESSING if hurting else LACKING if lacks else ASKING) - opened:
        return ()
    backs = {DECKS.get(card.colour, -1) for card in partner.pack if card.item is None}
    hurt = any(not wound.dressed for wound in partner.wounds)
    items, medicine = world.registry.items, world.values.medicine
    likely = [
        key
        for key in dict.fromkeys((*lacks, *_wishes(world)))
        if items[key].copies and items[key].deck in backs and not items[key].heavy
    ]
    likely = [key for key in likely if not (hurt and key in medicine)]
    first = medicine if hurting else ()
    return tuple(sorted(likely, key=lambda key: (key not in first, -items[key].copies))[:KINDS])


def _wishes(world: World) -> tuple[str, ...]:
    """What one who has something for it asks for: against scratches, in a fight, for its work."""
    values, things = world.values, set(world.things)
    items = world.registry.items
    tools = sorted(key for key in world.kept - things if items[key].copies >= COMMON)
    sore = world.me.light >= SORE and not things & set(values.soothing)
    bare = not loaded(world, world.me) and not things & set(values.defending)
    return (*(values.soothing if sore else ()), *(values.defending if bare else ()), *tools)


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
    # Whose hands are full takes no weapon: a pistol was offered three times, once for a card, to
    # somebody who held an empty shotgun and a corpse (102201, rounds 5 and 6).
    if not best and len(mine) > 1 and not theirs and slots_of(partner) > 0:
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
        more = use(world, world.me, item.key) - use(world, partner, item.key)
        if more >= BETTER and not used_up(item):
            return item.text
    theirs = loaded(world, partner)
    if not loaded(world, world.me) and len(theirs) > 1 and world.free_slots > 0:
        return min(theirs, key=lambda item: item.count).text
    return ""


def first(decision: DecisionView) -> bool:
    """LD-TRD-09: whether one has made no offer in this trade yet; there are four."""
    left = decision.about.get("left")
    return left is not None and left.text == "4"


def turn(decision: DecisionView, deal: Bargain | None, *, more: bool = False) -> str:
    """Make the offer that the trade was opened for; `more`, another one in the same trade.

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
    for verb, thing, named in (("ask", deal.ask, "asks"), ("offer", deal.give, "gives")):
        there = about.get(named, ())
        if thing and not any(thing in (text, item_key(text)) for text in there):
            found = [o.text for o in decision.options if o.verb == verb and _is(o, thing)]
            # What cannot be asked for is no gift instead.
            return found[0] if found else _dropped(decision)
    return cautious(decision)


def _dropped(decision: DecisionView) -> str:
    """No offer after all, as long as nothing is in it."""
    return next((o.text for o in decision.options if o.text == "decline"), cautious(decision))


def _is(option: OptionView, thing: str) -> bool:
    return thing in (first_arg(option), item_key(first_arg(option)))


def answer(world: World, decision: DecisionView, temper: Temper, owed: Collection[int] = ()) -> str:
    """LD-TRD-03: gifts are taken, exchanges if they are fair; a generous one helps in need.

    So does who owes a gift to the one who asks.
    """
    about, texts = decision.about, {o.text for o in decision.options}
    gives, asks, by = (about[key].text if key in about else "" for key in ("gives", "asks", "by"))
    got, gone = _things(gives), _things(asks)
    partner = world.view.crew["ABCDE".index(by)] if by else None
    worth = gain(world, got, gone) if gone else 0.0
    fair = worth >= (temper.margin if gone else 0.0) or offered(world, temper, by, got, gone)
    if partner is not None and gone:
        if partner.number in world.doomed or world.begrudges(partner):
            fair = False
        elif temper.giving or world.needs_others or partner.seat in owed:
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
