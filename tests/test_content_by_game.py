"""What a game tells about its box: asked by its name, shown, checked and reported."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown import games
from lockdown.cli import main
from lockdown.kernel import game as kernel
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.ledger import catalogue, completeness, components
from lockdown.messages import LANGUAGES, Words, ids, sources
from lockdown.messages.render import Speaker, _item_message
from lockdown.scenario.parts import parts_of
from lockdown.server import content
from lockdown.state import keys
from lockdown.state.content import Content, TableOption, content_of
from lockdown.state.registry import Registry

GAMES = games.load()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game of the program in turn."""
    return str(request.param)


class ToyRules:
    """A game of a test, as far as its box goes."""

    name = "toy"

    def __init__(self, box: Content) -> None:
        self.box = box

    def content(self) -> Content:
        """What the toy tells about its box."""
        return self.box


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Content]:
    """A second game: three cards, one of them with a key that Lockdown has too."""
    first = content_of("lockdown")
    has = Registry()
    where: dict[str, Any] = {"rules": "NM-ITM-01", "source": "reconstructed", "confidence": "low"}
    has.item_card("medkit", copies=2, deck=keys.GREEN, cost=3, **where)
    has.item_card("yellow_flashlight", deck=keys.YELLOW, same_as="medkit", **where)
    has.item_card("corpse", copies=4, bulky=True, group="object", **where)
    small = {**first.boards["basic"], "sections": [], "slot": [], "corridor": [], "entrance": []}
    box = dataclasses.replace(
        first,
        title="Toy",
        foe="Moth",
        registry=has,
        boards={"table": small},
        options={"tea": TableOption("no", ("no", "yes"), "NM-ITM-01")},
        shown=dataclasses.replace(first.shown, facts={"spoons": 3}, ending=()),
        checked=dataclasses.replace(
            first.checked,
            listed={"green item cards": 2, "yellow item cards": 2, "spoons": 3},
            counts=lambda: {"spoons": 3},
            facts=lambda: {"spoon": {"big": {"copies": 3}}},
            words=lambda: ("spoon-big",),
            tested=lambda: (("spoon", "big"),),
            sources={},
            boards={},
        ),
    )
    monkeypatch.setitem(kernel._RULES, "toy", ToyRules(box))
    yield box
    content.content_json.cache_clear()
    _item_message.cache_clear()


# ---- a second game


def test_a_browser_gets_the_facts_of_the_game_it_asks_for(toy: Content) -> None:
    ours, theirs = (json.loads(content.content_json(name)) for name in ("lockdown", "toy"))
    assert (ours["title"], theirs["title"]) == ("Lockdown", "Toy")
    assert (ours["items"]["medkit"]["cost"], theirs["items"]["medkit"]["cost"]) == (1, 3)
    assert set(theirs["items"]) == {"medkit", "yellow_flashlight", "corpse"}
    assert list(theirs["boards"]) == ["table"]
    assert theirs["options"]["tea"]["default"] == "no"
    assert theirs["spoons"] == 3
    assert "css" not in theirs
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        content.content_json("chess")


def test_things_are_called_as_their_game_groups_them(toy: Content) -> None:
    flashlight, corpse = keys.ITEM["yellow_flashlight"], keys.ITEM["corpse"]
    assert Speaker("en", game="lockdown").item(flashlight) == "Flashlight"
    assert _item_message("toy", "yellow_flashlight") == "item-medkit"
    assert _item_message("toy", "corpse") == "object-corpse"
    assert Speaker("en", game="lockdown").item(corpse) == "Character corpse"


def test_the_ledger_counts_and_lists_the_box_of_each_game(toy: Content) -> None:
    have = components.counts("toy")
    assert have["green item cards"] == 2
    assert have["corpses"] == 4
    assert have["spoons"] == 3
    assert have["Moth tokens"] == 27
    found = components.facts("toy")
    assert found["item"]["medkit"]["cost"] == 3
    assert found["spoon"] == {"big": {"copies": 3}}
    assert components.facts("lockdown")["item"]["medkit"]["cost"] == 1
    assert "spoon" not in components.facts("lockdown")


def test_the_ledger_names_what_each_game_lacks(toy: Content) -> None:
    found = [one.text for one in completeness.problems("toy")]
    assert "yellow item cards: 1, the component list says 2" in found
    assert "tests/data/toy_facts.json is missing" in found
    assert "item medkit: no part" in found
    assert "en: spoon-big is missing" in found
    assert "spoon big: no scenario uses it" in found
    assert "item medkit: no scenario and no test is named after it" in found
    assert completeness.problems("lockdown", "counts", "behaviour", "words") == []


def test_a_scenario_is_about_the_game_it_names(toy: Content) -> None:
    text = "scenario: x\ngiven:\n  A in 001\nthen:\n  game over: nobody\n"
    assert completeness.game_of(text) == "lockdown"
    assert completeness.game_of(text.replace("A in", "game toy; A in")) == "toy"
    assert completeness.game_of(text.replace("  A in 001", "  game toy  # our own")) == "toy"
    assert completeness.game_of(text.replace("over: nobody", "over")) == "lockdown"


def test_the_commands_ask_for_a_game(toy: Content, capsys: pytest.CaptureFixture[str]) -> None:
    for words, code, said in (
        (("list", "--game", "toy", "--json"), 0, '"spoons": 3'),
        (("list", "spoon", "--game", "toy", "--json"), 0, '"big"'),
        (("reconstructed", "--game", "toy", "--json"), 0, '"medkit"'),
        (("check", "--game", "toy"), 1, "toy: words: en: spoon-big is missing"),
        (("check", "--game", "chess"), 2, "no game is called 'chess'"),
    ):
        with pytest.raises(SystemExit) as ended:
            main(["content", *words])
        told = capsys.readouterr()
        assert ended.value.code == code, words
        assert said in told.out + told.err, words


