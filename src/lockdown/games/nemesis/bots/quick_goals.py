"""What the quick player of the original game wants: places worth walking to, and what for.

The pods and what unlocks them, hibernation with course and engines, treatment, tasks and things.
Works on imagined tables but keeps to what the seat could know there; see `quick_player`.
"""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.bots import quick_player
from lockdown.bots.quick_answers import open_wounds
from lockdown.bots.quick_player import FAR, Goal, near
from lockdown.bots.standing import sickness
from lockdown.games.nemesis import hibernation, pods
from lockdown.games.nemesis.bots.quick_answers import (
    EXTINGUISHER,
    POD_KEYS,
    SEARCHES,
    SECTIONS,
    armed,
    burning,
    going_to,
    may_sleep,
    operable,
    rounds_left,
    short,
)
from lockdown.games.nemesis.bots.quick_guns import drives
from lockdown.games.nemesis.bots.quick_helm import helm, unsighted
from lockdown.games.nemesis.bots.quick_hull import broken_left
from lockdown.games.nemesis.bots.quick_keys import gift, spared, taken
from lockdown.games.nemesis.bots.quick_tasks import (
    GENERATOR,
    deduced,
    has_any,
    may_mend,
    mends,
    needs_pod,
    only_calls,
    owes,
    starts,
    tasks,
    tests,
    there,
    undone,
    wants_arrival,
)
from lockdown.games.nemesis.setup import FIRST_SPACE
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.keys import ROOM

_HATCHES, _EMERGENCY, _SURGERY, _SPRINKLERS = (
    ROOM[key]
    for key in ("hatch_control_system", "emergency_room", "surgery", "fire_control_system")
)
#: Chance of an engine that nobody has looked at, and of a space of the course, to be right.
UNSEEN, BLIND = 0.5, 0.25
#: Chance of a course that one has not seen to be right, where somebody who has seen it sleeps.
TRUSTED = 0.75
#: What is left of an unseen engine at which somebody else stands: it was probably looked after.
SEEN_TO = 0.4
#: Chance that one of the others has looked after an engine or the course in the end.
CREW = 0.1
#: How much more course and engines are worth with every one of the others who is gone.
ALONE = 2.2
_PILOTING = keys.ACTION["piloting"]
_COURSE = ("check_coordinates", "set_destination")
#: What is left of a besieged way out for one who cannot shoot, or has too much to shoot at.
_HELPLESS = 0.15
#: What is left of a way out that is no way out: besieged, or broken for good.
_DESPERATE = 0.15
#: What is left of one at whose pods others stand, who leave first if they like.
_CROWDED = 0.3
#: Cards for a step, a blow and a way out.
STORM = 4
#: The rounds in which nobody who is well leaves with nothing won.
EARLY = 3
#: Before this round nobody starts the self-destruct sequence for the pods that it unlocks.
CALM = 2
#: Rounds before the end in which nobody stays for a task.
LATEST = 4
#: Rounds ahead with which one goes farther for one before it leaves, and how much: with ten left
#: somebody who was well left without the egg for its objective (82103, round 5).
AHEAD, FARTHER = 9, 2.0
#: Chance of each number of the noise die (NM-NOI-03), and of Danger.
_FACE, _DANGER = 0.2, 0.1


