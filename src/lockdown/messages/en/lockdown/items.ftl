### Items, bulky objects, components and decks. .text: effect with its conditions. .activation: how a mission item becomes active.
### Cost, combat symbol, hand slot, single use, ammo, uses and components are shown apart.

## Military (red)

item-weapon_battery = Weapon Battery
    .text = Load 1 energy weapon you carry to its capacity — or — load 1 Flashlight you have to its full uses.
item-glow_stick = Glow Stick
    .text = Reaction. When a darkness effect is about to apply to you, ignore that one effect: in an encounter you triggered, use the lower number; of an attack card that hits you, skip the darkness effect; of an event, its darkness effect leaves out you, your room and its corridors. Nobody else is affected.
item-flashlight = Flashlight
    .text = Reaction. Remove 1 use to ignore one darkness effect about to apply to you: the higher number of an encounter you triggered, or the darkness effect of an attack or event card. Without uses it waits for a Weapon Battery; it is not discarded.
item-grenade = Grenade
    .text = Choose your room or an adjacent one, no closed door between, that holds { -foe(form: "a") } or, if explored, uncarried eggs. One { -foe(form: "one") } there suffers 2 wounds, each other one 1. In an explored room 1 uncarried egg is destroyed, 2 if there is no { -foe(form: "one") }. Then every character there, you too, suffers 1 serious wound.
item-thermite_charge = Thermite Charge
    .text = Choose your room or an adjacent one, closed door or not. Place a malfunction marker there, then a fire marker, where allowed. Every character there, you too, suffers 1 light wound, every { -foe(form: "one") } 1 wound; if the room is explored, 1 uncarried egg is destroyed.
item-smoke_grenade = Smoke Grenade
    .text = Choose an adjacent room, no closed door between. Every other character in your room discards 1 action card of its choice, if it has one. Then move to that room without escape attacks; explore and roll for noise as usual.
item-recon_drone = Recon Drone
    .text = Look secretly at 1 unexplored room tile and its exploration token — or — look secretly at 1 face-down CSS token.
item-decoy = Decoy
    .text = Choose an adjacent room, no closed door between. The { -foe(form: "all") } in your room and in your other adjacent rooms are lured there, except those behind a closed door. First each of them that is in combat makes one attack; then all move at the same time, even if you died. No encounter, no surprise attack.
item-extended_magazine = Extended Magazine
    .text = Attach this card for good to 1 weapon you carry that has no magazine yet: its capacity rises by 2 and it gains 2 ammo.
item-gate_key = Main Gate Key
    .text = In an exit room: open the main gate for good, for everybody. A malfunction marker does not prevent it.
item-security_card = Security Card
    .text = In a room with a computer and no malfunction marker (power is not needed), choose one: look secretly at all contingency tokens of 1 other living player; in cooperative mode turn 1 face-down token of the neutral pool up instead — or — swap the places of 2 of the 4 power tokens without turning them.
item-riot_shotgun = Riot Shotgun
    .text = Classic weapon. When you Shoot, every face except blank deals at least 1 wound, and a single or double hit deals 1 more. “Discard to hit” deals 1 wound with or without a card; “hit plus” is unchanged. Only an Extended Magazine adds ammo.
item-marksman_rifle = Marksman Rifle
    .text = Energy weapon. After a Shoot roll, before you decide on a card for the face, you may discard 1 action card to roll again once; the second result stands.

## Technical (yellow)

item-tool_belt = Toolbelt
    .text = Remove the malfunction marker from your room — or — load 1 Nailgun you carry to its capacity — or — load 1 Probe Arm you have to its full uses.
item-duct_tape = Duct Tape
    .text = Join 2 heavy item cards you carry, not joined yet: they share 1 hand slot and each keeps its rules. When one leaves you, discard this card; the other takes its own slot. Objects cannot be joined — or — discard this card: remove the malfunction marker from your room.
item-reagent = Reagent
    .text = Load 1 Flamethrower you carry to its capacity — or — knowledge 5: { -foe(form: "a") } in your room retreats.
item-lighter = Lighter
    .text = Place a fire marker in your room, if it has none and can take one — or — reaction, cost 0: ignore one darkness effect about to apply to you, as with a Glow Stick. Either use discards this card.
item-fire_blanket = Fire Blanket
    .text = Remove the fire marker from your room — or — remove your slime marker.
