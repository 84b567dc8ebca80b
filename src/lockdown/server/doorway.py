"""The first thing a stranger meets: how many lines an address may hold, how long a request takes.

Nothing above sees a request before it is complete, so whoever never completes one would cost a
socket for ever, and sockets are few. The address of a trusted proxy has no limit of its own: all
come from there, and a proxy passes on what is complete.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lockdown.server.limits import network
from lockdown.server.metrics import METRICS
from lockdown.server.settings import Settings

held: Counter[str] = Counter()
"""Lines on which no websocket is open, by address."""


@lru_cache(maxsize=1)
def _settings() -> Settings:
    return Settings.from_environment()


class Proxies:
    """The addresses whose word is taken for where somebody comes from."""

    def __init__(self, named: str | Iterable[str] | None) -> None:
        words = named.split(",") if isinstance(named, str) else list(named or ())
        self.all = "*" in [word.strip() for word in words]
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for word in words:
            with contextlib.suppress(ValueError):
                self.networks.append(ipaddress.ip_network(word.strip(), strict=False))

    def __contains__(self, address: str) -> bool:
        if self.all:
            return True
        with contextlib.suppress(ValueError):
            found = ipaddress.ip_address(address)
            return any(found in one for one in self.networks)
        return False


@lru_cache(maxsize=4)
def _proxies(named: Any) -> Proxies:
    return Proxies(named)


class Doorway(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit for every address and a time for every request."""

    counted = ""
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        named = self.config.forwarded_allow_ips
        if host not in _proxies(named if isinstance(named, str | None) else tuple(named)):
            address = network(host)
            if held[address] >= _settings().connections_per_address:
                METRICS.refuse("connections")
                transport.abort()
                return
            self.counted = address
            held[address] += 1
        self._start_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Somebody begins to ask."""
        self._start_clock()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The question is complete."""
        self._stop_clock()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the websocket counts (`lockdown.server.socket`)."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop_clock()
        if self.counted:
            held[self.counted] -= 1
            if not held[self.counted]:
                del held[self.counted]
            self.counted = ""

    def _start_clock(self) -> None:
        if self.clock is None:
            self.clock = self.loop.call_later(_settings().request_seconds, self.transport.abort)

    def _stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
