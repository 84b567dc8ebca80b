"""Green item cards: the medical deck."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import turns
from lockdown.games.nemesis.cards.items.common import (
    Options,
    as_players,
    must_agree,
    patients,
)
from lockdown.games.nemesis.cards.items.yellow import clothes
from lockdown.games.nemesis.cards.registry import item_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, decks, happened, hurt, treating
from lockdown.rules.queries import in_room
from lockdown.rules.treating import (
    DRESS,
    HEAL,
    NOTHING_TO_DRESS,
    NOTHING_TO_HEAL,
    dressed_wounds,
    undressed_wounds,
)
from lockdown.rules.verbs import DISCARD, DONE
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import GREEN

DRUGS_DISCARD = decision_kind(
    "drugs_discard", "NM-RND-04", "Discard cards, then draw as many and one more."
)

# NM-CRD-21
medkit = item_card(
    "medkit",
    copies=7,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="cross",
    rules="NM-HRT-10 NM-HRT-11 NM-HRT-12 NM-ACT-20 NM-POD-15",
    source="public",
    confidence="high",
    note="On others: publisher's FAQ of the original game (not so in Lockdown).",
)

# NM-CRD-20
bandages = item_card(
    "bandages",
    copies=7,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="cloth",
    rules="NM-HRT-10 NM-HRT-11 NM-HRT-12 NM-ACT-20 NM-ITM-18 NM-POD-15",
    source="public",
    confidence="high",
    note="On others: publisher's FAQ of the original game (not so in Lockdown).",
)


def to_dress(t: NemesisTable, seat: int) -> Options:
    """NM-HRT-12: oneself or others here with an undressed serious wound."""
    return as_players([who for who in patients(t, seat) if undressed_wounds(t, who)])


def to_heal(t: NemesisTable, seat: int) -> Options:
    """NM-HRT-11: oneself or others here with a dressed serious wound."""
    return as_players([who for who in patients(t, seat) if dressed_wounds(t, who)])


def with_light_wounds(t: NemesisTable, seat: int) -> Options:
    """NM-HRT-11: oneself or others here with a light wound."""
    return as_players([who for who in patients(t, seat) if t.light[who]])


@medkit.part(target=to_dress, empty=NOTHING_TO_DRESS, consent=must_agree)
@bandages.part(target=to_dress, empty=NOTHING_TO_DRESS, consent=must_agree)
def dress_wound(t: NemesisTable, seat: int, item: int, patient: int) -> None:
    """NM-HRT-10, NM-HRT-12: the patient's player chooses which."""
    treating.treat_one(t, patient, DRESS)


@medkit.part(target=to_heal, empty=NOTHING_TO_HEAL, consent=must_agree)
def heal_wound(t: NemesisTable, seat: int, item: int, patient: int) -> None:
    """NM-HRT-11: a dressed one is discarded."""
    treating.treat_one(t, patient, HEAL)


@bandages.part(target=with_light_wounds, empty=("no_light_wound", "NM-HRT-11"), consent=must_agree)
def heal_scratches(t: NemesisTable, seat: int, item: int, patient: int) -> None:
    """NM-HRT-11: all light wounds."""
    hurt.heal_light(t, patient, "NM-HRT-11")


synthetic_food = item_card(
    "synthetic_food",
    copies=5,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-RND-04",
    source="public",
    confidence="high",
)


def cards_to_draw(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-RND-04: something in the action deck or the discard pile."""
    return None if t.deck[seat] or t.discard[seat] else ("no_cards_to_draw", "NM-RND-04")


@synthetic_food.part(needs=cards_to_draw)
def eat_well(t: NemesisTable, seat: int, item: int) -> None:
    """NM-RND-04: two cards; there is no hand limit."""
    decks.draw_cards(t, seat, 2, "NM-RND-04")


adrenaline_injection = item_card(
    "adrenaline_injection",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="NM-RND-04 NM-RND-06 NM-RND-08 NM-RND-21",
    source="public",
    confidence="high",
    note="No turn ends in between: fire wounds once, at the pass (our ruling).",
)


@adrenaline_injection.part()
def rush_on(t: NemesisTable, seat: int, item: int) -> None:
    """NM-RND-06, NM-RND-08: a card, then any number of actions; whoever stops passes."""
    decks.draw_cards(t, seat, 1, "NM-RND-04")
    turns.rush(t, seat)


alcohol = item_card(
    "alcohol",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="flame",
    rules="NM-CON-01 NM-CON-04 NM-CON-05 NM-CON-09 NM-CON-12",
    source="public",
    confidence="high",
    note="Others learn the result from whether a new card is taken; so it is meant.",
)


@alcohol.part(target=contamination.contamination_in_hand, empty=("no_contamination", "NM-CON-04"))
def drink(t: NemesisTable, seat: int, item: int, card: int) -> None:
    """NM-CON-09, NM-CON-12: one card scanned and removed; an INFECTED one brings a new one."""
    contamination.disinfect(t, seat, card, "NM-CON-12")


clothes_green = item_card(
    "clothes_green",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="cloth",
    same_as="clothes",
    rules="NM-MRK-05 NM-HRT-10 NM-HRT-12",
    source="public",
    confidence="high",
)
clothes_green.parts.extend(clothes.parts)

military_drugs = item_card(
    "military_drugs",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="NM-RND-04 NM-CON-02",
    source="public",
    confidence="high",
)


@military_drugs.part()
def take_drugs(t: NemesisTable, seat: int, item: int) -> None:
    """NM-RND-04: any number of cards go, contamination cards too, and one more comes."""
    t.push(drugs_work, seat, 0)


@step
def drugs_work(t: NemesisTable, seat: int, count: int) -> None:
    """One card after the other, until it is enough."""
    if not in_room(t, seat):
        return
    if t.hand[seat]:
        shown = dict.fromkeys(decks.masked(card) for card in t.hand[seat])
        options: Options = [(DONE,), *((DISCARD, card) for card in shown)]
        t.ask(seat, DRUGS_DISCARD, options, drugs_answer, seat, count)
    else:
        decks.draw_cards(t, seat, count + 1, "NM-RND-04")


@step
def drugs_answer(t: NemesisTable, seat: int, count: int, choice: tuple[Any, ...]) -> None:
    """NM-RND-04: a card more is discarded, or the new ones are drawn."""
    if choice[0] == DONE:
        decks.draw_cards(t, seat, count + 1, "NM-RND-04")
        return
    real = decks.discard_card(t, seat, choice[1])
    t.tell(happened.CARD_DISCARDED, "NM-RND-04", seat, decks.open_card(real))
    t.push(drugs_work, seat, count + 1)
