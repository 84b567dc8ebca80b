"""What draws Intruders away, and what one drinks and eats before it goes on; see `quick_player`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.games.nemesis.bots.quick_keys import doomed
from lockdown.state.keys import IN_ROOM, ITEM

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

DECOY, ALCOHOL, FOOD = (ITEM[key] for key in ("decoy", "alcohol", "synthetic_food"))
#: What drawing somebody nowhere is worth, and what a thing is missed that is used up.
_NOWHERE, _MISSED = -9.0, 0.5
#: What it adds at most that a way is free, what a fight is worth that ends, and what it costs to
#: send it to somebody else.
FREED, ENDED, UNKIND = 15.0, 0.4, 4.0
#: What the card costs that alcohol takes, as of anything that does for it what another card does.
DEAR = 0.6
#: Cards that a room's action takes (NM-ACT-04), those that food brings beside the one that it
#: takes, and the part of what one came for that it is worth to have them.
FARE, FILLS, LACKED = 2, 1, 0.5
#: Room actions by which one leaves, and how much better it is to drink before that.
LEAVING, FIRST = ("enter_pod", "hibernate"), 0.1
_DUE = (*LEAVING, "send_signal", "treat_wounds", "operate", "flip_pod", "stop_self_destruct")

Scored = list[tuple[Option, float]]


def used(mind: NemesisThought, option: Option) -> float | None:
    """What such a thing is worth outside of a fight; None for all others."""
    kind = option[1] & 255
    if kind == DECOY:
        return lured(mind)
    if kind == ALCOHOL:
        return drunk(mind)
    return (fed(mind) or None) if kind == FOOD else None


def lured(mind: NemesisThought) -> float:
    """The best room next door for a decoy, of whose neighbours it draws all Intruders into it."""
    return max((luring(mind, other) for other, _ in mind.t.rs.board.ways[mind.slot]), default=-9.0)


def luring(mind: NemesisThought, place: int) -> float:
    """NM-EVT-06: how much nearer what draws is then, and the fight that ends.

    It was worth the same everywhere: with an open pod beside it one shot four times at an adult
    (161101, round 11). Who is in a fight attacks first, and a closed door is broken instead
    (NM-DOR-05).
    """
    t, slot = mind.t, mind.slot
    near = {other for other, way in t.rs.board.ways[place] if not t.closed >> way & 1}
    before, foes = t.stalkers, t.foes
    after = [(uid, kind, place if at in near else at, hurt) for uid, kind, at, hurt in before]
    if not any(at in near for _, _, at, _ in before):
        return _NOWHERE
    try:
        t.stalkers, t.foes = type(before)(after), 0
        for _, _, at, _ in after:
            t.foes |= 1 << at
        then = type(mind)(t, mind.seat, mind.w)
        then.hurry_as(mind)
        able = mind.purse > FARE or mind.rounds_left() > 1
        worth = min(FREED, then.pulled - mind.pulled) if able else 0.0
    finally:
        t.stalkers, t.foes = before, foes
    if mind.fight and slot in near:
        worth += mind.w.flee * mind.threat(slot) + ENDED - mind.spared()
    crew = sum(1 for s in range(t.n) if t.room[s] == place and t.place[s] == IN_ROOM)
    foe = sum(t.room[s] == place for s in doomed(t, mind.seat))
    return worth - UNKIND * (crew - foe) - _MISSED


def drunk(mind: NemesisThought) -> float:
    """NM-CON-09: what alcohol does for one card is what Rest does, and it never brings a larva.

    In eighty games the dead left fifteen bottles behind.
    """
    return mind.w.rest - DEAR


def fed(mind: NemesisThought) -> float:
    """What food is worth to one who lacks a card for what it came for; 0 for all others."""
    due = max((value for act, value in mind.here.items() if act in _DUE), default=0.0)
    lacks = not mind.fight and mind.purse < FARE <= mind.purse + FILLS
    return LACKED * due if lacks else 0.0


def before_leaving(mind: NemesisThought, found: Scored) -> Scored:
    """NM-VIC-08: a contamination card less counts only before one leaves.

    With cards to spare and nobody next door the pod is still there after a drink.
    """
    best, most = max(found, key=lambda pair: pair[1], default=(("pass",), 0.0))
    t = mind.t
    calm = not (t.foes | t.fire) >> mind.slot & 1 and mind.purse > FARE
    if not calm or best[0] != "room" or best[1] not in LEAVING:
        return found
    beside = any(t.foes >> other & 1 for other, _ in t.rs.board.ways[mind.slot])
    if t.actions_left <= 1 and beside:
        return found  # whoever is next door may be here by then
    return [
        (option, most + FIRST if option[0] == "use" and option[1] & 255 == ALCOHOL else worth)
        for option, worth in found
    ]
