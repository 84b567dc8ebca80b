"""A rule is named as the game that is played calls it, wherever anybody reads its name.

Shared chapters name Lockdown's rules, and a game says what it calls them (`Rules.citations`). Here
a made-up game calls all of them otherwise; whatever still has an old name bypasses the seam.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.game import RULES
from lockdown.kernel import replay as replays
from lockdown.kernel.decisions import DECISION_KINDS


class Renamed(dict[str, str]):
    """Every rule under another name, also those that nobody has thought of."""

    def get(self, rule: str, _default: Any = None) -> str:
        return rule.replace("LD-", "XX-")


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "citations", Renamed({"LD-": "XX-"}))


@pytest.mark.usefixtures("renamed")
@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (3, "standard"), (4, "coop")])
def test_everything_that_names_a_rule_names_it_as_the_game_does(players: int, mode: str) -> None:
    game = Game.new(Setup(players=players, mode=mode), 5)
    dice = random.Random(5)
    named: dict[str, set[str]] = {
        "event": {event.rule for event in game.opening},
        "decision": set(),
        "reason": set(),
        "view": set(),
        "hint": set(),
    }
    while (decision := game.decision) is not None:
        named["decision"].add(decision.rule)
        view = game.view(decision.seat)
        assert view.decision is not None
        named["view"].add(view.decision.rule)
        if game.version % 5 == 0:
            named["reason"] |= {reason.rule for reason in game.why_not(decision.seat)}
            named["hint"] |= {hint.rule for hint in game.rules.hints(view, "full")}
        told = game.play(dice.choice(list(decision.options)))
        named["event"] |= {event.rule for event in told}
    named["log"] = {heard.rule for heard in game.events(seat=0)}
    for where, rules in named.items():
        assert rules, where
        assert {rule[:3] for rule in rules} == {"XX-"}, where


@pytest.mark.usefixtures("renamed")
def test_what_is_kept_of_a_game_does_not_depend_on_names() -> None:
    """Saves and replays hold no rule ids, so that other words for a rule change no stored game."""
    game = Game.new(Setup(players=2), 3)
    while game.decision is not None and game.version < 30:
        game.play(next(iter(game.options)))
    assert b"XX-" not in game.to_bytes()
    assert "XX-" not in replays.write(replays.of_game(game, 3))
    assert b"LD-" not in msgspec.json.encode([kind.name for kind in DECISION_KINDS.values()])
