"""The Airlock Control of the original game: whom it is turned on, and who gets out in time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from lockdown.bots import meddling
from lockdown.bots.temper import CAUTIOUS, GREEDY, LOYAL, TEMPERS, TREACHEROUS
from lockdown.games.nemesis.bots import manners, quick_player
from lockdown.games.nemesis.bots.quick_airlock import ALIVE, LATER, PROCEDURE, emptied
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.sensible import NemesisSensible
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.kernel.options import parse_option
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE
from lockdown.views import build
from lockdown.views.types import ArgView, DeclaredView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_temper import bot_of
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

HAND = (SEARCH, SEARCH, REST, *PLAIN)
VENT = ("room", PROCEDURE)


def beside(objective: str = "an_old_feud", *more: str) -> tuple[Position, int]:
    """In the Airlock Control, on a ship without noise; player 3 has passed in the Comms Room."""
    p = Position(objective, "comms_room", *more, room="airlock_control")
    open_ship(p)
    p.hold(*HAND)
    t = p.t
    rival = t.number.index(3)
    assert rival != p.seat
    set_room(t, rival, p.slot("comms_room"))
    t.passed |= 1 << rival
    return p, rival


def drawn(p: Position, weights: Weights | None = None) -> float | None:
    """How much the room draws."""
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    assert VENT in p.t.decision[2]
    found = NemesisThought(p.t, p.seat, weights or Weights()).scores(p.t.decision[2])
    return dict(found).get(VENT)


@pytest.mark.rule("NM-ROM-24")
def test_it_is_turned_on_the_one_whose_death_is_asked_for() -> None:
    """Nobody ever did, with such a rival beyond help (161306, 161204, round 1)."""
    p, _ = beside()
    for temper in TEMPERS:
        assert p.choice(bot_of(temper)) == VENT
    p.explore("generator")
    rooms = (("to", p.slot("generator")), ("to", p.slot("comms_room")))
    assert quick_player.seal(p.t, p.seat, rooms) == rooms[1]
    assert quick_player.seal(p.t, p.seat, rooms[::-1]) == rooms[1]


@pytest.mark.rule("NM-CRT-04")
def test_with_two_objectives_such_a_death_wins_one() -> None:
    """As long as none was chosen a rival sat safely in the Generator (161306, rounds 1 and 2)."""
    p, _ = beside()
    p.t.objectives[p.seat] = tuple(OBJECTIVE[key] for key in ("an_old_feud", "a_proper_burial"))
    assert p.choice() == VENT


def test_who_may_still_get_out_is_worth_less() -> None:
    """NM-DOR-12: any door that is opened calls it off; everybody has a card for that."""
    p, rival = beside()
    sure = drawn(p)
    assert sure is not None
    p.t.passed = 0
    p.t.hand[rival] = (SEARCH,) * 4
    likely = drawn(p)
    assert likely is not None
    assert likely < sure
    p.t.hand[rival] = (ACTION["demolition"],) * 4
    assert drawn(p) == likely, "nobody knows what somebody else holds"
    p.t.hand[rival] = ()
    assert drawn(p) == sure


def test_nobody_kills_for_nothing_but_the_treacherous() -> None:
    """A murder proves no objective, and the loyal commit none that nobody asked for."""
    p, _ = beside("a_proper_burial")
    for temper in (CAUTIOUS, GREEDY, LOYAL):
        assert p.choice(bot_of(temper)) != VENT
    assert drawn(p) is None
    p.t.round = LATER - 1
    assert drawn(p, manners.weights_of(TREACHEROUS)) is None, "nobody is out before it begins"
    p.t.round = LATER
    spite = drawn(p, manners.weights_of(TREACHEROUS))
    assert spite is not None
    assert spite > 0.0
    p.t.objectives[p.seat] = (OBJECTIVE["best_friends_forever"],)
    assert drawn(p, manners.weights_of(TREACHEROUS)) is None, "it needs a survivor"


def test_nobody_dies_with_the_one_who_is_to_die() -> None:
    """In the same room somebody else was."""
    p, _ = beside()
    other = next(s for s in range(p.t.n) if s != p.seat and p.t.number[s] != 3)
    set_room(p.t, other, p.slot("comms_room"))
    assert drawn(p) is None


def test_the_queen_is_killed_without_a_shot() -> None:
    """NM-WND-12: she counts as killed, for those whose objective asks for it."""
    p, rival = beside("the_great_hunt")
    p.t.signal |= 1 << p.seat
    set_room(p.t, rival, p.t.rs.board.engines[2])
    assert (drawn(p) or 0.0) <= 0.0, "an empty room"
    set_stalkers(p.t, ((1, keys.QUEEN, p.slot("comms_room"), 0),))
    hunted = drawn(p)
    assert hunted is not None
    p.t.objectives[p.seat] = (OBJECTIVE["a_proper_burial"],)
    assert hunted > (drawn(p) or 0.0) + 5.0


def test_nobody_shuts_the_doors_before_what_it_wants() -> None:
    """NM-DOR-04: with an adult dead in the Comms Room and no way in nobody sends a signal."""
    p, rival = beside("the_great_hunt")
    set_room(p.t, rival, p.t.rs.board.engines[2])
    place = p.slot("comms_room")
    set_stalkers(p.t, ((1, keys.ADULT, place, 0),))
    assert emptied(NemesisThought(p.t, p.seat, Weights()), place) < 0.0
    p.t.signal |= 1 << p.seat
    assert emptied(NemesisThought(p.t, p.seat, Weights()), place) > 0.0


def test_it_is_worth_a_step() -> None:
    """With the cards for the way there, and for one who stays where it is."""
    p, rival = beside()
    near = p.beside("airlock_control")
    p.t.explored |= 1 << near
    set_room(p.t, p.seat, near)
    p.hold(*HAND[:3])

    def pulled() -> bool:
        return any(goal[2] == PROCEDURE for goal in NemesisThought(p.t, p.seat, Weights()).goals)

    assert pulled()
    p.hold(*HAND[:2])
    assert not pulled()
    p.hold(*HAND)
    p.t.passed &= ~(1 << rival)
    assert not pulled(), "who is still about walks on"


@pytest.mark.rule("NM-ACT-12")
def test_the_loyal_do_not_look_on() -> None:
    """A murder in the next room is interrupted by those who like people, or need them."""
    p, rival = beside("a_proper_burial")
    partner = next(s for s in range(p.t.n) if s not in (p.seat, rival))
    set_room(p.t, partner, p.slot("airlock_control"))
    asked_again(p.t, p.seat)
    act = ArgView("action", f"room/{PROCEDURE}/{p.slot('comms_room')}")
    view = replace(build(p.t, p.seat), declared=DeclaredView(partner, act))

    def answer(temper: Any, view: Any = view) -> str:
        question = asked("interrupt", option("decline"), option("react", "interruption", "0"))
        return meddling.interrupt(NemesisWorld(view), question, temper, manners.stops)

    assert answer(LOYAL).startswith("react")
    assert answer(CAUTIOUS) == "decline"
    p.t.objectives[p.seat] = (OBJECTIVE["best_friends_forever"],)
    needs = replace(build(p.t, p.seat), declared=DeclaredView(partner, act))
    assert answer(CAUTIOUS, needs).startswith("react")
    p.t.objectives[p.seat] = (OBJECTIVE["an_old_feud"],)
    wishes = replace(build(p.t, p.seat), declared=DeclaredView(partner, act))
    assert answer(LOYAL, wishes) == "decline", "it is the very death that it needs"


# ---- the other side


def shut_in(*cards: int, things: tuple[int, ...] = ()) -> Position:
    """In a Generator whose doors have just been shut, the token in it."""
    p = Position("an_old_feud", "airlock_control", room="generator")
    open_ship(p)
    t = p.t
    t.closed |= t.rs.board.doors_of[p.slot("generator")]
    t.vented = p.slot("generator")
    p.hold(*cards)
    t.pack[p.seat] = things
    return p


DEMOLITION, SKILLS = ACTION["demolition"], ACTION["computer_skills"]


@pytest.mark.rule("NM-DOR-12")
@pytest.mark.parametrize("level", [NemesisRegular, NemesisSensible, NemesisRookie])
def test_who_can_opens_a_door_of_a_room_that_loses_its_air(level: Any) -> None:
    """Nobody knew: one rummaged there, passed and died, the card for the door in hand."""

    def choice(p: Position) -> tuple[Any, ...]:
        asked_again(p.t, p.seat)
        return parse_option(level(1).choose(build(p.t, p.seat)))

    assert choice(shut_in(DEMOLITION, SEARCH, REST)) == ("play", DEMOLITION, 0)
    assert choice(shut_in(SKILLS, SEARCH, REST)) == ("play", SKILLS, 0)
    tools = ITEM["tools"]
    assert choice(shut_in(SEARCH, SEARCH, REST, things=(tools,)))[:2] == ("use", tools)
    fighting = shut_in(DEMOLITION, SEARCH, REST)
    set_stalkers(fighting.t, ((1, keys.ADULT, fighting.slot("generator"), 0),))
    assert choice(fighting) == ("play", DEMOLITION, 0)


def test_nothing_else_is_done_there() -> None:
    """Whatever a policy thinks of it; who has nothing for the door does what it likes."""
    p = shut_in(DEMOLITION, SEARCH, REST)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    barred = NemesisSensible(1).barred(NemesisSensible(1).picture(view), view.decision)
    assert {o.text for o in view.decision.options} - barred == {"play demolition 0"}
    p.t.vented = 0
    assert p.score("play", DEMOLITION, 0) < ALIVE
    p = shut_in(SEARCH, REST)
    p.t.counter[p.slot("generator")] = 2
    assert p.score("pass") < p.score("play", SEARCH, 0)


def test_nobody_crawls_into_a_room_that_loses_its_air() -> None:
    """NM-TEC-01: the technical corridors know no doors."""
    p = Position("an_old_feud", "generator", room="storage")
    open_ship(p)
    mind = NemesisThought(p.t, p.seat, Weights())
    before = mind.danger(p.slot("generator"), 3, careful=False)
    p.t.vented = p.slot("generator")
    assert mind.danger(p.slot("generator"), 3, careful=False) > before + 20.0
