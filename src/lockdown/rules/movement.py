"""Movement of characters (LD-MOV), careful movement (LD-BAS-03 to LD-BAS-08), escape (LD-CMB-14).

`walk` moves the figure, then: followers of Blood Chase, exploration, noise.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import attacks, doors, happened, markers, moments, noise, stalkers
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import in_combat, in_room, slots, stalker, wounded
from lockdown.rules.verbs import EXPLORATION, NO, ROOM_SLOT, THROUGH, YES
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

CAREFUL_NOISE = decision_kind(
    "careful_noise", "LD-BAS-03", "Where do you put the noise marker?", room=(1, ROOM_SLOT)
)
#: How a walk goes on: careful, those who follow, who comes along, whether the token is chosen.
Walk: TypeAlias = tuple[int, tuple[int, ...], int, int]
#: Careful movement, and one that nobody hears at all (NM-BAS-05: the card Reconnaissance).
CAREFUL, UNHEARD = 1, 2
RESOLVE_TOKEN = decision_kind(
    "resolve_token",
    "LD-CRD-07",
    "Resolve the special effect of the exploration token?",
    room=(1, ROOM_SLOT),
    token=(5, EXPLORATION),
)


# ---- costs and conditions


def first_move_cost(t: Table, seat: int) -> int:
    """LD-BAS-01: what wounds add to the first movement of a round's first turn."""
    if t.turns[seat] == 1 and not t.limped >> seat & 1 and t.wounds[seat]:
        return wounded(t, seat, "first_move_cost")
    return 0


def move_cost(t: Table, seat: int) -> int:
    """LD-BAS-01: 1, and what wounds add to it."""
    if not t.wounds[seat]:
        return 1
    escape = wounded(t, seat, "escape_cost") if in_combat(t, seat) else 0
    return 1 + escape + first_move_cost(t, seat)


def careful_cost(t: Table, seat: int) -> int:
    """LD-BAS-01: 2."""
    return 2 + first_move_cost(t, seat)


def corridor_to(t: Table, origin: int, slot: int) -> int:
    """An ordinary corridor between two rooms, an open one if there is one; -1 for none.

    NM-ALT-04: of several the one with the lowest number.
    """
    found = corridors_to(t, origin, slot)
    return next((way for way in found if not t.closed >> way & 1), found[0] if found else -1)


def corridors_to(t: Table, origin: int, slot: int) -> list[int]:
    """NM-ALT-04: all ordinary corridors between two rooms, the lowest number first."""
    return [way for neighbour, way in t.rs.board.ways[origin] if neighbour == slot]


def way_refusal(t: Table, seat: int, slot: int) -> Refusal | None:
    """LD-MOV-04, LD-DOR-04: the room must be adjacent, with no closed door between."""
    corridor = corridor_to(t, t.room[seat], slot)
    if corridor < 0:
        return ("not_adjacent", "LD-MOV-04", slot)
    if t.closed >> corridor & 1:
        return ("closed_door", "LD-DOR-04", t.rs.board.code[corridor])
    return None


def careful_refusal(t: Table, seat: int, slot: int) -> Refusal | None:
    """LD-BAS-04: not in combat, nor into a room with noise in every corridor."""
    if in_combat(t, seat):
        return ("in_combat", "LD-BAS-04")
    refusal = way_refusal(t, seat, slot)
    if refusal is None and not t.rs.board.links_of[slot] & ~t.noise:
        return ("noise_everywhere", "LD-BAS-04", slot)
    return refusal


# ---- moving


def movement_used(t: Table, seat: int) -> None:
    """LD-BAS-01: remember the first movement of the first turn (wound Knee)."""
    if t.turns[seat] == 1:
        t.limped |= 1 << seat


@step
def move(t: Table, seat: int, slot: int) -> None:
    """LD-BAS-02: Move; in combat it is an escape (LD-MOV-08, LD-CMB-14)."""
    movement_used(t, seat)  # LD-BAS-01
    if in_combat(t, seat):
        t.push(finish_escape, seat, slot, ())
        for uid in reversed(attacks.attackers_in(t, t.room[seat])):
            t.push(attacks.attack, uid, seat, attacks.ESCAPE)
    else:
        walk(t, seat, slot, careful=False)


@step
def finish_escape(
    t: Table,
    seat: int,
    slot: int,
    followers: tuple[int, ...],
    companion: int = -1,
    choosy: int = 0,
) -> None:
    """LD-CMB-16, LD-CMB-17, LD-CMB-18: the survivor moves, unless the room is out of reach now."""
    if in_room(t, seat) and way_refusal(t, seat, slot) is None:
        walk(t, seat, slot, careful=False, followers=followers, companion=companion, choosy=choosy)


