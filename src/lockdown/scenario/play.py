"""Playing the `when` blocks: options, forced results, and the answers nobody needs to write."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.errors import KernelError, NothingToUndo
from lockdown.kernel.events import Event
from lockdown.kernel.game import Game, Setup, rules_of
from lockdown.kernel.options import option_text
from lockdown.rules import ending
from lockdown.scenario import words as say
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.forced import FORCED, fill_bag, forced_text, read_forced
from lockdown.scenario.options import chain, check_words, matching, one, shown
from lockdown.scenario.parts import parts_of
from lockdown.scenario.plan import Plan
from lockdown.scenario.text import Block, Scenario, Statement
from lockdown.state import keys
from lockdown.state.table import Table

_SEAT = re.compile(r"^([A-E])\s*:\s*(.+)$")
_ASKED = re.compile(r"^([A-E]) (?:decides|may)\b(.*)$")
#: Verbs that only answer reaction windows and other questions that are settled by themselves.
_ANSWERS = (
    *("react", "react-item", "react-weakness", "decline", "objective", "pay", "end", "done"),
    *("discard", "through", "to", "take", "deck", "drop", "target", "player", "keep"),
)


_SEARCH = keys.ACTIONS.index("search")
#: Ways to say that one does not, and that a card is given up.
_NOES = ("no", "decline", "done")
_GIVEN_UP = ("pay", "discard")


@dataclass(frozen=True)
class Step:
    """One thing that a `when` block says, in order."""

    kind: str
    line: int
    block: int
    seat: int = -1
    words: tuple[str, ...] = ()
    rule: str = ""


class Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, setup: Setup, plan: Plan, table: Table) -> None:
        self.scenario = scenario
        self.plan = plan
        self.game = Game(rules_of(setup.game), setup, table)
        self.rs = table.rs
        self.started = False
        #: What was told by each option since the last `when`, and before it.
        self.batches: list[tuple[Event, ...]] = []
        self.before: list[Event] = []
        self.steps = [
            step
            for number, block in enumerate(scenario.blocks)
            if block.kind == "when"
            for step in self._steps(number, block)
        ]
        self.at = 0
        #: Payments written before the choices of their action: (seat, words, line).
        self.early: list[tuple[int, list[str], int]] = []
        #: Decisions that were answered without a line since the last step: (seat, kind).
        self.silent: list[tuple[int, str]] = []

    @property
    def table(self) -> Table:
        table: Table = self.game.table
        return table

    @property
    def events(self) -> list[Event]:
        """What was told since the last `when`."""
        return [event for batch in self.batches for event in batch]

    def _steps(self, number: int, block: Block) -> list[Step]:
        found: list[Step] = []
        for statement in block.statements:
            try:
                steps = _read_step(number, statement, self.table.n)
                for step in steps:
                    if step.words:
                        self._chain(step.words)
                found += steps
            except ScenarioError as error:
                raise ScenarioError(error.message, error.line or statement.line) from None
        return found

    # ---- blocks

    def start(self) -> None:
        """Let the table run to the first decision."""
        if self.started:
            return
        self.started = True
        if self.plan.phase[:1] == ("victory",):
            own = parts_of(self.rs.game)
            own.end_game(self.table, self.plan.phase[1] or own.endings[0])
        self.game._begin()
        self.batches.append(self.game._opening)

    def when(self, number: int, *, upto: int | None = None, settle_last: bool = True) -> None:
        """Play one `when` block, or only the first `upto` steps of the scenario.

        Without `settle_last` what is asked after the last step is left open.
        """
        block = self.scenario.blocks[number]
        self.before += self.events
        self.batches = []
        for statement in block.statements:
            if statement.words[0] in FORCED:
                self.table.script += read_forced(self.table, statement)
        if self.plan.bag is None and self.plan.phase != ("set-up",):
            fill_bag(self.table)
        try:
            self.start()
        except (KernelError, ValueError) as error:
            raise Expected(f"the game failed: {error}", block.line) from error
        if settle_last or self.at < len(self.steps):
            self._settle(number)
        while self.at < len(self.steps) and self.steps[self.at].block == number:
            if upto is not None and self.at >= upto:
                return
            step = self.steps[self.at]
            try:
                self._do(step)
            except ScenarioError as error:
                raise type(error)(error.message, error.line or step.line) from error.__cause__
            if not settle_last and self.at == len(self.steps):
                return
            if step.kind != "undo":
                # What was just taken back is not answered again.
                self.silent.clear()
                self._settle(number)
        for _, words, line in self.early:
            raise Expected(f"{' '.join(words)!r} was not paid", line)
        if self.table.script:
            left = ", ".join(forced_text(what, value) for what, value in self.table.script)
            raise Expected(f"forced results were not used: {left}", block.line)

    def _do(self, step: Step) -> None:
        self.at += 1
        if step.kind == "option":
            self._option(step)
        elif step.kind == "refused":
            self.refused(step.seat, list(step.words), step.rule)
        elif step.kind == "undo":
            try:
                self.game.undo()
            except NothingToUndo as error:
                raise Expected(f"undo: {error}") from None
            if self.batches:
                self.batches.pop()
        elif step.kind == "no undo":
            if self.game.undoable:
                raise Expected("the last option can be taken back; it should not be possible")
        elif step.kind == "everybody passes":
            self._everybody_passes()

    def _option(self, step: Step) -> None:
        raw = self.table.decision
        text = " ".join(step.words)
        if raw is None:
            raise Expected(
                f"{say.SEATS[step.seat]} cannot {text!r}: nobody decides anything now"
                + self._was_asked(step.seat)
            )
        if step.words[0] == "pay" and raw[1] in ("choose_target", "agree"):
            self.early.append((step.seat, list(step.words), step.line))
            return
        if step.words[0] == "deck" and self._deck_is_clear(step):
            return
        if raw[0] != step.seat:
            raise Expected(
                f"{say.SEATS[step.seat]} cannot {text!r}: {say.SEATS[raw[0]]} decides ({raw[1]})"
                + self._was_asked(step.seat)
            )
        words = _said(step.words, raw)
        if not matching(words, raw[2], self.rs):
            why = ", ".join(sorted(self._reasons(self.game, step.seat, words)))
            raise Expected(
                f"{text!r} is not on offer{f' (refused by {why})' if why else ''}"
                + self._was_asked(step.seat)
            )
        self._play(one(words, raw[2], self.rs))

    def _deck_is_clear(self, step: Step) -> bool:
        """Outside white rooms nobody is asked for the deck; naming the right one is no mistake."""
        raw = self.table.decision
        if raw is not None and any(option[0] == "deck" for option in raw[2]):
            return False
        for event in reversed(self.events):
            if event.kind == "declared":
                seat, act = event.args
                found = seat == step.seat and act[:2] == ("play", _SEARCH)
                return found and keys.COLOURS[act[-1]] == step.words[1]
        return False

    def _play(self, option: tuple[Any, ...]) -> None:
        try:
            self.batches.append(self.game.play(option))
        except KernelError as error:
            raise Expected(f"the game failed: {error}") from error

    def _everybody_passes(self) -> None:
        here = self.table.round
        for _ in range(200):
            raw = self.table.decision
            if raw is None or self.table.phase != ending.PHASE_PLAYERS or here != self.table.round:
                return
            if raw[1] == "action":
                self._play(("pass",))
            else:
                answer = self._answer(raw)
                if answer is None:
                    return
                self._play(answer)

    # ---- answers that need no line

    def _settle(self, number: int) -> None:
        for _ in range(500):
            raw = self.table.decision
            if raw is None or self._is_meant(raw, number):
                return
            answer = self._answer(raw)
            if answer is None:
                return
            self._check_meant(raw, number)
            self.silent.append((raw[0], raw[1]))
            self._play(answer)
        raise Expected("the table asks on and on", self.scenario.blocks[number].line)

    def _check_meant(self, raw: Any, number: int) -> None:
        """An answer that this decision has not is a mistake, no silence.

        Reaction windows are left out: a reaction may be meant for a later one.
        """
        step = self.steps[self.at] if self.at < len(self.steps) else None
        if step is None or step.kind != "option" or (step.block, step.seat) != (number, raw[0]):
            return
        verbs = {option[0] for option in raw[2]}
        if step.words[0] in verbs and not DECISION_KINDS[raw[1]].secret:
            there = ", ".join(shown(option, self.rs) for option in raw[2][:12])
            raise Expected(
                f"{' '.join(step.words)!r} is not on offer; "
                f"{say.SEATS[raw[0]]} decides {raw[1]}: {there}",
                step.line,
            )

    def _was_asked(self, seat: int) -> str:
        """What the seat was asked just before, and did not answer with this."""
        kinds = [kind for who, kind in self.silent if who == seat]
        if not kinds:
            return ""
        return f"; {say.SEATS[seat]} was asked {', '.join(kinds)}, where it was not on offer either"

    def _is_meant(self, raw: Any, number: int) -> bool:
        """Whether the scenario itself answers or looks at this decision."""
        left = (step for step in self.steps[self.at :] if step.kind != "go on")
        step = next(left, None)
        if step is not None and step.kind == "undo" and step.block == number:
            return True
        if step is not None and step.seat == raw[0] and step.kind in ("option", "refused"):
            if matching(_said(step.words, raw), raw[2], self.rs):
                return True
            if step.kind == "refused" and step.words[0] in _ANSWERS and raw[1] != "action":
                return True
        if step is not None and step.block == number:
            return False
        for block in self.scenario.blocks[number + 1 :]:
            if block.kind != "then":
                break
            if any(_looks_at(statement, raw) for statement in block.statements):
                return True
        return False

    def _answer(self, raw: Any) -> tuple[Any, ...] | None:
        kind, options = raw[1], raw[2]
        verbs = {option[0] for option in options}
        answer: tuple[Any, ...] | None = None
        if DECISION_KINDS[kind].secret:
            answer = ("decline",) if ("decline",) in options else options[0]
        elif verbs == {"pay"}:
            answer = self._early(raw) or self._payment(options)
        elif kind == "pass_discard":
            answer = ("done",)
        elif kind in ("reroll", "better_result"):
            answer = ("no",) if ("no",) in options else ("decline",)
        elif kind == "end_of_turn":
            answer = ("end",)
        elif len(options) == 1 and kind != "action":
            answer = options[0]
        return answer

    def _early(self, raw: Any) -> tuple[Any, ...] | None:
        """A payment that was written before the choices of its action."""
        for i, (seat, words, line) in enumerate(self.early):
            if seat == raw[0]:
                del self.early[i]
                try:
                    return one(words, raw[2], self.rs)
                except Expected as error:
                    raise Expected(error.message, line) from None
        return None

    def _payment(self, options: Any) -> tuple[Any, ...]:
        """The first card that the rest of the scenario does not name."""
        line = self.steps[self.at - 1].line if self.at else 0
        named = {
            word
            for block in self.scenario.blocks
            for statement in block.statements
            if block.kind != "given" and statement.line > line
            for word in re.split(r"[\s,=]+", statement.text)
        }
        for option in options:
            if option_text(option).split()[1] not in named:
                return tuple(option)
        return tuple(options[0])

    # ---- refusals

    def refused(self, seat: int, words: list[str], rule: str) -> None:
        """The option is not on offer, and for that reason if one is named.

        Of several (`use grenade 0 to 012`) one is not, once those before it are played.
        """
        *before, last = self._chain(words)
        game = self.game.clone()
        for option in before:
            raw = game.table.decision
            if raw is None or raw[0] != seat or not matching(option, raw[2], self.rs):
                last = option
                break
            game.play(one(option, raw[2], self.rs))
        raw = game.table.decision
        text = " ".join(words)
        if raw is not None and raw[0] == seat and matching(last, raw[2], self.rs):
            raise Expected(f"{text!r} should be refused to {say.SEATS[seat]}; it is on offer")
        if not rule:
            return
        reasons = self._reasons(game, seat, last)
        if rule not in reasons:
            there = ", ".join(sorted(reasons)) or "no reason at all"
            raise Expected(f"{text!r} should be refused by {rule}; the game gives {there}")

    def _chain(self, words: Sequence[str]) -> list[list[str]]:
        """The options that are named, each with words that there are."""
        found = chain(list(words))
        for option in found:
            check_words(_plain(option), self.rs)
        return found

    def offered(self, words: Sequence[str], raw: Any) -> list[tuple[Any, ...]]:
        """The options of a decision that the words can mean."""
        check_words(_plain(words), self.rs)
        return matching(_plain(words), raw[2], self.rs)

    def _reasons(self, game: Game, seat: int, words: list[str]) -> set[str]:
        found = set()
        for refusal in game.why_not(seat):
            # A refusal may name only the beginning of an option.
            option = tuple(refusal.option)
            if matching(words[: len(option)], [option], self.rs):
                found |= {refusal.rule, refusal.reason}
        return found


def _plain(words: Sequence[str]) -> list[str]:
    """`activate mission` is `activate`."""
    if words[0] == "activate" and tuple(words[1:2]) in (("mission",), ("mission_item",)):
        return ["activate"]
    return list(words)


def _said(words: Sequence[str], raw: Any) -> list[str]:
    """`no` where the game calls it `decline` or `done`, and the like."""
    words = _plain(words)
    there = {option[0] for option in raw[2]}
    if words[0] in there or DECISION_KINDS[raw[1]].secret:
        return words
    for group in (_NOES, _GIVEN_UP):
        other = [word for word in group if word in there]
        if words[0] in group and len(other) == 1:
            return [other[0], *words[1:]]
    return words


def _looks_at(statement: Statement, raw: Any) -> bool:
    match = _ASKED.match(statement.text)
    if match is None or say.SEATS.index(match[1]) != raw[0]:
        return False
    words = match[2].split()
    if statement.words[1] == "decides":
        return bool(words) and words[0] == raw[1]
    words = [word for word in words if word not in ("not", "only")]
    return bool(words) and words[0] in _ANSWERS and any(o[0] == words[0] for o in raw[2])


def _read_step(number: int, statement: Statement, players: int) -> list[Step]:
    text, line = statement.text, statement.line
    if statement.words[0] in FORCED:
        return []
    plain = {
        "undo": "undo",
        "no undo": "no undo",
        "go on": "go on",
        "the table goes on": "go on",
        "everybody passes": "everybody passes",
        "everybody else passes": "everybody passes",
    }
    if text in plain:
        return [Step(plain[text], line, number)]
    match = _SEAT.match(text)
    if match is None:
        raise ScenarioError(
            f"{text!r} is nothing that happens; write 'A: move 012', 'dice noise 3', "
            "'bag adult_2_3', 'everybody passes', 'go on' or 'undo'",
            line,
        )
    seat = say.seat(match[1], players)
    rest = match[2].strip()
    if rest.startswith("refused "):
        what, _, rule = rest.removeprefix("refused ").partition(" because ")
        return [Step("refused", line, number, seat, tuple(what.split()), rule.strip())]
    return [
        Step("option", line, number, seat, tuple(option))
        for part in re.split(r",\s+", rest)
        for option in chain(part.split())
    ]
