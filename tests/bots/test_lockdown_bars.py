"""What has no sense for `learned` and `veteran`, from positions made by hand with given points."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.veteran import LockdownVeteran
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import asked, option, room

CARDS = ("search", "rest", "stun", "demolition", "interruption")


def quiet_place(cards: int) -> tuple[LockdownView, int]:
    """Beside the Isolation Room with so many cards."""
    view = first_view()
    beside = World(view).board.ways[World(view).find("isolation_room")][0][0]
    view = room(placed(view, room=beside), beside, explored=True, tile="css_c", items=0)
    return replace(holding(view, *CARDS[:cards]), round=5, time=11), beside


def barred(
    view: LockdownView, points: dict[str, float], bot: LockdownVeteran | None = None
) -> frozenset[str]:
    """What is barred among options that are worth so many points to `regular`."""
    if bot is None:
        bot = veteran()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot, "score", lambda _, o: points[o.text])
        return bot.barred(World(view), asked("action", *(option(*t.split()) for t in points)))


def veteran() -> LockdownVeteran:
    bot = make("veteran", 1)
    assert isinstance(bot, LockdownVeteran)
    return bot


def learned() -> LockdownLearned:
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    return bot


def plainly(bot: LockdownLearned, view: LockdownView, points: dict[str, float]) -> frozenset[str]:
    """What is barred for `learned`."""
    question = asked("action", *(option(*text.split()) for text in points))
    return bot.plainly(World(view), question, points)


def test_the_last_card_leads_out_of_a_fire() -> None:
    """LD-RND-13: it stayed in a fire with one card in hand."""
    view, beside = quiet_place(1)
    points = {"pass": 0.0, "move 020": 4.0}
    assert "pass" in barred(room(view, beside, fire=True), points)
    assert "pass" not in barred(view, points)


def test_two_cards_are_enough_in_a_fight() -> None:
    view, beside = quiet_place(2)
    foe = StalkerView("adult#1", "adult", beside, 0)
    points = {"pass": 0.0, "shoot smg:3 adult#1": 4.0}
    assert barred(replace(view, stalkers=(foe,)), points) == {"pass"}
    one = replace(quiet_place(1)[0], stalkers=(foe,))
    assert not barred(one, points)


def test_ways_out_are_never_barred() -> None:
    """LD-CSS-11: `regular` thinks little of containers; playouts to the end said otherwise."""
    view, _ = quiet_place(5)
    points = {"careful 020": 7.0, "room enter_css": -15.0, "melee larva#1": -15.0}
    spent = replace(room(view, World(view).room, fire=True), actions_left=1)
    assert barred(spent, points) == {"melee larva#1"}


def test_one_neutralizer_is_enough() -> None:
    """Three were taken in one game, for two cards each."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "room take_neutralizer": 2.0, "careful 020": 1.0}
    assert "room take_neutralizer" not in barred(view, points)
    pack = (PackView("green", ItemView("neutralizer", "neutralizer", 0, 0, "blue")),)
    assert "room take_neutralizer" in barred(placed(view, pack=pack), points)


def test_nobody_goes_back_the_way_it_came_for_nothing() -> None:
    """It went on and back again."""
    view, _ = quiet_place(5)
    bot = veteran()
    points = {"pass": 0.0, "move 020": 3.0, "careful 025": 2.0, "move 026": 2.0}
    bot.went(World(placed(view, room=26)), "move 020")
    assert barred(view, points, bot) == {"move 026"}
    # In the same turn it is no step at all, however good it looks (9301, round 8).
    assert "move 026" in barred(view, points | {"move 026": 11.0}, bot)
    # A round later it is what `regular` would do: then there is a reason.
    later = replace(view, round=view.round + 1)
    assert not barred(later, points | {"move 026": 3.0}, bot)
    # For little it is none: all cards went for looks into two rooms (2312, round 1).
    assert barred(later, {"pass": 0.0, "move 026": 0.6}, bot) == {"move 026"}
    hot = room(view, World(view).room, fire=True)
    assert "move 026" not in barred(hot, {"pass": 0.0, "move 026": 0.6}, bot)
    # Who has turned round before needs a better reason to do so again (5202, round 2).
    here = World(view).room
    bot.went(World(view), "move 026")
    bot.went(World(placed(view, room=26)), f"move {here:03}")
    assert "move 026" in barred(later, points | {"move 026": 3.0}, bot)
    assert "move 026" not in barred(later, points | {"move 026": 8.0}, bot)


