"""The set-up of the original game (NM-SET) over many seeds, and what nobody may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from lockdown import Game, Setup
from lockdown.games.nemesis.board import raw_board
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.errors import BadSetup
from lockdown.state import keys
from lockdown.state.keys import BLUE_CORPSE, ROOM

SEEDS = range(30)
ONE = {
    *("armory", "comms_room", "emergency_room", "evacuation_section_a", "evacuation_section_b"),
    *("fire_control_system", "generator", "laboratory", "nest", "storage", "surgery"),
}
TWO = {
    *("airlock_control", "cabins", "canteen", "command_center", "engine_control_room"),
    *("hatch_control_system", "monitoring_room", "room_covered_with_slime", "shower_room"),
}
PRINTED = {1: "cockpit", 11: "hibernatorium", 19: "engine_3", 20: "engine_2", 21: "engine_1"}
CREW = {"captain", "pilot", "mechanic", "soldier", "scout", "scientist"}
PODS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}


def drafting(players: int, seed: int, mode: str = "standard") -> Game:
    """A table at the beginning of the draft."""
    mode = "solo" if players == 1 else mode
    return Game.new(Setup(players=players, game="nemesis", mode=mode), seed)


def started(players: int, seed: int, mode: str = "standard") -> Game:
    """A table after the draft, in its first round."""
    game = drafting(players, seed, mode)
    while game.decision is not None and game.decision.kind == "draft":
        game.play(game.options[0])
    return game


def tables() -> Iterator[NemesisTable]:
    """Fresh tables of all sizes."""
    for seed in SEEDS:
        yield drafting(seed % 5 + 1, seed).table


# ---- the board


@pytest.mark.rule("NM-SET-01", "NM-BRD-04", "NM-BRD-02", "NM-CMP-06")
def test_the_basic_side_with_its_printed_rooms() -> None:
    t: NemesisTable = drafting(3, 0).table
    board = t.rs.board
    assert (board.key, board.slots, len(board.corridors)) == ("basic", 21, 28)
    printed = {slot: board.printed[slot] for slot in range(1, 22) if board.printed[slot]}
    assert printed == PRINTED
    assert (board.start_slot, board.cockpit, board.engines) == (11, 1, (21, 20, 19))
    with pytest.raises(BadSetup, match="board"):
        Game.new(Setup(players=3, game="nemesis", board="moon"), 0)


@pytest.mark.rule("NM-BRD-03", "NM-BRD-04")
def test_every_number_points_at_one_connection_of_each_room() -> None:
    raw = raw_board("basic")
    ends = {c["key"]: (c["a"], c["b"], c["numbers"]) for c in raw["corridor"]}
    entrances = {e["key"]: (e["slot"], e["numbers"]) for e in raw["entrance"]}
    for slot in raw["slot"]:
        assert len(slot["exits"]) == 4
        for number, key in enumerate(slot["exits"], 1):
            if key in ends:
                a, b, numbers = ends[key]
                assert slot["number"] in (a, b)
            else:
                where, numbers = entrances[key]
                assert where == slot["number"]
            assert number in numbers


@pytest.mark.rule("NM-SET-02", "NM-SET-03", "NM-CMP-05")
def test_eleven_rooms_of_kind_one_and_five_of_kind_two_lie_face_down() -> None:
    left_out: Counter[str] = Counter()
    for t in tables():
        tiles = {slot: keys.ROOMS[t.tile[slot]] for slot in range(1, 22)}
        ones = [tiles[s] for s in range(1, 22) if t.rs.board.kind[s] == "1"]
        twos = [tiles[s] for s in range(1, 22) if t.rs.board.kind[s] == "2"]
        assert set(ones) == ONE
        assert len(ones) == 11
        assert set(twos) < TWO
        assert len(set(twos)) == len(twos) == 5
        assert {slot for slot in range(1, 22) if t.explored >> slot & 1} == set(PRINTED)
        left_out.update(TWO - set(twos))
    assert set(left_out) == TWO


@pytest.mark.rule("NM-SET-04", "NM-CMP-07", "NM-CMP-21")
def test_an_unseen_token_on_each_tile_and_none_on_special_rooms() -> None:
    for t in tables():
        lying = [t.token[slot] for slot in range(1, 22) if t.token[slot] >= 0]
        assert len(lying) == 16
        assert all(t.token[slot] < 0 for slot in PRINTED)
        box = Counter({i: token.copies for i, token in enumerate(t.rs.exploration)})
        assert box.total() == 20
        assert not Counter(lying) - box


@pytest.mark.rule("NM-SET-05", "NM-SET-06", "NM-CMP-08", "NM-BRD-12")
def test_one_of_eight_coordinates_cards_and_the_marker_on_b() -> None:
    found = Counter(t.coordinates for t in tables())
    assert set(found) == set(range(8))
    for t in tables():
        assert t.destination == 1
        assert not t.seen_coordinates
        for card in t.rs.coordinates:
            assert sorted(card) == [0, 1, 2, 3]


@pytest.mark.rule("NM-SET-07", "NM-SET-08", "NM-SET-09", "NM-POD-01")
def test_pods_by_number_of_players_alternate_and_are_locked() -> None:
    numbers: set[int] = set()
    for t in tables():
        assert len(t.pod_number) == PODS[t.n]
        assert list(t.pod_number) == sorted(t.pod_number)
        assert [("A", "B")[s] for s in t.pod_section] == list("ABAB")[: len(t.pod_number)]
        assert t.pod_locked == (1 << len(t.pod_number)) - 1
        numbers |= set(t.pod_number)
    assert numbers == {1, 2, 3, 4}


@pytest.mark.rule("NM-SET-10", "NM-BRD-13")
def test_engines_are_stacked_at_random_and_seen_by_nobody() -> None:
    found: Counter[tuple[int, int, int]] = Counter(drafting(2, s).table.engines for s in range(200))
    assert len(found) == 8
    game = started(3, 1)
    for seat in (0, 1, 2, None):
        assert all(engine.state == "" for engine in game.view(seat).engines)


@pytest.mark.rule("NM-SET-11", "NM-WEA-01", "NM-WEA-04", "NM-WEA-07")
def test_five_eggs_and_three_weaknesses_face_down() -> None:
    seen: set[int] = set()
    for t in tables():
        assert (t.eggs, t.egg_supply, t.weakness_up) == (5, 3, 0)
        assert len(set(t.weakness)) == 3
        seen |= set(t.weakness)
    assert len(seen) == 8
    assert set(started(2, 3).view(0).weaknesses) == {""}


@pytest.mark.rule("NM-SET-12", "NM-CMP-04", "NM-SOL-01", "NM-BAG-11")
def test_the_bag() -> None:
    for t in tables():
        kinds: Counter[int] = Counter()
        for i, count in enumerate(t.bag):
            kinds[t.rs.stalker_tokens[i].kind] += count
        assert [kinds[k] for k in range(6)] == [4, 1, 3 + t.n, 0, 1, 1]
        both = [inside + outside for inside, outside in zip(t.bag, t.outside, strict=True)]
        assert both == [token.copies for token in t.rs.stalker_tokens]
        assert sum(both) == 27


@pytest.mark.rule("NM-SET-13", "NM-CMP-08", "NM-CMP-15", "NM-CRF-01", "NM-CRF-02")
def test_decks() -> None:
    for t in tables():
        assert [len(t.items_deck[colour]) for colour in range(3)] == [30, 30, 30]
        assert len(t.crafted) == 12
        assert (len(t.event_deck), len(t.attack_deck), len(t.wound_deck)) == (20, 20, 16)
        assert len(t.contamination) == 27
        assert (t.event_discard, t.attack_discard, t.wound_discard) == ((), (), ())
    first = [drafting(2, seed).table.event_deck for seed in range(5)]
    assert len(set(first)) == 5
    assert sum(started(2, 0).view(1).crafted.values()) == 12


@pytest.mark.rule("NM-SET-14", "NM-SET-15", "NM-SET-16", "NM-CMP-11", "NM-CMP-12", "NM-CMP-22")
def test_nothing_lies_on_the_board_and_the_tracks_are_at_their_start() -> None:
    for t in tables():
        assert t.noise | t.fire | t.broken | t.closed | t.wrecked == 0
        assert t.stalkers == ()
        assert (t.time, t.destruct, t.hibernation_open) == (15, -1, False)
        assert (t.fire_limit, t.broken_limit, t.rs.doors) == (8, 8, 12)
        assert t.rs.figures == (6, 3, 8, 2, 1)


@pytest.mark.rule("NM-CMP-13")
def test_dice() -> None:
    rs = drafting(2, 0).table.rs
    noise = Counter(keys.NOISE_FACES[face] for face in rs.noise_die)
    assert noise == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
    combat = Counter(keys.COMBAT_FACES[face] for face in rs.combat_die)
    assert combat == {"blank": 1, "creeper": 2, "adult": 1, "single_hit": 1, "double_hit": 1}


# ---- the crew


@pytest.mark.rule("NM-SET-17", "NM-SET-29", "NM-SET-31")
def test_player_numbers_are_dealt_and_number_one_begins() -> None:
    orders = set()
    for seed in SEEDS:
        t = drafting(3, seed).table
        assert sorted(t.number) == [1, 2, 3]
        assert t.number[t.first] == 1
        orders.add(tuple(t.number))
    assert len(orders) == 6


@pytest.mark.rule("NM-SET-19", "NM-SET-20", "NM-SET-35", "NM-SET-21")
def test_objectives_are_filtered_and_dealt_before_the_draft() -> None:
    for players in (2, 3, 4, 5):
        seen = set()
        for seed in SEEDS:
            game = drafting(players, seed)
            t: NemesisTable = game.table
            assert game.decision is not None
            assert game.decision.kind == "draft"
            for seat in range(players):
                decks = sorted(t.rs.objectives[o].deck for o in t.objectives[seat])
                assert decks == ["corporate", "personal"]
                seen |= set(t.objectives[seat])
                others = game.view((seat + 1) % players).crew[seat]
                assert (others.objectives, others.known_objectives) == (2, ())
        # 6, 7, 8 and 9 cards of each deck can be dealt with 2, 3, 4 and 5 players.
        assert len(seen) == 2 * (players + 4)


@pytest.mark.rule("NM-SET-23", "NM-SET-24", "NM-CMP-02")
def test_the_draft_goes_by_player_number_and_offers_two() -> None:
    for seed in SEEDS:
        game = drafting(5, seed)
        asked: list[int] = []
        taken: set[str] = set()
        while game.decision is not None and game.decision.kind == "draft":
            offered = {str(option).split()[1] for option in game.options}
            assert len(offered) == 2
            assert not offered & taken
            assert offered <= CREW
            asked.append(game.table.number[game.decision.seat])
            taken.add(str(game.options[1]).split()[1])
            game.play(game.options[1])
        assert asked == [1, 2, 3, 4, 5]


@pytest.mark.rule("NM-SET-18", "NM-SET-25", "NM-SET-26", "NM-SET-27", "NM-SET-28")
@pytest.mark.rule("NM-MIS-01", "NM-ITM-01")
def test_everybody_wakes_in_the_hibernatorium_armed() -> None:
    for seed in SEEDS:
        t: NemesisTable = started(4, seed).table
        for seat in range(t.n):
            who = t.rs.characters[t.char[seat]]
            assert (t.place[seat], t.room[seat]) == (keys.IN_ROOM, 11)
            assert len(t.deck[seat]) + len(t.hand[seat]) == 10
            assert len(t.hand[seat]) == 5
            (weapon,) = t.hands[seat]
            facts = t.rs.items[weapon & 255]
            assert facts.key == who.starting_item
            assert weapon >> 8 & 15 == facts.ammo[1] == facts.ammo[0]
            assert [keys.ITEMS[i] for i in t.mission[seat]] == list(who.mission_items)
            assert len(who.mission_items) == 2
            assert (t.pack[seat], t.beside[seat], t.discard[seat]) == ((), (), ())


@pytest.mark.rule("NM-SET-30", "NM-WEA-06")
def test_the_blue_corpse_lies_beside_them() -> None:
    for t in tables():
        assert t.lying == (11 << 16 | BLUE_CORPSE,)
        assert not t.somebody_died


@pytest.mark.rule("NM-CMP-01", "NM-SOL-05", "NM-COP-01", "NM-CMP-09")
def test_how_many_play_what() -> None:
    alone = drafting(1, 2)
    assert alone.decision is not None
    assert len(alone.options) == 2
    assert {alone.table.rs.objectives[o].deck for o in alone.table.objectives[0]} == {"coop"}
    together = started(3, 2, "coop").table
    assert [len(mine) for mine in together.objectives] == [1, 1, 1]
    coop = {o for seed in range(60) for o in drafting(1, seed).table.objectives[0]}
    assert len(coop) == 7
    for wrong in (Setup(players=6, game="nemesis"), Setup(players=1, game="nemesis", mode="coop")):
        with pytest.raises(BadSetup):
            Game.new(wrong, 0)


# ---- what is seen


@pytest.mark.rule("NM-SET-32", "NM-CMP-10", "NM-ITM-06", "NM-ITM-09", "NM-MIS-04")
def test_what_others_see_of_a_player() -> None:
    game = started(3, 4)
    t: NemesisTable = game.table
    bandages = keys.ITEM["bandages"]
    t.items_deck[keys.GREEN] = tuple(i for i in t.items_deck[keys.GREEN] if i != bandages)
    t.pack[0] = (bandages,)
    t.hand[0] = (*t.hand[0][:3], keys.INFECTED)
    t.discard[0] = (keys.CLEAN,)
    other, own = game.view(1).crew[0], game.view(0)
    assert other.hand == 4
    assert other.open_hand == ()
    assert other.discard == ("contamination",)
    assert [(card.colour, card.item) for card in other.pack] == [("green", None)]
    assert own.crew[0].pack[0].item.key == "bandages"
    assert own.me.hand[-1] == "contamination"
    assert [item.key for item in other.hands] == [t.rs.characters[t.char[0]].starting_item]
    assert len(other.missions) == 2


@pytest.mark.rule("NM-COP-12", "NM-COP-02")
def test_together_hands_and_inventories_lie_open() -> None:
    game = started(2, 4, "coop")
    t: NemesisTable = game.table
    seen = game.view(1).crew[0]
    assert sorted(seen.open_hand) == sorted(keys.ACTIONS[card] for card in t.hand[0])
    assert seen.known_objectives == tuple(keys.OBJECTIVES[o] for o in t.objectives[0])
    assert all(engine.state == "" for engine in game.view(1).engines)
    assert game.view(1).coordinates == {}
    assert ROOM[game.view(1).rooms[0].tile] == t.tile[1]
    assert game.view(1).rooms[1].tile == ""


# ---- what is printed

ROOMS = {
    "armory": ("red", False, True),
    "comms_room": ("yellow", True, True),
    "emergency_room": ("green", False, True),
    "evacuation_section_a": ("white", False, True),
    "evacuation_section_b": ("white", False, True),
    "fire_control_system": ("yellow", True, True),
    "generator": ("yellow", True, True),
    "laboratory": ("green", True, True),
    "nest": ("none", False, False),
    "storage": ("red", False, True),
    "surgery": ("green", False, True),
    "airlock_control": ("yellow", False, True),
    "cabins": ("white", False, True),
    "canteen": ("green", False, True),
    "command_center": ("red", True, True),
    "engine_control_room": ("yellow", True, True),
    "hatch_control_system": ("white", False, True),
    "monitoring_room": ("red", True, True),
    "room_covered_with_slime": ("none", False, False),
    "shower_room": ("white", False, True),
    **dict.fromkeys(PRINTED.values(), ("none", False, False)),
}


@pytest.mark.rule("NM-ROM-00", "NM-SRC-03", "NM-SRC-05")
def test_the_table_of_rooms() -> None:
    rs = drafting(2, 0).table.rs
    there = {
        room.key: (room.colour, room.computer, room.searchable)
        for room in rs.rooms[1:]
        if room.copies
    }
    assert there == ROOMS


@pytest.mark.rule("NM-CMP-08", "NM-ITM-18", "NM-CMP-18", "NM-CMP-14")
def test_the_box_holds_what_the_rulebook_lists_and_nothing_else() -> None:
    """Counts of the component list; what has no use in the game is not there."""
    rs = drafting(2, 0).table.rs
    assert sum(sum(card.copies_by.values()) for card in rs.action_cards) == 60
    groups = Counter[str]()
    for item in rs.items:
        if item.copies and not item.bulky:
            group = item.group if item.deck == keys.NO_DECK else keys.COLOURS[item.deck]
            groups[group] += item.copies
    expected = {"red": 30, "yellow": 30, "green": 30, "blue": 12, "starting": 6, "mission": 12}
    assert groups == expected
    assert sum(1 for card in rs.events if card.copies) == 20
    assert sum(card.copies for card in rs.attacks) == 20
    assert sum(card.copies for card in rs.wounds) == 16
    assert sum(1 for card in rs.weaknesses if card.copies) == 8
    decks = Counter(card.deck for card in rs.objectives if card.copies)
    assert decks == {"personal": 9, "corporate": 9, "coop": 7}
    assert rs.infected_copies + rs.clean_copies == 27


@pytest.mark.rule("NM-SET-34", "NM-BRD-16")
def test_looks_and_hands_are_told_to_nobody_else() -> None:
    """Nothing in another's view or in what they hear shows a hand, an objective or a look."""
    game = started(3, 7)
    t: NemesisTable = game.table
    t.seen_engines[0] = t.engines
    t.seen_coordinates = 1
    mine, other, nobody = game.view(0), game.view(1), game.view(None)
    assert all(engine.state for engine in mine.engines)
    assert set(mine.coordinates) == {"A", "B", "C", "D"}
    for view in (other, nobody):
        assert not any(engine.state for engine in view.engines)
        assert view.coordinates == {}
        assert view.looked == (0,)
        assert view.crew[0].known_objectives == ()
        assert view.crew[0].open_hand == ()
