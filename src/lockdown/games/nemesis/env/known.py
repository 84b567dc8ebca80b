"""What a seat of the original game knows beyond what both have (see `lockdown.env.known`)."""

from __future__ import annotations

from collections.abc import Iterable

from lockdown.env import known
from lockdown.env.known import Numbers
from lockdown.env.layout import WrongLayout
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.env.vocabulary import NOT_SHOWN
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.games.nemesis.table import NemesisTable as Table
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.games.nemesis.view import STATES
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.rules import ending
from lockdown.state import keys


class Known(known.Known):
    """What a seat of the original game knows."""

    BOARD = board("basic")
    TOKENS = keys.STALKER_TOKENS

    __slots__ = (
        "attacks_skipped",
        "coordinates",
        "coordinates_seen",
        "course",
        "engines",
        "hibernation_open",
        "mode",
        "options",
        "pod_of",
        "pods",
        "rushing",
        "somebody_died",
    )

    attacks_skipped: bool
    coordinates: Numbers
    """By space the destination, if the seat has looked at the card."""
    coordinates_seen: int
    """Mask of seats that have looked at it."""
    course: int
    engines: Numbers
    """What the seat believes: 1 working, 0 damaged, -1 unknown."""
    hibernation_open: bool
    mode: str
    options: tuple[tuple[str, str], ...]
    pod_of: Numbers
    """By seat: the number of the pod in which it waits, 0 for none."""
    pods: tuple[tuple[int, int, bool, bool], ...]
    """Number, section, locked, gone."""
    rushing: int
    somebody_died: bool

    @classmethod
    def check_options(cls, options: Iterable[tuple[str, str]]) -> None:
        """NM-INT-16: a seat of this layout is a character; the Intruder's has no place in it."""
        for name, value in options:
            if name in NOT_SHOWN and value != OPTIONS[name][0]:
                raise WrongLayout(f"the layout cannot show a table with {name}={value}")

    def own_of_table(self, t: Table) -> None:
        """Engines as believed, the course, pods, hibernation."""
        self.check_options(t.rs.options)
        shown = t.phase == ending.PHASE_OVER
        self.mode = t.rs.mode
        self.options = t.rs.options
        self.engines = t.engines if shown else t.seen_engines[self.seat]
        self.course = t.destination
        self.coordinates_seen = t.seen_coordinates
        looked = shown or t.seen_coordinates >> self.seat & 1
        self.coordinates = t.rs.coordinates[t.coordinates] if looked else ()
        self.hibernation_open = t.hibernation_open
        self.rushing = t.rushing
        self.attacks_skipped = t.attacks_skipped
        self.somebody_died = t.somebody_died
        locked, gone = t.pod_locked, t.pod_gone
        self.pods = tuple(
            [
                (number, t.pod_section[i], bool(locked >> i & 1), bool(gone >> i & 1))
                for i, number in enumerate(t.pod_number)
            ]
        )
        self.pod_of = tuple([t.pod_number[pod] if pod >= 0 else 0 for pod in t.pod_of])

    def own_of_view(self, view: NemesisView) -> None:
        """The same, from a view."""
        self.check_options(view.options.items())
        self.mode = view.mode
        self.options = tuple(sorted(view.options.items()))
        self.engines = tuple(
            STATES.index(engine.state) if engine.state else -1 for engine in view.engines
        )
        self.course = COURSE_SPACES.index(view.course)
        self.coordinates_seen = sum(1 << seat for seat in view.looked)
        self.coordinates = tuple(
            keys.DESTINATIONS.index(view.coordinates[space])
            for space in COURSE_SPACES
            if space in view.coordinates
        )
        self.hibernation_open = view.hibernation_open
        self.rushing = view.rushing
        self.attacks_skipped = view.attacks_skipped
        self.somebody_died = view.somebody_died
        self.pods = tuple(
            (pod.number, "AB".index(pod.section), pod.locked, pod.gone) for pod in view.pods
        )
        self.pod_of = tuple(crew.pod for crew in view.crew)
