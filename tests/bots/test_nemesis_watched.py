"""What was seen over the shoulder of the regular bot of the original game, in set positions."""

from __future__ import annotations

import pytest

from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE, WOUND
from tests.bots.test_nemesis_fights import ambush, worth
from tests.bots.test_nemesis_idle import bare_ship
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

GRENADE, SCOUTING = ITEM["grenade"], ACTION["reconnaissance"]
THROW = ("use", GRENADE, 0)


# ---- deeds without use


def test_a_hoarder_stops_when_it_has_enough() -> None:
    """NM-OBJ-12: with thirteen things in the pack it looked for more until something came."""
    p = Position("hoarder", room="storage")
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["bandages"],) * 5
    rummage = ("room", "look_for_item")
    assert p.score(*rummage) > 3.0
    p.t.pack[p.seat] = (ITEM["bandages"],) * 8
    assert p.score(*rummage) < 0.0


def test_nobody_sends_a_signal_that_no_objective_asks_for() -> None:
    """NM-ROM-12: it took cards that were missed in the fight after it."""
    p = Position("the_great_hunt", room="comms_room")
    p.hold(*FULL)
    send = ("room", "send_signal")
    assert p.score(*send) > 3.0
    p.t.objectives[p.seat] = (OBJECTIVE["an_old_feud"],)
    assert p.score(*send) < 0.0


@pytest.mark.parametrize("key", ["intercom", "orbital_maneuvering_system", "laboratory_equipment"])
def test_nothing_is_paid_for_what_is_never_used(key: str) -> None:
    """NM-MIS-03: tools and charges went for things that only lay in the pack afterwards."""
    p = Position("an_old_feud")
    p.t.pack[p.seat] = tuple(ITEM[name] for name in ("energy_charge", "tools", "chemicals"))
    p.t.mission[p.seat] = (ITEM[key], ITEM["armor"])
    p.hold(REST, *PLAIN)
    paid = {"intercom": "tools", "orbital_maneuvering_system": "energy_charge"}
    assert p.score("activate", f"{key}:{paid.get(key, 'chemicals')}") < 0.0
    assert p.score("activate", "armor:tools") > 0.0


def test_who_has_a_flashlight_looks_for_things_with_it() -> None:
    """NM-SRC-08: a search without the card for it, as long as something is left to find."""
    p = Position("an_old_feud", room="storage")
    p.t.pack[p.seat] = (ITEM["flashlight"],)
    p.t.counter[p.slot("storage")] = 3
    p.hold(SEARCH, *PLAIN)
    lit = p.score("use", ITEM["flashlight"], 0)
    assert 0.0 < lit < p.score("play", SEARCH, 0)


# ---- grenades


def test_nobody_throws_a_grenade_at_its_own_feet() -> None:
    """NM-ITM-16: a serious wound for everybody there, twice, to wound an adult four times."""
    p = ambush(keys.ADULT)
    p.t.hands[p.seat], p.t.pack[p.seat] = (), (GRENADE,)
    assert worth(p, *THROW) < 0.0
    slot = p.t.room[p.seat]
    set_stalkers(p.t, ((1, keys.ADULT, slot, 3),))
    dying = worth(p, *THROW)
    assert dying > 0.0, "unless that ends the fight"
    other = next(seat for seat in range(p.t.n) if seat != p.seat)
    set_room(p.t, other, slot)
    assert worth(p, *THROW) < dying, "and hurts nobody else"
    p.t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("arm", "leg", "hand"))
    assert worth(p, *THROW) < 0.0, "nor kills the thrower"


def test_a_grenade_flies_next_door() -> None:
    """NM-ITM-16: there it hurts nobody but the Intruder that is in the way."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    p.t.pack[p.seat] = (GRENADE,)
    p.hold(*PLAIN)
    section = p.slot("evacuation_section_a")
    set_stalkers(p.t, ((1, keys.ADULT, section, 2),))
    assert p.choice() == ("use", GRENADE, 0)
    set_room(p.t, (p.seat + 1) % p.t.n, section)
    assert p.choice() != ("use", GRENADE, 0)


# ---- steps


def test_scouting_is_better_than_two_cards_for_the_same_step() -> None:
    """NM-BAS-05: it takes one card, so that more are left at the end of the way."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    p.hold(SCOUTING, *FULL[1:])
    p.t.noise = sum(
        1 << way
        for other, _ in p.t.rs.board.ways[p.slot("hibernatorium")]
        for way in p.t.rs.board.exits[other]
        if way not in p.t.rs.board.exits[p.slot("hibernatorium")]
    )
    assert p.choice() == ("play", SCOUTING, 0)
