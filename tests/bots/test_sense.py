"""Acts without sense that were seen in games of bots, each from a position made by hand."""

from __future__ import annotations

import math
from typing import Any

from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.bots.temper import GREEDY, TEMPERS, TREACHEROUS
from lockdown.games.lockdown.bots import answers, leaving, objective_odds, veteran
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.holding_up import begrudged
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
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
from tests.bots.test_plans import CREW, first_view, holding, placed


def aiming(view: LockdownView, *objectives: str) -> LockdownView:
    """The view with these objectives."""
    assert view.me is not None
    return replace(view, me=replace(view.me, objectives=objectives))


def room(view: LockdownView, slot: int, **changes: Any) -> LockdownView:
    """The view with something else about a room."""
    rooms = tuple(replace(r, **changes) if r.slot == slot else r for r in view.rooms)
    return replace(view, rooms=rooms)


def blank(view: LockdownView, tile: str) -> int:
    """A room where a tile could lie."""
    kind = World.registry.rooms[tile].kind
    return next(r.slot for r in view.rooms if not r.explored and r.kind == kind)


def option(verb: str, *args: str) -> OptionView:
    """An option as a view shows it."""
    return OptionView(" ".join((verb, *args)), verb, tuple(ArgView("text", a) for a in args))


def asked(kind: str, *options: OptionView) -> DecisionView:
    """A question with these options."""
    return DecisionView(kind, "", secret=False, options=options, about={})


def regular(world: World) -> LockdownRegular:
    """A bot that has looked at the table."""
    bot = make("regular", 1)
    assert isinstance(bot, LockdownRegular)
    bot.prepare(world)
    return bot


def test_searching_in_a_fire_costs_what_it_burns() -> None:
    """LD-RND-13: it searched a burning room twice and passed there: four light wounds."""
    view = first_view()
    slot = blank(view, "archive")
    here = room(placed(view, room=slot), slot, explored=True, tile="archive", items=3)
    search = option("play", "search", "0")
    cool = World(holding(replace(here, actions_left=1), "search", "rest", "repairs"))
    hot = World(room(cool.view, slot, fire=True))
    first = World(replace(hot.view, actions_left=2))
    calm, burnt, singed = (regular(w).in_fire(w, search) for w in (cool, hot, first))
    assert calm == 1.0
    assert burnt < singed < 1.0
    assert regular(hot).after(hot, search) < 0.95 * regular(cool).after(cool, search)


def test_a_look_at_tiles_goes_to_the_nearest_and_is_used_up() -> None:
    """LD-SET-34: it looked at the first room of the list and gave the second look away."""
    view = first_view()
    world = World(view)
    ways = world.hops(world.room)
    rooms = [r.slot for r in view.rooms if not r.explored]
    looks = asked("look_at_tile", option("done"), *(option("to", f"{s:03}") for s in rooms))
    chosen = answers.look_ahead(world, looks)
    assert chosen != "done"
    assert ways[int(chosen.split()[1])] == min(ways[slot] for slot in rooms)
    assert answers.look_ahead(world, asked("look_at_tile", option("done"))) == "done"


def test_cards_that_repair_are_not_paid_with_on_the_way_to_a_broken_room() -> None:
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "transmitter_control")
    view = room(
        placed(view, room=slot, knowledge_active=True),
        slot,
        explored=True,
        tile="transmitter_control",
        malfunction=True,
    )
    world = World(holding(view, "repairs", "recharge", "stun", "search"))
    pays = asked("pay", *(option("pay", card) for card in world.hand))
    bot = regular(world)
    assert bot.planner.best().slot == slot
    assert bot.price(world, pays) != "pay repairs"
    assert bot.planner.can_repair


def test_a_broken_room_takes_a_round_without_a_card_for_it() -> None:
    """It walked to and fro before a room that it could not repair."""
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "transmitter_control")
    view = room(view, slot, explored=True, tile="transmitter_control", malfunction=True)
    world = World(holding(view, "search", "rest", "stun", "demolition", "interruption"))
    plans = Planner(world, Odds(world))
    assert not plans.can_repair
    (signal,) = plans.at("transmitter_control", "send_signal", "signal")
    assert signal.cards > world.purse


