"""Acts without sense on the way out that were seen in games of rookies, from set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, StalkerView, WoundView
from tests.bots.test_beginner import PLAIN, acted, hemmed, rookie, step
from tests.bots.test_nemesis_beginner import FULL, changed, packed, seen, worth
from tests.bots.test_nemesis_beginner import rookie as original
from tests.bots.test_nemesis_sense import PLAIN as PLAIN_CARDS
from tests.bots.test_nemesis_sense import Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, option, room

FUEL = ("interruption", "demolition", "stun", "quarantine")


def test_a_broken_way_out_is_repaired_by_who_can() -> None:
    """LD-GOL-05: beside the broken Isolation Room it had a repair card, and went elsewhere."""
    view = replace(first_view(), isolation_open=True, time=7)
    slot = World(view).find("isolation_room")
    view = room(placed(view, room=slot), slot, malfunction=True)
    for card, goes in (("repairs", True), ("rest", False)):
        world = World(holding(view, card, *FUEL))
        bot = rookie(world)
        assert any(goal.action == "lock_in" for goal in bot.goals) is goes
        if goes:
            mends = bot.worth(world, option("play", "repairs", "0"))
            assert mends > max(bot.worth(world, step(s)) for s, _ in world.board.ways[slot])
            assert "repairs" in bot.needed(world), "and it is not paid with"


def test_a_broken_section_is_repaired_by_who_can() -> None:
    """NM-POD-05: with tools beside an open pod, in a broken section, it walked away."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    p.hold(*FULL)
    view = replace(seen(p), time=4)
    here = original(view)[1].room
    view = replace(
        view,
        pods=tuple(replace(pod, locked=False) for pod in view.pods),
        rooms=tuple(replace(r, malfunction=True) if r.slot == here else r for r in view.rooms),
    )
    for things, goes in ((("tools",), True), ((), False)):
        packs = changed(replace(view), pack=packed(*things))
        bot, world = original(packs)
        assert any(goal.action == "enter_pod" for goal in bot.goals) is goes
        if goes:
            ways = [f"{slot:03}" for slot, _ in world.board.ways[world.room]]
            best = max(worth(packs, "move", way) for way in ways)
            assert worth(packs, "use", "tools", "0") > best


def test_an_open_pod_draws_in_the_second_half() -> None:
    """Alone in round 7, it left its open pod to look at rooms that nobody knew."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    p.hold(*FULL)
    view = seen(p)
    free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
    early, late = (original(replace(free, time=time)) for time in (13, 9))
    assert early[0].lead(early[1]).step
    assert not late[0].lead(late[1]).step
    assert worth(replace(free, time=9), "room", "enter_pod") > worth(replace(free, time=9), "pass")


def test_the_last_card_leads_into_no_fire() -> None:
    """LD-RND-13: for a way out far off it spent its last card to stand in a fire till morning."""
    view = replace(first_view(), isolation_open=True, time=4)
    start = World(view).find("isolation_room")
    beside = World(view).board.ways[start][0][0]
    far = next(s for s, _ in World(view).board.ways[beside] if s != start)
    view = room(placed(view, room=far), beside, explored=True, fire=True)
    for cards, goes in ((1, False), (4, True)):
        world = World(holding(replace(view, actions_left=2), *PLAIN[:cards]))
        bot = rookie(world)
        walks = bot.worth(world, step(beside)) > bot.worth(world, option("pass"))
        assert walks is goes, cards
    both = World(holding(room(replace(view, actions_left=2), far, fire=True), *PLAIN[:1]))
    bot = rookie(both)
    assert bot.worth(both, step(beside)) > bot.worth(both, option("pass")), "it burns here too"


def test_cards_to_repair_with_are_not_crept_away() -> None:
    """It crept into the broken section with two cards left for a repair that takes three."""
    view = replace(first_view(), isolation_open=True, time=7)
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    view = placed(view, room=beside)
    for broken, cards in ((True, 4), (False, 3)):
        world = World(holding(room(view, slot, malfunction=broken), "repairs", *FUEL[: cards - 1]))
        assert rookie(world).crept(world, slot) > 0.0
        more = World(holding(room(view, slot, malfunction=broken), "repairs", *FUEL, "rest"))
        assert not rookie(more).crept(more, slot)


def test_who_bleeds_looks_for_something_to_dress_it_with() -> None:
    """With three things in the room and a card to search it, it left, bleeding, for the bridge."""
    p = Position("an_old_feud", "storage", room="storage")
    p.hold(*FULL)
    view = seen(p)
    here = original(view)[1].room
    stocked = replace(
        view, rooms=tuple(replace(r, items=3) if r.slot == here else r for r in view.rooms)
    )
    bleeds = changed(stocked, wounds=(WoundView("bleeding"),))
    search = ("play", "search", "0")
    ways = [f"{slot:03}" for slot, _ in original(view)[1].board.ways[here]]
    assert worth(bleeds, *search) > max(worth(bleeds, "move", way) for way in ways) + 3.0
    packs = changed(bleeds, pack=packed("bandages"))
    assert worth(packs, *search) < worth(packs, "use", "bandages", "0")
    assert worth(packs, *search) == worth(stocked, *search)
    goals = [goal.value for goal in original(bleeds)[0].goals if goal.slot == here]
    assert max(goals) > max(g.value for g in original(stocked)[0].goals if g.slot == here) + 3.0


def test_who_has_an_empty_weapon_keeps_what_loads_it() -> None:
    """NM-CRD-24: with an empty rifle it put a charge under the deck for a smoke grenade."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    asks = asked("keep_item", option("keep", "smoke_grenade"), option("keep", "energy_charge"))
    for shots, kept in ((0, "energy_charge"), (5, "smoke_grenade")):
        rifle = ItemView(f"assault_rifle:{shots}", "assault_rifle", shots, 5, "none")
        bot, world = original(changed(seen(p), hands=(rifle,)))
        answer = bot.answer_to("keep_item")
        assert answer is not None
        assert answer(world, asks) == f"keep {kept}"


