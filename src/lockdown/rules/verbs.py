"""Verbs and argument kinds: how options and event fields of this game are written.

Values are the numbers of `state.keys`; texts are keys and printed numbers, the same in every
language. Corridors travel as `a * 1000 + b` (small numbers are noise spaces, 0 the technical
corridors; a second corridor between the same rooms is written `009-010/2`), Night Stalkers as
`id << 3 | kind`, items as described in `items`.
"""

from __future__ import annotations

from lockdown.kernel.options import NUMBER, arg_kind, verb
from lockdown.state import keys
from lockdown.state.boards import ANOTHER, COLOURED, ZONE

# ---- argument kinds

#: A plain key, written as it is.
WORD = arg_kind("word", str, str)


def _write_room(slot: int) -> str:
    return f"{slot:03d}"


def _write_seat(seat: int) -> str:
    return "ABCDE"[seat] if seat >= 0 else "-"


def _read_seat(text: str) -> int:
    return -1 if text == "-" else "ABCDE".index(text)


def _write_space(space: int) -> str:
    return "S" if space == 0 else str(space)


def _read_space(text: str) -> int:
    return 0 if text == "S" else int(text)


_COLOURS = {code: name for name, code in COLOURED.items()}


def _write_corridor(code: int) -> str:
    if ZONE < code < 1000:  # LD-SRF-12
        return f"zone-{code - ZONE}"
    if code < 1000:  # a noise space: a network of technical corridors (LD-TEC-03)
        colour = _COLOURS.get(code, code + 1)
        return f"tech-{colour}" if code else "tech"
    again, plain = divmod(code, ANOTHER)
    text = f"{plain // 1000:03d}-{plain % 1000:03d}"
    return f"{text}/{again + 1}" if again else text


def _read_corridor(text: str) -> int:
    if text == "tech":
        return 0
    if text.startswith("tech-"):  # NM-ALT-02: `tech-red`, or by number
        return COLOURED[text[5:]] if text[5:] in COLOURED else int(text[5:]) - 1
    if text.startswith("zone-"):
        return ZONE + int(text[5:])
    rooms, _, again = text.partition("/")
    low, high = sorted(int(part) for part in rooms.split("-"))
    return low * 1000 + high + (int(again) - 1 if again else 0) * ANOTHER


def _write_stalker(code: int) -> str:
    if code < 0:
        return "eggs"  # the target of an attack on eggs (LD-BAS-14)
    return f"{keys.STALKERS[code & 7]}#{code >> 3}"


def _read_stalker(text: str) -> int:
    if text == "eggs":
        return -1
    kind, number = text.split("#")
    return int(number) << 3 | keys.STALKERS.index(kind)


_CONTAMINATION = {
    keys.CONTAMINATION: "contamination",
    keys.CLEAN: "contamination",
    keys.INFECTED: "contamination",
    keys.KNOWN_CLEAN: "contamination_clean",
    keys.KNOWN_INFECTED: "contamination_infected",
}


def _write_card(card: int) -> str:
    if card < 0:
        return "hidden"
    return keys.ACTIONS[card] if card < keys.CONTAMINATION else _CONTAMINATION[card]


def _read_card(text: str) -> int:
    if text == "hidden":
        return -1
    for card in (keys.CONTAMINATION, keys.KNOWN_CLEAN, keys.KNOWN_INFECTED):
        if _CONTAMINATION[card] == text:
            return card
    return keys.ACTION[text]


def _write_item(item: int) -> str:
    if item < 0:
        return "hidden"
    text = keys.ITEMS[item & 255]
    if item >> 15 & 1:
        return f"{text}:any"  # any card of that kind (LD-TRD-09)
    if item >> 8 & 15:
        text += f":{item >> 8 & 15}"
    if item >> 16 & 1:
        text += "^"  # an Autoloader (NM-ITM-12)
    if item >> 12 & 1:
        text += "+"
    if item >> 13 & 3:
        text += f"~{item >> 13 & 3}"
    return text


def _read_item(text: str) -> int:
    if text == "hidden":
        return -1
    if text.endswith(":any"):
        return keys.ITEM[text.removesuffix(":any")] | 1 << 15
    pair = magazine = autoloader = count = 0
    if "~" in text:
        text, _, tail = text.partition("~")
        pair = int(tail)
    if text.endswith("+"):
        magazine, text = 1, text[:-1]
    if text.endswith("^"):
        autoloader, text = 1, text[:-1]
    if ":" in text:
        text, _, tail = text.partition(":")
        count = int(tail)
    if not 0 <= pair <= 3 or not 0 <= count <= 15:
        raise ValueError(text)
    return keys.ITEM[text] | count << 8 | magazine << 12 | pair << 13 | autoloader << 16


def keyed(name: str, names: tuple[str, ...]) -> str:
    """An argument kind whose values are the places of these names."""

    def write(index: int) -> str:
        return names[index] if index >= 0 else "hidden"

    def read(text: str) -> int:
        return -1 if text == "hidden" else names.index(text)

    return arg_kind(name, write, read)


