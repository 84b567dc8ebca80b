"""Intruders in Lockdown (LD-NIN): what they bring to the table, what they leave out."""

from __future__ import annotations

import random

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import knowledge
from lockdown.games.lockdown.rulesets import ruleset, ruleset_for
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import replay
from lockdown.kernel.game import checked
from lockdown.rules import moments
from lockdown.rules.weaknesses import weakness_helps
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped
from lockdown.state import keys
from lockdown.state.content import content_of
from lockdown.state.keys import CARCASS, CORPSE, EGG
from lockdown.views import build

TABLES = [(1, "solo"), (2, "standard"), (3, "coop"), (4, "standard"), (5, "coop"), (5, "standard")]


def table(players: int, mode: str, seed: int = 1) -> Game:
    """A new game against Intruders."""
    return Game.new(Setup(players=players, mode=mode, enemies="intruders"), seed)


@pytest.mark.rule("LD-NIN-04", "LD-NIN-06", "NM-CRD-59")
@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_the_bag_has_their_tokens_in_the_same_numbers(players: int, mode: str) -> None:
    t: LockdownTable = table(players, mode).table
    kinds = dict.fromkeys(range(6), 0)
    for token, count in enumerate(t.bag):
        facts = t.rs.stalker_tokens[token]
        kinds[facts.kind] += count
        assert not count or facts.lit == facts.dark
        assert not count or facts.key not in ("larva_0_1", "adult_2_3")
    larva, creeper, adult, breeder, queen, blank = kinds.values()
    assert (larva, creeper, adult, breeder, queen, blank) == (4, 1, 3 + players, 0, 1, 1)
    total = dict.fromkeys(range(6), 0)
    for one in t.rs.stalker_tokens:
        total[one.kind] += one.copies
    assert list(total.values()) == [8, 3, 12, 2, 1, 1]


@pytest.mark.rule("LD-NIN-02", "LD-NIN-03", "NM-CRD-54")
def test_three_of_six_weaknesses_all_face_down() -> None:
    found: set[str] = set()
    for seed in range(40):
        t: LockdownTable = table(3, "standard", seed).table
        assert t.weakness_up == 0
        assert t.eggs == 5
        assert len(set(t.weakness)) == 3
        found |= {keys.WEAKNESSES[card] for card in t.weakness}
        assert build(t, 0).weaknesses == ("", "", "")
    assert found == {
        "vulnerability_to_energy",
        "reaction_to_danger",
        "the_way_of_moving",
        "vital_places",
        "species_on_the_brink_of_extinction",
        "the_way_of_fighting",
    }


@pytest.mark.rule("LD-NIN-05")
def test_their_own_decks_take_the_place_of_the_others() -> None:
    t: LockdownTable = table(4, "standard").table
    assert len(t.event_deck) == 20
    assert all(keys.EVENTS[card].startswith("intruder_") for card in t.event_deck)
    assert len(t.attack_deck) == 20
    assert {keys.ATTACKS[card >> 3] for card in t.attack_deck} == {
        *("scratch", "claw_attack", "bite", "slime", "summoning", "transformation"),
        *("frenzy", "tail_attack"),
    }


@pytest.mark.rule("LD-NIN-01")
def test_everything_else_is_as_with_night_stalkers() -> None:
    usual = ruleset("standard", "basic", ())
    other = ruleset("standard", "basic", (), "intruders")
    theirs = {
        *("enemies", "attacks", "events", "weaknesses", "stalker_tokens", "hooks", "reactions"),
        *("weakness_levels", "weakness_face_up", "analysed_slots"),
    }
    fields = {
        name
        for kind in type(usual).__mro__
        for name in getattr(kind, "__dataclass_fields__", ())
        if getattr(usual, name) != getattr(other, name)
    }
    assert fields == theirs