item-cave_plans = Cave Plans
    .text = From a room with a technical-corridor entrance move to another explored room with one; doors and distance do not matter. No exploration, noise roll or attack card. { -foe(form: "A") } there means combat without an encounter. Zones are no entrances.
item-facility_plans = Facility Plans
    .text = Look secretly at up to 2 unexplored room tiles and their exploration tokens. If you looked at 2, you may swap their tokens, if both are of the same set; nobody sees whether you did. Put everything back face down.
item-elevator_key = Elevator Key
    .text = In an elevator room without a malfunction marker, remove 1 use: call the elevator if it is elsewhere, then use it, with or without power. Discard this card at 0 uses.
item-portable_generator = Portable Generator
    .text = Turn the power token of your section from red to blue — or — in an elevator room: turn the elevator's power token to its other side.

## Medical (green)

item-medkit = Medkit
    .text = Dress 1 of your undressed serious wounds — or — heal 1 of your dressed serious wounds.
item-skin_stapler = Surgical Stapler
    .text = Dress 1 of your undressed serious wounds, even in combat — or — heal all your light wounds.
item-antiseptic = Antiseptic
    .text = Secretly scan 1 contamination card in your hand and remove it whatever it shows, without being infected; if it was INFECTED, receive 1 new contamination card — or — remove your slime marker.
item-clothes = Clothes
    .text = Remove your slime marker — or — dress 1 of your undressed serious wounds.
item-scalpel = Scalpel
    .text = Choose a character with a larva in your room, you too: its player may remove the larva; if so, it suffers 1 serious wound — or — { -foe(form: "a") } in your room suffers 1 wound; then you receive 1 contamination card.
item-analysis_instruments = Analysis Kit
    .text = Analyse 1 bulky object you carry or lying uncarried in your room (not eggs still in the Nest): gain 3 knowledge and, if its kind has revealed none yet and a slot is free, discover a weakness; the object is used up — or — secretly scan all contamination cards in your hand; INFECTED has no effect.
item-caffeine_pills = Caffeine Pills
    .text = Draw 3 cards and keep them, then scan the contamination cards among them. If one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed.
item-research_documents = Research Documents
    .text = Gain 1 knowledge, if you have less than 8 — or — knowledge 4: look secretly at 1 contingency token of the neutral pool; in cooperative mode turn a face-down one up instead.
item-painkillers = Painkillers
    .text = Heal 1 light wound — or — until the end of this round ignore the effects of the serious wounds you have now. They still count towards the limit, and later ones work at once. When an Arm wound works again, drop what is too much.

## Crafted (blue)

item-neutralizer = Neutralizer
    .text = Secretly scan all your contamination cards in hand, deck and discard pile; remove the INFECTED ones and your larva, without being infected. Shuffle hand, deck and discard pile into a new deck and pass; your hand stays empty until the next draw.
item-taser = Taser
    .text = { -foe(form: "A") } in your room suffers 1 wound (wound check); if alive and still here, it retreats — or — another character in your room, whose player has at least 1 card: that player discards the whole hand, contamination cards too, without passing.
item-flamethrower = Flamethrower
    .text = Classic weapon. When you Shoot, every face except blank deals at least 1 wound, “discard to hit” without a card too. On a double hit, after the wounds and their check, also place a fire marker in your room, even when shooting at eggs.
item-enviro_suit = Enviro-Suit
    .text = Always in effect. You may flee to the bunker on foot, with a noise roll, and on the surface you use the lower part of Mars surface cards. Keep it secret until it matters.
item-pistol = Pistol
    .text = Energy weapon. When you Shoot, a double hit counts as a single hit; “hit plus” is unchanged.

## Starting items

item-smart_gun = Smart Gun
    .text = Energy weapon. When you Shoot in a powered section, you may re-roll the advantage die once before you decide on a card for the face; the second result stands.
item-nailgun = Nailgun
    .text = Classic weapon. When you Shoot, a double hit counts as a single hit; “hit plus” is unchanged. A Toolbelt loads it.
item-smg = SMG
    .text = Energy weapon. After a Shoot roll, before you decide on a card for the face, you may remove 1 more ammo to roll again once; the second result stands.
item-probe_arm = Probe Arm
    .text = With a creeper, adult, breeder or queen in your room, remove 1 use: take 1 carcass from the supply into a free hand slot. With full hands drop something or leave it in the room. The { -foe(form: "one") } is unharmed.

## Mission items

