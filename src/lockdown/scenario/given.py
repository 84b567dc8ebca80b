"""Reading the `given` block into a `Plan`."""

from __future__ import annotations

import re
from collections.abc import Callable

from lockdown.games.lockdown.rulesets import checked, ruleset_for
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Setup
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.given_board import SUBJECTS, deck, objects, stalkers
from lockdown.scenario.plan import Plan, SeatPlan
from lockdown.scenario.reading import (
    ALIASES,
    DECKS,
    SEAT_FLAGS,
    SEAT_HEADS,
    SEAT_NUMBERS,
    bare,
    clauses,
    listed,
    read_place,
    seat_clauses,
    singular,
)
from lockdown.scenario.text import Statement
from lockdown.state import keys


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
            if players:
                raise ScenarioError("players is given twice", statement.line)
            players = int(count)
        elif words[0] == "solo":
            if players > 1:
                raise ScenarioError("solo is for one player", statement.line)
            players = 1
        elif words[0] == "option":
            if len(words) != 3:
                raise ScenarioError("write 'option NAME VALUE'", statement.line)
            options.append((words[1], words[2]))
        else:
            rest.append(statement)
            if re.match(r"^[A-E]('s)?$", words[0]):
                highest = max(highest, say.SEATS.index(words[0][0]) + 1)
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
    if plan.phase == ("set-up",):
        for statement in statements:
            if statement.words[0] not in ("seed", "set-up", "the"):
                raise ScenarioError(
                    "with 'set-up' only players, option and seed can be given", statement.line
                )
    return plan


def _statement(plan: Plan, text: str) -> None:
    if _phase(plan, text):
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
        for part in seat_clauses(parts):
            _character(plan, seat, part)
        return
    if _on_the_board(first):
        for part in parts:
            count, words = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
            figure = bool(words) and singular(words[0]) in keys.STALKERS[:5]
            (stalkers if figure else objects)(plan, [words] * count, negated)
        return
    if len(first) > 1 and head in DECKS and first[1] in ("deck", "discard"):
        deck(plan, head, first[1], [w for part in parts for w in part][2:])
        return
    reader = SUBJECTS.get(head)
    if reader is None:
        known = ["A is …", "room …", "adult in …", *SUBJECTS, *(f"{d} deck" for d in DECKS)]
        raise ScenarioError(f"'given' does not know {head!r}{near(head, known)}")
    if negated and head not in ("noise", "door", "css", "self-destruct", "emergency", "fire"):
        raise ScenarioError(f"'no {head}' cannot be given; leave it out")
    if head in _ONCE:
        plan.once(head)
    parts[0] = first[1:]
    parts = [part for part in parts if part]
    if not parts:
        raise ScenarioError(f"{head} what?")
    reader(plan, parts, negated)


def _on_the_board(words: list[str]) -> bool:
    """`adult in 006`, `2 eggs in 012`."""
    if words[0].isdigit():
        words = words[1:]
    return words[1:2] in (["in"], ["of"]) and (
        singular(words[0]) in (*keys.STALKERS[:5], "egg", "carcass", "corpse")
        or words[0].startswith("corpse:")
    )


#: Subjects that can be stated only once.
_ONCE = (
    *("time", "round", "elevator", "gate", "rover", "isolation", "self-destruct", "emergency"),
    *("analysed", "eggs", "nest", "queen", "bag", "crafted", "seed"),
)


# ---- phases


_ACTS = re.compile(r"^([A-E]) (?:acts|is acting)(?: \(?action ([12]) of 2\)?)?$")
_PHASES = {
    "event phase begins": ("events",),
    "round begins": ("round",),
    "player phase ends": ("players end",),
    "end of the player phase": ("players end",),
    "victory check begins": ("victory", ""),
    "set-up": ("set-up",),
    "set-up begins": ("set-up",),
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
    head, rest = ALIASES.get(words[0], words[0]), words[1:]
    if head not in ("seen", "in") and head in SEAT_HEADS:
        plan.once(f"{say.SEATS[seat]}'s {head}")
    if head in keys.CHARACTERS:
        plan.once(f"{say.SEATS[seat]}'s character")
        mine.character = keys.CHARACTERS.index(head)
        if rest:
            _character(plan, seat, rest)
        return
    if _place(plan, mine, words):
        return
    if head in SEAT_FLAGS:
        setattr(mine, head, not negated)
        if rest:
            _character(plan, seat, rest)
        return
    if head in SEAT_NUMBERS:
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
    if head == "contingency":
        mine.contingency = [say.key(w, keys.CONTINGENCIES, "contingency") for w in listed(rest)]
        return
    if head == "objectives":
        mine.objectives = [say.key(w, keys.OBJECTIVES, "objective") for w in listed(rest)]
        return
    reader = _LISTS.get(head)
    if reader is None and re.split(r"[:~+]", head)[0] in keys.ITEMS:
        _things(plan, mine, words)
        return
    if reader is None:
        known = (
            *keys.CHARACTERS,
            "in",
            "dead",
            *SEAT_FLAGS,
            *SEAT_NUMBERS,
            *_LISTS,
            "mission",
            "seen",
        )
        raise ScenarioError(
            f"a character has no {head!r}{near(head, (*known, 'objectives', 'contingency'))}"
        )
    if not rest and not negated:
        raise ScenarioError(f"{head} what? Name the cards or things, or write '{head} none'")
    values = [] if negated else [reader(plan, word) for word in listed(rest)]
    if head in ("inventory", "hands", "open"):
        # `A has medkit, hands egg`: both.
        values = [*getattr(mine, head), *values]
    setattr(mine, head, values)
    if head == "discard" and not values:
        mine.discard_only = True


def _things(plan: Plan, mine: SeatPlan, words: list[str]) -> None:
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


def _place(plan: Plan, mine: SeatPlan, words: list[str]) -> bool:
    place = read_place(words)
    if place is not None:
        if mine.place is not None:
            raise ScenarioError("a character is in one place")
        mine.place = place
        return True
    if words[0] != "in":
        return False
    if len(words) < 2:
        raise ScenarioError("in which room? 'A is sentry in 004'")
    if mine.place is not None:
        raise ScenarioError("a character is in one place")
    mine.place = keys.IN_ROOM
    mine.room = say.room(words[2] if words[1] == "room" else words[1], plan.rs.board)
    return True
