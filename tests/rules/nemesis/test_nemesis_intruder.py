"""Playing as the Intruder (NM-INT): whole games, what nobody may know, words, bots, saves."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.env.layout import WrongLayout
from lockdown.games.nemesis.env import CODEC
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.messages.render import Speaker
from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped, veiled
from lockdown.state import keys
from lockdown.views import build
from tests.scenario_text import misread

HUNTED = (("intruder_player", "yes"),)
GIVEN = (
    "game nemesis ; players 3 ; option intruder_player=yes ; "
    "A is captain in 005 ; B is dead ; C is pilot in 011 ; "
)
FIELDS = ("fallen", "heir", "hunter", "hunt_deck", "hunt_hand", "hunt_discard")


def situation(given: str, *options: str) -> Game:
    """The table of a scenario, running, after these options."""
    play = prepare(parse(f"scenario: x\ngiven {given}\nthen A is alive")[0])
    play.start()
    for option in options:
        play.game.play(option)
    return play.game


def dealt(players: int, seed: int, mode: str = "standard", board: str = "basic") -> Game:
    return Game.new(
        Setup(players=players, game="nemesis", mode=mode, board=board, options=HUNTED),
        derived("nm intruder", seed),
    )


@pytest.mark.rule("NM-INT-01")
def test_without_the_option_a_table_has_none_of_its_fields() -> None:
    plain = Game.new(Setup(players=3, game="nemesis"), 1).table
    assert type(plain) is NemesisTable
    assert not set(FIELDS) & set(plain.SAVED)
    hunted = dealt(3, 1).table
    assert type(hunted) is HuntTable
    assert (*plain.SAVED, *FIELDS) == hunted.SAVED
    assert OPTIONS["intruder_player"] == ("no", ("no", "yes"), "NM-INT-01")


@pytest.mark.rule("NM-INT-02", "NM-INT-05", "NM-INT-06", "NM-INT-07", "NM-INT-08", "NM-INT-14")
@pytest.mark.rule("NM-INT-13", "NM-INT-15", "NM-INT-16", "NM-INT-19")
@pytest.mark.parametrize(
    ("players", "mode", "side", "seed"),
    [
        (3, "standard", "basic", 2),
        (4, "standard", "alternative", 4),
        (5, "standard", "basic", 16),
        (3, "coop", "basic", 8),
        (5, "coop", "alternative", 10),
        (4, "standard", "basic", 11),
    ],
)
def test_whole_games_are_sound_and_keep_their_secrets(
    players: int, mode: str, side: str, seed: int
) -> None:
    """What the others see does not move with the Intruder's hand, and the other way round."""
    game = dealt(players, seed, mode, side)
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": seed}
    changed: set[str] = set()
    while (decision := game.decision) is not None:
        t = game.table
        assert not game.status()
        if t.hunter >= 0:
            assert t.place[t.hunter] == keys.DEAD
            assert len(t.hunt_hand) <= 4
            assert t.first != t.hunter or t.phase != 1
            if game.version % 3 == 0:
                for viewer in (None, *range(players)):
                    other = swapped(t, viewer, random.Random(f"{game.version} {viewer}"))
                    changed |= differences(t, other)
                    shown = [
                        msgspec.json.encode(build(table, viewer))
                        for table in (t, other, veiled(other, viewer))
                    ]
                    assert shown[0] == shown[1] == shown[2], (game.version, viewer)
        if game.version % 30 == 0:
            game = Game.from_bytes(game.to_bytes())
        choice: object = player.choose(None, decision, memory)
        game.play("yes" if decision.kind == "become_intruder" else choice)
    assert game.table.hunter >= 0, "nobody took the role: another seed"
    assert game.result.intruder == game.table.hunter
    assert game.table.hunter not in game.result.winners
    assert changed >= {"hunt_hand", "hunt_deck"}


