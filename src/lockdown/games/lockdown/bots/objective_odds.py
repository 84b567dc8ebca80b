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
#: of others; red (LD-SDS-06), or with nobody left who could stop it. Of 29 that ran in 150 games
#: all went on to the end.
RUNS, SURE, USUAL = 0.9, 0.97, 3
#: The same where all play together: partners who still have work to do in the complex stop it.
PARTNERS = 0.5
#: Chance that the complex is destroyed where no sequence runs: one that an event or another starts,
#: a marker too many (a sixth of all games, and more of those that last).
RUIN = 0.12
#: Chance that the queen falls; that the last egg goes by events and others, by eggs left.
FALLS, BREAKS = 0.03, (0.8, 0.35, 0.12, 0.06, 0.03)
#: What may still turn up beyond all plans: knowledge, by what is missing; weaknesses; a thing to
#: carry. So the first half of such an objective is not left undone because of the second.
LEARNS, FINDS = (0.3, 0.2, 0.15, 0.08, 0.05, 0.03), (0.4, 0.1)
#: The same of weaknesses for one who needs two: whoever has brought one object to the Laboratory
#: knows the way, and carcasses and corpses turn up later on.
PAIR = (0.4, 0.05)
COMES_BY = 0.08
#: The same for one who goes to send a signal first: by then some have died or been killed.
LATER = 0.2
#: What is left of all that to one who leaves with what it has already. One locked itself in with
#: the first of two weaknesses and a carcass two rooms away, for a second one that others found in
#: one of fourteen games.
FORGONE = 0.2
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
    leaves: bool = False
    """Whether a plan ends so: it finds nothing more, but what it has begun may still go on."""

    def ending(self, place: str, code: str, *, leaves: bool = False) -> Fate:
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
            leaves=leaves,
        )


def runs(world: LockdownWorld) -> float:
    """Chance that a yellow self-destruct sequence goes on, by how many there are to stop it.

    LD-SDS-03: only somebody in the complex can. When the last one leaves, it is destroyed at once
    (LD-END-04).
    """
    others = sum(c.place == "room" for c in world.view.crew if c.seat != world.seat)
    return min(SURE, float(unstopped(world) ** (others / USUAL)))


def unstopped(world: LockdownWorld) -> float:
    """The same with the usual number of others."""
    return PARTNERS if world.together else RUNS


def now(world: LockdownWorld) -> Fate:
    """What this seat has done so far."""
    me = world.me
    running = world.view.destruct >= 0
    return Fate(
        blown=0.0 if not running else SURE if world.view.destruct_red else runs(world),
        signal=me.signal,
        active=me.knowledge_active,
        knowledge=me.knowledge,
        carried=frozenset(item.key for item in me.hands) & frozenset(OBJECTS),
        weaknesses=found(world),
    )


def found(world: LockdownWorld) -> int:
    """LD-OBJ-08: weaknesses that somebody has discovered."""
    known = sum(1 for key in world.view.weaknesses if key)
    return max(0, known - ENEMIES[world.view.enemies].weakness_face_up)


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
        if fate.gone:
            return float(missing <= 0)
        learns = missing <= 0 or fate.knowledge > world.me.knowledge
        return _hope(missing, LEARNS) * _left(fate, goes_on=learns)
    if kind == "weaknesses_discovered":
        needed = _number(test, "min")
        chances = FINDS if needed < len(PAIR) else PAIR
        missing = needed - fate.weaknesses
        finds = missing <= 0 or fate.weaknesses > found(world)
        return _hope(missing, chances) * _left(fate, goes_on=finds)
    if kind == "carries":
        return 1.0 if fate.carried & set(_words(test, "objects")) else _comes_by(world, fate)
    if kind == "survived_in":
        return float(fate.place in _words(test, "places"))
    if kind == "sections_explored":
        left = len(_unexplored(world, _words(test, "sections")))
        return 1.0 if not left else 0.8 if fate.explored else max(0.0, 0.3 - 0.08 * left)
    if kind == "nest_destroyed":
        if world.view.nest_destroyed or fate.nest:
            return 1.0
        eggs = BREAKS[min(max(world.view.eggs, 1), len(BREAKS)) - 1]
        return max(eggs, _explodes(world, fate))
    if kind == "queen_killed":
        return 1.0 if world.view.queen_killed else min(1.0, FALLS + _explodes(world, fate))
    if kind == "complex_destroyed":
        return _explodes(world, fate)
    return _others(world, test, fate)


def _hope(missing: int, chances: tuple[float, ...]) -> float:
    """Chance of one to whom that much is missing as far as its plans go."""
    return 1.0 if missing <= 0 else chances[min(missing, len(chances)) - 1]


def _comes_by(world: LockdownWorld, fate: Fate) -> float:
    """Chance of one with empty hands to carry something out."""
    if fate.gone:
        return 0.0
    if fate.leaves and fate.signal and not world.me.signal:
        return LATER
    return COMES_BY * _left(fate, goes_on=False)


def _left(fate: Fate, *, goes_on: bool) -> float:
    """What is left of that to whoever leaves: little, if the plan itself brings nothing of it."""
    return 1.0 if goes_on or not fate.leaves else FORGONE


def _explodes(world: LockdownWorld, fate: Fate) -> float:
    """LD-END-05: chance that the complex is destroyed behind one who has got out of it."""
    return max(fate.blown, RUIN) if fate.place != "isolation" else 0.0


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
