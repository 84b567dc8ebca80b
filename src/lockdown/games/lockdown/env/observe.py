"""An observation: what one seat knows, as a fixed number of bytes (see `parts` beside it).

`observe(view)` makes the vector of floats from a view. `Encoder` makes the bytes from `Known` and
keeps what everybody sees from one decision of a game to the next, so that only what has changed is
written again. The result does not depend on what was kept; a test compares.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env.layout import layout_of
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env.actions import CARD_AT
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.env.parts import PARTS, SCALE, SIZE
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys

__all__ = ["SCALE", "SIZE", "Encoder", "observe", "to_floats"]

LAYOUT = layout_of("lockdown")
Row = MutableSequence[int]

_BOARD = board(LAYOUT.board)
_WORDS = LAYOUT.words
_TILE = _WORDS["tiles"].table(keys.ROOMS)
_ITEM = _WORDS["items"].table(keys.ITEMS)
_CHARACTER = _WORDS["characters"].table(keys.CHARACTERS)
_PLACE = _WORDS["places"].table(keys.PLACES)
_WOUND = _WORDS["wounds"].table(keys.WOUNDS)
_OBJECTIVE = _WORDS["objectives"].table(keys.OBJECTIVES)
_EVENT = _WORDS["events"].table(keys.EVENTS)
_ATTACK = _WORDS["attacks"].table(keys.ATTACKS)
_COMPUTER = _WORDS["computers"].table(keys.COMPUTERS)
_WEAKNESS = _WORDS["weaknesses"].table(keys.WEAKNESSES)
_CODE = _WORDS["contingencies"].table(keys.CONTINGENCIES)
_CSS = _WORDS["css"].table(keys.CSS_TOKENS)
_EXPLORATION = _WORDS["exploration"].table(keys.EXPLORATION)
_TOKEN = _WORDS["tokens"].table(keys.STALKER_TOKENS)
_STALKER = _WORDS["stalkers"].table(keys.STALKERS)
_FACE = _WORDS["faces"].table(keys.COMBAT_FACES)
_COLOUR = _WORDS["colours"].table(keys.COLOURS)
_KIND = _WORDS["decisions"]
_WORD = _WORDS["words"]
_LAST_CARD = _WORDS["cards"].size - 1

_TABLE, _ROOMS, _WAYS = PARTS["table"], PARTS["rooms"], PARTS["corridors"]
_FIGURES, _CREW, _OWN, _ASKED = PARTS["stalkers"], PARTS["crew"], PARTS["own"], PARTS["decision"]
#: Everything before the crew is mostly public and kept; the crew's rows are kept by seat.
_PUBLIC = _CREW.start
_T = {name: _TABLE.at(name) for name in _TABLE.names}
_R = {name: _ROOMS.at(name) - _ROOMS.columns for name in _ROOMS.names}  # + slot * columns
_RC = _ROOMS.columns
_C = {name: at for name, (at, _) in _CREW.names.items()}
_CC = _CREW.columns
_O = {name: _OWN.at(name) for name in _OWN.names}
_D = {name: _ASKED.at(name) for name in _ASKED.names}
_CSS_WIDTH = 2 + _WORDS["css"].size
_WEAK_WIDTH = _WORDS["weaknesses"].size
_HAND_WIDTH = _WORDS["items"].size + 1
_REST = bytes(SIZE - _OWN.start)
_CREW_ROW = bytes(_CC)
#: Where the crew stands in the row of a room.
_ROOM_CREW, _ROOM_ABOUT = _R["crew"], _R["about"]
_FAR_START = PARTS["distances"].start
_SAME, _FAR = _C["same_room"], _C["distance"]
_OBJECTS = {keys.EGG: 0, keys.CARCASS: 1, keys.CORPSE: 2}


def _distances() -> tuple[tuple[int, ...], ...]:
    """By slot and slot: how many corridors lie between, doors left aside; 0 from nowhere."""
    slots = _BOARD.slots
    found = [tuple([0] * (LAYOUT.rooms + 1))]
    for start in range(1, slots + 1):
        steps = [0] * (LAYOUT.rooms + 1)
        seen, edge, far = {start}, [start], 0
        while edge:
            far += 1
            edge = [b for a in edge for b, _ in _BOARD.ways[a] if b not in seen]
            for slot in edge:
                seen.add(slot)
                steps[slot] = far
        found.append(tuple(steps))
    return tuple(found)


_DISTANCE = _distances()
_FAR_ROW = tuple(bytes(row[1:]) for row in _DISTANCE)
_WAYS_OF = _BOARD.links_of


def _counted(out: Row, at: int, places: tuple[int, ...], cards: tuple[int, ...]) -> None:
    for card in cards:
        out[at + places[card]] += 1


class Encoder:
    """Writes observations of one game, whoever decides."""

    __slots__ = ("_crew", "_crew_keys", "_kept", "_public")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Start over, for another game."""
        self._public = bytearray(_PUBLIC)
        self._kept: dict[str, Any] = {}
        self._crew = [bytearray(_CC) for _ in range(LAYOUT.seats)]
        self._crew_keys: list[Any] = [None] * LAYOUT.seats

    def write(self, k: Known, out: Any) -> None:
        """Write what the seat knows into `out`, a writable row of `SIZE` bytes."""
        public = self._public
        kept = self._kept
        fields = (k.round, k.time, k.time_blue, k.event_step, k.actions_left, k.phase)
        rest = (k.gate_open, k.rover_here, k.isolation_open, k.destruct, k.destruct_red)
        more = (k.emergency, k.fire_left, k.broken_left, k.doors_left, k.eggs, k.egg_supply)
        last = (k.nest_destroyed, k.queen_killed, k.n, k.pool[0], k.computer, k.power, k.decks)
        numbers = (fields, rest, more, last)
        if kept.get("numbers") != numbers:
            kept["numbers"] = numbers
            _write_numbers(public, k)
        piles = (k.items_discard, k.event_discard, k.attack_discard, k.wound_discard, k.crafted)
        tokens = (k.bag, k.outside, k.weakness, k.analysed)
        if kept.get("piles") != (piles, tokens):
            kept["piles"] = (piles, tokens)
            _write_piles(public, k)
        rooms = (k.explored, k.lit, k.fire, k.broken, k.counter, k.lying, k.vented, k.elevator)
        ways = (k.noise, k.closed, k.wrecked)
        if kept.get("rooms") != (rooms, ways):
            before = kept.get("rooms")
            kept["rooms"] = (rooms, ways)
            if before is None or before[0] != rooms:
                _write_rooms(public, k, before)
            if before is None or before[1] != ways:
                _write_ways(public, k, before)
        if kept.get("stalkers") != k.stalkers:
            _write_stalkers(public, k, kept.get("stalkers", ()))
            kept["stalkers"] = k.stalkers
        out[:_PUBLIC] = public
        self._write_crew(k, out)
        out[_OWN.start :] = _REST
        _write_seen(out, k)
        _write_own(out, k)
        _write_decision(out, k)

    def _write_crew(self, k: Known, out: Any) -> None:
        seat, n = k.seat, k.n
        keys_, rows = self._crew_keys, self._crew
        at = _CREW.start
        room = k.room[seat]
        far = _DISTANCE[room]
        a, b, c, d, e = k.active, k.slime, k.larva, k.signal, k.passed
        pack, codes, turn, first = _C["pack"], _C["known_codes"], _C["turn"], _C["first"]
        for i in range(LAYOUT.seats):
            if i >= n:
                out[at : at + _CC] = _CREW_ROW
                at += _CC
                continue
            other = (seat + i) % n
            key = (
                k.place[other],
                k.hand_sizes[other],
                k.knowledge[other],
                k.light[other],
                (a >> other & 1, b >> other & 1, c >> other & 1, d >> other & 1, e >> other & 1),
                k.discards[other],
                k.backs[other],
                k.hands[other],
                k.beside[other],
                k.wounds[other],
                k.char[other],
                k.mission[other],
                k.codes[other][0],
                k.objectives_held[other],
            )
            row = rows[other]
            if keys_[other] != key:
                keys_[other] = key
                row[:] = _CREW_ROW
                _write_member(row, k, other)
            out[at : at + _CC] = row
            for item in k.known_pack[other]:
                out[at + pack + _ITEM[item & 255]] += 1
            for code in k.codes[other][1]:
                out[at + codes + _CODE[code]] += 1
            if other == k.turn:
                out[at + turn] = 1
            if other == k.first:
                out[at + first] = 1
            where = k.room[other]
            if where:
                out[_ROOM_CREW + where * _RC + i] = 1
                out[at + _SAME] = where == room
                out[at + _FAR] = far[where]
            at += _CC
        for owner, objective in k.known_objectives:
            at = _CREW.start + (owner - seat) % n * _CC
            out[at + _C["known_objectives"] + _OBJECTIVE[objective]] = 1
        if room:
            out[_FAR_START : _FAR_START + LAYOUT.rooms] = _FAR_ROW[room]
            at = _FIGURES.at("here")
            for i, figure in enumerate(k.stalkers[: LAYOUT.stalkers]):
                if figure[2] == room:
                    out[at + i * _FIGURES.columns] = 1


