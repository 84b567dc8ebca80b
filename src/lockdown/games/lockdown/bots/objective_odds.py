"""How likely each objective is met by one who survives, given what was done."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lockdown.games.lockdown.bots.values import VALUES
from lockdown.games.lockdown.bots.world import LockdownWorld, spares
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.lockdown.view_types import LockdownCrewView
from lockdown.views.types import DecisionView, OptionView

#: Bulky objects that can be analysed or carried out.
OBJECTS = VALUES.objects
#: CSS tokens by face.
LAUNCHES = {token.key: token.copies for token in tokens.CSS_TOKENS}
#: Chance that somebody who is on the way gets out; that one who is out is alive in the end.
GETS_OUT = 0.5
OUT = 0.55
#: Where those are who have left, as plans name it.
GONE = {"isolation": "isolation", "bunker": "bunker", "launched": "container"}
#: Chance to pass the contamination check.
CLEAN = 0.92
#: Chance that a running self-destruct sequence is not stopped: still yellow, among the usual number
#: of others; red (LD-SDS-06), or with nobody left who could stop it.
RUNS, SURE, USUAL = 0.5, 0.97, 3
#: What may still turn up beyond all plans: knowledge, by what is missing; weaknesses; a thing to
#: carry. So the first half of such an objective is not left undone because of the second.
LEARNS, FINDS = (0.3, 0.2, 0.15, 0.08, 0.05, 0.03), (0.4, 0.1)
#: The same of weaknesses for one who needs two: whoever has brought one object to the Laboratory
#: knows the way, and carcasses and corpses turn up later on.
PAIR = (0.4, 0.05)
COMES_BY = 0.08
#: How much more the objectives of a crew are worth than those of one alone: one survivor is enough
#: (LD-COP-04).
CREW = 1.0
#: What a partner who is back is worth (LD-COP-08), as a part of meeting the objectives.
BACK = 0.5


@dataclass(frozen=True, slots=True)
class Fate:
    """What one has done, has found and where one ends."""

    signal: bool
    active: bool
    knowledge: int
    carried: frozenset[str]
    weaknesses: int
    explored: bool = False
    """Whether the rooms that the objective names get explored."""
    place: str = ""
    woken: bool = False
    """Whether a dead partner gets back to life."""
    blown: float = 0.0
    """Chance that the complex is destroyed in the end."""
    code: str = ""
    """The active contingency, where it is taken for known."""
    nest: bool = False
    """Whether the last egg of the Nest gets destroyed."""
    gone: bool = False
    """Whether one has left: what it has not learnt or does not carry it never will (LD-GOL-07)."""

    def ending(self, place: str, code: str) -> Fate:
        """The same with its end; plans ask for it so often that `replace` would be noticed."""
        return Fate(
            signal=self.signal,
            active=self.active,
            knowledge=self.knowledge,
            carried=self.carried,
            weaknesses=self.weaknesses,
            explored=self.explored,
            place=place,
            woken=self.woken,
            blown=self.blown,
            code=code,
            nest=self.nest,
            gone=self.gone,
        )


def runs(world: LockdownWorld) -> float:
    """Chance that a yellow self-destruct sequence goes on, by how many there are to stop it.

    LD-SDS-03: only somebody in the complex can. When the last one leaves, it is destroyed at once
    (LD-END-04).
    """
    others = sum(c.place == "room" for c in world.view.crew if c.seat != world.seat)
    return min(SURE, float(RUNS ** (others / USUAL)))


def now(world: LockdownWorld) -> Fate:
    """What this seat has done so far."""
    me = world.me
    known = sum(1 for key in world.view.weaknesses if key)
    running = world.view.destruct >= 0
    return Fate(
        blown=0.0 if not running else SURE if world.view.destruct_red else runs(world),
        signal=me.signal,
        active=me.knowledge_active,
        knowledge=me.knowledge,
        carried=frozenset(item.key for item in me.hands) & frozenset(OBJECTS),
        weaknesses=max(0, known - ENEMIES[world.view.enemies].weakness_face_up),
    )


def look_back(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-GOL-06, LD-GOL-07: the likelier objective for one who has left and does nothing any more.

    Two kept ones for which they had yet to send a signal.
    """
    place, done = GONE[world.me.place], now(world)
    # LD-END-06: whoever is locked in dies with the complex.
    blown = 0.0 if place == "isolation" else done.blown
    fate = replace(done, place=place, blown=blown, gone=True)

    def worth(option: OptionView) -> tuple[float, float]:
        key = option.args[0].text
        return chance(world, key, fate), world.objective_value(key)

    return max(decision.options, key=worth).text


def likely(world: LockdownWorld, fate: Fate) -> float:
    """Chance that an objective is met; the better one as long as there are two."""
    if not world.aims:
        return 0.0
    if world.together:
        # All of them are needed, by whomever; a partner more helps with each.
        met = sum(chance(world, key, fate) for key in world.aims) / len(world.aims)
        return CREW * (met + (BACK if fate.woken else 0.0))
    return max(chance(world, key, fate) for key in world.aims)


