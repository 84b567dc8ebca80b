"""Trading (LD-TRD): offers one thing at a time, answers, counter-offers, transfers.

The state of a running trade travels in the steps' arguments as one tuple `deal`:

    (acting seat, seats in the trade from the acting one, offers made by each,
     offers broken off by each, whose turn to offer (index), turns in a row without an offer)

An offer is `(from, to, things given, things asked for)`. What is asked for is a thing that the
asker knows of, or any card of a kind (`items.any_of`). Every offer made uses up one of the few that
a seat may make in one trade (`OFFERS`), counter-offers too. One that is broken off does not; but
whoever breaks off too often (`BROKEN_OFF`) is not asked again, so a trade always ends.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.events import HIDDEN
from lockdown.kernel.options import ARG_KINDS, arg_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items, transfers
from lockdown.rules.actions import Act, Spec, combat_refusal, cost_refusal
from lockdown.rules.queries import others_here
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
    TAKE,
    TRADE,
)
from lockdown.state import keys
from lockdown.state.facts import NEVER, Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
Deal = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]
Offer = tuple[int, int, tuple[int, ...], tuple[int, ...]]

#: LD-TRD-09: so many offers may each seat make in one trade (a ruling of ours).
OFFERS = 4
#: So often may a seat begin an offer and break it off before it has had its say.
BROKEN_OFF = 8
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
TRADE_WHICH = decision_kind(
    "trade_which", "LD-TRD-09", "Which of them do you give?", item=(3, ITEM)
)
TRADE_SLOTS = decision_kind(
    "trade_slots", "LD-TRD-07", "Your hands cannot hold all of it: drop something, or not trade."
)


# ---- the action (LD-TRD-01, LD-BAS-10)


def trade_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-TRD-01, LD-BAS-10: why a trade cannot be opened now."""
    refusal = combat_refusal(t, seat, NEVER) or cost_refusal(t, seat, COST)
    if refusal is None and not others_here(t, seat):
        refusal = ("nobody_here", "LD-TRD-09")
    if refusal is None and not _anything_here(t, seat):
        refusal = ("nothing_to_trade", "LD-ACT-26")
    return refusal


def _anything_here(t: Table, seat: int) -> bool:
    """LD-ACT-26, LD-ACT-27: whether anybody here carries anything; that much everybody sees."""
    return any(
        t.hands[other] or t.beside[other] or t.pack[other]
        for other in (seat, *others_here(t, seat))
    )


def _cost(t: Table, seat: int, act: Act) -> int:
    return COST


def _open(t: Table, seat: int, act: Act) -> None:
    """LD-TRD-01, LD-TRD-06, LD-TRD-09: everybody here is in it, those who have passed too."""
    seats = (seat, *others_here(t, seat))
    t.tell(happened.TRADE_OPENED, "LD-TRD-01", seat, t.room[seat])
    t.push(trade_turn, (seat, seats, (0,) * len(seats), (0,) * len(seats), 0, 0))


SPEC = Spec(_cost, _open)


def trade_options(t: Table, seat: int, purse: int, fight: bool, options: Options) -> None:
    """LD-TRD-01, LD-TRD-09, LD-ACT-26: it needs a card, somebody else here, something to give."""
    if purse >= COST and not fight and others_here(t, seat) and _anything_here(t, seat):
        options.append((TRADE,))


# ---- who offers next (LD-TRD-09)


@step
def trade_turn(t: Table, deal: Deal) -> None:
    """The acting player first, then the others, until a full round brings no offer."""
    actor, seats, made, _, turn, silent = deal
    if silent >= len(seats):
        t.tell(happened.TRADE_ENDED, "LD-TRD-09", actor)
        return
    if not may_offer(deal, seats[turn]):
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
    actor, seats, made, broken, turn, silent = deal
    return (actor, seats, made, broken, (turn + 1) % len(seats), silent + 1)


