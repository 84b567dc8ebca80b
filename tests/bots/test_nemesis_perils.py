"""Blows, shots, cards and leaving that cost far more than they bring, in the original game."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import meddling, trading
from lockdown.bots.quick_player import near
from lockdown.bots.temper import GREEDY, LOYAL
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.mind import tended
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_sprinklers import cleared
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.sensible import NemesisSensible
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, BLUE_CORPSE, ITEM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, DeclaredView, OptionView
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import plain
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A = pods.SECTIONS[pods.A]
SUPPRESSIVE = ACTION["suppressive_fire"]
DRESSED = tuple(WOUND[key] | 16 for key in ("body", "arm"))


def seen(p: Position) -> NemesisWorld:
    asked_again(p.t, p.seat)
    return NemesisWorld(build(p.t, p.seat))


def fought(*hand: int, rounds: int = 1, wounds: int = 0) -> Position:
    """Hurt, beside an adult in a storage."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*hand)
    p.t.hands[p.seat] = (ITEM["revolver"] | rounds << 8,)
    p.t.light[p.seat] = 2
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), wounds),))
    return p


def test_nobody_strikes_a_fresh_adult_rather_than_wait() -> None:
    """NM-CMB-10: four cards in hand, no round left, hurt: one struck, and was wounded (82102)."""
    p = fought(SEARCH, REST, *PLAIN, rounds=0)
    points = {"pass": -7.6, "melee adult#1": -6.8}
    assert "melee adult#1" in plain(p, points)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 3),))
    assert "melee adult#1" not in plain(p, points), "it may fall"


def test_the_last_round_is_for_slipping_away() -> None:
    """NM-CMB-18: it was fired at a fresh adult, and then one ran (82101, rounds 7 and 10)."""
    points = {"shoot revolver:1 adult#1": 6.0, "play suppressive_fire 0": 1.5, "pass": -3.0}
    shot, slip, _ = points
    p = fought(SUPPRESSIVE, SEARCH, REST)
    assert shot in plain(p, points)
    assert slip not in plain(p, points)
    assert shot not in plain(p, {shot: 6.0, "pass": -3.0}), "without the card it is all there is"
    assert shot not in plain(fought(SUPPRESSIVE, SEARCH, REST, wounds=4), points), "it may fall"
    p = fought(SUPPRESSIVE, SEARCH, REST)
    p.t.light[p.seat] = 0
    assert shot not in plain(p, points), "who is well may try"


def test_whoever_can_slip_away_to_a_pod_does() -> None:
    """NM-POD-02: key in the bag, section next door, the cards for it all (82101, round 7)."""
    p = fought(SUPPRESSIVE, SEARCH, REST, *PLAIN, rounds=3)
    p.explore(SECTION_A)
    here = p.beside(SECTION_A)
    set_room(p.t, p.seat, here)
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    p.t.pack[p.seat] = (ITEM["evacuation_key"],)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    shot, slip = "shoot revolver:3 adult#1", "play suppressive_fire 0"
    points = {shot: 8.0, slip: 1.5, "pass": -3.0}
    assert shot in plain(p, points)
    p.t.pack[p.seat] = ()
    assert shot not in plain(p, points), "the pods are locked"
    p.t.pack[p.seat] = (ITEM["evacuation_key"],)
    p.hold(SUPPRESSIVE, SEARCH)
    assert shot not in plain(p, points), "nor with too few cards"


