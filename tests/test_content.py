"""The components: counts, facts, behaviour, words and tests, and `lockdown content`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lockdown.cli import content, main
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.ledger import completeness, components
from lockdown.messages import LANGUAGES
from lockdown.state import keys
from lockdown.state.registry import chosen

GAME = "lockdown"
ROOT = Path(__file__).resolve().parent.parent


def problems(about: str) -> list[str]:
    return [one.text for one in completeness.problems(GAME, about)]


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int | str | None, str]:
    with pytest.raises(SystemExit) as ended:
        main(["content", *arguments])
    return ended.value.code, capsys.readouterr().out


# ---- counts


@pytest.mark.rule(
    "LD-CMP-02",
    "LD-CMP-03",
    "LD-CMP-04",
    "LD-CMP-05",
    "LD-CMP-07",
    "LD-CMP-09",
    "LD-CMP-10",
    "LD-CMP-12",
    "LD-CMP-13",
    "LD-CMP-14",
)
def test_copies_add_up_to_the_component_list() -> None:
    assert components.counts(GAME) == components.listed(GAME)
    assert not problems("counts")


@pytest.mark.rule("LD-CMP-14")
def test_every_character_has_ten_action_cards_with_one_interruption() -> None:
    for character in REGISTRY.characters:
        copies = {
            k: c.copies_by.get(character, 0) for k, c in registry.REGISTRY.action_cards.items()
        }
        assert sum(copies.values()) == 10
        assert copies["interruption"] == 1
        assert copies["search"] == 2


@pytest.mark.rule("LD-CMP-15")
def test_components_of_other_modes_are_not_in_the_rule_set() -> None:
    rs = ruleset("standard", "basic", ())
    assert len(rs.events) == 22
    assert len(rs.characters) == 6
    assert {character.key for character in rs.characters} == set(chosen(REGISTRY.characters, ""))
    assert sum(token.copies for token in rs.exploration) == 20
    assert sum(item.copies for item in rs.items if item.group == "mission") == 6


@pytest.mark.rule("LD-CMP-20")
def test_supplies_whose_end_is_a_rule() -> None:
    rs = ruleset("standard", "basic", ())
    assert (rs.fire, rs.malfunction, rs.doors, rs.eggs_total) == (12, 10, 11, 8)
    assert rs.figures == (6, 3, 8, 2, 1)
    assert sum(token.copies for token in rs.stalker_tokens) == 27


@pytest.mark.rule("LD-NOI-02")
def test_the_noise_die_has_two_faces_of_each_number() -> None:
    faces = [keys.NOISE_FACES[face] for face in tokens.NOISE_DIE]
    assert sorted(faces) == ["1", "1", "2", "2", "3", "3", "4", "4", "danger", "silence"]


@pytest.mark.rule("LD-CMP-06")
def test_every_token_has_a_lower_number_in_the_light() -> None:
    for token in tokens.STALKER_TOKENS:
        assert token.lit <= token.dark
        if token.kind != keys.BLANK:
            kind = keys.STALKERS[token.kind]
            assert token.key == f"{kind}_{token.lit}_{token.dark}"


@pytest.mark.rule("LD-CRD-65")
def test_the_solo_deck_has_the_two_objectives_that_the_rulebooks_name() -> None:
    coop = {key: card for key, card in registry.REGISTRY.objectives.items() if card.deck == "coop"}
    assert len(coop) == 10
    assert coop["complete_file"].condition == (({"kind": "knowledge", "min": 8},),)
    assert any(
        {"kind": "signal_sent"} in tests for card in coop.values() for tests in card.condition
    )


# ---- facts


def expected() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (ROOT / completeness.expected(GAME)).read_text(encoding="utf-8")
    )
    return found


@pytest.mark.rule(
    "LD-CMP-06",
    "LD-CMP-07",
    "LD-CMP-09",
    "LD-CMP-10",
    "LD-TEC-08",
    "LD-NOI-02",
    "LD-OBJ-03",
    "LD-CRD-65",
)
def test_the_cards_say_what_the_kept_facts_say() -> None:
    assert completeness.differences(expected(), components.facts(GAME)) == []
    assert not problems("facts")


def test_a_difference_in_facts_is_named() -> None:
    want = {"item": {"medkit": {"cost": 1}, "decoy": {}}}
    have = {"item": {"medkit": {"cost": 2}, "spoon": {}}}
    assert completeness.differences(want, have) == [
        "item decoy is missing",
        "item medkit: cost is 2, should be 1",
        "item spoon is not among the kept facts",
    ]


# ---- behaviour, words, tests


def test_every_component_has_its_behaviour() -> None:
    assert problems("behaviour") == []


def test_every_component_has_its_words_in_every_language() -> None:
    assert LANGUAGES == ("en", "es", "pl", "de")
    assert problems("words") == []
    wanted = set(completeness.wanted_words(GAME))
    assert {"item-medkit.text", "room-nest.short", "attack-cut.dark", "char-hacker"} <= wanted
    assert "item-yellow_flashlight" not in wanted, "it shares the words of the red one"


def test_every_component_has_a_test_of_its_own() -> None:
    assert problems("tests") == []


def without(registered: dict[str, Any], key: str, **fields: Any) -> Callable[[], None]:
    """Take something from a component; returns what puts it back."""
    card = registered[key]
    before = {name: getattr(card, name) for name in fields}
    for name, value in fields.items():
        setattr(card, name, value)

    def restore() -> None:
        for name, value in before.items():
            setattr(card, name, value)

    return restore


@pytest.mark.parametrize(
    ("registered", "key", "fields"),
    [
        (registry.REGISTRY.action_cards, "search", {"parts": []}),
        (registry.REGISTRY.items, "medkit", {"parts": []}),
        (registry.REGISTRY.items, "smg", {"ammo": (0, 0)}),
        (registry.REGISTRY.events, "damage", {"effect": None, "dark_effect": None}),
        (registry.REGISTRY.computers, "computer_a", {"options": ("self_destruct",)}),
        (registry.REGISTRY.objectives, "proof", {"condition": (({"kind": "is_rich"},),)}),
    ],
)
def test_what_lacks_behaviour_is_named(
    registered: dict[str, Any], key: str, fields: dict[str, Any]
) -> None:
    restore = without(registered, key, **fields)
    try:
        assert any(f" {key}: " in text for text in problems("behaviour"))
    finally:
        restore()


def test_a_wrong_count_is_named() -> None:
    restore = without(registry.REGISTRY.items, "grenade", copies=30)
    try:
        assert any(text.startswith("red item cards: ") for text in problems("counts"))
    finally:
        restore()


# ---- the command


def test_check_ends_with_0_only_when_all_is_well(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(completeness, "problems", lambda _game: [])
    code, out = output(capsys, "check")
    assert (code, out) == (0, "All components are complete.\n")
    bad = [completeness.Problem("words", "pl: item-medkit is missing")]
    found = {"lockdown": bad}
    monkeypatch.setattr(completeness, "problems", lambda game: found.get(game, []))
    code, out = output(capsys, "check")
    assert (code, out) == (1, "lockdown: words: pl: item-medkit is missing\n")
    code, out = output(capsys, "check", "--json")
    assert code == 1
    assert json.loads(out) == [
        {"game": "lockdown", "about": "words", "text": "pl: item-medkit is missing"}
    ]


def test_list_shows_counts_and_facts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = output(capsys, "list", "--json")
    assert code == 0
    assert json.loads(out)["event cards"] == 22
    code, out = output(capsys, "list", "wound", "--json")
    assert code == 0
    assert json.loads(out)["body"]["copies"] == 4
    assert output(capsys, "list", "spoons")[0] == 2


def test_reconstructed_names_whole_cards_fields_tokens_and_rooms(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out = output(capsys, "reconstructed", "--json")
    assert code == 0
    found = {(one["kind"], one["key"]): one["fields"] for one in json.loads(out)}
    assert found["item", "decoy"] == []
    assert found["item", "pistol"] == ["recipe"]
    assert found["tokens", "css_tokens"] == ["copies"]
    assert found["room", "guard_room"] == ["colour", "computer"]
    assert ("room", "archive") not in found
    assert ("event", "damage") not in found
    assert len([key for kind, key in found if kind == "objective"]) == 28


def test_the_page_of_reconstructed_content_is_up_to_date() -> None:
    page = (ROOT / "docs" / "reconstructed.md").read_text(encoding="utf-8")
    again = "run: lockdown content reconstructed --markdown > docs/reconstructed.md"
    assert page == content.as_markdown(GAME, components.reconstructed(GAME)), again
