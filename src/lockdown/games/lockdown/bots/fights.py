"""What fights are worth to `regular` of Lockdown: what is given up for them, what they leave."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.planner import NOTHING
from lockdown.bots.regular import RegularBot
from lockdown.bots.rookie import GONE, cost_of
from lockdown.games.lockdown.bots import answers
from lockdown.games.lockdown.bots.shares import FIGHT_ITEMS, FIGHT_PARTS, RIDS
from lockdown.games.lockdown.bots.spare_time import KEPT_FOR, KEYED
from lockdown.games.lockdown.bots.world import CAVE_PLANS, LockdownWorld
from lockdown.state import keys
from lockdown.views.types import ArgView, OptionView

#: What a weapon is worth, and each shot in it.
WEAPON, AMMO = 0.02, 0.05
#: What it is worth to have an empty one loaded again.
LOADED = 0.02
#: Cards that fire a shot, by part; what they save or add beside one that is paid for.
SHOTS = {("adrenaline", "0"): 0.03, ("taking_aim", "0"): 0.02}
#: The weapon that is made of any part of it, and those beside which nobody makes one; rounds before
#: the end in which nobody does.
FLAMES, PARTS = "flamethrower", ("fire", "frame")
FIRM, LATE = (FLAMES, "riot_shotgun", "assault_rifle", "smart_gun", "smg"), 3
#: Weapons that any face but blank wounds with, and how often that is.
SPRAYS, SPRAYED = (FLAMES, "riot_shotgun"), 0.83
#: Two wounds for a contamination card; how much less often a breeder or a queen falls.
LASH, TOUGH = "desperate_attack", 0.5
OVERMIND = keys.ITEM["overmind"]
#: What leads out of a fight, and nobody strikes (LD-CMB-19): parts of cards and things, as options
#: and as questions for their targets name them; what a thing is worth that is used up by it.
SLIPS = ("play distraction 0", "play covering_fire 0", "play suppressive_fire 0")
SMOKE, SPENT = "smoke_grenade", 0.01
#: By how much it is better than a step at which all strike.
EDGE = 0.02
#: A step by a card alone, whatever hurts (LD-CRD-07), as an option and as questions name it.
TOUR, TOURING = "play facility_tour 0", f"play/{keys.ACTION['facility_tour']}/0"
SLIPPING = tuple(f"play/{keys.ACTION[text.split()[1]]}/0" for text in SLIPS)
#: Attacks of a foe that one does not pass beside: by the end of the round, and by running later.
FREED = 1.8
#: How much of one more attack or burn is still to come for whoever passes beside a foe or in fire:
#: it stays as long as one does (LD-EVT-12), and what one waits for is no nearer.
AGAIN = 0.8
#: What takes the elevator.
RIDE = "room use_elevator"
#: What leads through the technical corridors without an attack, once; what else leads there.
PLANS = f"use {CAVE_PLANS}"
CRAWL = OptionView("room cave_move", "room", (ArgView("text", "cave_move"),))
TUNNELS = (PLANS, "play vents", CRAWL.text)
#: Driving a foe next door with a weapon, and how much of its attacks comes back from there.
PUSH, RETURNS = "play stun 1", 0.2
#: What heals a light wound and takes no card.
PILLS = "use painkillers 0"
#: Foes that no grenade is thrown at from beside them; wounds of an adult that is worth one; serious
#: ones of one's own with which nobody takes another.
FEW, SORE, SCARRED = ("larva", "creeper"), 1, 2
#: Wounds of a breeder or a queen with which a grenade does as much to it: two cards decide.
BATTERED = 4
#: How much more a shot is worth to one whose objective a carcass serves, where there is none.
TROPHY = 0.1


class Fights(RegularBot[LockdownWorld]):
    """Knows what its weapons and things are worth in a fight."""

    def after_blow(self, world: LockdownWorld, option: OptionView) -> float:
        """As usual; who needs a carcass shoots more gladly at what leaves one (LD-WND-07)."""
        worth = super().after_blow(world, option)
        hunts = option.verb == "shoot" and not option.args[-1].text.startswith("larva")
        return worth * (1.0 + TROPHY) if hunts and self.hunts(world) else worth

    def accuracy(self, option: OptionView, kind: str, *, dark: bool) -> float:
        """As usual; some weapons wound whatever they hit with any face but blank (LD-CMB-07).

        One shot nails at an adult, a flamethrower in the other hand (81101, round 3).
        """
        hit = super().accuracy(option, kind, dark=dark)
        sprays = option.verb == "shoot" and item_key(first_arg(option)) in SPRAYS
        return max(hit, SPRAYED) if sprays else hit

    def fired(self, world: LockdownWorld, card: str, part: str) -> float:
        """NM-CMB-03, NM-CMB-06: a shot by a card, which needs no other; 0 if it fires none."""
        more = SHOTS.get((card, part))
        if more is None:
            return 0.0
        loaded = [
            item for item in world.me.hands if item.count and world.registry.items[item.key].weapon
        ]
        shots = (
            OptionView("", "shoot", (ArgView("item", item.text), ArgView("foe", foe.text)))
            for item in loaded
            for foe in world.foes(world.room)
        )
        return max((self.after_blow(world, shot) for shot in shots), default=0.0) * (1.0 + more)

    def lashed(self, world: LockdownWorld, card: str) -> float:
        """LD-WND-08: two wounds that never miss, a contamination card, and a foe that strikes back.

        0 for other cards. One had an adult with three wounds before it, which two more kill for
        certain, paid for a decoy with this card, and was struck (81202, round 6).
        """
        if card != LASH:
            return 0.0
        dark, still = world.dark(world.room), self.staying(world, 1)
        best = 0.0
        for foe in world.foes(world.room):
            threat = self.odds.attack(foe.kind, dark=dark)
            gone = 1.0 if foe.kind == "larva" else GONE[min(foe.wounds + 2, len(GONE) - 1)]
            gone *= TOUGH if foe.kind in ("breeder", "queen") else 1.0
            stands = (1.0 - gone) * still * math.exp(-threat)
            best = max(best, gone * self.unbound(world, threat, 1) + stands)
        return best * math.exp(-self.odds.card)

    def unbound(self, world: LockdownWorld, threat: float, spent: int) -> float:
        """As usual, or the best plan of one who passes then, and is neither struck nor followed.

        One let a lone larva come, for an adult next door stood in its way (15303, round 8).
        """
        alone = len(world.foes(world.room)) == 1 and not world.friends(world.room)
        freed = self.passed(world, spent) * math.exp((FREED + AGAIN) * threat) if alone else 0.0
        return max(super().unbound(world, threat, spent), freed)

    def unhurt(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-CMB-19: the best step out of a fight with what keeps all from striking; 0 otherwise.

        One ran with three serious wounds, the card in hand, for a thing of no use (15102, round 6).
        A little better than that step and no more: who had better stay and shoot does so, or all
        that lets one slip away is gone before it is needed, and fewer survive.
        """
        if not world.fighting or not slips(option):
            return 0.0
        near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        steps = (self.after_move(world, slot, careful=False) for slot in near)
        step = max(steps, default=0.0)
        lost = SPENT if option.verb == "use" else AMMO
        if first_arg(option) == "distraction":
            lost = self.forgone(world)
        unhurt = step * math.exp(self.odds.company(world.room)) * (1.0 - lost)
        return min(unhurt, step * (1.0 + EDGE))

    def toured(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-CRD-07: the best step that a card is by itself; 0 where it saves nothing.

        In a fight all strike as they do at any step, but hurt legs do not make it dearer.
        """
        if option.text != TOUR or not (world.fighting or world.limp):
            return 0.0
        near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        brisk = unhindered(world)
        return max((self.after_move(brisk, slot, careful=False) for slot in near), default=0.0)

    def tunnelled(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-TEC-01, LD-CRD-08: the best plan behind the technical corridors; 0 for other actions.

        One with its suit on paid for a step towards the eighth room from the exit with the card
        that leads straight there, and blew up with the complex (101302, round 10).
        """
        used = f"{option.verb} {item_key(first_arg(option))}"
        # One may ask what it would bring elsewhere.
        here = option.verb == "room" or world.room in world.openings
        if used not in TUNNELS or world.fighting or not here:
            return 0.0
        left = world.purse - cost_of(world, option)
        known = (slot for slot in world.openings if slot != world.room)
        worth = max((self.arrive(slot, left) for slot in known), default=0.0)
        if used != CRAWL.text:
            worth *= 1.0 - KEPT_FOR
        if used == PLANS:
            return worth
        # LD-ATK-13: all but the plans of the caves bring an attack as by an adult in the dark.
        return worth * math.exp(-self.odds.attack("adult", dark=True))

    def rid(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-STK-01: the best plan once the worst foe is next door; 0 for all other actions.

        One ran from the open gate, the card and an empty weapon in hand (15102, round 6); a loaded
        one is worth more than that. Another fled past an attack from the room of its objective, a
        thing that drives foes away in hand and the cards for it (23102, round 5).
        """
        pushes = option.text == PUSH and self.disarmed(world) <= WEAPON
        if not world.fighting or not (pushes or self.rids(world, option)):
            return 0.0
        dark = world.dark(world.room)
        threat = max(self.odds.attack(foe.kind, dark=dark) for foe in world.foes(world.room))
        worth = self.unbound(world, threat, cost_of(world, option)) * math.exp(-RETURNS * threat)
        return worth * (1.0 - (self.disarmed(world) if pushes else SPENT))

    def rids(self, world: LockdownWorld, option: OptionView) -> bool:
        """Whether a thing drives away the only foe here: better than to run from it."""
        if option.verb != "use" or len(world.foes(world.room)) != 1:
            return False
        key, part = item_key(first_arg(option)), option.args[1].text
        return FIGHT_ITEMS.get(key, 0.0) >= RIDS and part == FIGHT_PARTS.get(key, part)

    def eased(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-ATK-01: the best step out of a fight after what heals for no card; 0 otherwise.

        Nobody strikes before one's next turn. One of `rookie` ran past two adults, the painkillers
        in its pack, and died of the one light wound (23402, round 5); this one would have too.
        """
        if not world.fighting or option.text != PILLS or not world.frail or option.cost:
            return 0.0
        near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        steps = (self.after_move(world, slot, careful=False) for slot in near)
        return max(steps, default=0.0) * (1.0 + self.healed(1 / 3))

    def forestalled(self, world: LockdownWorld, option: OptionView) -> float:
        """The best plan after what keeps a fight from hurting as much; 0 for all other actions."""
        found = self.unhurt(world, option) or self.rid(world, option)
        return found or self.eased(world, option)

    def hunts(self, world: LockdownWorld) -> bool:
        """Whether a carcass would serve the objective, and none is at hand."""
        research = {"weaknesses_discovered", "knowledge"} & world.wishes
        of_use = research and "carcass" not in world.view.analysed
        if not of_use and "carcass" not in world.wanted_objects:
            return False
        carried = any(item.key == "carcass" for item in world.me.hands)
        lies = any(thing.key == "carcass" for room in world.view.rooms for thing in room.objects)
        return not carried and not lies

    def forges(self, world: LockdownWorld) -> bool:
        """LD-ROM-73: whether a part in the pack makes a weapon that hits, for one who has none.

        One passed for three rounds at the bench, a Toolbelt and a full hand beside a nailgun, and
        then a breeder came; one did beside its Jury-Rigging (81101, 81103).
        """
        facts, hands = world.registry.items, world.me.hands
        packed = (card.item.key for card in world.me.pack if card.item is not None)
        parts = any(facts[key].component in PARTS for key in packed)
        armed = any(item.key in FIRM and item.count for item in hands)
        left = world.view.crafted.get(FLAMES, 0) > 0 and world.free_slots > 0
        return parts and left and not armed and world.rounds_left > LATE

    def reloaded(self, world: LockdownWorld) -> float:
        """LD-CRD-31: what a magazine of nails is worth to one whose nailgun is empty."""
        empty = any(item.key == "nailgun" and not item.count for item in world.me.hands)
        return LOADED if empty else -0.2

    def charged(self, world: LockdownWorld) -> float:
        """LD-ITM-08, LD-CRD-29: what loading is worth; nobody does it for one missing shot."""
        room = max(
            (
                item.capacity - item.count if item.count else item.capacity + 1
                for item in world.me.hands
                if world.registry.items[item.key].weapon == "energy"
            ),
            default=0,
        )
        return LOADED if room > 1 else -0.1

    def disarmed(self, world: LockdownWorld) -> float:
        """LD-ITM-17: what the weapon was worth that one gives up; one of several is the worst."""
        weapons = [item for item in world.me.hands if world.registry.items[item.key].weapon]
        return min((WEAPON + AMMO * item.count for item in weapons), default=0.0)

    def forgone(self, world: LockdownWorld) -> float:
        """LD-ITM-17: what the thing is worth that goes for it; a suit or a key is half a plan."""
        packed = (card.item for card in world.me.pack if card.item is not None)
        held = [i for i in (*world.me.hands, *packed) if not world.registry.items[i.key].bulky]
        worst = min(held, key=lambda i: answers.dearness(world, i.text), default=None)
        if worst is None:
            return 0.0
        if worst.key not in world.kept:
            armed = world.registry.items[worst.key].weapon and worst.count
            return WEAPON + AMMO * worst.count if armed else 0.0
        me = replace(
            world.me,
            hands=tuple(item for item in world.me.hands if item is not worst),
            pack=tuple(card for card in world.me.pack if card.item is not worst),
        )
        crew = tuple(me if c.seat == world.seat else c for c in world.view.crew)
        without = LockdownWorld(replace(world.view, crew=crew))
        left = self.planner_of(without, self.odds_of(without)).value(world.room, world.purse)
        return max(0.0, 1.0 - left / max(NOTHING, self.planner.value(world.room, world.purse)))


def blasts(world: LockdownWorld) -> bool:
    """LD-HRM-02: whether a serious wound of one's own is the lesser evil beside those who strike.

    Not beside a lone foe that it hardly kills, nor a friend, nor for one whom the next wound but
    one kills: it laid down its third so, an unhurt adult before it (41205, round 6).
    """
    foes = world.foes(world.room)
    dear = any(
        friend.number not in world.doomed and not world.begrudges(friend)
        for friend in world.friends(world.room)
    )
    large = [foe for foe in foes if foe.kind not in FEW]
    dire = len(large) > 1 or any(f.kind != "adult" or f.wounds >= SORE for f in large)
    return dire and not dear and len(world.me.wounds) < SCARRED


def pays_splinters(world: LockdownWorld) -> bool:
    """LD-WND-05: whether a grenade at one's own feet is worth the serious wound that it takes.

    A breeder or a queen hardly ever falls to it, nor is it driven off. One threw two at an unhurt
    queen, and then ran past her anyway (51102, round 3).
    """
    large = [foe for foe in world.foes(world.room) if foe.kind not in FEW]
    if len(large) == 1 and large[0].kind != "adult" and large[0].wounds < BATTERED:
        return False
    return blasts(world)


def unhindered(world: LockdownWorld) -> LockdownWorld:
    """The same picture for a step that no wound makes dearer."""
    decision = world.view.decision
    if not world.limp or decision is None:
        return world
    options = tuple(replace(o, cost=1) if o.verb == "move" else o for o in decision.options)
    return LockdownWorld(replace(world.view, decision=replace(decision, options=options)))


def slips(option: OptionView) -> bool:
    """Whether an action leads out of a fight, and nobody strikes."""
    thing = item_key(first_arg(option)) if option.verb == "use" else ""
    return option.text in SLIPS or thing == SMOKE


def takes_off(option: OptionView) -> bool:
    """Whether an action leads out of the room without a step, from a fire, too (LD-RND-13)."""
    rides = option.verb == "drive" or option.text.startswith((RIDE, KEYED, *TUNNELS))
    return rides or slips(option)


def slipping(action: str) -> bool:
    """The same, as questions for a target name an action."""
    return action.startswith(SLIPPING) or uses(action, keys.ITEM[SMOKE])


def uses(action: str, thing: int) -> bool:
    """Whether an action is the use of a thing, as questions for a target name it."""
    verb, _, rest = action.partition("/")
    return verb == "use" and int(rest.split("/")[0]) & 255 == thing


def sends(action: str) -> bool:
    """Whether an action sends a foe through a corridor (LD-ITM-10), as questions name it."""
    return uses(action, OVERMIND)


def sent_on(world: LockdownWorld, corridor: str, goal: int) -> float:
    """How much a foe disturbs that is sent through a corridor: not to where one goes oneself.

    One sent an adult into the exit room, next to which it stood with its suit on.
    """
    way = world.board.corridors[world.corridor(corridor)]
    there = [slot for slot in (way.a, way.b) if slot != world.room]
    free = [slot for slot in there if not world.foes(slot)] or there
    ways = world.hops(goal)
    return max(
        9.0 * (slot == goal) + 2.0 * bool(world.friends(slot)) - 0.1 * ways.get(slot, 9)
        for slot in free
    )
