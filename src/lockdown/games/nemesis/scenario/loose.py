"""How people write what only the original game has: `blue corpse`, `the time marker on 8`."""

from __future__ import annotations

import re

from lockdown.scenario.parts import Phrase, Words

FIRST_PHRASES: tuple[Phrase, ...] = (
    # An event and a card are called like what is said of the board.
    (re.compile(r"^((?:no )?noise) (?:in )?technical_corridors$"), r"\1 tech"),
    (re.compile(r"^((?:no )?)noise_in_technical_corridors\b"), r"\1noise tech"),
    (re.compile(r"^(noise .*)\btechnical_corridors\b"), r"\1tech"),
    (re.compile(r"\bblue_corpse\b|\bblue corpse\b|\bcorpse:15\b"), "corpse:blue"),
    (re.compile(r"\bintruder bod(?:y|ies)\b"), "carcass"),
    (re.compile(r"^intruder tokens (?:in|of) (?:the )?bag\b:?"), "bag"),
    (re.compile(r"\b(larvae?|creepers?|adults?|breeders?|queen) intruders?\b"), r"\1"),
    (re.compile(r"\b(in|at) (?:the )?engine (?:room )?([123])(?: room)?\b"), r"\1 engine_\2"),
    (re.compile(r"\bhas been\b"), "is"),
    (re.compile(r"\bintruders\b"), "stalkers"),
    (re.compile(r"\bintruder\b"), "stalker"),
)
PHRASES: tuple[Phrase, ...] = (
    (re.compile(r"^time (?:marker |is |at |on )*(?:jump|red)$"), "time 0"),
    (re.compile(r"^time marker\b"), "time"),
    (re.compile(r"^hibernation pods?\b"), "hibernation"),
    (re.compile(r"^hibernatorium (?=(?:is )?(?:open|closed)$)"), "hibernation "),
    (re.compile(r"^(?:destination marker|course)\b"), "destination"),
    (re.compile(r"^coordinates card\b"), "coordinates"),
    (re.compile(r"^escape pod"), "pod"),
    (re.compile(r"\bescape pod (?=\d)"), "pod "),
    (re.compile(r"\bin section (?=[AB]\b)"), "in "),
    (re.compile(r"^somebody (?:has )?died$"), "first death over"),
    (re.compile(r"^nobody (?:has )?died$"), "first death to come"),
    (re.compile(r"\bhibernates\b"), "hibernating"),
    (re.compile(r"^engine ([123]) works$"), r"engine \1 working"),
    (re.compile(r"^all pods\b"), "pods"),
    (re.compile(r"^all (?:three )?engines\b"), "engines"),
    (re.compile(r"^engines work$"), "engines working"),
    (re.compile(r"^(?:the )?ship (?:arrives (?:at|in)|jumps to|goes to) "), "ship reaches "),
    (re.compile(r"^stalkers do not attack(?: in this event phase)?$"), "attacks skipped"),
    (re.compile(r"^no attacks(?: in this event phase)?$"), "attacks skipped"),
    (re.compile(r"^([A-E]) acts on until (?:it|he|she|they) pass(?:es)?$"), r"\1 is rushing"),
    (re.compile(r"\bknows (?:that )?(?:the )?(engines? [123]|coordinates)\b"), r"seen \1"),
)
OPTION_PHRASES: tuple[Phrase, ...] = (
    (
        re.compile(r"\b(?:room )?set[ _]destination (?:to )?(?:space )?([A-D])\b"),
        r"room set_destination course \1",
    ),
)
DROPPED = {
    "self-destruct": ("token", "sequence", "marker", "track"),
    "destination": ("marker", "at", "on", "space"),
    "coordinates": ("card",),
}
#: The weakness spaces by their objects (NM-SET-11).
_SPACES = {"corpse": "1", "egg": "2", "carcass": "3"}


def subject(words: Words) -> str:
    """`weakness egg up, carcass down`: the spaces by their objects."""
    if words[0] != "weakness":
        return ""
    said = [word for word in words if word not in ("of", "the", "under", "on", "card", "face")]
    return " ".join(_SPACES.get(word, word) for word in said)
