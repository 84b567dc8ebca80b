"""The Night Stalker attack deck, 20 cards (LD-CRD-57).

An effect is called `effect(table, attacker id, target seat, why)`; the attacker id is 0 for an
attack without a figure (LD-ATK-13). Where a first part kills, the rest about the target is skipped
(LD-ATK-14).
"""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import attack_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import attacks, contamination, hurt, markers, movement, stalkers
from lockdown.rules.queries import alive, stalker, undressed
from lockdown.state.keys import BREEDER

cut = attack_card(
    "cut",
    blood=(0, 2, 3, 4, 5),
    icons="creeper adult breeder queen",
    rules="LD-CRD-54 LD-ATK-12",
    source="rulebook",
    confidence="high",
)


@cut
def cuts(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-CRD-54, LD-ATK-12."""
    hurt.light_wound(t, seat, "LD-ATK-12")
    if alive(t, seat):
        contamination.receive(t, seat, "LD-ATK-12")


@cut.dark
def cuts_deeper(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-ATK-12: one more light wound."""
    hurt.light_wound(t, seat, "LD-ATK-12")


blood_chase = attack_card(
    "blood_chase",
    blood=(2, 4, 5),
    icons="creeper adult breeder queen",
    rules="LD-CRD-56 LD-CMB-16 LD-CMB-18 LD-MOV-06 LD-STK-03 LD-HRT-13",
    source="public",
    confidence="high",
    note=(
        "The order of following and exploring, and that no noise roll follows (the room is "
        "not empty), are our reading. An attack without a figure (Cave Entrance, Vents) is no "
        "escape."
    ),
)


@blood_chase
def chases(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-CRD-56, LD-CMB-18: from an escape it follows the one who bleeds."""
    hurt.light_wound(t, seat, "LD-CRD-56")
    if not alive(t, seat):
        return
    markers.give_slime(t, seat, "LD-CRD-56")
    if why == attacks.ESCAPE and undressed(t, seat):
        movement.follow_escape(t, uid, seat)


perched_in_the_dark = attack_card(
    "perched_in_the_dark",
    blood=(0, 2, 4, 5, 5),
    icons="adult breeder queen",
    rules="LD-CRD-55 LD-CRD-58 LD-HRT-06",
    source="public",
    confidence="high",
    note=(
        "LD-CRD-55 lists the creeper from a worked example; the scans show adult, breeder, "
        "queen. The second 5 is stated by one source and needed for 20 cards."
    ),
)


@perched_in_the_dark
def drops_on(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-CRD-55."""
    hurt.serious_wound(t, seat, "LD-CRD-55")


@perched_in_the_dark.dark
def kills_the_third_time(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-ATK-14: the wound of this card counts, dressed ones do."""
    if len(t.wounds[seat]) >= 3:
        hurt.die(t, seat, "LD-CRD-55")


blood_rage = attack_card(
    "blood_rage",
    blood=(3, 5),
    icons="breeder queen",
    rules="LD-HRT-04 LD-HRT-06 LD-HRT-17",
    source="public",
    confidence="high",
    note=(
        "The card says 2 serious wounds; reading it as 2 or more is ours. Dressed ones count "
        "for the first test."
    ),
)


@blood_rage
def rages(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-HRT-17: death with two wounds, dressed or not; else the open ones make it worse."""
    if len(t.wounds[seat]) >= 2:
        hurt.die(t, seat, "LD-HRT-17")
    elif undressed(t, seat):
        hurt.serious_wound(t, seat, "LD-HRT-04", 2)
    else:
        hurt.serious_wound(t, seat, "LD-HRT-04")


piercing_the_heart = attack_card(
    "piercing_the_heart",
    blood=(3, 5),
    icons="queen",
    rules="LD-HRT-04 LD-HRT-06 LD-CON-01",
    source="public",
    confidence="high",
)


@piercing_the_heart
def pierces(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-HRT-04, LD-CON-01."""
    hurt.serious_wound(t, seat, "LD-HRT-04")
    if alive(t, seat):
        contamination.receive(t, seat, "LD-CON-01")


@piercing_the_heart.dark
def pierces_deep(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-ATK-14: the wound of this card counts, dressed ones do."""
    if len(t.wounds[seat]) >= 2:
        hurt.die(t, seat, "LD-HRT-17")


evolve = attack_card(
    "evolve",
    blood=(0, 4),
    icons="creeper",
    rules="LD-STK-07 LD-STK-08 LD-ATK-05",
    source="public",
    confidence="high",
    note=(
        "One list adds the queen; the scans show only the creeper. That wounds are dropped is "
        "our reading."
    ),
)


@evolve
def evolves(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-STK-07, LD-STK-08: a free breeder takes the creeper's place; no token moves."""
    stalkers.replace(t, uid, BREEDER, "LD-STK-07")


@evolve.dark
def strikes_again(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-ATK-05: the breeder attacks the same target at once, with a new card."""
    # The creeper left the board only if a breeder took its place: the newest figure.
    if stalker(t, uid) is None:
        t.push(attacks.attack, t.next_stalker - 1, seat, why)


infecting_the_host = attack_card(
    "infecting_the_host",
    blood=(4,),
    icons="creeper queen",
    rules="LD-MRK-07 LD-ATK-11 LD-FAQ-11",
    source="public",
    confidence="high",
    note="One list gives blood 5; the scan shows 4.",
)


@infecting_the_host
def slimes(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-MRK-07."""
    markers.give_slime(t, seat, "LD-MRK-08")


@infecting_the_host.dark
def infests(t: LockdownTable, uid: int, seat: int, why: str) -> None:
    """LD-ATK-11: without a figure on the board; never kills."""
    contamination.infest(t, seat, "LD-ATK-11")
