"""What options cost and risk, as told before they are chosen: the same as what then happens."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import harm, odds
from lockdown.games.lockdown.cards import registry
from lockdown.rules import attacks
from lockdown.state import keys
from lockdown.state.keys import ADULT, BREEDER, CREEPER, LARVA, QUEEN, WOUND
from lockdown.state.registry import chosen
from lockdown.state.table import Table
from lockdown.views.harm import Body
from tests.rules.desk import DARK, LIGHT, ask, desk

BODIES = [
    (light, serious, dressed)
    for light in (0, 1, 2)
    for serious in (0, 1, 2, 3)
    for dressed in (0, serious)
]
HARMLESS = WOUND["body"]


def _hurt(t: Table, light: int, serious: int, dressed: int) -> None:
    t.light[0] = light
    t.wounds[0] = tuple(HARMLESS | (16 if i < dressed else 0) for i in range(serious))
    t.wound_deck = (HARMLESS,) * 4


def _decline(game: Game) -> None:
    """Let every question about reactions pass."""
    while game.decision is not None and game.decision.kind != "action":
        names = [str(option) for option in game.options]
        game.play("decline" if "decline" in names else names[0])


@pytest.mark.rule("LD-CRD-57", "LD-HRT-06", "LD-HRT-17", "LD-ATK-06")
@pytest.mark.parametrize("kind", [LARVA, CREEPER, ADULT, BREEDER, QUEEN])
@pytest.mark.parametrize("dark", [False, True])
def test_every_card_does_to_every_body_what_its_odds_say(kind: int, dark: bool) -> None:
    for card in chosen(registry.REGISTRY.attacks, "").values():
        for light, serious, dressed in BODIES:
            game = desk(foes=[keys.STALKERS[kind]], power=DARK if dark else LIGHT)
            t: Table = game.table
            _hurt(t, light, serious, dressed)
            # Nothing but this card, so that a second attack (Evolve) finds no card.
            t.attack_deck, t.attack_discard = (keys.ATTACKS.index(card.key) << 3,), ()
            t.decision = None
            t.agenda = []
            t.push(attacks.attack, 1, 0, attacks.ESCAPE)
            t.run()
            _decline(game)
            body = Body(light, serious, serious - dressed)
            cards = ((card.key, 1),)
            found = harm.attacks((kind,), body, cards, harm.Attack(dark))
            if card.key == "evolve" and dark and kind == CREEPER:
                assert all(after.hit for after in found)
                continue
            (after,) = found
            alive = t.place[0] != keys.DEAD
            assert after.alive == alive, (card.key, body)
            if alive:
                told = (after.light, after.serious, after.infested)
                assert told == (t.light[0], len(t.wounds[0]), bool(t.larva & 1)), (card.key, body)


@pytest.mark.rule("LD-CMB-14", "LD-ATK-10", "LD-HRT-06")
def test_running_away_kills_as_often_as_was_said() -> None:
    """With three serious wounds any wound kills; the screen says so before the card is paid."""
    game = desk(foes=["adult", "creeper"])
    _hurt(game.table, 0, 3, 0)
    ask(game)
    option = next(str(o) for o in game.options if o.verb == "move")
    told = {d.key: d.chance for d in odds.of_option(game.view(0), option).dangers}
    assert next(iter(told)) == "killed"
    deaths = 0
    times = 400
    for i in range(times):
        trial = game.clone()
        deck = list(trial.table.attack_deck)
        random.Random(i).shuffle(deck)
        trial.table.attack_deck = tuple(deck)
        trial.play(option)
        while trial.decision is not None and trial.decision.kind == "pay":
            trial.play(trial.options[0])
        _decline(trial)
        deaths += trial.table.place[0] == keys.DEAD
    assert deaths / times == pytest.approx(told["killed"], abs=0.08)
    assert 0.3 < told["killed"] < told["attacked"] <= 1


@pytest.mark.rule("LD-RND-13", "LD-EVT-07", "LD-CMB-13")
def test_fire_and_teeth_are_told_before_one_stays() -> None:
    game = desk(foes=["breeder"])
    t: Table = game.table
    t.fire |= 1 << 13
    _hurt(t, 2, 3, 0)
    ask(game)
    staying = {d.key: d.chance for d in odds.of_option(game.view(0), "pass").dangers}
    assert staying["burns"] == staying["killed"] == 1
    assert 0 < staying["attacked"] < 1
    melee = next(str(o) for o in game.options if o.verb == "melee")
    found = odds.of_option(game.view(0), melee)
    assert found.dangers[0].key == "killed"
    assert found.dangers[0].chance == found.outcomes["wounded"]
    _hurt(t, 0, 0, 0)
    t.fire = 0
    ask(game)
    assert odds.of_option(game.view(0), melee).dangers[0].key == "wounded"
    assert "burns" not in {d.key for d in odds.of_option(game.view(0), "pass").dangers}


def test_a_spectator_and_a_quiet_room_have_nothing_to_fear() -> None:
    game = desk()
    assert odds.of_option(game.view(0), "pass").dangers == ()
    assert odds.of_option(game.view(None), "pass").dangers == ()


@pytest.mark.rule("LD-ACT-02", "LD-BAS-01")
def test_a_hurt_knee_and_a_hurt_leg_are_in_the_price() -> None:
    game = desk(foes=["adult"], hand=("search",) * 5)
    t: Table = game.table

    def price(verb: str) -> int:
        decision = game.view(0).decision
        assert decision is not None
        found: int = next(o.cost for o in decision.options if o.verb == verb)
        return found

    assert price("move") == 1
    t.wounds[0] = (WOUND["leg"],)
    ask(game)
    assert price("move") == 2
    t.wounds[0] = (WOUND["leg"], WOUND["knee"])
    ask(game)
    assert price("move") == 3
    t.wounds[0] = (WOUND["leg"] | 16, WOUND["knee"] | 16)
    ask(game)
    assert price("move") == 1


@pytest.mark.rule("LD-ACT-02")
def test_the_price_in_the_view_is_the_price_that_is_asked_for() -> None:
    """Random games: whatever is declared, so many cards are then paid."""
    checked: Counter[str] = Counter()
    for seed in range(25):
        game = Game.new(Setup(players=3), seed)
        dice = random.Random(seed)
        for _ in range(160):
            decision = game.decision
            if decision is None:
                break
            chosen = str(dice.choice(list(game.options)))
            view = game.view(decision.seat).decision
            assert view is not None
            told = next(o for o in view.options if o.text == chosen)
            if decision.kind != "action":
                assert told.cost == 0
            game.play(chosen)
            if decision.kind != "action" or told.verb in ("pass", "drop"):
                continue
            while game.decision is not None and game.decision.kind == "choose_target":
                game.play(dice.choice(list(game.options)))
            asked = game.decision
            paying = asked is not None and asked.kind == "pay" and asked.seat == decision.seat
            if paying:
                about = game.view(decision.seat).decision
                assert about is not None
                assert int(about.about["left"].text) == told.cost, chosen
            elif asked is None or asked.kind != "agree":
                assert told.cost == 0, chosen
            checked[told.verb] += 1
    assert {"move", "careful", "play"} <= checked.keys()
