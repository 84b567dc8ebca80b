"""Mission items and the crafted deck lie open for everybody (LD-MIS-05, LD-CRF-03)."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import items
from lockdown.state import keys
from lockdown.state.keys import ITEM
from tests.rules.desk import ask, desk, play


@pytest.mark.rule("LD-MIS-05")
def test_everybody_sees_every_inactive_mission_item() -> None:
    game = desk(("xenobiologist", "hacker"))
    for viewer in (0, 1, None):
        assert [crew.missions for crew in game.view(viewer).crew] == [
            ("overmind",),
            ("cheat_codes",),
        ]


@pytest.mark.rule("LD-CRF-03", "LD-CRF-04")
def test_everybody_may_look_through_the_crafted_deck() -> None:
    game = Game.new(Setup(players=2), seed=1)
    expected = dict.fromkeys(("neutralizer", "taser", "flamethrower", "enviro_suit", "pistol"), 3)
    for viewer in (0, 1, None):
        assert game.view(viewer).crafted == expected


@pytest.mark.rule("LD-CRF-03")
def test_crafted_items_are_in_no_deck_that_is_searched() -> None:
    game = Game.new(Setup(players=2), seed=1)
    t: LockdownTable = game.table
    blue = {item.id for item in t.rs.items if item.deck == keys.BLUE}
    assert not blue & {card for deck in t.items_deck for card in deck}
    items.under_deck(t, ITEM["taser"], 0)
    assert not blue & {card for deck in t.items_deck for card in deck}
    assert t.crafted.count(ITEM["taser"]) == 4


@pytest.mark.rule("LD-CRD-40", "LD-CRF-04")
def test_the_five_recipes() -> None:
    game = Game.new(Setup(players=2), seed=1)
    recipes = {item.key: set(item.recipe) for item in game.table.rs.items if item.recipe}
    assert recipes == {
        "neutralizer": {"medicine", "fire"},
        "taser": {"electricity", "material"},
        "flamethrower": {"fire", "frame"},
        "enviro_suit": {"material", "medicine"},
        "pistol": {"electricity", "frame"},
    }


@pytest.mark.rule("LD-MIS-04", "LD-ITM-33")
def test_a_heavy_mission_item_that_gets_no_slot_stays_inactive() -> None:
    """Two taped pairs: dropping one thing frees no slot, and the player may leave it at that."""
    game = desk(("survivor", "hacker"), room=12)
    t: LockdownTable = game.table
    t.tile = tuple(keys.ROOM["guard_room"] if slot == 12 else r for slot, r in enumerate(t.tile))
    t.explored |= 1 << 12
    t.hands[0] = tuple(ITEM[k] | 1 << 8 | pair << 13 for k, pair in (("pistol", 1), ("smg", 1)))
    t.hands[0] += tuple(ITEM[k] | 1 << 8 | 2 << 13 for k in ("flamethrower", "nailgun"))
    ask(game)
    play(game, "activate room", "drop smg:1~1")
    assert game.decision is not None
    assert game.decision.kind == "full_hands"
    play(game, "decline")
    assert t.mission[0] == (ITEM["assault_rifle"],)
    assert items.slots_used(t, 0) == 2
