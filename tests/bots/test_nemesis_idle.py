"""Full hands of the original game: who passes has a reason, and who walks has one too."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lockdown.bots.answers import keep_item
from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.detours import DETOUR, around
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_tasks import tasks
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, CARCASS, EGG, ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

DEMOLITION, RELOAD, REPAIRS = (ACTION[key] for key in ("demolition", "reload", "basic_repairs"))
FULL = (SEARCH, SEARCH, REST, *PLAIN)


def thought_of(p: Position) -> set[tuple[Any, ...]]:
    """What a seat thinks of at all."""
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    return {option for option, _ in quick_player.scores(p.t, p.seat, p.t.decision[2])}


def bare_ship(p: Position) -> None:
    """Nothing is left to do: not even pods are there to be unlocked."""
    open_ship(p)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1


def fold_of(p: Position, *texts: str) -> str:
    """What a regular throws away when it passes."""
    asked_again(p.t, p.seat)
    views = [
        OptionView(
            text=text,
            verb=text.split()[0],
            args=tuple(ArgView(kind="card", text=word) for word in text.split()[1:]),
        )
        for text in texts
    ]
    bot = NemesisRegular(1)
    world = bot.picture(build(p.t, p.seat))
    asked = DecisionView(kind="pass_discard", rule="", secret=True, about={}, options=tuple(views))
    return bot.fold(world, asked)


# ---- passing


def test_a_full_hand_goes_where_something_is_to_be_done() -> None:
    """NM-RND-03: cards that are kept do not come anew, so a distant errand is worth them."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.hold(*FULL)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    start = p.slot("hibernatorium")
    engine = p.t.rs.board.engines[0]
    row = NemesisThought(p.t, p.seat, Weights()).away[engine]
    chosen = p.choice()
    assert chosen[0] in ("move", "careful")
    assert row[chosen[1]] < row[start]
    p.hold(*FULL[:2])
    assert p.choice() == ("pass",), "a thin one does not"


def test_a_full_hand_braves_some_noise() -> None:
    """Markers do not go away while one waits before them, and who has cards is not surprised."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    start = p.slot("hibernatorium")
    engine = p.t.rs.board.engines[0]
    row = NemesisThought(p.t, p.seat, Weights()).away
    ahead = min(
        (other for other, _ in p.t.rs.board.ways[start]), key=lambda slot: row[engine][slot]
    )
    for other, _ in p.t.rs.board.ways[start]:
        if other != ahead:
            set_stalkers(p.t, (*p.t.stalkers, (other, keys.QUEEN, other, 0)))
    p.t.noise = sum(1 << way for way in p.t.rs.board.exits[ahead])
    p.hold(*FULL)
    assert p.choice() == ("move", ahead)
    p.hold(*FULL[:3])
    assert p.choice() == ("pass",), "with three cards it waits for more"


def test_nobody_walks_or_works_for_nothing_however_full_the_hand() -> None:
    """Demolition, dropping things and steps to nowhere are no better than passing."""
    p = Position("an_old_feud")
    bare_ship(p)
    p.hold(DEMOLITION, *FULL[1:])
    p.t.hands[p.seat] = (ITEM["rifle"], ITEM["shotgun"])
    p.t.lying = (p.slot("hibernatorium") << 16 | CARCASS,)
    p.t.counter[:] = [0] * len(p.t.counter)
    assert thought_of(p) == {("pass",)}
    assert p.choice() == ("pass",)


def test_who_waits_turns_dull_cards_over_in_quiet_places() -> None:
    """NM-RND-08: others come in their place; near Intruders they guard against a surprise."""
    p = Position("an_old_feud")
    p.hold(DEMOLITION, DEMOLITION, SEARCH, SEARCH, REST)
    options = (("done",), *(("discard", card) for card in (DEMOLITION, SEARCH, REST)))
    fold = quick_player.KNOWN["pass_discard"]
    assert fold(p.t, p.seat, options) == ("discard", DEMOLITION)
    texts = ("done", "discard demolition", "discard search", "discard rest")

    def folded() -> str:
        return fold_of(p, *texts)

    assert folded() == "discard demolition"
    p.hold(DEMOLITION, SEARCH, REST)
    assert folded() == "done", "three cards are kept"
    assert fold(p.t, p.seat, options) == ("done",)
    p.hold(DEMOLITION, DEMOLITION, SEARCH, SEARCH, REST)
    set_stalkers(p.t, ((1, keys.ADULT, p.beside("hibernatorium"), 0),))
    assert folded() == "discard demolition", "four are enough against any surprise (NM-ENC-07)"
    p.hold(DEMOLITION, SEARCH, SEARCH, REST)
    assert folded() == "done"
    assert fold(p.t, p.seat, options) == ("done",)


# ---- fire and fights


def test_whoever_stands_in_a_fire_before_a_closed_way_steps_aside() -> None:
    """A soldier burned for three rounds beside a pod with an Intruder before it."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    open_ship(p)
    p.hold(*FULL)
    p.t.hands[p.seat] = ()
    p.t.destruct, p.t.noise = 9, 0
    assert p.t.pod_locked
    assert p.choice()[0] not in ("move", "careful"), "it waits for the pods"
    p.t.fire = 1 << p.slot("evacuation_section_a")
    assert p.choice()[0] in ("move", "careful")


