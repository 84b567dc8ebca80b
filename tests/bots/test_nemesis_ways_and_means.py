"""Cards and things of the original game that nobody used, or for the same price everywhere."""

from __future__ import annotations

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.quick_doors import exits
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

SECTION = pods.SECTIONS[pods.A]
CORRIDORS = ACTION["technical_corridors"]
DECOY, ALCOHOL, FOOD = (ITEM[key] for key in ("decoy", "alcohol", "synthetic_food"))
CRAWLS = ("play", CORRIDORS, 0)
#: What opens no door.
DULL = (ACTION["interruption"], ACTION["nerves_of_steel"])


def ready() -> Position:
    """In the section of an open pod, with all done, in the last rounds."""
    p = Position("an_old_feud", SECTION, room=SECTION)
    open_ship(p)
    p.t.time, p.t.hibernation_open, p.t.pod_locked, p.t.pod_gone = 5, False, 0, 0
    p.hold(*PLAIN, SEARCH)
    return p


def shut_in() -> Position:
    """Behind closed doors, with an entrance to the technical corridors, far from the pods."""
    p = ready()
    t = p.t
    row = near(t.rs.board, 0)[p.slot(SECTION)]
    mouths = [s for s in slots(t.rs.board.tunnels[0]) if t.rs.board.kind[s] in "12"]
    here = max(mouths, key=lambda s: (row[s], s))
    set_room(t, p.seat, here)
    t.closed |= t.rs.board.doors_of[here]
    p.hold(CORRIDORS, *DULL)
    return p


def test_who_is_shut_in_crawls_through_the_corridors() -> None:
    """NM-TEC-01: in eighty games nobody ever did, and paid for steps with the card."""
    p = shut_in()
    assert p.choice() == CRAWLS
    mind = NemesisThought(p.t, p.seat, Weights())
    rooms = [("to", slot) for slot in exits(mind)]
    pick = quick_player.whither(CRAWLS)
    assert pick is not None
    found = pick(p.t, p.seat, tuple(rooms))[1]
    assert mind.pull(found) > mind.pull(mind.slot)
    calm = p.score(*CRAWLS)
    p.t.fire = sum(1 << slot for _, slot in rooms)
    assert p.score(*CRAWLS) < calm, "the round ends there (NM-MRK-11)"


def test_nobody_crawls_in_the_last_round_or_for_nothing() -> None:
    """One passes there: there is no other round for what one goes for."""
    p = shut_in()
    p.t.time = 1
    assert p.score(*CRAWLS) < 0.0
    p = ready()
    p.hold(CORRIDORS, *DULL)
    assert p.choice() == ("room", "enter_pod")


def test_what_lies_there_is_looked_for_before_one_crawls() -> None:
    """The card ends one's round: with five cards one left things behind (162034, round 4)."""
    p = shut_in()
    p.hold(CORRIDORS, SEARCH, *DULL)
    p.t.counter[p.t.room[p.seat]] = 2
    assert p.choice() == ("play", SEARCH, 0)
    p.hold(CORRIDORS, SEARCH)
    assert p.choice() == CRAWLS


def test_a_decoy_clears_the_room_of_an_open_pod() -> None:
    """NM-EVT-06: one shot four times at the adult before it instead (161101, round 11)."""
    p = ready()
    p.t.pack[p.seat] = (DECOY,)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot(SECTION), 0),))
    decoy = ("use", DECOY, 0)
    before = p.score(*decoy)
    assert p.choice() == decoy
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.score(*decoy) < before


def test_no_decoy_leads_anybody_to_the_pods() -> None:
    """Next door to them it is the other room that is chosen, in peace as well."""
    p = ready()
    t, section = p.t, p.slot(SECTION)
    here = p.beside(SECTION)
    set_room(t, p.seat, here)
    others = [slot for slot, _ in t.rs.board.ways[here] if slot != section]
    t.pack[p.seat] = (DECOY,)
    set_stalkers(t, ((1, keys.ADULT, here, 0),))
    pick = quick_player.whither(("use", DECOY, 0))
    assert pick is not None
    rooms = tuple(("to", slot) for slot in (section, *others))
    assert pick(t, p.seat, rooms)[1] in others


def test_alcohol_is_drunk_before_one_leaves() -> None:
    """NM-VIC-08: three contamination cards kill two of five who leave with them."""
    p = ready()
    p.hold(*PLAIN[:2], SEARCH, keys.CLEAN)
    p.t.pack[p.seat] = (ALCOHOL,)
    assert p.choice() == ("use", ALCOHOL, 0)
    p.hold(*PLAIN[:1], SEARCH, keys.CLEAN)
    assert p.choice() == ("room", "enter_pod"), "not with the cards for it"


def test_who_lacks_a_card_for_the_pod_eats() -> None:
    """NM-RND-04: food brings two cards for one, just those that the pod takes."""
    p = ready()
    p.hold(REST)
    p.t.pack[p.seat] = (FOOD,)
    assert p.choice() == ("use", FOOD, 0)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.choice() != ("use", FOOD, 0)