@dataclass
class Weights(quick_player.Weights):
    """What things weigh in the original game."""

    # leaving
    leave: float = 22.8
    again: float = 0.4
    """What is left of a way out when something comes."""
    besieged: float = 0.6
    wait: float = 5.12
    gather: float = 2.0
    """How much more that counts on a ship that blows up."""
    unlock: float = 43.8
    destruct: float = 7.11
    openers: float = 7.44
    """What a room is worth that may be one from which pods are unlocked."""
    sleep: float = 26.0
    # the ship
    course: float = 3.08
    engine: float = 3.0
    look: float = 1.0
    """What it is worth to look at an engine."""
    markers: float = 1.5
    """How much the last markers draw (see `short`)."""
    hazard: float = 0.5
    """How much less a new room draws when a marker more would destroy the ship."""
    unmended: float = 2.0
    """What it costs to pay for a step with the card that repairs what one goes for."""
    fare: float = 0.15
    """Which part of a goal a careful step costs that leaves too few cards for it."""
    explore: float = 1.0
    sections: float = 10.1
    """What a room is worth more that may be a section as long as none is known."""
    # tasks, health, things
    zeal: float = 25.0
    undone: float = 0.05
    """What is left of leaving while a task of the objective can be done near by."""
    reach: float = 3.0
    """How many moves away that is."""
    blind: float = 2.0
    """The same of rooms that only may be the one that is looked for."""
    keen: float = 2.5
    """How much more course and engines count for those whose objective the ship's arrival is."""
    wreck: float = 0.3
    """What is left of it for those whose objective the end of the ship is."""
    treat: float = 3.95
    healed: float = 0.4
    """Which part of it wounds are worth that are dressed."""
    cure: float = 8.43
    sick: float = 20.0
    """How much more the Surgery draws, by the chance to fail the contamination check."""
    loot: float = 1.4
    company: float = 13.1
    fire: float = 0.66
    singe: float = 1.7
    """What a light wound by fire costs, more for those who are hurt."""
    burnt: float = 1.7
    """What every turn costs that ends in a burning room for want of cards."""
    later: float = 0.4
    """Which part of it counts as long as one can still walk out."""
    fatal: float = 25.0
    unknown: float = 0.21
    pain: float = 3.39
    fade: float = 0.49
    step: float = 0.88
    reserve: float = 0.6
    burn: float = 0.0
    full: float = 8.0
    """What it costs to pass with a hand that cannot grow; half of it with a card less."""
    bold: float = 0.1
    """What is left of the fear of one Intruder for one who is well and armed."""
    slimy: float = 0.8
    """What it costs to be covered in slime, which betrays the silent."""
    spite: float = 0.0
    """What the death of somebody is worth in whose death there is nothing."""
    through: float = 1.0
    """Which part of a wound by fire a step into a burning room costs."""
    back: float = 1.0
    """What it costs at most to step aside from where one wants to be, out of a fire."""
    drive: float = 0.55
    """What it brings to drive an Intruder to the room next door; a shot that ends it: `shoot`."""
    stand: float = 2.5
    """What speaks against running from one Intruder that one can shoot."""
    wound: float = 4.0
    """What a serious wound costs, more for those who are hurt."""
    stroll: float = 6.0
    """How much less a room may draw in which a full hand finds something to do."""
    stay: float = 2.0
    """What an attack costs that comes because one has stayed."""
    free: float = 0.6
    """What a card brings that does a room's action without its cost."""
    press0: float = 3.03
    press2: float = 15.9
    pull: float = 0.069
    shoot: float = 2.5
    fists: float = 0.38
    meet: float = 5.14
    startle: float = 2.14
    prowl: float = 0.52
    calm3: float = 0.084
    careful: float = 1.43
    press3: float = 11.3


def fails(t: NemesisTable, slot: int) -> float:
    """NM-ROM-34: chance that a noise roll there brings somebody."""
    found = sum(_FACE for way in t.rs.board.exits[slot] if t.noise >> way & 1)
    if any(t.foes >> other & 1 for other, _ in t.rs.board.ways[slot]):
        found += _DANGER
    return min(0.9, found)


def arrival(t: NemesisTable, seat: int) -> float:
    """Chance that one who sleeps wakes up (NM-VIC-02, NM-VIC-04), as far as the seat knows."""
    if t.destruct >= 0:
        return 0.05
    a, b, c = (UNSEEN if state < 0 else float(state) for state in t.seen_engines[seat])
    jumps = a * b + a * c + b * c - 2 * a * b * c
    there = going_to(t, seat, t.destination)
    blind = max(BLIND * len(may_sleep(t, seat)), TRUSTED * trusted(t))
    course = blind if there < 0 else float(there in may_sleep(t, seat))
    crew = CREW * others(t, seat)
    # NM-ROM-30: once somebody sleeps nobody changes it: one ran through fire to sleep till Mars.
    steers = 0.0 if there >= 0 and hibernation.anybody_hibernates(t) else crew
    return (jumps + (1.0 - jumps) * crew) * (course + (1.0 - course) * steers)


def trusted(t: NemesisTable) -> bool:
    """NM-ROM-30: whether somebody sleeps who has looked at the coordinates: all have seen both.

    Two who had set the course lay down for it; the third stayed awake next door with five cards,
    because it had not looked at them itself (72102, round 8).
    """
    return any(
        place == keys.HIBERNATING and t.seen_coordinates >> s & 1 for s, place in enumerate(t.place)
    )


