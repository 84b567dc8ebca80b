"""What the last readers saw in games of Lockdown: gifts that go back, foes sent into one's way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make, trading
from lockdown.bots.answers import card_value
from lockdown.bots.regular import RegularBot
from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.fights import sends, sent_on
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.state import keys
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, option, room


def card(key: str) -> PackView:
    return PackView("red", ItemView(key, key, 0, 0, "red"))


def test_what_has_just_come_is_not_given_back() -> None:
    """LD-TRD-03: a smoke grenade went to and fro, a card each time (7101, round 3)."""
    view = placed(first_view(), room=1)
    other = next(c for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=1, hands=(), pack=()) if c is other else c for c in view.crew)
    two = (card("smoke_grenade"), card("grenade"))
    view = placed(replace(view, crew=crew), pack=two)
    deal = trading.bargain(World(view))
    assert deal is not None
    again = trading.bargain(World(view), fresh={"smoke_grenade", "grenade"})
    assert again is None or not again.give
    bot = LockdownRegular(1)
    assert bot.received(World(placed(view, pack=()))) == set()
    assert bot.received(World(view)) == {"smoke_grenade", "grenade"}, "they came in this round"
    assert bot.received(World(replace(view, round=view.round + 1))) == set()


def test_no_foe_is_sent_where_one_goes() -> None:
    """LD-ITM-10: an adult was sent into the exit room, the suit on (7101, round 7)."""
    assert sends(f"use/{keys.ITEM['overmind']}/0/-1")
    assert not sends(f"use/{keys.ITEM['medkit']}/0/-1")
    assert not sends("play/3/1/")
    view, here = quiet_place(4)
    world = World(replace(view, stalkers=(StalkerView("adult#1", "adult", here, 0),)))
    ways = [(slot, way) for slot, way in world.board.ways[here]]
    names = {slot: f"{min(here, slot):03}-{max(here, slot):03}" for slot, _ in ways}
    goal = ways[0][0]
    costs = {slot: sent_on(world, name, goal) for slot, name in names.items()}
    assert max(costs, key=costs.__getitem__) == goal


def test_who_has_left_keeps_what_can_still_be_met() -> None:
    """LD-GOL-06: two kept objectives for which they had yet to send a signal (7301, 7102)."""

    def kept(place: str, *keys_: str) -> str:
        view = placed(first_view(), place=place, room=0)
        assert view.me is not None
        question = asked("choose_objective", *(option("objective", key) for key in keys_))
        view = replace(view, me=replace(view.me, objectives=keys_), decision=question)
        return LockdownRegular(1).choose(view).split()[1]

    assert kept("isolation", "write_off", "never_again") == "never_again"
    assert kept("bunker", "let_them_know", "no_witnesses") == "no_witnesses"
    assert set(objective_odds.GONE) < set(keys.PLACES)


def test_who_has_stayed_for_a_round_may_go_where_it_came_from() -> None:
    """It passed until its death before the only way that was left (7302, rounds 10 to 13)."""
    view, _ = quiet_place(5)
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    came = World(placed(view, room=26))
    bot.went(came, f"move {World(view).room:03}")
    points = {"pass": 0.0, "move 026": 2.5}
    turned = "move 026" in plainly(bot, view, {**points, "move 026": 1.5})
    assert turned, "not straight back for little"
    later = replace(view, round=view.round + 2)
    assert plainly(bot, later, points) == {"pass"}


def test_nobody_walks_where_nothing_is_left_to_hope_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cards and a light wound for a way into a fire and back, for nothing (7103, round 9)."""
    view, _ = quiet_place(3)
    acts = [option("move", "020"), option("play", "repairs", "0"), option("room", "operate")]
    for points, done in ((0.0, False), (0.02, False), (0.2, True)):
        monkeypatch.setattr(RegularBot, "score", lambda *_, worth=points: worth)
        bot, world = LockdownRegular(1), World(view)
        bot.prepare(world)
        assert all((bot.score(world, act) > 0.0) == done for act in acts)


def test_nobody_goes_back_to_what_it_has_just_got_away_from() -> None:
    """An item and two cards to slip away from an adult, and back to it at once (7201, round 14)."""
    view, here = quiet_place(4)
    foe = StalkerView("adult#1", "adult", 20, 0)
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    fled = World(placed(replace(view, stalkers=(foe,)), room=20))
    bot.went(fled, "play distraction 0")
    view = replace(view, stalkers=(foe,))
    points = {"pass": 0.0, "move 020": 10.1}
    assert World(view).room == here
    assert plainly(bot, view, points) >= {"move 020"}
    assert "move 020" not in plainly(bot, replace(view, round=view.round + 2), points)


def test_the_card_that_opens_the_door_next_to_one_is_kept() -> None:
    """LD-DOR-07: it was thrown away before the door to the Isolation Room (7201, round 9)."""
    view, here = quiet_place(4)
    way = f"{min(here, 20):03}-{max(here, 20):03}"
    free, shut = World(replace(view, closed=())), World(replace(view, closed=(way,)))
    assert card_value(shut, "demolition") > card_value(free, "demolition") + 1.0
    assert card_value(shut, "rest") == card_value(free, "rest")


