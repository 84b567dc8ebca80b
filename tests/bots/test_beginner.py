"""Acts without sense that were seen in games of rookies of Lockdown, from positions made by hand.

A beginner may be too bold or too timid; but it goes somewhere, and does nothing for nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots.footsteps import Goal, lead
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import (
    ArgView,
    DecisionView,
    ItemView,
    OptionView,
    PackView,
    StalkerView,
    WoundView,
)
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, blank, option, room

PLAIN = ("interruption", "demolition", "repairs", "rest", "stun")


def adult(slot: int) -> tuple[StalkerView, ...]:
    """An adult in a room."""
    return (StalkerView("adult#1", "adult", slot, 0),)


def rookie(world: World) -> LockdownRookie:
    """A beginner that has looked at the table."""
    bot = LockdownRookie(1)
    bot.look(world)
    return bot


def step(slot: int) -> OptionView:
    return option("move", f"{slot:03}")


def acted(view: LockdownView, *options: OptionView) -> str:
    """What a beginner does if these are its options."""
    world = World(view)
    return LockdownRookie(1).act(world, asked("action", option("pass"), *options))


def test_noise_turns_nobody_round() -> None:
    """It walked to and fro: every step made noise, and the way back seemed better again."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    drawn = rookie(world).lead(world)
    assert drawn.step
    loud = tuple(way.text for way in world.board.corridors if drawn.step in (way.a, way.b))
    noisy = World(replace(view, noise=loud))
    assert rookie(noisy).lead(noisy) == drawn
    moved = World(placed(view, room=drawn.step))
    assert rookie(moved).lead(moved).step != world.room


def test_a_goal_nearer_by_draws_more_than_the_same_one_far_off() -> None:
    ways = {2: (1.0, 2), 3: (2.0, 2), 4: (1.0, 4)}
    assert lead(1, [Goal(3, 2.0), Goal(4, 2.0)], ways).step == 4
    assert lead(1, [Goal(3, 2.0), Goal(1, 1.9)], ways).step == 0, "what one came for holds one"
    assert lead(1, [Goal(9, 5.0)], ways).step == 0, "no way leads there"


def test_nobody_walks_into_company_without_need() -> None:
    """It went for the alarm into a room with an adult, and fled out of it, wounded, next turn."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    beside = rookie(world).lead(world).step
    met = World(replace(view, stalkers=adult(beside)))
    assert rookie(met).lead(met).step != beside
    assert rookie(met).worth(met, step(beside)) < rookie(met).worth(met, option("pass"))


def test_nobody_flees_from_one_fight_into_another() -> None:
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    one, other = (slot for slot, _ in World(view).board.ways[here][:2])
    foes = (*adult(here), StalkerView("adult#2", "adult", one, 0))
    world = World(replace(view, stalkers=foes))
    assert rookie(world).worth(world, step(other)) > rookie(world).worth(world, step(one)) + 2.0


def test_a_full_hand_is_not_passed_with_while_there_is_somewhere_to_go() -> None:
    """Three characters passed with five cards for two rounds in the same room."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    ways = [slot for slot, _ in world.board.ways[world.room]]
    loud = tuple(way.text for way in world.board.corridors if set(ways) & {way.a, way.b})
    noisy = replace(view, noise=loud[:3])
    assert acted(noisy, *(step(slot) for slot in ways)) != "pass"


def test_nobody_walks_about_for_nothing() -> None:
    """Where nothing is left to do, a full hand passes; it does not go to the next room and back."""
    view = replace(holding(first_view(), *PLAIN), isolation_open=False, emergency=9)
    view = replace(view, rooms=tuple(replace(r, explored=True, items=0) for r in view.rooms))
    world = World(view)
    assert not rookie(world).lead(world).step
    assert acted(view, *(step(slot) for slot, _ in world.board.ways[world.room])) == "pass"


def test_the_last_wound_is_not_taken_from_a_fire() -> None:
    """LD-RND-13: with three serious wounds one passed in a fire, a card in hand to put it out."""
    view = first_view()
    slot = blank(view, "archive")
    wounds = tuple(WoundView(key) for key in ("body", "eyes", "arm"))
    view = room(placed(view, room=slot, wounds=wounds), slot, explored=True, tile="archive")
    view = replace(holding(room(view, slot, fire=True), "clean_up", "search"), actions_left=1)
    quench = option("play", "clean_up", "1")
    assert acted(view, quench, step(World(view).board.ways[slot][0][0])) == quench.text