def test_research_is_planned_from_the_carcass_to_the_laboratory() -> None:
    """LD-KNW-06: nobody went for an object unless the next step was one of two errands."""
    view = placed(aiming(first_view(), "applied_xenology"), knowledge=1)
    lab = blank(view, "laboratory")
    view = room(view, lab, explored=True, tile="laboratory")
    lies = World(view).room
    view = room(view, lies, objects=(ItemView("carcass", "carcass", 0, 0, "none"),))
    world = World(view)
    plans = Planner(world, Odds(world))
    (errand,) = [e for e in plans.errands if e.key == "analyse carcass"]
    assert (errand.slot, errand.action) == (lies, "pickup")
    assert errand.cards >= 1 + plans.ways_to(lab)[lies][1] + 2
    fate, _, _ = plans.after(errand, plans.fate, 1.0)
    before, after = (
        objective_odds.chance(world, "applied_xenology", f) for f in (plans.fate, fate)
    )
    assert after > before
    done = World(replace(view, analysed=("carcass",)))
    assert not [e for e in Planner(done, Odds(done)).errands if e.key == "analyse carcass"]


def test_the_option_of_an_elevator_leads_out_of_the_fire() -> None:
    view = room(first_view(), World(first_view()).room, fire=True)
    world = World(view)
    bot = regular(world)
    assert bot.in_fire(world, option("room", "use_elevator")) == 1.0
    assert bot.in_fire(world, option("room", "lock_in")) == 1.0
    assert bot.in_fire(world, option("use", "medkit", "0")) < 1.0


def test_nobody_locks_in_with_an_empty_hand_amid_noise() -> None:
    """LD-GOL-05: four corridors full of noise, two cards to pay, none left to be on guard with."""
    view = first_view()
    slot = World(view).find("isolation_room")
    loud = tuple(World(view).board.corridors[w].text for w in World(view).board.exits[slot][:4])
    here = replace(placed(view, room=slot), isolation_open=True, noise=loud)
    thin = World(holding(here, "search", "rest"))
    full = World(
        holding(here, *("search", "rest", "repairs", "demolition", "interruption", "rest"))
    )
    assert regular(thin).braced(thin) < 0.97 < regular(full).braced(full)


def test_the_gate_is_not_waited_for_until_nobody_can_leave() -> None:
    """LD-CRT-05: the first death was believed to come in the next round, round after round."""
    view = first_view()
    early = leaving.first_death(World(view), 3)
    late = leaving.first_death(World(replace(view, round=8, time=8, emergency=7)), 1)
    assert early.odds > 0.7
    assert late.odds < 0.3
    assert late.wait <= 2


def test_company_next_door_is_still_there_in_a_moment() -> None:
    """It ran from the Isolation Room and thought that the way out was free from the next room."""
    view = first_view()
    slot = World(view).find("isolation_room")
    beside = World(view).board.ways[slot][0][0]
    quiet = World(replace(placed(view, room=beside), isolation_open=True))
    foe = StalkerView("adult#1", "adult", slot, 0)
    held = World(replace(quiet.view, stalkers=(foe,)))
    worths = []
    for world in (quiet, held):
        plans = Planner(world, Odds(world))
        plan = next(p for p in plans.plans if p.action == "lock_in" and not p.errands)
        worths.append(plans.worth(plan, beside, 5, 0.05) / plan.worth)
    assert worths[1] < 0.6 * worths[0]


def test_what_is_at_hand_is_done_at_once() -> None:
    """It stood in the Archive with the cards for it, searched instead and passed."""
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "archive")
    view = room(placed(view, room=slot), slot, explored=True, tile="archive", items=0)
    world = World(holding(view, "demolition", "rest", "interruption"))
    assert regular(world).score(world, option("room", "examine_archive")) > 0.0


def test_who_can_leave_looks_at_no_tiles_before() -> None:
    """At the rover, in the last round, it played its plan of the complex first."""
    view = placed(first_view(), room=1)
    view = room(view, 1, explored=True, tile="guard_room")
    view = replace(view, gate_open=True, rover_here=True, actions_left=2, round=8, time=8)
    world = World(holding(view, "defense_plan", "demolition", "stun"))
    bot = regular(world)
    away = bot.score(world, option("escape", "rover"))
    assert away > bot.score(world, option("play", "defense_plan", "1"))


