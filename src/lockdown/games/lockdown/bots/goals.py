"""What a rookie wants to do where: its way out, treatment, and things worth having."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.condition import (
    carried,
    fetchable,
    handless,
    mends,
    operable,
    searching,
    seeking,
)
from lockdown.bots.footsteps import FAR_OFF, Goal, paces
from lockdown.games.lockdown.bots import partners, pursuits
from lockdown.games.lockdown.bots.forgone import at_ease, forgone, lacks
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.cards.registry import REGISTRY


def goals(world: LockdownWorld) -> list[Goal]:
    """Everything worth walking for, from what this seat knows."""
    found = _partners(world)
    if not found or partners.borne(world) is None:
        # Who carries a dead partner to where the dead wake does not leave with the corpse.
        found = _alarm(world) + ([] if _early(world) else _ways_out(world)) + found
    found += _treatment(world) + _asked(world)
    return found + _loot(world) + _unknown(world) + _chores(world)


# ---- leaving


def _ways_out(world: LockdownWorld) -> list[Goal]:
    view = world.view
    found: list[Goal] = []
    isolation = world.find("isolation_room")
    urgency = _urgency(world)
    if _asked(world):
        # Whoever leaves without it has survived for nothing; but there must be time.
        urgency *= ELSEWHERE
    done = _objective_done(world)
    buried = pursuits.buried(world)
    suit = any(
        item.item is not None and item.item.key == "enviro_suit" for item in world.me.pack
    ) or any(item.key == "battle_suit" for item in world.me.beside)
    if view.gate_open and not in_vain(world, "bunker"):
        value = 30.0 * world.safety("bunker") * (max(1.0, urgency) if done else urgency)
        if world.rover:
            # LD-BNK-03: it takes one, and whoever is nearer will be there first.
            late = world.nearer(world.rover) and not (suit and world.rover == world.gate)
            found.append(Goal(world.rover, value * (RACE if late else 1.0), "escape"))
        if suit and world.gate and world.gate != world.rover:
            found.append(Goal(world.gate, value, "escape"))
    elif buried and not view.gate_open and (world.rover or suit):
        # LD-SDS-05: it opens by itself when nobody can stop the sequence any more.
        # Who has started it has no other way, and does not go exploring meanwhile.
        first = suit or world.wants_ruin or not world.nearer(world.rover)
        found.append(Goal(world.rover or world.gate, 6.0 * urgency * (1.0 if first else RACE)))
    if pursuits.stoppable(world) and not suit and (not world.rover or world.nearer(world.rover)):
        # Four sat at the exit with full hands, for a rover that takes one (116418, rounds 4 to 8).
        worth = pursuits.STOPPED * max(1.0, urgency)
        found += _known(world, "power_generator", "stop_self_destruct", worth)
    for letter in "abc":
        slot = world.find(f"css_{letter}")
        token = next((c for c in view.css if c.space == view.time and not c.revealed), None)
        if in_vain(world, "container"):
            break
        if slot and token is not None and not world.rooms[slot].malfunction:
            odds = (
                GAMBLE
                if not token.face
                else float(token.face in ("launch_all", f"launch_{letter}"))
            )
            safe = world.safety("container") * odds
            # Nobody gets into it in another round than this one.
            near = world.distance(slot) + BOARDING <= world.purse
            if near and (len(world.me.wounds) < 3 or odds == 1.0):
                found.append(
                    Goal(slot, 22.0 * safe * (max(1.0, urgency) if done else urgency), "enter_css")
                )
    if (elsewhere(world) or buried) and hurry(world) < NOW:
        found += _boarding(world, urgency)
    if view.isolation_open and isolation and _usable(world, isolation) and not buried:
        safe = world.safety("isolation")
        value = 26.0 * safe * (max(1.0, urgency) if done else urgency)
        if loud(world, isolation) and hurry(world) < NOW:
            value *= BESET
        # Nor for whoever can still do what its objective asks for: one locked itself in unhurt, in
        # the fourth round, with the card that repairs the room for its signal (71442).
        undone = bool(_asked(world))
        unfit = elsewhere(world) and hurry(world) < NOW
        calm = _urgency(world) <= PRESSURE[0]
        waits = (undone and calm) or in_vain(world, "isolation")
        if (unfit and (calm or _gets_out(world, found))) or waits:
            # Nobody who is well locks itself in for nothing (12432, round 5: with the egg that
            # was asked for in the bunker; 81403, round 8); but it waits nearby.
            found.append(Goal(isolation, NEARBY))
        else:
            found.append(Goal(isolation, value * (ELSEWHERE if unfit else 1.0), "lock_in"))
    elif isolation and not buried and view.time <= world.board.isolation_opens_at + 1:
        found.append(Goal(isolation, 6.0 * urgency))
    return found


def in_vain(world: LockdownWorld, place: str) -> bool:
    """Whether one who is well, and has time, would have survived for nothing there (LD-GOL-02).

    Nobody sits before a way out who has nothing else to do: there must be something to go for.
    """
    if not at_ease(world) or hurry(world) >= NOW or not forgone(world, place):
        return False
    open_ended = len(world.aims) > 1 and world.view.time >= SOON
    return open_ended or bool(_asked(world)) or bool(lacks(world) and world.unexplored)


def _boarding(world: LockdownWorld, urgency: float) -> list[Goal]:
    """LD-CSS-02: whoever has to leave in a container is there when the next one may be launched."""
    view = world.view
    spaces = [c.space for c in view.css if not c.revealed and c.space < view.time]
    if max(spaces, default=0) < world.last_space:
        return []
    value = 22.0 * world.safety("container") * GAMBLE * urgency
    known = [slot for letter in "abc" if (slot := world.find(f"css_{letter}"))]
    return [Goal(slot, value) for slot in known if not world.rooms[slot].malfunction]


def _gets_out(world: LockdownWorld, others: list[Goal]) -> bool:
    """Whether one who is well has time for another way out, with what its objective asks for."""
    well = world.hurt() < HURT and not world.me.larva
    ready = not world.wanted_objects or carried(world)
    cards = world.purse + STRIDE * (world.rounds_left - 1)
    # But for the rover if somebody else is there first (LD-BNK-03).
    free = [g for g in others if g.slot != world.rover or not world.nearer(g.slot)]
    return well and ready and any(paces(world, g.slot) + BOARDING <= cards for g in free)


def _early(world: LockdownWorld) -> bool:
    """Whether there is time for all other things: nobody knows yet what they will bring."""
    well = _urgency(world) <= PRESSURE[0]
    return well and world.rounds_left > EARLY and not _objective_done(world)


def alarming(world: LockdownWorld) -> bool:
    """Whether the alarm still opens the Isolation Room sooner than it opens by itself."""
    view = world.view
    shelters = not (view.isolation_open or pursuits.buried(world))
    return shelters and view.emergency < 0 and view.time >= SOON


def _alarm(world: LockdownWorld) -> list[Goal]:
    """LD-EMP-01: to the alarm; whoever is nearer will be there first, or is there already."""
    alert = world.find("alert_room")
    if not alarming(world) or not alert or not _usable(world, alert):
        return []
    if world.room != alert and world.friends(alert):
        return []
    well = world.hurt() < HURT and not world.me.larva
    if len(world.aims) == 1 and well and (elsewhere(world) or pursuits.ruinous(world)):
        # It opens nothing that they leave by, and shortens the game (111401, round 5: for Write-Off
        # with the gate open).
        return []
    return [Goal(alert, ALARM * (RACE if world.nearer(alert) else 1.0), "start_procedure")]


#: How much leaving is worth: with time for other things, soon, and now or never.
PRESSURE = (0.9, 2.0, 5.0, 5.0)
#: Rounds with which nobody thinks of leaving yet who is well and has something left to do.
EARLY = 7
#: Cards that what an objective asks for takes, and those that one goes there with in a round.
CARDS, PACE = 2, 3
#: Steps that it must spare to keep what opens a door.
DETOUR = 3
#: Part of the ways to a room with noise in them from which on even a beginner does not make any,
#: and what is left of its wish to be there.
LOUD, BESET = 0.75, 0.3
#: What is left of the Isolation Room to one whose objective asks for another way out.
ELSEWHERE = 0.3
#: What it is worth to be near it then.
NEARBY = 0.5
#: Cards for steps that one counts on in each later round.
STRIDE = 2
#: How hurt one is who leaves soon, whatever there is to do.
HURT = 0.6
#: What is left of the wish for the rover, or for the alarm, if somebody else is nearer to it.
RACE = 0.3
#: The hurry in which it is now or never.
NOW = 2
#: What opens a door of the room, with its part.
DOORS = frozenset(
    {
        ("demolition", "0"),
        ("emergency_key", "1"),
        ("computer_skills", "0"),
        ("plasma_cutter", "0"),
    }
)
#: Things that repair a room.
TOOLS = ("tool_belt", "duct_tape")
#: What starting the emergency procedure is worth, and the time until which it is: on 9 the room is
#: open in the next round anyway (LD-CRT-06), and the alarm does no more than to shorten the game.
#: One repaired the Alert Room for it, five rooms from the Isolation Room (81403, round 7).
ALARM, SOON = 11.0, 10
#: Cards that it takes to get into a container.
BOARDING = 2
#: Chance that a face-down CSS token launches a container, as bots hope.
GAMBLE = 0.35
TREAT = 1.2
#: What it adds to a wound that it bleeds, or is not the only one.
GRAVE = 8.0
#: What a way to be rid of a larva is worth: more than to wait for the Isolation Room to be quiet.
CURE = 20.0
#: Rooms in which one gets rid of a larva.
CURES = ("decon_room", "surgery")
#: Knowledge that it takes to take a neutralizer.
VERSED = 4
#: Rounds before the end in which nobody looks for anything any more.
LATE = 3
#: What it is worth to use a room for something once.
CHORE = 1.5
#: What it is worth to bring something to the laboratory that one has picked up for that.
ANALYSIS = 3.0
#: What it is worth to fetch or to do what an objective asks for.
OBJECT = 8.0
#: What a room with things in it is worth to one with a card to search it, and an unexplored one.
LOOT, UNKNOWN = 1.8, 1.2
#: How much more an unexplored one is worth to whom a room is missing for its objective.
SOUGHT = 1.5
#: What a dead partner is worth: to carry one on, to go for one.
CARRY = 14.0
FETCH = 5.0


def _usable(world: LockdownWorld, slot: int) -> bool:
    """Whether a room works, or one has what repairs it."""
    return not world.rooms[slot].malfunction or mends(world, TOOLS)


def loud(world: LockdownWorld, slot: int, more: int = 0) -> bool:
    """LD-GOL-05: whether so much noise is around a room that somebody is almost sure to come.

    `more`: with so many markers besides.
    """
    ways = world.board.exits[slot]
    return sum(way in world.noisy for way in ways) + more >= LOUD * len(ways)


def hurry(world: LockdownWorld) -> int:
    """0: there is time for other things, 1: it is time to go, 2: now or never, 3: last round.

    A door that one can open is no reason to hurry: one opened it to leave in time, had time then,
    and stayed (71480, round 3).
    """
    isolation = _shelter(world)
    way = paces(world, isolation) if isolation else 0
    if isolation and {key for key, _ in DOORS} & {*world.hand, *world.things}:
        way = min(way, _through_doors(world))
    needed = (way + BOARDING) / STRIDE + 1.0 if isolation else 3.0
    spare = world.rounds_left - needed
    if world.rounds_left <= 1:
        return 3
    return 2 if spare <= 1.0 else 1 if spare <= 3.0 else 0


def _outs(world: LockdownWorld) -> list[int]:
    """The ways out that one counts on: the Isolation Room, unless it gets buried, and the gate.

    One took the rover in round 5, unhurt, its research not begun: it was in a hurry, as the
    Isolation Room was nine rooms off (115421).
    """
    isolation, buried = world.find("isolation_room"), pursuits.buried(world)
    gate = world.gate if world.suit else world.rover
    open_ = world.view.gate_open and (world.suit or not world.nearer(gate))
    outs = [gate] if gate and (open_ or buried) else []
    return outs + ([isolation] if isolation and not (buried and outs) else [])


def _shelter(world: LockdownWorld) -> int:
    """The nearest of them."""
    return min(_outs(world), key=lambda slot: paces(world, slot), default=0)


def _through_doors(world: LockdownWorld) -> int:
    """Cards that the way out takes if one opens a door on it."""
    isolation = _shelter(world)
    return world.hops(isolation).get(world.room, FAR_OFF) + 1 if isolation else FAR_OFF


def detours(world: LockdownWorld) -> bool:
    """Whether the way to the Isolation Room is far longer round the closed doors.

    One paid for its signal with the card for the door that barred the way, and had to hurry round
    the whole base (81411, round 2).
    """
    isolation = _shelter(world)
    near = bool(isolation and world.shut) and _through_doors(world) + DETOUR <= paces(
        world, isolation
    )
    return near and hurry(world) < NOW


def _urgency(world: LockdownWorld) -> float:
    """How much leaving is worth now."""
    pressure = PRESSURE[hurry(world)]
    if world.hurt() >= HURT or world.me.larva:
        pressure = max(pressure, PRESSURE[1])
    return pressure


def elsewhere(world: LockdownWorld) -> bool:
    """Whether every objective asks for another way out than the Isolation Room (LD-OBJ-02)."""
    aims = [REGISTRY.objectives[key].condition for key in world.aims]
    return bool(aims) and not any(
        all(_allows(world, test) for test in alternative) for aim in aims for alternative in aim
    )


def _allows(world: LockdownWorld, test: Mapping[str, object]) -> bool:
    if test["kind"] == "complex_destroyed" and world.view.destruct >= 0:
        return False  # with whoever has locked itself in (LD-END-05)
    places = test.get("places")
    return not isinstance(places, tuple) or "isolation" in places


def _objective_done(world: LockdownWorld) -> bool:
    me = world.view.me
    if me is None or not me.objectives:
        return False
    passive = all(o.startswith("loose_end_") for o in me.objectives)
    return passive or any(me.objectives_met)


# ---- body and pockets


def _treatment(world: LockdownWorld) -> list[Goal]:
    me = world.me
    found: list[Goal] = []
    need = 1.6 * world.undressed + 0.4 * me.light
    if world.bleeding or world.undressed > 1:
        need += GRAVE * max(1.0, _urgency(world) / PRESSURE[1])
    if need >= 1.6:
        found += _known(world, "emergency_room", "treat_wounds", TREAT * need)
    if me.larva:
        # It grows with the wish to leave: else one turns round on the way out, and round again.
        worth = CURE * _urgency(world) / PRESSURE[1]
        found += _known(world, "decon_room", "decontaminate", worth)
        if operable(world):
            found += _known(world, "surgery", "operate", 0.95 * worth)
        if neutralizer_ready(world):
            found += _known(world, "testing_lab", "take_neutralizer", 0.95 * worth)
    return found


def neutralizer_ready(world: LockdownWorld) -> bool:
    """LD-ROM-57: whether the Testing Lab is known and gives one, and one has none yet."""
    left = "neutralizer" in world.view.crafted and "neutralizer" not in world.things
    return left and world.me.knowledge >= VERSED and bool(world.find("testing_lab"))


def _known(world: LockdownWorld, tile: str, action: str, value: float) -> list[Goal]:
    slot = world.find(tile)
    return [Goal(slot, value, action)] if slot and _usable(world, slot) else []


def _loot(world: LockdownWorld) -> list[Goal]:
    # One card to go there, and the other one to search.
    searches = world.purse > 1 and set(world.hand) & set(world.values.searching)
    if not searches or world.rounds_left <= LATE:
        return []
    worth = LOOT + seeking(world)
    return [Goal(room.slot, worth) for room in world.view.rooms if room.items > 0]


def _unknown(world: LockdownWorld) -> list[Goal]:
    """Nobody knows what is there: as good as anything, as long as there is time."""
    if world.rounds_left <= LATE:
        return []
    ready = "neutralizer" in world.things or neutralizer_ready(world)
    worth = UNKNOWN + (0.0 if ready else searching(world, CURES))
    worth += SOUGHT if lacks(world) and hurry(world) < NOW else 0.0
    return [Goal(slot, worth) for slot in world.unexplored]


def _chores(world: LockdownWorld) -> list[Goal]:
    """What can be done where, once a room is known; any of it is better than to stand about."""
    if world.rounds_left <= LATE:
        return []
    found: list[Goal] = []
    if not world.me.knowledge_active:
        found += _known(world, "archive", "examine_archive", CHORE)
    if not world.me.signal:
        found += _known(world, "transmitter_control", "send_signal", CHORE)
    if spare_object(world):
        found += _known(world, "laboratory", "analyse", ANALYSIS)
    guard = world.find("guard_room")
    if guard and world.rooms[guard].items > 0 and not world.suit:
        found += _known(world, "guard_room", "take_equipment", CHORE)
    return found


def _asked(world: LockdownWorld) -> list[Goal]:
    """What an objective asks for and can be had, as long as there is time for it."""
    if hurry(world) >= NOW:
        return []
    found = [Goal(slot, OBJECT, "pickup") for slot in fetchable(world)] + _eggs(world)
    if len(world.aims) == 1:  # else one of them will be laid aside (LD-CRT-02)
        if "signal_sent" in world.wishes and not world.me.signal:
            found += _known(world, "transmitter_control", "send_signal", OBJECT)
        if "knowledge_token_active" in world.wishes and not world.me.knowledge_active:
            found += _known(world, "archive", "examine_archive", OBJECT)
        found += [goal for goal in pursuits.research(world) if _usable(world, goal.slot)]
        if pursuits.ignition(world):
            found += _known(world, "cooling_system", "start_self_destruct", OBJECT)
    return [goal for goal in found if _in_time(world, goal.slot)]


def _eggs(world: LockdownWorld) -> list[Goal]:
    """LD-ROM-40: to the Nest for an egg that the objective asks for.

    One waited two rooms from it for the container, and left without one (101403).
    """
    asks = len(world.aims) == 1 and "egg" in world.wanted_objects and world.view.eggs > 0
    return _known(world, "nest", "take_egg", OBJECT) if asks and not _bears(world) else []


def _bears(world: LockdownWorld) -> bool:
    """Whether one carries what one's objective asks for, or has no hand for it."""
    return carried(world) or handless(world)


def _in_time(world: LockdownWorld, slot: int) -> bool:
    """Whether there will still be time to leave when one has been there.

    Where one stands now is no measure of that: one rode to the way out, had time then, and rode
    back towards what its objective asked for (81402, round 2).
    """
    out = min((world.hops(o).get(slot, FAR_OFF) for o in _outs(world)), default=0)
    takes = paces(world, slot) + CARDS + out + BOARDING
    return takes <= world.purse + PACE * (world.rounds_left - 1)


def spare_object(world: LockdownWorld) -> bool:
    """Whether one holds something for the laboratory that no objective of one's own asks for."""
    held = {item.key for item in world.me.hands} - world.wanted_objects
    return any(key in world.values.objects for key in held)


def _partners(world: LockdownWorld) -> list[Goal]:
    """LD-COP-08: to a dead partner, and with one to where the dead wake."""
    ward = partners.ward(world) if world.together else 0
    if not ward or hurry(world) >= 2:
        return []
    if partners.borne(world) is not None:
        return [Goal(ward, CARRY, "drop")]
    return [Goal(slot, FETCH, "pickup") for slot in partners.lying(world)]
