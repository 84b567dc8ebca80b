"""The crew at set-up (LD-SET, LD-SOL) over many seeds: cards, characters, secrets."""

from collections import Counter
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.board import raw_board
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.events import EVENT_KINDS
from lockdown.kernel.options import VERBS
from lockdown.rules import items
from lockdown.rules import setting_up as setup
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.state.registry import chosen
from tests.rules.fresh import PLAYERS, SEEDS, drafted, drafting, seats_by_number, started, tables

# ---- the crew


@pytest.mark.rule("LD-SET-18")
def test_numbers_are_dealt_at_random_over_the_seats() -> None:
    for n in PLAYERS:
        orders = {tuple(t.number) for t in tables(n)}
        assert all(sorted(order) == list(range(1, n + 1)) for order in orders)
        assert len(orders) > (0, 0, 1, 4, 10, 20)[n]
    t = drafting(3, 0).table
    heard = [e.args for e in drafting(3, 0).events() if e.kind == "number_dealt"]
    assert heard == [(seat, t.number[seat]) for seat in range(3)]


@pytest.mark.rule("LD-SET-30")
def test_player_1_is_the_first_player_and_begins() -> None:
    seats = set()
    for n in PLAYERS:
        for seed in SEEDS:
            game = drafted(n, seed)
            assert game.table.number[game.table.first] == 1
            assert game.decision is not None
            assert game.decision.seat == game.table.first
            seats.add(game.table.first)
    assert seats == set(range(5))


@pytest.mark.rule("LD-SET-30")
def test_knowledge_starts_at_1_or_3_and_inactive() -> None:
    for t in started():
        assert t.active == 0
        assert t.rs.knowledge_max == 8
        for seat in range(t.n):
            survivor = keys.CHARACTERS[t.char[seat]] in ("survivor", "lab_rat")
            assert t.knowledge[seat] == (3 if survivor else 1)


@pytest.mark.rule("LD-SET-20", "LD-SET-21")
def test_one_objective_of_each_deck_that_fits_the_number_of_players() -> None:
    for n in (2, 3, 4, 5):
        dealt: dict[str, set[str]] = {"corporate": set(), "personal": set()}
        for t in tables(n):
            cards = [t.rs.objectives[o] for held in t.objectives for o in held]
            assert len({card.key for card in cards}) == 2 * n
            for held in t.objectives:
                assert sorted(t.rs.objectives[o].deck for o in held) == ["corporate", "personal"]
            for card in cards:
                assert card.players <= n
                dealt[card.deck].add(card.key)
            back = [t.rs.objectives[o] for kind, o in t.gone if kind == "objective"]
            assert len(back) + len(cards) == 2 * (n + 4)
        for deck, found in dealt.items():
            assert len(found) == n + 4, f"every {deck} card that fits is dealt sometimes"


@pytest.mark.rule("LD-SET-21", "LD-OBJ-01")
def test_only_the_owner_learns_an_objective() -> None:
    for seed in range(10):
        game = drafting(4, seed)
        for listener in (None, 0, 1, 2, 3):
            heard = [e.args for e in game.events(seat=listener) if e.kind == "objectives_dealt"]
            expected = [
                (seat, game.table.objectives[seat] if seat == listener else ()) for seat in range(4)
            ]
            assert heard == expected


def own_numbers(t: LockdownTable) -> int:
    """How many players hold the card that names their own number."""
    own = [keys.OBJECTIVE[f"loose_end_{number}"] for number in t.number]
    return sum(card in held for card, held in zip(own, t.objectives, strict=True))


