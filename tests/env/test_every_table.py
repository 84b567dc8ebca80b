"""Environments of every table: each is shown in full by the layout that its set-up chooses."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import lockdown.env
from lockdown import Game, Setup
from lockdown.bots import UnknownBot, check, learned, make
from lockdown.env.codec import Codec, codec_for, codec_named, codec_of
from lockdown.env.layout import WrongLayout
from lockdown.env.selfplay import SelfPlay
from lockdown.games.lockdown.board import board as base
from lockdown.games.nemesis.board import board as ship
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.game import checked
from lockdown.kernel.options import ARG_KINDS
from lockdown.sim.many import Settings
from lockdown.sim.many import checked as checked_settings
from lockdown.sim.play import bot
from lockdown.sim.swap import swapped
from lockdown.state import keys

HUNT = (("intruder_player", "yes"),)
TABLES = {
    "surface": Setup(players=3, board="surface"),
    "coop": Setup(players=3, mode="coop"),
    "guests": Setup(players=4, guests=True),
    "intruders": Setup(players=2, enemies="intruders"),
    "all at once": Setup(players=5, mode="coop", board="surface", guests=True, enemies="intruders"),
    "alone outside": Setup(players=1, board="surface", guests=True),
    "options": Setup(players=2, options=(("cave_noise", "yes"),)),
    "other side": Setup(players=3, game="nemesis", board="alternative"),
    "hunted": Setup(players=4, game="nemesis", options=HUNT),
    "hunted together": Setup(
        players=3, game="nemesis", mode="coop", board="alternative", options=HUNT
    ),
    "alone on the other side": Setup(players=1, game="nemesis", board="alternative"),
}


def _codec(table: Setup) -> Codec:
    return codec_for(checked(table))


def _row(codec: Codec, t: Any, seat: int) -> np.ndarray[Any, Any]:
    row = bytearray(codec.observation_size)
    codec.writer().write(codec.of_table(t, seat), row)
    return np.frombuffer(row, np.uint8)


def _column(codec: Codec, row: Any, part: str, column: str, at: int = 0) -> list[int]:
    where = codec.parts[part]
    start, width = where.names[column]
    first = where.start + at * where.columns + start
    return [int(value) for value in row[first : first + width]]


# ---- which layout


@pytest.mark.parametrize(
    ("table", "layout"),
    [
        (Setup(players=4), "lockdown/2"),
        (Setup(players=1), "lockdown/2"),
        (Setup(players=4, enemies="night_stalkers"), "lockdown/2"),
        (Setup(players=4, options=(("cave_noise", "no"),)), "lockdown/2"),
        (Setup(players=4, game="nemesis", mode="coop"), "nemesis/1"),
        (Setup(players=4, game="nemesis", options=(("token_back", "before"),)), "nemesis/1"),
        *((table, f"{table.game}-all/1") for table in TABLES.values()),
    ],
)
def test_the_set_up_chooses_the_layout(table: Setup, layout: str) -> None:
    assert _codec(table).layout.name == layout


def test_another_layout_can_be_named() -> None:
    """A policy that was trained for it goes on."""
    assert lockdown.env.raw_env(players=2, mode="coop", layout="lockdown/2").codec.layout.name == (
        "lockdown/2"
    )
    assert SelfPlay(tables=1, players=2, layout="lockdown-all/1").codec.wide
    with pytest.raises(WrongLayout, match="is a layout of lockdown, not nemesis"):
        lockdown.env.raw_env(players=2, game="nemesis", layout="lockdown-all/1")
    with pytest.raises(WrongLayout, match="there is no layout 'lockdown-all/9'"):
        lockdown.env.raw_env(players=2, layout="lockdown-all/9")


def test_tables_of_several_sizes_have_one_layout() -> None:
    runner = SelfPlay(tables=2, players=(2, 3), board="surface", seed=1)
    assert {setup.players for setup in runner.setups} == {2, 3}
    assert runner.codec.layout.name == "lockdown-all/1"


# ---- the quick path, the numbers, the secrets


@pytest.mark.parametrize("name", TABLES)
def test_quick_and_slow_path_agree_and_every_option_has_its_number(name: str) -> None:
    table = TABLES[name]
    codec = _codec(table)
    words = codec.layout.words["words"]
    for seed in (1, 2):
        game = Game.new(table, seed)
        dice = random.Random(seed)
        encoder = codec.writer()
        row = bytearray(codec.observation_size)
        while game.table.decision is not None:
            seat, _, options, _, _ = game.table.decision
            view = game.view(seat)
            known, slow = codec.of_table(game.table, seat), codec.of_view(view)
            assert known.differences(slow) == []
            encoder.write(known, row)
            fresh = bytearray(codec.observation_size)
            codec.writer().write(slow, fresh)
            assert row == fresh
            numbers = codec.numbers(options, known)
            assert list(numbers) == list(codec.legal(view))
            assert codec.numbering.unknown not in numbers
            if len(numbers) < len(options):
                _alike(codec, options, known)
            for option in view.decision.options:
                for arg in option.args:
                    word = arg.kind == "word" and option.verb != "power"
                    assert not word or arg.text in words.at, arg.text
            other = (seat + 1) % table.players
            assert codec.of_table(game.table, other) == codec.of_view(game.view(other))
            game.play(dice.choice(options))
        assert codec.of_table(game.table, 0) == codec.of_view(game.view(0))


def _alike(codec: Codec, options: tuple[Any, ...], known: Any) -> None:
    """Options with one number name the same kind of item, with another count on it."""
    first: dict[int, Any] = {}
    for option in options:
        same = first.setdefault(codec.numbering.number_of(option, known), option)
        kinds = dict(codec.layout.verbs)[option[0]]
        for kind, a, b in zip(kinds, same[1:], option[1:], strict=False):
            assert a == b or (kind == "item" and a & 255 == b & 255), (same, option)


@pytest.mark.parametrize("name", TABLES)
def test_no_secret_is_in_an_observation_or_a_mask(name: str) -> None:
    """Tables that differ only in what a seat may not know give it the same bytes."""
    table = TABLES[name]
    codec = _codec(table)
    kinds: set[str] = set()
    compared = 0
    for seed in (31, 32):
        game = Game.new(table, seed)
        dice = random.Random(seed)
        while (decision := game.table.decision) is not None:
            step = game.version
            if step % 9 == 0 or decision[1] in ("intruder_turn", "crate_keep"):
                kinds.add(decision[1])
                for seat in {decision[0], (decision[0] + 1) % table.players}:
                    other = swapped(game.table, seat, random.Random(step))
                    assert other.dump() != game.table.dump()
                    assert (_row(codec, game.table, seat) == _row(codec, other, seat)).all()
                known = codec.of_table(game.table, decision[0])
                same = swapped(game.table, decision[0], random.Random(step + 1))
                assert same.decision is not None
                assert codec.numbers(same.decision[2], known) == codec.numbers(decision[2], known)
                compared += 1
            game.play(dice.choice(decision[2]))
    assert compared > 5
    assert "hunted" not in name or "intruder_turn" in kinds  # also in the eyes of the Intruder
    assert name != "all at once" or "crate_keep" in kinds


def test_the_runner_plays_the_same_games_as_the_engine() -> None:
    for table in (TABLES["all at once"], TABLES["hunted together"]):
        runner = SelfPlay(
            tables=1,
            players=table.players,
            seed=5,
            game=table.game,
            mode=table.mode,
            board=table.board,
            guests=table.guests,
            enemies=table.enemies,
            options=dict(table.options),
        )
        codec = _codec(table)
        lots = random.Random("5/0")
        lots.randrange(1)
        game = Game.new(table, lots.getrandbits(62))
        dice = random.Random(2)
        for _ in range(2000):
            seat = game.table.decision[0]
            view = game.view(seat)
            assert runner.seat[0] == seat
            legal = codec.legal(view)
            assert np.flatnonzero(runner.mask[0]).tolist() == sorted(legal)
            assert (runner.observation[0] == _row(codec, game.table, seat)).all()
            number = dice.choice(list(legal))
            game.play(legal[number])
            runner.step([number])
            if game.result is not None:
                break
        assert runner.done[0]


# ---- the contracts of PettingZoo and Gymnasium


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 3, "board": "surface", "guests": True, "enemies": "intruders", "mode": "coop"},
        {
            "players": 3,
            "game": "nemesis",
            "board": "alternative",
            "options": {"intruder_player": "yes"},
        },
    ],
    ids=["lockdown", "nemesis"],
)
def test_contracts(settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checkers warn about spaces they do not know
        api_test(lockdown.env.env(reward="shaped", **settings), num_cycles=100)
        check_env(lockdown.env.LockdownEnv(**settings), skip_render_check=True)


def test_ids_take_the_words_of_a_table() -> None:
    env = gymnasium.make("lockdown.env:Lockdown2p-v2", board="surface", guests=True)
    observation, _ = env.reset(seed=1)
    wide = codec_named("lockdown-all/1")
    assert observation["observation"].shape == (wide.observation_size,)
    hunted = gymnasium.make("lockdown.env:Nemesis3p-v1", options={"intruder_player": "yes"})
    assert hunted.unwrapped.codec.layout.name == "nemesis-all/1"  # type: ignore[attr-defined]


def test_what_a_game_does_not_offer_is_refused_with_its_reason() -> None:
    with pytest.raises(BadSetup, match="guests"):
        lockdown.env.raw_env(players=2, game="nemesis", guests=True)
    with pytest.raises(BadSetup, match="basic and alternative"):
        lockdown.env.raw_env(players=2, game="nemesis", board="surface")
    with pytest.raises(BadSetup, match="intruder_player"):
        SelfPlay(tables=1, players=2, options={"intruder_player": "yes"})


# ---- what only these tables have


def _past_the_draft(table: Setup, seed: int = 3) -> Any:
    game = Game.new(table, seed)
    while game.table.phase == 0:
        game.play(next(iter(game.options)))
    return game.table


def test_the_surface_rover_tokens_and_cards() -> None:
    table = TABLES["surface"]
    codec, t = _codec(table), _past_the_draft(table)
    exits = sorted(slot for slot in t.rs.board.exit_rooms)
    t.rover = exits[-1]
    t.surface_discard = (keys.SURFACE_CARDS.index("tremor"),)
    row = _row(codec, t, 0)
    rover = [_column(codec, row, "rooms", "rover", i)[0] for i in range(codec.layout.rooms)]
    assert rover.index(1) == exits[-1] - 1
    assert sum(rover) == 1
    opened = [i + 1 for i in range(30) if _column(codec, row, "rooms", "open_token", i) == [1]]
    assert opened == [s for s in range(1, 31) if t.rs.board.open_tokens >> s & 1]
    assert _column(codec, row, "table", "surface_discard").index(1) == (
        codec.layout.words["surface_cards"].place("tremor")
    )
    assert _column(codec, row, "table", "side")[:2] == [0, 1]
    zone = t.rs.board.by_code[203]
    t.noise = 1 << zone
    noisy = [
        name
        for i, name in enumerate(codec.layout.words["corridors"].names)
        if _column(codec, _row(codec, t, 0), "corridors", "noise", i) == [1]
    ]
    assert noisy == ["zone-3"]


@pytest.mark.parametrize(
    ("name", "boards"),
    [("lockdown-all/1", (base("basic"), base("surface"))),
     ("nemesis-all/1", (ship("basic"), ship("alternative")))],
)  # fmt: skip
def test_corridors_of_every_side_have_their_own_numbers(name: str, boards: Any) -> None:
    codec = codec_named(name)
    start, size = codec.numbering.blocks()["through"]
    for board in boards:
        numbers = [codec.numbering.number_of(("through", code), None) for code in board.code]  # type: ignore[arg-type]
        assert len(set(numbers)) == board.noisy
        assert all(start <= number < start + size - 1 for number in numbers)
        for way, number in zip(board.corridors, numbers, strict=False):
            assert tuple(codec.spots([number])[0]) == (way.a, way.b)


@pytest.mark.parametrize("name", ["surface", "coop", "other side", "hunted"])
def test_a_network_sees_the_ways_of_the_side_that_is_played(name: str) -> None:
    codec, t = _codec(TABLES[name]), _past_the_draft(TABLES[name])
    t.closed = 0
    board = t.rs.board
    _, _, ways, here = codec.take_apart(_row(codec, t, 0))
    joined = {(way.a, way.b) for way in board.corridors}
    found = {(int(a) + 1, int(b) + 1) for a, b in zip(*np.nonzero(ways), strict=True) if a < b}
    assert found == joined
    assert here[t.room[0] - 1] == 1
    pairs = [(way.a, way.b) for way in board.corridors]
    for i, way in enumerate(board.corridors):
        t.closed = 1 << i
        _, _, shut, _ = codec.take_apart(_row(codec, t, 0))
        assert (shut[way.a - 1, way.b - 1] == 0) == (pairs.count((way.a, way.b)) == 1)


def test_hands_and_corpses_lie_open_where_all_play_together() -> None:
    table = TABLES["coop"]
    codec, t = _codec(table), _past_the_draft(table)
    t.hand[1] = (keys.ACTION["rest"], keys.CLEAN)
    t.place[2], t.room[2] = keys.DEAD, 0
    corpse = keys.CORPSE | t.char[2] << 8
    t.hands[1] = (corpse,)
    t.lying = (5 << 16 | keys.CORPSE | t.char[0] << 8,)
    row = _row(codec, t, 0)
    cards, people = codec.layout.words["cards"], codec.layout.words["characters"]
    shown = _column(codec, row, "crew", "open_hand", 1)
    assert shown[cards.place("rest")] == shown[cards.place("contamination")] == 1
    assert sum(shown) == 2
    dead = _column(codec, row, "crew", "dead", 1)
    assert dead.index(1) == people.place(keys.CHARACTERS[t.char[2]])
    lying = _column(codec, row, "rooms", "corpses", 4)
    assert lying.index(1) == people.place(keys.CHARACTERS[t.char[0]])
    known = codec.of_table(t, 0)
    two = {
        codec.numbering.number_of(("pickup", keys.CORPSE | t.char[i] << 8), known) for i in range(3)
    }
    assert len(two) == 3  # whose it is decides who can wake


def test_enemies_guests_and_options_are_told_apart() -> None:
    rows = {}
    for name in ("guests", "intruders", "options", "coop"):
        table = TABLES[name]
        codec, t = _codec(table), _past_the_draft(table)
        rows[name] = [
            _column(codec, _row(codec, t, 0), "table", column)
            for column in ("guests", "enemies", "options", "mode")
        ]
    assert rows["guests"][0] == [1]
    assert rows["intruders"][0] == [0]
    assert rows["intruders"][1].index(1) != rows["guests"][1].index(1)
    assert sum(rows["options"][2]) == 1
    assert not any(rows["coop"][2])
    assert rows["coop"][3].index(1) != rows["options"][3].index(1)


def test_the_intruders_seat_sees_its_cards_and_others_their_number() -> None:
    table = TABLES["hunted"]
    codec, t = _codec(table), _past_the_draft(table)
    t.place[2], t.room[2] = keys.DEAD, 0
    t.hunter = t.heir = 2
    number = keys.INTRUDER_ACTIONS.index
    t.hunt_hand = (number("pursuit_1"), number("planning_4"))
    t.hunt_discard = (number("self_healing"),)
    t.hunt_deck = tuple(
        i for i in range(len(keys.INTRUDER_ACTIONS)) if i not in t.hunt_hand + t.hunt_discard
    )
    cards = codec.layout.words["intruder_cards"]
    own = _column(codec, _row(codec, t, 2), "own", "intruder_cards")
    assert {i for i, n in enumerate(own) if n} == {
        cards.place("pursuit_1"),
        cards.place("planning_4"),
    }
    seen = _row(codec, t, 1)
    assert not any(_column(codec, seen, "own", "intruder_cards"))
    assert _column(codec, seen, "table", "intruder_hand") == [2]
    assert _column(codec, seen, "table", "intruder_deck") == [7]
    assert _column(codec, seen, "table", "intruder_discard").index(1) == cards.place("self_healing")
    # Seat 2 is the next to the left of seat 1.
    assert [_column(codec, seen, "crew", "intruder", i) for i in range(4)] == [[0], [1], [0], [0]]
    t.hunt_hand = (number("pursuit_2"), number("planning_any"))
    assert (_row(codec, t, 1) == seen).all()
    known = codec.of_table(t, 2)
    numbers = {
        codec.numbering.number_of((verb, card, *([figure] if figure is not None else [])), known)
        for verb, figure in (
            ("hunt-move", 0),
            ("hunt-attack", 0),
            ("hunt-effect", None),
            ("hunt-keep", None),
        )
        for card in range(len(keys.INTRUDER_ACTIONS))
    }
    assert len(numbers) == 40


def test_a_decision_points_at_the_monster_that_it_is_about() -> None:
    table = TABLES["hunted"]
    codec, t = _codec(table), _past_the_draft(table)
    t.stalkers = ((1, keys.ADULT, 3, 0), (2, keys.CREEPER, 4, 1))
    known = codec.of_table(t, 0)
    known.kind = "hunt_through"
    known.about = (("stalker", "stalker", 2 << 3 | keys.CREEPER),)
    row = bytearray(codec.observation_size)
    codec.writer().write(known, row)
    assert [_column(codec, row, "stalkers", "about", i) for i in range(3)] == [[0], [1], [0]]


def test_the_same_item_has_another_back_in_the_other_game() -> None:
    """What is kept of one game's inventories does not serve the other's."""
    for first, second in (("lockdown", "nemesis"), ("nemesis", "lockdown")):
        for game in (first, second):
            t = _past_the_draft(Setup(players=2, game=game), 9)
            t.pack[0] = (keys.ITEM["clothes"],)
            backs = codec_of(game).of_table(t, 1).backs[0]
            colour = keys.YELLOW if game == "nemesis" else keys.GREEN
            assert backs[colour] == 1, game


# ---- policies


def test_a_policy_of_a_wide_layout_plays_every_table(tmp_path: Path) -> None:
    codec = codec_named("nemesis-all/1")
    dice = np.random.default_rng(1)
    weights = [dice.normal(size=(codec.action_size, codec.observation_size)) * 0.01]
    file = tmp_path / "policy.npz"
    learned.save(
        file, weights, [np.zeros(codec.action_size)], game="nemesis", layout="nemesis-all/1"
    )
    assert learned.game_of(str(file)) == "nemesis"
    for table in (TABLES["other side"], TABLES["hunted"], Setup(players=2, game="nemesis")):
        bots = [make(f"learned:{file}", seat, "nemesis") for seat in range(table.players)]
        game = Game.new(table, 3)
        for _ in range(25):
            seat = game.table.decision[0]
            view = game.view(seat)
            choice = bots[seat].choose(view)
            assert choice in {option.text for option in view.decision.options}
            game.play(choice)


def _blank(file: Path, layout: str) -> str:
    codec = codec_named(layout)
    weights = [np.zeros((codec.action_size, codec.observation_size))]
    game = codec.layout.game
    learned.save(file, weights, [np.zeros(codec.action_size)], game=game, layout=layout)
    return f"learned:{file}"


@pytest.mark.parametrize("name", ["surface", "guests", "intruders", "other side", "hunted"])
def test_a_policy_is_refused_at_a_table_that_its_layout_cannot_show(
    name: str, tmp_path: Path
) -> None:
    table = TABLES[name]
    usual = _blank(tmp_path / "usual.npz", codec_of(table.game).layout.name)
    wide = _blank(tmp_path / "wide.npz", f"{table.game}-all/1")
    says = rf"trained for the layout {table.game}/\d \({table.game.capitalize()} on the basic side"
    for refused in (
        lambda: check(usual, table),
        lambda: bot(usual, table.game, table),
        lambda: checked_settings(_settings(table, usual)),
        lambda: lockdown.env.LockdownEnv(
            players=table.players,
            game=table.game,
            board=table.board,
            guests=table.guests,
            enemies=table.enemies,
            options=table.options,
            bots=usual,
        ),
    ):
        with pytest.raises(UnknownBot, match=says):
            refused()
    check(wide, table)
    check(usual, Setup(players=2, game=table.game))
    checked_settings(_settings(Setup(players=2, game=table.game), usual))


def _settings(table: Setup, name: str) -> Settings:
    return Settings(
        players=table.players,
        bots=(name,),
        game=table.game,
        board=table.board,
        enemies=table.enemies,
        guests=table.guests,
        options=table.options,
    )


def test_a_policy_of_the_usual_layout_may_play_where_it_only_sees_less(tmp_path: Path) -> None:
    """Open hands are not in `lockdown/2`, yet it may be named for such tables."""
    check(_blank(tmp_path / "usual.npz", "lockdown/2"), TABLES["coop"])


def test_every_argument_of_a_verb_can_be_numbered() -> None:
    for name in ("lockdown-all/1", "nemesis-all/1"):
        codec = codec_named(name)
        for verb, kinds in codec.layout.verbs:
            assert all(kind in ARG_KINDS for kind in kinds), verb
            assert codec.numbering.blocks()[verb][1] >= 1
