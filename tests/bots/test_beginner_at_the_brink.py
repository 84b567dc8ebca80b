"""What rookies did with their last means, or without a thought of how near the end was.

From set positions; Lockdown first, the original game after it.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.regular import SCOUTS
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, PackView, StalkerView, WoundView
from tests.bots.test_beginner import adult, rookie
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_nemesis_beginner import changed, seen, worth
from tests.bots.test_nemesis_beginner import rookie as rookie_of
from tests.bots.test_nemesis_beginner_watched import SCOUT, SECTION, best, done
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN as FEW
from tests.bots.test_nemesis_sense import REST, SEARCH, Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, blank, option, room

NUMB = option("use", "painkillers", "1")


def packed(*names: str) -> tuple[PackView, ...]:
    """Things in the pack."""
    return tuple(PackView("green", ItemView(key, key, 0, 0, "none")) for key in names)


def torn(*names: str, light: int = 0) -> LockdownView:
    """Serious wounds, painkillers, and no card left."""
    view = placed(holding(first_view()), wounds=tuple(map(WoundView, names)), light=light)
    return placed(view, pack=packed("painkillers"), hands=())


@pytest.mark.rule("LD-RND-12")
@pytest.mark.parametrize(
    ("wounds", "light", "numbs"),
    [
        (("bleeding", "knee", "body"), 0, True),
        (("bleeding",), 2, True),
        (("bleeding",), 0, False),
        (("leg", "knee", "body"), 0, False),
    ],
    ids=["dies", "worsens", "a scratch", "does not bleed"],
)
@pytest.mark.parametrize("fought", [False, True])
def test_what_numbs_is_taken_before_one_bleeds(
    wounds: tuple[str, ...], light: int, numbs: bool, fought: bool
) -> None:
    """It takes no card; one passed beside an adult with it in the pack, and died (29402, r. 5)."""
    view = torn(*wounds, light=light)
    if fought:
        view = replace(view, stalkers=adult(World(view).room))
    assert (offered(view, NUMB) == NUMB.text) is numbs


def test_who_has_something_else_to_do_numbs_nothing_yet() -> None:
    view = holding(torn("bleeding", "knee", "body"), *PLAIN)
    view = replace(view, stalkers=adult(World(view).room))
    assert offered(view, NUMB, *steps(World(view))).startswith("move")


@pytest.mark.rule("LD-CRD-31")
@pytest.mark.parametrize("part", [("tool_belt", "1"), ("reagent", "0")])
def test_tools_load_an_empty_weapon(part: tuple[str, str]) -> None:
    """An empty nailgun was carried round beside the tool belt that loads it (29401, round 3)."""
    loads = option("use", *part)
    for count, loaded in ((0, True), (3, False)):
        gun = ItemView(f"nailgun:{count}", "nailgun", count, 4, "none")
        view = placed(holding(first_view(), *PLAIN), hands=(gun,), pack=packed(part[0]))
        world = World(view)
        assert (rookie(world).worth(world, loads) > 0.0) is loaded


def test_what_loads_the_empty_weapon_is_kept_of_two_things() -> None:
    """A lighter was kept before the tool belt for the empty nailgun in hand (41401, round 4)."""
    asks = asked("keep_item", option("keep", "lighter"), option("keep", "tool_belt"))
    for count, kept in ((0, "keep tool_belt"), (4, "keep lighter")):
        gun = ItemView(f"nailgun:{count}", "nailgun", count, 4, "none")
        world = World(placed(holding(first_view(), *PLAIN), hands=(gun,), pack=()))
        assert rookie(world).kept(world, asks) == kept


@pytest.mark.rule("LD-MRK-29")
def test_the_only_repair_is_kept_for_the_room_that_cures() -> None:
    """With a larva it repaired another room, and could not cure itself (41403, round 2)."""
    view = holding(first_view(), "repairs", *PLAIN[:3])
    here = blank(view, "archive")
    view = room(placed(view, room=here), here, explored=True, tile="archive", malfunction=True)
    ward = blank(view, "decon_room")
    view = room(view, ward, explored=True, tile="decon_room", malfunction=True)
    repair = option("play", "repairs", "0")
    for larva, repairs in ((True, False), (False, True)):
        world = World(placed(view, larva=larva))
        assert (rookie(world).worth(world, repair) > 0.0) is repairs
    wanting = World(placed(view, larva=True))
    bot = rookie(wanting)
    bot.goals = [*bot.goals, Goal(here, 8.0, "examine_archive")]
    assert bot.worth(wanting, repair) > 0.0, "nobody sits in the room that it wants repaired"
    both = holding(placed(view, larva=True), "repairs", "clean_up", *PLAIN[:3])
    assert rookie(World(both)).worth(World(both), repair) > 0.0, "with another one for the cure"


@pytest.mark.rule("LD-MRK-29")
def test_the_repair_of_the_room_that_cures_is_not_paid_with() -> None:
    """With a larva it crept on, drawn elsewhere, and paid with the repair (41406, round 3)."""
    view = holding(first_view(), "repairs", "stun", *PLAIN[:2])
    ward = blank(view, "decon_room")
    view = room(view, ward, explored=True, tile="decon_room", malfunction=True)
    asks = replace(
        asked("pay", *(option("pay", card) for card in ("repairs", "stun"))),
        about={"action": ArgView("action", "careful/1")},
    )
    for larva, paid in ((True, "pay stun"), (False, "pay repairs")):
        world = World(placed(view, larva=larva))
        bot = rookie(world)
        bot.goals = [Goal(bot.lead(world).step, 26.0, "lock_in"), *bot.goals]
        assert bot.price(world, asks) == paid


@pytest.mark.parametrize(("cards", "creeps"), [(3, False), (4, True)])
def test_nobody_creeps_into_a_fire_to_be_stuck_there(cards: int, creeps: bool) -> None:
    """LD-BAS-03: a card was left in the flames, and the way out two rooms on (41401, round 10)."""
    view = holding(first_view(), *("search", *PLAIN)[:cards])
    world = World(view)
    ahead = rookie(world).lead(world).step
    burning = World(room(view, ahead, fire=True, explored=True))
    assert (rookie(burning).crept(burning, ahead) < 1.0) is creeps


@pytest.mark.parametrize(("light", "heals"), [(2, True), (1, False)])
def test_light_wounds_are_healed_before_the_third(light: int, heals: bool) -> None:
    """LD-HRT-03: with the last card nobody passes on two of them and the means to heal both."""
    staple = option("use", "skin_stapler", "1")
    view = placed(holding(first_view(), "demolition"), light=light, pack=packed("skin_stapler"))
    assert (offered(view, staple) == staple.text) is heals
    free = option("use", "painkillers", "0")
    view = placed(holding(first_view()), light=light, pack=packed("painkillers"))
    assert (offered(view, free) == free.text) is heals


# ---- the original game


def test_the_quiet_step_is_not_turned_round_while_it_is_taken() -> None:
    """It scouted on, and went back where it had come from; the way was forgotten (41401, r. 4)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.hold(SCOUT, SEARCH, *FEW)
    slot = p.beside("storage")
    p.t.counter[slot] = 3
    view = seen(p)
    bot, world = rookie_of(view)
    drawn = bot.lead(world)
    others = [s for s, _ in world.board.ways[world.room] if s != drawn.step]
    bot.left, bot.since = others[0], view.round
    chosen = bot.act(world, asked("action", option("pass"), option(*SCOUTS.split())))
    assert chosen == SCOUTS
    rooms = asked("choose_target", *(option("to", f"{s:03}") for s in (others[0], drawn.step)))
    asks = replace(rooms, about={"action": ArgView("text", f"play/{SCOUT}/0")})
    asked_now = NemesisWorld(replace(view, decision=asks))
    bot.look(asked_now)
    assert bot.left == others[0], "it has not left yet"
    bot.look(NemesisWorld(view))
    assert bot.left == world.room


