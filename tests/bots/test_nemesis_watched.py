"""What was seen over the shoulder of the regular bot of the original game, in set positions."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.detours import BLAZE, around
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_player import KNOWN
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.kernel.options import parse_option
from lockdown.rules import reactions
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_fights import ambush, worth
from tests.bots.test_nemesis_idle import bare_ship, thought_of
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

GRENADE, SCOUTING = ITEM["grenade"], ACTION["reconnaissance"]
THROW = ("use", GRENADE, 0)


# ---- deeds without use


def test_a_hoarder_stops_when_it_has_enough() -> None:
    """NM-OBJ-12: with thirteen things in the pack it looked for more until something came."""
    p = Position("hoarder", room="storage")
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["bandages"],) * 5
    rummage = ("room", "look_for_item")
    assert p.score(*rummage) > 3.0
    p.t.pack[p.seat] = (ITEM["bandages"],) * 8
    assert p.score(*rummage) < 0.0


def test_nobody_sends_a_signal_that_no_objective_asks_for() -> None:
    """NM-ROM-12: it took cards that were missed in the fight after it."""
    p = Position("the_great_hunt", room="comms_room")
    p.hold(*FULL)
    send = ("room", "send_signal")
    assert p.score(*send) > 3.0
    p.t.objectives[p.seat] = (OBJECTIVE["an_old_feud"],)
    assert p.score(*send) < 0.0


@pytest.mark.parametrize("key", ["intercom", "orbital_maneuvering_system", "laboratory_equipment"])
def test_nothing_is_paid_for_what_is_never_used(key: str) -> None:
    """NM-MIS-03: tools and charges went for things that only lay in the pack afterwards."""
    p = Position("an_old_feud")
    p.t.pack[p.seat] = tuple(ITEM[name] for name in ("energy_charge", "tools", "chemicals"))
    p.t.mission[p.seat] = (ITEM[key], ITEM["armor"])
    p.hold(REST, *PLAIN)
    paid = {"intercom": "tools", "orbital_maneuvering_system": "energy_charge"}
    assert p.score("activate", f"{key}:{paid.get(key, 'chemicals')}") < 0.0
    assert p.score("activate", "armor:tools") > 0.0


def test_who_has_a_flashlight_looks_for_things_with_it() -> None:
    """NM-SRC-08: a search without the card for it, as long as something is left to find."""
    p = Position("an_old_feud", room="storage")
    p.t.pack[p.seat] = (ITEM["flashlight"],)
    p.t.counter[p.slot("storage")] = 3
    p.hold(SEARCH, *PLAIN)
    lit = p.score("use", ITEM["flashlight"], 0)
    assert 0.0 < lit < p.score("play", SEARCH, 0)


# ---- grenades


def test_nobody_throws_a_grenade_at_its_own_feet() -> None:
    """NM-ITM-16: a serious wound for everybody there, twice, to wound an adult four times."""
    p = ambush(keys.ADULT)
    p.t.hands[p.seat], p.t.pack[p.seat] = (), (GRENADE,)
    assert worth(p, *THROW) < 0.0
    slot = p.t.room[p.seat]
    set_stalkers(p.t, ((1, keys.ADULT, slot, 3),))
    dying = worth(p, *THROW)
    assert dying > 0.0, "unless that ends the fight"
    other = next(seat for seat in range(p.t.n) if seat != p.seat)
    set_room(p.t, other, slot)
    assert worth(p, *THROW) < dying, "and hurts nobody else"
    p.t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("arm", "leg", "hand"))
    assert worth(p, *THROW) < 0.0, "nor kills the thrower"


def test_a_grenade_flies_next_door() -> None:
    """NM-ITM-16: there it hurts nobody but the Intruder that is in the way."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    p.t.pack[p.seat] = (GRENADE,)
    p.hold(*PLAIN)
    section = p.slot("evacuation_section_a")
    set_stalkers(p.t, ((1, keys.ADULT, section, 2),))
    assert p.choice() == ("use", GRENADE, 0)
    set_room(p.t, (p.seat + 1) % p.t.n, section)
    assert p.choice() != ("use", GRENADE, 0)