def follow_escape(t: Table, uid: int, seat: int) -> None:
    """Blood Chase: the attacker will move with the escaping character."""
    for i in range(len(t.agenda) - 1, -1, -1):
        item = t.agenda[i]
        if item[0] == finish_escape.name and item[1] == seat:
            t.agenda[i] = (*item[:3], (*item[3], uid), *item[4:])
            return


def walk(
    t: Table,
    seat: int,
    slot: int,
    *,
    careful: int,
    followers: tuple[int, ...] = (),
    companion: int = -1,
    choosy: int = 0,
) -> None:
    """Move through the corridor; its effects come after entering (LD-MOV-02, LD-MOV-05).

    `companion` enters together with the walker, who explores and rolls alone (LD-MOV-10).
    `choosy`: the walker may ignore the special effect of the exploration token.
    """
    ways = [way for way in corridors_to(t, t.room[seat], slot) if not t.closed >> way & 1]
    rest = (int(careful), followers, companion, choosy)
    if len(ways) > 1 and t.token[slot] >= 0 and t.rs.which_corridor is not None:
        # NM-ALT-04: the corridor is chosen; it matters only where a token may put a door there.
        t.rs.which_corridor(t, seat, slot, ways, rest)
    else:
        go_through(t, seat, slot, corridor_to(t, t.room[seat], slot), rest)


def go_through(t: Table, seat: int, slot: int, corridor: int, rest: Walk) -> None:
    """Move through that corridor."""
    careful, followers, companion, choosy = rest
    origin = t.room[seat]
    # LD-MOV-06: empty means no other character and no Night Stalker at the moment of entering.
    empty = not (t.occupied | t.foes) >> slot & 1
    set_room(t, seat, slot)
    way = t.rs.board.corridors[corridor]
    t.tell(happened.MOVED, way.rule, seat, origin, slot, way.code)
    if companion >= 0 and in_room(t, companion) and t.room[companion] == origin:
        set_room(t, companion, slot)
        t.tell(happened.MOVED, "LD-MOV-10", companion, origin, slot, way.code)
    for uid in followers:
        figure = stalker(t, uid)
        if figure is not None and figure[2] == origin:
            stalkers.move_to(t, {uid: slot}, "LD-CRD-56")
            empty = False
    enter(t, seat, slot, corridor, empty, careful, choosy)
    if companion >= 0 and t.room[companion] == slot:
        moments.happen(t, moments.ENTERED, companion, slot)


def arrive(t: Table, seat: int, slot: int) -> None:
    """NM-MOV-09: a move through no ordinary corridor: exploring and noise as in any other."""
    origin = t.room[seat]
    empty = not (t.occupied | t.foes) >> slot & 1
    set_room(t, seat, slot)
    t.tell(happened.CARRIED, "LD-MOV-12", seat, origin, slot)
    enter(t, seat, slot, -1, empty, 0)


def enter(
    t: Table, seat: int, slot: int, corridor: int, empty: bool, careful: int, choosy: int = 0
) -> None:
    """LD-MOV-05, LD-MOV-07, LD-NOI-01: explore an unexplored room, then roll if it was empty.

    NM-ALT-05, LD-SRF-02: an exploration token on a room that lies open is resolved alike.
    """
    if t.token[slot] >= 0 or not t.explored >> slot & 1:
        if not t.explored >> slot & 1:
            explore(t, seat, slot)
        moments.happen(t, moments.ENTERED, seat, slot)
        t.push(explore_token, seat, slot, corridor, int(empty), int(careful), choosy)
        return
    moments.happen(t, moments.ENTERED, seat, slot)
    if empty:  # LD-BAS-05: nor a marker of careful movement where somebody is
        t.push(noise_after, seat, slot, int(careful))


# ---- exploration (LD-EXP)


def explore(t: Table, seat: int, slot: int) -> None:
    """LD-MOV-05: turn the room tile face up; what that causes happens now."""
    t.revealed = True
    t.explored |= 1 << slot
    for viewer in range(t.n):
        t.seen_tile[viewer] &= ~(1 << slot)
    t.tell(happened.EXPLORED, "LD-MOV-05", seat, slot, t.tile[slot])
    for happens in t.rs.at_explore:
        happens(t, seat, slot)


