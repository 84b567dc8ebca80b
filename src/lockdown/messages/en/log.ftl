### What happened, one line an event. Variables are the event's fields as words ($seat is a name,
### $room "009 Archive", lists are joined); numbers stay numbers. A hidden value is "hidden";
### $<list>_count is the length of a list.

## Set-up
log-game_began = The table is set for { $players ->
    [one] one player
   *[other] { $players } players
}.
log-number_dealt = { $seat } is player { $number }.
log-objectives_dealt = { $objectives_count ->
    [0] { $seat } receives objectives.
   *[other] { $seat } receives the objectives { $objectives }.
}
log-objectives_open = { $seat } brings the shared objective { $objectives }.
log-contingency_up = A contingency token of the pool is turned up for all: { $face }.
log-contingency_dealt = { $contingencies ->
    [hidden] { $seat } receives { $contingencies_count ->
        [one] a contingency token
       *[other] { $contingencies_count } contingency tokens
    }.
   *[other] { $seat } receives { $contingencies_count ->
        [one] the contingency token
       *[other] the contingency tokens
    } { $contingencies }.
}
log-characters_offered = { $seat } may play { $characters }.
log-character_chosen = { $seat } plays the { $character } and starts in { $room }.

## Round
log-round_began = Round { $round } begins. The time token stands on { $time }.
log-cards_drawn = { $cards_count ->
    [0] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
}
log-deck_shuffled = { $deck ->
    [action] { $seat } shuffles the discard pile into a new action deck.
    [event] The event deck is shuffled anew.
    [attack] The attack deck is shuffled anew.
    [wound] The serious wound deck is shuffled anew.
    [computer] The computer deck is shuffled anew.
    [red] The military items are shuffled anew.
    [yellow] The technical items are shuffled anew.
    [green] The medical items are shuffled anew.
    [surface] The Mars surface cards are shuffled anew.
   *[other] A deck is shuffled anew.
}
log-first_player = { $seat } is first player.
log-turn_began = { $seat } takes a turn.
log-passed = { $discarded ->
    [0] { $seat } passes and keeps all cards.
    [one] { $seat } discards { $cards } and passes.
   *[other] { $seat } discards { $cards } and passes.
}
log-event_phase = The event phase of round { $round } begins.
log-event_step = { $step ->
    [4] Launch of the containers.
    [5] Time passes.
    [6] Corridors fall silent.
    [7] { -foe(form: "all") } attack.
    [8] Fire burns.
    [9] An event.
    [10] The bag develops.
   *[other] The round ends.
}
log-round_ended = Round { $round } is over.

## Actions
log-declared = { $seat }: { $action }.
log-paid = { $seat } discards { $cards } to pay.
log-window = { $window ->
    [action] Anybody in the room may react to { $seat }.
    [interruption] Anybody in the room may react to the Interruption of { $seat }.
    [encounter] { $seat } may use a light source.
    [attack] { $seat } may react to the attack.
    [attack_shown] { $seat } may react before the attack takes effect.
    [noise] { $seat } may stay unseen.
    [dark_event] Those in darkness may shield themselves.
   *[other] There is time to react.
}
log-reacted = { $seat } reacts with { $card }.
log-reacted_item = { $seat } uses { $item }.
log-cancelled = { $by } cancels the action of { $seat }.
log-interruption_cancelled = { $by } cancels the Interruption of { $seat }.
log-card_discarded = { $seat } discards { $card }.
log-hand_discarded = { $seat } discards the whole hand: { $cards }.
log-consent_asked = { $what ->
    [escape] { $seat } is asked to escape too.
    [elevator] { $seat } is asked to ride along.
   *[other] { $seat } is asked to agree.
}
log-consent = { $yes ->
    [0] { $seat } declines.
   *[other] { $seat } agrees.
}

