"""The attackers break deliberately weak dice, and get nowhere against those of a table.

What an attacker sees here is what a table shows sooner or later: the order in which the cards of a
shuffled deck came up, and dice. What is to be found out is the next deck, which lies hidden.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lockdown.kernel import rng
from lockdown.kernel.table import BaseTable
from tests.attack.attackers import Lattice, draws_of, next_bit, shortest_register

MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407
DECK = list(range(60))
#: Draws of the first deck that the lattice is made of; the others test what it found.
USED = 16


class WeakTable(BaseTable):
    """A table whose dice are the highest part of a linear congruence: the control."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.state = seed

    def random(self, n: int) -> int:
        drawn = (self.state * n) >> 64
        self.state = (self.state * MULTIPLIER + INCREMENT) % (1 << 64)
        return drawn

    def shuffle(self, cards: list[int], name: str = "") -> None:
        for n in range(len(cards), 1, -1):
            j = self.random(n)
            cards[n - 1], cards[j] = cards[j], cards[n - 1]


class ShiftTable(WeakTable):
    """A table whose dice come from a shift register (xorshift64)."""

    __slots__ = ()

    def random(self, n: int) -> int:
        x = self.state
        x ^= x << 13 & (1 << 64) - 1
        x ^= x >> 7
        x ^= x << 17 & (1 << 64) - 1
        self.state = x
        return (x * n) >> 64


def real(seed: int) -> BaseTable:
    table = BaseTable()
    table.rng = rng.seeded(random.Random(seed).getrandbits(256))
    return table


def shuffled(table: BaseTable) -> list[int]:
    cards = DECK[:]
    table.shuffle(cards)
    return cards


@pytest.fixture(scope="module")
def lattice() -> Lattice:
    return Lattice(MULTIPLIER, INCREMENT, [len(DECK) - i for i in range(USED)])


def predicted(lattice: Lattice, public: list[int]) -> tuple[bool, list[int]]:
    """(whether the guess explains all of the public deck, the next deck according to it)."""
    seen = draws_of(DECK, public)
    table = WeakTable(lattice.guess(seen[:USED]))
    explained = shuffled(table) == public
    return explained, shuffled(table)


def test_the_lattice_breaks_a_linear_congruence(lattice: Lattice) -> None:
    broken = 0
    for seed in range(20):
        table = WeakTable(random.Random(seed).getrandbits(64))
        explained, hidden = predicted(lattice, shuffled(table))
        broken += explained and hidden == shuffled(table)
    assert broken == 20


def test_the_lattice_gets_nowhere_against_a_table(lattice: Lattice) -> None:
    """No state explains what was seen, and guesses hit as often as blind ones."""
    tries, hits = 100, 0
    for seed in range(tries):
        table = real(seed)
        explained, guess = predicted(lattice, shuffled(table))
        assert not explained
        hits += sum(a == b for a, b in zip(guess, shuffled(table), strict=True))
    # Of two unrelated orders one card on average lies at the same place, with variance one.
    assert abs(hits - tries) < 5 * tries**0.5


def coins(table: BaseTable, count: int) -> list[int]:
    return [table.random(2) for _ in range(count)]


def test_the_register_breaks_a_shift_register() -> None:
    bits = coins(ShiftTable(0x9E3779B97F4A7C15), 1000)
    length, taps = shortest_register(bits[:200])
    assert length == 64
    for i in range(200, 1000):
        assert next_bit(bits[:i], taps, length) == bits[i]


@pytest.mark.parametrize("seed", range(3))
def test_the_register_gets_nowhere_against_a_table(seed: int) -> None:
    bits = coins(real(seed), 2000)
    length, taps = shortest_register(bits[:1000])
    assert abs(length - 500) < 20, "as long as for bits without any pattern"
    hits = sum(next_bit(bits[:i], taps, length) == bits[i] for i in range(1000, 2000))
    assert abs(hits - 500) < 5 * 250**0.5


def test_bits_of_several_places_make_no_short_register() -> None:
    """All eight bits of the bytes of the stream, each by itself."""
    table = real(9)
    numbers = [table.random(256) for _ in range(400)]
    for place in range(8):
        length, _ = shortest_register([number >> place & 1 for number in numbers])
        assert abs(length - 200) < 20


def test_a_draw_tells_nothing_about_the_next() -> None:
    """Pairs at several distances are equally likely; across the end of a block too."""
    table = real(5)
    numbers = [table.random(10) for _ in range(20_000)]
    for apart in (1, 2, 7, 63, 64, 65):
        counts = Counter(zip(numbers, numbers[apart:], strict=False))
        expected = (len(numbers) - apart) / 100
        found = sum((counts[a, b] - expected) ** 2 for a in range(10) for b in range(10)) / expected
        assert abs(found - 99) < 5 * (2 * 99) ** 0.5


def test_near_seeds_have_nothing_in_common() -> None:
    """Whoever knows all of a seed but one bit knows nothing of the deck."""
    same = 0
    for bit in range(256):
        one, two = BaseTable(), BaseTable()
        one.rng, two.rng = rng.seeded(1 << 255 | 5), rng.seeded((1 << 255 | 5) ^ 1 << bit)
        same += sum(a == b for a, b in zip(shuffled(one), shuffled(two), strict=True))
    assert abs(same - 256) < 5 * 16
