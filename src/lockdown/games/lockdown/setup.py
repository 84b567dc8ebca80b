"""Setting up what only Lockdown has (LD-SET, LD-SOL): power, CSS, computer, contingencies."""

from __future__ import annotations

from lockdown.games.lockdown import looking
from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.game import Setup
from lockdown.kernel.rng import State
from lockdown.rules import happened, setting_up
from lockdown.state import keys


def new_table(rs: LockdownRuleset, setup: Setup, dice: State) -> LockdownTable:
    """A table set up for the draft (LD-SET-01: objectives and contingencies come before it).

    Tiles and tokens LD-SET-02 to LD-SET-06; the laboratory LD-SET-10; the bag LD-SET-12; decks
    LD-SET-13; the computer LD-SET-14; numbers LD-SET-18; objectives LD-SET-20; contingencies
    LD-SET-22; characters LD-SET-24.
    """
    t: LockdownTable = rs.table(rs, setup.players)
    t.rng = dice
    setting_up.tiles(t)
    rs.lay_tokens(t)
    t.elevator = rs.board.elevator_start  # LD-SET-07
    _track(t)
    setting_up.laboratory(t)
    setting_up.bag(t)
    setting_up.decks(t)
    _computers(t)
    for happens in rs.at_setup:
        happens(t)
    setting_up.numbers(t)
    setting_up.begin_game(t)
    setting_up.deal_objectives(t)
    _contingencies(t)
    setting_up.crew(t, setup)
    return t


def first_knowledge(t: LockdownTable, seat: int) -> None:
    """LD-SET-30: what the character knows at the start."""
    t.knowledge[seat] = t.rs.characters[t.char[seat]].knowledge


def _track(t: LockdownTable) -> None:
    """LD-SET-08, LD-CMP-08, LD-SET-09, LD-SET-16: power tokens, CSS tokens, time token.

    Everything else starts off the board: `LockdownTable` begins without it (LD-SET-15, LD-SET-17).
    """
    power = [1, 2, 3, 4]
    t.shuffle(power, "power")
    side = [number if number <= 2 else -number for number in power]
    set_power(t, (side[0], side[1], side[2], side[3]))
    faces = [i for i, token in enumerate(t.rs.css_tokens) for _ in range(token.copies)]
    t.shuffle(faces, "css")
    spaces = [space for space in range(15, 0, -1) if t.rs.board.track[space].css]
    t.css_face = tuple(faces[: len(spaces)])
    t.css_space = tuple(spaces)
    t.time = len(t.rs.board.track) - 1


def _computers(t: LockdownTable) -> None:
    """LD-SET-14: the first computer card is never Lockdown."""
    computers = [card.id for card in t.rs.computers]
    t.shuffle(computers, "computer")
    if computers[-1] == keys.COMPUTER_LOCKDOWN:
        # LD-SET-14: reveal the next card instead and shuffle Lockdown back in.
        t.computer = computers[-2]
        rest = [*computers[:-2], keys.COMPUTER_LOCKDOWN]
        t.shuffle(rest, "computer")
    else:
        t.computer = computers[-1]
        rest = computers[:-1]
    t.computer_deck = tuple(rest)


def _contingencies(t: LockdownTable) -> None:
    """LD-SET-22, LD-SOL-03: tokens for the players, one active, the rest in the neutral pool."""
    faces = [i for i, code in enumerate(t.rs.contingencies) for _ in range(code.copies)]
    t.shuffle(faces, "contingency")
    t.ctg_face = tuple(faces)
    each = 0 if t.rs.shared_contingencies else 2 if t.n <= 2 else 1
    places = [seat for seat in range(t.n) for _ in range(each)]
    places.append(-1)
    places += [10 + i for i in range(len(faces) - len(places))]
    t.ctg_place = tuple(places)
    if t.rs.shared_contingencies:
        # LD-COP-02: one token of the pool is turned up for all at once.
        looking.turn_up(t, looking.contingency_places(t, looking.POOL)[0], "LD-COP-02")
        return
    for seat in range(t.n):
        mine = tuple(faces[i] for i, place in enumerate(places) if place == seat)
        t.tell_secret(
            1 << seat,
            happened.CONTINGENCY_DEALT,
            "LD-SET-22",
            (seat, mine),
            (seat, (-1,) * len(mine)),
        )
