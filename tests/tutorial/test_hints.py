"""Hints for the first real games: each comes where it should, and only there."""

from __future__ import annotations

import pytest

from lockdown.games.lockdown.view_types import LockdownView
from lockdown.kernel.game import Game
from lockdown.messages import LANGUAGES, ids
from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.tutorial.hints import hints, keys
from lockdown.views.types import HintView


def begun(given: str) -> Game:
    """A game that has run to the first decision of the table given."""
    game = prepare(parse(f"scenario: hint\ngiven\n{given}\nthen\n  game goes on\n")[0])
    game.start()
    return game.game


def view_of(given: str) -> LockdownView:
    """What A sees at the table given."""
    view: LockdownView = begun(given).view(0)
    return view


def said(given: str, key: str) -> list[HintView]:
    return [hint for hint in hints(view_of(given)) if hint.key == key]


# key -> (a table where it is said, a like one where it is not, the option it is about)
CREW = "A is sentry in 004, hand rest search stun; B is hacker in 013"
SITUATIONS: dict[str, tuple[str, str, str]] = {
    "first_turn": (
        "time 15; round 1; A is sentry in 004; B is hacker in 013",
        "time 15; round 1; A is sentry in 004; B is hacker in 013; A acts (action 2 of 2)",
        "",
    ),
    "dark_hand": (
        f"{CREW}; power S-01 off",
        f"{CREW}; power S-01 on",
        "move 003",
    ),
    "noisy_room": (
        f"{CREW}; noise 003-004",
        f"{CREW}; noise 002-003",
        "move 003",
    ),
    "careful_blocked": (
        f"{CREW}; noise tech 002-003 003-004",
        f"{CREW}; noise tech 002-003",
        "careful 003",
    ),
    "company": (
        "A is sentry in 004; B is hacker in 003",
        "A is sentry in 004; B is hacker in 013",
        "move 003",
    ),
    "vent_noise": (f"{CREW}; noise tech", f"{CREW}; noise 003-004", "move 003"),
    "slime": (f"{CREW}; A slime", CREW, ""),
    "fire_end": (
        f"{CREW}; room 004 fire; A acts (action 2 of 2)",
        f"{CREW}; room 004 fire; A acts",
        "",
    ),
    "malfunction": (
        "A is sentry in 003; B is hacker in 013; room 003 malfunction",
        "A is sentry in 003; B is hacker in 013",
        "",
    ),
    "blackout_soon": (f"{CREW}; time 15", f"{CREW}; time 13", ""),
    "backup_power": (
        f"{CREW}; power S-01 off, S-02 off, S-03 off",
        f"{CREW}; power S-01 off, S-02 off, S-03 off; time 11 blue",
        "",
    ),
    "computer": ("A is sentry in 013; B is hacker in 004", CREW, ""),
    "contamination_hand": (
        "A is sentry in 004, hand clean infected rest; B is hacker in 013",
        "A is sentry in 004, hand clean rest; B is hacker in 013",
        "",
    ),
    "rest": (
        "A is sentry in 004, hand clean rest; B is hacker in 013",
        "A is sentry in 004, hand clean search; B is hacker in 013",
        "",
    ),
    "larva": (f"{CREW}; A larva", CREW, ""),
    "two_light": (f"{CREW}; A light 2", f"{CREW}; A light 1", ""),
    "dress": (
        f"{CREW}; A wounds leg, inventory medkit",
        f"{CREW}; A wounds leg/dressed, inventory medkit",
        "",
    ),
    "three_serious": (f"{CREW}; A wounds leg arm eyes", f"{CREW}; A wounds leg arm", ""),
    "target": (
        "A is sentry in 004; B is hacker in 004; adult in 004",
        "A is sentry in 004; B is hacker in 013; adult in 004",
        "",
    ),
    "escape": (f"{CREW}; adult in 004", f"{CREW}; adult in 003", "move 003"),
    "advantage": (
        f"{CREW}; A hands smg; adult in 004",
        f"{CREW}; A hands smg; adult in 004; power S-01 off",
        "shoot",
    ),
    "craft": (
        f"{CREW}; A inventory duct_tape tool_belt reagent weapon_battery",
        CREW,
        "",
    ),
    "object": (f"{CREW}; carcass in 004", f"{CREW}; carcass in 003", ""),
    "objective_signal": (
        f"{CREW}; A objectives let_them_know",
        f"{CREW}; A objectives let_them_know, signal",
        "",
    ),
    "isolation": (f"{CREW}; time 10", f"{CREW}; time 11", ""),
    "container": ("A is sentry in 025; B is hacker in 013", CREW, ""),
    "gate_open": (f"{CREW}; gate open", CREW, ""),
    "self_destruct": (
        f"{CREW}; time 9; self-destruct at 5 yellow",
        f"{CREW}; time 9; self-destruct at 5 red",
        "",
    ),
    "last_standing": (f"{CREW}; B passed", CREW, ""),
}


