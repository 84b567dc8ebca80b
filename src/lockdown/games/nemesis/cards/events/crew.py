"""Event cards that strike the crew: what grows in them, what they hear."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import event_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import hurt, markers, noise
from lockdown.rules.event_effects import creeper_breaks_out, crew, crew_scans, one_by_one

eclosion = event_card(
    "eclosion",
    icons="creeper breeder queen",
    corridors=(1,),
    rules=(
        "NM-EVT-10 NM-CON-07 NM-CON-08 NM-CON-13 NM-HRT-13 NM-HRT-14 NM-RND-04 NM-ENC-13 "
        "NM-CRT-02 NM-POD-12"
    ),
    note="That pod passengers are reached, the order and what is shown are our rulings.",
)


@eclosion
def larvae_break_out(t: NemesisTable) -> None:
    """NM-CON-08, NM-HRT-13: bearers die together, creepers follow, then the others are scanned."""
    bearers = [seat for seat in crew(t) if t.larva >> seat & 1]
    rooms = [t.room[seat] for seat in bearers]
    t.push(the_living_scan)
    for slot in reversed(rooms):
        t.push(creeper_breaks_out, slot)
    for seat in bearers:
        t.larva &= ~(1 << seat)  # it is the creeper now
        hurt.die(t, seat, "NM-CON-08")


@step
def the_living_scan(t: NemesisTable) -> None:
    """NM-CON-07, NM-CON-13: four cards of the own deck each, in turn order."""
    one_by_one(t, crew_scans, crew(t))


noise_in_technical_corridors = event_card(
    "noise_in_technical_corridors",
    icons="adult breeder",
    corridors=(4,),
    rules="NM-EVT-10 NM-TEC-03 NM-NOI-02 NM-BAG-09",
    note="That those in combat roll too is our ruling (the card sets no condition).",
)


@noise_in_technical_corridors
def technical_noise(t: NemesisTable) -> None:
    """NM-TEC-03: a marker in each network; where one lies, those at its entrances roll."""
    t.then(*((network_stirs, space) for space in range(len(t.rs.board.spaces))))


@step
def network_stirs(t: NemesisTable, space: int) -> None:
    """NM-NOI-02: who stands at an entrance is fixed now; each roll is resolved completely."""
    place = t.rs.board.tech + space
    if not t.noise >> place & 1:
        markers.place_noise(t, place, "NM-TEC-03")
        return
    there = t.rs.board.networks[space]
    one_by_one(t, noise.noise_roll, [seat for seat in crew(t) if there >> t.room[seat] & 1])
