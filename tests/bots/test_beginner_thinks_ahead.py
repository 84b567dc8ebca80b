"""What rookies of Lockdown did without a thought of the next step, from set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.footsteps import Goal, Lead, paces
from lockdown.bots.picking import FOES
from lockdown.games.lockdown.bots import goals
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, OptionView, PackView, StalkerView, WoundView
from tests.bots.test_beginner import adult, rookie
from tests.bots.test_beginner_at_the_brink import packed
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, room

TORN = tuple(WoundView(key, dressed=True) for key in ("eyes", "arm", "guts"))


def late_beside_the_shelter(hops: int) -> LockdownView:
    """Three rounds before the end, so many moves from the Isolation Room with an adult in it."""
    view = replace(first_view(), isolation_open=True, time=8, emergency=6)
    shelter = World(view).find("isolation_room")
    found = World(view).hops(shelter)
    slot = next(s for s, far in found.items() if far == hops)
    return replace(holding(placed(view, room=slot), *PLAIN), stalkers=adult(shelter))


@pytest.mark.parametrize(("hops", "comes"), [(4, True), (2, False)])
def test_who_bars_a_way_out_far_off_may_be_gone_by_then(hops: int, comes: bool) -> None:
    """It sat five rooms from the only way out until it was too far (71402, rounds 7 and 8)."""
    world = World(late_beside_the_shelter(hops))
    drawn = rookie(world).lead(world)
    assert (drawn.goal.action == "lock_in") is comes
    assert world.rounds_left == 3
    calm = World(replace(world.view, emergency=-1, time=13))
    assert rookie(calm).lead(calm).goal.action != "lock_in"


@pytest.mark.rule("LD-ROM-08")
def test_what_one_came_for_is_done_before_one_sees_to_ones_wounds() -> None:
    """It crept out of the Archive that its objective asked for, and paid with the card that does
    it free (71403, round 5).
    """
    view = aiming(first_view(), "whole_picture")
    here = blank(view, "archive")
    view = room(view, here, explored=True, tile="archive", items=0, malfunction=False)
    ward = World(view).board.ways[here][0][0]
    view = room(view, ward, explored=True, tile="emergency_room", malfunction=False)
    torn = (WoundView("eyes"), WoundView("arm"))
    view = placed(view, room=here, wounds=torn, light=0, knowledge_active=False)
    examine = option("room", "examine_archive")
    ended = "or it would not be treated in this round"
    for cards, stays in (((*PLAIN, "search"), True), (PLAIN, False)):
        world = World(holding(view, *cards))
        done = offered(world.view, examine, *steps(world))
        assert (done == examine.text) is stays, ended
    plan = option("play", "maintenance_plan", "0")
    far = room(view, ward, tile="nest")
    other = next(s for s, hops in World(view).hops(here).items() if hops == 2)
    far = room(far, other, explored=True, tile="emergency_room", malfunction=False)
    world = World(holding(far, "maintenance_plan", *PLAIN[:2]))
    assert offered(world.view, plan, *steps(world)) == plan.text, "which is too far as it is"


@pytest.mark.rule("LD-DOR-07")
def test_the_only_card_for_the_door_on_the_way_is_not_paid_with() -> None:
    """Its way led round to a door, and the third step of it was paid with Demolition (71401)."""
    asks = replace(
        asked("pay", option("pay", "demolition"), option("pay", "search")),
        about={"action": ArgView("action", "move/1")},
    )
    view = holding(first_view(), "demolition", "search")
    world = World(view)
    there = rookie(world).lead(world).step
    stocked = World(room(view, there, explored=True, items=2))
    for door, paid in ((3, "pay search"), (-1, "pay demolition")):
        bot = rookie(stocked)
        led = Lead(there, 7.0, goal=Goal(there, 20.0), door=door)
        bot._drawn = (stocked, bot.goals, led)
        assert bot.price(stocked, asks) == paid


@pytest.mark.rule("LD-RND-13")
@pytest.mark.parametrize(("light", "dresses"), [(2, False), (0, True)])
def test_nobody_dresses_one_wound_and_burns_itself_another(light: int, dresses: bool) -> None:
    """The flames gave it a third one meanwhile (Nemesis 72401, round 11)."""
    view = holding(first_view(), "interruption", "quarantine")
    torn = (WoundView("eyes"), WoundView("arm"))
    view = placed(view, wounds=torn, light=light, pack=packed("medkit"))
    world = World(room(replace(view, actions_left=1), World(view).room, fire=True))
    medkit = option("use", "medkit", "0")
    assert (offered(world.view, medkit, *steps(world)) == medkit.text) is dresses


@pytest.mark.rule("LD-RND-12")
@pytest.mark.parametrize(("bleeds", "strikes"), [(True, True), (False, False)])
def test_whoever_would_bleed_to_death_strikes_the_larva(bleeds: bool, strikes: bool) -> None:
    """It passed beside a larva, in the room that dresses wounds (Nemesis 72428, round 5)."""
    torn = (*TORN[:2], WoundView("bleeding" if bleeds else "leg"))
    view = placed(holding(first_view(), *PLAIN[:3]), wounds=torn, light=0, hands=())
    larva = StalkerView("larva#1", "larva", World(view).room, 0)
    blow = option("melee", "larva#1")
    assert (offered(replace(view, stalkers=(larva,)), blow) == blow.text) is strikes


@pytest.mark.parametrize(("cards", "enters"), [(2, False), (3, True)])
def test_nobody_burns_a_card_short_of_the_cure(cards: int, enters: bool) -> None:
    """It walked into the burning Decon Room, and straight out again (71421, round 5)."""
    view = replace(first_view(), isolation_open=True, time=7, emergency=6)
    beside = World(view).board.ways[World(view).room][0][0]
    view = room(view, beside, explored=True, tile="decon_room", malfunction=False, fire=True)
    world = World(placed(holding(view, *PLAIN[:cards]), larva=True))
    bot = rookie(world)
    assert bot.hurry(world) >= 2
    assert bot.ablaze(world, Goal(beside, 50.0, "decontaminate")) is not enters
    assert paces(world, beside) == 1


def test_nothing_draws_one_to_burn_to_death() -> None:
    """With three wounds it ended its turn in a fire on its way out (Nemesis 72411, round 14)."""
    view = placed(holding(first_view(), *PLAIN), wounds=TORN, light=0)
    beside = World(view).board.ways[World(view).room][0][0]
    world = World(replace(room(view, beside, explored=True, fire=True), actions_left=1))
    bot = rookie(world)
    bot.goals = [Goal(beside, 130.0, "lock_in")]
    assert bot.worth(world, steps(world)[0]) < bot.worth(world, option("pass"))


@pytest.mark.parametrize(("wounds", "passes"), [(TORN, False), ((), True)])
def test_whom_any_wound_kills_runs_past_nobody(wounds: tuple[WoundView, ...], passes: bool) -> None:
    """It walked into an adult with three wounds, three rounds before the end (71418, round 7)."""
    view = placed(late_beside_the_shelter(2), wounds=wounds, light=0)
    slot = World(view).board.ways[World(view).room][0][0]
    world = World(replace(view, stalkers=adult(slot)))
    assert (rookie(world).dread(world, slot) < FOES) is passes


@pytest.mark.parametrize(("fare", "runs"), [(1, True), (2, False)])
def test_a_hurt_leg_takes_the_cards_to_run_on(fare: int, runs: bool) -> None:
    """It limped into an adult with two cards, and stood there (Nemesis 72412, round 13)."""
    view = holding(first_view(), *PLAIN[:3])
    slot = World(view).board.ways[World(view).room][0][0]
    step = OptionView("move", "move", (ArgView("text", f"{slot:03}"),), cost=fare)
    world = World(replace(view, stalkers=adult(slot), decision=asked("action", step)))
    assert rookie(world).leads_past(world, slot) is runs


@pytest.mark.rule("LD-GOL-05")
@pytest.mark.parametrize(("cards", "first"), [(3, True), (1, False)])
def test_noise_is_taken_away_before_one_locks_oneself_in(cards: int, first: bool) -> None:
    """Two tried it amid noise with the card in hand, and somebody came (71403, 71441)."""
    view = replace(first_view(), isolation_open=True, time=7, emergency=6)
    shelter = World(view).find("isolation_room")
    view = holding(placed(view, room=shelter), "sensitive_hearing", *PLAIN[:cards])
    noise = World(view).board.corridors[World(view).board.exits[shelter][0]].text
    hush = option("play", "sensitive_hearing", "0")
    lock = option("room", "lock_in")
    assert (offered(replace(view, noise=(noise,)), hush, lock) == hush.text) is first


def test_nobody_looks_at_rooms_any_more_at_the_end() -> None:
    """Two rounds before the end it looked at rooms at the other end of the base (71402)."""
    look = option("play", "maintenance_plan", "1")
    for time, looks in ((12, True), (7, False)):
        view = replace(holding(first_view(), "maintenance_plan", *PLAIN[:2]), time=time)
        world = World(replace(view, emergency=6))
        bot = rookie(world)
        assert (bot.worth(world, look) > bot.worth(world, option("pass"))) is looks


def test_painkillers_are_not_for_a_scratch() -> None:
    """It took them for one light wound, and lacked them in the next round (71402, round 5)."""
    pills = option("use", "painkillers", "0")
    for light, takes in ((1, False), (2, True)):
        view = placed(holding(first_view(), *PLAIN[:3]), light=light, pack=packed("painkillers"))
        world = World(view)
        assert (rookie(world).worth(world, pills) > 0.0) is takes


@pytest.mark.rule("LD-MRK-28")
def test_tools_give_back_one_of_the_last_markers_too() -> None:
    """It carried its tools on from a broken room with two markers left (Nemesis 72403, round 7)."""
    view = placed(holding(first_view(), *PLAIN), pack=packed("tool_belt"))
    broken = room(view, World(view).room, malfunction=True)
    mends = option("use", "tool_belt", "0")
    for left, first in ((2, True), (9, False)):
        world = World(replace(broken, malfunctions_left=left))
        asks = asked("action", option("pass"), mends, *steps(world))
        world = World(replace(world.view, decision=asks))
        bot = rookie(world)
        bot.goals = [Goal(world.board.ways[world.room][0][0], 30.0)]
        best = max(asks.options, key=lambda o: bot.score(world, o))
        assert (best == mends) is first


@pytest.mark.parametrize(("treats", "spent"), [(True, False), (False, True)])
def test_what_heals_is_kept_where_the_room_does_it(treats: bool, spent: bool) -> None:
    """It spent its medkit in the Emergency Room (Nemesis 72441, round 3)."""
    view = first_view()
    ward = blank(view, "emergency_room")
    view = room(view, ward, explored=True, tile="emergency_room", malfunction=False, items=0)
    medkit = (PackView("green", packed("medkit")[0].item),)
    view = placed(view, room=ward, wounds=(WoundView("leg"),), light=0, pack=medkit)
    use, treat = option("use", "medkit", "0"), option("room", "treat_wounds")
    acts = (use, treat) if treats else (use,)
    assert (offered(holding(view, *PLAIN), *acts) == use.text) is spent


def test_a_door_that_one_can_open_hurries_nobody() -> None:
    """It opened it to leave in time, had time then, and stayed where it was (71480, round 3)."""
    view = replace(first_view(), isolation_open=True, time=14, emergency=6)
    board = World(view).board
    shelter = World(view).find("isolation_room")
    near, way = next(w for w in board.ways[shelter] if len(board.ways[w[0]]) == 2)
    barred = replace(placed(view, room=near), closed=(board.corridors[way].text,))
    for cards, hurries in ((("search", "rest"), True), (("search", "demolition"), False)):
        world = World(holding(barred, *cards))
        assert paces(world, shelter) > 5
        assert bool(goals.hurry(world)) is hurries


@pytest.mark.parametrize(("cards", "draws"), [(4, True), (3, False)])
def test_cards_for_a_burning_room_are_those_that_one_has_there(cards: int, draws: bool) -> None:
    """It ran through one fire to a pod in another, and back (Nemesis 72481, round 8)."""
    view = holding(first_view(), *PLAIN[:cards])
    found = World(view).hops(World(view).room)
    far = next(slot for slot, hops in found.items() if hops == 2)
    world = World(room(view, far, explored=True, fire=True))
    bot = rookie(world)
    assert paces(world, far) == 2
    assert bot.ablaze(world, Goal(far, 50.0, "lock_in")) is not draws
