"""Characters attacking: Shoot and Melee (LD-CMB-03 to LD-CMB-13), also at eggs (LD-BAS-14)."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import (
    contamination,
    decks,
    happened,
    hurt,
    items,
    markers,
    moments,
    noise,
    wounds,
)
from lockdown.rules.actions import Act
from lockdown.rules.eggs import destroy_eggs, eggs_in
from lockdown.rules.queries import in_room, stalker
from lockdown.rules.verbs import COMBAT_FACE, DECLINE, ITEM, NO, PAY, YES
from lockdown.state.keys import (
    ADULT,
    CONTAMINATION,
    CREEPER,
    FACE_ADULT,
    FACE_BLANK,
    FACE_CREEPER,
    FACE_DISCARD,
    FACE_DOUBLE,
    FACE_PLUS,
    FACE_SINGLE,
)
from lockdown.state.table import Table

REROLL = decision_kind("reroll", "LD-CMB-07", "Roll again?", face=(3, COMBAT_FACE), item=(1, ITEM))
REROLL_PRICE = decision_kind("reroll_price", "LD-CMB-07", "Discard an action card to roll again.")
MORE_AMMO = decision_kind(
    "more_ammo", "LD-CMB-07", "Spend one more ammo for one more wound?", item=(1, ITEM)
)
BETTER_RESULT = decision_kind(
    "better_result",
    "LD-CMB-10",
    "Take the better result?",
    face=(3, COMBAT_FACE),
)

#: The target of an attack on eggs, in place of a figure's id.
EGGS = 0


def loaded_weapons(t: Table, seat: int) -> list[int]:
    """LD-CMB-03: weapons in hand slots with at least one ammo."""
    return [
        item
        for item in dict.fromkeys(t.hands[seat])
        if t.rs.items[item & 255].weapon and items.count_of(item)
    ]


# ---- dice


def roll_combat(t: Table, advantage: bool) -> int:
    """LD-CMB-05, LD-CMB-12: a face of the combat die or the advantage die."""
    name = "advantage" if advantage else "combat"
    face = t.forced(name)
    if face is not None:
        return int(face)
    die = t.rs.advantage_die if advantage else t.rs.combat_die
    return die[t.random(len(die))]


def face_wounds(face: int, kind: int, discard: bool) -> int:
    """LD-CMB-05, LD-CMB-10: wounds of a face on a kind of target (eggs count as larvae)."""
    if face == FACE_CREEPER:
        return 1 if kind <= CREEPER else 0
    if face == FACE_ADULT:
        return 1 if kind <= ADULT else 0
    if face == FACE_SINGLE:
        return 1
    if face == FACE_DOUBLE:
        return 2
    if face == FACE_DISCARD:
        return 1 if discard else 0
    if face == FACE_PLUS:
        return 2 if discard else 1
    return 0


# ---- shoot


def shoot_action(t: Table, seat: int, act: Act) -> None:
    """LD-BAS-12, LD-CMB-04: spend one ammo, roll, apply the face."""
    target = act[2] >> 3 if len(act) > 2 else EGGS
    if not _target_here(t, seat, target) or act[1] not in t.hands[seat]:
        return
    weapon = items.spend(t, seat, act[1], "LD-CMB-04")
    # LD-CMB-08, LD-PWR-03: in a powered section it must be the advantage die.
    advantage = t.rs.shoot_with_advantage(t, seat)
    face = roll_combat(t, advantage)
    t.tell(happened.SHOT, "LD-CMB-04", seat, weapon, act[2] if len(act) > 2 else -1, face)
    t.push(shot_rolled, seat, weapon, target, face, int(advantage))


def _target_here(t: Table, seat: int, target: int) -> bool:
    if target == EGGS:
        return eggs_in(t, t.room[seat]) > 0
    figure = stalker(t, target)
    return figure is not None and figure[2] == t.room[seat]


def _kind_of(t: Table, target: int) -> int:
    """The kind of the target; -1 for eggs."""
    figure = stalker(t, target) if target != EGGS else None
    return figure[1] if figure is not None else -1


@step
def shot_rolled(t: Table, seat: int, weapon: int, target: int, face: int, advantage: int) -> None:
    """LD-CMB-07, LD-CMB-09: rerolls of the weapon come first, on either die."""
    price = t.rs.items[weapon & 255].reroll
    possible = (
        price == "free"
        or (price == "powered" and advantage)
        or (price == "ammo" and items.count_of(weapon) > 0)
        or (price == "card" and any(card < CONTAMINATION for card in t.hand[seat]))
    )
    if possible:
        options: list[tuple[Any, ...]] = [(NO,), (YES,)]
        t.ask(seat, REROLL, options, reroll_answer, seat, weapon, target, face, advantage)
    else:
        t.push(shot_face, seat, weapon, target, face)


@step
def reroll_answer(
    t: Table,
    seat: int,
    weapon: int,
    target: int,
    face: int,
    advantage: int,
    choice: tuple[Any, ...],
) -> None:
    """The player rolls again or not."""
    if choice[0] == NO:
        t.push(shot_face, seat, weapon, target, face)
        return
    price = t.rs.items[weapon & 255].reroll
    if price == "card":
        options: list[tuple[Any, ...]] = [
            (PAY, card) for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION
        ]
        t.ask(seat, REROLL_PRICE, options, reroll_paid, seat, weapon, target, advantage)
        return
    if price == "ammo":
        weapon = items.spend(t, seat, weapon, "LD-CMB-07")
    _again(t, seat, weapon, target, advantage)


@step
def reroll_paid(
    t: Table, seat: int, weapon: int, target: int, advantage: int, choice: tuple[Any, ...]
) -> None:
    """The card for the reroll was discarded."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.PAID, "LD-CMB-07", seat, (choice[1],))
    _again(t, seat, weapon, target, advantage)


