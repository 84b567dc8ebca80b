"""What is put off, lit up or thrown away for nothing, and a way that nobody thought of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.temper import LOYAL
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, quiet_place, veteran
from tests.bots.test_lockdown_rashness import beside_foes
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, blank, option, regular, room


def rashly(view: LockdownView, points: dict[str, float]) -> frozenset[str]:
    """What is barred of options that are worth so many points."""
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    return rash(world, planner, {"pass": 0.0, **points})


def loud(view: LockdownView, *slots: int) -> LockdownView:
    """With noise in all corridors of some rooms."""
    board = World(view).board
    ways = {way for slot in slots for way in board.exits[slot] if way < len(board.corridors)}
    return replace(view, noise=tuple(sorted(board.corridors[way].text for way in ways)))


def next_door(view: LockdownView, here: int) -> int:
    """A room to which the way is open."""
    world = World(view)
    return next(slot for slot, way in world.board.ways[here] if way not in world.shut)


# ---- the alarm


def test_nobody_sounds_the_alarm_where_the_complex_goes_up() -> None:
    """LD-END-06: who is locked in dies with it; one paid two cards for that (101201, round 7)."""
    view = first_view()
    slot = World(view).find("alert_room")
    view = replace(room(placed(view, room=slot), slot, explored=True), time=10, round=6)
    runs = aiming(replace(view, destruct=8), "never_again")
    act = option("room", "start_procedure")
    assert regular(World(runs)).score(World(runs), act) < 0.0
    calm = aiming(view, "long_walk_home")
    assert regular(World(calm)).score(World(calm), act) > 0.0


# ---- ways through the technical corridors


def planned_way() -> tuple[LockdownView, int, int]:
    """With Cave Plans in a room with an entrance, and another one that is explored."""
    view = first_view()
    board = World(view).board
    here, there = (s for s in (12, 24) if board.entrances >> s & 1)
    for slot in (here, there):
        view = room(view, slot, explored=True, tile="guard_room" if slot == here else "css_b")
    plans = PackView("yellow", ItemView("cave_plans", "cave_plans", 0, 0, "yellow"))
    return placed(view, room=here, pack=(plans,)), here, there


def test_cave_plans_lead_from_entrance_to_entrance() -> None:
    """LD-CRD-30: one walked through noise and an adult to where they led to (91203, round 12)."""
    view, here, there = planned_way()
    world = World(view)
    assert {here, there} <= set(world.tunnels)
    assert here in dict(world.boarded(there))
    assert not World(placed(view, pack=())).tunnels
    planner = regular(world).planner
    bare = regular(World(placed(view, pack=()))).planner
    assert planner.ways_to(there)[here][1] < bare.ways_to(there)[here][1]


def test_cave_plans_are_used_where_they_lead_to_the_way_out() -> None:
    """They were in a pack for three rounds, and the container was at their other end."""
    view, here, _ = planned_way()
    gate = World(view).gate
    view = room(view, gate, explored=True, tile="guard_room", items=0)
    view = replace(view, gate_open=True, rover_here=True, round=8, time=8)
    view = holding(view, "search", "rest", "stun")
    world = World(loud(view, here))
    use = option("use", "cave_plans", "0")
    assert regular(world).score(world, use) > 0.0
    near = World(replace(at_the_gate(), me=view.me))
    assert not near.tunnels


# ---- the last cards


def test_nobody_creeps_with_its_last_cards_to_where_it_is_loud() -> None:
    """LD-BAS-03: with two of three cards, its own marker the fourth there (101203, round 3)."""
    view, here = quiet_place(3)
    slot = next_door(view, here)
    view = room(view, slot, explored=True, powered=False)
    step = f"careful {slot:03}"
    noisy = loud(view, slot)
    assert step in rashly(noisy, {step: 3.3})
    assert step not in rashly(noisy, {step: 6.0})
    assert step not in rashly(view, {step: 3.3})
    assert step not in rashly(holding(noisy, *("search",) * 5), {step: 3.3})
    assert step not in rashly(replace(noisy, time=2, round=14), {step: 3.3})


def test_nobody_spends_its_last_cards_on_next_to_nothing() -> None:
    """LD-ENC-06: one repaired a workbench for nothing, the queen next door (101203, round 11)."""
    view, here = quiet_place(2)
    noisy = loud(view, here)
    deed = "play repairs 0"
    assert deed in rashly(noisy, {deed: 2.0})
    assert deed not in rashly(noisy, {deed: 3.0})
    assert deed not in rashly(holding(noisy, "repairs", "rest", "stun"), {deed: 2.0})
    assert deed not in rashly(view, {deed: 0.3})
    assert deed not in rashly(holding(noisy, *("repairs",) * 4), {deed: 0.3})
    beside = replace(beside_foes(placed(view, room=next_door(view, here)), "queen"), crew=view.crew)
    assert deed in rashly(beside, {deed: 0.3})
    assert "play rest 0" not in rashly(noisy, {"play rest 0": 0.3})


def test_nobody_runs_out_of_cards_for_next_to_nothing() -> None:
    """LD-RND-04: one ran with the last into a dark room that it did not know (105205, round 3)."""
    view, here = quiet_place(1)
    slot = next_door(view, here)
    view = room(view, slot, explored=True)
    step = f"move {slot:03}"
    assert step in rashly(view, {step: 0.3})
    assert step not in rashly(view, {step: 2.0})
    assert step not in rashly(loud(view, here), {step: 0.3})
    assert step not in rashly(holding(view, "search", "rest"), {step: 0.3})


def test_nobody_calls_an_elevator_that_stands_still_before_it_rides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LD-PWR-09: one called it with the card for a search, and passed (105205, round 2)."""
    view = first_view()
    slot = World(view).board.elevator_rooms[0]
    power = tuple(replace(p, on=True) if p.place == "elevator" else p for p in view.power)
    view = replace(placed(view, room=slot), power=power, elevator=0)
    bot, world = regular(World(view)), World(view)
    bot.prepare(world)
    call = "call_elevator"
    monkeypatch.setattr(World, "fails_tonight", lambda *_: False)
    assert bot.ridden(world, call) == bot.planner.value(slot, world.purse - 1)
    monkeypatch.setattr(World, "fails_tonight", lambda *_: True)
    assert bot.ridden(world, call) == bot.ridden(world, "use_elevator", 2)
    poor = World(holding(view, "search"))
    bot.prepare(poor)
    assert bot.ridden(poor, call) == 0.0