def test_nobody_crafts_of_nothing() -> None:
    """LD-ROM-73: two cards went for the workbench with nothing to make anything of (965/0)."""
    view, _ = quiet_place(4)
    assert "room craft_gear" in barred(view, {"pass": 0.0, "room craft_gear": -5.0})
    assert "room craft_gear" in barred(view, {"pass": 0.0, "room craft_gear": -0.5})
    able = placed(view, pack=(PackView("green", ItemView("medkit", "medkit", 0, 0, "green")),))
    assert not barred(able, {"pass": 0.0, "room craft_gear": -0.5})


def test_nobody_scans_itself_to_death() -> None:
    """LD-CRD-06: one with a larva rested with an infected card, and died of it (965/0, round 6)."""
    view, _ = quiet_place(3)
    view = holding(view, "rest", "search", "contamination")
    points = {"pass": 0.0, "play rest 0": -0.5}
    assert "play rest 0" in barred(placed(view, larva=True), points)
    assert not barred(view, points)
    # Who has to leave now may have no other choice.
    assert not barred(placed(view, larva=True), points | {"play rest 0": 0.5})


def test_nobody_arrives_with_an_empty_hand_without_a_reason() -> None:
    """It crept into the next room with its last two cards, where somebody surprised it (965/0)."""
    view, beside = quiet_place(2)
    points = {"pass": 0.0, "careful 020": -0.1, "move 020": 0.4}
    assert barred(view, points) == {"careful 020"}
    assert not barred(view, points | {"careful 020": 2.5})
    assert barred(quiet_place(1)[0], {"pass": 0.0, "move 020": -0.1}) == {"move 020"}
    # Fires and fights are reasons.
    hot = room(view, beside, fire=True)
    assert "careful 020" not in barred(hot, {"pass": 0.0, "careful 020": -0.1})


def test_nobody_walks_into_a_fire_for_little() -> None:
    """LD-RND-13: it crept into a burning room and came back out with its next action (966/0)."""
    view, beside = quiet_place(5)
    hot = room(view, 20, fire=True)
    points = {"pass": 0.0, "move 020": 2.7, "careful 025": 0.5}
    assert barred(hot, points) == {"move 020"}
    assert not barred(hot, points | {"move 020": 8.0})
    # With two light wounds the burn is a serious one (LD-HRT-02; 5201, round 8).
    assert barred(placed(hot, light=2), points | {"move 020": 8.0}) == {"move 020"}
    assert not barred(placed(hot, light=2), points | {"move 020": 12.0})
    # Who burns already goes on through the next fire rather than stay (968/0, round 6).
    assert barred(room(hot, beside, fire=True), points) == {"pass"}


def test_nothing_is_laid_down_at_the_end_of_a_turn() -> None:
    """LD-RND-17: one laid down all that it had, after its last action (966/0, round 8)."""
    view, _ = quiet_place(3)
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    question = asked("end_of_turn", option("end"), option("drop", "flashlight:1"))
    assert bot.shuns(replace(view, decision=question), "drop flashlight:1")
    assert not bot.shuns(replace(view, decision=question), "end")


def test_noise_that_goes_for_nothing_goes() -> None:
    """LD-MRK-02: a Wail takes three markers away; it stopped after one (967/0, round 4)."""
    view, _ = quiet_place(3)
    question = asked("wail", option("through", "020-021"), option("done"))
    view = replace(view, decision=question)
    assert learned().choose(replace(view, noise=("020-021",))) == "through 020-021"
    # LD-NOI-13: nobody has to place more than it wants.
    assert learned().choose(replace(view, noise=())) == "done"


