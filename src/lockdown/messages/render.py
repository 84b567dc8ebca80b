"""Words for what the engine says in keys: events, options, prompts and reasons.

One line is made of a message and its arguments; an argument is put into words by its kind
(`room`, `seat`, `card` …). The browser does the same with the same message files.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from typing import Any

from lockdown import games
from lockdown.kernel.events import EVENT_KINDS, Heard
from lockdown.kernel.options import ARG_KINDS, VERBS, Option
from lockdown.messages import MissingMessage, Words
from lockdown.rules.why_not import ARGUMENTS
from lockdown.state import keys
from lockdown.state.boards import COLOURED
from lockdown.state.content import content_of

#: Argument kinds whose words are `<prefix>-<text>`.
_PREFIX = {
    "tile": "room",
    "character": "char",
    "objective": "objective",
    "event": "event",
    "computer": "computer",
    "weakness": "weakness",
    "colour": "deck",
    "contingency": "contingency",
    "css": "css",
    "surface_card": "surface",
    "noise_face": "face",
    "combat_face": "face",
    "stalker_kind": "stalker",
    "place": "place",
    "destination": "destination",
    "intruder_card": "intruderaction",
}
#: What separates the parts of a card's text in the message files: "— or —" in each language.
OR = re.compile(r"\s+—\s+[^\s—]+(?:\s[^\s—]+)?\s+—\s+")
#: The seat of a listener who is nobody's "you": a replay, a spectator, several at one screen.
NOBODY = -1
#: Actions whose name in the glossary is not their verb.
_ACTIONS = {
    "pickup": "action-pick_up",
    "careful": "action-cautious",
    "activate": "action-activate_mission",
    "drive": "surface-rover_move",
}


@dataclass
class Speaker:
    """Puts things into words for one listener in one language, at a table of one game."""

    language: str = "en"
    names: Sequence[str] = ("A", "B", "C", "D", "E")
    """What the seats are called."""
    tiles: Mapping[int, str] = field(default_factory=dict)
    """Room keys by slot, as far as the listener knows them."""
    game: str = field(kw_only=True)
    """Whose cards, rooms and tokens are spoken of."""
    enemies: str = field(default="", kw_only=True)
    """Who hunts there, if not the usual ones of the game."""
    you: int = field(default=NOBODY, kw_only=True)
    """The seat that listens alone and is called "you"; nobody if a game is shown to many."""

    def say(self, message: str, attribute: str | None = None, /, **args: Any) -> str:
        """The words of any message, as this game has them."""
        return Words(self.language, self.game, self.enemies).text(message, attribute, **args)

    # ---- whole lines

    def event(self, heard: Heard) -> str:
        """The log line of an event; what the listener does or suffers is said to "you"."""
        kind = EVENT_KINDS[heard.kind]
        args: dict[str, Any] = {}
        mine = []
        for (name, arg_kind), value in zip(kind.fields, heard.args, strict=True):
            args |= self._event_args(name, arg_kind, value)
            if arg_kind == "seat" and value == self.you != NOBODY:
                mine.append(name)
        if mine:
            with contextlib.suppress(MissingMessage):  # some lines name nobody
                return self.say(f"you-{heard.kind}", None if mine[0] == "seat" else mine[0], **args)
        return self.say(f"log-{heard.kind}", None, **args)

    def option(self, option: Option | tuple[Any, ...]) -> str:
        """The words of an option."""
        word = option[0]
        args: dict[str, Any] = {}
        for name, kind, value in zip("ab", VERBS[word].kinds, option[1:], strict=False):
            if kind == "seat" and value == self.you != NOBODY:
                args[name] = self._text("ui-you")
            else:
                args[name] = self._plain(word, value) if kind == "word" else self.arg(kind, value)
        if word in ("play", "use", "react"):
            args["b"] = option[2] + 1
        return self.say(f"option-{word}", None, **args)

    def refused(self, option: tuple[Any, ...]) -> str:
        """What is refused: an option, or as much of it as is settled."""
        kinds = VERBS[option[0]].kinds
        if len(option) == len(kinds) + 1:
            return self.option(option)
        if len(option) > 1:
            return self.arg(kinds[0], option[1])
        return self._text(f"glossary-{_ACTIONS.get(option[0], f'action-{option[0]}')}")

    def part(self, option: Option | tuple[Any, ...]) -> str:
        """What the chosen part of a card or item does; empty if there is nothing to tell."""
        if option[0] in ("play", "react"):
            message = f"action-{keys.ACTIONS[option[1]]}"
        elif option[0] == "use":
            message = _item_message(self.game, keys.ITEMS[option[1] & 255])
        else:
            return ""
        parts = OR.split(self.say(message, "text"))
        return parts[option[2]].strip() if option[2] < len(parts) else ""

    def _plain(self, word: str, value: Any) -> str:
        """A key as words: a room action, a computer option, or a choice of its own."""
        if word in ("room", "do", "remote"):
            return self._text(f"roomaction-{value}")
        if word == "option":
            try:
                return self._text(f"computeroption-{value}")
            except MissingMessage:
                return self._text(f"choice-{value}", str(value))
        return str(value)

    def prompt(self, kind: str, about: Mapping[str, tuple[str, Any]]) -> str:
        """The question of a decision."""
        args = {name: self.arg(arg, value) for name, (arg, value) in about.items()}
        return self.say(f"decision-{kind}", None, **args)

    def reason(self, key: str, args: Sequence[Any] = ()) -> str:
        """Why something cannot be done, and what would help."""
        kinds = ARGUMENTS.get(key, ())
        given = {
            name: a if kind is None else self._reason_arg(kind, a)
            for name, kind, a in zip_longest("ab"[: len(args)], kinds, args)
        }
        why = self.say(f"reason-{key}", None, **given)
        with contextlib.suppress(MissingMessage):
            return f"{why} {self.say(f'reason-{key}', 'help', **given)}"
        return why

    def _reason_arg(self, kind: str, value: Any) -> str:
        """An argument of a reason that is more than a number."""
        if kind == "activation":
            return self.say(_item_message(self.game, keys.ITEMS[value & 255]), "activation")
        if kind == "component":
            return self._text(f"component-{value}")
        return self.arg(kind, value)

    # ---- single things

    def arg(self, kind: str, value: Any) -> str:
        """One value in words."""
        if kind == "number":
            return str(value)
        if kind == "powers":
            return self._powers(value)
        if isinstance(value, tuple) and kind != "action":
            return ", ".join(self.arg(_singular(kind), item) for item in value) or "–"
        if isinstance(value, int) and value == -1 and kind not in ("seat", "room", "power"):
            return "hidden"
        return self._words(kind, value)

    def _words(self, kind: str, value: Any) -> str:
        if kind == "seat":
            return self.names[value] if 0 <= value < len(self.names) else "–"
        if kind == "room":
            return self.room(value)
        if kind == "rover_place":
            return self.room(value) if value else self._text("glossary-board-bunker")
        if kind == "corridor":
            return self._corridor(ARG_KINDS[kind].write(value))
        if kind == "stalker":
            return f"{self._text('stalker-' + keys.STALKERS[value & 7])} {value >> 3}"
        if kind == "card":
            return self.card(value)
        if kind == "item":
            return self.item(value)
        if kind == "action":
            return self.action(value)
        written = ARG_KINDS[kind].write(value) if kind in ARG_KINDS else str(value)
        if kind == "exploration":
            effect = written.rsplit("_", 1)[0]
            if effect != "surface_card":  # tokens of the surface have the effects of others too
                effect = effect.removeprefix("surface_")
            return self._text(f"exploration-{effect}")
        if kind == "stalker_token":
            name, *numbers = written.split("_")
            return f"{self._text(f'stalker-{name}')} {'/'.join(numbers)}".rstrip()
        if kind == "attack":
            return self._text(f"attack-{written.split('/')[0]}")
        if kind == "wound":
            return self._text(f"wound-{written.split('/')[0]}", written)
        if kind == "coordinates":
            return self._coordinates(written)
        if kind == "section":
            return self._text(f"section-{written.replace('-', '_')}")
        if kind == "colour" and written == "none":
            return ""
        if kind in _PREFIX:
            return self._text(f"{_PREFIX[kind]}-{written}")
        return written

    def _powers(self, tokens: Sequence[int]) -> str:
        """The power tokens where they lie: on the sections in their order, then on the elevator."""
        places = [f"S-0{n}" for n in range(1, len(tokens))] + [self._text("section-elevator")]
        return ", ".join(
            self.say(f"power-lies-{'on' if token > 0 else 'off'}", None, place=place, n=abs(token))
            for place, token in zip(places, tokens, strict=True)
        )

    def _corridor(self, written: str) -> str:
        space, _, number = written.partition("-")
        if space == "tech":
            if number in COLOURED:  # NM-ALT-02
                return self._text(f"glossary-nm-technical_{number}", written)
            name = self._text("glossary-board-technical_corridors", space)
            return f"{name} {number}".rstrip()
        if space == "zone":
            return f"{self._text('glossary-surface-zone')} {number}"
        return self._again(written.replace("-", "–"))

    def _again(self, rooms: str) -> str:
        """NM-ALT-04: `005–008 (2)` is the second corridor between the same rooms."""
        way, _, number = rooms.partition("/")
        return f"{way} ({number})" if number else way

    def _coordinates(self, card: str) -> str:
        """What a coordinates card says, space by space: its number would tell nobody anything."""
        spaces = content_of(self.game).shown.facts["coordinates"][card]
        return ", ".join(
            f"{space} {self._text(f'destination-{place}')}" for space, place in spaces.items()
        )

    def room(self, slot: int) -> str:
        """`009 Archive`, or the number alone while the room is unknown."""
        tile = self.tiles.get(slot, "")
        return f"{slot:03d} {self._text(f'room-{tile}')}" if tile else f"{slot:03d}"

    def short_room(self, tile: str) -> str:
        """A room's name as it fits on a board."""
        try:
            name = self.say(f"room-{tile}", "short")
        except MissingMessage:
            name = self._text(f"room-{tile}")
        return name.replace("\u00ad", "")

    def card(self, card: int) -> str:
        """The name of an action or contamination card."""
        if card < keys.CONTAMINATION:
            return self._text(f"action-{keys.ACTIONS[card]}")
        known = {keys.KNOWN_CLEAN: "clean", keys.KNOWN_INFECTED: "infected"}
        return self._text(f"contamination-{known.get(card, 'unknown')}")

    def item(self, item: int) -> str:
        """The name of an item with its ammo or uses."""
        if item == keys.BLUE_CORPSE:  # no player's, and asked for by name (NM-SET-30)
            return self._text("object-corpse_blue")
        message = _item_message(self.game, keys.ITEMS[item & 255])
        count = 0 if message.startswith("object-") else item >> 8 & 15
        return f"{self._text(message)} ({count})" if count else self._text(message)

    def action(self, act: tuple[Any, ...]) -> str:
        """A declared action: its option in words (choices made later are told when resolved)."""
        length = len(VERBS[act[0]].kinds) + 1
        return self.option(act[:length])

    def _event_args(self, name: str, kind: str, value: Any) -> dict[str, Any]:
        if isinstance(value, tuple) and kind != "action":
            hidden = bool(value) and all(item == -1 for item in value)
            words = "hidden" if hidden else self.arg(kind, value)
            return {name: words, f"{name}_count": len(value)}
        if kind == "number":
            return {name: value}
        return {name: self.arg(kind, value)}

    def _text(self, message: str, default: str | None = None) -> str:
        try:
            return self.say(message)
        except MissingMessage:
            if default is None:
                raise
            return default


@cache
def _item_message(game: str, key: str) -> str:
    """The message of an item: some cards of different decks share theirs, objects have a kind."""
    games.load()
    card = content_of(game).registry.items.get(key)
    if card is not None and card.bulky:
        return f"object-{key}"
    return f"item-{card.same_as or key}" if card is not None else f"item-{key}"


def _singular(kind: str) -> str:
    if kind == "contingencies":
        return "contingency"
    if kind == "item_list":
        return "item"
    return kind[:-1] if kind.endswith("s") and kind not in ARG_KINDS else kind
