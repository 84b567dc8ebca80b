"""What bots of the original game do with rooms, doors and things, at second sight."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_sprinklers import cleared
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_doors import CHARGE
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION = pods.SECTIONS[pods.B]
SKILLS, FRIEND, DEMOLITION = (
    ACTION[key] for key in ("computer_skills", "old_friend", "demolition")
)
SPRAY = ("play", SKILLS, 1)


def barred(p: Position) -> frozenset[str]:
    """What has no sense for whoever is wiser than a regular."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


# ---- the Fire Control System


def besieged() -> tuple[Position, int]:
    """In the Fire Control System; the only pods are next door."""
    p = Position("an_old_feud", SECTION, room="fire_control_system")
    open_ship(p)
    t = p.t
    t.time, t.hibernation_open = 5, False
    t.pod_locked = 0
    t.pod_gone = sum(1 << pod for pod, mine in enumerate(t.pod_section) if mine == pods.A)
    p.hold(SKILLS, SEARCH, REST, SEARCH)
    return p, p.slot(SECTION)


def test_who_bars_the_way_out_is_driven_off_with_a_free_card() -> None:
    """NM-ROM-10: with the card for it one sat before a pod behind adults (17102, round 6)."""
    p, pod = besieged()
    set_stalkers(p.t, ((1, keys.ADULT, pod, 0),))
    p.t.hands[p.seat] = ()
    assert p.score(*SPRAY) > 0.0
    assert p.choice() == SPRAY
    set_stalkers(p.t, ())
    p.t.fire = 1 << p.t.rs.board.engines[2]
    assert p.score(*SPRAY) < 1.0, "a fire somewhere is nothing"


@pytest.mark.parametrize("bot", [NemesisRegular, NemesisLearned])
def test_the_room_is_cleared_that_it_was_done_for(bot: type[NemesisRegular]) -> None:
    p, pod = besieged()
    far = p.t.rs.board.engines[1]
    set_stalkers(p.t, ((1, keys.ADULT, pod, 0), (2, keys.CREEPER, far, 0)))
    p.t.hands[p.seat] = ()
    asked_again(p.t, p.seat)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert cleared(mind, pod) > cleared(mind, far)
    options = tuple(
        OptionView(f"to {s:03}", "to", (ArgView("room", f"{s:03}"),)) for s in (far, pod)
    )
    about = {"action": ArgView("action", f"play/{SKILLS}/1")}
    asked = DecisionView("choose_target", "", False, options, about)
    mine = bot(1)
    assert mine.target(mine.picture(build(p.t, p.seat)), asked) == f"to {pod:03}"


def test_nobody_drives_intruders_into_its_own_room_for_little() -> None:
    """NM-ROM-10: they go any way out of the room that is cleared."""
    p, _ = besieged()
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    near = p.beside("fire_control_system")
    set_stalkers(p.t, ((1, keys.ADULT, near, 0), (2, keys.ADULT, near, 0)))
    asked_again(p.t, p.seat)
    assert cleared(NemesisThought(p.t, p.seat, Weights()), near) < 0.0


def test_nobody_clears_a_way_with_the_cards_for_it() -> None:
    """NM-ROM-09: it burnt, for a room that it could not creep to any more (51203, round 6)."""
    p, _ = besieged()
    t, here = p.t, p.slot("fire_control_system")
    t.hands[p.seat], t.hibernation_open = (), True
    t.pod_gone = (1 << len(t.pod_number)) - 1
    ways = [other for other, _ in t.rs.board.ways[here]]
    t.fire = sum(1 << slot for slot in (here, *ways))
    p.hold(SEARCH, REST, SEARCH)

    def own_first() -> bool:
        asked_again(t, p.seat)
        mind = NemesisThought(t, p.seat, Weights())
        return all(cleared(mind, way) < cleared(mind, here) for way in ways)

    assert not own_first(), "the last card is for the way to the Hibernatorium"
    t.noise = (1 << len(t.rs.board.by_code)) - 1
    assert own_first(), "one only creeps there"


# ---- what lasts


