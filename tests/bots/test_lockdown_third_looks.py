"""What bots of Lockdown let lie that would have saved them. Positions of games, by hand."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import make, search
from lockdown.games.lockdown.bots.darkness import shield
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.kernel.options import parse_option
from lockdown.views.types import ArgView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, quiet_place, veteran
from tests.bots.test_lockdown_slips import fight
from tests.bots.test_lockdown_straits import chosen, wounded
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import asked, option, regular, room
from tests.bots.test_trades import pack


def struck(view: LockdownView, wounds: int) -> LockdownView:
    """The foes have so many wounds."""
    foes = tuple(StalkerView(s.text, s.kind, s.room, wounds) for s in view.stalkers)
    return replace(view, stalkers=foes)


def test_nobody_bleeds_to_death_with_painkillers() -> None:
    """LD-HRT-14: it looked for them, found them, and passed (81202, round 10)."""
    view, _ = quiet_place(4)
    view = wounded(holding(view, "rest", "jury_rigging"), "eyes", "hand", "bleeding")
    view = placed(view, pack=pack("painkillers"))
    assert chosen(view, "use painkillers 1", "play rest 0") == "use painkillers 1"
    # What dresses the wound is better.
    both = placed(view, pack=pack("painkillers", "clothes"))
    assert chosen(both, "use painkillers 1", "use clothes 1") == "use clothes 1"


def test_what_kills_for_certain_is_played() -> None:
    """LD-WND-08: it paid for a decoy with the card, and was struck (81202, round 6)."""
    view, _ = quiet_place(1)
    lash, run = option("play", "desperate_attack", "0"), option("move", "020")
    there = fight(placed(view, hands=(), pack=()), "adult", "desperate_attack")
    worn, fresh = World(struck(there, 3)), World(there)
    assert regular(worn).score(worn, lash) > regular(worn).score(worn, run)
    assert regular(worn).score(worn, lash) > regular(fresh).score(fresh, lash) + 5.0
    # A queen does not fall to it, and strikes.
    queen = World(struck(fight(view, "queen", "desperate_attack"), 0))
    assert regular(queen).score(queen, lash) < regular(queen).score(queen, run)


def test_an_event_is_kept_away_that_is_one_more_attack() -> None:
    """LD-EVT-21: it kept the card beside an adult, and was struck (81203, round 12)."""
    view, _ = quiet_place(2)
    hurt = placed(view, wounds=(WoundView("arm", dressed=False),))
    fought = fight(hurt, "adult", "search", "feel_of_the_dark")

    def answer(view: LockdownView, event: str) -> str:
        question = asked("dark_event", option("decline"), option("react", "feel_of_the_dark", "0"))
        about = {"event": ArgView("event", event)}
        return shield(World(view), replace(question, about=about))

    assert answer(fought, "lurking") == "react feel_of_the_dark 0"
    assert answer(hurt, "lurking") == "decline"
    assert answer(hurt, "scent_of_blood") == "react feel_of_the_dark 0"
    assert answer(fought, "scent_of_blood") == "decline"
    assert answer(hurt, "nest") == "decline"


def test_a_light_is_not_used_up_against_what_does_not_concern_one() -> None:
    view, _ = quiet_place(3)
    lit = asked("dark_event", option("decline"), option("react-item", "glow_stick"))

    def answer(event: str) -> str:
        return shield(World(view), replace(lit, about={"event": ArgView("event", event)}))

    assert answer("hatching") == answer("lurking") == answer("scent_of_blood") == "decline"
    assert answer("egg_protection") == "react-item glow_stick"


@pytest.mark.parametrize("mean", [0.0, 0.2])
def test_where_all_playouts_end_badly_the_plan_says_where_to_go(
    mean: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It walked to and fro in its last rounds instead of to the shelter (81203, round 14)."""
    game = Game.new(Setup(players=2), 5)
    bots = [make("regular", seat) for seat in range(2)]
    while game.decision is not None and (game.decision.kind != "action" or len(game.options) < 5):
        game.play(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert view.decision is not None
    step = next(o.text for o in view.decision.options if o.verb == "move")
    bot = veteran()

    def best(self: search.Search) -> search.Option:
        self.found = {parse_option(text): [mean] for text in ("pass", step)}
        return parse_option("pass")

    monkeypatch.setattr(search.Search, "best", best)
    monkeypatch.setattr(bot, "barred", lambda *_: frozenset())
    monkeypatch.setattr(bot, "score", lambda _, o: 3.6 if o.text == step else 0.0)
    assert bot.choose(view) == ("pass" if mean > bot.faint else step)


def test_nobody_creeps_for_next_to_nothing_with_its_last_cards() -> None:
    """Two cards of three for a step, and two more for the way back (81202, rounds 1 and 2)."""
    bare, here = quiet_place(3)
    view = room(bare, here, items=1)
    points = {"pass": 0.0, "careful 020": 1.2}
    assert "careful 020" not in barred(bare, points)
    assert "careful 020" in barred(view, points)
    assert "careful 020" not in barred(view, {"pass": 0.0, "careful 020": 2.0})
    assert "careful 020" not in barred(holding(view, *["search"] * 4), points)
    assert "careful 020" not in barred(replace(view, time=2, round=14), points)


def test_nothing_is_given_to_one_who_leaves_with_it_at_once() -> None:
    """LD-GOL-04: it gave its grenade to somebody in the open Isolation Room (81203, round 8)."""
    view = first_view()
    shelter = World(view).find("isolation_room")
    other = next(c for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=shelter, place="room", hand=4) for c in view.crew)
    view = replace(view, crew=crew, isolation_open=True)
    there = next(c for c in crew if c.seat == other.seat)
    assert World(view).departing(there)
    assert not World(view).departing(replace(there, hand=1))
    assert not World(replace(view, isolation_open=False)).departing(there)


