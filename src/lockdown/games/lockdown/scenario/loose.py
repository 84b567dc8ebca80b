"""How people write what only Lockdown has: `S-02 is unpowered`, `main gate open`."""

from __future__ import annotations

import re

from lockdown.scenario.parts import Phrase, Words

_SECTION = re.compile(r"^[Ss]-?0?([123])$")
_POWER = {"powered": "on", "lit": "on", "unpowered": "off", "dark": "off", "red": "off"}
_POWER["blue"] = "on"

FIRST_PHRASES: tuple[Phrase, ...] = (
    (re.compile(r"\blocked in (?:the )?isolation_room\b"), "locked in"),
)
PHRASES: tuple[Phrase, ...] = (
    (re.compile(r"\bknowledge level\b"), "knowledge"),
    (re.compile(r"^([A-E]) has (\d) knowledge$"), r"\1 knowledge \2"),
    (re.compile(r"^main gate\b"), "gate"),
    (re.compile(r"^(?:isolation_room|022) (?=(?:is )?(?:open|closed)$)"), "isolation "),
    (re.compile(r"^active contingency\b"), "contingency active"),
)
OPTION_PHRASES: tuple[Phrase, ...] = (
    (re.compile(r"\bpower (\d)[ ,]*(\d)[ ,]*(\d)[ ,]*(\d)\b"), r"power \1,\2,\3,\4"),
    (re.compile(r"\b(escapes?) (?:by|on|in) "), r"\1 "),
)
DROPPED = {"emergency": ("procedure", "token"), "contingency": ("token",)}


def word(text: str) -> str:
    """`s2`, `S-2` for the section `S-02`."""
    match = _SECTION.match(text)
    return f"S-0{match[1]}" if match else ""


def subject(words: Words) -> str:
    """`S-02 is unpowered`, `elevator without power`: statements about power."""
    if words[0] == "section" and len(words) > 1:
        words = words[1:]
    if words[0].startswith("S-0") or (words[0] == "elevator" and _is_power(words)):
        words = ["power", *words]
    if words[0] != "power":
        return ""
    rest = [_POWER.get(w.rstrip(","), w.rstrip(",")) + "," * w.endswith(",") for w in words]
    text = " ".join(rest).replace("without power", "off").replace("no power", "off")
    return text.replace("power off in S-0", "power S-0").replace(" section ", " ")


def _is_power(words: Words) -> bool:
    """`elevator off`, not `elevator in 007`."""
    return words[-1].rstrip(",") in ("on", "off", "power", *_POWER) and "in" not in words
