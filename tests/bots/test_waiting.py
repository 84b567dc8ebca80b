"""What `regular` does while it waits, and in fights that cannot be waited out: made by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make, trading
from lockdown.bots.regular import RegularBot
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.veteran import LockdownVeteran
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room

IDLE = ("search", "rest", "stun", "demolition", "interruption")
GOING = ("move", "careful")


def beside_the_way_out() -> tuple[LockdownView, int]:
    """Next to the Isolation Room, which opens in some rounds, with nothing else to hope for."""
    view = aiming(first_view(), "long_walk_home")
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    view = room(placed(view, room=beside), beside, explored=True, tile="css_c", items=2)
    # No container leaves any more.
    css = tuple(replace(token, revealed=True) for token in view.css)
    return replace(holding(view, *IDLE), round=5, time=11, rover_here=False, css=css), beside


def test_who_waits_searches_the_room_it_stands_in() -> None:
    """It passed for five rounds with two cards for it in a room with a thing in it."""
    view, beside = beside_the_way_out()
    world = World(view)
    bot = regular(world)
    assert bot.planner.best().wait > 0
    search = option("play", "search", "0")
    assert bot.score(world, search) > 0.0
    # A card that brings nothing is still no better than none.
    assert bot.score(world, option("play", "stun", "0")) < 0.0
    # Nobody walks away before: what is here comes first.
    steps = [option("careful", f"{s:03}") for s, _ in world.board.ways[beside]]
    assert bot.score(world, search) > max(bot.score(world, step) for step in steps)


def test_who_waits_walks_to_things_next_door() -> None:
    """It sat in the Isolation Room until it opened, beside quiet rooms with things in them."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    world = World(placed(view, room=slot))
    bot = regular(world)
    assert bot.planner.best().wait > 1
    assert bot.strolls(world, beside, 3)
    assert bot.score(world, option("careful", f"{beside:03}")) > 0.0
    # Not into a fire, not with the last cards, not for nothing, and not when somebody is near.
    hot = World(room(world.view, beside, fire=True))
    assert not regular(hot).strolls(hot, beside, 3)
    assert not bot.strolls(world, beside, 1)
    empty = World(room(world.view, beside, items=0))
    assert not regular(empty).rewarding(empty, beside)
    far = next(s for s, _ in world.board.ways[beside] if s != slot)
    near = World(replace(world.view, stalkers=(StalkerView("adult#1", "adult", far, 0),)))
    assert not regular(near).strolls(near, beside, 3)