@pytest.mark.rule("LD-OBJ-04")
def test_nobody_is_to_kill_the_own_character(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(map(own_numbers, tables(2, 3, 4, 5))) == 0
    # The control: the same seeds without the exchange deal many such cards.
    monkeypatch.setattr(setup, "names_player", lambda card, number: False)
    plain = [Game.new(Setup(players=n), 10 * seed + n).table for n in (2, 5) for seed in SEEDS]
    assert sum(map(own_numbers, plain)) > 10


@pytest.mark.rule("LD-OBJ-04")
def test_the_exchanged_card_goes_back_into_the_rest() -> None:
    """In order of player number: player 2 may get the card that player 1 gave back."""
    rs = drafting(2, 0).table.rs
    own_1, own_2 = keys.OBJECTIVE["loose_end_1"], keys.OBJECTIVE["loose_end_2"]
    received = set()
    for seed in range(40):
        t = drafting(2, seed).table.clone()
        one, two = seats_by_number(t)
        t.objectives[one] = (own_1,)
        t.objectives[two] = (own_2,)
        rest = [keys.OBJECTIVE["write_off"]]
        setup._exchange_own_number(t, rest)
        assert t.objectives[one] == (keys.OBJECTIVE["write_off"],)
        assert t.objectives[two] == (own_1,)
        assert rest == [own_2]
        t.objectives[one] = (own_1,)
        t.objectives[two] = (keys.OBJECTIVE["write_off"],)
        rest = [own_2, keys.OBJECTIVE["no_witnesses"], keys.OBJECTIVE["applied_xenology"]]
        setup._exchange_own_number(t, rest)
        received.add(rs.objectives[t.objectives[one][0]].key)
        assert t.objectives[two] == (keys.OBJECTIVE["write_off"],)
        assert sorted(rest + list(t.objectives[one])) == sorted(
            [own_1, own_2, keys.OBJECTIVE["no_witnesses"], keys.OBJECTIVE["applied_xenology"]]
        )
    assert received == {"loose_end_2", "no_witnesses", "applied_xenology"}


SPLIT = {1: ((2,), 4), 2: ((2, 2), 2), 3: ((1, 1, 1), 3), 4: ((1,) * 4, 2), 5: ((1,) * 5, 1)}


@pytest.mark.rule("LD-SET-22", "LD-SOL-03", "LD-SET-31")
@pytest.mark.parametrize("players", PLAYERS)
def test_contingency_tokens_are_split_among_players_board_and_pool(players: int) -> None:
    held, pool = SPLIT[players]
    active = set()
    for t in tables(players):
        copies = {i: code.copies for i, code in enumerate(t.rs.contingencies)}
        assert Counter(t.ctg_face) == Counter(copies)
        assert tuple(t.ctg_place.count(seat) for seat in range(t.n)) == held
        assert t.ctg_place.count(-1) == 1
        neutral = [place for place in t.ctg_place if place >= 10]
        assert len(set(neutral)) == len(neutral) == pool
        active.add(t.ctg_face[t.ctg_place.index(-1)])
    assert active == set(range(5))


@pytest.mark.rule("LD-SET-22", "LD-CTG-04")
def test_only_own_contingency_tokens_are_seen() -> None:
    for seed in range(10):
        game = drafting(2, seed)
        t = game.table
        for listener in (None, 0, 1):
            heard = [e.args for e in game.events(seat=listener) if e.kind == "contingency_dealt"]
            for seat, faces in heard:
                own = tuple(f for f, p in zip(t.ctg_face, t.ctg_place, strict=True) if p == seat)
                assert faces == (own if seat == listener else (-1, -1))
        assert t.seen_ctg == [0, 0]


@pytest.mark.rule("LD-CMP-21", "LD-SET-33")
def test_nobody_learns_anything_hidden_in_set_up() -> None:
    for t in tables(4):
        assert t.seen_tile == t.seen_token == t.seen_css == t.seen_ctg == [0] * 4
        assert t.seen_objective == t.seen_item == ()
        assert t.seen_card == ()
    for listener in (None, 0, 3):
        kinds = {heard.kind for heard in drafting(4, 7).events(seat=listener)}
        assert kinds == {
            "game_began",
            "number_dealt",
            "objectives_dealt",
            "contingency_dealt",
            "characters_offered",
        }


@pytest.mark.rule("LD-SET-01")
def test_objectives_and_contingencies_come_before_characters() -> None:
    for n in PLAYERS:
        game = drafting(n, 3)
        assert all(len(held) == 2 for held in game.table.objectives)
        assert len(game.table.ctg_place) == 7
        assert game.table.char == [-1] * n
        kinds = [heard.kind for heard in game.events()]
        assert kinds.index("number_dealt") < kinds.index("objectives_dealt")
        assert kinds.index("objectives_dealt") < kinds.index("contingency_dealt")
        assert kinds.index("contingency_dealt") < kinds.index("characters_offered")


@pytest.mark.rule("LD-SET-24")
def test_the_draft_goes_by_player_number_with_two_cards_each() -> None:
    given_back_and_offered_again = False
    for n in PLAYERS:
        for seed in SEEDS:
            game = drafting(n, seed).clone()
            taken: list[int] = []
            refused: set[int] = set()
            for seat in seats_by_number(game.table):
                assert game.decision is not None
                assert (game.decision.seat, game.decision.kind) == (seat, "draft")
                pair = [option.args[0] for option in game.options]
                assert len(set(pair)) == 2
                assert not set(pair) & set(taken)
                offered = [e.args for e in game.events() if e.kind == "characters_offered"][-1]
                assert offered == (seat, tuple(pair)), "both cards are revealed to all"
                given_back_and_offered_again |= bool(set(pair) & refused)
                taken.append(pair[seed % 2])
                refused.add(pair[1 - seed % 2])
                game.play(game.options[seed % 2])
            assert [game.table.char[seat] for seat in seats_by_number(game.table)] == taken
    assert given_back_and_offered_again
    offers = {tuple(option.args[0] for option in drafting(4, seed).options) for seed in range(200)}
    assert {card for pair in offers for card in pair} == set(range(6))
    assert len(offers) > 20


@pytest.mark.rule("LD-SET-24")
def test_no_character_can_be_chosen_twice() -> None:
    with pytest.raises(BadSetup, match="twice"):
        Game.new(Setup(players=2, characters=("hacker", "hacker")), 0)


SURVIVORS = {"survivor", "lab_rat"}


@pytest.mark.rule("LD-SET-25", "LD-SET-26")
def test_survivors_start_in_the_isolation_room_workers_in_the_repository() -> None:
    rs = drafting(2, 0).table.rs
    assert {c.key for c in rs.characters if c.origin == "survivor"} == SURVIVORS
    assert {c.key for c in rs.characters if c.origin == "worker"} == {
        "hacker",
        "xenobiologist",
        "sentry",
        "janitor",
    }
    for t in started():
        for seat in range(t.n):
            survivor = keys.CHARACTERS[t.char[seat]] in SURVIVORS
            assert t.room[seat] == (22 if survivor else 4)
            assert t.place[seat] == keys.IN_ROOM


@pytest.mark.rule("LD-SET-27")
def test_ten_shuffled_cards_and_no_hand_before_the_first_round() -> None:
    orders = set()
    for seed in SEEDS:
        game = drafting(3, seed).clone()
        for _ in range(2):
            game.play(game.options[0])
        t = game.table
        for seat in seats_by_number(t)[:2]:
            key = keys.CHARACTERS[t.char[seat]]
            want = Counter({c.id: c.copies_by.get(key, 0) for c in t.rs.action_cards})
            assert Counter(t.deck[seat]) == +want
            assert len(t.deck[seat]) == 10
            assert t.hand[seat] == t.discard[seat] == ()
            if key == "hacker":
                orders.add(t.deck[seat])
    assert len(orders) > 5


STARTING = {
    "hacker": ("smart_gun", 3),
    "janitor": ("nailgun", 4),
    "sentry": ("smg", 5),
    "xenobiologist": ("probe_arm", 3),
}


@pytest.mark.rule("LD-SET-28")
@pytest.mark.parametrize("key", chosen(REGISTRY.characters, ""))
def test_starting_items_with_their_ammo(key: str) -> None:
    t = Game.new(Setup(players=1, characters=(key,)), 5).table
    assert t.pack[0] == ()
    name, count = STARTING.get(key, ("", 0))
    item: tuple[int, ...] = (ITEM[name] | count << 8,) if name else ()
    if key == "xenobiologist":
        assert (t.hands[0], t.beside[0]) == ((), item)
    else:
        assert (t.hands[0], t.beside[0]) == (item, ())
    if name:
        assert items.count_of(item[0]) == items.capacity(t, item[0])


MISSION = {
    "survivor": "assault_rifle",
    "hacker": "cheat_codes",
    "xenobiologist": "overmind",
    "sentry": "battle_suit",
    "janitor": "pressure_washer",
    "lab_rat": "wail",
}


@pytest.mark.rule("LD-SET-29")
@pytest.mark.parametrize("key", chosen(REGISTRY.characters, ""))
def test_mission_items_start_inactive_beside_the_board(key: str) -> None:
    t = Game.new(Setup(players=1, characters=(key,)), 5).table
    assert t.mission[0] == (ITEM[MISSION[key]],)
    assert not items.has_kind(t, 0, ITEM[MISSION[key]])


@pytest.mark.rule("LD-SET-19")
def test_every_inventory_starts_empty_and_unwounded() -> None:
    for t in started():
        assert t.pack == [()] * t.n
        assert t.light == [0] * t.n
        assert t.wounds == [()] * t.n
        assert (t.slime, t.larva, t.signal) == (0, 0, 0)


# ---- one player


@pytest.mark.rule("LD-SOL-01", "LD-SOL-07", "LD-SET-31")
def test_solo_deals_two_of_the_ten_solo_objectives() -> None:
    dealt = set()
    for t in tables(1):
        assert t.rs.mode == "solo"
        held = t.objectives[0]
        assert len(set(held)) == 2
        cards = [t.rs.objectives[o] for o in held]
        assert {card.deck for card in cards} == {"coop"}
        dealt |= set(held)
        back = [o for kind, o in t.gone if kind == "objective"]
        assert len(back) == 8
        assert len({*back, *held}) == 10
        for card in cards:
            kinds = {test["kind"] for tests in card.condition for test in tests}
            assert not kinds & {
                "player_dead",
                "only_survivor",
                "no_nemesis_survivor",
                "others_survive",
            }
    assert len(dealt) == 10


@pytest.mark.rule("LD-SOL-06")
def test_solo_is_set_up_with_the_number_1_and_one_draft() -> None:
    for seed in SEEDS:
        game = drafting(1, seed).clone()
        assert game.table.number == [1]
        assert game.table.first == 0
        assert len(game.options) == 2
        game.play(game.options[0])
        assert game.decision is not None
        assert game.decision.kind == "action"


@pytest.mark.rule("LD-SET-31")
def test_one_player_is_always_solo() -> None:
    assert drafting(1, 0).table.rs.items_halved
    assert not drafting(2, 0).table.rs.items_halved
    with pytest.raises(BadSetup, match="solo"):
        Game.new(Setup(players=2, mode="solo"), 0)
    for players in (0, 6):
        with pytest.raises(BadSetup, match="1 to 5"):
            Game.new(Setup(players=players), 0)


# ---- the draft and everything else follow from the seed


@pytest.mark.rule("LD-SET-13")
def test_the_same_seed_sets_up_the_same_table() -> None:
    for n in PLAYERS:
        assert Game.new(Setup(players=n), 11).digest == Game.new(Setup(players=n), 11).digest
        assert Game.new(Setup(players=n), 11).digest != Game.new(Setup(players=n), 12).digest


@pytest.mark.rule("LD-CMP-01")
def test_both_sides_of_the_board_are_data_and_six_characters_have_their_colours() -> None:
    for side in ("basic", "surface"):
        rooms = [slot for slot in raw_board(side)["slot"] if slot["kind"] != "crossroads"]
        assert len(rooms) == 27
    colours = {character.colour for character in drafting(2, 0).table.rs.characters}
    assert len(colours) == 6
    for t in tables(5):
        assert t.n == 5


@pytest.mark.rule("LD-SET-35")
def test_only_items_can_be_shown_to_another_player() -> None:
    """No option of any kind of decision reveals an objective, a token or a card to others."""
    shows = {word: verb.kinds for word, verb in VERBS.items() if "show" in verb.doc.lower()}
    assert shows == {"show": ("item",)}


@pytest.mark.rule("LD-OBJ-01", "LD-SET-35")
def test_objectives_and_contingencies_are_never_heard_by_others_while_playing() -> None:
    for seed in range(6):
        game = Game.new(Setup(players=3), seed)
        choice = seed
        while game.decision is not None and game.version < 200:
            choice = (choice * 5 + 3) % 8191
            game.play(game.options[choice % len(game.options)])
        if game.decision is None:
            continue
        for heard in game.events(seat=None):
            kinds = EVENT_KINDS[heard.kind].fields
            for (_, kind), value in zip(kinds, heard.args, strict=True):
                if kind in ("objective", "contingency"):
                    assert value == -1, heard
                elif kind in ("objectives", "contingencies"):
                    assert set(value) <= {-1}, heard


@pytest.mark.rule("LD-SET-31")
def test_table_options_are_named_once_and_have_a_value_that_there_is() -> None:
    low, high = ("yellow_contingency", "low"), ("yellow_contingency", "high")
    assert Game.new(Setup(players=2, options=(high,)), 0).table.rs is not None
    with pytest.raises(BadSetup, match="set twice"):
        Game.new(Setup(players=2, options=(low, high)), 0)
    with pytest.raises(BadSetup, match="no table option"):
        Game.new(Setup(players=2, options=(("gravity", "low"),)), 0)
    with pytest.raises(BadSetup, match="is one of"):
        Game.new(Setup(players=2, options=(("yellow_contingency", "middling"),)), 0)


@pytest.mark.rule("LD-SET-31")
@pytest.mark.parametrize(
    "wrong",
    [
        {"board": "moon"},
        {"enemies": "wasps"},
        {"mode": "nightmare"},
        {"players": 6},
        {"players": 0},
        {"mode": "solo"},
        {"characters": ("hacker",)},
        {"characters": ("hacker", "pilot")},
    ],
)
def test_a_table_that_the_game_does_not_offer_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Game.new(Setup(**{"players": 2, **wrong}), 0)


@pytest.mark.rule("LD-SET-01", "LD-SET-18", "LD-SET-26", "LD-SET-30")
def test_the_set_up_is_told_to_everybody() -> None:
    crew = ("hacker", "survivor", "sentry")
    game = Game.new(Setup(players=3, characters=crew), 5)
    t = game.table
    told = [(event.kind, event.args) for event in game.events(seat=0)]
    assert ("game_began", (3,)) in told
    assert [args for kind, args in told if kind == "number_dealt"] == [
        (seat, t.number[seat]) for seat in range(3)
    ]
    chosen = [args for kind, args in told if kind == "character_chosen"]
    rooms = {seat: 22 if name == "survivor" else 4 for seat, name in enumerate(crew)}
    assert chosen == [
        (seat, keys.CHARACTERS.index(crew[seat]), rooms[seat]) for seat in seats_by_number(t)
    ]
    first = [args for kind, args in told if kind == "first_player"]
    assert first[0] == (t.number.index(1),)
    assert game.decision is not None
    assert game.decision.seat == t.first == t.number.index(1)
