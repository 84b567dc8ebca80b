"""Every kind of event this game tells, with its fields.

The words are in the message files under `log-<name>`; a field told as -1 is hidden from that
listener. Fields ending in `s` hold tuples.
"""

from __future__ import annotations

from lockdown.kernel.events import event

# ---- set-up
GAME_BEGAN = event("game_began", "The board is set up.", players="number")
NUMBER_DEALT = event("number_dealt", "A player number was dealt.", seat="seat", number="number")
OBJECTIVES_DEALT = event(
    "objectives_dealt", "Objectives were dealt.", seat="seat", objectives="objectives"
)
CONTINGENCY_DEALT = event(
    "contingency_dealt",
    "Contingency tokens were dealt.",
    seat="seat",
    contingencies="contingencies",
)
CHARACTERS_OFFERED = event(
    "characters_offered", "Two choice cards were drawn.", seat="seat", characters="characters"
)
CHARACTER_CHOSEN = event(
    "character_chosen", "A character was chosen.", seat="seat", character="character", room="room"
)

# ---- round
ROUND_BEGAN = event("round_began", "A round begins.", round="number", time="number")
CARDS_DRAWN = event("cards_drawn", "Cards were drawn.", seat="seat", count="number", cards="cards")
DECK_SHUFFLED = event(
    "deck_shuffled", "A discard pile became a new deck.", deck="word", seat="seat"
)
FIRST_PLAYER = event("first_player", "The first player token went on.", seat="seat")
TURN_BEGAN = event("turn_began", "A turn begins.", seat="seat")
PASSED = event("passed", "A player passed.", seat="seat", discarded="number", cards="cards")
EVENT_PHASE = event("event_phase", "The event phase begins.", round="number")
EVENT_STEP = event("event_step", "A step of the event phase begins.", step="number")
ROUND_ENDED = event("round_ended", "The round is over.", round="number")

# ---- actions
DECLARED = event("declared", "An action was declared and paid.", seat="seat", action="action")
PAID = event("paid", "Cards were discarded as a cost.", seat="seat", cards="cards")
WINDOW = event("window", "Anybody concerned may react now.", window="word", seat="seat")
REACTED = event("reacted", "A reaction was played.", seat="seat", card="card", part="number")
REACTED_ITEM = event("reacted_item", "An item was used as a reaction.", seat="seat", item="item")
CANCELLED = event("cancelled", "An action was cancelled.", seat="seat", by="seat")
INTERRUPTION_CANCELLED = event(
    "interruption_cancelled", "An Interruption was cancelled.", seat="seat", by="seat"
)
CARD_DISCARDED = event(
    "card_discarded", "A card was discarded from hand.", seat="seat", card="card"
)
HAND_DISCARDED = event("hand_discarded", "A whole hand was discarded.", seat="seat", cards="cards")
CONSENT_ASKED = event("consent_asked", "A player was asked to agree.", seat="seat", what="word")
CONSENT = event("consent", "A player agreed or not.", seat="seat", yes="number")

# ---- movement, exploration, noise
MOVED = event(
    "moved", "A character moved.", seat="seat", origin="room", room="room", corridor="corridor"
)
CARRIED = event(
    "carried_over", "A character was moved by an effect.", seat="seat", origin="room", room="room"
)
EXPLORED = event("explored", "A room tile was turned up.", seat="seat", room="room", tile="tile")
TOKEN_REVEALED = event(
    "token_revealed", "An exploration token was revealed.", room="room", token="exploration"
)
TOKEN_IGNORED = event("token_ignored", "An exploration token was ignored.", room="room")
COUNTER_SET = event("counter_set", "An item counter was set.", room="room", items="number")
NOISE_ROLLED = event("noise_rolled", "A noise roll.", seat="seat", face="noise_face", room="room")
NOISE_SKIPPED = event("noise_skipped", "A noise roll was not made.", seat="seat")
NOISE_PLACED = event("noise_placed", "A noise marker was placed.", corridor="corridor")
NOISE_REMOVED = event("noise_removed", "Noise markers were removed.", corridors="corridors")
DANGER = event("danger", "Danger.", seat="seat", room="room")
SLIMED = event("slimed", "A character got a slime marker.", seat="seat")
SLIME_OFF = event("slime_off", "A slime marker was removed.", seat="seat")
FIRE = event("fire", "A fire marker was placed.", room="room")
FIRE_OUT = event("fire_out", "A fire marker was removed.", room="room")
MALFUNCTION = event("malfunction", "A malfunction marker was placed.", room="room")
REPAIRED = event("repaired", "A malfunction marker was removed.", room="room")
SUPPLY_SHRUNK = event(
    "supply_shrunk", "Markers left the game.", fire="number", malfunction="number"
)
DOOR_CLOSED = event("door_closed", "A door was closed.", corridor="corridor")
DOOR_OPENED = event("door_opened", "A door was opened.", corridor="corridor")
DOOR_DESTROYED = event("door_destroyed", "A door was destroyed.", corridor="corridor")
DEPRESSURIZING = event("depressurizing", "A room will lose its air.", room="room")
DEPRESSURIZE_OFF = event("depressurize_off", "The depressurization was called off.", room="room")
DEPRESSURIZED = event("depressurized", "A room lost its air.", room="room")