def _write_numbers(out: Row, k: Known) -> None:
    at = _T["round"]
    numbers = (
        k.round,
        k.time,
        k.time_blue,
        k.event_step,
        k.actions_left,
        k.gate_open,
        k.rover_here,
        k.isolation_open,
        k.destruct + 1,
        k.destruct_red,
        k.emergency + 1,
        max(k.fire_left, 0),
        max(k.broken_left, 0),
        max(k.doors_left, 0),
        k.eggs,
        k.egg_supply,
        k.nest_destroyed,
        k.queen_killed,
        k.n,
        k.pool[0],
    )
    for value in numbers:
        out[at] = min(int(value), 255)
        at += 1
    _clear(out, _T["phase"], _WORDS["phases"].size)
    out[_T["phase"] + k.phase] = 1
    at = _T["power"]
    _clear(out, at, 20)
    for token in k.power:
        out[at + abs(token) - 1] = 1
        out[at + 4] = token > 0
        at += 5
    _clear(out, _T["computer"], _WORDS["computers"].size)
    out[_T["computer"] + _COMPUTER[k.computer]] = 1
    for i, cards in enumerate(k.decks):
        out[_T["decks"] + i] = cards


def _clear(out: Row, at: int, size: int) -> None:
    for i in range(at, at + size):
        out[i] = 0