def _markers(t: NemesisTable, seat: int, w: Weights, known: int) -> list[Goal]:
    """NM-MRK-13, NM-MRK-21: repairs and fire-fighting, before a marker is missing."""
    found: list[Goal] = []
    if (worth := w.markers * short(broken_left(t))) and mends(t, seat):
        found += [(slot, worth, "mend") for slot in slots(t.broken)]
    if worth := w.markers * burning(t):
        found += there(t, seat, _SPRINKLERS, "fire_control_procedure", worth, known)
        if any(item & 255 == EXTINGUISHER for item in (*t.hands[seat], *t.pack[seat])):
            found += [(slot, worth, "") for slot in slots(t.fire)]
    return found


def others(t: NemesisTable, seat: int) -> int:
    """How many of the others are alive."""
    return sum(1 for s in range(t.n) if s != seat and t.place[s] != keys.DEAD)


def goals(t: NemesisTable, seat: int, w: Weights, press: float, left: int) -> list[Goal]:
    """Everything worth walking for; `press` says how much leaving is worth now."""
    known = t.explored | t.seen_tile[seat]
    known |= deduced(t, known)
    found: list[Goal] = []
    stay = rests = 1.0
    if left > 2:
        duties, ship = tasks(t, seat, w.zeal, known), _ship(t, seat, w)
        found = duties + ship
        stay = _stay(t, seat, w, left, duties, ship)
        # NM-ROM-30: by its own sleep nobody could change the wrong course any more.
        helm = [goal for goal in ship if goal[2] == "set_destination"]
        if left > LATEST and wants_arrival(t, seat) and undone(t, seat, helm, w.reach):
            rests = 0.0
        if left > LATEST and (_let_out(t, seat) or unsighted(t, seat)):
            rests = w.undone
        found += _markers(t, seat, w, known)
    # Who stays for a task opens no pod meanwhile, in which others would leave; but who only waits
    # for the first rounds to pass may as well do that in them.
    opens = stay >= 1.0
    if deserts(t, seat):
        stay = 0.0
    found += _pods(t, seat, w, press * stay, known, opens)
    found += _sleep(t, seat, w, press * stay * rests)
    bare, wounds = open_wounds(t, seat), len(t.wounds[seat])
    if bare or t.light[seat] > 1 or wounds > 1:
        value = w.treat * max(bare + 0.3 * t.light[seat], w.healed * wounds)
        found += there(t, seat, _EMERGENCY, "treat_wounds", value, known)
    if operable(t, seat):
        found += there(t, seat, _SURGERY, "operate", w.cure + w.sick * sickness(t, seat), known)
    return found + _rooms(t, seat, w, press, left, known)


def stays(t: NemesisTable, seat: int, w: Weights) -> bool:
    """Whether one does not leave yet, so that no key is turned either (23203, round 4)."""
    left, known = rounds_left(t), t.explored | t.seen_tile[seat]
    known |= deduced(t, known)
    duties, ship = tasks(t, seat, w.zeal, known), _ship(t, seat, w)
    return deserts(t, seat) or _stay(t, seat, w, left, duties, ship) < 1.0


def _stay(
    t: NemesisTable, seat: int, w: Weights, left: int, duties: list[Goal], ship: list[Goal]
) -> float:
    """What is left of leaving while there is something to stay for."""
    if left <= LATEST:
        return 1.0
    if only_calls(t, seat) and undone(t, seat, duties, left - LATEST, infested=True):
        return 0.0
    if wants_arrival(t, seat):
        duties = duties + [goal for goal in ship if goal[2] in _COURSE]
    # With most of the game ahead one who is well goes farther for what it cannot win without.
    far = FARTHER if left >= AHEAD else 1.0
    return w.undone if undone(t, seat, duties, far * w.reach, far * w.blind) else 1.0


def deserts(t: NemesisTable, seat: int) -> bool:
    """Whether nobody would leave yet: unharmed, unthreatened, in the first rounds, nothing won.

    Every objective that is held asks for a deed of one's own that is not done yet.
    """
    here = t.room[seat]
    near_by = 1 << here | sum(1 << other for other in {o for o, _ in t.rs.board.ways[here]})
    if t.round > EARLY or t.destruct >= 0 or t.foes & near_by or t.fire >> here & 1:
        return False
    if t.wounds[seat] or t.larva >> seat & 1:
        return False
    return bool(t.objectives[seat]) and all(owes(t, seat, o) for o in t.objectives[seat])