def test_who_waits_walks_to_what_it_has_looked_at() -> None:
    """It passed three rounds with a full hand beside a room it had peeked at (11101, round 2)."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    seen = room(placed(view, room=slot), beside, explored=False, tile="vent_control", items=0)
    world = World(replace(seen, malfunctions_left=12))
    assert regular(world).strolls(world, beside, 3)
    nothing = World(room(world.view, beside, tile="nest"))
    assert not regular(nothing).rewarding(nothing, beside)
    dark = World(room(world.view, beside, tile=""))
    assert not regular(dark).rewarding(dark, beside), "it does not know what is there"
    ways = [f"{min(beside, s):03}-{max(beside, s):03}" for s, _ in world.board.ways[beside]]
    loud = World(replace(world.view, noise=tuple(ways)))
    assert not regular(loud).strolls(loud, beside, 3)


def test_nobody_waits_beside_the_queen_for_her_to_go() -> None:
    """LD-EVT-12: she stays as long as one does; it stood there for six rounds until it died."""
    view = placed(aiming(first_view(), "long_walk_home"), room=1)
    view = room(view, 1, explored=True, tile="guard_room", items=0)
    foe = StalkerView("queen#1", "queen", 1, 0)
    view = replace(view, gate_open=True, round=7, time=9, stalkers=(foe,), rover_here=True)
    world = World(holding(view, "search", "rest", "stun", "demolition", "interruption"))
    bot = regular(world)
    away = [option("move", f"{s:03}") for s, _ in world.board.ways[1]]
    assert max(bot.score(world, step) for step in away) > 0.0


def test_bare_hands_are_for_what_is_nearly_dead() -> None:
    """LD-CMB-13: with two wounds it struck at a fresh adult, again and again, until it died."""
    view = first_view()
    slot = World(view).find("isolation_room")
    hurt = placed(view, room=slot, wounds=(WoundView("leg"), WoundView("hand")))
    hurt = replace(holding(hurt, *IDLE), isolation_open=True, round=6, time=9)
    scores = []
    for wounds in (0, 4):
        foe = StalkerView("adult#1", "adult", slot, wounds)
        world = World(replace(hurt, stalkers=(foe,)))
        scores.append(regular(world).score(world, option("melee", "adult#1")))
    assert scores[0] < 0.0 < scores[1]


def test_rooms_are_repaired_when_markers_run_out() -> None:
    """LD-MRK-28: nobody repaired what it did not need, until one marker too few was left."""
    view, beside = beside_the_way_out()
    view = room(view, beside, malfunction=True, items=0)
    view = holding(view, "repairs", "rest", "stun", "demolition", "interruption")
    repair = option("play", "repairs", "0")
    scores = []
    for left in (9, 2, 0):
        world = World(replace(view, malfunctions_left=left))
        scores.append(regular(world).score(world, repair))
    assert scores[0] < 0.0 < scores[1] < scores[2]
    # One who wants the complex gone leaves them as they are.
    ruin = World(replace(aiming(view, "scorched_nest"), malfunctions_left=2))
    assert regular(ruin).spare(ruin) == 0.0
    # Others walk there for it.
    slot = World(view).find("isolation_room")
    away = World(placed(replace(view, malfunctions_left=1), room=slot))
    assert regular(away).duty(away, beside) > 0.1


def test_a_veteran_waits_neither_in_fires_nor_walks_to_and_fro() -> None:
    """It stood in a fire beside the queen for two rounds, and went back where it came from."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    hot = World(holding(room(view, beside, fire=True), "rest", "stun"))
    bot = make("veteran", 1)
    assert isinstance(bot, LockdownVeteran)
    out = option("move", f"{slot:03}")
    assert bot.barred(hot, asked("action", option("pass"), out)) == {"pass"}
    world = World(view)
    other = next(s for s, _ in world.board.ways[beside] if s != slot)
    steps = [option("careful", f"{s:03}") for s in (slot, other)]
    ways = asked("action", option("play", "search", "0"), *steps)
    bot.trail = (slot,)
    assert steps[0].text in bot.barred(world, ways)
    # Out of a fire one may go back.
    assert not bot.barred(hot, asked("action", steps[0]))


