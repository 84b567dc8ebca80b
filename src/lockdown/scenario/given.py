"""Reading the `given` block into a `Plan`."""

from __future__ import annotations

import re
from collections.abc import Callable

from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Setup
from lockdown.rules.rulesets import checked, ruleset_for
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.plan import Plan, SeatPlan
from lockdown.scenario.text import Statement
from lockdown.state import keys

#: Decks that everybody draws from, by the word before `deck` or `discard`.
DECKS = ("event", "attack", "wound", "contamination", "computer", "red", "yellow", "green")
_FILLERS = ("is", "are", "has", "have", "the", "a", "an", "with", "and")
_NONE = ("none", "nothing", "empty")


def read_setup(statements: list[Statement]) -> tuple[Setup, list[Statement]]:
    """Players and table options first; the rest of the block as it stands."""
    players = 0
    options: list[tuple[str, str]] = []
    rest = []
    highest = 0
    for statement in statements:
        words = statement.words
        if words[0] == "players" or (len(words) == 2 and words[1] in ("player", "players")):
            count = words[1] if words[0] == "players" else words[0]
            if not count.isdigit() or not 1 <= int(count) <= 5:
                raise ScenarioError("players is 1 to 5, for example 'players 3'", statement.line)
            players = int(count)
        elif words[0] == "solo":
            players = 1
        elif words[0] == "option":
            if len(words) != 3:
                raise ScenarioError("write 'option NAME VALUE'", statement.line)
            options.append((words[1], words[2]))
        else:
            rest.append(statement)
            if words[0] in tuple(say.SEATS):
                highest = max(highest, say.SEATS.index(words[0]) + 1)
    try:
        setup = checked(Setup(players=players or max(highest, 2), options=tuple(options)))
    except KernelError as error:
        line = statements[0].line if statements else 0
        raise ScenarioError(str(error), line) from None
    return setup, rest


def read_given(setup: Setup, statements: list[Statement]) -> Plan:
    """The plan of the table."""
    rs = ruleset_for(setup)
    plan = Plan(rs, setup.players, [SeatPlan() for _ in range(setup.players)])
    for statement in statements:
        try:
            _statement(plan, statement.text)
        except ScenarioError as error:
            raise ScenarioError(error.message, error.line or statement.line) from None
    return plan


def clauses(text: str) -> list[list[str]]:
    """The parts of a statement between commas, as words."""
    return [part.split() for part in text.split(",") if part.split()]


def bare(words: list[str]) -> tuple[list[str], bool]:
    """(words without is, has …, whether they are negated)."""
    negated = False
    while words and words[0] in (*_FILLERS, "no", "not"):
        negated |= words[0] in ("no", "not")
        words = words[1:]
    return words, negated


def _statement(plan: Plan, text: str) -> None:
    if _phase(plan, text):
        return
    parts = clauses(text)
    first = parts[0]
    head = first[0]
    negated = False
    if head == "no":
        first = first[1:]
        negated = True
        if not first:
            raise ScenarioError("'no' what?")
        head = first[0]
        parts[0] = first
    if head in say.SEATS and len(head) == 1:
        seat = say.seat(head, plan.players)
        parts[0] = first[1:]
        for part in parts:
            if part:
                _character(plan, seat, part)
        return
    single = head.removesuffix("s")
    if single in keys.STALKERS[:5] and len(first) > 1 and first[1] == "in":
        _stalkers(plan, parts, negated)
        return
    if head in ("egg", "carcass", "corpse") or head.startswith("corpse:"):
        _objects(plan, parts)
        return
    if len(first) > 1 and head in DECKS and first[1] in ("deck", "discard"):
        _deck(plan, head, first[1], [w for part in parts for w in part][2:])
        return
    reader = _SUBJECTS.get(head)
    if reader is None:
        known = ["A is …", "room …", "adult in …", *_SUBJECTS, *(f"{d} deck" for d in DECKS)]
        raise ScenarioError(f"'given' does not know {head!r}{near(head, known)}")
    if negated and head not in ("noise", "door", "css", "self-destruct", "emergency", "fire"):
        raise ScenarioError(f"'no {head}' cannot be given; leave it out")
    parts[0] = first[1:]
    reader(plan, [part for part in parts if part], negated)


# ---- phases


_ACTS = re.compile(r"^([A-E]) (?:acts|is acting)(?: \(?action ([12]) of 2\)?)?$")
_PHASES = {
    "event phase begins": ("events",),
    "round begins": ("round",),
    "player phase ends": ("players end",),
    "end of the player phase": ("players end",),
    "victory check begins": ("victory", ""),
    "draft begins": ("draft",),
}


