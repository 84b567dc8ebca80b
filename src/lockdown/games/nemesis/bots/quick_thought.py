"""What one seat makes of an imagined table of the original game when it acts (`quick_player`)."""

from __future__ import annotations

from lockdown.bots.quick_answers import Option, open_wounds
from lockdown.bots.quick_player import FAR, THREAT, Goal
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.analysis import SPACES
from lockdown.games.nemesis.bots import (
    quick_airlock,
    quick_doors,
    quick_hopes,
    quick_keys,
    quick_lures,
    quick_oddments,
    quick_sprinklers,
)
from lockdown.games.nemesis.bots.detours import around, bypasses, turns_back
from lockdown.games.nemesis.bots.quick_answers import (
    ANTIDOTE,
    EXTINGUISHER,
    FREE,
    LEADING_CARDS,
    LEADING_ITEMS,
    LEAVES,
    MADE,
    MEDKIT,
    MENDING,
    MENDING_ITEMS,
    POD_KEYS,
    RECONNAISSANCE,
    SEARCHES,
    activated,
    armed,
    card_worth,
    item_worth,
    locked,
    mending,
    quenches,
    quenching,
    room_worth,
    rounds_left,
    short,
    trifle,
    washing,
)
from lockdown.games.nemesis.bots.quick_fights import FULL, GRENADE, escapes
from lockdown.games.nemesis.bots.quick_flames import GOING, LAST, STUCK, Burning
from lockdown.games.nemesis.bots.quick_goals import Weights, fails, goals, stays, way_out
from lockdown.games.nemesis.bots.quick_guns import drives
from lockdown.games.nemesis.bots.quick_hull import broken_left, holds, wrecks
from lockdown.games.nemesis.bots.quick_order import (
    VAIN,
    WORK,
    before_going,
    hurries,
    outspent,
    unmended,
    walks_off,
)
from lockdown.games.nemesis.bots.quick_tasks import (
    DESTRUCT_KEY,
    has_any,
    hoards,
    needs_pod,
    wanted,
)
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import count_of, free_slots
from lockdown.state.keys import ADULT, BLUE_CORPSE, IN_ROOM, ROOM

#: What it is worth to have both hands free.
UNBURDENED = 9.0
#: Shots, and cards for them, with which one goes for an Intruder, unless hurt more than this.
SHOTS, WELL = 3, 0.3
#: More of a threat than one grown Intruder: nobody goes in there for anything.
OUTNUMBERED = THREAT[ADULT]
SLIMY = ROOM["room_covered_with_slime"]
#: What is done for what it brings.
_DEEDS = ("play", "use", "room", "craft", "pickup", "activate")
#: What the parts of cards and items that repair are good for; others open doors or join things.
_MENDS = {0: "mend", 1: "engine"}
#: How much of that counts in the last two rounds, in which a way round it takes too long.
_NO_TIME = 0.3
#: The chance of an encounter with which nobody strolls.
LOUD = 0.5
#: Repairs that are worth less serve no end of one's own.
TRIFLE = 1.0
#: What scouting is worth that leads to nothing.
_NOWHERE = -9.0
#: What it is worth that no noise marker is left where one goes.
_UNHEARD = 0.5
#: Cards that a room's action takes (NM-ACT-04), and those for which one goes to a room at once.
FARE = 2
_TAKEN = (
    "enter_pod",
    "hibernate",
    "send_signal",
    "treat_wounds",
    "operate",
    "flip_pod",
    "stop_self_destruct",
    quick_airlock.PROCEDURE,
)
#: Looks at engines, and what they are worth to those who need none.
PEEKS, IDLY = ("check_engine", "check_engines"), 0.1
#: How little at least risks count.
_DARING = 0.05
#: Actions that take a noise roll and fail if somebody comes (NM-ROM-34).
_ROLLS = ("enter_pod", "hibernate")


def leads(act: Option) -> bool:
    """Whether an action takes whoever does it to the room that is chosen for it."""
    if act[0] == "play":
        return act[1] in LEADING_CARDS
    return act[0] == "use" and act[1] & 255 in LEADING_ITEMS


