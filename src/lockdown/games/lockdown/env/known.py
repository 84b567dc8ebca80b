"""What a seat of Lockdown knows beyond what both games have (see `lockdown.env.known`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lockdown.env import known
from lockdown.env.known import Numbers
from lockdown.env.layout import WrongLayout
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.cards.tokens import STALKER_TOKENS
from lockdown.games.lockdown.enemies import NIGHT_STALKERS
from lockdown.games.lockdown.table import LockdownTable as Table
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.rules import ending
from lockdown.state import keys

if TYPE_CHECKING:
    from typing import Self

#: What a view says with the name and the number that the table has for it.
_PLAIN = (
    "time_blue",
    "elevator",
    "gate_open",
    "rover_here",
    "isolation_open",
    "destruct_red",
    "emergency",
)


class Known(known.Known):
    """What a seat of Lockdown knows."""

    BOARD = board("basic")
    TOKENS = tuple(token.key for token in STALKER_TOKENS)

    __slots__ = (
        "active",
        "analysed",
        "codes",
        "computer",
        "css",
        "destruct_red",
        "elevator",
        "emergency",
        "gate_open",
        "isolation_open",
        "knowledge",
        "pool",
        "power",
        "rover_here",
        "time_blue",
    )

    active: int
    analysed: Numbers
    codes: tuple[tuple[int, Numbers], ...]
    computer: int
    css: tuple[tuple[int, int, bool], ...]
    destruct_red: bool
    elevator: int
    emergency: int
    gate_open: bool
    isolation_open: bool
    knowledge: Numbers
    pool: tuple[int, Numbers]
    power: Numbers
    rover_here: bool
    time_blue: bool

    @classmethod
    def check_table(cls, enemies: str, guests: bool) -> None:
        """Refuse tables with components that have no place in the frozen layout."""
        if guests:
            raise WrongLayout("lockdown/2 shows no original characters: learn without guests")
        if enemies != NIGHT_STALKERS.name:
            raise WrongLayout(f"lockdown/2 shows no {enemies}: learn with {NIGHT_STALKERS.name}")

    def own_of_table(self, t: Table) -> None:
        """Power, ways out, tokens, the computer, what is known of the enemy."""
        self.check_table(t.rs.enemies, t.rs.guests)
        seat = self.seat
        self.time_blue = t.time_blue
        self.power = t.power
        self.elevator = t.elevator
        self.gate_open = t.gate_open
        self.rover_here = t.rover_here
        self.isolation_open = t.isolation_open
        self.destruct_red = t.destruct_red
        self.emergency = t.emergency
        self.css = _css(t.css_up | t.seen_css[seat], t.css_up, t.css_face, t.css_space)
        self.computer = t.computer
        self.analysed = t.analysed
        self.decks = (*self.decks, len(t.computer_deck))
        shown = t.phase == ending.PHASE_OVER
        self.codes, self.pool = _codes(t.ctg_place, t.ctg_face, t.seen_ctg[seat], seat, t.n, shown)
        self.knowledge = tuple(t.knowledge)
        self.active = t.active

    @classmethod
    def of_view(cls, view: LockdownView, *, brief: bool = False) -> Self:
        """What the view shows; see `lockdown.env.known.Known`."""
        cls.check_table(view.enemies, view.guests)
        return super().of_view(view, brief=brief)

    def own_of_view(self, view: LockdownView) -> None:
        """The same, from a view."""
        for name in _PLAIN:
            setattr(self, name, getattr(view, name))
        power = [token.token if token.on else -token.token for token in view.power]
        self.power = (power[0], power[1], power[2], power[3])
        self.css = tuple(
            (css.space, keys.CSS_TOKENS.index(css.face) if css.face else -1, css.revealed)
            for css in view.css
        )
        self.computer = keys.COMPUTERS.index(view.computer)
        self.analysed = tuple(keys.ITEM[key] for key in view.analysed)
        cards = next(deck.cards for deck in view.decks if deck.key == "computer")
        self.decks = (*self.decks, cards)
        self.pool = (len(view.pool), _codes_shown(tuple(token.face for token in view.pool)))
        self.codes = tuple((len(c.contingencies), _codes_shown(c.contingencies)) for c in view.crew)
        self.knowledge = tuple(c.knowledge for c in view.crew)
        self.active = sum(c.knowledge_active << c.seat for c in view.crew)


def _codes_shown(faces: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(keys.CONTINGENCIES.index(face) for face in faces if face))


@lru_cache(maxsize=4096)
def _css(
    seen: int, up: int, faces: tuple[int, ...], spaces: tuple[int, ...]
) -> tuple[tuple[int, int, bool], ...]:
    tokens = [
        (space, faces[i] if seen >> i & 1 else -1, bool(up >> i & 1))
        for i, space in enumerate(spaces)
    ]
    return tuple(sorted(tokens, key=lambda css: (-css[0], css[2])))


@lru_cache(maxsize=8192)
def _codes(
    places: tuple[int, ...], faces: tuple[int, ...], seen: int, seat: int, n: int, shown: bool
) -> tuple[Any, ...]:
    codes = tuple(
        (
            places.count(other),
            tuple(
                sorted(
                    face
                    for i, (place, face) in enumerate(zip(places, faces, strict=True))
                    if place == other and (other == seat or shown or seen >> i & 1)
                )
            ),
        )
        for other in range(n)
    )
    pool = [i for i, place in enumerate(places) if place >= 10]
    return codes, (len(pool), tuple(sorted(faces[i] for i in pool if seen >> i & 1)))
