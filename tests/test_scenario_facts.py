"""The scenario language: what can be given and checked, and how it says no."""

from __future__ import annotations

import re

import pytest

from tests.scenario_text import fails, holds, misread, situation

# ---- whatever can be given can be checked with the same words, and is not so by default

FACTS = [
    "A is janitor",
    "A in 009",
    "B is dead",
    "B is launched",
    "B is locked in",
    "B is in the bunker",
    "B is in container B",
    "A hand rest infected scanned_clean",
    "A hand none",
    "A next rest search",
    "A deck rest search",
    "A discard rest clean",
    "A inventory medkit flashlight:1",
    "A hands smg:3 egg",
    "A open battle_suit",
    "A mission active",
    "A mission gone",
    "A objectives proof",
    "A contingency red grey",
    "A light 2",
    "A wounds leg arm/dressed eyes/numbed",
    "A knowledge 5",
    "A active",
    "A slime",
    "A larva",
    "A signal",
    "B passed",
    "A limped",
    "A number 2",
    "A turns 2",
    "room 009 is guard_room",
    "room 009 unexplored",
    "room 009 unexplored, token malfunction_2",
    "room 009 items 0",
    "room 009 fire",
    "room 009 malfunction",
    "room 009 depressurizing",
    "door 004-006 closed",
    "door 006-004 destroyed",
    "noise 001-004 tech",
    "adult in 006 wounds 2",
    "egg in 004",
    "corpse of janitor in 006",
    "power S-01 4 off",
    "power elevator off",
    "time 9",
    "time 11 blue",
    "time S",
    "round 7",
    "first player B",
    "first encounter to come",
    "elevator in 018",
    "gate open",
    "rover away",
    "isolation open",
    "self-destruct at 5 red",
    "self-destruct at S",
    "self-destruct at S yellow",
    "emergency at 4",
    "emergency at S",
    "css S launch_all",
    "1 egg in 012",
    "2 carcasses in 009",
    "2 adults in 006",
    "fire in 009, fire in 010",
    "malfunction in 009, 010 and 012",
    "door 004-006 closed, door 001-004 closed",
    "closed door 004-006, destroyed door 001-004",
    "noise 001-004, noise tech",
    "room 009 fire, room 010 malfunction",
    "power S-01 4 off, power S-02 1",
    "css 10 launch_none, css 8 launch_b",
    "A light 1, B light 2",
    "A hand rest, A light 2",
    "css 10 launch_none",
    "css 10 revealed",
    "no css 1 ; css S launch_b hidden",
    "no css 10",
    "weakness 2 up",
    "weakness 1 brittle_shell",
    "analysed egg carcass",
    "eggs 3",
    "nest destroyed",
    "queen killed",
    "bag blank adult_2_3 adult_2_3 queen_4_4",
    "limit fire 3",
    "limit malfunction 2",
    "event deck lurking nest",
    "event deck only lurking",
    "event deck none",
    "event deck bottom lurking",
    "event discard nest",
    "event deck only lurking ; event discard only nest",
    "green deck none ; green discard none",
    "A hand rest, deck none, discard none",
    "attack deck cut:3 evolve:4 perched_in_the_dark:5 perched_in_the_dark:5",
    "attack discard cut:retreat",
    "wound deck arm leg",
    "wound discard guts",
    "contamination deck infected clean",
    "contamination deck none",
    "red deck grenade decoy",
    "yellow discard lighter",
    "green deck only medkit",
    "computer card computer_b",
    "computer deck lockdown computer_c",
    "crafted taser taser",
    "contingency active red",
    "contingency pool blue yellow",
    "A seen room 009",
    "A seen token 009",
    "A seen css 10",
    "A seen contingency active",
    "A seen contingency B",
    "A seen contingency pool 1",
    "A seen objective B proof",
]
BEHIND = {
    "A seen room 009": "room 009 unexplored ; ",
    "A seen token 009": "room 009 unexplored ; ",
    "A seen objective B proof": "B objectives proof ; ",
}


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_given_is_a_fact_found(fact: str) -> None:
    table = "A is sentry in 010 ; B is hacker in 014"
    if fact.startswith(("A is", "A in")):
        table = "B is hacker in 014"
    elif re.match(r"B is (dead|launched|locked|in)", fact):
        table = "A is sentry in 010"
    elif fact == "A knowledge 5":
        table = "A is sentry in 010 ; B is hacker in 014"
    behind = BEHIND.get(fact, "")
    if "pool" in fact and "seen" not in fact:
        behind = "A contingency red red ; B contingency grey grey ; contingency active green ; "
    holds(f"{behind}{table} ; {fact}", fact)
    if not fact.startswith(("contingency pool", "eggs")):
        # Not so on a table where nothing of the kind was said.
        fails(f"{behind if 'seen' in fact else ''}{table}", fact)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("A hand rest search", "A hand is search rest"),
        ("A hand rest, search", "A hand has rest, hand has search"),
        ("A hand rest search", "A hand has 2 cards"),
        ("A hand rest search", "A hand has no demolition"),
        ("A hand infected scanned_clean rest", "A hand has contamination contamination"),
        ("A is sentry, has medkit smg:2 battle_suit", "A holds smg:2, inventory medkit"),
        ("A is sentry, has medkit smg:2 battle_suit", "A open battle_suit ; A has smg, has medkit"),
        ("A is sentry", "A has no smg"),
        ("A knowledge 4", "A knowledge at least 4, knowledge at most 4, knowledge not 5"),
        ("A in 009", "A is in 009, is not in 010, is alive, not passed, no slime, no larva"),
        ("players 2", "no noise ; noise none ; no noise in 001-004 ; noise 0"),
        ("noise 001-004", "noise only 001-004 ; noise in 004-001 ; no noise in tech"),
        ("door 004-006 closed", "door 004-006 is not open ; no door 001-004"),
        ("players 2", "door 004-006 is open ; no stalkers ; no stalkers in 009 ; no adult in 009"),
        ("adult in 009, adult in 009", "2 adults in 009 ; 2 adults ; adult in 009 wounds 0"),
        ("egg in 009", "no egg in 010 ; objects in 009 ; no objects in 010 ; eggs supply 2"),
        ("players 2", "bag has adult_1_3 ; bag has 5 adults ; bag has no breeder_2_4"),
        ("red deck bottom medkit", ""),
        ("red deck bottom decoy grenade", "red deck bottom decoy grenade ; red deck has decoy"),
        ("players 3", "turn is A ; actions left 2 ; phase is players ; A decides action"),
        ("room 009 fire", "room 009 fire, no malfunction, explored, powered, items 2"),
        ("power S-02 off", "room 009 is dark ; room 004 is powered ; room 009 not powered"),
        ("players 2", "no self-destruct ; no emergency ; the game goes on ; A survives"),
        ("time 7", "time at least 7 ; time at most 7 ; eggs at least 1 ; round at most 9"),
        ("time 7", "isolation open ; css 8 revealed ; css 6 hidden ; round 9"),
        ("players 2", "status is sound"),
        ("larva in 009, larva in 009", "2 larvae in 009"),
        ("green deck none ; green discard none", "removed has medkit ; status is sound"),
        ("solo ; A is lab_rat", "A is in 022, objectives has 1 cards"),
        ("players 2", "contingency active has 1 token ; A contingency has 2 tokens"),
        ("A hand rest search", "A hand has at least 2 cards ; A hand is not empty"),
        ("2 eggs in 012", "2 eggs in 012, 2 objects in 012 ; 0 creepers ; 0 eggs in 009"),
        ("adult in 006, larva in 007", "2 stalkers ; 1 stalker in 006 ; 1 adult in 006, 1 larva"),
        ("no fire in 009, fire in 010", "fire in 010, no fire in 009"),
        ("no noise in 001-004, noise tech", "noise in tech, no noise in 001-004"),
        ("A in 009, B in 010", "A in 009, B is in 010 ; A survives, B survives"),
        ("A is sentry ; Sentry deck rest", "sentry deck is rest"),
        ("green deck bottom medkit ; A seen green bottom 1 medkit", "A seen green bottom 1 medkit"),
        ("wound deck leg ; A seen wound 1 leg", "A has seen wound 1 leg ; A not seen wound 1 arm"),
        ("A has medkit, inventory flashlight", "A inventory is medkit flashlight:2"),
        (
            "event deck lurking ; event deck bottom nest",
            "event deck lurking ; event deck bottom nest",
        ),
    ],
)
def test_ways_to_say_it(given: str, then: str) -> None:
    if then:
        holds(given, then)
    else:
        assert "no red item" in misread(given)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("A hand rest search", "A hand is rest"),
        ("A hand rest search", "A hand is rest search search"),
        ("A hand rest search", "A hand has no rest"),
        ("A hand rest search", "A hand has demolition"),
        ("A hand rest search", "A hand none"),
        ("A hand rest search", "A hand has 3 cards"),
        ("A knowledge 4", "A knowledge at least 5"),
        ("A knowledge 4", "A knowledge at most 3"),
        ("A slime", "A has no slime"),
        ("A in 009", "A is not in 009"),
        ("noise 001-004 tech", "noise only tech"),
        ("noise 001-004", "no noise in 001-004"),
        ("door 004-006 closed", "door 004-006 is open"),
        ("door 004-006 closed", "no door 004-006"),
        ("adult in 009", "no adult in 009"),
        ("adult in 009", "2 adults in 009"),
        ("adult in 009", "adult in 009 wounds 1"),
        ("adult in 009", "no stalkers"),
        ("egg in 009", "no egg in 009"),
        ("A next rest search", "A next search rest"),
        ("players 2", "event noise_rolled"),
        ("players 2", "A may move 027"),
        ("players 2", "A may only pass"),
        ("players 2", "A may not pass"),
        ("players 2", "B decides action"),
        ("players 2", "nobody decides"),
        ("players 2", "A dies"),
        ("players 2", "game over"),
        ("players 2", "complex is destroyed"),
        ("A seen css 10", "A has not seen css 10"),
        ("egg in 012", "2 eggs in 012"),
        ("egg in 012", "1 egg in 009"),
        ("adult in 006", "2 stalkers"),
        ("players 2", "contingency active has 2 tokens"),
        ("fire in 009", "fire in 009, fire in 010"),
        ("door 004-006 closed", "door 004-006 closed, door 001-004 closed"),
        ("2 adults in 006", "2 adults in 006, 1 creeper in 006"),
        ("self-destruct at S red", "self-destruct at 5"),
        ("time S", "time 1"),
    ],
)
def test_what_is_not_so_fails(given: str, then: str) -> None:
    assert fails(given, then)


