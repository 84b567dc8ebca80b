"""Acts without sense that were seen in games of `learned`, each from a position made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import learned, make
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.rules.pieces import set_stalkers
from lockdown.state.keys import ACTION, CREEPER, ITEM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, ItemView, OptionView, PackView, StalkerView
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, option, room

GAMES = ("lockdown", "nemesis")


def shipped(game: str) -> learned.ShippedMixin:
    bot = make("learned", 1, game)
    assert isinstance(bot, learned.ShippedMixin)
    return bot


def acting(game: str) -> Any:
    """A view of somebody who chooses an action."""
    table = Game.new(Setup(players=4, game=game), 5)
    while table.decision is None or table.decision.kind != "action":
        table.play(table.options[0])
    return table.view(table.decision.seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sure", [3.0, 60.0])
def test_no_policy_is_surer_of_itself_than_anybody_can_be(
    game: str, sure: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was 60 logits sure of a wail for nothing, and passed where the signal could be sent."""
    view = acting(game)
    bot = shipped(game)
    texts = [o.text for o in view.decision.options if o.verb not in ("drop", "trade")]
    odd, good = [text for text in texts if text != "pass"][:2]
    liked = dict.fromkeys(texts, 0.0) | {odd: sure}
    monkeypatch.setattr(bot.mind(), "scores", lambda _: dict(liked))
    monkeypatch.setattr(type(bot), "plainly", lambda *_: frozenset())
    worth = (min(sure, learned.DOUBT) + 0.1) / bot.point
    for points, choice in ((worth, good), (worth - 0.3 / bot.point, odd)):
        monkeypatch.setattr(
            type(bot), "score", lambda _, __, o, points=points: points if o.text == good else 0.0
        )
        assert bot.choose(view) == choice


