"""Scenarios name their table with the words of `Setup`, and a game brings its own words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from lockdown.games.lockdown.game import LockdownRules
from lockdown.games.lockdown.rulesets import ruleset_for
from lockdown.games.lockdown.scenario import PARTS
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import game as kernel
from lockdown.kernel.game import Setup
from lockdown.scenario import compare, facts, given_board, loose, parts, piles
from lockdown.scenario.parts import Words
from tests.scenario_text import fails, holds, misread

# ---- which table


@pytest.mark.parametrize(
    "given",
    [
        "game lockdown ; mode standard ; board basic ; enemies night_stalkers ; players 3",
        "Game: Lockdown ; players 3",
        "option cave_noise=yes ; C in 009",
        "option cave_noise yes ; 3 players",
    ],
)
def test_a_scenario_names_its_table(given: str) -> None:
    holds(given, "C is alive")


def test_a_mode_says_how_many_play() -> None:
    holds("mode solo ; A is lab_rat", "A is in 022")
    assert "no seat of this table" in misread("mode solo ; B in 009")
    assert "exactly one player (LD-SET-31)" in misread("mode solo ; players 3")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            "game solaris",
            "no game is called 'solaris' in this program; there are lockdown",
        ),
        ("mode coop ; solo", "coop is for two to five players"),
        ("mode versus", "there is no mode 'versus'; there are standard, solo and coop"),
        ("board alternative", "there is no board 'alternative'; there are basic and surface"),
        ("enemies robots", "there are night_stalkers and intruders"),
        ("game nemesis; guests", "no characters of the other game can be guests"),
        ("option gravity=off", "no table option 'gravity'"),
        ("option cave_noise=perhaps", "one of no, yes"),
        ("option cave_noise", "write 'option NAME=VALUE'"),
        ("option cave_noise=yes=no", "write 'option NAME=VALUE'"),
        ("mode standard ; mode solo", "mode is given twice"),
    ],
)
def test_a_table_that_is_not_there_is_refused(given: str, message: str) -> None:
    assert message in misread(given)


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ("A is captain in 009", "'captain' is no character of this game"),
        ("room 009 is armory", "'armory' is no room"),
        ("A has plasma_torch", "'plasma_torch' is no item"),
        ("weakness 1 vital_places", "'vital_places' is no weakness"),
        ("bag creeper_1", "'creeper_1' is no token of the bag"),
        ("event deck eclosion", "'eclosion' is no event card"),
        ("A objectives the_great_hunt", "'the_great_hunt' is no objective"),
        ("attack deck bite:3", "'bite' is no attack card"),
    ],
)
def test_names_of_another_game_are_refused(given: str, what: str) -> None:
    assert what in misread(given)


def test_phrases_of_another_game_mean_nothing() -> None:
    # The original game has an event of that name.
    holds("noise in technical corridors", "noise only tech")


COOP = "mode coop ; contingency active green, pool red red blue"


def test_the_cooperative_table() -> None:
    holds(COOP, "contingency up 1 ; A contingency none ; A objectives has 1 card")
    holds(f"{COOP} ; contingency up 2 3", "contingency up 2 3 ; contingency up has no 1")
    holds(f"{COOP} ; contingency up none", "contingency up none ; contingency up has 0 tokens")
    holds("mode coop ; B is dead, hand rest, has medkit", "B is dead, hand rest, has medkit")
    holds("contingency active green", "contingency up none")
    assert fails(COOP, "contingency up 2")
    assert "nobody holds contingency tokens" in misread(f"{COOP} ; A contingency grey")
    assert "no token 9 in the pool" in misread(f"{COOP} ; contingency up 9")
    assert "cooperative mode alone" in misread("contingency up 1")
    assert "not used with 2 players" in misread("mode coop ; A objectives proof")


def test_the_surface() -> None:
    outside = "board surface"
    holds(f"{outside} ; noise zone-1 zone-3, tech", "noise only zone-1 zone-3 tech")
    holds(f"{outside} ; rover at 009", "rover at 9 ; rover here")
    holds(outside, "rover at 16 ; surface deck has 8 cards ; room 028 is crossroads_west")
    holds(f"{outside} ; rover away", "rover away ; rover at 0")
    holds(f"{outside} ; surface deck only calm tremor", "surface deck is calm tremor")
    assert fails(f"{outside} ; noise zone-1", "noise zone-2")
    assert "one of 004, 005, 009, 016, 023" in misread(f"{outside} ; rover at 010")
    assert "there are tech, zone-1" in misread(f"{outside} ; noise zone-5")
    assert "there are tech" in misread("noise zone-1")
    assert "is no Mars surface card" in misread("surface deck only calm")
    assert "on 'board surface' alone" in misread("surface deck none")
    assert "never burns" in misread(f"{outside} ; room 028 fire")
    assert "can lie in 009" in misread(f"{outside} ; room 009 token surface_slime_3")
    assert "can lie in 005" in misread(f"{outside} ; room 005 token slime_3")


def test_the_refusal_names_the_line() -> None:
    from tests.scenario_text import run

    outcome = run("scenario: x\ngiven\n  A in 009\n  board alternative\nthen A is alive\n")
    assert (outcome.misread, outcome.line) == (True, 4)


# ---- a game of its own


class ToyRules(LockdownRules):
    """Lockdown under another name, with a bell."""

    name = "toy"

    def checked(self, setup: Setup) -> Setup:
        return replace(super().checked(setup), game="toy")


def _bell(plan: Any, _clauses: list[Words], negated: bool) -> None:
    plan.destruct = -1 if negated else 3


def _rings(t: LockdownTable, _clauses: list[Words], negated: bool) -> None:
    compare.flag("bell", t.destruct == 3, not negated)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game that nothing in `lockdown.scenario` knows of."""
    module = ModuleType("lockdown.games.toy.scenario")
    own = replace(
        PARTS,
        ruleset=lambda setup: replace(ruleset_for(setup), game="toy"),
        given={**PARTS.given, "bell": _bell},
        then={**PARTS.then, "bell": _rings},
        deniable=(*PARTS.deniable, "bell"),
        place_name="ship",
    )
    module.PARTS = own  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "lockdown.games.toy", ModuleType("lockdown.games.toy"))
    monkeypatch.setitem(sys.modules, "lockdown.games.toy.scenario", module)
    monkeypatch.setitem(kernel._RULES, "toy", ToyRules())
    yield
    for cached in (
        parts.parts_of,
        piles.decks_of,
        facts._subjects,
        given_board.subjects,
        loose._phrases,
        loose._longest,
    ):
        cached.cache_clear()


@pytest.mark.usefixtures("toy")
def test_a_game_brings_its_own_words() -> None:
    holds("game toy ; bell rings ; A is sentry in 008", "bell rings ; A in 008, hand has search")
    assert "bell should be so" in fails("game toy ; A in 008", "bell rings")
    holds("game toy ; A is launched ; B in 009 ; game ends: fire", "ship is destroyed", "go on")
    # They are that game's alone.
    assert "'given' does not know 'bell'" in misread("bell rings")
    assert "'then' does not know 'bell'" in misread("A in 008", "bell rings")
    assert "'then' does not know 'ship'" in misread("A in 008", "ship is destroyed")
