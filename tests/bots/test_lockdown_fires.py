"""What `regular` does in a burning room. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.views.types import ItemView, PackView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, blank, option, regular, room
from tests.bots.test_waiting import beside_the_way_out


def test_who_can_put_out_the_fire_does_not_burn_in_it() -> None:
    """LD-MRK-20: it passed in a burning room with Clean Up in hand."""
    view, beside = beside_the_way_out()
    blanket = PackView("yellow", ItemView("fire_blanket", "fire_blanket", 0, 0, "yellow"))
    view = placed(room(view, beside, items=0, fire=True), pack=(blanket,))
    world = World(holding(view, "clean_up", "rest", "stun", "demolition", "interruption"))
    cool = World(room(world.view, beside, fire=False))
    for act in (option("play", "clean_up", "1"), option("use", "fire_blanket", "0")):
        assert regular(world).score(world, act) > 0.0
        assert regular(cool).score(cool, act) < 0.0


def test_who_burns_anyway_does_its_errand_first() -> None:
    """LD-RND-13: the turn that one passes burns no less than the one in which one works."""
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "archive")
    view = room(placed(view, room=slot), slot, explored=True, tile="archive", items=0, fire=True)
    view = replace(view, actions_left=1, round=2)
    world = World(holding(view, "search", "rest", "vents", "distraction"))
    bot = regular(world)
    work = option("room", "examine_archive")
    assert bot.score(world, work) > 0.0
    # Who has no card to walk out with stays there for another turn.
    few = World(holding(view, "search", "rest"))
    assert regular(few).tonight(few) > bot.tonight(world)
