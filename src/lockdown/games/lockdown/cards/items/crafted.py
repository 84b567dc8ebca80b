"""Crafted item cards."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import aiming, contamination, decks, passing
from lockdown.rules.aiming import NO_STALKER_HERE, others_with_cards, stalkers_here
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import BLUE

neutralizer = item_card(
    "neutralizer",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=NEVER,
    single_use=True,
    recipe=("medicine", "fire"),
    rules="LD-CRD-41 LD-ITM-26 LD-CON-09 LD-CON-10 LD-RND-12",
    source="rulebook",
    confidence="high",
    ours="recipe cost combat",
    note="Effect from the rulebook picture; cost and combat symbol ours.",
)


@neutralizer.part()
def neutralize(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-26, LD-CRD-41: cure everything, shuffle all cards into a new deck, pass."""
    contamination.cure_all(t, seat, "LD-ITM-26")
    contamination.shuffle_everything(t, seat, "LD-ITM-26")
    passing.force_pass(t, seat)


taser = item_card(
    "taser",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=ANY,
    single_use=True,
    recipe=("electricity", "material"),
    rules="LD-CRD-42 LD-ITM-27 LD-BAS-15 LD-WND-13 LD-HRM-03",
    source="rulebook",
    confidence="high",
    ours="recipe cost combat",
    note="Effect from the rulebook picture; cost ours.",
)


@taser.part(target=stalkers_here, empty=NO_STALKER_HERE)
def shock(t: LockdownTable, seat: int, item: int, target: int) -> None:
    """LD-ITM-27, LD-CRD-42, LD-WND-13: one wound with its check, then it retreats if still here."""
    aiming.shock(t, seat, target, "LD-ITM-27")


@taser.part(target=others_with_cards, empty=("nobody_with_cards", "LD-ITM-27"))
def shock_somebody(t: LockdownTable, seat: int, item: int, target: int) -> None:
    """LD-ITM-27, LD-HRM-03: the whole hand is lost, without consent; that is no pass."""
    decks.discard_hand(t, target, "LD-ITM-27")


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
    recipe=("fire", "frame"),
    rules="LD-CRD-43 LD-ITM-28 LD-CMB-07 LD-CMB-11",
    source="rulebook",
    confidence="high",
    ours="recipe",
    note="The two faces are icons: blank and double_hit, medium-high (same as the original game).",
)
# LD-ITM-28, LD-CRD-43: `at_least_one` and `fire_on_double` are read by `rules.combat`.

enviro_suit = item_card(
    "enviro_suit",
    copies=3,
    deck=BLUE,
    group="crafted",
    passive=True,
    recipe=("material", "medicine"),
    rules="LD-CRD-45 LD-ITM-30 LD-BNK-01 LD-BNK-04 LD-SRF-22 LD-SRF-24",
    source="rulebook",
    confidence="high",
    ours="recipe heavy",
    note=(
        "Further text on the card, if any, is unknown. One public list may mean that it takes "
        "a hand slot; taken: it does not."
    ),
)
# LD-ITM-30, LD-CRD-45: the way to the bunker on foot asks whether its owner has it.

pistol = item_card(
    "pistol",
    copies=3,
    deck=BLUE,
    group="crafted",
    heavy=True,
    weapon="energy",
    ammo=(3, 3),
    double_as_single=True,
    recipe=("electricity", "frame"),
    rules="LD-CRD-44 LD-ITM-29 LD-CMB-07 LD-CMB-11",
    source="rulebook",
    confidence="high",
    ours="recipe",
    note="The two faces are icons: medium-high.",
)
# LD-ITM-29, LD-CRD-44: `double_as_single` is read by `rules.combat`.
