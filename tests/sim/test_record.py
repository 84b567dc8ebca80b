"""What a record calls a death is what the screen says of it (`web/src/story/cause.ts`)."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.kernel.events import Event
from lockdown.kernel.options import parse_option
from lockdown.rules import hurt
from lockdown.sim.record import Recorder
from lockdown.state.keys import WOUND
from tests.rules.desk import ask, desk

BLEEDING, LEG, ARM = WOUND["bleeding"], WOUND["leg"], WOUND["arm"]


def dies_passing(wounds: tuple[int, ...], *, light: int = 0, fire: bool = True) -> list[str]:
    """Seat A passes with these wounds, in a burning room or not: what the record blames."""
    game = desk(hand=("rest",))
    t = game.table
    t.wounds[0] = wounds
    t.light[0] = light
    if fire:
        t.fire |= 1 << t.room[0]
    ask(game)
    recorder = Recorder()
    recorder.before(game)
    _play(game, recorder, "pass", "done")
    return [death["cause"] for death in recorder.deaths]


def _play(game: Game, recorder: Recorder, *texts: str) -> None:
    for text in texts:
        option = parse_option(text)
        recorder.step(game, 0, option, game.play(option))


@pytest.mark.rule("LD-RND-10", "LD-RND-13", "LD-HRT-06")
@pytest.mark.parametrize("fire", [True, False])
def test_whoever_passes_bleeds_before_anything_burns(fire: bool) -> None:
    assert dies_passing((BLEEDING, LEG, ARM), fire=fire) == ["bleeding"]


@pytest.mark.rule("LD-RND-13", "LD-HRT-05")
@pytest.mark.parametrize("still", [BLEEDING | hurt.DRESSED, BLEEDING | hurt.NUMBED, LEG])
def test_a_wound_that_does_not_bleed_leaves_it_to_the_fire(still: int) -> None:
    assert dies_passing((still, LEG, ARM)) == ["fire"]
    assert dies_passing((still, LEG, ARM), fire=False) == []


@pytest.mark.rule("LD-RND-10", "LD-RND-13", "LD-HRT-02")
def test_what_bled_and_was_survived_has_not_killed() -> None:
    """The third light wound becomes the third serious one; then it burns."""
    assert dies_passing((BLEEDING, LEG), light=2) == ["fire"]
    assert dies_passing((BLEEDING, LEG), light=2, fire=False) == []


@pytest.mark.rule("LD-RND-10", "LD-RND-12")
@pytest.mark.parametrize(("dressed", "cause"), [(False, "bleeding"), (True, "fire")])
def test_a_forced_pass_finds_the_wounds_of_the_same_move(dressed: bool, cause: str) -> None:
    """Wounded, bandaged and made to pass in one move, without a step between."""
    game = desk(hand=("rest",))
    room = game.table.room[0]
    game.table.fire |= 1 << room
    recorder = Recorder()
    recorder.before(game)
    told = [
        Event("serious_wound", "LD-HRT-04", -1, (0, BLEEDING), None),
        *[Event("dressed", "LD-HRT-13", -1, (0, BLEEDING), None)] * dressed,
        Event("passed", "LD-RND-10", -1, (0, 0, ()), None),
        Event("died", "LD-HRT-06", -1, (0, room), None),
    ]
    recorder.step(game, 0, ("use",), tuple(told))
    assert [death["cause"] for death in recorder.deaths] == [cause]
