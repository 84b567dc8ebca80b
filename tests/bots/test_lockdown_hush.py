"""Noise that bots of Lockdown take away in time, and last cards that they keep."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.views.types import ItemView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular

WAIL = ItemView("wail:3", "wail", 3, 3, "")


def names(world: World, slot: int) -> list[str]:
    """The corridors of a room as options name them."""
    return [f"{min(slot, o):03}-{max(slot, o):03}" for o, _ in world.board.ways[slot]]


def test_who_locks_itself_in_wails_before() -> None:
    """LD-GOL-05: amid four markers, the Wail full and never used (15203, round 8)."""
    view = first_view()
    shelter = World(view).find("isolation_room")
    loud = tuple(names(World(view), shelter))
    view = placed(view, room=shelter, beside=(WAIL,))
    view = replace(aiming(view, "no_witnesses"), isolation_open=True, time=8, round=8)
    view = holding(view, *["search"] * 6)
    wail, lock = option("use", "wail:3", "0"), option("room", "lock_in")
    world = World(replace(view, noise=loud))
    bot = regular(world)
    assert bot.score(world, wail) > bot.score(world, lock)
    quiet = World(view)
    assert regular(quiet).score(quiet, wail) < 0.0
    points = {"pass": 0.0, "room lock_in": 4.9, "use wail:3 0": 7.7}
    assert "room lock_in" in plainly(learned(), world.view, points)
    assert "room lock_in" in barred(world.view, points)
    assert "room lock_in" not in barred(world.view, {**points, "use wail:3 0": -3.0})


def test_a_wail_quiets_the_own_room_first() -> None:
    """LD-NOI-03: two went on far corridors, and an adult came (15201, round 13)."""
    view, here = quiet_place(3)
    own = names(World(view), here)
    far = max(World(view).rooms, key=lambda slot: World(view).hops(here).get(slot, 0))
    away = [name for name in names(World(view), far) if name not in own]
    texts = [option("through", name) for name in (*away, *own)]
    question = asked("wail", *texts, option("done"))
    view = replace(view, noise=(*away, *own), decision=question)
    assert regular(World(view)).choose(view).split()[1] in own
    assert learned().choose(view).split()[1] in own
    # LD-NOI-13: none are placed.
    assert regular(World(view)).choose(replace(view, noise=())) == "done"


def test_a_card_that_costs_no_other_is_played_before_a_pass() -> None:
    """LD-RND-04: it was thrown away instead, the room loud (15202, rounds 5 and 6)."""
    view, _ = quiet_place(5)
    view = holding(view, "search", "rest", "stun", "interruption", "sensitive_hearing")
    points = {"pass": 0.0, "play sensitive_hearing 0": 0.7}
    assert "pass" in barred(view, points)
    assert "pass" not in barred(view, {**points, "play sensitive_hearing 0": 0.3})
    fewer = holding(view, "search", "rest", "sensitive_hearing")
    assert "pass" not in barred(fewer, points)


def test_nobody_looks_around_with_the_last_card() -> None:
    """The only one that repairs went for a look at a room of no use (15201, round 8)."""
    view, _ = quiet_place(3)
    drone = option("use", "recon_drone", "0")
    last, more = World(holding(view, "basic_repairs")), World(view)
    assert regular(last).score(last, drone) < 0.0 <= regular(more).score(more, drone)


def test_nobody_breaks_its_own_room_for_nothing() -> None:
    """LD-MRK-28: the marker that a repair had brought back went so (15201, round 13)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "play demolition 1": -0.4, "move 020": -0.1}
    assert "play demolition 1" in plainly(learned(), view, points)
