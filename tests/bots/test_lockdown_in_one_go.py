"""Steps after which one is out at once, or in the next turn from a fire. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.views.types import StalkerView
from tests.bots.test_lockdown_bars import learned
from tests.bots.test_lockdown_gate_keys import having
from tests.bots.test_lockdown_straits import wounded
from tests.bots.test_plans import at_the_gate, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room

CARDS = ("search", "rest", "stun", "demolition")


def beside_the_rover() -> LockdownView:
    """Next door to the rover and the open gate; another, with cards, stands there."""
    view = aiming(at_the_gate(), "loose_end_4")
    beside = World(view).board.ways[1][0][0]
    view = room(placed(holding(view, *CARDS), room=beside), beside, explored=True, items=0)
    other = next(crew for crew in view.crew if crew.seat != view.seat)
    crew = tuple(replace(c, room=1, hand=4) if c is other else c for c in view.crew)
    return replace(view, crew=crew, round=6, time=10, noise=())


def test_two_actions_get_one_to_the_rover_and_away() -> None:
    """It hurt the queen first, and another drove off (161510, round 6; 161111, round 6)."""
    view = beside_the_rover()
    world = World(view)
    assert world.nearer(1) > 0
    better = regular(world).in_one_go(world, 1, 3, careful=False)
    assert better > 1.3
    # The other one comes first where one has a single action, or none but the card for the way.
    late = World(replace(view, actions_left=1))
    assert regular(late).in_one_go(late, 1, 3, careful=False) == 1.0
    assert regular(world).in_one_go(world, 1, 1, careful=False) == 1.0
    shut = World(replace(view, gate_open=False))
    assert regular(shut).in_one_go(shut, 1, 3, careful=False) == 1.0
    foe = World(replace(view, stalkers=(StalkerView("adult#1", "adult", 1, 0),)))
    assert regular(foe).in_one_go(foe, 1, 3, careful=False) == 1.0
    # It is a step like any other where nobody drives off.
    away = next(slot for slot, _ in world.board.ways[world.room] if slot != 1)
    assert regular(world).in_one_go(world, away, 3, careful=False) == 1.0


def test_nobody_looks_for_things_who_gets_away_at_once() -> None:
    """LD-BNK-03: both are in reach of it, and this turn is one's own."""
    view = beside_the_rover()
    asks = asked("action", option("move", "001"), option("play", "search", "0"), option("pass"))
    world = World(replace(room(view, World(view).room, items=3), decision=asks))
    points = {o.text: regular(world).score(world, o) for o in asks.options}
    assert points["move 001"] > points["play search 0"] > points["pass"]


def burning(here: int, beside: int) -> LockdownView:
    """In a fire with one action left, before another one."""
    view = aiming(at_the_gate(), "loose_end_4")
    view = room(placed(holding(view, *CARDS), room=here), here, fire=True, items=0)
    view = room(view, beside, fire=True, explored=True, malfunction=False)
    return replace(view, round=8, time=8, actions_left=1, gate_open=False, noise=())


def test_the_key_leads_out_of_the_next_fire_too() -> None:
    """It ran from the fire beside the exit, a key and a suit in its pack (162109, round 6)."""
    beside = World(at_the_gate()).board.ways[1][0][0]
    view = having(burning(beside, 1), "gate_key", "enviro_suit")
    bot = learned()
    bot.prepare(World(view))
    best = bot.planner.best()
    assert (best.slot, best.action) == (1, "gate_key")
    assert bot.comes_out(World(view), "move 001")
    # Key, gate and step take four cards, and beyond the exit it burns too.
    for slot, _ in World(view).board.ways[1]:
        view = room(view, slot, fire=True)
    assert learned().comes_out(World(view), "move 001")
    assert not learned().comes_out(World(holding(view, *CARDS[:3])), "move 001")


def test_a_container_leads_out_of_a_fire() -> None:
    """LD-CSS-04: it burnt beside the one that was launched that night (161309, round 8)."""
    view = room(burning(26, 21), 21, tile="css_c")
    view = replace(view, css=(CssView(8, "launch_all"),), isolation_open=False)
    for slot, _ in World(view).board.ways[21]:
        view = room(view, slot, fire=True)
    beside = World(view).board.ways[21][0][0]
    world, bot = World(placed(view, room=beside)), learned()
    bot.prepare(world)
    best = bot.planner.best()
    assert (best.slot, best.action, best.wait) == (21, "enter_css", 0)
    assert bot.comes_out(world, "move 021")
    # One burn for the turn and one for the pass kill whoever has three serious wounds.
    weak = World(placed(wounded(view, "body", "leg", "arm"), room=beside))
    assert not learned().comes_out(weak, "move 021")


def test_a_hurt_knee_takes_a_card_of_the_last_way_to_a_launch() -> None:
    """LD-CRD-62: it searched first, and had one card too few (161304, round 12)."""
    view = room(burning(26, 21), 21, tile="css_c", fire=False)
    view = replace(view, css=(CssView(8, "launch_all"),), isolation_open=False, actions_left=2)
    beside = World(view).board.ways[21][0][0]
    view = room(placed(view, room=beside), beside, fire=False)
    found = []
    for price in (1, 2):
        asks = asked("action", replace(option("move", "021"), cost=price), option("pass"))
        world = World(replace(view, decision=asks))
        planner = regular(world).planner
        plan = next(p for p in planner.short if not p.until and not p.errands)
        assert (plan.slot, plan.action) == (21, "enter_css")
        found.append([planner.worth(plan, beside, cards, 0.1) for cards in (3, 4)])
    (short, enough), (lame, spare) = found
    assert short > 0.1
    assert lame < 0.1 * short
    assert spare == enough