def test_nobody_waits_or_rummages_in_a_fire() -> None:
    view = first_view()
    slot = blank(view, "archive")
    here = room(placed(view, room=slot), slot, explored=True, tile="archive", items=3, fire=True)
    view = replace(holding(here, "search", *PLAIN[:2]), actions_left=1)
    ways = [step(other) for other, _ in World(view).board.ways[slot]]
    assert acted(view, option("play", "search", "0"), *ways).startswith("move")


def test_medicine_is_for_wounds_before_it_is_made_into_a_suit() -> None:
    """LD-CRF-01: bleeding twice, it made a suit of the medkit and died of its wounds."""
    view = holding(first_view(), *PLAIN)
    craft = option("craft", "enviro_suit")
    hurt = World(placed(view, wounds=(WoundView("bleeding"),)))
    assert rookie(World(view)).worth(World(view), craft) > 0.0
    assert rookie(hurt).worth(hurt, craft) < 0.0


def test_in_a_fight_an_item_does_what_helps_there() -> None:
    """It washed its slime off, and loaded a loaded weapon, beside an adult."""
    view = holding(first_view(), *PLAIN)
    world = World(replace(view, stalkers=adult(World(view).room)))
    bot = rookie(world)
    washer = [bot.worth(world, option("use", "pressure_washer:3", part)) for part in "012"]
    assert washer[2] > 0.0 > max(washer[:2])
    gun = (ItemView("smg:5", "smg", 5, 5, "none"),)
    load = option("use", "weapon_battery", "0")
    armed = World(replace(placed(view, hands=gun), stalkers=world.view.stalkers))
    empty = (ItemView("smg:0", "smg", 0, 5, "none"),)
    unarmed = World(replace(placed(view, hands=empty), stalkers=world.view.stalkers))
    assert rookie(armed).worth(armed, load) < 0.0 < rookie(unarmed).worth(unarmed, load)


def test_power_is_switched_on_not_off() -> None:
    """LD-PWR-12: with light in the section nobody turns it off, nor pays to restore it."""
    view = holding(first_view(), *PLAIN)
    slot = World(view).room
    worth = {}
    for on in (True, False):
        world = World(room(view, slot, powered=on))
        worth[on] = rookie(world).worth(world, option("play", "bypass", "1"))
    assert worth[True] < 0.0 < worth[False]


def test_the_card_for_the_room_is_not_paid_with() -> None:
    """It walked to a room with things in it, and paid for the step with the card to search it."""
    view = first_view()
    slot = blank(view, "archive")
    things = room(placed(view, room=slot), slot, explored=True, tile="archive", items=2)
    world = World(holding(things, "search", "facility_tour", "defense_plan"))
    pays = asked("pay", *(option("pay", card) for card in world.hand))
    assert rookie(world).price(world, pays) != "pay search"
    sick = World(holding(first_view(), "rest", "facility_tour", "contamination"))
    pays = asked("pay", option("pay", "rest"), option("pay", "facility_tour"))
    assert rookie(sick).price(sick, pays) != "pay rest"


