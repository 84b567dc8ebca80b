"""Supplies, decks and discard piles (LD-CMP-16 to LD-CMP-23, LD-RND-05)."""

from collections import Counter

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import decks, doors, markers, stalkers
from lockdown.rules.status import status
from lockdown.state import keys
from lockdown.state.keys import ADULT, BREEDER, QUEEN


def table(seed: int = 3) -> LockdownTable:
    """A table of two at the first action."""
    game = Game.new(Setup(players=2, characters=("sentry", "hacker")), seed)
    table: LockdownTable = game.table
    return table


def lay(t: LockdownTable, **piles: tuple[int, ...]) -> None:
    """Replace piles of the table."""
    for name, cards in piles.items():
        setattr(t, name, cards)


# ---- markers


@pytest.mark.rule("LD-CMP-16", "LD-MRK-20", "LD-MRK-29")
def test_markers_that_are_removed_can_be_placed_again() -> None:
    t = table()
    t.explored = (1 << 28) - 2
    rooms = [slot for slot in range(1, 28) if markers.takes_malfunction(t, slot)]
    for slot in range(1, 13):
        markers.place_fire(t, slot, "LD-MRK-15")
    for slot in rooms[:10]:
        markers.place_malfunction(t, slot, "LD-MRK-28")
    markers.remove_fire(t, 1, "LD-MRK-20")
    markers.remove_malfunction(t, rooms[0], "LD-MRK-29")
    markers.place_fire(t, 20, "LD-MRK-15")
    markers.place_malfunction(t, rooms[11], "LD-MRK-28")
    assert (t.fire.bit_count(), t.broken.bit_count(), t.ended) == (12, 10, "")
    markers.place_noise(t, 0, "LD-NOI-03")
    markers.remove_noise(t, 1, "LD-EVT-06")
    assert t.noise == 0
    doors.close_door(t, 0, "LD-DOR-08", 0)
    doors.open_door(t, 0, "LD-DOR-08")
    assert doors.doors_left(t) == 11


# ---- Night Stalker tokens


@pytest.mark.rule("LD-CMP-17")
def test_a_random_unused_token_of_the_kind_goes_into_the_bag() -> None:
    added = set()
    for seed in range(60):
        t = table(seed)
        before = t.bag
        token = stalkers.add_token(t, ADULT, "LD-CMP-17")
        assert t.rs.stalker_tokens[token].kind == ADULT
        assert t.bag[token] == before[token] + 1
        assert t.bag[token] + t.outside[token] == t.rs.stalker_tokens[token].copies
        assert sum(t.bag) == sum(before) + 1
        added.add(token)
    assert len(added) == 4


@pytest.mark.rule("LD-CMP-17", "LD-CMP-06")
def test_of_two_breeders_either_may_be_added() -> None:
    added = {stalkers.add_token(table(seed), BREEDER, "LD-CMP-17") for seed in range(20)}
    assert {keys.STALKER_TOKENS[token] for token in added} == {"breeder_2_4", "breeder_3_4"}


@pytest.mark.rule("LD-CMP-17")
def test_every_token_in_the_bag_is_as_likely_as_any_other() -> None:
    drawn: Counter[str] = Counter()
    wanted = {"blank": 1, "larva_0_1": 4, "queen_4_4": 1}
    for seed in range(600):
        t = table(seed)
        t.bag = tuple(wanted.get(token.key, 0) for token in t.rs.stalker_tokens)
        copies = [token.copies for token in t.rs.stalker_tokens]
        t.outside = tuple(all_ - in_ for all_, in_ in zip(copies, t.bag, strict=True))
        token = stalkers.draw_token(t, "LD-ENC-04")
        drawn[keys.STALKER_TOKENS[token]] += 1
        assert sum(t.bag) == 5
        assert t.outside[token] >= 1
    assert set(drawn) == set(wanted)
    assert 340 <= drawn["larva_0_1"] <= 460
    assert 60 <= drawn["blank"] <= 140
    assert 60 <= drawn["queen_4_4"] <= 140


@pytest.mark.rule("LD-CMP-17")
def test_nothing_is_added_when_no_token_of_the_kind_is_left() -> None:
    t = table()
    for kind, left in ((BREEDER, 2), (QUEEN, 0)):
        for _ in range(left):
            assert stalkers.add_token(t, kind, "LD-CMP-17") >= 0
        before = t.bag
        assert stalkers.add_token(t, kind, "LD-CMP-17") == -1
        assert t.bag == before


# ---- decks with a discard pile


@pytest.mark.rule("LD-CMP-19", "LD-CMP-18")
def test_an_empty_event_deck_is_rebuilt_by_the_next_draw_only() -> None:
    t = table()
    lay(t, event_deck=(4,), event_discard=(1, 2, 3))
    assert decks.draw_event(t) == 4
    assert (t.event_deck, t.event_discard) == ((), (1, 2, 3))
    card = decks.draw_event(t)
    assert card in (1, 2, 3)
    assert Counter((card, *t.event_deck)) == Counter((1, 2, 3))
    assert t.event_discard == ()


@pytest.mark.rule("LD-CMP-19", "LD-CMP-18")
def test_an_empty_attack_deck_is_rebuilt_by_the_next_draw_only() -> None:
    t = table()
    lay(t, attack_deck=(8,), attack_discard=(1, 2, 3))
    assert decks.draw_attack(t) == 8
    assert (t.attack_deck, t.attack_discard) == ((), (1, 2, 3))
    card = decks.draw_attack(t)
    assert Counter((card, *t.attack_deck)) == Counter((1, 2, 3))
    assert t.attack_discard == ()


