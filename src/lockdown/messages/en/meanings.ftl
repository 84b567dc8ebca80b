### What a term means, in one sentence: meaning-<key of the glossary>. Read in the glossary only.

## The game

meaning-game-facility = The underground research base on Mars in which everything happens.
meaning-game-bag = Holds the tokens of the Night Stalkers that can still appear; each encounter draws one.
meaning-game-scanner = Shows whether a contamination card says INFECTED.
meaning-game-hand = The cards you hold: up to 5 at the start of a round; you pay with them, play them, and are not surprised as long as you hold enough.
meaning-game-or = Where a card says OR, choose one of its parts.
meaning-game-starting_player = Takes the first turn of the round; the token goes on to the next player each round.
meaning-mode-standard = You need one another to survive, but everybody has an objective of their own, and some of them are deadly for others.
meaning-mode-solo = One player against the complex, with objectives of its own.

## The round

meaning-phase-round = A player phase, then an event phase; the time token moves on once a round.
meaning-phase-turn = Two actions, or one and a pass; turns go round until everybody has passed.
meaning-phase-player = Everybody draws up to five cards and takes turns until all have passed.
meaning-phase-event = The complex answers: containers, time, noise, attacks, fire, an event card and the bag.
meaning-step-draw = At the start of a round everybody draws until they hold five cards.
meaning-step-css_launch = If the time token lies on a CSS token, it is turned over and decides which containers fly.
meaning-step-time = The time token moves one space towards S; passing a symbol can cut the power.
meaning-step-noise_removal = In powered sections noise fades in corridors that touch no room with a character.
meaning-step-attacks = Every Night Stalker in a room with a character attacks once.
meaning-step-fire_damage = Every Night Stalker in a burning room suffers 1 wound.
meaning-step-event_card = One card a round: it moves Night Stalkers, then something happens.
meaning-step-movement = The kinds shown on the event card move through the corridor with its number, unless they are in combat.
meaning-step-bag = One token is drawn from the bag: what comes next gets worse.
meaning-moment-first_encounter = When the first Night Stalker appears, everybody keeps one objective and gives up the other.
meaning-moment-first_death = The first character's death opens the main gate.
meaning-moment-isolation_open = At time 8, or with the emergency procedure, the Isolation Room becomes a way to survive.

## The end

meaning-end-victory_check = Three questions at the end: does the contingency kill you, are you infected, is your objective met?
meaning-end-contingency_check = The active contingency is turned over and kills whom it names.
meaning-end-contamination_check = All your contamination cards are scanned; whoever is infected may still die.
meaning-end-objective_check = Whoever is still alive shows their objective, and wins if all of it is met.
meaning-end-survive = Three ways: launched in a container, locked in the Isolation Room, or in the bunker.
meaning-objective-objective = A secret card: survive and meet everything it asks for, and you win.
meaning-objective-corporate = One of your two objectives at first: what the Corporation wants of you.
meaning-objective-personal = One of your two objectives at first: what you want for yourself.
meaning-contingency-contingency = The Corporation's order for the end; each of you knows one that it is not.
meaning-contingency-active = Lies face down until the end and decides then which survivors die after all.
meaning-procedure-emergency = Started in the Alert Room: the Isolation Room opens at once, and the game ends earlier.
meaning-procedure-self_destruct = A countdown from the Cooling System; once it is red nothing stops it, and the main gate opens.
meaning-css-system = Three rooms with a container each that may carry one character away.
meaning-css-token = Lies face down on the time track and says, when time reaches it, which container is launched.
meaning-css-container = Holds one character; you get in only while the time token lies on a face-down CSS token.

## The board

