"""The small generator whose whole state is one 64-bit number inside the table.

PCG (XSH-RS output on a 64-bit linear congruence): good enough for dice and shuffles, cheap in
pure Python, and cloned by copying one int. `random.Random` costs 22 microseconds to copy.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_MUL = 6364136223846793005
_INC = 1442695040888963407


def seeded(seed: int) -> int:
    """The first state for a seed of any size (splitmix64 finaliser on each 64-bit limb)."""
    state = 0
    value = abs(seed) * 2 + (seed < 0)
    while True:
        z = ((state ^ (value & _MASK)) + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        state = z ^ (z >> 31)
        value >>= 64
        if not value:
            return state


def advance(state: int) -> int:
    """The state after one draw."""
    return (state * _MUL + _INC) & _MASK


def below(state: int, n: int) -> int:
    """A number in 0..n-1 read from `state` (n far below 2**32, so the bias is immaterial)."""
    word = ((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF
    return (word * n) >> 32
