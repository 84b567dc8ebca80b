"""What `regular` does with a gate key, a running sequence and a full hand. Positions by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.bots.answers import keep_item
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, OptionView, PackView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room


def having(view: LockdownView, *things: str) -> LockdownView:
    """The view with these things in the pack."""
    pack = tuple(PackView("red", ItemView(key, key, 0, 0, "red")) for key in things)
    return placed(view, pack=pack)


def with_the_key(*cards: str) -> LockdownView:
    """By the shut gate and the rover, round 8, with the key and these cards."""
    view = replace(at_the_gate(), gate_open=False, round=8, time=8)
    return having(holding(view, *cards), "gate_key")


def use(world: World, cost: int = 1) -> OptionView:
    """Using the key at that price."""
    text = next(thing for thing in world.things if thing == "gate_key")
    return replace(option("use", text, "0"), cost=cost)


def test_the_key_of_the_gate_is_kept_before_a_second_weapon() -> None:
    """One left it where it waited for the gate in its suit, for six rounds (71103)."""
    view = replace(at_the_gate(), gate_open=False)
    asks = asked("keep_item", option("keep", "marksman_rifle"), option("keep", "gate_key"))
    assert keep_item(World(view), asks) == "keep gate_key"
    # It is good for nothing once the gate is open.
    assert keep_item(World(replace(view, gate_open=True)), asks) == "keep marksman_rifle"


def test_the_gate_is_opened_by_who_can_leave_by_it_at_once() -> None:
    """LD-BNK-09: one opened it with its last card, beside others and the rover (71106)."""
    able = World(with_the_key("repairs", "demolition", "stun"))
    assert regular(able).score(able, use(able)) > 0.0
    poor = World(with_the_key("repairs", "demolition"))
    assert regular(poor).score(poor, use(poor)) < 0.0
    # A hurt hand makes it dearer.
    assert regular(able).score(able, use(able, cost=2)) < 0.0


def test_the_last_cards_are_not_paid_for_a_trade_at_an_open_way_out() -> None:
    """It opened a trade with the third of three cards, and had none to leave with (71135)."""
    view = at_the_gate()
    assert regular(World(view)).pays_all(World(view))
    rich = World(holding(view, "repairs", "demolition", "stun"))
    assert not regular(rich).pays_all(rich)
    far = World(placed(view, room=World(view).find("isolation_room")))
    assert not regular(far).pays_all(far)


def test_a_sequence_is_stopped_before_the_isolation_room_is_open_too() -> None:
    """LD-SDS-03: one saw no hope in a way out that opens later, and sat by (71222, round 5)."""
    view = replace(first_view(), round=5, time=11, destruct=8, destruct_red=False)
    ways = [way for way in regular(World(view)).planner.exits if way.place == "isolation"]
    later = {way.needs: way.odds for way in ways if way.wait}
    assert later["stop"] > 0.8 > later[""]
    assert {"alert", "stop alert"} <= {way.needs for way in ways if not way.wait}
    # Where none runs there is nothing to stop.
    quiet = regular(World(first_view())).planner.exits
    assert not any("stop" in way.needs for way in quiet)


@pytest.mark.parametrize(("verb", "goes"), [("careful", True), ("move", False)])
def test_a_full_hand_goes_for_things_next_door(verb: str, goes: bool) -> None:
    """LD-RND-04: it sat amid four rooms with things, two searches in hand (71204, rounds 2 to 5).

    LD-BAS-05: who creeps rolls for no noise.
    """
    view = aiming(first_view(), "proof")
    shelter = World(view).find("isolation_room")
    near = World(view).board.ways[shelter][0][0]
    view = room(view, near, explored=True, tile="decon_room", items=2)
    cards = ("search", "search", "rest", "stun", "interruption", "demolition")
    view = holding(placed(view, room=shelter), *cards)
    loud = tuple(way.text for way in World(view).board.corridors)
    view = replace(view, round=4, time=12, noise=loud)
    step = option(verb, f"{near:03}")
    assert regular(World(view)).looks_in(World(view), step) is goes
    # Nobody goes with a thin hand, for nothing, or with nothing to find it with.
    for other in (
        holding(view, *cards[:4]),
        holding(view, *("rest", "stun", "vents", "obstinate", "interruption", "demolition")),
        room(view, near, items=0),
        room(view, near, fire=True),
    ):
        assert not regular(World(other)).looks_in(World(other), step)


def test_nobody_leaves_the_rover_to_somebody_beside_it() -> None:
    """LD-BNK-03: it had waited there for five rounds, and was a room away then (71105, round 7)."""
    view = replace(at_the_gate(), gate_open=False, round=7, time=9)
    away, other = World(view).find("isolation_room"), World(view).seat + 1
    view = replace(
        view, crew=tuple(c if c.seat == view.seat else replace(c, room=away) for c in view.crew)
    )
    world = World(view)
    crew = tuple(replace(c, place="room", room=1 if c.seat == other else c.room) for c in view.crew)
    beside = World(replace(view, crew=crew))
    near = world.board.ways[1][0][0]
    assert regular(beside).planner.best().way == "bunker"
    assert regular(beside).beaten_to_it(beside, near, 2) < 1.0
    assert regular(world).beaten_to_it(world, near, 2) == 1.0
    suited = World(having(beside.view, "enviro_suit"))
    assert regular(suited).beaten_to_it(suited, near, 2) == 1.0


def test_who_holds_the_key_leaves_in_the_same_turn() -> None:
    """The gate, and then the rover: three cards are enough for both (71153, round 1)."""
    view = with_the_key("repairs", "demolition", "stun")
    world = World(view)
    bot = make("regular", 1)
    question = asked("action", option("pass"), use(world))
    assert bot.choose(replace(view, decision=question)) == use(world).text
