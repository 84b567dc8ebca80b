"""What the columns of observations mean, a line each, for the page that `env_layout.py` writes.

`{list}` is a list of the layout, whose order is printed under "Places".
"""

from __future__ import annotations

#: By part and column; `ONLY` says what one game means otherwise.
MEANINGS: dict[str, dict[str, str]] = {
    "table": {
        "round": "the round",
        "time": "space of the time token",
        "time_blue": "1: the time token shows its blue side",
        "event_step": "step of the event phase, 0 outside of it",
        "actions_left": "actions left in the turn",
        "gate_open": "1: the gate is open",
        "rover_here": "1: the rover is here",
        "isolation_open": "1: the isolation room is open",
        "self_destruct": "space of the self-destruct token + 1, 0 for none",
        "self_destruct_red": "1: the self-destruct token shows red",
        "emergency": "space of the emergency token + 1, 0 for none",
        "hibernation_open": "1: the hibernatorium is open",
        "rushing": "1: the turn goes on until its player passes",
        "attacks_skipped": "1: no attacks in this event phase",
        "somebody_died": "1: a character has died",
        "fire_left": "fire markers left",
        "malfunctions_left": "malfunction markers left",
        "doors_left": "doors left",
        "eggs": "eggs in the nest",
        "egg_supply": "eggs left in the supply",
        "nest_destroyed": "1: the nest is destroyed",
        "queen_killed": "1: the Queen is dead",
        "players": "how many play",
        "pool": "contingency tokens in the pool",
        "phase": "1 at the phase: {phases}",
        "power": "by place of the power track 5 numbers: 1 at its token 1, 2, 3 or 4; then 1 if on",
        "css": "by space: 1 if a token is there, 1 if it is revealed, then 1 at the known face: "
        "{css}",
        "mode": "1 at the mode: {modes}",
        "options": "1 at every table option that differs from its default: {options}",
        "course": "1 at the space of the destination track",
        "bag": "tokens in the bag: {tokens}",
        "outside": "tokens out of the bag: {tokens}",
        "weaknesses": "by place (3): 1 at the weakness, nothing where it is face down: "
        "{weaknesses}",
        "analysed": "1 at every object that was analysed: {items}",
        "computer": "1 at the computer card: {computers}",
        "decks": "cards in the decks: red, yellow, green, event, attack, wound, contamination",
        "item_discards": "items in the three discard piles: {items}",
        "crafted_left": "items that can still be crafted: {items}",
        "event_discard": "discarded events: {events}",
        "attack_discard": "discarded attack cards: {attacks}",
        "wound_discard": "discarded wounds: {wounds}",
        "side": "1 at the side of the board: {boards}",
        "enemies": "1 at the enemies: {enemies}",
        "guests": "1: with guests",
        "surface_discard": "discarded surface cards: {surface_cards}",
        "intruder_hand": "cards in the hand of whoever plays the Intruder",
        "intruder_deck": "cards left in the deck of the Intruder",
        "intruder_discard": "discarded cards of the Intruder: {intruder_cards}",
    },
    "rooms": {
        "explored": "1: explored",
        "powered": "1: lit",
        "fire": "1: it burns",
        "malfunction": "1: it does not work",
        "has_counter": "1: it has an item counter",
        "items": "items left to search for",
        "vented": "1: the vented room",
        "elevator": "1: the elevator is here",
        "objects": "what lies here: eggs, carcasses, corpses, others",
        "noise": "corridors with noise",
        "closed": "corridors with a closed door",
        "stalkers": "monsters here: {stalkers}",
        "stalker_wounds": "their wounds together",
        "tile": "1 at the tile, also of an unexplored room that the seat has looked at: {tiles}",
        "crew": "1 at everybody who is here, from the one that decides",
        "token": "1 at the exploration token, if the seat has looked at it: {exploration}",
        "about": "1: the decision, or the action on its way, names this room",
        "open_token": "1: a token waits on this open room",
        "corpses": "whose corpses lie here: {characters}",
        "rover": "1: the rover stands here",
    },
    "distances": {"distance": "corridors from the own room"},
    "corridors": {
        "noise": "1: noise",
        "closed": "1: a closed door",
        "destroyed": "1: the door is destroyed",
        "about": "1: the decision, or the action on its way, names this corridor",
    },
    "stalkers": {
        "there": "1: there is one",
        "kind": "1 at the kind: {stalkers}",
        "wounds": "wounds",
        "here": "1: in the own room",
        "about": "1: the decision, or the action on its way, names this one",
    },
    "pods": {
        "there": "1: there is such a pod",
        "section_a": "1: in section A",
        "section_b": "1: in section B",
        "locked": "1: locked",
        "gone": "1: launched",
        "waiting": "how many wait in it",
    },
    "crew": {
        "there": "1: the seat is taken",
        "number": "1 at the player number, as objectives name it",
        "character": "1 at the character: {characters}",
        "place": "1 at where it is: {places}",
        "hand": "cards in hand",
        "deck": "cards in the deck",
        "discarded": "cards in the discard pile",
        "light": "light wounds",
        "knowledge": "knowledge",
        "knowledge_active": "1: the knowledge token is active",
        "slime": "1: slime",
        "larva": "1: a larva",
        "signal": "1: the signal was sent",
        "passed": "1: passed",
        "mission": "1: the mission item is still inactive",
        "missions": "mission items that are not active yet",
        "objectives": "objectives held",
        "codes": "contingency tokens held",
        "looked": "1: has looked at the coordinates card",
        "blue_corpse": "1: carries the blue corpse",
        "ammo": "ammunition and uses on what is carried openly",
        "spare": "first number 1: the action on its way names this one; the others are spare",
        "pod": "1 at the pod in which it waits",
        "backs": "items of the inventory by the colour of their backs: {colours}",
        "wounds": "serious wounds that are not dressed: {wounds}",
        "dressed": "dressed wounds: {wounds}",
        "numbed": "wounds that count for nothing this round: {wounds}",
        "carried": "what lies open in hands and beside the board: {items}",
        "inactive": "its mission items that are not active: {items}",
        "discard": "its discard pile: {cards}",
        "open_hand": "its hand, where hands lie open to all: {cards}",
        "pack": "items of the inventory that the viewer knows: {items}",
        "known_codes": "contingency tokens that the viewer knows: {contingencies}",
        "known_objectives": "1 at objectives that the viewer knows: {objectives}",
        "turn": "1: its turn",
        "first": "1: the first player",
        "same_room": "1: in the room of the one that decides",
        "distance": "corridors from the one that decides",
        "dead": "whose corpses it carries: {characters}",
        "intruder": "1: plays the Intruder",
    },
    "own": {
        "hand": "cards in hand: {cards}",
        "discard": "own discard pile: {cards}",
        "objectives": "1 at own objectives: {objectives}",
        "objectives_met": "1 at those that are met now: {objectives}",
        "hands": "by place of the hands (4): 1 at the item, {items}; then its ammunition",
        "pool": "known tokens of the pool: {contingencies}",
        "engines": "by engine (3): 1 if believed damaged, 1 if believed to work",
        "coordinates": "by space of the track (4), for who has looked: {destinations}",
        "event_top": "1 at the event known to lie on top: {events}",
        "event_deeper": "1 at events known to lie deeper: {events}",
        "attack_top": "1 at the attack card known to lie on top: {attacks}",
        "attack_deeper": "1 at attack cards known to lie deeper: {attacks}",
        "items_known": "known items in the item decks: {items}",
        "intruder_cards": "cards of the Intruder in hand: {intruder_cards}",
    },
    "decision": {
        "kind": "1 at what is asked: {decisions}",
        "actor": "1 at who offers, asks or is interrupted, from the one that decides",
        "verb": "1 at the verb of the action that is paid for, agreed to or interrupted, in the "
        "order of the actions below; the last place for one the layout does not know",
        "card": "1 at the card of that action: {cards}",
        "item": "1 at the item that the decision or that action names: {items}",
        "gives": "what an offer gives: {items}",
        "asks": "what an offer asks for: {items}",
        "face": "1 at the face of the combat die: {faces}",
        "noise": "1 at the face of the noise die: {noise_faces}",
        "colour": "1 at the colour: {colours}",
        "token": "1 at the exploration token: {exploration}",
        "computer": "1 at the computer card: {computers}",
        "word": "1 at the word that the decision or that action names: {words}",
        "left": "what is left to pay or to do; where no such number is asked about, the number "
        "that the action on its way names (0 is the first part of a card)",
        "space": "the space that the decision names",
        "engine": "the engine that the decision names",
        "pod": "the pod that the decision names",
        "declared": "1: the action is waiting to take place",
    },
}

