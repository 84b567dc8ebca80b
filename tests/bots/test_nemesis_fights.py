"""Fights of the original game in set positions: who runs, who shoots, and what cards are for."""

from __future__ import annotations

from typing import Any

import pytest

from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, EGG, ITEM
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SUPPRESSIVE, COVERING, AIM, AUTO, RUSH = (
    ACTION[key]
    for key in ("suppressive_fire", "covering_fire", "taking_aim", "full_auto", "adrenaline")
)
RIFLE, TASER, SMOKE = ITEM["rifle"] | 4 << 8, ITEM["taser"], ITEM["smoke_grenade"]
SLIP = ("play", COVERING, 0)


def ambush(*kinds: int, objective: str = "an_old_feud") -> Position:
    """Beside an open pod with a full hand, and these kinds of Intruders in the room."""
    p = Position(objective, "evacuation_section_a")
    open_ship(p)
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    slot = p.t.room[p.seat]
    set_stalkers(p.t, tuple((n, kind, slot, 0) for n, kind in enumerate(kinds, 1)))
    p.t.pod_locked = 0
    p.hold(*FULL)
    return p


def worth(p: Position, *option: Any) -> float:
    """What an action is worth, whether the table offers it now or not."""
    found = NemesisThought(p.t, p.seat, Weights()).score(option)
    assert found is not None
    return found


def test_nobody_runs_from_one_adult_with_a_full_rifle() -> None:
    """NM-CMB-14: two weapons, eight shots and a full hand, and it turned its back to it."""
    p = ambush(keys.ADULT)
    run = ("move", p.slot("evacuation_section_a"))
    p.t.hands[p.seat] = (RIFLE,)
    armed = worth(p, *run)
    assert p.choice()[0] == "shoot"
    p.t.hands[p.seat] = (ITEM["rifle"],)
    assert worth(p, *run) > armed, "without ammo there is nothing else to do"
    assert p.choice()[0] == "move"
    p.t.hands[p.seat] = (RIFLE,)
    p.hold(SEARCH)
    assert worth(p, *run) > armed, "nor with one card"
    p.hold(*FULL)
    p.t.destruct = 1
    assert worth(p, *run) > armed, "nor in the last round"
    p.t.destruct = -1
    slot = p.t.room[p.seat]
    set_stalkers(p.t, ((1, keys.QUEEN, slot, 0),))
    assert p.choice()[0] == "move", "from the Queen one runs"


def test_slipping_away_is_worth_what_one_escapes_from() -> None:
    """NM-CMB-18: one fled from the Queen and an adult, attacked by both, with Covering Fire."""
    danger = {}
    for kinds in ((keys.LARVA,), (keys.ADULT,), (keys.QUEEN,), (keys.QUEEN, keys.ADULT)):
        p = ambush(*kinds)
        p.t.hands[p.seat] = (RIFLE,)
        ways = [other for other, _ in p.t.rs.board.ways[p.t.room[p.seat]]]
        danger[kinds] = worth(p, *SLIP)
        assert danger[kinds] > max(worth(p, "move", other) for other in ways)
    assert list(danger.values()) == sorted(danger.values())
    p = ambush(keys.QUEEN, keys.ADULT)
    assert worth(p, *SLIP) > worth(p, "use", SMOKE, 0), "a card comes back, a thing does not"
    p = ambush(keys.ADULT)
    p.t.hands[p.seat] = (RIFLE,)
    p.t.pack[p.seat] = (SMOKE,)
    assert p.choice() == ("use", SMOKE, 0), "the pod next door is reached in this turn"
    p.t.actions_left = 1
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 4),))
    assert p.choice()[0] == "shoot", "smoke is for what hardly falls by a shot"


def test_cards_that_shoot_are_worth_their_shot() -> None:
    """NM-CMB-06, NM-CMB-07: no die is rolled again for a larva, no burst is one shot."""
    p = ambush(keys.ADULT)
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 2),))
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 4 << 8,)

    def shot() -> float:
        return NemesisThought(p.t, p.seat, Weights()).best_shot()

    assert worth(p, "play", AIM, 0) > shot()
    assert worth(p, "play", RUSH, 0) > shot(), "it draws a card"
    assert worth(p, "play", RUSH, 1) < shot(), "but nobody runs for it"
    assert worth(p, "play", AUTO, 0) > shot()
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 1 << 8,)
    assert worth(p, "play", AUTO, 0) < shot()
    p = ambush(keys.LARVA)
    p.t.hands[p.seat] = (RIFLE,)
    assert worth(p, "play", AIM, 0) < shot()
    assert worth(p, "play", AUTO, 0) < shot()


def test_a_taser_is_for_intruders() -> None:
    """NM-WND-14, NM-ACT-18: its other part takes away somebody's hand."""
    p = ambush(keys.QUEEN)
    assert worth(p, "use", TASER, 0) > 2.0
    assert worth(p, "use", TASER, 1) < 0.0
    adult = ambush(keys.ADULT)
    assert worth(adult, "use", TASER, 0) < worth(p, "use", TASER, 0)