def _let_out(t: NemesisTable, seat: int) -> bool:
    """Whether one has all but the pod that the objective asks for, and gets into one (NM-OBJ-12).

    With seven things and the key to a pod two rooms away one crept off to sleep (82301, round 9).
    """
    if len(t.wounds[seat]) > 1 or t.larva >> seat & 1 or not needs_pod(t, seat):
        return False
    if any(owes(t, seat, objective) for objective in t.objectives[seat]):
        return False
    able = has_any(t, seat, POD_KEYS)
    known = t.explored | t.seen_tile[seat]
    return any(
        known >> t.slot_of[tile] & 1 and (pods.open_pods(t, n) or (able and pods_there(t, n)))
        for n, tile in enumerate(SECTIONS)
        if t.slot_of[tile]
    )


def pods_there(t: NemesisTable, section: int) -> bool:
    """Whether a section has a pod that was not launched yet."""
    return any(
        mine == section and not t.pod_gone >> pod & 1 for pod, mine in enumerate(t.pod_section)
    )


def _pods(
    t: NemesisTable, seat: int, w: Weights, press: float, known: int, opens: bool
) -> list[Goal]:
    """NM-POD-02, NM-CRT-05, NM-SDS-06: open pods, and how locked ones come to be open.

    With the signal unsent one walked back from the last unknown room for it, opened a pod, then
    another when that was gone, and left in neither (41112, rounds 4 to 7).
    """
    found: list[Goal] = []
    board = t.rs.board
    row = near(board, t.closed)[t.room[seat]]
    shut = free = mine = False
    closed = 0
    for number, tile in enumerate(SECTIONS):
        slot = t.slot_of[tile]
        if not slot or not known >> slot & 1 or not pods_there(t, number):
            continue
        if row[slot] >= FAR:
            continue  # neither open nor shut for one who does not get there
        heard = 1.0 - fails(t, slot) * (1.0 - w.again)
        quiet = heard * (besieged(t, seat, slot, w) if t.foes >> slot & 1 else 1.0)
        action = "enter_pod"
        if t.broken >> slot & 1:
            able = mends(t, seat)
            action = "mend" if able else ""
            quiet *= 0.7 if able else 0.3 if may_mend(t, seat) else 0.1
        if pods.open_pods(t, number) and taken(t, seat, number, slot):
            shut, mine = True, mine or not gift(t, seat, slot)
            closed |= 1 << number
            found.append((slot, _CROWDED * w.leave * press * quiet, action))
        elif pods.open_pods(t, number):
            free = free or quiet > _DESPERATE
            found.append((slot, w.leave * press * quiet, action))
        elif has_any(t, seat, POD_KEYS):
            free = free or quiet > _DESPERATE
            found.append((slot, 0.9 * w.leave * press * quiet, ""))
        else:
            shut = True
            closed |= 1 << number
            # What would let out the one whose death is needed is not opened for it.
            mine = mine or not gift(t, seat, slot)
            if t.destruct > board.no_return:
                # How loud it is when they open nobody knows: for the noise of its own step one went
                # back and on to the other section, all in one round (41204, round 7).
                found.append((slot, w.gather * w.wait * press * quiet / heard, ""))
    # Whoever has a place to leave from needs no other one.
    shut = shut and not free
    sooner = spared(t)
    if shut and mine and opens and sooner > 0.0 and _more(t, closed):
        # Nor is there another one where others stand at the only one: three sat before the hatches
        # (82126, round 6).
        blind = w.openers / w.unlock
        found += there(t, seat, _HATCHES, "flip_pod", sooner * w.unlock, known, blind)
    quiet_ship = t.destruct < 0 and not hibernation.anybody_hibernates(t)
    if shut and quiet_ship and not _needs_ship(t, seat):
        blind = w.openers / w.destruct
        found += starts(t, seat, w.destruct, known, blind)
    return found


def _more(t: NemesisTable, sections: int) -> bool:
    """Whether a pod of these sections is still locked, so that there is one to unlock."""
    return any(
        t.pod_locked >> pod & 1 and not t.pod_gone >> pod & 1 and sections >> section & 1
        for pod, section in enumerate(t.pod_section)
    )


