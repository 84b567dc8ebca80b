"""What rookies did in vain on their way to something else, from positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots import goals
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.views.types import (
    ArgView,
    DecisionView,
    ItemView,
    PackView,
    StalkerView,
    WoundView,
)
from tests.bots.test_beginner import PLAIN, acted, rookie, step
from tests.bots.test_nemesis_beginner import FULL, changed, packed, seen
from tests.bots.test_nemesis_beginner import rookie as original
from tests.bots.test_nemesis_sense import SEARCH, Position
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import asked, blank, option, room

HEALS = World.values.medicine
ARMED = (ItemView("smg:5", "smg", 5, 5, "none"),)


def beside(view: NemesisView) -> list[int]:
    """The rooms next door, with an open way."""
    world = original(view)[1]
    return [slot for slot, way in world.board.ways[world.room] if way not in world.shut]


def alone(view: LockdownView) -> LockdownView:
    """Everybody else has left."""
    crew = tuple(c if c.seat == view.seat else replace(c, place="dead", room=0) for c in view.crew)
    return replace(view, crew=crew)


def steps(world: World) -> list[str]:
    """The rooms next door, as options name them."""
    return [f"{slot:03}" for slot, _ in world.board.ways[world.room]]


def test_what_lies_here_comes_before_a_way_that_takes_longer() -> None:
    """LD-EMP-01: all ran past rooms full of things to stand at the alarm with an empty hand."""
    view = alone(first_view())
    here = World(view).room
    view = room(view, here, items=4)
    search = option("play", "search", "0")
    ways = [step(int(way)) for way in steps(World(view))]
    short = holding(view, "search", "interruption")
    alarm = next(g for g in rookie(World(short)).goals if g.action == "start_procedure")
    assert World(short).distance(alarm.slot) > 1
    assert acted(short, *ways, search) == search.text
    sick = placed(short, larva=True)
    drawn = rookie(World(sick)).lead(World(sick))
    assert rookie(World(sick)).urge(World(sick), drawn.step, 1) == drawn.pull, "no time to lose"


def test_what_can_be_done_in_this_round_draws_fully() -> None:
    view = alone(first_view())
    alert = World(view).find("alert_room")
    beside = World(view).board.ways[alert][0][0]
    view = placed(view, room=beside)
    able, short = (World(holding(view, *PLAIN[:cards])) for cards in (3, 2))
    for world, goes in ((able, True), (short, False)):
        bot = rookie(world)
        drawn = bot.lead(world)
        assert drawn.step == alert
        assert (bot.urge(world, alert, world.purse - 1) == drawn.pull) is goes


def test_the_last_card_explores_nothing() -> None:
    """NM-EXP-01: it went to see what is there with its last card, and waited in the flames."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH)
    slot = next(s for s in beside(seen(p)) if not p.t.explored >> s & 1)
    act = option("move", f"{slot:03}")
    for cards, goes in (((SEARCH,), False), (FULL, True)):
        p.hold(*cards)
        bot, world = original(seen(p))
        bot.goals = [Goal(slot, 2.0)]
        assert (bot.worth(world, act) > bot.worth(world, option("pass"))) is goes


def test_nobody_creeps_with_its_last_cards() -> None:
    """LD-BAS-03: for a room full of things it crept away both cards that search."""
    view = alone(first_view())
    here = World(view).room
    beside = World(view).board.ways[here][0][0]
    view = room(view, beside, explored=True, items=4)
    noisy = tuple(way.text for way in World(view).board.corridors if beside in (way.a, way.b))
    world = World(holding(replace(view, noise=noisy[:1], emergency=7), "search", "search"))
    bot = rookie(world)
    bot.goals = [Goal(beside, goals.LOOT)]
    creeps, walks = (bot.worth(world, option(v, f"{beside:03}")) for v in ("careful", "move"))
    assert creeps < min(walks, bot.worth(world, option("pass")))
    hurt = World(placed(world.view, wounds=(WoundView("body"), WoundView("knee"))))
    bot = rookie(hurt)
    bot.goals = [Goal(beside, goals.LOOT)]
    assert bot.crept(hurt, beside), "not even who looks for a bandage"


