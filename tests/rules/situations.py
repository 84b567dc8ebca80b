"""Tables for Python tests, written in the `given` words of scenarios."""

from __future__ import annotations

from typing import Any

from lockdown import Game
from lockdown.games.lockdown.game import RULES
from lockdown.kernel.events import Event
from lockdown.kernel.options import option_text, parse_option
from lockdown.scenario.build import build
from lockdown.scenario.given import read_given, read_setup
from lockdown.scenario.text import Statement

SEATS = "ABCDE"


def situation(text: str, *script: tuple[str, Any]) -> Game:
    """A game that begins as the text says; `script` forces dice and draws."""
    statements = [
        Statement(number, part.strip())
        for number, line in enumerate(text.strip().splitlines(), 1)
        for part in line.split(";")
        if part.strip()
    ]
    setup, rest = read_setup(statements)
    table = build(read_given(setup, rest))
    table.script = list(script)
    game = Game(RULES, setup, table)
    game._begin()
    return game


def offered(game: Game) -> list[str]:
    """The open options as text."""
    return [str(option) for option in game.options]


def asked(game: Game) -> str:
    """`B interrupt`: who decides what."""
    decision = game.decision
    return "nobody" if decision is None else f"{SEATS[decision.seat]} {decision.kind}"


def play(game: Game, *texts: str) -> list[Event]:
    """Play options one after the other; return everything that was told."""
    told: list[Event] = []
    for text in texts:
        told += game.play(parse_option(text))
    return told


def run(game: Game, text: str, *answers: str) -> tuple[list[str], list[Event]]:
    """Play an option, then answer as listed; what is not listed is declined.

    An answer is written `C react interruption 0`: it is given when that seat is asked and the
    option is there. Returns the questions asked (until the next turn decision) and what was told.
    """
    left = list(answers)
    told = play(game, text)
    questions: list[str] = []
    while game.decision is not None and game.decision.kind not in ("action", "end_of_turn"):
        question = asked(game)
        questions.append(question)
        seat, raw = question[0], game.table.decision[2]
        choice = raw[0]
        for answer in left:
            if answer[0] == seat and answer[2:] in [option_text(option) for option in raw]:
                choice = parse_option(answer[2:])
                left.remove(answer)
                break
        told += game.play(choice)
    assert not left, f"never asked for: {left}; asked were {questions}"
    return questions, told


def kinds(told: list[Event]) -> list[str]:
    """The kinds of the events in order."""
    return [event.kind for event in told]
