"""Fair dice: what a seed is made of, and that a check finds every way to cheat."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lockdown import Game, Setup
from lockdown.cli import main
from lockdown.kernel import fair
from lockdown.kernel import replay as replays
from lockdown.messages import LANGUAGES

SERVER = "5" * 64
PARTS = {0: "a" * 64, 2: "b" * 64}


def dice(**changes: object) -> fair.FairDice:
    """Honest dice, or with something changed."""
    made = fair.FairDice(
        fair.server_seal(SERVER),
        SERVER,
        tuple((seat, fair.seat_seal(seat, part)) for seat, part in PARTS.items()),
        tuple(PARTS.items()),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


SEED = fair.seed_of(SERVER, PARTS)


def test_the_hashes_stay_as_they_are() -> None:
    """Browsers and kept files compute the same ones."""
    assert [fair.server_seal(SERVER), fair.seat_seal(0, PARTS[0]), f"{SEED:064x}"] == [
        "803f58a30629a30871b80155b4447aae67b50b563fb9ec6921ee7d2878f1013a",
        "826052c35478560bebb9e4f46133377639ed4b6f0161e95464cd57e629b43865",
        "4a2cd8bdd792eff59fc4b349a9bb5bee3399f69ec3caf7ec3e474abf9190991c",
    ]


def test_honest_dice_pass() -> None:
    found = fair.check(dice(), SEED)
    assert found.fair
    assert found.seats == (0, 2)
    alone = fair.FairDice(fair.server_seal(SERVER), SERVER)
    assert fair.check(alone, fair.seed_of(SERVER, {})).fair


def test_every_part_counts() -> None:
    seeds = {SEED, fair.seed_of("6" * 64, PARTS), fair.seed_of(SERVER, {})}
    seeds |= {fair.seed_of(SERVER, {seat: part}) for seat, part in PARTS.items()}
    seeds.add(fair.seed_of(SERVER, {0: PARTS[2], 2: PARTS[0]}))
    seeds.add(fair.seed_of(SERVER, {0: PARTS[0], 1: PARTS[2]}))
    assert len(seeds) == 7
    assert all(seed < 1 << 256 for seed in seeds)


SEALS = dict(dice().seals)
CHEATS = {
    "another server part": (dice(part="6" * 64), SEED),
    "another seed": (dice(), SEED + 1),
    "another part of a player": (dice(parts=((0, "c" * 64), (2, PARTS[2]))), SEED),
    "a part left out": (dice(parts=((0, PARTS[0]),)), fair.seed_of(SERVER, {0: PARTS[0]})),
    "a part without a seal": (dice(seals=((0, SEALS[0]),)), SEED),
    "the seal of another seat": (dice(seals=((0, SEALS[0]), (1, SEALS[2]))), SEED),
    "the server fits its part to the others": (
        dice(part="6" * 64),
        fair.seed_of("6" * 64, PARTS),
    ),
    "a player fits a part to the others": (
        dice(parts=((0, PARTS[0]), (2, "c" * 64))),
        fair.seed_of(SERVER, {0: PARTS[0], 2: "c" * 64}),
    ),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_cheating_is_found(cheat: str) -> None:
    found = fair.check(*CHEATS[cheat])
    assert not found.fair


# ---- in replays and on the command line


def saved(**changes: object) -> replays.Replay:
    game = Game.new(Setup(players=3), SEED)
    for _ in range(5):
        game.play(game.options[0])
    made = replays.of_game(game, SEED)
    made.dice = dice(**changes)
    return made


def test_replays_carry_what_the_seed_was_made_of() -> None:
    for changes in ({}, {"attempt": 3}, {"parts": ((0, PARTS[0]),)}):
        made = saved(**changes)
        assert replays.read(replays.write(made)).dice == made.dice


@pytest.mark.parametrize(
    "line", ["dice:", "dice: server", "dice: A x y", "dice: server x y one", "dice: server x y"]
)
def test_broken_lines_are_named(line: str) -> None:
    text = replays.write(replays.Replay(Setup(players=2), 1)) + line + "\n"
    with pytest.raises(replays.ReplayError, match=r"line 7: write 'dice: server"):
        replays.read(text)


Verify = Callable[..., tuple[object, str]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    def run(made: replays.Replay, *options: str) -> tuple[object, str]:
        file = tmp_path / "game.txt"
        file.write_text(replays.write(made), "utf-8")
        with pytest.raises(SystemExit) as ended:
            main(["replay", "--verify", *options, str(file)])
        return ended.value.code, capsys.readouterr().out

    return run


def test_verify_says_what_it_checked(verify: Verify) -> None:
    code, said = verify(saved(attempt=2))
    assert code == 0
    for words in ("server’s share fits", "A, C", "exactly these shares", "number 2", "same game"):
        assert words in said
    code, said = verify(saved(), "--json")
    assert (code, json.loads(said)["dice"]["fair"]) == (0, True)


def test_verify_refuses_dice_that_do_not_fit(verify: Verify) -> None:
    for changes, words in (
        ({"part": "6" * 64}, "does not fit the seal it showed"),
        ({"parts": ((0, PARTS[0]), (2, "c" * 64))}, "share of C"),
    ):
        code, said = verify(saved(**changes))
        assert code == 1
        assert words in said
        code, said = verify(saved(**changes), "--json")
        assert (code, json.loads(said)["dice"]["fair"]) == (1, False)


def test_verify_speaks_every_language(verify: Verify) -> None:
    made = saved()
    said = {language: verify(made, "--language", language)[1] for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("A, C" in words for words in said.values())
