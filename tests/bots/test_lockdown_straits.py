"""Passing that kills, or costs the same every round: positions of games of Lockdown, by hand."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots import answers, trading
from lockdown.games.lockdown.bots.errands import BRINK
from lockdown.games.lockdown.bots.fights import Fights
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, DecisionView, ItemView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_lockdown_slips import fight
from tests.bots.test_lockdown_through_fires import SHELTER, before_a_fire
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room
from tests.bots.test_trades import pack, together


def wounded(view: LockdownView, *keys: str, dressed: bool = True) -> LockdownView:
    """With these serious wounds; of a bleeding one nobody has taken care."""
    wounds = (WoundView(key, dressed and key != "bleeding") for key in keys)
    return placed(view, wounds=tuple(wounds))


def chosen(view: LockdownView, *texts: str) -> str:
    """What a new bot plays, asked like this."""
    question = asked("action", option("pass"), *(option(*text.split()) for text in texts))
    return LockdownRegular(1).choose(replace(view, decision=question))


# ---- certain death


def test_nobody_bleeds_to_death_with_a_card_that_may_save_it() -> None:
    """LD-HRT-06, LD-RND-10: it passed with five cards and was dead (23101, round 9)."""
    view, _ = quiet_place(4)
    view = holding(view, "rest", "vents", "distraction", "obstinate")
    dying = wounded(view, "arm", "hand", "bleeding")
    assert chosen(dying, "play obstinate 0", "play rest 0") == "play obstinate 0"
    # What dresses the wound is better than what may find something that does.
    both = placed(dying, pack=pack("clothes"))
    assert chosen(both, "play obstinate 0", "use clothes 1") == "use clothes 1"
    # Asking and searching are hopes too, as long as a card is left to use what comes of it.
    here = World(view).room
    stocked = room(holding(dying, "search", "rest"), here, items=2)
    assert chosen(stocked, "play search 0") == "play search 0"
    assert chosen(holding(stocked, "search"), "play search 0") == "pass"


def test_passing_that_kills_is_worth_next_to_nothing() -> None:
    view, here = quiet_place(4)
    for dying in (
        wounded(view, "arm", "hand", "bleeding"),
        room(wounded(view, "arm", "hand", "leg"), here, fire=True),
    ):
        bot = regular(World(dying))
        living = regular(World(wounded(view, "arm", "hand", "leg")))
        assert bot.dying(World(dying))
        assert bot.waiting < 0.05 * living.waiting


def test_nobody_burns_to_death_beside_a_room_that_does_not_burn() -> None:
    """LD-RND-13: an adult there misses in a third of its attacks (23102, round 5)."""
    view = before_a_fire(21, 21)
    view = wounded(holding(view, "search", "interruption"), "guts", "hand", "arm")
    foes = (StalkerView("adult#1", "adult", 20, 0),)
    view = replace(view, stalkers=foes, actions_left=1, isolation_open=False)
    view = room(view, SHELTER, fire=True)
    assert chosen(view, "move 020", "move 022", "drop smg") == "move 020"


# ---- what comes again every round


def test_nobody_passes_beside_a_foe_with_a_quiet_room_next_door() -> None:
    """LD-EVT-12: two cards, no weapon; it stayed and was dead a round later (23101, round 4)."""
    view, here = quiet_place(2)
    view = placed(fight(view, "adult", "jury_rigging", "search"), hands=(), pack=(), light=2)
    view = replace(view, noise=(), round=4, time=12)
    steps = [f"move {slot:03}" for slot, _ in World(view).board.ways[here]]
    assert chosen(view, *steps).startswith("move")
    # A friend with fewer cards is struck first (LD-ATK-03).
    other = next(c for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=here, hand=1) if c is other else c for c in view.crew)
    bot, world = LockdownRegular(1), World(replace(view, crew=crew))
    bot.prepare(world)
    assert bot.away(world, 20, -1.0) == -1.0


def test_a_fight_and_a_fire_count_for_more_than_one_round() -> None:
    """It put off leaving a fire and an adult round after round (23102, 25003, 25012)."""
    view, here = quiet_place(4)
    calm = regular(World(view))
    for bad in (fight(view, "adult", *World(view).hand), room(view, here, fire=True)):
        world = World(bad)
        bot = regular(world)
        night = bot.odds.night(here, 4) - calm.odds.night(here, 4)
        once = Fights.passed(bot, world, 0)
        assert night > 0.0
        assert bot.passed(world, 0) < once * math.exp(-0.5 * night)


def test_nobody_runs_from_one_foe_to_another() -> None:
    """Who is there strikes every round too (23101, round 4)."""
    view, here = quiet_place(3)
    view = fight(view, "adult", "search", "rest", "stun")
    near = World(view).board.ways[here][0][0]
    free = World(view)
    taken = World(
        replace(view, stalkers=(*view.stalkers, StalkerView("adult#2", "adult", near, 0)))
    )
    there = regular(taken).after_move(taken, near, careful=False)
    assert there < 0.66 * regular(free).after_move(free, near, careful=False)


def test_nobody_walks_to_a_foe_with_nothing_against_it() -> None:
    """It went back for the last card to what it had just fled, and passed (29102, round 5)."""
    view, here = quiet_place(2)
    goal = World(view).find("isolation_room")
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", goal, 0),))
    worth = {}
    for shots in (0, 3):
        gun = ItemView(f"smg:{shots}" if shots else "smg", "smg", shots, 5, "")
        world = World(placed(view, hands=(gun,)))
        worth[shots] = regular(world).after_move(world, goal, careful=False)
    assert here != goal
    assert worth[0] < 0.9 * worth[3]


def test_what_is_left_to_the_last_round_may_fail() -> None:
    """It searched before the open exit next door and died there (23103, rounds 9, 10)."""
    view = replace(first_view(), isolation_open=True, emergency=6, time=7, round=9)
    for rounds, worse in ((7, True), (8, False)):
        planner = regular(World(replace(view, time=rounds))).planner
        plan = next(p for p in planner.plans if p.action == "lock_in" and not p.errands)
        with_it = planner.worth(plan, plan.slot, 2, 0.1, late=1)
        planner.__class__.brink = 0.0
        try:
            without = planner.worth(plan, plan.slot, 2, 0.1, late=1)
        finally:
            planner.__class__.brink = BRINK
        assert (with_it < without) is worse


# ---- what drives a foe away


def test_who_drives_the_foe_away_goes_on_with_what_it_came_for() -> None:
    """It fled past an attack with the cards for the self-destruct sequence (23102, round 5)."""
    view, here = quiet_place(3)
    view = room(aiming(view, "never_again"), here, tile="cooling_system", kind="I")
    washer = ItemView("pressure_washer:2", "pressure_washer", 2, 3, "")
    view = placed(view, hands=(washer,), light=2)
    view = fight(view, "adult", "interruption", "demolition", "clean_up")
    world = World(view)
    bot = regular(world)
    steps = [bot.score(world, option("move", f"{s:03}")) for s, _ in world.board.ways[here]]
    assert bot.score(world, option("use", "pressure_washer:2", "2")) > max(steps) + 2.0


def test_nobody_strikes_an_adult_with_bare_hands_who_can_drive_it_away() -> None:
    """LD-CMB-13: the taser was used in the last turn, for nothing (23103, round 9)."""
    view = placed(at_the_gate(), hands=(), pack=pack("taser"))
    view = fight(view, "adult", "search", "rest", "repairs", "stun")
    world = World(replace(room(view, 1, fire=True), gate_open=False, actions_left=1))
    bot = regular(world)
    taser = bot.score(world, option("use", "taser", "0"))
    assert taser > bot.score(world, option("melee", "adult#1"))
    assert taser > 5.0, "what it drives away neither strikes nor has to be run from"


# ---- others


def test_beside_a_friend_one_stays_unseen_too() -> None:
    """LD-BAG-04: four of four corridors were noisy, and an adult came (23101, rounds 2 and 5)."""
    view, here = quiet_place(3)
    other = next(c for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=here) if c is other else c for c in view.crew)
    texts = tuple(way.text for way in World(view).board.corridors if here in (way.a, way.b))
    question = asked("skip_noise", option("decline"), option("react", "inconspicuous", "1"))
    loud = World(replace(view, crew=crew, noise=texts))
    assert answers.skip_noise(loud, question) == "react inconspicuous 1"
    assert answers.skip_noise(World(replace(view, noise=())), question) == "decline"


def test_an_offer_refused_in_a_trade_of_another_is_not_made_again() -> None:
    """LD-TRD-09: it paid a card to ask for the medkit once more (23102, round 4)."""
    view, other = together(placed(first_view(), pack=pack("grenade")), *pack("duct_tape"))
    view, other = together(wounded(view, "guts", dressed=False), pack("medkit")[0])
    view = holding(view, "search", "rest", "distraction", "stun")
    choice = option("player", "ABCDE"[other])
    about = {"left": ArgView("number", "4")}
    turn = DecisionView("trade_turn", "", False, (option("done"), choice), about)
    bot = LockdownRegular(1)
    act = asked("action", option("pass"), option("trade"))
    assert LockdownRegular(1).choose(replace(view, decision=act)) == "trade"
    assert bot.choose(replace(view, decision=turn, turn=other)) == choice.text
    assert bot.choose(replace(view, decision=act)) == "pass"


def test_the_only_thing_to_defend_oneself_with_is_kept() -> None:
    """LD-TRD-02: an empty gun, and a card to give the only grenade away (23102, round 4)."""
    view, other = together(aiming(placed(first_view(), hands=()), "proof"))
    for mine, gives in ((("grenade", "wail"), False), (("grenade",) * 3, True)):
        world = World(placed(view, pack=pack(*mine)))
        left = trading.leftover(world, world.view.crew[other], parting=False)
        assert (left == "grenade") is gives


def test_a_larva_is_cured_where_a_repair_and_the_cure_are_paid_for() -> None:
    """LD-ROM-44: it paid for a step with the card that repairs the room (23103, round 2)."""
    view, here = quiet_place(4)
    view = room(view, here, tile="decon_room", malfunction=True)
    view = room(view, 20, tile="transmitter_control", explored=True)
    view = placed(aiming(view, "no_witnesses"), larva=True)
    cards = ("repairs", "demolition", "facility_tour", "quarantine")
    able, short = World(holding(view, *cards)), World(holding(view, *cards[:3]))
    assert regular(able).wanted_here(able)
    assert regular(able).planner.best().slot == 20, "for the signal, which it can send later"
    repair, step = option("play", "repairs", "0"), option("move", "020")
    assert regular(able).score(able, repair) > regular(able).score(able, step)
    assert not regular(short).wanted_here(short)


def test_the_isolation_room_is_not_opened_for_those_who_must_die() -> None:
    """LD-OBJ-06: both stood in it (23103, round 4)."""
    view = aiming(first_view(), "no_witnesses")
    shelter = World(view).find("isolation_room")
    slot = next(s for s, n in World(view).hops(shelter).items() if n == 4)
    view = room(placed(view, room=slot), slot, explored=True, tile="alert_room")
    act = option("room", "start_procedure")
    crew = tuple(replace(c, room=shelter) if c.character == "survivor" else c for c in view.crew)
    helped = World(replace(view, crew=crew))
    assert regular(helped).opens_for_foes(helped)
    assert regular(helped).score(helped, act) < 0.0
    rival = World(aiming(helped.view, "let_them_know"))
    assert not regular(rival).opens_for_foes(rival)
    assert regular(rival).score(rival, act) > regular(helped).score(helped, act)
