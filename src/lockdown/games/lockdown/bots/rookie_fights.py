"""How the rookie of Lockdown fights: what its cards and items are worth there, and larvae."""

from __future__ import annotations

from lockdown.bots.answers import first_arg, item_key, item_value
from lockdown.bots.beginner import Beginner
from lockdown.bots.brawls import VAIN
from lockdown.bots.condition import LOADED, doomed, rummage
from lockdown.bots.flames import ARRIVED
from lockdown.games.lockdown.bots.mind import LockdownMind
from lockdown.games.lockdown.bots.rookie_missions import OVERMIND, movable
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import OptionView

#: What it is worth to stand and shoot at somebody who would only follow.
STAND = 1.0
#: Who falls, or runs, for certain of two wounds more with so many (LD-WND-04), and what that is
#: worth to one who has nothing to shoot with.
FALLING, BATTERED, STRUCK = ("creeper", "adult"), 3, 3.2
#: What is worth this much is not thrown away.
DEAR = 5.5
#: What a card is worth that kills a larva without a die: more than a blow, and if it contaminates,
#: less than a shot.
SURELY, BETTER = 3.6, 2.5
#: How much less a blow is worth to whom a larva does nothing more.
NEEDLESS = 2.0
#: The card that sends somebody off for a weapon, and the shots with which one has soon no other use
#: for that.
STUN, SPENT = "stun", 1

#: Things, and their parts, that load a weapon that is offered for it (LD-ITM-08).
CHARGES = (
    *(("weapon_battery", "0"), ("yellow_weapon_battery", "0"), ("tool_belt", "1")),
    *(("reagent", "0"), ("green_reagent", "0")),
)


class LockdownFighter(LockdownMind, Beginner[LockdownWorld]):
    """What a fight is worth to a beginner of Lockdown, action by action."""

    def harmless(self, world: LockdownWorld) -> bool:
        """LD-ATK-11: to one who carries a larva others bring a contamination card, and are gone."""
        return world.me.larva and self.pest_here(world)

    def goes_on(self, world: LockdownWorld, cards: int) -> bool:
        """Whether one who is rid of a larva can do something in this room with what is left."""
        left = world.purse - cards
        loots = world.rooms[world.room].items > 0 and 0 < rummage(world) <= left
        return loots or left >= ARRIVED

    def blow(self, world: LockdownWorld, kind: str, wounds: int) -> float:
        """As any rookie strikes; but not at larvae that do nothing worse than a blow does itself.

        Three with a larva struck at another one with their last card: that contaminates for
        certain, like the attack, and may wound (LD-CMB-13; 81402, round 3; 81403, rounds 3 and 5).
        """
        worth = super().blow(world, kind, wounds)
        if not self.harmless(world) or doomed(world) or self.at_last(world):
            return worth
        return worth - NEEDLESS if self.goes_on(world, 1) else VAIN

    def guards(self, world: LockdownWorld) -> set[str]:
        """And what sends a foe off for a weapon that is hardly loaded any more.

        One paid its last shot with that card, and kept one that nobody plays in a fight (81401,
        round 3).
        """
        arms = [item for item in world.me.hands if world.registry.items[item.key].weapon]
        empties = bool(arms) and all(item.count <= SPENT for item in arms)
        return super().guards(world) | ({STUN} if empties else set())

    def shot(self, world: LockdownWorld, kind: str, wounds: int) -> float:
        """As any rookie shoots, but in the light it does not run from what follows it."""
        lit = not world.dark(world.room)
        return super().shot(world, kind, wounds) + (STAND if lit and kind == "adult" else 0.0)

    def fighting_deed(self, world: LockdownWorld, option: OptionView) -> float:
        """What a card or an item is worth in a fight."""
        verb = option.verb
        part = option.args[1].text if len(option.args) > 1 else ""
        if verb == "play":
            return {
                "distraction": 3.0 if self.spared(world) else VAIN,
                "facility_tour": 1.2,
                "vivisection": self.cut_up(world),
                "desperate_attack": self.desperate(world),
                "stun": self.stunned(world, part),
                "suppressive_fire": 2.6,
                "covering_fire": 2.6,
                "taking_aim": 2.4,
                "full_auto": 2.8,
                "adrenaline": 2.0,
                "reload": VAIN if world.weapon() else LOADED,
            }.get(first_arg(option), VAIN)
        if verb == "use":
            key = item_key(first_arg(option))
            return {
                ("smoke_grenade", "0"): 3.2,
                ("taser", "0"): 2.4,
                ("grenade", "0"): self.blast(world),
                ("decoy", "0"): 1.0,
                ("pressure_washer", "2"): 1.8,
                OVERMIND: 2.0 if movable(world) else VAIN,
                ("reagent", "1"): 2.0,
                ("green_reagent", "1"): 2.0,
                ("scalpel", "1"): VAIN if world.weapon() else 0.8,
                ("skin_stapler", "0"): 1.0,
                **dict.fromkeys(CHARGES, VAIN if world.weapon() else LOADED),
            }.get((key, part), VAIN)
        return VAIN

    def desperate(self, world: LockdownWorld) -> float:
        """LD-WND-08: it contaminates like a blow, but never misses a larva, nor hurts one for it.

        One struck at a larva and paid with Rest, which cures that (15402, round 4). Of others it
        is as good as a shot that deals two wounds, if they are worn: one ran from a creeper that it
        was sure to kill or drive off, and died of that (105502, round 6).
        """
        if not self.pest_here(world):
            foes = world.foes(world.room)
            sure = any(foe.kind in FALLING and foe.wounds >= BATTERED for foe in foes)
            return STRUCK if sure and not world.weapon() else 0.8
        if self.harmless(world) and not self.goes_on(world, 1):
            return VAIN
        return BETTER if world.weapon() else SURELY

    def cut_up(self, world: LockdownWorld) -> float:
        """What it is worth to use the Probe Arm on somebody: no larva that does nothing."""
        if self.harmless(world) and not self.goes_on(world, 1):
            return VAIN
        return SURELY if self.pest_here(world) else 2.0

    def stunned(self, world: LockdownWorld, part: str) -> float:
        """A weapon is the price: one that nothing loads, or any empty one for a way out here."""
        loads = {kind for key in world.things for kind in world.values.charges.get(key, ())}
        arms = {world.registry.items[item.key].weapon for item in world.me.hands}
        spare = not world.weapon() and (not arms & loads or self.cleared(world, 1) > 0.0)
        return 1.0 if part == "1" and spare else VAIN

    def spared(self, world: LockdownWorld) -> bool:
        """Whether there is something in the pack that one can throw away to be gone."""
        things = [card.item.key for card in world.me.pack if card.item is not None]
        return any(key not in world.kept and item_value(world, key) < DEAR for key in things)
