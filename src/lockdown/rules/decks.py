"""Drawing, reshuffling and looking at decks (LD-CMP-18, LD-CMP-19, LD-CMP-22, LD-RND-05).

The last card of a tuple is on top.
"""

from __future__ import annotations

from lockdown.rules import happened
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table


def shuffled(t: Table, cards: tuple[int, ...], name: str) -> tuple[int, ...]:
    """The cards in a new random order; what was known of their places is lost (LD-SET-34)."""
    pile = list(cards)
    t.shuffle(pile, name)
    forget_deck(t, name)
    return tuple(pile)


def forget_deck(t: Table, name: str) -> None:
    """What seats knew of cards in that deck no longer holds."""
    if t.seen_card:
        t.seen_card = tuple(seen for seen in t.seen_card if seen[1] != name)


def _top_gone(t: Table, name: str, size: int) -> None:
    """LD-CMP-22: a card left the top of a deck of now `size` cards: known cards move up by one."""
    if t.seen_card:
        kept = []
        for viewer, deck, depth, card in t.seen_card:
            if deck != name:
                kept.append((viewer, deck, depth, card))
            elif depth > 0:
                kept.append((viewer, deck, depth - 1, card))
            elif depth < 0 and ~depth < size:
                kept.append((viewer, deck, depth, card))
        t.seen_card = tuple(kept)


def _cards_below(t: Table, name: str, size: int) -> None:
    """Cards came under a deck of `size`: those known from the bottom now count from the top."""
    if t.seen_card:
        t.seen_card = tuple(
            (viewer, deck, size - 1 - ~depth, card)
            if deck == name and depth < 0
            else (viewer, deck, depth, card)
            for viewer, deck, depth, card in t.seen_card
        )


def item_under(t: Table, colour: int, card: int, knowers: int) -> None:
    """LD-SET-34: an item card goes face down under its deck; those of the mask know which."""
    name = keys.COLOURS[colour]
    # What was known from the bottom lies one card higher now.
    moved = [
        (viewer, deck, depth - 1 if deck == name and depth < 0 else depth, seen)
        for viewer, deck, depth, seen in t.seen_card
    ]
    moved += [(seat, name, ~0, card) for seat in range(t.n) if knowers >> seat & 1]
    t.seen_card = tuple(moved)
    t.items_deck[colour] = (card, *t.items_deck[colour])


# ---- the three decks that everybody draws from by the same rule


def draw_event(t: Table) -> int:
    """The top event card, or -1 if deck and discard pile are empty (LD-CMP-19, LD-SET-34)."""
    t.revealed = True
    if not t.event_deck:
        if not t.event_discard:
            return -1
        t.event_deck = shuffled(t, t.event_discard, "event")
        t.event_discard = ()
        t.tell(happened.DECK_SHUFFLED, "LD-CMP-19", "event", -1)
    card = t.event_deck[-1]
    t.event_deck = t.event_deck[:-1]
    _top_gone(t, "event", len(t.event_deck))
    return card


def draw_attack(t: Table) -> int:
    """The top attack card, or -1 if deck and discard pile are empty (LD-CMP-19, LD-SET-34)."""
    t.revealed = True
    if not t.attack_deck:
        if not t.attack_discard:
            return -1
        t.attack_deck = shuffled(t, t.attack_discard, "attack")
        t.attack_discard = ()
        t.tell(happened.DECK_SHUFFLED, "LD-CMP-19", "attack", -1)
    card = t.attack_deck[-1]
    t.attack_deck = t.attack_deck[:-1]
    _top_gone(t, "attack", len(t.attack_deck))
    return card


def draw_wound(t: Table) -> int:
    """The top serious wound; the effectless one if none is left (LD-HRT-12)."""
    t.revealed = True
    if not t.wound_deck:
        if not t.wound_discard:
            return keys.WOUND["none"]
        t.wound_deck = shuffled(t, t.wound_discard, "wound")
        t.wound_discard = ()
        t.tell(happened.DECK_SHUFFLED, "LD-HRT-12", "wound", -1)
    card = t.wound_deck[-1]
    t.wound_deck = t.wound_deck[:-1]
    return card


