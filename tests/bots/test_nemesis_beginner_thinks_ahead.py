"""What rookies of the original game did without a thought of the next step: set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.beginner import SPENT
from lockdown.bots.footsteps import Goal
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import goals
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.rules.pieces import set_room
from lockdown.state.keys import ACTION
from lockdown.views.types import ArgView, ItemView
from tests.bots.test_nemesis_beginner import changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_beginner_watched import SECTION, best, done
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_sense import asked, option

FULL = (SEARCH, SEARCH, REST, *PLAIN)
CONTROL = "fire_control_system"
CLEARS = ("room", goals.PROCEDURE)


def beside_the_flames(*, burns: bool) -> Position:
    """In the Fire Control System, and nothing to do but what lies next door, which may burn."""
    p = Position("an_old_feud", CONTROL, room=CONTROL)
    open_ship(p)
    slot = p.beside(CONTROL)
    p.t.counter[slot] = 3
    p.t.fire = 1 << slot if burns else 0
    p.hold(*FULL)
    return p


@pytest.mark.rule("NM-ROM-09")
def test_the_fire_on_ones_way_is_put_out() -> None:
    """Two repaired the Fire Control System, and passed before the flames (72402, round 3)."""
    p = beside_the_flames(burns=True)
    assert best(p) == " ".join(CLEARS)
    far = next(s for s in range(1, 22) if s != p.beside(CONTROL) and s != p.slot(CONTROL))
    p.t.fire |= 1 << far
    rooms = asked(
        "choose_target", *(option("to", f"{slot:03}") for slot in (far, p.beside(CONTROL)))
    )
    asks = replace(rooms, about={"action": ArgView("action", "/".join(CLEARS))})
    bot, world = rookie(seen(p))
    assert bot.target(world, asks) == f"to {p.beside(CONTROL):03}"
    calm = beside_the_flames(burns=False)
    assert best(calm).startswith(("move", "play"))
    assert worth(seen(calm), *CLEARS) < 0.0, "nothing burns"


@pytest.mark.rule("NM-MRK-13")
def test_the_last_fire_markers_are_given_back() -> None:
    p = beside_the_flames(burns=False)
    p.t.counter[p.beside(CONTROL)] = 0
    p.t.fire = 1 << p.beside(CONTROL)
    view = seen(p)
    assert worth(replace(view, fire_left=7), *CLEARS) < 0.0, "nobody wants to go there"
    assert worth(replace(view, fire_left=1), *CLEARS) > 2.0


@pytest.mark.rule("NM-ROM-11")
def test_nobody_mends_the_laboratory_for_nothing() -> None:
    """The only tools went for it, and nobody had anything to bring there (72402, round 3)."""
    p = Position("an_old_feud", room="laboratory")
    p.t.broken = 1 << p.slot("laboratory")
    p.hold(REST)
    view = changed(seen(p), pack=packed("tools"))
    assert worth(view, "use", "tools", "0") < worth(view, "pass")
    body = ItemView("carcass", "carcass", 0, 0, "none")
    assert worth(changed(view, hands=(body,)), "use", "tools", "0") > worth(view, "pass")


@pytest.mark.rule("NM-ROM-02")
def test_the_armory_loads_before_a_charge_does() -> None:
    """It used its charge up in the Armory, for as many cards (72401, round 4)."""
    p = Position("an_old_feud", room="armory")
    p.hold(*FULL)
    gun = ItemView("rifle:0", "rifle", 0, 4, "none")
    view = changed(seen(p), hands=(gun,), pack=packed("energy_charge"))
    use, loads = option("use", "energy_charge", "0"), option("room", "recharge")
    for acts, uses in (((use, loads), False), ((use,), True)):
        asks = asked("action", option("pass"), *acts)
        bot, world = rookie(replace(view, decision=asks))
        assert (bot.worth(world, use) > 0.0) is uses
        assert not uses or bot.worth(world, use) > bot.worth(world, loads) - 1.0


def to_the_burning_pod(*cards: int) -> NemesisView:
    """In a fire beside a burning section with an open pod that one wants; elsewhere it is cool."""
    p = Position("an_old_feud", SECTION)
    open_ship(p)
    slot, here = p.slot(SECTION), p.beside(SECTION)
    set_room(p.t, p.seat, here)
    p.t.pod_locked, p.t.time, p.t.actions_left = 0, 12, 1
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    p.t.fire = 1 << slot | 1 << here
    p.hold(*cards)
    return done(p)


@pytest.mark.rule("NM-MRK-11")
def test_whoever_ran_through_flames_for_a_way_out_goes_on() -> None:
    """It turned round before the burning Hibernatorium, three cards later (72401, round 8)."""
    view = to_the_burning_pod(SEARCH, *PLAIN)
    bot, world = rookie(view)
    assert bot.lead(world).goal.action == "enter_pod"
    step = f"{bot.lead(world).step:03}"
    others = [s for s, _ in world.board.ways[world.room] if f"{s:03}" != step]
    there = bot.worth(world, option("move", step))
    assert there > max(bot.worth(world, option("move", f"{s:03}")) for s in others)
    bot.goals = [Goal(int(step), 3.0, "recharge")]
    assert bot.worth(world, option("move", step)) < -100.0, "for nothing else"


@pytest.mark.rule("NM-POD-02")
def test_a_key_leads_to_its_section() -> None:
    """It passed next door to the section with the key to its pods in the pack (72401, round 9)."""
    p = Position("an_old_feud", SECTION)
    open_ship(p)
    set_room(p.t, p.seat, p.beside(SECTION))
    p.t.time = 7
    p.hold(*FULL)
    view = seen(p)
    for things, draws in ((("evacuation_key",), True), ((), False)):
        bot, _ = rookie(changed(view, pack=packed(*things)))
        found = {goal.slot for goal in bot.goals if goal.action == "enter_pod"}
        assert (p.slot(SECTION) in found) is draws


def test_a_key_is_kept_until_one_can_board() -> None:
    """It was used up in a broken section that nobody could mend (72419, round 9)."""
    p = Position("an_old_feud", SECTION, room=SECTION)
    p.t.broken = 1 << p.slot(SECTION)
    for cards, uses in (((REST, SEARCH), False), ((REST, REPAIRS), True)):
        p.hold(*cards)
        assert (worth(seen(p), "use", "evacuation_key", "0") > 0.0) is uses


@pytest.mark.rule("NM-ROM-01")
def test_nobody_stays_in_the_storage_beside_things_to_find() -> None:
    """It opened the door to them, paid for one more thing, and passed (72410, round 5)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    slot = p.beside("storage")
    for items, stays in ((3, False), (0, True)):
        p.t.counter[slot] = items
        p.hold(*FULL)
        assert (best(p) == "room look_for_item") is stays


@pytest.mark.parametrize(("cards", "draws"), [(3, True), (2, False)])
def test_things_to_find_draw_whoever_has_the_cards_to_look(cards: int, draws: bool) -> None:
    """It crept to them with the card that takes another one, and passed (72462, round 10)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    p.t.counter[p.beside("storage")] = 3
    p.hold(*(ACTION["scavenging"], *PLAIN)[:cards])
    bot, world = rookie(seen(p))
    found = any(goal.slot == p.beside("storage") for goal in bot.goals)
    assert found is draws
    assert not draws or bot.crept(world, p.beside("storage")) >= SPENT
