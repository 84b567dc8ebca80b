"""The kinds of events that only the original game tells (see `rules.happened`)."""

from __future__ import annotations

from lockdown.kernel.events import event

# ---- engines and course
LOOKED_ENGINE = event(
    "looked_engine",
    "A player looked at the top token of an engine.",
    seat="seat",
    engine="number",
    state="number",
)
ENGINE_WORKED_ON = event(
    "engine_worked_on",
    "A player put the tokens of an engine back.",
    seat="seat",
    engine="number",
    changed="number",
)
LOOKED_COORDINATES = event(
    "looked_coordinates", "A player looked at the coordinates.", seat="seat", card="coordinates"
)
COURSE_SET = event("course_set", "The destination marker moved.", seat="seat", space="course")

# ---- time
DESTRUCT_MOVED = event("destruct_moved", "The self-destruct marker moved.", space="number")
HIBERNATION_OPEN = event("hibernation_open", "The hibernation pods opened.")

# ---- ways out
PODS_UNLOCKED = event("pods_unlocked", "All escape pods were unlocked.")
POD_LOCK = event("pod_lock", "A pod was locked or unlocked.", pod="number", locked="number")
ENTERED_POD = event("entered_pod", "A character got into a pod.", seat="seat", pod="number")
STEPPED_OUT = event("stepped_out", "A character left a pod again.", seat="seat", room="room")
POD_LAUNCHED = event("pod_launched", "A pod was launched.", pod="number", crew="number")
ESCAPED = event("escaped", "A character got away in a pod.", seat="seat")
HIBERNATES = event("hibernates", "A character hibernates.", seat="seat")

# ---- the end
ENGINES_SHOWN = event(
    "engines_shown",
    "The top tokens of the engines were shown.",
    one="number",
    two="number",
    three="number",
)
SHIP_EXPLODED = event("ship_exploded", "The ship exploded.")
DESTINATION = event(
    "destination_shown",
    "The destination was read.",
    card="coordinates",
    space="course",
    destination="destination",
)
QUARANTINED = event("quarantined", "Mars does not kill the bearer of Quarantine.", seat="seat")

# ---- the Intruder player
BECAME_INTRUDER = event("became_intruder", "A dead player goes on as the Intruder.", seat="seat")
DECLINED_INTRUDER = event(
    "declined_intruder", "The first dead player does not go on as the Intruder.", seat="seat"
)
HUNT_DRAWN = event(
    "hunt_drawn",
    "The Intruder player drew cards.",
    seat="seat",
    count="number",
    cards="intruder_cards",
)
HUNT_SHUFFLED = event("hunt_shuffled", "The Intruder action cards were shuffled.")
HUNT_MOVES = event(
    "hunt_moves",
    "The Intruder player shows a card to move an Intruder.",
    seat="seat",
    card="intruder_card",
    stalker="stalker",
)
HUNT_ATTACKS = event(
    "hunt_attacks",
    "The Intruder player shows a card to attack.",
    seat="seat",
    card="intruder_card",
    stalker="stalker",
    target="seat",
)
HUNT_ACTS = event(
    "hunt_acts",
    "The Intruder player shows a card for its effect.",
    seat="seat",
    card="intruder_card",
)
HUNT_PURSUES = event("hunt_pursues", "A character is pursued.", seat="seat", target="seat")
HUNT_UNDER = event(
    "hunt_under", "Attack cards went under the deck.", seat="seat", count="number", cards="attacks"
)
EVENTS_DISCARDED = event("events_discarded", "Event cards were discarded.", cards="events")
HUNT_PASSED = event(
    "hunt_passed",
    "The Intruder player passed.",
    seat="seat",
    kept="number",
    cards="intruder_cards",
)