class NemesisThought(Burning):
    """What one seat of the original game makes of the table when it acts."""

    def __init__(self, t: NemesisTable, seat: int, w: Weights) -> None:
        super().__init__(t, seat, w)
        # One action may serve two ends, such as a way out and a task: the better one counts.
        for place, value, action in self.goals:
            if place == self.slot:
                self.here[action] = max(value, self.here[action])

    def pull(self, place: int) -> float:
        """How strongly the best goal is felt in a room, by ways round those who bar them."""
        return self.felt(place, self.goals)

    def felt(self, place: int, goals: list[Goal]) -> float:
        """The same of some of the goals."""
        t = self.t
        # The fire that one stands in is no farther from anything than its absence.
        fire = t.fire & ~(1 << self.slot) if place == self.slot else t.fire
        bars = t.foes | fire
        row = around(t.rs.board, t.closed, t.foes, fire, place) if bars else self.away[place]
        fade, best = self.fade, 0.0
        for goal, value, _ in goals:
            far = row[goal] if row[goal] < FAR else quick_doors.beyond(self, place, goal)
            if far < FAR:
                best = max(best, value * fade**far)
        return best

    def rounds_left(self) -> int:
        """Until the jump or the end of the self-destruct sequence."""
        return rounds_left(self.t)

    def _press(self, left: int) -> float:
        """How much leaving is worth now, on a ship that may not last until the end of time."""
        return super()._press(holds(self.t, left))

    def way_out(self) -> int:
        """Moves to the nearest place where one leaves."""
        return way_out(self.t, self.seat)

    def goals_of(self, press: float, left: int) -> list[Goal]:
        """Ways out, the ship, tasks, treatment, things."""
        self.press = press
        found = goals(self.t, self.seat, self.w, press, left)
        return found + quick_airlock.goals(self.t, self.seat, self.w)

    def hurry_as(self, other: NemesisThought) -> None:
        """Leaving and risks count as they do for somebody else."""
        self.calm, self.caution = other.calm, other.caution
        self.goals = self.goals_of(other.press, self.rounds_left())
        self.pulled = self.pull(self.slot)

    def scores(self, options: tuple[Option, ...]) -> list[tuple[Option, float]]:
        """Every action that brings something, and passing."""
        found = []
        for option in options:
            worth = self.worth(option)
            if worth is not None and not self.vain(option, worth):
                worth = self.burnt(option, worth)
                found.append((option, quick_hopes.hoped(self.t, self.seat, option, worth)))
        if self.burns_next() and any(self.out(option) for option, _ in found):
            found = [(option, score) for option, score in found if self.before_out(option)]
        elif self.burns_next() and quick_hopes.burns_up(self.t, self.seat):
            found = [pair for pair in found if pair[0][0] == "pass" or self.before_out(pair[0])]
        if self.fight:
            return quick_hopes.peaceful(self, found)
        return quick_lures.before_leaving(self, before_going(self, found))

    def before_out(self, option: Option) -> bool:
        """What is done in a fire rather than walking out: what one came for, or putting it out."""
        if option[0] in GOING or leads(option) or quenches(option):
            return True
        if option[0] == "room":
            return option[1] in self.here or option[1] == "fire_control_procedure"
        if option[0] == "use":
            heals = option[1] & 255 == MEDKIT and option[2]  # with a wound less it is not deadly
            return heals or option[1] & 255 in (EXTINGUISHER, *POD_KEYS, *MENDING_ITEMS)
        if option[0] == "play":
            works = option[1] in MENDING and _MENDS.get(option[2]) in self.here
            return works or FREE.get(option[1]) == option[2]
        return option[0] in ("pickup", "drop")

    def score(self, option: Option) -> float | None:
        """What an action seems to bring; None for one that is not worth a thought."""
        worth = self.worth(option)
        return None if worth is None else self.burnt(option, worth)

    def worth(self, option: Option) -> float | None:
        """The same, whether it burns or not."""
        if quick_airlock.airless(self.t, self.seat) and (saves := quick_airlock.rescue(option)):
            return saves
        if (odd := quick_oddments.odd(self, option)) is not None:
            return odd
        if option[0] == "pickup":
            # What lies there is taken before another one is fetched with noise.
            task = self.here.get("pickup", 0.0) + 1.0
            return max(8.0, task) if self.fetches(option[1]) else -2.0
        if option[0] == "drop":
            return self.drop(option[1])
        if option[0] == "melee":
            return self.strike(option[1]) if len(option) > 1 else None
        if option[0] == "shoot":
            return self.fires(option[1], option[2] >> 3)
        if option[0] == "activate":
            return activated(self.t, self.seat, option[1])
        return super().score(option)

    def burnt(self, option: Option, worth: float) -> float:
        """Whatever keeps one in a burning room costs a wound at the end of the turn (NM-MRK-11)."""
        if not self.t.fire >> self.slot & 1 or option[0] in GOING or leads(option):
            return worth
        if option[0] == "room" and option[1] in _ROLLS:
            return worth
        if option[0] == "play" and FREE.get(option[1]) == option[2] and self.leaves_free():
            return worth
        if quenches(option):
            return worth + self.singed(last=True)
        if option[0] == "pass" and worth <= quick_hopes.HOPELESS:
            return worth
        return worth - self.singed(last=option[0] == "pass")

    def leaves_free(self) -> bool:
        """Whether the best that a card does here without its cost is to leave: then nobody burns.

        One paid two cards for its sleep in a fire, with the one that gives it (23303, round 8).
        """
        acts = [action.key for action in self.t.rs.rooms[self.t.tile[self.slot]].actions]
        return max(acts, key=self.use_room, default="") in _ROLLS

    def vain(self, option: Option, worth: float) -> bool:
        """What brings nothing is no better than passing, however full the hand is.

        Steps count that lead towards something, or out of a fire.
        """
        if option[0] in _DEEDS:
            if self.fight and quick_hopes.slipping(option):
                # In a fight passing is worse than nothing.
                return False
            # Scouting is a step, which is compared with passing; so is a card that leads out of a
            # fight: one ran, and paid with the one that gives another for it (23303, round 13).
            steps = option[:2] == ("play", RECONNAISSANCE) or (self.fight and escapes(option))
            return worth <= (_NOWHERE if steps else 0.0)
        if option[0] not in GOING or self.fight:
            return False
        # A full hand is no reason to burn.
        burnt = worth <= 0.0 and not self.t.fire >> self.slot & 1 and self.singes(option)
        return (burnt and not self.urged(option[1])) or self.nowhere(option[1])

    def nowhere(self, place: int) -> bool:
        """Whether a step leads to nothing; out of a fire is somewhere."""
        if self.t.fire >> self.slot & 1:
            return False
        if bypasses(self, place):
            return False
        if turns_back(self, place):
            return True
        return self.pull(place) <= self.pulled and not self.strolls(place)

    def strolls(self, place: int) -> bool:
        """Whether a full hand is better used next door, where something is to be found.

        Not so far from what draws that one would turn back at once.
        """
        t = self.t
        if self.purse < FULL - 1 or (t.foes | t.fire) >> place & 1:
            return False
        if not 0.0 <= self.pulled - self.pull(place) < self.w.stroll:
            return False
        if self.joins(place):
            return True
        if self.encounter(place) > LOUD and not t.occupied >> place & 1:
            # For one thing in a dead end with noise all round it (15301, round 10).
            return False
        searches = any(card in SEARCHES for card in t.hand[self.seat])
        return not t.explored >> place & 1 or (searches and t.counter[place] > 0)

    def joins(self, place: int) -> bool:
        """Whether one who is hurt, unarmed and alone goes to somebody: nobody hears it (NM-MOV-03).

        One sat in an empty dead end until it died there (15102, rounds 7 and 8).
        """
        t, seat = self.t, self.seat
        if not open_wounds(t, seat) or armed(t, seat) or not t.occupied >> place & 1:
            return False
        return not any(
            other != seat and t.place[other] == IN_ROOM and t.room[other] == self.slot
            for other in range(t.n)
        )

    def fetches(self, item: int) -> bool:
        """Whether an object is worth picking up: one of a kind is enough.

        With full hands none is laid down for another: that one would be picked up again next.
        """
        t, seat = self.t, self.seat
        held = t.hands[seat]
        if any(other & 255 == item & 255 for other in held) and item != BLUE_CORPSE:
            return False
        if free_slots(t, seat) <= 0 and any(
            other & 255 in SPACES and wanted(t, seat, other) for other in held
        ):
            return False
        return wanted(t, seat, item)

    def wait(self) -> float:
        """Passing, which some die of."""
        t, seat = self.t, self.seat
        if quick_hopes.bleeds_out(t, seat) or quick_hopes.burns_up(t, seat):
            return quick_hopes.HOPELESS
        if quick_airlock.airless(t, seat):
            return quick_hopes.HOPELESS
        return self.waiting()

    def waiting(self) -> float:
        """The same for those who live: a full hand does not grow, who stays in a fight is attacked.

        In a fire cards are for walking out of it, so nobody is praised for keeping them.
        """
        idle = quick_hopes.expects(self.t, self.seat)
        score = super().wait() - (0.0 if idle else self.idling())
        if self.t.fire >> self.slot & 1 and self.purse:
            score = min(score, 0.0)
        return score - self.attacked() if self.fight else score

    def drop(self, item: int) -> float | None:
        """NM-ITM-13: an object that is good for nothing any more lies down, which is free."""
        t, seat = self.t, self.seat
        if item & 255 not in SPACES or len(t.objectives[seat]) != 1 or wanted(t, seat, item):
            return None
        return UNBURDENED

    def danger(self, place: int, cards: int, careful: bool) -> float:
        """Fire kills whoever has no wound to spare and cannot go on."""
        risk = super().danger(place, cards, careful)
        if self.t.foes >> place & 1 and self.dares(place, cards):
            risk *= self.w.bold
        if self.t.fire >> place & 1:
            fatal = len(self.t.wounds[self.seat]) >= self.t.rs.serious_limit
            if fatal and not self.passes(place):
                risk += self.w.fatal * self.scorching(place, cards)
            if cards - self.sick < 1:
                # Nothing to go on with: this turn ends there, and so does the one that passes.
                risk += 2.0 * self.w.burnt
        if self.sticks(place):
            risk += self.w.slimy
        if self.t.vented == place:
            risk += self.w.fatal / max(_DARING, self.caution)
        if not self.t.explored >> place & 1:
            # The end of all is no smaller for those who are in a hurry.
            end = self.w.fatal * wrecks(self.t) / max(_DARING, self.caution)
            risk += self.w.hazard * short(broken_left(self.t)) + end
        return risk

    def sticks(self, place: int) -> bool:
        """NM-ROM-23: whether one would be covered in slime there, as far as the seat knows."""
        t = self.t
        known = t.explored | t.seen_tile[self.seat]
        return t.tile[place] == SLIMY and bool(known >> place & ~(t.slime >> self.seat) & 1)

    def dares(self, place: int, cards: int) -> bool:
        """Whether to go for a single Intruder: well, loaded, with cards to shoot, and in no fire.

        In one every turn of the fight is a wound: one burnt three times in it (72106, round 8).
        """
        t = self.t
        if t.fire >> place & 1:
            return False
        kinds = [kind for _, kind, slot, _ in t.stalkers if slot == place]
        if len(kinds) != 1 or kinds[0] > ADULT:
            return False
        if drives(t, self.seat) and cards - self.sick > FARE:
            # What drives it off lets one leave there (NM-WND-14): with an extinguisher one fought
            # on next door to the only pod, and died there (161101, round 11).
            return any(goal == place and act in _ROLLS for goal, _, act in self.goals)
        if self.hurt >= WELL:
            return False
        weapons = [item for item in t.hands[self.seat] if t.rs.items[item & 255].weapon]
        return sum(map(count_of, weapons)) >= SHOTS and cards - self.sick >= SHOTS

    def walk(self, place: int, *, careful: bool) -> float:
        """Out of a fire to any room; the card that is needed at the end of the way does not pay."""
        score = super().walk(place, careful=careful)
        if self.strolls(place):
            # What one goes away from is still there after a step back.
            score += self.pulled - self.pull(place)
        if not careful and hurries(self, place):
            score -= VAIN * max(0.0, self.pull(place) - self.pulled)
        if self.threat(place) > OUTNUMBERED and self.rounds_left() > 1:
            # Nobody leaves or does anything there before they are gone.
            score -= max(0.0, self.pull(place) - self.pulled)
        if self.t.fire >> place & 1:
            cost = self.scorched("careful" if careful else "move", place)
            score -= cost * self.singed(last=True) * (_NO_TIME if self.rounds_left() <= 2 else 1.0)
            cards = 2 if careful else 1
            late = self.unpaid(place, cards) or self.overnight(place, cards)
            if self.rounds_left() > LAST and late:
                score -= max(0.0, self.pull(place) - self.pulled)
        if self.t.fire >> self.slot & 1:
            # What one goes away from is still there once the fire is out, or after a step back.
            score += max(0.0, self.pulled - self.pull(place) - self.w.back)
        if careful and self.purse - 2 < FARE <= self.purse - 1:
            # A careful step takes the card that the pod, or what else one goes for, costs.
            due = [value for goal, value, act in self.goals if goal == place and act in _TAKEN]
            score -= self.w.fare * max(due, default=0.0)
        tools = [card for card in self.t.hand[self.seat] if card in MENDING]
        if not tools or self.purse - len(tools) >= (2 if careful else 1):
            return score
        if has_any(self.t, self.seat, MENDING_ITEMS):
            # One stayed in a fire for the sake of cards that do what its tools do (23302, round 6).
            return score
        if any(action in WORK for _, _, action in self.goals):
            score -= max(self.w.unmended, unmended(self, place))
        return score

    def unpaid(self, place: int, cards: int) -> bool:
        """Whether one goes to a broken room and has no cards left for its repair (NM-MRK-23).

        A rookie walked into one that burnt, and straight out again (23401, round 7).
        """
        t, seat = self.t, self.seat
        due = max((value for goal, value, _ in self.goals if goal == place), default=0.0)
        if not t.broken >> place & 1 or due < self.pull(place):
            return False
        costs = [self.price(card) for card in t.hand[seat] if card in MENDING]
        kinds = [item & 255 for item in t.pack[seat] if item & 255 in MENDING_ITEMS]
        costs += [t.rs.items[kind].cost for kind in kinds]
        return self.purse - cards < min(costs, default=FULL)

    def card(self, option: Option) -> float:
        """Cards; repairs of an engine if one came for it."""
        if self.fight:
            return self.fight_card(option)
        if option[1] in MENDING:
            return self.repair(option) - outspent(self, option)
        if quenches(option):
            return quenching(self.t, self.slot)
        if quick_doors.opens(option):
            return quick_doors.played(self, option[1])
        if FREE.get(option[1]) == option[2]:
            return self.free_room() + self.w.free
        if option[1] == RECONNAISSANCE:
            return self.scout()
        if option[1] == quick_doors.CORRIDORS:
            return quick_doors.crawled(self)
        rest = self.w.rest * self.sick
        return card_worth(self.t, self.seat, option[1], self.w.search, rest)

    def item(self, option: Option) -> float:
        """Items; repairs of an engine if one came for it."""
        if self.fight:
            return self.fight_item(option)
        if quick_doors.opens(option):
            return quick_doors.unbarred(self, 1) - 0.5
        if option[1] & 255 == quick_doors.PLANS:
            return quick_doors.tunnelled(self)
        if option[1] & 255 in MENDING_ITEMS:
            return self.repair(option) - 0.5
        if (drawn := quick_lures.used(self, option)) is not None:
            return drawn
        if option[1] & 255 == GRENADE:
            return self.throw()
        if option[1] & 255 == DESTRUCT_KEY and not option[2]:
            return self.here.get("arm", -1.0)
        if option[1] & 255 in POD_KEYS and stays(self.t, self.seat, self.w):
            return quick_keys.IDLE
        if trifle(option) and hoards(self.t, self.seat):
            return -1.0
        worth = item_worth(self.t, self.seat, option, self.purse, self.w.search)
        cost = self.t.rs.items[option[1] & 255].cost
        return worth - (quick_doors.paid(self, cost) if worth > 0.0 else 0.0)

    def lured(self) -> float:
        """The best room next door for a decoy."""
        return quick_lures.lured(self)

    def free_room(self) -> float:
        """The best of what the room offers, which a card does without its cost (NM-ROM-36)."""
        keys = [action.key for action in self.t.rs.rooms[self.t.tile[self.slot]].actions]
        return max((self.use_room(key) for key in keys), default=-3.0)

    def going(self, place: int) -> float:
        """How good it is to be in another room next: what draws there, and what waits.

        Out of a fight as a flight is judged: for an egg two rooms off one fled into the fire before
        it (23301, round 3), for its sleep into a room with noise all round (23302, round 7).
        """
        if self.fight:
            return self.flee(place)
        risk = self.caution * self.danger(place, self.size, careful=False)
        return self.pull(place) - risk - self.burns(place)

    def flee(self, place: int) -> float:
        """A flight; from one fire into another one was nearly all that killed a captain.

        There it could not go on, with a room beside that did not burn (41121, round 7).
        """
        return super().flee(place) - self.burns(place)

    def burns(self, place: int) -> float:
        """What a fire costs in the room where one is next."""
        if not self.t.fire >> place & 1:
            return 0.0
        # With the last action so does the next turn, for want of a quiet way on.
        return self.singed(last=False) * (STUCK if self.t.actions_left <= 1 else 1.0)

    def scout(self) -> float:
        """A step towards what draws that leaves no noise behind (NM-BAS-05), for two cards too."""
        t = self.t
        ways = [o for o, way in t.rs.board.ways[self.slot] if not t.closed >> way & 1]
        return max(map(self.spied, ways), default=_NOWHERE)

    def spied(self, place: int) -> float:
        """The same of one room: not of those where anybody is, so that nothing is rolled there.

        Nor of an Intruder's, whom nobody hears come (NM-MOV-03; 82311, round 6).
        """
        worth = self.walk(place, careful=True)
        vain = (self.t.occupied | self.t.foes) >> place & 1 or self.vain(("careful", place), worth)
        return _NOWHERE if vain else worth + _UNHEARD

    def repair(self, option: Option) -> float:
        """An engine or a room: what one came for, or a malfunction less."""
        if option[2]:
            # What forces doors and joins things is no repair, whatever else one came for.
            return self.here.get(_MENDS[option[2]], -1.0) if option[2] in _MENDS else -1.0
        if self.rounds_left() <= 1:
            return self.here.get("mend", -1.0)  # nobody comes here any more
        left = self.purse - (self.price(option[1]) if option[0] == "play" else 1)
        came = 0.0 if walks_off(self, left) else self.here.get("mend", 0.0)
        worth = max(came, mending(self.t, self.slot))
        worth += washing(self.t, self.seat, left)
        # Nobody lays down its last cards for a room that nobody needs (11303, round 6).
        bare = option[0] == "play" and left < LAST
        if bare and locked(self.t, self.seat, self.slot):
            # Nor for one that lets nobody out yet: two did so in the first two rounds, one with the
            # card that looks for what lay there as the fare (112201).
            worth = max(came, worth - LEAVES)
        return -1.0 if bare and worth < TRIFLE else worth

    def price(self, card: int) -> int:
        """Cards that playing one takes, itself included."""
        return 1 + self.t.rs.action_cards[card].cost

    def room_worth(self, key: str) -> float:
        """Rooms."""
        if key == quick_sprinklers.PROCEDURE:
            return quick_sprinklers.worth(self)
        if key == "flip_pod" and stays(self.t, self.seat, self.w):
            return quick_keys.IDLE
        if key in PEEKS and needs_pod(self.t, self.seat) and pods.on_board(self.t):
            # Who wins in a pod alone needs no engine: one paid for a look at one with the card that
            # finds what it was to gather (112201, round 4). A hand that cannot grow pays for it.
            return IDLY if self.purse >= FULL else -1.0
        return room_worth(self.t, self.seat, key)

    def crafted(self, kind: int) -> float:
        """An antidote saves whoever is infested."""
        if kind == quick_oddments.FLAMETHROWER and not hoards(self.t, self.seat):
            return quick_oddments.forged(self) or MADE.get(kind, -1.0)
        return 7.0 if kind == ANTIDOTE and self.t.larva >> self.seat & 1 else MADE.get(kind, -1.0)

    def use_room(self, key: str) -> float:
        """Getting into a pod or to sleep takes a noise roll."""
        if key == quick_airlock.PROCEDURE:
            return quick_airlock.worth(self)
        worth = super().use_room(key)
        if key not in _ROLLS or key not in self.here:
            return worth
        w = self.w
        caught = w.meet + w.startle * self.startled(self.slot, self.size - 2)
        return worth - self.forgone(worth) - self.calm * fails(self.t, self.slot) * caught

    def forgone(self, worth: float) -> float:
        """How much better another way out is, far as it is: who leaves here never gets there.

        A step is measured by what draws more than here, and leaving by what it is worth: with the
        engines unseen the last one alive lay down to sleep, two rooms from an open pod and with
        four rounds for it (161807, round 12).
        """
        ways = [g for g in self.goals if g[0] != self.slot and g[2] in _ROLLS]
        return max(0.0, self.felt(self.slot, ways) - worth) if ways else 0.0
