"""Certain death, and what beats it, in set positions of the original game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.temper import LOYAL
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.setup import FIRST_SPACE
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, DeclaredView, OptionView
from tests.bots.test_nemesis_fights import ambush
from tests.bots.test_nemesis_idle import thought_of
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SMOKE = ("use", ITEM["smoke_grenade"], 0)
GRAVE = tuple(WOUND[key] for key in ("body", "bleeding", "hand"))


# ---- certain death


@pytest.mark.parametrize("wounds", [0, 4])
def test_nobody_passes_who_bleeds_to_death_by_it(wounds: int) -> None:
    """NM-RND-19, NM-HRT-06: with three serious wounds a blow or a flight is all there is.

    Two passed beside an adult with four cards (23101, round 8; 23103, round 4).
    """
    p = ambush(keys.ADULT)
    t, slot = p.t, p.t.room[p.seat]
    t.hands[p.seat] = ()
    set_stalkers(t, ((1, keys.ADULT, slot, wounds),))
    t.wounds[p.seat] = GRAVE
    assert p.choice()[0] in ("melee", "move")
    t.closed = sum(1 << way for _, way in t.rs.board.ways[slot])
    assert p.choice()[0] == "melee", "no way leads out"


def test_whoever_has_a_dressing_left_does_not_bleed_to_death() -> None:
    """NM-HRT-10: first of all, before any step."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(SEARCH, REST)
    p.t.wounds[p.seat] = GRAVE
    p.t.pack[p.seat] = (ITEM["clothes"],)
    assert p.choice() == ("use", ITEM["clothes"], 1)


def test_out_of_a_deadly_fire_any_room_is_better() -> None:
    """NM-MRK-11, NM-HRT-06: who stays dies; beside an adult some live."""
    p = Position("an_old_feud")
    open_ship(p)
    t, slot = p.t, p.t.room[p.seat]
    ways = dict(t.rs.board.ways[slot])
    out, *others = ways
    t.closed = sum(1 << ways[other] for other in others)
    t.fire |= 1 << slot
    t.actions_left = 1
    t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("body", "leg", "hand"))
    set_stalkers(t, ((1, keys.ADULT, out, 0),))
    t.hands[p.seat] = ()
    p.hold(*FULL)
    assert p.choice()[:2] in (("move", out), ("careful", out))
    t.wounds[p.seat] = ()
    assert p.choice() == ("pass",), "a light wound is no reason for that"


# ---- ways out of a fight


def test_nobody_strikes_an_adult_with_a_smoke_grenade_in_its_pack() -> None:
    """NM-CMB-18: three blows, two of which missed, and it was never thrown (23103, rounds 3, 4)."""
    p = ambush(keys.ADULT)
    t = p.t
    t.hands[p.seat], t.pack[p.seat] = (), ()
    set_stalkers(t, ((1, keys.ADULT, t.room[p.seat], 3),))
    p.hold(SEARCH, REST)
    blow = ("melee", 1 << 3 | keys.ADULT)
    assert blow in thought_of(p)
    t.pack[p.seat] = (ITEM["smoke_grenade"],)
    assert blow not in thought_of(p)
    t.closed = sum(1 << way for other, way in t.rs.board.ways[t.room[p.seat]] if other != out_of(p))
    t.fire |= 1 << out_of(p)
    assert p.choice() == SMOKE, "through a fire, too, with an action left"
    set_stalkers(t, ((1, keys.LARVA, t.room[p.seat], 0),))
    assert p.choice()[0] == "melee", "a larva is hardly ever missed"


def out_of(p: Position) -> int:
    """A room next door."""
    return p.t.rs.board.ways[p.t.room[p.seat]][0][0]


# ---- waiting at the door


