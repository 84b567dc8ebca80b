"""Mars surface cards (LD-SRF-24, LD-CRD-59): the upper part, and the lower one under shelter.

The lower part is for a character in a building or with an Enviro-Suit (`surface.suffer`). Only
Radioactive Dust is known; the others are reconstructed.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import outside, surface
from lockdown.games.lockdown.cards.registry import surface_card
from lockdown.games.lockdown.table import SurfaceTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, decks, encounters, happened, hurt, items, markers, noise
from lockdown.rules.queries import in_combat, in_room
from lockdown.rules.verbs import COLOUR, DECK, DECLINE, DISCARD, KEEP, TAKE, THROUGH
from lockdown.state.keys import CONTAMINATION

#: The side of the board that alone has what is declared here.
ONLY_ON = "surface"

STORM = decision_kind(
    "dust_storm", "LD-SRF-24", "The storm makes you discard action cards.", left=(1, "number")
)
FLARE = decision_kind("solar_flare", "LD-SRF-24", "Which energy weapon loses 1 ammo?")
TREMOR = decision_kind("tremor", "LD-SRF-24", "Which zone gets the noise marker?")
CALM = decision_kind("calm", "LD-SRF-24", "Which zone loses its noise marker?")
CRATE_DECK = decision_kind("crate_deck", "LD-SRF-24", "Name an item deck.")
CRATE_KEEP = decision_kind(
    "crate_keep", "LD-SRF-24", "Keep a card you found, or none.", colour=(1, COLOUR)
)


radioactive_dust = surface_card(
    "radioactive_dust",
    scope="drawer",
    rules="LD-CRD-59 LD-SRF-24 LD-CON-01 LD-MRK-07",
    source="rulebook",
    confidence="high",
)


@radioactive_dust
def dust_sticks(t: SurfaceTable, seat: int) -> None:
    """LD-CRD-59: contamination and slime."""
    contamination.receive(t, seat, "LD-CRD-59")
    markers.give_slime(t, seat, "LD-CRD-59")


@radioactive_dust.sheltered
def dust_seeps_in(t: SurfaceTable, seat: int) -> None:
    """LD-CRD-59: contamination alone."""
    contamination.receive(t, seat, "LD-CRD-59")


dust_storm = surface_card(
    "dust_storm",
    scope="all",
    rules="LD-SRF-24 LD-ACT-03",
    source="reconstructed",
    confidence="low",
)


@dust_storm
def storm_rages(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-24: two action cards."""
    t.push(lose_cards, seat, 2)


