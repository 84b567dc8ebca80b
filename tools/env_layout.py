"""Give what the rules declare its place in the environment's layout, and write its page.

python tools/env_layout.py          # append what is new to the layout, write docs/env-layout.md
python tools/env_layout.py --check  # fail if something has no place, or the page does not fit

Nothing is ever moved: a new verb, kind of decision or component takes the next spare place.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from lockdown import Game, Setup
from lockdown.env.declared import DECISION_KINDS, VERBS, known_in
from lockdown.env.layout import NAMES, layout
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.cards.tokens import STALKER_TOKENS
from lockdown.games.lockdown.env import actions
from lockdown.games.lockdown.env.parts import PARTS, SIZE
from lockdown.state import keys
from lockdown.state.registry import chosen

TOP = Path(__file__).parent.parent
PAGE = TOP / "docs" / "env-layout.md"
FILE = TOP / "src" / "lockdown" / "env" / "layouts" / "lockdown-2.json"

INTRODUCTION = (
    "The basic game is played with layout `{layout}`: an observation has {numbers:,} numbers, the "
    "action space {actions:,}, of which {used:,} have a meaning; the rest is for verbs to come. A "
    "layout is frozen: what the rules add later takes spare places at the end of its list and "
    "renumbers nothing. A policy names the layout it was trained for and is refused by any other. "
    "The original game will have `nemesis/1`."
)
BYTES = (
    "In the self-play runner a number is a byte; PettingZoo and Gymnasium scale it with "
    "`Codec.to_floats`. Seats count from the one that decides, in observations and in "
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


def declared() -> dict[str, tuple[str, ...]]:
    """What the rules know, by the list of the layout where it belongs."""
    ruleset = Game.new(Setup(players=2), 1).table.rs
    words = [action.key for room in ruleset.rooms for action in room.actions]
    words += [option for card in ruleset.computers for option in card.options]
    return {
        "decisions": tuple(
            sorted(k for k, kind in DECISION_KINDS.items() if known_in("lockdown", kind.module))
        ),
        "words": tuple(words),
        "cards": tuple(chosen(REGISTRY.action_cards, "")),
        "items": tuple(chosen(REGISTRY.items, "")),
        "tiles": ("none", *REGISTRY.rooms),
        "characters": tuple(chosen(REGISTRY.characters, "")),
        "places": keys.PLACES[: keys.DEAD + 1],
        "wounds": keys.WOUNDS,
        "objectives": tuple(REGISTRY.objectives),
        "events": tuple(chosen(REGISTRY.events, "")),
        "attacks": tuple(chosen(REGISTRY.attacks, "")),
        "computers": keys.COMPUTERS,
        "weaknesses": tuple(chosen(REGISTRY.weaknesses, "")),
        "colours": keys.COLOURS,
        "contingencies": keys.CONTINGENCIES,
        "css": keys.CSS_TOKENS,
        "exploration": keys.EXPLORATION,
        "tokens": tuple(token.key for token in STALKER_TOKENS),
        "stalkers": keys.STALKERS,
        "faces": keys.COMBAT_FACES,
    }


def append(raw: dict[str, Any]) -> list[str]:
    """Give everything that has no place yet the next one; what was appended."""
    new = []
    for name, found in declared().items():
        names = raw["vocabularies"][name]["names"]
        for key in found:
            if key not in names:
                names.append(key)
                new.append(f"{name}: {key}")
    known = {verb for verb, _ in raw["verbs"]}
    for verb in sorted(v for v in set(VERBS) - known if known_in("lockdown", VERBS[v].module)):
        raw["verbs"].append([verb, list(VERBS[verb].kinds)])
        new.append(f"verbs: {verb}")
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
    raw = json.loads(FILE.read_text(encoding="utf-8"))
    new = append(raw)
    if "--check" in sys.argv[1:]:
        if new or not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            print("the layout or its page is out of date: python tools/env_layout.py", *new)
            return 1
        return 0
    if new:
        FILE.write_text(written(raw), encoding="utf-8")
        print("appended", *new, sep="\n  ")
        # The page is made of the layout as it is read on start.
        os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606 - this very program
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