def test_the_last_action_leads_out_of_a_fire_and_none_into_one_for_nothing() -> None:
    """LD-RND-13: one with two light wounds stepped into a fire and spent its last action there."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    bot = make("veteran", 1)
    assert isinstance(bot, LockdownVeteran)
    out, work = option("move", f"{slot:03}"), option("play", "search", "0")
    hot = replace(holding(room(view, beside, fire=True), "search", "stun"), actions_left=1)
    assert work.text in bot.barred(World(hot), asked("action", work, out, option("pass")))
    early = World(replace(hot, actions_left=2))
    assert work.text not in bot.barred(early, asked("action", work, out, option("pass")))
    ahead = World(room(view, slot, fire=True))
    steps = asked("action", work, out, option("careful", f"{slot:03}"))
    assert {out.text, f"careful {slot:03}"} <= bot.barred(ahead, steps)


def test_who_is_infested_rests_when_it_leaves() -> None:
    """LD-CRD-06: an infected card kills it at once; it did so in round 3, with rounds to wait."""
    view, _ = beside_the_way_out()
    view = holding(placed(view, larva=True), "rest", "contamination", "stun", "demolition")
    rest = option("play", "rest", "0")
    waits = World(view)
    goes = World(replace(view, isolation_open=True))
    assert regular(waits).score(waits, rest) < 0.0 < regular(goes).score(goes, rest)


def test_nobody_lets_the_air_out_of_its_own_room() -> None:
    """LD-ROM-61: with a card that only seemed to repair, a Janitor let the air out and stayed."""
    view = placed(aiming(first_view(), "long_walk_home"), room=1)
    view = room(view, 1, explored=True, tile="vent_control", malfunction=True, items=0)
    foe = StalkerView("adult#1", "adult", 3, 0)
    view = replace(view, stalkers=(foe,))
    world = World(holding(view, "it_should_work", "maintenance_plan", "emergency_key"))
    bot = regular(world)
    assert bot.score(world, option("play", "it_should_work", "0")) < 0.0
    assert bot.planner.can_repair
    assert bot.duty(world, 1) == 0.0
    rooms = [option("to", f"{slot:03}") for slot in (1, 3, 6)]
    asks = replace(
        asked("choose_target", *rooms), about={"action": ArgView("text", "room/depressurize")}
    )
    assert bot.target(world, asks) == "to 003"


def test_a_card_that_gives_the_action_of_a_room_is_played_for_it() -> None:
    """LD-ROM-08: with the plan of the complex in hand it paid two cards for the Archive."""
    view = aiming(first_view(), "let_them_know")
    slot = next(r.slot for r in view.rooms if not r.explored and r.kind == "I")
    view = room(placed(view, room=slot), slot, explored=True, tile="archive", items=0)
    world = World(holding(view, "maintenance_plan", "rest", "interruption"))
    bot = regular(world)
    free, paid = option("play", "maintenance_plan", "0"), option("room", "examine_archive")
    assert bot.score(world, free) > bot.score(world, paid) > 0.0


def test_a_loaded_rifle_is_not_made_into_a_pistol() -> None:
    """LD-CRF-10: it had a rifle with three shots and a battery for it, and crafted."""
    view, _ = beside_the_way_out()
    craft = option("craft", "pistol")
    bare = World(view)
    rifle = ItemView("marksman_rifle:3", "marksman_rifle", 3, 3, "none")
    armed = World(placed(view, hands=(rifle,)))
    assert regular(armed).score(armed, craft) < 0.0 < regular(bare).score(bare, craft)


def test_nothing_of_no_use_is_done_in_a_fight() -> None:
    """Beside an adult, badly hurt, it used its last charges on a carcass, and on another one."""
    view = placed(aiming(first_view(), "long_walk_home"), room=1)
    view = room(view, 1, explored=True, tile="guard_room", items=0)
    wounds = (WoundView("leg"), WoundView("hand"), WoundView("arm"))
    foe = StalkerView("adult#1", "adult", 1, 0)
    view = replace(placed(view, wounds=wounds), gate_open=True, round=9, time=7, stalkers=(foe,))
    world = World(holding(view, *IDLE))
    bot = regular(world)
    assert bot.score(world, option("use", "probe_arm:2", "0")) < 0.0


def test_a_foe_is_not_pushed_to_where_one_is_going() -> None:
    """LD-ITM-17: beside the gate it gave its weapon to drive the queen to the gate."""
    view = placed(aiming(first_view(), "long_walk_home"), room=4)
    view = room(view, 1, explored=True, tile="guard_room", items=0)
    foe = StalkerView("queen#1", "queen", 4, 0)
    view = replace(view, gate_open=True, round=8, time=8, stalkers=(foe,), rover_here=True)
    world = World(holding(view, "search", "stun", "repairs", "rest"))
    bot = regular(world)
    assert bot.planner.best().slot == 1
    rooms = [option("to", f"{slot:03}") for slot, _ in world.board.ways[4]]
    action = ArgView("text", f"play/{keys.ACTION['stun']}/1/34/41")
    asks = replace(asked("choose_target", *rooms), about={"action": action})
    assert bot.target(world, asks) != "to 001"


def test_nobody_looks_around_who_can_lock_itself_in() -> None:
    """In the open Isolation Room, in round 2, it went next door to see what was there."""
    view = placed(
        aiming(first_view(), "loose_end_2"), room=World(first_view()).find("isolation_room")
    )
    view = replace(holding(view, "inconspicuous", "search", "rest"), rover_here=False, round=2)
    beside = World(view).board.ways[World(view).room][0][0]
    shut, ready = World(view), World(replace(view, isolation_open=True))
    assert regular(ready).leaving(ready)
    assert regular(ready).curiosity(ready, beside) == 0.0 < regular(shut).curiosity(shut, beside)
    # Nor does it look at tiles with its last card.
    assert regular(ready).card_share(ready, "defense_plan", "1") < 0.0
    assert regular(shut).card_share(shut, "defense_plan", "1") > 0.0


def test_empty_things_are_no_gifts() -> None:
    """Two gave each other a flashlight without a charge, four times, a card for each time."""
    full = ItemView("flashlight:2", "flashlight", 2, 2, "red")
    empty = ItemView("flashlight", "flashlight", 0, 2, "red")
    plain = ItemView("glow_stick", "glow_stick", 0, 0, "red")
    view = first_view()
    other = next(c for c in view.crew if c.seat != view.seat)

    def gives(item: ItemView) -> str:
        pack = PackView("red", item)
        world = World(placed(view, pack=(pack, pack, pack)))
        return trading.leftover(world, replace(other, pack=()), parting=False)

    assert gives(full) == full.text
    assert gives(plain) == plain.text
    assert not gives(empty)


def test_who_can_drive_off_any_foe_drives_off_its_own() -> None:
    """It used three charges on an adult next door while another one struck at it."""
    view = placed(first_view(), room=4)
    here, far = StalkerView("adult#1", "adult", 4, 0), StalkerView("adult#2", "adult", 11, 2)
    world = World(replace(view, stalkers=(far, here)))
    asks = asked("choose_target", option("target", "adult#2"), option("target", "adult#1"))
    assert regular(world).target(world, asks) == "target adult#1"
    lonely = World(replace(view, stalkers=(far,)))
    only = asked("choose_target", option("target", "adult#2"))
    assert regular(lonely).target(lonely, only) == "target adult#2"


def test_a_trade_is_opened_for_what_is_asked_then() -> None:
    """LD-TRD-09: it opened a trade with cards to ask, had one less then, and asked for nothing."""
    view = placed(first_view(), wounds=(WoundView("leg"),), pack=())
    other = next(c for c in view.crew if c.seat != view.seat)
    partner = replace(other, pack=(PackView("green"),))
    full = World(holding(view, *IDLE))
    wish = trading.request(full, partner)
    assert wish
    fewer = holding(view, *IDLE[: trading.PRESSING - 1])
    assert not trading.request(World(fewer), partner)
    opened = World(replace(fewer, decision=asked("trade_turn", option("done"))))
    assert trading.request(opened, partner) == wish


def test_who_waits_leaves_a_burning_room() -> None:
    """LD-RND-13: it waited five rounds for the gate in a fire, a wound for each, beside peace."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    view = room(placed(view, room=slot), beside, items=0)
    steps = [option("careful", f"{s:03}") for s, _ in World(view).board.ways[slot]]
    cold, hot = World(view), World(room(view, slot, fire=True))
    assert regular(cold).planner.best().wait > 1
    assert max(regular(cold).score(cold, step) for step in steps) < 0.0
    assert max(regular(hot).score(hot, step) for step in steps) > 0.0
    # Out of one fire into another there is nothing to gain.
    other = World(room(hot.view, beside, fire=True))
    assert regular(other).score(other, option("careful", f"{beside:03}")) < 0.0


