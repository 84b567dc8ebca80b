"""The board at set-up (LD-SET) over many seeds: counts, places, and what nobody may know."""

from collections import Counter
from collections.abc import Iterable

import pytest

from lockdown import Game, Setup
from lockdown.kernel.errors import BadSetup
from lockdown.rules.weaknesses import weakness_helps
from lockdown.state import keys
from lockdown.state.facts import Component
from lockdown.state.keys import ROOM
from tests.rules.fresh import SEEDS, drafted, drafting, started, tables

ROOMS_I = [
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
ROOMS_II = [
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


# ---- the board


@pytest.mark.rule("LD-SET-02")
def test_the_basic_side_is_used() -> None:
    assert Setup().board == "basic"
    board = drafting(4, 0).table.rs.board
    assert (board.key, board.slots, len(board.corridors)) == ("basic", 27, 35)
    with pytest.raises(BadSetup, match="board"):
        Game.new(Setup(board="moon"), 0)


@pytest.mark.rule("LD-SET-03")
def test_special_tiles_lie_open_in_their_slots() -> None:
    for t in tables():
        for slot, room in ((4, "repository"), (19, "backup_power_supply"), (22, "isolation_room")):
            assert t.tile[slot] == ROOM[room]
            assert t.slot_of[ROOM[room]] == slot
            assert t.explored >> slot & 1
        assert not t.isolation_open


@pytest.mark.rule("LD-SET-04", "LD-CMP-21")
def test_six_of_nine_rooms_ii_are_used_at_random() -> None:
    used: Counter[int] = Counter()
    places: dict[int, set[int]] = {}
    for t in tables():
        found = [t.tile[slot] for slot in range(1, 28) if t.rs.board.kind[slot] == "II"]
        assert len(found) == len(set(found)) == 6
        assert set(found) < {ROOM[key] for key in ROOMS_II}
        used.update(found)
        for slot in range(1, 28):
            if t.rs.board.kind[slot] == "II":
                places.setdefault(slot, set()).add(t.tile[slot])
                assert not t.explored >> slot & 1
    assert set(used) == {ROOM[key] for key in ROOMS_II}
    assert all(len(found) == 9 for found in places.values())


@pytest.mark.rule("LD-SET-05")
def test_all_ten_rooms_i_are_used_at_random() -> None:
    places: dict[int, set[int]] = {}
    for t in tables():
        slots = [slot for slot in range(1, 28) if t.rs.board.kind[slot] == "I"]
        assert sorted(t.tile[slot] for slot in slots) == sorted(ROOM[key] for key in ROOMS_I)
        for slot in slots:
            assert not t.explored >> slot & 1
            places.setdefault(slot, set()).add(t.tile[slot])
    assert all(len(found) == 10 for found in places.values())


@pytest.mark.rule("LD-MOV-03")
def test_special_rooms_are_explored_from_the_start_and_have_no_token() -> None:
    t = drafting(4, 0).table
    board = t.rs.board
    special = [slot for slot in range(1, 28) if board.kind[slot] in ("fixed", "special")]
    assert len(special) == 11
    for slot in range(1, 28):
        assert bool(t.explored >> slot & 1) == (slot in special)
        assert (t.token[slot] < 0) == (slot in special)
        assert t.counter[slot] == -1


@pytest.mark.rule("LD-SET-06")
def test_sixteen_random_exploration_tokens_are_used_and_four_go_back() -> None:
    back: set[int] = set()
    for t in tables():
        lying = [token for token in t.token if token >= 0]
        gone = [token for kind, token in t.gone if kind == "exploration"]
        assert (len(lying), len(gone)) == (16, 4)
        copies = {i: token.copies for i, token in enumerate(t.rs.exploration)}
        assert Counter(lying + gone) == Counter(copies)
        assert all(t.token[slot] < 0 for slot in range(28) if t.explored >> slot & 1)
        back.update(gone)
    assert len(back) == len(t.rs.exploration), "any token can be among those that go back"


@pytest.mark.rule("LD-EXP-01")
def test_no_surface_token_is_used_on_the_basic_side() -> None:
    t = drafting(4, 0).table
    assert sum(token.copies for token in t.rs.exploration) == 20
    effects = {token.effect for token in t.rs.exploration}
    assert effects == {"malfunction", "fire", "silence", "slime", "danger", "door"}


@pytest.mark.rule("LD-SET-07")
def test_elevator_gate_and_rover() -> None:
    for t in tables():
        assert t.rs.board.printed[t.elevator] == "elevator_s02"
        assert t.rover_here
        assert not t.gate_open
        assert t.rs.board.exit_rooms == (1,)


@pytest.mark.rule("LD-SET-08", "LD-CMP-08")
def test_tokens_1_and_2_are_blue_wherever_they_lie() -> None:
    orders = set()
    for t in tables():
        assert sorted(t.power) == [-4, -3, 1, 2]
        orders.add(t.power)
        lit = 0
        for section in range(3):
            if t.power[section] > 0:
                lit |= t.rs.board.section_slots[section]
        assert t.lit == lit
    assert len(orders) == 24


@pytest.mark.rule("LD-SET-09")
def test_six_of_seven_css_tokens_on_the_six_printed_slots() -> None:
    left_over = set()
    for t in tables():
        spaces = {space for space in range(16) if t.rs.board.track[space].css}
        assert len(spaces) == 6
        assert set(t.css_space) == spaces
        assert len(t.css_space) == len(t.css_face) == 6
        copies = Counter({i: token.copies for i, token in enumerate(t.rs.css_tokens)})
        rest = copies - Counter(t.css_face)
        assert rest.total() == 1
        left_over |= set(rest)
        assert t.css_up == 0
    assert left_over == set(range(5))


@pytest.mark.rule("LD-SET-10")
def test_five_eggs_and_three_weaknesses_the_leftmost_open() -> None:
    first, used = set(), set()
    for t in tables():
        assert (t.eggs, t.egg_supply) == (5, 3)
        assert len(set(t.weakness)) == 3
        assert t.weakness_up == 0b001
        assert t.analysed == ()
        first.add(t.weakness[0])
        used |= set(t.weakness)
    assert first == used == set(range(6))


@pytest.mark.rule("LD-SET-11")
def test_the_open_weakness_needs_knowledge_3() -> None:
    t = drafted(4, 1).table.clone()
    for place in range(3):
        key = keys.WEAKNESSES[t.weakness[place]]
        t.knowledge[0] = 8
        assert weakness_helps(t, 0, key) == (place == 0)
    key = keys.WEAKNESSES[t.weakness[0]]
    for level in range(1, 9):
        t.knowledge[0] = level
        assert weakness_helps(t, 0, key) == (level >= 3)


@pytest.mark.rule("LD-SET-12", "LD-SOL-06")
def test_the_bag_holds_ten_tokens_and_an_adult_for_each_player() -> None:
    bags = set()
    for t in tables():
        kinds: Counter[str] = Counter()
        for i, token in enumerate(t.rs.stalker_tokens):
            kinds[keys.STALKERS[token.kind]] += t.bag[i]
            assert t.bag[i] + t.outside[i] == token.copies
            assert t.bag[i] >= 0
            assert t.outside[i] >= 0
        assert +kinds == Counter(blank=1, larva=4, creeper=1, queen=1, adult=3 + t.n)
        assert sum(t.bag) == 10 + t.n
        if t.n == 3:
            bags.add(t.bag)
    assert len(bags) > 10, "which tokens of a kind go in is random (LD-CMP-06)"


@pytest.mark.rule("LD-SET-13")
def test_the_decks_are_whole_and_shuffled() -> None:
    def whole(facts: Iterable[Component]) -> Counter[int]:
        return Counter({card.id: card.copies for card in facts})

    seen: dict[str, set[tuple[int, ...]]] = {}
    for t in tables(2, 5):
        rs = t.rs
        for colour in (keys.RED, keys.YELLOW, keys.GREEN):
            pile = t.items_deck[colour]
            assert Counter(pile) == whole([i for i in rs.items if i.deck == colour])
            assert len(pile) == 30
            assert t.items_discard[colour] == ()
            seen.setdefault(keys.COLOURS[colour], set()).add(pile)
        blue = Counter(t.crafted)
        assert blue == whole([i for i in rs.items if i.deck == keys.BLUE])
        assert blue.total() == 15
        assert Counter(t.event_deck) == whole(rs.events)
        assert Counter(t.wound_deck) == +whole(rs.wounds)
        assert Counter(t.contamination) == Counter({keys.INFECTED: 7, keys.CLEAN: 20})
        assert len(t.attack_deck) == len(set(t.attack_deck)) == 20
        assert Counter(card >> 3 for card in t.attack_deck) == whole(rs.attacks)
        assert t.event_discard == t.attack_discard == t.wound_discard == ()
        for name in ("event_deck", "attack_deck", "wound_deck", "contamination"):
            seen.setdefault(name, set()).add(getattr(t, name))
    assert all(len(orders) == 2 * len(SEEDS) for orders in seen.values())


@pytest.mark.rule("LD-SET-14")
def test_the_first_computer_card_is_never_lockdown() -> None:
    first = set()
    places: Counter[int] = Counter()
    for t in tables():
        assert t.computer != keys.COMPUTER_LOCKDOWN
        assert sorted((*t.computer_deck, t.computer)) == list(range(6))
        first.add(t.computer)
        places[t.computer_deck.index(keys.COMPUTER_LOCKDOWN)] += 1
    assert first == set(range(5))
    # Shuffled back in: on the top or at the bottom no more often than elsewhere (40 of 200).
    assert all(25 <= places[place] <= 55 for place in range(5)), places


@pytest.mark.rule("LD-SET-15", "LD-SET-17", "LD-CMP-11")
def test_nothing_else_is_on_the_board() -> None:
    for t in started():
        assert (t.fire, t.broken, t.noise, t.closed, t.wrecked) == (0, 0, 0, 0, 0)
        assert (t.emergency, t.destruct, t.destruct_red, t.vented) == (-1, -1, False, 0)
        assert (t.stalkers, t.lying, t.foes) == ((), (), 0)
        assert (t.fire_limit, t.broken_limit, t.rs.doors) == (12, 10, 11)


@pytest.mark.rule("LD-SET-16", "LD-RND-01")
def test_the_time_token_starts_on_15_red_side_up() -> None:
    for t in started():
        assert (t.round, t.time, t.time_blue) == (1, 15, False)
