"""An observation: what one seat knows, as a fixed number of bytes (see `parts` beside it).

An `Encoder` makes the bytes from `Known` and keeps what everybody sees from one decision of a game
to the next, so that only what has changed is written again. The result does not depend on what was
kept; a test compares. What both games have is written here, at the places that a game's parts say;
what only one has is added by its own encoder (`games/*/env/observe.py`).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, ClassVar

from lockdown.env.known import Known
from lockdown.env.layout import Layout
from lockdown.env.numbering import card_places
from lockdown.env.parts import Parts
from lockdown.state import keys
from lockdown.state.boards import Board

Row = MutableSequence[int]

_OBJECTS = {keys.EGG: 0, keys.CARCASS: 1, keys.CORPSE: 2}


class Places:
    """Where everything that both games have stands in the observations of one of them."""

    def __init__(
        self,
        layout: Layout,
        board: Board,
        parts: Parts,
        flags: tuple[str, ...],
        marks: tuple[str, ...],
        way_rows: tuple[int, ...] = (),
    ) -> None:
        """`flags`, `marks`: the columns of rooms that are masks (the first: explored), and slots.

        `Encoder.masks` and `Encoder.marked` give the values in the same order. `way_rows`: the rows
        of this side's corridors, where they are not simply in order.
        """
        self.layout = layout
        self.board = board
        self.size = parts.size
        words = self.words = layout.words
        self.tile = words["tiles"].table(keys.ROOMS)
        self.item = words["items"].table(keys.ITEMS)
        self.character = words["characters"].table(keys.CHARACTERS)
        self.place = words["places"].table(keys.PLACES)
        self.wound = words["wounds"].table(keys.WOUNDS)
        self.objective = words["objectives"].table(keys.OBJECTIVES)
        self.event = words["events"].table(keys.EVENTS)
        self.attack = words["attacks"].table(keys.ATTACKS)
        self.weakness = words["weaknesses"].table(keys.WEAKNESSES)
        self.exploration = words["exploration"].table(keys.EXPLORATION)
        self.token = words["tokens"].table(keys.STALKER_TOKENS)
        self.stalker = words["stalkers"].table(keys.STALKERS)
        self.colour = words["colours"].table(keys.COLOURS)
        self.card_at = card_places(layout)
        self.last_card = words["cards"].size - 1
        self.kind, self.word = words["decisions"], words["words"]
        table, rooms = parts["table"], parts["rooms"]
        self.ways, self.figures = parts["corridors"], parts["stalkers"]
        self.crew, self.own, self.asked = parts["crew"], parts["own"], parts["decision"]
        self.public = self.crew.start
        """Everything before the crew is mostly public and kept; the crew's rows by seat."""
        self.table_stop = table.stop
        self.t = {name: table.at(name) for name in table.names}
        self.rc = rooms.columns
        self.r = {name: rooms.at(name) - rooms.columns for name in rooms.names}  # + slot * columns
        self.cc = self.crew.columns
        self.c = {name: at for name, (at, _) in self.crew.names.items()}
        self.o = {name: self.own.at(name) for name in self.own.names}
        self.d = {name: self.asked.at(name) for name in self.asked.names}
        self.flags = tuple(self.r[name] for name in flags)
        self.marks = tuple(self.r[name] for name in marks)
        self.hand_width = words["items"].size + 1
        self.weak_width = words["weaknesses"].size
        self.rest = bytes(self.size - self.own.start)
        self.crew_row = bytes(self.cc)
        #: Where the numbers of a member end, and where piles do (the decks' sizes come after).
        self.counts = self.c["ammo"] - self.c["hand"]
        self.piles_stop = self.t["decks"]
        self.far_start = parts["distances"].start
        self.distance = _distances(board, layout.rooms)
        self.far_row = tuple(bytes(row[1:]) for row in self.distance)
        self.ways_of = board.links_of
        #: By corridor of this side: where its row begins.
        self.way_at = tuple(
            self.ways.start + way * self.ways.columns for way in way_rows or range(board.noisy)
        )
        self.way_about = self.ways.names["about"][0]
        #: Where a monster is pointed at, and how far it is from one to the next: in its own row,
        #: or, where the layout has no column for it there, in the spare places of the decision.
        self.figure_at, self.figure_step = self.d["spare"], 1
        if "about" in self.figures.names:
            self.figure_at, self.figure_step = self.figures.at("about"), self.figures.columns
        #: What a decision is about: kind of argument -> column, places of its values.
        self.about: dict[str, tuple[str, Any]] = {
            "item": ("item", self.item),
            "combat_face": ("face", words["faces"].table(keys.COMBAT_FACES)),
            "colour": ("colour", self.colour),
            "exploration": ("token", self.exploration),
        }
        #: Objects that have a column of their own, besides eggs, carcasses, corpses and others.
        self.special: dict[int, int] = {}
        #: Numbers that a decision is about by their name; all others stand in `left`.
        self.number_at: dict[str, int] = {}

    def object_at(self, thing: int) -> int:
        """The column of an object that lies in a room (`lying` on the table)."""
        return self.special.get(thing & 0xFFFF, _OBJECTS.get(thing & 255, 3))


