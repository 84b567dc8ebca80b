"""Action cards of the Survivor."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import attacks, contamination, decks, happened, hurt, items, movement, wounds
from lockdown.rules.aiming import stalkers_here
from lockdown.rules.queries import adjacent, in_room, others_here, slots, stalker, undressed
from lockdown.rules.verbs import NO, OPTION, PLAYER, ROOM_SLOT, TAKE, TO, WOUND_CHOICE, YES
from lockdown.state.facts import NEVER, ONLY, Refusal

GIVE_UP_ITEM = decision_kind("give_up_item", "LD-ITM-17", "Discard an item card.")


def give_up_item(t: LockdownTable, seat: int) -> None:
    """LD-ITM-17: discard an item card of one's choice as a price, face up."""
    cards = list(dict.fromkeys(items.item_cards(t, seat)))
    if len(cards) > 1:
        options: list[tuple[Any, ...]] = [(TAKE, item) for item in cards]
        t.ask(seat, GIVE_UP_ITEM, options, item_given_up, seat)
    elif cards:
        items.discard_item(t, seat, cards[0], "LD-ITM-17")


@step
def item_given_up(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The item was chosen."""
    items.discard_item(t, seat, choice[1], "LD-ITM-17")


desperate_attack = action_card(
    "desperate_attack",
    copies={"survivor": 1},
    cost=0,
    combat=ONLY,
    rules="LD-CON-01 LD-WND-02 LD-WND-08 LD-ATK-05 LD-ATK-11",
    source="public",
    confidence="high",
)


@desperate_attack.part(target=stalkers_here, empty=("no_stalker_here", "LD-ACT-07"))
def strike_desperately(t: LockdownTable, seat: int, target: int) -> None:
    """LD-CON-01, LD-WND-02, LD-WND-08, LD-ATK-05, LD-ATK-11: in the order of the card."""
    contamination.receive(t, seat, "LD-CON-01")
    uid = target >> 3
    figure = stalker(t, uid)
    if figure is not None and figure[2] == t.room[seat]:
        t.push(attacks.attack, uid, seat, attacks.EFFECT)
        wounds.wound(t, uid, 2, "LD-WND-02")


distraction = action_card(
    "distraction",
    copies={"survivor": 1},
    cost=0,
    combat=ONLY,
    rules="LD-CRD-09 LD-CMB-19 LD-MOV-05 LD-MOV-10",
    source="public",
    confidence="medium",
    note="Consent of the other character is our reading.",
)


WHO_ESCAPES = decision_kind("who_escapes", "LD-CRD-09", "Who escapes?", room=(1, ROOM_SLOT))
ESCAPE_TOO = decision_kind(
    "escape_too", "LD-CRD-09", "Do you escape to that room?", room=(1, ROOM_SLOT)
)

ALONE, OTHER, BOTH = "alone", "other", "both"


def has_item_card(t: LockdownTable, seat: int) -> Refusal | None:
    """An item card to discard; an inactive mission item is none (LD-MIS-01)."""
    return None if items.item_cards(t, seat) else ("no_item", "LD-ITM-17")


def ways_out(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Adjacent rooms without a closed door between (LD-MOV-04)."""
    return [(TO, slot) for slot in dict.fromkeys(s for s, _ in adjacent(t, t.room[seat]))]


@distraction.part(needs=has_item_card, target=ways_out, empty=("nowhere_to_go", "LD-MOV-04"))
def distract(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-CRD-09, LD-CMB-19: an item is the price; which one is named only now."""
    t.push(ask_who_escapes, seat, slot, 0)
    give_up_item(t, seat)


@step
def ask_who_escapes(t: LockdownTable, seat: int, slot: int, refused: int) -> None:
    """The Survivor, another who agrees, or both; who has refused is not asked again."""
    others = [other for other in others_here(t, seat) if not refused >> other & 1]
    if not others:
        t.push(slip_away, seat, slot, -1)
        return
    options: list[tuple[Any, ...]] = [(OPTION, ALONE)]
    options += [(PLAYER, other) for other in others]
    t.ask(seat, WHO_ESCAPES, options, who_escapes, seat, slot, refused)


@step
def who_escapes(
    t: LockdownTable, seat: int, slot: int, refused: int, choice: tuple[Any, ...]
) -> None:
    """With another character: together, or that one alone?"""
    if choice[0] == OPTION:
        t.push(slip_away, seat, slot, -1)
        return
    options: list[tuple[Any, ...]] = [(OPTION, BOTH), (OPTION, OTHER)]
    t.ask(seat, WHO_ESCAPES, options, escape_with, seat, slot, refused, choice[1])


@step
def escape_with(
    t: LockdownTable, seat: int, slot: int, refused: int, other: int, choice: tuple[Any, ...]
) -> None:
    """The other player must agree."""
    t.tell(happened.CONSENT_ASKED, "LD-CRD-09", other, "escape")
    options: list[tuple[Any, ...]] = [(YES,), (NO,)]
    both = int(choice[1] == BOTH)
    t.ask(other, ESCAPE_TOO, options, escape_agreed, seat, slot, refused, other, both)


@step
def escape_agreed(
    t: LockdownTable,
    seat: int,
    slot: int,
    refused: int,
    other: int,
    both: int,
    choice: tuple[Any, ...],
) -> None:
    """Without consent the Survivor decides anew."""
    yes = choice[0] == YES
    t.tell(happened.CONSENT, "LD-CRD-09", other, int(yes))
    if not yes:
        t.push(ask_who_escapes, seat, slot, refused | 1 << other)
    elif both:
        t.push(slip_away, seat, slot, other)
    else:
        t.push(slip_away, other, slot, -1)


@step
def slip_away(t: LockdownTable, seat: int, slot: int, companion: int) -> None:
    """LD-MOV-05, LD-MOV-10: no escape attacks; `seat` explores and rolls for noise."""
    if in_room(t, seat) and movement.way_refusal(t, seat, slot) is None:
        movement.walk(t, seat, slot, careful=False, companion=companion)


obstinate = action_card(
    "obstinate",
    copies={"survivor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-HRT-13 LD-RND-05 LD-ITM-17",
    source="public",
    confidence="high",
)


def has_serious_wound(t: LockdownTable, seat: int) -> Refusal | None:
    """Dressed or not."""
    return None if t.wounds[seat] else ("no_serious_wound", "LD-HRT-13")


@obstinate.part(needs=has_serious_wound)
def carry_on(t: LockdownTable, seat: int) -> None:
    """LD-RND-05: one card for each serious wound, dressed ones included."""
    decks.draw_cards(t, seat, len(t.wounds[seat]), "LD-RND-05")


def wounds_to_dress(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-HRT-13: the owner chooses which undressed wound."""
    return [(WOUND_CHOICE, wound) for wound in dict.fromkeys(w & 15 for w in undressed(t, seat))]


@obstinate.part(
    needs=has_item_card, target=wounds_to_dress, empty=("nothing_to_dress", "LD-HRT-13")
)
def improvise_bandage(t: LockdownTable, seat: int, wound: int) -> None:
    """LD-HRT-13, LD-ITM-17: an item is the price; which one is named only now."""
    t.push(bandage, seat, wound)
    give_up_item(t, seat)


@step
def bandage(t: LockdownTable, seat: int, wound: int) -> None:
    """The item is gone, the wound is dressed."""
    if wound in (w & 15 for w in undressed(t, seat)):
        hurt.dress(t, seat, wound, "LD-HRT-13")


vents = action_card(
    "vents",
    copies={"survivor": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-08 LD-TEC-01 LD-ATK-13 LD-MOV-12 LD-SRF-12",
    source="public",
    confidence="high",
)


def entrance_here(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-TEC-08: the room has a technical-corridor entrance."""
    if t.rs.board.entrances >> t.room[seat] & 1:
        return None
    return ("no_entrance", "LD-TEC-01")


def other_entrances(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-TEC-01, LD-MOV-12: other explored rooms with an entrance."""
    rooms = t.rs.board.entrances & t.explored & ~(1 << t.room[seat])
    return [(TO, slot) for slot in slots(rooms)]


@vents.part(needs=entrance_here, target=other_entrances, empty=("no_other_entrance", "LD-TEC-01"))
def crawl(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-CRD-08, LD-MOV-12, LD-ATK-13: no noise roll; an attack as by an adult in darkness."""
    t.then((movement.carry_to, seat, slot), (attacks.attack_as_adult, seat))
