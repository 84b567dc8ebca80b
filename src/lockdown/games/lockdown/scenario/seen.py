"""What a seat has legally seen of things that only Lockdown has (LD-SET-34)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import Words

USAGE = (
    *("seen css 10", "seen contingency active", "seen contingency B"),
    "seen contingency pool 1",
)


def css(t: LockdownTable, _seat: int, words: Words) -> tuple[str, object]:
    """`css 10`: the token on that space."""
    space = say.space(words[0], t.rs)
    if space not in t.css_space:
        raise ScenarioError(f"no CSS token lies on space {space}")
    return "seen_css", 1 << t.css_space.index(space)


def contingency(t: LockdownTable, _seat: int, words: Words) -> tuple[str, object]:
    """`contingency active`, `contingency B`, `contingency pool 1`."""
    if words == ["active"]:
        places = [-1]
    elif len(words) == 2 and words[0] == "pool":
        places = [9 + say.number(words[1], "place in the pool")]
    elif len(words) == 1:
        places = [say.seat(words[0], t.n)]
    else:
        raise ScenarioError(f"write {', '.join(map(repr, USAGE))}")
    return "seen_ctg", sum(1 << i for i, place in enumerate(t.ctg_place) if place in places)