@step
def explore_token(
    t: Table, seat: int, slot: int, corridor: int, empty: int, careful: int, choosy: int = 0
) -> None:
    """LD-EXP-02, LD-EXP-03, LD-EXP-10: counter first, then the special effect."""
    t.revealed = True  # also on a room that lay open, where no tile was turned
    token = take_token(t, slot)
    t.tell(happened.TOKEN_REVEALED, "LD-EXP-02", slot, token)
    set_counter(t, slot, t.rs.exploration[token].items)
    if choosy:
        options: list[tuple[Any, ...]] = [(YES,), (NO,)]
        context = (seat, slot, corridor, empty, careful, token)
        t.ask(seat, RESOLVE_TOKEN, options, resolve_token_answer, *context)
    else:
        token_effect(t, seat, slot, corridor, empty, careful, token)


@step
def resolve_token_answer(
    t: Table,
    seat: int,
    slot: int,
    corridor: int,
    empty: int,
    careful: int,
    token: int,
    choice: tuple[Any, ...],
) -> None:
    """LD-CRD-07: an ignored token does nothing, so it cancels no noise roll either."""
    if choice[0] == YES:
        token_effect(t, seat, slot, corridor, empty, careful, token)
        return
    t.tell(happened.TOKEN_IGNORED, "LD-CRD-07", slot)
    if empty:
        t.push(noise_after, seat, slot, careful)


def token_effect(
    t: Table, seat: int, slot: int, corridor: int, empty: int, careful: int, token: int
) -> None:
    """LD-EXP-04 to LD-EXP-09: the special effect, then noise."""
    effect = t.rs.exploration[token].effect
    unheard = careful == UNHEARD or (careful and t.rs.careful_cancels)
    if unheard and effect in ("danger", "silence"):
        effect = ""  # NM-BAS-05: Reconnaissance, and a variant of the FAQ
    if effect == "danger" or (effect == "silence" and t.slime >> seat & 1):
        # LD-EXP-04, LD-EXP-05, LD-MRK-06, LD-BAS-07: in place of the roll or the marker.
        noise.danger(t, seat)
        return
    if effect in t.rs.token_effects:
        t.rs.token_effects[effect](t, seat, slot, empty, careful)
        return
    if empty and not (effect == "silence" and not careful):
        # LD-BAS-06: with Silence the marker of a careful movement is still placed.
        t.push(noise_after, seat, slot, careful)
    if effect == "slime":
        markers.give_slime(t, seat, "LD-EXP-06")
    elif effect == "fire":
        markers.place_fire(t, slot, "LD-EXP-07")
    elif effect == "malfunction":
        markers.place_malfunction(t, slot, "LD-EXP-08")
    elif effect == "door" and corridor >= 0:
        doors.close_door(t, corridor, "LD-EXP-09", seat)


def take_token(t: Table, slot: int) -> int:
    """LD-EXP-10: the token leaves the game."""
    token = t.token[slot]
    t.token[slot] = -1
    t.gone = (*t.gone, ("exploration", token))
    for viewer in range(t.n):
        t.seen_token[viewer] &= ~(1 << slot)
    return token


def set_counter(t: Table, slot: int, items: int) -> None:
    """LD-EXP-03, LD-SOL-04: the item counter; the Nest has none."""
    if t.rs.rooms[t.tile[slot]].has_counter:
        t.counter[slot] = (items + 1) // 2 if t.rs.items_halved else items
        t.tell(happened.COUNTER_SET, "LD-EXP-03", slot, t.counter[slot])


# ---- noise after entering


@step
def noise_after(t: Table, seat: int, slot: int, careful: int) -> None:
    """LD-MOV-05 (2), LD-BAS-03: a noise roll, or the marker of careful movement."""
    if not in_room(t, seat):
        return
    if careful == UNHEARD:
        return
    if not careful:
        noise.noise_roll(t, seat)
        return
    free = slots(t.rs.board.links_of[slot] & ~t.noise)
    if free:
        options: list[tuple[Any, ...]] = [(THROUGH, t.rs.board.code[c]) for c in free]
        t.ask(seat, CAREFUL_NOISE, options, careful_noise_chosen, seat, slot)


@step
def careful_noise_chosen(t: Table, seat: int, slot: int, choice: tuple[Any, ...]) -> None:
    """LD-BAS-03: the chosen corridor gets the marker."""
    markers.place_noise(t, t.rs.board.by_code[choice[1]], "LD-BAS-03")


@step
def carry_to(t: Table, seat: int, slot: int) -> None:
    """LD-MOV-12: move by an effect that is no Move: no exploration, no noise."""
    if in_room(t, seat):
        origin = t.room[seat]
        set_room(t, seat, slot)
        t.tell(happened.CARRIED, "LD-MOV-12", seat, origin, slot)