meaning-board-room = A hexagon of the board; it has a number, corridors, and once explored an action, items and perhaps a computer.
meaning-board-special_room = A room that is known from the start and always lies in the same place.
meaning-board-kind1 = All of these rooms are in the complex in every game; only their places change.
meaning-board-kind2 = Only some of these rooms are in the complex; which ones changes from game to game.
meaning-board-corridor = Joins two rooms; it holds at most one noise marker and one door.
meaning-board-corridor_number = The noise die and event cards name corridors by their number.
meaning-board-technical_corridors = Ducts that join all entrances; one noise marker there counts at every entrance.
meaning-board-section = One of three levels, S-01 to S-03; each has power or lies in darkness.
meaning-board-item_counter = How many times a room can still be searched.
meaning-board-time_track = Counts from 15 down to S; on the way the power fails, containers fly and the Isolation Room opens.
meaning-board-neutral_pool = Contingency tokens that nobody holds; none of them is the active one.
meaning-board-bunker = Outside the complex: one of the three ways to survive, if the main gate is open.
meaning-board-exit = Room 001: from here the rover or an Enviro-Suit takes you to the bunker.
meaning-board-lab_board = Shows the eggs that are left, the objects analysed and the weaknesses found.
meaning-board-computer = One card buys one of three options, as long as the section has power and nothing is broken.
meaning-board-empty_room = Nobody and no Night Stalker is in it: whoever enters rolls for noise.
meaning-board-adjacent = Joined by a corridor.
meaning-power-power = Sections with power are lit: computers work and shooting is better there.
meaning-power-token = Four of them, on the three sections and the elevator; blue is on, red is off.
meaning-power-darkness = A section without power: Night Stalkers surprise you more easily, and cards get worse.
meaning-power-blackout = The lit power token with the highest number goes out.
meaning-noise-roll = Rolled on entering an empty room: the die names the corridor that gets a noise marker.
meaning-explore-token = Turned over by the first to enter: it tells how much can be found and what happens.

## The crew

meaning-wound-light = The third light wound becomes a serious one.
meaning-wound-serious = A card with a lasting effect; whoever has three dies of the next wound of any kind.
meaning-wound-dress = The wound's effect stops; it still counts towards the limit of three.
meaning-wound-corpse = A bulky object; the Laboratory can analyse it.
meaning-contam-card = Dead weight in your deck that pays for nothing; some of them are INFECTED, and nobody knows which.
meaning-contam-scan = Look whether a contamination card is INFECTED; if it is, you get a larva, and if you have one already you die.
meaning-knowledge-knowledge = What your character has learned, from 1 to 8; some options, objectives and contingencies ask for it.
meaning-knowledge-weakness = Analyse a corpse, a carcass or an egg to turn one up: from then on it helps everybody who knows enough.

## Night Stalkers

meaning-stalker-stalker = The predators of the complex: larva, creeper, adult, breeder, queen.
meaning-stalker-egg = A bulky object from the Nest; with no egg left in it the Nest is destroyed.
meaning-stalker-carcass = Left by a killed Night Stalker; a bulky object for the Laboratory.
meaning-stalker-retreat = Instead of dying, a wounded Night Stalker leaves through a corridor.
meaning-stalker-toughness = Not fixed: after each wound cards are drawn to see whether it was enough.
meaning-stalker-infest = A larva attacks: it leaves the board for yours, and you get a contamination card.
meaning-combat-encounter = A second noise in the same corridor brings a Night Stalker out of the bag.
meaning-combat-surprise = If you hold fewer cards than the token's number, what has just appeared attacks at once.
meaning-combat-combat = Whoever shares a room with a Night Stalker is in combat: shoot, fight or escape; much else is not allowed.
meaning-combat-flee = A Move in combat: first every Night Stalker in the room attacks you once.
meaning-combat-advantage_die = Rolled instead of the combat die when you shoot in a powered section.

## Actions

meaning-action-action = What a turn is made of; almost every action costs cards from your hand.
meaning-action-cost = So many cards you discard for an action, whatever is printed on them.
meaning-action-basic = An action that everybody can take without a card for it, such as Move or Shoot.
meaning-action-card = Ten cards of your character: play one for its text, or pay with it.
meaning-action-room = What the room you stand in offers, mostly for two cards.
meaning-action-move = Go to an adjacent room; an unexplored one is turned over, an empty one echoes.
meaning-action-cautious = A Move for two cards: you choose the corridor of the noise instead of rolling.
meaning-action-pick_up = Take a corpse, a carcass or an egg into a free hand.
meaning-action-trade = Everybody in the room may give and take items.
meaning-action-craft = Turn two matching components into a crafted item.
meaning-action-shoot = Spend 1 ammo of a weapon in your hand and roll for wounds.
meaning-action-melee = Fight without a weapon: it brings contamination, and a miss hurts you.
meaning-action-search = Draw two items of the room's colour and keep one.
meaning-action-pass = You are done for this round; before that you may discard any number of cards.
meaning-action-escape = From room 001 through the open main gate to the bunker, by rover or on foot in a suit.
meaning-action-interrupt = Cancels another player's action in your room; what it cost stays paid.

## Items

