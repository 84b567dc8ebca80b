"""Wounds, death and retreat of Night Stalkers (LD-WND), checked card by card."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import wounds
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.rules.queries import stalker
from lockdown.state import keys
from lockdown.state.keys import CARCASS, EVENTS
from tests.rules.desk import attack_deck, desk

ROOM = 13


def table(*foes: str, room: int = ROOM) -> tuple[Game, LockdownTable]:
    """Night Stalkers in a room without characters, numbered from 1."""
    game = desk(room=4)
    t = game.table
    set_stalkers(t, tuple((i, keys.STALKERS.index(k), room, 0) for i, k in enumerate(foes, 1)))
    t.next_stalker = len(foes) + 1
    t.lying = ()
    return game, t


def next_event(t: LockdownTable, key: str) -> None:
    """Put that event card on top of the event deck."""
    card = EVENTS.index(key)
    t.event_deck = (*(c for c in t.event_deck if c != card), card)


def told(t: LockdownTable, kind: str) -> list[tuple[object, ...]]:
    """The arguments of the events of that kind told since the last option."""
    return [event.args for event in t.told if event.kind == kind]


@pytest.mark.rule("LD-WND-01")
def test_wounds_add_up_and_stay() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 5), ("cut", 4))
    wounds.wound(t, 1, 1, "LD-WND-01")
    wounds.wound(t, 1, 2, "LD-WND-01")
    assert t.stalkers == ((1, keys.ADULT, ROOM, 3),)


@pytest.mark.rule("LD-WND-02")
def test_one_check_for_an_instance_whatever_the_number() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 5), ("cut", 4))
    wounds.wound(t, 1, 3, "LD-WND-02")
    assert len(told(t, "wound_check")) == 1
    assert len(t.attack_discard) == 1
    wounds.wound(t, 1, 1, "LD-WND-02")
    assert len(told(t, "wound_check")) == 2


@pytest.mark.rule("LD-WND-02")
def test_no_wound_no_check() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 2))
    wounds.wound(t, 1, 0, "LD-WND-02")
    assert told(t, "wound_check") == []
    assert len(t.stalkers) == 1


@pytest.mark.rule("LD-WND-03")
def test_one_wound_kills_a_larva_without_a_card() -> None:
    game, t = table("larva")
    attack_deck(game, ("cut", 5))
    wounds.wound(t, 1, 1, "LD-WND-03")
    assert t.stalkers == ()
    assert t.attack_discard == ()
    assert t.lying == ()  # LD-WND-07: a larva leaves no carcass


@pytest.mark.rule("LD-WND-04")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(
    ("blood", "dealt", "dies"), [(2, 1, False), (2, 2, True), (3, 2, False), (3, 4, True)]
)
def test_creeper_and_adult_one_card(kind: str, blood: int, dealt: int, dies: bool) -> None:
    game, t = table(kind)
    attack_deck(game, ("cut", blood), ("blood_chase", 2))
    wounds.wound(t, 1, dealt, "LD-WND-04")
    assert (t.stalkers == ()) is dies
    assert len(t.attack_discard) == 1


@pytest.mark.rule("LD-WND-05")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("dealt", "dies"), [(5, False), (6, True), (7, True)])
def test_breeder_and_queen_add_two_cards(kind: str, dealt: int, dies: bool) -> None:
    game, t = table(kind)
    attack_deck(game, ("cut", 2), ("cut", 4))
    wounds.wound(t, 1, dealt, "LD-WND-05")
    assert (t.stalkers == ()) is dies
    assert len(t.attack_discard) == 2
    assert t.queen_killed is (dies and kind == "queen")


@pytest.mark.rule("LD-WND-06")
def test_the_number_counts_for_one_check_only() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 3), ("cut", 4), ("cut", 2))
    wounds.wound(t, 1, 2, "LD-WND-06")  # 3: lives with 2
    wounds.wound(t, 1, 1, "LD-WND-06")  # a new card: 4, so 3 wounds are not enough
    assert stalker(t, 1) is not None
    wounds.wound(t, 1, 1, "LD-WND-06")  # a new card: 2
    assert stalker(t, 1) is None


@pytest.mark.rule("LD-WND-07")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_death_leaves_a_carcass_and_no_token(kind: str) -> None:
    game, t = table(kind)
    attack_deck(game, ("cut", 2), ("cut", 3))
    bag, outside = t.bag, t.outside
    wounds.wound(t, 1, 8, "LD-WND-07")
    assert t.stalkers == ()
    assert t.lying == (ROOM << 16 | CARCASS,)
    assert (t.bag, t.outside) == (bag, outside)


@pytest.mark.rule("LD-WND-08")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("adult", [("cut", 0)]),
        ("breeder", [("cut", 0), ("cut", 2)]),
        ("queen", [("cut", 2), ("cut", 0)]),
    ],
)
def test_an_arrow_means_retreat(kind: str, cards: list[tuple[str, int]]) -> None:
    game, t = table(kind)
    attack_deck(game, *cards)
    next_event(t, "nest")  # corridor 1 leads from 013 to 014
    wounds.wound(t, 1, 1, "LD-WND-08")
    assert t.stalkers[0][2] == 14


@pytest.mark.rule("LD-WND-09")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_an_arrow_never_kills(kind: str) -> None:
    game, t = table(kind)
    attack_deck(game, ("cut", 0), ("cut", 2))
    next_event(t, "nest")
    wounds.wound(t, 1, 12, "LD-WND-09")
    assert t.stalkers == ((1, keys.STALKERS.index(kind), 14, 12),)
    assert t.lying == ()


@pytest.mark.rule("LD-WND-10")
def test_retreat_uses_the_first_number_and_ignores_everything_else() -> None:
    # That's Hot shows adult, breeder and queen, the numbers 1 and 3, and leaves the game.
    game, t = table("creeper")
    attack_deck(game, ("cut", 0))
    next_event(t, "thats_hot")
    fire = t.fire
    wounds.wound(t, 1, 1, "LD-WND-10")
    assert t.stalkers[0][2] == 14  # through corridor 1, not on through 3
    assert t.fire == fire
    assert t.event_discard == (EVENTS.index("thats_hot"),)
    assert ("event", EVENTS.index("thats_hot")) not in t.gone


@pytest.mark.rule("LD-WND-10")
def test_an_empty_event_deck_is_made_new_first() -> None:
    game, t = table("creeper")
    attack_deck(game, ("cut", 0))
    t.event_discard = (EVENTS.index("nest"),)
    t.event_deck = ()
    wounds.wound(t, 1, 1, "LD-WND-10")
    assert t.stalkers[0][2] == 14


@pytest.mark.rule("LD-WND-11")
def test_a_closed_door_is_destroyed_and_the_retreat_ends_there() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 0))
    next_event(t, "nest")
    corridor = t.rs.board.by_code[13014]
    t.closed = 1 << corridor
    wounds.wound(t, 1, 1, "LD-WND-11")
    assert t.stalkers[0][2] == ROOM
    assert (t.closed, t.wrecked) == (0, 1 << corridor)


@pytest.mark.rule("LD-WND-11")
def test_a_retreat_explores_nothing_and_meets_nobody() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 0))
    next_event(t, "nest")
    set_room(t, 1, 14)
    t.explored &= ~(1 << 14)
    bag = t.bag
    wounds.wound(t, 1, 1, "LD-WND-11")
    assert t.foes >> 14 & 1
    assert not t.explored >> 14 & 1
    assert t.bag == bag
    assert told(t, "encounter") == []


@pytest.mark.rule("LD-WND-12")
def test_wounds_go_along_and_vanish_in_the_technical_corridors() -> None:
    game, t = table("adult", room=14)
    attack_deck(game, ("cut", 5), ("cut", 0), ("perched_in_the_dark", 0))
    wounds.wound(t, 1, 2, "LD-WND-12")
    next_event(t, "fire_in_the_hole")  # corridor 1: 014 to 013
    wounds.wound(t, 1, 1, "LD-WND-12")
    assert t.stalkers == ((1, keys.ADULT, 13, 3),)
    set_stalkers(t, ((1, keys.ADULT, 14, 3),))
    next_event(t, "blue_screen")  # number 3 of 014 is an entrance
    adults = sum(n for i, n in enumerate(t.bag) if t.rs.stalker_tokens[i].kind == keys.ADULT)
    wounds.wound(t, 1, 1, "LD-WND-12")
    assert list(t.stalkers) == []
    after = sum(n for i, n in enumerate(t.bag) if t.rs.stalker_tokens[i].kind == keys.ADULT)
    assert after == adults + 1
    assert t.lying == ()


@pytest.mark.rule("LD-WND-13")
def test_the_check_comes_before_a_retreat_by_effect() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 0))
    next_event(t, "nest")
    wounds.wound(t, 1, 1, "LD-WND-13")  # the check makes it retreat to 014
    next_event(t, "fire_in_the_hole")
    wounds.retreat_if_here(t, 1, ROOM)
    assert t.stalkers[0][2] == 14  # it does not retreat a second time
    wounds.retreat_if_here(t, 1, 14)
    assert t.stalkers[0][2] == 13
    wounds.kill(t, 1, "LD-WND-07")
    events = len(t.event_discard)
    wounds.retreat_if_here(t, 1, 13)
    assert len(t.event_discard) == events


@pytest.mark.rule("LD-WND-14")
def test_cards_of_a_check_are_discarded_after_it() -> None:
    game, t = table("queen")
    attack_deck(game, ("cut", 5), ("cut", 4))
    first, second = t.attack_deck[-1], t.attack_deck[-2]
    wounds.wound(t, 1, 1, "LD-WND-14")
    assert t.attack_discard == (first, second)


@pytest.mark.rule("LD-WND-14")
def test_the_first_card_is_not_shuffled_in_for_the_second() -> None:
    for _ in range(8):
        game, t = table("queen")
        attack_deck(game, ("cut", 5))
        first = t.attack_deck[-1]
        other = t.attack_deck[0]
        t.gone += tuple(("attack", c) for c in t.attack_deck[1:-1])
        t.attack_deck, t.attack_discard = (first,), (other,)
        wounds.wound(t, 1, 1, "LD-WND-14")
        assert told(t, "wound_check")[0][1] == (first, other)
        assert set(t.attack_discard) == {first, other}


@pytest.mark.rule("LD-WND-15")
def test_all_are_marked_then_checked_in_order() -> None:
    game, t = table("creeper", "adult", "adult", "breeder")
    attack_deck(game, ("cut", 5), ("cut", 4), ("cut", 3), ("cut", 2), ("piercing_the_heart", 5))
    order = [4, 2, 3, 1]
    wounds.wound_many(t, order, dict.fromkeys(order, 1), "LD-WND-15")
    kinds = [event.kind for event in t.told]
    assert kinds[:4] == ["stalker_wounded"] * 4
    checked = [int(str(args[0])) >> 3 for args in told(t, "wound_check")]
    assert checked == [4, 2, 3, 1]


@pytest.mark.rule("LD-WND-14", "LD-CMP-19")
@pytest.mark.parametrize(("kind", "cards"), [("adult", 0), ("queen", 1)])
def test_without_cards_to_draw_it_lives(kind: str, cards: int) -> None:
    game, t = table(kind)
    attack_deck(game, ("cut", 2))
    t.attack_deck = t.attack_deck[len(t.attack_deck) - cards :]
    wounds.wound(t, 1, 12, "LD-WND-14")
    assert len(t.stalkers) == 1
    assert len(t.attack_discard) == cards


@pytest.mark.rule("LD-WND-10", "LD-CMP-19")
def test_without_an_event_card_it_stays() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 0))
    t.event_deck = t.event_discard = ()
    wounds.wound(t, 1, 1, "LD-WND-10")
    assert t.stalkers[0][2] == ROOM
    assert t.event_discard == ()


@pytest.mark.rule("LD-WND-10")
def test_the_card_that_is_called_first_is_no_exception() -> None:
    game, t = table("adult")
    attack_deck(game, ("cut", 0))
    next_event(t, EVENTS[0])  # blood_trace_1: number 2 leads from 013 to 009
    wounds.wound(t, 1, 1, "LD-WND-10")
    assert t.stalkers[0][2] == 9
