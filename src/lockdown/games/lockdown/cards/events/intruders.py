"""The Intruder event deck of Lockdown, 20 cards (LD-NIN-05), played in place of the others.

The printed cards are in no source: they are reconstructed from the original game's, with a darkness
part on some of them (LD-NIN-09). What equals a card of the other deck shares its effect.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import looking, power
from lockdown.games.lockdown.cards import registry
from lockdown.games.lockdown.cards.events import crew as crew_events
from lockdown.games.lockdown.cards.events import facility, fire, stalkers
from lockdown.games.lockdown.cards.events.common import (
    crew_in_dark,
    noise_in_the_dark,
    shielded_rooms,
)
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import happened, hurt, markers, noise, wounds
from lockdown.rules.event_effects import (
    creeper_breaks_out,
    crew,
    crew_scans,
    hunt,
    noise_beside,
    one_by_one,
)
from lockdown.rules.queries import explored_room, in_combat, in_room, slots, undressed
from lockdown.state import facts
from lockdown.state.keys import ADULT, BREEDER


def event_card(key: str, rules: str, **fields: Any) -> facts.EventCard:
    """One of the twenty."""
    return registry.event_card(
        f"intruder_{key}",
        rules=f"LD-NIN-05 LD-NIN-09 {rules}",
        source="reconstructed",
        confidence="low",
        kit=registry.INTRUDERS,
        **fields,
    )


# ---- what they do

egg_protection = event_card(
    "egg_protection",
    icons="breeder queen",
    corridors=(2,),
    rules="LD-ENC-01 LD-ENC-03 LD-ENC-06",
)
egg_protection(stalkers.eggs_are_avenged)

hatching = event_card(
    "hatching",
    icons="adult breeder",
    corridors=(3,),
    rules="LD-ROM-41 LD-ATK-11 LD-CMP-17",
)
hatching(crew_events.eggs_hatch)

regeneration = event_card(
    "regeneration",
    icons="breeder queen",
    corridors=(1,),
    rules="LD-WND-01",
)


@regeneration
def wounds_close(t: LockdownTable) -> None:
    """LD-WND-01: up to two wounds less on each."""
    wounds.recover(t, dict.fromkeys((figure[0] for figure in t.stalkers), 2), "LD-EVT-20")


@regeneration.dark
def wounds_vanish(t: LockdownTable, shielded: int) -> None:
    """LD-PWR-07: all wounds of those in rooms without power."""
    spared = t.lit | shielded_rooms(t, shielded)
    dark = {figure[0]: figure[3] for figure in t.stalkers if not spared >> figure[2] & 1}
    wounds.recover(t, dark, "LD-EVT-21")


lurking = event_card(
    "lurking",
    icons="creeper adult",
    corridors=(4,),
    rules="LD-CMP-17",
)
lurking(stalkers.stalkers_hide)

nest = event_card(
    "nest",
    icons="creeper breeder queen",
    corridors=(3,),
    rules="LD-MRK-02 LD-NOI-13",
)
nest(stalkers.nest_stirs)
nest.dark(noise_in_the_dark)

hunt_1 = event_card(
    "hunt_1",
    icons="breeder queen",
    corridors=(3,),
    rules="LD-STK-01 LD-STK-03 LD-STK-04 LD-DOR-05 LD-DOR-11",
    note="The darkness part comes after the first one (LD-EVT-21).",
)
hunt_2 = event_card(
    "hunt_2",
    icons="creeper breeder queen",
    corridors=(2,),
    rules="LD-STK-01 LD-STK-03 LD-DOR-05",
)


@hunt_1
@hunt_2
def adults_hunt(t: LockdownTable) -> None:
    """LD-STK-03, LD-DOR-05: adults not in combat go next door, or break the door."""
    hunt(t, ADULT, "LD-EVT-20", "LD-DOR-05")


@hunt_1.dark
@hunt_2.dark
def breeders_hunt(t: LockdownTable, shielded: int) -> None:
    """LD-PWR-07: breeders in rooms without power do the same."""
    unlit = ~(t.lit | shielded_rooms(t, shielded))
    hunt(t, BREEDER, "LD-EVT-21", "LD-DOR-05", among=unlit)


scent_of_prey = event_card(
    "scent_of_prey",
    icons="creeper adult",
    corridors=(3,),
    rules="LD-MRK-06 LD-NOI-13",
)


@scent_of_prey
def slime_is_scented(t: LockdownTable) -> None:
    """LD-MRK-06, LD-NOI-13: noise beside whoever is covered with slime."""
    noise_beside(t, [seat for seat in crew(t) if t.slime >> seat & 1], "LD-EVT-20")


@scent_of_prey.dark
def blood_is_scented(t: LockdownTable, shielded: int) -> None:
    """LD-HRT-13: in darkness beside the bleeding too."""
    bleeding = [seat for seat in crew_in_dark(t, shielded) if undressed(t, seat)]
    noise_beside(t, bleeding, "LD-EVT-21", shielded_rooms(t, shielded))


# ---- the crew

eclosion = event_card(
    "eclosion",
    icons="creeper breeder queen",
    corridors=(1,),
    rules="LD-CON-06 LD-CON-13 LD-RND-05 LD-STK-07",
)


@eclosion
def larvae_break_out(t: LockdownTable) -> None:
    """LD-CON-06, LD-CON-13: who has a larva is fixed now; each in turn order."""
    t.then(
        *((bearer_dies, seat) if t.larva >> seat & 1 else (crew_scans, seat) for seat in crew(t))
    )


@step
def bearer_dies(t: LockdownTable, seat: int) -> None:
    """LD-CON-07, LD-STK-07: the larva is a creeper now; it may be the first figure."""
    if in_room(t, seat):
        slot = t.room[seat]
        t.larva &= ~(1 << seat)
        t.push(creeper_breaks_out, slot)
        hurt.die(t, seat, "LD-CON-07")


noise_in_technical_corridors = event_card(
    "noise_in_technical_corridors",
    icons="adult breeder",
    corridors=(4,),
    rules="LD-BRD-21 LD-NOI-12",
)


@noise_in_technical_corridors
def vents_stir(t: LockdownTable) -> None:
    """LD-BRD-21, LD-NOI-12: a marker; with one there those at the entrances roll."""
    tech = t.rs.board.tech
    if not t.noise >> tech & 1:
        markers.place_noise(t, tech, "LD-EVT-20")
        return
    there = t.rs.board.entrances
    listeners = [seat for seat in crew(t) if there >> t.room[seat] & 1 and not in_combat(t, seat)]
    one_by_one(t, noise.noise_roll, listeners)


# ---- the complex

damage = event_card(
    "damage",
    icons="creeper adult",
    corridors=(2,),
    rules="LD-MRK-26 LD-MRK-27 LD-MRK-28",
)
damage(facility.stalkers_do_damage)

flammable_compounds = event_card(
    "flammable_compounds",
    icons="breeder queen",
    corridors=(4,),
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-19",
)


@flammable_compounds
def compounds_burn(t: LockdownTable) -> None:
    """LD-MRK-16, LD-MRK-19: the Repository, or everything beside it if it burns already."""
    slot = explored_room(t, "repository")
    if not t.fire >> slot & 1:
        markers.place_fire(t, slot, "LD-EVT-20")
    else:
        fire.spread(t, [slot])


bulkheads_open = event_card(
    "bulkheads_open",
    icons="adult breeder",
    corridors=(1,),
    rules="LD-DOR-08 LD-DOR-13",
)
bulkheads_open(facility.doors_open)

blackout = event_card(
    "blackout",
    icons="adult breeder",
    corridors=(2,),
    rules="LD-PWR-10 LD-MRK-26 LD-MRK-28",
    note="Stands in for the original game's Malfunction.",
)


@blackout
def lights_go_out(t: LockdownTable) -> None:
    """LD-PWR-10, LD-MRK-28: the next power token fails; without any, the first room does."""
    if power.next_to_fail(t) >= 0:
        power.power_failure(t)
        return
    for slot in slots(t.explored & ~t.broken):
        if t.rs.rooms[t.tile[slot]].malfunction:
            markers.place_malfunction(t, slot, "LD-EVT-20")
            return


consuming_fire = event_card(
    "consuming_fire",
    icons="creeper breeder queen",
    corridors=(4,),
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-19",
)
consuming_fire(fire.fire_spreads)

damaging_fire = event_card(
    "damaging_fire",
    icons="creeper adult",
    corridors=(1,),
    rules="LD-MRK-15 LD-MRK-19 LD-MRK-28 LD-MRK-33",
)


@damaging_fire
def fire_damages(t: LockdownTable) -> None:
    """LD-MRK-28, LD-MRK-33: malfunctions in the burning rooms, then their neighbours burn too."""
    burning = slots(t.fire)
    for slot in burning:
        markers.place_malfunction(t, slot, "LD-EVT-20")
    fire.spread(t, burning)


coolant_leak = event_card(
    "coolant_leak",
    icons="adult breeder queen",
    corridors=(1,),
    remove=True,
    rules="LD-SDS-02 LD-SDS-10 LD-MRK-26",
)
coolant_leak(facility.coolant_leaks)

sanitary_network_failure = event_card(
    "sanitary_network_failure",
    icons="adult breeder queen",
    corridors=(2,),
    remove=True,
    rules="LD-ROM-10 LD-MRK-28",
)
sanitary_network_failure(facility.green_rooms_fail)

lost_cargo = event_card(
    "lost_cargo",
    icons="adult breeder queen",
    corridors=(3,),
    remove=True,
    rules="LD-CSS-06 LD-CSS-13 LD-MRK-15 LD-MRK-16",
    note=(
        "Stands in for the original game's pod ejection; here it gives information and, in "
        "darkness, fire."
    ),
)


@lost_cargo
def cargo_is_shown(t: LockdownTable) -> None:
    """LD-CSS-13: the next face-down token ahead is shown to all and turned down again."""
    ahead = [token for token in looking.face_down_css(t) if t.css_space[token] <= t.time]
    if ahead:
        t.revealed = True
        for seat in range(t.n):
            t.seen_css[seat] |= 1 << ahead[0]
        face = t.css_face[ahead[0]]
        t.tell(happened.CSS_SHOWN, "LD-CSS-13", t.css_space[ahead[0]], face)


@lost_cargo.dark
def cargo_burns(t: LockdownTable, shielded: int) -> None:
    """LD-MRK-16, LD-PWR-07: the explored CSS rooms without power."""
    spared = t.lit | shielded_rooms(t, shielded)
    rooms = [slot for key in ("css_a", "css_b", "css_c") if (slot := explored_room(t, key))]
    for slot in sorted(rooms):
        if not spared >> slot & 1:
            markers.place_fire(t, slot, "LD-EVT-21")


short_circuit = event_card(
    "short_circuit",
    icons="adult breeder queen",
    corridors=(4,),
    remove=True,
    rules="LD-ROM-10 LD-MRK-27 LD-MRK-28",
)


@short_circuit
def yellow_rooms_fail(t: LockdownTable) -> None:
    """LD-ROM-10: every explored yellow room in a powered section."""
    for slot in slots(t.explored & t.lit):
        if t.rs.rooms[t.tile[slot]].colour == "yellow":
            markers.place_malfunction(t, slot, "LD-EVT-20")
