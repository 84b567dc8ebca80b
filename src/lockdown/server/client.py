"""A small client of the server: for tests, benchmarks, soaks, and programs that want to play.

It keeps the view of every seat it holds by applying the patches, and insists on their order.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from lockdown.kernel import fair


def post_json(url: str, body: Any, timeout: float = 20.0) -> Any:
    """POST JSON, get JSON; raises `HTTPError` for a refusal, whose words can be read from it."""
    request = urllib.request.Request(  # noqa: S310 - the caller's own server
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:  # it holds the line open
            words = io.BytesIO(error.read())
        raise urllib.error.HTTPError(url, error.code, error.reason, error.headers, words) from None


def apply(view: Any, changes: list[dict[str, Any]]) -> None:
    """Apply a patch in place."""
    for change in changes:
        *path, last = change["path"]
        target = view
        for key in path:
            target = target[key]
        if change["removed"]:
            del target[last]
        else:
            target[last] = change["value"]


class Lost(Exception):
    """The connection was closed."""


class Client:
    """One websocket at one table."""

    def __init__(self, base: str, table: str, *tokens: str, name: str = "") -> None:
        self.url = base.replace("http", "ws", 1).rstrip("/") + "/ws"
        self.table, self.tokens, self.name = table, list(tokens), name
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.views: dict[int, Any] = {}
        self.decisions: dict[int, str] = {}
        self.updates: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[dict[str, Any]]] = {}
        self.lobby: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.votes: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.frames: list[str] | None = None
        """Set to a list to keep every raw frame."""
        self.pings = self.pongs = 0
        self.changed = asyncio.Event()
        self.dice: dict[int, str] = {}
        """Parts of the dice that this client drew and has not opened, by seat."""
        self.closed = False
        self.closing = ""
        self.on_frame: Callable[[str], None] | None = None

    async def open(self, **settings: Any) -> Self:
        """Connect, say hello, and wait for the welcome."""
        self.socket = await connect(
            self.url, max_size=None, compression=None, open_timeout=20, **settings
        )
        self.reader = asyncio.get_running_loop().create_task(self._read())
        await self.send(
            {"op": "hello", "table": self.table, "tokens": self.tokens, "name": self.name}
        )
        await self.until(lambda: bool(self.welcome or self.errors))
        return self

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader

    def drop(self) -> None:
        """Break the line without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a frame."""
        if self.socket is None:
            raise Lost
        await self.socket.send(json.dumps(message))

    async def _read(self) -> None:
        assert self.socket is not None  # noqa: S101 - opened before
        try:
            async for frame in self.socket:
                text = frame if isinstance(frame, str) else frame.decode()
                if self.frames is not None:
                    self.frames.append(text)
                if self.on_frame is not None:
                    self.on_frame(text)
                self.take(json.loads(text))
                await self._open_dice()
                self.changed.set()
        except Exception as error:  # noqa: BLE001 - lost is lost
            self.closing = self.closing or type(error).__name__
        finally:
            self.closed = True
            self.changed.set()

    async def add_dice(self, seat: int) -> dict[str, Any]:
        """Draw a part of the dice for a seat and show its seal; it is opened when it is time."""
        part = fair.new_part()
        self.dice[seat] = part
        return await self.ask("seal_dice", seat=seat, seal=fair.seat_seal(seat, part))

    async def _open_dice(self) -> None:
        """Open one's parts if the list of seals is settled and holds one's own."""
        dice = self.lobby.get("dice")
        if self.lobby.get("state") != "lobby" or not dice or not dice["settled"]:
            return
        for seat, part in list(self.dice.items()):
            if dice["seals"].get(str(seat)) == fair.seat_seal(seat, part):
                del self.dice[seat]
                await self.send({"op": "open_dice", "seat": seat, "part": part})

    def take(self, m: dict[str, Any]) -> None:
        """Take one message in."""
        op = m["op"]
        if op == "update":
            seat = m["seat"]
            last = self.updates.get(seat)
            if last is not None and m["seq"] != last["seq"] + 1:
                raise AssertionError(f"update {m['seq']} after {last['seq']}")
            if m["view"] is not None:
                self.views[seat] = m["view"]
                self.events[seat] = []
            apply(self.views[seat], m["changes"])
            self.events.setdefault(seat, []).extend(m["events"])
            self.decisions[seat] = m["decision"]
            self.updates[seat] = m
        elif op == "welcome":
            self.welcome, self.lobby = m, m["lobby"]
        elif op == "lobby":
            self.lobby = m["lobby"]
        elif op == "votes":
            self.votes = m["votes"]
        elif op == "said":
            self.said += m["lines"]
        elif op == "pong":
            self.pongs = m["at"]
        elif op == "closing":
            self.closing = m["reason"]
        elif op == "seated":
            self.tokens.append(m["token"])
        if op == "error":
            self.errors.append(m)
        if m.get("id") and op != "seated":
            self.answers[m["id"]] = m

    async def until(self, ready: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait until something holds; raises TimeoutError or `Lost`."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not ready():
            if self.closed:
                raise Lost(self.closing)
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError
            self.changed.clear()
            # Look from time to time: it may hang on another client too. Not with `wait_for`, which
            # in Python 3.11 loses the end of the time if something arrives at that very moment.
            wake = loop.call_later(min(0.1, left), self.changed.set)
            try:
                await self.changed.wait()
            finally:
                wake.cancel()

    async def ask(self, op: str, seconds: float = 20.0, **fields: Any) -> dict[str, Any]:
        """Send a message with a fresh id and return its answer."""
        key = fields.setdefault("id", uuid.uuid4().hex)
        self.answers.pop(key, None)
        await self.send({"op": op, **fields})
        await self.until(lambda: key in self.answers, seconds)
        return self.answers[key]

    async def settle(self) -> None:
        """Wait until everything has arrived that was sent before: answers come in order."""
        self.pings += 1
        await self.send({"op": "ping", "at": self.pings})
        await self.until(lambda: self.pongs == self.pings)

    def options(self, seat: int) -> list[str]:
        """What a seat can choose from now."""
        view = self.views.get(seat)
        if not self.decisions.get(seat) or view is None or view["decision"] is None:
            return []
        return [option["text"] for option in view["decision"]["options"]]

    async def play(self, seat: int, option: str, **fields: Any) -> dict[str, Any]:
        """Play an option of the open decision."""
        fields.setdefault("decision", self.decisions.get(seat, ""))
        return await self.ask("play", seat=seat, option=option, **fields)
