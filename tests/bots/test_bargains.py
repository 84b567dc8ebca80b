"""Bargains: what is paid with, what comes back, what is asked for next, who owes whom."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import make, trading
from lockdown.bots.dealings import Dealings
from lockdown.bots.temper import CAUTIOUS, GREEDY, LOYAL, TREACHEROUS
from lockdown.bots.trading import Bargain
from lockdown.bots.worth import gain, use
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, DecisionView, ItemView, PackView, WoundView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular
from tests.bots.test_trades import pack, together

FULL = ("rest", "interruption", "search", "stun")
SMG = ItemView("smg:5", "smg", 5, 5, "none")
EMPTY = ItemView("smg", "smg", 0, 5, "none")


def of(view: LockdownView, seat: int, **changes: object) -> LockdownView:
    """Somebody else, otherwise."""
    crew = list(view.crew)
    crew[seat] = replace(crew[seat], **changes)
    return replace(view, crew=tuple(crew))


def offer(by: int, gives: str, asks: str) -> DecisionView:
    """LD-TRD-03: the question whether one agrees."""
    about = {
        "by": ArgView("seat", "ABCDE"[by]),
        "gives": ArgView("item_list", gives),
        "asks": ArgView("item_list", asks),
    }
    texts = ("decline", "accept", "counter")
    return DecisionView("trade_answer", "LD-TRD-03", False, tuple(map(option, texts)), about)


def unarmed(*theirs: PackView) -> tuple[LockdownView, int]:
    """Two without weapons, at peace, with a full hand."""
    view, other = together(aiming(placed(first_view(), hands=(), pack=()), "proof"), *theirs)
    return holding(of(view, other, hands=()), *FULL), other


def test_no_half_of_a_suit_pays_for_the_other() -> None:
    """LD-ITM-30: it offered its only medicine for what makes a suit with it (29102, 29203)."""
    view, other = unarmed(PackView("yellow"))
    half = World(placed(view, pack=pack("medkit")))
    assert "duct_tape" in half.missing
    deal = trading.bargain(half, GREEDY)
    assert deal is None or deal.give != "medkit"
    two = World(placed(view, pack=pack("medkit", "medkit")))
    deal = trading.bargain(two, GREEDY)
    assert deal is not None
    assert (deal.seat, deal.give, deal.ask) == (other, "medkit", "duct_tape")


def test_what_is_given_for_something_is_worth_less() -> None:
    """LD-TRD-02: its only grenade went for a flashlight without a charge (41542, round 7)."""
    empty = PackView("red", ItemView("flashlight", "flashlight", 0, 2, "red"))
    view, _ = unarmed(empty)
    world = World(placed(view, pack=pack("grenade")))
    assert trading.bargain(world, GREEDY) is None
    assert gain(world, ["flashlight"], ["grenade"]) < 0.0


def test_nobody_gives_away_what_it_asks_back() -> None:
    """It gave one of two things to one with a loaded rifle, and asked for it later (41520)."""
    view, other = unarmed()
    view = of(placed(view, pack=pack("grenade", "glow_stick")), other, hands=(SMG,))
    world = World(view)
    assert not trading.leftover(world, world.view.crew[other], parting=False)


def test_who_goes_asks_for_nothing() -> None:
    """It gave a grenade to be left, and asked for it back in the same trade (29303, round 8)."""
    view, other = unarmed(*pack("grenade"))
    view = of(view, other, hands=(SMG,))
    bare = World(placed(view, pack=pack("cave_plans")))
    assert trading.wanted(bare, bare.view.crew[other]) == "grenade"
    deal = trading.bargain(bare, LOYAL, parting=True)
    assert deal is not None
    assert (deal.give, deal.ask) == ("cave_plans", "")


def test_what_heals_and_cleans_is_kept_from_those_who_need_none() -> None:
    """LD-TRD-02: an Antiseptic was given for nothing to one without slime (29203, 41603)."""
    view, other = unarmed()
    view = placed(view, pack=pack("antiseptic", "medkit", "clothes"))
    world = World(view)
    for parting in (False, True):
        assert not trading.leftover(world, world.view.crew[other], parting=parting)
    slimy = World(of(view, other, slime=True))
    deal = trading.bargain(slimy, LOYAL)
    assert deal is not None
    assert (deal.give, deal.ask) == ("antiseptic", "")


def test_what_came_from_somebody_does_not_go_back_there() -> None:
    """LD-TRD-03: nor is it asked back, while neither of the two is worse off."""
    view, other = unarmed()
    world = World(placed(view, pack=pack("grenade")))
    dealings = Dealings()
    dealings.accepted(world, offer(other, "grenade", "decoy"))
    against = dealings.against(world)
    assert against(Bargain(other, "grenade"))
    assert not against(Bargain(other, "cave_plans"))
    assert against(Bargain(other, "cave_plans", "decoy")), "it has just given that away"
    hurt = World(of(world.view, other, wounds=(WoundView("leg"),)))
    assert not dealings.against(hurt)(Bargain(other, "grenade"))


def test_what_was_refused_is_refused_until_something_changes() -> None:
    """The same kind was asked for in three rounds, of one with the same card (29203)."""
    view, other = unarmed(PackView("green"))
    world = World(placed(view, pack=pack("clothes")))
    dealings = Dealings()
    dealings.offered(world, Bargain(other, "clothes", "medkit"))
    later = World(replace(world.view, round=world.view.round + 3))
    assert dealings.against(later)(Bargain(other, "decoy", "medkit")), "whatever is given"
    assert not dealings.against(later)(Bargain(other, "decoy", "antiseptic"))
    again = Bargain(other, "clothes", "medkit")
    shown = World(of(later.view, other, pack=pack("antiseptic")))
    assert dealings.against(shown)(again), "it has shown what it has"
    more = World(of(later.view, other, pack=(PackView("green"),) * 2))
    assert not dealings.against(more)(again), "one more card, which may be it"
    hurt = World(placed(later.view, wounds=(WoundView("leg"),)))
    assert not dealings.against(hurt)(again)


def test_who_has_nothing_to_give_does_not_beg_for_half_a_suit() -> None:
    """LD-ITM-30: it paid a card for that, with the other half its only thing (29102, round 6)."""
    view, _ = unarmed(PackView("yellow"))
    half = placed(view, pack=pack("medkit"))
    assert trading.bargain(World(half), TREACHEROUS) is None
    bleeds = placed(view, wounds=(WoundView("leg"),))
    view, other = together(bleeds, PackView("green"))
    deal = trading.bargain(World(view), TREACHEROUS)
    assert deal is not None
    assert (deal.seat, deal.give) == (other, "")


def test_another_kind_is_asked_for_in_the_same_trade() -> None:
    """LD-TRD-09: four offers take one card, and one asked for one kind only."""
    view, other = unarmed(PackView("green"))
    view = placed(view, wounds=(WoundView("leg"),), pack=pack("decoy"))
    bot = regular(World(view))
    act = DecisionView("action", "", False, (option("pass"), option("trade")), {})
    assert bot.choose(replace(view, decision=act)) == "trade"
    choice = option("player", "ABCDE"[other])
    asked = []
    for left in (4, 3, 2):
        about = {"left": ArgView("number", str(left))}
        turn = DecisionView("trade_turn", "", False, (option("done"), choice), about)
        assert bot.choose(replace(view, decision=turn, turn=view.seat or 0)) == choice.text
        assert bot.meant[0] is not None
        asked.append(bot.meant[0].ask)
    assert len(set(asked)) == len(asked)
    assert set(asked) <= set(World(view).values.medicine)
    assert bot.choose(replace(view, decision=replace(act))) == "pass"


def test_what_cannot_be_asked_for_is_no_gift() -> None:
    """LD-TRD-09: it offered a grenade for a rifle that nobody can name, and gave it so (41507)."""
    deal = Bargain(1, "grenade", "marksman_rifle")
    choices = (option("decline"), option("offer", "grenade"), option("ask", "medkit:any"))
    asked = DecisionView("trade_offer", "", False, choices, {})
    assert trading.offer(asked, deal) == "decline"


def test_who_gives_nothing_away_sells() -> None:
    """LD-TRD-02: a battery for an empty weapon, for what may be worth more to oneself."""
    view, other = unarmed(PackView("red"))
    view = of(placed(view, pack=pack("weapon_battery")), other, hands=(EMPTY,))
    for temper in (GREEDY, TREACHEROUS):
        deal = trading.bargain(World(view), temper)
        assert deal is not None
        assert (deal.seat, deal.give) == (other, "weapon_battery")
        assert deal.ask
    gift = trading.bargain(World(placed(view, hands=(SMG,))), CAUTIOUS)
    assert gift is None or gift.ask or gift.give != "weapon_battery" or gift.worth > 0.0
    few = World(holding(view, *FULL[:2]))
    assert trading.bargain(few, TREACHEROUS) is None


def test_who_owes_a_gift_gives_one() -> None:
    """LD-TRD-02: the greedy give nothing away, but to those who gave them something."""
    view, other = unarmed()
    view = of(placed(view, pack=pack("medkit")), other, wounds=(WoundView("leg"),))
    world = World(view)
    assert trading.bargain(world, GREEDY) is None
    deal = trading.bargain(world, GREEDY, owed={other})
    assert deal is not None
    assert (deal.give, deal.ask) == ("medkit", "")
    begs = offer(other, "-", "medkit")
    assert trading.answer(world, begs, GREEDY) == "decline"
    assert trading.answer(world, begs, GREEDY, owed={other}) == "accept"
    bot = regular(world)
    bot.dealings.accepted(world, offer(other, "decoy", "-"))
    bot.temper = GREEDY
    assert bot.debts(world) == {other}
    bot.temper = TREACHEROUS
    assert not bot.debts(world)


def test_a_cure_is_given_to_those_with_a_larva() -> None:
    """LD-ITM-23: everybody sees a larva, and what rids one of it."""
    view, other = unarmed()
    view = of(placed(view, pack=pack("neutralizer")), other, larva=True)
    world = World(view)
    assert use(world, world.view.crew[other], "neutralizer") == 1.0
    deal = trading.bargain(world, LOYAL)
    assert deal is not None
    assert deal.give == "neutralizer"


def test_who_is_hurt_takes_what_heals() -> None:
    """LD-ITM-06: with a wound that was dressed it kept clothes, and left the medkit (41504)."""
    view = placed(first_view(), pack=pack("grenade"), wounds=(WoundView("hand", True),))
    things = (option("keep", "medkit"), option("keep", "clothes"))
    asked = replace(view, decision=DecisionView("keep_item", "", False, things, {}))
    bot = LockdownLearned(1)
    assert bot.shuns(asked, "keep clothes")
    assert not bot.shuns(asked, "keep medkit")
    well = replace(placed(view, wounds=()), decision=asked.decision)
    assert not bot.shuns(well, "keep clothes")


def test_no_level_gives_its_suit_for_a_grenade() -> None:
    """LD-BNK-01: a policy did, and gave its medkit away while it bled (41544, 41550)."""
    view, other = unarmed()
    suit = PackView("blue", ItemView("enviro_suit", "enviro_suit", 0, 0, "blue"))
    view = placed(view, pack=(suit,))
    asked = replace(view, decision=offer(other, "smoke_grenade", "enviro_suit"))
    bleeds = placed(view, pack=pack("medkit"), wounds=(WoundView("leg"), WoundView("hand")))
    plea = replace(bleeds, decision=offer(other, "grenade", "medkit"))
    for level in ("regular", "learned", "veteran", "rookie"):
        assert make(level, 3).choose(asked) == "decline"
        assert make(level, 3).choose(plea) == "decline"


def test_nobody_pays_a_card_to_beg_for_what_loads_a_weapon() -> None:
    """LD-TRD-03: an empty weapon, nothing to give; nobody ever gave any (81303, round 8)."""
    view, other = unarmed(PackView("red"), PackView("yellow"))
    empty = replace(EMPTY, text="smart_gun", key="smart_gun", capacity=3)
    bare = placed(view, hands=(empty,))
    assert "weapon_battery" in World(bare).missing
    assert trading.bargain(World(bare), TREACHEROUS) is None
    hurt = placed(bare, wounds=(WoundView("leg"),))
    green = World(of(hurt, other, pack=(PackView("green"), PackView("red"))))
    deal = trading.bargain(green, TREACHEROUS)
    assert deal is not None
    assert not {deal.ask, *deal.others} - set(green.values.medicine)
    # For what one can do without it is asked for as before.
    payer = World(placed(bare, pack=pack("caffeine_pills", "medkit", "medkit")))
    paid = trading.bargain(payer, TREACHEROUS)
    assert paid is None or paid.give
