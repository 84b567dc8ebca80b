"""What is plainly senseless in the original game: neither its veteran nor `learned` plays it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from lockdown.bots import make, trading
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import SPACES
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.views import build
from lockdown.views.types import ItemView, PackView
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

FIVE = (SEARCH, SEARCH, REST, *PLAIN)


def sense() -> NemesisSense:
    bot = make("learned", 1, "nemesis")
    assert isinstance(bot, NemesisSense)
    return bot


def plain(
    p: Position, points: Mapping[str, float], bot: NemesisSense | None = None
) -> frozenset[str]:
    """What is barred where `regular` thinks so of the options."""
    asked_again(p.t, p.seat)
    bot = bot or sense()
    options = (option(*text.split()) for text in points)
    return bot.plainly(bot.picture(build(p.t, p.seat)), asked("action", *options), points)


def step(p: Position, way: int = 0) -> str:
    return f"move {p.t.rs.board.ways[p.t.room[p.seat]][way][0]:03}"


def test_a_full_hand_is_not_passed_with_round_after_round() -> None:
    """One sat in a section with five cards from round 6 to 11, with quiet rooms next door."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    points = {"pass": -5.0, step(p): -0.4}
    assert "pass" in plain(p, points), "a hand that cannot grow is spent on a look around"
    assert "pass" not in plain(p, points | {step(p): -4.5})
    p.hold(*FIVE[:4])
    points = {"pass": -2.5, step(p): -0.4}
    assert "pass" not in plain(p, points), "a card comes anew: one may wait for it"
    assert "pass" in plain(p, points | {step(p): 0.6})
    p.hold(*FIVE[:3])
    points = {"pass": 0.7, step(p): 2.6}
    assert "pass" not in plain(p, points)
    assert "pass" in plain(p, points | {step(p): 6.0}), "where a way out is near"


def test_nobody_walks_past_what_is_at_hand() -> None:
    """With five cards in the Cockpit, twice, and no look at the coordinates."""
    p = Position("an_old_feud", room="cockpit")
    p.hold(*FIVE)
    points = {"pass": -5.0, "room check_coordinates": 3.1, step(p): -1.1}
    assert {"pass", step(p)} <= plain(p, points)
    assert step(p) in plain(p, points | {"room check_coordinates": 2.5}), "there are cards for both"
    assert step(p) in plain(p, points | {step(p): 1.5}), "the look is what one came for"
    assert step(p) not in plain(p, points | {step(p): 4.0}), "unless the way is better"
    assert step(p) not in plain(p, points | {step(p): 4.0})


def test_nobody_comes_to_do_nothing() -> None:
    """It crept into the Cockpit with three cards left, passed, and went on in the next round."""
    p = Position("an_old_feud", room="cockpit")
    p.hold(*FIVE[:3])
    points = {"pass": 0.7, "room check_coordinates": 3.1, step(p): -0.7}
    assert "pass" in plain(p, points)
    assert "pass" not in plain(p, points | {"room check_coordinates": 2.6})
    p.hold(*FIVE[:2])
    assert "pass" not in plain(p, points | {"pass": 1.4}), "with two cards it may"


def test_nobody_runs_from_a_fight_that_others_hold_next_door() -> None:
    """NM-EVT-03, NM-NOI-08: it ran into noise all round, and nobody had come (51202, round 6)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:4])
    (hunted, _), *_, (other, _) = p.t.rs.board.ways[p.slot("storage")]
    away = f"move {other:03}"
    points = {"pass": -4.0, "play motivation 0": 2.2, away: -3.0}
    set_stalkers(p.t, ((1, keys.ADULT, hunted, 0),))
    assert away not in plain(p, points), "who is chased may hide anywhere"
    set_room(p.t, (p.seat + 1) % p.t.n, hunted)
    assert away in plain(p, points)
    assert away not in plain(p, points | {away: 1.0})


def test_one_who_is_chased_creeps_where_a_step_would_call_somebody() -> None:
    """NM-BAS-03: with four cards it went loudly, and crept on from there (51203, round 8)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:4])
    (hunted, _), *_, (other, _) = p.t.rs.board.ways[p.slot("storage")]
    set_stalkers(p.t, ((1, keys.ADULT, hunted, 0),))
    loud, soft = f"move {other:03}", f"careful {other:03}"
    points = {"pass": -4.0, loud: -6.1, soft: 1.4}
    assert loud in plain(p, points)
    assert soft not in plain(p, points)
    assert loud not in plain(p, points | {loud: -1.0}), "a card is worth some noise"


