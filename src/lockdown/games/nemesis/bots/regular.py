"""The regular bot of the original game: what rooms, cards and items are worth beside a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lockdown.bots import regular, trading
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.odds import Odds
from lockdown.bots.regular import RegularBot
from lockdown.games.nemesis.bots.errands import NemesisPlanner
from lockdown.games.nemesis.bots.rookie import NemesisMind
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import DecisionView, OptionView

#: What finding an item is worth.
FIND = 0.012
#: What it is worth to know more of the engines.
KNOW = 0.03


class NemesisRegular(NemesisMind, RegularBot[NemesisWorld]):
    """Plans for its objective and for a way off the ship."""

    def planner_of(self, world: NemesisWorld, odds: Odds) -> NemesisPlanner:
        """The errands and the ways out of the ship."""
        return NemesisPlanner(world, odds)

    def planned_answer(self, kind: str) -> Callable[[Any, NemesisWorld, DecisionView], str] | None:
        """How a question is answered with a plan in mind."""
        return ANSWERS.get(kind)

    # ---- what an action leads to

    def after_deed(self, world: NemesisWorld, option: OptionView) -> float | None:
        """Room actions, and repairs of an engine: as part of a plan."""
        if option.verb == "room":
            return self.after_room(world, first_arg(option))
        if self.works_on_engine(world, option):
            return self.planned(world, "engine")
        return None

    def works_on_engine(self, world: NemesisWorld, option: OptionView) -> bool:
        """Whether a card or tool is used on the engine of this room (NM-BRD-15)."""
        if world.room not in world.board.engines or option.verb not in ("play", "use"):
            return False
        key = item_key(first_arg(option))
        return key in (*REPAIRS, *TOOLS) and option.args[1].text == "1"

    def after_room(self, world: NemesisWorld, key: str) -> float:
        """A room's action: as part of a plan, or for what it brings by itself."""
        best = self.planned(world, key)
        left = max(0, world.purse - 2)
        share = self.room_share(world, key)
        return max(best, self.planner.value(world.room, left) * (1.0 + share))

    # ---- shares: what is good to have whatever the plan

    def room_share(self, world: NemesisWorld, key: str) -> float:
        """What a room's action brings by itself."""
        me, odds = world.me, self.odds
        if key == "treat_wounds":
            healed = self.healed(1.0 if me.wounds else me.light / 3.0)
            return 0.05 * world.undressed + healed
        if key == "operate":
            return 0.97 / odds.clean - 1.0 - 0.1
        if key in ("eat", "shower"):
            other = self.healed(me.light and 1 / 3) if key == "eat" else 0.03 * me.slime
            return other + (self.rested(world) if world.sick and not me.larva else 0.0)
        if key == "check_engine":
            seen = any(e.room == world.room and e.state for e in world.view.engines)
            return -0.5 if seen else KNOW
        if key == "check_engines":
            return KNOW * sum(1 for e in world.view.engines if not e.state)
        if key == "stop_self_destruct":
            return -0.5 if "ship_destroyed" in world.wishes else 0.4
        if key == "start_self_destruct":
            return self.blow_up(world)
        return SHARES.get(key, -0.5)

    def blow_up(self, world: NemesisWorld) -> float:
        """NM-SDS-01: for one who wants the ship gone and has a pod to leave in."""
        pods = any(world.section(x) and world.pods(x) for x in "AB")
        return 0.3 if "ship_destroyed" in world.wishes and pods else -0.9

    def share(self, world: NemesisWorld, option: OptionView) -> float:
        """What a card or an item brings by itself."""
        if option.verb == "play":
            return self.card_share(world, first_arg(option), option.args[1].text)
        if option.verb == "use":
            return self.item_share(world, item_key(first_arg(option)), option.args[1].text)
        if option.verb == "activate":
            return 0.03
        if option.verb == "pickup":
            return self.pickup_share(world, item_key(first_arg(option)))
        if option.verb == "craft":
            sick = world.me.larva and first_arg(option) == "antidote"
            return 0.3 if sick else 0.01
        if option.verb == "trade":
            return 0.04 if trading.bargain(world) else -0.5
        return -0.5

    def card_share(self, world: NemesisWorld, key: str, part: str) -> float:
        """Action cards."""
        if world.fighting and key in FIGHT_CARDS:
            return FIGHT_CARDS[key] * self.odds.company(world.room)
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            return FIND + 0.004 * max(0, room.items)
        if key == "rest":
            return self.rested(world)
        if key in REPAIRS:
            return 0.12 if room.malfunction and part == "0" and self.wanted(world) else -0.1
        if key == "motivation":
            return 0.03
        if key == "reload":
            return 0.02
        if key in FREE_ACTIONS and part == FREE_ACTIONS[key]:
            tile = room.tile
            keys = [a.key for a in world.registry.rooms[tile].actions] if tile else []
            return max((self.room_share(world, k) for k in keys), default=-0.5) + 0.02
        return CARD_SHARES.get((key, part), -0.3)

    def wanted(self, world: NemesisWorld) -> bool:
        """Whether a good plan needs this room to work."""
        tile = world.rooms[world.room].tile
        return tile in WANTED_ROOMS or self.planner.best().slot == world.room

    def item_share(self, world: NemesisWorld, key: str, part: str) -> float:
        """Items."""
        me, odds = world.me, self.odds
        if world.fighting and key in FIGHT_ITEMS:
            return FIGHT_ITEMS[key] * odds.company(world.room)
        dress = 0.06 * world.undressed + 0.1 * world.bleeding
        if key == "medkit":
            return self.healed(1.0) if part == "1" else dress
        if key == "bandages":
            return dress if part == "0" else self.healed(me.light / 3.0)
        if key in ("clothes", "clothes_green"):
            return 0.03 * me.slime if part == "0" else dress
        if key == "alcohol":
            return 0.12 / max(0.2, odds.clean)
        if key == "antidote":
            return 0.97 / odds.clean - 1.1
        if key in ("synthetic_food", "military_drugs"):
            return 0.05 if world.purse <= 2 else -0.1
        if key in TOOLS:
            broken = world.rooms[world.room].malfunction
            return 0.12 if broken and part == "0" and self.wanted(world) else -0.2
        if key in ("evacuation_key", "pilot_evacuation_key"):
            return 0.5 if self._locked_here(world) else -0.5
        return ITEM_SHARES.get((key, part), -0.3)

    def _locked_here(self, world: NemesisWorld) -> bool:
        letter = next((x for x in "AB" if world.section(x) == world.room), "")
        pods = world.pods(letter) if letter else []
        return bool(pods) and all(pod.locked for pod in pods)

    # ---- other questions

    def target(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Actions of rooms by the plan, the rest as usual."""
        self.prepare(world)
        options = decision.options
        if options[0].verb == "do":
            return max(options, key=lambda o: self.after_room(world, first_arg(o))).text
        return super().target(world, decision)

    def flee(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-CMB-18: covered by another, to where the plan goes on."""
        options = decision.options
        return max(options, key=lambda o: self.arrive(int(first_arg(o)), world.purse)).text


#: By kind of question.
ANSWERS: Mapping[str, Callable[[Any, NemesisWorld, DecisionView], str]] = {
    **regular.ANSWERS,
    "escape_where": NemesisRegular.flee,
}
#: Rooms without which plans fail.
WANTED_ROOMS = ("hibernatorium", "cockpit", "comms_room", "surgery", "hatch_control_system")
#: Rooms' actions with a share of their own; others are not worth their cards outside a plan.
SHARES = {
    "look_for_item": 0.035,
    "recharge": 0.02,
    "send_signal": 0.01,
    "analyse": 0.03,
    "look": -0.02,
    "flip_pod": 0.02,
    "check_coordinates": 0.04,
    "set_destination": -0.4,
}
#: Cards that take the room's action free, and the part that does it.
FREE_ACTIONS = {
    "computer_skills": "1",
    "piloting": "0",
    "old_friend": "0",
    "blocking_access": "0",
}
#: Share by card and part.
CARD_SHARES = {
    ("knowledge_of_the_ship", "1"): 0.01,
    ("piloting", "1"): 0.08,
    ("reconnaissance", "0"): 0.0,
    ("risk_assessment", "0"): 0.005,
}
#: Share by item and part.
ITEM_SHARES = {
    ("energy_charge", "0"): 0.02,
    ("energy_charge_yellow", "0"): 0.02,
    ("extended_magazine", "0"): 0.03,
    ("recon_drone", "0"): 0.008,
    ("nemesis_plans", "0"): 0.012,
    ("flashlight", "0"): 0.01,
}
#: Share of the threat that a card or item takes away in a fight.
FIGHT_CARDS = {
    "suppressive_fire": 1.0,
    "covering_fire": 1.0,
    "taking_aim": 0.5,
    "full_auto": 0.8,
    "adrenaline": 0.5,
}
FIGHT_ITEMS = {
    "smoke_grenade": 1.0,
    "taser": 1.0,
    "fire_extinguisher": 0.9,
    "grenade": 0.2,
    "molotov_cocktail": 0.1,
    "energy_charge": 0.1,
    "energy_charge_yellow": 0.1,
    "decoy": 0.2,
}
