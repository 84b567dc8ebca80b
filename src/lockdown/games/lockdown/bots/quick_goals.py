"""What the quick player wants: places worth walking to, with what to do there.

The ways out, tasks of the objective, treatment and things. Works on imagined tables but keeps to
what the seat could know there; see `quick_player`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lockdown.bots import quick_player
from lockdown.bots.quick_answers import open_wounds
from lockdown.bots.quick_player import Goal, at, near
from lockdown.games.lockdown import leaving
from lockdown.games.lockdown.bots.quick_answers import SEARCH, SUITS
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.state.keys import ITEM, ROOM

ISOLATION = ROOM["isolation_room"]
_ALERT, _ARCHIVE, _TRANSMITTER = (
    ROOM[key] for key in ("alert_room", "archive", "transmitter_control")
)
_EMERGENCY, _DECON, _SURGERY, _NEST = (
    ROOM[key] for key in ("emergency_room", "decon_room", "surgery", "nest")
)
CONTAINERS = tuple(ROOM[f"css_{letter}"] for letter in "abc")
_GREEN, _YELLOW, _BLUE, _GREY, _RED = range(5)
#: How much less a room is worth that has yet to be found.
_BLIND = 0.4


@dataclass
class Weights(quick_player.Weights):
    """What things weigh in Lockdown."""

    lockroll: float = 1.0
    leave: float = 26.0
    wait: float = 4.0
    alarm: float = 0.5
    gamble: float = 0.35
    bunker: float = 1.3
    # tasks, health, things
    signal: float = 24.0
    learn: float = 24.0
    zeal: float = 6.0
    treat: float = 2.0
    cure: float = 7.0
    loot: float = 1.4


def beliefs(t: LockdownTable, seat: int) -> list[float]:
    """How likely each contingency is the active one, from the tokens that the seat has seen."""
    left = [float(code.copies) for code in t.rs.contingencies]
    seen = t.seen_ctg[seat]
    unknown = len(t.ctg_face)
    for i, place in enumerate(t.ctg_place):
        if place == seat or seen >> i & 1:
            left[t.ctg_face[i]] -= 1
            unknown -= 1
    return [count / unknown for count in left]


def safety(t: LockdownTable, seat: int, codes: list[float]) -> tuple[float, float, float]:
    """Chance that the active contingency spares the seat: locked in, in the bunker, launched."""
    base = codes[_GREEN] + codes[_GREY]
    if t.knowledge[seat] > 4:
        base += codes[_YELLOW]
    if t.signal >> seat & 1:
        base += codes[_BLUE]
    return base, base + codes[_RED], 1.0 - codes[_GREY]


def rounds_left(t: LockdownTable) -> int:
    """Rounds that can still be played, this one included."""
    end = max(0, t.emergency)
    if t.destruct_red:
        end = max(end, t.destruct)
    return max(1, t.time - end + (1 if end else 0))


def suited(t: LockdownTable, seat: int) -> bool:
    """Whether the character could walk to the bunker."""
    for item in t.pack[seat]:
        if item & 255 in SUITS:
            return True
    return any(item & 255 in SUITS for item in t.beside[seat])


def goals(
    t: LockdownTable, seat: int, w: Weights, press: float, left: int, purse: int
) -> list[Goal]:
    """Everything worth walking for; `press` says how much leaving is worth now."""
    known = t.explored | t.seen_tile[seat]
    codes = beliefs(t, seat)
    tests = _tests(t, seat)
    hurry = press if tests else max(1.0, press)
    found = _ways_out(t, seat, w, codes, press, hurry)
    found += _containers(t, seat, w, known, codes, hurry, purse)
    if left > 2:
        found += _tasks(t, seat, w, known, codes, tests)
    wounds = open_wounds(t, seat)
    if wounds or t.light[seat] > 1:
        value = w.treat * (wounds + 0.3 * t.light[seat])
        found += at(t, _EMERGENCY, "treat_wounds", value, known)
    if t.larva >> seat & 1:
        found += at(t, _DECON, "decontaminate", w.cure, known)
        found += at(t, _SURGERY, "operate", w.cure, known)
    if left > 3 and SEARCH in t.hand[seat]:
        found += [(slot, w.loot, "") for slot, count in enumerate(t.counter) if count > 0]
    return found


def _ways_out(
    t: LockdownTable, seat: int, w: Weights, codes: list[float], press: float, hurry: float
) -> list[Goal]:
    """The Isolation Room, open or not yet, and the bunker."""
    found: list[Goal] = []
    locked, bunker, _ = safety(t, seat, codes)
    isolation = t.slot_of[ISOLATION]
    if t.isolation_open and not t.broken >> isolation & 1:
        found.append((isolation, w.leave * locked * hurry, "lock_in"))
    elif t.time <= 10:
        found.append((isolation, w.wait * press, ""))
    if not t.isolation_open and t.emergency < 0 and t.time >= 9:
        alert = t.slot_of[_ALERT]
        if not t.broken >> alert & 1:
            found.append((alert, w.alarm, "start_procedure"))
    if t.gate_open and (t.rover_here or suited(t, seat)):
        value = w.bunker * w.leave * bunker * max(1.0, hurry)
        # LD-SRF-21, LD-SRF-22: on the surface the rover and the walk are in different places.
        on_foot = t.rs.ways_out[leaving.FOOT].slots[0] if suited(t, seat) else 0
        places = dict.fromkeys((t.rs.rover_at(t), on_foot))
        found += [(slot, value, "escape") for slot in places if slot]
    return found


def _containers(
    t: LockdownTable,
    seat: int,
    w: Weights,
    known: int,
    codes: list[float],
    hurry: float,
    purse: int,
) -> list[Goal]:
    """Containers that may be launched this round and can be reached (LD-CSS-02)."""
    token = -1
    for i, space in enumerate(t.css_space):
        if space == t.time and not t.css_up >> i & 1:
            token = i
    if token < 0:
        return []
    found: list[Goal] = []
    row = near(t.rs.board, t.closed)[t.room[seat]]
    sure = t.seen_css[seat] >> token & 1
    launches = t.rs.css_tokens[t.css_face[token]].launches if sure else ()
    for i, tile in enumerate(CONTAINERS):
        slot = t.slot_of[tile]
        if not slot or not known >> slot & 1 or t.broken >> slot & 1:
            continue
        if row[slot] + 2 > purse or keys.CONTAINER_A + i in t.place:
            continue
        odds = float("ABC"[i] in launches) if sure else w.gamble
        if len(t.wounds[seat]) < 3 or odds == 1.0:
            found.append((slot, w.leave * (1.0 - codes[_GREY]) * odds * hurry, "enter_css"))
    return found


def _tests(t: LockdownTable, seat: int) -> list[dict[str, Any]]:
    """What an objective still asks for, as far as the seat can do something about it."""
    found: list[dict[str, Any]] = []
    for objective in t.objectives[seat]:
        for alternative in t.rs.objectives[objective].condition:
            for test in alternative:
                kind = test["kind"]
                if kind == "signal_sent":
                    wanted = not t.signal >> seat & 1
                elif kind in ("knowledge_token_active", "knowledge"):
                    wanted = not t.active >> seat & 1
                else:
                    wanted = kind in ("carries", "sections_explored")
                if wanted:
                    found.append(test)
    return found


def _tasks(
    t: LockdownTable,
    seat: int,
    w: Weights,
    known: int,
    codes: list[float],
    tests: list[dict[str, Any]],
) -> list[Goal]:
    """What the objective asks for, and what keeps a contingency away."""
    found: list[Goal] = []
    signal = 0.0 if t.signal >> seat & 1 else w.signal * codes[_BLUE]
    learn = 0.0
    if not t.active >> seat & 1 and t.knowledge[seat] == 3:
        learn = w.learn * codes[_YELLOW]
    for test in tests:
        kind = test["kind"]
        if kind == "signal_sent":
            signal += w.zeal
        elif kind in ("knowledge_token_active", "knowledge"):
            learn += w.zeal
        elif kind == "carries":
            wanted = [ITEM[key] for key in test["objects"]]
            if any(item & 255 in wanted for item in t.hands[seat]):
                continue
            found += [(x >> 16, w.zeal, "pickup") for x in t.lying if x & 255 in wanted]
            if keys.EGG in wanted:
                found += at(t, _NEST, "take_egg", w.zeal, known)
        else:
            mask = 0
            for name in test["sections"]:
                mask |= t.rs.board.section_slots[keys.SECTIONS.index(name)]
            mask &= ~t.explored
            places = range(1, t.rs.board.slots + 1)
            found += [(slot, 0.7 * w.zeal, "") for slot in places if mask >> slot & 1]
    if signal:
        found += at(t, _TRANSMITTER, "send_signal", signal, known, _BLIND)
    if learn:
        found += at(t, _ARCHIVE, "examine_archive", learn, known, _BLIND)
    return found