## Movement, exploration, noise
log-moved = { $seat } moves from { $origin } to { $room }.
log-carried_over = { $seat } gets from { $origin } to { $room }.
log-explored = { $seat } explores { $room }.
log-token_revealed = Exploration token in { $room }: { $token }.
log-token_ignored = The effect of the exploration token in { $room } is ignored.
log-counter_set = { $room } holds { $items ->
    [0] no items
    [one] one item
   *[other] { $items } items
}.
log-noise_rolled = { $seat } rolls for noise: { $face }.
log-noise_skipped = { $seat } stays unseen and does not roll.
log-noise_placed = Noise: { $corridor }.
log-noise_removed = Silence again: { $corridors }.
log-danger = Danger for { $seat }!
log-slimed = { $seat } is covered in slime.
log-slime_off = { $seat } gets rid of the slime.
log-fire = Fire breaks out in { $room }.
log-fire_out = The fire in { $room } is out.
log-malfunction = Malfunction in { $room }.
log-repaired = { $room } works again.
log-supply_shrunk = One fire marker and one malfunction marker leave the game: { $fire } and { $malfunction } remain.
log-door_closed = The door { $corridor } closes.
log-door_opened = The door { $corridor } opens.
log-door_destroyed = The door { $corridor } is destroyed.
log-depressurizing = { $room } will lose its air at the end of the player phase.
log-depressurize_off = The depressurization of { $room } is called off.
log-depressurized = The air escapes from { $room }.

## Power and time
log-power = Power: { $places }.
log-power_failure = Power failure: { $section } goes dark.
log-time_token_turned = { $blue ->
    [0] Backup power stops.
   *[other] Backup power runs.
}
log-time = { $time ->
    [0] The time token reaches S.
   *[other] Time moves to { $time }.
}
log-isolation_open = The Isolation Room is open.
log-gate_open = The main gate opens.
log-rover_moved = { $here ->
    [0] The rover drives to the bunker.
   *[other] The rover drives to the exit.
}
log-elevator_moved = The elevator goes to { $room }.
log-destruct_started = The self-destruct sequence starts: its token lies on { $space ->
    [0] S
   *[other] { $space }
}.
log-destruct_stopped = The self-destruct sequence is stopped.
log-destruct_red = The self-destruct sequence can no longer be stopped. Its token lies on { $space ->
    [0] S
   *[other] { $space }
}.
log-emergency = The emergency procedure starts: the game ends when time leaves { $space ->
    [0] S
   *[other] { $space }
}.
log-css_revealed = CSS token on { $space }: { $css }.
log-css_shown = CSS token on { $space }, shown to all and turned down again: { $css }.
log-css_moved = A CSS token moves from { $origin } to { $space }.
log-entered_container = { $seat } gets into container { $container }.
log-launched = Container { $container } is launched with { $seat }.
log-launch_failed = Container { $container } is not launched; { $seat } is thrown out.
log-locked_in = { $seat } is locked in the Isolation Room.
log-reached_bunker = { $way ->
    [rover] { $seat } drives to the bunker.
   *[other] { $seat } reaches the bunker on foot.
}
log-attempt_failed = The attempt of { $seat } fails.

## Night Stalkers
log-token_drawn = Drawn from the bag: { $token }.
log-token_added = Into the bag: { $token }.
log-token_returned = Back into the bag: { $token }.
log-encounter = Encounter: { $seat } in { $room }!
log-appeared = { $stalker } appears in { $room }.
log-no_figure = No figure of that kind is free: { $kind }.
log-withdrew = These withdraw: { $stalkers }.
log-stalker_moved = { $stalker } moves from { $origin } to { $room }.
log-stalker_gone = { $stalker } vanishes from { $room }.
log-intruder_healed = { $wounds ->
    [0] { $stalker } recovers from all its wounds.
    [one] { $stalker } recovers; one wound is left.
   *[other] { $stalker } recovers; { $wounds } wounds are left.
}
log-surprise = Surprise attack on { $seat }: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand against { $number }.
log-no_surprise = { $seat } is on guard: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand against { $number }.
log-attacked = { $stalker } attacks { $seat }.
log-redirected = { $by } diverts the attack to { $seat }.
log-attack_card = { $hit ->
    [0] Attack card { $card }: a miss.
   *[other] Attack card { $card }: { $seat } is hit.
}
log-attack_ignored = The attack has no effect on { $seat }.
log-dark_ignored = { $seat } is spared the darkness effect.
log-dark_effect = The darkness makes it worse.
log-infested = { $larva ->
    [0] A larva attacks { $seat }, who carries one already.
   *[other] A larva crawls into { $seat }.
}
log-shot = { $seat } shoots with { $item } and rolls: { $face }.
log-struck = { $seat } strikes and rolls: { $face }.
log-rerolled = { $seat } rolls again: { $face }.
log-stalker_wounded = { $stalker } suffers { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}, { $total } in all.
log-wound_check = Wound check of { $stalker }: { $cards } ({ $blood ->
    [0] retreat arrow
   *[other] blood { $blood }
}).
log-stalker_died = { $stalker } dies in { $room }.
log-retreats = { $stalker } retreats ({ $card }).
log-egg_added = The queen lays an egg: { $eggs } in the Nest.
log-egg_destroyed = An egg in { $room } is destroyed.
log-nest_destroyed = The Nest is destroyed.
log-event_card = Event: { $card }.
log-event_removed = { $card } leaves the game.