def test_steps_without_an_aim_need_a_reason() -> None:
    """It left quiet rooms for others that it knew, and came back (968/0, rounds 3 and 5)."""
    view, beside = quiet_place(5)
    view = room(room(view, 20, explored=True), 25, explored=False)
    points = {"pass": 0.0, "careful 020": -0.9, "move 020": 0.1, "move 025": -0.9}
    assert veteran().aimless(World(view), points) == {"careful 020"}
    foe = StalkerView("adult#1", "adult", beside, 0)
    for pressed in (room(view, beside, fire=True), replace(view, stalkers=(foe,))):
        assert not veteran().aimless(World(pressed), points)


def test_nobody_waits_to_be_struck() -> None:
    """LD-EVT-07: beside an adult, with two grenades and five cards (2201, round 5)."""
    view, beside = quiet_place(2)
    fight = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 1),))
    for better in ("use grenade 0", "melee adult#1", "move 020"):
        assert barred(fight, {"pass": 0.0, better: 2.4}) == {"pass"}
        # A step to where nobody comes is better than that for anybody (23303, round 4).
        assert bool(barred(fight, {"pass": 0.0, better: 0.4})) == (better == "move 020")
    poor = replace(quiet_place(1)[0], stalkers=fight.stalkers)
    assert not barred(poor, {"pass": 0.0, "move 020": 2.4}), "the last card is another matter"


def test_what_can_be_done_here_is_done_before_one_passes() -> None:
    """Three cards and a look at the plans of three rooms to spare (2203, round 3)."""
    view, _ = quiet_place(3)
    points = {"pass": 0.0, "play master_plan 1": 1.3}
    assert barred(view, points) == {"pass"}
    assert not barred(view, points | {"play master_plan 1": 0.4})
    assert not barred(quiet_place(2)[0], points), "two cards are kept against surprises"
    # It carried an egg into the Laboratory and passed there with three cards (2322, round 8).
    assert barred(quiet_place(2)[0], points | {"play master_plan 1": 3.1}) == {"pass"}
    for away in ("move 020", "room use_elevator", "room enter_css", "room start_self_destruct"):
        assert not barred(view, {"pass": 0.0, away: 3.0}), "no deed, but a decision"
    # LD-MIS-02: what takes no card leaves all of them.
    assert barred(quiet_place(1)[0], {"pass": 0.0, "activate tool_belt": 1.9}) == {"pass"}


def test_a_suit_is_made_before_one_passes() -> None:
    """LD-BNK-01: with a medkit at the workbench, and the suit made a round later (2202)."""
    view, _ = quiet_place(2)
    points = {"pass": 0.0, "room craft_gear": 3.7}
    assert barred(view, points) == {"pass"}
    pack = (PackView("green", ItemView("enviro_suit", "enviro_suit", 0, 0, "blue")),)
    assert not barred(placed(view, pack=pack), points)


def test_nobody_runs_from_a_lone_foe_that_it_could_shoot() -> None:
    """LD-CMB-14: it ran from an adult with three shots and was wounded for it (2301, round 11)."""
    view, beside = quiet_place(3)
    foe = StalkerView("adult#1", "adult", beside, 0)
    points = {"pass": 0.0, "move 020": 5.1, "shoot smg:3 adult#1": 1.0}
    fight = replace(view, stalkers=(foe,))
    assert barred(fight, points) == {"pass", "move 020"}
    assert "move 020" not in barred(fight, points | {"move 020": 12.0}), "if much depends on it"
    assert "move 020" not in barred(room(fight, beside, fire=True), points)
    # Nor for nothing at all: with its last two cards out of the room and back (2332, round 8).
    unarmed = {"pass": 0.0, "move 020": -8.2, "move 025": -1.0}
    assert barred(fight, unarmed) == {"move 020"}
    assert not barred(room(fight, beside, fire=True), unarmed)
    two = replace(view, stalkers=(foe, StalkerView("adult#2", "adult", beside, 0)))
    queen = replace(view, stalkers=(StalkerView("queen#1", "queen", beside, 0),))
    assert "move 020" not in barred(two, points) | barred(queen, points)


