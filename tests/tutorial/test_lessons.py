"""What holds for the lesson of every game: each path is legal, safe, and leads to an end."""

from __future__ import annotations

import re

import pytest

from lockdown.kernel.errors import BadOption
from lockdown.kernel.events import heard_by
from lockdown.kernel.game import Game, rules_of, table_digest
from lockdown.ledger import catalogue
from lockdown.messages import LANGUAGES, Words, ids
from lockdown.tutorial import NotNow, Tutorial, games_with_lessons, lesson_of
from lockdown.tutorial.lesson import LEARNER
from lockdown.tutorial.script import LONG, SHORT, fits
from tests.tutorial.lessons import CHAPTERS, ROADS, begin, every_end, walk

GAMES = tuple(dict.fromkeys(game for game, _ in ROADS))
roads = pytest.mark.parametrize(("game", "short"), ROADS)
chapters = pytest.mark.parametrize(("game", "short", "chapter"), CHAPTERS)


def test_every_lesson_is_tried() -> None:
    assert set(games_with_lessons()) == set(GAMES)
    for game in GAMES:
        assert lesson_of(game).has_short is ((game, True) in ROADS)


@roads
def test_every_path_wins(game: str, short: bool) -> None:
    """All free choices: each step offers something legal, all values are used, the learner wins."""
    ends = every_end(begin(game, short))
    for lesson in ends:
        assert LEARNER in lesson.game.result.winners
        assert lesson.live
        assert lesson.game.table.script == [], "forced results are left over"
        assert not any(lesson._others.values()), "the others had more to do"
        assert lesson.game.status() == []
    assert len(ends) >= 6  # there are choices


@roads
def test_a_game_of_the_engine_alone(game: str, short: bool) -> None:
    """Without the lesson around it, the same options are a whole legal game."""
    lesson = walk(begin(game, short))
    setup, table = lesson_of(game).new_table()
    alone = Game(rules_of(game), setup, table)
    alone._begin()
    for seat, option in lesson.game.history:
        decision = alone.decision
        assert decision is not None
        assert decision.seat == seat
        alone.play(option)
    assert alone.digest == lesson.game.digest
    assert [e.kind for e in alone.events(0, 0)] == [e.kind for e in lesson.game.events(0, 0)]


@roads
def test_nothing_is_left_to_chance(game: str, short: bool) -> None:
    """With another seed the learner sees and hears exactly the same, at every step."""

    def seen(seed: int) -> list[object]:
        lesson = begin(game, short)
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


@roads
def test_what_is_heard_goes_with_what_is_shown(game: str, short: bool) -> None:
    lesson = begin(game, short)
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


@chapters
def test_marks(game: str, short: bool, chapter: int) -> None:
    """Skipping to a mark, opening it, resuming it: always the state that playing gives."""
    script = lesson_of(game)
    first = script.steps[script.first_step(chapter, SHORT if short else LONG)]
    played = walk(begin(game, short), first.id)
    skipped = begin(game, short)
    while skipped.step.chapter < chapter:
        skipped.skip()
    opened = begin(game, short)
    opened.open(chapter)
    resumed = Tutorial.resume(played.saved())
    for other in (skipped, opened, resumed):
        assert other.step is played.step
        assert other.game.digest == played.game.digest
        assert other.heard == played.heard
        assert table_digest(other.table) == table_digest(played.table)
    assert Game.from_bytes(played.game.to_bytes()).digest == played.game.digest


@chapters
def test_skip_from_each_mark(game: str, short: bool, chapter: int) -> None:
    lesson = begin(game, short)
    lesson.open(chapter)
    for later in range(chapter + 1, len(lesson_of(game).chapters) + 1):
        lesson.skip()
        fresh = begin(game, short)
        fresh.open(later)
        assert lesson.game.digest == fresh.game.digest
    lesson.skip()
    assert lesson.over


@roads
def test_back_from_every_chapter(game: str, short: bool) -> None:
    lesson = begin(game, short)
    lesson.open(len(lesson_of(game).chapters))
    for _ in lesson_of(game).chapters:
        lesson.back()
    assert lesson.step is begin(game, short).step


# ---- two kinds of no


@roads
def test_a_wrong_try_before_every_step(game: str, short: bool) -> None:
    """What the lesson does not take changes nothing, and every step can still be taken."""
    lesson = begin(game, short)
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
    assert wrong > 100
    assert LEARNER in lesson.game.result.winners


@roads
def test_refusals_never_hide_what_is_allowed(game: str, short: bool) -> None:
    """A step's refusals are only looked at for what the step does not take."""
    lesson = begin(game, short)
    while not lesson.over:
        for pattern, line, _ in lesson.step.refuse:
            if "*" not in pattern:
                assert not any(fits(pattern, option) for option in lesson.allowed), (pattern, line)
        lesson.do_it()


# ---- playing on


@chapters
def test_play_on_with_real_dice(game: str, short: bool, chapter: int) -> None:
    lesson = begin(game, short)
    lesson.open(chapter)
    played, other = lesson.play_on(1), lesson.play_on(2)
    assert played.table.script == []
    assert played.status() == []
    assert played.table.event_deck != other.table.event_deck
    for seat in range(3):
        assert sorted(played.table.deck[seat]) == sorted(lesson.game.table.deck[seat])
        assert played.table.hand[seat] == lesson.game.table.hand[seat]
    assert played.table.token == lesson.game.table.token  # hidden tokens stay as they lie
    assert sorted(played.table.attack_deck) == sorted(lesson.game.table.attack_deck)
    for _ in range(400):
        if played.decision is None:
            break
        played.play(next(iter(played.options)))
    assert played.status() == []


# ---- words


#: Moods that are a colour and no sign.
SEEN_ONLY = {"tut-ui-cut", "tut-ui-alarm"}
LINE = re.compile(r"tut-(\d|end-\d|end-tip|no-|bridge-|diff-)")


@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_words(game: str) -> None:
    script = lesson_of(game)
    steps = script.steps
    wanted = {step.line for step in steps} | {line for step in steps for _, line in step.variants}
    wanted |= {step.aside for step in steps} - {""}
    wanted |= {line for step in steps for _, line, _ in step.refuse} | {"tut-no-other"}
    wanted |= {f"tut-ui-{step.tap}" for step in steps}
    wanted |= {f"tut-ui-{mood}" for step in steps for mood in step.mood} - SEEN_ONLY
    wanted |= {line for step in steps for _, line in step.roads}
    wanted |= {"tut-title", *(f"tut-c{chapter.number}-title" for chapter in script.chapters)}
    for language in LANGUAGES:
        assert wanted <= ids(language, game)
    lines = {i for i in ids("en", game) if LINE.match(i)}
    assert lines == {i for i in wanted if LINE.match(i)}
    for line in lines:
        assert len(Words("en", game).text(line).split()) <= 25, line


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_one_of_the_catalogue(game: str) -> None:
    known, area = catalogue.load(), {"lockdown": "LD-", "nemesis": "NM-"}[game]
    for step in lesson_of(game).steps:
        for rule in (*step.rules, *(rule for _, _, rule in step.refuse), step.otherwise):
            assert rule.startswith(area), step.id
            assert rule in known, (step.id, rule)
