"""One function a message of the client."""

from __future__ import annotations

from typing import Any

from lockdown.bots import usual
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Setup, checked
from lockdown.server import fair_dice, pushes, seating, talk, tutorial, voting, windows, wire
from lockdown.server import protocol as p
from lockdown.server.clock import now_ms
from lockdown.server.hub import NO_TABLE, Hub
from lockdown.server.live import LiveTable
from lockdown.server.metrics import METRICS
from lockdown.server.new_table import check_options, full_setup, known_level
from lockdown.server.push import Subscription
from lockdown.server.reasons import refused
from lockdown.server.seats import PEOPLE, Connection, Refusal, SeatState, new_secret
from lockdown.server.writer import Request

HOST_AWAY_MS = 600_000
"""A host who is away for longer may be replaced."""


async def handle(hub: Hub, connection: Connection, live: LiveTable, message: Any) -> None:
    """Carry out one message; raises `Refusal`."""
    if connection not in live.connections:
        raise Refusal("no_table", NO_TABLE)  # it was sent away and has not gone yet
    handler = HANDLERS.get(type(message))
    if handler is None:
        raise Refusal("unknown", "this message is not understood here")
    seat = getattr(message, "seat", None)
    spoken = isinstance(message, p.Say) and seat == -1
    if seat is not None and not isinstance(message, _FREE_SEAT) and not spoken:
        # First of all: what is said to a foreign seat must not say anything about it.
        own(connection, seat)
    for attempt in range(5):
        try:
            await handler(hub, connection, live, message)
        except Refusal as refusal:
            # Another worker was faster and the table has been read again: the message may still
            # hold, or be the very one that the other worker has carried out.
            if refusal.code != "stale" or attempt == 4 or not await _may_hold(live, message):
                raise
        else:
            return


async def _may_hold(live: LiveTable, message: Any) -> bool:
    """Whether a message that came too late may be tried again."""
    if isinstance(message, p.Play):
        carried_out = bool(message.id) and (message.seat, message.id) in live.acknowledged
        return carried_out or live.decision_for(message.seat) == message.decision != ""
    if isinstance(message, p.Undo):  # else it would take back something else
        async with live.lock:
            return await live.done_before(request_of(message))
    return True


def request_of(message: Any) -> Request:
    """A message of a seat as what is remembered of it once it is carried out."""
    return Request(message.seat, message.id[:64], type(message).__struct_config__.tag)


def own(connection: Connection, seat: int) -> None:
    """Refuse messages for a seat that the connection does not hold."""
    if seat not in connection.seats:
        raise Refusal("foreign_seat", "that seat is not yours")


def host_only(connection: Connection, live: LiveTable) -> None:
    """Refuse what only the host may do."""
    if not any(live.seats[seat].host for seat in connection.seats):
        raise Refusal("host_only", "only the host of the table may do that")


def in_lobby(live: LiveTable) -> None:
    """Refuse what is settled once the game has started, or is just about to."""
    if live.state != "lobby":
        raise Refusal("started", "the game has started already")
    if fair_dice.settling(live):
        raise Refusal("starting", "the game is about to start")


def seat_at(live: LiveTable, seat: int) -> SeatState:
    """A seat; raises `Refusal` if there is none."""
    if not 0 <= seat < len(live.seats):
        raise Refusal("no_seat", "there is no such seat")
    return live.seats[seat]


# ---- the lobby


async def _take(hub: Hub, connection: Connection, live: LiveTable, m: p.TakeSeat) -> None:
    token = new_secret()
    async with live.lock:
        in_lobby(live)
        seat = seat_at(live, m.seat)
        if seat.kind != "open":
            raise Refusal("taken", "that seat is taken")
        name = live.name_for(m.name, m.seat)
        taken = SeatState(m.seat, "person", name, "", wire.token_hash(token))
        live.seats[m.seat] = taken
        await hub.save_lobby(live)
    connection.keys.add(taken.token_hash)
    connection.send(p.Seated(m.seat, token, m.id))
    seating.reseat(live)
    hub.presence_soon(live)
    live.tell_lobby()


async def _leave(hub: Hub, connection: Connection, live: LiveTable, m: p.LeaveSeat) -> None:
    if live.state == "playing":
        await voting.leave(live, m.seat, request_of(m))
        return
    async with live.lock:
        in_lobby(live)
        seat = seat_at(live, m.seat)
        if seat.host:
            raise Refusal("host_stays", "the host cannot leave the table")
        live.seats[m.seat] = SeatState(m.seat)
        await hub.save_lobby(live)
    seating.reseat(live)
    hub.presence_soon(live)
    live.tell_lobby()


async def _rename(hub: Hub, connection: Connection, live: LiveTable, m: p.Rename) -> None:
    async with live.lock:
        seat_at(live, m.seat).name = live.name_for(m.name, m.seat)
        await hub.save_lobby(live)
    live.tell_lobby()