def test_who_searches_in_a_fire_can_still_walk_out() -> None:
    """LD-RND-13: hurt, it searched a burning room with its last card, and burned to death there."""
    view = alone(first_view())
    slot = blank(view, "archive")
    wounds = (WoundView("body"), WoundView("arm"))
    view = room(placed(view, room=slot, wounds=wounds, light=2), slot, explored=True, items=2)
    view = replace(room(view, slot, fire=True, tile="archive"), actions_left=1)
    search = option("play", "search", "0")
    last, more = (World(holding(view, "search", *rest)) for rest in ((), PLAIN[:2]))
    assert rookie(last).heat(last, search) == 2 * rookie(more).heat(more, search)


def test_one_is_enough_for_the_alarm() -> None:
    """LD-EMP-01: three stood in the Alert Room in the first round, and one can start it."""
    view = first_view()
    alert = World(view).find("alert_room")

    def wish(view: LockdownView) -> float:
        found = goals.goals(World(view))
        return max((g.value for g in found if g.action == "start_procedure"), default=0.0)

    first = alone(view)
    other = (first.seat or 0) + 1
    near = World(view).board.ways[alert][0][0]
    for slot, most in ((near, goals.ALARM * goals.RACE), (alert, 0.0)):
        crew = list(first.crew)
        crew[other] = replace(crew[other], place="room", room=slot)
        assert wish(replace(first, crew=tuple(crew))) == most
    assert wish(first) == goals.ALARM


def test_nothing_is_taken_twice_and_no_ammo_that_fits_nothing() -> None:
    """NM-ITM-11: with a revolver it kept three energy charges; another its third tools."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    revolver = (ItemView("revolver:2", "revolver", 2, 6, "none"),)
    rifle = (ItemView("rifle:2", "rifle", 2, 4, "none"),)
    drone, charge = option("keep", "recon_drone"), option("keep", "energy_charge")
    for hands, kept in ((revolver, drone), (rifle, charge)):
        bot, world = original(changed(view, hands=hands))
        assert bot.kept(world, asked("keep_item", drone, charge)) == kept.text
    tools, tape = option("keep", "tools"), option("keep", "duct_tape")
    for pack, kept in ((packed(), tools), (packed("tools"), tape)):
        bot, world = original(changed(view, hands=revolver, pack=pack))
        assert bot.kept(world, asked("keep_item", tools, tape)) == kept.text
    medkit = option("keep", "medkit")
    bot, world = original(changed(view, hands=revolver, pack=packed("medkit")))
    assert bot.kept(world, asked("keep_item", medkit, tools)) == medkit.text


def test_a_broken_cure_draws_who_can_repair_it() -> None:
    """NM-CON-07: with a larva and two tools it passed, three rooms from the broken Surgery."""
    p = Position("an_old_feud", "surgery", room="storage")
    p.hold(*FULL)
    view = changed(seen(p), larva=True)
    broken = replace(
        view,
        rooms=tuple(replace(r, malfunction=r.tile == "surgery") for r in view.rooms),
    )
    for pack, goes in ((packed("tools"), True), (packed(), False)):
        bot, _ = original(changed(broken, pack=pack))
        assert any(goal.action == "operate" for goal in bot.goals) is goes


def test_the_hurt_make_weapons_of_what_does_not_heal() -> None:
    """LD-CRF-01: unarmed and hurt it kept three tool belts and a battery; a medkit is kept."""
    view = holding(placed(first_view(), wounds=(WoundView("leg"),), hands=()), *PLAIN)
    recipe = World.registry.items["pistol"].recipe
    items = World.registry.items
    spare = [
        next(k for k, card in items.items() if card.component == symbol and k not in HEALS)
        for symbol in recipe
    ]
    for things, makes in ((spare, True), (spare[:1], False)):
        pack = tuple(PackView("red", ItemView(key, key, 0, 0, "none")) for key in things)
        world = World(placed(view, pack=pack))
        assert (rookie(world).worth(world, option("craft", "pistol")) > 0.0) is makes


def test_whoever_runs_runs_on() -> None:
    """With an adult behind it, it ran from a room into the next, and back again."""
    view = alone(holding(first_view(), *PLAIN))
    here = World(view).room
    world = World(replace(view, stalkers=(StalkerView("adult#1", "adult", here, 0),)))
    bot = rookie(world)
    bot.goals = []
    ways = [slot for slot, _ in world.board.ways[here]]
    before = {slot: bot.flight(world, slot) for slot in ways}
    bot.left = ways[0]
    assert bot.flight(world, ways[0]) < before[ways[0]]
    assert bot.flight(world, ways[1]) == before[ways[1]]


def test_a_fire_that_leads_nowhere_hides_no_other_goal() -> None:
    """NM-MRK-11: for a burning armory next door it passed three rounds with five cards."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = seen(p)
    burning, other = beside(view)[:2]
    board, here = original(view)[1].board, original(view)[1].room
    around = {slot for slot, _ in board.ways[burning]} - {here}
    fires = tuple(
        replace(r, fire=True, explored=True) if r.slot in {burning, *around} else r
        for r in view.rooms
    )
    bot, world = original(replace(view, rooms=fires))
    bot.goals = [Goal(burning, 3.0, "recharge"), Goal(other, 1.0)]
    assert bot.lead(world).step == other
    bot.goals = [Goal(burning, 30.0, "recharge"), Goal(other, 1.0)]
    assert bot.lead(world).step == burning, "worth what it burns"


