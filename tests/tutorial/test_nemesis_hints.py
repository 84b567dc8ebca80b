"""Hints for the first games of the original Nemesis: each where it should be, and only there."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.view_types import NemesisView
from lockdown.kernel.game import Game
from lockdown.ledger import catalogue
from lockdown.messages import LANGUAGES, ids
from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.tutorial.hints import hints, keys
from lockdown.views.types import HintView


def begun(given: str) -> Game:
    """A game that has run to the first decision of the table given."""
    text = f"scenario: hint\ngiven\n  game nemesis\n{given}\nthen\n  game goes on\n"
    game = prepare(parse(text)[0])
    game.start()
    return game.game


def view_of(given: str) -> NemesisView:
    """What A sees at the table given."""
    view: NemesisView = begun(given).view(0)
    return view


def said(given: str, key: str) -> list[HintView]:
    return [hint for hint in hints(view_of(given)) if hint.key == key]


# key -> (a table where it is said, a like one where it is not, the option it is about)
CREW = "A is pilot in 015, hand rest search repairs; B is captain in 005"
FULL = "A is pilot in 015, hand rest search repairs old_friend demolition; B is captain in 005"
SITUATIONS: dict[str, tuple[str, str, str]] = {
    "first_turn": (
        "time 15; round 1; A is pilot in 011; B is captain in 005",
        "time 15; round 1; A is pilot in 011; B is captain in 005; A acts (action 2 of 2)",
        "",
    ),
    "low_hand": (CREW, FULL, "move 018"),
    "noisy_room": (
        f"{CREW}; noise 015-018 018-021",
        f"{CREW}; noise 015-018",
        "move 018",
    ),
    "careful_blocked": (
        f"{CREW}; noise 015-018 018-021 018-020",
        f"{CREW}; noise 015-018 018-021",
        "careful 018",
    ),
    "attempt": (
        "A is pilot in 012; B is captain in 005; pods unlocked; noise 009-012",
        "A is pilot in 012; B is captain in 005; pods unlocked",
        "room enter_pod",
    ),
    "company": (
        "A is pilot in 015; B is captain in 018",
        "A is pilot in 015; B is captain in 005",
        "move 018",
    ),
    "vent_noise": (
        "A is pilot in 018; B is captain in 005; noise tech",
        "A is pilot in 018; B is captain in 005; noise 018-021",
        "move 021",
    ),
    "slime": (f"{CREW}; A slime", CREW, ""),
    "fire_end": (
        f"{CREW}; room 015 fire; A acts (action 2 of 2)",
        f"{CREW}; room 015 fire; A acts",
        "",
    ),
    "malfunction": (f"{CREW}; room 015 malfunction", CREW, ""),
    "self_destruct_track": (
        f"{CREW}; self-destruct at 5",
        f"{CREW}; self-destruct at 2",
        "",
    ),
    "engine_room": (
        "A is pilot in 021; B is captain in 005",
        "A is pilot in 021, seen engine 1; B is captain in 005",
        "",
    ),
    "engines_bad": (
        f"{CREW}; engine 1 damaged, 2 damaged; A seen engines 1 2 3",
        f"{CREW}; engine 1 damaged, 2 damaged; A seen engines 1 3",
        "",
    ),
    "course": (
        f"{CREW}; time 10; coordinates coordinates_7; destination B; A seen coordinates",
        f"{CREW}; time 10; coordinates coordinates_7; destination A; A seen coordinates",
        "",
    ),
    "pods_locked": (
        "A is pilot in 012; B is captain in 005",
        "A is pilot in 012; B is captain in 005; pods unlocked",
        "",
    ),
    "hibernation": (f"{CREW}; time 10", f"{CREW}; time 9", ""),
    "limits": (
        f"{CREW}; fire in 002, fire in 003, fire in 004, fire in 005, fire in 006",
        f"{CREW}; fire in 002, fire in 003, fire in 004, fire in 005",
        "",
    ),
    "contamination_hand": (
        "A is pilot in 015, hand clean infected rest; B is captain in 005",
        "A is pilot in 015, hand clean rest; B is captain in 005",
        "",
    ),
    "rest": (
        "A is pilot in 015, hand clean rest; B is captain in 005",
        "A is pilot in 015, hand clean search; B is captain in 005",
        "",
    ),
    "larva": (f"{CREW}; A larva", CREW, ""),
    "two_light": (f"{CREW}; A light 2", f"{CREW}; A light 1", ""),
    "dress": (
        f"{CREW}; A wounds leg, inventory bandages",
        f"{CREW}; A wounds leg/dressed, inventory bandages",
        "",
    ),
    "three_serious": (f"{CREW}; A wounds leg arm body", f"{CREW}; A wounds leg arm", ""),
    "target": (
        "A is pilot in 015; B is captain in 015; adult in 015",
        "A is pilot in 015; B is captain in 005; adult in 015",
        "",
    ),
    "escape": (f"{CREW}; adult in 015", f"{CREW}; adult in 018", "move 018"),
    "craft": (f"{CREW}; A inventory chemicals tools energy_charge bandages", CREW, ""),
    "objective_signal": (
        f"{CREW}; A objectives the_great_hunt",
        f"{CREW}; A objectives the_great_hunt, signal",
        "",
    ),
    "noise_stays": (f"{CREW}; round 2; noise 015-018", f"{CREW}; round 3; noise 015-018", ""),
    "computer_room": (CREW, "A is pilot in 018; B is captain in 005", ""),
    "mission": (
        "A is pilot in 016; B is captain in 005",
        "A is pilot in 018; B is captain in 005",
        "",
    ),
    "weakness": (
        "A is pilot in 018, hands egg; B is captain in 005",
        "A is pilot in 018; B is captain in 005",
        "",
    ),
    "careful_unexplored": (
        f"{CREW}; room 018 unexplored",
        f"option careful_cancels=yes; {CREW}; room 018 unexplored",
        "careful 018",
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
    given = "A is pilot in 015, hand {0}; B is captain in 015, hand rest search; B acts"
    for card, there in (("interruption", True), ("repairs", False)):
        game = begun(given.format(card))
        game.play("move 018")
        game.play("pay rest")
        assert any(h.key == "interruption" for h in hints(game.view(0))) is there
        assert hints(game.view(1)) == ()


def test_notes_and_not_the_truth() -> None:
    """NM-SET-33: what is damaged in truth and not in one's notes is never hinted at."""
    damaged = f"{CREW}; engine 1 damaged, 2 damaged, 3 damaged"
    assert said(damaged, "engines_bad") == []
    assert said(f"{CREW}; time 10; coordinates coordinates_7; destination B", "course") == []
    hidden = [hints(view_of(text)) for text in (CREW, damaged)]
    assert hidden[0] == hidden[1]