def _one_more(counts: tuple[int, ...], seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(count + (other == seat) for other, count in zip(seats, counts, strict=True))


def _counted(deal: Deal, seat: int) -> Deal:
    """`seat` has made one more offer; the round begins to count anew."""
    actor, seats, made, broken, turn, _ = deal
    return (actor, seats, _one_more(made, seats, seat), broken, turn, 0)


def _broken_off(deal: Deal, seat: int) -> Deal:
    """LD-TRD-09: an offer that was never made uses up nothing of the allowance."""
    actor, seats, made, broken, turn, silent = deal
    return (actor, seats, made, _one_more(broken, seats, seat), turn, silent)


def may_offer(deal: Deal, seat: int) -> bool:
    """Whether the seat has offers left in this trade."""
    index = deal[1].index(seat)
    return deal[2][index] < OFFERS and deal[3][index] < BROKEN_OFF


@step
def trade_turn_answer(t: Table, deal: Deal, seat: int, left: int, choice: tuple[Any, ...]) -> None:
    """No offer, the end of the trade, or a partner for an offer."""
    if choice[0] == END:
        t.tell(happened.TRADE_ENDED, "LD-TRD-09", seat)
    elif choice[0] == DONE:
        t.push(trade_turn, _passed_on(deal))
    else:
        t.push(build_offer, deal, (seat, choice[1], (), ()))


# ---- putting an offer together


@step
def build_offer(t: Table, deal: Deal, offer: Offer) -> None:
    """LD-TRD-02, LD-TRD-04, LD-TRD-08: things given and asked for, cards shown; then it is made."""
    seat, partner, gives, asks = offer
    options: Options = [(DONE,) if gives or asks else (DECLINE,)]
    options += [(OFFER, item) for item in _left(items.held(t, seat), gives)]
    options += [(ASK_FOR, item) for item in _left(known_things(t, seat, partner), asks)]
    options += [(ASK_FOR, item) for item in kinds_to_ask(t, seat, partner, asks)]
    options += [(SHOW, item) for item in unknown_to(t, seat, partner)]
    t.ask(seat, TRADE_OFFER, options, offer_grows, seat, partner, gives, asks, deal)


def _left(things: tuple[int, ...], taken: tuple[int, ...]) -> list[int]:
    """What can still be named, each kind and state once."""
    left = list(things)
    for item in taken:
        if not items.is_any(item):
            left.remove(item)
    return list(dict.fromkeys(left))


def known_things(t: Table, viewer: int, owner: int) -> tuple[int, ...]:
    """What `viewer` knows that `owner` has: what lies open, and cards seen (LD-SET-34)."""
    seen = tuple(item for who, whose, item in t.seen_item if who == viewer and whose == owner)
    return t.hands[owner] + t.beside[owner] + seen


def kinds_to_ask(t: Table, seat: int, partner: int, asks: tuple[int, ...]) -> list[int]:
    """LD-TRD-09: what may be asked for by kind, as the asker sees the partner's cards.

    The backs in the inventory are public (LD-SET-33): of each colour so many cards may be named as
    lie there, whether the partner has them or not.
    """
    known = [item for who, whose, item in t.seen_item if (who, whose) == (seat, partner)]
    found = []
    for colour in range(keys.NO_DECK):
        backs = sum(1 for item in t.pack[partner] if items.deck_of(t, item) == colour)
        seen = sum(1 for item in known if items.deck_of(t, item) == colour)
        named = sum(1 for item in asks if items.is_any(item) and items.deck_of(t, item) == colour)
        if backs - seen > named:
            found += [items.any_of(kind) for kind in items.normal_kinds(t, colour)]
    return found


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
        t.push(trade_turn, _broken_off(deal, seat))
        return
    if choice[0] == DONE:
        _make_offer(t, _counted(deal, seat), (seat, partner, gives, asks))
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
    if transfers.possible(t, seat, partner, gives, asks) and _has_asked(t, partner, asks):
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
        t.push(trade_turn, deal)
        t.push(name_asked, seat, partner, gives, asks)
        return
    t.tell(happened.TRADE_DECLINED, "LD-TRD-03", partner, seat)
    if choice[0] == COUNTER:
        t.push(build_offer, deal, (partner, seat, (), ()))
    else:
        t.push(trade_turn, deal)


# ---- things asked for by kind (LD-TRD-09)


def _cards_left(t: Table, partner: int, asks: tuple[int, ...]) -> list[int]:
    """The inventory without what is asked for by name."""
    left = list(t.pack[partner])
    for item in asks:
        if item in left:
            left.remove(item)
    return left


def _has_asked(t: Table, partner: int, asks: tuple[int, ...]) -> bool:
    """Whether the partner has all that is asked for by kind; only the partner gets to know."""
    left = [item & 255 for item in _cards_left(t, partner, asks)]
    kinds = [item & 255 for item in asks if items.is_any(item)]
    return all(kinds.count(kind) <= left.count(kind) for kind in kinds)


@step
def name_asked(
    t: Table, seat: int, partner: int, gives: tuple[int, ...], asks: tuple[int, ...]
) -> None:
    """LD-TRD-09: of several cards of a kind with more or fewer uses the owner says which."""
    for index, item in enumerate(asks):
        if not items.is_any(item):
            continue
        fitting = [card for card in _cards_left(t, partner, asks) if card & 255 == item & 255]
        if len(set(fitting)) > 1:
            options: Options = [(TAKE, card) for card in dict.fromkeys(fitting)]
            t.ask(
                partner, TRADE_WHICH, options, asked_named, seat, partner, gives, item, asks, index
            )
            return
        asks = (*asks[:index], fitting[0], *asks[index + 1 :])
    t.push(fit_trade, (seat, partner, gives, asks), (), ())


@step
def asked_named(
    t: Table,
    seat: int,
    partner: int,
    gives: tuple[int, ...],
    item: int,
    asks: tuple[int, ...],
    index: int,
    choice: tuple[Any, ...],
) -> None:
    """One card was named; perhaps another one is to be named too."""
    asks = (*asks[:index], choice[1], *asks[index + 1 :])
    t.push(name_asked, seat, partner, gives, asks)


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