def test_nobody_is_decontaminated_of_clean_cards() -> None:
    """LD-ROM-44: one paid four cards for one that it knew to be clean (105203, round 9)."""
    cure = "room decontaminate"
    view, _ = quiet_place(3)
    clean = holding(view, "contamination_clean", "search", "rest")
    assert cure in rashly(clean, {cure: 1.6})
    assert cure not in rashly(holding(view, "contamination", "search", "rest"), {cure: 1.6})
    assert cure not in rashly(placed(clean, larva=True), {cure: 1.6})
    assert cure not in rashly(placed(clean, slime=True), {cure: 1.6})


def test_nobody_walks_off_where_its_mission_item_works() -> None:
    """LD-MIS-02: it costs no card; one crept on, and never had it (105206, round 5)."""
    view, here = quiet_place(5)
    step = f"careful {next_door(view, here):03}"
    points = {"activate room": 4.0, step: 2.7}
    assert step in rashly(view, points)
    assert step not in rashly(view, {**points, step: 5.0})
    assert step not in rashly(room(view, here, fire=True), points)


def test_nobody_gives_away_what_its_mission_item_waits_for() -> None:
    """LD-MIS-02: one did, the battery for its Battle Suit, and paid a card for it (105206)."""
    view = first_view()
    battery = ItemView("weapon_battery", "weapon_battery", 0, 0, "red")
    view = placed(view, pack=(PackView("red", battery),), missions=("battle_suit",))
    assert "weapon_battery" in World(view).awaited
    assert not World(placed(view, missions=())).awaited
    assert not World(placed(view, pack=())).awaited
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    gun = (ItemView("smart_gun:1", "smart_gun", 1, 0, ""),)
    crew = tuple(
        replace(c, hands=gun if c.seat == other else (), room=World(view).room)
        if c.seat in (other, view.seat)
        else replace(c, room=0)
        for c in view.crew
    )
    view = replace(view, crew=crew)
    deal = trading.bargain(World(view), LOYAL)
    assert deal is None or deal.ask or deal.give != "weapon_battery"
    deal = trading.bargain(World(placed(view, missions=())), LOYAL)
    assert deal is not None
    assert (deal.give, deal.ask) == ("weapon_battery", "")


# ---- in a fight, and before the objective


def test_who_runs_from_the_queen_does_not_shoot_first() -> None:
    """LD-CMB-14: one shot three cards away, and was surprised with the last (101202, round 3)."""
    view, here = quiet_place(4)
    step = f"move {next_door(view, here):03}"
    view = beside_foes(view, "queen")
    shot = "shoot smg:3 queen#0"
    assert rashly(view, {shot: 5.0, step: 9.0}) == {shot}
    assert not rashly(view, {shot: 5.0, step: 6.0})
    small = "shoot smg:3 adult#0"
    assert not rashly(beside_foes(view, "adult"), {small: 5.0, step: 9.0})


def test_nobody_looks_around_amid_the_eggs_that_it_came_for() -> None:
    """One looked for a way out with the card for another blow (101203, round 11)."""
    view, _ = quiet_place(5)
    look = "use facility_plans 0"
    assert look in rashly(view, {look: 11.4, "melee-egg": 14.4})
    assert look not in rashly(view, {look: 11.4, "melee-egg": 12.0})
    assert look not in rashly(view, {look: 1.0, "play search 0": 4.0})


