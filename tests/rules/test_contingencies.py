"""Whom each contingency code kills (LD-CTG-12 to LD-CTG-16), and the tokens themselves."""

from __future__ import annotations

from itertools import product

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import looking, victory
from lockdown.games.lockdown.cards.computer import neighbours_with_orders
from lockdown.games.lockdown.computer import next_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.events import EVENT_KINDS
from lockdown.rules import victory as last_checks
from lockdown.rules.pieces import set_place
from lockdown.state import keys
from tests.rules.situations import situation

PLACES = {"isolation": keys.LOCKED_IN, "container": keys.LAUNCHED, "bunker": keys.BUNKER}


def dies(code: str, place: str, knowledge: int, signal: bool, *options: tuple[str, str]) -> bool:
    """Whether the active code kills a character that left the game so."""
    t: LockdownTable = Game.new(Setup(players=2, options=options), seed=5).table
    active = t.ctg_place.index(-1)
    faces = list(t.ctg_face)
    wanted = keys.CONTINGENCIES.index(code)
    other = faces.index(wanted)
    faces[active], faces[other] = faces[other], faces[active]
    t.ctg_face = tuple(faces)
    set_place(t, 0, PLACES[place])
    set_place(t, 1, keys.DEAD)
    t.knowledge[0] = knowledge
    t.signal = int(signal)
    victory.check_contingency(t)
    assert [e.args for e in t.told if e.kind == "contingency"][-1] == (wanted,)
    return t.place[0] == keys.DEAD


ALL = list(product(PLACES, range(1, 9), (False, True)))


@pytest.mark.rule("LD-CTG-12", "LD-CRD-69")
@pytest.mark.parametrize(("place", "knowledge", "signal"), ALL)
def test_green_kills_nobody(place: str, knowledge: int, signal: bool) -> None:
    assert not dies("green", place, knowledge, signal)


@pytest.mark.rule("LD-CTG-13", "LD-CRD-68")
@pytest.mark.parametrize(("place", "knowledge", "signal"), ALL)
def test_yellow_kills_those_who_know_little(place: str, knowledge: int, signal: bool) -> None:
    assert dies("yellow", place, knowledge, signal) == (knowledge <= 4 and place != "container")


@pytest.mark.rule("LD-CTG-13")
@pytest.mark.parametrize("knowledge", range(1, 9))
def test_yellow_under_the_table_option(knowledge: int) -> None:
    option = ("yellow_contingency", "high")
    assert dies("yellow", "bunker", knowledge, False, option) == (knowledge > 4)
    assert not dies("yellow", "container", knowledge, False, option)


@pytest.mark.rule("LD-CTG-14", "LD-CRD-67")
@pytest.mark.parametrize(("place", "knowledge", "signal"), ALL)
def test_blue_kills_those_without_signal(place: str, knowledge: int, signal: bool) -> None:
    assert dies("blue", place, knowledge, signal) == (not signal and place != "container")


@pytest.mark.rule("LD-CTG-15", "LD-CRD-70")
@pytest.mark.parametrize(("place", "knowledge", "signal"), ALL)
def test_grey_kills_those_launched(place: str, knowledge: int, signal: bool) -> None:
    assert dies("grey", place, knowledge, signal) == (place == "container")


@pytest.mark.rule("LD-CTG-16", "LD-CRD-66")
@pytest.mark.parametrize(("place", "knowledge", "signal"), ALL)
def test_red_kills_those_locked_in(place: str, knowledge: int, signal: bool) -> None:
    assert dies("red", place, knowledge, signal) == (place == "isolation")


@pytest.mark.rule("LD-CTG-16")
def test_red_is_no_destruction_of_the_complex() -> None:
    t: LockdownTable = Game.new(Setup(players=2), seed=5).table
    red = keys.CONTINGENCIES.index("red")
    t.ctg_face = (red,) * len(t.ctg_face)
    set_place(t, 0, keys.LOCKED_IN)
    set_place(t, 1, keys.BUNKER)
    victory.check_contingency(t)
    assert (t.place, t.destroyed) == ([keys.DEAD, keys.BUNKER], False)


