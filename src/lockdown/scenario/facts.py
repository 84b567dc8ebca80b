"""Checking facts about the table: the same words as in `given`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.scenario.crew import check_character
from lockdown.scenario.errors import Expected, ScenarioError, near
from lockdown.scenario.figures import how_many, is_thing, stalker, thing
from lockdown.scenario.parts import Checker, Words, parts_of
from lockdown.scenario.piles import LEFT_OVER, deck_pile, decks_of, items_pile, left_over
from lockdown.scenario.reading import clauses, flat, seat_clauses, singular
from lockdown.state import keys
from lockdown.state.keys import EXPLORATION, ROOMS, STALKERS
from lockdown.state.table import Table


def check_fact(t: Table, text: str) -> None:
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
        for part in seat_clauses(parts, parts_of(t.rs.game)):
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
    decks, subjects = decks_of(t.rs.game), _subjects(t.rs.game)
    if first[1:2] in (["deck"], ["discard"]) and head in (*decks, *LEFT_OVER):
        words = [word for part in parts for word in part]
        pile = deck_pile(t, head, first[1]) if head in decks else left_over(t, head)
        pile.check(words[2:])
        return
    checker = subjects.get(head)
    if checker is None:
        known = ["A …", "adult in …", "event …", *subjects]
        known += [f"{name} deck" for name in (*decks, *LEFT_OVER)]
        raise ScenarioError(f"'then' does not know {head!r}{near(head, known)}")
    parts[0] = first[1:]
    checker(t, [part for part in parts if part], negated)


# ---- rooms and corridors


def _room(t: Table, parts: list[Words], _negated: bool) -> None:
    words = flat(parts, "has", "a", "and", "with")
    slot = say.room(words[0], t.rs.board)
    name = f"room {slot:03d}"
    own = parts_of(t.rs.game).room_then
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
        elif word in own:
            what, so = own[word](t, slot)
            compare.flag(f"{name} {what}", so, not no)
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
            known = ("explored", "unexplored", "token", "items", "fire", "malfunction", *own)
            raise ScenarioError(
                f"{word!r} says nothing about a room; there are {', '.join(known)} "
                "and the rooms' names"
            )
        no = False


def _door(t: Table, parts: list[Words], negated: bool) -> None:
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


def _noise(t: Table, parts: list[Words], negated: bool) -> None:
    words = flat(parts, "in", "a")
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


def _bag(t: Table, parts: list[Words], _negated: bool) -> None:
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
        lambda w, i: say.bag_token(w, t.rs) == i,
    ).check(words)


# ---- tracks


def _time(t: Table, parts: list[Words], _negated: bool) -> None:
    compare.space("time", t.time, flat(parts))


def _round(t: Table, parts: list[Words], _negated: bool) -> None:
    compare.number("round", t.round, flat(parts))


def first_player_or_encounter(t: Table, parts: list[Words], _negated: bool) -> None:
    """`first player B`, `first encounter over`."""
    words = flat(parts, "player")
    if words[:1] == ["encounter"]:
        compare.word("first encounter", "over" if t.appeared else "to come", [" ".join(words[1:])])
    else:
        compare.word("first player", say.SEATS[t.first], words)


def _weakness(t: Table, parts: list[Words], _negated: bool) -> None:
    for part in parts:
        words = flat([part])
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


def _eggs(t: Table, parts: list[Words], negated: bool) -> None:
    words = flat(parts)
    if words[:1] == ["supply"]:
        compare.number("egg supply", t.egg_supply, words[1:])
    else:
        compare.number("eggs", t.eggs, ["0"] if negated else words)


def _nest(t: Table, parts: list[Words], _negated: bool) -> None:
    compare.word("nest", "destroyed" if t.nest_destroyed else "intact", flat(parts))


def _queen(t: Table, parts: list[Words], _negated: bool) -> None:
    compare.word("queen", "killed" if t.queen_killed else "alive", flat(parts))


def _limit(t: Table, parts: list[Words], _negated: bool) -> None:
    for words in parts:
        there = {"fire": t.fire_limit, "malfunction": t.broken_limit}.get(words[0])
        if there is None:
            raise ScenarioError("write 'limit fire 3, malfunction 2'")
        compare.number(f"limit {words[0]}", there, words[1:])


def _crafted(t: Table, parts: list[Words], negated: bool) -> None:
    words = [word for part in parts for word in part]
    if words[:1] == ["used"]:
        items_pile(t, "crafted used", t.crafted_used).check(words[1:])
    else:
        items_pile(t, "crafted", t.crafted).check(["no", *words] if negated else words)


def _removed(t: Table, parts: list[Words], _negated: bool) -> None:
    items_pile(t, "removed", t.removed).check([word for part in parts for word in part])


def _turn(t: Table, parts: list[Words], _negated: bool) -> None:
    there = say.SEATS[t.turn] if t.turn >= 0 else "nobody"
    compare.word("turn", there, flat(parts))


def _actions(t: Table, parts: list[Words], _negated: bool) -> None:
    compare.number("actions left", t.actions_left, flat(parts, "left"))


def _phase(t: Table, parts: list[Words], _negated: bool) -> None:
    names = ("setup", "players", "events", "victory", "over")
    compare.word("phase", names[t.phase], flat(parts))


def _gone(t: Table, parts: list[Words], negated: bool) -> None:
    """Cards out of the game: `gone event nest`."""
    words = flat(parts)
    names = {
        "event": keys.EVENTS,
        "objective": keys.OBJECTIVES,
        "exploration": keys.EXPLORATION,
        "action": keys.ACTIONS,
        **parts_of(t.rs.game).gone,
    }
    if len(words) != 2 or words[0] not in names:
        raise ScenarioError(f"write 'gone event nest'; there are {', '.join(names)}")
    card = say.key(words[1], names[words[0]], words[0])
    compare.flag(" ".join(["gone", *words]), (words[0], card) in t.gone, not negated)


_SUBJECTS: dict[str, Checker] = {
    "room": _room,
    "door": _door,
    "doors": _door,
    "noise": _noise,
    "time": _time,
    "round": _round,
    "first": first_player_or_encounter,
    "weakness": _weakness,
    "eggs": _eggs,
    "nest": _nest,
    "queen": _queen,
    "bag": _bag,
    "limit": _limit,
    "crafted": _crafted,
    "removed": _removed,
    "gone": _gone,
    "turn": _turn,
    "actions": _actions,
    "phase": _phase,
}


@cache
def _subjects(game: str) -> Mapping[str, Checker]:
    """What a statement can be about, by its first word; a game's own goes first."""
    return {**_SUBJECTS, **parts_of(game).then}
