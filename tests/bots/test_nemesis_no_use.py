"""What is of no use in the original game: repairs, blind requests, a pod kept open."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots.temper import LOYAL
from lockdown.bots.trading import Bargain
from lockdown.games.nemesis.bots.manners import guesses, waits
from lockdown.games.nemesis.bots.tinkering import serves
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views import build
from lockdown.views.types import ItemView, PackView, WoundView
from tests.bots.test_nemesis_bots import mine
from tests.bots.test_nemesis_plain import plain, sense, step
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_temper import other_of, table
from tests.bots.test_nemesis_veteran import asked_again

MEND = "play basic_repairs 0"


def _all_round(p: Position) -> int:
    """Noise in every corridor of the room that one is in."""
    return sum(1 << way for way in {*p.t.rs.board.exits[p.t.room[p.seat]]})


def test_nobody_lays_three_cards_down_for_a_room_without_use() -> None:
    """NM-MRK-23: amid noise, as the hand was full (112101, round 2)."""
    p = Position("an_old_feud", room="monitoring_room")
    p.hold(REPAIRS, SEARCH, SEARCH, REST, PLAIN[0])
    p.t.broken = 1 << p.slot("monitoring_room")
    points = {"pass": -8.0, MEND: 0.3}
    assert MEND not in plain(p, points), "where nothing is heard a full hand may do anything"
    p.t.noise = _all_round(p)
    assert MEND in plain(p, points)
    assert MEND not in plain(p, points | {MEND: 1.2}), "few markers are left"
    p.hold(REPAIRS, SEARCH, SEARCH)
    assert MEND in plain(p, {"pass": 0.7, MEND: 1.2}), "but not with the last cards"
    assert MEND not in plain(p, {"pass": 0.7, MEND: 2.8}), "where one leaves it is needed"


def test_a_room_that_serves_is_repaired() -> None:
    """For the hurt, the slimy and those whose objective asks for it."""
    p = Position("an_old_feud", room="emergency_room")
    bot = sense()

    def useful() -> bool:
        asked_again(p.t, p.seat)
        return serves(bot.picture(build(p.t, p.seat)))

    assert not useful()
    p.t.light[p.seat] = 1
    assert useful()
    p = Position("an_old_feud", room="comms_room")
    assert not useful()
    p = Position("a_proper_burial", room="comms_room")
    assert useful()
    p = Position("an_old_feud", room="storage")
    assert useful(), "for everybody"


def test_nobody_opens_a_trade_to_guess() -> None:
    """A card for asking blind: of fifteen in sixty games one was accepted."""
    view = table()
    assert view.seat is not None
    me, other = view.seat, other_of(view)
    world = NemesisWorld(view)
    assert guesses(world, Bargain(other, "decoy", "energy_charge"))
    assert not guesses(world, Bargain(other, "decoy")), "a gift is none"
    tools = PackView("yellow", ItemView("tools", "tools", 0, 0, "yellow"))
    seen = replace(view.crew[other], pack=(tools,))
    crew = tuple(seen if seat == other else one for seat, one in enumerate(view.crew))
    assert not guesses(NemesisWorld(replace(view, crew=crew)), Bargain(other, "decoy", "tools"))
    hurt = replace(view.crew[me], wounds=(WoundView("leg"),))
    crew = tuple(hurt if seat == me else one for seat, one in enumerate(view.crew))
    open_wound = replace(view, crew=crew)
    beg = Bargain(other, "decoy", "bandages")
    assert guesses(world, beg)
    assert not guesses(NemesisWorld(open_wound), beg), "who has an open wound asks"
    assert guesses(NemesisWorld(replace(open_wound, time=3)), beg), "but for the last rounds"


def test_nobody_keeps_a_pod_open_beside_another_one() -> None:
    """NM-POD-10: somebody came and threw it out; the other pod was open too (112102, round 9)."""
    view = mine(table(), place="pod", pod=1)
    assert waits(NemesisWorld(view), LOYAL)
    world, seat = NemesisWorld(view), view.seat
    assert seat is not None
    letter = next(x for x in "AB" if world.section(x) == world.room)
    own = next(pod for pod in view.pods if pod.section == letter)
    pods = tuple(
        replace(pod, crew=(seat,), locked=False) if pod.number == own.number else pod
        for pod in view.pods
    )
    assert waits(NemesisWorld(replace(view, pods=pods)), LOYAL)
    spare = replace(own, number=9, crew=(), locked=False)
    assert not waits(NemesisWorld(replace(view, pods=(*pods, spare))), LOYAL)


def test_nobody_walks_off_from_the_signal_with_time_for_it() -> None:
    """NM-ROM-03: two cards of the next hand, on the way to the pod (112102, round 7)."""
    p = Position("a_proper_burial", "evacuation_section_a", room="comms_room")
    p.hold(PLAIN[0])
    p.t.destruct = 4
    points = {"pass": 2.1, step(p): 11.2}
    assert step(p) in plain(p, points)
    p.t.destruct = 1
    assert step(p) not in plain(p, points), "in the last round one goes"
    p.t.destruct = 4
    p.t.signal |= 1 << p.seat
    assert step(p) not in plain(p, points)
    other = Position("an_old_feud", "evacuation_section_a", room="comms_room")
    other.hold(PLAIN[0])
    other.t.destruct = 4
    assert step(other) not in plain(other, points)
