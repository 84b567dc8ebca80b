"""What the bots of the original game pay with, and what they do not pay for."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from lockdown.views import build
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

REVOLVER = ITEM["revolver"]


def fight(rounds: int) -> Position:
    """In a fight with one adult, with so many rounds in the revolver."""
    p = Position("an_old_feud")
    open_ship(p)
    p.t.hands[p.seat] = (REVOLVER | rounds << 8,)
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 0),))
    return p


@pytest.mark.parametrize(("rounds", "gone"), [(1, "rest"), (3, "reload")])
def test_the_last_shot_is_not_paid_for_with_the_card_that_loads(rounds: int, gone: str) -> None:
    """NM-ITM-11: nothing else loads a revolver; one stood before an adult with none (11102, r6)."""
    p = fight(rounds)
    shot = f"shoot/{REVOLVER | rounds << 8}/{1 << 3 | keys.ADULT}"
    assert paid(p, shot, "rest", "reload") == gone


def test_the_card_that_loads_pays_for_no_step_with_an_empty_weapon() -> None:
    """Not even for one into a room that nobody has seen."""
    p = fight(0)
    unknown = p.beside("hibernatorium")
    p.t.explored &= ~(1 << unknown)
    assert paid(p, f"move/{unknown}", "full_auto", "reload") == "full_auto"


def test_whoever_goes_to_sleep_needs_no_repairs() -> None:
    """NM-ROM-34: only what helps against those who come is kept (11303, round 8)."""
    p = Position("an_old_feud", "comms_room")
    open_ship(p)
    p.t.broken |= 1 << p.slot("comms_room") | 1 << p.t.rs.board.cockpit
    cards = ("nerves_of_steel", "basic_repairs")
    assert paid(p, "room/hibernate", *cards) == "basic_repairs"
    set_room(p.t, p.seat, p.beside("comms_room"))
    assert paid(p, f"move/{p.slot('comms_room')}", *cards) == "nerves_of_steel"


# ---- what costs less in another way


def barred(p: Position) -> frozenset[str]:
    """What neither the policy nor a search does here."""
    asked_again(p.t, p.seat)
    view, bot = build(p.t, p.seat), NemesisSense(1)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


def test_no_room_is_paid_for_that_a_card_gives() -> None:
    """NM-ACT-09: two cards for a look round the Storage, one of them that gives it (11303, r4)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(ACTION["old_friend"], ACTION["repairs"], ACTION["interruption"])
    assert "room look_for_item" in barred(p)
    assert "play old_friend 0" not in barred(p)
    p.hold(ACTION["repairs"], ACTION["interruption"], REST)
    assert "room look_for_item" not in barred(p)


def test_a_shot_is_aimed_if_it_can_be() -> None:
    """NM-CMB-06: the last round, fired without the card for a second throw (11303, round 9)."""
    p = fight(0)
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 1 << 8,)
    p.hold(ACTION["taking_aim"], ACTION["demolition"], REST)
    shots = {text for text in barred(p) if text.startswith("shoot")}
    assert shots
    p.hold(ACTION["demolition"], REST, REST)
    assert not any(text.startswith("shoot") for text in barred(p))


@pytest.mark.parametrize("hand", [(), (REST,), FULL])
def test_nobody_passes_with_a_magazine_in_the_bag(hand: tuple[int, ...]) -> None:
    """NM-ITM-12: two rounds more for no card, for three rounds (11303, rounds 6 to 8)."""
    p = Position("an_old_feud")
    open_ship(p)
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 2 << 8,)
    p.hold(*hand)
    before = "pass" in barred(p)
    assert before == (hand == FULL)
    p.t.pack[p.seat] = (ITEM["extended_magazine"],)
    assert "pass" in barred(p)


def test_nobody_is_heard_who_may_be_silent() -> None:
    """NM-BAS-05: into a room with noise all round it, the silent card in hand (11303, round 12)."""
    p = Position("an_old_feud", "storage")
    open_ship(p)
    t, slot = p.t, p.slot("storage")
    here = p.beside("storage")
    set_room(t, p.seat, here)
    t.counter[slot] = 4
    for way in t.rs.board.exits[slot]:
        t.noise |= 1 << way
    p.hold(SEARCH, *PLAIN, ACTION["reconnaissance"])
    assert f"move {slot:03d}" in barred(p)


def test_the_cards_for_the_engine_are_not_spent_on_a_step() -> None:
    """NM-BRD-15: it stood before the engine with just the cards for it (11203, round 3)."""
    p = Position("destination_earth")
    open_ship(p)
    t = p.t
    engine = t.rs.board.engines[0]
    set_room(t, p.seat, engine)
    t.seen_engines[p.seat] = (0, 0, 0)
    beside = t.rs.board.ways[engine][0][0]
    steps = {f"careful {beside:03d}": 1.8, f"move {beside:03d}": -0.9}

    def found(*hand: int) -> frozenset[str]:
        p.hold(*hand)
        asked_again(t, p.seat)
        view, bot = build(t, p.seat), NemesisSense(1)
        assert view.decision is not None
        points = {option.text: -50.0 for option in view.decision.options}
        points |= {"play basic_repairs 1": 3.0, "pass": 0.7, **steps}
        return bot.plainly(bot.picture(view), view.decision, points)

    assert steps.keys() <= found(REPAIRS, *PLAIN)
    assert "play basic_repairs 1" not in found(REPAIRS, *PLAIN)
    assert steps.keys() <= found(REPAIRS, *PLAIN, REST, REST), "nobody comes back for it"
    steps[f"careful {beside:03d}"] = 3.4
    assert f"careful {beside:03d}" not in found(REPAIRS, *PLAIN, REST, REST), "there are others"


def test_the_last_cards_are_not_spent_on_a_step_away_from_a_neighbour() -> None:
    """NM-ENC-07: without a card anybody surprises one, here as there (11302, round 9)."""
    p = Position("an_old_feud", "storage", room="storage")
    open_ship(p)
    t, here = p.t, p.slot("storage")
    near = [slot for slot, _ in t.rs.board.ways[here]]
    set_stalkers(t, ((1, keys.ADULT, near[0], 0),))
    p.hold(*PLAIN)
    found = barred(p)
    assert f"careful {near[1]:03d}" in found
    assert f"move {near[1]:03d}" not in found, "who is chased may hide, with a card left"
