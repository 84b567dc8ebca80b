### Rooms (room-…) and room actions (roomaction-…).
### room: .text = what the room offers, .short = name for the board (at most two lines of 14 characters).
### roomaction: .text = effect, .needs = what must hold besides being here, out of combat, without a malfunction marker, and paying the cost.

## Rooms 1

room-armory = Armory
    .short = Armory
    .text = Racks and chargers: an energy weapon can be recharged here.
roomaction-recharge = Recharge your energy weapon
    .text = Put 2 ammo on 1 energy weapon you carry, up to its capacity. Classic weapons cannot be recharged.
    .needs = You carry an energy weapon that is not full.

room-comms_room = Comms Room
    .short = Comms Room
    .text = Send your signal from here.
roomaction-send_signal = Send the signal
    .text = Put a signal marker on your character board. It stays for the rest of the game.
    .needs = You have not sent the signal yet.

room-emergency_room = Emergency Room
    .short = Emer{ "\u00AD" }gency Room
    .text = Treat your own wounds. In cooperative games a corpse brought here can be revived.
roomaction-treat_wounds = Treat your wounds
    .text = Choose one: dress all your undressed serious wounds — or — heal 1 of your dressed serious wounds — or — heal all your light wounds.
    .needs = At least one of the options would help you.

room-evacuation_section_a = Evacuation Section A
    .short = Evacuation Section A
    .text = The escape pods of section A wait here, locked until somebody unlocks them.
room-evacuation_section_b = Evacuation Section B
    .short = Evacuation Section B
    .text = The escape pods of section B wait here, locked until somebody unlocks them.
roomaction-enter_pod = Try to enter an escape pod
    .text = Make a noise roll, even with others present. If you die or any Intruder comes into the room meanwhile, even one that is gone again, you fail. Otherwise get into an unlocked pod of this section and launch it at once — or — wait and pass.
    .needs = A pod of this section is unlocked and has a free place.

room-fire_control_system = Fire Control System
    .short = Fire Control
    .text = Flood any room of the ship with extinguishing gas.
roomaction-fire_control_procedure = Start the fire control procedure
    .text = Choose any room with a fire marker or an Intruder, explored or not. Remove its fire marker. Then every Intruder there retreats, largest first, even one in combat.
    .needs = A room has a fire marker or holds an Intruder.

room-generator = Generator
    .short = Generator
    .text = Start the sequence that destroys the ship, or stop it while there is time.
roomaction-start_self_destruct = Start the self-destruct sequence
    .text = Put the self-destruct marker on the first space of its track, 6.
    .needs = The self-destruct track is empty and nobody hibernates.
roomaction-stop_self_destruct = Stop the self-destruct sequence
    .text = Remove the marker from the self-destruct track.
    .needs = The self-destruct marker is on 6, 5 or 4.

room-laboratory = Laboratory
    .short = Labo{ "\u00AD" }ratory
    .text = Analyse a corpse, an egg or a carcass to discover a weakness of the Intruders.
roomaction-analyse = Analyse an object
    .text = Choose the object and turn up the weakness card on the space of its kind. From now on it helps everybody. The object is kept.
    .needs = A corpse, egg or carcass whose weakness is still face down lies in this room or is carried by a character here. If another character carries it, that player must agree before you pay.

room-nest = Nest
    .short = Nest
    .text = Eggs can be taken or attacked here. It cannot be searched and takes no malfunction marker.
roomaction-take_egg = Take an egg
    .text = Take 1 egg from the Intruder board into a hand slot; the last one destroys the Nest. Then make a noise roll here, even with other characters present.
    .needs = At least 1 egg is left, and you have a free hand slot or drop something first.

room-storage = Storage
    .short = Storage
    .text = Shelves of everything: look for an item of any colour, again and again.
roomaction-look_for_item = Look for an item
    .text = Name the red, yellow or green item deck and draw 2 of its cards. Secretly keep exactly 1; the other goes under the deck. A heavy item needs a hand slot. The item counter does not matter and does not change.
    .needs = At least 1 card is left in one of the item decks or its discard pile.

room-surgery = Surgery
    .short = Surgery
    .text = Cut out every infection, at the price of a wound and the rest of your round.
roomaction-operate = Operate
    .text = Secretly scan all your contamination cards in hand, deck and discard pile; remove the INFECTED ones and your larva, without being infected. Suffer 1 light wound. If alive, shuffle hand, deck and discard pile into a new deck and pass.
    .needs = No further condition.

