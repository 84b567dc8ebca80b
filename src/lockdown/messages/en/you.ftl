### What happened to the reader: the lines of `log.ftl` whose $seat is whoever reads them. An attribute is
### the line if the reader is the event's other seat ($by, $to …). Variables as there.

## Set-up
you-number_dealt = You are player { $number }.
you-objectives_dealt = You receive the objectives { $objectives }.
you-objectives_open = You bring the shared objective { $objectives }.
you-contingency_dealt = You receive { $contingencies_count ->
    [one] the contingency token
   *[other] the contingency tokens
} { $contingencies }.
you-characters_offered = You may play { $characters }.
you-character_chosen = You play the { $character } and start in { $room }.

## Round
you-cards_drawn = { $cards_count ->
    [0] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] You draw { $cards }.
}
you-deck_shuffled = { $deck ->
    [action] You shuffle your discard pile into a new action deck.
   *[other] { log-deck_shuffled }
}
you-first_player = You are first player.
you-turn_began = It is your turn.
you-passed = { $discarded ->
    [0] You pass and keep all cards.
   *[other] You discard { $cards } and pass.
}

## Actions
you-declared = You: { $action }.
you-paid = You discard { $cards } to pay.
you-window = { $window ->
    [action] Anybody in the room may react to you.
    [interruption] Anybody in the room may react to your Interruption.
    [encounter] You may use a light source.
    [attack] You may react to the attack.
    [attack_shown] You may react before the attack takes effect.
    [noise] You may stay unseen.
   *[other] { log-window }
}
you-reacted = You react with { $card }.
you-reacted_item = You use { $item }.
you-cancelled = { $by } cancels your action.
    .by = You cancel the action of { $seat }.
you-interruption_cancelled = { $by } cancels your Interruption.
    .by = You cancel the Interruption of { $seat }.
you-card_discarded = You discard { $card }.
you-hand_discarded = You discard your whole hand: { $cards }.
you-consent_asked = { $what ->
    [escape] You are asked to escape too.
    [elevator] You are asked to ride along.
   *[other] You are asked to agree.
}
you-consent = { $yes ->
    [0] You decline.
   *[other] You agree.
}

## Movement, exploration, noise
you-moved = You move from { $origin } to { $room }.
you-carried_over = You get from { $origin } to { $room }.
you-explored = You explore { $room }.
you-noise_rolled = You roll for noise: { $face }.
you-noise_skipped = You stay unseen and do not roll.
you-danger = Danger for you!
you-slimed = You are covered in slime.
you-slime_off = You get rid of the slime.

## Power and time
you-entered_container = You get into container { $container }.
you-launched = Container { $container } is launched with you.
you-launch_failed = Container { $container } is not launched; you are thrown out.
you-locked_in = You are locked in the Isolation Room.
you-reached_bunker = { $way ->
    [rover] You drive to the bunker.
   *[other] You reach the bunker on foot.
}
you-attempt_failed = Your attempt fails.

## Night Stalkers
you-encounter = Encounter: you, in { $room }!
you-surprise = Surprise attack on you: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand against { $number }.
you-no_surprise = You are on guard: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand against { $number }.
you-attacked = { $stalker } attacks you.
you-redirected = { $by } diverts the attack to you.
    .by = You divert the attack to { $seat }.
you-attack_card = { $hit ->
    [0] Attack card { $card }: a miss.
   *[other] Attack card { $card }: you are hit.
}
you-attack_ignored = The attack has no effect on you.
you-dark_ignored = You are spared the darkness effect.
you-infested = { $larva ->
    [0] A larva attacks you; you carry one already.
   *[other] A larva crawls into you.
}
you-shot = You shoot with { $item } and roll: { $face }.
you-struck = You strike and roll: { $face }.
you-rerolled = You roll again: { $face }.

