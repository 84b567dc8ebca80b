"""Acts without sense seen in games of rookies of both games, each from a set position."""

from __future__ import annotations

from dataclasses import replace as replace_lead

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.goals import elsewhere
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state.keys import ACTION
from lockdown.views.types import ArgView, DecisionView, ItemView, OptionView, StalkerView
from tests.bots.test_beginner import adult, step
from tests.bots.test_beginner import rookie as beginner
from tests.bots.test_nemesis_beginner import FULL, changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_sense import Position
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, room

CARDS = ("interruption", "demolition", "quarantine", "search")
EMPTY = ItemView("smg", "smg", 0, 6, "none")


def about(action: str, *options: OptionView, kind: str = "choose_target") -> DecisionView:
    """A question about a declared action."""
    return DecisionView(
        kind, "", secret=False, options=options, about={"action": ArgView("action", action)}
    )


def through(world: World, one: int, other: int) -> OptionView:
    """The option of a corridor between two rooms."""
    ways = world.board.corridors
    way = next(w for w in ways if {w.a, w.b} == {one, other})
    return option("through", way.text)


@pytest.mark.rule("LD-BAS-03")
def test_the_noise_of_a_careful_step_is_not_left_on_the_way() -> None:
    """It crept, put the marker into the corridor ahead and took it (11403, rounds 1 and 5)."""
    view = holding(first_view(), *CARDS)
    world = World(view)
    bot = beginner(world)
    ahead = bot.lead(world).step
    others = [slot for slot, _ in world.board.ways[world.room] if slot != ahead]
    assert others
    for order in ((ahead, others[0]), (others[0], ahead)):
        asks = asked("careful_noise", *(through(world, world.room, slot) for slot in order))
        answer = bot.answer_to("careful_noise")
        assert answer is not None
        assert answer(world, asks) == through(world, world.room, others[0]).text


def at_the_rover(*cards: str, hands: tuple[ItemView, ...] = ()) -> LockdownView:
    """At the rover with the gate open, and an adult there."""
    view = holding(placed(at_the_gate(), hands=hands), *cards)
    return replace(view, time=6, stalkers=adult(World(view).room))


def test_who_can_drive_a_foe_from_the_way_out_does_not_run_from_it() -> None:
    """LD-BNK-03: it paid its flight from the rover with Stun (11402, round 7)."""
    stun = option("play", "stun", "1")
    for cards, drives in ((("stun", "search", "rest"), True), (("stun", "search"), False)):
        world = World(at_the_rover(*cards, hands=(EMPTY,)))
        bot = beginner(world)
        assert any(goal.slot == world.room and goal.action == "escape" for goal in bot.goals)
        flights = [bot.worth(world, step(slot)) for slot, _ in world.board.ways[world.room]]
        assert bot.cleared(world, 1) > 0.0 or not drives
        assert not drives or bot.worth(world, stun) > max(flights)
    armed = World(at_the_rover("stun", "search", "rest", hands=(replace(EMPTY, count=3),)))
    assert beginner(armed).worth(armed, stun) < 0.0, "a loaded weapon is not the price"


def test_whoever_is_driven_away_is_not_sent_where_one_goes() -> None:
    """LD-ITM-12: the room that Stun asks for was the one that the bot liked best itself."""
    view = holding(placed(first_view(), hands=(EMPTY,)), "stun", *CARDS)
    here = World(view).room
    world = World(replace(view, stalkers=adult(here)))
    bot = beginner(world)
    ahead = bot.lead(world).step
    rooms = [slot for slot, _ in world.board.ways[here]]
    options = [option("to", f"{slot:03}") for slot in rooms]
    asks = about(f"play/{ACTION['stun']}/1/9/{EMPTY.key}", *options)
    assert ahead in rooms
    assert bot.target(world, asks) != f"to {ahead:03}"


def test_nobody_goes_unarmed_among_foes_without_a_way_on() -> None:
    """With two cards into one adult, behind which another one stood (11402, round 7)."""
    view = replace(holding(first_view(), "search", "rest"), time=2, actions_left=1)
    here = World(view).room
    slot = World(view).board.ways[here][0][0]
    beyond = {other for other, _ in World(view).board.ways[slot]} - {here}
    one = StalkerView("adult#1", "adult", slot, 0)
    rest = tuple(StalkerView(f"adult#{n + 2}", "adult", s, 0) for n, s in enumerate(beyond))
    barred, free = (
        World(replace(view, stalkers=(one, *rest))),
        World(replace(view, stalkers=(one,))),
    )
    assert barred.rounds_left <= 3
    assert beginner(barred).dread(barred, slot) > 3 * beginner(free).dread(free, slot)
    pistol = replace(EMPTY, count=3)
    armed = World(placed(barred.view, hands=(pistol,)))
    assert beginner(armed).dread(armed, slot) == beginner(free).dread(free, slot)