def test_doors_are_opened_by_whoever_is_shut_in_only() -> None:
    """It opened and closed the same door for rounds; and stood behind one with a card for it."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    demolish = option("play", "demolition", "0")
    assert rookie(world).worth(world, demolish) < -1.0
    ways = world.board.ways[world.room]
    shut = World(replace(view, closed=tuple(world.board.corridors[way].text for _, way in ways)))
    assert rookie(shut).worth(shut, demolish) > rookie(shut).worth(shut, option("pass"))
    behind = [
        OptionView(f"through {t}", "through", (ArgView("corridor", t),)) for t in shut.view.closed
    ]
    guarded = World(replace(shut.view, stalkers=adult(ways[0][0])))
    asks = DecisionView("choose_target", "", secret=False, options=tuple(behind), about={})
    chosen = guarded.corridor(rookie(guarded).target(guarded, asks).split()[1])
    assert guarded.board.other_end(chosen, guarded.room) != ways[0][0]


def test_a_container_is_no_goal_in_a_round_in_which_nobody_reaches_it() -> None:
    """LD-CSS-04: it turned round for a container that it could not get into in time."""
    view = holding(first_view(), *PLAIN)
    slot = blank(view, "css_a")
    view = room(view, slot, explored=True, tile="css_a")
    css = replace(view.css[0], space=6)
    found = []
    for cards in (PLAIN, PLAIN[:1]):
        world = World(holding(replace(view, time=css.space, css=(css,)), *cards))
        near = World(placed(world.view, room=world.board.ways[slot][0][0]))
        found.append([g.action for g in rookie(near).goals if g.slot == slot and g.action])
    assert found == [["enter_css"], []]


def test_nobody_throws_a_suit_or_a_rifle_away_to_be_gone() -> None:
    """LD-CRD-09: for Distraction it gave up the suit it had just made, and then a loaded rifle."""
    view = holding(first_view(), "distraction", *PLAIN)
    here = World(view).room
    play = option("play", "distraction", "0")
    found = {}
    for key in ("enviro_suit", "painkillers"):
        pack = (PackView("green", ItemView(key, key, 0, 0, "none")),)
        world = World(replace(placed(view, pack=pack), stalkers=adult(here)))
        found[key] = rookie(world).worth(world, play)
    assert found["enviro_suit"] < 0.0 < found["painkillers"]


def test_a_free_action_is_taken_for_something() -> None:
    """A card for a free action of the room is not played where no action is wanted."""
    view = first_view()
    slot = blank(view, "surgery")
    here = holding(placed(view, room=slot), "workspace_plan", *PLAIN)
    world = World(room(here, slot, explored=True, tile="surgery", items=0))
    free = option("play", "workspace_plan", "0")
    assert rookie(world).worth(world, free) < rookie(world).worth(world, option("pass"))
    sick = World(placed(world.view, larva=True))
    assert rookie(sick).worth(sick, free) > 0.0


def test_amid_noise_one_waits_for_a_full_hand_and_then_dares() -> None:
    """LD-GOL-05: three waited with six cards for four rounds for a silence that never came."""
    view = first_view()
    slot = World(view).find("isolation_room")
    loud = tuple(World(view).board.corridors[w].text for w in World(view).board.exits[slot])
    here = replace(placed(view, room=slot), isolation_open=True, time=7, round=4, noise=loud)
    for cards, dares in ((PLAIN, True), (PLAIN[:3], False)):
        world = World(holding(here, *cards))
        bot = rookie(world)
        locks = bot.worth(world, option("room", "lock_in"))
        assert (locks > bot.worth(world, option("pass"))) is dares


def test_a_larva_is_cut_out_before_one_waits_for_the_way_out() -> None:
    """LD-CON-06: with a larva it stood beside a working Decon Room until it broke."""
    view = first_view()
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    loud = tuple(World(view).board.corridors[w].text for w in World(view).board.exits[slot])
    view = room(view, beside, explored=True, tile="decon_room", items=0)
    view = replace(placed(view, room=slot, larva=True), isolation_open=True, time=12, noise=loud)
    world = World(holding(view, *PLAIN[:3]))
    assert rookie(world).lead(world).step == beside
    there = World(holding(placed(view, room=beside), *PLAIN[:3]))
    assert not rookie(there).lead(there).step, "and it stays until it is done"


def test_nobody_strikes_a_blow_that_may_kill_oneself() -> None:
    view = holding(first_view(), *PLAIN)
    wounds = tuple(WoundView(key) for key in ("knee", "arm", "hand"))
    world = World(replace(placed(view, wounds=wounds), stalkers=adult(World(view).room)))
    bot = rookie(world)
    assert bot.worth(world, option("melee", "adult#1")) < bot.worth(world, option("pass"))


ARMED = (ItemView("smg:5", "smg", 5, 5, "none"),)


def test_who_is_armed_shoots_before_it_runs_from_one() -> None:
    """LD-CMB-14: with a loaded gun it ran from a lone adult, and was attacked for it."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    ways = [step(slot) for slot, _ in World(view).board.ways[here]]
    for kind, powered in (("adult", True), ("adult", False), ("creeper", True), ("creeper", False)):
        foe = StalkerView(f"{kind}#1", kind, here, 0)
        shoots = option("shoot", "smg:5", foe.text)
        met = room(replace(placed(view, hands=ARMED), stalkers=(foe,)), here, powered=powered)
        assert acted(met, *ways, shoots) == f"shoot smg:5 {foe.text}", (kind, powered)
        tour = option("play", "facility_tour", "0")
        assert acted(met, *ways, shoots, tour).startswith("shoot")
        empty = placed(met, hands=(ItemView("smg:0", "smg", 0, 5, "none"),))
        assert acted(empty, *ways).startswith("move"), "whoever cannot shoot runs"
    queen = replace(placed(view, hands=ARMED), stalkers=(StalkerView("queen#1", "queen", here, 0),))
    assert acted(queen, *ways, option("shoot", "smg:5", "queen#1")).startswith("move")


