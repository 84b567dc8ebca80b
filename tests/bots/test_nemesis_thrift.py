"""What the bots of the original game no longer waste: finds, charges, cards, trades, ways out."""

from __future__ import annotations

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import finds, quick_doors, quick_player
from lockdown.games.nemesis.bots.quick_answers import activated
from lockdown.games.nemesis.bots.quick_goals import Weights, stays
from lockdown.games.nemesis.bots.quick_tasks import only_calls
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, BLUE_CORPSE, ITEM
from lockdown.views import build
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_passing_by import barred
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

SECTION_A, SECTION_B = pods.SECTIONS
CHARGE, TOOLS, KEY = (ITEM[key] for key in ("energy_charge", "tools", "evacuation_key"))
RUSH, FRIEND, SCOUT, LORE = (
    ACTION[key] for key in ("adrenaline", "old_friend", "reconnaissance", "knowledge_of_the_ship")
)


def kept(p: Position, *names: str) -> str:
    """Which of these finds is kept."""
    asked_again(p.t, p.seat)
    world = NemesisRegular(1).picture(build(p.t, p.seat))
    return finds.keep(world, asked("keep_item", *(option("keep", name) for name in names)))


# ---- finds


def test_what_loads_an_empty_weapon_is_kept() -> None:
    """The pilot kept a second tool and put away what fills the shotgun (23301, round 7)."""
    p = Position("an_old_feud")
    p.t.hands[p.seat], p.t.pack[p.seat] = (ITEM["shotgun"],), (TOOLS,)
    assert kept(p, "tools", "energy_charge_yellow") == "keep energy_charge_yellow"
    p.t.pack[p.seat] = ()
    p.t.hands[p.seat] = ()
    assert kept(p, "tools", "energy_charge_yellow") == "keep tools", "it fits nothing"


def test_nobody_keeps_a_third_of_a_kind() -> None:
    """A third tool instead of what makes something of the other two (23301, round 12)."""
    p = Position("an_old_feud")
    p.t.pack[p.seat] = (TOOLS, TOOLS)
    assert kept(p, "chemicals", "tools") == "keep chemicals"
    p.t.pack[p.seat] = ()
    assert kept(p, "chemicals", "tools") == "keep tools"


def test_one_key_opens_the_pod() -> None:
    """A second key instead of a rifle, beside an empty shotgun (23303, round 7)."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (ITEM["shotgun"],)
    p.t.beside[p.seat] = (ITEM["pilot_evacuation_key"],)
    assert kept(p, "evacuation_key", "prototype_rifle:1") == "keep prototype_rifle:1"
    p.t.objectives[p.seat] = (keys.OBJECTIVE["hoarder"],)
    assert kept(p, "evacuation_key", "chemicals") == "keep evacuation_key", "they all count"


# ---- things


def test_the_only_charge_is_not_for_one_round() -> None:
    """It filled a rifle that had four of five, with nobody near (23302, round 4)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 4 << 8,)
    p.t.pack[p.seat] = (CHARGE,)
    assert p.score("use", CHARGE, 0) < 0.0
    assert "use energy_charge 0" in barred(p)
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 1 << 8,)
    assert p.score("use", CHARGE, 0) > 0.0


def test_a_key_that_opens_nothing_stays_in_the_box() -> None:
    """All pods were open, so that it could only lock one (23301, round 12)."""
    p = Position("an_old_feud", SECTION_A, SECTION_B)
    open_ship(p)
    key = "pilot_evacuation_key:room"
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    assert activated(p.t, p.seat, key) > 0.0
    p.t.pack[p.seat] = (KEY,)
    assert activated(p.t, p.seat, key) < 0.0, "one is enough"
    p.t.pack[p.seat], p.t.pod_locked = (), 0
    assert activated(p.t, p.seat, key) < 0.0


def test_no_scratch_is_dressed_in_a_fire() -> None:
    """NM-MRK-11: with one light wound before and after, and no bandages (23302, round 6)."""
    p = Position("an_old_feud", room="storage")
    p.hold(ACTION["ingenuity"], ACTION["fast_repairs"])
    p.t.pack[p.seat] = (ITEM["bandages"], TOOLS)
    p.t.light[p.seat] = 2
    dress = ("use", ITEM["bandages"], 1)
    assert p.score(*dress) > 0.0
    p.t.light[p.seat] = 1
    p.t.fire |= 1 << p.slot("storage")
    assert p.score(*dress) < 0.0
    assert p.choice()[0] in ("move", "careful")
    p.t.light[p.seat] = 2
    asked_again(p.t, p.seat)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert (mind.worth(dress) or 0.0) > 0.0, "the third would be a serious one"


