"""Golden playthroughs: whole games as every listener heard them, kept as text.

    python tools/golden.py             # say which differ from the files
    python tools/golden.py --update    # write the files anew
    python tools/golden.py --release lockdown   # this version of its rules and saves goes out
    python tools/golden.py --show NAME # one game in full, for example 'curious 3 17 cave_noise=yes'

A change of behaviour shows as a change of these files. After an intended one, update them, look at
the difference, and commit it together with the change.

`ledger.json` keeps a digest of the games of every version of the rules, and of the fields of every
format of saved games. What was released does not change any more: a change of the rules that plays
a golden game differently needs another `VERSION` of the rules, one of a table's fields another
`FORMAT` of saves (docs/upgrades.md). Until then the suite fails, and `--update` refuses.

Which games are kept stands in `tools/golden_games.py`. Three kinds of files in `tests/golden/`,
from few games with every word to many with few words:

- `<name>.txt`: a game in full. Each option is a line `> seat option`; below it stands what the
  public heard, and with the seat's letter what a seat heard instead or besides.
- `choices-<kind>.txt`: games of bots that know how to leave alive, as the options they
  chose, a line for each round, and a checksum of everything that was heard in it. The options are
  played again as they stand here, so a better bot changes nothing.
- `<kind>-net.txt`: many games, a line each, with a checksum for each round.

`saves.json` beside them holds stored games and how they went on (`tools/golden_saves.py`).
"""

from __future__ import annotations

import difflib
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypedDict

# Also as a script of its own, where only this folder is on the path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.kernel.errors import BadOption
from lockdown.kernel.events import Event, heard_by
from lockdown.kernel.game import FORMAT, Decision, rules_of
from lockdown.kernel.replay import event_text, letter, opening
from lockdown.sim.play import BOTS, Memory, derived
from tools.golden_games import CHOICES, FULL, NETS, Played, game_of, games_of

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
LEDGER = FOLDER / "ledger.json"
Games = dict[str, str]
#: What chooses: the option of the seat that is asked, as text.
Chooser = Callable[[Game, Decision], str]


class Ledger(TypedDict):
    """Digests by version of the rules and by format of saves, and which of them are released."""

    released_rules: list[str]
    released_formats: list[str]
    rules: dict[str, Games]
    formats: dict[str, str]


#: How the line with the digest of the last table begins.
LAYOUT = "= table "


# ---- playing


def chooser(played: Played) -> Chooser:
    """How the seats of that game choose."""
    if played.bot in BOTS:
        bot = BOTS[played.bot]
        memories: list[Memory] = [
            {"seed": derived(played.seed, "golden", seat)} for seat in range(played.players)
        ]

        def blind(_game: Game, decision: Decision) -> str:
            return str(bot.choose(None, decision, memories[decision.seat]))

        return blind
    seats = [
        make(played.bot, derived(played.seed, "golden", seat), game=played.game)
        for seat in range(played.players)
    ]

    def looking(game: Game, decision: Decision) -> str:
        return seats[decision.seat].choose(game.view(decision.seat))

    return looking


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


def moves(played: Played, choose: Chooser) -> Iterator[tuple[int, str, list[str]]]:
    """(round, `seat option`, what was heard) of every move; the first one is the set-up."""
    game = Game.new(played.setup, played.seed)
    yield 0, "", heard(opening(game), played.players)
    while (decision := game.decision) is not None:
        option = choose(game, decision)
        said = f"{letter(decision.seat)} {option}"
        yield game.table.round, said, heard(game.play(option), played.players)
    yield game.table.round, "", [f"= {game.result}", f"{LAYOUT}{game.digest}"]


def version_now(game: str = "lockdown") -> str:
    """The rules that are played, with their version."""
    rules = rules_of(game)
    return f"{rules.name} {rules.version}"


def _rules_line(played: Played) -> str:
    return f"# rules {version_now(played.game)}"


def playthrough(played: Played) -> str:
    """The text of one game."""
    what = f"{played.players} players, seed {played.seed}, played by {played.bot}"
    what += "".join(f", {besides}" for besides in str(played).split()[3:])
    lines = [f"# {what}; written by tools/golden.py", _rules_line(played)]
    for _, option, told in moves(played, chooser(played)):
        lines += [f"> {option}"] * bool(option) + told
    return "\n".join([*lines, ""])


# ---- checksums


def rounds(played: Played, choose: Chooser) -> list[tuple[list[str], str]]:
    """For each round the options and a checksum of all that was heard, with the result at the end.

    What a table looks like inside is not part of it: another layout changes no game.
    """
    found: list[tuple[list[str], list[str]]] = []
    last = -1
    for number, option, told in moves(played, choose):
        if number != last:
            found.append(([], []))
            last = number
        found[-1][0].extend([option] * bool(option))
        found[-1][1].extend([option, *(line for line in told if not line.startswith(LAYOUT))])
    return [
        (options, blake2b("\n".join(lines).encode(), digest_size=4).hexdigest())
        for options, lines in found
    ]


def net_line(played: Played) -> str:
    """One game of the net."""
    return f"{played}: " + " ".join(sum_ for _, sum_ in rounds(played, chooser(played)))


