"""The rookie of Lockdown: what rooms, cards and items are worth to one without a plan."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots import footsteps
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.beginner import CRAWL, MADE, SPENT, TASK
from lockdown.bots.condition import (
    HANDS,
    READY,
    carried,
    dressed,
    empty,
    fetchable,
    handless,
    medicated,
    operable,
    recharged,
    robbed,
    seeking,
    soothed,
)
from lockdown.bots.flames import foreseen
from lockdown.bots.footsteps import FAR, Lead
from lockdown.bots.picking import SCARCE
from lockdown.bots.rookie import cost_of
from lockdown.bots.wayfinding import FULL
from lockdown.games.lockdown.bots import goals, partners, pursuits
from lockdown.games.lockdown.bots.answers import (
    BEARABLE,
    hush,
)
from lockdown.games.lockdown.bots.rookie_fights import CHARGES, LockdownFighter
from lockdown.games.lockdown.bots.rookie_missions import OVERMIND, WAIL, activated, hushed
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView, TableView

#: What getting rid of a contamination card is worth.
REST = 3.0
#: Cards with which a beginner makes noise amid noise.
DARING = 5
#: How much it keeps one from locking oneself in while there is time.
DETERRED = 30.0
#: The card, and its part, that takes noise away.
HEARING = ("sensitive_hearing", "0")
#: The card that takes slime away.
SLIMELESS = "weird_metabolism"
#: LD-ROM-64: the ride of an elevator.
RIDE = "use_elevator"
#: Rooms that somebody needs in the end, and what another one must be worth to be repaired.
ALERT = "alert_room"
WAYS_OUT = ("isolation_room", ALERT, "css_a", "css_b", "css_c")
MENDED = 1.0
#: Cards that almost any action of a room takes.
CHARGE = 2
#: What it is worth to put the fire out that one stands in, by the sprinklers.
SOAKED = 2.0
#: How much more what takes no card is worth to one whose next light wound is a serious one.
EASES = 1.0
#: What it costs to give up a thing for a bandage.
GIVEN = 2.0
#: Chance of an encounter from which on nobody walks into it with the last card, and the rounds
#: before the end in which it does.
CERTAIN, RISKY, ENDING = 0.5, 0.25, 2
#: The same with so few cards.
SWARMING, FEW = 0.75, 2
#: Moves to the laboratory for which one carries something there.
NEAR = 4
#: What picking up and laying down a dead partner is worth.
WAKING = 9.0


REPAIRS = ("repairs", "clean_up", "it_works_for_me", "basic_repairs", "fast_repairs")
#: Cards of original characters: the part that does an action of the room free.
GUEST_FREE_ACTIONS = {"old_friend": "0", "blocking_access": "0", "computer_skills": "1"}
#: What other cards of theirs are worth, by part.
GUEST_CARDS = {
    ("reconnaissance", "0"): 0.8,
    ("remote_piloting", "1"): 0.6,
    ("knowledge_of_the_facility", "1"): 0.5,
    ("risk_assessment", "0"): 0.2,
    ("ingenuity", "1"): 1.5,
    ("pyrotechnics", "1"): 0.3,
}


#: Cards that do an action of a white room free, and of rooms of their colour.
PLANS = {"defense_plan": "red", "maintenance_plan": "yellow", "workspace_plan": "green"}


class LockdownRookie(LockdownFighter):
    """Sensible basics."""

    shunned = ("nest",)
    anywhere = ("rest", "rushed_analysis", "weird_metabolism", "obstinate", "reload", "recharge")
    cleansing = ("antiseptic",)
    exits = WAYS_OUT
    tools = goals.TOOLS
    fleeing = (
        RIDE,
        "cave_move",
        "facility_tour",
        "distraction",
        "vents",
        "smoke_grenade",
    )
    running = frozenset({("facility_tour", "0"), ("adrenaline", "1")})
    thrown = ("grenade",)
    scouting_things = ("recon_drone", "facility_plans")
    slipping = ("distraction", "smoke_grenade")
    shooting = ("suppressive_fire", "covering_fire", "full_auto", "taking_aim")
    guarding = ("distraction", "vivisection", "suppressive_fire", "covering_fire", "full_auto")
    soothing = frozenset({("painkillers", "0"), ("skin_stapler", "1")})
    numbing = frozenset({("painkillers", "1")})
    repelling = frozenset({("pressure_washer", "2"), ("stun", "1"), OVERMIND})
    surveying = frozenset((card, "1") for card in (*PLANS, "master_plan"))
    doors = goals.DOORS
    loading = ("reload", "recharge")
    arming = ("recharge",)
    quenching = frozenset(
        {("clean_up", "1"), ("fire_blanket", "0"), ("pressure_washer", "0"), ("pyrotechnics", "1")}
    )

    def picture(self, view: TableView) -> LockdownWorld:
        """The view as a beginner looks at it: with the fires that it knows of."""
        return foreseen(super().picture(view))

    def answer_to(self, kind: str) -> Callable[[LockdownWorld, DecisionView], str] | None:
        """How a kind of question is usually answered; what one needs here is not paid with."""
        if kind == "better_result":
            return self.better
        if kind == "keep_item":
            return self.kept
        if kind == "full_hands":
            return self.let_go
        if kind == "careful_noise":
            return self.mark
        if kind == "wail":
            return self.wails
        if kind in ("computer_option", "computer_options"):
            return self.computing
        return self.price if kind == "pay" else super().answer_to(kind)

    def worth(self, world: LockdownWorld, option: OptionView) -> float:
        """As any rookie does; a dead partner is laid down where the dead wake."""
        if option.verb == "drop" and partners.laid_down(world, first_arg(option)):
            return WAKING
        return super().worth(world, option)

    def readies(self, world: LockdownWorld, option: OptionView) -> bool:
        """Or for leaving itself: it is less likely that somebody comes where it is quieter.

        Two tried to lock themselves in amid noise with the card that takes some of it away, and
        somebody came (LD-GOL-05; 71403, round 4; 71441, round 8).
        """
        hushes = self.does(option, frozenset({HEARING, WAIL}))
        here = world.rooms[world.room].tile == "isolation_room"
        return (hushes and here) or super().readies(world, option)

    def on_hand(self, world: LockdownWorld, option: OptionView, worth: float) -> bool:
        """Or what takes no card and is to be had in this room alone, or makes the next step quiet.

        Whoever went on first never came back for its mission item (101403, rounds 1 and 2).
        """
        taken = option.verb == "activate" or self.does(option, frozenset({WAIL}))
        return (taken and worth > 0.0) or super().on_hand(world, option, worth)

    def deed(self, world: LockdownWorld, option: OptionView) -> float:
        """What an action brings in peace."""
        verb = option.verb
        if verb == "pickup" and world.room in partners.lying(world) and partners.ward(world):
            return WAKING if item_key(first_arg(option)) == "corpse" else -2.0
        if verb == "room" and first_arg(option) == RIDE:
            return self.ride(world)
        if verb == "room":
            return self.room_action(world, first_arg(option))
        if verb == "play":
            return self.card(world, option)
        if verb == "use":
            return self.item(world, option)
        if verb == "escape":
            wanted = [g.value for g in self.goals if g.slot == world.room and g.action == verb]
            ready = not fetchable(world) or self.hurry(world) >= goals.NOW
            ready = ready and not goals.in_vain(world, "bunker")
            return max([30.0 * world.safety("bunker") + 4.0 if ready else 0.0, *wanted])
        if verb == "drive":
            return self.drive(world, int(first_arg(option)))
        if verb == "activate":
            return activated(world)
        if verb == "pickup":
            return self.pick_up(world, first_arg(option))
        if verb == "computer":
            return self.computer(world)
        if verb == "craft":
            return self.crafted(world, first_arg(option))
        return -5.0

    def computer(self, world: LockdownWorld) -> float:
        """What the computer card that lies open is worth: as much as the best of its options."""
        card = world.registry.computers.get(world.view.computer)
        options = card.options if card is not None else ()
        return max((self.computed(world, key) for key in options), default=-2.0)

    def computed(self, world: LockdownWorld, key: str) -> float:
        """LD-CPU-02: what an option of a computer is worth; doors and lights far off are nothing.

        One paid a card to close a door at the other end of the base (11403, round 2).
        """
        if key == "move_rover":
            return 1.5 if world.view.gate_open and not world.rover else -2.0
        if key == "sprinklers":
            return 1.2 if world.rooms[world.room].fire or self.lead_burns(world) else -2.0
        if key == "peek_css":
            return 0.3 if unseen(world) else -2.0
        return {"gain_knowledge": 1.1, "peek_contingencies": 0.4}.get(key, -2.0)

    def lead_burns(self, world: LockdownWorld) -> bool:
        """Whether fire or company keeps one from what one wants most."""
        best = max(self.goals, key=lambda goal: goal.value, default=None)
        return best is not None and (world.rooms[best.slot].fire or self.guarded(world, best.slot))

    def computing(self, world: LockdownWorld, decision: DecisionView) -> str:
        """The option of a computer that brings most; with several, none that brings nothing."""
        self.look(world)
        found = {o.text: self.computed(world, first_arg(o)) for o in decision.options}
        found |= {text: 0.0 for text in found if text == "done"}
        return max(found, key=lambda text: found[text])

    def crafted(self, world: LockdownWorld, key: str) -> float:
        """A suit, something to fight with, a cure: nobody makes them of what heals its wounds."""
        if key in world.things or robbed(world, key):
            return -2.0
        if key == "enviro_suit":
            return -2.0 if world.suit else 4.0
        if key == "neutralizer":
            return MADE * self.cured(world) or -2.0
        return -2.0 if world.weapon() else 1.0

    def kept(self, world: LockdownWorld, decision: DecisionView) -> str:
        """As any rookie; who bleeds keeps what spares it the next wound, if nothing dresses one.

        One bled, took an Analysis Kit for them, and died of a light wound (105501, rounds 4, 5).
        """
        best, eases = super().kept(world, decision), "keep painkillers"
        helps = any(key in best for key in world.values.medicine)
        eased = world.bleeding and not helps and "painkillers" not in world.things
        return eases if eased and eases in {o.text for o in decision.options} else best

    def drive(self, world: LockdownWorld, slot: int) -> float:
        """LD-SRF-20: two cards, for a goal that lies much nearer from there."""
        ways = world.hops(slot)
        far = [
            goal for goal in self.goals if world.distance(goal.slot) > ways.get(goal.slot, 99) + 2
        ]
        value = max((g.value / (1.3 + 0.3 * ways[g.slot]) for g in far), default=0.0)
        return value - self.calm * world.threat(slot) - 1.5

    def urge(self, world: LockdownWorld, slot: int, cards: int, ride: Lead | None = None) -> float:
        """As any rookie's; but the last card is not for a room in which somebody is sure to come.

        One left the open Isolation Room, where it would have drawn six cards, with its last one
        for a room amid noise on all sides (81402, round 5).
        """
        worth = super().urge(world, slot, cards, ride)
        # Nor for one where somebody may well come, if any wound kills (101401, round 6).
        chance = RISKY if len(world.me.wounds) >= footsteps.MORTAL else CERTAIN
        # Nor with two, where almost every number brings somebody: the next hand is a full one.
        loud = cards + 1 == world.purse and self.hurry(world) < goals.NOW
        thin = cards < 1 or (cards <= FEW and loud)
        chance = chance if cards < 1 else SWARMING
        sure = ride is None and thin and world.encounter(slot) >= chance
        hot = world.rooms[world.room].fire or world.bleeding or world.rounds_left <= ENDING
        return min(worth, 0.0) if sure and not hot else worth

    def needed(self, world: LockdownWorld) -> set[str]:
        """And the card that opens a door on the way out, as long as that is a short way with it."""
        opens = {key for key, _ in self.doors}
        keeps = goals.detours(world) and not opens & {*world.things}
        return super().needed(world) | (opens if keeps else set())

    def free_there(self, world: LockdownWorld, slot: int) -> set[str]:
        """Or takes slime away, wherever one is.

        One paid for a weapon with that, and kept Basic Repairs, in a room that never breaks
        (111402, round 3).
        """
        return super().free_there(world, slot) | ({SLIMELESS} if world.me.slime else set())

    def roll(self, world: LockdownWorld) -> float:
        """LD-GOL-05: amid noise somebody is sure to come: one waits, or has a hand to meet it."""
        waits = goals.loud(world, world.room) and world.purse < DARING
        return super().roll(world) + (DETERRED if waits and self.hurry(world) < goals.NOW else 0.0)

    def crept(self, world: LockdownWorld, slot: int) -> float:
        """Or to make the noise oneself in which one does not lock oneself in any more.

        One crept into the open shelter, its own marker was the third of four, and it went away to
        look for things (105501, round 5).
        """
        goal = self.lead(world).goal
        shuts = goal.action == "lock_in" and goal.slot == slot and self.hurry(world) < goals.NOW
        found = super().crept(world, slot)
        return max(found, SPENT) if shuts and goals.loud(world, slot, 1) else found

    # ---- rooms, cards, items

    def room_action(self, world: LockdownWorld, key: str) -> float:
        """What the room's action is worth: goals first, then health."""
        wanted = [g.value for g in self.goals if g.slot == world.room and g.action == key]
        if wanted and key == "lock_in":
            return max(wanted) - self.roll(world)
        me = world.me
        if key == "analyse" and pursuits.studied(world):
            return max([pursuits.PURSUED, *wanted])
        if key == "analyse" and not goals.spare_object(world):
            # Others would have to agree, and are free to say no for ever.
            return -2.0
        idle = carried(world) or handless(world)
        values = {
            "treat_wounds": max(dressed(world), 2.0 * len(me.wounds), 0.8 * me.light),
            "decontaminate": self.cured(world) + 1.0 * me.slime + 0.6 * doubtful(world),
            "operate": self.cured(world) if operable(world) else -3.0,
            "take_equipment": 3.0 if not world.suit or "taser" not in world.things else -2.0,
            "take_neutralizer": self.neutralizing(world),
            "restore_power": self.powerless(world),
            "examine_archive": -2.0 if me.knowledge_active else 4.0,
            "send_signal": -2.0 if me.signal else 3.0,
            "program_css": 0.6 if unseen(world) and world.purse >= FULL else -2.0,
            # For peace, and a hand that is not needed for anything else.
            "take_contingency": 1.2 if world.purse >= FULL and not world.bleeding else -2.0,
            "check_objective": 0.2,
            "eliminate_threat": -2.0,
            "analyse": 3.0,
            "craft_gear": -2.0,
            "call_elevator": -2.0,
            RIDE: -2.0,
            "cave_move": -2.0,
            "depressurize": -4.0,
            "start_self_destruct": -20.0,
            "stop_self_destruct": 6.0 if pursuits.stoppable(world) else -2.0,
            "switch_power": -5.0 if world.vain_light else 1.5,
            "take_egg": -2.0 if idle or "egg" not in world.wanted_objects else goals.OBJECT,
        }
        return max([values.get(key, -2.0), *wanted])

    def neutralizing(self, world: LockdownWorld) -> float:
        """What it is worth to take a cure: first of all, if there is something to cure."""
        if not goals.neutralizer_ready(world):
            return -2.0
        return self.cured(world) or 2.0

    def target(self, world: LockdownWorld, decision: DecisionView) -> str:
        """Of the CSS tokens the next one that one has not seen, of stops the one on the way.

        The rest as usual.
        """
        about = decision.about.get("action")
        if about is not None and about.text == f"room/{RIDE}":
            self.look(world)
            stops = {int(first_arg(o)): o.text for o in decision.options}
            if (stop := self.ridden(world).step) in stops:
                return stops[stop]
        if self.about(decision) == OVERMIND:
            self.look(world)
            return self.sent(world, decision)
        if self.about(decision) == HEARING:
            self.look(world)
            return hush(world, decision, self.lead(world).step)
        spaces = {int(first_arg(o)): o.text for o in decision.options if o.verb == "space"}
        new = unseen(world) & set(spaces)
        if decision.kind == "computer_target" and decision.options[0].verb == "to":
            # The sprinklers: here, else where one wants to go.
            self.look(world)
            rooms = {o.text: int(first_arg(o)) for o in decision.options}
            return max(rooms, key=lambda text: self.sprinkled(world, rooms[text]))
        return spaces[max(new)] if new else super().target(world, decision)

    def wails(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-MRK-02: noise goes from around oneself, and from around the next room."""
        self.look(world)
        return hush(world, decision, self.lead(world).step)

    def sent(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-STK-03: whoever one fights, to where it disturbs least."""
        options = decision.options
        if options[0].verb == "target":
            here = {foe.text for foe in world.foes(world.room)}
            return max(options, key=lambda o: first_arg(o) in here).text

        def disturbs(option: OptionView) -> tuple[bool, float]:
            other = world.board.other_end(world.corridor(first_arg(option)), world.room)
            return self._sent_worth(world, other)

        return min(options, key=disturbs).text

    def sprinkled(self, world: LockdownWorld, slot: int) -> float:
        """LD-MRK-20: which room is best rid of its fire and of whoever is there."""
        wanted = [goal.value for goal in self.goals if goal.slot == slot]
        return max([SOAKED if slot == world.room else 0.0, *wanted])

    def put_right(self, world: LockdownWorld, option: OptionView, worth: float) -> float:
        """What it is worth to repair this room, which has to be of use to this seat (LD-MRK-26).

        Sixty rookies in 120 games repaired one, half of them a container's or the Archive in
        passing, and went on: they had no card left for it, or never came back.
        """
        tile, here = world.rooms[world.room].tile, [g for g in self.goals if g.slot == world.room]
        wanted = any(goal.action and goal.value >= TASK for goal in here)
        stays = any(goal.value >= TASK for goal in here) and tile in WAYS_OUT
        shelter = tile == "isolation_room" and not pursuits.buried(world)
        if wanted or stays or shelter or world.view.malfunctions_left <= SCARCE:
            return self.repaired(world, option, worth)
        spare = world.purse - max(option.cost, cost_of(world, option))
        return self.repaired(world, option, worth) if self.useful(world, spare) else -1.5

    def useful(self, world: LockdownWorld, cards: int) -> bool:
        """Whether the room does something for this seat at once, with so many cards."""
        tile = world.rooms[world.room].tile
        if tile == ALERT and not goals.alarming(world):
            return False
        free = self.gratis_cards(world, tile) & set(world.hand) if tile else set[str]()
        able = cards >= (1 if free else CHARGE)
        return able and any(self.room_action(world, key) >= MENDED for key in self._here(world))

    def powerless(self, world: LockdownWorld) -> float:
        """LD-PWR-12: what it is worth to have light again; nothing while enough of it burns."""
        if not world.view.time_blue:
            return 2.5
        return 0.8 if sum(power.on for power in world.view.power) < 2 else -2.0

    def card(self, world: LockdownWorld, option: OptionView) -> float:
        """Cards played for their effect."""
        key, part = first_arg(option), option.args[1].text
        sick = world.sick
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            return 3.2 + 0.2 * room.items + seeking(world) if room.items > 0 else 1.0
        if key in ("rest", "rushed_analysis"):
            return REST * sick if not world.me.larva else -3.0
        if key in REPAIRS or (key == "ingenuity" and part == "0"):
            if not room.malfunction or (key == "clean_up" and part == "1"):
                return -1.5
            # Nobody gives cards for a room that it has no use for: two paid three of them, one for
            # the Cooling System, one beside the queen (101401, round 2; 101403, round 3).
            return self.put_right(world, option, 2.0)
        if key == "field_experience" and part == "0":
            return 2.4
        if key == "sensitive_hearing":
            return 0.8 if part == "0" and self.disturbed(world) else -1.5
        if key == "obstinate":
            return 1.0 + 0.8 * len(world.me.wounds) if part == "0" else self.bandaged(world)
        if key == "weird_metabolism":
            return 1.2 * sick if part == "1" else 1.0 * world.me.slime
        if key in self.loading and part == "0" and empty(world):
            return READY
        if key in self.loading:
            return recharged(world)
        if key == "jury_rigging":
            return 2.6
        if key.endswith("_plan") and part == "0":
            return self.gratis(world)
        if key.endswith("_plan"):
            if world.rounds_left <= goals.LATE:
                return -1.5  # nobody goes there any more
            return 0.8 if len(world.unexplored) > 3 else 0.2
        if GUEST_FREE_ACTIONS.get(key) == part:
            return self.gratis(world)
        if key == "remote_piloting" and part == "0":
            return 2.0 if world.view.gate_open and not world.rover else -2.0
        if key == "motivation":
            # Alone one plays a card for a card.
            return 2.2 if world.friends(world.room) else -2.0
        if key == "vents":
            return CRAWL if self.hemmed_in(world) and world.purse >= FULL else -2.0
        if (key, part) in GUEST_CARDS:
            return GUEST_CARDS[key, part]
        if key == "facility_tour":
            return -1.5
        if key == "bypass":
            return self.computer(world) if part == "0" else -3.0 if world.vain_light else 1.0
        if key == "neuralink":
            return self.computer(world)
        return -2.0

    def bandaged(self, world: LockdownWorld) -> float:
        """What it is worth to dress a wound with a thing: first of all what bleeds (LD-HRT-13).

        One searched in the flames with three wounds, paid with that card for the way out of them,
        and bled to death there (81403, round 9).
        """
        grave = world.bleeding or world.undressed > 1
        return dressed(world) - GIVEN if grave else 1.0 * bool(world.undressed)

    def disturbed(self, world: LockdownWorld) -> bool:
        """LD-NOI-02: whether noise here counts: to one who goes on, that of the next room too.

        Two played a card for a corridor that they left behind (23401, 23403, round 1).
        """
        exits, ahead = world.board.exits, self.lead(world).step
        counts = set(exits[world.room]) & set(exits[ahead or world.room])
        return bool(counts & world.noisy)

    def gratis(self, world: LockdownWorld) -> float:
        """What a card is worth that does an action of the room free: nothing if none is wanted."""
        best = max((self.room_action(world, action) for action in self._here(world)), default=-2.0)
        return best + 0.6 if best > 0.0 else -2.0

    def gratis_cards(self, world: LockdownWorld, tile: str) -> set[str]:
        """LD-ROM-08: plans, by the colour of the room; one of them is for computers."""
        facts = world.registry.rooms[tile]
        found = {card for card, colour in PLANS.items() if facts.colour in ("white", colour)}
        return found | ({"master_plan"} if facts.computer else set())

    def _here(self, world: LockdownWorld) -> list[str]:
        tile = world.rooms[world.room].tile
        return [action.key for action in world.registry.rooms[tile].actions] if tile else []

    def item(self, world: LockdownWorld, option: OptionView) -> float:
        """Items used for their effect."""
        key, part = item_key(first_arg(option)), option.args[1].text
        me = world.me
        if key == "medkit":
            return medicated(world, part)
        if key == "skin_stapler":
            return dressed(world) if part == "0" else soothed(world)
        if key == "clothes":
            return dressed(world) if part == "1" else 0.8 * me.slime
        if key == "painkillers":
            return soothed(world) + (EASES if world.frail else 0.0) if part == "0" else -3.0
        if key == "extended_magazine":
            return 1.5
        if key == "antiseptic":
            return 1.4 if part == "0" else 0.4
        if key == "neutralizer":
            return self.cured(world) or -2.0
        if key == "scalpel":
            # Nobody lets itself be cut who would not bear it (`cut_out`).
            bears = part == "0" and len(me.wounds) < BEARABLE
            return MADE * self.cured(world) or -3.0 if bears else -3.0
        if (key, part) in CHARGES:
            return READY if empty(world) else -1.5
        if key == "research_documents":
            return 1.5 if part == "0" else 1.0
        if key == pursuits.KIT:
            worth = pursuits.PURSUED if pursuits.studied(world) else 3.0
            return worth if part == "0" else -1.5
        if key == "grenade":
            return self.lobbed(world)
        if key == "gate_key":
            return 3.5 if not world.view.gate_open else -2.0
        if key in ("tool_belt", "duct_tape"):
            repairs = part == ("0" if key == "tool_belt" else "1")
            if not (repairs and world.rooms[world.room].malfunction):
                return -1.5
            return self.put_right(world, option, 1.8)
        if key in ("recon_drone", "facility_plans"):
            return 0.9
        if (key, part) == WAIL:
            return hushed(world, self.lead(world).step)
        return -3.0

    def pick_up(self, world: LockdownWorld, text: str) -> float:
        """Objects for the objective, or for the laboratory."""
        key = item_key(text)
        if key in world.wanted_objects:
            return -2.0 if handless(world) or carried(world) else 8.0
        if pursuits.takes(world, key):
            return pursuits.PURSUED
        lab = world.find("laboratory")
        if len(world.me.hands) >= HANDS or world.carries_object or not lab:
            return -2.0
        # Nobody picks it up who goes elsewhere, or does not come through to the laboratory.
        found = footsteps.ways(world, lambda slot: self.hindrance(world, slot))
        if self.guarded(world, lab) or lab not in found:
            return -2.0
        far = found[lab][0]
        drawn = goals.ANALYSIS / (1.0 + FAR * far)
        return 2.0 if far <= NEAR and drawn > self.lead(world).pull else -2.0


def doubtful(world: LockdownWorld) -> int:
    """LD-ROM-44: contamination cards in hand that may be infected: the others stay there."""
    return world.sick - world.hand.count("contamination_clean")


def unseen(world: LockdownWorld) -> set[int]:
    """LD-ROM-53: spaces of the CSS tokens of which this seat does not know the face."""
    return {token.space for token in world.view.css if not token.revealed and not token.face}
