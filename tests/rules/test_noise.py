"""The noise die itself (LD-NOI-02): scenarios force its faces, here it is rolled."""

from __future__ import annotations

from collections import Counter

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import noise
from lockdown.state.keys import DANGER, NOISE_FACES, SILENCE

ROLLS = 4000


@pytest.mark.rule("LD-NOI-02")
def test_the_die_has_two_faces_of_each_number_one_danger_and_one_silence() -> None:
    """Counted over real rolls: every face comes up, as often as it should."""
    t: LockdownTable = Game.new(Setup(players=2), seed=5).table
    found = Counter(noise.roll_noise(t, 1) for _ in range(ROLLS))
    assert set(found) == set(range(len(NOISE_FACES) - 1))  # no surface symbol
    for face, count in found.items():
        share = 0.1 if face in (DANGER, SILENCE) else 0.2
        spread = 5 * (ROLLS * share * (1 - share)) ** 0.5
        assert abs(count - ROLLS * share) < spread, NOISE_FACES[face]


@pytest.mark.rule("LD-NOI-02", "LD-NOI-03")
@pytest.mark.parametrize("face", range(4))
def test_a_number_names_the_corridor_with_that_number(face: int) -> None:
    game = Game.new(Setup(players=2, characters=("sentry", "hacker")), seed=5)
    t: LockdownTable = game.table
    t.noise = 0
    slot = t.room[0]
    t.script = [("noise", face)]
    noise.noise_roll(t, 0)
    assert t.noise == 1 << t.rs.board.exits[slot][face]
