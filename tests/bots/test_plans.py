"""What `regular` thinks with: losses, hopes, plans, bargains. Pictures of tables made by hand."""

from __future__ import annotations

from dataclasses import replace as replace_fate
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import make, odds, trading
from lockdown.bots.odds import Odds
from lockdown.bots.regular import RegularBot
from lockdown.bots.temper import GREEDY
from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView

CREW = ("sentry", "hacker", "lab_rat", "survivor")


def first_view() -> LockdownView:
    """The first action of a game of four, seen by the one who takes it."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    assert game.decision is not None
    assert game.decision.kind == "action"
    view: LockdownView = game.view(game.decision.seat)
    return view


def placed(view: LockdownView, **changes: Any) -> LockdownView:
    """The view with something else about the own character."""
    assert view.seat is not None
    crew = list(view.crew)
    crew[view.seat] = replace(crew[view.seat], **changes)
    return replace(view, crew=tuple(crew))


def holding(view: LockdownView, *cards: str) -> LockdownView:
    assert view.me is not None
    return replace(placed(view, hand=len(cards)), me=replace(view.me, hand=cards))


def test_contamination_odds() -> None:
    """Against values worked out by hand: 7 of 27 infected, 4 of 10 + n cards drawn (LD-VIC-04)."""
    check = partial(odds.check, infected=World.infected)
    assert check(0, larva=True) == 1.0
    assert check(1, larva=True) == pytest.approx(7 / 11)
    assert check(1, larva=False) == pytest.approx(20 / 27 + 7 / 27 * 7 / 11)
    assert check(2, larva=False) < check(1, larva=False)


def test_noise_company_and_wounds_make_a_step_worse() -> None:
    view = first_view()
    plain = Odds(World(view))
    slot = World(view).board.ways[World(view).room][0][0]
    noisy = tuple(way.text for way in World(view).board.corridors if slot in (way.a, way.b))
    assert Odds(World(replace(view, noise=noisy))).enter(slot, 3) > plain.enter(slot, 3) + 0.05
    foe = StalkerView("adult#1", "adult", slot, 0)
    near = Odds(World(replace(view, stalkers=(foe,))))
    assert near.enter(slot, 3) > plain.enter(slot, 3) + 0.1
    hurt = placed(view, wounds=(WoundView("leg"), WoundView("hand")))
    worse = Odds(World(replace(hurt, stalkers=(foe,))))
    assert worse.enter(slot, 3) > near.enter(slot, 3)
    assert plain.meeting(slot, 0) > plain.meeting(slot, 5)


def test_an_objective_is_hoped_for_as_far_as_it_is_done() -> None:
    world = World(first_view())
    fate = objective_odds.now(world)
    done = objective_odds.Fate(True, True, 6, frozenset(), 0)
    assert objective_odds.chance(world, "let_them_know", fate) == 0.0
    assert objective_odds.chance(world, "let_them_know", done) == 1.0
    assert objective_odds.chance(world, "proof", fate) == 0.0
    assert 0.0 < objective_odds.chance(world, "proof", done) < 0.1
    # The more is missing, the less may still turn up.
    learnt = [objective_odds.Fate(True, True, n, frozenset(), 0) for n in (7, 6, 4, 1)]
    hopes = [objective_odds.chance(world, "dangerous_mind", end) for end in learnt]
    assert hopes[0] == 1.0 > 3 * hopes[1] / 2
    assert hopes == sorted(hopes, reverse=True)
    target = next(c for c in world.view.crew if c.seat != world.seat and c.number < 6)
    key = f"loose_end_{target.number}"
    alive = objective_odds.chance(world, key, fate)
    crew = tuple(replace(c, place="dead") if c.seat == target.seat else c for c in world.view.crew)
    assert alive < objective_odds.chance(World(replace(world.view, crew=crew)), key, fate) == 1.0


def at_the_gate() -> LockdownView:
    """At the exit with an open gate, the rover and two cards."""
    view = placed(first_view(), room=1)
    rooms = tuple(
        replace(room, explored=True, tile="guard_room") if room.slot == 1 else room
        for room in view.rooms
    )
    view = replace(view, rooms=rooms, gate_open=True, rover_here=True, actions_left=2)
    return holding(view, "repairs", "demolition")


def test_who_stands_at_the_open_gate_takes_the_rover() -> None:
    view = at_the_gate()
    world = World(view)
    plan = Planner(world, Odds(world)).best()
    assert (plan.slot, plan.action, plan.way) == (1, "escape", "bunker")
    bot = make("regular", 1)
    assert isinstance(bot, RegularBot)
    bot.prepare(world)
    assert bot.planned(world, "escape") > bot.waiting


def test_nobody_waits_where_something_sits_in_the_way() -> None:
    """Company at the exit makes the plan there worth little, as long as one stays."""
    view = at_the_gate()
    free = World(view)
    foe = StalkerView("adult#1", "adult", 1, 0)
    held = World(replace(view, stalkers=(foe,)))
    value = Planner(free, Odds(free)).value(1, 2)
    assert Planner(held, Odds(held)).value(1, 2) < 0.6 * value


def test_the_signal_makes_leaving_safer() -> None:
    view = first_view()
    bare, sent = World(view), World(placed(view, signal=True))
    assert sent.safety("isolation") > bare.safety("isolation")
    assert sent.safety("container") == bare.safety("container")


# ---- trades


def company(wounds: tuple[WoundView, ...], hands: tuple[ItemView, ...]) -> LockdownView:
    """Somebody else in the room, and a Medkit in the own inventory."""
    view = first_view()
    assert view.seat is not None
    kit = PackView("green", ItemView("medkit", "medkit", 0, 0, "green"))
    mine = view.seat
    view = placed(view, pack=(kit,), hands=())
    crew = list(view.crew)
    other = (mine + 1) % 4
    crew[other] = replace(crew[other], room=crew[mine].room, wounds=wounds, hands=hands)
    for seat in {0, 1, 2, 3} - {mine, other}:
        crew[seat] = replace(crew[seat], room=27)
    return replace(view, crew=tuple(crew))


def test_a_trade_needs_something_for_both() -> None:
    carcass = ItemView("carcass", "carcass", 0, 0, "none")
    hurt = (WoundView("leg"),)

    def found(view: LockdownView, *objectives: str) -> trading.Bargain | None:
        assert view.me is not None
        world = World(replace(view, me=replace(view.me, objectives=objectives)))
        return trading.bargain(world, GREEDY)

    deal = found(company(hurt, (carcass,)), "proof")
    assert deal is not None
    assert (deal.give, deal.ask) == ("medkit", "carcass")
    assert found(company((), (carcass,)), "proof") is None
    assert found(company(hurt, ()), "proof") is None
    gift = found(company(hurt, ()), "nobody_left_behind")
    assert gift is not None
    assert (gift.give, gift.ask) == ("medkit", "")
    target = company(hurt, (carcass,))
    assert target.seat is not None
    number = target.crew[(target.seat + 1) % 4].number
    assert found(target, f"loose_end_{number}", "proof") is None


def test_a_trade_comes_about() -> None:
    """One who needs the others alive gives a Medkit to the wounded one beside it, and no more."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    bots = [make("regular", seat) for seat in range(4)]
    t = game.table
    while game.decision is not None and t.room[game.decision.seat] != 4:
        game.play("pass" if "pass" in game.options else game.options[0])
    assert game.decision is not None
    giver = game.decision.seat
    other = next(seat for seat in range(4) if seat != giver and t.room[seat] == 4)
    medkit = keys.ITEM["medkit"]
    t.pack[giver] = (medkit,)
    t.wounds[other] = (keys.WOUNDS.index("leg"),)
    t.objectives[giver] = (keys.OBJECTIVES.index("nobody_left_behind"),)
    bot = bots[giver]
    assert isinstance(bot, RegularBot)
    world = World(game.view(giver))
    assert world.view.decision is not None
    option = next(o for o in world.view.decision.options if o.verb == "trade")
    assert bot.share(world, option) > 0
    # Looking around can wait: who walks on first has nobody to trade with.
    assert bot.choose(game.view(giver)) == "trade"
    told: list[str] = []
    game.play("trade")
    while "trade_ended" not in told:
        assert game.decision is not None
        seat = game.decision.seat
        told += [e.kind for e in game.play(bots[seat].choose(game.view(seat)))]
    assert medkit in t.pack[other]
    assert not t.pack[giver]


