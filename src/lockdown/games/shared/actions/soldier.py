"""Action cards of the Soldier."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.actions.team import a_way_out, slips_away, who_escapes
from lockdown.games.shared.common import loaded_weapons, ways_out
from lockdown.games.shared.registry import action_card
from lockdown.kernel.steps import step
from lockdown.rules import attacks, combat, happened, items, moments, reactions, wounds
from lockdown.rules.aiming import NO_STALKER_HERE, stalkers_here
from lockdown.rules.queries import may_hold_card, others_here, stalker
from lockdown.rules.verbs import DONE, NO, PLAYER, REACT, YES
from lockdown.state.facts import ANY, ONLY, Refusal
from lockdown.state.keys import ACTION, ATTACKS, FACE_DISCARD, FACE_PLUS, IN_ROOM, ITEM
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
#: In Lockdown the Service Rifle too (LD-NCH-06).
RIFLES = (ITEM["assault_rifle"], ITEM["service_rifle"])
NERVES = ACTION["nerves_of_steel"]
#: Attack cards that do nothing to their target: nothing shields from them.
HARMLESS = tuple(ATTACKS.index(key) for key in ("summoning", "transformation", "evolve"))

# NM-CRD-07
covering_fire = action_card(
    "covering_fire",
    copies={"soldier": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-18 NM-MOV-02 NM-MOV-09 NM-ACT-20",
    source="public",
    confidence="high",
    note="That both go to the same room is our reading of the publisher's FAQ.",
)


def a_room(t: Table, seat: int) -> Options:
    """NM-MOV-01: where they go."""
    return ways_out(t, seat)


def and_with_whom(t: Table, seat: int, slot: int, who: int) -> Options:
    """The Soldier may take another one along; whoever is covered goes alone."""
    others = others_here(t, seat)
    if who != seat or not others:
        return []
    return [(DONE,), *((PLAYER, other) for other in others)]


def weapons_for_it(t: Table, seat: int, slot: int, who: int, along: int) -> Options:
    """NM-CMB-18: the weapon that fires."""
    return loaded_weapons(t, seat)


def who_must_agree(t: Table, seat: int, slot: int, who: int, along: int, _: int) -> int:
    """NM-ACT-20: the other one who goes."""
    return who if who != seat else max(-1, along)


@covering_fire.part(
    needs=a_way_out,
    target=(a_room, who_escapes, and_with_whom, weapons_for_it),
    consent=who_must_agree,
)
def cover(t: Table, seat: int, slot: int, who: int, along: int, weapon: int) -> None:
    """NM-MOV-09: together, one exploration and one noise roll, by the Soldier if he goes."""
    if weapon in t.hands[seat]:
        items.spend(t, seat, weapon, "NM-CMB-18")
        t.push(slips_away, who, slot, max(-1, along))


taking_aim = action_card(
    "taking_aim",
    copies={"soldier": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-03 NM-CMB-04 NM-CMB-05 NM-CMB-06",
    source="public",
    confidence="high",
)


def energy_weapons(t: Table, seat: int) -> Options:
    """NM-ITM-15: loaded energy weapons in hand."""
    return [w for w in loaded_weapons(t, seat) if t.rs.items[w[1] & 255].weapon == "energy"]


def at_whom(t: Table, seat: int, weapon: int) -> Options:
    """NM-CMB-08: an Intruder in the room."""
    return stalkers_here(t, seat)


@taking_aim.part(target=(energy_weapons, at_whom), empty=("no_loaded_energy_weapon", "NM-CMB-03"))
def aim(t: Table, seat: int, weapon: int, target: int) -> None:
    """NM-CMB-04, NM-CMB-06: a shot whose die may be rolled once more."""
    if stalker(t, target >> 3) is None or weapon not in t.hands[seat]:
        return
    weapon = items.spend(t, seat, weapon, "NM-CMB-04")
    advantage = t.rs.shoot_with_advantage(t, seat)
    face = combat.roll_combat(t, advantage)
    t.tell(happened.SHOT, "NM-CMB-04", seat, weapon, target, face)
    options: Options = [(NO,), (YES,)]
    t.ask(seat, combat.REROLL, options, aimed, seat, weapon, target >> 3, face, int(advantage))


@step
def aimed(
    t: Table,
    seat: int,
    weapon: int,
    target: int,
    face: int,
    advantage: int,
    choice: tuple[Any, ...],
) -> None:
    """NM-CMB-06: the second result counts; then the weapon's own rules."""
    if choice[0] == YES:
        face = combat.roll_combat(t, bool(advantage))
        t.tell(happened.REROLLED, "NM-CMB-06", seat, face)
    t.push(combat.shot_rolled, seat, weapon, target, face, advantage)


