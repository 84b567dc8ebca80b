### Action cards and contamination cards. .text: effect with its conditions. Cost and combat symbol are shown apart.

action-search = Search
    .text = If your room has a colour and an item counter of 1 or more: lower the counter by 1 and draw 2 cards of that colour (in a white room name a deck first). Secretly keep exactly 1; the other goes under its deck. A heavy item is shown and needs a hand slot, or goes under the deck too. In the Contaminated Room you then get a slime marker.
action-rest = Rest
    .text = Scan all contamination cards in your hand (at least 1) and remove every card that is not INFECTED. If one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed. INFECTED cards stay in hand.
action-demolition = Demolition
    .text = Destroy 1 closed door in a corridor of your room — or — place a malfunction marker in your room, if it has none and can take one.
action-interruption = Interruption
    .text = Reaction. When another player in your room has declared an action and paid for it, before its effect: cancel that action. Its cost stays paid and a single-use item is discarded — or — when another player in your room plays an Interruption: cancel that Interruption.
action-repairs = Repairs
    .text = Remove the malfunction marker from your room.
action-basic_repairs = Basic Repairs
    .text = Remove the malfunction marker from your room.

action-stun = Stun
    .text = Choose another character in your room whose player holds 1 to 3 cards: that player discards the whole hand, contamination cards too — or — discard 1 weapon you carry, loaded or not, with whatever is attached to it: a Night Stalker in your room moves to an adjacent room of your choice, not through a closed door or a technical corridor. It keeps its wounds.
action-quarantine = Quarantine
    .text = In a room with a computer and no malfunction marker (power is not needed): choose any room and close all open doors of its corridors. Destroyed doors stay. If doors run out, take closed ones from elsewhere, but none placed by this card.
action-facility_tour = Facility Tour
    .text = Move to an adjacent room and take up to 1 other character from your room along, without asking. If it is unexplored, explore it and choose whether to resolve or ignore the token's special effect. If it was empty, only you make a noise roll, unless a resolved token cancels it. In combat this is an escape: only you are attacked, and both move only if you live.
action-defense_plan = Defense Plan
    .text = In a white or red room: perform one of its room actions without paying its cost — or — look secretly at up to 2 unexplored room tiles, not at their tokens.

action-recharge = Recharge
    .text = In a powered section: add 2 ammo to 1 energy weapon you carry, up to its capacity.
action-neuralink = Neuralink
    .text = Perform one computer action here without paying its cost. You must be in a powered section in a room without a computer (or with a malfunction marker) — or — in an unpowered section in a room with a computer and no malfunction marker.
action-bypass = Bypass
    .text = In a powered section, in a room with a computer and no malfunction marker: resolve any number of options of the face-up computer card, each at most once and in any order, then replace the card — or — turn the power token of your section to its other side.
action-it_works_for_me = It Works for Me
    .text = Remove the malfunction marker from your room. Then, if the room has a computer and the section is powered, you may perform one computer action without paying its cost.
action-master_plan = Master Plan
    .text = In a room with a computer and no malfunction marker (power is not needed): perform one of its room actions, not the computer action, without paying its cost — or — look secretly at up to 2 unexplored room tiles.

action-emergency_key = Emergency Key
    .text = In an elevator room without a malfunction marker: call the elevator if it is elsewhere, then use it, with or without power — or — open or close 1 door in a corridor of your room.
action-clean_up = Clean Up
    .text = Remove the malfunction marker from your room — or — remove the fire marker from your room.
action-maintenance_plan = Maintenance Plan
    .text = In a white or yellow room: perform one of its room actions without paying its cost — or — look secretly at up to 2 unexplored room tiles.
action-jury_rigging = Jury-Rigging
    .text = In a yellow room with an item counter of 1 or more: lower the counter by 1 and take 1 Flamethrower, Enviro-Suit or Taser from the crafted deck, without components. A Flamethrower needs a hand slot and comes loaded.
action-it_should_work = It Should Work
    .text = If your room has a malfunction marker: perform one of its room actions despite the marker and without paying its cost; the marker stays — or — in a room with a computer and no malfunction marker in an unpowered section: perform one computer action as if there were power, without paying its cost.

