"""Action cards of the Xenobiologist."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import knowledge
from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, decks, happened, items, markers, reactions, wounds
from lockdown.rules.aiming import stalkers_here
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import contaminated_hand
from lockdown.rules.queries import here, in_combat, may_hold_card, others_here, stalker
from lockdown.rules.room_actions import (
    do_room_action,
    free_action_refusal,
    free_room_actions,
    room_colour_refusal,
    unseen_refusal,
)
from lockdown.rules.verbs import ATTACK_CHOICE, EVENT, REACT, TAKE
from lockdown.state.facts import ANY, NEVER, ONLY, Refusal
from lockdown.state.keys import ACTION, CARCASS, EGG, ITEM

rushed_analysis = action_card(
    "rushed_analysis",
    copies={"xenobiologist": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CON-05 LD-CON-06 LD-CON-07 LD-CON-08 LD-CON-10 LD-KNW-01",
    source="public",
    confidence="high",
)


@rushed_analysis.part(needs=contaminated_hand)
def analyse_in_a_hurry(t: LockdownTable, seat: int) -> None:
    """LD-CON-05 to LD-CON-08, LD-CON-10, LD-KNW-01: as Rest, with knowledge for a removed card."""
    removed, infected = contamination.scan_hand_removing_clean(t, seat, "LD-CON-05")
    if removed:
        knowledge.gain(t, seat, 1, "LD-KNW-01")
    if infected:
        contamination.infection(t, seat, "LD-CON-06")


workspace_plan = action_card(
    "workspace_plan",
    copies={"xenobiologist": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
)


def white_or_green(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-10."""
    return room_colour_refusal(t, seat, "white", "green")


@workspace_plan.part(needs=white_or_green, target=free_room_actions, empty=free_action_refusal)
def planned_work(t: LockdownTable, seat: int, key: str) -> None:
    """LD-ROM-08, LD-ACT-14: one action of the room, free."""
    do_room_action(t, seat, key)


@workspace_plan.part(needs=unseen_refusal)
def study_workspaces(t: LockdownTable, seat: int) -> None:
    """Look at up to 2 unexplored room tiles, not at their tokens."""
    t.push(look_at_tiles, seat, 2, 0)


pheromones = action_card(
    "pheromones",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ONLY,
    reaction=True,
    rules="LD-CRD-10 LD-KNW-03 LD-ATK-05 LD-ATK-11 LD-MRK-07 LD-ACT-22",
    source="public",
    confidence="medium",
    note=(
        "That the object goes to the supply, that a larva stays, and that the redirecting "
        "option gives no slime is our reading."
    ),
)


PHEROMONES = ACTION["pheromones"]
PHEROMONE_OBJECT = decision_kind("pheromone_object", "LD-CRD-10", "Give up an egg or a carcass.")


def _bait(t: LockdownTable, seat: int) -> list[int]:
    return [item for item in dict.fromkeys(t.hands[seat]) if item & 255 in (EGG, CARCASS)]


def _can_smell(t: LockdownTable, seat: int) -> bool:
    """Only in combat (LD-ACT-08: not in an attack without a figure), with a bait."""
    return in_combat(t, seat) and bool(_bait(t, seat))


def _may_smell(t: LockdownTable, seat: int, uid: int, why: str, card: int) -> bool:
    return _can_smell(t, seat) and may_hold_card(t, seat, PHEROMONES)


def _smell(t: LockdownTable, seat: int, uid: int, why: str, card: int) -> list[tuple[Any, ...]]:
    if not _can_smell(t, seat) or PHEROMONES not in t.hand[seat]:
        return []
    options: list[tuple[Any, ...]] = [(REACT, PHEROMONES, 0)]
    if t.knowledge[seat] >= 6 and others_here(t, seat):
        options.append((REACT, PHEROMONES, 1))
    return options


@pheromones.reacts(reactions.ATTACK_SHOWN, may=_may_smell, options=_smell)
def spreads_them(
    t: LockdownTable, seat: int, choice: tuple[Any, ...], uid: int, why: str, card: int
) -> None:
    """LD-CRD-10: an egg or a carcass is given up, then the attack is ignored or redirected."""
    reactions.play_reaction(t, seat, PHEROMONES, choice[2])
    reactions.drop_attack(t, card, again=choice[2] == 1)
    t.push(pheromones_work, uid, seat, why, card, choice[2])
    bait = _bait(t, seat)
    if len(bait) > 1:
        options: list[tuple[Any, ...]] = [(TAKE, item) for item in bait]
        t.ask(seat, PHEROMONE_OBJECT, options, pheromone_object, seat)
    else:
        _give_up_bait(t, seat, bait[0])