def test_a_room_that_one_left_long_ago_is_as_good_as_any() -> None:
    """Two rounds after it had fled from there it passed with a card to search the next room."""
    view = alone(holding(first_view(), *PLAIN))
    world = World(replace(view, round=5))
    bot = rookie(world)
    near, far = (slot for slot, _ in world.board.ways[world.room][:2])
    bot.goals = [Goal(near, 1.8), Goal(far, 1.0)]
    bot.left = near
    for since, step_to in ((5, far), (4, far), (3, near)):
        bot.since = since
        assert bot.led(world).step == step_to


def test_the_last_rover_does_not_wait_for_a_bandage() -> None:
    """LD-BNK-03: in the last round it dressed a wound beside the rover, and stayed behind."""
    wounds = (WoundView("hand"), WoundView("body"))
    view = replace(placed(at_the_gate(), wounds=wounds), time=1)
    world = World(holding(view, *PLAIN))
    bot = rookie(world)
    assert bot.hurry(world) == 3
    escape = bot.worth(world, option("escape", "rover"))
    assert escape > bot.worth(world, option("use", "medkit", "0"))


def test_no_loaded_weapon_is_dropped_for_a_carcass() -> None:
    """LD-ITM-06: it laid a loaded shotgun down to carry a carcass, and went elsewhere with it."""
    view = alone(holding(first_view(), *PLAIN))
    slot = blank(view, "laboratory")
    view = room(view, slot, explored=True, tile="laboratory")
    beside = World(view).board.ways[slot][0][0]
    view = placed(view, room=beside)
    shotgun = ItemView("riot_shotgun:2", "riot_shotgun", 2, 2, "none")
    lifts = option("pickup", "carcass")
    for hands, takes in ((ARMED, True), ((*ARMED, shotgun), False)):
        world = World(placed(view, hands=hands))
        bot = rookie(world)
        bot.goals = []
        assert (bot.worth(world, lifts) > 0.0) is takes
        bot.goals = [Goal(world.board.ways[beside][1][0], 9.0)]
        assert bot.worth(world, lifts) < 0.0, "on its way to something else"
    carcass = ItemView("carcass", "carcass", 0, 0, "none")
    for hands, goes in (((*ARMED, carcass), True), (ARMED, False)):
        found = goals.goals(World(placed(view, hands=hands)))
        assert any(g.action == "analyse" and g.slot == slot for g in found) is goes


def test_no_token_is_looked_at_twice() -> None:
    """LD-ROM-53: it paid six cards to look at the same CSS token three times."""
    view = holding(first_view(), *PLAIN)
    slot = blank(view, "css_control")
    view = room(placed(view, room=slot), slot, explored=True, tile="css_control")
    tokens = (CssView(10, "launch_all"), CssView(8), CssView(6))
    world = World(replace(view, css=tokens))
    bot = rookie(world)
    spaces = [option("space", str(token.space)) for token in tokens]
    assert bot.target(world, asked("choose_target", *spaces)) == "space 8"
    assert bot.worth(world, option("room", "program_css")) > 0.0
    known = World(replace(view, css=tuple(replace(token, face="empty") for token in tokens)))
    assert rookie(known).worth(known, option("room", "program_css")) < 0.0


def test_what_bleeds_is_dressed_first() -> None:
    """LD-HRT-13: it dressed its hand and bled to death."""
    wounds = (WoundView("hand"), WoundView("bleeding"))
    world = World(holding(placed(first_view(), wounds=wounds), *PLAIN))
    asks = asked("choose_target", option("wound", "hand"), option("wound", "bleeding"))
    assert rookie(world).target(world, asks) == "wound bleeding"


