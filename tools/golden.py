"""Golden playthroughs: whole games as every listener heard them, kept as text.

    python tools/golden.py             # say which differ from the files
    python tools/golden.py --update    # write the files anew

A change of behaviour shows as a change of these files. After an intended one, update them, look at
the difference, and commit it together with the change.

Each option is a line `> seat option`; below it stands what the public heard, and with the seat's
letter what a seat heard instead or besides.
"""

from __future__ import annotations

import difflib
import sys
from pathlib import Path

from lockdown import Game, Setup
from lockdown.kernel.events import Event, heard_by
from lockdown.kernel.replay import event_text, letter, opening
from lockdown.sim.play import BOTS, Memory, derived

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
#: Name of the file: players, seed, who plays.
GAMES = {
    "two-players": (2, 2, "curious"),
    "four-players": (4, 7, "curious"),
    "solo": (1, 3, "curious"),
}


def heard(told: tuple[Event, ...], players: int) -> list[str]:
    """The lines of what was told: the public line, and a line for every seat that differs."""
    lines = []
    for event in told:
        public = heard_by(event, None)
        if public is not None:
            lines.append(f"    {event_text(event.kind, public)}  [{event.rule}]")
        for seat in range(players):
            private = heard_by(event, seat)
            if private is not None and private != public:
                text = event_text(event.kind, private)
                rule = "" if public is not None else f"  [{event.rule}]"
                lines.append(f"  {letter(seat)} {text}{rule}")
    return lines


def playthrough(players: int, seed: int, name: str) -> str:
    """The text of one game."""
    bot = BOTS[name]
    game = Game.new(Setup(players=players), seed)
    memories: list[Memory] = [{"seed": derived(seed, "golden", seat)} for seat in range(players)]
    lines = [
        f"# {players} players, seed {seed}, played by {name}; written by tools/golden.py",
        *heard(opening(game), players),
    ]
    while (decision := game.decision) is not None:
        option = bot.choose(None, decision, memories[decision.seat])
        lines.append(f"> {letter(decision.seat)} {option}")
        lines += heard(game.play(option), players)
    lines += [f"= {game.result}", f"= {game.digest}", ""]
    return "\n".join(lines)


def changes(name: str) -> list[str]:
    """The difference between the file and the game as it is played now; empty if there is none."""
    file = FOLDER / f"{name}.txt"
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    now = playthrough(*GAMES[name])
    return list(
        difflib.unified_diff(
            kept.splitlines(), now.splitlines(), f"{name}.txt", "played now", lineterm="", n=1
        )
    )


def main(arguments: list[str]) -> int:
    """Compare or update; the exit code says whether anything differs."""
    if arguments not in ([], ["--update"]):
        sys.stderr.write(__doc__ or "")
        return 2
    differ = 0
    for name, game in GAMES.items():
        found = changes(name)
        if arguments:
            (FOLDER / f"{name}.txt").write_text(playthrough(*game), encoding="utf-8")
        elif found:
            differ = 1
        print(f"{name}: {'updated' if arguments else 'differs' if found else 'the same'}")
    return differ


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