def test_a_veteran_goes_on_to_what_its_objective_asks_for() -> None:
    """It waited for four rounds next door to the room that it was to find (101203, round 8)."""
    view, here = quiet_place(4)
    slot = blank(view, "nest")
    ways = World(view).board.ways[slot]
    here = next(other for other, _ in ways if World(view).rooms[other].kind in ("I", "II"))
    view = room(view, slot, explored=True, tile="nest", items=0)
    view = room(placed(view, room=here, signal=True), here, explored=True, tile="css_c", items=0)
    points = {"pass": 0.0, f"move {slot:03}": 5.0}
    burning = aiming(replace(view, eggs=1), "scorched_nest")
    assert "pass" in barred(burning, points)
    assert "pass" not in barred(loud(burning, slot), points)
    assert "pass" not in barred(holding(burning, "search", "rest"), points)
    assert "pass" not in barred(burning, {**points, f"move {slot:03}": 2.0})
    assert "pass" not in barred(aiming(view, "loose_end_4"), points)


def test_a_veteran_does_not_leave_in_the_first_rounds_with_nothing_won() -> None:
    """LD-GOL-02: it drove off in round 1, unhurt, with nothing done (105202)."""
    view = aiming(replace(at_the_gate(), round=1), "applied_xenology", "proof")
    points = {"pass": 0.0, "escape rover": -0.4, "play search 0": 9.6}
    assert "escape rover" in barred(view, points)
    assert "escape rover" not in barred(view, {**points, "escape rover": 4.4})
    late = replace(view, round=9, time=7)
    assert "escape rover" not in barred(placed(late, light=2), points)


def test_a_veteran_gives_up_nothing_for_a_launch_that_hardly_comes() -> None:
    """LD-CSS-10: one did, unhurt, in round 6, beside the carcass that it needed (105205)."""
    view, here = quiet_place(4)
    view = room(view, here, tile="css_c", malfunction=False)
    view = replace(view, css=(CssView(10, "", revealed=False),), time=10, round=6)
    seeking = aiming(view, "applied_xenology")
    points = {"pass": 0.0, "room enter_css": 2.4}
    assert "room enter_css" in barred(seeking, points)
    assert "room enter_css" not in barred(placed(seeking, larva=True), points)
    known = replace(seeking, css=(CssView(10, "launch_all", revealed=False),))
    assert "room enter_css" not in barred(known, points)
    late = replace(seeking, css=(CssView(4, "", revealed=False),), time=4, round=12)
    assert "room enter_css" not in barred(late, points)
    # LD-HRT-06: with three wounds to fail is to die (105207, round 6).
    wounds = tuple(WoundView(key, dressed=True) for key in ("eyes", "body", "knee"))
    assert "room enter_css" in barred(placed(late, wounds=wounds), points)
    assert "room enter_css" not in barred(placed(known, wounds=wounds), points)


def test_a_remedy_leaves_clean_cards_as_an_operation_does() -> None:
    """LD-ITM-26: one made a second one of its medkit for those, and used it (105207, round 12)."""
    view, _ = quiet_place(5)
    assert view.me is not None
    sick = placed(replace(view, me=replace(view.me, discard=())), deck=10 + 3 - len(view.me.hand))
    bot = veteran()
    bot.went(World(sick), "use neutralizer 0")
    odds = bot.odds_of(World(replace(sick, round=sick.round + 1)))
    assert (odds.harmless, odds.doubtful, odds.clean) == (3, 0, 1.0)


def test_whom_passing_kills_goes_back() -> None:
    """LD-HRT-06: one passed in a fire, bleeding, with a card for the only way (105207)."""
    view, here = quiet_place(1)
    slot = next_door(view, here)
    wounds = tuple(
        WoundView(key, dressed=key != "bleeding") for key in ("bleeding", "body", "knee")
    )
    bot = veteran()
    bot.went(World(placed(view, room=slot)), f"move {here:03}")
    points = {"pass": 0.0, f"move {slot:03}": 0.3}
    assert f"move {slot:03}" in barred(view, points, bot)
    dying = placed(room(view, here, fire=True), wounds=wounds)
    assert f"move {slot:03}" not in barred(dying, points, bot)


def test_a_veteran_takes_no_step_that_is_worse_by_far() -> None:
    """It crept into a dead end, what it had to stop next door (101201, round 8)."""
    view, here = quiet_place(4)
    near = [slot for slot, _ in World(view).board.ways[here]]
    one, other = f"move {near[0]:03}", f"careful {near[-1]:03}"
    points = {"pass": 0.0, one: 5.5, other: 0.5}
    assert barred(view, points) == {other}
    assert barred(view, {**points, one: 4.5}) == set()
    assert barred(view, {**points, one: 7.0}) == {other, "pass"}
    assert barred(holding(view, "search", "rest"), {**points, one: 7.0}) == {other}
    foe = StalkerView("adult#1", "adult", near[0], 0)
    assert other not in barred(replace(view, stalkers=(foe,)), points)
