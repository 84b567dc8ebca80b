"""The lesson of the original Nemesis (see `test_lessons`): its story is what happens."""

from __future__ import annotations

import pytest

from lockdown.scenario.words import card_text
from lockdown.state import keys
from lockdown.tutorial import lesson_of
from lockdown.tutorial.lesson import LEARNER
from lockdown.tutorial.script import fits
from tests.tutorial.lessons import begin, every_end, walk

STEPS = lesson_of("nemesis").steps
FEUD, SHIP = "objective an_old_feud", "objective salvaging_the_prime_asset"
LEFT_DAMAGED = (FEUD, "option damaged")
MECHANIC = 1


@pytest.mark.parametrize("short", [False, True])
def test_the_mechanic_wins_exactly_if_engine_1_is_left_damaged(short: bool) -> None:
    """NM-VIC-02, NM-OBJ-08: on every free choice of the learner."""
    roads = set()
    for end in every_end(begin("nemesis", short)):
        kept = keys.OBJECTIVES[end.game.table.objectives[LEARNER][0]]
        left = "option damaged" in end.chosen
        roads.add((kept, left))
        assert end.game.result.destroyed is left
        assert end.game.result.destination == ("" if left else "earth")
        assert end.game.result.winners == ((LEARNER, MECHANIC) if left else (LEARNER,))
    assert roads == {
        ("salvaging_the_prime_asset", False),
        ("an_old_feud", False),
        ("an_old_feud", True),
    }


def test_who_needs_earth_may_not_leave_the_engine_damaged() -> None:
    lesson = walk(begin("nemesis"), "7.4", choosing=(SHIP,))
    assert (lesson.line, lesson.allowed) == ("tut-7-4a", ("option working",))
    assert lesson.refuse("option damaged").line == "tut-no-earth"
    lesson = walk(begin("nemesis"), "7.4", choosing=(FEUD,))
    assert (lesson.line, lesson.allowed) == ("tut-7-4b", ("option working", "option damaged"))


def test_what_is_told_follows_from_what_was_chosen() -> None:
    """The same steps, other lines; the coordinates fall away with the ship (NM-VIC-01)."""

    def told(*choosing: str) -> dict[str, str]:
        lesson = begin("nemesis")
        found = {}
        while not lesson.over:
            walk(lesson, lesson._steps[lesson.number].id)
            found[lesson.step.id] = lesson.line
            if lesson.step.taps:
                lesson.go_on()
            else:
                lesson.play(next((o for o in choosing if o in lesson.allowed), lesson.allowed[0]))
        return found

    whole, lost = told(SHIP), told(*LEFT_DAMAGED)
    assert [whole[s] for s in ("7.5", "9.5b", "9.10")] == ["tut-7-5a", "tut-9-5a", "tut-9-10a"]
    assert [lost[s] for s in ("7.5", "9.5b", "9.10")] == ["tut-7-5b", "tut-9-5b", "tut-9-10b"]
    assert {"9.6", "9.6b"} <= set(whole)
    assert "9.6c" not in whole
    assert "9.6c" in lost
    assert not {"9.6", "9.6b"} & set(lost)