def net(games: tuple[Played, ...]) -> str:
    """The text of a net."""
    head = ["# written by tools/golden.py", _rules_line(games[0])]
    return "\n".join([*head, *map(net_line, games), ""])


def choices(games: tuple[Played, ...], choosers: list[Chooser]) -> str:
    """The text of games by their options."""
    lines = ["# written by tools/golden.py", _rules_line(games[0])]
    for played, choose in zip(games, choosers, strict=True):
        lines.append(f"{played}:")
        lines += [
            f"  {sum_} {'; '.join(options)}".rstrip() for options, sum_ in rounds(played, choose)
        ]
    return "\n".join([*lines, ""])


def kept_choosers(text: str) -> list[Chooser]:
    """Choosers that play the options of a file again."""
    games: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("  "):
            _, _, options = line.strip().partition(" ")
            games[-1] += [option.split(" ", 1)[1] for option in options.split("; ") if option]
        elif not line.startswith("#"):
            games.append([])

    def again(options: list[str]) -> Chooser:
        left = iter(options)
        # Nothing left: an option that no decision has, so that the difference is found here.
        return lambda _game, _decision: next(left, "nothing")

    return [again(options) for options in games]


# ---- files


def _kept(name: str) -> str:
    file = FOLDER / f"{name}.txt"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def now(name: str, *, anew: bool = False) -> str:
    """A file as it would be written now; `anew` lets bots choose where options are kept."""
    if name in FULL:
        return playthrough(FULL[name])
    games = games_of(name)
    if name in NETS:
        return net(games)
    kept = _kept(name)
    return choices(games, list(map(chooser, games)) if anew or not kept else kept_choosers(kept))


#: The files by name.
FILES = (*FULL, *(f"choices-{name}" for name in CHOICES), *NETS)
#: The games that have files.
KEPT = tuple(dict.fromkeys(map(game_of, FILES)))


def changes(name: str) -> list[str]:
    """The difference between the file and the game as it is played now; empty if there is none."""
    try:
        text = now(name)
    except BadOption as error:
        return [f"{name}: an option that was played is gone: {error}"]
    lines = difflib.unified_diff(
        _kept(name).splitlines(), text.splitlines(), f"{name}.txt", "played now", lineterm="", n=1
    )
    return list(lines)


# ---- what was released


def digest(name: str, text: str) -> str:
    """The digest of what happens in a file: not of its title, nor of a table's layout."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    if name in FULL:
        lines = lines[:-1]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def fields(game: str) -> str:
    """The digest of the fields of a saved table, in order."""
    table = Game.new(Setup(game=game, players=1), 0).table
    return hashlib.sha256(" ".join(table.SAVED).encode()).hexdigest()[:32]


def format_of(game: str) -> str:
    """The format of saves of a game; the first game has it alone, others are named."""
    return str(FORMAT) if game == KEPT[0] else f"{FORMAT} {game}"


def read_ledger() -> Ledger:
    """What is written down."""
    ledger: Ledger = json.loads(LEDGER.read_text(encoding="utf-8"))
    return ledger


@cache
def _games_now(game: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, digest(name, _now_or_gone(name))) for name in FILES if game_of(name) == game
    )


def _now_or_gone(name: str) -> str:
    try:
        return now(name)
    except BadOption as error:
        return str(error)


def current(game: str = "lockdown") -> tuple[str, Games, str, str]:
    """(version of the rules, its games as they are played now, format of saves, its fields)."""
    return version_now(game), dict(_games_now(game)), format_of(game), fields(game)


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


def write_ledger(release: str = "") -> None:
    """Write down how games are played now; those of the released game for good."""
    ledger = read_ledger()
    for game in KEPT:
        version, games, form, saved = current(game)
        ledger["rules"][version], ledger["formats"][form] = games, saved
        if game == release:
            for key, value in (("released_rules", version), ("released_formats", form)):
                if value not in ledger[key]:  # type: ignore[literal-required]
                    ledger[key].append(value)  # type: ignore[literal-required]
    LEDGER.write_text(json.dumps(ledger, indent=2) + "\n", encoding="utf-8")


def _updated(name: str) -> str:
    """A file by the kept options if they can still be played, else by new ones."""
    try:
        return now(name)
    except BadOption:
        return now(name, anew=True)


def main(arguments: list[str]) -> int:
    """Compare or update; the exit code says whether anything differs."""
    if arguments[:1] == ["--show"] and len(arguments) == 2:
        print(playthrough(Played.read(arguments[1])))
        return 0
    released = arguments[1] if arguments[:1] == ["--release"] and len(arguments) == 2 else ""
    if arguments not in ([], ["--update"]) and released not in KEPT:
        sys.stderr.write(__doc__ or "")
        return 2
    ledger = read_ledger()
    refused = [line for game in KEPT for line in broken_promises(ledger, *current(game))]
    if refused and arguments:
        sys.stderr.write("\n".join(refused) + "\n")
        return 1
    differ = 0
    for name in FILES:
        found = changes(name)
        if arguments:
            if found:
                (FOLDER / f"{name}.txt").write_text(_updated(name), encoding="utf-8")
        elif found:
            differ = 1
        print(f"{name}: {('updated' if arguments else 'differs') if found else 'the same'}")
    if arguments:
        _games_now.cache_clear()
        write_ledger(released)
    return differ


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
