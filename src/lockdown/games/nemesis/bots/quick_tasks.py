"""What the objectives of a seat ask it to do on the ship, as goals of the quick player.

The signal, objects and what is analysed, rooms to explore, course and engines, the end of the ship.
Works on imagined tables but keeps to what the seat could know there; see `quick_player`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from lockdown.bots.quick_player import Goal, at, near
from lockdown.games.nemesis import analysis, hibernation, pods
from lockdown.games.nemesis.bots.quick_answers import (
    MENDING,
    MENDING_ITEMS,
    OBJECTIVE_ODDS,
    POD_KEYS,
    rounds_left,
)
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import item_cards
from lockdown.state.keys import BLUE_CORPSE, CARCASS, CORPSE, EGG, ITEM, ROOM
from lockdown.state.ruleset import Ruleset

COMMS, NEST, LABORATORY, GENERATOR, STORAGE = (
    ROOM[key] for key in ("comms_room", "nest", "laboratory", "generator", "storage")
)
_SECTIONS = tuple(ROOM[key] for key in pods.SECTIONS)
#: What starts the self-destruct sequence before any computer (NM-SDS-01).
DESTRUCT_KEY = ITEM["self_destruct_key"]
#: Objects by the words of objectives.
_OBJECTS = {"egg": EGG, "carcass": CARCASS, "corpse": CORPSE, "character_corpse": CORPSE}
#: How much more a task is worth that takes three rooms: fetching, analysing and the way out.
DEVOTED = 2.0
#: What is left of a room's worth that has to be repaired first.
REPAIRED = 0.6
#: The same while the card that repairs it still lies in the own deck.
UNREPAIRED = 0.3
#: What one of all the rooms is worth to one who has to see them all; the last one is worth all:
#: next door to it one passed, and then walked away (41113, rounds 11 and 12).
_ROOM = 0.5
#: What a room with things in it is worth to one who gathers them.
_LOOT = 0.2
#: Rounds that are left to get to a pod, after those in which one thing each is found.
PACE = 2
#: Chance to be the only survivor.
_ALONE = 0.04
#: What a room is worth that may be the one that is looked for.
_BLIND = 0.3


def has_any(t: NemesisTable, seat: int, kinds: tuple[int, ...]) -> bool:
    """Whether one of these items is in the inventory, or lies open beside it (NM-MIS-03)."""
    return any(item & 255 in kinds for item in (*t.pack[seat], *t.beside[seat]))


def mends(t: NemesisTable, seat: int) -> bool:
    """Whether a card or a tool at hand removes a malfunction marker or works on an engine."""
    if any(card in MENDING for card in t.hand[seat]):
        return True
    return has_any(t, seat, MENDING_ITEMS)


def may_mend(t: NemesisTable, seat: int) -> bool:
    """Whether such a card will come from the own deck, whose cards everybody knows."""
    return any(card in MENDING for card in (*t.deck[seat], *t.discard[seat]))


def there(
    t: NemesisTable, seat: int, tile: int, action: str, value: float, known: int, blind: float = 0.0
) -> list[Goal]:
    """A room where it is known, to be repaired first if it is broken and one can."""
    slot = t.slot_of[tile]
    if slot and known >> slot & 1 and t.broken >> slot & 1:
        if mends(t, seat):
            return [(slot, REPAIRED * value, "mend")]
        return [(slot, UNREPAIRED * value, "")] if may_mend(t, seat) else []
    return at(t, tile, action, value, known, blind)


def tests(t: NemesisTable, seat: int) -> tuple[dict[str, Any], ...]:
    """What the objectives that are still held ask for, all alternatives together."""
    return _asked(t.rs, t.objectives[seat], t.number[seat])


@cache
def _asked(rs: Ruleset, held: tuple[int, ...], number: int) -> tuple[dict[str, Any], ...]:
    # Of two only one is kept (NM-CRT-04): nobody works for the one that will probably go.
    odds = {objective: _odds(rs, objective, number) for objective in held}
    likely = max(odds.values(), default=0.0)
    return tuple(
        test
        for objective in held
        if odds[objective] >= likely
        for alternative in rs.objectives[objective].condition
        for test in alternative
    )


def _odds(rs: Ruleset, objective: int, number: int) -> float:
    """How likely an objective is met; hardly one that asks for the own death (NM-SET-22)."""
    named = {test.get("player") for parts in rs.objectives[objective].condition for test in parts}
    return _ALONE if number in named else OBJECTIVE_ODDS[objective]


def tasks(t: NemesisTable, seat: int, zeal: float, known: int) -> list[Goal]:
    """What the objective asks for and the seat can do something about."""
    found: list[Goal] = []
    worth = zeal / max(1, len(t.objectives[seat]))
    for test in tests(t, seat):
        kind = test["kind"]
        if kind == "signal_sent":
            if not t.signal >> seat & 1:
                # What every objective asks for is not done for half of them (15301, round 2).
                held = max(1, sum(_calls(t, objective) for objective in t.objectives[seat]))
                found += there(t, seat, COMMS, "send_signal", held * worth, known, _BLIND)
        elif kind == "carries":
            found += _carry(t, seat, test["objects"], worth, known)
        elif kind in ("weakness_of", "weaknesses_discovered"):
            found += _analyse(t, seat, test, DEVOTED * worth, known)
        elif kind == "rooms_explored":
            rooms = [s for s in range(1, t.rs.board.slots + 1) if not t.explored >> s & 1]
            found += [(slot, worth * max(_ROOM, 1.0 / len(rooms)), "") for slot in rooms]
        elif kind == "object_lies_in":
            found += _bring(t, seat, test, worth, known)
        elif kind == "items":
            found += _gather(t, seat, int(test["min"]), worth, known)
        elif kind == "ship_destroyed":
            found += _blow_up(t, seat, worth, known)
    return found


def _calls(t: NemesisTable, objective: int) -> bool:
    """Whether an objective is not met without the signal."""
    return all(
        any(test["kind"] == "signal_sent" for test in alternative)
        for alternative in t.rs.objectives[objective].condition
    )


def deduced(t: NemesisTable, known: int) -> int:
    """The room that is left, where all others of its kind are known and all of them are on board.

    One went to sleep without the signal, with one door unopened behind which the Comms Room had to
    be (15201, round 9).
    """
    board, found = t.rs.board, 0
    for kind in {board.kind[slot] for slot in range(1, board.slots + 1)}:
        places = [slot for slot in range(1, board.slots + 1) if board.kind[slot] == kind]
        hidden = [slot for slot in places if not known >> slot & 1]
        tiles = sum(1 for room in t.rs.rooms if room.kind == kind)
        found |= 1 << hidden[0] if len(hidden) == 1 and tiles == len(places) else 0
    return found


def owes(t: NemesisTable, seat: int, objective: int) -> bool:
    """Whether an objective cannot be met without something that only this seat does, and has not.

    Its signal, an object in its hands, what it analyses, things in its inventory.
    """
    return all(
        any(_owed(t, seat, test) for test in alternative)
        for alternative in t.rs.objectives[objective].condition
    )


def only_calls(t: NemesisTable, seat: int) -> bool:
    """Whether of all that the one objective asks of the seat the signal alone is missing.

    Then it goes far for it: with the corpse for its objective in hand and eleven rounds left one
    gave up the signal, four rooms off, for a pod (23203, round 4).
    """
    if len(t.objectives[seat]) != 1 or t.signal >> seat & 1:
        return False
    return all(
        [test["kind"] for test in alternative if _owed(t, seat, test)] == ["signal_sent"]
        for alternative in t.rs.objectives[t.objectives[seat][0]].condition
    )


def _owed(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """Whether a test asks for a deed of the seat's own that is not done yet."""
    if test["kind"] == "signal_sent":
        return not t.signal >> seat & 1
    if test["kind"] == "carries":
        held = t.hands[seat]
        return not any(_is(item, name) for item in held for name in test["objects"])
    if test["kind"] == "weaknesses_discovered":
        # Nobody else brings all that to the Laboratory; one left with the corpse for it (11203).
        return bool(_kinds(t, test))
    return test["kind"] == "items" and len(item_cards(t, seat)) < int(test["min"])