def test_nobody_leaves_by_a_roll_that_kills_before_dressing() -> None:
    """NM-ROM-34: every face brought somebody, two light wounds beside two serious (82103, r7)."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.time = 9
    p.hold(SEARCH, REST, *PLAIN)
    p.t.pack[p.seat] = (ITEM["bandages"],)
    p.t.wounds[p.seat], p.t.light[p.seat] = DRESSED, 2
    pod, dress = "room enter_pod", "use bandages 1"
    points = {pod: 26.0, dress: 2.4, "pass": 0.7}
    assert pod not in plain(p, points)
    p.t.noise = sum(1 << way for way in set(p.t.rs.board.exits[p.slot(SECTION_A)]))
    set_stalkers(p.t, ((1, keys.ADULT, p.beside(SECTION_A), 0),))
    assert pod in plain(p, points)
    assert pod not in plain(p, {pod: 26.0, "pass": 0.7}), "with nothing to dress one goes"
    p.t.time = 3
    assert pod not in plain(p, points), "nor is there time for it in the end"


def test_the_wounds_that_hinder_are_dressed() -> None:
    """NM-ROM-04: a hand was dressed that had no thing to use, of two wounds and two light ones."""
    p = Position("an_old_feud", room="emergency_room")
    texts = ("option dress", "option heal", "option heal_light")
    options = tuple(OptionView(t, "option", (ArgView("word", t[7:]),)) for t in texts)
    asked = DecisionView("choose_target", "NM-ROM-04", False, options, {})
    p.t.hands[p.seat] = (ITEM["shotgun"],)
    p.t.light[p.seat] = 2
    p.t.wounds[p.seat] = (WOUND["body"] | 16, WOUND["hand"])
    assert tended(seen(p), asked) == "option heal"
    p.t.pack[p.seat] = (ITEM["bandages"],)
    assert tended(seen(p), asked) == "option dress", "things take a card more"
    p.t.pack[p.seat] = ()
    p.t.wounds[p.seat] = (WOUND["body"] | 16, WOUND["bleeding"])
    assert tended(seen(p), asked) == "option dress"


def test_nerves_are_not_paid_for_the_egg_whose_noise_they_are_for() -> None:
    """NM-ROM-12, NM-ENC-08: they were, and a repair was kept (82102, round 3)."""
    p = Position("my_precious", "hatch_control_system", room="nest")
    cards = ("nerves_of_steel", "basic_repairs", "covering_fire")
    p.t.broken = 1 << p.slot("hatch_control_system")
    p.t.noise = sum(1 << way for way in set(p.t.rs.board.exits[p.slot("nest")][:3]))
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 5 << 8,)
    assert paid(p, "room/take_egg", *cards) != "nerves_of_steel"
    assert paid(p, "room/take_egg", *cards[:2]) != "nerves_of_steel"


def test_the_sprinklers_do_not_rescue_the_one_who_is_to_die() -> None:
    """NM-ROM-10: an adult was driven from the one whose death alone was missing (82101, r9)."""
    p = Position("an_old_feud", "storage", room="fire_control_system")
    p.hold(SEARCH, REST, *PLAIN)
    place = p.slot("storage")
    set_stalkers(p.t, ((1, keys.ADULT, place, 0),))

    def worth() -> float:
        return cleared(NemesisThought(p.t, p.seat, Weights()), place)

    rival = next(s for s in range(p.t.n) if p.t.number[s] == 3)
    assert rival != p.seat
    free = worth()
    set_room(p.t, rival, place)
    assert worth() < free - 2.0


def test_whoever_lacks_the_signal_alone_goes_for_it_with_a_larva() -> None:
    """NM-CON-10: next door to the Comms Room one turned round to the pods (82103, round 8)."""
    p = Position("a_proper_burial", "comms_room", SECTION_A)
    open_ship(p)
    p.t.hands[p.seat] = (BLUE_CORPSE,)
    p.t.pod_locked, p.t.time = 0, 8
    p.t.larva = 1 << p.seat

    def leaving() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, p.t.time)
        return max((value for _, value, act in found if act == "enter_pod"), default=0.0)

    assert not leaving()
    p.t.signal = 1 << p.seat
    assert leaving() > 1.0


def test_only_what_one_wants_is_held_back_from_others() -> None:
    """NM-ACT-12: for an egg one stopped the corpse of somebody, who took it next (82102, r1)."""
    p = Position("my_precious")
    other = (p.seat + 1) % p.t.n
    card = (ArgView("card", "interruption"), ArgView("number", "0"))
    options = (OptionView("decline", "decline", ()), OptionView("react 0", "react", card))
    asked = DecisionView("interrupt", "NM-ACT-12", True, options, {})

    def stops(item: int) -> bool:
        declared = DeclaredView(other, ArgView("action", f"pickup/{item}"))
        world = NemesisWorld(replace(seen(p).view, declared=declared))
        return meddling.interrupt(world, asked, GREEDY) != "decline"

    assert stops(ITEM["egg"])
    assert not stops(BLUE_CORPSE)


def test_nobody_begs_for_ammo() -> None:
    """NM-TRD-03: a card for a trade with nothing to offer, refused each time (82101, r6; 82102)."""
    p = Position("an_old_feud", room="storage")
    other = (p.seat + 1) % p.t.n
    set_room(p.t, other, p.slot("storage"))
    p.t.pack[other] = (ITEM["tools"], ITEM["clothes"], ITEM["medkit"])
    p.t.hands[p.seat] = (ITEM["shotgun"],)
    p.t.pack[p.seat] = ()
    p.hold(SEARCH, SEARCH, REST, *PLAIN)
    assert trading.bargain(seen(p), LOYAL) is None
    p.t.wounds[p.seat] = (WOUND["bleeding"],)
    assert trading.bargain(seen(p), LOYAL) is not None


def test_the_level_regular_plays_by_it() -> None:
    """It is mixed into what has no sense."""
    p = fought(SUPPRESSIVE, SEARCH, REST)
    assert p.choice(NemesisSensible(1)) == ("play", SUPPRESSIVE, 0)


def test_with_time_ahead_one_stays_for_what_it_cannot_win_without() -> None:
    """NM-GOL-02: ten rounds ahead one left in a pod without its egg (82103, round 5)."""
    p = Position("my_precious", SECTION_A, room=SECTION_A)
    p.t.signal, p.t.pod_locked, p.t.light[p.seat] = 1 << p.seat, 0, 1
    nest = p.slot("nest")
    p.explore("nest")
    row = near(p.t.rs.board, p.t.closed)[nest]
    far = next(s for s in range(1, p.t.rs.board.slots + 1) if row[s] == 4)
    set_room(p.t, p.seat, far)

    def leaving(left: int) -> float:
        p.t.time = left
        found = goals(p.t, p.seat, Weights(), 1.0, left)
        return max((value for _, value, act in found if act == "enter_pod"), default=0.0)

    assert leaving(11) < 0.2 * leaving(7)


def test_no_trade_is_opened_to_give_away_what_nobody_needs() -> None:
    """NM-TRD-04: a card and an action for a gift of no use to either (82101, round 7)."""
    p = Position("an_old_feud", room="storage")
    other = (p.seat + 1) % p.t.n
    set_room(p.t, other, p.slot("storage"))
    p.t.pack[other] = ()
    p.t.pack[p.seat] = (ITEM["space_suit"], ITEM["chemicals"], ITEM["tools"])
    p.hold(SEARCH, SEARCH, REST, *PLAIN)
    assert trading.bargain(seen(p), LOYAL) is None
    assert trading.bargain(seen(p), LOYAL, parting=True) is not None, "who leaves needs it no more"


def test_nobody_throws_a_grenade_at_somebody_next_door() -> None:
    """NM-ITM-16: for a larva that somebody could shoot one wounded it (82131, round 2)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    grenade = ("use", ITEM["grenade"], 0)
    p.hold(SEARCH, REST, *PLAIN)
    p.t.pack[p.seat] = (ITEM["grenade"],)
    beside = p.beside("storage")
    set_stalkers(p.t, ((1, keys.LARVA, beside, 0),))
    assert p.score(*grenade) > 0.0
    rival = next(s for s in range(p.t.n) if p.t.number[s] == 3)
    friend = next(s for s in range(p.t.n) if s not in (p.seat, rival))
    set_room(p.t, rival, beside)
    assert p.score(*grenade) > 0.0, "one whose death it needs"
    set_room(p.t, friend, beside)
    assert p.score(*grenade) < 0.0