@pytest.mark.rule("LD-CTG-01")
def test_the_active_code_judges_all_players_at_once() -> None:
    t: LockdownTable = Game.new(Setup(players=4), seed=5).table
    red = keys.CONTINGENCIES.index("red")
    faces = [keys.CONTINGENCIES.index("green")] * len(t.ctg_face)
    faces[t.ctg_place.index(-1)] = red
    t.ctg_face = tuple(faces)
    for seat, place in enumerate((keys.LOCKED_IN, keys.BUNKER, keys.LOCKED_IN, keys.LAUNCHED)):
        set_place(t, seat, place)
    victory.check_contingency(t)
    assert t.place == [keys.DEAD, keys.BUNKER, keys.DEAD, keys.LAUNCHED]
    assert t.rs.victory_steps.index(victory.check_contingency) < t.rs.victory_steps.index(
        last_checks.check_contamination
    )


@pytest.mark.rule("LD-CMP-10", "LD-CRD-71")
def test_tokens_in_the_box() -> None:
    t: LockdownTable = Game.new(Setup(players=3), seed=1).table
    counts = {key: t.ctg_face.count(i) for i, key in enumerate(keys.CONTINGENCIES)}
    assert counts == {"green": 1, "yellow": 1, "blue": 1, "grey": 2, "red": 2}


@pytest.mark.rule("LD-CMP-09", "LD-CRD-72")
def test_css_tokens_in_the_box() -> None:
    t: LockdownTable = Game.new(Setup(players=3), seed=1).table
    found = {token.key: (token.copies, "".join(token.launches)) for token in t.rs.css_tokens}
    assert found == {
        "launch_a": (1, "A"),
        "launch_b": (1, "B"),
        "launch_c": (1, "C"),
        "launch_all": (2, "ABC"),
        "launch_none": (2, ""),
    }
    assert (len(t.css_face), sorted(t.css_space)) == (6, [1, 2, 4, 6, 8, 10])


@pytest.mark.rule("LD-CTG-02", "LD-SET-22")
def test_everybody_sees_the_own_tokens_and_no_others() -> None:
    game = Game.new(Setup(players=3), seed=4)
    t: LockdownTable = game.table
    for seat in range(3):
        view = game.view(seat)
        mine = [keys.CONTINGENCIES[t.ctg_face[i]] for i in range(7) if t.ctg_place[i] == seat]
        assert list(view.me.contingencies) == mine
        for other in range(3):
            if other != seat:
                assert view.crew[other].contingencies == ("",)
        assert {token.face for token in view.pool} == {""}


@pytest.mark.rule("LD-CTG-03")
def test_a_face_is_told_to_one_player_alone() -> None:
    """Talk is free and outside the rules; the game itself shows a token to nobody else."""
    t: LockdownTable = Game.new(Setup(players=4), seed=2).table
    t.told = []
    for token in range(7):
        looking.look_at_contingency(t, 1, token, "LD-CTG-06")
    looking.take_contingency(t, 1, looking.contingency_places(t, looking.POOL)[0], "LD-CTG-07")
    assert len(t.told) == 7
    for told in t.told:
        fields = [kind for _, kind in EVENT_KINDS[told.kind].fields]
        face = fields.index("contingency")
        assert told.audience == 1 << 1
        assert told.public is not None
        assert (told.args[face] >= 0, told.public[face]) == (True, -1)


@pytest.mark.rule("LD-BRD-11", "LD-CTG-05")
def test_two_characters_in_one_staircase_share_no_section() -> None:
    t = situation("players 3; A in 006; B in 006; C in 008").table
    assert neighbours_with_orders(t, 0) == []
    t = situation("players 3; A in 009; B in 006; C in 008").table
    assert neighbours_with_orders(t, 0) == [("player", 2)]


@pytest.mark.rule("LD-CPU-05")
@pytest.mark.parametrize("where", ["A is locked in", "A is dead"])
def test_lockdown_marks_no_room_for_a_character_in_none(where: str) -> None:
    t = situation(f"players 2; {where}; B in 004; B acts; computer deck lockdown").table
    next_card(t, 0, marker=True)
    assert not t.broken
    assert keys.COMPUTERS[t.computer] != "lockdown"


@pytest.mark.rule("LD-CTG-09", "LD-CTG-11")
def test_the_tokens_of_the_dead_come_back_in_an_order_that_nobody_knows() -> None:
    orders = set()
    for seed in range(12):
        t = situation(
            f"""
            A is sentry in 009, contingency green blue
            B contingency red
            contingency active red, pool yellow grey
            seed {seed}
            """
        ).table
        assert isinstance(t, LockdownTable)
        looking.return_contingencies(t, 0)
        pool = looking.contingency_places(t, looking.POOL)
        orders.add(tuple(keys.CONTINGENCIES[t.ctg_face[token]] for token in pool[-2:]))
    assert orders == {("green", "blue"), ("blue", "green")}
