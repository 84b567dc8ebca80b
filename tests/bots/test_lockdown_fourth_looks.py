"""What strangers who read whole games of `regular` called senseless. Positions made by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.planner import Plan
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import CARDS, learned, plainly, quiet_place
from tests.bots.test_lockdown_gate_keys import use, with_the_key
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room


def beside_foes(view: LockdownView, *kinds: str) -> LockdownView:
    here = World(view).room
    foes = (StalkerView(f"{kind}#{i}", kind, here, 0) for i, kind in enumerate(kinds))
    return replace(view, stalkers=tuple(foes))


def rashly(view: LockdownView, text: str, worth: float = 1.0) -> bool:
    """Whether an option is barred that is worth so many points."""
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    return text in rash(world, planner, {text: worth, "pass": 0.0})


def wounded(view: LockdownView, *keys: str) -> LockdownView:
    return placed(view, wounds=tuple(WoundView(key, False) for key in keys))


def sense(world: World) -> LockdownSense:
    bot = regular(world)
    assert isinstance(bot, LockdownSense)
    return bot


# ---- things


def test_a_part_is_not_kept_for_a_bench_that_is_out_of_reach() -> None:
    """LD-VIC-04: one left with a larva and two cards that its antiseptic would have wiped off."""
    view = placed(first_view(), larva=True, deck=7)
    pack = (PackView("green", ItemView("antiseptic", "antiseptic", 0, 0, "")),)
    view = placed(view, pack=pack)
    view = holding(view, "search", "rest", "demolition", "contamination", "contamination")
    shop = World(view).find("repository")
    at_bench = placed(replace(view, round=6, time=10), room=shop)
    use_it = "use antiseptic 0"
    assert rashly(at_bench, use_it, 4.0)
    late = replace(view, round=14, time=2, gate_open=True, rover_here=True)
    away = placed(late, room=World(view).find("isolation_room"))
    assert World(away).hops(shop).get(World(away).room, 9) > 2
    assert not rashly(away, use_it, 4.0)


# ---- blows


def test_who_bleeds_with_two_wounds_does_not_strike() -> None:
    """LD-CMB-13: half the faces miss, and passing kills then (101101, round 11)."""
    view = beside_foes(quiet_place(1)[0], "adult")
    blow = "melee adult#0"
    assert rashly(wounded(view, "leg", "bleeding"), blow)
    assert not rashly(wounded(view, "leg", "eyes"), blow)
    assert not rashly(wounded(view, "bleeding"), blow)
    # Whom passing kills anyway may try it; a larva hardly hits back.
    assert not rashly(wounded(view, "leg", "bleeding", "eyes"), blow)
    larva = beside_foes(view, "larva")
    assert not rashly(wounded(larva, "leg", "bleeding"), "melee larva#0")


def test_nobody_runs_from_a_larva_that_it_can_kill() -> None:
    """LD-ATK-11: whoever runs has it on it for certain; five of six blows kill (105201)."""
    view = beside_foes(quiet_place(3)[0], "larva")
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    points = {"pass": 0.0, "move 020": 6.3, "melee larva#0": 6.2}

    def runs(view: LockdownView, points: dict[str, float]) -> bool:
        return "move 020" not in rash(World(view), planner, points)

    assert not runs(view, points)
    assert runs(placed(view, larva=True), points)
    assert runs(wounded(view, "leg", "eyes", "hand"), points)
    assert runs(view, points | {"melee larva#0": -1.0})
    assert runs(beside_foes(view, "larva", "adult"), points)


# ---- ways out


def test_nobody_leaves_on_foot_amid_noise_with_a_thin_hand() -> None:
    """LD-BNK-04: slime, four markers and a creeper next door, three cards (101103, round 9)."""
    view = replace(at_the_gate(), rover_here=False, round=9, time=7)
    view = room(holding(view, *CARDS[:3]), 1, powered=False)
    board = World(view).board
    ways = [board.corridors[way].text for way in board.exits[1] if way < len(board.corridors)]
    loud = replace(view, noise=(*ways, "tech"))
    assert World(loud).marked(1) > 0.7
    foot = "escape foot"
    near = World(view).board.ways[1][0][0]
    foe = (StalkerView("creeper#1", "creeper", near, 0),)
    beset = replace(loud, stalkers=foe)
    assert rashly(beset, foot, 10.0)
    assert not rashly(loud, foot, 10.0), "a gamble with some odds"
    assert not rashly(replace(view, stalkers=foe), foot, 10.0)
    assert not rashly(holding(beset, *CARDS), foot, 10.0)
    assert not rashly(replace(beset, round=14, time=2), foot, 10.0)


def test_a_container_next_door_is_worth_a_burn() -> None:
    """LD-CSS-04: two launches went by, one room off, before time ran out (101101, rounds 12-14)."""
    view, beside = quiet_place(4)
    view = placed(room(view, beside, tile="css_c", fire=True, malfunction=False), room=20)
    view = room(view, 20, explored=True, tile="archive", items=0, fire=False)
    view = replace(view, time=2, round=14, actions_left=2)
    step = f"move {beside:03}"
    points = {"pass": 0.0, step: 2.1}
    bot = learned()

    def barred(view: LockdownView, plan: Plan) -> bool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(LockdownPlanner, "best", lambda _: plan)
            question = asked("action", *(option(*text.split()) for text in points))
            return step in bot.burnt(World(view), question, points)

    launch = Plan(beside, "enter_css", 0.3, 2.0, 0, 0.2, "container", 0, 0)
    assert not barred(view, launch)
    assert not barred(replace(view, actions_left=1), launch)
    assert barred(replace(view, actions_left=1, time=6, round=10), launch)
    assert barred(replace(placed(wounded(view, "leg", "eyes"), light=2), actions_left=1), launch)
    later = Plan(beside, "enter_css", 0.3, 2.0, 2, 0.2, "container", 0, 2)
    assert barred(view, later)
    assert barred(holding(view, *CARDS[:2]), launch), "no cards are left to get in"


def test_nobody_opens_a_trade_before_the_last_step_to_an_open_way_out() -> None:
    """LD-RND-09: the step and the rover are one turn; one asked for a medkit first (91101)."""
    view = at_the_gate()
    near = World(view).find("repository")
    view = replace(holding(placed(view, room=near), *CARDS[:4]), round=6, time=10)
    question = asked("action", option("pass"), option("trade"))
    view = replace(view, decision=question)
    plan = Plan(1, "escape", 0.0, 2.0, 0, 1.0, "bunker", 0, 99)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LockdownPlanner, "best", lambda _: plan)
        assert sense(World(view)).departs(World(view))
        # With one action left the way out has to wait for the next turn anyway.
        one = World(replace(view, actions_left=1))
        assert not sense(one).departs(one)
        tight = World(holding(replace(view, actions_left=1), *CARDS[:3]))
        assert sense(tight).departs(tight), "its last three cards are for the way out"
        poor = World(holding(view, *CARDS[:2]))
        assert not sense(poor).departs(poor)


def test_the_gate_is_not_opened_for_those_who_drive_off_first() -> None:
    """LD-BNK-03: with one action left somebody next door has the next turn, and the rover."""
    view = with_the_key("repairs", "demolition", "stun")
    near, other = World(view).find("repository"), World(view).seat + 1
    crew = tuple(
        replace(c, place="room", room=near, passed=False, hand=5) if c.seat == other else c
        for c in view.crew
    )
    view = replace(view, crew=crew)
    both, last = World(view), World(replace(view, actions_left=1))
    assert regular(both).opens_for_itself(both, use(both))
    assert not regular(last).opens_for_itself(last, use(last))
    spent = tuple(replace(c, passed=c.seat != view.seat) for c in crew)
    alone = World(replace(view, crew=spent, actions_left=1))
    assert regular(alone).opens_for_itself(alone, use(alone))


# ---- waiting


def test_who_has_waited_with_a_full_hand_may_go_back() -> None:
    """It sat in the Nest that it had looked into, a larva and five cards (105202, round 5)."""
    view, _ = quiet_place(5)
    bot = learned()
    bot.went(World(placed(view, room=26)), "move 020")
    points = {"pass": 0.0, "move 026": 1.9}
    later = replace(view, round=view.round + 1)
    assert "move 026" not in bot.back(World(later), points)
    assert "move 026" in bot.back(World(later), {"pass": 0.0, "move 026": 0.9})
    assert "move 026" in bot.back(World(holding(later, *CARDS[:3])), points)
    assert "move 026" in bot.back(World(view), points)


def test_what_the_objective_asks_for_is_not_left_lying() -> None:
    """LD-OBJ-14: one shot the adult whose carcass it needed, and walked off (105202, round 2)."""
    view, here = quiet_place(2)
    lies = (ItemView("carcass", "carcass", 0, 0, ""),)
    view = aiming(room(view, here, objects=lies), "proof")
    points = {"pass": 0.0, "move 020": 1.1, "pickup carcass": -0.4}
    assert plainly(learned(), view, points) == {"pass", "move 020"}
    assert "move 020" not in plainly(learned(), aiming(view, "dangerous_mind"), points)
    assert "move 020" not in plainly(learned(), wounded(view, "leg"), points)
    carrying = placed(view, hands=(ItemView("carcass", "carcass", 0, 0, ""),))
    assert "move 020" not in plainly(learned(), carrying, points)
