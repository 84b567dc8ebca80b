"""Replays: a game as a text that a person can read, write and mend.

```
lockdown replay 1
rules: lockdown 1
program: 0.1.0
players: 2
seed: 7

A character hacker
B move 012
digest: 5d41402abc4b2a76b9719d911017c592 2
```

First the header, then one option a line with the letter of the seat that played it. Empty lines
and everything after `#` are ignored. `digest` is the fingerprint of the table after the last
option, with the format of saved games that it is made of. A line `rules: lockdown 3` between two
options says that the game went on under another version of the rules. What the seed of a game on a
server was made of (`lockdown.kernel.fair`) stands below it:

```
dice: server SEAL PART ATTEMPT
dice: A SEAL PART
```

`commitment: HASH SALT` is what older servers bound themselves to a seed with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lockdown import __version__
from lockdown.kernel import rng
from lockdown.kernel.errors import KernelError
from lockdown.kernel.events import EVENT_KINDS, Event
from lockdown.kernel.fair import FairDice
from lockdown.kernel.game import FORMAT as SAVE_FORMAT
from lockdown.kernel.game import Game, Setup, rules_of
from lockdown.kernel.options import ARG_KINDS, option_text

#: First line of every replay; the number is raised when the meaning of a line changes.
FORMAT = 1
MAGIC = "lockdown replay"

#: The header keys that are written once, and those that come after the options.
_ONCE = ("rules", "program", "players", "mode", "board", "characters", "guests", "enemies", "seed")
_LAST = ("digest", "commitment")


class ReplayError(KernelError):
    """A replay that cannot be read or played, with the line where it went wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


@dataclass(slots=True)
class Replay:
    """One game as it was played."""

    setup: Setup
    seed: int
    rules_version: str = ""
    program: str = __version__
    moves: list[tuple[int, str]] = field(default_factory=list)
    """Seat and text of every option."""
    changes: list[tuple[int, str]] = field(default_factory=list)
    """Other versions of the rules that the game went on under: (options played before, version)."""
    digest: str = ""
    digest_format: int = SAVE_FORMAT
    """The format of saved games that the digest is of."""
    commitment: str = ""
    dice: FairDice | None = None
    lines: list[int] = field(default_factory=list)
    """The line of each move in the text it was read from; empty if it was not."""

    def line_of(self, move: int) -> int:
        """The line of a move in the text, 0 if there is none."""
        return self.lines[move] if move < len(self.lines) else 0

    def start(self) -> Game:
        """The game before the first option."""
        if self.rules_version in rules_of(self.setup.game).quick_dice:
            return Game.with_dice(self.setup, rng.quick(self.seed))
        return Game.new(self.setup, self.seed)

    @property
    def versions(self) -> list[str]:
        """The versions of the rules that the game was played under, in order."""
        return [self.rules_version, *(version for _, version in self.changes)]

    def is_current(self) -> bool:
        """Whether all of it was played under the rules that this program plays."""
        return set(self.versions) <= {"", rules_of(self.setup.game).version}

    def ends_alike(self, game: Game) -> bool | None:
        """Whether a game ends with the table that this one ended with; None: it does not say."""
        if not self.digest or self.digest_format != SAVE_FORMAT:
            return None
        return game.digest == self.digest

    def steps(self) -> Iterator[tuple[Game, int, str, tuple[Event, ...]]]:
        """Play the game again: (game, seat, option, what was told) for every option.

        The game is the same object each time, after the option. Raises `ReplayError` with the
        line of an option that is not legal where it stands.
        """
        game = self.start()
        for number, (seat, text) in enumerate(self.moves):
            decision = game.decision
            line = self.line_of(number)
            if decision is None:
                raise ReplayError(line, f"the game is over; {text!r} cannot be played any more")
            if decision.seat != seat:
                raise ReplayError(
                    line,
                    f"seat {letter(seat)} does not decide here, "
                    f"{letter(decision.seat)} does ({decision.kind})",
                )
            try:
                told = game.play(text)
            except KernelError as error:
                raise ReplayError(line, str(error)) from error
            yield game, seat, text, told

    def game(self) -> Game:
        """The game after the last option."""
        played = None
        for played in self.steps():  # noqa: B007  # the last one counts
            pass
        return self.start() if played is None else played[0]


def opening(game: Game) -> tuple[Event, ...]:
    """What was told before the first option: the set-up."""
    return game._opening


def letter(seat: int) -> str:
    """The letter of a seat: A is seat 0."""
    return chr(65 + seat)