def _distances(board: Board, rooms: int) -> tuple[tuple[int, ...], ...]:
    """By slot and slot: how many corridors lie between, doors left aside; 0 from nowhere."""
    found = [tuple([0] * (rooms + 1))]
    for start in range(1, board.slots + 1):
        steps = [0] * (rooms + 1)
        seen, edge, far = {start}, [start], 0
        while edge:
            far += 1
            edge = [b for a in edge for b, _ in board.ways[a] if b not in seen]
            for slot in edge:
                seen.add(slot)
                steps[slot] = far
        found.append(tuple(steps))
    return tuple(found)


def clear(out: Row, at: int, size: int) -> None:
    """Write zeros."""
    for i in range(at, at + size):
        out[i] = 0


def counted(out: Row, at: int, places: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """Count cards at their places."""
    for card in cards:
        out[at + places[card]] += 1


class Encoder:
    """Writes observations of one game, whoever decides."""

    P: ClassVar[Places]

    def __init__(self) -> None:
        self.p = self.P
        self.forget()

    def forget(self) -> None:
        """Start over, for another game."""
        self._public = bytearray(self.p.public)
        self._kept: dict[str, Any] = {}
        self._crew = [bytearray(self.p.cc) for _ in range(self.p.layout.seats)]
        self._crew_keys: list[Any] = [None] * self.p.layout.seats

    # ---- what a game says of itself

    def numbers(self, k: Any) -> tuple[int, ...]:
        """The numbers of the table part, in the order of its columns from `round` on."""
        raise NotImplementedError

    def open_things(self, k: Any) -> Any:
        """What lies open in this game alone, to compare with the last time."""

    def write_open_things(self, out: Row, k: Any) -> None:
        """Write it, over what was there."""

    def own_piles(self, k: Any) -> Any:
        """What stands between the weaknesses and the computer, to compare."""

    def write_own_piles(self, out: Row, k: Any) -> None:
        """Write it; the places are clear."""

    def masks(self, k: Any) -> tuple[int, ...]:
        """The masks of rooms, in the order of `Places.flags`."""
        raise NotImplementedError

    def marked(self, k: Any) -> tuple[int, ...]:
        """The slots of single markers, in the order of `Places.marks`."""
        raise NotImplementedError

    def member(self, k: Any, other: int) -> tuple[Any, ...]:
        """The numbers of one of the crew, in the order of the columns from `hand` on.

        Whatever else this game alone says of it comes behind, to compare with the last time.
        """
        raise NotImplementedError

    def write_member(self, row: Row, k: Any, other: int) -> None:
        """Write what comes behind into the kept row of one of the crew."""

    def write_known(self, out: Row, k: Any) -> None:
        """Write what the viewer alone knows in this game."""

    # ---- all of it

    def write(self, k: Any, out: Any) -> None:
        """Write what the seat knows into `out`, a writable row of as many bytes as there are."""
        p = self.p
        public = self._public
        kept = self._kept
        numbers = self.numbers(k)
        fields = (numbers, k.phase, k.decks, self.open_things(k))
        if kept.get("numbers") != fields:
            kept["numbers"] = fields
            self._write_numbers(public, k, numbers)
        piles = (k.items_discard, k.event_discard, k.attack_discard, k.wound_discard, k.crafted)
        tokens = (k.bag, k.outside, k.weakness, self.own_piles(k))
        if kept.get("piles") != (piles, tokens):
            kept["piles"] = (piles, tokens)
            self._write_piles(public, k)
        rooms = (self.masks(k), k.counter, k.lying, self.marked(k))
        ways = (k.noise, k.closed, k.wrecked)
        if kept.get("rooms") != (rooms, ways):
            before = kept.get("rooms")
            kept["rooms"] = (rooms, ways)
            if before is None or before[0] != rooms:
                self._write_rooms(public, k, rooms, before)
            if before is None or before[1] != ways:
                self._write_ways(public, ways, before)
        if kept.get("stalkers") != k.stalkers:
            self._write_stalkers(public, k, kept.get("stalkers", ()))
            kept["stalkers"] = k.stalkers
        out[: p.public] = public
        self._write_crew(k, out)
        out[p.own.start :] = p.rest
        self._write_seen(out, k)
        self._write_own(out, k)
        self.write_known(out, k)
        self._write_decision(out, k)

    # ---- what lies open

    def _write_numbers(self, out: Row, k: Known, numbers: tuple[int, ...]) -> None:
        p = self.p
        at = p.t["round"]
        for value in numbers:
            out[at] = min(int(value), 255)
            at += 1
        clear(out, p.t["phase"], p.words["phases"].size)
        out[p.t["phase"] + k.phase] = 1
        for i, cards in enumerate(k.decks):
            out[p.t["decks"] + i] = cards
        self.write_open_things(out, k)

    def _write_piles(self, out: Row, k: Known) -> None:
        p = self.p
        t = p.t
        clear(out, t["bag"], p.piles_stop - t["bag"])
        clear(out, t["item_discards"], p.table_stop - t["item_discards"])
        for i, count in enumerate(k.bag):
            out[t["bag"] + p.token[i]] += count
        for i, count in enumerate(k.outside):
            out[t["outside"] + p.token[i]] += count
        for i, card in enumerate(k.weakness):
            if card >= 0:
                out[t["weaknesses"] + i * p.weak_width + p.weakness[card]] = 1
        for pile in k.items_discard:
            counted(out, t["item_discards"], p.item, pile)
        counted(out, t["crafted_left"], p.item, k.crafted)
        counted(out, t["event_discard"], p.event, k.event_discard)
        for card in k.attack_discard:
            out[t["attack_discard"] + p.attack[card >> 3]] += 1
        counted(out, t["wound_discard"], p.wound, k.wound_discard)
        self.write_own_piles(out, k)

    def _write_rooms(self, out: Row, k: Known, now: Any, before: Any) -> None:
        """Only the rooms that changed are written; `before` is what was kept of the last time."""
        p = self.p
        r, width = p.r, p.rc
        blank = ((0,) * len(p.flags), (-1,) * len(k.counter), (), (0,) * len(p.marks))
        old = before[0] if before is not None else blank
        for at, new, was in zip(p.flags, now[0], old[0], strict=True):
            change = new ^ was
            while change:
                slot = change.bit_length() - 1
                change ^= 1 << slot
                if slot:
                    out[at + slot * width] = new >> slot & 1
                    if at == p.flags[0]:
                        self._write_tile(out, k, slot)
        if k.counter != old[1]:
            for slot, (value, was) in enumerate(zip(k.counter, old[1], strict=True)):
                if slot and value != was:
                    out[r["has_counter"] + slot * width] = value >= 0
                    out[r["items"] + slot * width] = max(value, 0)
        if k.lying != old[2]:
            at = r["objects"]
            for thing in old[2]:
                out[at + (thing >> 16) * width + p.object_at(thing)] = 0
            for thing in k.lying:
                out[at + (thing >> 16) * width + p.object_at(thing)] += 1
        for at, slot, was in zip(p.marks, now[3], old[3], strict=True):
            if slot != was:
                if was:
                    out[at + was * width] = 0
                if slot:
                    out[at + slot * width] = 1

    def _write_tile(self, out: Row, k: Known, slot: int) -> None:
        p = self.p
        at = p.r["tile"] + slot * p.rc
        clear(out, at, p.words["tiles"].size)
        if k.tile[slot]:
            out[at + p.tile[k.tile[slot]]] = 1

    def _write_ways(self, out: Row, ways: tuple[int, ...], before: Any) -> None:
        p = self.p
        old = before[1] if before is not None else (0, 0, 0)
        rows = p.way_at
        for column, (new, was) in enumerate(zip(ways, old, strict=True)):
            change = new ^ was
            while change:
                way = change.bit_length() - 1
                change ^= 1 << way
                out[rows[way] + column] = new >> way & 1
        for at, mask, was in ((p.r["noise"], ways[0], old[0]), (p.r["closed"], ways[1], old[1])):
            if mask != was:
                change = mask ^ was
                for slot in range(1, p.board.slots + 1):
                    if p.ways_of[slot] & change:
                        out[at + slot * p.rc] = (p.ways_of[slot] & mask).bit_count()

    def _write_stalkers(self, out: Row, k: Known, old: tuple[Any, ...]) -> None:
        p = self.p
        kinds, wounds, columns, places = p.r["stalkers"], p.r["stalker_wounds"], p.rc, p.stalker
        for figure in old:
            if figure[2]:
                out[kinds + figure[2] * columns + places[figure[1]]] = 0
                out[wounds + figure[2] * columns] = 0
        for figure in k.stalkers:
            if figure[2]:
                out[kinds + figure[2] * columns + places[figure[1]]] += 1
                at = wounds + figure[2] * columns
                out[at] = min(out[at] + figure[3], 255)
        width = p.figures.columns
        for i in range(min(max(len(old), len(k.stalkers)), p.layout.stalkers)):
            now = k.stalkers[i] if i < len(k.stalkers) else None
            was = old[i] if i < len(old) else None
            if now != was:
                at = p.figures.start + i * width
                clear(out, at, width)
                if now is not None:
                    out[at] = 1
                    out[at + 1 + places[now[1]]] = 1
                    out[at + 1 + p.words["stalkers"].size] = min(now[3], 255)

    # ---- the crew

    def _write_crew(self, k: Known, out: Any) -> None:
        p = self.p
        seat, n = k.seat, k.n
        keys_, rows = self._crew_keys, self._crew
        at, width = p.crew.start, p.cc
        room = k.room[seat]
        far = p.distance[room]
        c = p.c
        pack, turn, first = c["pack"], c["turn"], c["first"]
        same, away, room_crew, places = c["same_room"], c["distance"], p.r["crew"], p.item
        for i in range(p.layout.seats):
            if i >= n:
                out[at : at + width] = p.crew_row
                at += width
                continue
            other = (seat + i) % n
            numbers = self.member(k, other)
            key = (
                numbers,
                k.place[other],
                k.discards[other],
                k.backs[other],
                k.hands[other],
                k.beside[other],
                k.wounds[other],
                k.char[other],
            )
            row = rows[other]
            if keys_[other] != key:
                keys_[other] = key
                row[:] = p.crew_row
                self._write_member(row, k, other, numbers)
            out[at : at + width] = row
            for item in k.known_pack[other]:
                out[at + pack + places[item & 255]] += 1
            if other == k.turn:
                out[at + turn] = 1
            if other == k.first:
                out[at + first] = 1
            where = k.room[other]
            if where:
                out[room_crew + where * p.rc + i] = 1
                out[at + same] = where == room
                out[at + away] = far[where]
            at += width
        for owner, objective in k.known_objectives:
            at = p.crew.start + (owner - seat) % n * width
            out[at + c["known_objectives"] + p.objective[objective]] = 1
        if room:
            out[p.far_start : p.far_start + p.layout.rooms] = p.far_row[room]
            at = p.figures.at("here")
            for i, figure in enumerate(k.stalkers[: p.layout.stalkers]):
                if figure[2] == room:
                    out[at + i * p.figures.columns] = 1

    def _write_member(self, row: Row, k: Known, other: int, numbers: tuple[int, ...]) -> None:
        p = self.p
        c = p.c
        row[0] = 1
        row[c["number"] + min(k.number[other], 5)] = 1
        if k.char[other] >= 0:
            row[c["character"] + p.character[k.char[other]]] = 1
        row[c["place"] + p.place[k.place[other]]] = 1
        at = c["hand"]
        for value in numbers[: p.counts]:
            row[at] = min(int(value), 255)
            at += 1
        open_items = k.hands[other] + k.beside[other]
        row[c["ammo"]] = min(sum(i >> 8 & 15 for i in open_items if i & 255 != keys.CORPSE), 255)
        for colour, count in enumerate(k.backs[other]):
            row[c["backs"] + p.colour[colour]] += count
        for wound in k.wounds[other]:
            row[c["dressed" if wound & 16 else "wounds"] + p.wound[wound & 15]] += 1
        for item in open_items:
            row[c["carried"] + p.item[item & 255]] += 1
        for card in k.discards[other]:
            row[c["discard"] + p.card_at.get(card, p.last_card)] += 1
        self.write_member(row, k, other)

    # ---- what the seat alone knows

    def _write_seen(self, out: Row, k: Known) -> None:
        """What the seat has looked at on the board."""
        p = self.p
        for slot, tile in k.looked:
            out[p.r["tile"] + slot * p.rc + p.tile[tile]] = 1
        for slot, token in k.token:
            out[p.r["token"] + slot * p.rc + p.exploration[token]] = 1

    def _write_own(self, out: Row, k: Known) -> None:
        p = self.p
        o = p.o
        at = o["hand"]
        for card in k.hand:
            out[at + p.card_at.get(card, p.last_card)] += 1
        at = o["discard"]
        for card in k.own_discard:
            out[at + p.card_at.get(card, p.last_card)] += 1
        for objective, met in zip(k.objectives, k.met, strict=True):
            out[o["objectives"] + p.objective[objective]] = 1
            out[o["objectives_met"] + p.objective[objective]] = met
        at = o["hands"]
        for item in k.hands[k.seat][: p.layout.hands]:
            out[at + p.item[item & 255]] = 1
            out[at + p.hand_width - 1] = item >> 8 & 15
            at += p.hand_width
        for deck, depth, card in k.known_cards:
            if deck == "event":
                out[o["event_top" if depth == 0 else "event_deeper"] + p.event[card]] = 1
            elif deck == "attack":
                out[o["attack_top" if depth == 0 else "attack_deeper"] + p.attack[card >> 3]] = 1
            else:
                out[o["items_known"] + p.item[card & 255]] += 1

    # ---- the decision

    def _write_decision(self, out: Row, k: Known) -> None:
        p = self.p
        d = p.d
        if k.kind:
            out[d["kind"] + p.kind.place(k.kind)] = 1
        if k.declared is not None:
            actor, act = k.declared
            out[d["declared"]] = 1
            out[d["actor"] + (actor - k.seat) % k.n] = 1
            self._write_action(out, k, act)
        for name, kind, value in k.about:
            if kind in ("number", "space"):
                out[p.number_at.get(name, d["left"])] = min(max(int(value), 0), 255)
            elif kind == "action":
                self._write_action(out, k, value)
            elif kind == "item_list":
                for item in value:
                    if item >= 0:
                        out[d["gives" if name == "gives" else "asks"] + p.item[item & 255]] += 1
            else:
                self._write_thing(out, k, kind, value)

    def _write_thing(self, out: Row, k: Known, kind: str, value: Any) -> None:
        p = self.p
        if kind == "seat":
            if value >= 0:
                out[p.d["actor"] + (value - k.seat) % k.n] = 1
        elif kind == "room":
            if value > 0:
                out[p.r["about"] + value * p.rc] = 1
        elif kind == "corridor":
            if value in p.board.by_code:
                out[p.way_at[p.board.by_code[value]] + p.way_about] = 1
        elif kind == "stalker":
            for i, figure in enumerate(k.stalkers[: p.layout.stalkers]):
                if figure[0] == value >> 3:
                    out[p.figure_at + i * p.figure_step] = 1
        elif kind == "word":
            out[p.d["word"] + p.word.place(value)] = 1
        elif kind in p.about:
            column, places = p.about[kind]
            if value >= 0:
                out[p.d[column] + places[value & 255]] = 1

    def _write_action(self, out: Row, k: Known, act: tuple[Any, ...]) -> None:
        """An action on its way: the verb and the arguments that its option named.

        What was chosen for it afterwards is not written: the table keeps it as bare numbers.
        """
        p = self.p
        layout, d = p.layout, p.d
        at = layout.verb_at.get(act[0])
        if at is None:
            out[d["verb"] + layout.verb_rows - 1] = 1
            return
        out[d["verb"] + at] = 1
        for kind, value in zip(layout.verbs[at][1], act[1:], strict=False):
            if kind == "card":
                out[d["card"] + p.card_at.get(value, p.last_card)] = 1
            elif kind in ("number", "space"):
                out[d["left"]] = min(max(int(value), 0), 255)
            elif kind == "seat":
                # `actor` says who acts; on whom stands in that one's own row.
                if value >= 0:
                    out[p.crew.start + (value - k.seat) % k.n * p.cc + p.c["spare"]] = 1
            else:
                self._write_thing(out, k, kind, value)
