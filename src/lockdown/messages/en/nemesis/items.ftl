### Items, bulky objects, components and decks. .text: effect with its conditions. .activation: how a mission item becomes active.
### Cost, combat symbol, hand slot, single use, ammo and components are shown apart.

-item-engine = in an engine room, with or without a malfunction marker: look secretly at both tokens of its engine and put them back in either order. Everybody is told whether the order changed
-item-door = open or close 1 door in a corridor of your room

## Military (red)

item-energy_charge = Energy Charge
    .text = Load 1 energy weapon you carry to its capacity — or — { -item-door }.
item-grenade = Grenade
    .text = Choose your room or an adjacent one, no closed door between, and a target there: an Intruder suffers 2 wounds, or, if the room is explored, 2 uncarried eggs are destroyed. Every other Intruder there suffers 1 wound. Then every character there, you too, suffers 1 serious wound. If eggs were the target, make a noise roll in your own room.
item-smoke_grenade = Smoke Grenade
    .text = Choose an adjacent room, no closed door between. Every other character in your room discards 1 action card of its choice, if it has one. Then move to that room without escape attacks; explore and roll for noise as usual.
item-recon_drone = Recon Drone
    .text = Look secretly at 1 unexplored room tile and its exploration token, and put both back.
item-decoy = Decoy
    .text = Choose an adjacent room, closed door or not. All Intruders in rooms adjacent to it, your own room too, are lured there. First each of them that is in combat makes one attack; then all move at the same time; one behind a closed door destroys the door and stays. No encounter, no surprise attack.
item-extended_magazine = Extended Magazine
    .text = Attach this card for good to 1 energy weapon you carry: its capacity rises by 2 and it gains 2 ammo. From then on both are one item.
item-prototype_rifle = Prototype: Rifle
    .text = Energy weapon. When you Shoot and roll a double hit, you may remove 1 more ammo to deal 1 more wound.
item-prototype_shotgun = Prototype: Shotgun
    .text = Energy weapon. When you Shoot, every face except blank deals at least 1 wound, and a single or double hit deals 1 more.
item-prototype_pistol = Prototype: Pistol
    .text = Energy weapon. After a Shoot roll you may roll again once, without further ammo; the second result stands.
item-comms_key = Comms Key
    .text = In a room with a computer and no malfunction marker: choose another living player with a signal marker. You alone see 1 objective of that player; if there are two, you name personal or corporate. Everybody sees that you looked.
item-evacuation_key = Evacuation Key
    .text = In an evacuation section: turn 1 escape pod of that section to its other side, locked or unlocked. A malfunction marker does not matter.
    .activation = Be in the explored Fire Control System.
item-self_destruct_key = Self-Destruct Key
    .text = In a room with a computer and no malfunction marker: start the self-destruct sequence, by the same rules as in the Generator — or — stop it, by the same rules as there. A malfunction marker in the Generator does not matter.

## Technical (yellow)

item-chemicals = Chemicals
    .text = Load 1 Flamethrower you carry to its capacity.
item-tools = Tools
    .text = Remove the malfunction marker from your room — or — { -item-engine } — or — { -item-door }.
item-duct_tape = Duct Tape
    .text = Remove the malfunction marker from your room — or — { -item-engine } — or — join 2 heavy item cards you carry, not joined yet: they share 1 hand slot and this card stays with them. When one leaves you, discard this card; the other takes its own slot. Objects cannot be joined.
item-fire_extinguisher = Fire Extinguisher
    .text = Remove the fire marker from your room — or — an Intruder in your room retreats.
item-clothes = Clothes
    .text = Remove your slime marker — or — dress 1 of your undressed serious wounds.
item-technical_corridor_plans = Technical Corridor Plans
    .text = From a room with a technical-corridor entrance move to another room with one, explored or not; explore and roll for noise as usual, but ignore a Door token. You do not pass.
item-space_suit = Space Suit
    .text = In a yellow room: choose another explored yellow room. Discard all action cards left in your hand; contamination cards stay. Then move there, whatever lies between. Roll for noise if it is empty.
item-nemesis_plans = Nemesis Plans
    .text = Look secretly at up to 2 unexplored room tiles, not at their exploration tokens, and put them back.

## Medical (green)

item-medkit = Medkit
    .text = Choose yourself or a character in your room who agrees: dress 1 of its undressed serious wounds — or — heal 1 of its dressed serious wounds. Its player chooses which.
item-bandages = Bandages
    .text = Choose yourself or a character in your room who agrees: dress 1 of its undressed serious wounds — or — heal all its light wounds.
item-synthetic_food = Synthetic Food
    .text = Draw 2 action cards.
item-adrenaline_injection = Adrenaline Injection
    .text = Draw 1 card. In this turn you may take any number of further actions; when you stop, you pass.
item-alcohol = Alcohol
    .text = Secretly scan 1 contamination card in your hand and remove it whatever it shows, without being infected; if it was INFECTED, receive 1 new contamination card.
item-military_drugs = Military Drugs
    .text = Discard any number of cards from your hand, contamination cards too, then draw that number plus 1.

## Crafted (blue)

