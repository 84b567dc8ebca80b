"""What is not given away: the last thing to defend oneself with, to rivals, for a far way out."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.answers import keep_item
from lockdown.games.lockdown.bots import answers
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, WoundView
from tests.bots.test_lockdown_bars import learned, quiet_place
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option

RIFLE = ItemView("assault_rifle:2", "assault_rifle", 2, 4, "red")


def packed(*keys: str) -> tuple[PackView, ...]:
    return tuple(PackView("red", ItemView(key, key, 0, 0, "red")) for key in keys)


def in_company(view: LockdownView, **changes: object) -> LockdownView:
    """Player 4, a survivor, in the same room."""
    here = World(view).room
    crew = tuple(
        replace(c, room=here, number=4, character="survivor", hand=5, **changes)
        if c.character == "survivor"
        else replace(c, number=c.number if c.number != 4 else 9)
        for c in view.crew
    )
    return replace(view, crew=crew)


def sheltered() -> LockdownView:
    """In the open Isolation Room with five cards."""
    view = first_view()
    shelter = World(view).find("isolation_room")
    view = replace(placed(view, room=shelter), isolation_open=True, round=5, time=11, emergency=6)
    return holding(view, "search", "rest", "stun", "repairs", "search")


def test_nobody_gives_away_the_last_thing_to_defend_itself_with() -> None:
    """LD-TRD-02: its only grenade, to one with no weapon either, for nothing (23301, round 2)."""
    view, _ = quiet_place(5)
    view = in_company(placed(view, hands=(), pack=packed("weapon_battery", "grenade")), hands=())
    deal = trading.bargain(World(view))
    assert deal is None or deal.give != "grenade"
    rich = placed(view, pack=packed("grenade", "smoke_grenade"))
    assert trading.bargain(World(rich)) is not None


def test_nobody_gives_to_those_who_are_not_to_survive() -> None:
    """LD-OBJ-06: a Nemesis survivor, with No Witnesses in hand (23301, round 2)."""
    view, _ = quiet_place(5)
    wounds = (WoundView("body"),)
    view = in_company(placed(view, pack=packed("medkit", "medkit")), pack=(), wounds=wounds)
    assert trading.bargain(World(aiming(view, "proof"))) is not None
    assert trading.bargain(World(aiming(view, "no_witnesses"))) is None


def test_a_loaded_rifle_is_kept_before_a_suit_for_a_far_gate() -> None:
    """LD-ITM-17: in the open Isolation Room, seven rooms from the gate (23203, round 11)."""
    suit = (PackView("blue", ItemView("enviro_suit", "enviro_suit", 0, 0, "blue")),)
    view = placed(sheltered(), hands=(RIFLE,), pack=suit)
    question = asked(
        "give_up_item", option("take", "assault_rifle:2"), option("take", "enviro_suit")
    )
    assert answers.lose_least(World(view), question) == "take enviro_suit"
    shut = replace(view, isolation_open=False)
    assert answers.lose_least(World(shut), question) == "take assault_rifle:2"
    near = placed(view, room=4)
    assert answers.lose_least(World(near), question) == "take assault_rifle:2"


def test_nobody_keeps_a_charge_that_nothing_of_its_own_takes() -> None:
    """LD-CRD-29: a second battery for a nailgun, which takes none (29203), and no decoy."""
    view, _ = quiet_place(4)
    view = placed(view, hands=(ItemView("nailgun:4", "nailgun", 4, 4, ""),), pack=(), missions=())
    asks = asked("keep_item", option("keep", "weapon_battery"), option("keep", "decoy"))

    def kept(view: LockdownView) -> tuple[str, bool]:
        bot = learned()
        there = replace(view, decision=asks)
        return keep_item(World(there), asks), bot.shuns(there, "keep weapon_battery")

    assert kept(view) == ("keep decoy", True)
    # An energy weapon takes it, a lamp, and the suit that is put on with one.
    rifle = (ItemView("smg:5", "smg", 5, 5, ""),)
    for armed in (
        placed(view, hands=rifle),
        placed(view, pack=packed("flashlight")),
        placed(view, missions=("battle_suit",)),
    ):
        assert kept(armed) == ("keep weapon_battery", False)
    # LD-ITM-12: nor a magazine without any weapon (41207, round 1).
    unarmed = World(placed(view, hands=()))
    assert "extended_magazine" in unarmed.idle
    assert "extended_magazine" not in World(view).idle
