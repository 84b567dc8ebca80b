"""Answers to everything that is not the choice of an action: paying, keeping, reacting, agreeing.

Each answer is one function for one kind of decision; a kind without one gets the cautious default,
so that no question of the table can stop a bot. A game adds answers to questions of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.world import World
from lockdown.views.types import DecisionView, ItemView, OptionView

Answer = Callable[[World, DecisionView], str]


def cautious(decision: DecisionView) -> str:
    """What always works: decline, no, done, pass, else the first option."""
    texts = [option.text for option in decision.options]
    for word in ("decline", "no", "done", "pass", "end"):
        if word in texts:
            return word
    return texts[0]


def first_arg(option: OptionView) -> str:
    """The first argument of an option as text; empty without one."""
    return option.args[0].text if option.args else ""


def item_key(text: str) -> str:
    """The key of an item by its text in an option."""
    return text.split(":", maxsplit=1)[0].split("~", maxsplit=1)[0].rstrip("+")


def card_value(world: World, card: str) -> float:
    """How gladly this card is kept now."""
    values = world.values
    value = values.cards.get(card, 0.0)
    room = world.rooms.get(world.room)
    if card in values.resting:
        value += 1.5 * world.sick
    if card in values.searching and (room is None or (room.explored and room.items <= 0)):
        value -= 0.8
    if card in values.repairing:
        value += 0.8 if room is not None and room.malfunction else -0.4
    if card in values.striking and world.fighting:
        value += 1.0
    if card in values.opening and any(way in world.shut for way in world.board.exits[world.room]):
        # It may be the only way on.
        value += 1.5
    if card in values.stopping and (near := world.friends(world.room)):
        value += 2.5 if any(f.number in world.doomed for f in near) else 2.0
    return value


def worst_wound(world: World, decision: DecisionView) -> str:
    """Dress or heal what bleeds first, then what takes a card every round."""
    open_wounds = {wound.key for wound in world.me.wounds if not wound.dressed}
    order = [key for key in (world.values.bleeding, world.values.thinning) if key in open_wounds]
    by_key = {first_arg(option): option.text for option in decision.options}
    return next((by_key[key] for key in order if key in by_key), decision.options[0].text)


def pay(world: World, decision: DecisionView) -> str:
    """Pay with what is missed least."""
    return min(decision.options, key=lambda o: card_value(world, first_arg(o))).text


def pay_or_decline(world: World, decision: DecisionView) -> str:
    """Take a better result that is free, or spend a card for it if enough stay in hand."""
    for option in decision.options:
        if option.verb == "react-weakness":
            return option.text
    payable = [o for o in decision.options if o.verb == "pay"]
    if payable and world.purse >= 2:
        return min(payable, key=lambda o: card_value(world, first_arg(o))).text
    return cautious(decision)


def better_result(world: World, decision: DecisionView) -> str:
    """LD-CMB-10: no card for a second wound of a larva, which dies of the first (LD-WND-03)."""
    foes = world.foes(world.room)
    dies = bool(foes) and all(foe.kind == "larva" for foe in foes)
    free = any(option.verb == "react-weakness" for option in decision.options)
    if dies and not free and hits_anyway(decision):
        return cautious(decision)
    return pay_or_decline(world, decision)


def hits_anyway(decision: DecisionView) -> bool:
    """Whether the face that was rolled wounds without a card too."""
    face = decision.about.get("face")
    return face is not None and face.text == ENOUGH


def pass_discard(world: World, decision: DecisionView) -> str:
    """Throw contamination away on passing, as long as enough cards guard against a surprise.

    LD-BAG-04: who fights rolls for no noise, so nothing guards it by its number; what is kept there
    takes the place of a card to fight with (15102, rounds 6 and 8).
    """
    known = [o for o in decision.options if o.text.startswith("discard contamination")]
    if known and (world.fighting or len(world.hand) > 3):
        return known[0].text
    return "done"


def keep_item(world: World, decision: DecisionView) -> str:
    """Keep the better thing, as far as one can carry it."""
    return max(decision.options, key=lambda o: found_value(world, first_arg(o))).text


#: The face that hits without a card, and hits twice for one.
ENOUGH = "hit_plus"
#: Foes that the smallest hit on the die hurts, and those that nothing but a full one does.
SMALL, STRONG = frozenset(("larva", "creeper")), frozenset(("breeder", "queen"))

#: How much less a thing is worth that is used up, and what one is that is good for nothing, or for
#: nothing that one has: it may still be made into something, or given to others.
USED_UP, USELESS, IDLE = 4.0, 0.5, 1.8


def item_value(world: World, text: str) -> float:
    """How gladly a thing is held now."""
    key = item_key(text)
    value = USELESS if key in world.useless else world.values.items.get(key, 2.5)
    value = min(value, IDLE) if key in world.idle else value
    value = max(value, world.promised.get(key, 0.0))
    if key in world.wanted_objects:
        value += 9.0
    if key in world.values.healing and world.me.wounds:
        value += 2.0
    if key in world.values.dressing and world.undressed:
        value += 1.5
    return value


def used_up(item: ItemView) -> bool:
    """Whether nothing is left in a thing."""
    return item.capacity > 0 and not item.count


def held_value(world: World, text: str) -> float:
    """How gladly a thing of one's own is kept: what is used up goes before anything else."""
    packed = (card.item for card in world.me.pack if card.item is not None)
    empty = any(item.text == text and used_up(item) for item in (*world.me.hands, *packed))
    return item_value(world, text) - (USED_UP if empty else 0.0)


