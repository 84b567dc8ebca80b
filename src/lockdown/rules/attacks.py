"""Night Stalker attacks (LD-ATK): target, attack card, darkness effect, infestation.

An attack runs in steps so that each window of LD-ACT-22 has its place:
`attack` (window 6) → `attack_draws` (the card, window 7) → `attack_hits` → `attack_in_dark`
(window 8) → `attack_over`.
"""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import contamination, decks, happened, moments, reactions, stalkers
from lockdown.rules.queries import action_cards, code, here, in_dark, in_room, stalker, stalkers_in
from lockdown.state.keys import ADULT, LARVA
from lockdown.state.table import Table

#: Why the attack is made.
EVENT, SURPRISE, ESCAPE, EFFECT, AS_ADULT = "event", "surprise", "escape", "effect", "as_adult"


def target_of(t: Table, slot: int) -> int:
    """LD-ATK-03: fewest action cards in hand, ties in turn order; -1 without a character."""
    crew = here(t, slot)
    if not crew:
        return -1
    return min(crew, key=lambda seat: action_cards(t, seat))


@step
def attack_somebody(t: Table, uid: int, why: str) -> None:
    """LD-ATK-09: the target is chosen when the attack is resolved."""
    figure = stalker(t, uid)
    if figure is None:
        return
    seat = target_of(t, figure[2])
    if seat >= 0:
        attack(t, uid, seat, why)


@step
def attack(t: Table, uid: int, seat: int, why: str) -> None:
    """LD-ATK-02, LD-CMB-17: only one alive in the same room; window 6 comes before the draw."""
    figure = stalker(t, uid)
    if figure is None or not in_room(t, seat) or t.room[seat] != figure[2]:
        return
    t.tell(happened.ATTACKED, "LD-ATK-01", code(figure), seat)
    t.push(attack_draws, uid, seat, why)
    reactions.ask_before_attack(t, uid, seat, why)


@step
def attack_draws(t: Table, uid: int, seat: int, why: str) -> None:
    """LD-ATK-05, LD-ATK-11: a larva infests, others draw an attack card."""
    figure = stalker(t, uid)
    if figure is None or not in_room(t, seat) or t.room[seat] != figure[2]:
        return
    if figure[1] == LARVA:
        t.push(larva_infests, uid, seat)
        reactions.ask_attack_shown(t, uid, seat, why, -1)
        return
    _draw(t, uid, figure[1], seat, why)


@step
def attack_as_adult(t: Table, seat: int) -> None:
    """LD-ATK-13: an attack card resolved as if an adult attacked in darkness, without a figure."""
    if in_room(t, seat):
        _draw(t, 0, ADULT, seat, AS_ADULT)


def _draw(t: Table, uid: int, kind: int, seat: int, why: str) -> None:
    card = decks.draw_attack(t)
    if card >= 0:
        resolve(t, uid, kind, seat, why, card)


def resolve(t: Table, uid: int, kind: int, seat: int, why: str, card: int) -> None:
    """LD-ATK-05: the card is shown; if it has the attacker's symbol, it takes effect."""
    facts = t.rs.attacks[card >> 3]
    hit = facts.icons >> kind & 1
    t.tell(happened.ATTACK_CARD, "LD-ATK-05", card, hit, seat)
    if not hit:
        t.attack_discard = (*t.attack_discard, card)
        return
    if facts.room_effect is not None:
        # NM-ACT-14: each of those concerned is asked before anything happens.
        crew = here(t, t.room[seat])
        t.then(
            *((attack_reaches, uid, one, why, card, kind) for one in crew),
            (room_struck, uid, card, why, ()),
            (attack_over, card),
        )
        return
    t.then(
        (attack_hits, uid, seat, why, card, kind),
        (attack_in_dark, uid, seat, why, card, kind),
        (attack_over, card),
    )
    reactions.ask_attack_shown(t, uid, seat, why, card)


@step
def attack_reaches(t: Table, uid: int, seat: int, why: str, card: int, kind: int) -> None:
    """An attack on a whole room: one of those in it, with the own reactions."""
    t.then((attack_hits, uid, seat, why, card, kind), (attack_in_dark, uid, seat, why, card, kind))
    reactions.ask_attack_shown(t, uid, seat, why, card)


@step
def room_struck(t: Table, uid: int, card: int, why: str, seats: tuple[int, ...]) -> None:
    """All have been asked: those who were not spared are struck together."""
    effect = t.rs.attacks[card >> 3].room_effect
    if effect is not None:
        effect(t, uid, seats, why)


def _struck(t: Table, seat: int) -> None:
    """Note one more whom an attack on the whole room strikes."""
    for i in range(len(t.agenda) - 1, -1, -1):
        item = t.agenda[i]
        if item[0] == room_struck.name:
            t.agenda[i] = (*item[:4], (*item[4], seat))
            return


@step
def larva_infests(t: Table, uid: int, seat: int) -> None:
    """LD-ATK-11: the larva leaves the board."""
    figure = stalker(t, uid)
    if figure is None or not in_room(t, seat):
        return
    if t.rs.second_larva_leaves or not t.larva >> seat & 1:
        stalkers.remove(t, uid)
        t.tell(happened.STALKER_GONE, "LD-ATK-11", code(figure), figure[2])
    contamination.infest(t, seat, "LD-ATK-11")


@step
def attack_hits(t: Table, uid: int, seat: int, why: str, card: int, kind: int) -> None:
    """LD-ATK-05, LD-ATK-07, LD-ATK-14: the card's effect on the target."""
    facts = t.rs.attacks[card >> 3]
    if not in_room(t, seat):
        return
    if facts.room_effect is not None:
        _struck(t, seat)
    elif facts.effect is not None:
        facts.effect(t, uid, seat, why)


@step
def attack_in_dark(t: Table, uid: int, seat: int, why: str, card: int, kind: int) -> None:
    """LD-ATK-06: the darkness effect in addition, unless a light or a weakness prevents it."""
    if t.rs.attacks[card >> 3].dark_effect is None or not in_room(t, seat):
        return
    if why != AS_ADULT and not in_dark(t, seat):
        return
    if moments.changed(t, moments.DARK_SPARED, seat, False, kind, card):
        return
    t.push(attack_dark_effect, uid, seat, why, card)
    moments.happen(t, moments.ATTACKED_IN_DARK, seat)


@step
def attack_dark_effect(t: Table, uid: int, seat: int, why: str, card: int) -> None:
    """The darkness effect takes place."""
    effect = t.rs.attacks[card >> 3].dark_effect
    if effect is not None and in_room(t, seat):
        t.tell(happened.DARK_EFFECT, "LD-ATK-06", seat)
        effect(t, uid, seat, why)


@step
def attack_over(t: Table, card: int) -> None:
    """The attack card goes to the discard pile."""
    t.attack_discard = (*t.attack_discard, card)


def attackers_in(t: Table, slot: int) -> list[int]:
    """The Night Stalkers of a room in the order of attack (LD-ATK-10, LD-CMB-15)."""
    return [figure[0] for figure in stalkers_in(t, slot)]