def besieged(t: NemesisTable, seat: int, slot: int, w: Weights) -> float:
    """What is left of a way out beside an Intruder.

    Nobody gets away beside one, and after the last round there is no next. Whoever is attacked and
    runs anyway runs there all the same, and hopes that it goes: one ran from the only pod through
    three rooms of a ship that blew up (15101, round 9).
    """
    if rounds_left(t) <= 1 and not _cleared(t, seat, slot):
        return _DESPERATE if t.foes >> t.room[seat] & 1 or _storms(t, seat, slot) else 0.0
    able = armed(t, seat) or drives(t, seat)
    return w.besieged if able and _beatable(t, slot) else w.besieged * _HELPLESS


def _storms(t: NemesisTable, seat: int, slot: int) -> bool:
    """Whether one gets there, strikes once, a queen too, and still leaves: else one dies anyway."""
    clean = sum(1 for card in t.hand[seat] if card < keys.CONTAMINATION)
    beside = any(o == slot and not t.closed >> way & 1 for o, way in t.rs.board.ways[t.room[seat]])
    alone = sum(1 for stalker in t.stalkers if stalker[2] == slot) == 1
    return beside and clean >= STORM and alone


def _beatable(t: NemesisTable, slot: int) -> bool:
    """Whether only one Intruder is in a room, and none of the great ones."""
    kinds = [kind for _, kind, place, _ in t.stalkers if place == slot]
    return len(kinds) == 1 and kinds[0] <= keys.ADULT


def _cleared(t: NemesisTable, seat: int, slot: int) -> bool:
    """Whether somebody may still kill what is in a room: whoever goes there, or stands there."""
    kinds = [kind for _, kind, place, _ in t.stalkers if place == slot]
    there = [s for s in range(t.n) if t.place[s] == keys.IN_ROOM and t.room[s] == slot]
    return any(armed(t, s) for s in (seat, *there)) or kinds == [keys.LARVA]


def _needs_ship(t: NemesisTable, seat: int) -> bool:
    """Whether it is too early to blow up the ship for its pods: somebody still has to do something.

    In the first round nobody knows what is aboard; what the objective asks for is done on a ship
    that is there, and one that is to arrive somewhere must not blow up.
    """
    kinds = {test["kind"] for test in tests(t, seat)}
    if "ship_reached" in kinds or t.round < CALM:
        return True
    if "ship_destroyed" in kinds:
        return "signal_sent" in kinds and not t.signal >> seat & 1
    known = t.explored | t.seen_tile[seat]
    return t.time > LATEST and bool(tasks(t, seat, 1.0, known))


def _sleep(t: NemesisTable, seat: int, w: Weights, press: float) -> list[Goal]:
    """NM-ROM-31: worth as much as the ship is likely to arrive; never on one that blows up."""
    slot = t.rs.board.start_slot
    if t.destruct >= 0:
        return []
    if t.hibernation_open:
        if t.broken >> slot & 1:
            # Nor does anybody repair it beside one: a step into the fire before it was taken back
            # at once, with the queen behind (82311, round 9).
            free = besieged(t, seat, slot, w) if t.foes >> slot & 1 else 1.0
            return [(slot, 0.3 * w.sleep * press * free, "mend")] if mends(t, seat) else []
        quiet = 1.0 - fails(t, slot) * (1.0 - w.again)
        if t.foes >> slot & 1:
            # Nobody falls asleep beside an Intruder (NM-ROM-31).
            quiet *= besieged(t, seat, slot, w)
        return [(slot, w.sleep * press * arrival(t, seat) * quiet, "hibernate")]
    if t.time <= t.rs.board.hibernation_opens_at + 2:
        return [(slot, w.wait * press * arrival(t, seat), "")]
    return []