def test_a_computer_is_used_for_something() -> None:
    """LD-CPU-02: a card was paid to close a door far off, the first option (11403, round 2)."""
    view = holding(first_view(), *CARDS)
    doors = replace(view, computer="computer_d", gate_open=True, rover_here=True)
    world = World(doors)
    bot = beginner(world)
    asks = asked(
        "computer_option", *(option("option", k) for k in ("door", "peek_css", "move_rover"))
    )
    assert bot.computing(world, asks) == "option peek_css"
    away = World(replace(doors, rover_here=False))
    assert beginner(away).computing(away, asks) == "option move_rover"
    seen_all = tuple(replace(token, face="launch_a") for token in doors.css)
    idle = World(replace(doors, css=seen_all))
    assert beginner(idle).worth(idle, option("computer")) < beginner(idle).worth(
        idle, option("pass")
    )


def test_sprinklers_are_for_where_one_goes() -> None:
    """LD-MRK-20: the fire on the way, not the first room of the list."""
    view = holding(first_view(), *CARDS)
    slot = blank(view, "archive")
    view = room(view, slot, explored=True, tile="archive", fire=True)
    world = World(view)
    bot = beginner(world)
    others = [r.slot for r in view.rooms if not any(g.slot == r.slot for g in bot.goals)]
    asks = asked("computer_target", option("to", f"{others[0]:03}"), option("to", f"{slot:03}"))
    assert any(goal.slot == slot for goal in bot.goals)
    assert bot.target(world, asks) == f"to {slot:03}"


@pytest.mark.rule("NM-ROM-02")
def test_the_emptiest_weapon_is_charged_and_none_for_a_single_shot() -> None:
    """A rifle with five of six shots was charged beside an empty shotgun (11403, round 3)."""
    p = Position("an_old_feud", room="armory")
    p.hold(*FULL)
    rifle = ItemView("prototype_rifle:5", "prototype_rifle", 5, 6, "none")
    shotgun = ItemView("shotgun", "shotgun", 0, 2, "none")
    view = changed(seen(p), hands=(rifle, shotgun))
    bot, world = rookie(view)
    asks = about("room/recharge", option("take", rifle.text), option("take", shotgun.text))
    assert bot.target(world, asks) == f"take {shotgun.text}"
    assert worth(view, "room", "recharge") > worth(view, "pass")
    full = changed(view, hands=(rifle,))
    assert worth(full, "room", "recharge") < worth(full, "pass")


