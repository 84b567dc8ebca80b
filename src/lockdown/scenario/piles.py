"""Piles as `then` reads them, and the decks that both games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import Deck, parts_of
from lockdown.state import keys
from lockdown.state.facts import Component
from lockdown.state.keys import ROOMS
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table


def items_pile(t: Table, what: str, values: tuple[int, ...] | list[int]) -> Pile:
    """A pile of items."""
    return Pile(
        what,
        list(values),
        lambda i: say.item_text(i, t.rs),
        lambda w, i: say.item_matches(w, i, t.rs),
    )


def keyed_pile(what: str, cards: tuple[int, ...], names: tuple[str, ...]) -> Pile:
    """A pile of cards or tokens that are written as their keys."""
    return Pile(
        what,
        list(reversed(cards)),
        lambda i: names[i],
        lambda w, i: say.key(w, names, "card") == i,
    )


def keyed_deck(
    names: tuple[str, ...],
    what: str,
    there: Callable[[Any], tuple[Component, ...]],
    cards: Callable[[Any], tuple[int, ...]],
    discard: Callable[[Any], tuple[int, ...]] | None = None,
) -> Deck:
    """A deck of cards that are written as their keys; `there(rule set)` are those of the game."""
    return Deck(
        lambda word, rs: say.component(word, names, there(rs), what),
        lambda card, _: names[card],
        lambda word, card, _: say.key(word, names, "card") == card,
        cards,
        discard,
    )


def _item_deck(colour: int) -> Deck:
    def read(word: str, rs: Ruleset) -> int:
        card = say.item(word, rs, fresh=False) & 255
        if rs.items[card].deck != colour:
            raise ScenarioError(f"{word} is no {keys.COLOURS[colour]} item")
        return card

    return Deck(
        read,
        say.item_text,
        say.item_matches,
        lambda t: t.items_deck[colour],
        lambda t: t.items_discard[colour],
    )


def _read_face(word: str, _: Ruleset) -> int:
    return (keys.CLEAN, keys.INFECTED)[say.key(word, ("clean", "infected"), "face")]


#: Decks that everybody draws from, by the word before `deck` or `discard`.
_DECKS: dict[str, Deck] = {
    "event": keyed_deck(
        keys.EVENTS,
        "event card",
        lambda rs: rs.events,
        lambda t: t.event_deck,
        lambda t: t.event_discard,
    ),
    "attack": Deck(
        say.attack,
        say.attack_text,
        say.attack_matches,
        lambda t: t.attack_deck,
        lambda t: t.attack_discard,
    ),
    "wound": Deck(
        lambda word, _: say.wound(word),
        lambda card, _: say.wound_text(card),
        lambda word, card, _: say.key(word, keys.WOUNDS, "card") == card,
        lambda t: t.wound_deck,
        lambda t: t.wound_discard,
    ),
    "contamination": Deck(
        _read_face,
        lambda card, _: say.card_text(card),
        lambda word, card, _: say.CONTAMINATION.get(word) == card,
        lambda t: t.contamination,
    ),
    **{keys.COLOURS[colour]: _item_deck(colour) for colour in (0, 1, 2)},
}


@cache
def decks_of(game: str) -> Mapping[str, Deck]:
    """The decks of a game by name."""
    return {**_DECKS, **parts_of(game).decks}


def deck_pile(t: Table, name: str, pile: str) -> Pile:
    """A deck or its discard pile, top first."""
    deck = decks_of(t.rs.game)[name]
    cards: tuple[int, ...] = ()
    if pile == "deck":
        cards = deck.cards(t)
    elif deck.discard is not None:
        cards = deck.discard(t)
    return Pile(
        f"{name} {pile}",
        list(reversed(cards)),
        lambda i: deck.text(i, t.rs),
        lambda w, i: deck.matches(w, i, t.rs),
        ordered=pile == "deck",
    )


#: Piles of which something is dealt at the set-up; what is left over can be looked at.
LEFT_OVER = ("personal", "corporate", "solo", "weakness", "exploration", "room", "character")


def left_over(t: Table, name: str) -> Pile:
    """The cards, tokens and tiles of a kind that are in nobody's hands and not on the board."""
    what = f"{name} deck"
    if name in ("personal", "corporate", "solo"):
        pile = "coop" if name == "solo" else name
        cards = [card for kind, card in t.gone if kind == "objective"]
        cards = [card for card in cards if t.rs.objectives[card].deck == pile]
        return keyed_pile(what, tuple(cards), keys.OBJECTIVES)
    if name == "exploration":
        tokens = tuple(token for kind, token in t.gone if kind == "exploration")
        return keyed_pile(what, tokens, keys.EXPLORATION)
    if name == "weakness":
        cards = [c.id for c in t.rs.weaknesses if c.copies and c.id not in t.weakness]
        return keyed_pile(what, tuple(cards), keys.WEAKNESSES)
    if name == "character":
        return keyed_pile(what, t.draft, keys.CHARACTERS)
    tiles = [room.id for room in t.rs.rooms if room.kind in t.rs.room_kinds and room.copies]
    return keyed_pile(what, tuple(i for i in tiles if i not in t.tile), ROOMS)
