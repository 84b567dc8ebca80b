"""Half-open requests: whoever does not finish asking keeps nobody else out."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable, Iterator

import pytest

from lockdown.server.scratch import Server

NOBODY = ("--proxy", "127.0.0.99")
"""So that this machine's own addresses count as strangers'."""
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


def line(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(
        ("127.0.0.1", server.port), timeout=20, source_address=(source, 0)
    )


def answered(server: Server, source: str) -> bool:
    """Whether somebody from that address gets an answer, soon."""
    with contextlib.closing(line(server, source)) as asking, contextlib.suppress(OSError):
        asking.settimeout(20)
        asking.sendall(REQUEST)
        return asking.recv(100).startswith(b"HTTP/1.1 200")
    return False


@contextlib.contextmanager
def half_open(
    server: Server, count: int, source: str = "127.0.0.1"
) -> Iterator[list[socket.socket]]:
    """So many who begin to ask and never finish."""
    lines: list[socket.socket] = []
    try:
        for _ in range(count):
            with contextlib.suppress(OSError):
                lines.append(line(server, source))
                lines[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        yield lines
    finally:
        for each in lines:
            each.close()


def alive(lines: list[socket.socket]) -> int:
    """How many of them the server still listens to."""
    found = 0
    for each in lines:
        each.setblocking(False)
        try:
            found += each.recv(1) != b""
        except BlockingIOError:
            found += 1
        except OSError:
            pass
    return found


def until(ready: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something holds."""
    limit = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(0.05)


def test_one_address_cannot_keep_the_others_out(sqlite_url: str) -> None:
    """1,100 of them kept everybody out for half a minute: no socket was left."""
    with (
        Server(
            sqlite_url, arguments=NOBODY, files=300, connections_per_address=50, request_seconds=90
        ) as server,
        half_open(server, 400) as lines,
    ):
        assert answered(server, "127.0.0.2")
        until(lambda: alive(lines) <= 50)
        assert alive(lines) >= 40
        assert not answered(server, "127.0.0.1")


def test_nobody_asks_for_ever(sqlite_url: str) -> None:
    with Server(sqlite_url, arguments=NOBODY, request_seconds=1) as server:
        with half_open(server, 5) as lines, contextlib.ExitStack() as held:
            silent = held.enter_context(contextlib.closing(line(server)))
            body = held.enter_context(contextlib.closing(line(server)))
            body.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
            )
            until(lambda: alive([*lines, silent, body]) == 0)
        # Whoever asks at once, waits, and asks again is answered.
        assert answered(server, "127.0.0.1")


@pytest.mark.parametrize("proxy", ["127.0.0.0/8", "*"])
def test_behind_a_proxy_its_address_has_no_limit(sqlite_url: str, proxy: str) -> None:
    """All come from there; the proxy holds back what is not complete."""
    with (
        Server(sqlite_url, arguments=("--proxy", proxy), connections_per_address=5) as server,
        half_open(server, 20) as lines,
    ):
        assert answered(server, "127.0.0.1")  # so it has looked at those before
        assert alive(lines) == 20
