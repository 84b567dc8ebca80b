"""What a layout wrote when it was frozen: numbers of actions, scales, and rows of whole games.

python tests/env/frozen.py  # write what is new, and rows of games that took another way

A row or a mask of a position that was there before is never written anew: it is what policies were
trained on. Where the rules let a game take another way, its positions are others.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from lockdown import Game, Setup
from lockdown.env.codec import Codec, codec_named
from lockdown.env.layout import ALL
from lockdown.kernel.options import option_text
from lockdown.state import keys

FILE = Path(__file__).parent / "frozen.json"
HUNT = (("intruder_player", "yes"),)
GAMES = {
    "lockdown/2": ((Setup(players=4), 3), (Setup(players=5), 4), (Setup(players=1), 5)),
    "nemesis/1": (
        (Setup(players=4, game="nemesis"), 3),
        (Setup(players=3, game="nemesis", mode="coop"), 4),
    ),
    "lockdown-all/1": (
        (Setup(players=5, mode="coop", board="surface", guests=True, enemies="intruders"), 3),
        (Setup(players=4, guests=True), 4),
    ),
    "nemesis-all/1": (
        (Setup(players=4, game="nemesis", board="alternative"), 3),
        (Setup(players=4, game="nemesis", options=HUNT), 4),
    ),
}
#: Besides the first decision of every kind.
EVERY = 25


def digest(data: bytes) -> str:
    """Short, for a file that is read by people."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _of(entries: object) -> str:
    return digest(json.dumps(entries).encode())


def blocks(codec: Codec, verbs: int) -> str:
    """Where the numbers of the first so many verbs begin, and how many each has."""
    found = codec.numbering.blocks()
    return _of([[verb, *found[verb]] for verb, _ in codec.layout.verbs[:verbs]])


def scales(codec: Codec) -> str:
    """What each byte counts for, as it is used."""
    ones = np.ones(codec.observation_size, np.uint8)
    return digest(codec.to_floats(ones).astype("<f4").tobytes())


def wounds(codec: Codec) -> dict[str, int]:
    """The numbers of wounds, which random games seldom choose between: undressed and dressed."""
    return {
        f"{name} {dressed}": codec.numbering.number_of(
            ("wound", keys.WOUND[name] | dressed << 4),
            None,  # type: ignore[arg-type]
        )
        for name in codec.layout.words["wounds"].names
        if name in keys.WOUND
        for dressed in (0, 1)
    }


def positions(layout: str) -> Iterator[tuple[str, str, str, str]]:
    """Of seeded random games: where it is, and digests of the position, the row, the numbers."""
    codec = codec_named(layout)
    for number, (setup, seed) in enumerate(GAMES[layout]):
        game = Game.new(setup, seed)
        dice = random.Random(seed)
        encoder = codec.writer()
        kinds: set[str] = set()
        while (decision := game.table.decision) is not None:
            seat, kind, options = decision[:3]
            step = game.version
            if kind not in kinds or step % EVERY == 0:
                kinds.add(kind)
                known = codec.of_table(game.table, seat)
                row = bytearray(codec.observation_size)
                encoder.write(known, row)
                legal = codec.numbers(options, known)
                told = sorted([n, option_text(option)] for n, option in legal.items())
                where = f"{number} {step} {kind}"
                yield where, _of(game.table.dump()), digest(bytes(row)), _of(told)
            game.play(dice.choice(options))


def read() -> dict[str, Any]:
    """What was frozen."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def main() -> None:
    """Write what is new."""
    was = read()
    now: dict[str, Any] = {}
    for name in ALL:
        codec = codec_named(name)
        then = was.get(name, {})
        count = then.get("verbs", len(codec.layout.verbs))
        fixed = {
            "verbs": count,
            "blocks": blocks(codec, count),
            "scales": scales(codec),
            "wounds": wounds(codec),
        }
        rows = {where: list(digests) for where, *digests in positions(name)}
        moved = [key for key in then if key != "rows" and then[key] != fixed[key]]
        moved += [
            where
            for where, (position, *written) in rows.items()
            if where in then.get("rows", {})
            and then["rows"][where][0] == position
            and then["rows"][where][1:] != written
        ]
        if moved:
            sys.exit("\n  ".join((f"{name} is frozen, and this has moved:", *moved)))
        now[name] = {**fixed, "rows": rows}
    FILE.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
