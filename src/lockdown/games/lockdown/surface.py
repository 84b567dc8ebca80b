"""The surface of Mars (LD-SRF): crossroads, zones, surface cards and tokens, walking outside.

Only the optional side of the board has one. What differs there is a part of its rule set: the die
of a place, Danger on a crossroads, exploration tokens, ways out. Crossroads are rooms, paths are
corridors without a number and zones are noise spaces: all else is as in the base (LD-SRF-01).
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import leaving
from lockdown.games.lockdown import outside as told
from lockdown.games.lockdown.table import SurfaceTable
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, items, markers, movement, setting_up, stalkers
from lockdown.rules.queries import in_combat, in_room, slots, turn_order
from lockdown.state.keys import COLOURS

#: The effects of tokens that draw an item, with the deck (LD-SRF-17).
ITEM_TOKENS = {f"item_{COLOURS[colour]}": colour for colour in range(3)}


# ---- the set-up (LD-SRF-02)


def lay_tokens(t: SurfaceTable) -> None:
    """LD-SRF-02: surface tokens on crossroads and in buildings, others in the base.

    Cargo Sending System A lies open and has one all the same; the staircase has none.
    """
    kinds = range(len(t.rs.exploration))
    below = [kind for kind in kinds if not t.rs.exploration[kind].outside]
    above = [kind for kind in kinds if t.rs.exploration[kind].outside]
    marked = t.rs.board.outside
    hidden = ((1 << t.rs.board.slots + 1) - 2) & ~t.explored & ~marked
    setting_up.lay_tokens(t, below, hidden, "exploration")
    setting_up.lay_tokens(t, above, marked, "surface exploration")


def set_up(t: SurfaceTable) -> None:
    """LD-SRF-02: the surface deck; the rover stands at the exit that the board names."""
    pile = [card.id for card in t.rs.surface_cards for _ in range(card.copies)]
    t.shuffle(pile, "surface")
    t.surface_deck = tuple(pile)
    t.rover = t.rs.board.rover_start


# ---- questions


def outside(t: SurfaceTable, seat: int) -> bool:
    """LD-SRF-03: on a crossroads or in a room of a building."""
    return in_room(t, seat) and bool(t.rs.board.surface >> t.room[seat] & 1)


def on_crossroads(t: SurfaceTable, seat: int) -> bool:
    """Whether the character stands on a crossroads; they are in no building (LD-SRF-10)."""
    return bool(t.rs.board.crossroads >> t.room[seat] & 1)


def zones_of(t: SurfaceTable, slot: int) -> int:
    """LD-SRF-12, LD-SRF-13: the zones of a building; on a crossroads all of them."""
    return t.rs.board.links_of[slot] & t.rs.board.zones


# ---- Danger on a crossroads


def danger_on_crossroads(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-09, LD-SRF-28: all from other crossroads come, whatever the distance.

    Those in buildings and exit rooms stay, as do those in combat; if none comes, every zone is
    loud.
    """
    slot = t.room[seat]
    t.tell(happened.DANGER, "LD-SRF-09", seat, slot)
    idle = t.rs.board.crossroads & ~t.occupied
    moves = {figure[0]: slot for figure in t.stalkers if idle >> figure[2] & 1}
    if moves:
        stalkers.move_to(t, moves, "LD-SRF-09")
    else:
        markers.fill_with_noise(t, t.rs.board.zones, "LD-SRF-09")


# ---- Mars surface cards (LD-SRF-24, LD-SRF-25)


def draw_card(t: SurfaceTable, seat: int) -> None:
    """LD-SRF-07, LD-SRF-24: the drawer first, then the others on the surface in turn order."""
    t.revealed = True
    if not t.surface_deck:
        # LD-SRF-25: the discard pile becomes a new deck.
        t.surface_deck = decks.shuffled(t, t.surface_discard, "surface")
        t.surface_discard = ()
        t.tell(happened.DECK_SHUFFLED, "LD-SRF-25", "surface", -1)
    card = t.surface_deck[-1]
    t.surface_deck = t.surface_deck[:-1]
    t.surface_discard = (*t.surface_discard, card)
    t.tell(told.SURFACE_CARD, "LD-SRF-24", seat, card)
    concerned = [seat]
    if t.rs.surface_cards[card].scope == "all":
        concerned += [other for other in turn_order(t) if other != seat and outside(t, other)]
    t.then(*((suffer, one, card) for one in concerned))


@step
def suffer(t: SurfaceTable, seat: int, card: int) -> None:
    """LD-SRF-24, LD-SRF-19: one character: the lower part in a building or with a suit, shown."""
    if not outside(t, seat):
        return
    facts = t.rs.surface_cards[card]
    suit = leaving.suit_of(t, seat) if on_crossroads(t, seat) else -1
    if on_crossroads(t, seat) and suit < 0:
        assert facts.effect is not None
        facts.effect(t, seat)
        return
    if suit >= 0:
        items.show_to_all(t, seat, suit)
    t.tell(told.SHELTERED, "LD-SRF-24", seat, "suit" if suit >= 0 else "building")
    assert facts.shelter_effect is not None
    facts.shelter_effect(t, seat)


# ---- surface exploration tokens (LD-SRF-17)


def card_token(t: SurfaceTable, seat: int, slot: int, empty: int, careful: int) -> None:
    """LD-SRF-17: a surface card, then the noise of entering, unless the card brought company."""
    if empty:
        t.push(noise_if_alone, seat, slot, careful)
    draw_card(t, seat)


@step
def noise_if_alone(t: SurfaceTable, seat: int, slot: int, careful: int) -> None:
    """LD-SRF-17, LD-MOV-06: a Night Stalker that the card has brought leaves no empty place."""
    if in_room(t, seat) and not in_combat(t, seat):
        movement.noise_after(t, seat, slot, careful)


def item_token(colour: int) -> Any:
    """LD-SRF-17: draw and keep one card of a deck; the noise roll is made all the same."""

    def effect(t: SurfaceTable, seat: int, slot: int, empty: int, careful: int) -> None:
        if empty:
            t.push(movement.noise_after, seat, slot, careful)
        card = decks.draw_item(t, colour)
        if card >= 0:
            items.give(t, seat, items.fresh(t, card), "deck", "LD-SRF-17")

    return effect


# ---- the rover stands at one of several exits (LD-SRF-20, LD-SRF-23)


def rover_at(t: SurfaceTable) -> int:
    """The exit where the rover stands, 0 if it is beside the bunker."""
    return t.rover


def put_rover(t: SurfaceTable, slot: int, rule: str) -> None:
    """LD-SRF-23: to an exit, or beside the bunker."""
    t.rover = slot
    t.rover_here = slot != 0
    if slot:
        t.tell(told.ROVER_AT, rule, slot)
    else:
        t.tell(happened.ROVER_MOVED, rule, 0)


def zone_codes(t: SurfaceTable, mask: int) -> list[int]:
    """Zones as options name them."""
    return [t.rs.board.code[zone] for zone in slots(mask)]
