### What the terminal says around the game: `lockdown play`. Commands stay as they are.

terminal-welcome = { $game }, { $seats } seats, seed { $seed }. Type help for the commands.
terminal-left = The table is left as it is.
terminal-hand_over = Hand over to { $seat }. Nobody else looks.
terminal-ready = Enter when ready
terminal-options_range = There are options 1 to { $count }.
terminal-round = round { $round }
terminal-time = time { $time }
terminal-fire = fire { $left } left
terminal-malfunctions = malfunctions { $left } left
terminal-vents_quiet = vents: quiet
terminal-vents_noise = vents: ((•))
terminal-where = where
terminal-hand = hand
terminal-wounds = wounds
terminal-holds = holds
terminal-pack = pack
terminal-first = first
terminal-passed = passed
terminal-slime = slime
terminal-larva = larva
terminal-signal = signal
terminal-your_hand = hand: { $cards }
terminal-only_you = Only you
terminal-nothing_refused = Nothing of that kind is refused now.
terminal-no_rule = There is no rule { $rule }. Ask in words: rule trade in combat
terminal-name_a_file = Name a file: save game.txt
terminal-saved = Saved to { $path }.
terminal-the_end = The end
terminal-bot_crashed = { $bot } crashed, and a cautious option is played for it. This is how it crashed first:
terminal-bot_failed = { $bot } gave no answer that can be played ({ $fault }), and a cautious option is played for it.
terminal-help =
    A number or the option's own text plays it. Other commands:
    { "  " }why [word]   what is not possible now, and the rule that says so
    { "  " }log [n]      the last n lines of what happened
    { "  " }board        draw the board again        me     your character and secrets
    { "  " }crew         everybody's public facts    rule WORDS   find a rule
    { "  " }undo         take back, as far as nothing was revealed or rolled
    { "  " }save FILE    write the game so far as a replay     quit
