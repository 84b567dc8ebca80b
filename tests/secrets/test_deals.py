"""Deals of what a viewer does not know: they look the same, are even, and follow from no secret.

`test_swap` and `test_swap_tables` hold for every kind of table that a deal is sound, differs in
secrets alone and shows the viewer nothing else. Here: many deals of one position, what the true
cards have to do with them (nothing), and how often each deal comes.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.bots.deals import prepare
from lockdown.bots.unknown import Unknown
from lockdown.kernel import rng
from lockdown.rules.setting_up import names_player
from lockdown.rules.status import status
from lockdown.sim.play import derived
from lockdown.sim.swap import differences, swapped
from lockdown.state import keys
from lockdown.state.keys import CLEAN, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.table import Table
from lockdown.views import build
from tests.secrets.tables import TABLES, states

GAMES = ["lockdown", "nemesis"]


def seen(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(build(table, viewer))


def viewers(game: Game) -> Iterator[int | None]:
    """Who is asked, a spectator, and one of the others in turn."""
    decision = game.decision
    asked = None if decision is None else decision.seat
    yield asked
    if asked is not None:
        yield None
    yield (game.version + 1) % game.setup.players


def acting(name: str, players: int = 4, after: int = 40) -> tuple[Game, int]:
    """A game at the choice of an action, some way on, and who chooses."""
    game = Game.new(Setup(players=players, game=name), derived("deals", name, players))
    dice = random.Random(5)
    while (decision := game.decision) is not None:
        if game.version >= after and decision.kind == "action":
            break
        game.play(dice.choice(list(game.options)))
    assert game.decision is not None
    return game, game.decision.seat


def even(counts: Counter[Hashable], outcomes: int) -> None:
    """Chi-squared: so many outcomes, each as likely (five standard deviations are allowed)."""
    total = sum(counts.values())
    assert len(counts) <= outcomes
    expected = total / outcomes
    assert expected >= 5, "too few to say anything"
    missing = (outcomes - len(counts)) * expected
    found = sum((n - expected) ** 2 / expected for n in counts.values()) + missing
    freedom = outcomes - 1
    assert found < freedom + 5 * math.sqrt(2 * freedom), (found, freedom)


# ---- the same view, on sound tables


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("LD-SET-33", "NM-SET-33")
def test_all_deals_of_a_position_look_the_same(name: str) -> None:
    """Many tables out of one preparation: sound, alike for the viewer, and not the same."""
    for game in states(name, every=35, seeds=(1,)):
        for viewer in viewers(game):
            before = seen(game.table, viewer)
            deals, dice = prepare(game.table, viewer), random.Random(game.version)
            tables = [deals.deal(dice) for _ in range(3)]
            for table in tables:
                assert seen(table, viewer) == before
                assert status(table) == []
                assert table.decision == game.table.decision
            assert differences(tables[0], tables[1]) > {"rng"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_prepared_stays_right(name: str) -> None:
    """Neither the table nor the tables that were dealt can be played into what is prepared."""
    game, seat = acting(name)
    deals = prepare(game.table, seat)
    before = deals.deal(random.Random(1)).dump()
    played = deals.deal(random.Random(2))
    dice = random.Random(3)
    copy = game.clone()
    copy.table = played
    for other in (copy, game):
        for _ in range(60):
            if other.decision is None:
                break
            other.play(dice.choice(list(other.options)))
    game.table.hand[0], game.table.event_deck, game.table.token[1] = (), (), -1
    assert deals.deal(random.Random(1)).dump() == before


@pytest.mark.parametrize("name", GAMES)
def test_swapped_notices_another_position(name: str) -> None:
    """What it has prepared last is used for the same position and viewer only."""
    game, seat = acting(name)
    t = game.table
    first = swapped(t, seat, random.Random(1)).dump()
    assert swapped(t.clone(), seat, random.Random(1)).dump() == first
    other = (seat + 1) % t.n
    for dice in range(5):
        assert swapped(t, other, random.Random(dice)).hand[other] == t.hand[other]
    assert swapped(t, seat, random.Random(1)).dump() == first
    hand = t.hand[seat]
    t.hand[seat] = hand[1:]
    assert swapped(t, seat, random.Random(1)).hand[seat] == hand[1:]
    t.hand[seat] = hand
    quiet = t.clone()
    quiet.quiet = True
    assert swapped(quiet, seat, random.Random(1)).quiet
    assert not swapped(t, seat, random.Random(1)).quiet


# ---- nothing of the truth


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("LD-SET-33", "NM-SET-33")
def test_the_truth_has_no_influence(name: str) -> None:
    """Two tables that differ in secrets alone: the same dice deal the same, and go on the same."""
    compared = 0
    for game in states(name, every=12):
        for viewer in viewers(game):
            if Unknown(game.table, viewer, imagined=False).waiting:
                continue  # what waits names cards, which stay
            other = prepare(game.table, viewer).deal(random.Random(f"{game.version} other"))
            one, two = random.Random(4), random.Random(4)
            deals = prepare(game.table, viewer), prepare(other, viewer)
            for _ in range(2):
                dealt = deals[0].deal(one), deals[1].deal(two)
                assert dealt[0].dump() == dealt[1].dump(), (game.version, viewer)
            assert one.getstate() == two.getstate()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_neither_order_nor_generator_have_any_influence(name: str) -> None:
    """All that is hidden is turned round by hand; the key of the true dice is another one."""
    game, seat = acting(name)
    other = game.table.clone()
    other.rng = rng.seeded(99)
    for pile in (f"{deck}_deck" for deck in other.rs.named_decks):
        setattr(other, pile, getattr(other, pile)[::-1])
    other.seen_card = ()
    game.table.seen_card = ()
    other.contamination = other.contamination[::-1]
    other.items_deck = [deck[::-1] for deck in other.items_deck]
    for who in range(other.n):
        other.deck[who] = other.deck[who][::-1]
        if who != seat:
            other.hand[who] = other.hand[who][::-1]
    assert differences(other, game.table) >= {"rng", "hand", "deck", "items_deck", "event_deck"}
    dealt = [prepare(t, seat).deal(random.Random(8)).dump() for t in (game.table, other)]
    assert dealt[0] == dealt[1]


@pytest.mark.rule("LD-SET-34")
def test_what_another_seat_has_seen_is_dealt_anew() -> None:
    """A seat knows what it saw in an inventory; others do not, and its memory follows the deal."""
    t = Game.new(Setup(players=3), 4).table
    t.decision = (0, "action", (("pass",),), "take_action", (0, 2))
    light = [card for card in t.items_deck[keys.RED] if not t.rs.items[card].heavy]
    held = light[0]
    t.items_deck[keys.RED] = tuple(c for c in t.items_deck[keys.RED] if c != held)
    item = held | (t.rs.items[held].ammo[0] or t.rs.items[held].uses[0]) << 8
    t.pack[1] = (item,)
    t.seen_item = ((2, 1, item),)
    mine = [prepare(t, 2).deal(random.Random(i)) for i in range(12)]
    assert {table.pack[1] for table in mine} == {(item,)}
    assert {table.seen_item for table in mine} == {((2, 1, item),)}
    others = [prepare(t, 0).deal(random.Random(i)) for i in range(12)]
    assert len({table.pack[1] for table in others}) > 1
    for table in others:
        assert table.seen_item == ((2, 1, table.pack[1][0]),)


# ---- how often


def often(deal: Callable[[], Hashable], times: int) -> Counter[Hashable]:
    return Counter(deal() for _ in range(times))


def stripped(players: int = 3) -> Table:
    """A table of Lockdown on which seat 0 acts and on which hardly anything is hidden."""
    t: Table = Game.new(Setup(players=players), 6).table
    t.decision = (0, "action", (("pass",),), "take_action", (0, 2))
    t.explored = (1 << t.rs.board.slots + 1) - 2
    t.token = [-1] * len(t.token)
    t.agenda = []
    return t


@pytest.mark.rule("LD-SET-33")
def test_inventories_and_decks_are_dealt_evenly() -> None:
    """Two light cards in inventories, two light and two heavy in the deck: 288 ways."""
    t = stripped()
    red = t.items_deck[keys.RED]
    light = [c for c in dict.fromkeys(red) if not t.rs.items[c].heavy][:4]
    heavy = [c for c in dict.fromkeys(red) if t.rs.items[c].heavy][:2]
    t.pack[1], t.pack[2] = (light[0],), (light[1],)
    t.items_deck[keys.RED] = (light[2], heavy[0], light[3], heavy[1])
    deals, dice = prepare(t, 0), random.Random(1)

    def one() -> Hashable:
        new = deals.deal(dice)
        held = new.pack[1][0] & 255, new.pack[2][0] & 255
        assert not set(held) & set(heavy)
        return held, new.items_deck[keys.RED]

    even(often(one, 9000), 288)


@pytest.mark.rule("LD-SET-33", "LD-CON-05")
def test_hands_decks_and_faces_are_dealt_evenly() -> None:
    """Three cards of a hand and a deck, one of them contamination; what was scanned stays."""
    t = stripped()
    t.hand[1], t.deck[1] = (1, CLEAN), (2,)
    t.hand[0], t.deck[0], t.discard[0] = (3, INFECTED, KNOWN_INFECTED), (), ()
    t.hand[2], t.deck[2], t.discard[2] = (4, KNOWN_CLEAN), (5,), ()
    t.contamination = (INFECTED, CLEAN)
    deals, dice = prepare(t, 0), random.Random(2)

    def one() -> Hashable:
        new = deals.deal(dice)
        assert new.hand[0][0] == 3
        assert new.hand[0][2] == KNOWN_INFECTED
        assert new.hand[2][1] in (KNOWN_CLEAN, KNOWN_INFECTED)
        return new.hand[1], new.deck[1], new.hand[0][1], new.hand[2], new.contamination

    # Orders of three cards, two cards that may change places, and two of five faces are infected.
    even(often(one, 6000), 6 * 2 * 10)


@pytest.mark.rule("LD-SET-20", "LD-OBJ-04")
def test_objectives_are_dealt_evenly() -> None:
    """Every way to hold them in which nobody has to kill the own number, each as likely."""
    t = stripped()
    cards = t.rs.objectives
    decks = list(dict.fromkeys(cards[o].deck for held in t.objectives for o in held))
    deck = next(d for d in decks if any(names_player(c, t.number[1]) for c in cards if c.deck == d))
    named = [c.id for c in cards if c.deck == deck and names_player(c, t.number[1])][:1]
    named += [c.id for c in cards if c.deck == deck and names_player(c, t.number[2])][:1]
    plain = [
        c.id
        for c in cards
        if c.deck == deck and not any(names_player(c, number) for number in t.number)
    ]
    t.objectives = [(plain[0],), (plain[1],), (plain[2],)]
    t.gone = tuple(("objective", o) for o in named)
    deals, dice = prepare(t, 0), random.Random(3)
    ways = [
        held
        for held in itertools.permutations([plain[1], plain[2], *named], 4)
        if not any(names_player(cards[held[i]], t.number[i + 1]) for i in range(2))
    ]
    assert len(ways) < 24

    def one() -> Hashable:
        new = deals.deal(dice)
        assert new.objectives[0] == (plain[0],)
        held = (*new.objectives[1], *new.objectives[2], *(o for _, o in new.gone))
        assert held in ways
        return held

    even(often(one, 2000), len(ways))


@pytest.mark.parametrize("name", GAMES)
def test_every_hidden_place_is_dealt_evenly(name: str) -> None:
    """Tiles, tops of decks, weaknesses: each card of a pool is as likely in each of its places."""
    game, seat = acting(name)
    t = game.table
    t.seen_card = ()
    deals, dice = prepare(t, seat), random.Random(4)
    tables = [deals.deal(dice) for _ in range(2500)]
    for pile in (f"{deck}_deck" for deck in t.rs.named_decks):
        deck = getattr(t, pile)
        if len(deck) > 1 and len(set(deck)) == len(deck):
            even(Counter(getattr(new, pile)[-1] for new in tables), len(deck))
            even(Counter(getattr(new, pile).index(deck[0]) for new in tables), len(deck))
    kind = t.rs.room_kinds[0]
    open_ = t.explored | t.seen_tile[seat]
    slots = [s for s, k in enumerate(t.rs.board.kind) if s and k == kind and not open_ >> s & 1]
    assert slots
    box = [r.id for r in t.rs.rooms if r.kind == kind and r.copies and r.id not in t.tile]
    for slot in slots:
        even(Counter(new.tile[slot] for new in tables), len(slots) + len(box))
    weak = sum(1 for card in t.rs.weaknesses if card.copies) - t.weakness_up.bit_count()
    even(Counter(new.weakness[2] for new in tables), weak)
    even(Counter(new.rng >> 60 for new in tables), 16)


def test_a_biased_deal_would_be_noticed() -> None:
    """The control of the chi-squared test."""
    with pytest.raises(AssertionError):
        even(Counter({"a": 1100, "b": 900}), 2)
    even(Counter({"a": 1020, "b": 980}), 2)


# ---- tables that were built out of a view


@pytest.mark.parametrize("name", GAMES)
def test_imagined_tables_go_on_being_imagined(name: str) -> None:
    """A search deals its tables from the first one: what was left out there comes in again."""
    game, seat = acting(name)
    view = game.view(seat)
    determinise = import_module(f"lockdown.games.{name}.bots.determinise").determinise
    first = determinise(view, random.Random(1))
    looks = seen(first, seat)
    deals, dice = prepare(first, seat, imagined=True), random.Random(2)
    tables = [deals.deal(dice) for _ in range(150)]
    for table in tables:
        assert seen(table, seat) == looks
        assert table.decision == first.decision
    other = (seat + 1) % 4
    held = {o for table in tables for o in table.objectives[other]}
    out = {c.id for c in first.rs.objectives if c.deck in first.rs.objective_decks}
    out -= {o for hand in first.objectives for o in hand}
    assert held & out, "objectives that nobody held on the first table"
    assert {table.gone for table in tables} == {()}
    known = first.seen_token[seat]
    slot = next(s for s, token in enumerate(first.token) if token >= 0 and not known >> s & 1)
    tokens = {table.token[slot] for table in tables}
    lying = {token for token in first.token if token >= 0}
    assert tokens - lying, "tokens that did not lie on the first table"


@pytest.mark.parametrize("name", TABLES)
def test_every_imagined_table_can_be_dealt_on(name: str) -> None:
    """Whatever a view is imagined as: the deals look as it does."""
    determinise = import_module(f"lockdown.games.{TABLES[name].game}.bots.determinise").determinise
    imagined = 0
    for game in states(name, every=15):
        decision = game.decision
        if decision is None or decision.kind != "action":
            continue
        imagined += 1
        first = determinise(game.view(decision.seat), random.Random(game.version))
        deals = prepare(first, decision.seat, imagined=True)
        for dice in range(2):
            table = deals.deal(random.Random(dice))
            assert seen(table, decision.seat) == seen(first, decision.seat)
            assert table.decision == first.decision
    assert imagined


def test_an_imagined_objective_may_be_of_either_deck() -> None:
    """Who keeps one of two objectives: out of which deck nobody else knows."""
    game, seat = acting("lockdown", 3, 60)
    view = game.view(seat)
    determinise = import_module("lockdown.games.lockdown.bots.determinise").determinise
    first = determinise(view, random.Random(1))
    for who in range(3):
        first.objectives[who] = first.objectives[who][:1]
    deals, dice = prepare(first, seat, imagined=True), random.Random(3)
    other = (seat + 1) % 3
    decks = Counter(
        first.rs.objectives[deals.deal(dice).objectives[other][0]].deck for _ in range(400)
    )
    even(decks, 2)


def test_the_example_in_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It deals three different tables."""
    page = Path(__file__).parent.parent.parent / "docs" / "bots.md"
    code = page.read_text("utf-8").split("## Fair search")[1].split("```python\n")[1]
    exec(code.split("```")[0], {})  # noqa: S102 - our own page
    lines = capsys.readouterr().out.splitlines()
    assert len(set(lines)) == 3
