"""Limits: how often somebody may do something, and from where."""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Mapping
from urllib.parse import urlsplit


class Bucket:
    """A token bucket."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def delay(self, cost: float, patience: float) -> float | None:
        """How long to wait for one more, in the order of asking; None: longer than `patience`."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        wait = max(0.0, (cost - self.left) / self.rate)
        if wait > patience:
            return None
        self.left -= cost
        return wait


class PerAddress:
    """Buckets by address; forgets those that are full again."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.rate, self.burst = per_second, max(1.0, burst)
        self.buckets: dict[str, Bucket] = {}
        self.tidy_at = 10_000

    @classmethod
    def by_minute(cls, per_minute: float) -> PerAddress:
        """So many a minute, also all at once."""
        return cls(per_minute / 60, per_minute)

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may do it once more."""
        now = time.monotonic()
        if len(self.buckets) > self.tidy_at:
            full = self.burst / self.rate
            self.buckets = {a: b for a, b in self.buckets.items() if now - b.at < full}
            self.tidy_at = max(10_000, 2 * len(self.buckets))
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take(cost)


def network(address: str) -> str:
    """What counts as one address: of IPv6 the network, since everybody there has a whole one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


THROUGH_A_PROXY = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers of requests that somebody has passed on."""


def beside_us(address: str, headers: Mapping[str, str], named: tuple[str, ...]) -> bool:
    """Whether somebody asks who stands where the operator said, and not through a proxy."""
    if any(header in headers for header in THROUGH_A_PROXY):
        return False
    try:
        found = ipaddress.ip_address(address)
        return any(found in ipaddress.ip_network(one, strict=False) for one in named)
    except ValueError:
        return False


_NEAR = (".local", ".lan", ".localhost", ".home.arpa", ".internal")
"""Names that nobody can register: they are given out in one house."""
_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


def known_host(header: str, named: tuple[str, ...]) -> bool:
    """Whether a server answers to the name in a Host header.

    Whoever owns a name can have it point to any machine, also to one in somebody's house, and is
    then of the same origin with it. So a server answers to addresses and names that nobody can
    own, or, if its operator has named some, to those.
    """
    host = header.strip().lower()
    if host.startswith("["):
        host, closed, port = host[1:].partition("]")
        if not closed:
            return False
    elif host.count(":") <= 1:
        host, _, port = host.partition(":")
    else:
        return False
    if port and not port.removeprefix(":").isdecimal():
        return False
    host = host.removesuffix(".")
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        address = None
    if "*" in named or host == "localhost" or (address is not None and address.is_loopback):
        return True
    if named:
        return any(
            host.endswith(one[1:]) if one.startswith("*.") else host == one.lower() for one in named
        )
    if address is not None:
        return True
    return bool(_NAME.fullmatch(host)) and ("." not in host or host.endswith(_NEAR))


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of that origin may talk to us. Programs that are no browser send none."""
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == (host or "")