## Rooms 2

room-airlock_control = Airlock Control
    .short = Airlock Control
    .text = Seal a yellow room and let its air out.
roomaction-depressurise = Depressurise a room
    .text = Close all doors of the chosen room and put the depressurization token there. At the end of the player phase every Intruder and every character there dies, and its fire goes out. Opening or destroying one of these doors before that stops it.
    .needs = The token is not on the board. Another explored yellow room has no destroyed door, and there are enough doors; closed ones may be taken from elsewhere.

room-cabins = Cabins
    .short = Cabins
    .text = If you are here at the start of a round and neither an Intruder nor a malfunction marker is, draw up to 6 cards instead of 5. No room action.

room-canteen = Canteen
    .short = Canteen
    .text = Something to eat, and a quiet moment to examine yourself.
roomaction-eat = Have a snack
    .text = Heal 1 light wound. Then you may scan the contamination cards in your hand: remove every card that is not INFECTED. If one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed.
    .needs = You have a light wound or a contamination card in hand.

room-command_center = Command Center
    .short = Command Center
    .text = Every door of the ship obeys this console.
roomaction-doors = Open or close doors
    .text = Choose any room, explored or not. For each of its corridors decide whether the door is opened, closed or left as it is; at least one must change. Destroyed doors stay.
    .needs = There is a corridor without a destroyed door.

room-engine_control_room = Engine Control Room
    .short = Engine Control
    .text = See from here whether the engines work.
roomaction-check_engines = Check the state of the engines
    .text = Look secretly at the top token of all three engines, malfunctions or not. Nothing is changed.
    .needs = You do not know the state of all engines.

room-hatch_control_system = Hatch Control System
    .short = Hatch Control
    .text = Lock the escape pods, or open them.
roomaction-flip_pod = Lock or unlock an escape pod
    .text = Turn 1 escape pod that is still aboard to its other side, in either section, occupied or not.
    .needs = At least 1 escape pod is still aboard.

room-monitoring_room = Monitoring Room
    .short = Moni{ "\u00AD" }toring
    .text = Cameras show what waits behind closed doors.
roomaction-look = Look at a room and its exploration token
    .text = Look secretly at 1 unexplored room tile and its exploration token, and put both back.
    .needs = There is an unexplored room.

room-room_covered_with_slime = Room Covered with Slime
    .short = Slime-covered Room
    .text = Every character that enters, in whatever way, gets a slime marker. No room action; it cannot be searched and takes no malfunction marker.

room-shower_room = Shower Room
    .short = Shower Room
    .text = Hot water against slime, and a mirror to examine yourself.
roomaction-shower = Take a shower
    .text = Remove your slime marker. Then you may scan the contamination cards in your hand: remove every card that is not INFECTED. If one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed.
    .needs = You have a slime marker or a contamination card in hand.

## Special rooms

room-cockpit = Cockpit
    .short = Cockpit
    .text = See where the ship is going, and change it. It cannot be searched.
roomaction-check_coordinates = Check the coordinates
    .text = Look secretly at the coordinates card: it says which destination belongs to A, B, C and D.
    .needs = You have not seen the coordinates yet.
roomaction-set_destination = Set the destination
    .text = Move the destination marker to another of the spaces A, B, C and D. Everybody sees it.
    .needs = Nobody hibernates.

room-hibernatorium = Hibernatorium
    .short = Hiberna{ "\u00AD" }torium
    .text = Here everybody woke up, and here you can sleep through the jump once the pods are open. It cannot be searched.
roomaction-hibernate = Try to hibernate
    .text = Make a noise roll, even with others present. If you die or any Intruder comes into the room meanwhile, even one that is gone again, you fail. Otherwise you hibernate with all you carry: your turn ends and you are out of play.
    .needs = The hibernation pods are open: the time marker has reached a blue space.

room-engine_1 = Engine 1
    .short = Engine 1
    .text = Check whether engine 1 works. Repairs can change it. It cannot be searched.
room-engine_2 = Engine 2
    .short = Engine 2
    .text = Check whether engine 2 works. Repairs can change it. It cannot be searched.
room-engine_3 = Engine 3
    .short = Engine 3
    .text = Check whether engine 3 works. Repairs can change it. It cannot be searched.
roomaction-check_engine = Check the engine
    .text = Look secretly at the top token of this room's engine.
    .needs = You do not know the state of this engine.
