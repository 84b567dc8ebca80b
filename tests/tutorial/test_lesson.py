"""The first game: every path a learner can take is legal, safe, and leads to the same end."""

from __future__ import annotations

import re

import pytest

from lockdown.games.lockdown.game import RULES
from lockdown.games.lockdown.victory import kills
from lockdown.kernel.errors import BadOption
from lockdown.kernel.events import heard_by
from lockdown.kernel.game import Game, table_digest
from lockdown.messages import LANGUAGES, Words, ids
from lockdown.scenario.words import card_text
from lockdown.state import keys
from lockdown.tutorial import NotNow, Tutorial, lesson_of
from lockdown.tutorial.lesson import LEARNER
from lockdown.tutorial.script import fits

STEPS = lesson_of().steps
CHAPTERS = range(1, 11)


def walk(lesson: Tutorial, to: str = "") -> Tutorial:
    """Take the first allowed choice up to a step, or to the end."""
    while not lesson.over and lesson.step.id != to:
        if lesson.step.taps:
            lesson.go_on()
        else:
            lesson.play(lesson.allowed[0])
    return lesson


def piles(lesson: Tutorial) -> str:
    """The table but for the order of the learner's hand and discard pile."""
    table = lesson.game.table.clone()
    table.hand[LEARNER] = tuple(sorted(table.hand[LEARNER]))
    table.discard[LEARNER] = tuple(sorted(table.discard[LEARNER]))
    return f"{lesson.number} {lesson._done} {table_digest(table)}"


def test_every_path_wins() -> None:
    """All free choices: each step offers something legal, all values are used, the learner wins."""
    seen: set[str] = set()
    ends = 0
    kept: set[str] = set()
    todo = [Tutorial()]
    while todo:
        lesson = todo.pop()
        while lesson.step.taps and not lesson.over:
            lesson.go_on()
        if lesson.over:
            ends += 1
            assert lesson.game.result.winners == (LEARNER,)
            assert lesson.game.table.script == [], "forced results are left over"
            assert not any(lesson._others.values()), "the others had more to do"
            assert lesson.game.status() == []
            kept.add(keys.OBJECTIVES[lesson.game.table.objectives[LEARNER][0]])
            continue
        state = piles(lesson)
        if state in seen:
            continue
        seen.add(state)
        options = {str(option) for option in lesson.game.options}
        assert lesson.allowed, f"step {lesson.step.id} allows nothing"
        assert set(lesson.allowed) <= options
        for option in lesson.allowed:
            other = lesson.clone()
            other.play(option)
            todo.append(other)
    assert kept == {"long_walk_home", "loose_end_3"}
    assert ends > 100  # there are choices


def test_a_game_of_the_engine_alone() -> None:
    """Without the lesson around it, the same options are a whole legal game."""
    lesson = walk(Tutorial())
    setup, table = lesson_of().new_table()
    game = Game(RULES, setup, table)
    game._begin()
    for seat, option in lesson.game.history:
        decision = game.decision
        assert decision is not None
        assert decision.seat == seat
        game.play(option)
    assert game.digest == lesson.game.digest
    assert [e.kind for e in game.events(0, 0)] == [e.kind for e in lesson.game.events(0, 0)]


def test_nothing_is_left_to_chance() -> None:
    """With another seed the learner sees and hears exactly the same, at every step."""

    def seen(seed: int) -> list[object]:
        lesson = Tutorial()
        lesson.game.table.rng = seed
        found: list[object] = []
        while True:
            found.append(
                (lesson.step.id, lesson.game.rules.view(lesson.table, LEARNER), lesson.heard)
            )
            if lesson.over:
                break
            lesson.do_it()
        found.append([(e.kind, e.args) for e in lesson.game.events(0, LEARNER)])
        return found

    assert seen(1) == seen(987654321)


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


