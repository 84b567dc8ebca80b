"""What bots of the original game begin and see through, and what they do not give up for less."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lockdown.bots import answers
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_fights import SLIPS
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_order import unmended
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.resolve import flinches, forgoes, slips_to
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import plain
from tests.bots.test_nemesis_quiet_steps import amid_noise
from tests.bots.test_nemesis_sense import FAST, PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION, OTHER = pods.SECTIONS[pods.A], pods.SECTIONS[pods.B]
REVOLVER, KEY, GRENADE = ITEM["revolver"] | 4 << 8, ITEM["evacuation_key"], ITEM["grenade"]


def picture(p: Position) -> tuple[NemesisSense, NemesisWorld]:
    """A bot and what it makes of the position."""
    asked_again(p.t, p.seat)
    bot = NemesisSense(1)
    return bot, bot.picture(build(p.t, p.seat))


# ---- fights


def test_who_walked_into_a_fight_does_not_slip_back_out_of_it() -> None:
    """NM-CMB-18: in with the first action, out with the second, for two cards and a round."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.t.room[p.seat]
    p.t.hands[p.seat] = (REVOLVER,)
    p.hold(SLIPS[0], SEARCH, REST, *PLAIN)
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    bot, world = picture(p)
    out = slips_to(bot, world)
    assert out in {slot for slot, _ in p.t.rs.board.ways[here]}
    slip, shot = "play suppressive_fire 0", "shoot revolver:4 adult#1"
    points = {slip: -0.6, shot: 3.2, "pass": -7.1}
    assert flinches(bot, world, points, (p.t.round, here, out)) == {slip}
    assert not flinches(bot, world, points | {slip: 4.0}, (p.t.round, here, out)), "it is better"
    assert not flinches(bot, world, points, (p.t.round, here, out + 100)), "it goes on through"
    assert not flinches(bot, world, points, (p.t.round - 1, here, out)), "that was long ago"
    assert not flinches(bot, world, points, (0, 0, 0)), "somebody came"


def test_what_one_walked_into_is_remembered_until_something_is_done() -> None:
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here, other = p.t.room[p.seat], p.beside("storage")
    bot, world = picture(p)
    bot.went(world, f"move {other:03}")
    assert bot.joined == (0, 0, 0), "nobody was there"
    set_stalkers(p.t, ((1, keys.ADULT, other, 0),))
    bot, world = picture(p)
    bot.went(world, f"move {other:03}")
    assert bot.joined == (p.t.round, other, here)
    bot.went(world, "shoot revolver:4 adult#1")
    assert bot.joined == (0, 0, 0)


@pytest.mark.parametrize(
    ("kinds", "face", "again"),
    [
        (("creeper",), "creeper", "no"),
        (("larva", "creeper"), "creeper", "no"),
        (("creeper",), "blank", "yes"),
        (("adult",), "creeper", "yes"),
        (("creeper", "adult"), "creeper", "yes"),
        (("adult",), "adult", "no"),
        (("queen",), "adult", "yes"),
    ],
)
def test_a_hit_is_not_rolled_again(kinds: tuple[str, ...], face: str, again: str) -> None:
    """NM-CMB-05: the creeper hits creepers: one rolled two wounds again (82303, round 2)."""
    foes = [SimpleNamespace(kind=kind) for kind in kinds]
    world = SimpleNamespace(room=1, foes=lambda slot: foes)
    options = tuple(OptionView(text, text, ()) for text in ("no", "yes"))
    asked = DecisionView("reroll", "", False, options, {"face": ArgView("face", face)})
    assert answers.reroll(world, asked) == again  # type: ignore[arg-type]


# ---- steps


def test_nobody_is_surprised_with_the_last_cards_for_what_does_not_run_away() -> None:
    """NM-ENC-07: two cards left amid noise (82301, round 7; 82303, round 4)."""
    p, other = amid_noise()
    loud = f"move {other:03}"
    points = {"pass": 0.7, loud: 4.2}
    p.hold(SEARCH, SEARCH, REST)
    assert loud in plain(p, points)
    assert loud not in plain(p, points | {loud: 9.0}), "for more it may"
    p.hold(SEARCH, SEARCH, REST, PLAIN[0])
    assert loud not in plain(p, points), "three cards are enough for most"
    p.hold(SEARCH, SEARCH, REST)
    p.t.time = 3
    assert loud not in plain(p, points), "nor is there another hand for it at the end"
    p, other = amid_noise()
    p.hold(SEARCH, SEARCH, REST)
    chased = next(slot for slot, _ in p.t.rs.board.ways[p.slot("storage")] if slot != other)
    set_stalkers(p.t, ((1, keys.ADULT, chased, 0),))
    assert loud not in plain(p, points), "somebody is behind it"


def test_the_card_that_repairs_is_missed_by_what_it_repairs() -> None:
    """NM-MRK-23: into the broken Hatch Control with its last card, which mends (82302, round 4)."""
    p = Position("an_old_feud", SECTION, "hatch_control_system", room="hatch_control_system")
    open_ship(p)
    hatches = p.slot("hatch_control_system")
    p.t.broken |= 1 << hatches
    set_room(p.t, p.seat, p.beside("hatch_control_system"))
    p.hold(REPAIRS)
    asked_again(p.t, p.seat)
    mind = NemesisThought(p.t, p.seat, Weights())
    gain = mind.pull(hatches) - mind.pulled
    assert gain > 0.0
    assert Weights().unmended < unmended(mind, hatches) < gain
    p.t.broken = 0
    asked_again(p.t, p.seat)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert unmended(mind, hatches) < Weights().unmended


