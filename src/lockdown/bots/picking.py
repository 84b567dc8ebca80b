"""What a beginner names where an action asks for something: rooms, doors, wounds, payments."""

from __future__ import annotations

from typing import ClassVar

from lockdown.bots import answers, footsteps
from lockdown.bots.answers import first_arg
from lockdown.bots.belongings import Keeper
from lockdown.bots.condition import ROUNDS, hinders
from lockdown.bots.flames import NOW, Firewary
from lockdown.bots.footsteps import LEAVING
from lockdown.bots.world import W
from lockdown.state import keys
from lockdown.views.types import DecisionView, OptionView

#: What it costs to go where somebody waits: nobody does.
FOES = 30.0
#: Things that heal from which on one looks for something else.
HEALED = 2
#: Parts of what an item does, as questions about it name them.
ASKED = 3
#: The part of an item's number that says which one it is; the rest counts what is left in it.
KIND = 255
#: The numbers of what is asked for, by how it is used.
ASKERS = {"use": keys.ITEM, "play": keys.ACTION}
#: What one does in a room whose engine is damaged.
MENDING = "repair_engine"
#: How much more at most a card is kept that one could play now.
NEXT = 5.0
#: How much more a card is kept that one has a use for here, and one that does free what one came
#: for.
NEEDED, GRATIS = 4.0, 6.0
#: How much more a card is kept that helps against somebody who may come now, and how likely it is.
GUARD, LIKELY = 2.5, 0.2
#: What part of what draws one a thing is worth at least whose repair is not paid with.
HARDLY = 0.5
#: Markers for broken rooms with which everybody is lost soon.
SCARCE = 2
#: How gladly a card is kept that does nothing.
DEAD = 0.5


