"""`Game`: one table being played. Decision in view, option in, events out.

>>> from lockdown import Game, Setup
>>> game = Game.new(Setup(players=3), seed=7)
>>> while game.decision is not None:
...     _ = game.play(next(iter(game.options)))
>>> game.result is not None
True
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple, Protocol

from lockdown.kernel import rng
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.errors import (
    BadOption,
    BadSetup,
    CannotGoOn,
    CorruptState,
    GameFinished,
    NothingToUndo,
    RuleFailure,
    StaleOption,
)
from lockdown.kernel.events import Event, Heard, heard_by, made
from lockdown.kernel.options import VERBS, Option, option_text, parse_option
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import Unwind

#: First field of every saved game; raised when the layout of the bytes changes.
FORMAT = 2
#: The formats that can still be read. Tables of format 1 have the quick generator, and keep it.
READABLE = (1, 2)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table agrees on before the first card is dealt."""

    players: int = 4
    game: str = "lockdown"
    mode: str = "standard"
    board: str = "basic"
    characters: tuple[str, ...] = ()
    """Characters by seat; empty for the usual draft."""
    options: tuple[tuple[str, str], ...] = ()
    """Table options that differ from the default, sorted by name."""
    guests: bool = False
    """Characters of the other game may be chosen."""
    enemies: str = ""
    """Who hunts the crew; empty for the game's own."""

    def as_data(self) -> dict[str, Any]:
        """The set-up as JSON holds it.

        What came later (guests, enemies) is written only where it is used: the bytes of all other
        saved games stay what they were.
        """
        data: dict[str, Any] = {
            "players": self.players,
            "game": self.game,
            "mode": self.mode,
            "board": self.board,
            "characters": self.characters,
            "options": self.options,
        }
        if self.guests:
            data["guests"] = True
        if self.enemies:
            data["enemies"] = self.enemies
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Setup:
        """The set-up that `as_data` wrote, also after it went through JSON."""
        return cls(
            players=data["players"],
            game=data["game"],
            mode=data["mode"],
            board=data["board"],
            characters=tuple(data["characters"]),
            options=tuple((name, value) for name, value in data["options"]),
            guests=data.get("guests", False),
            enemies=data.get("enemies", ""),
        )

    def option(self, name: str, default: str) -> str:
        """The value of a table option."""
        for key, value in self.options:
            if key == name:
                return value
        return default


class Rules(Protocol):
    """What a rule set gives to the kernel."""

    name: str
    version: str
    plays_on: frozenset[str]
    """Versions whose saved tables these rules play on; their own is among them."""
    quick_dice: frozenset[str]
    """Versions whose tables drew from the quick generator."""
    citations: dict[str, str]
    """What this game calls a rule that a shared chapter names by its first game's id."""

    def checked(self, setup: Setup) -> Setup:
        """The set-up in full if this game offers it; raises `BadSetup` that says what there is."""

    def new_table(self, setup: Setup, dice: rng.State) -> Any: ...
    def load_table(self, setup: Setup, data: list[Any], form: int) -> Any: ...
    def view(self, table: Any, seat: int | None, shared: Any = None, memo: Any = None) -> Any: ...
    def odds(self, view: Any, option: str) -> Any: ...
    def hints(self, view: Any, level: str) -> tuple[Any, ...]: ...
    def why_not(self, table: Any, seat: int) -> list[Any]: ...
    def result(self, table: Any) -> Any: ...
    def status(self, table: Any) -> list[str]: ...
    def content(self) -> Any: ...


_RULES: dict[str, Rules] = {}


def register_rules(rules: Rules) -> None:
    """Make a rule set known under its name (the `game` of a `Setup`)."""
    _RULES[rules.name] = rules


def known_games() -> tuple[str, ...]:
    """The names of all rule sets that are registered."""
    return tuple(sorted(_RULES))


def rules_of(game: str) -> Rules:
    """The rule set of that name; raises `BadSetup` with the known names."""
    try:
        return _RULES[game]
    except KeyError:
        known = ", ".join(known_games()) or "none"
        raise BadSetup(f"no game is called {game!r} in this program; there are {known}") from None


def checked(setup: Setup) -> Setup:
    """The set-up in full if its game offers it; raises `BadSetup` that says what there is."""
    return rules_of(setup.game).checked(setup)


