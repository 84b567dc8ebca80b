"""The basic side of the board, pinned as it is printed (LD-BRD)."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.board import board, raw_board
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import queries
from lockdown.state import keys

#: slot: kind, printed room, section (0 is S-01, -1 none), what the numbers 1 to 4 point at.
MAP = {
    1: "II - 0 2 4 tech tech",
    2: "special elevator_s01 0 1 3 5 5",
    3: "II - 0 tech 2 4 4",
    4: "fixed repository 0 6 1 3 3",
    5: "special staircase -1 7 7 2 2",
    6: "special staircase -1 4 tech tech 11",
    7: "special elevator_s02 1 5 5 8 16",
    8: "I - 1 12 12 7 9",
    9: "II - 1 10 13 tech 8",
    10: "I - 1 9 11 11 13",
    11: "I - 1 15 10 10 6",
    12: "II - 1 8 8 13 tech",
    13: "special alert_room 1 14 9 12 10",
    14: "I - 1 13 15 tech tech",
    15: "I - 1 11 14 17 17",
    16: "special staircase -1 18 tech tech 7",
    17: "special staircase -1 23 23 15 15",
    18: "special elevator_s03 2 16 24 19 19",
    19: "fixed backup_power_supply 2 20 20 18 18",
    20: "I - 2 19 19 tech 21",
    21: "II - 2 25 tech 22 20",
    22: "fixed isolation_room 2 26 27 21 23",
    23: "I - 2 17 17 tech 22",
    24: "II - 2 tech 18 25 25",
    25: "I - 2 21 26 24 24",
    26: "I - 2 22 25 27 27",
    27: "I - 2 tech 22 26 26",
}
#: Corridors of staircases and the section each belongs to.
STAIRCASE_CORRIDORS = {
    "002-005": 0,
    "004-006": 0,
    "005-007": 1,
    "006-011": 1,
    "007-016": 1,
    "015-017": 1,
    "016-018": 2,
    "017-023": 2,
}
#: LD-BRD-15, from 15 down to S.
FAILURES = "red red none blue none red none red none blue red blue none none none none"


def printed(slot: int) -> str:
    """One line of the map as the engine has it."""
    b = board("basic")
    ways = ["tech" if c == b.tech else str(b.other_end(c, slot)) for c in b.exits[slot]]
    return f"{b.kind[slot]} {b.printed[slot] or '-'} {b.section[slot]} {' '.join(ways)}"


@pytest.mark.rule("LD-BRD-03", "LD-BRD-04", "LD-TEC-08")
@pytest.mark.parametrize("slot", MAP)
def test_every_room_with_its_numbers(slot: int) -> None:
    assert printed(slot) == MAP[slot]


@pytest.mark.rule("LD-BRD-03")
def test_a_corridor_has_the_same_numbers_at_both_ends() -> None:
    b = board("basic")
    assert b.slots == 27
    for i, corridor in enumerate(b.corridors):
        ends = [{n + 1 for n in range(4) if b.exits[s][n] == i} for s in (corridor.a, corridor.b)]
        assert ends[0] == ends[1] == set(corridor.numbers)
        assert 1 <= len(corridor.numbers) <= 2


@pytest.mark.rule("LD-BRD-01")
def test_the_named_parts() -> None:
    b = board("basic")
    spaces = {space["key"] for space in raw_board("basic")["space"]}
    assert spaces >= {
        "time_track",
        "active_contingency",
        "computer_deck",
        "bunker",
        "neutral_pool",
        "css_a",
        "css_b",
        "css_c",
        "elevator_s01",
        "elevator_s02",
        "elevator_s03",
    }
    assert b.exit_rooms == (1,)
    assert [b.printed[slot] for slot in b.elevator_rooms] == [
        "elevator_s01",
        "elevator_s02",
        "elevator_s03",
    ]
    assert queries.slots(b.entrances) == [1, 3, 6, 9, 12, 14, 16, 20, 21, 23, 24, 27]
    assert b.kind.count("I") == 10
    assert b.kind.count("II") == 6


@pytest.mark.rule("LD-BRD-09")
def test_each_section_has_one_elevator_room_and_one_token() -> None:
    b = board("basic")
    assert [b.section[slot] for slot in b.elevator_rooms] == [0, 1, 2]
    assert raw_board("basic")["sections"] == ["S-01", "S-02", "S-03"]
    rooms = [queries.slots(mask) for mask in b.section_slots]
    assert rooms == [[1, 2, 3, 4], [*range(7, 16)], [*range(18, 28)]]


@pytest.mark.rule("LD-BRD-12")
def test_staircases_are_in_no_section_and_always_dark() -> None:
    b = board("basic")
    assert queries.slots(b.staircases) == [5, 6, 16, 17]
    table: LockdownTable = Game.new(Setup(players=2), seed=1).table
    from lockdown.games.lockdown.power import set_power

    set_power(table, (1, 2, 3, 4))
    lit = [slot for slot in range(1, 28) if queries.powered(table, slot)]
    assert sorted(set(range(1, 28)) - set(lit)) == [5, 6, 16, 17]
    stairs = table.rs.rooms[keys.ROOM["staircase"]]
    assert (stairs.colour, stairs.actions, stairs.searchable) == ("none", [], False)


@pytest.mark.rule("LD-BRD-24")
def test_corridors_of_staircases_belong_to_the_section_at_the_other_end() -> None:
    b = board("basic")
    for corridor in b.corridors:
        ends = {b.section[corridor.a], b.section[corridor.b]} - {-1}
        assert ends == {corridor.section}
    stairs = {
        c.text: c.section for c in b.corridors if (b.staircases >> c.a | b.staircases >> c.b) & 1
    }
    assert stairs == STAIRCASE_CORRIDORS


@pytest.mark.rule("LD-BRD-05", "LD-BRD-06")
def test_special_rooms_lie_open_where_they_always_lie() -> None:
    for seed in range(5):
        table: LockdownTable = Game.new(Setup(players=2), seed=seed).table
        fixed = {slot: name for slot, text in MAP.items() if (name := text.split()[1]) != "-"}
        assert {s: keys.ROOMS[table.tile[s]] for s in fixed} == fixed
        for slot in fixed:
            assert table.explored >> slot & 1
            assert (table.token[slot], table.counter[slot]) == (-1, -1)
            room = table.rs.rooms[table.tile[slot]]
            assert (room.searchable, room.has_counter, room.malfunction) == (False, False, True)
        unexplored = sorted(set(MAP) - set(fixed))
        assert [s for s in range(1, 28) if not table.explored >> s & 1] == unexplored


@pytest.mark.rule("LD-BRD-25")
def test_elevator_rooms_are_not_adjacent() -> None:
    b = board("basic")
    for slot in b.elevator_rooms:
        assert not {other for other, _ in b.ways[slot]} & set(b.elevator_rooms)


@pytest.mark.rule("LD-BRD-14")
def test_spaces_of_the_time_track() -> None:
    track = board("basic").track
    assert [space.key for space in track] == ["S", *map(str, range(1, 16))]
    assert track[0].colour == "red"
    assert track[15].colour == "green"
    assert [n for n in range(16) if track[n].colour == "white"] == [*range(1, 9)]
    assert [n for n in range(16) if track[n].css] == [1, 2, 4, 6, 8, 10]


@pytest.mark.rule("LD-BRD-15")
def test_where_the_power_failures_are() -> None:
    track = board("basic").track
    assert " ".join(track[n].failure for n in range(15, -1, -1)) == FAILURES


@pytest.mark.rule("LD-BRD-07")
def test_the_exit_is_the_space_not_its_tile() -> None:
    tiles = {Game.new(Setup(players=2), seed=seed).table.tile[1] for seed in range(12)}
    assert len(tiles) > 1
    assert {keys.ROOMS[tile] for tile in tiles} <= {
        room.key for room in Game.new(Setup(players=2), seed=0).table.rs.rooms if room.kind == "II"
    }


KIND_I = [
    "archive",
    "transmitter_control",
    "cave_entrance",
    "power_generator",
    "laboratory",
    "nest",
    "decon_room",
    "css_a",
    "cooling_system",
    "emergency_room",
]
KIND_II = [
    "contaminated_room",
    "css_control",
    "defense_control",
    "guard_room",
    "testing_lab",
    "surgery",
    "css_b",
    "css_c",
    "vent_control",
]


@pytest.mark.rule("LD-ROM-12")
def test_all_rooms_of_kind_one_are_in_every_game() -> None:
    slots = [s for s, text in MAP.items() if text.startswith("I ")]
    orders = set()
    for seed in range(6):
        table: LockdownTable = Game.new(Setup(players=2), seed=seed).table
        order = tuple(keys.ROOMS[table.tile[s]] for s in slots)
        assert sorted(order) == sorted(KIND_I)
        orders.add(order)
    assert len(orders) == 6


@pytest.mark.rule("LD-ROM-13")
def test_six_of_nine_rooms_of_kind_two() -> None:
    slots = [s for s, text in MAP.items() if text.startswith("II ")]
    drawn = set()
    for seed in range(12):
        table: LockdownTable = Game.new(Setup(players=2), seed=seed).table
        tiles = [keys.ROOMS[table.tile[s]] for s in slots]
        assert len(set(tiles)) == 6
        assert set(tiles) <= set(KIND_II)
        drawn |= set(tiles)
    assert drawn == set(KIND_II)


#: LD-ROM-10, LD-ROM-20: colour and computer of every room.
COLOURS = {
    "archive": "white computer",
    "transmitter_control": "red computer",
    "cave_entrance": "white",
    "power_generator": "yellow",
    "laboratory": "green computer",
    "nest": "none",
    "decon_room": "green",
    "css_a": "white",
    "cooling_system": "yellow computer",
    "emergency_room": "green",
    "contaminated_room": "white",
    "css_control": "yellow computer",
    "defense_control": "red computer",
    "guard_room": "red",
    "testing_lab": "green",
    "surgery": "green",
    "css_b": "white",
    "css_c": "white",
    "vent_control": "yellow computer",
    "elevator_s01": "none",
    "elevator_s02": "none",
    "elevator_s03": "none",
    "alert_room": "none computer",
    "staircase": "none",
    "repository": "none",
    "isolation_room": "none",
    "backup_power_supply": "none",
}


@pytest.mark.rule("LD-ROM-10", "LD-ROM-20")
def test_colour_and_computer_of_every_room() -> None:
    rooms = Game.new(Setup(players=2), seed=1).table.rs.rooms[1:]
    found = {r.key: r.colour + (" computer" if r.computer else "") for r in rooms}
    assert found == COLOURS


@pytest.mark.rule("LD-ROM-05")
def test_every_room_action_costs_two_but_the_elevator_one() -> None:
    rooms = Game.new(Setup(players=2), seed=1).table.rs.rooms[1:]
    costs = {(room.key, action.key): action.cost for room in rooms for action in room.actions}
    assert len(costs) == 31
    for (room, action), cost in costs.items():
        assert cost == (1 if room.startswith("elevator") else 2), (room, action)


@pytest.mark.rule("LD-ROM-72")
def test_staircases_of_the_optional_side() -> None:
    slots = raw_board("surface")["slot"]
    assert [s["number"] for s in slots if s.get("room") == "staircase"] == [3, 15, 22]


@pytest.mark.rule("LD-BRD-11")
def test_two_in_one_staircase_share_no_section() -> None:
    from lockdown.games.lockdown.cards.computer import neighbours_with_orders
    from lockdown.rules.pieces import set_room

    table: LockdownTable = Game.new(Setup(players=2, characters=("sentry", "hacker")), seed=1).table
    for slot, there in ((8, [("player", 1)]), (5, [])):
        for seat in range(2):
            set_room(table, seat, slot)
        assert neighbours_with_orders(table, 0) == there
