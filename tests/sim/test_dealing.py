"""Even deals, and what a run tells about trades, Interruptions and objectives."""

from __future__ import annotations

from collections import Counter

import pytest

from lockdown.cli import main
from lockdown.sim import dealing, many
from lockdown.sim.record import Record
from lockdown.sim.report import page


def run(**words: object) -> many.Figures:
    return many.simulate(many.Settings(bots=("random",), **words))  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), [("lockdown", 4), ("lockdown", 5), ("nemesis", 3)])
def test_characters_get_the_same_number_of_seats(game: str, players: int) -> None:
    settings = many.Settings(players=players, game=game, deal="even")
    names = dealing.choosable(settings.setup(0))
    seats = Counter(who for i in range(len(names)) for who in settings.setup(i).characters)
    assert set(seats) == set(names)
    assert set(seats.values()) == {players}
    for index in range(len(names)):
        assert len(set(settings.setup(index).characters)) == players


def test_each_objective_is_kept_by_the_seat_that_it_was_dealt_to() -> None:
    plain = many.Settings(players=4, deal="even")
    names = dealing.dealt(plain.setup(0))
    figures = run(players=4, games=len(names), deal="even")
    assert (figures.errors, figures.stuck) == (0, 0)
    assert [record["even"]["objective"] for record in figures.records] == list(names)
    for record in figures.records:
        # Who dies before anybody has to choose holds two.
        assert record["objectives"][record["even"]["seat"]] in ("", record["even"]["objective"])
        assert record["characters"] == list(plain.setup(record["index"]).characters)
    chosen = {key: counts["chosen"] for key, counts in figures.summary()["objectives"].items()}
    assert set(chosen) == set(names)
    assert set(chosen.values()) <= {0, 1}
    assert sum(chosen.values()) > len(names) // 2


def test_an_even_deal_follows_from_the_index_alone() -> None:
    whole = run(players=(2, 4), games=6, deal="even").records
    (alone,) = run(players=(2, 4), games=6, deal="even", only=3).records
    assert alone == whole[3]


def test_what_was_never_chosen_is_named() -> None:
    settings = many.Settings(players=2, games=1, bots=("random",))
    figures = many.simulate(settings)
    characters, objectives = dealing.listed(settings)
    text = page(settings, figures)
    kept = {key for record in figures.records for key in record["objectives"] if key}
    assert text.count("never chosen") == len(characters) - 2 + len(objectives) - len(kept)
    assert figures.summary()["objectives"].keys() == set(objectives)


def test_trades_and_interruptions_are_counted() -> None:
    figures = run(players=4, games=40, seed=3)
    found = figures.summary()
    for name in ("trades", "interruptions"):
        total = sum(record[name] for record in figures.records)
        assert total > 0
        assert found[f"{name}_per_game"] == round(total / 40, 4)


def test_records_of_an_earlier_program_count_as_none() -> None:
    figures = run(players=2, games=1)
    old: Record = dict(figures.records[0])
    for name in ("trades", "interruptions", "traces"):
        del old[name]
    again = many.simulate(many.Settings(players=2, games=1), done=[old])
    assert again.summary()["trades_per_game"] == 0


def test_another_deal_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--deal", "odd"])
    assert ended.value.code == 2
    assert "only 'even' is known" in capsys.readouterr().err