def test_an_empty_weapon_is_loaded_before_lesser_things() -> None:
    """Two rounds with an empty rifle and two charges: it rummaged, and left with its last card."""
    p = Position("an_old_feud", room="storage")
    p.t.hands[p.seat] = (ITEM["rifle"],)
    p.hold(SEARCH)
    points = {"pass": 2.1, "use energy_charge 0": 2.6, "room look_for_item": 1.9, step(p): 1.0}
    assert plain(p, points) == points.keys() - {"use energy_charge 0"}
    assert step(p) not in plain(p, points | {step(p): 5.0})
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    assert not plain(p, points) & {"pass", "room look_for_item"}
    p.hold(*FIVE[:3])
    points = {"pass": 0.7, "use energy_charge 0": 2.0, step(p): -0.6}
    assert {"pass", step(p)} <= plain(p, points), "nor does one walk for nothing before it"


def test_one_gift_of_medicine_is_enough() -> None:
    """Three medkits and the bandages went to one wounded pilot, a card and an action each."""
    p = Position("an_old_feud", room="storage")
    other = (p.seat + 1) % p.t.n
    set_room(p.t, other, p.slot("storage"))
    p.t.wounds[other] = (keys.WOUND["arm"],)
    p.t.pack[p.seat] = (ITEM["medkit"], ITEM["medkit"])

    def gift() -> str:
        world = sense().picture(build(p.t, p.seat))
        return trading.spare(world, world.view.crew[other])

    assert gift() == "medkit"
    p.t.pack[other] = (ITEM["medkit"],)
    assert not gift(), "the back of its card says that it may have one"
    p.t.pack[other] = (ITEM["tools"],)
    assert gift() == "medkit"
    view = build(p.t, p.seat)
    crew = list(view.crew)
    medkit = PackView("green", ItemView("medkit", "medkit", 0, 0, "none"))
    crew[other] = replace(crew[other], pack=(medkit,))
    world = sense().picture(replace(view, crew=tuple(crew)))
    assert not trading.spare(world, crew[other]), "what was given is known to both"


def test_a_fire_is_no_way_to_spend_a_full_hand() -> None:
    """NM-MRK-11: from a quiet room into the burning Hibernatorium, and straight back again."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:4])
    points = {"pass": -2.5, step(p): -2.3}
    assert step(p) not in plain(p, points)
    p.t.fire = 1 << p.beside("storage")
    assert plain(p, points) == {step(p)}, "also where nothing is better"
    points = {"pass": 2.1, step(p): 20.0}
    assert step(p) not in plain(p, points), "a way out may lead through it"
    p.hold(SEARCH)
    assert step(p) in plain(p, points), "but not with the last card: one would burn there"
    p.t.time = 1
    assert step(p) not in plain(p, points), "unless time is up"


def test_nobody_waits_in_a_fire_with_a_way_out() -> None:
    """NM-MRK-11: an adult came, and it stayed in the flames with a card in hand."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH)
    p.t.fire = 1 << p.slot("storage")
    points = {"pass": -5.4, step(p): 1.8, step(p, 1): -4.5}
    assert "pass" in plain(p, points)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 2),))
    assert "pass" in plain(p, points)
    assert "pass" not in plain(p, points | {step(p): -5.0})