def test_nobody_steals_up_on_an_intruder() -> None:
    """NM-MOV-03: nobody listens where an Intruder is: a card too many (82311, round 6)."""
    p = Position("an_old_feud", SECTION, room="storage")
    open_ship(p)
    place = p.beside("storage")
    p.hold(ACTION["reconnaissance"], SEARCH, REST, *PLAIN)
    asked_again(p.t, p.seat)
    assert NemesisThought(p.t, p.seat, Weights()).spied(place) > -9.0 or p.t.occupied >> place & 1
    set_stalkers(p.t, ((1, keys.ADULT, place, 0),))
    asked_again(p.t, p.seat)
    assert NemesisThought(p.t, p.seat, Weights()).spied(place) == -9.0


def test_nobody_goes_to_repair_a_bed_beside_the_queen() -> None:
    """NM-MRK-23: a way into a fire and straight back out of it (82311, round 9)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    bed = p.t.rs.board.start_slot
    p.t.time, p.t.hibernation_open, p.t.broken = 7, True, 1 << bed
    p.hold(FAST, SEARCH, REST)

    def due() -> float:
        asked_again(p.t, p.seat)
        return max(v for s, v, act in goals(p.t, p.seat, Weights(), 1.0, 7) if s == bed)

    free = due()
    set_stalkers(p.t, ((1, keys.QUEEN, bed, 0),))
    assert due() < 0.5 * free


# ---- what only a pod makes count


def hoarder(things: int) -> Position:
    """In the open Hibernatorium; a known section has locked pods."""
    p = Position("hoarder", SECTION, room="hibernatorium")
    open_ship(p)
    p.t.time, p.t.hibernation_open = 7, True
    p.t.hands[p.seat] = ()
    p.t.pack[p.seat] = (KEY, *(ITEM["chemicals"] for _ in range(things - 1)))
    p.hold(SEARCH, REST, *PLAIN)
    return p


def test_nobody_sleeps_with_all_that_only_a_pod_makes_count() -> None:
    """NM-OBJ-12: seven things and the key, and it crept off to bed (82301, round 9)."""

    def asleep(p: Position) -> tuple[set[str], float]:
        _, world = picture(p)
        found = goals(p.t, p.seat, Weights(), 1.0, 7)
        return forgoes(world), max(v for _, v, act in found if act == "hibernate")

    p = hoarder(7)
    barred, worth = asleep(p)
    assert barred == {"room hibernate"} <= plain(p, {"room hibernate": 20.0, "pass": 0.0})
    p.t.wounds[p.seat] = (WOUND["arm"], WOUND["leg"])
    free, most = asleep(p)
    assert not free, "who is hurt looks after its life"
    assert most > 5.0 * worth
    assert not asleep(hoarder(6))[0], "one is missing"
    late = hoarder(7)
    late.t.time = 3
    assert not asleep(late)[0], "there is no time left"
    keyless = hoarder(7)
    keyless.t.pack[keyless.seat] = tuple(ITEM["chemicals"] for _ in range(7))
    assert not asleep(keyless)[0], "no pod lets it in"
    keyless.t.pod_locked = 0
    assert asleep(keyless)[0]


def test_the_key_that_is_turned_does_not_count() -> None:
    """NM-ITM-04: with it the seventh it needs another thing first, beside a room that has some."""

    def loot(p: Position) -> bool:
        p.t.counter[p.beside("hibernatorium")] = 2
        return any(act == "loot" for _, _, act in goals(p.t, p.seat, Weights(), 1.0, 7))

    assert loot(hoarder(7))
    assert not loot(hoarder(8))
    unlocked = hoarder(7)
    unlocked.t.pod_locked = 0
    assert not loot(unlocked), "no key is needed"


# ---- grenades


def before_pods() -> tuple[Position, int]:
    """Unarmed with grenades next door to open pods beside which an adult waits, near the end."""
    p = Position("an_old_feud", SECTION, room=SECTION)
    open_ship(p)
    t, section = p.t, p.slot(SECTION)
    set_room(t, p.seat, p.beside(SECTION))
    t.pod_locked, t.time, t.hibernation_open = 0, 3, True
    t.broken = 1 << t.rs.board.start_slot
    t.pod_gone = sum(1 << pod for pod, mine in enumerate(t.pod_section) if mine != pods.A)
    t.hands[p.seat], t.pack[p.seat] = (), (GRENADE, GRENADE)
    p.hold(SEARCH, REST, *PLAIN)
    set_stalkers(t, ((1, keys.ADULT, section, 0),))
    return p, section


def test_who_bars_the_way_out_is_what_a_grenade_is_for() -> None:
    """NM-ITM-16: three of them were left before open pods and one adult (82302, round 13)."""
    p, section = before_pods()
    throw = ("use", GRENADE, 0)
    most = p.score(*throw)
    assert most > p.score("pass") + 5.0
    assert p.choice() == throw
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert p.score(*throw) < most - 5.0, "nothing is barred"
    p, section = before_pods()
    set_room(p.t, (p.seat + 1) % p.t.n, section)
    assert p.score(*throw) < 0.0, "a friend stands there"


def test_nor_is_it_given_away_there() -> None:
    p, section = before_pods()
    assert "grenade" in picture(p)[1].kept
    set_stalkers(p.t, ())
    assert "grenade" not in picture(p)[1].kept
    set_stalkers(p.t, ((1, keys.ADULT, section, 0),))
    p.t.pack[p.seat] = ()
    assert "grenade" not in picture(p)[1].kept, "nor asked for"
