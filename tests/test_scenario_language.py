"""The scenario language: playing, reading, the command and the page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lockdown.cli import available, build
from lockdown.scenario import ScenarioError, parse, run_scenario
from lockdown.scenario.names import written
from lockdown.scenario.run import prepare
from tests.scenario_text import fails, holds, misread, run, situation

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "scenarios.md"

# ---- playing

MOVE = "A is sentry in 010, hand search rest demolition ; B is hacker in 014"


def test_forced_dice_are_used_in_order() -> None:
    holds(MOVE, "A is in 009 ; noise only 009-013", "A: move 009 ; dice noise 2")
    holds(
        MOVE,
        "noise only 009-010 008-009 009-013 tech ; event danger",
        "dice noise danger ; A: move 009",
    )
    text = fails(MOVE, "A is in 009", "A: move 009 ; dice noise 2 3")
    assert text == "forced results were not used: dice noise 3"


def test_payment_spares_what_is_named_later() -> None:
    holds(MOVE, "A hand is search rest", "A: move 009 ; dice noise silence")
    holds(
        MOVE, "A hand has 2 cards ; A discard search", "A: move 009 pay search; dice noise silence"
    )
    holds(MOVE, "A discard rest", "A: move 009, pay rest ; dice noise silence")


def test_reaction_windows_are_declined_unless_the_scenario_answers() -> None:
    together = "A is sentry in 008, hand search search ; B is hacker in 008, hand interruption"
    holds(together, "no event cancelled ; event searched", "A: play search 0, deck green")
    holds(
        together,
        "no event searched ; event cancelled seat=A by=B",
        "A: play search 0, deck green ; B: react interruption 0",
    )
    holds(
        together,
        "B decides interrupt ; B may only decline, react interruption 0",
        "A: play search 0, deck green",
    )


def test_an_option_must_be_that_seats_and_on_offer() -> None:
    assert "B cannot 'pass': A decides (action)" in fails(MOVE, "A is alive", "B: pass")
    assert "'move 027' is not on offer" in fails(MOVE, "A is alive", "A: move 027")
    assert "'mov' is no verb" in misread(MOVE, when="A: mov 009")
    assert "is nothing that happens" in misread(MOVE, when="A goes to 009")


def test_the_last_space_of_the_track_has_a_name() -> None:
    table = "A is sentry in 010 ; time 1 ; event step 5 alone"
    holds(table, "time S ; event time time=S", "go on")
    assert fails(table.replace("time 1", "time 2"), "event time time=S", "go on")
    control = "A is sentry in 003, hand search rest stun ; time 2 ; css S launch_none hidden"
    holds(control, "A has seen css S", "A: room program_css, space S")


def test_a_misspelt_answer_is_no_silence() -> None:
    together = "A is sentry in 008, hand search search ; B is hacker in 008, hand interruption"
    search = "A: play search 0, deck green"
    # Names that there are not: whatever the table would have done with them.
    assert "did you mean interruption" in misread(together, when=f"{search} ; B: react interuption")
    assert "did you mean rest" in misread(MOVE, when="A: move 009 pay rst ; dice noise 1")
    assert "part of demolition" in misread(MOVE, when="A: play demolition wreck_dor")
    assert "'rest' is no verb" in misread(MOVE, when="A: refused pass rest")
    # Names that there are, at a question that would answer itself: said there, not later.
    outcome = situation(MOVE, "A in 009", "A: move 009\n  A: pay stun\n  dice noise 1")
    assert not outcome.misread
    assert outcome.line == 4
    assert "'pay stun' is not on offer; A decides pay: pay search" in outcome.message
    # A reaction may be meant for a later window; if none comes, the message names those before.
    text = fails(together, "A in 008", f"{search} ; B: react-item flashlight")
    assert "B was asked interrupt, where it was not on offer either" in text


def test_a_misspelt_refusal_does_not_hold() -> None:
    assert "did you mean adult" in misread(MOVE, "A may not shoot smg adlut")
    assert "'nowhere' is no room" in misread(MOVE, "A may not move nowhere")
    assert "no verb" in misread(MOVE, "A may not fly 009")
    assert "did you mean program_css" in misread(MOVE, "A may not room program_cs")
    assert "did you mean rest" in misread(MOVE, when="A: refused play rst")
    assert "no place for" in misread(MOVE, "A may pass 009")


def test_a_refusal_of_several_choices() -> None:
    shut = "A is sentry in 008, hand rest search, has grenade ; adult in 012, adult in 009"
    closed = f"{shut} ; door 008-012 closed"
    holds(closed, "A may not use grenade 0 to 012", "A: refused use grenade 0 to 012")
    assert "it is on offer" in fails(shut, "A may not use grenade 0 to 012")
    assert "it is on offer" in fails(closed, "A in 008", "A: refused use grenade 0 to 009")


def test_refusals_name_their_rule() -> None:
    shut = f"{MOVE} ; door 009-010 closed"
    holds(shut, "A may not move 009 because LD-DOR-04", "A: refused move 009 because LD-DOR-04")
    assert "LD-DOR-04" in fails(shut, "A may not move 009 because LD-DOR-01")
    assert "it is on offer" in fails(MOVE, "A is alive", "A: refused move 009")


def test_short_forms_must_be_clear() -> None:
    fight = "A is sentry in 010, hand search rest, hands smg:3 ; adult in 010"
    holds(fight, "A hands smg:2", "A: shoot smg adult ; dice advantage single_hit")
    two = f"{fight}, adult in 010"
    assert "can mean shoot smg:3 adult#1, shoot smg:3 adult#2" in fails(
        two, "A is alive", "A: shoot smg adult"
    )
    door = "A is hacker in 004, hand demolition rest ; B is sentry in 010 ; door 004-006 closed"
    holds(door, "door 004-006 destroyed", "A: play demolition wreck_door")
    holds(door, "room 004 malfunction", "A: play demolition wreck_room")


def test_undo_takes_one_option_back() -> None:
    holds("A is sentry in 010, has medkit", "A has medkit", "A: drop medkit ; undo")
    holds("A is sentry in 010, has medkit", "A has no medkit", "A: drop medkit")
    holds(MOVE, "A decides action ; A hand has 3 cards", "A: move 009 ; undo")
    holds(MOVE, "A in 009", "A: move 009 ; dice noise 1 ; no undo")
    assert "no way back" in fails(MOVE, "A in 010", "A: move 009 pay rest ; dice noise 1 ; undo")


def test_everybody_passes_into_the_event_phase() -> None:
    table = f"{MOVE} ; time 9 ; event deck nest ; bag blank larva_1_2"
    holds(table, "event event_phase ; time 8 ; round 8 ; B decides action", "everybody passes")


def test_moments() -> None:
    holds(
        "A is sentry in 010 ; time 9 ; event step 5 alone",
        "time 8 ; nobody decides ; event time time=8 ; no event noise_removed",
        "go on",
    )
    holds("A is sentry in 010 ; A acts (action 2 of 2)", "actions left 1 ; A decides action")
    holds("B's turn begins ; B turns 1", "turn is B ; B turns 2 ; event turn_began seat=B", "go on")
    holds("round begins ; round 4 ; A hand none", "round 4 ; A hand has 5 cards", "go on")
    # The round that is given is the one that begins; the token stays where it is in the first.
    holds("round 1 ; round begins ; first player B", "round 1 ; time 15 ; first player B", "go on")
    holds("time 9 ; round begins", "round 7 ; time 9 ; first player B", "go on")
    assert "the first round is round 1" in misread("round 0 ; round begins")
    holds("A is locked in ; B is dead ; game ends: time", "game over: time ; A survives", "go on")
    holds(
        "A is launched, objectives proof ; B is in 009 ; game ends: fire",
        "complex is destroyed ; B dies ; A loses",
        "go on",
    )
    holds("players 3 ; set-up", "phase is setup ; time 15 ; eggs 5", "go on")


def test_decks_can_be_looked_at_after_the_set_up() -> None:
    table = "players 3 ; set-up ; seed 3"
    holds(
        table,
        "event deck has 22 cards ; attack deck has at least 20 cards ; red deck is not empty ;"
        "event discard is empty ; wound discard has at most 0 cards ; computer deck has lockdown ;"
        "weakness deck has 3 cards ; room deck has 3 tiles ; exploration deck has 4 tokens ;"
        "character deck has 6 characters ; personal deck has at least 1 card ;"
        "corporate deck is not empty ; solo deck is empty",
        "go on",
    )
    for wrong in (
        "event deck has 21 cards",
        "event deck has at most 21 cards",
        "event deck is empty",
        "event discard is not empty",
        "room deck has 4 tiles",
        "room deck has nest",
        "personal deck has no_witnesses",
        "character deck is sentry",
    ):
        fails(table, wrong, "go on")
    assert "no card" in misread(table, "weakness deck has fear_of_cats", "go on")
    # What lies on the board or in hands is not left over.
    holds(
        "A is sentry ; B is hacker ; weakness 1 light_shock ; A objectives proof",
        "character deck is survivor xenobiologist janitor lab_rat ;"
        "weakness deck has no light_shock ; personal deck has no proof ;"
        "room deck is css_b css_c vent_control",
    )
    assert "does not know 'personal'" in misread("personal deck proof")


def test_events_by_listener_order_and_count() -> None:
    search = "A is sentry in 008, hand search rest ; B is hacker in 014 ; green deck medkit clothes"
    when = "A: play search 0, deck green, keep medkit"
    holds(search, "A hears searched items=medkit,clothes", when)
    holds(search, "B hears searched items=hidden,hidden ; spectator hears item_gained", when)
    holds(search, "B does not hear searched items=medkit,clothes", when)
    holds(search, "order declared > searched > item_gained item=medkit", when)
    holds(search, "1 times event searched ; no event moved", when)
    assert fails(search, "order item_gained > searched", when)
    assert fails(search, "2 times event searched", when)
    assert fails(search, "B hears searched items=medkit,clothes", when)
    assert fails(search, "event searched rule=LD-SRC-01", when)
    assert "did you mean searched" in misread(search, "event search", when)
    assert "it has seat, room, left, items, rule" in misread(search, "event searched x=1", when)


def test_events_are_those_since_the_last_when() -> None:
    text = f"""scenario: twice
