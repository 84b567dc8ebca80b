"""Quick players: sensible play straight on an imagined table, many times faster than `regular`.

A search plays thousands of turns to see how they end. Building a view and weighing every option
as `regular` does would take most of its time, so here is a short version of such thoughts that
reads the table itself. It runs on imagined tables only (`determinise`), and even there it keeps to
what the seat could know. Where it wants to go, and what cards, items and rooms are worth, a game
says (`games/*/bots/quick_player.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from lockdown.bots.quick_answers import Answer, Option, shrug
from lockdown.rules.queries import in_dark
from lockdown.state.boards import Board
from lockdown.state.keys import ADULT, CONTAMINATION, CREEPER, LARVA, WOUND
from lockdown.state.table import Table

#: (slot, value, action to take there)
Goal = tuple[int, float, str]
#: No way there.
FAR = 40
_EYES = WOUND["eyes"]
#: How bad the company of each kind is, larva to queen.
THREAT = (2.0, 3.0, 4.0, 6.5, 9.0)
#: What killing each kind is worth, and how often a shot hits it in the light and in the dark.
PREY = (3.5, 3.0, 4.0, 6.5, 8.0)
_HIT = ((0.95, 0.95), (0.85, 0.83), (0.85, 0.66), (0.6, 0.4), (0.6, 0.4))
#: Chance that a wound check ends a fight, by wounds.
_GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)
#: Chance of each face of the noise die that names a corridor (LD-NOI-02).
_FACE = 0.2
#: Rounds to spare for the way out with which one hurries.
HURRY = 1.0


@dataclass
class Weights:
    """What things weigh; chosen by playing (see docs/bots.md). A game adds its own."""

    # risks
    meet: float = 7.0
    startle: float = 8.0
    company: float = 16.0
    prowl: float = 0.4
    fire: float = 0.8
    unknown: float = 0.5
    pain: float = 1.0
    calm2: float = 0.7
    calm3: float = 0.15
    # moving and waiting
    fade: float = 0.25
    step: float = 1.2
    careful: float = 1.3
    reserve: float = 1.5
    idle: float = 0.7
    burn: float = 1.0
    # leaving
    press0: float = 0.9
    press1: float = 2.0
    press2: float = 4.0
    press3: float = 5.0
    # cards
    search: float = 2.2
    rest: float = 3.0
    # fights
    flee: float = 0.55
    pull: float = 0.15
    hits: float = 1.2
    shoot: float = 1.0
    fists: float = 0.6


T = TypeVar("T", bound=Table)
Q = TypeVar("Q", bound=Weights)


#: By board (they are made once and kept) and closed doors: see `near`.
_NEAR: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}


def near(board: Board, closed: int) -> tuple[tuple[int, ...], ...]:
    """Moves between any two slots of a board with these doors closed."""
    key = (id(board), closed)
    known = _NEAR.get(key)
    if known is None:
        known = _NEAR[key] = _all_moves(board, closed)
    return known


def _all_moves(board: Board, closed: int) -> tuple[tuple[int, ...], ...]:
    found = []
    for start in range(board.slots + 1):
        away = [FAR] * (board.slots + 1)
        if start:
            away[start] = 0
            queue = [start]
            for slot in queue:
                for other, corridor in board.ways[slot]:
                    if away[other] == FAR and not closed >> corridor & 1:
                        away[other] = away[slot] + 1
                        queue.append(other)
        found.append(tuple(away))
    return tuple(found)


def at(
    t: Table, tile: int, action: str, value: float, known: int, blind: float = 0.0
) -> list[Goal]:
    """A room where it is known; with `blind` also where it might be."""
    slot = t.slot_of[tile]
    if slot and known >> slot & 1:
        return [(slot, value, action)] if not t.broken >> slot & 1 else []
    if not blind:
        return []
    kind = t.rs.board.kind
    mine = t.rs.rooms[tile].kind
    return [
        (place, value * blind, "")
        for place in range(1, t.rs.board.slots + 1)
        if not known >> place & 1 and kind[place] == mine
    ]


def to_spare(left: int, moves: int) -> float:
    """Rounds that are not needed for so many moves and for getting away at their end."""
    return left - (moves + 2) / 2.0 - 1.0


def ends(kind: int, wounds: int) -> float:
    """Chance that a wound check (LD-WND-04) ends a fight after so many wounds."""
    gone = 1.0 if kind == LARVA else _GONE[min(wounds, 5)]
    return gone * 0.4 if kind > ADULT else gone


def answer(
    t: Table,
    answers: Mapping[str, Answer],
    scores: Callable[[Any, int, tuple[Option, ...]], list[tuple[Option, float]]],
) -> Option:
    """What the seat that is asked does: the action that seems best, or the game's own answer."""
    if t.decision is None:
        raise ValueError("nobody is asked anything")
    seat, kind, options, _, _ = t.decision
    if len(options) == 1:
        return options[0]
    if kind == "action":
        best, most = options[0], -1e9
        for option, value in scores(t, seat, options):
            if value > most:
                best, most = option, value
        return best
    known = answers.get(kind)
    return known(t, seat, options) if known is not None else shrug(options)