## Bodies
log-light_wound = { $seat } suffers a light wound.
log-serious_wound = { $seat } suffers a serious wound: { $wound }.
log-dressed = { $seat } dresses a serious wound: { $wound }.
log-healed = { $seat } heals a serious wound: { $wound }.
log-light_healed = { $seat } heals light wounds; { $light ->
    [0] none is left
    [one] one is left
   *[other] { $light } are left
}.
log-numbed = { $seat } feels no pain this round.
log-revived = { $seat } is brought back to life in { $room }.
log-died = { $seat } dies.
log-contaminated = { $seat } receives { $count ->
    [one] a contamination card
   *[other] { $count } contamination cards
}.
log-scanned = { $infected ->
    [-1] { $seat } scans { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    [0] { $seat } scans { $count ->
        [one] one card: clean
       *[other] { $count } cards: all clean
    }.
   *[other] { $seat } scans { $count ->
        [one] one card: INFECTED
       *[other] { $count } cards: { $infected } INFECTED
    }.
}
log-contamination_removed = { $seat } gets rid of { $count ->
    [one] a contamination card
   *[other] { $count } contamination cards
}.
log-larva = A larva grows in { $seat }.
log-larva_off = { $seat } is rid of the larva.
log-shuffled_all = { $seat } shuffles hand, discard pile and deck into one.

## Knowledge and items
log-knowledge = { $seat } gains { $gained } knowledge and has { $level }.
log-knowledge_active = { $seat } activates the knowledge token.
log-analysed = { $seat } analyses { $item }.
log-weakness_found = A weakness is discovered: { $weakness }.
log-item_gained = { $item ->
    [hidden] { $seat } takes a card: { $colour }.
   *[other] { $seat } takes { $item }.
}
log-item_used = { $seat } uses { $item }.
log-item_discarded = { $seat } discards { $item }.
log-item_returned = { $item ->
    [hidden] { $seat } puts a card under its deck: { $colour }.
   *[other] { $seat } puts { $item } under its deck.
}
log-dropped = { $item ->
    [hidden] { $seat } drops a card: { $colour }.
   *[other] { $seat } drops { $item }.
}
log-picked_up = { $seat } picks up { $item }.
log-object_lies = Left lying in { $room }: { $item }.
log-object_gone = { $item } is gone.
log-loaded = { $seat } loads { $item }.
log-ammo_spent = { $item }: { $left } left.
log-attached = { $seat } attaches { $item }.
log-crafted = { $seat } crafts { $item }.
log-activated = { $seat } activates { $item }.
log-searched = { $items ->
    [hidden] { $seat } searches { $room }; { $left ->
        [0] nothing is left there
       *[other] { $left } left there
    }.
   *[other] { $seat } searches { $room } and finds { $items }; { $left ->
        [0] nothing is left there
       *[other] { $left } left there
    }.
}
log-counter_lowered = { $items ->
    [0] Nothing is left in { $room }.
    [one] One item is left in { $room }.
   *[other] { $items } items are left in { $room }.
}

## Looking
log-looked_tile = { $tile ->
    [hidden] { $seat } looks at the unexplored room { $room }.
   *[other] { $seat } looks at { $room }: { $tile }.
}
log-looked_token = { $token ->
    [hidden] { $seat } looks at the exploration token in { $room }.
   *[other] { $seat } looks at the exploration token in { $room }: { $token }.
}
log-looked_css = { $css ->
    [hidden] { $seat } looks at the CSS token on { $space }.
   *[other] { $seat } looks at the CSS token on { $space }: { $css }.
}
log-looked_contingency = { $contingency ->
    [hidden] { $seat } looks at a contingency token.
   *[other] { $seat } looks at a contingency token: { $contingency }.
}
log-took_contingency = { $contingency ->
    [hidden] { $seat } takes a contingency token from the pool.
   *[other] { $seat } takes a contingency token from the pool: { $contingency }.
}
log-looked_objective = { $objectives ->
    [hidden] { $seat } looks at the objectives of { $owner }.
   *[other] { $seat } looks at the objectives of { $owner }: { $objectives }.
}
log-looked_events = { $cards ->
    [hidden] { $seat } looks at the top of the event deck.
   *[other] { $seat } looks at the top of the event deck: { $cards }.
}
log-looked_attacks = { $cards ->
    [hidden] { $seat } looks at the top of the attack deck.
   *[other] { $seat } looks at the top of the attack deck: { $cards }.
}
log-tokens_exchanged = { $exchanged ->
    [-1] { $seat } handles the exploration tokens of { $rooms }.
    [0] { $seat } leaves the exploration tokens of { $rooms } as they are.
   *[other] { $seat } exchanges the exploration tokens of { $rooms }.
}
log-item_shown = { $item ->
    [hidden] { $seat } shows { $to } a card: { $colour }.
   *[other] { $seat } shows { $to } a card: { $item }.
}

## Computer and trade
log-computer_card = The computer shows { $card }.
log-computer_option = { $seat } uses the computer: { chosen-computer_option }.
chosen-computer_option = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}
log-trade_opened = { $seat } opens a trade in { $room }.
log-trade_offered = { $seat } makes { $to } an offer.
log-trade_declined = { $seat } declines the offer of { $to }.
log-trade_done = { $seat } and { $to } exchange things.
log-trade_ended = The trade is over.

