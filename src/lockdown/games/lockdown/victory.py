"""The contingency, first step of the victory check (LD-VIC-01, LD-VIC-02; alone too, LD-SOL-05)."""

from __future__ import annotations

from lockdown.games.lockdown.objectives import PLACE_WORDS
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.pieces import set_place
from lockdown.rules.victory import by_number
from lockdown.state import keys
from lockdown.state.facts import Contingency


@step
def check_contingency(t: LockdownTable) -> None:
    """LD-VIC-02: reveal the active token and apply it to all living characters at once."""
    token = t.ctg_place.index(-1)
    face = t.ctg_face[token]
    t.revealed = True
    t.tell(happened.CONTINGENCY, "LD-VIC-02", face)
    code = t.rs.contingencies[face]
    doomed = [seat for seat in by_number(t) if kills(t, seat, code)]
    for seat in doomed:
        t.tell(happened.CONTINGENCY_KILLS, "LD-CTG-01", seat)
        set_place(t, seat, keys.DEAD)


def kills(t: LockdownTable, seat: int, code: Contingency) -> bool:
    """LD-CTG-12, LD-CTG-13, LD-CTG-14, LD-CTG-15, LD-CTG-16: whether the code kills it."""
    place = PLACE_WORDS[t.place[seat]]
    if place in code.exempt:
        return False
    if code.test == "knowledge":
        # The table option turns the direction round: the memo kills those who know too much.
        kills_low = (code.compare == "<=") != t.rs.yellow_kills_high
        return (t.knowledge[seat] <= int(code.value)) == kills_low
    if code.test == "signal":
        return not t.signal >> seat & 1
    if code.test == "place":
        return bool(place == code.value)
    return False