def test_a_launch_that_is_over_is_not_waited_for() -> None:
    """LD-CSS-02: two rooms from a container, it passed until its token had been revealed."""
    view = first_view()
    slot = blank(view, "css_a")
    view = room(view, slot, explored=True, tile="css_a")
    view = replace(view, time=8, round=8, css=(CssView(8, "launch_a"),))
    world = World(view)
    plans = Planner(world, Odds(world))
    plan = next(p for p in plans.plans if p.action == "enter_css" and not p.errands)
    now, later = (plans.worth(plan, slot, 5, 0.05, late=late) for late in (0, 1))
    assert later < 0.05 * now
    assert plans.worth(plan, slot, 1, 0.05) < 0.05 * now


def test_a_full_hand_is_not_kept_in_the_first_rounds() -> None:
    """Those who start in the Isolation Room passed with six cards for three rounds."""
    view = aiming(first_view(), "never_again")
    slot = World(view).find("isolation_room")
    view = placed(view, room=slot)
    cards = ("search", "rest", "repairs", "demolition", "interruption", "search")
    world = World(holding(view, *cards))
    bot = regular(world)
    steps = [option("careful", f"{s:03}") for s, _ in world.board.ways[slot]]
    assert max(bot.score(world, step) for step in steps) > 0.0
    # Later there is no time for it, and nobody walks into flames or company out of curiosity.
    beside = world.board.ways[slot][0][0]
    late = World(replace(world.view, round=5))
    assert regular(late).curiosity(late, beside) == 0.0 < bot.curiosity(world, beside)
    hot = World(room(world.view, beside, fire=True))
    assert regular(hot).curiosity(hot, beside) == 0.0
    foe = StalkerView("adult#1", "adult", beside, 0)
    met = World(replace(world.view, stalkers=(foe,)))
    assert regular(met).curiosity(met, beside) == 0.0
    worn = World(replace(world.view, malfunctions_left=4))
    assert regular(worn).curiosity(worn, beside) == 0.0
    # A room that somebody has seen is worth a walk for its things only while it is quiet.
    seen = World(room(world.view, beside, explored=True, tile="archive", items=2))
    noise = tuple(w.text for w in world.board.corridors if beside in (w.a, w.b))
    loud = World(replace(seen.view, noise=noise))
    assert regular(loud).curiosity(loud, beside) == 0.0 < regular(seen).curiosity(seen, beside)


def test_what_lies_here_is_searched_before_the_next_room() -> None:
    view = first_view()
    slot = blank(view, "cooling_system")
    view = room(placed(view, room=slot), slot, explored=True, tile="cooling_system", items=2)
    beside = next(s for s, _ in World(view).board.ways[slot] if not World(view).rooms[s].explored)
    able = World(holding(view, "search", "rest", "repairs"))
    unable = World(holding(view, "demolition", "rest", "repairs"))
    assert regular(able).curiosity(able, beside) == 0.0 < regular(unable).curiosity(unable, beside)


def test_a_loaded_weapon_is_not_thrown_away() -> None:
    """LD-ITM-17: it gave up a submachine gun with five shots to be rid of one adult."""
    view = first_view()
    foe = StalkerView("adult#1", "adult", World(view).room, 0)
    view = holding(replace(view, stalkers=(foe,)), "stun", "rest", "repairs")
    shares = []
    for count in (5, 0):
        gun = ItemView(f"smg:{count}", "smg", count, 5, "none")
        world = World(placed(view, hands=(gun,)))
        shares.append(regular(world).card_share(world, "stun", "1"))
    assert shares[0] < 0.0 < shares[1]


