"""The fully cooperative mode (LD-COP, LD-SET-32): shared objectives and contingencies, revival."""

from __future__ import annotations

import random

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import looking
from lockdown.games.lockdown.cards import computer as computer_cards
from lockdown.games.lockdown.cards.items import red
from lockdown.games.lockdown.cards.rooms import special
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.table import Unwind
from lockdown.rules import contamination, ending, hurt, items, revival, rounds, together
from lockdown.rules import victory as last_checks
from lockdown.rules.pieces import set_place, set_room, set_stalkers
from lockdown.sim.swap import differences, swapped
from lockdown.state import keys
from lockdown.state.keys import CORPSE, ITEM, OBJECTIVE, WOUND

CREW = ("hacker", "sentry", "janitor")


def crew(seed: int = 3) -> Game:
    """Three characters in the first round, before anybody acts."""
    game = Game.new(Setup(players=3, mode="coop", characters=CREW), seed)
    assert game.decision is not None
    assert game.decision.kind == "action"
    return game


def emergency_room(t: LockdownTable) -> int:
    """The slot of the Emergency Room, explored."""
    slot = t.slot_of[keys.ROOM["emergency_room"]]
    t.explored |= 1 << slot
    return slot


@pytest.mark.rule("LD-COP-01", "LD-SET-32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_open_objective_each_and_no_other(players: int) -> None:
    game = Game.new(Setup(players=players, mode="coop"), players)
    t: LockdownTable = game.table
    for seat in range(players):
        (objective,) = t.objectives[seat]
        assert t.rs.objectives[objective].deck == "coop"
        for viewer in (*range(players), None):
            assert game.view(viewer).crew[seat].known_objectives == (keys.OBJECTIVES[objective],)
    assert len({o for held in t.objectives for o in held}) == players


@pytest.mark.rule("LD-COP-01")
def test_nobody_chooses_at_the_first_encounter() -> None:
    for seed in range(12):
        game = Game.new(Setup(players=3, mode="coop"), seed)
        dice = random.Random(seed)
        while game.decision is not None:
            assert game.decision.kind != "choose_objective"
            game.play(dice.choice(list(game.options)))


@pytest.mark.rule("LD-COP-02", "LD-SET-32")
@pytest.mark.parametrize("players", [2, 5])
def test_one_active_token_one_turned_up_none_held(players: int) -> None:
    game = Game.new(Setup(players=players, mode="coop"), 7)
    t: LockdownTable = game.table
    assert t.ctg_place.count(-1) == 1
    assert all(place == -1 or place >= 10 for place in t.ctg_place)
    assert t.ctg_up.bit_count() == 1
    assert not t.ctg_up >> t.ctg_place.index(-1) & 1, "never the active one"
    for viewer in (*range(players), None):
        pool = game.view(viewer).pool
        assert sum(1 for token in pool if token.face) == 1
        assert len(pool) == len(t.ctg_face) - 1
        assert all(member.contingencies == () for member in game.view(viewer).crew)


def unknown(t: LockdownTable) -> int:
    return len(looking.unseen_contingencies(t, 0, looking.POOL))


@pytest.mark.rule("LD-COP-03")
def test_every_look_turns_a_token_up_for_all() -> None:
    game = crew()
    t: LockdownTable = game.table
    before = unknown(t)
    token = looking.unseen_contingencies(t, 0, looking.POOL)[0]
    looking.look_at_contingency(t, 1, token, "LD-CTG-06")  # Archive, Research Documents
    assert unknown(t) == before - 1
    token = looking.unseen_contingencies(t, 0, looking.POOL)[0]
    looking.take_contingency(t, 0, token, "LD-CTG-07")  # Alert Room
    assert t.ctg_place[token] >= 10, "it stays in the pool"
    choices = computer_cards.neighbours_with_orders(t, 0)
    assert [choice[0] for choice in choices] == ["slot"] * (before - 2)
    computer_cards.read_orders(t, 0, choices[0][1])
    choices = red.contingency_holders(t, 0)
    red.read_files(t, 0, ITEM["security_card"], choices[0][1])
    assert unknown(t) == before - 4
    shown = [token.face for token in game.view(None).pool if token.face]
    assert len(shown) == 5, "four looks and the one of the set-up, a spectator sees them too"
    while unknown(t):
        looking.turn_up(t, looking.unseen_contingencies(t, 0, looking.POOL)[0], "LD-COP-03")
    assert special.pool_not_empty(t, 0) == ("pool_open", "LD-COP-03")
    assert computer_cards.neighbours_with_orders(t, 0) == []
    assert red.contingency_holders(t, 0) == []
    active = t.ctg_place.index(-1)
    looking.look_at_contingency(t, 0, active, "LD-CTG-04")
    assert not t.ctg_up >> active & 1


def at_the_end(*held: str, places: tuple[int, ...]) -> LockdownTable:
    """A table before its last check."""
    t: LockdownTable = crew().table
    t.objectives = [(OBJECTIVE[name],) for name in held]
    for seat, place in enumerate(places):
        set_place(t, seat, place)
    return t


@pytest.mark.rule("LD-COP-04")
def test_all_win_together_or_all_lose() -> None:
    out, dead = keys.BUNKER, keys.DEAD
    held = ("cut_off_the_head", "know_your_enemy", "complete_file")
    t = at_the_end(*held, places=(out, dead, dead))
    t.queen_killed = True
    t.weakness_up = 7
    t.knowledge[0] = 8
    won = t.clone()
    last_checks.check_together(won)
    assert won.winners == 7, "the dead win with the others"
    lost = t.clone()
    lost.queen_killed = False
    last_checks.check_together(lost)
    assert lost.winners == 0, "one objective is missing"
    gone = t.clone()
    set_place(gone, 0, dead)
    last_checks.check_together(gone)
    assert gone.winners == 0, "nobody survived"


@pytest.mark.rule("LD-COP-05")
def test_a_personal_requirement_needs_a_living_character() -> None:
    out, dead = keys.BUNKER, keys.DEAD
    t = at_the_end("complete_file", "cut_off_the_head", "know_your_enemy", places=(out, out, dead))
    t.knowledge[2] = 8
    assert OBJECTIVE["complete_file"] not in together.all_met(t), "that one is dead"
    t.knowledge[1] = 8
    assert OBJECTIVE["complete_file"] in together.all_met(t), "its owner need not be the one"
    # Two requirements about a character are met by one and the same.
    t.objectives[0] = (OBJECTIVE["distress_call"],)
    t.signal = 1
    t.active = 0
    assert OBJECTIVE["distress_call"] not in together.all_met(t)
    t.active = 1 << 2
    assert OBJECTIVE["distress_call"] not in together.all_met(t), "the token of a dead one"
    t.active = 1 << 1
    assert OBJECTIVE["distress_call"] in together.all_met(t)


@pytest.mark.rule("LD-COP-06")
def test_as_many_senders_as_cards_ask_for_the_signal() -> None:
    out, dead = keys.BUNKER, keys.DEAD
    t = at_the_end("burn_the_brood", "distress_call", "cut_off_the_head", places=(out, out, dead))
    t.nest_destroyed = True
    t.active = 1
    t.signal = 1 << 0
    assert OBJECTIVE["burn_the_brood"] not in together.all_met(t), "two cards ask for it"
    t.signal = 1 << 0 | 1 << 2
    assert OBJECTIVE["burn_the_brood"] in together.all_met(t), "a dead sender counts"
    t.objectives[1] = (OBJECTIVE["know_your_enemy"],)
    t.signal = 1 << 2
    assert OBJECTIVE["burn_the_brood"] in together.all_met(t), "one card, one sender"


@pytest.mark.rule("LD-COP-07")
def test_hands_and_inventories_lie_open_decks_and_scans_do_not() -> None:
    game = crew()
    t: LockdownTable = game.table
    t.hand[1] = (keys.ACTION["rest"], keys.KNOWN_INFECTED, keys.CLEAN)
    t.pack[1] = (items.fresh(t, ITEM["medkit"]),)
    for viewer in (0, 2, None):
        other = game.view(viewer).crew[1]
        assert other.open_hand == ("rest", "contamination", "contamination")
        assert [card.item.key for card in other.pack if card.item] == ["medkit"]
    twin = swapped(t, 0, random.Random(1))
    assert not differences(t, twin) & {"hand", "pack", "objectives"} - {"hand"}
    assert [c for c in twin.hand[1] if c < keys.CONTAMINATION] == [keys.ACTION["rest"]]
    assert differences(t, twin) & {"deck", "event_deck", "ctg_face", "tile"}
    standard = Game.new(Setup(players=3, characters=CREW), 3)
    assert standard.view(0).crew[1].open_hand == ()


def dead_in(game: Game, slot: int, seat: int = 1) -> LockdownTable:
    """A character that died in a room, with a hand, wounds and things."""
    t: LockdownTable = game.table
    set_room(t, seat, slot)
    t.explored |= 1 << slot
    t.light[seat] = 1
    t.wounds[seat] = (WOUND["leg"], WOUND["body"] | 16)
    t.pack[seat] = (items.fresh(t, ITEM["medkit"]),)
    t.hands[seat] = (*t.hands[seat], ITEM["carcass"])
    t.knowledge[seat] = 5
    t.signal |= 1 << seat
    t.slime |= 1 << seat
    hurt.die(t, seat, "LD-HRT-06")
    return t


@pytest.mark.rule("LD-COP-10", "LD-COP-11")
def test_the_dead_keep_their_things_and_the_corpse_its_name() -> None:
    game = crew()
    slot = emergency_room(game.table)
    heavy = game.table.hands[1]
    t = dead_in(game, slot)
    assert [item & 255 for item in t.pack[1]] == [ITEM["medkit"]]
    assert t.hands[1] == heavy, "heavy items too, bulky objects not"
    assert slot << 16 | ITEM["carcass"] in t.lying
    assert slot << 16 | CORPSE | t.char[1] << 8 in t.lying
    assert t.wounds[1], "and the wounds"


@pytest.mark.rule("LD-COP-08", "LD-COP-09")
def test_a_corpse_in_the_emergency_room_rises_before_the_draw() -> None:
    game = crew()
    slot = emergency_room(game.table)
    t = dead_in(game, slot)
    deck = t.deck[1] + t.hand[1] + t.discard[1]
    t.hand[1] = ()
    t.discard[1] = deck
    t.deck[1] = ()
    t.agenda, t.decision = [], None
    rounds.begin_round(t)
    assert t.place[1] == keys.IN_ROOM
    assert t.room[1] == slot
    assert t.light[1] == 0
    assert t.wounds[1] == (WOUND["leg"] | 16, WOUND["body"] | 16), "dressed, and still there"
    assert (t.knowledge[1], t.signal >> 1 & 1, t.slime >> 1 & 1) == (5, 1, 1)
    assert CORPSE | t.char[1] << 8 not in [thing & 0xFFFF for thing in t.lying]
    t.run()
    assert len(t.hand[1]) == 5, "it draws with the others"


@pytest.mark.rule("LD-COP-08")
@pytest.mark.parametrize("against", ["stalker", "malfunction", "elsewhere", "used up"])
def test_what_stands_against_a_revival(against: str) -> None:
    game = crew()
    slot = emergency_room(game.table)
    there = slot if against != "elsewhere" else 1
    t = dead_in(game, there)
    if against == "stalker":
        set_stalkers(t, ((1, keys.LARVA, slot, 0),))
    elif against == "malfunction":
        t.broken |= 1 << slot
    elif against == "used up":
        items.take_lying(t, slot, CORPSE | t.char[1] << 8)
    revival.wake_the_dead(t, "emergency_room")
    assert t.place[1] == keys.DEAD
    if against in ("stalker", "malfunction"):
        # The check is made again at the start of each later round.
        set_stalkers(t, ())
        t.broken = 0
        revival.wake_the_dead(t, "emergency_room")
        assert t.place[1] == keys.IN_ROOM


@pytest.mark.rule("LD-COP-08")
def test_a_carried_corpse_counts_and_is_gone_afterwards() -> None:
    game = crew()
    slot = emergency_room(game.table)
    t = dead_in(game, slot)
    corpse = CORPSE | t.char[1] << 8
    items.take_lying(t, slot, corpse)
    t.hands[0] = (corpse,)
    set_room(t, 0, slot)
    revival.wake_the_dead(t, "emergency_room")
    assert t.place[1] == keys.IN_ROOM
    assert t.hands[0] == ()


@pytest.mark.rule("LD-COP-09")
def test_the_larva_that_killed_its_bearer_is_gone() -> None:
    game = crew()
    t: LockdownTable = game.table
    t.larva |= 1 << 1
    contamination.infection(t, 1, "LD-CON-06")
    assert t.place[1] == keys.DEAD
    assert not t.larva >> 1 & 1
    other = crew()
    other.table.larva |= 1 << 1
    hurt.die(other.table, 1, "LD-HRT-06")
    assert other.table.larva >> 1 & 1, "one that did not kill stays"


@pytest.mark.rule("LD-COP-12")
def test_the_first_death_opens_the_gate_once() -> None:
    game = crew()
    slot = emergency_room(game.table)
    t = dead_in(game, slot)
    assert t.gate_open
    revival.wake_the_dead(t, "emergency_room")
    hurt.die(t, 1, "LD-HRT-06")
    hurt.die(t, 2, "LD-HRT-06")
    assert [event.kind for event in t.told].count("gate_open") == 1


@pytest.mark.rule("LD-COP-12")
def test_the_game_ends_with_the_last_living_one_whatever_corpses_wait() -> None:
    game = crew()
    slot = emergency_room(game.table)
    t = dead_in(game, slot)
    set_place(t, 0, keys.BUNKER)
    ending.check_nobody_left(t)
    assert t.ended == "", "somebody is still there"
    set_place(t, 2, keys.DEAD)
    with pytest.raises(Unwind):
        ending.check_nobody_left(t)
    assert t.ended == "nobody"
    assert t.place[1] == keys.DEAD


@pytest.mark.rule("LD-COP-13")
def test_everything_else_is_as_always() -> None:
    standard = Game.new(Setup(players=3, characters=CREW), 3).table.rs
    shared = crew().table.rs
    assert shared.specs == standard.specs
    assert shared.event_steps == standard.event_steps
    assert shared.items_halved is False


@pytest.mark.rule("LD-SET-32")
def test_one_player_plays_solo() -> None:
    with pytest.raises(BadSetup, match="two to five"):
        Game.new(Setup(players=1, mode="coop"), 1)
