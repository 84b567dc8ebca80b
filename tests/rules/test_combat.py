"""Shoot and Melee as tables: every face on every target, which die, and what weapons change."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lockdown import Game
from lockdown.kernel import rng
from lockdown.rules import items
from lockdown.state import keys
from lockdown.state.keys import ITEM
from tests.rules.desk import DARK, LIGHT, ask, attack_deck, desk, force, options, play

FACES = keys.COMBAT_FACES
KINDS = ("larva", "creeper", "adult", "breeder", "queen")

#: LD-CMB-05: wounds of a shot by face, on larva, creeper, adult, breeder, queen.
SHOT = {
    "blank": (0, 0, 0, 0, 0),
    "creeper": (1, 1, 0, 0, 0),
    "adult": (1, 1, 1, 0, 0),
    "single_hit": (1, 1, 1, 1, 1),
    "double_hit": (2, 2, 2, 2, 2),
}
#: LD-CMB-10: without and with a discarded action card.
ADVANTAGE = {"discard_hit": (0, 1), "hit_plus": (1, 2)}
#: LD-CMB-13: wounds of a melee attack.
STRUCK = {
    "blank": (0, 0, 0, 0, 0),
    "creeper": (1, 1, 0, 0, 0),
    "adult": (1, 1, 1, 0, 0),
    "single_hit": (1, 1, 1, 1, 1),
    "double_hit": (1, 1, 1, 1, 1),
}


def armed(weapon: str, *, ammo: int | None = None, **desk_args: Any) -> Game:
    """Seat A with a weapon in the first hand slot."""
    game = desk(**desk_args)
    t = game.table
    thing = items.fresh(t, ITEM[weapon])
    t.hands[0] = (thing if ammo is None else items.with_count(thing, ammo),)
    attack_deck(game, ("cut", 5), ("piercing_the_heart", 5))
    ask(game)
    return game


def dealt(game: Game) -> int:
    """Wounds that Night Stalkers suffered so far."""
    return sum(h.data["wounds"] for h in game.events() if h.kind == "stalker_wounded")


def fire_at(game: Game, die: str, *faces: str, more: tuple[str, ...] = ()) -> None:
    """Shoot at the first Night Stalker with forced faces and answer what is asked."""
    force(game, *((die, FACES.index(face)) for face in faces))
    shot = next(text for text in options(game) if text.startswith("shoot "))
    play(game, shot, "pay search", *more)
    assert not game.table.script, "not every forced face was rolled"


@pytest.mark.rule("LD-CMB-05")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("face", SHOT)
def test_faces_of_a_shot(face: str, kind: str) -> None:
    game = armed("smg", ammo=1, foes=[kind], power=DARK)
    fire_at(game, "combat", face)
    assert dealt(game) == SHOT[face][KINDS.index(kind)]


@pytest.mark.rule("LD-CMB-10")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("face", ADVANTAGE)
@pytest.mark.parametrize("discard", [0, 1])
def test_the_two_new_faces(face: str, kind: str, discard: int) -> None:
    game = armed("smg", ammo=1, foes=[kind], power=LIGHT)
    before = len(game.table.discard[0])
    fire_at(game, "advantage", face, more=("pay search" if discard else "decline",))
    assert dealt(game) == ADVANTAGE[face][discard]
    assert len(game.table.discard[0]) == before + 1 + discard


@pytest.mark.rule("LD-CMB-10")
@pytest.mark.parametrize("face", ADVANTAGE)
def test_contamination_never_pays_for_the_better_result(face: str) -> None:
    game = armed("smg", ammo=1, foes=["adult"], power=LIGHT, hand=("search",))
    game.table.hand[0] += (keys.CLEAN,)
    fire_at(game, "advantage", face)
    assert dealt(game) == ADVANTAGE[face][0]
    assert keys.CLEAN in game.table.hand[0]


@pytest.mark.rule("LD-CMB-12")
@pytest.mark.parametrize("face", ["adult", "single_hit", "double_hit"])
def test_other_faces_of_the_advantage_die_work_as_on_the_combat_die(face: str) -> None:
    game = armed("smg", ammo=1, foes=["adult"], power=LIGHT)
    fire_at(game, "advantage", face)
    assert dealt(game) == SHOT[face][KINDS.index("adult")]


@pytest.mark.rule("LD-CMB-13", "LD-BAS-13")
@pytest.mark.parametrize("power", [DARK, LIGHT], ids=["dark", "powered"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("face", STRUCK)
def test_faces_of_a_melee_attack(face: str, kind: str, power: tuple[int, int, int, int]) -> None:
    game = desk(foes=[kind], power=power)
    attack_deck(game, ("cut", 5), ("piercing_the_heart", 5))
    t = game.table
    pile = len(t.discard[0])
    # Whatever the power, it is the combat die: another forced die would not be rolled.
    force(game, ("combat", FACES.index(face)))
    play(game, f"melee {kind}#1", "pay search")
    assert not t.script
    expected = STRUCK[face][KINDS.index(kind)]
    assert dealt(game) == expected
    assert len(t.wounds[0]) == (0 if expected else 1)
    paid_and_contamination = t.discard[0][pile:]
    assert [card >= keys.CONTAMINATION for card in paid_and_contamination] == [False, True]


@pytest.mark.rule("LD-CMB-06")
def test_combat_die_shows_five_results_on_six_faces() -> None:
    die = desk().table.rs.combat_die
    assert len(die) == 6
    assert {FACES[face] for face in die} == set(SHOT)


@pytest.mark.rule("LD-CMB-12")
def test_advantage_die_has_the_new_results_and_some_of_the_old() -> None:
    die = Counter(FACES[face] for face in desk().table.rs.advantage_die)
    assert sum(die.values()) == 6
    assert set(ADVANTAGE) <= set(die) <= set(ADVANTAGE) | set(SHOT)
    assert set(die) & set(SHOT)


@pytest.mark.rule("LD-CMB-06", "LD-CMB-12")
@pytest.mark.parametrize(("die", "power"), [("combat", DARK), ("advantage", LIGHT)])
def test_every_face_of_the_die_comes_up(die: str, power: tuple[int, int, int, int]) -> None:
    seen: set[int] = set()
    rs = desk().table.rs
    for seed in range(80):
        game = armed("smg", ammo=1, foes=["queen"], power=power)
        game.table.rng = rng.seeded(seed)
        play(game, "shoot smg:1 queen#1", "pay search")
        seen |= {h.data["face"] for h in game.events() if h.kind == "shot"}
    assert seen == set(rs.combat_die if die == "combat" else rs.advantage_die)


@pytest.mark.rule("LD-CMB-08", "LD-PWR-03")
@pytest.mark.parametrize(
    ("room", "power", "die"),
    [
        (13, (-1, 2, -3, -4), "advantage"),  # S-02 is powered
        (13, (1, -2, 3, 4), "combat"),  # only S-02 is not
        (6, LIGHT, "combat"),  # a staircase is in no section
    ],
)
def test_which_die_a_shot_uses(room: int, power: tuple[int, int, int, int], die: str) -> None:
    game = armed("smg", ammo=1, foes=["adult"], room=room, power=power)
    fire_at(game, die, "single_hit")
    assert dealt(game) == 1


def wounds_with(weapon: str, face: str, kind: str, *more: str) -> int:
    """Wounds of one shot with that final face; the die fits the face."""
    new = face in ADVANTAGE
    game = armed(weapon, foes=[kind], power=LIGHT if new else DARK)
    fire_at(game, "advantage" if new else "combat", face, more=more)
    return dealt(game)


@pytest.mark.rule("LD-CMB-07", "LD-CMB-11")
@pytest.mark.parametrize(
    ("face", "kind", "more", "expected"),
    [
        ("blank", "larva", (), 0),
        ("creeper", "queen", (), 1),
        ("adult", "queen", (), 1),
        ("single_hit", "adult", (), 2),
        ("double_hit", "adult", (), 3),
        ("discard_hit", "adult", (), 1),
        ("hit_plus", "adult", ("decline",), 1),
        ("hit_plus", "adult", ("pay search",), 2),
    ],
)
def test_riot_shotgun(face: str, kind: str, more: tuple[str, ...], expected: int) -> None:
    assert wounds_with("riot_shotgun", face, kind, *more) == expected


@pytest.mark.rule("LD-ITM-28", "LD-CMB-11")
@pytest.mark.parametrize(
    ("face", "kind", "more", "expected", "fire"),
    [
        ("blank", "larva", (), 0, False),
        ("creeper", "queen", (), 1, False),
        ("adult", "queen", (), 1, False),
        ("single_hit", "adult", (), 1, False),
        ("double_hit", "adult", (), 2, True),
        ("discard_hit", "adult", (), 1, False),
        ("hit_plus", "adult", ("pay search",), 2, False),
    ],
)
def test_flamethrower(
    face: str, kind: str, more: tuple[str, ...], expected: int, fire: bool
) -> None:
    new = face in ADVANTAGE
    game = armed("flamethrower", foes=[kind], power=LIGHT if new else DARK)
    fire_at(game, "advantage" if new else "combat", face, more=more)
    assert dealt(game) == expected
    assert bool(game.table.fire >> 13 & 1) is fire
    if fire:
        order = [h.kind for h in game.events() if h.kind in ("wound_check", "fire")]
        assert order == ["wound_check", "fire"]


@pytest.mark.rule("LD-ITM-29", "LD-CMB-11")
@pytest.mark.parametrize("weapon", ["pistol", "nailgun"])
@pytest.mark.parametrize(
    ("face", "more", "expected"),
    [("single_hit", (), 1), ("double_hit", (), 1), ("hit_plus", ("pay search",), 2)],
)
def test_double_counts_as_single(
    weapon: str, face: str, more: tuple[str, ...], expected: int
) -> None:
    assert wounds_with(weapon, face, "adult", *more) == expected


@pytest.mark.rule("LD-CRD-38", "LD-CMB-07", "LD-CMB-10")
@pytest.mark.parametrize(
    ("face", "more", "expected"),
    [
        ("creeper", (), 0),
        ("adult", (), 2),
        ("double_hit", (), 3),
        ("discard_hit", ("decline",), 0),
        ("discard_hit", ("pay search",), 2),
        ("hit_plus", ("pay search",), 3),
    ],
)
def test_assault_rifle(face: str, more: tuple[str, ...], expected: int) -> None:
    assert wounds_with("assault_rifle", face, "adult", *more) == expected


@pytest.mark.rule("LD-CMB-07", "LD-CMB-09")
@pytest.mark.parametrize("weapon", ["smg", "marksman_rifle"])
@pytest.mark.parametrize(("die", "power"), [("combat", DARK), ("advantage", LIGHT)])
def test_a_reroll_counts_for_either_die(
    weapon: str, die: str, power: tuple[int, int, int, int]
) -> None:
    game = armed(weapon, foes=["adult"], power=power)
    price = ("pay search",) if weapon == "marksman_rifle" else ()
    fire_at(game, die, "double_hit", "single_hit", more=("yes", *price))
    assert dealt(game) == 1  # the last face stands, though the first was better


@pytest.mark.rule("LD-CMB-07")
def test_the_reroll_comes_before_the_card_for_the_face() -> None:
    game = armed("smg", foes=["adult"], power=LIGHT)
    fire_at(game, "advantage", "discard_hit", "hit_plus", more=("yes", "decline"))
    assert dealt(game) == 1
    assert items.count_of(game.table.hands[0][0]) == 3  # the shot and the reroll


@pytest.mark.rule("LD-ITM-28", "LD-BAS-14")
def test_the_flamethrower_burns_eggs_then_the_room_then_makes_noise() -> None:
    game = armed("flamethrower", power=DARK)
    t = game.table
    t.lying = (13 << 16 | keys.EGG,)
    ask(game)
    force(game, ("combat", FACES.index("double_hit")), ("noise", keys.SILENCE))
    play(game, "shoot-egg flamethrower:4", "pay search")
    order = [h.kind for h in game.events() if h.kind in ("egg_destroyed", "fire", "noise_rolled")]
    assert order == ["egg_destroyed", "fire", "noise_rolled"]
