"""Contamination (LD-CON): who learns a face, for how long, and where cards go."""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import contamination, decks
from lockdown.state import keys
from lockdown.state.keys import ACTION, CLEAN, INFECTED, ITEM, KNOWN_CLEAN, KNOWN_INFECTED
from tests.rules.desk import ask, desk, options, play

SEARCH, REST = ACTION["search"], ACTION["rest"]


def sick(*hand: int, pack: tuple[str, ...] = (), larva: bool = False) -> Game:
    """A holds these cards in 013, B is with it."""
    game = desk(("sentry", "janitor"), room=13, others=13)
    t: LockdownTable = game.table
    t.hand[0] = hand
    t.pack[0] = tuple(ITEM[key] for key in pack)
    t.larva = int(larva)
    ask(game)
    return game


def deck(t: LockdownTable) -> tuple[int, ...]:
    """The contamination deck, top last."""
    return t.contamination


@pytest.mark.rule("LD-CON-14")
def test_there_are_27_cards_and_an_empty_deck_gives_none() -> None:
    game = Game.new(Setup(players=2), seed=1)
    t: LockdownTable = game.table
    assert sorted(t.contamination) == [CLEAN] * 20 + [INFECTED] * 7
    t.contamination = (INFECTED,)
    assert contamination.receive(t, 0, "LD-CON-01", 2) == 1
    assert contamination.receive(t, 0, "LD-CON-01") == 0
    assert deck(t) == ()


@pytest.mark.rule("LD-CON-01")
def test_a_card_goes_from_the_top_of_the_deck_onto_the_discard_pile() -> None:
    game = sick(SEARCH)
    t: LockdownTable = game.table
    t.discard[0] = (REST,)
    t.contamination = (CLEAN, CLEAN, INFECTED)
    contamination.receive(t, 0, "LD-CON-01")
    assert t.discard[0] == (REST, INFECTED)
    assert deck(t) == (CLEAN, CLEAN)
    assert game.view(0).crew[0].discard == ("rest", "contamination")
    assert game.view(0).me.discard == ("rest", "contamination")


@pytest.mark.rule("LD-CON-01")
def test_the_wound_guts_adds_one_card_to_what_one_effect_gives() -> None:
    game = sick(SEARCH)
    t: LockdownTable = game.table
    t.wounds[0] = (keys.WOUND["guts"],)
    assert contamination.receive(t, 0, "LD-CON-01", 2) == 3
    t.wounds[0] = (keys.WOUND["guts"] | 16,)
    assert contamination.receive(t, 0, "LD-CON-01") == 1


@pytest.mark.rule("LD-CON-02", "LD-ACT-03")
def test_contamination_gives_no_action_and_pays_no_cost() -> None:
    game = sick(SEARCH, CLEAN, INFECTED)
    assert not [o for o in options(game) if "contamination" in o]
    assert not [o for o in options(game) if o.startswith("careful")], "one card cannot pay two"
    play(game, next(o for o in options(game) if o.startswith("move")))
    assert options(game) == ["pay search"]


@pytest.mark.rule("LD-CON-02")
def test_contamination_is_drawn_and_fills_the_hand() -> None:
    game = sick()
    t: LockdownTable = game.table
    t.deck[0] = (SEARCH, CLEAN)
    decks.draw_cards(t, 0, 1, "LD-RND-04")
    assert t.hand[0] == (CLEAN,)
    t.deck[0], t.discard[0] = (), (INFECTED, SEARCH)
    decks.draw_cards(t, 0, 2, "LD-RND-04")
    assert sorted(t.hand[0]) == [SEARCH, CLEAN, INFECTED]


@pytest.mark.rule("LD-CON-03")
def test_contamination_may_be_discarded_when_passing() -> None:
    game = sick(SEARCH, INFECTED, CLEAN)
    play(game, "pass")
    assert options(game) == ["done", "discard search", "discard contamination"]
    play(game, "discard contamination", "discard contamination", "done")
    assert game.table.hand[0] == (SEARCH,)
    assert sorted(game.table.discard[0][-2:]) == [CLEAN, INFECTED]


@pytest.mark.rule("LD-CON-04")
def test_nobody_sees_an_unscanned_face() -> None:
    clean, infected = (sick(SEARCH, face) for face in (CLEAN, INFECTED))
    for viewer in (0, 1, None):
        assert clean.view(viewer) == infected.view(viewer)
    assert clean.options[0] == infected.options[0]
    assert clean.view(0).me.hand == ("search", "contamination")


