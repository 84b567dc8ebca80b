"""Two attackers who see only what everybody at a table sees, and want to know what comes next.

`Lattice` breaks generators that count on by multiplying and adding: every result tells a little
about the highest bits of the state, and all states are multiples of the first. It reduces the
lattice of those multiples (LLL) and looks for the point next to what was seen (Babai).
`shortest_register` (Berlekamp and Massey) breaks every generator whose bits are sums of earlier
ones: shift registers, xorshift, the Mersenne Twister.
"""

from __future__ import annotations

from collections.abc import Sequence

#: (range, result) of one draw.
Seen = tuple[int, int]


def draws_of(before: Sequence[int], after: Sequence[int]) -> list[Seen]:
    """The draws that made `after` out of `before` (Fisher and Yates, from the top down)."""
    cards = list(before)
    found = []
    for n in range(len(cards), 1, -1):
        j = cards.index(after[n - 1])
        found.append((n, j))
        cards[n - 1], cards[j] = cards[j], cards[n - 1]
    assert cards == list(after)
    return found


class Lattice:
    """Recovers the state of a linear congruence modulo 2**64 from the results of its draws."""

    MODULUS = 1 << 64

    def __init__(self, multiplier: int, increment: int, ranges: Sequence[int]) -> None:
        self.multiplier, self.increment = multiplier, increment
        self.ranges = list(ranges)
        size = len(self.ranges)
        powers = [pow(multiplier, i, self.MODULUS) for i in range(size)]
        # A result out of n tells the state to 1/n, so its coordinate counts n times.
        basis = [[power * n for power, n in zip(powers, self.ranges, strict=True)]]
        for i in range(1, size):
            row = [0] * size
            row[i] = self.MODULUS * self.ranges[i]
            basis.append(row)
        self.basis = reduced(basis)

    def states(self, start: int, count: int) -> list[int]:
        """The states from `start` on."""
        found = []
        for _ in range(count):
            found.append(start)
            start = (start * self.multiplier + self.increment) % self.MODULUS
        return found

    def guess(self, seen: Sequence[Seen]) -> int:
        """The first state that fits the results best, as far as one step of Babai tells."""
        assert [n for n, _ in seen] == self.ranges
        offset = 0
        target = []
        for n, result in seen:
            middle = (2 * result + 1) * self.MODULUS // (2 * n)
            target.append((middle - offset) * n)
            offset = (offset * self.multiplier + self.increment) % self.MODULUS
        nearest = babai(self.basis, target)
        return (nearest[0] // self.ranges[0]) % self.MODULUS


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """The basis reduced by LLL (3/4), in whole numbers throughout (Cohen, algorithm 2.6.7)."""
    b = [row[:] for row in basis]
    n = len(b)
    lam = [[0] * n for _ in range(n)]
    d = [1] + [0] * n  # d[i + 1] is the determinant of the first i + 1 rows

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            u = sum(x * y for x, y in zip(b[k], b[j], strict=True))
            for i in range(j):
                u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
            if j < k:
                lam[k][j] = u
            else:
                d[k + 1] = u

    def shorten(k: int, j: int) -> None:
        if 2 * abs(lam[k][j]) <= d[j + 1]:
            return
        q = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
        b[k] = [x - q * y for x, y in zip(b[k], b[j], strict=True)]
        lam[k][j] -= q * d[j + 1]
        for i in range(j):
            lam[k][i] -= q * lam[j][i]

    def swap(k: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        x = lam[k][k - 1]
        new = (d[k - 1] * d[k + 1] + x * x) // d[k]
        for i in range(k + 1, done + 1):
            t = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - x * t) // d[k]
            lam[i][k - 1] = (new * t + x * lam[i][k]) // d[k + 1]
        d[k] = new

    orthogonalise(0)
    k, done = 1, 0
    while k < n:
        if k > done:
            done = k
            orthogonalise(k)
        shorten(k, k - 1)
        if 4 * (d[k + 1] * d[k - 1] + lam[k][k - 1] ** 2) < 3 * d[k] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return b


def babai(basis: list[list[int]], target: Sequence[int]) -> list[int]:
    """A lattice point near the target (nearest planes)."""
    orthogonal: list[list[float]] = []
    for row in basis:
        rest = [float(x) for x in row]
        for other in orthogonal:
            share = dot(rest, other) / dot(other, other)
            rest = [x - share * y for x, y in zip(rest, other, strict=True)]
        orthogonal.append(rest)
    left = list(target)
    for row, direction in zip(reversed(basis), reversed(orthogonal), strict=True):
        steps = round(dot([float(x) for x in left], direction) / dot(direction, direction))
        left = [x - steps * y for x, y in zip(left, row, strict=True)]
    return [x - y for x, y in zip(target, left, strict=True)]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def shortest_register(bits: Sequence[int]) -> tuple[int, int]:
    """(length, taps) of the shortest shift register that makes these bits.

    Bit i of the taps says that the bit i places earlier is added.
    """
    now, last = 1, 1  # polynomials as ints
    length, since = 0, 1
    history = 0  # the newest bit lowest
    for i, bit in enumerate(bits):
        history = history << 1 | bit
        if (now & history & ((2 << length) - 1)).bit_count() & 1:
            kept = now
            now ^= last << since
            if 2 * length <= i:
                length, last, since = i + 1 - length, kept, 1
            else:
                since += 1
        else:
            since += 1
    return length, now >> 1 << 1


def next_bit(bits: Sequence[int], taps: int, length: int) -> int:
    """The bit that the register makes after these."""
    found = 0
    for i in range(1, length + 1):
        if taps >> i & 1:
            found ^= bits[-i]
    return found
