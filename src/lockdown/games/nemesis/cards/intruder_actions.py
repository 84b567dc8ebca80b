"""The 10 cards of the Intruder player (NM-INT-05, NM-INT-12, NM-CRD-58).

An effect is called `effect(table)`; `needs(table)` says whether it could change anything
(NM-INT-17). Moves and attacks are the same for all cards (`hunting`).
"""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.cards.events.intruders import adults_hunt
from lockdown.games.nemesis.cards.registry import intruder_action
from lockdown.games.nemesis.table import HuntTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, event_phase, noise
from lockdown.rules.happened import INTRUDER_HEALED, LOOKED_EVENTS
from lockdown.rules.pieces import set_stalkers
from lockdown.rules.queries import code, in_room, stalker, turn_order
from lockdown.rules.verbs import EVENT, PLAYER, TARGET
from lockdown.state.keys import ADULT, EVENTS

PURSUED = decision_kind("hunt_pursued", "NM-INT-12", "Who makes a noise roll?")
PLANNED = decision_kind("hunt_planned", "NM-INT-12", "Which event card is resolved?")
HEALED = decision_kind("hunt_healed", "NM-INT-12", "Which Intruder loses up to two wounds?")

#: The frozen layouts of environments show characters alone (`env.declared`).
BEYOND_LAYOUT = True

PLANS = 3
HEALS = 2
ECLOSION = EVENTS.index("eclosion")
RULES = "NM-INT-05 NM-INT-09 NM-INT-10 NM-INT-11 NM-INT-12 NM-INT-17"


# ---- Pursuit


def anybody_in_play(t: HuntTable) -> bool:
    """NM-INT-17: one waiting in a pod counts."""
    return bool(turn_order(t))


pursuit_1 = intruder_action(
    "pursuit_1",
    corridor=1,
    drawn=2,
    needs=anybody_in_play,
    rules=f"{RULES} NM-NOI-01 NM-NOI-02 NM-ENC-01",
    confidence="medium",
    note="The attack numbers of these cards rest on one source.",
)
pursuit_2 = intruder_action(
    "pursuit_2",
    corridor=2,
    drawn=2,
    needs=anybody_in_play,
    rules=f"{RULES} NM-NOI-01 NM-NOI-02 NM-ENC-01",
    confidence="medium",
)
pursuit_3 = intruder_action(
    "pursuit_3",
    corridor=3,
    drawn=2,
    needs=anybody_in_play,
    rules=f"{RULES} NM-NOI-01 NM-NOI-02 NM-ENC-01",
    confidence="medium",
)
pursuit_any = intruder_action(
    "pursuit_any",
    corridor=0,
    drawn=3,
    needs=anybody_in_play,
    rules=f"{RULES} NM-NOI-01 NM-NOI-02 NM-ENC-01",
    confidence="medium",
)


@pursuit_1
@pursuit_2
@pursuit_3
@pursuit_any
def pursue(t: HuntTable) -> None:
    """NM-INT-12: one character rolls for noise, also in combat and whoever else is there."""
    options: list[tuple[Any, ...]] = [(PLAYER, seat) for seat in turn_order(t)]
    t.ask(t.hunter, PURSUED, options, pursued)


@step
def pursued(t: HuntTable, choice: tuple[Any, ...]) -> None:
    """NM-NOI-02: the roll and what follows are as usual."""
    t.tell(happened.HUNT_PURSUES, "NM-INT-12", t.hunter, choice[1])
    if in_room(t, choice[1]):
        t.push(noise.noise_roll, choice[1])


# ---- Coordinated Hunt


def an_adult_smells_prey(t: HuntTable) -> bool:
    """NM-INT-17: an adult not in combat with a character next door."""
    return any(
        figure[1] == ADULT
        and not t.occupied >> figure[2] & 1
        and any(t.occupied >> near & 1 for near, _ in t.rs.board.ways[figure[2]])
        for figure in t.stalkers
    )


