"""What was seen in games of the bots of the original game and mended: see docs/bots.md."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from lockdown.bots import trading
from lockdown.bots.search import Effort, Search
from lockdown.bots.temper import LOYAL
from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.mind import treated
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_tasks import tasks, undone
from lockdown.games.nemesis.bots.quick_thought import leads
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.values import VALUES
from lockdown.games.nemesis.bots.veteran import IMAGINATION, NemesisVeteran, idle
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, CARCASS, ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again, never

FULL = (SEARCH, SEARCH, REST, *PLAIN)


def open_ship(p: Position) -> None:
    """All rooms are explored and empty, course and engines are seen to: no goal is left."""
    t = p.t
    t.explored = (1 << t.rs.board.slots + 1) - 2
    t.counter[:] = [0] * len(t.counter)
    t.seen_coordinates |= 1 << p.seat
    t.destination = t.rs.coordinates[t.coordinates].index(keys.EARTH)
    t.seen_engines[p.seat] = (1, 1, 1)


# ---- fire


def test_nobody_goes_into_a_fire_with_the_last_card() -> None:
    """NM-MRK-11: without a card for the way out two turns end in it."""
    p = Position("an_old_feud", "storage", room="storage")
    beside = p.beside("storage")
    p.t.explored |= 1 << beside
    set_room(p.t, p.seat, beside)
    p.t.counter[p.slot("storage")] = 3
    step = ("move", p.slot("storage"))
    lost = []
    for cards in (FULL[:3], PLAIN[:1]):
        p.hold(*cards)
        p.t.fire = 0
        safe = p.score(*step)
        p.t.fire = 1 << p.slot("storage")
        lost.append(safe - p.score(*step))
    assert 0.0 < lost[0] < lost[1] - 2.0


def test_whoever_flees_does_not_flee_into_a_fire() -> None:
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(*FULL)
    rooms = [other for other, _ in p.t.rs.board.ways[p.slot("hibernatorium")]]
    options = tuple(("to", room) for room in rooms)
    asked_again(p.t, p.seat)
    for burning in rooms:
        p.t.fire = 1 << burning
        assert quick_player.flee(p.t, p.seat, options) != ("to", burning)


def test_a_card_that_leads_somewhere_leads_where_it_was_played_for() -> None:
    """The step of the card and the room that is chosen for it are judged alike."""
    scouting, grenade = ACTION["reconnaissance"], ITEM["grenade"]
    assert leads(("play", scouting, 0))
    assert leads(("use", ITEM["smoke_grenade"], 0))
    assert not leads(("use", grenade, 0)), "thrown, not gone to"
    p = Position("the_great_hunt", "comms_room")
    open_ship(p)
    beside = p.beside("comms_room")
    set_room(p.t, p.seat, beside)
    p.hold(scouting, *FULL)
    p.t.fire = 0
    asked_again(p.t, p.seat)
    options = tuple(("to", other) for other, _ in p.t.rs.board.ways[beside])
    assert quick_player.flee(p.t, p.seat, options) == ("to", p.slot("comms_room"))


def test_a_beginner_does_not_stop_in_a_fire() -> None:
    p = Position("an_old_feud", "storage", room="storage")
    beside = p.beside("storage")
    p.t.explored |= 1 << beside
    set_room(p.t, p.seat, beside)
    p.t.counter[p.slot("storage")] = 3
    p.hold(*FULL)

    def score() -> float:
        asked_again(p.t, p.seat)
        view = build(p.t, p.seat)
        bot = NemesisRookie(1)
        world = bot.picture(view)
        bot.goals = bot.goals_of(world)
        assert view.decision is not None
        text = f"move {p.slot('storage'):03d}"
        option = next(o for o in view.decision.options if o.text == text)
        return bot.worth(world, option)

    lost = {}
    for left in (2, 1):
        p.t.actions_left, p.t.fire = left, 0
        safe = score()
        p.t.fire = 1 << p.slot("storage")
        lost[left] = safe - score()
    assert 0.0 < lost[2] < lost[1] - 1.0, "who has time to go on may run through it"


def test_nobody_waits_for_the_next_attack() -> None:
    """NM-RND-16: who stays in a fight is attacked as well as one who flees from it."""
    p = Position("an_old_feud")
    p.hold(*FULL[:3])
    p.t.hands[p.seat] = ()
    slot = p.slot("hibernatorium")
    calm = p.score("pass")
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    one = p.score("pass")
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0), (2, keys.ADULT, slot, 0)))
    assert calm > one > p.score("pass")
    assert p.choice()[0] == "move"


def test_a_full_hand_is_not_kept_for_its_own_sake() -> None:
    """NM-RND-03: it is filled up to five, so what is kept is not drawn."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    full = p.score("pass")
    p.hold(*FULL[:4])
    assert full < p.score("pass")