def test_the_last_markers_make_everybody_repair() -> None:
    """LD-MRK-28: with two markers left it searched, a repair card in hand, and all were lost."""
    view = holding(first_view(), "repairs", "search", *FUEL[:3])
    here = World(view).room
    broken = room(view, here, explored=True, tile="archive", malfunction=True, items=2)
    for left, first in ((2, True), (6, False)):
        world = World(replace(broken, malfunctions_left=left))
        bot = rookie(world)
        mends = bot.worth(world, option("play", "repairs", "0"))
        assert (mends > bot.worth(world, option("play", "search", "0"))) is first
        assert (bot.worth(world, option("use", "tool_belt", "0")) > 3.0) is first


@pytest.mark.rule("LD-MRK-28")
@pytest.mark.parametrize(
    ("left", "cards", "mends"),
    [(2, 3, True), (6, 3, False), (2, 2, False)],
)
def test_the_last_markers_come_before_a_long_way_home(
    left: int, cards: int, *, mends: bool
) -> None:
    """It went on into rooms that broke, and a broken one lay behind it (51401, rounds 5 and 6)."""
    view = placed(first_view(), room=7)
    view = holding(view, *("repairs", "search", "distraction", "rest")[:cards])
    view = room(view, 22, explored=True, tile="isolation_room")
    view = room(view, 7, explored=True, tile="elevator_s02", malfunction=True)
    view = replace(view, malfunctions_left=left, isolation_open=True, emergency=7, time=11)
    asks = asked("action", option("pass"), option("play", "repairs", "0"), option("move", "016"))
    view = replace(view, decision=asks)
    assert acted(view, *asks.options[1:]) == asks.options[1 if mends else 2].text
    late = replace(view, time=8)
    assert acted(late, *asks.options[1:]) == "move 016", "no card can be spared"


def test_closed_doors_make_nobody_panic() -> None:
    """Shut in round 3, it took the way to the Isolation Room for endless, and broke out unarmed."""
    view = first_view()
    here = World(view).room
    shut = tuple(way.text for way in World(view).board.corridors if here in (way.a, way.b))
    assert rookie(World(view)).hurry(World(view)) == 0
    closed = World(replace(view, closed=shut))
    assert rookie(closed).hurry(closed) == 0
    p = Position("an_old_feud", room="storage")
    ship = seen(p)
    room_ = original(ship)[1].room
    ways = original(ship)[1].board.corridors
    doors = tuple(way.text for way in ways if room_ in (way.a, way.b))
    bot, world = original(replace(ship, closed=doors))
    assert bot.hurry(world) == original(ship)[0].hurry(original(ship)[1]) == 0


