"""Ways out: the Isolation Room, the bunker, the containers, and what stands before each."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.bots import objective_odds
from lockdown.bots.odds import Odds
from lockdown.bots.world import World

#: How much of a room's company is still there some time later.
LINGER = 0.45
#: Chance that somebody who is nearer to the Alert Room starts the procedure in a round.
TRUST = 0.85
#: Chance that one who is still in the complex does not die in time for the gate to open.
GATE = 0.6
#: Chance that one who is nearer leaves the rover to us.
RIVAL = 0.15


@dataclass(frozen=True, slots=True)
class Exit:
    """A way out."""

    slot: int
    action: str
    place: str
    loss: float
    odds: float = 1.0
    wait: int = 0
    """Rounds until it can be used."""
    needs: str = ""
    """An errand without which it is closed."""


def exits(world: World, odds: Odds, *, can_repair: bool) -> list[Exit]:
    """Every way out that this seat knows of."""
    view = world.view
    found: list[Exit] = []
    left = min(view.fire_left, view.malfunctions_left)
    whole = 0.05 if view.destruct >= 0 else (0.5, 0.7, 0.85, 0.93, 0.97)[min(left, 4)]
    slot = world.find("isolation_room")
    if slot:
        fails = odds.marked(slot) + (0.1 if odds.lured(slot) else 0.0)
        loss = odds.roll(slot, 3) + 0.15 * fails + LINGER * odds.company(slot)
        if world.rooms[slot].malfunction:
            loss += 0.05 if can_repair else 0.6
        if view.isolation_open:
            found.append(Exit(slot, "lock_in", "isolation", loss, whole))
        else:
            opens = max(1, view.time - world.board.isolation_opens_at)
            found.append(Exit(slot, "lock_in", "isolation", loss, whole, opens))
            found.append(Exit(slot, "lock_in", "isolation", loss, whole, 0, "alert"))
            if view.emergency < 0 and others_nearer(world, world.find("alert_room")):
                # Somebody else may start the procedure; who has not by now hardly will.
                trust = TRUST ** max(1, view.round - 1)
                wait = 0 if alarm_is_near(world) else 2
                found.append(Exit(slot, "lock_in", "isolation", loss, trust * whole, wait))
    gate = world.board.exit_rooms[0]
    if view.gate_open:
        here = LINGER * odds.company(gate)
        foot = odds.roll(gate, 3) + 0.15 * odds.marked(gate) + here
        if world.suit:
            found.append(Exit(gate, "escape", "bunker", foot))
        else:
            found.append(Exit(gate, "escape", "bunker", foot, 1.0, 0, "suit"))
        if view.rover_here:
            free = 0.55 ** others_nearer(world, gate)
            found.append(Exit(gate, "escape", "bunker", here, free))
    elif view.rover_here and len(view.crew) > 1:
        # The first death opens the gate (LD-CRT-05); whoever is near then takes the rover.
        others = sum(c.place == "room" for c in view.crew if c.seat != world.seat)
        likely = (1.0 - GATE**others) * 0.9 ** max(0, view.round - 3)
        free = likely * RIVAL ** others_nearer(world, gate)
        here = LINGER * odds.company(gate)
        found.append(Exit(gate, "escape", "bunker", here, free, max(1, 6 - view.round)))
    return found + containers(world, odds)


def alarm_is_near(world: World) -> bool:
    """Whether somebody stands in the Alert Room and can start the procedure this round."""
    slot = world.find("alert_room")
    return (
        not world.foes(slot)
        and not world.rooms[slot].malfunction
        and any(not crew.passed and crew.hand > 1 for crew in world.friends(slot))
    )


def containers(world: World, odds: Odds) -> list[Exit]:
    """Containers with a CSS token on the way (LD-CSS-02), by the odds that they are launched."""
    view = world.view
    hidden = dict(objective_odds.LAUNCHES)
    for token in view.css:
        if token.face:
            hidden[token.face] -= 1
    total = max(1, sum(hidden.values()))
    found = []
    for letter in "abc":
        slot = world.find(f"css_{letter}")
        if not slot or world.rooms[slot].malfunction:
            continue
        for token in view.css:
            wait = view.time - token.space
            if token.revealed or not 0 <= wait <= 4 or token.space < world.last_space:
                continue
            if token.face:
                sure = float(token.face in ("launch_all", f"launch_{letter}"))
            else:
                sure = (hidden["launch_all"] + hidden[f"launch_{letter}"]) / total
            if sure:
                fails = (1.0 - sure) * 0.6 + LINGER * odds.company(slot)
                found.append(Exit(slot, "enter_css", "container", fails, sure, wait))
    return found


def others_nearer(world: World, slot: int) -> int:
    """How many others are nearer to a room, as the crow flies; by seat among equals."""
    if not slot:
        return 0
    ways = world.hops(slot)
    mine = (ways.get(world.room, 99), world.seat)
    return sum(
        1
        for crew in world.view.crew
        if crew.seat != world.seat
        and crew.place == "room"
        and (ways.get(crew.room, 99), crew.seat) < mine
    )
