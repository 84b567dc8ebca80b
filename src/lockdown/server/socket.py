"""The websocket: frames in, frames out, and what is done about bad ones and slow ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from lockdown.server import handlers, wire
from lockdown.server import protocol as p
from lockdown.server.crowd import COST, TOO_FAST, afford
from lockdown.server.hub import Hub
from lockdown.server.limits import Bucket, network, same_origin
from lockdown.server.live import LiveTable
from lockdown.server.metrics import METRICS
from lockdown.server.seats import Connection, Refusal
from lockdown.server.stored import NOT_NOW
from lockdown.server.writer import is_away

log = logging.getLogger("lockdown.server")

MAX_FRAME = 16_384
SOFT, HARD = 64, 512
"""Frames that may wait: from SOFT on updates are left out, at HARD the client is sent away."""
STRIKES = 200
"""Refused frames after which a client is sent away."""
_decoder = msgspec.json.Decoder(p.ClientMessage)


class Outbox:
    """What waits to be sent on one socket; bounded, so that a slow client cannot hurt others."""

    def __init__(self) -> None:
        self.frames: deque[Any] = deque()
        self.ready = asyncio.Event()
        self.connection: Connection | None = None
        self.overflow = False

    def put(self, message: Any) -> None:
        """Queue a message. A slow client misses updates and gets the whole view later."""
        if len(self.frames) >= HARD:
            self.overflow = True
        elif not self.overflow:
            self.frames.append(message)
            if self.connection is not None and len(self.frames) >= SOFT:
                self.connection.behind = True
        self.ready.set()


class Session:
    """One client: `hello` first, then messages."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, address: str) -> None:
        self.socket, self.hub, self.address = socket, hub, address
        self.outbox = Outbox()
        self.connection = Connection(self.outbox.put)
        self.outbox.connection = self.connection
        self.live: LiveTable | None = None
        settings = hub.settings
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.strikes = 0

    async def run(self) -> None:
        """Until the client goes, or is sent away."""
        sender = asyncio.create_task(self._send_all())
        try:
            until = asyncio.get_running_loop().time() + self.hub.settings.hello_seconds
            while self.live is None and self.strikes < STRIKES:
                async with asyncio.timeout_at(until):
                    raw = await self._receive()
                await self.one(raw)
            while self.strikes < STRIKES and not sender.done():
                await self.one(await self._receive())
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            if self.live is not None:
                self.hub.leave(self.connection, self.live)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            with contextlib.suppress(Exception):
                await self.socket.close(1008)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: str | None = message.get("text")  # type: ignore[assignment]
        return text if text is not None else b""

    async def one(self, raw: str | bytes) -> None:
        """Carry out one frame and answer it."""
        message_id = ""
        try:
            message = self._read(raw)
            message_id = getattr(message, "id", "")[:64]
            if isinstance(message, p.Hello):
                if self.live is not None:
                    raise Refusal("greeted", "you have said hello already")  # noqa: TRY301
                self.live = await self.hub.join(self.connection, message)
                return
            if self.live is None:
                raise Refusal("hello_first", "say hello first")  # noqa: TRY301
            await afford(self.hub, self.live, self.connection, message)
            await handlers.handle(self.hub, self.connection, self.live, message)
            if message_id:
                self.connection.send(p.Ack(message_id))
        except Refusal as refusal:
            METRICS.refuse(refusal.code)
            if refusal.code not in ("stale", "storage", "taken"):
                self.strikes += 1
            self.connection.send(p.Error(refusal.code, str(refusal), message_id))
        except Exception as error:
            if is_away(error):
                self.connection.send(p.Error("storage", NOT_NOW, message_id))
                return
            # One bad message must not take the connection with it.
            log.exception("a message failed")
            METRICS.refuse("internal")
            self.connection.send(p.Error("internal", "the server failed on that", message_id))

    def _read(self, raw: str | bytes) -> Any:
        if isinstance(raw, bytes):
            raise Refusal("malformed", "frames are text")
        if len(raw) > MAX_FRAME:
            raise Refusal("too_long", f"a message has at most {MAX_FRAME} characters")
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, ValueError):
            raise Refusal("malformed", "this is no message") from None
        if not getattr(message, "id", "").isprintable():
            # It is stored with what it asks for, and a database need not take every character.
            raise Refusal("malformed", "an id is made of characters that can be shown")
        cost = COST.get(type(message), 1.0)
        if not self.bucket.take(cost) or not self.hub.addresses.take(self.address, cost):
            raise Refusal("too_fast", TOO_FAST)
        return message

    async def _send_all(self) -> None:
        encode = wire.encoder.encode
        limit = self.hub.settings.send_seconds
        outbox = self.outbox
        try:
            while True:
                await outbox.ready.wait()
                async with asyncio.timeout(limit) as clock:
                    while outbox.frames:
                        message = outbox.frames.popleft()
                        await self.socket.send_text(encode(message).decode())
                        if isinstance(message, p.Closing):
                            await self.socket.close(1008)
                            return
                        if outbox.frames:  # every frame has its own time
                            clock.reschedule(asyncio.get_running_loop().time() + limit)
                if outbox.overflow:
                    raise TimeoutError  # noqa: TRY301 - both mean: too slow
                outbox.ready.clear()
                if self.connection.behind and self.live is not None:
                    METRICS.resyncs += 1
                    self.connection.behind = False
                    self.live.update(self.connection, whole=True)
        except TimeoutError:
            METRICS.slow_clients += 1
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await self.socket.send_text(encode(p.Closing("too_slow")).decode())
                    await self.socket.close(1013)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """The one websocket of a client."""
    hub: Hub = state.hub
    address = network(socket.client.host if socket.client else "")
    headers = socket.headers
    if not same_origin(headers.get("origin"), headers.get("host"), hub.settings.origins):
        METRICS.refuse("origin")
        await socket.close(1008)
        return
    held: dict[str, int] = state.held
    if held.get(address, 0) >= hub.settings.connections_per_address:
        METRICS.refuse("connections")
        await socket.close(1013)
        return
    held[address] = held.get(address, 0) + 1
    METRICS.connections += 1
    METRICS.connections_total += 1
    try:
        await socket.accept()
        await Session(socket, hub, address).run()
    finally:
        METRICS.connections -= 1
        held[address] -= 1
        if not held[address]:
            del held[address]
