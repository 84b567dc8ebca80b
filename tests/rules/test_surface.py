"""The surface of Mars (LD-SRF): its board, its set-up and its die; scenarios play the rest."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.board import board, raw_board
from lockdown.games.lockdown.odds import of_option
from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
from lockdown.rules import noise
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.keys import NOISE_FACES

SIDE = board("surface")
BUILDINGS = {"west": [1, 2, 3, 4], "east": [5, 6, 7, 8]}
CROSSROADS = [28, 29, 30]
ROLLS = 6000


def table(players: int = 3, seed: int = 1, mode: str = "standard") -> SurfaceTable:
    """A table with the surface up."""
    setup = Setup(players=players, board="surface", mode=mode)
    t = Game.new(setup, seed).table
    assert isinstance(t, SurfaceTable)
    return t


# ---- the board


@pytest.mark.rule("LD-SRF-03", "LD-SRF-10", "LD-SRF-19", "LD-FAQ-36")
def test_the_surface_is_crossroads_and_buildings() -> None:
    assert slots(SIDE.crossroads) == CROSSROADS
    assert slots(SIDE.surface) == [*BUILDINGS["west"], *BUILDINGS["east"], *CROSSROADS]
    for name, rooms in BUILDINGS.items():
        assert [slot for slot, building in SIDE.building.items() if building == name] == rooms
    for slot in CROSSROADS:
        assert SIDE.section[slot] == -1


@pytest.mark.rule("LD-SRF-12", "LD-SRF-13", "LD-SRF-14", "LD-BRD-03")
def test_every_number_of_a_room_leads_somewhere_exactly_once() -> None:
    """Corridors, entrances and zones together carry 1, 2, 3 and 4; crossroads have zones alone."""
    raw = raw_board("surface")
    zones = {zone["key"]: zone["number"] for zone in raw["zone"]}
    entrances = {e["key"]: e["numbers"] for e in raw["entrance"]}
    corridors = {c["key"]: c["numbers"] for c in raw["corridor"]}
    for slot in raw["slot"]:
        exits = slot["exits"]
        assert len(exits) == 4
        for number, way in enumerate(exits, 1):
            there = corridors.get(way) or entrances.get(way) or [zones.get(way)]
            assert number in there, (slot["number"], way)
        if slot["kind"] == "crossroads":
            assert [zones[way] for way in exits] == [1, 2, 3, 4]
    zone = {
        number: SIDE.networks[SIDE.by_code[200 + number] - SIDE.tech] for number in (1, 2, 3, 4)
    }
    inside = {
        number: [s for s in slots(mask) if s not in CROSSROADS] for number, mask in zone.items()
    }
    assert inside == {1: BUILDINGS["west"], 2: BUILDINGS["east"], 3: [], 4: BUILDINGS["east"]}
    for mask in zone.values():
        assert set(CROSSROADS) <= set(slots(mask))


@pytest.mark.rule("LD-SRF-12", "LD-TEC-08")
def test_zones_are_no_entrances_of_the_technical_corridors() -> None:
    marked = {entrance["slot"] for entrance in raw_board("surface")["entrance"]}
    assert set(slots(SIDE.entrances)) == marked
    assert not SIDE.entrances & SIDE.surface


@pytest.mark.rule("LD-SRF-11", "LD-SRF-18", "LD-SRF-28")
def test_paths_join_crossroads_and_exits_and_carry_nothing() -> None:
    paths = [c for i, c in enumerate(SIDE.corridors) if SIDE.doorless >> i & 1]
    joined = {(c.a, c.b) for c in paths}
    assert joined == {(4, 28), (9, 28), (28, 29), (16, 29), (29, 30), (5, 30), (23, 30)}
    assert SIDE.exit_rooms == (4, 5, 9, 16, 23)
    for slot in range(1, SIDE.slots + 1):
        assert not SIDE.links_of[slot] & SIDE.doorless  # neither noise nor doors
        assert not SIDE.doors_of[slot] & SIDE.doorless
    for mask in SIDE.section_corridors:
        assert not mask & SIDE.doorless
    # The path to the bunker joins nothing.
    assert SIDE.bunker_path == 29
    assert [other for other, _ in SIDE.ways[29]] == [16, 28, 30]


# ---- the set-up


@pytest.mark.rule("LD-SRF-02", "LD-SET-04", "LD-SET-05", "LD-SET-06", "LD-EXP-01")
@pytest.mark.parametrize(("players", "seed"), list(product((1, 3, 5), range(8))))
def test_tiles_and_tokens_of_the_set_up(players: int, seed: int) -> None:
    t = table(players, seed)
    kinds = {k: [s for s in range(1, 28) if SIDE.kind[s] == k] for k in ("I", "II")}
    assert (len(kinds["I"]), len(kinds["II"])) == (9, 7)
    tiles = [t.tile[s] for k in kinds.values() for s in k]
    assert len(set(tiles)) == 16
    ones = {room.id for room in t.rs.rooms if room.kind == "I" and room.copies} - {
        keys.ROOM["css_a"]
    }
    assert {t.tile[s] for s in kinds["I"]} == ones
    assert t.tile[7] == keys.ROOM["css_a"]
    outside = [1, 2, 4, 5, 6, 7, 8, *CROSSROADS]
    lying = {slot: t.rs.exploration[token] for slot, token in enumerate(t.token) if token >= 0}
    assert sorted(s for s, token in lying.items() if token.outside) == outside
    assert Counter(lying[s].key for s in outside) == Counter(keys.EXPLORATION[15:])
    assert sum(1 for s in lying if s not in outside) == 10
    assert len([what for what in t.gone if what[0] == "exploration"]) == 10
    for slot in (3, 7, *CROSSROADS):
        assert t.explored >> slot & 1
    assert sorted(t.surface_deck) == list(range(8))
    assert t.rover == 16


@pytest.mark.rule("LD-SRF-02")
def test_tokens_tiles_and_cards_are_shuffled() -> None:
    many = [table(2, seed) for seed in range(30)]
    assert len({t.surface_deck for t in many}) > 25
    for slot in CROSSROADS:
        assert len({t.token[slot] for t in many}) > 6
    assert len({t.tile[1] for t in many}) > 5


@pytest.mark.rule("LD-SRF-02", "LD-CMP-15")
def test_the_basic_side_knows_nothing_of_it() -> None:
    t = Game.new(Setup(players=2), 1).table
    assert type(t) is LockdownTable
    assert not {"rover", "surface_deck", "surface_discard"} & set(t.SAVED)
    assert not any(token.outside for token in t.rs.exploration)
    assert not t.rs.surface_cards
    assert "crossroads_west" not in {room.key for room in t.rs.rooms}


# ---- the die


@pytest.mark.rule("LD-SRF-04", "LD-SRF-05", "LD-CRD-79")
def test_the_surface_die_is_rolled_outside_and_no_other() -> None:
    t = table()
    for slot, size in ((1, 12), (3, 12), (7, 12), (28, 12), (30, 12), (9, 10), (16, 10), (25, 10)):
        assert len(t.rs.noise_die_at(slot)) == size, slot
    found = Counter(NOISE_FACES[noise.roll_noise(t, 29)] for _ in range(ROLLS))
    shares = {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1, "surface": 2}
    assert found.keys() == shares.keys()
    for face, count in found.items():
        share = shares[face] / 12
        spread = 5 * (ROLLS * share * (1 - share)) ** 0.5
        assert abs(count - ROLLS * share) < spread, face
    assert "surface" not in {NOISE_FACES[noise.roll_noise(t, 9)] for _ in range(500)}


@pytest.mark.rule("LD-SRF-05", "LD-SRF-16")
def test_odds_know_the_surface_die() -> None:
    game = Game.new(Setup(players=1, board="surface", characters=("sentry",)), 3)
    t = game.table
    while game.decision is not None and game.decision.kind != "action":
        game.play(game.options[0])
    set_room(t, 0, 16)
    t.noise = 1 << SIDE.by_code[203]
    found = of_option(game.view(0), "move 029").outcomes
    assert found["surface"] == pytest.approx(2 / 12, abs=1e-3)
    assert found["encounter"] == pytest.approx(2 / 12, abs=1e-3)
    assert found["noise"] == pytest.approx(6 / 12, abs=1e-3)
    assert of_option(game.view(0), "drive 009").outcomes == {"no_roll": 1.0}


# ---- what is shown


@pytest.mark.rule("LD-SRF-02", "LD-SRF-24", "LD-SET-33")
def test_views_show_rover_tokens_and_discarded_cards_and_no_face_down_one() -> None:
    t = table()
    t.surface_discard = t.surface_deck[-2:]
    t.surface_deck = t.surface_deck[:-2]
    game = Game.new(Setup(players=3, board="surface"), 1)
    game.table = t
    view = game.view(None)
    assert (view.rover, view.open_tokens) == (16, (7, 28, 29, 30))
    deck = next(deck for deck in view.decks if deck.key == "surface")
    assert deck.cards == 6
    assert deck.discard == tuple(keys.SURFACE_CARDS[card] for card in t.surface_discard)
    assert all(room.token == "" for room in view.rooms)
