"""The veteran: searches fairly, in time, and never does worse than to play as `regular` does."""

from __future__ import annotations

import dataclasses
import importlib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from lockdown import Game, Setup
from lockdown.bots import make, search
from lockdown.bots.search import Effort, OutOfTime, Search, Walker, seeing
from lockdown.bots.standing import Model
from lockdown.games.lockdown.bots import quick_answers, quick_player, standing, veteran
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.bots.quick_goals import beliefs
from lockdown.games.lockdown.bots.veteran import IMAGINATION, LockdownVeteran
from lockdown.games.lockdown.table import LockdownTable
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.kernel.options import parse_option
from lockdown.rules.pieces import set_room
from lockdown.rules.rounds import ask_action
from lockdown.sim.swap import swapped
from lockdown.state import keys
from lockdown.views import build

FEW = Effort(candidates=3, stages=((2, 2), (2, 2)), rounds=1)


def games(seed: int, players: int = 4) -> Iterator[tuple[LockdownTable, int]]:
    """Tables on which a seat chooses its action, from a game of regular bots."""
    game = Game.new(Setup(players=players), seed)
    bots = [make("regular", seat) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        if game.decision.kind == "action" and len(game.options) > 2:
            yield game.table, seat
        game.play(bots[seat].choose(game.view(seat)))


def some_view(seed: int = 5, skip: int = 20) -> LockdownView:
    """A view in the middle of a game."""
    for number, (table, seat) in enumerate(games(seed)):
        if number == skip:
            view: LockdownView = build(table, seat)
            return view
    raise AssertionError("the game was too short")


def never() -> bool:
    return False


def plain() -> Walker:
    """Goes on as `regular` does."""
    return seeing(make("regular").choose)


# ---- the same, and fair


def test_the_same_seed_makes_the_same_choices() -> None:
    for asked, (table, seat) in enumerate(games(61)):
        if asked % 4 == 0:
            view = build(table, seat)
            first, second = (LockdownVeteran(9, 1e9, FEW).choose(view) for _ in range(2))
            assert first == second
        if asked > 20:
            return
    raise AssertionError("the game was too short")


def test_secrets_change_nothing() -> None:
    """Neither for the search nor for the quick player on imagined tables."""
    dice = random.Random(8)
    compared = changed = 0
    for table, seat in games(62):
        other = swapped(table, seat, dice)
        changed += other.dump() != table.dump()
        assert quick_player.answer(other) == quick_player.answer(table)
        if compared % 5 == 0:
            choices = {LockdownVeteran(3, 1e9, FEW).choose(build(t, seat)) for t in (table, other)}
            assert len(choices) == 1
        compared += 1
        if compared == 25:
            break
    assert compared == changed == 25


def test_the_quick_player_answers_everything_it_is_asked() -> None:
    """Whole games: every answer is one of the options, and every game ends."""
    kinds = set()
    for seed in range(6):
        t = Game.new(Setup(players=2 + seed % 4), seed).table.clone()
        t.quiet = True
        for _ in range(6000):
            decision = t.decision
            if decision is None:
                break
            kinds.add(decision[1])
            option = quick_player.answer(t)
            assert option in decision[2]
            search.play(t, option)
        assert t.decision is None
    assert len(kinds) > 12


def test_the_quick_player_keeps_the_air_in_its_own_room() -> None:
    """LD-ROM-61: it took the first room, its own; whoever had gone to the vents died each time."""
    t, seat = next(games(61))
    own, other = ("to", t.room[seat]), ("to", t.room[seat] + 1)
    assert quick_answers.ANSWERS["choose_target"](t, seat, (own, other)) == other
    assert quick_answers.ANSWERS["choose_target"](t, seat, (other, own)) == other
    assert quick_answers.ANSWERS["choose_target"](t, seat, (own,)) == own


# ---- in time


class Clock:
    """Every look at it takes a hundredth of a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100.0


@pytest.mark.parametrize("budget", [0.1, 0.5])
def test_it_keeps_to_its_budget(budget: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing goes on after the look that says that the time is over."""
    # Whatever `regular` thinks of the options, there is something to compare here.
    monkeypatch.setattr(LockdownVeteran, "barred", lambda *_: frozenset())
    long = Effort(candidates=5, stages=((10_000, 3),), rounds=9)
    clock = Clock()
    view = some_view()
    assert view.decision is not None
    choice = LockdownVeteran(1, budget, long, clock).choose(view)
    assert choice in {option.text for option in view.decision.options}
    # One look to start with, then as many as there are hundredths; floats may add one.
    assert budget * 100 <= clock.looks <= budget * 100 + 3


def test_a_playout_stops_in_its_middle() -> None:
    view = some_view(skip=10)
    looks = 0

    def late() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    found = Search(
        view, IMAGINATION, ("pass",), random.Random(1), Effort(rounds=9), late, plain, {}
    )
    with pytest.raises(OutOfTime):
        found.play_out(determinise(view, random.Random(1)), ("pass",))
    assert looks == 4


# ---- choosing


def test_it_leaves_while_it_can() -> None:
    """In the last round, with the way out in reach, passing is death."""
    for table, seat in games(64):
        t = table.clone()
        slot = t.slot_of[keys.ROOM["isolation_room"]]
        if t.foes >> slot & 1:
            continue
        t.time, t.isolation_open, t.noise = 1, True, 0
        t.broken &= ~(1 << slot)
        t.hand[seat] = (0, 1, 2, 3)
        set_room(t, seat, slot)
        t.decision = None
        t.push(ask_action, seat)
        t.run()
        view = build(t, seat)
        found = Search(view, IMAGINATION, ("pass",), random.Random(4), Effort(), never, plain, {})
        assert found.best() == ("room", "lock_in")
        assert found.mean(("room", "lock_in")) > 0.1 > found.mean(("pass",))
        return
    raise AssertionError("no table to test with")


def decided(
    usual: list[float], other: list[float], doubt: float = 1.0, points: float = 0.0
) -> tuple[object, ...]:
    effort = Effort(doubt=doubt, trust=0.01)
    opinion = {("move", 1): points}
    found = Search(
        some_view(), IMAGINATION, ("pass",), random.Random(1), effort, never, plain, opinion
    )
    found.found = {("pass",): usual, ("move", 1): other}
    return found.verdict(list(found.found))


def test_the_usual_choice_stays_unless_another_is_clearly_better() -> None:
    assert decided([0.2, 0.3, 0.2, 0.3], [0.4, 0.5, 0.5, 0.5]) == ("move", 1)
    assert decided([0.2, 0.3, 0.2, 0.3], [0.9, 0.0, 0.1, 0.3]) == ("pass",)
    assert decided([0.2, 0.3, 0.2, 0.3], [0.2, 0.2, 0.2, 0.2]) == ("pass",)
    # One table says nothing about chance.
    assert decided([0.2], [0.9]) == ("pass",)
    # Ahead by 0.05 on average with a standard error of 0.029.
    close = ([0.2, 0.2, 0.2, 0.2], [0.3, 0.2, 0.3, 0.2])
    assert decided(*close, doubt=1.0) == ("move", 1)
    assert decided(*close, doubt=2.0) == ("pass",)
    # What `regular` thinks of it counts: 0.05 - 3 * 0.01 is within the error, 0.05 + 0.01 is not.
    assert decided(*close, points=-3.0) == ("pass",)
    assert decided(*close, doubt=2.0, points=1.0) == ("move", 1)


def test_candidates_are_legal_and_few() -> None:
    for number, (table, seat) in enumerate(games(65)):
        view = build(table, seat)
        assert view.decision is not None
        legal = {tuple(parse_option(option.text)) for option in view.decision.options}
        found = Search(
            view, IMAGINATION, ("pass",), random.Random(1), Effort(candidates=3), never, plain, {}
        )
        wanted = found.candidates(determinise(view, random.Random(1)))
        assert set(wanted) <= legal
        assert ("pass",) in wanted
        assert len(wanted) <= 5
        # With an empty hand there is nothing to do but to pass or to drop things.
        acts = [option for option in legal if option[0] not in ("pass", "drop")]
        assert len(wanted) > 1 or not acts
        if number == 15:
            return


# ---- what cannot be imagined


def failing_at(monkeypatch: pytest.MonkeyPatch, view: LockdownView, bad: search.Option) -> None:
    """Playing this option now cannot be imagined."""
    real = search.play
    seat, me = view.seat, view.me
    assert seat is not None
    assert me is not None

    def play(t: LockdownTable, option: search.Option) -> None:
        now = (t.round, t.actions_left, len(t.hand[seat]))
        # Somebody else in the room may do the same.
        asked = t.decision is not None and t.decision[0] == seat
        if asked and option == bad and now == (view.round, view.actions_left, len(me.hand)):
            raise RuntimeError("cannot be imagined")
        real(t, option)

    monkeypatch.setattr(search, "play", play)


def candidates(view: LockdownView, usual: search.Option) -> list[search.Option]:
    found = Search(view, IMAGINATION, usual, random.Random(1), FEW, never, plain, {})
    return found.candidates(determinise(view, random.Random(1)))


def test_a_candidate_that_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view = some_view()
    usual, other, *rest = candidates(view, ("pass",))
    assert rest
    failing_at(monkeypatch, view, other)
    found = Search(view, IMAGINATION, usual, random.Random(1), FEW, never, plain, {})
    assert found.best() in (usual, *rest)
    assert not found.found[other]
    assert len(found.found[usual]) == 4


def test_a_usual_choice_that_fails_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to compare with."""
    view = some_view()
    for usual in candidates(view, ("pass",)):
        with monkeypatch.context() as patch:
            failing_at(patch, view, usual)
            found = Search(view, IMAGINATION, usual, random.Random(1), FEW, never, plain, {})
            assert found.best() == usual


def test_a_table_that_cannot_be_imagined_is_left_to_the_policy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(view: LockdownView, dice: random.Random) -> LockdownTable:
        raise ValueError("no such table")

    view = some_view()
    unchecked = LockdownVeteran(1, budget=0.0).choose(view)
    blind = dataclasses.replace(IMAGINATION, table=failing)
    monkeypatch.setattr(veteran, "IMAGINATION", blind)
    assert LockdownVeteran(1).choose(view) == unchecked


# ---- how well a seat stands


def test_standing_is_a_chance_and_follows_the_facts() -> None:
    seen = 0
    for table, seat in games(66):
        x = standing.features(table, seat)
        assert len(x) == len(standing.model().hidden[0][0])
        assert 0.0 < standing.value(table, seat) < 1.0
        seen += 1
    assert seen > 40
    t = table.clone()
    t.place[seat] = keys.DEAD
    assert standing.value(t, seat) == 0.0
    t.place[seat] = keys.BUNKER
    bunker = standing.value(t, seat)
    t.place[seat] = keys.LOCKED_IN
    # LD-CTG-16: the red contingency spares the bunker and not the Isolation Room.
    assert standing.value(t, seat) <= bunker
    t.hand[seat] = t.deck[seat] = t.discard[seat] = ()
    t.larva = 0
    healthy = standing.value(t, seat)
    t.discard[seat] = (keys.CLEAN,) * 4
    # LD-VIC-03: nobody knows which of the cards are infected.
    assert standing.value(t, seat) < healthy
    t.discard[seat] = (keys.KNOWN_CLEAN,) * 4
    assert standing.value(t, seat) == healthy


def test_what_has_been_seen_counts() -> None:
    """LD-CTG-03: a token in one's own hand is not the active one."""
    table, seat = next(games(67))
    codes = beliefs(table, seat)
    assert sum(codes) == pytest.approx(1.0)
    held = table.ctg_face[table.ctg_place.index(seat)]
    copies = table.rs.contingencies[held].copies
    assert codes[held] == pytest.approx((copies - 1) / (len(table.ctg_face) - 1))


def test_the_fit_can_be_made_again(tmp_path: Path) -> None:
    """The tool that made the model makes one of the same shape that reads states."""
    pytest.importorskip("numpy")
    file = tmp_path / "standing.json"
    tool = importlib.import_module("tools.fit_standing")
    tool.main(["--quick", "2", "--regular", "2", "--out", str(file)])
    fresh = Model(json.loads(file.read_text(encoding="utf-8")))
    shipped = standing.model()
    assert [len(row) for row, _ in fresh.hidden] == [len(row) for row, _ in shipped.hidden]
    table, seat = next(games(68))
    survive, win = fresh.odds(standing.features(table, seat))
    assert 0.0 < survive < 1.0
    assert 0.0 < win < 1.0
