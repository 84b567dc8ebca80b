"""What `regular` pays with: never with what it plays next. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, ItemView, StalkerView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, blank, option, regular, room


def paid(view: LockdownView, action: str, left: int = 1) -> str:
    """What is paid first for an action, as the question names it, that takes so many cards."""
    world = World(view)
    cards = tuple(option("pay", card) for card in dict.fromkeys(world.hand))
    about = {"action": ArgView("action", action), "left": ArgView("number", str(left))}
    pays = DecisionView("pay", "", secret=False, options=cards, about=about)
    return regular(world).price(world, pays)


def quiet(view: LockdownView) -> tuple[LockdownView, int, int]:
    """In an explored, empty room; the next one."""
    here = blank(view, "archive")
    view = room(placed(view, room=here), here, explored=True, tile="css_c", items=0)
    return view, here, World(view).board.ways[here][0][0]


def test_who_needs_a_broken_room_later_keeps_what_repairs_it() -> None:
    """LD-ROM-03: it came to the broken Transmitter Control without the card it had held."""
    view, here, _ = quiet(aiming(first_view(), "let_them_know"))
    view = room(view, here, tile="archive")
    cards = ("basic_repairs", "recharge", "stun", "search")
    ways = World(view).hops(here)
    there = max(
        (r.slot for r in view.rooms if not r.explored and r.kind == "II"), key=ways.__getitem__
    )
    whole = room(view, there, explored=True, tile="transmitter_control", items=0)
    broken = room(whole, there, malfunction=True)
    assert regular(World(holding(broken, *cards))).planner.best().slot == here
    assert paid(holding(broken, *cards), "room/1", 2) != "pay basic_repairs"
    assert paid(holding(whole, *cards), "room/1", 2) == "pay basic_repairs"


def test_a_card_for_the_room_one_comes_to_is_not_paid_on_the_way() -> None:
    """LD-ROM-08: it paid Old Friend on the way and then two cards for the action of the room."""
    view, _, there = quiet(aiming(first_view(), "let_them_know"))
    view = placed(view, knowledge_active=True)
    view = room(view, there, explored=True, tile="transmitter_control", items=0)
    held = holding(view, "old_friend", "nerves_of_steel", "search")
    assert paid(held, f"move/{there}") != "pay old_friend"
    # Where no action is to be had it goes.
    empty = room(held, there, tile="css_b", malfunction=True)
    assert paid(empty, f"move/{there}") == "pay old_friend"


def test_who_needs_a_full_gun_does_not_pay_with_what_loads_it() -> None:
    """LD-ITM-08: Recharge was paid beside an empty energy weapon."""
    view, here, _ = quiet(first_view())
    view = room(view, here, powered=True)
    cards = ("recharge", "bypass", "rest")
    empty, full = (
        placed(
            holding(view, *cards),
            hands=(ItemView("smart_gun", "smart_gun", shots, 6, "none"),),
        )
        for shots in (0, 6)
    )
    assert paid(empty, "trade") != "pay recharge"
    assert paid(full, "trade") == "pay recharge"
    # Nor for the last shot: it cannot be played in a fight, and is needed after it.
    foe = StalkerView("adult#1", "adult", here, 0)
    last = placed(full, hands=(ItemView("smart_gun:1", "smart_gun", 1, 3, "none"),))
    assert paid(replace(last, stalkers=(foe,)), "shoot/1/1") != "pay recharge"


def test_things_where_one_goes_count_and_not_those_where_one_comes_from() -> None:
    """LD-CRD-01: the search card was paid on the step into a room full of things."""
    view, here, there = quiet(first_view())
    view = room(view, there, explored=True, tile="css_b", items=3)
    cards = ("search", "field_experience", "distraction")
    assert paid(holding(view, *cards), f"move/{there}") != "pay search"
    left = room(room(view, there, items=0), here, items=3)
    gone = holding(left, "search", "nerves_of_steel", "feel_of_the_dark")
    assert paid(gone, f"move/{there}") == "pay search"


def test_one_search_is_enough_for_the_last_thing() -> None:
    view, here, _ = quiet(first_view())
    world = World(holding(room(view, here, items=1), "search", "search", "rest"))
    bot = regular(world)
    assert not bot.playable(world, "search", "0")
    more = World(room(world.view, here, items=2))
    assert regular(more).playable(more, "search", "0")


def test_what_is_only_good_in_a_fight_is_kept_in_one() -> None:
    """Adrenaline was paid for a shot that it would have fired itself."""
    view, here, _ = quiet(first_view())
    gun = ItemView("pistol:2", "pistol", 2, 3, "none")
    view = placed(holding(view, "adrenaline", "search", "rest"), hands=(gun,))
    foe = StalkerView("adult#1", "adult", here, 0)
    fights = replace(view, stalkers=(foe,))
    assert paid(fights, "shoot/1/1") != "pay adrenaline"
    bot, world = regular(World(fights)), World(fights)
    shot, rush = option("shoot", "pistol:2", "adult#1"), option("play", "adrenaline", "0")
    assert bot.score(world, rush) > bot.score(world, shot)


def test_the_card_that_gives_the_action_is_not_paid_for_the_repair_before_it() -> None:
    """LD-ROM-08: Defense Plan went for the repair, then two cards for the signal (11101)."""
    view, here, _ = quiet(aiming(first_view(), "proof"))
    view = room(view, here, tile="transmitter_control", items=2, malfunction=True)
    view = replace(holding(view, "facility_tour", "defense_plan", "search"), round=4, time=12)
    mends = f"play/{keys.ACTION['repairs']}/0"
    assert paid(view, mends) == "pay facility_tour"
    # Once the signal is sent nothing is left for it to give.
    sent = placed(view, signal=True)
    assert paid(sent, mends) == "pay defense_plan"


def test_what_may_be_found_where_one_goes_counts() -> None:
    """LD-EXP-05: Search went on the step into a new room, a card for nothing stayed (11101)."""
    view, _, there = quiet(aiming(first_view(), "loose_end_2"))
    view = room(view, there, explored=False, tile="", kind="II", items=0)
    broken = next(r.slot for r in view.rooms if not r.explored and r.slot != there)
    view = room(view, broken, explored=True, tile="transmitter_control", malfunction=True)
    held = holding(view, "basic_repairs", "search")
    # LD-CTG-14: it would help against one contingency; no objective asks for it.
    assert not regular(World(held)).breakdown(World(held))
    assert paid(held, f"careful/{there}") == "pay basic_repairs"
    wants = aiming(held, "let_them_know")
    assert regular(World(wants)).breakdown(World(wants))


def test_a_full_hand_of_no_use_is_not_kept() -> None:
    """LD-RND-04: it passed three rounds with the same five cards, and drew none (11303)."""
    view, _, _ = quiet(first_view())
    guns = (ItemView("smart_gun:3", "smart_gun", 3, 3, "none"),)
    noise = tuple(f"{min(way):03}-{max(way):03}" for way in doors(view))
    view = placed(replace(view, noise=noise, round=5, time=11), hands=guns)

    def folded(*cards: str) -> str:
        world = World(holding(view, *cards))
        discards = tuple(option("discard", card) for card in dict.fromkeys(cards))
        asks = DecisionView("pass_discard", "", False, (option("done"), *discards), {})
        return regular(world).fold(world, asks)

    assert folded("recharge", "neuralink", "search", "facility_tour", "inconspicuous") == (
        "discard recharge"
    )
    assert folded("rest", "neuralink", "search", "facility_tour", "inconspicuous") == "discard rest"
    assert folded("neuralink", "search", "facility_tour", "inconspicuous") == "done", "four guard"
    good = ("search", "facility_tour", "inconspicuous", "distraction", "feel_of_the_dark")
    assert folded(*good) == "done"


def doors(view: LockdownView) -> list[tuple[int, int]]:
    """The corridors of the room that one is in, by their ends."""
    world = World(view)
    return [(world.room, slot) for slot, _ in world.board.ways[world.room]]
