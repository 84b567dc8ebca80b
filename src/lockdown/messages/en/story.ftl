### What an option risks, said before it is chosen. `.text`: the whole sentence.

danger-killed = { $p ->
        [100] certain death
       *[other] { ui-percent } death
    }
    .text = { $p ->
        [100] This kills you.
       *[other] In { $p } of 100 cases this kills you.
    }
danger-attacked = { ui-percent } hit
    .text = You are attacked, with a chance of { ui-percent } to be hit.
danger-infested = { ui-percent } infested
    .text = There is a chance of { ui-percent } that you carry a larva afterwards.
danger-surprise = { ui-percent } surprise attack
    .text = There is a chance of { ui-percent } that you are attacked by surprise.
danger-caught = { ui-percent } caught
    .text = There is a chance of { ui-percent } that something finds you and you stay behind.
danger-wounded = { ui-percent } wound
    .text = There is a chance of { ui-percent } that you suffer a serious wound.
danger-burns = fire
    .text = Whoever ends a turn in the fire suffers a light wound.
danger-combat = combat
    .text = You walk into combat.
danger-encounter = { ui-percent } encounter
danger-danger = { ui-percent } danger
ui-from-hand = Choose from your hand.
ui-seat-mine = you, at this browser
ui-seat-host-other = host
ui-end-open = Who comes home?
ui-left-foot = On foot to the bunker

### The story while others act.
ui-story-turn = { $name } acts
ui-story-now = Now
ui-story-again = Shown again
ui-on-card = On the card: “{ $text }”
ui-skip = Skip
ui-to-my-turn = To my turn
ui-to-now = To now
ui-since = Since my last turn
ui-since-board = Show it on the board
ui-since-nothing = Nothing has happened since then.
ui-speed-once = at once
ui-speed-help = How fast the turns of others are told. Encounters, attacks and deaths keep their time.
ui-key-space = Skip what is being told
ui-key-shift-space = Straight to my turn
ui-key-p = Pause the telling
ui-key-speed = Slower, faster
ui-key-w = What happened since my last turn
ui-sound-offer = Play with sound?
ui-event-step-4 = Launch
ui-event-step-5 = Time
ui-event-step-6 = Silence
ui-event-step-7 = Attacks
ui-event-step-8 = Fire
ui-event-step-9 = Event
ui-event-step-10 = Bag
ui-death-you = You are dead
ui-death-name = { $name } is dead
ui-death-left = { $n ->
    [one] One of the crew is still alive and plays on. The dead lose; they talk among themselves, and watch.
   *[other] { $n } of the crew are still alive and play on. The dead lose; they talk among themselves, and watch.
}
ui-death-none-left = Nobody is left. The victory check follows.
ui-death-end = The game is over. The victory check follows.
ui-death-watch = Watch the rest
ui-death-skip = Skip to the end
ui-death-skip-people = Show everything at once
death-by-attack = Killed by { $stalker }: { $card }.
death-by-card = Killed by an attack in the dark: { $card }.
death-by-melee = Killed in a fight with bare hands.
death-by-fire = Burnt to death.
death-by-air = The air was gone.
death-by-event = Killed by an event: { $card }.
death-by-larva = Killed by what grew inside.
death-by-end = Died when the base came to its end.
death-by-bleeding = Bled to death.
death-by-launch = Died because the container was not launched.
death-by-wounds = One wound too many.

### The draft.
ui-draft-choose = Who do you play?
ui-draft-weapon = Weapon
ui-draft-unarmed = none
ui-draft-mission = Mission item
ui-draft-start = Starts in
ui-draft-deck = Cards, your own first
ui-origin-worker = worker of the base
ui-origin-survivor = survivor of the Nemesis
ui-origin-substitute = substitute

### Another try, watching again, the end, the lobby.
ui-story-wait = Waiting for { $names }
ui-again-fatal = Try again before the fatal choice
ui-again-here = Play on from here as { $name }
ui-again-failed = That did not work: try again
ui-leap = Jump
ui-leap-round = To the next round
ui-leap-encounter = To the next encounter
ui-leap-death = To the next death
ui-knew = Who knew what
ui-knew-tokens = { $n ->
    [one] looked at a contingency token
   *[other] looked at { $n } contingency tokens
}
ui-knew-objectives = saw objectives of { $names }
ui-knew-launches = { $n ->
    [one] looked at a CSS token
   *[other] looked at { $n } CSS tokens
}
ui-knew-nothing = nothing but their own secrets
ui-stat-minutes = { $n ->
    [one] minute
   *[other] minutes
}
ui-stat-hours = hours
ui-more-options = More options
ui-name-first = Your name first, then a seat
ui-table-names = Lantern, Airlock, Beacon, Corridor, Dust, Echo, Furnace, Gantry, Hatch, Ladder, Magnet, Piston, Relay, Rust, Shaft, Siren, Spark, Valve
