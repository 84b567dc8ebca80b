"""Comparing what is there with what a scenario says: numbers, flags, lists of cards and things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lockdown.scenario.errors import Expected, ScenarioError

_EQUALS = ("is", "are", ":")
_HAS = ("has", "have", "contains", "includes")
_EMPTY = ("none", "empty", "nothing")
#: What a pile is counted in: `has 3 cards`, `has at least 1 token`.
_COUNTED = ("card", "item", "token", "thing", "object", "objective", "wound", "tile", "character")


def flag(what: str, there: bool, wanted: bool) -> None:
    """There or not there."""
    if there != wanted:
        raise Expected(f"{what} should be {_yes(wanted)}; it is {_yes(there)}")


def _yes(value: bool) -> str:
    return "so" if value else "not so"


def there(what: str, found: bool, negated: bool, shown: str) -> None:
    """Something on the board, or its absence; `shown` is what is there instead."""
    if found == negated:
        raise Expected(f"{'no ' * negated}{what}: there are {shown}")


def number(what: str, there: int, words: Sequence[str]) -> None:
    """`3`, `at least 3`, `at most 3`, `not 3`."""
    words = [word for word in words if word not in (*_EQUALS, *_HAS, "with", "level")]
    how = ""
    if words[:1] == ["at"]:
        words = words[1:]
    if words[:1] in (["least"], ["most"]):
        how, words = words[0], words[1:]
    elif words[:1] == ["not"]:
        how, words = "not", words[1:]
    if len(words) != 1 or not words[0].isdigit() or how not in ("", "least", "most", "not"):
        raise ScenarioError(f"{what} is compared with a number: '{what} 3', '{what} at least 3'")
    wanted = int(words[0])
    good = {
        "": there == wanted,
        "not": there != wanted,
        "least": there >= wanted,
        "most": there <= wanted,
    }[how]
    if not good:
        should = f"{'at ' if how in ('least', 'most') else ''}{how} {wanted}".strip()
        raise Expected(f"{what} should be {should}; it is {there}")


def space(what: str, there: int, words: Sequence[str]) -> None:
    """A space of the time track, compared as a number; its last one is `S`."""
    number(what, there, ["0" if word == "S" else word for word in words])


def word(what: str, there: str, words: Sequence[str]) -> None:
    """One word, or `not` that word."""
    rest = [w for w in words if w not in (*_EQUALS, "the")]
    wrong = rest[:1] == ["not"]
    rest = rest[1:] if wrong else rest
    if len(rest) != 1:
        raise ScenarioError(f"{what} is one word: '{what} {there}'")
    if (there == rest[0]) == wrong:
        raise Expected(f"{what} should {'not ' * wrong}be {rest[0]}; it is {there}")


class Pile:
    """A list of cards or things, top first, with the words that name them."""

    def __init__(
        self,
        what: str,
        values: Sequence[int],
        text: Callable[[int], str],
        matches: Callable[[str, int], bool],
        *,
        ordered: bool = False,
    ) -> None:
        self.what = what
        self.values = list(values)
        self.text = text
        self.matches = matches
        self.ordered = ordered

    def __str__(self) -> str:
        names = list(map(self.text, self.values))
        if len(names) > 24:
            return f"{' '.join(names[:12])} … {' '.join(names[-8:])} ({len(names)} cards)"
        return " ".join(names) or "none"

    def check(self, words: Sequence[str]) -> None:
        """`is rest search`, `has rest`, `has no rest`, `none`, `has 3 cards`, `bottom rest`."""
        rest = [w for w in words if w not in _EQUALS]
        contains = False
        while rest and rest[0] in _HAS:
            contains, rest = True, rest[1:]
        if rest in ([word] for word in _EMPTY) or (contains and rest == ["no", "cards"]):
            rest = ["0", "cards"]
        if rest in (["not", word] for word in _EMPTY):
            rest = ["at", "least", "1", "cards"]
        if len(rest) > 1 and rest[-2].isdigit() and rest[-1].removesuffix("s") in _COUNTED:
            try:
                number(self.what, len(self.values), rest[:-1])
            except Expected:
                raise self._wrong(" ".join(rest)) from None
            return
        if rest and rest[0] in ("no", "not"):
            self._lacks(rest[1:])
        elif contains:
            self._contains(rest)
        elif rest and rest[0] == "bottom":
            there = self.values[max(0, len(self.values) - len(rest) + 1) :]
            self._run(rest[1:], there, "at the bottom ")
        elif rest and rest[0] == "next":
            self._run(rest[1:], self.values[: len(rest) - 1], "on top ")
        elif rest and rest[0] == "only":
            self._equals(rest[1:])
        elif not rest:
            raise ScenarioError(f"{self.what} what? '{self.what} is …', '{self.what} has …'")
        elif self.ordered:
            self._run(rest, self.values[: len(rest)], "on top ")
        else:
            self._equals(rest)

    def _wrong(self, should: str) -> Expected:
        return Expected(f"{self.what} should be {should}; there is {self}")

    def _run(self, names: list[str], there: list[int], where: str) -> None:
        self._known(names)
        if len(there) != len(names) or not all(map(self.matches, names, there)):
            raise self._wrong(where + " ".join(names))

    def _equals(self, names: list[str]) -> None:
        if len(names) != len(self.values) or self._left_over(names):
            raise self._wrong(" ".join(names) or "none")

    def _contains(self, names: list[str]) -> None:
        if self._left_over(names):
            raise Expected(f"{self.what} should have {' '.join(names)}; there is {self}")

    def _lacks(self, names: list[str]) -> None:
        self._known(names)
        for name in names:
            if any(self.matches(name, value) for value in self.values):
                raise Expected(f"{self.what} should not have {name}; there is {self}")

    def _known(self, names: list[str]) -> None:
        """Reading a word raises if it names nothing."""
        for name in names:
            self.matches(name, 0)

    def _left_over(self, names: list[str]) -> list[str]:
        """The names without a value of their own; those that fit few values choose first."""
        self._known(names)
        values = list(self.values)
        missing = []
        by_choice = sorted(names, key=lambda n: sum(self.matches(n, v) for v in values))
        for name in by_choice:
            found = next((v for v in values if self.matches(name, v)), None)
            if found is None:
                missing.append(name)
            else:
                values.remove(found)
        return missing