action-weird_metabolism = Weird Metabolism
    .text = Remove your slime marker — or — discard 1 contamination card from your hand to your discard pile, unscanned, and draw 2 cards.
action-sensitive_hearing = Sensitive Hearing
    .text = Choose a corridor connected to your room, or the technical-corridors space if your room has an entrance: remove its noise marker — or — place one if it has none. This never causes an encounter.
action-feel_of_the_dark = Feel of the Dark
    .text = Reaction. When an event's darkness effect is about to apply to you: ignore it; your room and its corridors are left out — or — in a surprise attack on you, after the attack card is drawn: ignore its whole effect. A larva draws no card and cannot be ignored.
action-inconspicuous = Inconspicuous
    .text = Reaction. When a Night Stalker attacks you, before an attack card is drawn: it attacks another character in your room of your choice instead, also in a surprise attack or an escape — or — while you are in darkness: do not make a noise roll of the bag-development step.

action-desperate_attack = Desperate Attack
    .text = Receive 1 contamination card. Then choose a Night Stalker in your room: it suffers 2 wounds, with one wound check. If it is still in your room, it attacks you at once.
action-distraction = Distraction
    .text = Discard 1 of your item cards (not an inactive mission item). Choose an adjacent room with no closed door between: you, 1 other character here who agrees, or both escape there without being attacked. Explore as usual; you make the noise roll if you move, otherwise the other one does.
action-obstinate = Obstinate
    .text = Draw 1 card for each serious wound you have, dressed or not — or — discard 1 of your item cards (not an inactive mission item) and dress 1 of your serious wounds.
action-vents = Vents
    .text = From a room with a technical-corridor entrance move to another explored room with one; no exploration, no noise roll. Then draw 1 attack card and resolve it as an adult's attack on you in darkness, without a figure.

action-rushed_analysis = Rushed Analysis
    .text = Scan all contamination cards in your hand (at least 1) and remove every card that is not INFECTED. If you removed any, gain 1 knowledge. Then, if one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed.
action-workspace_plan = Workspace Plan
    .text = In a white or green room: perform one of its room actions without paying its cost — or — look secretly at up to 2 unexplored room tiles.
action-pheromones = Pheromones
    .text = Reaction. When a Night Stalker attacks you, after the attack card is drawn (or before a larva infests): return 1 egg or carcass you carry to the supply and choose one: the attack has no effect and every character in your room, you too, gets a slime marker; a larva stays — or — knowledge 6: the attack, with the card drawn, hits another character in your room of your choice instead, without slime.
action-field_experience = Field Experience
    .text = Choose one: lower your room's item counter (1 or more) by 1 and gain 1 knowledge — or — knowledge 4: look secretly at the top 2 event cards, put one on top and one at the bottom of the deck — or — knowledge 6: do the same with the top 2 attack cards.
action-vivisection = Vivisection
    .text = Remove 1 use from your Probe Arm and choose a Night Stalker in your room: it suffers 1 wound, plus 1 for every 2 full levels of your knowledge, with one wound check.

action-computer_skills = Computer Skills
    .text = Open or close 1 door in a corridor of your room — or — in a room with a computer and no malfunction marker (power is not needed): perform one of its room actions, not the computer action, without paying its cost.
action-remote_piloting = Remote Piloting
    .text = In a room with a computer and no malfunction marker (power is not needed): move the empty rover to its other place, or on the surface side to another exit or the bunker — or — look secretly at 1 face-down CSS token.
action-knowledge_of_the_facility = Knowledge of the Facility
    .text = Open or close 1 door in a corridor of your room — or — look secretly at 1 unexplored room tile and its exploration token.
action-old_friend = Old Friend
    .text = In a room with neither a computer symbol nor a malfunction marker: perform one of its room actions without paying its cost. Entering a container still discards your hand. Escaping the complex and driving the rover are no room actions.

contamination-infected = Infected
    .text = INFECTED. Unless the effect that scans says otherwise, you get a larva; if you already had one, you die and a creeper is placed in your room.
contamination-clean = Not infected
    .text = Not INFECTED. The effect that ordered the scan says whether this card is removed.
contamination-unknown = Contamination
    .text = Nobody knows what this card hides until it is scanned. It cannot be discarded to pay for actions.