@pytest.mark.rule("LD-NIN-07", "LD-NIN-08")
def test_three_kinds_of_object_find_all_three_for_everybody() -> None:
    t: LockdownTable = table(3, "standard").table
    for seat in range(3):
        t.knowledge[seat] = 1
    for number, kind in enumerate((CORPSE, EGG, CARCASS), 1):
        knowledge.analyse(t, 0, kind)
        assert t.weakness_up == (1 << number) - 1
        assert t.knowledge[0] == min(8, 1 + 3 * number)
        for place, card in enumerate(t.weakness):
            for seat in range(3):
                assert weakness_helps(t, seat, keys.WEAKNESSES[card]) == (place < number)
    knowledge.analyse(t, 1, EGG)
    assert t.analysed == (CORPSE, EGG, CARCASS)


@pytest.mark.rule("LD-NIN-09", "LD-NIN-06")
def test_no_attack_card_has_a_darkness_part_and_no_light_is_asked_for() -> None:
    rs = ruleset("standard", "basic", (), "intruders")
    assert all(card.dark_effect is None for card in rs.attacks)
    assert moments.COMPARED_IN_DARK not in rs.hooks
    assert moments.ATTACKED_IN_DARK not in rs.hooks
    assert any(card.dark_effect for card in rs.events)
    assert rs.advantage_die


def test_the_usual_enemies_may_be_named_and_are_written_as_before() -> None:
    plain = checked(Setup(players=3))
    assert checked(Setup(players=3, enemies="night_stalkers")) == plain
    assert "enemies" not in plain.as_data()
    named = checked(Setup(players=3, enemies="intruders"))
    assert Setup.from_data(named.as_data()) == named
    assert ruleset_for(named) is not ruleset_for(plain)


def test_the_box_names_their_tokens() -> None:
    keys_ = [token.key for token in content_of("lockdown").tokens]
    assert "adult_4" in keys_
    assert "adult_2_4" in keys_
    assert len(keys_) == len(set(keys_))


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_games_are_sound_saved_and_end(players: int, mode: str) -> None:
    for seed in (2, 3):
        game = table(players, mode, derived("intruders", players, seed))
        player = bot("curious" if seed % 2 == 0 else "random")
        memory: Memory = {"seed": seed}
        while (decision := game.decision) is not None:
            assert game.status() == []
            if game.version % 9 == 0:
                game = Game.from_bytes(game.to_bytes())
            game.play(player.choose(None, decision, memory))
        assert game.result is not None
        assert {event.rule[:3] for told in (game.events(seat=0),) for event in told} == {"LD-"}
        text = replay.write(replay.of_game(game, 7))
        assert "enemies: intruders" in text


@pytest.mark.parametrize(
    ("players", "mode", "seed"), [(1, "solo", 2), (3, "coop", 1), (4, "standard", 6)]
)
def test_views_do_not_tell_what_is_hidden(players: int, mode: str, seed: int) -> None:
    game = table(players, mode, derived("intruder secrets", seed))
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": seed}
    changed: set[str] = set()
    while (decision := game.decision) is not None:
        if game.version % 7 == 0 or decision.secret:
            for viewer in (None, *range(players)):
                dice = random.Random(f"{game.version} {viewer}")
                other = swapped(game.table, viewer, dice)
                changed |= differences(game.table, other)
                shown = [msgspec.json.encode(build(t, viewer)) for t in (game.table, other)]
                assert shown[0] == shown[1], (game.version, viewer)
        game.play(player.choose(None, decision, memory))
    assert changed >= {"event_deck", "attack_deck", "weakness", "rng"}


def test_the_learning_environment_refuses_what_its_layout_cannot_show() -> None:
    known = pytest.importorskip("lockdown.games.lockdown.env.known")
    layout = pytest.importorskip("lockdown.env.layout")
    game = table(2, "standard")
    with pytest.raises(layout.WrongLayout, match="intruders"):
        known.Known.of_table(game.table, 0)
    with pytest.raises(layout.WrongLayout, match="intruders"):
        known.Known.of_view(game.view(0))
