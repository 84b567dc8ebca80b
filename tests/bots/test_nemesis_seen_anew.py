"""What one more reader saw in the original game: dear repairs, looks and flights for nothing."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import finds
from lockdown.games.nemesis.bots.quick_answers import locked
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, ROOM
from lockdown.views import build
from tests.bots.test_nemesis_bars import REPAIRS
from tests.bots.test_nemesis_fights import RIFLE
from tests.bots.test_nemesis_hull import before_a_fire
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import FIVE, plain, step
from tests.bots.test_nemesis_quiet_steps import amid_noise
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

SECTION_A = pods.SECTIONS[pods.A]
CONTROL, CARD, TOOLS = "fire_control_system", ("play", REPAIRS, 0), ("use", ITEM["tools"], 0)
LOOK = ("room", "check_engine")


def burning_ship() -> Position:
    """In the Fire Control System, which is broken, with the tools and the card that repair it."""
    p = Position("an_old_feud", room=CONTROL)
    open_ship(p)
    t = p.t
    near = {t.room[p.seat], *(other for other, _ in t.rs.board.ways[t.room[p.seat]])}
    far = [slot for slot in range(1, t.rs.board.slots + 1) if slot not in near]
    t.fire = sum(1 << slot for slot in far[: t.fire_limit])
    t.broken = 1 << p.slot(CONTROL)
    t.pack[p.seat] = (ITEM["tools"],)
    p.hold(REPAIRS, SEARCH, REST)
    return p


@pytest.mark.rule("NM-MRK-13", "NM-ROM-09")
def test_tools_repair_where_the_cards_are_needed_next() -> None:
    """With no fire marker left it took all three cards, and no fire was put out (112203, r4)."""
    p = burning_ship()
    assert p.score(*TOOLS) > p.score(*CARD)
    p.hold(REPAIRS, SEARCH, REST, *PLAIN)
    assert p.score(*TOOLS) < p.score(*CARD), "the cards are enough for both"
    p.t.objectives[p.seat] = (keys.OBJECTIVE["hoarder"],)
    p.hold(REPAIRS, SEARCH, REST)
    assert p.score(*TOOLS) < p.score(*CARD), "things count"


def test_a_search_holds_to_the_tools_too() -> None:
    p = burning_ship()
    card = f"play basic_repairs {CARD[2]}"
    assert card in plain(p, {"use tools 0": 8.0, card: 7.0, "pass": 0.7})
    assert card not in plain(p, {"use tools 0": 6.5, card: 7.0, "pass": 0.7})


@pytest.mark.rule("NM-POD-02")
def test_the_last_cards_repair_no_way_out_that_is_shut() -> None:
    """In the first two rounds two laid down all their cards for locked pods (112201)."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    t, here = p.t, p.slot(SECTION_A)
    t.broken, t.pod_locked = 1 << here, (1 << len(t.pod_number)) - 1
    p.hold(REPAIRS, SEARCH, REST)
    assert locked(t, p.seat, here)
    assert p.score(*CARD) < 0.0
    p.hold(REPAIRS, *FIVE)
    assert p.score(*CARD) > 1.0, "with cards to spare it may be done now"
    p.hold(REPAIRS, SEARCH, REST)
    t.pod_locked = 0
    assert not locked(t, p.seat, here)
    assert p.score(*CARD) > 1.0
    t.pod_locked, t.destruct = (1 << len(t.pod_number)) - 1, 6
    assert not locked(t, p.seat, here), "they open in time"
    t.destruct, t.pack[p.seat] = -1, (ITEM["evacuation_key"],)
    assert not locked(t, p.seat, here), "it has the key"
    start = t.rs.board.start_slot
    assert locked(t, p.seat, start)
    t.time = t.rs.board.hibernation_opens_at + 2
    assert not locked(t, p.seat, start), "they open soon"


def test_a_hoarder_looks_at_no_engine() -> None:
    """NM-OBJ-12: for it one paid with the card that finds its things (112201, round 4)."""
    p = Position("an_old_feud", SECTION_A)
    set_room(p.t, p.seat, p.t.rs.board.engines[1])
    p.hold(*FIVE[:4])
    usual = p.score(*LOOK)
    p.t.objectives[p.seat] = (keys.OBJECTIVE["hoarder"],)
    assert p.score(*LOOK) < 0.0 < usual
    p.hold(*FIVE)
    assert 0.0 < p.score(*LOOK) < usual, "a full hand has nothing else to do"


