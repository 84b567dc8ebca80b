"""Waiting in the original game: full hands find something to do, or make room for the card."""

from __future__ import annotations

from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.rules.pieces import set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.views import build
from tests.bots.test_nemesis_idle import FULL, REPAIRS, bare_ship, fold_of
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again


def test_who_waits_for_a_repair_looks_for_the_card() -> None:
    """NM-RND-03: a full hand draws nothing, and one sat in a broken section to the end with it."""
    p = Position("an_old_feud", room="evacuation_section_a")
    texts = ("done", "discard rest", "discard search", "discard basic_repairs")
    options = (("done",), *(("discard", card) for card in (REST, SEARCH, REPAIRS)))
    fold = quick_player.KNOWN["pass_discard"]

    def folded(*hand: int, tools: bool = False) -> set[str]:
        p.hold(*hand)
        p.t.pack[p.seat] = (ITEM["tools"],) if tools else ()
        quick = fold(p.t, p.seat, options)
        return {fold_of(p, *texts).split()[0], quick[0]}

    full = (SEARCH, SEARCH, SEARCH, REST)
    assert folded(*full) == {"done"}
    p.t.broken = 1 << p.slot("evacuation_section_a")
    assert folded(*full) == {"discard"}
    assert folded(*full[:3]) == {"done"}, "three cards are kept"
    assert folded(*full[1:], REPAIRS) == {"done"}, "the card is there"
    assert folded(*full, tools=True) == {"done"}


def test_a_broken_section_draws_those_who_can_repair_it() -> None:
    """NM-MRK-23: or who may draw the card for it; all others wait there for nothing."""
    p = Position("an_old_feud", room="evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = 0
    section = p.slot("evacuation_section_a")
    p.t.broken = 1 << section

    def draws(card: int, *deck: int) -> float:
        p.hold(card, *FULL[:3])
        p.t.deck[p.seat], p.t.discard[p.seat] = deck, ()
        found = goals(p.t, p.seat, Weights(), 1.0, 8)
        return max(value for slot, value, _ in found if slot == section)

    assert draws(REPAIRS) > draws(SEARCH, REPAIRS) > draws(SEARCH, SEARCH)


def test_a_full_hand_looks_for_something_next_door() -> None:
    """One who waited for the pods held five cards, two of them to search with, beside a store."""
    p = Position("an_old_feud", "storage")
    bare_ship(p)
    p.hold(*FULL)
    slot = p.slot("hibernatorium")
    p.t.time, p.t.hibernation_open = p.t.rs.board.hibernation_opens_at + 1, False
    ways = [other for other, _ in p.t.rs.board.ways[slot]]
    assert p.choice() == ("pass",)
    p.t.counter[ways[0]] = 2
    assert p.choice()[1:] == (ways[0],)
    p.hold(*FULL[2:])
    assert p.choice() == ("pass",), "without a card to search with there is nothing to go for"
    p.hold(*FULL)
    set_stalkers(p.t, ((1, keys.ADULT, ways[0], 0),))
    assert p.choice() == ("pass",)


def test_a_wound_is_dressed_with_the_last_card() -> None:
    """NM-HRT-12: bandages do no good in the pack of one who draws a card less for its wound."""
    p = Position("an_old_feud")
    bare_ship(p)
    p.hold(PLAIN[1])
    p.t.pack[p.seat] = (ITEM["bandages"],)
    assert p.choice() == ("pass",)
    p.t.wounds[p.seat] = (keys.WOUND["body"],)
    assert p.choice()[0] == "use"


def test_nobody_repairs_a_burning_room_in_passing() -> None:
    """NM-MRK-11: one ran into a fire, put the canteen in order with its last action and burnt."""
    p = Position("an_old_feud", room="canteen")
    bare_ship(p)
    canteen = p.slot("canteen")
    p.t.fire = p.t.broken = 1 << canteen
    p.t.actions_left = 1
    p.hold(REPAIRS, *FULL[:3])
    asked_again(p.t, p.seat)
    p.t.actions_left = 1
    assert NemesisRegular(1).choose(build(p.t, p.seat)).split()[0] in ("move", "careful")
    p.t.broken_limit = 1
    assert NemesisRegular(1).choose(build(p.t, p.seat)) == "play basic_repairs 0", "the last marker"


def test_whoever_sits_between_fires_runs_through_one() -> None:
    """NM-MRK-11: fire burns at the end of a turn, and two steps are one turn."""
    p = Position("an_old_feud", room="canteen")
    bare_ship(p)
    canteen = p.slot("canteen")
    ways = [other for other, _ in p.t.rs.board.ways[canteen]]
    p.t.fire = 1 << canteen
    for other in ways:
        p.t.fire |= 1 << other
    p.t.light[p.seat] = 2
    p.t.pack[p.seat] = (ITEM["bandages"], ITEM["medkit"])
    p.hold(*FULL)
    step = p.choice()
    assert step[0] == "move"
    assert step[1] in ways
    p.hold(*FULL[:2])
    assert p.choice()[0] != "move", "with two cards one would stand in the next one"