def _phase(plan: Plan, text: str) -> bool:
    text = " ".join(text.split()).removeprefix("the ")
    if match := _ACTS.match(text):
        plan.actor = say.seat(match[1], plan.players)
        plan.action = int(match[2] or 1)
        plan.phase = ("action",)
        return True
    if match := re.match(r"^([A-E])'?s? turn begins$", text):
        plan.actor = say.seat(match[1], plan.players)
        plan.phase = ("turn",)
        return True
    if match := re.match(r"^event step (\d+) (begins|alone)$", text):
        if not 4 <= int(match[1]) <= 11:
            raise ScenarioError("the steps of the event phase are 4 to 11")
        plan.phase = ("step", match[1], match[2])
        return True
    if match := re.match(r"^game ends(?: by|:) (\w+)$", text):
        causes = ("time", "emergency", "nobody", "self_destruct", "fire", "malfunction")
        if match[1] not in causes:
            raise ScenarioError(f"the game ends by one of {', '.join(causes)}")
        plan.phase = ("victory", match[1])
        return True
    if text in _PHASES:
        plan.phase = _PHASES[text]
        return True
    return False


# ---- characters


def _character(plan: Plan, seat: int, words: list[str]) -> None:
    mine = plan.seats[seat]
    words, negated = bare(words)
    if not words:
        return
    head, rest = words[0], words[1:]
    if head in keys.CHARACTERS:
        mine.character = keys.CHARACTERS.index(head)
        if rest:
            _character(plan, seat, rest)
        return
    if _place(plan, mine, words):
        return
    if head in _FLAGS:
        setattr(mine, head, not negated)
        if rest:
            _character(plan, seat, rest)
        return
    if head in _NUMBERS:
        if not rest:
            raise ScenarioError(f"{head} needs a number")
        value = say.number(rest[0], head)
        if head == "knowledge" and value > plan.rs.knowledge_max:
            raise ScenarioError(f"knowledge ends at {plan.rs.knowledge_max}")
        if head == "light" and value > 2:
            raise ScenarioError("a third light wound becomes a serious wound: light is 0 to 2")
        setattr(mine, head, value)
        if rest[1:]:
            _character(plan, seat, rest[1:])
        return
    if head == "mission":
        state = rest[-1] if rest else ""
        if state not in ("active", "inactive", "gone"):
            raise ScenarioError("mission is active, inactive or gone")
        mine.mission = state
        return
    if head == "seen":
        mine.seen.append(rest)
        return
    if head == "contingency" or head == "contingencies":
        mine.contingency = [say.key(w, keys.CONTINGENCIES, "contingency") for w in listed(rest)]
        return
    if head in ("objective", "objectives"):
        mine.objectives = [say.key(w, keys.OBJECTIVES, "objective") for w in listed(rest)]
        return
    head = {"holds": "hands", "inventory": "inventory", "pack": "inventory"}.get(head, head)
    reader = _LISTS.get(head)
    if reader is None:
        known = (*keys.CHARACTERS, "in", "dead", *_FLAGS, *_NUMBERS, *_LISTS, "mission", "seen")
        raise ScenarioError(
            f"a character has no {head!r}{near(head, (*known, 'objectives', 'contingency'))}"
        )
    values = [reader(plan, word) for word in listed(rest)]
    if negated:
        values = []
    setattr(mine, head, values)


_FLAGS = ("active", "slime", "larva", "signal", "passed", "limped")
_NUMBERS = ("light", "knowledge", "turns", "number")


def listed(words: list[str]) -> list[str]:
    """The words of a list; `none` is an empty one."""
    words = [word for word in words if word not in ("is", "are", ":")]
    return [] if words in ([w] for w in _NONE) else words


def _read_card(plan: Plan, word: str) -> int:
    return say.card(word)


def _read_item(plan: Plan, word: str) -> int:
    return say.item(word, plan.rs)


def _read_wound(plan: Plan, word: str) -> int:
    return say.wound(word)


_LISTS: dict[str, Callable[[Plan, str], int]] = {
    "hand": _read_card,
    "next": _read_card,
    "deck": _read_card,
    "discard": _read_card,
    "inventory": _read_item,
    "hands": _read_item,
    "open": _read_item,
    "wounds": _read_wound,
}


def read_place(words: list[str]) -> int | None:
    """A place outside the rooms, or None."""
    text = " ".join(words)
    if text in ("dead", "launched"):
        return keys.PLACES.index(text)
    if text in ("locked in", "in isolation", "locked in the isolation room"):
        return keys.LOCKED_IN
    if text in ("in bunker", "in the bunker"):
        return keys.BUNKER
    if match := re.match(r"^in container ([ABC])$", text):
        return keys.CONTAINER_A + "ABC".index(match[1])
    return None


