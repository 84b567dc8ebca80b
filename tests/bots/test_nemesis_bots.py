"""Bots of the original game: honest, tireless, and with sense in positions that matter."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace as changed
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import lockdown
from lockdown import Game, Setup
from lockdown.bots import Bot, levels, make
from lockdown.bots.planner import Plan
from lockdown.games.nemesis import bots as own
from lockdown.games.nemesis.bots import fate, leaving
from lockdown.games.nemesis.bots.errands import NemesisPlanner
from lockdown.games.nemesis.bots.mind import order_engine, scan
from lockdown.games.nemesis.bots.odds import NemesisOdds
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.veteran import NemesisVeteran
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.kernel.options import ARG_KINDS
from lockdown.sim.swap import swapped
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView, StalkerView
from tests.bots.test_bots import ALLOWED, LITTLE, SEARCHING, imports

#: What these bots may know besides what all bots may.
OWN = (
    "lockdown.games.nemesis.board",
    "lockdown.games.nemesis.bots",
    "lockdown.games.nemesis.cards",
    "lockdown.games.nemesis.view_types",
)
CREW = ("soldier", "pilot", "scientist", "captain")


@pytest.mark.parametrize(
    "file", sorted(Path(str(own.__file__)).parent.glob("*.py")), ids=lambda file: str(file.name)
)
def test_bots_import_nothing_that_holds_a_game(file: Path) -> None:
    for name in imports(file):
        assert name not in ("lockdown.Game", "lockdown.kernel.Game", "lockdown.kernel.game.Game")
        if file.name not in SEARCHING:
            assert name.startswith((*ALLOWED, *OWN)), f"{file.name} imports {name}"


def quick(level: str, seed: int) -> Bot:
    """The bot; a veteran that thinks little, so that the test is quick."""
    if level == "veteran":
        return NemesisVeteran(seed, 60.0, LITTLE)
    return make(level, seed, "nemesis")


@pytest.mark.parametrize("level", levels("nemesis"))
@pytest.mark.parametrize(
    ("players", "mode"), [(1, "solo"), (2, "coop"), (3, "standard"), (5, "standard")]
)
def test_every_level_finishes_games(level: str, players: int, mode: str) -> None:
    game = Game.new(Setup(players=players, game="nemesis", mode=mode), 300 + players)
    bots = [quick(level, seat) for seat in range(players)]
    while game.decision is not None:
        assert game.version < 6000
        seat = game.decision.seat
        choice = bots[seat].choose(game.view(seat))
        assert choice in game.options
        game.play(choice)
    assert game.result is not None


@pytest.mark.parametrize("level", levels("nemesis"))
def test_same_view_same_choice(level: str) -> None:
    """Whatever a seat may not know changes nothing: the table is swapped, the choice stays."""
    game = Game.new(Setup(players=4, game="nemesis"), 21)
    players = [make("regular", seat, "nemesis") for seat in range(4)]
    dice = random.Random(3)
    compared = changed = 0
    while game.decision is not None and compared < 12:
        seat = game.decision.seat
        if game.version % 9 == 0:
            other = swapped(game.table, seat, dice)
            changed += other.dump() != game.table.dump()
            assert build(other, seat) == game.view(seat)
            answers = {
                quick(level, 5).choose(view) for view in (game.view(seat), build(other, seat))
            }
            assert len(answers) == 1
            compared += 1
        game.play(players[seat].choose(game.view(seat)))
    assert compared == changed == 12


# ---- talk


def first_view(**changes: Any) -> NemesisView:
    """The first action of a game of four, seen by the one who takes it, changed."""
    game = Game.new(Setup(players=4, game="nemesis", characters=CREW), 5)
    assert game.decision is not None
    assert game.decision.kind == "action"
    view: NemesisView = game.view(game.decision.seat)
    return replace(view, **changes)


def told(seed: int, view: NemesisView) -> list[str]:
    """Everything that a bot would say now."""
    bot = make("regular", seed, "nemesis")
    found: list[str] = []
    while lines := bot.talk(view):
        found += [" ".join((x.key, *(arg.text for arg in x.args.values()))) for x in lines]
    return found


def seen(view: NemesisView, *states: str) -> NemesisView:
    """The view of somebody who has looked at the engines."""
    engines = tuple(replace(e, state=s) for e, s in zip(view.engines, states, strict=True))
    return replace(view, engines=engines)


def test_bots_claim_what_they_have_looked_at_true_or_not() -> None:
    view = seen(first_view(), "working", "damaged", "")
    course = {"A": "mars", "B": "earth", "C": "venus", "D": "deep_space"}
    view = replace(view, coordinates=course, round=3)
    said = Counter(line for seed in range(60) for line in told(seed, view))
    for true, false in (
        ("engine_works 021", "engine_broken 021"),
        ("engine_broken 020", "engine_works 020"),
        ("course_earth", "course_away"),
    ):
        assert said[true] + said[false] == 60
        assert said[true] > said[false] > 5
    assert not any(line.endswith(" 019") for line in said), "nobody has looked there"
    assert 0 < said["clean"] < 60


def test_claims_are_made_once_and_again_for_a_new_course() -> None:
    course = {"A": "mars", "B": "earth", "C": "venus", "D": "deep_space"}
    view = replace(seen(first_view(), "working", "", ""), coordinates=course)
    bot = make("regular", 4, "nemesis")
    first = [line.key for _ in range(9) for line in bot.talk(view)]
    assert len([key for key in first if key.startswith(("engine", "course"))]) == 2
    later = [line.key for _ in range(9) for line in bot.talk(replace(view, round=5))]
    assert not [key for key in later if key.startswith(("engine", "course"))]
    turned = [line.key for _ in range(9) for line in bot.talk(replace(view, course="A"))]
    assert [key for key in turned if key.startswith("course")]


def test_what_a_bot_says_tells_nothing_of_its_objective() -> None:
    view = replace(seen(first_view(), "damaged", "working", "damaged"), round=4)
    assert view.me is not None
    for seed in range(12):
        plain = told(seed, view)
        for goal in NemesisWorld.registry.objectives:
            me = replace(view.me, objectives=(goal,), objectives_met=(False,), hand=())
            assert told(seed, replace(view, me=me)) == plain


def test_bots_say_what_can_be_said() -> None:
    folder = Path(lockdown.__file__).parent / "messages" / "en"
    files = (folder / "phrases.ftl", folder / "nemesis" / "phrases.ftl")
    words = "\n".join(file.read_text("utf-8") for file in files)
    lines = dict(line.split(" = ", 1) for line in words.splitlines() if " = " in line)
    game = Game.new(Setup(players=4, game="nemesis"), 33)
    bots = [make("regular", seat, "nemesis") for seat in range(4)]
    count = 0
    while game.decision is not None:
        seat = game.decision.seat
        for phrase in bots[seat].talk(game.view(seat)):
            text = lines[f"phrase-{phrase.key}"]
            assert set(re.findall(r"\$(\w+)", text)) == set(phrase.args)
            for arg in phrase.args.values():
                assert ARG_KINDS[arg.kind].read(arg.text) is not None
            count += 1
        game.play(bots[seat].choose(game.view(seat)))
    assert count


# ---- positions


def mine(view: NemesisView, **changes: Any) -> NemesisView:
    """The view with something else about the own character."""
    assert view.seat is not None
    crew = list(view.crew)
    crew[view.seat] = replace(crew[view.seat], **changes)
    return replace(view, crew=tuple(crew))


def wishing(view: NemesisView, *objectives: str) -> NemesisView:
    assert view.me is not None
    met = (False,) * len(objectives)
    return replace(view, me=replace(view.me, objectives=objectives, objectives_met=met))


def known(view: NemesisView, slot: int, tile: str, **changes: Any) -> NemesisView:
    """The view with a room explored."""
    rooms = tuple(
        replace(room, tile=tile, explored=True, items=0, **changes) if room.slot == slot else room
        for room in view.rooms
    )
    return replace(view, rooms=rooms)


def in_section(*, locked: bool = False) -> NemesisView:
    """In an evacuation section, alone, in the middle of the game."""
    view = known(first_view(round=6, time=10), 4, "evacuation_section_a")
    pods = tuple(replace(pod, locked=locked) for pod in view.pods)
    return wishing(mine(replace(view, pods=pods), room=4), "the_right_moment_to_strike")


def planner(view: NemesisView) -> NemesisPlanner:
    world = NemesisWorld(view)
    return NemesisPlanner(world, NemesisOdds(world))


def best(view: NemesisView) -> Plan:
    return planner(view).best()


def test_who_stands_before_an_open_pod_gets_in() -> None:
    view = in_section()
    assert (best(view).slot, best(view).action) == (4, "enter_pod")
    world = NemesisWorld(view)
    bot = NemesisRegular(1)
    bot.prepare(world)
    assert bot.planned(world, "enter_pod") > bot.waiting
    shut = NemesisWorld(in_section(locked=True))
    other = NemesisRegular(1)
    other.prepare(shut)
    assert other.planned(shut, "enter_pod") < other.waiting


def test_noise_around_a_pod_makes_it_a_worse_way_out() -> None:
    view = in_section()
    board = NemesisWorld(view).board
    noisy = tuple(way.text for way in board.corridors if 4 in (way.a, way.b))
    foe = StalkerView("adult#1", "adult", 4, 0)

    def loss(view: NemesisView) -> float:
        world = NemesisWorld(view)
        return leaving.rolling(world, NemesisOdds(world), 4, can_repair=True)

    quiet = loss(view)
    assert loss(replace(view, noise=noisy)) > quiet + 0.2
    assert loss(replace(view, stalkers=(foe,))) > quiet + 0.3
    assert loss(known(view, 4, "evacuation_section_a", malfunction=True)) > quiet + 0.05


def test_a_known_generator_unlocks_locked_pods() -> None:
    """NM-SDS-06: with two rooms next door nobody waits for a death."""
    view = known(in_section(locked=True), 2, "generator")
    view = mine(view, room=2)
    plan = best(view)
    assert (plan.slot, plan.action, plan.way) == (2, "start_self_destruct", "pod")
    # Who wants the ship at Earth leaves it alone as long as there is time.
    early = seen(replace(view, time=9, round=7), "working", "working", "working")
    course = {"A": "mars", "B": "earth", "C": "venus", "D": "deep_space"}
    early = wishing(replace(early, coordinates=course), "the_oldest_friend")
    assert best(early).action != "start_self_destruct"


def test_sleep_needs_engines_and_a_course() -> None:
    course = {"A": "mars", "B": "earth", "C": "venus", "D": "deep_space"}
    view = first_view(round=9, time=7, hibernation_open=True, coordinates=course)
    good = planner(seen(view, "working", "working", "damaged"))
    bad = planner(seen(view, "working", "damaged", "damaged"))
    away = planner(replace(seen(view, "working", "working", "working"), course="C"))
    way = next(x for x in good.exits if x.place == "hibernation")
    assert good.spared(way, good.fate) > 0.9
    assert bad.spared(way, bad.fate) < 0.4
    assert away.spared(way, away.fate) < 0.4
    assert (best(seen(view, "working", "working", "working"))).action == "hibernate"


def test_the_ship_is_turned_to_earth_in_time() -> None:
    course = {"A": "earth", "B": "mars", "C": "venus", "D": "deep_space"}
    view = mine(first_view(round=6, time=10, coordinates=course), room=1)
    view = wishing(seen(view, "working", "working", "working"), "the_oldest_friend")
    assert (best(view).slot, best(view).action) == (1, "set_destination")
    world = NemesisWorld(view)
    options = tuple(OptionView(f"course {x}", "course", (_arg(x),)) for x in "ACD")
    asked = DecisionView("choose_target", "NM-ROM-30", False, options, {})
    assert NemesisRegular(1).target(world, asked) == "course A"


def test_a_ship_under_quarantine_is_turned_to_mars() -> None:
    """NM-VIC-05: Mars is enough by itself; at Earth the Nest would have to be destroyed too."""
    course = {"A": "earth", "B": "venus", "C": "mars", "D": "deep_space"}
    view = first_view(round=6, time=10, coordinates=course)
    options = tuple(OptionView(f"course {x}", "course", (_arg(x),)) for x in "ACD")
    asked = DecisionView("choose_target", "NM-ROM-30", False, options, {})
    for goal, wanted in (("quarantine", "course C"), ("the_oldest_friend", "course A")):
        world = NemesisWorld(wishing(view, goal))
        assert NemesisRegular(1).target(world, asked) == wanted


def _arg(text: str) -> ArgView:
    return ArgView("course", text)


def test_engines_are_left_damaged_under_one_who_must_not_arrive() -> None:
    asked = DecisionView("engine_order", "NM-BRD-15", True, (), {})
    view = in_section()
    assert view.seat is not None
    target = next(c for c in view.crew if c.seat != view.seat)
    view = wishing(view, ("the_right_moment_to_strike", "greener_pastures", "an_old_feud",
                          "hostile_takeover")[target.number - 1])  # fmt: skip
    assert order_engine(NemesisWorld(view), asked) == "option working"
    crew = tuple(replace(c, place="hibernation") if c is target else c for c in view.crew)
    assert order_engine(NemesisWorld(replace(view, crew=crew)), asked) == "option damaged"
    shut = tuple(replace(pod, locked=True) for pod in view.pods)
    stays = replace(view, crew=crew, pods=shut)
    assert order_engine(NemesisWorld(stays), asked) == "option working", "no other way out"


def test_nobody_scans_with_a_larva() -> None:
    asked = DecisionView("scan_hand", "NM-ROM-20", False, (), {})
    assert scan(NemesisWorld(first_view()), asked) == "yes"
    assert scan(NemesisWorld(mine(first_view(), larva=True)), asked) == "no"


def test_who_covers_an_escape_covers_the_own_one() -> None:
    view = first_view()
    assert view.seat is not None
    me = f"player {'ABCDE'[view.seat]}"
    texts = [f"player {x}" for x in "ABCD"]
    options = tuple(OptionView(text, "player", (_arg(text[-1]),)) for text in texts)
    asked = DecisionView("choose_target", "NM-CMB-18", False, options, {})
    for level in levels("nemesis")[1:]:
        bot = make(level, 1, "nemesis")
        assert isinstance(bot, own.mind.NemesisMind)
        assert bot.target(NemesisWorld(view), asked) == me


def test_the_last_markers_make_new_rooms_dangerous() -> None:
    """NM-MRK-22: one malfunction more than there are markers destroys the ship."""
    world = NemesisWorld(first_view())
    slot = next(slot for slot, _ in world.board.ways[11] if not world.rooms[slot].explored)
    few = NemesisWorld(first_view(malfunctions_left=0))
    assert NemesisOdds(few).enter(slot, 3) > NemesisOdds(world).enter(slot, 3) + 0.2


def test_an_explosion_is_what_it_is_to_each_objective() -> None:
    view = first_view(destruct=3)
    for goal, low, high in (("the_oldest_friend", 0.0, 0.1), ("the_great_hunt", 0.9, 1.0)):
        world = NemesisWorld(mine(wishing(view, goal), signal=True))
        assert low <= fate.likely(world, changed(fate.now(world), place="pod")) <= high