def draw_item(t: Table, colour: int) -> int:
    """The top item card of a colour, or -1 (LD-CMP-19, LD-ITM-18, LD-SET-34)."""
    t.revealed = True
    if not t.items_deck[colour]:
        if not t.items_discard[colour]:
            return -1
        t.items_deck[colour] = shuffled(t, t.items_discard[colour], keys.COLOURS[colour])
        t.items_discard[colour] = ()
        t.tell(happened.DECK_SHUFFLED, "LD-CMP-19", keys.COLOURS[colour], -1)
    card = t.items_deck[colour][-1]
    t.items_deck[colour] = t.items_deck[colour][:-1]
    _top_gone(t, keys.COLOURS[colour], len(t.items_deck[colour]))
    return card


def top_cards(t: Table, name: str, count: int) -> tuple[int, ...]:
    """LD-CMP-22: make sure that `count` cards can be looked at; return them, top first."""
    t.revealed = True
    deck, discard = (
        (t.event_deck, t.event_discard) if name == "event" else (t.attack_deck, t.attack_discard)
    )
    if len(deck) < count and discard:
        pile = list(discard)
        t.shuffle(pile, name)
        t.tell(happened.DECK_SHUFFLED, "LD-CMP-22", name, -1)
        _cards_below(t, name, len(deck))
        deck = (*pile, *deck)
        discard = ()
        if name == "event":
            t.event_deck, t.event_discard = deck, discard
        else:
            t.attack_deck, t.attack_discard = deck, discard
    return tuple(reversed(deck[-count:])) if deck else ()


def keep_on_top(t: Table, name: str, viewer: int, top: int) -> None:
    """LD-CMP-22: of the two top cards `top` stays there, the other one goes to the bottom.

    The viewer knows both; what others knew of these two is lost, deeper cards are followed.
    """
    deck = t.event_deck if name == "event" else t.attack_deck
    pair = deck[-2:]
    other = pair[0] if pair[1] == top else pair[1]
    new = (other, *deck[:-2], top)
    if name == "event":
        t.event_deck = new
    else:
        t.attack_deck = new
    kept = []
    for seat, where, depth, card in t.seen_card:
        if where != name:
            kept.append((seat, where, depth, card))
        elif (depth if depth >= 0 else len(deck) - 1 - ~depth) > 1:
            kept.append((seat, where, depth - 1, card))
    t.seen_card = (*kept, (viewer, name, 0, top), (viewer, name, ~0, other))


def top_to_bottom(t: Table, name: str, viewer: int) -> None:
    """LD-CMP-22: the top card goes under the deck; its viewer knows where it is."""
    deck = t.event_deck if name == "event" else t.attack_deck
    card, rest = deck[-1], deck[:-1]
    if name == "event":
        t.event_deck = (card, *rest)
    else:
        t.attack_deck = (card, *rest)
    kept = []
    for seat, where, depth, seen in t.seen_card:
        if where != name:
            kept.append((seat, where, depth, seen))
        elif (depth if depth >= 0 else len(deck) - 1 - ~depth) > 0:
            kept.append((seat, where, depth - 1, seen))
    t.seen_card = (*kept, (viewer, name, ~0, card))


def take_top(t: Table, name: str, count: int) -> tuple[int, ...]:
    """NM-INT-12: so many cards leave the top of the deck, the top one first."""
    deck = t.event_deck if name == "event" else t.attack_deck
    taken, rest = tuple(reversed(deck[-count:])), deck[:-count]
    for size in range(len(deck) - 1, len(rest) - 1, -1):
        _top_gone(t, name, size)
    if name == "event":
        t.event_deck = rest
    else:
        t.attack_deck = rest
    return taken