def hoards(t: NemesisTable, seat: int) -> bool:
    """Whether a thing that is used up is missing in the end (NM-OBJ-12).

    With no pod left nothing counts any more: one stayed covered in slime for eight rounds, with two
    sets of clothes in its pack (106202, rounds 7 to 15).
    """
    if needs_pod(t, seat) and not pods.on_board(t):
        return False
    gathered = [int(test["min"]) for test in tests(t, seat) if test["kind"] == "items"]
    return bool(gathered) and len(item_cards(t, seat)) <= max(gathered)


def wants_arrival(t: NemesisTable, seat: int) -> bool:
    """Whether the objective asks that the ship arrives somewhere, and nothing else will do.

    Those who also win as the only survivor do better to look after their life.
    """
    kinds = {test["kind"] for test in tests(t, seat)}
    return "ship_reached" in kinds and "only_survivor" not in kinds


def needs_pod(t: NemesisTable, seat: int) -> bool:
    """Whether only one who leaves in a pod meets the objective: for it the ship need not arrive.

    With all seven things one went to steer the ship, away from an open pod (11201, round 9).
    """
    held = t.objectives[seat]
    return bool(held) and all(
        any(test["kind"] == "survived_in" and test["places"] == ("pod",) for test in alternative)
        for objective in held
        for alternative in t.rs.objectives[objective].condition
    )