def test_a_loaded_rifle_and_a_full_hand_are_for_shooting() -> None:
    """Nobody strikes before the round ends: it ran from a lone adult, and was struck for it."""
    view, beside = beside_the_way_out()
    view = room(view, beside, items=0)
    foe = StalkerView("adult#1", "adult", beside, 1)
    away = [option("move", f"{s:03}") for s, _ in World(view).board.ways[beside]]

    def armed(count: int) -> tuple[World, float]:
        rifle = ItemView(f"smg:{count}", "smg", count, 5, "none")
        seen = World(replace(placed(view, hands=(rifle,)), stalkers=(foe,)))
        return seen, regular(seen).score(seen, option("shoot", rifle.text, foe.text))

    world, volley = armed(5)
    assert volley > armed(1)[1] > 0.0
    assert volley > max(regular(world).score(world, step) for step in away)
    # With one card it is one shot, whatever is in the magazine.
    thin = World(holding(world.view, "rest"))
    one = regular(thin)
    assert one.volley(thin, foe, 5, 0.9, 0.1) == one.volley(thin, foe, 1, 0.9, 0.1)


def test_nobody_waits_for_death_between_two_foes() -> None:
    """It stood with five cards between an adult and a breeder until they had killed it."""
    view = placed(aiming(first_view(), "long_walk_home"), room=4, wounds=(WoundView("leg"),))
    foes = (StalkerView("adult#1", "adult", 4, 1), StalkerView("breeder#2", "breeder", 4, 0))
    noise = tuple(way.text for way in World(view).board.corridors)
    view = replace(view, round=14, time=1, rover_here=False, stalkers=foes, noise=noise)
    world = World(holding(view, *IDLE))
    bot = regular(world)
    steps = [option("move", f"{s:03}") for s, _ in world.board.ways[4]]
    assert max(bot.score(world, step) for step in steps) > 0.0


