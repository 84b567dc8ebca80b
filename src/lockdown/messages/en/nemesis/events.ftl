### Event cards. .text: the effect, after the movement of the Intruders.
### Who moves, and along which corridor, is shown apart.

-event-remove = Then remove this card from the game and shuffle the event deck with its discard pile.
-event-spread = Then place a fire marker in every room adjacent to one that was already burning, not through closed doors or technical corridors.

event-egg_protection = Egg Protection
    .text = In turn order, each character in the Nest or carrying an egg has an encounter in its room, even in combat. Who is concerned is fixed now; the dead are skipped.
event-hatching = Hatching
    .text = Remove 1 egg from the Intruder board; the last one destroys the Nest. Each character in the Nest with no action cards gets a larva, if it has none, and 1 contamination card. If nobody was infested this way, put 1 larva token into the bag.
event-regeneration = Regeneration
    .text = Every Intruder on the board loses up to 2 wounds.
event-damage = Damage
    .text = Place a malfunction marker in each room with an adult, a breeder or the queen.
event-lurking = Lurking
    .text = Every Intruder in a room without a character leaves the board and loses its wounds; for each, put 1 random token of its kind from outside the bag into the bag.
event-eclosion = Eclosion
    .text = Every character with a larva dies; then a creeper is placed in each of their rooms. Then each living character, in turn order, draws 4 cards apart from its hand and scans the contamination cards among them; if one is INFECTED, it gets a larva. All 4 are discarded. Characters waiting in pods are concerned too.
event-noise_in_technical_corridors = Noise in Technical Corridors
    .text = If the technical-corridors space has no noise marker, place one. If it has one, each character in a room with a technical-corridor entrance makes a noise roll, in turn order, even in combat.
event-nest_event = Nest
    .text = If the Nest is explored, place a noise marker in each corridor without one connected to it. No encounter.
event-flammable_compounds = Flammable Compounds
    .text = If the Hibernatorium is not burning, place a fire marker there. If it is, place a fire marker in every room adjacent to it, not through closed doors or technical corridors.
event-bulkheads_open = Bulkheads Open
    .text = Open every closed door. Destroyed doors stay.
event-hunt_a = Hunt
    .text = Each adult not in combat moves to an adjacent room with a character, all at the same time; of several such rooms the one with the lowest number. If a closed door is between, it destroys the door and stays.
event-hunt_b = { event-hunt_a }
    .text = { event-hunt_a.text }
event-scent_of_prey = Scent of Prey
    .text = Place a noise marker in each corridor without one connected to a room with a character that has a slime marker. No encounter.
event-malfunction_event = Malfunction
    .text = Place a malfunction marker in the explored room with the lowest number; the special rooms count as explored. If it has one or cannot take one, nothing is placed. Then shuffle this card back into the event deck.
event-consuming_fire = Consuming Fire
    .text = Set the item counter of every explored burning room to 0. { -event-spread }
event-damaging_fire = Damaging Fire
    .text = Place a malfunction marker in every burning room that can take one. { -event-spread }
event-coolant_leak = Coolant Leak
    .text = If the Generator has a malfunction marker, start the self-destruct sequence, unless it is running or somebody hibernates. { -event-remove }
event-life_support_failure = Life Support Failure
    .text = Place a malfunction marker in each explored green room. { -event-remove }
event-evacuation_pod_ejection = Evacuation Pod Ejection
    .text = Launch the escape pod with the lowest number that is still aboard, locked or not. Whoever waits in it escapes with it. { -event-remove }
event-short_circuit = Short Circuit
    .text = Place a malfunction marker in each explored yellow room with a computer symbol. { -event-remove }
