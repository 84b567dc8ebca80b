"""Ways of rookies of the original game that lost sight of what they were for: set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.footsteps import Goal
from lockdown.bots.picking import MENDING
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state.keys import ACTION
from lockdown.views.types import ArgView, ItemView, StalkerView
from tests.bots.test_nemesis_beginner import changed, packed, rookie, seen
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_sense import asked, option

COVER, SCOUT = ACTION["covering_fire"], ACTION["reconnaissance"]
RIFLE = ItemView("assault_rifle:2", "assault_rifle", 2, 5, "none")
START, POD, CUT = "storage", "enter_pod", "operate"


def quiet(*cards: int) -> Position:
    """In a room of a ship on which nothing is left to want."""
    p = Position("an_old_feud", START, room=START)
    open_ship(p)
    p.hold(*cards)
    return p


def bound(view: NemesisView, *goals: Goal) -> tuple[NemesisRookie, NemesisWorld]:
    """A beginner that wants just that."""
    bot, world = rookie(view)
    bot.goals = list(goals)
    return bot, world


def beyond(p: Position, first: int) -> int:
    """A room two moves away, through a room next door."""
    here = p.slot(START)
    near = {here, *(slot for slot, _ in p.t.rs.board.ways[here])}
    return next(slot for slot, _ in p.t.rs.board.ways[first] if slot not in near)


def step(bot: NemesisRookie, world: NemesisWorld, slot: int) -> float:
    return bot.score(world, option("move", f"{slot:03}"))


# ---- engines


@pytest.mark.rule("NM-BRD-15")
def test_the_way_to_an_engine_is_not_paid_with_what_mends_it() -> None:
    """It went to the damaged engine for Repairs, and stood there without (82401, round 6)."""
    p = quiet(SEARCH, SEARCH, REPAIRS, *PLAIN)
    first = p.beside(START)
    p.t.counter[p.slot(START)] = 3
    bot, world = bound(seen(p), Goal(beyond(p, first), 8.0, MENDING), Goal(p.slot(START), 1.8))
    cards = ("search", "basic_repairs")
    asks = replace(
        asked("pay", *(option("pay", card) for card in cards)),
        about={"action": ArgView("action", f"move/{first}")},
    )
    assert bot.price(world, asks) == "pay search"


@pytest.mark.rule("NM-BRD-15")
def test_nobody_walks_to_an_engine_with_the_last_repair() -> None:
    """It had that card alone, and paid the last step to the engine with it (82401, round 11)."""
    p = quiet(REPAIRS)
    first = p.beside(START)
    goal = Goal(first, 8.0, MENDING)
    bot, world = bound(seen(p), goal)
    assert step(bot, world, first) < bot.score(world, option("pass"))
    bot, world = bound(changed(seen(p), pack=packed("tools")), goal)
    assert not bot.spends_repair(world, goal), "any card pays for the use of the tools"


# ---- fires


@pytest.mark.rule("NM-MRK-11")
def test_who_ran_through_a_fire_to_be_cured_goes_on_into_the_next() -> None:
    """It turned round in the flames before those of the Surgery (82401, round 3)."""
    p = quiet(SEARCH, SEARCH, REST)
    first = p.beside(START)
    p.t.fire = 1 << p.slot(START) | 1 << first
    p.t.actions_left = 1
    view = seen(p)
    bot, world = bound(view, Goal(first, 40.0, CUT))
    cool = next(s for s, _ in p.t.rs.board.ways[p.slot(START)] if s != first)
    assert step(bot, world, first) > step(bot, world, cool)
    bot, world = bound(view, Goal(beyond(p, first), 40.0, CUT))
    assert step(bot, world, first) < step(bot, world, cool), "nor through two of them"


@pytest.mark.rule("NM-MRK-11")
def test_nobody_stays_in_a_fire_for_what_its_cards_do_not_pay_for() -> None:
    """In the burning Hibernatorium with one card it forgot where it went (82474, round 9)."""
    p = quiet(SEARCH, REST)
    first = p.beside(START)
    p.t.fire = 1 << p.slot(START)
    goals = Goal(p.slot(START), 36.0, "hibernate"), Goal(first, 20.0, POD)
    bot, world = bound(seen(p), *goals)
    assert not bot.lead(world).step, "two cards pay for it"
    p.hold(SEARCH)
    bot, world = bound(seen(p), *goals)
    assert bot.lead(world).step == first


@pytest.mark.rule("NM-CMB-18")
def test_nobody_slips_away_from_one_fire_and_foe_to_another() -> None:
    """With its last card, and beside a room that did not burn (82401, round 8)."""
    p = quiet(COVER)
    p.t.actions_left = 1
    here = p.slot(START)
    hot, *cool = (slot for slot, _ in p.t.rs.board.ways[here])
    p.t.fire = 1 << here | 1 << hot
    places = enumerate((here, hot, *cool), 1)
    foes = tuple(StalkerView(f"adult#{n}", "adult", slot, int(slot == hot)) for n, slot in places)
    view = changed(replace(seen(p), stalkers=foes), hands=(RIFLE,))
    bot, world = rookie(view)
    rooms = asked("choose_target", *(option("to", f"{slot:03}") for slot in (hot, *cool)))
    assert bot.target(world, rooms) != f"to {hot:03}"
    p.t.fire = 1 << here | sum(1 << slot for slot in (hot, *cool))
    view = changed(replace(seen(p), stalkers=foes), hands=(RIFLE,))
    bot, world = rookie(view)
    shot = option("shoot", RIFLE.text, "adult#1")
    assert bot.score(world, option("play", "covering_fire", "0")) < bot.score(world, shot)


@pytest.mark.rule("NM-MRK-11")
def test_nobody_breaks_out_through_a_fire_to_turn_round_in_it() -> None:
    """It stood in the flames before two adults, and went back (82461, round 7)."""
    p = quiet(SEARCH, REST, *PLAIN)
    burning, *near = (slot for slot, _ in p.t.rs.board.ways[p.slot(START)])
    ring = [slot for slot, _ in p.t.rs.board.ways[burning] if slot != p.slot(START)]
    places = enumerate({*near, *ring}, 1)
    foes = tuple(StalkerView(f"adult#{n}", "adult", slot, 0) for n, slot in places)
    for fires in (0, 1 << burning):
        p.t.fire = fires
        view = changed(replace(seen(p), stalkers=foes), hands=(RIFLE,))
        bot, world = bound(view, Goal(beyond(p, burning), 50.0, POD))
        assert bool(bot.lead(world).step) is not bool(fires)


# ---- company


def test_nobody_turns_back_for_a_barred_way_out_with_a_free_one_before_it() -> None:
    """Into a fire towards one pod, and back towards the one that a creeper barred (82438)."""
    p = quiet(SEARCH, REST, *PLAIN)
    p.t.time = 2
    _, world = rookie(seen(p))
    hops = world.hops(world.room)
    barred = next(slot for slot, moves in sorted(hops.items()) if moves == 3)
    free = next(slot for slot, moves in sorted(hops.items()) if moves == 2)
    view = replace(seen(p), stalkers=(StalkerView("creeper#1", "creeper", barred, 0),))
    goals = Goal(barred, 125.0, POD), Goal(free, 36.0, "hibernate")
    bot, world = bound(view, *goals)
    assert bot.lead(world).goal.slot == free
    bot, world = bound(view, goals[0])
    assert bot.lead(world).goal.slot == barred, "but as the only one it is gone for"


def test_nobody_breaks_in_where_the_next_turn_leads_on_through_a_fire() -> None:
    """It went to the adult that it had driven off, a fire before four rooms (82403, round 4)."""
    p = quiet(SEARCH, REST, *PLAIN)
    burning, *guarded = (slot for slot, _ in p.t.rs.board.ways[p.slot(START)])
    far = beyond(p, burning)
    p.t.fire = 1 << burning
    foes = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in enumerate(guarded, 1))
    for left, bold in ((2, False), (1, False)):
        p.t.actions_left = left
        view = changed(replace(seen(p), stalkers=foes), hands=(RIFLE,))
        bot, world = bound(view, Goal(guarded[0], 2.0), Goal(far, 2.0))
        assert bot.lead(world).bold is bold
        assert bot.lead(world).step == (burning if left > 1 else 0)
    p.t.fire = 0
    foes = (*foes, StalkerView("adult#9", "adult", burning, 0))
    view = changed(replace(seen(p), stalkers=foes), hands=(RIFLE,))
    bot, world = bound(view, Goal(guarded[0], 2.0), Goal(far, 2.0))
    assert bot.lead(world).bold


@pytest.mark.parametrize(("shots", "goes"), [(1, False), (2, True)])
def test_nobody_takes_on_an_adult_with_one_shot_for_a_look_round(shots: int, goes: bool) -> None:
    """It left a quiet dead end for an adult, shot once and ran (82413, round 5)."""
    p = quiet(SEARCH, REST, *PLAIN)
    near = [slot for slot, _ in p.t.rs.board.ways[p.slot(START)]]
    foes = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in enumerate(near, 1))
    gun = ItemView(f"assault_rifle:{shots}", "assault_rifle", shots, 5, "none")
    view = changed(replace(seen(p), stalkers=foes), hands=(gun,))
    bot, world = bound(view, Goal(near[0], 2.0))
    assert (step(bot, world, near[0]) > bot.score(world, option("pass"))) is goes


# ---- the end


def test_nobody_is_a_card_short_for_a_quiet_step() -> None:
    """Reconnaissance takes two cards: the pod was two rooms away, and two took one in (82414)."""
    p = quiet(SCOUT, SEARCH, REST, *PLAIN[:1])
    first = p.beside(START)
    p.t.time = 1
    pod = Goal(beyond(p, first), 125.0, POD)
    plain = option("move", f"{first:03}")
    scouts = option("play", "reconnaissance", "0")
    bot, world = bound(seen(p), pod)
    assert bot.score(world, scouts) < bot.score(world, plain)
    p.hold(SCOUT, SEARCH, REST, *PLAIN[:2])
    p.t.noise = (1 << p.t.rs.board.tech) - 1
    bot, world = bound(seen(p), pod)
    assert bot.score(world, scouts) > bot.score(world, plain), "there are cards for both"


def test_nobody_looks_at_the_engines_of_a_ship_that_blows_itself_up() -> None:
    """Three rounds before, four moves from the pods, and it passed then (82414, round 8)."""
    tile = "engine_control_room"
    p = Position("an_old_feud", tile, room=tile)
    open_ship(p)
    p.t.seen_engines[p.seat] = (-1, -1, -1)
    p.hold(SEARCH, REST, *PLAIN)
    for marker, looks in ((-1, True), (3, False)):
        view = replace(seen(p), destruct=marker)
        bot, world = rookie(view)
        assert (bot.room_action(world, "check_engines") > 0.0) is looks
        assert any(goal.action.startswith("check_engine") for goal in bot.goals) is looks
