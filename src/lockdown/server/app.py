"""The service: HTTP routes, the websocket, and what surrounds them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncGenerator
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, FromPath, FromQuery, PathParameter
from sqlalchemy.exc import SQLAlchemyError

from lockdown import __version__, search
from lockdown.kernel.errors import BadSetup
from lockdown.messages import LANGUAGES
from lockdown.server import again, content, desk, films, standings
from lockdown.server import protocol as p
from lockdown.server.bots import close_pool
from lockdown.server.headers import Guard
from lockdown.server.hub import Hub
from lockdown.server.kept import KEPT, SMALL, kept
from lockdown.server.limits import PerAddress, beside_us, network
from lockdown.server.logs import set_up_logs
from lockdown.server.metrics import METRICS
from lockdown.server.migrate import upgrade
from lockdown.server.seating import keys_of
from lockdown.server.seats import Refusal
from lockdown.server.settings import Settings
from lockdown.server.socket import socket
from lockdown.server.static import page
from lockdown.server.store import Store
from lockdown.server.stored import NOT_NOW
from lockdown.server.writer import StorageGone, is_away

log = logging.getLogger("lockdown.server")

MAX_BODY = 65_536
FULL_COLLECTION_SECONDS = 600
TableId = Annotated[str, PathParameter(min_length=10, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Problem(msgspec.Struct):
    """Why a request was not carried out; `extra.code` is the key of its words."""

    status_code: int
    detail: str
    extra: Any = None


def _may_fail(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals of a request besides malformed ones, for its description."""
    why = {
        400: "The request makes no sense",
        403: "The page is of a foreign origin",
        404: "There is no such thing, or you may not see it",
        409: "The game is not over yet",
        413: "The body is too large",
        429: "Too many of these from one address",
        503: "The database is away; the same request may work in a moment",
    }
    return {
        code: ResponseSpec(Problem, description=why[code], generate_examples=False)
        for code in codes
    }


def _json(kind: type) -> dict[int, ResponseSpec]:
    """An answer that is kept as bytes, described as what it holds."""
    return {200: ResponseSpec(kind, description="With ETag", generate_examples=False)}


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _address(request: Request[Any, Any, Any]) -> str:
    return network(request.client.host if request.client else "")


def _refused(refusal: Refusal) -> HTTPException:
    status = {"no_table": 404, "not_over": 409, "storage": 503}.get(refusal.code, 400)
    return HTTPException(str(refusal), status_code=status, extra={"code": refusal.code})


@post("/api/tables", responses=_may_fail(400, 403, 413, 429, 503))
async def create_table(
    data: Annotated[p.CreateTable, Body()], state: State, request: Request[Any, Any, Any]
) -> p.CreatedTable:
    """Create a table; the answer carries the host's secret seat token."""
    if not state.creating.take(_address(request)):
        raise HTTPException("too many new tables; wait a moment", status_code=429)
    try:
        return await _hub(state).create(data)
    except Refusal as refusal:
        raise _refused(refusal) from None


