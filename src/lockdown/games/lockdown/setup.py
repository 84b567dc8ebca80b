"""Setting the table up (LD-SET, LD-SOL): board, then crew, then the draft."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.game import Setup
from lockdown.kernel.rng import State
from lockdown.kernel.steps import step
from lockdown.rules import happened, items
from lockdown.rules.pieces import set_room
from lockdown.rules.verbs import KEEP_CHARACTER
from lockdown.state import keys
from lockdown.state.facts import Objective
from lockdown.state.keys import CLEAN, INFECTED, ITEM, ROOM

DRAFT = decision_kind("draft", "LD-SET-24", "Choose your character.")


def new_table(rs: LockdownRuleset, setup: Setup, dice: State) -> LockdownTable:
    """A table set up for the draft (LD-SET-01: objectives and contingencies come before it)."""
    t = LockdownTable(rs, setup.players)
    t.rng = dice
    _rooms(t)
    _track(t)
    _laboratory(t)
    _bag(t)
    _decks(t)
    _numbers(t)
    t.tell(happened.GAME_BEGAN, "LD-SET-01", t.n)
    for seat in range(t.n):
        t.tell(happened.NUMBER_DEALT, "LD-SET-18", seat, t.number[seat])
    _objectives(t)
    _contingencies(t)
    t.draft = tuple(who.id for who in t.rs.characters if who.copies)
    t.push(begin_play)
    if setup.characters:
        for seat in reversed(_by_number(t)):
            t.push(take_character, seat, keys.CHARACTERS.index(setup.characters[seat]))
    else:
        for seat in reversed(_by_number(t)):
            t.push(draft, seat)
    return t


def _by_number(t: LockdownTable) -> list[int]:
    return sorted(range(t.n), key=lambda seat: t.number[seat])


# ---- steps 1 to 14: the board


def _rooms(t: LockdownTable) -> None:
    """LD-SET-02 to LD-SET-07: tiles, exploration tokens, elevator, gate, rover."""
    board = t.rs.board
    tiles = [0] * (board.slots + 1)
    by_kind = {kind: [room.id for room in t.rs.rooms if room.kind == kind] for kind in ("I", "II")}
    for kind in ("I", "II"):
        # LD-SET-04, LD-SET-05, LD-CMP-21: shuffled face down; what is left goes back unseen.
        pile = by_kind[kind]
        t.shuffle(pile, f"rooms {kind}")
        for slot in range(1, board.slots + 1):
            if board.kind[slot] == kind:
                tiles[slot] = pile.pop()
    for slot in range(1, board.slots + 1):
        if board.printed[slot]:
            tiles[slot] = ROOM[board.printed[slot]]
            t.explored |= 1 << slot  # LD-MOV-03: special rooms are open from the start
    t.tile = tuple(tiles)
    slot_of = [0] * len(t.rs.rooms)
    for slot in range(1, board.slots + 1):
        if board.printed[slot] != "staircase":
            slot_of[tiles[slot]] = slot
    t.slot_of = tuple(slot_of)
    tokens = [i for i, token in enumerate(t.rs.exploration) for _ in range(token.copies)]
    t.shuffle(tokens, "exploration")
    t.token = [-1] * (board.slots + 1)
    t.counter = [-1] * (board.slots + 1)
    for slot in range(1, board.slots + 1):
        if not t.explored >> slot & 1:
            # LD-SET-06: one on every unexplored room; the rest goes back unseen.
            t.token[slot] = tokens.pop()
    t.gone += tuple(("exploration", token) for token in sorted(tokens))
    t.elevator = board.elevator_start
    t.fire_limit = t.rs.fire
    t.broken_limit = t.rs.malfunction


def _track(t: LockdownTable) -> None:
    """LD-SET-08, LD-CMP-08, LD-SET-09, LD-SET-16: power tokens, CSS tokens, time token.

    Everything else starts off the board: `LockdownTable` begins without it (LD-SET-15, LD-SET-17).
    """
    power = [1, 2, 3, 4]
    t.shuffle(power, "power")
    side = [number if number <= 2 else -number for number in power]
    set_power(t, (side[0], side[1], side[2], side[3]))
    faces = [i for i, token in enumerate(t.rs.css_tokens) for _ in range(token.copies)]
    t.shuffle(faces, "css")
    spaces = [space for space in range(15, 0, -1) if t.rs.board.track[space].css]
    t.css_face = tuple(faces[: len(spaces)])
    t.css_space = tuple(spaces)
    t.time = len(t.rs.board.track) - 1


def _laboratory(t: LockdownTable) -> None:
    """LD-SET-10, LD-SET-11: eggs and three weakness cards, the leftmost face up."""
    t.eggs = t.rs.eggs_start
    t.egg_supply = t.rs.eggs_total - t.rs.eggs_start
    cards = [card.id for card in t.rs.weaknesses]
    t.shuffle(cards, "weakness")
    t.weakness = (cards[0], cards[1], cards[2])
    t.weakness_up = (1 << t.rs.weakness_face_up) - 1


def _bag(t: LockdownTable) -> None:
    """LD-SET-12, LD-SOL-06: random tokens of each kind, and one adult a player."""
    outside = [token.copies for token in t.rs.stalker_tokens]
    bag = [0] * len(outside)
    for kind, start in enumerate(t.rs.bag_start):
        pool = [
            i
            for i, token in enumerate(t.rs.stalker_tokens)
            if token.kind == kind
            for _ in range(token.copies)
        ]
        t.shuffle(pool, f"tokens {keys.STALKERS[kind]}")
        for i in pool[: start + t.rs.bag_per_player[kind] * t.n]:
            bag[i] += 1
            outside[i] -= 1
    t.bag, t.outside = tuple(bag), tuple(outside)


def _decks(t: LockdownTable) -> None:
    """LD-SET-13, LD-SET-14: shuffle the decks; the first computer card is never Lockdown."""
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        pile = [item.id for item in t.rs.items if item.deck == colour for _ in range(item.copies)]
        t.shuffle(pile, keys.COLOURS[colour])
        t.items_deck[colour] = tuple(pile)
    t.crafted = tuple(
        item.id for item in t.rs.items if item.deck == keys.BLUE for _ in range(item.copies)
    )
    events = [card.id for card in t.rs.events]
    t.shuffle(events, "event")
    t.event_deck = tuple(events)
    attacks = [card.id << 3 | i for card in t.rs.attacks for i in range(card.copies)]
    t.shuffle(attacks, "attack")
    t.attack_deck = tuple(attacks)
    wounds = [card.id for card in t.rs.wounds for _ in range(card.copies)]
    t.shuffle(wounds, "wound")
    t.wound_deck = tuple(wounds)
    sick = [INFECTED] * t.rs.infected_copies + [CLEAN] * t.rs.clean_copies
    t.shuffle(sick, "contamination")
    t.contamination = tuple(sick)
    computers = [card.id for card in t.rs.computers]
    t.shuffle(computers, "computer")
    if computers[-1] == keys.COMPUTER_LOCKDOWN:
        # LD-SET-14: reveal the next card instead and shuffle Lockdown back in.
        t.computer = computers[-2]
        rest = [*computers[:-2], keys.COMPUTER_LOCKDOWN]
        t.shuffle(rest, "computer")
    else:
        t.computer = computers[-1]
        rest = computers[:-1]
    t.computer_deck = tuple(rest)


# ---- steps 15 to 21: the crew


def _numbers(t: LockdownTable) -> None:
    """LD-SET-18, LD-SET-30: help cards 1 to N at random; player 1 is the first player."""
    numbers = list(range(1, t.n + 1))
    t.shuffle(numbers, "numbers")
    t.number = numbers
    t.first = numbers.index(1)


def _objectives(t: LockdownTable) -> None:
    """LD-SET-20, LD-SET-21, LD-SOL-01: one of each deck; two of the solo deck for one player."""
    if t.rs.mode == "solo":
        # LD-SOL-07: no card of this deck names another player; none is left out.
        pile = [card.id for card in t.rs.objectives if card.deck == "coop"]
        t.shuffle(pile, "coop objectives")
        t.objectives[0] = (pile.pop(), pile.pop())
        t.gone += tuple(("objective", o) for o in sorted(pile))
    else:
        for deck in ("corporate", "personal"):
            pile = [
                card.id for card in t.rs.objectives if card.deck == deck and card.players <= t.n
            ]
            t.shuffle(pile, f"{deck} objectives")
            for seat in _by_number(t):
                t.objectives[seat] = (*t.objectives[seat], pile.pop())
            _exchange_own_number(t, pile)
            t.gone += tuple(("objective", o) for o in sorted(pile))
    for seat in range(t.n):
        mine = t.objectives[seat]
        t.tell_secret(1 << seat, happened.OBJECTIVES_DEALT, "LD-SET-21", (seat, mine), (seat, ()))


def _exchange_own_number(t: LockdownTable, rest: list[int]) -> None:
    """LD-OBJ-04: a card that names its owner's number is exchanged, in order of player number."""
    for seat in _by_number(t):
        card = t.objectives[seat][-1]
        if names_player(t.rs.objectives[card], t.number[seat]):
            other = rest.pop(t.random(len(rest)))
            t.objectives[seat] = (*t.objectives[seat][:-1], other)
            rest.append(card)