@step
def pheromone_object(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The egg or carcass to give up was chosen."""
    _give_up_bait(t, seat, choice[1])


def _give_up_bait(t: LockdownTable, seat: int, item: int) -> None:
    items.take_away(t, seat, item)
    if item & 255 == EGG:
        t.egg_supply += 1
    t.tell(happened.OBJECT_GONE, "LD-CRD-10", item)


@step
def pheromones_work(t: LockdownTable, uid: int, seat: int, why: str, card: int, part: int) -> None:
    """No effect on the owner and slime for all; or another target, without slime."""
    if part == 1:
        reactions.choose_other(t, seat, (uid, why, card))
        return
    t.tell(happened.ATTACK_IGNORED, "LD-CRD-10", seat)
    for other in here(t, t.room[seat]):
        markers.give_slime(t, other, "LD-CRD-10")


field_experience = action_card(
    "field_experience",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ANY,
    rules="LD-KNW-01 LD-KNW-03 LD-CMP-22",
    source="public",
    confidence="high",
)


KEEP_EVENT = decision_kind(
    "keep_event", "LD-CMP-22", "Which event card stays on top? The other goes to the bottom."
)
KEEP_ATTACK = decision_kind(
    "keep_attack", "LD-CMP-22", "Which attack card stays on top? The other goes to the bottom."
)


def items_left_here(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-SRC-09: an item counter of 1 or more."""
    return None if t.counter[t.room[seat]] > 0 else ("room_empty", "LD-SRC-09")


@field_experience.part(needs=items_left_here)
def take_samples(t: LockdownTable, seat: int) -> None:
    """LD-KNW-01: the counter goes down by 1, knowledge up by 1."""
    markers.lower_counter(t, t.room[seat], "LD-ROM-11")
    knowledge.gain(t, seat, 1, "LD-KNW-01")


def foresees_events(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-03: knowledge 4."""
    if t.knowledge[seat] < 4:
        return ("knowledge", "LD-KNW-03", 4)
    return None if t.event_deck or t.event_discard else ("no_cards", "LD-CMP-22")


@field_experience.part(needs=foresees_events)
def foresee_events(t: LockdownTable, seat: int) -> None:
    """LD-CMP-22: the two top event cards, one stays on top."""
    cards = decks.top_cards(t, "event", 2)
    t.tell_secret(
        1 << seat, happened.LOOKED_EVENTS, "LD-CMP-22", (seat, cards), (seat, (-1,) * len(cards))
    )
    if len(cards) > 1:
        options: list[tuple[Any, ...]] = [(EVENT, card) for card in cards]
        t.ask(seat, KEEP_EVENT, options, top_card_chosen, seat, "event")
    else:
        decks.saw_top(t, "event", seat, cards[0])


def foresees_attacks(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-03: knowledge 6."""
    if t.knowledge[seat] < 6:
        return ("knowledge", "LD-KNW-03", 6)
    return None if t.attack_deck or t.attack_discard else ("no_cards", "LD-CMP-22")


@field_experience.part(needs=foresees_attacks)
def foresee_attacks(t: LockdownTable, seat: int) -> None:
    """LD-CMP-22: the two top attack cards, one stays on top."""
    cards = decks.top_cards(t, "attack", 2)
    t.tell_secret(
        1 << seat, happened.LOOKED_ATTACKS, "LD-CMP-22", (seat, cards), (seat, (-1,) * len(cards))
    )
    if len(cards) > 1:
        options: list[tuple[Any, ...]] = [(ATTACK_CHOICE, card) for card in cards]
        t.ask(seat, KEEP_ATTACK, options, top_card_chosen, seat, "attack")
    else:
        decks.saw_top(t, "attack", seat, cards[0])


@step
def top_card_chosen(t: LockdownTable, seat: int, deck: str, choice: tuple[Any, ...]) -> None:
    """LD-CMP-22: one card on top, the other at the bottom of the deck."""
    decks.keep_on_top(t, deck, seat, choice[1])


vivisection = action_card(
    "vivisection",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ONLY,
    rules="LD-WND-02 LD-KNW-01 LD-ITM-10",
    source="public",
    confidence="high",
)


PROBE_ARM = ITEM["probe_arm"]


def probe_arms(t: LockdownTable, seat: int) -> list[int]:
    """The own Probe Arm, if it has a use left (LD-ITM-10)."""
    held = items.held(t, seat)
    return [item for item in held if item & 255 == PROBE_ARM and items.count_of(item)]


def probe_arm_ready(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ITM-10."""
    return None if probe_arms(t, seat) else ("no_probe_arm", "LD-ITM-10")


@vivisection.part(
    needs=probe_arm_ready, target=stalkers_here, empty=("no_stalker_here", "LD-ACT-07")
)
def vivisect(t: LockdownTable, seat: int, target: int) -> None:
    """LD-WND-02, LD-KNW-01: 1 wound, and 1 more for every 2 full knowledge levels."""
    arms = probe_arms(t, seat)
    if not arms:
        return
    items.spend(t, seat, arms[0], "LD-ITM-10")
    figure = stalker(t, target >> 3)
    if figure is not None and figure[2] == t.room[seat]:
        wounds.wound(t, figure[0], 1 + t.knowledge[seat] // 2, "LD-WND-02")