class Thought(Generic[T, Q]):
    """What one seat makes of the table when it acts."""

    prices: ClassVar[Mapping[str, float]] = {}
    """What actions of this game are worth that are worth the same at any time."""

    def __init__(self, t: T, seat: int, w: Q) -> None:
        self.t, self.seat, self.w = t, seat, w
        slot = self.slot = t.room[seat]
        self.size = len(t.hand[seat])
        self.sick = sum(1 for card in t.hand[seat] if card >= CONTAMINATION)
        self.purse = self.size - self.sick
        wounds = len(t.wounds[seat])
        self.hurt = min(1.0, (wounds * 3 + t.light[seat]) / 9)
        self.fight = bool(t.foes >> slot & 1)
        self.away = near(t.rs.board, t.closed)
        left = self.rounds_left()
        self.goals = self.goals_of(self._press(left), left)
        self.here = {action: value for place, value, action in self.goals if place == slot}
        self.fade = 1.0 / (1.0 + w.fade)
        self.pulled = self.pull(slot)
        self.meeting = self.encounter(slot)
        self.surprises: dict[tuple[int, bool], float] = {}

    def _press(self, left: int) -> float:
        """How much leaving is worth now; sets how much risks count."""
        w = self.w
        self.calm = 1.0
        spare = to_spare(left, self.way_out())
        if left <= 1:
            press, self.calm = w.press3, w.calm3
        elif spare <= HURRY:
            press, self.calm = w.press2, w.calm2
        elif spare <= 3.0:
            press = w.press1
        else:
            press = w.press0
        if self.hurt >= 0.6 or self.t.larva >> self.seat & 1:
            press = max(press, w.press1)
        self.caution = (0.8 + w.pain * self.hurt) * self.calm
        return press

    # ---- what a game says

    def rounds_left(self) -> int:
        """Rounds that can still be played, this one included."""
        raise NotImplementedError

    def way_out(self) -> int:
        """Moves to where one leaves."""
        raise NotImplementedError

    def goals_of(self, press: float, left: int) -> list[Goal]:
        """Everything worth walking for; `press` says how much leaving is worth now."""
        raise NotImplementedError

    def card(self, option: Option) -> float:
        """What a card is worth that is played for its effect."""
        raise NotImplementedError

    def item(self, option: Option) -> float:
        """What an item is worth that is used for its effect."""
        raise NotImplementedError

    def room_worth(self, key: str) -> float:
        """What a room action is worth that nobody walked there for."""
        raise NotImplementedError

    def crafted(self, kind: int) -> float:
        """What making an item is worth."""
        return 1.0

    # ---- places

    def pull(self, place: int) -> float:
        """How strongly the best goal is felt in a room."""
        row, fade, best = self.away[place], self.fade, 0.0
        for goal, value, _ in self.goals:
            far = row[goal]
            if far < FAR:
                best = max(best, value * fade**far)
        return best

    def encounter(self, place: int) -> float:
        """Chance that a noise roll there brings an encounter."""
        noise, found = self.t.noise, 0.0
        for way in self.t.rs.board.exits[place]:
            if noise >> way & 1:
                found += _FACE
        return found

    def startled(self, place: int, cards: int) -> float:
        """Chance that a token drawn now would surprise a hand of that many cards (LD-ENC-06)."""
        t = self.t
        dark = not t.lit >> place & 1 or _EYES in t.wounds[self.seat]
        key = (cards, dark)
        found = self.surprises.get(key)
        if found is None:
            total = hits = 0
            for token, count in zip(t.rs.stalker_tokens, t.bag, strict=True):
                total += count
                if cards < (token.dark if dark else token.lit):
                    hits += count
            found = self.surprises[key] = hits / total if total else 0.0
        return found

    def threat(self, place: int) -> float:
        """How bad the company of a room is."""
        if not self.t.foes >> place & 1:
            return 0.0
        return sum(THREAT[f[1]] for f in self.t.stalkers if f[2] == place)

    def danger(self, place: int, cards: int, careful: bool) -> float:
        """How dangerous it is to enter a room with that many cards left."""
        t, w = self.t, self.w
        risk = w.company * self.threat(place)
        if not risk and not careful and not t.occupied >> place & 1:
            meeting = self.encounter(place)
            if meeting:
                risk += meeting * (w.meet + w.startle * self.startled(place, cards))
            for other, _ in t.rs.board.ways[place]:
                if t.foes >> other & 1:
                    risk += w.prowl
                    break
        if t.fire >> place & 1:
            risk += w.fire
        if not t.explored >> place & 1:
            risk += w.unknown
        return risk

    # ---- actions

    def scores(self, options: tuple[Option, ...]) -> list[tuple[Option, float]]:
        """Every action that is worth a thought, with what it seems to bring."""
        found = []
        for option in options:
            score = self.score(option)
            if score is not None:
                found.append((option, score))
        return found

    def score(self, option: Option) -> float | None:
        """What an action seems to bring; None for one that is not worth a thought."""
        verb = option[0]
        if verb == "move":
            return self.flee(option[1]) if self.fight else self.walk(option[1], careful=False)
        if verb == "careful":
            return self.walk(option[1], careful=True)
        if verb == "pass":
            return self.wait()
        if verb == "room":
            return self.use_room(option[1])
        if verb == "play":
            return self.card(option)
        if verb == "use":
            return self.item(option)
        if verb == "shoot":
            return self.shoot(option[2] >> 3)
        if verb == "melee":
            kind = option[1] & 7
            odds = 1.6 if kind == LARVA else self.w.fists if kind == CREEPER else -1.5
            return odds - 2.0 * self.hurt
        if verb == "pickup":
            return 8.0 if "pickup" in self.here else -2.0
        if verb == "craft":
            return self.crafted(option[1] & 255)
        return self.prices.get(verb)

    def walk(self, place: int, *, careful: bool) -> float:
        """A step towards what draws, minus its risks and the cards it takes."""
        w = self.w
        spent = 2 if careful else 1
        left = self.size - spent
        gain = self.pull(place) - self.pulled - (w.careful if careful else w.step)
        thin = self.startled(place, left) - self.startled(place, self.size)
        return (
            gain
            - self.caution * self.danger(place, left, careful)
            - w.reserve * (0.1 + self.meeting) * thin
        )

    def flee(self, place: int) -> float:
        """An escape: everything here attacks first (LD-CMB-14)."""
        w = self.w
        hits = sum(0.8 if f[1] == LARVA else 0.55 for f in self.t.stalkers if f[2] == self.slot)
        return (
            w.flee * (self.threat(self.slot) - self.threat(place))
            + w.pull * (self.pull(place) - self.pulled)
            - w.hits * hits * (1.0 + 2.2 * self.hurt)
            - 0.5 * self.caution * self.danger(place, self.size - 1, careful=False)
            + 0.4
        )

    def wait(self) -> float:
        """Passing keeps cards; not in a fight or in fire."""
        score = self.w.idle * max(0, 4 - self.purse)
        if self.fight:
            score -= 2.0
        if self.t.fire >> self.slot & 1:
            score -= self.w.burn
        return score

    def use_room(self, key: str) -> float:
        """A room action: what one came for, or what it is worth in passing."""
        return self.here[key] if key in self.here else self.room_worth(key)

    def shoot(self, uid: int, amount: int = 1) -> float:
        """The odds of a hit times those of the wound check (LD-WND-04) after so many wounds."""
        t = self.t
        for number, kind, _, wounds in t.stalkers:
            if number == uid:
                odds = _HIT[kind][in_dark(t, self.seat)]
                gone = ends(kind, wounds + amount)
                worth = self.w.shoot * PREY[kind] * gone * (1.0 + 1.5 * self.hurt)
                return odds * (worth + 0.2)
        return -1.0
