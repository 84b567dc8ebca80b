"""Checking who and what is where: figures on the board, and objects that lie about."""

from __future__ import annotations

from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.parts import Words
from lockdown.scenario.reading import read_object, singular
from lockdown.state.keys import STALKERS
from lockdown.state.table import Table

#: What can lie in a room.
THINGS = ("egg", "carcass", "corpse", "object")


def is_thing(word: str) -> bool:
    """`egg`, `objects`, `corpse:sentry`."""
    return singular(word) in THINGS or word.startswith("corpse:")


def figures_text(t: Table) -> str:
    """All figures on the board, for messages."""
    return (
        ", ".join(f"{STALKERS[k]}#{u} in {s:03d} wounds {w}" for u, k, s, w in t.stalkers) or "none"
    )


def things_text(t: Table) -> str:
    """All objects that lie about, for messages."""
    return (
        ", ".join(f"{say.item_text(x & 0xFFFF, t.rs)} in {x >> 16:03d}" for x in t.lying) or "none"
    )


def how_many(t: Table, words: Words) -> None:
    """`2 adults in 006`, `3 larvas`, `1 egg in 012`, `2 objects in 004`, `3 noise markers`."""
    if words[2:3] in (["marker"], ["markers"]):
        words = [*words[:2], *words[3:]]
    if len(words) not in (2, 4) or not words[0].isdigit() or words[2:3] not in ([], ["in"]):
        raise ScenarioError("write '2 adults in 006', '3 larvas' or '1 egg in 012'")
    what = singular(words[1])
    if is_thing(words[1]):
        found = [x >> 16 for x in t.lying if what == "object" or _is(t, what, x & 0xFFFF)]
        there = things_text(t)
    elif what in (*STALKERS[:5], "stalker"):
        found = [f[2] for f in t.stalkers if what in (STALKERS[f[1]], "stalker")]
        there = figures_text(t)
    elif what in ("noise", "fire", "malfunction") and not words[2:]:
        count = {"noise": t.noise, "fire": t.fire, "malfunction": t.broken}[what].bit_count()
        if count != int(words[0]):
            raise Expected(f"there should be {words[0]} {what} markers; there are {count}")
        return
    else:
        raise ScenarioError(f"{words[1]!r} cannot be counted; write '2 adults in 006'")
    if words[2:]:
        slot = say.room(words[3], t.rs.board)
        found = [where for where in found if where == slot]
    if len(found) != int(words[0]):
        raise Expected(f"{' '.join(words)}: there are {there}")


def _is(t: Table, word: str, item: int) -> bool:
    return say.item_matches(word, item, t.rs)


def stalker(t: Table, words: Words, negated: bool) -> None:
    """`adult in 006 wounds 2`, `no stalkers`."""
    if words and words[0] == "no":
        negated, words = True, words[1:]
    kind = singular(words[0])
    found = [f for f in t.stalkers if kind == "stalker" or STALKERS[f[1]] == kind]
    if len(words) >= 3 and words[1] == "in":
        slot = say.room(words[2], t.rs.board)
        found = [f for f in found if f[2] == slot]
        if len(words) == 5 and words[3] == "wounds":
            found = [f for f in found if f[3] == say.number(words[4], "wounds")]
        elif len(words) != 3:
            raise ScenarioError("write 'adult in 006' or 'adult in 006 wounds 2'")
    elif len(words) != 1 or not negated:
        raise ScenarioError("write 'adult in 006', 'no adult in 006', 'no stalkers'")
    compare.there(" ".join(words), bool(found), negated, figures_text(t))


def thing(t: Table, words: Words, negated: bool) -> None:
    """`egg in 004`, `no objects in 004`."""
    if words and words[0] == "no":
        negated, words = True, words[1:]
    if singular(words[0]) == "object":
        slots = [say.room(w, t.rs.board) for w in words[1:] if w != "in"]
        found = [x for x in t.lying if not slots or x >> 16 in slots]
    else:
        name, where = read_object(words)
        slot = say.room(where, t.rs.board)
        found = [x for x in t.lying if x >> 16 == slot and _is(t, name, x & 0xFFFF)]
    compare.there(" ".join(words), bool(found), negated, things_text(t))
