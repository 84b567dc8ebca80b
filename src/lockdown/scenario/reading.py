"""Small readers that `given` and `then` share."""

from __future__ import annotations

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import ScenarioParts, Words
from lockdown.state import keys
from lockdown.state.ruleset import Ruleset

FILLERS = ("is", "are", "has", "have", "the", "a", "an", "with", "and")
_NONE = ("none", "nothing", "empty")


#: Other words for what is said about a character.
ALIASES = {
    "holds": "hands",
    "pack": "inventory",
    "objective": "objectives",
    "missions": "mission",
}
#: What can be said about a character in both games, besides its name and where it is.
SEAT_FLAGS = ("slime", "larva", "signal", "passed", "limped")
SEAT_NUMBERS = ("light", "turns", "number")
SEAT_LISTS = (
    *("hand", "next", "deck", "discard", "inventory", "hands", "open", "wounds", "objectives"),
)
MISSION_STATES = ("active", "inactive", "gone")
_OTHER_HEADS = (*keys.CHARACTERS, "dead", "alive")


def seat_head(word: str, own: ScenarioParts) -> str:
    """The word for a clause about a character that the readers know."""
    return ALIASES.get(word) or own.aliases.get(word, word)


def seat_heads(own: ScenarioParts) -> tuple[str, ...]:
    """All words with which a clause about a character can begin, for messages."""
    return (
        *(*keys.CHARACTERS, "in", "dead", *own.place_words),
        *(*SEAT_FLAGS, *own.flags, *SEAT_NUMBERS, *own.numbers, *SEAT_LISTS, *own.lists),
        *own.states,
        *("mission", "seen"),
    )


def is_list(head: str, own: ScenarioParts) -> bool:
    """Whether a clause that begins so goes on with names."""
    return head in SEAT_LISTS or head in own.lists


def is_stated_once(head: str, own: ScenarioParts) -> bool:
    """Whether a clause can be given only once."""
    return (
        is_list(head, own)
        or head in (*SEAT_FLAGS, *SEAT_NUMBERS, "mission")
        or head in (*own.flags, *own.numbers, *own.states)
    )


def seat_clauses(found: list[Words], own: ScenarioParts) -> list[Words]:
    """The clauses about a character; `hand rest, search` is one list."""
    whole: list[Words] = []
    in_list = in_missions = False
    for part in found:
        words, _ = bare(part)
        if not words:
            continue
        head = seat_head(words[0], own)
        known = is_stated_once(head, own) or head in ("seen", "in")
        known = known or head in _OTHER_HEADS or head in own.place_words
        # `wounds leg, hand`: a card that is called like a clause.
        alone = len(words) == 1 and words[0] in keys.WOUNDS and in_list
        if in_list and (not known or alone) and words == part:
            whole[-1] = [*whole[-1], *part]
            continue
        # `mission armor active, autoloader gone`: one clause for all mission items.
        if in_missions and len(words) == 2 and words[1] in MISSION_STATES:
            whole[-1] = [*whole[-1], *words]
            continue
        whole.append(part)
        in_list = is_list(head, own) or not known
        in_missions = head == "mission"
    return whole


def clauses(text: str) -> list[Words]:
    """The parts of a statement between commas, as words."""
    return [part.split() for part in text.split(",") if part.split()]


def flat(found: list[Words], *drop: str) -> Words:
    """All words of a statement without those that say nothing."""
    drop = (*drop, "is", "are", "at", "on", "the", "of")
    return [word for part in found for word in part if word not in drop]


def bare(words: Words) -> tuple[Words, bool]:
    """(words without is, has …, whether they are negated)."""
    negated = False
    while words and words[0] in (*FILLERS, "no", "not"):
        negated |= words[0] in ("no", "not")
        words = words[1:]
    return words, negated


def one_word(found: list[Words], what: str) -> str:
    """The only word of a statement that says something; `what` shows how it is written."""
    rest = [w for part in found for w in part if w not in (*FILLERS, "at", "in", "on", "space")]
    if len(rest) != 1:
        raise ScenarioError(f"write '{what}'")
    return rest[0]


def either(found: list[Words], first: str, second: str, what: str) -> bool:
    """Whether the statement says the first of two words."""
    word = one_word(found, f"{what} {first}")
    if word not in (first, second):
        raise ScenarioError(f"{what} is {first} or {second}")
    return word == first


def singular(word: str) -> str:
    """`adults`, `larvae`, `carcasses` as one of them."""
    if word in ("larvae", "carcass", "carcasses"):
        return {"larvae": "larva"}.get(word, "carcass")
    return word.removesuffix("s")


def read_missions(words: Words, rs: Ruleset) -> dict[int, str]:
    """`active`, or by item `armor active autoloader gone`: item (-1 for all) -> its state."""
    found: dict[int, str] = {}
    waiting: list[int] = []
    for word in words:
        if word in FILLERS:
            continue
        if word not in MISSION_STATES:
            waiting.append(say.item(word, rs) & 255)
            if rs.items[waiting[-1]].group != "mission":
                raise ScenarioError(f"{word} is no mission item")
            continue
        if found and not waiting:
            raise ScenarioError("write 'mission active', or 'mission armor active, …' by item")
        for item in waiting or (-1,):
            found[item] = word
        waiting = []
    if waiting or not found:
        raise ScenarioError("mission is active, inactive or gone")
    return found


def listed(words: Words) -> Words:
    """The words of a list; `none` is an empty one."""
    words = [word for word in words if word not in ("is", "are", ":", "and")]
    return [] if words in ([w] for w in _NONE) else words


def read_place(words: Words, own: ScenarioParts) -> int | None:
    """A place outside the rooms, or None."""
    return keys.DEAD if words == ["dead"] else own.place(" ".join(words))


def read_stalker(slots: int, words: Words) -> tuple[int, int, int]:
    """(kind, slot, wounds or -1) of `adult in 006 wounds 2`."""
    if len(words) not in (3, 5) or words[1] != "in" or (len(words) == 5 and words[3] != "wounds"):
        raise ScenarioError("write 'adult in 006' or 'adult in 006 wounds 2'")
    kind = say.key(singular(words[0]), keys.STALKERS[:5], "figure")
    if not words[2].isdigit() or not 1 <= int(words[2]) <= slots:
        raise ScenarioError(f"{words[2]!r} is no room; rooms are 001 to {slots:03d}")
    return kind, int(words[2]), say.number(words[4], "wounds") if len(words) == 5 else -1


def read_object(words: Words) -> tuple[str, str]:
    """(object, room) of `egg in 004`, `corpse of sentry in 006`."""
    if len(words) >= 2 and words[0] == "corpse" and words[1] == "of":
        words = [f"corpse:{words[2]}" if len(words) > 2 else "corpse", *words[3:]]
    if len(words) != 3 or words[1] != "in":
        raise ScenarioError("write 'egg in 004' or 'corpse of sentry in 004'")
    return words[0] if ":" in words[0] else singular(words[0]), words[2]