def test_what_is_heard_goes_with_what_is_shown() -> None:
    lesson = Tutorial()
    before = 0
    while not lesson.over:
        assert lesson.heard >= before or lesson.step.chapter == 1
        before = lesson.heard
        heard = lesson.game.events(0, LEARNER)
        if not lesson.live:
            moment = lesson._reel[lesson._frame]
            if heard_by(moment.event, LEARNER) is not None:
                assert heard[lesson.heard - 1].kind == moment.event.kind
        lesson.do_it()
    assert lesson.heard == len(lesson.game.events(0, LEARNER))


# ---- chapters


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_marks(chapter: int) -> None:
    """Skipping to a mark, opening it, resuming it: always the state that playing gives."""
    first = STEPS[lesson_of().first_step(chapter)]
    played = walk(Tutorial(), first.id)
    skipped = Tutorial()
    while skipped.step.chapter < chapter:
        skipped.skip()
    opened = Tutorial()
    opened.open(chapter)
    resumed = Tutorial.resume(played.saved())
    for other in (skipped, opened, resumed):
        assert other.step is played.step
        assert other.game.digest == played.game.digest
        assert other.heard == played.heard
        assert table_digest(other.table) == table_digest(played.table)
    assert Game.from_bytes(played.game.to_bytes()).digest == played.game.digest


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_skip_from_each_mark(chapter: int) -> None:
    lesson = Tutorial()
    lesson.open(chapter)
    for later in range(chapter + 1, 11):
        lesson.skip()
        fresh = Tutorial()
        fresh.open(later)
        assert lesson.game.digest == fresh.game.digest
    lesson.skip()
    assert lesson.over


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


def test_a_wrong_try_before_every_step() -> None:
    """What the lesson does not take changes nothing, and every step can still be taken."""
    lesson = Tutorial()
    wrong = 0
    while not lesson.over:
        digest, step = lesson.game.digest, lesson.step
        for option in map(str, lesson.game.options):
            if option in lesson.allowed:
                continue
            with pytest.raises(BadOption if step.taps else NotNow):
                lesson.play(option)
            wrong += 1
            assert (lesson.game.digest, lesson.step) == (digest, step)
        lesson.do_it()
    assert wrong > 200
    assert lesson.game.result.winners == (LEARNER,)


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


def test_refusals_never_hide_what_is_allowed() -> None:
    """A step's refusals are only looked at for what the step does not take."""
    lesson = Tutorial()
    while not lesson.over:
        for pattern, line, _ in lesson.step.refuse:
            if "*" not in pattern:
                assert not any(fits(pattern, option) for option in lesson.allowed), (pattern, line)
        lesson.do_it()


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


# ---- playing on


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_play_on_with_real_dice(chapter: int) -> None:
    lesson = Tutorial()
    lesson.open(chapter)
    game, other = lesson.play_on(1), lesson.play_on(2)
    assert game.table.script == []
    assert game.status() == []
    assert game.table.event_deck != other.table.event_deck
    for seat in range(3):
        assert sorted(game.table.deck[seat]) == sorted(lesson.game.table.deck[seat])
        assert game.table.hand[seat] == lesson.game.table.hand[seat]
    assert game.table.token == lesson.game.table.token  # hidden tokens stay as they lie
    assert sorted(game.table.attack_deck) == sorted(lesson.game.table.attack_deck)
    for _ in range(400):
        if game.decision is None:
            break
        game.play(next(iter(game.options)))
    assert game.status() == []


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


def test_every_line_has_its_words() -> None:
    wanted = {step.line for step in STEPS} | {step.variant[1] for step in STEPS} - {""}
    wanted |= {line for step in STEPS for _, line, _ in step.refuse}
    wanted |= {f"tut-ui-{step.tap}" for step in STEPS}
    wanted |= {line for step in STEPS for _, line in step.roads}
    wanted |= {f"tut-c{n}-title" for n in CHAPTERS}
    for language in LANGUAGES:
        assert wanted <= ids(language, "lockdown")
    lines = {i for i in ids("en", "lockdown") if re.match(r"tut-(\d|end-\d|end-tip|no-)", i)}
    assert lines == {i for i in wanted if re.match(r"tut-(\d|end-\d|end-tip|no-)", i)}
    for line in lines:
        assert len(Words("en", "lockdown").text(line).split()) <= 25, line


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
