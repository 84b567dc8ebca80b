"""What time, cards and rooms of the original game are good for, and what is left alone."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.quick_goals import Weights, deserts, goals
from lockdown.games.nemesis.bots.regular import SCOUTS, NemesisRegular
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.veteran import NemesisVeteran
from lockdown.rules.pieces import set_room
from lockdown.state import keys
from lockdown.state.keys import ACTION, CORPSE, ITEM, OBJECTIVE
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A, SECTION_B = pods.SECTIONS
DRESSED = tuple(keys.WOUND[key] | 16 for key in ("bleeding", "leg", "arm"))
LOOK = ("room", "look_for_item")


def drawn(p: Position, action: str) -> float:
    """How much something draws that is done somewhere."""
    found = goals(p.t, p.seat, Weights(), 1.0, p.t.time)
    return max((value for _, value, act in found if act == action), default=0.0)


# ---- things


def test_nobody_looks_for_things_when_it_is_time_to_go() -> None:
    """NM-SDS-05: two draws in a Storage far from the pods of a ship about to blow up (11101)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    assert p.score(*LOOK) > 0.0
    p.t.destruct = 3
    assert p.score(*LOOK) < 0.0


def test_a_full_bag_is_no_reason_to_look_for_more() -> None:
    """The fourth thing that heals, for one who was well (11103, round 7)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["medkit"],) * 4
    assert p.score(*LOOK) <= 0.0


@pytest.mark.parametrize("level", [NemesisRegular, NemesisLearned, NemesisVeteran])
def test_the_deck_for_what_one_lacks(level: type[NemesisRegular]) -> None:
    """NM-SRC-03: green for a fifth dressing, red in a broken section before the pod (11302)."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.hold(SEARCH, REST)

    def chosen(*things: str) -> str:
        p.t.pack[p.seat] = tuple(ITEM[key] for key in things)
        asked_again(p.t, p.seat)
        options = tuple(
            OptionView(f"deck {name}", "deck", (ArgView("deck", name),))
            for name in ("red", "yellow", "green")
        )
        act = {"action": ArgView("action", f"play/{SEARCH}/0")}
        asked = DecisionView("choose_target", "", False, options, act)
        view = build(p.t, p.seat)
        bot = level(1)
        return bot.target(bot.picture(view), asked).split()[1]

    p.t.hands[p.seat] = (ITEM["revolver"] | 5 << 8,)
    assert chosen() == "green"
    assert chosen("medkit", "bandages") == "yellow"
    assert chosen("medkit", "bandages", "tools") == "red"
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 1 << 8,)
    assert chosen("medkit", "bandages") == "red"
    p.t.broken |= 1 << p.slot(SECTION_A)
    assert chosen("medkit", "bandages") == chosen() == "yellow"


# ---- rooms


def test_a_room_that_nobody_needs_is_not_worth_the_last_cards() -> None:
    """NM-MRK-23: three cards of three for a Command Center, an adult next door (11303, round 6)."""
    p = Position("the_great_hunt", room="storage")
    open_ship(p)
    mend = ("play", REPAIRS, 0)
    p.t.broken |= 1 << p.slot("storage")
    p.hold(REPAIRS, *PLAIN)
    assert p.score(*mend) < 0.0
    p.hold(REPAIRS, *PLAIN, REST, REST)
    assert p.score(*mend) > 0.0
    p.hold(REPAIRS, *PLAIN)
    p.t.broken = 127 & ~1 | 1 << p.slot("storage")
    assert p.score(*mend) > 0.0, "the last markers are worth it (NM-MRK-21)"


def test_dressed_wounds_are_healed_where_they_can_be() -> None:
    """NM-ROM-04: it passed there with three, and died of the next (11203, round 7)."""
    p = Position("hostile_takeover", "emergency_room", room="emergency_room")
    open_ship(p)
    p.hold(SEARCH, *PLAIN)
    p.t.wounds[p.seat] = DRESSED
    assert p.choice() == ("room", "treat_wounds")
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    assert "pass" in bot.barred(bot.picture(view), view.decision)
    p.t.wounds[p.seat] = DRESSED[:1]
    assert not drawn(p, "treat_wounds"), "nobody goes far for one"
    p.t.wounds[p.seat] = DRESSED[:2]
    assert drawn(p, "treat_wounds") > 0.0


# ---- the ship


def test_a_course_that_somebody_changed_is_looked_at() -> None:
    """NM-ROM-30: three rounds beside the Cockpit, and the ship went elsewhere (11103, round 4)."""
    p = Position("salvaging_the_prime_asset", "surgery", room="surgery")
    open_ship(p)
    p.t.seen_coordinates = 0
    p.t.destination = 1
    before = drawn(p, "check_coordinates")
    p.t.destination = 3
    assert drawn(p, "check_coordinates") > 2.0 * before
    p.t.objectives[p.seat] = (OBJECTIVE["an_old_feud"],)
    assert drawn(p, "check_coordinates") < 5.0