def _place(plan: Plan, mine: SeatPlan, words: list[str]) -> bool:
    place = read_place(words)
    if place is not None:
        mine.place = place
        return True
    if words[0] != "in":
        return False
    if len(words) < 2:
        raise ScenarioError("in which room? 'A is sentry in 004'")
    mine.place = keys.IN_ROOM
    mine.room = say.room(words[2] if words[1] == "room" else words[1], plan.rs.board)
    return True


# ---- the board


def _room(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    words = [word for part in parts for word in part]
    slot = say.room(words[0], plan.rs.board)
    about = plan.room(slot)
    i = 1
    no = False
    while i < len(words):
        word = words[i]
        i += 1
        if word in _FILLERS:
            continue
        if word in ("no", "not"):
            no = True
            continue
        if word in ("token", "items"):
            if i >= len(words):
                raise ScenarioError(f"{word} needs a value")
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
            plan.vented = slot
        elif word in keys.ROOMS[1:]:
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
            if word in _FILLERS or word in states:
                continue
            corridor = say.corridor(word, plan.rs.board)
            if corridor == plan.rs.board.tech:
                raise ScenarioError("technical corridors have no doors")
            plan.closed.discard(corridor)
            plan.wrecked.discard(corridor)
            if negated or states == ["open"]:
                continue
            if len(states) != 1:
                raise ScenarioError("a door is closed, open or destroyed")
            (plan.closed if states == ["closed"] else plan.wrecked).add(corridor)


def _noise(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        for word in words:
            if word not in (*_FILLERS, "in"):
                corridor = say.corridor(word, plan.rs.board)
                (plan.noise.discard if negated else plan.noise.add)(corridor)


def _stalkers(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    if negated:
        raise ScenarioError("there are no Night Stalkers but those given; leave this out")
    for words in parts:
        kind, slot, wounds = read_stalker(plan.rs.board.slots, words)
        plan.stalkers.append((kind, slot, max(wounds, 0)))


def read_stalker(slots: int, words: list[str]) -> tuple[int, int, int]:
    """(kind, slot, wounds or -1) of `adult in 006 wounds 2`."""
    if len(words) not in (3, 5) or words[1] != "in" or (len(words) == 5 and words[3] != "wounds"):
        raise ScenarioError("write 'adult in 006' or 'adult in 006 wounds 2'")
    kind = say.key(words[0], keys.STALKERS[:5], "Night Stalker")
    if not words[2].isdigit() or not 1 <= int(words[2]) <= slots:
        raise ScenarioError(f"{words[2]!r} is no room; rooms are 001 to {slots:03d}")
    return kind, int(words[2]), say.number(words[4], "wounds") if len(words) == 5 else -1


def read_object(plan_rs: object, words: list[str]) -> tuple[str, str]:
    """(object, room) of `egg in 004`, `corpse of sentry in 006`."""
    if len(words) >= 2 and words[0] == "corpse" and words[1] == "of":
        words = [f"corpse:{words[2]}" if len(words) > 2 else "corpse", *words[3:]]
    if len(words) != 3 or words[1] != "in":
        raise ScenarioError("write 'egg in 004' or 'corpse of sentry in 004'")
    return words[0], words[2]


def _objects(plan: Plan, parts: list[list[str]]) -> None:
    for words in parts:
        name, where = read_object(plan.rs, words)
        plan.lying.append((say.room(where, plan.rs.board), say.item(name, plan.rs)))


# ---- tracks


def _power(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        place = say.key(words[0], keys.SECTIONS, "place of a power token")
        token: int | None = None
        on: bool | None = None
        for word in words[1:]:
            if word in ("on", "off"):
                on = word == "on"
            elif word in ("1", "2", "3", "4"):
                token = int(word)
            elif word not in _FILLERS:
                raise ScenarioError("write 'power S-01 1 on, S-02 3 off, elevator off'")
        plan.power[place] = (token, on)


def _time(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for word in (w for part in parts for w in part):
        if word in ("blue", "red"):
            plan.time_blue = word == "blue"
        elif word == "S":
            plan.time = 0
        elif word not in _FILLERS:
            plan.time = say.number(word, "time")
            if plan.time > 15:
                raise ScenarioError("the time track has the spaces 15 to 1, and S")


def _one(words: list[list[str]], what: str) -> str:
    rest = [w for part in words for w in part if w not in (*_FILLERS, "at", "in", "on", "space")]
    if len(rest) != 1:
        raise ScenarioError(f"write '{what}'")
    return rest[0]


def _round(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.round = say.number(_one(parts, "round 7"), "round")


def _first(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    words = [w for part in parts for w in part if w not in ("player", "is")]
    if words[0] == "encounter":
        state = " ".join(words[1:])
        if state not in ("to come", "over"):
            raise ScenarioError("write 'first encounter to come' or 'first encounter over'")
        plan.appeared = state == "over"
        return
    plan.first = say.seat(_one([words], "first player B"), plan.players)


def _elevator(plan: Plan, parts: list[list[str]], negated: bool) -> None:
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


def _gate(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.gate_open = _word_of(parts, "open", "closed", "gate")


def _rover(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.rover_here = _word_of(parts, "here", "away", "rover")


def _isolation(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.isolation_open = _word_of(parts, "open", "closed", "isolation")


def _destruct(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    if negated:
        return
    words = [w for part in parts for w in part]
    plan.destruct_red = "red" in words
    rest = [w for w in words if w not in ("red", "yellow")]
    plan.destruct = say.number(_one([rest], "self-destruct at 5 yellow"), "space")


def _emergency(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    if not negated:
        plan.emergency = say.number(_one(parts, "emergency at 4"), "space")


def _css(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        rest = [w for w in words if w not in (*_FILLERS, "at", "on")]
        space = say.number(rest[0], "space")
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


def _weakness(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        if words[0] not in ("1", "2", "3"):
            raise ScenarioError("write 'weakness 1 light_shock up, 2 brittle_shell down'")
        card: int | None = None
        up: bool | None = None
        for word in words[1:]:
            if word in ("up", "down"):
                up = word == "up"
            elif word not in _FILLERS:
                card = say.key(word, keys.WEAKNESSES, "weakness")
        plan.weakness[int(words[0]) - 1] = (card, up)


def _analysed(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.analysed = [say.item(name, plan.rs) & 255 for name in names]


def _eggs(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.eggs = say.number(_one(parts, "eggs 5"), "eggs")


def _nest(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.nest_destroyed = _word_of(parts, "destroyed", "intact", "nest")


def _queen(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.queen_killed = _word_of(parts, "killed", "alive", "queen")


def _bag(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.bag = [say.key(w, keys.STALKER_TOKENS, "Night Stalker token") for w in names]


def _limit(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        value = say.number(words[-1], "limit")
        if words[0] == "fire":
            plan.fire_limit = value
        elif words[0] == "malfunction":
            plan.malfunction_limit = value
        else:
            raise ScenarioError("write 'limit fire 3, malfunction 2'")


def _computer(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    words = [w for part in parts for w in part if w != "card"]
    plan.computer = say.key(_one([words], "computer card computer_a"), keys.COMPUTERS, "computer")


def _crafted(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.crafted = [say.item(name, plan.rs) & 255 for name in names]


def _contingency(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    for words in parts:
        faces = [say.key(w, keys.CONTINGENCIES, "contingency") for w in listed(words[1:])]
        if words[0] == "pool":
            plan.pool = faces
        elif words[0] == "active" and len(faces) == 1:
            plan.active_contingency = faces[0]
        else:
            raise ScenarioError("write 'contingency active red, pool green blue'")


def _seed(plan: Plan, parts: list[list[str]], negated: bool) -> None:
    plan.seed = say.number(_one(parts, "seed 7"), "seed")


Reader = Callable[[Plan, list[list[str]], bool], None]
_SUBJECTS: dict[str, Reader] = {
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


def _deck(plan: Plan, name: str, pile: str, words: list[str]) -> None:
    about = plan.deck(name)
    where = "next"
    for mark in ("only", "next", "bottom"):
        if words and words[0] == mark:
            where, words = mark, words[1:]
    cards = [deck_card(plan, name, word) for word in listed(words)]
    if pile == "discard":
        if name in ("contamination", "computer"):
            raise ScenarioError(f"there is no discard pile of {name} cards")
        about.discard = cards
    elif where == "only" or not cards:
        about.only = cards
    elif where == "bottom":
        about.bottom = cards
    else:
        about.next = cards


def deck_card(plan: Plan, name: str, word: str) -> int:
    """A card of one of the common decks."""
    if name == "event":
        return say.key(word, keys.EVENTS, "event card")
    if name == "attack":
        return say.attack(word, plan.rs)
    if name == "wound":
        return say.wound(word)
    if name == "computer":
        return say.key(word, keys.COMPUTERS, "computer card")
    if name == "contamination":
        return (keys.CLEAN, keys.INFECTED)[say.key(word, ("clean", "infected"), "face")]
    card = say.item(word, plan.rs, fresh=False) & 255
    if plan.rs.items[card].deck != keys.COLOURS.index(name):
        raise ScenarioError(f"{word} is no {name} item")
    return card
