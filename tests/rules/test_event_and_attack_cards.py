"""The card sets of events, attacks, wounds and tokens, and what scenarios cannot say.

The numbers here are the printed ones, written down once more so that a slip in the declarations
is noticed.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.event_phase import quiet_corridors
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import rng
from lockdown.rules import event_phase, hurt, stalkers
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from tests.rules.desk import desk

RS = ruleset("standard", "basic", ())

#: key: (kinds that move, corridor numbers, leaves the game, has a darkness box)
EVENTS = {
    "blood_trace_1": ("BQ", (2,), False, True),
    "blood_trace_2": ("CBQ", (3,), False, True),
    "blue_screen": ("ABQ", (3,), True, False),
    "bulkheads_open": ("AB", (1,), False, True),
    "consuming_fire": ("CBQ", (2,), False, False),
    "coolant_leak": ("ABQ", (1,), True, False),
    "damage": ("CA", (3,), False, True),
    "egg_protection": ("BQ", (4,), False, True),
    "fire_in_the_hole": ("CA", (1,), False, False),
    "hatching": ("AB", (2,), False, True),
    "kickstopper": ("ABQ", (2, 4), True, False),
    "leaving_the_shell_1": ("BQ", (1,), False, False),
    "leaving_the_shell_2": ("CBQ", (4,), False, False),
    "lurking": ("CA", (2,), False, True),
    "nest": ("CBQ", (1,), False, True),
    "noise_in_corridors": ("AB", (3,), False, True),
    "panic": ("AB", (4,), False, True),
    "power_surge": ("BQ", (3,), False, False),
    "sanitary_network_failure": ("ABQ", (2,), True, False),
    "scent_of_blood": ("CA", (4,), False, True),
    "short_circuit": ("ABQ", (4,), True, False),
    "thats_hot": ("ABQ", (1, 3), True, False),
}
#: key: (kinds it hits, blood values with 0 for the retreat arrow, has a darkness effect)
ATTACKS = {
    "cut": ("CABQ", (0, 2, 3, 4, 5), True),
    "blood_chase": ("CABQ", (2, 4, 5), False),
    "perched_in_the_dark": ("ABQ", (0, 2, 4, 5, 5), True),
    "blood_rage": ("BQ", (3, 5), False),
    "piercing_the_heart": ("Q", (3, 5), True),
    "evolve": ("C", (0, 4), True),
    "infecting_the_host": ("CQ", (4,), True),
}
WOUNDS = {
    "body": 4,
    "leg": 3,
    "hand": 3,
    "arm": 3,
    "bleeding": 3,
    "knee": 3,
    "eyes": 3,
    "guts": 3,
}
#: key: (kind, copies, number in the light, number in the dark)
TOKENS = {
    "blank": (keys.BLANK, 1, 0, 0),
    "larva_1_2": (LARVA, 4, 1, 2),
    "larva_0_1": (LARVA, 4, 0, 1),
    "creeper_1_2": (CREEPER, 3, 1, 2),
    "adult_1_3": (ADULT, 3, 1, 3),
    "adult_2_3": (ADULT, 3, 2, 3),
    "adult_2_4": (ADULT, 3, 2, 4),
    "adult_3_4": (ADULT, 3, 3, 4),
    "breeder_2_4": (BREEDER, 1, 2, 4),
    "breeder_3_4": (BREEDER, 1, 3, 4),
    "queen_4_4": (QUEEN, 1, 4, 4),
}
LETTERS = {"C": CREEPER, "A": ADULT, "B": BREEDER, "Q": QUEEN}


def mask(letters: str) -> int:
    return sum(1 << LETTERS[letter] for letter in letters)


@pytest.mark.rule("LD-CRD-53")
def test_the_event_deck_has_its_22_cards() -> None:
    assert len(RS.events) == len(EVENTS) == 22
    for card in RS.events:
        icons, corridors, remove, dark = EVENTS[card.key]
        assert (card.icons, card.corridors, card.remove) == (mask(icons), corridors, remove)
        assert card.copies == 1
        assert card.effect is not None, f"{card.key} has no effect"
        assert (card.dark_effect is not None) is dark, card.key
    dealt: LockdownTable = Game.new(Setup(players=3), seed=1).table
    assert sorted(dealt.event_deck) == list(range(22))


@pytest.mark.rule("LD-CRD-57")
def test_the_attack_deck_has_its_20_cards() -> None:
    assert {card.key for card in RS.attacks} == set(ATTACKS)
    for card in RS.attacks:
        icons, blood, dark = ATTACKS[card.key]
        assert (card.icons, card.blood) == (mask(icons), blood)
        assert card.effect is not None, f"{card.key} has no effect"
        assert (card.dark_effect is not None) is dark, card.key
    dealt: LockdownTable = Game.new(Setup(players=3), seed=1).table
    assert len(set(dealt.attack_deck)) == len(dealt.attack_deck) == 20


@pytest.mark.rule("LD-CRD-62")
def test_the_wound_deck_has_25_cards_of_8_kinds() -> None:
    assert {card.key: card.copies for card in RS.wounds if card.copies} == WOUNDS
    dealt: LockdownTable = Game.new(Setup(players=3), seed=1).table
    assert len(dealt.wound_deck) == 25


@pytest.mark.rule("LD-CRD-63")
def test_there_are_27_contamination_cards() -> None:
    dealt: LockdownTable = Game.new(Setup(players=3), seed=1).table
    assert dealt.contamination.count(keys.INFECTED) == 7
    assert dealt.contamination.count(keys.CLEAN) == 20
    assert len(dealt.contamination) == 27


@pytest.mark.rule("LD-CRD-75")
def test_the_27_tokens_and_their_numbers() -> None:
    found = {t.key: (t.kind, t.copies, t.lit, t.dark) for t in RS.stalker_tokens}
    assert found == TOKENS
    assert sum(token.copies for token in RS.stalker_tokens) == 27


@pytest.mark.rule("LD-BAG-11", "LD-ENC-14")
def test_the_blank_token_is_in_the_bag_after_every_draw_of_many_games() -> None:
    for seed in range(12):
        game = Game.new(Setup(players=2 + seed % 3), seed=seed)
        t: LockdownTable = game.table
        while game.decision is not None and game.version < 400:
            options = list(game.options)
            game.play(options[(seed + game.version * 7) % len(options)])
            t = game.table
            assert t.bag[0] == 1
            assert sum(t.bag) >= 1


@pytest.mark.rule("LD-EVT-17")
def test_without_a_corridor_of_that_number_nobody_moves() -> None:
    t: LockdownTable = desk(room=13).table
    board = t.rs.board
    exits = list(board.exits)
    one, _, three, four = exits[9]
    exits[9] = (one, -1, three, four)
    t.rs = replace(t.rs, board=replace(board, exits=tuple(exits)))
    set_stalkers(t, ((1, ADULT, 9, 0), (2, ADULT, 11, 0)))
    stalkers.move_by_number(t, [1, 2], 2, "LD-EVT-12")
    assert t.stalkers == ((1, ADULT, 9, 0), (2, ADULT, 10, 0))


@pytest.mark.rule("LD-CMP-19")
def test_without_any_event_card_the_step_is_skipped() -> None:
    t: LockdownTable = desk(room=13).table
    t.agenda, t.event_deck, t.event_discard, t.told = [], (), (), []
    event_phase.event_card(t)
    assert t.agenda == []
    assert t.told == []


@pytest.mark.rule("LD-CMP-19")
def test_without_any_attack_card_the_attack_misses() -> None:
    t: LockdownTable = desk(room=13, foes=("adult",)).table
    t.agenda, t.decision, t.attack_deck, t.attack_discard = [], None, (), ()
    event_phase.stalkers_attack(t)
    t.run()
    assert (t.light[0], t.wounds[0], t.attack_discard) == (0, (), ())


@pytest.mark.rule("LD-HRT-12")
def test_without_any_wound_card_the_wound_counts_and_has_no_effect() -> None:
    t: LockdownTable = desk(room=13).table
    t.wound_deck, t.wound_discard = (), ()
    hurt.serious_wound(t, 0, "LD-HRT-04", 3)
    assert list(t.wounds[0]) == [keys.WOUND["none"]] * 3
    hurt.dress(t, 0, keys.WOUND["none"], "LD-HRT-13")
    hurt.heal(t, 0, keys.WOUND["none"] | hurt.DRESSED, "LD-HRT-14")
    assert len(t.wounds[0]) == 2
    assert not t.wound_discard, "there is no such card"
    hurt.serious_wound(t, 0, "LD-HRT-04")
    hurt.serious_wound(t, 0, "LD-HRT-04")
    assert t.place[0] == keys.DEAD
    assert not t.wound_discard


@pytest.mark.rule("LD-HRT-16")
def test_everybody_sees_wounds() -> None:
    game = desk(room=13)
    t: LockdownTable = game.table
    t.light[0] = 2
    t.wounds[0] = (keys.WOUND["leg"], keys.WOUND["arm"] | hurt.DRESSED)
    for viewer in (None, 0, 1):
        crew = game.view(viewer).crew[0]
        assert crew.light == 2
        assert "leg" in str(crew.wounds)


@pytest.mark.rule("LD-HRT-08")
def test_the_contamination_cards_of_the_dead_are_mixed_and_unknown_again() -> None:
    orders = set()
    for seed in range(8):
        t: LockdownTable = desk(room=13).table
        t.rng = rng.seeded(seed)
        t.contamination = (keys.CLEAN,)
        t.hand[0] = (keys.KNOWN_INFECTED, keys.CLEAN, keys.KNOWN_CLEAN, keys.ACTION["rest"])
        t.deck[0] = (keys.INFECTED,)
        t.discard[0] = ()
        hurt.die(t, 0, "LD-HRT-06")
        assert t.contamination[-1] == keys.CLEAN, "the top card stays on top"
        assert sorted(t.contamination) == [keys.CLEAN] * 3 + [keys.INFECTED] * 2
        orders.add(t.contamination)
        assert ("action", keys.ACTION["rest"]) in t.gone
    assert len(orders) > 1


@pytest.mark.rule("LD-ATK-10")
def test_a_night_stalker_that_has_left_is_skipped() -> None:
    t: LockdownTable = desk(room=13, foes=("breeder", "adult")).table
    t.agenda = []
    t.decision = None
    event_phase.stalkers_attack(t)
    stalkers.remove(t, 1)
    set_stalkers(t, tuple((f[0], f[1], 9, f[3]) for f in t.stalkers))
    before = t.attack_deck
    t.told = []
    t.run()
    assert t.attack_deck == before
    assert not [event for event in t.told if event.kind == "attacked"]


@pytest.mark.rule("LD-EVT-06")
def test_quiet_corridors_in_every_light() -> None:
    for room in range(1, 28):
        t: LockdownTable = desk(room=room, others=room, power=(1, 2, 3, 4)).table
        board = t.rs.board
        t.noise = (1 << board.tech + 1) - 1
        set_room(t, 1, room)
        quiet_corridors(t)
        assert t.noise == board.doors_of[room] | 1 << board.tech
