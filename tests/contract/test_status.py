"""`status` notices: one broken thing a test, on a table from the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from lockdown import Game
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import pieces
from lockdown.rules.status import status
from lockdown.state import keys
from tests.contract.games import choices, new_game


@pytest.fixture(scope="module")
def middle() -> Game:
    """Four players in their third round, at an action."""
    game = new_game(4, 1)
    choose = choices(4, 1)
    while game.table.round < 3 or game.table.decision[1] != "action":
        game.play(choose(game))
    assert status(game.table) == []
    return game


def living(t: LockdownTable) -> int:
    return next(s for s in range(t.n) if t.place[s] == keys.IN_ROOM)


def unexplored(t: LockdownTable) -> int:
    return next(s for s in range(1, t.rs.board.slots + 1) if not t.explored >> s & 1)


def carry_three(t: LockdownTable) -> None:
    t.hands[living(t)] = (keys.CORPSE, keys.CORPSE, keys.CORPSE)


def into_unexplored(t: LockdownTable) -> None:
    pieces.set_room(t, living(t), unexplored(t))


def two_in_container(t: LockdownTable) -> None:
    for seat in (0, 1):
        pieces.set_place(t, seat, keys.CONTAINER_A)


def broken_nest(t: LockdownTable) -> None:
    t.explored |= 1 << t.slot_of[keys.ROOM["nest"]]
    t.broken |= 1 << t.slot_of[keys.ROOM["nest"]]


def dead_and_rich(t: LockdownTable) -> None:
    pieces.set_place(t, living(t), keys.DEAD)


def too_many_larvae(t: LockdownTable) -> None:
    slot = t.room[living(t)]
    pieces.set_stalkers(t, tuple((90 + i, keys.LARVA, slot, 0) for i in range(7)))
    t.next_stalker = 99


def twice_asked(t: LockdownTable) -> None:
    assert t.decision is not None
    seat, kind, options, answer, context = t.decision
    t.decision = (seat, kind, (*options, options[0]), answer, context)


def not_asked(t: LockdownTable) -> None:
    t.decision = None


def no_options(t: LockdownTable) -> None:
    assert t.decision is not None
    seat, kind, _, answer, context = t.decision
    t.decision = (seat, kind, (), answer, context)


def lost_mission(t: LockdownTable) -> None:
    t.mission[living(t)] = ()


def false_memory(t: LockdownTable) -> None:
    t.seen_card = ((0, "event", 0, t.event_deck[0]),)


def false_item_memory(t: LockdownTable) -> None:
    t.seen_item = ((0, 1, keys.ITEM["decoy"]), (0, 1, keys.ITEM["decoy"]))


def css_on_one_space(t: LockdownTable) -> None:
    t.css_up = 0
    t.css_space = (3, 3, *t.css_space[2:])


def door_twice(t: LockdownTable) -> None:
    t.closed = t.wrecked = 1


def foreign_card(t: LockdownTable) -> None:
    """One card changes its owner: the total stays right."""
    first, second = [s for s in range(t.n) if t.deck[s]][:2]
    card = next(c for c in t.deck[first] if c not in t.deck[second] + t.hand[second] + (0, 1, 2, 3))
    t.deck[first] = tuple(c for c in t.deck[first] if c != card)
    t.deck[second] = (*t.deck[second], card)


BREAKS: dict[str, tuple[Callable[[LockdownTable], object], str]] = {
    "item lost": (
        lambda t: t.items_deck.__setitem__(0, t.items_deck[0][1:]),
        "item .*: 1 missing",
    ),
    "item twice": (
        lambda t: t.items_discard.__setitem__(1, (*t.items_discard[1], t.items_deck[1][0])),
        "item .*: 1 too many",
    ),
    "mission lost": (lost_mission, "item .*: 1 missing"),
    "event lost": (lambda t: setattr(t, "event_deck", t.event_deck[1:]), "event .*: 1 missing"),
    "attack lost": (lambda t: setattr(t, "attack_deck", t.attack_deck[1:]), "attack .* missing"),
    "wound lost": (lambda t: setattr(t, "wound_deck", t.wound_deck[1:]), "wound .* missing"),
    "computer lost": (
        lambda t: setattr(t, "computer_deck", t.computer_deck[1:]),
        "computer .* missing",
    ),
    "contamination lost": (
        lambda t: setattr(t, "contamination", t.contamination[1:]),
        "contamination .* missing",
    ),
    "crafted lost": (lambda t: setattr(t, "crafted", t.crafted[1:]), "item .* missing"),
    "action card lost": (
        lambda t: t.deck.__setitem__(living(t), t.deck[living(t)][1:]),
        "(action|contamination) .* missing",
    ),
    "foreign action card": (foreign_card, "foreign action cards"),
    "objective lost": (lambda t: t.objectives.__setitem__(0, ()), "objective .* missing"),
    "objective twice": (
        lambda t: t.objectives.__setitem__(0, (*t.objectives[0], t.objectives[1][0])),
        "objective .* too many",
    ),
    "stalker token lost": (lambda t: setattr(t, "bag", (0, *t.bag[1:])), "token blank"),
    "empty bag": (lambda t: setattr(t, "bag", (0,) * len(t.bag)), "the bag is empty"),
    "egg lost": (lambda t: setattr(t, "eggs", t.eggs - 1), "eggs: 1 missing"),
    "egg too many": (lambda t: setattr(t, "egg_supply", t.egg_supply + 1), "eggs: 9 of 8"),
    "exploration token lost": (
        lambda t: t.token.__setitem__(unexplored(t), -1),
        "exploration .* missing",
    ),
    "css twice": (
        lambda t: setattr(t, "css_face", (t.css_face[0],) * len(t.css_face)),
        "css token",
    ),
    "css on one space": (
        css_on_one_space,
        "two css tokens",
    ),
    "contingency lost": (
        lambda t: setattr(t, "ctg_face", (t.ctg_face[0],) * len(t.ctg_face)),
        "contingency .* missing",
    ),
    "no active contingency": (
        lambda t: setattr(t, "ctg_place", tuple(max(0, p) for p in t.ctg_place)),
        "0 contingency tokens are active",
    ),
    "fire": (lambda t: setattr(t, "fire", (1 << 14) - 2), "13 fire markers of 12"),
    "malfunction": (lambda t: setattr(t, "broken_limit", -1), "malfunction markers"),
    "malfunction in the Nest": (broken_nest, "malfunction in"),
    "malfunction unexplored": (
        lambda t: setattr(t, "broken", 1 << unexplored(t)),
        "malfunction in",
    ),
    "doors": (lambda t: setattr(t, "closed", (1 << 12) - 1), "12 doors of 11"),
    "door twice": (door_twice, "closed and destroyed"),
    "technical door": (
        lambda t: setattr(t, "closed", 1 << t.rs.board.tech),
        "technical corridors",
    ),
    "figures": (too_many_larvae, "figures of larva"),
    "foes": (lambda t: setattr(t, "foes", t.foes ^ 2), "rooms with Night Stalkers"),
    "occupied": (lambda t: setattr(t, "occupied", t.occupied ^ 2), "rooms with characters"),
    "lit": (lambda t: setattr(t, "lit", t.lit ^ 2), "powered rooms"),
    "power": (lambda t: setattr(t, "power", (1, 1, -3, -4)), "power tokens"),
    "tile twice": (
        lambda t: setattr(t, "tile", tuple(t.tile[unexplored(t)] if r else 0 for r in t.tile)),
        "lies twice",
    ),
    "hands": (carry_three, "holds too much"),
    "light wounds": (lambda t: t.light.__setitem__(0, 3), "3 light wounds"),
    "serious wounds": (lambda t: t.wounds.__setitem__(living(t), (24,) * 4), "4 serious wounds"),
    "knowledge": (lambda t: t.knowledge.__setitem__(living(t), 9), "knowledge 9"),
    "unexplored": (into_unexplored, "in unexplored room"),
    "container": (two_in_container, "two characters in container_a"),
    "dead": (dead_and_rich, "is dead and still has"),
    "false memory": (false_memory, "remembers event"),
    "false item memory": (false_item_memory, "remembers an item"),
    "option twice": (twice_asked, "one option twice"),
    "nobody asked": (not_asked, "nobody is asked"),
    "no option": (no_options, "without an option"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_status_names_what_is_broken(middle: Game, name: str) -> None:
    break_it, words = BREAKS[name]
    table = middle.table.clone()
    break_it(table)
    found = status(table)
    assert any(re.search(words, line) for line in found), found
    assert status(middle.table) == []
