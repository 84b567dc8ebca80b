"""Interruption and the other reactions: who is asked, in which order, and what nobody learns."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.messages import LANGUAGES
from lockdown.messages.render import Speaker
from lockdown.state import keys
from lockdown.views.types import ArgView
from tests.rules.situations import kinds, offered, run, situation

CROWD = """
A is sentry in 008, hand repairs search search
B is hacker in 008, hand {b}
C is janitor in 008, hand {c}
D is survivor in 008, hand {d}
room 008 archive items 2 malfunction
power S-02 on
B acts
"""
# B acts with It Works for Me (cost 1) on the malfunction marker.
B = "it_works_for_me search rest"


def crowd(a: str = "repairs search", b: str = B, c: str = "rest", d: str = "rest") -> Game:
    text = CROWD.replace("hand repairs search search", f"hand {a}")
    return situation(text.format(b=b, c=c, d=d))


def repair(game: Game, *answers: str) -> tuple[list[str], list[str]]:
    questions, told = run(game, "play it_works_for_me 0", "B pay search", *answers)
    return [q for q in questions if "interrupt" in q], kinds(told)


def broken(game: Game) -> bool:
    return bool(game.table.broken >> 8 & 1)


@pytest.mark.rule("LD-ACT-23")
def test_players_are_asked_clockwise_from_the_left_of_the_acting_one() -> None:
    asked, _ = repair(crowd())
    assert asked == ["C interrupt", "D interrupt", "A interrupt"]


@pytest.mark.rule("LD-ACT-24")
def test_who_holds_the_card_changes_neither_the_questions_nor_what_others_hear() -> None:
    """The same asking, the same events and the same views, whoever could have reacted."""
    seen = []
    for a, c in (("interruption search", "rest"), ("search search", "interruption")):
        game = crowd(a=a, c=c)
        asked, told = repair(game)
        heard = [str(event) for event in game.events(seat=3)]
        view = repr(game.view(3))
        seen.append((asked, told, heard, view))
    assert seen[0] == seen[1]


@pytest.mark.rule("LD-ACT-24")
def test_nobody_is_told_who_is_being_asked() -> None:
    game = crowd(c="interruption")
    run_to_window(game)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (2, "interrupt")
    for viewer in (0, 1, 3, None):
        view = game.view(viewer)
        assert view.waiting == ()
        assert view.asking == "table"
        assert view.decision is None
    assert game.view(2).decision is not None


def run_to_window(game: Game) -> None:
    game.play("play it_works_for_me 0")
    game.play("pay search")


@pytest.mark.rule("LD-ACT-24")
def test_one_without_the_card_is_asked_and_can_only_decline() -> None:
    game = crowd(c="rest", d="interruption")
    run_to_window(game)
    assert offered(game) == ["decline"]
    game.play("decline")
    assert offered(game) == ["decline", "react interruption 0"]


@pytest.mark.rule("LD-ACT-24")
def test_one_who_cannot_hold_the_card_as_everybody_sees_is_not_asked() -> None:
    """C has an empty hand; D's only Interruption lies in the open discard pile."""
    text = CROWD.format(b=B, c="none", d="rest, discard interruption")
    asked, _ = repair(situation(text))
    assert asked == ["A interrupt"]


@pytest.mark.rule("LD-ACT-04", "LD-ACT-12", "LD-ACT-23")
def test_a_played_interruption_cancels_and_nobody_else_is_asked() -> None:
    game = crowd(c="interruption")
    asked, told = repair(game, "C react interruption 0")
    # C plays; the others in the room, the acting one last, may cancel that; A and D are not
    # asked about the action any more.
    assert asked == [
        "C interrupt",
        "D interrupt_interruption",
        "A interrupt_interruption",
        "B interrupt_interruption",
    ]
    assert broken(game)
    assert "cancelled" in told
    t = game.table
    assert t.hand[1] == t.hand[1][:1]
    assert len(t.hand[1]) == 1


@pytest.mark.rule("LD-ACT-12", "LD-ACT-23")
def test_an_interruption_of_the_interruption_saves_the_action() -> None:
    """The acting player cancels it; the asking goes on with those not yet asked."""
    game = crowd(b=f"{B} interruption", c="interruption")
    asked, told = repair(game, "C react interruption 0", "B react interruption 1")
    assert asked == [
        "C interrupt",
        "D interrupt_interruption",
        "A interrupt_interruption",
        "B interrupt_interruption",
        # Against B's card: C's own one lies open by now, so C is not asked.
        "D interrupt_interruption",
        "A interrupt_interruption",
        "D interrupt",
        "A interrupt",
    ]
    assert not broken(game)
    assert told.count("interruption_cancelled") == 1
    assert "cancelled" not in told