def put_under(t: Table, name: str, viewer: int, cards: tuple[int, ...]) -> None:
    """NM-INT-11: cards go face down under the deck, the last one lowest; the viewer knows them."""
    moved = [
        (seat, deck, depth - len(cards) if deck == name and depth < 0 else depth, card)
        for seat, deck, depth, card in t.seen_card
    ]
    under = tuple(reversed(cards))
    moved += [(viewer, name, ~place, card) for place, card in enumerate(under)]
    t.seen_card = tuple(moved)
    if name == "event":
        t.event_deck = (*under, *t.event_deck)
    else:
        t.attack_deck = (*under, *t.attack_deck)


def saw_top(t: Table, name: str, viewer: int, card: int) -> None:
    """A player has seen the top card and may remember it (LD-SET-34)."""
    if (viewer, name, 0, card) not in t.seen_card:
        t.seen_card = (*t.seen_card, (viewer, name, 0, card))


# ---- a player's action deck


def unknown(card: int) -> int:
    """A scanned contamination card is not known any more once it was shuffled (LD-CON-05)."""
    return card - 2 if card >= keys.KNOWN_CLEAN else card


def masked(card: int) -> int:
    """LD-CON-04: a card as its owner sees it: unscanned contamination shows only that it is one."""
    return CONTAMINATION if card in (keys.CLEAN, keys.INFECTED) else card


def open_card(card: int) -> int:
    """A card as everybody sees it face up: contamination cards all look alike (LD-SET-33)."""
    return min(CONTAMINATION, card)


def take_from(cards: tuple[int, ...], card: int) -> tuple[int, tuple[int, ...]]:
    """Take one card out of a pile by what its owner sees: (the real card, the rest)."""
    for i, held in enumerate(cards):
        if held == card or masked(held) == card:
            return held, cards[:i] + cards[i + 1 :]
    raise ValueError(f"card {card} is not among {cards}")


def shuffle_action_deck(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    """LD-RND-05: a new action deck; a scanned card mixed with others like it is known no more."""
    pile = list(cards)
    if len({card for card in cards if card >= CONTAMINATION}) > 1:
        # LD-CON-05: among action cards and scanned cards of its own face nothing is mixed up.
        pile = [unknown(card) for card in cards]
    t.shuffle(pile, f"deck {'ABCDE'[seat]}")
    t.deck[seat] = tuple(pile)


def draw_cards(t: Table, seat: int, count: int, rule: str) -> tuple[int, ...]:
    """LD-RND-05: draw from the own action deck into the hand; return the cards drawn."""
    drawn = draw_apart(t, seat, count)
    if drawn:
        t.hand[seat] = t.hand[seat] + drawn
        shown = tuple(masked(card) for card in drawn)
        t.tell_secret(
            1 << seat,
            happened.CARDS_DRAWN,
            rule,
            (seat, len(drawn), shown),
            (seat, len(drawn), ()),
        )
    return drawn


def draw_apart(t: Table, seat: int, count: int) -> tuple[int, ...]:
    """Draw without putting the cards into the hand."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < count:
        deck = t.deck[seat]
        if not deck:
            if not t.discard[seat]:
                break
            pile = t.discard[seat]
            t.discard[seat] = ()
            shuffle_action_deck(t, seat, pile)
            t.tell(happened.DECK_SHUFFLED, "LD-RND-05", "action", seat)
            continue
        t.revealed = True
        take = min(count - len(drawn), len(deck))
        drawn += deck[: -take - 1 : -1]
        t.deck[seat] = deck[:-take]
    return drawn


def discard_card(t: Table, seat: int, card: int) -> int:
    """LD-ACT-21: put one card from the hand on the discard pile; returns the real card."""
    real, rest = take_from(t.hand[seat], card)
    t.hand[seat] = rest
    t.discard[seat] = (*t.discard[seat], real)
    return real


def discard_hand(t: Table, seat: int, rule: str) -> None:
    """Discard the whole hand, contamination cards included."""
    cards = t.hand[seat]
    if cards:
        t.hand[seat] = ()
        t.discard[seat] = t.discard[seat] + cards
        t.tell(happened.HAND_DISCARDED, rule, seat, tuple(open_card(c) for c in cards))