given {MOVE}
when A: move 009 ; dice noise 1
then event moved room=009
when A: move 010 ; dice noise 1
then no event moved room=009 ; event moved room=010
"""
    outcome = run(text)
    assert outcome.passed, outcome.report()


def test_a_drawn_token_is_in_a_bag_that_was_not_described() -> None:
    loud = f"{MOVE} ; noise 009-010"
    holds(loud, "adult in 009", "A: move 009 ; dice noise 1 ; bag adult_3_4")
    message = fails(
        f"{loud} ; bag blank", "adult in 009", "A: move 009 ; dice noise 1 ; bag adult_3_4"
    )
    assert "no token adult_3_4 is in the bag" in message


# ---- reading


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("given\n  A in 004", 1, "begins with 'scenario: TITLE'"),
        ("scenario:\n", 1, "needs a title"),
        ("scenario: x\n\n  A in 004", 3, "write 'given' above it"),
        ("scenario: x\ngiven A in 004\n", 1, "add a 'then'"),
        ("scenario: x\nwhen go on\ngiven A in 004", 3, "comes once"),
    ],
)
def test_unreadable_text(text: str, line: int, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(text)
    assert caught.value.line == line
    assert message in caught.value.message


def test_comments_titles_and_rules() -> None:
    first, second = parse(
        "# what this is\nscenario: One # a door\nrule: LD-DOR-01 LD-DOR-02\nrules: LD-DOR-03\n"
        "given A in 004 ; adult in 009 # adult#1\nthen A may not shoot smg adult#1\n"
        "scenario: Two\nthen A is alive\n"
    )
    assert (first.title, first.line) == ("One", 2)
    assert first.rules == ["LD-DOR-01", "LD-DOR-02", "LD-DOR-03"]
    assert [s.text for s in first.blocks[0].statements] == ["A in 004", "adult in 009"]
    assert first.blocks[1].statements[0].text.endswith("adult#1")
    assert second.line == 7


def test_a_report_says_where_what_and_what_else() -> None:
    outcome = run(
        "scenario: test\ngiven A is sentry in 010, hand search rest\n"
        "when\n  A: move 009\n  dice noise 1\nthen\n  A is in 009\n  A is in 010\n"
    )
    report = outcome.report()
    assert report.startswith("test.scn:8: A should be in 010; A is in 009")
    assert "A decides action: move 008, move 010" in report
    assert "noise_placed corridor=009-010 (LD-NOI-03)" in report


# ---- the command, pytest and the page


def test_the_command_ends_with_0_only_if_all_hold(tmp_path: Path) -> None:
    good, bad, broken = (tmp_path / f"{name}.scn" for name in ("good", "bad", "broken"))
    good.write_text("scenario: Good\nthen A is alive\n")
    bad.write_text("scenario: Bad\nrule: LD-NOI-01\nthen A dies\n")
    broken.write_text("then A dies\n")
    app = build("scenario", available())
    runner = CliRunner()
    result = runner.invoke(app, ["scenario", str(good)])
    assert result.exit_code == 0
    assert "ok     Good" in result.stdout
    assert "1 of 1 hold" in result.stdout
    result = runner.invoke(app, ["scenario", str(tmp_path)])
    assert result.exit_code == 1
    assert f"{bad}:3: A is alive" in result.stdout
    assert f"{broken}:1: a file begins with" in result.stdout
    result = runner.invoke(app, ["scenario", str(bad), "--json"])
    (one,) = json.loads(result.stdout)["scenarios"]
    assert (one["passed"], one["line"], one["rules"]) == (False, 3, ["LD-NOI-01"])
    assert runner.invoke(app, ["scenario", str(tmp_path), "-k", "good"]).exit_code == 1
    assert runner.invoke(app, ["scenario", str(tmp_path / "none.scn")]).exit_code == 2


def test_pytest_collects_scenarios(tmp_path: Path) -> None:
    (tmp_path / "a.scn").write_text(
        "scenario: Good\nthen A is alive\n\nscenario: Bad\nthen A dies\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "lockdown.scenario.pytest_plugin"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "1 failed, 1 passed" in done.stdout
    assert "a.scn:5: A is alive" in done.stdout


def test_the_page_lists_every_name() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "run: python -m lockdown.scenario.names docs/scenarios.md"


def test_the_scenarios_of_the_page_hold() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = [b for b in re.findall(r"```\n(.*?)```", page, re.DOTALL) if b.startswith("scenario:")]
    assert blocks
    for block in blocks:
        for scenario in parse(block, "docs/scenarios.md"):
            outcome = run_scenario(scenario)
            assert outcome.passed, outcome.report()


def examples_of(heading: str) -> list[str]:
    """What the first columns of the tables below a heading of the page show."""
    page = PAGE.read_text(encoding="utf-8")
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.*?) \|", section, re.MULTILINE)
    codes = [code for row in rows for code in re.findall(r"`([^`]+)`", row)]
    return [code for code in codes if " " in code and "…" not in code]


@pytest.mark.parametrize("example", examples_of("Given"))
def test_what_the_page_shows_can_be_given(example: str) -> None:
    alone = example.startswith(("players", "solo", "set-up"))
    given = example if alone else f"players 5 ; {example}"
    outcome = situation(given, "time at least 0", "go on")
    if outcome.misread:  # what lies on the optional side only
        outcome = situation(f"board surface ; {given}", "time at least 0", "go on")
    assert not outcome.misread, outcome.report()


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("A is sentry in 004 with 3 cards in hand", "A hand has 3 cards ; A in 004"),
        ("A has 2 cards in hand ; A in 004", "A hand has 2 cards ; A in 004"),
        ("A hand 1 card", "A hand has 1 card"),
        ("A is sentry in 004, has 0 cards", "A hand none"),
        ("A is sentry in 004 slime", "A has slime"),
        ("adult in 006", "an adult is in 006 ; no creeper is in 006"),
    ],
)
def test_how_many_cards_and_who_stands_where(given: str, then: str) -> None:
    holds(given, then)


def test_words_after_a_room_are_read() -> None:
    assert "a character has no 'nonsense'" in misread("A in 004 nonsense")
    assert "not so many cards for the hand" in misread("A hand 30 cards")
    assert "A's hand is given twice" in misread("A hand rest ; A hand 3 cards")


@pytest.mark.parametrize("example", examples_of("The original Nemesis"))
def test_what_the_page_shows_of_the_original_game_can_be_given(example: str) -> None:
    # Some name their side, some are about the other side of the ship alone.
    sides = [""] if example.startswith("board ") else ["", "board alternative ; "]
    found = [
        situation(f"game nemesis ; {side}players 5 ; {example}", "time at least 0", "go on")
        for side in sides
    ]
    assert any(not outcome.misread for outcome in found), found[0].report()


def test_what_the_page_shows_can_be_checked() -> None:
    page = PAGE.read_text(encoding="utf-8")
    block = page.partition("\n## Then\n")[2].partition("```\n")[2].partition("```")[0]
    lines = [line for line in block.splitlines() if line.strip() and line.strip() != "then"]
    assert len(lines) > 15
    for line in lines:
        for scenario in parse(f"scenario: line\nthen {line}"):
            for statement in list(scenario.blocks[0].statements):
                scenario.blocks[0].statements = [statement]
                outcome = run_scenario(scenario)
                assert not outcome.misread, f"{statement.text}: {outcome.message}"


@pytest.mark.rule("LD-NCH-02")
def test_no_two_characters_of_one_colour() -> None:
    """A guest comes in place of the character of its colour, also of one that nobody named."""
    assert "LD-NCH-02" in misread("guests ; A is captain in 003 ; B is sentry in 004")
    holds("guests ; players 3 ; A is captain in 003", "A is alive")


@pytest.mark.rule("LD-COP-03")
def test_a_token_that_is_turned_up_is_seen_by_all() -> None:
    play = prepare(parse("scenario: x\ngiven mode coop ; players 2\nthen A is alive")[0])
    play.start()
    for viewer in (None, 0, 1):
        faces = [token.face for token in play.game.view(viewer).pool]
        assert sum(bool(face) for face in faces) == 1, viewer