def _carry(
    t: NemesisTable, seat: int, names: tuple[str, ...], worth: float, known: int
) -> list[Goal]:
    """NM-OBJ-12: an object in the hands; of the corpses only the blue one will do (NM-SET-30)."""
    found: list[Goal] = []
    for name in names:
        if any(_is(item, name) for item in t.hands[seat]):
            return []
        found += [(x >> 16, worth, "pickup") for x in t.lying if _is(x & 0xFFFF, name)]
        if name == "egg" and t.eggs:
            found += there(t, seat, NEST, "take_egg", worth, known, _BLIND)
    return found


def _bring(
    t: NemesisTable, seat: int, test: dict[str, Any], worth: float, known: int
) -> list[Goal]:
    """NM-OBJ-12: an object that is to lie in a room: fetched, carried there, laid down."""
    tile, name = ROOM[test["room"]], test["object"]
    slot = t.slot_of[tile] if known >> t.slot_of[tile] & 1 else 0
    if any(_is(item, name) for item in t.hands[seat]):
        return [(slot, worth, "deliver")] if slot else at(t, tile, "", worth, known, _BLIND)
    return [
        (x >> 16, worth, "pickup") for x in t.lying if _is(x & 0xFFFF, name) and x >> 16 != slot
    ]


def _gather(t: NemesisTable, seat: int, needed: int, worth: float, known: int) -> list[Goal]:
    """NM-OBJ-12: rooms where things are to be found, as long as some are missing.

    And as long as there is time for them: one sat in a room with things on a ship that was about to
    blow up, without a card to search it (11202, round 4).
    """
    missing = needed + turns(t, seat, known) - len(item_cards(t, seat))
    if missing <= 0 or missing >= rounds_left(t) - PACE:
        return []  # a thing a round, and then the way to the pod
    rooms = [(slot, _LOOT * worth, "loot") for slot, count in enumerate(t.counter) if count > 0]
    # In most rooms that nobody has seen things lie (NM-EXP-04).
    places = range(1, t.rs.board.slots + 1)
    rooms += [(slot, _LOOT * worth, "") for slot in places if not t.explored >> slot & 1]
    return rooms + there(t, seat, STORAGE, "look_for_item", _LOOT * worth, known)


def turns(t: NemesisTable, seat: int, known: int) -> bool:
    """NM-POD-02: whether a key that one has is used up to leave, and does not count any more."""
    slots = [t.slot_of[tile] for tile in _SECTIONS]
    found = (n for n, slot in enumerate(slots) if slot and known >> slot & 1)
    return has_any(t, seat, POD_KEYS) and not any(pods.open_pods(t, n) for n in found)


