"""The rookie: sensible basics without a plan.

Every legal action gets a score made of what it brings and what it seems to risk; the best one is
taken. It heals, searches, keeps out of fire, fights and runs, and leaves when time gets short, but
makes light of noise, of company and of thin hands.
"""

from __future__ import annotations

import random

from lockdown.bots import answers
from lockdown.bots import world as world_weights
from lockdown.bots.answers import HABITS, cautious, first_arg
from lockdown.bots.base import Bot
from lockdown.bots.goals import CALM, Goal, goals, hurry
from lockdown.bots.talk import Manner, Phrase, phrases
from lockdown.bots.world import World
from lockdown.games.lockdown.cards import registry
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import DecisionView, OptionView


class RookieBot(Bot):
    """Sensible basics: heals, searches, keeps out of fire, leaves in time; plans little."""

    level = "rookie"
    caution = 0.15
    """How much risks count."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.goals: list[Goal] = []
        self.said: set[tuple[int, str]] = set()
        # Dice of its own: how it talks must not change how it plays.
        self.manner = Manner.drawn(random.Random(f"manner {seed}"))
        self.calm = 1.0
        self.tried: dict[tuple[object, ...], int] = {}

    def choose(self, view: LockdownView) -> str:
        """The option with the best score, or the habit for that kind of question."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat has nothing to decide")
        if len(decision.options) == 1:
            return decision.options[0].text
        world = World(view)
        if decision.kind == "action":
            return self.act(world, decision)
        if decision.kind == "end_of_turn":
            return "end"
        habit = HABITS.get(decision.kind)
        if habit is not None:
            return habit(world, decision)
        if decision.kind in ("choose_target", "computer_target", "craft_choice"):
            return self.target(world, decision)
        return self.default(world, decision)

    def talk(self, view: LockdownView) -> list[Phrase]:
        """The most urgent thing that it has not said this round."""
        if view.seat is None or view.me is None or view.crew[view.seat].place != "room":
            return []
        for phrase in phrases(World(view), self.manner):
            said = (view.round if phrase.key != "my_token" else 0, phrase.key)
            if said not in self.said:
                self.said.add(said)
                return [phrase]
        return []

    # ---- acting

    def act(self, world: World, decision: DecisionView) -> str:
        """Score every action."""
        self.goals = goals(world)
        self.calm = CALM[hurry(world)] * self.caution
        best, best_score = "pass", -99.0
        for option in decision.options:
            score = self.score(world, option)
            if score > best_score and not self.vain(world, option):
                best, best_score = option.text, score
        self.tried[self.moment(world, best)] = self.tried.get(self.moment(world, best), 0) + 1
        return best

    def moment(self, world: World, text: str) -> tuple[object, ...]:
        """Where and with what an action was tried."""
        view = world.view
        return (view.round, view.actions_left, world.room, world.hand, text)

    def vain(self, world: World, option: OptionView) -> bool:
        """Whether this was tried here before and nothing came of it: somebody says no."""
        return option.verb != "pass" and self.tried.get(self.moment(world, option.text), 0) >= 2

    def score(self, world: World, option: OptionView) -> float:
        """How good an action looks now; passing is about 0."""
        return self.worth(world, option)

    def worth(self, world: World, option: OptionView) -> float:
        """What an action brings and risks."""
        verb = option.verb
        if verb == "pass":
            return self.pass_score(world)
        if verb == "drop":
            return -50.0
        if world.fighting:
            return self.fight(world, option)
        if verb in ("move", "careful"):
            return self.walk(world, option, verb == "careful")
        if verb == "room":
            return self.room_action(world, first_arg(option))
        if verb == "play":
            return self.card(world, option)
        if verb == "use":
            return self.item(world, option)
        if verb == "escape":
            return 30.0 * world.safety("bunker") + 4.0
        if verb == "activate":
            return 3.0
        if verb == "pickup":
            return self.pick_up(world, first_arg(option))
        if verb == "computer":
            return 1.1 if world.view.computer == "computer_b" else 0.2
        if verb == "craft":
            return 4.0 if first_arg(option) == "enviro_suit" else 1.0
        return -5.0

    def pass_score(self, world: World) -> float:
        """Passing keeps cards against surprises; not in a fight or in fire."""
        score = 0.25 * max(0, 4 - world.purse)
        if world.fighting:
            score -= 2.0
        if world.rooms[world.room].fire:
            score -= 1.0
        return score

    # ---- moving

    def walk(self, world: World, option: OptionView, careful: bool) -> float:
        """Towards the goal with the best value for its way, minus the risk of the step."""
        slot = int(first_arg(option))
        cards = world.purse - (2 if careful else 1)
        risk = world.risk(slot, cards)
        if careful and not world.friends(slot):
            room = world.rooms[slot]
            risk = world_weights.COMPANY * world.threat(slot) + (0.4 if not room.explored else 0.0)
            risk += 0.8 if room.fire else 0.0
        value = max((self.gain(world, goal, slot) for goal in self.goals), default=0.0)
        return value - risk * (0.8 + world.hurt()) * self.calm - (CAREFUL if careful else STEP)

    def gain(self, world: World, goal: Goal, slot: int) -> float:
        """What a step to `slot` is worth for a goal: only steps on the way count."""
        if goal.slot == world.room:
            return 0.0
        route = world.routes.get(goal.slot)
        if route is None:
            return 0.0
        if slot == goal.slot or route[2] == slot:
            return goal.value / (1.0 + 0.22 * route[0])
        return 0.0

    # ---- fighting

    def fight(self, world: World, option: OptionView) -> float:
        """Shoot what can be killed, run from what cannot."""
        foes = world.foes(world.room)
        threat = world.threat(world.room)
        verb = option.verb
        if verb in ("shoot", "melee"):
            name = option.args[-1].text.split("#")[0]
            foe = next(s for s in foes if s.text == option.args[-1].text)
            if verb == "melee":
                return {"larva": 1.6, "creeper": 0.6}.get(name, -1.5) - world.hurt() * 2
            return self.shot(world, name, foe.wounds)
        if verb == "move":
            slot = int(first_arg(option))
            away = threat - world.threat(slot)
            pull = max((self.gain(world, goal, slot) for goal in self.goals), default=0.0)
            hits = sum(0.55 for s in foes if s.kind != "larva") + 0.8 * sum(
                1 for s in foes if s.kind == "larva"
            )
            cost = hits * (1.0 + 2.2 * world.hurt())
            return (
                0.55 * away
                + PULL * pull
                - cost
                - 0.5 * self.calm * world.risk(slot, world.purse - 1)
                + 0.4
            )
        if verb == "play":
            return {
                "distraction": 3.0,
                "facility_tour": 1.2,
                "vivisection": 2.0,
                "desperate_attack": 0.8,
                "stun": 1.0 if option.args[1].text == "1" else -2.0,
            }.get(first_arg(option), -3.0)
        if verb == "use":
            key = item_key(first_arg(option))
            return {
                "smoke_grenade": 3.2,
                "taser": 2.4,
                "grenade": 0.6 if world.hurt() < 0.5 else -3.0,
                "decoy": 1.0,
                "pressure_washer": 1.8,
                "reagent": 2.0,
                "green_reagent": 2.0,
                "scalpel": 0.8,
                "overmind": 2.0,
                "skin_stapler": 1.0,
                "weapon_battery": 1.5,
                "yellow_weapon_battery": 1.5,
            }.get(key, -3.0)
        return -5.0

    def shot(self, world: World, kind: str, wounds: int) -> float:
        """What a shot may bring: the odds of a hit times those of the wound check (LD-WND-04)."""
        lit = not world.dark(world.room)
        if kind == "larva":
            return 3.5 if lit else 2.8
        hit = 0.85 if lit else 0.75 if kind == "creeper" else 0.5 if kind == "adult" else 0.33
        gone = GONE[min(wounds + 1, 5)]
        if kind in ("breeder", "queen"):
            gone *= 0.4
        worth = {"creeper": 3.0, "adult": 4.0, "breeder": 6.5, "queen": 8.0}[kind]
        return worth * hit * gone * (1.0 + 1.5 * world.hurt()) + 0.2 * hit

    def roll(self, world: World) -> float:
        """The risk of a noise roll where we stand, with two cards paid (LD-GOL-05)."""
        meeting = sum(0.2 for way in world.board.exits[world.room] if way in world.noisy)
        worse = world.surprise(world.room, len(world.hand) - 2)
        return self.calm * meeting * (world_weights.MEETING + world_weights.STARTLE * worse)

    # ---- rooms, cards, items

    def room_action(self, world: World, key: str) -> float:
        """What the room's action is worth: goals first, then health."""
        for goal in self.goals:
            if goal.slot == world.room and goal.action == key:
                return goal.value - (self.roll(world) if key == "lock_in" else 0.0)
        me = world.me
        if key == "analyse" and not carries_object(world):
            # Others would have to agree, and are free to say no for ever.
            return -2.0
        undressed = sum(1 for w in me.wounds if not w.dressed)
        values = {
            "treat_wounds": 2.5 * undressed + 0.8 * me.light + (2 if len(me.wounds) == 3 else 0),
            "decontaminate": 6.0 * me.larva + 1.0 * me.slime,
            "operate": 6.0 * me.larva - 1.0,
            "take_equipment": 3.0,
            "take_neutralizer": 2.0,
            "restore_power": 2.5 if not world.view.time_blue else 0.5,
            "examine_archive": 4.0,
            "send_signal": 3.0,
            "program_css": 0.6,
            "take_contingency": 1.2,
            "check_objective": -1.0,
            "eliminate_threat": 0.5,
            "analyse": 3.0,
            "craft_gear": 1.5,
            "call_elevator": -1.0,
            "use_elevator": -1.0,
            "cave_move": -2.0,
            "depressurize": -4.0,
            "start_self_destruct": -20.0,
            "stop_self_destruct": 6.0,
            "switch_power": 1.5 if not world.rooms[world.room].powered else -5.0,
            "take_egg": -2.0,
        }
        return values.get(key, -1.0)

    def card(self, world: World, option: OptionView) -> float:
        """Cards played for their effect."""
        key, part = first_arg(option), option.args[1].text
        sick = sum(1 for card in world.hand if card.startswith("contamination"))
        room = world.rooms[world.room]
        wounded = any(not w.dressed for w in world.me.wounds)
        if key == "search":
            return 2.2 + 0.2 * room.items
        if key in ("rest", "rushed_analysis"):
            return REST * sick if not world.me.larva else -3.0
        if key in ("repairs", "clean_up", "it_works_for_me", "basic_repairs"):
            wanted = any(goal.slot == world.room for goal in self.goals)
            fire = key == "clean_up" and part == "1"
            return 3.0 if wanted and not fire else 0.6 if room.malfunction and not fire else 0.3
        if key == "field_experience" and part == "0":
            return 2.4
        if key == "sensitive_hearing":
            return 0.8 if part == "0" and world.encounter(world.room) else -1.0
        if key == "obstinate":
            return 1.0 + 0.8 * len(world.me.wounds) if part == "0" else 1.0 * wounded
        if key == "weird_metabolism":
            return 1.2 * sick if part == "1" else 1.0 * world.me.slime
        if key == "recharge":
            return 1.8
        if key == "jury_rigging":
            return 2.6
        if key.endswith("_plan") and part == "0":
            free = max((self.room_action(world, a) for a in self._here(world)), default=-1.0)
            return free + 0.6
        if key.endswith("_plan"):
            return 0.8 if len(world.unexplored) > 3 else 0.2
        if key == "facility_tour":
            return -0.5
        if key == "bypass":
            return 0.8 if part == "0" else 0.5
        if key == "neuralink":
            return 0.8
        return -2.0

    def _here(self, world: World) -> list[str]:
        tile = world.rooms[world.room].tile
        return [action.key for action in registry.REGISTRY.rooms[tile].actions] if tile else []

    def item(self, world: World, option: OptionView) -> float:
        """Items used for their effect."""
        key, part = item_key(first_arg(option)), option.args[1].text
        me = world.me
        undressed = sum(1 for w in me.wounds if not w.dressed)
        if key == "medkit":
            return 2.0 + len(me.wounds) if me.wounds else -1.0
        if key in ("skin_stapler", "clothes"):
            return 1.8 * undressed + 0.4 * me.light + 0.3 * me.slime
        if key == "painkillers":
            return 0.5 * me.light
        if key == "antiseptic":
            return 1.4
        if key == "neutralizer":
            return 7.0 if me.larva else -1.0
        if key == "scalpel":
            return 3.0 if me.larva and len(me.wounds) < 3 else -3.0
        if key in ("weapon_battery", "yellow_weapon_battery"):
            return 1.2
        if key == "research_documents":
            return 1.5 if part == "0" else 1.0
        if key == "analysis_instruments":
            return 3.0 if part == "0" else -0.5
        if key == "gate_key":
            return 3.5 if not world.view.gate_open else -1.0
        if key in ("tool_belt", "duct_tape"):
            wanted = any(goal.slot == world.room for goal in self.goals)
            return 2.4 if wanted and world.rooms[world.room].malfunction else -0.5
        if key == "fire_blanket":
            return 0.8 if world.rooms[world.room].fire else 0.4
        if key in ("recon_drone", "facility_plans"):
            return 0.9
        return -3.0

    def pick_up(self, world: World, text: str) -> float:
        """Objects for the objective, or for the laboratory."""
        key = item_key(text)
        if key in answers.wanted_objects(world):
            return 8.0
        lab = world.find("laboratory")
        if (
            lab
            and world.distance(lab) <= 4
            and not any(item.key in ("egg", "carcass", "corpse") for item in world.me.hands)
        ):
            return 2.0
        return -2.0

    # ---- choosing for a declared action

    def target(self, world: World, decision: DecisionView) -> str:
        """Sensible targets: the weakest foe, the nearest way to a goal, the most useful deck."""
        options = decision.options
        verb = options[0].verb
        if verb == "to":
            return max(options, key=lambda o: self._room_worth(world, int(first_arg(o)))).text
        if verb == "target":
            foes = {s.text: s for s in world.view.stalkers}
            order = ("larva", "creeper", "adult", "breeder", "queen")

            def worth(option: OptionView) -> float:
                foe = foes.get(first_arg(option))
                return 0.0 if foe is None else foe.wounds * 2.0 - order.index(foe.kind)

            return max(options, key=worth).text
        if verb == "deck":
            want = "green" if world.me.wounds or world.me.light else "red"
            if world.weapon():
                want = "green"
            for option in options:
                if first_arg(option) == want:
                    return option.text
        if verb == "player":
            return answers.weakest(world, decision)
        if verb in ("drop", "take"):
            return min(options, key=lambda o: answers.item_value(world, first_arg(o))).text
        if verb == "wound":
            return options[0].text
        return self.default(world, decision)

    def _room_worth(self, world: World, slot: int) -> float:
        plans = getattr(self, "goals", None) or goals(world)
        best = max((g.value for g in plans if g.slot == slot), default=0.0)
        towards = max((g.value / 4 for g in plans if world.distance(g.slot) < 9), default=0.0)
        return best + towards * 0.1 - world.risk(slot, world.purse)

    def default(self, world: World, decision: DecisionView) -> str:
        """Any question nobody thought of."""
        if decision.secret:
            return cautious(decision)
        texts = [o.text for o in decision.options]
        for word in ("done", "no", "decline"):
            if word in texts and decision.kind.startswith(("trade", "elevator", "craft", "look")):
                return word
        return (
            texts[0] if decision.kind in ("computer_option", "use_computer") else cautious(decision)
        )


#: How much a goal draws out of a fight.
PULL = 0.15
#: Chance that a wound check ends a fight, by wounds (deck of 20 attack cards, LD-CRD-57).
GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)
REST = 3.0
#: What a step and a careful step cost besides their risks.
STEP = 0.35
CAREFUL = 0.9


def cost_of(world: World, option: OptionView) -> int:
    """Cards that an action takes from the hand, the played card included."""
    verb = option.verb
    if verb == "play":
        return 1 + registry.REGISTRY.action_cards[first_arg(option)].cost
    if verb == "use":
        return registry.REGISTRY.items[item_key(first_arg(option))].cost
    if verb == "room":
        tile = world.rooms[world.room].tile
        key = first_arg(option)
        return next((a.cost for a in registry.REGISTRY.rooms[tile].actions if a.key == key), 2)
    return {"careful": 2, "escape": 2, "activate": 0}.get(verb, 1)


def carries_object(world: World) -> bool:
    """Whether the character holds something for the laboratory."""
    return any(item.key in ("egg", "carcass", "corpse") for item in world.me.hands)


def item_key(text: str) -> str:
    return text.split(":", maxsplit=1)[0].split("~", maxsplit=1)[0].rstrip("+")
