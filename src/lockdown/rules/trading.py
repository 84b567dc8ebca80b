"""Trading (LD-TRD): offers one thing at a time, answers, counter-offers, transfers.

The state of a running trade travels in the steps' arguments as one tuple `deal`:

    (acting seat, seats in the trade from the acting one, offers made by each,
     whose turn to offer (index), turns in a row without an offer)

An offer is `(from, to, things given, things asked for)`. Every offer uses up one of the few that a
seat may make in one trade (`OFFERS`), counter-offers too, so a trade always ends.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.events import HIDDEN
from lockdown.kernel.options import ARG_KINDS, arg_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items, transfers
from lockdown.rules.actions import Act, Spec, combat_refusal, cost_refusal
from lockdown.rules.queries import here, others_here
from lockdown.rules.verbs import (
    ACCEPT,
    ASK_FOR,
    COUNTER,
    DECLINE,
    DONE,
    DROP,
    END,
    ITEM,
    OFFER,
    PLAYER,
    SEAT,
    SHOW,
    TRADE,
)
from lockdown.state.facts import NEVER, Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
Deal = tuple[int, tuple[int, ...], tuple[int, ...], int, int]
Offer = tuple[int, int, tuple[int, ...], tuple[int, ...]]

#: LD-TRD-09 sets no bound; so many offers may each seat make in one trade (a ruling of ours).
OFFERS = 4
COST = 1


def _write_items(things: tuple[int, ...]) -> str:
    return ",".join(ARG_KINDS[ITEM].write(thing) for thing in things) or "-"


def _read_items(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(ARG_KINDS[ITEM].read(part) for part in text.split(","))


ITEM_LIST = arg_kind("item_list", _write_items, _read_items)

TRADE_TURN = decision_kind(
    "trade_turn", "LD-TRD-09", "Make an offer to somebody, or none.", left=(2, "number")
)
TRADE_OFFER = decision_kind(
    "trade_offer",
    "LD-TRD-09",
    "Put together what you give and what you ask for.",
    to=(1, SEAT),
    gives=(2, ITEM_LIST),
    asks=(3, ITEM_LIST),
)
TRADE_ANSWER = decision_kind(
    "trade_answer",
    "LD-TRD-03",
    "Do you agree?",
    by=(1, SEAT),
    gives=(2, ITEM_LIST),
    asks=(3, ITEM_LIST),
)
TRADE_SLOTS = decision_kind(
    "trade_slots", "LD-TRD-07", "Your hands cannot hold all of it: drop something, or not trade."
)


# ---- the action (LD-TRD-01, LD-BAS-10)


def trade_refusal(t: Table, seat: int) -> Refusal | None:
    """Why a trade cannot be opened now."""
    refusal = combat_refusal(t, seat, NEVER) or cost_refusal(t, seat, COST)
    if refusal is None and not others_here(t, seat):
        refusal = ("nobody_here", "LD-TRD-09")
    if refusal is None and not _anything_here(t, seat):
        refusal = ("nothing_to_trade", "LD-ACT-26")
    return refusal


def _anything_here(t: Table, seat: int) -> bool:
    """LD-ACT-26, LD-ACT-27: whether anybody here carries anything; that much everybody sees."""
    return any(
        t.hands[other] or t.beside[other] or t.pack[other] for other in here(t, t.room[seat])
    )


def _cost(t: Table, seat: int, act: Act) -> int:
    return COST


def _open(t: Table, seat: int, act: Act) -> None:
    """LD-TRD-01, LD-TRD-06, LD-TRD-09: everybody here is in it, those who have passed too."""
    seats = (seat, *others_here(t, seat))
    t.tell(happened.TRADE_OPENED, "LD-TRD-01", seat, t.room[seat])
    t.push(trade_turn, (seat, seats, (0,) * len(seats), 0, 0))


SPEC = Spec(_cost, _open)


def trade_options(t: Table, seat: int, purse: int, fight: bool, options: Options) -> None:
    """LD-TRD-09, LD-ACT-26: it needs somebody else in the room, and something to give."""
    if purse >= COST and not fight and others_here(t, seat) and _anything_here(t, seat):
        options.append((TRADE,))


# ---- who offers next (LD-TRD-09)


@step
def trade_turn(t: Table, deal: Deal) -> None:
    """The acting player first, then the others, until a full round brings no offer."""
    actor, seats, made, turn, silent = deal
    if silent >= len(seats):
        t.tell(happened.TRADE_ENDED, "LD-TRD-09", actor)
        return
    if made[turn] >= OFFERS:
        t.push(trade_turn, _passed_on(deal))
        return
    seat = seats[turn]
    options: Options = [(DONE,)]
    options += [(PLAYER, other) for other in seats if other != seat]
    if seat == actor:
        options.append((END,))
    t.ask(seat, TRADE_TURN, options, trade_turn_answer, deal, seat, OFFERS - made[turn])


def _passed_on(deal: Deal) -> Deal:
    """The next one may offer; one more has had nothing to offer."""
    actor, seats, made, turn, silent = deal
    return (actor, seats, made, (turn + 1) % len(seats), silent + 1)


def _counted(deal: Deal, seat: int) -> Deal:
    """`seat` has made one more offer; the round begins to count anew."""
    actor, seats, made, turn, _ = deal
    used = tuple(count + (other == seat) for other, count in zip(seats, made, strict=True))
    return (actor, seats, used, turn, 0)


def may_offer(deal: Deal, seat: int) -> bool:
    """Whether the seat has offers left in this trade."""
    return deal[2][deal[1].index(seat)] < OFFERS


@step
def trade_turn_answer(t: Table, deal: Deal, seat: int, left: int, choice: tuple[Any, ...]) -> None:
    """No offer, the end of the trade, or a partner for an offer."""
    if choice[0] == END:
        t.tell(happened.TRADE_ENDED, "LD-TRD-09", seat)
    elif choice[0] == DONE:
        t.push(trade_turn, _passed_on(deal))
    else:
        t.push(trade_turn, _counted(deal, seat))
        t.push(build_offer, _counted(deal, seat), (seat, choice[1], (), ()))


# ---- putting an offer together


@step
def build_offer(t: Table, deal: Deal, offer: Offer) -> None:
    """LD-TRD-02, LD-TRD-04, LD-TRD-08: things given and asked for, cards shown; then it is made."""
    seat, partner, gives, asks = offer
    options: Options = [(DONE,) if gives or asks else (DECLINE,)]
    options += [(OFFER, item) for item in _left(items.held(t, seat), gives)]
    options += [(ASK_FOR, item) for item in _left(known_things(t, seat, partner), asks)]
    options += [(SHOW, item) for item in unknown_to(t, seat, partner)]
    t.ask(seat, TRADE_OFFER, options, offer_grows, seat, partner, gives, asks, deal)


def _left(things: tuple[int, ...], taken: tuple[int, ...]) -> list[int]:
    """What can still be named, each kind and state once."""
    left = list(things)
    for item in taken:
        left.remove(item)
    return list(dict.fromkeys(left))


def known_things(t: Table, viewer: int, owner: int) -> tuple[int, ...]:
    """What `viewer` knows that `owner` has: what lies open, and cards seen (LD-SET-34)."""
    seen = tuple(item for who, whose, item in t.seen_item if who == viewer and whose == owner)
    return t.hands[owner] + t.beside[owner] + seen


def unknown_to(t: Table, owner: int, viewer: int) -> list[int]:
    """LD-TRD-04: cards of the inventory that could be shown to `viewer`."""
    known = [item for who, whose, item in t.seen_item if who == viewer and whose == owner]
    return [
        item
        for item in dict.fromkeys(t.pack[owner])
        if known.count(item) < t.pack[owner].count(item)
    ]


@step
def offer_grows(
    t: Table,
    seat: int,
    partner: int,
    gives: tuple[int, ...],
    asks: tuple[int, ...],
    deal: Deal,
    choice: tuple[Any, ...],
) -> None:
    """One more thing, or the offer is made, or given up."""
    if choice[0] == DECLINE:
        return
    if choice[0] == DONE:
        _make_offer(t, deal, (seat, partner, gives, asks))
        return
    if choice[0] == OFFER:
        gives = (*gives, choice[1])
    elif choice[0] == ASK_FOR:
        asks = (*asks, choice[1])
    else:
        show(t, seat, partner, choice[1])
    t.push(build_offer, deal, (seat, partner, gives, asks))


def show(t: Table, seat: int, to: int, item: int) -> None:
    """LD-TRD-04: one player sees the card and may remember it; others see its back."""
    t.revealed = True
    items.item_seen(t, to, seat, item)
    colour = items.deck_of(t, item)
    t.tell_secret(
        1 << seat | 1 << to,
        happened.ITEM_SHOWN,
        "LD-TRD-04",
        (seat, to, item, colour),
        (seat, to, HIDDEN, colour),
    )


def _make_offer(t: Table, deal: Deal, offer: Offer) -> None:
    """LD-TRD-04: the partner sees the cards offered, all others colours and numbers."""
    seat, partner, gives, _ = offer
    t.revealed = True
    for item in gives:
        transfers.seen_often_enough(t, partner, seat, item, gives.count(item))
    _tell(t, happened.TRADE_OFFERED, "LD-TRD-04", offer)
    t.push(ask_partner, deal, offer)


def _tell(t: Table, kind: Any, rule: str, offer: Offer) -> None:
    seat, partner, gives, asks = offer
    colours = tuple(items.deck_of(t, item) for item in gives + asks)
    t.tell_secret(
        1 << seat | 1 << partner,
        kind,
        rule,
        (seat, partner, gives, asks, colours),
        (
            seat,
            partner,
            transfers.backs(t, seat, gives),
            transfers.backs(t, partner, asks),
            colours,
        ),
    )


# ---- the answer (LD-TRD-03)


@step
def ask_partner(t: Table, deal: Deal, offer: Offer) -> None:
    """The partner accepts, declines, or answers with an offer of its own."""
    seat, partner, gives, asks = offer
    options: Options = [(DECLINE,)]
    if transfers.possible(t, seat, partner, gives, asks):
        options.append((ACCEPT,))
    if may_offer(deal, partner):
        options.append((COUNTER,))
    t.ask(partner, TRADE_ANSWER, options, partner_answer, partner, seat, gives, asks, deal)


@step
def partner_answer(
    t: Table,
    partner: int,
    seat: int,
    gives: tuple[int, ...],
    asks: tuple[int, ...],
    deal: Deal,
    choice: tuple[Any, ...],
) -> None:
    """LD-TRD-09: an accepted transfer is carried out at once."""
    if choice[0] == ACCEPT:
        t.push(fit_trade, (seat, partner, gives, asks), (), ())
        return
    t.tell(happened.TRADE_DECLINED, "LD-TRD-03", partner, seat)
    if choice[0] == COUNTER:
        # The trade goes on below with the offer of the partner counted too.
        t.take("trade_turn")
        deal = _counted(deal, partner)
        t.push(trade_turn, deal)
        t.push(build_offer, deal, (partner, seat, (), ()))


# ---- hand limits (LD-TRD-07)


@step
def fit_trade(
    t: Table, offer: Offer, drops: tuple[int, ...], partner_drops: tuple[int, ...]
) -> None:
    """LD-TRD-07: slots are compared after the exchange; who gets too much drops or declines."""
    seat, partner, gives, asks = offer
    for who, away, arrives, dropped in (
        (partner, asks, gives, partner_drops),
        (seat, gives, asks, drops),
    ):
        used = transfers.slots_after(t, who, away + dropped, arrives)
        if used > items.hand_slots(t, who):
            options: Options = [
                (DROP, item) for item in dict.fromkeys(transfers.kept(t, who, away + dropped))
            ]
            options.append((DECLINE,))
            t.ask(who, TRADE_SLOTS, options, slots_answer, who, offer, drops, partner_drops)
            return
    _tell(t, happened.TRADE_DONE, "LD-TRD-10", offer)
    transfers.exchange(t, seat, partner, gives, asks, drops, partner_drops)


@step
def slots_answer(
    t: Table,
    who: int,
    offer: Offer,
    drops: tuple[int, ...],
    partner_drops: tuple[int, ...],
    choice: tuple[Any, ...],
) -> None:
    """LD-TRD-07: something to drop is named, or the transfer does not happen."""
    if choice[0] == DECLINE:
        t.tell(happened.TRADE_DECLINED, "LD-TRD-07", who, offer[1] if who == offer[0] else offer[0])
    elif who == offer[0]:
        t.push(fit_trade, offer, (*drops, choice[1]), partner_drops)
    else:
        t.push(fit_trade, offer, drops, (*partner_drops, choice[1]))