def test_fights_are_not_waited_out() -> None:
    """NM-CMB-14: five rounds beside an adult with three or four cards, until it was dead."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:3])
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 2),))
    points = {"pass": -2.4, "melee adult#1": -0.5, step(p): 2.1}
    assert "pass" in plain(p, points)
    p.hold(SEARCH)
    assert "pass" not in plain(p, points)


def test_nobody_empties_its_weapon_at_the_queen() -> None:
    """NM-CMB-05: with two rounds left and a free way out it shot twice, and ran then."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    set_stalkers(p.t, ((1, keys.QUEEN, p.slot("storage"), 0),))
    points = {"pass": -5.0, "shoot rifle:2 queen#1": 1.8, step(p): 4.5}
    assert "shoot rifle:2 queen#1" in plain(p, points)
    assert "shoot rifle:2 queen#1" not in plain(p, points | {step(p): 3.5})


def test_what_is_nearly_dead_is_shot() -> None:
    """With three wounds on the adult and a loaded revolver it slipped away under fire."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:2])
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 3),))
    slips = "play suppressive_fire 0"
    points = {"pass": -1.7, "shoot pistol:3 adult#1": 14.3, slips: 0.8}
    assert slips in plain(p, points)
    assert slips not in plain(p, points | {"shoot pistol:3 adult#1": 3.2}), "from a fresh one"


def test_nobody_leaves_beside_its_task() -> None:
    """NM-POD-02: in round 3, unhurt, with the carcass it wanted in the next room."""
    p = Position("necroscopy", "cockpit", room="evacuation_section_b")
    p.hold(*FIVE[:3])
    points = {"pass": 0.7, "room enter_pod": 0.0, step(p): 14.9}
    assert "room enter_pod" in plain(p, points)
    assert "room enter_pod" not in plain(p, points | {step(p): 9.0}), "if the task is far"
    p.t.wounds[p.seat] = (keys.WOUND["arm"], keys.WOUND["leg"])
    assert "room enter_pod" not in plain(p, points), "nor who is hurt"
    p.t.wounds[p.seat] = ()
    p.t.time = 3
    assert "room enter_pod" not in plain(p, points), "nor late"


def test_bare_hands_are_for_those_who_have_nothing_better() -> None:
    """NM-CMB-10: it struck at a fresh adult, missed, struck again, and died of its wounds."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    p.t.hands[p.seat] = (ITEM["rifle"],)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 0),))
    points = {"pass": -5.6, "melee adult#1": -1.8, step(p): 0.6}
    assert "melee adult#1" in plain(p, points)
    assert "melee adult#1" not in plain(p, points | {step(p): -21.0}), "there is no way"
    set_stalkers(p.t, ((1, keys.BREEDER, p.slot("storage"), 0),))
    points = {"pass": -5.9, "melee breeder#1": -3.8, step(p): -29.0}
    assert plain(p, points) == {"melee breeder#1"}, "nor at what is mostly missed"
    set_stalkers(p.t, ((1, keys.LARVA, p.slot("storage"), 0),))
    larva = {"pass": -2.0, "melee larva#1": 2.5, step(p): 2.6}
    assert "melee larva#1" not in plain(p, larva)


