"""Actions in general: decks, what is offered, what must not show through it."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.rulesets import checked, ruleset_for
from lockdown.kernel.events import Heard
from lockdown.state import keys
from lockdown.state.registry import chosen
from tests.rules.situations import offered, play, situation

RS = ruleset_for(checked(Setup(players=4)))


@pytest.mark.rule("LD-ACT-10")
@pytest.mark.parametrize("character", chosen(REGISTRY.characters, ""))
def test_each_character_has_ten_action_cards_some_of_its_own(character: str) -> None:
    deck = {c.key: c.copies_by[character] for c in RS.action_cards if character in c.copies_by}
    assert sum(deck.values()) == 10
    own = [c.key for c in RS.action_cards if set(c.copies_by) == {character}]
    assert len(own) >= 4
    assert deck["search"] == 2
    assert deck["interruption"] == 1


@pytest.mark.rule("LD-ACT-10")
@pytest.mark.parametrize("character", chosen(REGISTRY.characters, ""))
def test_the_deck_that_is_dealt_is_that_deck(character: str) -> None:
    others = tuple(c for c in chosen(REGISTRY.characters, "") if c != character)[:1]
    game = Game.new(Setup(players=2, characters=(character, *others)), seed=5)
    t = game.table
    cards = sorted(t.hand[0] + t.deck[0] + t.discard[0])
    wanted = sorted(c.id for c in RS.action_cards for _ in range(c.copies_by.get(character, 0)))
    assert cards == wanted


@pytest.mark.rule("LD-ACT-01")
def test_all_kinds_of_action_are_offered_together() -> None:
    """Basic action, action card, item card, room action, computer action, mission item."""
    game = situation("""
        A is sentry in 010, hand demolition search rest, inventory clothes, slime
        B is hacker in 010, hand search
        room 010 transmitter_control items 1
        power S-02 on
        computer card computer_b
        egg in 010
    """)
    verbs = {option.split()[0] for option in offered(game)}
    assert {"move", "careful", "pickup", "trade", "play", "use", "room", "computer"} <= verbs


@pytest.mark.rule("LD-ACT-21")
def test_discard_piles_lie_face_up_and_cards_under_a_deck_do_not() -> None:
    game = situation("""
        A is sentry in 010, hand search rest demolition, inventory medkit, wounds leg
        B is hacker in 010, hand clean search
        room 010 transmitter_control items 1
        red deck grenade decoy
        event discard lurking
        attack discard cut:3
        wound discard arm
        B discard infected
    """)
    play(game, "use medkit 0", "wound leg", "pay rest", "decline")
    play(game, "play search 0", "decline", "keep grenade")
    for viewer in (0, 1, None):
        view = game.view(viewer)
        piles = {deck.key: deck.discard for deck in view.decks}
        assert piles["green"] == ("medkit",)
        assert piles["event"] == ("lurking",)
        assert len(piles["attack"]) == 1
        assert piles["wound"] == ("arm",)
        crew = view.crew[0]
        assert "rest" in str(crew.discard)
        assert "contamination" in str(view.crew[1].discard)
        assert "infected" not in str(view.crew[1].discard)
        # The second card of the search went face down under its deck.
        assert piles["red"] == ()
        if viewer != 0:
            assert "decoy" not in repr(view)


@pytest.mark.rule("LD-ACT-27")
@pytest.mark.parametrize("carried", ["medkit antiseptic", "clothes scalpel"])
def test_the_repository_is_offered_whatever_the_others_carry(carried: str) -> None:
    game = situation(f"""
        A is sentry in 004, hand search rest
        B is hacker in 004, hand search, inventory {carried}
    """)
    assert any(option.startswith("room ") for option in offered(game))


@pytest.mark.rule("LD-ACT-27")
def test_nothing_is_offered_or_refused_because_of_what_lies_face_down() -> None:
    """The same options and the same reasons whichever tiles and tokens are unexplored."""
    found = []
    for nine, fourteen in (("defense_control", "nest"), ("vent_control", "decon_room")):
        game = situation(f"""
            A is sentry in 013, hand quarantine facility_tour defense_plan demolition rest
            B is janitor in 013, hand search
            room 009 {nine} token fire_2
            room 014 {fourteen} token danger_3
        """)
        reasons = [(str(r.option), r.rule) for r in game.why_not(0)]
        found.append((offered(game), reasons))
    assert found[0] == found[1]


@pytest.mark.rule("LD-ACT-27")
def test_nothing_is_offered_because_of_what_another_holds() -> None:
    found = []
    for hand, pack in (
        ("interruption rest", "grenade lighter"),
        ("search search", "decoy reagent"),
    ):
        game = situation(f"""
            A is sentry in 008, hand stun rest facility_tour
            B is hacker in 008, hand {hand}, inventory {pack}
        """)
        found.append((offered(game), [(str(r.option), r.rule) for r in game.why_not(0)]))
    assert found[0] == found[1]


@pytest.mark.rule("LD-ACT-27", "LD-ACT-26")
def test_a_seen_room_is_known_to_the_one_who_saw_it_alone() -> None:
    """A has seen the only unexplored room: nothing to look at for A, but for B."""
    text = """
        A is sentry in 013, hand defense_plan{seen_a}
        B is janitor in 013, hand maintenance_plan{seen_b}
        room 009 unexplored
    """
    game = situation(text.format(seen_a=", seen room 009", seen_b=""))
    assert "play defense_plan 1" not in offered(game)
    game = situation(text.format(seen_a="", seen_b=", seen room 009"))
    assert "play defense_plan 1" in offered(game)


@pytest.mark.rule("LD-ACT-25")
def test_what_was_declared_is_told_before_anybody_may_react() -> None:
    game = situation("""
        A is sentry in 010, hand quarantine rest
        B is hacker in 010, hand interruption
        room 010 transmitter_control
    """)
    play(game, "play quarantine 0", "to 014", "pay rest")
    heard: list[Heard] = game.events(seat=1)
    declared = [event for event in heard if event.kind == "declared"]
    assert declared[0].data["action"] == ("play", keys.ACTION["quarantine"], 0, 14)
    assert game.decision is not None
    assert game.decision.kind == "interrupt"
    assert "door_closed" not in [event.kind for event in heard]


@pytest.mark.rule("LD-SRC-01")
@pytest.mark.parametrize("left", [1, 0])
def test_a_search_draws_fewer_cards_when_deck_and_discard_pile_are_empty(left: int) -> None:
    game = situation("""
        A is sentry in 010, hand search rest
        room 010 transmitter_control items 2
        red deck grenade
    """)
    t = game.table
    t.removed += t.items_deck[keys.RED][: -left or None]
    t.items_deck[keys.RED] = t.items_deck[keys.RED][-left:] if left else ()
    play(game, "play search 0")
    if left:
        assert offered(game) == ["keep grenade"]
        play(game, "keep grenade")
    assert t.counter[10] == 1
    assert len(t.pack[0]) == left
    assert game.decision is not None
    assert game.decision.kind == "action"
