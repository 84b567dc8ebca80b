"""What rookies left undone before they went on, or did for nothing, from set positions."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, OptionView, PackView, StalkerView, WoundView
from tests.bots.test_beginner import acted, adult, rookie, step
from tests.bots.test_lockdown_bars import barred
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, regular, room

PLAIN = ("interruption", "demolition", "quarantine", "search")
PILLS = option("use", "painkillers", "0")


def steps(world: World) -> list[OptionView]:
    return [step(slot) for slot, way in world.board.ways[world.room] if way not in world.shut]


def offered(view: LockdownView, *options: OptionView) -> str:
    """What a beginner does if the table offers this and nothing else but to pass."""
    asks = asked("action", option("pass"), *options)
    return acted(replace(view, decision=asks), *options)


@pytest.mark.parametrize(
    ("hurt", "time", "takes"),
    [((), 12, True), (("bleeding",), 12, False), ((), 7, False)],
    ids=["well", "bleeding", "late"],
)
def test_what_the_objective_asks_for_is_taken_along(
    hurt: Iterable[str], time: int, takes: bool
) -> None:
    """LD-BAS-09: it left the carcass at its feet for the way out, with time for both (23402)."""
    view = replace(aiming(first_view(), "proof"), isolation_open=True, time=time, emergency=6)
    shelter = World(view).find("isolation_room")
    hops = World(view).hops(shelter)
    far = max(hops, key=lambda slot: hops[slot])
    view = placed(view, room=far, wounds=tuple(WoundView(key) for key in hurt), light=0)
    lies = (ItemView("carcass", "carcass", 0, 0, "none"),)
    view = room(view, far, explored=True, items=0, objects=lies)
    near = World(view).board.ways[far][0][0]
    view = room(view, near, explored=True, tile="emergency_room")
    world = World(holding(view, *PLAIN))
    assert rookie(world).hurry(world) >= 2
    assert world.rounds_left == time - 5
    pickup = option("pickup", "carcass")
    assert (offered(world.view, pickup, *steps(world)) == pickup.text) is takes


def in_a_fight(*, light: int, wounds: int, foes: int = 2) -> LockdownView:
    """Painkillers in the pack, no weapon, adults in the room."""
    view = holding(first_view(), *PLAIN)
    torn = tuple(WoundView(key, True) for key in ("eyes", "arm")[:wounds])
    pack = (PackView("green", ItemView("painkillers", "painkillers", 0, 0, "none")),)
    view = placed(view, light=light, wounds=torn, pack=pack, hands=())
    here = World(view).room
    adults = tuple(StalkerView(f"adult#{n}", "adult", here, 0) for n in range(foes))
    return replace(view, stalkers=adults, round=5, time=10)


@pytest.mark.parametrize(("light", "wounds", "heals"), [(2, 2, True), (1, 2, True), (1, 0, False)])
def test_what_heals_for_nothing_is_taken_before_one_runs(
    light: int, wounds: int, heals: bool
) -> None:
    """LD-ATK-01: nobody strikes before the next turn; it ran, and died of that wound (23402)."""
    view = in_a_fight(light=light, wounds=wounds)
    world = World(view)
    chosen = offered(view, PILLS, *steps(world))
    assert chosen == PILLS.text if heals else chosen.startswith("move")
    if heals:
        bot = regular(world)
        runs = max(bot.score(world, way) for way in steps(world))
        assert bot.score(world, PILLS) > runs
        points = {"pass": 0.0, PILLS.text: 3.0, steps(world)[0].text: 2.0}
        assert steps(world)[0].text in barred(view, points)


def test_a_card_is_not_paid_to_heal_if_none_is_left_to_run_with() -> None:
    """LD-CRD-35: the stapler heals in a fight too, but takes a card."""
    view = in_a_fight(light=2, wounds=0)
    staple = option("use", "skin_stapler", "1")
    for cards, heals in ((PLAIN, True), (PLAIN[:2], False)):
        world = World(holding(view, *cards))
        assert (offered(world.view, staple, *steps(world)) == staple.text) is heals


@pytest.mark.rule("LD-ROM-64")
def test_a_lift_that_leads_further_is_taken_instead_of_the_stairs() -> None:
    """It climbed, noise rolls and all, where the lift led a room further (23403, round 4)."""
    view = replace(first_view(), isolation_open=True, time=12, emergency=7, round=4)
    shelter = World(view).find("isolation_room")
    lit = tuple(replace(p, on=True) if p.place == "elevator" else p for p in view.power)
    here = World(view).board.elevator_rooms[1]
    view = replace(placed(view, room=here, signal=True), power=lit, elevator=here)
    world = World(holding(view, "search"))
    hops = world.hops(shelter)
    best = min(world.lifts, key=lambda slot: hops[slot])
    assert hops[best] < hops[here] - 1
    ride = option("room", "use_elevator")
    assert offered(world.view, ride, *steps(world)) == ride.text
    stops = asked("choose_target", *(option("to", f"{s:03}") for s in world.lifts if s != here))
    stops = replace(stops, about={"action": ArgView("action", "room/use_elevator")})
    assert rookie(world).target(world, stops) == f"to {best:03}"
    met = World(replace(world.view, stalkers=adult(best)))
    assert rookie(met).worth(met, ride) < rookie(world).worth(world, ride) - 5.0, "not to an adult"


@pytest.mark.rule("LD-NOI-02")
def test_noise_is_taken_away_where_one_goes() -> None:
    """It silenced a corridor and left by another one (23401 and 23403, round 1)."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    ahead = rookie(world).lead(world).step
    ways = dict(world.board.ways[world.room])
    behind = next(way for slot, way in ways.items() if way not in world.board.exits[ahead])
    play = option("play", "sensitive_hearing", "0")
    text = world.board.corridors
    for way, counts in ((ways[ahead], True), (behind, False)):
        loud = World(replace(view, noise=(text[way].text,)))
        assert (rookie(loud).worth(loud, play) > 0.0) is counts
    both = World(replace(view, noise=(text[behind].text, text[ways[ahead]].text)))
    asks = asked("choose_target", *(option("through", w) for w in both.view.noise))
    about = ArgView("action", f"play/{keys.ACTION['sensitive_hearing']}/0")
    asks = replace(asks, about={"action": about})
    assert rookie(both).target(both, asks) == f"through {text[ways[ahead]].text}"


@pytest.mark.rule("LD-PWR-10")
def test_no_light_is_lit_that_goes_out_tonight() -> None:
    """Two cards of three went for a light that the end of the round took (23403, round 2)."""
    view = first_view()
    slot = blank(view, "power_generator")
    view = room(placed(view, room=slot), slot, explored=True, tile="power_generator", powered=False)
    section = World(view).rooms[slot].section
    own = max(p.token for p in view.power)
    power = tuple(
        replace(p, token=own if p.place == section else 1, on=p.place != section)
        for p in view.power
    )
    track = World(view).board.track
    worths = {}
    for failure in ("blue", ""):
        spaces = [n for n in range(1, len(track)) if track[n].failure == "blue"]
        time = spaces[0] if failure else next(n for n in range(1, 15) if n not in spaces)
        world = World(holding(replace(view, power=power, time=time), *PLAIN))
        assert world.fails_tonight(section) is bool(failure)
        worths[failure] = rookie(world).worth(world, option("room", "switch_power"))
    assert worths["blue"] < 0.0 < worths[""]
