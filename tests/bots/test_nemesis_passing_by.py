"""What the bots of the original game no longer pass by: the signal, a friend, a quieter way."""

from __future__ import annotations

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.payments import CALL, missed
from lockdown.games.nemesis.bots.quick_answers import RECONNAISSANCE
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_payments import Uses
from lockdown.games.nemesis.bots.quick_player import spy
from lockdown.games.nemesis.bots.quick_tasks import deduced
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, OBJECTIVE
from lockdown.views import build
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A, SECTION_B = pods.SECTIONS
SKILLS = ACTION["computer_skills"]


def barred(p: Position) -> frozenset[str]:
    """What neither the policy nor a search does here."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


# ---- the signal


def near_comms(*hand: int) -> tuple[Position, int, list[int]]:
    """Next door to the Comms Room, with only the signal to send; it and the other rooms beside."""
    p = Position("the_great_hunt", "comms_room")
    open_ship(p)
    slot = p.slot("comms_room")
    here = p.beside("comms_room")
    set_room(p.t, p.seat, here)
    p.hold(*hand)
    others = [other for other, _ in p.t.rs.board.ways[here] if other != slot]
    return p, slot, others


def test_nobody_passes_by_with_the_cards_for_the_signal() -> None:
    """NM-ROM-03: with just the cards for it one passed next door (15301, rounds 8 to 10)."""
    p, slot, others = near_comms(SKILLS, ACTION["fast_repairs"], REST)
    p.t.broken |= 1 << slot
    ways = {f"move {other:03}" for other in others}

    def passed_by() -> set[str]:
        asked_again(p.t, p.seat)
        view, bot = build(p.t, p.seat), NemesisSense(1)
        world, there = bot.picture(view), f"move {slot:03}"
        return bot.passes_by(world, dict.fromkeys((*ways, there, "pass"), 0.0), there)

    assert passed_by() == {"pass", *ways}
    assert passed_by() <= barred(p)
    p.hold(SKILLS, REST)
    assert not passed_by(), "the room is broken, and nothing there repairs it"
    p.hold(SKILLS, ACTION["fast_repairs"], REST)
    p.t.signal |= 1 << p.seat
    assert not passed_by(), "it is sent"


def test_nor_does_one_flee_past_it() -> None:
    p, slot, others = near_comms(SKILLS, SEARCH)
    set_stalkers(p.t, ((1, keys.BREEDER, p.t.room[p.seat], 0),))
    found = barred(p)
    assert f"move {slot:03}" not in found
    assert {f"move {other:03}" for other in others} <= found
    p.t.signal |= 1 << p.seat
    assert not {f"move {other:03}" for other in others} <= barred(p)


def test_the_card_that_sends_the_signal_is_no_fare() -> None:
    """One paid for a careful step with Piloting, two rooms from there (15301, round 10)."""
    p, _, others = near_comms()
    assert paid(p, f"move/{others[0]}", "piloting", "rest", "old_friend") != "piloting"

    def worth() -> float:
        asked_again(p.t, p.seat)
        world = NemesisSense(1).picture(build(p.t, p.seat))
        return missed(world, "piloting", Uses(others[0]), needed=False)

    before = worth()
    p.t.signal |= 1 << p.seat
    assert before == worth() + CALL


def test_a_signal_that_both_objectives_ask_for_counts_in_full() -> None:
    """NM-CRT-04: with all it takes in hand one went elsewhere (15301, round 2)."""
    p, _, _ = near_comms(*FULL)
    p.t.objectives[p.seat] = tuple(OBJECTIVE[key] for key in ("necroscopy", "a_proper_burial"))
    both = max(v for s, v, act in goals(p.t, p.seat, Weights(), 1.0, 9) if act == "send_signal")
    p.t.objectives[p.seat] = tuple(OBJECTIVE[key] for key in ("an_old_feud", "a_proper_burial"))
    p.t.number = list(range(1, p.t.n + 1))
    one = [v for s, v, act in goals(p.t, p.seat, Weights(), 1.0, 9) if act == "send_signal"]
    assert both == Weights().zeal
    assert max(one, default=0.0) < both


def test_the_last_room_of_its_kind_is_known() -> None:
    """Ten of eleven were seen, none of them the Comms Room; one went to sleep (15201, round 9)."""
    p, slot, _ = near_comms(*FULL)
    assert not deduced(p.t, p.t.explored)
    p.t.explored &= ~(1 << slot)
    assert deduced(p.t, p.t.explored) == 1 << slot
    assert any(
        act == "send_signal" and place == slot
        for place, _, act in goals(p.t, p.seat, Weights(), 1.0, 9)
    )


# ---- steps


def test_nobody_scouts_where_somebody_is() -> None:
    """NM-MOV-03: a plain step is as silent there, for one card less (15102, round 6)."""
    p = Position("an_old_feud", "storage")
    open_ship(p)
    t, slot = p.t, p.slot("storage")
    here = p.beside("storage")
    set_room(t, p.seat, here)
    t.counter[slot] = 4
    p.hold(SEARCH, *PLAIN, RECONNAISSANCE)
    ways = tuple(("to", other) for other, _ in t.rs.board.ways[here])
    assert p.score("play", RECONNAISSANCE, 0) > -9.0
    best = spy(t, p.seat, ways)
    set_room(t, (p.seat + 1) % t.n, best[1])
    assert NemesisThought(t, p.seat, Weights()).spied(best[1]) == -9.0
    assert spy(t, p.seat, ways) != best


def test_nobody_strolls_amid_noise() -> None:
    """For one thing into a dead end with noise all round (15301, round 10)."""
    p = Position("an_old_feud", "storage")
    open_ship(p)
    t, slot = p.t, p.slot("storage")
    set_room(t, p.seat, p.beside("storage"))
    t.counter[slot] = 1
    p.hold(*FULL)
    asked_again(t, p.seat)
    assert NemesisThought(t, p.seat, Weights()).strolls(slot)
    for way in t.rs.board.exits[slot]:
        t.noise |= 1 << way
    assert not NemesisThought(t, p.seat, Weights()).strolls(slot)


def test_the_hurt_and_unarmed_go_to_somebody() -> None:
    """NM-MOV-03: nobody hears it; one sat alone in a dead end and died (15102, rounds 7, 8)."""
    p = Position("best_friends_forever", room="comms_room")
    open_ship(p)
    t, other = p.t, (p.seat + 1) % p.t.n
    beside = p.beside("comms_room")
    set_room(t, other, beside)
    t.hands[p.seat], t.wounds[p.seat] = (), (keys.WOUND["leg"],)
    for ends in t.rs.board.exits:
        for way in ends:
            t.noise |= 1 << way
    p.hold(*FULL)
    mind = NemesisThought(t, p.seat, Weights())
    assert mind.joins(beside)
    assert p.choice() == ("move", beside)
    t.wounds[p.seat] = ()
    assert not NemesisThought(t, p.seat, Weights()).joins(beside)


# ---- ways out


def test_the_friend_who_lets_one_in_is_asked() -> None:
    """NM-ROM-36: for two cards into the pod, one of them the friend who does it (15203, r7)."""
    p = Position("an_old_feud", SECTION_B, room=SECTION_B)
    open_ship(p)
    p.t.pod_locked = 0
    p.hold(ACTION["old_friend"], ACTION["piloting"])
    found = barred(p)
    assert "room enter_pod" in found
    assert "play old_friend 0" not in found
    p.hold(REST, ACTION["piloting"])
    assert "room enter_pod" not in barred(p)


def test_whoever_stays_for_the_signal_opens_no_pod_meanwhile() -> None:
    """NM-ROM-28: with it unsent one opened two, and others left in them (41112, rounds 4 to 7)."""
    hatches = "hatch_control_system"
    p = Position("relentless_investigator", "comms_room", *pods.SECTIONS, room=hatches)
    open_ship(p)
    t = p.t
    t.pod_locked = (1 << len(t.pod_number)) - 1
    p.hold(*FULL)
    flip = ("room", "flip_pod")
    row = near(t.rs.board, t.closed)[p.slot(hatches)]
    assert row[p.slot("comms_room")] <= 3, "near by"
    assert p.score(*flip) < 0.0
    assert p.choice() != flip
    t.signal |= 1 << p.seat
    assert p.score(*flip) > 20.0


def test_the_last_room_is_worth_all_that_were_seen() -> None:
    """NM-OBJ-04: next door to it one passed, and then walked away (41113, rounds 11 and 12)."""
    p = Position("relentless_investigator", "comms_room")
    open_ship(p)
    t = p.t
    t.signal |= 1 << p.seat
    first, second = sorted({other for other, _ in t.rs.board.ways[t.room[p.seat]]})[:2]
    t.explored &= ~(1 << first)
    one = NemesisThought(t, p.seat, Weights()).pull(first)
    t.explored &= ~(1 << second)
    two = NemesisThought(t, p.seat, Weights()).pull(first)
    assert one > 1.5 * two