def test_who_stands_in_the_surgery_with_a_larva_stays_for_it() -> None:
    """NM-ROM-18: a card short it left for a pod, seven rooms away (41402, round 9)."""
    p = Position("an_old_feud", "surgery", SECTION, room="surgery")
    open_ship(p)
    p.t.pod_locked = 0
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    p.hold(SEARCH)
    view = changed(seen(p), larva=True)
    bot, world = rookie_of(view)
    far = world.hops(world.room)[p.slot(SECTION)]
    found = {goal.action: goal.value for goal in bot.goals}
    assert {"operate", "enter_pod"} <= set(found)
    assert found["enter_pod"] > found["operate"], "the nearer one comes first"
    assert far > 2
    assert bot.lead(world).goal.action != "enter_pod"


@pytest.mark.rule("NM-ROM-01")
def test_who_bleeds_looks_in_the_deck_that_heals() -> None:
    """It searched the Storage twice for what came, where one may choose the deck (41403, r. 2)."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *FEW)
    p.t.counter[p.slot("storage")] = 2
    assert best(p) != "room look_for_item"
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    assert best(p) == "room look_for_item"


@pytest.mark.parametrize(("burns", "left"), [(True, 1), (False, 2)])
def test_who_can_sleep_does_not_dress_itself_first(burns: bool, left: int) -> None:
    """NM-ROM-17: with the cards for it one dressed a wound in the flames (29403, round 9)."""
    p = Position("an_old_feud", room="hibernatorium")
    p.hold(*FEW)
    p.t.hibernation_open, p.t.time, p.t.actions_left = True, 7, left
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] for key in ("arm", "body"))
    p.t.pack[p.seat] = (keys.ITEM["bandages"],)
    if burns:
        p.t.fire |= 1 << p.slot("hibernatorium")

    assert best(p) == "room hibernate"
    p.hold(SEARCH)
    p.t.fire = 0
    assert best(p).startswith("use bandages"), "what takes two cards cannot be done now"


@pytest.mark.rule("NM-MRK-21")
@pytest.mark.parametrize(("left", "hurries"), [(8, 0), (2, 1), (1, 2), (0, 2)])
def test_who_sees_the_ship_break_up_hurries(left: int, hurries: int) -> None:
    """It rummaged beside the way out until the last marker was laid (41404, rounds 10 to 12)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.hold(SEARCH, REST, *FEW)
    for view in (replace(seen(p), malfunctions_left=left), replace(seen(p), fire_left=left)):
        bot, world = rookie_of(view)
        assert bot.hurry(world) == hurries


