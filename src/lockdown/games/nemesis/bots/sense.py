"""What has no sense in the original game, whatever a policy or a playout thinks of it."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.answers import first_arg
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots.regular import UNWANTED, NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.kernel.options import parse_option
from lockdown.views.types import DecisionView, OptionView

#: A hand with which nobody who has something to do passes: what is kept of it does not come anew.
PLENTY = 4
#: The same in a fight, where waiting hurts.
ABLE = 2
#: In the last rounds of the ship, what `regular` likes less by so much is no longer worth a card.
LAST, URGENT = 2, 2.0
#: What is done where one stands; how much more than passing `regular` must like it for the policy
#: not to walk past it; and what the policy may judge better, as it decides about everything else.
DEEDS, AT_HAND = ("room", "play", "use"), 4.0
LEAVING = tuple(
    f"room {key}" for key in ("enter_pod", "hibernate", "start_self_destruct", "stop_self_destruct")
)
#: Shots, and how much better than anything else one is that probably kills.
STRIKES = ("shoot", "play full_auto", "play taking_aim", "play adrenaline 0")
SURE = 10.0
#: How much worse than shooting, or slipping away unharmed, it is to run and be attacked for it.
RASH = 2.0
#: What dresses or heals wounds where one stands; nobody passes beside it who likes it better.
CARE = ("use medkit", "use bandages", "use clothes", "use clothes_green", "room treat_wounds")
#: How far behind `regular`'s choice nobody thinks of an option any more.
CLEAR = 20.0
GOING = ("move", "careful")
#: A hand with which nobody walks for nothing.
THIN = 1
#: How far behind the best way another one leads off.
AWAY = 7.0
#: Striking without a weapon; what nobody runs from, with or without one.
BARE, LARVA = "melee", "melee larva"
#: What loads a weapon; what locks a pod if all others are open.
LOADS, FLIP = ("play reload", "use energy_charge"), "room flip_pod"
#: What may be done for nothing in a fight.
IDLE = ("play", "room", "craft", "pickup", "activate")


class NemesisSense(NemesisRegular):
    """`regular`, asked for what somebody else would do: the levels `learned` and `veteran`.

    The policy picks up what it cannot use, walks to and fro where others are and sits on full
    hands; a playout of one round does not see what that costs.
    """

    better = 1.0
    """How much more than passing `regular` must like something that is done instead of it."""
    senseless = 8.0
    """How much less than passing it likes what makes no sense."""
    trail: tuple[int, int, int] = (0, 0, 0)
    """The round, the room it is in, and the one from which it came there."""

    def barred(self, world: NemesisWorld, decision: DecisionView) -> frozenset[str]:
        """What `regular` sees no sense in, passing with a full hand, and a step straight back."""
        scores = {option.text: self.score(world, option) for option in decision.options}
        waits = scores.get("pass", 0.0)
        best = max(scores, key=scores.__getitem__)
        if best.startswith("drop"):
            # What is good for nothing any more is laid down, which is free.
            return frozenset(scores.keys() - {best})
        if not self.drawn:
            return frozenset()
        if world.fighting:
            # Whoever can kill it now with a shot does not run away from it.
            sure = scores[best] - SURE if best.startswith(STRIKES) else UNWANTED
            found = {text for text, score in scores.items() if score < sure}
            # Nor does whoever can shoot well, or slip away, turn its back to it, or anybody strike
            # where something else is better.
            rash = "melee" if best.startswith(GOING) else (*GOING, "melee")
            least = scores[best] - RASH
            found |= {t for t, score in scores.items() if t.startswith(rash) and score < least}
            if scores[best] > waits + self.better and world.purse >= ABLE:
                found.add("pass")
            # Doors, rooms and things on the floor have nothing to do with it.
            found |= {o.text for o in decision.options if o.verb in IDLE and self.unthought(o)}
            slot = self.trail[2] if self.trail[:2] == (world.view.round, world.room) else 0
            return frozenset((found | {f"{verb} {slot:03}" for verb in GOING}) - {best})
        found = {text for text, score in scores.items() if score < waits - self.senseless}
        chased = any(world.foes(other) for other, _ in world.board.ways[world.room])
        for option in decision.options:
            if option.verb not in GOING:
                continue
            slot = int(first_arg(option))
            back = self.trail == (world.view.round, world.room, slot)
            if chased and not back and not world.foes(slot):
                # It may know better where to hide.
                found.discard(option.text)
            elif (back and not world.rooms[world.room].fire) or (
                world.rooms[slot].fire and scores[option.text] < waits
            ):
                found.add(option.text)
        if not chased and not world.rooms[world.room].fire:
            found |= self.spendthrift(world, decision, scores)
        if world.rounds_left <= LAST:
            found |= {text for text, score in scores.items() if score < scores[best] - URGENT}
        burns = world.rooms[world.room].fire
        if burns and world.view.actions_left <= 1 and best.startswith(GOING):
            # The last action takes it out of the fire.
            found |= {option.text for option in decision.options if option.verb not in GOING}
        if scores[best] > waits + self.better and world.purse >= (1 if burns else PLENTY):
            found.add("pass")
        if scores[best] > waits + AT_HAND and world.purse >= PLENTY - 1:
            found.add("pass")
        care = max((s for text, s in scores.items() if text.startswith(CARE)), default=UNWANTED)
        if care > waits + self.better:
            # With two cards it may be the last chance before one has to pass.
            last = world.purse <= ABLE and not burns
            found |= {t for t, score in scores.items() if score < care} if last else {"pass"}
        if best.split()[0] in DEEDS and best not in LEAVING and scores[best] > waits + AT_HAND:
            # What it came for, or what heals it, is done before it goes on or rests.
            found |= {o.text for o in decision.options if o.verb in (*GOING, "pass")}
        if best not in LEAVING:
            found |= {text for text, score in scores.items() if score < scores[best] - CLEAR}
        return frozenset(found - {best})

    def plainly(
        self, world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Keeping what is good for nothing, stepping straight back, burning with a way out.

        Walking into fires or far from the best way; a step worse than passing, paid for with the
        last cards; what is worse than what lies at hand (`beside`); locking pods.
        """
        best = max(points, key=points.__getitem__)
        if best.startswith("drop"):
            return frozenset(points.keys() - {best})
        found: set[str] = set()
        if self.trail[:2] == (world.view.round, world.room):
            found |= {f"{verb} {self.trail[2]:03}" for verb in GOING}
        burns = world.rooms[world.room].fire
        if burns and world.view.actions_left <= 1 and best.startswith(GOING):
            found |= {option.text for option in decision.options if option.verb not in GOING}
        if not burns and not world.fighting:
            found |= self.spendthrift(world, decision, points)
            if best.startswith(GOING):
                far = points[best] - AWAY
                found |= {t for t, n in points.items() if t.startswith(GOING) and n < far}
        found |= self.beside(world, points, best)
        if not any(pod.locked and not pod.gone for pod in world.view.pods):
            found.add(FLIP)
        return frozenset(found - {best})

    def beside(self, world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
        """Passing beside what heals, loads or kills; leaving it, or bare hands, instead of it."""
        waits = points.get("pass", 0.0)
        ways = {text: n for text, n in points.items() if text.startswith(GOING)}
        found = {text for text, n in points.items() if text.startswith(BARE) and n < waits}
        if any(t.startswith(CARE) and n > waits + self.better for t, n in points.items()):
            found.add("pass")
        if best.startswith(LOADS):
            empty = not world.weapon()
            found |= {"pass"} if empty or world.purse > ABLE else set()
            found |= ways.keys() if empty and world.purse > THIN else set()
        if world.fighting and best.startswith((*STRIKES, LARVA)):
            found |= {"pass"} | {text for text, n in ways.items() if n < points[best] - RASH}
        return found

    def spendthrift(
        self, world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Steps that are worse than passing, into a fire or with the last cards."""
        waits = points.get("pass", 0.0)
        return frozenset(
            option.text
            for option in decision.options
            if option.verb in GOING
            and points[option.text] < waits
            and (
                world.purse - cost_of(world, option) <= THIN
                or world.rooms[int(first_arg(option))].fire
            )
        )

    def unthought(self, option: OptionView) -> bool:
        """Whether `regular` does not even think of an option."""
        return parse_option(option.text) not in self.drawn

    def went(self, world: NemesisWorld, text: str) -> None:
        """Remember where one comes from."""
        verb, _, rest = text.partition(" ")
        if verb in GOING:
            self.trail = (world.view.round, int(rest), world.room)
