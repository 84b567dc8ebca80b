### Rooms (room-…) and room actions (roomaction-…).
### room: .text = what the room offers, .short = name for the board (at most two lines of 14 characters).
### roomaction: .text = effect, .needs = what must hold besides being here, out of combat, without a malfunction marker, and paying the cost.

room-archive = Archive
    .short = Archive
    .text = Files on the creatures and on the Corporation's plans: knowledge, and a look at a contingency.
roomaction-examine_archive = Examine the archive
    .text = Gain 2 knowledge and turn your knowledge token to its active side. Then look secretly at 1 contingency token of another player or of the neutral pool, never the active one. Cooperative mode: turn 1 face-down token of the pool up for all instead.
    .needs = Your knowledge token is inactive.

room-transmitter_control = Transmitter Control Room
    .short = Trans{ "\u00AD" }mitter Control
    .text = Send your signal, or listen in on somebody who has sent one.
roomaction-send_signal = Send the signal
    .text = Put a signal marker on your character board. It stays for the rest of the game.
    .needs = You have not sent the signal yet.
roomaction-check_objective = Check an objective
    .text = Choose another living player with a signal marker, in any section or already out safely. You alone see every objective that player holds now.
    .needs = Another living player's character has a signal marker.

room-cave_entrance = Cave Entrance
    .short = Cave Entrance
    .text = A way into the technical corridors, for those who dare.
roomaction-cave_move = Move through the technical corridors
    .text = Move to another explored room with a technical-corridor entrance; doors and distance do not matter, no exploration, no noise roll. Then draw 1 attack card and resolve it as an adult's attack on you in darkness, without a figure.
    .needs = Another explored room has a technical-corridor entrance; this room needs none.

room-power_generator = Power Generator
    .short = Power Gene{ "\u00AD" }rator
    .text = Stop the self-destruct while there is time, or switch this section's power.
roomaction-stop_self_destruct = Stop the self-destruct sequence
    .text = Remove the self-destruct token from the time track.
    .needs = The self-destruct token is on the track, yellow side up.
roomaction-switch_power = Switch the section's power
    .text = Turn the power token of this section to its other side, on or off. The time token's side does not matter; the elevator's token cannot be chosen.
    .needs = No further condition.

room-laboratory = Laboratory
    .short = Labo{ "\u00AD" }ratory
    .text = Analyse corpses, carcasses and eggs to gain knowledge and discover weaknesses.
roomaction-analyse = Analyse an object
    .text = Choose the object and gain 3 knowledge. If its kind has revealed no weakness yet and a slot is free, put it on the first free slot and turn up the weakness below. Otherwise remove it from the game.
    .needs = A corpse, carcass or egg is in the room or carried by a character here. If another character carries it, that player must agree before you pay.

room-nest = Nest
    .short = Nest
    .text = The first character to explore it gains 1 knowledge. Eggs can be taken or attacked here. It cannot be searched and takes no malfunction marker.
roomaction-take_egg = Take an egg
    .text = Take 1 egg from the laboratory board into a hand slot, then make a noise roll here, even with other characters present.
    .needs = At least 1 egg is left, and you have a free hand slot or drop something first.

room-decon_room = Decon Room
    .short = Decon Room
    .text = Wash away slime, larva and infected cards.
roomaction-decontaminate = Decontaminate
    .text = Scan all contamination cards in your hand and remove the INFECTED ones; you are not infected by this scan and the others stay in hand. Remove your larva and your slime marker.
    .needs = You have a contamination card in hand, a larva or a slime marker.

room-css_a = Cargo Sending System A
    .short = CSS A
    .text = Get into container A and hope that it is launched.
room-css_b = Cargo Sending System B
    .short = CSS B
    .text = Get into container B and hope that it is launched.
room-css_c = Cargo Sending System C
    .short = CSS C
    .text = Get into container C and hope that it is launched.
roomaction-enter_css = Get into the container
    .text = Discard your whole hand, contamination cards too, and pass. Resolve everything passing and the end of your turn cause, fire included. If you are still alive, put your figure in this room's container.
    .needs = The time token is on a space with a face-down CSS token, and this room's container is empty.

room-cooling_system = Cooling System
    .short = Cooling System
    .text = Start the countdown that destroys the complex.
roomaction-start_self_destruct = Start the self-destruct sequence
    .text = Put the self-destruct token, yellow side up, 3 spaces ahead of the time token, or on S if the track is too short.
    .needs = The self-destruct token is not on the track.

room-emergency_room = Emergency Room
    .short = Emer{ "\u00AD" }gency Room
    .text = Treat your own wounds. In cooperative games a corpse brought here can be revived.
roomaction-treat_wounds = Treat your wounds
    .text = Choose one: dress all your undressed serious wounds — or — heal 1 of your dressed serious wounds — or — heal all your light wounds.
    .needs = At least one of the options would help you.

room-contaminated_room = Contaminated Room
    .short = Contami{ "\u00AD" }nated Room
    .text = No room action. Every Search here gives the searching character a slime marker. It takes no malfunction marker.

room-css_control = CSS Control Room
    .short = CSS Control
    .text = Look at the launch orders and shift them.
roomaction-program_css = Program the CSS
    .text = Look secretly at 1 face-down CSS token. Then you may move it 1 space either way, slot or not, unless the time token is on its space. The new space must be on the track (S too) and hold no other CSS token, revealed or not.
    .needs = At least 1 face-down CSS token is on the track.

room-defense_control = Defense Control Room
    .short = Defense Control
    .text = Turn the complex's defences on any room that holds { -foe(form: "a") }.