def _write_piles(out: Row, k: Known) -> None:
    first, last = _T["bag"], _T["computer"]
    _clear(out, first, last - first)
    first, last = _T["item_discards"], _TABLE.stop
    _clear(out, first, last - first)
    for i, count in enumerate(k.bag):
        out[_T["bag"] + _TOKEN[i]] += count
    for i, count in enumerate(k.outside):
        out[_T["outside"] + _TOKEN[i]] += count
    for i, card in enumerate(k.weakness):
        if card >= 0:
            out[_T["weaknesses"] + i * _WEAK_WIDTH + _WEAKNESS[card]] = 1
    for kind in k.analysed:
        out[_T["analysed"] + _ITEM[kind]] = 1
    for pile in k.items_discard:
        _counted(out, _T["item_discards"], _ITEM, pile)
    _counted(out, _T["crafted_left"], _ITEM, k.crafted)
    _counted(out, _T["event_discard"], _EVENT, k.event_discard)
    for card in k.attack_discard:
        out[_T["attack_discard"] + _ATTACK[card >> 3]] += 1
    _counted(out, _T["wound_discard"], _WOUND, k.wound_discard)


_FLAGS = (_R["explored"], _R["powered"], _R["fire"], _R["malfunction"])
_COUNTER, _HAS, _LYING = _R["items"], _R["has_counter"], _R["objects"]
_TILES = _R["tile"]


def _write_rooms(out: Row, k: Known, before: Any) -> None:
    """Only the rooms that changed are written; `before` is what was kept of the last time."""
    old = before[0] if before is not None else (0, 0, 0, 0, (-1,) * len(k.counter), (), 0, 0)
    masks = (k.explored, k.lit, k.fire, k.broken)
    for at, new, was in zip(_FLAGS, masks, old[:4], strict=True):
        change = new ^ was
        while change:
            slot = change.bit_length() - 1
            change ^= 1 << slot
            if slot:
                out[at + slot * _RC] = new >> slot & 1
                if at == _FLAGS[0]:
                    _write_tile(out, k, slot)
    if k.counter != old[4]:
        for slot, (value, was) in enumerate(zip(k.counter, old[4], strict=True)):
            if slot and value != was:
                out[_HAS + slot * _RC] = value >= 0
                out[_COUNTER + slot * _RC] = max(value, 0)
    if k.lying != old[5]:
        for thing in old[5]:
            out[_LYING + (thing >> 16) * _RC + _OBJECTS.get(thing & 255, 3)] = 0
        for thing in k.lying:
            out[_LYING + (thing >> 16) * _RC + _OBJECTS.get(thing & 255, 3)] += 1
    for at, slot, was in ((_R["vented"], k.vented, old[6]), (_R["elevator"], k.elevator, old[7])):
        if slot != was:
            if was:
                out[at + was * _RC] = 0
            if slot:
                out[at + slot * _RC] = 1