@pytest.mark.rule("LD-CON-04")
def test_no_zone_shows_an_unscanned_face_and_no_event_does() -> None:
    """Hand, deck and discard pile, and cards on their way; the owner sees no more than others."""
    shown = []
    for face in (CLEAN, INFECTED):
        game = sick(SEARCH, face)
        t: LockdownTable = game.table
        t.deck[0], t.discard[0] = (REST, face), (face, REST)
        t.contamination = (face,)
        contamination.receive(t, 0, "LD-CON-01")
        decks.draw_cards(t, 0, 2, "LD-RND-04")
        play(game, "pass", "discard contamination", "done")
        shown.append(
            [
                [game.view(seat) for seat in (0, 1, None)],
                [[event.data for event in game.events(seat=seat)] for seat in (0, 1, None)],
            ]
        )
    assert shown[0] == shown[1]


@pytest.mark.rule("LD-CON-05")
def test_a_scan_shows_faces_to_the_scanning_player_alone() -> None:
    game = sick(SEARCH, CLEAN, INFECTED, pack=("analysis_instruments",))
    play(game, "use analysis_instruments 1", "pay search")
    assert game.view(0).me.hand == ("contamination_clean", "contamination_infected")
    mine = [e.data for e in game.events(seat=0) if e.kind == "scanned"][-1]
    others = [e.data for e in game.events(seat=1) if e.kind == "scanned"][-1]
    assert (mine["count"], mine["infected"]) == (2, 1)
    assert (others["count"], others["infected"]) == (2, -1)


@pytest.mark.rule("LD-CON-05")
def test_a_scanned_card_is_known_until_it_is_shuffled_with_others_like_it() -> None:
    game = sick()
    t: LockdownTable = game.table
    decks.shuffle_action_deck(t, 0, (SEARCH, KNOWN_INFECTED, REST))
    assert sorted(t.deck[0]) == [SEARCH, REST, KNOWN_INFECTED]
    decks.shuffle_action_deck(t, 0, (SEARCH, KNOWN_INFECTED, KNOWN_CLEAN))
    assert sorted(t.deck[0]) == [SEARCH, CLEAN, INFECTED]
    decks.shuffle_action_deck(t, 0, (SEARCH, KNOWN_CLEAN, CLEAN))
    assert sorted(t.deck[0]) == [SEARCH, CLEAN, CLEAN]
    decks.shuffle_action_deck(t, 0, (SEARCH, KNOWN_CLEAN, KNOWN_CLEAN))
    assert sorted(t.deck[0]) == [SEARCH, KNOWN_CLEAN, KNOWN_CLEAN], "all alike: nothing is lost"


@pytest.mark.rule("LD-CON-06", "LD-CON-08")
def test_several_infected_cards_in_one_scan_bring_one_larva() -> None:
    game = sick(SEARCH, REST, CLEAN, INFECTED, INFECTED)
    t: LockdownTable = game.table
    before = deck(t)
    play(game, "play rest 0")
    assert t.larva == 1
    assert t.place[0] == keys.IN_ROOM
    assert t.hand[0] == (SEARCH, KNOWN_INFECTED, KNOWN_INFECTED), "the infected ones stay"
    assert t.contamination == (CLEAN, *before), "removed cards go under the deck"


@pytest.mark.rule("LD-CON-07")
def test_a_larva_carrier_dies_of_an_infected_scan_and_a_creeper_comes_out() -> None:
    game = sick(REST, INFECTED, larva=True)
    t: LockdownTable = game.table
    play(game, "play rest 0")
    assert t.place[0] == keys.DEAD
    assert [(f[1], f[2], f[3]) for f in t.stalkers] == [(keys.CREEPER, 13, 0)]
    assert t.lying == (13 << 16 | keys.CORPSE | keys.SENTRY << 8,)
    assert t.larva == 0
    assert not [e for e in game.events() if e.kind in ("encounter", "token_drawn")]


@pytest.mark.rule("LD-CON-07", "LD-CON-06")
def test_a_scan_without_an_infected_card_harms_nobody() -> None:
    game = sick(REST, CLEAN, CLEAN, larva=True)
    play(game, "play rest 0")
    assert game.table.place[0] == keys.IN_ROOM
    game = sick(REST, CLEAN)
    play(game, "play rest 0")
    assert game.table.larva == 0


