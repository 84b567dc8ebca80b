"""Temperaments: each decides and talks differently in one position; none follows from secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import make, meddling, trading
from lockdown.bots.regular import RegularBot
from lockdown.bots.talk import Manner
from lockdown.bots.temper import CAUTIOUS, GREEDY, LOYAL, TEMPERS, TREACHEROUS, Temper
from lockdown.games.lockdown.bots.talk import phrases
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import (
    ArgView,
    DecisionView,
    DeclaredView,
    ItemView,
    OptionView,
    PackView,
    WoundView,
)

CREW = ("sentry", "hacker", "lab_rat", "survivor")
MEDKIT = PackView("green", ItemView("medkit", "medkit", 0, 0, "green"))
#: Objectives of games for several.
GOALS = tuple(key for key, card in REGISTRY.objectives.items() if card.deck != "coop")


def table() -> LockdownView:
    """Two in a room, the own character with a Medkit, the other one wounded; the rest far away."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    assert game.decision is not None
    view: LockdownView = game.view(game.decision.seat)
    assert view.seat is not None
    mine, other = view.seat, (view.seat + 1) % 4
    crew = [replace(c, room=27) for c in view.crew]
    room = view.crew[mine].room
    crew[mine] = replace(crew[mine], room=room, pack=(MEDKIT,), hands=())
    crew[other] = replace(crew[other], room=room, wounds=(WoundView("leg"),), pack=())
    return replace(view, crew=tuple(crew))


def aiming(view: LockdownView, *objectives: str, **changes: Any) -> LockdownWorld:
    assert view.me is not None
    return LockdownWorld(replace(view, me=replace(view.me, objectives=objectives, **changes)))


def other_of(view: LockdownView) -> int:
    assert view.seat is not None
    return (view.seat + 1) % 4


def bot_of(temper: Temper) -> RegularBot[Any]:
    """A regular of that temperament, found by its seed."""
    seed = next(s for s in range(200) if made(s).temper is temper)
    return made(seed)


def made(seed: int) -> RegularBot[Any]:
    bot = make("regular", seed)
    assert isinstance(bot, RegularBot)
    return bot


def test_temperaments_come_from_the_seed_alone() -> None:
    """All four are there, about equally often; a bot that settles on a seed is the same again."""
    drawn = Counter(made(seed).temper.key for seed in range(400))
    assert set(drawn) == {temper.key for temper in TEMPERS}
    assert min(drawn.values()) > 60
    first, again = made(3), made(4)
    again.settle(3)
    assert (again.temper, again.manner) == (first.temper, first.manner)


def test_the_loyal_give_and_the_greedy_do_not() -> None:
    world = aiming(table(), "let_them_know")
    deal = trading.bargain(world, LOYAL)
    assert deal is not None
    assert (deal.seat, deal.give, deal.ask) == (other_of(world.view), "medkit", "")
    assert trading.bargain(world, GREEDY) is None
    assert trading.bargain(world, TREACHEROUS) is None


def test_nobody_gives_to_one_whose_death_it_needs() -> None:
    view = table()
    number = view.crew[other_of(view)].number
    assert trading.bargain(aiming(view, f"loose_end_{number}"), LOYAL) is None


@pytest.mark.parametrize(("temper", "said"), [(LOYAL, "accept"), (GREEDY, "decline")])
def test_somebody_in_need_is_helped_by_the_loyal(temper: Temper, said: str) -> None:
    """The wounded one asks for the Medkit and has nothing to give for it (LD-TRD-03)."""
    view = table()
    about = {
        "by": ArgView("seat", "ABCD"[other_of(view)]),
        "gives": ArgView("item_list", "-"),
        "asks": ArgView("item_list", "medkit"),
    }
    options = tuple(OptionView(text, text, ()) for text in ("decline", "accept", "counter"))
    asked = DecisionView("trade_answer", "LD-TRD-03", False, options, about)
    assert trading.answer(aiming(view, "proof"), asked, temper) == said


def leaving(view: LockdownView) -> LockdownView:
    """The other one locks itself in, and the own hand holds the card that could stop it."""
    assert view.me is not None
    card = (ArgView("card", "interruption"), ArgView("number", "0"))
    options = (
        OptionView("decline", "decline", ()),
        OptionView("react interruption 0", "react", card),
    )
    asked = DecisionView("interrupt", "LD-ACT-12", True, options, {})
    declared = DeclaredView(other_of(view), ArgView("action", "room/lock_in"))
    me = replace(view.me, hand=("interruption",))
    return replace(view, me=me, decision=asked, declared=declared)


def stopped(view: LockdownView, objective: str, temper: Temper) -> bool:
    world = aiming(leaving(view), objective)
    assert world.view.decision is not None
    return meddling.interrupt(world, world.view.decision, temper) != "decline"