async def _swap(hub: Hub, connection: Connection, live: LiveTable, m: p.SwapSeats) -> None:
    async with live.lock:
        in_lobby(live)
        mine, other = seat_at(live, m.seat), seat_at(live, m.other)
        # Said for the host's own seat or another, it is the host's wish or the sitter's.
        request = Request(-1, m.id[:64], "swap")
        if await live.done_before(request):
            return
        if m.seat not in connection.seats or other.kind != "open":
            host_only(connection, live)
        mine.seat, other.seat = other.seat, mine.seat
        live.seats.sort(key=lambda seat: seat.seat)
        await hub.save_lobby(live, request)
    seating.reseat(live)
    hub.presence_soon(live)
    live.tell_lobby()


async def _set_seat(hub: Hub, connection: Connection, live: LiveTable, m: p.SetSeat) -> None:
    host_only(connection, live)
    token = ""
    async with live.lock:
        in_lobby(live)
        if seat_at(live, m.seat).host:
            raise Refusal("host_stays", "the host's own seat stays")
        if m.kind not in ("open", "bot", "hotseat"):
            raise Refusal("bad_seat", "a seat can be open, bot or hotseat")
        fresh = SeatState(m.seat, m.kind, live.name_for(m.name, m.seat))
        if m.kind == "bot":
            fresh.bot = known_level(m.bot or usual(live.setup.game), full_setup(live))
        elif m.kind == "hotseat":
            token = new_secret()
            fresh.token_hash = wire.token_hash(token)
        live.seats[m.seat] = fresh
        await hub.save_lobby(live)
    if token:
        connection.keys.add(fresh.token_hash)
        connection.send(p.Seated(m.seat, token, m.id))
    seating.reseat(live)
    hub.presence_soon(live)
    live.tell_lobby()


IN_COMPANY = {"solo": "standard"}
"""What a table that was opened for one becomes when others sit down."""


def _mode(live: LiveTable, m: p.SetTable) -> str:
    """One plays solo; more play in the mode for which the table was opened."""
    if m.players == 1:
        return "solo"
    return IN_COMPANY.get(live.setup.mode, live.setup.mode)


async def _set_table(hub: Hub, connection: Connection, live: LiveTable, m: p.SetTable) -> None:
    host_only(connection, live)
    check_options(m.options)
    async with live.lock:
        in_lobby(live)
        setup = Setup(
            players=m.players,
            game=live.setup.game,
            mode=_mode(live, m),
            board=live.setup.board,
            characters=m.options.characters,
            options=tuple(sorted(m.options.rules.items())),
            guests=live.setup.guests,
            enemies=live.setup.enemies,
        )
        try:
            checked(setup)
        except KernelError as error:
            raise Refusal("bad_setup", str(error)) from None
        for seat in live.seats[m.players :]:
            if seat.kind in ("person", "hotseat"):
                raise Refusal("taken", "somebody sits on a seat that would vanish")
        live.options = m.options
        live.seats = live.seats[: m.players]
        live.seats += [SeatState(i) for i in range(len(live.seats), m.players)]
        live.setup = setup
        await hub.save_lobby(live)
    live.tell_lobby()


async def _hand_over(hub: Hub, connection: Connection, live: LiveTable, m: p.HandOver) -> None:
    async with live.lock:
        heir = seat_at(live, m.seat)
        if m.seat not in connection.seats or not _host_gone(live):
            host_only(connection, live)
        if heir.kind not in PEOPLE:
            raise Refusal("bad_seat", "only a person can be the host")
        for seat in live.seats:
            seat.host = seat is heir
        await hub.save_lobby(live)
    seating.reseat(live)
    live.tell_lobby()


def _host_gone(live: LiveTable) -> bool:
    """The host is stood in for, or has been away for long: whoever is there may take over."""
    connected = live.connected()
    return all(
        not seat.person
        or (seat.seat not in connected and now_ms() - seat.away_since > HOST_AWAY_MS)
        for seat in live.seats
        if seat.host
    )


async def _start(hub: Hub, connection: Connection, live: LiveTable, m: p.Start) -> None:
    host_only(connection, live)
    await hub.start_game(live)


async def _seal_dice(hub: Hub, connection: Connection, live: LiveTable, m: p.SealDice) -> None:
    await fair_dice.add_seal(live, m.seat, m.seal)


async def _open_dice(hub: Hub, connection: Connection, live: LiveTable, m: p.OpenDice) -> None:
    await hub.open_dice(live, m.seat, m.part)


async def _rematch(hub: Hub, connection: Connection, live: LiveTable, m: p.Rematch) -> None:
    host_only(connection, live)
    await hub.rematch(live)


async def _set_webhook(hub: Hub, connection: Connection, live: LiveTable, m: p.SetWebhook) -> None:
    host_only(connection, live)
    url = hub.calls.webhooks.check(m.url, m.language) if m.url else None
    async with live.lock:
        await live.save_around(webhook=url, webhook_language=m.language if url else None)


async def _push(hub: Hub, connection: Connection, live: LiveTable, m: p.Push) -> None:
    holder = live.seats[m.seat].token_hash
    if m.endpoint:
        given = Subscription(m.endpoint, m.p256dh, m.auth, m.language)
        await pushes.keep(hub.store, holder, hub.calls.pusher.checked(given))
    else:
        await pushes.drop(hub.store, holder)


