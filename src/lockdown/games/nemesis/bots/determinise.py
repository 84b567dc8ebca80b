"""A whole table of the original game out of a view: engines, course, pods, the Intruder's cards.

What both games have is rebuilt by `lockdown.bots.determinise`.
"""

from __future__ import annotations

import random

from lockdown.bots.determinise import begin, end, lay_tokens, mask, seat_of, shuffled
from lockdown.games.nemesis.rulesets import checked, ruleset_for
from lockdown.games.nemesis.setup import table_of
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.games.nemesis.view import STATES
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.kernel.game import Setup
from lockdown.state import keys


def determinise(view: NemesisView, dice: random.Random) -> NemesisTable:
    """A table on which `view.seat` chooses its action; raises ValueError for other questions."""
    seat = seat_of(view)
    setup = checked(
        Setup(
            players=len(view.crew),
            game=view.game,
            mode=view.mode,
            board=view.board,
            options=tuple(sorted(view.options.items())),
        )
    )
    rs = ruleset_for(setup)
    t = table_of(rs)(rs, setup.players)
    t.lit = (1 << rs.board.slots + 1) - 2  # nothing is ever dark on this ship
    begin(t, view, dice)
    lay_tokens(t, view, view.open_tokens, dice)
    _ship(t, view, seat, dice)
    _pods(t, view)
    if isinstance(t, HuntTable):
        _hunter(t, view, dice)
    end(t, view, dice)
    return t


def _ship(t: NemesisTable, view: NemesisView, seat: int, dice: random.Random) -> None:
    """NM-SET-05, NM-SET-10: what nobody told us of is any of what it can be."""
    seen = tuple(STATES.index(e.state) if e.state else -1 for e in view.engines)
    one, two, three = (state if state >= 0 else dice.getrandbits(1) for state in seen)
    t.engines = (one, two, three)
    t.seen_engines[seat] = (seen[0], seen[1], seen[2])
    cards = list(range(len(t.rs.coordinates)))
    if view.coordinates:
        known = tuple(keys.DESTINATIONS.index(view.coordinates[s]) for s in COURSE_SPACES)
        cards = [card for card in cards if tuple(t.rs.coordinates[card]) == known]
    t.coordinates = dice.choice(cards)
    t.seen_coordinates = mask(view.looked)
    t.destination = COURSE_SPACES.index(view.course)
    t.hibernation_open, t.somebody_died = view.hibernation_open, view.somebody_died
    t.rushing, t.attacks_skipped = view.rushing, view.attacks_skipped


def _pods(t: NemesisTable, view: NemesisView) -> None:
    """NM-SET-07: everything about them is public."""
    t.pod_number = tuple(pod.number for pod in view.pods)
    t.pod_section = tuple("AB".index(pod.section) for pod in view.pods)
    t.pod_locked = mask(i for i, pod in enumerate(view.pods) if pod.locked)
    t.pod_gone = mask(i for i, pod in enumerate(view.pods) if pod.gone)
    for crew in view.crew:
        t.pod_of[crew.seat] = t.pod_number.index(crew.pod) if crew.pod else -1


def _hunter(t: HuntTable, view: NemesisView, dice: random.Random) -> None:
    """NM-INT-04: which of the Intruder's cards are in its hand nobody else knows.

    As long as nobody plays the Intruder it does not matter here who would be asked: the role is
    imagined as declined.
    """
    seen = view.intruder
    t.heir = next((crew.seat for crew in view.crew if crew.place == "dead"), -1)
    if seen is None:
        return
    t.heir = t.hunter = seen.seat
    t.hunt_discard = tuple(keys.INTRUDER_ACTIONS.index(card) for card in seen.discard)
    rest = shuffled(
        (card.id for card in t.rs.intruder_actions if card.id not in t.hunt_discard), dice
    )
    t.hunt_hand = tuple(rest[: seen.hand])
    t.hunt_deck = tuple(rest[seen.hand : seen.hand + seen.deck])