def test_the_last_action_takes_whoever_can_out_of_a_fire() -> None:
    """NM-MRK-11: they searched, healed or passed in burning rooms beside quiet ones."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    p.t.counter[here], p.t.fire = 2, 1 << here
    p.t.hands[p.seat] = ()

    def chosen(left: int, *cards: int) -> str:
        p.hold(*cards)
        asked_again(p.t, p.seat)
        p.t.actions_left = left
        return NemesisRegular(1).choose(build(p.t, p.seat)).split()[0]

    going = ("move", "careful")
    assert chosen(1, *FULL) in going
    assert chosen(1, SEARCH) in going
    assert chosen(2, SEARCH) in going, "the last card too"
    assert chosen(2, *FULL) not in going, "with two actions it searches first"
    beside = [other for other, _ in p.t.rs.board.ways[here]]
    set_stalkers(p.t, tuple((n, keys.QUEEN, slot, 0) for n, slot in enumerate(beside, 1)))
    assert chosen(1, *FULL) not in going, "but not into a worse place"
    set_stalkers(p.t, ())
    p.t.fire |= sum(1 << other for other in beside)
    assert chosen(1, *FULL) not in going, "nor from one fire into the next"


def test_whoever_came_into_a_fire_for_something_does_it() -> None:
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    open_ship(p)
    p.hold(*FULL)
    p.t.pod_locked, p.t.fire = 0, 1 << p.slot("evacuation_section_a")
    asked_again(p.t, p.seat)
    p.t.actions_left = 1
    assert NemesisRegular(1).choose(build(p.t, p.seat)) == "room enter_pod"


def test_the_well_armed_go_for_one_who_bars_the_way() -> None:
    p = Position("the_great_hunt", "comms_room")
    open_ship(p)
    comms = p.slot("comms_room")
    set_room(p.t, p.seat, p.beside("comms_room"))
    set_stalkers(p.t, ((1, keys.ADULT, comms, 0),))
    p.hold(*FULL)

    def dares(*hands: int) -> bool:
        p.t.hands[p.seat] = hands
        return NemesisThought(p.t, p.seat, Weights()).dares(comms, len(p.t.hand[p.seat]) - 1)

    rifle = ITEM["rifle"]
    assert dares(rifle | 4 << 8)
    assert p.choice()[:2] == ("move", comms)
    assert not dares(rifle | 1 << 8), "one shot is not enough"
    assert p.choice() != ("move", comms)
    p.t.wounds[p.seat] = (keys.WOUND["arm"],)
    assert not dares(rifle | 4 << 8), "the hurt do not"
    p.t.wounds[p.seat] = ()
    set_stalkers(p.t, ((1, keys.ADULT, comms, 0), (2, keys.ADULT, comms, 0)))
    assert not dares(rifle | 4 << 8), "nor anybody against two"


def test_an_empty_revolver_is_loaded_in_a_fight() -> None:
    p = Position("an_old_feud")
    p.hold(RELOAD, SEARCH)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("hibernatorium"), 0),))
    load = ("play", RELOAD, 0)

    def worth(count: int) -> float:
        p.t.hands[p.seat] = (ITEM["revolver"] | count << 8,)
        found = NemesisThought(p.t, p.seat, Weights()).score(load)
        assert found is not None
        return found

    assert worth(0) > 0.0 > worth(2)


# ---- things


def test_full_hands_take_what_fits_the_pack() -> None:
    """NM-ITM-08: a pilot with a shotgun and the corpse chose a fire extinguisher, to decline it."""
    p = Position("a_proper_burial")
    p.t.hands[p.seat] = (ITEM["shotgun"] | 2 << 8, keys.BLUE_CORPSE)
    options = tuple(("keep", ITEM[key]) for key in ("fire_extinguisher", "space_suit"))
    assert p.t.rs.items[options[0][1]].heavy
    assert not p.t.rs.items[options[1][1]].heavy
    keep = quick_player.KNOWN["keep_item"]

    def kept() -> str:
        asked_again(p.t, p.seat)
        bot = NemesisRegular(1)
        world = bot.picture(build(p.t, p.seat))
        views = tuple(
            OptionView(text=f"keep {key}", verb="keep", args=(ArgView(kind="item", text=key),))
            for key in ("fire_extinguisher", "space_suit")
        )
        asked = DecisionView(kind="keep_item", rule="", secret=True, about={}, options=views)
        return keep_item(world, asked)

    assert keep(p.t, p.seat, options) == options[1]
    assert kept() == "keep space_suit"
    p.t.hands[p.seat] = p.t.hands[p.seat][:1]
    assert keep(p.t, p.seat, options) == options[0]
    assert kept() == "keep fire_extinguisher"


def test_nobody_lays_down_one_object_for_another_and_back() -> None:
    """A mechanic changed a corpse for a carcass and back in the cockpit, for three rounds."""
    p = Position("extreme_field_biology")
    p.hold(*FULL)
    p.t.hands[p.seat] = (ITEM["shotgun"], keys.BLUE_CORPSE)
    p.t.lying = (p.slot("hibernatorium") << 16 | CARCASS,)
    thought = NemesisThought(p.t, p.seat, Weights())
    assert not thought.fetches(CARCASS)
    assert p.choice()[0] != "pickup"
    p.t.hands[p.seat] = (keys.BLUE_CORPSE,)
    assert thought.fetches(CARCASS), "a free hand takes it"
    p.t.hands[p.seat] = (ITEM["shotgun"], ITEM["rifle"])
    assert thought.fetches(CARCASS), "and for a second weapon it is laid down"


# ---- objectives


@pytest.mark.parametrize(
    ("objective", "other"),
    [("my_precious", "relentless_investigator"), ("ab_ovo", "hoarder")],
)
def test_the_objective_that_is_begun_is_kept(objective: str, other: str) -> None:
    """Who held an egg kept another objective and dropped it."""
    p = Position(objective, "nest")

    def value(key: str) -> float:
        asked_again(p.t, p.seat)
        return NemesisWorld(build(p.t, p.seat)).objective_value(key)

    before = value(objective)
    p.t.hands[p.seat] = (EGG,)
    assert value(objective) > before
    assert value(objective) > value(other)


def test_a_hoarder_is_chosen_for_what_one_has() -> None:
    p = Position("hoarder")
    values = []
    for count in (0, 2, 4):
        p.t.pack[p.seat] = (ITEM["chemicals"],) * count
        asked_again(p.t, p.seat)
        values.append(NemesisWorld(build(p.t, p.seat)).objective_value("hoarder"))
    assert values == sorted(set(values))


def test_a_broken_room_draws_whoever_will_find_the_card_for_it() -> None:
    """Three of ten Comms Rooms are broken, and a repair card lies in every deck."""
    p = Position("the_great_hunt", "comms_room")
    open_ship(p)
    comms = p.slot("comms_room")
    p.t.broken = 1 << comms

    def drawn() -> dict[str, float]:
        return {what: value for _, value, what in tasks(p.t, p.seat, 25.0, p.t.explored)}

    p.hold(REPAIRS)
    assert set(drawn()) == {"mend"}
    p.hold(SEARCH)
    p.t.deck[p.seat], p.t.discard[p.seat] = (SEARCH, REPAIRS), ()
    assert 0.0 < drawn()[""] < 25.0
    p.t.deck[p.seat] = (SEARCH,)
    assert not drawn()


def test_a_way_round_an_intruder_is_a_way() -> None:
    """The Queen stood next door, and the crew sat there until the ship was lost."""
    p = Position("the_great_hunt", "comms_room")
    bare_ship(p)
    p.hold(*FULL)
    p.t.hands[p.seat] = ()
    comms, ways = p.slot("comms_room"), p.t.rs.board.ways
    away = NemesisThought(p.t, p.seat, Weights()).away
    rounded = 0
    for start in range(1, p.t.rs.board.slots + 1):
        straight = away[start][comms]
        near = [other for other, _ in ways[start] if away[other][comms] == straight - 1]
        if straight < 2 or len(near) != 1:
            continue
        set_room(p.t, p.seat, start)
        set_stalkers(p.t, ())
        assert p.choice()[1] == near[0]
        set_stalkers(p.t, ((1, keys.QUEEN, near[0], 0),))
        far = around(p.t.rs.board, p.t.closed, p.t.foes, 0, start)
        if far[comms] >= straight + DETOUR:
            continue  # no way round is shorter than to wait for it to go
        rounded += 1
        assert p.choice()[0] in ("move", "careful")
        assert p.choice()[1] != near[0]
    assert rounded


def test_a_burning_room_is_no_place_to_go_for_things() -> None:
    """NM-MRK-11: a captain went into a fire to search there, and was burnt for two turns."""
    p = Position("an_old_feud", "storage")
    bare_ship(p)
    beside = p.beside("storage")
    set_room(p.t, p.seat, beside)
    p.t.counter[p.slot("storage")] = 3
    p.hold(*FULL)
    assert p.choice()[0] in ("move", "careful")
    p.t.fire = 1 << p.slot("storage")
    # Nobody runs through it to what lies beyond.
    ways = p.t.rs.board.ways[p.slot("storage")]
    p.t.closed = sum(1 << way for other, way in ways if other != beside)
    calm = p.score("move", p.slot("storage"))
    p.t.light[p.seat], p.t.wounds[p.seat] = 2, (keys.WOUND["arm"],) * 2
    assert p.score("move", p.slot("storage")) < calm - 1.0


def test_nobody_keeps_its_last_card_in_a_fire() -> None:
    """A pilot passed in a burning room with the card that would have taken it out."""
    p = Position("an_old_feud", "storage", room="storage")
    bare_ship(p)
    p.hold(SEARCH)
    assert p.choice() == ("pass",)
    p.t.fire = 1 << p.slot("storage")
    assert p.choice()[0] == "move"


def test_a_medkit_is_not_used_up_for_somebody_else() -> None:
    """NM-HRT-12: one who bled healed the hand of the man who had just kept it out of the pod."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    medkit = ITEM["medkit"]
    p.t.pack[p.seat] = (medkit, ITEM["clothes"])

    def worth(part: int) -> float:
        found = NemesisThought(p.t, p.seat, Weights()).score(("use", medkit, part))
        assert found is not None
        return found

    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    assert worth(1) < 0.0
    assert worth(0) < 0.0, "clothes will do"
    p.t.pack[p.seat] = (medkit,)
    assert worth(0) > 0.0
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"] | 16,)
    assert worth(1) > 0.0 > worth(0)


