"""Acts without sense seen in games of rookies of both games, each from a set position."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.state.keys import ACTION
from lockdown.views.types import ArgView, DecisionView, ItemView, OptionView, StalkerView
from tests.bots.test_beginner import adult, step
from tests.bots.test_beginner import rookie as beginner
from tests.bots.test_nemesis_beginner import FULL, changed, rookie, seen, worth
from tests.bots.test_nemesis_sense import Position
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import asked, blank, option, room

CARDS = ("interruption", "demolition", "quarantine", "search")
EMPTY = ItemView("smg", "smg", 0, 6, "none")


def about(action: str, *options: OptionView, kind: str = "choose_target") -> DecisionView:
    """A question about a declared action."""
    return DecisionView(
        kind, "", secret=False, options=options, about={"action": ArgView("action", action)}
    )


def through(world: World, one: int, other: int) -> OptionView:
    """The option of a corridor between two rooms."""
    ways = world.board.corridors
    way = next(w for w in ways if {w.a, w.b} == {one, other})
    return option("through", way.text)


@pytest.mark.rule("LD-BAS-03")
def test_the_noise_of_a_careful_step_is_not_left_on_the_way() -> None:
    """It crept, put the marker into the corridor ahead and took it (11403, rounds 1 and 5)."""
    view = holding(first_view(), *CARDS)
    world = World(view)
    bot = beginner(world)
    ahead = bot.lead(world).step
    others = [slot for slot, _ in world.board.ways[world.room] if slot != ahead]
    assert others
    for order in ((ahead, others[0]), (others[0], ahead)):
        asks = asked("careful_noise", *(through(world, world.room, slot) for slot in order))
        answer = bot.answer_to("careful_noise")
        assert answer is not None
        assert answer(world, asks) == through(world, world.room, others[0]).text


def at_the_rover(*cards: str, hands: tuple[ItemView, ...] = ()) -> LockdownView:
    """At the rover with the gate open, and an adult there."""
    view = holding(placed(at_the_gate(), hands=hands), *cards)
    return replace(view, time=6, stalkers=adult(World(view).room))


def test_who_can_drive_a_foe_from_the_way_out_does_not_run_from_it() -> None:
    """LD-BNK-03: it paid its flight from the rover with Stun (11402, round 7)."""
    stun = option("play", "stun", "1")
    for cards, drives in ((("stun", "search", "rest"), True), (("stun", "search"), False)):
        world = World(at_the_rover(*cards, hands=(EMPTY,)))
        bot = beginner(world)
        assert any(goal.slot == world.room and goal.action == "escape" for goal in bot.goals)
        flights = [bot.worth(world, step(slot)) for slot, _ in world.board.ways[world.room]]
        assert bot.cleared(world, 1) > 0.0 or not drives
        assert not drives or bot.worth(world, stun) > max(flights)
    armed = World(at_the_rover("stun", "search", "rest", hands=(replace(EMPTY, count=3),)))
    assert beginner(armed).worth(armed, stun) < 0.0, "a loaded weapon is not the price"


def test_whoever_is_driven_away_is_not_sent_where_one_goes() -> None:
    """LD-ITM-12: the room that Stun asks for was the one that the bot liked best itself."""
    view = holding(placed(first_view(), hands=(EMPTY,)), "stun", *CARDS)
    here = World(view).room
    world = World(replace(view, stalkers=adult(here)))
    bot = beginner(world)
    ahead = bot.lead(world).step
    rooms = [slot for slot, _ in world.board.ways[here]]
    options = [option("to", f"{slot:03}") for slot in rooms]
    asks = about(f"play/{ACTION['stun']}/1/9/{EMPTY.key}", *options)
    assert ahead in rooms
    assert bot.target(world, asks) != f"to {ahead:03}"


def test_nobody_goes_unarmed_among_foes_without_a_way_on() -> None:
    """With two cards into one adult, behind which another one stood (11402, round 7)."""
    view = replace(holding(first_view(), "search", "rest"), time=2, actions_left=1)
    here = World(view).room
    slot = World(view).board.ways[here][0][0]
    beyond = {other for other, _ in World(view).board.ways[slot]} - {here}
    one = StalkerView("adult#1", "adult", slot, 0)
    rest = tuple(StalkerView(f"adult#{n + 2}", "adult", s, 0) for n, s in enumerate(beyond))
    barred, free = (
        World(replace(view, stalkers=(one, *rest))),
        World(replace(view, stalkers=(one,))),
    )
    assert barred.rounds_left <= 3
    assert beginner(barred).dread(barred, slot) > 3 * beginner(free).dread(free, slot)
    pistol = replace(EMPTY, count=3)
    armed = World(placed(barred.view, hands=(pistol,)))
    assert beginner(armed).dread(armed, slot) == beginner(free).dread(free, slot)


def test_a_computer_is_used_for_something() -> None:
    """LD-CPU-02: a card was paid to close a door far off, the first option (11403, round 2)."""
    view = holding(first_view(), *CARDS)
    doors = replace(view, computer="computer_d", gate_open=True, rover_here=True)
    world = World(doors)
    bot = beginner(world)
    asks = asked(
        "computer_option", *(option("option", k) for k in ("door", "peek_css", "move_rover"))
    )
    assert bot.computing(world, asks) == "option peek_css"
    away = World(replace(doors, rover_here=False))
    assert beginner(away).computing(away, asks) == "option move_rover"
    seen_all = tuple(replace(token, face="launch_a") for token in doors.css)
    idle = World(replace(doors, css=seen_all))
    assert beginner(idle).worth(idle, option("computer")) < beginner(idle).worth(
        idle, option("pass")
    )


def test_sprinklers_are_for_where_one_goes() -> None:
    """LD-MRK-20: the fire on the way, not the first room of the list."""
    view = holding(first_view(), *CARDS)
    slot = blank(view, "archive")
    view = room(view, slot, explored=True, tile="archive", fire=True)
    world = World(view)
    bot = beginner(world)
    others = [r.slot for r in view.rooms if not any(g.slot == r.slot for g in bot.goals)]
    asks = asked("computer_target", option("to", f"{others[0]:03}"), option("to", f"{slot:03}"))
    assert any(goal.slot == slot for goal in bot.goals)
    assert bot.target(world, asks) == f"to {slot:03}"


@pytest.mark.rule("NM-ROM-02")
def test_the_emptiest_weapon_is_charged_and_none_for_a_single_shot() -> None:
    """A rifle with five of six shots was charged beside an empty shotgun (11403, round 3)."""
    p = Position("an_old_feud", room="armory")
    p.hold(*FULL)
    rifle = ItemView("prototype_rifle:5", "prototype_rifle", 5, 6, "none")
    shotgun = ItemView("shotgun", "shotgun", 0, 2, "none")
    view = changed(seen(p), hands=(rifle, shotgun))
    bot, world = rookie(view)
    asks = about("room/recharge", option("take", rifle.text), option("take", shotgun.text))
    assert bot.target(world, asks) == f"take {shotgun.text}"
    assert worth(view, "room", "recharge") > worth(view, "pass")
    full = changed(view, hands=(rifle,))
    assert worth(full, "room", "recharge") < worth(full, "pass")


def test_who_went_past_foes_does_not_turn_round_for_them() -> None:
    """Into the Armory beside the same monsters, and back with the last cards (11403, round 7)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    world = rookie(view)[1]
    here, other = world.room, world.board.ways[world.room][0][0]
    beside = next(slot for slot, _ in world.board.ways[other] if slot != here)
    foe = StalkerView("adult#1", "adult", beside, 0)
    bot = NemesisRookie(1)
    bot.behind_us = (view.round, here)
    bot.known_foes = {(foe.text, foe.room)}
    there = rookie(replace(changed(view, room=other), stalkers=(foe,)))[1]
    assert bot.turns(there, here)
    bot.known_foes = set()
    assert not bot.turns(there, here), "it has come since"