def test_adults_are_not_struck_with_bare_hands() -> None:
    """LD-CMB-13: a serious wound for a miss, and one in six that a hit kills."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    for kind in ("creeper", "adult", "breeder", "queen"):
        foe = StalkerView(f"{kind}#1", kind, here, 0)
        met = replace(view, stalkers=(foe,))
        assert acted(met, option("melee", foe.text)) == "pass", kind
        assert (
            acted(replace(met, stalkers=(replace(foe, wounds=2),)), option("melee", foe.text))
            == "pass"
        )
    worn = replace(view, stalkers=(StalkerView("adult#1", "adult", here, 4),))
    assert acted(worn, option("melee", "adult#1")).startswith("melee"), "it will hardly stand one"
    larva = replace(view, stalkers=(StalkerView("larva#1", "larva", here, 0),))
    assert acted(larva, option("melee", "larva#1")).startswith("melee")


def test_nobody_runs_from_one_adult_to_the_next() -> None:
    """Cornered and unarmed it ran into the next fight, attacked here and there."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    ways = [step(slot) for slot, _ in World(view).board.ways[here]]
    met = replace(view, stalkers=(*hemmed(view, "adult"), StalkerView("adult#9", "adult", here, 0)))
    assert acted(replace(met, actions_left=1), *ways) == "pass"


def test_nobody_blows_oneself_up_with_a_loaded_weapon() -> None:
    """LD-CRD-32: a grenade where one stands is a serious wound for sure."""
    view = holding(first_view(), *PLAIN)
    met = replace(placed(view, hands=ARMED), stalkers=adult(World(view).room))
    throws, shoots = option("use", "grenade", "0"), option("shoot", "smg:5", "adult#1")
    assert acted(met, throws, shoots).startswith("shoot")
    bare = placed(met, hands=())
    assert acted(bare, throws) == "pass", "one who has no wounds yet survives it"
    worn = replace(bare, stalkers=(replace(met.stalkers[0], wounds=2),))
    many = replace(bare, stalkers=(*met.stalkers, replace(met.stalkers[0], text="adult#2")))
    assert acted(worn, throws) == acted(many, throws) == "use grenade 0"


def test_the_last_card_is_not_paid_to_go_and_search() -> None:
    """It paid for the way to a room full of things with the only card to search it."""
    view = first_view()
    slot = blank(view, "archive")
    view = room(view, slot, explored=True, tile="archive", items=3)
    many, one = World(holding(view, "search", "rest")), World(holding(view, "search"))
    assert any(goal.slot == slot and not goal.action for goal in rookie(many).goals)
    assert not any(goal.slot == slot and not goal.action for goal in rookie(one).goals)


def test_a_tour_out_of_a_fight_leads_to_no_other_fight() -> None:
    """LD-CRD-07: with foes behind both doors it toured from one adult to the next."""
    view = holding(first_view(), "facility_tour", *PLAIN)
    here = World(view).room
    foes = tuple(
        StalkerView(f"adult#{n}", "adult", slot, 0)
        for n, slot in enumerate((here, *(s for s, _ in World(view).board.ways[here])), 1)
    )
    world = World(replace(view, stalkers=foes))
    tour = option("play", "facility_tour", "0")
    assert rookie(world).worth(world, tour) < 0.0
    free = World(replace(view, stalkers=foes[:1]))
    assert rookie(free).worth(free, tour) > 0.0


