"""The lesson of Lockdown (see `test_lessons`): its story is what happens on the table."""

from __future__ import annotations

import pytest

from lockdown.games.lockdown.victory import kills
from lockdown.scenario.words import card_text
from lockdown.state import keys
from lockdown.tutorial import Tutorial, lesson_of
from lockdown.tutorial.lesson import LEARNER
from lockdown.tutorial.script import fits
from tests.tutorial.lessons import every_end, walk

STEPS = lesson_of().steps


def test_both_objectives_win_alone() -> None:
    """Whatever is chosen, the learner is the only winner."""
    ends = every_end(Tutorial())
    assert {end.game.result.winners for end in ends} == {(LEARNER,)}
    kept = {keys.OBJECTIVES[end.game.table.objectives[LEARNER][0]] for end in ends}
    assert kept == {"long_walk_home", "loose_end_3"}
    assert len(ends) > 100


def test_the_table_is_shown_in_pieces() -> None:
    """The tile is turned, then the die is rolled, then the marker lies there."""
    lesson = walk(Tutorial(), "1.3")
    room = 1 << 3
    assert lesson.table.room[LEARNER] == 3
    assert not lesson.table.explored & room
    lesson.go_on()
    assert lesson.step.id == "1.3b"
    assert lesson.table.explored & room
    assert lesson.table.fire & room
    assert not lesson.table.noise
    lesson.go_on()
    assert (lesson.step.id, lesson.table.noise) == ("2.1", 0)
    assert lesson.game.table.noise  # the engine is ahead
    lesson.go_on()
    assert lesson.live
    assert lesson.table.noise == lesson.game.table.noise


# ---- chapters


def test_back_keeps_what_was_chosen_before() -> None:
    lesson = walk(Tutorial(), "5.3")
    lesson.play("keep fire_blanket")
    walk(lesson, "6.3")
    lesson.back()
    assert lesson.step.id == "6.1"
    assert "fire_blanket" in {keys.ITEMS[i & 255] for i in lesson.game.table.pack[LEARNER]}
    lesson.back()
    assert lesson.step.id == "5.1"
    lesson.open(1)
    lesson.back()
    assert lesson.step.id == "1.1"


def test_resume_in_the_middle_of_a_step() -> None:
    lesson = walk(Tutorial(), "3.1")
    lesson.play("computer")
    again = Tutorial.resume(lesson.saved())
    assert again.step.id == "3.1"
    assert again.allowed == lesson.allowed
    assert again.game.digest == lesson.game.digest


def test_undo_within_the_turn() -> None:
    lesson = Tutorial()
    undoable = [lesson.can_undo]
    lesson.play("move 003")
    undoable.append(lesson.can_undo)
    lesson.undo()
    assert (lesson.step.id, lesson.log) == ("1.1", [])
    lesson.play("move 003")
    lesson.play("pay rest")
    undoable.append(lesson.can_undo)
    assert undoable == [False, True, False]  # at last a tile was turned and a die rolled


# ---- two kinds of no


@pytest.mark.parametrize(
    ("step", "option", "line", "rule"),
    [
        ("1.1", "move 001", "tut-no-room", "LD-MOV-04"),
        ("1.1", "move 019", "tut-no-far", "LD-MOV-04"),
        ("1.1", "pass", "tut-no-other", "LD-RND-08"),
        ("1.2", "pay clean_up", "tut-no-keep", "LD-ACT-02"),
        ("2.3", "pass", "tut-no-fire", "LD-RND-13"),
        ("7.1", "melee adult#1", "tut-no-melee", "LD-CMB-13"),
        ("9.3", "play emergency_key 1", "tut-no-passed", "LD-RND-11"),
        ("10.4", "escape rover", "tut-no-rover", "LD-BNK-05"),
    ],
)
def test_what_ward_answers(step: str, option: str, line: str, rule: str) -> None:
    lesson = walk(Tutorial(), step)
    answer = lesson.refuse(option)
    assert (answer.line, answer.rule) == (line, rule)
    said = [(lesson.tries, lesson.answer)]
    lesson.do_it()
    said.append((lesson.tries, lesson.answer))
    # In 9.3 the refusal is the lesson.
    assert said == [(step != "9.3", answer), (0, None)]


