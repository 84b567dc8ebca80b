"""What the cards at hand bring where an action leads, on an imagined table (see `quick_player`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lockdown.games.nemesis.bots import quick_keys
from lockdown.games.nemesis.bots.quick_answers import (
    FREE,
    MENDING,
    MENDING_ITEMS,
    POD_KEYS,
    PYROTECHNICS,
    RECONNAISSANCE,
    SEARCHES,
)
from lockdown.games.nemesis.bots.quick_doors import CORRIDORS, DOOR_CARDS, crawled, unbarred
from lockdown.games.nemesis.bots.quick_fights import SLIPS, ammo
from lockdown.games.nemesis.bots.quick_goals import Weights, fails
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import capacity, count_of, with_count
from lockdown.rules.pieces import set_room
from lockdown.state import keys
from lockdown.state.keys import ACTION

_REST, _RELOAD, _RUSH = ACTION["rest"], ACTION["reload"], ACTION["adrenaline"]
_PILOT = ACTION["piloting"]
_SHOTS = (_RUSH, ACTION["taking_aim"], ACTION["full_auto"])
#: Cards that are of use in a fight.
FIGHTING = tuple(keys.ACTIONS[card] for card in (*SLIPS, *_SHOTS, _RELOAD))
#: Those of them that nobody plays without a shot (NM-CMB-18).
FIRING = tuple(keys.ACTIONS[card] for card in (*SLIPS, *_SHOTS) if card != _RUSH)
#: Goals that take a card that repairs.
_WORK = ("mend", "engine")
#: What an empty weapon brings for the card that loads.
EMPTY = 3.0
#: What a card that shoots or covers is worth to one who may be surprised, with a shot left.
READY = 1.0
#: Room actions after which nothing is played any more but in a fight, and one that calls somebody
#: as easily (NM-ROM-12).
_LEAVING, _LOUD = ("hibernate", "enter_pod"), "take_egg"
#: What ignores the attack that comes with a surprise, before a roll that may bring somebody: more
#: than a repair for the next round (NM-ENC-08).
BRAVE, STEELED = "nerves_of_steel", 8.0


@dataclass
class Uses:
    """What the cards at hand would bring where an action leads."""

    place: int
    plays: dict[str, float] = field(default_factory=dict)
    """By card: what playing it there next is worth, as the quick player sees it."""
    works: bool = False
    """Whether one of the goals takes a card that repairs."""
    leaves: bool = False
    """Whether one leaves by the action: only somebody who comes keeps one (NM-ROM-34)."""


def uses_at(t: NemesisTable, seat: int, w: Weights, place: int, act: Sequence[str] = ("",)) -> Uses:
    """What playing each card would bring in a room to which an action leads, or in the own one.

    Of a room that nobody has seen only what is the same in all of them.
    """
    if act[0] == "room" and act[1] in _LEAVING:
        return Uses(place, _surprised(t, seat, w), leaves=True)
    if act[0] == "shoot":
        fire(t, seat, int(act[1]))
    if act[0] == "use" and int(act[1]) & 255 in POD_KEYS:
        quick_keys.turn(t, seat)
    if mends(act):
        # The card that then does the room's action for nothing paid for this (82201, round 5).
        t.broken &= ~(1 << place)
    set_room(t, seat, place)
    mind, known = NemesisThought(t, seat, w), bool(t.explored >> place & 1)
    works = any(action in _WORK and value > 0.0 for _, value, action in mind.goals)
    found = Uses(mind.slot, works=works)
    for card in mind.t.hand[mind.seat]:
        if card < keys.CONTAMINATION:
            worth = _fought(mind, card) if mind.fight else _played(mind, card, known=known)
            found.plays[keys.ACTIONS[card]] = max(0.0, worth)
    if act[0] == "room" and act[1] == _LOUD:
        # With Nerves of Steel, and a repair kept, an egg was paid for (82102, round 3).
        found.plays |= _surprised(t, seat, w)
    return found


def mends(act: Sequence[str]) -> bool:
    """Whether an action repairs the room that it is done in."""
    if len(act) < len(("play", "card", "part")) or act[2] != "0":
        return False
    kinds = {"play": MENDING, "use": MENDING_ITEMS}.get(act[0], ())
    return int(act[1]) & 255 in kinds


def _surprised(t: NemesisTable, seat: int, w: Weights) -> dict[str, float]:
    """What cards bring against somebody who comes while one leaves: shots, and the card for them.

    The card that loads an empty revolver paid for the pod, before two that search (15101, round 7).
    """
    mind, shots = NemesisThought(t, seat, w), ammo(t, seat)
    found = {keys.ACTIONS[_RELOAD]: EMPTY * lacking(mind)}
    for card in (*SLIPS, *_SHOTS):
        found[keys.ACTIONS[card]] = READY if shots or card == _RUSH else 0.0
    found[BRAVE] = STEELED * fails(t, t.room[seat])
    return found


def fire(t: NemesisTable, seat: int, weapon: int) -> None:
    """The shot that is paid for: after the last one the card that loads is all there is."""
    t.hands[seat] = tuple(
        with_count(item, count_of(item) - 1) if item == weapon and count_of(item) else item
        for item in t.hands[seat]
    )


def _fought(mind: NemesisThought, card: int) -> float:
    """The same in a fight."""
    if card in (*_SHOTS, *SLIPS) and not ammo(mind.t, mind.seat):
        return mind.fight_card(("play", card, 1)) if card == _RUSH else 0.0
    parts = (0, 1) if card == _RUSH else (0,)
    return max(mind.fight_card(("play", card, part)) for part in parts)


def _played(mind: NemesisThought, card: int, *, known: bool) -> float:
    """The same in peace; only of what can be played there."""
    t, slot = mind.t, mind.slot
    broken = bool(t.broken >> slot & 1)
    if card == _REST:
        return mind.card(("play", card, 0)) if mind.sick else 0.0
    if card == RECONNAISSANCE:
        return mind.scout()
    if card == _RELOAD:
        return EMPTY * lacking(mind)
    if card == PYROTECHNICS:
        return (mind.score(("play", card, 1)) or 0.0) if t.fire >> slot & 1 else 0.0
    if card in DOOR_CARDS and (way := unbarred(mind, 1)) > 0.0:
        return way
    if card == CORRIDORS:
        return crawled(mind)
    if not known:
        return 0.0
    if card in SEARCHES:
        return mind.card(("play", card, 0)) if t.counter[slot] > 0 else 0.0
    if card in MENDING:
        engine = mind.here.get("engine", 0.0) if slot in t.rs.board.engines else 0.0
        return max(mind.repair(("play", card, 0)) if broken else 0.0, engine)
    if card in FREE:
        return mind.card(("play", card, FREE[card])) if gives(t, slot, card) else 0.0
    return 0.0


def gives(t: NemesisTable, slot: int, card: int) -> bool:
    """NM-ROM-36: whether a card does the action of a room: with a computer or without one."""
    if t.broken >> slot & 1:
        return False
    steers = card == _PILOT and slot == t.rs.board.cockpit
    return steers or t.rs.rooms[t.tile[slot]].computer == (card != quick_keys.FRIEND)


def lacking(mind: NemesisThought) -> float:
    """Which part of its ammunition the emptiest weapon at hand lacks."""
    t = mind.t
    weapons = [item for item in t.hands[mind.seat] if t.rs.items[item & 255].weapon]
    return max((1.0 - count_of(item) / capacity(t, item) for item in weapons), default=0.0)
