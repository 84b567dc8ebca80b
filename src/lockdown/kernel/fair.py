"""Fair dice: a seed that neither those who play nor the one who runs the server can choose.

1. The server draws its part and shows the seal of it (a hash) before anybody sits down.
2. Everybody who sits down draws a part too and shows its seal.
3. At the start the list of seals is settled and shown. Only then are the parts of the players
   opened, each by the one who drew it.
4. The seed is the hash of all parts. The server's part is opened when the game is over.

Whoever opens a part has seen the seals of all others, the server's among them: nobody can fit a
part to the others' any more, not even a server that plays along in secret. A start that is called
off because a part stayed away is counted, and everything is drawn anew.

Parts and seals are 64 hexadecimal digits. All hashes are SHA-256, which every browser has.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

_SCHEME = "lockdown dice 2"
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class FairDice:
    """Everything a seed was made of, opened."""

    seal: str
    part: str
    """The server's."""
    seals: tuple[tuple[int, str], ...] = ()
    """Seat and seal, by seat."""
    parts: tuple[tuple[int, str], ...] = ()
    attempt: int = 1
    """One more than how often the start was called off."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a check of the dice found."""

    server: bool
    """The server's part fits its seal."""
    seats: tuple[int, ...]
    """Seats that added a part which fits its seal."""
    wrong: tuple[int, ...]
    """Seats whose part is missing or does not fit."""
    seed: bool
    """The seed is made of exactly these parts."""

    @property
    def fair(self) -> bool:
        """Everything holds."""
        return self.server and self.seed and not self.wrong


def is_part(text: str) -> bool:
    """Whether a text can be a part or a seal."""
    return _HEX.fullmatch(text) is not None


def new_part() -> str:
    """A part from the system's entropy."""
    return secrets.token_hex(32)


def server_seal(part: str) -> str:
    """The seal of the server's part."""
    return _hash(f"{_SCHEME} server {part}")


def seat_seal(seat: int, part: str) -> str:
    """The seal of a seat's part. It holds for that seat only."""
    return _hash(f"{_SCHEME} seat {_letter(seat)} {part}")


def seed_of(part: str, parts: Mapping[int, str]) -> int:
    """The seed that the server's part and those of the seats make: 256 bits."""
    words = [f"{_SCHEME} seed", f"server {part}"]
    words += [f"seat {_letter(seat)} {parts[seat]}" for seat in sorted(parts)]
    return int(_hash("\n".join(words)), 16)


def check(dice: FairDice, seed: int) -> Fairness:
    """Check afterwards what a seed was made of."""
    sealed, opened = dict(dice.seals), dict(dice.parts)
    good = tuple(s for s in sorted(sealed) if seat_seal(s, opened.get(s, "")) == sealed[s])
    wrong = tuple(s for s in sorted(sealed.keys() | opened.keys()) if s not in good)
    made = seed_of(dice.part, opened) == seed
    return Fairness(server_seal(dice.part) == dice.seal, good, wrong, made)


def _letter(seat: int) -> str:
    return chr(65 + seat)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
