"""Closed doors on the way, for one with the card that wrecks them. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.closing import fewest
from lockdown.games.lockdown.bots.doors import WRECK
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, StalkerView
from tests.bots.test_lockdown_bars import learned
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room

GATE, BESIDE = 1, 4
HAND = ("demolition", "search", "rest", "repairs")


def before_the_door(*cards: str, slot: int = BESIDE, round_: int = 9) -> LockdownView:
    """The gate is open, the rover there, and all doors to its room are shut."""
    view = placed(aiming(first_view(), "long_walk_home"), room=slot)
    view = room(view, GATE, explored=True, tile="guard_room", items=0)
    view = room(view, BESIDE, explored=True, tile="staircase", items=0)
    board = World(view).board
    closed = tuple(f"{GATE:03}-{other:03}" for other, _ in board.ways[GATE])
    view = replace(view, gate_open=True, rover_here=True, closed=closed, actions_left=2)
    return holding(replace(view, round=round_, time=15 - round_), *(cards or HAND))


def before(view: LockdownView, *texts: str) -> tuple[World, DecisionView]:
    asks = asked("action", *(option(*text.split()) for text in texts))
    return World(replace(view, decision=asks)), asks


def steps(view: LockdownView) -> list[str]:
    world = World(view)
    ways = world.board.ways[world.room]
    return [f"move {slot:03}" for slot, way in ways if way not in world.shut]


def test_a_door_to_the_way_out_is_opened() -> None:
    """It walked to and fro before the door to the rover until it was dead (161522, round 7)."""
    view = before_the_door()
    world, asks = before(view, *steps(view), WRECK, "pass")
    bot = learned()
    points = {o.text: bot.score(world, o) for o in asks.options}
    assert max(points, key=points.__getitem__) == WRECK
    assert WRECK not in bot.plainly(world, asks, points)


def test_no_door_is_opened_for_nothing() -> None:
    """LD-DOR-07: it keeps foes out; without one there is nothing to open."""
    view = before_the_door()
    free = replace(view, closed=())
    inside = World(placed(view, room=GATE))
    for world in (World(free), inside):
        assert regular(world).score(world, option(*WRECK.split())) < 0.0
    # Nor does anybody open one behind which it does not go next.
    foes = tuple(
        StalkerView(f"{kind}#{n}", kind, GATE, 0) for n, kind in ((1, "queen"), (2, "adult"))
    )
    beset = replace(view, stalkers=foes)
    world, asks = before(beset, *steps(beset), WRECK, "pass")
    bot = learned()
    points = {o.text: bot.score(world, o) for o in asks.options}
    assert WRECK in bot.plainly(world, asks, points)


def test_a_plan_leads_through_a_door_for_one_who_can_open_it() -> None:
    able, unable = (World(before_the_door(*cards)) for cards in (HAND, HAND[1:]))
    assert able.breach > 1
    assert not unable.breach
    ways = regular(able).planner.ways_to(GATE), regular(unable).planner.ways_to(GATE)
    assert ways[0][BESIDE][1] == able.breach
    assert BESIDE not in ways[1]
    assert fewest(able, GATE)[BESIDE] == 2
    assert BESIDE not in fewest(unable, GATE)


def test_a_door_leads_out_of_a_fight() -> None:
    """It struck at the adult beside it, a quiet room behind the door (161519, round 8)."""
    view = before_the_door()
    adult = (StalkerView("adult#1", "adult", BESIDE, 0),)
    world, asks = before(replace(view, stalkers=adult), "melee adult#1", WRECK, "pass")
    bot = learned()
    points = {o.text: bot.score(world, o) for o in asks.options}
    assert points[WRECK] > points["melee adult#1"]
    assert WRECK not in bot.plainly(world, asks, points)


def test_the_door_on_the_way_is_the_one_that_is_opened() -> None:
    view = before_the_door()
    other = next(slot for slot, _ in World(view).board.ways[BESIDE] if slot != GATE)
    low, high = sorted((BESIDE, other))
    world = World(replace(view, closed=(*view.closed, f"{low:03}-{high:03}")))
    doors = [
        option("through", text) for text in reversed(world.view.closed) if f"{BESIDE:03}" in text
    ]
    for card in ("demolition/0", "emergency_key/1"):
        key, part = card.split("/")
        action = ArgView("text", f"play/{keys.ACTION[key]}/{part}")
        asks = replace(asked("choose_target", *doors), about={"action": action})
        assert regular(world).target(world, asks) == f"through {GATE:03}-{BESIDE:03}"


def test_what_opens_the_door_on_the_way_is_not_paid_with() -> None:
    beyond = next(s for s, _ in World(before_the_door()).board.ways[BESIDE] if s != GATE)
    view = before_the_door("demolition", "interruption", "search", slot=beyond)
    view = room(view, beyond, explored=True, tile="staircase", items=0)
    world = World(view)
    pays = asked("pay", *(option("pay", card) for card in world.hand))
    pays = replace(pays, about={"action": ArgView("text", f"move/{BESIDE}")})
    bot = regular(world)
    assert bot.unlocks(world, "demolition") > bot.unlocks(world, "interruption") == 0.0
    assert bot.price(world, pays) != "pay demolition"
    keeps = asked("pass_discard", option("done"), *(option("discard", c) for c in world.hand))
    assert bot.fold(world, keeps) != "discard demolition"


def test_the_last_card_is_the_key_to_the_door() -> None:
    """It let off what drives foes away with that card, and never got through (161522, round 7)."""
    one, two = (World(before_the_door(*HAND[:n])) for n in (1, 2))
    deed = option("pickup", "egg")
    assert regular(one).shut_off(one, deed) < 0.8
    assert regular(two).shut_off(two, deed) == 1.0
