"""Answers to everything that is not the choice of an action: paying, keeping, reacting, agreeing.

Each habit is one function for one kind of decision; a kind without a habit gets the cautious
default, so that no question of the table can stop a bot.
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.world import World
from lockdown.views.types import DecisionView, OptionView

Habit = Callable[[World, DecisionView], str]

#: How gladly a card is kept; contamination is kept least.
CARD_VALUE = {
    "search": 3.0,
    "rest": 2.0,
    "demolition": 0.6,
    "interruption": 0.8,
    "repairs": 1.2,
    "basic_repairs": 0.9,
    "stun": 1.4,
    "quarantine": 1.0,
    "facility_tour": 2.6,
    "defense_plan": 2.0,
    "recharge": 1.6,
    "neuralink": 1.8,
    "bypass": 1.6,
    "it_works_for_me": 1.3,
    "master_plan": 1.9,
    "emergency_key": 1.7,
    "clean_up": 1.4,
    "maintenance_plan": 2.0,
    "jury_rigging": 2.2,
    "it_should_work": 1.2,
    "weird_metabolism": 1.5,
    "sensitive_hearing": 1.8,
    "feel_of_the_dark": 2.4,
    "inconspicuous": 2.2,
    "desperate_attack": 1.3,
    "distraction": 2.2,
    "obstinate": 2.0,
    "vents": 1.8,
    "rushed_analysis": 2.0,
    "workspace_plan": 2.0,
    "pheromones": 1.6,
    "field_experience": 2.2,
    "vivisection": 2.0,
}
#: How gladly an item is kept.
ITEM_VALUE = {
    "enviro_suit": 9.0,
    "battle_suit": 9.0,
    "assault_rifle": 8.0,
    "smg": 8.0,
    "smart_gun": 7.0,
    "flamethrower": 7.0,
    "riot_shotgun": 6.5,
    "marksman_rifle": 6.5,
    "nailgun": 6.0,
    "pistol": 5.5,
    "medkit": 6.5,
    "skin_stapler": 6.0,
    "neutralizer": 6.0,
    "smoke_grenade": 5.5,
    "grenade": 5.0,
    "glow_stick": 5.0,
    "flashlight": 5.2,
    "yellow_flashlight": 5.2,
    "taser": 5.0,
    "clothes": 5.0,
    "antiseptic": 4.6,
    "weapon_battery": 4.5,
    "yellow_weapon_battery": 4.5,
    "gate_key": 5.0,
    "painkillers": 3.6,
    "caffeine_pills": 3.0,
    "scalpel": 3.2,
    "cave_plans": 3.6,
    "decoy": 3.4,
    "research_documents": 3.8,
    "analysis_instruments": 3.6,
    "tool_belt": 3.4,
    "lighter": 4.0,
    "fire_blanket": 3.0,
    "thermite_charge": 2.2,
    "duct_tape": 2.6,
    "probe_arm": 3.0,
    "carcass": 2.0,
    "corpse": 2.0,
    "egg": 2.0,
}
CHARACTERS = ("sentry", "survivor", "lab_rat", "hacker", "xenobiologist", "janitor")
#: How likely an objective is met by one who survives.
OBJECTIVE_VALUE = {
    "loose_end_1": 0.62,
    "loose_end_2": 0.62,
    "loose_end_3": 0.62,
    "loose_end_4": 0.62,
    "loose_end_5": 0.62,
    "let_them_know": 0.38,
    "proof": 0.3,
    "distress_call": 0.38,
    "field_report": 0.25,
    "dangerous_mind": 0.25,
    "long_walk_home": 0.26,
    "nobody_left_behind": 0.16,
    "no_witnesses": 0.2,
    "scorched_nest": 0.14,
    "burn_the_brood": 0.14,
    "write_off": 0.18,
    "never_again": 0.15,
    "cut_off_the_head": 0.15,
    "sterilization": 0.2,
    "applied_xenology": 0.12,
    "know_your_enemy": 0.12,
    "whole_picture": 0.14,
    "deep_survey": 0.2,
    "search_party": 0.14,
    "last_inspection": 0.06,
    "special_delivery": 0.14,
    "live_specimen": 0.14,
    "complete_file": 0.2,
}


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


def card_value(world: World, card: str) -> float:
    """How gladly this card is kept now."""
    value = CARD_VALUE.get(card, 0.0)
    room = world.rooms.get(world.room)
    sick = sum(1 for held in world.hand if held.startswith("contamination"))
    if card in ("rest", "rushed_analysis"):
        value += 1.5 * sick
    if card == "search" and (room is None or room.items <= 0):
        value -= 0.8
    if card in ("repairs", "basic_repairs", "clean_up", "it_works_for_me"):
        value += 0.8 if room is not None and room.malfunction else -0.4
    if card == "desperate_attack" and world.fighting:
        value += 1.0
    return value


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


def pass_discard(world: World, decision: DecisionView) -> str:
    """Throw contamination away on passing, as long as enough cards guard against a surprise."""
    known = [o for o in decision.options if o.text.startswith("discard contamination")]
    if known and len(world.hand) > 3:
        return known[0].text
    return "done"


def keep_item(world: World, decision: DecisionView) -> str:
    """Keep the better thing."""
    return max(decision.options, key=lambda o: item_value(world, first_arg(o))).text


def item_value(world: World, text: str) -> float:
    """How gladly a thing is held now."""
    key = text.split(":", maxsplit=1)[0].split("~", maxsplit=1)[0].rstrip("+")
    value = ITEM_VALUE.get(key, 2.5)
    wanted = wanted_objects(world)
    if key in wanted:
        value += 9.0
    if key == "medkit" and world.me.wounds:
        value += 2.0
    if key in ("clothes", "skin_stapler") and any(not w.dressed for w in world.me.wounds):
        value += 1.5
    return value


def wanted_objects(world: World) -> set[str]:
    """Bulky objects that an objective of ours asks for."""
    me = world.view.me
    found: set[str] = set()
    if me is not None:
        for objective in me.objectives:
            if objective == "proof":
                found |= {"carcass", "corpse"}
            elif objective in ("special_delivery", "live_specimen"):
                found.add("egg")
    return found


def drop_worst(world: World, decision: DecisionView) -> str:
    """Drop what is worth least, if what comes is worth more."""
    drops = [o for o in decision.options if o.verb == "drop"]
    if not drops:
        return cautious(decision)
    worst = min(drops, key=lambda o: item_value(world, first_arg(o)))
    comes = decision.about.get("item")
    if comes is not None and item_value(world, comes.text) <= item_value(world, first_arg(worst)):
        return "decline"
    return worst.text


def draft(world: World, decision: DecisionView) -> str:
    """Take the hardier character."""
    return min(decision.options, key=lambda o: CHARACTERS.index(first_arg(o))).text


def choose_objective(world: World, decision: DecisionView) -> str:
    """Keep what is easier to reach from here."""
    return max(decision.options, key=lambda o: objective_value(world, first_arg(o))).text


def objective_value(world: World, key: str) -> float:
    """How likely the objective is met if we survive."""
    value = OBJECTIVE_VALUE.get(key, 0.1)
    me = world.me
    if key.startswith("loose_end_"):
        number = int(key[-1])
        target = next((c for c in world.view.crew if c.number == number), None)
        if target is None or target.place == "dead":
            return 1.0
        if target.seat == world.seat:
            return 0.05
        value += 0.08 * len(target.wounds)
    if key in ("let_them_know", "distress_call"):
        value += 0.2 * (me.signal + me.knowledge_active)
    if key in ("dangerous_mind", "complete_file"):
        value += 0.08 * (me.knowledge - 3)
    return value


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
    me = world.view.me
    doomed = {o[-1] for o in (me.objectives if me else ()) if o.startswith("loose_end_")}

    def worth(option: OptionView) -> float:
        crew = world.view.crew["ABCDE".index(first_arg(option))]
        return (10.0 if str(crew.number) in doomed else 0.0) - len(crew.wounds)

    return max(decision.options, key=worth).text


def reroll(world: World, decision: DecisionView) -> str:
    """Roll again after a face that hits nothing."""
    face = decision.about["face"].text
    strong = any(s.kind in ("breeder", "queen") for s in world.foes(world.room))
    poor = {"blank", "creeper"} | ({"adult"} if strong else set())
    if face in poor and "yes" in {o.text for o in decision.options}:
        return "yes"
    return "no"


def careful_noise(world: World, decision: DecisionView) -> str:
    """Leave the noise behind: in a corridor that leads nowhere we want to go."""
    goal_first = world.room

    def cost(option: OptionView) -> float:
        text = first_arg(option)
        if text == "tech":
            return 0.5
        ends = {int(part) for part in text.split("-")} - {goal_first}
        explored = sum(1 for end in ends if end in world.rooms and world.rooms[end].explored)
        return 1.0 - 0.3 * explored

    return min(decision.options, key=cost).text


def agree(world: World, decision: DecisionView) -> str:
    """Ride along and escape along: company is quiet."""
    texts = {o.text for o in decision.options}
    return "yes" if "yes" in texts else cautious(decision)


def skip_noise(world: World, decision: DecisionView) -> str:
    """Stay unseen where a roll would probably end badly."""
    if world.encounter(world.room) >= 0.4:
        return react(world, decision)
    return cautious(decision)


def trade_answer(world: World, decision: DecisionView) -> str:
    """Take gifts and fair exchanges."""
    gives = decision.about.get("gives")
    asks = decision.about.get("asks")
    texts = {o.text for o in decision.options}
    got = _worth(world, gives.text if gives else "")
    gone = _worth(world, asks.text if asks else "")
    if "accept" in texts and got >= gone:
        return "accept"
    return "decline" if "decline" in texts else cautious(decision)


def _worth(world: World, text: str) -> float:
    words = text.strip("[]()").replace(",", " ").split()
    return sum(item_value(world, word) for word in words)


def choose_power(world: World, decision: DecisionView) -> str:
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


HABITS: dict[str, Habit] = {
    "draft": draft,
    "pay": pay,
    "fear_price": pay,
    "reroll_price": pay,
    "better_result": pay_or_decline,
    "pass_discard": pass_discard,
    "keep_item": keep_item,
    "full_hands": drop_worst,
    "drop_something": drop_worst,
    "drop_for_egg": drop_worst,
    "choose_objective": choose_objective,
    "use_light": use_light,
    "dark_event": use_light,
    "before_attack": react,
    "attack_shown": react,
    "other_target": weakest,
    "reroll": reroll,
    "careful_noise": careful_noise,
    "elevator_consent": agree,
    "escape_too": agree,
    "skip_noise": skip_noise,
    "trade_answer": trade_answer,
    "rearrange_power": choose_power,
    "swap_power": choose_power,
    "quiet": lambda world, decision: decision.options[-1].text,
}