def test_the_words_name_what_happens() -> None:
    """The facts that the lines state are the facts of the table."""
    lesson = walk(begin("nemesis"), "1.2")
    hand = [card_text(c) for c in lesson.game.table.hand[LEARNER]]
    assert hand == ["search", "rest", "demolition", "interruption", "old_friend"]
    view = walk(lesson, "2.2").game.rules.view(lesson.table, LEARNER)
    assert [engine.state for engine in view.engines] == ["damaged", "working", "working"]
    assert len(walk(lesson, "2.6").game.table.hand[LEARNER]) == 1
    assert walk(lesson, "3.2").table.time == 14
    assert sum(walk(lesson, "3.4").table.bag) == 13
    view = walk(lesson, "4.1").game.rules.view(lesson.table, LEARNER)
    assert [engine.state for engine in view.engines] == ["damaged", "damaged", "working"]
    view = walk(lesson, "4.3").game.rules.view(lesson.table, LEARNER)
    assert (view.course, view.coordinates["A"], view.coordinates["B"]) == (
        "B",
        "earth",
        "deep_space",
    )
    odds = walk(lesson, "5.1").game.rules.odds(lesson.game.view(LEARNER), "move 018").outcomes
    assert odds["encounter"] == pytest.approx(0.2)
    surprise = [e for e in walk(lesson, "5.6").game.events(0, 0) if e.kind == "surprise"][-1]
    assert (surprise.data["number"], surprise.data["hand"]) == (4, 3)
    assert walk(lesson, "5.7").table.light[LEARNER] == 2
    check = [e for e in walk(lesson, "6.3").game.events(0, 0) if e.kind == "wound_check"][-1]
    assert check.data["blood"] == 5
    assert len(walk(lesson, "6.7").game.table.hand[LEARNER]) == 1
    assert walk(lesson, "6.8").table.larva >> 2 & 1
    drawn = [card_text(c) for c in walk(lesson, "7.3").game.table.hand[LEARNER]]
    assert drawn == ["repairs", "computer_skills", "infected", "knowledge_of_the_ship", "search"]
    assert walk(lesson, "8.1").table.place[2] == keys.DEAD
    pods = lesson.game.rules.view(walk(lesson, "8.3").table, LEARNER).pods
    assert [pod.locked for pod in pods] == [False, False, False]
    assert walk(lesson, "8.4").table.time == 12
    odds = walk(lesson, "9.1").game.rules.odds(lesson.game.view(LEARNER), "room enter_pod").outcomes
    assert odds["encounter"] == pytest.approx(0.4)


def test_the_table_is_shown_in_pieces() -> None:
    """The tile is turned, then the door falls, then the die is rolled, then the marker lies."""
    lesson = walk(begin("nemesis"), "1.3")
    room = 1 << 15
    assert lesson.table.room[LEARNER] == 15
    assert not lesson.table.explored & room
    lesson.go_on()
    assert lesson.table.explored & room
    assert lesson.table.closed
    assert not lesson.table.noise
    lesson.go_on()
    assert (lesson.step.id, lesson.table.noise) == ("1.4", 0)
    lesson.go_on()
    assert lesson.table.noise == lesson.game.table.noise != 0


def test_notes_turn_only_when_it_is_announced() -> None:
    """NM-SET-33: what the learner believes of engine 2 before and after 3.6."""
    lesson = walk(begin("nemesis"), "3.5")
    before = lesson.game.rules.view(lesson.table, LEARNER).engines[1].state
    after = lesson.game.rules.view(walk(lesson, "3.6").table, LEARNER).engines[1].state
    assert (before, after) == ("working", "damaged")


def test_what_is_secret_stays_so() -> None:
    """The bots' objectives and the face of the contamination card: nothing shows them early."""

    def views(swapped: bool) -> dict[str, tuple[object, object]]:
        lesson = begin("nemesis")
        table = lesson.game.table
        if swapped:
            # The learner's card and the Captain's change faces, and so do the forced reshuffles.
            *rest, second, first = table.contamination
            assert (card_text(first), card_text(second)) == ("infected", "clean")
            table.contamination = (*rest, first, second)
            other = {first: second, second: first}
            table.script = [
                (what, tuple(other.get(card, card) for card in value))
                if what.startswith("shuffle")
                else (what, value)
                for what, value in table.script
            ]
        found: dict[str, tuple[object, object]] = {}
        while not lesson.over and lesson.step.id != "9.7b":
            heard = lesson.game.events(0, LEARNER)[: lesson.heard]
            told = [(e.kind, e.args) for e in heard]
            view = lesson.game.rules.view(lesson.table, LEARNER)
            found[lesson.step.id] = (view, told)
            lesson.do_it()
        return found

    one, other = views(False), views(True)
    assert one.keys() == other.keys()
    assert one == other


