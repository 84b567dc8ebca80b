"""Items (LD-ITM): hands and inventory, ammo and uses, dropping, discarding, joining."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import hurt, items
from lockdown.rules.pieces import set_room
from lockdown.state import keys
from lockdown.state.keys import CARCASS, EGG, GREEN, ITEM, RED, WOUND, YELLOW
from tests.rules.desk import ask, desk, options, play

ROOM = 13


def fresh(t: LockdownTable, *names: str) -> tuple[int, ...]:
    """Items as they come into play."""
    return tuple(items.fresh(t, ITEM[name]) for name in names)


def with_items(
    *, hands: tuple[str, ...] = (), pack: tuple[str, ...] = (), room: int = ROOM
) -> tuple[Game, LockdownTable]:
    """Seat A to act with these things; nothing lies in the room."""
    game = desk(room=room)
    t = game.table
    t.hands[0], t.pack[0], t.beside[0] = fresh(t, *hands), fresh(t, *pack), ()
    t.lying = ()
    ask(game)
    return game, t


def on_top(t: LockdownTable, colour: int, *names: str) -> None:
    """Put item cards on top of their deck, the first one is drawn first."""
    deck = list(t.items_deck[colour])
    for name in names:
        if ITEM[name] in deck:
            deck.remove(ITEM[name])
    t.items_deck[colour] = (*deck, *(ITEM[name] for name in reversed(names)))


def searchable(t: LockdownTable, tile: str = "guard_room", slot: int = 9) -> None:
    """Make seat A stand in that explored room with three items to find."""
    old = t.slot_of[keys.ROOM[tile]]
    tiles = list(t.tile)
    if old:
        tiles[old] = tiles[slot]
    tiles[slot] = keys.ROOM[tile]
    slots = [0] * len(keys.ROOMS)
    for number, kind in enumerate(tiles):
        if kind and kind != keys.ROOM["staircase"]:
            slots[kind] = number
    t.tile, t.slot_of = tuple(tiles), tuple(slots)
    t.explored |= 1 << slot
    t.counter[slot] = 3
    set_room(t, 0, slot)


# ---- what things are


@pytest.mark.rule("LD-ITM-01")
def test_where_each_kind_of_thing_is_kept() -> None:
    _, t = with_items()
    for name in ("medkit", "riot_shotgun", "probe_arm"):
        items.give(t, 0, items.fresh(t, ITEM[name]), "deck", "LD-ITM-01")
    items.give(t, 0, EGG, "object", "LD-ITM-01")
    assert t.pack[0] == fresh(t, "medkit")
    assert t.hands[0] == (*fresh(t, "riot_shotgun"), EGG)
    assert t.beside[0] == fresh(t, "probe_arm")
    assert all(t.rs.items[ITEM[name]].bulky for name in ("egg", "carcass", "corpse"))
    assert sum(item.bulky for item in t.rs.items) == 3
    assert t.mission[0] == (ITEM["battle_suit"],)
    assert ITEM["battle_suit"] not in items.held(t, 0)


@pytest.mark.rule("LD-ITM-02")
def test_ways_to_gain_things() -> None:
    game, t = with_items(hands=(), pack=())
    t.hand[0] = (keys.ACTION["search"],) * 3
    searchable(t)
    on_top(t, RED, "grenade", "decoy")
    t.lying = (9 << 16 | CARCASS,)
    ask(game)
    play(game, "play search 0", "keep grenade")
    assert t.pack[0] == fresh(t, "grenade")
    play(game, "pickup carcass", "pay search")
    assert t.hands[0] == (CARCASS,)


@pytest.mark.rule("LD-ITM-03", "LD-SET-28")
def test_starting_items() -> None:
    everybody = ("survivor", "hacker", "xenobiologist", "sentry", "janitor")
    t = Game.new(Setup(players=5, characters=everybody), seed=5).table
    gun, nailgun, smg = (
        ITEM[k] | n << 8 for k, n in (("smart_gun", 3), ("nailgun", 4), ("smg", 5))
    )
    assert t.hands == [(), (gun,), (), (smg,), (nailgun,)]
    assert t.beside == [(), (), (ITEM["probe_arm"] | 3 << 8,), (), ()]
    assert all(pack == () for pack in t.pack)
    rat = Game.new(Setup(players=1, characters=("lab_rat",)), seed=5).table
    assert (rat.hands[0], rat.beside[0]) == ((), ())


@pytest.mark.rule("LD-ITM-04")
def test_others_see_backs_only() -> None:
    names = ("grenade", "decoy", "tool_belt", "medkit")
    game, t = with_items(pack=names)
    others = game.view(1).crew[0].pack
    assert sorted(back.colour for back in others) == ["green", "red", "red", "yellow"]
    assert all(back.item is None for back in others)
    own = game.view(0).crew[0].pack
    assert [back.item.key for back in own] == list(names)
    t.pack[0] = fresh(t, "grenade") * 30
    ask(game)  # no limit
    assert len(game.view(1).crew[0].pack) == 30


@pytest.mark.rule("LD-ITM-05")
def test_a_used_item_is_shown_to_all() -> None:
    game, _ = with_items(pack=("elevator_key", "medkit"), room=2)
    ask(game)
    play(game, "use elevator_key:2 0", "to 007")
    told = [h.data["item"] for h in game.events(seat=1) if h.kind == "item_used"]
    assert told == [ITEM["elevator_key"] | 2 << 8]
    known = [back.item.text for back in game.view(1).crew[0].pack if back.item is not None]
    assert known == ["elevator_key:1"]  # it stays, and everybody knows it with its uses


@pytest.mark.rule("LD-ITM-06")
def test_two_hand_slots_and_one_with_the_wound_arm() -> None:
    _, t = with_items(hands=("riot_shotgun",))
    assert (items.hand_slots(t, 0), items.free_slots(t, 0)) == (2, 1)
    t.hands[0] += (CARCASS,)
    assert items.free_slots(t, 0) == 0
    t.wounds[0] = (WOUND["arm"],)
    assert items.hand_slots(t, 0) == 1
    t.wounds[0] = (WOUND["arm"] | hurt.DRESSED,)
    assert items.hand_slots(t, 0) == 2
    t.pack[0] = fresh(t, "medkit")
    t.beside[0] = fresh(t, "probe_arm")
    assert items.slots_used(t, 0) == 2
    game = desk()
    game.table.hands[0] = t.hands[0]
    assert [thing.key for thing in game.view(1).crew[0].hands] == ["riot_shotgun", "carcass"]


@pytest.mark.rule("LD-ITM-07", "LD-BAS-09")
def test_picking_up_with_full_hands_names_the_drop_first() -> None:
    game, t = with_items(hands=("riot_shotgun", "smg"))
    t.lying = (ROOM << 16 | CARCASS,)
    ask(game)
    play(game, "pickup carcass")
    # Chosen when declaring, before anything is paid; nothing has been dropped yet.
    assert options(game) == ["drop riot_shotgun:2", "drop smg:5"]
    assert t.hands[0] == fresh(t, "riot_shotgun", "smg")
    play(game, "drop smg:5", "pay search")
    assert t.hands[0] == (*fresh(t, "riot_shotgun"), CARCASS)
    assert ITEM["smg"] in t.removed
    order = [h.kind for h in game.events() if h.kind in ("dropped", "picked_up", "paid")]
    assert order == ["paid", "dropped", "picked_up"]


@pytest.mark.rule("LD-ITM-08")
def test_weapons_come_loaded_and_never_above_their_capacity() -> None:
    game, t = with_items(pack=("weapon_battery",))
    searchable(t)
    on_top(t, RED, "marksman_rifle", "decoy")
    t.hand[0] = (keys.ACTION["search"],) * 3
    ask(game)
    play(game, "play search 0", "keep marksman_rifle")
    assert t.hands[0] == (ITEM["marksman_rifle"] | 3 << 8,)  # 3 of 4
    play(game, "use weapon_battery 0", "take marksman_rifle:3", "pay search")
    assert t.hands[0] == (ITEM["marksman_rifle"] | 4 << 8,)
    full = items.load(t, 0, t.hands[0][0], "LD-ITM-08", 1)
    assert items.count_of(full) == 4


@pytest.mark.rule("LD-ITM-08")
def test_a_full_weapon_cannot_be_loaded() -> None:
    game, _ = with_items(hands=("smg",), pack=("weapon_battery",))
    assert "use weapon_battery 0" not in options(game)


@pytest.mark.rule("LD-ITM-09")
def test_ammo_goes_with_its_weapon() -> None:
    game, t = with_items(hands=("smg",))
    t.hands[0] = (ITEM["smg"] | 2 << 8,)
    set_room(t, 1, ROOM)
    t.hands[1] = (ITEM["nailgun"] | 1 << 8,)
    ask(game)
    play(game, "trade", "pay search", "player B")
    # Whole things can be offered; nothing in a trade names ammo alone.
    assert [text for text in options(game) if text.startswith("offer")] == ["offer smg:2"]
    play(game, "offer smg:2", "done", "accept")
    assert t.hands[0] == ()
    assert t.hands[1] == (ITEM["nailgun"] | 1 << 8, ITEM["smg"] | 2 << 8)


@pytest.mark.rule("LD-ITM-11")
def test_a_battery_loads_energy_weapons_only() -> None:
    game, t = with_items(pack=("weapon_battery",))
    t.hands[0] = (ITEM["nailgun"] | 1 << 8,)
    ask(game)
    assert "use weapon_battery 0" not in options(game)
    t.hands[0] = (ITEM["smart_gun"] | 1 << 8,)
    ask(game)
    assert "use weapon_battery 0" in options(game)
    classes = {item.key: item.weapon for item in t.rs.items if item.weapon}
    assert classes == {
        "riot_shotgun": "classic",
        "nailgun": "classic",
        "flamethrower": "classic",
        "marksman_rifle": "energy",
        "pistol": "energy",
        "smart_gun": "energy",
        "smg": "energy",
        "assault_rifle": "energy",
    }


# ---- attaching and joining


@pytest.mark.rule("LD-ITM-12")
def test_an_attached_card_goes_where_the_weapon_goes() -> None:
    _, t = with_items()
    longer = ITEM["riot_shotgun"] | 4 << 8 | 1 << 12
    red, discard = len(t.items_deck[RED]), t.items_discard[RED]
    t.hands[0] = (longer,)
    items.drop(t, 0, longer, "LD-ITM-14")
    assert t.items_deck[RED][:2] == (ITEM["riot_shotgun"], ITEM["extended_magazine"])
    assert len(t.items_deck[RED]) == red + 2
    t.hands[0] = (longer,)
    items.discard_item(t, 0, longer, "LD-ITM-17")
    assert set(t.items_discard[RED]) - set(discard) == {
        ITEM["riot_shotgun"],
        ITEM["extended_magazine"],
    }
    nailgun = ITEM["nailgun"] | 6 << 8 | 1 << 12
    t.hands[0] = (nailgun,)
    items.drop(t, 0, nailgun, "LD-ITM-14")
    assert t.removed[-1] == ITEM["nailgun"]  # each to its own: no deck
    assert t.items_deck[RED][0] == ITEM["extended_magazine"]


PAIR = 1 << 13


@pytest.mark.rule("LD-ITM-13")
def test_joined_items_take_one_slot_until_one_leaves() -> None:
    game, t = with_items()
    one, other = ITEM["smg"] | 3 << 8 | PAIR, ITEM["riot_shotgun"] | 2 << 8 | PAIR
    t.hands[0] = (one, other, CARCASS)
    ask(game)
    assert items.slots_used(t, 0) == 2
    tapes = t.items_discard[YELLOW].count(ITEM["duct_tape"])
    play(game, f"drop {'riot_shotgun:2~1'}")
    assert t.hands[0] == (ITEM["smg"] | 3 << 8, CARCASS)  # ammo kept, tape gone
    assert t.items_discard[YELLOW].count(ITEM["duct_tape"]) == tapes + 1
    assert items.slots_used(t, 0) == 2


@pytest.mark.rule("LD-ITM-13")
def test_giving_up_half_a_pair_frees_no_slot() -> None:
    game, t = with_items()
    one, other = ITEM["smg"] | 3 << 8 | PAIR, ITEM["riot_shotgun"] | 2 << 8 | PAIR
    t.hands[0] = (one, other, EGG)
    t.decision = None
    items.give(t, 0, CARCASS, "object", "LD-ITM-33")
    play(game, "drop smg:3~1")
    assert options(game) == ["drop riot_shotgun:2", "drop egg", "decline"]  # asked again
    play(game, "drop egg")
    assert t.hands[0] == (ITEM["riot_shotgun"] | 2 << 8, CARCASS)


@pytest.mark.rule("LD-ITM-13")
def test_no_tape_on_objects_or_on_joined_items() -> None:
    game, t = with_items(pack=("duct_tape",))
    joined = (ITEM["smg"] | 3 << 8 | PAIR, ITEM["riot_shotgun"] | 2 << 8 | PAIR)
    for hands in ((*joined, *fresh(t, "pistol")), (EGG, *fresh(t, "pistol"))):
        t.hands[0] = hands
        ask(game)
        assert "use duct_tape 0" not in options(game)


# ---- dropping and discarding


@pytest.mark.rule("LD-ITM-14")
def test_where_dropped_things_go() -> None:
    game, t = with_items(hands=("riot_shotgun", "smg"), pack=("medkit", "taser"))
    t.lying = ()
    t.crafted = tuple(card for card in t.crafted if card != ITEM["taser"])
    before = game.version
    play(game, "drop medkit", "drop taser", "drop riot_shotgun:2", "drop smg:5")
    assert t.items_deck[GREEN][0] == ITEM["medkit"]
    assert t.items_deck[RED][0] == ITEM["riot_shotgun"]
    assert t.removed == (ITEM["smg"],)
    assert t.crafted.count(ITEM["taser"]) == 1
    assert t.actions_left == 2  # no action
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.version == before + 4
    t.hands[0] = (EGG,)
    ask(game)
    play(game, "drop egg")
    assert list(t.lying) == [ROOM << 16 | EGG]


@pytest.mark.rule("LD-ITM-14")
def test_a_dropped_normal_item_is_not_shown() -> None:
    game, _ = with_items(hands=("riot_shotgun",), pack=("medkit", "taser"))
    play(game, "drop medkit", "drop riot_shotgun:2", "drop taser")
    seen = [
        (h.data["item"], keys.COLOURS[h.data["colour"]])
        for h in game.events(seat=1)
        if h.kind == "dropped"
    ]
    # The crafted deck is open, so what goes back there is known.
    assert seen == [(-1, "green"), (ITEM["riot_shotgun"], "red"), (ITEM["taser"], "blue")]


@pytest.mark.rule("LD-ITM-14")
def test_no_dropping_in_the_middle_of_an_action_or_in_anothers_turn() -> None:
    game, t = with_items(hands=("riot_shotgun",))
    play(game, "move 014")
    assert all(not text.startswith("drop") for text in options(game))
    game, t = with_items()
    t.hands[1] = fresh(t, "nailgun")
    ask(game)
    assert not any(text.startswith("drop") for text in options(game))


@pytest.mark.rule("LD-ITM-15")
def test_one_who_leaves_the_board_keeps_everything() -> None:
    game, t = with_items(hands=("smg",), pack=("medkit",), room=22)
    t.hands[0] += (EGG,)
    t.isolation_open = True
    held = items.held(t, 0)
    ask(game)
    leave = next(text for text in options(game) if text.startswith("room "))
    play(game, leave)
    while game.decision is not None and game.decision.seat == 0:
        choice = options(game)
        play(game, next((o for o in choice if o.startswith("pay")), choice[0]))
        if t.place[0] == keys.LOCKED_IN:
            break
    assert t.place[0] == keys.LOCKED_IN
    assert items.held(t, 0) == held
    assert t.lying == ()


@pytest.mark.rule("LD-ITM-16", "LD-ITM-17")
def test_a_single_use_item_goes_face_up_to_its_pile_after_use() -> None:
    game, t = with_items(pack=("tool_belt",))
    t.broken = 1 << ROOM
    ask(game)
    play(game, "use tool_belt 0", "pay search")
    assert t.pack[0] == ()
    assert t.items_discard[YELLOW] == (ITEM["tool_belt"],)
    order = [h.kind for h in game.events() if h.kind in ("repaired", "item_discarded")]
    assert order == ["repaired", "item_discarded"]


@pytest.mark.rule("LD-ITM-17")
def test_discarded_unused_goes_face_down_under_its_deck() -> None:
    _, t = with_items(hands=("smg", "flamethrower"), pack=("medkit", "taser"))
    crafted, used = t.crafted, t.crafted_used
    for item in items.held(t, 0):
        items.lose_item(t, 0, item, "LD-ITM-17")
    assert t.items_deck[GREEN][0] == ITEM["medkit"]
    assert t.items_discard[GREEN] == ()
    assert t.removed == (ITEM["smg"],)
    assert sorted(t.crafted) == sorted((*crafted, ITEM["taser"], ITEM["flamethrower"]))
    assert t.crafted_used == used


@pytest.mark.rule("LD-ITM-17")
def test_used_crafted_and_starting_items() -> None:
    _, t = with_items(hands=("smg",), pack=("taser",))
    for item in items.held(t, 0):
        items.discard_item(t, 0, item, "LD-ITM-17")
    assert t.crafted_used == (ITEM["taser"],)
    assert t.removed == (ITEM["smg"],)


@pytest.mark.rule("LD-ITM-18", "LD-CMP-19")
def test_an_empty_item_deck() -> None:
    game, t = with_items()
    searchable(t)
    t.hand[0] = (keys.ACTION["search"],) * 3
    t.items_deck[RED], t.items_discard[RED] = (), (ITEM["decoy"],)
    ask(game)
    play(game, "play search 0")
    assert options(game) == ["keep decoy"]
    play(game, "keep decoy")
    assert t.pack[0] == (ITEM["decoy"],)
    play(game, "play search 0")  # deck and pile are empty: nothing is drawn
    assert t.pack[0] == (ITEM["decoy"],)
    assert t.counter[9] == 1


@pytest.mark.rule("LD-ITM-19")
def test_the_parts_of_a_card_are_options_of_their_own() -> None:
    game, t = with_items(pack=("fire_blanket", "reagent"))
    uses = [text for text in options(game) if text.startswith("use")]
    assert uses == []
    t.fire = 1 << ROOM
    ask(game)
    assert [text for text in options(game) if text.startswith("use")] == ["use fire_blanket 0"]
    t.slime = 1
    ask(game)
    assert [text for text in options(game) if text.startswith("use")] == [
        "use fire_blanket 0",
        "use fire_blanket 1",
    ]


# ---- receiving


@pytest.mark.rule("LD-ITM-33")
@pytest.mark.parametrize("take", [True, False])
def test_a_searched_heavy_card_with_full_hands(take: bool) -> None:
    game, t = with_items(hands=("smg", "pistol"))
    searchable(t)
    on_top(t, RED, "riot_shotgun", "decoy")
    t.hand[0] = (keys.ACTION["search"],) * 3
    ask(game)
    play(game, "play search 0", "keep riot_shotgun")
    assert options(game) == ["drop smg:5", "drop pistol:3", "decline"]
    play(game, "drop smg:5" if take else "decline")
    if take:
        assert t.hands[0] == fresh(t, "pistol", "riot_shotgun")
        assert t.items_deck[RED][0] == ITEM["decoy"]
    else:
        assert t.hands[0] == fresh(t, "smg", "pistol")
        assert t.items_deck[RED][0] == ITEM["riot_shotgun"]


@pytest.mark.rule("LD-ITM-33")
def test_an_object_not_taken_lies_in_the_room() -> None:
    game, t = with_items(hands=("smg", "pistol"))
    t.push(items.receive_again, 0, CARCASS, "object", "LD-ITM-33")
    t.decision = None
    t.run()
    play(game, "decline")
    assert t.lying == (ROOM << 16 | CARCASS,)
    assert t.hands[0] == fresh(t, "smg", "pistol")


@pytest.mark.rule("LD-ITM-33")
def test_the_wound_arm_makes_hands_too_few_at_once() -> None:
    game, t = with_items()
    t.hands[1] = fresh(t, "smg", "pistol")
    t.wound_deck = (*t.wound_deck, WOUND["arm"])
    t.decision = None
    hurt.serious_wound(t, 1, "LD-HRT-04")  # outside its own turn
    t.run()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "drop_something")
    play(game, "drop smg:5")
    assert t.hands[1] == fresh(t, "pistol")


@pytest.mark.rule("LD-ITM-34")
def test_open_items_take_no_slot_and_are_seen() -> None:
    game, t = with_items(hands=("smg", "pistol"))
    for seat in (0, 1):
        items.give(t, seat, items.fresh(t, ITEM["probe_arm"]), "deck", "LD-ITM-34")
        assert t.beside[seat] == fresh(t, "probe_arm")
    assert items.slots_used(t, 0) == 2
    assert game.view(1).crew[0].beside[0].text == "probe_arm:3"
    ask(game)
    assert "drop probe_arm:3" in options(game)


@pytest.mark.rule("LD-ITM-35", "LD-ACT-17")
def test_only_the_owner_uses_an_item_and_on_itself() -> None:
    game, t = with_items()
    set_room(t, 1, ROOM)
    t.fire, t.slime = 1 << ROOM, 0b10
    t.pack[1] = fresh(t, "fire_blanket")
    t.hands[1] = fresh(t, "nailgun")
    ask(game)
    assert not any(text.startswith(("use", "shoot")) for text in options(game))
    t.pack[0] = fresh(t, "fire_blanket")
    ask(game)
    uses = [text for text in options(game) if text.startswith("use")]
    assert uses == ["use fire_blanket 0"]  # the slime of the other is not one's own


@pytest.mark.rule("LD-ITM-04", "LD-SET-34")
def test_what_was_seen_in_an_inventory_ends_when_a_card_leaves_unseen() -> None:
    game, t = with_items(pack=("grenade", "decoy", "tool_belt", "taser"))
    for name in ("grenade", "tool_belt", "taser"):
        items.item_seen(t, 1, 0, ITEM[name])
    items.item_seen(t, 0, 0, ITEM["grenade"])  # one's own needs no memory
    items.item_seen(t, 1, 0, ITEM["medkit"])  # it is not there
    assert {seen[0] for seen in t.seen_item} == {1}
    assert {seen[2] for seen in t.seen_item} == {ITEM[k] for k in ("grenade", "tool_belt", "taser")}
    play(game, "drop decoy")  # a red back went under the deck: it may have been the Grenade
    assert {seen[2] for seen in t.seen_item} == {ITEM["tool_belt"], ITEM["taser"]}
    play(game, "drop taser")  # the crafted deck is open
    assert {seen[2] for seen in t.seen_item} == {ITEM["tool_belt"]}


@pytest.mark.rule("LD-SET-34")
def test_one_who_saw_what_left_keeps_the_rest() -> None:
    _, t = with_items(pack=("grenade", "decoy", "glow_stick"))
    for name in ("grenade", "decoy"):
        items.item_seen(t, 1, 0, ITEM[name])
    items.take_away(t, 0, ITEM["decoy"], open_=False, witness=1)
    assert t.seen_item == ((1, 0, ITEM["grenade"]),)


@pytest.mark.rule("LD-ITM-04", "LD-SET-34")
def test_two_alike_are_known_one_by_one() -> None:
    _, t = with_items(pack=("grenade", "grenade"))
    for _ in range(3):
        items.item_seen(t, 1, 0, ITEM["grenade"])
    assert len(t.seen_item) == 2
    items.discard_item(t, 0, ITEM["grenade"], "LD-ITM-17")
    assert len(t.seen_item) == 1


@pytest.mark.rule("LD-ITM-06", "LD-ITM-04")
def test_what_is_told_when_a_thing_is_gained() -> None:
    _, t = with_items()
    t.decision = None
    for name in ("smg", "probe_arm", "grenade"):
        items.give(t, 0, items.fresh(t, ITEM[name]), "deck", "LD-ITM-02")
    heard = [
        (event.args[1], event.public[1] if event.public else event.args[1])
        for event in t.told
        if event.kind == "item_gained"
    ]
    smg, arm = fresh(t, "smg", "probe_arm")
    # Heavy and open things are seen by all, a normal item by its owner.
    assert heard == [(smg, smg), (arm, arm), (ITEM["grenade"], -1)]
    assert [event.audience for event in t.told if event.public] == [1]  # seat A alone