def test_nobody_strikes_where_a_miss_is_death() -> None:
    """LD-CMB-13: bare hands against an adult, with three serious wounds (2313, round 9)."""
    view, beside = quiet_place(4)
    fight = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    points = {"pass": 0.0, "melee adult#1": 1.9, "move 020": 0.7}
    wounds = tuple(WoundView(key) for key in ("knee", "leg", "arm"))
    assert "melee adult#1" in barred(placed(fight, wounds=wounds), points)
    assert "melee adult#1" not in barred(placed(fight, wounds=wounds[:2]), points)
    # Who cannot get away has nothing else left.
    cornered = points | {"move 020": -4.0}
    assert "melee adult#1" not in barred(placed(fight, wounds=wounds), cornered)


def test_nobody_dies_of_its_own_grenade() -> None:
    """LD-CRD-32: at a larva, for a serious wound (2213, round 11), and the fourth one (2201)."""
    view, beside = quiet_place(4)
    points = {"pass": 0.0, "use grenade 0": 4.6, "melee larva#1": 32.5}
    larva = replace(view, stalkers=(StalkerView("larva#1", "larva", beside, 0),))
    assert "use grenade 0" in barred(larva, points)
    adult = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 2),))
    points = {"pass": 0.0, "use grenade 0": 6.4, "move 020": 1.0}
    assert "use grenade 0" not in barred(adult, points)
    # An unhurt one outlives it (41205, round 6), and so does no friend who stands there.
    unhurt = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    assert "use grenade 0" in barred(unhurt, points)
    friend = tuple(c if c.seat == view.seat else replace(c, room=beside) for c in view.crew)
    assert "use grenade 0" in barred(replace(adult, crew=friend), points)
    wounds = tuple(WoundView(key) for key in ("knee", "leg", "arm"))
    assert "use grenade 0" in barred(placed(adult, wounds=wounds), points)
    # Next door it hurts others.
    assert "use grenade 0" not in barred(placed(view, wounds=wounds), points)