ROOM_SLOT = arg_kind("room", _write_room, int)
SEAT = arg_kind("seat", _write_seat, _read_seat)
#: A space of the time track; the last one is S (LD-BRD-14).
TRACK_SPACE = arg_kind("space", _write_space, _read_space)
CORRIDOR = arg_kind("corridor", _write_corridor, _read_corridor)
STALKER = arg_kind("stalker", _write_stalker, _read_stalker)
CARD = arg_kind("card", _write_card, _read_card)
ITEM = arg_kind("item", _write_item, _read_item)
STALKER_KIND = keyed("stalker_kind", keys.STALKERS)
STALKER_TOKEN = keyed("stalker_token", keys.STALKER_TOKENS)
TILE = keyed("tile", keys.ROOMS)
EXPLORATION = keyed("exploration", keys.EXPLORATION)
CHARACTER = keyed("character", keys.CHARACTERS)
OBJECTIVE = keyed("objective", keys.OBJECTIVES)
EVENT_CARD = keyed("event", keys.EVENTS)
COMPUTER_CARD = keyed("computer", keys.COMPUTERS)
WEAKNESS = keyed("weakness", keys.WEAKNESSES)
COLOUR = keyed("colour", keys.COLOURS)
CONTINGENCY = keyed("contingency", keys.CONTINGENCIES)
CSS = keyed("css", keys.CSS_TOKENS)
SECTION = keyed("section", keys.SECTIONS)
NOISE_FACE = keyed("noise_face", keys.NOISE_FACES)
COMBAT_FACE = keyed("combat_face", keys.COMBAT_FACES)
PLACE = keyed("place", keys.PLACES)


def _write_attack(card: int) -> str:
    return f"{keys.ATTACKS[card >> 3]}/{card & 7}" if card >= 0 else "hidden"


def _read_attack(text: str) -> int:
    key, _, copy = text.partition("/")
    return keys.ATTACKS.index(key) << 3 | int(copy or 0)


def _write_wound(wound: int) -> str:
    return keys.WOUNDS[wound & 15] + ("/dressed" if wound & 16 else "")


def _read_wound(text: str) -> int:
    key, _, state = text.partition("/")
    if state not in ("", "dressed"):
        raise ValueError(text)
    return keys.WOUND[key] | (16 if state else 0)


def _write_power(token: int) -> str:
    return f"{token:+d}"


#: A power token: its number, + blue (on), - red (off).
POWER_TOKEN = arg_kind("power", _write_power, int)
ATTACK = arg_kind("attack", _write_attack, _read_attack)
WOUND = arg_kind("wound", _write_wound, _read_wound)

# ---- verbs of a turn
MOVE = verb("move", "move to an adjacent room; in combat: escape", ROOM_SLOT)
CAREFUL = verb("careful", "careful movement to an adjacent room", ROOM_SLOT)
PICK_UP = verb("pickup", "pick up a bulky object lying here", ITEM)
TRADE = verb("trade", "open a trade with the others in this room")
CRAFT = verb("craft", "craft an item from two components", ITEM)
SHOOT = verb("shoot", "shoot a Night Stalker with a weapon", ITEM, STALKER)
SHOOT_EGG = verb("shoot-egg", "shoot at the eggs here", ITEM)
MELEE = verb("melee", "attack a Night Stalker without a weapon", STALKER)
MELEE_EGG = verb("melee-egg", "attack the eggs here without a weapon")
PLAY = verb("play", "play an action card, naming the part", CARD, NUMBER)
USE = verb("use", "use an item, naming the part", ITEM, NUMBER)
ROOM_ACTION = verb("room", "take an action of this room", WORD)
COMPUTER = verb("computer", "take a computer action")
ACTIVATE = verb("activate", "activate the mission item", WORD)
ESCAPE = verb("escape", "flee to the bunker, by rover or on foot", WORD)
PASS = verb("pass", "pass")
DROP = verb("drop", "drop an item or object", ITEM)
END = verb("end", "end the turn")

# ---- verbs of choices
PAY = verb("pay", "pay with an action card", CARD)
DISCARD = verb("discard", "discard a card from hand", CARD)
DONE = verb("done", "no more")
YES = verb("yes", "yes")
NO = verb("no", "no")
DECLINE = verb("decline", "do not react")
REACT = verb("react", "play a reaction card, naming the part", CARD, NUMBER)
REACT_ITEM = verb("react-item", "use an item as a reaction", ITEM)
REACT_WEAKNESS = verb("react-weakness", "use a discovered weakness", WEAKNESS)
TO = verb("to", "choose a room", ROOM_SLOT)
THROUGH = verb("through", "choose a corridor", CORRIDOR)
TARGET = verb("target", "choose a Night Stalker", STALKER)
PLAYER = verb("player", "choose a player", SEAT)
TAKE = verb("take", "choose an item or object", ITEM)
KEEP = verb("keep", "keep an item", ITEM)
KEEP_CHARACTER = verb("character", "play this character", CHARACTER)
KEEP_OBJECTIVE = verb("objective", "keep this objective", OBJECTIVE)
DECK = verb("deck", "choose an item deck", COLOUR)
WOUND_CHOICE = verb("wound", "choose a serious wound", WOUND)
SPACE = verb("space", "choose a space of the time track", TRACK_SPACE)
SLOT = verb("slot", "choose a face-down token by its place", NUMBER)
OPTION = verb("option", "choose an option by its name", WORD)
POWER = verb("power", "put the power tokens on S-01, S-02, S-03 and the elevator", WORD)
EVENT = verb("event", "choose an event card", EVENT_CARD)
ATTACK_CHOICE = verb("attack", "choose an attack card", ATTACK)
CHOOSE_CARD = verb("card", "choose a card", CARD)
CHOOSE_ROOM_ACTION = verb("do", "choose a room action", WORD)
OFFER = verb("offer", "offer a thing in a trade", ITEM)
ASK_FOR = verb("ask", "ask for a thing in a trade", ITEM)
# LD-SET-35: of all secrets only items can be shown, in a trade.
SHOW = verb("show", "show an item to the other player", ITEM)
ACCEPT = verb("accept", "accept the offer")
COUNTER = verb("counter", "answer with an offer of one's own")
COMPONENT = verb("component", "use an item as a component", ITEM)