# ---- other ways to say the same


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("A is the Sentry in Room 8", "A is sentry in 008"),
        ("A in the Archive", "A in 008 ; A is in the archive"),
        ("room 003 is guard_room ; A in the Guard Room", "A in 003"),
        ("A is Lab Rat, hand: Feel of the Dark, Rest", "A hand is feel_of_the_dark rest"),
        ("Players: 3", "C is alive"),
        ("Janitor in 008 ; A is sentry", "B is janitor in 008 ; Janitor is in 008"),
        ("Sentry (A) is in 008", "A is sentry in 008"),
        ("A: janitor, room 008, hand rest", "A is janitor in 008 ; A's hand is rest"),
        ("S-02 is unpowered ; elevator without power", "power S-02 off, elevator off"),
        ("section S-01 is dark, S-03 off", "power S-01 off, S-03 off ; S-02 is powered"),
        ("A in 008 ; S-02 unpowered", "A is in darkness ; A is not in combat"),
        ("A in 008 ; adult in room 8", "A is in combat ; A is not in darkness"),
        ("fire in 6 ; malfunction in the archive", "room 006 fire ; room 008 malfunction"),
        ("no fire in 006", "no fire in 006"),
        ("closed door between 4 and 6", "door 004-006 is closed"),
        ("destroyed door 4-6", "door 6-4 is destroyed"),
        ("noise markers in corridors 1-4, tech", "noise only 001-004 tech"),
        ("an adult in room 6 with 2 wounds", "adult in 006 wounds 2"),
        ("A has 2 light wounds and a leg wound", "A light 2, wounds leg"),
        ("A carries medkit and smg with 2 ammo", "A inventory medkit ; A holds smg:2"),
        ("A has knowledge level 5", "A knowledge 5"),
        ("the time token on 9", "time 9"),
        ("main gate is open ; isolation room is open", "gate open ; isolation open"),
        ("self destruct token at 5 yellow", "self-destruct at 5 yellow"),
        ("emergency procedure at 4", "emergency 4"),
        ("active contingency: red", "contingency active red"),
        ("an egg lies in room 4.", "egg in 004"),
        ("A has no cards", "A has no cards ; A has 0 cards in hand"),
        ("first player token is B", "first player B"),
        ("room 009 has 1 item and a fire marker", "room 009 items 1, fire"),
        ("room 009 item counter 1", "item counter of room 009 is 1 ; room 9 has 1 items"),
        ("A's discard pile rest", "A discard is rest ; A's discard pile contains rest"),
        ("event discard pile: Nest", "event discard is nest"),
        ("A serious wounds leg and arm", "A has a leg wound ; A has 2 serious wounds"),
        ("A has 3 knowledge ; eggs 3", "A's knowledge is 3 ; 3 eggs"),
        ("the bag contains blank, adult_2_3", "bag is blank adult_2_3"),
        ("And A is locked in the isolation room", "A is locked in"),
    ],
)
def test_other_ways_to_say_it(given: str, then: str) -> None:
    holds(given, then)