def test_a_cure_is_taken_by_the_sick_before_they_leave() -> None:
    """LD-ROM-57: with a larva it crept past the neutralizers of the Testing Laboratory."""
    view = holding(first_view(), *PLAIN)
    slot = blank(view, "testing_lab")
    view = placed(room(view, slot, explored=True, tile="testing_lab"), knowledge=goals.VERSED)
    sick = placed(view, larva=True)
    assert any(g.action == "take_neutralizer" for g in goals.goals(World(sick)))
    unversed = placed(sick, knowledge=goals.VERSED - 1)
    for other in (view, unversed, replace(sick, crafted=())):
        assert not any(g.action == "take_neutralizer" for g in goals.goals(World(other)))
    there = World(placed(sick, room=slot))
    bot = rookie(there)
    best = max(bot.worth(there, step(int(way))) for way in steps(there))
    assert bot.worth(there, option("room", "take_neutralizer")) > best


def test_nobody_locks_in_while_there_is_time_for_other_things() -> None:
    """LD-GOL-05: in round 2, objective undone, it turned from a room full of things to lock in."""
    view = replace(alone(first_view()), isolation_open=True, emergency=7)
    slot = World(view).find("isolation_room")
    view = room(placed(view, room=slot), slot, items=3)
    search, locks = option("play", "search", "0"), option("room", "lock_in")
    for time, leaves in ((14, False), (8, True)):
        late = replace(holding(view, "search", *PLAIN), time=time)
        assert (acted(late, search, locks) == locks.text) is leaves


def test_the_card_that_repairs_is_kept_for_the_broken_way_out() -> None:
    """NM-POD-05: on its way to a broken section it paid with its repairs, and turned round."""
    p = Position("an_old_feud", "evacuation_section_a", room="storage")
    p.hold(*FULL)
    view = seen(p)
    far = next(r.slot for r in view.rooms if r.tile == "evacuation_section_a")
    broken = replace(view, rooms=tuple(replace(r, malfunction=r.slot == far) for r in view.rooms))
    bot, world = original(broken)
    bot.goals = [Goal(far, 50.0, "enter_pod")]
    assert bot.lead(world).step != far
    assert "repairs" in bot.needed(world)


def test_a_corpse_is_let_go_for_a_loaded_weapon() -> None:
    """NM-ITM-08: with an empty rifle and a corpse in its hands it left a loaded shotgun lying."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    rifle = ItemView("assault_rifle", "assault_rifle", 0, 5, "none")
    corpse = ItemView("corpse:15", "corpse", 15, 0, "none")
    bot, world = original(changed(seen(p), hands=(rifle, corpse)))
    drops = [option("drop", "assault_rifle"), option("drop", "corpse:15"), option("decline")]
    about = {"item": ArgView("item", "prototype_shotgun:1")}
    asks = DecisionView("full_hands", "", secret=False, options=tuple(drops), about=about)
    assert bot.let_go(world, asks) == "drop corpse:15"


def test_the_sick_look_for_a_cure() -> None:
    """NM-CON-07: with a larva it checked an engine next to the unknown Surgery."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = seen(p)
    unknown = original(view)[1].unexplored[0]

    def wish(larva: bool, known: bool) -> float:
        tile = "surgery" if known else "storage"
        rooms = tuple(replace(r, tile=tile) if r.tile == "storage" else r for r in view.rooms)
        bot, _ = original(changed(replace(view, rooms=rooms), larva=larva))
        return next(goal.value for goal in bot.goals if goal.slot == unknown)

    assert wish(larva=True, known=False) > wish(larva=False, known=False)
    assert wish(larva=True, known=True) == wish(larva=False, known=True)


def test_no_weapon_is_laid_down_for_a_second_corpse() -> None:
    """NM-ITM-08: with a corpse in one hand it dropped its shotgun for a carcass."""
    p = Position("extreme_field_biology")
    p.hold(*FULL)
    view = seen(p)
    gun = ItemView("shotgun", "shotgun", 0, 2, "none")
    things = sorted(original(view)[1].wanted_objects)
    one = ItemView(f"{things[0]}:15", things[0], 15, 0, "none")
    for hands, takes in (((gun,), True), ((gun, one), False)):
        bot, world = original(changed(view, hands=hands))
        assert (bot.worth(world, option("pickup", things[0])) > 0.0) is takes
