"""Reading what `given` says about the board, the tracks, the tokens and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.parts import Reader, Words, parts_of
from lockdown.scenario.piles import decks_of
from lockdown.scenario.plan import Plan
from lockdown.scenario.reading import (
    FILLERS,
    either,
    listed,
    one_word,
    read_object,
    read_stalker,
    singular,
)
from lockdown.state import keys

# ---- the board


def _room(plan: Plan, parts: list[Words], _negated: bool) -> None:
    words = [word for part in parts for word in part]
    slot = say.room(words[0], plan.rs.board)
    about = plan.room(slot)
    own = parts_of(plan.rs.game).room_given
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
                about.token = say.component(
                    words[i], keys.EXPLORATION, plan.rs.exploration, "exploration token"
                )
            else:
                about.items = say.number(words[i], "items")
            i += 1
        elif word in ("explored", "unexplored"):
            about.explored = (word == "explored") != no
        elif word in ("fire", "burning"):
            about.fire = not no
        elif word in ("malfunction", "broken"):
            about.malfunction = not no
        elif word in own:
            own[word](plan, slot, no)
        elif word in keys.ROOMS[1:]:
            plan.once(f"the tile of room {slot:03d}")
            about.tile = say.component(word, keys.ROOMS, plan.rs.rooms, "room")
        else:
            raise ScenarioError(
                f"{word!r} says nothing about a room{near(word, (*_ROOM_WORDS, *own))}"
            )
        no = False


_ROOM_WORDS = (
    *("explored", "unexplored", "token", "items", "fire", "malfunction"),
    *keys.ROOMS[1:],
)


def _door(plan: Plan, parts: list[Words], negated: bool) -> None:
    for words in parts:
        states = [w for w in words if w in ("closed", "open", "destroyed")]
        for word in words:
            if word in FILLERS or word in states:
                continue
            corridor = say.corridor(word, plan.rs.board)
            if corridor >= plan.rs.board.tech:
                raise ScenarioError("technical corridors have no doors")
            if corridor in plan.closed | plan.wrecked:
                raise ScenarioError(f"door {word} is given twice")
            if negated or states == ["open"]:
                continue
            if len(states) != 1:
                raise ScenarioError("a door is closed, open or destroyed")
            (plan.closed if states == ["closed"] else plan.wrecked).add(corridor)


def _noise(plan: Plan, parts: list[Words], negated: bool) -> None:
    for words in parts:
        for word in words:
            if word not in (*FILLERS, "in"):
                corridor = say.corridor(word, plan.rs.board)
                (plan.noise.discard if negated else plan.noise.add)(corridor)


def stalkers(plan: Plan, parts: list[Words], negated: bool) -> None:
    """`adult in 006 wounds 2, creeper in 006`."""
    for words in parts:
        if negated:
            plan.absent.append(_absent(plan, words, keys.STALKERS[:5], "stalker"))
            continue
        kind, slot, wounds = read_stalker(plan.rs.board.slots, words)
        plan.stalkers.append((kind, slot, max(wounds, 0)))


def _absent(plan: Plan, words: Words, kinds: tuple[str, ...], any_: str) -> tuple[int, int]:
    """(kind or -1, slot or 0) of `no adult in 006`, `no stalkers`."""
    name = singular(words[0])
    if name not in (*kinds, any_) or words[1:2] not in ([], ["in"]) or len(words) not in (1, 3):
        raise ScenarioError(f"write 'no {kinds[0]} in 004' or 'no {any_}s'")
    kind = -1 if name == any_ else kinds.index(name)
    return kind, say.room(words[2], plan.rs.board) if words[2:] else 0


def objects(plan: Plan, parts: list[Words], negated: bool) -> None:
    """`egg in 004, corpse of sentry in 006`."""
    for words in parts:
        if negated:
            kinds = ("egg", "carcass", "corpse")
            kind, slot = _absent(plan, words, kinds, "object")
            plan.nothing.append((-1 if kind < 0 else keys.ITEM[kinds[kind]], slot))
            continue
        name, where = read_object(words)
        plan.lying.append((say.room(where, plan.rs.board), say.item(name, plan.rs)))


# ---- tracks


def _time(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.time = say.space(one_word(parts, "time 9"), plan.rs)


def _round(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.round = say.number(one_word(parts, "round 7"), "round")


def first_player_or_encounter(plan: Plan, parts: list[Words], _negated: bool) -> None:
    """`first player B`, `first encounter to come`."""
    words = [w for part in parts for w in part if w not in ("player", "is")]
    if words[0] == "encounter":
        state = " ".join(words[1:])
        if state not in ("to come", "over"):
            raise ScenarioError("write 'first encounter to come' or 'first encounter over'")
        plan.once("first encounter")
        plan.appeared = state == "over"
        return
    plan.once("first player")
    plan.first = say.seat(one_word([words], "first player B"), plan.players)


def _weakness(plan: Plan, parts: list[Words], _negated: bool) -> None:
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
                card = say.component(word, keys.WEAKNESSES, plan.rs.weaknesses, "weakness")
        plan.weakness[int(words[0]) - 1] = (card, up)


def _eggs(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.eggs = say.number(one_word(parts, "eggs 5"), "eggs")


def _nest(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.nest_destroyed = either(parts, "destroyed", "intact", "nest")


def _queen(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.queen_killed = either(parts, "killed", "alive", "queen")


def _bag(plan: Plan, parts: list[Words], _negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.bag = [say.bag_token(word, plan.rs) for word in names]


def _limit(plan: Plan, parts: list[Words], _negated: bool) -> None:
    for words in parts:
        value = say.number(words[-1], "limit")
        plan.once(f"limit {words[0]}")
        if words[0] == "fire":
            plan.fire_limit = value
        elif words[0] == "malfunction":
            plan.malfunction_limit = value
        else:
            raise ScenarioError("write 'limit fire 3, malfunction 2'")


def _crafted(plan: Plan, parts: list[Words], _negated: bool) -> None:
    names = listed([w for part in parts for w in part])
    plan.crafted = [say.item(name, plan.rs) & 255 for name in names]


def _seed(plan: Plan, parts: list[Words], _negated: bool) -> None:
    plan.seed = say.number(one_word(parts, "seed 7"), "seed")


_SUBJECTS: dict[str, Reader] = {
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
    "seed": _seed,
}
#: Subjects that can be stated only once.
ONCE = ("time", "round", "eggs", "nest", "queen", "bag", "crafted", "seed")
#: Subjects that can be denied with `no`.
DENIABLE = ("noise", "door", "fire")


@cache
def subjects(game: str) -> Mapping[str, Reader]:
    """What a statement can be about, by its first word; a game's own goes first."""
    return {**_SUBJECTS, **parts_of(game).given}


# ---- decks


def deck(plan: Plan, name: str, pile: str, words: Words) -> None:
    """`event deck lurking nest`, `event discard nest`."""
    about = plan.deck(name)
    where = "next"
    for mark in ("only", "next", "bottom"):
        if words and words[0] == mark:
            where, words = mark, words[1:]
    pile_of = decks_of(plan.rs.game)[name]
    cards = [pile_of.read(word, plan.rs) for word in listed(words)]
    if pile == "deck" and where == "next" and not cards:
        where = "only"
    # A second line would silently take the place of the first.
    plan.once(f"{name} {pile}{'' if where == 'next' else f' {where}'}")
    if pile == "deck" and {f"{name} deck", f"{name} deck only"} <= plan.stated:
        raise ScenarioError(f"{name} deck is given twice: its next cards, and all of them")
    if pile == "discard":
        if pile_of.discard is None:
            raise ScenarioError(f"there is no discard pile of {name} cards")
        about.discard = cards
        about.discard_only = where == "only" or not cards
    elif where == "only":
        about.only = cards
    elif where == "bottom":
        about.bottom = cards
    else:
        about.next = cards
