"""The event phase (LD-EVT): launch, time, noise removal, attacks, fire, event card, bag."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import attacks, decks, ending, happened, moments, stalkers, wounds
from lockdown.rules.eggs import destroy_eggs, eggs_in
from lockdown.rules.queries import slots, stalker, turn_order
from lockdown.state.table import Table


@step
def begin_events(t: Table) -> None:
    """LD-EVT-01: the steps in order, each completely before the next."""
    t.phase = ending.PHASE_EVENTS
    t.tell(happened.EVENT_PHASE, "LD-EVT-01", t.round)
    left_out = t.rs.left_out(t)
    for number, what in reversed(t.rs.event_steps):
        if number not in left_out:
            t.push(what)
            t.push(step_begins, number)


def nothing_left_out(t: Table) -> frozenset[int]:
    """Every step takes place."""
    return frozenset()


@step
def step_begins(t: Table, number: int) -> None:
    """Say which step of the event phase begins."""
    t.event_step = number
    t.tell(happened.EVENT_STEP, "LD-RND-02", number)


# ---- step 7: attacks


@step
def stalkers_attack(t: Table) -> None:
    """LD-EVT-07, LD-ATK-10: rooms ascending, largest first; each is one unit (LD-END-12)."""
    order = [uid for slot in slots(t.foes & t.occupied) for uid in attacks.attackers_in(t, slot)]
    for uid in reversed(order):
        t.push(ending.check_nobody_left)
        t.push(attacks.attack_somebody, uid, attacks.EVENT)


# ---- step 8: fire


@step
def fire_burns(t: Table) -> None:
    """LD-EVT-09, LD-EVT-10: Night Stalkers in burning rooms first, then eggs."""
    order = [uid for slot in slots(t.foes & t.fire) for uid in attacks.attackers_in(t, slot)]
    t.push(eggs_burn)
    for uid in reversed(order):
        t.push(ending.check_nobody_left)
        t.push(stalker_burns, uid)


@step
def stalker_burns(t: Table, uid: int) -> None:
    """LD-EVT-09: one wound with its check."""
    if stalker(t, uid) is not None:
        amount = moments.changed(t, moments.FIRE_WOUNDS, -1, 1)
        wounds.wound(t, uid, amount, "LD-EVT-09")


@step
def eggs_burn(t: Table) -> None:
    """LD-EVT-10: each burning room loses one uncarried egg."""
    t.then(*((eggs_burn_in, slot) for slot in slots(t.fire) if eggs_in(t, slot)))


@step
def eggs_burn_in(t: Table, slot: int) -> None:
    """LD-EVT-10: one room after the other, in ascending number."""
    destroy_eggs(t, slot, moments.changed(t, moments.EGGS_BURN, -1, 1), "LD-EVT-10")


# ---- step 9: the event card


@step
def event_card(t: Table) -> None:
    """LD-EVT-11: draw one event card; movement, effect, darkness effect, discard."""
    card = decks.draw_event(t)
    if card >= 0:
        resolve_event(t, card)


def resolve_event(t: Table, card: int) -> None:
    """The card is shown and resolved, wherever it came from."""
    t.tell(happened.EVENT_CARD, "LD-EVT-11", card)
    facts = t.rs.events[card]
    t.then(
        *((event_movement, card, number) for number in facts.corridors),
        (event_effect, card),
        (event_dark, card),
        (event_over, card),
        (ending.check_nobody_left,),
    )


@step
def event_movement(t: Table, card: int, number: int) -> None:
    """LD-EVT-12 to LD-EVT-19: the kinds shown that share no room with a character move.

    Asked anew for a second number (LD-EVT-14).
    """
    icons = t.rs.events[card].icons
    movers = [f[0] for f in t.stalkers if icons >> f[1] & 1 and not t.occupied >> f[2] & 1]
    if movers:
        stalkers.move_by_number(t, movers, number, "LD-EVT-12")


@step
def event_effect(t: Table, card: int) -> None:
    """LD-EVT-20: the effect of the card."""
    effect = t.rs.events[card].effect
    if effect is not None:
        effect(t)


@step
def event_dark(t: Table, card: int) -> None:
    """LD-EVT-21: the darkness effect comes after; those concerned may shield themselves."""
    if t.rs.events[card].dark_effect is None:
        return
    t.rs.dark_event(t, card)


@step
def event_in_dark(t: Table, card: int, shielded: int) -> None:
    """The darkness effect, without the seats of the mask and their rooms."""
    effect = t.rs.events[card].dark_effect
    if effect is not None:
        t.tell(happened.DARK_EFFECT, "LD-EVT-21", -1)
        effect(t, shielded)


@step
def event_over(t: Table, card: int) -> None:
    """LD-EVT-22: to the discard pile, or out of the game with a new deck of all the rest."""
    if t.rs.events[card].remove:
        t.gone = (*t.gone, ("event", card))
        t.tell(happened.EVENT_REMOVED, "LD-EVT-22", card)
        t.event_deck = decks.shuffled(t, t.event_deck + t.event_discard, "event")
        t.event_discard = ()
        t.tell(happened.DECK_SHUFFLED, "LD-EVT-22", "event", -1)
    elif t.rs.events[card].reshuffle:
        t.event_deck = decks.shuffled(t, (*t.event_deck, card), "event")  # NM-EVT-02
        t.tell(happened.DECK_SHUFFLED, "NM-EVT-02", "event", -1)
    else:
        t.event_discard = (*t.event_discard, card)


# ---- step 11


@step
def round_ends(t: Table) -> None:
    """LD-EVT-23: the round is over; what lasted for the round ends; a new one begins."""
    from lockdown.rules import items, rounds

    t.tell(happened.ROUND_ENDED, "LD-EVT-23", t.round)
    t.push(rounds.begin_round)
    for seat in reversed(turn_order(t)):
        if any(wound & 32 for wound in t.wounds[seat]):
            # Painkillers wear off; an Arm wound that works again may make hands too few.
            t.wounds[seat] = tuple(wound & ~32 for wound in t.wounds[seat])
            t.push(items.fit_hands, seat)