def test_nobody_wrecks_the_door_that_keeps_others_out() -> None:
    """LD-DOR-07: beside the rover, and it stayed there for rounds (2201, round 9)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "play demolition 0": -0.4, "careful 020": 0.4}
    assert barred(view, points) == {"play demolition 0"}
    del points["careful 020"]
    assert not barred(view, points), "there is no other way out of this room"


def test_nobody_puts_out_its_own_light() -> None:
    """LD-PWR-17: the section was dark for two rounds, until the card came again (2312, round 1)."""
    view, beside = quiet_place(5)
    points = {"pass": 0.0, "play bypass 1": -0.3, "room switch_power": -0.4}
    assert barred(room(view, beside, powered=True), points) == {
        "play bypass 1",
        "room switch_power",
    }
    assert not barred(room(view, beside, powered=False), points)
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    question = asked(
        "computer_option", option("option", "swap_power"), option("option", "peek_css")
    )
    view = replace(view, decision=question)
    dark = replace(view, power=tuple(replace(p, on=False) for p in view.power))
    assert bot.shuns(dark, "option swap_power")
    lit = replace(view, power=(replace(view.power[0], on=True), *dark.power[1:]))
    assert not bot.shuns(lit, "option swap_power")
    assert not bot.shuns(dark, "option peek_css")


def test_what_an_operation_left_is_clean() -> None:
    """LD-ROM-58: it was operated on for clean cards until it died, beside the gate (2311)."""
    view, _ = quiet_place(5)
    assert view.me is not None
    sick = placed(replace(view, me=replace(view.me, discard=())), deck=10 + 3 - len(view.me.hand))
    bot, later = veteran(), replace(sick, round=sick.round + 1)
    assert bot.odds_of(World(sick)).doubtful == 3
    bot.went(World(sick), "room operate")
    odds = bot.odds_of(World(later))
    assert (odds.harmless, odds.doubtful, odds.clean) == (3, 0, 1.0)
    # A card that comes later is another one.
    mine = later.crew[later.seat or 0].deck
    assert bot.odds_of(World(placed(later, deck=mine + 1))).doubtful == 1
    # Who was interrupted goes on in the same round.
    bot = veteran()
    bot.went(World(sick), "room operate")
    bot.went(World(sick), "pass")
    assert bot.odds_of(World(later)).doubtful == 3


def test_a_policy_passes_with_full_hands_where_nothing_is_far_better() -> None:
    """In rounds 3 and 7 of 2303 a careful step was better by far."""
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    cases = ((2.1, 4, True), (1.9, 4, False), (4.1, 3, False), (1.1, 5, True), (0.9, 5, False))
    for points, cards, idle in cases:
        view, _ = quiet_place(cards)
        options = asked("action", option("pass"), option("careful", "020"))
        scores = {"pass": 0.0, "careful 020": points}
        assert idle == bot.idles(World(view), options, scores)
        # A search may know why; it takes more to stay, though (2212, rounds 2 to 12).
        assert veteran().aimless(World(view), scores) == ({"pass"} if idle else set())
        assert not barred(view, scores)


def test_a_policy_does_not_walk_to_and_fro_between_known_rooms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It crept out of a room and back into it, four cards for nothing (2303, round 2)."""
    view, _ = quiet_place(5)
    view = room(view, 20, explored=True)
    options = asked("action", option("pass"), option("careful", "020"))
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    monkeypatch.setattr(bot, "score", lambda _, o: -0.4 if o.verb == "careful" else 0.0)
    thought = {"pass": 0.0, "careful 020": 4.0}
    monkeypatch.setattr(bot.mind(), "scores", lambda _: dict(thought))
    weighed = bot.weighed(World(replace(view, decision=options)), options)
    assert weighed["careful 020"] - weighed["pass"] == pytest.approx(4.0 - 0.2 - 2.0 + 1.8)


def test_what_nobody_does_keeps_nobody_from_passing() -> None:
    """The way into a fire was barred, and passing for its sake: it went elsewhere (5303/1, 11)."""
    view, _ = quiet_place(4)
    view = room(view, 20, explored=True, fire=True)
    points = {"pass": 0.0, "careful 020": 4.7, "careful 026": -0.4}
    bot = learned()
    assert plainly(bot, view, points) == {"careful 020"}
    assert "pass" in plainly(bot, view, points | {"careful 026": 4.7})


def test_nobody_leaves_a_fire_for_an_adult() -> None:
    """It did, because it could not pass in the fire, and died (5301/2, round 9)."""
    view, beside = quiet_place(3)
    hot = replace(room(view, beside, fire=True), actions_left=1)
    points = {"pass": 0.0, "move 020": 6.0}
    assert "pass" in barred(hot, points)
    foe = StalkerView("adult#1", "adult", 20, 1)
    assert "pass" not in barred(replace(hot, stalkers=(foe,)), points)


def test_nobody_takes_a_hand_away_or_closes_doors_for_nothing() -> None:
    """Three cards of somebody who did no harm, and a door far away (5301/2)."""
    view, _ = quiet_place(3)
    points = {"pass": 0.0, "play stun 0": -6.3, "computer": -8.0}
    assert barred(view, points) == {"play stun 0", "computer"}
    assert not barred(view, {"pass": 0.0, "play stun 0": 0.5, "computer": 0.2})


def test_nobody_walks_past_what_it_can_do() -> None:
    """It left the workbench for a fire and the nest for a staircase (5301/1, 5302/1)."""
    view, beside = quiet_place(4)
    points = {"pass": 0.0, "room craft_gear": 5.0, "careful 020": 0.4, "move 026": 1.5}
    bot = learned()
    assert plainly(bot, view, points) == {"pass", "careful 020"}
    door = next(slot for slot, _ in World(view).board.ways[beside] if slot != 20)
    foe = StalkerView("adult#1", "adult", door, 0)
    assert "careful 020" not in plainly(bot, replace(view, stalkers=(foe,)), points)