meaning-item-normal = Kept secret in the inventory; others see only how many you have and of which colour.
meaning-item-heavy = Takes a hand, and everybody sees it.
meaning-item-object = A corpse, a carcass or an egg; it takes a hand.
meaning-item-mission = Belongs to one character; it works only once its condition is met.
meaning-item-crafted = Made from two components; nobody finds it by searching.
meaning-item-component = A symbol on an item: two of the right ones make a crafted item.
meaning-item-inventory = Your secret items; there is no limit.
meaning-item-hand_slot = Two of them, for heavy items and bulky objects.
meaning-item-single_use = Discarded after use.
meaning-item-ammo = Each shot costs 1; cards and items load it again.

## The original game

meaning-nm-intruders = What hunts the crew of the ship: larvae, creepers, adults, breeders and one queen.
meaning-nm-intruder_bag = Holds the tokens of the Intruders that can still appear; each encounter draws one.
meaning-nm-intruder_token = Names a kind of Intruder and a number: with fewer cards in hand you are attacked by surprise.
meaning-nm-intruder_board = Holds the eggs of the Nest and the three weakness cards.
meaning-nm-intruder_weakness = Something that helps everybody against the Intruders once an object of its kind was analysed.
meaning-nm-engine_token = Two lie face down on each engine, one working and one damaged; the top one counts.
meaning-nm-engine_state = Working or damaged: what the top token of an engine says.
meaning-nm-repair_engine = Look at both tokens of an engine and put them back in the order you like; all hear whether it changed.
meaning-nm-engine_check = At the end the top tokens are shown: with fewer than two working engines the ship explodes.
meaning-nm-coordinates = Which destination belongs to A, B, C and D; only those who have looked know it.
meaning-nm-coordinates_check = At the end the coordinates say where the ship arrived; anywhere but Earth the sleepers die.
meaning-nm-course = The space of the destination track on which the marker stands.
meaning-nm-destination = Where the ship goes: Earth, Mars, Venus or deep space.
meaning-nm-destination_track = Four spaces, A to D; the marker on it is moved in the Cockpit.
meaning-nm-hyperspace_jump = When time runs out the ship jumps: whoever is awake dies, whoever hibernates hopes for the right course.
meaning-nm-hibernation = Sleep through the jump: one of the two ways to survive.
meaning-nm-hibernation_pod = Opens when the time marker reaches the first blue space, and stays open.
meaning-nm-hibernating = Asleep in the Hibernatorium, out of play with everything carried; meanwhile nobody sets the course.
meaning-nm-evacuation_section = One of two rooms, A and B, where the escape pods are.
meaning-nm-escape_pod_token = An escape pod with its number; one side is locked, the other unlocked.
meaning-nm-locked = Nobody can get into a locked pod, and whoever waits in it cannot launch it.
meaning-nm-unlocked = An unlocked pod can be entered and launched.
meaning-nm-wait_in_pod = Stay in the pod and pass; an Intruder in the section throws you out again.
meaning-nm-step_out = Go back from the pod into its section, at the start of your first turn of a round.
meaning-nm-launch_pod = The pod leaves with everybody in it, and they reach Earth.
meaning-nm-self_destruct_track = Counts down from 6 once somebody has started the sequence; at its end the ship explodes.
meaning-nm-yellow_space = From the first one on the self-destruct sequence cannot be stopped, and all pods unlock.
meaning-nm-blue_space = From the first one on the time track the hibernation pods are open.
meaning-nm-kind1 = One of eleven rooms that are in every game.
meaning-nm-kind2 = One of nine rooms, five of which are in a game.
meaning-nm-red_corpse = What is left of a character; it can be carried and analysed.
meaning-nm-crew = The characters of the players together.
meaning-nm-crew_member = One of the characters that the players lead.
meaning-nm-aboard = On the ship, awake or hibernating: whoever is aboard dies with it.
meaning-nm-left_in_pod = Away and safe: whoever left in a pod survives whatever becomes of the ship.
meaning-nm-hibernate = Action of the Hibernatorium while the pods are open: roll for noise, and if no Intruder comes, fall asleep for the rest of the game.
meaning-nm-pod_space = Each pod has two; whoever enters takes one of them.
meaning-nm-pod_section_a = The pods of this section are entered in evacuation section A.
meaning-nm-pod_section_b = The pods of this section are entered in evacuation section B.
meaning-nm-moment-pods_unlock = At the first death, and when the self-destruct marker reaches its first yellow space.
meaning-nm-moment-hibernation_open = When the time marker reaches the first blue space: from then on characters can hibernate.
meaning-nm-moment-no_stop = From the first yellow space of its track on nobody can stop the self-destruct sequence.
meaning-nm-start_space = Where the marker of a track begins.
meaning-nm-final_space = The red end of a track: there the ship jumps, or explodes.
meaning-nm-end-jump = The time marker has reached its final space: whoever is awake aboard dies, the others wait for the checks.
meaning-nm-end-explosion = At the end of the self-destruct track, or with too few engines that work: everybody aboard dies.
meaning-nm-end-integrity = Something should be put on the board for which no fire or malfunction marker is left.
meaning-nm-ship_destroyed = Everybody aboard dies, awake or asleep; Intruders and Nest are destroyed with it.
meaning-nm-end-nobody_awake = The last one who was awake has died, fallen asleep or left: the game goes straight to its end.
meaning-nm-wrong_destination = Any other than Earth: those who hibernate die there.
meaning-nm-flight_controls = The part of the Cockpit where the course is set.
meaning-nm-engine_top_token = The one of an engine's two tokens that counts: it works, or it is damaged.
meaning-nm-order_changed = The tokens of the engine were turned round: what others knew of it is no longer true.
meaning-nm-order_unchanged = The tokens of the engine lie as before: what others knew of it still holds.
meaning-nm-yellow_room = A technical room: searched with the yellow deck, and one that Airlock Control can empty of air.
meaning-nm-emergency_depressurisation = All doors of a yellow room close; whoever is still in it when the player phase ends dies.
meaning-nm-technical_red = One of two networks on the other side of the ship; noise in it does not reach the blue one.
meaning-nm-technical_blue = One of two networks on the other side of the ship; noise in it does not reach the red one.
meaning-nm-step-time = First step of the event phase: the time marker moves one space, and so does that of a running self-destruct sequence.
meaning-nm-step-attacks = Every Intruder in a room with a character attacks once.
meaning-nm-step-movement = The event card names kinds of Intruders and a number: those that are with nobody go through the corridor of that number.
meaning-nm-movement_direction = The number of a corridor on an event card: that way Intruders move.
meaning-nm-step-bag = A token is drawn from the Intruder bag; what it shows makes the bag stronger, or noise, or a new egg.
meaning-nm-intruder_symbol = Shows on dice and cards which kinds of Intruders are meant.
meaning-nm-intruder_wound = What a hit does to an Intruder; after each a card is drawn to see whether it is enough.
meaning-nm-attack_card = Drawn when an Intruder attacks, for what it does, and when it is wounded, for its blood.
meaning-nm-intruder_weakness_card = Lies face down on the Intruder board until an object of its kind was analysed.
meaning-nm-egg_token = An egg on the Intruder board, in a room or in somebody's hands; one wound destroys it.
meaning-nm-ammo_wound_marker = Counts the ammo of a weapon, or the wounds of an Intruder.
meaning-nm-five_wounds_token = Stands for five wound markers on one Intruder.
meaning-nm-special_effect = What an exploration token brings besides items, or a card besides its usual use.
meaning-nm-intruder_player = Where the table agrees on it, the player whose character dies first plays the Intruders from then on.
meaning-nm-intruder_action_card = The Intruder player plays one a turn: for a move, an attack, or its special effect.
meaning-nm-intruder_deck = The cards from which the Intruder player draws three each round.
meaning-nm-roomaction-slimed = Whoever enters this room gets a slime marker.
meaning-nm-roomaction-rest = Whoever is in the Cabins when a round begins, without Intruder or malfunction, draws up to 6 cards.
meaning-nm-roomaction-self_destruct = In the Generator: the countdown of the ship begins, or ends before its first yellow space.
meaning-nm-objective-carries = The object has to be in your hand slots when you fall asleep or leave in a pod.
meaning-nm-objective-items = All your item cards count, also those in your hands; mission items only if active.
meaning-nm-objective-ship_reaches = The coordinates card decides when the ship has jumped; the ship must not be destroyed.
meaning-nm-objective-weakness_of = The weakness card at that object has to lie face up, whoever analysed it.
meaning-nm-objective-all_explored = No room of the ship may be unexplored, whoever entered it.
meaning-nm-objective-object_lies_in = The object has to lie in that room at the end, carried by nobody.
