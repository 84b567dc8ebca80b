"""The other side of the ship (NM-ALT): set-up, whole games, and what nobody may know."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.games.nemesis.board import board, raw_board
from lockdown.games.nemesis.table import NemesisTable
from lockdown.messages.render import Speaker
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import swapped
from lockdown.state import keys
from lockdown.terminal.board import draw
from lockdown.views import build

OTHER = board("alternative")
PRINTED = {
    2: "cockpit",
    8: "hibernatorium",
    18: "engine_3",
    19: "engine_2",
    20: "engine_1",
    7: "evacuation_section_a",
    9: "evacuation_section_b",
}
SECTIONS = (7, 9)
DOUBLE = {(5, 8), (11, 13), (17, 18), (20, 21)}


def dealt(players: int, seed: int, mode: str = "standard") -> Game:
    mode = "solo" if players == 1 else mode
    return Game.new(Setup(players=players, game="nemesis", mode=mode, board="alternative"), seed)


@pytest.mark.rule("NM-ALT-06", "NM-BRD-03")
def test_every_number_points_at_one_connection_of_each_room() -> None:
    raw = raw_board("alternative")
    ends = {c["key"]: ({c["a"], c["b"]}, c["numbers"]) for c in raw["corridor"]}
    ends |= {e["key"]: ({e["slot"]}, e["numbers"]) for e in raw["entrance"]}
    for slot in raw["slot"]:
        for number, key in enumerate(slot["exits"], 1):
            rooms, numbers = ends[key]
            assert slot["number"] in rooms
            assert number in numbers
    assert {s: OTHER.printed[s] for s in range(1, 22) if OTHER.printed[s]} == PRINTED
    assert (OTHER.start_slot, OTHER.cockpit, OTHER.engines) == (8, 2, (20, 19, 18))


@pytest.mark.rule("NM-ALT-02", "NM-ALT-03")
def test_two_networks_with_a_space_each() -> None:
    assert OTHER.spaces == ("red", "blue")
    red, blue = (
        {s for s in range(1, 22) if OTHER.networks[i] >> s & 1} for i in range(len(OTHER.spaces))
    )
    assert red == {1, 7, 9, 10, 11, 18, 19}
    assert blue == {3, 7, 9, 11, 12, 19, 20}
    speaker = Speaker(game="nemesis")
    assert [speaker.arg("corridor", OTHER.code[OTHER.tech + i]) for i in range(2)] == [
        "red technical corridors",
        "blue technical corridors",
    ]


@pytest.mark.rule("NM-ALT-04")
def test_double_corridors_are_two_with_numbers_of_their_own() -> None:
    pairs = Counter((c.a, c.b) for c in OTHER.corridors)
    assert {pair for pair, count in pairs.items() if count == 2} == DOUBLE
    assert max(pairs.values()) == 2
    for a, b in DOUBLE:
        numbers = [OTHER.corridors[way].numbers for room, way in OTHER.ways[a] if room == b]
        assert numbers == sorted(numbers), "the lowest number comes first"


@pytest.mark.rule("NM-ALT-05", "NM-ALT-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_sections_lie_open_with_a_token_the_rest_is_dealt(players: int) -> None:
    elsewhere: set[str] = set()
    for seed in range(20):
        t: NemesisTable = dealt(players, seed).table
        tiles = [keys.ROOMS[t.tile[slot]] for slot in range(1, 22)]
        assert len(set(tiles)) == 21
        for slot in SECTIONS:
            assert tiles[slot - 1] == PRINTED[slot]
            assert t.explored >> slot & 1
            assert t.token[slot] >= 0
            assert t.counter[slot] == 0
        one = [slot for slot in range(1, 22) if OTHER.kind[slot] == "1"]
        assert len(one) == 9, "all other tiles of kind 1 are in every game"
        assert sum(1 for token in t.token if token >= 0) == 16
        assert sum(1 for deck, _ in t.gone if deck == "exploration") == 4
        elsewhere |= {tiles[slot - 1] for slot in one if slot == one[0]}
        assert not t.rs.board.open_tokens & ~t.explored
    assert len(elsewhere) > 4


@pytest.mark.rule("NM-ALT-05")
def test_everybody_sees_that_a_token_lies_there_and_nobody_which() -> None:
    game = dealt(3, 7)
    for viewer in (None, 0, 1, 2):
        view = build(game.table, viewer)
        assert view.open_tokens == SECTIONS
        rooms = {room.slot: room for room in view.rooms}
        for slot in SECTIONS:
            assert rooms[slot].tile == PRINTED[slot]
            assert (rooms[slot].token, rooms[slot].items) == ("", 0)
    swaps = {tuple(swapped(game.table, None, random.Random(i)).token) for i in range(9)}
    assert len({tokens[7] for tokens in swaps}) > 1


@pytest.mark.rule("NM-ALT-01", "NM-ALT-02", "NM-ALT-04", "NM-ALT-05")
@pytest.mark.parametrize(
    ("players", "mode", "seed"),
    [(1, "solo", 2), (2, "standard", 4), (3, "standard", 1), (4, "coop", 6), (5, "standard", 8)],
)
def test_whole_games_are_sound_and_keep_their_secrets(players: int, mode: str, seed: int) -> None:
    game = dealt(players, derived("nm alternative", seed), mode)
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": seed}
    kinds: set[str] = set()
    while (decision := game.decision) is not None:
        kinds.add(decision.kind)
        assert not game.status()
        if game.version % 9 == 0 or decision.secret:
            for viewer in (None, *range(players)):
                other = swapped(game.table, viewer, random.Random(f"{game.version} {viewer}"))
                shown = [msgspec.json.encode(build(t, viewer)) for t in (game.table, other)]
                assert shown[0] == shown[1], (game.version, viewer)
        if game.version % 40 == 0:
            game = Game.from_bytes(game.to_bytes())
        game.play(player.choose(None, decision, memory))
    assert game.result is not None
    assert not game.status()


@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_the_terminal_draws_both_networks_and_both_corridors(language: str) -> None:
    game = dealt(2, 3)
    game.table.noise = 1 << OTHER.tech
    speaker = Speaker(language=language, game="nemesis")
    picture = draw(build(game.table, 0), speaker).plain
    assert speaker.say("terminal-vents_red_noise") in picture
    assert speaker.say("terminal-vents_blue_quiet") in picture
    assert speaker.arg("corridor", OTHER.code[27]) == "020–021"
    assert speaker.arg("corridor", OTHER.code[28]) == "020–021 (2)"
