"""`status` notices what is broken at tables that are not the usual one: one thing a test."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.rules import pieces
from lockdown.rules.status import status
from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.sim.play import Memory, bot, derived
from lockdown.state import keys

TABLES = {
    "surface": Setup(players=3, board="surface"),
    "coop": Setup(players=3, mode="coop", characters=("hacker", "sentry", "janitor")),
    "guests": Setup(players=3, guests=True, characters=("captain", "hacker", "scout")),
    "Intruders": Setup(players=3, enemies="intruders"),
    "Nemesis": Setup(players=3, game="nemesis"),
    "other side": Setup(players=3, game="nemesis", board="alternative"),
    "hunted": Setup(players=3, game="nemesis", options=(("intruder_player", "yes"),)),
}
HUNTED = (
    "game nemesis ; players 3 ; option intruder_player=yes ; A is captain in 005 ; B is dead ; "
    "C is pilot in 011 ; hunter B, hand pursuit_1 pursuit_2 pursuit_3 ; A acts"
)


@cache
def middle(name: str) -> Game:
    """The second round, at an action; where somebody may hunt, somebody does."""
    if name == "hunted":
        scene = prepare(parse(f"scenario: hunted\ngiven {HUNTED}\nthen A is alive")[0])
        scene.start()
        assert status(scene.game.table) == []
        return scene.game
    game = Game.new(TABLES[name], derived("status", name))
    player = bot("random")
    memory: Memory = {"seed": 3}
    while game.table.round < 2 or game.table.decision[1] != "action":
        decision = game.decision
        assert decision is not None, "the game ended too soon: another seed"
        game.play(player.choose(None, decision, memory))
    assert status(game.table) == []
    return game


def _living(t: Any) -> int:
    return next(s for s in range(t.n) if t.place[s] == keys.IN_ROOM)


def _set(**fields: Any) -> Callable[[Any], None]:
    def break_it(t: Any) -> None:
        for name, value in fields.items():
            setattr(t, name, value(t) if callable(value) else value)

    return break_it


def _token_underground(t: Any) -> None:
    """A surface token and one of the base change places: no token is missing."""
    board = t.rs.board
    there = [slot for slot, token in enumerate(t.token) if token >= 0]
    out = next(slot for slot in there if board.outside >> slot & 1)
    base = next(slot for slot in there if not board.outside >> slot & 1)
    t.token[out], t.token[base] = t.token[base], t.token[out]


def _items_too_soon(t: Any) -> None:
    opened = t.rs.board.open_tokens
    slot = next(s for s in range(1, 40) if opened >> s & 1 and t.token[s] >= 0)
    t.counter[slot] = 3


def _corpse(seats: tuple[int, ...], dead: tuple[int, ...] = ()) -> Callable[[Any], None]:
    def break_it(t: Any) -> None:
        for seat in dead:
            pieces.set_place(t, seat, keys.DEAD)
        things = tuple(5 << 16 | keys.CORPSE | t.char[seat] << 8 for seat in seats)
        t.lying = (*t.lying, *things)

    return break_it


def _of_one_colour(t: Any) -> None:
    t.char[1] = keys.CHARACTERS.index("sentry")  # the captain's colour


def _card_of_a_guest(t: Any) -> None:
    seat = t.char.index(keys.CHARACTERS.index("hacker"))
    t.deck[seat] = (*t.deck[seat], keys.ACTION["order"])


BREAKS: dict[str, tuple[str, Callable[[Any], None], str]] = {
    "surface card lost": (
        "surface",
        _set(surface_deck=lambda t: t.surface_deck[1:]),
        "surface .*: 1 missing",
    ),
    "surface card twice": (
        "surface",
        _set(surface_discard=lambda t: (*t.surface_discard, t.surface_deck[0])),
        "surface .*: 1 too many",
    ),
    "rover in a room": ("surface", _set(rover=12, rover_here=True), "the rover is in room 12"),
    "rover twice": ("surface", _set(rover=0, rover_here=True), "the rover is in two places"),
    "token underground": ("surface", _token_underground, "exploration token .* in room"),
    "items before the token": ("surface", _items_too_soon, "before its token is resolved"),
    "noise on a path": (
        "surface",
        _set(noise=lambda t: t.rs.board.doorless),
        "a door or noise on a path",
    ),
    "door in a zone": (
        "surface",
        _set(closed=lambda t: 1 << t.rs.board.by_code[202]),
        "a door in the technical corridors",
    ),
    "fire on a crossroads": (
        "surface",
        _set(fire=lambda t: t.rs.board.crossroads),
        "fire in",
    ),
    "corpse of the living": ("coop", _corpse((1,)), "is a corpse and not dead"),
    "two corpses of one": ("coop", _corpse((1, 1), dead=(1,)), "2 corpses of the"),
    "token up for some": (
        "coop",
        _set(ctg_up=1 << 1, seen_ctg=lambda t: [2, 0, 2]),
        "somebody does not see",
    ),
    "token up in a game of rivals": (
        "guests",
        _set(ctg_up=1, seen_ctg=lambda t: [1, 1, 1]),
        "turned up for all",
    ),
    "one colour twice": ("guests", _of_one_colour, "two characters of one colour"),
    "card of a guest": ("guests", _card_of_a_guest, "foreign action cards"),
    "event of the others": (
        "Intruders",
        _set(event_deck=lambda t: (keys.EVENTS.index("lurking"), *t.event_deck[1:])),
        "event .*: 1 too many",
    ),
    "attack of the others": ("Intruders", _set(attack_deck=lambda t: (0, *t.attack_deck[1:])),
        "attack .*: 1 (too many|missing)"),
    "token of the others": (
        "Intruders",
        _set(bag=lambda t: (t.bag[0], 1, *t.bag[2:])),
        "token larva_1_2: 1 in the bag",
    ),
    "four objects analysed": (
        "Intruders",
        _set(analysed=(keys.EGG, keys.CARCASS, keys.CORPSE, keys.ITEM["medkit"])),
        "analysed objects",
    ),
    "engine in no state": ("Nemesis", _set(engines=(1, 2, 0)), "engines"),
    "false belief": (
        "Nemesis",
        _set(engines=(1, 1, 1), seen_engines=lambda t: [(0, -1, -1), *t.seen_engines[1:]]),
        "believes 0 of engine 1",
    ),
    "marker off the track": ("Nemesis", _set(destination=4), "destination marker"),
    "dark ship": ("Nemesis", _set(lit=lambda t: t.lit & ~4), "is dark"),
    "pod without passengers": (
        "Nemesis",
        lambda t: t.pod_of.__setitem__(_living(t), 0),
        "pod 0",
    ),
    "hibernation shut": ("Nemesis", _set(time=0, hibernation_open=False), "should be open"),
    "token of a section lost": (
        "other side",
        lambda t: t.token.__setitem__(7, -1) if t.token[7] >= 0 else t.token.__setitem__(9, -1),
        "exploration .*: 1 missing",
    ),
    "door in a network": (
        "other side",
        _set(closed=lambda t: 1 << t.rs.board.by_code[101]),
        "technical corridors",
    ),
    "Intruder card lost": (
        "hunted",
        _set(hunt_deck=lambda t: t.hunt_deck[1:]),
        "intruder_action .*: 1 missing",
    ),
    "Intruder card twice": (
        "hunted",
        _set(hunt_discard=(0,)),
        "intruder_action .*: 1 too many",
    ),
    "five cards in hand": (
        "hunted",
        _set(hunt_hand=(0, 1, 2, 3, 4), hunt_deck=tuple(range(5, 10))),
        "holds 5 cards",
    ),
    "hunter lives": (
        "hunted",
        lambda t: setattr(t, "hunter", _living(t)),
        "plays the Intruder and lives",
    ),
    "hunter first": ("hunted", _set(first=lambda t: t.hunter), "is the first player"),
    "cards of nobody": ("hunted", _set(hunter=-1), "nobody to play them"),
}  # fmt: skip


@pytest.mark.parametrize("name", BREAKS)
def test_status_names_what_is_broken(name: str) -> None:
    where, break_it, words = BREAKS[name]
    table = middle(where).table.clone()
    break_it(table)
    found = status(table)
    assert any(re.search(words, line) for line in found), found
    assert status(middle(where).table) == []


def test_every_table_is_tried() -> None:
    assert {where for where, _, _ in BREAKS.values()} == set(TABLES)