# ---- wounds and contamination


def test_bandages_dress_and_medkits_heal() -> None:
    """NM-HRT-12: only a medkit heals what is dressed, so it is not used up for dressing."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.wounds[p.seat] = (keys.WOUND["leg"],)
    p.t.pack[p.seat] = (ITEM["medkit"], ITEM["bandages"])
    bandages, medkit = ("use", ITEM["bandages"], 0), ("use", ITEM["medkit"], 0)
    assert p.score(*bandages) > 0.0 > p.score(*medkit)
    p.t.pack[p.seat] = (ITEM["medkit"],)
    assert p.score(*medkit) > 0.0
    p.t.wounds[p.seat] = (keys.WOUND["leg"] | 16,)
    p.t.pack[p.seat] = (ITEM["medkit"], ITEM["bandages"])
    assert p.score("use", ITEM["medkit"], 1) > 0.0


def test_the_wound_that_bleeds_is_treated_first() -> None:
    p = Position("an_old_feud")
    wounds = [("wound", keys.WOUND[key]) for key in ("hand", "bleeding", "body")]
    assert quick_player.KNOWN["treated_wound"](p.t, p.seat, tuple(wounds)) == wounds[1]
    asked_again(p.t, p.seat)
    world = NemesisWorld(build(p.t, p.seat))
    options = [
        OptionView(text=f"wound {key}", verb="wound", args=(ArgView(kind="wound", text=key),))
        for key in ("hand", "bleeding", "body")
    ]
    decision = DecisionView(
        kind="treated_wound", rule="", secret=False, about={}, options=tuple(options)
    )
    assert treated(world, decision) == "wound bleeding"


def test_the_sicker_an_infested_one_is_the_more_the_surgery_draws() -> None:
    """NM-VIC-03: with a larva every contamination card makes it likelier to die in the end."""
    p = Position("an_old_feud", "surgery")
    p.hold(*FULL)

    def drawn() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        return max((value for _, value, action in found if action == "operate"), default=0.0)

    assert drawn() == 0.0
    p.t.larva |= 1 << p.seat
    p.t.discard[p.seat] = (keys.CONTAMINATION,)
    one = drawn()
    p.t.discard[p.seat] = (keys.CONTAMINATION,) * 2
    assert drawn() > one > 0.0


# ---- things


def test_one_object_of_a_kind_is_enough() -> None:
    p = Position("necroscopy")
    p.hold(*FULL)
    p.t.lying = (p.slot("hibernatorium") << 16 | CARCASS,)
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    option = next(option for option in p.t.decision[2] if option[0] == "pickup")
    assert p.score(*option) > 0.0
    p.t.hands[p.seat] = (CARCASS,)
    asked_again(p.t, p.seat)
    again = next(option for option in p.t.decision[2] if option[0] == "pickup")
    assert p.score(*again) < 0.0


def test_a_charge_is_worth_what_it_loads() -> None:
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["energy_charge"],) * 2
    load = ("use", ITEM["energy_charge"], 0)
    worth = []
    for count in (0, 2, 3):
        p.t.hands[p.seat] = (ITEM["rifle"] | count << 8,)
        worth.append(p.score(*load))
    assert worth[0] > worth[1] > worth[2] > 0.0
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("hibernatorium"), 0),))
    p.t.hands[p.seat] = (ITEM["rifle"],)
    asked_again(p.t, p.seat)
    assert p.score(*load) > worth[0]


def person(number: int, *things: str) -> Any:
    """Somebody with things, as far as gifts look at it."""
    items = [SimpleNamespace(key=key, text=key, count=0, capacity=0) for key in things]
    return SimpleNamespace(
        pack=[SimpleNamespace(item=item, colour="yellow") for item in items],
        hands=(),
        number=number,
    )


@pytest.mark.parametrize("mine", range(5))
@pytest.mark.parametrize("theirs", range(5))
def test_nobody_gives_to_one_who_has_as_much(mine: int, theirs: int) -> None:
    """Chemicals went to and fro between two who had nothing else to do, a card for each time.

    That nothing goes back to where it came from is what `dealings` remember (`test_bargains`).
    """

    def gives(giver: tuple[int, int], taker: tuple[int, int]) -> str:
        me, partner = (person(number, *["chemicals"] * count) for number, count in (giver, taker))
        world: Any = SimpleNamespace(me=me, values=VALUES, kept=set(), parts=())
        return trading.leftover(world, partner, parting=False)

    for one, two in ((1, 2), (2, 1)):
        if gives((one, mine), (two, theirs)):
            assert mine > theirs
    assert gives((1, 4), (2, 0))
    assert gives((2, 4), (1, 0))


def test_a_charge_goes_only_to_those_whose_weapon_it_loads() -> None:
    """One went round among three for ten rounds, a card for each time."""

    def gives(mine: int, theirs: int) -> str:
        me, partner = person(1, *["energy_charge"] * 3), person(2)
        me.hands, partner.hands = (
            (SimpleNamespace(key="assault_rifle", count=count),) for count in (mine, theirs)
        )
        world: Any = SimpleNamespace(
            me=me, values=VALUES, kept=set(), parts=(), registry=NemesisWorld.registry
        )
        return trading.leftover(world, partner, parting=False)

    full = NemesisWorld.registry.items["assault_rifle"].ammo[1]
    assert gives(full, 1)
    assert not gives(full, full)
    assert not gives(1, full)


def test_nobody_gives_away_what_it_needs() -> None:
    """The key of a pod, what cures the sick, and anything that a hoarder has."""
    things = ("evacuation_key", "alcohol", "chemicals")

    def kept(objective: str, *hand: int) -> set[str]:
        p = Position(objective)
        p.t.pack[p.seat] = tuple(ITEM[key] for key in things)
        p.hold(*hand)
        asked_again(p.t, p.seat)
        return NemesisWorld(build(p.t, p.seat)).kept & set(things)

    assert kept("an_old_feud", *FULL) == {"evacuation_key"}
    assert kept("an_old_feud", *FULL[:4], keys.CONTAMINATION) == {"evacuation_key", "alcohol"}
    assert kept("hoarder", *FULL) == set(things)


def test_nobody_haggles_in_a_fire() -> None:
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["energy_charge"],)
    other = next(s for s in range(p.t.n) if s != p.seat)
    p.t.hands[p.seat] = ()
    p.t.hands[other] = (ITEM["rifle"],)
    set_room(p.t, other, p.slot("hibernatorium"))

    def worth() -> float:
        asked_again(p.t, p.seat)
        view = build(p.t, p.seat)
        bot = NemesisRegular(1)
        bot.temper = LOYAL
        assert view.decision is not None
        trade = next(o for o in view.decision.options if o.verb == "trade")
        return bot.score(bot.picture(view), trade)

    p.t.fire = 0
    assert worth() > 0.0
    p.t.fire = 1 << p.slot("hibernatorium")
    assert worth() < 0.0


def test_the_only_thing_is_not_given_away_for_nothing() -> None:
    """An injection went to and fro between two who had nothing else, a card for each time."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    other = next(s for s in range(p.t.n) if s != p.seat)
    set_room(p.t, other, p.slot("hibernatorium"))
    p.t.pack[other] = ()

    def worth(*things: str) -> float:
        p.t.pack[p.seat] = tuple(ITEM[key] for key in things)
        asked_again(p.t, p.seat)
        view = build(p.t, p.seat)
        bot = NemesisRegular(1)
        bot.temper = LOYAL
        assert view.decision is not None
        trade = next(o for o in view.decision.options if o.verb == "trade")
        return bot.score(bot.picture(view), trade)

    assert worth("adrenaline_injection", "chemicals") < 0.0, "nor what nobody needs now"
    assert worth("adrenaline_injection") < 0.0
    p.t.wounds[other] = (keys.WOUND["bleeding"],)
    assert worth("bandages") > 0.0, "whoever needs it gets it"


