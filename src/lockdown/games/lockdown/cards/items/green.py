"""Green item cards."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import knowledge, looking
from lockdown.games.lockdown.cards.items.yellow import reagent
from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, decks, happened, hurt, items, markers
from lockdown.rules.aiming import NO_STALKER_HERE, stalkers_here, wound_here
from lockdown.rules.needs import contaminated_hand, has_light_wound, slimed
from lockdown.rules.queries import here
from lockdown.rules.treating import (
    NOTHING_TO_DRESS,
    NOTHING_TO_HEAL,
    dressed_wounds,
    undressed_wounds,
)
from lockdown.rules.verbs import NO, OPTION, PLAYER, SLOT, TAKE, YES
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import CONTAMINATION, GREEN

Options = list[tuple[Any, ...]]

CUT_OUT = decision_kind("cut_out", "LD-ITM-25", "Have your larva cut out, for a serious wound?")
READ_PROTOCOL = decision_kind(
    "read_protocol", "LD-CTG-08", "Choose a contingency token of the pool to look at."
)

medkit = item_card(
    "medkit",
    copies=6,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="medicine",
    rules="LD-CRD-24 LD-ITM-23 LD-HRT-13 LD-HRT-14",
    source="rulebook",
    confidence="high",
    ours="copies",
    note=(
        "Cost, combat symbol, effect and that it is a component of the Neutralizer are "
        "printed in the rulebooks; copies are ours."
    ),
)


@medkit.part(target=undressed_wounds, empty=NOTHING_TO_DRESS)
def medkit_dress(t: LockdownTable, seat: int, item: int, wound: int) -> None:
    """LD-ACT-17, LD-ITM-23: dress one serious wound."""
    hurt.dress(t, seat, wound, "LD-HRT-13")


@medkit.part(target=dressed_wounds, empty=NOTHING_TO_HEAL)
def medkit_heal(t: LockdownTable, seat: int, item: int, wound: int) -> None:
    """LD-ITM-23, LD-CRD-24: or heal a dressed one."""
    hurt.heal(t, seat, wound, "LD-HRT-14")


skin_stapler = item_card(
    "skin_stapler",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-35 LD-HRT-13 LD-HRT-14",
    source="reconstructed",
    confidence="medium",
    note="Name, deck and purpose are known; the text is ours.",
)


@skin_stapler.part(target=undressed_wounds, empty=NOTHING_TO_DRESS)
def staple(t: LockdownTable, seat: int, item: int, wound: int) -> None:
    """LD-CRD-35: dress one serious wound, also in combat."""
    hurt.dress(t, seat, wound, "LD-HRT-13")


@skin_stapler.part(needs=has_light_wound)
def staple_scratches(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-35: or heal all light wounds."""
    hurt.heal_light(t, seat, "LD-HRT-14")


antiseptic = item_card(
    "antiseptic",
    copies=4,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="medicine",
    rules="LD-CRD-34 LD-CON-05 LD-CON-09 LD-CON-10 LD-CON-12",
    source="reconstructed",
    confidence="medium",
    note="Name and purpose are known; the first option follows the original game's Alcohol.",
)


@antiseptic.part(
    target=contamination.contamination_in_hand, empty=("no_contamination", "LD-CON-05")
)
def disinfect(t: LockdownTable, seat: int, item: int, card: int) -> None:
    """LD-CRD-34, LD-CON-12: scan one card and remove it; an INFECTED one brings a new one."""
    contamination.disinfect(t, seat, card, "LD-CRD-34")


