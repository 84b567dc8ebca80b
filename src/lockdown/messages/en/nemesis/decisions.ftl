### The questions that only this game asks. Variables are the parts of it that the prompt shows, in words.

decision-engine_order = You see both tokens of this room's engine. Which one lies on top?
decision-choose_pod = Which pod do you enter?
decision-launch_now = You are in pod { $pod }. Launch it at once? Otherwise you wait and pass.
decision-launch_too = Somebody joins you in pod { $pod }. Launch it now?
decision-in_the_pod = You wait in pod { $pod }. Stay, launch or step out?
decision-scan_hand = Scan the contamination cards in your hand?
decision-switch_doors = Which door of { $room } do you open or close?
decision-drugs_discard = Discard what you like, then draw as many and 1 more.
decision-which_corridor = Two corridors lead to { $room }: which one do you take?
decision-become_intruder = You died first. Do you go on as the Intruder, from the next round on?
decision-intruder_turn = You are the Intruder: play one card, or pass.
decision-hunt_keeps = You pass. Keep one card or none; the rest is discarded.
decision-hunt_through = Where does { $stalker } go?
decision-hunt_whom = Whom does { $stalker } attack?
decision-hunt_attack_card = Which attack card strikes { $target }?
decision-hunt_lowest = Which of the other cards goes to the very bottom of the attack deck?
decision-hunt_pursued = Who has to roll for noise?
decision-hunt_planned = Which event takes place? The others are discarded.
decision-hunt_healed = Which Intruder loses up to two wounds?