def test_a_rookie_does_nothing_else_in_a_fire() -> None:
    """LD-RND-13: it looked at tiles in a burning room and ended two turns there."""
    view = first_view()
    slot = blank(view, "archive")
    view = room(placed(view, room=slot), slot, explored=True, tile="archive", items=0, fire=True)
    view = replace(view, actions_left=1)
    world = World(holding(view, "workspace_plan", "rest", "repairs"))
    bot = make("rookie", 1)
    assert isinstance(bot, LockdownRookie)
    bot.goals = bot.goals_of(world)
    look = option("play", "workspace_plan", "1")
    cool = World(room(world.view, slot, fire=False))
    assert bot.worth(world, look) <= bot.worth(cool, look) - 2.0
    steps = [option("move", f"{s:03}") for s, _ in world.board.ways[slot]]
    assert max(bot.worth(world, step) for step in steps) > bot.worth(world, look)


def test_a_rookie_makes_no_noise_amid_noise() -> None:
    """LD-GOL-05: with noise in all corridors it locked itself in with one card left to guard it."""
    view = first_view()
    slot = World(view).find("isolation_room")
    loud = tuple(World(view).board.corridors[w].text for w in World(view).board.exits[slot])
    here = replace(placed(view, room=slot), isolation_open=True, time=7, round=4)
    bot = make("rookie", 1)
    assert isinstance(bot, LockdownRookie)
    found, waits = [], []
    for noise, time in (((), 7), (loud, 7), (loud, 1)):
        world = World(holding(replace(here, noise=noise, time=time), "search", "rest", "stun"))
        bot.goals = bot.goals_of(world)
        found.append(bot.worth(world, option("room", "lock_in")))
        waits.append(bot.pass_score(world))
    quiet, amid, last = found
    assert amid < waits[1] == waits[0] < quiet
    # In the end there is nothing to wait for.
    assert last > amid