@pytest.mark.rule("NM-ROM-17")
def test_who_can_sleep_here_goes_for_no_pod_two_rooms_on() -> None:
    """With its last card it left the Hibernatorium for a pod beyond three adults (41405, r. 9)."""
    p = Position("an_old_feud", SECTION, room="hibernatorium")
    open_ship(p)
    p.t.pod_locked, p.t.hibernation_open, p.t.time = 0, True, 7
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    p.hold(SEARCH)
    bot, world = rookie_of(done(p))
    found = {goal.action: goal.value for goal in bot.goals}
    two = next(slot for slot, way in world.hops(world.room).items() if way == 2)
    bot.goals = [
        Goal(world.room, found["hibernate"], "hibernate"),
        Goal(two, found["enter_pod"], "enter_pod"),
    ]
    assert not bot.lead(world).step
    bot.goals = bot.goals[1:]
    assert bot.lead(world).step, "where it cannot sleep"


@pytest.mark.rule("NM-POD-05")
@pytest.mark.parametrize(
    ("time", "beside", "leaves"), [(14, 0, False), (14, 1, True), (9, 0, True)]
)
def test_nobody_who_is_well_leaves_in_the_second_round(
    time: int, beside: int, leaves: bool
) -> None:
    """It left with both objectives to come, beside a door nobody had opened (41413, round 2)."""
    p = Position("an_old_feud", SECTION, room=SECTION)
    p.hold(*FEW)
    p.t.pod_locked, p.t.time = 0, time
    view = seen(p)
    ways = NemesisWorld(view).board.ways[NemesisWorld(view).room]
    if beside:
        view = replace(view, stalkers=(StalkerView("adult#1", "adult", ways[0][0], 0),))
    steps_off = max(worth(view, "move", f"{slot:03}") for slot, _ in ways)
    assert (worth(view, "room", "enter_pod") > steps_off) is leaves


@pytest.mark.rule("NM-OBJ-04")
@pytest.mark.parametrize(
    ("objective", "time", "torn_by", "leaves"),
    [
        ("relentless_investigator", 13, (), False),
        ("an_old_feud", 13, (), True),
        ("relentless_investigator", 9, (), False),
        ("relentless_investigator", 5, (), True),
        ("relentless_investigator", 13, ("bleeding", "leg"), True),
    ],
    ids=["signal to send", "nothing to send", "half way", "late", "hurt"],
)
def test_nobody_who_is_well_leaves_early_without_the_signal_it_needs(
    objective: str, time: int, torn_by: tuple[str, ...], leaves: bool
) -> None:
    """The Comms Room was still to be found, and no unknown room next door (51401, round 3)."""
    section = pods.SECTIONS[1]
    p = Position(objective, section, room=section)
    p.hold(*FEW)
    open_ship(p)
    here, comms = p.slot(section), p.slot("comms_room")
    p.t.explored &= ~(1 << comms)
    p.t.pod_locked, p.t.time = 0, time
    view = changed(seen(p), wounds=tuple(map(WoundView, torn_by)))
    world = NemesisWorld(view)
    assert world.distance(comms) > 1
    goes = max(worth(view, "move", f"{slot:03}") for slot, _ in world.board.ways[here])
    assert (worth(view, "room", "enter_pod") > goes) is leaves


@pytest.mark.rule("NM-MRK-11")
def test_nobody_walks_up_to_a_fire_that_it_shies_at() -> None:
    """It stood before the burning cockpit and passed, with cards to search (51402, round 6)."""
    p = Position("an_old_feud", "cockpit", "storage", room="hibernatorium")
    p.hold(SEARCH, SEARCH, REST, *FEW)
    open_ship(p)
    p.t.seen_coordinates = 0
    cockpit, here = p.slot("cockpit"), p.slot("hibernatorium")
    bot, world = rookie_of(seen(p))
    assert bot.lead(world).goal.slot == cockpit
    p.t.fire |= 1 << cockpit
    bot, world = rookie_of(seen(p))
    assert bot.lead(world).step, "but rather than do nothing"
    away = next(s for s, _ in p.t.rs.board.ways[here] if world.hops(cockpit)[s] >= 2)
    far = next(s for s, _ in p.t.rs.board.ways[away] if world.hops(cockpit)[s] > 2 and s != here)
    p.t.counter[far] = 1
    bot, world = rookie_of(seen(p))
    assert world.hops(here)[far] == 2
    assert bot.lead(world).goal.slot == far
