"""Encounters and surprise attacks (LD-ENC)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import attacks, happened, markers, moments, stalkers
from lockdown.rules.queries import code, in_dark, in_room, stalker
from lockdown.state.keys import ADULT
from lockdown.state.table import Table


@step
def encounter(t: Table, seat: int) -> None:
    """LD-ENC-03 to LD-ENC-05: clear noise, draw a token, place the figure."""
    if not in_room(t, seat):
        return
    slot = t.room[seat]
    t.tell(happened.ENCOUNTER, "LD-ENC-01", seat, slot)
    markers.remove_noise(t, t.rs.board.links_of[slot], "LD-ENC-03")
    token = stalkers.draw_token(t, "LD-ENC-04")
    meet(t, seat, token)


def meet(t: Table, seat: int, token: int, *, triggered: bool = True) -> None:
    """Resolve a drawn token in the room of `seat`; the queen in the Nest comes by herself."""
    slot = t.room[seat]
    if stalkers.is_blank(t, token):
        _blank(t, slot, token)
        return
    kind = t.rs.stalker_tokens[token].kind
    # The comparison is pushed first: a first figure puts the choice of objectives on top of it.
    t.push(compare, seat, token, t.next_stalker, int(triggered))
    if not stalkers.place(t, kind, slot, "LD-ENC-05"):
        # LD-STK-06, LD-STK-07: the token goes back; without a figure nothing is compared.
        stalkers.return_token(t, token, "LD-STK-07")


def _blank(t: Table, slot: int, token: int) -> None:
    """LD-ENC-10, LD-ENC-11: noise everywhere; the token goes back into the bag."""
    markers.fill_with_noise(t, t.rs.board.links_of[slot], "LD-ENC-10")
    last = sum(t.bag) == 0
    stalkers.return_token(t, token, "LD-ENC-10")
    if last:
        stalkers.add_token(t, ADULT, "LD-ENC-11")


@step
def compare(t: Table, seat: int, token: int, uid: int, triggered: int) -> None:
    """LD-ENC-06, LD-ENC-07: before the number is compared, light sources may be used (window 5)."""
    if not in_room(t, seat) or stalker(t, uid) is None:
        return
    t.push(compare_number, seat, token, uid, triggered, 0)
    if in_dark(t, seat):
        moments.happen(t, moments.COMPARED_IN_DARK, seat)


@step
def compare_number(t: Table, seat: int, token: int, uid: int, triggered: int, lit: int) -> None:
    """LD-ENC-06, LD-ENC-07, LD-ENC-16: fewer cards than the number means a surprise attack.

    It falls on the one who caused the encounter (LD-ATK-04).
    """
    figure = stalker(t, uid)
    if not in_room(t, seat) or figure is None:
        return
    number = t.rs.token_number(t, token, 0 if lit or not in_dark(t, seat) else 1)
    number = moments.changed(t, moments.NUMBER, seat, number, triggered)
    cards = len(t.hand[seat])
    if cards < number:
        t.tell(happened.SURPRISE, "LD-ENC-09", seat, code(figure), number, cards)
        t.push(attacks.attack, uid, seat, attacks.SURPRISE)
    else:
        t.tell(happened.NO_SURPRISE, "LD-ENC-06", seat, number, cards)
