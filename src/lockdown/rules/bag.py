"""Step 10 of the event phase: bag development (LD-BAG)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import (
    attacks,
    eggs,
    encounters,
    ending,
    happened,
    markers,
    noise,
    reactions,
    stalkers,
)
from lockdown.rules.queries import in_combat, in_room, turn_order
from lockdown.state.keys import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from lockdown.state.table import Table


@step
def bag_development(t: Table) -> None:
    """LD-BAG-01: draw one token; its kind decides."""
    token = stalkers.draw_token(t, "LD-BAG-01")
    kind = t.rs.stalker_tokens[token].kind
    if kind == LARVA:
        stalkers.add_token(t, ADULT, "LD-BAG-02")
    elif kind == CREEPER:
        stalkers.add_token(t, BREEDER, "LD-BAG-03")
    elif kind in (ADULT, BREEDER):
        # LD-BAG-07: back in the bag before anybody rolls, or after all have rolled (NM-BAG-04).
        if t.rs.token_back_first:
            stalkers.return_token(t, token, "LD-BAG-07")
        else:
            t.push(stalkers.token_goes_back, token)
        everybody_rolls(t)
    elif kind == QUEEN:
        _queen(t, token)
    else:
        stalkers.return_token(t, token, "LD-BAG-10")
        stalkers.add_token(t, ADULT, "LD-BAG-10")


def everybody_rolls(t: Table) -> None:
    """LD-BAG-04, LD-BAG-05, LD-BAG-06: noise rolls in turn order, each resolved completely."""
    for seat in reversed(turn_order(t)):
        t.push(ending.check_nobody_left)
        t.push(roll_in_turn, seat)


@step
def roll_in_turn(t: Table, seat: int) -> None:
    """LD-BAG-06, LD-NOI-12: only a character that is not in combat when its roll is due."""
    if in_room(t, seat) and not in_combat(t, seat):
        reactions.ask_skip_noise(t, seat, noise.noise_roll)


def _queen(t: Table, token: int) -> None:
    """LD-BAG-08, LD-BAG-09: she comes to the Nest if somebody is there, else she lays an egg."""
    slot = eggs.nest_slot(t)
    seat = attacks.target_of(t, slot) if slot else -1
    if seat < 0:
        stalkers.return_token(t, token, "LD-BAG-09")
        eggs.lay_egg(t, "LD-BAG-09")
        return
    t.tell(happened.ENCOUNTER, "LD-BAG-08", seat, slot)
    markers.remove_noise(t, t.rs.board.links_of[slot], "LD-ENC-03")
    t.push(ending.check_nobody_left)
    # Nobody triggered this encounter, so the weakness Slow Awakening helps nobody.
    encounters.meet(t, seat, token, triggered=False)