@pytest.mark.rule("NM-INT-16", "NM-INT-05")
def test_what_everybody_sees_of_the_intruder_and_what_only_that_player() -> None:
    hand = "hunter B, hand pursuit_1 planning_4, discard self_healing"
    t = situation(f"{GIVEN} {hand} ; B acts").table
    for viewer in (None, 0, 2):
        view = build(t, viewer)
        assert view.intruder is not None
        assert (view.intruder.seat, view.intruder.hand, view.intruder.deck) == (1, 2, 7)
        assert view.intruder.discard == ("self_healing",)
        assert [c.role for c in view.crew] == ["character", "intruder", "character"]
        assert "pursuit_1" not in msgspec.json.encode(view).decode()
    mine = build(t, 1)
    assert mine.me is not None
    assert mine.me.intruder_hand == ("pursuit_1", "planning_4")
    assert mine.me.hand == ()


@pytest.mark.rule("NM-INT-16")
def test_what_the_dead_player_had_looked_at_is_still_known() -> None:
    seen = "B seen engine 2 ; B seen coordinates ; hunter B, hand pursuit_1"
    t = situation(f"{GIVEN} {seen} ; B acts").table
    view = build(t, 1)
    assert view.engines[1].state == "working"
    assert view.engines[0].state == ""
    assert view.coordinates
    assert build(t, 0).coordinates == {}


@pytest.mark.rule("NM-INT-11")
def test_the_others_under_the_deck_are_known_to_the_intruder_alone() -> None:
    t = situation(
        f"{GIVEN} hunter B, hand pursuit_any ; adult in 005 ; "
        "attack deck scratch:2 claw_attack:3 scratch:3 ; B acts",
        *("hunt-attack pursuit_any adult#1", "attack claw_attack/0", "attack scratch/1"),
    ).table
    known = {(deck, depth): card for viewer, deck, depth, card in t.seen_card if viewer == 1}
    assert known == {("attack", ~0): t.attack_deck[0], ("attack", ~1): t.attack_deck[1]}
    assert not [seen for seen in t.seen_card if seen[0] != 1]
    assert len(build(t, 1).known_cards) == 2
    assert build(t, 0).known_cards == ()


@pytest.mark.rule("NM-INT-11")
def test_what_others_knew_of_the_deck_is_followed_or_forgotten() -> None:
    game = situation(
        f"{GIVEN} hunter B, hand pursuit_1 ; adult in 005 ; "
        "attack deck scratch:2 claw_attack:3 bite:4 ; B acts",
        "hunt-attack pursuit_1 adult#1",
    )
    t = game.table
    top, deep, low = t.attack_deck[-1], t.attack_deck[-3], t.attack_deck[0]
    t.seen_card = ((0, "attack", 0, top), (0, "attack", 2, deep), (2, "attack", ~0, low))
    game.play("attack scratch/0")
    assert not game.status()
    assert (0, "attack", 0, deep) in t.seen_card
    assert (2, "attack", ~1, low) in t.seen_card
    assert all(card != top for _, _, _, card in t.seen_card)


@pytest.mark.rule("NM-INT-03")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_question_is_asked_once_a_game(answer: str) -> None:
    asked = 0
    game = dealt(4, 3)
    player, memory = bot("random"), Memory(seed=3)
    while (decision := game.decision) is not None:
        if decision.kind == "become_intruder":
            asked += 1
            assert game.table.place[decision.seat] == keys.DEAD
            game.play(answer)
        else:
            game.play(player.choose(None, decision, memory))
    assert asked == 1
    assert (game.table.hunter >= 0) == (answer == "yes")


@pytest.mark.rule("NM-INT-13", "NM-INT-18")
def test_no_attack_event_card_or_bag_in_the_event_phase() -> None:
    told = Counter[str]()
    game = dealt(5, 16)
    player, memory = bot("curious"), Memory(seed=16)
    while (decision := game.decision) is not None:
        hunted = game.table.hunter >= 0
        choice: object = player.choose(None, decision, memory)
        for event in game.play("yes" if decision.kind == "become_intruder" else choice):
            if hunted and event.kind == "event_step":
                told[str(event.args[0])] += 1
    assert told["5"]
    assert set(told) <= {"5", "7", "10"}


