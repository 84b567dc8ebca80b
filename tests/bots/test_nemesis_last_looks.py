"""What readers of games found last in the bots of the original game, and what they do now."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.sense import FLIP, NemesisSense
from lockdown.rules.pieces import set_place, set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A, SECTION_B = pods.SECTIONS


# ---- pods


def hatches() -> Position:
    """Before the Hatch Control System of a ship that is known and quiet; all pods are locked."""
    p = Position("an_old_feud", *pods.SECTIONS, room="hatch_control_system")
    open_ship(p)
    p.hold(*FULL)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    return p


def shut_in(p: Position, tile: str) -> None:
    """All doors round a room are closed."""
    for _, way in p.t.rs.board.ways[p.slot(tile)]:
        p.t.closed |= 1 << way


def pods_of(p: Position, section: int) -> list[int]:
    return [pod for pod, mine in enumerate(p.t.pod_section) if mine == section]


def unlock(p: Position, section: int) -> None:
    for pod in pods_of(p, section):
        p.t.pod_locked &= ~(1 << pod)


def flips(p: Position) -> bool:
    """Whether unlocking a pod draws at all."""
    asked_again(p.t, p.seat)
    found = {act for _, _, act in goals(p.t, p.seat, Weights(), 1.0, 9)}
    mind = NemesisThought(p.t, p.seat, Weights())
    assert (mind.use_room("flip_pod") > 0.0) == ("flip_pod" in found)
    return "flip_pod" in found


def barred(p: Position) -> frozenset[str]:
    """What has no sense here."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


def test_no_pod_is_unlocked_beside_an_open_one() -> None:
    """NM-ROM-28: one pod after the other was unlocked and locked, a hand for each (7101)."""
    p = hatches()
    assert flips(p)
    unlock(p, pods.A)
    assert not flips(p)


def test_pods_behind_closed_doors_are_neither_open_nor_shut() -> None:
    p = hatches()
    unlock(p, pods.A)
    shut_in(p, SECTION_A)
    assert flips(p), "the open pod cannot be reached"
    shut_in(p, SECTION_B)
    assert not flips(p), "and here is none to unlock"
    assert FLIP in barred(p)


@pytest.mark.parametrize("bot", [NemesisRookie, NemesisRegular])
def test_nobody_locks_an_open_pod(bot: type[NemesisRookie | NemesisRegular]) -> None:
    p = hatches()
    unlock(p, pods.A)
    shut_in(p, SECTION_B)
    asked_again(p.t, p.seat)
    numbers = p.t.pod_number
    locked = {numbers[pod] for pod in pods_of(p, pods.B)}
    texts = [str(number) for number in numbers]
    options = tuple(
        OptionView(text=f"pod {n}", verb="pod", args=(ArgView(kind="pod", text=n),)) for n in texts
    )
    decision = DecisionView(kind="choose_target", rule="", secret=False, about={}, options=options)
    mind = bot(1)
    chosen = mind.target(mind.picture(build(p.t, p.seat)), decision)
    assert int(chosen.split()[1]) in locked
    found = quick_player.KNOWN["choose_target"](p.t, p.seat, tuple(("pod", n) for n in numbers))
    assert found[1] in locked


def test_an_activated_key_is_a_key() -> None:
    """NM-MIS-03: the pilot's lies open, and opens a pod all the same."""
    p = hatches()
    assert flips(p)
    p.t.beside[p.seat] = (ITEM["pilot_evacuation_key"],)
    assert not flips(p)


# ---- the ship


def test_engines_are_repaired_while_others_sleep() -> None:
    """NM-ROM-30: only the course is settled then; one passed before a damaged engine (7301)."""
    p = Position("destination_earth")
    open_ship(p)
    engine = p.t.rs.board.engines[0]
    set_room(p.t, p.seat, engine)
    p.t.seen_engines[p.seat] = (0, 1, 1)
    p.hold(REPAIRS, *FULL)
    p.t.seen_coordinates &= ~(1 << p.seat)
    other = next(s for s in range(p.t.n) if s != p.seat)
    set_place(p.t, other, keys.HIBERNATING)
    assert p.choice() == ("play", REPAIRS, 1)
    found = goals(p.t, p.seat, Weights(), 1.0, 9)
    assert not any(act in ("check_coordinates", "set_destination") for _, _, act in found)


