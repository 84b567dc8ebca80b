"""Putting a table together: what a new one is stored as, and what may be played at it."""

from __future__ import annotations

import secrets

import msgspec

from lockdown import __version__
from lockdown.bots import UnknownBot, check, levels
from lockdown.kernel import fair
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Setup, checked, rules_of
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.clock import wall_ms
from lockdown.server.live import LiveTable
from lockdown.server.rows import SeatRow, TableRow
from lockdown.server.seats import Refusal, new_secret


def check_options(options: p.TableOptions) -> None:
    """Refuse table options that make no sense."""
    wrong = (
        options.pace not in ("live", "correspondence")
        or options.clock not in ("none", "decision", "round")
        or options.help not in ("full", "facts", "bare")
        or not 0 <= options.clock_seconds <= 31 * 86_400
        or not 0 <= options.reaction_seconds <= 60
    )
    if wrong:
        raise Refusal("bad_options", "these table options are not possible")


def known_level(level: str, setup: Setup) -> str:
    """The level of a bot; refuses one that nobody knows, or that does not know such a table."""
    if level not in levels(setup.game):
        known = ", ".join(levels(setup.game))
        raise Refusal("bad_seat", f"there is no such bot for this game; there are {known}")
    _plays(level, setup)
    return level


def _plays(level: str, setup: Setup) -> None:
    try:
        check(level, setup)
    except UnknownBot as error:
        raise Refusal("bot_elsewhere", str(error)) from None


def new_rows(create: p.CreateTable, token: str) -> tuple[TableRow, list[SeatRow]]:
    """A new table in the lobby: the host on seat A, bots behind, the rest open."""
    table_id = secrets.token_urlsafe(12)
    part = fair.new_part()
    setup = Setup(
        players=create.players,
        game=create.game,
        mode=create.mode,
        board=create.board,
        guests=create.guests,
        enemies=create.enemies,
    )
    row = TableRow(
        id=table_id,
        state="lobby",
        version=1,
        moves=0,
        setup=setup.as_data(),
        options=msgspec.to_builtins(create.options),
        lobby={},
        rules_version=rules_words(setup.game),
        secret=new_secret(),
        seed="",
        salt=part,
        commitment=fair.server_seal(part),
        opening="[]",
        snapshot=b"",
        created=wall_ms(),
        touched=wall_ms(),
    )
    seats = []
    for seat in range(create.players):
        bot = create.bots[seat - 1][:20] if 0 < seat <= len(create.bots) else ""
        seats.append(
            SeatRow(
                table_id=table_id,
                seat=seat,
                kind="person" if seat == 0 else "bot" if bot else "open",
                name=create.name if seat == 0 else "",
                bot=bot,
                token_hash=wire.token_hash(token) if seat == 0 else "",
                host=int(seat == 0),
            )
        )
    return row, seats


def rules_words(game: str) -> str:
    """What a table says it is played with: game, version of the rules, version of the program."""
    return f"{game} {rules_of(game).version} / {__version__}"


def full_setup(live: LiveTable) -> Setup:
    """The set-up of a table as its game will be played; refuses one that is not possible.

    A bot may have sat down before the host changed the table into one that it does not know.
    """
    setup = Setup(
        players=len(live.seats),
        game=live.setup.game,
        mode="solo" if len(live.seats) == 1 else live.setup.mode,
        board=live.setup.board,
        characters=live.options.characters,
        options=tuple(sorted(live.options.rules.items())),
        guests=live.setup.guests,
        enemies=live.setup.enemies,
    )
    try:
        checked(setup)
    except KernelError as error:
        raise Refusal("bad_setup", str(error)) from None
    for seat in live.seats:
        if seat.kind == "bot":
            _plays(seat.bot, setup)
    return setup
