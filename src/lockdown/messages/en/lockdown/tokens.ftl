### Tokens, markers, dice, colours, sections and places.

## Contingencies. .variant: the other reading of Code Yellow, a table option.

contingency-green = Code Green
    .text = Nobody is killed.
contingency-yellow = Code Yellow
    .text = Kills every living character with knowledge 4 or less. Characters launched in a container are safe.
    .variant = Kills every living character with knowledge 5 or more. Characters launched in a container are safe.
contingency-blue = Code Blue
    .text = Kills every living character without a signal marker. Characters launched in a container are safe.
contingency-grey = Code Grey
    .text = Kills every character launched in a container.
contingency-red = Code Red
    .text = Kills every character locked in the Isolation Room. It does not count as the destruction of the complex.

## CSS tokens

-css-fail = A character in another container goes back to its CSS room and suffers 1 serious wound.

css-launch_a = Launch A
    .text = The character in container A is launched. { -css-fail }
css-launch_b = Launch B
    .text = The character in container B is launched. { -css-fail }
css-launch_c = Launch C
    .text = The character in container C is launched. { -css-fail }
css-launch_all = Launch all
    .text = Every character in a container is launched.
css-launch_none = No launch
    .text = Nobody is launched. Every character in a container goes back to its CSS room and suffers 1 serious wound.

## Exploration tokens, by effect

exploration-silence = Silence
    .text = Nothing happens and you make no noise roll. With a slime marker, resolve Danger instead.
exploration-danger = Danger
    .text = Make no noise roll; resolve Danger in this room.
exploration-slime = Slime
    .text = You get a slime marker. Roll for noise as usual.
exploration-fire = Fire
    .text = Place a fire marker in this room. Roll for noise as usual.
exploration-malfunction = Malfunction
    .text = Place a malfunction marker in this room, not in the Nest or the Contaminated Room. Roll for noise as usual.
exploration-door = Door
    .text = Close the door of the corridor you came through, unless it is destroyed. Roll for noise as usual.
exploration-item_red = Military item
    .text = Draw 1 card of the military (red) item deck and keep it. Roll for noise as usual.
exploration-item_yellow = Technical item
    .text = Draw 1 card of the technical (yellow) item deck and keep it. Roll for noise as usual.
exploration-item_green = Medical item
    .text = Draw 1 card of the medical (green) item deck and keep it. Roll for noise as usual.
exploration-surface_card = Mars surface
    .text = Draw and resolve 1 Mars surface card. Then roll for noise as usual, unless { -foe(form: "a") } has come.

## Night Stalkers. .text: in an encounter and attack. .bag: drawn in bag development.

stalker-larva = Larva
    .text = Attacks without a card: it leaves the board, you get a larva if you have none, and 1 contamination card. 1 wound kills it.
    .bag = Put the token back into the supply and add 1 adult token to the bag.
stalker-creeper = Creeper
    .text = Wound check: 1 attack card.
    .bag = Put the token back into the supply and add 1 breeder token to the bag.
stalker-adult = Adult
    .text = Wound check: 1 attack card.
    .bag = Return the token to the bag. In turn order, every character not in combat makes a noise roll.
stalker-breeder = Breeder
    .text = Wound check: 2 attack cards, added together.
    .bag = Return the token to the bag. In turn order, every character not in combat makes a noise roll.
stalker-queen = Queen
    .text = Wound check: 2 attack cards, added together.
    .bag = With a character in the Nest: place the queen there and resolve an encounter with this token, which stays out of the bag. Otherwise return the token to the bag and add 1 egg to the laboratory board.
stalker-blank = Blank
    .text = Nothing appears. Place a noise marker in every corridor connected to the room and return the token to the bag; if it was the last one, add 1 adult token.
    .bag = Return the token to the bag and add 1 adult token.

## Power

power-power_1 = Power token 1
power-power_2 = Power token 2
power-power_3 = Power token 3
power-power_4 = Power token 4
power-blue = Powered
    .text = Computers work, shooting uses the advantage die, and noise without a character nearby fades.
power-red = Unpowered
    .text = Darkness: higher encounter numbers, darkness effects of cards, no computers, and noise stays.
power-lies-on = { $place } powered ({ $n })
power-lies-off = { $place } unpowered ({ $n })

