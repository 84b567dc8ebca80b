"""What bots of the original game would begin and leave undone, or do for nothing but the cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lockdown.bots.meddling import reason
from lockdown.bots.quick_player import near
from lockdown.bots.temper import LOYAL, TREACHEROUS
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import steps
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE, ROOM
from lockdown.views import build
from tests.bots.test_nemesis_foresight import DEATHS, other_of, paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION, TOOLS, PYROTECHNICS = pods.SECTIONS[pods.A], ITEM["tools"], ACTION["pyrotechnics"]


# ---- repairs


@pytest.mark.parametrize("act", ["play/{}/0", "use/{}/0"])
def test_a_repair_is_not_paid_for_with_the_card_that_uses_the_room(act: str) -> None:
    """NM-ACT-09: it opened no pod any more, for which alone it was done (82201, round 5)."""
    p = Position("best_friends_forever", SECTION, room="hatch_control_system")
    open_ship(p)
    p.t.broken = 1 << p.slot("hatch_control_system")
    p.t.hands[p.seat] = ()
    by = ACTION["repairs"] if act.startswith("play") else TOOLS
    assert paid(p, act.format(by), "search", "old_friend") == "search"
    assert paid(p, "", "search", "old_friend") == "old_friend", "nothing is repaired"


def infested(room: str = "surgery") -> Position:
    """With a larva in the broken Surgery, next door to the pods of a ship that blows up."""
    p = Position("best_friends_forever", SECTION, room=room)
    open_ship(p)
    t, here = p.t, p.slot(room)
    door = p.beside(room)
    other = t.tile[door]
    # The section lies next door.
    old = t.slot_of[ROOM[SECTION]]
    tile = list(t.tile)
    tile[door], tile[old] = ROOM[SECTION], other
    t.tile = tuple(tile)
    slots = list(t.slot_of)
    slots[ROOM[SECTION]], slots[other] = door, old
    t.slot_of = tuple(slots)
    t.larva |= 1 << p.seat
    t.broken = 1 << here
    t.destruct = 5
    t.hands[p.seat], t.pack[p.seat] = (), (TOOLS,)
    set_room(t, other_of(p), door)
    return p


def test_nobody_repairs_a_room_to_walk_off_from_it() -> None:
    """NM-ROM-18: its last card but one went for the Surgery, the last one to go on (82202, r6)."""
    p = infested()
    gains = []
    for cards in ((SEARCH, SEARCH), (SEARCH, SEARCH, *PLAIN)):
        p.hold(*cards)
        gains.append(p.score("use", TOOLS, 0))
    assert gains[0] < 1.0, "with one card left it goes on"
    assert gains[1] > 2.0, "with two it operates first"
    p.hold(SEARCH)
    assert p.score("use", TOOLS, 0) > 2.0, "with none it stays for it"


# ---- steps


def test_nobody_walks_to_where_it_would_turn_back_at_once() -> None:
    """NM-SDS-06: from its way to the pods into a dead end, and back next round (82202, round 5)."""
    p = Position("extreme_field_biology", SECTION)
    open_ship(p)
    t, door = p.t, p.slot(SECTION)
    far = near(t.rs.board, 0)[door]
    here, place, unknown = next(
        (a, b, c)
        for a in range(1, t.rs.board.slots + 1)
        for b, _ in t.rs.board.ways[a]
        for c, _ in t.rs.board.ways[b]
        if far[a] == 3 and far[b] == far[a] + 1 and far[c] >= far[b] and c not in (a, b)
    )
    t.explored &= ~(1 << unknown)
    set_room(t, p.seat, here)
    p.hold(SEARCH, *PLAIN)
    vain = []
    for left in (6, 5):
        t.destruct = left
        asked_again(t, p.seat)
        mind = NemesisThought(t, p.seat, Weights())
        # Something that draws from behind it.
        mind.goals = [(unknown, 40.0, "")]
        mind.pulled = mind.pull(here)
        vain.append(mind.nowhere(place))
    assert vain == [False, True], "there is time, there is none to spare"


# ---- Interruptions


def test_a_step_is_stopped_where_it_may_cost_a_life_alone() -> None:
    """NM-ACT-12: one card for one card, in the first round of all (82203, round 1)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    t, slot, other = p.t, p.slot("storage"), other_of(p)
    t.objectives[p.seat] = (OBJECTIVE[DEATHS[t.number[other] - 1]],)
    set_room(t, other, slot)
    asked_again(t, p.seat)

    def stopped(temper: object = TREACHEROUS) -> bool:
        world = NemesisWorld(build(t, p.seat))
        actor = world.view.crew[other]
        assert isinstance(temper, type(LOYAL))
        return bool(reason(world, actor, ["move", str(p.beside("storage"))], temper))

    assert not stopped()
    t.fire = 1 << slot
    assert stopped()
    assert not stopped(LOYAL)
    t.fire = 0
    set_stalkers(t, ((1, keys.ADULT, slot, 0),))
    assert stopped()
    set_stalkers(t, ())
    t.time = 2
    assert stopped()
    assert not stopped(replace(TREACHEROUS, spiteful=False))