def test_cards_lead_away_from_foes_and_fires() -> None:
    """LD-CRD-09: it fled from an adult to the queen, from a larva into a fire (5303/3, 5301/0)."""
    view, _ = quiet_place(3)
    view = room(view, 26, explored=True, fire=True)
    view = replace(view, stalkers=(StalkerView("queen#1", "queen", 20, 0),))
    question = asked("choose_target", option("to", "020"), option("to", "025"), option("to", "026"))
    view = replace(view, decision=question)
    bot = learned()
    # `regular` chooses where it leads.
    assert bot.choose(view) == "to 025"


def test_nobody_waits_round_after_round_to_be_struck() -> None:
    """It stood beside an adult for five rounds with five cards, until it was dead (5303/1)."""
    view, beside = quiet_place(5)
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 1),))
    points = {"pass": 0.0, "move 020": -7.7}
    bot = learned()
    assert plainly(bot, view, points) == {"move 020"}
    bot.went(World(view), "pass")
    later = replace(view, round=view.round + 1)
    assert plainly(bot, later, points) == {"pass"}
    assert "pass" not in plainly(bot, room(later, 20, explored=True, fire=True), points)


def test_nobody_creeps_to_where_somebody_is() -> None:
    """LD-BAS-05: nobody rolls for noise in an occupied room, and five times a second card went."""
    view, beside = quiet_place(4)
    near = World(view).board.ways[beside][0][0]
    points = {"pass": 0.0, f"move {near:03}": 3.0, f"careful {near:03}": 3.2}
    careful = f"careful {near:03}"
    assert careful not in barred(view, points)
    other = next(crew for crew in view.crew if crew.seat != view.seat)
    crew = tuple(replace(c, room=near) if c.seat == other.seat else c for c in view.crew)
    assert careful in barred(replace(view, crew=crew), points)
    # Where a plain step is not offered it is the only way.
    alone = {text: n for text, n in points.items() if not text.startswith("move")}
    assert careful not in barred(replace(view, crew=crew), alone)


def test_surgery_is_not_for_those_whom_it_kills() -> None:
    """LD-ROM-58, LD-HRT-06: one with three serious wounds lay down and died of the fourth."""
    view, beside = quiet_place(4)
    view = room(view, beside, tile="surgery")
    wound = WoundView("arm", dressed=True)
    bot = make("regular", 1)
    assert isinstance(bot, LockdownRegular)

    def worth(wounds: int) -> float:
        world = World(placed(view, wounds=(wound,) * wounds, larva=True))
        bot.prepare(world)
        return bot.after_room(world, "operate")

    assert worth(2) > 0.0
    assert worth(3) == 0.0


def test_what_is_worse_than_passing_is_not_done_where_nothing_presses() -> None:
    """It lit rooms for nothing, wailed where nobody listened, and crept about."""
    view, beside = quiet_place(4)
    view = room(view, 20, explored=True)
    points = {"pass": 0.0, "play bypass 1": -1.9, "use wail:3 0": -7.3, "careful 020": -2.5}
    points |= {"move 026": -0.4, "room enter_css": -2.1}
    for bars in (barred(view, points), plainly(learned(), view, points)):
        assert bars >= {"play bypass 1", "use wail:3 0", "careful 020"}
        assert not bars & {"pass", "move 026"}
    assert "room enter_css" not in barred(view, points), "a way out is left to who plays it"
    # From a foe next door one may creep away, if that does not cost much more than to stay.
    door = next(slot for slot, _ in World(view).board.ways[beside] if slot != 20)
    near = StalkerView("adult#1", "adult", door, 0)
    hunted = replace(view, stalkers=(near,))
    assert "careful 020" not in barred(hunted, points)
    assert "careful 020" in barred(hunted, points | {"careful 020": -4.0})
    assert "use wail:3 0" in barred(hunted, points)
    # In a fight or in a fire everything may be better than to stay.
    here = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    assert "use wail:3 0" not in barred(here, points)


