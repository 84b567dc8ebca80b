"""Fair dice at a table: collecting the parts of all who sit at it (`lockdown.kernel.fair`).

The server's part is drawn when the table is made: its seal stands in the lobby before anybody else
sits down. Pages add a seal for each of their seats (`seal_dice`). The start settles the list of
seals; then the pages open their parts (`open_dice`), and the last one begins the game. Seats that
add nothing (bots, programs that do not care) are not waited for. If a part stays away, the start
is called off: everything is drawn anew, and the seat that kept the others waiting adds nothing.

What is stored (`dice` of what is around the game) is enough for any worker to go on.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from lockdown.kernel import fair
from lockdown.server import protocol as p
from lockdown.server.clock import now_ms
from lockdown.server.seats import Refusal

if TYPE_CHECKING:
    from lockdown.server.shown import ShownTable

WAIT_SECONDS = 10.0
"""How long the start waits for the parts."""


def seals(live: ShownTable) -> dict[int, str]:
    """The seals of those who still sit where they sat when they added them, by seat."""
    return {
        int(seat): seal
        for seat, (seal, holder) in _state(live).get("seals", {}).items()
        if int(seat) < len(live.seats) and live.seats[int(seat)].token_hash == holder
    }


def settling(live: ShownTable) -> bool:
    """Whether the start waits for parts now."""
    settled = _state(live).get("settled", 0)
    # A clock that was set back must not keep a table waiting.
    return live.state == "lobby" and 0 <= now_ms() - settled < WAIT_SECONDS * 1000


def view(live: ShownTable) -> p.DiceView | None:
    """What everybody sees of it; None for games whose seed was the server's alone."""
    state = _state(live)
    if not live.commitment or (live.state != "lobby" and not state):
        return None
    over = live.state == "over"
    return p.DiceView(
        seal=live.commitment,
        attempt=state.get("attempt", 1),
        seals=seals(live) if live.state == "lobby" else _by_seat(state.get("seals", {})),
        settled=settling(live) or live.state != "lobby",
        missing=tuple(sorted(_missing(live))),
        part=live.salt if over else "",
        parts=_by_seat(state.get("parts", {})) if over else {},
    )


def opened(live: ShownTable) -> fair.FairDice | None:
    """What the seed of a game that is over was made of; None if it was the server's alone."""
    found = view(live)
    if live.state != "over" or found is None:
        return None
    return fair.FairDice(
        found.seal,
        found.part,
        tuple(sorted(found.seals.items())),
        tuple(sorted(found.parts.items())),
        found.attempt,
    )


async def add_seal(live: ShownTable, seat: int, seal: str) -> None:
    """Somebody's page has drawn its part."""
    if not fair.is_part(seal):
        raise Refusal("bad_dice", "that is no seal")
    async with live.lock:
        _in_lobby(live)
        if settling(live):
            raise Refusal("starting", "the game is about to start")
        if seat in _missing(live):
            raise Refusal("bad_dice", "this seat kept a start waiting and adds nothing")
        if seals(live).get(seat) == seal:
            return
        state = _state(live)
        kept = {str(s): [old, live.seats[s].token_hash] for s, old in seals(live).items()}
        kept[str(seat)] = [seal, live.seats[seat].token_hash]
        await live.save_around(dice={**state, "seals": kept, "settled": 0, "parts": {}})
    live.tell_lobby()


async def settle(live: ShownTable, present: set[int]) -> bool:
    """At the start: whether parts have to be waited for. Call with the lock held."""
    if settling(live):
        return True
    if _state(live).get("settled"):
        # Whoever waited for the parts is gone: say so instead of starting without them.
        await call_off(live)
        raise Refusal("dice_late", "somebody's part of the dice did not come; start again")
    waited = {s: seal for s, seal in seals(live).items() if s in present and live.seats[s].person}
    if not waited:
        return False
    await live.save_around(
        dice={
            **_state(live),
            "seals": {str(s): [seal, live.seats[s].token_hash] for s, seal in waited.items()},
            "settled": now_ms(),
            "parts": {},
        }
    )
    return True


async def open_part(
    live: ShownTable, seat: int, part: str, begin: Callable[[dict[int, str]], Awaitable[None]]
) -> bool:
    """A page opens its part; with the last one `begin` is called with all. Whether it was."""
    async with live.lock:
        _in_lobby(live)
        waited = seals(live)
        if not settling(live) or waited.get(seat) != fair.seat_seal(seat, part):
            raise Refusal("bad_dice", "that part is not waited for")
        parts = {**_state(live).get("parts", {}), str(seat): part}
        if len(parts) < len(waited):
            await live.save_around(dice={**_state(live), "parts": parts})
            return False
        await begin(_by_seat(parts))
    return True


def made(live: ShownTable, parts: Mapping[int, str]) -> tuple[int, dict[str, Any]]:
    """(seed, what is kept of the dice): of the server's part and those that were opened."""
    sealed = {s: seal for s, seal in seals(live).items() if s in parts}
    kept = {
        "attempt": _state(live).get("attempt", 1),
        "missing": _state(live).get("missing", {}),
        "seals": {str(s): seal for s, seal in sealed.items()},
        "parts": {str(s): part for s, part in parts.items()},
    }
    return fair.seed_of(live.salt, parts), kept


async def call_off_later(live: ShownTable) -> None:
    """Wait for the parts, and no longer."""
    attempt = _state(live).get("attempt", 1)
    await asyncio.sleep(WAIT_SECONDS)
    async with live.lock:
        state = _state(live)
        waiting = live.state == "lobby" and state.get("settled")
        if waiting and state.get("attempt", 1) == attempt:
            with contextlib.suppress(Refusal):  # another worker was faster
                await call_off(live)
    live.tell_lobby()


async def call_off(live: ShownTable) -> None:
    """Draw everything anew, without those who kept the others waiting. With the lock held."""
    state = _state(live)
    waited, given = seals(live), _by_seat(state.get("parts", {}))
    missing = {str(s): live.seats[s].token_hash for s in waited if s not in given}
    missing.update({str(s): live.seats[s].token_hash for s in _missing(live)})
    part = fair.new_part()
    dice = {"attempt": state.get("attempt", 1) + 1, "missing": missing}
    around = {**live.around, "dice": dice}
    await live.save({"salt": part, "commitment": fair.server_seal(part), "lobby": around})
    live.around = around
    live.salt, live.commitment = part, fair.server_seal(part)


def _state(live: ShownTable) -> dict[str, Any]:
    found: dict[str, Any] = live.around.get("dice", {})
    return found


def _missing(live: ShownTable) -> set[int]:
    """Seats that kept a start waiting, as long as the same person sits there."""
    kept = _state(live).get("missing", {})
    return {
        int(seat)
        for seat, holder in kept.items()
        if int(seat) < len(live.seats) and live.seats[int(seat)].token_hash == holder
    }


def _by_seat(kept: dict[str, str]) -> dict[int, str]:
    return {int(seat): text for seat, text in kept.items()}


def _in_lobby(live: ShownTable) -> None:
    if live.state != "lobby":
        raise Refusal("started", "the game has started already")