#: What one layout, or both of one game, mean otherwise.
ONLY: dict[str, dict[tuple[str, str], str]] = {
    "lockdown": {
        ("table", "decks"): "cards in the decks: red, yellow, green, event, attack, wound, "
        "contamination, computer",
        ("decision", "face"): "1 at the face of the combat die: {faces}. In the decision "
        "`reroll_noise` the noise die: 1, 2, 3, 4, silence, danger, surface",
    },
    "lockdown-all/1": {
        ("table", "decks"): "cards in the decks: red, yellow, green, event, attack, wound, "
        "contamination, computer, surface",
    },
    "nemesis": {
        ("rooms", "objects"): "what lies here: eggs, carcasses, corpses, others, the blue corpse",
    },
    "lockdown/2": {},
    "nemesis/1": {},
}
_AIM = "1 at the monster that the action on its way is aimed at, in the order of `stalkers`"
for _layout in ("lockdown/2", "nemesis/1"):
    ONLY[_layout]["decision", "spare"] = _AIM

NOT_WRITTEN = (
    "Of an action that is paid for, agreed to or interrupted, an observation has what its option "
    "named: room, corridor, monster, seat, card, item, word, number. Not written: what was chosen "
    "for it afterwards (the target of a card), which the table keeps as bare numbers; the part of "
    "a card or an item while it is paid for (`left` is what is left to pay); a wound; monsters "
    "beyond the rows of the layout."
)

