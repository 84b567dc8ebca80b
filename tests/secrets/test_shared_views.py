"""A view with shared or remembered parts is the view built from nothing (LD-SET-33)."""

from __future__ import annotations

import random

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.views import build
from lockdown.views.memo import Memo
from tests.secrets.tables import TABLES, states


@pytest.mark.parametrize("seed", range(6))
def test_shared_parts_change_nothing(seed: int) -> None:
    players = 2 + seed % 4
    game = Game.new(Setup(players=players), seed=seed)
    dice = random.Random(seed)
    private = set()
    while True:
        public = build(game.table, None)
        assert build(game.table, None, public) is public
        for seat in range(players):
            alone = build(game.table, seat)
            assert build(game.table, seat, public) == alone
            private |= {
                name
                for name in public.__struct_fields__
                if getattr(public, name) != getattr(alone, name)
            }
        if game.decision is None:
            break
        game.play(dice.choice(list(game.options)))
    # The sample has to hold what one seat knows and others do not.
    assert {"seat", "me", "crew", "decision"} <= private


def test_every_secret_part_is_compared() -> None:
    """What seats look at in secret: put into a table by hand, as random games seldom do."""
    game = Game.new(Setup(players=3), seed=5)
    dice = random.Random(5)
    for _ in range(60):
        game.play(dice.choice(list(game.options)))
    t = game.table
    t.seen_tile[0] = t.seen_token[1] = -1
    t.seen_css[1] = t.seen_ctg[0] = t.seen_ctg[2] = -1
    t.seen_card = ((1, "event", 0, 0), (2, "event", -1, 1))
    t.seen_objective = ((1, 2, t.objectives[2][0]),)
    t.seen_item = tuple((2, 0, item) for item in t.pack[0])
    public = build(t, None)
    for seat in range(3):
        alone = build(t, seat)
        assert alone != public
        assert build(t, seat, public) == alone
    assert build(t, 0, public).rooms != public.rooms
    assert build(t, 1, public).rooms != public.rooms
    assert build(t, 1, public).css != public.css
    assert build(t, 0, public).pool != public.pool
    assert build(t, 1, public).known_cards != build(t, 2, public).known_cards
    assert build(t, 1, public).crew[2].known_objectives


@pytest.mark.parametrize("seed", range(6))
def test_remembered_parts_change_nothing(seed: int) -> None:
    players = 1 + seed % 5
    game = Game.new(Setup(players=players), seed=seed)
    dice = random.Random(seed)
    same = 0
    rooms = game.view(None).rooms
    while game.decision is not None:
        game.play(dice.choice(list(game.options)))
        public = game.view(None)
        for seat in (None, *range(players)):
            assert game.view(seat) == game.view(seat, public) == build(game.table, seat)
        same += public.rooms is rooms
        rooms = public.rooms
        if dice.random() < 0.1:
            # A copy goes another way with the same memory, as a search does.
            ahead = game.clone()
            for _ in range(3):
                if ahead.decision is not None:
                    ahead.play(dice.choice(list(ahead.options)))
            assert ahead.view(0) == build(ahead.table, 0)
    assert same >= 10


def _seen(t: LockdownTable, seat: int | None, memo: Memo | None = None) -> object:
    try:
        return build(t, seat, memo=memo)
    except Exception as error:  # noqa: BLE001 - a table patched together may make no sense
        return type(error)


def test_no_field_is_forgotten() -> None:
    """Every single field of the table, taken from another one: what was remembered is not used."""
    tables = []
    for seed in (11, 12, 13):
        game = Game.new(Setup(players=3), seed=seed)
        dice = random.Random(seed)
        while game.decision is not None:
            game.play(dice.choice(list(game.options)))
            if game.version in (20, 60, 100):
                tables.append(game.table.clone())
    assert len(tables) > 6
    changed = set()
    for t in tables:
        t.seen_tile[0] = t.seen_token[1] = t.seen_css[1] = t.seen_ctg[2] = -1
        t.seen_objective = ((1, 2, t.objectives[2][0]),)
        t.seen_item = tuple((2, 0, item) for item in t.pack[0])
        warm: dict[int | None, Memo] = {seat: {} for seat in (None, 0, 1, 2)}
        for seat, memo in warm.items():
            build(t, seat, memo=memo)
        for name in LockdownTable.SAVED:
            for other in tables:
                mixed = t.clone()
                setattr(mixed, name, getattr(other.clone(), name))
                for seat, memo in warm.items():
                    fresh = _seen(mixed, seat)
                    assert _seen(mixed, seat, dict(memo)) == fresh, name
                    if fresh != _seen(t, seat):
                        changed.add(name)
    # The sample has to tell something: most of what a view shows was changed once.
    assert len(changed) > 55, sorted(changed)


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("surface", {"rover", "surface_discard", "surface_deck"}),
        ("all, coop", {"ctg_up", "hand", "objectives"}),
        ("hunted", {"hunter", "hunt_hand", "hunt_deck", "hunt_discard", "engines"}),
    ],
)
def test_no_field_of_another_table_is_forgotten(name: str, own: set[str]) -> None:
    """The same for what only other tables have: the surface, open hands, the Intruder's seat."""
    found = [game.table.clone() for game in states(name, every=15, seeds=(2, 4))]
    tables = [found[len(found) // 3], found[len(found) * 2 // 3], found[-1]]
    # Whether somebody has driven or turned up a token shall not depend on the games.
    if "rover" in own:
        tables[0].rover, tables[1].rover = tables[0].rs.board.exit_rooms[:2]
    if "ctg_up" in own:
        tables[0].ctg_up = 0
    changed = set()
    for t in tables:
        warm: dict[int | None, Memo] = {seat: {} for seat in (None, 0, 1)}
        for seat, memo in warm.items():
            build(t, seat, memo=memo)
        for field in type(t).SAVED:
            for other in tables:
                mixed = t.clone()
                setattr(mixed, field, getattr(other.clone(), field))
                for seat, memo in warm.items():
                    fresh = _seen(mixed, seat)
                    assert _seen(mixed, seat, dict(memo)) == fresh, field
                    if fresh != _seen(t, seat):
                        changed.add(field)
    assert changed >= own, sorted(own - changed)


def test_a_view_that_somebody_changes_harms_nobody() -> None:
    game = Game.new(Setup(players=2), seed=1)
    for name in ("bag", "outside", "crafted"):
        getattr(game.view(0), name).clear()
        assert getattr(game.view(1), name) == getattr(build(game.table, 1), name) != {}


@pytest.mark.parametrize("name", TABLES)
def test_shared_and_remembered_parts_change_nothing_at_any_table(name: str) -> None:
    """One memory through a whole game, as at a table of the server."""
    memo: Memo = {}
    for game in states(name, every=1, seeds=(2,)):
        t = game.table
        public = build(t, None, None, memo)
        assert public == build(t, None)
        for seat in range(game.setup.players):
            assert build(t, seat, public, memo) == build(t, seat)
