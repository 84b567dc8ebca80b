"""What one who thinks a step further leaves alone, and what it keeps away. Positions by hand."""

from __future__ import annotations

from math import exp

import pytest
from msgspec.structs import replace

from lockdown.bots import answers as usual
from lockdown.games.lockdown.bots import answers
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import (
    ArgView,
    DecisionView,
    ItemView,
    PackView,
    StalkerView,
    WoundView,
)
from tests.bots.test_lockdown_bars import barred, quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular, room


def beside_foes(view: LockdownView, *kinds: str) -> LockdownView:
    here = World(view).room
    foes = (StalkerView(f"{kind}#{i}", kind, here, 0) for i, kind in enumerate(kinds))
    return replace(view, stalkers=tuple(foes))


def rolled(face: str) -> DecisionView:
    about = {"face": ArgView("combat_face", face), "item": ArgView("item", "smg:3")}
    return DecisionView(
        "reroll", "", secret=False, options=(option("no"), option("yes")), about=about
    )


def event(key: str, *offers: str) -> DecisionView:
    options = (option("decline"), *(option(*text.split()) for text in offers))
    about = {"event": ArgView("event", key)}
    return DecisionView("dark_event", "", secret=True, options=options, about=about)


def rashly(view: LockdownView, text: str, worth: float) -> bool:
    """Whether an option is barred that is worth so many points."""
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    return text in rash(world, planner, {text: worth, "pass": 0.0})


# ---- dice


@pytest.mark.parametrize(
    ("kinds", "face", "says"),
    [
        (("larva",), "creeper", "no"),
        (("creeper",), "creeper", "no"),
        (("creeper",), "blank", "yes"),
        (("adult",), "creeper", "yes"),
        (("adult",), "adult", "no"),
        (("creeper", "adult"), "creeper", "yes"),
        (("breeder",), "adult", "yes"),
        ((), "creeper", "no"),
    ],
)
def test_nobody_rolls_a_hit_again(kinds: tuple[str, ...], face: str, says: str) -> None:
    """LD-CMB-05: one paid a card to kill a dead larva again, one emptied its weapon so (81101)."""
    view, _ = quiet_place(4)
    assert usual.reroll(World(beside_foes(view, *kinds)), rolled(face)) == says


# ---- darkness


def test_what_does_not_concern_one_takes_no_light() -> None:
    """LD-ACT-22: lights went for events that strike who fights or holds no card (81101, 81102)."""
    view, here = quiet_place(3)
    pack = (PackView("red", ItemView("glow_stick", "glow_stick", 0, 0, "")),)
    view = placed(room(view, here, powered=False), pack=pack)
    light = "react-item glow_stick"
    answer = answers.ANSWERS["dark_event"]
    for key in ("lurking", "hatching", "scent_of_blood", "blood_trace_1"):
        assert answer(World(view), event(key, light)) == "decline"
    assert answer(World(beside_foes(view, "adult")), event("lurking", light)) == light
    assert answer(World(holding(view)), event("hatching", light)) == light
    torn = placed(view, wounds=(WoundView("leg", False),))
    assert answer(World(torn), event("scent_of_blood", light)) == light
    assert answer(World(view), event("egg_protection", light)) == light


def test_the_card_against_darkness_is_played_when_it_keeps_something() -> None:
    """LD-EVT-21: it was kept while a shotgun was emptied and the shelter broke (81103)."""
    view, here = quiet_place(3)
    view = holding(room(view, here, powered=False), "feel_of_the_dark", "search", "rest")
    card = "react feel_of_the_dark 0"
    answer = answers.ANSWERS["dark_event"]
    bare = placed(view, hands=(), pack=())
    armed = placed(bare, hands=(ItemView("riot_shotgun", "riot_shotgun", 2, 2, ""),))
    assert answer(World(bare), event("panic", card)) == "decline"
    assert answer(World(armed), event("panic", card)) == card
    assert answer(World(view), event("damage", card)) == card
    broken = room(view, here, malfunction=True)
    assert answer(World(broken), event("damage", card)) == "decline"


# ---- steps


def test_nobody_looks_into_a_new_room_when_one_malfunction_more_is_the_end() -> None:
    """LD-END-05: two did in one round, and all were dead (81103, round 7)."""
    view, _ = quiet_place(4)
    blank = next(s for s in World(view).unexplored)
    odds = [
        regular(World(replace(view, malfunctions_left=left))).odds.enter(blank, 3)
        for left in (0, 1)
    ]
    assert odds[0] > odds[1] + 0.4
    known = next(r.slot for r in view.rooms if r.explored)
    same = [
        regular(World(replace(view, malfunctions_left=left))).odds.enter(known, 3)
        for left in (0, 1)
    ]
    assert same[0] == same[1]


def test_nobody_steps_into_a_certain_encounter_with_two_cards() -> None:
    """LD-NOI-04: one did, for an egg that it could have had a round later (81101, round 4)."""
    view, here = quiet_place(3)
    board = World(view).board
    closed = World(view).shut
    slot = next(s for s, way in board.ways[here] if way not in closed)
    view = room(view, slot, explored=True, powered=False)
    ways = {way for way in board.exits[slot] if way < len(board.corridors)}
    loud = replace(view, noise=tuple(board.corridors[way].text for way in ways))
    step = f"move {slot:03}"
    assert rashly(loud, step, 0.6)
    assert not rashly(loud, step, 6.0)
    assert not rashly(view, step, 0.6)
    assert not rashly(holding(loud, *("search",) * 5), step, 0.6)
    assert not rashly(replace(loud, time=2, round=14), step, 0.6)