class Picker(Firewary[W], Keeper[W]):
    """Which of what is offered serves what a beginner wants."""

    thrown: ClassVar[tuple[str, ...]] = ()
    """Items that are thrown into a room."""
    scouting_things: ClassVar[tuple[str, ...]] = ()
    """Items that show rooms that nobody has explored."""
    surveying: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(card, part) that show such rooms, of cards that do something else too."""
    doors: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(card or item, part) that open a door of the room; they could close one too."""
    loading: ClassVar[tuple[str, ...]] = ()
    """Cards that load a weapon."""
    arming: ClassVar[tuple[str, ...]] = ()
    """Actions of rooms that do."""
    anywhere: ClassVar[tuple[str, ...]] = ()
    """Cards that do the same in any room."""
    exits: ClassVar[tuple[str, ...]] = ()
    """Rooms that somebody needs in the end, by their tiles."""

    shooting: ClassVar[tuple[str, ...]] = ()
    """Cards that do nothing without a loaded weapon."""
    guarding: ClassVar[tuple[str, ...]] = ()
    """Cards that hurt whoever comes, or take one out of its reach."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.playable: dict[str, float] = {}
        """What the cards were worth that could have been played instead of the last action."""

    # ---- what others say

    def look(self, world: W) -> None:
        """Find out what is worth walking for, and how much there is time to be careful."""
        raise NotImplementedError

    def room_action(self, world: W, key: str) -> float:
        """What an action of this room is worth."""
        raise NotImplementedError

    def gratis_cards(self, world: W, tile: str) -> set[str]:
        """Cards that do an action of such a room free."""
        return set()

    def guards(self, world: W) -> set[str]:
        """Cards that help against whoever comes, with what one has."""
        return set(self.guarding)

    def shut_in(self, world: W) -> bool:
        """Whether a closed door keeps one from everything that one wants, or the best of it."""
        raise NotImplementedError

    def behind(self, world: W, way: int) -> bool:
        """Whether a corridor has a closed door, and nobody waits behind it."""
        raise NotImplementedError

    def beyond(self, world: W, way: int) -> float:
        """How much draws one through a closed door of this room."""
        raise NotImplementedError

    # ---- choosing for a declared action

    def target(self, world: W, decision: DecisionView) -> str:
        """Rooms, doors and actions of rooms by what one wants; the rest as usual."""
        self.look(world)
        options = decision.options
        verb = options[0].verb
        if verb == "to" and self.about(decision) in self.quenching:
            # The fire that one stands in, else one on the way.
            rooms = {o.text: int(first_arg(o)) for o in options}
            return max(rooms, key=lambda o: self._quenched(world, rooms[o]))
        if verb == "to" and self.about(decision)[0] in self.scouting_things:
            return self.scouted(world, decision)
        if verb == "to" and self.throws(decision):
            # Thrown where somebody is, and first of all where one fights.
            rooms = {o.text: int(first_arg(o)) for o in options}
            return max(rooms, key=lambda o: self._thrown_worth(world, rooms[o]))
        if verb == "to" and self.about(decision) in self.repelling:
            # Whoever is driven away goes where one does not want to be oneself.
            return min(options, key=lambda o: self._sent_worth(world, int(first_arg(o)))).text
        if verb == "to":
            return max(options, key=lambda o: self._room_worth(world, int(first_arg(o)))).text
        if verb == "through":
            doors = {o.text: world.corridor(first_arg(o)) for o in options}
            return max(doors, key=lambda o: self._door_worth(world, doors[o]))
        if verb == "deck" and sum(key in world.values.medicine for key in world.things) >= HEALED:
            others = [o for o in options if first_arg(o) != "green"]
            return (others or options)[len(world.things) % len(others or options)].text
        if verb == "take" and self.loads(world, decision):
            # What loads a weapon is for the emptiest one that takes all of it.
            left = {i.text: (-min(ROUNDS, i.capacity - i.count), i.count) for i in world.me.hands}
            return min(options, key=lambda o: left.get(first_arg(o), (0, 0))).text
        if verb == "wound":
            return self.worst(world, decision)
        if verb == "do":
            return max(options, key=lambda o: self.room_action(world, first_arg(o))).text
        return super().target(world, decision)

    def worst(self, world: W, decision: DecisionView) -> str:
        """The wound that hinders most."""
        self.look(world)
        walks = bool(self.lead(world).step)
        return max(decision.options, key=lambda o: hinders(world, first_arg(o), walks=walks)).text

    def mark(self, world: W, decision: DecisionView) -> str:
        """LD-BAS-03, NM-BAS-03: the noise of a careful step is left behind, not on the way.

        In the corridor that one takes next it counts for the next room too (Lockdown 11403).
        """
        self.look(world)
        ahead = self.lead(world).step

        def cost(option: OptionView) -> tuple[bool, float]:
            way = world.corridor(first_arg(option))
            if way >= world.board.tech:
                return bool(ahead) and way in world.board.exits[ahead], 0.8
            other = world.board.other_end(way, world.room)
            known = world.rooms[other].explored
            return other == ahead, 0.0 if other == self.left else 0.7 if known else 1.0

        return min(decision.options, key=cost).text

    def _door_worth(self, world: W, way: int) -> tuple[bool, float]:
        """Which door is opened: one behind which nobody waits, and most of what one wants lies."""
        behind = self.behind(world, way)
        return behind, self.beyond(world, way) if behind else 0.0

    def scouted(self, world: W, decision: DecisionView) -> str:
        """Of the rooms to look at one that one has not seen: on the way first, then the nearest."""
        self.look(world)
        drawn, ways = self.lead(world), world.hops(world.room)

        def rank(option: OptionView) -> tuple[bool, bool, int]:
            slot = int(first_arg(option))
            known = bool(world.rooms[slot].tile)
            return known, slot not in (drawn.step, drawn.goal.slot), ways.get(slot, 99)

        rooms = [option for option in decision.options if option.verb == "to"]
        return min(rooms, key=rank).text if rooms else answers.cautious(decision)

    def _thrown_worth(self, world: W, slot: int) -> tuple[bool, bool, float]:
        """Where one fights, else among foes without friends."""
        fought = world.fighting and slot == world.room
        return (fought, slot != world.room and not world.friends(slot), world.threat(slot))

    def _quenched(self, world: W, slot: int) -> tuple[bool, bool, float]:
        """Which fire is put out first."""
        fire = world.rooms[slot].fire
        return (fire and slot == world.room, fire, self._room_worth(world, slot))

    def _sent_worth(self, world: W, slot: int) -> tuple[bool, float]:
        """How much it disturbs that a foe is sent to a room: on the way, or among friends."""
        best = max((goal.value for goal in self.goals if goal.slot == slot), default=0.0)
        return slot == self.lead(world).step, best + len(world.friends(slot))

    def loads(self, world: W, decision: DecisionView) -> bool:
        """Whether a weapon is asked for to load it: one holds all, and nothing else is offered.

        A rifle with five of six shots was charged beside an empty shotgun (Nemesis 11403).
        """
        act = decision.about["action"].text.split("/") if "action" in decision.about else [""]
        arms = {i.text for i in world.me.hands if world.registry.items[i.key].weapon}
        if not {first_arg(option) for option in decision.options} <= arms:
            return False
        armed = act[0] == "use" or any(word in self.arming for word in act)
        return armed or self.about(decision)[0] in self.loading

    def about(self, decision: DecisionView) -> tuple[str, str]:
        """The (card or item, part) that something is asked for; nothing for anything else."""
        about = decision.about.get("action")
        act = about.text.split("/") if about is not None else []
        if len(act) < ASKED or act[0] not in ASKERS:
            return "", ""
        numbers = ASKERS[act[0]]
        asked = int(act[1]) & KIND
        return next((key for key, number in numbers.items() if number == asked), ""), act[2]

    def throws(self, decision: DecisionView) -> bool:
        """Whether a room is asked for to throw something into it."""
        return self.about(decision)[0] in self.thrown

    def _room_worth(self, world: W, slot: int) -> float:
        """A room to go to, which need not lie on the way: where one wants to be, out of danger."""
        self.look(world)
        fire = footsteps.burns(world) if world.rooms[slot].fire else 0.0
        if self.guarded(world, slot):
            # Whatever one wants there cannot be done.
            return -FOES - world.threat(slot) - fire
        drawn = self.lead(world)
        best = max((goal.value for goal in self.goals if goal.slot == slot), default=0.0)
        towards = drawn.pull if slot == drawn.step else 0.0
        return max(best, towards) - fire - self.calm * world.risk(slot, 3)

    def price(self, world: W, decision: DecisionView) -> str:
        """Pay with what is missed least; not with the card one has a use for here."""
        self.look(world)
        needed = self.needed(world)

        act = decision.about["action"].text.split("/") if "action" in decision.about else [""]
        leaves_room = act[0] in ("move", "careful")
        # Whoever pays for the action of a room does not do it free (Nemesis 15403, round 8: the
        # repair of the Hibernatorium was paid with the card to sleep there).
        spot = self.lead(world).step if leaves_room else world.room
        free = set[str]() if act[0] == "room" else self.free_there(world, spot)
        goal = self.lead(world).goal
        broken = goal.slot in world.rooms and world.rooms[goal.slot].malfunction
        if goal.action == MENDING or (goal.action and broken):
            # Nor does anything there without a repair (Lockdown 16407, round 6: a search was kept
            # on the way to the broken room that cures; Nemesis 82401, round 6: the way to an engine
            # was paid with what mends it).
            free |= set(world.values.repairing)

        guards = self.guards(world) if world.fighting or self.rouses(world, act) else set[str]()
        # With nothing to load it either: one paid with a search and kept them (Nemesis 16402).
        loads = {kind for key in world.things for kind in world.values.charges.get(key, ())}
        arms = {world.registry.items[item.key].weapon for item in world.me.hands}
        dead = () if world.weapon() or arms & loads else self.shooting

        # Nor is the door opened that bars the whole way (Lockdown 71401, round 3: the third step of
        # a long way round to it was paid with the only card for it).
        opens = {key for key, _ in self.doors}
        led = self.lead(world).door >= 0 and not opens & {*world.things}
        keys_held = [card for card in world.hand if card in opens] if led else []
        if len(keys_held) == 1:
            free |= set(keys_held)

        def worth(option: OptionView) -> float:
            card = first_arg(option)
            # What one could just have played is played next, if it does not hang on this room.
            there = card in self.anywhere or not leaves_room
            next_one = self.playable.get(card, 0.0) if there else 0.0
            value = answers.card_value(world, card) + min(NEXT, max(0.0, next_one))
            value += GRATIS if card in free else 0.0
            if card in dead:
                return DEAD
            value += GUARD if card in guards else 0.0
            return value + (NEEDED if card in needed else 0.0)

        return min(decision.options, key=worth).text

    def rouses(self, world: W, act: list[str]) -> bool:
        """Whether an action makes noise where somebody may come of it.

        One paid its way through marked corridors, and locked itself in amid noise, with what it
        then lacked against an adult (Lockdown 16403, rounds 4 and 8).
        """
        steps = act[0] == "move" and len(act) > 1 and act[1].isdigit()
        noisy = steps or (act[0] == "room" and len(act) > 1 and act[1] in LEAVING)
        slot = int(act[1]) if steps else world.room
        ways = world.board.exits[slot] if noisy and slot in world.rooms else ()
        heard = sum(world.number(slot) for way in ways if way in world.noisy)
        return heard >= LIKELY and not (steps and world.friends(slot))

    def free_there(self, world: W, slot: int) -> set[str]:
        """Cards that do free what one wants to do in a room."""
        tile = world.rooms[slot].tile if slot in world.rooms else ""
        if not tile:
            return set()
        wanted = {goal.action for goal in self.goals if goal.slot == slot}
        done = {action.key for action in world.registry.rooms[tile].actions}
        return self.gratis_cards(world, tile) if wanted & done else set()

    def needed(self, world: W) -> set[str]:
        """Cards with a use where one is, or where one is going."""
        values, found = world.values, set[str]()
        drawn = self.lead(world)
        ahead = (world.room, drawn.step, drawn.goal.slot)
        places = [world.rooms[slot] for slot in ahead if slot in world.rooms]
        # Whoever goes for things to find needs it however late it is (Lockdown 51403, rounds 4, 7).
        loot = drawn.goal.slot in world.rooms and not drawn.goal.action
        loot = loot and world.rooms[drawn.goal.slot].items > 0
        if loot or (any(room.items > 0 for room in places) and self.hurry(world) < NOW):
            found |= set(values.searching)
        if world.sick and not world.me.larva:
            found |= set(values.resting)
        if self.shut_in(world) or drawn.door >= 0:
            found |= {key for key, _ in self.doors}
        broken = any(room.malfunction and self.wants(room.slot) for room in places)
        # What one wants hardly less than what draws one now, wherever it is: with a larva one paid
        # a careful step with the repair of the room that cures (Lockdown 41406, round 3).
        most = HARDLY * drawn.goal.value
        broken |= any(self.toll(world, g) and g.value >= most for g in self.goals)
        # A way out that nobody can take as it is, wherever one is.
        broken |= any(r.malfunction and r.tile in self.exits for r in world.rooms.values())
        # And when every broken room brings everybody's end nearer (Nemesis 23403, round 7: three
        # paid for steps with it, and no marker was left).
        broken |= world.view.malfunctions_left <= SCARCE
        if broken or any(goal.action == MENDING for goal in self.goals):
            found |= set(values.repairing)
        arms = [item for item in world.me.hands if world.registry.items[item.key].weapon]
        if any(item.count < item.capacity for item in arms):
            found |= set(self.loading)
        return found
