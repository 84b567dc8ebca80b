"""Running one scenario, and saying what is wrong so that a person understands it."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.kernel.game import rules_of
from lockdown.kernel.rng import seeded
from lockdown.scenario.build import build
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.given import read_given, read_setup
from lockdown.scenario.loose import loosened
from lockdown.scenario.play import Play
from lockdown.scenario.text import Block, Scenario
from lockdown.scenario.then import check, check_status, offers
from lockdown.scenario.told import event_text

LAST_EVENTS = 10


@dataclass(frozen=True)
class Outcome:
    """How a scenario came out; `message` is empty if it holds."""

    scenario: Scenario
    message: str = ""
    line: int = 0
    details: tuple[str, ...] = ()
    misread: bool = False
    """The scenario itself cannot be read or its table cannot be."""

    @property
    def passed(self) -> bool:
        return not self.message

    def report(self) -> str:
        """Everything a person needs to see."""
        where = f"{self.scenario.file}:{self.line or self.scenario.line}"
        lines = [f"{where}: {self.message}", *(f"    {detail}" for detail in self.details)]
        return "\n".join(lines)


def run_scenario(scenario: Scenario) -> Outcome:
    """Build the table, play, check."""
    play: Play | None = None
    try:
        play = prepare(scenario)
        for number, block in enumerate(play.scenario.blocks):
            if block.kind == "when":
                play.when(number)
                _sound(play, block)
            elif block.kind == "then":
                _then(play, block)
    except ScenarioError as error:
        details: list[str] = []
        if isinstance(error, Expected) and play is not None:
            details = _details(play)
        return Outcome(
            scenario,
            error.message,
            error.line,
            tuple(details),
            misread=not isinstance(error, Expected),
        )
    return Outcome(scenario)


def prepare(scenario: Scenario) -> Play:
    """The table of the `given` block, ready to be played."""
    scenario = loosened(scenario)
    given = scenario.blocks[0] if scenario.blocks[0].kind == "given" else Block("given", 0)
    setup, rest = read_setup(given.statements)
    plan = read_given(setup, rest)
    try:
        fresh = plan.phase == ("set-up",)
        table = rules_of(setup.game).new_table(setup, seeded(plan.seed)) if fresh else build(plan)
    except ScenarioError as error:
        raise ScenarioError(f"this table cannot be: {error.message}", given.line) from None
    play = Play(scenario, setup, plan, table)
    if fresh:
        return play
    broken = [text for text in play.game.status() if not text.startswith("nobody is asked")]
    if broken:
        raise ScenarioError(f"this table cannot be: {'; '.join(broken)}", given.line)
    return play


def _then(play: Play, block: Block) -> None:
    play.start()
    for statement in block.statements:
        try:
            check(play, statement.text)
        except ScenarioError as error:
            raise type(error)(error.message, error.line or statement.line) from None


def _sound(play: Play, block: Block) -> None:
    try:
        check_status(play)
    except Expected as error:
        raise Expected(error.message, block.line) from None


def _details(play: Play) -> list[str]:
    events = [event_text(event, play.rs) for event in play.events]
    details = [offers(play)]
    if events:
        details.append("last events:" if len(events) > LAST_EVENTS else "events:")
        details += [f"  {text}" for text in events[-LAST_EVENTS:]]
    else:
        details.append("no event since the last 'when'")
    return details
