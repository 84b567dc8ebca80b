"""Rooms of kind I: all ten are in every game (LD-ROM-12)."""

from __future__ import annotations

from lockdown.cards.registry import room_tile

archive = room_tile(
    "archive",
    kind="I",
    colour="white",
    computer=True,
    computer_confidence="medium",
    rules="LD-ROM-26 LD-ROM-27 LD-KNW-04 LD-CTG-06",
)
# TASK action examine_archive (cost 2): needs: Your knowledge token is inactive.
# TASK effect: In this order: gain 2 knowledge; turn your knowledge token to its active side;
# choose one contingency token that is not the active one (a token of any other player who still
# holds one, in any section, or one slot of the neutral pool) and look at it alone, then put it
# back. If no such token exists the look is skipped. Cooperative mode: LD-COP-03.

transmitter_control = room_tile(
    "transmitter_control",
    kind="I",
    colour="red",
    computer=True,
    rules="LD-ROM-28 LD-ROM-29 LD-OBJ-07",
    note="Red and the computer symbol are seen on a public photograph of the tile.",
)
# TASK action send_signal (cost 2): needs: You have no signal marker.
# TASK effect: Put a status marker on the signal space of your character board; it stays for the
# rest of the game.
# TASK action check_objective (cost 2): needs: At least one other living player's character has
# a signal marker.
# TASK effect: Choose such a player (any section; also one who has left the game alive). You
# alone see the objective, or both objectives, that player holds now.

cave_entrance = room_tile(
    "cave_entrance",
    kind="I",
    colour="white",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-30 LD-ROM-31 LD-TEC-01 LD-ATK-13",
)
# TASK action cave_move (cost 2): needs: At least one other explored room has a technical-
# corridor entrance.
# TASK effect: Choose such a room and move your character there; this room needs no entrance of
# its own; doors and distance do not matter; no exploration and no noise roll. Then draw one
# attack card and resolve it on you as an attack of an adult in darkness: nothing if the adult
# symbol is missing; otherwise effect and darkness effect. No figure is placed; parts that need
# a real attacker are skipped.

power_generator = room_tile(
    "power_generator",
    kind="I",
    colour="yellow",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-32 LD-ROM-33 LD-SDS-03 LD-PWR-16",
)
# TASK action stop_self_destruct (cost 2): needs: The self-destruct token lies on the time track
# with its yellow side up.
# TASK effect: Remove the self-destruct token from the track.
# TASK action switch_power (cost 2): needs: Nothing more.
# TASK effect: Turn the power token of the section this room is in to its other side, on or off,
# whatever side the time token shows. The elevator's token cannot be chosen.

laboratory = room_tile(
    "laboratory",
    kind="I",
    colour="green",
    computer=True,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-34 LD-ROM-35 LD-ROM-36 LD-KNW-06 LD-KNW-07 LD-KNW-10 LD-KNW-11",
)
# TASK action analyse (cost 2): needs: A bulky object (corpse, carcass or egg) lies in the room
# or is carried by a character in it; one carried by another character needs that player's
# consent, asked before paying.
# TASK effect: Choose such an object. Gain 3 knowledge. If no object of its kind has been used
# for a weakness and an analysed-object slot is free, put the token on the first free slot from
# the left and turn up the weakness card below it; otherwise remove the object from the game.

nest = room_tile(
    "nest",
    kind="I",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    malfunction=False,
    computer_confidence="medium",
    rules="LD-ROM-37 LD-ROM-38 LD-ROM-39 LD-ROM-40 LD-ROM-41 LD-ROM-42 LD-ROM-43 LD-EXP-11",
)
# TASK passive: The character that explores it gains 1 knowledge, once a game. Attacking eggs
# uses the basic actions (LD-BAS-14).
# TASK action take_egg (cost 2): needs: At least 1 egg on the laboratory board; a free hand
# slot, or you drop something first.
# TASK effect: Take 1 egg token from the laboratory board into a hand slot, then make a noise
# roll here (also with other characters present).

decon_room = room_tile(
    "decon_room",
    kind="I",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-44 LD-ROM-45 LD-CON-09 LD-CON-10",
)
# TASK action decontaminate (cost 2): needs: You have a contamination card in hand, a larva or a
# slime marker.
# TASK effect: Scan all contamination cards in your hand; remove the INFECTED ones (no infection
# procedure); the others stay in hand. Remove the larva from your board. Remove your slime
# marker.

css_a = room_tile(
    "css_a",
    kind="I",
    colour="white",
    computer=False,
    container="A",
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-46 LD-ROM-47 LD-ROM-48 LD-ROM-49 LD-CSS-02 LD-CSS-04",
)
# TASK action enter_css (cost 2): needs: The time token is on a space with a face-down CSS token
# and container space A is empty.
# TASK effect: Discard your whole hand (contamination cards too), pass, resolve what passing and
# the end of the turn cause (fire wounds you), then, if alive, put your figure on container
# space A.

cooling_system = room_tile(
    "cooling_system",
    kind="I",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-50 LD-SDS-01 LD-SDS-08 LD-SDS-10",
)
# TASK action start_self_destruct (cost 2): needs: The self-destruct token is not on the time
# track.
# TASK effect: Put the self-destruct token, yellow side up, three spaces ahead of the time
# token; if the track is too short, on S.

emergency_room = room_tile(
    "emergency_room",
    kind="I",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-51 LD-HRT-13 LD-HRT-14 LD-COP-08 LD-COP-09",
)
# TASK action treat_wounds (cost 2): needs: At least one of the three options would change
# something.
# TASK effect: Choose one: dress all your undressed serious wounds; OR heal 1 dressed serious
# wound of your choice; OR heal all your light wounds. Only you are treated.