def found_value(world: World, text: str) -> float:
    """How gladly a thing is taken that was found: for full hands only by what it is better.

    What is not better than anything they hold is not taken in the end (LD-ITM-06, NM-ITM-19).
    """
    value = item_value(world, text)
    if world.free_slots > 0 or not world.registry.items[item_key(text)].heavy:
        return value
    least = min((held_value(world, item.text) for item in world.me.hands), default=0.0)
    return max(0.0, value - least)


def drop_worst(world: World, decision: DecisionView) -> str:
    """Drop what is worth least, if what comes is worth more."""
    drops = [o for o in decision.options if o.verb == "drop"]
    if not drops:
        return cautious(decision)
    worst = min(drops, key=lambda o: held_value(world, first_arg(o)))
    comes = decision.about.get("item")
    if comes is not None and item_value(world, comes.text) <= held_value(world, first_arg(worst)):
        return "decline"
    return worst.text


def draft(world: World, decision: DecisionView) -> str:
    """Take the hardier character."""
    return min(decision.options, key=lambda o: world.values.characters.index(first_arg(o))).text


def choose_objective(world: World, decision: DecisionView) -> str:
    """Keep what is easier to reach from here."""
    return max(decision.options, key=lambda o: world.objective_value(first_arg(o))).text


def use_light(world: World, decision: DecisionView) -> str:
    """A light is for exactly this."""
    for option in decision.options:
        if option.verb == "react-item":
            return option.text
    return cautious(decision)


def react(world: World, decision: DecisionView) -> str:
    """Use a reaction that keeps an attack away."""
    for option in decision.options:
        if option.verb in ("react", "react-weakness"):
            return option.text
    return cautious(decision)


def weakest(world: World, decision: DecisionView) -> str:
    """Let it hit whom it suits us best: the one our objective wants dead, else the healthiest."""
    doomed = world.doomed

    def worth(option: OptionView) -> float:
        crew = world.view.crew["ABCDE".index(first_arg(option))]
        return (10.0 if crew.number in doomed else 0.0) - len(crew.wounds)

    return max(decision.options, key=worth).text


def reroll(world: World, decision: DecisionView) -> str:
    """Roll again after a face that hits nothing: small foes and eggs are hit by the smallest.

    LD-CMB-05, LD-BAS-14: one paid a card to roll a dead larva again, one shot its weapon empty
    over hits on a creeper (81101, round 7; 81102, round 4). Which of several foes it is for is not
    asked with it.
    """
    face = decision.about["face"].text
    kinds = {foe.kind for foe in world.foes(world.room)}
    poor = {"blank"}
    if kinds - SMALL:
        poor.add("creeper")
    if kinds & STRONG:
        poor.add("adult")
    return "yes" if face in poor and "yes" in {o.text for o in decision.options} else "no"


def careful_noise(world: World, decision: DecisionView) -> str:
    """Leave the noise behind: in a corridor that leads nowhere we want to go."""

    def cost(option: OptionView) -> float:
        way = world.corridor(first_arg(option))
        if way >= world.board.tech:
            return 0.5
        ends = {world.board.corridors[way].a, world.board.corridors[way].b} - {world.room}
        explored = sum(1 for end in ends if end in world.rooms and world.rooms[end].explored)
        return 1.0 - 0.3 * explored

    return min(decision.options, key=cost).text


def which_corridor(world: World, decision: DecisionView) -> str:
    """NM-ALT-04: a door may fall in the corridor that is used; one with noise in it is no loss."""

    def worth(option: OptionView) -> tuple[bool, int]:
        way = world.corridor(first_arg(option))
        return way in world.noisy, world.board.exits[world.room].count(way)

    return max(decision.options, key=worth).text


def agree(world: World, decision: DecisionView) -> str:
    """Ride along and escape along: company is quiet."""
    texts = {o.text for o in decision.options}
    return "yes" if "yes" in texts else cautious(decision)


def consent(world: World, decision: DecisionView) -> str:
    """LD-KNW-11, NM-ACT-20: a partner may do anything; a rival may dress our wounds or cover us.

    What we carry is used up in a laboratory, so it is not for rivals.
    """
    helps = decision.about["action"].text.split("/")[0] in ("use", "play")
    return agree(world, decision) if world.together or helps else cautious(decision)


def skip_noise(world: World, decision: DecisionView) -> str:
    """Stay unseen where a roll would probably end badly.

    LD-BAG-04: the end of a round makes one roll beside friends too (23101, rounds 2 and 5). The
    next draw replaces the card: alone, where it is of no other use, one marker is enough for it.
    """
    enough = 0.35 if world.friends(world.room) else 0.15
    if world.marked(world.room) >= enough:
        return react(world, decision)
    return cautious(decision)


#: By kind of decision, what both games ask.
ANSWERS: dict[str, Answer] = {
    "draft": draft,
    "agree": consent,
    "pay": pay,
    "fear_price": pay,
    "reroll_price": pay,
    "better_result": better_result,
    "pass_discard": pass_discard,
    "keep_item": keep_item,
    "full_hands": drop_worst,
    "drop_something": drop_worst,
    "choose_objective": choose_objective,
    "use_light": use_light,
    "dark_event": use_light,
    "before_attack": react,
    "attack_shown": react,
    "other_target": weakest,
    "reroll": reroll,
    "careful_noise": careful_noise,
    "skip_noise": skip_noise,
    "quiet": lambda world, decision: decision.options[-1].text,
}
