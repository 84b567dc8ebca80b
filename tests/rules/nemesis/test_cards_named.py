"""Cards, tokens and counts of the original game that its rulebook shows (NM-CRD)."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.rulesets import ruleset
from lockdown.ledger.components import counts
from lockdown.state.keys import ADULT, BREEDER, CREEPER, LARVA, QUEEN


@pytest.mark.rule("NM-CRD-40", "NM-CRD-20")
def test_four_crafted_items_of_three_cards_each() -> None:
    crafted = {key: card for key, card in REGISTRY.items.items() if card.group == "crafted"}
    assert set(crafted) == {"antidote", "taser", "flamethrower", "molotov_cocktail"}
    assert {card.copies for card in crafted.values()} == {3}
    assert REGISTRY.items["bandages"].component in crafted["molotov_cocktail"].recipe


@pytest.mark.rule("NM-CRD-51")
def test_the_event_that_looks_at_the_generator_moves_three_kinds_and_leaves() -> None:
    card = REGISTRY.events["coolant_leak"]
    assert card.corridors == (1,)
    assert card.remove
    moved = [kind for kind in (LARVA, CREEPER, ADULT, BREEDER, QUEEN) if card.icons >> kind & 1]
    assert moved == [ADULT, BREEDER, QUEEN]


@pytest.mark.rule("NM-CRD-52", "NM-CRD-53")
def test_bite_is_an_adults_attack_too_and_one_card_is_slime() -> None:
    assert REGISTRY.attacks["bite"].icons >> ADULT & 1
    assert REGISTRY.attacks["slime"].copies == 1


@pytest.mark.rule("NM-CRD-56")
def test_every_requirement_that_the_rulebook_names_is_on_a_card() -> None:
    kinds = {
        test["kind"]
        for card in REGISTRY.objectives.values()
        for way in card.condition
        for test in way
    }
    named = {"player_dead", "only_survivor", "signal_sent", "ship_reached", "nest_destroyed"}
    assert kinds >= named | {"weaknesses_discovered", "queen_killed"}
    assert kinds <= ruleset("standard", "basic", ()).objective_tests.keys()


@pytest.mark.rule("NM-CRD-57")
def test_bleeding_is_a_serious_wound() -> None:
    assert REGISTRY.wounds["bleeding"].copies > 0


@pytest.mark.rule("NM-CRD-59", "NM-CRD-80")
def test_the_box_is_as_the_rulebook_counts_it() -> None:
    have = counts("nemesis")
    wanted = {
        "action cards": 60,
        "contamination cards": 27,
        "attack cards": 20,
        "serious wound cards": 16,
        "event cards": 20,
        "weakness cards": 8,
        "coordinates cards": 8,
        "green item cards": 30,
        "yellow item cards": 30,
        "red item cards": 30,
        "crafted item cards": 12,
        "starting item cards": 6,
        "mission item cards": 12,
        "characters": 6,
        "solo and cooperative objectives": 7,
        "rooms 1": 11,
        "rooms 2": 9,
        "exploration tokens": 20,
        "doors": 12,
        "escape pods": 4,
        "corpses": 5,
        "eggs": 8,
        "carcasses": 8,
        "fire markers": 8,
        "malfunction markers": 8,
        "Intruder tokens": 27,
        "Intruder tokens: larva": 8,
        "Intruder tokens: adult": 12,
        "Intruder tokens: creeper": 3,
        "Intruder tokens: breeder": 2,
        "Intruder tokens: queen": 1,
        "Intruder tokens: blank": 1,
    }
    assert {name: have.get(name) for name in wanted} == wanted
    assert have["personal objectives"] + have["corporate objectives"] == 18


@pytest.mark.rule("NM-CRD-58")
def test_ten_intruder_action_cards_with_a_direction_attack_cards_and_an_effect() -> None:
    cards = REGISTRY.intruder_actions.values()
    assert sum(card.copies for card in cards) == 10
    for card in cards:
        assert 0 <= card.corridor <= 4, card.key
        assert card.drawn >= 1, card.key
        assert card.effect is not None, card.key
