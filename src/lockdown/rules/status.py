"""What must hold for every table at every decision: `status` names whatever is broken.

Conservation first: everything in the box lies in exactly one place. A card that is being
resolved lies in none of the piles: it is then an argument of a step that waits on the agenda or of
the step that will take the answer. The rest are limits, masks that are kept beside the facts
they are derived from, and that somebody can always act.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.steps import STEPS
from lockdown.rules import ending, items
from lockdown.rules.contamination import is_infected
from lockdown.rules.setting_up import card_is_in
from lockdown.state import keys
from lockdown.state.keys import CARCASS, CONTAMINATION, CORPSE, DEAD, EGG, IN_ROOM
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table

#: Arguments of steps with these names never hold a card.
_NO_CARDS = """
    t seat other viewer owner actor by to target uid uids slot origin room corridor corridors
    number numbers left level part why rule count careful empty queue rest followers shielded
    order keep kind act choice lit space spaces container ends_turn discarded paid
"""
_NEVER_CARDS = frozenset(_NO_CARDS.split())
#: Bulky objects are tokens, not cards. Item cards that were added later have higher numbers.
_OBJECTS = frozenset((EGG, CARCASS, CORPSE))


def status(t: Table) -> list[str]:
    """Every broken invariant in words; an empty list means that the table is sound."""
    bad: list[str] = []
    _cards(t, bad)
    _tokens(t, bad)
    _limits(t, bad)
    _board(t, bad)
    _crew(t, bad)
    _memories(t, bad)
    for check in t.rs.checks:
        check(t, bad)
    _somebody_acts(t, bad)
    return bad


# ---- conservation (LD-CMP-20, LD-CMP-23)


@cache
def _box(rs: Ruleset) -> dict[str, list[int]]:
    """The component list: by deck every card, sorted; without those that depend on the crew."""
    return {
        "item": sorted(
            item.id for item in rs.items if item.deck <= keys.BLUE for _ in range(item.copies)
        ),
        "event": [card.id for card in rs.events for _ in range(card.copies)],
        "attack": sorted(card.id << 3 | i for card in rs.attacks for i in range(card.copies)),
        "wound": sorted(card.id for card in rs.wounds for _ in range(card.copies)),
        "contamination": [keys.CLEAN] * rs.clean_copies + [keys.INFECTED] * rs.infected_copies,
        "exploration": [i for i, token in enumerate(rs.exploration) for _ in range(token.copies)],
    }


@cache
def _action_deck(rs: Ruleset, character: int) -> list[int]:
    name = keys.CHARACTERS[character]
    return sorted(card.id for card in rs.action_cards for _ in range(card.copies_by.get(name, 0)))


@cache
def _parameters(name: str) -> tuple[str, ...]:
    return tuple(inspect.signature(STEPS[name]).parameters)[1:]


def in_transit(t: Table) -> Iterator[int]:
    """Every number in the arguments of what is still to happen that may be a card."""
    waiting: list[tuple[Any, ...]] = list(t.agenda)
    if t.decision is not None:
        waiting.append((t.decision[3], *t.decision[4]))
    for name, *args in waiting:
        known = _parameters(name)
        for i, arg in enumerate(args):
            if i >= len(known) or known[i] not in _NEVER_CARDS:
                yield from _numbers(arg)


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)


def differs(
    t: Table, bad: list[str], deck: str, found: list[int], box: list[int], mask: int = -1
) -> None:
    """Say what is missing from the box and what is there too often."""
    found.sort()
    if found == box:
        return
    there, wanted = Counter(found), Counter(box)
    for card, extra in sorted((there - wanted).items()):
        bad.append(f"{deck} {name_of(deck, card)}: {extra} too many")
    if t.ended:
        return  # LD-END-08: an end at once leaves the card that caused it where it is
    missing = wanted - there
    moving = Counter(number & mask for number in in_transit(t) if number >= 0)
    for card, count in sorted(missing.items()):
        if moving[card] < count:
            bad.append(f"{deck} {name_of(deck, card)}: {count} missing")


#: By deck: the keys of its cards. A game adds its own.
NAMES: dict[str, tuple[str, ...]] = {
    "item": keys.ITEMS,
    "event": keys.EVENTS,
    "wound": keys.WOUNDS,
    "exploration": keys.EXPLORATION,
    "objective": keys.OBJECTIVES,
    "action": keys.ACTIONS,
}


def name_of(deck: str, card: int) -> str:
    names = NAMES.get(deck, ())
    return names[card] if 0 <= card < len(names) else str(card)


def gone(t: Table, deck: str) -> Iterator[int]:
    return (card for name, card in t.gone if name == deck)


def _cards(t: Table, bad: list[str]) -> None:
    box = _box(t.rs)
    differs(t, bad, "event", [*t.event_deck, *t.event_discard, *gone(t, "event")], box["event"])
    differs(
        t, bad, "attack", [*t.attack_deck, *t.attack_discard, *gone(t, "attack")], box["attack"]
    )
    none = keys.WOUND["none"]
    wounds = [w & 15 for held in t.wounds for w in held if w & 15 != none]
    wounds += [*t.wound_deck, *t.wound_discard, *gone(t, "wound")]
    differs(t, bad, "wound", wounds, box["wound"])
    _item_cards(t, bad)
    _action_cards(t, bad)
    _objectives(t, bad)


def _item_cards(t: Table, bad: list[str]) -> None:
    things: list[int] = []
    for seat in range(t.n):
        things += t.hands[seat] + t.beside[seat] + t.pack[seat]
        # LD-ITM-13: each pair in the hands is one Duct Tape.
        things += [keys.DUCT_TAPE] * len({i >> 13 & 3 for i in t.hands[seat] if i >> 13 & 3})
        things += t.mission[seat]
    cards = [thing for thing in things if thing & 255 not in _OBJECTS]
    found = [card & 255 for card in cards]
    found += [card for thing in cards if thing >> 12 for card in items.attached(thing)]
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        found += t.items_deck[colour] + t.items_discard[colour]
    found += t.crafted + t.crafted_used + t.removed
    own = [
        keys.ITEM[name]
        for character in t.char
        if character >= 0
        for name in (
            t.rs.characters[character].starting_item,
            *t.rs.characters[character].mission_items,
        )
        if name
    ]
    differs(t, bad, "item", found, sorted(_box(t.rs)["item"] + own), 255)


def _action_cards(t: Table, bad: list[str]) -> None:
    """Action cards by character; those of the dead have left the game (LD-HRT-08)."""
    found: list[int] = list(gone(t, "action"))
    box: list[int] = []
    sick: list[int] = [*t.contamination, *gone(t, "contamination")]
    for seat in range(t.n):
        cards = t.hand[seat] + t.deck[seat] + t.discard[seat]
        mine = [card for card in cards if card < CONTAMINATION]
        if len(mine) < len(cards):
            sick += [
                keys.INFECTED if is_infected(card) else keys.CLEAN
                for card in cards
                if card >= CONTAMINATION
            ]
        found += mine
        if t.char[seat] < 0:
            if cards:
                bad.append(f"seat {seat} has cards and no character")
            continue
        deck = _action_deck(t.rs, t.char[seat])
        box += deck
        mine.sort()
        if mine != deck and Counter(mine) - Counter(deck):
            bad.append(f"seat {seat} has foreign action cards: {Counter(mine) - Counter(deck)}")
    box.sort()
    differs(t, bad, "action", found, box)
    differs(t, bad, "contamination", sick, _box(t.rs)["contamination"])


def _objectives(t: Table, bad: list[str]) -> None:
    decks = t.rs.objective_decks
    box = [card.id for card in t.rs.objectives if card.deck in decks and card_is_in(card, t.n)]
    found = [card for held in t.objectives for card in held]
    differs(t, bad, "objective", [*found, *gone(t, "objective")], box)
    for seat in range(t.n):
        if t.choices[seat] >= 0 and t.choices[seat] not in t.objectives[seat]:
            bad.append(f"seat {seat} chose an objective it does not hold")
        if not t.objectives[seat]:
            bad.append(f"seat {seat} holds no objective")


def _tokens(t: Table, bad: list[str]) -> None:
    for i, token in enumerate(t.rs.stalker_tokens):
        if t.bag[i] < 0 or t.outside[i] < 0 or t.bag[i] + t.outside[i] != token.copies:
            bad.append(f"token {token.key}: {t.bag[i]} in the bag, {t.outside[i]} outside")
    if sum(t.bag) <= 0:
        bad.append("the bag is empty")  # LD-BAG-11
    tokens = [token for token in t.token if token >= 0]
    differs(t, bad, "exploration", [*tokens, *gone(t, "exploration")], _box(t.rs)["exploration"])
    _eggs(t, bad)


def _eggs(t: Table, bad: list[str]) -> None:
    """Every egg token: laboratory, supply, lying, carried, elsewhere, out of the game."""
    things = [thing & 255 for held in t.hands for thing in held]
    things += [thing & 255 for thing in t.lying]
    known = t.eggs + t.egg_supply + things.count(EGG)
    known += sum(1 for what in t.gone if what == ("object", EGG)) + t.rs.eggs_elsewhere(t)
    if t.eggs < 0 or t.egg_supply < 0 or known > t.rs.eggs_total:
        bad.append(f"eggs: {known} of {t.rs.eggs_total}")
    elif known < t.rs.eggs_total:
        moving = sum(1 for number in in_transit(t) if number & 255 == EGG)
        if known + moving < t.rs.eggs_total:
            bad.append(f"eggs: {t.rs.eggs_total - known} missing")


# ---- limits (LD-CMP-20)


def _limits(t: Table, bad: list[str]) -> None:
    rs = t.rs
    if t.fire.bit_count() > t.fire_limit or t.fire_limit > rs.fire:
        bad.append(f"{t.fire.bit_count()} fire markers of {t.fire_limit}")
    if t.broken.bit_count() > t.broken_limit or t.broken_limit > rs.malfunction:
        bad.append(f"{t.broken.bit_count()} malfunction markers of {t.broken_limit}")
    if t.closed & t.wrecked:
        bad.append("a door is closed and destroyed")
    if (t.closed | t.wrecked).bit_count() > rs.doors:
        bad.append(f"{(t.closed | t.wrecked).bit_count()} doors of {rs.doors}")
    if (t.closed | t.wrecked) >> rs.board.tech:
        bad.append("a door in the technical corridors")  # LD-DOR-01
    if (t.closed | t.wrecked | t.noise) & rs.board.doorless:
        bad.append("a door or noise on a path")  # LD-SRF-11
    if t.noise >> rs.board.noisy:
        bad.append("noise outside the corridors")
    used = [0] * 5
    for _, kind, slot, wounds in t.stalkers:
        used[kind] += 1
        if not 1 <= slot <= rs.board.slots or wounds < 0:
            bad.append(f"a figure in room {slot} with {wounds} wounds")
    # LD-STK-07: a larva for a character board is always available, beyond the figures too.
    for kind, count in enumerate(used):
        if count > rs.figures[kind]:
            bad.append(f"{count} figures of {keys.STALKERS[kind]}, there are {rs.figures[kind]}")
    ids = [figure[0] for figure in t.stalkers]
    if len(set(ids)) != len(ids) or any(uid >= t.next_stalker for uid in ids):
        bad.append("two figures with one id")
    if not 0 <= t.time <= rs.time_start:
        bad.append(f"time {t.time}")


# ---- the board


def _mask(slots: Iterable[int]) -> int:
    mask = 0
    for slot in slots:
        mask |= 1 << slot
    return mask


def _board(t: Table, bad: list[str]) -> None:
    board = t.rs.board
    if t.foes != _mask(figure[2] for figure in t.stalkers):
        bad.append("the mask of rooms with Night Stalkers is wrong")
    if t.occupied != _mask(slot for slot in t.room if slot):
        bad.append("the mask of rooms with characters is wrong")
    tiles = [t.tile[slot] for slot in range(1, board.slots + 1) if not board.printed[slot]]
    if len(set(tiles)) != len(tiles) or 0 in tiles:
        bad.append("a room tile lies twice")
    for slot in range(1, board.slots + 1):
        room = t.rs.rooms[t.tile[slot]]
        if board.printed[slot] and room.key != board.printed[slot]:
            bad.append(f"the room printed in {slot} is gone")
        elif not board.printed[slot] and t.slot_of[t.tile[slot]] != slot:
            bad.append(f"slot_of does not know {room.key}")
        up = t.explored >> slot & 1
        if t.broken >> slot & 1 and not (up and room.malfunction):
            bad.append(f"malfunction in {slot}")  # LD-MRK-26
        if t.fire >> slot & 1 and room.fireproof:
            bad.append(f"fire in {slot}")  # LD-SRF-10
        if not up and t.counter[slot] >= 0:
            bad.append(f"item counter in unexplored room {slot}")
        if up and t.token[slot] >= 0 and not _waits(t, "explore_token"):
            if not board.open_tokens >> slot & 1:
                bad.append(f"exploration token in explored room {slot}")
            elif t.counter[slot] != (0 if room.has_counter else -1):  # NM-ALT-05, LD-SRF-02
                bad.append(f"items in room {slot} before its token is resolved")
    outside = ~((1 << board.slots + 1) - 2)
    if (t.fire | t.broken | t.explored) & outside:
        bad.append("a marker outside the board")
    bad.extend(
        f"{items.kind_of(thing)} lies in room {thing >> 16}"
        for thing in t.lying
        if not 1 <= thing >> 16 <= board.slots or thing & 255 not in _OBJECTS
    )


def _waits(t: Table, name: str, seat: int = -1) -> bool:
    """Whether a step of that name waits (for that seat)."""
    waiting: list[tuple[Any, ...]] = list(t.agenda)
    if t.decision is not None:
        waiting.append((t.decision[3], *t.decision[4]))
    return any(item[0] == name and (seat < 0 or item[1] == seat) for item in waiting)


# ---- the crew


def _crew(t: Table, bad: list[str]) -> None:
    rs = t.rs
    crew = (1 << t.n) - 1
    bad.extend(
        f"{name} names a seat that does not exist"
        for name in ("passed", "slime", "larva", "signal", "winners", "limped")
        if getattr(t, name) & ~crew
    )
    if sorted(t.number) != list(range(1, t.n + 1)):
        bad.append(f"player numbers {t.number}")
    chosen = [character for character in t.char if character >= 0]
    if len(set(chosen)) != len(chosen):
        bad.append("a character was chosen twice")
    if rs.substitutes and len({rs.characters[one].colour for one in chosen}) != len(chosen):
        bad.append("two characters of one colour")  # LD-NCH-02
    _corpses(t, bad)
    for seat in range(t.n):
        place, slot = t.place[seat], t.room[seat]
        if (place in rs.room_places) != bool(slot):
            bad.append(f"seat {seat} is {keys.PLACES[place]} and in room {slot}")
        if slot and not t.explored >> slot & 1:
            bad.append(f"seat {seat} is in unexplored room {slot}")
        if not 0 <= t.light[seat] <= 2:
            bad.append(f"seat {seat} has {t.light[seat]} light wounds")
        if len(t.wounds[seat]) > rs.serious_limit:
            bad.append(f"seat {seat} has {len(t.wounds[seat])} serious wounds")
        _things(t, seat, bad)
        fresh = t.phase < ending.PHASE_VICTORY and not rs.dead_keep
        if place == DEAD and fresh and _remains(t, seat):
            bad.append(f"seat {seat} is dead and still has {', '.join(_remains(t, seat))}")


def _corpses(t: Table, bad: list[str]) -> None:
    """LD-COP-08: where the dead may wake, a corpse is that of one of them, and the only one."""
    if not t.rs.dead_keep:
        return
    things = [*t.lying, *(thing for held in t.hands for thing in held)]
    found = Counter(thing >> 8 & 15 for thing in things if thing & 255 == CORPSE)
    for seat, character in enumerate(t.char):
        if character < 0 or not found[character]:
            continue
        name = keys.CHARACTERS[character]
        if found[character] > 1:
            bad.append(f"{found[character]} corpses of the {name}")
        if t.place[seat] != DEAD:
            bad.append(f"the {name} is a corpse and not dead")


def _things(t: Table, seat: int, bad: list[str]) -> None:
    """LD-ITM-03 to LD-ITM-10: what is where, loaded with what."""
    if t.place[seat] == IN_ROOM and items.free_slots(t, seat) < 0:
        pending = _waits(t, "fit_hands", seat) or _waits(t, "dropped_to_fit", seat)
        if not pending:
            bad.append(f"seat {seat} holds too much: {t.hands[seat]}")
    for zone in (t.hands[seat], t.beside[seat], t.pack[seat]):
        for item in zone:
            facts = t.rs.items[item & 255]
            if zone is t.hands[seat] and not (facts.heavy or facts.bulky):
                bad.append(f"seat {seat} has {facts.key} in a hand slot")
            if zone is not t.hands[seat] and (facts.heavy or facts.bulky):
                bad.append(f"seat {seat} has {facts.key} in no hand slot")
            if not facts.bulky and items.count_of(item) > items.capacity(t, item):
                bad.append(f"seat {seat} has {facts.key} with {items.count_of(item)} on it")
    pairs = Counter(item >> 13 & 3 for item in t.hands[seat] if item >> 13 & 3)
    if any(count != 2 for count in pairs.values()):
        bad.append(f"seat {seat} has half a pair: {t.hands[seat]}")


def _remains(t: Table, seat: int) -> list[str]:
    """LD-HRT-07, LD-HRT-08: what the dead may not keep."""
    zones = ("hand", "deck", "discard", "pack", "hands", "beside", "wounds")
    found = [name for name in zones if getattr(t, name)[seat]]
    return found + [n for n in ("larva", "slime", "signal") if getattr(t, n) >> seat & 1]


# ---- what seats remember is true (LD-SET-34)


def _memories(t: Table, bad: list[str]) -> None:
    for seat in range(t.n):
        if t.seen_tile[seat] & t.explored:
            bad.append(f"seat {seat} remembers an explored tile")
        if t.seen_token[seat] & ~_mask(slot for slot, token in enumerate(t.token) if token >= 0):
            bad.append(f"seat {seat} remembers an exploration token that is gone")
    for viewer, owner, objective in t.seen_objective:
        if objective not in t.objectives[owner] and ("objective", objective) not in t.gone:
            bad.append(f"seat {viewer} remembers an objective that seat {owner} never held")
    for seen, count in Counter(t.seen_item).items():
        if t.pack[seen[1]].count(seen[2]) < count:
            bad.append(f"seat {seen[0]} remembers an item that seat {seen[1]} does not have")
    for viewer, deck, depth, card in t.seen_card:
        pile = deck_named(t, deck)
        if pile is None:
            continue
        index = -1 - depth  # depth from the top (the end); ~depth from the bottom
        if not -len(pile) <= index < len(pile) or pile[index] != card:
            bad.append(f"seat {viewer} remembers {deck} {card} where it does not lie")


def deck_named(t: Table, name: str) -> tuple[int, ...] | None:
    """The deck that `seen_card` calls so; None for a name that is no shared deck."""
    if name in t.rs.named_decks:
        pile: tuple[int, ...] = getattr(t, f"{name}_deck")
        return pile
    if name in keys.COLOURS[:3]:
        return t.items_deck[keys.COLOURS.index(name)]
    return None


# ---- somebody can always act


def _somebody_acts(t: Table, bad: list[str]) -> None:
    decision = t.decision
    if decision is None:
        if t.phase != ending.PHASE_OVER:
            bad.append("nobody is asked and the game is not over")
        if t.agenda:
            bad.append("nobody is asked and something is still to happen")
        return
    seat, kind, options, answer, _ = decision
    if t.phase == ending.PHASE_OVER:
        bad.append("the game is over and somebody is asked")
    if not 0 <= seat < t.n:
        bad.append(f"seat {seat} is asked")
    elif t.place[seat] == DEAD and not t.rs.plays_on(t, seat):
        bad.append(f"seat {seat} is dead and asked {kind}")
    if kind not in DECISION_KINDS:
        bad.append(f"no kind of decision is called {kind}")
    if answer not in STEPS:
        bad.append(f"no step is called {answer}")
    if not options:
        bad.append(f"seat {seat} is asked {kind} without an option")
    if len(set(options)) != len(options):
        bad.append(f"seat {seat} is asked {kind} with one option twice")
