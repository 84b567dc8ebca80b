"""What readers of games of rookies of the original game saw without sense, from set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.regular import SCOUTS, NemesisRegular
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION
from lockdown.views import build
from lockdown.views.types import ArgView, WoundView
from tests.bots.test_nemesis_beginner import changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

SCOUT, RUSH = (ACTION[key] for key in ("reconnaissance", "adrenaline"))
SECTION = pods.SECTIONS[0]
FULL = (SEARCH, SEARCH, REST, *PLAIN)


def other(p: Position) -> int:
    """One of the others."""
    return next(seat for seat in range(p.t.n) if seat != p.seat)


def best(p: Position) -> str:
    """What a beginner does here."""
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    bot, world = rookie(view)
    return str(max(view.decision.options, key=lambda o: bot.score(world, o)).text)


# ---- the step that nobody hears


def test_nobody_scouts_where_somebody_is() -> None:
    """NM-MOV-03: without a roll a step for one card does the same (23401, rounds 1 and 2)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.hold(SCOUT, SEARCH, *PLAIN)
    slot = p.beside("storage")
    p.t.counter[slot] = 3
    bot, world = rookie(seen(p))
    assert bot.lead(world).step == slot
    assert worth(seen(p), *SCOUTS.split()) > 0.0
    set_room(p.t, other(p), slot)
    view = seen(p)
    assert worth(view, *SCOUTS.split()) < worth(view, "pass") < worth(view, "move", f"{slot:03}")
    points = NemesisRegular(1)
    assert points.score(points.picture(view), option(*SCOUTS.split())) < -5.0, "nor a regular"


def test_the_quiet_step_leads_to_where_nobody_is() -> None:
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.hold(SCOUT, SEARCH, *PLAIN)
    crowded, quiet = (slot for slot, _ in p.t.rs.board.ways[p.slot("storage")][:2])
    p.t.counter[crowded], p.t.counter[quiet] = 3, 0
    set_room(p.t, other(p), crowded)
    rooms = asked("choose_target", *(option("to", f"{slot:03}") for slot in (crowded, quiet)))
    asks = replace(rooms, about={"action": ArgView("text", f"play/{SCOUT}/0")})
    bot, world = rookie(seen(p))
    assert bot.target(world, asks) == f"to {quiet:03}"


# ---- broken rooms


def before_the_pod(*cards: int) -> Position:
    """Next door to an open pod in a section that burns and is broken."""
    p = Position("an_old_feud", SECTION)
    open_ship(p)
    slot = p.slot(SECTION)
    set_room(p.t, p.seat, p.beside(SECTION))
    p.t.pod_locked = 0
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    p.t.fire, p.t.broken, p.t.time = 1 << slot, 1 << slot, 9
    p.hold(*cards)
    return p


def done(p: Position) -> NemesisView:
    """What the seat sees, with its objective met."""
    view = seen(p)
    assert view.me is not None
    return replace(view, me=replace(view.me, objectives_met=(True,)))


def test_nobody_burns_where_its_cards_do_not_pay_for_the_repair() -> None:
    """NM-MRK-23: with two cards for a repair that takes three, and back again (23401, round 7)."""
    p = before_the_pod(REPAIRS, *PLAIN)
    step = ("move", f"{p.slot(SECTION):03}")
    assert worth(done(p), *step) < worth(done(p), "pass")
    p.t.broken = 0
    assert worth(done(p), *step) > worth(done(p), "pass"), "the pod can be taken at once"


def test_nor_does_a_regular() -> None:
    p = before_the_pod(REPAIRS, *PLAIN)
    step = ("move", p.slot(SECTION))
    assert p.choice() != step
    p.hold(REPAIRS, SEARCH, *PLAIN)
    assert p.choice() == step, "the repair can be paid"
    p.hold(REPAIRS, *PLAIN)
    p.t.broken = 0
    assert p.choice() == step


def test_in_the_last_round_a_broken_way_out_takes_the_repair_too() -> None:
    p = before_the_pod(REPAIRS, SEARCH, *PLAIN)
    p.t.fire, p.t.time = 0, 1
    bot, _ = rookie(seen(p))
    assert not any(goal.action == "enter_pod" for goal in bot.goals), "it takes six cards"
    p.t.broken = 0
    bot, _ = rookie(seen(p))
    assert any(goal.action == "enter_pod" for goal in bot.goals)


def few(p: Position, left: int) -> None:
    """So many malfunction markers are left."""
    p.t.broken_limit = p.t.broken.bit_count() + left