# ---- power and time
POWER = event("power", "Power tokens changed.", places="powers")
POWER_FAILURE = event("power_failure", "A power failure.", section="section")
TIME_TOKEN_TURNED = event("time_token_turned", "The time token was turned.", blue="number")
TIME = event("time", "The time token moved.", time="number")
ISOLATION_OPEN = event("isolation_open", "The Isolation Room opened.")
GATE_OPEN = event("gate_open", "The main gate opened.")
ROVER_MOVED = event("rover_moved", "The rover moved.", here="number")
ELEVATOR_MOVED = event("elevator_moved", "The elevator moved.", room="room")
DESTRUCT_STARTED = event("destruct_started", "The self-destruct sequence started.", space="number")
DESTRUCT_STOPPED = event("destruct_stopped", "The self-destruct sequence was stopped.")
DESTRUCT_RED = event("destruct_red", "The self-destruct token turned red.", space="number")
EMERGENCY = event("emergency", "The emergency procedure started.", space="number")
CSS_REVEALED = event("css_revealed", "A CSS token was revealed.", space="space", css="css")
CSS_SHOWN = event(
    "css_shown", "A CSS token was shown to all and turned down again.", space="space", css="css"
)
CSS_MOVED = event("css_moved", "A CSS token was moved.", origin="space", space="space")
ENTERED_CONTAINER = event(
    "entered_container", "A character got into a container.", seat="seat", container="word"
)
LAUNCHED = event("launched", "A container was launched.", seat="seat", container="word")
LAUNCH_FAILED = event(
    "launch_failed", "A container was not launched.", seat="seat", container="word"
)
LOCKED_IN = event("locked_in", "A character locked itself in.", seat="seat")
REACHED_BUNKER = event("reached_bunker", "A character reached the bunker.", seat="seat", way="word")
ATTEMPT_FAILED = event("attempt_failed", "The attempt failed.", seat="seat", what="word")

# ---- Night Stalkers
TOKEN_DRAWN = event("token_drawn", "A token was drawn from the bag.", token="stalker_token")
TOKEN_ADDED = event("token_added", "A token was put into the bag.", token="stalker_token")
TOKEN_RETURNED = event("token_returned", "A token went back into the bag.", token="stalker_token")
ENCOUNTER = event("encounter", "An encounter.", seat="seat", room="room")
APPEARED = event("appeared", "A Night Stalker appeared.", stalker="stalker", room="room")
NO_FIGURE = event("no_figure", "No figure of that kind was free.", kind="stalker_kind")
WITHDREW = event("withdrew", "Night Stalkers left the board.", stalkers="stalkers")
STALKER_MOVED = event(
    "stalker_moved", "A Night Stalker moved.", stalker="stalker", origin="room", room="room"
)
INTRUDER_HEALED = event(
    "intruder_healed", "An Intruder lost wounds; what is left.", stalker="stalker", wounds="number"
)
STALKER_GONE = event(
    "stalker_gone", "A Night Stalker left the board.", stalker="stalker", room="room"
)
SURPRISE = event(
    "surprise", "A surprise attack.", seat="seat", stalker="stalker", number="number", hand="number"
)
NO_SURPRISE = event(
    "no_surprise", "No surprise attack.", seat="seat", number="number", hand="number"
)
ATTACKED = event("attacked", "A Night Stalker attacks.", stalker="stalker", seat="seat")
REDIRECTED = event("redirected", "An attack goes to somebody else.", seat="seat", by="seat")
ATTACK_CARD = event(
    "attack_card", "An attack card was drawn.", card="attack", hit="number", seat="seat"
)
ATTACK_IGNORED = event("attack_ignored", "The attack has no effect.", seat="seat")
DARK_IGNORED = event("dark_ignored", "A darkness effect was ignored.", seat="seat")
DARK_EFFECT = event("dark_effect", "A darkness effect.", seat="seat")
INFESTED = event("infested", "A larva infested a character.", seat="seat", larva="number")
SHOT = event("shot", "A shot.", seat="seat", item="item", stalker="stalker", face="combat_face")
STRUCK = event("struck", "A melee attack.", seat="seat", stalker="stalker", face="combat_face")
REROLLED = event("rerolled", "A die was rolled again.", seat="seat", face="combat_face")
STALKER_WOUNDED = event(
    "stalker_wounded",
    "A Night Stalker was wounded.",
    stalker="stalker",
    wounds="number",
    total="number",
)
WOUND_CHECK = event(
    "wound_check", "A wound check.", stalker="stalker", cards="attacks", blood="number"
)
STALKER_DIED = event("stalker_died", "A Night Stalker died.", stalker="stalker", room="room")
RETREATS = event("retreats", "A Night Stalker retreats.", stalker="stalker", card="event")
EGG_ADDED = event("egg_added", "An egg was laid.", eggs="number")
EGG_DESTROYED = event("egg_destroyed", "An egg was destroyed.", room="room")
NEST_DESTROYED = event("nest_destroyed", "The Nest is destroyed.")
EVENT_CARD = event("event_card", "An event card was drawn.", card="event")
EVENT_REMOVED = event("event_removed", "An event card left the game.", card="event")

