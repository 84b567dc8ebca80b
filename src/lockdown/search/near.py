"""Words that are nearly right: other forms, slips of the finger, half-typed words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

PREFIX = 4
"""Letters that a half-typed word has at least."""
SURE, OTHER_FORM, ONE_SLIP, TWO_SLIPS, BEGUN = 1.0, 0.9, 0.8, 0.6, 0.6


class Vocabulary:
    """All words of the index without accents, and the roots that they stand for."""

    def __init__(self, forms: Mapping[str, set[str]]) -> None:
        self.forms = {form: frozenset(roots) for form, roots in forms.items()}
        self.roots = frozenset(root for roots in forms.values() for root in roots)
        self._by_length: dict[int, list[str]] = defaultdict(list)
        for form in self.forms:
            self._by_length[len(form)].append(form)

    def near(self, word: str, root: str) -> dict[str, float]:
        """Roots that a word may stand for, and how surely; nothing if it is like no known word."""
        found: dict[str, float] = {}
        if word in self.forms:
            found = dict.fromkeys(self.forms[word], SURE)
        elif root in self.roots:
            found = {root: OTHER_FORM}
        if found or len(word) < PREFIX:
            return found
        allowed = 1 if len(word) <= 6 else 2
        for length in range(len(word) - allowed, len(word) + allowed + 1):
            for form in self._by_length.get(length, ()):
                slips = distance(word, form, allowed)
                if slips <= allowed:
                    weight = ONE_SLIP if slips == 1 else TWO_SLIPS
                    for one in self.forms[form]:
                        found[one] = max(weight, found.get(one, 0.0))
        if found:
            best = max(found.values())
            return {one: weight for one, weight in found.items() if weight == best}
        for form, roots in self.forms.items():
            if form.startswith(word) or (len(form) >= PREFIX + 1 and word.startswith(form)):
                found |= dict.fromkeys(roots, BEGUN)
        return found


def distance(one: str, other: str, most: int) -> int:
    """Letters to change, add, leave out or swap to get from one to the other, or `most` + 1."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]