@get("/api/games", opt={KEPT: True}, sync_to_thread=False, responses=_json(list[dict[str, Any]]))
def get_games(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The games, and what a table of each can be."""
    return kept(request, content.games_json(), MediaType.JSON)


@get(
    "/api/content/{game:str}",
    opt={KEPT: True},
    sync_to_thread=False,
    responses=_json(dict[str, Any]) | _may_fail(404),
)
def get_content(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The facts of all components of a game, and its boards."""
    try:
        found = content.content_json(game)
    except BadSetup:
        raise HTTPException("no such game", status_code=404) from None
    return kept(request, found, MediaType.JSON)


@get(
    "/api/rules",
    opt={KEPT: True},
    sync_to_thread=True,
    responses=_json(list[dict[str, Any]]) | _may_fail(404),
)
def get_rules(request: Request[Any, Any, Any], language: FromQuery[str] = "en") -> Response[bytes]:
    """The rules as players read them, in a language."""
    found = content.rules_json(language)
    if found is None:
        raise HTTPException("no such language", status_code=404)
    return kept(request, found, MediaType.JSON)


@get("/api/rules/{rule:str}", sync_to_thread=True, responses=_may_fail(404))
def get_rule(rule: FromPath[str], language: FromQuery[str] = "en") -> dict[str, Any]:
    """One rule as players read it, in a language."""
    found = content.rule(rule, language)
    if found is None:
        raise HTTPException("no such rule", status_code=404)
    return found


@get("/api/search", responses=_may_fail(400, 429))
async def get_search(
    state: State,
    request: Request[Any, Any, Any],
    question: FromQuery[str],
    language: FromQuery[str] = "en",
    game: FromQuery[str] = "lockdown",
    mode: FromQuery[str] = "",
) -> list[dict[str, str]]:
    """The rules that answer a question, best first: ids and titles."""
    if not state.asking.take(_address(request)):
        raise HTTPException("too many questions; wait a moment", status_code=429)
    known = language in LANGUAGES and game in search.GAMES
    if not known or (mode and mode not in search.MODES):
        raise HTTPException("no such language, game or mode", status_code=400)
    found = await asyncio.to_thread(search.search, question, language, game, mode)
    return [{"id": one.id, "title": one.title} for one in found]


@get("/api/glossary", opt={KEPT: True}, sync_to_thread=True, responses=_json(list[dict[str, Any]]))
def get_glossary(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The terms of the game in all languages."""
    return kept(request, content.glossary_json(), MediaType.JSON)


@get("/messages/{language:str}", opt={KEPT: True}, sync_to_thread=False, responses=_may_fail(404))
def get_messages(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Words as one Fluent file.

    `en.ftl`: what all games say, `en.lockdown.ftl`: a game's own, `en.lockdown.intruders.ftl`: what
    it says otherwise where these hunt, `en.book.ftl`: the rules' titles.
    """
    found = content.messages(language.removesuffix(".ftl"))
    if found is None:
        raise HTTPException("no such language", status_code=404)
    return kept(request, found.encode(), "text/plain; charset=utf-8")


@get("/api/tables/{table:str}/replay", responses=_may_fail(400, 404, 409, 429, 503))
async def get_replay(
    table: TableId, state: State, request: Request[Any, Any, Any], eyes: FromQuery[str] = ""
) -> Response[Any]:
    """A finished game: as text, or with `eyes` (a seat, `spectator`, `open`) move by move."""
    if eyes and not state.watching.take(_address(request)):
        raise HTTPException("too many replays; wait a moment", status_code=429)
    try:
        live, _ = await _hub(state).enter(table, set(), replay=True)
        if not eyes:
            name = f"lockdown-{table[:6]}.txt"
            return Response(
                films.replay_text(live),
                media_type="text/plain; charset=utf-8",
                headers={"content-disposition": f'attachment; filename="{name}"'},
            )
        players = tuple((s.name, s.bot if s.kind == "bot" else "") for s in live.seats)
        async with state.one_film:  # one at a time: they take processor time from the tables
            replay = films.finished(live)
            film = await asyncio.to_thread(films.shown, replay, live.id, players, eyes)
    except Refusal as refusal:
        raise _refused(refusal) from None
    return Response(film, media_type=MediaType.JSON)


@post("/api/standings", status_code=200, responses=_may_fail(400, 403, 413, 429, 503))
async def post_standings(
    data: Annotated[p.StandingsRequest, Body()], state: State, request: Request[Any, Any, Any]
) -> list[p.Standing]:
    """For the first page: at which of one's tables one is awaited. Tokens travel in the body."""
    if not state.watching.take(_address(request)):
        raise HTTPException("too many questions; wait a moment", status_code=429)
    return await standings.of(_hub(state), data.tables)


@post("/api/tables/{table:str}/again", responses=_may_fail(400, 403, 404, 409, 413, 429, 503))
async def post_again(
    table: TableId,
    data: Annotated[p.AgainRequest, Body()],
    state: State,
    request: Request[Any, Any, Any],
) -> p.CreatedTable:
    """Another try: a new table that begins at an earlier moment, with bots on the other seats."""
    if not state.creating.take(_address(request)):
        raise HTTPException("too many new tables; wait a moment", status_code=429)
    try:
        hub = _hub(state)
        live, seats = await hub.enter(table, keys_of((data.token,)), replay=True)
        return await again.another_try(hub, live, seats, data, state.one_film)
    except Refusal as refusal:
        raise _refused(refusal) from None


@post(
    "/api/tables/{table:str}/report",
    status_code=200,
    responses=_may_fail(400, 403, 404, 413, 429, 503),
)
async def post_report(
    table: TableId,
    data: Annotated[p.ReportRequest, Body()],
    state: State,
    request: Request[Any, Any, Any],
) -> p.Report:
    """A bug report: what the reporter may know; after the end also the seed."""
    if not state.watching.take(_address(request)):
        raise HTTPException("too many reports; wait a moment", status_code=429)
    try:
        live, seats = await _hub(state).enter(table, keys_of((data.token,)))
        return films.report(live, min(seats) if seats else None, data.note)
    except Refusal as refusal:
        raise _refused(refusal) from None


@get("/api/push", sync_to_thread=False)
def get_push(state: State) -> p.PushKey:
    """The server's public key for Web Push."""
    return p.PushKey(_hub(state).calls.pusher.public)


@get(
    "/healthz",
    responses={
        503: ResponseSpec(
            dict[str, str], description="The database is away", generate_examples=False
        )
    },
)
async def healthz(state: State) -> Response[dict[str, str]]:
    """Whether the server and its database answer."""
    alive = await _hub(state).store.alive()
    status = {"status": "ok" if alive else "no database", "version": __version__}
    return Response(status, status_code=200 if alive else 503)


@get("/metrics", media_type=MediaType.TEXT, responses=_may_fail(404))
async def metrics(state: State, request: Request[Any, Any, Any]) -> str:
    """Figures for Prometheus, for whom the operator has named."""
    hub = _hub(state)
    address = request.client.host if request.client else ""
    if not beside_us(address, request.headers, hub.settings.metrics):
        raise HTTPException("not found", status_code=404)
    found: dict[str, float] = {"tables_in_memory": len(hub.tables)}
    stored = {f"tables_{state}": n for state, n in (await hub.store.count()).items()}
    return METRICS.text(hub.store.worker, found, stored)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """A body with too many brackets in brackets: nothing of ours is nested like that."""
    return Response(
        Problem(400, "this is nested too deeply", {"code": "malformed"}), status_code=400
    )


def _away(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is away: nothing has changed, and the same request may work in a moment."""
    if not is_away(error):
        return Response(Problem(500, "Internal Server Error"), status_code=500)
    return Response(Problem(503, NOT_NOW, {"code": "storage"}), status_code=503)


def _log_failure(error: Exception, scope: Any) -> None:
    """Whatever is answered with 500 is in the log; what a client got wrong is not."""
    told = isinstance(error, (HTTPException, WebSocketDisconnect, RecursionError))
    if not told and not is_away(error):
        log.error("%s failed", scope["type"], exc_info=error)


class _Service(Litestar):
    """Guards every answer, also those of the router, and answers HEAD without the body."""

    guard: Guard | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self.guard is None:
            self.guard = Guard(self._answer, self.state.settings)
        await self.guard(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def headers_only(message: Any) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked: Any = {**scope, "method": "GET"}
        await super().__call__(asked, receive, headers_only)


async def _collect_rarely() -> None:
    """Keep the garbage collector out of the way of moves.

    A full collection looks at every object of every table: half a second with a thousand of them,
    in which nobody's move goes on, and it finds next to nothing. What is loaded by now stays and is
    never looked at again; young garbage is collected as it comes; the rest every ten minutes.
    """
    gc.freeze()
    gc.set_threshold(3_000, 1_000_000, 1_000_000)
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()


def build(settings: Settings | str) -> Litestar:
    """The application on a database."""
    chosen = Settings(database=settings) if isinstance(settings, str) else settings
    set_up_logs(as_json=chosen.log_json)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await asyncio.to_thread(upgrade, chosen.database)
        store = Store(chosen.database, secrets.token_hex(6), chosen.storage_seconds)
        await store.count_time()
        hub = Hub(store, chosen)
        app.state.hub = hub
        app.state.held = {}
        app.state.creating = PerAddress.by_minute(chosen.tables_per_minute)
        app.state.watching = PerAddress.by_minute(chosen.replays_per_minute)
        app.state.desk = desk.Limits()
        app.state.asking = PerAddress.by_minute(chosen.searches_per_minute)
        app.state.one_film = asyncio.Semaphore(1)
        await hub.calls.start()
        hub.start()
        collector = asyncio.create_task(_collect_rarely())
        yield
        collector.cancel()
        await hub.close()
        close_pool()
        await store.close()

    return _Service(
        route_handlers=[
            create_table,
            get_games,
            get_content,
            get_rules,
            get_rule,
            get_search,
            get_glossary,
            get_messages,
            get_replay,
            post_again,
            post_standings,
            post_report,
            *desk.HANDLERS,
            get_push,
            healthz,
            metrics,
            socket,
            page,
        ],
        lifespan=[lifespan],
        state=State({"settings": chosen}),
        after_exception=[_log_failure],
        exception_handlers={
            RecursionError: _too_deep,
            **dict.fromkeys((SQLAlchemyError, OSError, StorageGone), _away),
        },
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=SMALL, exclude_opt_key=KEPT
        ),
        openapi_config=OpenAPIConfig(
            title="Lockdown",
            version=__version__,
            path="/schema",
            # No pages that load scripts from elsewhere: the schema as JSON is enough.
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def from_environment() -> Litestar:
    """The application with the settings of the environment (for several workers)."""
    return build(Settings.from_environment())
