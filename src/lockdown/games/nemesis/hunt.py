"""Playing as the Intruder (NM-INT): who gets the role, drawing, turns, passing, the end.

Nothing here asks which cards there are: what a card does stands with it
(`cards/intruder_actions.py`), how a move and an attack go in `hunting`.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import happened, hunting
from lockdown.games.nemesis.hunt_verbs import HUNT_ATTACK, HUNT_EFFECT, HUNT_KEEP, HUNT_MOVE
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import ending, event_phase, hurt, rounds
from lockdown.rules.queries import alive, code
from lockdown.rules.verbs import DONE, NO, PASS, YES

BECOME_INTRUDER = decision_kind(
    "become_intruder", "NM-INT-02", "You died first: do you go on as the Intruder?"
)
INTRUDER_TURN = decision_kind(
    "intruder_turn", "NM-INT-07", "Play one card as the Intruder, or pass."
)
HUNT_KEEPS = decision_kind("hunt_keeps", "NM-INT-08", "Keep one card or none.")

#: The frozen layouts of environments show characters alone (`env.declared`).
BEYOND_LAYOUT = True

DRAWN, HELD = 3, 4  # NM-INT-05
#: NM-INT-13, NM-INT-18: no attacks, no event card, no bag development.
LEFT_OUT = frozenset((6, 8, 9))


def hunts(t: NemesisTable, seat: int) -> bool:
    """NM-INT-07, NM-INT-19: whether the seat plays the Intruder, from the offer to the end."""
    if not isinstance(t, HuntTable):
        return False
    offered = t.decision is not None and t.decision[:2] == (seat, BECOME_INTRUDER)
    return seat == t.hunter or offered


def left_out(t: NemesisTable) -> frozenset[int]:
    """NM-INT-13: what the event phase leaves out while somebody plays the Intruder."""
    return LEFT_OUT if isinstance(t, HuntTable) and t.hunter >= 0 else frozenset()


# ---- who (NM-INT-02, NM-INT-03)


def notes_death(t: HuntTable, seat: int) -> None:
    """NM-INT-03: the first to die, or all who die with them, may be asked."""
    if t.heir >= 0:
        return
    if not t.fallen:
        t.push(first_is_fixed)
    t.fallen |= 1 << seat


@step
def first_is_fixed(t: HuntTable) -> None:
    """NM-INT-03, NM-HRT-16: of several who died in one moment the lowest player number."""
    t.heir = min((s for s in range(t.n) if t.fallen >> s & 1), key=lambda s: t.number[s])


@step
def hunted_round_ends(t: HuntTable) -> None:
    """NM-INT-04: the round was finished by the normal rules; now the first dead one decides.

    Who is asked only here gets nothing if the death ended the game.
    """
    t.push(event_phase.round_ends)
    if t.heir >= 0 and t.hunter < 0 and t.fallen and not alive(t, t.heir):
        t.push(ask_role, t.heir)


@step
def ask_role(t: HuntTable, seat: int) -> None:
    """NM-INT-03: the player may decline; then nobody gets the role."""
    t.fallen = 0  # nobody is asked again
    t.ask(seat, BECOME_INTRUDER, [(YES,), (NO,)], role_decided, seat)


@step
def role_decided(t: HuntTable, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-INT-04, NM-INT-16: the character's things leave the game, ten cards are shuffled."""
    if choice[0] == NO:
        t.tell(happened.DECLINED_INTRUDER, "NM-INT-03", seat)
        return
    t.hunter = seat
    t.tell(happened.BECAME_INTRUDER, "NM-INT-02", seat)
    hurt.lose_everything(t, seat)  # where the dead keep their things (NM-COP-09)
    t.hunt_discard = tuple(card.id for card in t.rs.intruder_actions)
    _shuffle(t)


def _shuffle(t: HuntTable) -> None:
    """NM-INT-04, NM-INT-05: the discard pile becomes the deck."""
    pile = list(t.hunt_discard)
    t.shuffle(pile, "intruder")
    t.hunt_deck, t.hunt_discard = tuple(pile), ()
    t.tell(happened.HUNT_SHUFFLED, "NM-INT-05")


# ---- step 1 (NM-INT-05)


