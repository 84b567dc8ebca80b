"""Checking facts about the table: the same words as in `given`."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules.queries import powered
from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.scenario.crew import check_character
from lockdown.scenario.errors import Expected, ScenarioError, near
from lockdown.scenario.figures import how_many, is_thing, stalker, thing
from lockdown.scenario.piles import items_pile, tokens_pile
from lockdown.scenario.reading import DECKS, clauses, seat_clauses, singular
from lockdown.state import keys
from lockdown.state.keys import EXPLORATION, ROOMS, SECTIONS, STALKERS

Words = list[str]


def check_fact(t: LockdownTable, text: str) -> None:
    """One statement about the table; raises `Expected` if it does not hold."""
    parts = clauses(text)
    first = parts[0]
    negated = first[0] == "no" and len(first) > 1
    if negated:
        first = first[1:]
        parts[0] = first
    head = first[0]
    if len(head) == 1 and head in say.SEATS:
        seat = say.seat(head, t.n)
        parts[0] = first[1:]
        for part in seat_clauses(parts):
            check_character(t, seat, part)
        return
    if head.isdigit() and len(first) > 1:
        for part in parts:
            how_many(t, part)
        return
    if singular(head) in (*STALKERS[:5], "stalker") and (len(first) < 2 or first[1] == "in"):
        for part in parts:
            stalker(t, part, negated)
        return
    if is_thing(head) and (head != "eggs" or first[1:2] == ["in"]):
        for part in parts:
            thing(t, part, negated)
        return
    if first[1:2] in (["deck"], ["discard"]) and head in (*DECKS, *LEFT_OVER):
        words = [word for part in parts for word in part]
        pile = _pile_of(t, head, first[1]) if head in DECKS else _left_over(t, head)
        pile.check(words[2:])
        return
    checker = _SUBJECTS.get(head)
    if checker is None:
        known = [
            "A …",
            "room …",
            "adult in …",
            "event …",
            *_SUBJECTS,
            *(f"{d} deck" for d in (*DECKS, *LEFT_OVER)),
        ]
        raise ScenarioError(f"'then' does not know {head!r}{near(head, known)}")
    parts[0] = first[1:]
    checker(t, [part for part in parts if part], negated)


def _flat(parts: list[Words], *drop: str) -> Words:
    drop = (*drop, "is", "are", "at", "on", "the", "of")
    return [word for part in parts for word in part if word not in drop]


# ---- rooms and corridors


def _room(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = _flat(parts, "has", "a", "and", "with")
    slot = say.room(words[0], t.rs.board)
    name = f"room {slot:03d}"
    no = False
    i = 1
    while i < len(words):
        word = words[i]
        i += 1
        if word in ("no", "not"):
            no = True
            continue
        if word in ("explored", "unexplored"):
            compare.flag(
                f"{name} explored", bool(t.explored >> slot & 1), (word == "explored") != no
            )
        elif word in ("fire", "burning"):
            compare.flag(f"{name} fire", bool(t.fire >> slot & 1), not no)
        elif word in ("malfunction", "broken"):
            compare.flag(f"{name} malfunction", bool(t.broken >> slot & 1), not no)
        elif word in ("depressurizing", "depressurized"):
            compare.flag(f"{name} depressurizing", t.vented == slot, not no)
        elif word in ("powered", "dark"):
            compare.flag(f"{name} powered", powered(t, slot), (word == "powered") != no)
        elif word == "token":
            there = EXPLORATION[t.token[slot]] if t.token[slot] >= 0 else "none"
            if no:
                compare.word(f"{name} token", there, ["none"])
            else:
                compare.word(f"{name} token", there, words[i : i + 1])
                i += 1
        elif word == "items":
            if no:
                compare.number(f"{name} items", max(t.counter[slot], 0), ["0"])
            elif words[i : i + 1] == ["none"]:
                compare.flag(f"{name} without an item counter", t.counter[slot] < 0, True)
                i += 1
            else:
                compare.number(f"{name} items", t.counter[slot], words[i : i + 1])
                i += 1
        elif word in ROOMS:
            compare.word(name, ROOMS[t.tile[slot]], ["not", word] if no else [word])
        else:
            raise ScenarioError(
                f"{word!r} says nothing about a room; there are explored, unexplored, token, "
                "items, fire, malfunction, depressurizing, powered, dark and the rooms' names"
            )
        no = False


def _door(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    for part in parts:
        words = [w for w in part if w not in ("is", "are", "a", "in")]
        states = [w for w in words if w in ("closed", "open", "destroyed")]
        wrong = "not" in words
        for word in words:
            if word in states or word == "not":
                continue
            corridor = say.corridor(word, t.rs.board)
            there = "open"
            if t.closed >> corridor & 1:
                there = "closed"
            elif t.wrecked >> corridor & 1:
                there = "destroyed"
            if negated and not states:
                compare.word(f"door {word}", there, ["open"])
            elif len(states) != 1:
                raise ScenarioError("a door is closed, open or destroyed")
            else:
                compare.word(f"door {word}", there, ["not"] * (wrong or negated) + states)


def _noise(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    words = _flat(parts, "in", "a")
    if words[:1] == ["only"]:
        wanted = {say.corridor(w, t.rs.board) for w in words[1:]}
        there = {c for c in range(t.rs.board.noisy) if t.noise >> c & 1}
        if wanted != there:
            names = " ".join(say.corridor_text(c, t.rs.board) for c in sorted(there)) or "none"
            raise Expected(f"noise should be only in {' '.join(words[1:])}; it is in {names}")
        return
    if not words or words == ["anywhere"]:
        compare.flag("noise anywhere", t.noise != 0, not negated)
        return
    if words == ["none"]:
        compare.flag("noise anywhere", t.noise != 0, False)
        return
    if words[0].isdigit() and "-" not in words[0]:
        compare.number("noise markers", t.noise.bit_count(), words[:1])
        return
    for word in words:
        if word == "not":
            negated = True
            continue
        corridor = say.corridor(word, t.rs.board)
        compare.flag(f"noise {word}", bool(t.noise >> corridor & 1), not negated)


# ---- the bag


def _bag(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = [word for part in parts for word in part]
    tokens = [i for i, count in enumerate(t.bag) for _ in range(count)]
    rest = [w for w in words if w not in ("has", "is", "of")]
    if len(rest) == 2 and rest[0].isdigit() and singular(rest[1]) in STALKERS:
        kind = STALKERS.index(singular(rest[1]))
        there = sum(1 for i in tokens if t.rs.stalker_tokens[i].kind == kind)
        compare.number(f"bag {rest[1]}", there, rest[:1])
        return
    Pile(
        "bag",
        tokens,
        lambda i: keys.STALKER_TOKENS[i],
        lambda w, i: say.key(w, keys.STALKER_TOKENS, "Night Stalker token") == i,
    ).check(words)


# ---- tracks


def _power(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    for words in parts:
        place = say.key(words[0], SECTIONS, "place of a power token")
        token = t.power[place]
        for word in words[1:]:
            if word in ("on", "off"):
                there = "on" if token > 0 else "off"
                compare.word(f"power {words[0]}", there, [word])
            elif word not in ("is", "token"):
                compare.number(f"power token of {words[0]}", abs(token), [word])


def _time(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = _flat(parts)
    for side in ("blue", "red"):
        if side in words:
            compare.word("time token", "blue" if t.time_blue else "red", [side])
            words.remove(side)
    if words:
        compare.space("time", t.time, words)


def _round(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.number("round", t.round, _flat(parts))


def _first(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = _flat(parts, "player")
    if words[:1] == ["encounter"]:
        compare.word("first encounter", "over" if t.appeared else "to come", [" ".join(words[1:])])
    else:
        compare.word("first player", say.SEATS[t.first], words)


def _elevator(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = _flat(parts, "in")
    compare.number("elevator", t.elevator, words)


def _gate(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.word("gate", "open" if t.gate_open else "closed", _flat(parts))


def _rover(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.word("rover", "here" if t.rover_here else "away", _flat(parts))


def _isolation(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.word("isolation", "open" if t.isolation_open else "closed", _flat(parts))


def _destruct(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    words = _flat(parts)
    if negated or words == ["none"]:
        compare.flag("self-destruct active", t.destruct >= 0, False)
        return
    if t.destruct < 0:
        raise Expected("the self-destruct sequence is not active")
    for word in words:
        if word in ("red", "yellow"):
            compare.word("self-destruct", "red" if t.destruct_red else "yellow", [word])
        else:
            compare.space("self-destruct", t.destruct, [word])


def _emergency(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    words = _flat(parts)
    if negated or words == ["none"]:
        compare.flag("emergency procedure started", t.emergency >= 0, False)
    else:
        compare.space("emergency", t.emergency, words)


def _css(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    for part in parts:
        words = _flat([part])
        space = say.space(words[0], t.rs)
        if negated:
            compare.flag(f"css {space}", space in t.css_space, False)
            continue
        if space not in t.css_space:
            raise Expected(f"no CSS token lies on space {space}")
        i = t.css_space.index(space)
        for word in words[1:]:
            if word in ("revealed", "hidden"):
                there = "revealed" if t.css_up >> i & 1 else "hidden"
                compare.word(f"css {space}", there, [word])
            else:
                say.key(word, keys.CSS_TOKENS, "CSS token")
                compare.word(f"css {space}", keys.CSS_TOKENS[t.css_face[i]], [word])


def _weakness(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    for part in parts:
        words = _flat([part])
        if words[0] not in ("1", "2", "3"):
            raise ScenarioError("write 'weakness 2 up' or 'weakness 2 light_shock down'")
        place = int(words[0]) - 1
        for word in words[1:]:
            if word in ("up", "down"):
                there = "up" if t.weakness_up >> place & 1 else "down"
                compare.word(f"weakness {place + 1}", there, [word])
            else:
                say.key(word, keys.WEAKNESSES, "weakness")
                compare.word(f"weakness {place + 1}", keys.WEAKNESSES[t.weakness[place]], [word])


def _eggs(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    words = _flat(parts)
    if words[:1] == ["supply"]:
        compare.number("egg supply", t.egg_supply, words[1:])
    else:
        compare.number("eggs", t.eggs, ["0"] if negated else words)


def _nest(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.word("nest", "destroyed" if t.nest_destroyed else "intact", _flat(parts))


def _queen(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.word("queen", "killed" if t.queen_killed else "alive", _flat(parts))


def _limit(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    for words in parts:
        there = {"fire": t.fire_limit, "malfunction": t.broken_limit}.get(words[0])
        if there is None:
            raise ScenarioError("write 'limit fire 3, malfunction 2'")
        compare.number(f"limit {words[0]}", there, words[1:])


def _computer(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    words = _flat(parts, "card")
    for word in words:
        if word != "not":
            say.key(word, keys.COMPUTERS, "computer card")
    compare.word("computer card", keys.COMPUTERS[t.computer], words)


def _crafted(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    words = [word for part in parts for word in part]
    if words[:1] == ["used"]:
        items_pile(t, "crafted used", t.crafted_used).check(words[1:])
    else:
        items_pile(t, "crafted", t.crafted).check(["no", *words] if negated else words)


def _removed(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    items_pile(t, "removed", t.removed).check([word for part in parts for word in part])


def _analysed(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    items_pile(t, "analysed", t.analysed).check([word for part in parts for word in part])


def _contingency(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    for words in parts:
        if words[0] == "active":
            tokens_pile(t, "contingency active", lambda p: p == -1).check(words[1:])
        elif words[0] == "pool":
            tokens_pile(t, "contingency pool", lambda p: p >= 10).check(words[1:])
        else:
            raise ScenarioError("write 'contingency active red' or 'contingency pool has green'")


def _turn(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    there = say.SEATS[t.turn] if t.turn >= 0 else "nobody"
    compare.word("turn", there, _flat(parts))


def _actions(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    compare.number("actions left", t.actions_left, _flat(parts, "left"))


def _phase(t: LockdownTable, parts: list[Words], _negated: bool) -> None:
    names = ("setup", "players", "events", "victory", "over")
    compare.word("phase", names[t.phase], _flat(parts))


def _gone(t: LockdownTable, parts: list[Words], negated: bool) -> None:
    """Cards out of the game: `gone event nest`."""
    words = _flat(parts)
    names = {
        "event": keys.EVENTS,
        "objective": keys.OBJECTIVES,
        "exploration": keys.EXPLORATION,
        "action": keys.ACTIONS,
        "computer": keys.COMPUTERS,
    }
    if len(words) != 2 or words[0] not in names:
        raise ScenarioError(f"write 'gone event nest'; there are {', '.join(names)}")
    card = say.key(words[1], names[words[0]], words[0])
    compare.flag(" ".join(["gone", *words]), (words[0], card) in t.gone, not negated)


Checker = Callable[[LockdownTable, list[Words], bool], None]
_SUBJECTS: dict[str, Checker] = {
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
    "removed": _removed,
    "gone": _gone,
    "contingency": _contingency,
    "turn": _turn,
    "actions": _actions,
    "phase": _phase,
}


# ---- decks


def _pile_of(t: LockdownTable, name: str, pile: str) -> Pile:
    what = f"{name} {pile}"
    deck = pile == "deck"
    ordered = deck
    if name in keys.COLOURS[:3]:
        colour = keys.COLOURS.index(name)
        cards = (t.items_deck if deck else t.items_discard)[colour]
        found = items_pile(t, what, list(reversed(cards)))
        found.ordered = ordered
        return found
    if name == "event":
        cards = t.event_deck if deck else t.event_discard
        return _keyed(what, cards, keys.EVENTS, ordered)
    if name == "computer":
        return _keyed(what, t.computer_deck if deck else (), keys.COMPUTERS, ordered)
    if name == "attack":
        cards = t.attack_deck if deck else t.attack_discard
        return Pile(
            what,
            list(reversed(cards)),
            lambda i: say.attack_text(i, t.rs),
            lambda w, i: say.attack_matches(w, i, t.rs),
            ordered=ordered,
        )
    if name == "wound":
        cards = t.wound_deck if deck else t.wound_discard
        return _keyed(what, cards, keys.WOUNDS, ordered)
    faces = t.contamination if deck else ()
    return Pile(
        what,
        list(reversed(faces)),
        say.card_text,
        lambda w, i: say.CONTAMINATION.get(w) == i,
        ordered=ordered,
    )


#: Piles of which something is dealt at the set-up; what is left over can be looked at.
LEFT_OVER = (*("personal", "corporate", "solo", "weakness", "exploration", "room", "character"),)


def _left_over(t: LockdownTable, name: str) -> Pile:
    """The cards, tokens and tiles of a kind that are in nobody's hands and not on the board."""
    what = f"{name} deck"
    if name in ("personal", "corporate", "solo"):
        pile = "coop" if name == "solo" else name
        cards = [c for kind, c in t.gone if kind == "objective"]
        cards = [c for c in cards if t.rs.objectives[c].deck == pile]
        return _keyed(what, tuple(cards), keys.OBJECTIVES, False)
    if name == "exploration":
        tokens = tuple(token for kind, token in t.gone if kind == "exploration")
        return _keyed(what, tokens, keys.EXPLORATION, False)
    if name == "weakness":
        cards = [card.id for card in t.rs.weaknesses if card.id not in t.weakness]
        return _keyed(what, tuple(cards), keys.WEAKNESSES, False)
    if name == "character":
        return _keyed(what, t.draft, keys.CHARACTERS, False)
    tiles = [room.id for room in t.rs.rooms if room.kind in ("I", "II")]
    return _keyed(what, tuple(i for i in tiles if i not in t.tile), ROOMS, False)


def _keyed(what: str, cards: tuple[int, ...], names: tuple[str, ...], ordered: bool) -> Pile:
    return Pile(
        what,
        list(reversed(cards)),
        lambda i: names[i],
        lambda w, i: say.key(w, names, "card") == i,
        ordered=ordered,
    )
