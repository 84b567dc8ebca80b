"""Scenarios of the original game: its own words, other ways to say them, and what cannot be."""

from __future__ import annotations

import pytest

from tests.scenario_text import fails, holds, misread

GAME = "game nemesis ; "


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("engine 1 damaged", "engine 1 is damaged ; engines 2 3 working ; engine 1 is not working"),
        ("engine 1 working, 2 damaged", "engine 2 damaged"),
        ("Engine 3 is damaged", "engine 3 is damaged"),
        ("engines damaged", "engine 1 damaged, 2 damaged, 3 damaged"),
        ("", "engines working"),
        ("coordinates coordinates_4", "coordinates mars venus earth deep_space"),
        ("coordinates mars, venus, earth, deep space", "coordinates coordinates_4"),
        ("the coordinates card is coordinates_4", "coordinates card coordinates_4"),
        ("destination C", "destination C ; destination is not B"),
        ("the destination marker is on D", "destination marker on D"),
        ("course A", "course A"),
        ("", "destination B"),
        ("A seen engine 2 ; engine 2 damaged", "A has seen engine 2 ; A seen engine 2 damaged"),
        ("A seen engines 1 2 3", "A seen engine 3 working ; B has not seen engine 3"),
        ("A has seen the coordinates", "A seen coordinates ; B has not seen coordinates"),
        ("self-destruct at 4", "self-destruct at 4 ; self-destruct active"),
        ("the self-destruct marker is on 4", "self-destruct marker on 4"),
        ("self-destruct sequence at 6", "self-destruct at least 5"),
        ("no self-destruct", "no self-destruct ; self-destruct none"),
        ("time 8", "hibernation open"),
        ("time 9", "hibernation closed ; the hibernation pods are closed"),
        ("time 9 ; hibernation open", "hibernation pods open"),
        ("Hibernatorium is open", "hibernatorium open"),
        ("the time marker is on 8", "time marker on 8 ; time 8"),
        ("players 2", "pods 1 2 ; pods locked ; pod 1 in A ; pod 2 in section B"),
        ("players 3 ; pods 2 3 4", "pods 2 3 4 ; pod 2 in A, pod 3 in B, pod 4 in A"),
        ("players 5", "pods 1 2 3 4"),
        ("pods none", "pods none"),
        ("pod 4 in B unlocked", "pod 4 in B unlocked ; pods 1 4 ; pod 1 locked"),
        ("escape pod 1 is unlocked", "escape pod 1 is unlocked ; pod 1 is not locked"),
        ("pods unlocked", "pods unlocked"),
        ("all pods unlocked", "pods all unlocked"),
        ("pod 1 launched", "pod 1 launched ; pod 2 is not launched"),
        ("A is in pod 1", "A in pod 1 ; A is in a pod ; pod 1 not empty ; A in 012"),
        ("A waits in escape pod 2", "A is in pod 2 ; A is not in pod 1 ; pod 2 unlocked"),
        ("Captain in pod 1", "the Captain is in pod 1"),
        ("A is hibernating", "A is hibernating ; A hibernates ; A is asleep ; A is alive"),
        ("A is escaped", "A is escaped ; A is launched ; A is not hibernating"),
        ("B is dead", "first death over ; somebody has died ; pods unlocked"),
        ("first death over", "first death over"),
        ("nobody has died", "first death to come"),
        ("blue corpse in 011", "corpse:blue in 011 ; blue corpse in 011 ; 1 corpse in 011"),
        ("A carries the blue corpse", "A hands is corpse:blue ; A holds corpse"),
        ("A hands corpse:blue egg", "A has corpse:blue ; A has egg"),
        ("corpse of pilot in 005", "corpse of pilot in 005 ; no blue corpse in 005"),
        ("weakness egg vital_places up", "weakness 2 vital_places up ; weakness of the egg up"),
        ("weakness corpse down, carcass up", "weakness 1 down ; weakness 3 up"),
        (
            "room 017 depressurizing ; doors 014-017 017-019 017-020 closed",
            "room 017 depressurizing",
        ),
        (
            "adult in 005 ; Intruder body in 009",
            "no intruders in 006 ; 1 intruder in 005 ; carcass in 009",
        ),
        ("room 005 is Evacuation Section A ; A in the Evacuation Section A", "A in 005"),
        ("A in the Hibernatorium ; B in Cockpit", "A in 011 ; B in 001"),
        (
            "an adult Intruder in 006 ; 2 creeper Intruders in 009",
            "adult in 006 ; 2 creepers in 009",
        ),
        ("A in Engine 1 ; B in the engine room 2", "A in 021 ; B in 020 ; A is in engine 1"),
        ("Intruder tokens in the bag: adult_2 blank", "bag is adult_2 blank"),
        ("pod 1 has been launched", "pod 1 has been launched"),
        ("engine 1 works", "engine 1 works"),
        ("Soldier (A) in 005 has 3 cards in hand", "A is soldier in 005"),
        ("noise in technical corridors", "noise only tech ; noise in the technical corridors"),
        ("noise 001-002 tech", "noise only 001-002 technical corridors"),
        ("event deck noise in technical corridors", "event deck noise_in_technical_corridors"),
        ("first player B ; first encounter to come", "first player B ; first encounter to come"),
        ("A acts ; A is rushing", "A is rushing ; B is not rushing ; A rushes"),
        ("A acts ; A acts on until it passes", "A is rushing"),
        ("A acts", "A is not rushing"),
        ("attacks skipped", "attacks skipped ; attacks are skipped"),
        ("the Intruders do not attack", "attacks skipped"),
        ("", "attacks not skipped"),
        (
            "A is soldier, mission armor active, autoloader inactive",
            "A mission armor active ; A mission autoloader inactive ; A open has armor",
        ),
        ("A is soldier, mission armor gone", "A mission armor gone, autoloader inactive"),
        ("A is soldier, missions gone, hand rest", "A mission gone ; A mission is not active"),
        (
            "A is soldier, hands assault_rifle:3^, mission armor gone",
            "A mission autoloader active ; A mission armor gone",
        ),
        ("coordinates: A Mars, B Venus, C Earth, D Deep Space", "coordinates coordinates_4"),
        ("all engines damaged", "engines damaged"),
        ("A seen engine 2 ; engine 2 damaged", "A knows that engine 2 is damaged"),
        ("weakness under the egg: vital_places face up", "weakness 2 vital_places up"),
        ("5 eggs on the Intruder board", "eggs 5 ; 5 eggs"),
        ("no intruders in the Hibernatorium ; no objects in 003", "no intruders ; no objects"),
        ("the captain and the pilot are in the Cockpit", "A in 001 ; B in 001"),
        ("players 3 ; A, B and C are in 008", "A and B are in 008 ; C in 008"),
        ("cabins have 3 items ; the Storage is burning", "room 007 items 3 ; room 018 fire"),
        ("noise in all corridors of 009", "noise only 008-009 009-012 tech ; 3 noise markers"),
        ("noise around 005", "noise only 005-006 005-010 tech ; 3 noise markers"),
        ("fire in 008, 009", "2 fire markers ; 0 malfunction markers"),
    ],
)
def test_what_lies_on_the_ship_can_be_said(given: str, then: str) -> None:
    players = "" if "players" in given else "players 2 ; "
    holds(f"{GAME}{players}{given}".removesuffix(" ; ").removesuffix("; "), then)


