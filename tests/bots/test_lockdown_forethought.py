"""What `regular` does because it thinks of what comes next. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.temper import LOYAL
from lockdown.games.lockdown.bots import answers
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView, PowerView
from lockdown.views.types import ArgView, DecisionView, ItemView, PackView, StalkerView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, regular, room
from tests.bots.test_waiting import beside_the_way_out

HAND = ("search", "rest", "stun", "demolition", "interruption")


def test_who_opens_a_trade_makes_the_offer() -> None:
    """LD-TRD-09: with the card that the trade took it had one too few to part with anything."""
    view = aiming(at_the_gate(), "long_walk_home")
    suit = PackView("blue", ItemView("enviro_suit", "enviro_suit", 0, 0, "blue"))
    spare = PackView("green", ItemView("painkillers", "painkillers", 0, 0, "green"))
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    crew = list(view.crew)
    crew[other] = replace(crew[other], room=1, pack=(PackView("red"), PackView("red")))
    view = placed(replace(view, crew=tuple(crew)), pack=(suit, spare))
    world = World(holding(view, "repairs", "demolition", "rest"))
    bot = regular(world)
    bot.temper = LOYAL
    assert bot.deal(world) is not None
    left = {"left": ArgView("number", "4")}
    choice = option("player", "ABCDE"[other])
    turn = DecisionView("trade_turn", "", False, (option("done"), choice), left)
    paid = World(replace(holding(view, "repairs", "demolition"), decision=turn))
    deal = bot.deal(paid)
    assert deal is not None
    assert deal.give == "painkillers"
    assert trading.turn(turn, deal) == choice.text


def test_no_card_is_played_for_a_signal_that_was_sent() -> None:
    """LD-ROM-28: Defense Plan was played for it, and looked at an objective instead."""
    view = aiming(first_view(), "long_walk_home")
    slot = blank(view, "transmitter_control")
    view = room(placed(view, room=slot), slot, explored=True, tile="transmitter_control", items=0)
    view = holding(view, "defense_plan", *HAND[1:])
    sent, unsent = (World(placed(view, signal=signal)) for signal in (True, False))
    plan = option("play", "defense_plan", "0")
    assert regular(sent).score(sent, plan) < 0.0 < regular(unsent).score(unsent, plan)


def test_nobody_looks_at_what_is_over_soon() -> None:
    """LD-SET-34: tiles were looked at in the last round."""
    view, _ = beside_the_way_out()
    view = holding(view, "master_plan", *HAND[1:])
    looks = option("play", "master_plan", "1"), option("play", "risk_assessment", "0")
    last = World(replace(view, time=1, round=15, isolation_open=True))
    assert last.rounds_left <= 2
    assert all(regular(last).share(last, look) < 0.0 for look in looks)


def test_instruments_are_not_given_up_by_one_who_does_research() -> None:
    """LD-ITM-17, LD-KNW-12: they went for Distraction, and with them the objective."""
    tools, belt = (
        PackView("green", ItemView(key, key, 0, 0, "green"))
        for key in ("analysis_instruments", "clothes")
    )
    asks = asked("give_up_item", option("take", "analysis_instruments"), option("take", "clothes"))
    for objective, gone in (("applied_xenology", "clothes"), ("scorched_nest", None)):
        world = World(placed(aiming(first_view(), objective), pack=(tools, belt)))
        chosen = answers.lose_least(world, asks)
        assert chosen == f"take {gone or 'analysis_instruments'}"


def dark(view: LockdownView, *, fails: bool) -> World:
    """In a dark section, whose token is the first or the last to fail, before a failure."""
    here = World(view).rooms[World(view).room]
    time = next(i for i, s in enumerate(World(view).board.track) if s.failure == "blue")
    places = ("S-01", "S-02", "S-03", "elevator")
    order = [p for p in places if p != here.section]
    tokens = {here.section: 4 if fails else 1}
    tokens |= {p: n for n, p in enumerate(order, 1 if fails else 2)}
    power = tuple(PowerView(p, tokens[p], on=p != here.section) for p in places)
    return World(replace(room(view, here.slot, powered=False), power=power, time=time))


def test_no_light_is_lit_that_goes_out_at_once() -> None:
    """LD-PWR-09, LD-PWR-10: a power failure stood on the time track and took it back."""
    view, _ = beside_the_way_out()
    soon, later = dark(view, fails=True), dark(view, fails=False)
    assert soon.fails_tonight(soon.rooms[soon.room].section)
    assert not later.fails_tonight(later.rooms[later.room].section)
    bypass = option("play", "bypass", "1")
    assert regular(soon).share(soon, bypass) < regular(later).share(later, bypass)
    assert regular(soon).room_share(soon, "switch_power") < 0.0
    assert regular(later).room_share(later, "switch_power") > 0.0


def test_who_can_do_its_errand_at_once_does_not_creep_there() -> None:
    """LD-BAS-03: two careful steps to the Laboratory, and no card left to analyse the egg with."""
    view = aiming(first_view(), "whole_picture")
    slot = blank(view, "laboratory")
    beside = World(view).board.ways[slot][0][0]
    view = room(placed(view, room=beside), beside, explored=True, tile="css_b", items=0)
    view = room(view, slot, explored=True, tile="laboratory", items=0)
    egg = ItemView("egg", "egg", 0, 0, "none")
    world = World(placed(holding(view, "rest", "stun", "demolition"), hands=(egg,)))
    bot = regular(world)
    assert (bot.planner.best().slot, bot.planner.best().action) == (slot, "analyse")
    assert bot.in_time(world, slot, 2)
    assert not bot.in_time(world, slot, 1)
    foe = StalkerView("adult#1", "adult", slot, 0)
    held = World(replace(world.view, stalkers=(foe,)))
    assert not regular(held).in_time(held, slot, 2)


def test_noise_keeps_nobody_from_a_room_where_somebody_is() -> None:
    """LD-BAS-05: it passed with four cards in the first round, beside a room full of things."""
    view = first_view()
    here = World(view).room
    there = World(view).board.ways[here][0][0]
    view = room(room(view, there, explored=True, tile="css_b", items=3), here, items=0)
    ways = [w.text for w in World(view).board.corridors if there in (w.a, w.b)]
    view = replace(holding(view, *HAND), noise=tuple(ways))
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    crew = list(view.crew)
    crew[other] = replace(crew[other], room=there)
    alone, shared = World(view), World(replace(view, crew=tuple(crew)))
    assert regular(alone).curiosity(alone, there) == 0.0
    assert regular(shared).curiosity(shared, there) > 0.0


def test_nobody_goes_straight_back_for_nothing() -> None:
    """Two careful steps to and fro took four cards in the first round."""
    view, beside = beside_the_way_out()
    world = World(room(view, beside, items=0))
    bot = regular(world)
    there = World(view).board.ways[beside][0][0]
    back = option("move", f"{there:03}")
    before = bot.after(world, back)
    # It has come from there just now.
    bot.tries(World(placed(view, room=there)), f"move {beside:03}")
    assert bot.came == (view.round, there)
    assert bot.after(world, back) < before
    # Who has done something in between may go.
    bot.tries(world, "play search 0")
    assert bot.after(world, back) == before


def test_the_last_two_cards_are_not_spent_on_creeping() -> None:
    """LD-BAS-03: its last two cards went for a careful step that brought next to nothing."""
    view, beside = beside_the_way_out()
    there = World(view).board.ways[beside][0][0]
    view = room(view, there, explored=True, tile="css_b", items=0)
    two, three = (World(holding(view, *HAND[:n])) for n in (2, 3))
    losses = []
    for world in (two, three):
        bot = regular(world)
        plain = super(LockdownRegular, bot).after_move(world, there, careful=True)
        losses.append(bot.after_move(world, there, careful=True) / plain)
    assert losses[0] < 0.96 * losses[1]


def test_a_foe_in_the_way_does_not_go_away_while_one_walks_round_it() -> None:
    """In the last round it ran from the Isolation Room and meant to come back the same turn."""
    view = replace(aiming(first_view(), "long_walk_home"), isolation_open=True, round=14, time=1)
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    gun = ItemView("pistol:1", "pistol", 1, 3, "none")
    view = room(placed(view, room=slot, hands=(gun,)), beside, explored=True, tile="css_b", items=0)
    foe = StalkerView("adult#1", "adult", slot, 0)
    world = World(replace(holding(view, *HAND), stalkers=(foe,)))
    bot = regular(world)
    plan = next(p for p in bot.planner.plans if p.action == "lock_in" and not p.errands)
    stays, returns, later = (
        bot.planner.besieged(plan, at, rounds)
        for at, rounds in ((slot, 0.0), (beside, 0.0), (beside, 1.0))
    )
    assert stays == returns > later > 0.0
    shot = bot.score(world, option("shoot", "pistol:1", "adult#1"))
    assert shot > bot.score(world, option("move", f"{beside:03}"))


def test_the_last_round_is_not_for_searching_nor_for_light() -> None:
    """It searched, and lit a section, in the round in which the game ended."""
    view, beside = beside_the_way_out()
    last = World(room(replace(view, time=1, round=15), beside, items=3, powered=False))
    bot = regular(last)
    assert last.rounds_left == 1
    assert bot.share(last, option("play", "search", "0")) < 0.0
    assert bot.room_share(last, "switch_power") < 0.0
    earlier = World(replace(last.view, time=8))
    assert regular(earlier).share(earlier, option("play", "search", "0")) > 0.0
