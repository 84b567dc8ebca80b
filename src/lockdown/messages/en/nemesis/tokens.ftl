### Tokens, markers, dice, colours and places.

## Destinations

destination-earth = Earth
    .text = Whoever hibernates arrives alive.
destination-mars = Mars
    .text = Whoever hibernates dies, except the bearer of Quarantine.
destination-venus = Venus
    .text = Whoever hibernates dies.
destination-deep_space = deep space
    .text = Whoever hibernates dies.

## Engines

engine-working = working
    .text = The engine runs. At least two must run at the jump.
engine-damaged = damaged
    .text = The engine does not run. With two or three damaged engines the ship explodes at the jump.

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
    .text = Place a malfunction marker in this room, not in the Nest or the Room Covered with Slime. Roll for noise as usual.
exploration-door = Door
    .text = Close the door of the corridor you came through, unless it is destroyed. Roll for noise as usual.

## Intruders. .text: in an encounter and attack. .bag: drawn in bag development.

stalker-larva = Larva
    .text = Attacks without a card: if you have no larva, it leaves the board and you get it; otherwise it stays. You receive 1 contamination card. 1 wound kills it.
    .bag = Put the token aside and add 1 adult token to the bag.
stalker-creeper = Creeper
    .text = Wound check: 1 attack card.
    .bag = Put the token aside and add 1 breeder token to the bag.
stalker-adult = Adult
    .text = Wound check: 1 attack card.
    .bag = In turn order, every character not in combat makes a noise roll. Then return the token to the bag.
stalker-breeder = Breeder
    .text = Wound check: 2 attack cards, added together.
    .bag = In turn order, every character not in combat makes a noise roll. Then return the token to the bag.
stalker-queen = Queen
    .text = Wound check: 2 attack cards, added together.
    .bag = With a character in the Nest: place the queen there and resolve an encounter with this token, which stays out of the bag. Otherwise return the token to the bag and add 1 egg to the Intruder board.
stalker-blank = Blank
    .text = Nothing appears. Place a noise marker in every corridor connected to the room and return the token to the bag; if it was the last one, add 1 adult token.
    .bag = Return the token to the bag and add 1 adult token.

## Dice and their faces. .text: result of the face.

die-noise = noise die
die-combat = combat die

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
face-silence = Silence
    .text = Nothing happens. With a slime marker, resolve Danger instead.
face-danger = Danger
    .text = All Intruders in adjacent rooms that are not in combat come to you; one behind a closed door destroys the door instead. If there are none, place a noise marker in every connected corridor without one.
face-1 = 1
    .text = Noise in corridor 1. If it already has a noise marker: encounter.
face-2 = 2
    .text = Noise in corridor 2. If it already has a noise marker: encounter.
face-3 = 3
    .text = Noise in corridor 3. If it already has a noise marker: encounter.
face-4 = 4
    .text = Noise in corridor 4. If it already has a noise marker: encounter.

## Colours and places

colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
    .text = The searching player names one of the three item decks.
colour-blue = blue
colour-none = no colour
    .text = This room cannot be searched.

place-pod = in an escape pod
place-hibernation = in hibernation
place-escaped = away in an escape pod

## Markers

marker-fire = fire marker
    .text = A character that ends its turn here suffers 1 light wound; in the event phase each Intruder here suffers 1 wound. If one must be placed and none is left, the ship explodes.
marker-malfunction = malfunction marker
    .text = The room action and the computer here do not work; searching does. If one must be placed and none is left, the ship breaks apart.
marker-noise = noise marker
    .text = A second noise in this corridor causes an encounter.
marker-slime = slime marker
    .text = Every Silence you roll or reveal counts as Danger.
marker-door = door
    .text = Open: nothing in the way. Closed: no character passes, and an Intruder destroys it instead of coming through. Destroyed: it cannot be closed again.
marker-larva = larva
    .text = If a scan finds INFECTED while you have one, you die and a creeper is placed.
marker-signal = signal
    .text = This character has sent the signal.
marker-time = time marker
    .text = Moves one space in every event phase. On the first blue space, 8, the hibernation pods open; at the end of the track the ship jumps.
marker-self_destruct = self-destruct marker
    .text = Moves along with the time marker, from 6 on. On 3 all escape pods unlock and the sequence can no longer be stopped; at the end of its track the ship explodes. A ship that jumps while it runs is destroyed too.
marker-depressurization = depressurization token
    .text = At the end of the player phase every Intruder and every character in this room dies, unless one of its doors has been opened or destroyed.
marker-engine = engine
    .text = Two face-down tokens; the top one says whether the engine works. Whoever has looked may tell the truth about it, or not. With fewer than two working engines the ship explodes at the jump.
marker-coordinates = coordinates card
    .text = Says which destination belongs to A, B, C and D. It lies face down; whoever has looked may tell the truth about it, or not.
marker-course = destination marker
    .text = Stands on A, B, C or D. Where the ship goes is read from the coordinates card; every destination but Earth kills those who hibernate.
marker-pod = escape pod
    .text = Takes 2 characters home, whatever becomes of the ship. Locked: nobody gets in. All pods unlock at the first death and when the self-destruct marker reaches 3; they can be locked again.
marker-hibernation = hibernation pods
    .text = Closed until the time marker reaches a blue space. Whoever hibernates needs an undestroyed ship, two working engines and the right destination.
marker-ammo = ammo marker
marker-status = status marker
marker-wounds = wounds
marker-first_player = first player token
