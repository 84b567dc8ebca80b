"""What the dark makes worse: for whom, and what is worth keeping it away (LD-ACT-22, LD-ITM-36)."""

from __future__ import annotations

from lockdown.bots import answers
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.views.types import DecisionView

#: The room in which eggs hatch without darkness.
NEST = "nest"
#: Ammo that a panic takes; who has less loses a thing.
PANIC = 2
#: LD-ATK-06: attack cards whose darkness kills who has so many serious wounds, and no others.
DEADLY = {"perched_in_the_dark": 3, "piercing_the_heart": 2}
#: Events that only place noise: the card that also stops a surprise attack is not played for them.
LOUD = ("nest", "bulkheads_open")


def concerns(world: LockdownWorld, event: str) -> bool:
    """Whether the darkness effect of an event would do something to this seat or its room."""
    here, exits = world.rooms[world.room], world.board.exits[world.room]
    if event == "hatching":
        return here.tile != NEST and not world.purse
    if event == "lurking":
        return world.fighting
    if event == "panic":
        loaded = sum(i.count for i in world.me.hands if world.registry.items[i.key].weapon)
        return world.purse > 0 and (loaded >= PANIC or bool(world.things))
    if event == "damage":
        # LD-MRK-26, LD-BRD-13: some rooms take none; on a staircase it only uses up the supply.
        takes = world.registry.rooms[here.tile].malfunction
        return takes and not here.malfunction and bool(here.section)
    if event == "noise_in_corridors":
        return any(way >= world.board.tech for way in exits)
    if event in LOUD:
        return any(way not in world.noisy for way in exits)
    if event == "scent_of_blood":
        return bool(world.undressed) and not world.fighting
    if event.startswith("blood_trace"):
        return bool(world.undressed) and world.purse > 0 and hounded(world)
    return True


def hounded(world: LockdownWorld) -> bool:
    """Whether somebody of the own section could come: who is in combat stays (LD-CMB-01)."""
    section = world.rooms[world.room].section
    return bool(section) and any(
        world.rooms[foe.room].section == section and not world.friends(foe.room)
        for foe in world.view.stalkers
        if foe.room != world.room
    )


def decides(world: LockdownWorld, token: str) -> bool:
    """LD-ENC-06, LD-ENC-07: whether the lower number of the drawn token keeps a surprise away."""
    numbers, cards = world.tokens[token], len(world.hand)
    return slowed(world, numbers.lit) <= cards < slowed(world, numbers.dark)


def slowed(world: LockdownWorld, number: int) -> int:
    """A token's number, by the weakness that makes it lower for who knows enough (LD-KNW-13)."""
    view = world.view
    levels = ENEMIES[view.enemies].weakness_levels
    slow = any(
        key == "slow_awakening" and world.me.knowledge >= level
        for key, level in zip(view.weaknesses, levels, strict=True)
    )
    return number - 1 if number >= 2 and slow else number


def worsens(world: LockdownWorld, card: str) -> bool:
    """Whether the darkness effect of an attack card that has hit does anything to this seat.

    Of the serious wound that two of them give, the dark kills only who has two or three by then; a
    Flashlight was used up for the first one (91301, round 6).
    """
    if card == "evolve":  # a breeder that came of it strikes; without one nothing happens
        return any(foe.kind == "breeder" for foe in world.foes(world.room))
    return len(world.me.wounds) >= DEADLY.get(card, 0)


def use_light(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-ITM-36: a light, if it is what keeps the surprise or the worse wound away.

    The drawn token and the card lie open. Uses went against larvae, which three cards are enough
    for, and against adults that surprise whoever has one card, light or dark; a full Flashlight
    was not used where it did decide (11301, rounds 1 and 3; 29103, round 6; 91302, 91303).
    """
    about = decision.about
    useless = ("token" in about and not decides(world, about["token"].text)) or (
        "card" in about and not worsens(world, about["card"].text.partition("/")[0])
    )
    return answers.cautious(decision) if useless else answers.use_light(world, decision)


def shield(world: LockdownWorld, decision: DecisionView) -> str:
    """Keep away what would hurt: with the card for it, which the next round replaces, else a light.

    One used up its light for what strikes only who fights, another for what infests only who has
    no cards; a third kept the card while its shotgun was emptied and its shelter broke with the
    last malfunction marker (81101, round 7; 81102, round 1; 81103, rounds 4 and 6).
    """
    about = decision.about.get("event")
    event = about.text if about is not None else ""
    if not concerns(world, event):
        return answers.cautious(decision)
    cards = [option for option in decision.options if option.verb == "react"]
    return cards[0].text if cards and event not in LOUD else answers.use_light(world, decision)
