"""Swap the secrets: what a viewer may not know changes nothing that the viewer is shown.

For many states of random games and for every seat and a spectator, a second table is dealt that
differs only in what that viewer may not know. Views, decisions, events, errors and what can be
undone must then be the same. Controls hold that the second table really is another one, and that
a leak would be noticed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import BadOption
from lockdown.rules import offers
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped, veiled
from lockdown.views import build

#: Fields that hold secrets; over the sample each has to be swapped at least once.
SECRETS = {
    "rng",
    "hand",
    "deck",
    "discard",
    "pack",
    "items_deck",
    "tile",
    "slot_of",
    "token",
    "css_face",
    "ctg_face",
    "weakness",
    "objectives",
    "contamination",
    "event_deck",
    "attack_deck",
    "wound_deck",
    "computer_deck",
    "gone",
}
#: Besides, these follow from them.
FOLLOW = {"seen_card", "seen_item", "seen_objective", "choices"}

GAMES = [(1, 18), (2, 1), (2, 6), (3, 4), (4, 5), (5, 2)]


def states(players: int, seed: int, every: int = 7) -> Iterator[Game]:
    """Every so many decisions of a game, and all secret ones; even seeds try everything once."""
    game = Game.new(Setup(players=players), derived("secrets", seed))
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": seed}
    while (decision := game.decision) is not None:
        if game.version % every == 0 or decision.secret:
            yield game
        game.play(player.choose(None, decision, memory))
    yield game


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.setup.players)]


def seen(table: LockdownTable, viewer: int | None) -> bytes:
    return msgspec.json.encode(build(table, viewer))


def other_game(game: Game, viewer: int | None, salt: str) -> Game:
    """The same game on a table with other secrets."""
    copy = game.clone()
    copy.table = swapped(game.table, viewer, random.Random(f"{game.version} {viewer} {salt}"))
    return copy


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_swap_makes_another_sound_table(players: int, seed: int) -> None:
    """The control: another table, as sound as the first, different in nothing but secrets."""
    found: set[str] = set()
    for game in states(players, seed):
        for viewer in viewers(game):
            other = other_game(game, viewer, "control")
            assert other.digest != game.digest
            assert other.status() == game.status() == []
            changed = differences(game.table, other.table)
            assert changed <= SECRETS | FOLLOW
            found |= changed
    missing = SECRETS - found - ({"objectives", "hand"} if players == 1 else set())
    assert not missing - {"pack", "discard"}


def test_everything_secret_is_swapped_somewhere() -> None:
    found: set[str] = set()
    for players, seed in GAMES:
        for game in states(players, seed, every=20):
            for viewer in viewers(game):
                found |= differences(game.table, other_game(game, viewer, "all").table)
    assert found >= SECRETS


@pytest.mark.rule("LD-SET-33")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_views_are_the_same(players: int, seed: int) -> None:
    for game in states(players, seed):
        for viewer in viewers(game):
            before = seen(game.table, viewer)
            other = swapped(game.table, viewer, random.Random(game.version))
            assert seen(other, viewer) == before
            assert seen(veiled(other, viewer), viewer) == before


@pytest.mark.rule("LD-ACT-27")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_options_are_the_same(players: int, seed: int) -> None:
    """Whether something is offered depends only on what the one who decides may know."""
    asked = 0
    for game in states(players, seed):
        decision = game.decision
        if decision is None or decision.kind != "action":
            continue
        asked += 1
        for salt in "abc":
            other = other_game(game, decision.seat, salt)
            assert offers.legal_actions(other.table, decision.seat) == list(decision.options)
            assert other.why_not(decision.seat) == game.why_not(decision.seat)
    assert asked


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_reveals_nothing_sounds_the_same(players: int, seed: int) -> None:
    """After an option that reveals nothing: events, the next decision, the view, the way back."""
    compared = 0
    for game in states(players, seed):
        decision = game.decision
        if decision is None:
            continue
        options = list(decision.options)
        for viewer in viewers(game):
            for option in random.Random(game.version).sample(options, min(3, len(options))):
                one, two = game.clone(), other_game(game, viewer, "play")
                since = len(one.events(seat=viewer))
                one.play(option)
                two.play(option)
                assert one.undoable == two.undoable
                if not one.undoable:
                    continue
                compared += 1
                heard = [(e.kind, e.rule, e.args) for e in one.events(since, viewer)]
                assert [(e.kind, e.rule, e.args) for e in two.events(since, viewer)] == heard
                assert seen(two.table, viewer) == seen(one.table, viewer)
    assert compared > 20


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_errors_read_the_same(players: int, seed: int) -> None:
    """A refusal tells the one who decides nothing new; nobody else may get as far as here."""
    for game in states(players, seed, every=15):
        decision = game.decision
        if decision is None:
            continue
        other = other_game(game, decision.seat, "error")
        for wrong in ("end", "drop egg", "move 999", "nonsense"):
            if wrong in decision.options:
                continue
            with pytest.raises(BadOption) as here:
                game.play(wrong)
            with pytest.raises(BadOption) as there:
                other.play(wrong)
            assert str(here.value) == str(there.value)


@pytest.mark.rule("LD-SET-34")
def test_what_was_seen_is_not_swapped() -> None:
    """The control of the control: what a seat has looked at stays in its view."""
    game = Game.new(Setup(players=3), 11)
    table = game.table
    hidden = [slot for slot in range(1, table.rs.board.slots + 1) if table.token[slot] >= 0]
    table.seen_tile[1] |= 1 << hidden[0]
    table.seen_token[1] |= 1 << hidden[1]
    table.seen_css[1] |= 1 << 2
    token = table.ctg_place.index(-1)
    table.seen_ctg[1] |= 1 << token
    table.seen_card = (
        (1, "event", 0, table.event_deck[-1]),
        (1, "attack", ~0, table.attack_deck[0]),
        (1, "red", ~0, table.items_deck[0][0]),
        (1, "green", ~1, table.items_deck[2][1]),
    )
    table.seen_objective = ((1, 0, table.objectives[0][0]),)
    for salt in range(20):
        other = swapped(table, 1, random.Random(salt))
        assert other.tile[hidden[0]] == table.tile[hidden[0]]
        assert other.token[hidden[1]] == table.token[hidden[1]]
        assert other.css_face[2] == table.css_face[2]
        assert other.ctg_face[token] == table.ctg_face[token]
        assert other.event_deck[-1] == table.event_deck[-1]
        assert other.attack_deck[0] == table.attack_deck[0]
        assert other.items_deck[0][0] == table.items_deck[0][0]
        assert other.items_deck[2][1] == table.items_deck[2][1]
        assert table.objectives[0][0] in other.objectives[0]
        assert seen(other, 1) == seen(table, 1)
    unknown = [swapped(table, 2, random.Random(salt)) for salt in range(20)]
    assert any(other.tile[hidden[0]] != table.tile[hidden[0]] for other in unknown)
    assert any(other.event_deck[-1] != table.event_deck[-1] for other in unknown)
    assert any(other.items_deck[0][0] != table.items_deck[0][0] for other in unknown)


@pytest.mark.parametrize(
    "leak",
    ["tile", "token", "css_face", "ctg_face", "weakness", "hand", "objectives", "event_deck"],
)
def test_each_secret_is_dealt_anew(leak: str) -> None:
    """The control: a view that carried the field would change with some swap."""
    game = Game.new(Setup(players=3), 5)
    dice = random.Random(5)
    while game.version < 30:
        game.play(dice.choice(list(game.options)))
    value = getattr(game.table, leak)
    others = [swapped(game.table, None, random.Random(salt)) for salt in range(10)]
    assert any(getattr(other, leak) != value for other in others)