def chance(world: LockdownWorld, key: str, fate: Fate) -> float:
    """Chance that one objective is met by somebody with that fate who survives."""
    best = 0.0
    for alternative in registry.REGISTRY.objectives[key].condition:
        product = 1.0
        for test in alternative:
            product *= _holds(world, test, fate)
        best = max(best, product)
    return best


def _holds(world: LockdownWorld, test: dict[str, object], fate: Fate) -> float:
    kind = test["kind"]
    if kind == "signal_sent":
        return float(fate.signal)
    if kind == "knowledge_token_active":
        return float(fate.active)
    if kind == "knowledge":
        missing = _number(test, "min") - fate.knowledge
        return float(missing <= 0) if fate.gone else _hope(missing, LEARNS)
    if kind == "weaknesses_discovered":
        needed = _number(test, "min")
        return _hope(needed - fate.weaknesses, FINDS if needed < len(PAIR) else PAIR)
    if kind == "carries":
        comes_by = 0.0 if fate.gone else COMES_BY
        return 1.0 if fate.carried & set(_words(test, "objects")) else comes_by
    if kind == "survived_in":
        return float(fate.place in _words(test, "places"))
    if kind == "sections_explored":
        left = len(_unexplored(world, _words(test, "sections")))
        return 1.0 if not left else 0.8 if fate.explored else max(0.0, 0.3 - 0.08 * left)
    if kind == "nest_destroyed":
        gone = world.view.nest_destroyed or fate.nest
        return 1.0 if gone else 0.03 + _explodes(world, fate)
    if kind == "queen_killed":
        return 1.0 if world.view.queen_killed else 0.03 + _explodes(world, fate)
    if kind == "complex_destroyed":
        return 0.03 + _explodes(world, fate)
    return _others(world, test, fate)


def _hope(missing: int, chances: tuple[float, ...]) -> float:
    """Chance of one to whom that much is missing as far as its plans go."""
    return 1.0 if missing <= 0 else chances[min(missing, len(chances)) - 1]


def _explodes(world: LockdownWorld, fate: Fate) -> float:
    return fate.blown if fate.place != "isolation" else 0.0


def _others(world: LockdownWorld, test: dict[str, object], fate: Fate) -> float:
    """Tests about who else survives."""
    kind = test["kind"]
    case = (fate.place, fate.code, fate.blown)
    alive = world.spared_others.get(case)
    if alive is None:
        alive = {c.seat: _alive(c, fate) for c in world.view.crew if c.seat != world.seat}
        world.spared_others[case] = alive
    if kind == "player_dead":
        number = _number(test, "player")
        named = next((c for c in world.view.crew if c.number == number), None)
        return 1.0 if named is None else 1.0 - alive.get(named.seat, 1.0)
    if kind == "no_nemesis_survivor":
        alone = 1.0
        for crew in world.view.crew:
            facts = registry.REGISTRY.characters.get(crew.character)
            if facts is not None and facts.origin == "survivor":
                alone *= 1.0 - alive.get(crew.seat, 1.0)
        return alone
    if kind == "only_survivor":
        alone = 1.0
        for odds in alive.values():
            alone *= 1.0 - odds
        return alone
    if kind == "others_survive":
        needed = _number(test, "min")
        spread = [1.0]
        for odds in alive.values():
            spread = [
                (spread[i] if i < len(spread) else 0.0) * (1.0 - odds)
                + (spread[i - 1] * odds if i else 0.0)
                for i in range(len(spread) + 1)
            ]
        return sum(spread[needed:])
    return 0.02


def _alive(crew: LockdownCrewView, fate: Fate) -> float:
    """Chance that somebody is alive in the end, if the one with that fate is."""
    place = crew.place
    if place == "dead":
        return 0.0
    if place == "room":
        # Most of those who still get out lock themselves in, as they are.
        spared = spares(fate.code, "isolation", crew.knowledge, crew.signal) if fate.code else 0.5
        return GETS_OUT * (0.85 if spared else 0.25)
    where = "container" if place in ("launched", "container") else place
    whole = 1.0 - fate.blown if where == "isolation" and fate.place != "isolation" else 1.0
    if not fate.code:
        return whole * (0.85 if where == fate.place else OUT)
    return whole * CLEAN * spares(fate.code, where, crew.knowledge, crew.signal)


def unexplored_of_wish(world: LockdownWorld) -> list[int]:
    """Unexplored rooms that an objective of ours names."""
    found: list[int] = []
    for test in world.tests:
        if test["kind"] == "sections_explored":
            found += _unexplored(world, _words(test, "sections"))
    return found


def _unexplored(world: LockdownWorld, sections: tuple[str, ...]) -> list[int]:
    return [s for s in world.unexplored if world.rooms[s].section in sections]


def _number(test: dict[str, object], name: str) -> int:
    value = test[name]
    return value if isinstance(value, int) else 0


def _words(test: dict[str, object], name: str) -> tuple[str, ...]:
    value = test[name]
    return tuple(str(word) for word in value) if isinstance(value, list | tuple) else ()
