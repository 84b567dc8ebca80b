"""What the objectives of a cooperative game still ask for (LD-COP-01), read from what lies open.

Some of it counts for the table whoever does it and whatever becomes of them afterwards: signals,
weaknesses, explored rooms, the self-destruct sequence. The rest somebody must bring out alive
(LD-COP-05): an active knowledge token, knowledge, an egg.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.world import LockdownWorld

#: Tests that one living character has to pass for the whole card.
PERSONAL = frozenset({"knowledge", "knowledge_token_active", "carries", "survived_in"})
#: Tests that the end of the complex passes (LD-OBJ-09, LD-OBJ-10, LD-END-05).
BLAST = frozenset({"complex_destroyed", "queen_killed", "nest_destroyed"})
#: Cards that errands take, with the way to them and the search for their rooms.
SIGNAL = 6.0
WEAKNESS = 11.0
ROOM = 2.0
BLASTING = 6.0
BROUGHT = {
    "knowledge_token_active": 6.0,
    "knowledge": 14.0,
    "carries": 9.0,
    "survived_in": 0.0,
}


@dataclass(frozen=True, slots=True)
class Needs:
    """What is left to do for a set of objectives."""

    signals: int
    """Signals that are still to be sent, each by somebody else (LD-COP-06)."""
    weaknesses: int
    """Weaknesses that are still to be discovered."""
    blast: int
    """Objectives that the end of the complex would meet."""
    rooms: frozenset[int]
    """Rooms that are still to be explored."""
    surveys: int
    """Objectives that ask for them."""
    bearers: tuple[tuple[dict[str, object], ...], ...]
    """By objective: what one living character must bring out."""

    @property
    def open(self) -> bool:
        """Whether anything is left that counts whoever does it."""
        return bool(self.signals or self.weaknesses or self.blast or self.rooms)

    def work(self, started: bool) -> float:
        """Cards that it takes to do what is left, about, the way out not counted."""
        total = SIGNAL * self.signals + WEAKNESS * self.weaknesses + ROOM * len(self.rooms)
        for tests in self.bearers:
            total += max(BROUGHT[str(test["kind"])] for test in tests)
        return total + (BLASTING if self.blast and not started else 0.0)

    def brought(self, fate: Fate) -> tuple[float, ...]:
        """By objective: how much of what one must bring out somebody with that fate has."""
        return tuple(_share(tests, fate) for tests in self.bearers)


def needs(world: LockdownWorld, held: Iterable[str]) -> Needs:
    """What is left to do for these objectives."""
    view = world.view
    signals = weaknesses = blast = surveys = 0
    rooms: set[int] = set()
    bearers = []
    for key in held:
        # The cards of this deck have one alternative each.
        tests = world.registry.objectives[key].condition[0]
        kinds = {str(test["kind"]) for test in tests}
        signals += "signal_sent" in kinds
        for test in tests:
            if test["kind"] == "weaknesses_discovered":
                weaknesses = max(weaknesses, _number(test))
            if test["kind"] == "sections_explored":
                sections = _words(test, "sections")
                missing = [s for s in world.unexplored if world.rooms[s].section in sections]
                rooms.update(missing)
                surveys += bool(missing)
        done = (view.queen_killed and "queen_killed" in kinds) or (
            view.nest_destroyed and "nest_destroyed" in kinds
        )
        blast += bool(kinds & BLAST) and not done
        own = tuple(test for test in tests if test["kind"] in PERSONAL)
        if own:
            bearers.append(own)
    found = objective_odds.now(world).weaknesses
    return Needs(
        signals=max(0, signals - sum(crew.signal for crew in view.crew)),
        weaknesses=max(0, weaknesses - found),
        blast=blast,
        rooms=frozenset(rooms),
        surveys=surveys,
        bearers=tuple(bearers),
    )


def _share(tests: tuple[dict[str, object], ...], fate: Fate) -> float:
    share = 1.0
    for test in tests:
        if test["kind"] == "knowledge":
            wanted = _number(test)
            share *= 1.0 if fate.knowledge >= wanted else 0.4 * (fate.knowledge / wanted) ** 2
        elif test["kind"] == "knowledge_token_active":
            share *= float(fate.active)
        elif test["kind"] == "carries":
            share *= float(bool(fate.carried & set(_words(test, "objects"))))
        else:
            share *= float(fate.place in _words(test, "places"))
    return share


def _number(test: dict[str, object]) -> int:
    value = test["min"]
    return value if isinstance(value, int) else 0


def _words(test: dict[str, object], name: str) -> tuple[str, ...]:
    value = test[name]
    return tuple(str(word) for word in value) if isinstance(value, list | tuple) else ()
