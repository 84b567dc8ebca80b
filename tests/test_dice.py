"""The table's generator: keyed, fair, small, and the old one for games that began with it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.kernel import rng
from lockdown.kernel.errors import BadOption
from lockdown.kernel.table import BaseTable
from lockdown.sim.swap import swapped
from lockdown.tutorial.lesson import Tutorial


def table(seed: int = 1) -> BaseTable:
    t = BaseTable()
    t.rng = rng.seeded(seed)
    return t


def test_every_seed_has_a_key_of_its_own() -> None:
    seeds = [0, 1, 255, 1 << 64, (1 << 64) + 1, 1 << 128, 1 << 255, (1 << 256) - 1]
    assert len({rng.key_of(seed) for seed in seeds}) == len(seeds)
    assert rng.key_of(5) == rng.key_of((5).to_bytes(32, "big"))


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short", bytes(33)])
def test_what_is_no_key_is_refused(seed: int | bytes) -> None:
    with pytest.raises(BadOption, match="seed"):
        Game.new(Setup(players=2), seed)


def test_each_of_the_256_bits_deals_another_table() -> None:
    """The old generator folded 128 bits into 64; here no bit may be without effect."""
    plain = Game.new(Setup(players=2), 0).table.dump()
    plain.pop(2)
    for bit in range(256):
        other = Game.new(Setup(players=2), 1 << bit).table.dump()
        other.pop(2)
        assert other != plain, f"bit {bit} changes nothing"


def test_shuffling_and_drawing_take_the_same_stream() -> None:
    """The loops written out for speed give what `draw` gives."""
    for seed in range(20):
        quick, slow = table(seed), table(seed)
        for n in (1, 2, 6, 10, 33, 129, 200, 256, 257, 1000, 70_000):
            cards = list(range(min(n, 256)))
            quick.shuffle(cards)
            expected = list(range(min(n, 256)))
            for i in range(len(expected) - 1, 0, -1):
                j, slow.rng = rng.draw(slow.rng, i + 1)
                expected[i], expected[j] = expected[j], expected[i]
            assert cards == expected
            number, slow.rng = rng.draw(slow.rng, n)
            assert quick.random(n) == number < n
            assert quick.rng == slow.rng


def test_nothing_cannot_be_drawn() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match="nothing can be drawn"):
            table().random(n)


def chi_squared(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    """How far counts are from equal, in standard deviations of the chi-squared distribution."""
    expected = sum(counts.values()) / kinds
    found = sum((count - expected) ** 2 for count in counts.values()) / expected
    found += (kinds - len(counts)) * expected
    return float((found - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


@pytest.mark.parametrize("n", [2, 6, 10, 27, 100, 200])
def test_every_number_is_equally_likely(n: int) -> None:
    t = table(n)
    counts = Counter(t.random(n) for _ in range(400 * n))
    assert abs(chi_squared(counts, n)) < 5


def test_every_order_is_equally_likely() -> None:
    t = table(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        t.shuffle(cards)
        counts[tuple(cards)] += 1
    assert abs(chi_squared(counts, 24)) < 5


def test_a_biased_die_would_be_noticed() -> None:
    """The control: a byte taken modulo 200 without skipping falls on 0..55 twice as often."""
    t = table(4)
    counts = Counter(t.random(256) % 200 for _ in range(80_000))
    assert chi_squared(counts, 200) > 50


def test_states_are_saved_and_cloned() -> None:
    game = Game.new(Setup(players=3), 1 << 200)
    again = Game.from_bytes(game.to_bytes())
    assert again.table.rng == game.table.rng
    assert game.clone().table.rng is game.table.rng
    used = json.loads(game.to_bytes())[4][2]
    assert used == [f"{1 << 200:064x}", game.table.rng[1]]
    numbers = [game.table.random(10) for _ in range(200)]
    assert numbers == [again.table.random(10) for _ in range(200)]


@pytest.mark.parametrize(
    "state", [["00", 1], ["zz" * 32, 1], ["00" * 32, -1], ["00" * 32], "0", -1]
)
def test_states_that_are_none_are_not_read(state: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        rng.loaded(state)


def test_a_view_shows_neither_key_nor_place() -> None:
    key = 0xA1B2C3D4E5F6978812345678DEADBEEF << 64
    game = Game.new(Setup(players=3), key)
    hexed = f"{key:064x}"
    for seat in (None, 0, 1, 2):
        text = repr(game.view(seat)) + repr(game.events(0, seat))
        assert hexed not in text
        assert hexed[:16] not in text
        assert str(key) not in text


def test_what_bots_imagine_follows_from_nothing_of_the_table() -> None:
    """The same view and the same bot, another key: the same imagined dice, of the quick kind."""
    game = Game.new(Setup(players=3), 1 << 200)
    while game.decision is not None and game.decision.kind != "action":
        game.play(game.options[0])
    assert game.decision is not None
    seat = game.decision.seat
    other = game.clone()
    other.table.rng = rng.seeded(2)
    imagined = [determinise(g.view(seat), Random(5)).rng for g in (game, other)]
    assert imagined[0] == imagined[1]
    swaps = [swapped(g.table, seat, Random(5)).rng for g in (game, other)]
    assert swaps[0] == swaps[1]
    assert all(isinstance(state, int) for state in (*imagined, *swaps))


def test_tables_that_people_sit_at_are_keyed() -> None:
    """New games, a lesson that is played on, and scenarios: never the quick generator."""
    lesson = Tutorial()
    keyed = [Game.new(Setup(players=2), 3), lesson.play_on(1 << 250)]
    for game in keyed:
        assert isinstance(game.table.rng, tuple)
    assert keyed[1].table.rng[0] == rng.key_of(1 << 250)
