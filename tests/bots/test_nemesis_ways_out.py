"""Which way out one takes of the ship: what leaving here forgoes, fires, whoever bars it."""

from __future__ import annotations

import pytest

from lockdown.bots import make
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_keys import taken
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_place, set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import WOUND
from lockdown.views import build
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import FIVE
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A = pods.SECTIONS[pods.A]
HATCHES = "hatch_control_system"


def before_the_pods(*hand: int) -> Position:
    """Next door to the section with the only pods, which are open."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.pod_locked = 0
    p.t.pod_gone = sum((section != pods.A) << pod for pod, section in enumerate(p.t.pod_section))
    set_room(p.t, p.seat, p.beside(SECTION_A))
    p.hold(*hand)
    return p


# ---- what leaving forgoes


@pytest.mark.rule("NM-ROM-31")
def test_nobody_sleeps_on_unseen_engines_beside_an_open_pod() -> None:
    """The last one alive did, two rooms from it and with four rounds to go (161807, round 12)."""
    p = before_the_pods(*FIVE)
    p.t.hibernation_open, p.t.time = True, 8
    set_room(p.t, p.seat, p.slot("hibernatorium"))
    p.t.seen_engines[p.seat] = (0, -1, -1)
    for other in range(p.t.n):
        if other != p.seat:
            set_place(p.t, other, keys.DEAD)
    doubtful = p.score("room", "hibernate")
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.score("room", "hibernate") > doubtful, "with no pod there is nothing better"
    p = before_the_pods(*FIVE)
    p.t.hibernation_open, p.t.time = True, 8
    set_room(p.t, p.seat, p.slot("hibernatorium"))
    sure = p.score("room", "hibernate")
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.score("room", "hibernate") == pytest.approx(sure), "nor beside a sure bed"


# ---- fires


def ablaze(*hand: int) -> tuple[Position, tuple[str, int]]:
    """There, with three serious wounds; the section burns and all round one; the step to it."""
    p = before_the_pods(*hand)
    p.t.wounds[p.seat] = (WOUND["arm"] | 16,) * p.t.rs.serious_limit
    section = p.slot(SECTION_A)
    here = p.t.room[p.seat]
    p.t.closed = sum(1 << way for way in {w for _, w in p.t.rs.board.ways[section]})
    p.t.closed &= ~sum(1 << w for other, w in p.t.rs.board.ways[section] if other == here)
    p.t.fire = 1 << section | 1 << here
    return p, ("move", section)


@pytest.mark.rule("NM-MRK-11", "NM-ROM-05")
def test_out_of_a_deadly_fire_one_goes_to_its_pod_through_another_one() -> None:
    """With five cards one set the course in the flames, and died of them (161703, round 6)."""
    fatal = Weights().fatal
    p, step = ablaze(*FIVE)
    leaves = p.score(*step)
    assert leaves > -fatal
    p.t.actions_left = 1
    assert p.score(*step) < leaves - fatal, "there its turn ends, and it dies"
    p, step = ablaze(*FIVE[:2])
    assert p.score(*step) < leaves - fatal, "nor has it the cards for the pod"
    p, step = ablaze(*FIVE)
    p.t.fire &= ~(1 << p.t.room[p.seat])
    p.t.noise = sum(1 << way for way in set(p.t.rs.board.exits[step[1]]))
    assert p.score(*step) < leaves - fatal / 2, "nobody goes there amid noise who need not"


# ---- who bars the way out


def barred(wounds: int, destruct: int) -> Position:
    """Unarmed before the only pod of a ship that blows up, beside an adult."""
    p = before_the_pods(SEARCH, REST, *PLAIN[:1])
    section = p.slot(SECTION_A)
    set_room(p.t, p.seat, section)
    p.t.destruct, p.t.actions_left = destruct, 1
    p.t.hands[p.seat] = ()
    set_stalkers(p.t, ((1, keys.ADULT, section, wounds),))
    return p


@pytest.mark.rule("NM-CMB-10", "NM-SDS-07")
def test_before_the_end_one_strikes_who_bars_the_only_pod_and_is_nearly_dead() -> None:
    """One ran from it, three rounds before the blast (161704, round 9)."""
    p = barred(4, 3)
    blow = ("melee", 1 << 3 | keys.ADULT)
    most = p.score(*blow)
    assert most > max(p.score("move", other) for other, _ in p.t.rs.board.ways[p.t.room[p.seat]])
    assert p.score(*blow) > barred(0, 3).score(*blow) + 1.0, "a fresh one hardly falls"
    assert barred(4, 6).score(*blow) < most, "with time left one comes back"


# ---- coming back


def fled() -> tuple[NemesisSense, Position, str]:
    """Just run from an adult in a section; the step back to it."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.hold(SEARCH, REST, *PLAIN)
    section, beside = p.slot(SECTION_A), p.beside(SECTION_A)
    set_stalkers(p.t, ((1, keys.ADULT, section, 0),))
    bot = make("regular", 1, "nemesis")
    assert isinstance(bot, NemesisSense)
    asked_again(p.t, p.seat)
    bot.went(bot.picture(build(p.t, p.seat)), f"move {beside:03}")
    set_room(p.t, p.seat, beside)
    return bot, p, f"move {section:03}"


def test_who_fled_goes_back_once_nobody_is_there_any_more() -> None:
    """From its bed, where a friend blew up what it ran from (161005, round 11)."""
    bot, p, step = fled()
    asked_again(p.t, p.seat)
    assert step in bot.back(bot.picture(build(p.t, p.seat)))
    set_stalkers(p.t, ())
    asked_again(p.t, p.seat)
    assert step not in bot.back(bot.picture(build(p.t, p.seat)))
    asked_again(p.t, p.seat)
    bot.went(bot.picture(build(p.t, p.seat)), step)
    bot.trail, bot.fled = (p.t.round, p.t.room[p.seat], p.slot(SECTION_A)), 0
    assert step in bot.back(bot.picture(build(p.t, p.seat))), "others do not walk to and fro"


# ---- the hatches


@pytest.mark.rule("NM-SDS-06")
def test_the_hatches_draw_less_where_the_pods_soon_open_by_themselves() -> None:
    """Past the section that was as near one crept there through noise (161605, round 4)."""
    p = Position("an_old_feud", SECTION_A, room=HATCHES)
    open_ship(p)
    p.hold(*FIVE)
    worth = []
    for nights in (1, 2, 3):
        p.t.destruct = p.t.rs.board.no_return + nights
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        worth.append(max((n for _, n, act in found if act == "flip_pod"), default=0.0))
    assert worth == sorted(set(worth))
    assert worth[0] == 0.0
    p.t.destruct = -1
    found = goals(p.t, p.seat, Weights(), 1.0, 9)
    assert max(n for _, n, act in found if act == "flip_pod") > worth[-1]


def test_nobody_counts_on_another_pod_in_a_fight() -> None:
    """NM-POD-05: one ran from a friend before an open pod to a doubtful bed (161802, round 13)."""
    p = before_the_pods(*FIVE)
    p.t.pod_gone |= sum(1 << pod for pod in range(len(p.t.pod_number)) if pod)
    p.t.pod_gone &= ~(1 << p.t.pod_section.index(pods.A))
    p.explore(HATCHES)
    set_room(p.t, p.seat, p.slot(HATCHES))
    friend, section = (p.seat + 1) % p.t.n, p.slot(SECTION_A)
    set_room(p.t, friend, section)
    assert taken(p.t, p.seat, pods.A, section)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot(HATCHES), 0),))
    assert not taken(p.t, p.seat, pods.A, section)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert mind.fight
