"""The Intruder attack deck, 20 cards (NM-ATK-08).

An effect is called `effect(table, attacker id, target seat, why)`. Where a first part kills, the
rest about the target is skipped (NM-ATK-09).
"""

from __future__ import annotations

from lockdown.games.shared.registry import attack_card
from lockdown.kernel.steps import step
from lockdown.rules import attacks, contamination, hurt, markers, moments, stalkers
from lockdown.rules.queries import alive, in_room, stalker
from lockdown.state.keys import ADULT, ATTACKS, BREEDER
from lockdown.state.table import Table

BITE = ATTACKS.index("bite")

scratch = attack_card(
    "scratch",
    blood=(2, 3, 5, 6),
    icons="creeper adult breeder queen",
    rules="NM-ATK-08 NM-HRT-02 NM-CON-01",
    source="public",
    confidence="high",
    note="One public program has 4 instead of 2; three sources have 2.",
)


@scratch
def scratches(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-ATK-08: a light wound, then contamination."""
    hurt.light_wound(t, seat, "NM-ATK-08")
    if alive(t, seat):
        contamination.receive(t, seat, "NM-CON-01")


claw_attack = attack_card(
    "claw_attack",
    blood=(3, 4, 5, 0),
    icons="adult breeder queen",
    rules="NM-ATK-08 NM-HRT-02 NM-HRT-03 NM-CON-01",
    source="public",
    confidence="high",
)


@claw_attack
def claws(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-HRT-03: two light wounds, one after the other, then contamination."""
    hurt.light_wound(t, seat, "NM-ATK-08", 2)
    if alive(t, seat):
        contamination.receive(t, seat, "NM-CON-01")


# NM-CRD-52
bite = attack_card(
    "bite",
    blood=(4, 4, 6, 0),
    icons="adult breeder queen",
    rules="NM-ATK-08 NM-HRT-04 NM-HRT-06 NM-HRT-08",
    source="public",
    confidence="high",
)


@bite
def bites(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-HRT-06: death with two serious wounds, dressed or not; else one more."""
    figure = stalker(t, uid)
    # An attack without a figure is resolved as an adult's (LD-ATK-13).
    kind = figure[1] if figure is not None else ADULT
    if len(t.wounds[seat]) >= 2:
        hurt.die(t, seat, "NM-HRT-08")
    elif moments.changed(t, moments.MILDER, seat, False, kind, BITE):
        hurt.light_wound(t, seat, "NM-WEA-03")
    else:
        hurt.serious_wound(t, seat, "NM-HRT-04")


# NM-CRD-53
slime = attack_card(
    "slime",
    blood=(5,),
    icons="creeper adult breeder queen",
    rules="NM-MRK-03 NM-MRK-04 NM-CON-01",
    source="public",
    confidence="high",
)


@slime
def spits(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-MRK-06: slime, then contamination."""
    markers.give_slime(t, seat, "NM-MRK-06")
    contamination.receive(t, seat, "NM-CON-01")


summoning = attack_card(
    "summoning",
    blood=(3,),
    icons="creeper queen",
    rules="NM-ENC-05 NM-ENC-06 NM-ENC-09 NM-ENC-11 NM-ENC-12 NM-ENC-13 NM-RND-16 NM-ATK-10",
    source="public",
    confidence="high",
    note=(
        "Attackers creeper and queen in three sources (one other list: creeper and breeder). The "
        "case of the blank is our ruling. It is no effect on the target, so Armor and Nerves of "
        "Steel do not stop it (ruling ours)."
    ),
)


@summoning
def summons(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-ENC-05, NM-ENC-06, NM-ATK-10: another one comes; it compares nothing, attacks nobody."""
    slot = t.room[seat]
    token = stalkers.draw_token(t, "NM-ENC-05")
    kind = t.rs.stalker_tokens[token].kind
    if stalkers.is_blank(t, token) or not stalkers.place(t, kind, slot, "NM-ENC-06"):
        stalkers.return_token(t, token, "NM-ENC-12")


transformation = attack_card(
    "transformation",
    blood=(4, 5),
    icons="creeper",
    rules="NM-CMP-03 NM-ENC-08 NM-ATK-05 NM-ATK-10",
    source="public",
    confidence="high",
    note=(
        "The creeper's wounds are lost and no token moves (rulings ours): tokens are not tracked "
        "per figure. The replacement is no effect on the target, so Armor and Nerves of Steel can "
        "only be used against the attack that may follow (ruling ours)."
    ),
)


@transformation
def transforms(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-CMP-03: a free breeder takes the creeper's place and may strike at once."""
    if stalkers.replace(t, uid, BREEDER, "NM-ATK-10"):
        t.push(breeder_strikes, t.next_stalker - 1, seat)


@step
def breeder_strikes(t: Table, uid: int, seat: int) -> None:
    """NM-ENC-08: a surprise attack on a target that holds no card at all."""
    if in_room(t, seat) and not t.hand[seat]:
        attacks.attack(t, uid, seat, attacks.SURPRISE)


frenzy = attack_card(
    "frenzy",
    blood=(3, 4),
    icons="breeder queen",
    rules="NM-HRT-04 NM-HRT-06 NM-HRT-13 NM-ACT-14",
    source="public",
    confidence="high",
)


@frenzy.room
def rages(t: Table, uid: int, seats: tuple[int, ...], why: str) -> None:
    """NM-HRT-13, NM-ACT-14: those with two serious wounds die together, the others get one."""
    dying = [seat for seat in seats if len(t.wounds[seat]) >= 2]
    for seat in dying:
        hurt.die(t, seat, "NM-HRT-13")
    t.then(*((frenzy_wounds, seat) for seat in seats if seat not in dying))


@step
def frenzy_wounds(t: Table, seat: int) -> None:
    """NM-HRT-04: one serious wound; a lost hand slot is asked for before the next is hurt."""
    if in_room(t, seat):
        hurt.serious_wound(t, seat, "NM-HRT-04")


tail_attack = attack_card(
    "tail_attack",
    blood=(2, 5),
    icons="queen",
    rules="NM-HRT-04 NM-HRT-08",
    source="public",
    confidence="high",
)


@tail_attack
def stabs(t: Table, uid: int, seat: int, why: str) -> None:
    """NM-HRT-08: death with one serious wound; else one."""
    if t.wounds[seat]:
        hurt.die(t, seat, "NM-HRT-08")
    else:
        hurt.serious_wound(t, seat, "NM-HRT-04")