def test_the_last_markers_are_fetched_back() -> None:
    """NM-MRK-21: with none left three paid for steps with what repairs (23403, round 7)."""
    p = Position("an_old_feud", "storage")
    open_ship(p)
    slot = p.beside("hibernatorium")
    p.t.broken = 1 << slot
    p.hold(REPAIRS, REST, *PLAIN)
    pays = asked("pay", *(option("pay", keys.ACTIONS[card]) for card in (REPAIRS, REST)))
    asks = replace(pays, about={"action": ArgView("text", "move/1")})
    few(p, 5)
    bot, world = rookie(seen(p))
    assert bot.lead(world).goal.slot != slot
    few(p, 0)
    bot, world = rookie(seen(p))
    assert bot.lead(world).goal.slot == slot
    assert bot.price(world, asks) == "pay rest"
    p.hold(*FULL)
    bot, world = rookie(seen(p))
    assert bot.lead(world).goal.slot != slot, "with nothing to repair it with"


# ---- the course


def bound_for(p: Position, *places: int) -> None:
    """The ship goes to the first of these that is on the card."""
    p.t.destination = next(
        p.t.rs.coordinates[p.t.coordinates].index(place)
        for place in places
        if place in p.t.rs.coordinates[p.t.coordinates]
    )


def asleep_soon(room: str) -> Position:
    """Quarantine on the way to Earth, which is known; whoever wants to may sleep."""
    p = Position("quarantine", "cockpit", room=room)
    open_ship(p)
    bound_for(p, keys.EARTH)
    p.t.hibernation_open, p.t.time, p.t.round = True, 8, 8
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    p.hold(*FULL)
    return p


def test_the_ship_is_steered_to_where_the_objective_wants_it() -> None:
    """NM-OBJ-05: one who wanted it on Mars never set the course, in its hands (23402, round 8)."""
    p = asleep_soon("cockpit")
    assert best(p) == "room set_destination"
    bound_for(p, keys.MARS)
    assert best(p) != "room set_destination"


def test_nobody_sleeps_on_the_way_to_the_wrong_harbour_while_there_is_time() -> None:
    """NM-ROM-30: nobody can change it any more as soon as one sleeps (23402, round 8)."""
    p = asleep_soon("hibernatorium")
    assert best(p) != "room hibernate"
    assert p.choice()[0] == "move", "nor does a regular"
    p.t.time = 2
    assert best(p) == "room hibernate", "now or never"
    assert p.choice() == ("room", "hibernate")
    p.t.time = 8
    bound_for(p, keys.MARS)
    assert best(p) == "room hibernate"
    assert p.choice() == ("room", "hibernate")


def test_a_course_that_others_turn_back_is_set_last() -> None:
    """One set it to Mars and another one to Earth, six times each, with all their cards."""
    p = asleep_soon("cockpit")
    set_room(p.t, other(p), p.slot("cockpit"))
    assert best(p) != "room set_destination", "before the eyes of one who turns it back"
    early = asleep_soon("cockpit")
    early.t.hibernation_open, early.t.time = False, 13
    set_room(early.t, other(early), early.beside("cockpit"))
    assert best(early) != "room set_destination"


def test_a_wrong_course_keeps_nobody_from_a_pod_who_does_not_need_the_ship() -> None:
    p = before_the_pod(*FULL)
    p.t.fire = p.t.broken = 0
    bound_for(p, keys.MARS, keys.VENUS)
    values = {}
    for objective in ("an_old_feud", "destination_earth"):
        p.t.objectives[p.seat] = (keys.OBJECTIVE[objective],)
        bot, _ = rookie(seen(p))
        pods = (goal.value for goal in bot.goals if goal.action == "enter_pod")
        values[objective] = max(pods, default=0.0)
    assert values["an_old_feud"] > values["destination_earth"]


# ---- fights


@pytest.mark.parametrize("wounds", [(), (WoundView("leg"),)])
def test_the_card_that_runs_and_draws_is_played_before_it_pays(
    wounds: tuple[WoundView, ...],
) -> None:
    """NM-CMB-14: the same escape, one card dearer, paid with that very card (23403, round 10)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.hold(RUSH, REST)
    p.t.hands[p.seat] = ()
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 0),))
    view = changed(seen(p), wounds=wounds)
    ways = [f"{slot:03}" for slot, _ in p.t.rs.board.ways[p.slot("storage")]]
    assert worth(view, "play", "adrenaline", "1") > max(worth(view, "move", way) for way in ways)


def test_a_larva_is_worse_than_a_wound() -> None:
    """NM-CRF-01: one kept the medkit for its hand and the rest for a weapon (23403, round 10)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    things = packed("tools", "chemicals", "medkit")
    sick = changed(seen(p), larva=True, wounds=(WoundView("hand"),), pack=things, hands=())
    assert worth(sick, "craft", "antidote") > max(0.0, worth(sick, "craft", "flamethrower"))
    bleeding = changed(sick, wounds=(WoundView("bleeding"),))
    assert worth(bleeding, "craft", "antidote") < 0.0, "first what kills in this round"