class Options:
    """The legal options of one decision: iterable, countable, `in`, with a readable repr."""

    __slots__ = ("_raw",)

    def __init__(self, raw: tuple[tuple[Any, ...], ...]) -> None:
        self._raw = raw

    def __iter__(self) -> Iterator[Option]:
        return map(Option, self._raw)

    def __len__(self) -> int:
        return len(self._raw)

    def __getitem__(self, index: int) -> Option:
        return Option(self._raw[index])

    def __contains__(self, option: object) -> bool:
        if isinstance(option, str):
            try:
                option = parse_option(option)
            except BadOption:
                return False
        return option in self._raw

    def __repr__(self) -> str:
        return f"<Options: {', '.join(map(option_text, self._raw)) or 'none'}>"


class Decision(NamedTuple):
    """Who decides what. `rule` is the rule that asks."""

    seat: int
    kind: str
    options: Options
    secret: bool
    rule: str


class _Node(NamedTuple):
    """One played option in the shared, immutable history of a game and its clones."""

    before: _Node | None
    option: tuple[Any, ...]
    seat: int
    told: tuple[Event, ...]
    number: int


class _Undo(NamedTuple):
    before: _Undo | None
    table: Any
    node: _Node | None


class Game:
    """One table being played."""

    __slots__ = (
        "_heard",
        "_memo",
        "_opening",
        "_tail",
        "_undo",
        "rules",
        "setup",
        "stopped",
        "table",
    )

    def __init__(self, rules: Rules, setup: Setup, table: Any) -> None:
        self.rules = rules
        self.setup = setup
        self.table: Any = table
        self.stopped = ""
        """Why a game that was only read cannot go on: `rules` or `steps`; empty if it can."""
        self._tail: _Node | None = None
        self._opening: tuple[Event, ...] = ()
        self._undo: _Undo | None = None
        self._heard: dict[int | None, tuple[int, list[Heard]]] = {}
        self._memo: dict[Any, Any] = {}

    @classmethod
    def new(cls, setup: Setup, seed: rng.Seed) -> Game:
        """Set up a table and run to the first decision.

        The seed is the key of everything that is random: a whole number below 2**256, or 32 bytes.
        """
        return cls.with_dice(setup, rng.seeded(seed))

    @classmethod
    def with_dice(cls, setup: Setup, dice: rng.State) -> Game:
        """The same, drawing from a generator in any state: old replays have another one."""
        rules = rules_of(setup.game)
        game = cls(rules, setup, rules.new_table(setup, dice))
        game._begin()
        return game

    def _begin(self) -> None:
        self.table.run()
        self._opening = self._cited(self.table.told)
        self.table.told = []
        self.table.revealed = False

    # ---- the rules by their names in this game

    def cite(self, rule: str) -> str:
        """What this game calls a rule."""
        return self.rules.citations.get(rule, rule)

    def _cited(self, told: list[Event]) -> tuple[Event, ...]:
        names = self.rules.citations
        if not names:
            return tuple(told)
        # Written out for speed: most moves tell something that a shared chapter has named.
        return tuple(
            [
                made(Event, (kind, names.get(rule, rule), audience, args, public))
                for kind, rule, audience, args, public in told
            ]
        )

    # ---- deciding

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        raw = self.table.decision
        if raw is None:
            return None
        kind = DECISION_KINDS[raw[1]]
        return Decision(raw[0], raw[1], Options(raw[2]), kind.secret, self.cite(kind.rule))

    @property
    def options(self) -> Options:
        """The legal options of the open decision (empty when the game is over)."""
        raw = self.table.decision
        return Options(raw[2] if raw is not None else ())

    @property
    def version(self) -> int:
        """How many options have been played; the number of the open decision."""
        return self._tail.number if self._tail is not None else 0

    def play(self, option: object, *, at: int | None = None) -> tuple[Event, ...]:
        """Play one option (an `Option`, a raw tuple or its text) and return what was told.

        `at` is the version the option was chosen at; another version raises `StaleOption`.
        Whatever is refused, and whatever goes wrong inside a rule, leaves the table untouched.
        """
        table = self.table
        decision = table.decision
        if decision is None:
            if self.stopped:
                raise CannotGoOn(self.stopped, "this game can be read, but not played on")
            raise GameFinished("the game is over; no option can be played any more")
        if at is not None and at != self.version:
            raise StaleOption(f"that decision was number {at}; the table is at {self.version}")
        if isinstance(option, str):
            option = parse_option(option)
        if option not in decision[2]:
            raise BadOption(_refused(option, decision))
        before = table.clone()
        table.decision = None
        try:
            try:  # noqa: SIM105 - a context manager costs more than many a step
                STEPS[decision[3]](table, *decision[4], option)
            except Unwind:
                pass
            table.run()
        except Exception as error:
            self.table = before
            raise RuleFailure(f"{option_text(option)!r} failed: {error!r}") from error  # type: ignore[arg-type]
        told = self._cited(table.told)
        tail = self._tail
        table.told = []
        if table.revealed:
            table.revealed = False
            self._undo = None
        else:
            self._undo = made(_Undo, (self._undo, before, tail))
        number = 1 if tail is None else tail.number + 1
        self._tail = made(_Node, (tail, option, decision[0], told, number))
        return told

    # ---- looking

    def view(self, seat: int | None, shared: Any = None) -> Any:
        """What `seat` (None: a spectator) may know, built up from nothing.

        Parts that are as they were in an earlier view of this game are the same objects.
        `shared`, a spectator's view of this very moment, spares building what is public again.
        """
        return self.rules.view(self.table, seat, shared, self._memo)

    def why_not(self, seat: int) -> list[Any]:
        """For each thing `seat` might expect to do and may not: a reason with its rule."""
        found = self.rules.why_not(self.table, seat)
        if not self.rules.citations:
            return found
        return [replace(reason, rule=self.cite(reason.rule)) for reason in found]

    @property
    def result(self) -> Any:
        """The outcome, or None while the game goes on."""
        return self.rules.result(self.table)

    def status(self) -> list[str]:
        """Every broken invariant in words; an empty list means that the table is sound."""
        return self.rules.status(self.table)

    def events(self, since: int = 0, seat: int | None = None) -> list[Heard]:
        """What `seat` (None: a spectator) has heard from its event number `since` on.

        Numbers count what that listener heard, so they tell nothing about what others heard.
        """
        count, heard = self._heard.get(seat, (-1, []))
        if count != self.version:
            fresh: list[tuple[Event, ...]] = []
            node = self._tail
            while node is not None and node.number > count:
                fresh.append(node.told)
                node = node.before
            if count < 0:
                fresh.append(self._opening)
                heard = []
            for told in reversed(fresh):
                for item in told:
                    args = heard_by(item, seat)
                    if args is not None:
                        heard.append(Heard(len(heard), item.kind, item.rule, args))
            self._heard[seat] = (self.version, heard)
        return heard[since:]

    def inherit_heard(self, earlier: Game) -> None:
        """Go on with the listeners' logs of the game that this one was cloned from.

        `earlier` must not be asked for events any more. Spares building the whole log anew.
        """
        self._heard = earlier._heard

    @property
    def history(self) -> list[tuple[int, Option]]:
        """Every option played so far with the seat that played it."""
        played: list[tuple[int, Option]] = []
        node = self._tail
        while node is not None:
            played.append((node.seat, Option(node.option)))
            node = node.before
        played.reverse()
        return played

    # ---- going back

    @property
    def undoable(self) -> bool:
        """Whether the last option can be taken back: nothing was revealed or rolled by it."""
        return self._undo is not None

    @property
    def undo_seat(self) -> int | None:
        """The seat whose option `undo` would take back."""
        return self._tail.seat if self._undo is not None and self._tail is not None else None

    def undo_steps(self, seat: int) -> int:
        """How many options `undo` must take back to undo the last one of `seat`; 0: no way."""
        steps, tail, undo = 0, self._tail, self._undo
        while undo is not None and tail is not None:
            steps += 1
            if tail.seat == seat:
                return steps
            tail, undo = undo.node, undo.before
        return 0

    def undo(self) -> None:
        """Take the last option back; raises `NothingToUndo` where that would un-know something."""
        if self._undo is None:
            raise NothingToUndo("something was revealed or rolled; there is no way back past it")
        # A copy: a clone of this game may go back to the same point.
        self.table = self._undo.table.clone()
        self._tail = self._undo.node
        self._undo = self._undo.before
        self._heard = {}

    # ---- copying and saving

    def clone(self, *, quiet: bool = False) -> Game:
        """An independent copy. A quiet one tells no events (for searches)."""
        copy = Game.__new__(Game)
        copy.rules = self.rules
        copy.stopped = self.stopped
        copy.setup = self.setup
        copy.table = self.table.clone()
        if quiet:
            copy.table.quiet = True
        copy._tail = self._tail
        copy._opening = self._opening
        copy._undo = self._undo
        copy._heard = {}
        # What is in it holds for the fields it was built from, whichever copy of the game has them.
        copy._memo = self._memo
        return copy

    def to_bytes(self) -> bytes:
        """The whole table as bytes, at any moment, the same on every machine."""
        return json.dumps(self.dump(), separators=(",", ":")).encode()

    def dump(self) -> list[Any]:
        """What `to_bytes` writes, as plain data: any JSON writer without blanks gives its bytes."""
        setup = self.setup.as_data()
        return [FORMAT, self.rules.name, self.rules.version, setup, self.table.dump()]

    @classmethod
    def from_bytes(cls, data: bytes, *, to_read: bool = False) -> Game:
        """The game that `to_bytes` saved (without its log).

        Raises `CannotGoOn` if these rules do not play on what was saved under that version, or if
        something waits on the table that they do not know. With `to_read` such a game is returned
        all the same: without a decision, `stopped` says why.
        """
        try:
            form, name, version, raw, table = json.loads(data)
        except (ValueError, TypeError) as error:
            raise CorruptState(f"this is no saved game: {error}") from None
        if form not in READABLE:
            known = " and ".join(map(str, READABLE))
            raise CorruptState(f"saved in format {form!r}; this program reads formats {known}")
        rules = rules_of(name)
        try:
            setup = Setup.from_data(raw)
            loaded = rules.load_table(setup, table, form)
        except (ValueError, TypeError, IndexError, KeyError) as error:
            raise CorruptState(f"the saved table cannot be read: {error}") from None
        game = cls(rules, setup, loaded)
        try:
            _check_goes_on(rules, version, loaded)
        except CannotGoOn as error:
            if not to_read:
                raise
            game.stopped = error.reason
            loaded.decision = None
        return game

    @property
    def opening(self) -> tuple[Event, ...]:
        """What was told before the first decision."""
        return self._opening

    def resume_log(
        self,
        opening: tuple[Event, ...],
        played: Iterable[tuple[int, tuple[Any, ...], tuple[Event, ...]]],
    ) -> None:
        """Give a game that was read from bytes its log back: (seat, option, told) a move."""
        self._opening = opening
        self._tail = None
        for number, (seat, option, told) in enumerate(played, 1):
            self._tail = _Node(self._tail, option, seat, told, number)
        self._heard = {}

    @property
    def digest(self) -> str:
        """A stable fingerprint of the table."""
        return table_digest(self.table)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.setup == other.setup and bool(self.table.dump() == other.table.dump())

    __hash__ = None  # type: ignore[assignment]  # a table changes; use `digest`

    def __repr__(self) -> str:
        decision = self.decision
        if decision is None:
            return f"<Game {self.setup.game}, over: {self.result}>"
        return f"<Game {self.setup.game}, seat {decision.seat} decides {decision.kind}>"


