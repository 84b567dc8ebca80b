### What happened, as only this game tells it, or tells it otherwise. Variables as in the shared file.

log-round_began = Round { $round } begins. The time marker stands on { $time }.
log-event_step = { $step ->
    [5] Time passes.
    [6] The Intruders attack.
    [7] Fire burns.
    [8] An event.
    [9] The bag develops.
   *[other] The round ends.
}
log-time = { $time ->
    [0] The time marker reaches the end of its track.
   *[other] Time moves to { $time }.
}
log-destruct_started = The self-destruct sequence starts: its marker stands on { $space }.
log-choose_objectives = Intruders! Everybody keeps one objective.
log-game_ended = { $how ->
    [jump] The ship jumps to hyperspace.
    [self_destruct] The ship blows itself up.
    [fire] The fire destroys the ship.
    [malfunction] The ship breaks apart.
   *[other] Nobody is awake aboard.
}
log-swept = { $seat } does not survive.

## Engines and course
log-looked_engine = { $state ->
    [-1] { $seat } looks at engine { $engine }.
    [0] { $seat } looks at engine { $engine }: damaged.
   *[other] { $seat } looks at engine { $engine }: working.
}
log-engine_worked_on = { $changed ->
    [0] { $seat } works on engine { $engine }: order not changed.
   *[other] { $seat } works on engine { $engine }: order changed.
}
log-looked_coordinates = { $card ->
    [hidden] { $seat } looks at the coordinates.
   *[other] { $seat } looks at the coordinates: { $card }.
}
log-course_set = { $seat } sets the course: { $space }.

## Time
log-destruct_moved = { $space ->
    [0] The self-destruct marker reaches the end of its track.
    [1] The self-destruct marker moves to { $space }; the sequence can no longer be stopped.
    [2] The self-destruct marker moves to { $space }; the sequence can no longer be stopped.
    [3] The self-destruct marker moves to { $space }; the sequence can no longer be stopped.
   *[other] The self-destruct marker moves to { $space }.
}
log-hibernation_open = The hibernation pods open.

## Ways out
log-pods_unlocked = All escape pods unlock.
log-pod_lock = { $locked ->
    [0] Pod { $pod } is unlocked.
   *[other] Pod { $pod } is locked.
}
log-entered_pod = { $seat } gets into pod { $pod }.
log-stepped_out = { $seat } is out of the pod again, in { $room }.
log-pod_launched = { $crew ->
    [0] Pod { $pod } is launched, empty.
    [one] Pod { $pod } is launched with one character.
   *[other] Pod { $pod } is launched with { $crew } characters.
}
log-escaped = { $seat } gets away in an escape pod.
log-hibernates = { $seat } hibernates.

## The end
log-engines_shown = The engines: 1 { $one ->
    [0] damaged
   *[other] working
}, 2 { $two ->
    [0] damaged
   *[other] working
}, 3 { $three ->
    [0] damaged
   *[other] working
}.
log-ship_exploded = The engines fail. The ship explodes.
log-destination_shown = The coordinates: { $card }. The ship was set on { $space }: { $destination }.
log-quarantined = Mars is what the Quarantine of { $seat } asks for: { $seat } lives.

## The Intruder player
log-became_intruder = { $seat } goes on as the Intruder.
log-declined_intruder = { $seat } does not go on as the Intruder.
log-hunt_drawn = { $cards_count ->
    [0] { $seat } draws { $count ->
        [one] an Intruder action card
       *[other] { $count } Intruder action cards
    }.
   *[other] { $seat } draws { $cards }.
}
log-hunt_shuffled = The Intruder action cards are shuffled.
log-hunt_moves = { $seat } shows { $card }: { $stalker } moves.
log-hunt_attacks = { $seat } shows { $card }: { $stalker } attacks { $target }.
log-hunt_acts = { $seat } shows { $card } for its effect.
log-hunt_pursues = { $seat } pursues { $target }.
log-hunt_under = { $cards ->
    [hidden] { $seat } puts { $count ->
        [one] an attack card
       *[other] { $count } attack cards
    } under the deck.
   *[other] { $seat } puts under the attack deck, the last one lowest: { $cards }.
}
log-events_discarded = Discarded: { $cards }.
log-hunt_passed = { $cards_count ->
    [0] { $seat } passes.
   *[other] { $seat } discards { $cards } and passes.
}