roomaction-eliminate_threat = Eliminate the threat
    .text = Choose the room and pay: a malfunction marker here — or — this room's item counter −1. Then place a malfunction marker there, if possible; each { -foe(form: "one") } there suffers 1 wound, then each character there 1 serious wound. Eggs are unharmed.
    .needs = A room without a malfunction marker, explored or not, anywhere, holds { -foe(form: "a") }. The counter can pay only from 1 or more.

room-guard_room = Guard Room
    .short = Guard Room
    .text = Lockers with a Taser or an Enviro-Suit, while supplies last.
roomaction-take_equipment = Take equipment
    .text = Lower this room's item counter by 1 and take 1 Taser — or — 1 Enviro-Suit from the crafted deck.
    .needs = The item counter is at least 1, and a Taser or Enviro-Suit is left.

room-testing_lab = Testing Lab
    .short = Testing Lab
    .text = The well-informed find a Neutralizer here.
roomaction-take_neutralizer = Take the Neutralizer
    .text = Take 1 Neutralizer from the crafted deck. The item counter stays as it is.
    .needs = Your knowledge is 4 or more, and a Neutralizer is left.

room-surgery = Surgery
    .short = Surgery
    .text = Cut out every infection, at the price of a wound and the rest of your round.
roomaction-operate = Operate
    .text = Secretly scan all your contamination cards in hand, deck and discard pile; remove the INFECTED ones and your larva, without being infected. Suffer 1 light wound. If alive, shuffle hand, deck and discard pile into a new deck and pass.
    .needs = No further condition.

room-vent_control = Vent Control Room
    .short = Vent Control
    .text = Seal a room and let its air out.
roomaction-depressurize = Depressurize a room
    .text = Close all doors of the chosen room, remove its fire and put the depressurization token there. At the end of the player phase every character and { -foe(form: "one") } there dies. Opening or destroying one of these doors before that stops it. Eggs are unharmed.
    .needs = The token is not on the board. The room has a technical-corridor entrance and no destroyed door, and there are enough doors; closed ones may be taken from other rooms.

room-elevator_s01 = Elevator Room S-01
    .short = Elevator S-01
    .text = Call the elevator or ride it to another section. It cannot be searched.
room-elevator_s02 = Elevator Room S-02
    .short = Elevator S-02
    .text = Call the elevator or ride it to another section. It cannot be searched.
room-elevator_s03 = Elevator Room S-03
    .short = Elevator S-03
    .text = Call the elevator or ride it to another section. It cannot be searched.
roomaction-call_elevator = Call the elevator
    .text = Move the elevator token to this elevator room.
    .needs = The elevator has power (blue token) and is not here.
roomaction-use_elevator = Use the elevator
    .text = Choose another elevator room. You, the elevator and every character here you invite who agrees (passed ones too) move there. No noise roll, no encounter; { -foe(form: "a") } there means combat. A malfunction marker there does not matter.
    .needs = The elevator has power (blue token) and is here.

room-alert_room = Alert Room
    .short = Alert Room
    .text = Start the emergency procedure, or take one of the hidden contingencies. It cannot be searched.
roomaction-start_procedure = Start the emergency procedure
    .text = Put the emergency procedure token on the space with half the time token's number, rounded down (0 is S). The Isolation Room opens at once. The game ends when the time token leaves that space.
    .needs = The emergency procedure token is not on the track.
roomaction-take_contingency = Take a contingency token
    .text = Choose a token of the neutral pool, look at it and keep it secretly with your own. Cooperative mode: turn 1 face-down token of the pool up for all instead.
    .needs = The neutral pool holds a token; in cooperative mode, a face-down one.

room-staircase = Emergency Staircase
    .short = Stair{ "\u00AD" }case
    .text = No room action and no search. Always in darkness, in no section.

room-repository = Repository
    .short = Repo{ "\u00AD" }sitory
    .text = A workbench for all: craft with a single component. It cannot be searched.
roomaction-craft_gear = Craft with one component
    .text = You first, then every other character here whose player has not passed, in turn order, may craft once for free: discard 1 own item card with one of the two component symbols of an available crafted item and take it. A heavy one needs a hand slot.
    .needs = A crafted item is available, and you have an item card with one of its symbols or another character whose player has not passed is here.

room-isolation_room = Isolation Room
    .short = Isolation Room
    .text = If you are here at the start of a round and there is no malfunction marker, draw up to 6 cards instead of 5, whether the room is open or closed. Once it is open you can lock yourself in. It cannot be searched.
roomaction-lock_in = Lock yourself in
    .text = Make a noise roll, even with other characters present, and resolve it fully. If you die or any { -foe(form: "one") } appears in the room meanwhile, even one that is gone again, you fail. Otherwise you are locked in with all you carry and out of play at once.
    .needs = The room is open: the time token has reached 8, or the emergency procedure has started.

room-backup_power_supply = Backup Power Supply
    .short = Backup Power
    .text = Rearrange the complex's power and restart the backup. It cannot be searched.
roomaction-restore_power = Restore power
    .text = Unless 3 or more power tokens are blue, turn 1 and 2 blue, 3 and 4 red. Then place the four as you like, one each on S-01, S-02, S-03 and the elevator, without turning them. If the time token is red, turn it blue.
    .needs = No further condition.

room-crossroads_west = West crossroads
    .short = West cross{ "\u00AD" }roads
    .text = Outside on the surface: no room action, no search, neither fire nor malfunction. Always in darkness, in no section; every zone is connected to it.

room-crossroads_middle = Middle crossroads
    .short = Middle cross{ "\u00AD" }roads
    .text = Outside on the surface: no room action, no search, neither fire nor malfunction. Always in darkness, in no section; every zone is connected to it.

room-crossroads_east = East crossroads
    .short = East cross{ "\u00AD" }roads
    .text = Outside on the surface: no room action, no search, neither fire nor malfunction. Always in darkness, in no section; every zone is connected to it.
