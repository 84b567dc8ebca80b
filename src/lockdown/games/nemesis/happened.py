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
