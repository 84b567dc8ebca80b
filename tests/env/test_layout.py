"""The layout is frozen: what the rules declare has its place, and no place ever moves."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from lockdown.games.lockdown.cards.registry import REGISTRY

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.env.declared import DECISION_KINDS, VERBS, known_in
from lockdown.env.layout import NAMES, WrongLayout, layout, layout_of
from lockdown.games.lockdown.env import actions
from lockdown.games.lockdown.env.parts import PARTS, SIZE
from lockdown.state import keys
from lockdown.state.registry import chosen

LAYOUT = layout_of("lockdown")

#: What the layout was when it was frozen: how long each list was, and a digest of those entries.
FROZEN = json.loads((Path(__file__).parent / "lockdown-2.json").read_text(encoding="utf-8"))


def _digest(entries: object) -> str:
    return hashlib.blake2b(json.dumps(entries).encode(), digest_size=8).hexdigest()


def test_nothing_that_was_frozen_has_moved() -> None:
    raw = json.loads(
        resources.files("lockdown.env").joinpath("layouts", "lockdown-2.json").read_text("utf-8")
    )
    for name, (count, size, digest) in FROZEN["vocabularies"].items():
        entry = raw["vocabularies"][name]
        assert entry["size"] == size, name
        assert _digest(entry["names"][:count]) == digest, f"{name}: append, never reorder"
    count, digest = FROZEN["verbs"]
    assert _digest(raw["verbs"][:count]) == digest, "verbs: append, never reorder"
    assert FROZEN["observation"] == SIZE
    assert FROZEN["actions"] == actions.SIZE
    found = [[p.name, p.start, p.rows, p.columns, sorted(p.names.items())] for p in PARTS.values()]
    assert _digest(found) == FROZEN["parts"]


def test_every_verb_of_the_rules_has_its_numbers() -> None:
    declared = {
        verb: tuple(known.kinds)
        for verb, known in VERBS.items()
        if known_in("lockdown", known.module)
    }
    assert "computer" in declared
    assert "course" not in declared  # the other game's own
    laid_out = dict(LAYOUT.verbs)
    missing = {verb: kinds for verb, kinds in declared.items() if laid_out.get(verb) != kinds}
    assert missing == {}, "run tools/env_layout.py"
    assert actions.USED < actions.UNKNOWN
    assert len(LAYOUT.verbs) < LAYOUT.verb_rows


def test_every_component_has_its_place() -> None:
    ruleset = Game.new(Setup(players=2), 1).table.rs
    words = {action.key for room in ruleset.rooms for action in room.actions}
    words |= {option for card in ruleset.computers for option in card.options}
    for name, declared in (
        (
            "decisions",
            tuple(k for k, kind in DECISION_KINDS.items() if known_in("lockdown", kind.module)),
        ),
        ("words", tuple(words)),
        ("cards", tuple(chosen(REGISTRY.action_cards, ""))),
        ("items", tuple(chosen(REGISTRY.items, ""))),
        ("tiles", tuple(REGISTRY.rooms)),
        ("characters", tuple(chosen(REGISTRY.characters, ""))),
        ("places", keys.PLACES[: keys.DEAD + 1]),
        ("wounds", keys.WOUNDS),
        ("objectives", tuple(REGISTRY.objectives)),
        ("events", tuple(chosen(REGISTRY.events, ""))),
        ("attacks", tuple(chosen(REGISTRY.attacks, ""))),
        ("computers", keys.COMPUTERS),
        ("weaknesses", tuple(chosen(REGISTRY.weaknesses, ""))),
        ("colours", keys.COLOURS),
        ("contingencies", keys.CONTINGENCIES),
        ("css", keys.CSS_TOKENS),
        ("exploration", keys.EXPLORATION),
        ("tokens", tuple(token.key for token in ruleset.stalker_tokens)),
        ("stalkers", keys.STALKERS),
        ("faces", keys.COMBAT_FACES),
    ):
        known = LAYOUT.words[name]
        missing = [key for key in declared if key not in known.at]
        assert missing == [], f"{name}: run tools/env_layout.py"
        assert len(known.names) < known.size, f"{name} has no place left for what is unknown"
    board = ruleset.board
    assert board.slots <= LAYOUT.rooms
    assert board.tech < LAYOUT.corridors


def test_blocks_of_actions_do_not_overlap() -> None:
    at = 0
    for verb, _ in LAYOUT.verbs:
        start, size = actions.blocks()[verb]
        assert start == at, verb
        at += size
    assert at == actions.USED


def test_parts_cover_the_observation_without_gaps() -> None:
    at = 0
    for part in PARTS.values():
        assert part.start == at
        column = 0
        for start, width in part.names.values():
            assert start == column
            column += width
        assert column == part.columns
        at = part.stop
    assert at == SIZE


def test_a_game_or_layout_that_is_not_there_is_refused() -> None:
    with pytest.raises(WrongLayout, match="nemesis has no learning environment yet"):
        layout_of("nemesis")
    with pytest.raises(WrongLayout, match="there is lockdown/2"):
        layout("lockdown/1")
    assert NAMES["lockdown"] == LAYOUT.name == "lockdown/2"


def test_the_page_in_the_docs_is_true() -> None:
    tool = Path(__file__).parents[2] / "tools" / "env_layout.py"
    done = subprocess.run(
        [sys.executable, tool, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