@pytest.mark.rule("LD-ACT-12", "LD-ACT-23")
def test_three_interruptions_cancel_the_action_again() -> None:
    game = crowd(b=f"{B} interruption", c="interruption", d="interruption")
    asked, told = repair(
        game, "C react interruption 0", "B react interruption 1", "D react interruption 1"
    )
    assert broken(game)
    assert told.count("interruption_cancelled") == 1
    assert told.count("cancelled") == 1
    # D cancelled B's card, so C's stands; A was asked about each of the three.
    assert asked.count("A interrupt") == 0
    for seat in (1, 2, 3):
        assert game.table.discard[seat].count(game.table.discard[2][-1]) == 1


@pytest.mark.rule("LD-ACT-23")
def test_a_saved_action_may_be_cancelled_by_the_next_player() -> None:
    game = crowd(b=f"{B} interruption", c="interruption", d="interruption")
    asked, told = repair(
        game, "C react interruption 0", "B react interruption 1", "D react interruption 0"
    )
    assert asked.count("C interrupt") == 1
    assert broken(game)
    assert told.count("cancelled") == 1


@pytest.mark.rule("LD-ACT-13")
def test_interruption_after_passing() -> None:
    text = CROWD.format(b=B, c="interruption, passed", d="rest, passed")
    game = situation(text)
    repair(game, "C react interruption 0")
    assert broken(game)


@pytest.mark.rule("LD-ACT-12")
def test_only_characters_in_the_room_may_interrupt() -> None:
    text = CROWD.format(b=B, c="interruption", d="interruption")
    game = situation(text.replace("C is janitor in 008", "C is janitor in 009"))
    asked, _ = repair(game)
    assert asked == ["D interrupt", "A interrupt"]


@pytest.mark.rule("LD-ACT-12", "LD-ACT-14")
def test_the_room_counts_before_the_acting_character_moves() -> None:
    """C stands where B goes: no window there; A and D may cancel the Move."""
    text = CROWD.format(b=B, c="interruption", d="interruption")
    game = situation(text.replace("C is janitor in 008", "C is janitor in 009"))
    questions, told = run(game, "move 009", "B pay search", "D react interruption 0")
    assert questions[1] == "D interrupt"
    assert game.table.room[1] == 8
    assert "moved" not in kinds(told)


@pytest.mark.rule("LD-ACT-22")
def test_an_opened_window_cannot_be_undone() -> None:
    game = crowd()
    game.play("play it_works_for_me 0")
    assert game.undoable
    game.play("pay search")
    assert not game.undoable


# ---- the windows of attacks


ATTACK = """
A is {who} in 008, hand {hand}{more}
B is janitor in 008, hand rest search search
adult in 008
power S-02 {power}
attack deck cut:3
event step 7 alone
"""


def attacked(who: str, hand: str, more: str = "", power: str = "on") -> Game:
    return situation(ATTACK.format(who=who, hand=hand, more=more, power=power))


def answers(game: Game, *wanted: str) -> list[str]:
    """Answer as listed, decline everything else; the questions asked until the step is over."""
    left = list(wanted)
    questions = []
    while game.decision is not None:
        seat = "ABCDE"[game.decision.seat]
        questions.append(f"{seat} {game.decision.kind}")
        choice = offered(game)[0]
        for answer in left:
            if answer[0] == seat and answer[2:] in offered(game):
                choice = answer[2:]
                left.remove(answer)
                break
        game.play(choice)
    assert not left, left
    return questions


@pytest.mark.rule("LD-ACT-15", "LD-ACT-22")
def test_inconspicuous_is_asked_before_the_card_is_drawn() -> None:
    game = attacked("lab_rat", "inconspicuous")
    assert game.decision is not None
    assert game.decision.kind == "before_attack"
    assert len(game.table.attack_deck) == 20
    answers(game, "A react inconspicuous 0")
    assert game.table.light[:2] == [0, 1]


@pytest.mark.rule("LD-ACT-15", "LD-ACT-22")
def test_without_another_character_inconspicuous_has_no_window() -> None:
    text = ATTACK.format(who="lab_rat", hand="inconspicuous", more="", power="on")
    game = situation(text.replace("janitor in 008", "janitor in 009"))
    assert answers(game) == []
    assert game.table.light[0] == 1


@pytest.mark.rule("LD-ACT-24", "LD-ACT-15")
def test_the_lab_rat_is_asked_whether_it_holds_inconspicuous_or_not() -> None:
    questions = [answers(attacked("lab_rat", hand)) for hand in ("inconspicuous", "demolition")]
    assert questions[0] == questions[1] == ["A before_attack"]
    assert offered(attacked("lab_rat", "demolition")) == ["decline"]


