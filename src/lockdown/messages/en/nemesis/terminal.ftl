### What the terminal says of tracks, engines and pods.

terminal-destruct = SELF-DESTRUCT { $space }
terminal-destruct_late = SELF-DESTRUCT { $space }, no way back
terminal-course = course { $space }
terminal-coordinates = coordinates { $spaces }
terminal-engines = engines { $engines }
terminal-pods = pods { $pods }
terminal-hibernation_open = hibernation open
terminal-hibernation_closed = hibernation closed
terminal-vents_red_quiet = red: quiet
terminal-vents_red_noise = red: ((•))
terminal-vents_blue_quiet = blue: quiet
terminal-vents_blue_noise = blue: ((•))
terminal-intruder = { $seat } is the Intruder: { $hand } cards in hand, { $deck } in the deck
