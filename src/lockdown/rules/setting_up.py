"""Setting the table up (LD-SET): what both games do, called by each game in its own order.

Rooms and exploration tokens, eggs and weaknesses, the bag, the decks, player numbers, objectives
and the draft. What only one game has (power, engines) stands in `games/*/setup.py`.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.game import Setup
from lockdown.kernel.steps import step
from lockdown.rules import happened, items
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import slots
from lockdown.rules.verbs import KEEP_CHARACTER
from lockdown.state import keys
from lockdown.state.facts import Objective, RoomTile
from lockdown.state.keys import CLEAN, INFECTED, ITEM, ROOM
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table

DRAFT = decision_kind("draft", "LD-SET-24", "Choose your character.")


def by_number(t: Table) -> list[int]:
    """The seats in order of their player numbers."""
    return sorted(range(t.n), key=lambda seat: t.number[seat])


# ---- the board


def rooms(t: Table) -> None:
    """LD-SET-02, LD-SET-03, LD-SET-06: room tiles and exploration tokens."""
    tiles(t)
    exploration_tokens(t)


def tiles(t: Table) -> None:
    """LD-SET-02, LD-SET-03: room tiles; what they may carry starts empty."""
    board = t.rs.board
    tile = [0] * (board.slots + 1)
    for kind in t.rs.room_kinds:
        # LD-SET-04, LD-SET-05, LD-CMP-21: shuffled face down; what is left goes back unseen.
        # A tile that always lies in the same place is not among them (NM-ALT-05, LD-SRF-02).
        pile = [room.id for room in t.rs.rooms if shuffled_in(t.rs, room, kind)]
        t.shuffle(pile, f"rooms {kind}")
        for slot in range(1, board.slots + 1):
            if board.kind[slot] == kind:
                tile[slot] = pile.pop()
    for slot in range(1, board.slots + 1):
        if board.printed[slot]:
            tile[slot] = ROOM[board.printed[slot]]
            t.explored |= 1 << slot  # LD-MOV-03: special rooms are open from the start
    t.tile = tuple(tile)
    slot_of = [0] * len(t.rs.rooms)
    for slot in range(1, board.slots + 1):
        if t.rs.rooms[tile[slot]].copies == 1:  # of the staircases there are several
            slot_of[tile[slot]] = slot
    t.slot_of = tuple(slot_of)
    t.token = [-1] * (board.slots + 1)
    t.counter = [-1] * (board.slots + 1)
    t.fire_limit = t.rs.fire
    t.broken_limit = t.rs.malfunction


def shuffled_in(rs: Ruleset, room: RoomTile, kind: str) -> bool:
    """Whether a tile is one of those of its kind that are shuffled face down."""
    return room.kind == kind and room.copies > 0 and room.key not in rs.board.printed


def exploration_tokens(t: Table) -> None:
    """LD-SET-06: one on every unexplored room, and on those that lie open with one (NM-ALT-05)."""
    kinds = list(range(len(t.rs.exploration)))
    every = (1 << t.rs.board.slots + 1) - 2
    lay_tokens(t, kinds, every & ~t.explored | t.rs.board.open_tokens, "exploration")


def lay_tokens(t: Table, kinds: list[int], where: int, pile: str) -> None:
    """LD-SET-06: shuffled tokens of these kinds on the slots of the mask.

    The rest goes back unseen.
    """
    tokens = [kind for kind in kinds for _ in range(t.rs.exploration[kind].copies)]
    t.shuffle(tokens, pile)
    for slot in slots(where):
        t.token[slot] = tokens.pop()
        if t.explored >> slot & 1 and t.rs.rooms[t.tile[slot]].has_counter:
            t.counter[slot] = 0  # NM-ALT-05: nothing to find before the token is resolved
    t.gone += tuple(("exploration", token) for token in sorted(tokens))


def laboratory(t: Table) -> None:
    """LD-SET-10, LD-SET-11: eggs and three weakness cards, those of the rule set face up."""
    t.eggs = t.rs.eggs_start
    t.egg_supply = t.rs.eggs_total - t.rs.eggs_start
    cards = [card.id for card in t.rs.weaknesses if card.copies]
    t.shuffle(cards, "weakness")
    t.weakness = (cards[0], cards[1], cards[2])
    t.weakness_up = (1 << t.rs.weakness_face_up) - 1


def bag(t: Table) -> None:
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


def decks(t: Table) -> None:
    """LD-SET-13: shuffle the decks."""
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        pile = [item.id for item in t.rs.items if item.deck == colour for _ in range(item.copies)]
        t.shuffle(pile, keys.COLOURS[colour])
        t.items_deck[colour] = tuple(pile)
    t.crafted = tuple(
        item.id for item in t.rs.items if item.deck == keys.BLUE for _ in range(item.copies)
    )
    events = [card.id for card in t.rs.events if card.copies]
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


# ---- the crew


def numbers(t: Table) -> None:
    """LD-SET-18, LD-SET-30: help cards 1 to N at random; player 1 is the first player."""
    numbers = list(range(1, t.n + 1))
    t.shuffle(numbers, "numbers")
    t.number = numbers
    t.first = numbers.index(1)


def begin_game(t: Table) -> None:
    """Tell that the game begins, and who is which player."""
    t.tell(happened.GAME_BEGAN, "LD-SET-01", t.n)
    for seat in range(t.n):
        t.tell(happened.NUMBER_DEALT, "LD-SET-18", seat, t.number[seat])


def deal_objectives(t: Table) -> None:
    """LD-SET-20, LD-SET-21, LD-SOL-01: from each deck of the rule set, so many cards each."""
    for deck in t.rs.objective_decks:
        pile = [card.id for card in t.rs.objectives if card.deck == deck and card_is_in(card, t.n)]
        t.shuffle(pile, f"{deck} objectives")
        for seat in by_number(t):
            for _ in range(t.rs.objectives_each):
                t.objectives[seat] = (*t.objectives[seat], pile.pop())
        if t.rs.own_number_exchanged:
            _exchange_own_number(t, pile)
        t.gone += tuple(("objective", o) for o in sorted(pile))
    for seat in range(t.n):
        mine = t.objectives[seat]
        if t.rs.open_hands:
            t.tell(happened.OBJECTIVES_OPEN, "LD-COP-01", seat, mine)
            continue
        t.tell_secret(1 << seat, happened.OBJECTIVES_DEALT, "LD-SET-21", (seat, mine), (seat, ()))


def card_is_in(card: Objective, players: int) -> bool:
    """LD-SET-20, LD-SOL-07: cards for more players are left out; the shared deck has none."""
    return bool(card.copies) and (card.deck == "coop" or card.players <= players)


def _exchange_own_number(t: Table, rest: list[int]) -> None:
    """LD-OBJ-04: a card that names its owner's number is exchanged, in order of player number."""
    for seat in by_number(t):
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


