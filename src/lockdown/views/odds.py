"""What an option risks, computed from a view alone: nobody learns more than the seat may know.

Outcomes are keys of messages (`odds-…`) with probabilities, in the order to show them. Those of
one group exclude each other and add up to 1; `surprise` and `wounded` are parts of another.
Dangers (`danger-…`) say what may be regretted, the worst first; they overlap.

A game makes a class of `Teller` with what differs: its attack cards, dice, numbers and options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from lockdown.kernel.errors import BadOption
from lockdown.kernel.options import ARG_KINDS, Option, parse_option
from lockdown.rules.combat import face_wounds
from lockdown.state import keys
from lockdown.state.facts import ItemCard, StalkerToken
from lockdown.state.ruleset import Ruleset
from lockdown.views import harm


@dataclass(frozen=True)
class Danger:
    """Something bad that may follow, how likely, and the rule that would bring it."""

    key: str
    chance: float
    rule: str


@dataclass(frozen=True)
class Odds:
    """Outcome -> probability, and the rule behind it. Empty where nothing is rolled."""

    outcomes: dict[str, float] = field(default_factory=dict)
    rule: str = ""
    dangers: tuple[Danger, ...] = ()


#: What may happen to a character, the worst first.
WORST = ("killed", "attacked", "infested", "surprise", "caught", "wounded", "burns", "combat")


def worst(found: list[Danger]) -> tuple[Danger, ...]:
    """One entry a kind, the likeliest; the worst kind first."""
    best: dict[str, Danger] = {}
    for danger in found:
        if danger.chance > 0 and danger.chance > best.get(danger.key, danger).chance * 0.9999:
            best[danger.key] = danger
    return tuple(best[key] for key in WORST if key in best)


def body_of(me: Any) -> harm.Body:
    """A character as attacks see it."""
    undressed = sum(1 for wound in me.wounds if not wound.dressed)
    return harm.Body(me.light, len(me.wounds), undressed)


def foes_in(view: Any, slot: int) -> tuple[int, ...]:
    """The kinds of those in a room in the order of attack (LD-ATK-10)."""
    kinds = (keys.STALKERS.index(s.kind) for s in view.stalkers if s.room == slot)
    return tuple(sorted(kinds, reverse=True))


class Teller:
    """The odds of one game; views are `Any`: each game reads its own."""

    #: What the game calls rules that are named here by Lockdown's ids.
    ids: ClassVar[Mapping[str, str]] = {}

    # ---- what differs

    def rules(self, view: Any) -> Ruleset:
        """The rule set of the table."""
        raise NotImplementedError

    def bodies(
        self, view: Any, kinds: tuple[int, ...], slot: int, paid: int
    ) -> dict[harm.Body, float]:
        """What attacks by these kinds in that room may make of the viewer.

        `paid` cards of the hand are gone by then.
        """
        raise NotImplementedError

    def number(self, view: Any, token: StalkerToken, slot: int) -> int:
        """The number of a token that is compared with the hand."""
        raise NotImplementedError

    def die(self, view: Any) -> tuple[int, ...]:
        """The die of a shot from where the viewer stands."""
        return self.rules(view).combat_die

    def face(self, view: Any, face: int, kind: int) -> int:  # noqa: ARG002
        """A face of the die as it counts against that kind."""
        return face

    def shot_wounds(self, view: Any, weapon: ItemCard, wounds: int) -> int:  # noqa: ARG002
        """The wounds of a shot that hit, with what makes them more."""
        return wounds

    def payable(self, view: Any) -> bool:
        """Whether the viewer can give up a card for a face that asks for one."""
        return view.me is not None and any(
            not card.startswith("contamination") for card in view.me.hand
        )

    def of_other(self, view: Any, option: Option) -> Odds:  # noqa: ARG002
        """Options that only this game has."""
        return Odds()

    # ---- options

    def cite(self, rule: str) -> str:
        """The rule as this game calls it."""
        return self.ids.get(rule, rule)

    def mine(self, view: Any) -> Any:
        """The viewer's own character."""
        return view.crew[view.seat or 0]

    def of_option(self, view: Any, text: str) -> Odds:
        """The odds of an option of the viewer; empty for options without a roll."""
        if view.seat is None:
            return Odds()
        try:
            option = parse_option(text)
        except BadOption:
            return Odds()
        match option.verb:
            case "move":
                return self._of_move(view, option.args[0])
            case "careful":
                return Odds(dangers=worst(self._in_room(view, option.args[0])))
            case "shoot":
                weapon = ARG_KINDS["item"].write(option.args[0])
                return self.of_shot(view, weapon, option.args[1])
            case "melee":
                return self.of_melee(view, option.args[0])
            case "pass" | "end":
                return Odds(dangers=worst(self._of_staying(view, option.verb)))
        return self.of_other(view, option)

    # ---- dangers

    def _attacked(
        self, view: Any, kinds: tuple[int, ...], slot: int, rule: str, paid: int
    ) -> list[Danger]:
        """LD-ATK: attacks by these kinds in that room, without reactions."""
        bodies = self.bodies(view, kinds, slot, paid)
        share = {
            "killed": sum(p for body, p in bodies.items() if not body.alive),
            "attacked": sum(p for body, p in bodies.items() if body.hit),
            "infested": sum(p for body, p in bodies.items() if body.alive and body.infested),
        }
        return [Danger(key, round(value, 4), self.cite(rule)) for key, value in share.items()]

    def _in_room(self, view: Any, slot: int) -> list[Danger]:
        """LD-RND-13: what waits in a room for who goes there."""
        found = []
        if 1 <= slot <= len(view.rooms):
            if foes_in(view, slot):
                found.append(Danger("combat", 1.0, self.cite("LD-CMB-01")))
            if view.rooms[slot - 1].fire:
                found.append(Danger("burns", 1.0, self.cite("LD-RND-13")))
        return found

    def _of_move(self, view: Any, slot: int) -> Odds:
        """LD-MOV-06, LD-CMB-14: the attacks on who runs away, then what waits there."""
        rolled, me = self.of_entering(view, slot), self.mine(view)
        found = [*rolled.dangers, *self._in_room(view, slot)]
        foes = foes_in(view, me.room)
        if foes:
            found += self._attacked(view, foes, me.room, "LD-CMB-14", 1)
        return Odds(rolled.outcomes, rolled.rule, worst(found))

    def _of_staying(self, view: Any, verb: str) -> list[Danger]:
        """LD-RND-13, LD-EVT-08: fire at the end of the turn; attacks at the end of the round."""
        me = self.mine(view)
        found: list[Danger] = []
        if not me.room:
            return []
        if view.rooms[me.room - 1].fire:
            found.append(Danger("burns", 1.0, self.cite("LD-RND-13")))
            if not harm.light_wound(body_of(me)).alive:
                found.append(Danger("killed", 1.0, self.cite("LD-HRT-06")))
        alone = sum(1 for c in view.crew if c.place == "room" and c.room == me.room) == 1
        foes = foes_in(view, me.room)
        if verb == "pass" and foes and alone:
            found += self._attacked(view, foes, me.room, "LD-EVT-07", 0)
        return found

    # ---- noise (LD-NOI)

    def of_entering(self, view: Any, slot: int) -> Odds:
        """LD-NOI-01 to LD-NOI-07: the noise roll after moving into a room.

        For an unexplored room: as if its exploration token changed nothing.
        """
        if not 1 <= slot <= len(view.rooms):
            return Odds()
        places = self.rules(view).room_places
        words = {keys.PLACES[place] for place in places}
        others = any(c.room == slot and c.place in words for c in view.crew)
        if others or any(s.room == slot for s in view.stalkers):
            return Odds({"no_roll": 1.0}, self.cite("LD-MOV-06"))
        return self.of_roll(view, slot)

    def of_roll(self, view: Any, slot: int, paid: int = 1) -> Odds:
        """LD-NOI-02 to LD-NOI-07: a noise roll in a room by who has paid so many cards."""
        me, rs = self.mine(view), self.rules(view)
        noisy = {ARG_KINDS["corridor"].read(text) for text in view.noise}
        names = ("silence", "noise", "surface", "danger", "encounter")
        found = dict.fromkeys(names, 0.0)
        die = rs.noise_die_at(slot)
        for face in die:
            share = 1 / len(die)
            if face == keys.DANGER or (face == keys.SILENCE and me.slime):
                found["danger"] += share
            elif face == keys.SILENCE:
                found["silence"] += share
            elif face in rs.own_faces:
                found["surface"] += share
            elif rs.board.code[rs.board.exits[slot][face]] in noisy:
                found["encounter"] += share
            else:
                found["noise"] += share
        dangers: list[Danger] = []
        if found["encounter"]:
            blank, surprise, killed = self._of_meeting(view, slot, paid)
            found["blank"] = found["encounter"] * blank
            found["surprise"] = found["encounter"] * surprise
            rule = self.cite("LD-ENC-09")
            dangers = [
                Danger("surprise", round(found["surprise"], 4), rule),
                Danger("killed", round(found["encounter"] * killed, 4), rule),
            ]
        outcomes = {name: round(value, 4) for name, value in found.items() if value}
        return Odds(outcomes, self.cite("LD-NOI-03"), worst(dangers))

    def _of_meeting(self, view: Any, slot: int, paid: int) -> tuple[float, float, float]:
        """LD-ENC-04 to LD-ENC-07: chances of the blank token, a surprise attack, death by it."""
        total = sum(view.bag.values())
        if not total:
            return 0.0, 0.0, 0.0
        tokens = {token.key: token for token in self.rules(view).stalker_tokens}
        cards = self.mine(view).hand - paid
        blank = surprise = 0
        killed = 0.0
        for key, count in view.bag.items():
            token = tokens[key]
            if token.kind == keys.BLANK:
                blank += count
            elif cards < self.number(view, token, slot):
                surprise += count
                hurt = self._attacked(view, (token.kind,), slot, "LD-ENC-09", paid)
                killed += count * sum(d.chance for d in hurt if d.key == "killed")
        return blank / total, surprise / total, killed / total

    # ---- attacks (LD-CMB)

    def _target(self, view: Any, code: int) -> int | None:
        text = ARG_KINDS["stalker"].write(code)
        found = next((s for s in view.stalkers if s.text == text), None)
        return keys.STALKERS.index(found.kind) if found is not None else None

    def of_shot(self, view: Any, weapon: str, target: int) -> Odds:
        """LD-CMB-04 to LD-CMB-12: wounds of one shot, without rerolls; cards are paid if they help.

        Faces that ask for a card count as paid when the viewer holds one that can be discarded.
        """
        me, kind = self.mine(view), self._target(view, target)
        held = next((item for item in me.hands if item.text == weapon), None)
        if held is None or kind is None or not me.room:
            return Odds()
        facts = self.rules(view).items[keys.ITEM[held.key]]
        die, payable = self.die(view), self.payable(view)
        found: dict[str, float] = {}
        for rolled in die:
            face = self.face(view, rolled, kind)
            if face == keys.FACE_DOUBLE and facts.double_as_single:
                face = keys.FACE_SINGLE
            elif face == keys.FACE_SINGLE and facts.single_as_double:
                face = keys.FACE_DOUBLE
            wounds = face_wounds(face, kind, payable)
            if facts.at_least_one and face != keys.FACE_BLANK:
                wounds = max(1, wounds)
            if (
                (facts.one_more == "hit" and wounds)
                or (facts.one_more == "hits" and face in (keys.FACE_SINGLE, keys.FACE_DOUBLE))
                or (facts.one_more == "double" and face == keys.FACE_DOUBLE)
            ):
                wounds += 1
            if wounds:
                wounds = self.shot_wounds(view, facts, wounds)
            found[f"wounds_{wounds}"] = found.get(f"wounds_{wounds}", 0.0) + 1 / len(die)
        outcomes = {name: round(found[name], 4) for name in sorted(found)}
        return Odds(outcomes, self.cite("LD-CMB-05"))

    def of_melee(self, view: Any, target: int) -> Odds:
        """LD-CMB-13: at most one wound, or a serious wound of one's own."""
        kind = self._target(view, target)
        if kind is None:
            return Odds()
        die = [self.face(view, face, kind) for face in self.rules(view).combat_die]
        hits = sum(1 for face in die if face_wounds(face, kind, discard=False)) / len(die)
        found = {"wounds_1": round(hits, 4), "wounded": round(1 - hits, 4)}
        kills = not harm.serious_wound(body_of(self.mine(view))).alive
        rule = self.cite("LD-CMB-13")
        danger = Danger("killed" if kills else "wounded", found["wounded"], rule)
        outcomes = {name: value for name, value in found.items() if value}
        return Odds(outcomes, rule, worst([danger]))
