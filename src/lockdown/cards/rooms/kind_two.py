"""Rooms of kind II: six of nine are used on the basic side (LD-ROM-13)."""

from __future__ import annotations

from lockdown.cards.registry import room_tile

contaminated_room = room_tile(
    "contaminated_room",
    kind="II",
    colour="white",
    computer=False,
    malfunction=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-52 LD-SRC-05 LD-MRK-26",
)
# TASK passive: No room action. Every Search action taken here gives the searching character a
# slime marker (none if it has one).

css_control = room_tile(
    "css_control",
    kind="II",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-53 LD-CSS-13 LD-CSS-14 LD-FAQ-41",
)
# TASK action program_css (cost 2): needs: At least one face-down CSS token is on the track.
# TASK effect: Choose a face-down CSS token and look at it alone. Then you may move it 1 space
# in either direction along the track, also to a space without a printed slot, if it does not
# share its space with the time token and the new space is numbered and holds no face-down CSS
# token. The others see the move, not the face.

defense_control = room_tile(
    "defense_control",
    kind="II",
    colour="red",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-54 LD-ROM-55 LD-WND-15 LD-BAS-15 LD-MRK-28",
    note="Wounding Night Stalkers only, not eggs: our reading.",
)
# TASK action eliminate_threat (cost 2): needs: Some room without a malfunction marker, explored
# or not, anywhere, holds a Night Stalker.
# TASK effect: When declaring the action, choose such a room and a further price: a malfunction
# marker in this room, or this room's item counter lowered by 1 (only from 1 or more). Then in
# this order: (1) pay that price; (2) place a malfunction marker in the chosen room (none in the
# Nest, the Contaminated Room, an unexplored room or on a crossroads); if a marker is needed and
# none is left, the complex is destroyed at once; (3) every Night Stalker there suffers 1 wound,
# then the checks (LD-WND-15); (4) every character there suffers 1 serious wound, in turn order.
# Eggs are not harmed.

guard_room = room_tile(
    "guard_room",
    kind="II",
    colour="red",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-56 LD-CRF-10",
)
# TASK action take_equipment (cost 2): needs: This room's item counter is at least 1 and a Taser
# or an Enviro-Suit is left in the crafted deck.
# TASK effect: Lower the item counter by 1 and take 1 Taser or 1 Enviro-Suit of your choice from
# the crafted deck.

testing_lab = room_tile(
    "testing_lab",
    kind="II",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-57 LD-CRF-10",
)
# TASK action take_neutralizer (cost 2): needs: Your knowledge is 4 or more and a Neutralizer is
# left in the crafted deck.
# TASK effect: Take 1 Neutralizer from the crafted deck. The item counter is not lowered.

surgery = room_tile(
    "surgery",
    kind="II",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-58 LD-ROM-45 LD-CON-09 LD-FAQ-47",
)
# TASK action operate (cost 2): needs: Nothing more.
# TASK effect: In this order: scan all your contamination cards in hand, action deck and discard
# pile, you alone see them; remove the INFECTED ones (no infection procedure); remove the larva
# from your board; suffer 1 light wound; if alive, shuffle hand, deck and discard pile into a
# new action deck and pass (Bleeding and fire wound as usual). Your hand is empty until the next
# draw step.

css_b = room_tile(
    "css_b",
    kind="II",
    colour="white",
    computer=False,
    container="B",
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-46 LD-CSS-01 LD-CSS-02 LD-CSS-04",
)
# TASK action enter_css (cost 2): needs: The time token is on a space with a face-down CSS token
# and container space B is empty.
# TASK effect: As in Cargo Sending System A, with container space B.

css_c = room_tile(
    "css_c",
    kind="II",
    colour="white",
    computer=False,
    container="C",
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-46 LD-CSS-01 LD-CSS-02 LD-CSS-04",
)
# TASK action enter_css (cost 2): needs: The time token is on a space with a face-down CSS token
# and container space C is empty.
# TASK effect: As in Cargo Sending System A, with container space C.

vent_control = room_tile(
    "vent_control",
    kind="II",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="low",
    rules="LD-ROM-59 LD-ROM-60 LD-ROM-61 LD-ROM-62 LD-DOR-09 LD-DOR-13",
)
# TASK action depressurize (cost 2): needs: The depressurization token is not on the board. A
# room has a technical-corridor entrance, no corridor with a destroyed door, and enough doors
# can be supplied (LD-ROM-62).
# TASK effect: Choose such a room. Close the doors of all its corridors, remove its fire marker,
# put the depressurization token there. If one of these doors is opened or destroyed before the
# player phase ends, the token is removed; otherwise at the end of the player phase every
# character and Night Stalker in the room dies and the token is removed. Eggs are not harmed.