HERE = "A is sentry in 004, hand search rest repairs, holds smg:3 ; B is hacker in 009"


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("A moves to 001 ; noise roll 2", "A in 001 ; noise only 001-004"),
        ("a: Move 1, pay with rest ; dice noise: 2", "A in 001, hand search repairs"),
        ("Sentry: move to the repository's", ""),
        ("A: move contaminated room paying Rest ; noise die 2", "A in 001, hand search repairs"),
        ("A passes", "turn is B"),
        ("A cannot move 027 ; A: careful 1 pay rest search ; A: through 1-2", "noise only 1-2"),
        ("A cannot melee adult because LD-ACT-08", "A can move 001 ; A cannot move 027"),
    ],
)
def test_other_ways_to_do_it(when: str, then: str) -> None:
    if then:
        holds(HERE, then, when)
    else:
        assert not situation(HERE, "A is alive", when).passed


def test_other_ways_to_fight() -> None:
    here = "A is sentry in 008, hand search rest repairs, holds smg:3 ; adult in 008"
    shot = "A: shoot the adult with smg, pay rest ; advantage die Single Hit"
    holds(f"{here} ; attack deck cut:3", "adult in 008 wounds 1 ; A holds smg:2", shot)
    better = "A: shoot smg adult pay rest ; dice advantage hit_plus ; A: discard search"
    holds(f"{here} ; attack deck cut:5", "adult in 008 wounds 2 ; A hand is repairs", better)
    # Nobody has to think of rolling again or of the better face.
    left = "A: shoot smg adult pay rest ; dice advantage hit_plus"
    holds(f"{here} ; attack deck cut:5", "adult in 008 wounds 1 ; A hand has 2 cards", left)