@antiseptic.part(needs=slimed)
def wash_slime(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-34: or remove the slime marker."""
    markers.remove_slime(t, seat, "LD-MRK-09")


clothes = item_card(
    "clothes",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="material",
    rules="LD-CRD-25 LD-ITM-24 LD-MRK-09 LD-HRT-13",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, which also shows a component symbol; which symbol, "
        "cost, combat symbol, deck and copies are ours."
    ),
)


@clothes.part(needs=slimed)
def change_clothes(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-24: remove the slime marker."""
    markers.remove_slime(t, seat, "LD-MRK-09")


@clothes.part(target=undressed_wounds, empty=NOTHING_TO_DRESS)
def bandage(t: LockdownTable, seat: int, item: int, wound: int) -> None:
    """LD-ITM-24, LD-CRD-25: or dress one serious wound."""
    hurt.dress(t, seat, wound, "LD-HRT-13")


scalpel = item_card(
    "scalpel",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-23 LD-ITM-25 LD-BAS-15 LD-CON-01 LD-CON-12 LD-FAQ-04",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Effect from the rulebook picture; cost, deck and copies are ours.",
)


def larva_carriers(t: LockdownTable, seat: int) -> Options:
    """Characters in the room with a larva on their board, the own one included."""
    return [(PLAYER, other) for other in here(t, t.room[seat]) if t.larva >> other & 1]


@scalpel.part(target=larva_carriers, empty=("no_larva_here", "LD-ITM-25"))
def cut_larva_out(t: LockdownTable, seat: int, item: int, patient: int) -> None:
    """LD-ITM-25: the patient's player decides."""
    t.ask(patient, CUT_OUT, [(YES,), (NO,)], larva_cut, patient)


@step
def larva_cut(t: LockdownTable, patient: int, choice: tuple[Any, ...]) -> None:
    """LD-ITM-25: the larva is gone and a serious wound is the price, or nothing happens."""
    t.tell(happened.CONSENT, "LD-ITM-25", patient, int(choice[0] == YES))
    if choice[0] == YES:
        contamination.remove_larva(t, patient, "LD-ITM-25")
        hurt.serious_wound(t, patient, "LD-ITM-25")


@scalpel.part(target=stalkers_here, empty=NO_STALKER_HERE)
def stab(t: LockdownTable, seat: int, item: int, target: int) -> None:
    """LD-ITM-25, LD-CRD-23, LD-FAQ-04: one wound, then the contamination card for the user."""
    wound_here(t, seat, target, "LD-ITM-25")
    contamination.receive(t, seat, "LD-ITM-25")


analysis_instruments = item_card(
    "analysis_instruments",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="electricity",
    rules="LD-CRD-26 LD-KNW-06 LD-KNW-07 LD-KNW-10 LD-KNW-12 LD-CON-05 LD-CON-09",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, which also shows a component symbol; which symbol, "
        "cost, combat symbol, deck and copies are ours."
    ),
)


def objects_at_hand(t: LockdownTable, seat: int) -> Options:
    """LD-KNW-12: bulky objects carried or lying here; eggs still in the Nest are neither."""
    carried = [item for item in t.hands[seat] if t.rs.items[item & 255].bulky]
    return [(TAKE, thing) for thing in dict.fromkeys(carried + items.lying_in(t, t.room[seat]))]


def which_of_two(t: LockdownTable, seat: int, thing: int) -> Options:
    """One like it is carried and one lies here: the player says which is analysed."""
    if thing in t.hands[seat] and thing in items.lying_in(t, t.room[seat]):
        return [(OPTION, "carried"), (OPTION, "lying")]
    return []


@analysis_instruments.part(
    target=(objects_at_hand, which_of_two), empty=("no_object_here", "LD-KNW-12")
)
def analyse_object(t: LockdownTable, seat: int, item: int, thing: int, where: str | int) -> None:
    """LD-KNW-12, LD-CRD-26, LD-KNW-06, LD-KNW-07, LD-KNW-10."""
    if thing in t.hands[seat] and where != "lying":
        items.take_away(t, seat, thing)
    else:
        items.take_lying(t, t.room[seat], thing)
    knowledge.analyse(t, seat, thing)


@analysis_instruments.part(needs=contaminated_hand)
def analyse_blood(t: LockdownTable, seat: int, item: int) -> None:
    """LD-KNW-12, LD-CON-09: the player learns the faces; nothing else happens."""
    t.hand[seat] = contamination.scan(t, seat, t.hand[seat], "LD-KNW-12")


green_reagent = item_card(
    "green_reagent",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    same_as="reagent",
    rules="LD-CRD-20 LD-ITM-20",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Deck and copies are ours.",
)


# LD-CRD-20: the same card as the yellow one, whose parts it shares.
green_reagent.parts = reagent.parts


