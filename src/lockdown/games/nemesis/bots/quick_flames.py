"""Fires of the original game, as the quick player sees them; see `quick_player`."""

from __future__ import annotations

from lockdown.bots.quick_answers import Option, open_wounds
from lockdown.games.nemesis.bots.quick_answers import FREE
from lockdown.games.nemesis.bots.quick_fights import FARE, FULL, Fighter
from lockdown.games.nemesis.bots.quick_goals import fails

#: With fewer cards whatever is done in a fire is the last thing: none is left to walk out with.
LAST = 2
#: How many wounds by fire a step is like that ends a turn in one.
STUCK = 3.0
#: How much nearer a fire leads to what draws that one who waits with a full hand walks into it.
URGE = 2.5
#: Noise into which nobody who could stay goes on out of a fire.
DEAFENING = 0.6
#: Ways out of a burning room; passing in one is judged by itself (`burn`).
GOING = ("move", "careful")
#: Room actions by which one leaves.
_LEAVING = ("enter_pod", "hibernate")
#: Those that take two cards (NM-ACT-04) and leave one where one is.
_STAYING = ("flip_pod", "send_signal", "treat_wounds", "check_coordinates", "set_destination")


class Burning(Fighter):
    """What one seat makes of the fires around it."""

    def burns_next(self) -> bool:
        """Whether this is the last chance to walk out of a fire before it burns (NM-MRK-11)."""
        t = self.t
        burning = t.fire >> self.slot & 1 and not self.fight
        # Serious wounds make things and steps dearer (NM-HRT-04).
        few = self.purse < LAST + open_wounds(t, self.seat)
        return bool(burning) and (t.actions_left <= 1 or few or self.trapped())

    def trapped(self) -> bool:
        """Whether fires lie round a burning room, so that walking out takes both actions."""
        t = self.t
        if not self.two_steps():
            return False
        ways = t.rs.board.ways[self.slot]
        free = [o for o, way in ways if not (t.closed >> way | (t.fire | t.foes) >> o) & 1]
        return not free and any(self.beyond(other) for other, _ in ways)

    def passes(self, place: int) -> bool:
        """Whether one runs from fire through fire, and is out of it before it burns."""
        return bool(self.t.fire >> self.slot & 1) and self.two_steps() and self.beyond(place)

    def scorching(self, place: int, cards: int) -> float:
        """Chance that the fire in a room next door kills one whom the next wound does.

        Not if one leaves the ship from there in the same turn (NM-MRK-11). Who dies of the fire
        here as well loses nothing by it: with five cards one set the course in one, the pods beside
        a friend next door (161703, round 6).
        """
        t = self.t
        due = any(goal == place and act in _LEAVING for goal, _, act in self.goals)
        leaves = due and t.actions_left > 1 and cards - self.sick >= FARE
        if not leaves or (t.foes | t.broken) >> place & 1:
            return 1.0
        return 0.0 if t.fire >> self.slot & 1 else fails(t, place)

    def two_steps(self) -> bool:
        """Whether there are actions and cards for two steps, and one for what is met."""
        return self.t.actions_left > 1 and self.purse > LAST

    def beyond(self, place: int) -> bool:
        """Whether a burning room next door is only passed on the way to one that is quiet."""
        t = self.t
        return not t.foes >> place & 1 and any(
            not (t.closed >> way | (t.fire | t.foes) >> other) & 1
            for other, way in t.rs.board.ways[place]
            if other != self.slot
        )

    def out(self, option: Option) -> bool:
        """Whether a step leads out of a fire at less risk than staying in it costs."""
        t = self.t
        if option[0] not in GOING or t.foes >> option[1] & 1:
            return False
        if t.fire >> option[1] & 1 and not self.passes(option[1]):
            return False
        careful = option[0] == "careful"
        risk = self.danger(option[1], self.size - (2 if careful else 1), careful)
        return self.caution * risk <= self.singed(last=True)

    def singes(self, step: Option) -> bool:
        """Whether a step leads into a fire, and not through it to what draws beyond."""
        t, place = self.t, step[1]
        if not t.fire >> place & 1 or self.stuck(step):
            return bool(t.fire >> place & 1)
        here = self.pull(place)
        return not any(
            self.pull(other) > here and self.onward(other)
            for other, way in t.rs.board.ways[place]
            if other != self.slot and not (t.closed >> way | (t.fire | t.foes) >> other) & 1
        )

    def onward(self, place: int) -> bool:
        """Whether one goes on there out of a fire: nobody creeps where all corridors are loud.

        With four cards one crept into a burning Nest, and straight back (72106, round 5).
        """
        return bool(self.t.occupied >> place & 1) or self.encounter(place) < DEAFENING

    def urged(self, place: int) -> bool:
        """Whether a fire lies on the way to what one wants, and one waits with all cards for it.

        With the corpse, the signal and an open pod beyond two fires one passed three times with
        five cards, until it was attacked there and died (72103, rounds 6 to 9).
        """
        t = self.t
        if self.purse < FULL - 1 or len(t.wounds[self.seat]) >= t.rs.serious_limit:
            return False
        if t.actions_left < LAST:
            return False  # the turn would end there
        return self.pull(place) - self.pulled >= URGE

    def scorched(self, verb: str, place: int) -> float:
        """How many wounds by fire a step into a burning room is like.

        Most stay: what one goes there for takes an action and two cards more. Who goes on to what
        draws beyond is out of it before it burns, unless somebody comes: two sat before a fire, the
        open pod behind it, until all burnt (41108, rounds 4 to 6).
        """
        step = (verb, place)
        if self.stuck(step):
            return STUCK
        if self.passes(place):
            return 0.0
        if self.singes(step):
            return self.w.through
        unheard = verb == "careful" or bool(self.t.occupied >> place & 1)
        return 0.0 if unheard else self.w.through * self.encounter(place)

    def stuck(self, step: Option) -> bool:
        """Whether a step leads into a fire in which the turn ends for want of cards or actions."""
        t = self.t
        left = self.purse - (2 if step[0] == "careful" else 1)
        return bool(t.fire >> step[1] & 1) and (left < LAST or t.actions_left < LAST)

    def overnight(self, place: int, cards: int) -> bool:
        """Whether one waits in a fire for the cards with which one leaves (NM-ROM-05).

        From next door the new hand takes one there and off in one turn: one went in with its last
        card and took two wounds for nothing (51102, round 3). Who comes for something else needs
        another card to walk out with: one opened a pod with its last two, burnt twice, and was
        surprised there before it got to the pod (72106, round 5).
        """
        t, left = self.t, self.purse - cards
        free = left > 0 and any(card in FREE for card in t.hand[self.seat])
        if left > LAST or free or t.fire >> self.slot & 1:
            return False
        acts = (*_LEAVING, *_STAYING) if left < LAST else _STAYING
        ways = [value for goal, value, act in self.goals if goal == place and act in acts]
        return max(ways, default=0.0) >= self.pull(place) > 0.0

    def singed(self, *, last: bool) -> float:
        """What a light wound takes; with an action left one may still walk out of the fire."""
        t, w = self.t, self.w
        fatal = len(t.wounds[self.seat]) >= t.rs.serious_limit
        # The third light wound is a serious one (NM-HRT-02).
        grave = 2.0 if t.light[self.seat] >= 2 else 1.0
        loss = w.fatal if fatal else grave * w.singe * (1.0 + 2.0 * self.hurt)
        return loss if last or t.actions_left <= 1 or self.purse < 2 else w.later * loss