def test_a_price_may_be_named_before_the_choices() -> None:
    here = "A is sentry in 007, hand search rest repairs ; B is hacker in 009"
    holds(here, "A in 018, hand search repairs", "A: use_elevator pay rest ; A: to 018")
    assert "'pay stun' is not on offer" in fails(
        here, "A in 018", "A: use_elevator pay stun ; A: to 018"
    )


def test_rooms_by_a_name_that_does_not_say_where() -> None:
    assert "say which of 005, 006, 016, 017" in misread("A in a staircase")
    assert "write 'room 009 is vent_control'" in misread("A in Vent Control")


def test_power_tokens_by_their_numbers() -> None:
    here = "A is sentry in 019, hand search rest repairs"
    for text in ("3124", "3,1,2,4", "3 1 2 4", "3, 1, 2, 4"):
        holds(
            here, "power S-01 3, S-02 1, S-03 2, elevator 4", f"A: restore_power ; A: power {text}"
        )


def test_a_deck_is_named_where_there_is_a_choice() -> None:
    here = "A is sentry in 012, hand search rest ; red deck grenade decoy"
    holds(here, "A has decoy", "A: search, keep decoy")
    holds(here, "A has decoy", "A: search, deck red, keep decoy")
    assert "'deck green' is not on offer" in fails(here, "A has decoy", "A: search, deck green")


def test_questions_that_a_then_looks_at_stay_open() -> None:
    here = (
        "A is lab_rat in 021, hand feel_of_the_dark ; S-03 unpowered ; event deck damage ;"
        "event step 9 alone"
    )
    holds(here, "A decides dark_event", "go on")