def test_smoke_takes_what_is_missed_least() -> None:
    p = Position("an_old_feud")
    p.hold(REPAIRS, SEARCH, DEMOLITION)
    cards = tuple(("discard", card) for card in (REPAIRS, SEARCH, DEMOLITION))
    assert quick_player.KNOWN["smoke_discard"](p.t, p.seat, cards) == cards[2]
    asked_again(p.t, p.seat)
    bot = NemesisRegular(1)
    views = tuple(
        OptionView(text=f"discard {key}", verb="discard", args=(ArgView(kind="card", text=key),))
        for key in ("search", "demolition")
    )
    view = build(p.t, p.seat)
    asked = DecisionView(kind="smoke_discard", rule="", secret=True, about={}, options=views)
    assert bot.choose(msgspec.structs.replace(view, decision=asked)) == "discard demolition"


def test_nobody_waits_in_a_burning_room_for_the_cards_to_sleep() -> None:
    """NM-ROM-31: a captain walked into the burning Hibernatorium with two cards too few."""
    p = Position("an_old_feud")
    bare_ship(p)
    p.t.hibernation_open = True
    start = p.slot("hibernatorium")
    set_room(p.t, p.seat, p.beside("hibernatorium"))
    p.t.light[p.seat] = 2
    lost = {}
    for cards in (FULL[:2], FULL):
        p.hold(*cards)
        p.t.fire = 0
        calm = p.score("move", start)
        p.t.fire = 1 << start
        lost[len(cards)] = calm - p.score("move", start)
    assert lost[5] > 0.0
    assert lost[2] > lost[5] + 2.0


