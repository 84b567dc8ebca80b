"""Acts without sense that were seen when games of `learned` were read again, made by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots import closing
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, ItemView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import CARDS, barred, learned, plainly, quiet_place
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import asked, option, regular, room


def foe(kind: str, slot: int, number: int = 1) -> StalkerView:
    return StalkerView(f"{kind}#{number}", kind, slot, 0)


def shines(view: LockdownView, event: str, level: str = "learned") -> bool:
    """Whether a light is used against the darkness of an event."""
    offers = (option("decline"), option("react-item", "flashlight:2"))
    question = DecisionView(
        "dark_event", "", secret=True, options=offers, about={"event": ArgView("event", event)}
    )
    return make(level, 1).choose(replace(view, decision=question)) != "decline"


@pytest.mark.parametrize("level", ["regular", "learned", "rookie"])
def test_no_light_is_used_against_an_event_that_does_not_touch_one(level: str) -> None:
    """LD-EVT-21: three of three games saw such a use (81301, 81302, 81303)."""
    view, here = quiet_place(3)
    view = placed(room(view, here, powered=False), wounds=(), hands=())
    hurt = placed(view, wounds=(WoundView("body"),))
    dressed = placed(view, wounds=(WoundView("body", True),))
    section = World(view).rooms[here].section
    far = next(r.slot for r in view.rooms if r.section == section and r.slot != here)
    hounded = replace(hurt, stalkers=(foe("adult", far),))
    for event in ("blood_trace_1", "blood_trace_2", "scent_of_blood"):
        assert not shines(view, event, level)
        assert not shines(dressed, event, level)
        assert shines(hounded if "trace" in event else hurt, event, level)
    assert not shines(hurt, "blood_trace_1", level), "nobody is there to come (91303, round 9)"
    assert shines(view, "damage", level)
    assert not shines(room(view, here, malfunction=True), "damage", level)
    assert shines(view, "egg_protection", level)
    assert not shines(view, "lurking", level)
    assert shines(replace(view, stalkers=(foe("adult", here),)), "lurking", level)
    assert not shines(view, "hatching", level), "it holds an action card"
    assert shines(holding(view, "contamination"), "hatching", level)
    assert not shines(holding(view), "panic", level), "the card concerns it in the light too"


def test_noise_of_events_is_kept_away_where_there_is_none_yet() -> None:
    """An event places noise in corridors that have none."""
    view, here = quiet_place(3)
    board = World(view).board
    view = room(replace(view, noise=()), here, powered=False)
    ways = [slot for slot, way in board.ways[here] if way < board.tech]
    names = [f"{min(here, slot):03}-{max(here, slot):03}" for slot in ways]
    tech = any(way >= board.tech for way in board.exits[here])
    loud = replace(view, noise=(*names, *(("tech",) if tech else ())))
    for event in ("bulkheads_open", "nest"):
        assert shines(view, event)
        assert not shines(loud, event)
    assert shines(view, "noise_in_corridors") == tech


@pytest.mark.parametrize("level", ["regular", "learned"])
def test_what_is_laid_down_is_the_empty_weapon(level: str) -> None:
    """LD-ITM-07: the loaded rifle fell for a carcass, the empty gun was kept (81301, round 7)."""
    view, _ = quiet_place(3)
    rifle = ItemView("assault_rifle:3", "assault_rifle", 3, 3, "")
    shotgun = ItemView("riot_shotgun", "riot_shotgun", 0, 2, "")
    loaded = replace(shotgun, text="riot_shotgun:2", count=2)
    empty = replace(rifle, text="assault_rifle", count=0)
    for hands in ((rifle, shotgun), (shotgun, rifle), (loaded, empty), (empty, loaded)):
        drops = tuple(option("drop", item.text) for item in hands)
        about = {"action": ArgView("action", f"pickup/{keys.ITEM['carcass']}")}
        question = replace(asked("choose_target", *drops), about=about)
        there = replace(placed(view, hands=hands), decision=question)
        assert make(level, 1).choose(there) == f"drop {next(i.text for i in hands if not i.count)}"


def test_nobody_slips_away_into_another_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """LD-CMB-19: from the queen to an adult, that struck it on the way on (81302, round 8)."""
    view, here = quiet_place(4)
    near = [slot for slot, _ in World(view).board.ways[here]][:2]
    rooms = tuple(option("to", f"{slot:03}") for slot in near)
    action = ArgView("action", f"play/{keys.ACTION['distraction']}/0")
    asks = replace(asked("choose_target", *rooms), about={"action": action})

    def chosen(fight: float, other: float) -> str:
        world = World(replace(view, stalkers=(foe("queen", here), foe("adult", near[0], 2))))
        bot, worth = regular(world), dict(zip(near, (fight, other), strict=True))
        monkeypatch.setattr(bot, "after_move", lambda _, slot, careful: worth[slot])
        return bot.target(world, asks)

    assert chosen(0.27, 0.21) == f"to {near[1]:03}"
    assert chosen(0.21, 0.27) == f"to {near[1]:03}"
    assert chosen(0.34, 0.20) == f"to {near[0]:03}", "the only way out leads through it"


def test_fear_of_a_foe_next_door_leads_into_no_room_that_is_loud_all_over() -> None:
    """LD-NOI-04: it ran from the queen, whom somebody held up, to an adult (81301, round 8)."""
    view, here = quiet_place(4)
    board = World(view).board
    (threat, _), (slot, _) = board.ways[here][:2]
    near = [other for other, way in board.ways[slot] if way < board.tech]
    names = [f"{min(slot, other):03}-{max(slot, other):03}" for other in near]
    view = room(replace(view, stalkers=(foe("queen", threat),)), slot, explored=True)
    crew = tuple(c if c.seat == view.seat else replace(c, room=0) for c in view.crew)
    view = replace(view, crew=crew)
    points = {"pass": 0.0, f"move {slot:03}": -0.6}
    assert f"move {slot:03}" not in barred(view, points)
    assert f"move {slot:03}" in barred(replace(view, noise=(*names, "tech")), points)


def test_who_came_for_the_archive_uses_it_with_its_last_cards() -> None:
    """It sat in the room of its objective with the two cards, and was dead (81301, round 9)."""
    view, _ = quiet_place(2)
    points = {"pass": 0.0, "room examine_archive": 4.3}
    assert "pass" in plainly(learned(), view, points)
    assert "pass" not in plainly(learned(), view, points | {"room examine_archive": 2.0})


def test_nobody_with_a_full_hand_waits_to_be_struck() -> None:
    """LD-CMB-14: five cards beside an adult, a way out as good as to stay (81301, round 12)."""
    view, here = quiet_place(4)
    crew = tuple(c if c.seat == view.seat else replace(c, room=0) for c in view.crew)
    view = placed(replace(view, crew=crew, stalkers=(foe("adult", here),)), hands=())
    board = World(view).board
    slot = board.ways[here][0][0]
    beyond = next(other for other, way in board.ways[slot] if other != here and way < board.tech)
    view = replace(view, noise=(f"{min(slot, beyond):03}-{max(slot, beyond):03}",))
    points = {"pass": 0.0, f"move {slot:03}": 0.6}
    assert "pass" in plainly(learned(), view, points)
    assert "pass" not in plainly(learned(), holding(view, *CARDS[:3]), points)
    held = tuple(c if c.seat == view.seat else replace(c, room=here, hand=2) for c in view.crew)
    assert "pass" not in plainly(learned(), replace(view, crew=held), points), "somebody shields it"


def test_who_waits_for_the_only_launch_stays() -> None:
    """LD-CSS-02: it left the room a round before, and time ran out (81303, round 13)."""
    view, _ = quiet_place(4)
    world = World(view)
    here = world.find("isolation_room")
    far = {slot for slot, hops in world.hops(here).items() if hops > 6}
    slot = max(far or set(world.hops(here)), key=world.hops(here).__getitem__)
    view = room(placed(view, room=slot), slot, explored=True, tile="css_a", malfunction=False)
    view = replace(
        view,
        time=3,
        round=13,
        rover_here=False,
        gate_open=False,
        css=(CssView(2, "", False), CssView(1, "", False)),
    )
    there = World(view)
    steps = [f"move {other:03}" for other, _ in there.board.ways[slot]]
    planner = Planner(there, Odds(there))
    assert closing.abandons(there, planner, ["pass", *steps]) == set(steps)
    calm = World(replace(view, time=6, round=10))
    assert not closing.abandons(calm, Planner(calm, Odds(calm)), steps)
    struck = World(replace(view, stalkers=(foe("adult", slot),)))
    assert not closing.abandons(struck, Planner(struck, Odds(struck)), steps)
    gone = World(replace(view, css=(CssView(2, "launch_b", True), CssView(1, "launch_a", True))))
    assert not closing.abandons(gone, Planner(gone, Odds(gone)), steps)