def test_a_grenade_is_thrown_where_one_fights() -> None:
    """LD-CRD-32: beside an adult it threw its grenade into the next room."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    beside = World(view).board.ways[here][0][0]
    foes = (*adult(here), StalkerView("queen#2", "queen", beside, 0))
    world = World(replace(view, stalkers=foes))
    asks = replace(
        asked("choose_target", *(option("to", f"{slot:03}") for slot in (beside, here))),
        about={"action": ArgView("text", f"use/{keys.ITEM['grenade']}/0")},
    )
    assert rookie(world).target(world, asks) == f"to {here:03}"


def test_with_a_full_hand_nothing_is_done_that_brings_nothing() -> None:
    """It crafted, rode and aimed at rooms for two cards rather than pass with five."""
    view = holding(first_view(), *PLAIN)
    world = World(placed(view, hands=(ItemView("smg:5", "smg", 5, 5, "none"),)))
    bot = rookie(world)
    waits = bot.worth(world, option("pass"))
    for act in (("room", "craft_gear"), ("room", "eliminate_threat"), ("craft", "pistol")):
        assert bot.worth(world, option(*act)) < waits, act


def hemmed(view: LockdownView, kind: str) -> tuple[StalkerView, ...]:
    """Somebody in every room next to the own one."""
    here = World(view).room
    rooms = [slot for slot, _ in World(view).board.ways[here]]
    return tuple(StalkerView(f"{kind}#{n}", kind, slot, 0) for n, slot in enumerate(rooms, 1))


def test_between_monsters_the_armed_break_out() -> None:
    """Between adults it passed for three rounds with five cards and a loaded gun."""
    view = holding(first_view(), *PLAIN)
    armed = placed(view, hands=(ItemView("smg:5", "smg", 5, 5, "none"),))
    ways = [step(slot) for slot, _ in World(view).board.ways[World(view).room]]
    met = replace(armed, stalkers=hemmed(armed, "adult"))
    assert acted(met, *ways).startswith("move")
    hurt = placed(met, wounds=(WoundView("knee"), WoundView("arm")))
    assert acted(hurt, *ways) == "pass", "who is badly hurt waits for them to go"
    bot = rookie(World(met))
    fled = bot.lead(World(met)).step
    alone = tuple(foe for foe in hemmed(armed, "queen") if foe.room != fled)
    bot.left, world = fled, World(replace(met, stalkers=(*alone, *adult(fled))))
    bot.since = world.view.round
    assert bot.lead(world).step != fled, "but not to whom it has just run from"
    later = World(replace(world.view, round=bot.since + 1))
    assert bot.lead(later).step == fled, "a round later it has cards again, and goes back"
    queens = replace(armed, stalkers=hemmed(armed, "queen"))
    assert acted(queens, *ways) == "pass"


def test_a_larva_bars_nobody_and_is_struck() -> None:
    """It idled beside a larva for four rounds, and ran from one instead of striking it."""
    view = holding(first_view(), *PLAIN)
    ways = [step(slot) for slot, _ in World(view).board.ways[World(view).room]]
    assert acted(replace(view, stalkers=hemmed(view, "larva")), *ways).startswith("move")
    here = World(view).room
    met = replace(view, stalkers=(StalkerView("larva#1", "larva", here, 0),))
    assert acted(met, option("melee", "larva#1"), *ways) == "melee larva#1"
    last = World(holding(met, "rest"))
    asks = asked("better_result", option("decline"), option("pay", "rest"))
    assert rookie(last).better(last, asks) == "pay rest"


def test_a_grenade_is_thrown_among_those_who_bar_the_way() -> None:
    """LD-CRD-32: boxed in with a grenade in the pack it waited; its own room it leaves alone."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    foes = hemmed(view, "adult")
    world = World(replace(view, stalkers=foes))
    throws = option("use", "grenade", "0")
    assert rookie(world).worth(world, throws) > rookie(world).worth(world, option("pass"))
    free = World(replace(view, stalkers=()))
    assert rookie(free).worth(free, throws) < rookie(free).worth(free, option("pass"))
    asks = replace(
        asked("choose_target", *(option("to", f"{slot:03}") for slot in (here, foes[0].room))),
        about={"action": ArgView("text", f"use/{keys.ITEM['grenade']}/0")},
    )
    assert rookie(world).target(world, asks) == f"to {foes[0].room:03}"


