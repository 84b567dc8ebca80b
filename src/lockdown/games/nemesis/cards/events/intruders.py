"""Event cards that call, heal, hide or drive Intruders."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import event_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import attacks, contamination, eggs, encounters, markers, stalkers, wounds
from lockdown.rules.event_effects import (
    crew,
    empty_handed,
    hunt,
    in_nest,
    noise_beside,
    one_by_one,
)
from lockdown.rules.queries import slots
from lockdown.state.keys import ADULT, EGG, LARVA

# NM-CRD-50
egg_protection = event_card(
    "egg_protection",
    icons="breeder queen",
    corridors=(2,),
    rules="NM-EVT-10 NM-ENC-01 NM-ENC-03 NM-ENC-14 NM-ENC-15",
)


@egg_protection
def eggs_are_avenged(t: NemesisTable) -> None:
    """NM-ENC-14, NM-ENC-15: an encounter for each in the Nest or with an egg, also in combat."""
    concerned = [
        seat
        for seat in crew(t)
        if in_nest(t, seat) or any(item & 255 == EGG for item in t.hands[seat])
    ]
    one_by_one(t, encounters.encounter, concerned)


hatching = event_card(
    "hatching",
    icons="adult breeder",
    corridors=(3,),
    rules="NM-EVT-10 NM-ROM-13 NM-ATK-07 NM-ATK-11 NM-BAG-11",
)


@hatching
def eggs_hatch(t: NemesisTable) -> None:
    """NM-ROM-13, NM-ATK-11: the helpless in the Nest are infested, else a larva token is added."""
    eggs.hatch_egg(t, "NM-ROM-13")
    victims = [seat for seat in crew(t) if in_nest(t, seat) and empty_handed(t, seat)]
    for seat in victims:
        contamination.infest(t, seat, "NM-ATK-11")
    if not victims:
        stalkers.add_token(t, LARVA, "NM-BAG-11")


regeneration = event_card(
    "regeneration",
    icons="breeder queen",
    corridors=(1,),
    rules="NM-EVT-10 NM-WND-01",
)


@regeneration
def wounds_close(t: NemesisTable) -> None:
    """NM-WND-01: up to two wounds less on each."""
    wounds.recover(t, dict.fromkeys((figure[0] for figure in t.stalkers), 2), "NM-WND-01")


lurking = event_card(
    "lurking",
    icons="creeper adult",
    corridors=(4,),
    rules="NM-EVT-10 NM-EVT-04 NM-TEC-06 NM-BAG-11",
)


@lurking
def intruders_hide(t: NemesisTable) -> None:
    """NM-EVT-04, NM-BAG-11: those alone leave the board and their tokens go into the bag."""
    for slot in slots(t.foes & ~t.occupied):
        for uid in attacks.attackers_in(t, slot):
            stalkers.vanish(t, uid, "NM-EVT-04")


nest_event = event_card(
    "nest_event",
    icons="creeper breeder queen",
    corridors=(3,),
    rules="NM-EVT-10 NM-MRK-02 NM-TEC-02",
)


@nest_event
def nest_stirs(t: NemesisTable) -> None:
    """NM-MRK-02: noise around the discovered Nest."""
    slot = eggs.nest_slot(t)
    if slot:
        markers.fill_with_noise(t, t.rs.board.links_of[slot], "NM-MRK-02")


scent_of_prey = event_card(
    "scent_of_prey",
    icons="creeper adult",
    corridors=(3,),
    rules="NM-EVT-10 NM-MRK-02 NM-MRK-03",
)


@scent_of_prey
def slime_is_scented(t: NemesisTable) -> None:
    """NM-MRK-02: noise beside whoever is covered with slime."""
    noise_beside(t, [seat for seat in crew(t) if t.slime >> seat & 1], "NM-MRK-02")


hunt_a = event_card(
    "hunt_a",
    icons="breeder queen",
    corridors=(3,),
    rules="NM-EVT-10 NM-EVT-05 NM-EVT-06 NM-EVT-07 NM-NOI-07",
    note="One public program shows creeper and queen on this copy; three sources breeder, queen.",
)

hunt_b = event_card(
    "hunt_b",
    icons="creeper breeder queen",
    corridors=(2,),
    rules="NM-EVT-10 NM-EVT-05 NM-EVT-06 NM-EVT-07 NM-NOI-07",
)


@hunt_a
@hunt_b
def adults_hunt(t: NemesisTable) -> None:
    """NM-EVT-06, NM-EVT-07: adults go next door to the nearest prey, all at once.

    The lowest room number of several; a closed door on the way is destroyed instead (NM-EVT-05).
    """
    hunt(t, ADULT, "NM-EVT-07", "NM-EVT-05")