@dust_storm.sheltered
def storm_howls(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-24: one action card."""
    t.push(lose_cards, seat, 1)


@step
def lose_cards(t: SurfaceTable, seat: int, left: int) -> None:
    """LD-ACT-03: action cards of the player's choice; contamination cards do not count."""
    cards = [card for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION]
    if left and cards:
        t.ask(seat, STORM, [(DISCARD, card) for card in cards], card_lost, seat, left)


@step
def card_lost(t: SurfaceTable, seat: int, left: int, choice: tuple[Any, ...]) -> None:
    """One card was chosen."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.CARD_DISCARDED, "LD-SRF-24", seat, choice[1])
    t.push(lose_cards, seat, left - 1)


solar_flare = surface_card(
    "solar_flare",
    scope="all",
    rules="LD-SRF-24 LD-HRT-02 LD-ITM-11",
    source="reconstructed",
    confidence="low",
)


@solar_flare
def flare_burns(t: SurfaceTable, seat: int) -> None:
    """LD-HRT-02: a light wound first."""
    t.push(drain_weapon, seat)
    hurt.light_wound(t, seat, "LD-SRF-24")


@solar_flare.sheltered
def flare_blinds(t: SurfaceTable, seat: int) -> None:
    """LD-ITM-11: only the weapons suffer."""
    t.push(drain_weapon, seat)


@step
def drain_weapon(t: SurfaceTable, seat: int) -> None:
    """LD-ITM-11: one energy weapon that has any ammo, of the player's choice."""
    if not in_room(t, seat):
        return
    loaded = [
        weapon
        for weapon in dict.fromkeys(items.weapons(t, seat))
        if items.facts_of(t, weapon).weapon == "energy" and items.count_of(weapon)
    ]
    if len(loaded) == 1:
        items.spend(t, seat, loaded[0], "LD-SRF-24")
    elif loaded:
        t.ask(seat, FLARE, [(TAKE, weapon) for weapon in loaded], weapon_drained, seat)


@step
def weapon_drained(t: SurfaceTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The weapon was chosen."""
    items.spend(t, seat, choice[1], "LD-SRF-24")


tremor = surface_card(
    "tremor",
    scope="drawer",
    rules="LD-SRF-24 LD-SRF-13 LD-NOI-13",
    source="reconstructed",
    confidence="low",
)


@tremor
def ground_shakes(t: SurfaceTable, seat: int) -> None:
    """LD-NOI-13: noise in every zone; no encounter."""
    markers.fill_with_noise(t, t.rs.board.zones, "LD-SRF-24")


@tremor.sheltered
def walls_shake(t: SurfaceTable, seat: int) -> None:
    """LD-NOI-13: in a building its zones; on a crossroads one zone of the player's choice."""
    zones = surface.zones_of(t, t.room[seat])
    if not surface.on_crossroads(t, seat):
        markers.fill_with_noise(t, zones, "LD-SRF-24")
        return
    quiet = surface.zone_codes(t, zones & ~t.noise)
    if quiet:
        t.ask(seat, TREMOR, [(THROUGH, zone) for zone in quiet], zone_shaken)


@step
def zone_shaken(t: SurfaceTable, choice: tuple[Any, ...]) -> None:
    """The zone was chosen."""
    markers.place_noise(t, t.rs.board.by_code[choice[1]], "LD-SRF-24")


something_in_the_dunes = surface_card(
    "something_in_the_dunes",
    scope="drawer",
    rules="LD-SRF-24 LD-ENC-01 LD-ENC-03 LD-SRF-08 LD-SRF-09",
    source="reconstructed",
    confidence="low",
)


@something_in_the_dunes
def it_comes(t: SurfaceTable, seat: int) -> None:
    """LD-ENC-01: an encounter, unless one fights already."""
    if not in_combat(t, seat):
        t.push(encounters.encounter, seat)


@something_in_the_dunes.sheltered
def it_is_near(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-08, LD-SRF-09: Danger, unless one fights already."""
    if not in_combat(t, seat):
        noise.danger(t, seat)


cracked_seal = surface_card(
    "cracked_seal",
    scope="drawer",
    rules="LD-SRF-24 LD-HRT-02 LD-HRT-04",
    source="reconstructed",
    confidence="low",
)


@cracked_seal
def seal_breaks(t: SurfaceTable, seat: int) -> None:
    """LD-HRT-04: a serious wound."""
    hurt.serious_wound(t, seat, "LD-SRF-24")


@cracked_seal.sheltered
def seal_leaks(t: SurfaceTable, seat: int) -> None:
    """LD-HRT-02: a light wound."""
    hurt.light_wound(t, seat, "LD-SRF-24")


abandoned_crate = surface_card(
    "abandoned_crate",
    scope="drawer",
    rules="LD-SRF-24 LD-SRC-07 LD-ITM-07 LD-ITM-18",
    source="reconstructed",
    confidence="low",
)


@abandoned_crate
def crate_found(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-24: one card to look at."""
    _name_deck(t, seat, 1)


@abandoned_crate.sheltered
def crate_searched(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-24: two cards to choose from."""
    _name_deck(t, seat, 2)


def _name_deck(t: SurfaceTable, seat: int, count: int) -> None:
    """LD-ITM-18: a deck that has cards, its discard pile included."""
    there = [colour for colour in range(3) if t.items_deck[colour] or t.items_discard[colour]]
    if there:
        t.ask(seat, CRATE_DECK, [(DECK, colour) for colour in there], deck_named, seat, count)


@step
def deck_named(t: SurfaceTable, seat: int, count: int, choice: tuple[Any, ...]) -> None:
    """LD-SRC-07: the cards are seen by one alone."""
    colour = choice[1]
    drawn = (decks.draw_item(t, colour) for _ in range(count))
    found = tuple(card for card in drawn if card >= 0)
    t.tell_secret(
        1 << seat,
        outside.CRATE_OPENED,
        "LD-SRC-07",
        (seat, colour, found),
        (seat, colour, (-1,) * len(found)),
    )
    options: list[tuple[Any, ...]] = [(KEEP, card) for card in dict.fromkeys(found)]
    t.ask(seat, CRATE_KEEP, [*options, (DECLINE,)], crate_emptied, seat, colour, found)


@step
def crate_emptied(
    t: SurfaceTable, seat: int, colour: int, found: tuple[int, ...], choice: tuple[Any, ...]
) -> None:
    """LD-SET-34: at most one is kept; the rest goes under the deck, as one seat knows."""
    left = list(found)
    if choice[0] == KEEP:
        left.remove(choice[1])
    for card in left:
        items.under_deck(t, card, 1 << seat)
    if choice[0] == KEEP:
        items.give(t, seat, items.fresh(t, choice[1]), "deck", "LD-SRF-24")
    else:
        t.tell(outside.CRATE_LEFT, "LD-SRF-24", seat)


calm = surface_card(
    "calm",
    scope="drawer",
    rules="LD-SRF-24 LD-SRF-27 LD-MRK-03",
    source="reconstructed",
    confidence="low",
)


@calm
def wind_drops(t: SurfaceTable, seat: int) -> None:
    """LD-MRK-03: the marker of one zone of the player's choice."""
    loud = surface.zone_codes(t, t.rs.board.zones & t.noise)
    if loud:
        t.ask(seat, CALM, [(THROUGH, zone) for zone in loud], zone_calmed)


@step
def zone_calmed(t: SurfaceTable, choice: tuple[Any, ...]) -> None:
    """The zone was chosen."""
    markers.remove_noise(t, 1 << t.rs.board.by_code[choice[1]], "LD-SRF-24")


@calm.sheltered
def silence_falls(t: SurfaceTable, seat: int) -> None:
    """LD-MRK-03: all of them."""
    markers.remove_noise(t, t.rs.board.zones, "LD-SRF-24")
