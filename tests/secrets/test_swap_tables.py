"""Swap the secrets at every kind of table: what a viewer may not know changes nothing for it.

As `test_swap`, for the cooperative mode, the surface, guests, Intruders, the original game in all
its modes, the other side of the ship and the seat of the Intruder. Besides, what lies open where
all play together is held to be open, and what does not is held to stay hidden.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from lockdown import Game
from lockdown.bots import make
from lockdown.kernel import BadOption
from lockdown.rules import offers
from lockdown.sim.swap import differences, swapped, veiled
from lockdown.state import keys
from lockdown.state.table import Table
from lockdown.views import build
from lockdown.views.types import TableView
from tests.secrets.tables import TABLES, states

#: What is hidden at every table, of one viewer or another.
HIDDEN = {
    "rng",
    "hand",
    "deck",
    "discard",
    "items_deck",
    "tile",
    "slot_of",
    "token",
    "weakness",
    "contamination",
    "event_deck",
    "attack_deck",
    "wound_deck",
    "gone",
}
#: What is hidden besides where people play against each other.
APART = {"pack", "objectives"}
#: What follows from it, or has been seen by somebody else.
FOLLOW = {"seen_card", "seen_objective", "choices", "seen_engines", "seen_item"}


def own(name: str) -> set[str]:
    """What only this kind of table hides."""
    table = TABLES[name]
    if table.game == "nemesis":
        hunt = {"hunt_hand", "hunt_deck"} if table.options else set()
        return {"engines", "coordinates"} | hunt
    surface = {"surface_deck"} if table.board == "surface" else set()
    return {"css_face", "ctg_face", "computer_deck"} | surface


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.setup.players)]


def seen(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(build(table, viewer))


def other_game(game: Game, viewer: int | None, salt: str) -> Game:
    """The same game on a table with other secrets."""
    copy = game.clone()
    copy.table = swapped(game.table, viewer, random.Random(f"{game.version} {viewer} {salt}"))
    return copy


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("LD-SET-33", "LD-COP-07", "NM-SET-32", "NM-SET-33", "NM-BRD-16", "NM-INT-16")
def test_views_are_the_same_on_another_sound_table(name: str) -> None:
    """The other table is sound, differs in secrets alone, and looks the same; the agenda too."""
    table = TABLES[name]
    may = HIDDEN | own(name) | FOLLOW | (APART if table.mode != "coop" else set())
    found: set[str] = set()
    for game in states(name):
        for viewer in viewers(game):
            other = other_game(game, viewer, "view")
            assert other.digest != game.digest
            assert other.status() == game.status() == []
            changed = differences(game.table, other.table)
            assert changed <= may
            found |= changed
            before = seen(game.table, viewer)
            assert seen(other.table, viewer) == before, (game.version, viewer)
            assert seen(veiled(other.table, viewer), viewer) == before, (game.version, viewer)
    missing = own(name) | {"deck", "tile", "token", "event_deck", "weakness"}
    assert not missing - found, "never swapped: the sample proves nothing of it"


@pytest.mark.parametrize("name", TABLES)
def test_options_and_reasons_are_the_same(name: str) -> None:
    """What is offered, and why not, depends only on what the one who decides may know."""
    asked = 0
    for game in states(name):
        decision = game.decision
        if decision is None or decision.kind != "action":
            continue
        asked += 1
        other = other_game(game, decision.seat, "offer")
        assert offers.legal_actions(other.table, decision.seat) == list(decision.options)
        assert other.why_not(decision.seat) == game.why_not(decision.seat)
        for wrong in ("nonsense", "move 999"):
            told = []
            for table in (game, other):
                with pytest.raises(BadOption) as refused:
                    table.play(wrong)
                told.append(str(refused.value))
            assert told[0] == told[1]
    assert asked


@pytest.mark.parametrize("name", TABLES)
def test_what_reveals_nothing_sounds_the_same(name: str) -> None:
    """After an option that reveals nothing: events as heard, the next question, the way back."""
    compared = 0
    for game in states(name, every=13):
        decision = game.decision
        if decision is None:
            continue
        options = list(decision.options)
        for viewer in viewers(game):
            for option in random.Random(game.version).sample(options, min(2, len(options))):
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
    assert compared > 3


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize("name", TABLES)
def test_bots_choose_and_say_the_same(name: str, level: str) -> None:
    """A bot is given two views that are equal, and its answer depends on nothing else."""
    compared = 0
    for game in states(name, every=25, seeds=(2,)):
        decision = game.decision
        if decision is None or len(decision.options) < 2 or compared == 8:
            continue
        other = other_game(game, decision.seat, "bot")
        answers = {
            make(level, 5, game.setup.game).choose(build(table, decision.seat))
            for table in (game.table, other.table)
        }
        assert len(answers) == 1
        said = [
            make(level, 5, game.setup.game).talk(build(table, decision.seat))
            for table in (game.table, other.table)
        ]
        assert said[0] == said[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("name", ["hunted", "hunted, coop"])
@pytest.mark.rule("NM-INT-16")
def test_the_role_is_in_the_sample(name: str) -> None:
    """The control: the Intruder decides, is looked at by others, and looks at them."""
    kinds = {game.decision.kind for game in states(name) if game.decision is not None}
    assert "intruder_turn" in kinds
    hunted = [game.clone() for game in states(name) if game.table.hunter >= 0]
    assert hunted
    for game in hunted:
        hunter = game.table.hunter
        held = {keys.INTRUDER_ACTIONS[card] for card in game.table.hunt_hand}
        assert set(build(game.table, hunter).me.intruder_hand) == held
        for viewer in viewers(game):
            view = build(game.table, viewer)
            assert view.crew[hunter].role == "intruder"
            assert view.intruder.hand == len(held)
            if viewer is not None and viewer != hunter:
                assert view.me.intruder_hand == ()


# ---- where all play together


OPEN = [name for name, table in TABLES.items() if table.mode == "coop"]


def _others(view: TableView, viewer: int | None) -> list[int]:
    return [seat for seat in range(len(view.crew)) if seat != viewer]


@pytest.mark.parametrize("name", OPEN)
@pytest.mark.rule("LD-COP-01", "LD-COP-07", "NM-COP-01", "NM-COP-02")
def test_what_is_open_among_partners_is_shown_and_what_is_not_is_hidden(name: str) -> None:
    """Hands, inventories, objectives for everybody; decks, scans and contamination for nobody."""
    contaminated = 0
    for game in states(name):
        t = game.table
        for viewer in viewers(game):
            view = build(t, viewer)
            for seat in _others(view, viewer):
                shown = view.crew[seat]
                assert len(shown.open_hand) == len(t.hand[seat])
                for card, text in zip(t.hand[seat], shown.open_hand, strict=True):
                    hidden = card >= keys.CONTAMINATION
                    contaminated += hidden
                    assert text == ("contamination" if hidden else keys.ACTIONS[card])
                assert all(card.item is not None for card in shown.pack)
                assert len(shown.pack) == len(t.pack[seat])
                held = tuple(keys.OBJECTIVES[o] for o in t.objectives[seat])
                assert shown.known_objectives == held
            # The same hands, inventories and objectives on the other table; other decks.
            other = swapped(t, viewer, random.Random(game.version))
            assert other.objectives == t.objectives
            assert other.pack == t.pack
            for mine, theirs in zip(t.hand, other.hand, strict=True):
                assert [min(card, keys.CONTAMINATION) for card in mine] == [
                    min(card, keys.CONTAMINATION) for card in theirs
                ]
    assert contaminated, "nobody held a contamination card: the sample proves nothing of it"


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table.players > 1])
def test_hands_are_open_only_among_partners(name: str) -> None:
    for game in states(name, every=40, seeds=(1,)):
        together = TABLES[name].mode == "coop"
        for viewer in viewers(game):
            view = build(game.table, viewer)
            for seat in _others(view, viewer):
                shown = view.crew[seat]
                assert bool(shown.open_hand) == (together and bool(game.table.hand[seat]))