def test_nobody_blows_up_the_ship_before_it_was_looked_at() -> None:
    """NM-SDS-01: a captain who needed the signal started the sequence in the first round."""
    p = Position("an_old_feud", "generator", "evacuation_section_a", room="generator")
    p.hold(*FULL)

    def starts() -> bool:
        found = goals(p.t, p.seat, Weights(), 1.0, 12)
        return any(action == "start_self_destruct" for _, _, action in found)

    assert starts()
    p.t.round = 1
    assert not starts()
    p.t.round = 4
    p.t.objectives[p.seat] = (keys.OBJECTIVE["a_proper_burial"],)
    assert not starts(), "the signal comes first"
    p.t.signal |= 1 << p.seat
    assert not starts(), "and the corpse"
    p.t.hands[p.seat] = (keys.BLUE_CORPSE,)
    assert starts()


def test_the_third_light_wound_by_fire_is_worth_a_walk() -> None:
    """It is a serious one: a captain searched on in a burning section and took it."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    p.t.fire = 1 << p.slot("storage")
    p.t.actions_left = 1
    lost = []
    for light in range(3):
        p.t.light[p.seat] = light
        lost.append(NemesisThought(p.t, p.seat, Weights()).singed(last=True))
    assert lost[1] < 1.5 * lost[0]
    assert lost[2] > 1.5 * lost[1]


def test_nobody_wades_through_slime_for_nothing() -> None:
    """NM-ROM-23: of two ways the clean one, unless one is covered in slime already."""
    p = Position("an_old_feud", "room_covered_with_slime")
    place = p.slot("room_covered_with_slime")

    def danger() -> float:
        return NemesisThought(p.t, p.seat, Weights()).danger(place, 3, careful=True)

    clean = danger()
    p.t.slime |= 1 << p.seat
    assert clean > danger()
    p.t.slime = 0
    p.t.explored &= ~(1 << place)
    p.t.seen_tile[p.seat] = 0
    assert not NemesisThought(p.t, p.seat, Weights()).sticks(place), "nobody knows it before"


def test_an_empty_revolver_is_loaded_in_peace_too() -> None:
    """A captain passed with nothing but the card that loads it, and met a breeder."""
    p = Position("an_old_feud")
    bare_ship(p)
    p.hold(RELOAD)
    p.t.hands[p.seat] = (ITEM["revolver"],)
    assert p.choice() == ("play", RELOAD, 0)
    p.t.hands[p.seat] = (ITEM["revolver"] | 4 << 8,)
    assert p.choice() == ("pass",)


def test_a_nearly_full_rifle_is_not_worth_two_cards() -> None:
    """A mechanic spent six cards in the Armory, the last two of them for one round of six."""
    p = Position("an_old_feud", room="armory")
    bare_ship(p)
    p.hold(SEARCH, SEARCH, REST)
    rifle = ITEM["prototype_rifle"]
    most = p.t.rs.items[rifle].ammo[1]

    def worth(count: int) -> float:
        p.t.hands[p.seat] = (rifle | count << 8,)
        return p.score("room", "recharge")

    passing = NemesisThought(p.t, p.seat, Weights()).wait()
    assert worth(1) > passing > worth(most - 1)


def test_nobody_looks_at_engines_for_nothing() -> None:
    """A scout looked at the engines of a ship that was about to blow up."""
    p = Position("an_old_feud", room="engine_control_room")
    bare_ship(p)
    p.hold(*FULL)
    p.t.destruct = -1
    p.t.seen_engines[p.seat] = (1, -1, 1)
    look = ("room", "check_engines")
    assert p.score(*look) > 0.0
    p.t.destruct = 5
    assert p.score(*look) < 0.0, "nobody will need them"


def test_the_card_that_loads_is_not_paid_with_when_a_weapon_is_empty() -> None:
    p = Position("an_old_feud")
    p.hold(RELOAD, REST)

    def paid(count: int) -> str:
        p.t.hands[p.seat] = (ITEM["revolver"] | count << 8,)
        asked_again(p.t, p.seat)
        bot = NemesisRegular(1)
        world = bot.picture(build(p.t, p.seat))
        bot.prepare(world)
        views = tuple(
            OptionView(text=f"pay {key}", verb="pay", args=(ArgView(kind="card", text=key),))
            for key in ("reload", "rest")
        )
        asked = DecisionView(kind="pay", rule="", secret=True, about={}, options=views)
        return bot.pay(world, asked)

    assert paid(1) == "pay rest"
    assert paid(5) == "pay reload"


def test_what_bleeds_is_dressed_before_anything_is_searched() -> None:
    """A pilot with bandages searched, unlocked a second pod, and bled."""
    p = Position("an_old_feud", room="storage")
    bare_ship(p)
    p.hold(SEARCH, SEARCH, REST)
    p.t.counter[p.slot("storage")] = 3
    p.t.pack[p.seat] = (ITEM["bandages"],)
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    assert p.choice() == ("use", ITEM["bandages"], 0)
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"] | 16,)
    assert p.choice()[0] != "use"


def test_the_hurt_count_what_walking_out_of_a_fire_takes() -> None:
    """With a wounded hand bandages took both cards of a captain, who burned in the Nest."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.fire = 1 << p.slot("storage")
    p.hold(SEARCH, REST)
    asked_again(p.t, p.seat)
    assert not NemesisThought(p.t, p.seat, Weights()).burns_next()
    p.t.wounds[p.seat] = (keys.WOUND["hand"],)
    assert NemesisThought(p.t, p.seat, Weights()).burns_next()