def test_nobody_turns_round_for_a_goal_that_is_hardly_better() -> None:
    """A monster moved seven rooms away, and it went back where it had come from."""
    ways = {2: (1.0, 2), 4: (1.0, 4)}
    goals = [Goal(2, 2.0), Goal(4, 1.5)]
    assert lead(1, goals, ways).step == 2
    assert lead(1, goals, ways, left=2).step == 4
    assert lead(1, goals[:1], ways, left=2) == lead(1, goals[:1], ways), "a dead end is left"
    assert lead(1, [Goal(2, 9.0), goals[1]], ways, left=2).step == 2


def test_contingencies_are_for_peace() -> None:
    """It took one with its last two cards, bleeding."""
    view = holding(first_view(), *PLAIN)
    act = option("room", "take_contingency")
    world = World(view)
    assert rookie(world).worth(world, act) > 0.0
    for bad in (holding(view, *PLAIN[:2]), placed(view, wounds=(WoundView("bleeding"),))):
        assert rookie(World(bad)).worth(World(bad), act) < 0.0


def test_who_breaks_in_does_not_run_back() -> None:
    """Hemmed in it went among them, careful for two cards, and back the next moment."""
    view = holding(first_view(), *PLAIN)
    armed = placed(view, hands=(ItemView("smg:5", "smg", 5, 5, "none"),))
    world = World(replace(armed, stalkers=hemmed(armed, "adult")))
    bot = rookie(world)
    way = f"{bot.lead(world).step:03}"
    creeps, walks = (bot.worth(world, option(verb, way)) for verb in ("careful", "move"))
    assert walks > max(creeps, bot.worth(world, option("pass")))
    assert bot.act(world, asked("action", option("pass"), option("move", way))) == f"move {way}"
    there = World(replace(placed(armed, room=int(way)), stalkers=adult(int(way))))
    back = step(world.room)
    bot.look(there)
    assert bot.worth(there, back) < rookie(there).worth(there, back)


def test_nobody_goes_into_a_fire_that_leads_nowhere() -> None:
    """LD-RND-13: with fire behind the fire it went in, and out again where it had come from."""
    view = replace(holding(first_view(), *PLAIN), actions_left=2)
    here = World(view).room
    slot = rookie(World(view)).lead(World(view)).step
    view = room(view, slot, explored=True, fire=True)
    assert rookie(World(view)).heat(World(view), step(slot)) < 1.0
    for other, _ in World(view).board.ways[slot]:
        if other != here:
            view = room(view, other, explored=True, fire=True)
    assert rookie(World(view)).heat(World(view), step(slot)) > 1.0


def test_cards_for_the_deed_are_not_crept_away() -> None:
    """Bleeding, it crept into the room with the pod, and had one card left to get in."""
    view = first_view()
    slot = World(view).board.ways[World(view).room][0][0]
    view = room(view, slot, explored=True, tile="emergency_room", items=0)
    hurt = placed(view, wounds=(WoundView("bleeding"),))
    for cards, spent in ((3, True), (4, False)):
        for left in (1, 2):
            world = World(holding(replace(hurt, actions_left=left), *PLAIN[:cards]))
            assert (rookie(world).crept(world, slot) > 0.0) is spent, (cards, left)


def test_who_cannot_shoot_does_not_go_to_them() -> None:
    """LD-GOL-05: unarmed it walked in to the adult in the Isolation Room, and slipped out again."""
    view = replace(holding(first_view(), *PLAIN), isolation_open=True, time=7)
    known = tuple(replace(r, explored=True, items=0) for r in view.rooms)
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    met = replace(placed(view, room=beside), rooms=known, stalkers=adult(slot))
    bare, armed = World(placed(met, hands=())), World(placed(met, hands=ARMED))
    assert rookie(armed).lead(armed).step == slot
    assert not rookie(bare).lead(bare).step


