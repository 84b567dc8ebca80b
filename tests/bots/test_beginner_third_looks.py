"""Acts without sense seen in games of rookies of Lockdown (101401 to 101403), from positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots import goals
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state.keys import ITEM
from lockdown.views.types import ArgView, ItemView, StalkerView, WoundView
from tests.bots.test_beginner import adult, rookie
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_beginner_second_looks import far_from_the_shelter
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, room


def here_is(view: LockdownView, tile: str, *cards: str, malfunction: bool = False) -> LockdownView:
    """In such a room, with these cards."""
    here = World(view).room
    changed = room(view, here, explored=True, tile=tile, items=0, malfunction=malfunction)
    return holding(changed, *cards)


@pytest.mark.rule("LD-WND-03")
@pytest.mark.parametrize("level", ["rookie", "regular", "learned"])
def test_no_card_is_paid_for_the_second_wound_of_a_larva(level: str) -> None:
    """It paid Defense Plan for it (101402, round 4)."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    asks = asked("better_result", option("decline"), option("pay", PLAIN[0]))
    for kind, face, pays in (
        ("larva", "hit_plus", False),
        ("larva", "discard_hit", True),
        ("adult", "hit_plus", True),
    ):
        told = replace(asks, about={"face": ArgView("combat_face", face)})
        foe = (StalkerView(f"{kind}#1", kind, here, 0),)
        answer = make(level, 1).choose(replace(view, stalkers=foe, decision=told))
        assert (answer != "decline") == pays, (kind, face)


@pytest.mark.rule("LD-MRK-29")
def test_nobody_repairs_a_room_that_it_has_no_use_for() -> None:
    """Two paid three cards for it, one beside the queen (101401, round 2; 101403, round 3)."""
    view, _ = far_from_the_shelter()
    view = aiming(view, "loose_end_4")
    mends = option("play", "basic_repairs", "0")
    rooms = (("cooling_system", False), ("laboratory", False), ("css_a", False), ("archive", True))
    for tile, pays in rooms:
        broken = here_is(view, tile, "basic_repairs", *PLAIN[:4], malfunction=True)
        assert (offered(broken, mends) == mends.text) == pays, tile
    few = here_is(view, "archive", "basic_repairs", *PLAIN[:3], malfunction=True)
    assert offered(few, mends) != mends.text, "it had no cards left for what it repaired it for"


@pytest.mark.rule("LD-STK-03")
def test_the_mind_sends_off_whom_one_would_be_struck_by() -> None:
    """One ran out of the Nest, and was struck, with all three uses left (101403, round 2)."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    met = replace(view, stalkers=adult(here))
    sends = option("use", "overmind:3", "0")
    assert offered(met, sends, *steps(World(met))) == sends.text
    queen = replace(view, stalkers=(StalkerView("queen#1", "queen", here, 0),))
    assert offered(queen, sends, *steps(World(queen))) != sends.text, "LD-KNW-03"
    knows = placed(queen, knowledge=6)
    assert offered(knows, sends, *steps(World(knows))) == sends.text
    two = replace(met, stalkers=(*met.stalkers, StalkerView("adult#2", "adult", 1, 0)))
    about = {"action": ArgView("action", f"use/{ITEM['overmind'] | 3 << 8}/0")}
    targets = (option("target", "adult#2"), option("target", "adult#1"))
    asks = replace(asked("choose_target", *targets), about=about)
    assert rookie(World(two)).target(World(two), asks) == "target adult#1"


@pytest.mark.rule("LD-GOL-02")
def test_nobody_who_is_well_gives_its_objective_up_by_leaving() -> None:
    """It locked itself in unhurt in round 4, its signal not sent (101402)."""
    view, shelter = far_from_the_shelter()
    view = holding(placed(replace(view, time=12, round=4), room=shelter), *PLAIN)
    locks = option("room", "lock_in")
    undone = aiming(view, "scorched_nest")
    assert offered(undone, locks) != locks.text
    assert goals.in_vain(World(undone), "bunker")
    for ready in (
        placed(undone, wounds=(WoundView("leg"),), larva=True),
        replace(undone, time=8),
        aiming(view, "loose_end_4"),
        aiming(placed(view, signal=True, knowledge_active=True), "let_them_know"),
    ):
        assert offered(ready, locks) == locks.text
    both = aiming(view, "applied_xenology", "scorched_nest")
    assert offered(both, locks) != locks.text, "neither is begun"
    assert offered(aiming(view, "applied_xenology", "loose_end_4"), locks) == locks.text


@pytest.mark.rule("LD-ROM-40")
def test_the_egg_is_fetched_that_the_objective_asks_for() -> None:
    """One waited two rooms from the Nest, and left in a container without it (101403, round 6)."""
    view, _ = far_from_the_shelter()
    world = World(view)
    nest = world.board.ways[world.room][0][0]
    view = holding(room(view, nest, explored=True, tile="nest", malfunction=False), *PLAIN)
    asks = aiming(placed(view, hands=()), "special_delivery")
    assert any(goal.action == "take_egg" for goal in rookie(World(asks)).goals)
    assert goals.in_vain(World(asks), "container")
    egg = placed(asks, hands=(ItemView("egg", "egg", 0, 0, ""),))
    assert not any(goal.action == "take_egg" for goal in rookie(World(egg)).goals)
    assert not goals.in_vain(World(egg), "container")


@pytest.mark.rule("LD-MRK-02")
def test_the_wail_silences_the_room_that_one_goes_to() -> None:
    """Its mission item was never used (101403)."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    ahead = rookie(world).lead(world).step
    exits = [world.board.code[way] for way in world.board.exits[ahead] if way < world.board.tech]
    names = tuple(f"{code // 1000:03}-{code % 1000:03}" for code in dict.fromkeys(exits))
    loud = replace(view, noise=names)
    wails = option("use", "wail:3", "0")
    lead = rookie(World(loud)).lead(World(loud))
    worth = rookie(World(loud)).worth(World(loud), wails)
    assert lead.step != ahead or worth > 0.0
    assert rookie(world).worth(world, wails) < 0.0


