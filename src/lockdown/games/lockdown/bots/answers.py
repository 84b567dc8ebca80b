"""Answers to questions that only Lockdown asks; the others are in `lockdown.bots.answers`."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots import answers
from lockdown.bots.answers import first_arg
from lockdown.games.lockdown.bots.darkness import shield, use_light
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView

#: How much more gladly a thing is held that half a plan hangs on.
PRECIOUS = 9.0
#: A suit; what it loses where the way that it opens is so many rooms longer than another.
SUIT, ROUNDABOUT, FAR_OFF = "enviro_suit", 4.0, 4
#: Serious wounds from which on nobody takes one more for anything.
BEARABLE = 2
#: What a number of the room that one goes to next counts beside one of the own room.
NEXT = 0.5
#: What a corridor more on the way to a marker takes of that: a far one is no matter.
CLOSER = 0.005
#: How much an undressed wound hurts: by what it takes from now on; those that take nothing now.
HURTS = {"bleeding": 9.0, "body": 8.0, "leg": 6.0, "knee": 5.0, "eyes": 4.0, "guts": 3.0}
HURTS |= {"hand": 2.0, "arm": 1.0}
PAINLESS = 7.0


def choose_power(world: LockdownWorld, decision: DecisionView) -> str:
    """Keep the lights on where we are; powered tokens 1 and 2 fail last."""
    section = world.rooms[world.room].section if world.room else ""
    lit = {p.token: p.on for p in world.view.power}
    places = ["S-01", "S-02", "S-03", "elevator"]

    def worth(option: OptionView) -> float:
        order = [int(token) for token in first_arg(option).split(",")]
        score = 0.0
        for place, token in zip(places, order, strict=True):
            if lit.get(token):
                score += (3.0 if place == section else 1.0) + (4 - token) * 0.1
                score -= 1.2 if place == "elevator" else 0.0
        return score

    return max(decision.options, key=worth).text


def quiet_zone(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-SRF-12: noise far from where one is; zone 3 is nobody's."""

    def cost(option: OptionView) -> float:
        way = world.corridor(first_arg(option))
        near = sum(way in world.board.exits[slot] for slot in (world.room, world.gate) if slot)
        return near + 0.1 * world.board.networks[way - world.board.tech].bit_count()

    return min(decision.options, key=cost).text


def loud_zone(world: LockdownWorld, decision: DecisionView) -> str:
    """The zone around the most rooms falls silent."""
    tech, networks = world.board.tech, world.board.networks

    def worth(option: OptionView) -> int:
        return networks[world.corridor(first_arg(option)) - tech].bit_count()

    return max(decision.options, key=worth).text


def name_deck(world: LockdownWorld, decision: DecisionView) -> str:
    """Medicine for the hurt, else weapons and ammo."""
    hurt = world.me.wounds or world.me.light or world.weapon()
    wanted = "deck green" if hurt else "deck red"
    texts = [option.text for option in decision.options]
    return wanted if wanted in texts else texts[0]


def keep_found(world: LockdownWorld, decision: DecisionView) -> str:
    """The best of what was found."""
    kept = [option for option in decision.options if option.verb == "keep"]
    return max(kept, key=lambda o: answers.item_value(world, first_arg(o))).text


def dearness(world: LockdownWorld, text: str) -> float:
    """How hard it is to part with a thing of one's own: the objective may hang on it."""
    key = answers.item_key(text)
    counted = key in world.wanted_objects or key not in world.kept
    if key == SUIT and roundabout(world):
        return answers.held_value(world, text) - ROUNDABOUT
    return answers.held_value(world, text) + (0.0 if counted else PRECIOUS)


def roundabout(world: LockdownWorld) -> bool:
    """LD-BNK-01: whether the way that a suit opens is far longer than one that is open to all.

    One gave up the loaded rifle in a fight for the open Isolation Room, and kept the suit for a
    gate that was seven rooms away (23203, round 11).
    """
    shelter = world.find("isolation_room")
    if not shelter or not world.view.isolation_open or world.rooms[shelter].malfunction:
        return False
    hops = world.hops(world.room)
    return hops.get(world.gate, 0) - hops.get(shelter, 99) >= FAR_OFF