@pytest.mark.rule("LD-ACT-24", "LD-CRD-10")
def test_the_xenobiologist_is_asked_whether_she_holds_pheromones_or_not() -> None:
    questions = [
        answers(attacked("xenobiologist", hand, ", hands egg"))
        for hand in ("pheromones", "demolition")
    ]
    assert questions[0] == questions[1] == ["A attack_shown"]
    assert offered(attacked("xenobiologist", "demolition", ", hands egg")) == ["decline"]


@pytest.mark.rule("LD-CRD-10")
def test_pheromones_need_a_bait() -> None:
    assert answers(attacked("xenobiologist", "pheromones")) == []


@pytest.mark.rule("LD-ACT-24")
def test_the_lab_rat_is_asked_in_darkness_whether_it_holds_feel_of_the_dark_or_not() -> None:
    text = """
    A is lab_rat in 008, hand {hand}
    power S-02 off
    event deck {event}
    event step 9 alone
    """
    found = []
    for hand in ("feel_of_the_dark", "demolition"):
        game = situation(text.format(hand=hand, event="lurking"))
        if hand == "demolition":
            assert offered(game) == ["decline"]
        found.append(answers(game))
    assert found[0] == found[1] == ["A dark_event"]


@pytest.mark.rule("LD-ACT-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_shield_itself_is_told_from_which_event(language: str) -> None:
    """Whether it concerns one at all depends on the event: a light was used up for nothing."""
    game = situation(
        """
        A is lab_rat in 008, hand feel_of_the_dark
        power S-02 off
        event deck lurking
        event step 9 alone
        """
    )
    decision = game.view(0).decision
    assert decision is not None
    event = decision.about["event"]
    assert (event.kind, event.text) == ("event", "lurking")
    speaker = Speaker(language, game="lockdown")
    name = speaker.say("glossary-eventname-lurking")
    asked = speaker.prompt("dark_event", {"event": ("event", keys.EVENTS.index("lurking"))})
    assert asked.startswith(name)


@pytest.mark.rule("LD-ITM-36", "LD-SET-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_use_a_light_sees_what_it_is_against(language: str) -> None:
    """The drawn token and the attack card lie open: lights went where they decided nothing."""
    game = attacked("sentry", "search", ", inventory glow_stick", "off")
    decision = game.view(0).decision
    assert decision is not None
    assert decision.kind == "use_light"
    card = decision.about["card"]
    assert (card.kind, card.text.partition("/")[0]) == ("attack", "cut")
    assert "token" not in decision.about
    assert game.view(1).decision is None
    speaker = Speaker(language, game="lockdown")
    word = {"what": ("word", "attack")}
    cut = ("attack", keys.ATTACKS.index("cut") << 3)
    assert speaker.say("attack-cut") in speaker.prompt("use_light", {**word, "card": cut})
    drawn = ("stalker_token", keys.STALKER_TOKENS.index("adult_2_3"))
    asked = speaker.prompt("use_light", {"what": ("word", "encounter"), "token": drawn})
    assert "2/3" in asked


@pytest.mark.rule("LD-ENC-07")
def test_the_drawn_token_is_told_with_the_question_about_a_light() -> None:
    game = situation(
        """
        power S-02 off
        noise 009-013
        A is sentry in 010, hand rest search search, inventory glow_stick
        B is hacker in 003
        """,
        ("noise", keys.NOISE_FACES.index("2")),
        ("bag", keys.STALKER_TOKENS.index("adult_2_3")),
    )
    game.play("move 009")
    while game.decision is not None and game.decision.kind != "use_light":
        game.play(offered(game)[0])
    decision = game.view(0).decision
    assert decision is not None
    assert decision.about["token"] == ArgView("stalker_token", "adult_2_3")
    assert decision.about["what"].text == "encounter"


@pytest.mark.rule("LD-ACT-24")
def test_the_lab_rat_is_asked_about_a_surprise_attack_and_a_noise_roll_in_any_case() -> None:
    text = """
    A is lab_rat in 008, hand {hand}
    B is hacker in 027, hand search
    power S-02 off, S-03 on
    noise 008-009
    bag adult_1_3 adult_3_4 blank
    attack deck evolve:4
    event step 10 alone
    """
    script = (("bag", 4), ("noise", 3), ("bag", 7), ("noise", 4))
    held: dict[str, list[tuple[str, object]]] = {
        "feel_of_the_dark": [],
        "inconspicuous": [],
        "demolition": [],
    }
    for hand, questions in held.items():
        game = situation(text.format(hand=hand).replace("evolve:4", "cut:3"), *script)
        while game.decision is not None:
            questions.append((game.decision.kind, hand == "demolition" and offered(game)))
            game.play("decline")
    asked = [[kind for kind, _ in questions] for questions in held.values()]
    assert asked[0] == asked[1] == asked[2] == ["skip_noise", "attack_shown"]
    assert [options for _, options in held["demolition"]] == [["decline"], ["decline"]]
