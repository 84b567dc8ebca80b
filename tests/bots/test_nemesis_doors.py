"""Closed doors and dead ends of the original game: what opens a way is used where it is needed."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.veteran import NemesisVeteran
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION = pods.SECTIONS[pods.A]
DEMOLITION, CHARGE, PLANS = (
    ACTION["demolition"],
    ITEM["energy_charge"],
    ITEM["technical_corridor_plans"],
)


def barred() -> tuple[Position, int]:
    """Beside the section of an open pod, in the last rounds; the door between is closed."""
    p = Position("an_old_feud", SECTION)
    open_ship(p)
    t, slot = p.t, p.slot(SECTION)
    t.time, t.hibernation_open = 5, False
    t.pod_locked, t.pod_gone = 0, 0
    here = next(o for o, _ in t.rs.board.ways[slot] if o != t.rs.board.start_slot)
    way = next(corridor for other, corridor in t.rs.board.ways[here] if other == slot)
    set_room(t, p.seat, here)
    t.closed |= 1 << way
    return p, way


def test_the_door_on_the_way_is_opened() -> None:
    """NM-DOR-07: one walked four rooms round it and paid with the card for it (11101, round 5)."""
    p, way = barred()
    p.hold(DEMOLITION, SEARCH, REST, SEARCH)
    assert p.choice() == ("play", DEMOLITION, 0)
    p.t.closed = 0
    assert p.choice()[0] in ("move", "careful")
    p.hold(SEARCH, REST, SEARCH, REST)
    p.t.closed, p.t.pack[p.seat] = 1 << way, (CHARGE,)
    assert p.choice() == ("use", CHARGE, 1), "NM-DOR-11"


def test_no_door_is_opened_to_a_foe_or_for_nothing() -> None:
    p, _ = barred()
    p.hold(DEMOLITION, SEARCH, REST, SEARCH)
    set_stalkers(p.t, ((1, keys.QUEEN, p.slot(SECTION), 0),))
    assert p.choice() != ("play", DEMOLITION, 0)
    p, _ = barred()
    p.hold(DEMOLITION, SEARCH, REST, SEARCH)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.choice() != ("play", DEMOLITION, 0)


@pytest.mark.parametrize("bot", [NemesisRegular, NemesisLearned, NemesisVeteran])
def test_the_right_one_of_two_doors(bot: type[NemesisRegular]) -> None:
    p, way = barred()
    p.hold(DEMOLITION, SEARCH, REST, SEARCH)
    t, board = p.t, p.t.rs.board
    here = t.room[p.seat]
    other = next(corridor for _, corridor in board.ways[here] if corridor != way)
    t.closed |= 1 << other
    asked_again(t, p.seat)
    mind, view = bot(1), build(t, p.seat)
    ends = [board.corridors[corridor] for corridor in (other, way)]
    names = [f"{min(c.a, c.b):03}-{max(c.a, c.b):03}" for c in ends]
    options = tuple(
        OptionView(f"through {name}", "through", (ArgView("corridor", name),)) for name in names
    )
    act = {"action": ArgView("action", f"play/{DEMOLITION}/0")}
    asked = DecisionView("choose_target", "", False, options, act)
    world = mind.picture(view)
    assert world.corridor(mind.target(world, asked).split()[1]) == way


def test_what_opens_the_door_ahead_does_not_pay() -> None:
    p, _ = barred()
    assert paid(p, "room/look_for_item", "demolition", "interruption", "rest") == "interruption"
    p.t.closed = 0
    assert paid(p, "room/look_for_item", "demolition", "interruption", "rest") == "demolition"


def test_the_plans_lead_out_of_a_dead_end() -> None:
    """NM-TEC-01: behind an adult, with the plans in hand, one waited for the end (11102, r10)."""
    p = Position("an_old_feud")
    open_ship(p)
    t, board = p.t, p.t.rs.board
    t.time, t.hibernation_open = 4, True
    near = {other for other, _ in board.ways[board.start_slot]}
    network = board.tunnels[0]
    here = next(s for s in range(1, board.slots + 1) if network >> s & 1 and s not in near)
    set_room(t, p.seat, here)
    t.closed |= board.doors_of[here]
    t.pack[p.seat] = (PLANS,)
    p.hold(SEARCH, REST, SEARCH, REST)
    assert p.choice() == ("use", PLANS, 0)
    t.pack[p.seat] = ()
    assert p.choice() == ("pass",)