# ---- wounds and fists


def test_a_body_wound_is_dressed_before_long() -> None:
    """NM-HRT-12: for four rounds it drew a card less, with bandages in its pack."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.pack[p.seat] = (ITEM["bandages"],)
    dress = ("use", ITEM["bandages"], 0)
    p.t.wounds[p.seat] = (WOUND["arm"],)
    arm = p.score(*dress)
    p.t.wounds[p.seat] = (WOUND["body"],)
    assert p.score(*dress) > arm
    p.t.wounds[p.seat] = (WOUND["bleeding"],)
    assert p.score(*dress) > arm + 2.0


def test_a_full_hand_is_no_reason_to_strike() -> None:
    """NM-CMB-10: unarmed between two adults it struck rather than pass with four cards."""
    p = ambush(keys.ADULT)
    p.t.hands[p.seat] = ()
    gap = []
    for cards in (FULL[:3], FULL[:4]):
        p.hold(*cards)
        gap.append(worth(p, "melee", 1 << 3 | keys.ADULT) - worth(p, "pass"))
    assert gap[1] <= gap[0] + 0.7 + 1e-6, "passing with fewer cards is liked for its own sake"
    set_stalkers(p.t, ((1, keys.LARVA, p.t.room[p.seat], 0),))
    assert p.choice()[0] == "melee", "larvae are hardly ever missed"


# ---- the great ones


@pytest.mark.parametrize("kind", [keys.BREEDER, keys.QUEEN])
def test_the_last_card_is_for_running_from_the_great_ones(kind: int) -> None:
    """NM-CMB-14: it loaded its rifle and shot once at a breeder, and could not go away then."""
    p = ambush(kind)
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    shot = ("shoot", p.t.hands[p.seat][0], 1 << 3 | kind)
    free = worth(p, *shot)
    p.hold(SEARCH)
    assert worth(p, *shot) < free
    assert p.choice()[0] == "move"
    p.t.hands[p.seat], p.t.pack[p.seat] = (ITEM["rifle"],), (ITEM["energy_charge"],)
    p.hold(SEARCH, SEARCH)
    assert p.choice()[0] == "move"
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 4),))
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    p.hold(SEARCH)
    assert p.choice()[0] == "shoot", "an adult that is nearly dead is worth it"


# ---- steps


def test_scouting_is_a_step_out_of_a_fire() -> None:
    """NM-BAS-05: it paid for a careful step with that card, because a card that is played burns."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    p.hold(SCOUTING, *FULL[1:])
    p.t.fire |= 1 << p.slot("hibernatorium")
    p.t.actions_left = 1
    steps = [option for option in thought_of(p) if option[0] == "careful"]
    assert p.score("play", SCOUTING, 0) > max(p.score(*step) for step in steps)


def test_the_card_that_searches_does_not_pay_for_the_way_to_the_things() -> None:
    """It went to a room with four things and paid with the card that would have found them."""
    p = Position("an_old_feud", "storage")
    p.hold(*FULL)
    beside = p.beside("hibernatorium")
    p.t.explored |= 1 << beside
    asked_again(p.t, p.seat)
    bot = NemesisRegular(1)
    options = tuple(
        OptionView(text=f"pay {card}", verb="pay", args=(ArgView(kind="card", text=card),))
        for card in ("search", "nerves_of_steel")
    )

    def paid(items: int) -> str:
        p.t.counter[beside] = items
        world = bot.picture(build(p.t, p.seat))
        bot.prepare(world)
        act = {"action": ArgView(kind="action", text=f"move/{beside}")}
        asked = DecisionView(kind="pay", rule="", secret=True, about=act, options=options)
        return bot.pay(world, asked)

    assert paid(0) == "pay search"
    assert paid(3) == "pay nerves_of_steel"


