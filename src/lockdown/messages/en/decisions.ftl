### The question of each decision. Variables are the parts of it that the prompt shows, in words.

decision-draft = Choose your character.
decision-action = Your turn: take an action or pass ({ $left } to go).
decision-end_of_turn = Drop what you like, then end your turn.
decision-choose_target = { $action }: choose.
decision-pay = { $action }: pay with an action card ({ $left } to go).
decision-pass_discard = Discard what you like, then pass.
decision-quiet = Remove a noise marker beside you?
decision-careful_noise = Which corridor of { $room } gets the noise marker?
decision-move_door = No door token is left: take which closed door for { $corridor }?
decision-rearrange_power = Place the power tokens: S-01, S-02, S-03, elevator.
decision-swap_power = Exchange two power tokens: S-01, S-02, S-03, elevator.
decision-full_hands = Your hands are full: drop something for { $item }, or leave it.
decision-drop_something = Your hands hold too much: drop something.
decision-keep_item = Keep one of the cards you found ({ $colour }).
decision-reroll = You rolled { $face } with { $item }. Roll again?
decision-reroll_price = Discard an action card to roll again.
decision-better_result = You rolled { $face }. Take the better result?
decision-interrupt = { $actor } acts in your room. Cancel the action?
decision-interrupt_interruption = { $actor } interrupts. Cancel the Interruption?
decision-use_light = { $what ->
    [encounter] You meet { -foe(form: "a") } in the dark: { $token }. Use a light source?
   *[other] { $card }: the darkness is about to make it worse. Use a light source?
}
decision-before_attack = You are attacked. React?
decision-attack_shown = The attack is about to hit you. React?
decision-skip_noise = You would roll for noise. Stay unseen?
decision-reroll_noise = You rolled { $face } for noise. React before the result?
decision-dark_event = { $event }: its darkness concerns you. Shield yourself?
decision-other_target = Who is attacked instead of you?
decision-pheromone_object = Give up which object?
decision-fear_price = Discard an action card to keep it away.
decision-tracker_price = Discard an action card to roll again.
decision-choose_objective = Keep one objective. The other leaves the game unseen.
decision-cut_out = Have your larva cut out, for a serious wound?
decision-read_protocol = Look at which contingency token of the pool?
decision-wail = Choose a corridor of your section ({ $left } to go).
decision-craft_freely = Craft something with a single component?
decision-craft_choice = { $item }: choose.
decision-cheat_codes = The computer shows { $card }. Use your Cheat Codes to change it?
decision-trade_turn = Make somebody an offer, or let the others speak.
decision-trade_offer = Your offer to { $to }. You give: { $gives }. You ask for: { $asks }.
decision-trade_answer = { $by } offers: { $gives }. Asked of you: { $asks }. Agreed?
decision-trade_which = Several of your cards fit: { $item }. Which one do you give?
decision-trade_slots = Your hands cannot hold all of it: drop something, or do not trade.
decision-agree = { $actor } needs your consent: { $action }. Do you agree?
decision-computer_option = Choose an option of the computer card.
decision-computer_options = Choose the next option of the computer card, or finish.
decision-computer_target = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}: choose.
decision-look_at_contingency = Look at one contingency token: whose, or which one of the pool?
decision-look_at_contingency_of = Look at which token of { $owner }?
decision-take_contingency = Take which token of the neutral pool?
decision-drop_for_egg = Your hands are full: drop something to take the egg.
decision-move_css = Move the CSS token from { $space } by one space, or leave it there.
decision-elevator_invite = Take somebody along to { $room }?
decision-elevator_consent = { $actor } takes the elevator to { $room }. Do you ride along?
decision-resolve_token = The exploration token in { $room } shows { $token }. Let it take effect?
decision-look_at_tile = Look at which unexplored room tile ({ $left } to go)?
decision-use_computer = Take a computer action now?
decision-which_contamination = Discard which contamination card?
decision-give_up_item = Discard which item card?
decision-who_escapes = Who escapes to { $room }?
decision-escape_too = Do you escape to { $room }?
decision-keep_event = Which event card stays on top? The other goes under the deck.
decision-keep_attack = Which attack card stays on top? The other goes under the deck.
decision-panic_ammo = Which weapon loses ammo?
decision-panic_item = Discard which item?
decision-smoke_discard = Smoke: discard an action card.
decision-second_plan = Look at a second room?
decision-exchange_tokens = Exchange the two exploration tokens?
decision-which_egg = Which egg in { $room } is destroyed: one that lies there, or one of the Nest?
decision-treated_wound = { $what ->
    [dress] Which of your serious wounds is dressed?
   *[other] Which of your dressed serious wounds is healed?
}
decision-more_ammo = Spend one more ammo of { $item } for one more wound?
decision-put_back = Put the event card back on top of the deck, or under it?
decision-escape_where = You are covered: to which room do you escape?
