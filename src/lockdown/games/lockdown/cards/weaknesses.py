"""Weakness cards (LD-KNW-08): each with what it does for those who know enough."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import weakness_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, markers, moments, reactions
from lockdown.rules.queries import in_combat, in_room, slots, stalker
from lockdown.rules.verbs import DECLINE, PAY, REACT_WEAKNESS, THROUGH
from lockdown.rules.weaknesses import weakness_helps
from lockdown.state.keys import ADULT, ATTACKS, CONTAMINATION, CREEPER, LARVA, WEAKNESS

PERCHED = ATTACKS.index("perched_in_the_dark")
QUIET = decision_kind("quiet", "LD-KNW-08", "Remove a noise marker beside you?")

# When an adult attacks you with the attack card Perched in the Dark, the darkness effect of
# that card does not apply to you. Attacks resolved as an adult's (Cave Entrance, Vents) count.
wary_of_shadows = weakness_card(
    "wary_of_shadows",
    rules="LD-KNW-13 LD-CRD-58 LD-ATK-06 LD-ATK-13",
    source="rulebook",
    confidence="high",
    note="The last sentence is our reading.",
)


@wary_of_shadows.at(moments.DARK_SPARED)
def wary(t: LockdownTable, seat: int, spared: bool, kind: int, card: int) -> bool:
    """LD-KNW-13: Perched in the Dark by an adult; attacks resolved as an adult's count."""
    if kind != ADULT or card >> 3 != PERCHED or not weakness_helps(t, seat, "wary_of_shadows"):
        return spared
    t.tell(happened.DARK_IGNORED, "LD-KNW-13", seat)
    return True


# When you Shoot and the final face of the advantage die is discard_hit or hit_plus, you may use
# its better result without discarding a card.
light_shock = weakness_card(
    "light_shock",
    rules="LD-CMB-08 LD-CMB-10 LD-CMB-11",
    source="reconstructed",
    confidence="low",
)


@light_shock.at(moments.BETTER_FREE)
def shocked(t: LockdownTable, seat: int, free: tuple[Any, ...]) -> tuple[Any, ...]:
    """LD-CMB-10, LD-CMB-11: the better result may be taken without a card."""
    if weakness_helps(t, seat, "light_shock"):
        return (*free, (REACT_WEAKNESS, WEAKNESS["light_shock"]))
    return free


# In an encounter you triggered, a number of 2 or more that is compared with your hand counts as
# 1 lower; 0 and 1 stay. A light source is applied first (it chooses the number).
slow_awakening = weakness_card(
    "slow_awakening",
    rules="LD-ENC-06 LD-ENC-07 LD-PWR-08",
    source="reconstructed",
    confidence="low",
)


@slow_awakening.at(moments.NUMBER)
def slow(t: LockdownTable, seat: int, number: int, triggered: int) -> int:
    """LD-ENC-06: one lower from 2 on, for whoever caused the encounter."""
    if triggered and number >= 2 and weakness_helps(t, seat, "slow_awakening"):
        return number - 1
    return number


# When you pass and are not in combat, you may remove the noise marker from 1 corridor connected
# to your room (the technical-corridors space if the room has an entrance; on a crossroads or in
# a building 1 zone). Forced passes count. A character that passes by entering a container gains
# nothing.
hunters_by_sound = weakness_card(
    "hunters_by_sound",
    rules="LD-RND-10 LD-RND-12 LD-MRK-03 LD-TEC-03",
    source="reconstructed",
    confidence="low",
    note=(
        "Rewards standing still once a round. An earlier draft made careful movement cost 1, "
        "which beat Move at all times."
    ),
)


@hunters_by_sound.at(moments.PASSED)
def stands_still(t: LockdownTable, seat: int) -> None:
    """LD-RND-10: after what passing costs."""
    t.push(listen, seat)


@step
def listen(t: LockdownTable, seat: int) -> None:
    """The weakness Hunters by Sound: passing out of combat may remove a noise marker."""
    if not in_room(t, seat) or in_combat(t, seat):
        return
    loud = t.rs.board.links_of[t.room[seat]] & t.noise
    if loud and weakness_helps(t, seat, "hunters_by_sound"):
        options: list[tuple[Any, ...]] = [(DECLINE,)]
        options += [(THROUGH, t.rs.board.code[c]) for c in slots(loud)]
        t.ask(seat, QUIET, options, listen_answer, seat)


@step
def listen_answer(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """Remove the chosen marker."""
    if choice[0] == THROUGH:
        markers.remove_noise(t, 1 << t.rs.board.by_code[choice[1]], "LD-KNW-08")


# When a larva, creeper or adult is about to attack you in the attack step of the event phase
# (before an attack card is drawn) and a fire marker is in your room, you may discard 1 action
# card: that attack is not made (no attack card is drawn; a larva stays on the board). Once for
# each attack. Surprise attacks and escape attacks are not affected.
fear_of_fire = weakness_card(
    "fear_of_fire",
    rules="LD-ATK-03 LD-ATK-09 LD-EVT-07 LD-ACT-03 LD-ACT-22",
    source="reconstructed",
    confidence="low",
    note=(
        "The card kept in hand is the price; without it a Battle Suit in a burning room would "
        "be immune."
    ),
)


FEAR_PRICE = decision_kind("fear_price", "LD-ACT-22", "Discard an action card.")


def _in_fire(t: LockdownTable, seat: int, uid: int, why: str) -> bool:
    """LD-ATK-09: a smaller one attacks in the event phase, and the room burns; all of it open."""
    figure = stalker(t, uid)
    return (
        why == "event"
        and figure is not None
        and figure[1] in (LARVA, CREEPER, ADULT)
        and bool(t.fire >> t.room[seat] & 1)
        and bool(t.hand[seat])
        and weakness_helps(t, seat, "fear_of_fire")
    )


def _card_for_it(t: LockdownTable, seat: int, uid: int, why: str) -> list[tuple[Any, ...]]:
    if _in_fire(t, seat, uid, why) and any(card < CONTAMINATION for card in t.hand[seat]):
        return [(REACT_WEAKNESS, WEAKNESS["fear_of_fire"])]
    return []


@fear_of_fire.reacts(reactions.BEFORE_ATTACK, may=_in_fire, options=_card_for_it, order=1)
def shies_away(t: LockdownTable, seat: int, choice: tuple[Any, ...], uid: int, why: str) -> None:
    """The attack is not made, for a card."""
    t.take("attack_draws")
    cards = [card for card in dict.fromkeys(t.hand[seat]) if card < CONTAMINATION]
    t.ask(seat, FEAR_PRICE, [(PAY, card) for card in cards], fear_paid, seat)


@step
def fear_paid(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The attack is not made."""
    decks.discard_card(t, seat, choice[1])
    t.tell(happened.PAID, "LD-ACT-22", seat, (choice[1],))
    t.tell(happened.ATTACK_IGNORED, "LD-ACT-22", seat)


# In the wound check after your Shoot or Melee attack, the blood number drawn (for breeder and
# queen: the sum) counts as 1 lower. An arrow stays an arrow. Wounds by items, action cards and
# fire are not affected.
brittle_shell = weakness_card(
    "brittle_shell",
    rules="LD-WND-04 LD-WND-05 LD-WND-08",
    source="reconstructed",
    confidence="low",
)


@brittle_shell.at(moments.BLOOD)
def brittle(t: LockdownTable, seat: int, blood: int) -> int:
    """LD-WND-05: one lower after Shoot and Melee."""
    return blood - weakness_helps(t, seat, "brittle_shell")
