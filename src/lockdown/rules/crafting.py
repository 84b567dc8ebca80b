"""Crafting (LD-CRF): the basic action Craft, and crafting with one component (LD-ROM-73).

A Craft on its way is `(CRAFT, item, component…, thing to drop)`: all of it is chosen when the
action is declared, and nothing leaves the character before the effect (LD-CRF-01, LD-ACT-14).
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import actions, happened, items
from lockdown.rules.actions import Act, Spec, combat_refusal, cost_refusal
from lockdown.rules.queries import in_room, others_here
from lockdown.rules.verbs import COMPONENT, CRAFT, DECLINE, DROP, ITEM
from lockdown.state.facts import NEVER, Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]

CRAFT_FREELY = decision_kind(
    "craft_freely", "LD-ROM-73", "Craft something with a single component?"
)
CRAFT_CHOICE = decision_kind(
    "craft_choice", "LD-ROM-73", "Choose for what you craft.", item=(1, ITEM)
)

#: Components of the basic action, and in the Repository.
TWO, ONE = 2, 1
COST = 1


# ---- what can be made


def craftable(t: Table) -> list[int]:
    """LD-CRF-02, LD-CRF-03: the kinds of which a card is left in the open crafted deck."""
    return sorted(set(t.crafted))


def fitting(t: Table, seat: int, symbols: tuple[str, ...]) -> list[int]:
    """LD-CRF-05: own item cards with one of the symbols, one entry a card."""
    return [item for item in items.held(t, seat) if t.rs.items[item & 255].component in symbols]


def components(t: Table, seat: int, kind: int, number: int, picked: tuple[int, ...]) -> list[int]:
    """LD-CRF-04, LD-CRF-06, LD-CRD-40: cards for the next grey symbol of the recipe.

    With one component any of both.
    """
    recipe = t.rs.items[kind].recipe
    wanted = recipe if number == ONE else (recipe[len(picked)],)
    left = fitting(t, seat, wanted)
    for item in picked:
        if item in left:
            left.remove(item)
    return list(dict.fromkeys(left))


def has_components(t: Table, seat: int, kind: int, number: int) -> bool:
    """Whether the own item cards are enough for that crafted item."""
    if number == ONE:
        return bool(components(t, seat, kind, ONE, ()))
    return any(
        components(t, seat, kind, TWO, (item,)) for item in components(t, seat, kind, TWO, ())
    )


def craft_refusal(t: Table, seat: int, kind: int) -> Refusal | None:
    """Why that item cannot be crafted now by the basic action (LD-CRF-01, LD-CRF-02)."""
    refusal = combat_refusal(t, seat, NEVER) or cost_refusal(t, seat, COST)
    if refusal is None and kind not in t.crafted:
        refusal = ("none_left", "LD-CRF-02")
    if refusal is None and not has_components(t, seat, kind, TWO):
        one, two = t.rs.items[kind].recipe
        refusal = ("no_components", "LD-CRF-01", one, two)
    return refusal


def repository_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-ROM-73: something is left, and somebody might craft (what others have is secret)."""
    if not t.crafted:
        return ("none_left", "LD-CRF-02")
    if _craft_too(t, seat) or any(has_components(t, seat, k, ONE) for k in craftable(t)):
        return None
    return ("nothing_to_craft", "LD-ROM-73")


def _craft_too(t: Table, seat: int) -> list[int]:
    """LD-ROM-73, LD-RND-11: the others present whose players have not passed, in turn order."""
    return [other for other in others_here(t, seat) if not t.passed >> other & 1]


# ---- choices


def next_choice(t: Table, seat: int, act: Act, number: int) -> Options | None:
    """The next choice of a craft on its way; None when all are made."""
    kind, picked = act[1], act[2 : 2 + number]
    if len(picked) < number:
        return [(COMPONENT, item) for item in components(t, seat, kind, number, picked)]
    if len(act) == 2 + number:
        return _drop_for_slot(t, seat, kind, picked)
    return None


