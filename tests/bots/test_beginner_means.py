"""Rookies of both games use what they have where it serves: acts without sense, set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.flames import NOW
from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state.keys import ACTION, ITEM
from lockdown.views.types import (
    ArgView,
    DecisionView,
    ItemView,
    OptionView,
    StalkerView,
)
from tests.bots.test_beginner import adult
from tests.bots.test_beginner import rookie as beginner
from tests.bots.test_nemesis_beginner import FULL, changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_sense import REST, SEARCH, Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, option, room

CARDS = ("interruption", "demolition", "quarantine", "search")
LARVA = StalkerView("larva#1", "larva", 0, 0)


def about(kind: str, name: str, text: str, *options: OptionView) -> DecisionView:
    """A question about something."""
    return DecisionView(kind, "", secret=True, options=options, about={name: ArgView("word", text)})


def with_larva(*cards: str, hands: tuple[ItemView, ...] = ()) -> World:
    """Alone with a larva."""
    view = holding(placed(first_view(), hands=hands), *cards)
    here = World(view).room
    return World(replace(view, stalkers=(replace(LARVA, room=here),)))


@pytest.mark.rule("LD-WND-08")
@pytest.mark.parametrize("card", ["vivisection", "desperate_attack"])
def test_what_kills_a_larva_surely_comes_before_a_blow(card: str) -> None:
    """It struck, and paid with Rest, which cures what a blow brings (15402, rounds 3 and 4)."""
    world = with_larva(card, "rest", "search")
    bot = beginner(world)
    blow = bot.worth(world, option("melee", "larva#1"))
    assert bot.worth(world, option("play", card, "0")) > blow
    met = World(replace(world.view, stalkers=adult(world.room)))
    assert beginner(met).worth(met, option("play", card, "0")) < 2.5, "as before"


def test_a_shot_comes_before_what_contaminates() -> None:
    pistol = ItemView("smg:3", "smg", 3, 6, "none")
    world = with_larva("desperate_attack", "rest", hands=(pistol,))
    bot = beginner(world)
    shot = bot.worth(world, option("shoot", "smg:3", "larva#1"))
    assert shot > bot.worth(world, option("play", "desperate_attack", "0"))


# ---- wounds


@pytest.mark.rule("LD-HRT-05")
def test_the_wound_is_dressed_that_hinders_next() -> None:
    """It dressed its arm, with one thing to hold, and limped on (15403, round 3)."""
    view = holding(first_view(), *CARDS)
    world = World(view)
    bot = beginner(world)
    assert bot.lead(world).step
    for order in (("arm", "knee", "hand"), ("knee", "guts", "arm")):
        asks = asked("choose_target", *(option("wound", key) for key in order))
        assert bot.target(world, asks) == "wound knee"
    asks = asked("choose_target", *(option("wound", key) for key in ("body", "bleeding", "knee")))
    assert bot.target(world, asks) == "wound bleeding"
    asks = asked("choose_target", *(option("wound", key) for key in ("arm", "leg")))
    assert bot.target(world, asks) == "wound leg"


# ---- ways


def test_a_room_that_one_keeps_out_of_is_not_worth_a_long_way_round() -> None:
    """It went six moves round the Nest instead of four through it (15403, round 5)."""
    view = holding(first_view(), *CARDS)
    world = World(view)
    nest = next(slot for slot, _ in world.board.ways[world.room])
    tiled = tuple(
        replace(r, tile="nest", explored=True) if r.slot == nest else r for r in view.rooms
    )
    world = World(replace(view, rooms=tiled))
    bot = beginner(world)
    assert 0.0 < bot.hindrance(world, nest) < 1.0


@pytest.mark.rule("NM-EXP-08")
@pytest.mark.parametrize("token", ["fire_2", "slime_4"])
def test_nobody_ends_a_turn_in_a_fire_that_it_has_looked_at(token: str) -> None:
    """A drone had shown the fire, and it walked in with its last action (15401, round 4)."""
    p = Position("an_old_feud")
    p.hold(*FULL[:2])
    p.t.actions_left = 1
    view = seen(p)
    slot = p.beside("hibernatorium")
    looked = tuple(replace(r, token=token) if r.slot == slot else r for r in view.rooms)
    bot = NemesisRookie(1)
    world = bot.picture(replace(view, rooms=looked))
    bot.look(world)
    goes = bot.worth(world, option("move", f"{slot:03}"))
    assert (goes < -50.0) is token.startswith("fire")


def beside_the_pods(*cards: int, larva: bool = True) -> tuple[NemesisView, int]:
    """Next door to an open pod, with an adult and a revolver."""
    p = Position("an_old_feud", "evacuation_section_a")
    p.hold(*cards)
    view = seen(p)
    section = p.slot("evacuation_section_a")
    here = p.beside("evacuation_section_a")
    pods = tuple(replace(pod, locked=False) for pod in view.pods)
    revolver = ItemView("revolver:1", "revolver", 1, 6, "none")
    view = replace(
        changed(view, room=here, hands=(revolver,), larva=larva, light=1),
        pods=pods,
        stalkers=(StalkerView("adult#1", "adult", here, 0),),
    )
    return view, section


@pytest.mark.rule("NM-POD-05")
def test_nobody_shoots_with_the_cards_for_the_way_out_next_door() -> None:
    """It shot its last bullet and was one card short of the pod (15403, round 9)."""
    for cards, runs in (((SEARCH, REST, SEARCH), True), ((SEARCH, REST), False)):
        view, section = beside_the_pods(*cards)
        shot = worth(view, "shoot", "revolver:1", "adult#1")
        assert (worth(view, "move", f"{section:03}") > shot) is runs
    view, section = beside_the_pods(SEARCH, REST, SEARCH, larva=False)
    shot = worth(view, "shoot", "revolver:1", "adult#1")
    assert shot > worth(view, "move", f"{section:03}"), "who is well stays aboard"


# ---- doors


def test_nobody_opens_a_door_with_the_last_card() -> None:
    """A charge and the last card opened a door that nobody went through (15402, round 6)."""
    p = Position("an_old_feud", "armory")
    for cards, opens in (((SEARCH, REST, SEARCH), True), ((SEARCH,), False)):
        p.hold(*cards)
        view = seen(p)
        here = rookie(view)[1].room
        board = rookie(view)[1].board
        closed = tuple(board.corridors[way].text for _, way in board.ways[here])
        shut = replace(view, closed=closed)
        act = option("use", "energy_charge", "1")
        bot, world = rookie(shut)
        assert bot.shut_in(world)
        assert (bot.worth(world, replace(act, cost=1)) > 0.0) is opens


@pytest.mark.rule("LD-DOR-07")
def test_who_can_open_the_door_on_its_way_goes_there_and_keeps_the_card() -> None:
    """It paid Demolition for twelve steps round the base, four from a door (51403, round 6)."""
    view = holding(placed(first_view(), room=15), *CARDS)
    view = room(replace(view, time=6), 22, explored=True, tile="isolation_room")
    ways = (("022-023",), ())
    for cards, closed, step, door in (
        (("search", "stun", "demolition"), ways[0], 17, True),
        (("search", "stun", "rest"), ways[0], 11, False),
        (("search", "stun", "demolition"), ways[1], 17, False),
    ):
        world = World(replace(holding(view, *cards), closed=closed))
        bot = beginner(world)
        bot.goals = [Goal(22, 60.0, "lock_in")]
        assert bot.lead(world).step == step
        assert ("demolition" in bot.needed(world)) is door
        last = World(replace(holding(view, cards[-1]), closed=closed))
        bot = beginner(last)
        bot.goals = [Goal(22, 60.0, "lock_in")]
        goes = bot.worth(last, option("move", f"{step:03}")) > bot.worth(last, option("pass"))
        assert goes is not door, "who pays with it stands before the door"
    there = World(replace(placed(view, room=23), closed=ways[0]))
    bot = beginner(there)
    bot.goals = [Goal(22, 60.0, "lock_in")]
    opens = bot.worth(there, option("play", "demolition", "0"))
    assert opens > bot.worth(there, option("move", "017")), "nor does it turn round at the door"
    guarded = World(replace(there.view, stalkers=adult(22)))
    bot = beginner(guarded)
    bot.goals = [Goal(22, 60.0, "lock_in")]
    assert bot.worth(guarded, option("play", "demolition", "0")) < opens


def test_who_goes_for_things_to_find_keeps_the_search() -> None:
    """Late, with no way out, it went to search and paid the step with the Search (51403, r. 4)."""
    view = holding(placed(first_view(), room=13), "search", "feel_of_the_dark")
    view = replace(room(view, 9, explored=True, tile="css_b", items=2), isolation_open=True, time=2)
    world = World(view)
    for goal, kept in ((Goal(9, 1.8), True), (Goal(9, 20.0, "enter_css"), False)):
        bot = beginner(world)
        assert bot.hurry(world) >= NOW
        bot.goals = [goal]
        pays = asked("pay", option("pay", "search"), option("pay", "feel_of_the_dark"))
        assert (bot.price(world, pays) != "pay search") is kept


# ---- cards and engines


@pytest.mark.rule("NM-MRK-25")
def test_the_card_that_does_it_free_is_not_paid_for_the_repair() -> None:
    """It paid the repair of the Hibernatorium with the card to sleep there (15403, round 8)."""
    p = Position("the_oldest_friend")
    p.hold(SEARCH, ACTION["old_friend"])
    view = replace(seen(p), hibernation_open=True)
    here = rookie(view)[1].room
    rooms = tuple(replace(r, malfunction=True) if r.slot == here else r for r in view.rooms)
    view = changed(replace(view, rooms=rooms), pack=packed("tools"))
    bot, world = rookie(view)
    assert any(goal.action == "hibernate" for goal in bot.goals)
    pays = (option("pay", "search"), option("pay", "old_friend"))
    asks = about("pay", "action", f"use/{ITEM['tools']}/0", *pays)
    assert bot.price(world, asks) == "pay search"
    bot.goals = [Goal(here, 1.0)]
    assert bot.price(world, asks) == "pay old_friend", "there is nothing to do here"


@pytest.mark.rule("LD-ROM-08")
def test_plans_are_for_rooms_of_their_colour() -> None:
    world = World(first_view())
    bot = beginner(world)
    rooms = world.registry.rooms
    for card, colour in (("defense_plan", "red"), ("workspace_plan", "green")):
        tiles = {tile for tile in rooms if card in bot.gratis_cards(world, tile)}
        assert tiles == {tile for tile, r in rooms.items() if r.colour in ("white", colour)}


@pytest.mark.rule("NM-OBJ-05")
@pytest.mark.parametrize(
    ("objective", "state", "mends"),
    [
        ("the_oldest_friend", "damaged", True),
        ("the_oldest_friend", "", False),
        ("an_old_feud", "damaged", False),
    ],
)
def test_an_engine_seen_damaged_is_mended_by_who_needs_the_ship(
    objective: str, state: str, *, mends: bool
) -> None:
    """It left engine 1 with the card in hand that repairs it free (15402, round 7)."""
    p = Position(objective)
    p.hold(SEARCH, REST, ACTION["ingenuity"])
    view = seen(p)
    engine = view.engines[0]
    view = changed(view, room=engine.room)
    view = replace(view, engines=(replace(engine, state=state), *view.engines[1:]))
    assert (worth(view, "play", "ingenuity", "1") >= 5.0) is mends


@pytest.mark.rule("NM-POD-02")
def test_the_pods_next_door_are_unlocked_by_who_can_open_the_door() -> None:
    """It unlocked a pod three rooms away, and paid with the card for the door (15402, round 5)."""
    p = Position("an_old_feud", "evacuation_section_a", "evacuation_section_b")
    p.hold(SEARCH, ACTION["computer_skills"])
    view = seen(p)
    near, far = p.slot("evacuation_section_b"), p.slot("evacuation_section_a")
    _, world = rookie(view)
    here = next(slot for slot, _ in world.board.ways[near] if world.hops(far).get(slot, 9) > 2)
    doors = tuple(world.board.corridors[way].text for _, way in world.board.ways[near])
    view = replace(changed(view, room=here), closed=doors)
    asks = asked("choose_target", *(option("pod", str(pod.number)) for pod in view.pods))
    section = {str(pod.number): pod.section for pod in view.pods}
    for cards, letter in ((("search", "computer_skills"), "B"), (("search", "rest"), "A")):
        assert view.me is not None
        bot, world = rookie(replace(view, me=replace(view.me, hand=cards)))
        assert section[bot.target(world, asks).split()[1]] == letter


@pytest.mark.rule("NM-OBJ-06")
def test_what_is_to_be_analysed_is_fetched() -> None:
    """Three steps from a carcass, and never one towards it (15401, rounds 4 to 11)."""
    carcass = ItemView("carcass", "carcass", 0, 0, "none")
    for known, goes in ((("laboratory",), True), ((), False)):
        p = Position("extreme_field_biology", "storage", *known)
        p.hold(*FULL)
        view = changed(seen(p), hands=())
        slot = p.slot("storage")
        rooms = tuple(replace(r, objects=(carcass,)) if r.slot == slot else r for r in view.rooms)
        bot, _ = rookie(replace(view, rooms=rooms))
        assert any(goal.action == "pickup" and goal.slot == slot for goal in bot.goals) is goes
