"""What things are worth to the bots of the original game, as things stand."""

from __future__ import annotations

import pytest

from lockdown.bots import trading
from lockdown.bots.answers import keep_item
from lockdown.games.nemesis.bots.quick_answers import ANSWERS
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.state.keys import ACTION, ITEM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_last_looks import shop
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import FAST, PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

BANDAGES, CLOTHES = ITEM["bandages"], ITEM["clothes"]


def kept(p: Position, *things: str) -> str:
    """What a regular keeps of what it has found."""
    asked_again(p.t, p.seat)
    options = tuple(OptionView(f"keep {key}", "keep", (ArgView("item", key),)) for key in things)
    asked = DecisionView("keep_item", "NM-SRC-01", True, options, {})
    quick = ANSWERS["keep_item"](p.t, p.seat, tuple(("keep", ITEM[key]) for key in things))
    found = keep_item(NemesisWorld(build(p.t, p.seat)), asked)
    assert found.split()[1] == things[[ITEM[key] for key in things].index(quick[1])]
    return found.split()[1]


def test_no_key_is_kept_that_opens_nothing() -> None:
    """NM-POD-13: with the only pod that was left open it could only be locked (23103, round 7)."""
    p = Position("the_great_hunt", room="storage")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    assert kept(p, "evacuation_key", "grenade") == "evacuation_key"
    p.t.pod_locked = 1
    assert kept(p, "evacuation_key", "grenade") == "evacuation_key"
    p.t.pod_gone = 1
    assert kept(p, "evacuation_key", "grenade") == "grenade"


@pytest.mark.parametrize(("key", "helps"), [("clothes", False), ("bandages", True)])
def test_only_what_heals_scratches_is_for_those_who_have_some(key: str, helps: bool) -> None:
    """NM-HRT-10: one gave its only clothes to one with light wounds, and bled to death (23101)."""
    p, other = shop()
    t = p.t
    t.wounds[other], t.light[other], t.pack[other] = (), 2, ()
    t.pack[p.seat] = (ITEM[key],)
    asked_again(t, p.seat)
    world = NemesisWorld(build(t, p.seat))
    assert bool(trading.spare(world, world.view.crew[other])) is helps


def test_no_bandage_for_a_single_scratch() -> None:
    """NM-HRT-02: only the third light wound does anything (23102, round 3)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(REST, *PLAIN)
    p.t.pack[p.seat] = (BANDAGES, CLOTHES)
    p.t.light[p.seat] = 1
    assert p.score("use", BANDAGES, 1) < 0.0
    p.t.light[p.seat] = 2
    assert p.score("use", BANDAGES, 1) > 0.0


def test_a_hoarder_keeps_its_things() -> None:
    """NM-OBJ-12: of five it used up two, for a scratch and for slime, and never had seven."""
    p = Position("hoarder")
    open_ship(p)
    p.hold(REST, *PLAIN)
    p.t.pack[p.seat] = (BANDAGES, CLOTHES, ITEM["medkit"], ITEM["chemicals"])
    p.t.light[p.seat] = 2
    p.t.slime |= 1 << p.seat
    assert p.score("use", BANDAGES, 1) < 0.0
    assert p.score("use", CLOTHES, 0) < 0.0
    p.t.wounds[p.seat] = (WOUND["bleeding"],)
    assert p.score("use", CLOTHES, 1) > 0.0, "blood is another matter"
    p.t.pack[p.seat] = (BANDAGES,) * 9
    assert p.score("use", BANDAGES, 1) > 0.0, "there are enough"


def test_slime_is_washed_off_where_one_stands() -> None:
    """NM-ROM-27: one used its clothes and then repaired the shower it stood in (23102, round 4)."""
    p = Position("an_old_feud", room="shower_room")
    open_ship(p)
    slot = p.slot("shower_room")
    p.t.slime |= 1 << p.seat
    p.t.pack[p.seat] = (CLOTHES, BANDAGES)
    p.hold(REST, FAST, ACTION["computer_skills"], *PLAIN)
    assert p.choice() == ("room", "shower")
    p.t.broken |= 1 << slot
    assert p.choice() == ("play", FAST, 0)
    p.hold(REST, SEARCH, *PLAIN)
    assert p.score("use", CLOTHES, 0) > 0.0, "nothing repairs it"


@pytest.mark.rule("NM-ROM-02", "NM-ITM-11")
@pytest.mark.parametrize("act", ["room/recharge", f"use/{ITEM['energy_charge']}/0"])
def test_a_charge_goes_into_the_weapon_that_takes_most_of_it(act: str) -> None:
    """The weapon missed least was loaded: one round beside one that takes two (51101, round 4)."""
    p = Position("an_old_feud", room="armory")
    p.hold(SEARCH, REST, *PLAIN)
    for counts, loaded in (((3, 1), "prototype_rifle:1"), ((1, 5), "rifle:1")):
        held = zip(("rifle", "prototype_rifle"), counts, strict=True)
        p.t.hands[p.seat] = tuple(ITEM[key] | count << 8 for key, count in held)
        asked_again(p.t, p.seat)
        world = NemesisWorld(build(p.t, p.seat))
        arms = (item.text for item in world.me.hands)
        options = tuple(OptionView(f"take {arm}", "take", (ArgView("item", arm),)) for arm in arms)
        asked = DecisionView("choose_target", "", True, options, {"action": ArgView("action", act)})
        assert NemesisRegular(1).target(world, asked) == f"take {loaded}"
