"""Small readers that `given` and `then` share."""

from __future__ import annotations

import re

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.state import keys
from lockdown.state.ruleset import Ruleset

#: Decks that everybody draws from, by the word before `deck` or `discard`.
DECKS = ("event", "attack", "wound", "contamination", "computer", "red", "yellow", "green")
FILLERS = ("is", "are", "has", "have", "the", "a", "an", "with", "and")
_NONE = ("none", "nothing", "empty")


#: Other words for what is said about a character.
ALIASES = {
    "holds": "hands",
    "pack": "inventory",
    "contingencies": "contingency",
    "objective": "objectives",
}
#: What can be said about a character, besides its name and where it is.
SEAT_FLAGS = ("active", "slime", "larva", "signal", "passed", "limped")
SEAT_NUMBERS = ("light", "knowledge", "turns", "number")
SEAT_LISTS = (
    *("hand", "next", "deck", "discard", "inventory", "pack", "hands", "holds", "open", "wounds"),
    *("objective", "objectives", "contingency", "contingencies"),
)
SEAT_HEADS = (*SEAT_FLAGS, *SEAT_NUMBERS, *SEAT_LISTS, "mission", "seen", "in")
_OTHER_HEADS = (*keys.CHARACTERS, "dead", "alive", "launched", "locked")


def seat_clauses(parts: list[list[str]]) -> list[list[str]]:
    """The clauses about a character; `hand rest, search` is one list."""
    found: list[list[str]] = []
    in_list = False
    for part in parts:
        words, _ = bare(part)
        if not words:
            continue
        known = words[0] in SEAT_HEADS or words[0] in _OTHER_HEADS
        # `wounds leg, hand`: a card that is called like a clause.
        alone = len(words) == 1 and words[0] in keys.WOUNDS and in_list
        if in_list and (not known or alone) and words == part:
            found[-1] = [*found[-1], *part]
            continue
        found.append(part)
        in_list = words[0] in SEAT_LISTS or not known
    return found


def clauses(text: str) -> list[list[str]]:
    """The parts of a statement between commas, as words."""
    return [part.split() for part in text.split(",") if part.split()]


def bare(words: list[str]) -> tuple[list[str], bool]:
    """(words without is, has …, whether they are negated)."""
    negated = False
    while words and words[0] in (*FILLERS, "no", "not"):
        negated |= words[0] in ("no", "not")
        words = words[1:]
    return words, negated


def singular(word: str) -> str:
    """`adults`, `larvae`, `carcasses` as one of them."""
    if word in ("larvae", "carcass", "carcasses"):
        return {"larvae": "larva"}.get(word, "carcass")
    return word.removesuffix("s")


def listed(words: list[str]) -> list[str]:
    """The words of a list; `none` is an empty one."""
    words = [word for word in words if word not in ("is", "are", ":", "and")]
    return [] if words in ([w] for w in _NONE) else words


def read_place(words: list[str]) -> int | None:
    """A place outside the rooms, or None."""
    text = " ".join(words)
    if text in ("dead", "launched"):
        return keys.PLACES.index(text)
    if text in ("locked in", "in isolation", "locked in the isolation room"):
        return keys.LOCKED_IN
    if text in ("in bunker", "in the bunker"):
        return keys.BUNKER
    if match := re.match(r"^in container ([ABC])$", text):
        return keys.CONTAINER_A + "ABC".index(match[1])
    return None


def read_stalker(slots: int, words: list[str]) -> tuple[int, int, int]:
    """(kind, slot, wounds or -1) of `adult in 006 wounds 2`."""
    if len(words) not in (3, 5) or words[1] != "in" or (len(words) == 5 and words[3] != "wounds"):
        raise ScenarioError("write 'adult in 006' or 'adult in 006 wounds 2'")
    kind = say.key(singular(words[0]), keys.STALKERS[:5], "Night Stalker")
    if not words[2].isdigit() or not 1 <= int(words[2]) <= slots:
        raise ScenarioError(f"{words[2]!r} is no room; rooms are 001 to {slots:03d}")
    return kind, int(words[2]), say.number(words[4], "wounds") if len(words) == 5 else -1


def read_object(words: list[str]) -> tuple[str, str]:
    """(object, room) of `egg in 004`, `corpse of sentry in 006`."""
    if len(words) >= 2 and words[0] == "corpse" and words[1] == "of":
        words = [f"corpse:{words[2]}" if len(words) > 2 else "corpse", *words[3:]]
    if len(words) != 3 or words[1] != "in":
        raise ScenarioError("write 'egg in 004' or 'corpse of sentry in 004'")
    return words[0] if ":" in words[0] else singular(words[0]), words[2]


def deck_card(rs: Ruleset, name: str, word: str) -> int:
    """A card of one of the common decks."""
    if name == "event":
        return say.key(word, keys.EVENTS, "event card")
    if name == "attack":
        return say.attack(word, rs)
    if name == "wound":
        return say.wound(word)
    if name == "computer":
        return say.key(word, keys.COMPUTERS, "computer card")
    if name == "contamination":
        return (keys.CLEAN, keys.INFECTED)[say.key(word, ("clean", "infected"), "face")]
    card = say.item(word, rs, fresh=False) & 255
    if rs.items[card].deck != keys.COLOURS.index(name):
        raise ScenarioError(f"{word} is no {name} item")
    return card
