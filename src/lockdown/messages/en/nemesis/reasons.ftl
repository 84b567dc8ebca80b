### Why something cannot be done: what only this game has, or says otherwise.

## The ship
reason-no_engine_here = You are in no engine room.
    .help = Go to Engine 1, 2 or 3.
reason-engines_known = You know the state already; there is nothing new to see.
    .help = Come back when somebody has worked on it.
reason-coordinates_known = You have seen the coordinates already.
    .help = They never change: look at your notes.
reason-somebody_hibernates = Not while anybody hibernates.
    .help = It was possible before anybody lay down to sleep.
reason-hibernation_closed = The hibernation pods are still closed.
    .help = They open when the time marker reaches 8.
reason-self_destruct_yellow = The self-destruct sequence can no longer be stopped.
    .help = Leave the ship in an escape pod before it ends.
reason-no_open_pod = No pod of this section is unlocked and has a free place.
    .help = Unlock one, for instance in the Hatch Control System, or try the other section.
reason-no_pod_left = No escape pod is left.
    .help = The Hibernatorium is the only way out now.
reason-nothing_burns = No room has a fire marker or an Intruder.
    .help = It helps once there is a fire or an Intruder.
reason-nothing_to_eat_for = You have no light wound and no contamination card in hand.
    .help = Come back with a light wound or a contamination card.
reason-no_pod_here = There is no escape pod in this room.
    .help = Go to an evacuation section that still has a pod.
reason-no_yellow_room = There is no other explored yellow room.
    .help = Explore more rooms first.

## Cards and weapons
reason-no_loaded_rifle = You hold no Assault Rifle with ammo.
    .help = Load the Assault Rifle, for instance with an Energy Charge.
reason-no_cards_to_draw = You have no card left to draw.
    .help = Your deck fills again when you discard.

## Intruders
reason-no_stalker_here = There is no Intruder here.
    .help = It works only in the same room.
reason-no_stalker_in_section = There is no fitting Intruder near you.
    .help = Use it when one is near.
reason-nobody_to_lure = There is no Intruder to lure.
    .help = Use it when one is near.

## Said otherwise
reason-not_in_combat = Only in combat.
    .help = It works where an Intruder is in your room.
reason-contamination = A contamination card gives no action and pays for none.
    .help = When passing you may discard it; resting, the Canteen, the Shower Room or the Surgery get rid of it.
reason-not_adjacent = That room is not adjacent.
    .help = Go room by room, or by the technical corridors.
reason-no_computer = There is no working computer here.
    .help = Go to a room with a computer and no malfunction.
reason-nothing_to_sample = There is nothing to take a sample of.
    .help = An Intruder, an egg or a carcass must be here.
