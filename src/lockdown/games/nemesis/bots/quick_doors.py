"""Ways that a card or a thing opens: closed doors of the own room, and the technical corridors.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.bots.quick_player import FAR, near
from lockdown.rules.queries import slots
from lockdown.state.keys import ACTION, ITEM

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

#: Cards and items that open a closed door of the own room, with the part that does it (NM-DOR-07,
#: NM-DOR-11).
DOOR_CARDS = {ACTION[key]: 0 for key in ("demolition", "computer_skills", "knowledge_of_the_ship")}
#: The one of them that closes doors too and is good for little else.
LORE = ACTION["knowledge_of_the_ship"]
DOOR_ITEMS = {ITEM["energy_charge"]: 1, ITEM["energy_charge_yellow"]: 1, ITEM["tools"]: 2}
#: The plans that lead through the technical corridors (NM-TEC-01).
PLANS = ITEM["technical_corridor_plans"]
#: The card that leads through them as well, the cards that it takes, and after which one passes.
CORRIDORS, CRAWL = ACTION["technical_corridors"], 2
#: What it is worth that an Intruder next door has to break a door first; the hand for it.
SAFER, PLENTY = 0.5, 4
#: What opens no way at all.
SHUT = -9.0
#: What speaks against crawling off for little, and what a card is missed that is then not played.
AWAY, UNPLAYED = 2.0, 0.5
#: What a thing is missed that is used up.
_MISSED = 0.5


def beyond(mind: NemesisThought, place: int, goal: int) -> int:
    """Moves to what lies behind closed doors, for one with a thing that opens one (NM-DOR-08).

    With Tools for the door one sat for rounds before the Comms Room that its objective needed
    (82117, rounds 5 to 7).
    """
    t = mind.t
    able = any(item & 255 in DOOR_ITEMS for item in t.pack[mind.seat])
    if not able or near(t.rs.board, t.closed)[place][goal] < FAR:
        return FAR
    return min(FAR, near(t.rs.board, 0)[place][goal] + 1)


def opens(act: Option) -> bool:
    """Whether an action opens a door; the same thing has other parts."""
    if act[0] == "play":
        return bool(DOOR_CARDS.get(act[1]) == act[2])
    return bool(act[0] == "use" and DOOR_ITEMS.get(act[1] & 255) == act[2])


def unbarred(mind: NemesisThought, spent: int) -> float:
    """What it is worth to open the best door, after which so many cards fewer are left.

    One walked four rooms round a closed door with three things that open it, and paid for the way
    with one of them (11101, round 5).
    """
    t = mind.t
    shut = t.rs.board.doors_of[mind.slot] & t.closed
    if not shut or mind.purse - spent < 1:
        return SHUT
    return max(opening(mind, way) for way in slots(shut)) - mind.w.step


def opening(mind: NemesisThought, corridor: int) -> float:
    """How much nearer a closed door keeps off what draws; only if one goes through it next."""
    t = mind.t
    closed, place = t.closed, t.rs.board.other_end(corridor, mind.slot)
    if not closed >> corridor & 1:
        return SHUT
    t.closed = closed & ~(1 << corridor)
    try:
        free = type(mind)(t, mind.seat, mind.w)
        # A way out that is nearer is no reason to be in less of a hurry.
        free.hurry_as(mind)
        # Opening it takes a card, and then the step must still be better than to pass: one opened
        # a door and sat down before it (17101, round 7; 17102, round 7).
        free.purse, free.size = free.purse - 1, free.size - 1
        paces = (False, True) if free.purse > 1 else (False,)
        step = max(free.walk(place, careful=careful) for careful in paces)
        least = 0.0 if t.fire >> mind.slot & 1 else max(0.0, free.wait())
        return free.pulled - mind.pulled if step > least else SHUT
    finally:
        t.closed = closed


def closing(mind: NemesisThought, corridor: int) -> float:
    """What it is worth to close a door on an Intruder next door, who then has to break it first.

    NM-NOI-07. Only where one does not go, and as long as another way leads there.
    """
    t, place = mind.t, mind.t.rs.board.other_end(corridor, mind.slot)
    if not t.foes >> place & 1 or t.closed >> corridor & 1:
        return SHUT
    goes = max(mind.walk(place, careful=careful) for careful in (False, True)) > 0.0
    round_about = near(t.rs.board, t.closed | 1 << corridor)[mind.slot][place] < FAR
    return SAFER if round_about and not goes else SHUT


def closed_off(mind: NemesisThought) -> float:
    """The best door to close, with a full hand, of which the card would be thrown away.

    That is what one did, five cards in hand and an adult behind the door (23203, round 4).
    """
    t = mind.t
    doors = t.rs.board.doors_of[mind.slot] & ~(t.closed | t.wrecked)
    if mind.purse < PLENTY or mind.fight:
        return SHUT
    return max((closing(mind, way) for way in slots(doors)), default=SHUT)


def played(mind: NemesisThought, card: int) -> float:
    """What a card brings that works on a door."""
    shut = closed_off(mind) if card == LORE else SHUT
    return max(unbarred(mind, 1), shut)


def moving(mind: NemesisThought, corridor: int) -> float:
    """What it brings to open a door, or to close it."""
    return max(opening(mind, corridor), closing(mind, corridor))


def barred(mind: NemesisThought) -> float:
    """How much nearer the best door would bring what draws, with cards to go on or without.

    What opens it is kept for the next hand: one dressed a leg with it and sat in a dead end until
    something came (23101, rounds 7 to 10).
    """
    t, found = mind.t, 0.0
    closed = t.closed
    for way in slots(t.rs.board.doors_of[mind.slot] & closed):
        t.closed = closed & ~(1 << way)
        free = type(mind)(t, mind.seat, mind.w)
        free.hurry_as(mind)
        found = max(found, free.pulled - mind.pulled)
    t.closed = closed
    return found


def paid(mind: NemesisThought, cost: int) -> float:
    """What it costs that only what opens such a door can pay for something."""
    hand = mind.t.hand[mind.seat]
    openers = sum(1 for card in hand if card in DOOR_CARDS)
    return barred(mind) if openers and mind.purse - openers < cost else 0.0


def tunnelled(mind: NemesisThought) -> float:
    """The best room that the plans lead to; noise is rolled for there as after a step (NM-MOV-06).

    In a dead end behind an adult one forgot that it had them (11102, round 10).
    """
    rooms = [slot for slot in exits(mind) if not mind.nowhere(slot)]
    return max((mind.walk(slot, careful=False) for slot in rooms), default=SHUT) - _MISSED


def exits(mind: NemesisThought) -> list[int]:
    """Rooms to which technical corridors lead from the one that one is in (NM-TEC-01)."""
    reach = 0
    for network in mind.t.rs.board.tunnels:
        reach |= network if network >> mind.slot & 1 else 0
    return slots(reach & ~(1 << mind.slot))


def crawled(mind: NemesisThought) -> float:
    """The best room that the card leads to, which is the last that one does in a round.

    Nobody ever played it in eighty games, although it could be played 64 times.
    """
    if mind.rounds_left() <= 1:
        return SHUT  # there is no next round for what one goes for
    rooms = [slot for slot in exits(mind) if not mind.nowhere(slot)]
    return max((crawling(mind, slot) for slot in rooms), default=SHUT)


def crawling(mind: NemesisThought, place: int) -> float:
    """What it is worth to be there until the next round, with the cards that are left.

    The turn ends there, so a fire burns, and what is left in a full hand is not played. Played to
    the end, it was worse than what else there was only where it led to little.
    """
    t, w, size, purse = mind.t, mind.w, mind.size, mind.purse
    # One card more than a step takes.
    mind.size, mind.purse = size - 1, purse - 1
    try:
        worth = mind.walk(place, careful=False) - (w.careful - w.step)
        mind.purse = purse - CRAWL
        worth -= AWAY + mind.idling() + UNPLAYED * mind.purse
    finally:
        mind.size, mind.purse = size, purse
    return worth - (mind.singed(last=True) if t.fire >> place & 1 else 0.0)