@pytest.mark.parametrize(
    ("given", "then", "message"),
    [
        ("engine 1 damaged", "engine 1 working", "engine 1 should be working; it is damaged"),
        ("destination C", "destination D", "destination should be D; it is C"),
        ("coordinates coordinates_2", "coordinates coordinates_3", "it is coordinates_2"),
        ("A seen engine 1", "A seen engine 1 damaged", "A has seen engine 1 damaged"),
        ("self-destruct at 4", "self-destruct at 5", "self-destruct should be 5; it is 4"),
        ("", "self-destruct active", "not active"),
        ("time 8", "hibernation closed", "hibernation should be closed"),
        ("pod 1 unlocked", "pod 1 locked", "pod 1 locked"),
        ("pods 1 2", "pods 1 3", "pods should be 1 3; there are 1 2"),
        ("pods 1 2", "pod 3 locked", "pod 3 is not in this game"),
        ("A in pod 1", "A in pod 2", "A should be in pod 2"),
        ("A in pod 1", "pod 1 empty", "pod 1 empty"),
        ("first death over", "first death to come", "first death should be to come"),
        ("A is escaped", "A is hibernating", "A should be hibernating; A is escaped"),
        ("A acts", "A is rushing", "A rushing should be"),
        ("", "attacks skipped", "attacks skipped should be"),
        ("A is soldier", "A mission armor active", "A mission armor should be active"),
        ("noise 003-007", "2 noise markers", "there should be 2 noise markers; there are 1"),
        ("", "ship reaches mars", "the ship should be mars; it is nowhere"),
    ],
)
def test_what_is_not_so_fails(given: str, then: str, message: str) -> None:
    assert message in fails(f"{GAME}players 2 ; {given}".removesuffix(" ; "), then)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("engine 4 damaged", "write 'engine 1 working, 2 damaged'"),
        ("engine 1 broken", "write 'engine 1 working, 2 damaged'"),
        ("engine 1 working ; engine 1 damaged", "engine 1 is given twice"),
        ("coordinates earth earth mars venus", "no coordinates card has earth earth mars venus"),
        ("coordinates coordinates_9", "is no coordinates card"),
        ("destination E", "is no space of the destination track"),
        ("self-destruct at 7", "has the spaces 6 to 1, and the skull"),
        ("self-destruct at skull", "game ends: self_destruct"),
        ("time 5 ; hibernation closed", "on blue spaces"),
        ("pod 5 locked", "write 'pod 2 in A unlocked'"),
        ("pod 1", "write 'pod 2 in A unlocked'"),
        ("pods 1 2 ; pod 3 unlocked", "pod 3 is not in this game"),
        ("pod 1 launched ; A in pod 1", "pod 1 is launched: say 'A is escaped'"),
        ("A is in a pod", "in which pod is A?"),
        ("room 012 unexplored ; A in pod 1", "the way to pod 1 is unexplored"),
        ("players 3 ; A in pod 1 ; B in pod 1 ; C in pod 1", "pod 1 has 2 places"),
        ("adult in 012 ; A in pod 1", "waits in a pod beside an Intruder"),
        ("first death never", "write 'first death over' or 'first death to come'"),
        ("power S-01 on", "'given' does not know 'power'"),
        ("gate open", "'given' does not know 'gate'"),
        ("A is sentry", "'sentry' is no character of this game"),
        ("room 002 is archive", "'archive' is no room"),
        ("A has smg", "'smg' is no item"),
        ("bag adult_2_3", "'adult_2_3' is no token of the bag"),
        ("event deck panic", "'panic' is no event card"),
        ("attack deck cut:3", "'cut' is no attack card"),
        ("A is locked in", "a character has no 'locked'"),
        ("room 004 depressurizing", "room 4 is depressurized"),
        ("game ends: time", "the game ends by one of jump, nobody, self_destruct"),
        ("option gravity=off", "no table option 'gravity'"),
        ("board surface", "there is no board"),
        ("guests", "no characters of the other game"),
        ("A acts ; B is rushing", "only who acts can be rushing: write 'B acts' as well"),
        ("A acts ; A is rushing ; B is rushing", "who is rushing is given twice"),
        ("A is rusing", "a character has no 'rusing'; did you mean rushing"),
        ("attacks begun", "write 'attacks skipped' or 'attacks not skipped'"),
        ("A is soldier, mission autoloader active", "part of a weapon: say 'hands assault_rifle"),
        ("A is soldier, mission security_key active", "security_key is no mission item of A"),
        ("A is soldier, mission medkit active", "medkit is no mission item"),
        ("A mission lost", "'lost' is no item"),
        ("A has 2 serious wounds", "which serious wounds? Write 'A wounds leg arm'"),
        ("no adults in 008 ; adult in 008", "a figure is given where there is said to be none"),
        ("egg in 008 ; no objects", "an object is given where there is said to be none"),
        ("no intruders near 008", "write 'no larva in 004' or 'no stalkers'"),
    ],
)
def test_what_cannot_be_is_refused(given: str, message: str) -> None:
    players = "" if "players" in given else "players 2 ; "
    assert message in misread(f"{GAME}{players}{given}")


