"""A whole table out of a view: what the seat knows stays, all else is dealt at random.

What both games do; each adds what it alone has (`games/*/bots/determinise.py`). Only the choice of
an action is rebuilt: nothing else waits then, so the view says everything that the rules need. What
is sampled is consistent with the view: tiles, tokens, decks, hands and inventories of others,
contamination and objectives. A bot may clone the result and play on it; it learns nothing that it
could not have imagined.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from lockdown.kernel.options import ARG_KINDS, parse_option
from lockdown.rules.movement import careful_cost, move_cost
from lockdown.rules.pieces import refresh_occupied, set_stalkers
from lockdown.rules.setting_up import card_is_in, names_player, shuffled_in
from lockdown.rules.verbs import CAREFUL, MOVE
from lockdown.state import keys
from lockdown.state.keys import CLEAN, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.table import Table
from lockdown.views.types import CrewView, ItemView, TableView

T = TypeVar("T")
_read_card = ARG_KINDS["card"].read
_read_item = ARG_KINDS["item"].read
_read_attack = ARG_KINDS["attack"].read
_read_corridor = ARG_KINDS["corridor"].read
_PLAYER_PHASE = 1


def seat_of(view: TableView) -> int:
    """Whose action is to be chosen; raises ValueError for every other question."""
    decision = view.decision
    if decision is None or decision.kind != "action" or view.seat is None or view.me is None:
        raise ValueError("only the choice of an action can be rebuilt from a view")
    return view.seat


def begin(t: Table, view: TableView, dice: random.Random) -> None:
    """An empty table takes over the course of the game, the board, the crew and the decks."""
    t.quiet = True
    t.rng = dice.getrandbits(64)
    _course(t, view)
    _board(t, view, dice)
    _crew(t, view, dice)
    _decks(t, view, dice)


def end(t: Table, view: TableView, dice: random.Random) -> None:
    """What is left: what players hold face down, and the question itself."""
    seat, decision = seat_of(view), view.decision
    assert decision is not None  # noqa: S101 - `seat_of` has looked
    _objectives(t, view, dice)
    options = tuple(parse_option(option.text) for option in decision.options)
    t.decision = (seat, "action", options, "take_action", (seat, view.actions_left))
    if _limps(t, view):
        t.turns[seat] = 1


def _limps(t: Table, view: TableView) -> bool:
    """Whether the view names prices of movement that only a hurt knee explains (LD-BAS-01)."""
    seat, decision = view.seat, view.decision
    if seat is None or decision is None:
        return False
    prices = {o.verb: o.cost for o in decision.options}
    if prices.get(MOVE, 0) > move_cost(t, seat):
        return True
    return prices.get(CAREFUL, 0) > careful_cost(t, seat)


def shuffled(values: Iterable[T], dice: random.Random) -> list[T]:
    found = list(values)
    dice.shuffle(found)
    return found


def mask(bits: Iterable[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def item_of(item: ItemView) -> int:
    value: int = _read_item(item.text)
    return value


# ---- public things


def _course(t: Table, view: TableView) -> None:
    t.round, t.time = view.round, view.time
    t.first, t.turn, t.actions_left = view.first, view.turn, view.actions_left
    t.passed = mask(c.seat for c in view.crew if c.passed)
    t.phase = _PLAYER_PHASE
    t.event_step = view.event_step
    t.destruct = view.destruct
    t.eggs, t.egg_supply = view.eggs, view.egg_supply
    t.nest_destroyed, t.queen_killed = view.nest_destroyed, view.queen_killed


def _board(t: Table, view: TableView, dice: random.Random) -> None:
    board = t.rs.board
    tiles = [0] * (board.slots + 1)
    hidden: dict[str, list[int]] = {kind: [] for kind in sorted(t.rs.room_kinds)}
    for room in view.rooms:
        if room.tile:
            tiles[room.slot] = keys.ROOM[room.tile]
        else:
            hidden[room.kind].append(room.slot)
    for kind, slots in hidden.items():
        there = (r.id for r in t.rs.rooms if shuffled_in(t.rs, r, kind))
        pile = shuffled((room for room in there if room not in tiles[1:]), dice)
        for slot in slots:
            tiles[slot] = pile.pop()
    t.tile = tuple(tiles)
    slot_of = [0] * len(t.rs.rooms)
    for slot in range(1, board.slots + 1):
        if t.rs.rooms[tiles[slot]].copies == 1:  # of the staircases there are several
            slot_of[tiles[slot]] = slot
    t.slot_of = tuple(slot_of)
    t.explored = mask(room.slot for room in view.rooms if room.explored)
    t.counter = [-1, *(room.items for room in view.rooms)]
    t.fire = mask(room.slot for room in view.rooms if room.fire)
    t.broken = mask(room.slot for room in view.rooms if room.malfunction)
    t.fire_limit = view.fire_left + t.fire.bit_count()
    t.broken_limit = view.malfunctions_left + t.broken.bit_count()
    t.lying = tuple(
        room.slot << 16 | item_of(thing) for room in view.rooms for thing in room.objects
    )

    def corridors(texts: Iterable[str]) -> int:
        return mask(board.by_code[_read_corridor(text)] for text in texts)

    t.noise, t.closed = corridors(view.noise), corridors(view.closed)
    t.wrecked, t.vented = corridors(view.destroyed_doors), view.vented
    figures = []
    for s in view.stalkers:
        number = int(s.text.split("#")[1])
        figures.append((number, keys.STALKERS.index(s.kind), s.room, s.wounds))
    set_stalkers(t, tuple(figures))
    t.next_stalker = max((f[0] for f in figures), default=0) + 1
    t.bag = tuple(view.bag.get(token.key, 0) for token in t.rs.stalker_tokens)
    t.outside = tuple(view.outside.get(token.key, 0) for token in t.rs.stalker_tokens)


def lay_tokens(t: Table, view: TableView, lying: tuple[int, ...], dice: random.Random) -> None:
    """Exploration tokens on unexplored rooms: any, since nobody counts those that were used.

    `lying`: rooms that lie open with one (LD-SRF-02, NM-ALT-05); outside lie tokens of their own.
    """
    pool = shuffled((i for i, x in enumerate(t.rs.exploration) for _ in range(x.copies)), dice)
    outside = [i for i in pool if t.rs.exploration[i].outside]
    pool = [i for i in pool if not t.rs.exploration[i].outside]
    t.token = [-1] * (t.rs.board.slots + 1)
    for room in view.rooms:
        if room.token:
            t.token[room.slot] = keys.EXPLORATION.index(room.token)
            for rest in (pool, outside):
                if t.token[room.slot] in rest:
                    rest.remove(t.token[room.slot])
    for room in view.rooms:
        if (not room.explored or room.slot in lying) and not room.token:
            t.token[room.slot] = (outside if t.rs.board.outside >> room.slot & 1 else pool).pop()
    seat = view.seat or 0
    t.seen_tile[seat] = mask(r.slot for r in view.rooms if r.tile and not r.explored)
    t.seen_token[seat] = mask(r.slot for r in view.rooms if r.token)


# ---- the crew


def _crew(t: Table, view: TableView, dice: random.Random) -> None:
    for crew in view.crew:
        s = crew.seat
        t.number[s], t.light[s] = crew.number, crew.light
        t.char[s] = keys.CHARACTERS.index(crew.character)
        t.place[s], t.room[s] = keys.PLACES.index(crew.place), crew.room
        t.wounds[s] = tuple(
            keys.WOUND[w.key] | (16 if w.dressed else 0) | (32 if w.numbed else 0)
            for w in crew.wounds
        )
        t.hands[s] = tuple(item_of(item) for item in crew.hands)
        t.beside[s] = tuple(item_of(item) for item in crew.beside)
        t.mission[s] = tuple(keys.ITEM[name] for name in crew.missions)
        # Which turn it is matters to one wound only (Knee): see `_limps`.
        t.turns[s] = 2 if s == view.seat else 1
    t.slime = mask(c.seat for c in view.crew if c.slime)
    t.larva = mask(c.seat for c in view.crew if c.larva)
    t.signal = mask(c.seat for c in view.crew if c.signal)
    refresh_occupied(t)
    t.draft = ()
    _cards(t, view, dice)


def _cards(t: Table, view: TableView, dice: random.Random) -> None:
    """Hands, decks and discard piles, with contamination dealt from what nobody has scanned."""
    sick = Counter({CLEAN: t.rs.clean_copies, INFECTED: t.rs.infected_copies})
    me = view.me
    if me is None:
        return
    known = [_read_card(c) for c in (*me.hand, *me.discard)]
    sick[CLEAN] -= known.count(KNOWN_CLEAN)
    sick[INFECTED] -= known.count(KNOWN_INFECTED)
    pile = shuffled((+sick).elements(), dice)

    def real(card: int) -> int:
        if card != keys.CONTAMINATION:
            return card
        return pile.pop() if pile else CLEAN

    for crew in view.crew:
        s = crew.seat
        if crew.place == "dead" and not t.rs.dead_keep:
            continue
        facts = t.rs.characters[t.char[s]]
        left = Counter({c.id: c.copies_by.get(facts.key, 0) for c in t.rs.action_cards})
        own = s == view.seat
        shown = own or t.rs.open_hands
        discard = [_read_card(c) for c in (me.discard if own else crew.discard)]
        left.subtract(c for c in discard if c < keys.CONTAMINATION)
        hand = [_read_card(c) for c in (me.hand if own else crew.open_hand)]
        left.subtract(c for c in hand if c < keys.CONTAMINATION)
        rest = shuffled((+left).elements(), dice)
        unknown = crew.deck + (0 if shown else crew.hand)
        # More cards than action cards are left: the others are contamination.
        rest += [keys.CONTAMINATION] * max(0, unknown - len(rest))
        dice.shuffle(rest)
        if not shown:
            hand = [rest.pop() for _ in range(crew.hand)]
        t.hand[s] = tuple(real(c) for c in hand)
        t.discard[s] = tuple(real(c) for c in discard)
        t.deck[s] = tuple(real(c) for c in rest[: crew.deck])
    # Cards may have left the game (NM-CON-07): nobody knows which.
    left_over = next(deck.cards for deck in view.decks if deck.key == "contamination")
    t.contamination = tuple(pile[:left_over])


def _decks(t: Table, view: TableView, dice: random.Random) -> None:
    shown = {deck.key: deck for deck in view.decks}
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        deck = shown[keys.COLOURS[colour]]
        left = Counter({i.id: i.copies for i in t.rs.items if i.deck == colour})
        left.subtract(keys.ITEM[key] for key in deck.discard)
        t.items_discard[colour] = tuple(keys.ITEM[key] for key in deck.discard)
        left.subtract(_seen_items(t, view))
        left.subtract(_known_in(view, keys.COLOURS[colour]).values())
        t.items_deck[colour] = tuple(shuffled((+left).elements(), dice))
    _packs(t, view)
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        name = keys.COLOURS[colour]
        known = _known_in(view, name)
        rest = list(t.items_deck[colour])
        t.items_deck[colour] = tuple(
            known[place] if place in known else rest.pop()
            for place in range(shown[name].cards)
            if place in known or rest
        )
    t.crafted = tuple(keys.ITEM[key] for key, count in view.crafted.items() for _ in range(count))
    t.event_discard = tuple(keys.EVENTS.index(key) for key in shown["event"].discard)
    events = [c.id for c in t.rs.events if c.copies and c.id not in t.event_discard]
    t.event_deck = tuple(shuffled(events, dice))[: shown["event"].cards]
    t.attack_discard = tuple(_read_attack(key) for key in shown["attack"].discard)
    attacks = [c.id << 3 | i for c in t.rs.attacks for i in range(c.copies)]
    attacks = [card for card in attacks if card not in t.attack_discard]
    t.attack_deck = tuple(shuffled(attacks, dice))[: shown["attack"].cards]
    t.wound_discard = tuple(keys.WOUND[key] for key in shown["wound"].discard)
    wounds = Counter({c.id: c.copies for c in t.rs.wounds})
    wounds.subtract(t.wound_discard)
    wounds.subtract(keys.WOUND[w.key] for c in view.crew for w in c.wounds)
    t.wound_deck = tuple(shuffled((+wounds).elements(), dice))[: shown["wound"].cards]
    for card in view.known_cards:
        if card.deck in ("event", "attack"):
            _place_known(t, card.deck, card.card, card.from_top, card.from_bottom)
    t.seen_card = tuple(
        (
            view.seat or 0,
            card.deck,
            card.from_top if card.from_top >= 0 else ~card.from_bottom,
            _number(card.deck, card.card),
        )
        for card in view.known_cards
    )
    weak = [keys.WEAKNESSES.index(key) if key else -1 for key in view.weaknesses]
    others = shuffled((c.id for c in t.rs.weaknesses if c.copies and c.id not in weak), dice)
    one, two, three = (card if card >= 0 else others.pop() for card in weak)
    t.weakness = (one, two, three)
    t.weakness_up = mask(i for i, card in enumerate(weak) if card >= 0)


def _known_in(view: TableView, name: str) -> dict[int, int]:
    """Place from the bottom -> item card, for those that the seat knows in that deck."""
    size = next(deck.cards for deck in view.decks if deck.key == name)
    return {
        size - 1 - card.from_top if card.from_top >= 0 else card.from_bottom: keys.ITEM[card.card]
        for card in view.known_cards
        if card.deck == name
    }


def _number(deck: str, card: str) -> int:
    """A card of that deck as the table holds it."""
    if deck == "event":
        return keys.EVENTS.index(card)
    return _read_attack(card) if deck == "attack" else keys.ITEM[card]


def _place_known(t: Table, name: str, card: str, top: int, bottom: int) -> None:
    """Put a card that the seat has looked at where it lies."""
    deck = list(t.event_deck if name == "event" else t.attack_deck)
    number = _number(name, card)
    place = len(deck) - 1 - top if top >= 0 else bottom
    if number not in deck or not 0 <= place < len(deck):
        return
    other = deck.index(number)
    deck[other], deck[place] = deck[place], deck[other]
    if name == "event":
        t.event_deck = tuple(deck)
    else:
        t.attack_deck = tuple(deck)


def _seen_items(t: Table, view: TableView) -> list[int]:
    """Cards that lie open or that the seat knows in an inventory."""
    found = [item & 255 for crew in range(t.n) for item in (*t.hands[crew], *t.beside[crew])]
    found += [item_of(p.item) & 255 for c in view.crew for p in c.pack if p.item is not None]
    return found


def _packs(t: Table, view: TableView) -> None:
    for crew in view.crew:
        pack = []
        for card in crew.pack:
            if card.item is not None:
                pack.append(item_of(card.item))
                continue
            colour = keys.COLOURS.index(card.colour)
            if colour > keys.GREEN:
                continue
            deck = t.items_deck[colour]
            light = [i for i, item in enumerate(deck) if not t.rs.items[item].heavy]
            if light:
                facts = t.rs.items[deck[light[-1]]]
                pack.append(facts.id | (facts.ammo[0] or facts.uses[0]) << 8)
                t.items_deck[colour] = deck[: light[-1]] + deck[light[-1] + 1 :]
        t.pack[crew.seat] = tuple(pack)
    if not t.rs.open_hands:
        t.seen_item = tuple(
            (view.seat or 0, crew.seat, item_of(card.item))
            for crew in view.crew
            if crew.seat != view.seat
            for card in crew.pack
            if card.item is not None
        )


# ---- what players hold face down


def _objectives(t: Table, view: TableView, dice: random.Random) -> None:
    me = view.me
    if me is None:
        return
    mine = tuple(keys.OBJECTIVES.index(o) for o in me.objectives)
    # Two in hand: nobody has met a Night Stalker yet (LD-CRT-02).
    t.appeared = len(mine) == 1 or bool(view.stalkers)
    decks = t.rs.objective_decks
    piles = {
        deck: shuffled(
            (
                c.id
                for c in t.rs.objectives
                if c.deck == deck and card_is_in(c, t.n) and c.id not in mine
            ),
            dice,
        )
        for deck in decks
    }
    for crew in view.crew:
        if crew.seat == view.seat:
            t.objectives[crew.seat] = mine
            continue
        t.objectives[crew.seat] = _dealt(t, crew, decks, piles, dice)
    if not t.rs.open_hands:
        t.seen_objective = tuple(
            (view.seat or 0, crew.seat, keys.OBJECTIVES.index(o))
            for crew in view.crew
            if crew.seat != view.seat
            for o in crew.known_objectives
        )


def _dealt(
    t: Table,
    crew: CrewView,
    decks: tuple[str, ...],
    piles: dict[str, list[int]],
    dice: random.Random,
) -> tuple[int, ...]:
    known = [keys.OBJECTIVES.index(o) for o in crew.known_objectives][: crew.objectives]
    held = list(known)
    # LD-SET-22: nobody has to kill oneself, in Lockdown.
    own = t.rs.own_number_exchanged
    for deck in dice.sample(decks, len(decks)):
        if len(held) >= crew.objectives:
            break
        for card in piles[deck]:
            if card not in held and not (own and names_player(t.rs.objectives[card], crew.number)):
                held.append(card)
                piles[deck].remove(card)
                break
    return tuple(held)
