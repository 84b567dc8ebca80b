"""What the Airlock Control is worth to the quick player of the original game, and who gets out.

It closes all doors of another yellow room, wherever that is; everybody in it, Intruders and
characters, dies when all have passed, unless one of these doors is opened before (NM-ROM-24). Works
on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.bots.quick_player import THREAT, Goal, near
from lockdown.games.nemesis.bots import quick_sprinklers
from lockdown.games.nemesis.bots.quick_answers import FREE, burning
from lockdown.games.nemesis.bots.quick_doors import DOOR_CARDS, PLANS, opens
from lockdown.games.nemesis.bots.quick_tasks import tests, there
from lockdown.games.nemesis.cards.rooms.kind_two import sealable_rooms
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.queries import here, may_hold_card
from lockdown.state.keys import ACTION, ITEM, QUEEN, ROOM

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_goals import Weights
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

AIRLOCK, PROCEDURE = ROOM["airlock_control"], "depressurise"
#: Cards that it takes (NM-ACT-04).
FARE = 2
#: What speaks against it: two cards, and doors that everybody may need.
COST = 1.0
#: What a death is worth that an objective asks for: four of five times it comes about anyway.
DEATH = 10.0
#: What it costs that somebody dies in whose death there is nothing; the round from which on the
#: treacherous do not mind.
INNOCENT, LATER = 15.0, 5
#: Chance that an Intruder stays there: one that is drawn off by noise breaks a door (NM-DOR-05).
STAYS = 0.8
#: Which part of the threat of an Intruder is gone with it, and how much more next door.
SLAIN, BESIDE = 0.3, 0.3
#: Which part of a way counts that is free then, and how much at most.
FREED, MOST = 0.6, 6.0
#: What it is worth to live: more than anything else.
ALIVE = 200.0
#: What leads out of a room without opening its doors, which saves oneself alone; in this order.
_TUNNELS, _SUIT = ACTION["technical_corridors"], ITEM["space_suit"]


def vents(act: Option) -> bool:
    """Whether an action is this one, done for its cost or with a card that does it for nothing."""
    if act[0] == "play":
        return bool(FREE.get(act[1]) == act[2])
    return bool(act[:2] == ("room", PROCEDURE))


def worth(mind: NemesisThought) -> float:
    """What the best room is worth that can be depressurised."""
    rooms = [] if mind.t.vented else sealable_rooms(mind.t, mind.seat)
    return max((emptied(mind, slot) for _, slot in rooms), default=0.0) - COST


def seal(mind: NemesisThought, options: tuple[Option, ...]) -> Option:
    """Which room is depressurised: the one that it was reckoned for."""
    return max(options, key=lambda option: emptied(mind, option[1]))


def emptied(mind: NemesisThought, place: int) -> float:
    """What it is worth that everybody in a room dies, its fire goes out and its doors are shut."""
    t = mind.t
    gain = deaths(t, mind.seat, mind.w, place)
    if t.fire >> place & 1:
        gain += burning(t)
    ways = t.rs.board.ways[mind.slot]
    open_to = any(other == place and not t.closed >> way & 1 for other, way in ways)
    share = SLAIN + BESIDE * open_to
    gain += STAYS * share * sum(THREAT[kind] for _, kind, slot, _ in t.stalkers if slot == place)
    changed = _drawn_after(mind, place) - _drawn(mind)
    return gain + (FREED * min(MOST, changed) if changed > 0.0 else changed)


def _drawn(mind: NemesisThought) -> float:
    """How strongly the best goal is felt here, this room's own action aside."""
    return mind.felt(mind.slot, [goal for goal in mind.goals if goal[2] != PROCEDURE])


def _drawn_after(mind: NemesisThought, place: int) -> float:
    """The same with a room empty, and its doors shut (NM-DOR-04): they stay so."""
    t = mind.t
    closed = t.closed
    t.closed = closed | t.rs.board.doors_of[place]
    try:
        return quick_sprinklers.cleared_of(mind, place, _drawn)
    finally:
        t.closed = closed


def deaths(t: NemesisTable, seat: int, w: Weights, place: int) -> float:
    """What it is worth by itself that everybody in a room dies."""
    due = wanted(t, seat)
    kinds = {test["kind"] for test in tests(t, seat)}
    # Who needs somebody to survive has nothing to gain from any death but the one asked for; and
    # nobody is out of a game that has just begun because somebody is in the mood for it.
    early = t.round < LATER
    spite = 0.0 if "others_survive" in kinds or t.rs.open_hands or early else w.spite
    found = 0.0
    for other in here(t, place):
        stuck = caught(t, other)
        if other in due:
            found += DEATH * stuck
        else:
            found += spite * stuck if spite else -INNOCENT
    if "queen_killed" in kinds and not t.queen_killed:
        queens = any(kind == QUEEN and slot == place for _, kind, slot, _ in t.stalkers)
        found += STAYS * queens * w.zeal / max(1, len(t.objectives[seat]))
    return found


def wanted(t: NemesisTable, seat: int) -> set[int]:
    """Those whose death an objective that is held asks for (NM-OBJ-02); all, if it is one's own.

    Before one is chosen too (NM-CRT-04): with such a death it is as good as met.
    """
    found: set[int] = set()
    held = t.objectives[seat]
    for objective in held:
        named = {
            test["player"]
            for alternative in t.rs.objectives[objective].condition
            for test in alternative
            if test["kind"] == "player_dead"
        }
        alone = t.number[seat] in named and len(held) == 1
        found |= {s for s in range(t.n) if s != seat and (alone or t.number[s] in named)}
    return found


def caught(t: NemesisTable, other: int) -> float:
    """Chance that somebody is still there in the end, by what everybody knows.

    Who has passed or has no card does nothing about it; others may hold one that opens a door.
    """
    size = len(t.hand[other])
    if t.passed >> other & 1 or not size:
        return 1.0
    cards = sum(may_hold_card(t, other, card) for card in DOOR_CARDS)
    return float((1.0 - size / (size + len(t.deck[other]))) ** cards)


def goals(t: NemesisTable, seat: int, w: Weights) -> list[Goal]:
    """The Airlock Control, with cards for the way there, for those who stay where they are.

    Nobody walks after somebody who walks on.
    """
    slot, known = t.slot_of[AIRLOCK], t.explored | t.seen_tile[seat]
    if not slot or not known >> slot & 1 or t.vented or t.foes >> slot & 1:
        return []
    far = near(t.rs.board, t.closed)[t.room[seat]][slot]
    if far + FARE > len(t.hand[seat]):
        return []
    settled = {t.room[s] for s in range(t.n) if s != seat and t.passed >> s & 1}
    settled -= {t.room[s] for s in range(t.n) if s != seat and not t.passed >> s & 1}
    settled |= {place for _, kind, place, _ in t.stalkers if kind == QUEEN}
    rooms = [place for _, place in sealable_rooms(t, seat) if place in settled]
    value = max((deaths(t, seat, w, place) for place in rooms), default=0.0) - COST
    return there(t, seat, AIRLOCK, PROCEDURE, value, known) if value > 0.0 else []


# ---- the other side


def airless(t: NemesisTable, seat: int) -> bool:
    """Whether one dies here when all have passed (NM-ROM-24)."""
    return bool(t.vented) and t.room[seat] == t.vented


def rescue(option: Option) -> float:
    """What an action is worth that saves one from that; 0 for all others."""
    if opens(option):
        return ALIVE
    if option[:2] == ("play", _TUNNELS):
        return ALIVE - 1.0
    if option[0] == "use" and option[1] & 255 in (PLANS, _SUIT):
        return ALIVE - 2.0
    return 0.0
