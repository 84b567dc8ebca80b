"""Original characters as guests in Lockdown (LD-NCH)."""

from __future__ import annotations

import random
import re
from collections import Counter

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.cards.registry import ORIGINAL_CREW, REGISTRY
from lockdown.games.lockdown.citations import CITATIONS
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import replay
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.game import checked
from lockdown.ledger import catalogue
from lockdown.rules.pieces import set_place
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped
from lockdown.state import keys
from lockdown.views import build

#: Lockdown's character -> the original one of its colour.
PAIRS = {
    "survivor": "soldier",
    "hacker": "pilot",
    "xenobiologist": "scientist",
    "sentry": "captain",
    "janitor": "mechanic",
    "lab_rat": "scout",
}
#: The ten cards of each (`content` of both games).
COMMON = {"search": 2, "rest": 1, "demolition": 1, "interruption": 1}
DECKS = {
    "captain": "basic_repairs order suppressive_fire reload motivation",
    "mechanic": "fast_repairs computer_skills technical_corridors pyrotechnics ingenuity",
    "soldier": "basic_repairs covering_fire taking_aim full_auto nerves_of_steel",
    "scout": "basic_repairs scavenging reconnaissance suppressive_fire adrenaline",
    "scientist": "repairs computer_skills risk_assessment blocking_access intranet",
    "pilot": "repairs computer_skills remote_piloting knowledge_of_the_facility old_friend",
}
MISSION = {
    "captain": "old_revolver",
    "mechanic": "plasma_cutter",
    "soldier": "service_rifle",
    "scout": "motion_tracker",
    "scientist": "data_pad",
    "pilot": "rover_remote",
}
TABLES = [
    (1, "solo", "basic", ""),
    (2, "standard", "surface", "intruders"),
    (3, "coop", "basic", "intruders"),
    (4, "standard", "basic", ""),
    (5, "coop", "surface", ""),
    (5, "standard", "basic", "intruders"),
]


def table(
    players: int, mode: str = "standard", board: str = "basic", enemies: str = "", seed: int = 1
) -> Game:
    """A new game with guests."""
    setup = Setup(players=players, mode=mode, board=board, enemies=enemies, guests=True)
    return Game.new(setup, seed)


@pytest.mark.rule("LD-NCH-01")
def test_a_choice_card_lists_the_original_character_of_its_colour() -> None:
    rs = ruleset("standard", "basic", (), "night_stalkers", True)
    listed = {
        keys.CHARACTERS[card]: [keys.CHARACTERS[other] for other in others]
        for card, others in rs.substitutes.items()
    }
    assert listed == {name: [guest] for name, guest in PAIRS.items()}
    for name, guest in PAIRS.items():
        assert REGISTRY.characters[name].colour == REGISTRY.characters[guest].colour
    assert ruleset("standard", "basic", ()).substitutes == {}