def stops(p: Position) -> bool:
    """Whether somebody who stands before the Generator stops the self-destruct sequence."""
    return p.choice() == ("room", "stop_self_destruct")


def generator(objective: str) -> Position:
    """In the Generator of a quiet ship that will blow up, with pods that open in time."""
    p = Position(objective, *pods.SECTIONS, room="generator")
    open_ship(p)
    p.hold(*FULL)
    p.t.destruct = p.t.rs.board.no_return + 2
    return p


@pytest.mark.parametrize("objective", ["destination_earth", "salvaging_the_prime_asset"])
def test_a_ship_that_must_arrive_does_not_blow_up(objective: str) -> None:
    """NM-SDS-04: one stood in the Generator and passed until it was too late (7101)."""
    p = generator(objective)
    assert stops(p)
    p.t.destruct = p.t.rs.board.no_return
    found = goals(p.t, p.seat, Weights(), 1.0, 9)
    assert not any(act == "stop_self_destruct" for _, _, act in found)


def test_whoever_gets_to_no_pod_stops_the_self_destruct_sequence() -> None:
    p = generator("an_old_feud")
    assert not stops(p), "the pods open in time"
    shut_in(p, SECTION_A)
    shut_in(p, SECTION_B)
    assert stops(p)
    p = generator("the_great_hunt")
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert not stops(p), "it wins by the end of the ship"


# ---- trades


def shop() -> tuple[Position, int]:
    """Beside somebody who is hurt and carries something, with a spare thing that heals."""
    p = Position("best_friends_forever")
    open_ship(p)
    p.hold(*FULL)
    other = next(s for s in range(p.t.n) if s != p.seat)
    set_room(p.t, other, p.slot("hibernatorium"))
    p.t.wounds[other] = (keys.WOUND["leg"],)
    p.t.hands[other] = ()
    p.t.pack[other] = (ITEM["duct_tape"],)
    p.t.pack[p.seat] = (ITEM["bandages"], ITEM["bandages"], ITEM["chemicals"])
    return p, other


def asks(p: Position, bot: NemesisRegular) -> bool:
    """Whether a trade is opened, and nothing else is thought of twice."""
    return p.choice(bot) == ("trade",)


def test_a_refused_trade_is_not_asked_for_again() -> None:
    """Three times in one round, a card for each, whatever had been used up or found since (7101).

    Until the other one has something else, or one of the two is worse off: in the third round after
    it was asked again for what it had refused twice (29203, round 4).
    """
    p, other = shop()
    bot = NemesisRegular(1)
    assert asks(p, bot)
    assert not asks(p, bot)
    p.t.pack[p.seat] = (ITEM["bandages"], ITEM["chemicals"], ITEM["tools"])
    assert not asks(p, bot), "the offer is the same"
    p.t.round += 1
    assert not asks(p, bot)
    held, p.t.pack[other] = p.t.pack[other], ()
    assert asks(p, bot), "it has something else"
    p.t.pack[other] = held
    p.t.round += 1
    assert not asks(p, bot), "nothing has changed"
    p.t.wounds[other] += (keys.WOUND["arm"],)
    assert asks(p, bot), "it may think otherwise by now"


def test_the_offer_is_the_one_that_the_trade_is_opened_for() -> None:
    """One opened for a gift repeated what had been refused before."""
    p, other = shop()
    p.t.pack[p.seat] += (ITEM["energy_charge"],)
    bot = NemesisRegular(1)
    assert asks(p, bot)
    first, when = bot.meant
    assert first is not None
    assert (first.give, when) == ("bandages", (p.t.round, p.slot("hibernatorium")))
    p.t.wounds[other], p.t.hands[other] = (), (ITEM["rifle"],)
    p.t.pack[p.seat] = (ITEM["energy_charge"], ITEM["chemicals"])
    p.t.hands[p.seat] = ()
    assert asks(p, bot)
    second, _ = bot.meant
    assert second is not None
    assert second.give.startswith("energy_charge")