@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_cards_and_uses_in_words(language: str) -> None:
    speaker = Speaker(language=language, game="nemesis")
    names = [speaker.arg("intruder_card", card) for card in range(len(keys.INTRUDER_ACTIONS))]
    assert len(set(names)) == len(keys.INTRUDER_ACTIONS)
    for key in keys.INTRUDER_ACTIONS:
        assert speaker.say(f"intruderaction-{key}", "text")
    uses = {speaker.option((verb, 3, 1 << 3 | keys.ADULT)) for verb in ("hunt-move", "hunt-attack")}
    uses |= {speaker.option((verb, 3)) for verb in ("hunt-effect", "hunt-keep")}
    assert len(uses) == 4
    assert all(names[3] in use for use in uses)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("hunter A", "is alive and cannot play the Intruder"),
        ("hunter B, hand pursuit_9", "Intruder action card"),
        ("hunter B, hand pursuit_1 pursuit_1", "is there once"),
        ("hunter B, hand pursuit_1 pursuit_2 pursuit_3 pursuit_any planning_4", "at most 4"),
        ("hunter, hand pursuit_1", "write 'hunter B"),
    ],
)
def test_what_cannot_be_is_refused(given: str, message: str) -> None:
    assert message in misread(GIVEN + given)


def test_a_table_without_the_option_has_no_hunter() -> None:
    given = "game nemesis ; players 3 ; B is dead ; hunter B"
    assert "intruder_player=yes" in misread(given)


# ---- environments and bots


def test_the_layout_of_environments_says_that_it_cannot_show_the_seat() -> None:
    game = dealt(3, 1)
    with pytest.raises(WrongLayout, match="intruder_player=yes"):
        CODEC.of_table(game.table, 0)
    with pytest.raises(WrongLayout, match="intruder_player=yes"):
        CODEC.of_view(game.view(0))


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_bots_take_the_role_and_hunt(level: str) -> None:
    """Deaths come late to bots that know the way out: of some games one at least has a hunter."""
    uses = Counter[str]()
    for seed in range(30):
        game = dealt(3, seed, board=("basic", "alternative")[seed % 2])
        bots = [make(level, seed * 7 + seat, "nemesis") for seat in range(3)]
        while (decision := game.decision) is not None:
            choice = bots[decision.seat].choose(game.view(decision.seat))
            if decision.kind == "intruder_turn":
                uses[choice.partition(" ")[0]] += 1
            game.play(choice)
        assert not game.status()
        if uses["hunt-attack"] and uses["hunt-effect"]:
            return
    raise AssertionError(f"nobody hunted: {uses}")


def test_a_hunter_kills_whom_one_more_wound_kills() -> None:
    game = situation(
        f"{GIVEN.replace('in 005', 'in 005, wounds leg arm hand').replace('in 011', 'in 005')}"
        "hunter B, hand pursuit_1 planning_4 ; adult in 005 ; B acts"
    )
    hunter = make("regular", 1, "nemesis")
    game.play(hunter.choose(game.view(1)))
    assert game.decision is not None
    assert game.decision.kind == "hunt_whom"
    assert hunter.choose(game.view(1)) == "player A"


def test_a_hunter_brings_out_larvae() -> None:
    given = GIVEN.replace("captain in 005", "captain in 005, larva")
    game = situation(f"{given} hunter B, hand metamorphosis pursuit_1 ; B acts")
    assert make("regular", 1, "nemesis").choose(game.view(1)) == "hunt-effect metamorphosis"


def test_a_hunter_goes_for_who_is_about_to_leave() -> None:
    """NM-POD-04: of two in the same state the one beside an unlocked pod."""
    given = GIVEN.replace("captain in 005", "captain in 012").replace("in 011", "in 018")
    game = situation(
        f"{given} pods unlocked ; hunter B, hand pursuit_1 ; B acts", "hunt-effect pursuit_1"
    )
    assert make("regular", 1, "nemesis").choose(game.view(1)) == "player A"


def test_a_hunter_chooses_the_card_that_kills() -> None:
    given = GIVEN.replace("captain in 005", "captain in 005, wounds leg arm")
    game = situation(
        f"{given} hunter B, hand pursuit_1 ; adult in 005 ; attack deck scratch:2 bite:4 ; B acts",
        "hunt-attack pursuit_1 adult#1",
    )
    choice = make("regular", 1, "nemesis").choose(game.view(1))
    assert choice.startswith("attack bite")
    game.play(choice)
    assert game.table.place[0] == keys.DEAD