def names_player(card: Objective, number: int) -> bool:
    """Whether an objective asks for the death of the player with that number."""
    return any(
        test["kind"] == "player_dead" and test["player"] == number
        for alternative in card.condition
        for test in alternative
    )


def _contingencies(t: LockdownTable) -> None:
    """LD-SET-22, LD-SOL-03: tokens for the players, one active, the rest in the neutral pool."""
    faces = [i for i, code in enumerate(t.rs.contingencies) for _ in range(code.copies)]
    t.shuffle(faces, "contingency")
    t.ctg_face = tuple(faces)
    each = 2 if t.n <= 2 else 1
    places = [seat for seat in range(t.n) for _ in range(each)]
    places.append(-1)
    places += [10 + i for i in range(len(faces) - len(places))]
    t.ctg_place = tuple(places)
    for seat in range(t.n):
        mine = tuple(faces[i] for i, place in enumerate(places) if place == seat)
        t.tell_secret(
            1 << seat,
            happened.CONTINGENCY_DEALT,
            "LD-SET-22",
            (seat, mine),
            (seat, (-1,) * len(mine)),
        )


@step
def draft(t: LockdownTable, seat: int) -> None:
    """LD-SET-24: draw two choice cards, reveal both, keep one."""
    pile = list(t.draft)
    t.shuffle(pile, "characters")
    pair = (pile[-1], pile[-2])
    t.tell(happened.CHARACTERS_OFFERED, "LD-SET-24", seat, pair)
    options: list[tuple[Any, ...]] = [(KEEP_CHARACTER, character) for character in pair]
    t.ask(seat, DRAFT, options, character_drafted, seat)


