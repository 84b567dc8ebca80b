"""What `regular` does not do because nothing comes of it. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots import leaving
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView, LockdownView
from lockdown.views.types import ItemView, PackView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular, room
from tests.bots.test_waiting import beside_the_way_out

REPAIR = option("play", "repairs", "0")
HAND = ("repairs", "rest", "stun", "demolition", "interruption")


def broken(view: LockdownView, slot: int, tile: str) -> World:
    """The picture with a broken room there, and a card that repairs it."""
    return World(holding(room(view, slot, tile=tile, malfunction=True, items=0), *HAND))


def test_no_room_is_repaired_that_nobody_needs() -> None:
    """LD-ROM-03: the Archive was repaired by one who wants nothing from it."""
    view, beside = beside_the_way_out()
    view = placed(replace(view, malfunctions_left=8), knowledge_active=True, signal=True)
    for tile in ("guard_room", "archive", "alert_room"):
        world = broken(replace(view, isolation_open=True), beside, tile)
        assert regular(world).score(world, REPAIR) < 0.0
    silent = placed(aiming(view, "distress_call"), signal=False)
    wanted = broken(silent, beside, "transmitter_control")
    assert regular(wanted).score(wanted, REPAIR) > 0.0


def test_nothing_is_repaired_before_one_drives_away() -> None:
    """LD-BNK-02: a marker does not stop the rover, and it tidied the exit up before it left."""
    view = replace(at_the_gate(), malfunctions_left=2)
    world = broken(view, World(view).room, "guard_room")
    bot = regular(world)
    assert bot.spare(world) == 0.0
    assert not bot.wanted_here(world)
    assert bot.score(world, REPAIR) < bot.score(world, option("escape", "rover"))
    # Who stays needs the markers.
    stays = replace(view, gate_open=False, rover_here=False)
    left = broken(stays, world.room, "guard_room")
    assert regular(left).spare(left) > 0.0


def test_no_battery_is_used_up_for_one_shot() -> None:
    """LD-CRD-29: a battery that loads a gun to the brim went into one with a single shot fired."""
    view, _ = beside_the_way_out()
    spare = PackView("red", ItemView("weapon_battery", "weapon_battery", 0, 0, "red"))
    scores = {}
    for shots in (0, 2, 5):
        gun = ItemView("smart_gun", "smart_gun", shots, 6, "none")
        world = World(placed(holding(view, "recharge", "rest"), hands=(gun,), pack=(spare,)))
        bot = regular(world)
        acts = (option("play", "recharge", "0"), option("use", "weapon_battery", "0"))
        scores[shots] = [bot.score(world, act) for act in acts]
    assert min(scores[0]) > 0.0
    assert min(scores[2]) > 0.0
    assert max(scores[5]) < 0.0


def test_a_container_with_somebody_in_it_is_no_way_out() -> None:
    """LD-CSS-03: it walked to a container in which another one sat."""
    view = first_view()
    other = next(c.seat for c in view.crew if c.seat != view.seat)
    slot = next(r.slot for r in view.rooms if not r.explored and r.kind == "II")
    view = room(view, slot, explored=True, tile="css_b", items=0)
    view = replace(view, css=(CssView(view.time), CssView(view.time - 3)))
    crew = list(view.crew)

    def odds(**changes: object) -> dict[int, float]:
        seated = [*crew]
        seated[other] = replace(crew[other], **changes)
        world = World(replace(view, crew=tuple(seated)))
        return {way.wait: way.odds for way in leaving.containers(world, Odds(world))}

    free = odds(room=crew[other].room)
    assert free.keys() == {0, 3}
    taken = odds(place="container_b", room=0)
    # LD-CSS-12: the next launch is another matter.
    assert taken.keys() == {3}
    assert taken[3] == free[3]
    before = odds(room=slot)
    assert before[0] < free[0]
    assert before[3] == free[3]


def test_no_slime_is_wiped_off_where_one_gets_it_again() -> None:
    """LD-ROM-52: clothes went for it in the Contaminated Room, and the next search slimed it."""
    view, beside = beside_the_way_out()
    clothes = PackView("green", ItemView("clothes", "clothes", 0, 0, "green"))
    view = holding(placed(view, slime=True, pack=(clothes,)), "weird_metabolism", *HAND[1:])
    wipes = option("use", "clothes", "0"), option("play", "weird_metabolism", "0")
    there, done, elsewhere = (
        World(room(view, beside, tile=tile, items=items))
        for tile, items in (("contaminated_room", 2), ("contaminated_room", 0), ("css_c", 2))
    )
    for wipe in wipes:
        assert regular(there).share(there, wipe) < 0.0
        assert regular(done).share(done, wipe) > 0.0
        assert regular(elsewhere).share(elsewhere, wipe) > 0.0
