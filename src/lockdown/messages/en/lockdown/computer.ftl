### Computer action cards and their options.

computer-computer_a = Computer card A
computer-computer_b = Computer card B
computer-computer_c = Computer card C
computer-computer_d = Computer card D
computer-computer_e = Computer card E
computer-lockdown = Lockdown
    .text = The player whose computer action revealed this card places a malfunction marker in the room of their character. Then shuffle the whole computer deck and reveal a new card; if it is Lockdown again, repeat without a marker.

computeroption-move_rover = Move the rover
    .text = Move the empty rover from the exit to the bunker or back; on the surface side to another exit or the bunker. The main gate does not matter.
computeroption-peek_css = Check a launch
    .text = Look secretly at 1 face-down CSS token.
computeroption-peek_contingencies = Read the orders
    .text = Look secretly at all contingency tokens of another player whose character is in your section. Cooperative mode: turn 1 face-down token of the neutral pool up for all instead.
computeroption-gain_knowledge = Study the data
    .text = Gain 1 knowledge.
computeroption-swap_power = Reroute power
    .text = Swap the places of 2 of the 4 power tokens, the elevator's included, without turning them.
computeroption-sprinklers = Sprinklers
    .text = Choose any room, explored or not: remove its fire marker, then every { -foe(form: "one") } there retreats, largest first, each with its own event card. Characters are not affected.
computeroption-door = Door control
    .text = Open or close the door of any corridor on the board, except a destroyed one. The main gate is no door.
