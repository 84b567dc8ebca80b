### What an option risks, said before it is chosen. `.text`: the whole sentence.

danger-killed = { $p ->
        [100] certain death
       *[other] { $p } % death
    }
    .text = { $p ->
        [100] This kills you.
       *[other] In { $p } of 100 cases this kills you.
    }
danger-attacked = { $p } % hit
    .text = You are attacked, with { $p } % it hits you.
danger-infested = { $p } % infested
    .text = With { $p } % you carry a larva afterwards.
danger-surprise = { $p } % surprise attack
    .text = With { $p } % you are attacked by surprise.
danger-caught = { $p } % caught
    .text = With { $p } % something finds you and you stay behind.
danger-wounded = { $p } % wound
    .text = With { $p } % you suffer a serious wound.
danger-burns = fire
    .text = Who ends a turn in the fire suffers a light wound.
danger-combat = combat
    .text = You walk into combat.
danger-encounter = { $p } % encounter
danger-danger = { $p } % danger
ui-from-hand = Choose from your hand.
ui-seat-mine = you, at this browser
ui-seat-host-other = host
ui-end-open = Who comes home?
ui-left-foot = On foot to the bunker