# ---- what every game must tell


def test_every_game_has_a_box_of_its_own(game: str) -> None:
    box = content_of(game)
    assert box.ruleset.game == game
    assert next(iter(box.boards)) == box.ruleset.board.key
    assert box.title
    assert box.tracks["time"]["space"]


def test_rules_that_are_shown_are_in_the_catalogue(game: str) -> None:
    known, shown = catalogue.load(), content_of(game).shown
    named = [rule for mark in shown.marks.values() for rule in mark.rules]
    named += [group.rule for group in shown.turn] + [rule for _, rule in shown.ending]
    by_key = [rules for kind in shown.rules.values() for rules in kind.values()]
    named += [rule for rules in by_key for rule in rules]
    named += [option.rule for option in content_of(game).options.values()]
    named += list(content_of(game).reported.by_rule)
    assert len(named) > 60
    assert [rule for rule in named if rule not in known] == []
    prefixes = {rule[:3] for rule in named}
    assert len(prefixes) == 1, "a screen names rules as the game that is played calls them"


def test_what_is_shown_has_words_in_every_language(game: str) -> None:
    shown = content_of(game).shown
    wanted = {mark.word for mark in shown.marks.values()}
    wanted |= {f"{mark.text}.text" for mark in shown.marks.values() if mark.text}
    wanted |= {f"glossary-{term}" for mark in shown.marks.values() for term in mark.terms}
    wanted |= {f"ui-act-{group.key}" for group in shown.turn}
    wanted |= {f"ui-step-{key}" for key, _ in shown.ending}
    for language in LANGUAGES:
        assert sorted(wanted - ids(language, game)) == []


def test_every_verb_of_a_turn_is_under_a_button(game: str) -> None:
    box = content_of(game)
    under = [verb for group in box.shown.turn for verb in group.verbs]
    assert sorted(under) == sorted(set(under))
    assert set(under) <= VERBS.keys()
    sides = [kernel.checked(kernel.Setup(game=game, board=side)) for side in box.boards]
    offered = {verb for setup in sides for verb in parts_of(game).ruleset(setup).specs}
    assert offered | {"pass", "end", "drop"} == set(under)


def test_phrases_that_are_offered_are_those_of_the_message_files(game: str) -> None:
    said = re.compile(r"^(phrase|emote)-(\w+) = (.*)$", re.MULTILINE)
    written = {
        key: set(re.findall(r"\$(\w+)", words))
        for _, source in (*sources("en"), *sources("en", game))
        for _kind, key, words in said.findall(source)
    }
    offered: dict[str, set[str]] = {}
    for phrases in content_of(game).shown.phrases.values():
        for one in phrases:
            key, _, names = one.partition(":")
            assert key not in offered, f"{key} is offered twice"
            offered[key] = set(names.split(",")) - {""}
    assert offered == {key: written[key] for key in offered}
    own = {key for _, source in sources("en", game) for _k, key, _w in said.findall(source)}
    assert own <= offered.keys(), "what a game says alone, it offers"


def test_boards_say_where_everything_is_drawn(game: str) -> None:
    for side, board in content_of(game).boards.items():
        wide, high = board["canvas"]
        x, y, w, h = board["frame"]
        assert 0 <= x < x + w <= wide, side
        assert 0 <= y < y + h <= high, side
        for slot in board["slot"]:
            assert x < slot["x"] < x + w, (side, slot["number"])
            assert y < slot["y"] < y + h, (side, slot["number"])
        for space in board.get("space", ()):
            if "place" in space:
                assert space["place"] in keys.PLACES
                assert len(space["stand"]) == 2


def test_stairs_are_a_fact_of_the_board() -> None:
    board = content_of("lockdown").boards["basic"]
    stairs = [slot["number"] for slot in board["slot"] if slot.get("stairs")]
    assert stairs == [slot["number"] for slot in board["slot"] if slot.get("room") == "staircase"]


def test_reports_know_every_ending_and_way_out(game: str) -> None:
    own = content_of(game).reported
    assert {"nobody", "fire", "malfunction", "self_destruct"} <= own.endings.keys()
    assert set(own.by_rule.values()) <= own.causes.keys()
    assert {"attack", "event", "fire", "other", "left_behind"} <= own.causes.keys()
    assert own.crew.keys() <= content_of(game).registry.characters.keys()
    for place, _words in own.ways.values():
        assert f"fate-{place}" in ids("en", game)
    for words in (*own.endings.values(), *own.causes.values()):
        assert re.fullmatch(r"#[0-9a-f]{6}", words[1])


def test_a_browser_can_say_what_phrases_name() -> None:
    kinds = ARG_KINDS.keys() | {"number"}
    source = (Path(__file__).parent.parent / "web" / "src" / "talk" / "phrases.ts").read_text(
        "utf-8"
    )
    table = re.search(r"export const KIND[^{]*\{([^}]*)\}", source)
    assert table is not None
    sent = dict(re.findall(r"(\w+): '(\w+)'", table[1]))
    assert set(sent.values()) <= kinds
    for game in GAMES:
        for phrases in content_of(game).shown.phrases.values():
            for one in phrases:
                assert set(filter(None, one.partition(":")[2].split(","))) <= sent.keys()


def test_words_of_objects(game: str) -> None:
    words: dict[str, Any] = {}
    for key, card in content_of(game).registry.items.items():
        if card.bulky:
            words[key] = Words("en", game).text(_item_message(game, key))
    assert words.keys() >= {"egg", "carcass", "corpse"}
    assert len(set(words.values())) == len(words)
