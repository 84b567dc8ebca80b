"""Setting up what only the original game has (NM-SET): course, pods, engines, the blue corpse."""

from __future__ import annotations

from lockdown.games.nemesis.cards.tokens import ALL_PODS
from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.kernel.game import Setup
from lockdown.kernel.rng import State
from lockdown.rules import items, setting_up
from lockdown.state.keys import BLUE_CORPSE

#: NM-SET-06: the destination marker starts on B.
FIRST_SPACE = 1


def table_of(rs: NemesisRuleset) -> type[NemesisTable]:
    """NM-INT-01: a table with an Intruder player has a few fields more."""
    return HuntTable if rs.intruder_player else NemesisTable


def new_table(rs: NemesisRuleset, setup: Setup, dice: State) -> NemesisTable:
    """A table set up for the draft: the board first, then the crew (NM-SET-35)."""
    t = table_of(rs)(rs, setup.players)
    t.rng = dice
    setting_up.rooms(t)
    everywhere = (1 << rs.board.slots + 1) - 2
    t.lit = everywhere  # nothing is ever dark on this ship
    _course(t)
    _pods(t)
    _engines(t)
    setting_up.laboratory(t)
    setting_up.bag(t)
    setting_up.decks(t)
    t.time = rs.time_start  # NM-SET-15; the self-destruct track is empty (NM-SET-16)
    setting_up.numbers(t)
    setting_up.begin_game(t)
    setting_up.deal_objectives(t)
    items.lay(t, BLUE_CORPSE, rs.board.start_slot)  # NM-SET-30
    setting_up.crew(t, setup)
    return t


def _course(t: NemesisTable) -> None:
    """NM-SET-05, NM-SET-06: one coordinates card, unseen; the marker on B."""
    cards = list(range(len(t.rs.coordinates)))
    t.shuffle(cards, "coordinates")
    t.coordinates = cards[0]
    t.destination = FIRST_SPACE


def _pods(t: NemesisTable) -> None:
    """NM-SET-07 to NM-SET-09: so many at random, by number to A and B in turn, locked."""
    pods = list(ALL_PODS)
    t.shuffle(pods, "pods")
    numbers = sorted(pods[: t.rs.pods[t.n]])
    t.pod_number = tuple(numbers)
    t.pod_section = tuple(i % 2 for i in range(len(numbers)))
    t.pod_locked = (1 << len(numbers)) - 1


def _engines(t: NemesisTable) -> None:
    """NM-SET-10: which of its two tokens lies on top of each engine."""
    tops = []
    for number in (1, 2, 3):
        tokens = [1, 0]
        t.shuffle(tokens, f"engine {number}")
        tops.append(tokens[0])
    t.engines = (tops[0], tops[1], tops[2])
