"""What the operator of a server may set: on the command line, or as `LOCKDOWN_…` variables."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

PREFIX = "LOCKDOWN_"


@dataclass(frozen=True)
class Settings:
    """All settings, with defaults for a small public server."""

    database: str = "sqlite:///tables.sqlite3"
    hosts: tuple[str, ...] = ()
    """Names that a public server answers to (`*.` before one: all below it; `*`: any)."""
    origins: tuple[str, ...] = ()
    """Further origins (`https://…`) whose pages may connect; the server's own always may."""
    webhooks: tuple[str, ...] = ()
    """Hosts that tables may send their webhook to; empty: none."""
    push_contact: str = ""
    """`mailto:…` or `https://…` of the operator, for push services; empty: no Web Push."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "*.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )
    """Push services that may be called."""
    push_after_seconds: float = 20.0
    """Somebody who is asked and away is called after so long."""
    tables_per_minute: int = 30
    """New tables from one address."""
    replays_per_minute: int = 30
    """Films of finished games and bug reports, for one address: they are built when asked for."""
    searches_per_minute: int = 300
    """Questions to the rules, from one address."""
    connections_per_address: int = 100
    messages_per_second: float = 20.0
    message_burst: int = 60
    """Of one connection, of all connections of one seat, of all guests of one table."""
    address_messages_per_second: float = 100.0
    address_message_burst: int = 400
    """Of all connections from one address, whatever tables they are at."""
    spectators_per_table: int = 200
    """More than so many may not watch."""
    guest_views_per_second: float = 20.0
    """Whole views for guests of all tables: who joins or asks for everything anew waits."""
    away_seconds: int = 60
    """After that the others are asked about an absent player who is awaited."""
    unload_seconds: int = 600
    """An idle table leaves memory."""
    request_seconds: float = 15.0
    """A request that is not complete by then is cut off."""
    hello_seconds: float = 30.0
    """A client that has not said at which table it is by then is sent away."""
    storage_seconds: float = 8.0
    """A database that went away is tried for so long before what waits is refused."""
    send_seconds: float = 20.0
    """A client that takes longer for one frame is sent away."""
    purge_lobby_days: int = 7
    purge_over_days: int = 180
    purge_playing_days: int = 365
    metrics: tuple[str, ...] = ()
    """Addresses or networks that may read `/metrics`; empty: nobody, as if there were none."""
    log_json: bool = False

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Settings out of `LOCKDOWN_DATABASE`, `LOCKDOWN_ORIGINS` (commas between), …"""
        found: dict[str, Any] = {}
        for item in fields(cls):
            words = environ.get(PREFIX + item.name.upper())
            if words is not None:
                found[item.name] = _read(words, item.default)
        made = cls(**(found | given))
        made.check()
        return made

    def check(self) -> None:
        """Raise `ValueError` for what cannot be meant: a list of nothing lets nobody in."""
        for named in self.metrics:
            try:
                ipaddress.ip_network(named, strict=False)
            except ValueError as error:
                raise ValueError(f"{PREFIX}METRICS: {error}") from None
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise ValueError(f"{PREFIX}PUSH_CONTACT: give mailto:… or https://…")


def _read(words: str, default: Any) -> Any:
    if isinstance(default, bool):
        return words.lower() in ("1", "true", "yes", "on")
    if isinstance(default, tuple):
        return tuple(part.strip() for part in words.split(",") if part.strip())
    return type(default)(words)
