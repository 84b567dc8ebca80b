"""The cargo sending system (LD-CSS): containers, launches, tokens on the time track."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import decks, ending, happened, hurt, passing
from lockdown.rules.pieces import set_place, set_room
from lockdown.rules.queries import in_room
from lockdown.state import keys
from lockdown.state.facts import Refusal
from lockdown.state.keys import CONTAINER_A, CONTAINER_C, ROOM

CONTAINERS = ("A", "B", "C")


def token_at(t: LockdownTable, space: int) -> int:
    """The face-down CSS token on a space of the track, -1 for none (LD-CSS-13)."""
    for i, where in enumerate(t.css_space):
        if where == space and not t.css_up >> i & 1:
            return i
    return -1


def free_neighbours(t: LockdownTable, token: int) -> list[int]:
    """LD-ROM-53, LD-CSS-14, LD-FAQ-41: where a face-down token may go, one space either way.

    Onto S too, never off the track; never to a space with another CSS token, revealed or not
    (LD-CSS-13). A token that shares its space with the time token stays.
    """
    space = t.css_space[token]
    if space == t.time:
        return []
    last = len(t.rs.board.track) - 1
    return [n for n in (space + 1, space - 1) if 0 <= n <= last and n not in t.css_space]


def move_token(t: LockdownTable, token: int, space: int) -> None:
    """LD-CSS-14: everybody sees which token moves, not its face."""
    origin = t.css_space[token]
    t.css_space = (*t.css_space[:token], space, *t.css_space[token + 1 :])
    t.tell(happened.CSS_MOVED, "LD-CSS-14", origin, space)


def enter_refusal(t: LockdownTable, container: str) -> Refusal | None:
    """LD-CSS-02, LD-CSS-03: a face-down CSS token on the time token's space, and room inside.

    Each of the three rooms leads to its own container (LD-CSS-01).
    """
    if token_at(t, t.time) < 0:
        return ("no_css_token", "LD-CSS-02")
    if CONTAINER_A + CONTAINERS.index(container) in t.place:
        return ("container_taken", "LD-CSS-03")
    return None


def get_in(t: LockdownTable, seat: int, container: str) -> None:
    """LD-CSS-04: discard the hand, pass with all it causes, then get in if still alive."""
    decks.discard_hand(t, seat, "LD-CSS-04")
    t.then(
        (passing.pass_now, seat, (), -1),
        (burn_at_door, seat),
        (container_closes, seat, container),
    )


@step
def burn_at_door(t: LockdownTable, seat: int) -> None:
    """LD-CSS-04: the fire wound of the CSS room at the end of the turn."""
    from lockdown.rules import rounds

    rounds.burn(t, seat)


@step
def container_closes(t: LockdownTable, seat: int, container: str) -> None:
    """LD-CSS-04, LD-CSS-05: the figure is put on the container space."""
    if in_room(t, seat):
        set_place(t, seat, CONTAINER_A + CONTAINERS.index(container))
        t.tell(happened.ENTERED_CONTAINER, "LD-CSS-04", seat, container)


@step
def launch(t: LockdownTable) -> None:
    """LD-EVT-02, LD-CSS-06: reveal the token under the time token, for all three containers.

    One of them, all or none is launched (LD-CSS-07, LD-CSS-08, LD-CSS-09). Afterwards all are
    empty and may be entered again (LD-CSS-12).
    """
    token = token_at(t, t.time)
    if token < 0:
        return
    t.css_up |= 1 << token
    t.revealed = True
    face = t.css_face[token]
    t.tell(happened.CSS_REVEALED, "LD-CSS-06", t.time, face)
    launches = t.rs.css_tokens[face].launches
    crew = {
        t.place[seat]: seat for seat in range(t.n) if CONTAINER_A <= t.place[seat] <= CONTAINER_C
    }
    # LD-CSS-10: launches come first, then failures in the order A, B, C.
    failing = []
    for i, container in enumerate(CONTAINERS):
        seat = crew.get(CONTAINER_A + i, -1)
        if seat < 0:
            continue
        if container in launches:
            set_place(t, seat, keys.LAUNCHED)
            t.tell(happened.LAUNCHED, "LD-CSS-07", seat, container)
        else:
            failing.append((seat, container))
    t.push(ending.check_nobody_left)
    for seat, container in reversed(failing):
        t.push(launch_fails, seat, container)


@step
def launch_fails(t: LockdownTable, seat: int, container: str) -> None:
    """LD-CSS-10: back to the CSS room with a serious wound; returning is no movement."""
    set_room(t, seat, t.slot_of[ROOM["css_" + container.lower()]])
    t.tell(happened.LAUNCH_FAILED, "LD-CSS-10", seat, container)
    hurt.serious_wound(t, seat, "LD-CSS-10")