# ---- secrets


def test_the_active_contingency_stays_secret() -> None:
    """Until it is turned over (10.7b), the learner's view is the same whichever it is."""

    def views(active: str) -> list[tuple[str, object, object]]:
        lesson = Tutorial()
        table = lesson.game.table
        faces = list(table.ctg_face)
        mine, pool = table.ctg_place.index(-1), faces.index(keys.CONTINGENCIES.index("green"))
        assert keys.CONTINGENCIES[faces[mine]] == "red"
        if active == "green":
            faces[mine], faces[pool] = faces[pool], faces[mine]
            table.ctg_face = tuple(faces)
        found: list[tuple[str, object, object]] = []
        while not lesson.over:
            heard = lesson.game.events(0, LEARNER)[: lesson.heard]
            told = [(e.kind, e.args) for e in heard]
            found.append((lesson.step.id, lesson.game.rules.view(lesson.table, LEARNER), told))
            lesson.do_it()
        return found

    red, green = views("red"), views("green")
    turned = next(i for i, (step, _, _) in enumerate(red) if step == "10.7b")
    assert red[:turned] == green[:turned]
    assert red[turned] != green[turned]


def test_what_is_left_spares_the_bunker() -> None:
    """The deduction of 3.3 is true: with Yellow and Blue ruled out the bunker is safe."""
    table = Tutorial().game.table
    table.place[LEARNER] = keys.BUNKER
    deadly = {
        name
        for name, code in zip(keys.CONTINGENCIES, table.rs.contingencies, strict=True)
        if kills(table, LEARNER, code)
    }
    assert deadly == {"yellow", "blue"}


# ---- words


def test_roads_not_taken() -> None:
    """Every choice that matters is named once, its other side is said, and its step opens."""
    lesson = walk(Tutorial())
    first = lesson.roads
    assert [name for name, _ in first] == ["5.3", "6.4", "8.6", "10.1"]
    for step in STEPS:
        for pattern, _ in step.roads:
            assert any(fits(p, pattern) for choice in step.does for p in choice), step.id
    for name, line in first:
        lesson.open_step(name)
        assert lesson.step.id == name
        mine = {pattern for pattern, said in lesson.step.roads if said == line}
        while lesson.step.id == name:
            lesson.play(next((o for o in lesson.allowed if o in mine), lesson.allowed[0]))
        walk(lesson)
    assert [name for name, _ in lesson.roads] == ["5.3", "6.4", "8.6", "10.1"]
    assert not set(lesson.roads) & set(first)


def test_the_words_name_what_happens() -> None:
    """The facts that the lines state are the facts of the table."""
    lesson = walk(Tutorial(), "1.2")
    hand = [card_text(c) for c in lesson.game.table.hand[LEARNER]]
    assert hand == ["clean_up", "maintenance_plan", "it_should_work", "interruption", "rest"]
    assert len(walk(lesson, "3.5").game.table.hand[LEARNER]) == 2
    surprise = [e for e in walk(lesson, "6.6").game.events(0, 0) if e.kind == "surprise"][-1]
    assert (surprise.data["number"], surprise.data["hand"]) == (4, 3)
    assert walk(lesson, "7.6").game.table.hand[LEARNER] == ()
    drawn = [card_text(c) for c in walk(lesson, "8.2").game.table.hand[LEARNER]]
    assert drawn == ["emergency_key", "search", "infected", "clean_up", "maintenance_plan"]
    assert walk(lesson, "10.1").table.time == 12
    assert lesson.game.table.gate_open
