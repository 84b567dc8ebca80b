"""Suits and remedies in Lockdown: which one first, where from, and what they are good for."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.views.types import ItemView, PackView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, regular, room

SUIT = ItemView("battle_suit", "battle_suit", 0, 0, "")
MEDKIT = PackView("green", ItemView("medkit", "medkit", 0, 0, "green"))
BENCH = asked(
    "craft_freely",
    option("decline"),
    option("craft", "neutralizer"),
    option("craft", "enviro_suit"),
)


def infested(view: LockdownView, **changes: object) -> LockdownView:
    """The view of one with a larva and a contamination card."""
    view = holding(view, "search", "contamination", "rest", "repairs")
    return placed(view, larva=True, pack=(MEDKIT,), deck=7, **changes)


def test_who_carries_a_larva_makes_its_remedy_before_a_suit() -> None:
    """LD-VIC-03: a suit was made, and its owner died of the larva (15102, round 2)."""
    view = replace(first_view(), round=2)
    shop = World(view).find("repository")
    for larva, made in ((True, "neutralizer"), (False, "enviro_suit")):
        there = placed(infested(view, room=shop), larva=larva)
        world = World(replace(there, decision=BENCH))
        assert regular(world).choose(world.view) == f"craft {made}"
        bot = make("learned", 1)
        assert isinstance(bot, LockdownLearned)
        assert not bot.shuns(world.view, f"craft {made}")
        other = {"neutralizer", "enviro_suit"} - {made}
        assert bot.shuns(world.view, f"craft {other.pop()}")


def test_nobody_makes_a_second_suit() -> None:
    """LD-ITM-30: a suit is not used up; the medkit went into another (29302, round 10)."""
    view = replace(first_view(), round=2)
    suit = PackView("", ItemView("enviro_suit", "enviro_suit", 0, 0, ""))
    there = infested(view, room=World(view).find("repository"))
    clad = replace(placed(there, pack=(suit, MEDKIT)), decision=BENCH)
    for level in ("regular", "learned"):
        assert make(level, 1).choose(clad) == "craft neutralizer"
        sound = placed(clad, larva=False)
        assert make(level, 1).choose(sound) == "decline"


def test_a_remedy_is_an_errand_for_whoever_needs_one() -> None:
    view = infested(replace(first_view(), round=2))
    keys = {e.key: e for e in Planner(World(view), Odds(World(view))).errands}
    assert keys["remedy"].slot == World(view).find("repository")
    sound = World(placed(view, larva=False))
    assert "remedy" not in {e.key for e in Planner(sound, Odds(sound)).errands}
    cured = ItemView("neutralizer", "neutralizer", 0, 0, "")
    owner = World(placed(view, pack=(PackView("", cured),)))
    there = next(e for e in Planner(owner, Odds(owner)).errands if e.key == "remedy")
    assert (there.slot, there.action) == (owner.room, "neutralise")


def test_the_suit_that_hangs_next_door_is_put_on_for_nothing() -> None:
    """LD-MIS-02: one made another beside it, two cards and its medicine (15203, round 2)."""
    view = aiming(first_view(), "loose_end_2")
    view = replace(view, gate_open=True, rover_here=False, round=2)
    shop, gate = World(view).find("repository"), World(view).gate
    view = room(view, gate, explored=True, tile="guard_room", items=0, malfunction=True)
    view = placed(view, room=shop, pack=(MEDKIT,), hands=(), missions=("battle_suit",))
    world = World(holding(view, "rest", "facility_tour", "quarantine"))
    bot = regular(world)
    assert bot.score(world, option("move", f"{gate:03}")) > max(
        0.0, bot.score(world, option("room", "craft_gear"))
    )


def test_nobody_puts_on_a_second_suit_before_leaving() -> None:
    """It did, with the way out open under its feet (15203, round 3)."""
    view = replace(at_the_gate(), rover_here=False, actions_left=1, round=6)
    suit = PackView("", ItemView("enviro_suit", "enviro_suit", 0, 0, ""))
    view = placed(view, pack=(suit,), hands=(), missions=("battle_suit",))
    world = World(holding(view, "search", "rest", "stun"))
    bot = regular(world)
    assert bot.score(world, option("escape", "foot")) > bot.score(world, option("activate", "room"))


def test_fires_are_nothing_to_one_in_a_battle_suit() -> None:
    """LD-MRK-10: it left a burning container room for one round (15301, round 11)."""
    view = first_view()
    here = blank(view, "archive")
    view = room(placed(view, room=here), here, explored=True, tile="css_b", items=0, fire=True)
    view = replace(view, time=5, round=11, css=(CssView(4, "", False),))
    view = holding(view, "quarantine", "search", "rest", "repairs")
    bare, clad = World(view), World(placed(view, beside=(SUIT,)))
    assert bare.rooms[here].fire
    assert not clad.rooms[here].fire

    def away(world: World) -> float:
        bot = regular(world)
        ways = [slot for slot, _ in world.board.ways[here]]
        return max(bot.score(world, option("careful", f"{slot:03}")) for slot in ways)

    assert away(clad) < 1.0 < away(bare)
