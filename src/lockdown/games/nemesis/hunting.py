"""What the Intruder player does with a card besides its effect: move (NM-INT-10), attack (-11)."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.table import HuntTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import attacks, decks, reactions, stalkers
from lockdown.rules.happened import ATTACKED, LOOKED_ATTACKS
from lockdown.rules.queries import here, in_room, slots, stalker
from lockdown.rules.verbs import ATTACK_CHOICE, PLAYER, STALKER, THROUGH
from lockdown.state.keys import LARVA

HUNT_THROUGH = decision_kind(
    "hunt_through", "NM-INT-10", "Through which connection does it go?", stalker=(0, STALKER)
)
HUNT_WHOM = decision_kind("hunt_whom", "NM-INT-11", "Whom does it attack?", stalker=(1, STALKER))
HUNT_ATTACK_CARD = decision_kind(
    "hunt_attack_card", "NM-INT-11", "Which attack card is resolved?", target=(1, "seat")
)
HUNT_LOWEST = decision_kind(
    "hunt_lowest", "NM-INT-11", "Which of the others goes to the very bottom of the deck?"
)

#: The frozen layouts of environments show characters alone (`env.declared`).
BEYOND_LAYOUT = True


# ---- move (NM-INT-10)


def moves(t: HuntTable, card: int, figure: int) -> None:
    """NM-INT-10: one Intruder, in combat or not, through the connection of the card's number."""
    t.tell(happened.HUNT_MOVES, "NM-INT-10", t.hunter, card, figure)
    number = t.rs.intruder_actions[card].corridor
    if number:
        stalkers.move_by_number(t, [figure >> 3], number, "NM-INT-10")
        return
    found = stalker(t, figure >> 3)
    if found is None:
        return
    ways = slots(t.rs.board.links_of[found[2]])
    options: list[tuple[Any, ...]] = [(THROUGH, t.rs.board.code[way]) for way in ways]
    t.ask(t.hunter, HUNT_THROUGH, options, went_through, figure)


@step
def went_through(t: HuntTable, figure: int, choice: tuple[Any, ...]) -> None:
    """NM-EVT-04, NM-EVT-05: technical corridors swallow it, a closed door is destroyed instead."""
    found = stalker(t, figure >> 3)
    if found is not None:
        exits = t.rs.board.exits[found[2]]
        number = exits.index(t.rs.board.by_code[choice[1]]) + 1
        stalkers.move_by_number(t, [found[0]], number, "NM-INT-10")


# ---- attack (NM-INT-11)


def attacks_with(t: HuntTable, card: int, figure: int) -> None:
    """NM-INT-11: an Intruder and one of the characters in its room, whoever holds fewest cards."""
    found = stalker(t, figure >> 3)
    if found is None:
        return
    crew = here(t, found[2])
    if len(crew) == 1:
        _strikes(t, card, figure, crew[0])
        return
    options: list[tuple[Any, ...]] = [(PLAYER, seat) for seat in crew]
    t.ask(t.hunter, HUNT_WHOM, options, prey_chosen, card, figure)


@step
def prey_chosen(t: HuntTable, card: int, figure: int, choice: tuple[Any, ...]) -> None:
    """NM-INT-11: the rule of fewest cards does not apply."""
    _strikes(t, card, figure, choice[1])


def _strikes(t: HuntTable, card: int, figure: int, seat: int) -> None:
    t.tell(happened.HUNT_ATTACKS, "NM-INT-11", t.hunter, card, figure, seat)
    t.tell(ATTACKED, "NM-ATK-01", figure, seat)
    uid = figure >> 3
    t.push(attack_drawn, uid, seat, t.rs.intruder_actions[card].drawn)
    reactions.ask_before_attack(t, uid, seat, attacks.EFFECT)


@step
def attack_drawn(t: HuntTable, uid: int, seat: int, count: int) -> None:
    """NM-INT-11: so many cards, seen by the Intruder player alone; a larva needs none."""
    found = stalker(t, uid)
    if found is None or not in_room(t, seat) or t.room[seat] != found[2]:
        return
    if found[1] == LARVA:
        t.push(attacks.larva_infests, uid, seat)
        reactions.ask_attack_shown(t, uid, seat, attacks.EFFECT, -1)
        return
    cards = decks.top_cards(t, "attack", count)
    if len(cards) <= 1:
        for card in decks.take_top(t, "attack", len(cards)) if cards else ():
            attacks.resolve(t, uid, found[1], seat, attacks.EFFECT, card)
        return
    hidden = (-1,) * len(cards)
    t.tell_secret(1 << t.hunter, LOOKED_ATTACKS, "NM-INT-11", (t.hunter, cards), (t.hunter, hidden))
    options: list[tuple[Any, ...]] = [(ATTACK_CHOICE, card) for card in cards]
    t.ask(t.hunter, HUNT_ATTACK_CARD, options, attack_chosen, uid, seat, cards)


@step
def attack_chosen(
    t: HuntTable, uid: int, seat: int, cards: tuple[int, ...], choice: tuple[Any, ...]
) -> None:
    """NM-INT-11: one is resolved; of two others the order under the deck is chosen."""
    others = tuple(card for card in cards if card != choice[1])
    if len(others) == 1:
        _resolved(t, uid, seat, choice[1], others)
        return
    options: list[tuple[Any, ...]] = [(ATTACK_CHOICE, card) for card in others]
    t.ask(t.hunter, HUNT_LOWEST, options, lowest_chosen, uid, seat, choice[1], others)


@step
def lowest_chosen(
    t: HuntTable,
    uid: int,
    seat: int,
    card: int,
    others: tuple[int, ...],
    choice: tuple[Any, ...],
) -> None:
    """NM-INT-11: the order is that player's and nobody else's to know."""
    above = tuple(other for other in others if other != choice[1])
    _resolved(t, uid, seat, card, (*above, choice[1]))


def _resolved(t: HuntTable, uid: int, seat: int, card: int, others: tuple[int, ...]) -> None:
    decks.take_top(t, "attack", 1 + len(others))
    decks.put_under(t, "attack", t.hunter, others)
    hidden = (-1,) * len(others)
    t.tell_secret(
        1 << t.hunter,
        happened.HUNT_UNDER,
        "NM-INT-11",
        (t.hunter, len(others), others),
        (t.hunter, len(others), hidden),
    )
    found = stalker(t, uid)
    if found is None:
        t.attack_discard = (*t.attack_discard, card)
    else:
        attacks.resolve(t, uid, found[1], seat, attacks.EFFECT, card)
