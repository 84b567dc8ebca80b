"""Logs: one line an event, for people or as JSON. No tokens, no seeds, no hands."""

from __future__ import annotations

import logging
import sys
import time

import msgspec


class JsonLines(logging.Formatter):
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
    """Send the server's own log to standard error, once."""
    log = logging.getLogger("lockdown")
    if log.handlers:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    logging.getLogger("alembic").setLevel(logging.WARNING)