# ---- the crew's bodies
LIGHT_WOUND = event("light_wound", "A light wound.", seat="seat", light="number")
SERIOUS_WOUND = event("serious_wound", "A serious wound.", seat="seat", wound="wound")
DRESSED = event("dressed", "A serious wound was dressed.", seat="seat", wound="wound")
HEALED = event("healed", "A serious wound was healed.", seat="seat", wound="wound")
LIGHT_HEALED = event("light_healed", "Light wounds were healed.", seat="seat", light="number")
NUMBED = event("numbed", "Serious wounds are ignored this round.", seat="seat")
REVIVED = event("revived", "A dead character was revived.", seat="seat", room="room")
CONTINGENCY_UP = event(
    "contingency_up",
    "A contingency token of the pool was turned up for all.",
    slot="number",
    face="contingency",
)
OBJECTIVES_OPEN = event(
    "objectives_open", "An objective lies open for all.", seat="seat", objectives="objectives"
)
ALL_WON = event("all_won", "The crew has won together.")
DIED = event("died", "A character died.", seat="seat", room="room")
CONTAMINATED = event(
    "contaminated", "A contamination card was received.", seat="seat", count="number"
)
SCANNED = event(
    "scanned", "Contamination cards were scanned.", seat="seat", count="number", infected="number"
)
CONTAMINATION_REMOVED = event(
    "contamination_removed", "Contamination cards were removed.", seat="seat", count="number"
)
LARVA = event("larva", "A larva is on a character's board.", seat="seat")
LARVA_OFF = event("larva_off", "A larva was removed.", seat="seat")
SHUFFLED_ALL = event("shuffled_all", "Hand, deck and discard pile became one deck.", seat="seat")

# ---- knowledge, items
KNOWLEDGE = event(
    "knowledge", "Knowledge was gained.", seat="seat", gained="number", level="number"
)
KNOWLEDGE_ACTIVE = event("knowledge_active", "A knowledge token was activated.", seat="seat")
ANALYSED = event("analysed", "An object was analysed.", seat="seat", item="item")
WEAKNESS_FOUND = event(
    "weakness_found", "A weakness was discovered.", weakness="weakness", place="number"
)
ITEM_GAINED = event("item_gained", "An item was gained.", seat="seat", item="item", colour="colour")
ITEM_USED = event("item_used", "An item was used.", seat="seat", item="item")
ITEM_DISCARDED = event(
    "item_discarded", "An item was discarded.", seat="seat", item="item", colour="colour"
)
ITEM_RETURNED = event(
    "item_returned", "An item card went under its deck.", seat="seat", item="item", colour="colour"
)
DROPPED = event("dropped", "Something was dropped.", seat="seat", item="item", colour="colour")
PICKED_UP = event("picked_up", "A bulky object was picked up.", seat="seat", item="item")
OBJECT_LIES = event("object_lies", "A bulky object lies in a room.", item="item", room="room")
OBJECT_GONE = event("object_gone", "A bulky object is gone.", item="item")
LOADED = event("loaded", "An item was loaded.", seat="seat", item="item")
AMMO_SPENT = event(
    "ammo_spent", "Ammo or uses were spent.", seat="seat", item="item", left="number"
)
ATTACHED = event("attached", "Items were joined.", seat="seat", item="item")
CRAFTED = event("crafted", "An item was crafted.", seat="seat", item="item")
ACTIVATED = event("activated", "A mission item was activated.", seat="seat", item="item")
SEARCHED = event(
    "searched", "A room was searched.", seat="seat", room="room", left="number", items="items"
)
COUNTER_LOWERED = event(
    "counter_lowered", "An item counter was lowered.", room="room", items="number"
)

