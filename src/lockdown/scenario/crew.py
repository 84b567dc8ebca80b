"""Checking facts about one character."""

from __future__ import annotations

from lockdown.rules import items
from lockdown.rules.queries import in_combat, in_dark
from lockdown.scenario import compare
from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.scenario.errors import Expected, ScenarioError, near
from lockdown.scenario.parts import Words, parts_of
from lockdown.scenario.piles import items_pile
from lockdown.scenario.reading import (
    SEAT_FLAGS,
    SEAT_LISTS,
    SEAT_NUMBERS,
    bare,
    read_missions,
    read_place,
    seat_head,
    seat_heads,
)
from lockdown.scenario.seen import sees
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table


def where_text(t: Table, seat: int) -> str:
    """Where a character is, for messages."""
    if t.place[seat] == keys.IN_ROOM:
        return f"in {t.room[seat]:03d}"
    return keys.PLACES[t.place[seat]]


def check_character(t: Table, seat: int, words: Words) -> None:
    """One clause about the character of a seat."""
    who = say.SEATS[seat]
    words, negated = bare(words)
    if not words:
        raise ScenarioError(f"what about {who}?")
    own = parts_of(t.rs.game)
    head, rest = seat_head(words[0], own), words[1:]
    if head in ("alive", "dead"):
        compare.flag(f"{who} dead", t.place[seat] == keys.DEAD, (head == "dead") != negated)
    elif _place(t, seat, words, negated):
        return
    elif head in keys.CHARACTERS:
        compare.word(who, keys.CHARACTERS[t.char[seat]], ["not", head] if negated else [head])
        if rest:
            check_character(t, seat, rest)
    elif head in SEAT_FLAGS or head in own.flags:
        compare.flag(f"{who} {head}", bool(getattr(t, head) >> seat & 1), not negated)
        if rest:
            check_character(t, seat, rest)
    elif head in SEAT_NUMBERS or head in own.numbers:
        there = getattr(t, head)[seat]
        compare.number(f"{who} {head}", there, ["0"] if negated and not rest else rest)
    elif head == "mission":
        _missions(t, seat, rest, negated)
    elif head in own.states:
        compare.flag(f"{who} {head}", own.states[head].holds(t, seat), not negated)
        if rest:
            check_character(t, seat, rest)
    elif head == "seen":
        compare.flag(f"{who} has seen {' '.join(rest)}", sees(t, seat, rest), not negated)
    elif head in SEAT_LISTS or head in own.lists:
        pile = own.lists[head].pile(t, seat) if head in own.lists else _pile(t, seat, head)
        pile.check(["0", "cards"] if negated and not rest else rest)
    elif head in keys.ITEMS or head.split(":")[0].rstrip("+") in keys.ITEMS:
        _has_item(t, seat, words, negated)
    else:
        raise ScenarioError(f"a character has no {head!r}{near(head, ('alive', *seat_heads(own)))}")


def _place(t: Table, seat: int, words: Words, negated: bool) -> bool:
    own = parts_of(t.rs.game)
    place = read_place(words, own)
    who = say.SEATS[seat]
    if place is not None:
        there = (own.placed(t, seat) if place >> 8 else t.place[seat]) == place
    elif words in (["in", "darkness"], ["in", "combat"]):
        there = (in_dark if words[1] == "darkness" else in_combat)(t, seat)
    elif words[0] == "in" and len(words) >= 2:
        slot = say.room(words[2] if words[1] == "room" else words[1], t.rs.board)
        there = t.room[seat] == slot
    else:
        return False
    if there == negated:
        raise Expected(
            f"{who} should {'not ' * negated}be {' '.join(words)}; {who} is {where_text(t, seat)}"
        )
    return True


def _missions(t: Table, seat: int, words: Words, negated: bool) -> None:
    """`mission active`, `mission not gone`, `mission armor active autoloader inactive`."""
    who = say.SEATS[seat]
    negated = negated or "not" in words
    words = [word for word in words if word != "not"]
    for item, state in read_missions(words, t.rs).items():
        name = f"{who} mission" if item < 0 else f"{who} mission {keys.ITEMS[item]}"
        compare.word(name, _mission(t, seat, item), ["not", state] if negated else [state])


def _mission(t: Table, seat: int, item: int) -> str:
    """The state of a mission item; -1: of those that the character has."""
    if t.mission[seat] if item < 0 else item in t.mission[seat]:
        return "inactive"
    own = {keys.ITEM[name] for name in t.rs.characters[t.char[seat]].mission_items}
    wanted = own if item < 0 else {item}
    held = (*t.hands[seat], *t.beside[seat], *t.pack[seat])
    there = {kind for thing in held for kind in (thing & 255, *items.attached(thing))}
    return "active" if wanted & there else "gone"


def _has_item(t: Table, seat: int, words: Words, negated: bool) -> None:
    held = (*t.hands[seat], *t.beside[seat], *t.pack[seat])
    for word in words:
        there = any(say.item_matches(word, thing, t.rs) for thing in held)
        if there == negated:
            shown = " ".join(say.item_text(i, t.rs) for i in held) or "nothing"
            raise Expected(f"{say.SEATS[seat]} should {'not ' * negated}have {word}; has {shown}")


def _same_card(word: str, card: int) -> bool:
    if word == "contamination":
        return card >= CONTAMINATION
    return say.card(word) == card


def _pile(t: Table, seat: int, head: str) -> Pile:
    what = f"{say.SEATS[seat]} {head}"
    if head in ("hand", "next", "deck", "discard"):
        cards = (t.deck if head == "next" else getattr(t, head))[seat]
        top_first = cards if head == "hand" else tuple(reversed(cards))
        return Pile(what, top_first, say.card_text, _same_card, ordered=head in ("deck", "next"))
    if head == "wounds":
        return Pile(what, t.wounds[seat], say.wound_text, lambda w, i: say.wound(w) == i)
    if head == "objectives":
        return Pile(
            what,
            t.objectives[seat],
            lambda i: keys.OBJECTIVES[i],
            lambda w, i: say.key(w, keys.OBJECTIVES, "objective") == i,
        )
    values = {"inventory": t.pack, "hands": t.hands, "open": t.beside}[head][seat]
    return items_pile(t, what, values)