#: How the values of one kind of argument are ordered, where it is not a list of the layout.
ARGUMENTS = {
    "room": "the printed number, 0 for none",
    "corridor": "the row of the part `corridors`",
    "seat": "0 oneself, 1 the next to the left, …; the last for nobody",
    "stalker": "the row of the part `stalkers`, the last for none",
    "number": "the number itself (below 16; below 4 as a second argument)",
    "space": "the number itself",
    "card": "{cards}",
    "item": "{items}; before a stalker the place in the hands (4)",
    "word": "{words}",
    "attack": "the card, {attacks}, times 8, plus the number of its copy",
    "wound": "the wound, {wounds}, times 2, plus 1 if it is dressed",
    "character": "{characters}",
    "objective": "{objectives}",
    "event": "{events}",
    "weakness": "{weaknesses}",
    "colour": "{colours}",
    "course": "the space of the destination track",
    "intruder_card": "{intruder_cards}",
    "rover_place": "the printed number of the exit, 0 for the bunker",
}

#: Verbs whose numbers are counted otherwise.
VERBS_OTHERWISE = {
    "power": "the arrangement of the four tokens, {power}",
    "remote": "the printed number of the room, times 4, plus the place of the action among those "
    "of its tile",
}


def meaning(layout: str, game: str, part: str, column: str) -> str:
    """One line; raises KeyError where nobody has written it."""
    for name in (layout, game):
        found = ONLY.get(name, {}).get((part, column))
        if found is not None:
            return found
    return MEANINGS[part][column]
