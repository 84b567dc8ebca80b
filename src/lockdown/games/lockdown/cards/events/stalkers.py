"""Event cards that call, hide or place Night Stalkers."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.games.lockdown.cards.events.common import (
    crew_in_dark,
    noise_in_the_dark,
    shielded_rooms,
)
from lockdown.games.lockdown.cards.registry import event_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import attacks, contamination, eggs, encounters, markers, stalkers
from lockdown.rules.event_effects import crew, empty_handed, in_nest, noise_beside, one_by_one
from lockdown.rules.queries import in_dark, section, slots, undressed
from lockdown.state.keys import ADULT, EGG

blood_trace_1 = event_card(
    "blood_trace_1",
    icons="breeder queen",
    corridors=(2,),
    rules="LD-STK-03 LD-BRD-11 LD-HRT-13",
    note="That doors do not matter is our reading (no corridor is used).",
)


blood_trace_2 = event_card(
    "blood_trace_2",
    icons="creeper breeder queen",
    corridors=(3,),
    rules="LD-STK-03 LD-BRD-11 LD-HRT-13",
)


@blood_trace_1
@blood_trace_2
def blood_calls(t: LockdownTable) -> None:
    """LD-HRT-13: bleeding characters without action cards."""
    _follow_blood(t, lambda seat: empty_handed(t, seat))


@blood_trace_1.dark
@blood_trace_2.dark
def blood_calls_in_dark(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: in unpowered sections those with action cards too.

    Hurt eyes put a character there wherever it is; its section is the one it stands in
    (LD-PWR-08).
    """
    _follow_blood(t, lambda seat: in_dark(t, seat) and not shielded >> seat & 1)


def _follow_blood(t: LockdownTable, counts: Callable[[int], bool]) -> None:
    """LD-STK-03, LD-BRD-11: each section by itself, straight to the lowest room."""
    for number in range(3):
        bleeding = [
            t.room[seat]
            for seat in crew(t)
            if section(t, seat) == number and undressed(t, seat) and counts(seat)
        ]
        if not bleeding:
            continue
        goal = min(bleeding)
        free = t.rs.board.section_slots[number] & ~t.occupied
        moves = {figure[0]: goal for figure in t.stalkers if free >> figure[2] & 1}
        stalkers.move_to(t, moves, "LD-EVT-20")


egg_protection = event_card(
    "egg_protection",
    icons="breeder queen",
    corridors=(4,),
    rules="LD-ENC-01 LD-ENC-03 LD-ENC-06 LD-CON-01",
)


@egg_protection
def eggs_are_avenged(t: LockdownTable) -> None:
    """LD-ENC-17: an encounter for each who is in the Nest or carries an egg, also in combat."""
    concerned = [
        seat
        for seat in crew(t)
        if in_nest(t, seat) or any(item & 255 == EGG for item in t.hands[seat])
    ]
    one_by_one(t, encounters.encounter, concerned)


@egg_protection.dark
def spores_in_dark(t: LockdownTable, shielded: int) -> None:
    """LD-CON-01."""
    for seat in crew_in_dark(t, shielded):
        contamination.receive(t, seat, "LD-CON-01")


lurking = event_card(
    "lurking",
    icons="creeper adult",
    corridors=(2,),
    rules="LD-CRD-51 LD-CMP-17 LD-ATK-03 LD-ATK-10",
)


@lurking
def stalkers_hide(t: LockdownTable) -> None:
    """LD-CRD-51, LD-CMP-17: those alone leave the board and their tokens go into the bag."""
    for slot in slots(t.foes & ~t.occupied):
        for uid in attacks.attackers_in(t, slot):
            stalkers.vanish(t, uid, "LD-CRD-51")


@lurking.dark
def stalkers_strike(t: LockdownTable, shielded: int) -> None:
    """LD-ATK-10: one attack each, in the order of the attack step."""
    rooms = t.foes & t.occupied & ~t.lit & ~shielded_rooms(t, shielded)
    order = [uid for slot in slots(rooms) for uid in attacks.attackers_in(t, slot)]
    t.then(*((attacks.attack_somebody, uid, attacks.EFFECT) for uid in order))


nest = event_card(
    "nest",
    icons="creeper breeder queen",
    corridors=(1,),
    rules="LD-MRK-02 LD-NOI-13",
)


@nest
def nest_stirs(t: LockdownTable) -> None:
    """LD-NOI-13: noise around the discovered Nest."""
    slot = eggs.nest_slot(t)
    if slot:
        markers.fill_with_noise(t, t.rs.board.links_of[slot], "LD-EVT-20")


nest.dark(noise_in_the_dark)


scent_of_blood = event_card(
    "scent_of_blood",
    icons="creeper adult",
    corridors=(4,),
    rules="LD-HRT-13 LD-NOI-13 LD-STK-05 LD-CRT-03",
)


@scent_of_blood
def blood_is_scented(t: LockdownTable) -> None:
    """LD-HRT-13, LD-NOI-13: noise beside the bleeding."""
    noise_beside(t, [seat for seat in crew(t) if undressed(t, seat)], "LD-EVT-20")


@scent_of_blood.dark
def blood_draws_adults(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: an adult in every dark room with a bleeding character and no Night Stalker."""
    rooms = {t.room[seat] for seat in crew(t) if undressed(t, seat)}
    spared = t.lit | t.foes | shielded_rooms(t, shielded)
    one_by_one(t, adult_comes, [slot for slot in sorted(rooms) if not spared >> slot & 1])


@step
def adult_comes(t: LockdownTable, slot: int) -> None:
    """LD-STK-05, LD-CRT-03: no encounter, but it may be the first figure."""
    stalkers.place(t, ADULT, slot, "LD-EVT-21")