def wanted(t: NemesisTable, seat: int, item: int) -> bool:
    """Whether an object is one that the objective asks to carry or to analyse."""
    for test in tests(t, seat):
        if test["kind"] == "carries" and any(_is(item, name) for name in test["objects"]):
            return True
        if test["kind"] == "object_lies_in" and _is(item, test["object"]):
            return t.room[seat] != t.slot_of[ROOM[test["room"]]]
        if test["kind"] in ("weakness_of", "weaknesses_discovered") and item & 255 in _kinds(
            t, test
        ):
            return True
    return False


def _is(item: int, name: str) -> bool:
    return item == BLUE_CORPSE if name == "corpse_blue" else item & 255 == _OBJECTS[name]


def _analyse(
    t: NemesisTable, seat: int, test: dict[str, Any], worth: float, known: int
) -> list[Goal]:
    """NM-WEA-02: objects whose weakness nobody knows, and the Laboratory for them."""
    kinds = _kinds(t, test)
    slot = t.slot_of[LABORATORY]
    ready = any(item & 255 in kinds for item in t.hands[seat]) or any(
        x >> 16 == slot and x & 255 in kinds for x in t.lying
    )
    if not kinds:
        return []
    if ready:
        return there(t, seat, LABORATORY, "analyse", worth, known, _BLIND)
    found = [(x >> 16, worth, "pickup") for x in t.lying if x & 255 in kinds]
    if EGG in kinds and t.eggs:
        found += there(t, seat, NEST, "take_egg", worth, known, _BLIND)
    return found


def _kinds(t: NemesisTable, test: dict[str, Any]) -> list[int]:
    """NM-OBJ-06: kinds of objects that a test asks to analyse."""
    if test["kind"] == "weakness_of":
        asked: tuple[int, ...] = (_OBJECTS[test["space"]],)
    elif t.weakness_up.bit_count() - t.rs.weakness_face_up >= int(test["min"]):
        asked = ()
    else:
        asked = analysis.SPACES
    return [kind for kind in asked if analysis.undiscovered(t, kind)]


def _blow_up(t: NemesisTable, seat: int, worth: float, known: int) -> list[Goal]:
    """NM-SDS-01: the self-destruct sequence, once there is nothing else to do on board."""
    signal = any(test["kind"] == "signal_sent" for test in tests(t, seat))
    if t.destruct >= 0 or hibernation.anybody_hibernates(t):
        return []
    if signal and not t.signal >> seat & 1:
        return []
    if not any(known >> t.slot_of[tile] & 1 for tile in _SECTIONS if t.slot_of[tile]):
        return []  # the pods that it unlocks would not be found in time
    return starts(t, seat, worth, known, _BLIND)


def starts(t: NemesisTable, seat: int, worth: float, known: int, blind: float = 0.0) -> list[Goal]:
    """Where the sequence is started: in the Generator, with the key before any computer.

    One whose objective asked for the end of the ship alone put the key away for a drone, and slept
    on a ship that arrived (92101, round 6).
    """
    found = there(t, seat, GENERATOR, "start_self_destruct", worth, known, blind)
    if has_any(t, seat, (DESTRUCT_KEY,)):
        rooms = t.rs.rooms
        fit = known & ~t.broken
        slots = [s for s in range(1, len(t.tile)) if fit >> s & 1 and rooms[t.tile[s]].computer]
        found += [(slot, worth, "arm") for slot in slots]
    return found


def undone(
    t: NemesisTable,
    seat: int,
    duties: list[Goal],
    reach: float,
    blind: float = 0.0,
    *,
    infested: bool = False,
) -> bool:
    """Whether a task can be done near by; who is hurt has no time for it, nor who is infested.

    Unless nothing else is missing (`infested`): a larva alone does nothing (NM-CON-10), and next
    door to the Comms Room, with just the cards for it, one turned round to the pods (82103, r8).
    """
    if len(t.objectives[seat]) != 1 or len(t.wounds[seat]) > 1:
        return False
    if t.larva >> seat & 1 and not infested:
        return False
    row = near(t.rs.board, t.closed)[t.room[seat]]
    return any(row[slot] <= (reach if action else blind) for slot, _, action in duties)