def test_who_bleeds_dresses_that_with_the_last_cards() -> None:
    """It searched instead, which seemed as good, and had none left for its medkit (NM-HRT-04)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE[:2])
    points = {"pass": 1.4, "use medkit 0": 3.0, "play search 0": 3.0, step(p): 2.4}
    assert plain(p, points) == {"pass", "play search 0", step(p)}
    assert step(p) not in plain(p, points | {step(p): 12.0})
    p.hold(*FIVE)
    assert plain(p, points) == {"pass"}
    light = {"pass": 1.4, "use bandages 0": 4.9, "use bandages 1": 0.4}
    assert "use bandages 1" in plain(p, light), "nor are bandages for light wounds then"
    assert "use bandages 1" not in plain(p, light | {"use bandages 0": 1.0, "use bandages 1": 1.0})
    assert "treated_wound" in NemesisLearned.leaves, "it dressed another wound than that"


def test_what_is_to_be_analysed_is_not_let_fall() -> None:
    """NM-OBJ-06: with a wounded arm it laid down the egg it had fetched, not the empty rifle."""
    p = Position("ab_ovo", room="storage")
    p.t.hands[p.seat] = (ITEM["rifle"], keys.EGG)
    view = build(p.t, p.seat)
    drops = (option("drop", "rifle"), option("drop", "egg"))
    asked_view = replace(view, decision=asked("drop_something", *drops))
    for level in ("learned", "veteran", "regular"):
        assert make(level, 1, "nemesis").choose(asked_view) == "drop rifle"
    world = sense().picture(view)
    assert world.wanted_objects == {"egg"}
    up = tuple("found" if space == "egg" else "" for space in SPACES)
    assert not sense().picture(replace(view, weaknesses=up)).wanted_objects


def test_nobody_goes_back_a_round_later_either() -> None:
    """It stepped next door, passed, and stepped back, with nothing done there."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    here, bot = p.slot("storage"), sense()
    points = {"pass": -5.0, step(p): 1.0, step(p, 1): 1.2}
    world = bot.picture(build(p.t, p.seat))
    bot.trail = (p.t.round - 1, here, p.beside("storage"))
    assert step(p) in plain(p, points, bot)
    assert step(p) not in plain(p, points | {step(p): 1.5}, bot), "unless that is the best"
    p.t.fire = 1 << here
    assert step(p) not in plain(p, points, bot), "but out of a fire"
    p.t.fire = 0
    bot.went(world, "play search 0")
    assert step(p) not in plain(p, points, bot), "and after what it came for"


def test_nothing_is_picked_up_or_laid_down_for_nothing() -> None:
    """Nor is a way out barred, whatever seems better."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    bot = sense()
    p.t.lying = (p.slot("storage") << 16 | keys.CARCASS,)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    found = bot.barred(bot.picture(view), view.decision)
    assert "pickup carcass" in found
    assert any(text.startswith("drop") for text in found)
    points = {"pass": 3.0, "room enter_pod": -1.0, "play search 0": 6.0}
    p.t.time = 1
    assert "room enter_pod" not in plain(p, points)


def test_who_can_leave_unharmed_is_not_struck_on_the_way() -> None:
    """NM-CMB-18: before the Queen with Suppressive Fire, before two with a grenade (6322)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    set_stalkers(p.t, ((1, keys.QUEEN, p.t.room[p.seat], 0),))
    points = {"pass": 0.0, step(p): 4.2, "play suppressive_fire 0": 5.2}
    assert step(p) in plain(p, points)
    assert step(p) in plain(p, {"pass": -6.0, step(p): -4.0, "use smoke_grenade 0": 0.2})
    assert step(p) not in plain(p, points | {"play suppressive_fire 0": 4.0})


def test_a_fire_is_put_out_where_one_has_to_go() -> None:
    """NM-ROM-09: in the Nest, while the ways to the Hibernatorium burned (6321, round 11)."""
    p = Position("an_old_feud", room="fire_control_system")
    door = p.t.rs.board.start_slot
    far = next(s for s in range(1, p.t.rs.board.slots) if s not in near_of(p, door) | near_of(p))
    p.t.fire = 1 << door | 1 << far
    asked_again(p.t, p.seat)
    bot = sense()
    world = bot.picture(build(p.t, p.seat))
    assert bot.sprayed(world, door) > bot.sprayed(world, far) > 0.0


def near_of(p: Position, slot: int = 0) -> set[int]:
    """A room, the own one without a number, and those next to it."""
    slot = slot or p.t.room[p.seat]
    return {slot, *(other for other, _ in p.t.rs.board.ways[slot])}


def test_no_step_is_taken_back_in_the_same_turn() -> None:
    """Both actions and three cards for a way to the next room and back (7201, round 3)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    bot = sense()
    asked_again(p.t, p.seat)
    world = bot.picture(build(p.t, p.seat))
    back = int(step(p).split()[1])
    bot.trail = (world.view.round, world.room, back)
    points = {"pass": 0.0, step(p): 9.0}
    assert step(p) in plain(p, points, bot)
    p.t.fire = 1 << p.t.room[p.seat]
    assert step(p) not in plain(p, points, bot), "out of a fire it is"