def test_who_went_past_foes_does_not_turn_round_for_them() -> None:
    """Into the Armory beside the same monsters, and back with the last cards (11403, round 7)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    world = rookie(view)[1]
    here, other = world.room, world.board.ways[world.room][0][0]
    beside = next(slot for slot, _ in world.board.ways[other] if slot != here)
    foe = StalkerView("adult#1", "adult", beside, 0)
    bot = NemesisRookie(1)
    bot.behind_us = (view.round, here)
    bot.known_foes = {(foe.text, foe.room)}
    there = rookie(replace(changed(view, room=other), stalkers=(foe,)))[1]
    assert bot.turns(there, here)
    bot.known_foes = set()
    assert not bot.turns(there, here), "it has come since"


def lying(view: LockdownView, slot: int, *keys: str) -> LockdownView:
    """The view with these things in a room."""
    return room(view, slot, objects=tuple(ItemView(key, key, 0, 0, "none") for key in keys))


def in_isolation(*objectives: str) -> LockdownView:
    """In the open Isolation Room, late enough to leave, with time for a thing or two."""
    view = aiming(holding(first_view(), *CARDS), *objectives)
    slot = World(view).find("isolation_room")
    return replace(placed(view, room=slot), isolation_open=True, time=7, actions_left=2)


@pytest.mark.rule("LD-GOL-05")
def test_what_one_needs_is_picked_up_before_one_leaves() -> None:
    """It locked itself in with the carcass for Proof at its feet (11403, round 4)."""
    lock, take = option("room", "lock_in"), option("pickup", "carcass")
    asks = asked("action", option("pass"), lock, take)
    sick = placed(in_isolation("proof"), larva=True)
    here = World(sick).room
    for cards, time, first in ((CARDS, 7, take), (CARDS, 2, take), (CARDS[:2], 2, lock)):
        view = replace(holding(lying(sick, here, "carcass"), *cards), decision=asks, time=time)
        assert LockdownRookie(1).act(World(view), asks) == first.text


def test_contamination_is_scanned_before_one_leaves() -> None:
    """LD-VIC-03: it took the rover with an antiseptic in the bag (11403, round 6)."""
    leave, clean = option("escape", "rover"), option("use", "antiseptic", "0")
    asks = asked("action", option("pass"), leave, clean)
    for cards, first in ((("contamination", *CARDS), clean), (CARDS, leave)):
        done = aiming(at_the_gate(), "loose_end_4")
        view = replace(holding(done, *cards), decision=asks)
        assert LockdownRookie(1).act(World(view), asks) == first.text


def test_what_an_objective_asks_to_carry_is_fetched_while_there_is_time() -> None:
    """LD-OBJ-02: it locked itself in with six rounds left; a carcass lay next door."""
    view = placed(in_isolation("proof"), signal=True)
    beside = World(view).board.ways[World(view).room][0][0]
    for seen_one, goes in ((lying(view, beside, "carcass"), True), (view, False)):
        world = World(seen_one)
        bot = beginner(world)
        assert any(goal.action == "pickup" for goal in bot.goals) is goes
        drawn = bot.lead(world)
        assert (drawn.step == beside and drawn.goal.action == "pickup") is goes
        locks, walks = bot.worth(world, option("room", "lock_in")), bot.worth(world, step(beside))
        assert (walks > locks) is goes
    late = World(replace(lying(view, beside, "carcass"), time=2))
    assert not any(goal.action == "pickup" for goal in beginner(late).goals)


def test_an_egg_is_taken_by_whoever_needs_one() -> None:
    """LD-OBJ-02: nobody ever took one, whatever its objective."""
    for objective, takes in (("live_specimen", True), ("proof", False)):
        world = World(aiming(holding(first_view(), *CARDS), objective))
        assert (beginner(world).room_action(world, "take_egg") > 0.0) is takes


def engines(view: NemesisView, *states: str) -> NemesisView:
    """The view with engines that this seat has seen so."""
    found = zip(view.engines, states, strict=True)
    return replace(view, engines=tuple(replace(engine, state=state) for engine, state in found))


def asleep_soon(objective: str) -> NemesisView:
    p = Position(objective, room="hibernatorium")
    p.hold(*FULL)
    p.t.hibernation_open = True
    p.t.time = 8
    return seen(p)


@pytest.mark.rule("NM-VIC-02")
def test_nobody_sleeps_on_a_ship_that_it_knows_does_not_arrive() -> None:
    """It had seen two damaged engines two rounds before (11401, round 8)."""
    view = asleep_soon("best_friends_forever")
    for states, sleeps in (
        (("working", "damaged", "damaged"), False),
        (("", "damaged", ""), True),
        (("", "", ""), True),
    ):
        bot, _ = rookie(engines(view, *states))
        assert any(goal.action == "hibernate" for goal in bot.goals) is sleeps
    for where, sleeps in (("earth", True), ("venus", False)):
        bot, _ = rookie(replace(view, coordinates={view.course: where}))
        assert any(goal.action == "hibernate" for goal in bot.goals) is sleeps


def test_whoever_can_mends_one_of_too_many_damaged_engines() -> None:
    """NM-VIC-02: it paid with the card that mends one (11401, round 8)."""
    view = engines(asleep_soon("best_friends_forever"), "working", "damaged", "damaged")
    assert view.me is not None
    hand = ("basic_repairs", "search", "demolition", "interruption")
    able = replace(changed(view, hand=4), me=replace(view.me, hand=hand))
    bot, world = rookie(able)
    rooms = {goal.slot for goal in bot.goals if goal.action == "repair_engine"}
    assert rooms == {engine.room for engine in view.engines if engine.state == "damaged"}
    pays = asked("pay", *(option("pay", card) for card in hand))
    assert bot.price(world, pays) != "pay basic_repairs"
    there = rookie(changed(able, room=min(rooms)))
    mends = there[0].worth(there[1], option("play", "basic_repairs", "1"))
    assert mends > there[0].worth(there[1], option("pass"))
    bot, _ = rookie(engines(able, "working", "working", "damaged"))
    assert not any(goal.action == "repair_engine" for goal in bot.goals)


def test_who_needs_a_pod_sleeps_only_in_the_end() -> None:
    """NM-OBJ-04: a hoarder survives by a pod."""
    for objective, worth_less in (("hoarder", True), ("an_old_feud", False)):
        bot, _ = rookie(asleep_soon(objective))
        sleep = next((goal.value for goal in bot.goals if goal.action == "hibernate"), 0.0)
        assert (sleep < 5.0) is worth_less


def test_who_has_met_its_objective_leaves_by_an_open_pod() -> None:
    """Whom it wanted dead was dead since round 3; it looked around until round 7 (11402)."""
    p = Position("an_old_feud", "evacuation_section_a", room="storage")
    p.hold(*FULL)
    view = seen(p)
    assert view.me is not None
    free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
    worths = []
    for met in (False, True):
        assert free.me is not None
        bot, world = rookie(replace(free, me=replace(free.me, objectives_met=(met,))))
        pods = [goal.value for goal in bot.goals if goal.action == "enter_pod"]
        worths.append(max(pods))
        assert (bot.lead(world).goal.action == "enter_pod") is met
    assert worths[1] > 4 * worths[0]


def test_who_runs_does_not_run_past_a_pod_that_it_can_take() -> None:
    """It ran from an adult into an unknown room beside its pod (11402, round 9)."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    p.t.time = 7
    section = p.slot("evacuation_section_a")
    beside = p.beside("evacuation_section_a")
    view = changed(seen(p), room=beside)
    free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
    met = replace(free, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    for hand, runs in ((("search", "rest", "demolition"), True), (("search", "rest"), False)):
        assert met.me is not None
        held = replace(changed(met, hand=len(hand)), me=replace(met.me, hand=hand))
        bot, world = rookie(held)
        bot.left, bot.since = section, held.round
        assert (bot.exit_at(world, section, 1) > 0.0) is runs
        others = [slot for slot, _ in world.board.ways[beside] if slot != section]
        best = max(bot.flight(world, slot) for slot in others)
        assert not runs or bot.flight(world, section) > best


def test_what_mends_a_broken_way_out_is_not_paid_with() -> None:
    """It paid a shot with the card that its pod room needed, Rest in hand (11402, round 4)."""
    p = Position("an_old_feud", "evacuation_section_a", room="storage")
    hand = ("basic_repairs", "rest", "search")
    view = seen(p)
    assert view.me is not None
    held = replace(changed(view, hand=3), me=replace(view.me, hand=hand))
    slot = p.slot("evacuation_section_a")
    rooms = tuple(replace(r, malfunction=r.slot == slot) for r in held.rooms)
    bot, world = rookie(replace(held, rooms=rooms))
    pays = asked("pay", *(option("pay", card) for card in hand))
    assert "basic_repairs" in bot.needed(world)
    assert bot.price(world, pays) != "pay basic_repairs"


@pytest.mark.parametrize("fights", [True, False])
def test_in_a_fight_contamination_is_not_kept(fights: bool) -> None:
    """LD-BAG-04: it drew two cards less, for a noise roll that nobody makes (11403, round 6)."""
    view = holding(first_view(), "contamination", "search")
    foes = adult(World(view).room) if fights else ()
    world = World(replace(view, stalkers=foes))
    discards = (option("discard", card) for card in ("search", "contamination"))
    asks = asked("pass_discard", option("done"), *discards)
    answer = beginner(world).answer_to("pass_discard")
    assert answer is not None
    assert answer(world, asks) == ("discard contamination" if fights else "done")


def test_who_must_leave_by_a_pod_looks_for_it() -> None:
    """NM-VIC-02: it waited beside the last fire, two engines damaged, pods open (12415)."""
    view = asleep_soon("best_friends_forever")
    worths = []
    for states in (("working", "damaged", "damaged"), ("", "damaged", "")):
        bot, world = rookie(engines(view, *states))
        assert world.unexplored
        assert not world.section("A")
        worths.append(max(g.value for g in bot.goals if g.slot in world.unexplored))
    assert worths[0] > 3 * worths[1]


@pytest.mark.rule("LD-END-05")
def test_nobody_locks_itself_into_a_complex_that_blows_up() -> None:
    """Whoever is locked in dies with it, also one whose objective it is (11401, round 4)."""
    started = replace(first_view(), destruct=6)
    assert elsewhere(World(aiming(started, "sterilization")))
    assert not elsewhere(World(aiming(started, "sterilization", "proof")))
    assert not elsewhere(World(aiming(first_view(), "sterilization"))), "nobody has started it"
    for destruct, red, locks in ((-1, False, True), (1, False, False), (1, True, False)):
        view = replace(in_isolation("loose_end_4"), destruct=destruct, destruct_red=red)
        goals = beginner(World(view)).goals
        assert any(goal.action == "lock_in" for goal in goals) is locks


def test_a_ship_that_blows_up_is_left_by_a_pod() -> None:
    """NM-SDS-08: five rounds from it an open pod was worth less than a room to search (12515)."""
    p = Position("salvaging_the_prime_asset", "evacuation_section_a", room="storage")
    p.hold(*FULL)
    worths = []
    for destruct in (-1, 6):
        p.t.destruct = destruct
        view = seen(p)
        free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
        goals = rookie(free)[0].goals
        worths.append(max(goal.value for goal in goals if goal.action == "enter_pod"))
    assert worths[1] > 3 * worths[0]


def test_what_is_played_next_is_not_paid_with() -> None:
    """It paid a step with what would have rid it of three contamination cards (12404, round 7)."""
    cards = ("search", "weird_metabolism", "contamination", "contamination", "contamination")
    view = holding(first_view(), *cards)
    empty = tuple(replace(r, items=0 if r.explored else r.items) for r in view.rooms)
    world = World(replace(view, rooms=empty))
    bot = beginner(world)
    slot = bot.lead(world).step
    clean, here = option("play", "weird_metabolism", "1"), option("play", "maintenance_plan", "0")
    bot.act(world, asked("action", option("pass"), step(slot), clean, here))
    assert bot.playable["weird_metabolism"] > 3.0
    pays = (option("pay", "weird_metabolism"), option("pay", "search"))
    for action in (f"move/{slot}", "room/send_signal"):
        assert bot.price(world, about(action, *pays, kind="pay")) == "pay search"


def test_nobody_creeps_on_the_way_through_monsters() -> None:
    """It crept with five cards, and had too few left to break out (12404, round 8)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    bot, world = rookie(seen(p))
    drawn = bot.lead(world)
    assert drawn.step
    assert not bot.crept(world, drawn.step)
    bot._drawn = (world, bot.goals, replace_lead(drawn, bold=True))
    assert bot.crept(world, drawn.step) > 1.0


@pytest.mark.rule("LD-OBJ-02")
def test_nobody_who_is_well_locks_itself_in_for_nothing() -> None:
    """It had the egg that is asked for in the bunker, and five rounds (12432, round 5)."""
    egg = ItemView("egg", "egg", 0, 0, "none")
    view = placed(in_isolation("special_delivery"), hands=(egg,))
    for state, locks in ((view, False), (placed(view, larva=True), True)):
        world = World(state)
        goals = beginner(world).goals
        assert any(goal.action == "lock_in" for goal in goals) is locks
        assert any(goal.slot == world.room for goal in goals), "but it may wait there"
    late = World(replace(view, time=2))
    assert any(goal.action == "lock_in" for goal in beginner(late).goals)


def test_what_an_objective_asks_to_do_is_done_before_one_leaves() -> None:
    """It slept with the corpse for A Proper Burial, eight rounds left and no signal (12434)."""
    view = in_isolation("let_them_know")
    slot = blank(view, "transmitter_control")
    known = room(view, slot, explored=True, tile="transmitter_control", malfunction=False)
    values = []
    for signal in (True, False):
        world = World(placed(known, signal=signal, knowledge_active=True))
        goals = beginner(world).goals
        values.append(next((goal.value for goal in goals if goal.action == "lock_in"), 0.0))
        assert any(goal.action == "send_signal" and goal.value > 5.0 for goal in goals) != signal
    assert values[0] > 2 * values[1]
    p = Position("a_proper_burial", "comms_room", room="hibernatorium")
    p.hold(*FULL)
    p.t.hibernation_open = True
    p.t.time = 8
    body = ItemView("corpse:15", "corpse", 0, 0, "none")
    sleeper, ship = rookie(changed(seen(p), hands=(body,)))
    assert sleeper.lead(ship).goal.action == "send_signal"
    assert sleeper.worth(ship, option("room", "hibernate")) < sleeper.lead(ship).pull


@pytest.mark.rule("NM-MIS-03")
def test_an_intercom_is_for_those_with_something_to_say() -> None:
    """It gave its tools for one, without a card to call somebody with (12455, round 8)."""
    p = Position("an_old_feud")
    for hand, wants in ((("rest", "search"), False), (("order", "search"), True)):
        view = changed(seen(p), pack=packed("tools"))
        assert view.me is not None
        held = replace(view, me=replace(view.me, hand=hand))
        assert (worth(held, "activate", "intercom:tools") > 0.0) is wants
