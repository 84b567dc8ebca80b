"""The round and the player phase (LD-RND): draw, first player token, turns, passing."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import actions, decks, ending, happened, hurt, items, moments, offers, passing
from lockdown.rules.queries import in_play, in_room, turn_order, wounded
from lockdown.rules.verbs import DROP, END, PASS
from lockdown.state.keys import ROOM
from lockdown.state.table import Table

ACTION = decision_kind("action", "LD-RND-08", "Take an action or pass.", left=(1, "number"))
END_OF_TURN = decision_kind("end_of_turn", "LD-RND-17", "Drop things or end the turn.")


@step
def begin_round(t: Table) -> None:
    """LD-RND-01, LD-RND-16: pass markers are cleared, then everybody draws."""
    t.round += 1
    t.phase = ending.PHASE_PLAYERS
    t.event_step = 0
    t.passed = 0
    t.limped = 0
    for seat in range(t.n):
        t.turns[seat] = 0
    t.tell(happened.ROUND_BEGAN, "LD-RND-02", t.round, t.time)
    for happens in t.rs.at_round:
        happens(t)
    t.then((draw_step,), (token_step,), (player_turns,))


@step
def draw_step(t: Table) -> None:
    """LD-RND-04, LD-RND-06: draw to five; one more in a room; wounds may mean fewer."""
    bonus = t.slot_of[ROOM[t.rs.bonus_draw_room]]
    for seat in turn_order(t):
        size = t.rs.hand_size
        spoilt = t.broken | (t.foes if t.rs.bonus_needs_peace else 0)
        if bonus and t.room[seat] == bonus and not spoilt >> bonus & 1:
            size += 1
        size += wounded(t, seat, "draw")
        if len(t.hand[seat]) < size:
            decks.draw_cards(t, seat, size - len(t.hand[seat]), "LD-RND-04")


@step
def token_step(t: Table) -> None:
    """LD-RND-07: the first player token goes to the next player in play, not in round one."""
    if t.round == 1:
        return
    for i in range(1, t.n + 1):
        seat = (t.first + i) % t.n
        if in_play(t, seat):
            t.first = seat
            t.tell(happened.FIRST_PLAYER, "LD-RND-07", seat)
            return


@step
def player_turns(t: Table) -> None:
    """LD-RND-08: the first turn goes to the first player."""
    order = [seat for seat in turn_order(t) if not t.passed >> seat & 1]
    if order:
        t.push(begin_turn, order[0])
    else:
        t.push(player_phase_ends)


@step
def begin_turn(t: Table, seat: int) -> None:
    """LD-RND-08, LD-RND-09: two actions."""
    t.turn = seat
    t.turns[seat] += 1
    t.actions_left = 2
    t.tell(happened.TURN_BEGAN, "LD-RND-08", seat)
    if not any(begins(t, seat) for begins in t.rs.turn_begins):
        t.push(ask_action, seat)


@step
def ask_action(t: Table, seat: int) -> None:
    """The player takes an action, drops things, or passes (LD-ACT-20)."""
    t.ask(seat, ACTION, offers.legal_actions(t, seat), take_action, seat, t.actions_left)


@step
def take_action(t: Table, seat: int, left: int, choice: tuple[Any, ...]) -> None:
    """Carry out what was chosen."""
    if choice[0] == DROP:
        t.push(ask_action, seat)
        items.drop(t, seat, choice[1], "LD-ITM-14")
    elif choice[0] == PASS:
        t.push(passing.ask_discards, seat, (), 1)
    else:
        t.then((actions.declare, seat, choice), (action_over, seat))


@step
def action_over(t: Table, seat: int) -> None:
    """LD-END-12, LD-HRT-09: one unit is complete; the turn goes on, or ends."""
    ending.check_nobody_left(t)
    if not in_room(t, seat):
        # LD-RND-14: dead, locked in, in the bunker or in a container: the turn ends without a
        # fire wound.
        t.push(next_turn, seat)
        return
    t.actions_left -= 1
    if t.actions_left <= 0 and t.rs.turn_goes_on(t, seat):
        t.actions_left = 1
    if t.passed >> seat & 1:
        t.push(end_turn, seat)  # LD-RND-12: made to pass by what was done
    elif t.actions_left > 0:  # LD-RND-09
        t.push(ask_action, seat)
    else:
        t.push(ask_end, seat)  # LD-RND-17


@step
def ask_end(t: Table, seat: int) -> None:
    """LD-RND-17: after the second action things may be dropped before the turn ends."""
    options = offers.drop_options(t, seat)
    if options:
        t.ask(seat, END_OF_TURN, [(END,), *options], end_answer, seat)
    else:
        t.push(end_turn, seat)


@step
def end_answer(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-RND-17: drop something, or end the turn."""
    if choice[0] == DROP:
        t.push(ask_end, seat)
        items.drop(t, seat, choice[1], "LD-ITM-14")
    else:
        t.push(end_turn, seat)


@step
def end_turn(t: Table, seat: int) -> None:
    """LD-RND-13: a character that ends its turn in a burning room suffers a light wound."""
    burn(t, seat)
    t.then((ending.check_nobody_left,), (next_turn, seat))


def burn(t: Table, seat: int) -> None:
    """The fire wound at the end of a turn, unless something protects."""
    slot = t.room[seat]
    if slot and t.fire >> slot & 1 and not moments.changed(t, moments.NO_BURN, seat, False):
        hurt.light_wound(t, seat, "LD-RND-13")


@step
def next_turn(t: Table, seat: int) -> None:
    """LD-RND-08: clockwise to the next player in a room who has not passed.

    NM-INT-07: whoever plays on without a character has turns in the same order.
    """
    for i in range(1, t.n + 1):
        other = (seat + i) % t.n
        if t.passed >> other & 1:
            continue
        if in_room(t, other) or t.rs.plays_on(t, other):
            t.push(begin_turn, other)
            return
    t.push(player_phase_ends)


def nobody_plays_on(t: Table, seat: int) -> bool:
    """Who has no character in play has no turns."""
    return False


@step
def player_phase_ends(t: Table) -> None:
    """LD-RND-15: effects at the end of the player phase, then the event phase."""
    from lockdown.rules import event_phase

    t.turn = -1
    ends = ((what,) for what in t.rs.player_phase_ends)
    t.then(*ends, (ending.check_nobody_left,), (event_phase.begin_events,))
