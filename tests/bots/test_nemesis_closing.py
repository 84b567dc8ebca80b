"""The last round of the original game: cards that pay for a way out go into nothing else."""

from __future__ import annotations

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import closing
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from lockdown.views import build
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_passing_by import barred
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A, _ = pods.SECTIONS
FRIEND, TOOLS = ACTION["old_friend"], ITEM["tools"]


def last_round(*hand: int) -> tuple[Position, int]:
    """In the section of an open pod, before the last round ends."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.time, p.t.destruct, p.t.pod_locked = 1, -1, 0
    p.hold(*hand)
    return p, p.slot(SECTION_A)


def test_the_cheaper_repair_leaves_the_cards_for_the_pod() -> None:
    """NM-MRK-23: one paid for a card beside its tools, and had one too few (29302, round 12)."""
    p, slot = last_round(REPAIRS, SEARCH, REST)
    p.t.broken |= 1 << slot
    p.t.pack[p.seat] = (TOOLS,)
    dear, cheap = "play basic_repairs 0", "use tools 0"
    assert dear in barred(p)
    assert cheap not in barred(p)
    p.hold(REPAIRS, SEARCH, REST, *PLAIN)
    assert dear not in barred(p), "it pays for both"
    p.hold(REPAIRS, SEARCH, REST)
    p.t.time = 9
    assert dear not in barred(p), "there are more rounds"


def test_nobody_creeps_to_a_pod_that_one_may_only_run_to() -> None:
    """NM-BAS-05: a careful step takes the second card of the pod."""
    p, slot = last_round(SEARCH, REST, PLAIN[0])
    beside = p.beside(SECTION_A)
    set_room(p.t, p.seat, beside)
    p.t.counter[beside] = 2
    found = barred(p)
    assert {f"careful {slot:03}", "play search 0", "pass"} <= found
    assert f"move {slot:03}" not in found
    p.hold(SEARCH, REST, *PLAIN)
    assert f"careful {slot:03}" not in barred(p), "with a card more one may creep"
    p.hold(SEARCH, REST)
    assert "play search 0" not in barred(p), "what nobody can pay for keeps nobody from anything"


def test_a_way_out_beside_a_foe_keeps_no_cards() -> None:
    """NM-ROM-34: nobody gets into a pod in a fight."""
    p, slot = last_round(SEARCH, REST, PLAIN[0])
    asked_again(p.t, p.seat)
    assert slot in closing.exits(NemesisSense(1).picture(build(p.t, p.seat)))
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    assert slot not in closing.exits(NemesisSense(1).picture(build(p.t, p.seat)))


def test_a_card_that_gives_the_way_out_leaves_one_more() -> None:
    """NM-ROM-36: two cards are enough for a step and the sleep that one of them gives."""
    p, _ = last_round(FRIEND, SEARCH)
    home = p.t.rs.board.start_slot
    p.explore("hibernatorium")
    beside = p.beside("hibernatorium")
    set_room(p.t, p.seat, beside)
    p.t.counter[beside] = 2
    p.t.hibernation_open = True
    assert "play search 0" in barred(p)
    assert f"move {home:03}" not in barred(p)
    p.hold(REST, SEARCH)
    assert "play search 0" not in barred(p)
