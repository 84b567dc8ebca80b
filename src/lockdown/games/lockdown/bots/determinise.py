"""A whole table of Lockdown out of a view: power, ways out, containers, contingencies.

What both games have is rebuilt by `lockdown.bots.determinise`.
"""

from __future__ import annotations

import random
from collections import Counter

from lockdown.bots.determinise import begin, end, lay_tokens, mask, seat_of, shuffled
from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.rulesets import checked, ruleset_for
from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
from lockdown.games.lockdown.view_types import LockdownView, SurfaceView
from lockdown.kernel.game import Setup
from lockdown.state import keys


def determinise(view: LockdownView, dice: random.Random) -> LockdownTable:
    """A table on which `view.seat` chooses its action; raises ValueError for other questions."""
    seat = seat_of(view)
    setup = checked(
        Setup(
            players=len(view.crew),
            mode=view.mode,
            board=view.board,
            options=tuple(sorted(view.options.items())),
            guests=view.guests,
            enemies=view.enemies,
        )
    )
    rs = ruleset_for(setup)
    t: LockdownTable = rs.table(rs, setup.players)
    t.computer = keys.COMPUTERS.index(view.computer)
    begin(t, view, dice)
    _course(t, view)
    _containers(t, view, seat, dice)
    computers = [c.id for c in t.rs.computers if c.id != t.computer]
    cards = next(deck.cards for deck in view.decks if deck.key == "computer")
    t.computer_deck = tuple(shuffled(computers, dice))[:cards]
    lying = view.open_tokens if isinstance(view, SurfaceView) else ()
    lay_tokens(t, view, lying, dice)
    _surface(t, view, dice)
    _contingencies(t, view, dice)
    end(t, view, dice)
    return t


def _course(t: LockdownTable, view: LockdownView) -> None:
    t.time_blue = view.time_blue
    first, second, third, lift = (p.token if p.on else -p.token for p in view.power)
    set_power(t, (first, second, third, lift))
    t.elevator = view.elevator
    t.gate_open, t.rover_here = view.gate_open, view.rover_here
    t.isolation_open = view.isolation_open
    t.destruct_red, t.emergency = view.destruct_red, view.emergency
    t.analysed = tuple(keys.ITEM[kind] for kind in view.analysed)
    t.nest_found = bool(t.explored >> t.slot_of[keys.ROOM["nest"]] & 1)
    t.knowledge = [crew.knowledge for crew in view.crew]
    t.active = mask(c.seat for c in view.crew if c.knowledge_active)


def _containers(t: LockdownTable, view: LockdownView, seat: int, dice: random.Random) -> None:
    """LD-CSS-01: the tokens on the track, as far as they were seen."""
    faces = Counter({i: token.copies for i, token in enumerate(t.rs.css_tokens)})
    faces.subtract(keys.CSS_TOKENS.index(c.face) for c in view.css if c.face)
    pool = shuffled(faces.elements(), dice)
    t.css_face = tuple(keys.CSS_TOKENS.index(c.face) if c.face else pool.pop() for c in view.css)
    t.css_space = tuple(c.space for c in view.css)
    t.css_up = mask(i for i, c in enumerate(view.css) if c.revealed)
    t.seen_css[seat] = mask(i for i, c in enumerate(view.css) if c.face)


def _surface(t: LockdownTable, view: LockdownView, dice: random.Random) -> None:
    """LD-SRF-02: the rover, and the surface cards that do not lie open."""
    if not isinstance(t, SurfaceTable) or not isinstance(view, SurfaceView):
        return
    t.rover = view.rover
    deck = next(deck for deck in view.decks if deck.key == "surface")
    t.surface_discard = tuple(keys.SURFACE_CARDS.index(card) for card in deck.discard)
    left = (card.id for card in t.rs.surface_cards if card.id not in t.surface_discard)
    t.surface_deck = tuple(shuffled(left, dice))


def _contingencies(t: LockdownTable, view: LockdownView, dice: random.Random) -> None:
    left = Counter({i: code.copies for i, code in enumerate(t.rs.contingencies)})
    placed: list[tuple[int, str]] = [(c.seat, face) for c in view.crew for face in c.contingencies]
    placed += [(token.slot + 9, token.face) for token in view.pool]
    left.subtract(keys.CONTINGENCIES.index(face) for _, face in placed if face)
    pool = shuffled((+left).elements(), dice)
    faces = [keys.CONTINGENCIES.index(face) if face else pool.pop() for _, face in placed]
    t.ctg_face = (*faces, pool.pop())
    t.ctg_place = (*(place for place, _ in placed), -1)
    seen = mask(i for i, (_, face) in enumerate(placed) if face)
    t.seen_ctg[view.seat or 0] = seen
    if t.rs.shared_contingencies:
        t.ctg_up = seen
        t.seen_ctg = [seen] * t.n