@pytest.mark.rule("LD-NCH-01", "LD-NCH-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_draft_offers_both_of_each_colour_and_no_colour_twice(players: int) -> None:
    taken = set()
    for seed in range(12):
        game = table(players, "solo" if players == 1 else "standard", seed=seed)
        dice = random.Random(seed)
        while (decision := game.decision) is not None and decision.kind == "draft":
            offered = [keys.CHARACTERS[option.args[0]] for option in decision.options]
            first, guest, second, other = offered
            assert PAIRS[first] == guest
            assert PAIRS[second] == other
            game.play(dice.choice(list(decision.options)))
        crew = [keys.CHARACTERS[who] for who in game.table.char]
        colours = {REGISTRY.characters[name].colour for name in crew}
        assert len(colours) == players
        taken |= set(crew)
    assert taken & set(ORIGINAL_CREW)
    assert taken & set(PAIRS)


@pytest.mark.rule("LD-NCH-02")
def test_agreed_characters_of_one_colour_are_refused() -> None:
    with pytest.raises(BadSetup, match="LD-NCH-02"):
        checked(Setup(players=2, guests=True, characters=("sentry", "captain")))
    assert checked(Setup(players=2, guests=True, characters=("sentry", "pilot"))).guests
    with pytest.raises(BadSetup, match="no character 'captain'"):
        checked(Setup(players=2, characters=("captain", "hacker")))


@pytest.mark.rule("LD-NCH-03", "LD-NCH-04", "LD-NCH-05", "LD-NCH-06", "NM-CRD-03", "NM-CRD-04")
@pytest.mark.parametrize("guest", ORIGINAL_CREW)
def test_what_a_guest_begins_with(guest: str) -> None:
    other = "survivor" if guest != "soldier" else "hacker"
    game = Game.new(Setup(players=2, guests=True, characters=(guest, other)), 3)
    t: LockdownTable = game.table
    assert t.room[0] == t.slot_of[keys.ROOM["isolation_room"]]
    assert t.knowledge[0] == 3
    assert t.hands[0] == t.beside[0] == t.pack[0] == ()  # no starting item
    assert t.mission[0] == (keys.ITEM[MISSION[guest]],)
    cards = Counter(keys.ACTIONS[card] for card in t.deck[0] + t.hand[0])
    assert cards == Counter(COMMON) + Counter(DECKS[guest].split())
    assert cards.total() == 10


@pytest.mark.rule("LD-NCH-03")
def test_a_guest_is_a_nemesis_survivor_for_objectives() -> None:
    game = Game.new(Setup(players=2, guests=True, characters=("captain", "hacker")), 3)
    t: LockdownTable = game.table
    card = keys.OBJECTIVE["no_witnesses"]
    tests = [test["kind"] for way in t.rs.objectives[card].condition for test in way]
    assert "no_nemesis_survivor" in tests
    holds = t.rs.objective_tests["no_nemesis_survivor"]
    assert not holds(t, 1, {})
    set_place(t, 0, keys.DEAD)
    assert holds(t, 1, {})


@pytest.mark.rule("LD-NCH-07")
def test_characters_of_expansions_are_outside() -> None:
    for name in ("medic", "android", "ceo", "psychologist", "bounty_hunter", "convict"):
        with pytest.raises(BadSetup, match="no character"):
            checked(Setup(players=2, guests=True, characters=(name, "hacker")))


def test_a_table_without_guests_has_nothing_of_them() -> None:
    rs = ruleset("standard", "basic", ())
    assert {who.key for who in rs.characters if who.copies} == set(PAIRS)
    assert not any(item.key in MISSION.values() for item in rs.items if item.copies)
    assert not any(card.key == "order" for card in rs.action_cards if card.copies)
    assert "guests" not in checked(Setup(players=3)).as_data()


def test_no_computer_room_has_an_action_that_moves_or_keeps_a_figure() -> None:
    """LD-NCH-06: so Intranet needs to leave none out."""
    moving = {"enter_css", "use_elevator", "cave_move", "lock_in"}
    found = set()
    for room in REGISTRY.rooms.values():
        keys_ = {action.key for action in room.actions}
        found |= keys_
        assert not (room.computer and keys_ & moving), room.key
    assert moving <= found


def test_every_rule_that_shared_cards_name_has_a_name_here() -> None:
    """A rule of the original game is never told in Lockdown."""
    known = catalogue.load()
    assert set(CITATIONS) <= set(known)
    assert set(CITATIONS.values()) <= set(known)
    assert all(name.startswith("LD-") for name in CITATIONS.values())


@pytest.mark.parametrize(("players", "mode", "board", "enemies"), TABLES)
def test_games_are_sound_saved_and_end(players: int, mode: str, board: str, enemies: str) -> None:
    for seed in (2, 3):
        game = table(players, mode, board, enemies, derived("guests", players, seed))
        player = bot("curious" if seed % 2 == 0 else "random")
        memory: Memory = {"seed": seed}
        rules = set()
        while (decision := game.decision) is not None:
            assert game.status() == []
            rules |= {decision.rule, *(reason.rule for reason in game.why_not(decision.seat))}
            if game.version % 9 == 0:
                game = Game.from_bytes(game.to_bytes())
            rules |= {event.rule for event in game.play(player.choose(None, decision, memory))}
        assert game.result is not None
        assert {rule[:3] for rule in rules} == {"LD-"}
        text = replay.write(replay.of_game(game, 7))
        assert re.search(r"(?m)^guests: yes$", text)


@pytest.mark.parametrize(
    ("players", "mode", "enemies", "seed"),
    [
        (1, "solo", "", 2),
        (2, "standard", "", 8),
        (3, "coop", "intruders", 1),
        (5, "standard", "", 6),
    ],
)
def test_views_do_not_tell_what_is_hidden(players: int, mode: str, enemies: str, seed: int) -> None:
    game = table(players, mode, "basic", enemies, derived("guest secrets", seed))
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
    assert changed >= {"deck", "event_deck", "rng"}


def test_the_learning_environment_refuses_guests() -> None:
    known = pytest.importorskip("lockdown.games.lockdown.env.known")
    layout = pytest.importorskip("lockdown.env.layout")
    game = table(2)
    with pytest.raises(layout.WrongLayout, match="original characters"):
        known.Known.of_view(game.view(0))
