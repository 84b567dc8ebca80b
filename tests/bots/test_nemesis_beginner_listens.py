"""Rookies of the original game amid noise, and what they leave undone: set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.footsteps import Goal
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import goals, sprinklers
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.rules.pieces import set_room
from lockdown.state.keys import ACTION
from lockdown.views.types import ItemView, StalkerView, WoundView
from tests.bots.test_nemesis_beginner import changed, rookie, seen, worth
from tests.bots.test_nemesis_beginner_aims import (
    COVER,
    SCOUT,
    START,
    beyond,
    bound,
    quiet,
    step,
)
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_sense import asked, option

FEW = (SEARCH, REST, *PLAIN)
SECTION = pods.SECTIONS[1]
CORPSE = ItemView("corpse:1", "corpse", 0, 0, "none")
CARCASS = ItemView("carcass", "carcass", 0, 0, "none")


def loud(p: Position, slot: int) -> None:
    """Noise all round a room."""
    p.t.noise |= sum({1 << way for way in p.t.rs.board.exits[slot]})


# ---- steps


@pytest.mark.rule("NM-NOI-04")
def test_nobody_walks_where_every_number_brings_somebody() -> None:
    """Beside three quiet doors it took the loud one, in the first round (106401)."""
    p = quiet(*FEW)
    first, second = (slot for slot, _ in p.t.rs.board.ways[p.slot(START)][:2])
    wanted = Goal(first, 3.0), Goal(second, 2.0)
    bot, world = bound(seen(p), *wanted)
    assert bot.lead(world).step == first
    loud(p, first)
    bot, world = bound(seen(p), *wanted)
    assert bot.lead(world).step == second
    assert step(bot, world, first) < bot.score(world, option("pass"))
    hurt = changed(seen(p), wounds=(WoundView("bleeding"),))
    bot, world = bound(hurt, *wanted)
    assert bot.lead(world).step == first, "but for its life"


@pytest.mark.rule("NM-NOI-04")
def test_a_full_hand_goes_on_in_the_end_however_loud_it_is() -> None:
    p = quiet(SEARCH, *FEW)
    first = p.beside(START)
    loud(p, first)
    bot, world = bound(seen(p), Goal(first, 3.0))
    assert bot.lead(world).step == first
    p.hold(*FEW)
    bot, world = bound(seen(p), Goal(first, 3.0))
    assert not bot.lead(world).step
    p.hold(SEARCH, *FEW)
    p.t.fire = 1 << first
    bot, world = bound(seen(p), Goal(first, 3.0))
    assert not bot.lead(world).step, "but for a fight in the flames"


@pytest.mark.rule("NM-NOI-04")
def test_the_step_that_nobody_hears_is_taken_amid_noise() -> None:
    """It kept the card for it, and walked where three of four numbers bring somebody (102402)."""
    p = quiet(SCOUT, SEARCH)
    first = p.beside(START)
    loud(p, first)
    bot, world = bound(seen(p), Goal(first, 3.0))
    assert bot.scouting(world) > step(bot, world, first)
    assert bot.scouting(world) > bot.score(world, option("pass"))
    p.t.noise = 0
    bot, world = bound(seen(p), Goal(first, 3.0))
    assert bot.scouting(world) < step(bot, world, first)


@pytest.mark.rule("NM-CMB-18")
def test_nobody_slips_out_of_a_fight_into_the_next() -> None:
    """It had come from beside a friend, and slipped into noise all round (102403, round 4)."""
    p = quiet(COVER, *FEW)
    here = p.slot(START)
    first, second = (slot for slot, _ in p.t.rs.board.ways[here][:2])
    set_room(p.t, (p.seat + 1) % 4, second)
    view = replace(seen(p), stalkers=(StalkerView("adult#1", "adult", here, 0),))
    ways = asked("choose_target", *(option("to", f"{slot:03}") for slot in (first, second)))
    bot, world = bound(view, Goal(first, 2.0))
    calm = bot.flight(world, first)
    assert bot.target(world, ways) == f"to {first:03}"
    loud(p, first)
    view = replace(seen(p), stalkers=view.stalkers)
    bot, world = bound(view, Goal(first, 2.0))
    assert bot.target(world, ways) == f"to {second:03}"
    assert bot.flight(world, first) < calm


@pytest.mark.rule("NM-MRK-11")
def test_a_fire_that_leads_nowhere_keeps_nobody_from_other_ways() -> None:
    """Three sat with full hands before a burning room on their best way (108011)."""
    p = quiet(SEARCH, *FEW)
    hot, cool = (slot for slot, _ in p.t.rs.board.ways[p.slot(START)][:2])
    beyond = next(s for s, _ in p.t.rs.board.ways[hot] if s not in (p.slot(START), cool))
    bot, world = bound(seen(p), Goal(beyond, 8.0), Goal(cool, 1.8))
    assert bot.lead(world).step == hot
    p.t.fire = sum(1 << s for s, _ in p.t.rs.board.ways[hot] if s != p.slot(START)) | 1 << hot
    p.t.fire &= ~(1 << cool)
    bot, world = bound(seen(p), Goal(beyond, 8.0), Goal(cool, 1.8))
    assert bot.lead(world).step == cool


# ---- leaving


@pytest.mark.rule("NM-ROM-34")
@pytest.mark.parametrize(("cards", "leaves"), [(FEW[:3], False), ((SEARCH, *FEW), True)])
def test_nobody_tries_to_leave_amid_noise_with_the_last_cards(
    cards: tuple[int, ...], leaves: bool
) -> None:
    """With three cards in round 4; another one with its last two, and two wounds (106403)."""
    p = Position("an_old_feud", SECTION, room=SECTION)
    open_ship(p)
    p.t.pod_locked = 0
    p.hold(*cards)
    assert worth(seen(p), "room", "enter_pod") > 0.0
    loud(p, p.slot(SECTION))
    assert (worth(seen(p), "room", "enter_pod") > 0.0) is leaves
    p.t.time = 2
    assert worth(seen(p), "room", "enter_pod") > 0.0, "now or never"


@pytest.mark.rule("NM-OBJ-04")
def test_a_wound_is_no_reason_to_give_up_the_objective_at_half_time() -> None:
    """With a hurt leg it went aboard in round 5, with the signal still to be sent (102401)."""
    p = Position("the_great_hunt", SECTION, room=SECTION)
    open_ship(p)
    p.t.pod_locked = 0
    p.hold(*FEW)
    view = changed(seen(p), wounds=(WoundView("leg"),), light=1)
    assert worth(view, "room", "enter_pod") < worth(view, "pass")
    assert worth(changed(view, signal=True), "room", "enter_pod") > 0.0
    two = changed(view, wounds=(WoundView("leg"), WoundView("hand")))
    assert worth(two, "room", "enter_pod") > 0.0
    p.t.time = 4
    late = changed(seen(p), wounds=(WoundView("leg"),), light=1)
    assert worth(late, "room", "enter_pod") > 0.0


# ---- what the objective asks for


@pytest.mark.rule("NM-ROM-12")
@pytest.mark.parametrize(
    ("objective", "takes"), [("ab_ovo", True), ("my_precious", True), ("an_old_feud", False)]
)
def test_an_egg_is_taken_by_those_who_need_one(objective: str, takes: bool) -> None:
    """It stood in the Nest with a hand free, knew the Laboratory, and walked off (106401)."""
    p = Position(objective, "laboratory", room="nest")
    open_ship(p)
    p.hold(*FEW)
    view = seen(p)
    assert (worth(view, "room", "take_egg") > 3.0) is takes
    full = changed(view, hands=(CORPSE, ItemView("egg", "egg", 0, 0, "none")))
    assert worth(full, "room", "take_egg") < 0.0


@pytest.mark.rule("NM-ROM-11")
def test_what_is_to_be_analysed_is_carried_through_a_fire() -> None:
    """Beside the burning Laboratory it ran elsewhere with the corpse (102402, round 4)."""
    p = Position("extreme_field_biology", "laboratory")
    open_ship(p)
    lab = p.slot("laboratory")
    set_room(p.t, p.seat, p.beside("laboratory"))
    p.hold(SEARCH, *FEW)
    p.t.fire = 1 << lab
    bot, world = rookie(changed(seen(p), hands=(CORPSE,)))
    assert bot.lead(world).step == lab
    bot, world = rookie(seen(p))
    assert bot.lead(world).step != lab


@pytest.mark.rule("NM-OBJ-12")
def test_a_hoarder_uses_up_nothing_for_slime() -> None:
    """With five things of seven it wiped off the slime with one (102402, round 5)."""
    for objective, keeps in (("hoarder", True), ("an_old_feud", False)):
        p = Position(objective, room=START)
        p.hold(*FEW)
        view = changed(seen(p), slime=True)
        assert (worth(view, "use", "clothes", "0") < 0.0) is keeps
        assert worth(changed(view, wounds=(WoundView("leg"),)), "use", "clothes", "1") > 0.0
        dressed = changed(view, wounds=(WoundView("leg", dressed=True),))
        assert (worth(dressed, "use", "medkit", "1") < 0.0) is keeps


@pytest.mark.rule("NM-CMB-18")
def test_whoever_covers_a_retreat_takes_others_along() -> None:
    """Its objective asked for a survivor, and it left the other one to an adult (106403)."""
    for objective, takes in (("best_friends_forever", True), ("the_oldest_friend", True)):
        p = quiet(ACTION["covering_fire"], *FEW)
        friend = "ABCDE"[(p.seat + 1) % 4]
        asks = asked("choose_target", option("done"), option("player", friend))
        view = seen(p)
        assert view.me is not None
        view = replace(view, me=replace(view.me, objectives=(objective,)))
        bot, world = rookie(view)
        assert (bot.target(world, asks) == f"player {friend}") is takes
        world.doomed = {crew.number for crew in world.others}
        assert bot.target(world, asks) == "done"


@pytest.mark.rule("NM-WND-09")
def test_nobody_drives_its_neighbours_to_itself() -> None:
    """Two of four numbers led through its own door, and any wound killed it (106404, round 3)."""
    p = Position("an_old_feud", room="fire_control_system")
    open_ship(p)
    board, here = p.t.rs.board, p.slot("fire_control_system")
    near = [slot for slot, _ in board.ways[here]]
    shares = {
        slot: sum(way in {w for other, w in board.ways[slot] if other == here} for way in ways)
        for slot, ways in ((slot, board.exits[slot]) for slot in near)
    }
    _, world = rookie(seen(p))
    for slot, share in shares.items():
        assert sprinklers.invites(world, slot) is (share >= 2)
    hurt = changed(seen(p), wounds=tuple(map(WoundView, ("arm", "leg", "hand"))))
    assert all(sprinklers.invites(rookie(hurt)[1], slot) for slot in near)
    far = next(s for s in range(1, board.slots + 1) if s not in (here, *near))
    assert not sprinklers.invites(rookie(hurt)[1], far)


def test_only_who_has_chosen_forfeits_anything() -> None:
    """NM-CRT-02: with two objectives the other one may still be met."""
    p = Position("the_great_hunt", room=START)
    p.hold(*FEW)
    view = seen(p)
    assert view.me is not None
    _, world = rookie(view)
    assert goals.forfeits(world)
    both = replace(view, me=replace(view.me, objectives=("the_great_hunt", "an_old_feud")))
    assert not goals.forfeits(rookie(both)[1])
    assert isinstance(rookie(both)[0], NemesisRookie)


@pytest.mark.rule("NM-NOI-04", "NM-MOV-03")
def test_the_last_card_leads_nobody_into_a_loud_night() -> None:
    """From a quiet room to a friend amid noise, to stand there with no card (112402, round 2)."""
    p = quiet(SEARCH)
    first = p.beside(START)
    set_room(p.t, (p.seat + 1) % 4, first)
    wanted = Goal(beyond(p, first), 6.0)
    bot, world = bound(seen(p), wanted)
    assert step(bot, world, first) > bot.score(world, option("pass"))
    loud(p, first)
    bot, world = bound(seen(p), wanted)
    assert step(bot, world, first) < bot.score(world, option("pass"))
    p.hold(SEARCH, REST)
    bot, world = bound(seen(p), wanted)
    assert step(bot, world, first) > bot.score(world, option("pass"))
    loud(p, p.slot(START))
    p.hold(SEARCH)
    bot, world = bound(seen(p), wanted)
    assert step(bot, world, first) > bot.score(world, option("pass")), "it is no quieter here"