@pytest.mark.rule("LD-CON-09")
@pytest.mark.parametrize("larva", [False, True])
def test_a_scan_that_ignores_its_result_infects_nobody(larva: bool) -> None:
    game = sick(SEARCH, INFECTED, pack=("analysis_instruments",), larva=larva)
    play(game, "use analysis_instruments 1", "pay search")
    assert game.table.larva == int(larva)
    assert game.table.hand[0] == (KNOWN_INFECTED,)


@pytest.mark.rule("LD-CON-09")
def test_a_cure_takes_infected_cards_and_larva_wherever_they_are() -> None:
    game = sick(SEARCH, INFECTED, CLEAN, larva=True)
    t: LockdownTable = game.table
    t.deck[0], t.discard[0], t.contamination = (INFECTED, REST), (REST, INFECTED), (CLEAN,)
    contamination.cure_all(t, 0, "LD-CON-09")
    assert (t.hand[0], t.deck[0], t.discard[0]) == ((SEARCH, KNOWN_CLEAN), (REST,), (REST,))
    assert t.larva == 0
    assert t.place[0] == keys.IN_ROOM
    assert deck(t) == (INFECTED, INFECTED, INFECTED, CLEAN)


@pytest.mark.rule("LD-CON-09")
def test_a_cure_of_the_hand_leaves_clean_cards_there_and_the_larva() -> None:
    game = sick(SEARCH, INFECTED, CLEAN, larva=True)
    t: LockdownTable = game.table
    t.deck[0], t.contamination = (INFECTED,), (CLEAN,)
    contamination.cure_hand(t, 0, "LD-CON-09")
    assert (t.hand[0], t.deck[0]) == ((SEARCH, KNOWN_CLEAN), (INFECTED,))
    assert deck(t) == (INFECTED, CLEAN)
    assert t.larva == 1


@pytest.mark.rule("LD-CON-10")
def test_a_removed_card_goes_to_the_bottom_of_the_deck() -> None:
    game = sick(SEARCH, INFECTED, pack=("antiseptic",))
    t: LockdownTable = game.table
    t.contamination = (CLEAN, CLEAN)
    play(game, "use antiseptic 0", "card contamination", "pay search")
    # The infected one went under the deck, then the top card was received for it.
    assert t.contamination == (INFECTED, CLEAN)
    assert t.discard[0][-1] == CLEAN


@pytest.mark.rule("LD-CON-11")
def test_caffeine_pills_kill_a_larva_carrier() -> None:
    game = sick(SEARCH, pack=("caffeine_pills",), larva=True)
    t: LockdownTable = game.table
    t.deck[0] = (REST, INFECTED, REST)
    play(game, "use caffeine_pills 0", "pay search")
    assert t.place[0] == keys.DEAD
    assert [f[1] for f in t.stalkers] == [keys.CREEPER]


@pytest.mark.rule("LD-CON-11")
def test_a_second_larva_by_infestation_does_not_kill() -> None:
    game = sick(SEARCH, larva=True)
    t: LockdownTable = game.table
    contamination.infest(t, 0, "LD-ATK-11")
    assert t.place[0] == keys.IN_ROOM
    assert t.larva == 1
    assert t.discard[0][-1] in (CLEAN, INFECTED)


@pytest.mark.rule("LD-CON-12")
@pytest.mark.parametrize(
    ("item", "steps"),
    [
        ("antiseptic", ("use antiseptic 0", "card contamination", "pay search")),
        ("neutralizer", ("use neutralizer 0", "pay search")),
    ],
)
def test_items_that_rid_of_contamination(item: str, steps: tuple[str, ...]) -> None:
    game = sick(SEARCH, INFECTED, pack=(item,))
    t: LockdownTable = game.table
    t.contamination = (CLEAN,)
    play(game, *steps)
    everything = t.hand[0] + t.deck[0] + t.discard[0]
    assert INFECTED not in everything
    assert KNOWN_INFECTED not in everything
    assert INFECTED in t.contamination


@pytest.mark.rule("LD-CON-15")
def test_a_larva_on_the_board_stays_and_is_no_night_stalker() -> None:
    game = sick(SEARCH, SEARCH, SEARCH, SEARCH, larva=True)
    t: LockdownTable = game.table
    assert "trade" in options(game), "not in combat"
    assert t.foes == 0
    play(game, "pass", "done")
    assert t.larva == 1
