### Ready phrases for talk at the table. They claim; nobody checks whether they are true.
### Variables are words: $room "009 Archive", $corridor, $seat a name, $tile a room name, $item.

## Warnings
phrase-careful = Be careful!
phrase-stalker_in = There is { -foe(form: "a") } in { $room }.
phrase-noise_in = I heard something in corridor { $corridor }.
phrase-fire_in = { $room } is burning.
phrase-broken = { $room } has a malfunction.
phrase-dont_go = Do not go to { $room }.
phrase-dont_trust = Do not trust { $seat }.
phrase-time_short = We are running out of time.
phrase-no_markers = One more fire or malfunction and we are all done for.
phrase-close_door = Close the door { $corridor }!

## Requests
phrase-help = I need help!
phrase-come = Come to { $room }.
phrase-wait = Wait for me.
phrase-follow = Follow me.
phrase-stay_away = Stay away from me.
phrase-repair = Somebody should repair { $room }.
phrase-extinguish = Somebody must put out the fire in { $room }.
phrase-give = Can you give me { $item }?
phrase-who_has = Does anybody have { $item }?
phrase-send_signal = Send the signal, to be safe.
phrase-dont_pass = Please do not pass yet.

## Offers
phrase-have = I have { $item }.
phrase-trade = Who wants to trade?
phrase-heal_you = I can treat your wounds.
phrase-cover_you = Go, I will cover you.
phrase-deal = Deal?
phrase-together = Let us work together, { $seat }.

## Claims, true or not
phrase-tile_is = { $room } is the { $tile }.
phrase-looked = I have looked at { $room }: nothing interesting.
phrase-objective_harmless = My objective hurts nobody.
phrase-objective_alone = I do not need anybody dead.
phrase-objective_suspect = { $seat } is after one of us.
phrase-clean = My scans were clean.
phrase-infected = I am infected.
phrase-self_destruct = I want to blow this place up.

## Answers
phrase-yes = Yes.
phrase-no = No.
phrase-maybe = Perhaps.
phrase-thanks = Thank you!
phrase-sorry = Sorry.
phrase-well_done = Well done!
phrase-good_game = Good game!
phrase-lie = That is a lie.
phrase-prove = Show me.
phrase-no_choice = I had no choice.
phrase-my_turn_soon = Give me a moment.

## Emotes
emote-wave = waves
emote-nod = nods
emote-shake_head = shakes their head
emote-shrug = shrugs
emote-point = points
emote-listen = listens
emote-hush = puts a finger to their lips
emote-laugh = laughs
emote-cry = cries
emote-scream = screams
emote-tremble = trembles
emote-cough = coughs
emote-salute = salutes
emote-thumbs_up = gives a thumbs up
emote-suspicious = narrows their eyes
emote-whistle = whistles innocently