def _drop_for_slot(t: Table, seat: int, kind: int, picked: tuple[int, ...]) -> Options:
    """LD-ITM-07: a heavy item needs a slot; the one of a heavy component will do (LD-CRF-01)."""
    if not t.rs.items[kind].heavy:
        return []
    left = items.hands_without(t, seat, picked)
    if items.slots_of(left) < items.hand_slots(t, seat):
        return []
    return [(DROP, item) for item in dict.fromkeys(left)]


# ---- making it


def make(t: Table, seat: int, kind: int, used: tuple[int, ...], drop: int, rule: str) -> None:
    """LD-CRF-01, LD-CRF-08: discard the components, take the card, loaded if it is a weapon."""
    for item in used:
        # A component taped to the one before has lost its tape by now (LD-ITM-13).
        there = item if item in items.held(t, seat) else items.unpaired(item)
        items.discard_item(t, seat, there, "LD-ITM-17")
    if drop != -1:
        items.drop(t, seat, drop, "LD-ITM-07")
    t.crafted = items.without(t.crafted, kind)
    t.tell(happened.CRAFTED, rule, seat, kind)
    items.give_open(t, seat, items.fresh(t, kind), "crafted", rule)


# ---- the basic action


def _cost(t: Table, seat: int, act: Act) -> int:
    return COST


def _targets(t: Table, seat: int, act: Act) -> Options | None:
    return next_choice(t, seat, act, TWO)


def _declared(t: Table, seat: int, act: Act) -> None:
    """LD-ACT-25: the components were named to everybody."""
    for item in act[2:4]:
        items.show_to_all(t, seat, item)


def _effect(t: Table, seat: int, act: Act) -> None:
    make(t, seat, act[1], act[2:4], act[4], "LD-CRF-01")


SPEC = Spec(_cost, _effect, _targets, _declared)


def craft_options(t: Table, seat: int, purse: int, fight: bool, options: Options) -> None:
    """LD-BAS-11: everything that can be crafted now."""
    if purse < COST or fight:
        return
    cards = t.rs.items
    if sum([cards[item & 255].component != "" for item in items.held(t, seat)]) < TWO:
        return  # most turns of most games: spares looking at every recipe
    for kind in craftable(t):
        if has_components(t, seat, kind, TWO):
            options.append((CRAFT, kind))


# ---- the Repository (LD-ROM-73, LD-CRF-07)


@step
def repository_craft(t: Table, seat: int) -> None:
    """LD-ROM-73: the acting character, then the others in turn order."""
    t.push(craft_in_turn, (seat, *_craft_too(t, seat)))


@step
def craft_in_turn(t: Table, queue: tuple[int, ...]) -> None:
    """Ask the next one; whoever has an item card is asked, so that asking tells nothing."""
    if not queue:
        return
    seat = queue[0]
    t.push(craft_in_turn, queue[1:])
    if in_room(t, seat) and items.item_cards(t, seat) and t.crafted:
        options: Options = [(DECLINE,)]
        options += [(CRAFT, k) for k in craftable(t) if has_components(t, seat, k, ONE)]
        t.ask(seat, CRAFT_FREELY, options, free_craft_answer, seat)


@step
def free_craft_answer(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-ROM-73: crafting is optional for everybody."""
    if choice[0] == CRAFT:
        t.push(free_craft, seat, tuple(choice))


@step
def free_craft(t: Table, seat: int, act: Act) -> None:
    """Choose the component and, with full hands, what to drop; then make it."""
    options = next_choice(t, seat, act, ONE)
    if options is None:
        make(t, seat, act[1], act[2:3], act[3], "LD-ROM-73")
    elif options:
        t.ask(seat, CRAFT_CHOICE, options, free_craft_chosen, seat, act[1], act)
    else:
        t.push(free_craft, seat, (*act, -1))


@step
def free_craft_chosen(t: Table, seat: int, kind: int, act: Act, choice: tuple[Any, ...]) -> None:
    """One choice was made."""
    t.push(free_craft, seat, (*act, actions.chosen_value(choice)))
