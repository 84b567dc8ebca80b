"""What one asks for that one has seen, and what one gives away."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.temper import GREEDY, LOYAL
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.views.types import WoundView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming
from tests.bots.test_trades import pack, together


def test_what_was_seen_is_asked_for() -> None:
    """LD-TRD-09: who bleeds asks for a medkit it has seen, also with nothing the other needs."""
    view, other = together(aiming(first_view(), "proof"), *pack("medkit"))
    bleeds = placed(view, wounds=(WoundView("bleeding"),), pack=pack("duct_tape"), hands=())
    world = World(bleeds)
    assert not trading.spare(world, world.view.crew[other])
    deal = trading.bargain(world, GREEDY)
    assert deal is not None
    assert (deal.seat, deal.give, deal.ask) == (other, "duct_tape", "medkit")
    well = World(placed(bleeds, wounds=()))
    assert trading.bargain(well, GREEDY) is None
    empty = World(placed(bleeds, pack=()))
    assert trading.bargain(empty, GREEDY) is None, "nothing to give for it"
    given = trading.bargain(world, GREEDY, fresh=("duct_tape",))
    assert given is None, "somebody has just given it away"


def test_no_last_card_goes_for_a_gift() -> None:
    """LD-TRD-02: two gave away what they were without in the next fight (92101, 92103)."""
    view, other = together(aiming(first_view(), "proof"))
    crew = list(view.crew)
    crew[other] = replace(crew[other], wounds=(WoundView("body"),), pack=())
    spares = placed(replace(view, crew=tuple(crew)), pack=pack("medkit", "medkit"), wounds=())
    for cards, gives in ((("search",), False), (("search", "rest"), True)):
        deal = trading.bargain(World(holding(spares, *cards)), LOYAL)
        assert (deal is not None and not deal.ask) == gives
