"""What a beginner makes of its own condition: wounds, hands, weapons, tools."""

from __future__ import annotations

from lockdown.bots import footsteps
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.footsteps import Goal
from lockdown.bots.world import World
from lockdown.views.types import OptionView

#: What it is worth to load the empty weapon in a fight, and in peace.
LOADED, READY = 1.5, 5.0
#: Shots that a charge brings.
ROUNDS = 2
#: What it is worth to dress a wound, and one of several, or one that bleeds.
WOUND, GRAVE, BLEEDING = 5.0, 30.0, 45.0
#: What one does for one's wounds where a room is for that.
TREATING = "treat_wounds"
#: How much more things to find are worth to one who bleeds and has nothing for it.
SOUGHT = 8.0
#: How much more an unknown room is worth to one with a larva and no cure.
CURELESS = 4.0
#: Hands to carry something in.
HANDS = 2
#: What one does in a broken room that nobody needs, so that its marker comes back.
REPAIR = "repair"


def medicated(world: World, part: str) -> float:
    """What a medkit is worth: it dresses (part 0) if nothing less does, and heals (part 1)."""
    if part == "0":
        less = any(key in world.values.dressing for key in world.things)
        return dressed(world) - (1.0 if less else 0.0)
    return 2.0 + len(world.me.wounds) if world.me.wounds else -1.5


def operable(world: World) -> bool:
    """Whether a surgery cures: it wounds, and kills who is all but dead (LD-ROM-58, NM-ROM-18)."""
    return world.me.larva and len(world.me.wounds) < footsteps.MORTAL


def dressed(world: World) -> float:
    """What it is worth to dress a wound: first of all, if it bleeds or is not the only one."""
    if not world.undressed:
        return -1.5
    return BLEEDING if world.bleeding else GRAVE if world.undressed > 1 else WOUND


def cares(world: World, option: OptionView) -> bool:
    """Whether an action is for one's wounds."""
    key = item_key(first_arg(option))
    return key in (*world.values.medicine, TREATING) and option.verb in ("use", "room")


def worsens(world: World) -> bool:
    """Whether what bleeds makes a serious wound of a light one when one passes, or kills."""
    return world.bleeding and (world.frail or len(world.me.wounds) >= footsteps.MORTAL)


def doomed(world: World) -> bool:
    """Whether one bleeds to death as soon as one passes (LD-RND-12, NM-RND-12)."""
    return world.bleeding and len(world.me.wounds) >= footsteps.MORTAL


def hinders(world: World, wound: str, *, walks: bool) -> float:
    """How much an undressed wound hinders one in what comes next (LD-HRT-05, NM-HRT-05).

    One dressed its arm, with one thing to hold, and limped on with its last cards (Lockdown
    15403, round 3).
    """
    near = {world.room, *(slot for slot, _ in world.board.ways[world.room])}
    beset = any(foe.room in near for foe in world.view.stalkers)
    lifts = len(world.me.hands) >= HANDS - 1 and world.wanted_objects and not carried(world)
    return {
        world.values.bleeding: BLEEDING,
        world.values.thinning: 4.0,
        "knee": 3.5 if walks else 1.5,
        "leg": 3.6 if beset else 1.8,
        "eyes": 3.2 if world.rooms[world.room].powered else 1.0,
        "hand": 2.5 if len(world.me.pack) > 1 else 1.0,
        "arm": 3.0 if lifts else 0.5,
        "guts": 1.2,
    }.get(wound, 0.0)


def soothed(world: World) -> float:
    """What it is worth to heal all light wounds: one alone is not worth a bandage.

    With two of them the next is a serious one: that is worth the last card.
    """
    return 1.0 if world.me.light > 1 else -1.5


def seeking(world: World) -> float:
    """How much more things to find are worth to one who bleeds and has nothing for it."""
    grave = world.bleeding or world.undressed > 1
    return SOUGHT if grave and not world.has_medicine else 0.0


def robbed(world: World, key: str) -> bool:
    """Whether something cannot be made without what heals one's wounds."""
    spare = [thing for thing in world.things if thing not in world.values.medicine]
    symbols = [world.registry.items[thing].component for thing in spare]
    recipe = world.registry.items[key].recipe
    short = any(symbols.count(symbol) < recipe.count(symbol) for symbol in recipe)
    return bool(world.undressed) and short


def rummage(world: World) -> int:
    """Cards that it takes to look for things, by the cheapest card for it; none without one."""
    facts = world.registry.action_cards
    return min((1 + facts[c].cost for c in world.hand if c in world.values.searching), default=0)


def searching(world: World, cures: tuple[str, ...]) -> float:
    """How much more unknown rooms are worth to one with a larva who knows no room that cures it."""
    return CURELESS if world.me.larva and not any(map(world.find, cures)) else 0.0


def handless(world: World) -> bool:
    """Whether one would lay down a weapon, or what one's objective asks for, to hold one more."""
    kept = [
        item.key in world.wanted_objects or bool(world.registry.items[item.key].weapon)
        for item in world.me.hands
    ]
    return len(kept) >= HANDS and all(kept)


def carried(world: World) -> bool:
    """Whether one holds something that one's objective asks for."""
    return any(item.key in world.wanted_objects for item in world.me.hands)


def fetchable(world: World) -> list[int]:
    """Rooms where something lies that one's objective asks for, and one does not hold yet."""
    if carried(world) or handless(world):
        return []
    return [
        room.slot
        for room in world.view.rooms
        if any(thing.key in world.wanted_objects for thing in room.objects)
    ]


def mends(world: World, tools: tuple[str, ...]) -> bool:
    """Whether one has what repairs a room: a card, or one of these things."""
    held = set(world.hand) | set(world.things)
    return bool(held & {*world.values.repairing, *tools})


def toll(world: World, goal: Goal, tools: tuple[str, ...]) -> int:
    """Cards that the repair takes without which nothing can be done at a goal, itself included.

    None where the room works, or what one goes there for needs no room that does.
    """
    room = world.rooms.get(goal.slot)
    if room is None or not room.malfunction:
        return 0
    facts = world.registry
    done = [action.key for action in facts.rooms[room.tile].actions] if room.tile else []
    if goal.action not in (REPAIR, *done):
        return 0
    cards = [card for card in world.hand if card in world.values.repairing]
    costs = [1 + facts.action_cards[card].cost for card in cards]
    costs += [facts.items[key].cost for key in world.things if key in tools]
    return min(costs, default=0)


def recharged(world: World) -> float:
    """What it is worth to load a weapon of one's own in peace: not for a single shot."""
    arms = [item for item in world.me.hands if world.registry.items[item.key].weapon]
    if not any(item.capacity - item.count >= ROUNDS for item in arms):
        return -1.5
    return READY if not world.weapon() else 1.5


def empty(world: World) -> bool:
    """Whether a weapon in a hand has no ammo left."""
    arms = [item for item in world.me.hands if world.registry.items[item.key].weapon]
    return any(not item.count for item in arms)