def test_the_dead_captains_objective_is_never_shown() -> None:
    """NM-VIC-12."""
    lesson = walk(begin("nemesis"))
    shown = {e.data["seat"] for e in lesson.game.events(0, LEARNER) if e.kind == "objective_shown"}
    assert shown == {LEARNER, MECHANIC}


@pytest.mark.parametrize(
    ("step", "option", "line", "rule"),
    [
        ("1.1", "move 006", "tut-no-room", "NM-MOV-01"),
        ("1.1", "move 019", "tut-no-far", "NM-BRD-05"),
        ("1.1", "pass", "tut-no-other", "NM-RND-06"),
        ("1.2", "pay search", "tut-no-keep", "NM-ACT-02"),
        ("2.1", "move 011", "tut-no-door", "NM-DOR-04"),
        ("4.2", "room check_engines", "tut-no-seen", "NM-ROM-26"),
        ("6.2", "melee adult#1", "tut-no-melee", "NM-CMB-10"),
        ("6.4", "move 020", "tut-no-company", "NM-CMB-14"),
        ("7.3", "pay contamination", "tut-no-contamination", "NM-ACT-03"),
        ("8.6", "room enter_pod", "tut-no-broken", "NM-MRK-18"),
        ("8.6", "use tools 2", "tut-no-part", "NM-ACT-06"),
        ("9.3", "no", "tut-no-wait", "NM-POD-10"),
    ],
)
def test_what_keel_answers(step: str, option: str, line: str, rule: str) -> None:
    lesson = walk(begin("nemesis"), step)
    answer = lesson.refuse(option)
    assert (answer.line, answer.rule) == (line, rule)
    assert (lesson.tries, lesson.answer) == (1, answer)
    lesson.do_it()
    assert (lesson.tries, lesson.answer) == (0, None)


# ---- the short road


def test_the_short_road() -> None:
    """For those who know Lockdown: the same game with less of it to do, told in bridges."""
    lesson = begin("nemesis", short=True)
    seen: list[str] = []
    asides: list[str] = []
    while True:
        if not seen or seen[-1] != lesson.step.id:
            seen.append(lesson.step.id)
            asides += [lesson.aside] if lesson.aside else []
        if lesson.over:
            break
        lesson.do_it()
    assert [s for s in seen if s.startswith("bridge")] == [f"bridge.{n}" for n in (1, 3, 5, 6)]
    assert not [s for s in seen if s.startswith(("1.", "6."))]
    assert len(asides) == len(set(asides)) == 8
    assert lesson.game.digest == walk(begin("nemesis")).game.digest
    script = lesson_of("nemesis")
    assert script.seconds_left(1, "short") < 600 < script.seconds_left(1)


def test_no_bridge_and_no_aside_on_the_long_road() -> None:
    lesson = begin("nemesis")
    while not lesson.over:
        assert not lesson.step.id.startswith("bridge")
        assert lesson.aside == ""
        lesson.do_it()


def test_what_the_program_chose_is_not_the_learners() -> None:
    """Undo, saving and roads go by the learner's own choices alone."""
    lesson = begin("nemesis", short=True)
    assert (lesson.log, lesson.chosen[0]) == ([], "move 015")
    walk(lesson, "2.1").play("room check_engines")
    assert lesson.can_undo
    lesson.undo()
    assert (lesson.step.id, lesson.log) == ("2.1", [])


# ---- choices that were not made


def test_roads_not_taken() -> None:
    """An engine that could not be left damaged is not named as a road."""
    assert [step for step, _ in walk(begin("nemesis"), choosing=(SHIP,)).roads] == ["2.5", "5.5"]
    lesson = walk(begin("nemesis"), choosing=LEFT_DAMAGED)
    assert [step for step, _ in lesson.roads] == ["2.5", "5.5", "7.4"]
    lesson.open_step("7.4")
    assert lesson.step.id == "7.4"
    walk(lesson, choosing=("option working",))
    assert ("7.4", "tut-road-leave") in lesson.roads
    for step in STEPS:
        taken = [p for choice in step.does for p in choice] + [p for _, p in step.also]
        for pattern, _ in step.roads:
            assert any(fits(p, pattern) for p in taken), step.id