def test_nobody_locks_itself_in_at_once_with_nothing_won() -> None:
    """LD-GOL-05: unhurt, with six cards, and knowledge of 3 where 7 are needed (8102, round 2)."""

    def worth(number: int, *objectives: str, **state: object) -> float:
        view = first_view()
        view = placed(view, room=World(view).find("isolation_room"), **state)
        assert view.me is not None
        me = replace(view.me, objectives=objectives)
        view = replace(view, me=me, round=number, isolation_open=True)
        bot = LockdownRegular(1)
        return bot.score(World(holding(view, *["search"] * 5)), option("room", "lock_in"))

    assert worth(2, "dangerous_mind") < 0.0
    assert worth(6, "dangerous_mind") > 0.0
    assert worth(2, "dangerous_mind", wounds=(WoundView("leg", False),)) > 0.0


def test_a_bandage_is_not_worth_a_loaded_rifle() -> None:
    """LD-ITM-17: it was given up for one, and the Queen came (9101, round 9)."""
    view, _ = quiet_place(4)
    hurt = placed(view, wounds=(WoundView("body", False),))
    bare = placed(hurt, pack=(card("decoy"),))
    armed = placed(hurt, hands=(ItemView("assault_rifle:3", "assault_rifle", 3, 5, ""),))
    act = option("play", "obstinate", "1")
    assert LockdownRegular(1).score(World(bare), act) > 0.0
    assert LockdownRegular(1).score(World(armed), act) < 0.0


def test_a_room_is_not_paid_for_where_a_card_gives_it() -> None:
    """LD-ROM-08: the taser cost the plan that would have given it (9303, round 2)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "room take_equipment": 3.0, "play defense_plan 0": 3.1}
    assert plainly(bot_of(), view, points) >= {"room take_equipment"}
    points["play defense_plan 0"] = 2.0
    assert "room take_equipment" not in plainly(bot_of(), view, points)


def test_nothing_is_kept_that_full_hands_decline() -> None:
    """LD-ITM-06: the generator went back under the deck (9102, round 6)."""
    view, _ = quiet_place(3)
    guns = (
        ItemView("nailgun:4", "nailgun", 4, 4, ""),
        ItemView("pressure_washer:3", "pressure_washer", 3, 3, ""),
    )
    question = asked("keep_item", option("keep", "portable_generator"), option("keep", "reagent"))
    view = placed(replace(view, decision=question), hands=guns)
    assert LockdownRegular(1).choose(view) == "keep reagent"
    assert bot_of().shuns(view, "keep portable_generator")


def bot_of() -> LockdownLearned:
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    return bot


def test_nobody_runs_into_the_unknown_past_a_far_better_way() -> None:
    """LD-CMB-14: with a larva into a fire, quiet rooms beside it (41201, rounds 2 and 4)."""
    view, here = quiet_place(4)
    ways = [slot for slot, _ in World(view).board.ways[here]]
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", here, 0),))
    good, bad = f"move {ways[0]:03}", f"move {ways[1]:03}"
    assert bad in barred(view, {"pass": 0.0, good: 3.1, bad: 0.1})
    # Where both are about as bad or as good one is as sane as the other.
    assert bad not in barred(view, {"pass": 0.0, good: 2.0, bad: 0.1})
    assert bad not in barred(view, {"pass": 0.0, good: 6.0, bad: 1.5})
    # In a fire any way out will do.
    burning = room(view, here, fire=True)
    assert bad not in barred(burning, {"pass": 0.0, good: 3.1, bad: 0.1})


def test_who_bleeds_searches_for_what_stops_it() -> None:
    """LD-ROM-51: a wounded one named the deck of weapons, two in its hands (41204, round 4)."""
    view = first_view()
    decks = [option("deck", colour) for colour in ("red", "yellow", "green")]
    bleeding = placed(view, wounds=(WoundView("bleeding", False),), pack=())
    asks = replace(bleeding, decision=asked("choose_target", *decks))
    assert [learned().shuns(asks, o.text) for o in decks] == [True, True, False]
    healthy = replace(asks, crew=view.crew)
    assert not any(learned().shuns(healthy, o.text) for o in decks)
    pack = (PackView("green", ItemView("medkit", "medkit", 0, 0, "green")),)
    assert not any(learned().shuns(placed(asks, pack=pack), o.text) for o in decks)


def test_nobody_mends_a_room_for_nothing() -> None:
    """LD-ROM-03: a room that it then left (29302, round 4; 41204, rounds 2 and 13)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "play clean_up 0": -0.1, "play basic_repairs 0": 0.4}
    assert plainly(learned(), view, points) & {"play clean_up 0"}
    assert "play basic_repairs 0" not in plainly(learned(), view, points)


def test_who_bleeds_dresses_that_before_it_heals_a_scratch() -> None:
    """LD-CRD-35, LD-RND-10: it was back with the pass of the same round (51302, round 11)."""
    view, _ = quiet_place(3)
    points = {"pass": 0.0, "use skin_stapler 0": 0.5, "use skin_stapler 1": 0.4}
    bleeding = placed(view, light=1, wounds=(WoundView("bleeding"),))
    assert plainly(learned(), bleeding, points) & {"use skin_stapler 1"}
    assert "use skin_stapler 1" in barred(bleeding, points)
    # One more would be a serious wound: that comes first for some.
    for other in (placed(bleeding, light=2), placed(view, light=1, wounds=(WoundView("leg"),))):
        assert "use skin_stapler 1" not in barred(other, points)
    del points["use skin_stapler 0"]
    assert "use skin_stapler 1" not in barred(bleeding, points)
