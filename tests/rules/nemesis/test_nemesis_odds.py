"""What options of the original game risk, as told before: the same as what then happens."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.odds import of_option
from lockdown.games.shared import harm
from lockdown.kernel.game import Game
from lockdown.rules import attacks
from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.state import keys
from lockdown.state.keys import ADULT, BREEDER, CREEPER, LARVA, QUEEN, WOUND
from lockdown.views.harm import Body
from lockdown.views.odds import Odds

HARMLESS = WOUND["body"]
BODIES = [
    (light, serious, dressed)
    for light in (0, 1, 2)
    for serious in (0, 1, 2, 3)
    for dressed in (0, serious)
]


def situation(given: str) -> Game:
    """The table of a scenario, running."""
    play = prepare(parse(f"scenario: x\ngiven game nemesis ; {given}\nthen A is alive")[0])
    play.start()
    return play.game


def odds(given: str, option: str) -> Odds:
    """What an option of A risks."""
    return of_option(situation(given).view(0), option)


def told(given: str, option: str) -> dict[str, float]:
    """The dangers of an option of A, rounded to two places."""
    found = odds(given, option)
    return {danger.key: round(danger.chance, 2) for danger in found.dangers}


@pytest.mark.rule("NM-ATK-05", "NM-ATK-07", "NM-ATK-08", "NM-HRT-02", "NM-HRT-06", "NM-HRT-08")
@pytest.mark.parametrize("kind", [LARVA, CREEPER, ADULT, BREEDER, QUEEN])
@pytest.mark.parametrize("weakness", ["vital_places", "the_way_of_fighting"])
def test_every_card_does_to_every_body_what_its_odds_say(kind: int, weakness: str) -> None:
    figure = keys.STALKERS[kind]
    for card in REGISTRY.attacks.values():
        for light, serious, dressed in BODIES:
            game = situation(f"A in 011 ; {figure} in 011 ; weakness 1 {weakness} up ; A acts")
            t = game.table
            t.light[0] = light
            t.wounds[0] = tuple(HARMLESS | (16 if i < dressed else 0) for i in range(serious))
            t.wound_deck = (HARMLESS,) * 4
            t.attack_deck, t.attack_discard = (keys.ATTACKS.index(card.key) << 3,), ()
            t.decision, t.agenda = None, []
            t.push(attacks.attack, 1, 0, attacks.ESCAPE)
            t.run()
            while game.decision is not None and game.decision.kind != "action":
                game.play(game.options[0])
            body = Body(light, serious, serious - dressed)
            how = harm.Attack(softer=weakness == "the_way_of_fighting")
            ((after, chance),) = harm.attacks((kind,), body, ((card.key, 1),), how).items()
            assert chance == 1.0
            alive = t.place[0] != keys.DEAD
            assert after.alive == alive, (card.key, body)
            if alive:
                there = (t.light[0], len(t.wounds[0]), bool(t.larva & 1))
                assert (after.light, after.serious, after.infested) == there, (card.key, body)


@pytest.mark.rule("NM-ATK-10")
def test_the_breeder_of_a_transformation_strikes_the_helpless() -> None:
    cards = (("transformation", 1), ("frenzy", 1))
    body = Body(0, 2, 2)
    found = harm.attacks((CREEPER,), body, cards, harm.Attack(helpless=True))
    # Half of the time Transformation comes; then only Frenzy is left, and it kills.
    assert sum(p for b, p in found.items() if not b.alive) == 0.5
    safe = harm.attacks((CREEPER,), body, cards, harm.Attack())
    assert all(b.alive for b in safe)


@pytest.mark.rule("NM-CMB-14", "NM-CMB-15", "NM-HRT-06")
def test_running_away_tells_what_may_come() -> None:
    hurt = "A in 011, wounds body leg hand ; adult in 011 ; A acts"
    # Scratch 4, claws 4, bite 4 of 20 cards hurt, slime hits; with three wounds all of them kill.
    assert told(hurt, "move 014") == {"killed": 0.6, "attacked": 0.65}
    fewer = "A in 011, wounds body leg hand ; adult in 011 ; attack discard bite:4 bite:6 ; A acts"
    assert told(fewer, "move 014") == {"killed": 0.56, "attacked": 0.61}


@pytest.mark.rule("NM-NOI-03", "NM-NOI-04", "NM-ENC-07", "NM-ENC-08")
def test_a_move_tells_the_noise_roll() -> None:
    quiet = odds("A in 011 ; B in 001 ; A acts", "move 014")
    assert quiet.outcomes == {"silence": 0.1, "noise": 0.8, "danger": 0.1}
    assert quiet.rule == "NM-NOI-03"
    loud = odds(
        "A in 011, hand search rest ; noise 011-014 ; bag blank adult_2 larva_1 ; A acts",
        "move 014",
    )
    # Of three tokens only the adult's 2 is more than the one card that is left.
    assert loud.outcomes["encounter"] == 0.2
    assert loud.outcomes["surprise"] == pytest.approx(0.0667, abs=1e-3)
    assert loud.outcomes["blank"] == pytest.approx(0.0667, abs=1e-3)
    known = odds(
        "A in 011, hand search rest ; noise 011-014 ; bag blank adult_2 larva_1 ; A acts"
        " ; weakness 1 reaction_to_danger up",
        "move 014",
    )
    assert not known.outcomes.get("surprise")
    company = odds("A in 011 ; B in 014 ; A acts", "move 014")
    assert company.outcomes == {"no_roll": 1.0}
    slimy = odds("A in 011, slime ; B in 001 ; A acts", "move 014")
    assert slimy.outcomes == {"noise": 0.8, "danger": 0.2}


@pytest.mark.rule("NM-ROM-34", "NM-NOI-05", "NM-NOI-07")
def test_trying_to_sleep_tells_how_it_may_fail() -> None:
    table = "A in 011 ; B in 001 ; time 8 ; noise 011-014 ; bag blank larva_1 ; A acts"
    found = odds(table, "room hibernate")
    assert found.rule == "NM-ROM-31"
    assert {d.key: d.chance for d in found.dangers} == {"caught": 0.1}
    assert told(f"{table} ; adult in 006", "room hibernate") == {"caught": 0.2}
    shut = f"{table} ; adult in 006 ; door 006-011 closed"
    assert told(shut, "room hibernate") == {"caught": 0.1}
    assert told(f"{table} ; adult in 001", "room hibernate") == {"caught": 0.1}


@pytest.mark.rule("NM-CMB-05", "NM-CMB-06", "NM-CMB-10", "NM-WEA-03")
def test_shots_and_blows() -> None:
    table = "A is soldier in 011, hands assault_rifle:3 ; adult in 011 ; A acts"
    plain = odds(table, "melee adult#1")
    assert plain.outcomes == {"wounds_1": 0.5, "wounded": 0.5}
    spot = odds(f"{table} ; weakness 1 vital_places up", "melee adult#1")
    assert spot.outcomes == {"wounds_1": 0.6667, "wounded": 0.3333}
    shot = odds(table, "shoot assault_rifle:3 adult#1")
    sure = odds(f"{table} ; weakness 1 vital_places up", "shoot assault_rifle:3 adult#1")
    assert shot.outcomes["wounds_0"] == 0.5
    assert sure.outcomes["wounds_0"] == 0.3333


@pytest.mark.rule("NM-RND-09", "NM-RND-16", "NM-MRK-11")
def test_staying_tells_of_fire_and_of_those_who_are_there() -> None:
    assert told("A in 011 ; B in 001 ; fire in 011 ; A acts", "pass") == {"burns": 1.0}
    found = told("A in 011 ; B in 001 ; adult in 011 ; A acts", "pass")
    assert found == {"attacked": 0.65}
    assert told("A in 011 ; B in 011 ; adult in 011 ; A acts", "pass") == {}


@pytest.mark.rule("NM-CMB-05", "NM-CMB-06", "NM-WEA-03")
@pytest.mark.parametrize(
    ("who", "weapon", "told"),
    [
        # The faces: blank, creeper, creeper, adult, single, double; the target is an adult.
        ("scout", "rifle:2", {"wounds_0": 0.5, "wounds_1": 0.3333, "wounds_2": 0.1667}),
        ("scientist", "pistol:2", {"wounds_0": 0.5, "wounds_1": 0.5}),
        ("captain", "revolver:2", {"wounds_0": 0.5, "wounds_1": 0.3333, "wounds_3": 0.1667}),
        ("pilot", "shotgun:2", {"wounds_0": 0.5, "wounds_2": 0.3333, "wounds_3": 0.1667}),
        (
            "mechanic",
            "sawed_off_shotgun:2",
            {"wounds_0": 0.5, "wounds_1": 0.1667, "wounds_2": 0.3333},
        ),
    ],
)
def test_every_weapon_shoots_by_its_own_rule(who: str, weapon: str, told: dict[str, float]) -> None:
    table = f"A is {who} in 011, hands {weapon} ; adult in 011 ; A acts"
    found = odds(table, f"shoot {weapon} adult#1").outcomes
    assert found == pytest.approx(told, abs=1e-3)
    weak = odds(f"{table} ; weakness 1 vulnerability_to_energy up", f"shoot {weapon} adult#1")
    more = {f"wounds_{int(k[-1]) + 1}" if k != "wounds_0" else k: p for k, p in told.items()}
    energy = weapon != "revolver:2"
    assert weak.outcomes == pytest.approx(more if energy else told, abs=1e-3)
