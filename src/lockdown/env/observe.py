"""Fixed-size observations, made from the view of one seat and nothing else.

`observe(view)` gives a float32 vector of `SIZE` numbers, mostly between 0 and 1. `LAYOUT` names its
parts with their first index and length; seats are relative to the viewer (0 is oneself).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lockdown.env.declared import ARG_KINDS, DECISION_KINDS
from lockdown.games.lockdown.board import board
from lockdown.state import keys
from lockdown.views.types import CrewView, RoomView, TableView

_BOARD = board("basic")
_DECISIONS = {kind: i for i, kind in enumerate(sorted(DECISION_KINDS))}
_PHASES = ("setup", "players", "events", "victory", "over")
_TILES = {key: i for i, key in enumerate(keys.ROOMS)}
_ITEMS = {key: i for i, key in enumerate(keys.ITEMS)}
_ROOM = 10 + len(keys.ROOMS) + 5 + 5
_CREW = 20 + len(keys.CHARACTERS) + len(keys.PLACES) + len(keys.WOUNDS) + len(keys.ITEMS) + 4
_SLOTS = _BOARD.slots

LAYOUT: dict[str, tuple[int, int]] = {}


def _lay_out() -> int:
    at = 0
    for name, size in (
        ("table", 24 + len(_PHASES) + len(_DECISIONS)),
        ("power", 8),
        ("css", 16 * 3),
        ("rooms", _SLOTS * _ROOM),
        ("corridors", (_BOARD.tech + 1) * 3),
        ("bag", len(keys.STALKER_TOKENS)),
        ("weaknesses", 3 * (len(keys.WEAKNESSES) + 1)),
        ("crew", 5 * _CREW),
        ("hand", len(keys.ACTIONS) + 3),
        ("pack", len(keys.ITEMS)),
        ("objectives", 2 * len(keys.OBJECTIVES)),
        ("contingencies", 2 * len(keys.CONTINGENCIES)),
    ):
        LAYOUT[name] = (at, size)
        at += size
    return at


#: Length of an observation.
SIZE = _lay_out()


def observe(view: TableView) -> NDArray[np.float32]:
    """The observation of a seat."""
    out = np.zeros(SIZE, dtype=np.float32)
    _table(out[_part("table")], view)
    power = out[_part("power")]
    for i, token in enumerate(view.power):
        power[2 * i] = token.token / 4
        power[2 * i + 1] = token.on
    css = out[_part("css")]
    for token_ in view.css:
        css[token_.space * 3] = 1
        css[token_.space * 3 + 1] = token_.revealed
        if token_.face:
            css[token_.space * 3 + 2] = (keys.CSS_TOKENS.index(token_.face) + 1) / 5
    rooms = out[_part("rooms")].reshape(_SLOTS, _ROOM)
    for room in view.rooms:
        _room(rooms[room.slot - 1], view, room)
    corridors = out[_part("corridors")].reshape(3, _BOARD.tech + 1)
    for row, texts in enumerate((view.noise, view.closed, view.destroyed_doors)):
        for text in texts:
            corridors[row, _BOARD.by_code[ARG_KINDS["corridor"].read(text)]] = 1
    bag = out[_part("bag")]
    for key, count in view.bag.items():
        bag[keys.STALKER_TOKENS.index(key)] = count / 4
    weaknesses = out[_part("weaknesses")].reshape(3, -1)
    for i, weakness in enumerate(view.weaknesses):
        weaknesses[i, keys.WEAKNESSES.index(weakness) + 1 if weakness else 0] = 1
    crew = out[_part("crew")].reshape(5, _CREW)
    me = view.seat or 0
    for member in view.crew:
        _crew(crew[(member.seat - me) % len(view.crew)], member)
    _own(out, view)
    return out


def _part(name: str) -> slice:
    start, size = LAYOUT[name]
    return slice(start, start + size)


def _table(out: NDArray[np.float32], view: TableView) -> None:
    numbers = (
        view.time / 15,
        view.round / 15,
        view.time_blue,
        view.event_step / 11,
        view.actions_left / 2,
        view.gate_open,
        view.rover_here,
        view.isolation_open,
        (view.destruct + 1) / 16,
        view.destruct_red,
        (view.emergency + 1) / 16,
        view.fire_left / 12,
        view.malfunctions_left / 10,
        view.doors_left / 11,
        view.eggs / 8,
        view.nest_destroyed,
        view.queen_killed,
        view.elevator / 27,
        view.vented / 27,
        len(view.pool) / 7,
        len(view.stalkers) / 20,
        view.turn == view.seat,
        view.first == view.seat,
        len(view.crew) / 5,
    )
    out[: len(numbers)] = numbers
    out[len(numbers) + _PHASES.index(view.phase)] = 1
    if view.decision is not None:
        out[len(numbers) + len(_PHASES) + _DECISIONS[view.decision.kind]] = 1


def _room(out: NDArray[np.float32], view: TableView, room: RoomView) -> None:
    out[:10] = (
        room.explored,
        room.powered,
        room.fire,
        room.malfunction,
        room.computer,
        max(room.items, 0) / 4,
        room.items > 0,
        len(room.objects) / 3,
        bool(room.token),
        sum(s.wounds for s in view.stalkers if s.room == room.slot) / 6,
    )
    if room.tile:
        out[10 + _TILES[room.tile]] = 1
    at = 10 + len(keys.ROOMS)
    for figure in view.stalkers:
        if figure.room == room.slot:
            out[at + keys.STALKERS.index(figure.kind)] += 0.5
    at += 5
    me = view.seat or 0
    for member in view.crew:
        if member.room == room.slot:
            out[at + (member.seat - me) % len(view.crew)] = 1


def _crew(out: NDArray[np.float32], member: CrewView) -> None:
    numbers = (
        1.0,
        member.number / 5,
        member.room / 27,
        member.hand / 10,
        member.deck / 20,
        len(member.discard) / 20,
        member.light / 2,
        len(member.wounds) / 3,
        sum(w.dressed for w in member.wounds) / 3,
        member.knowledge / 8,
        member.knowledge_active,
        member.slime,
        member.larva,
        member.signal,
        member.passed,
        member.slots / 2,
        len(member.contingencies) / 7,
        member.objectives / 2,
        bool(member.mission),
        len(member.pack) / 10,
    )
    out[: len(numbers)] = numbers
    at = len(numbers)
    if member.character:
        out[at + keys.CHARACTERS.index(member.character)] = 1
    at += len(keys.CHARACTERS)
    out[at + keys.PLACES.index(member.place)] = 1
    at += len(keys.PLACES)
    for wound in member.wounds:
        out[at + keys.WOUNDS.index(wound.key)] += 0.5 if wound.dressed else 1.0
    at += len(keys.WOUNDS)
    for item in (*member.hands, *member.beside):
        out[at + _ITEMS[item.key]] += 0.5 + item.count / 10
    at += len(keys.ITEMS)
    for card in member.pack:
        colour = keys.COLOURS.index(card.colour)
        if colour < 4:
            out[at + colour] += 0.25


def _own(out: NDArray[np.float32], view: TableView) -> None:
    if view.me is None or view.seat is None:
        return
    hand = out[_part("hand")]
    for card in view.me.hand:
        number = ARG_KINDS["card"].read(card)
        known = {keys.CONTAMINATION: 0, keys.KNOWN_CLEAN: 1, keys.KNOWN_INFECTED: 2}
        index = number if number < keys.CONTAMINATION else len(keys.ACTIONS) + known[number]
        hand[index] += 0.5
    pack = out[_part("pack")]
    for held in view.crew[view.seat].pack:
        if held.item is not None:
            pack[_ITEMS[held.item.key]] += 0.5
    objectives = out[_part("objectives")].reshape(2, -1)
    for key, met in zip(view.me.objectives, view.me.objectives_met, strict=True):
        objectives[0, keys.OBJECTIVES.index(key)] = 1
        objectives[1, keys.OBJECTIVES.index(key)] = met
    contingencies = out[_part("contingencies")].reshape(2, -1)
    for code in view.me.contingencies:
        contingencies[0, keys.CONTINGENCIES.index(code)] += 0.5
    seen = [token.face for token in view.pool if token.face]
    seen += [code for crew in view.crew if crew.seat != view.seat for code in crew.contingencies]
    for code in seen:
        if code:
            contingencies[1, keys.CONTINGENCIES.index(code)] += 0.5
