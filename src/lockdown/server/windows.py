"""Reaction windows on a clock that tells nothing (docs/security.md, "Time").

The engine asks everybody who might react by what all know, one after the other. The server makes
one window of it: it looks ahead along the path on which everybody declines, shows each seat its own
question at once, collects the answers, and closes the window at a moment that depends on nothing
secret. Looking ahead is allowed only over answers that tell nobody anything and roll nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lockdown.kernel.game import Game
from lockdown.server.clock import STARTED

if TYPE_CHECKING:
    from lockdown.server.shown import ShownTable

DECLINE = "decline"
POST_SECONDS = (60, 1800)
"""A window of a correspondence game closes at a random moment between these."""


BOT_PAUSE_MS = 400
"""A window without a clock in which bots are asked stays open for whole multiples of this."""


@dataclass(frozen=True)
class Question:
    """One seat's question in a window, with the game as it stands when it is that seat's turn."""

    seat: int
    game: Game

    @property
    def forced(self) -> bool:
        """All this seat can do is decline."""
        return len(self.game.options) == 1


@dataclass(frozen=True)
class Window:
    """Questions that are asked as one."""

    questions: tuple[Question, ...]

    def of(self, seat: int) -> Question | None:
        """The question of a seat, or None."""
        return next((q for q in self.questions if q.seat == seat), None)


def look(game: Game) -> Window | None:
    """The window that is open now, or None."""
    decision = game.decision
    if decision is None or not decision.secret or DECLINE not in game.options:
        return None
    questions = [Question(decision.seat, game)]
    asked = {decision.seat}
    ahead = game
    while True:
        ahead = ahead.clone()
        rng = ahead.table.rng
        if ahead.play(DECLINE) or ahead.table.rng != rng:
            break
        following = ahead.decision
        if following is None or following.kind != decision.kind or following.seat in asked:
            break
        asked.add(following.seat)
        questions.append(Question(following.seat, ahead))
    return Window(tuple(questions))


def mode(live: ShownTable) -> str:
    """How windows of a table are paced: solo, clock, ask or post."""
    if live.people() <= 1:
        return "solo"
    if live.options.pace == "correspondence":
        return "post"
    return "clock" if live.options.reaction_seconds > 0 else "ask"


def closes(live: ShownTable) -> int:
    """When the open window closes at the earliest (ms). The same in every worker."""
    how = mode(live)
    # What was open when a server stopped stays open for its whole time when one starts again.
    since = max(live.since, STARTED)
    if how == "clock":
        return since + live.options.reaction_seconds * 1000
    if how == "post" and live.game is not None:
        words = f"window {live.game.version}.{live.undone}".encode()
        drawn = int.from_bytes(
            hmac.new(live.secret.encode(), words, hashlib.sha256).digest()[:6], "big"
        )
        low, high = POST_SECONDS
        return since + low * 1000 + drawn % ((high - low) * 1000)
    return since + (BOT_PAUSE_MS if _bots_asked(live) else 0)


def _bots_asked(live: ShownTable) -> bool:
    """Whether somebody could read off the clock what a bot holds."""
    asked = live.window.questions if live.window is not None else ()
    return live.people() > 0 and any(live.automatic(question.seat) for question in asked)


def wait_ms(live: ShownTable, now: int) -> int:
    """How long the open window stays open from now on.

    Where no clock is set, bots that took long are waited for in whole pauses: only a long thought
    would show, and none does.
    """
    left = closes(live) - now
    if left < 0 and mode(live) in ("solo", "ask") and _bots_asked(live):
        return left % BOT_PAUSE_MS
    return max(0, left)


def silent(live: ShownTable, question: Question) -> bool:
    """Whether the server declines for a person without asking."""
    if mode(live) != "ask" and question.forced:
        return True
    return is_quiet(live, question.seat)


def is_quiet(live: ShownTable, seat: int) -> bool:
    """The player said: not again this action, or this round."""
    wish = live.around.get("quiet", {}).get(str(seat))
    return wish is not None and wish == quiet_until(live, wish[0])


def quiet_until(live: ShownTable, until: str) -> list[object]:
    """What `quiet` remembers: it ends when one of these public facts changes."""
    if live.game is None:
        return [until]
    t = live.game.table
    if until == "round":
        return [until, t.round, t.phase]
    return [until, t.round, t.phase, t.turn, t.actions_left]


def answers(live: ShownTable, window: Window, thought: dict[int, str]) -> list[str] | None:
    """The answers in the order of asking, up to the first reaction; None: somebody is awaited.

    `thought` are the answers of bots and of seats that stand still.
    """
    how = mode(live)
    pending = live.around.get("pending", {})
    found: list[str] = []
    for question in window.questions:
        given = pending.get(str(question.seat))
        if given is not None and given[0] == question.game.version:
            answer = given[1] if given[1] in question.game.options else DECLINE
        elif question.seat in thought:
            answer = thought[question.seat]
        elif how == "clock" or silent(live, question):
            answer = DECLINE
        else:
            return None
        found.append(answer)
        if answer != DECLINE:
            break
    return found
