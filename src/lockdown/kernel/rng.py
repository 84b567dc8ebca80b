"""Where a table's chance comes from: a keyed stream, and a quick one for what search imagines.

A table that people sit at draws from BLAKE2b with the whole 256-bit seed as its key and a counter:
whoever sees any number of its results learns nothing about the key, the results that follow or
the hidden orders drawn before. Each 64-byte block serves up to 64 draws, a byte each; bytes above
the largest multiple of the range are skipped, so that every result is equally likely. The state
is a small immutable tuple: a clone copies a reference, a save keeps the key and how many bytes
were used.

Imagined tables (determinised ones, swapped secrets) use the quick generator, whose state is one
int (PCG, XSH-RS on a 64-bit linear congruence). Its outputs give its state away, so it must never
be given to a table that people sit at, nor be derived from such a table's key. Games saved in
format 1 have it too and go on with it to their end.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeAlias

from lockdown.kernel.errors import BadOption

#: Key, how many bytes of the stream were used, and the block in which the next byte stands.
Keyed: TypeAlias = tuple[bytes, int, bytes]
#: An int is the quick generator.
State: TypeAlias = Keyed | int
#: What a table can be begun with.
Seed: TypeAlias = int | bytes

KEY_BYTES = 32
#: Keeps this stream apart from every other use of the same key.
_PURPOSE = b"lockdown dice 2"

#: By range: the largest multiple of it that a byte can hold; bytes from there on are skipped.
FAIR = (0, *(256 - 256 % n for n in range(1, 257)))

_MASK = (1 << 64) - 1
_MUL = 6364136223846793005
_INC = 1442695040888963407


# ---- the keyed stream


def key_of(seed: Seed) -> bytes:
    """The key of a seed: a whole number below 2**256 (each its own key), or 32 bytes as they are.

    Anything else is refused, because folding it would let two seeds deal the same table.
    """
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadOption(f"a seed of bytes has {KEY_BYTES} of them, not {len(seed)}")
        return seed
    if not 0 <= seed < 1 << (8 * KEY_BYTES):
        raise BadOption("a seed is a whole number from 0 up to 256 bits")
    return seed.to_bytes(KEY_BYTES, "big")


def block(key: bytes, number: int) -> bytes:
    """One block of the stream."""
    return blake2b(number.to_bytes(8, "big"), key=key, person=_PURPOSE).digest()


def seeded(seed: Seed) -> Keyed:
    """The first state of the keyed stream of a seed."""
    key = key_of(seed)
    return key, 0, block(key, 0)


def draw(state: State, n: int) -> tuple[int, State]:
    """A number in 0..n-1, each equally likely, and the state after it."""
    if n < 1:
        raise ValueError(f"nothing can be drawn out of {n}")
    if isinstance(state, int):
        return below(state, n), advance(state)
    key, used, bytes_ = state
    width = max(1, ((n - 1).bit_length() + 7) // 8)
    room: int = 256**width
    fair = room - room % n
    while True:
        word = 0
        for _ in range(width):
            word = word << 8 | bytes_[used & 63]
            used += 1
            if not used & 63:
                bytes_ = block(key, used >> 6)
        if word < fair:
            return word % n, (key, used, bytes_)


# ---- saving


def saved(state: State) -> Any:
    """The state as JSON can hold it."""
    return state if isinstance(state, int) else [state[0].hex(), state[1]]


def loaded(data: Any) -> State:
    """The state that `saved` gave; raises ValueError or TypeError for anything else."""
    if isinstance(data, int):
        if not 0 <= data <= _MASK:
            raise ValueError("a quick generator's state has 64 bits")
        return data
    key, used = data
    if len(raw := bytes.fromhex(key)) != KEY_BYTES or not isinstance(used, int) or used < 0:
        raise ValueError("this is no state of a generator")
    return raw, used, block(raw, used >> 6)


# ---- the quick generator


def quick(seed: int) -> int:
    """The first state of the quick generator for a seed of any size.

    The splitmix64 finaliser on each 64-bit limb, as games of format 1 were seeded.
    """
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
    """The quick generator's state after one draw."""
    return (state * _MUL + _INC) & _MASK


def below(state: int, n: int) -> int:
    """A number in 0..n-1 read from `state` (n far below 2**32, so the bias is immaterial)."""
    word = ((state ^ (state >> 22)) >> (22 + (state >> 61))) & 0xFFFFFFFF
    return (word * n) >> 32