def lose_least(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-ITM-17: what is worth least goes, what is used up before anything else."""
    return min(decision.options, key=lambda o: dearness(world, first_arg(o))).text


def more_ammo(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-CMB-07: one more wound for what one shot takes to bring down; not for a larva."""
    tough = any(foe.kind in ("adult", "breeder", "queen") for foe in world.foes(world.room))
    return answers.agree(world, decision) if tough else answers.cautious(decision)


def cut_out(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-ITM-25: a wound is the lesser evil, for whoever can bear one more."""
    bears = len(world.me.wounds) < BEARABLE
    return answers.agree(world, decision) if bears else answers.cautious(decision)


def hush(world: LockdownWorld, decision: DecisionView, ahead: int = 0) -> str:
    """LD-NOI-02: the marker goes that most numbers of the room point at, then of the next one."""
    exits, hops = world.board.exits, world.hops(world.room)

    def calms(option: OptionView) -> float:
        if option.verb != "through":
            return -1.0
        way = world.corridor(first_arg(option))
        near = exits[world.room].count(way) + (NEXT * exits[ahead].count(way) if ahead else 0.0)
        far = min((n for slot, n in hops.items() if way in exits[slot]), default=99)
        return near - CLOSER * far

    return max(decision.options, key=calms).text


def sorest(world: LockdownWorld, decision: DecisionView) -> str:
    """Dress or heal what bleeds, what takes a card every round, then what is in one's way now.

    One dressed its arm with nothing to carry, and was given a second card with every blow because
    of its guts (111203, round 9).
    """
    me = world.me
    # LD-ITM-06, LD-ACT-16, LD-PWR-07: one arm holds a thing, and in the dark nobody sees anyway.
    carries = bool(me.hands) and bool(world.wanted_objects)
    lit = any(power.on for power in world.view.power)
    idle = {"arm": not carries, "hand": not me.pack, "eyes": not lit}

    def hurts(option: OptionView) -> float:
        key = first_arg(option).split("/")[0]
        return HURTS.get(key, 0.0) - (PAINLESS if idle.get(key) else 0.0)

    return max(decision.options, key=hurts).text


def send_rover(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-SRF-23: to the exit that is nearest to us."""

    def far(option: OptionView) -> int:
        place = first_arg(option)
        return 98 if place == "bunker" else world.distance(int(place))

    return min(decision.options, key=far).text


def look_ahead(world: LockdownWorld, decision: DecisionView) -> str:
    """LD-SET-34: as many tiles as one may see, the nearest first; all of kind I are in play."""
    rooms = [option for option in decision.options if option.verb == "to"]
    if not rooms:
        return answers.cautious(decision)
    ways = world.hops(world.room)

    def far(option: OptionView) -> tuple[int, bool]:
        slot = int(first_arg(option))
        return ways.get(slot, 99), world.rooms[slot].kind != "I"

    return min(rooms, key=far).text


def computer_target(world: LockdownWorld, decision: DecisionView) -> str | None:
    """What a computer option asks for, where all bots answer alike; else None."""
    return send_rover(world, decision) if decision.options[0].verb == "send" else None


#: By kind of decision.
ANSWERS: dict[str, Callable[[LockdownWorld, DecisionView], str]] = {
    **answers.ANSWERS,
    "calm": loud_zone,
    "crate_deck": name_deck,
    "crate_keep": keep_found,
    "drop_for_egg": answers.drop_worst,
    "dust_storm": answers.pay,
    "tremor": quiet_zone,
    "elevator_consent": answers.agree,
    "look_at_tile": look_ahead,
    "second_plan": look_ahead,
    "panic_item": lose_least,
    "give_up_item": lose_least,
    "more_ammo": more_ammo,
    "quiet": hush,
    "use_light": use_light,
    "cut_out": cut_out,
    "dark_event": shield,
    "smoke_discard": answers.pay,
    "tracker_price": answers.pay,
    "escape_too": answers.agree,
    "rearrange_power": choose_power,
    "swap_power": choose_power,
}
