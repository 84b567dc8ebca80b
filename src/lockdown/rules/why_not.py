"""Why not? For everything a player might expect to do and may not, a reason with its rule.

The reasons come from the same functions that decide what is offered (`offers`, `movement`,
`crafting`, `trading`, and what the rule set adds), which look only at what the player may
know (LD-ACT-27).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lockdown.rules import (
    combat,
    crafting,
    decks,
    ending,
    items,
    movement,
    offers,
    rounds,
    trading,
)
from lockdown.rules.actions import IN_COMBAT, NOT_IN_COMBAT, cost_refusal
from lockdown.rules.queries import in_combat, in_room
from lockdown.rules.verbs import (
    CAREFUL,
    CRAFT,
    MELEE,
    MOVE,
    PICK_UP,
    PLAY,
    ROOM_ACTION,
    SHOOT,
    TRADE,
    USE,
)
from lockdown.state.facts import Expected, Refusal
from lockdown.state.keys import BLUE, CONTAMINATION
from lockdown.state.table import Table

#: What the arguments of a reason are, where they are not plain numbers: kinds of arguments.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "mission_unmet": ("activation",),
    "no_ammo": ("item",),
    "no_components": ("component", "component"),
}


@dataclass(frozen=True, slots=True)
class Refused:
    """One thing that is not possible now."""

    what: str
    """basic, card, item, room, computer, mission, escape, trade or craft."""
    option: tuple[Any, ...]
    """How the options that are missing begin: `("move", 12)`, `("play", card, part)`."""
    reason: str
    """The key of the message."""
    rule: str
    args: tuple[Any, ...] = ()


def why_not(t: Table, seat: int) -> list[Refused]:
    """Everything that `seat` might expect to do and may not, each with its reason."""
    if t.phase in (ending.PHASE_SETUP, ending.PHASE_OVER) or t.char[seat] < 0:
        return []
    general = _general(t, seat)
    found = []
    for what, option, refusal in _expected(t, seat):
        why = general or refusal
        if why is not None:
            found.append(Refused(what, option, why[0], why[1], tuple(why[2:])))
    return found


def _general(t: Table, seat: int) -> Refusal | None:
    """What stands against every action: nowhere to act, passed, not the turn, not the moment."""
    if not in_room(t, seat):
        return ("not_in_a_room", "LD-ACT-19")
    if t.passed >> seat & 1:
        return ("passed", "LD-RND-11")
    if t.turn != seat:
        return ("not_your_turn", "LD-RND-08")
    decision = t.decision
    if decision is None or decision[0] != seat:
        return ("others_decide", "LD-ACT-25")
    if decision[1] == rounds.END_OF_TURN:
        return ("no_actions_left", "LD-RND-09")
    if decision[1] != rounds.ACTION:
        return ("decide_first", "LD-ACT-25")
    return None


def _expected(t: Table, seat: int) -> list[Expected]:
    """Everything a player may think of, with what stands against it."""
    if not in_room(t, seat):
        return [("basic", (MOVE,), None), *_hand(t, seat), *_items(t, seat)]
    return [
        *_basic(t, seat),
        ("trade", (TRADE,), trading.trade_refusal(t, seat)),
        *_crafting(t, seat),
        *_hand(t, seat),
        *_items(t, seat),
        *_room(t, seat),
        *(expected for more in t.rs.more_refusals for expected in more(t, seat)),
    ]


# ---- basic actions


def _basic(t: Table, seat: int) -> list[Expected]:
    found: list[Expected] = []
    for slot in dict.fromkeys(way[0] for way in t.rs.board.ways[t.room[seat]]):
        refusal = movement.way_refusal(t, seat, slot)
        cost = cost_refusal(t, seat, movement.move_cost(t, seat))
        found.append(("basic", (MOVE, slot), refusal or cost))
        refusal = movement.careful_refusal(t, seat, slot)
        cost = cost_refusal(t, seat, movement.careful_cost(t, seat))
        found.append(("basic", (CAREFUL, slot), refusal or cost))
    found.append(("basic", (PICK_UP,), _pick_up(t, seat)))
    weapons = dict.fromkeys(items.weapons(t, seat))
    found += [("basic", (SHOOT, weapon), _shoot(t, seat, weapon)) for weapon in weapons]
    if not weapons:
        found.append(("basic", (SHOOT,), ("no_weapon", "LD-CMB-03")))
    found.append(("basic", (MELEE,), _fight(t, seat)))
    return found


def _pick_up(t: Table, seat: int) -> Refusal | None:
    """LD-BAS-09."""
    if in_combat(t, seat):
        return IN_COMBAT
    if not items.lying_in(t, t.room[seat]):
        return ("nothing_lies_here", "LD-BAS-09")
    return cost_refusal(t, seat, 1)


def _fight(t: Table, seat: int) -> Refusal | None:
    """LD-BAS-01, LD-BAS-14: somebody to attack; eggs have verbs of their own."""
    return cost_refusal(t, seat, 1) if in_combat(t, seat) else NOT_IN_COMBAT


def _shoot(t: Table, seat: int, weapon: int) -> Refusal | None:
    """LD-CMB-03: ammo; and something to shoot at."""
    if weapon not in combat.loaded_weapons(t, seat):
        return ("no_ammo", "LD-CMB-03", weapon)
    return _fight(t, seat)


def _crafting(t: Table, seat: int) -> list[Expected]:
    kinds = [item.id for item in t.rs.items if item.deck == BLUE]
    return [("craft", (CRAFT, kind), crafting.craft_refusal(t, seat, kind)) for kind in kinds]


# ---- cards, items, the room


def _hand(t: Table, seat: int) -> list[Expected]:
    found: list[Expected] = []
    for card in sorted(dict.fromkeys(decks.masked(card) for card in t.hand[seat])):
        if card >= CONTAMINATION:
            found.append(("card", (PLAY, card), ("contamination", "LD-CON-02")))
            continue
        for part in range(max(1, len(t.rs.action_cards[card].parts))):
            refusal = offers.card_refusal(t, seat, card, part) if in_room(t, seat) else None
            found.append(("card", (PLAY, card, part), refusal))
    return found


def _items(t: Table, seat: int) -> list[Expected]:
    found: list[Expected] = []
    for item in dict.fromkeys(items.held(t, seat)):
        if t.rs.items[item & 255].bulky:
            continue
        for part in range(max(1, len(t.rs.items[item & 255].parts))):
            refusal = offers.item_refusal(t, seat, item, part) if in_room(t, seat) else None
            found.append(("item", (USE, item, part), refusal))
    return found


def _room(t: Table, seat: int) -> list[Expected]:
    return [
        ("room", (ROOM_ACTION, action.key), offers.room_refusal(t, seat, action))
        for action in offers.room_actions(t, t.room[seat])
    ]
