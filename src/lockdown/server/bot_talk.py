"""Bots at the table talk: ready phrases, after their own turns, one a round at most.

What a bot says comes from its own view, and it says it at a moment that everybody sees: the end of
its turn. So neither the words nor their time tell anything of other people's secrets; nor of its
own objective and hand, which do not enter what it says (`lockdown.bots.talk`). A seat that a bot
only keeps warm for an absent player says nothing in that player's name.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lockdown.bots.talk import Phrase
from lockdown.server import bots
from lockdown.server.clock import wall_ms
from lockdown.server.live import LiveTable
from lockdown.server.talk import out_of_play

AGAIN = 3
"""Rounds before a bot says the same again."""
ONCE = ("my_token",)
"""What a bot says once a game."""


def may_speak(live: LiveTable, seat: int) -> bool:
    """Whether this bot has the word: it is heard, alive, and has said nothing this round."""
    if not live.options.bot_talk or not live.people() or live.seats[seat].kind != "bot":
        return False
    return not out_of_play(live, seat) and all(
        line.get("round") != live.round() for line in _lines(live, seat)
    )


async def line_of(live: LiveTable, seat: int) -> dict[str, Any] | None:
    """What the bot says now, as it is stored; None if it has nothing new to say."""
    game = live.game
    if game is None:
        return None
    found = await bots.phrases(live.seats[seat].bot, game.view(seat), live.nature(seat))
    fresh = next((phrase for phrase in found if _fresh(live, seat, phrase)), None)
    # While it thought, another of its lines or the end of the game may have come.
    if fresh is None or live.state != "playing" or not may_speak(live, seat):
        return None
    return {
        "at": wall_ms(),
        "seat": seat,
        "name": live.seats[seat].name,
        "channel": "table",
        "phrase": fresh.key,
        "args": _args(fresh),
        "round": live.round(),
    }


def _lines(live: LiveTable, seat: int) -> list[dict[str, Any]]:
    return [line for line in live.talk if line["seat"] == seat and line.get("phrase")]


def _fresh(live: LiveTable, seat: int, phrase: Phrase) -> bool:
    return not any(
        line["phrase"] == phrase.key
        and (phrase.key in ONCE or line["args"] == _args(phrase))
        and (phrase.key in ONCE or line.get("round", 0) > live.round() - AGAIN)
        for line in _lines(live, seat)
    )


def _args(phrase: Phrase) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(phrase.args)
    return found