def draws(t: HuntTable) -> None:
    """NM-INT-05: three cards, never more than four in hand."""
    if t.hunter < 0:
        return
    drawn: list[int] = []
    for _ in range(min(DRAWN, HELD - len(t.hunt_hand))):
        if not t.hunt_deck and t.hunt_discard:
            _shuffle(t)
        if t.hunt_deck:
            t.revealed = True
            drawn.append(t.hunt_deck[-1])
            t.hunt_deck = t.hunt_deck[:-1]
    t.hunt_hand += tuple(drawn)
    count = len(drawn)
    t.tell_secret(
        1 << t.hunter,
        happened.HUNT_DRAWN,
        "NM-INT-05",
        (t.hunter, count, tuple(drawn)),
        (t.hunter, count, ()),
    )


# ---- turns (NM-INT-07, NM-INT-17)


def begins(t: NemesisTable, seat: int) -> bool:
    """NM-INT-07: one action; a turn in which no card can be used is a pass (NM-INT-17)."""
    if not isinstance(t, HuntTable) or seat != t.hunter:
        return False
    t.actions_left = 1
    options = uses(t)
    if options:
        t.ask(seat, INTRUDER_TURN, [*options, (PASS,)], hunt_card_chosen, seat)
    else:
        t.push(ask_keep, seat)
    return True


def uses(t: HuntTable) -> list[tuple[Any, ...]]:
    """NM-INT-09, NM-INT-17: every use of every card in hand that could change something."""
    figures = [code(figure) for figure in t.stalkers]
    attackers = [code(figure) for figure in t.stalkers if t.occupied >> figure[2] & 1]
    found: list[tuple[Any, ...]] = []
    for card in sorted(t.hunt_hand):
        found += [(HUNT_MOVE, card, figure) for figure in figures]
        found += [(HUNT_ATTACK, card, figure) for figure in attackers]
        needs = t.rs.intruder_actions[card].needs
        if needs is None or needs(t):
            found.append((HUNT_EFFECT, card))
    return found


@step
def hunt_card_chosen(t: HuntTable, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-INT-17: the card is shown with its use, resolved, then discarded; no Interruption."""
    if choice[0] == PASS:
        t.push(ask_keep, seat)
        return
    card = choice[1]
    t.hunt_hand = tuple(held for held in t.hunt_hand if held != card)
    t.then((hunt_card_over, card), (hunt_turn_over, seat))
    if choice[0] == HUNT_MOVE:
        hunting.moves(t, card, choice[2])
    elif choice[0] == HUNT_ATTACK:
        hunting.attacks_with(t, card, choice[2])
    else:
        t.tell(happened.HUNT_ACTS, "NM-INT-12", seat, card)
        effect = t.rs.intruder_actions[card].effect
        if effect is not None:
            effect(t)


@step
def hunt_card_over(t: HuntTable, card: int) -> None:
    """NM-INT-09: then it is discarded."""
    t.hunt_discard = (*t.hunt_discard, card)


@step
def hunt_turn_over(t: HuntTable, seat: int) -> None:
    """NM-INT-07, NM-INT-19: the next seat in order; only characters count for NM-END-07."""
    ending.check_nobody_left(t)
    t.push(rounds.next_turn, seat)


# ---- passing (NM-INT-08, NM-INT-15)


@step
def ask_keep(t: HuntTable, seat: int) -> None:
    """NM-INT-08: one card may be kept."""
    if t.hunt_hand:
        options: list[tuple[Any, ...]] = [(HUNT_KEEP, card) for card in sorted(t.hunt_hand)]
        t.ask(seat, HUNT_KEEPS, [*options, (DONE,)], hunt_kept, seat)
    else:
        _pass(t, seat, ())


@step
def hunt_kept(t: HuntTable, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-INT-08: the rest goes to the open discard pile."""
    _pass(t, seat, choice[1:])


def _pass(t: HuntTable, seat: int, keep: tuple[int, ...]) -> None:
    gone = tuple(card for card in sorted(t.hunt_hand) if card not in keep)
    t.hunt_hand = keep
    t.hunt_discard += gone
    t.passed |= 1 << seat
    t.tell(happened.HUNT_PASSED, "NM-INT-08", seat, len(keep), gone)
    t.push(rounds.next_turn, seat)


# ---- the end (NM-INT-14)


@step
def cannot_win(t: HuntTable) -> None:
    """NM-INT-14: not even where everybody else wins together."""
    if t.hunter >= 0:
        t.winners &= ~(1 << t.hunter)
