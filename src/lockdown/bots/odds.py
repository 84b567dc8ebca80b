"""How likely things end badly: one scale for noise, attacks, waiting and contamination.

Everything is a loss: the part of one's chance to survive that it takes, so that losses on a way
add up (about 0.15 for an adult's attack on a healthy character).
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import ClassVar

from lockdown.bots.world import World

#: Wounds (serious ones) that one attack deals on average, in the light and in the dark: twenty
#: attack cards (LD-CRD-57), a light wound is a third, a contamination card counted elsewhere.
DAMAGE = {
    "larva": (0.0, 0.0),
    "creeper": (0.17, 0.30),
    "adult": (0.39, 0.47),
    "breeder": (0.52, 0.60),
    "queen": (0.66, 0.80),
}
#: Share of the attack cards that bring a contamination card.
CUT = 0.25
#: Attacks that follow an encounter: by running away or by the end of the round.
AFTERMATH = {"larva": 0.7, "creeper": 1.1, "adult": 1.2, "breeder": 1.3, "queen": 1.5}
#: Action cards of a character.
_DECK = 10
#: What a new noise marker costs later, and a new room (LD-EXP-04 to LD-EXP-09).
MARKER = 0.012
UNKNOWN = 0.02
#: Losses of a round that nobody can do anything about: events, fires, failing power.
EVENTS = 0.02
#: Who is still in the complex at the end of a round: share that dies soon after, by round.
TOLL = (0.2, 0.22, 0.25, 0.25, 0.25, 0.25, 0.25)
#: How much worse it gets for the wounded.
WEAK = 0.6
#: No plan takes more rounds.
FAR = 30
#: Chance that an event card moves a monster next door through one certain corridor.
WANDERS = 0.16


class Odds:
    """The dangers of one seat's picture of the table."""

    marker: ClassVar[float] = MARKER
    """What a new noise marker costs later."""
    aftermath: ClassVar[float] = 1.0
    """How many of the attacks that follow an encounter are counted with."""
    toll: ClassVar[tuple[float, ...]] = TOLL
    """Losses of a round that one spends on the board, by round."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.fear = 1.0
        """How much a round more counts with one of this temperament."""
        self.proven = 0
        """Contamination cards, wherever they are now, of which somebody remembers a clean scan."""
        self._meeting: dict[tuple[bool, int], float] = {}
        self._company: dict[int, float] = {}

    # ---- the body

    @cached_property
    def life(self) -> float:
        """Serious wounds that it still takes to die, about (LD-HRT-02, LD-HRT-06)."""
        me = self.world.me
        if len(me.wounds) >= 3:
            return 0.5
        return 3.6 - len(me.wounds) - me.light / 3.0

    @cached_property
    def sick(self) -> int:
        """Contamination cards in hand, discard pile and deck together."""
        me, own = self.world.me, self.world.view.me
        held = len(own.hand) + len(own.discard) if own is not None else me.hand
        return max(0, held + me.deck - _DECK)

    @cached_property
    def seen(self) -> Counter[str]:
        """Contamination cards in hand and discard pile whose faces the seat knows (LD-CON-05)."""
        own = self.world.view.me
        return Counter(own.hand + own.discard) if own is not None else Counter()

    @property
    def harmless(self) -> int:
        """Contamination cards that a scan has shown to be clean."""
        return max(self.seen["contamination_clean"], min(self.proven, self.sick))

    @property
    def doubtful(self) -> int:
        """Contamination cards that are infected, or may be."""
        return max(0, self.sick - self.harmless)

    @cached_property
    def clean(self) -> float:
        """Chance to pass the contamination check as things are (LD-VIC-03, LD-VIC-04)."""
        return self.check(self.sick, larva=self.world.me.larva)

    def check(
        self, cards: int, *, larva: bool, harmless: int | None = None, infected: int | None = None
    ) -> float:
        """Chance to pass the contamination check with that many contamination cards.

        As many of them as are known to be clean and infected; those that are now, if not said.
        """
        safe = self.harmless if harmless is None else harmless
        bad = self.seen["contamination_infected"] if infected is None else infected
        infects = 1.0 if bad else self.world.infected
        return check(cards, larva=larva, infected=infects, harmless=min(safe, cards - bool(bad)))

    def cured(self, held: int) -> float:
        """The same once the larva and what is infected in a hand with so many of them is gone."""
        own = self.world.view.me
        hand = own.hand if own is not None else ()
        bad, safe = (hand.count(f"contamination_{face}") for face in ("infected", "clean"))
        known = self.harmless - safe + held - bad
        infected = self.seen["contamination_infected"] - bad
        return self.check(self.sick - bad, larva=False, harmless=known, infected=infected)

    @cached_property
    def card(self) -> float:
        """What one more contamination card costs."""
        return 1.0 - self.check(self.sick + 1, larva=self.world.me.larva) / self.clean

    @cached_property
    def larva(self) -> float:
        """What it costs to be infested (LD-ATK-11)."""
        return 1.0 - self.check(self.sick + 1, larva=True) / self.clean

    # ---- monsters

    def attack(self, kind: str, *, dark: bool) -> float:
        """One attack on this character."""
        if kind == "larva":
            return self.larva
        wounds = DAMAGE[kind][dark]
        if kind in ("breeder", "queen") and len(self.world.me.wounds) >= 2:
            wounds += 0.1 * self.life  # LD-HRT-17: some cards kill the badly wounded outright
        return min(0.95, wounds / self.life + CUT * self.card)

    def company(self, slot: int) -> float:
        """One attack of everybody in a room."""
        if slot not in self._company:
            dark = self.world.dark(slot)
            self._company[slot] = sum(self.attack(s.kind, dark=dark) for s in self.world.foes(slot))
        return self._company[slot]

    def meeting(self, slot: int, cards: int) -> float:
        """An encounter there with that many cards in hand (LD-ENC-06, LD-ENC-07)."""
        dark = self.world.dark(slot)
        key = (dark, min(cards, 5))
        if key not in self._meeting:
            bag = self.world.view.bag
            total = max(1, sum(bag.values()))
            loss = 0.0
            for name, count in bag.items():
                token = self.world.tokens[name]
                if not count or name == "blank":
                    continue
                kind = name.split("_", maxsplit=1)[0]
                surprised = cards < (token.dark if dark else token.lit)
                times = self.aftermath * AFTERMATH[kind] + surprised * (
                    0.3 if kind == "larva" else 1.0
                )
                loss += count / total * times * self.attack(kind, dark=dark)
            self._meeting[key] = min(0.95, loss)
        return self._meeting[key]

    def marked(self, slot: int) -> float:
        """Chance that a noise roll there ends in an encounter (LD-NOI-02, LD-NOI-04)."""
        return self.world.marked(slot)

    def lured(self, slot: int) -> float:
        """One attack of all who would come if Danger was rolled there (LD-NOI-05)."""
        shut = self.world.shut
        # Two corridors to the same room (NM-ALT-04) bring nobody twice.
        near = dict.fromkeys(o for o, way in self.world.callers(slot) if way not in shut)
        return sum(
            self.company(other)
            for other in near
            if other != self.world.room and not self.world.friends(other)
        )

    def roll(self, slot: int, cards: int) -> float:
        """A noise roll."""
        danger = 0.2 if self.world.me.slime else 0.1
        come = self.lured(slot)
        loss = self.marked(slot) * self.meeting(slot, cards)
        loss += danger * (1.2 * come if come else 2 * self.marker) + self.marker
        return loss + self.world.hazard(slot)

    # ---- going and staying

    def enter(self, slot: int, cards: int, *, careful: bool = False) -> float:
        """Going into a room with that many cards left."""
        world = self.world
        room = world.rooms[slot]
        loss = 0.0
        foes = self.company(slot)
        if foes:
            loss += 1.1 * foes
        elif not world.friends(slot):
            loss += self.marker if careful else self.roll(slot, cards)
        if room.fire:
            loss += 0.12 / self.life
        if not room.explored:
            loss += UNKNOWN + 0.1 * self.lured(slot)
        return loss

    @cached_property
    def stirring(self) -> float:
        """Chance that bag development makes everybody roll (LD-BAG-04, LD-BAG-05)."""
        bag = self.world.view.bag
        total = max(1, sum(bag.values()))
        return sum(n for key, n in bag.items() if key.startswith(("adult", "breeder"))) / total

    def night(self, slot: int, cards: int) -> float:
        """The event phase in a room with that many cards kept."""
        world = self.world
        loss = EVENTS
        foes = self.company(slot)
        if foes:
            crew = world.friends(slot)
            # The one with the fewest cards is attacked (LD-ATK-03).
            fewer = sum(1 for friend in crew if friend.hand < cards)
            loss += foes * (0.25 if fewer else 0.8 if crew else 1.0)
        else:
            loss += self.stirring * self.roll(slot, cards)
            near = sum(map(self.company, dict.fromkeys(o for o, _ in world.board.ways[slot])))
            loss += WANDERS * 1.2 * near
        if world.rooms[slot].fire:
            loss += 0.33 / self.life
        if world.bleeding:
            loss += 0.33 / self.life
        return loss

    @cached_property
    def round(self) -> float:
        """What the next round in the complex takes."""
        return self.rounds(1.0)

    @cached_property
    def _tolls(self) -> list[float]:
        """What no round, one round, two rounds and so on take from now on."""
        bleeds = 0.33 / self.life if self.world.bleeding else 0.0
        weak = self.fear * (3.6 / self.life) ** WEAK
        sums, last = [0.0], len(self.toll) - 1
        for number in range(self.world.view.round, self.world.view.round + FAR):
            sums.append(sums[-1] + bleeds + weak * self.toll[min(number, last)])
        return sums

    def rounds(self, count: float) -> float:
        """What that many rounds take from now on: every one is worse than the one before."""
        sums = self._tolls
        whole = min(int(count), FAR - 1)
        return sums[whole] + (count - whole) * (sums[whole + 1] - sums[whole])


def check(cards: int, *, larva: bool, infected: float, harmless: int = 0) -> float:
    """Chance to pass the contamination check if that part of all contamination is infected.

    Some of the cards may be known to be clean.
    """
    drawn = 1.0
    for i in range(4):
        drawn *= (_DECK - i) / (_DECK + cards - i)
    if larva:
        return drawn
    none = (1.0 - infected) ** (cards - max(0, harmless))
    return none + (1.0 - none) * drawn