def test_cards_that_repair_pay_for_the_way_of_one_with_tools() -> None:
    """For their sake one stayed in a fire, with tools in the bag (23302, round 6)."""
    p = Position("salvaging_the_prime_asset", room="storage")
    p.hold(ACTION["ingenuity"], ACTION["fast_repairs"])
    step = ("careful", p.beside("storage"))
    without = p.score(*step)
    p.t.pack[p.seat] = (TOOLS,)
    assert p.score(*step) > without + 1.0


# ---- cards


def fighting(p: Position) -> None:
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 0),))


def test_a_flight_leads_to_no_fire_and_no_noise() -> None:
    """Into the burning Nest for an egg that no card was left for (23301, round 3)."""
    p = Position("my_precious", "nest")
    open_ship(p)
    t, nest = p.t, p.slot("nest")
    here = p.slot("canteen")
    set_room(t, p.seat, here)
    fighting(p)
    p.hold(REST, ACTION["suppressive_fire"])
    t.fire |= 1 << nest
    t.actions_left = 1
    options = tuple(("to", other) for other, _ in t.rs.board.ways[here])
    assert quick_player.flee(t, p.seat, options) != ("to", nest)
    t.fire = 0
    for way in t.rs.board.exits[nest]:
        t.noise |= 1 << way
    assert quick_player.flee(t, p.seat, options) != ("to", nest)


def test_the_card_that_shoots_does_not_pay_for_a_shot() -> None:
    """NM-CMB-03: the same shot for the same card, without the one it draws (23303, round 4)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    fighting(p)
    p.t.hands[p.seat] = (ITEM["rifle"] | 2 << 8,)
    p.hold(RUSH)
    found = barred(p)
    assert any(text.startswith("shoot") for text in found)
    assert "play adrenaline 0" not in found
    p.hold(REST)
    assert not any(text.startswith("shoot") for text in barred(p))


def test_nor_for_a_flight() -> None:
    """It ran and paid with the card that is a flight and draws another (23303, round 13)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    fighting(p)
    p.t.hands[p.seat] = ()
    p.t.light[p.seat], p.t.wounds[p.seat] = 2, (keys.WOUND["arm"] | 16,) * 2
    p.hold(RUSH, SEARCH, REST)
    found = barred(p)
    mind = NemesisThought(p.t, p.seat, Weights())
    assert not mind.vain(("play", RUSH, 1), -0.1), "it may be the best there is, and no good"
    steps = {f"move {other:03}" for other, _ in p.t.rs.board.ways[p.slot("storage")]}
    assert steps <= found
    assert "play adrenaline 1" not in found


def test_the_friend_gives_a_bed_in_a_fire_too() -> None:
    """NM-ROM-36: two cards for it, one of them the friend who does it (23303, round 8)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.t.hibernation_open, p.t.time = True, 7
    p.t.fire |= 1 << p.slot("hibernatorium")
    p.hold(FRIEND, REST)
    assert p.score("play", FRIEND, 0) > p.score("room", "hibernate")
    assert "room hibernate" in barred(p)


def test_the_silent_step_is_no_small_change() -> None:
    """NM-BAS-05: for the same two cards one left noise in the corridor (23201, round 4)."""
    bot = NemesisSense(1)
    points = {"play reconnaissance 0": 3.5, "careful 012": 3.0, "careful 015": 4.0, "pass": 0.0}
    assert bot.dearer(points) == {"careful 012"}


def test_the_card_that_searches_is_cheaper_than_the_light() -> None:
    """One paid for a search with the card that is one (23203, round 8)."""
    points = {"play search 0": 3.0, "use flashlight 0": 2.4, "use bandages 1": 1.2}
    assert NemesisSense(1).dearer(points) == {"use flashlight 0"}


def test_a_card_that_would_be_thrown_away_closes_a_door() -> None:
    """NM-NOI-07: an adult stood behind it; one passed with five cards (23203, round 4)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    t, here = p.t, p.slot("storage")
    beside, way = t.rs.board.ways[here][0]
    set_stalkers(t, ((1, keys.ADULT, beside, 0),))
    p.hold(LORE, REST, SEARCH, *PLAIN)
    assert p.score("play", LORE, 0) > 0.0
    mind = NemesisThought(t, p.seat, Weights())
    ways = [corridor for _, corridor in t.rs.board.ways[here]]
    assert max(ways, key=lambda other: quick_doors.moving(mind, other)) == way
    assert "pass" in barred(p)
    t.wrecked |= 1 << way
    assert quick_doors.closed_off(NemesisThought(t, p.seat, Weights())) < 0.0


