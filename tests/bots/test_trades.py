"""What is traded when some meet: shared, asked for, and all of it in one trade."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.temper import LOYAL
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.state.keys import ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, ItemView, PackView, WoundView
from tests.bots.test_nemesis_last_looks import shop
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular

COLOURS = {"clothes": "green", "medkit": "green", "duct_tape": "yellow"}


def pack(*names: str) -> tuple[PackView, ...]:
    """Things in a backpack."""
    return tuple(
        PackView(COLOURS.get(key, "red"), ItemView(key, key, 0, 0, COLOURS.get(key, "red")))
        for key in names
    )


def together(view: LockdownView, *theirs: PackView) -> tuple[LockdownView, int]:
    """Somebody else in the room, with things of which one sees the backs."""
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    crew = list(view.crew)
    crew[other] = replace(crew[other], room=crew[view.seat or 0].room, pack=theirs)
    return replace(view, crew=tuple(crew)), other


def test_those_who_bleed_ask_with_their_last_cards() -> None:
    """LD-TRD-09: with an open wound and two cards one walked past a backpack full of cures."""
    view, other = together(placed(first_view(), pack=()), PackView("green"))
    hand = ("rest", "interruption")
    well = World(holding(view, *hand))
    assert not trading.request(well, well.view.crew[other])
    hurt = World(holding(placed(view, wounds=(WoundView("bleeding"),)), *hand))
    assert trading.request(hurt, hurt.view.crew[other]) in hurt.values.medicine
    dressed = World(holding(placed(view, wounds=(WoundView("bleeding", True),)), *hand))
    assert not trading.request(dressed, dressed.view.crew[other])


def test_half_a_suit_asks_for_the_other_half() -> None:
    """LD-ITM-30: material and medicine make a suit, which is a way out (LD-BNK-01)."""
    view, other = together(first_view(), PackView("green"))
    full = ("rest", "interruption", "search", "stun")
    half = World(holding(placed(view, pack=pack("duct_tape")), *full))
    assert "medkit" in half.missing
    assert "clothes" not in half.missing, "that is the half one has"
    assert trading.request(half, half.view.crew[other]) in ("medkit", "antiseptic")
    for things in ((), ("duct_tape", "medkit"), ("enviro_suit", "duct_tape")):
        assert "medkit" not in World(placed(view, pack=pack(*things))).missing
    none_left = replace(half.view, crafted={**half.view.crafted, "enviro_suit": 0})
    assert "medkit" not in World(none_left).missing


def test_who_has_far_more_shares() -> None:
    """LD-TRD-02: gifts are allowed, and none comes back: the other has as much as oneself then."""
    view, other = together(aiming(first_view(), "proof"), *pack("grenade"))
    for mine, gives in ((2, False), (3, True)):
        world = World(placed(view, pack=pack(*["smoke_grenade"] * mine)))
        assert bool(trading.leftover(world, world.view.crew[other], parting=False)) is gives


def test_all_that_one_gives_goes_in_one_trade() -> None:
    """NM-TRD-04: a second trade took the last card for the second of two charges (11101, r5)."""
    p, other = shop()
    charge = ITEM["energy_charge"]
    p.t.wounds[other], p.t.hands[other], p.t.pack[other] = (), (ITEM["assault_rifle"],), ()
    rest = (ITEM["chemicals"], ITEM["taser"])
    p.t.hands[p.seat], p.t.pack[p.seat] = (), (charge, charge, *rest)
    bot = NemesisRegular(1)
    bot.temper = LOYAL
    assert p.choice(bot) == ("trade",)
    choice = option("player", "ABCDE"[other])

    def turn(left: int) -> str:
        about = {"left": ArgView("number", str(left))}
        decision = DecisionView("trade_turn", "", False, (option("done"), choice), about)
        return bot.choose(replace(build(p.t, p.seat), decision=decision))

    assert turn(4) == choice.text
    assert turn(3) == "done", "nobody has taken it: it is not offered again"
    bot = NemesisRegular(1)
    bot.temper = LOYAL
    assert turn(4) == choice.text
    p.t.pack[other], p.t.pack[p.seat] = (charge,), (charge, *rest)
    assert turn(3) == choice.text
    p.t.pack[other], p.t.pack[p.seat] = (charge, charge), rest
    assert turn(2) == "done"


def test_in_an_open_trade_others_give_too() -> None:
    """LD-TRD-09: asked for a stapler, the one with a medkit said no, and that was all."""
    view, other = together(aiming(first_view(), "proof"))
    crew = list(view.crew)
    crew[other] = replace(crew[other], wounds=(WoundView("bleeding"),))
    mine = placed(replace(view, crew=tuple(crew), turn=other), pack=pack("medkit"))
    choice = option("player", "ABCDE"[other])
    asked = DecisionView(
        "trade_turn", "", False, (option("done"), choice), {"left": ArgView("number", "4")}
    )
    world = World(replace(mine, decision=asked))
    bot = regular(world)
    bot.temper = LOYAL
    assert bot.choose(world.view) == choice.text
