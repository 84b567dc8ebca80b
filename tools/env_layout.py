"""Give what the rules declare its place in the environment's layout, and write its page.

python tools/env_layout.py          # append what is new to the layout, write docs/env-layout.md
python tools/env_layout.py --check  # fail if something has no place, or the page does not fit

Nothing is ever moved: a new verb, kind of decision or component takes the next spare place.
"""

from __future__ import annotations

import json
import os
import re
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

from lockdown.env.codec import Codec, codec_named
from lockdown.env.declared import DECISION_KINDS, VERBS, known_in
from lockdown.env.layout import ALL

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.env_meanings import ARGUMENTS, NOT_WRITTEN, VERBS_OTHERWISE, meaning

TOP = Path(__file__).parent.parent
PAGE = TOP / "docs" / "env-layout.md"
FILES = TOP / "src" / "lockdown" / "env" / "layouts"
TITLES = {
    "lockdown/2": "Lockdown",
    "nemesis/1": "Nemesis, the original game",
    "lockdown-all/1": "Lockdown, every table",
    "nemesis-all/1": "Nemesis, every table",
}

INTRODUCTION = (
    "A layout says which place of an observation and which number of an action means what. Each "
    "game has two: one for its usual tables, and a larger one (`-all`) with room for every table: "
    "other sides of the board, guests, other enemies, open hands, other roles. The set-up chooses: "
    "a table has the first of them that can show all of it. A layout is frozen: what the rules add "
    "later takes spare places at the end of its list and renumbers nothing. A policy names the "
    "layout it was trained for and is refused by any other, also by that of the other game."
)
SIZES = (
    "Layout `{layout}`: an observation has {numbers:,} numbers, the action space {actions:,}, of "
    "which {used:,} have a meaning; the rest is for verbs to come."
)
BYTES = (
    "In the self-play runner a number is a byte; PettingZoo and Gymnasium scale it with "
    "`Codec.to_floats`. Seats count from the one that decides, in observations and in "
    "actions: 0 is oneself, 1 the next to the left. `{list}` stands for the places of a list, in "
    "the order printed under Places. What is wider than one number and named without a list is in "
    "the order of the sentence."
)
SPARE = (
    "Columns that are left out are spare and 0. A place that was spare can get a meaning later; "
    "what has one keeps it."
)
NUMBERS = (
    "The number of an action is where its verb begins, plus the place of its argument; with two "
    "arguments the place of the first times the size of the second, plus that of the second."
)


def page() -> str:
    """The page, whole."""
    lines = [
        "# Layouts of the learning environment",
        "",
        "Written by `tools/env_layout.py`; do not edit.",
        "",
        INTRODUCTION,
        "",
        BYTES,
        "",
        SPARE,
        "",
        NOT_WRITTEN,
        "",
        NUMBERS,
    ]
    for name in ALL:
        lines += ["", *section(name)]
    return "\n".join(lines) + "\n"


def section(name: str) -> list[str]:
    """One layout."""
    codec = codec_named(name)
    title = codec.layout.game if not codec.wide else f"{codec.layout.game}, every table"
    numbering = codec.numbering
    sizes = SIZES.format(
        layout=codec.layout.name,
        numbers=codec.observation_size,
        actions=codec.action_size,
        used=numbering.used,
    )
    scale = codec.parts.scale()
    lines = [f"## {TITLES[name]}", "", sizes, "", f"### Observation of {title}", ""]
    for part in codec.parts.values():
        size = f"{part.rows} × {part.columns}" if part.rows > 1 else f"{part.columns}"
        lines += [
            f"#### {part.name}",
            "",
            f"{part.doc} From {part.start:,}, {size} numbers.",
            "",
            "| column | from | numbers | times | meaning |",
            "|---|---|---|---|---|",
        ]
        lines += [
            f"| {column} | {start} | {width} | {scale_of(scale[part.start + start])} | {says} |"
            for column, (start, width) in part.names.items()
            if (says := said(codec, part.name, column))
        ]
        lines.append("")
    lines += [
        f"### Actions of {title}",
        "",
        "| verb | arguments | from | numbers |",
        "|---|---|---|---|",
    ]
    blocks = numbering.blocks()
    for verb, kinds in codec.layout.verbs:
        start, width = blocks[verb]
        lines.append(f"| `{verb}` | {', '.join(kinds) or 'none'} | {start} | {width} |")
    kinds_there = sorted({kind for _, kinds in codec.layout.verbs for kind in kinds})
    lines += ["", "The values of an argument stand in this order:", ""]
    lines += [f"- {kind}: {set_apart(ARGUMENTS[kind])}" for kind in kinds_there]
    lines += [
        f"- verb `{verb}`: {set_apart(VERBS_OTHERWISE[verb])}"
        for verb, _ in codec.layout.verbs
        if verb in VERBS_OTHERWISE
    ]
    lines += ["", f"### Places of {title}", ""]
    lines.append(
        "The order of what is known in each list; the last of its places takes what the layout "
        "does not know."
    )
    for listed, words in codec.layout.words.items():
        known = ", ".join(f"`{key}`" for key in words.names)
        lines += ["", f"**{listed}** ({len(words.names)} of {words.size}): {known}"]
    return lines