def of_game(game: Game, seed: int, *, commitment: str = "") -> Replay:
    """The replay of a game that was begun with that seed, with its digest."""
    moves = [(seat, option_text(option)) for seat, option in game.history]
    return Replay(
        setup=game.setup,
        seed=seed,
        rules_version=game.rules.version,
        moves=moves,
        digest=game.digest,
        commitment=commitment,
    )


# ---- writing


def write(replay: Replay) -> str:
    """The text of a replay."""
    setup = replay.setup
    lines = [
        f"{MAGIC} {FORMAT}",
        f"rules: {setup.game} {replay.rules_version or rules_of(setup.game).version}",
        f"program: {replay.program}",
        f"players: {setup.players}",
    ]
    plain = Setup()
    if setup.mode != plain.mode:
        lines.append(f"mode: {setup.mode}")
    if setup.board != plain.board:
        lines.append(f"board: {setup.board}")
    if setup.characters:
        lines.append(f"characters: {' '.join(setup.characters)}")
    if setup.guests:
        lines.append("guests: yes")
    if setup.enemies:
        lines.append(f"enemies: {setup.enemies}")
    lines += [f"option: {key} {value}" for key, value in setup.options]
    lines += [f"seed: {replay.seed}", ""]
    changes = dict(replay.changes)
    for number, (seat, text) in enumerate(replay.moves):
        if number in changes:
            lines.append(f"rules: {setup.game} {changes[number]}")
        lines.append(f"{letter(seat)} {text}")
    if replay.digest:
        lines.append(f"digest: {replay.digest} {replay.digest_format}")
    if replay.commitment:
        lines.append(f"commitment: {replay.commitment}")
    if (dice := replay.dice) is not None:
        lines.append(f"dice: server {dice.seal} {dice.part} {dice.attempt}")
        parts = dict(dice.parts)
        lines += [f"dice: {letter(s)} {seal} {parts.get(s, '-')}" for s, seal in dice.seals]
    return "\n".join(lines) + "\n"


# ---- reading


def read(text: str) -> Replay:
    """The replay written as `text`; raises `ReplayError` that names the line."""
    header: dict[str, tuple[int, str]] = {}
    options: list[tuple[str, str]] = []
    dice: list[tuple[int, list[str]]] = []
    moves: list[tuple[int, str]] = []
    places: list[int] = []
    changes: list[tuple[int, str]] = []
    begun = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0] if raw.lstrip().startswith("#") else raw.partition(" #")[0]
        line = line.strip()
        if not line:
            continue
        if not begun:
            _check_magic(number, line)
            begun = True
            continue
        key, colon, value = line.partition(":")
        if colon and key == "dice":
            dice.append((number, value.split()))
        elif colon and key == "rules" and "seed" in header and not dice:
            changes.append((len(moves), _other_rules(number, value.strip(), header)))
        elif colon and " " not in key:
            _header_line(number, key, value.strip(), bool(moves), header, options)
        elif dice or any(key in header for key in _LAST):
            raise ReplayError(number, "an option after the digest")
        else:
            moves.append(_move_line(number, line))
            places.append(number)
    if not begun:
        raise ReplayError(1, f"an empty file is no replay; it begins with '{MAGIC} {FORMAT}'")
    replay = _assemble(header, options, moves, places)
    replay.dice = _dice(dice)
    replay.changes = changes
    return replay


def _check_magic(number: int, line: str) -> None:
    if not line.startswith(MAGIC):
        raise ReplayError(number, f"a replay begins with '{MAGIC} {FORMAT}', not with {line!r}")
    if line != f"{MAGIC} {FORMAT}":
        raise ReplayError(number, f"{line!r}: this program reads format {FORMAT}")


def _header_line(
    number: int,
    key: str,
    value: str,
    late: bool,
    header: dict[str, tuple[int, str]],
    options: list[tuple[str, str]],
) -> None:
    if key == "option":
        name, _, setting = value.partition(" ")
        if not setting:
            raise ReplayError(number, "write 'option: NAME VALUE'")
        options.append((name, setting.strip()))
    elif key not in _ONCE and key not in _LAST:
        known = ", ".join((*_ONCE, "option", *_LAST, "dice"))
        raise ReplayError(number, f"{key!r} is no part of a replay; there are {known}")
    elif key in header:
        raise ReplayError(number, f"{key!r} stands a second time; first in line {header[key][0]}")
    else:
        header[key] = (number, value)
    if late and key not in _LAST:
        raise ReplayError(number, f"{key!r} belongs above the first option")


def _move_line(number: int, line: str) -> tuple[int, str]:
    seat, _, option = line.partition(" ")
    if len(seat) != 1 or not "A" <= seat <= "Z" or not option:
        raise ReplayError(number, f"{line!r} is no option; write a seat and an option: 'A pass'")
    return ord(seat) - 65, option.strip()