def test_nobody_is_sent_to_the_cockpit_while_somebody_sleeps() -> None:
    """NM-ROM-30: then the course cannot be set."""
    course = "time 8; coordinates coordinates_7; destination B; A seen coordinates"
    assert said(f"{CREW}; {course}", "course")
    assert not said(f"{CREW}; C is scout hibernating; {course}", "course")


def test_all_hints_are_tried() -> None:
    assert set(keys("nemesis")) == {*SITUATIONS, "interruption"}
    assert len(keys("nemesis")) == 34


def test_every_hint_has_its_words_and_a_rule_of_this_game() -> None:
    wanted = {f"hint-{key}" for key in keys("nemesis")}
    for language in LANGUAGES:
        assert {i for i in ids(language, "nemesis") if i.startswith("hint-")} == wanted
    known = catalogue.load()
    for yes, _, _ in SITUATIONS.values():
        for hint in hints(view_of(yes)):
            assert hint.rule.startswith("NM-"), hint
            assert hint.rule in known


def test_numbers() -> None:
    (hint,) = [h for h in said(CREW, "low_hand") if h.option == "move 018"]
    assert hint.args["n"].text == "2"
    (hint,) = [
        h for h in said(f"{CREW}; A wounds leg; adult in 015", "low_hand") if h.option == "move 018"
    ]
    assert hint.args["n"].text == "1"
    (hint,) = [
        h for h in said(f"{CREW}; noise 015-018 018-021", "noisy_room") if h.option == "move 018"
    ]
    assert hint.args["p"].text == "40"


def test_levels_of_help() -> None:
    given = f"{CREW}; A light 2; noise 015-018 018-021"
    assert {h.key for h in hints(view_of(given), "full")} > {"low_hand", "noisy_room", "two_light"}
    facts = {h.key for h in hints(view_of(given), "facts")}
    assert "two_light" in facts
    assert not facts & {"low_hand", "noisy_room", "attempt"}
    assert hints(view_of(given), "bare") == ()
