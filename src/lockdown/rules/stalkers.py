"""Night Stalker figures, their tokens and the bag (LD-STK, LD-CMP-17, LD-TEC-07)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.kernel.table import ScriptError
from lockdown.rules import doors, happened, moments
from lockdown.rules.pieces import set_stalkers
from lockdown.rules.queries import code, stalker
from lockdown.state.keys import ADULT, BLANK, LARVA, STALKERS
from lockdown.state.table import Table

# ---- tokens


def add_token(t: Table, kind: int, rule: str) -> int:
    """LD-CMP-17: put a random unused token of that kind into the bag; -1 if none is left."""
    tokens = t.rs.stalker_tokens
    unused = _unused(t)
    pool = [i for i, token in enumerate(tokens) if token.kind == kind and unused[i]]
    if not pool:
        return -1
    pick = t.forced("token")
    if pick is None:
        pick = pool[_weighted(t, [unused[i] for i in pool])] if len(pool) > 1 else pool[0]
    elif pick not in pool:
        raise ScriptError(
            f"token {tokens[pick].key} is forced, but a token of {STALKERS[kind]} goes into the bag"
            " now (or none of that number is left)"
        )
    into_bag(t, pick)
    t.tell(happened.TOKEN_ADDED, rule, pick)
    return int(pick)


@step
def token_goes_back(t: Table, token: int) -> None:
    """NM-BAG-04, NM-BAG-05: what was drawn cannot come up in the rolls it caused."""
    return_token(t, token, "LD-BAG-07")


def _unused(t: Table) -> list[int]:
    """The supply by kind of token: a token that will go back into the bag is not part of it."""
    unused = list(t.outside)
    for waiting in t.agenda:
        if waiting[0] == token_goes_back.name:
            unused[waiting[1]] -= 1
    return unused


def _weighted(t: Table, counts: list[int]) -> int:
    """A random index, each as likely as its count."""
    number = t.random(sum(counts))
    index = 0
    while number >= counts[index]:
        number -= counts[index]
        index += 1
    return index


def into_bag(t: Table, token: int) -> None:
    """Move one token from the supply into the bag."""
    bag, outside = list(t.bag), list(t.outside)
    bag[token] += 1
    outside[token] -= 1
    t.bag, t.outside = tuple(bag), tuple(outside)


def draw_token(t: Table, rule: str) -> int:
    """LD-ENC-04, LD-BAG-01: a random token out of the bag, which is never empty (LD-BAG-11)."""
    t.revealed = True
    token = t.forced("bag")
    if token is None:
        token = _weighted(t, list(t.bag))
    elif not t.bag[token]:
        raise ScriptError(f"no token {t.rs.stalker_tokens[token].key} is in the bag")
    bag, outside = list(t.bag), list(t.outside)
    bag[token] -= 1
    outside[token] += 1
    t.bag, t.outside = tuple(bag), tuple(outside)
    t.tell(happened.TOKEN_DRAWN, rule, token)
    return int(token)


def return_token(t: Table, token: int, rule: str) -> None:
    """Put a drawn token back into the bag."""
    into_bag(t, token)
    t.tell(happened.TOKEN_RETURNED, rule, token)


# ---- figures


def free_figures(t: Table, kind: int) -> int:
    """LD-STK-07: figures of that kind that are not in use; larvae on character boards are."""
    used = sum(1 for figure in t.stalkers if figure[1] == kind)
    if kind == LARVA:
        used += t.larva.bit_count()
    return t.rs.figures[kind] - used


def place(t: Table, kind: int, slot: int, rule: str) -> int:
    """Put a figure on the board; returns its id, or 0 if none could be placed.

    LD-STK-05 and LD-STK-06: without a free adult those not in combat withdraw first.
    """
    if kind == ADULT and free_figures(t, ADULT) <= 0:
        _withdraw(t)
    if free_figures(t, kind) <= 0:
        t.tell(happened.NO_FIGURE, "LD-STK-06" if kind == ADULT else "LD-STK-07", kind)
        return 0
    uid = t.next_stalker
    t.next_stalker = uid + 1
    figure = (uid, kind, slot, 0)
    set_stalkers(t, (*t.stalkers, figure))
    t.tell(happened.APPEARED, rule, code(figure), slot)
    _arrived(t)
    if not t.appeared:
        t.appeared = True
        first_appearance(t)
    return uid


def first_appearance(t: Table) -> None:
    """LD-CRT-02: the first figure makes everybody keep one objective."""
    from lockdown.rules import objectives

    t.push(objectives.choose_objectives)


def _withdraw(t: Table) -> None:
    """LD-STK-05: adults not in combat leave the board; as many tokens go into the bag."""
    leaving = [f for f in t.stalkers if f[1] == ADULT and not t.occupied >> f[2] & 1]
    if leaving:
        set_stalkers(t, tuple(f for f in t.stalkers if f not in leaving))
        t.tell(happened.WITHDREW, "LD-STK-05", tuple(code(f) for f in leaving))
        for _ in leaving:
            add_token(t, ADULT, "LD-STK-05")


def remove(t: Table, uid: int) -> None:
    """Take a figure off the board with its wounds."""
    set_stalkers(t, tuple(f for f in t.stalkers if f[0] != uid))


def replace(t: Table, uid: int, kind: int, rule: str) -> bool:
    """A free figure of another kind takes this one's place; its wounds go, no token moves.

    False, and nothing happens, if no such figure is free. The new one has the newest number.
    """
    figure = stalker(t, uid)
    if figure is None or free_figures(t, kind) <= 0:
        return False
    remove(t, uid)
    t.tell(happened.STALKER_GONE, rule, code(figure), figure[2])
    place(t, kind, figure[2], rule)
    return True


def vanish(t: Table, uid: int, rule: str) -> None:
    """LD-TEC-07: a figure leaves the board and a token of its kind goes into the bag."""
    figure = stalker(t, uid)
    if figure is None:
        return
    remove(t, uid)
    t.tell(happened.STALKER_GONE, rule, code(figure), figure[2])
    add_token(t, figure[1], rule)


def move_to(t: Table, moves: dict[int, int], rule: str) -> None:
    """Move figures to rooms, all at the same time.

    Moving in is no encounter (LD-STK-03, LD-ENC-02).
    """
    moved = tuple((f[0], f[1], moves.get(f[0], f[2]), f[3]) for f in t.stalkers)
    for before, after in zip(t.stalkers, moved, strict=True):
        if before[2] != after[2]:
            t.tell(happened.STALKER_MOVED, rule, code(before), before[2], after[2])
    set_stalkers(t, moved)
    _arrived(t)


def breaks_door(t: Table, kind: int) -> bool:
    """LD-DOR-05: whether one of that kind destroys a closed door in its way."""
    return bool(moments.changed(t, moments.BREAKS_DOOR, -1, True, kind))


def _arrived(t: Table) -> None:
    """What happens at once where somebody came, before anything else."""
    for happens in t.rs.at_arrival:
        happens(t)


def move_by_number(t: Table, uids: list[int], number: int, rule: str) -> None:
    """Night Stalkers go through the corridor with that number, all at once (LD-EVT-13).

    A closed door is destroyed instead and all stay (LD-EVT-16, LD-DOR-05, LD-DOR-06); a
    technical-corridor entrance swallows them (LD-TEC-07); unexplored rooms stay unexplored
    (LD-EVT-18).
    """
    board = t.rs.board
    moves: dict[int, int] = {}
    broken: list[int] = []
    gone: dict[int, str] = {}
    for figure in t.stalkers:
        if figure[0] not in uids:
            continue
        corridor = board.exits[figure[2]][number - 1]
        if corridor < 0:
            continue  # LD-EVT-17: no corridor of that number on another board
        if corridor >= board.tech:
            gone[figure[0]] = board.swallowed[corridor - board.tech]
        elif t.closed >> corridor & 1:
            if corridor not in broken and breaks_door(t, figure[1]):
                broken.append(corridor)
        else:
            moves[figure[0]] = board.other_end(corridor, figure[2])
    for corridor in broken:
        doors.destroy_door(t, corridor, "LD-DOR-05")
    if moves:
        move_to(t, moves, rule)
    for uid, swallowed in gone.items():
        vanish(t, uid, swallowed)


def is_blank(t: Table, token: int) -> bool:
    """Whether the token is the blank one."""
    return t.rs.stalker_tokens[token].kind == BLANK