full_auto = action_card(
    "full_auto",
    copies={"soldier": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-04 NM-CMB-05 NM-CMB-06 NM-CMB-07",
    source="public",
    confidence="high",
)


def rifle_loaded(t: Table, seat: int) -> Refusal | None:
    """NM-CMB-03: the Assault Rifle with ammo in a hand slot."""
    return None if _rifle(t, seat) >= 0 else ("no_loaded_rifle", "NM-CMB-03")


def _rifle(t: Table, seat: int) -> int:
    rifles = [w for _, w in loaded_weapons(t, seat) if w & 255 in RIFLES]
    return rifles[0] if rifles else -1


@full_auto.part(needs=rifle_loaded, target=stalkers_here, empty=NO_STALKER_HERE)
def empty_the_rifle(t: Table, seat: int, target: int) -> None:
    """NM-CMB-07: the die, half the ammo and the rifle's own wound are one batch."""
    rifle, figure = _rifle(t, seat), stalker(t, target >> 3)
    if rifle < 0 or figure is None:
        return
    ammo = items.count_of(rifle)
    rifle = items.spend(t, seat, rifle, "NM-CMB-04", ammo)
    face = combat.roll_combat(t, t.rs.shoot_with_advantage(t, seat))
    t.tell(happened.SHOT, "NM-CMB-04", seat, rifle, target, face)
    face = moments.changed(t, moments.FACE, seat, face, figure[1])
    if face in (FACE_DISCARD, FACE_PLUS):
        # LD-CMB-10: the advantage die may ask for a card.
        options = combat.better_options(t, seat)
        if len(options) > 1:
            t.ask(seat, combat.BETTER_RESULT, options, emptied, seat, rifle, figure[0], face, ammo)
            return
    _burst(t, seat, rifle, figure, face, ammo, better=False)


@step
def emptied(
    t: Table, seat: int, rifle: int, target: int, face: int, ammo: int, choice: tuple[Any, ...]
) -> None:
    """LD-CMB-10, LD-CMB-11: the better result is taken, or not."""
    better = combat.pay_for_better(t, seat, choice)
    figure = stalker(t, target)
    if figure is not None:
        _burst(t, seat, rifle, figure, face, ammo, better=better)


def _burst(
    t: Table,
    seat: int,
    rifle: int,
    figure: tuple[int, int, int, int],
    face: int,
    ammo: int,
    *,
    better: bool,
) -> None:
    amount = combat.face_wounds(face, figure[1], better) + ammo // 2
    if amount:
        amount = moments.changed(t, moments.SHOT_WOUNDS, seat, amount + 1, rifle)
    wounds.wound(t, figure[0], amount, "NM-CMB-05", attacker=seat)


nerves_of_steel = action_card(
    "nerves_of_steel",
    copies={"soldier": 1},
    cost=0,
    combat=ANY,
    reaction=True,
    rules="NM-ENC-08 NM-ATK-05 NM-ATK-07 NM-ACT-12 NM-ACT-14",
    source="public",
    confidence="high",
    note="That the card is seen first: publisher's FAQ. The larva: ruling ours.",
)


def shields_from(t: Table, seat: int, card: int) -> bool:
    """NM-ACT-14: in the room itself, and the card does something to its target."""
    return t.place[seat] == IN_ROOM and (card < 0 or card >> 3 not in HARMLESS)


def _may_stay_calm(t: Table, seat: int, uid: int, why: str, card: int) -> bool:
    return (
        why == attacks.SURPRISE and shields_from(t, seat, card) and may_hold_card(t, seat, NERVES)
    )


def _stay_calm(t: Table, seat: int, uid: int, why: str, card: int) -> Options:
    if why != attacks.SURPRISE or not shields_from(t, seat, card) or NERVES not in t.hand[seat]:
        return []
    return [(REACT, NERVES, 0)]


@nerves_of_steel.reacts(reactions.ATTACK_SHOWN, may=_may_stay_calm, options=_stay_calm, order=1)
def stays_calm(t: Table, seat: int, choice: tuple[Any, ...], uid: int, why: str, card: int) -> None:
    """NM-ENC-08: the attack does nothing to its owner; a larva stays in the room."""
    reactions.play_reaction(t, seat, NERVES, 0)
    reactions.drop_attack(t, card)
    t.tell(happened.ATTACK_IGNORED, "NM-ACT-14", seat)
