### Objectives (objective-…) and the tests they are made of (condition-…).
### condition: value = line of a checklist, .text = what exactly counts, .coop = the line in solo and cooperative games, where it differs.
### Variables: $player number of a player; $min a number; $objects, $places ready-made lists in words; $destination, $object, $room words.

## Personal

objective-salvaging_the_prime_asset = Salvaging the Prime Asset
    .text = The ship reaches Earth — or — you are the only survivor.
objective-quarantine = Quarantine
    .text = The ship reaches Mars — or — it reaches Earth and the Nest is destroyed. If you keep this card, arriving on Mars does not kill you while you hibernate.
objective-the_great_hunt = The Great Hunt
    .text = You have sent the signal, and the queen is dead or the ship is destroyed.
objective-a_proper_burial = A Proper Burial
    .text = You have sent the signal, and you hibernate or leave in an escape pod carrying the blue character corpse.
objective-hoarder = Hoarder
    .text = You leave in an escape pod with at least 7 items.
objective-relentless_investigator = Relentless Investigator
    .text = You have sent the signal and every room of the ship is explored.
objective-the_oldest_friend = The Oldest Friend
    .text = The ship reaches Earth — or — you are the only survivor.
objective-best_friends_forever = Best Friends Forever
    .text = At least 1 other character survives.
objective-aliens_on_a_spaceship = Aliens on a Spaceship
    .text = You have sent the signal, and the Nest or the ship is destroyed.

## Corporate

objective-the_right_moment_to_strike = The Right Moment to Strike
    .text = The character of player 1 is not alive — or — you are the only survivor.
objective-greener_pastures = Greener Pastures
    .text = The character of player 2 is not alive — or — you are the only survivor.
objective-an_old_feud = An Old Feud
    .text = The character of player 3 is not alive — or — you are the only survivor.
objective-hostile_takeover = Hostile Takeover
    .text = The character of player 4 is not alive — or — you are the only survivor.
objective-the_final_enlightenment = The Final Enlightenment
    .text = The character of player 5 is not alive — or — you are the only survivor.
objective-extreme_field_biology = Extreme Field Biology
    .text = At least 2 weaknesses were discovered.
objective-ab_ovo = Ab Ovo
    .text = The weakness on the egg space was discovered.
objective-necroscopy = Necroscopy
    .text = You have sent the signal and the weakness on the carcass space was discovered.
objective-my_precious = My Precious
    .text = You have sent the signal, and you hibernate or leave in an escape pod carrying an egg.

## Solo and cooperative

objective-destination_earth = Destination: Earth
    .text = The ship reaches Earth.
objective-emergency_post_mortem = Emergency Post-Mortem
    .text = At the end the blue character corpse lies in the Surgery, carried by nobody.
objective-first_contact_protocol = First Contact Protocol
    .text = At least 2 weaknesses were discovered.
objective-cutting_off_the_head = Cutting Off the Head
    .text = The signal was sent, and the queen is dead or the ship is destroyed.
objective-no_man_left_behind = No Man Left Behind
    .text = The signal was sent and every room of the ship is explored.
objective-special_delivery = Special Delivery
    .text = A surviving character hibernated or left in an escape pod carrying an egg.
objective-clean_up_crew = Clean-Up Crew
    .text = The signal was sent, and the Nest or the ship is destroyed.

## Tests

condition-player_dead = Player { $player }'s character is dead
    .text = How and when does not matter; deaths in the victory check count.
condition-only_survivor = You are the only survivor
    .text = No other character is alive.
condition-others_survive =
    { $min ->
        [one] At least { $min } other character survives
       *[other] At least { $min } other characters survive
    }
    .text = Counted after all checks.
condition-signal_sent = You have sent the signal
    .text = Your character has a signal marker.
    .coop = The signal was sent (a different sender for each card that asks for it; the sender need not survive)
condition-weaknesses_discovered =
    { $min ->
        [one] At least { $min } weakness discovered
       *[other] At least { $min } weaknesses discovered
    }
    .text = Turned up by analysis, by anybody.
condition-weakness_of = Weakness discovered: { $object }
    .text = The card on that space is face up, turned up by anybody.
condition-nest_destroyed = The Nest is destroyed
    .text = Its last egg was taken or destroyed at some moment, or the ship was destroyed.
condition-queen_killed = The queen is dead
    .text = Killed in play, or the ship was destroyed.
condition-ship_destroyed = The ship is destroyed
    .text = By the self-destruct sequence, fire, malfunctions, or engines that fail at the jump.
condition-ship_reached = The ship reaches its destination: { $destination }
    .text = It jumps undestroyed with at least two working engines, and the coordinates lead there. You need not be aboard.
condition-rooms_explored = Every room of the ship is explored
    .text = By anybody. Special rooms count as explored.
condition-carries = You carry: { $objects }
    .text = At least one of them in a hand slot when you hibernated or your escape pod was launched.
    .coop = Carries: { $objects } (a surviving character, the same for all such lines of the card)
condition-survived_in = You survive here: { $places }
    .text = One of these ways is enough.
    .coop = Survived here: { $places } (a surviving character, the same for all such lines of the card)
condition-items =
    { $min ->
        [one] You leave with at least { $min } item
       *[other] You leave with at least { $min } items
    }
    .text = Item cards when you hibernated or your escape pod was launched, weapons and active mission items included. Attached cards, objects and inactive mission items do not count.
condition-object_lies_in = { $object } lies here: { $room }
    .text = Uncarried, in the explored room, when the game ends. What the end does to the ship does not matter.
