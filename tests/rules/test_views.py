"""What the view says beyond bare pieces: the next power failure, computers that work."""

from __future__ import annotations

import pytest

from lockdown.games.lockdown import power
from lockdown.games.lockdown.table import LockdownTable
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.rules.pieces import set_room
from lockdown.state.keys import ROOM, SECTIONS
from tests.rules.desk import DARK, LIGHT, ask, desk


def failing(view: LockdownView) -> list[str]:
    """The places marked as next to fail."""
    return [token.place for token in view.power if token.fails_next]


@pytest.mark.rule("LD-PWR-10")
@pytest.mark.parametrize(
    ("tokens", "place"),
    [
        ((1, 2, -3, -4), "S-02"),
        ((1, 4, 2, 3), "S-02"),
        ((1, -4, 2, 3), "elevator"),
        ((-1, -4, 2, -3), "S-03"),
        ((1, -4, -2, -3), "S-01"),
    ],
)
def test_the_view_marks_the_highest_token_that_is_on(
    tokens: tuple[int, int, int, int], place: str
) -> None:
    game = desk(("sentry", "janitor"), room=4)
    t: LockdownTable = game.table
    power.set_power(t, tokens)
    for seat in (0, 1, None):
        assert failing(game.view(seat)) == [place]
    power.power_failure(t)
    assert t.power[SECTIONS.index(place)] < 0, "what was marked is what fails"


@pytest.mark.rule("LD-PWR-10")
def test_without_power_nothing_is_next() -> None:
    game = desk(("sentry", "janitor"), room=4)
    t: LockdownTable = game.table
    power.set_power(t, DARK)
    assert failing(game.view(0)) == []
    power.power_failure(t)
    assert t.power == DARK


@pytest.mark.rule("LD-CPU-01", "LD-MRK-22")
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("broken", [True, False])
def test_a_computer_reads_as_working_only_where_it_can_be_used(lit: bool, broken: bool) -> None:
    game = desk(("sentry", "janitor"), power=LIGHT if lit else DARK)
    t: LockdownTable = game.table
    slot = t.slot_of[ROOM["archive"]]
    t.explored |= 1 << slot
    t.broken = 1 << slot if broken else 0
    set_room(t, 0, slot)
    ask(game)
    works = lit and not broken
    for seat in (0, 1, None):
        assert game.view(seat).rooms[slot - 1].computer is works
    assert ("computer" in {str(option) for option in game.options}) is works
    refused = {reason.option[0]: reason.rule for reason in game.why_not(0)}
    expected = None if works else "LD-ROM-20" if broken else "LD-CPU-01"
    assert refused.get("computer") == expected
