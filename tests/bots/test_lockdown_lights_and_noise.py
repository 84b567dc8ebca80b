"""Lights that are not wasted, and the noise that is taken away. Positions made by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots.aims import LISTENS
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, DecisionView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import CARDS, learned, quiet_place
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import option, regular, room


def lit(kind: str, cards: int, what: str = "encounter") -> bool:
    """Whether a flashlight is used against one in the dark, with so many cards in hand."""
    view, here = quiet_place(4)
    view = holding(room(view, here, powered=False), *CARDS[:cards])
    offers = (option("decline"), option("react-item", "flashlight:2"))
    question = DecisionView(
        "use_light", "", secret=True, options=offers, about={"what": ArgView("word", what)}
    )
    foe = StalkerView(f"{kind}#1", kind, here, 0)
    view = replace(view, decision=question, stalkers=(foe,))
    return LockdownRegular(1).choose(view) != "decline"


def test_no_light_is_used_against_what_cannot_surprise_one() -> None:
    """LD-ENC-07: both uses of a flashlight went against larvae (11301, rounds 1 and 3)."""
    assert not lit("larva", 3)
    assert lit("larva", 1)
    assert lit("adult", 3)
    assert not lit("adult", 4)
    assert lit("adult", 2)
    assert not lit("adult", 0), "it is surprised in the light too"
    assert not lit("adult", 1), "by three tokens of four (29103, rounds 6 and 11)"
    assert not lit("queen", 3)
    assert lit("adult", 4, "attack"), "the darkness of an attack card is worse whatever one holds"


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
