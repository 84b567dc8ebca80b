"""Ways out: the Isolation Room, the bunker, the containers, and what stands before each."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.bots.odds import Odds
from lockdown.bots.planner import LINGER, Exit
from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.world import LockdownWorld

#: Chance that somebody who is nearer to the Alert Room starts the procedure in a round.
TRUST = 0.85
#: Chance that one who is in the complex does not die in time for the gate to open; from which
#: round on one looks closer.
GATE, LATE = 0.6, 6
#: Chance that one who is in the complex dies there, by round.
DYING = (0.0, 0.01, 0.03, 0.05, 0.07, 0.09, 0.12, 0.16, 0.2)
#: How many rounds one waits for that at most, and what each of them leaves of the hope.
AHEAD, PATIENCE = 7, 0.9
#: What it costs that a room has to be made to work first.
MEND = 0.05
#: The card with which a broken room works at once; cards to repair a container's room and enter it.
DETOUR, REPAIRED = "it_should_work", 4
#: Chance that the complex is still there in the end where somebody has stopped the sequence.
STOPPED = 0.9
#: Chance that one who is nearer leaves the rover to us.
RIVAL = 0.15
#: Others who wait where one waits oneself, from which on one of them is as likely to be first.
CROWD = 2


def exits(world: LockdownWorld, odds: Odds, *, can_repair: bool) -> list[Exit]:
    """Every way out that this seat knows of."""
    view = world.view
    found: list[Exit] = []
    left = min(view.fire_left, view.malfunctions_left)
    whole = 0.05 if view.destruct >= 0 else (0.5, 0.7, 0.85, 0.93, 0.97)[min(left, 4)]
    slot = world.find("isolation_room")
    if slot and not view.destruct_red:
        # LD-SDS-06, LD-END-06: once the token is red, whoever is locked in dies with the complex.
        fails = odds.marked(slot) + (0.1 if odds.lured(slot) else 0.0)
        loss = odds.roll(slot, 3) + 0.15 * fails + LINGER * odds.company(slot)
        if world.rooms[slot].malfunction:
            loss += MEND if can_repair else 0.6
        # LD-SDS-03: a sequence that runs can be stopped, also before the room is open. Who did not
        # think of it then sat by with five cards and no hope left (71222, rounds 5 to 9).
        ends = [("", whole)] + [("stop", STOPPED)] * (view.destruct >= 0)
        if view.isolation_open:
            found += [Exit(slot, "lock_in", "isolation", loss, sure, 0, key) for key, sure in ends]
        else:
            opens = max(1, view.time - world.board.isolation_opens_at)
            for key, sure in ends:
                found.append(Exit(slot, "lock_in", "isolation", loss, sure, opens, key))
                keys = f"{key} alert".strip()
                found.append(Exit(slot, "lock_in", "isolation", loss, sure, 0, keys))
            if view.emergency < 0 and world.nearer(world.find("alert_room")):
                # Somebody else may start the procedure; who has not by now hardly will.
                trust = TRUST ** max(1, view.round - 1)
                wait = 0 if alarm_is_near(world) else 2
                found.append(Exit(slot, "lock_in", "isolation", loss, trust * whole, wait))
    return found + bunker(world, odds) + containers(world, odds, can_repair=can_repair)


@dataclass(frozen=True, slots=True)
class Opening:
    """How the main gate comes to be open."""

    odds: float
    wait: int
    needs: str = ""


def openings(world: LockdownWorld) -> list[Opening]:
    """LD-BNK-09: a death, the key, the self-destruct token turned red."""
    view = world.view
    if view.gate_open:
        return [Opening(1.0, 0)]
    found: list[Opening] = []
    others = sum(c.place == "room" for c in view.crew if c.seat != world.seat)
    if others:
        found.append(first_death(world, others))
    if "gate_key" in world.things:
        found.append(Opening(1.0, 0, "key"))
    if view.destruct >= 0:
        found.append(Opening(objective_odds.unstopped(world), view.time - view.destruct + 1))
    elif world.wants_ruin:
        found.append(Opening(objective_odds.unstopped(world), 5, "destruct"))
    return found


def first_death(world: LockdownWorld, others: int) -> Opening:
    """LD-CRT-05: how long to wait for it that one of the others dies, and how likely that is.

    Whoever believes in the next round every round waits until nobody can leave any more.
    """
    if world.view.round < LATE:
        likely = (1.0 - GATE**others) * 0.9 ** max(0, world.view.round - 3)
        return Opening(likely, LATE - world.view.round)
    best, hope, safe = Opening(0.0, 1), 0.0, 1.0
    for wait in range(1, min(AHEAD, world.rounds_left - 1) + 1):
        number = min(world.view.round + wait - 1, len(DYING)) - 1
        safe *= (1.0 - DYING[number]) ** others
        worth = (1.0 - safe) * PATIENCE**wait
        if worth > hope:
            best, hope = Opening(1.0 - safe, wait), worth
    return best


def bunker(world: LockdownWorld, odds: Odds) -> list[Exit]:
    """LD-BNK: on foot in a suit, or with the rover."""
    gate, rover = world.gate, world.rover
    found: list[Exit] = []
    foot = odds.roll(gate, 3) + 0.15 * odds.marked(gate) + LINGER * odds.company(gate)
    for way in openings(world):
        suit = way.needs if world.suit else f"{way.needs} suit".strip()
        found.append(Exit(gate, "escape", "bunker", foot, way.odds, way.wait, suit))
        if rover:
            # Whoever is nearer takes it; as long as the gate is shut somebody else may get there.
            free = 0.55 if world.view.gate_open else RIVAL
            here = LINGER * odds.company(rover)
            sure = way.odds * min(free ** world.nearer(rover), crowded(world))
            found.append(Exit(rover, "escape", "bunker", here, sure, way.wait, way.needs))
    return found


def crowded(world: LockdownWorld) -> float:
    """LD-BNK-03: chance to be the one of so many who wait at the shut gate, if there are several.

    Who is first there by its seat need not be first to move: one without a suit waited beside two
    with theirs for six rounds, and never set out for its egg (111203, rounds 2 to 7).
    """
    others = len(world.friends(world.rover)) if world.room == world.rover else 0
    return 1.0 / (1 + others) if others >= CROWD and not world.view.gate_open else 1.0


def alarm_is_near(world: LockdownWorld) -> bool:
    """Whether somebody stands in the Alert Room and can start the procedure this round."""
    slot = world.find("alert_room")
    return (
        not world.foes(slot)
        and not world.rooms[slot].malfunction
        and any(not crew.passed and crew.hand > 1 for crew in world.friends(slot))
    )


def containers(world: LockdownWorld, odds: Odds, *, can_repair: bool = False) -> list[Exit]:
    """Containers with a CSS token on the way (LD-CSS-02), by the odds that they are launched.

    One that is out of order is a way out for whoever holds what makes it work: one walked out of it
    at the time of the launch, with the card for it in hand (11103, round 8).
    """
    view = world.view
    hidden = dict(objective_odds.LAUNCHES)
    for token in view.css:
        if token.face:
            hidden[token.face] -= 1
    total = max(1, sum(hidden.values()))
    found = []
    for letter in "abc":
        slot = world.find(f"css_{letter}")
        broken = bool(slot) and world.rooms[slot].malfunction
        if not slot or (broken and not can_repair):
            continue
        if not world.outlives(slot, passing=True):
            # LD-CSS-04: whoever enters passes first, and one burnt to death before it was in.
            continue
        # LD-CSS-03: whoever sits in it, or stands before it, is launched in this round.
        taken = any(crew.place == f"container_{letter}" for crew in view.crew)
        rivals = sum(not crew.passed for crew in world.friends(slot))
        for token in view.css:
            wait = view.time - token.space
            if taken and not wait:
                continue
            dear = broken and not wait and DETOUR not in world.hand
            if dear and world.purse < REPAIRED + world.distance(slot):
                continue
            if token.revealed or not 0 <= wait <= 4 or token.space < world.last_space:
                continue
            if token.face:
                sure = float(token.face in ("launch_all", f"launch_{letter}"))
            else:
                sure = (hidden["launch_all"] + hidden[f"launch_{letter}"]) / total
            if wait == 0 and rivals:
                sure *= RIVAL
            if sure:
                fails = (1.0 - sure) * 0.6 + LINGER * odds.company(slot)
                fails += MEND if broken else 0.0
                # LD-CSS-02: once the token is revealed it is too late for this launch.
                found.append(Exit(slot, "enter_css", "container", fails, sure, wait, until=wait))
    return found
