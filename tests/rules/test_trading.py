"""Trading (LD-TRD): what others learn, how long it goes on, tape, and slots after the exchange."""

from __future__ import annotations

import random

import pytest

from lockdown import Game
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.events import Heard
from lockdown.messages.render import Speaker
from lockdown.rules import items, trading
from lockdown.rules.pieces import set_room
from lockdown.state.keys import ITEM, WOUND
from tests.rules.desk import ask, desk, options, play

CREW = ("sentry", "janitor", "survivor")


def together(*characters: str) -> Game:
    """Everybody in one room, A to act, nobody with anything but a hand of cards."""
    game = desk(characters or CREW, room=13)
    t: LockdownTable = game.table
    for seat in range(t.n):
        set_room(t, seat, 13)
        t.hands[seat] = t.pack[seat] = t.beside[seat] = ()
    ask(game)
    return game


def last(game: Game, kind: str, seat: int | None) -> Heard:
    """The last event of a kind as that listener heard it."""
    return [event for event in game.events(seat=seat) if event.kind == kind][-1]


def asked(game: Game) -> tuple[str, int]:
    """What is asked, and whom."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


def left(game: Game) -> int:
    """How many offers the one who is asked has left, as its view says."""
    decision = game.view(asked(game)[1]).decision
    assert decision is not None
    return int(decision.about["left"].text)


def all_done(game: Game) -> list[int]:
    """Nobody offers anything: who is asked, in order."""
    seats = []
    while asked(game)[0] == "trade_turn":
        seats.append(asked(game)[1])
        game.play("done")
    return seats


def item(key: str, count: int = 0, pair: int = 0) -> int:
    return ITEM[key] | count << 8 | pair << 13


@pytest.mark.rule("LD-TRD-04", "LD-TRD-02")
def test_an_offer_shows_its_cards_to_the_partner_alone() -> None:
    game = together()
    game.table.pack[0] = (item("medkit"), item("clothes"))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer medkit", "done")
    for seat, known in ((0, True), (1, True), (2, False), (None, False)):
        told = last(game, "trade_offered", seat).data
        assert told["gives"] == ((item("medkit"),) if known else (-1,))
        assert told["colours"] == (2,)
    assert (1, 0, item("medkit")) in game.table.seen_item
    assert not [seen for seen in game.table.seen_item if seen[0] == 2]
    assert [p.item is not None for p in game.view(1).crew[0].pack] == [True, False]
    assert [p.item is not None for p in game.view(2).crew[0].pack] == [False, False]


@pytest.mark.rule("LD-TRD-04")
def test_a_card_shown_to_one_player_is_seen_by_nobody_else() -> None:
    game = together()
    game.table.pack[0] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search", "player C", "show medkit")
    assert last(game, "item_shown", 2).data["item"] == item("medkit")
    assert last(game, "item_shown", 1).data["item"] == -1
    assert game.table.seen_item == ((2, 0, item("medkit")),)
    assert "show medkit" not in options(game), "what is known need not be shown again"
    assert not game.undoable
    play(game, "decline", "player B")
    assert "show medkit" in options(game), "B has not seen it"


@pytest.mark.rule("LD-TRD-04", "LD-TRD-10")
def test_others_see_colours_and_numbers_of_what_changes_hands() -> None:
    game = together()
    game.table.pack[0] = (item("medkit"), item("duct_tape"))
    game.table.hands[1] = (item("smg", 4),)
    # C knows both inventories' greens before the trade and can follow neither afterwards.
    game.table.seen_item = ((2, 0, item("medkit")), (2, 0, item("duct_tape")))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer medkit", "ask smg:4", "done", "accept")
    t: LockdownTable = game.table
    assert (t.pack[0], t.hands[0]) == ((item("duct_tape"),), (item("smg", 4),))
    assert (t.pack[1], t.hands[1]) == ((item("medkit"),), ())
    told = last(game, "trade_done", 2).data
    assert (told["gave"], told["got"], told["colours"]) == ((-1,), (item("smg", 4),), (2, 4))
    assert last(game, "trade_done", 1).data["gave"] == (item("medkit"),)
    assert set(t.seen_item) == {(2, 0, item("duct_tape")), (0, 1, item("medkit"))}


@pytest.mark.rule("LD-TRD-04", "LD-SET-34")
def test_a_card_that_leaves_face_down_makes_what_was_known_of_its_colour_uncertain() -> None:
    game = together()
    game.table.pack[0] = (item("medkit"), item("clothes"), item("duct_tape"))
    game.table.seen_item = ((2, 0, item("medkit")), (2, 0, item("duct_tape")))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer clothes", "done", "accept")
    # For all C knows it was the Medkit; B, who got the card, knows better.
    assert [seen for seen in game.table.seen_item if seen[0] == 2] == [(2, 0, item("duct_tape"))]


@pytest.mark.rule("LD-TRD-09")
def test_the_acting_player_offers_first_and_a_silent_round_ends_the_trade() -> None:
    game = together()
    game.table.pack[1] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search")
    assert all_done(game) == [0, 1, 2]
    assert last(game, "trade_ended", None)
    # An offer makes the round begin anew: everybody is asked once more.
    game = together()
    game.table.pack[1] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search", "done", "player C", "offer medkit", "done", "decline")
    assert all_done(game) == [1, 2, 0]


@pytest.mark.rule("LD-TRD-03")
def test_the_log_says_who_declined_and_whose_offer_it_was() -> None:
    """Names stood the other way round, in all languages: whoever offered was told "you decline"."""
    game = together()
    game.table.pack[0] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search", "player B", "offer medkit", "done", "decline")
    heard = {seat: last(game, "trade_declined", seat) for seat in (0, 1, 2)}
    lines = {
        "en": (
            "B declines your offer.",
            "You decline the offer of A.",
            "B declines the offer of A.",
        ),
        "es": ("B rechaza tu oferta.", "Rechazas la oferta de A.", "B rechaza la oferta de A."),
        "pl": (
            "B odrzuca twoją ofertę.",
            "Odrzucasz ofertę gracza A.",
            "B odrzuca ofertę gracza A.",
        ),
        "de": (
            "B lehnt dein Angebot ab.",
            "Du lehnst das Angebot von A ab.",
            "B lehnt das Angebot von A ab.",
        ),
    }
    for language, said in lines.items():
        told = [Speaker(language, game="lockdown", you=s).event(heard[s]) for s in (0, 1)]
        assert (*told, Speaker(language, game="lockdown").event(heard[2])) == said


@pytest.mark.rule("LD-TRD-09")
def test_only_the_acting_player_can_end_the_trade_at_once() -> None:
    game = together()
    game.table.pack[1] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search")
    assert "end" in options(game)
    play(game, "done")
    assert asked(game) == ("trade_turn", 1)
    assert "end" not in options(game)
    play(game, "player A", "offer medkit", "done", "decline", "done", "done", "end")
    assert asked(game) == ("action", 0)


@pytest.mark.rule("LD-TRD-09")
def test_a_seat_makes_only_so_many_offers_in_one_trade() -> None:
    game = together("sentry", "janitor")
    game.table.pack[0] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search")
    for _ in range(trading.OFFERS):
        play(game, "player B", "offer medkit", "done", "decline")
    assert asked(game) == ("trade_turn", 1), "A has no offer left"
    play(game, "player A", "ask medkit", "done")
    assert "counter" not in options(game)


@pytest.mark.rule("LD-TRD-09")
def test_offers_broken_off_use_up_no_allowance_and_still_come_to_an_end() -> None:
    game = together("sentry", "janitor")
    game.table.pack[0] = (item("medkit"),)
    ask(game)
    play(game, "trade", "pay search")
    for _ in range(trading.BROKEN_OFF):
        assert asked(game) == ("trade_turn", 0)
        assert left(game) == trading.OFFERS
        play(game, "player B", "decline")
    assert asked(game) == ("trade_turn", 1), "whoever only breaks off is not asked for ever"
    play(game, "player A", "ask medkit:any", "done")
    assert "counter" not in options(game)


@pytest.mark.rule("LD-TRD-09")
def test_a_counter_offer_that_is_broken_off_uses_up_nothing_either() -> None:
    game = together("sentry", "janitor")
    game.table.pack[0] = (item("medkit"),)
    game.table.pack[1] = (item("duct_tape"),)
    ask(game)
    play(game, "trade", "pay search", "player B", "offer medkit", "done", "counter", "decline")
    assert asked(game) == ("trade_turn", 0), "the trade goes on where it was"
    play(game, "done")
    assert asked(game) == ("trade_turn", 1)
    assert left(game) == trading.OFFERS


@pytest.mark.rule("LD-TRD-09", "LD-SET-33")
def test_what_can_be_asked_for_follows_from_backs_alone() -> None:
    """Whatever the partner has in its inventory, the asker is offered the same."""
    offered = []
    for pack in (("medkit", "grenade"), ("clothes", "glow_stick"), ("scalpel", "decoy")):
        game = together("sentry", "janitor")
        game.table.pack[1] = tuple(item(key) for key in pack)
        ask(game)
        play(game, "trade", "pay search", "player B")
        offered.append(options(game))
    assert offered[0] == offered[1] == offered[2]
    assert "ask medkit:any" in offered[0]
    assert "ask grenade:any" in offered[0]
    assert "ask lighter:any" not in offered[0]
    assert not [text for text in offered[0] if text.startswith("ask smg")], "heavy things lie open"


@pytest.mark.rule("LD-TRD-09", "LD-TRD-03")
def test_an_offer_can_be_answered_with_an_offer() -> None:
    game = together("sentry", "janitor")
    game.table.pack[0] = (item("medkit"),)
    game.table.pack[1] = (item("duct_tape"),)
    ask(game)
    play(game, "trade", "pay search", "player B", "offer medkit", "done")
    assert asked(game) == ("trade_answer", 1)
    play(game, "counter", "ask medkit", "offer duct_tape", "done")
    assert asked(game) == ("trade_answer", 0)
    assert game.table.pack[1] == (item("duct_tape"),)
    play(game, "accept")
    assert game.table.pack[0] == (item("duct_tape"),)
    assert game.table.pack[1] == (item("medkit"),)
    assert asked(game) == ("trade_turn", 0)
    play(game, "end")
    assert asked(game) == ("action", 0)


@pytest.mark.rule("LD-TRD-10")
def test_a_taped_pair_moves_as_one_and_stays_joined() -> None:
    game = together("sentry", "janitor")
    t: LockdownTable = game.table
    t.hands[0] = (item("smg", 4, 1), item("nailgun", 2, 1))
    t.hands[1] = (item("pistol", 1, 1), item("flamethrower", 3, 1))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer smg:4~1", "offer nailgun:2~1", "done")
    play(game, "accept")
    assert t.hands[0] == ()
    assert items.slots_used(t, 1) == 2
    numbers = {items.bare(i): items.pair_of(i) for i in t.hands[1]}
    assert numbers[ITEM["smg"]] == numbers[ITEM["nailgun"]] != numbers[ITEM["pistol"]]
    assert not t.items_discard[1]


@pytest.mark.rule("LD-TRD-10", "LD-ITM-13")
def test_half_of_a_taped_pair_leaves_without_the_tape() -> None:
    game = together("sentry", "janitor")
    t: LockdownTable = game.table
    t.hands[0] = (item("smg", 4, 1), item("nailgun", 2, 1))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer smg:4~1", "done", "accept")
    assert t.hands == [(item("nailgun", 2),), (item("smg", 4),)]
    assert t.items_discard[1] == (ITEM["duct_tape"],)


@pytest.mark.rule("LD-TRD-07")
def test_what_is_dropped_for_a_trade_goes_only_if_the_trade_happens() -> None:
    game = together("sentry", "janitor")
    t: LockdownTable = game.table
    t.hands[0] = (item("smg", 4), item("nailgun", 2))
    t.hands[1] = (item("pistol", 1), item("flamethrower", 3))
    ask(game)
    play(game, "trade", "pay search", "player B", "offer smg:4", "done", "accept")
    assert options(game) == ["drop pistol:1", "drop flamethrower:3", "decline"]
    before = t.clone()
    play(game, "decline")
    assert (t.hands, t.crafted) == (before.hands, before.crafted)
    play(game, "player B", "offer smg:4", "done", "accept", "drop pistol:1")
    assert t.hands[1] == (item("flamethrower", 3), item("smg", 4))
    assert t.crafted.count(ITEM["pistol"]) == before.crafted.count(ITEM["pistol"]) + 1


@pytest.mark.rule("LD-TRD-07", "LD-TRD-04")
def test_more_than_hands_can_ever_hold_cannot_be_accepted() -> None:
    game = together("sentry", "janitor")
    t: LockdownTable = game.table
    t.hands[0] = (item("smg", 4, 1), item("nailgun", 2, 1), item("carcass"))
    t.wounds[1] = (WOUND["arm"],)
    ask(game)
    play(game, "trade", "pay search", "player B", "offer smg:4~1", "offer carcass", "done")
    assert "accept" not in options(game)


@pytest.mark.rule("LD-TRD-09")
@pytest.mark.parametrize("seed", range(6))
def test_trades_of_people_who_choose_blindly_end(seed: int) -> None:
    game = together("sentry", "janitor", "survivor", "hacker", "xenobiologist")
    t: LockdownTable = game.table
    for seat in range(t.n):
        t.pack[seat] = (item("medkit"), item("duct_tape"), item("grenade"))
        t.hands[seat] = (item("smg", 3), item("carcass"))
    ask(game)
    play(game, "trade", "pay search")
    dice = random.Random(seed)
    for _ in range(2000):
        assert game.decision is not None
        if game.decision.kind == "action":
            return
        likely = [option for option in game.options if option.verb not in ("end", "done")]
        game.play(dice.choice(likely if likely and dice.random() < 0.8 else list(game.options)))
        assert not [s for s in range(t.n) if items.free_slots(game.table, s) < 0]
    pytest.fail("the trade goes on for ever")
