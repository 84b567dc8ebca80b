"""Where a beginner of the original game thinks of noise after all, and of whom it leaves behind.

It makes light of noise: markers change with every step, and whoever turned round for each of them
walked to and fro. But where somebody is all but sure to come, nobody walks for nothing.
"""

from __future__ import annotations

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.beginner import AIMLESS, STEP, Beginner
from lockdown.bots.brawls import VAIN
from lockdown.bots.flames import ARRIVED, NOW
from lockdown.bots.footsteps import MORTAL
from lockdown.bots.picking import FOES
from lockdown.bots.wayfinding import FULL
from lockdown.games.nemesis.bots import goals
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import DecisionView, OptionView

#: Chance of somebody coming that counts, with hardly a card left or a quieter way beside it.
LIKELY = 0.59
#: What it costs to walk where somebody is sure to come, for one with more than a full hand.
CLAMOUR = 6.0
#: How much noise takes off a room to run to: two of five that come are worth as much as a thing
#: that one would find there.
HEARD = 4.0
#: What it is worth that nobody hears a step.
UNHEARD = 0.1
#: By how much a room must be louder for nobody to go there with the last card.
LOUDER = 0.3
#: Cards with which one is surprised by nearly everybody (NM-ENC-07).
BARE = 1
#: Rounds before the end in which nobody waits for a better hand to leave with.
LATE = 3
#: The card that is a step which nobody hears.
SCOUTING = "reconnaissance"
#: Chance of each face of the noise die without a number (NM-NOI-05, NM-NOI-09).
FACE = 0.1
#: What leads out of a room whose doors are shut, and what it is worth not to die there.
_LEADING, ALIVE = ("technical_corridors", "technical_corridor_plans", "space_suit"), 200.0