item-antidote = Antidote
    .text = Secretly scan all your contamination cards in hand, deck and discard pile; remove the INFECTED ones and your larva, without being infected. Receive 1 contamination card and shuffle it with deck and discard pile into a new deck; your hand stays. Then you pass.
item-taser = Taser
    .text = An Intruder in your room suffers 1 wound (wound check); if alive and still here, it retreats — or — another character in your room, whose player has at least 1 card: that player discards the whole hand, contamination cards too, without passing.
item-flamethrower = Flamethrower
    .text = Classic weapon. When you Shoot, every face except blank deals at least 1 wound. On a double hit, after the wounds and their check, also place a fire marker in your room. Only Chemicals load it.
item-molotov_cocktail = Molotov Cocktail
    .text = Choose your room or an adjacent one, no closed door between, that holds an Intruder or, if explored, uncarried eggs. Place a fire marker there; every Intruder there suffers 1 wound. You may destroy 1 uncarried egg there; without an Intruder you must. Every character there, you too, suffers 1 serious wound. After destroying an egg make a noise roll in your own room.

## Starting items

item-revolver = Revolver
    .text = Classic weapon. When you Shoot, a double hit deals 1 more wound. Only the Captain's card Reload loads it.
item-shotgun = Shotgun
    .text = Energy weapon. Whenever a Shoot with it deals at least 1 wound, it deals 1 more, with one wound check.
item-sawed_off_shotgun = Sawed-Off Shotgun
    .text = Energy weapon. When you Shoot, a single hit counts as a double hit.
item-assault_rifle = Assault Rifle
    .text = Energy weapon. Whenever a Shoot with it deals at least 1 wound, it deals 1 more, with one wound check.
item-rifle = Rifle
    .text = Energy weapon without a special rule.
item-pistol = Scientist's Pistol
    .text = Energy weapon. When you Shoot, a double hit counts as a single hit.

## Mission items

item-log_key = Log Key
    .text = In a room with a computer and no malfunction marker: choose another living player. You alone see 1 objective of that player; if there are two, you name personal or corporate. Everybody sees that you looked.
    .activation = Be in the explored Comms Room.
item-intercom = Intercom
    .text = Always in effect. Your Order reaches a character in any room with a computer, and your Motivation every character in such rooms. Only players in your room can interrupt these cards.
    .activation = Anywhere, discard Tools or a Duct Tape.
item-orbital_maneuvering_system = Orbital Maneuvering System
    .text = Every player who has not passed passes at once, you first, then the others in turn order. Only your turn ends with its fire wound. In the event phase of this round the Intruders do not attack.
    .activation = Anywhere, discard an Energy Charge.
item-plasma_torch = Plasma Torch
    .text = Open or close 1 door in a corridor of your room. Even a destroyed door can be closed with it.
    .activation = Be in the explored Storage.
item-flashlight = Flashlight
    .text = Search your room by the usual rules, without the card Search.
    .activation = Anywhere, discard an Energy Charge.
item-autoloader = Autoloader
    .text = Always in effect. Attached to the Assault Rifle: its capacity rises by 1 and it gains 1 ammo. Loading this rifle with an Energy Charge costs 0.
    .activation = Be in the explored Armory with the Assault Rifle in a hand slot.
item-armor = Armor
    .text = Reaction. When an attack would hit you, after the attack card is drawn (or before a larva infests): it has no effect on you, not even a deadly one. A larva stays in the room.
    .activation = Anywhere, discard Tools or a Duct Tape.
item-motion_scanner = Motion Scanner
    .text = Reaction, once for each of your noise rolls, before its result is resolved: discard 1 action card to roll the die again; the second result stands.
    .activation = Anywhere, discard an Energy Charge. You need a hand slot for it.
item-security_key = Security Key
    .text = Choose any room. For each of its corridors decide whether the door is opened, closed or left as it is; at least one must change. Destroyed doors stay.
    .activation = Be in the Cockpit.
item-holo_computer = Holo Computer
    .text = Always in effect. You may play Intranet and Risk Assessment in any room, without a computer and despite a malfunction marker. The room whose action Intranet uses must still have a working computer.
    .activation = Be in the explored Generator. You need a hand slot for it.
item-laboratory_equipment = Laboratory Equipment
    .text = Choose a corpse, egg or carcass that lies in your room or is carried by a character there who agrees; in the Nest the eggs of the Intruder board count too. Turn up the weakness card on the space of its kind. The object is kept.
    .activation = Anywhere, discard Chemicals.

## Bulky objects

object-egg = Egg
    .text = Taken from the Nest. Takes a hand slot; can be analysed.
object-carcass = Intruder carcass
    .text = What is left of an Intruder. Takes a hand slot; can be analysed.
object-corpse = Character corpse
    .text = What is left of a character. Takes a hand slot; can be analysed.
object-corpse_blue = Blue character corpse
    .text = The one who did not wake up; it lay in the Hibernatorium from the start. Takes a hand slot; can be analysed.

## Components

component-flame = flame
component-cloth = cloth
component-cross = cross
component-tool = tool
component-battery = battery

## Decks

deck-red = military items
deck-yellow = technical items
deck-green = medical items
deck-blue = crafted items
deck-crafted = { deck-blue }
deck-starting = starting items
deck-mission = mission items
