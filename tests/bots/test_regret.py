"""`tools/regret.py` finds a choice that costs much, and is content with the best one."""

from __future__ import annotations

import argparse
import importlib.util
import random
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.kernel.options import parse_option
from lockdown.sim.swap import swapped

FILE = Path(__file__).parents[2] / "tools" / "regret.py"


@pytest.fixture(scope="module")
def regret() -> Any:
    spec = importlib.util.spec_from_file_location("regret", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["regret"] = module
    spec.loader.exec_module(module)
    return module


def asked(game: str, **more: Any) -> argparse.Namespace:
    return argparse.Namespace(game=game, bots="rookie", gap=0.1, verify=0, out=None, **more)


def fight(game: str, seed: int) -> Game:
    """The first action of a game that somebody has to take beside a foe."""
    played = Game.new(Setup(players=3, game=game), seed)
    bots = [make("rookie", seat, game) for seat in range(3)]
    while played.decision is not None:
        seat = played.decision.seat
        if played.decision.kind == "action" and played.table.foes >> played.table.room[seat] & 1:
            return played
        view = played.view(seat)
        chosen = bots[seat].choose(view)
        played.play(next(o for o in played.decision.options if str(o) == chosen))
    raise LookupError(seed)


@pytest.mark.parametrize(("game", "seed"), [("lockdown", 1), ("nemesis", 6)])
def test_the_worst_is_regretted_and_the_best_is_not(regret: Any, game: str, seed: int) -> None:
    played = fight(game, seed)
    assert played.decision is not None
    view = played.view(played.decision.seat)
    found: list[dict[str, Any]] = []
    looks = regret.Mourner(asked(game), found)
    for option in view.decision.options:
        if option.verb not in regret.LEFT:
            looks.look(1, played.table, view, option.text)
    blamed = {entry["chosen"]: entry["better"] for entry in found}
    praised = set(blamed.values())
    assert blamed
    assert praised - set(blamed)
    for entry in found:
        assert entry["gap"] >= 0.1
        assert entry["stands"][1] - entry["stands"][0] == pytest.approx(entry["gap"], abs=0.002)


def test_what_is_hidden_has_no_say(regret: Any) -> None:
    """A table that the seat cannot tell from this one is regretted in the same way."""
    played = fight("lockdown", 1)
    assert played.decision is not None
    seat = played.decision.seat
    view = played.view(seat)
    ends = []
    for table in (played.table, swapped(played.table, seat, random.Random(3))):
        found: list[dict[str, Any]] = []
        looks = regret.Mourner(asked("lockdown"), found)
        for option in view.decision.options[:4]:
            looks.look(1, table, view, option.text)
        ends.append(found)
    assert ends[0] == ends[1]


def test_a_level_plays_on_to_the_end(regret: Any) -> None:
    played = fight("lockdown", 1)
    assert played.decision is not None
    seat = played.decision.seat
    option = parse_option(str(played.decision.options[0]))
    ends = [
        regret.fate("rookie", "lockdown", played.table.clone(), seat, option, 4) for _ in range(2)
    ]
    assert ends[0] == ends[1]
    alive, won = ends[0]
    assert alive or not won
