"""The desk: situations that show a rule, and situations that somebody sets up.

Nothing is stored and no table is touched: a request carries its whole situation as text, and the
answer is made from that alone. Whoever asks sees through every seat's eyes; there is nobody else.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath, FromQuery

from lockdown.ledger import situations
from lockdown.messages import LANGUAGES
from lockdown.scenario import desk
from lockdown.scenario.retold import retold
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.limits import PerAddress, network
from lockdown.server.reasons import refused
from lockdown.views.types import TableView

PER_MINUTE = 240
"""Requests of one address: a click each, and somebody clicks quickly."""
RECENT = 60
"""Events that are told."""


class Limits:
    """How often one address may ask, and that one is answered after the other."""

    def __init__(self) -> None:
        self.asking = PerAddress.by_minute(PER_MINUTE)
        self.one_at_a_time = asyncio.Semaphore(1)


class SituationTitle(msgspec.Struct, frozen=True):
    """One situation in a list."""

    id: str
    title: str
    rules: tuple[str, ...]
    language: str = "en"
    """That of its title."""


class SituationText(SituationTitle, frozen=True, kw_only=True):
    """One situation to open."""

    text: str


class DeskRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation as text, and how much of it to play."""

    text: str
    upto: Annotated[int, msgspec.Meta(ge=-1, le=10_000)] = -1
    """So many of its steps; -1: all."""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    """Whose eyes; -1: whoever decides."""
    write: bool = False
    """Also as a scenario file that holds."""


class DeskTrouble(msgspec.Struct, frozen=True):
    """What is wrong, and in which line of the text (0: nowhere in particular)."""

    line: int
    message: str


class DeskAnswer(msgspec.Struct, frozen=True):
    """The situation as it lies now, and what is legal in it."""

    trouble: DeskTrouble | None = None
    failed: tuple[DeskTrouble, ...] = ()
    """Expectations of its `then` that do not hold."""
    steps: tuple[int, ...] = ()
    """The lines of its steps."""
    done: int = 0
    seat: int = -1
    """Whose eyes."""
    decides: int = -1
    view: TableView | None = None
    refused: tuple[p.Refused, ...] = ()
    events: tuple[p.EventView, ...] = ()
    written: str = ""
    unwritten: DeskTrouble | None = None
    """Why the file would not hold."""


def _problems(*codes: int) -> dict[int, ResponseSpec]:
    why = {
        403: "The page is of a foreign origin",
        404: "There is no such situation",
        413: "The body is too large",
        429: "Too many of these from one address",
    }
    return {
        code: ResponseSpec(dict[str, Any], description=why[code], generate_examples=False)
        for code in codes
    }


@get("/api/situations", responses=_problems(429))
async def get_situations(
    rule: FromQuery[str],
    state: State,
    request: Request[Any, Any, Any],
    language: FromQuery[str] = "en",
) -> list[SituationTitle]:
    """The situations that show a rule; none for a rule without any.

    Their titles are English. In another language they are retold from what happens in them.
    """
    wanted = rule.upper()
    found = situations.showing(wanted)
    if language == "en" or language not in LANGUAGES:
        return [SituationTitle(one.id, one.title, one.rules) for one in found]
    limits: Limits = state.desk
    if not limits.asking.take(network(request.client.host if request.client else "")):
        raise HTTPException("too many situations; wait a moment", status_code=429)
    async with limits.one_at_a_time:  # they are played, once for each language
        return await asyncio.to_thread(lambda: [titled(one.id, wanted, language) for one in found])


@lru_cache(maxsize=8192)
def titled(situation: str, rule: str, language: str) -> SituationTitle:
    """A situation under a rule, retold in a language if there is anything to tell."""
    one = situations.load()[situation]
    first = dict.fromkeys((rule, *one.rules))
    title = retold(one.text, tuple(first), language)
    if not title:
        return SituationTitle(one.id, one.title, one.rules)
    return SituationTitle(one.id, title, one.rules, language)


@get("/api/situations/{situation:str}", sync_to_thread=True, responses=_problems(404))
def get_situation(situation: FromPath[str]) -> SituationText:
    """One situation with its text."""
    one = situations.load().get(situation)
    if one is None:
        raise HTTPException("no such situation", status_code=404)
    return SituationText(one.id, one.title, one.rules, text=one.text)


@post(
    "/api/desk",
    status_code=200,
    responses={
        200: ResponseSpec(DeskAnswer, description="What lies there", generate_examples=False),
        **_problems(403, 413, 429),
    },
)
async def post_desk(
    data: Annotated[DeskRequest, Body()], state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Lay a situation out, play it as far as asked, and say what is legal and why not."""
    limits: Limits = state.desk
    if not limits.asking.take(network(request.client.host if request.client else "")):
        raise HTTPException("too many situations; wait a moment", status_code=429)
    async with limits.one_at_a_time:  # they take processor time from the tables
        answer = await asyncio.to_thread(answer_to, data)
    return Response(wire.encoder.encode(answer), media_type=MediaType.JSON)


def answer_to(data: DeskRequest) -> DeskAnswer:
    """What the desk says to a text."""
    laid = desk.lay(data.text, None if data.upto < 0 else data.upto)
    trouble = _trouble(laid.trouble)
    play = laid.play
    if play is None:
        return DeskAnswer(trouble)
    raw = play.table.decision
    decides = -1 if raw is None else raw[0]
    seat = data.seat if 0 <= data.seat < play.table.n else max(0, decides)
    written, unwritten = desk.written(data.text) if data.write else ("", None)
    return DeskAnswer(
        trouble,
        tuple(DeskTrouble(one.line, one.message) for one in laid.failed),
        laid.steps,
        laid.done,
        seat,
        decides,
        play.game.view(seat),
        tuple(refused(item) for item in play.game.why_not(seat)) if decides == seat else (),
        tuple(wire.event_view(heard) for heard in play.game.events(0, seat)[-RECENT:]),
        written,
        _trouble(unwritten),
    )


def _trouble(found: desk.Trouble | None) -> DeskTrouble | None:
    return None if found is None else DeskTrouble(found.line, found.message)


HANDLERS = [get_situations, get_situation, post_desk]