def test_nobody_runs_into_a_fire_without_cards_to_go_on() -> None:
    """In the last rounds it crept into a fire, had one card left, and came back."""
    view = replace(first_view(), time=3, actions_left=1)
    slot = World(view).board.ways[World(view).room][0][0]
    view = room(view, slot, explored=True, fire=True)
    many, few = World(holding(view, *PLAIN)), World(holding(view, *PLAIN[:2]))
    assert rookie(many).hurry(many) >= 2
    assert rookie(few).heat(few, step(slot)) > 2.0 * rookie(many).heat(many, step(slot))


def test_the_empty_weapon_is_loaded_before_one_walks_on() -> None:
    view = holding(first_view(), *PLAIN)
    load = option("use", "weapon_battery", "0")
    for shots, loads in ((0, True), (5, False)):
        world = World(placed(view, hands=(ItemView(f"smg:{shots}", "smg", shots, 5, "none"),)))
        bot = rookie(world)
        assert (bot.worth(world, load) > bot.worth(world, option("pass")) + 2.0) is loads
        assert (bot.card(world, option("play", "recharge", "0")) > 2.0) is loads


def test_nobody_leaves_the_way_out_for_a_rover_that_another_will_take() -> None:
    """In the Isolation Room with six cards it set out for the rover, eight rooms away."""
    view = replace(holding(first_view(), *PLAIN), isolation_open=True, gate_open=True, time=5)
    world = World(view)
    slot, rover = world.find("isolation_room"), world.rover
    loud = tuple(way.text for way in world.board.corridors if slot in (way.a, way.b))
    view = replace(placed(view, room=slot), noise=loud)
    others = tuple(replace(c, room=rover) if c.seat != view.seat else c for c in view.crew)
    assert view.seat is not None
    assert not rookie(World(replace(view, crew=others))).lead(World(view)).step
    gone = tuple(replace(c, place="dead") if c.seat != view.seat else c for c in view.crew)
    alone = World(replace(view, crew=gone))
    assert any(goal.slot == rover and goal.value > 10.0 for goal in rookie(alone).goals)


def test_a_card_that_leads_anywhere_leads_to_no_monster() -> None:
    """It scouted back to the adult beside the pod, because the pod drew it so much."""
    view = replace(holding(first_view(), *PLAIN), isolation_open=True, time=3)
    world = World(view)
    slot = world.find("isolation_room")
    beside = world.board.ways[slot][0][0]
    other = next(s for s, _ in world.board.ways[beside] if s != slot)
    there = replace(placed(view, room=beside), stalkers=adult(slot))
    asks = asked("choose_target", *(option("to", f"{s:03}") for s in (slot, other)))
    asks = replace(asks, about={"action": ArgView("text", "play/7/0")})
    bot = rookie(World(there))
    assert bot.target(World(there), asks) == f"to {other:03}"
    free = replace(there, stalkers=())
    assert rookie(World(free)).target(World(free), asks) == f"to {slot:03}"


def test_who_can_drive_it_away_does_not_run() -> None:
    """LD-CMB-14: with water in its pressure washer it ran from an adult three times, and died."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    met = replace(placed(view, wounds=(WoundView("guts"), WoundView("hand"))), stalkers=adult(here))
    for slot, _ in World(view).board.ways[here]:
        for pull in (0.0, 50.0):
            bot, world = LockdownRookie(1), World(met)
            bot.look(world)
            bot.goals = [Goal(slot, pull)]
            runs = bot.worth(world, step(slot))
            assert bot.worth(world, option("use", "pressure_washer:2", "2")) > runs


def test_the_armed_do_not_strike_larvae() -> None:
    """LD-CMB-13: a blow contaminates, and wounds whoever misses; a shot costs a bullet."""
    view = holding(first_view(), *PLAIN)
    here = World(view).room
    met = replace(placed(view, hands=ARMED), stalkers=(StalkerView("larva#1", "larva", here, 0),))
    for powered in (True, False):
        lit = room(met, here, powered=powered)
        acts = (option("melee", "larva#1"), option("shoot", "smg:5", "larva#1"))
        assert acted(lit, *acts).startswith("shoot")
