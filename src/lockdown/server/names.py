"""Display names: something to see, short, and not to be mistaken for somebody else's.

A name that looks like another one at the table gets a number: nobody is refused for being called
Ann too, and nobody speaks in Ann's name with a Cyrillic A.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from lockdown.messages import LANGUAGES, text

MAX_NAME = 24
MAX_MARKS = 1
"""Accents on top of each other, beyond the one that is part of the letter."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\ufe00\ufe01\ufe02\ufe03"
    "\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\uffa0\U0001d159"
)
"""Characters that count as printable and show nothing."""
_ALIKE = str.maketrans(
    # Cyrillic, as its capitals or its small letters look.
    "авезікмнорстухцьѕјһԁԛԝґӏпг"
    # Greek.
    "αβεζηικμνορτυχω"
    # Latin relatives and small capitals.
    "ıɑɡɩłøđħʙɢʜɪʟɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ"
    # Digits and signs.
    "01|!$@",
    "abe3lkmhopctyxubsjhdqwrlnrabeznlkmvoptyxwlagllodhbghllnryacdejkmoptuvwzfsolllsa",
)


def clean_name(name: str) -> str:
    """A display name without what nobody sees, short enough for everybody's screen."""
    found: list[str] = []
    marks = 0
    for c in re.sub(r"\s", " ", unicodedata.normalize("NFKC", name)):
        if c in _BLANK or 0xE0000 <= ord(c) <= 0xE0FFF or not c.isprintable():
            continue
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MAX_MARKS and (marks == 0 or (found and found[-1] != " ")):
            found.append(c)
    return re.sub(" +", " ", "".join(found)).strip()[:MAX_NAME].strip()


@lru_cache(maxsize=4096)
def looks(name: str) -> str:
    """What a name looks like at a glance; two that look the same give the same."""
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold().translate(_ALIKE)
    letters = "".join(c for c in plain if c.isalnum()).replace("i", "l")
    return letters.replace("rn", "m").replace("vv", "w") or plain.strip()


@lru_cache(maxsize=16)
def _unnamed(seat: int) -> frozenset[str]:
    """How a seat without a name is shown, in every language."""
    return frozenset(looks(text(language, "ui-player-n", n=seat + 1)) for language in LANGUAGES)


def distinct_name(name: str, others: Iterable[str], seat: int = -1) -> str:
    """A clean name that no other seat's looks like; `others` by seat, that of `seat` left out."""
    taken: set[str] = set()
    for number, other in enumerate(others):
        if number != seat:
            taken |= {looks(other)} if other else _unnamed(number)
    if not name or looks(name) not in taken:
        return name
    for number in range(2, 99):
        end = f" {number}"
        given = name[: MAX_NAME - len(end)].strip() + end
        if looks(given) not in taken:
            return given
    return ""