## The end
log-choose_objectives = { -foe(form: "all") }! Everybody keeps one objective.
log-objectives_chosen = Everybody has chosen an objective.
log-objective_kept = You keep { $objective }.
log-game_ended = { $how ->
    [time] Time has run out.
    [emergency] The emergency procedure is over.
    [self_destruct] The complex blows itself up.
    [fire] The fire destroys the complex.
    [malfunction] The complex breaks down.
   *[other] Nobody is left in the complex.
}
log-swept = { $seat } does not get out.
log-contingency = The active contingency: { $contingency }.
log-contingency_kills = The Corporation kills { $seat }.
log-final_scan = { $larva ->
    [0] { $seat } scans { $cards ->
        [one] one contamination card
       *[other] { $cards } contamination cards
    }: { $infected ->
        [0] clean
       *[other] { $infected } INFECTED
    }.
   *[other] { $seat } carries a larva.
}
log-final_draw = { $died ->
    [0] { $seat } draws { $cards } and lives.
   *[other] { $seat } draws { $cards } and dies.
}
log-objective_shown = { $met ->
    [0] { $seat } shows { $objective }: not met.
   *[other] { $seat } shows { $objective }: met.
}
log-won = { $seat } wins.
log-all_won = All objectives are fulfilled. The crew wins together.
log-all_lost = Nobody survived. All lose.
log-signal_sent = { $seat } has sent the signal.
log-drawn_apart = { $seat } draws { $cards } and discards them.
log-egg_hatched = An egg hatches; { $eggs ->
    [0] none is left
    [one] one is left
   *[other] { $eggs } are left
} in the Nest.
log-forgotten = An older version of the game noted “{ $what }” here.