coordinated_hunt_3 = intruder_action(
    "coordinated_hunt_3",
    corridor=3,
    drawn=1,
    needs=an_adult_smells_prey,
    rules=f"{RULES} NM-EVT-05 NM-EVT-06 NM-EVT-07",
    confidence="medium",
)
coordinated_hunt_4 = intruder_action(
    "coordinated_hunt_4",
    corridor=4,
    drawn=1,
    needs=an_adult_smells_prey,
    rules=f"{RULES} NM-EVT-05 NM-EVT-06 NM-EVT-07",
    confidence="medium",
)


@coordinated_hunt_3
@coordinated_hunt_4
def hunt_together(t: HuntTable) -> None:
    """NM-EVT-06, NM-EVT-07: as the event Hunt, doors included."""
    adults_hunt(t)


# ---- Metamorphosis

metamorphosis = intruder_action(
    "metamorphosis",
    corridor=1,
    drawn=1,
    rules=f"{RULES} NM-CON-07 NM-CON-08 NM-CON-13",
    confidence="high",
)


@metamorphosis
def eclose(t: HuntTable) -> None:
    """NM-CON-08: the effect of the event Eclosion, without its movement."""
    effect = t.rs.events[ECLOSION].effect
    if effect is not None:
        effect(t)


# ---- Planning

planning_4 = intruder_action(
    "planning_4",
    corridor=4,
    drawn=1,
    rules=f"{RULES} NM-EVT-01 NM-EVT-02 NM-EVT-03",
    confidence="high",
    note=(
        "That the other two are discarded is our ruling. Decisions of the first player in the "
        "event phase stay with the first player."
    ),
)
planning_any = intruder_action(
    "planning_any",
    corridor=0,
    drawn=1,
    rules=f"{RULES} NM-EVT-01 NM-EVT-02 NM-EVT-03",
    confidence="high",
    note="As planning_4.",
)


@planning_4
@planning_any
def plan(t: HuntTable) -> None:
    """NM-INT-12: the top three event cards, seen alone; one of them happens."""
    cards = decks.top_cards(t, "event", PLANS)
    if not cards:
        return
    hidden = (-1,) * len(cards)
    t.tell_secret(1 << t.hunter, LOOKED_EVENTS, "NM-INT-12", (t.hunter, cards), (t.hunter, hidden))
    options: list[tuple[Any, ...]] = [(EVENT, card) for card in cards]
    t.ask(t.hunter, PLANNED, options, planned, cards)


@step
def planned(t: HuntTable, cards: tuple[int, ...], choice: tuple[Any, ...]) -> None:
    """NM-INT-12: movement and effect completely; afterwards the others are discarded face up."""
    decks.take_top(t, "event", len(cards))
    others = tuple(card for card in cards if card != choice[1])
    if others:
        t.push(others_discarded, others)
    event_phase.resolve_event(t, choice[1])


@step
def others_discarded(t: HuntTable, others: tuple[int, ...]) -> None:
    """NM-INT-12: the cards that were not chosen."""
    t.event_discard += others
    t.tell(happened.EVENTS_DISCARDED, "NM-INT-12", others)


# ---- Self-Healing


def one_is_wounded(t: HuntTable) -> bool:
    """NM-INT-17: a wounded Intruder on the board."""
    return any(figure[3] for figure in t.stalkers)


self_healing = intruder_action(
    "self_healing",
    corridor=2,
    drawn=1,
    needs=one_is_wounded,
    rules=f"{RULES} NM-WND-01",
    confidence="high",
)


@self_healing
def heal(t: HuntTable) -> None:
    """NM-INT-12: one Intruder; who has no wounds would lose none."""
    options: list[tuple[Any, ...]] = [(TARGET, code(f)) for f in t.stalkers if f[3]]
    t.ask(t.hunter, HEALED, options, healed)


@step
def healed(t: HuntTable, choice: tuple[Any, ...]) -> None:
    """NM-WND-01: up to two wounds less."""
    found = stalker(t, choice[1] >> 3)
    if found is None:
        return
    left = max(0, found[3] - HEALS)
    set_stalkers(t, tuple((*f[:3], left) if f[0] == found[0] else f for f in t.stalkers))
    t.tell(INTRUDER_HEALED, "NM-INT-12", code(found), left)
