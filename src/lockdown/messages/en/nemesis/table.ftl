### At the table in the browser: what only this game shows, or calls otherwise.

ui-act-shoot-help = Shoot at an Intruder in your room.
ui-act-room-help = Use what this room offers.
ui-fire-gauge = Fire markers: number { $n } destroys the ship
ui-malfunction-gauge = Malfunction markers: number { $n } destroys the ship
ui-analyse = Analyse an object in the Laboratory
ui-desk-stalker = Intruder
ui-destruct-on = Self-destruct on { $n ->
    [0] the last space
   *[other] { $n }
}
ui-tm-time = The time marker stands on { $n ->
    [0] the last space
   *[other] { $n }
}.
ui-computer-off = Computer broken
ui-place-pod = in a pod
ui-place-hibernation = hibernating
ui-place-escaped = away in a pod
ui-left-escaped = In an escape pod
ui-left-hibernation = Asleep at the jump
ui-step-engines = Engines
ui-step-coordinates = Coordinates
ui-event-step-5 = Time
ui-event-step-6 = Attacks
ui-event-step-7 = Fire
ui-event-step-8 = Event
ui-event-step-9 = Bag
ui-event-step-10 = End
ui-origin-crew = crew of the ship
ui-arg-number = Engine
ui-arg-course = Space
death-by-end = Died with the ship.

## Engines, course, pods
ui-engines = Engines
ui-engine-n = Engine { $n }
ui-engine-unknown = not seen by you
ui-engine-seen = Engine { $n }: { $state }
ui-course = Course
ui-course-on = The ship is set on { $space }.
ui-coordinates = Coordinates
ui-coordinates-unseen = You have not seen the coordinates.
ui-coordinates-looked = Seen by { $names }
ui-intruders = Intruders
ui-pods = Escape pods
ui-pod-n = Pod { $n }
ui-pod-locked = locked
ui-pod-unlocked = unlocked
ui-pod-gone = launched
ui-pod-places = { $taken } of 2 places taken
ui-hibernation = Hibernation
ui-hibernation-open = hibernation pods open
ui-hibernation-closed = hibernation pods closed
ui-destination = Destination
ui-destination-was = The ship reached
ui-engines-were = The engines were

## Table options
ui-rule-events_start_destruct = Events start the self-destruct
ui-rule-events_start_destruct-help = Whether Coolant Leak starts the sequence even while somebody hibernates.
ui-rule-pod_full_turn = Full turn after a pod
ui-rule-pod_full_turn-help = Whether a character that steps out of an escape pod takes a full turn instead of passing.
ui-rule-token_back = Token back into the bag
ui-rule-token_back-help = In bag development the token of an adult or breeder returns before or after the noise rolls.
ui-rule-token_back-after = after the noise rolls
ui-rule-token_back-before = before the noise rolls
ui-rule-careful_cancels = Careful movement cancels tokens
ui-rule-careful_cancels-help = Whether Careful movement cancels Danger and Silence of an exploration token and places the noise marker.
ui-rule-second_larva = Larva attacking a carrier
ui-rule-second_larva-help = Whether a larva that attacks somebody who already carries one stays in the room or leaves the board.
ui-rule-second_larva-stays = stays in the room
ui-rule-second_larva-leaves = leaves the board
ui-rule-dropped_items = Dropped item cards
ui-rule-dropped_items-help = Whether a dropped item card goes under its deck or on its discard pile.
ui-rule-dropped_items-under = under the deck
ui-rule-dropped_items-discard = on the discard pile
ui-rule-intruder_player = Play as the Intruder
ui-rule-intruder_player-help = Whether the player whose character dies first may go on as the Intruder.
ui-intruder-seat = Intruder
ui-intruder-cards = Cards of the Intruder
ui-intruder-counts = { $hand } in hand, { $deck } in the deck
ui-intruder-discard = Discarded
ui-hunt-about = One card a turn: a move, an attack or its effect. Whoever passes keeps one card at most. You cannot win: see that nobody does.
ui-hunt-draws = draw 3
ui-hunt-holds = hold 4
ui-hunt-never-first = never first
ui-hunt-sees = What you may see
ui-hunt-sees-all = Everything public
ui-hunt-sees-cards = Your own cards; the others see how many
ui-hunt-sees-not = Hands, objectives, coordinates and engines, except what you had seen
ui-hunt-events = In the event phase only time passes and fire burns.
ui-hunt-move = Move
ui-hunt-attack = Attack
ui-left-hunter = Killed, then the Intruder
ui-death-hunts = You died first: at the end of the round you may go on as the Intruder.
ui-hunted = As the Intruder: { $turns ->
        [one] one card
       *[other] { $turns } cards
    }, { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }, { $kills } killed
ui-open-token = Exploration token: whoever enters first resolves it
