"""Crafted item cards: the open blue deck (NM-CRF-02)."""

from __future__ import annotations

from lockdown.games.nemesis.cards.items.common import Options, eggs_to_hit, rooms_to_hit
from lockdown.games.nemesis.cards.registry import item_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import (
    aiming,
    attacks,
    blasts,
    contamination,
    decks,
    happened,
    markers,
    moments,
    noise,
    passing,
    wounds,
)
from lockdown.rules.aiming import NO_STALKER_HERE, others_with_cards, stalkers_here
from lockdown.rules.eggs import destroy_eggs
from lockdown.rules.queries import here
from lockdown.rules.verbs import OPTION
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import BLUE

WITH_EGG, WITHOUT_EGG = "with_egg", "without_egg"

# NM-CRD-40
antidote = item_card(
    "antidote",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=NEVER,
    single_use=True,
    recipe=("flame", "cross"),
    rules="NM-CON-01 NM-CON-04 NM-CON-05 NM-CON-09 NM-CON-10 NM-CON-12 NM-RND-20 NM-CRF-07",
    source="public",
    confidence="high",
    note=(
        "That the hand is kept and all three places are scanned: publisher's FAQ. Combat "
        "symbol: one source."
    ),
)


@antidote.part()
def inject_antidote(t: NemesisTable, seat: int, item: int) -> None:
    """NM-CON-09, NM-CON-10: cured, one new card, a new deck of all but the hand; then a pass."""
    contamination.cure_all(t, seat, "NM-CON-10")
    contamination.receive(t, seat, "NM-CON-01")
    cards = t.deck[seat] + t.discard[seat]
    t.discard[seat] = ()
    decks.shuffle_action_deck(t, seat, cards)
    t.tell(happened.DECK_SHUFFLED, "NM-CON-10", "action", seat)
    passing.force_pass(t, seat)


# NM-CRD-40
taser = item_card(
    "taser",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=ANY,
    single_use=True,
    recipe=("battery", "tool"),
    rules="NM-WND-03 NM-WND-04 NM-WND-09 NM-WND-14 NM-ITM-16 NM-POD-15 NM-CRF-07",
    source="public",
    confidence="high",
    note="Not on eggs: the rulebook names Shoot, Melee, Grenade and Molotov Cocktail only.",
)


@taser.part(target=stalkers_here, empty=NO_STALKER_HERE)
def shock(t: NemesisTable, seat: int, item: int, target: int) -> None:
    """NM-WND-14: one wound with its check, then it retreats if still here."""
    aiming.shock(t, seat, target, "NM-WND-14")


@taser.part(target=others_with_cards, empty=("nobody_with_cards", "NM-ACT-11"))
def shock_somebody(t: NemesisTable, seat: int, item: int, target: int) -> None:
    """NM-ACT-18: the whole hand is lost; that is no pass."""
    decks.discard_hand(t, target, "NM-ACT-18")


# NM-CRD-40
flamethrower = item_card(
    "flamethrower",
    copies=3,
    deck=BLUE,
    group="crafted",
    heavy=True,
    weapon="classic",
    ammo=(4, 4),
    at_least_one=True,
    fire_on_double=True,
    recipe=("flame", "tool"),
    rules="NM-CMB-06 NM-CMB-07 NM-MRK-13 NM-MRK-14 NM-ITM-11 NM-CRF-07",
    source="public",
    confidence="high",
    note="Fully loaded when it is made (publisher's FAQ); only Chemicals load it.",
)
# `at_least_one` and `fire_on_double` are read by `rules.combat`.

# NM-CRD-40
molotov_cocktail = item_card(
    "molotov_cocktail",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=ANY,
    single_use=True,
    recipe=("flame", "cloth"),
    rules=(
        "NM-ITM-16 NM-DOR-04 NM-MRK-13 NM-WND-06 NM-WND-13 NM-HRT-04 NM-ROM-16 NM-HRT-16 "
        "NM-CRF-07 NM-POD-15"
    ),
    source="public",
    confidence="high",
    note="That closed doors block the throw, as for the Grenade, and the egg: our rulings.",
)


def egg_too(t: NemesisTable, seat: int, slot: int) -> Options:
    """NM-ITM-16: whether an egg is destroyed is said before; it must be where nobody is."""
    if not eggs_to_hit(t, slot) or not t.foes >> slot & 1:
        return []
    return [(OPTION, WITH_EGG), (OPTION, WITHOUT_EGG)]


@molotov_cocktail.part(target=(rooms_to_hit, egg_too), empty=("nothing_to_hit", "NM-ITM-16"))
def throw_molotov(t: NemesisTable, seat: int, item: int, slot: int, egg: str | int) -> None:
    """NM-ITM-16, NM-WND-13: fire, Intruders, an egg, everybody who is there, then the noise."""
    foes = attacks.attackers_in(t, slot)
    at_egg = egg != WITHOUT_EGG and eggs_to_hit(t, slot) > 0
    if at_egg:
        t.push(noise.noise_roll, seat)  # NM-ROM-16: in the thrower's room
    t.then(*((blasts.grenade_splinters, victim, slot, "NM-HRT-04") for victim in here(t, slot)))
    markers.place_fire(t, slot, "NM-MRK-13")
    amount = moments.changed(t, moments.FIRE_WOUNDS, -1, 1)
    wounds.wound_many(t, foes, dict.fromkeys(foes, amount), "NM-WND-13")
    if at_egg:
        destroy_eggs(t, slot, 1, "NM-ITM-16", seat)