item-cheat_codes = Cheat Codes
    .text = Reaction, once for each computer action of yours, after paying and before choosing an option: put the face-up computer card under the deck and use the next one instead. If it is Lockdown, no malfunction marker is placed; shuffle and reveal another.
    .activation = Be in the explored Archive or Transmitter Control Room.
item-pressure_washer = Pressure Washer
    .text = Remove 1 use and choose one: remove the fire marker from your room or an adjacent one, no closed door between — or — remove the slime markers of all characters in your room — or — a larva, creeper or adult in your room retreats. It cannot be loaded again.
    .activation = Be in the explored Cooling System or Decon Room. You need a hand slot for it.
item-battle_suit = Battle Suit
    .text = Always in effect. You receive no slime markers (one you have stays) and no wounds from fire at the end of your turns. It counts as an Enviro-Suit. Other fire effects, such as a Thermite Charge or events, still hurt you.
    .activation = Be in the explored Guard Room or Defense Control Room — or — anywhere, discard a Weapon Battery.
item-overmind = Overmind
    .text = Remove 1 use and choose a larva, creeper or adult in your section; with knowledge 6, any { -foe(form: "one") } there. Move it through a corridor of its room without a closed door, even into or out of combat or out of the section. It keeps its wounds; no attack now, no encounter. It cannot be loaded again.
    .activation = Be in the explored Nest or Laboratory.
item-wail = Wail
    .text = In a section, remove 1 use and choose one: remove up to 3 noise markers from corridors of your section — or — place up to 3 noise markers in corridors of your section that have none, without an encounter. Technical corridors are in no section. It cannot be loaded again.
    .activation = Be in the explored Cave Entrance or Contaminated Room — or — anywhere, discard an Antiseptic.
item-assault_rifle = Assault Rifle
    .text = Energy weapon. Whenever a Shoot with it deals at least 1 wound, it deals 1 more, with one wound check.
    .activation = Be in the explored Guard Room — or — anywhere, discard a Toolbelt or Duct Tape. You need a hand slot for it.
item-old_revolver = Old Revolver
    .text = Classic weapon. When you Shoot, a double hit deals 1 more wound. It counts as the revolver of the Captain's card Reload.
    .activation = Be in the explored Guard Room — or — anywhere, discard a Toolbelt or Duct Tape. You need a hand slot for it.
item-rover_remote = Rover Remote
    .text = Remove 1 use and move the empty rover to its other place, exit or bunker; on the surface side to any exit or the bunker. The main gate does not matter. It cannot be loaded again.
    .activation = Be in the explored Transmitter Control Room — or — anywhere, discard a Weapon Battery.
item-data_pad = Data Pad
    .text = Always in effect. For your action cards and computer actions every room you are in counts as a room with a computer. A malfunction marker still takes it away, and computer actions still need power.
    .activation = Be in the explored Laboratory or Archive. You need a hand slot for it.
item-motion_tracker = Motion Tracker
    .text = Reaction, once for each of your noise rolls, before its result is resolved: discard 1 action card to roll the die again; the second result stands.
    .activation = Be in the explored Cave Entrance — or — anywhere, discard a Weapon Battery. You need a hand slot for it.
item-service_rifle = Service Rifle
    .text = Energy weapon. Whenever a Shoot with it deals at least 1 wound, it deals 1 more, with one wound check. It counts as the rifle of the Soldier's action cards.
    .activation = Be in the explored Guard Room or Defense Control Room — or — anywhere, discard a Weapon Battery. You need a hand slot for it.
item-plasma_cutter = Plasma Cutter
    .text = Choose a corridor of your room, not a technical one: open or close its door. Even a destroyed door can be closed with it.
    .activation = Be in the explored Power Generator or Cooling System. You need a hand slot for it.

## Bulky objects

object-egg = Egg
    .text = Taken from the Nest. Takes a hand slot; can be analysed.
object-carcass = Carcass
    .text = What is left of { -foe(form: "a") }. Takes a hand slot; can be analysed.
object-corpse = Character corpse
    .text = What is left of a character. Takes a hand slot; can be analysed.

## Components

component-medicine = medicine
component-fire = fire
component-electricity = electricity
component-material = material
component-frame = frame

## Decks

deck-red = military items
deck-yellow = technical items
deck-green = medical items
deck-blue = crafted items
deck-crafted = { deck-blue }
deck-starting = starting items
deck-mission = mission items
