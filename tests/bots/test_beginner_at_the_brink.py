"""What rookies did with their last means, or without a thought of how near the end was.

From set positions; Lockdown first, the original game after it.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ItemView, PackView, WoundView
from tests.bots.test_beginner import adult, rookie
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_nemesis_beginner_watched import best
from tests.bots.test_nemesis_sense import PLAIN as FEW
from tests.bots.test_nemesis_sense import SEARCH, Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import option

NUMB = option("use", "painkillers", "1")


def packed(*names: str) -> tuple[PackView, ...]:
    """Things in the pack."""
    return tuple(PackView("green", ItemView(key, key, 0, 0, "none")) for key in names)


def torn(*names: str, light: int = 0) -> LockdownView:
    """Serious wounds, painkillers, and no card left."""
    view = placed(holding(first_view()), wounds=tuple(map(WoundView, names)), light=light)
    return placed(view, pack=packed("painkillers"), hands=())


@pytest.mark.rule("LD-RND-12")
@pytest.mark.parametrize(
    ("wounds", "light", "numbs"),
    [
        (("bleeding", "knee", "body"), 0, True),
        (("bleeding",), 2, True),
        (("bleeding",), 0, False),
        (("leg", "knee", "body"), 0, False),
    ],
    ids=["dies", "worsens", "a scratch", "does not bleed"],
)
@pytest.mark.parametrize("fought", [False, True])
def test_what_numbs_is_taken_before_one_bleeds(
    wounds: tuple[str, ...], light: int, numbs: bool, fought: bool
) -> None:
    """It takes no card; one passed beside an adult with it in the pack, and died (29402, r. 5)."""
    view = torn(*wounds, light=light)
    if fought:
        view = replace(view, stalkers=adult(World(view).room))
    assert (offered(view, NUMB) == NUMB.text) is numbs


def test_who_has_something_else_to_do_numbs_nothing_yet() -> None:
    view = holding(torn("bleeding", "knee", "body"), *PLAIN)
    view = replace(view, stalkers=adult(World(view).room))
    assert offered(view, NUMB, *steps(World(view))).startswith("move")


@pytest.mark.rule("LD-CRD-31")
@pytest.mark.parametrize("part", [("tool_belt", "1"), ("reagent", "0")])
def test_tools_load_an_empty_weapon(part: tuple[str, str]) -> None:
    """An empty nailgun was carried round beside the tool belt that loads it (29401, round 3)."""
    loads = option("use", *part)
    for count, loaded in ((0, True), (3, False)):
        gun = ItemView(f"nailgun:{count}", "nailgun", count, 4, "none")
        view = placed(holding(first_view(), *PLAIN), hands=(gun,), pack=packed(part[0]))
        world = World(view)
        assert (rookie(world).worth(world, loads) > 0.0) is loaded


# ---- the original game


@pytest.mark.parametrize(("burns", "left"), [(True, 1), (False, 2)])
def test_who_can_sleep_does_not_dress_itself_first(burns: bool, left: int) -> None:
    """NM-ROM-17: with the cards for it one dressed a wound in the flames (29403, round 9)."""
    p = Position("an_old_feud", room="hibernatorium")
    p.hold(*FEW)
    p.t.hibernation_open, p.t.time, p.t.actions_left = True, 7, left
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] for key in ("arm", "body"))
    p.t.pack[p.seat] = (keys.ITEM["bandages"],)
    if burns:
        p.t.fire |= 1 << p.slot("hibernatorium")

    assert best(p) == "room hibernate"
    p.hold(SEARCH)
    p.t.fire = 0
    assert best(p).startswith("use bandages"), "what takes two cards cannot be done now"
