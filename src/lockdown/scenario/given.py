"""Reading the `given` block: which table it is, then a `Plan` of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from lockdown import Setup
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import checked, rules_of
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.given_board import DENIABLE, ONCE, deck, objects, stalkers, subjects
from lockdown.scenario.parts import ScenarioParts, Words, parts_of
from lockdown.scenario.piles import decks_of
from lockdown.scenario.plan import Plan, SeatPlan
from lockdown.scenario.reading import (
    SEAT_FLAGS,
    SEAT_NUMBERS,
    bare,
    clauses,
    is_stated_once,
    listed,
    read_missions,
    read_place,
    seat_clauses,
    seat_head,
    seat_heads,
    singular,
)
from lockdown.scenario.text import Statement
from lockdown.state import keys

# ---- which table


class TableWords:
    """What a block says about the table itself, with the words of `Setup`."""

    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self.options: list[tuple[str, str]] = []
        self.line = 0

    def read(self, statement: Statement) -> bool:
        """Whether the statement is about the table itself, and is noted."""
        words = statement.words
        if len(words) == 2 and words[1] in ("player", "players"):
            words = ["players", words[0]]
        head = words[0]
        if head == "players":
            self._players(words[1] if len(words) == 2 else "", statement.line)
        elif words == ["solo"]:
            if self.said.setdefault("players", "1") != "1":
                raise ScenarioError("solo is for one player", statement.line)
        elif head in ("game", "mode", "board", "enemies") and len(words) == 2:
            self._note(head, words[1], statement.line)
        elif words == ["guests"]:
            self._note("guests", "yes", statement.line)
        elif head == "option":
            name, equals, value = "=".join(words[1:]).partition("=")
            if not equals or not value or "=" in value:
                raise ScenarioError("write 'option NAME=VALUE'", statement.line)
            self.options.append((name, value))
        else:
            return False
        self.line = statement.line
        return True

    def _players(self, count: str, line: int) -> None:
        if not count.isdigit() or not 1 <= int(count) <= 5:
            raise ScenarioError("players is 1 to 5, for example 'players 3'", line)
        self._note("players", count, line)

    def _note(self, what: str, value: str, line: int) -> None:
        if what in self.said:
            raise ScenarioError(f"{what} is given twice", line)
        self.said[what] = value

    def setup(self, highest: int) -> Setup:
        """The set-up, for at least `highest` seats; raises if no game offers it."""
        said = dict(self.said)
        mode, game = said.get("mode", "standard"), said.get("game", "lockdown")
        try:
            usual = parts_of(rules_of(game).name).seats.get(mode, max(highest, 2))
            return checked(
                Setup(
                    players=int(said.get("players") or usual),
                    game=game,
                    mode=mode,
                    board=said.get("board", "basic"),
                    options=tuple(self.options),
                    guests="guests" in said,
                    enemies=said.get("enemies", ""),
                )
            )
        except KernelError as error:
            raise ScenarioError(str(error), self.line) from None


def read_setup(statements: list[Statement]) -> tuple[Setup, list[Statement]]:
    """What is said about the table itself first; the rest of the block as it stands."""
    table = TableWords()
    rest = [statement for statement in statements if not table.read(statement)]
    seats = [s.words[0][0] for s in rest if re.match(r"^[A-E]('s)?$", s.words[0])]
    return table.setup(max((say.SEATS.index(seat) + 1 for seat in seats), default=0)), rest


def read_given(setup: Setup, statements: list[Statement]) -> Plan:
    """The plan of the table."""
    own = parts_of(setup.game)
    plan = own.plan(own.ruleset(setup), setup.players)
    for statement in statements:
        try:
            _statement(plan, own, statement.text)
        except ScenarioError as error:
            raise ScenarioError(error.message, error.line or statement.line) from None
    plan.check_absent()
    if plan.phase == ("set-up",):
        for statement in statements:
            if statement.words[0] not in ("seed", "set-up", "the"):
                raise ScenarioError(
                    "with 'set-up' only players, option and seed can be given", statement.line
                )
    return plan


def _statement(plan: Plan, own: ScenarioParts, text: str) -> None:
    if _phase(plan, own, text):
        plan.once("the moment")
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
        for part in seat_clauses(parts, own):
            _character(plan, own, seat, part)
        return
    if _on_the_board(first) or (negated and singular(head) in ("stalker", "object")):
        for part in parts:
            count, words = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
            figure = bool(words) and singular(words[0]) in (*keys.STALKERS[:5], "stalker")
            (stalkers if figure else objects)(plan, [words] * count, negated)
        return
    decks, known = decks_of(plan.rs.game), subjects(plan.rs.game)
    if len(first) > 1 and head in decks and first[1] in ("deck", "discard"):
        deck(plan, head, first[1], [w for part in parts for w in part][2:])
        return
    reader = known.get(head)
    if reader is None:
        there = ["A is …", "adult in …", *known, *(f"{d} deck" for d in decks)]
        raise ScenarioError(f"'given' does not know {head!r}{near(head, there)}")
    if negated and head not in (*DENIABLE, *own.deniable):
        raise ScenarioError(f"'no {head}' cannot be given; leave it out")
    if head in (*ONCE, *own.once):
        plan.once(head)
    parts[0] = first[1:]
    parts = [part for part in parts if part]
    if not parts and not negated:
        raise ScenarioError(f"{head} what?")
    reader(plan, parts, negated)


def _on_the_board(words: Words) -> bool:
    """`adult in 006`, `2 eggs in 012`, `no stalkers`."""
    if words[0].isdigit():
        words = words[1:]
    if words in (["stalkers"], ["objects"]):
        return True
    return words[1:2] in (["in"], ["of"]) and (
        singular(words[0]) in (*keys.STALKERS[:5], "stalker", "object", "egg", "carcass", "corpse")
        or words[0].startswith("corpse:")
    )


# ---- phases


_ACTS = re.compile(r"^([A-E]) (?:acts|is acting)(?: \(?action ([12]) of 2\)?)?$")
_PHASES = {
    "event phase begins": ("events",),
    "event phase": ("events",),
    "round begins": ("round",),
    "player phase ends": ("players end",),
    "end of the player phase": ("players end",),
    "victory check begins": ("victory", ""),
    "set-up": ("set-up",),
    "set-up begins": ("set-up",),
}


def _phase(plan: Plan, own: ScenarioParts, text: str) -> bool:
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
        numbers = [number for number, _ in plan.rs.event_steps]
        if int(match[1]) not in numbers:
            raise ScenarioError(
                f"the steps of the event phase are {min(numbers)} to {max(numbers)}"
            )
        plan.phase = ("step", match[1], match[2])
        return True
    if match := re.match(r"^game ends(?: by|:) (\w+)$", text):
        if match[1] not in own.endings:
            raise ScenarioError(f"the game ends by one of {', '.join(own.endings)}")
        plan.phase = ("victory", match[1])
        return True
    if text in _PHASES:
        plan.phase = _PHASES[text]
        return True
    return False


# ---- characters


def _character(plan: Plan, own: ScenarioParts, seat: int, words: Words) -> None:
    mine = plan.seats[seat]
    words, negated = bare(words)
    if not words:
        return
    head, rest = seat_head(words[0], own), words[1:]
    if is_stated_once(head, own):
        plan.once(f"{say.SEATS[seat]}'s {head}")
    if head in keys.CHARACTERS:
        plan.once(f"{say.SEATS[seat]}'s character")
        mine.character = say.component(
            head, keys.CHARACTERS, plan.rs.characters, "character of this game"
        )
        if rest:
            _character(plan, own, seat, rest)
    elif _place(plan, own, mine, words):
        more = words[3 if words[1:2] == ["room"] else 2 :] if mine.place == keys.IN_ROOM else []
        if more:
            _character(plan, own, seat, more)
    elif head in SEAT_FLAGS or head in own.flags:
        setattr(mine, head, not negated)
        if rest:
            _character(plan, own, seat, rest)
    elif head in SEAT_NUMBERS or head in own.numbers:
        _number(plan, own, mine, head, rest)
        if rest[1:]:
            _character(plan, own, seat, rest[1:])
    elif head == "mission":
        mine.mission = read_missions(rest, plan.rs)
    elif head in own.states:
        if not negated:
            own.states[head].note(plan, seat)
        if rest:
            _character(plan, own, seat, rest)
    elif head == "seen":
        mine.seen.append(rest)
    elif head in _LISTS or head in own.lists:
        _list(plan, own, mine, head, rest, negated)
    elif re.split(r"[:~+^]", head)[0] in keys.ITEMS:
        _things(plan, mine, words)
    elif head.isdigit() and rest[:1] == ["wounds"]:
        raise ScenarioError("which serious wounds? Write 'A wounds leg arm'")
    else:
        raise ScenarioError(f"a character has no {head!r}{near(head, seat_heads(own))}")


def _number(plan: Plan, own: ScenarioParts, mine: SeatPlan, head: str, rest: Words) -> None:
    if not rest:
        raise ScenarioError(f"{head} needs a number")
    value = say.number(rest[0], head)
    if head in own.numbers:
        own.numbers[head](value, plan.rs)
    if head == "light" and value > 2:
        raise ScenarioError("a third light wound becomes a serious wound: light is 0 to 2")
    setattr(mine, head, value)


def _list(
    plan: Plan, own: ScenarioParts, mine: SeatPlan, head: str, rest: Words, negated: bool
) -> None:
    if not rest and not negated:
        raise ScenarioError(f"{head} what? Name the cards or things, or write '{head} none'")
    counted = [word for word in rest if word not in ("has", "with")]
    if head == "hand" and len(counted) == 2 and counted[1] in ("card", "cards"):
        mine.hand_size = say.number(counted[0], "hand")
        return
    reader = own.lists[head].read if head in own.lists else _LISTS[head]
    values = [] if negated else [reader(plan, word) for word in listed(rest)]
    if head in ("inventory", "hands", "open"):
        # `A has medkit, hands egg`: both.
        values = [*getattr(mine, head), *values]
    setattr(mine, head, values)
    if head == "discard" and not values:
        mine.discard_only = True


def _things(plan: Plan, mine: SeatPlan, words: Words) -> None:
    """`A has medkit smg:3`: each thing where it belongs."""
    for word in listed(words):
        thing = say.item(word, plan.rs)
        facts = plan.rs.items[thing & 255]
        if facts.heavy or facts.bulky:
            mine.hands.append(thing)
        elif facts.group in ("starting", "mission"):
            mine.open.append(thing)
        else:
            mine.inventory.append(thing)


def _read_card(_: Plan, word: str) -> int:
    return say.card(word)


def _read_item(plan: Plan, word: str) -> int:
    return say.item(word, plan.rs)


def _read_wound(_: Plan, word: str) -> int:
    return say.wound(word)


def _read_objective(plan: Plan, word: str) -> int:
    return say.component(word, keys.OBJECTIVES, plan.rs.objectives, "objective")


_LISTS: dict[str, Callable[[Plan, str], int]] = {
    "hand": _read_card,
    "next": _read_card,
    "deck": _read_card,
    "discard": _read_card,
    "inventory": _read_item,
    "hands": _read_item,
    "open": _read_item,
    "wounds": _read_wound,
    "objectives": _read_objective,
}


def _place(plan: Plan, own: ScenarioParts, mine: SeatPlan, words: Words) -> bool:
    place = read_place(words, own)
    if place is None and words[0] != "in":
        return False
    if mine.place is not None:
        raise ScenarioError("a character is in one place")
    if place is not None:
        mine.place, mine.place_number = place & 255, place >> 8
        return True
    if len(words) < 2:
        raise ScenarioError("in which room? 'A is sentry in 004'")
    mine.place = keys.IN_ROOM
    mine.room = say.room(words[2] if words[1] == "room" else words[1], plan.rs.board)
    return True