def test_a_veteran_does_not_think_of_passing_with_a_full_hand() -> None:
    """One round ahead a hand that is kept looks good; it passed for three rounds."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    assert game.decision is not None
    t, seat = game.table, game.decision.seat
    assert t.round == 1
    assert not veteran.idle(t, seat)
    t.round = 6
    assert veteran.idle(t, seat)
    t.round, t.hand[seat] = 1, t.hand[seat][:2]
    assert veteran.idle(t, seat)


def test_the_policy_gives_away_neither_looks_nor_weapons() -> None:
    """LD-SET-34, LD-ITM-17: it took one look of two, and threw a loaded weapon away."""
    view = first_view()
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    looks = replace(view, decision=asked("look_at_tile", option("done"), option("to", "008")))
    assert bot.shuns(looks, "done")
    assert not bot.shuns(looks, "to 008")
    for count in (5, 0):
        gun = ItemView(f"smg:{count}", "smg", count, 5, "none")
        armed = placed(view, hands=(gun,))
        assert bot.shuns(armed, "play stun 1") == bool(count)
        assert not bot.shuns(armed, "pass")
    light = ItemView("flashlight", "flashlight", 0, 2, "red")
    rifle = ItemView("assault_rifle:3", "assault_rifle", 3, 3, "none")
    price = asked("give_up_item", option("take", rifle.text), option("take", light.text))
    armed = replace(placed(view, hands=(rifle,), pack=(PackView("red", light),)), decision=price)
    assert bot.shuns(armed, "take assault_rifle:3")
    assert not bot.shuns(armed, "take flashlight")
    assert answers.lose_least(World(armed), price) == "take flashlight"


def test_an_empty_weapon_goes_before_a_loaded_one() -> None:
    """LD-ITM-33: a wounded arm let the loaded one fall and kept the better one that was empty."""
    rifle = ItemView("marksman_rifle", "marksman_rifle", 0, 3, "none")
    gun = ItemView("smg:5", "smg", 5, 5, "none")
    drop = asked("drop_something", option("drop", gun.text), option("drop", rifle.text))
    view = replace(placed(first_view(), hands=(gun, rifle)), decision=drop)
    for level in ("rookie", "regular", "learned", "veteran"):
        assert make(level, 1).choose(view) == "drop marksman_rifle"


def test_the_policy_takes_nothing_twice_from_the_stores() -> None:
    """It filled its backpack with three tasers and left the suit."""
    view = first_view()
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    taser = ItemView("taser", "taser", 0, 0, "blue")
    stores = asked("choose_target", option("take", "taser"), option("take", "enviro_suit"))
    has = replace(placed(view, pack=(PackView("blue", taser),)), decision=stores)
    assert bot.shuns(has, "take taser")
    assert not bot.shuns(has, "take enviro_suit")
    # Nobody takes one instead of the suit; who has that may (LD-BNK-01).
    suit = PackView("none", ItemView("enviro_suit", "enviro_suit", 0, 0, "none"))
    for pack, shunned in (((), True), ((suit,), False)):
        has = replace(placed(view, pack=pack), decision=stores)
        assert bot.shuns(has, "take taser") == shunned
        assert bot.shuns(has, "take enviro_suit") != shunned


def test_the_best_is_taken_from_the_stores() -> None:
    """LD-ROM-73: asked what to take it named what it would give up: a taser, and no suit."""
    view = first_view()
    kinds = ("flamethrower", "enviro_suit", "taser")
    assert set(kinds) <= set(view.crafted)
    stores = asked("choose_target", *(option("take", kind) for kind in kinds))
    suit = PackView("none", ItemView("enviro_suit", "enviro_suit", 0, 0, "none"))
    for level in ("rookie", "regular"):
        bot = make(level, 1)
        assert bot.choose(replace(view, decision=stores)) == "take enviro_suit"
        owner = replace(placed(view, pack=(suit,)), decision=stores)
        assert bot.choose(owner) == "take flamethrower"
    # What one has is asked for to be given up.
    gun, torch = (ItemView(k, k, 0, 0, "none") for k in ("taser", "flamethrower"))
    price = asked("choose_target", option("take", gun.text), option("take", torch.text))
    armed = replace(placed(view, hands=(gun, torch)), decision=price)
    assert make("regular", 1).choose(armed) == "take taser"


def test_the_policy_makes_a_suit_of_what_it_has() -> None:
    """LD-BNK-01: it passed with a full hand and both parts of a suit for five rounds."""
    view = replace(
        first_view(),
        decision=asked("action", option("pass"), option("craft", "enviro_suit")),
    )
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    assert bot.shuns(view, "pass")
    assert not bot.shuns(view, "craft enviro_suit")
    suit = PackView("none", ItemView("enviro_suit", "enviro_suit", 0, 0, "none"))
    assert not bot.shuns(placed(view, pack=(suit,)), "pass")


def test_a_veteran_makes_its_suit_before_anything_else() -> None:
    """LD-BNK-01: it carried the parts of a suit about for rounds, and died with them."""
    view = first_view()
    deeds = asked(
        "action", option("pass"), option("play", "search", "0"), option("craft", "enviro_suit")
    )
    bot = make("veteran", 1)
    assert isinstance(bot, veteran.LockdownVeteran)
    world = World(holding(view, "search", "rest", "stun"))
    assert bot.barred(world, deeds) == {"pass", "play search 0"}
    suit = PackView("none", ItemView("enviro_suit", "enviro_suit", 0, 0, "none"))
    owner = World(placed(world.view, pack=(suit,)))
    assert "play search 0" not in bot.barred(owner, deeds)


def test_what_costs_nothing_or_little_is_answered_with_sense() -> None:
    """LD-CMB-07, LD-ITM-25, LD-HRM-03: the first option of the list, or no, was no good answer."""
    view = first_view()
    yes_no = (option("no"), option("yes"))
    for kind, wanted in (("adult", "yes"), ("larva", "no")):
        foe = StalkerView(f"{kind}#1", kind, World(view).room, 0)
        world = World(replace(view, stalkers=(foe,)))
        assert answers.ANSWERS["more_ammo"](world, asked("more_ammo", *yes_no)) == wanted
    hurt = placed(view, wounds=(WoundView("leg"), WoundView("hand")))
    for seen, wanted in ((view, "yes"), (hurt, "no")):
        assert answers.ANSWERS["cut_out"](World(seen), asked("cut_out", *yes_no)) == wanted
    cards = ("search", "demolition", "rest")
    world = World(holding(view, *cards))
    smoke = asked("smoke_discard", *(option("discard", card) for card in cards))
    assert answers.ANSWERS["smoke_discard"](world, smoke) == "discard demolition"


def test_dull_cards_are_turned_over_as_far_as_it_is_quiet() -> None:
    """LD-RND-10: it waited at the gate for five rounds with the same five cards."""
    view = first_view()
    cards = ("quarantine", "demolition", "search", "rest", "facility_tour")
    calm = World(holding(view, *cards))
    asks = asked("pass_discard", option("done"), *(option("discard", card) for card in cards))
    assert regular(calm).fold(calm, asks) == "discard demolition"
    few = World(holding(view, *cards[:3]))
    assert regular(few).fold(few, asks) == "done"
    noise = tuple(calm.board.corridors[w].text for w in calm.board.exits[calm.room])
    # Amid noise four cards are kept, which no token surprises (LD-ENC-06); the fifth is for change.
    loud = World(replace(calm.view, noise=noise))
    assert regular(loud).fold(loud, asks) == "discard demolition"
    four = World(replace(holding(view, *cards[:4]), noise=noise))
    assert regular(four).fold(four, asks) == "done"
    good = ("search", "rest", "facility_tour", "search")
    kept = World(holding(view, *good))
    asks = asked("pass_discard", option("done"), *(option("discard", card) for card in good))
    assert regular(kept).fold(kept, asks) == "done"


def test_nobody_looks_around_with_its_last_cards() -> None:
    """It spent its last two cards on a careful look, and a queen came upon an empty hand."""
    view = aiming(first_view(), "never_again")
    slot = World(view).find("isolation_room")
    view = placed(view, room=slot)
    beside = World(view).board.ways[slot][0][0]
    gains = []
    for cards in (("search", "rest"), ("search", "rest", "repairs", "stun", "demolition")):
        world = World(holding(view, *cards))
        bot = regular(world)
        plain = math.exp(-bot.odds.enter(beside, len(cards) - 2, careful=True))
        plain *= bot.planner.value(beside, len(cards) - 2)
        gains.append(bot.after_move(world, beside, careful=True) / plain)
    assert gains[0] < 1.0 < gains[1]


def test_the_mean_hold_up_rivals_and_the_others_do_not() -> None:
    """LD-ACT-12: a treacherous one begrudges a signal, a greedy one the last finds."""
    view = first_view()
    here = World(view).room
    view = room(view, here, items=2)
    world = World(holding(view, "interruption", "search", "rest", "repairs"))
    rival = next(crew for crew in view.crew if crew.seat != view.seat)
    signal, use = ["room", "send_signal"], ["use", "24", "0"]
    find = ["play", str(keys.ACTION["search"]), "0"]
    needy = World(aiming(world.view, f"loose_end_{rival.number}"))
    for temper in TEMPERS:
        assert begrudged(world, rival, signal, temper) == temper.spiteful
        assert begrudged(world, rival, find, temper) == temper.grasping
        assert not begrudged(world, rival, ["move", "6"], temper)
        assert begrudged(needy, rival, use, temper)
        assert not begrudged(world, rival, use, temper)
    plenty = World(room(world.view, here, items=5))
    assert not begrudged(plenty, rival, find, GREEDY)
    assert begrudged(plenty, rival, find, TREACHEROUS)
    thin = World(holding(view, "interruption", "search"))
    kind = World(aiming(world.view, "nobody_left_behind"))
    for calm in (thin, kind):
        assert not begrudged(calm, rival, signal, TREACHEROUS)


def test_who_wants_the_nest_destroyed_strikes_at_its_eggs() -> None:
    """LD-ROM-41: nobody ever won with it, because only an explosion was thought of."""
    view = placed(aiming(first_view(), "scorched_nest"), signal=True)
    slot = blank(view, "nest")
    view = replace(room(placed(view, room=slot), slot, explored=True, tile="nest"), eggs=2)
    cards = ("demolition", "rest", "interruption", "repairs", "search")
    world = World(holding(view, *cards))
    bot = regular(world)
    strike = option("melee-egg")
    assert bot.score(world, strike) > 0.0
    other = World(aiming(world.view, "loose_end_3"))
    assert regular(other).score(other, strike) < 0.0
    plans = Planner(world, Odds(world))
    (errand,) = [e for e in plans.errands if e.key == "brood"]
    fate, _, _ = plans.after(errand, plans.fate, 1.0)
    assert objective_odds.chance(world, "scorched_nest", fate) == 1.0
