"""The last checks of both games (LD-VIC): contamination, then objectives; or all together."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import ending, happened, objectives, together
from lockdown.rules.contamination import is_infected
from lockdown.rules.decks import open_card
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import alive
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table


def by_number(t: Table) -> list[int]:
    """Living seats in order of player number (LD-VIC-03)."""
    return sorted((s for s in range(t.n) if alive(t, s)), key=lambda s: t.number[s])


@step
def check_contamination(t: Table) -> None:
    """LD-VIC-03, LD-VIC-04: scan all cards; an infected one draws four from everything."""
    for seat in by_number(t):
        cards = t.hand[seat] + t.deck[seat] + t.discard[seat]
        sick = [card for card in cards if card >= CONTAMINATION]
        larva = t.larva >> seat & 1
        infected = sum(1 for card in sick if is_infected(card))
        if not sick and not larva:
            continue
        if not larva:
            t.tell(happened.FINAL_SCAN, "LD-VIC-03", seat, len(sick), infected, 0)
            if not infected:
                continue
        else:
            t.tell(happened.FINAL_SCAN, "LD-VIC-03", seat, len(sick), -1, 1)
        pile = list(cards)
        t.shuffle(pile, f"deck {'ABCDE'[seat]}")
        drawn = tuple(pile[-4:][::-1])
        died = any(card >= CONTAMINATION for card in drawn)
        t.tell(
            happened.FINAL_DRAW, "LD-VIC-04", seat, tuple(open_card(c) for c in drawn), int(died)
        )
        if died:
            set_place(t, seat, keys.DEAD)


@step
def check_objectives(t: Table) -> None:
    """LD-VIC-05 to LD-VIC-07: every survivor shows the objective; all who met theirs win.

    Each wins or loses alone (LD-GOL-01), and only if alive after the earlier checks (LD-GOL-02):
    who is not alive by now does not win, whatever the card says (LD-OBJ-02).
    """
    for seat in by_number(t):
        objective = t.objectives[seat][0]
        met = objectives.is_met(t, seat, objective)
        t.tell(happened.OBJECTIVE_SHOWN, "LD-VIC-05", seat, objective, int(met))
        if met:
            t.winners |= 1 << seat
            t.tell(happened.WON, "LD-VIC-07", seat)
    t.phase = ending.PHASE_OVER


@step
def check_together(t: Table) -> None:
    """LD-COP-04: everybody wins if all objectives are fulfilled and somebody survives."""
    living = by_number(t)
    met = together.all_met(t)
    for seat in sorted(range(t.n), key=lambda seat: t.number[seat]):
        for objective in t.objectives[seat]:
            t.tell(happened.OBJECTIVE_SHOWN, "LD-COP-04", seat, objective, int(objective in met))
    held = [objective for mine in t.objectives for objective in mine]
    if living and all(objective in met for objective in held):
        t.winners = (1 << t.n) - 1
        t.tell(happened.ALL_WON, "LD-COP-04")
    t.phase = ending.PHASE_OVER
