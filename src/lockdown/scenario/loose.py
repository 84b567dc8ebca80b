"""Reading what people write: capitals, room names, seats by character, words in other orders.

Every statement is brought into the one form that the rest of the package reads. Only what can mean
one thing is rewritten; everything else is left alone, so that the readers can say what is wrong.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.scenario import words as say
from lockdown.scenario.build import tiles_of
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.forced import FORCED
from lockdown.scenario.given import TableWords
from lockdown.scenario.parts import parts_of
from lockdown.scenario.reading import singular
from lockdown.scenario.text import Block, Scenario, Statement
from lockdown.state import keys
from lockdown.state.facts import Component
from lockdown.state.ruleset import Ruleset

_corridor = ARG_KINDS["corridor"].write
_SEAT = re.compile(r"^([A-E])(?:'s)?(:?)$")
#: `Sentry (A) …` is `A is sentry …`.
_BRACKETS = re.compile(r"^([A-Za-z _]+?) \(([A-E])\),? ?(?:is )?")
_WOUND = re.compile(rf"\b({'|'.join(keys.WOUNDS[:-1])}) wound\b")
_SHOOTS = re.compile(r"\b(shoots?) (?:at )?(?:the )?([\w#]+) with (?:the )?([\w:+]+)")
#: Statements of `then` that are written in the game's own words.
_TOLD = re.compile(
    r"^(?:event (?!deck|discard)|no event |\d+ times? event |order |\S+ (?:hears|does))"
)
#: `fire in 009, 010`: several rooms with one marker each.
_MARKED = re.compile(
    r"^((?:no )?(?:fire|malfunction))(?: markers?)? in (?:rooms? )?(\d+(?:[ ,]+(?:and )?\d+)+)$"
)
#: `A in 005 with 3 cards in hand`: how many, no matter which.
_CARDS = re.compile(r"(?<!hand),? (?:has|with|and) (\d+) cards?(?: in hand)?(?=,|$)")
#: `an adult is in 005`.
_STANDS = re.compile(
    rf"^((?:no )?(?:{'|'.join(keys.STALKERS[:5])}|larvae|stalker)s?) (?:is|are|stands?) in "
)
#: What is said about the table itself (`TableWords`).
_TABLE = re.compile(
    r"^(?:the )?(?:(?:game|mode|board|enemies|players|option)\b|guests$|solo$|\d players?$)",
    re.IGNORECASE,
)
#: `A and B are in 008`, `captain, pilot and scout in 011`.
_ONE = f"(?:the )?(?:[A-E]|{'|'.join(keys.CHARACTERS)})"
_SEVERAL = re.compile(
    rf"^((?:{_ONE}(?:, | and |, and ))+{_ONE}) "
    r"(?:(?:are|is) )?(in .*|dead|hibernating|escaped|passed)$"
)
#: `noise in all corridors of 009`.
_AROUND = re.compile(
    r"^((?:no )?noise) (?:markers? )?(?:in |on )?(?:(?:all|every|each) )?(?:corridors? )?"
    r"(?:of|around|connected to|leading to) (?:room )?(\d+)$"
)
#: `cabins have 2 items`, `storage is burning`.
_ROOM_SAYS = re.compile(
    r"^(\w+) (?:has |have |is |are )?((?:no |not |an? )?(?:\d items?|items? \d|item counter \d|fire"
    r"|burning|malfunction|broken|explored|unexplored|depressuriz\w+)\b.*)$"
)
_LEADING = ("and", "but", "also", "the", "an", "there", "is", "are")


def loosened(scenario: Scenario) -> Scenario:
    """The scenario in the words that the readers know."""
    scenario = replace(scenario, blocks=[_tables_apart(b) for b in scenario.blocks])
    rs = _rules(scenario)
    blocks = [Block(b.kind, b.line, _folded(b, rs)) for b in scenario.blocks]
    reader = _Reader(rs)
    for block in blocks:
        if block.kind == "given":
            reader.learn(block.statements)
    for block in blocks:
        rewrite = {"given": reader.given, "when": reader.when, "then": reader.then}[block.kind]
        found = []
        for statement in block.statements:
            try:
                found += [Statement(statement.line, text) for text in rewrite(statement.text)]
            except ScenarioError as error:
                raise ScenarioError(error.message, error.line or statement.line) from None
        block.statements = found
    return replace(scenario, blocks=blocks)


def _tables_apart(block: Block) -> Block:
    """`game nemesis, players 2, mode coop` as three statements about the table."""
    found: list[Statement] = []
    for statement in block.statements:
        parts = [part.strip() for part in statement.text.removesuffix(".").split(",")]
        about_table = all(_TABLE.match(part) for part in parts)
        texts = parts if block.kind == "given" and about_table else [statement.text]
        found += [Statement(statement.line, text) for text in texts]
    return Block(block.kind, block.line, found)


def _rules(scenario: Scenario) -> Ruleset:
    """The rules of the table that the scenario names: they say what everything else means."""
    table = TableWords()
    for block in scenario.blocks:
        for statement in block.statements if block.kind == "given" else ():
            plain = statement.text.removesuffix(".").replace(":", "").lower()
            table.read(Statement(statement.line, plain.removeprefix("the ")))
    setup = table.setup(2)
    return parts_of(setup.game).ruleset(setup)


def _folded(block: Block, rs: Ruleset) -> list[Statement]:
    return [
        Statement(statement.line, text)
        for statement in block.statements
        for text in _apart(fold(statement.text, rs), block.kind)
        if text
    ]


@cache
def _phrases(rs: Ruleset) -> dict[tuple[str, ...], str]:
    """Keys that may be written as several words: `Lab Rat`, `smoke grenade`, `feel of the dark`."""
    components: tuple[tuple[Component, ...], ...] = (
        *(rs.characters, rs.items, rs.action_cards, rs.rooms, rs.events, rs.attacks),
        *(rs.objectives, rs.weaknesses),
    )
    names = [component.key for all_ in components for component in all_ if component.copies]
    names += [name for more in (keys.COMBAT_FACES, *parts_of(rs.game).keys) for name in more]
    return {
        tuple(name.split("_")): name
        for name in names
        if "_" in name and not any(part.isdigit() for part in name.split("_"))
    }


@cache
def _longest(rs: Ruleset) -> int:
    return max(map(len, _phrases(rs)))


def _apart(text: str, block: str) -> list[str]:
    """A comma before a subject that was named already begins a new statement.

    `fire in 009, fire in 010`, `A in 004, B in 009`; `fire in 009, 010` as well.
    """
    if block == "then" and _TOLD.match(text):
        return [text]
    if match := _MARKED.match(text):
        return [f"{match[1]} in {slot}" for slot in re.findall(r"\d+", match[2])]
    if block != "when" and (match := _SEVERAL.match(text)):
        names = re.split(r", and |, | and ", match[1])
        return [f"{who.removeprefix('the ')} is {match[2]}" for who in names]
    found: list[str] = []
    first = ""
    for part in text.split(","):
        subject = _subject_of(part, block)
        if found and (not subject or subject != first):
            found[-1] += "," + part
        else:
            found.append(_without_leading(part.split()))
        first = first or subject
    return found


def _subject_of(part: str, block: str) -> str:
    """What a part of a statement is about, if it may say so once more."""
    words = [word for word in part.split()[:3] if word not in ("no", *_LEADING)]
    if len(words) < 2:
        return ""
    head = words[0].removesuffix("'s")
    if block == "when":
        return head if head in FORCED else "seat" if re.match(r"^[A-Ea-e]:$", head) else ""
    if _SEAT.match(head) or head in keys.CHARACTERS:
        return "seat"
    if head.isdigit():
        return "number"
    if "door" in words[:2] or "doors" in words[:2]:
        return "door"
    # These have lists of their own: `no adult in 006, creeper in 007` is a "no" to both.
    own = (*keys.STALKERS, "stalker", "egg", "carcass", "corpse", "object")
    return "" if singular(head) in own or head.startswith("corpse:") else head


def fold(text: str, rs: Ruleset) -> str:
    """Small letters, and keys of several words as one; seats, rule ids and `S` stay."""
    plain_text = _BRACKETS.sub(r"\2 is \1 ", text.removesuffix("."))
    words = [_small(word, rs) for word in plain_text.split()]
    phrases, longest = _phrases(rs), _longest(rs)
    found: list[str] = []
    i = 0
    while i < len(words):
        for size in range(min(longest, len(words) - i), 1, -1):
            part = words[i : i + size]
            last = part[-1].rstrip(",:")
            plain = tuple(word.lower() for word in (*part[:-1], last))
            if plain in phrases:
                found.append(phrases[plain] + part[-1][len(last) :])
                i += size
                break
        else:
            found.append(words[i])
            i += 1
    return _without_leading(found)


def _without_leading(words: list[str]) -> str:
    while len(words) > 1 and words[0] in _LEADING:
        words = words[1:]
    return " ".join(words)


def _small(word: str, rs: Ruleset) -> str:
    bare = word.rstrip(",:")
    tail = word[len(bare) :]
    if other := parts_of(rs.game).word(bare):
        return other + tail
    if _SEAT.match(bare) or bare == "S" or bare.startswith(("LD-", "NM-")) or "=" in bare:
        return word
    bare = bare.lower()
    if "-" in bare and tuple(bare.split("-")) in _phrases(rs):
        bare = bare.replace("-", "_")
    return bare + tail


class _Reader:
    """What a scenario says about who sits where and which room lies where."""

    def __init__(self, rs: Ruleset) -> None:
        self.rs = rs
        self.own = parts_of(rs.game)
        self.dropped = {**_DROPPED, **self.own.dropped}
        self.cards = {card.key for card in rs.action_cards if card.copies}
        self.seats: dict[str, str] = {}
        self.unseated: list[str] = []
        self.slots: dict[str, str] = {}
        self.room_actions = {a.key for room in self.rs.rooms[1:] for a in room.actions}
        #: Room actions that people write as several words.
        self.deeds = [
            (re.compile(rf"^(?:the )?{re.sub('_', '[ _-]', name)}\b"), name)
            for name in sorted(self.room_actions, key=len, reverse=True)
            if "_" in name and name.split("_")[0] not in VERBS
        ]

    def learn(self, statements: list[Statement]) -> None:
        """Characters with and without a seat; named rooms."""
        taken = set()
        named = set()
        pinned: dict[int, int] = {}
        rooms = {room.key: room.id for room in self.rs.rooms if room.copies}
        for statement in statements:
            words = [word.rstrip(",:") for word in statement.words]
            if match := _SEAT.match(words[0]):
                taken.add(match[1])
                for word in words[1:]:
                    if word in keys.CHARACTERS and f"corpse of {word}" not in statement.text:
                        self.seats.setdefault(word, match[1])
                        named.add(match[1])
                        break
            elif words[0] in keys.CHARACTERS and words[0] not in self.unseated:
                self.unseated.append(words[0])
            elif words[0] == "room" and len(words) > 1 and words[1].isdigit():
                for word in words[2:]:
                    if word in rooms:
                        pinned[int(words[1])] = rooms[word]
        free = [seat for seat in say.SEATS if seat not in taken]
        self.unseated = [name for name in self.unseated if name not in self.seats]
        for name in self.unseated:
            if free:
                self.seats[name] = free.pop(0)
                named.add(self.seats[name])
        defaults = [name for name in self.own.characters if name not in self.seats]
        for seat in say.SEATS:
            if seat not in named:
                self.seats[defaults.pop(0)] = seat
        try:
            tiles = tiles_of(self.rs, pinned)
        except ScenarioError:
            return  # Building the table says what is wrong with it.
        for name, number in rooms.items():
            there = [slot for slot, tile in enumerate(tiles) if tile == number and slot]
            if len(there) == 1:
                self.slots[name] = f"{there[0]:03d}"

    # ---- words

    def _words(self, text: str) -> list[str]:
        """The words with seats for characters at the head and numbers for rooms."""
        words = text.split()
        head = words[0].rstrip(":").removesuffix("'s")
        if head in self.seats and len(words) > 1:
            words[0] = self.seats[head] + ":" * words[0].endswith(":")
        if match := _SEAT.match(words[0]):
            words[0] = match[1] + match[2]
        found: list[str] = []
        for word in words:
            before = found[-1] if found else ""
            name = word.rstrip(",")
            if word in ("the", "a") and before in (
                "in",
                "to",
                "move",
                "careful",
                "room",
                "at",
                "from",
            ):
                continue
            if before == "room" and name.isdigit() and found[-2:-1] in (["in"], ["to"], ["the"]):
                found.pop()
            place = before in ("in", "to", "move", "careful", "room", "at")
            found.append(
                self.slots[name] + word[len(name) :] if place and name in self.slots else word
            )
        return found

    def _fact(self, text: str) -> str:
        """What `given` and `then` share."""
        for pattern, other in self.own.first_phrases:
            text = pattern.sub(other, text)
        if (match := _ROOM_SAYS.match(text)) and match[1] in self.slots:
            text = f"room {self.slots[match[1]]} {match[2]}"
        words = self._words(text)
        words = [w if w in ("ends:", "over:") else w.rstrip(":") for w in words]
        text = " ".join(words)
        text = re.sub(r"\b(\d) light wounds?\b", r"light \1", text)
        text = re.sub(r"\blight wounds? (\d)\b", r"light \1", text)
        text = re.sub(r"\bserious wounds?\b", "wounds", text)
        text = re.sub(rf"\b\d wounds (?={'|'.join(keys.WOUNDS[:-1])})", "wounds ", text)
        text = _WOUND.sub(r"wounds \1", text)
        if _SEAT.match(words[0]):
            text = re.sub(r"(?<!seen )\broom (\d+)\b", r"in \1", text)
        text = re.sub(r"\b(\w+) with (\d) (?:ammo|uses?)\b", r"\1:\2", text)
        text = re.sub(r"^((?:no )?(?:egg|carcass|corpse.*?)) (?:lies|lying) in ", r"\1 in ", text)
        text = _STANDS.sub(r"\1 in ", text)
        text = re.sub(r"^([A-E]) (?:carries|owns) ", r"\1 has ", text)
        text = re.sub(r"^([A-E]) (?:has )?no cards(?: in hand)?$", r"\1 hand none", text)
        text = re.sub(r"^([A-E]) has (\d+) cards?(?: in hand)?$", r"\1 hand has \2 cards", text)
        text = re.sub(r"\btechnical corridors?\b", "tech", text)
        text = re.sub(r"\bdiscard pile\b", "discard", text)
        text = re.sub(r"^([A-E]) action deck\b", r"\1 deck", text)
        text = re.sub(r"^item counter (?:of|in) (?:room )?(\d+)", r"room \1 items", text)
        text = re.sub(r"^self destruct\b", "self-destruct", text)
        text = re.sub(r"^(\d) eggs? on (?:the )?(?:\w+ )?board$", r"eggs \1", text)
        for pattern, other in self.own.phrases:
            text = pattern.sub(other, text)
        if match := _AROUND.match(text):
            return f"{match[1]} {' '.join(self._around(match[2]))}"
        return self._subject(text)

    def _around(self, room: str) -> list[str]:
        """All corridors of a room, the technical ones too if it has an entrance."""
        board = self.rs.board
        links = board.links_of[say.room(room, board)]
        return [_corridor(board.code[way]) for way in range(board.noisy) if links >> way & 1]

    def _subject(self, text: str) -> str:
        """Statements about one thing of the board, by their first word."""
        words = text.split()
        no = words[0] == "no"
        rest = words[1:] if no else words
        head = rest[0] if rest else ""
        if rest and (other := self.own.subject(rest)):
            return other
        if head in ("fire", "malfunction"):
            match = re.match(r"^(?:marker )?in (\d+)$", " ".join(rest[1:]))
            if match:
                return f"room {match[1]} {'no ' * no}{head}"
        if head in ("closed", "destroyed", "open") and rest[1:2] in (["door"], ["doors"]):
            head, rest = "door", ["door", *rest[2:], head]
        if head in ("door", "doors"):
            text = " ".join(w for w in rest if w not in ("in", "between", "corridor", "corridors"))
            text = re.sub(r"\b(\d+) and (\d+)\b", r"\1-\2", text)
            return "no " * no + text
        if head == "room":
            text = re.sub(r"\b(\d+) items?\b(?! \d)", r"items \1", " ".join(rest[2:]))
            text = re.sub(r"\b(fire|malfunction) marker\b", r"\1", text)
            rest = [*rest[:2], *text.replace("item counter", "items").split()]
        if head in self.dropped:
            # `1 token` counts, `token` alone says nothing.
            rest = [
                word
                for before, word in zip(["", *rest], rest, strict=False)
                if word not in self.dropped[head] or before.isdigit()
            ]
        if singular(head) in keys.STALKERS[:5] and rest[1:2] == ["in"]:
            text = " ".join(rest)
            text = re.sub(r"\b(?:with|has) (\d+) wounds?\b", r"wounds \1", text)
            rest = text.split()
        return " ".join(["no"] * no + rest)

    # ---- blocks

    def given(self, text: str) -> list[str]:
        """A statement of `given`."""
        head = text.split(maxsplit=1)[0].rstrip(":,").removesuffix("'s")
        first: list[str] = []
        if head in self.unseated:
            self.unseated.remove(head)
            first = [f"{self.seats[head]} is {head}"]
            if text == head:
                return first
        text = self._fact(text)
        if _SEAT.match(text.split(maxsplit=1)[0]):
            text = _CARDS.sub(r", hand \1 cards", text)
        if re.match(r"^room \d+ no (?:fire|malfunction)$", text):
            return first
        return [*first, text]

    def then(self, text: str) -> list[str]:
        """A statement of `then`."""
        if _TOLD.match(text):
            return [text]
        text = re.sub(r"^(\S+) has (?:a |an )?(\w+) wound$", r"\1 wounds has \2", text)
        text = re.sub(r"^(\S+) has (\d) serious wounds?$", r"\1 wounds has \2 cards", text)
        text = re.sub(r"^(\d+) eggs?$", r"eggs \1", text)
        text = self._fact(text)
        text = re.sub(r"^([A-E]) (?:cannot|can not|may no longer) ", r"\1 may not ", text)
        text = re.sub(r"^([A-E]) can ", r"\1 may ", text)
        if re.match(r"^[A-E] may ", text):
            text = re.sub(r"\b(move|careful) to ", r"\1 ", text)
        return [text]

    def when(self, text: str) -> list[str]:
        """A statement of `when`."""
        words = self._words(text)
        if re.match(r"^[a-e]:$", words[0]):
            words[0] = words[0].upper()
        if words[0].rstrip(":") in (*FORCED, "noise", "combat", "advantage", "roll"):
            return [_forced([word.rstrip(",:") for word in words])]
        text = " ".join(words)
        text = re.sub(r"^([A-E]):? (?:cannot|can not|may not) ", r"\1: refused ", text)
        match = re.match(r"^([A-E])(:?) ?(.*)$", text)
        if match is None or not match[3]:
            return [text]
        verb = match[3].split()[0].rstrip(",")
        if not match[2] and _verb(verb) not in VERBS and not self._deed(match[3]):
            return [text]
        if match[3].startswith("refused "):
            return [f"{match[1]}: {match[3]}"]
        return [f"{match[1]}: {self._option(match[3])}"]

    def _deed(self, text: str) -> bool:
        return any(pattern.match(text) for pattern, _ in self.deeds)

    def _option(self, text: str) -> str:
        for pattern, other in self.own.option_phrases:
            text = pattern.sub(other, text)
        text = re.sub(r"\bpick(?:s)? up\b", "pickup", text)
        text = re.sub(r"\b(?:careful move(?:ment|s)?|moves? carefully)\b", "careful", text)
        text = re.sub(r"\b(moves?|careful) to\b", r"\1", text)
        text = re.sub(r"\bsearch(?:es)?(?: 0)? (red|yellow|green)\b", r"search deck \1", text)
        text = re.sub(r"\b(pay(?:s|ing)?) with\b", r"pay", text)
        text = _SHOOTS.sub(r"\1 \3 \2", text)
        parts = []
        for part in re.split(r",\s+", text):
            words = [word for word in part.split() if word not in ("the", "a", "an")]
            if not words:
                continue
            for pattern, name in self.deeds:
                if pattern.match(deed := " ".join(words)):
                    words = pattern.sub(name, deed).split()
                    break
            words[0] = _verb(words[0])
            if words[0] in self.cards and words[0] not in VERBS:
                words = ["play", *words]
            elif words[0] in self.room_actions and words[0] not in VERBS:
                words = ["room", *words]
            parts.append(" ".join("pay" if w in ("paying", "pays") else w for w in words))
        return ", ".join(parts)


#: Words that say nothing beside their subject.
_DROPPED = {
    "noise": ("marker", "markers", "corridor", "corridors"),
    "time": ("token", "at", "on", "space", "track"),
    "bag": ("contains", "holds", "with", "and"),
    "self-destruct": ("token", "sequence"),
    "first": ("token",),
}


def _verb(word: str) -> str:
    """The verb of an option: also `moves`, `passes`, `uses`."""
    if word in VERBS:
        return word
    for ending in ("s", "es"):
        if word.removesuffix(ending) in VERBS:
            return word.removesuffix(ending)
    return word


def _forced(words: list[str]) -> str:
    """`noise roll 3`, `roll noise 3`, `combat die double_hit` as `dice …`."""
    rest = [w for w in words if w not in ("dice", "die", "roll", "rolls", "result", "is")]
    if rest and rest[0] in ("noise", "combat", "advantage"):
        return " ".join(["dice", *rest])
    return " ".join(words)