def test_one_pays_with_what_regular_misses_least() -> None:
    """The policy paid with the card that its next act needed."""
    view, _ = quiet_place(3)
    question = asked("pay", *(option("pay", card) for card in CARDS[:3]))
    view = replace(view, decision=question)
    regular = make("regular", 1)
    for bot in (learned(), veteran()):
        assert bot.choose(view) == regular.choose(view)


def test_what_one_has_already_is_not_kept_again() -> None:
    """Two clothes, and neither the medkit nor the instruments (6201, round 3)."""
    view, _ = quiet_place(3)
    question = asked("keep_item", option("keep", "medkit"), option("keep", "clothes"))
    bare = replace(view, decision=question)
    clad = placed(bare, pack=(PackView("green", ItemView("clothes", "clothes", 0, 0, "green")),))
    bot = learned()
    assert bot.shuns(clad, "keep clothes")
    assert not bot.shuns(clad, "keep medkit")
    assert not bot.shuns(bare, "keep clothes")
    other = asked("keep_item", option("keep", "lighter"), option("keep", "clothes"))
    assert not bot.shuns(replace(clad, decision=other), "keep clothes"), "that is worth less"


def test_a_magazine_goes_into_a_weapon() -> None:
    """LD-ITM-12: two shots for a card; it was carried about until the end."""
    view, _ = quiet_place(3)
    gun = ItemView("smart_gun:3", "smart_gun", 3, 3, "")
    view = placed(view, hands=(gun,))
    bot = LockdownRegular(1)
    assert bot.score(World(view), option("use", "extended_magazine", "0")) > 0.0


def test_who_can_slip_away_does_not_run() -> None:
    """LD-CMB-14, LD-CRD-09: a plain step was struck at, the card in hand (6212, round 7)."""
    view, beside = quiet_place(3)
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    points = {"pass": 0.0, "move 020": 8.9, "play distraction 0": 18.1}
    assert barred(view, points) >= {"move 020"}
    assert "play distraction 0" not in barred(view, points)
    assert "move 020" not in barred(view, points | {"play distraction 0": 8.0}), "its price counts"
    smoke = {"pass": 0.0, "move 020": 5.5, "use smoke_grenade 0": 5.5}
    assert "move 020" in barred(view, smoke), "nor with a grenade that does it (6122, round 5)"


def test_nobody_creeps_where_an_ordinary_step_is_better() -> None:
    """With two cards it paid with the one that it needed there."""
    view, _ = quiet_place(2)
    points = {"pass": 0.0, "careful 020": 2.0, "move 020": 3.5, "careful 026": 2.6, "move 026": 2.5}
    assert barred(view, points) == {"careful 020"}
    assert plainly(learned(), view, points) >= {"careful 020"}


def test_a_workbench_is_worth_nothing_to_those_who_make_nothing_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the last round three paid for it five times, and nobody made anything (6122, round 10)."""
    view, beside = quiet_place(4)
    world = World(replace(room(view, beside, tile="repository"), time=1))
    bot = LockdownRegular(1)
    bot.prepare(world)
    # Whoever is as good as lost has next to nothing to lose by passing.
    monkeypatch.setattr(bot, "staying", lambda *_: 1.2 * bot.waiting)
    assert bot.score(world, option("room", "craft_gear")) < 0.0
    assert bot.score(world, option("room", "take_neutralizer")) > 0.0


def test_nobody_drives_off_in_the_first_rounds_with_nothing_won() -> None:
    """It opened the gate and left, unhurt, with both objectives open (6322, round 1)."""
    rover = option("escape", "rover")

    def worth(number: int, **state: Any) -> float:
        view = placed(at_the_gate(), **state)
        assert view.me is not None
        me = replace(view.me, objectives=("write_off", "nobody_left_behind"))
        return LockdownRegular(1).score(World(replace(view, me=me, round=number)), rover)

    assert worth(1) < 0.0
    assert worth(1, wounds=(WoundView("leg", False),)) > 0.0, "one who is hurt may"
    assert worth(5) > 0.0
