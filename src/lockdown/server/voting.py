"""Votes: about an absent player, about taking something back.

A vote is stored with the table, so that it survives a restart and is the same in every worker.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lockdown.server import protocol as p
from lockdown.server.clock import now_ms
from lockdown.server.live import LiveTable
from lockdown.server.seats import Refusal
from lockdown.server.writer import Request

ABSENT = ("wait", "bot", "still")
UNDO = ("yes", "no")
PATIENCE_MS = 120_000
"""When a table has waited this long, the others may ask about anybody."""


def electors(live: LiveTable, seat: int) -> list[int]:
    """Who votes about a seat: the other people; at a live table those who are there."""
    others = [s.seat for s in live.seats if s.person and s.seat != seat]
    if live.options.pace == "live":
        connected = live.connected()
        others = [s for s in others if s in connected]
    return others


def find(live: LiveTable, about: str, seat: int) -> p.Vote | None:
    """The running vote about something and somebody."""
    return next((v for v in live.votes() if v.about == about and v.seat == seat), None)


async def _store(
    live: LiveTable,
    vote: p.Vote,
    *,
    remove: bool = False,
    request: Request | None = None,
    **more: Any,
) -> None:
    others = [v for v in live.votes() if (v.about, v.seat) != (vote.about, vote.seat)]
    votes = others if remove else [*others, vote]
    plain = msgspec.to_builtins(votes, str_keys=True)  # as the database gives it back
    await live.save_around(request, votes=plain, **more)


async def open_absent(live: LiveTable, seat: int) -> None:
    """Ask the others about an absent player."""
    async with live.lock:
        if live.state != "playing" or not live.seats[seat].person:
            return
        if find(live, "absent", seat) is None and electors(live, seat):
            await _store(live, p.Vote("absent", seat, ABSENT, {}))
    live.tell_votes()


def _may_ask_about(live: LiveTable, seat: int) -> bool:
    if not live.seats[seat].person:
        return False
    deadline = live.deadline()
    late = bool(deadline) and deadline < now_ms() and live.window is None
    waited = now_ms() - live.since > PATIENCE_MS
    return seat not in live.connected() or late or waited


async def cast(
    live: LiveTable,
    voter: int,
    about: str,
    seat: int,
    choice: str,
    request: Request | None = None,
) -> None:
    """One vote of one player; carries the result out once there is one."""
    if about == "undo":
        await _cast_undo(live, voter, seat, choice, request)
    elif about == "absent":
        await _cast_absent(live, voter, seat, choice, request)
    else:
        raise Refusal("no_vote", "there is no such vote")


async def _cast_absent(
    live: LiveTable, voter: int, seat: int, choice: str, request: Request | None
) -> None:
    async with live.lock:
        if await live.done_before(request):
            return
        vote = find(live, "absent", seat)
        if vote is None:
            if not 0 <= seat < len(live.seats) or not _may_ask_about(live, seat):
                raise Refusal("no_vote", "there is no such vote")
            vote = p.Vote("absent", seat, ABSENT, {})
        if choice not in vote.choices or voter == seat or not live.seats[voter].person:
            raise Refusal("no_vote", "you cannot vote that")
        vote = msgspec.structs.replace(vote, votes={**vote.votes, voter: choice})
        entitled = set(electors(live, seat)) | {voter}
        count = sum(1 for who, what in vote.votes.items() if what == choice and who in entitled)
        if count * 2 <= len(entitled):
            await _store(live, vote, request=request)
        elif choice == "wait":
            live.seats[seat].away_since = now_ms()
            await _store(live, vote, remove=True, request=request, grace=now_ms())
        else:
            stand_ins = {**live.around.get("stand_ins", {}), str(seat): choice}
            await _store(live, vote, remove=True, request=request, stand_ins=stand_ins)
            live.seats[seat].stand_in = choice
    live.after_change()


async def ask_undo(live: LiveTable, seat: int, request: Request | None = None) -> None:
    """Ask all others whether the last option may be taken back."""
    async with live.lock:
        if await live.done_before(request):
            return
        game = live.game
        if live.state != "playing" or game is None or live.undo_for(seat) != "vote":
            raise Refusal("no_undo", "there is nothing that can be taken back")
        others = [s.seat for s in live.seats if s.person and s.seat != seat]
        if others:
            await _store(live, p.Vote("undo", seat, UNDO, {seat: "yes"}), request=request)
    if others:
        live.tell_votes()
    else:
        await live.undo(seat, agreed=True, request=request)


async def _cast_undo(
    live: LiveTable, voter: int, seat: int, choice: str, request: Request | None
) -> None:
    async with live.lock:
        if await live.done_before(request):
            return
        vote = find(live, "undo", seat)
        if vote is None or choice not in UNDO or not live.seats[voter].person:
            raise Refusal("no_vote", "there is no such vote")
        vote = msgspec.structs.replace(vote, votes={**vote.votes, voter: choice})
        refused = "no" in vote.votes.values()
        agreed = all(vote.votes.get(s.seat) == "yes" for s in live.seats if s.person)
        if not agreed:
            await _store(live, vote, remove=refused, request=request)
    if agreed:
        await live.undo(seat, agreed=True, request=request)
    else:
        live.tell_votes()


async def returned(live: LiveTable, seats: set[int]) -> None:
    """Players are back: nobody needs to vote about them any more."""
    about = [v for v in live.votes() if v.about == "absent" and v.seat in seats]
    if about:
        async with live.lock:
            for vote in about:
                await _store(live, vote, remove=True)
        live.after_change()


async def take_over(live: LiveTable, seat: int) -> None:
    """A player who was stood in for decides again."""
    async with live.lock:
        state = live.seats[seat]
        if not state.stand_in:
            raise Refusal("not_away", "nobody stands in for you")
        stand_ins = {k: v for k, v in live.around["stand_ins"].items() if k != str(seat)}
        await live.save_around(stand_ins=stand_ins)
        state.stand_in = ""
    live.after_change()


async def leave(live: LiveTable, seat: int, request: Request | None = None) -> None:
    """A player leaves for good: the others are asked at once; without others a bot goes on."""
    if live.state != "playing":
        raise Refusal("not_playing", "no game is running at this table")
    if any(s.person and s.seat != seat for s in live.seats):
        async with live.lock:
            if not await live.done_before(request) and find(live, "absent", seat) is None:
                await _store(live, p.Vote("absent", seat, ABSENT, {}), request=request)
        live.tell_votes()
        return
    async with live.lock:
        if await live.done_before(request):
            return
        stand_ins = {**live.around.get("stand_ins", {}), str(seat): "bot"}
        await live.save_around(request, stand_ins=stand_ins)
        live.seats[seat].stand_in = "bot"
    live.after_change()
