"""How the quick player of the original game fights: shots, flights, and cards for either.

What a card is worth in a fight follows from what it does there: a shot is worth what it may kill,
slipping away what one escapes from. Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from lockdown.bots.quick_answers import Option
from lockdown.bots.quick_player import HURRY, PREY, THREAT, Goal, Thought, to_spare
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_answers import (
    CHARGES,
    SECTIONS,
    armed,
    unloaded,
)
from lockdown.games.nemesis.bots.quick_goals import Weights, besieged, fails, way_out
from lockdown.games.nemesis.bots.quick_guns import DRIVES, falls, felled, loaded
from lockdown.games.nemesis.bots.quick_hull import holds
from lockdown.games.nemesis.bots.quick_keys import doomed
from lockdown.games.nemesis.bots.quick_lures import DECOY
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import count_of
from lockdown.rules.movement import move_cost
from lockdown.state.keys import ACTION, ADULT, IN_ROOM, ITEM, LARVA

#: Cards and items that let one walk out of a fight without being attacked (NM-CMB-18).
SLIPS = (ACTION["suppressive_fire"], ACTION["covering_fire"])
SMOKE = ITEM["smoke_grenade"]
#: Cards that shoot (NM-CMB-03): with a card to draw, a die to roll again, and all ammo at once.
_RUSH, _AIM, _AUTO = ACTION["adrenaline"], ACTION["taking_aim"], ACTION["full_auto"]
_RELOAD = ACTION["reload"]
GRENADE = ITEM["grenade"]
#: How much worse the attacks of the great ones are.
_TRAPPED = 2.0
#: Cards up to which a new round fills a hand (NM-RND-03).
FULL = 5
#: What a card is worth that is drawn, and what a thing is missed.
_DRAWN, _MISSED = 0.6, 0.5
#: What a round is worth that a burst uses up, and a wound that is dealt for the next shot; how
#: much more it is worth to those who are hurt that nobody is beside them any more.
_ROUND, _WEAR, _SORE = 1.2, 0.2, 1.5
#: Chance to miss each kind with bare hands, larva to queen.
MISSES = (1 / 6, 1 / 6, 1 / 2, 2 / 3, 2 / 3)
#: Chance that the two wounds that a grenade deals end a fight, by wounds before them.
_BLAST = (0.3, 0.45, 0.7, 1.0, 1.0)
#: What it costs to hurt somebody else with it.
_SPLINTERS = 2.0
#: What it adds at most that the way out is free then.
_FREED = 15.0
#: What ending a fight so is worth at most, and what the contamination card costs that it takes.
_GAIN, _FILTH = 5.0, 1.0
#: What a loaded weapon is worth to one who has none in a fight, and a full one.
_LOADED, _CHARGED = 2.4, 3.4
#: Shots and cards with which one stands up to a single Intruder, and hurts that keep one from it.
STANDS, SOUND = 3, 0.5
#: Room actions by which one leaves, actions that slipping away and leaving take, and its worth.
_LEAVING, _TURN, _GONE = ("enter_pod", "hibernate"), 2, 8.0
#: What it costs to run from the only way out in the last round; what a blow is worth there that
#: ends the fight, and the cards that leaving takes after it.
LOST, LAST_BLOW, FARE = 20.0, 8.0, 2
#: Rounds before the end in which one strikes at whoever bars the way out, and the chance for it.
SOON, FAIR = 3, 0.3


class Fighter(Thought[NemesisTable, Weights]):
    """What one seat makes of the company it is in."""

    press: float
    """How much leaving is worth now."""

    def flee(self, place: int) -> float:
        """NM-CMB-14: attacked first; one Intruder is no reason for whoever can shoot it instead."""
        # Who runs from the only way out in the last round is lost, and who stays is not attacked
        # any more (NM-RND-14): time ends before Intruders strike.
        worth = super().flee(place) - self.stands() - (LOST if self.cornered() else 0.0)
        worth += self.hastens(place) + (0.0 if self.copes() else self.departs(place))
        # Then only the way out counts: one ran from the pods into a dead end (9103, round 11).
        return worth + (self.pull(place) - self.pulled if self.rounds_left() <= 1 else 0.0)

    def cornered(self) -> bool:
        """Whether this is the last round, and one leaves from here or from nowhere."""
        t, slot = self.t, self.slot
        if self.rounds_left() > 1 or t.broken >> slot & 1:
            return False
        sleeps = slot == t.rs.board.start_slot and t.hibernation_open and t.destruct < 0
        rooms = [t.slot_of[tile] for tile in SECTIONS]
        return sleeps or any(
            slot == room and pods.open_pods(t, number) for number, room in enumerate(rooms)
        )

    def stands(self) -> float:
        """What speaks against running: one foe of the weaker kinds, and shots enough for it."""
        t = self.t
        kinds = [kind for _, kind, slot, _ in t.stalkers if slot == self.slot]
        if len(kinds) != 1 or kinds[0] > ADULT or self.hurt >= SOUND or self.rounds_left() <= 1:
            return 0.0
        able = min(self.purse, ammo(t, self.seat), STANDS)
        return self.w.stand * able / STANDS if able > 1 else 0.0

    def shoot(self, uid: int, amount: int = 1) -> float:
        """The best weapon at hand."""
        return max((self.fires(item, uid) for item in loaded(self.t, self.seat)), default=-1.0)

    def fires(self, weapon: int, uid: int, *, again: bool = False, burst: int = 0) -> float:
        """What a shot is worth: what it ends, and what it wounds for the next one.

        The last card is for running from the great ones, which hardly any shot drives away: in a
        fire, beside an adult as well, one shot four times at a queen with three wounds as if one of
        six shots drove her away, and died there (106401, round 6).
        """
        t, w = self.t, self.w
        foe = next((f for f in t.stalkers if f[0] == uid), None)
        if foe is None:
            return -1.0
        _, kind, slot, wounds = foe
        gone, dealt = felled(weapon, kind, wounds, again=again, burst=burst)
        worth = w.shoot * PREY[kind] * gone * (1.0 + _SORE * self.hurt) + _WEAR * dealt
        worth += gone * self.frees(slot, 1.0) if len(self.beside()) == 1 else 0.0
        return worth - ((1.0 - gone) * self.stranded(1) if kind > ADULT else 0.0)

    def beside(self) -> list[int]:
        """Kinds of the Intruders here."""
        return [kind for _, kind, slot, _ in self.t.stalkers if slot == self.slot]

    def stranded(self, spent: int) -> float:
        """What it costs to have no card left to run with from one of the great ones."""
        t = self.t
        kinds = [kind for _, kind, place, _ in t.stalkers if place == self.slot]
        if max(kinds, default=LARVA) <= ADULT or self.purse - spent >= move_cost(t, self.seat):
            return 0.0
        return _TRAPPED * self.attacked()

    def attacked(self) -> float:
        """What the attacks cost that come because one stays; whoever is beside shares them."""
        t, slot = self.t, self.slot
        beside = sum(1 for s in range(t.n) if t.room[s] == slot and t.place[s] == IN_ROOM)
        hits = sum(0.8 if f[1] == LARVA else 0.55 for f in t.stalkers if f[2] == slot)
        return self.w.stay * hits * (1.0 + 2.2 * self.hurt) / max(1, beside)

    def slip(self) -> float:
        """NM-CMB-18: the best way out without the attacks that a flight brings."""
        copes = self.copes()
        flights = (
            self.flee(place) + (self.departs(place) if copes else 0.0) for place in self.open_ways()
        )
        return self.spared() + max(flights, default=-9.0)

    def copes(self) -> bool:
        """Whether one is not attacked for the sake of a pod that one gets into later as well.

        So it is beside a foe that one can shoot, or that hardly any blow misses.
        """
        kinds = [kind for _, kind, slot, _ in self.t.stalkers if slot == self.slot]
        return max(kinds, default=LARVA) <= LARVA or self.stands() > 0.0

    def open_ways(self) -> list[int]:
        """Rooms next door without a closed door between."""
        ways = self.t.rs.board.ways[self.slot]
        return [slot for slot, corridor in ways if not self.t.closed >> corridor & 1]

    def departs(self, place: int) -> float:
        """What it adds that one leaves the ship from there with the next action.

        One shot at an adult next door to the last open pod until somebody else took it (23103).
        """
        due = [value for goal, value, act in self.goals if goal == place and act in _LEAVING]
        step = max(1, move_cost(self.t, self.seat))
        ready = self.t.actions_left >= _TURN and self.purse >= FARE + step
        if not ready or self.t.foes >> place & 1 or max(due, default=0.0) < self.w.leave:
            return 0.0  # nor if a task is to be done first
        return _GONE * (1.0 - fails(self.t, place))

    def hastens(self, place: int) -> float:
        """What it adds to be nearer to the way out, where one would have to hurry back to it.

        Leaving is as urgent in all rooms next door as in the one that is farthest from it: one ran
        from the door of the Hibernatorium, and then four rooms back to it (41103, round 12).
        """
        t, w = self.t, self.w
        left = holds(t, self.rounds_left())
        if self.press >= w.press2 or not any(
            to_spare(left, way_out(t, self.seat, other)) <= HURRY for other in self.open_ways()
        ):
            return 0.0
        ways = [goal for goal in self.goals if goal[2] in _LEAVING]
        gain = self.felt(place, ways) - self.felt(self.slot, ways)
        return w.pull * (w.press2 / self.press - 1.0) * gain

    def felt(self, place: int, goals: list[Goal]) -> float:
        """How strongly the best of some goals is felt in a room."""
        raise NotImplementedError

    def lured(self) -> float:
        """What it is worth to draw Intruders into a room next door."""
        raise NotImplementedError

    def spared(self) -> float:
        """What the attacks cost that come when one turns to run."""
        hits = sum(0.8 if f[1] == LARVA else 0.55 for f in self.t.stalkers if f[2] == self.slot)
        return self.w.hits * hits * (1.0 + 2.2 * self.hurt)

    def best_shot(self) -> float:
        """What a shot is worth with the best weapon at the best target."""
        guns = loaded(self.t, self.seat)
        return max((self.fires(gun, uid) for uid in self.targets() for gun in guns), default=-1.0)

    def targets(self) -> list[int]:
        """Intruders here."""
        return [uid for uid, _, slot, _ in self.t.stalkers if slot == self.slot]

    def fight_card(self, option: Option) -> float:
        """A card that is played in a fight."""
        card = option[1]
        if card in SLIPS:
            return self.slip()
        if card == _RUSH:
            if option[2]:
                return max(map(self.flee, self.open_ways()), default=-9.0) + _DRAWN
            return self.best_shot() + _DRAWN
        if card == _AIM:
            return self.aimed()
        if card == _AUTO:
            return self.burst()
        if card == _RELOAD and not armed(self.t, self.seat):
            return _LOADED
        return -3.0

    def aimed(self) -> float:
        """NM-CMB-06: a die that may be rolled again is kept for those that are often missed."""
        t = self.t
        if max(self.beside(), default=LARVA) <= LARVA:
            return self.best_shot() - _DRAWN
        guns = [gun for gun in loaded(t, self.seat) if t.rs.items[gun & 255].weapon == "energy"]
        shots = (self.fires(gun, uid, again=True) for uid in self.targets() for gun in guns)
        return max(shots, default=-1.0)

    def burst(self) -> float:
        """NM-CMB-07: all ammo at once, half of which wounds: for those with few cards for shots."""
        guns = [gun for gun in loaded(self.t, self.seat) if gun & 255 == ITEM["assault_rifle"]]
        rounds = sum(map(count_of, guns))
        if rounds < 2:
            return self.best_shot() - _DRAWN  # nothing but a shot
        shots = (self.fires(guns[0], uid, burst=rounds) for uid in self.targets())
        return max(shots, default=-1.0) - _ROUND * (rounds - 1)

    def strike(self, target: int) -> float:
        """NM-CMB-10: bare hands. Whoever misses suffers a serious wound, and may die of it."""
        t = self.t
        kind = target & 7
        wounds = next((f[3] for f in t.stalkers if f[0] == target >> 3), 0)
        miss = MISSES[kind]
        gone = falls(kind, wounds + 1)
        gain = min(_GAIN, self.w.shoot * THREAT[kind] * gone * (0.4 if kind > ADULT else 1.0))
        # A full hand, with which nobody likes to pass, is no reason to strike at what one misses.
        bold = self.idling() if kind >= ADULT else 0.0
        if self.cornered() and self.purse > FARE:
            # What is gone lets one leave with the other cards; there is nothing else to hope for.
            return LAST_BLOW * (1.0 - miss) * gone
        hope = (1.0 - miss) * gone
        if kind <= ADULT and (bars := self.barring(hope)):
            return bars - miss * self.gash() - _FILTH
        return (1.0 - miss) * gain - miss * self.gash() - _FILTH - bold

    def barring(self, hope: float) -> float:
        """What a blow adds that may end a fight at the way out of a ship that is about to go.

        Three rounds before the blast one ran from the only pod, beside an adult with four wounds,
        and never came back (161704, round 9).
        """
        t = self.t
        few = self.rounds_left() <= SOON and self.purse > FARE and not t.broken >> self.slot & 1
        alone = sum(1 for f in t.stalkers if f[2] == self.slot) == 1
        due = max((self.here.get(act, 0.0) for act in _LEAVING), default=0.0)
        return hope * _FREED if few and alone and due > 0.0 and hope >= FAIR else 0.0

    def idling(self) -> float:
        """What it costs to pass with a hand that cannot grow; half of it with a card less."""
        return self.w.full * min(1.0, max(0.0, 0.5 * (self.purse - FULL + 2)))

    def fight_item(self, option: Option) -> float:
        """A thing that is used in a fight, and then used up."""
        t = self.t
        kind = option[1] & 255
        if kind in CHARGES:
            # The other part works on a door.
            return -1.0 if option[2] else _CHARGED * unloaded(t, self.seat) - self.stranded(2)
        if kind == SMOKE:
            return self.slip() - _MISSED
        if DRIVES.get(kind) == option[2]:
            return self.drives()
        if kind == GRENADE:
            return self.throw()
        return self.lured() if kind == DECOY else -3.0

    def drives(self) -> float:
        """NM-WND-14: what it is worth that one of them is gone, if only to the room next door."""
        here = self.beside()
        worth = self.w.drive * max((PREY[kind] for kind in here), default=0.0)
        worth *= 1.0 + _SORE * self.hurt
        return worth + (self.frees(self.slot, 1.0) if len(here) == 1 else 0.0) - _MISSED

    def throw(self) -> float:
        """The best room for a grenade, this one or one next door."""
        return max(map(self.blast, (self.slot, *self.open_ways()))) - _MISSED

    def blast(self, place: int) -> float:
        """NM-ITM-16: what a grenade does there; everybody in that room suffers a serious wound."""
        t = self.t
        foes = [(kind, wounds) for _, kind, slot, wounds in t.stalkers if slot == place]
        gains = [
            _GAIN
            if kind == LARVA
            else _GAIN * _BLAST[min(wounds, 4)] * (0.4 if kind > ADULT else 1.0)
            for kind, wounds in foes
        ]
        crew = sum(1 for s in range(t.n) if t.room[s] == place and t.place[s] == IN_ROOM)
        own = place == self.slot
        if not own and any(
            t.room[s] == place and t.place[s] == IN_ROOM and s not in doomed(t, self.seat)
            for s in range(t.n)
        ):
            # For a larva next door one wounded somebody who could shoot it (82131, round 2).
            return -_GAIN
        if len(foes) == 1 and not crew and foes[0][0] <= ADULT:
            gains[0] += self.frees(place, _BLAST[min(foes[0][1], 4)])
        return (
            max(gains, default=-_GAIN) - _SPLINTERS * (crew - own) - (self.gash() if own else 0.0)
        )

    def frees(self, place: int, chance: float) -> float:
        """What it adds that whoever bars the way out next door probably dies or is hurt.

        Three rounds before the end two stood with three grenades before open pods and one adult:
        one passed with four cards, the other ran the far way through noise (82302, round 13).
        """
        t = self.t
        due = max(
            (v for goal, v, act in self.goals if goal == place and act in _LEAVING), default=0.0
        )
        part = besieged(t, self.seat, place, self.w) if due else 0.0
        if self.rounds_left() <= 1:
            ready = place == self.slot and self.cornered() and self.purse > FARE
            return LAST_BLOW * chance if ready else 0.0
        if part <= 0.0:
            return 0.0
        freed = self.felt(self.slot, [(place, due / part, "")]) - self.felt(self.slot, self.goals)
        return min(_FREED, chance * max(0.0, freed))

    def gash(self) -> float:
        """What a serious wound costs; the one too many is the last."""
        fatal = len(self.t.wounds[self.seat]) >= self.t.rs.serious_limit
        return self.w.fatal if fatal else self.w.wound * (1.0 + 2.2 * self.hurt)


def ammo(t: NemesisTable, seat: int) -> int:
    """Shots that the weapons at hand have left."""
    return sum(count_of(item) for item in t.hands[seat] if t.rs.items[item & 255].weapon)


def escapes(act: Option) -> bool:
    """Whether a card or a thing is one for walking out of a fight."""
    if act[0] == "play":
        return act[1] in SLIPS or act[1:] == (_RUSH, 1)
    return bool(act[0] == "use" and act[1] & 255 == SMOKE)