def test_the_last_card_is_not_spent_on_a_step_for_little() -> None:
    """It walked on with its last card where it gained nothing by being there this round."""
    view, beside = beside_the_way_out()
    step = option("move", f"{World(view).find('isolation_room'):03}")
    last = World(holding(view, "stun"))
    assert regular(last).score(last, step) < 0.0
    # Out of a fire one walks with any card.
    hot = World(room(last.view, beside, fire=True))
    assert regular(hot).score(hot, step) > 0.0


def test_what_one_came_for_is_done_before_one_looks_around() -> None:
    """In round 2 it walked out of the Transmitter Control to see the next room, signal unsent."""
    view = aiming(first_view(), "let_them_know")
    slot = next(r.slot for r in view.rooms if not r.explored and r.kind == "I")
    view = room(placed(view, room=slot), slot, explored=True, tile="transmitter_control", items=0)
    view = replace(holding(view, "rest", "inconspicuous", "stun"), round=2)
    world = World(view)
    bot = regular(world)
    new = [s for s, _ in world.board.ways[slot] if not world.rooms[s].explored]
    assert new
    assert bot.planner.best().action == "send_signal"
    assert not any(bot.curiosity(world, other) for other in new)
    send = bot.score(world, option("room", "send_signal"))
    assert send > max(bot.score(world, option("move", f"{other:03}")) for other in new)
    # Whoever has sent it looks around.
    sent = World(placed(view, signal=True))
    assert any(regular(sent).curiosity(sent, other) for other in new)


def test_nobody_makes_a_second_suit() -> None:
    """LD-BNK-01: one suit takes one out; what a second one is made of is good for something."""
    view = holding(first_view(), "search", "rest", "stun")
    craft = option("craft", "enviro_suit")
    world = World(view)
    assert regular(world).score(world, craft) > 0.0
    suit = PackView("none", ItemView("enviro_suit", "enviro_suit", 0, 0, "none"))
    owner = World(placed(view, pack=(suit,)))
    assert regular(owner).score(owner, craft) < 0.0


def at_the_start() -> tuple[LockdownView, int]:
    """In the Isolation Room in the first round, with all rooms around unseen."""
    view = aiming(first_view(), "loose_end_1")
    slot = World(view).find("isolation_room")
    for beside, _ in World(view).board.ways[slot]:
        view = room(view, beside, explored=False, tile="", items=-1)
    return replace(holding(placed(view, room=slot), *IDLE, "search"), round=1), slot


def test_who_waits_looks_next_door_in_the_first_round() -> None:
    """It passed with six cards beside four rooms that nobody had seen."""
    view, slot = at_the_start()
    world = World(view)
    bot = regular(world)
    assert bot.planner.best().wait > 1
    steps = [option("careful", f"{s:03}") for s, _ in world.board.ways[slot]]
    assert max(bot.score(world, step) for step in steps) > 0.0


