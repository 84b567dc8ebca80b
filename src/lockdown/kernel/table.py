"""What every table has: the agenda, the open decision, the dice, and who was told what.

The rules' own `Table` adds the pieces of the game. Everything here is plain data; the lists
`told` and the flag `revealed` only live while one option is being played.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel import rng
from lockdown.kernel.events import Event, EventKind, made
from lockdown.kernel.steps import STEPS, Step

#: The audience of an event that everybody hears.
EVERYBODY = -1

#: (seat, kind, options, answer step, context): see `BaseTable.ask`.
RawDecision = tuple[int, str, tuple[tuple[Any, ...], ...], str, tuple[Any, ...]]


class Unwind(Exception):
    """Raised by a rule that has replaced the agenda: the rest of the running step is dropped."""


class ScriptError(ValueError):
    """A forced die or draw does not fit what the rules ask for."""


class BaseTable:
    """The part of the table that the kernel works with."""

    __slots__ = ("agenda", "decision", "quiet", "revealed", "rng", "script", "told")

    def __init__(self) -> None:
        self.agenda: list[tuple[Any, ...]] = []
        self.decision: RawDecision | None = None
        self.rng: rng.State = 0
        self.script: list[tuple[str, Any]] = []
        self.told: list[Event] = []
        self.revealed = False
        self.quiet = False

    # ---- what is still to happen

    def push(self, what: Step, *args: Any) -> None:
        """Put a step on top of the agenda: it runs before everything that is there already."""
        self.agenda.append((what.name, *args))

    def then(self, *steps: tuple[Any, ...]) -> None:
        """Put several steps on the agenda so that they run in the order written."""
        agenda = self.agenda
        for item in reversed(steps):
            agenda.append((item[0].name, *item[1:]))

    def take(self, *names: str) -> tuple[Any, ...]:
        """Take the top step off the agenda; it must be one of those named."""
        top = self.agenda.pop()
        if top[0] not in names:
            raise LookupError(f"{' or '.join(names)} should wait on top, not {top[0]}")
        return top

    def ask(
        self,
        seat: int,
        kind: str,
        options: list[tuple[Any, ...]],
        answer: Step,
        *context: Any,
    ) -> None:
        """Stop and let `seat` choose; `answer(table, *context, option)` takes the choice."""
        self.decision = (seat, kind, tuple(options), answer.name, context)

    def run(self) -> None:
        """Work the agenda off until somebody has to decide or nothing is left."""
        agenda = self.agenda
        while agenda and self.decision is None:
            item = agenda.pop()
            try:
                STEPS[item[0]](self, *item[1:])
            except Unwind:
                agenda = self.agenda

    # ---- telling

    def tell(self, kind: EventKind, rule: str, *args: Any) -> None:
        """Tell everybody."""
        if not self.quiet:
            self.told.append(made(Event, (kind.name, rule, EVERYBODY, args, None)))

    def tell_only(self, seat: int, kind: EventKind, rule: str, *args: Any) -> None:
        """Tell one seat alone."""
        if not self.quiet:
            self.told.append(made(Event, (kind.name, rule, 1 << seat, args, None)))

    def tell_secret(
        self, seats: int, kind: EventKind, rule: str, args: tuple[Any, ...], public: tuple[Any, ...]
    ) -> None:
        """Tell the seats of the mask everything, all others the same event with parts hidden."""
        if not self.quiet:
            self.told.append(made(Event, (kind.name, rule, seats, args, public)))

    # ---- chance

    def random(self, n: int) -> int:
        """A number in 0..n-1 from the table's generator. What has been rolled cannot be undone."""
        self.revealed = True
        state = self.rng
        if not isinstance(state, int) and 0 < n <= 256:
            # The usual case of `rng.draw`, written out for speed.
            key, used, block = state
            byte = block[used & 63]
            if byte < rng.FAIR[n]:
                used += 1
                self.rng = (key, used, block if used & 63 else rng.block(key, used >> 6))
                return byte % n
        number, self.rng = rng.draw(state, n)
        return number

    def forced(self, what: str) -> Any:
        """The next scripted result for `what`; None without one (see scenarios)."""
        script = self.script
        for i, (name, result) in enumerate(script):
            if name == what:
                self.revealed = True
                del script[i]
                return result
        return None

    def shuffle(self, cards: list[int], name: str = "") -> None:
        """Shuffle up to 256 cards; a script may say which come to lie on top (at the end)."""
        self.revealed = True
        # Both loops are `rng.draw`, written out for speed.
        state = self.rng
        if isinstance(state, int):
            for i in range(len(cards) - 1, 0, -1):
                word = ((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF
                j = (word * (i + 1)) >> 32
                state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
                cards[i], cards[j] = cards[j], cards[i]
            self.rng = state
        else:
            key, used, block = state
            fair = rng.FAIR
            for n in range(len(cards), 1, -1):
                while True:
                    byte = block[used & 63]
                    used += 1
                    if not used & 63:
                        block = rng.block(key, used >> 6)
                    if byte < fair[n]:
                        break
                j = byte % n
                cards[n - 1], cards[j] = cards[j], cards[n - 1]
            self.rng = (key, used, block)
        if self.script and name:
            top = self.forced("shuffle " + name)
            if top is not None:
                for card in reversed(top):
                    if card not in cards:
                        raise ScriptError(f"card {card} is not among those shuffled into {name}")
                    cards.remove(card)
                    cards.append(card)