def _assemble(
    header: dict[str, tuple[int, str]],
    options: list[tuple[str, str]],
    moves: list[tuple[int, str]],
    places: list[int],
) -> Replay:
    for key in ("rules", "players", "seed"):
        if key not in header:
            raise ReplayError(1, f"the line '{key}: …' is missing")
    number, value = header["rules"]
    name, _, version = value.partition(" ")
    try:
        rules_of(name)
    except KernelError as error:
        raise ReplayError(number, str(error)) from None
    plain = Setup()
    setup = Setup(
        players=_whole(header["players"], "players"),
        game=name,
        mode=header.get("mode", (0, plain.mode))[1],
        board=header.get("board", (0, plain.board))[1],
        characters=tuple(header.get("characters", (0, ""))[1].split()),
        options=tuple(sorted(options)),
        guests=_yes_or_no(header.get("guests", (0, "no")), "guests"),
        enemies=header.get("enemies", (0, ""))[1],
    )
    # The first programs wrote no format; one that somebody left out is today's.
    unsaid = 1 if version.strip() in rules_of(name).quick_dice else SAVE_FORMAT
    digest, _, form = header.get("digest", (0, ""))[1].partition(" ")
    return Replay(
        setup=setup,
        seed=_whole(header["seed"], "seed"),
        rules_version=version.strip(),
        program=header.get("program", (0, ""))[1],
        moves=moves,
        digest=digest,
        digest_format=_whole((header["digest"][0], form), "digest") if form else unsaid,
        commitment=header.get("commitment", (0, ""))[1],
        lines=places,
    )


def _dice(lines: list[tuple[int, list[str]]]) -> FairDice | None:
    """What the seed was made of; that all of it fits is checked by `lockdown.kernel.fair`."""
    if not lines:
        return None
    number, words = lines[0]
    if len(words) != 4 or words[0] != "server" or not words[3].isdecimal():
        raise ReplayError(number, "write 'dice: server SEAL PART ATTEMPT' first")
    seals, parts = [], []
    for line, (seat, *rest) in ((line, found or [""]) for line, found in lines[1:]):
        if len(seat) != 1 or not "A" <= seat <= "Z" or len(rest) != 2:
            raise ReplayError(line, "write 'dice: A SEAL PART' for a seat")
        seals.append((ord(seat) - 65, rest[0]))
        if rest[1] != "-":
            parts.append((ord(seat) - 65, rest[1]))
    return FairDice(words[1], words[2], tuple(seals), tuple(parts), int(words[3]))


def _other_rules(number: int, value: str, header: dict[str, tuple[int, str]]) -> str:
    """The version of a line `rules:` between two options."""
    game = header.get("rules", (0, ""))[1].partition(" ")[0]
    name, _, version = value.partition(" ")
    if name != game or not version:
        raise ReplayError(number, f"write 'rules: {game} VERSION' where other rules begin")
    return version.strip()


def _whole(found: tuple[int, str], key: str) -> int:
    try:
        return int(found[1])
    except ValueError:
        raise ReplayError(found[0], f"{key}: {found[1]!r} is no whole number") from None


def _yes_or_no(found: tuple[int, str], key: str) -> bool:
    if found[1] not in ("yes", "no"):
        raise ReplayError(found[0], f"{key}: yes or no, not {found[1]!r}")
    return found[1] == "yes"


# ---- events as text


def event_text(kind: str, args: tuple[Any, ...]) -> str:
    """One event on one line in the words of the options: `moved seat=A origin=001 room=012`."""
    parts = [kind]
    for (name, arg), value in zip(EVENT_KINDS[kind].fields, args, strict=True):
        parts.append(f"{name}={value_text(arg, value)}")
    return " ".join(parts)


def value_text(kind: str, value: Any) -> str:
    """One value of an event as it is written in options; `?` for what the listener may not know.

    A kind in the plural (`cards`) holds a tuple of values.
    """
    known = ARG_KINDS.get(kind)
    if known is not None:
        if kind not in ("number", "seat") and value == -1:
            return "?"
        return known.write(value)
    single = singular(kind)
    if single is not None and isinstance(value, tuple):
        return "[" + ",".join(value_text(single, item) for item in value) + "]"
    return str(value)


def singular(kind: str) -> str | None:
    """The argument kind of which `kind` is the plural, or None."""
    for ending, other in (("ies", "y"), ("s", "")):
        if kind.endswith(ending) and kind.removesuffix(ending) + other in ARG_KINDS:
            return kind.removesuffix(ending) + other
    return None