def test_the_fire_that_one_stands_in_is_put_out() -> None:
    """LD-RND-13: amid flames it sprayed the next room, and stayed in the fire."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    beside = World(view).board.ways[here][0][0]
    fires = room(room(view, here, fire=True), beside, explored=True, fire=True)
    asks = asked("choose_target", *(option("to", f"{slot:03}") for slot in (beside, here)))
    asks = replace(asks, about={"action": ArgView("text", f"use/{keys.ITEM['pressure_washer']}/0")})
    assert rookie(World(fires)).target(World(fires), asks) == f"to {here:03}"
    other = room(fires, here, fire=False)
    assert rookie(World(other)).target(World(other), asks) == f"to {beside:03}"


def test_the_unarmed_break_out_only_to_be_gone_again() -> None:
    """With its last action it walked unarmed to an adult, and waited there to be attacked."""
    view = holding(first_view(), *PLAIN)
    start = World(view).find("isolation_room")
    beside = World(view).board.ways[start][0][0]
    far = next(s for s, _ in World(view).board.ways[beside] if s != start)
    view = room(placed(view, room=far, hands=()), far, explored=True, items=0)
    late = replace(view, stalkers=hemmed(view, "adult"), isolation_open=True, time=4)
    for left, goes in ((2, True), (1, False)):
        world = World(replace(late, actions_left=left))
        assert rookie(world).lead(world).bold is goes


def test_nobody_waits_for_one_attack_after_another() -> None:
    """Unarmed beside an adult, adults behind both doors, two passed for three rounds."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    ways = [step(slot) for slot, _ in World(view).board.ways[here]]
    foes = (*hemmed(view, "adult"), StalkerView("adult#9", "adult", here, 0))
    met = replace(placed(view, hands=()), stalkers=foes)
    assert acted(replace(met, actions_left=2), *ways).startswith("move"), "on to a free room"
    assert acted(replace(met, actions_left=1), *ways) == "pass"


def test_who_has_nothing_left_to_do_waits_by_the_way_out() -> None:
    """In round 5, with all rooms known, it passed with five cards wherever it stood."""
    p = Position("an_old_feud", room="storage")
    p.hold(*PLAIN_CARDS)
    view = seen(p)
    known = tuple(replace(r, explored=True, items=0) for r in view.rooms)
    engines = tuple(replace(engine, state="working") for engine in view.engines)
    view = replace(view, rooms=known, engines=engines, coordinates={view.course: "earth"})
    view = changed(view, signal=True)
    bot, world = original(view)
    assert [goal.slot for goal in bot.goals] == [world.board.start_slot]
    assert bot.lead(world).step
    there, at = original(changed(view, room=world.board.start_slot))
    assert not there.lead(at).step


def test_no_weapon_falls_for_one_with_fewer_shots() -> None:
    """LD-ITM-33: it let a rifle with three shots fall for a shotgun with one."""
    p = Position("a_proper_burial")
    p.hold(*FULL)
    corpse = ItemView("corpse:15", "corpse", 0, 0, "none")
    for shots, answer in ((3, "decline"), (0, "drop rifle")):
        text = f"rifle:{shots}" if shots else "rifle"
        rifle = ItemView(text, "rifle", shots, 5, "none")
        bot, world = original(changed(seen(p), hands=(rifle, corpse)))
        drops = asked("full_hands", option("drop", text), option("decline"))
        asks = replace(drops, about={"item": ArgView("item", "prototype_shotgun:1")})
        answers = bot.answer_to("full_hands")
        assert answers is not None
        assert answers(world, asks) == answer


def test_the_armed_break_out_rather_than_wait_for_a_fire_to_end() -> None:
    """Between a fire that led nowhere and an adult it passed with five cards and a loaded gun."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    ways = World(view).board.ways[here]
    burning, guarded = ways[0][0], [slot for slot, _ in ways[1:]]
    fires = {burning, *(slot for slot, _ in World(view).board.ways[burning])} - {here, *guarded}
    view = placed(view, hands=(ItemView("smg:5", "smg", 5, 5, "none"),))
    foes = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in enumerate(guarded, 1))
    view = replace(room(view, here, explored=True, items=0), stalkers=foes, actions_left=2)
    for slot in fires:
        view = room(view, slot, explored=True, fire=True)
    world = World(view)
    assert rookie(world).lead(world).bold