# ---- the game


async def _play(hub: Hub, connection: Connection, live: LiveTable, m: p.Play) -> None:
    if len(m.id) > 64 or len(m.option) > 400:
        raise Refusal("malformed", "an id has at most 64 characters, an option 400")
    try:
        await live.play(m.seat, m.decision, m.option, m.id)
    except Refusal as refusal:
        if refusal.code != "stale" or live.decision_for(m.seat) != m.decision:
            live.update(connection, whole=True)
        raise


async def _undo(hub: Hub, connection: Connection, live: LiveTable, m: p.Undo) -> None:
    if live.undo_for(m.seat) == "vote":
        await voting.ask_undo(live, m.seat, request_of(m))
    else:
        await live.undo(m.seat, request=request_of(m))


async def _quiet(hub: Hub, connection: Connection, live: LiveTable, m: p.Quiet) -> None:
    if m.until not in ("", "action", "round"):
        raise Refusal("malformed", "quiet until action or round")
    async with live.lock:
        wishes = {k: v for k, v in live.around.get("quiet", {}).items() if k != str(m.seat)}
        if m.until:
            wishes[str(m.seat)] = windows.quiet_until(live, m.until)
        await live.save_around(quiet=wishes)
    live.after_change()


async def _vote(hub: Hub, connection: Connection, live: LiveTable, m: p.CastVote) -> None:
    of = m.of
    if of < 0:
        running = [v.seat for v in live.votes() if v.about == m.about]
        if len(running) != 1:
            raise Refusal("no_vote", "say whom the vote concerns")
        of = running[0]
    await voting.cast(live, m.seat, m.about, of, m.choice, request_of(m))


async def _take_over(hub: Hub, connection: Connection, live: LiveTable, m: p.TakeOver) -> None:
    await voting.take_over(live, m.seat)


async def _say(hub: Hub, connection: Connection, live: LiveTable, m: p.Say) -> None:
    await hub.say(live, talk.line_of(live, connection, m))


async def _why_not(hub: Hub, connection: Connection, live: LiveTable, m: p.WhyNot) -> None:
    if live.options.help == "bare":
        raise Refusal("no_help", "this table plays without that help")
    found: tuple[p.Refused, ...] = ()
    if live.game is not None and live.state == "playing" and live.decision_for(m.seat):
        found = tuple(refused(item) for item in live.game.why_not(m.seat))
    connection.send(p.Reasons(m.seat, found, m.id))


MOST_ODDS = 40
"""Options whose risks are told at once; a turn offers fewer."""


async def _odds(hub: Hub, connection: Connection, live: LiveTable, m: p.Odds) -> None:
    if live.options.help != "full":
        raise Refusal("no_help", "this table plays without that help")
    if live.game is None:
        raise Refusal("not_playing", "no game is running at this table")
    view = live.view(m.seat)
    decision = view.decision
    wanted = [m.option] if m.option else [o.text for o in decision.options] if decision else []
    for option in wanted[:MOST_ODDS]:
        found = live.game.rules.odds(view, option)
        if m.option or found.outcomes or found.dangers:
            dangers = tuple(p.DangerView(d.key, d.chance, d.rule) for d in found.dangers)
            answer = p.OddsAnswer(m.seat, option, found.outcomes, found.rule, m.id, dangers)
            connection.send(answer)


async def _resync(hub: Hub, connection: Connection, live: LiveTable, m: p.Resync) -> None:
    METRICS.resyncs += 1
    seating.welcome(connection, live)
    connection.send(p.Votes(live.votes()))
    connection.send(p.Said(talk.lines_for(live, connection)))
    live.update(connection, whole=True)


async def _lesson(hub: Hub, connection: Connection, live: LiveTable, m: p.LessonAct) -> None:
    await tutorial.act(live, m)


async def _ping(hub: Hub, connection: Connection, live: LiveTable, m: p.Ping) -> None:
    connection.send(p.Pong(m.at, now_ms()))


_FREE_SEAT = (p.TakeSeat, p.SetSeat, p.SwapSeats, p.HandOver)
HANDLERS: dict[type, Any] = {
    p.TakeSeat: _take,
    p.LeaveSeat: _leave,
    p.Rename: _rename,
    p.SwapSeats: _swap,
    p.SetSeat: _set_seat,
    p.SetTable: _set_table,
    p.HandOver: _hand_over,
    p.Start: _start,
    p.SealDice: _seal_dice,
    p.OpenDice: _open_dice,
    p.Rematch: _rematch,
    p.SetWebhook: _set_webhook,
    p.Push: _push,
    p.Play: _play,
    p.Undo: _undo,
    p.Quiet: _quiet,
    p.CastVote: _vote,
    p.TakeOver: _take_over,
    p.Say: _say,
    p.WhyNot: _why_not,
    p.Odds: _odds,
    p.Resync: _resync,
    p.LessonAct: _lesson,
    p.Ping: _ping,
}
