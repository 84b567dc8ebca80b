"""Last hopes of the quick player of the original game: what beats certain death, and bare hands.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.games.nemesis.bots.quick_fights import SLIPS, SMOKE
from lockdown.games.nemesis.bots.quick_goals import arrival, fails
from lockdown.games.nemesis.table import NemesisTable
from lockdown.state.keys import ADULT, WOUND

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

#: What certain death is worth: less than anything that may go well, more than what nobody does.
HOPELESS = -45.0
#: What a step out of a deadly fire is worth at least, and how much its risks count beside others.
HOPE, RISKS = -40.0, 0.01
#: Chance that the ship arrives with which one waits for the hibernation pods before they open, and
#: that a step back there brings somebody with which one does not leave them.
ARRIVES, LOUD = 0.25, 0.4
_BLEEDING = WOUND["bleeding"]


def bleeds_out(t: NemesisTable, seat: int) -> bool:
    """NM-RND-19, NM-HRT-06: whether passing kills: one wound too many, by an open one that bleeds.

    Beside an adult one passed with four cards and died of that (23101, round 8; 23103, round 4).
    """
    return len(t.wounds[seat]) >= t.rs.serious_limit and _BLEEDING in t.wounds[seat]


def burns_up(t: NemesisTable, seat: int) -> bool:
    """NM-MRK-11, NM-HRT-06: whether whoever ends the turn here dies of the fire."""
    return len(t.wounds[seat]) >= t.rs.serious_limit and bool(t.fire >> t.room[seat] & 1)


def hoped(t: NemesisTable, seat: int, option: Option, worth: float) -> float:
    """Out of a fire that kills any room is better that does not burn, whoever is in it."""
    if not burns_up(t, seat) or option[0] not in ("move", "careful") or t.fire >> option[1] & 1:
        return worth
    return max(worth, HOPE + RISKS * worth)


def peaceful(mind: NemesisThought, found: list[tuple[Option, float]]) -> list[tuple[Option, float]]:
    """NM-CMB-10, NM-CMB-18: nobody strikes a grown Intruder who can walk away from it unharmed.

    One struck three times with a Smoke Grenade in its pack, and died of the misses (23103).
    """
    slips = [worth for option, worth in found if slipping(option)]
    if mind.cornered() or max(slips, default=HOPELESS) <= mind.waiting():
        return found
    return [pair for pair in found if pair[0][0] != "melee" or pair[0][1] & 7 < ADULT]


def slipping(option: Option) -> bool:
    """Whether an action leads out of a fight without an attack."""
    if option[0] == "use":
        return bool(option[1] & 255 == SMOKE)
    return option[0] == "play" and option[1] in SLIPS


def expects(t: NemesisTable, seat: int) -> bool:
    """NM-CRT-07: whether the way out opens here next round, and coming back is loud.

    One crept off into an unknown room a round before, for want of anything to do, and did not dare
    to go back (23103, round 7).
    """
    board, slot = t.rs.board, t.room[seat]
    soon = not t.hibernation_open and t.time - board.hibernation_opens_at <= 1
    if not soon or slot != board.start_slot or t.destruct >= 0 or t.broken >> slot & 1:
        return False
    if (t.fire | t.foes) >> slot & 1 or fails(t, slot) < LOUD:
        return False
    return arrival(t, seat) >= ARRIVES
