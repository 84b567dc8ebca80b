"""Special rooms: printed on the board or fixed tiles (LD-BRD-05, LD-ROM-14)."""

from __future__ import annotations

from lockdown.cards.registry import room_tile

elevator_s01 = room_tile(
    "elevator_s01",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66 LD-BRD-18 LD-BRD-19",
)
# TASK action call_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is not here.
# TASK effect: Put the elevator token beside this elevator room.
# TASK action use_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is here.
# TASK effect: Choose the elevator room of another section. You name the other characters in the
# room (passed ones too) you want to take; each is asked whether it comes along. Move you, those
# who agree and the elevator token there. No noise roll, no encounter; a Night Stalker there
# means combat at once. A malfunction marker in the destination does not matter.

elevator_s02 = room_tile(
    "elevator_s02",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66",
    note="Same two actions as Elevator Room S-01.",
)
# TASK action call_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is not here.
# TASK effect: As in Elevator Room S-01.
# TASK action use_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is here.
# TASK effect: As in Elevator Room S-01.

elevator_s03 = room_tile(
    "elevator_s03",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66",
    note="Same two actions as Elevator Room S-01.",
)
# TASK action call_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is not here.
# TASK effect: As in Elevator Room S-01.
# TASK action use_elevator (cost 1): needs: The elevator's power token is blue and the elevator
# is here.
# TASK effect: As in Elevator Room S-01.

alert_room = room_tile(
    "alert_room",
    kind="special",
    colour="none",
    computer=True,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-68 LD-ROM-69 LD-EMP-01 LD-EMP-02 LD-EMP-03 LD-EMP-05 LD-EMP-06 LD-CTG-07",
)
# TASK action start_procedure (cost 2): needs: The emergency procedure token is not on the
# track.
# TASK effect: Put the emergency procedure token on the space whose number is half of the time
# token's, rounded down (0 = S). The Isolation Room opens at once. The game ends when the time
# token leaves that space.
# TASK action take_contingency (cost 2): needs: At least one token in the neutral pool.
# Cooperative mode: a face-down one.
# TASK effect: Choose a slot of the neutral pool, look at the token and keep it secretly with
# your own. Cooperative mode: LD-COP-03 instead.

staircase = room_tile(
    "staircase",
    kind="special",
    colour="none",
    computer=False,
    copies=4,
    searchable=False,
    has_counter=False,
    rules="LD-ROM-70 LD-ROM-71 LD-ROM-72 LD-BRD-11 LD-BRD-12 LD-BRD-13",
)
# TASK passive: No action. Always in darkness, in no section. A malfunction marker here only
# uses up the supply. Four on the basic side (005, 006, 016, 017); on the optional side 003, 015
# and 022.

repository = room_tile(
    "repository",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules="LD-ROM-73 LD-CRF-01 LD-CRF-02 LD-CRF-08 LD-ITM-07 LD-SET-26",
    note="That everybody present crafts, the acting character first, is the publisher's FAQ.",
)
# TASK action craft_gear (cost 2): needs: A crafted item is still available, and you have an
# item card with one of its component symbols or another character is in the room (what others
# carry is not checked).
# TASK effect: You first, then every other character in the room in turn order (passed ones
# too), may once craft for free with a single component: choose an available crafted item,
# discard one item card of your own that shows one of its two component symbols, take the
# crafted item (a heavy one needs a hand slot). Everybody may decline. The plain Craft item
# action stays possible here.

isolation_room = room_tile(
    "isolation_room",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules=(
        "LD-ROM-74 LD-ROM-75 LD-ROM-76 LD-ROM-77 LD-RND-06 LD-GOL-04 LD-GOL-05 LD-GOL-06 LD- CRT-06"
    ),
)
# TASK passive: A character here at the start of a round draws up to 6 cards instead of 5,
# unless a malfunction marker is in the room; works on both sides of the tile.
# TASK action lock_in (cost 2): needs: The room is open: the time token has reached 8, or the
# emergency procedure token is on the track.
# TASK effect: Make a noise roll (also with other characters present) and resolve it fully. If
# you died or a Night Stalker is in the room afterwards, the attempt fails. Otherwise your
# figure leaves the board with all you carry: you are locked in and out of play at once, without
# a pass or a fire wound.

backup_power_supply = room_tile(
    "backup_power_supply",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules="LD-ROM-78 LD-PWR-12 LD-PWR-13 LD-PWR-14 LD-PWR-15",
)
# TASK action restore_power (cost 2): needs: Nothing more.
# TASK effect: In this order: (1) unless 3 or more power tokens are blue, turn tokens 1 and 2
# blue and 3 and 4 red; (2) place the four tokens as you like, one each on S-01, S-02, S-03 and
# the elevator, without turning them; (3) if the time token is red, turn it blue.