def test_armour_is_put_on_before_one_passes() -> None:
    """NM-MIS-03: with what it takes in the bag from the first round to the last (17301, D)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.mission[p.seat] = (ITEM["armor"],)
    p.t.pack[p.seat] = (ITEM["tools"],)
    p.hold(REST, *PLAIN[:1])
    assert p.choice()[0] == "activate"
    assert "pass" in barred(p)


def test_a_free_card_heals_in_the_emergency_room() -> None:
    """NM-ROM-04: one wound was left, and the card for it was kept (17301, round 6)."""
    p = Position("hostile_takeover", "emergency_room", room="emergency_room")
    open_ship(p)
    p.hold(FRIEND, REST)
    p.t.wounds[p.seat] = (keys.WOUND["leg"] | 16,)
    assert p.choice() == ("play", FRIEND, 0)
    assert "pass" in barred(p)


# ---- doors


def test_no_door_is_opened_that_one_does_not_go_through() -> None:
    """NM-DOR-11: with the card less that it takes, sitting still was better (17101, round 7)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    t = p.t
    here = p.slot("storage")
    place, way = t.rs.board.ways[here][0]
    t.closed = sum(1 << corridor for _, corridor in t.rs.board.ways[here])
    t.counter[place] = 2
    t.pack[p.seat] = (CHARGE,)
    opens = ("use", CHARGE, 1)
    cards = (SEARCH, REST, *PLAIN, REST)
    seen = set()
    for n in range(1, len(cards) + 1):
        p.hold(*cards[:n])
        t.closed |= 1 << way
        seen.add(opened := p.score(*opens) > 0.0)
        if opened:
            p.hold(*cards[: n - 1])
            t.closed &= ~(1 << way)
            assert p.score("move", place) > p.score("pass"), n
    assert seen == {False, True}


# ---- fires


def test_a_beginner_does_nothing_senseless_in_a_fire() -> None:
    """NM-MRK-11: a malfunction marker in the room that burns, instead of a way out (17403)."""
    p = Position("an_old_feud", "generator", room="generator")
    open_ship(p)
    t = p.t
    here = p.slot("generator")
    t.fire = 1 << here | sum(1 << other for other, _ in t.rs.board.ways[here])
    t.light[p.seat] = 1
    p.hold(DEMOLITION, ACTION["interruption"], ACTION["covering_fire"], REST)
    asked_again(t, p.seat)
    view, bot = build(t, p.seat), NemesisRookie(1)
    assert view.decision is not None
    world = bot.picture(view)
    points = {option.text: bot.score(world, option) for option in view.decision.options}
    steps = [n for text, n in points.items() if text.startswith(("move", "careful"))]
    assert points["play demolition 1"] < min(points["pass"], max(steps))


# ---- others' deaths, and what is nearly done


def test_no_pod_is_opened_for_the_one_whose_death_is_needed() -> None:
    """NM-OBJ-02: the pod was unlocked, and the very one left in it (17103, C)."""
    p = Position("an_old_feud", SECTION, room="hatch_control_system")
    open_ship(p)
    t = p.t
    t.hibernation_open = False
    t.pod_gone = sum(1 << pod for pod, mine in enumerate(t.pod_section) if mine == pods.A)
    t.pod_locked = ~t.pod_gone & (1 << len(t.pod_number)) - 1
    p.hold(SEARCH, REST, *PLAIN)
    rival = next(s for s in range(t.n) if t.number[s] == 3)
    if rival == p.seat:
        t.objectives[p.seat] = (OBJECTIVE["greener_pastures"],)
        rival = next(s for s in range(t.n) if t.number[s] == 2)
    flip = ("room", "flip_pod")
    set_room(t, rival, t.rs.board.cockpit)
    far = p.score(*flip)
    set_room(t, rival, p.slot(SECTION))
    assert p.score(*flip) < 0.0 < far
    assert p.choice() != flip
    t.objectives[p.seat] = (OBJECTIVE["the_oldest_friend"],)
    assert p.score(*flip) > 0.0, "anybody else may come along"


def test_the_course_that_one_has_set_counts() -> None:
    """NM-OBJ-05: it knew the ship to go to Earth and kept another objective (17101)."""
    p = Position("the_oldest_friend", room="cockpit")
    t = p.t
    t.objectives[p.seat] = (OBJECTIVE["the_oldest_friend"], OBJECTIVE["an_old_feud"])
    known = []
    for seen in (0, 1):
        t.seen_coordinates = seen << p.seat
        for place in (keys.MARS, keys.EARTH):
            t.destination = t.rs.coordinates[t.coordinates].index(place)
            asked_again(t, p.seat)
            known.append(NemesisWorld(build(t, p.seat)).objective_value("the_oldest_friend"))
    assert known[0] == known[1] == known[2] < known[3]
