"""Logs: one line an event, for people or as JSON. No tokens, no seeds, no hands.

The words of an exception may hold anything that was at hand when it was raised: options, cards,
values of a query. So of a failure the log tells its kind and where it happened, and no words.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import PurePath
from typing import Any

import msgspec

LOGGERS = ("lockdown", "uvicorn", "alembic", "litestar")
"""Everything that this program says goes the same way."""


def where(error: BaseException) -> str:
    """The kind of a failure, what caused it, and the places it went through; none of its words."""
    places = " < ".join(
        f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in reversed(traceback.extract_tb(error.__traceback__)[-12:])
    )
    told = f"{type(error).__name__} at {places or 'nowhere'}"
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{told}; after {where(cause)}" if cause is not None else told


class _WithoutWords(logging.Formatter):
    """Formats an exception as its kind and its places."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's own name for it
        """Without the exception's own words."""
        return where(ei[1]) if ei[1] is not None else ""


class JsonLines(_WithoutWords):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def set_up_logs(*, as_json: bool) -> None:
    """Send the logs of the server and of what it is built on to standard error, once."""
    if logging.getLogger("lockdown").handlers:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else _WithoutWords("%(levelname)s %(name)s: %(message)s")
    )
    for name in LOGGERS:
        log = logging.getLogger(name)
        log.addHandler(handler)
        log.setLevel(logging.INFO if name == "lockdown" else logging.WARNING)
        log.propagate = False
