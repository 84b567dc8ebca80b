"""Typed errors of the kernel. Each leaves the table exactly as it was."""

from __future__ import annotations


class KernelError(Exception):
    """Base of everything the kernel refuses."""


class BadSetup(KernelError):
    """A set-up that no game of this program offers."""


class BadOption(KernelError):
    """The text or value is no option of the current decision (illegal, foreign or malformed)."""


class StaleOption(BadOption):
    """The option answers a decision that has already been taken."""


class GameFinished(BadOption):
    """The game is over; nothing can be played any more."""


class NothingToUndo(KernelError):
    """There is no earlier point to go back to without un-knowing something."""


class RuleFailure(KernelError):
    """A rule raised an exception; the table has been put back to where it was before."""


class CorruptState(KernelError):
    """Bytes that are no saved table, or one of an unknown version."""


class CannotGoOn(CorruptState):
    """A saved game that can be read but not played on; `reason` is `rules` or `steps`."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
