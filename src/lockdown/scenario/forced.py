"""Forced dice, draws and shuffles: read into the script of the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import parts_of
from lockdown.scenario.piles import decks_of
from lockdown.scenario.text import Statement
from lockdown.state import keys
from lockdown.state.table import Table

#: The words with which a line that forces results begins.
FORCED = ("dice", "die", "bag", "token", "shuffle", "force")

_DICE = {"noise": keys.NOISE_FACES, "combat": keys.COMBAT_FACES, "advantage": keys.COMBAT_FACES}


def read_forced(t: Table, statement: Statement) -> list[tuple[str, Any]]:
    """The script entries of one line."""
    try:
        return _read(t, [word.rstrip(",") for word in statement.words])
    except ScenarioError as error:
        raise ScenarioError(error.message, statement.line) from None


def forced_text(what: str, value: Any) -> str:
    """A forced result as a scenario writes it."""
    if what in _DICE:
        return f"dice {what} {_DICE[what][value]}"
    if what in ("bag", "token"):
        return f"{what} {keys.STALKER_TOKENS[value]}"
    return f"{what} {value}"


def _read(t: Table, words: list[str]) -> list[tuple[str, Any]]:
    head, rest = words[0], words[1:]
    if head in ("dice", "die"):
        if len(rest) < 2 or rest[0] not in _DICE:
            raise ScenarioError(f"write 'dice noise 3'; the dice are {', '.join(_DICE)}")
        faces = _DICE[rest[0]]
        return [(rest[0], say.key(w, faces, f"face of the {rest[0]} die")) for w in rest[1:]]
    if not rest:
        raise ScenarioError(f"{head} what?")
    if head in ("bag", "token"):
        return [(head, say.bag_token(word, t.rs)) for word in rest]
    if head == "shuffle":
        return [_shuffle(t, rest)]
    return [(rest[0], _any(t, word)) for word in rest[1:]]


def _shuffle(t: Table, words: list[str]) -> tuple[str, Any]:
    """`shuffle event lurking nest`, `shuffle deck A rest search`: the top cards, top first."""
    name, cards = words[0], words[1:]
    if name == "deck" and cards:
        say.seat(cards[0], t.n)
        return f"shuffle deck {cards[0]}", tuple(say.card(word) for word in cards[1:])
    decks = decks_of(t.rs.game)
    if name not in decks:
        raise ScenarioError(f"write 'shuffle NAME CARDS'; there are deck A, {', '.join(decks)}")
    return f"shuffle {name}", tuple(decks[name].read(word, t.rs) for word in cards)


def _any(t: Table, word: str) -> Any:
    if word.isdigit():
        return int(word)
    if len(word) == 1 and word in say.SEATS[: t.n]:
        return say.SEATS.index(word)
    for names in (keys.ITEMS, keys.ACTIONS, keys.EVENTS, keys.ROOMS, *parts_of(t.rs.game).keys):
        if word in names:
            return names.index(word)
    return word


def fill_bag(t: Table) -> None:
    """A bag that the scenario does not describe holds the tokens that will be drawn from it.

    One that is missing takes the place of another of its kind.
    """
    wanted = Counter(token for what, token in t.script if what == "bag")
    bag, outside = list(t.bag), list(t.outside)
    for token, count in wanted.items():
        while bag[token] < count and outside[token]:
            kind = t.rs.stalker_tokens[token].kind
            for other, facts in enumerate(t.rs.stalker_tokens):
                if facts.kind == kind and bag[other] > wanted[other] and other != token:
                    bag[other] -= 1
                    outside[other] += 1
                    break
            bag[token] += 1
            outside[token] -= 1
    t.bag, t.outside = tuple(bag), tuple(outside)
