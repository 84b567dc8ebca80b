"""Reading what `given` says about the board, the tracks, the tokens and the decks."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.plan import Plan
from lockdown.scenario.reading import FILLERS, deck_card, listed, read_object, read_stalker
from lockdown.state import keys

# ---- the board


def _room(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    words = [word for part in parts for word in part]
    slot = say.room(words[0], plan.rs.board)
    about = plan.room(slot)
    i = 1
    no = False
    while i < len(words):
        word = words[i]
        i += 1
        if word in FILLERS:
            continue
        if word in ("no", "not"):
            no = True
            continue
        if word in ("token", "items"):
            if i >= len(words):
                raise ScenarioError(f"{word} needs a value")
            plan.once(f"room {slot:03d} {word}")
            if word == "token":
                about.token = say.key(words[i], keys.EXPLORATION, "exploration token")
            else:
                about.items = say.number(words[i], "items")
            i += 1
        elif word in ("explored", "unexplored"):
            about.explored = (word == "explored") != no
        elif word in ("fire", "burning"):
            about.fire = not no
        elif word in ("malfunction", "broken"):
            about.malfunction = not no
        elif word in ("depressurizing", "depressurized"):
            plan.once("depressurizing")
            plan.vented = slot
        elif word in keys.ROOMS[1:]:
            plan.once(f"the tile of room {slot:03d}")
            about.tile = keys.ROOMS.index(word)
        else:
            raise ScenarioError(f"{word!r} says nothing about a room{near(word, _ROOM_WORDS)}")
        no = False


_ROOM_WORDS = (
    *("explored", "unexplored", "token", "items", "fire", "malfunction", "depressurizing"),
    *keys.ROOMS[1:],
)


def _door(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        states = [w for w in words if w in ("closed", "open", "destroyed")]
        for word in words:
            if word in FILLERS or word in states:
                continue
            corridor = say.corridor(word, plan.rs.board)
            if corridor == plan.rs.board.tech:
                raise ScenarioError("technical corridors have no doors")
            if corridor in plan.closed | plan.wrecked:
                raise ScenarioError(f"door {word} is given twice")
            if negated or states == ["open"]:
                continue
            if len(states) != 1:
                raise ScenarioError("a door is closed, open or destroyed")
            (plan.closed if states == ["closed"] else plan.wrecked).add(corridor)


def _noise(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        for word in words:
            if word not in (*FILLERS, "in"):
                corridor = say.corridor(word, plan.rs.board)
                (plan.noise.discard if negated else plan.noise.add)(corridor)


def stalkers(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    """`adult in 006 wounds 2, creeper in 006`."""
    if negated:
        raise ScenarioError("there are no Night Stalkers but those given; leave this out")
    for words in parts:
        kind, slot, wounds = read_stalker(plan.rs.board.slots, words)
        plan.stalkers.append((kind, slot, max(wounds, 0)))


def objects(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    """`egg in 004, corpse of sentry in 006`."""
    if negated:
        raise ScenarioError("nothing lies about but what is given; leave this out")
    for words in parts:
        name, where = read_object(words)
        plan.lying.append((say.room(where, plan.rs.board), say.item(name, plan.rs)))


# ---- tracks


def _power(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    for words in parts:
        place = say.key(words[0], keys.SECTIONS, "place of a power token")
        plan.once(f"power {words[0]}")
        token: int | None = None
        on: bool | None = None
        for word in words[1:]:
            if word in ("on", "off"):
                on = word == "on"
            elif word in ("1", "2", "3", "4"):
                token = int(word)
            elif word not in FILLERS:
                raise ScenarioError("write 'power S-01 1 on, S-02 3 off, elevator off'")
        plan.power[place] = (token, on)


def _time(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    for word in (w for part in parts for w in part):
        if word in ("blue", "red"):
            plan.time_blue = word == "blue"
        elif word not in (*FILLERS, "at", "on"):
            plan.time = say.space(word, plan.rs)


def _one(words: list[list[str]], what: str) -> str:
    rest = [w for part in words for w in part if w not in (*FILLERS, "at", "in", "on", "space")]
    if len(rest) != 1:
        raise ScenarioError(f"write '{what}'")
    return rest[0]


def _round(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.round = say.number(_one(parts, "round 7"), "round")


def _first(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    words = [w for part in parts for w in part if w not in ("player", "is")]
    if words[0] == "encounter":
        state = " ".join(words[1:])
        if state not in ("to come", "over"):
            raise ScenarioError("write 'first encounter to come' or 'first encounter over'")
        plan.once("first encounter")
        plan.appeared = state == "over"
        return
    plan.once("first player")
    plan.first = say.seat(_one([words], "first player B"), plan.players)


def _elevator(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    slot = say.room(_one(parts, "elevator in 007"), plan.rs.board)
    if slot not in plan.rs.board.elevator_rooms:
        names = ", ".join(f"{s:03d}" for s in plan.rs.board.elevator_rooms)
        raise ScenarioError(f"the elevator is in one of {names}")
    plan.elevator = slot


def _word_of(parts: list[list[str]], first: str, second: str, what: str) -> bool:
    word = _one(parts, f"{what} {first}")
    if word not in (first, second):
        raise ScenarioError(f"{what} is {first} or {second}")
    return word == first


def _gate(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.gate_open = _word_of(parts, "open", "closed", "gate")


def _rover(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.rover_here = _word_of(parts, "here", "away", "rover")


def _isolation(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.isolation_open = _word_of(parts, "open", "closed", "isolation")


def _destruct(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    if negated:
        return
    words = [w for part in parts for w in part]
    plan.destruct_red = "red" in words
    rest = [w for w in words if w not in ("red", "yellow")]
    plan.destruct = say.space(_one([rest], "self-destruct at 5 yellow"), plan.rs)


def _emergency(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    if not negated:
        plan.emergency = say.space(_one(parts, "emergency at 4"), plan.rs)


def _css(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        rest = [w for w in words if w not in (*FILLERS, "at", "on")]
        space = say.space(rest[0], plan.rs)
        plan.once(f"css {rest[0]}")
        if negated:
            plan.no_css.add(space)
            continue
        face: int | None = None
        up: bool | None = None
        for word in rest[1:]:
            if word in ("revealed", "hidden"):
                up = word == "revealed"
            else:
                face = say.key(word, keys.CSS_TOKENS, "CSS token")
        plan.css[space] = (face, up)


def _weakness(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    for words in parts:
        if words[0] not in ("1", "2", "3"):
            raise ScenarioError("write 'weakness 1 light_shock up, 2 brittle_shell down'")
        plan.once(f"weakness {words[0]}")
        card: int | None = None
        up: bool | None = None
        for word in words[1:]:
            if word in ("up", "down"):
                up = word == "up"
            elif word not in FILLERS:
                card = say.key(word, keys.WEAKNESSES, "weakness")
        plan.weakness[int(words[0]) - 1] = (card, up)


def _analysed(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.analysed = [say.item(name, plan.rs) & 255 for name in names]


def _eggs(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.eggs = say.number(_one(parts, "eggs 5"), "eggs")


def _nest(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.nest_destroyed = _word_of(parts, "destroyed", "intact", "nest")


def _queen(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.queen_killed = _word_of(parts, "killed", "alive", "queen")


def _bag(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.bag = [say.key(w, keys.STALKER_TOKENS, "Night Stalker token") for w in names]


def _limit(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    for words in parts:
        value = say.number(words[-1], "limit")
        plan.once(f"limit {words[0]}")
        if words[0] == "fire":
            plan.fire_limit = value
        elif words[0] == "malfunction":
            plan.malfunction_limit = value
        else:
            raise ScenarioError("write 'limit fire 3, malfunction 2'")


def _computer(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    words = [w for part in parts for w in part if w != "card"]
    plan.once("computer card")
    plan.computer = say.key(_one([words], "computer card computer_a"), keys.COMPUTERS, "computer")


def _crafted(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.crafted = [say.item(name, plan.rs) & 255 for name in names]


def _contingency(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    for words in parts:
        faces = [say.key(w, keys.CONTINGENCIES, "contingency") for w in listed(words[1:])]
        plan.once(f"contingency {words[0]}")
        if words[0] == "pool":
            plan.pool = faces
        elif words[0] == "active" and len(faces) == 1:
            plan.active_contingency = faces[0]
        else:
            raise ScenarioError("write 'contingency active red, pool green blue'")


def _seed(plan: Plan, parts: list[list[str]], _negated: bool) -> None:
    plan.seed = say.number(_one(parts, "seed 7"), "seed")


Reader = Callable[[Plan, list[list[str]], bool], None]
SUBJECTS: dict[str, Reader] = {
    "room": _room,
    "door": _door,
    "doors": _door,
    "noise": _noise,
    "power": _power,
    "time": _time,
    "round": _round,
    "first": _first,
    "elevator": _elevator,
    "gate": _gate,
    "rover": _rover,
    "isolation": _isolation,
    "self-destruct": _destruct,
    "emergency": _emergency,
    "css": _css,
    "weakness": _weakness,
    "analysed": _analysed,
    "eggs": _eggs,
    "nest": _nest,
    "queen": _queen,
    "bag": _bag,
    "limit": _limit,
    "computer": _computer,
    "crafted": _crafted,
    "contingency": _contingency,
    "seed": _seed,
}


# ---- decks


def deck(plan: Plan, name: str, pile: str, words: list[str]) -> None:
    """`event deck lurking nest`, `event discard nest`."""
    about = plan.deck(name)
    where = "next"
    for mark in ("only", "next", "bottom"):
        if words and words[0] == mark:
            where, words = mark, words[1:]
    cards = [deck_card(plan.rs, name, word) for word in listed(words)]
    if pile == "deck" and where == "next" and not cards:
        where = "only"
    # A second line would silently take the place of the first.
    plan.once(f"{name} {pile}{'' if where == 'next' else f' {where}'}")
    if pile == "deck" and {f"{name} deck", f"{name} deck only"} <= plan.stated:
        raise ScenarioError(f"{name} deck is given twice: its next cards, and all of them")
    if pile == "discard":
        if name in ("contamination", "computer"):
            raise ScenarioError(f"there is no discard pile of {name} cards")
        about.discard = cards
        about.discard_only = where == "only" or not cards
    elif where == "only":
        about.only = cards
    elif where == "bottom":
        about.bottom = cards
    else:
        about.next = cards