def test_of_two_noises_the_one_behind_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """LD-BAS-03: it marked the corridor to the gate that it went to next (81202, round 10)."""
    view = at_the_gate()
    gate = World(view).gate
    beside, corridor = World(view).board.ways[gate][0]
    world = World(placed(view, room=beside))
    codes, ways = world.board.exits[beside], world.board.ways[beside]
    ahead = codes.count(corridor)
    alike = [slot for slot, way in ways if codes.count(way) == ahead + 1]
    names = [f"{min(s, beside):03}-{max(s, beside):03}" for s in (gate, alike[0])]
    question = asked("careful_noise", *(option("through", name) for name in names))
    bot = regular(world)
    plan = dataclasses.replace(bot.planner.best(), slot=gate)
    monkeypatch.setattr(bot.planner, "best", lambda: plan)
    assert bot.mark(world, question) == f"through {names[1]}"


@pytest.mark.rule("LD-ATK-11")
@pytest.mark.parametrize(
    ("larva", "cards", "step", "strikes"),
    [
        (True, ("rest", "search"), -1.0, False),
        (True, ("rest", "search", "stun", "repairs"), 1.0, False),
        (True, ("rest", "search", "stun", "repairs"), -1.0, True),
        (False, ("rest", "search"), -1.0, True),
    ],
    ids=["no cards for more", "somewhere to go", "something else to do here", "it would infest"],
)
def test_who_carries_a_larva_strikes_at_no_other_for_nothing(
    larva: bool, cards: tuple[str, ...], step: float, strikes: bool
) -> None:
    """All that it does then is what the blow does too: three in one game (91202)."""
    view = placed(fight(quiet_place(4)[0], "larva", *cards), larva=larva)
    world = World(view)
    way = f"move {world.board.ways[world.room][0][0]:03}"
    blow = f"melee {world.foes(world.room)[0].text}"
    assert blow.startswith("melee larva")
    assert (blow not in barred(view, {blow: 1.5, way: step, "pass": 0.0})) == strikes
