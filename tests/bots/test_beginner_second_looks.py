"""Acts without sense seen in games of rookies of Lockdown, seeds 81401 to 81411, from positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots import goals
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.views.types import ArgView, ItemView, StalkerView, WoundView
from tests.bots.test_beginner import adult, rookie, step
from tests.bots.test_beginner_at_the_brink import packed
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, room

TORN = ("bleeding", "knee", "guts")


def wounded(view: LockdownView, *names: str) -> LockdownView:
    return placed(view, wounds=tuple(map(WoundView, names)), light=0)


def far_from_the_shelter() -> tuple[LockdownView, int]:
    """In the room that lies farthest from the open Isolation Room, and where that is."""
    view = replace(first_view(), isolation_open=True, emergency=7, time=14, round=2)
    shelter = World(view).find("isolation_room")
    hops = World(view).hops(shelter)
    kinds = {r.slot for r in view.rooms if r.kind == "I"}
    return placed(view, room=max(kinds, key=lambda slot: hops[slot])), shelter


@pytest.mark.rule("LD-ROM-08")
def test_what_a_card_does_free_is_done_before_one_goes() -> None:
    """It repaired the Archive, and walked off with the card that examines it free (81401, r. 2)."""
    view, _ = far_from_the_shelter()
    here = World(view).room
    view = room(view, here, explored=True, tile="archive", items=0, malfunction=False)
    view = placed(aiming(view, "loose_end_4"), larva=True, knowledge_active=False)
    world = World(holding(view, "defense_plan", "rest", "interruption"))
    free, looks = option("play", "defense_plan", "0"), option("play", "defense_plan", "1")
    assert rookie(world).pressed(world)
    assert offered(world.view, *steps(world)).startswith("move"), "it has somewhere to go"
    assert offered(world.view, free, looks, *steps(world)) == free.text
    assert offered(world.view, looks, *steps(world)).startswith("move"), "a look can wait"


def test_what_one_has_repaired_a_room_for_is_done_before_one_goes() -> None:
    """It repaired the Archive with three cards, and went to lock itself in (81413, round 2)."""
    view, _ = far_from_the_shelter()
    here = World(view).room
    view = room(view, here, explored=True, tile="archive", items=0, malfunction=True)
    view = placed(aiming(view, "loose_end_4"), larva=True, knowledge_active=False)
    mends, examine = option("play", "basic_repairs", "0"), option("room", "examine_archive")
    broken = World(holding(view, "basic_repairs", *PLAIN))
    for repaired in (True, False):
        bot = rookie(broken)
        if repaired:
            assert bot.act(broken, asked("action", option("pass"), mends)) == mends.text
        works = World(room(holding(view, *PLAIN, "rest"), here, malfunction=False))
        options = (option("pass"), examine, *steps(works))
        works = World(replace(works.view, decision=asked("action", *options)))
        assert bot.act(works, asked("action", *options)).startswith("move") is not repaired


@pytest.mark.rule("LD-HRM-03")
@pytest.mark.parametrize(("shots", "paid"), [(1, "defense_plan"), (5, "stun")])
def test_the_last_shot_is_not_paid_with_the_card_for_the_empty_weapon(
    shots: int, paid: str
) -> None:
    """It kept one that nobody plays in a fight (81401, round 3)."""
    gun = ItemView(f"smg:{shots}", "smg", shots, 5, "none")
    view = placed(holding(first_view(), "defense_plan", "stun"), hands=(gun,))
    world = World(replace(view, stalkers=adult(World(view).room)))
    asks = replace(
        asked("pay", option("pay", "defense_plan"), option("pay", "stun")),
        about={"action": ArgView("action", "shoot/1")},
    )
    assert rookie(world).price(world, asks) == f"pay {paid}"


def beside_a_larva(*cards: str, larva: bool = True) -> LockdownView:
    view = placed(holding(first_view(), *cards), larva=larva, hands=())
    here = World(view).room
    view = room(view, here, items=0)
    return replace(view, stalkers=(StalkerView("larva#1", "larva", here, 0),))


STRIKE = option("melee", "larva#1")


@pytest.mark.rule("LD-ATK-11")
@pytest.mark.parametrize(
    ("larva", "cards", "strikes"),
    [(True, PLAIN[:1], False), (False, PLAIN[:1], True), (True, PLAIN, True)],
    ids=["it does no more than a blow does", "it would infest", "there is more to do here"],
)
def test_who_carries_a_larva_lets_others_come(
    larva: bool, cards: tuple[str, ...], strikes: bool
) -> None:
    """It struck with its last card: that contaminates for certain, and may wound (81402, 81403)."""
    view = beside_a_larva(*cards, larva=larva)
    assert (offered(view, STRIKE) == STRIKE.text) is strikes


def test_who_carries_a_larva_walks_on_past_another_one() -> None:
    """It struck at it, with the room that cures next door (81403, round 5)."""
    view = beside_a_larva(*PLAIN)
    here = World(view).room
    ward = next(slot for slot, _ in World(view).board.ways[here])
    view = room(view, ward, explored=True, tile="surgery", malfunction=False)
    assert offered(view, STRIKE, step(ward)) == step(ward).text


@pytest.mark.rule("LD-NOI-04")
def test_the_last_card_is_not_for_a_room_amid_noise() -> None:
    """It left the open Isolation Room for the way to the Decon Room (81402, round 5)."""
    view = replace(first_view(), time=11)
    shelter = World(view).find("isolation_room")
    view = placed(holding(view, "search"), room=shelter, larva=True)
    ways = World(view).board.ways
    ahead = next(s for s, _ in ways[shelter] if len(ways[s]) > 1)
    ward = next(s for s, _ in ways[ahead] if s != shelter)
    view = room(view, ahead, explored=True, tile="css_control", malfunction=False, items=0)
    view = room(view, ward, explored=True, tile="decon_room", malfunction=False)
    world = World(view)
    texts = tuple(c.text for c in world.board.corridors if ahead in (c.a, c.b))
    loud = replace(view, noise=(*texts, "tech"))
    assert offered(view, step(ahead)) == step(ahead).text
    assert World(loud).encounter(ahead) >= 0.7
    assert offered(loud, step(ahead)) == "pass"
    assert offered(wounded(loud, "bleeding"), step(ahead)) != "pass", "or it bleeds on"


@pytest.mark.rule("LD-CRT-06")
@pytest.mark.parametrize(("time", "starts"), [(10, True), (9, False)])
def test_no_alarm_opens_what_opens_by_itself(time: int, starts: bool) -> None:
    """It repaired the Alert Room for it, and took three rounds from everybody (81403, round 7)."""
    view = replace(first_view(), time=time)
    alert = World(view).find("alert_room")
    view = holding(placed(view, room=alert), *PLAIN[:3])
    alarm = option("room", "start_procedure")
    assert (offered(view, alarm) == alarm.text) is starts
    broken = World(room(holding(view, "repairs", *PLAIN[:3]), alert, malfunction=True))
    assert rookie(broken).useful(broken, 2) is starts


@pytest.mark.rule("LD-OBJ-02")
@pytest.mark.parametrize(
    ("objective", "hurt", "css", "locks"),
    [
        ("long_walk_home", (), 6, False),
        ("long_walk_home", ("body", "eyes", "arm"), 6, True),
        ("long_walk_home", (), 3, True),
        ("loose_end_4", (), 6, True),
    ],
    ids=["well", "hurt", "nothing will be launched any more", "another objective"],
)
def test_who_has_to_leave_in_a_container_waits_for_one(
    objective: str, hurt: tuple[str, ...], css: int, locks: bool
) -> None:
    """It locked itself in, well, with five rounds left: it could not win then (81403, round 8)."""
    view = aiming(first_view(), objective)
    view = replace(view, isolation_open=True, time=8, emergency=4, css=(CssView(css, "launch_a"),))
    shelter = World(view).find("isolation_room")
    bay = next(
        s
        for s, hops in World(view).hops(shelter).items()
        if 1 <= hops <= 4 and s in {r.slot for r in view.rooms if r.kind == "I"}
    )
    view = room(view, bay, explored=True, tile="css_a", malfunction=False)
    world = World(wounded(holding(placed(view, room=shelter), *PLAIN), *hurt))
    found = goals.goals(world)
    assert any(goal.action == "lock_in" for goal in found) is locks
    assert any(goal.slot == bay and goal.value > goals.NEARBY * 2 for goal in found) or locks


@pytest.mark.rule("LD-HRT-13")
def test_what_bleeds_is_dressed_with_whatever_one_has() -> None:
    """With three wounds it searched in the flames, and bled to death when it passed (81403)."""
    view = wounded(holding(first_view(), "search", "distraction", "obstinate"), *TORN)
    view = placed(view, pack=packed("analysis_instruments"))
    here = blank(view, "archive")
    view = room(placed(view, room=here), here, explored=True, tile="archive", items=1, fire=True)
    view = replace(view, actions_left=2)
    dresses = option("play", "obstinate", "1")
    rummages = option("play", "search", "0")
    assert offered(view, rummages, dresses, *steps(World(view))) == dresses.text


@pytest.mark.rule("LD-ROM-64")
def test_nobody_rides_away_from_what_is_nearer_on_foot() -> None:
    """It rode to the other end of the base, and back (81402, round 2, played again)."""
    view = first_view()
    lift = World(view).find("elevator_s02")
    hops = World(view).hops(lift)
    near = next(r.slot for r in view.rooms if r.kind == "I" and hops[r.slot] == 1)
    view = aiming(placed(holding(view, *PLAIN[:3]), room=lift, signal=False), "proof")
    view = room(view, near, explored=True, tile="transmitter_control", malfunction=False, items=0)
    power = tuple(replace(p, on=True) for p in view.power)
    rides = World(replace(view, power=power))
    assert rookie(rides).ride(rides) < 0.0


@pytest.mark.rule("LD-DOR-07")
def test_the_card_for_the_door_on_the_way_out_is_not_paid_with() -> None:
    """It paid for its signal with it, and had to hurry round the base (81411, round 2)."""
    view = replace(first_view(), isolation_open=True, time=14, emergency=7)
    cards = ("demolition", "feel_of_the_dark", "interruption")
    board, shelter = World(view).board, World(view).find("isolation_room")
    hops = World(view).hops(shelter)
    # On the far side of every door in turn, from the Isolation Room.
    sides = [
        placed(replace(view, closed=(way.text,)), room=max(way.a, way.b, key=hops.__getitem__))
        for way in board.corridors
        if way.a in hops and way.b in hops
    ]
    far = [World(side) for side in (holding(side, *cards) for side in sides)]
    world = next(world for world in far if goals.detours(world))
    asks = replace(
        asked("pay", *(option("pay", card) for card in cards)),
        about={"action": ArgView("action", "room/send_signal")},
    )
    assert "demolition" in rookie(world).needed(world)
    assert rookie(world).price(world, asks) != "pay demolition"
    free = World(replace(world.view, closed=()))
    assert "demolition" not in rookie(free).needed(free)


def test_nobody_walks_after_whom_it_has_just_driven_away() -> None:
    """It drove an adult off for two cards, and went after it for another one (82045, round 4)."""
    view = replace(holding(first_view(), *PLAIN), isolation_open=True, time=9, emergency=5)
    gun = ItemView("smg:5", "smg", 5, 5, "none")
    shelter = World(view).find("isolation_room")
    hops = World(view).hops(shelter)
    here = max(hops, key=hops.__getitem__)
    view = placed(view, room=here, hands=(gun,))
    beset = [slot for slot, _ in World(view).board.ways[here]]
    foes = tuple(StalkerView(f"adult#{n}", "adult", slot, 0) for n, slot in enumerate(beset))
    world = World(replace(view, stalkers=foes))
    bold = rookie(world)
    assert bold.lead(world).bold
    wary = rookie(world)
    wary.known_foes = {(foe.text, here) for foe in foes}
    assert not wary.lead(world).step, "all of them stood here a moment ago"


@pytest.mark.rule("LD-MIS-02")
@pytest.mark.parametrize("cards", [(), ("search",), PLAIN])
def test_what_takes_no_card_is_taken_before_one_sits_there(cards: tuple[str, ...]) -> None:
    """With no card in hand one passed beside its own mission item (91401, rounds 1 and 2).

    Another one went on with the cards for a step, and never came back (101403, rounds 1 and 2).
    """
    view = placed(holding(first_view(), *cards), character="xenobiologist", hands=())
    here = blank(view, "laboratory")
    view = room(placed(view, room=here), here, explored=True, tile="laboratory", items=0)
    ways = steps(World(view)) if cards else []
    assert offered(view, option("activate", "room"), *ways) == "activate room"


@pytest.mark.rule("LD-BNK-01")
def test_nobody_in_armour_takes_a_suit_as_well() -> None:
    """It is one, and wears out no more than that: two cards went for a second (91403, round 1)."""
    view = holding(first_view(), "search")
    question = asked("choose_target", option("take", "taser"), option("take", "enviro_suit"))
    question = replace(question, about={"action": ArgView("action", "room/take_equipment")})
    bare = replace(view, decision=question)
    assert make("rookie", 1).choose(bare) == "take enviro_suit"
    armed = placed(bare, beside=(ItemView("battle_suit", "battle_suit", 0, 0, "none"),))
    assert World(armed).suit
    assert make("rookie", 1).choose(armed) == "take taser"
