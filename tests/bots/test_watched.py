"""Acts without sense that were seen when games of `regular` were watched. Made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import answers
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room
from tests.bots.test_waiting import beside_the_way_out

HAND = ("search", "rest", "stun", "demolition", "interruption")


def test_what_bleeds_is_dressed_first() -> None:
    """LD-CRD-62: it dressed its leg and bled on in a burning room (2103, round 7)."""
    wounds = (WoundView("leg"), WoundView("bleeding"))
    asks = asked("choose_target", option("wound", "leg"), option("wound", "bleeding"))
    world = World(placed(first_view(), wounds=wounds))
    assert answers.worst_wound(world, asks) == "wound bleeding"
    assert regular(world).target(world, asks) == "wound bleeding"
    dressed = World(placed(first_view(), wounds=(wounds[0], WoundView("bleeding", dressed=True))))
    assert answers.worst_wound(dressed, asks) == "wound leg"


def test_a_wound_that_takes_cards_is_dressed_in_time() -> None:
    """LD-RND-04: with two such wounds it drew three cards a round and kept its medkit (2113)."""
    kit = PackView("green", ItemView("medkit", "medkit", 0, 0, "none"))
    view, _ = beside_the_way_out()
    use = option("use", "medkit", "0")
    leg, body = (
        World(placed(view, pack=(kit,), wounds=(WoundView("hand"), WoundView(key))))
        for key in ("leg", "body")
    )
    assert regular(leg).score(leg, use) < regular(body).score(body, use)
    asks = asked("choose_target", option("wound", "hand"), option("wound", "body"))
    assert answers.worst_wound(body, asks) == "wound body"


def test_nobody_walks_out_of_the_night_and_back() -> None:
    """It left the gate with two cards and came back with a third, to spend the night there."""
    view = replace(at_the_gate(), gate_open=False, round=5, time=10)
    assert view.seat is not None
    gate = view.crew[view.seat].room
    near = dict.fromkeys(s for s, _ in World(view).board.ways[gate])
    foes = tuple(StalkerView(f"queen#{slot}", "queen", slot, 0) for slot in near)
    view = replace(view, stalkers=foes)
    wounds = (WoundView("leg"), WoundView("hand"))
    world = World(placed(holding(view, *HAND), wounds=wounds))
    bot = regular(world)
    plan = next(p for p in bot.planner.short if p.slot == gate and p.wait)
    night = bot.odds.night(gate, 3)
    assert night > bot.odds.round
    # The round that is spent there after a walk costs no less than the one that is passed there.
    rest = bot.planner.waiting(plan, gate, 1.0, plan.wait - 1.0)
    assert bot.planner.waiting(plan, gate, 0.0, float(plan.wait)) >= night + 0.99 * rest


def test_cards_are_turned_over_before_a_broken_room() -> None:
    """It sat in the broken Isolation Room with the same five cards, none of which repairs."""
    view = aiming(first_view(), "loose_end_2")
    slot = World(view).find("isolation_room")
    view = room(placed(view, room=slot), slot, malfunction=True)
    view = replace(view, isolation_open=True, round=7, time=8, rover_here=False)
    cards = ("search", "rest", "obstinate", "distraction", "feel_of_the_dark")
    world = World(holding(view, *cards))
    bot = regular(world)
    assert bot.breakdown(world)
    asks = asked("pass_discard", option("done"), *(option("discard", card) for card in cards))
    assert bot.fold(world, asks) == "discard rest"
    able = World(holding(view, "repairs", *cards[1:]))
    assert regular(able).fold(able, asks) == "done"
    # Not what one needs against surprises.
    few = World(holding(view, *cards[:3]))
    assert regular(few).fold(few, asks) == "done"


def test_who_starts_amid_known_rooms_walks_on_to_unknown_ones() -> None:
    """It passed in the first round with five cards, because others had seen the rooms next door."""
    view = holding(first_view(), *HAND)
    world = World(view)
    near = [slot for slot, _ in world.board.ways[world.room]]
    for slot in near:
        view = room(view, slot, explored=True, items=0)
    world = World(view)
    bot = regular(world)
    assert any(bot.leads_on(world, slot) for slot in near)
    assert max(bot.curiosity(world, slot) for slot in near) > 0.0
    # Not with a thin hand, and not when it gets dangerous.
    thin, late = World(holding(view, *HAND[:4])), World(replace(view, round=2))
    for other in (thin, late):
        assert not any(regular(other).leads_on(other, slot) for slot in near)


def test_nobody_explores_with_the_last_card() -> None:
    """It came into an unknown room with an empty hand, and burned there for a round."""
    view, beside = beside_the_way_out()
    other = next(s for s, _ in World(view).board.ways[beside] if not World(view).rooms[s].explored)
    step = option("move", f"{other:03}")
    last, more = (World(holding(view, *cards)) for cards in (("rest",), ("rest", "stun")))
    gaps = []
    for explored in (False, True):
        worths = []
        for world in (last, more):
            seen = World(room(world.view, other, explored=explored, tile="css_b", items=0))
            worths.append(regular(seen).after(seen, step))
        gaps.append(worths[0] / worths[1])
    assert gaps[0] < gaps[1]


def test_two_do_not_wait_out_a_fight_together() -> None:
    """LD-ATK-03: both passed with full hands beside an adult, each hoping for the other."""
    view, beside = beside_the_way_out()
    view = placed(room(view, beside, items=0), hands=())
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    assert view.seat is not None
    friend = (view.seat + 1) % 4
    ways = [option("move", f"{s:03}") for s, _ in World(view).board.ways[beside]]

    def best(hand: int) -> float:
        crew = list(view.crew)
        crew[friend] = replace(crew[friend], room=beside, hand=hand)
        world = World(replace(view, crew=tuple(crew)))
        bot = regular(world)
        return max(bot.score(world, way) for way in ways)

    assert 2.0 * best(2) < best(6)


def test_who_is_run_from_can_follow() -> None:
    """LD-NOI-05: it ran through five rooms with a shot in its gun, and the adult came after it."""
    view, beside = beside_the_way_out()
    gun = ItemView("nailgun:2", "nailgun", 2, 4, "none")
    view = placed(room(view, beside, items=0), hands=(gun,))
    world = World(replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),)))
    odds = regular(world).odds
    near = next(s for s, _ in world.board.ways[beside])
    assert odds.lured(near) >= odds.company(beside) > 0.0
    assert odds.lured(beside) == 0.0
    # Not those who are busy with somebody who stays.
    assert view.seat is not None
    crew = list(world.view.crew)
    friend = (view.seat + 1) % 4
    crew[friend] = replace(crew[friend], room=beside)
    shared = World(replace(world.view, crew=tuple(crew)))
    assert regular(shared).odds.lured(near) == 0.0


def test_things_next_door_are_fetched_in_the_first_round() -> None:
    """It passed with five cards, two of which search, beside a quiet room with a thing in it."""
    view = holding(first_view(), "search", "search", "repairs", "rest", "quarantine")
    world = World(view)
    near = [slot for slot, _ in world.board.ways[world.room]]
    for slot in near:
        view = room(view, slot, explored=True, tile="css_c", items=0, malfunction=True)
    view = room(view, near[0], items=1)
    world = World(view)
    bot = regular(world)
    assert bot.curiosity(world, near[0]) > bot.curiosity(world, near[1])
    assert bot.score(world, option("move", f"{near[0]:03}")) > 0.0


def test_who_waits_looks_at_unseen_rooms_while_nothing_happens() -> None:
    """It sat at the gate from the first round on, two doors from a room that nobody had seen."""
    view = aiming(holding(first_view(), *HAND), "loose_end_3")
    view = placed(view, room=1)
    for slot in (1, 2, 4):
        view = room(view, slot, explored=True, items=0)
    world = World(replace(view, round=2))
    bot = regular(world)
    near = [slot for slot, _ in world.board.ways[1]]
    beyond = [s for slot in near for s, _ in world.board.ways[slot] if not world.rooms[s].explored]
    assert bot.unseen(world, beyond[0])
    assert any(bot.strolls(world, slot, 4) for slot in near)
    # Not later, not with a thin hand, and not while markers run out.
    late = World(replace(world.view, round=3))
    worn = World(replace(world.view, malfunctions_left=3))
    for other in (late, worn):
        assert not any(regular(other).strolls(other, slot, 4) for slot in near)
    assert not any(bot.strolls(world, slot, 3) for slot in near)


def test_nobody_walks_past_what_is_next_door() -> None:
    """It went back to where it came from, because more unseen rooms lay beyond (2116, round 1)."""
    view = aiming(holding(first_view(), *HAND, "search"), "long_walk_home")
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    view = room(placed(view, room=beside), beside, explored=True, tile="guard_room", items=0)
    world = World(view)
    bot = regular(world)
    next_door = [s for s, _ in world.board.ways[beside] if not world.rooms[s].explored]
    assert next_door
    assert all(bot.strolls(world, s, 4) for s in next_door)
    assert not bot.strolls(world, slot, 4)


def test_what_one_came_for_is_done_before_one_leaves_the_fire() -> None:
    """It walked into a burning room to send its signal, and left without (2116, round 6)."""
    view = aiming(first_view(), "let_them_know")
    slot = next(r.slot for r in view.rooms if not r.explored and r.kind == "I")
    view = placed(view, room=slot, knowledge_active=True, light=2, wounds=(WoundView("leg"),))
    view = room(view, slot, explored=True, tile="transmitter_control", items=0, fire=True)
    view = replace(view, isolation_open=True, round=6, time=8, rover_here=False, actions_left=2)
    world = World(holding(view, *HAND))
    bot = regular(world)
    send = bot.score(world, option("room", "send_signal"))
    assert send > max(
        bot.score(world, option(verb, f"{s:03}"))
        for s, _ in world.board.ways[slot]
        for verb in ("move", "careful")
    )
    # LD-RND-13: who would have to end the turn there counts it.
    last = World(replace(world.view, actions_left=1))
    signal = option("room", "send_signal")
    assert regular(last).in_fire(last, signal) < bot.in_fire(world, signal)


def test_only_the_part_that_drives_foes_away_is_for_fights() -> None:
    """LD-WND-10: it put out a fire and washed itself with a creeper beside it (2116, round 6)."""
    view, beside = beside_the_way_out()
    view = placed(room(view, beside, items=0), slime=True)
    world = World(replace(view, stalkers=(StalkerView("creeper#1", "creeper", beside, 0),)))
    bot = regular(world)
    shares = [bot.item_share(world, "pressure_washer", part) for part in "012"]
    assert max(shares[:2]) < 0.0 < shares[2]