@pytest.mark.rule("LD-CMP-19", "LD-CMP-18")
@pytest.mark.parametrize("colour", [keys.RED, keys.YELLOW, keys.GREEN])
def test_an_empty_item_deck_is_rebuilt_from_its_own_pile(colour: int) -> None:
    t = table()
    t.items_deck[colour], t.items_discard[colour] = (), (1, 2)
    others = [t.items_deck[c] for c in range(3) if c != colour]
    card = decks.draw_item(t, colour)
    assert {card, *t.items_deck[colour]} == {1, 2}
    assert t.items_discard[colour] == ()
    assert [t.items_deck[c] for c in range(3) if c != colour] == others


@pytest.mark.rule("LD-CMP-19")
def test_the_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        t = table(seed)
        lay(t, event_deck=(), event_discard=(1, 2, 3, 4))
        orders.add((decks.draw_event(t), *t.event_deck))
    assert len(orders) > 8


@pytest.mark.rule("LD-CMP-19")
def test_nothing_is_drawn_from_nothing() -> None:
    t = table()
    t.event_deck = t.event_discard = t.attack_deck = t.attack_discard = ()
    t.items_deck[keys.RED] = t.items_discard[keys.RED] = ()
    assert decks.draw_event(t) == decks.draw_attack(t) == decks.draw_item(t, keys.RED) == -1


@pytest.mark.rule("LD-CMP-22")
def test_looking_at_more_cards_than_there_are_puts_the_pile_under_the_deck() -> None:
    t = table()
    lay(t, event_deck=(7,), event_discard=(1, 2))
    seen = decks.top_cards(t, "event", 2)
    assert seen[0] == 7
    assert seen[1] in (1, 2)
    assert t.event_deck[-1] == 7
    assert not t.event_discard
    lay(t, event_deck=(5, 6, 7), event_discard=(1, 2))
    assert decks.top_cards(t, "event", 2) == (7, 6)
    assert t.event_discard == (1, 2), "the pile is left alone while there are enough"
    lay(t, attack_deck=(9,), attack_discard=())
    assert decks.top_cards(t, "attack", 2) == (9,)


# ---- a player's own deck


@pytest.mark.rule("LD-RND-05")
def test_a_new_action_deck_in_the_middle_of_a_draw() -> None:
    t = table()
    t.hand[0], t.deck[0], t.discard[0] = (), (1, 2), (3, 4, keys.CLEAN)
    drawn = decks.draw_cards(t, 0, 4, "LD-RND-05")
    assert drawn[:2] == (2, 1)
    assert Counter((*drawn[2:], *t.deck[0])) == Counter((3, 4, keys.CLEAN))
    assert t.discard[0] == ()
    assert t.hand[0] == drawn


@pytest.mark.rule("LD-RND-05")
def test_the_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    t = table()
    t.hand[0], t.deck[0], t.discard[0] = (), (1, 2), (3, 4)
    assert decks.draw_cards(t, 0, 2, "LD-RND-05") == (2, 1)
    assert (t.deck[0], t.discard[0]) == ((), (3, 4))


@pytest.mark.rule("LD-RND-05")
def test_drawing_stops_when_deck_and_pile_are_empty() -> None:
    t = table()
    t.hand[0], t.deck[0], t.discard[0] = (5,), (1,), (3,)
    assert Counter(decks.draw_cards(t, 0, 4, "LD-RND-05")) == Counter((1, 3))
    assert Counter(t.hand[0]) == Counter((5, 1, 3))
    assert decks.draw_cards(t, 0, 1, "LD-RND-05") == ()


@pytest.mark.rule("LD-CMP-18")
def test_contamination_cards_go_to_the_own_discard_pile() -> None:
    t = table()
    t.hand[0], t.discard[0] = (1, keys.INFECTED), (7,)
    pile = t.contamination
    assert decks.discard_card(t, 0, keys.CONTAMINATION) == keys.INFECTED
    assert t.discard[0] == (7, keys.INFECTED)
    assert t.contamination == pile


# ---- everything is somewhere


@pytest.mark.rule("LD-CMP-23")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_component_is_in_exactly_one_place(players: int) -> None:
    """Random play; `status` names what is twice there or nowhere."""
    for seed in range(4):
        game = Game.new(Setup(players=players), seed)
        choice = seed
        while game.decision is not None and game.version < 250:
            choice = (choice * 5 + 3) % 8191
            game.play(game.options[choice % len(game.options)])
            assert game.status() == []


@pytest.mark.rule("LD-CMP-23")
def test_a_component_in_two_places_is_noticed() -> None:
    t = table()
    assert status(t) == []
    t.event_discard = (t.event_deck[0],)
    assert status(t) != []


@pytest.mark.rule("LD-ROM-11")
def test_an_item_counter_ends_at_nothing_and_special_rooms_have_none() -> None:
    t = table()
    t.counter[8] = 1
    for _ in range(3):
        markers.lower_counter(t, 8, "LD-ROM-11")
    assert t.counter[8] == 0
    markers.lower_counter(t, 4, "LD-ROM-11")
    assert t.counter[4] == -1
