"""Reading and writing the words of a scenario: rooms, corridors, cards, items, tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from lockdown.kernel.options import ARG_KINDS
from lockdown.rules import items
from lockdown.rules import verbs as game_words
from lockdown.scenario.errors import ScenarioError, near
from lockdown.state import keys
from lockdown.state.boards import ANOTHER, Board
from lockdown.state.ruleset import Ruleset

SEATS = "ABCDE"


class _Component(Protocol):
    """A card, tile or token."""

    @property
    def key(self) -> str: ...
    @property
    def copies(self) -> int: ...


CONTAMINATION = {
    "infected": keys.INFECTED,
    "clean": keys.CLEAN,
    "scanned_infected": keys.KNOWN_INFECTED,
    "scanned_clean": keys.KNOWN_CLEAN,
    "contamination_infected": keys.KNOWN_INFECTED,
    "contamination_clean": keys.KNOWN_CLEAN,
}
_CONTAMINATION_NAMES = {
    keys.INFECTED: "infected",
    keys.CLEAN: "clean",
    keys.KNOWN_INFECTED: "scanned_infected",
    keys.KNOWN_CLEAN: "scanned_clean",
    keys.CONTAMINATION: "contamination",
}


def key(word: str, names: Sequence[str], what: str) -> int:
    """The index of a key; an error names what is near it."""
    if word in names:
        return names.index(word)
    raise ScenarioError(f"{word!r} is no {what}{near(word, names)}")


def component(word: str, names: Sequence[str], components: Sequence[_Component], what: str) -> int:
    """The number of a component that this game has; keys of other games name nothing in it."""
    index = names.index(word) if word in names else len(components)
    if index < len(components) and components[index].copies:
        return index
    there = [c.key for c in components if c.copies]
    raise ScenarioError(f"{word!r} is no {what}{near(word, there)}")


def number(word: str, what: str) -> int:
    """A whole number."""
    if not word.isdigit():
        raise ScenarioError(f"{what} is a number, not {word!r}")
    return int(word)


def space(word: str, rs: Ruleset) -> int:
    """A space of the time track: its printed number, or `S` for the last one."""
    if word == "S":
        return 0
    last = rs.time_start
    if not word.isdigit() or int(word) > last:
        raise ScenarioError(
            f"{word!r} is no space; the time track has the spaces {last} to 1, and S"
        )
    return int(word)


def bag_token(word: str, rs: Ruleset) -> int:
    """A token of the bag."""
    return component(word, keys.STALKER_TOKENS, rs.stalker_tokens, "token of the bag")


def seat(word: str, players: int) -> int:
    """A seat letter of this table."""
    if len(word) != 1 or word not in SEATS[:players]:
        raise ScenarioError(f"{word!r} is no seat of this table; there are {SEATS[:players]}")
    return SEATS.index(word)


def room(word: str, board: Board) -> int:
    """A room slot: its printed number."""
    if word.isdigit() and 1 <= int(word) <= board.slots:
        return int(word)
    if word in keys.ROOMS[1:]:
        printed = [f"{s:03d}" for s in range(1, board.slots + 1) if board.printed[s] == word]
        hint = f"say which of {', '.join(printed)}" if printed else f"write 'room 009 is {word}'"
        where = "in several places" if printed else "nowhere in this complex"
        raise ScenarioError(f"{word} lies {where}: {hint}")
    raise ScenarioError(f"{word!r} is no room; rooms are 001 to {board.slots:03d}")


def corridor(word: str, board: Board) -> int:
    """A corridor by its rooms (`004-006`, the second one `005-008/2`) or `tech`.

    Where there are two networks of technical corridors: `tech-red`, `tech-blue` (NM-ALT-02);
    outside `zone-1` (LD-SRF-12).
    """
    spaces = {ARG_KINDS["corridor"].write(code): i for i, code in enumerate(board.code)}
    if word in spaces:
        return spaces[word]
    if word.startswith(("tech", "zone")):
        there = ", ".join(list(spaces)[board.tech :])
        raise ScenarioError(f"there are no technical corridors {word!r}; there are {there}")
    rooms, _, again = word.partition("/")
    low, dash, high = rooms.partition("-")
    if dash and low.isdigit() and high.isdigit() and (again.isdigit() or not again):
        code = min(int(low), int(high)) * 1000 + max(int(low), int(high))
        code += (int(again or 1) - 1) * ANOTHER
        if code and code in board.by_code:
            return board.by_code[code]
        if 1 <= int(low) <= board.slots:
            there = ", ".join(board.corridors[c].text for _, c in board.ways[int(low)])
            raise ScenarioError(f"there is no corridor {word}; at {int(low):03d} are {there}")
    raise ScenarioError(f"{word!r} is no corridor; write 004-006, or tech")


def corridor_text(index: int, board: Board) -> str:
    """`004-006` or `tech`."""
    return ARG_KINDS["corridor"].write(board.code[index])


def card(word: str) -> int:
    """A card of a hand or action deck."""
    if word in CONTAMINATION:
        return CONTAMINATION[word]
    return key(word, keys.ACTIONS, "action card (or infected, clean, scanned_infected …)")


def card_text(value: int) -> str:
    """The word for a card, with the true face of contamination cards."""
    return _CONTAMINATION_NAMES.get(value) or keys.ACTIONS[value]


def item(word: str, rs: Ruleset, *, fresh: bool = True) -> int:
    """An item: `smg`, `smg:3`, `smg:3+`, `smg~1`, `assault_rifle:6^`, `corpse:sentry`.

    Without a number it has what it starts with (`fresh`).
    """
    name = re.split(r"[:~+^]", word)[0]
    kind = component(name, keys.ITEMS, rs.items, "item")
    if kind == keys.CORPSE and ":" in word:
        who = word.partition(":")[2]
        if who == "blue":
            return keys.BLUE_CORPSE
        return kind | (int(who) if who.isdigit() else key(who, keys.CHARACTERS, "character")) << 8
    try:
        value = game_words._read_item(word)
    except (ValueError, KeyError):
        raise ScenarioError(f"{word!r} is no item; write smg, smg:3, smg:3+ or smg~1") from None
    facts = rs.items[kind]
    limit = (facts.ammo[1] or facts.uses[1]) + sum(
        more for bit, more in items.ATTACHMENTS.values() if value & bit
    )
    if (value >> 8 & 15) > limit and kind != keys.CORPSE:
        raise ScenarioError(f"{name} holds at most {limit}")
    if fresh and ":" not in word and kind != keys.CORPSE:
        value |= (facts.ammo[0] or facts.uses[0]) << 8
    return value


def item_text(value: int, rs: Ruleset) -> str:
    """`smg:3+`: always with the number where the item can hold any."""
    facts = rs.items[value & 255]
    if value == keys.BLUE_CORPSE:
        return "corpse:blue"
    if value & 255 == keys.CORPSE:
        return f"corpse:{keys.CHARACTERS[value >> 8 & 15]}"
    text = facts.key
    if value >> 15 & 1:
        return f"{text}:any"
    if facts.ammo[1] or facts.uses[1]:
        text += f":{value >> 8 & 15}"
    if value >> 16 & 1:
        text += "^"
    if value >> 12 & 1:
        text += "+"
    if value >> 13 & 3:
        text += f"~{value >> 13 & 3}"
    return text


def item_matches(word: str, value: int, rs: Ruleset) -> bool:
    """Whether a word means an item on the table; what the word leaves out may be anything."""
    wanted = item(word, rs, fresh=False)
    if wanted & 255 != value & 255:
        return False
    if ":" in word and wanted >> 8 & 15 != value >> 8 & 15:
        return False
    if "+" in word and not value >> 12 & 1:
        return False
    if "^" in word and not value >> 16 & 1:
        return False
    return not ("~" in word and wanted >> 13 & 7 != value >> 13 & 7)


def attack(word: str, rs: Ruleset) -> int:
    """An attack card by its blood: `cut:3`, `cut:retreat`; just `cut` is its first card."""
    name, colon, blood = word.partition(":")
    kind = component(name, keys.ATTACKS, rs.attacks, "attack card")
    there = rs.attacks[kind].blood
    if not colon:
        return kind << 3
    value = 0 if blood in ("retreat", "arrow") else number(blood, "blood")
    if value not in there:
        names = ", ".join(str(b) if b else "retreat" for b in there)
        raise ScenarioError(f"{name} has no card with blood {blood}; there are {names}")
    return kind << 3 | there.index(value)


def attack_matches(word: str, value: int, rs: Ruleset) -> bool:
    """Whether a word means an attack card; `cut` alone means any of them."""
    wanted = attack(word, rs)
    if wanted >> 3 != value >> 3:
        return False
    return ":" not in word or attack_text(wanted, rs) == attack_text(value, rs)


def attack_text(value: int, rs: Ruleset) -> str:
    """`cut:3`."""
    blood = rs.attacks[value >> 3].blood[value & 7]
    return f"{keys.ATTACKS[value >> 3]}:{blood or 'retreat'}"


def wound(word: str) -> int:
    """A serious wound: `leg`, `leg/dressed`, `leg/numbed` (ignored this round)."""
    name, _, state = word.partition("/")
    value = key(name, keys.WOUNDS, "serious wound")
    marks = {"": 0, "dressed": 16, "numbed": 32}
    if state not in marks:
        raise ScenarioError(f"a wound is dressed or numbed, not {state!r}")
    return value | marks[state]


def wound_text(value: int) -> str:
    """`leg/dressed`."""
    mark = "/dressed" if value & 16 else "/numbed" if value & 32 else ""
    return keys.WOUNDS[value & 15] + mark
