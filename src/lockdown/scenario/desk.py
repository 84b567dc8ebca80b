"""A situation on the desk: set up from text, played as far as one likes, asked, written down.

The text is all there is: what is played on is added to it as lines of a `when`, and it is built and
played anew each time. So what one sees is what the exported file does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from lockdown.kernel.errors import KernelError
from lockdown.scenario import words as say
from lockdown.scenario.errors import Expected, ScenarioError
from lockdown.scenario.play import Play
from lockdown.scenario.run import prepare, run_scenario
from lockdown.scenario.text import Block, Scenario, parse
from lockdown.scenario.then import check

MOST_CHARACTERS = 16_000
MOST_STATEMENTS = 400
#: Numbers of the game are small; a seed may be long. Larger ones only cost time.
_LARGE = re.compile(r"\d{5,}")
_SEED = re.compile(r"(?m)^\s*seed\s+\d{1,80}\s*$")
_THEN = re.compile(r"(?m)^\s*then\b")
_SOUND = "status is sound"


@dataclass(frozen=True)
class Trouble:
    """What is wrong, and in which line (0: in none)."""

    line: int
    message: str


@dataclass
class Desk:
    """What lies on the desk now."""

    play: Play | None = None
    trouble: Trouble | None = None
    """Why nothing lies there, or why it went no further."""
    done: int = 0
    """Steps of the text that were played, of `steps`."""
    steps: tuple[int, ...] = ()
    """The lines of all steps."""
    failed: list[Trouble] = field(default_factory=list)
    """Expectations of the text that do not hold."""


def lay(text: str, upto: int | None = None) -> Desk:
    """Build the situation and play its steps, all or the first ones."""
    desk = Desk()
    try:
        scenario = _read(text)
        desk.play = prepare(scenario)
        desk.steps = tuple(step.line for step in desk.play.steps)
        limit = len(desk.steps) if upto is None else max(0, min(upto, len(desk.steps)))
        _play_to(desk, desk.play, limit)
    except ScenarioError as error:
        desk.trouble = Trouble(error.line, error.message)
    except (KernelError, LookupError, ValueError, TypeError, AttributeError) as error:
        # A text that nobody has thought of: no reason to fail for anybody else.
        desk.trouble = Trouble(0, f"this cannot be read: {error}")
    if desk.play is not None:
        desk.done = desk.play.at
    return desk


def _read(text: str) -> Scenario:
    if len(text) > MOST_CHARACTERS:
        raise ScenarioError(f"a situation has at most {MOST_CHARACTERS} characters")
    for number, line in enumerate(text.splitlines(), 1):
        if _LARGE.search(_SEED.sub("", line)):
            raise ScenarioError("no number of the game is that large", number)
    found = parse(text if _THEN.search(text) else f"{text}\nthen\n  {_SOUND}\n")
    if not found:
        raise ScenarioError("a file begins with 'scenario: TITLE'", 1)
    if len(found) > 1:
        raise ScenarioError("one situation at a time: a second begins here", found[1].line)
    if sum(len(block.statements) for block in found[0].blocks) > MOST_STATEMENTS:
        raise ScenarioError(f"a situation has at most {MOST_STATEMENTS} statements")
    return found[0]


def _play_to(desk: Desk, play: Play, limit: int) -> None:
    blocks = play.scenario.blocks
    last = max((n for n, block in enumerate(blocks) if block.kind == "when"), default=-1)
    for number, block in enumerate(blocks):
        if block.kind == "when":
            own = [i for i, step in enumerate(play.steps) if step.block == number]
            if own and own[0] >= limit and limit < len(play.steps):
                break
            # What is still open at the end of the text is for whoever sits at the desk to answer.
            open_end = number == last and _only_sound(blocks[number + 1 :])
            play.when(number, upto=limit, settle_last=not open_end)
            if play.at < len(play.steps) and play.at >= limit:
                break
        elif block.kind == "then":
            _then(desk, play, block)
    play.start()


def _only_sound(blocks: list[Block]) -> bool:
    return all(s.text == _SOUND for block in blocks for s in block.statements)


def _then(desk: Desk, play: Play, block: Block) -> None:
    play.start()
    for statement in block.statements:
        try:
            check(play, statement.text)
        except Expected as error:
            desk.failed.append(Trouble(error.line or statement.line, error.message))
        except ScenarioError as error:
            raise ScenarioError(error.message, error.line or statement.line) from None


def outcome(play: Play) -> str:
    """What is so now, as a statement of a `then`."""
    raw = play.table.decision
    if raw is not None:
        return f"{say.SEATS[raw[0]]} decides {raw[1]}"
    return f"game over: {play.table.ended}" if play.table.ended else "nobody decides"


def written(text: str) -> tuple[str, Trouble | None]:
    """The text as a scenario file that holds, or what keeps it from holding.

    A text that ends with a `then` of its own stays as it is.
    """
    desk = lay(text)
    if desk.play is None or desk.trouble is not None:
        return text, desk.trouble or Trouble(0, "there is nothing to write down")
    kinds = [block.kind for block in desk.play.scenario.blocks]
    has_then = bool(_THEN.search(text)) and kinds[-1] == "then"
    whole = text.rstrip() + "\n"
    if not has_then:
        whole += f"then\n  {outcome(desk.play)}\n"
    result = run_scenario(_read(whole))
    return whole, None if result.passed else Trouble(result.line, result.message)