def test_what_opens_doors_leads_to_what_lies_behind_them() -> None:
    """NM-DOR-08: with Tools one sat before the Comms Room and its closed doors (82117)."""
    p = Position("a_proper_burial", "comms_room")
    open_ship(p)
    t, comms = p.t, p.slot("comms_room")
    t.hands[p.seat] = (BLUE_CORPSE,)
    p.hold(SEARCH, SEARCH, REST, REST, PLAIN[1])
    t.closed = t.rs.board.doors_of[comms]
    here = next(s for s in range(1, t.rs.board.slots + 1) if near(t.rs.board, 0)[s][comms] == 2)
    set_room(t, p.seat, here)
    ways = {o for o, _ in t.rs.board.ways[here] if near(t.rs.board, 0)[o][comms] == 1}
    assert p.choice(NemesisSensible(1))[:2] not in {("careful", slot) for slot in ways}
    t.pack[p.seat] = (ITEM["tools"],)
    act = p.choice(NemesisSensible(1))
    assert act[0] in ("move", "careful")
    assert act[1] in ways
    set_room(t, p.seat, act[1])
    assert p.choice(NemesisSensible(1)) == ("use", ITEM["tools"], 2)


def test_hatches_draw_nobody_where_there_is_no_other_pod_to_open() -> None:
    """NM-ROM-28: three sat there with full hands, somebody else at the open pod (82126, r6)."""
    p = Position("an_old_feud", SECTION_A, room="hatch_control_system")
    open_ship(p)
    p.hold(SEARCH, REST, *PLAIN)
    t = p.t
    t.pod_section = (pods.A, *(1 - pods.A for _ in t.pod_section[1:]))
    for hidden in (pods.SECTIONS[1 - pods.A], "nest", "generator"):
        t.explored &= ~(1 << p.slot(hidden))
    other = (p.seat + 1) % t.n
    set_room(t, other, p.slot(SECTION_A))
    t.hand[other] = PLAIN

    def opening() -> float:
        found = goals(t, p.seat, Weights(), 1.0, t.time)
        return max((value for _, value, act in found if act == "flip_pod"), default=0.0)

    t.pod_locked = (1 << len(t.pod_number)) - 1
    assert opening() > 10.0
    t.pod_locked &= ~1
    assert not opening()