def _check_goes_on(rules: Rules, version: str, table: Any) -> None:
    """Raise `CannotGoOn` if a table that was saved under that version cannot be played on."""
    if version not in rules.plays_on:
        known = ", ".join(sorted(rules.plays_on))
        raise CannotGoOn(
            "rules", f"saved under rules {rules.name} {version}; this program plays on {known}"
        )
    waiting = [item[0] for item in table.agenda]
    if table.decision is not None:
        _, kind, options, answer, _ = table.decision
        waiting.append(answer)
        if kind not in DECISION_KINDS:
            raise CannotGoOn("steps", f"nobody asks {kind!r} any more")
        for option in options:
            verb = VERBS.get(option[0])
            if verb is None or len(verb.kinds) != len(option) - 1:
                raise CannotGoOn("steps", f"{option[0]!r} is no option any more")
    for name in waiting:
        if name not in STEPS:
            raise CannotGoOn("steps", f"the rules have no step {name!r} any more")
    for name, *args in table.agenda:
        if not _fits(name, len(args)):
            raise CannotGoOn("steps", f"the step {name!r} has other arguments now")


@cache
def _fits(name: str, count: int) -> bool:
    """Whether a step can be called with the table and so many arguments."""
    try:
        inspect.signature(STEPS[name]).bind(None, *(None,) * count)
    except TypeError:
        return False
    return True


def table_digest(table: Any) -> str:
    """The fingerprint of a table: 128 bits of BLAKE2 over its dump."""
    data = json.dumps(table.dump(), separators=(",", ":")).encode()
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _refused(option: object, decision: Any) -> str:
    try:
        text = option_text(option)  # type: ignore[arg-type]
    except (BadOption, TypeError, KeyError, ValueError, IndexError):
        text = repr(option)
    legal = ", ".join(option_text(raw) for raw in decision[2][:12])
    more = len(decision[2]) - 12
    tail = f" and {more} more" if more > 0 else ""
    return f"{text!r} is no option of seat {decision[0]} here ({decision[1]}); legal: {legal}{tail}"
