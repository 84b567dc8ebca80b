"""What to pay with: the card that is missed least where the action leads.

A card is missed for what playing it there would bring next, for what one goes for with it, and for
what it is good for at any time.
"""

from __future__ import annotations

from lockdown.bots.worth import loaded
from lockdown.games.nemesis.bots.quick_payments import BRAVE, FIGHTING, FIRING, Uses
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS, WAYS_OUT
from lockdown.games.nemesis.bots.world import NemesisWorld

#: How much more a card is worth that something waits for; one of several such; and of a second
#: copy where one will do.
NEEDED, SPARED, DOUBLE = 4.0, 1.0, 0.7
#: How much more where nobody leaves without it: next round there is a hand to pay for it.
KEYSTONE = 4.0
#: What the card that searches is worth less where nothing lies, and in a fight all that is for
#: peace.
BARREN, LATER = 0.8, 0.8
#: What is left of cards for peace when one leaves: nothing of them is played any more.
PARTED = 0.3
#: What holds up others is worth beside one of them, and beside one whose death one needs; what it
#: is worth anywhere for one who needs a death.
BESIDE, RIVAL, GRUDGE = 1.7, 3.5, 0.8
#: What a full magazine takes from the card that loads.
LOADED = 0.8
#: What an empty weapon takes from the cards that shoot or cover.
DEAD = 1.4
#: What ignores an attack is worth more than its value, and by how much more where somebody is, or
#: noise brings somebody for sure.
STEELED, SURPRISED = 2.0, 4.0
#: How much of what playing a card next would bring counts.
NEXT = 0.8
#: What the card that sends a signal is worth to one who owes it and knows where the room is.
CALL, CALLING = 2.0, ("piloting", "computer_skills", "blocking_access")


def missed(world: NemesisWorld, card: str, uses: Uses, *, needed: bool) -> float:
    """How much a card would be missed that pays now; `needed`: something waits to be repaired."""
    values = world.values
    value, next_ = values.cards.get(card, 0.0), NEXT * uses.plays.get(card, 0.0)
    copies = world.hand.count(card)
    room = world.rooms.get(uses.place)
    things = room.items if room is not None and not uses.leaves else 0
    if card in REPAIRS:
        others = sum(world.hand.count(key) for key in REPAIRS) > 1
        spared = others or any(key in TOOLS for key in world.things)
        # Whoever leaves has no more use for it, however much is broken.
        works = (needed or uses.works) and not uses.leaves
        value += (SPARED if spared else NEEDED) if works else -0.2
        if works and not spared and room and room.malfunction and room.tile in WAYS_OUT:
            # One crept before the only pod with it as the fare (41204, round 13).
            value += KEYSTONE
        # With this card gone it may be one that cannot be paid for in this round.
        able = world.purse - 1 > world.registry.action_cards[card].cost
        next_ *= 1.0 if able and not spared else 0.0
    elif card in values.searching:
        value -= BARREN if things <= 0 and (room is None or room.explored) else 0.0
        copies = 1 if things > 1 else copies
    elif card in values.resting:
        value += 1.5 * world.sick
    elif card in values.stopping:
        value += _stops(world, uses.place)
    elif card == BRAVE:
        # Nothing else is of use whenever one is attacked, and it was paid for steps through noise
        # to keep a repair that the hand could not pay (112301, rounds 4 and 6).
        attacked = 1.0 if world.foes(uses.place) else world.marked(uses.place)
        value += STEELED + SURPRISED * attacked
    elif card in FIRING and not _fires(world):
        # One kept it, and paid with the card that would have cleaned its hand (23101, round 10).
        value -= DEAD
    elif card == "reload" and not next_:
        value -= LOADED
    elif card in CALLING and world.calls and world.find("comms_room") and not uses.leaves:
        # One crept off with it as the fare, two rooms from there (15301, round 10).
        value += CALL
    if uses.leaves and card not in (*FIGHTING, *values.stopping):
        value *= PARTED
    elif world.foes(uses.place) and card not in FIGHTING:
        value -= LATER
    return value + (next_ if copies == 1 else -DOUBLE)


def _fires(world: NemesisWorld) -> bool:
    """Whether there is a shot left, or something at hand that loads."""
    loads = "reload" in world.hand or any(key in world.values.charges for key in world.things)
    return loads or bool(loaded(world, world.me))


def _stops(world: NemesisWorld, place: int) -> float:
    """What an Interruption is worth more there: by who may do something beside one (NM-ACT-12)."""
    near = world.friends(place)
    if any(friend.number in world.doomed for friend in near):
        return RIVAL
    if near:
        return BESIDE
    rivals = [c for c in world.others if c.number in world.doomed and c.place == "room"]
    return GRUDGE if rivals else 0.0
