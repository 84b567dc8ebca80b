"""Ways out of fights and fires in the original game, grenades, and sleep on an unseen course."""

from __future__ import annotations

from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_helm import unsighted
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import plain
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

FULL = (SEARCH, SEARCH, REST, *PLAIN)


def forked(*hand: int) -> tuple[Position, int, int]:
    """In the Hibernatorium, with noise all round one room next door; that room, and a quiet one."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*(hand or FULL))
    t, here = p.t, p.t.room[p.seat]
    exits = {slot: set(t.rs.board.exits[slot]) for slot, _ in t.rs.board.ways[here]}
    loud, quiet = next((a, b) for a in exits for b in exits if a != b and not exits[a] & exits[b])
    for way in exits[loud]:
        t.noise |= 1 << way
    return p, loud, quiet


def test_nobody_flees_into_noise_past_a_quiet_room() -> None:
    """NM-NOI-04: from the queen one fled to where an adult came (102302, round 6)."""
    p, loud, quiet = forked()
    set_stalkers(p.t, ((1, keys.QUEEN, p.t.room[p.seat], 0),))
    points = {f"move {loud:03}": 2.9, f"move {quiet:03}": 4.6, "pass": -10.6}
    there, elsewhere, _ = points
    assert there in plain(p, points)
    assert elsewhere not in plain(p, points)
    assert there not in plain(p, points | {there: 4.9}), "what it is for may be worth it"
    p.t.noise = 0
    assert there not in plain(p, points), "quiet as it is, both are as good"


def test_out_of_a_fire_one_takes_the_better_way() -> None:
    """One crept between a fire and the queen, and not to where it could sleep (102302, round 9)."""
    p, other, best = forked()
    p.t.noise = 0
    points = {f"careful {other:03}": -2.6, f"careful {best:03}": 2.6, "pass": -9.0}
    worse = next(iter(points))
    assert worse not in plain(p, points | {worse: -0.3})
    p.t.fire |= 1 << p.t.room[p.seat]
    assert worse in plain(p, points | {worse: -0.5})
    assert worse not in plain(p, points | {worse: 1.0}), "where it is hardly worse"


def test_nobody_leaves_a_fire_for_a_certain_fight_that_may_creep() -> None:
    """NM-NOI-04: past the Cabins into a broken section amid noise, unarmed (102302, round 8)."""
    p, loud, quiet = forked()
    p.t.fire |= 1 << p.t.room[p.seat]
    points = {f"move {loud:03}": -1.9, f"careful {quiet:03}": -2.5, "pass": -10.1}
    there, crept, _ = points
    assert there in plain(p, points)
    assert crept not in plain(p, points)
    assert there not in plain(p, points | {there: 12.0}), "for a way out"
    assert there not in plain(p, {there: -1.9, "pass": -10.1}), "if it is the only way"
    p.t.time = 3
    assert there not in plain(p, points), "in the last rounds there is no other time"


def test_a_last_action_in_a_fire_is_no_wound_more() -> None:
    """NM-MRK-11, NM-HRT-02: tools were found at the price of a serious wound (102301, round 7)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(SEARCH)
    p.t.fire |= 1 << p.slot("storage")
    p.t.light[p.seat], p.t.actions_left = 1, 1
    points = {"play search 0": 1.0, "pass": -2.1}
    assert "play search 0" in plain(p, points)
    assert "play search 0" not in plain(p, points | {"play search 0": 23.0}), "worth the wound"
    p.t.actions_left = 2
    assert "play search 0" not in plain(p, points), "one may still pass in this turn"
    p.t.actions_left, p.t.fire = 1, 0
    assert "play search 0" not in plain(p, points), "nothing burns"


