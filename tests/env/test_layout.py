"""The layout is frozen: what the rules declare has its place, and no place ever moves."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.env.codec import Codec, codec_named, codec_of
from lockdown.env.declared import DECISION_KINDS, VERBS, known_in
from lockdown.env.layout import ALL, WrongLayout, layout, layout_of


def _file(name: str) -> str:
    return f"{name.replace('/', '-')}.json"


def frozen(name: str) -> dict[str, Any]:
    """What the layout was when it was frozen: lengths of its lists, and digests of the entries."""
    found: dict[str, Any] = json.loads(
        (Path(__file__).parent / _file(name)).read_text(encoding="utf-8")
    )
    return found


@pytest.fixture(params=ALL)
def codec(request: pytest.FixtureRequest) -> Codec:
    """How tables are learned."""
    return codec_named(request.param)


def _digest(entries: object) -> str:
    return hashlib.blake2b(json.dumps(entries).encode(), digest_size=8).hexdigest()


def test_nothing_that_was_frozen_has_moved(codec: Codec) -> None:
    then = frozen(codec.layout.name)
    file = resources.files("lockdown.env").joinpath("layouts", _file(codec.layout.name))
    raw = json.loads(file.read_text("utf-8"))
    for name, (count, size, digest) in then["vocabularies"].items():
        entry = raw["vocabularies"][name]
        assert entry["size"] == size, name
        assert _digest(entry["names"][:count]) == digest, f"{name}: append, never reorder"
    count, digest = then["verbs"]
    assert _digest(raw["verbs"][:count]) == digest, "verbs: append, never reorder"
    assert then["observation"] == codec.observation_size
    assert then["actions"] == codec.action_size
    parts = codec.parts.values()
    found = [[p.name, p.start, p.rows, p.columns, sorted(p.names.items())] for p in parts]
    assert _digest(found) == then["parts"]


def test_every_verb_of_the_rules_has_its_numbers(codec: Codec) -> None:
    game = codec.layout.game
    declared = {
        verb: tuple(known.kinds)
        for verb, known in VERBS.items()
        if known_in(game, known.module, wide=codec.wide)
    }
    assert "pay" in declared
    assert ("course" in declared) == (game == "nemesis")  # the original game's own
    assert ("drive" in declared) == (codec.layout.name == "lockdown-all/1")
    assert ("hunt-move" in declared) == (codec.layout.name == "nemesis-all/1")
    laid_out = dict(codec.layout.verbs)
    missing = {verb: kinds for verb, kinds in declared.items() if laid_out.get(verb) != kinds}
    assert missing == {}, "run tools/env_layout.py"
    assert codec.numbering.used < codec.numbering.unknown
    assert len(codec.layout.verbs) < codec.layout.verb_rows


def test_every_component_has_its_place(codec: Codec) -> None:
    game = codec.layout.game
    kinds = tuple(
        k for k, kind in DECISION_KINDS.items() if known_in(game, kind.module, wide=codec.wide)
    )
    for name, declared in {"decisions": kinds, **codec.vocabulary()}.items():
        known = codec.layout.words[name]
        missing = [key for key in declared if key not in known.at]
        assert missing == [], f"{name}: run tools/env_layout.py"
        assert len(known.names) < known.size, f"{name} has no place left for what is unknown"
    assert tuple(board.key for board in codec.numbering.boards) == codec.layout.boards
    for board in codec.numbering.boards:
        assert board.slots <= codec.layout.rooms
        assert board.noisy <= codec.layout.corridors


def test_blocks_of_actions_do_not_overlap(codec: Codec) -> None:
    at = 0
    for verb, _ in codec.layout.verbs:
        start, size = codec.numbering.blocks()[verb]
        assert start == at, verb
        at += size
    assert at == codec.numbering.used


def test_parts_cover_the_observation_without_gaps(codec: Codec) -> None:
    at = 0
    for part in codec.parts.values():
        assert part.start == at
        column = 0
        for start, width in part.names.values():
            assert start == column
            column += width
        assert column == part.columns
        at = part.stop
    assert at == codec.observation_size


def test_a_game_or_layout_that_is_not_there_is_refused() -> None:
    with pytest.raises(
        WrongLayout, match=r"chess has no learning environment; .* lockdown, nemesis"
    ):
        layout_of("chess")
    with pytest.raises(
        WrongLayout, match="there are lockdown/2, nemesis/1, lockdown-all/1, nemesis-all/1"
    ):
        layout("lockdown/1")
    assert layout_of("lockdown").name == "lockdown/2"
    assert layout_of("nemesis").name == "nemesis/1"


def test_the_page_in_the_docs_is_true() -> None:
    tool = Path(__file__).parents[2] / "tools" / "env_layout.py"
    done = subprocess.run(
        [sys.executable, tool, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_page_says_what_every_column_means() -> None:
    page = (Path(__file__).parents[2] / "docs" / "env-layout.md").read_text(encoding="utf-8")
    for name in ALL:
        codec = codec_named(name)
        at = page.index(f"Layout `{name}`")
        section = page[at : page.find("\n## ", at)]
        scale = codec.parts.scale()
        for part in codec.parts.values():
            for column, (start, width) in part.names.items():
                if column.startswith("spare"):
                    continue
                line = re.search(
                    rf"\| {column} \| {start} \| {width} \| (\S+) \| .{{4,}} \|", section
                )
                assert line, (name, part.name, column)
                if column in ("round", "decks", "bag"):
                    above, _, below = line[1].partition("/")
                    times = int(above) / int(below or 1)
                    assert times == pytest.approx(scale[part.at(column)])
        for kinds in (kinds for _, kinds in codec.layout.verbs):
            for kind in kinds:
                assert f"\n- {kind}: " in section


def test_the_surface_is_not_in_the_layout_of_lockdown() -> None:
    game = Game.new(Setup(players=2, board="surface"), 1)
    codec = codec_of("lockdown")
    with pytest.raises(WrongLayout, match="the side basic, not surface"):
        codec.of_table(game.table, game.table.decision[0])
    with pytest.raises(WrongLayout, match="the side basic, not surface"):
        codec.legal(game.view(game.table.decision[0]))
