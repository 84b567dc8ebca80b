"""Weakness cards (NM-WEA-07): each with what it does for everybody once it is discovered."""

from __future__ import annotations

from lockdown.games.shared.registry import weakness_card
from lockdown.rules import moments, wounds
from lockdown.rules.weaknesses import weakness_helps
from lockdown.state.keys import ADULT, ATTACKS, BREEDER, FACE_BLANK, FACE_SINGLE, ITEM
from lockdown.state.table import Table

FLAMETHROWER = ITEM["flamethrower"]
BITE = ATTACKS.index("bite")
#: A hook that concerns no seat asks for anybody: a weakness helps all alike (NM-WEA-03).
ANYBODY = 0

# One more wound by fire markers, Molotov Cocktails and Flamethrowers, once an instance; two eggs
# instead of one burn.
# NM-CRD-54
vulnerability_to_fire = weakness_card(
    "vulnerability_to_fire",
    rules="NM-WEA-03 NM-RND-17 NM-ROM-14 NM-WND-01 NM-CMB-07",
    source="public",
    confidence="high",
)


@vulnerability_to_fire.at(moments.FIRE_WOUNDS)
def burns_worse(t: Table, seat: int, amount: int) -> int:
    """NM-RND-17: one more wound in one instance of fire."""
    return amount + weakness_helps(t, ANYBODY, "vulnerability_to_fire")


@vulnerability_to_fire.at(moments.SHOT_WOUNDS)
def flames_hurt(t: Table, seat: int, amount: int, weapon: int) -> int:
    """NM-CMB-06: the Flamethrower is fire too."""
    flames = weapon & 255 == FLAMETHROWER
    return amount + (flames and weakness_helps(t, seat, "vulnerability_to_fire"))


@vulnerability_to_fire.at(moments.EGGS_BURN)
def eggs_burn_faster(t: Table, seat: int, amount: int) -> int:
    """NM-ROM-14: two eggs instead of one."""
    return amount + weakness_helps(t, ANYBODY, "vulnerability_to_fire")


# A shot with an energy weapon that wounds deals one wound more.
vulnerability_to_energy = weakness_card(
    "vulnerability_to_energy",
    rules="NM-WEA-03 NM-CMB-06 NM-CMB-07 NM-ITM-15",
    source="public",
    confidence="high",
)


@vulnerability_to_energy.at(moments.SHOT_WOUNDS)
def energy_hurts(t: Table, seat: int, amount: int, weapon: int) -> int:
    """NM-CMB-06: after the weapon's own bonus, in the same wound check."""
    energy = t.rs.items[weapon & 255].weapon == "energy"
    return amount + (energy and weakness_helps(t, seat, "vulnerability_to_energy"))


# The number of the surprise check is one lower, never below 1.
reaction_to_danger = weakness_card(
    "reaction_to_danger",
    rules="NM-WEA-03 NM-ENC-07",
    source="public",
    confidence="high",
)


@reaction_to_danger.at(moments.NUMBER)
def slow_to_strike(t: Table, seat: int, number: int, triggered: int) -> int:
    """NM-ENC-07: one lower, to no less than 1."""
    if number >= 2 and weakness_helps(t, seat, "reaction_to_danger"):
        return number - 1
    return number


# Larvae, creepers and adults destroy no doors; breeders and the queen do.
the_way_of_moving = weakness_card(
    "the_way_of_moving",
    rules="NM-WEA-03 NM-DOR-05 NM-EVT-05 NM-NOI-07 NM-WND-10",
    source="public",
    confidence="high",
    note=(
        "That one of the larger kinds opens the way for none of the others is our ruling "
        "(simultaneous movement)."
    ),
)


@the_way_of_moving.at(moments.BREAKS_DOOR)
def too_weak_for_doors(t: Table, seat: int, breaks: bool, kind: int) -> bool:
    """NM-DOR-05: only breeders and the queen break doors."""
    return breaks and (kind >= BREEDER or not weakness_helps(t, ANYBODY, "the_way_of_moving"))


# A blank on the combat die is a single hit against adults.
vital_places = weakness_card(
    "vital_places",
    rules="NM-WEA-03 NM-CMB-05 NM-CMB-10",
    source="public",
    confidence="high",
)


@vital_places.at(moments.FACE)
def finds_the_spot(t: Table, seat: int, face: int, kind: int) -> int:
    """NM-CMB-05, NM-CMB-10: shooting and melee alike, before weapon rules that name faces."""
    if face == FACE_BLANK and kind == ADULT and weakness_helps(t, seat, "vital_places"):
        return FACE_SINGLE
    return face


# In every wound check the number is one lower; an arrow still does not kill.
species_on_the_brink_of_extinction = weakness_card(
    "species_on_the_brink_of_extinction",
    rules="NM-WEA-03 NM-WND-03 NM-WND-04",
    source="public",
    confidence="high",
)


@species_on_the_brink_of_extinction.at(moments.CHECK)
def weaker_blood(t: Table, seat: int, blood: int) -> int:
    """NM-WND-03, NM-WND-04: one lower, the sum of two cards too."""
    return blood - weakness_helps(t, ANYBODY, "species_on_the_brink_of_extinction")


# Bite by an adult: its serious wound is a light one; the badly wounded die all the same.
the_way_of_fighting = weakness_card(
    "the_way_of_fighting",
    rules="NM-WEA-03 NM-ATK-05 NM-HRT-02 NM-HRT-07",
    source="public",
    confidence="medium",
    note="That it does not stop the death of the badly wounded is our ruling.",
)


@the_way_of_fighting.at(moments.MILDER)
def bites_less(t: Table, seat: int, milder: bool, kind: int, card: int) -> bool:
    """NM-ATK-05: the wound that Bite by an adult brings."""
    adult = kind == ADULT and card == BITE
    return milder or (adult and weakness_helps(t, seat, "the_way_of_fighting"))


# Gas that drives Intruders away wounds them first.
# NM-CRD-54
susceptibility_to_phosphates = weakness_card(
    "susceptibility_to_phosphates",
    rules="NM-WEA-03 NM-ROM-10 NM-WND-06 NM-WND-09 NM-WND-14",
    source="public",
    confidence="high",
)


@susceptibility_to_phosphates.at(moments.SPRAYED)
def gas_burns(t: Table, seat: int, figures: tuple[int, ...]) -> None:
    """NM-WND-14: all wounds first, then the checks, then whoever is still there runs."""
    if weakness_helps(t, ANYBODY, "susceptibility_to_phosphates"):
        wounds.wound_many(t, list(figures), dict.fromkeys(figures, 1), "NM-WEA-03")