def test_nobody_looks_at_plans_on_the_way_out_nor_lingers_before_a_fire() -> None:
    """It read plans and repaired a room two rounds before the end, with a fire before it."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    far = next(s for s, _ in World(view).board.ways[beside] if s != slot)
    view = replace(placed(view, room=far), isolation_open=True, actions_left=2, time=8, round=8)
    view = room(room(view, far, explored=True, tile="emergency_room"), beside, fire=True)
    shut = {s for s, _ in World(view).board.ways[far] if s != beside}
    for other in shut:
        view = replace(view, stalkers=(*view.stalkers, StalkerView("queen#1", "queen", other, 0)))
    world = World(holding(view, "search", "search", "repairs", "defense_plan", "rest"))
    bot = regular(world)
    assert bot.homeward
    assert bot.before_fire(world)
    assert bot.score(world, option("play", "defense_plan", "1")) < 0.0
    cool = World(room(world.view, beside, fire=False))
    assert not regular(cool).before_fire(cool)
    assert regular(cool).staying(cool, 2) > bot.staying(world, 2)


def test_the_lost_do_not_walk_to_and_fro() -> None:
    """With nothing left to hope for it stepped out of its room and back into it."""
    view = aiming(first_view(), "long_walk_home")
    view = replace(view, round=8, time=8, destruct=8, destruct_red=True, rover_here=False)
    css = tuple(replace(token, revealed=True) for token in view.css)
    world = World(holding(replace(view, css=css, gate_open=True), *IDLE))
    bot = regular(world)
    assert bot.waiting < 0.02
    steps = [option(verb, f"{s:03}") for s, _ in world.board.ways[world.room] for verb in GOING]
    assert max(bot.score(world, step) for step in steps) <= 0.0


def test_a_hurt_knee_leaves_fewer_cards() -> None:
    """Beside the rover it crept there for three of four cards, and had none for the way out."""
    view = replace(aiming(first_view(), "long_walk_home"), round=6, time=10, gate_open=True)
    rover = World(view).rover
    beside = World(view).board.ways[rover][0][0]
    view = holding(placed(room(view, rover, explored=True), room=beside), "rest", "stun", "search")
    world = World(view)
    assert view.decision is not None
    moves = (replace(option("move", f"{rover:03}"), cost=2),)
    hurt = World(replace(view, decision=replace(view.decision, options=moves)))
    assert (world.limp, hurt.limp) == (0, 1)
    there = regular(world).after_move(world, rover, careful=False)
    assert regular(hurt).after_move(hurt, rover, careful=False) < there


def test_tools_load_an_empty_nailgun() -> None:
    """It ran from adults with an empty nailgun and nails in its tool belt, and never taped a leak
    with the part of the tape that joins two things.
    """
    view, beside = beside_the_way_out()
    crew = tuple(
        replace(c, hands=(ItemView("nailgun", "nailgun", 0, 4, "none"),))
        if c.seat == view.seat
        else c
        for c in view.crew
    )
    world = World(replace(view, crew=crew))
    bot = regular(world)
    assert bot.item_share(world, "tool_belt", "1") > 0.0
    assert regular(World(view)).item_share(World(view), "tool_belt", "1") < 0.0
    broken = World(room(view, beside, malfunction=True, tile="archive"))
    assert regular(broken).item_share(broken, "duct_tape", "1") > 0.0
    assert regular(broken).item_share(broken, "duct_tape", "0") < 0.0


def test_slime_stays_while_one_searches_where_it_comes_from() -> None:
    """LD-ROM-52: it washed itself with its antiseptic and searched the Contaminated Room again."""
    view, beside = beside_the_way_out()
    view = placed(view, slime=True)
    soiled = World(room(view, beside, tile="contaminated_room", items=2))
    assert regular(World(view)).item_share(World(view), "antiseptic", "1") > 0.0
    assert regular(soiled).item_share(soiled, "antiseptic", "1") < 0.0


def test_a_full_hand_goes_to_see_a_quiet_room_rather_than_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LD-RND-04: six cards passed, four unseen rooms next door (51101, round 2)."""
    view, here = quiet_place(5)
    view = replace(view, round=2, time=14)
    world = World(view)
    near = [slot for slot, _ in world.board.ways[here]]
    unseen = next(slot for slot in near if not world.rooms[slot].explored)

    def chosen(view: LockdownView, points: float) -> str:
        """What is played if the plans think a step is worth so much."""
        monkeypatch.setattr(
            RegularBot, "score", lambda _, world, option: points * (option.verb == "move")
        )
        question = asked("action", option("pass"), option("move", f"{unseen:03}"))
        return LockdownRegular(1).choose(replace(view, decision=question))

    assert chosen(view, -0.3) == f"move {unseen:03}"
    assert chosen(view, -3.1) == "pass", "there is something to fear"
    assert chosen(holding(view, "rest", "vents", "search"), -0.3) == "pass", "no full hand"
    assert chosen(replace(view, round=7, time=9), -0.3) == "pass", "nobody looks around that late"
    loud = replace(view, noise=tuple(way.text for way in world.board.corridors))
    assert chosen(loud, -0.3) == "pass"
    known = room(view, unseen, explored=True, tile="decon_room")
    assert chosen(known, -0.3) == "pass"
