"""Fights of Lockdown that are left unhurt, and those that one does not wait for."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots import answers
from lockdown.games.lockdown.bots.fights import slipping
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room


def foe(kind: str, slot: int) -> StalkerView:
    return StalkerView(f"{kind}#1", kind, slot, 0)


def fight(view: LockdownView, kind: str, *cards: str) -> LockdownView:
    """Beside a foe with these cards."""
    return holding(replace(view, stalkers=(foe(kind, World(view).room),)), *cards)


def test_who_is_nearly_dead_does_not_run_with_the_card_that_keeps_all_from_striking() -> None:
    """LD-CMB-19: it saved a thing of no use, and died of the step (15102, round 6)."""
    view, _ = quiet_place(4)
    torn = tuple(WoundView(key, True) for key in ("eyes", "hand", "arm"))
    pack = (PackView("red", ItemView("analysis_instruments", "analysis_instruments", 0, 0, "")),)
    for wounds in (torn, torn[:1]):
        there = placed(view, wounds=wounds, pack=pack)
        world = World(fight(there, "adult", "search", "distraction", "rest", "interruption"))
        bot = regular(world)
        step = max(
            bot.score(world, option("move", f"{slot:03}"))
            for slot, way in world.board.ways[world.room]
            if way not in world.shut
        )
        assert bot.score(world, option("play", "distraction", "0")) > step
        assert bot.score(world, option("use", "smoke_grenade", "0")) > step


def test_questions_for_the_room_that_one_slips_to_are_known() -> None:
    assert slipping(f"play/{keys.ACTION['distraction']}/0")
    assert slipping(f"use/{keys.ITEM['smoke_grenade']}/0/-1")
    assert not slipping(f"use/{keys.ITEM['medkit']}/0/-1")
    assert not slipping(f"play/{keys.ACTION['stun']}/1/")


def test_an_empty_weapon_clears_the_way_out() -> None:
    """LD-STK-01: it ran from the open gate, and paid with the card for it (15102, round 6)."""
    view = at_the_gate()
    hands = (ItemView("smg", "smg", 0, 5, ""),)
    view = placed(replace(view, actions_left=1), hands=hands)
    world = World(fight(view, "adult", "search", "facility_tour", "stun"))
    bot = regular(world)
    push = bot.score(world, option("play", "stun", "1"))
    steps = [bot.score(world, option("move", f"{s:03}")) for s, _ in world.board.ways[world.room]]
    assert push > max(0.0, *steps)


def test_nobody_waits_for_a_lone_larva() -> None:
    """LD-ATK-11: one let it come, an adult next door in its way (15303, round 8)."""
    view, here = quiet_place(5)
    shelter = World(view).find("isolation_room")
    view = replace(view, isolation_open=True, time=8, round=8)
    adult = StalkerView("adult#2", "adult", shelter, 0)
    world = World(replace(view, stalkers=(foe("larva", here), adult)))
    bot = regular(world)
    threat = bot.odds.company(here)
    assert bot.unbound(world, threat, 1) >= math.exp(threat) * bot.passed(world, 1)
    assert bot.score(world, option("melee", "larva#1")) > 0.0


def test_contamination_goes_at_a_pass_in_a_fight() -> None:
    """LD-BAG-04: three of four were kept, and took the place of cards (15102, round 8)."""
    view, _ = quiet_place(2)
    view = holding(view, "contamination", "search")
    texts = [option("done"), option("discard", "contamination"), option("discard", "search")]
    question = asked("pass_discard", *texts)
    assert answers.pass_discard(World(view), question) == "done"
    struck = World(fight(view, "adult", "contamination", "search"))
    assert answers.pass_discard(struck, question) == "discard contamination"


def test_a_decoy_calls_nobody_to_where_one_goes_next() -> None:
    """LD-STK-01: it called two adults into its only way on (29302; 41301, round 5)."""
    view = placed(aiming(first_view(), "long_walk_home"), room=4)
    view = room(view, 1, explored=True, tile="guard_room", items=0)
    view = replace(view, gate_open=True, rover_here=True, round=8, time=8)
    world = World(fight(view, "adult", "search", "stun", "repairs", "rest"))
    bot = regular(world)
    assert bot.planner.best().slot == 1
    rooms = [option("to", f"{slot:03}") for slot, _ in world.board.ways[4]]
    action = ArgView("text", f"use/{keys.ITEM['decoy']}/0/-1")
    asks = replace(asked("choose_target", *rooms), about={"action": action})
    assert bot.target(world, asks) != "to 001"


def test_a_grenade_is_thrown_at_those_who_strike() -> None:
    """LD-CRD-32: at a creeper next door, the queen in the own room."""
    view, here = quiet_place(4)
    ways = [slot for slot, _ in World(view).board.ways[here]]
    near = replace(view, stalkers=(foe("queen", here), foe("creeper", ways[0])))
    rooms = [option("to", f"{slot:03}") for slot in (here, ways[0], ways[1])]
    action = ArgView("text", f"use/{keys.ITEM['grenade']}/0/-1")
    asks = replace(asked("choose_target", *rooms), about={"action": action})
    world = World(near)
    assert regular(world).target(world, asks) == f"to {here:03}"
    # LD-HRM-02: not for one whom its splinters would nearly kill.
    wounds = (WoundView("knee"), WoundView("guts"))
    world = World(placed(near, wounds=wounds))
    assert regular(world).target(world, asks) == f"to {ways[0]:03}"
    # Elsewhere at as many as can be.
    crew = tuple(c if c.seat == view.seat else replace(c, room=1) for c in view.crew)
    queen = replace(view, crew=crew, stalkers=(foe("creeper", ways[0]), foe("queen", ways[1])))
    world = World(queen)
    assert regular(world).target(world, asks) == f"to {ways[1]:03}"


def test_nobody_throws_a_grenade_at_its_own_feet_for_little() -> None:
    """LD-CRD-32, LD-WND-05: two of them for two serious wounds, and the queen lived (51102)."""
    view, here = quiet_place(4)
    pack = (PackView("red", ItemView("grenade", "grenade", 0, 0, "")),)
    view = placed(view, pack=pack)
    throws = option("use", "grenade", "0")

    def worth(*foes: StalkerView, wounds: tuple[WoundView, ...] = ()) -> float:
        world = World(placed(replace(view, stalkers=foes), wounds=wounds))
        return regular(world).score(world, throws)

    queen, adult = foe("queen", here), foe("adult", here)
    assert worth(queen) < 0.0
    assert worth(adult) < 0.0
    assert worth(foe("larva", here)) < 0.0
    # Where there is more to be won by it, it is thrown as before; by nobody who is nearly dead.
    assert worth(replace(queen, wounds=5)) > 0.0
    assert worth(replace(adult, wounds=2)) > 0.0
    assert worth(queen, adult) > 0.0
    torn = (WoundView("knee"), WoundView("guts"))
    assert worth(queen, adult, wounds=torn) < 0.0