def _write_tile(out: Row, k: Known, slot: int) -> None:
    at = _TILES + slot * _RC
    _clear(out, at, _WORDS["tiles"].size)
    if k.tile[slot]:
        out[at + _TILE[k.tile[slot]]] = 1


def _write_ways(out: Row, k: Known, before: Any) -> None:
    old = before[1] if before is not None else (0, 0, 0)
    for column, (new, was) in enumerate(zip((k.noise, k.closed, k.wrecked), old, strict=True)):
        change = new ^ was
        while change:
            way = change.bit_length() - 1
            change ^= 1 << way
            out[_WAYS.start + way * _WAYS.columns + column] = new >> way & 1
    for at, mask, was in ((_R["noise"], k.noise, old[0]), (_R["closed"], k.closed, old[1])):
        if mask != was:
            change = mask ^ was
            for slot in range(1, _BOARD.slots + 1):
                if _WAYS_OF[slot] & change:
                    out[at + slot * _RC] = (_WAYS_OF[slot] & mask).bit_count()


def _write_stalkers(out: Row, k: Known, old: tuple[Any, ...]) -> None:
    kinds, wounds = _R["stalkers"], _R["stalker_wounds"]
    for figure in old:
        if figure[2]:
            out[kinds + figure[2] * _RC + _STALKER[figure[1]]] = 0
            out[wounds + figure[2] * _RC] = 0
    for figure in k.stalkers:
        if figure[2]:
            out[kinds + figure[2] * _RC + _STALKER[figure[1]]] += 1
            at = wounds + figure[2] * _RC
            out[at] = min(out[at] + figure[3], 255)
    width = _FIGURES.columns
    at = _FIGURES.start
    limit = LAYOUT.stalkers
    for i in range(max(len(old), len(k.stalkers))):
        if i >= limit:
            break
        now = k.stalkers[i] if i < len(k.stalkers) else None
        was = old[i] if i < len(old) else None
        if now != was:
            _clear(out, at + i * width, width)
            if now is not None:
                out[at + i * width] = 1
                out[at + i * width + 1 + _STALKER[now[1]]] = 1
                out[at + i * width + 1 + _WORDS["stalkers"].size] = min(now[3], 255)


def _write_member(row: Row, k: Known, other: int) -> None:
    row[0] = 1
    row[_C["number"] + min(k.number[other], 5)] = 1
    if k.char[other] >= 0:
        row[_C["character"] + _CHARACTER[k.char[other]]] = 1
    row[_C["place"] + _PLACE[k.place[other]]] = 1
    hand, deck = k.hand_sizes[other]
    numbers = (
        hand,
        deck,
        len(k.discards[other]),
        k.light[other],
        k.knowledge[other],
        k.active >> other & 1,
        k.slime >> other & 1,
        k.larva >> other & 1,
        k.signal >> other & 1,
        k.passed >> other & 1,
        k.mission[other],
        k.objectives_held[other],
        k.codes[other][0],
    )
    at = _C["hand"]
    for value in numbers:
        row[at] = min(int(value), 255)
        at += 1
    open_items = k.hands[other] + k.beside[other]
    row[_C["ammo"]] = min(sum(i >> 8 & 15 for i in open_items if i & 255 != keys.CORPSE), 255)
    for colour, count in enumerate(k.backs[other]):
        row[_C["backs"] + _COLOUR[colour]] += count
    for wound in k.wounds[other]:
        row[_C["dressed" if wound & 16 else "wounds"] + _WOUND[wound & 15]] += 1
    for item in open_items:
        row[_C["carried"] + _ITEM[item & 255]] += 1
    for card in k.discards[other]:
        row[_C["discard"] + CARD_AT.get(card, _LAST_CARD)] += 1


def _write_seen(out: Row, k: Known) -> None:
    """What the seat has looked at on the board."""
    for slot, tile in k.looked:
        out[_TILES + slot * _RC + _TILE[tile]] = 1
    for slot, token in k.token:
        out[_R["token"] + slot * _RC + _EXPLORATION[token]] = 1
    at = _T["css"]
    for space, face, revealed in k.css:
        start = at + space * _CSS_WIDTH
        out[start] = 1
        out[start + 1] = revealed
        if face >= 0:
            out[start + 2 + _CSS[face]] = 1


