"""Temperaments on the ship of the original game: in word and deed, and never by an objective."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from lockdown.bots import make, meddling, trading
from lockdown.bots.talk import Manner
from lockdown.bots.temper import CAUTIOUS, GREEDY, LOYAL, TEMPERS, TREACHEROUS, Temper
from lockdown.games.nemesis.bots.manners import waits, weights_of
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.talk import phrases
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.kernel.options import parse_option
from lockdown.views import build
from lockdown.views.types import (
    ArgView,
    DecisionView,
    DeclaredView,
    ItemView,
    OptionView,
    PackView,
    StalkerView,
    WoundView,
)
from tests.bots.test_nemesis_bots import first_view, known, mine, wishing
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

MEDKIT = PackView("green", ItemView("medkit", "medkit", 0, 0, "green"))
GOALS = tuple(key for key, card in REGISTRY.objectives.items() if card.deck != "coop")
#: By player number: the objective that asks for that player's death.
DEATHS = ("the_right_moment_to_strike", "greener_pastures", "an_old_feud", "hostile_takeover")


def bot_of(temper: Temper) -> NemesisRegular:
    """A regular of that temperament, found by its seed."""
    seed = next(s for s in range(200) if NemesisRegular(s).temper is temper)
    return NemesisRegular(seed)


def other_of(view: NemesisView) -> int:
    assert view.seat is not None
    return (view.seat + 1) % 4


def table(objective: str = "quarantine", **other: Any) -> NemesisView:
    """Two in a section, the own character with a Medkit, the other one wounded; the rest away."""
    view = known(first_view(round=3), 4, "evacuation_section_a")
    assert view.seat is not None
    crew = [replace(c, room=19) for c in view.crew]
    crew[view.seat] = replace(crew[view.seat], room=4, pack=(MEDKIT,))
    changes = {"room": 4, "wounds": (WoundView("leg"),), "pack": (), "hand": 4, **other}
    crew[other_of(view)] = replace(crew[other_of(view)], **changes)
    return wishing(replace(view, crew=tuple(crew)), objective)


def test_all_four_sit_at_tables_of_this_game() -> None:
    bots = [make("regular", seed, "nemesis") for seed in range(60)]
    assert {bot.temper for bot in bots if isinstance(bot, NemesisRegular)} == set(TEMPERS)


# ---- deeds


def test_the_greedy_search_more_gladly_and_the_cautious_fear_more() -> None:
    """The same search scores higher, the same noisy room lower."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *PLAIN)
    p.t.counter[p.slot("storage")] = 2
    found = {x.key: p.score("play", SEARCH, 0, weights=weights_of(x)) for x in TEMPERS}
    assert found["greedy"] > found["loyal"] == found["treacherous"] > found["cautious"]
    beside = p.beside("storage")
    p.t.noise = (1 << 30) - 1
    steps = {x.key: p.score("move", beside, weights=weights_of(x)) for x in TEMPERS}
    assert steps["greedy"] > steps["loyal"] == steps["treacherous"] > steps["cautious"]


