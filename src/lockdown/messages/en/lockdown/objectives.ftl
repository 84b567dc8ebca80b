### Objectives (objective-…) and the tests they are made of (condition-…).
### condition: value = line of a checklist, .text = what exactly counts, .coop = the line in solo and cooperative games, where it differs.
### Variables: $player number of a player; $min a number; $sections, $objects, $places ready-made lists in words.

## Personal

objective-let_them_know = Let Them Know
    .text = You have sent the signal and your knowledge token is active.
objective-scorched_nest = Scorched Nest
    .text = You have sent the signal, and the Nest is destroyed or the queen is dead.
objective-whole_picture = The Whole Picture
    .text = Every room of sections S-01 and S-03 is explored and your knowledge token is active.
objective-dangerous_mind = Dangerous Mind
    .text = Your knowledge is 7 or more.
objective-never_again = Never Again
    .text = The queen is dead — or — the complex is destroyed.
objective-proof = Proof
    .text = You have sent the signal and you carry a carcass or a character corpse.
objective-long_walk_home = The Long Walk Home
    .text = You escape to the bunker or in a container, and at least 1 other character survives.
objective-nobody_left_behind = Nobody Left Behind
    .text = At least 2 other characters survive, and you have sent the signal or your knowledge token is active.
objective-last_inspection = Last Inspection
    .text = Every room of sections S-02 and S-03 is explored and you have sent the signal.

## Corporate

objective-loose_end_1 = Loose End: Player 1
    .text = The character of player 1 is not alive — or — you are the only survivor.
objective-loose_end_2 = Loose End: Player 2
    .text = The character of player 2 is not alive — or — you are the only survivor.
objective-loose_end_3 = Loose End: Player 3
    .text = The character of player 3 is not alive — or — you are the only survivor.
objective-loose_end_4 = Loose End: Player 4
    .text = The character of player 4 is not alive — or — you are the only survivor.
objective-loose_end_5 = Loose End: Player 5
    .text = The character of player 5 is not alive — or — you are the only survivor.
objective-no_witnesses = No Witnesses
    .text = No Nemesis survivor is alive and at least 1 weakness was discovered — or — you are the only survivor.
objective-applied_xenology = Applied Xenology
    .text = At least 2 weaknesses were discovered.
objective-special_delivery = Fragile Cargo
    .text = You escape to the bunker or in a container carrying an egg.
objective-write_off = Write-Off
    .text = The complex is destroyed, and you have sent the signal or your knowledge token is active.

## Solo and cooperative

objective-complete_file = The Complete File
    .text = A surviving character has knowledge 8.
objective-distress_call = Distress Call
    .text = The signal was sent and a surviving character's knowledge token is active.
objective-burn_the_brood = Burn the Brood
    .text = The signal was sent and the Nest is destroyed.
objective-cut_off_the_head = The Queen Is Dead
    .text = The queen is dead — or — the complex is destroyed.
objective-know_your_enemy = Know Your Enemy
    .text = At least 2 weaknesses were discovered.
objective-search_party = Search Party
    .text = The signal was sent and every room of sections S-01 and S-02 is explored.
objective-deep_survey = Deep Survey
    .text = Every room of sections S-01 and S-03 is explored.
objective-sterilization = Sterilization
    .text = The complex is destroyed.
objective-live_specimen = Live Specimen
    .text = A surviving character escaped to the bunker or in a container carrying an egg.
objective-field_report = Field Report
    .text = At least 1 weakness was discovered and a surviving character's knowledge token is active.

## Tests

condition-player_dead = Player { $player }'s character is dead
    .text = How and when does not matter; deaths in the victory check count.
condition-only_survivor = You are the only survivor
    .text = No other character is alive.
condition-no_nemesis_survivor = No Nemesis survivor is alive
    .text = Your own character counts too. Met if the game has none.
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
    .text = Turned up by research, by anybody. A card face up from setup does not count.
condition-nest_destroyed = The Nest is destroyed
    .text = Its last egg was taken or destroyed at some moment, or the complex was destroyed.
condition-queen_killed = The queen is dead
    .text = Killed in play, or the complex was destroyed.
condition-complex_destroyed = The complex is destroyed
    .text = In any way; Code Red does not count.
condition-knowledge = Knowledge { $min } or more
    .text = Your character's knowledge is { $min } or more.
    .coop = Knowledge { $min } or more (a surviving character, the same for all such lines of the card)
condition-knowledge_token_active = Your knowledge token is active
    .text = Examine the archive to activate it.
    .coop = Knowledge token active (a surviving character, the same for all such lines of the card)
condition-sections_explored = Every room explored: { $sections }
    .text = By anybody. Special rooms count as explored; staircases and crossroads are in no section.
condition-carries = You carry: { $objects }
    .text = At least one of them in a hand slot when you left play or the game ended.
    .coop = Carries: { $objects } (a surviving character, the same for all such lines of the card)
condition-survived_in = You survive here: { $places }
    .text = One of these ways is enough.
    .coop = Survived here: { $places } (a surviving character, the same for all such lines of the card)