class Wary(Beginner[NemesisWorld]):
    """A beginner that listens where noise is all round."""

    def worth(self, world: NemesisWorld, option: OptionView) -> float:
        """What an action brings: most of all one that leads out of a room without air (NM-ROM-24).

        Its doors are shut, and who is in it when all have passed dies.
        """
        leads = option.verb in ("play", "use") and item_key(first_arg(option)) in _LEADING
        if world.view.vented == world.room and (leads or self.does(option, self.doors)):
            return ALIVE
        return super().worth(world, option)

    def hindrance(self, world: NemesisWorld, slot: int, *, bold: bool = False) -> float:
        """What makes one go round a room: also noise that is sure to bring somebody.

        One went from four quiet doors through the only loud one, in the first round, and met an
        adult (106401); another one stepped back so to where it had come from (106403, round 7).
        """
        found = super().hindrance(world, slot, bold=bold)
        near = any(other == slot for other, _ in world.board.ways[world.room])
        unheard = SCOUTING in world.hand and world.purse >= ARRIVED
        if not near or found >= FOES or unheard or not self.deafening(world, slot):
            return found
        # Whoever waits for quiet with a full hand waits for ever, and in the end one leaves; but
        # nobody looks for a fight in the flames.
        dares = world.purse > FULL and not world.rooms[slot].fire
        dares |= self.hurry(world) >= NOW
        return found + (CLAMOUR if dares else FOES)

    def deafening(self, world: NemesisWorld, slot: int) -> bool:
        """Whether a loud step brings somebody nearly for sure, whom nothing makes one risk."""
        if self.breaks_out(world):
            return False
        thin = world.purse - 1 <= BARE and world.encounter(slot) >= LIKELY
        return thin or self.certain(world, slot)

    def walk(self, world: NemesisWorld, option: OptionView, careful: bool) -> float:
        """Towards what draws one: where everybody hears it with the card that nobody hears."""
        worth = super().walk(world, option, careful)
        heard = SCOUTING in world.hand and not careful and world.purse >= ARRIVED
        slot = int(first_arg(option))
        if (heard and self.deafening(world, slot)) or self.bares(world, slot):
            return min(worth, -AIMLESS)
        return worth

    def bares(self, world: NemesisWorld, slot: int) -> bool:
        """Whether one spends the last card to spend the night where it is much louder.

        A friend there keeps the step quiet (NM-MOV-03), not the event phase: one went so from a
        quiet Cockpit to a room that was searched out (NM-NOI-04; 112402, round 2).
        """
        if world.purse > BARE or self.pressed(world) or world.rooms[world.room].fire:
            return False
        return world.marked(slot) - world.marked(world.room) >= LOUDER

    def breaks_out(self, world: NemesisWorld) -> bool:
        """Whether one goes on however loud it is: for one's life.

        Wounds that do not bleed are none, and three are a reason to beware: with two cards one went
        through noise to the Laboratory, and died of the first bite (106404, round 5).
        """
        return world.bleeding or world.fighting or world.rooms[world.room].fire

    def certain(self, world: NemesisWorld, slot: int) -> bool:
        """Whether every number of the noise die brings somebody in an empty room (NM-NOI-04)."""
        alone = not (world.friends(slot) or world.foes(slot))
        return alone and world.noisy.issuperset(world.board.exits[slot])

    def flight(self, world: NemesisWorld, slot: int) -> float:
        """What it is worth to be in another room than in this fight: less in the next one."""
        return super().flight(world, slot) - 0.5 * HEARD * world.encounter(slot)

    def _room_worth(self, world: NemesisWorld, slot: int) -> float:
        """Nobody slips out of a fight into the noise beside a friend's quiet room (NM-MOV-03).

        One did so from the room that it had come from by its last step (102403, round 4).
        """
        heard = HEARD * world.encounter(slot) if world.fighting else 0.0
        return super()._room_worth(world, slot) - heard

    def listens(self, world: NemesisWorld) -> float:
        """What a step that nobody hears is worth more than a loud one, where that matters.

        One bled, kept the card for it and walked where three of four numbers bring somebody
        (102402, round 7).
        """
        drawn = self.lead(world)
        if not drawn.step or world.encounter(drawn.step) < LIKELY:
            return VAIN
        # But not with the cards for what one does there.
        does = bool(drawn.goal.action) and drawn.goal.slot == drawn.step
        if does and world.purse - ARRIVED < ARRIVED <= world.purse - 1:
            return VAIN
        return self.urge(world, drawn.step, world.purse - 1) - STEP + UNHEARD

    def rash(self, world: NemesisWorld) -> bool:
        """Whether a try to leave brings somebody nearly for sure, whom one meets without cards.

        With two cards and noise all round one tried the pods in the fourth round; another one
        tried to sleep so with two wounds and seven rounds to go (NM-ROM-34; 102401, 106403).
        """
        burns = world.rooms[world.room].fire
        if burns or world.rounds_left <= LATE or self.hurry(world) >= NOW:
            return False
        chance = world.marked(world.room)
        if world.beset:
            chance += FACE * (1 + bool(world.me.slime))
        return chance >= LIKELY and world.purse - ARRIVED <= BARE

    def takes_along(self, world: NemesisWorld, decision: DecisionView) -> str:
        """NM-CMB-18: whoever covers its own way out covers that of others who agree, for nothing.

        One whose objective asked for a survivor left the other one to an adult (106403, round 7).
        """
        people = [option for option in decision.options if option.verb == "player"]
        numbers = {"ABCDE"[crew.seat]: crew.number for crew in world.view.crew}
        fair = [o for o in people if numbers.get(first_arg(o)) not in world.doomed]
        return fair[0].text if fair else "done"

    def hoards(self, world: NemesisWorld, option: OptionView) -> bool:
        """Whether an action uses up one of the things that one collects, for next to nothing.

        One wiped off slime with one of five things, threw another one into the next room, and had
        three (NM-OBJ-12; 102402, rounds 5 and 7). One dressed wound alone hinders nobody.
        """
        if "items" not in world.wishes or not goals.chosen(world):
            return False
        key, part = item_key(first_arg(option)), option.args[1].text if option.args[1:] else ""
        wipes = key in ("clothes", "clothes_green") and part == "0"
        soothes = key == "bandages" and part == "1" and not world.frail
        heals = key == "medkit" and part == "1" and len(world.me.wounds) < MORTAL - 1
        return wipes or soothes or heals or (key in self.thrown and not world.fighting)