@pytest.mark.parametrize(("face", "again"), [(0, True), (1, False), (keys.SILENCE, False)])
def test_the_motion_scanner_is_for_rolls_that_bring_somebody(face: int, again: bool) -> None:
    """NM-MIS-02: it was paid for, and then never looked at."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (ITEM["motion_scanner"],)
    p.hold(*FULL)
    p.t.noise = 1 << p.t.rs.board.exits[p.slot("hibernatorium")][0]
    reactions.reroll_noise_window(p.t, p.seat, face)
    assert p.t.decision is not None
    assert len(p.t.decision[2]) > 1
    quick = KNOWN["reroll_noise"](p.t, p.seat, p.t.decision[2])
    assert (quick != ("decline",)) is again
    assert parse_option(NemesisRegular(1).choose(build(p.t, p.seat))) == quick


def test_nobody_walks_straight_back_for_little() -> None:
    """It stepped into a known section, found nothing to do and stepped back, a card each."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.hold(*FULL)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    start = p.slot("hibernatorium")
    bot = NemesisRegular(1)
    verb, there = p.choice(bot)
    assert verb in ("move", "careful")
    set_room(p.t, p.seat, there)
    p.t.actions_left = 1

    def undoes(bot: NemesisRegular) -> bool:
        asked_again(p.t, p.seat)
        world = bot.picture(build(p.t, p.seat))
        decision = world.view.decision
        assert decision is not None
        back = next(o for o in decision.options if o.text == f"move {start:03}")
        return bot.returns(world, back)

    p.hold(REST, REST, *PLAIN)
    assert undoes(bot)
    assert not undoes(NemesisRegular(1)), "which knows nothing of the step before"
    p.t.counter[start] = 3
    assert undoes(bot)
    p.hold(SEARCH, REST, *PLAIN)
    assert not undoes(bot), "who can search may go back for what lies there"
    p.hold(REST, REST, *PLAIN)
    p.t.fire |= 1 << there
    assert not undoes(bot), "and everybody out of a fire"


def test_a_full_hand_is_no_reason_to_burn() -> None:
    """NM-MRK-11: with its last action it walked into a fire rather than pass with five cards."""
    p = Position("an_old_feud", "laboratory")
    bare_ship(p)
    p.hold(*FULL)
    p.t.seen_engines[p.seat] = (-1, 1, 1)
    p.t.fire = sum(1 << other for other, _ in p.t.rs.board.ways[p.slot("hibernatorium")])
    p.t.actions_left = 1
    assert p.choice() == ("pass",)
    p.t.actions_left = 2
    through = p.choice()
    assert through[0] in ("move", "careful"), "but to run through it is another thing"
    p.t.seen_engines[p.seat] = (1, 1, 1)
    p.t.counter[p.beside("hibernatorium")] = 1
    p.t.explored = (1 << p.t.rs.board.slots + 1) - 2
    assert p.choice() == ("pass",), "so is what lies in it"


def test_ways_lead_round_fires() -> None:
    """For rounds a pilot sat with a full hand before a burning room, with a way round it."""
    p = Position("an_old_feud", "laboratory")
    board = p.t.rs.board
    start, goal = p.slot("hibernatorium"), board.cockpit
    free = around(board, 0, 0, 0, start)
    via = [slot for slot, _ in board.ways[start] if around(board, 0, 0, 0, slot)[goal] < free[goal]]
    fires = sum(1 << slot for slot in via)
    assert around(board, 0, 0, fires, start)[goal] == free[goal] + BLAZE
    assert around(board, 0, 0, 1 << goal, start)[goal] == free[goal], "what burns is not farther"


def test_nobody_slips_away_into_a_fire_at_the_end_of_its_turn() -> None:
    """NM-MRK-11: out of the smoke it came into the burning Hibernatorium, and burnt twice there."""
    p = ambush(keys.ADULT)
    p.t.actions_left = 2
    section = p.slot("evacuation_section_a")
    mind = NemesisThought(p.t, p.seat, Weights())
    calm = mind.going(section)
    p.t.fire |= 1 << section
    early = calm - NemesisThought(p.t, p.seat, Weights()).going(section)
    p.t.actions_left = 1
    late = calm - NemesisThought(p.t, p.seat, Weights()).going(section)
    assert late > 2.0 * early > 0.0
