"""Golden saves: games that were stored half-way, and how they went on from there.

    python tools/golden_saves.py             # say which no longer go on as they did
    python tools/golden_saves.py --update    # write tests/golden/saves*.json anew

The files, one for each game, hold tables of one to five players, of table options and of the
cooperative mode, as the program stored them once the rules of this version stood. However the
program is arranged inside, it must read them, write the same bytes, and come to the same end by the
same moves, to the last bit of the table. A change of the rules or of the format of saves writes
them anew, together with the golden games (`tools/golden.py`), under another version.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypedDict

# Also as a script of its own, where only this folder is on the path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from lockdown import Game
from lockdown.kernel.errors import KernelError
from lockdown.kernel.replay import letter
from tools.golden import FOLDER, chooser, version_now
from tools.golden_games import NEMESIS_OPTIONS, OPTIONS, Played, with_option

FILES = {"lockdown": FOLDER / "saves.json", "nemesis": FOLDER / "saves-nemesis.json"}
LOCKDOWN = (
    *(Played("curious", players, 201) for players in range(1, 6)),
    *(
        with_option(text, players, seed)
        for text, games in OPTIONS.items()
        for players, seed in games
        if players in (1, 4)
    ),
    *(Played("curious", players, 202, mode="coop") for players in range(2, 6)),
)
NEMESIS = (
    *(Played("curious", players, 201, game="nemesis") for players in range(1, 6)),
    *(
        with_option(text, players, seed, game="nemesis")
        for text, games in NEMESIS_OPTIONS.items()
        for players, seed in games
        if players in (2, 4)
    ),
    *(Played("curious", players, 202, mode="coop", game="nemesis") for players in range(2, 6)),
)
GAMES = {"lockdown": LOCKDOWN, "nemesis": NEMESIS}


class Kept(TypedDict):
    """One stored game."""

    game: str
    save: str
    """The bytes of the save, which are text."""
    digest: str
    """Of the table in it."""
    moves: str
    """What was played from there, `seat option`, to the end."""
    end: str
    """The digest of the last table."""
    result: str


def play(played: Played) -> Kept:
    """Play a game, store it half-way, and write down how it went on."""
    game = Game.new(played.setup, played.seed)
    choose = chooser(played)
    states: list[tuple[bytes, str]] = []
    moves: list[str] = []
    while (decision := game.decision) is not None:
        states.append((game.to_bytes(), game.digest))
        option = choose(game, decision)
        moves.append(f"{letter(decision.seat)} {option}")
        game.play(option)
    half = len(moves) // 2
    save, digest = states[half]
    return {
        "game": str(played),
        "save": save.decode(),
        "digest": digest,
        "moves": "; ".join(moves[half:]),
        "end": game.digest,
        "result": str(game.result),
    }


def read(game: str = "lockdown") -> tuple[str, list[Kept]]:
    """The rules that the kept games were played by, and the games."""
    data = json.loads(FILES[game].read_text(encoding="utf-8"))
    return data["rules"], data["games"]


def differences(kept: Kept) -> list[str]:
    """What does not go as it went; empty if all does."""
    name, found = kept["game"], []
    game = Game.from_bytes(kept["save"].encode())
    if game.to_bytes().decode() != kept["save"]:
        found.append(f"{name}: the save is written differently")
    if game.digest != kept["digest"]:
        found.append(f"{name}: the table in the save reads differently")
    for move in kept["moves"].split("; "):
        seat, option = move.split(" ", 1)
        decision = game.decision
        if decision is None or letter(decision.seat) != seat:
            return [*found, f"{name}: not asked any more: {move}"]
        try:
            game.play(option)
        except KernelError as error:
            return [*found, f"{name}: {move}: {error}"]
    if (game.digest, str(game.result)) != (kept["end"], kept["result"]):
        found.append(f"{name}: ends differently")
    return found


def main(arguments: list[str]) -> int:
    """Compare or write; the exit code says whether anything differs."""
    if arguments == ["--update"]:
        for game, games in GAMES.items():
            data = {"rules": version_now(game), "games": [play(played) for played in games]}
            FILES[game].write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        return 0
    if arguments:
        sys.stderr.write(__doc__ or "")
        return 2
    found = [line for game in FILES for kept in read(game)[1] for line in differences(kept)]
    print("\n".join(found) or "all go on as they did")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