def test_who_says_no_has_a_reason_and_is_not_asked_twice() -> None:
    """One asked twice in a round for a rifle; the other said no, and then offered it itself."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    t = game.table
    while game.decision is not None and t.room[game.decision.seat] != 4:
        game.play("pass" if "pass" in game.options else game.options[0])
    assert game.decision is not None
    asker = game.decision.seat
    other = next(seat for seat in range(4) if seat != asker and t.room[seat] == 4)
    rifle, battery = keys.ITEM["marksman_rifle"] + (3 << 8), keys.ITEM["weapon_battery"]
    t.hands[asker], t.pack[asker] = (), (battery,)
    t.hands[other], t.pack[other] = (keys.ITEM["smg"] + (5 << 8), rifle), ()
    bots = [make("regular", seat) for seat in range(4)]
    bot = bots[asker]
    assert isinstance(bot, RegularBot)
    deal = bot.deal(World(game.view(asker)))
    assert deal is not None
    assert deal.ask == "marksman_rifle:3"
    assert bot.choose(game.view(asker)) == "trade"
    # A new hand makes no other question of it; other things do.
    fewer = holding(game.view(asker), "rest", "search")
    assert bot.choose(fewer) != "trade"
    told: list[str] = []
    game.play("trade")
    while "trade_ended" not in told:
        assert game.decision is not None
        seat = game.decision.seat
        told += [e.kind for e in game.play(bots[seat].choose(game.view(seat)))]
    assert rifle in t.hands[asker]


# ---- errands


def aiming(view: LockdownView, *objectives: str) -> World:
    assert view.me is not None
    return World(replace(view, me=replace(view.me, objectives=objectives)))


def test_a_room_that_nobody_has_found_is_looked_for() -> None:
    """Who needs the signal has an errand before any tile is known, and a sure one afterwards."""
    world = aiming(first_view(), "let_them_know")
    hidden = [e for e in Planner(world, Odds(world)).errands if e.key == "signal"]
    assert hidden
    assert all(world.rooms[e.slot].kind == "I" and not e.action for e in hidden)
    slot = hidden[0].slot
    rooms = tuple(
        replace(room, explored=True, tile="transmitter_control") if room.slot == slot else room
        for room in world.view.rooms
    )
    found = aiming(replace(world.view, rooms=rooms), "let_them_know")
    (known,) = (e for e in Planner(found, Odds(found)).errands if e.key == "signal")
    assert (known.slot, known.action) == (slot, "send_signal")
    assert known.cards < hidden[0].cards
    assert known.sure > hidden[0].sure


def test_three_errands_are_done_if_all_of_them_are_needed() -> None:
    """Signal, archive and alarm lie on the way: the best plan does them before it leaves."""
    view = first_view()
    tiles = {8: "transmitter_control", 10: "archive"}
    rooms = tuple(
        replace(room, explored=True, tile=tiles[room.slot]) if room.slot in tiles else room
        for room in view.rooms
    )
    world = aiming(placed(replace(view, rooms=rooms), room=8, knowledge=3), "let_them_know")
    planner = Planner(world, Odds(world))
    assert max(plan.errands for plan in planner.plans) == 3
    assert planner.best().errands >= 2
    idle = aiming(world.view, "loose_end_1")
    assert Planner(idle, Odds(idle)).best().worth < planner.best().worth


def test_who_needs_a_death_counts_on_a_contingency_that_spares_only_him() -> None:
    """Both locked in: with the signal sent the blue code kills the other one alone (LD-CTG-14)."""
    view = first_view()
    world = World(view)
    other = next(c for c in view.crew if c.seat != world.seat)
    crew = tuple(replace(c, place="isolation") if c.seat == other.seat else c for c in view.crew)
    world = aiming(replace(view, crew=crew), f"loose_end_{other.number}")
    fate = replace_fate(objective_odds.now(world), place="isolation")
    chance = partial(objective_odds.chance, world, f"loose_end_{other.number}")
    assert chance(replace_fate(fate, code="blue")) == 1.0
    assert chance(replace_fate(fate, code="green")) < 0.1


def test_only_who_profits_from_it_thinks_of_the_self_destruct_sequence() -> None:
    view = first_view()
    for key, wanted in (("never_again", True), ("long_walk_home", False)):
        world = aiming(view, key)
        keys_of = {e.key for e in Planner(world, Odds(world)).errands}
        assert ("destruct" in keys_of) is wanted
