"""Basic actions (LD-BAS): costs, careful movement, picking up, attacking eggs."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import items
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.keys import CARCASS, CORPSE, EGG, ITEM, SENTRY
from tests.rules.desk import LIGHT, ask, desk, force, options, play

ROOM = 13
FACES = keys.COMBAT_FACES
NOISE = keys.NOISE_FACES


def paid(game: Game) -> int:
    """Action cards discarded as costs so far."""
    return sum(len(h.data["cards"]) for h in game.events() if h.kind == "paid")


def to_room(t: LockdownTable, tile: str, slot: int) -> None:
    """Lay a room tile face up in a slot (the tile that lay there takes its old place)."""
    old = t.slot_of[keys.ROOM[tile]]
    tiles = list(t.tile)
    if old:
        tiles[old] = tiles[slot]
    tiles[slot] = keys.ROOM[tile]
    where = [0] * len(keys.ROOMS)
    for number, kind in enumerate(tiles):
        if kind and kind != keys.ROOM["staircase"]:
            where[kind] = number
    t.tile, t.slot_of = tuple(tiles), tuple(where)
    t.explored |= 1 << slot


def ready(**args: object) -> tuple[Game, LockdownTable]:
    """Seat A in the Alert Room 013; 009, 010, 012 and 014 next to it are unexplored."""
    game = desk(**args)  # type: ignore[arg-type]
    t = game.table
    t.lying = ()
    return game, t


# ---- the list


@pytest.mark.rule("LD-BAS-01")
def test_costs() -> None:
    game, t = ready()
    force(game, ("noise", keys.SILENCE))
    t.explored |= 1 << 14
    play(game, "move 014", "pay search")
    assert paid(game) == 1
    assert t.room[0] == 14

    game, t = ready()
    t.explored |= 1 << 14
    play(game, "careful 014", "pay search", "pay search", "through tech")
    assert paid(game) == 2

    game, t = ready()
    t.lying = (ROOM << 16 | CARCASS,)
    ask(game)
    play(game, "pickup carcass", "pay search")
    assert paid(game) == 1

    game, t = ready()
    set_room(t, 1, ROOM)
    ask(game)
    play(game, "trade", "pay search")
    assert paid(game) == 1

    game, t = ready()
    t.pack[0] = tuple(items.fresh(t, ITEM[k]) for k in ("weapon_battery", "tool_belt"))
    ask(game)
    play(game, "craft pistol")
    while game.decision is not None and game.decision.kind == "choose_target":
        play(game, options(game)[0])
    play(game, "pay search")
    assert paid(game) == 1

    game, t = ready(foes=["adult"])
    force(game, ("combat", FACES.index("blank")))
    play(game, "shoot smg:5 adult#1", "pay search", "no")
    assert paid(game) == 1

    game, t = ready(foes=["adult"])
    force(game, ("combat", FACES.index("single_hit")))
    play(game, "melee adult#1", "pay search")
    assert paid(game) == 1


def verbs(game: Game) -> set[str]:
    """The verbs of the open options."""
    return {text.split()[0] for text in options(game)}


@pytest.mark.rule("LD-BAS-01", "LD-BAS-11")
def test_what_combat_allows() -> None:
    game, t = ready()
    t.pack[0] = tuple(items.fresh(t, ITEM[k]) for k in ("weapon_battery", "tool_belt"))
    t.lying = (ROOM << 16 | CARCASS,)
    set_room(t, 1, ROOM)
    ask(game)
    assert {"move", "careful", "pickup", "trade", "craft"} <= verbs(game)
    assert not {"shoot", "melee"} & verbs(game)
    set_stalkers(t, ((1, keys.ADULT, ROOM, 0),))
    ask(game)
    assert {"move", "shoot", "melee"} <= verbs(game)
    assert not {"careful", "pickup", "trade", "craft"} & verbs(game)


@pytest.mark.rule("LD-BAS-01")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (0, set()),
        (1, {"move", "pickup", "trade", "craft"}),
        (2, {"move", "careful", "pickup", "trade", "craft"}),
    ],
)
def test_what_can_be_paid(cards: int, expected: set[str]) -> None:
    game, t = ready()
    t.pack[0] = tuple(items.fresh(t, ITEM[k]) for k in ("weapon_battery", "tool_belt"))
    t.lying = (ROOM << 16 | CARCASS,)
    set_room(t, 1, ROOM)
    t.hand[0] = (keys.ACTION["interruption"],) * cards + (keys.CLEAN,) * 3
    ask(game)
    basic = {"move", "careful", "pickup", "trade", "craft"}
    assert verbs(game) & basic == expected


# ---- moving


@pytest.mark.rule("LD-BAS-02")
def test_move_to_an_adjacent_room_with_a_noise_roll() -> None:
    game, t = ready()
    t.explored |= 1 << 14
    ask(game)
    assert {text for text in options(game) if text.startswith("move")} == {
        "move 009",
        "move 010",
        "move 012",
        "move 014",
    }
    force(game, ("noise", NOISE.index("2")))
    play(game, "move 014", "pay search")
    assert t.room[0] == 14
    assert t.noise == 1 << t.rs.board.exits[14][1]


@pytest.mark.rule("LD-BAS-02")
def test_in_combat_the_same_action_is_an_escape() -> None:
    game, t = ready(foes=["larva"])
    t.explored |= 1 << 14
    force(game, ("noise", keys.SILENCE))
    play(game, "move 014", "pay search")
    assert t.room[0] == 14
    assert [h.kind for h in game.events() if h.kind in ("infested", "moved")] == [
        "infested",
        "moved",
    ]


@pytest.mark.rule("LD-BAS-03")
def test_careful_movement_places_a_chosen_marker() -> None:
    game, t = ready()
    t.explored |= 1 << 14
    t.noise = 1 << t.rs.board.by_code[14015]
    ask(game)
    play(game, "careful 014", "pay search", "pay search")
    # The corridor walked through and the entrance of 014 count; one with noise does not.
    assert set(options(game)) == {"through 013-014", "through tech"}
    play(game, "through 013-014")
    assert set(slots(t.noise)) == {t.rs.board.by_code[14015], t.rs.board.by_code[13014]}
    assert not any(h.kind == "noise_rolled" for h in game.events())


@pytest.mark.rule("LD-BAS-04")
def test_when_careful_movement_is_forbidden() -> None:
    game, t = ready()
    assert "careful 014" in options(game)
    full = t.rs.board.links_of[14]
    t.noise = full
    ask(game)
    assert "careful 014" not in options(game)
    assert "careful 010" in options(game)
    t.noise = full & ~(1 << t.rs.board.tech)  # the entrance alone is enough
    ask(game)
    assert "careful 014" in options(game)
    game, t = ready(foes=["larva"])
    assert not any(text.startswith("careful") for text in options(game))


@pytest.mark.rule("LD-BAS-05")
@pytest.mark.parametrize("who", ["character", "stalker"])
def test_careful_movement_into_company_places_no_marker(who: str) -> None:
    game, t = ready()
    t.explored |= 1 << 14
    if who == "character":
        set_room(t, 1, 14)
    else:
        set_stalkers(t, ((1, keys.ADULT, 14, 0),))
    ask(game)
    play(game, "careful 014", "pay search", "pay search")
    assert t.noise == 0
    assert game.decision is not None
    assert game.decision.kind == "action"
    # The prohibition holds all the same.
    set_room(t, 0, ROOM)
    t.noise = t.rs.board.links_of[14]
    ask(game)
    assert "careful 014" not in options(game)


def enter_unexplored(token: str, *, slime: bool = False) -> tuple[Game, LockdownTable]:
    """Careful movement into the unexplored room 014 with that exploration token."""
    game, t = ready()
    to_room(t, "archive", 14)
    t.explored &= ~(1 << 14)
    t.token[14] = keys.EXPLORATION.index(token)
    t.slime = 1 if slime else 0
    ask(game)
    play(game, "careful 014", "pay search", "pay search")
    return game, t


@pytest.mark.rule("LD-BAS-06")
def test_careful_movement_and_silence() -> None:
    game, t = enter_unexplored("silence_1")
    play(game, "through tech")
    assert t.noise == 1 << t.rs.board.tech


@pytest.mark.rule("LD-BAS-07")
@pytest.mark.parametrize(("token", "slime"), [("danger_3", False), ("silence_1", True)])
def test_careful_movement_and_danger(token: str, slime: bool) -> None:
    game, t = enter_unexplored(token, slime=slime)
    assert t.noise == t.rs.board.links_of[14]  # Danger: everywhere
    assert game.decision is not None
    assert game.decision.kind == "action"  # and no marker of one's own


@pytest.mark.rule("LD-BAS-08")
@pytest.mark.parametrize("token", ["slime_4", "fire_2", "malfunction_4", "door_4"])
def test_careful_movement_and_the_other_tokens(token: str) -> None:
    game, t = enter_unexplored(token)
    assert game.decision is not None
    assert game.decision.kind == "careful_noise"
    done = {
        "slime_4": t.slime & 1,
        "fire_2": t.fire >> 14 & 1,
        "malfunction_4": t.broken >> 14 & 1,
        "door_4": t.closed >> t.rs.board.by_code[13014] & 1,
    }
    assert [key for key, value in done.items() if value] == [token]
    play(game, "through tech")
    assert t.noise == 1 << t.rs.board.tech


# ---- picking up


@pytest.mark.rule("LD-BAS-09")
def test_picking_up() -> None:
    game, t = ready()
    t.hands[0] = ()
    to_room(t, "nest", 14)
    set_room(t, 0, 14)
    set_room(t, 1, 14)
    t.hands[1] = (EGG,)
    corpse = CORPSE | SENTRY << 8
    t.lying = (14 << 16 | CARCASS, 14 << 16 | corpse, ROOM << 16 | EGG)
    t.fire, t.broken = 1 << 14, 1 << ROOM
    ask(game)
    # Not the eggs of the Nest, nor what lies elsewhere or is carried by somebody.
    assert {text for text in options(game) if text.startswith("pickup")} == {
        "pickup carcass",
        f"pickup corpse:{SENTRY}",
    }
    play(game, "pickup carcass", "pay search")
    assert t.hands[0] == (CARCASS,)
    assert list(t.lying) == [14 << 16 | corpse, ROOM << 16 | EGG]


@pytest.mark.rule("LD-BAS-09")
def test_markers_do_not_hinder_picking_up() -> None:
    game, t = ready()
    t.lying = (ROOM << 16 | EGG,)
    t.fire = t.broken = 1 << ROOM
    ask(game)
    assert "pickup egg" in options(game)


# ---- attacks


@pytest.mark.rule("LD-BAS-12", "LD-CMB-03", "LD-CMB-04")
def test_shoot_needs_a_loaded_weapon_in_hand_and_spends_one_ammo() -> None:
    game, t = ready(foes=["adult"])
    pistol = items.fresh(t, ITEM["pistol"])
    t.hands[0] = (items.with_count(pistol, 0), items.fresh(t, ITEM["nailgun"]))
    ask(game)
    shots = [text for text in options(game) if text.startswith("shoot")]
    assert shots == ["shoot nailgun:4 adult#1"]
    force(game, ("combat", FACES.index("blank")))
    play(game, shots[0], "pay search")
    assert items.count_of(t.hands[0][1]) == 3


@pytest.mark.rule("LD-CMB-02", "LD-CMB-20")
def test_any_night_stalker_in_the_own_room_may_be_chosen() -> None:
    game, t = ready(foes=["adult", "larva", "adult"])
    set_stalkers(t, (*t.stalkers, (9, keys.QUEEN, 14, 0)))
    ask(game)
    targets = {text.split()[-1] for text in options(game) if text.startswith(("shoot", "melee"))}
    assert targets == {"adult#1", "larva#2", "adult#3"}
    force(game, ("combat", FACES.index("single_hit")))
    play(game, "melee larva#2", "pay search")
    assert [figure[0] for figure in t.stalkers] == [1, 3, 9]


@pytest.mark.rule("LD-HRM-01")
def test_no_character_is_a_target() -> None:
    game, t = ready()
    set_room(t, 1, ROOM)
    ask(game)
    assert not {"shoot", "melee", "shoot-egg", "melee-egg"} & verbs(game)
    assert t.hands[0]  # a loaded weapon changes nothing


def at_nest(**args: object) -> tuple[Game, LockdownTable]:
    """Seat A in the explored Nest 014 with its five eggs, out of combat."""
    game, t = ready(**args)
    to_room(t, "nest", 14)
    set_room(t, 0, 14)
    t.eggs, t.egg_supply = 5, 3
    ask(game)
    return game, t


@pytest.mark.rule("LD-BAS-14")
@pytest.mark.parametrize(
    ("face", "shot", "struck"),
    [
        ("blank", 0, 0),
        ("creeper", 1, 1),
        ("adult", 1, 1),
        ("single_hit", 1, 1),
        ("double_hit", 2, 1),
    ],
)
def test_attacking_eggs(face: str, shot: int, struck: int) -> None:
    game, t = at_nest()
    assert {"shoot-egg smg:5", "melee-egg"} <= set(options(game))
    force(game, ("combat", FACES.index(face)), ("noise", NOISE.index("1")))
    play(game, "shoot-egg smg:5", "pay search", "no")
    assert (t.eggs, t.egg_supply) == (5 - shot, 3 + shot)
    assert items.count_of(t.hands[0][0]) == 4
    assert t.noise == 1 << t.rs.board.exits[14][0]  # a roll after every attempt

    game, t = at_nest()
    piles = len(t.discard[0])
    force(game, ("combat", FACES.index(face)), ("noise", NOISE.index("1")))
    play(game, "melee-egg", "pay search")
    assert (t.eggs, t.egg_supply) == (5 - struck, 3 + struck)
    assert t.wounds[0] == ()  # no wound on a miss
    assert len(t.discard[0]) == piles + 1  # the paid card and no contamination
    assert t.noise == 1 << t.rs.board.exits[14][0]


@pytest.mark.rule("LD-BAS-14")
@pytest.mark.parametrize(("face", "discard", "gone"), [("discard_hit", 1, 1), ("hit_plus", 0, 1)])
def test_eggs_and_the_advantage_die(face: str, discard: int, gone: int) -> None:
    game, t = at_nest(power=LIGHT)
    t.hands[0] = (ITEM["smg"] | 1 << 8,)
    ask(game)
    force(game, ("advantage", FACES.index(face)), ("noise", keys.SILENCE))
    play(game, "shoot-egg smg:1", "pay search", "pay search" if discard else "decline")
    assert t.eggs == 5 - gone


@pytest.mark.rule("LD-BAS-14")
def test_eggs_in_company_and_in_combat() -> None:
    game, t = at_nest(foes=["adult"])
    set_stalkers(t, ((1, keys.ADULT, 14, 0),))
    set_room(t, 1, 14)
    ask(game)
    force(game, ("combat", FACES.index("single_hit")), ("noise", NOISE.index("1")))
    play(game, "melee-egg", "pay search")
    assert t.eggs == 4
    assert t.noise == 1 << t.rs.board.exits[14][0]
    assert t.stalkers[0][3] == 0


@pytest.mark.rule("LD-BAS-14", "LD-ROM-41")
def test_wounds_beyond_the_last_egg_are_lost() -> None:
    game, t = at_nest()
    t.eggs, t.egg_supply = 1, 7
    ask(game)
    force(game, ("combat", FACES.index("double_hit")), ("noise", keys.SILENCE))
    play(game, "shoot-egg smg:5", "pay search", "no")
    assert (t.eggs, t.egg_supply) == (0, 8)
    assert t.nest_destroyed


@pytest.mark.rule("LD-BAS-14")
def test_eggs_lying_about_are_targets_and_carried_ones_are_not() -> None:
    game, t = ready()
    t.lying = (ROOM << 16 | EGG,)
    t.egg_supply = 2
    ask(game)
    force(game, ("combat", FACES.index("creeper")), ("noise", keys.SILENCE))
    play(game, "melee-egg", "pay search")
    assert list(t.lying) == []
    assert t.egg_supply == 3
    set_room(t, 1, ROOM)
    t.hands[1] = (EGG,)
    t.hands[0] = (EGG,)
    ask(game)
    assert "melee-egg" not in options(game)


@pytest.mark.rule("LD-BAS-14", "LD-CMB-13")
def test_melee_takes_no_advantage_in_the_light_against_eggs() -> None:
    game, t = at_nest(power=LIGHT)
    force(game, ("combat", FACES.index("creeper")), ("noise", keys.SILENCE))
    play(game, "melee-egg", "pay search")
    assert not t.script
    assert t.eggs == 4
