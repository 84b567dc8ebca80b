"""What a seat has reached by the end of a plan, and how likely that meets its objective."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lockdown.games.nemesis.bots.world import NemesisWorld

#: Chance that a character still at large is dead in the end, and that one who is out is.
DIES, OUT_DIES = 0.62, 0.2
#: Chance that all others die.
ALONE = 0.25
#: Chance that the self-destruct sequence runs in the end when nobody has started it yet.
CALM = 0.05
#: Chance that others do by themselves what an objective asks of the ship.
SOMEBODY = 0.12


@dataclass(frozen=True, slots=True)
class Fate:
    """What counts in the end."""

    signal: bool
    carried: frozenset[str]
    weaknesses: int
    """Mask of the weakness spaces that are face up."""
    explored: bool
    engines: tuple[float, float, float]
    """Chance of each engine to work."""
    course: float
    """Chance that the ship goes where this seat may sleep."""
    earth: float
    mars: float
    nest: bool
    blown: float
    """Chance that the self-destruct sequence runs to its end."""
    place: str = ""

    @property
    def jumps(self) -> float:
        """Chance that at least two engines work (NM-VIC-02)."""
        a, b, c = self.engines
        return a * b + a * c + b * c - 2 * a * b * c


def now(world: NemesisWorld) -> Fate:
    """What the seat has reached so far."""
    view, me = world.view, world.me
    return Fate(
        signal=me.signal,
        carried=frozenset(item.key for item in me.hands),
        weaknesses=sum(1 << i for i, card in enumerate(view.weaknesses) if card),
        explored=not world.unexplored,
        engines=world.engines,
        course=world.going_to(*world.harbours),
        earth=world.going_to("earth"),
        mars=world.going_to("mars"),
        nest=view.nest_destroyed,
        blown=_blown(world),
    )


def _blown(world: NemesisWorld) -> float:
    running = world.view.destruct
    if running < 0:
        return CALM
    return 0.9 if running > world.board.no_return else 0.99


def likely(world: NemesisWorld, fate: Fate) -> float:
    """Chance that one of the objectives still held is met then."""
    me = world.view.me
    if me is None:
        return 0.0
    return max((_objective(world, key, fate) for key in me.objectives), default=0.0)


def _objective(world: NemesisWorld, key: str, fate: Fate) -> float:
    best = 0.0
    for alternative in world.registry.objectives[key].condition:
        chance = 1.0
        for test in alternative:
            chance *= _test(world, test, fate)
        best = max(best, chance)
    return best


_SPACES = ("character_corpse", "egg", "carcass")


def _test(world: NemesisWorld, test: dict[str, Any], fate: Fate) -> float:
    view = world.view
    match test["kind"]:
        case "signal_sent":
            return float(fate.signal)
        case "ship_reached":
            there = fate.earth if test["destination"] == "earth" else fate.mars
            return (1.0 - fate.blown) * fate.jumps * there
        case "ship_destroyed":
            explodes = (1.0 - fate.jumps) if fate.place == "pod" else 0.0
            return fate.blown + (1.0 - fate.blown) * explodes
        case "queen_killed":
            return 1.0 if view.queen_killed else SOMEBODY / 2
        case "nest_destroyed":
            return 1.0 if fate.nest else SOMEBODY
        case "weaknesses_discovered":
            missing = int(test["min"]) - fate.weaknesses.bit_count()
            return SOMEBODY ** max(0, missing)
        case "weakness_of":
            up = fate.weaknesses >> _SPACES.index(test["space"]) & 1
            return 1.0 if up else SOMEBODY
        case "rooms_explored":
            return 1.0 if fate.explored else 0.8 ** len(world.unexplored) / 4
        case "carries":
            wanted = {"corpse" if o == "corpse_blue" else o for o in test["objects"]}
            return float(bool(wanted & fate.carried))
        case "survived_in":
            return float(fate.place in test["places"])
        case "items":
            return float(len(world.things) >= int(test["min"]))
        case "player_dead":
            return _dead(world, int(test["player"]))
        case "only_survivor":
            others = [c for c in view.crew if c.seat != world.seat and c.place != "dead"]
            return ALONE ** len(others)
        case "others_survive":
            others = [c for c in view.crew if c.seat != world.seat and c.place != "dead"]
            return 1.0 - (1.0 - 0.35) ** len(others)
    return 0.1


def _dead(world: NemesisWorld, number: int) -> float:
    target = next((c for c in world.view.crew if c.number == number), None)
    if target is None or target.place == "dead":
        return 1.0
    if target.seat == world.seat:
        return 0.0
    return OUT_DIES if target.place == "escaped" else DIES