def test_no_grenade_for_a_fresh_adult_in_nobodys_way() -> None:
    """NM-WND-03: one of ten falls; the rest goes, and its wounds with it (102303, round 4)."""
    p, other, _ = forked()
    p.t.pack[p.seat] = (ITEM["grenade"],)
    points = {"use grenade 0": 1.0, "pass": 0.7}
    set_stalkers(p.t, ((1, keys.ADULT, other, 0),))
    assert "use grenade 0" in plain(p, points)
    assert "use grenade 0" not in plain(p, points | {"use grenade 0": 6.0}), "before a way out"
    set_stalkers(p.t, ((1, keys.ADULT, other, 2),))
    assert "use grenade 0" not in plain(p, points), "that one may fall"
    set_stalkers(p.t, ((1, keys.ADULT, other, 0), (2, keys.ADULT, other, 0)))
    assert "use grenade 0" not in plain(p, points), "two at once"


def test_who_would_sleep_blindly_looks_at_the_course_first() -> None:
    """NM-VIC-04, NM-ROM-30: with seven rounds left two lay down on an unseen one (102303)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    t = p.t
    t.time, t.round, t.hibernation_open = 8, 8, True
    cockpit, start = t.rs.board.cockpit, t.rs.board.start_slot

    def worth(slot: int, action: str) -> float:
        found = goals(t, p.seat, Weights(), 1.0, t.time)
        return max((v for s, v, act in found if (s, act) == (slot, action)), default=0.0)

    slept = worth(start, "hibernate")
    assert not unsighted(t, p.seat)
    t.seen_coordinates &= ~(1 << p.seat)
    assert unsighted(t, p.seat)
    assert worth(start, "hibernate") < 0.1 * slept
    assert worth(cockpit, "check_coordinates") > 3.0 * Weights().course
    t.place[(p.seat + 1) % t.n] = keys.HIBERNATING
    assert not unsighted(t, p.seat), "somebody sleeps already: the course stays as it is"
    t.place[(p.seat + 1) % t.n] = keys.IN_ROOM
    t.time = 4
    assert not unsighted(t, p.seat), "too late"
    t.time = 8
    set_room(t, p.seat, t.rs.board.engines[0])
    assert not unsighted(t, p.seat), "too far"


def test_wounds_of_the_queen_make_no_shot_at_her_good() -> None:
    """NM-WND-04: two cards hardly add up to four; in a fire one shot four times (106401)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    p.t.hands[p.seat] = (ITEM["revolver"] | 6 << 8,)

    def shot(kind: int, wounds: int) -> float:
        set_stalkers(p.t, ((1, kind, p.t.room[p.seat], wounds),))
        return p.score("shoot", p.t.hands[p.seat][0], 1 << 3 | kind)

    assert shot(keys.QUEEN, 3) < 2.0 * shot(keys.QUEEN, 0)
    assert shot(keys.QUEEN, 7) > 1.2 * shot(keys.QUEEN, 3)
    assert shot(keys.ADULT, 3) > 2.0 * shot(keys.ADULT, 0)


def test_nobody_mends_for_nothing_on_a_ship_that_blows_up() -> None:
    """NM-SDS-06: the card paid for it destroys the door before the pods (106402, round 7)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(ACTION["repairs"], *FULL[1:])
    p.t.broken |= 1 << p.slot("storage")
    points = {"play repairs 0": 1.2, "pass": -8.0}
    assert "play repairs 0" not in plain(p, points)
    p.t.destruct = 5
    assert "play repairs 0" in plain(p, points)
    assert "play repairs 0" not in plain(p, points | {"play repairs 0": 9.0}), "what one needs"


def test_an_engine_is_not_looked_at_with_the_card_that_mends_it_in_hand() -> None:
    """NM-BRD-15: it looks at both tokens; one paid for the look, then for the card (102302)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    set_room(p.t, p.seat, p.t.rs.board.engines[0])
    points = {"room check_engine": 1.0, "play basic_repairs 1": 3.0, "pass": 0.7}
    look, order, _ = points
    assert look in plain(p, points)
    assert order not in plain(p, points)
    assert look not in plain(p, {look: 1.0, "pass": 0.7}), "without the card"
    assert look not in plain(p, points | {order: 0.5}), "where that is not wanted"
