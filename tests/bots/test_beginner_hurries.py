"""Rookies of both games in need and in haste: acts without sense, from set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state.keys import ACTION
from lockdown.views.types import ItemView, PackView, WoundView
from tests.bots.test_beginner import adult, step
from tests.bots.test_beginner import rookie as beginner
from tests.bots.test_beginner_means import about
from tests.bots.test_nemesis_beginner import FULL, changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_sense import REPAIRS, SEARCH, Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import option

CARDS = ("interruption", "demolition", "quarantine", "search")
SCALPEL = PackView("green", ItemView("scalpel", "scalpel", 0, 0, "none"))


@pytest.mark.rule("NM-ROM-18")
def test_a_cure_is_made_before_one_walks_to_the_surgery() -> None:
    """It had what an antidote is made of, and let itself be cut open (16403, round 11)."""
    p = Position("an_old_feud", "surgery")
    p.hold(*FULL)
    view = changed(seen(p), larva=True, pack=packed("medkit", "alcohol"))
    slot = p.beside("surgery")
    near = changed(view, room=slot)
    craft = worth(near, "craft", "antidote")
    assert craft > worth(near, "move", f"{p.slot('surgery'):03}") > 0.0
    assert worth(changed(near, larva=False), "craft", "antidote") < 0.0


@pytest.mark.rule("LD-ITM-25")
def test_nobody_asks_to_be_cut_who_would_not_bear_it() -> None:
    """A scalpel was used with two wounds, and the cut refused; else it comes first."""
    view = holding(placed(first_view(), larva=True, pack=(SCALPEL,)), *CARDS)
    cut = option("use", "scalpel", "0")
    for wounds, cuts in ((1, True), (2, False)):
        world = World(placed(view, wounds=(WoundView("arm", dressed=True),) * wounds))
        bot = beginner(world)
        steps = [bot.worth(world, step(slot)) for slot, _ in world.board.ways[world.room]]
        assert (bot.worth(world, cut) > max(steps)) is cuts
        assert (bot.worth(world, cut) > 0.0) is cuts


@pytest.mark.rule("NM-ROM-03")
def test_the_last_card_is_not_the_one_that_repairs_the_room_one_goes_to() -> None:
    """It stood in the broken comms room without a card (16403, round 10)."""
    p = Position("relentless_investigator", "comms_room")
    start = p.beside("comms_room")
    for card, goes in ((REPAIRS, False), (SEARCH, True)):
        p.hold(card)
        view = changed(seen(p), room=start, pack=packed() if not goes else packed("tools"))
        slot = p.slot("comms_room")
        rooms = tuple(
            replace(r, malfunction=r.slot == slot, explored=True, items=0) for r in view.rooms
        )
        bot, world = rookie(replace(view, rooms=rooms))
        assert bot.lead(world).step == slot
        assert (bot.worth(world, option("move", f"{slot:03}")) > -0.5) is goes


def test_in_haste_what_repairs_the_way_out_is_kept_rather_than_a_search() -> None:
    """It paid with the repair that the pods asked for, and kept a search (16403, round 13)."""
    p = Position("an_old_feud", "evacuation_section_a", "storage")
    p.hold(SEARCH, REPAIRS)
    for time, paid in ((2, "search"), (12, "basic_repairs")):
        p.t.time = time
        view = seen(p)
        section = p.slot("evacuation_section_a")
        rooms = tuple(
            replace(r, malfunction=r.slot == section, items=2 if r.slot != section else 0)
            for r in view.rooms
        )
        pods = tuple(replace(pod, locked=False) for pod in view.pods)
        bot, world = rookie(replace(view, rooms=rooms, pods=pods))
        asks = about("pay", "action", "shoot/1/1", *(option("pay", c) for c in world.hand))
        assert bot.price(world, asks) == f"pay {paid}"


def loud(view: LockdownView, slot: int) -> LockdownView:
    """With noise in every corridor of a room."""
    ways = World(view).board.corridors
    return replace(view, noise=tuple(way.text for way in ways if slot in (way.a, way.b)))


@pytest.mark.rule("LD-NOI-02")
def test_what_helps_against_somebody_is_not_paid_for_noise() -> None:
    """It paid for a step through noise with what it then lacked (16403, rounds 4 and 8)."""
    view = holding(first_view(), "vivisection", "search", "rushed_analysis")
    world = World(view)
    slot = next(s for s, _ in world.board.ways[world.room] if not world.friends(s))
    asks = about(
        "pay", "action", f"move/{slot}", *(option("pay", c) for c in ("vivisection", "search"))
    )
    noisy = World(loud(view, slot))
    assert beginner(noisy).price(noisy, asks) == "pay search"
    still = World(replace(view, noise=(), rooms=tuple(replace(r, items=2) for r in view.rooms)))
    assert beginner(still).price(still, asks) == "pay vivisection"
    isolation = world.find("isolation_room")
    lock = about("pay", "action", "room/lock_in", *asks.options)
    there = World(loud(placed(view, room=isolation), isolation))
    assert beginner(there).price(there, lock) == "pay search"


@pytest.mark.rule("LD-BAS-03")
def test_nobody_creeps_if_it_is_now_or_never_and_far() -> None:
    """It crept, and was one step short of the gate in the end (16402, round 7)."""
    cards = ("interruption", "demolition", "stun", "quarantine", "rest")
    view = replace(first_view(), isolation_open=True, time=2)
    slot = World(view).find("isolation_room")
    hops = World(view).hops(slot)
    start = next(other for other, moves in hops.items() if moves == 4)
    world = World(holding(placed(view, room=start), *cards))
    bot = beginner(world)
    ahead = bot.lead(world).step
    assert ahead
    assert bot.lead(world).goal.action == "lock_in"
    quiet = bot.worth(world, option("careful", f"{ahead:03}"))
    assert bot.worth(world, step(ahead)) > quiet + 3.0


# ---- what one has


@pytest.mark.rule("NM-OBJ-06")
def test_nobody_changes_one_corpse_for_another() -> None:
    """It picked up two corpses in turn, four rounds long (16404, rounds 8 to 11)."""
    p = Position("a_proper_burial")
    p.hold(*FULL)
    blue, other = (ItemView(text, "corpse", 0, 0, "none") for text in ("corpse:15", "corpse:7"))
    view = changed(seen(p), hands=())
    assert worth(view, "pickup", blue.text) > 0.0 > worth(view, "pickup", other.text)
    held = changed(view, hands=(blue,))
    assert worth(held, "pickup", other.text) < 0.0
    slot = p.beside("hibernatorium")
    for thing, fetched in ((blue, True), (other, False)):
        rooms = tuple(replace(r, objects=(thing,) * (r.slot == slot)) for r in view.rooms)
        bot, _ = rookie(replace(view, rooms=rooms))
        assert any(goal.action == "pickup" for goal in bot.goals) is fetched


@pytest.mark.parametrize(("cards", "opens"), [(("demolition", "rest"), True), (CARDS[1:2], False)])
def test_who_is_shut_in_with_a_foe_opens_the_door(cards: tuple[str, ...], *, opens: bool) -> None:
    """It passed with a full hand before an adult until it was dead (16404, rounds 4 and 5)."""
    view = holding(first_view(), *cards)
    here = World(view).room
    board = World(view).board
    closed = tuple(board.corridors[way].text for _, way in board.ways[here])
    world = World(replace(view, closed=closed, stalkers=adult(here)))
    bot = beginner(world)
    door = bot.worth(world, option("play", "demolition", "0"))
    assert (door > bot.worth(world, option("pass"))) is opens
    free = World(replace(view, stalkers=adult(here)))
    assert beginner(free).worth(free, option("play", "demolition", "0")) < -5.0


def test_cards_for_a_weapon_that_is_empty_go_first() -> None:
    """It paid with a search and kept what an empty rifle has no use for (16402, round 8)."""
    p = Position("an_old_feud")
    p.hold(SEARCH, ACTION["full_auto"])
    asks = about("pay", "action", "play/1/1", option("pay", "search"), option("pay", "full_auto"))
    rifle = ItemView("assault_rifle", "assault_rifle", 0, 6, "none")
    for things, paid in (((), "full_auto"), (("energy_charge",), "search")):
        bot, world = rookie(changed(seen(p), hands=(rifle,), pack=packed(*things)))
        assert bot.price(world, asks) == f"pay {paid}"


@pytest.mark.rule("NM-POD-05")
def test_a_repair_is_kept_for_the_way_out() -> None:
    """It mended an engine that nobody had looked at, beside the broken pods (16402, round 10)."""
    p = Position("an_old_feud", "evacuation_section_a")
    p.hold(SEARCH, SEARCH, REPAIRS)
    view = seen(p)
    section = p.slot("evacuation_section_a")
    pods = tuple(replace(pod, locked=False) for pod in view.pods)
    view = replace(changed(view, room=view.engines[1].room, larva=True), pods=pods)
    for broken, mends in ((True, False), (False, True)):
        rooms = tuple(replace(r, malfunction=broken and r.slot == section) for r in view.rooms)
        there = replace(view, rooms=rooms)
        assert (worth(there, "play", "basic_repairs", "1") > 0.0) is mends


@pytest.mark.rule("LD-ROM-08")
def test_the_repair_for_the_room_that_cures_is_not_paid_on_the_way_there() -> None:
    """It kept a search, and paid with the repair for the broken Decon Room (16407, round 6)."""
    view = holding(placed(first_view(), larva=True), "search", "repairs")
    world = World(view)
    cure = next(slot for slot, _ in world.board.ways[world.room])
    asks = about("pay", "action", "shoot/1/1", option("pay", "search"), option("pay", "repairs"))
    for broken, paid in ((True, "search"), (False, "repairs")):
        rooms = tuple(
            replace(r, tile="decon_room", explored=True, items=1, malfunction=broken)
            if r.slot == cure
            else replace(r, malfunction=False)
            for r in view.rooms
        )
        there = World(replace(view, rooms=rooms))
        bot = beginner(there)
        assert bot.lead(there).goal.slot == cure
        assert bot.price(there, asks) == f"pay {paid}"