## Bodies
you-light_wound = You suffer a light wound.
you-serious_wound = You suffer a serious wound: { $wound }.
you-dressed = You dress a serious wound: { $wound }.
you-healed = You heal a serious wound: { $wound }.
you-light_healed = You heal light wounds; { $light ->
    [0] none is left
    [one] one is left
   *[other] { $light } are left
}.
you-numbed = You feel no pain this round.
you-revived = You are brought back to life in { $room }.
you-died = You die.
you-contaminated = You receive { $count ->
    [one] a contamination card
   *[other] { $count } contamination cards
}.
you-scanned = { $infected ->
    [-1] You scan { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    [0] You scan { $count ->
        [one] one card: clean
       *[other] { $count } cards: all clean
    }.
   *[other] You scan { $count ->
        [one] one card: INFECTED
       *[other] { $count } cards: { $infected } INFECTED
    }.
}
you-contamination_removed = You get rid of { $count ->
    [one] a contamination card
   *[other] { $count } contamination cards
}.
you-larva = A larva grows in you.
you-larva_off = You are rid of the larva.
you-shuffled_all = You shuffle hand, discard pile and deck into one.

## Knowledge and items
you-knowledge = You gain { $gained } knowledge and have { $level }.
you-knowledge_active = You activate your knowledge token.
you-analysed = You analyse { $item }.
you-item_gained = You take { $item }.
you-item_used = You use { $item }.
you-item_discarded = You discard { $item }.
you-item_returned = You put { $item } under its deck.
you-dropped = You drop { $item }.
you-picked_up = You pick up { $item }.
you-loaded = You load { $item }.
you-attached = You attach { $item }.
you-crafted = You craft { $item }.
you-activated = You activate { $item }.
you-searched = { $items ->
    [hidden] You search { $room }; { $left ->
        [0] nothing is left there
       *[other] { $left } left there
    }.
   *[other] You search { $room } and find { $items }; { $left ->
        [0] nothing is left there
       *[other] { $left } left there
    }.
}

## Looking
you-looked_tile = You look at { $room }: { $tile }.
you-looked_token = You look at the exploration token in { $room }: { $token }.
you-looked_css = You look at the CSS token on { $space }: { $css }.
you-looked_contingency = You look at a contingency token: { $contingency }.
    .owner = { $seat } looks at one of your contingency tokens.
you-took_contingency = You take a contingency token from the pool: { $contingency }.
you-looked_objective = You look at the objectives of { $owner }: { $objectives }.
    .owner = { $seat } looks at your objectives.
you-looked_events = You look at the top of the event deck: { $cards }.
you-looked_attacks = You look at the top of the attack deck: { $cards }.
you-tokens_exchanged = { $exchanged ->
    [-1] You handle the exploration tokens of { $rooms }.
    [0] You leave the exploration tokens of { $rooms } as they are.
   *[other] You exchange the exploration tokens of { $rooms }.
}
you-item_shown = You show { $to } a card: { $item }.
    .to = { $seat } shows you a card: { $item }.

## Computer and trade
you-computer_option = You use the computer: { chosen-computer_option }.
you-trade_opened = You open a trade in { $room }.
you-trade_offered = You make { $to } an offer.
    .to = { $seat } makes you an offer.
you-trade_declined = You decline the offer of { $to }.
    .to = { $seat } declines your offer.
you-trade_done = You and { $to } exchange things.
    .to = You and { $seat } exchange things.

## The end
you-swept = You do not get out.
you-contingency_kills = The Corporation kills you.
you-final_scan = { $larva ->
    [0] You scan { $cards ->
        [one] one contamination card
       *[other] { $cards } contamination cards
    }: { $infected ->
        [0] clean
       *[other] { $infected } INFECTED
    }.
   *[other] You carry a larva.
}
you-final_draw = { $died ->
    [0] You draw { $cards } and live.
   *[other] You draw { $cards } and die.
}
you-objective_shown = { $met ->
    [0] You show { $objective }: not met.
   *[other] You show { $objective }: met.
}
you-won = You win.
you-signal_sent = You have sent the signal.
you-drawn_apart = You draw { $cards } and discard them.
