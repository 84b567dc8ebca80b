"""The service: HTTP routes, the websocket, and what surrounds them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.static_files import create_static_files_router

from lockdown.server import content, wire
from lockdown.server import protocol as p
from lockdown.server.bots import close_pool
from lockdown.server.hub import Hub
from lockdown.server.live import Connection, LiveTable, Refusal
from lockdown.server.migrate import upgrade
from lockdown.server.store import Store

log = logging.getLogger("lockdown.server")

STATIC = Path(__file__).parent / "static"
MAX_FRAME = 16_384
QUEUE = 256
"""Frames that may wait for a slow client before it is sent away."""


@post("/api/tables")
async def create_table(data: p.CreateTable, state: State) -> p.CreatedTable:
    """Create a table; the answer carries the host's secret seat token."""
    try:
        return await _hub(state).create(data)
    except Refusal as refusal:
        raise HTTPException(str(refusal), status_code=400) from None


@get("/api/content", sync_to_thread=False)
def get_content() -> Response[bytes]:
    """The facts of all components, and the board."""
    return Response(content.content_json(), media_type=MediaType.JSON)


@get("/api/rules", sync_to_thread=False)
def get_rules() -> Response[bytes]:
    """The rules catalogue."""
    return Response(content.rules_json(), media_type=MediaType.JSON)


@get("/messages/{language:str}", sync_to_thread=False)
def get_messages(language: str) -> Response[str]:
    """All words of a language as one Fluent file."""
    found = content.messages(language.removesuffix(".ftl"))
    if found is None:
        raise HTTPException("no such language", status_code=404)
    return Response(found, media_type="text/plain; charset=utf-8")


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Is the server up?"""
    return {"status": "ok"}


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


class Outbox:
    """What waits to be sent on one socket; bounded, so that a slow client cannot hurt others."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Any] = asyncio.Queue(QUEUE)
        self.overflow = False

    def put(self, message: Any) -> None:
        """Queue a message, or give the client up."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.overflow = True


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One client: `hello` first, then messages."""
    await socket.accept()
    hub = _hub(state)
    outbox = Outbox()
    connection = Connection(outbox.put)
    live: LiveTable | None = None
    sender = asyncio.create_task(_sender(socket, outbox))
    try:
        while not outbox.overflow:
            raw = await socket.receive_text()
            live = await _one(hub, connection, live, raw)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender
        if live is not None:
            hub.leave(connection, live)


_decoder = msgspec.json.Decoder(p.ClientMessage)


async def _one(
    hub: Hub, connection: Connection, live: LiveTable | None, raw: str
) -> LiveTable | None:
    """Carry out one frame and answer it."""
    message_id = ""
    try:
        if len(raw) > MAX_FRAME:
            raise Refusal("too_long", f"a message has at most {MAX_FRAME} characters")
        try:
            message = _decoder.decode(raw)
        except msgspec.DecodeError as error:
            raise Refusal("malformed", f"this is no message: {error}") from None
        message_id = getattr(message, "id", "")
        if isinstance(message, p.Hello):
            if live is not None:
                raise Refusal("greeted", "you have said hello already")
            return await hub.join(connection, message)
        if live is None:
            raise Refusal("hello_first", "say hello first")
        await hub.handle(connection, live, message)
        if message_id:
            connection.send(p.Ack(message_id))
    except Refusal as refusal:
        connection.send(p.Error(refusal.code, str(refusal), message_id))
    return live


async def _sender(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    encode = wire.encoder.encode
    while True:
        message = await outbox.queue.get()
        await socket.send_text(encode(message).decode())
        if outbox.overflow:
            await socket.send_text(encode(p.Closing("too_slow")).decode())
            await socket.close(1013)
            return


def build(database: str) -> Litestar:
    """The application on a database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await asyncio.to_thread(upgrade, database)
        store = Store(database)
        app.state.hub = Hub(store)
        for table_id in await store.waiting_tables():
            with contextlib.suppress(Refusal):
                await app.state.hub.table(table_id)
        yield
        for live in app.state.hub.tables.values():
            for connection in live.connections:
                connection.send(p.Closing("shutdown"))
            if live.wakeup is not None:
                live.wakeup.cancel()
        close_pool()
        await store.close()

    routes: list[Any] = [create_table, get_content, get_rules, get_messages, healthz, socket]
    if (STATIC / "index.html").exists():
        routes.append(create_static_files_router(path="/", directories=[STATIC], html_mode=True))
    return Litestar(route_handlers=routes, lifespan=[lifespan])