@pytest.mark.rule("LD-ROM-44")
def test_the_room_that_cures_is_repaired_before_one_walks_off_with_a_larva() -> None:
    """It had the cards for both, and went for the rover five rooms away (105501, round 6)."""
    view, _ = far_from_the_shelter()
    view = aiming(placed(replace(view, gate_open=True), larva=True), "loose_end_4")
    mends = option("play", "clean_up", "0")
    for cards, cures in ((("clean_up", *PLAIN[:3]), True), (("clean_up", "rest"), False)):
        broken = here_is(view, "decon_room", *cards, malfunction=True)
        answer = offered(broken, mends, *steps(World(broken)))
        assert (answer == mends.text) or not cures
    gate = World(view).gate
    there = room(placed(view, room=gate), gate, explored=True, tile="testing_lab", malfunction=True)
    leaver = rookie(World(holding(there, "clean_up")))
    assert any(goal.action == "escape" for goal in leaver.goals)
    assert leaver.mended(World(holding(there, "clean_up"))) == 0.0, "LD-BNK-02"


@pytest.mark.rule("LD-ROM-44")
def test_what_is_known_to_be_clean_is_not_scanned_again() -> None:
    """In the last round it paid two cards for that (105501, round 9)."""
    view, _ = far_from_the_shelter()
    scans = option("room", "decontaminate")
    clean = here_is(view, "decon_room", "contamination_clean", *PLAIN[:3])
    bad = here_is(view, "decon_room", "contamination", *PLAIN[:3])
    assert rookie(World(clean)).worth(World(clean), scans) <= 0.0
    assert rookie(World(bad)).worth(World(bad), scans) > 0.0


@pytest.mark.rule("LD-WND-04")
def test_a_worn_foe_is_struck_by_what_is_sure_to_be_its_end() -> None:
    """It ran from a creeper with four wounds, and died of the blow (105502, round 6)."""
    view = holding(placed(first_view(), hands=()), "desperate_attack", "repairs", "search")
    here = World(view).room
    strikes = option("play", "desperate_attack", "0")
    for wounds, struck in ((4, True), (3, True), (1, False)):
        foe = replace(view, stalkers=(StalkerView("creeper#1", "creeper", here, wounds),))
        worth = rookie(World(foe)).worth(World(foe), strikes)
        ways = [rookie(World(foe)).worth(World(foe), way) for way in steps(World(foe))]
        assert (worth > max(ways)) == struck


def test_one_who_bleeds_keeps_what_eases_it() -> None:
    """It took an Analysis Kit, and died of the next light wound (105501, rounds 4 and 5)."""
    view = holding(first_view(), *PLAIN)
    found = asked(
        "keep_item", option("keep", "analysis_instruments"), option("keep", "painkillers")
    )
    bleeds = placed(view, wounds=(WoundView("bleeding"),))
    world = World(replace(bleeds, decision=found))
    assert rookie(world).kept(world, found) == "keep painkillers"
    dresses = asked("keep_item", option("keep", "medkit"), option("keep", "painkillers"))
    assert rookie(world).kept(world, dresses) == "keep medkit"


@pytest.mark.rule("LD-GOL-05")
def test_nobody_creeps_into_the_shelter_and_makes_the_noise_itself() -> None:
    """Its own marker was the third of four, and it went away again (105501, round 5)."""
    view, shelter = far_from_the_shelter()
    board = World(view).board
    beside = board.ways[shelter][0][0]
    view = aiming(
        placed(view, room=beside, wounds=(WoundView("leg"), WoundView("arm"))), "loose_end_4"
    )
    ways = [way for way in board.exits[shelter] if way < board.tech]
    codes = [board.code[way] for way in dict.fromkeys(ways)]
    names = [f"{code // 1000:03}-{code % 1000:03}" for code in codes]
    for marks, creeps in ((0, True), (2, False)):
        world = World(holding(replace(view, noise=tuple(names[:marks])), *PLAIN))
        assert rookie(world).lead(world).goal.action == "lock_in"
        assert (rookie(world).crept(world, shelter) == 0.0) == creeps