def crew(t: Table, setup: Setup) -> None:
    """Put the draft on the agenda, or the characters that were agreed on, then the first round."""
    t.draft = tuple(who.id for who in t.rs.characters if who.copies and not who.kit)
    t.push(begin_play)
    for seat in reversed(by_number(t)):
        if setup.characters:
            t.push(take_character, seat, keys.CHARACTERS.index(setup.characters[seat]))
        else:
            t.push(draft, seat)


@step
def draft(t: Table, seat: int) -> None:
    """LD-SET-24: draw two choice cards, reveal both, keep one."""
    pile = list(t.draft)
    t.shuffle(pile, "characters")
    pair = (pile[-1], pile[-2])
    t.tell(happened.CHARACTERS_OFFERED, "LD-SET-24", seat, pair)
    # LD-NCH-01: with a choice card one may take the other characters that it lists.
    options: list[tuple[Any, ...]] = [
        (KEEP_CHARACTER, character)
        for card in pair
        for character in (card, *t.rs.substitutes.get(card, ()))
    ]
    t.ask(seat, DRAFT, options, character_drafted, seat)


@step
def character_drafted(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """The other card is shuffled back."""
    t.push(take_character, seat, choice[1])


@step
def take_character(t: Table, seat: int, character: int) -> None:
    """LD-SET-25 to LD-SET-29: start room, action deck, items.

    The inventory is empty (LD-SET-19).
    """
    facts = t.rs.characters[character]
    # LD-SET-24, LD-NCH-02: the choice card stays with the player, whoever was taken with it.
    t.draft = tuple(other for other in t.draft if t.rs.characters[other].colour != facts.colour)
    t.char[seat] = character
    slot = t.slot_of[ROOM[facts.start_room]]
    t.tell(happened.CHARACTER_CHOSEN, "LD-SET-26", seat, character, slot)
    set_room(t, seat, slot)
    deck = [card.id for card in t.rs.action_cards for _ in range(card.copies_by.get(facts.key, 0))]
    t.shuffle(deck, f"deck {'ABCDE'[seat]}")
    t.deck[seat] = tuple(deck)  # LD-ACT-10, LD-SET-27: nothing is drawn yet
    if facts.starting_item:
        items.give(t, seat, items.fresh(t, ITEM[facts.starting_item]), "deck", "LD-SET-28")
    t.mission[seat] = tuple(ITEM[name] for name in facts.mission_items)  # LD-SET-29: inactive
    for happens in t.rs.at_character:
        happens(t, seat)


@step
def begin_play(t: Table) -> None:
    """LD-SET-30, LD-RND-01: the first round begins."""
    from lockdown.rules import rounds

    t.tell(happened.FIRST_PLAYER, "LD-SET-30", t.first)
    t.push(rounds.begin_round)