@pytest.mark.parametrize("key", SITUATIONS)
def test_said_where_it_should(key: str) -> None:
    yes, no, option = SITUATIONS[key]
    assert option in {hint.option for hint in said(yes, key)}
    assert option not in {hint.option for hint in said(no, key)}


def test_interruption_when_asked() -> None:
    """Only the seat that is asked, and only if it holds the card."""
    given = "A is sentry in 004, hand {0}; B is hacker in 004, hand rest search; B acts"
    for card, there in (("interruption", True), ("stun", False)):
        game = begun(given.format(card))
        game.play("move 003")
        game.play("pay rest")
        assert any(h.key == "interruption" for h in hints(game.view(0))) is there
        assert hints(game.view(1)) == ()


def test_all_hints_are_tried() -> None:
    assert set(keys()) == {*SITUATIONS, "interruption"}
    assert len(keys()) == 30


def test_every_hint_has_its_words() -> None:
    wanted = {f"hint-{key}" for key in keys()}
    for language in LANGUAGES:
        assert {i for i in ids(language, "lockdown") if i.startswith("hint-")} == wanted


def test_what_can_kill_comes_first() -> None:
    given = f"{CREW}; A light 2, larva, objectives dangerous_mind; gate open; carcass in 004"
    order = [hint.key for hint in hints(view_of(given)) if not hint.option]
    assert order == ["larva", "two_light", "gate_open", "object"]


def test_numbers() -> None:
    (hint,) = [h for h in said(f"{CREW}; power S-01 off", "dark_hand") if h.option == "move 003"]
    assert hint.args["n"].text == "2"
    hurt = f"{CREW}; A wounds leg; adult in 004; power S-01 off"
    (hint,) = [h for h in said(hurt, "dark_hand") if h.option == "move 003"]
    assert hint.args["n"].text == "1"
    (hint,) = said(
        f"{CREW}; time 15; power S-01 2 on, S-02 1 on, S-03 off, elevator off", "blackout_soon"
    )
    assert {name: arg.text for name, arg in hint.args.items()} == {"n": "2", "place": "S-01"}
    (hint,) = [h for h in said(f"{CREW}; noise 003-004", "noisy_room") if h.option == "move 003"]
    assert hint.args["p"].text == "40"


def test_levels_of_help() -> None:
    given = f"{CREW}; A light 2; power S-01 off"
    assert {h.key for h in hints(view_of(given), "full")} > {"dark_hand", "two_light"}
    facts = {h.key for h in hints(view_of(given), "facts")}
    assert "two_light" in facts
    assert not facts & {"dark_hand", "noisy_room", "blackout_soon"}
    assert hints(view_of(given), "bare") == ()


def test_nothing_to_those_who_do_not_decide() -> None:
    game = begun(f"{CREW}; A larva")
    assert hints(game.view(0)) != ()
    assert hints(game.view(1)) == ()
    assert hints(game.view(None)) == ()
