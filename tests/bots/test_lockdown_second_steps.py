"""What `regular` does with its second action: not what wastes the first. Positions by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import PowerView
from lockdown.views.types import CrewView
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room
from tests.bots.test_waiting import beside_the_way_out


def at(crew: CrewView, slot: int) -> CrewView:
    return replace(crew, place="room", room=slot, passed=False)


# ---- cards


def test_more_cards_are_never_worth_less() -> None:
    """LD-BAS-05: it crept to a friend, where nobody listens, as if a card less were better.

    Who waits for a way out passes as soon as it is there; with cards left for leaving that was
    reckoned as another round (29101, round 1).
    """
    for view in (first_view(), beside_the_way_out()[0], quiet_place(4)[0]):
        world = World(view)
        planner = regular(world).planner
        for slot in (world.room, *(s for s, _ in world.board.ways[world.room])):
            worth = [planner.value(slot, cards) for cards in range(7)]
            assert all(more > 0.98 * less for less, more in pairwise(worth)), (slot, worth)


def test_nobody_creeps_to_a_friend() -> None:
    view, _ = beside_the_way_out()
    shelter = World(view).find("isolation_room")
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    crew = tuple(at(c, shelter) if c.seat == other else c for c in view.crew)
    world = World(holding(replace(view, crew=crew), "interruption", "vents", "distraction"))
    bot = regular(world)
    creeps, walks = (
        bot.score(world, option(verb, f"{shelter:03}")) for verb in ("careful", "move")
    )
    assert creeps < walks


# ---- what lies here


@pytest.mark.parametrize(("cards", "keeps"), [(("search",), False), (("search", "stun"), True)])
def test_nobody_pays_with_the_search_to_leave_things_behind(
    cards: tuple[str, ...], keeps: bool
) -> None:
    """It left two things, and arrived in a bare room with no card (41101, round 1)."""
    view, here = quiet_place(4)
    view = holding(view, *cards)
    rich = World(room(view, here, items=2))
    bot = regular(rich)
    step = len(rich.hand) - 1 if keeps else 1
    usual = bot.left_lying(rich, 0)
    assert (bot.left_lying(rich, step) > usual) is not keeps
    bare = World(room(view, here, items=0))
    assert regular(bare).left_lying(bare, 1) == 0.0
    # Nobody searches on in a fire, nor in the last round.
    hot = World(room(rich.view, here, fire=True))
    assert regular(hot).left_lying(hot, 1) == 0.0
    last = World(replace(rich.view, time=1, round=15))
    assert regular(last).left_lying(last, 1) == 0.0


# ---- the end


def test_nobody_locks_itself_into_a_complex_that_is_sure_to_blow_up() -> None:
    """LD-SDS-06, LD-END-06: two did, and died with it (29102, round 8)."""
    view = aiming(first_view(), "long_walk_home")
    shelter = World(view).find("isolation_room")
    view = placed(view, room=shelter)
    view = replace(view, isolation_open=True, destruct=6, emergency=7, time=8, round=8)
    question = asked("action", option("pass"), option("room", "lock_in"))
    red, yellow = (replace(view, destruct_red=red, decision=question) for red in (True, False))
    places = [{way.place for way in regular(World(v)).planner.exits} for v in (red, yellow)]
    assert "isolation" not in places[0]
    assert "isolation" in places[1]
    assert regular(World(red)).choose(red) == "pass"


# ---- what is gone by then


def test_nobody_calls_an_elevator_that_stands_still_before_it_can_ride() -> None:
    """LD-PWR-09: it called it with its last card, and walked back in the next round (41105)."""
    view = aiming(first_view(), "let_them_know")
    start, *other = World(view).board.elevator_rooms
    time = next(i for i, s in enumerate(World(view).board.track) if s.failure == "blue")
    worth = []
    for cards, token in ((("search",), 4), (("search",), 1), (("search", "rest"), 4)):
        places = {"elevator": token, "S-01": 2, "S-02": 3, "S-03": 5}
        power = tuple(PowerView(place, n, on=n < 5) for place, n in places.items())
        seen = replace(placed(view, room=start), power=power, time=time, elevator=other[0])
        world = World(holding(seen, *cards))
        assert world.fails_tonight("elevator") is (token == 4)
        worth.append(regular(world).ridden(world, "call_elevator"))
    assert worth[0] == 0.0 < min(worth[1:])


def test_nobody_creeps_into_a_fire_with_too_few_cards_for_what_it_came_for() -> None:
    """LD-RND-13: it paid three cards for the way to a burning Archive, and left it (41106)."""
    view, _ = beside_the_way_out()
    there = World(view).find("isolation_room")
    hot = room(view, there, fire=True)
    gaps = []
    for cards in (("rest", "stun", "search"), ("rest", "stun", "search", "vents")):
        cool, burning = (World(holding(v, *cards)) for v in (view, hot))
        step = option("careful", f"{there:03}")
        gaps.append(regular(burning).after(burning, step) / regular(cool).after(cool, step))
    assert gaps[0] < 0.97 * gaps[1]


def test_who_has_time_comes_with_cards() -> None:
    """It spent its last cards on steps to where it waited for rounds (42004, 42006)."""
    view, _ = beside_the_way_out()
    there = option("move", f"{World(view).find('isolation_room'):03}")
    gaps = []
    for opened in (False, True):
        last, more = (
            World(holding(replace(view, isolation_open=opened), *cards))
            for cards in (("rest",), ("rest", "stun"))
        )
        assert (regular(last).planner.best().wait > 1) is not opened
        gaps.append(regular(last).after(last, there) / regular(more).after(more, there))
    assert gaps[0] < 0.98 * gaps[1]


# ---- what there is nothing to do for


def test_no_card_is_played_to_stop_a_sequence_that_does_not_run() -> None:
    """LD-ROM-08, LD-SDS-06: it put out the light that a friend had just lit (41108, round 5)."""
    view, here = quiet_place(4)
    view = room(view, here, tile="power_generator", kind="I", powered=True)
    view = holding(view, "maintenance_plan", "rest", "stun")
    card = option("play", "maintenance_plan", "0")
    for running, red, good in ((-1, False, False), (6, False, True), (6, True, False)):
        world = World(replace(view, destruct=running, destruct_red=red))
        assert (regular(world).score(world, card) > 0.0) is good, (running, red)
    # Nor by those who need the complex destroyed.
    hopes = World(replace(aiming(view, "never_again"), destruct=6))
    assert regular(hopes).room_share(hopes, "stop_self_destruct") < 0.0