# ---- objectives


def test_rooms_hide_no_section_that_is_known() -> None:
    """On a ship whose sections are found nobody looks for them any more."""
    p = Position("an_old_feud", "evacuation_section_a", "evacuation_section_b")
    p.hold(*FULL)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    p.t.destruct = 2

    def best() -> float:
        found = goals(p.t, p.seat, Weights(), 10.0, 2)
        return max((value for slot, value, _ in found if not p.t.explored >> slot & 1), default=0.0)

    assert best() <= Weights().explore
    p.t.explored &= ~(1 << p.slot("evacuation_section_b"))
    assert best() > 10.0


def test_a_hoarder_stays_for_things_that_are_near() -> None:
    """NM-OBJ-12: seven items, and then the pod."""
    p = Position("hoarder", room="storage")
    open_ship(p)
    p.hold(*FULL)
    known = p.t.explored
    p.t.counter[p.beside("storage")] = 2
    p.t.pack[p.seat] = (ITEM["chemicals"],) * 3
    found = tasks(p.t, p.seat, 25.0, known)
    assert {action for _, _, action in found} == {"loot", "look_for_item"}
    assert undone(p.t, p.seat, found, 3.0)
    p.t.pack[p.seat] = (ITEM["chemicals"],) * 7
    assert not tasks(p.t, p.seat, 25.0, known)


