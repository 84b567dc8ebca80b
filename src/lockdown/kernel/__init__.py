"""The game-agnostic kernel: agenda, decisions, options, events, dice, replays.

Nothing in this package knows about rooms, monsters or cards. The rules above it register
their steps, verbs and events here, and `Game` drives them.
"""

from lockdown.kernel.errors import (
    BadOption,
    BadSetup,
    GameFinished,
    KernelError,
    NothingToUndo,
    RuleFailure,
    StaleOption,
)
from lockdown.kernel.events import Event, EventKind, Heard, event
from lockdown.kernel.game import Decision, Game, Options, Rules, Setup, register_rules
from lockdown.kernel.options import ArgKind, Option, Verb, option_text, parse_option, verb
from lockdown.kernel.steps import STEPS, Step, step
from lockdown.kernel.table import EVERYBODY, BaseTable, Unwind

__all__ = [
    "EVERYBODY",
    "STEPS",
    "ArgKind",
    "BadOption",
    "BadSetup",
    "BaseTable",
    "Decision",
    "Event",
    "EventKind",
    "Game",
    "GameFinished",
    "Heard",
    "KernelError",
    "NothingToUndo",
    "Option",
    "Options",
    "RuleFailure",
    "Rules",
    "Setup",
    "StaleOption",
    "Step",
    "Unwind",
    "Verb",
    "event",
    "option_text",
    "parse_option",
    "register_rules",
    "step",
    "verb",
]