# ---- tables that cannot be


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("A hand search search search", "has not so many cards search"),
        ("A hand rest ; A hand none", "given twice"),
        ("A in 004 ; A in 009", "in one place"),
        ("A is sentry ; B is sentry", "there twice"),
        ("room 009 is nest", "nest is a room I; 009 takes a room II"),
        ("room 004 is guard_room", "always repository"),
        ("room 009 is surgery ; room 012 is surgery", "in 009 and in 012"),
        ("room 009 unexplored ; A in 009", "unexplored room 9"),
        ("room 009 explored, token door_1", "explored"),
        ("room 009 unexplored, malfunction", "no malfunction"),
        ("door 001-009 closed", "no corridor 001-009; at 001 are 001-002, 001-004"),
        ("door tech closed", "no doors"),
        ("queen in 009, queen in 010", "only 1 queens"),
        ("egg in 009 ; eggs 8", "only 8 eggs"),
        ("power S-01 2, S-02 2", "each power token"),
        ("A inventory smg", "goes into hands"),
        ("A hands medkit", "goes into A's inventory"),
        ("A hands egg carcass egg", "more than their slots"),
        ("A is sentry, hands nailgun", "not at this table"),
        ("A is sentry, hands smg:9", "at most 5"),
        ("A wounds leg leg leg leg", "dead"),
        ("A light 3", "serious wound"),
        ("A knowledge 9", "ends at 8"),
        ("A passed ; A acts", "has passed"),
        ("A is dead ; A acts", "in no room"),
        ("A is dead, hand rest", "no cards"),
        ("event deck lurking lurking", "no more card lurking"),
        ("attack deck evolve:4 evolve:4", "no more card evolve:4"),
        ("bag queen_4_4 queen_4_4", "not so many tokens queen_4_4"),
        ("contingency active green ; A contingency green", "not so many tokens green"),
        ("players 2 ; A objectives last_inspection", "not used with 2 players"),
        ("players 6", "1 to 5"),
        ("players 2 ; C in 009", "no seat"),
        ("option moon yes", "no table option"),
        ("set-up ; A in 009", "only players, option and seed"),
        ("time 16", "spaces 15 to 1"),
        ("event step 3 begins", "4 to 11"),
        ("elevator in 004", "002, 007, 018"),
        ("A is sentri", "did you mean sentry"),
        ("A hand", "hand none"),
        ("moon full", "does not know 'moon'"),
        ("event deck lurking ; event deck nest", "event deck is given twice"),
        ("attack deck cut:3 ; attack deck evolve:4", "attack deck is given twice"),
        ("event deck lurking ; event deck only nest", "event deck is given twice"),
        ("event deck bottom lurking ; event deck bottom nest", "event deck bottom is given twice"),
        ("red discard decoy ; red discard grenade", "red discard is given twice"),
        ("A holds smg:2 ; A hands egg", "A's hands is given twice"),
        ("power S-01 off ; S-01 on", "power S-01 is given twice"),
        ("css 10 launch_a ; css 10 launch_b", "css 10 is given twice"),
        ("weakness 1 light_shock ; weakness 1 fear_of_fire", "weakness 1 is given twice"),
        ("room 009 items 1 ; room 009 items 2", "room 009 items is given twice"),
        ("room 009 is surgery ; room 009 is guard_room", "tile of room 009 is given twice"),
        ("limit fire 3 ; limit fire 2", "limit fire is given twice"),
        ("first player A ; first player B", "first player is given twice"),
        ("computer card computer_a ; computer card computer_b", "computer card is given twice"),
        ("contingency active red ; contingency active blue", "contingency active is given twice"),
        ("nest destroyed ; nest intact", "nest is given twice"),
        ("players 2 ; players 3", "players is given twice"),
        ("players 2 ; solo", "solo is for one player"),
        ("option cave_noise yes ; option cave_noise no", "set twice"),
        ("css 16 launch_a", "spaces 15 to 1, and S"),
        ("self-destruct at T", "spaces 15 to 1, and S"),
    ],
)
def test_a_table_that_cannot_be(given: str, message: str) -> None:
    assert message in misread(given)
