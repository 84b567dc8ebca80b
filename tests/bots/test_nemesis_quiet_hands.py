"""What no policy or search of the original game does with quiet hands, and in flight."""

from __future__ import annotations

from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.steps import LOUD
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_place, set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from lockdown.views import build
from lockdown.views.types import DecisionView
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_passing_by import barred
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

COVER = ACTION["suppressive_fire"]
RIFLE, CHARGE, SCANNER = ITEM["rifle"], ITEM["energy_charge"], ITEM["motion_scanner"]


def seen(p: Position) -> tuple[NemesisSense, NemesisWorld, DecisionView]:
    """A bot, and what it sees."""
    asked_again(p.t, p.seat)
    bot, view = NemesisSense(1), build(p.t, p.seat)
    assert view.decision is not None
    return bot, bot.picture(view), view.decision


def points(p: Position) -> dict[str, float]:
    """What a regular thinks of everything."""
    bot, world, decision = seen(p)
    return {option.text: bot.score(world, option) for option in decision.options}


# ---- steps


def test_no_full_hand_leads_into_noise_for_nothing() -> None:
    """Passing is bad with such a hand; the step is no better for that (72202, round 6)."""
    p = Position("an_old_feud", room="cabins")
    open_ship(p)
    p.t.counter[p.beside("cabins")] = 1
    p.hold(SEARCH, REST, *PLAIN)
    p.t.noise = 0
    step = f"move {p.beside('cabins'):03}"
    assert points(p)[step] > LOUD
    assert step not in barred(p)
    p.t.noise = (1 << 63) - 1
    assert "pass" not in barred(p)
    assert not any(text.startswith("move") for text in points(p).keys() - barred(p))


def test_nobody_is_chased_through_a_closed_door() -> None:
    """NM-DOR-05: it stops whoever breaks it (72202, round 6)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    (beside, way), *_ = p.t.rs.board.ways[here]
    set_stalkers(p.t, ((1, keys.ADULT, beside, 0),))
    bot, world, _ = seen(p)
    assert bot.chased(world)
    p.t.closed |= 1 << way
    bot, world, _ = seen(p)
    assert not bot.chased(world)


def test_nobody_burns_beside_a_friend_in_a_quiet_room() -> None:
    """NM-MOV-03, NM-MRK-11: with three cards, for two rounds (72208, round 3)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here, beside = p.slot("storage"), p.beside("storage")
    p.hold(REST, *PLAIN)
    p.t.noise = (1 << 63) - 1
    p.t.fire = 1 << here
    set_room(p.t, next(other for other in range(p.t.n) if other != p.seat), beside)
    _, world, decision = seen(p)
    ways = {"pass": -2.1, f"move {beside:03}": -2.0}

    def burnt(scores: dict[str, float]) -> set[str]:
        bot = NemesisSense(1)
        return bot.burnt(world, decision, dict.fromkeys(points(p), -50.0) | scores, "pass")

    assert "pass" in burnt(ways)
    assert "pass" not in burnt(ways | {f"move {beside:03}": -9.0}), "it waits there for something"
    p.hold(REST)
    _, world, decision = seen(p)
    assert "pass" not in burnt(ways), "the last card is for what comes"


# ---- what is done where one stands


def test_the_course_that_decides_is_set_beside_a_creeper() -> None:
    """NM-ROM-30: alone on board one went to a pod, and left for nothing (72203, round 5)."""
    p = Position("quarantine", "evacuation_section_a", room="cockpit")
    open_ship(p)
    p.t.pod_locked = 0
    p.hold(*FULL)
    for other in range(p.t.n):
        if other != p.seat:
            set_place(p.t, other, keys.DEAD)
    beside = p.beside("cockpit")
    set_stalkers(p.t, ((1, keys.CREEPER, beside, 0),))
    bot, world, _ = seen(p)
    assert bot.chased(world)
    found = barred(p)
    assert "room set_destination" not in found
    assert not any(text.startswith(("move", "careful")) for text in points(p).keys() - found)


def test_nobody_waits_at_the_course_with_the_cards_for_it() -> None:
    """NM-ROM-30: one crept to the Cockpit and passed there with two cards (72202, round 2)."""
    p = Position("the_oldest_friend", room="cockpit")
    open_ship(p)
    p.t.seen_coordinates = 0
    p.hold(REST, REPAIRS)
    assert "pass" in barred(p)
    assert "room check_coordinates" not in barred(p)
    p.hold(REST)
    assert "pass" not in barred(p)