def test_the_engine_is_repaired_with_two_cards_left() -> None:
    """One kept both of them before the engine that it needed (23202, round 6)."""
    p = Position("salvaging_the_prime_asset", room="storage")
    p.hold(SEARCH, REST)
    asked_again(p.t, p.seat)
    bot = NemesisSense(1)
    points = {"use tools 1": 2.5, "pass": 1.4}
    assert "pass" in bot.hasty(bot.picture(build(p.t, p.seat)), points, "use tools 1")


def test_nobody_passes_between_two_ways_to_its_bed() -> None:
    """One through a fire, the other longer by just that (23303, round 12)."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.hibernation_open, t.time, t.actions_left = True, 4, 1
    t.pod_gone = (1 << len(t.pod_number)) - 1
    t.hands[p.seat], t.light[p.seat] = (), 2
    t.wounds[p.seat] = (keys.WOUND["arm"], keys.WOUND["leg"] | 16)
    here, through = p.slot("emergency_room"), p.slot("canteen")
    set_room(t, p.seat, here)
    t.fire, t.broken = 1 << through, 1 << here
    p.hold(SEARCH, REST, *PLAIN)
    found = barred(p)
    assert "pass" in found
    assert f"move {through:03}" in found


# ---- others


def test_who_said_no_is_not_asked_again_for_what_cannot_have_come() -> None:
    """For bandages, because one more yellow card had come to the other (23202, round 7)."""
    p = Position("an_old_feud", room="storage")
    t, other = p.t, (p.seat + 1) % p.t.n
    p.hold(*FULL)
    set_room(t, other, p.slot("storage"))
    t.hands[p.seat], t.wounds[p.seat] = (), (keys.WOUND["arm"],)
    t.pack[p.seat], t.pack[other] = (TOOLS,), (ITEM["medkit"],)
    bot, trade = NemesisRegular(1), option("trade")

    def refused() -> bool:
        t.round += 1
        asked_again(t, p.seat)
        world = bot.picture(build(t, p.seat))
        deal = bot.opens(world)
        if deal is None:
            return True
        assert deal.ask in world.values.medicine
        assert not bot.vain(world, trade)
        bot.tries(world, "trade")
        return False

    assert not refused()
    t.pack[other] = (ITEM["medkit"], ITEM["duct_tape"])
    assert refused()
    t.pack[other] = (ITEM["medkit"], ITEM["bandages"])
    assert not refused(), "that may be the thing"


# ---- ways out


def test_the_signal_that_alone_is_missing_is_worth_a_long_way() -> None:
    """Corpse in hand, eleven rounds left, the Comms Room four rooms off (23203, round 4)."""
    p = Position("a_proper_burial", "comms_room", SECTION_B, room=SECTION_B)
    open_ship(p)
    t = p.t
    comms, row = p.slot("comms_room"), near(t.rs.board, 0)
    t.hands[p.seat], t.pack[p.seat] = (BLUE_CORPSE,), (KEY,)
    t.pod_locked = (1 << len(t.pod_number)) - 1
    t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    p.hold(SEARCH, SEARCH, *PLAIN)
    assert row[p.slot(SECTION_B)][comms] > 3
    assert only_calls(t, p.seat)
    assert stays(t, p.seat, Weights())
    assert p.score("use", KEY, 0) < 0.0
    t.pod_locked = 0
    assert p.choice() != ("room", "enter_pod")
    t.signal |= 1 << p.seat
    assert not stays(t, p.seat, Weights())
    t.signal, t.time = 0, 4
    assert not stays(t, p.seat, Weights()), "there is no time for it"