def _again(t: Table, seat: int, weapon: int, target: int, advantage: int) -> None:
    face = roll_combat(t, bool(advantage))
    t.tell(happened.REROLLED, "LD-CMB-07", seat, face)
    t.push(shot_face, seat, weapon, target, face)


@step
def shot_face(t: Table, seat: int, weapon: int, target: int, face: int) -> None:
    """LD-CMB-10, LD-CMB-11: the two faces of the advantage die that ask for a card."""
    facts = t.rs.items[weapon & 255]
    face = moments.changed(t, moments.FACE, seat, face, _kind_of(t, target))
    if face == FACE_DOUBLE and facts.double_as_single:
        face = FACE_SINGLE
    elif face == FACE_SINGLE and facts.single_as_double:
        face = FACE_DOUBLE
    worth = face == FACE_PLUS or (face == FACE_DISCARD and not facts.at_least_one)
    if worth:
        # LD-ITM-28, LD-ACT-26: a card changes nothing where the weapon wounds in any case.
        options = better_options(t, seat)
        if len(options) > 1:
            t.ask(seat, BETTER_RESULT, options, better_result, seat, weapon, target, face)
            return
    t.push(shot_hits, seat, weapon, target, face, 0)


def better_options(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """LD-CMB-10: how the better result of a face can be had; declining comes first."""
    # What costs nothing comes in place of cards: they would buy nothing more.
    free = moments.changed(t, moments.BETTER_FREE, seat, ())
    cards = [(PAY, card) for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION]
    return [(DECLINE,), *(free or cards)]


def pay_for_better(t: Table, seat: int, choice: tuple[Any, ...]) -> bool:
    """LD-CMB-10: whether the better result is taken; its card, if it costs one, is discarded."""
    if choice[0] == PAY:
        decks.discard_card(t, seat, choice[1])
        t.tell(happened.PAID, "LD-CMB-10", seat, (choice[1],))
    return bool(choice[0] != DECLINE)


@step
def better_result(
    t: Table, seat: int, weapon: int, target: int, face: int, choice: tuple[Any, ...]
) -> None:
    """The better result is taken, for a card or by the weakness Light Shock, or not."""
    better = pay_for_better(t, seat, choice)
    t.push(shot_hits, seat, weapon, target, face, int(better))


@step
def shot_hits(
    t: Table, seat: int, weapon: int, target: int, face: int, discard: int, more: int = -1
) -> None:
    """LD-CMB-07: wounds of the face, then `at least` and `one more` of the weapon.

    `more`: whether more ammo is spent for one more wound, -1 while that was not asked.
    """
    facts = t.rs.items[weapon & 255]
    amount = face_wounds(face, max(0, _kind_of(t, target)), bool(discard))
    if facts.at_least_one and face != FACE_BLANK:
        amount = max(1, amount)
    if (
        (facts.one_more == "hit" and amount)
        or (facts.one_more == "hits" and face in (FACE_SINGLE, FACE_DOUBLE))
        or (facts.one_more == "double" and face == FACE_DOUBLE)
    ):
        amount += 1
    if more < 0 and _more_ammo_helps(t, seat, weapon, target, face, amount):
        options: list[tuple[Any, ...]] = [(NO,), (YES,)]
        t.ask(seat, MORE_AMMO, options, more_ammo, seat, weapon, target, face, discard)
        return
    amount += max(0, more)
    if amount and target != EGGS:
        amount = moments.changed(t, moments.SHOT_WOUNDS, seat, amount, weapon)
    _deal(t, seat, target, amount)
    if facts.fire_on_double and face == FACE_DOUBLE:
        # LD-ITM-28: the fire comes after the wound check, and before the noise of LD-BAS-14.
        t.push(shot_sets_fire, t.room[seat])


def _more_ammo_helps(t: Table, seat: int, weapon: int, target: int, face: int, amount: int) -> bool:
    """LD-CMB-07: after a double hit, with ammo left, and something left to wound."""
    if face != FACE_DOUBLE or not t.rs.items[weapon & 255].double_for_ammo:
        return False
    return items.count_of(weapon) > 0 and (target != EGGS or eggs_in(t, t.room[seat]) > amount)


@step
def more_ammo(
    t: Table,
    seat: int,
    weapon: int,
    target: int,
    face: int,
    discard: int,
    choice: tuple[Any, ...],
) -> None:
    """LD-CMB-07: decided before the wounds are placed."""
    yes = choice[0] == YES
    if yes:
        weapon = items.spend(t, seat, weapon, "LD-CMB-07")
    t.push(shot_hits, seat, weapon, target, face, discard, int(yes))


@step
def shot_sets_fire(t: Table, slot: int) -> None:
    """LD-ITM-28: the Flamethrower sets the room on fire."""
    markers.place_fire(t, slot, "LD-ITM-28")


def _deal(t: Table, seat: int, target: int, amount: int) -> None:
    if target == EGGS:
        # LD-BAS-14: each wound destroys an egg; a noise roll follows every attempt.
        destroy_eggs(t, t.room[seat], amount, "LD-BAS-14", seat)
        t.push(noise.noise_roll, seat)
    else:
        wounds.wound(t, target, amount, "LD-CMB-05", attacker=seat)


# ---- melee


def melee_action(t: Table, seat: int, act: Act) -> None:
    """LD-CMB-13, LD-BAS-13: a contamination card, then the combat die, never the other one."""
    target = act[1] >> 3 if len(act) > 1 else EGGS
    if not _target_here(t, seat, target):
        return
    if target != EGGS:
        contamination.receive(t, seat, "LD-CMB-13")
    face = roll_combat(t, advantage=False)
    t.tell(happened.STRUCK, "LD-CMB-13", seat, act[1] if len(act) > 1 else -1, face)
    kind = _kind_of(t, target)
    face = moments.changed(t, moments.FACE, seat, face, kind)
    amount = min(1, face_wounds(face, max(0, kind), discard=False))
    if target == EGGS or amount:
        _deal(t, seat, target, amount)
    elif in_room(t, seat):
        hurt.serious_wound(t, seat, "LD-CMB-13")
