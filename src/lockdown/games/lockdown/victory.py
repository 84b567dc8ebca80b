"""The victory check (LD-VIC-01): contingency, contamination, objectives, alone too (LD-SOL-05)."""

from __future__ import annotations

from lockdown.games.lockdown.objectives import PLACE_WORDS
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import ending, happened, objectives, together
from lockdown.rules.contamination import is_infected
from lockdown.rules.decks import open_card
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import alive
from lockdown.state import keys
from lockdown.state.facts import Contingency
from lockdown.state.keys import CONTAMINATION


def by_number(t: LockdownTable) -> list[int]:
    """Living seats in order of player number (LD-VIC-03)."""
    return sorted((s for s in range(t.n) if alive(t, s)), key=lambda s: t.number[s])


@step
def check_contingency(t: LockdownTable) -> None:
    """LD-VIC-02: reveal the active token and apply it to all living characters at once."""
    token = t.ctg_place.index(-1)
    face = t.ctg_face[token]
    t.revealed = True
    t.tell(happened.CONTINGENCY, "LD-VIC-02", face)
    code = t.rs.contingencies[face]
    doomed = [seat for seat in by_number(t) if kills(t, seat, code)]
    for seat in doomed:
        t.tell(happened.CONTINGENCY_KILLS, "LD-CTG-01", seat)
        set_place(t, seat, keys.DEAD)


def kills(t: LockdownTable, seat: int, code: Contingency) -> bool:
    """LD-CTG-12, LD-CTG-13, LD-CTG-14, LD-CTG-15, LD-CTG-16: whether the code kills it."""
    place = PLACE_WORDS[t.place[seat]]
    if place in code.exempt:
        return False
    if code.test == "knowledge":
        # The table option turns the direction round: the memo kills those who know too much.
        kills_low = (code.compare == "<=") != t.rs.yellow_kills_high
        return (t.knowledge[seat] <= int(code.value)) == kills_low
    if code.test == "signal":
        return not t.signal >> seat & 1
    if code.test == "place":
        return bool(place == code.value)
    return False


@step
def check_contamination(t: LockdownTable) -> None:
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
def check_objectives(t: LockdownTable) -> None:
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
def check_together(t: LockdownTable) -> None:
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
