"""Why not: an action is either on offer or refused with a reason; reasons tell no secrets."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import lockdown
from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.game import Options
from lockdown.messages import ids
from lockdown.rules.why_not import Refused, why_not
from lockdown.state.keys import ACTION, CLEAN, CONTAMINATION, INFECTED, ITEM
from tests.rules.desk import ask, desk, play

#: Verbs that have no expectation of their own (passing and dropping are always possible).
FREE = ("pass", "drop", "shoot-egg", "melee-egg")


def reasons(game: Game, seat: int, *begin: object) -> set[tuple[str, str]]:
    """(reason, rule) of everything refused that begins so."""
    return {
        (refused.reason, refused.rule)
        for refused in why_not(game.table, seat)
        if refused.option[: len(begin)] == begin
    }


def covered(option: tuple[object, ...], refused: list[Refused]) -> list[Refused]:
    return [r for r in refused if option[: len(r.option)] == r.option]


@pytest.mark.rule("LD-ACT-26", "LD-ACT-27")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_both_on_offer_and_refused(seed: int) -> None:
    """Random play: the reasons and the options never contradict each other."""
    game = Game.new(Setup(players=2 + seed % 4), seed=seed)
    dice = random.Random(seed)
    for _ in range(400):
        if game.decision is None:
            break
        if game.decision.kind == "action":
            seat = game.decision.seat
            refused = why_not(game.table, seat)
            for option in game.options:
                assert not covered(option, refused), option
            _complete(game, seat, game.options, refused)
        for seat in range(game.table.n):
            for refusal in why_not(game.table, seat):
                assert refusal.reason
                assert refusal.rule.startswith("LD-")
        game.play(dice.choice(list(game.options)))


def _complete(game: Game, seat: int, options: Options, refused: list[Refused]) -> None:
    """Every part of every card in hand and of every item is one or the other."""
    t: LockdownTable = game.table
    for card in t.hand[seat]:
        if card >= CONTAMINATION:
            continue
        for part in range(len(t.rs.action_cards[card].parts)):
            option = ("play", card, part)
            assert (option in options) != bool(covered(option, refused)), option
    for item in t.pack[seat]:
        for part in range(len(t.rs.items[item & 255].parts)):
            option = ("use", item, part)
            assert (option in options) != bool(covered(option, refused)), option
    for slot in {way[0] for way in t.rs.board.ways[t.room[seat]]}:
        for verb in ("move", "careful"):
            way = (verb, slot)
            assert (way in options) != bool(covered(way, refused)), way
    for begin in ("trade", "computer", "activate", "melee"):
        there = any(option[0] == begin for option in options)
        assert there != bool(covered((begin,), refused)), begin


@pytest.mark.rule("LD-RND-08")
def test_the_others_hear_that_it_is_not_their_turn() -> None:
    game = desk()
    game.table.hand[1] = (ACTION["search"],)
    assert {r.reason for r in why_not(game.table, 1)} == {"not_your_turn"}
    assert reasons(game, 1, "play", ACTION["search"]) == {("not_your_turn", "LD-RND-08")}


@pytest.mark.rule("LD-RND-11")
def test_one_who_has_passed_is_told_so() -> None:
    game = desk()
    play(game, "pass", "done")
    assert {(r.reason, r.rule) for r in why_not(game.table, 0)} == {("passed", "LD-RND-11")}


@pytest.mark.rule("LD-ACT-19")
def test_the_dead_are_told_that_they_are_nowhere() -> None:
    from lockdown.rules import hurt

    game = desk()
    hurt.die(game.table, 1, "LD-HRT-06")
    assert {r.reason for r in why_not(game.table, 1)} == {"not_in_a_room"}


def test_in_the_middle_of_an_action_one_is_told_to_finish_it() -> None:
    game = desk(hand=("search", "rest"))
    move = next(option for option in game.options if option.verb == "move")
    game.play(move)
    assert reasons(game, 0, "move") == {("decide_first", "LD-ACT-25")}


@pytest.mark.rule("LD-CON-02")
def test_contamination_cards_say_what_they_are_and_not_more() -> None:
    told = []
    for face in (CLEAN, INFECTED):
        game = desk()
        game.table.hand[0] = (face,)
        ask(game)
        told.append(why_not(game.table, 0))
    assert told[0] == told[1]
    assert Refused("card", ("play", CONTAMINATION), "contamination", "LD-CON-02") in told[0]


def test_reasons_of_basic_actions() -> None:
    game = desk(foes=("adult",), hand=("search",))
    t: LockdownTable = game.table
    t.hands[0] = (ITEM["smg"],)
    ask(game)
    assert reasons(game, 0, "shoot") == {("no_ammo", "LD-CMB-03")}
    assert reasons(game, 0, "trade") == {("in_combat", "LD-ACT-08")}
    assert reasons(game, 0, "pickup") == {("in_combat", "LD-ACT-08")}
    assert reasons(game, 0, "careful") == {("in_combat", "LD-BAS-04")}
    assert not reasons(game, 0, "move")
    assert not reasons(game, 0, "melee")
    game = desk(hand=("search",))
    t = game.table
    t.hands[0] = ()
    slot, corridor = t.rs.board.ways[13][0]
    t.closed |= 1 << corridor
    ask(game)
    assert reasons(game, 0, "shoot") == {("no_weapon", "LD-CMB-03")}
    assert reasons(game, 0, "melee") == {("not_in_combat", "LD-ACT-08")}
    assert reasons(game, 0, "trade") == {("nobody_here", "LD-TRD-09")}
    empty = desk(others=13, hand=("search",))
    empty.table.hands[0] = empty.table.hands[1] = ()
    ask(empty)
    assert reasons(empty, 0, "trade") == {("nothing_to_trade", "LD-ACT-26")}
    assert "trade" not in {o.verb for o in empty.options}
    empty.table.pack[1] = (ITEM["smg"],)
    ask(empty)
    assert "trade" in {o.verb for o in empty.options}
    assert reasons(game, 0, "pickup") == {("nothing_lies_here", "LD-BAS-09")}
    assert reasons(game, 0, "move", slot) == {("closed_door", "LD-DOR-04")}
    assert ("too_few_cards", "LD-ACT-02") in reasons(game, 0, "careful")
    assert reasons(game, 0, "craft") == {("no_components", "LD-CRF-01")}
    t.crafted = ()
    assert reasons(game, 0, "craft") == {("none_left", "LD-CRF-02")}


def test_every_reason_has_its_words() -> None:
    """A reason stands in the code as `("key", "LD-…", …)`; each has a message `reason-key`."""
    folder = Path(lockdown.__file__).parent
    files = [*folder.glob("rules/*.py"), *folder.glob("games/**/*.py")]
    missing = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            key = _reason_key(node)
            if key and f"reason-{key}" not in ids("en", "lockdown"):
                missing.add(key)
    assert len(files) > 50
    assert not missing


def _reason_key(node: ast.AST) -> str:
    if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
        return ""
    key, rule = (e.value if isinstance(e, ast.Constant) else "" for e in node.elts[:2])
    if not isinstance(key, str) or not isinstance(rule, str):
        return ""
    found = re.fullmatch(r"LD-[A-Z]+-\d+", rule) and re.fullmatch(r"[a-z_]+", key)
    return key if found else ""
