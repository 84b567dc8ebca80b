"""The regular bot of the original game: what rooms, cards and items are worth beside a plan."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from lockdown.bots import meddling, regular, trading
from lockdown.bots.answers import (
    card_value,
    first_arg,
    item_key,
)
from lockdown.bots.odds import Odds
from lockdown.bots.quick_answers import Answer
from lockdown.bots.regular import RegularBot
from lockdown.games.nemesis.bots import finds, manners, payments, quick_player
from lockdown.games.nemesis.bots.determinise import determinise
from lockdown.games.nemesis.bots.errands import HIDE, NemesisPlanner
from lockdown.games.nemesis.bots.mind import DRESS, NemesisMind, tended, treated
from lockdown.games.nemesis.bots.odds import NemesisOdds, last
from lockdown.games.nemesis.bots.quick_payments import Uses, uses_at
from lockdown.games.nemesis.bots.values import AWAITED, BRACED, DULL, GUARD, LAST, REPAIRS, TOOLS
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.kernel.options import parse_option
from lockdown.state import keys
from lockdown.views.types import DecisionView, OptionView

#: What finding an item is worth.
FIND = 0.012
#: What it is worth to know more of the engines.
KNOW = 0.03


#: What a trade that pays is worth beside other actions of a turn.
BARGAIN = 2.0
#: How much more by what it brings: whoever needs something asks before it searches.
NEEDED = 15.0
#: What nobody would do.
UNWANTED = -50.0
#: What it takes more to walk straight back to where one comes from.
BACK = 6.0
#: Actions that are steps, and the card that is one: where to is chosen later.
_GOING = ("move", "careful")
SCOUTS = "play reconnaissance 0"


class NemesisRegular(NemesisMind, RegularBot[NemesisWorld]):
    """Acts by instinct, with weights that thousands of games have chosen, and plans for the rest.

    An action is chosen on a table imagined from the view, by what draws and what threatens there
    (`quick_player`); that looks at nothing that the seat does not know, so any such table will do.
    Which objective to keep, what to pay with, where noise goes and where to flee follows from
    plans for the objective and a way off the ship.
    """

    anew = frozenset(("drawn", "asked"))

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.drawn: dict[tuple[Any, ...], float] = {}
        self.asked: NemesisWorld | None = None
        self.came: tuple[int, int, int] | None = None
        """The step that was the last action: its round, whence and where to, 0 if that is open."""

    def act(self, world: NemesisWorld, decision: DecisionView) -> str:
        """What draws most, unless it was tried in vain."""
        best, most = "pass", -99.0
        for option in decision.options:
            score = self.score(world, option)
            if score > most and not self.vain(world, option):
                best, most = option.text, score
        self.tries(world, best)
        return best

    def tries(self, world: NemesisWorld, text: str) -> None:
        """As usual; where one comes from is remembered until something else is done."""
        super().tries(world, text)
        verb, *rest = text.split()
        self.came = None
        # Who ran from a fight may go back once it is over.
        if (verb in _GOING and not world.fighting) or text == SCOUTS:
            self.came = (world.view.round, world.room, int(rest[0]) if verb in _GOING else 0)

    def returns(self, world: NemesisWorld, option: OptionView) -> bool:
        """Whether a step undoes the one before it, although nothing drives one away."""
        if option.verb not in _GOING or world.fighting or world.rooms[world.room].fire:
            return False
        slot = int(first_arg(option))
        # Who found nothing to do may well go back for the things that lie there.
        able = set(world.hand) & set(world.values.searching)
        if able and world.rooms[slot].items > 0:
            return False
        when, whence, where = self.came or (0, 0, 0)
        return (when, whence) == (world.view.round, slot) and where in (0, world.room)

    def score(self, world: NemesisWorld, option: OptionView) -> float:
        """How much an action draws, by the measure of the quick player; passing is about 0."""
        if self.asked is not world:
            self.asked = world
            self.drawn = self.imagined(world)
        if not self.drawn:
            return super().score(world, option)
        if option.verb == "trade":
            deal = self.opens(world)
            burns = world.rooms[world.room].fire
            if deal is None or burns or self.gives_all(world, deal):
                return UNWANTED
            return BARGAIN + NEEDED * deal.worth
        drawn = self.drawn.get(parse_option(option.text), UNWANTED)
        return drawn - (BACK if self.returns(world, option) else 0.0)

    def opens(self, world: NemesisWorld) -> trading.Bargain | None:
        """What a trade that is opened now is for, whatever the plan; nothing helps the lost.

        With all pods gone and the sequence past stopping two went on trading (102201).
        """
        lost = 0 <= world.view.destruct <= world.board.no_return
        if lost and all(pod.gone for pod in world.view.pods):
            return None
        deal = self.bargain(world)
        return None if deal is None or manners.guesses(world, deal) else deal

    def gives_all(self, world: NemesisWorld, deal: trading.Bargain) -> bool:
        """Whether a gift is one's only thing, to one who has no more use for it: it comes back."""
        partner = world.view.crew[deal.seat]
        only = len(world.me.pack) <= 1 and not deal.ask
        return only and not trading.spare(world, partner)

    def imagined(self, world: NemesisWorld) -> dict[tuple[Any, ...], float]:
        """How much every action draws; nothing if no such table can be imagined: plans will do."""
        try:
            t = determinise(world.view, self.dice)
            choices = t.decision[2] if t.decision else ()
            mind = manners.weights_of(self.mood(world))
            return dict(quick_player.scores(t, world.seat, choices, mind))
        except Exception:  # noqa: BLE001 - a bot that thinks less is better than none
            return {}

    def odds_of(self, world: NemesisWorld) -> Odds:
        """The dangers of the ship."""
        return NemesisOdds(world)

    def planner_of(self, world: NemesisWorld, odds: Odds) -> NemesisPlanner:
        """The errands and the ways out of the ship."""
        return NemesisPlanner(world, odds)

    def planned_answer(self, kind: str) -> Callable[[Any, NemesisWorld, DecisionView], str] | None:
        """How a question is answered with a plan in mind."""
        return ANSWERS.get(kind)

    # ---- what an action leads to

    def after_pass(self, world: NemesisWorld) -> float:
        """The best plan with a new hand; a round goes by, whether one does something or not."""
        night = self.odds.night(world.room, len(world.hand))
        fresh = world.new_hand - world.sick
        gone = max(night, HIDE * self.odds.round)
        return self.planner.value(world.room, fresh, late=1) * math.exp(-gone)

    def after_deed(self, world: NemesisWorld, option: OptionView) -> float | None:
        """Room actions, and repairs of an engine: as part of a plan."""
        if option.verb == "room":
            return self.after_room(world, first_arg(option))
        if self.works_on_engine(world, option):
            return self.planned(world, "engine")
        return None

    def planned(self, world: NemesisWorld, action: str) -> float:
        """The best plan that begins with an action here; only ways out may have to wait."""
        night = self.odds.night(world.room, world.purse)
        leaves = action in ("hibernate", "enter_pod")
        return max(
            (
                self.planner.worth(plan, world.room, world.purse, night)
                for plan in self.planner.short
                if plan.slot == world.room and plan.action == action and not (leaves and plan.wait)
            ),
            default=0.0,
        )

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
        if key == "fire_control_procedure":
            return max(self.sprayed(world, room.slot) for room in world.view.rooms) - 0.02
        return SHARES.get(key, -0.5)

    def sprayed(self, world: NemesisWorld, slot: int) -> float:
        """NM-ROM-09: a fire less, and a way out that is free again, or one's own way to it."""
        ways = (world.board.start_slot, world.section("A"), world.section("B"))
        doors, out = {slot for slot in ways if slot}, 0.0
        if world.rooms[slot].fire:
            near = [world.room, *(other for other, _ in world.board.ways[world.room])]
            before = [other for door in doors for other, _ in world.board.ways[door]]
            out = last(world.view.fire_left)
            out += 0.1 * (slot in doors) + 0.05 * (slot in near) + 0.03 * (slot in before)
        return out + (0.15 if slot in doors and world.foes(slot) else 0.0)

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
            deal = self.deal(world)
            return -0.5 if deal is None else deal.worth
        return -0.5

    def card_share(self, world: NemesisWorld, key: str, part: str) -> float:
        """Action cards."""
        if world.fighting and key in FIGHT_CARDS:
            return FIGHT_CARDS[key] * self.odds.company(world.room)
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            return self.mood(world).find * (FIND + 0.004 * max(0, room.items))
        if key == "rest":
            return self.rested(world)
        if key in REPAIRS:
            return self.mended(world) if part == "0" else -0.3
        if key == "motivation":
            return 0.03
        if key == "reload":
            return 0.02
        if key in FREE_ACTIONS and part == FREE_ACTIONS[key]:
            tile = room.tile
            keys = [a.key for a in world.registry.rooms[tile].actions] if tile else []
            return max((self.room_share(world, k) for k in keys), default=-0.5) + 0.02
        return CARD_SHARES.get((key, part), -0.3)

    def mended(self, world: NemesisWorld) -> float:
        """What it brings to repair this room: the plan goes on, the ship holds a little longer."""
        left = last(world.view.malfunctions_left)
        best = self.planner.best()
        if best.slot == world.room and best.action:
            return 0.6 + left
        return left + (0.1 if world.rooms[world.room].tile in WANTED_ROOMS else -0.1)

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
        if key == "military_drugs" and not world.sick:
            return -0.1  # a card for a card, but for the contamination that goes (NM-RND-04)
        if key in ("synthetic_food", "military_drugs"):
            return 0.05 if world.purse <= 2 else -0.1
        if key == "fire_extinguisher":
            return last(world.view.fire_left) + 0.05 if part == "0" else -0.3
        if key in TOOLS:
            return self.mended(world) if part == "0" else -0.3
        if key in ("evacuation_key", "pilot_evacuation_key"):
            return 0.5 if self._locked_here(world) else -0.5
        return ITEM_SHARES.get((key, part), -0.3)

    def _locked_here(self, world: NemesisWorld) -> bool:
        letter = next((x for x in "AB" if world.section(x) == world.room), "")
        pods = world.pods(letter) if letter else []
        return bool(pods) and all(pod.locked for pod in pods)

    # ---- other questions

    def mark(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-BAS-03: the noise goes where it disturbs neither the plan nor the ways out."""
        doors = {world.board.start_slot, world.section("A"), world.section("B")}
        ways = self.planner.ways_to(self.planner.best().slot)
        far = (9.0, 9)

        def cost(option: OptionView) -> float:
            way = world.corridor(first_arg(option))
            loss = float(world.board.exits[world.room].count(way))
            if way >= world.board.tech:
                near = sum(way in world.board.exits[slot] for slot in doors if slot)
                return loss + 1.0 + near
            other = world.board.other_end(way, world.room)
            ahead = ways.get(other, far)[1] < ways.get(world.room, far)[1]
            return loss + (1.0 if ahead else 0.0) + (1.5 if other in doors else 0.0)

        return min(decision.options, key=cost).text

    def pay(self, world: NemesisWorld, decision: DecisionView) -> str:
        """With what is missed least there: what repairs, loads, finds or fights may be next."""
        best = self.planner.best()
        broken = best.slot in world.rooms and world.rooms[best.slot].malfunction
        rooms, wanted = world.rooms.values(), self.wanted_rooms(world)
        waits = any(room.malfunction and room.tile in wanted for room in rooms)
        needed = broken or waits or best.action == "engine"
        uses = self.uses(world, decision)

        def value(option: OptionView) -> float:
            return payments.missed(world, first_arg(option), uses, needed=needed)

        return min((o for o in decision.options if o.args), key=value).text

    def wanted_rooms(self, world: NemesisWorld) -> set[str]:
        """Rooms for which this seat keeps a card that repairs, if they are broken.

        One kept it for a Comms Room with nothing to send, and paid with all that it needed beside
        it (15103, round 8).
        """
        idle = {"comms_room": not world.calls, "surgery": not world.me.larva}
        return {tile for tile in WANTED_ROOMS if not idle.get(tile)}

    def uses(self, world: NemesisWorld, decision: DecisionView) -> Uses:
        """What the cards at hand bring where the action leads that is paid for."""
        act = decision.about["action"].text.split("/") if "action" in decision.about else [""]
        place = int(act[1]) if act[0] in _GOING else world.room
        asked = replace(world.view, decision=replace(decision, kind="action"))
        try:
            t = determinise(asked, self.dice)
            return uses_at(t, world.seat, manners.weights_of(self.mood(world)), place, act)
        except Exception:  # noqa: BLE001 - a bot that thinks less is better than none
            return Uses(place)

    def target(self, world: NemesisWorld, decision: DecisionView) -> str:
        """Actions of rooms by the plan, the rest as usual."""
        self.prepare(world)
        options = decision.options
        if options[0].verb == "deck" and (wanted := finds.deck(world, decision)):
            return wanted
        if options[0].verb == "wound":
            return treated(world, decision)
        if any(option.text == DRESS for option in options):
            return tended(world, decision)
        if options[0].verb == "do":
            return max(options, key=lambda o: self.after_room(world, first_arg(o))).text
        about = decision.about.get("action")
        act = about.text.split("/") if about is not None else [""]
        if options[0].verb == "take" and finds.loads(act):
            return finds.loaded(world, decision, act)
        what = (act[0], int(act[1])) if len(act) > 1 and act[1].isdigit() else ("",)
        pick = quick_player.whither(what) if options[0].verb == "to" else None
        pick = quick_player.unbar if options[0].verb == "through" else pick
        if options[0].verb == "to":
            pick = self.clears(world, act) or pick
        if pick is not None and (found := self.instinct(world, decision, pick)):
            return found
        if about is not None and "fire_control_procedure" in about.text:
            return max(options, key=lambda o: self.sprayed(world, int(first_arg(o)))).text
        return super().target(world, decision)

    def clears(self, world: NemesisWorld, act: list[str]) -> Answer | None:
        """How the room is chosen that an action of this room clears, or a card that does it."""
        number = int(act[1]) if len(act) > 2 and act[1].isdigit() else -1
        deed = ("play", number, int(act[2])) if number >= 0 else tuple(act[:2])
        pick = quick_player.clearing(keys.ROOM.get(world.rooms[world.room].tile, -1), deed)
        if pick is not quick_player.seal:
            return pick
        mind = manners.weights_of(self.mood(world))
        return lambda t, seat, options: quick_player.seal(t, seat, options, mind)

    def instinct(
        self, world: NemesisWorld, decision: DecisionView, pick: Answer = quick_player.flee
    ) -> str:
        """Where a card or an item leads: by what it was judged by when it was chosen.

        Empty if no table can be imagined.
        """
        asked = replace(world.view, decision=replace(decision, kind="action"))
        try:
            t = determinise(asked, self.dice)
            options = tuple(parse_option(option.text) for option in decision.options)
            chosen = pick(t, world.seat, options)
        except Exception:  # noqa: BLE001 - a bot that thinks less is better than none
            return ""
        return decision.options[options.index(chosen)].text

    def stow(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-SRC-03: which of two finds is kept."""
        return finds.keep(world, decision)

    def keep(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-CRT-04: what such bots have met most often; a plan does not look that far."""
        return max(decision.options, key=lambda o: world.objective_value(first_arg(o))).text

    def fold(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-RND-08: contamination goes; in quiet places dull cards make way for better ones."""
        filth = [o.text for o in decision.options if o.text.startswith("discard contamination")]
        if filth and not self.cleans(world):
            # The next hand is larger by it; few are surprised after they have passed (NM-ENC-07).
            return filth[0]
        slot = world.room
        near = world.fighting or any(world.foes(other) for other, _ in world.board.ways[slot])
        if len(world.hand) <= (BRACED if near else GUARD):
            return "done"
        # Where one waits for the card that repairs the room, all others are in its way.
        room = world.rooms[slot]
        packed = (card.item.key for card in world.me.pack if card.item is not None)
        able = any(key in (*REPAIRS, *TOOLS) for key in (*world.hand, *packed))
        every = room.malfunction and room.tile in AWAITED and not able
        cards = [o for o in decision.options if o.verb == "discard"]
        if self.awaits_repair(world):
            # What repairs a way out is kept, whatever else has to go.
            cards = [o for o in cards if first_arg(o) not in REPAIRS] or cards
        dull = [o for o in cards if every or first_arg(o) in DULL]
        if not dull and len(world.hand) > BRACED:
            dull = cards
        least = min(dull, key=lambda o: card_value(world, first_arg(o)), default=None)
        return "done" if least is None else least.text

    def awaits_repair(self, world: NemesisWorld) -> bool:
        """Whether a known way out is broken, or the room that one is in."""
        ways = (world.room, world.board.start_slot, world.section("A"), world.section("B"))
        return any(world.rooms[slot].malfunction for slot in ways if slot in world.rooms)

    def cleans(self, world: NemesisWorld) -> bool:
        """Whether what rids one of contamination for good comes next: it has to be in hand then."""
        room = world.rooms[world.room]
        washes = room.tile in WASHING and not room.malfunction and not world.fighting
        # With the last hands one leaves, and these cards pay for nothing (NM-CON-02).
        return world.rounds_left > LAST and not world.me.larva and (washes or "rest" in world.hand)

    def listen(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-MIS-02: with the Motion Scanner another roll for one that brings somebody."""
        face = decision.about["face"].text
        slot = world.room
        if face == "danger" or (face == "silence" and world.me.slime):
            comes = any(world.foes(other) for other, _ in world.board.ways[slot])
        else:
            comes = face.isdigit() and world.board.exits[slot][int(face) - 1] in world.noisy
        return decision.options[-1 if comes else 0].text

    def launch(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-POD-05: leave, unless somebody stands before the pod for whom one waits."""
        return "no" if manners.waits(world, self.mood(world)) else "yes"

    def flee(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-CMB-18: covered by another, to where one would go by oneself."""
        options = decision.options
        if found := self.instinct(world, decision):
            return found
        return max(options, key=lambda o: self.arrive(int(first_arg(o)), world.purse)).text


#: By kind of question.
ANSWERS: Mapping[str, Callable[[Any, NemesisWorld, DecisionView], str]] = {
    **regular.ANSWERS,
    "choose_objective": NemesisRegular.keep,
    "keep_item": NemesisRegular.stow,
    "pass_discard": NemesisRegular.fold,
    "escape_where": NemesisRegular.flee,
    "launch_now": NemesisRegular.launch,
    "pay": NemesisRegular.pay,
    "fear_price": NemesisRegular.pay,
    "reroll_price": NemesisRegular.pay,
    "smoke_discard": NemesisRegular.pay,
    "tracker_price": NemesisRegular.pay,
    "reroll_noise": NemesisRegular.listen,
    "careful_noise": NemesisRegular.mark,
    "interrupt": lambda bot, world, decision: meddling.interrupt(
        world, decision, bot.mood(world), manners.stops
    ),
}
#: Rooms whose action removes contamination cards (NM-ROM-20, NM-ROM-27).
WASHING = ("canteen", "shower_room")
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