def test_nobody_leaves_the_hibernatorium_a_round_before_it_opens() -> None:
    """NM-CRT-07: with a full hand one crept off into an unknown room (23103, round 7)."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.pod_gone = (1 << len(t.pod_number)) - 1
    for other, way in t.rs.board.ways[t.room[p.seat]]:
        t.explored &= ~(1 << other)
        t.noise |= 1 << way
    p.hold(SEARCH, REST, *PLAIN)
    t.time = t.rs.board.hibernation_opens_at + 1
    assert p.choice() == ("pass",)
    t.time += 3
    assert p.choice() != ("pass",), "there is time to look round"


# ---- the way out next door


def test_whoever_can_slip_away_to_an_open_pod_leaves() -> None:
    """NM-CMB-18: one shot at an adult beside the last pod until another took it (23103, r5)."""
    p = ambush(keys.ADULT)
    t, out = p.t, p.slot("evacuation_section_a")
    t.hands[p.seat] = (ITEM["revolver"] | 6 << 8,)
    t.light[p.seat] = 2
    p.hold(ACTION["suppressive_fire"], SEARCH, REST, *PLAIN)
    assert p.choice() == ("play", ACTION["suppressive_fire"], 0)
    t.actions_left = 1
    assert p.choice()[0] == "shoot", "the pod would not be reached in this turn"
    t.actions_left = 2
    t.broken |= 1 << out
    assert p.choice()[0] == "shoot"


def test_whoever_must_run_runs_to_the_pod_that_it_leaves_in() -> None:
    """NM-CMB-14: without a shot left, and with the cards to get in afterwards."""
    p = ambush(keys.ADULT)
    t, out = p.t, p.slot("evacuation_section_a")
    t.hands[p.seat], t.pack[p.seat] = (), ()
    p.hold(*FULL)
    run = ("move", out)
    near = p.score(*run)
    t.actions_left = 1
    assert p.score(*run) < near - 4.0
    t.actions_left = 2
    p.hold(SEARCH, REST)
    assert p.score(*run) < near - 4.0


def test_late_nobody_runs_away_from_the_door_to_come_back_to_it() -> None:
    """NM-CMB-14: one ran from it, and then four rooms in a hurry back to it (41103, round 12)."""
    p = Position("best_friends_forever")
    open_ship(p)
    t, door = p.t, p.slot("hibernatorium")
    set_room(t, p.seat, p.beside("hibernatorium"))
    here = t.room[p.seat]
    away = [o for o, _ in t.rs.board.ways[here] if o != door]
    t.pod_gone = (1 << len(t.pod_number)) - 1
    t.time, t.hibernation_open = 4, True
    t.wounds[p.seat] = (WOUND["body"] | 16,)
    t.hands[p.seat] = ()
    p.hold(*FULL)
    set_stalkers(t, ((1, keys.ADULT, here, 0),))
    for other, way in t.rs.board.ways[door]:
        t.noise |= (other != here) << way
    t.noise &= t.noise & t.noise - 1  # all but one
    assert p.choice() == ("move", door), away


# ---- the course


def test_no_course_is_changed_that_one_would_set_back() -> None:
    """NM-ACT-12: one did, for two cards, with the Interruption as one of them (23101, round 6)."""
    p = Position("quarantine", room="cockpit")
    open_ship(p)
    t = p.t
    other = next(s for s in range(t.n) if s != p.seat)
    set_room(t, other, p.slot("cockpit"))
    p.hold(ACTION["nerves_of_steel"], ACTION["interruption"])
    asked_again(t, p.seat)
    texts = ("decline", "react interruption 0")
    options = tuple(OptionView(text, text.split()[0], ()) for text in texts)
    asked = DecisionView("interrupt", "NM-ACT-12", False, options, {})
    declared = DeclaredView(other, ArgView("action", "room/set_destination/2"))
    bot = NemesisRegular(1)
    bot.temper = LOYAL
    for seen, harbour, does in (
        (True, keys.MARS, texts[1]),
        (True, keys.EARTH, texts[0]),
        (False, keys.MARS, texts[0]),
    ):
        t.seen_coordinates = seen << p.seat
        t.destination = t.rs.coordinates[t.coordinates].index(harbour)
        view = replace(build(t, p.seat), decision=asked, declared=declared)
        assert bot.choose(view) == does


def test_who_looks_for_nothing_looks_where_the_ship_goes() -> None:
    """NM-ROM-30: with Piloting beside the Cockpit one walked off to an empty room (23101, r2)."""
    p = Position("the_oldest_friend", "cockpit")
    open_ship(p)
    t = p.t
    t.seen_coordinates, t.destination = 0, FIRST_SPACE
    set_room(t, p.seat, p.beside("cockpit"))
    step = ("move", p.slot("cockpit"))
    p.hold(SEARCH, REST, *PLAIN)
    dear = p.score(*step)
    p.hold(SEARCH, ACTION["piloting"], *PLAIN)
    assert p.score(*step) > dear


def test_in_the_last_round_the_way_out_is_stormed() -> None:
    """NM-RND-15: who stays next door to an adult before the only pod dies of it for certain."""
    p = ambush()
    t, out = p.t, p.slot("evacuation_section_a")
    t.time, t.hibernation_open, t.broken = 1, True, 1 << p.slot("hibernatorium")
    t.pod_gone = sum((section != pods.A) << pod for pod, section in enumerate(t.pod_section))
    t.hands[p.seat], t.pack[p.seat] = (), ()
    set_stalkers(t, ((1, keys.ADULT, out, 2),))
    assert p.choice() == ("move", out)
    p.hold(SEARCH, REST, ACTION["interruption"])
    assert p.choice() == ("pass",), "with three cards nobody gets in after a blow"
