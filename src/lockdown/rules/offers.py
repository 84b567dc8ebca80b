"""Basic actions (LD-BAS) and the actions of cards, items and rooms as verbs of a turn.

`legal_actions` lists everything a character may do now; `why_not` uses the same refusals.
"""

from __future__ import annotations

from typing import Any

from lockdown.rules import combat, decks, happened, items, movement
from lockdown.rules.actions import Act, Spec, combat_refusal, part_refusal, part_targets
from lockdown.rules.eggs import eggs_in
from lockdown.rules.queries import action_cards, code, in_combat, stalkers_in, wounded
from lockdown.rules.verbs import (
    CAREFUL,
    DROP,
    MELEE,
    MELEE_EGG,
    MOVE,
    PASS,
    PICK_UP,
    PLAY,
    ROOM_ACTION,
    SHOOT,
    SHOOT_EGG,
    USE,
)
from lockdown.state.facts import NEVER, Refusal, RoomAction
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]


# ---- move and careful movement


def _move_cost(t: Table, seat: int, act: Act) -> int:
    return movement.move_cost(t, seat)


def _careful_cost(t: Table, seat: int, act: Act) -> int:
    return movement.careful_cost(t, seat)


def _move(t: Table, seat: int, act: Act) -> None:
    movement.move(t, seat, act[1])


def _careful(t: Table, seat: int, act: Act) -> None:
    movement.movement_used(t, seat)  # LD-BAS-01
    movement.walk(t, seat, act[1], careful=True)


# ---- pick up a bulky object


def _cost_one(t: Table, seat: int, act: Act) -> int:
    return 1


def drop_for_slot(t: Table, seat: int) -> Options | None:
    """LD-ITM-07: with full hands the thing to drop is chosen when declaring."""
    if items.free_slots(t, seat) > 0:
        return []
    return [(DROP, item) for item in dict.fromkeys(t.hands[seat])]


def _pick_up_targets(t: Table, seat: int, act: Act) -> Options | None:
    return drop_for_slot(t, seat) if len(act) == 2 else None


def _pick_up(t: Table, seat: int, act: Act) -> None:
    """LD-BAS-09."""
    slot = t.room[seat]
    if slot << 16 | act[1] not in t.lying:
        return
    if act[2] != -1:
        items.drop(t, seat, act[2], "LD-ITM-07")
    items.take_lying(t, slot, act[1])
    t.tell(happened.PICKED_UP, "LD-BAS-09", seat, act[1])
    items.give(t, seat, act[1], "object", "LD-BAS-09")


# ---- action cards (LD-ACT-09)


def _card_cost(t: Table, seat: int, act: Act) -> int:
    return t.rs.action_cards[act[1]].cost


def _card_targets(t: Table, seat: int, act: Act) -> Options | None:
    return part_targets(t, seat, t.rs.action_cards[act[1]].parts[act[2]], act[3:])


def _card_declared(t: Table, seat: int, act: Act) -> None:
    decks.discard_card(t, seat, act[1])


def _card_effect(t: Table, seat: int, act: Act) -> None:
    t.rs.action_cards[act[1]].parts[act[2]].effect(t, seat, *act[3:])


def _card_consent(t: Table, seat: int, act: Act) -> int:
    """NM-ACT-20: who must agree to what the card does."""
    consent = t.rs.action_cards[act[1]].parts[act[2]].consent
    return consent(t, seat, *act[3:]) if consent is not None else -1


def card_refusal(t: Table, seat: int, card: int, part: int) -> Refusal | None:
    """Why a card in hand cannot be played now with that part."""
    facts = t.rs.action_cards[card]
    if facts.reaction or not facts.parts:
        return ("only_reaction", "LD-ACT-22")
    refusal = combat_refusal(t, seat, facts.combat)
    if refusal is None and action_cards(t, seat) - 1 < facts.cost:
        refusal = ("too_few_other_cards", "LD-ACT-09", facts.cost)
    return refusal or part_refusal(t, seat, facts.parts[part])


# ---- items (LD-ACT-16)


def item_cost(t: Table, seat: int, item: int, part: int, *chosen: Any) -> int:
    """The printed cost, or that of what is chosen, and what wounds add to it."""
    facts = t.rs.items[item & 255]
    own = facts.parts[part].cost
    printed = facts.cost if own is None else own(t, seat, *chosen)
    return printed + wounded(t, seat, "item_cost")