## Dice and their faces. .text: result of the face.

die-noise = noise die
die-combat = combat die
die-advantage = advantage die
die-surface = surface die

face-blank = Blank
    .text = Miss.
face-creeper = Creeper
    .text = 1 wound to a larva or creeper, or 1 egg destroyed. Anything else: miss.
face-adult = Adult
    .text = 1 wound to a larva, creeper or adult, or 1 egg destroyed. Anything else: miss.
face-single_hit = Single hit
    .text = 1 wound to any target.
face-double_hit = Double hit
    .text = 2 wounds to any target; in a melee attack 1.
face-discard_hit = Discard to hit
    .text = Miss — or — discard 1 action card: 1 wound to any target. It is neither a blank nor a single hit.
face-hit_plus = Hit plus
    .text = 1 wound to any target — or — discard 1 action card: 2 wounds. It is neither a single nor a double hit.
face-silence = Silence
    .text = Nothing happens. With a slime marker, resolve Danger instead.
face-danger = Danger
    .text = All { -foe(form: "all") } in adjacent rooms that are not in combat come to you; one behind a closed door destroys the door instead. If there are none, place a noise marker in every connected corridor without one.
face-1 = 1
    .text = Noise in corridor 1. If it already has a noise marker: encounter.
face-2 = 2
    .text = Noise in corridor 2. If it already has a noise marker: encounter.
face-3 = 3
    .text = Noise in corridor 3. If it already has a noise marker: encounter.
face-4 = 4
    .text = Noise in corridor 4. If it already has a noise marker: encounter.
face-surface = Mars surface
    .text = Draw and resolve 1 Mars surface card.

## Colours, sections, places

colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
    .text = The searching player names one of the three item decks.
colour-blue = blue
colour-none = no colour
    .text = This room cannot be searched.

section-S_01 = S-01
section-S_02 = S-02
section-S_03 = S-03
section-elevator = elevator

place-isolation = Isolation Room
place-container = launched container
place-bunker = bunker

## Markers

marker-fire = fire marker
    .text = A character that ends its turn here suffers 1 light wound; in the event phase each { -foe(form: "one") } here suffers 1 wound. If one must be placed and none is left, the complex is destroyed.
marker-malfunction = malfunction marker
    .text = The room action and the computer here do not work; searching does. If one must be placed and none is left, the complex is destroyed.
marker-noise = noise marker
    .text = A second noise in this corridor causes an encounter.
marker-slime = slime marker
    .text = Every Silence you roll or reveal counts as Danger.
marker-door = door
    .text = Open: nothing in the way. Closed: no character passes, and { -foe(form: "a") } destroys it instead of coming through. Destroyed: it cannot be closed again.
marker-larva = larva
    .text = If a scan finds INFECTED while you have one, you die and a creeper is placed.
marker-signal = signal
    .text = This character has sent the signal.
marker-knowledge = knowledge token
    .text = Shows your knowledge level, 1 to 8. The Archive turns it to its active side.
marker-time = time token
    .text = Red: every power failure takes effect. Blue: only the blue ones. At 8 the Isolation Room opens; on S the game ends.
marker-self_destruct = self-destruct token
    .text = Yellow: can be stopped. When the time token leaves its space, it moves 3 spaces on and turns red, and the main gate opens. Red: when the time token leaves its space, the complex is destroyed.
marker-emergency = emergency procedure token
    .text = The Isolation Room is open. The game ends when the time token leaves this space.
marker-depressurization = depressurization token
    .text = At the end of the player phase everybody and everything in this room dies, except eggs, unless one of its doors has been opened or destroyed.
marker-gate = main gate
    .text = While it is closed nobody reaches the bunker. It opens at the first death of a character, with the Main Gate Key, or when the self-destruct token turns red.
marker-rover = rover
    .text = Takes 1 character from an exit to the bunker, if the main gate is open.
marker-elevator = elevator
    .text = Waits at one of the three elevator rooms. It needs power.
marker-emergency_procedure = { marker-emergency }
    .text = { marker-emergency.text }
marker-main_gate = { marker-gate }
    .text = { marker-gate.text }
marker-ammo = ammo marker
marker-status = status marker
marker-wounds = wounds
marker-first_player = first player token
