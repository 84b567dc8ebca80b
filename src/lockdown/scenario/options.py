"""Options as scenarios write them: a little shorter than the game's own text, never ambiguous."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from lockdown.kernel.options import ARG_KINDS, VERBS, option_text
from lockdown.scenario.errors import Expected, ScenarioError, near
from lockdown.scenario.words import attack, attack_text, item, key
from lockdown.state import keys
from lockdown.state.facts import ActionCard, Component, ItemCard
from lockdown.state.ruleset import Ruleset

_TAIL = re.compile(r"[#:+~^/]")


def chain(words: list[str]) -> list[list[str]]:
    """`move 012 pay rest search` as the options it is made of, in order."""
    found: list[list[str]] = []
    i = 0
    while i < len(words):
        verb = words[i]
        if verb not in VERBS:
            raise ScenarioError(f"{verb!r} is no verb of an option{near(verb, sorted(VERBS))}")
        i += 1
        option = [verb]
        while i < len(words) and len(option) <= len(VERBS[verb].kinds):
            if len(option) > 1 and words[i] in VERBS:
                break
            option.append(words[i])
            i += 1
        found.append(option)
        while verb in ("pay", "discard") and i < len(words) and words[i] not in VERBS:
            found.append([verb, words[i]])
            i += 1
    return found


@cache
def _names(rs: Ruleset) -> dict[str, tuple[str, ...]]:
    """The names of argument kinds in a game, without those of other games."""
    components: dict[str, tuple[Component, ...]] = {
        "attack": rs.attacks,
        "card": rs.action_cards,
        "character": rs.characters,
        "event": rs.events,
        "item": rs.items,
        "objective": rs.objectives,
        "weakness": rs.weaknesses,
        "wound": rs.wounds,
    }
    found = {kind: tuple(c.key for c in all_ if c.copies) for kind, all_ in components.items()}
    found["card"] += ("contamination", "contamination_clean", "contamination_infected")
    found["wound"] += ("none",)
    found["colour"] = keys.COLOURS
    found["stalker"] = (*keys.STALKERS, "eggs")
    return found


def check_words(words: Sequence[str], rs: Ruleset) -> None:
    """Raise where an option or the beginning of one names something that there is not.

    Without this a misspelt answer would only be an option that nobody offers, and a misspelt
    refusal would hold.
    """
    verb = words[0]
    if verb not in VERBS:
        raise ScenarioError(f"{verb!r} is no verb of an option{near(verb, sorted(VERBS))}")
    kinds, names = VERBS[verb].kinds, _names(rs)
    if len(words) - 1 > len(kinds):
        raise ScenarioError(f"'{verb}' has no place for {words[len(kinds) + 1]!r}")
    for kind, word in zip(kinds, words[1:], strict=False):
        if kind in names:
            key(_TAIL.split(word)[0], names[kind], kind)
        elif kind == "number":
            _part(words, word, rs)
        elif verb in ("room", "do"):
            key(word, [a.key for room in rs.rooms for a in room.actions], "room action")
        elif kind != "word" and not _readable(kind, word):
            raise ScenarioError(f"{word!r} is no {kind}")


def _readable(kind: str, word: str) -> bool:
    try:
        ARG_KINDS[kind].read(word)
    except (KeyError, ValueError, IndexError):
        return False
    return True


def _part(words: Sequence[str], word: str, rs: Ruleset) -> None:
    """A number, or the part of a card or an item by what it does."""
    if word.isdigit():
        return
    cards: tuple[ActionCard | ItemCard, ...] = rs.items if words[0] == "use" else rs.action_cards
    name = _TAIL.split(words[1])[0]
    parts = [p.effect.__name__ for card in cards if card.key == name for p in card.parts]
    key(word, parts, f"part of {name}") if parts else key(word, ("0", "1"), "number")


def same_word(wanted: str, there: str) -> bool:
    """Whether a word of a scenario means a word of the game's text."""
    if wanted == there or (wanted.isdigit() and there.isdigit() and int(wanted) == int(there)):
        return True
    if "-" in wanted and "-" in there:
        rooms = [text.partition("/") for text in (wanted, there)]
        ends = [sorted(word.lstrip("0") for word in room.split("-")) for room, _, _ in rooms]
        if ends[0] == ends[1] and rooms[0][2] == rooms[1][2]:
            return True
    return wanted == _TAIL.split(there)[0]


def matching(
    words: list[str], options: Iterable[tuple[Any, ...]], rs: Ruleset
) -> list[tuple[Any, ...]]:
    """The options that the words can mean: exact ones, else fuller ones, else longer ones."""
    text = " ".join(words)
    options = list(options)
    exact = [o for o in options if part_text(o) == text]
    if exact:
        return exact
    words = _part_number([_translate(word, rs) for word in words], rs)
    full: list[tuple[Any, ...]] = []
    longer: list[tuple[Any, ...]] = []
    for option in options:
        there = part_text(option).split(" ")
        if len(there) >= len(words) and all(map(same_word, words, there)):
            (full if len(there) == len(words) else longer).append(option)
    return full or longer


def _part_number(words: list[str], rs: Ruleset) -> list[str]:
    """`play demolition wreck_door` names the part by what it does."""
    if len(words) < 3 or words[0] not in ("play", "use") or words[2].isdigit():
        return words
    name = _TAIL.split(words[1])[0]
    cards = rs.action_cards if words[0] == "play" else rs.items
    for card in cards:
        for number, part in enumerate(card.parts):
            if card.key == name and part.effect.__name__ == words[2]:
                return [*words[:2], str(number), *words[3:]]
    return words


def part_text(option: tuple[Any, ...]) -> str:
    """The text of an option or of the beginning of one (refusals name only that much)."""
    kinds = VERBS[option[0]].kinds
    values = zip(kinds, option[1:], strict=False)
    return " ".join([option[0], *(ARG_KINDS[kind].write(value) for kind, value in values)])


def _translate(word: str, rs: Ruleset) -> str:
    """Words of scenarios that the game writes otherwise: `cut:3`, `corpse:sentry`."""
    head = word.partition(":")[0]
    if ":" in word and head in keys.ATTACKS:
        value = attack(word, rs)
        return f"{head}/{value & 7}"
    if ":" in word and head == "corpse":
        who = item(word, rs) >> 8 & 15
        return f"corpse:{who}" if who else "corpse"
    return word


def shown(option: tuple[Any, ...], rs: Ruleset) -> str:
    """An option for people: as the game writes it, attack cards with their blood."""
    if option[0] == "attack":
        return f"attack {attack_text(option[1], rs)}"
    return option_text(option)


def one(words: list[str], options: Iterable[tuple[Any, ...]], rs: Ruleset) -> tuple[Any, ...]:
    """The single option meant; raises `Expected`."""
    found = matching(words, options, rs)
    text = " ".join(words)
    if not found:
        raise Expected(f"{text!r} is not on offer")
    if len(found) > 1:
        names = ", ".join(shown(o, rs) for o in found[:12])
        raise Expected(f"{text!r} can mean {names}: say which")
    return found[0]