def _item_cost(t: Table, seat: int, act: Act) -> int:
    return item_cost(t, seat, act[1], act[2], *act[3:])


def _item_targets(t: Table, seat: int, act: Act) -> Options | None:
    return part_targets(t, seat, t.rs.items[act[1] & 255].parts[act[2]], act[3:])


def _item_effect(t: Table, seat: int, act: Act) -> None:
    item = act[1]
    facts = t.rs.items[item & 255]
    t.tell(happened.ITEM_USED, "LD-ITM-05", seat, item)
    if facts.single_use:
        t.push(items.discard_used, seat, item)
    else:
        items.show_to_all(t, seat, item)
    facts.parts[act[2]].effect(t, seat, item, *act[3:])


def _item_consent(t: Table, seat: int, act: Act) -> int:
    """NM-ACT-20: who must agree to what the item does."""
    consent = t.rs.items[act[1] & 255].parts[act[2]].consent
    return consent(t, seat, *act[3:]) if consent is not None else -1


def _item_cancelled(t: Table, seat: int, act: Act) -> None:
    """LD-ACT-05: a cancelled single-use item is discarded all the same."""
    if t.rs.items[act[1] & 255].single_use:
        items.discard_item(t, seat, act[1], "LD-ACT-05")


def item_refusal(t: Table, seat: int, item: int, part: int) -> Refusal | None:
    """Why an item cannot be used now with that part."""
    facts = t.rs.items[item & 255]
    if not facts.parts:
        return ("no_action", "LD-ACT-16")
    if facts.uses[1] and not items.count_of(item):
        return ("no_uses", "LD-ITM-10")
    refusal = combat_refusal(t, seat, facts.combat)
    if refusal is None:
        cost = item_cost(t, seat, item, part)
        if action_cards(t, seat) < cost:
            refusal = ("too_few_cards", "LD-ACT-02", cost)
    return refusal or part_refusal(t, seat, facts.parts[part])


# ---- rooms (LD-ACT-18, LD-ROM-01 to LD-ROM-08)


def room_actions(t: Table, slot: int) -> list[RoomAction]:
    """The actions of the explored room in a slot."""
    return t.rs.rooms[t.tile[slot]].actions if t.explored >> slot & 1 else []


def room_action(t: Table, slot: int, key: str) -> RoomAction:
    """One action of a room by its key."""
    return next(a for a in room_actions(t, slot) if a.key == key)


def _room_cost(t: Table, seat: int, act: Act) -> int:
    """LD-ROM-05."""
    return room_action(t, t.room[seat], act[1]).cost


def _room_targets(t: Table, seat: int, act: Act) -> Options | None:
    return part_targets(t, seat, room_action(t, t.room[seat], act[1]).parts[0], act[2:])


def _room_effect(t: Table, seat: int, act: Act) -> None:
    """LD-ROM-07, LD-ROM-17: the one action chosen, its steps in the order written."""
    room_action(t, t.room[seat], act[1]).parts[0].effect(t, seat, *act[2:])


def _room_consent(t: Table, seat: int, act: Act) -> int:
    consent = room_action(t, t.room[seat], act[1]).parts[0].consent
    return consent(t, seat, *act[2:]) if consent is not None else -1


def room_refusal(
    t: Table, seat: int, action: RoomAction, *, free: bool = False, broken: bool = False
) -> Refusal | None:
    """Why a room action cannot be taken now (`free`: no cost; `broken`: markers ignored).

    Power is no condition (LD-ROM-06).
    """
    if in_combat(t, seat):
        return ("in_combat", "LD-ROM-02")
    if not broken and t.broken >> t.room[seat] & 1:
        return ("malfunction", "LD-ROM-03")  # LD-MRK-21
    if not free and action_cards(t, seat) < action.cost:
        return ("too_few_cards", "LD-ACT-02", action.cost)
    return part_refusal(t, seat, action.parts[0])