def test_the_extinguisher_is_kept_when_fire_markers_run_out() -> None:
    """NM-MRK-13: with one left, clothes for one who was well (112202, round 7)."""
    p = Position("an_old_feud", room="storage")
    t = p.t

    def kept() -> str:
        asked_again(t, p.seat)
        keep = asked("keep_item", option("keep", "clothes"), option("keep", "fire_extinguisher"))
        return finds.keep(NemesisWorld(build(t, p.seat)), keep)

    t.pack[p.seat] = (ITEM["medkit"],)
    usual = kept()
    burning = [slot for slot in range(1, t.rs.board.slots + 1) if slot != t.room[p.seat]]
    t.fire = sum(1 << slot for slot in burning[: t.fire_limit - 1])
    assert (usual, kept()) == ("keep clothes", "keep fire_extinguisher")


def test_nobody_sits_down_beside_new_rooms_in_the_first_rounds() -> None:
    """With three cards and two quiet rooms next door one passed at once (112202, round 1)."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *PLAIN[:1])
    points = {"pass": 0.7, step(p): 2.6}
    assert "pass" not in plain(p, points)
    p.t.round = 1
    assert "pass" in plain(p, points)
    assert "pass" not in plain(p, points | {step(p): 1.2})
    p.hold(SEARCH, REST)
    assert "pass" not in plain(p, points)


def test_the_last_card_is_shot_with_rather_than_run_into_noise() -> None:
    """NM-ENC-07: out of the Comms Room that it needed, and surprised next door (112202, r6)."""
    p, other = amid_noise()
    p.t.hands[p.seat] = (RIFLE,)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 4),))
    away = f"move {other:03}"
    points = {"pass": -1.0, "shoot rifle:4 adult#1": 1.8, away: 0.9}
    p.hold(SEARCH)
    assert away in plain(p, points)
    p.hold(SEARCH, REST)
    assert away not in plain(p, points), "with a card left it may"
    p.hold(SEARCH)
    p.t.noise = 0
    assert away not in plain(p, points), "nobody hears it"


def test_nobody_is_let_out_by_a_friend_beside_its_task_either() -> None:
    """NM-ROM-36: the card does what the room does, and was barred nowhere (112202, round 5)."""
    p = Position("quarantine", SECTION_A, room=SECTION_A)
    p.t.pod_locked = 0
    p.hold(ACTION["old_friend"], *FIVE[:3])
    points = {"pass": -4.0, "play old_friend 0": 1.0, step(p): 14.9}
    assert "play old_friend 0" in plain(p, points)
    assert "play old_friend 0" not in plain(p, points | {step(p): 9.0}), "if the task is far"
    p.t.time = 3
    assert "play old_friend 0" not in plain(p, points), "nor late"


@pytest.mark.rule("NM-MRK-11", "NM-SDS-06")
def test_nobody_minds_a_wound_when_the_ship_is_about_to_blow_up() -> None:
    """With the cards for the pod behind a fire one passed, and never left (116323, round 8)."""
    p, between, _ = before_a_fire()
    t, way = p.t, f"move {between:03}"
    t.light[p.seat], t.destruct, t.actions_left = 2, 3, 1
    p.hold(*FIVE[:4])
    points = {way: 26.3, "pass": -4.0}
    assert way not in plain(p, points)
    p.hold(*FIVE[:3])
    assert way in plain(p, points), "it has not the cards for the pod"
    p.hold(*FIVE[:4])
    t.destruct = 4
    assert way in plain(p, points), "it gets there next round"
    t.destruct, t.wounds[p.seat] = 3, (keys.WOUND["arm"], keys.WOUND["leg"])
    assert way in plain(p, points), "the fire may be its death"


@pytest.mark.rule("NM-ROM-09")
def test_a_full_hand_puts_out_the_fire_next_door() -> None:
    """In the room for it one sat for three rounds with five cards (116325, rounds 5 to 7)."""
    p = Position("hoarder", "storage", room=CONTROL)
    open_ship(p)
    t, here = p.t, p.slot(CONTROL)
    beyond = t.rs.board.ways[here][0][0]
    t.counter[beyond] = 1
    t.fire = 1 << beyond
    t.closed = sum(1 << way for other, way in t.rs.board.ways[here] if other != beyond)
    t.pod_gone = 0
    t.hands[p.seat] = ()
    p.hold(*FIVE)
    assert p.choice()[:2] == ("room", "fire_control_procedure")
    assert ROOM[CONTROL] == t.tile[here]