def test_the_table_is_named_in_one_line() -> None:
    holds("game nemesis, players 3, mode coop ; captain in 001", "A in 001 ; pods 1 2 3")


@pytest.mark.parametrize(
    ("given", "when", "then"),
    [
        ("A in the Cockpit", "A: check coordinates", "A knows the coordinates"),
        ("A in Cockpit", "Captain: set destination C", "destination C"),
        ("A in the Cockpit", "A: set destination to space D", "destination D"),
        ("A in the Generator", "A: start self-destruct", "self-destruct active"),
        ("A in 011 with 4 cards", "A: careful move 008, through 008-009", "A in 008"),
        ("A in 011 with 4 cards", "A moves carefully to 008, through 008-009", "noise 008-009"),
        ("A in the Cabins, hand search rest", "A: search green", "room 007 items 1"),
        ("B hibernating, A dead ; game ends: jump", "go on", "ship is not destroyed"),
        (
            "A hibernating, B hibernating ; coordinates_4 ; game ends: jump",
            "go on",
            "the ship reaches Venus ; the ship arrives at Venus",
        ),
    ],
)
def test_what_happens_can_be_said_in_plain_words(given: str, when: str, then: str) -> None:
    text = given.replace("coordinates_4", "coordinates coordinates_4")
    holds(f"{GAME}players 2 ; {text}", then, when)


def test_no_attacks_are_made_once() -> None:
    """NM-RND-16: what was skipped is over with the step."""
    given = f"{GAME}players 2 ; A in 011 ; adult in 011 ; attacks skipped ; event step 6 alone"
    holds(given, "attacks not skipped ; A light 0 ; A wounds none ; no event attacked", "go on")


def test_a_turn_goes_on_until_its_player_passes() -> None:
    """NM-RND-06: after the second action, too."""
    given = f"{GAME}players 2 ; A is captain in 011, hand 5 cards ; A acts (action 2 of 2)"
    holds(f"{given} ; A is rushing", "turn is A ; A decides action", "dice noise 1\n A: move 008")
    holds(given, "turn is B", "dice noise 1\n A: move 008")
