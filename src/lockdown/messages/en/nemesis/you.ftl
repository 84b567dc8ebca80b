### What happened to the reader, as only this game tells it, or tells it otherwise. See the shared file.

you-swept = You do not survive.

## Engines and course
you-looked_engine = { $state ->
    [0] You look at engine { $engine }: damaged.
   *[other] You look at engine { $engine }: working.
}
you-engine_worked_on = { $changed ->
    [0] You work on engine { $engine }: order not changed.
   *[other] You work on engine { $engine }: order changed.
}
you-looked_coordinates = You look at the coordinates: { $card }.
you-course_set = You set the course: { $space }.

## Ways out
you-entered_pod = You get into pod { $pod }.
you-stepped_out = You are out of the pod again, in { $room }.
you-escaped = You get away in an escape pod.
you-hibernates = You hibernate.

## The end
you-quarantined = Mars is what your Quarantine asks for: you live.

## The Intruder player
you-became_intruder = You go on as the Intruder.
you-declined_intruder = You do not go on as the Intruder.
you-hunt_drawn = { $cards_count ->
    [0] You draw { $count ->
        [one] an Intruder action card
       *[other] { $count } Intruder action cards
    }.
   *[other] You draw { $cards }.
}
you-hunt_moves = You show { $card }: { $stalker } moves.
you-hunt_attacks = You show { $card }: { $stalker } attacks { $target }.
    .target = { $seat } shows { $card }: { $stalker } attacks you.
you-hunt_acts = You show { $card } for its effect.
you-hunt_pursues = You pursue { $target }.
    .target = { $seat } pursues you.
you-hunt_under = You put under the attack deck, the last one lowest: { $cards }.
you-hunt_passed = { $cards_count ->
    [0] You pass.
   *[other] You discard { $cards } and pass.
}
