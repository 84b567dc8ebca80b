"""How the game ends (LD-END): time, emergency procedure, destruction, nobody left.

An end happens at once (LD-END-08): the agenda is replaced by the victory check and the running
step is unwound.
"""

from __future__ import annotations

from typing import NoReturn

from lockdown.kernel.steps import step
from lockdown.kernel.table import Unwind
from lockdown.rules import happened
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import in_play
from lockdown.state import keys
from lockdown.state.table import Table

PHASE_SETUP, PHASE_PLAYERS, PHASE_EVENTS, PHASE_VICTORY, PHASE_OVER = range(5)


def destroy_complex(t: Table, cause: str, rule: str) -> NoReturn:
    """LD-END-05: all in the complex die, the queen and the Nest with them."""
    t.destroyed = True
    end_game(t, cause, rule)


def note_destruction(t: Table) -> None:
    """LD-END-05: the queen and the Nest are destroyed with the place, and what else is there."""
    t.queen_killed = True
    t.nest_destroyed = True
    for happens in t.rs.at_destruction:
        happens(t)


def end_game(t: Table, how: str, rule: str) -> NoReturn:
    """LD-END-01, LD-END-08: end the game now; never returns.

    Time and the emergency procedure clear the complex alike (LD-END-02, LD-END-03, LD-FAQ-42).
    """
    if t.destruct >= 0:
        # LD-END-06, LD-END-13: whatever ended the game, an active sequence destroys the complex.
        t.destroyed = True
    if t.destroyed:
        note_destruction(t)
    t.ended = how
    t.phase = PHASE_VICTORY
    t.turn = -1
    t.tell(happened.GAME_ENDED, rule, how, int(t.destroyed))
    # LD-END-11: these deaths are simultaneous and have no further consequences. A container that
    # was not launched has not left the complex (LD-END-09, LD-FAQ-18).
    places = t.rs.destroyed_places if t.destroyed else t.rs.swept_places
    for seat in range(t.n):
        if t.place[seat] in places:
            set_place(t, seat, keys.DEAD)
            for happens in t.rs.at_swept:
                happens(t, seat)
            t.tell(happened.SWEPT, "LD-END-05" if t.destroyed else "LD-END-02", seat)
    t.agenda = []
    t.decision = None
    if any(place != keys.DEAD for place in t.place):
        t.then(*((what,) for what in t.rs.victory_steps))
    else:
        t.push(nobody_survived)
    raise Unwind


@step
def nobody_survived(t: Table) -> None:
    """LD-END-10: without a survivor all players lose."""
    t.tell(happened.ALL_LOST, "LD-END-10")
    t.phase = PHASE_OVER
    # The end shows what everybody held: there is no way back from it, even if nothing was rolled.
    t.revealed = True


@step
def check_nobody_left(t: Table) -> None:
    """LD-END-04, LD-END-12, LD-FAQ-45, LD-SOL-08: nobody alive is left in the complex."""
    for seat in range(t.n):
        if in_play(t, seat):
            return
    t.rs.nobody_left(t)