def test_a_bot_acts_by_its_own_weights() -> None:
    """What it does on the table follows from its temperament, not only what it would say."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *PLAIN)
    p.t.counter[p.slot("storage")] = 2
    p.choice()
    view = build(p.t, p.seat)
    assert view.decision is not None
    option = next(o for o in view.decision.options if parse_option(o.text) == ("play", SEARCH, 0))
    scores = {x.key: bot_of(x).score(NemesisWorld(view), option) for x in TEMPERS}
    assert scores["greedy"] > scores["loyal"] > scores["cautious"]


def test_the_loyal_wait_in_the_pod_for_one_who_stands_before_it() -> None:
    """NM-POD-05: pods take two; the others leave at once."""
    world = NemesisWorld(mine(table(), place="pod", pod=1))
    assert {x.key for x in TEMPERS if waits(world, x)} == {"loyal"}
    asked = DecisionView("launch_now", "NM-POD-05", False, (), {})
    assert bot_of(LOYAL).launch(world, asked) == "no"
    assert bot_of(TREACHEROUS).launch(world, asked) == "yes"


@pytest.mark.parametrize(
    "other", [{"hand": 1}, {"passed": True}, {"place": "pod"}, {"room": 19}], ids=str
)
def test_nobody_waits_for_one_who_cannot_come(other: dict[str, Any]) -> None:
    world = NemesisWorld(mine(table(**other), place="pod", pod=1))
    assert not waits(world, LOYAL)


def test_nobody_waits_where_it_kills_or_for_whom_it_kills() -> None:
    view = mine(table(), place="pod", pod=1)
    foe = StalkerView("adult#1", "adult", 4, 0)
    assert not waits(NemesisWorld(replace(view, stalkers=(foe,))), LOYAL)
    doomed = wishing(view, DEATHS[view.crew[other_of(view)].number - 1])
    assert not waits(NemesisWorld(doomed), LOYAL)
    # Who needs a survivor waits, whatever it is like.
    assert waits(NemesisWorld(wishing(view, "best_friends_forever")), TREACHEROUS)


def test_the_loyal_give_and_the_greedy_do_not() -> None:
    world = NemesisWorld(table())
    deal = trading.bargain(world, LOYAL)
    assert deal is not None
    assert (deal.seat, deal.give, deal.ask) == (other_of(world.view), "medkit", "")
    assert trading.bargain(world, GREEDY) is None
    number = world.view.crew[other_of(world.view)].number
    assert trading.bargain(NemesisWorld(table(DEATHS[number - 1])), LOYAL) is None


def test_only_the_treacherous_hold_up_others_for_nothing() -> None:
    """NM-ACT-12: whoever needs the death does it too, so that it proves nothing."""
    view = table()
    assert view.me is not None
    card = (ArgView("card", "interruption"), ArgView("number", "0"))
    options = (
        OptionView("decline", "decline", ()),
        OptionView("react interruption 0", "react", card),
    )
    asked = DecisionView("interrupt", "NM-ACT-12", True, options, {})
    declared = DeclaredView(other_of(view), ArgView("action", "room/enter_pod"))

    def stops(objective: str, temper: Temper) -> bool:
        seen = replace(wishing(view, objective), declared=declared)
        return meddling.interrupt(NemesisWorld(seen), asked, temper) != "decline"

    number = view.crew[other_of(view)].number
    for temper in TEMPERS:
        assert stops(DEATHS[number - 1], temper)
        assert stops("quarantine", temper) is (temper is TREACHEROUS)
        assert not stops("best_friends_forever", temper)
    burning = tuple(replace(r, fire=r.slot == view.crew[other_of(view)].room) for r in view.rooms)
    for act, rooms, held in (
        ("shoot/1/9", burning, False),
        ("move/4", view.rooms, False),
        ("move/4", burning, True),
    ):
        view = replace(view, rooms=rooms)
        declared = DeclaredView(other_of(view), ArgView("action", act))
        found = stops(DEATHS[number - 1], TREACHEROUS)
        assert found is held, "nobody keeps another from shooting what stands beside both"


# ---- words


def words(view: NemesisView, temper: Temper, *, honest: bool = True) -> list[str]:
    manner = Manner(honest=honest, harmless=False, whim=0.45, temper=temper)
    return [phrase.key for phrase in phrases(NemesisWorld(view), manner)]


def test_each_temperament_has_words_of_its_own() -> None:
    said = {temper.key: set(words(table(), temper)) for temper in TEMPERS}
    shared = set.intersection(*said.values())
    own = {key: spoken - shared for key, spoken in said.items()}
    assert {"heal_you", "together"} <= own["loyal"]
    assert "wait" in own["cautious"]
    assert "dont_trust" in own["treacherous"]
    # A treacherous one offers the same help as a loyal one: nobody can tell by it.
    assert own["loyal"] < own["treacherous"]
    carrying = table(pack=(PackView("red"),))
    assert "trade" in words(carrying, GREEDY)
    assert "trade" not in words(carrying, CAUTIOUS)


def test_lies_are_told_of_engines_and_course() -> None:
    view = table()
    engines = tuple(replace(engine, state="damaged") for engine in view.engines)
    seen = replace(view, engines=engines)
    assert "engine_broken" in words(seen, LOYAL)
    assert "engine_works" in words(seen, LOYAL, honest=False)
    lies = {
        x.key: sum(not Manner.drawn(random.Random(s), x).honest for s in range(300))
        for x in TEMPERS
    }
    assert lies["treacherous"] > lies["greedy"] > lies["cautious"] > lies["loyal"] > 0


@pytest.mark.parametrize("temper", TEMPERS, ids=lambda temper: temper.key)
def test_no_words_follow_from_an_objective(temper: Temper) -> None:
    first = words(table(), temper)
    for goal in GOALS:
        assert words(table(goal), temper) == first
