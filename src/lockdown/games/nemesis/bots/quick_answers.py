"""The quick player's answers of the original game, and what its cards, items and rooms are worth.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from lockdown.bots.quick_answers import Answer, Answers, Option, agree, open_wounds, shrug
from lockdown.bots.quick_player import FAR, near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import quick_keys
from lockdown.games.nemesis.bots.quick_hull import broken_left, fire_left
from lockdown.games.nemesis.bots.values import (
    AWAITED,
    BRACED,
    DULL,
    GUARD,
    LAST,
    REPAIRS,
    TOOLS,
    VALUES,
    WORST,
)
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.items import count_of, free_slots
from lockdown.rules.missions import OF
from lockdown.state import keys
from lockdown.state.keys import ACTION, DANGER, ITEM, SILENCE

USUAL = Answers(VALUES)
CARDS, ITEMS, OBJECTIVE_ODDS = USUAL.cards, USUAL.items, USUAL.odds
SEARCHES = tuple(ACTION[key] for key in VALUES.searching)
MENDING = tuple(ACTION[key] for key in REPAIRS)
MENDING_ITEMS = tuple(ITEM[key] for key in TOOLS)
POD_KEYS = tuple(ITEM[key] for key in ("evacuation_key", "pilot_evacuation_key"))
RECONNAISSANCE, PYROTECHNICS = ACTION["reconnaissance"], ACTION["pyrotechnics"]
#: Cards that do an action of the room without its cost, and the part that does it.
FREE = {
    ACTION["computer_skills"]: 1,
    ACTION["piloting"]: 0,
    ACTION["old_friend"]: 0,
    ACTION["blocking_access"]: 0,
}
#: Cards and items with which one goes to another room.
LEADING_CARDS = tuple(
    ACTION[key]
    for key in (
        *("reconnaissance", "adrenaline", "technical_corridors"),
        *("suppressive_fire", "covering_fire"),
    )
)
LEADING_ITEMS = tuple(
    ITEM[key] for key in ("smoke_grenade", "technical_corridor_plans", "space_suit")
)
_DULL = tuple(ACTION[key] for key in DULL)
#: What making a thing is worth: what is used up for it is missed, so most are not.
MADE = {ITEM["taser"]: 0.5}
_REST, _RELOAD = ACTION["rest"], ACTION["reload"]
_QUARANTINE = keys.OBJECTIVE["quarantine"]

#: What a marker more is worth when none, one, two, … are left: the next one destroys the ship.
SHORT = (6.0, 3.5, 1.8, 0.8)
#: The same of fire, which spreads to several rooms at once.
SPREADING = (8.0, 6.5, 5.0, 3.5, 2.0, 1.0)
#: How much more it is worth to repair a room where one leaves, and rounds in which that is soon.
LEAVES, SOON = 2.5, 2
#: What they are worth in peace, where it does not depend on anything.
_CARDS = {
    ACTION["motivation"]: 2.2,
    ACTION["reload"]: 1.4,
}
#: Rounds in which nobody stays to look for more things, in a room where one pays for it.
LATE = 3
#: Light wounds after which the next one is serious.
SORE = 2
#: What a wound that is dressed draws to where it is healed, and what every one more adds.
HEALED, EACH = 1.6, 1.0
#: What it is worth to load a weapon in peace that nobody could shoot with.
EMPTY = 3.0
#: The part of its ammunition that a weapon lacks for which the only charge is used up in peace.
HALF = 0.5
#: What a card more costs that something takes.
DEAR = 0.6
#: How much more it is worth to dress a wound that bleeds.
BLOOD = 2.5
#: The same of all that cost something in every round: a body wound keeps a card from one.
_COSTLY = {keys.WOUND["bleeding"]: BLOOD, keys.WOUND["body"]: 1.5}
_ITEMS = {
    ITEM["alcohol"]: 1.4,
    # Two shots more for no card (NM-ITM-12): not even one who has none left passes instead.
    ITEM["extended_magazine"]: 3.2,
}
_ROOMS = {
    "check_engine": 0.8,
    "check_engines": 1.2,
    "analyse": 2.0,
}
MEDKIT, ANTIDOTE, EXTINGUISHER = ITEM["medkit"], ITEM["antidote"], ITEM["fire_extinguisher"]
_BANDAGES, _SHOWER = ITEM["bandages"], keys.ROOM["shower_room"]
#: What it is worth to be rid of slime, and the cards that a room's action takes (NM-ACT-04).
WASHED, FARE = 0.9, 2
_DRESSINGS = tuple(ITEM[key] for key in ("bandages", "clothes", "clothes_green"))
CHARGES = tuple(ITEM[key] for key in ("energy_charge", "energy_charge_yellow"))
_FLASHLIGHT = ITEM["flashlight"]
#: What activating a mission item is worth; with all others nobody knows what to do afterwards.
_MISSIONS = {
    # Better than to pass with a card or two, with or without what is laid down for it (17301).
    "armor": 2.6,
    "motion_scanner": 2.3,
    "autoloader": 2.3,
    "flashlight": 2.3,
    "pilot_evacuation_key": 3.0,
}
#: What charges load.
ENERGY = "energy"
_FOOD, _DRUGS = (ITEM[key] for key in ("synthetic_food", "military_drugs"))


def going_to(t: NemesisTable, seat: int, space: int) -> int:
    """Where a space of the course leads, for those who have looked; -1 for all others."""
    if not t.seen_coordinates >> seat & 1:
        return -1
    return t.rs.coordinates[t.coordinates][space]


def may_sleep(t: NemesisTable, seat: int) -> tuple[int, ...]:
    """NM-VIC-05: where one who sleeps survives."""
    quarantined = _QUARANTINE in t.objectives[seat]
    return (keys.EARTH, keys.MARS) if quarantined else (keys.EARTH,)


def haven(t: NemesisTable, seat: int) -> int:
    """Where the ship should go: with Quarantine to Mars, which is enough by itself."""
    return may_sleep(t, seat)[-1]


def locked_pods(t: NemesisTable, seat: int) -> list[int]:
    """NM-ROM-28: pods that are worth unlocking, the nearest first; none behind closed doors.

    Nor those of a section that one whose death is needed gets to first.
    """
    row = near(t.rs.board, t.closed)[t.room[seat]]
    known = t.explored | t.seen_tile[seat]

    def away(pod: int) -> int:
        slot = pods.section_slot(t, pod)
        # Where an unknown section is nobody knows; it is behind everything that is known.
        return row[slot] if known >> slot & 1 else FAR - 1

    def given(pod: int) -> bool:
        slot = pods.section_slot(t, pod)
        return bool(known >> slot & 1) and quick_keys.gift(t, seat, slot)

    found = [pod for pod in pods.on_board(t) if t.pod_locked >> pod & 1 and away(pod) < FAR]
    found = [pod for pod in found if not given(pod)]
    # One that is open is enough for a section.
    return sorted((pod for pod in found if not pods.open_pods(t, t.pod_section[pod])), key=away)


def open_section(t: NemesisTable, seat: int) -> bool:
    """Whether a section that one knows and gets to has an open pod with a place."""
    row = near(t.rs.board, t.closed)[t.room[seat]]
    known = t.explored | t.seen_tile[seat]
    return any(
        row[t.slot_of[tile]] < FAR and known >> t.slot_of[tile] & 1 and pods.open_pods(t, number)
        for number, tile in enumerate(SECTIONS)
        if t.slot_of[tile]
    )


def room_worth(t: NemesisTable, seat: int, key: str) -> float:
    """A room action that nobody walked there for."""
    if key == "look_for_item":
        # The first things are worth most; who needs seven of them came for it. A fourth bandage
        # is no reason to stay (11103, round 7), and nothing is when the end is near.
        return 2.4 - 0.6 * len(t.pack[seat]) if rounds_left(t) > LATE else -3.0
    if key == "flip_pod":
        keyed = any(item & 255 in POD_KEYS for item in (*t.pack[seat], *t.beside[seat]))
        opens = keyed or open_section(t, seat)
        return 2.0 if locked_pods(t, seat) and not opens else -3.0
    if key in ("check_engine", "check_engines") and t.destruct >= 0:
        return -3.0  # nobody will need them
    if key == "recharge":
        return 2.4 * unloaded(t, seat) or -3.0
    if key in _ROOMS:
        return _ROOMS[key]
    if key == "treat_wounds":
        return treatment(t, seat)
    if key == "operate":
        return 5.0 if operable(t, seat) else -1.0
    if key in ("eat", "shower"):
        sick = sum(1 for card in t.hand[seat] if card >= keys.CONTAMINATION)
        gain = t.light[seat] if key == "eat" else t.slime >> seat & 1
        return -3.0 if t.larva >> seat & 1 else gain + 0.6 * sick
    return -3.0


def operable(t: NemesisTable, seat: int) -> bool:
    """NM-ROM-18, NM-HRT-06: whether an operation cures: its cut is the last of four wounds.

    One with three repaired the Surgery for it, and died of the cut (51102, rounds 8 and 9).
    """
    return bool(t.larva >> seat & 1) and len(t.wounds[seat]) < t.rs.serious_limit


def treatment(t: NemesisTable, seat: int) -> float:
    """NM-ROM-04: all wounds are dressed, or one that is dressed is healed, or all light ones.

    One passed there with three that were dressed, so that the next would be the last (11203, r7).
    """
    bare = open_wounds(t, seat)
    if bare:
        return 2.5 * bare + 0.8 * t.light[seat]
    wounds = len(t.wounds[seat])
    return max(HEALED + EACH * (wounds - 1) if wounds else 0.0, 0.8 * t.light[seat])


def card_worth(t: NemesisTable, seat: int, card: int, search: float, rest: float) -> float:
    """A card played for its effect in peace; `rest` is what resting brings now."""
    slot = t.room[seat]
    if card in SEARCHES:
        return search + 0.2 * max(0, t.counter[slot])
    if card == _RELOAD and not armed(t, seat):
        return EMPTY
    if card == _REST:
        return rest if not t.larva >> seat & 1 else -3.0
    return _CARDS.get(card, -2.0)


def short(left: int, worth: tuple[float, ...] = SHORT) -> float:
    """NM-MRK-13, NM-MRK-21: how bad it is that only so many markers are left."""
    return worth[left] if left < len(worth) else 0.0


def burning(t: NemesisTable) -> float:
    """What it is worth to put out a fire."""
    return short(fire_left(t), SPREADING) if t.fire else 0.0


def quenching(t: NemesisTable, slot: int) -> float:
    """A fire less where one stands."""
    return 0.5 + burning(t) if t.fire >> slot & 1 else -2.0


def quenches(option: Option) -> bool:
    """Whether an action puts out the fire that one stands in, with a thing or a card (NM-MRK-11).

    One paid with that card for what it did instead, and burnt for two rounds (82211, round 4).
    """
    if option[0] == "use":
        return option[1] & 255 == EXTINGUISHER and not option[2]
    return option[:3] == ("play", PYROTECHNICS, 1)


def mending(t: NemesisTable, slot: int) -> float:
    """A malfunction less: more where one leaves, and when few markers are left (NM-MRK-21)."""
    few = short(broken_left(t))
    leaves = slot == t.rs.board.start_slot or slot in (t.slot_of[s] for s in SECTIONS)
    return 0.3 + few + (LEAVES if leaves else 0.0)


def locked(t: NemesisTable, seat: int, slot: int) -> bool:
    """Whether nobody leaves from a way out for some rounds yet: shut pods, beds that are shut."""
    board = t.rs.board
    if slot == board.start_slot:
        return not t.hibernation_open and t.time > board.hibernation_opens_at + SOON
    if t.destruct >= 0 or any(item & 255 in POD_KEYS for item in (*t.pack[seat], *t.beside[seat])):
        return False
    return any(slot == t.slot_of[s] and not pods.open_pods(t, n) for n, s in enumerate(SECTIONS))


SECTIONS = tuple(keys.ROOM[key] for key in pods.SECTIONS)


def armed(t: NemesisTable, seat: int) -> bool:
    """Whether a weapon with ammunition is at hand."""
    return any(t.rs.items[item & 255].weapon and count_of(item) for item in t.hands[seat])


def unloaded(t: NemesisTable, seat: int) -> float:
    """Which part of its ammunition the emptiest energy weapon at hand lacks."""
    facts = [(t.rs.items[item & 255], count_of(item)) for item in t.hands[seat]]
    return max(
        (1.0 - count / item.ammo[1] for item, count in facts if item.weapon == ENERGY), default=0.0
    )


def item_worth(
    t: NemesisTable, seat: int, option: Option, purse: int, search: float = 0.0
) -> float:
    """An item used for its effect in peace."""
    kind, part = option[1] & 255, option[2]
    if kind == _FLASHLIGHT:
        # A search that takes two cards.
        return card_worth(t, seat, SEARCHES[0], search, 0.0) - DEAR
    if kind in CHARGES:
        # The other part works on a door. The only one is for a weapon that lacks half: it works
        # in a fight too, and filled a rifle that lacked one round (23302, round 4).
        lacks = unloaded(t, seat)
        only = sum(item & 255 in CHARGES for item in t.pack[seat]) <= 1
        return -1.0 if part or (only and lacks < HALF) else 2.6 * lacks
    if kind == MEDKIT:
        # It heals what is dressed, of others too if nothing of one's own is; to dress wounds there
        # are bandages and clothes.
        wounds, bare = len(t.wounds[seat]), open_wounds(t, seat)
        if part:
            return 2.0 + wounds if wounds > bare else -1.0
        if any(item & 255 in _DRESSINGS for item in t.pack[seat]):
            return -1.0
        return 2.0 + wounds + bleeds(t, seat) if bare else -1.0
    if kind in _DRESSINGS:
        # Bandages heal light wounds with their second part, clothes clean slime with their first.
        dresses = (part == 0) == (kind == _BANDAGES)
        other = _soothed(t, seat) if kind == _BANDAGES else _cleaned(t, seat)
        gain = 2.4 * open_wounds(t, seat) + bleeds(t, seat) if dresses else other
        return gain or -1.0
    if kind == ANTIDOTE:
        return 7.0 if t.larva >> seat & 1 else -1.0
    if kind in (_FOOD, _DRUGS):
        # NM-RND-04: drugs give a card for a card, but for the contamination that goes with it.
        gains = kind == _FOOD or len(t.hand[seat]) > purse
        return 1.6 if gains and purse <= 2 else -0.5
    if kind in POD_KEYS:
        return quick_keys.keyed(t, seat, option[1], purse)
    if kind == EXTINGUISHER:
        return quenching(t, t.room[seat]) if not part else -2.0
    return _ITEMS.get(kind, -3.0)


def activated(t: NemesisTable, seat: int, way: str) -> float:
    """NM-MIS-03: a mission item that is of use later; for one to hold nobody drops a weapon."""
    name, named, part = way.partition(OF)
    key = name if named else t.rs.items[t.mission[seat][0]].key
    if ITEM.get(part) in CHARGES and unloaded(t, seat) > HALF:
        return -1.0  # what fills a rifle that is all but empty becomes no scanner (106101, round 4)
    if key not in _MISSIONS or (t.rs.items[ITEM[key]].heavy and free_slots(t, seat) <= 0):
        return -1.0
    # A key that opens nothing only locks (23301, round 12), and one key is enough.
    pods_key = ITEM[key] in POD_KEYS
    keyed = any(item & 255 in POD_KEYS for item in t.pack[seat])
    return -1.0 if pods_key and (keyed or not locked_pods(t, seat)) else _MISSIONS[key]


def bleeds(t: NemesisTable, seat: int) -> float:
    """What an open wound costs every round: a light one (NM-HRT-04), or a card (NM-HRT-12)."""
    return max((_COSTLY.get(wound, 0.0) for wound in t.wounds[seat]), default=0.0)


def trifle(option: Option) -> bool:
    """Whether a thing would be used up for slime or light wounds alone."""
    kind, part = option[1] & 255, option[2]
    return kind in _DRESSINGS and (part == 0) != (kind == _BANDAGES)


def _soothed(t: NemesisTable, seat: int) -> float:
    """What bandages are worth on light wounds: more if something else is left for serious ones.

    One alone does nothing, and two are left until it is a serious one (23102, round 3). Where
    it burns the next one comes at once: one dressed one, stayed and had it again (23302, round 6).
    """
    if t.light[seat] < SORE:
        return 0.0
    dressing = sum(1 for item in t.pack[seat] if item & 255 in (*_DRESSINGS, MEDKIT))
    return (1.2 if dressing > 1 else 0.4) * t.light[seat]


def _cleaned(t: NemesisTable, seat: int) -> float:
    """What clothes are worth against slime: more if something else is there to dress wounds.

    Nothing where it is washed off for two cards, or would be (23102, round 4).
    """
    slot = t.room[seat]
    if t.tile[slot] == _SHOWER and (not t.broken >> slot & 1 or able(t, seat)):
        return 0.0
    dressing = sum(1 for item in t.pack[seat] if item & 255 in (*_DRESSINGS, MEDKIT))
    return (0.9 if dressing > 1 else 0.3) * (t.slime >> seat & 1)


# ---- answers


def _listen(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """NM-MIS-02: with the Motion Scanner another roll for one that brings somebody."""
    face = t.decision[4][1] if t.decision else SILENCE
    slot = t.room[seat]
    if face == DANGER or (face == SILENCE and t.slime >> seat & 1):
        comes = any(t.foes >> other & 1 for other, _ in t.rs.board.ways[slot])
    else:
        comes = face != SILENCE and bool(t.noise >> t.rs.board.exits[slot][face] & 1)
    return options[-1] if comes else options[0]


def _launch(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """NM-POD-15: leave if the pod can, else wait for it."""
    for word in (pods.LAUNCH, pods.STAY):
        for option in options:
            if option[1] == word:
                return option
    return options[0]


def rounds_left(t: NemesisTable) -> int:
    """Rounds that can still be played, this one included (NM-RND-15)."""
    left = t.time if t.destruct < 0 else min(t.time, t.destruct)
    return max(1, left)


def able(t: NemesisTable, seat: int) -> bool:
    """Whether one has something at hand that repairs rooms."""
    if any(card in MENDING for card in t.hand[seat]):
        return True
    return any(item & 255 in MENDING_ITEMS for item in t.pack[seat])


def washing(t: NemesisTable, seat: int, left: int) -> float:
    """NM-ROM-27: what it adds to repairs that one is covered in slime in front of the shower."""
    slimy = t.slime >> seat & 1 and t.tile[t.room[seat]] == _SHOWER
    return WASHED if slimy and left >= FARE else 0.0


def waits_for_repair(t: NemesisTable, seat: int) -> bool:
    """Whether one stands in a broken room that one needs, and the card for it has yet to come."""
    slot = t.room[seat]
    if not t.broken >> slot & 1 or t.tile[slot] not in _AWAITED:
        return False
    return not able(t, seat)


def _discard(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """NM-RND-08: contamination goes; in quiet places dull cards make way for better ones."""
    filth = [option for option in options if len(option) > 1 and option[1] >= keys.CONTAMINATION]
    ends = rounds_left(t) <= LAST
    if filth and (ends or t.larva >> seat & 1 or _REST not in t.hand[seat]):
        # Unless a card comes next that rids one of it for good.
        return filth[0]
    slot = t.room[seat]
    near = t.foes >> slot & 1 or any(t.foes >> other & 1 for other, _ in t.rs.board.ways[slot])
    found = options[0]
    if len(t.hand[seat]) <= (BRACED if near else GUARD):
        return found
    every = waits_for_repair(t, seat)
    # Contamination is kept here for the card that removes it.
    clean = [option for option in options if len(option) > 1 and option[1] < keys.CONTAMINATION]
    dull = [option for option in clean if every or option[1] in _DULL]
    if not dull and len(t.hand[seat]) > BRACED:
        dull = clean
    return min(dull, key=lambda option: CARDS[option[1]], default=found)


def _scan(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """NM-CON-08: with a larva on the board a scan may kill."""
    return shrug(options) if t.larva >> seat & 1 else agree(t, seat, options)


def _target(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Course and pods by what one wants, help for oneself; the rest as usual."""
    verb = options[0][0]
    if verb == "course":
        wanted = haven(t, seat)
        return next((o for o in options if going_to(t, seat, o[1]) == wanted), options[0])
    if verb == "pod":
        best = [t.pod_number[pod] for pod in locked_pods(t, seat)]
        locked = [o for o in options if t.pod_locked >> t.pod_number.index(o[1]) & 1]
        near_by = [("pod", number) for number in best if ("pod", number) in options]
        return (near_by or locked or options)[0]
    if verb == "player":
        return next((o for o in options if o[1] == seat), options[0])
    return USUAL.target(t, seat, options)