def test_whoever_needs_a_pod_does_not_steer() -> None:
    """NM-OBJ-12: with seven things away from the open pod, to the Cockpit (11201, round 9)."""
    p = Position("hoarder", SECTION_A)
    open_ship(p)
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["chemicals"],) * 7
    p.t.seen_coordinates = 0
    assert not drawn(p, "check_coordinates")
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert drawn(p, "check_coordinates") > 0.0, "then sleep is all that is left"


def test_a_hoarder_runs_when_there_is_no_time_for_more() -> None:
    """NM-SDS-06: it sat beside a thing with no card to search, five rounds to go (11202, r4)."""
    p = Position("hoarder", SECTION_A, room="laboratory")
    open_ship(p)
    t = p.t
    p.hold(REST, REST, *PLAIN)
    t.counter[p.slot("laboratory")] = 1
    t.hands[p.seat], t.pack[p.seat] = (), (ITEM["chemicals"],) * 4
    t.pod_locked = t.pod_gone = 0
    assert drawn(p, "loot") > 0.0
    t.destruct = t.time = 5
    assert not drawn(p, "loot")
    assert p.choice()[0] in ("move", "careful", "room")


def test_nobody_leaves_early_with_what_is_to_be_analysed() -> None:
    """NM-OBJ-06: in round 3, unharmed, with the corpse for the Laboratory (11203)."""
    p = Position("extreme_field_biology", SECTION_B, room=SECTION_B)
    open_ship(p)
    p.t.round, p.t.pod_locked = 2, 0
    p.t.hands[p.seat] = (*p.t.hands[p.seat][:1], CORPSE)
    p.t.objectives[p.seat] = tuple(
        OBJECTIVE[key] for key in ("extreme_field_biology", "relentless_investigator")
    )
    assert deserts(p.t, p.seat)
    p.t.round = 5
    assert not deserts(p.t, p.seat)


# ---- fire, and steps that undo each other


def burning() -> tuple[Position, int]:
    """Before a burning Cockpit, behind which everything burns, too."""
    p = Position("an_old_feud")
    open_ship(p)
    t, slot = p.t, p.t.rs.board.cockpit
    here = t.rs.board.ways[slot][0][0]
    set_room(t, p.seat, here)
    t.fire = 1 << slot | sum(1 << o for o, _ in t.rs.board.ways[slot] if o != here)
    p.hold(SEARCH, REST, REPAIRS)
    return p, slot


def steps_barred(p: Position, slot: int, points: float) -> bool:
    """Whether a step into a fire is barred, however good it looks."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    found = {option.text: -50.0 for option in view.decision.options}
    found |= {f"move {slot:03d}": points, "pass": 0.7}
    return f"move {slot:03d}" in bot.plainly(bot.picture(view), view.decision, found)


def test_nobody_whom_it_hurts_ends_a_turn_in_a_fire() -> None:
    """NM-HRT-02: two light wounds, and the pod out of reach in that round (11203, round 12)."""
    p, slot = burning()
    assert not steps_barred(p, slot, 20.0)
    p.t.light[p.seat] = 2
    assert steps_barred(p, slot, 20.0)
    p.t.fire = 1 << slot
    assert not steps_barred(p, slot, 20.0), "it runs through it"
    p.t.actions_left = 1
    assert steps_barred(p, slot, 20.0)
    p.t.time = 2
    assert not steps_barred(p, slot, 20.0), "now or never"


def test_nobody_scouts_into_a_fire() -> None:
    """NM-MRK-11: into the burning Hibernatorium, and back at once (11103, round 7)."""
    p = Position("an_old_feud")
    open_ship(p)
    scout = ACTION["reconnaissance"]
    t, slot = p.t, p.t.rs.board.start_slot
    t.time = t.rs.board.hibernation_opens_at + 1
    t.seen_engines[p.seat] = (1, 1, 0)
    t.seen_coordinates = 0
    set_room(t, p.seat, t.rs.board.ways[slot][0][0])
    p.hold(scout, *PLAIN, REST, REST)
    assert p.score("play", scout, 0) > 0.0
    t.fire = 1 << slot
    assert p.choice() != ("play", scout, 0)


def test_a_step_back_from_where_a_card_led() -> None:
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    here = p.t.room[p.seat]
    whence = p.t.rs.board.ways[here][0][0]
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    back = next(o for o in view.decision.options if o.text == f"move {whence:03d}")
    regular = NemesisRegular(1)
    regular.came = (p.t.round, whence, 0)
    assert regular.returns(regular.picture(view), back)
    regular.came = (p.t.round - 1, whence, 0)
    assert not regular.returns(regular.picture(view), back)
    sense = NemesisSense(1)
    world = sense.picture(view)
    assert not sense.back(world)
    set_room(p.t, p.seat, whence)
    asked_again(p.t, p.seat)
    sense.went(sense.picture(build(p.t, p.seat)), SCOUTS)
    assert back.text in sense.back(world)