# ---- ways out


def test_in_the_last_rounds_nobody_goes_astray_from_the_way_out() -> None:
    """One who was chased crept away from the Hibernatorium next door (7303)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    here = p.beside("hibernatorium")
    set_room(p.t, p.seat, here)
    p.t.hibernation_open, p.t.time = True, 4
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    home = p.slot("hibernatorium")
    others = [other for other, _ in p.t.rs.board.ways[here] if other != home]
    set_stalkers(p.t, ((1, keys.ADULT, others[0], 0),))
    found = barred(p)
    assert {f"move {home:03}", f"careful {home:03}"} - found
    assert "pass" in found
    assert all(f"move {other:03}" in found for other in others)
    p.t.time = 5
    assert f"move {others[-1]:03}" not in barred(p), "there is time to hide first"


def leaves(p: Position) -> bool:
    return p.choice() == ("room", "enter_pod")


def at_the_pods(*objectives: str) -> Position:
    """Before an open pod in the second round, well and alone."""
    p = Position(objectives[0], *pods.SECTIONS, room=SECTION_A)
    p.t.objectives[p.seat] = tuple(keys.OBJECTIVE[key] for key in objectives)
    p.t.round, p.t.time, p.t.pod_locked = 2, 14, 0
    p.hold(*FULL[:2])
    return p


def test_nobody_leaves_in_the_first_rounds_with_nothing_won() -> None:
    """Both objectives asked for a signal that had not been sent (7303)."""
    p = at_the_pods("necroscopy", "the_great_hunt")
    assert not leaves(p)
    assert "room enter_pod" in barred(p)
    p.t.signal |= 1 << p.seat
    assert leaves(p)


def test_the_hurt_the_threatened_and_the_late_leave_with_nothing_won() -> None:
    hurt, threatened, late = (at_the_pods("necroscopy", "the_great_hunt") for _ in range(3))
    hurt.t.wounds[hurt.seat] = (keys.WOUND["leg"],)
    set_stalkers(threatened.t, ((1, keys.ADULT, threatened.beside(SECTION_A), 0),))
    late.t.round = 6
    for p in (hurt, threatened, late):
        assert leaves(p)
        assert "room enter_pod" not in barred(p)
    assert leaves(at_the_pods("an_old_feud", "necroscopy")), "one of them is won without a deed"


# ---- cards


def test_contamination_that_is_kept_for_resting_is_no_dull_card() -> None:
    """NM-RND-08: with a hand that is too full the quick player looked up what it is worth."""
    p = Position("an_old_feud", room="canteen")
    open_ship(p)
    p.hold(SEARCH, SEARCH, SEARCH, REST, keys.CONTAMINATION)
    options = (("done",), *(("discard", card) for card in (SEARCH, REST, keys.CONTAMINATION)))
    assert quick_player.KNOWN["pass_discard"](p.t, p.seat, options) in options[:3]


def test_one_open_pod_is_enough_for_a_section_that_nobody_has_found() -> None:
    """One unlocked all three in the first rounds, two of them of the same section."""
    p = hatches()
    for tile in pods.SECTIONS:
        p.t.explored &= ~(1 << p.slot(tile))
        p.t.seen_tile[p.seat] &= ~(1 << p.slot(tile))
    asked_again(p.t, p.seat)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert mind.room_worth("flip_pod") > 0.0
    for section in (pods.A, pods.B):
        p.t.pod_locked &= ~(1 << pods_of(p, section)[0])
    assert p.t.pod_locked, "one is still locked"
    assert mind.room_worth("flip_pod") < 0.0
    assert FLIP in barred(p)