# ---- fires


def burning(*cards: int) -> Position:
    """In a fire with nothing to do, a quiet room far behind noise next door."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.fire = 1 << p.slot("storage")
    p.t.noise = (1 << 60) - 1
    p.hold(*cards)
    return p


def barred(p: Position) -> frozenset[str]:
    """What neither the policy nor a search does here."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


def test_a_fire_is_put_out_with_the_card_for_it() -> None:
    """NM-MRK-11: it paid for something else with it, and burnt for two rounds (82211, round 4)."""
    p = burning(PYROTECHNICS, *PLAIN)
    assert p.choice() == ("play", PYROTECHNICS, 1)
    assert paid(p, "", "pyrotechnics", "technical_corridors") == "technical_corridors"
    p.t.fire = 0
    assert paid(p, "", "pyrotechnics", "technical_corridors") == "pyrotechnics"


def test_nobody_passes_in_a_fire_that_it_can_put_out() -> None:
    """With an extinguisher and the card for it one took the wound (82211, round 3)."""
    p = burning(PLAIN[0])
    assert "pass" not in barred(p)
    p.t.pack[p.seat] = (ITEM["fire_extinguisher"],)
    p.t.actions_left = 1
    assert "pass" in barred(p)
    assert "use fire_extinguisher 0" not in barred(p)


# ---- the end of the ship


def test_no_sequence_is_started_for_two_cards_that_one_starts() -> None:
    """NM-ACT-09: one of the two was the card that starts it for nothing (82211, round 3)."""
    p = Position("aliens_on_a_spaceship", SECTION, room="generator")
    open_ship(p)
    p.t.signal |= 1 << p.seat
    start = "room start_self_destruct"
    p.hold(ACTION["computer_skills"], *PLAIN)
    assert start in barred(p)
    assert "play computer_skills 1" not in barred(p)
    p.hold(*PLAIN, SEARCH)
    assert start not in barred(p)


def test_nobody_waits_for_new_cards_while_the_ship_blows_up() -> None:
    """NM-SDS-08: with two it sat in a section without pods until the end (82211, round 6)."""
    p = Position("an_old_feud", SECTION, room="storage")
    open_ship(p)
    t = p.t
    t.pod_locked, t.destruct = 0, 3
    t.pod_gone = sum(1 << pod for pod, mine in enumerate(t.pod_section) if mine == pods.A)
    other = p.slot(pods.SECTIONS[pods.B])
    t.explored &= ~(1 << other)
    far = near(t.rs.board, 0)[other]
    set_room(t, p.seat, next(slot for slot, n in enumerate(far) if n == 2))
    p.hold(*PLAIN[:2])
    assert "pass" in barred(p)
    t.destruct = 6
    assert "pass" not in barred(p), "there is time"


def test_nobody_walks_into_slime_for_nothing() -> None:
    """NM-ROM-23: out of the shower with a full hand, and back for another one (82212, round 5)."""
    p = Position("an_old_feud", room="room_covered_with_slime")
    open_ship(p)
    slime = p.slot("room_covered_with_slime")
    set_room(p.t, p.seat, p.beside("room_covered_with_slime"))
    careful, loud = f"careful {slime:03}", f"move {slime:03}"
    points = {careful: -1.0, loud: 0.5, "pass": -8.0}
    assert steps.slimes(NemesisWorld(build(p.t, p.seat)), points) == {careful}, "one has an aim"
    p.t.slime |= 1 << p.seat
    assert not steps.slimes(NemesisWorld(build(p.t, p.seat)), points), "it can lose nothing"


def test_nobody_is_silent_where_nothing_is_rolled() -> None:
    """NM-MOV-03: the silent card and one more, into a room with an adult (82216, round 3)."""
    p = Position("relentless_investigator", room="storage")
    open_ship(p)
    t, place = p.t, p.beside("storage")
    p.hold(ACTION["reconnaissance"], *PLAIN)
    asked_again(t, p.seat)
    gains = []
    for foes in ((), ((1, keys.CREEPER, place, 0),)):
        set_stalkers(t, foes)
        mind = NemesisThought(t, p.seat, Weights())
        mind.goals = [(place, 40.0, "")]
        mind.pulled = mind.pull(p.slot("storage"))
        gains.append(mind.spied(place))
    assert gains[0] > 0.0 > gains[1]
