"""A game with its casting: which seat is played by the learner, an earlier self, or a bot."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from lockdown import Setup
from lockdown.bots import make
from lockdown.bots.base import Bot
from lockdown.bots.learned import Patience, ShippedMixin
from lockdown.env.school import School, Steps, school_of
from lockdown.env.selfplay import LiveTable
from lockdown.kernel.options import parse_option
from lockdown.rules import ending
from lockdown.state import keys
from lockdown.views.build import build

#: Who plays a seat: the learner, an earlier self (1, 2, …), or a bot.
LEARNER, BOT, NOBODY = 0, -1, -2

#: Kinds of casting, as the figures tell them apart.
ALONE, LEAGUE, BOTS, EVAL_OWN, EVAL_ONE, EVAL_TWO, COPIES = range(7)
#: So many cards may be left over when one passes: whoever is surprised needs some.
SPARE = 2
CASTINGS = (
    "own kind",
    "league",
    "with bots",
    "four alike",
    "one of four",
    "two and two",
    "with copies",
)


@dataclass(frozen=True, slots=True)
class Casting:
    """How games are cast: the chance of each kind, and who may sit where."""

    game: str = "lockdown"
    players: tuple[int, ...] = (4, 4, 4, 4, 4, 4, 3, 3, 5, 5, 2, 1)
    league: float = 0.3
    bots: float = 0.1
    copies: float = 0.0
    """Games with a network in some seats that has learned to play as a bot does: the first of the
    earlier selves, where there is any chance of it."""
    levels: tuple[str, ...] = ("regular", "regular", "regular", "rookie")
    judge: str = "regular"
    """The bot to measure oneself against."""
    idle: float = 0.0
    """What every card beyond `SPARE` costs that is still in hand when one passes."""
    guided: bool = False
    """Whether networks play as the level `learned` does: `regular` answers what it answers there,
    bars what has no sense, and adds its points."""

    @property
    def school(self) -> School:
        """How the game is learned."""
        return school_of(self.game)


class CastTable:
    """One table of a worker, played on to the next decision of a network."""

    __slots__ = (
        "bots",
        "casting",
        "dice",
        "finals",
        "guides",
        "idled",
        "kind",
        "live",
        "memo",
        "numbers",
        "offered",
        "patience",
        "policies",
        "school",
        "steps",
        "texts",
        "view",
    )

    def __init__(self, seed: str, casting: Casting) -> None:
        self.dice = random.Random(seed)
        self.casting = casting
        self.school = casting.school
        self.live = LiveTable(self.school.codec)
        self.finals: tuple[Any, ...] | None = None
        self.offered: list[tuple[Any, ...]] = []
        self.numbers: list[int] = []
        self.patience = Patience()
        self.view: Any = None
        self.texts: list[str] = []

    def deal(self, mode: int, selves: int) -> None:
        """A new game: `mode` 0 to train, 1 to measure; `selves` earlier selves may take part."""
        dice = self.dice
        casting = self.casting
        if mode:
            count = 4
            self.kind = dice.choice((EVAL_OWN, EVAL_ONE, EVAL_TWO, EVAL_ONE))
            policies = [LEARNER] * 4
            if self.kind == EVAL_ONE:
                policies = [BOT] * 4
                policies[dice.randrange(4)] = LEARNER
            elif self.kind == EVAL_TWO:
                policies = [LEARNER, LEARNER, BOT, BOT]
                dice.shuffle(policies)
            levels: tuple[str, ...] = (casting.judge,)
        else:
            count = dice.choice(casting.players)
            lot = dice.random()
            policies = [LEARNER] * count
            levels = casting.levels
            self.kind = ALONE
            if count > 1 and lot < casting.bots:
                self.kind = BOTS
                for seat in dice.sample(range(count), dice.randint(1, count - 1)):
                    policies[seat] = BOT
            elif count > 1 and selves and lot < casting.bots + casting.league + casting.copies:
                copied = casting.copies > 0.0 and lot >= casting.bots + casting.league
                self.kind = COPIES if copied else LEAGUE
                first = 2 if casting.copies > 0.0 and selves > 1 else 1
                chosen = 1 if copied else dice.randint(first, selves)
                for seat in dice.sample(range(count), dice.randint(1, count - 1)):
                    policies[seat] = chosen
        self.policies = policies
        self.idled = [0.0] * count
        seed = dice.getrandbits(62)
        self.live.deal(Setup(players=count, game=casting.game), seed)
        self.memo: dict[Any, Any] = {}
        self.steps: Steps = {}
        self.bots: list[Bot | None] = [
            make(dice.choice(levels), (seed + seat) % 2**31, casting.game)
            if policy == BOT
            else None
            for seat, policy in enumerate(policies)
        ]
        self.guides = [
            self._guide((seed + seat) % 2**31) if casting.guided and policy >= LEARNER else None
            for seat, policy in enumerate(policies)
        ]

    def _guide(self, seed: int) -> ShippedMixin:
        guide = make("learned", seed, self.casting.game)
        if not isinstance(guide, ShippedMixin):
            raise TypeError(f"{self.casting.game} has no level that guides a policy")
        return guide

    def advance(self, mode: int, selves: int) -> None:
        """Play on until a network has to choose; the end of a game is kept in `finals`."""
        while True:
            live = self.live
            t = live.table
            decision = t.decision
            if live.over:
                if self.finals is None:
                    self.finals = self._ended()
                self.deal(mode, selves)
            elif len(decision[2]) == 1:
                live.play(decision[2][0])
            elif self.policies[decision[0]] == BOT:
                bot = self.bots[decision[0]]
                if bot is None:
                    raise ValueError("a seat of a bot without a bot")
                view = build(t, decision[0], None, self.memo)
                live.play(tuple(parse_option(bot.choose(view))))
            else:
                guide = self.guides[decision[0]]
                if guide is None:
                    return
                self.view = build(t, decision[0], None, self.memo)
                answer = guide.handed(self.view)
                if answer is None:
                    return
                live.play(tuple(parse_option(answer)))

    def not_in_vain(self, legal: dict[int, Any]) -> dict[int, Any]:
        """Legal actions without those that the seat has just tried in vain, as its bot would."""
        t = self.live.table
        seat, kind = t.decision[:2]
        self.numbers = []
        if kind != "action":
            return legal
        moment = (t.round, seat, t.actions_left, t.hand[seat])
        legal = self.patience.left(moment, legal)
        self.numbers = list(legal)
        return legal

    def guidance(self, legal: dict[int, Any]) -> dict[int, float]:
        """What the level `learned` would let the network choose from, and adds to its logits."""
        guide, view = self.guides[self.live.seat], self.view
        self.texts = []
        if guide is None:
            return dict.fromkeys(legal, 0.0)
        named = {n: text for n, text in self.school.codec.legal(view).items() if n in legal}
        named = {n: text for n, text in named.items() if not guide.shuns(view, text)} or named
        if view.decision.kind != "action":
            return dict.fromkeys(named, 0.0)
        added = guide.guided(guide.picture(view), view.decision, list(named.values()))
        found = {n: added[text] for n, text in named.items() if text in added}
        self.numbers = list(found)
        self.texts = [named[n] for n in found]
        return found

    def choose(self, place: int) -> None:
        """Play the option that was offered at that place."""
        if self.numbers:
            self.patience.tried.add(self.numbers[place])
        guide = self.guides[self.live.seat]
        if guide is not None and self.texts:
            guide.acts(guide.picture(self.view), self.texts[place])
        option = self.offered[place]
        if option[0] == "pass" and self.casting.idle:
            t, seat = self.live.table, self.live.seat
            cards = sum(card < keys.CONTAMINATION for card in t.hand[seat])
            self.idled[seat] += self.casting.idle * max(0, cards - SPARE)
        self.live.play(option)

    def worth(self, seat: int, done: float) -> float:
        """How well a seat stands, less what passing with full hands has cost it."""
        return self.school.potential(self.live.table, seat, done) - self.idled[seat]

    def _ended(self) -> tuple[Any, ...]:
        """Kind of casting, and by seat: policy, won, alive, potential, progress."""
        t = self.live.table
        school = self.school
        over = t.phase == ending.PHASE_OVER
        seats = []
        for seat, policy in enumerate(self.policies):
            won = over and bool(t.winners >> seat & 1)
            alive = over and t.place[seat] != keys.DEAD
            held = t.objectives[seat]
            done = max([school.teller.progress(t, seat, o) for o in held]) if held else 0.0
            seats.append((policy, won, alive, self.worth(seat, done), done))
        return self.kind, seats