def _write_own(out: Row, k: Known) -> None:
    at = _O["hand"]
    for card in k.hand:
        out[at + CARD_AT.get(card, _LAST_CARD)] += 1
    at = _O["discard"]
    for card in k.own_discard:
        out[at + CARD_AT.get(card, _LAST_CARD)] += 1
    for objective, met in zip(k.objectives, k.met, strict=True):
        out[_O["objectives"] + _OBJECTIVE[objective]] = 1
        out[_O["objectives_met"] + _OBJECTIVE[objective]] = met
    at = _O["hands"]
    for item in k.hands[k.seat][: LAYOUT.hands]:
        out[at + _ITEM[item & 255]] = 1
        out[at + _HAND_WIDTH - 1] = item >> 8 & 15
        at += _HAND_WIDTH
    for code in k.pool[1]:
        out[_O["pool"] + _CODE[code]] += 1
    for deck, depth, card in k.known_cards:
        if deck == "event":
            out[_O["event_top" if depth == 0 else "event_deeper"] + _EVENT[card]] = 1
        elif deck == "attack":
            out[_O["attack_top" if depth == 0 else "attack_deeper"] + _ATTACK[card >> 3]] = 1
        else:
            out[_O["items_known"] + _ITEM[card & 255]] += 1


def _write_decision(out: Row, k: Known) -> None:
    if k.kind:
        out[_D["kind"] + _KIND.place(k.kind)] = 1
    if k.declared is not None:
        actor, act = k.declared
        out[_D["declared"]] = 1
        out[_D["actor"] + (actor - k.seat) % k.n] = 1
        _write_action(out, act)
    for name, kind, value in k.about:
        if kind in ("number", "space"):
            out[_D["space" if name == "space" else "left"]] = min(max(int(value), 0), 255)
        elif kind == "action":
            _write_action(out, value)
        elif kind == "item_list":
            for item in value:
                if item >= 0:
                    out[_D["gives" if name == "gives" else "asks"] + _ITEM[item & 255]] += 1
        else:
            _write_thing(out, k, kind, value)


def _write_thing(out: Row, k: Known, kind: str, value: Any) -> None:
    if kind == "seat":
        if value >= 0:
            out[_D["actor"] + (value - k.seat) % k.n] = 1
    elif kind == "room":
        if value > 0:
            out[_ROOM_ABOUT + value * _RC] = 1
    elif kind == "corridor":
        out[_WAYS.at("about") + _BOARD.by_code[value] * _WAYS.columns] = 1
    elif kind == "word":
        out[_D["word"] + _WORD.place(value)] = 1
    elif kind in _ABOUT:
        column, places = _ABOUT[kind]
        if value >= 0:
            out[_D[column] + places[value & 255]] = 1


_ABOUT: dict[str, tuple[str, Any]] = {
    "item": ("item", _ITEM),
    "combat_face": ("face", _FACE),
    "colour": ("colour", _COLOUR),
    "exploration": ("token", _EXPLORATION),
    "computer": ("computer", _COMPUTER),
}


def _write_action(out: Row, act: tuple[Any, ...]) -> None:
    """An action on its way: the verb and the arguments that its option named."""
    at = LAYOUT.verb_at.get(act[0])
    if at is None:
        out[_D["verb"] + LAYOUT.verb_rows - 1] = 1
        return
    out[_D["verb"] + at] = 1
    for kind, value in zip(LAYOUT.verbs[at][1], act[1:], strict=False):
        if kind == "item" and value >= 0:
            out[_D["item"] + _ITEM[value & 255]] = 1
        elif kind == "card":
            out[_D["card"] + CARD_AT.get(value, _LAST_CARD)] = 1
        elif kind == "word":
            out[_D["word"] + _WORD.place(value)] = 1
        elif kind == "room" and value > 0:
            out[_ROOM_ABOUT + value * _RC] = 1


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * SCALE


def encode(k: Known) -> NDArray[np.uint8]:
    """The bytes of an observation, written anew."""
    row = bytearray(SIZE)
    Encoder().write(k, row)
    return np.frombuffer(row, dtype=np.uint8)


def observe(view: LockdownView) -> NDArray[np.float32]:
    """The observation of the seat whose view it is."""
    return to_floats(encode(Known.of_view(view)))
