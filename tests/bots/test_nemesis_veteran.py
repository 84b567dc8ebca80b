"""The veteran and the quick player of the original game: fair, in time, and never stuck."""

from __future__ import annotations

import importlib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from lockdown import Game, Setup
from lockdown.bots import levels, make, search
from lockdown.bots.search import Effort, Search
from lockdown.bots.standing import Model
from lockdown.games.nemesis.bots import quick_player, regular, standing
from lockdown.games.nemesis.bots.determinise import determinise
from lockdown.games.nemesis.bots.quick_goals import arrival, goals
from lockdown.games.nemesis.bots.veteran import IMAGINATION, NemesisVeteran
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.rules.pieces import set_room
from lockdown.rules.rounds import ask_action
from lockdown.sim.swap import swapped
from lockdown.state import keys
from lockdown.views import build

FEW = Effort(candidates=2, stages=((2, 2),), rounds=1)


def games(seed: int, players: int = 4) -> Iterator[tuple[NemesisTable, int]]:
    """Tables on which a seat chooses its action, from a game of regular bots."""
    game = Game.new(Setup(players=players, game="nemesis"), seed)
    bots = [make("regular", seat, "nemesis") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        if game.decision.kind == "action" and len(game.options) > 2:
            yield game.table, seat
        game.play(bots[seat].choose(game.view(seat)))


def some_view(seed: int = 5, skip: int = 20) -> NemesisView:
    """A view in the middle of a game."""
    for number, (table, seat) in enumerate(games(seed)):
        if number == skip:
            view: NemesisView = build(table, seat)
            return view
    raise AssertionError("the game was too short")


def never() -> bool:
    return False


def asked_again(t: NemesisTable, seat: int) -> None:
    """The seat chooses its action on a table that was changed by hand."""
    t.decision = None
    t.push(ask_action, seat)
    t.run()


def test_it_is_one_of_the_levels() -> None:
    assert levels("nemesis")[-4:] == ("rookie", "regular", "veteran", "learned")
    assert isinstance(make("veteran", 1, "nemesis"), NemesisVeteran)


def test_the_same_seed_makes_the_same_choices() -> None:
    for asked, (table, seat) in enumerate(games(61)):
        if asked % 5 == 0:
            view = build(table, seat)
            first, second = (NemesisVeteran(9, 1e9, FEW).choose(view) for _ in range(2))
            assert first == second
        if asked > 15:
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
        if compared % 6 == 0:
            choices = {NemesisVeteran(3, 1e9, FEW).choose(build(t, seat)) for t in (table, other)}
            assert len(choices) == 1
        compared += 1
        if compared == 25:
            break
    assert compared == changed == 25


def test_what_regular_does_follows_from_the_view_alone() -> None:
    """Whatever table it imagines, it acts alike: other dice, the same action."""
    for asked, (table, seat) in enumerate(games(63)):
        view = build(table, seat)
        bots = [make("regular", dice, "nemesis") for dice in range(4)]
        for bot in bots:
            bot.settle(1)  # of one temperament
        assert len({bot.choose(view) for bot in bots}) == 1
        if asked == 25:
            return
    raise AssertionError("the game was too short")


def test_regular_plans_where_nothing_can_be_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(view: NemesisView, dice: random.Random) -> NemesisTable:
        raise ValueError("no such table")

    view = some_view()
    assert view.decision is not None
    monkeypatch.setattr(regular, "determinise", failing)
    bot = regular.NemesisRegular(1)
    assert bot.choose(view) in {option.text for option in view.decision.options}
    assert bot.planner.best().worth > 0.0


@pytest.mark.parametrize("mode", ["standard", "solo", "coop"])
def test_the_quick_player_answers_everything_it_is_asked(mode: str) -> None:
    """Whole games: every answer is one of the options, and every game ends."""
    kinds = set()
    for seed in range(6):
        players = 1 if mode == "solo" else 2 + seed % 4
        t = Game.new(Setup(players=players, game="nemesis", mode=mode), seed).table.clone()
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
    assert len(kinds) > 8


def test_it_leaves_while_it_can() -> None:
    """In a quiet section with an open pod, in the last round but one, passing is death."""
    for table, seat in games(64):
        t = table.clone()
        slot = t.slot_of[keys.ROOM["evacuation_section_a"]]
        if not slot or t.foes >> slot & 1 or 0 not in t.pod_section:
            continue
        t.explored |= 1 << slot
        t.token[slot] = -1
        t.time, t.noise, t.pod_locked, t.pod_gone = 1, 0, 0, 0
        t.broken &= ~(1 << slot)
        t.hand[seat] = (0, 1, 2, 3)
        set_room(t, seat, slot)
        asked_again(t, seat)
        view = build(t, seat)
        found = Search(
            view, IMAGINATION, ("pass",), random.Random(4), Effort(), never, quick_walker, {}
        )
        assert found.best() == ("room", "enter_pod")
        assert found.mean(("room", "enter_pod")) > 0.2 > found.mean(("pass",))
        return
    raise AssertionError("no table to test with")


def quick_walker() -> search.Walker:
    return search.seeing(make("regular", 0, "nemesis").choose)


def test_nobody_lies_down_on_a_ship_that_blows_up() -> None:
    """NM-SDS-07: the self-destruct sequence kills those who sleep."""
    table, seat = next(games(65))
    t = table.clone()
    t.time, t.hibernation_open = 7, True
    t.broken = 0
    wanted = [action for _, _, action in goals(t, seat, quick_player.USUAL, 1.0, 7)]
    assert "hibernate" in wanted
    t.destruct = 4
    wanted = [action for _, _, action in goals(t, seat, quick_player.USUAL, 1.0, 4)]
    assert "hibernate" not in wanted


def test_locked_pods_make_one_look_for_what_unlocks_them() -> None:
    """NM-SDS-06: the Generator where it is known, else where it may be."""
    table, seat = next(games(65))
    t = table.clone()
    section, generator = (t.slot_of[keys.ROOM[k]] for k in ("evacuation_section_a", "generator"))
    assert section
    assert generator
    t.explored |= 1 << section
    t.round, t.objectives[seat] = 3, (keys.OBJECTIVE["an_old_feud"],)
    weights = quick_player.USUAL

    def worth(slot: int) -> float:
        return max(value for place, value, _ in goals(t, seat, weights, 1.0, 9) if place == slot)

    t.pod_locked = (1 << len(t.pod_number)) - 1
    shut = worth(generator)
    t.explored |= 1 << generator
    assert (generator, weights.destruct, "start_self_destruct") in goals(t, seat, weights, 1.0, 9)
    t.explored &= ~(1 << generator)
    t.pod_locked = 0
    # With open pods it is a room like others.
    assert shut > worth(generator)


def test_sleep_is_worth_what_engines_and_course_are() -> None:
    table, seat = next(games(66))
    t = table.clone()
    unknown = arrival(t, seat)
    t.seen_engines[seat] = (1, 1, -1)
    assert arrival(t, seat) > unknown
    t.seen_coordinates |= 1 << seat
    t.objectives[seat] = ()
    to_earth = next(i for i, where in enumerate(t.rs.coordinates[t.coordinates]) if not where)
    t.destination = to_earth
    assert arrival(t, seat) == pytest.approx(1.0)
    t.destination = (to_earth + 1) % 4
    assert arrival(t, seat) < 0.5


def test_standing_is_a_chance_and_follows_the_facts() -> None:
    seen = 0
    for table, seat in games(67):
        x = standing.features(table, seat)
        assert len(x) == len(standing.model().hidden[0][0])
        assert 0.0 < standing.value(table, seat) < 1.0
        seen += 1
    assert seen > 30
    t = table.clone()
    t.place[seat] = keys.DEAD
    assert standing.value(t, seat) == 0.0
    t.place[seat] = keys.ESCAPED
    t.hand[seat] = t.deck[seat] = t.discard[seat] = ()
    t.larva, t.destruct = 0, -1
    out = standing.value(t, seat)
    t.place[seat] = keys.HIBERNATING
    t.seen_engines[seat] = (0, 0, 1)
    # NM-VIC-02: with two damaged engines the ship explodes.
    assert standing.value(t, seat) < 0.5 * out
    t.place[seat] = keys.ESCAPED
    t.discard[seat] = (keys.CLEAN,) * 4
    assert standing.value(t, seat) < out


def test_an_imagined_table_asks_what_the_view_asks() -> None:
    view = some_view()
    table = determinise(view, random.Random(1))
    assert view.decision is not None
    assert table.decision is not None
    assert len(table.decision[2]) == len(view.decision.options)


def test_the_fit_can_be_made_again(tmp_path: Path) -> None:
    """The tool that made the model makes one of the same shape that reads states."""
    pytest.importorskip("numpy")
    file = tmp_path / "standing.json"
    tool = importlib.import_module("tools.fit_standing")
    tool.main(["--game", "nemesis", "--quick", "2", "--regular", "2", "--out", str(file)])
    fresh = Model(json.loads(file.read_text(encoding="utf-8")))
    shipped = standing.model()
    assert [len(row) for row, _ in fresh.hidden] == [len(row) for row, _ in shipped.hidden]
    table, seat = next(games(69))
    survive, win = fresh.odds(standing.features(table, seat))
    assert 0.0 < survive < 1.0
    assert 0.0 < win < 1.0
