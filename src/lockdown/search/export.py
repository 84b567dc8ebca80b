"""The index as plain data, for pages without a server: the documentation asks it with `ask.js`.

What a root counts in a rule is what SQLite says (`Index.counts`); the little that is left, to
understand a question and to add up, is the same there as in `index`.
"""

from __future__ import annotations

from typing import Any

from lockdown.search import index as ranking
from lockdown.search.index import MODES, index

FINE = 100
"""Counts are whole numbers, so many to one."""


def export(language: str) -> dict[str, Any]:
    """Everything that answering needs, in few words."""
    known = index(language)
    roots = sorted(
        known.vocabulary.roots | {part for parts in known.parts.values() for part in parts}
    )
    place = {root: number for number, root in enumerate(roots)}
    fillers = sorted(known.words.stop)
    mute = {word: number for number, word in enumerate(fillers)}
    counts = []
    for root in roots:
        line: list[int] = []
        for number, count in known.counts(root).items():
            line += (number, round(count * FINE))
        counts.append(line)
    return {
        "rules": [
            [rule.id, read.title, int(rule.is_reference)]
            for rule, read in zip(known.rules, known.read, strict=True)
        ],
        "modes": MODES,
        "roots": roots,
        "counts": counts,
        "forms": {
            form: [place[root] for root in sorted(its)]
            for form, its in sorted(known.vocabulary.forms.items())
        },
        "stop": fillers,
        "says": [
            [list(say.said), [[place[root] for root in meant] for meant in say.meant]]
            for say in known.words.says
            if all(root in place for meant in say.meant for root in meant)
        ],
        "parts": {
            str(place[root]): [place[part] for part in parts]
            for root, parts in known.parts.items()
            if root in place
        },
        "phrases": [
            [
                phrase.number,
                sorted(place[root] for root in phrase.roots if root in place),
                sorted(mute[word] for word in phrase.fillers),
            ]
            for phrase in known.phrases
            if phrase.roots
        ],
        "weights": {
            name.lower(): getattr(ranking, name)
            for name in (
                "ELSEWHERE", "GOOD", "OTHER_MODE", "OWN_MODE", "REFERENCE", "SAID", "PARTS",
                "ALIKE", "FILLER", "ALL_WORDS",
            )
        }
        | {"fine": FINE},
    }  # fmt: skip