def test_whoever_needs_a_death_holds_it_up() -> None:
    """LD-ACT-12: all of them; without a reason only the treacherous, so that it proves nothing."""
    view = table()
    number = view.crew[other_of(view)].number
    for temper in TEMPERS:
        assert stopped(view, f"loose_end_{number}", temper)
        assert stopped(view, "let_them_know", temper) is (temper is TREACHEROUS)
        assert not stopped(view, "nobody_left_behind", temper)


def test_an_interruption_is_met_with_another() -> None:
    """One's own action is defended; that of another one by the loyal only."""
    view = leaving(table())
    assert view.seat is not None
    for seat, tempers in ((view.seat, TEMPERS), (other_of(view), (LOYAL,))):
        declared = DeclaredView(seat, ArgView("action", "room/lock_in"))
        world = aiming(replace(view, declared=declared), "let_them_know")
        assert world.view.decision is not None
        for temper in TEMPERS:
            chosen = meddling.defend(world, world.view.decision, temper)
            assert (chosen != "decline") is (temper in tempers)


def test_the_greedy_search_where_the_cautious_do_not_care() -> None:
    """The same search scores higher, and a round more in the complex less of a loss."""
    view = table()
    rooms = tuple(
        replace(r, tile="archive", explored=True, items=3) if r.slot == 8 else r for r in view.rooms
    )
    crew = tuple(replace(c, room=8) if c.seat == view.seat else c for c in view.crew)
    assert view.me is not None
    me = replace(view.me, hand=("search", "rest", "repairs"), objectives=("proof",))
    world = LockdownWorld(replace(view, rooms=rooms, crew=crew, me=me))
    option = OptionView("play search 0", "play", (ArgView("card", "search"), ArgView("n", "0")))
    scores, rounds = {}, {}
    for temper in TEMPERS:
        bot = bot_of(temper)
        scores[temper.key] = bot.score(world, option)
        rounds[temper.key] = bot.odds.rounds(2.0)
    assert scores["greedy"] == max(scores.values()) > scores["cautious"]
    assert rounds["cautious"] > rounds["loyal"] > rounds["greedy"]


def words(view: LockdownView, temper: Temper, whim: float = 0.4) -> list[str]:
    manner = Manner(honest=True, harmless=False, whim=whim, temper=temper)
    return [phrase.key for phrase in phrases(LockdownWorld(view), manner)]


def test_each_temperament_has_words_of_its_own() -> None:
    view = replace(table(), round=3)
    said = {temper.key: set(words(view, temper)) for temper in TEMPERS}
    shared = set.intersection(*said.values())
    own = {key: spoken - shared for key, spoken in said.items()}
    assert {"heal_you", "together"} <= own["loyal"]
    assert "wait" in own["cautious"]
    assert "dont_trust" in own["treacherous"]
    # A treacherous one offers the same help as a loyal one: nobody can tell by it.
    assert own["loyal"] < own["treacherous"]
    assert "trade" in words(busy(view), GREEDY)
    assert "trade" not in words(busy(view), LOYAL)


def busy(view: LockdownView) -> LockdownView:
    """The other one has something in its inventory."""
    crew = list(view.crew)
    crew[other_of(view)] = replace(crew[other_of(view)], pack=(PackView("red"),))
    return replace(view, crew=tuple(crew))


@pytest.mark.parametrize("temper", TEMPERS, ids=lambda temper: temper.key)
def test_no_words_follow_from_an_objective(temper: Temper) -> None:
    """Whatever it is to achieve and holds in hand, a bot of one temperament says the same."""
    view = replace(table(), round=3)
    assert view.me is not None
    first = words(view, temper)
    for goal in GOALS:
        me = replace(view.me, objectives=(goal,), objectives_met=(False,), hand=())
        assert words(replace(view, me=me), temper) == first


def test_a_crew_with_one_result_has_no_moods() -> None:
    """LD-COP: nobody is treacherous there, neither in word nor in deed."""
    view = table()
    assert view.seat is not None
    crew = list(view.crew)
    crew[view.seat] = replace(crew[view.seat], known_objectives=("proof",))
    view = replace(view, crew=tuple(crew))
    bot = bot_of(TREACHEROUS)
    assert bot.mood(LockdownWorld(view)) is LOYAL
    assert "dont_trust" not in words(replace(view, round=3), TREACHEROUS)


def test_caution_is_a_matter_of_degree() -> None:
    """No temperament is so far from the others that it plays another game."""
    assert all(0.8 <= temper.fear <= 1.2 for temper in TEMPERS)
    assert CAUTIOUS.fear > LOYAL.fear > GREEDY.fear
