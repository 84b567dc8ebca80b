"""What shots are worth by the weapon and the wounds, beside what drives away or lets one slip."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.quick_guns import felled
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from tests.bots.test_nemesis_fights import SUPPRESSIVE, ambush, worth
from tests.bots.test_nemesis_mended import FULL
from tests.bots.test_nemesis_sense import PLAIN, SEARCH, Position

RIFLE, EXTINGUISHER = ITEM["rifle"], ITEM["fire_extinguisher"]


def at_the_pods(wounds: int = 0) -> Position:
    """In a section with an open pod, beside an adult, with a rifle and an extinguisher."""
    p = ambush()
    slot = p.slot("evacuation_section_a")
    set_room(p.t, p.seat, slot)
    set_stalkers(p.t, ((1, keys.ADULT, slot, wounds),))
    p.t.hands[p.seat] = (RIFLE | 3 << 8, EXTINGUISHER | 1 << 8)
    return p


@pytest.mark.parametrize(
    ("weapon", "fresh", "hurt"),
    [
        ("rifle", 0.4 / 6, 1.45 / 6),
        ("revolver", 0.6 / 6, 1.7 / 6),
        ("shotgun", 0.8 / 6, 2.2 / 6),
        ("sawed_off_shotgun", 0.5 / 6, 1.7 / 6),
        ("pistol", 0.3 / 6, 1.2 / 6),
        ("prototype_shotgun", 0.9 / 6, 2.75 / 6),
    ],
)
def test_weapons_are_told_apart(weapon: str, fresh: float, hurt: float) -> None:
    """NM-CMB-05, NM-CMB-06, NM-WND-03: every other shot hits an adult; some wound twice as much."""
    assert felled(ITEM[weapon], keys.ADULT, 0)[0] == pytest.approx(fresh)
    assert felled(ITEM[weapon], keys.ADULT, 2)[0] == pytest.approx(hurt)


def test_the_small_and_the_great_are_hit_as_often_as_the_die_says() -> None:
    """NM-CMB-05: five of six faces hit a larva, two the queen, who has two cards for her check."""
    assert felled(RIFLE, keys.LARVA, 0)[0] == pytest.approx(5 / 6)
    assert felled(RIFLE, keys.CREEPER, 0)[0] == pytest.approx(0.4 / 6 + 0.2 / 6)
    assert felled(RIFLE, keys.QUEEN, 0)[0] == pytest.approx(0.39 / 6)
    assert felled(RIFLE, keys.ADULT, 0, again=True)[0] == pytest.approx(0.6 / 6)
    burst = felled(ITEM["assault_rifle"], keys.ADULT, 0, burst=4)
    assert burst[0] == pytest.approx((3 * 0.4 + 2 * 0.65 + 0.9) / 6), "a miss wounds as well"


def test_who_can_leave_here_drives_a_fresh_adult_away() -> None:
    """Four shots were fired beside an open pod, with an extinguisher at hand (161204, round 5)."""
    p = at_the_pods()
    assert p.choice() == ("use", EXTINGUISHER | 1 << 8, 1)
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 5),))
    p.t.hands[p.seat] = (ITEM["prototype_shotgun"] | 3 << 8, EXTINGUISHER | 1 << 8)
    assert p.choice()[0] == "shoot", "what nearly every shot fells is shot"


def test_in_the_last_round_nobody_loads_instead_of_leaving() -> None:
    """NM-WND-14: beside the only pod one loaded a single round and was lost (161101, round 13)."""
    p = at_the_pods()
    p.t.hands[p.seat] = (ITEM["revolver"], EXTINGUISHER | 1 << 8)
    p.t.time = 1
    p.hold(ACTION["reload"], SEARCH, *PLAIN[:1])
    assert worth(p, "use", EXTINGUISHER | 1 << 8, 1) > worth(p, "play", ACTION["reload"], 0) + 2.0
    p.hold(ACTION["reload"], SEARCH)
    assert worth(p, "use", EXTINGUISHER | 1 << 8, 1) < worth(p, "play", ACTION["reload"], 0) + 2.0


def test_who_can_slip_away_does_not_shoot_at_a_fresh_adult() -> None:
    """NM-CMB-18: with the card in hand one fired at what few shots fell (161402, round 4)."""
    p = ambush(keys.ADULT)
    p.t.hands[p.seat] = (RIFLE | 3 << 8,)
    p.hold(SUPPRESSIVE)
    shot = ("shoot", RIFLE | 3 << 8, 1 << 3 | keys.ADULT)
    assert worth(p, "play", SUPPRESSIVE, 0) > worth(p, *shot)
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 4),))
    assert worth(p, *shot) > worth(p, "play", SUPPRESSIVE, 0)


def test_what_drives_an_adult_from_the_pods_is_carried_there() -> None:
    """With an extinguisher one fought on next door to the only pod, and died (161101, round 11)."""
    p = ambush()
    pods = p.slot("evacuation_section_a")
    set_stalkers(p.t, ((1, keys.ADULT, pods, 0),))
    p.hold(*FULL)
    p.t.hands[p.seat] = ()
    bare = worth(p, "move", pods)
    p.t.hands[p.seat] = (EXTINGUISHER | 1 << 8,)
    armed = worth(p, "move", pods)
    assert armed > bare + 10.0
    p.hold(SEARCH, SEARCH, SEARCH)
    assert worth(p, "move", pods) < armed - 10.0, "with cards for all of it"
