"""Whatever shows or rolls something says so, whatever else happens around it: no undo past it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import css, looking
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import contamination, decks, ending, movement, stalkers
from lockdown.rules.looking import look_at_objectives, look_at_tile, look_at_token
from lockdown.state import keys
from tests.contract.games import choices, new_game


def table() -> LockdownTable:
    """A table in the first round, as it is before an option is played."""
    game = new_game(3, 2)
    choose = choices(3, 2)
    while game.table.decision[1] != "action":
        game.play(choose(game))
    t: LockdownTable = game.table.clone()
    assert not t.revealed
    return t


def hidden_slot(t: LockdownTable) -> int:
    return next(s for s in range(1, t.rs.board.slots + 1) if not t.explored >> s & 1)


def launch(t: LockdownTable) -> None:
    t.time = t.css_space[0]
    css.launch(t)


REVEALS: dict[str, Callable[[LockdownTable], object]] = {
    "random number": lambda t: t.random(6),
    "shuffle": lambda t: t.shuffle([1, 2, 3]),
    "end of the game": ending.nobody_survived,
    "event": decks.draw_event,
    "attack": decks.draw_attack,
    "wound": decks.draw_wound,
    "item": lambda t: decks.draw_item(t, keys.RED),
    "action cards": lambda t: decks.draw_cards(t, 0, 1, "LD-RND-05"),
    "cards apart": lambda t: decks.draw_apart(t, 0, 1),
    "top of a deck": lambda t: decks.top_cards(t, "attack", 2),
    "contamination": lambda t: contamination.receive(t, 0, "LD-CON-01"),
    "scan": lambda t: contamination.scan(t, 0, (keys.CLEAN,), "LD-CON-05"),
    "token": lambda t: stalkers.draw_token(t, "LD-BAG-01"),
    "explored room": lambda t: movement.explore(t, 0, hidden_slot(t)),
    "tile": lambda t: look_at_tile(t, 0, hidden_slot(t), "LD-SET-34"),
    "exploration token": lambda t: look_at_token(t, 0, hidden_slot(t), "LD-SET-34"),
    "css": lambda t: looking.look_at_css(t, 0, 0, "LD-SET-34"),
    "objectives": lambda t: look_at_objectives(t, 0, 1, "LD-ROM-29"),
    "launch": launch,
}


@pytest.mark.rule("LD-SRF-02", "NM-ALT-05")
@pytest.mark.parametrize(
    "setup",
    [Setup(players=2, board="surface"), Setup(players=2, game="nemesis", board="alternative")],
    ids=["surface", "alternative"],
)
def test_a_token_on_an_open_room_cannot_be_put_back(setup: Setup) -> None:
    """No tile is turned there, but everybody has seen the token."""
    game = Game.new(setup, 4)
    while game.table.phase == 0:
        game.play(game.options[0])
    t = game.table.clone()
    slot = next(s for s in range(1, t.rs.board.slots + 1) if t.rs.board.open_tokens >> s & 1)
    t.revealed = False
    movement.explore_token(t, 0, slot, -1, 0, 0)
    assert t.token[slot] < 0
    assert t.revealed


@pytest.mark.parametrize("what", REVEALS)
def test_it_cannot_be_undone(what: str) -> None:
    t = table()
    REVEALS[what](t)
    assert t.revealed
