"""Golden playthroughs: whole games as every listener heard them, kept as text.

    python tools/golden.py             # say which differ from the files
    python tools/golden.py --update    # write the files anew
    python tools/golden.py --release   # this version of the rules and of saved games goes out

A change of behaviour shows as a change of these files. After an intended one, update them, look at
the difference, and commit it together with the change.

`ledger.json` keeps a digest of the games of every version of the rules, and of the fields of every
format of saved games. What was released does not change any more: a change of the rules that plays
a golden game differently needs another `VERSION` of the rules, one of a table's fields another
`FORMAT` of saves (docs/upgrades.md). Until then the suite fails, and `--update` refuses.

Each option is a line `> seat option`; below it stands what the public heard, and with the seat's
letter what a seat heard instead or besides.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import sys
from pathlib import Path
from typing import TypedDict

from lockdown import Game, Setup
from lockdown.kernel.events import Event, heard_by
from lockdown.kernel.game import FORMAT, rules_of
from lockdown.kernel.replay import event_text, letter, opening
from lockdown.sim.play import BOTS, Memory, derived

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
LEDGER = FOLDER / "ledger.json"
Games = dict[str, str]


class Ledger(TypedDict):
    """Digests by version of the rules and by format of saves, and which of them are released."""

    released_rules: list[str]
    released_formats: list[str]
    rules: dict[str, Games]
    formats: dict[str, str]


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
        f"# rules {game.rules.name} {game.rules.version}",
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


# ---- what was released


def played(text: str) -> str:
    """The digest of what happens in a playthrough: not of its title, nor of the table's layout."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()[:32]


def fields() -> str:
    """The digest of the fields of a saved table, in order."""
    table = Game.new(Setup(players=1), 0).table
    return hashlib.sha256(" ".join(table.SAVED).encode()).hexdigest()[:32]


def read_ledger() -> Ledger:
    """What is written down."""
    ledger: Ledger = json.loads(LEDGER.read_text(encoding="utf-8"))
    return ledger


def current() -> tuple[str, dict[str, str], str, str]:
    """(version of the rules, its games as they are played now, format of saves, its fields)."""
    games = {name: played(playthrough(*game)) for name, game in GAMES.items()}
    rules = rules_of("lockdown")
    return f"{rules.name} {rules.version}", games, str(FORMAT), fields()


def broken_promises(ledger: Ledger, version: str, games: Games, form: str, saved: str) -> list[str]:
    """What would be changed although it was released, in words; empty if nothing is."""
    found = []
    if version in ledger["released_rules"]:
        kept = ledger["rules"][version]
        found += [
            f"{name} is played differently: raise VERSION of the rules, {version!r} is released"
            for name in kept
            if games.get(name) != kept[name]
        ]
    if form in ledger["released_formats"] and saved != ledger["formats"][form]:
        found.append(f"a table has other fields: raise FORMAT of saves, {form} is released")
    return found


def write_ledger(*, release: bool = False) -> None:
    """Write down how games of this version are played; with `release`: for good."""
    ledger = read_ledger()
    version, games, form, saved = current()
    ledger["rules"][version], ledger["formats"][form] = games, saved
    if release:
        for key, value in (("released_rules", version), ("released_formats", form)):
            if value not in ledger[key]:  # type: ignore[literal-required]
                ledger[key].append(value)  # type: ignore[literal-required]
    LEDGER.write_text(json.dumps(ledger, indent=2) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Compare or update; the exit code says whether anything differs."""
    if arguments not in ([], ["--update"], ["--release"]):
        sys.stderr.write(__doc__ or "")
        return 2
    refused = broken_promises(read_ledger(), *current()) if arguments else []
    if refused:
        sys.stderr.write("\n".join(refused) + "\n")
        return 1
    differ = 0
    for name, game in GAMES.items():
        found = changes(name)
        if arguments:
            (FOLDER / f"{name}.txt").write_text(playthrough(*game), encoding="utf-8")
        elif found:
            differ = 1
        print(f"{name}: {'updated' if arguments else 'differs' if found else 'the same'}")
    if arguments:
        write_ledger(release=arguments == ["--release"])
    return differ


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