@step
def character_drafted(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The other card is shuffled back."""
    t.push(take_character, seat, choice[1])


@step
def take_character(t: LockdownTable, seat: int, character: int) -> None:
    """LD-SET-25 to LD-SET-30: start room, action deck, items, knowledge.

    The inventory is empty (LD-SET-19).
    """
    facts = t.rs.characters[character]
    t.draft = tuple(other for other in t.draft if other != character)
    t.char[seat] = character
    slot = t.slot_of[ROOM[facts.start_room]]
    t.tell(happened.CHARACTER_CHOSEN, "LD-SET-26", seat, character, slot)
    set_room(t, seat, slot)
    t.knowledge[seat] = facts.knowledge
    deck = [card.id for card in t.rs.action_cards for _ in range(card.copies_by.get(facts.key, 0))]
    t.shuffle(deck, f"deck {'ABCDE'[seat]}")
    t.deck[seat] = tuple(deck)  # LD-ACT-10, LD-SET-27: nothing is drawn yet
    if facts.starting_item:
        items.give(t, seat, items.fresh(t, ITEM[facts.starting_item]), "deck", "LD-SET-28")
    t.mission[seat] = ITEM[facts.mission_item]  # LD-SET-29: inactive


@step
def begin_play(t: LockdownTable) -> None:
    """LD-SET-30, LD-RND-01: the first round begins."""
    from lockdown.rules import rounds

    t.tell(happened.FIRST_PLAYER, "LD-SET-30", t.first)
    t.push(rounds.begin_round)