def _ship(t: NemesisTable, seat: int, w: Weights) -> list[Goal]:
    """Course and engines: what decides whether those who sleep wake up; before all, that it flies.

    Once somebody sleeps nobody changes the course any more (NM-ROM-30), but engines.
    """
    found: list[Goal] = []
    board = t.rs.board
    if t.destruct >= 0:
        return _stop(t, seat, w)
    if needs_pod(t, seat) and pods.on_board(t):
        return found
    steers = not hibernation.anybody_hibernates(t)
    # Whoever is alone has to do everything.
    zeal = ALONE ** max(0, 3 - others(t, seat))
    kinds = {test["kind"] for test in tests(t, seat)}
    # Who changed the course may have had another goal in mind (11103, round 2).
    meddled = t.destination != FIRST_SPACE and not t.seen_coordinates >> seat & 1
    if wants_arrival(t, seat) or ("ship_reached" in kinds and meddled):
        zeal *= w.keen
    if "ship_destroyed" in kinds:
        zeal *= w.wreck  # it does not win on a ship that arrives
    if steers:
        # One with the card that looks for nothing walked away from the door (23101, round 2).
        free = "ship_reached" in kinds and _PILOTING in t.hand[seat]
        found += helm(t, seat, w, zeal, max(zeal, w.keen) if free else zeal)
    if mends(t, seat):
        for engine, slot in enumerate(board.engines):
            state = t.seen_engines[seat][engine]
            if state != 1:
                worth = 1.5 if state == 0 else SEEN_TO if _company(t, seat, slot) else 1.0
                found.append((slot, zeal * w.engine * worth, "engine"))
    for engine, slot in enumerate(board.engines):
        if t.seen_engines[seat][engine] < 0:
            found.append((slot, zeal * w.look, "check_engine"))
    return found


def _stop(t: NemesisTable, seat: int, w: Weights) -> list[Goal]:
    """NM-SDS-04: the end of the self-destruct sequence, for those who need the ship.

    That is whoever wins by its arrival, and whoever gets to no pod: locked ones open in time
    (NM-SDS-06), and one that nobody has found yet may be near.
    """
    kinds = {test["kind"] for test in tests(t, seat)}
    if t.destruct <= t.rs.board.no_return or "ship_destroyed" in kinds:
        return []
    known = t.explored | t.seen_tile[seat]
    row = near(t.rs.board, t.closed)[t.room[seat]]
    slots = [t.slot_of[tile] for n, tile in enumerate(SECTIONS) if pods_there(t, n)]
    out = any(row[slot] < FAR or not known >> slot & 1 for slot in slots if slot)
    if out and "ship_reached" not in kinds:
        return []
    return there(t, seat, GENERATOR, "stop_self_destruct", w.zeal, known)


def _company(t: NemesisTable, seat: int, slot: int) -> bool:
    """Whether somebody else stands in a room, who came there for something."""
    return any(
        other != seat and t.room[other] == slot and t.place[other] == keys.IN_ROOM
        for other in range(t.n)
    )


def _rooms(
    t: NemesisTable, seat: int, w: Weights, press: float, left: int, known: int
) -> list[Goal]:
    """Rooms to explore, more so while no section is known, and rooms to search."""
    found: list[Goal] = []
    found_sections = [t.slot_of[tile] and known >> t.slot_of[tile] & 1 for tile in SECTIONS]
    lost = not any(seen and pods_there(t, number) for number, seen in enumerate(found_sections))
    if all(found_sections):
        lost = False  # both are known: no room hides one
    if not lost and left <= 3:
        return found
    # On a ship that blows up it is now or never.
    wanted = w.sections * (max(1.0, press) if t.destruct >= 0 else 1.0) if lost else 0.0
    kinds = t.rs.board.kind
    for slot in range(1, t.rs.board.slots + 1):
        if not t.explored >> slot & 1:
            hides = kinds[slot] == "1" and not known >> slot & 1
            found.append((slot, w.explore + (wanted if hides else 0.0), ""))
    if any(card in SEARCHES for card in t.hand[seat]):
        found += [(slot, w.loot, "") for slot, count in enumerate(t.counter) if count > 0]
    return found


def way_out(t: NemesisTable, seat: int, whence: int = 0) -> int:
    """Moves to the nearest place where one leaves, the Hibernatorium if none is known.

    From where the seat is, or from another room. On a ship that blows up nobody sleeps, and locked
    pods open in time (NM-SDS-06).
    """
    row = near(t.rs.board, t.closed)[whence or t.room[seat]]
    known = t.explored | t.seen_tile[seat]
    slots = [t.slot_of[tile] for tile in SECTIONS]
    blows = t.destruct >= 0
    places = [
        slot
        for number, slot in enumerate(slots)
        if slot
        and known >> slot & 1
        and (pods_there(t, number) if blows else pods.open_pods(t, number))
    ]
    if not blows or not places:
        places.append(t.rs.board.start_slot)
    return min(row[slot] for slot in places)
