"""From views to frames: plain data, differences, events as a listener heard them."""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from typing import Any

import msgspec

from lockdown.kernel.events import EVENT_KINDS, FORGOTTEN, Event, Heard, remembered
from lockdown.kernel.game import Game
from lockdown.kernel.options import ARG_KINDS
from lockdown.kernel.replay import singular as find_singular
from lockdown.server.protocol import Change, EventView
from lockdown.views.types import ArgView

encoder = msgspec.json.Encoder()
singular = cache(find_singular)
_parts = msgspec.structs.astuple
MAX_SEATS = 5


Memo = dict[tuple[tuple[str | int, ...], int, int], tuple[Any, Any, list[Change]]]
"""Differences found before: by path and the ids of two objects, which are kept with them."""


def differences(
    old: Any, new: Any, path: tuple[str | int, ...] = (), memo: Memo | None = None
) -> list[Change]:
    """What changed between two views (or parts of them), as paths with new values.

    Lists of equal length of which at most half differs are compared element by element, others are
    replaced whole. A `memo` spares comparing again what several views share.
    """
    if old is new or old == new:
        return []
    return _different(old, new, path, memo)


def _different(old: Any, new: Any, path: tuple[str | int, ...], memo: Memo | None) -> list[Change]:
    """The same, for two that are known to differ."""
    key = (path, id(old), id(new))
    if memo is not None and key in memo:
        return memo[key][2]
    found: list[Change] = []
    if isinstance(old, msgspec.Struct) and type(old) is type(new):
        parts = zip(old.__struct_fields__, _parts(old), _parts(new), strict=True)
        for name, before, after in parts:
            if before is not after and before != after:
                found += _different(before, after, (*path, name), memo)
    elif isinstance(old, dict) and isinstance(new, dict):
        found = [Change((*path, name), removed=True) for name in old if name not in new]
        for name, value in new.items():
            if name not in old:
                found.append(Change((*path, name), value))
            elif old[name] != value:
                found += _different(old[name], value, (*path, name), memo)
    elif isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        apart = [i for i, before in enumerate(old) if before is not new[i] and before != new[i]]
        if len(apart) * 2 > len(old):
            found = [Change(path, new)]
        else:
            for i in apart:
                found += _different(old[i], new[i], (*path, i), memo)
    else:
        found = [Change(path, new)]
    if memo is not None:
        memo[key] = old, new, found
    return found


def event_view(heard: Heard) -> EventView:
    """An event with its arguments as kind and canonical text."""
    kind, args = kind_and_args(heard)
    return EventView(heard.number, kind, heard.rule, args)


def kind_and_args(heard: Heard) -> tuple[str, dict[str, ArgView | tuple[ArgView, ...]]]:
    """The kind of an event and its arguments; out of an old log it may name what is gone."""
    try:
        return heard.kind, event_args(heard)
    except (KeyError, IndexError, ValueError, TypeError):
        return FORGOTTEN.name, {"what": ArgView("word", heard.kind)}


def event_args(heard: Heard) -> dict[str, ArgView | tuple[ArgView, ...]]:
    """The arguments of an event by name."""
    args: dict[str, ArgView | tuple[ArgView, ...]] = {}
    for (name, kind), value in zip(EVENT_KINDS[heard.kind].fields, heard.args, strict=True):
        one = singular(kind)
        if isinstance(value, tuple) and one is not None:
            args[name] = tuple(_arg(one, item) for item in value)
        else:
            args[name] = _arg(kind, value)
    return args


def _arg(kind: str, value: Any) -> ArgView:
    if isinstance(value, int) and value == -1 and kind not in ("number", "seat", "power"):
        return ArgView(kind, "hidden")
    known = ARG_KINDS.get(kind)
    return ArgView(kind, known.write(value) if known is not None else str(value))


def snapshot(game: Game) -> bytes:
    """The bytes of `Game.to_bytes`, written ten times as fast."""
    return encoder.encode(game.dump())


def stored_events(told: tuple[Event, ...]) -> str:
    """Events as text for the database."""
    return encoder.encode([list(item) for item in told]).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """Events back from the database; what an older version told and this one cannot is noted."""
    return tuple(
        remembered(
            Event(kind, rule, audience, _tuples(args), None if public is None else _tuples(public))
        )
        for kind, rule, audience, args, public in msgspec.json.decode(text)
    )


def _tuples(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    return value


def seed_text(seed: int) -> str:
    """A seed as the database holds it: 64 hexadecimal digits."""
    return f"{seed:064x}"


def read_seed(text: str) -> int:
    """A seed from the database; those of older games are decimal, and shorter."""
    return int(text, 16 if len(text) == 64 else 10)


def decision_id(secret: str, version: int, undone: int, ahead: int = 0) -> str:
    """An opaque name for a decision: nobody learns how many questions lie between two.

    `undone` counts what was taken back: another decision with the same number is another one. So
    is one that is asked `ahead` in a reaction window, if somebody before it reacts after all.
    """
    words = f"{version}.{undone}.{ahead}" if ahead else f"{version}.{undone}"
    return hmac.new(secret.encode(), words.encode(), hashlib.sha256).hexdigest()[:20]


def had_that_id(decision: str, secret: str, version: int, undone: int) -> bool:
    """Whether the decision of that number may have been called so when it was asked."""
    return any(
        decision_id(secret, version, times, ahead) == decision
        for times in range(undone, -1, -1)
        for ahead in range(MAX_SEATS)
    )


def token_hash(token: str) -> str:
    """How a seat's secret token is stored (it is random and long, so a plain hash is enough)."""
    return hashlib.sha256(token.encode()).hexdigest()