def test_bare_hands_do_not_kill_whoever_strikes() -> None:
    """NM-CMB-10, NM-HRT-06: one hit an adult with three wounds on its own body, and died of it."""
    p = ambush(keys.ADULT)
    p.t.hands[p.seat] = ()
    slot = p.t.room[p.seat]
    adult = ("melee", 1 << 3 | keys.ADULT)
    well = worth(p, *adult)
    set_stalkers(p.t, ((1, keys.ADULT, slot, 3),))
    assert worth(p, *adult) > well, "who is nearly dead is struck more gladly"
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] for key in ("hand", "arm"))
    assert worth(p, *adult) < well
    p.t.wounds[p.seat] += (keys.WOUND["bleeding"],)
    assert worth(p, *adult) < well - 8.0
    assert p.choice()[0] == "move"
    larva = ("melee", 1 << 3 | keys.LARVA)
    p = ambush(keys.LARVA)
    p.t.hands[p.seat] = ()
    assert p.choice() == larva, "a larva is struck dead by most"
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] for key in ("hand", "arm", "leg"))
    assert worth(p, *larva) < 0.0, "but not by those who would die of a miss"


@pytest.mark.parametrize("kinds", [(keys.QUEEN,), (keys.ADULT, keys.ADULT)])
def test_nobody_walks_in_on_the_queen(kinds: tuple[int, ...]) -> None:
    """One walked into her room with three cards, because the pods were there (NM-ROM-34)."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    section = p.slot("evacuation_section_a")
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    p.t.pod_locked = 0
    p.t.destruct = 3
    p.hold(*FULL[:3])
    p.t.hands[p.seat] = (RIFLE,)
    inside = [("move", section), ("careful", section)]
    assert p.choice() in inside
    set_stalkers(p.t, tuple((n, kind, section, 0) for n, kind in enumerate(kinds, 1)))
    assert p.choice() not in inside
    assert max(worth(p, *step) for step in inside) < -20.0


def test_nobody_looks_in_on_an_intruder_in_the_last_round() -> None:
    """NM-ROM-34: one walked in on an adult before the pods, unarmed, and straight back."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    section = p.slot("evacuation_section_a")
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    p.t.pod_locked = 0
    p.t.pod_gone = sum(1 << pod for pod, mine in enumerate(p.t.pod_section) if mine)
    p.t.destruct = 1
    p.hold(*FULL[:3])
    inside = [("move", section), ("careful", section)]
    p.t.hands[p.seat] = ()
    assert p.choice() in inside
    set_stalkers(p.t, ((1, keys.ADULT, section, 0),))
    assert p.choice() not in inside
    p.t.hands[p.seat] = (RIFLE,)
    assert p.choice() in inside, "who can shoot may clear the way"


# ---- what one came for


def test_what_lies_there_is_not_fetched_again() -> None:
    """NM-ROM-16: one took an egg with noise beside an egg that lay on the floor."""
    p = Position("extreme_field_biology", "laboratory", room="nest")
    open_ship(p)
    p.t.eggs = 5
    p.hold(*FULL)
    assert p.choice() == ("room", "take_egg")
    p.t.lying = (p.slot("nest") << 16 | EGG,)
    assert p.choice() == ("pickup", EGG)


def test_nobody_works_for_the_objective_that_will_go() -> None:
    """NM-CRT-04: one woke the Nest with its last cards, kept another aim and let the egg fall."""
    p = Position("my_precious", room="nest")
    open_ship(p)
    p.t.eggs = 5
    p.hold(*FULL)
    held = p.t.objectives[p.seat]
    assert p.choice() == ("room", "take_egg")
    p.t.objectives[p.seat] = (*held, keys.OBJECTIVE["the_oldest_friend"])
    assert p.choice() != ("room", "take_egg")


def test_an_engine_that_somebody_is_at_draws_less() -> None:
    """NM-BRD-15: two repaired the same engine one after the other."""
    p = Position("an_old_feud")
    p.hold(REPAIRS, *FULL)
    engine = p.t.rs.board.engines[0]
    other = next(s for s in range(p.t.n) if s != p.seat)

    def draws() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, 10)
        return max(value for slot, value, action in found if (slot, action) == (engine, "engine"))

    alone = draws()
    set_room(p.t, other, engine)
    assert draws() < 0.5 * alone
    p.t.seen_engines[p.seat] = (0, -1, -1)
    assert draws() > alone, "one that is known to be broken is repaired"


def test_nobody_runs_from_the_only_way_out_in_the_last_round() -> None:
    """NM-RND-14: time ends before Intruders strike; two ran, and one card was missing (8301)."""
    p = Position("an_old_feud", room="hibernatorium")
    p.t.hands[p.seat] = ()
    p.hold(*PLAIN, SEARCH)
    p.t.hibernation_open, p.t.destruct, p.t.time = True, -1, 1
    start = p.t.rs.board.start_slot
    set_stalkers(p.t, ((1, keys.ADULT, start, 3),))
    asked_again(p.t, p.seat)
    assert p.choice()[0] == "melee"
    p.t.time = 9
    asked_again(p.t, p.seat)
    assert p.choice()[0] == "move", "earlier there is another round"