# ---- the veteran


def search(p: Position, usual: tuple[Any, ...]) -> Search:
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    effort = Effort(stages=((1, 1),))
    return Search(view, IMAGINATION, usual, random.Random(3), effort, never, lambda: None, {})


def test_a_veteran_does_not_think_of_passing_with_a_full_hand() -> None:
    """Three of four passed so in the first round, and on until the ship was lost."""
    p = Position("an_old_feud", room="storage")
    p.t.counter[p.slot("storage")] = 2
    p.hold(*FULL)
    step = ("room", "look_for_item")
    found = search(p, step)
    assert ("pass",) not in found.candidates(p.t)
    assert ("pass",) in search(p, ("pass",)).candidates(p.t), "who would pass anyway may"
    p.hold(*FULL[:3])
    found = search(p, step)
    assert ("pass",) in found.candidates(p.t)
    p.t.fire |= 1 << p.slot("storage")
    found = search(p, step)
    assert ("pass",) not in found.candidates(p.t), "nor where it burns"
    p.hold(*FULL[:1])
    assert idle(p.t, p.seat)


def test_nor_does_the_policy_it_starts_from_in_the_first_rounds() -> None:
    p = Position("an_old_feud")
    mind = NemesisVeteran(1).trained()

    def idles() -> bool:
        asked_again(p.t, p.seat)
        return not mind.shuns(build(p.t, p.seat), "pass")

    p.t.round = 1
    p.hold(*FULL)
    assert not idles()
    p.hold(*FULL[:3])
    assert idles()
    p.hold(*FULL)
    p.t.fire = (1 << p.t.rs.board.slots + 1) - 2
    assert idles(), "rather than walk into a fire"
    p.t.fire, p.t.round = 0, 4
    assert idles()


# ---- the learned one


def test_a_policy_is_not_offered_what_never_has_sense() -> None:
    p = Position("necroscopy")
    p.hold(*FULL)
    p.t.hands[p.seat] = (ITEM["fire_extinguisher"], CARCASS)
    p.t.pack[p.seat] = (ITEM["energy_charge"],)
    p.t.lying = (p.slot("hibernatorium") << 16 | CARCASS,)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    bot = NemesisLearned(1)
    shunned = {text for text in texts(view) if bot.shuns(view, text)}
    assert shunned == {"drop fire_extinguisher", "drop energy_charge", "pickup carcass"}
    p.t.fire |= 1 << p.slot("hibernatorium")
    asked_again(p.t, p.seat)
    burning = build(p.t, p.seat)
    assert bot.shuns(burning, "pass")
    assert bot.choose(burning) in texts(burning)
    assert not bot.shuns(burning, bot.choose(burning))


def texts(view: Any) -> list[str]:
    return [option.text for option in view.decision.options]