caffeine_pills = item_card(
    "caffeine_pills",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-37 LD-CON-06 LD-CON-07 LD-CON-11 LD-FAQ-11 LD-RND-05",
    source="reconstructed",
    confidence="low",
    note=(
        "Known (publisher's FAQ): it makes you scan, and an INFECTED result infects, or kills "
        "a larva carrier. What it gives is ours."
    ),
)


@caffeine_pills.part()
def swallow_pills(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-37: three cards, then a scan of those that infects (LD-CON-06, LD-CON-07).

    No condition: the card paid as cost can be drawn at least.
    """
    drawn = decks.draw_cards(t, seat, 3, "LD-RND-05")
    if any(card >= CONTAMINATION for card in drawn):
        rest = t.hand[seat][: -len(drawn)]
        t.hand[seat] = rest + contamination.scan(t, seat, drawn, "LD-CRD-37")
        if any(contamination.is_infected(card) for card in drawn):
            contamination.infection(t, seat, "LD-CON-06")


research_documents = item_card(
    "research_documents",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-KNW-02 LD-KNW-03 LD-CTG-08 LD-CTG-11",
    source="reconstructed",
    confidence="low",
    note="Known: the name, and that it works on its user (publisher's FAQ).",
)


def can_learn(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-01: the track has an end."""
    if t.knowledge[seat] < t.rs.knowledge_max:
        return None
    return ("knows_everything", "LD-KNW-01")


@research_documents.part(needs=can_learn)
def study(t: LockdownTable, seat: int, item: int) -> None:
    """LD-KNW-02: one knowledge."""
    knowledge.gain(t, seat, 1, "LD-KNW-02")


def unseen_in_pool(t: LockdownTable, seat: int) -> Options:
    """LD-CTG-11: places of the neutral pool whose tokens the player does not know."""
    tokens = looking.unseen_contingencies(t, seat, looking.POOL)
    return [(SLOT, looking.contingency_slot(t, token)) for token in tokens]


def can_read_protocols(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-03: knowledge 4; and something must be left to see in the pool (LD-ACT-26)."""
    if t.knowledge[seat] < 4:
        return ("knowledge", "LD-KNW-03", 4)
    if unseen_in_pool(t, seat):
        return None
    if t.rs.shared_contingencies:
        return ("pool_open", "LD-COP-03")
    return ("pool_empty", "LD-CTG-11")


@research_documents.part(needs=can_read_protocols)
def read_protocols(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CTG-08, LD-CTG-11: choose a place of the neutral pool and look at its token."""
    t.ask(seat, READ_PROTOCOL, unseen_in_pool(t, seat), protocol_read, seat)


@step
def protocol_read(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-CTG-08: the player alone sees it; the token stays where it is."""
    token = looking.contingency_at(t, looking.POOL, choice[1])
    looking.look_at_contingency(t, seat, token, "LD-CTG-08")


painkillers = item_card(
    "painkillers",
    copies=2,
    deck=GREEN,
    cost=0,
    combat=ANY,
    single_use=True,
    component="medicine",
    rules="LD-HRT-04 LD-HRT-05 LD-HRT-14",
    source="reconstructed",
    confidence="low",
)


@painkillers.part(needs=has_light_wound)
def ease_pain(t: LockdownTable, seat: int, item: int) -> None:
    """LD-HRT-14: heal one light wound."""
    hurt.heal_light(t, seat, "LD-HRT-14", 1)


def feels_wounds(t: LockdownTable, seat: int) -> Refusal | None:
    """A serious wound whose effect works now (LD-HRT-05)."""
    if any(not wound & (hurt.DRESSED | hurt.NUMBED) for wound in t.wounds[seat]):
        return None
    return ("nothing_to_numb", "LD-HRT-05")


@painkillers.part(needs=feels_wounds)
def numb_wounds(t: LockdownTable, seat: int, item: int) -> None:
    """LD-HRT-04, LD-HRT-05: the wounds of now have no effect until the round ends."""
    t.wounds[seat] = tuple(
        wound if wound & hurt.DRESSED else wound | hurt.NUMBED for wound in t.wounds[seat]
    )
    t.tell(happened.NUMBED, "LD-HRT-05", seat)
