"""Computer action cards and their options (LD-CPU)."""

from __future__ import annotations

from lockdown.cards.registry import computer_card, computer_option

move_rover = computer_option("move_rover", rules="LD-BNK-11 LD-SRF-23")
# TASK effect: Move the empty rover to its other place: from the exit to the bunker or from the
# bunker to the exit. Optional side: to another exit of your choice, or away to the bunker. The
# main gate does not matter.

peek_css = computer_option("peek_css", rules="LD-CSS-13")
# TASK effect: Look alone at 1 face-down CSS token of your choice.

peek_contingencies = computer_option("peek_contingencies", rules="LD-CTG-05 LD-BRD-11 LD-CPU-07")
# TASK effect: Choose another player whose character is in your section and look alone at all
# contingency tokens that player holds; not possible without such a player. Cooperative mode:
# LD-COP-03.

gain_knowledge = computer_option("gain_knowledge", rules="LD-KNW-02")
# TASK effect: Gain 1 knowledge.

swap_power = computer_option("swap_power", rules="LD-PWR-17 LD-PWR-18 LD-BRD-10")
# TASK effect: Exchange the places of 2 of the 4 power tokens (the elevator's included) without
# turning them.

sprinklers = computer_option("sprinklers", rules="LD-WND-10 LD-WND-11 LD-WND-13 LD-MRK-20")
# TASK effect: Choose any room, explored or not: remove its fire marker if there is one; then
# every Night Stalker that was there retreats, one after the other, largest first, each with its
# own event card. Characters there are not affected.

door = computer_option("door", rules="LD-DOR-08 LD-DOR-09 LD-DOR-12 LD-DOR-13")
# TASK effect: Choose any ordinary corridor of the board without a destroyed door and open or
# close its door. The main gate is no door.

computer_a = computer_card(
    "computer_a", "move_rover peek_css peek_contingencies", rules="LD-CPU-02 LD-CRD-61"
)
computer_b = computer_card(
    "computer_b", "gain_knowledge peek_css swap_power", rules="LD-CPU-02 LD-CRD-61"
)
computer_c = computer_card(
    "computer_c", "sprinklers swap_power peek_contingencies", rules="LD-CPU-02 LD-CRD-61"
)
computer_d = computer_card("computer_d", "door peek_css move_rover", rules="LD-CPU-02 LD-CRD-61")
computer_e = computer_card(
    "computer_e", "sprinklers swap_power peek_css", rules="LD-CPU-02 LD-CRD-61"
)
lockdown = computer_card("lockdown", "", rules="LD-CPU-02 LD-CRD-61")
