"""Ways that no step leads: the technical corridors, and the elevator that a key has come."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.closing import fewest
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from tests.bots.test_plans import at_the_gate, holding, placed
from tests.bots.test_sense import aiming, option, regular, room

#: The Cave Entrance, with an entrance or without; a room with an entrance far from the exit.
CAVE, FAR = 26, 24
CRAWLS = option("room", "cave_move")
VENTS = option("play", "vents", "0")
KEY = option("play", "emergency_key", "0")


def far_off(tile: str, slot: int, *cards: str) -> LockdownView:
    """Far from the open gate where the rover stands, with these cards."""
    view = room(at_the_gate(), slot, explored=True, tile=tile, items=0, malfunction=False)
    view = aiming(placed(view, room=slot), "long_walk_home")
    return holding(replace(view, round=8, time=8), *cards)


def raced(view: LockdownView, slot: int) -> LockdownView:
    """With everybody else in a room."""
    crew = tuple(c if c.seat == view.seat else replace(c, room=slot) for c in view.crew)
    return replace(view, crew=crew)


def test_the_cave_entrance_leads_to_the_way_out() -> None:
    """LD-ROM-30: one sat in it, eight loud rooms from its container (161412, round 3)."""
    world = World(far_off("cave_entrance", CAVE, "search", "rest", "stun", "repairs"))
    bot, gate = regular(world), world.gate
    assert bot.score(world, CRAWLS) > 0.0
    # A card that gives the room's action does as much (LD-ROM-08).
    assert bot.after_free_action(world) > bot.waiting
    # Plans know of it, with what strikes there (LD-ATK-13), also from rooms away.
    loss, cards = bot.planner.ways_to(gate)[CAVE]
    assert cards == 2
    assert loss >= bot.odds.attack("adult", dark=True)
    assert fewest(world, gate)[CAVE] == 2
    nearby = next(slot for slot, way in world.board.ways[CAVE] if way not in world.shut)
    assert bot.planner.ways_to(gate)[nearby][1] == 3
    # LD-MRK-26: it does not work then.
    broken = World(room(world.view, CAVE, malfunction=True))
    assert regular(broken).planner.ways_to(gate)[CAVE][1] > 2
    # Nothing leads back through it.
    assert CAVE not in dict(world.crawled(CAVE))


def test_who_crawls_out_of_a_fire_is_not_singed() -> None:
    """LD-RND-13: it counted as staying there (161219, round 10)."""
    world = World(room(far_off("css_a", FAR, "vents", "search", "rest"), FAR, fire=True))
    bot = regular(world)
    for away in (VENTS, CRAWLS, KEY, option("use", "cave_plans", "0")):
        assert bot.in_fire(world, away) == 1.0
    assert bot.in_fire(world, option("play", "search", "0")) < 1.0


def test_vents_lead_plans_from_any_entrance() -> None:
    """LD-CRD-08: at an attack, for the card and one more."""
    view = far_off("css_a", FAR, "vents", "search", "rest", "stun")
    world = World(view)
    gate = world.gate
    assert regular(world).planner.ways_to(gate)[FAR][1] == fewest(world, gate)[FAR] == 2
    bare = World(holding(view, "search", "rest", "stun"))
    assert regular(bare).planner.ways_to(gate)[FAR][1] > 2


def test_who_is_taken_to_the_rover_is_the_first_there() -> None:
    """LD-BNK-03: one passed, the card in hand, since somebody else was nearer (161419, round 7)."""
    view = far_off("css_a", FAR, "vents", "search", "rest", "stun", "repairs")
    ways = World(view).hops(1)
    between = next(slot for slot in ways if ways[slot] == ways[FAR] - 2)
    alone, late = World(view), World(raced(view, between))
    assert late.nearer(1)
    assert not late.suit
    assert regular(late).arrive(1, 3) == pytest.approx(regular(alone).arrive(1, 3), rel=0.1)
    # As long as the gate is shut they may come there before it opens.
    shut = World(replace(late.view, gate_open=False))
    bot = regular(shut)
    assert bot.arrive(1, 3) == bot.planner.value(1, 3)


def test_the_key_rides_without_power() -> None:
    """LD-BRD-19: it walked past adults, the card for a ride in hand (161419, round 7)."""
    view = far_off("elevator_s03", 18, "search", "jury_rigging", "rest", "emergency_key")
    dark = World(replace(view, power=tuple(replace(p, on=False) for p in view.power)))
    assert not dark.lifts
    bot = regular(dark)
    assert bot.score(dark, KEY) > 0.0
    rides = dict(bot.planner.world.boarded(2))
    assert rides[18] == 1
    assert fewest(dark, 2)[18] == 1
    assert bot.score(dark, option("room", "use_elevator")) < 0.0
    # LD-ROM-63: not from elsewhere, nor where the elevator room is out of order.
    for other in (placed(dark.view, room=17), room(dark.view, 18, malfunction=True)):
        world = World(other)
        assert regular(world).score(world, KEY) < 0.0
