"""Intruder tokens (NM-CMP-04, NM-CRD-59): one number each."""

from __future__ import annotations

from lockdown.state import keys
from lockdown.state.facts import StalkerToken
from lockdown.state.keys import ADULT, BLANK, BREEDER, CREEPER, LARVA, QUEEN

#: Key, kind, copies, number.
_INTRUDERS = (
    ("blank", BLANK, 1, 0),
    ("larva_1", LARVA, 8, 1),
    ("creeper_1", CREEPER, 3, 1),
    ("adult_2", ADULT, 4, 2),
    ("adult_3", ADULT, 5, 3),
    ("adult_4", ADULT, 3, 4),
    ("breeder_3", BREEDER, 1, 3),
    ("breeder_4", BREEDER, 1, 4),
    ("queen_4", QUEEN, 1, 4),
)
_BY_KEY = {key: StalkerToken(key, kind, copies, n, n) for key, kind, copies, n in _INTRUDERS}
#: By their number on the table; those of the other enemies have no copies.
INTRUDER_TOKENS = tuple(
    _BY_KEY.get(key, StalkerToken(key, BLANK, 0, 0, 0)) for key in keys.STALKER_TOKENS
)