def test_who_can_only_be_struck_goes_through_the_fire() -> None:
    """LD-CMB-14: one passed beside an adult with four cards, and fled the same way then (81101)."""
    view, here = quiet_place(4)
    world = World(view)
    slot = next(s for s, way in world.board.ways[here] if way not in world.shut)
    view = beside_foes(room(placed(view, hands=()), slot, fire=True, explored=True), "adult")
    points = {"pass": 0.0, f"move {slot:03}": 2.7}
    assert barred(view, points) == {"pass"}


# ---- cures and waste


def test_nobody_scans_with_a_larva_beside_the_cure() -> None:
    """LD-CON-07: one did so one step from the Decon Room, and died of it (81102, round 7)."""
    view, here = quiet_place(2)
    world = World(view)
    slot = next(s for s, way in world.board.ways[here] if way not in world.shut)
    view = holding(placed(view, larva=True), "contamination", "rest", "search", "stun")
    near = room(view, slot, explored=True, tile="decon_room", malfunction=False, fire=False)
    play = "play rest 0"
    assert rashly(near, play, 2.6)
    assert not rashly(placed(near, larva=False), play, 2.6)


def test_the_only_part_of_a_remedy_is_not_used_up_for_a_wound() -> None:
    """LD-CRF-04: one dressed Guts with it at the bench, six contamination cards on it (81102)."""
    view = first_view()
    shop = World(view).find("repository")
    pack = (PackView("green", ItemView("medkit", "medkit", 0, 0, "")),)
    view = placed(view, room=shop, pack=pack, wounds=(WoundView("guts", False),), larva=True)
    view = placed(view, deck=7)
    sick = ("contamination",) * 4
    view = holding(replace(view, round=6, time=10), "search", "rest", "demolition", *sick)
    use = "use medkit 0"
    assert rashly(view, use, 2.6)
    assert not rashly(placed(view, larva=False), use, 2.6)
    assert not rashly(placed(view, wounds=(WoundView("bleeding", False),)), use, 2.6)


def test_nobody_reads_up_on_what_it_need_not_know() -> None:
    """LD-CTG-13: one paid its last card for knowledge 8 (81101, round 5)."""
    view = aiming(quiet_place(3)[0], "long_walk_home")
    read = "use research_documents 0"
    for knowledge, vain in ((7, True), (3, False)):
        assert rashly(placed(view, knowledge=knowledge), read, 0.6) is vain


# ---- weapons


def armed(view: LockdownView, *keys: str) -> LockdownView:
    return placed(view, hands=tuple(ItemView(key, key, 4, 4, "") for key in keys))


def test_the_weapon_that_hits_is_the_one_to_shoot_with() -> None:
    """LD-CMB-07: any face but blank wounds with a flamethrower; one shot nails beside it."""
    view, here = quiet_place(4)
    view = beside_foes(armed(room(view, here, powered=False), "nailgun", "flamethrower"), "adult")
    world = World(view)
    bot = regular(world)
    nails, flames = (bot.score(world, option("shoot", k, "adult#0")) for k in World(view).things)
    assert flames > nails


def test_who_would_sit_at_the_bench_makes_a_weapon() -> None:
    """LD-ROM-73: one passed there for three rounds, a part and a full hand beside its nailgun."""
    view = first_view()
    shop = World(view).find("repository")
    pack = (PackView("yellow", ItemView("tool_belt", "tool_belt", 0, 0, "")),)
    view = armed(placed(replace(view, round=4, time=12), room=shop, pack=pack), "nailgun")
    view = holding(view, "search", "rest", "demolition", "stun", "interruption")
    bench = option("room", "craft_gear")
    assert regular(World(view)).score(World(view), bench) > 0.0
    for other in (placed(view, pack=()), armed(view, "flamethrower"), armed(view, "smg")):
        assert regular(World(other)).score(World(other), bench) < 0.0
    offers = (option("decline"), option("craft", "flamethrower"), option("craft", "pistol"))
    question = DecisionView("craft_freely", "", secret=False, options=offers, about={})
    bot = regular(World(view))
    assert bot.craft(World(view), question) == "craft flamethrower"


def test_who_slips_away_with_its_last_card_slips_to_a_quiet_room() -> None:
    """LD-CMB-19, LD-BAG-04: one was found there the same night, a friend next door (81101)."""
    view, here = quiet_place(0)
    world = World(view)
    near = [s for s, way in world.board.ways[here] if way not in world.shut]
    bot = regular(world)
    for slot in near:
        night = bot.odds.night(slot, 0)
        assert bot.slipped(world, slot) == bot.after_move(world, slot, careful=False) * exp(-night)
    rich = World(quiet_place(4)[0])
    bot = regular(rich)
    assert bot.slipped(rich, near[0]) == bot.after_move(rich, near[0], careful=False)


def test_who_is_alone_stays_unseen_beside_a_single_marker() -> None:
    """LD-BAG-04: the next draw replaces the card; one kept it, and was found (81101, round 4)."""
    view, here = quiet_place(4)
    board = World(view).board
    way = next(w for w in board.exits[here] if w < len(board.corridors))
    loud = replace(view, noise=(board.corridors[way].text,))
    unseen = "react inconspicuous 1"
    question = DecisionView(
        "skip_noise",
        "",
        secret=True,
        options=(option("decline"), option(*unseen.split())),
        about={},
    )
    alone, quiet = World(loud), World(view)
    assert not alone.friends(here)
    assert usual.skip_noise(alone, question) == unseen
    assert usual.skip_noise(quiet, question) == "decline"