#: The verbs that both games have.
SPECS: dict[str, Spec] = {
    MOVE: Spec(_move_cost, _move),
    CAREFUL: Spec(_careful_cost, _careful),
    PICK_UP: Spec(_cost_one, _pick_up, _pick_up_targets),
    SHOOT: Spec(_cost_one, combat.shoot_action),
    SHOOT_EGG: Spec(_cost_one, combat.shoot_action),
    MELEE: Spec(_cost_one, combat.melee_action),
    MELEE_EGG: Spec(_cost_one, combat.melee_action),
    PLAY: Spec(_card_cost, _card_effect, _card_targets, _card_declared, consent=_card_consent),
    USE: Spec(_item_cost, _item_effect, _item_targets, None, _item_cancelled, _item_consent),
    ROOM_ACTION: Spec(_room_cost, _room_effect, _room_targets, consent=_room_consent),
}


# ---- everything at once


def legal_actions(t: Table, seat: int) -> Options:
    """Everything the character may do as its next action, in a fixed order."""
    options: Options = []
    hand = t.hand[seat]
    purse = 0
    for card in hand:
        if card < CONTAMINATION:
            purse += 1  # LD-ACT-02, LD-ACT-03
    slot = t.room[seat]
    fight = bool(t.foes >> slot & 1)
    board = t.rs.board
    closed = t.closed
    if purse:
        # LD-BAS-01, LD-MOV-04, LD-DOR-04: what can be paid, through no closed door.
        if purse >= movement.move_cost(t, seat):
            last = 0  # NM-ALT-04: two corridors to one room are one move
            for neighbour, corridor in board.ways[slot]:
                if not closed >> corridor & 1 and neighbour != last:
                    options.append((MOVE, neighbour))
                    last = neighbour
        # LD-BAS-04: never in combat, nor where noise is in every corridor.
        if not fight and purse >= 2 and purse >= movement.careful_cost(t, seat):
            last = 0
            for neighbour, corridor in board.ways[slot]:
                if closed >> corridor & 1 or neighbour == last:
                    continue
                if board.links_of[neighbour] & ~t.noise:
                    options.append((CAREFUL, neighbour))
                    last = neighbour
        if fight:
            # LD-CMB-02, LD-CMB-20, LD-HRM-01: any Night Stalker here, never a character.
            for figure in stalkers_in(t, slot):
                target = code(figure)
                for weapon in combat.loaded_weapons(t, seat):
                    options.append((SHOOT, weapon, target))
                options.append((MELEE, target))
        elif t.lying:
            # LD-BAS-09: never in combat.
            for thing in dict.fromkeys(items.lying_in(t, slot)):
                options.append((PICK_UP, thing))
        # LD-BAS-14: eggs may be attacked in combat and out of it.
        if eggs_in(t, slot):
            for weapon in combat.loaded_weapons(t, seat):
                options.append((SHOOT_EGG, weapon))
            options.append((MELEE_EGG,))
    for more in t.rs.more_offers:
        more(t, seat, purse, fight, options)
    seen = -1
    for card in sorted(hand) if len(hand) > 1 else hand:
        if card == seen or card >= CONTAMINATION:
            continue
        seen = card
        facts = t.rs.action_cards[card]
        # LD-ACT-08, LD-ACT-09: the combat symbol, and other cards to pay with.
        if facts.cost >= purse or (fight and facts.combat == NEVER):
            continue
        if not fight and facts.combat == "only":
            continue
        for number, part in enumerate(facts.parts):
            if part_refusal(t, seat, part) is None:
                options.append((PLAY, card, number))
    # LD-ITM-19, LD-ITM-35: each part of one's own items.
    for item in dict.fromkeys(items.held(t, seat)):
        facts_i = t.rs.items[item & 255]
        for number in range(len(facts_i.parts)):
            if item_refusal(t, seat, item, number) is None:
                options.append((USE, item, number))
    # LD-ROM-02, LD-ROM-03: no room action in combat or with a malfunction marker.
    if not fight and not t.broken >> slot & 1:
        for action in t.rs.rooms[t.tile[slot]].actions:
            if purse >= action.cost and part_refusal(t, seat, action.parts[0]) is None:
                options.append((ROOM_ACTION, action.key))
    options.append((PASS,))
    options += drop_options(t, seat)
    return options


def drop_options(t: Table, seat: int) -> Options:
    """LD-ITM-14: anything held may be dropped freely between actions."""
    return [(DROP, item) for item in dict.fromkeys(items.held(t, seat))]
