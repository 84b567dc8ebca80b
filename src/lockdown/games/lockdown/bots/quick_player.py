"""The quick player: sensible play straight on an imagined table, many times faster than `regular`.

A search plays thousands of turns to see how they end. Building a view and weighing every option
as `regular` does would take most of its time, so here is a short version of such thoughts that
reads the table itself. It runs on imagined tables only (`determinise`), and even
there it keeps to what the seat could know: unexplored rooms stay unknown to it, and so does the
active contingency.
"""

from __future__ import annotations

from lockdown.games.lockdown.bots.quick_answers import (
    ANSWERS,
    SUITS,
    Option,
    card_worth,
    item_worth,
    room_worth,
    shrug,
)
from lockdown.games.lockdown.bots.quick_goals import (
    FAR,
    ISOLATION,
    Weights,
    goals,
    near,
    rounds_left,
)
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules.queries import in_dark
from lockdown.state.keys import ADULT, CONTAMINATION, CREEPER, LARVA, WOUND

USUAL = Weights()
_EYES = WOUND["eyes"]
#: How bad the company of each kind is, larva to queen.
THREAT = (2.0, 3.0, 4.0, 6.5, 9.0)
#: What killing each kind is worth, and how often a shot hits it in the light and in the dark.
_PREY = (3.5, 3.0, 4.0, 6.5, 8.0)
_HIT = ((0.95, 0.95), (0.85, 0.83), (0.85, 0.66), (0.6, 0.4), (0.6, 0.4))
#: Chance that a wound check ends a fight, by wounds.
_GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)
#: Chance of each face of the noise die that names a corridor (LD-NOI-02).
_FACE = 0.2


def answer(t: LockdownTable, w: Weights = USUAL) -> Option:
    """What the seat that is asked does."""
    decision = t.decision
    if decision is None:
        raise ValueError("nobody is asked anything")
    seat, kind, options, _, _ = decision
    if len(options) == 1:
        return options[0]
    if kind == "action":
        best, most = options[0], -1e9
        for option, value in scores(t, seat, options, w):
            if value > most:
                best, most = option, value
        return best
    known = ANSWERS.get(kind)
    return known(t, seat, options) if known is not None else shrug(options)


def scores(
    t: LockdownTable, seat: int, options: tuple[Option, ...], w: Weights = USUAL
) -> list[tuple[Option, float]]:
    """Every action that is worth a thought, with what it seems to bring; passing is about 0."""
    thought = Thought(t, seat, w)
    found = []
    for option in options:
        score = thought.score(option)
        if score is not None:
            found.append((option, score))
    return found


class Thought:
    """What one seat makes of the table when it acts."""

    def __init__(self, t: LockdownTable, seat: int, w: Weights) -> None:
        self.t, self.seat, self.w = t, seat, w
        slot = self.slot = t.room[seat]
        self.size = len(t.hand[seat])
        self.sick = sum(1 for card in t.hand[seat] if card >= CONTAMINATION)
        self.purse = self.size - self.sick
        wounds = len(t.wounds[seat])
        self.hurt = min(1.0, (wounds * 3 + t.light[seat]) / 9)
        self.fight = bool(t.foes >> slot & 1)
        self.away = near(t.rs.board.key, t.closed)
        left = rounds_left(t)
        press = self._press(left)
        self.goals = goals(t, seat, w, press, left, self.purse)
        self.here = {action: value for place, value, action in self.goals if place == slot}
        self.fade = 1.0 / (1.0 + w.fade)
        self.pulled = self.pull(slot)
        self.meeting = self.encounter(slot)
        self.surprises: dict[tuple[int, bool], float] = {}

    def _press(self, left: int) -> float:
        """How much leaving is worth now; sets how much risks count."""
        w = self.w
        self.calm = 1.0
        spare = left - (self.away[self.slot][self.t.slot_of[ISOLATION]] + 2) / 2.0 - 1.0
        if left <= 1:
            press, self.calm = w.press3, w.calm3
        elif spare <= 1.0:
            press, self.calm = w.press2, w.calm2
        elif spare <= 3.0:
            press = w.press1
        else:
            press = w.press0
        if self.hurt >= 0.6 or self.t.larva >> self.seat & 1:
            press = max(press, w.press1)
        self.caution = (0.8 + w.pain * self.hurt) * self.calm
        return press

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

    def score(self, option: Option) -> float | None:
        """What an action seems to bring; None for one that is not worth a thought."""
        verb = option[0]
        t, seat = self.t, self.seat
        if verb == "move":
            return self.flee(option[1]) if self.fight else self.walk(option[1], careful=False)
        if verb == "careful":
            return self.walk(option[1], careful=True)
        if verb == "pass":
            return self.wait()
        if verb == "room":
            return self.use_room(option[1])
        if verb == "play":
            rest = self.w.rest * self.sick
            return card_worth(t, seat, option, self.fight, self.w.search, rest)
        if verb == "use":
            return item_worth(t, seat, option[1] & 255, self.fight)
        if verb == "shoot":
            return self.shoot(option[2] >> 3)
        if verb == "melee":
            kind = option[1] & 7
            odds = 1.6 if kind == LARVA else self.w.fists if kind == CREEPER else -1.5
            return odds - 2.0 * self.hurt
        if verb == "pickup":
            return 8.0 if "pickup" in self.here else -2.0
        if verb == "craft":
            return 4.0 if option[1] & 255 in SUITS else 1.0
        return {"escape": 40.0, "activate": 3.0, "computer": 0.2}.get(verb)

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
        if key not in self.here:
            return room_worth(self.t, self.seat, key)
        if key != "lock_in":
            return self.here[key]
        w = self.w
        caught = w.meet + w.startle * self.startled(self.slot, self.size - 2)
        return self.here[key] - w.lockroll * self.calm * self.meeting * caught

    def shoot(self, uid: int) -> float:
        """The odds of a hit times those of the wound check (LD-WND-04)."""
        t = self.t
        for number, kind, _, wounds in t.stalkers:
            if number == uid:
                odds = _HIT[kind][in_dark(t, self.seat)]
                gone = 1.0 if kind == LARVA else _GONE[min(wounds + 1, 5)]
                if kind > ADULT:
                    gone *= 0.4
                worth = self.w.shoot * _PREY[kind] * gone * (1.0 + 1.5 * self.hurt)
                return odds * (worth + 0.2)
        return -1.0
