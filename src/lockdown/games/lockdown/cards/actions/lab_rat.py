"""Action cards of the Lab Rat."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, markers, reactions
from lockdown.rules.needs import contaminated_hand, slimed
from lockdown.rules.queries import in_dark, may_hold_card, others_here, slots
from lockdown.rules.verbs import DISCARD, REACT, THROUGH
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import ACTION, CONTAMINATION

weird_metabolism = action_card(
    "weird_metabolism",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    rules="LD-MRK-09 LD-CON-03 LD-RND-05",
    source="public",
    confidence="high",
)

Options = list[tuple[Any, ...]]


WHICH_CONTAMINATION = decision_kind(
    "which_contamination", "LD-CON-03", "Discard a contamination card."
)


@weird_metabolism.part(needs=slimed)
def shed_slime(t: LockdownTable, seat: int) -> None:
    """LD-MRK-09."""
    markers.remove_slime(t, seat, "LD-MRK-09")


@weird_metabolism.part(needs=contaminated_hand)
def digest_contamination(t: LockdownTable, seat: int) -> None:
    """LD-CON-03: discard one, neither scanned nor removed; its face is nobody else's business."""
    sick = dict.fromkeys(decks.masked(card) for card in t.hand[seat] if card >= CONTAMINATION)
    options: list[tuple[Any, ...]] = [(DISCARD, card) for card in sick]
    if len(options) > 1:
        t.ask(seat, WHICH_CONTAMINATION, options, contamination_digested, seat)
    elif options:
        t.push(contamination_digested, seat, options[0])


@step
def contamination_digested(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-CON-03, LD-RND-05: the card goes to the own discard pile, two cards are drawn."""
    real = decks.discard_card(t, seat, choice[1])
    t.tell(happened.CARD_DISCARDED, "LD-CON-03", seat, decks.open_card(real))
    decks.draw_cards(t, seat, 2, "LD-RND-05")


sensitive_hearing = action_card(
    "sensitive_hearing",
    copies={"lab_rat": 1},
    cost=0,
    combat=NEVER,
    rules="LD-MRK-02 LD-NOI-13 LD-TEC-03",
    source="public",
    confidence="high",
)


def loud_corridors(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-TEC-03: corridors of the room with a noise marker, an entrance included."""
    board = t.rs.board
    loud = board.links_of[t.room[seat]] & t.noise
    return [(THROUGH, board.code[corridor]) for corridor in slots(loud)]


def quiet_corridors(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-MRK-02: corridors of the room without a noise marker, an entrance included."""
    board = t.rs.board
    quiet = board.links_of[t.room[seat]] & ~t.noise
    return [(THROUGH, board.code[corridor]) for corridor in slots(quiet)]


@sensitive_hearing.part(target=loud_corridors, empty=("no_noise", "LD-MRK-02"))
def hush(t: LockdownTable, seat: int, corridor: int) -> None:
    """Remove the marker."""
    markers.remove_noise(t, 1 << t.rs.board.by_code[corridor], "LD-MRK-02")


@sensitive_hearing.part(target=quiet_corridors, empty=("no_quiet_corridor", "LD-MRK-02"))
def make_noise(t: LockdownTable, seat: int, corridor: int) -> None:
    """LD-NOI-13: a marker where none lies, never an encounter."""
    markers.place_noise(t, t.rs.board.by_code[corridor], "LD-NOI-13")


feel_of_the_dark = action_card(
    "feel_of_the_dark",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-PWR-08 LD-EVT-21 LD-ENC-09 LD-ATK-05",
    source="public",
    confidence="medium",
    note=(
        "One transcription gives cost 1. A larva's surprise attack draws no card and cannot "
        "be ignored."
    ),
)


FEEL_OF_THE_DARK = ACTION["feel_of_the_dark"]


def _may_feel(t: LockdownTable, seat: int, uid: int, why: str, card: int) -> bool:
    return why == "surprise" and card >= 0 and may_hold_card(t, seat, FEEL_OF_THE_DARK)


def _feel(t: LockdownTable, seat: int, uid: int, why: str, card: int) -> Options:
    if why == "surprise" and card >= 0 and FEEL_OF_THE_DARK in t.hand[seat]:
        return [(REACT, FEEL_OF_THE_DARK, 1)]
    return []


@feel_of_the_dark.reacts(reactions.ATTACK_SHOWN, may=_may_feel, options=_feel, order=1)
def feels_it(
    t: LockdownTable, seat: int, choice: tuple[Any, ...], uid: int, why: str, card: int
) -> None:
    """LD-ENC-09: a surprise attack with a card is ignored. Dark events: `lights`."""
    reactions.play_reaction(t, seat, FEEL_OF_THE_DARK, 1)
    reactions.drop_attack(t, card)
    t.tell(happened.ATTACK_IGNORED, "LD-ACT-22", seat)


inconspicuous = action_card(
    "inconspicuous",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-CRD-02 LD-ACT-15 LD-ACT-22 LD-ATK-04 LD-BAG-04 LD-BAG-05",
    source="rulebook",
    confidence="high",
    note="That it works in surprise attacks and escapes too is our reading (LD-ACT-15).",
)


INCONSPICUOUS = ACTION["inconspicuous"]


def _unseen(t: LockdownTable, seat: int) -> bool:
    return in_dark(t, seat) and may_hold_card(t, seat, INCONSPICUOUS)


def _stay_unseen(t: LockdownTable, seat: int) -> Options:
    return [(REACT, INCONSPICUOUS, 1)] if INCONSPICUOUS in t.hand[seat] else []


@inconspicuous.reacts(reactions.SKIP_NOISE, may=_unseen, options=_stay_unseen)
def stays_unseen(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-ACT-15 (b): in darkness the roll is dropped."""
    reactions.play_reaction(t, seat, INCONSPICUOUS, 1)
    t.take("noise_roll")
    t.tell(happened.NOISE_SKIPPED, "LD-ACT-15", seat)


def _may_hide(t: LockdownTable, seat: int, uid: int, why: str) -> bool:
    return bool(others_here(t, seat)) and may_hold_card(t, seat, INCONSPICUOUS)


def _hide(t: LockdownTable, seat: int, uid: int, why: str) -> Options:
    if others_here(t, seat) and INCONSPICUOUS in t.hand[seat]:
        return [(REACT, INCONSPICUOUS, 0)]
    return []


@inconspicuous.reacts(reactions.BEFORE_ATTACK, may=_may_hide, options=_hide)
def hides(t: LockdownTable, seat: int, choice: tuple[Any, ...], uid: int, why: str) -> None:
    """LD-ACT-15 (a), LD-CRD-02: another character of the room is attacked instead."""
    t.take("attack_draws")
    reactions.play_reaction(t, seat, INCONSPICUOUS, 0)
    reactions.choose_other(t, seat, (uid, why, -2))