def test_the_charge_for_an_empty_rifle_goes_into_no_scanner() -> None:
    """NM-ITM-11: five rounds later it had to run from what it could not shoot (72201, round 7)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.hands[p.seat], p.t.pack[p.seat] = (RIFLE,), (CHARGE,)
    p.t.mission[p.seat] = (SCANNER,)
    scans, loads = "activate motion_scanner:energy_charge", "use energy_charge 0"
    for hand in ((REST, REST), (REST, REST, *PLAIN)):
        p.hold(*hand)
        assert {scans, loads} <= points(p).keys()
        assert scans in barred(p)
        assert loads not in barred(p)
    p.t.hands[p.seat] = (RIFLE | 4 << 8,)
    assert scans not in barred(p)


def test_no_half_hand_goes_into_a_room_of_no_use() -> None:
    """NM-MRK-23: three cards for the Monitoring Room, beside unknown rooms (72201, round 2)."""
    p = Position("an_old_feud", room="monitoring_room")
    p.t.broken |= 1 << p.slot("monitoring_room")
    p.hold(REPAIRS, *FULL[:4])
    assert "play basic_repairs 0" in barred(p)


def test_two_cards_are_not_paid_for_less_than_they_are_worth() -> None:
    """NM-ROM-02: Covering Fire and Nerves of Steel for one round more (72207, round 7)."""
    p = Position("an_old_feud", room="armory")
    open_ship(p)
    p.hold(COVER, REST)
    bot, world, decision = seen(p)
    scores = points(p) | {"pass": 0.7, "room recharge": 0.4}
    assert "room recharge" in bot.astray(world, decision, scores, "pass")
    scores["room recharge"] = 0.8
    assert "room recharge" not in bot.astray(world, decision, scores, "room recharge")


# ---- fights


def test_a_creeper_is_shot_and_not_fled_from() -> None:
    """NM-CMB-18: it takes the same card and a round (72204, round 2)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    p.hold(COVER, REST, SEARCH, *PLAIN)
    p.t.hands[p.seat] = (RIFLE | 4 << 8,)
    set_stalkers(p.t, ((1, keys.CREEPER, here, 3),))
    flight = "play suppressive_fire 0"
    assert flight in barred(p)
    assert any(text.startswith("shoot") for text in points(p).keys() - barred(p))
    set_stalkers(p.t, ((1, keys.QUEEN, here, 0),))
    assert flight not in barred(p)


def test_nobody_slips_out_of_a_fight_and_walks_back() -> None:
    """NM-CMB-18: a card, a round and a wound by fire, to stand where it stood (72207, round 9)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(COVER, REST, SEARCH, *PLAIN)
    here = p.slot("storage")
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    bot, world, _ = seen(p)
    bot.went(world, "play suppressive_fire 0")
    set_room(p.t, p.seat, p.beside("storage"))
    back = {f"move {here:03}", f"careful {here:03}"}
    assert bot.back(seen(p)[1]) == back
    p.t.round += 1
    assert not bot.back(seen(p)[1]), "in the next round it may, if it is chased"


def test_nobody_who_is_hurt_runs_into_a_fire_past_a_free_way() -> None:
    """NM-MRK-11: into a broken Hibernatorium with the last cards, and the last (72202, round 9)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    (burning, _), (free, _), *_ = p.t.rs.board.ways[here]
    set_room(p.t, p.seat, here)
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    p.hold(REST)
    p.t.fire = 1 << burning

    def roasts() -> set[str]:
        bot, world, decision = seen(p)
        return bot.roasts(world, decision)

    assert not roasts(), "a scratch may be the better choice"
    p.t.light[p.seat] = 1
    assert roasts() == {f"move {burning:03}"} <= barred(p)
    p.t.fire |= 1 << free
    assert not roasts(), "then all ways are as bad"
    p.t.fire = 1 << burning
    p.hold(REST, SEARCH, *PLAIN)
    assert not roasts() or len(p.t.rs.board.ways[burning]) == 1, "one goes on from there"