# ---- looking
LOOKED_TILE = event(
    "looked_tile", "A player looked at a room tile.", seat="seat", room="room", tile="tile"
)
LOOKED_TOKEN = event(
    "looked_token",
    "A player looked at an exploration token.",
    seat="seat",
    room="room",
    token="exploration",
)
LOOKED_CSS = event(
    "looked_css", "A player looked at a CSS token.", seat="seat", space="space", css="css"
)
LOOKED_CONTINGENCY = event(
    "looked_contingency",
    "A player looked at a contingency token.",
    seat="seat",
    owner="seat",
    slot="number",
    contingency="contingency",
)
TOOK_CONTINGENCY = event(
    "took_contingency",
    "A player took a contingency token.",
    seat="seat",
    slot="number",
    contingency="contingency",
)
LOOKED_OBJECTIVE = event(
    "looked_objective",
    "A player looked at objectives.",
    seat="seat",
    owner="seat",
    objectives="objectives",
)
LOOKED_EVENTS = event(
    "looked_events", "A player looked at event cards.", seat="seat", cards="events"
)
LOOKED_ATTACKS = event(
    "looked_attacks", "A player looked at attack cards.", seat="seat", cards="attacks"
)
TOKENS_EXCHANGED = event(
    "tokens_exchanged",
    "Exploration tokens may have been exchanged.",
    seat="seat",
    rooms="rooms",
    exchanged="number",
)
ITEM_SHOWN = event(
    "item_shown", "An item was shown.", seat="seat", to="seat", item="item", colour="colour"
)

# ---- computer, trade
COMPUTER_CARD = event("computer_card", "A computer card was revealed.", card="computer")
COMPUTER_OPTION = event(
    "computer_option", "A computer option was chosen.", seat="seat", option="word"
)
TRADE_OPENED = event("trade_opened", "A trade was opened.", seat="seat", room="room")
TRADE_OFFERED = event(
    "trade_offered",
    "An offer was made.",
    seat="seat",
    to="seat",
    gives="items",
    asks="items",
    colours="colours",
)
TRADE_DECLINED = event("trade_declined", "An offer was declined.", seat="seat", to="seat")
TRADE_DONE = event(
    "trade_done",
    "Things changed hands.",
    seat="seat",
    to="seat",
    gave="items",
    got="items",
    colours="colours",
)
TRADE_ENDED = event("trade_ended", "The trade is over.", seat="seat")

# ---- the end
CHOOSE_OBJECTIVES = event("choose_objectives", "Everybody keeps one objective.")
OBJECTIVES_CHOSEN = event("objectives_chosen", "Everybody has chosen.")
OBJECTIVE_KEPT = event(
    "objective_kept", "You kept an objective.", seat="seat", objective="objective"
)
GAME_ENDED = event("game_ended", "The game is over.", how="word", destroyed="number")
SWEPT = event("swept", "A character died at the end.", seat="seat")
CONTINGENCY = event(
    "contingency", "The active contingency was revealed.", contingency="contingency"
)
CONTINGENCY_KILLS = event("contingency_kills", "The contingency killed a character.", seat="seat")
FINAL_SCAN = event(
    "final_scan",
    "The contamination cards were scanned.",
    seat="seat",
    cards="number",
    infected="number",
    larva="number",
)
FINAL_DRAW = event(
    "final_draw", "Four cards were drawn.", seat="seat", cards="cards", died="number"
)
OBJECTIVE_SHOWN = event(
    "objective_shown", "An objective was shown.", seat="seat", objective="objective", met="number"
)
WON = event("won", "A player won.", seat="seat")
ALL_LOST = event("all_lost", "Nobody survived.")

# ---- event cards
DRAWN_APART = event(
    "drawn_apart",
    "Cards were drawn apart from the hand and discarded.",
    seat="seat",
    cards="cards",
)
EGG_HATCHED = event("egg_hatched", "An egg hatched.", eggs="number")

# ---- rooms
SIGNAL_SENT = event("signal_sent", "A character sent the signal.", seat="seat")