def said(codec: Codec, part: str, column: str) -> str:
    """What a column means; nothing for one that is spare. Raises KeyError if nobody wrote it."""
    layout = codec.layout
    try:
        found = meaning(layout.name, layout.game, part, column)
    except KeyError:
        if column.startswith("spare"):
            return ""
        raise
    unknown = set(re.findall(r"\{(\w+)\}", found)) - set(layout.words)
    if unknown:
        raise KeyError(f"{layout.name} has no list {unknown}, which {part} {column} names")
    return set_apart(found)


def set_apart(text: str) -> str:
    """With the names of lists set apart."""
    return re.sub(r"\{(\w+)\}", r"`{\1}`", text)


def scale_of(factor: float) -> str:
    """What a byte counts for, as a fraction."""
    return str(Fraction(float(factor)).limit_denominator(100))


def file_of(layout: str) -> Path:
    """The layout's data file."""
    return FILES / f"{layout.replace('/', '-')}.json"


def belongs(layout: str, module: str) -> bool:
    """Whether what is declared in a module has a place in a layout."""
    codec = codec_named(layout)
    return known_in(codec.layout.game, module, wide=codec.wide)


def declared(layout: str) -> dict[str, tuple[str, ...]]:
    """What the rules know, by the list of the layout where it belongs."""
    kinds = sorted(k for k, kind in DECISION_KINDS.items() if belongs(layout, kind.module))
    return {"decisions": tuple(kinds), **codec_named(layout).vocabulary()}


def append(layout: str, raw: dict[str, Any]) -> list[str]:
    """Give everything that has no place yet the next one; what was appended."""
    new = []
    for name, found in declared(layout).items():
        names = raw["vocabularies"][name]["names"]
        for key in found:
            if key not in names:
                names.append(key)
                new.append(f"{layout} {name}: {key}")
    known = {verb for verb, _ in raw["verbs"]}
    for verb in sorted(v for v in set(VERBS) - known if belongs(layout, VERBS[v].module)):
        raw["verbs"].append([verb, list(VERBS[verb].kinds)])
        new.append(f"{layout} verbs: {verb}")
    return new


def written(raw: dict[str, Any]) -> str:
    """The layout's file: one entry a line, so that a change is an added line."""
    lines = ["{"]
    for name, value in raw.items():
        if name not in ("vocabularies", "verbs"):
            lines.append(f' "{name}": {json.dumps(value)},')
    lists = [
        f'  "{name}": {{"size": {entry["size"]}, "names": [\n   '
        + ",\n   ".join(json.dumps(key) for key in entry["names"])
        + "]}"
        for name, entry in raw["vocabularies"].items()
    ]
    lines += [' "vocabularies": {', ",\n".join(lists), " },"]
    verbs = ",\n  ".join(json.dumps(verb) for verb in raw["verbs"])
    lines += [f' "verbs": [\n  {verbs}]', "}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Append and write, or check."""
    raw = {name: json.loads(file_of(name).read_text(encoding="utf-8")) for name in ALL}
    new = [line for name in ALL for line in append(name, raw[name])]
    if "--check" in sys.argv[1:]:
        if new or not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            print("the layout or its page is out of date: python tools/env_layout.py", *new)
            return 1
        return 0
    if new:
        for name, layout in raw.items():
            file_of(name).write_text(written(layout), encoding="utf-8")
        print("appended", *new, sep="\n  ")
        # The page is made of the layout as it is read on start.
        os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606 - this very program
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
