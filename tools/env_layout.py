"""Write docs/env-layout.md from the layout of the learning environment.

python tools/env_layout.py          # write the page
python tools/env_layout.py --check  # fail if the page does not fit the layout
"""

from __future__ import annotations

import sys
from pathlib import Path

from lockdown.env import actions
from lockdown.env.layout import NAMES, layout
from lockdown.env.parts import PARTS, SIZE

PAGE = Path(__file__).parent.parent / "docs" / "env-layout.md"

INTRODUCTION = (
    "The basic game is played with layout `{layout}`: an observation has {numbers:,} numbers, the "
    "action space {actions:,}, of which {used:,} have a meaning; the rest is for verbs to come. A "
    "layout is frozen: what the rules add later takes spare places at the end of its list and "
    "renumbers nothing. A policy names the layout it was trained for and is refused by any other. "
    "The original game will have `nemesis/1`."
)
BYTES = (
    "In the self-play runner a number is a byte; PettingZoo and Gymnasium multiply it by "
    "`lockdown.env.parts.SCALE`. Seats count from the one that decides, in observations and in "
    "actions: 0 is oneself, 1 the next to the left."
)
NUMBERS = (
    "The number of an action is where its verb begins, plus the place of its argument; with two "
    "arguments the place of the first times the size of the second, plus that of the second."
)


def page() -> str:
    """The page, whole."""
    lines = [
        "# Layout of the learning environment",
        "",
        "Written by `tools/env_layout.py`; do not edit.",
        "",
        INTRODUCTION.format(
            layout=NAMES["lockdown"], numbers=SIZE, actions=actions.SIZE, used=actions.USED
        ),
        "",
        BYTES,
        "",
        "## Observation",
        "",
    ]
    for part in PARTS.values():
        size = f"{part.rows} × {part.columns}" if part.rows > 1 else f"{part.columns}"
        lines += [
            f"### {part.name}",
            "",
            f"{part.doc} From {part.start:,}, {size} numbers.",
            "",
            "| column | from | numbers |",
            "|---|---|---|",
        ]
        lines += [
            f"| {name} | {start} | {width} |"
            for name, (start, width) in part.names.items()
            if name != "spare"
        ]
        lines.append("")
    lines += [
        "## Actions",
        "",
        NUMBERS,
        "",
        "| verb | arguments | from | numbers |",
        "|---|---|---|---|",
    ]
    used = layout(NAMES["lockdown"])
    blocks = actions.blocks()
    for verb, kinds in used.verbs:
        start, width = blocks[verb]
        lines.append(f"| `{verb}` | {', '.join(kinds) or 'none'} | {start} | {width} |")
    lines += ["", "## Places", ""]
    lines.append(
        "The order of what is known in each list; the last of its places takes what the layout "
        "does not know."
    )
    for name, words in used.words.items():
        known = ", ".join(f"`{key}`" for key in words.names)
        lines += ["", f"**{name}** ({len(words.names)} of {words.size}): {known}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or check."""
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print("docs/env-layout.md does not fit the layout: python tools/env_layout.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