@pytest.mark.parametrize("game", GAMES)
def test_things_are_kept_at_the_end_of_a_turn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It let fall battle suits, loaded rifles and the gate's key, for nothing."""
    view = acting(game)
    texts = ("end", f"drop {view.crew[view.seat].hands[0].text}")
    options = tuple(OptionView(t, t.split()[0], ()) for t in texts)
    asked_view = replace(view, decision=replace(view.decision, kind="end_of_turn", options=options))
    bot = shipped(game)
    monkeypatch.setattr(bot.mind(), "choose", lambda _: texts[1])
    assert bot.choose(asked_view) == "end"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_held_up_whom_regular_would_let_go(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It held up somebody at a pod with places for both (LD-ACT-12)."""
    view = acting(game)
    texts = ("decline", "react interruption 0")
    options = tuple(OptionView(t, t.split()[0], ()) for t in texts)
    about = {"actor": ArgView("seat", "B")}
    decision = replace(view.decision, kind="interrupt", options=options, about=about)
    bot = shipped(game)
    # In the original game it let those go whose death it needed, too.
    alone = texts[1 if game == "nemesis" else 0]
    for liked, taught, does in (
        (texts[1], texts[0], texts[0]),
        (texts[1], texts[1], texts[1]),
        (texts[0], texts[1], alone),
    ):
        monkeypatch.setattr(bot.mind(), "choose", lambda _, liked=liked: liked)
        monkeypatch.setattr(
            type(bot), "planned_answer", lambda *_, taught=taught: lambda *_: taught
        )
        assert bot.choose(replace(view, decision=decision)) == does


def test_pods_are_unlocked_and_not_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    """NM-ROM-28: one unlocked a pod and locked it again with its next action."""
    p = Position("an_old_feud", "evacuation_section_a", room="hatch_control_system")
    p.hold(SEARCH, REST, *PLAIN)
    view = asked_view(p)
    first, second, *_ = view.pods
    pods = (replace(first, locked=False), replace(second, locked=True))
    options = tuple(
        OptionView(f"pod {pod.number}", "pod", (ArgView("pod", str(pod.number)),)) for pod in pods
    )
    decision = replace(view.decision, kind="choose_target", options=options)
    bot = shipped("nemesis")
    monkeypatch.setattr(bot.mind(), "choose", lambda _: options[0].text)
    assert bot.choose(replace(view, pods=pods, decision=decision)) == options[1].text
    # With nothing to unlock the room is left alone.
    flip = option("room", "flip_pod")
    points = {"pass": 0.0, flip.text: -0.1}
    assert isinstance(bot, NemesisLearned)
    for locked, barred in ((True, False), (False, True)):
        world = bot.picture(replace(view, pods=tuple(replace(q, locked=locked) for q in pods)))
        found = bot.plainly(world, asked("action", option("pass"), flip), points)
        assert (flip.text in found) == barred


# ---- what is plainly without sense: Lockdown


def plain(view: LockdownView, points: Mapping[str, float], *, left: int = 0) -> frozenset[str]:
    """What `learned` does not think of, if `regular` has these points for these options."""
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    bot.trail = (left,) if left else ()
    options = (option(*text.split()) for text in points)
    return bot.plainly(bot.picture(view), asked("action", *options), points)


def test_the_last_cards_are_not_walked_away() -> None:
    """It crept out and back with its last two cards and was surprised with an empty hand."""
    view = holding(first_view(), "rest", "repairs")
    here = view.crew[view.seat or 0].room
    slot = next(r.slot for r in view.rooms if r.slot != here)
    creep, step = f"careful {slot:03}", f"move {slot:03}"
    points = {"pass": 0.0, creep: -0.5, step: -0.5}
    assert plain(view, points) == {creep, step}
    assert not plain(view, points | {creep: 3.5, step: 0.2}), "with an aim one goes"
    assert plain(view, points | {creep: 0.5, step: 0.2}) == {creep}, "nor for little by two cards"
    rich = holding(view, "rest", "repairs", "search", "stun")
    assert not plain(rich, points), "with a hand full one may look around"
    foe = StalkerView("adult#1", "adult", here, 0)
    assert not plain(replace(view, stalkers=(foe,)), points), "in a fight one may run"
    assert not plain(room(view, here, fire=True), points), "nor does one stay in a fire"


def test_the_card_that_leads_out_of_a_fire_is_not_spent() -> None:
    """It drove a larva out of a burning room with its last two cards, and burnt there."""
    view = holding(replace(first_view(), actions_left=2), "rest", "repairs")
    here = view.crew[view.seat or 0].room
    slot = next(r.slot for r in view.rooms if r.slot != here)
    way = f"move {slot:03}"
    points = {"pass": 0.0, way: 4.0, "play repairs 0": 1.0, "play rest 0": 1.0}
    hot = room(view, here, fire=True)
    assert {"pass", "play repairs 0"} <= plain(hot, points)
    assert way not in plain(hot, points)
    assert not plain(view, points)
    assert "pass" not in plain(hot, points | {way: -1.0}), "without a way out one may wait"


def test_nobody_rides_on_from_where_it_has_arrived() -> None:
    """It rode from section 1 to 3, and with its last card on to 2 (LD-BRD-17)."""
    bot = make("learned", 1)
    assert isinstance(bot, LockdownLearned)
    view = holding(first_view(), "rest", "repairs", "search")
    lifts = bot.picture(view).board.elevator_rooms
    points = {"pass": 0.0, "room use_elevator": -0.1}
    there = placed(view, room=lifts[0])
    assert "room use_elevator" in plain(there, points, left=lifts[1])
    assert not plain(there, points)
    assert not plain(there, points | {"room use_elevator": 1.0}, left=lifts[1])
    bot.went(bot.picture(there), "room use_elevator")
    assert bot.trail == (lifts[0],)


@pytest.mark.parametrize("level", ["learned", "veteran"])
def test_nobody_rides_twice_in_a_round_where_one_ride_leads_there(level: str) -> None:
    """LD-ROM-64: it rode from section 1 to 2, and with its next card on to 3 (51201, round 2)."""
    bot = make(level, 1)
    assert isinstance(bot, LockdownSense)
    view = holding(first_view(), "rest", "repairs", "search")
    lifts, ride = bot.picture(view).board.elevator_rooms, "room use_elevator"
    here, there = (placed(view, room=slot) for slot in lifts[:2])

    def barred(at: LockdownView, points: float) -> bool:
        found = {"pass": 0.0, ride: points}
        options = (option(*text.split()) for text in found)
        return ride in bot.plainly(bot.picture(at), asked("action", *options), found)

    bot.went(bot.picture(here), ride)
    assert barred(there, 0.3)
    assert not barred(there, 5.0), "unless something has come up that is worth it"
    assert not barred(here, 0.3), "nor if somebody held the doors"
    assert not barred(replace(there, round=there.round + 1), 0.3), "tomorrow is another day"
    bot.went(bot.picture(there), "play search 0")
    assert not barred(there, 0.3), "nor if that was done which it came for"


def test_who_carries_a_larva_may_look_for_a_remedy() -> None:
    """LD-CON-07: barred from every step it sat with five cards, a larva in it (51201, round 7)."""
    view = holding(first_view(), "rest", "repairs", "search", "stun", "search")
    here = view.crew[view.seat or 0].room
    world = LockdownWorld(view)
    slot = next(s for s, _ in world.board.ways[here] if not world.rooms[s].explored)
    creep, step = f"careful {slot:03}", f"move {slot:03}"
    points = {"pass": 0.0, creep: -2.0, step: -8.0}
    ill = placed(view, larva=True)
    assert plain(ill, points) == {step}, "a step that bad is none"
    assert plain(view, points) == {creep, step}, "who is well can wait"
    assert creep in plain(holding(ill, "rest", "repairs", "search"), points), "nor with a thin hand"
    assert creep in plain(room(ill, slot, explored=True), points), "nor where everybody has been"
    foe = StalkerView("adult#1", "adult", slot, 0)
    assert creep in plain(replace(ill, stalkers=(foe,)), points), "nor to a foe"


def test_an_empty_weapon_is_loaded_before_one_passes() -> None:
    """It passed beside an adult with an empty gun and its battery in the backpack."""
    view = holding(first_view(), "rest", "repairs")
    points = {"pass": 0.0, "use weapon_battery 0": 0.7}
    empty, full = (ItemView("smart_gun", "smart_gun", n, 3, "none") for n in (0, 3))
    assert plain(placed(view, hands=(empty,)), points) == {"pass"}
    assert not plain(placed(view, hands=(full,)), points)
    assert not plain(placed(view, hands=(empty,)), points | {"use weapon_battery 0": -0.5})
    rich = placed(holding(view, "rest", "repairs", "search"), hands=(full,))
    assert plain(rich, points) == {"pass"}, "nor is a hand full kept beside what loads it"
    # With cards to spare it is loaded although a fuller hand is worth a little more (41306).
    spare = placed(holding(view, "rest", "repairs", "search", "stun"), hands=(empty,))
    assert plain(spare, points | {"use weapon_battery 0": -2.4}) == {"pass"}
    assert plain(spare, points | {"use weapon_battery 0": -9.0}) == {"use weapon_battery 0"}


def test_nobody_passes_in_a_fight_with_a_shot_to_fire() -> None:
    """With cards and a full magazine it waited for the adult's attack."""
    view = holding(first_view(), "rest", "repairs")
    foe = StalkerView("adult#1", "adult", view.crew[view.seat or 0].room, 0)
    fight = replace(view, stalkers=(foe,))
    points = {"pass": 0.0, "shoot smg:5 adult#1": 1.8}
    assert plain(fight, points) == {"pass"}
    assert not plain(fight, points | {"shoot smg:5 adult#1": -1.0})
    assert plain(fight, {"pass": 0.0, "melee adult#1": -3.0}) == {"melee adult#1"}


def test_nobody_makes_nothing_or_carries_what_nobody_needs() -> None:
    """It went to the bench with nothing to make, and took a carcass instead of an operation."""
    view = holding(first_view(), "rest", "repairs", "bypass", "search", "search")
    points = {"pass": 0.0, "room craft_gear": -8.1, "room enter_css": -7.0}
    assert plain(view, points) == {"room craft_gear"}, "a container may be tried"
    able = placed(view, pack=(PackView("green", ItemView("medkit", "medkit", 0, 0, "green")),))
    assert not plain(able, points | {"room craft_gear": -0.5})
    heavy = {"pass": 0.0, "room operate": 3.9, "pickup carcass": -0.1}
    assert plain(view, heavy) == {"pickup carcass", "pass"}, "with a larva, beside the surgery"
    assert "pickup carcass" not in plain(view, heavy | {"pickup carcass": 3.1})


# ---- the original game


def asked_view(p: Position) -> Any:
    asked_again(p.t, p.seat)
    return build(p.t, p.seat)


def plain_aboard(p: Position, points: Mapping[str, float]) -> frozenset[str]:
    """The same as `plain` in the original game."""
    bot = make("learned", 1, "nemesis")
    assert isinstance(bot, NemesisLearned)
    options = (option(*text.split()) for text in points)
    return bot.plainly(bot.picture(asked_view(p)), asked("action", *options), points)


def test_nobody_creeps_into_fires_or_away_with_the_last_cards() -> None:
    """NM-MRK-11: from a quiet room into the burning Command Center, and on with the last card."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *PLAIN)
    slot = p.beside("storage")
    creep = f"careful {slot:03}"
    points = {"pass": 0.7, creep: 0.2}
    assert creep not in plain_aboard(p, points)
    p.t.fire |= 1 << slot
    assert creep in plain_aboard(p, points)
    assert creep not in plain_aboard(p, points | {creep: 3.0}), "if the way leads through it"
    p.t.fire = 0
    p.hold(SEARCH, REST, PLAIN[0])
    assert creep in plain_aboard(p, points), "one card is left of three"
    assert creep not in plain_aboard(p, points | {creep: 3.0})


def test_who_has_a_way_to_go_does_not_go_far_from_it() -> None:
    """Back into an evacuation section whose pods are gone, and out of it again."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, SEARCH, *PLAIN)
    first, second = (slot for slot, _ in p.t.rs.board.ways[p.slot("storage")][:2])
    there, away = f"move {first:03}", f"move {second:03}"
    points = {"pass": -6.0, there: 1.9, away: -5.2}
    assert away in plain_aboard(p, points)
    assert away not in plain_aboard(p, points | {away: 0.0})
    assert away not in plain_aboard(p, points | {there: -4.0})


def test_wounds_are_dressed_before_one_passes() -> None:
    """With a medkit in the backpack, an open wound and three cards."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, PLAIN[0])
    points = {"pass": 0.7, "use medkit 0": 3.0}
    assert "pass" in plain_aboard(p, points)
    assert "pass" not in plain_aboard(p, points | {"use medkit 0": 1.0})


def test_an_empty_rifle_is_loaded_before_one_passes() -> None:
    """Three rounds with an empty shotgun and an energy charge in the backpack."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, ACTION["reload"])
    points = {"pass": 1.4, "use energy_charge 0": 2.6}
    p.t.hands[p.seat] = (ITEM["rifle"],)
    assert "pass" in plain_aboard(p, points)
    assert "pass" not in plain_aboard(p, points | {"pass": 3.0})
    step = f"move {p.beside('storage'):03}"
    assert step in plain_aboard(p, points | {step: 2.0}), "nor does one walk on with it"
    assert step not in plain_aboard(p, points | {step: 4.0})
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    assert "pass" not in plain_aboard(p, points)


def test_who_bleeds_keeps_bandages_and_what_engines_do_follows_from_the_objective() -> None:
    """It kept food and alcohol with two open wounds, and left engines damaged that it needed."""
    assert {"keep_item", "engine_order"} <= NemesisLearned.leaves
    assert "keep_item" not in LockdownLearned.leaves


def test_nobody_runs_where_a_shot_is_much_better() -> None:
    """From a creeper beside it with a loaded shotgun."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, *PLAIN)
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    set_stalkers(p.t, ((1, CREEPER, p.slot("storage"), 0),))
    step = f"move {p.beside('storage'):03}"
    points = {"pass": -2.0, "shoot rifle:4 creeper#1": 2.8, step: -3.2}
    assert step in plain_aboard(p, points)
    assert step in plain_aboard(p, points | {step: 1.5})
    assert step not in plain_aboard(p, points | {step: 2.0}), "where both are as good"
    assert step not in plain_aboard(p, points | {"shoot rifle:4 creeper#1": -5.0})
    bare = {"pass": -2.7, "melee creeper#1": -4.7, step: -6.0}
    assert "melee creeper#1" in plain_aboard(p, bare), "with two open wounds, at a fresh one"
    assert "melee creeper#1" not in plain_aboard(p, bare | {"pass": -6.0})
    larva = {"pass": -2.0, "melee larva#1": 2.5, step: -1.1}
    assert {"pass", step} <= plain_aboard(p, larva), "nor from a larva with bare hands"


def test_nobody_walks_where_it_is_much_better_to_creep() -> None:
    """NM-BAS-05: chased, with three wounds, loud into a room amid three noises (51303, round 7)."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST, SEARCH, *PLAIN)
    first, second = (slot for slot, _ in p.t.rs.board.ways[p.slot("storage")][:2])
    set_stalkers(p.t, ((1, CREEPER, second, 0),))
    walk, creep = f"move {first:03}", f"careful {first:03}"
    points = {"pass": -8.0, walk: -6.4, creep: -1.7}
    assert walk in plain_aboard(p, points)
    p.t.wounds[p.seat] = (WOUND["arm"], WOUND["leg"] | 16, WOUND["hand"])
    assert walk in plain_aboard(p, points)
    assert walk not in plain_aboard(p, {"pass": -8.0, walk: -13.4}), "amid noise on all sides"
    assert walk not in plain_aboard(p, points | {walk: -3.0}), "where it is hardly worse"
    p.t.time = 1
    assert walk in plain_aboard(p, points), "at the end too (72307, round 9)"
