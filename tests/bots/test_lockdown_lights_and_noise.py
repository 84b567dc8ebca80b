"""Lights that are not wasted, and the noise that is taken away. Positions made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots.aims import LISTENS
from lockdown.games.lockdown.bots.darkness import decides
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state.keys import ATTACKS
from lockdown.views.types import ArgView, DecisionView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import CARDS, learned, quiet_place
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import option, regular, room


def lit(about: str, cards: int, level: str = "regular", **hurt: Any) -> bool:
    """Whether a flashlight is used in the dark against a token or an attack card."""
    view, here = quiet_place(4)
    view = holding(placed(room(view, here, powered=False), **hurt), *CARDS[:cards])
    offers = (option("decline"), option("react-item", "flashlight:2"))
    attack = about.partition("/")[0] in ATTACKS
    told = {
        "what": ArgView("word", "attack" if attack else "encounter"),
        ("card" if attack else "token"): ArgView("", about),
    }
    question = DecisionView("use_light", "", secret=True, options=offers, about=told)
    kind = "adult" if attack else about.partition("_")[0]
    view = replace(view, decision=question, stalkers=(StalkerView(f"{kind}#1", kind, here, 0),))
    return make(level, 1).choose(view) != "decline"


@pytest.mark.rule("LD-ENC-07")
@pytest.mark.parametrize("level", ["rookie", "regular", "learned"])
def test_a_light_is_used_where_it_decides_whether_one_is_surprised(level: str) -> None:
    """The token lies open: uses went where it changed nothing, others not where it did.

    Larvae surprise nobody with three cards (11301, rounds 1 and 3), adults 3/4 whoever has two,
    light or dark (91303, round 10); with an adult 1/3 one card is enough in the light (round 3).
    """
    for token, light, dark in (("larva_1_2", 1, 2), ("larva_0_1", 0, 1), ("adult_1_3", 1, 3)):
        for cards in range(5):
            assert lit(token, cards, level) == (light <= cards < dark), (token, cards)
    assert not lit("adult_3_4", 2, level)
    assert lit("adult_3_4", 3, level)
    assert not lit("queen_4_4", 3, level)


@pytest.mark.rule("LD-ATK-06")
@pytest.mark.parametrize("level", ["rookie", "regular", "learned"])
def test_a_light_is_used_where_the_dark_makes_an_attack_worse(level: str) -> None:
    """A use went against the dark of a first serious wound, which does nothing (91301, round 6)."""
    body, leg, eyes = (WoundView(key) for key in ("body", "leg", "eyes"))
    for wounds in ((), (body,), (body, leg)):
        assert not lit("perched_in_the_dark/2", 3, level, wounds=wounds)
    assert lit("perched_in_the_dark/2", 3, level, wounds=(body, leg, eyes)), "it would kill"
    assert not lit("piercing_the_heart/0", 3, level, wounds=(body,))
    assert lit("piercing_the_heart/0", 3, level, wounds=(body, leg))
    assert lit("cut/1", 3, level), "one more light wound"
    assert lit("infecting_the_host/0", 3, level)
    assert not lit("evolve/0", 3, level), "no breeder was placed"


@pytest.mark.rule("LD-KNW-13")
def test_whoever_knows_that_they_wake_slowly_counts_on_it() -> None:
    """LD-ENC-06: a number of two or more is one lower then."""
    view, here = quiet_place(4)
    view = holding(room(view, here, powered=False), *CARDS[:2])
    slow = placed(replace(view, weaknesses=("slow_awakening", "", "")), knowledge=3)
    assert decides(World(view), "adult_2_3")
    assert not decides(World(slow), "adult_2_3")
    assert decides(World(placed(slow, knowledge=2)), "adult_2_3"), "it does not know enough"


def loud() -> tuple[LockdownView, list[str], str]:
    """In a room with noise on all its corridors; those, and the one most numbers point at."""
    view, _ = quiet_place(4)
    board = World(view).board
    here = next(
        slot
        for slot in World(view).rooms
        if len({board.exits[slot].count(way) for _, way in board.ways[slot]}) > 1
    )
    near = [slot for slot, _ in board.ways[here]]
    names = [f"{min(here, slot):03}-{max(here, slot):03}" for slot in near]
    view = room(replace(view, noise=tuple(names)), here, explored=True)
    crew = tuple(replace(c, room=here) if c.seat == view.seat else c for c in view.crew)
    view = replace(view, crew=crew)
    most = max(names, key=lambda n: board.exits[here].count(World(view).corridor(n)))
    return view, names, most


@pytest.mark.parametrize("level", ["rookie", "regular", "learned"])
def test_the_noise_goes_that_most_numbers_point_at(level: str) -> None:
    """LD-NOI-02: a marker of one number was taken away, one of two stayed (11202, round 3)."""
    view, names, most = loud()
    for order in (names, names[::-1]):
        options = (option("decline"), *(option("through", name) for name in order))
        question = DecisionView("quiet", "", secret=False, options=options, about={})
        assert make(level, 1).choose(replace(view, decision=question)) == f"through {most}"


def test_whoever_listens_does_so_too() -> None:
    """LD-MRK-02: it heard the corridor of one number, and was found through the other (11203)."""
    view, names, most = loud()
    for order in (names, names[::-1]):
        options = tuple(option("through", name) for name in order)
        about = {"action": ArgView("action", LISTENS)}
        question = DecisionView("choose_target", "", secret=False, options=options, about=about)
        asked = replace(view, decision=question)
        assert LockdownRegular(1).choose(asked) == f"through {most}"
        shunned = {text for name in names if learned().shuns(asked, text := f"through {name}")}
        assert shunned == {f"through {name}" for name in names} - {f"through {most}"}


def test_whoever_locks_itself_in_listens_before() -> None:
    """LD-GOL-05: all four corridors were marked, and the card for it was paid (11103, round 7)."""
    view, _ = quiet_place(4)
    slot = World(view).find("isolation_room")
    near = [other for other, _ in World(view).board.ways[slot]]
    noise = tuple(f"{min(slot, other):03}-{max(slot, other):03}" for other in near)
    view = replace(placed(view, room=slot), isolation_open=True, round=9, time=7, noise=noise)
    listen, lock = option("play", "sensitive_hearing", "0"), option("room", "lock_in")
    held = World(holding(view, "sensitive_hearing", "rest", "search", "stun"))
    assert regular(held).score(held, listen) > regular(held).score(held, lock) > 0.0
    # Not with the last cards for it, nor where nothing is to be heard.
    few = World(holding(view, "sensitive_hearing", "rest"))
    assert regular(few).score(few, lock) > regular(few).score(few, listen)
    still = World(replace(held.view, noise=()))
    assert regular(still).score(still, lock) > regular(still).score(still, listen)


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_nobody_lights_a_section_that_it_cannot_see(level: str) -> None:
    """LD-PWR-08: with hurt Eyes it paid its last two cards for the power (51103, round 3)."""
    view, here = quiet_place(4)
    view = room(view, here, powered=False, tile="power_generator")
    power = tuple(replace(p, on=False, token=n) for n, p in enumerate(view.power, 1))
    view = replace(view, power=power)
    time = next(t for t in range(6, 14) if not World(replace(view, time=t)).vain_light)
    view = replace(view, time=time)
    eyes = WoundView("eyes")
    crew = tuple(c if c.seat == view.seat else replace(c, room=here) for c in view.crew)
    switch = option("room", "switch_power")

    def worth(there: LockdownView) -> float:
        world = World(there)
        if level == "regular":
            return regular(world).score(world, switch)
        return LockdownRookie(1).worth(world, switch)

    assert World(placed(view, wounds=(eyes,))).vain_light
    assert worth(placed(view, wounds=(eyes,))) < min(0.0, worth(view))
    # A bandage opens them again, and others see by it too.
    assert not World(placed(view, wounds=(replace(eyes, dressed=True),))).vain_light
    assert not World(placed(replace(view, crew=crew), wounds=(eyes,))).vain_light
