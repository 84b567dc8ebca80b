"""The better order of two actions, in a turn or over two rounds; see `quick_player`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.games.nemesis.bots.quick_answers import FREE, MENDING_ITEMS, SEARCHES
from lockdown.games.nemesis.bots.quick_doors import CORRIDORS, CRAWL
from lockdown.games.nemesis.bots.quick_tasks import REPAIRED, UNREPAIRED, has_any, hoards

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

#: How much better it is to search before one goes on than only to go on.
FIRST = 0.1
#: Cards and actions with which one does both, and nothing else after it.
BOTH = 2
#: Noise with which nobody hurries to where the cards for anything are missing, and the part of
#: what draws there that being there so is not worth.
NOISY, VAIN = 0.4, 0.7
#: Actions that take a card that repairs, and what is left of a room for them without that card.
WORK, LEFT = ("mend", "engine"), UNREPAIRED / REPAIRED
#: What a deed is worth at least for which one stays a little, and what tells two of them apart.
DEED, WORTHY = 1.0, 0.001
#: What it costs to repair with cards that one needs next, beside tools: more than the tools.
TOOLED = 1.5
#: Actions by which one leaves, and the cards that each of them takes (NM-ACT-04).
_LEAVING, _FARE = ("enter_pod", "hibernate"), 2

Scored = list[tuple[Option, float]]


def before_going(mind: NemesisThought, found: Scored) -> Scored:
    """Who goes on to a quiet room with one of two cards searches before that with the other.

    One came for the things that lay there, and paid with the search to go on (23102, round 10).
    """
    t = mind.t
    if t.fire >> mind.slot & 1:
        return found
    best, most = max(found, key=lambda pair: pair[1], default=(("pass",), 0.0))
    if best[:2] == ("play", CORRIDORS):
        return before_crawling(mind, found, most)
    if mind.purse != BOTH or t.actions_left < BOTH:
        return found
    if best[0] != "move" or not quiet(mind, best[1]):
        return found
    return [
        (option, most + FIRST if finds(option) and worth > 0.0 else worth)
        for option, worth in found
    ]


def before_crawling(mind: NemesisThought, found: Scored, most: float) -> Scored:
    """The card that ends one's round comes last: before it is done what is worth a card here.

    With a full hand one went through the corridors past what lay there (162034, round 4).
    """
    spare = mind.purse - CRAWL
    return [
        (option, most + FIRST + WORTHY * worth)
        if worth >= DEED and 0 < cards(mind, option) <= spare
        else (option, worth)
        for option, worth in found
    ]


def cards(mind: NemesisThought, option: Option) -> int:
    """Cards that a deed takes which leaves one where one is; 0 for everything else."""
    if option[0] == "room":
        return 0 if option[1] in _LEAVING else _FARE
    if option[0] == "play":
        return 0 if option[1] == CORRIDORS else mind.price(option[1])
    return mind.t.rs.items[option[1] & 255].cost if option[0] == "use" else 0


def finds(option: Option) -> bool:
    """Whether a card is played that searches the room."""
    return option[0] == "play" and option[1] in SEARCHES


def quiet(mind: NemesisThought, place: int) -> bool:
    """Whether nobody comes to a room in which one arrives without a card, and one still goes."""
    t = mind.t
    known = t.explored >> place & 1 and not (t.foes | t.fire) >> place & 1
    heard = mind.encounter(place) > 0.0 and not t.occupied >> place & 1
    if not known or heard:
        return False
    mind.size, mind.purse = mind.size - 1, mind.purse - 1
    goes = mind.walk(place, careful=False) > mind.wait()
    mind.size, mind.purse = mind.size + 1, mind.purse + 1
    return goes


def hurries(mind: NemesisThought, place: int) -> bool:
    """NM-ENC-07: whether one arrives loudly without the cards for what one comes for.

    With a new hand one gets there and does it in one turn. With its last card one went from a room
    full of things, with friends, to the bed that it could not pay, and was met there by a creeper
    with no card to shoot (72101, round 8).
    """
    t = mind.t
    if mind.rounds_left() <= BOTH or t.fire >> mind.slot & 1 or t.occupied >> place & 1:
        return False
    if mind.encounter(place) < NOISY:
        return False
    due = max((goal[1:] for goal in mind.goals if goal[0] == place), default=(0.0, ""))
    return mind.purse - 1 < (_FARE if due[1] in _LEAVING else 1)


def walks_off(mind: NemesisThought, left: int) -> bool:
    """Whether one would repair a room and then leave it, without having done what it is for.

    One repaired the Surgery for the larva in it, and with its last card went on to pods that were
    locked (82202, round 6). With cards for the room one does it first, with none one stays for it.
    """
    t, hand = mind.t, mind.t.hand[mind.seat]
    free = left >= 1 and any(card in FREE for card in hand)
    if "mend" not in mind.here or not 0 < left < _FARE or free or t.fire >> mind.slot & 1:
        return False
    broken = t.broken
    t.broken = broken & ~(1 << mind.slot)
    try:
        then = type(mind)(t, mind.seat, mind.w)
        then.hurry_as(mind)
        then.size, then.purse = mind.size - (mind.purse - left), left
        least = max(0.0, then.wait())
        ways = [other for other, way in t.rs.board.ways[mind.slot] if not t.closed >> way & 1]
        return any(then.walk(other, careful=False) > least for other in ways)
    finally:
        t.broken = broken


def outspent(mind: NemesisThought, option: Option) -> float:
    """What repairs cost that take the cards for what the room is for, beside tools that do not.

    With no fire marker left one mended the Fire Control System with all three cards and passed, the
    tools in the bag: they leave two, which put out a fire at once (112203, round 4).
    """
    t, left = mind.t, mind.purse - mind.price(option[1])
    kept = not has_any(t, mind.seat, MENDING_ITEMS) or hoards(t, mind.seat)
    if option[2] or kept or not left < _FARE <= mind.purse - 1:
        return 0.0
    broken = t.broken
    t.broken = broken & ~(1 << mind.slot)
    try:
        then = type(mind)(t, mind.seat, mind.w)
        then.hurry_as(mind)
        return TOOLED if then.free_room() > 0.0 else 0.0
    finally:
        t.broken = broken


def unmended(mind: NemesisThought, place: int) -> float:
    """What a step gains less that is paid for with the card that repairs what one goes for.

    One went with its last card, which mends, into a broken room, slimed, and was surprised there;
    another such card comes only from the deck (82302, round 4).
    """
    left = [(slot, v * LEFT if act in WORK else v, act) for slot, v, act in mind.goals]
    gain = mind.pull(place) - mind.pulled
    return gain - (mind.felt(place, left) - mind.felt(mind.slot, left))
