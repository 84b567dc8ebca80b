"""The records of what only the original game shows (see `views.types`)."""

from __future__ import annotations

import msgspec

from lockdown.views.types import CrewView, MeView, ResultView, TableView


class EngineView(msgspec.Struct, frozen=True, gc=False):
    """An engine: what the viewer knows of its top token."""

    engine: int
    room: int
    state: str = ""
    """working or damaged if the viewer has seen it and could follow it since."""


class PodView(msgspec.Struct, frozen=True, gc=False):
    """An escape pod that is in the game."""

    number: int
    section: str
    locked: bool
    gone: bool
    crew: tuple[int, ...] = ()
    """The seats that wait in it."""


#: What a seat plays.
CHARACTER, INTRUDER = "character", "intruder"


class IntruderSeatView(msgspec.Struct, frozen=True, gc=False):
    """The player who goes on as the Intruder: what everybody sees."""

    seat: int
    hand: int
    deck: int
    discard: tuple[str, ...] = ()
    """The open discard pile, the last card on top."""


class NemesisCrewView(CrewView, frozen=True, gc=False, kw_only=True):
    """A character of the original game as the viewer sees it."""

    pod: int = 0
    """The number of the pod in which it waits."""
    role: str = CHARACTER
    """character, or intruder: the first dead player who plays on."""


class NemesisMeView(MeView, frozen=True, gc=False, kw_only=True):
    """What only the viewer knows of the own character."""

    intruder_hand: tuple[str, ...] = ()
    """The cards of whoever plays the Intruder."""


class NemesisResultView(ResultView, frozen=True, gc=False, kw_only=True):
    """How the game ended."""

    engines: tuple[str, ...]
    destination: str
    """Where the ship went; empty if it was destroyed."""


class NemesisView(TableView, frozen=True, gc=False, kw_only=True):
    """The whole table of the original game in one viewer's eyes."""

    crew: tuple[NemesisCrewView, ...]
    me: NemesisMeView | None = None
    result: NemesisResultView | None = None
    engines: tuple[EngineView, ...]
    course: str
    """The space of the destination marker, A to D."""
    coordinates: dict[str, str]
    """The destination under each space, for those who have looked at the card."""
    looked: tuple[int, ...]
    """The seats that have looked at the coordinates card."""
    hibernation_open: bool
    open_tokens: tuple[int, ...] = ()
    """Rooms that lie open with an exploration token that waits for whoever enters first."""
    somebody_died: bool
    """The first death has happened, which unlocks pods (NM-CRT-05)."""
    rushing: int
    """The seat that acts on in its turn until it passes, -1 for none (NM-RND-06)."""
    attacks_skipped: bool
    """No Intruder attacks in this event phase (NM-RND-16)."""
    intruder: IntruderSeatView | None = None
    """Who plays the Intruder; None while nobody does."""
    pods: tuple[PodView, ...]
