"""What `regular` of Lockdown pays with and keeps: cards it is about to play are worth more."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import answers
from lockdown.bots.answers import first_arg
from lockdown.games.lockdown.bots.doors import Doors
from lockdown.games.lockdown.bots.errands import DETOURS, REPAIRS
from lockdown.games.lockdown.bots.rookie import GUEST_FREE_ACTIONS
from lockdown.games.lockdown.bots.shares import FIXING
from lockdown.games.lockdown.bots.spare_time import LOUD, SCARCE, SPARE, SpareTime
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, OptionView

#: How much more gladly a crew that has much to do keeps a card that repairs.
TOOLS = 2.5
#: How much more gladly a card is kept for every point that playing it next would bring; at most,
#: and at most if it finds something: there are two of those in every deck.
NEXT, DEAREST, RANDOM = 0.3, 3.0, 1.0
#: The same for every card that it saves of the price of what one came for.
SAVED = 0.5
#: How much more gladly a card that loads a weapon is kept, and from how many missing shots on.
LOADS, SHORT = 2.0, 2
#: The same of such a card where no section has power: light may come back some day.
UNLIT = 0.5
#: Who waits where it is quiet keeps this many cards, elsewhere as many as no token surprises
#: (LD-ENC-06), and turns others over for better ones, if they are worth less than that.
KEPT, BRACED, DULL = 3, 4, 1.3
#: The same for a hand so full that the next round brings no card: about what a drawn one is worth;
#: and what is left of a card that does nothing for whoever holds it.
DRAWN, DEAD = 2.1, 1.5
#: Rounds before the end in which every card of the next one is for the way out.
CLOSING = 3
#: Errands without which an objective is not met; what it asks for if they are for it, and not
#: against a contingency alone.
VITAL = ("signal", "archive", "destruct")
OWED = {"signal": {"signal_sent"}, "archive": {"knowledge_token_active", "knowledge"}}
#: Part of a card that gives an action of the room (LD-ROM-08).
FREE_ACTIONS = {
    **GUEST_FREE_ACTIONS,
    **dict.fromkeys(("it_should_work", "master_plan", "maintenance_plan", "workspace_plan"), "0"),
    "defense_plan": "0",
}
#: Parts of cards that repair which do something else.
OTHERWISE = (("clean_up", "1"), ("ingenuity", "1"))
#: Those of them that need a computer, with power or without.
AT_COMPUTERS = ("master_plan", "computer_skills")
#: Parts of cards that take a computer action.
COMPUTERS = (("neuralink", "0"), ("bypass", "0"), ("it_should_work", "1"))


class Payments(SpareTime, Doors):
    """Knows which cards it needs in a moment."""

    def price(self, world: LockdownWorld, decision: DecisionView) -> str:
        """Pay with what is missed least: neither with what is played next nor with needed tools."""
        self.prepare(world)
        scarce = self.spare(world) >= SPARE[SCARCE]
        kept = TOOLS if self.busy or scarce or self.breakdown(world) else 0.0
        count = decision.about.get("left")
        there, left = self.reached(world, decision), world.purse - int(count.text if count else 1)

        def worth(option: OptionView) -> float:
            card = first_arg(option)
            tool = card in REPAIRS or card in DETOURS
            value = answers.card_value(there, card) + (kept if tool else 0.0)
            value += LOADS if card == "recharge" and self.short(world, decision) else 0.0
            value = min(value, UNLIT) if card == "recharge" and self.unlit(world) else value
            # LD-HRT-13: it brings a card for every wound, and is its own price.
            value += max(0, len(world.me.wounds) - 1) if card == "obstinate" else 0
            return value + self.unlocks(there, card) + self.next_use(there, card, left)

        return min(decision.options, key=worth).text

    @property
    def busy(self) -> bool:
        """Whether the crew has objectives to work for that take all the time there is."""
        return False

    def reached(self, world: LockdownWorld, decision: DecisionView) -> LockdownWorld:
        """The table as it is after the step or repair that is paid for, as far as one can tell.

        The card was paid that would have sent the signal as soon as the room worked (11101).
        """
        about = decision.about.get("action")
        act = about.text.split("/") if about is not None else []
        if mends(act):
            rooms = (
                replace(r, malfunction=r.malfunction and r.slot != world.room)
                for r in world.view.rooms
            )
            return LockdownWorld(replace(world.view, rooms=tuple(rooms)))
        if len(act) < 2 or act[0] not in ("move", "careful") or int(act[1]) not in world.rooms:
            return world
        crew = tuple(
            replace(c, room=int(act[1])) if c.seat == world.seat else c for c in world.view.crew
        )
        return LockdownWorld(replace(world.view, crew=crew))

    def short(self, world: LockdownWorld, decision: DecisionView) -> bool:
        """LD-ITM-08: whether an energy weapon is empty or nearly so, after the shot paid for."""
        if self.unlit(world):
            return False
        about = decision.about.get("action")
        fires = about is not None and about.text.startswith("shoot")
        guns = [i for i in world.me.hands if world.registry.items[i.key].weapon == "energy"]
        return any(not gun.count or gun.capacity - gun.count + fires >= SHORT for gun in guns)

    def unlit(self, world: LockdownWorld) -> bool:
        """LD-ACT-09: whether no section has power, without which nothing is recharged.

        One kept that card round after round in the dark, and paid with both searches for the step
        into a room with three things (105401, round 8).
        """
        return not any(room.powered for room in world.view.rooms)

    def next_use(self, world: LockdownWorld, card: str, left: int) -> float:
        """How much more gladly a card is kept because it can be played at once, with some left."""
        facts = world.registry.action_cards.get(card)
        if facts is None or facts.reaction or left <= facts.cost:
            return 0.0
        if facts.combat != "any" and world.fighting != (facts.combat == "only"):
            return 0.0
        points = (
            self.score(world, played(card, str(part)))
            for part in range(len(facts.parts))
            if self.playable(world, card, str(part))
        )
        most = RANDOM if card in world.values.searching else DEAREST
        return min(most, NEXT * max((0.0, *points)) + self.saves(world, card))

    def saves(self, world: LockdownWorld, card: str) -> float:
        """LD-ROM-08: what a card is worth that gives what one came for, which costs others."""
        part, room = FREE_ACTIONS.get(card, ""), world.rooms[world.room]
        self.prepare(world)
        best = self.planner.best()
        if not part or best.slot != world.room or not self.playable(world, card, part):
            return 0.0
        facts = world.registry.rooms.get(room.tile)
        prices = [a.cost for a in facts.actions if a.key == best.action] if facts else []
        return SAVED * max(prices, default=0)

    def playable(self, world: LockdownWorld, card: str, part: str) -> bool:
        """Whether a room and what one has let one play it, as far as its worth does not say so."""
        room = world.rooms[world.room]
        if card == "search" or (card, part) == ("field_experience", "0"):
            # Two cards do not find the one thing that is left twice.
            return room.items >= world.hand.count(card) if room.explored else bool(room.kind)
        if card in REPAIRS and (card, part) != ("ingenuity", "1"):
            return room.fire if (card, part) in OTHERWISE else room.malfunction
        if FREE_ACTIONS.get(card) == part:
            facts = world.registry.rooms.get(room.tile)
            able = facts is not None and (facts.computer or card not in AT_COMPUTERS)
            return able and room.malfunction == (card in DETOURS)
        if (card, part) in COMPUTERS:
            return room.computer
        if card == "recharge":
            return room.powered
        if card in world.values.resting:
            return bool(world.sick)
        if (card, part) == ("sensitive_hearing", "0"):
            return bool(self.odds.marked(world.room))
        return card not in ("facility_tour", "reconnaissance", "order")

    def fold(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-RND-10: contamination goes, and what is of no use here nor against surprises.

        Who passes with a full hand and keeps it holds the same cards for ever.
        """
        usual = answers.pass_discard(world, decision)
        quiet = not self.odds.marked(world.room) and not self.odds.lured(world.room)
        if (soil := self.soil(world, decision, quiet=quiet)) is not None:
            return soil
        lacks = self.breakdown(world) and not self.planner.can_repair
        # LD-ENC-06: one with five cards threw two away for the repair, amid noise in the dark, and
        # was surprised with three (111103, round 5).
        safe = quiet or (lacks and self.odds.marked(world.room) < LOUD)
        kept = KEPT if safe and not world.fighting else BRACED
        if usual != "done" or len(world.hand) <= kept:
            return usual
        worth = {
            o.text: self.idle_value(world, first_arg(o))
            for o in decision.options
            if o.verb == "discard"
        }
        dull = min(worth, key=worth.__getitem__, default=None)
        if dull is None:
            return usual
        # Who waits before a broken room turns over whatever it can for the card that repairs it.
        least = DRAWN if len(world.hand) >= world.new_hand else DULL
        return dull if lacks or worth[dull] < least else usual

    def soil(self, world: LockdownWorld, decision: DecisionView, *, quiet: bool) -> str | None:
        """LD-CON-03, LD-RND-04: contamination that goes although it counts against a surprise.

        Every one of them is a card less in the next round. One kept three on the last two rooms
        before the open gate, drew two cards a round and was late (111201, rounds 9 and 10).
        """
        dirt = [o.text for o in decision.options if o.text.startswith("discard contamination")]
        hurried = world.rounds_left <= CLOSING and not world.together
        # LD-ROM-44: what is in hand is looked at, by a card too.
        scans = any(card in world.values.resting for card in world.hand)
        scans |= self.planner.best().action == "decontaminate"
        return dirt[0] if dirt and not scans and (quiet or hurried) else None

    def idle_value(self, world: LockdownWorld, card: str) -> float:
        """How gladly a card is kept over the night: some do nothing for whoever holds them now.

        One passed three rounds with the same five cards, of which it could play none (11303).
        """
        healthy = card in world.values.resting and not self.odds.sick
        loaded = card == "recharge" and (
            self.unlit(world)
            or not any(
                world.registry.items[gun.key].weapon == "energy" and gun.count < gun.capacity
                for gun in world.me.hands
            )
        )
        if healthy or loaded:
            return DEAD
        return answers.card_value(world, card) + self.unlocks(world, card)

    def breakdown(self, world: LockdownWorld) -> bool:
        """Whether a room that we are in or go to for the plan or the objective is out of order."""
        if world.together or world.alone:
            return False
        best = self.planner.best()
        wants = world.wishes
        vital = [
            errand.slot
            for errand in self.planner.errands
            if errand.key in VITAL and (errand.key not in OWED or OWED[errand.key] & wants)
        ]
        places = [*([best.slot] if best.action else []), *vital]
        return any(world.rooms[slot].malfunction for slot in places)


def mends(act: list[str]) -> bool:
    """Whether an action, as questions name it, repairs the room."""
    if len(act) < 3 or act[0] not in ("play", "use"):
        return False
    number, part = int(act[1]), act[2]
    if act[0] == "use":
        return any((keys.ITEM[k], p) == (number & 255, part) for k, p in FIXING.items())
    return keys.ACTIONS[number] in REPAIRS and (keys.ACTIONS[number], part) not in OTHERWISE


def played(card: str, part: str) -> OptionView:
    """A part of a card as an option to play it."""
    return OptionView(
        f"play {card} {part}", "play", (ArgView("card", card), ArgView("number", part))
    )