def _keep(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """The best thing; for full hands a heavy one is worth what it is better than those in them."""
    full = free_slots(t, seat) <= 0
    least = min((ITEMS[item & 255] for item in t.hands[seat]), default=0.0)

    def worth(option: Option) -> float:
        kind: int = option[1] & 255
        if kind in POD_KEYS and not any(t.pod_locked >> pod & 1 for pod in pods.on_board(t)):
            return 0.0
        return ITEMS[kind] - (least if full and t.rs.items[kind].heavy else 0.0)

    return max(options, key=worth)


#: Rooms for which one waits until they can be repaired.
_AWAITED = tuple(keys.ROOM[key] for key in AWAITED)
#: Serious wounds, what to treat first.
_WORST = tuple(keys.WOUND[key] for key in WORST)


def _treated(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """The wound that hinders most."""
    return min(options, key=lambda option: _WORST.index(option[1] & 15))


def _first(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    return options[0]


ANSWERS: dict[str, Answer] = {
    **USUAL.known(),
    "agree": agree,
    "pass_discard": _discard,
    "keep_item": _keep,
    "reroll_price": USUAL.pay,
    "tracker_price": USUAL.pay,
    "reroll_noise": _listen,
    "smoke_discard": USUAL.pay,
    "choose_target": _target,
    "choose_pod": _first,
    "launch_now": agree,
    "launch_too": agree,
    "in_the_pod": _launch,
    "engine_order": _first,
    "scan_hand": _scan,
    "treated_wound": _treated,
    "which_corridor": _first,
}
