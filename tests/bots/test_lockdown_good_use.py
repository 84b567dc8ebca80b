"""Cards that `learned` and `veteran` of Lockdown spent for nothing, and shunned shelters."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.games.lockdown.bots import staying
from lockdown.games.lockdown.bots.spare_time import KEPT_FOR
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place, veteran
from tests.bots.test_lockdown_keepsakes import packed, sheltered
from tests.bots.test_plans import CREW, at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, room

GUN = ItemView("smart_gun:2", "smart_gun", 2, 3, "")


def away(view: LockdownView) -> LockdownView:
    """The others are far off."""
    crew = tuple(c if c.seat == view.seat else replace(c, room=16) for c in view.crew)
    return replace(view, crew=crew)


# ---- creeping


def test_nobody_creeps_where_nobody_can_hear() -> None:
    """LD-NOI-05: no marker around, nobody near, and the second card is gone (71204, 71205)."""
    view = away(quiet_place(4)[0])
    points = {"pass": 0.0, "move 022": 2.0, "careful 022": 1.2}
    assert "careful 022" in barred(view, points)
    assert "careful 022" in plainly(learned(), view, points)
    # Amid noise it is worth a card, and where the place of the marker matters.
    assert "careful 022" not in barred(replace(view, noise=("022-023",)), points)
    assert "careful 022" not in barred(view, points | {"careful 022": 2.2})


def test_nobody_creeps_to_what_it_fetches_beside_a_friend() -> None:
    """LD-BAS-05: nobody listens where somebody is; it paid two cards (71206, round 1)."""
    view = placed(first_view(), missions=("battle_suit",))
    view = holding(view, "search", "rest", "stun", "repairs", "search")
    world = World(view)
    slot = world.board.ways[world.room][0][0]
    hung = world.registry.items["battle_suit"].activation_rooms[0]
    view = room(view, slot, explored=True, tile=hung)
    steps = {f"move {slot:03}", f"careful {slot:03}"}
    assert staying.next_door(World(view), steps) == {f"move {slot:03}"}
    pairs = (sorted((slot, other)) for other, _ in world.board.ways[slot])
    loud = replace(away(view), noise=tuple(f"{a:03}-{b:03}" for a, b in pairs))
    assert staying.next_door(World(loud), steps) == {f"careful {slot:03}"}


# ---- the bench, and charges


def test_nobody_pays_for_the_bench_to_make_nothing() -> None:
    """LD-ROM-73: two cards, the suit in hand, and then it declined (71201, round 11)."""
    points = {"pass": 0.0, "room craft_gear": -0.5, "careful 003": 0.5}
    view = placed(first_view(), room=4, pack=packed("duct_tape", "enviro_suit"), hands=())
    assert "room craft_gear" in barred(view, points)
    able = placed(view, pack=packed("duct_tape"))
    assert "room craft_gear" not in barred(able, points)
    assert "room craft_gear" in barred(placed(view, pack=packed("decoy")), points)


def test_nobody_loads_a_loaded_weapon_in_a_fight() -> None:
    """LD-ITM-11: one charge of two was lost, and the card for a shot (71203, round 5)."""
    view, beside = quiet_place(4)
    view = placed(view, hands=(GUN,), pack=packed("weapon_battery", "lighter"))
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 2),))
    points = {"pass": 0.0, "shoot smart_gun:2 adult#1": 4.3}
    points |= {"use weapon_battery 0": -4.1, "use lighter 0": -4.7}
    assert {"use weapon_battery 0", "use lighter 0"} <= barred(view, points)
    # What has no other hope may do anything.
    lost = {text: -1.0 if "shoot" in text else n for text, n in points.items()}
    assert not {"use weapon_battery 0", "use lighter 0"} & barred(view, lost)


def test_what_cuts_out_a_larva_is_kept_before_what_dresses_a_wound() -> None:
    """LD-ITM-25: it found both, dressed its eyes and died of the larva (71206, round 7)."""
    view, _ = quiet_place(3)
    view = placed(view, wounds=(WoundView("eyes"),), larva=True, pack=(), hands=())
    found = asked("keep_item", option("keep", "scalpel"), option("keep", "skin_stapler"))

    def shunned(view: LockdownView) -> list[str]:
        asks = replace(view, decision=found)
        return [o.text for o in found.options if learned().shuns(asks, o.text)]

    assert shunned(view) == ["keep skin_stapler"]
    # Without a larva the wound comes first, and where one more serious wound is too many.
    assert shunned(placed(view, larva=False)) == ["keep scalpel"]
    assert shunned(placed(view, wounds=(WoundView("eyes"), WoundView("leg")))) == ["keep scalpel"]


# ---- before the shelter


def test_who_stays_for_its_objective_goes_for_it_or_leaves() -> None:
    """LD-GOL-02: three rounds before the shelter, barred from it, and nothing done (71203)."""
    view = aiming(placed(sheltered(), knowledge=3), "dangerous_mind")
    view = replace(view, decision=asked("action", option("room", "lock_in"), option("pass")))
    going = {"pass": 0.0, "room lock_in": 4.0, "move 026": 2.0}
    assert {"room lock_in", "pass"} <= barred(view, going)
    # Where it finds nothing to do for it, and sits there, it leaves in the next round.
    sitting = going | {"move 026": -0.2}
    bot = veteran()
    assert "room lock_in" in barred(view, sitting, bot)
    bot.went(World(view), "pass")
    later = replace(view, round=view.round + 1, time=view.time - 1)
    assert "room lock_in" not in barred(later, sitting, bot)
    thin = veteran()
    thin.went(World(holding(view, "search", "rest")), "pass")
    assert "room lock_in" in barred(later, sitting, thin)


def test_no_playout_leaves_where_the_way_out_is_barred() -> None:
    """It went to the rover for that, and left it to another one (71209, round 4)."""
    game = Game.new(Setup(players=4, characters=CREW), 5)
    view = aiming(at_the_gate(), "scorched_nest", "let_them_know")
    seat, table = view.seat or 0, game.clone(quiet=True).table
    never = veteran().never(World(view))
    assert never is not None
    for way in (("escape", "rover"), ("room", "lock_in"), ("room", "enter_css")):
        assert never(table, seat, way)
    assert not never(table, seat, ("room", "send_signal"))
    # The hurt save their skin, now and on the imagined table.
    assert veteran().never(World(placed(view, wounds=(WoundView("leg"),)))) is None
    table.larva |= 1 << seat
    assert not never(table, seat, ("escape", "rover"))


def test_a_fire_on_the_way_turns_nobody_round() -> None:
    """It stepped into the fire beside its shelter and back, twice (71203, rounds 10 and 11)."""

    def calm(view: LockdownView, resolved: int) -> bool:
        bot = veteran()
        bot.resolved = resolved
        bot.prepare(World(view))
        assert isinstance(bot.planner, staying.Resolute)
        return bot.planner.calm

    view = aiming(placed(at_the_gate(), hands=(GUN,)), "let_them_know")
    view = replace(holding(view, "search", "rest", "stun", "repairs", "search"), round=3, time=13)
    assert calm(view, 0)
    burning = room(view, 1, fire=True)
    assert not calm(burning, 0)
    assert calm(burning, 3)


def test_who_is_struck_goes_to_its_way_out_through_a_fire() -> None:
    """LD-RND-13: a round beside an adult, with the fare for the rover next door (71214)."""
    view = holding(placed(at_the_gate(), room=4), "demolition", "feel_of_the_dark", "rest")
    view = aiming(placed(view, signal=True, knowledge_active=True), "let_them_know")
    view = room(room(view, 22, malfunction=True), 1, fire=True)
    view = replace(view, actions_left=1, round=11, time=5)
    view = replace(view, stalkers=(StalkerView("adult#8", "adult", 4, 0),))
    points = {"pass": 0.0, "move 001": 3.8, "move 003": -7.0}
    assert "move 001" not in barred(view, points)
    # With too few cards for the way out it would burn for nothing.
    assert "move 001" in barred(holding(view, "demolition", "rest"), points)
    # Nor does anybody burn who can wait where it is.
    assert "move 001" in barred(replace(view, stalkers=()), points)


def test_the_key_has_the_elevator_come_and_rides_it_for_one_card() -> None:
    """LD-ROM-64: it paid with two others to call and to ride, the key among them (71215)."""
    view = placed(first_view(), room=2)
    view = room(view, 2, explored=True, tile="elevator_s01", items=0)
    power = tuple(replace(p, on=p.on or p.place == "elevator") for p in view.power)
    view = replace(view, elevator=18, power=power)
    view = holding(view, "emergency_key", "search", "rest")
    bot, world = veteran(), World(view)
    assert world.lifts
    bot.prepare(world)
    keyed = bot.after(world, option("play", "emergency_key", "0"))
    assert keyed == bot.ridden(world, "use_elevator") * (1.0 - KEPT_FOR)
