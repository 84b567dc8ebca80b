### Why something cannot be done. The rule it follows from is shown beside it. $a is a number where the reason has one.

## The moment
reason-not_your_turn = It is not your turn.
reason-passed = You have passed.
reason-not_in_a_room = Your character is in no room.
reason-others_decide = Somebody else decides first.
reason-decide_first = Finish what you are doing first.
reason-no_actions_left = You have no actions left this turn.
reason-in_combat = Not in combat.
reason-not_in_combat = Only in combat.
reason-too_few_cards = You need { $a } { $a ->
    [one] action card
   *[other] action cards
} to pay.
reason-only_reaction = This is a reaction: it waits for its moment.
reason-no_action = It has no action to use.
reason-no_uses = No uses are left on it.
reason-contamination = A contamination card gives no action and pays for none.
reason-no_target = There is nothing it could change.
reason-nothing_to_look_at = There is nothing new to see.
reason-nothing_to_see = There is nothing new to see.

## Ways, doors, noise, sections
reason-not_adjacent = That room is not adjacent.
reason-closed_door = A closed door is in the way.
reason-noise_everywhere = Every corridor there has a noise marker.
reason-no_noise = There is no noise marker to remove.
reason-nowhere_to_go = There is no room to go to.
reason-no_way_out = There is no open way out of this room.
reason-no_closed_door = There is no closed door here.
reason-no_door = There is no such door.
reason-nothing_to_close = There is no door to close.
reason-no_entrance = There is no entrance to the technical corridors.
reason-no_other_entrance = There is no other explored room with an entrance.
reason-no_section = A staircase is in no section.
reason-no_elevator_room = There is no elevator room here.
reason-elevator_here = The elevator is here already.
reason-elevator_elsewhere = The elevator is elsewhere.
reason-elevator_unpowered = The elevator has no power.

## Rooms, power, computers
reason-malfunction = The room has a malfunction.
reason-no_malfunction = There is no malfunction here.
reason-malfunction_already = There is a malfunction here already.
reason-never_malfunctions = This room never has a malfunction.
reason-no_fire = There is no fire marker to remove.
reason-fire_already = The room is burning already.
reason-no_computer = There is no working computer here.
reason-no_power = There is no power here.
reason-hurt_eyes = Your hurt eyes leave you in darkness.
reason-power_on = The section has power already.
reason-powered_already = The section has power already.
reason-no_link = There is no computer you could reach.
reason-no_room_action = The room has no action for you now.
reason-room_empty = The room holds no more items.
reason-not_searchable = This room cannot be searched.
reason-wrong_room_colour = The room has the wrong colour.
reason-no_css_token = There is no CSS token for this.
reason-container_taken = The container is taken.
reason-pool_empty = The neutral pool shows you nothing new.
reason-knowledge_active = Your knowledge token is active already.
reason-signal_sent = You have sent your signal already.
reason-nobody_with_signal = Nobody has sent a signal.
reason-nobody_in_section = Nobody else is in your section.
reason-no_sealable_room = There is no room to seal off.
reason-vented_already = A room is losing its air already.
reason-no_threat = There is nothing to defend against.
reason-nothing_to_clean = There is nothing to clean.
reason-nothing_to_sprinkle = No room needs it.
reason-nothing_to_treat = You have nothing to treat.
reason-isolation_closed = The Isolation Room is closed.
reason-emergency_active = The emergency procedure runs already.
reason-no_self_destruct = The self-destruct sequence does not run.
reason-self_destruct_active = The self-destruct sequence runs already.
reason-self_destruct_red = The self-destruct sequence can no longer be stopped.

## The way out
reason-not_at_exit = You are not at the exit.
reason-gate_closed = The main gate is closed.
reason-gate_open = The main gate is open already.
reason-rover_away = The rover is away.
reason-no_suit = You have no suit.

## Night Stalkers and weapons
reason-no_stalker_here = There is no Night Stalker here.
reason-no_small_stalker = There is no larva, creeper or adult here.
reason-no_stalker_in_section = There is no fitting Night Stalker in your section.
reason-nobody_to_lure = There is no Night Stalker to lure.
reason-nothing_to_sample = There is nothing to take a sample of.
reason-no_weapon = You hold no weapon for it.
reason-no_ammo = The weapon has no ammo.
reason-no_weapon_to_load = You hold no weapon that could be loaded.
reason-nothing_to_load = You have nothing that could be loaded.
reason-nothing_to_join = You do not hold two heavy items to join.
reason-no_egg = There is no egg to take.

## Bodies and knowledge
reason-no_light_wound = You have no light wound.
reason-no_serious_wound = You have no serious wound.
reason-nothing_to_dress = You have no undressed serious wound.
reason-nothing_to_heal = You have no dressed serious wound.
reason-nothing_to_numb = You have no serious wound that hurts now.
reason-no_slime = There is no slime to remove.
reason-no_contamination = You have no contamination card in hand.
reason-no_larva_here = Nobody here carries a larva.
reason-knowledge = You need knowledge { $a }.
reason-too_little_knowledge = You need knowledge { $a }.
reason-knows_too_little = You need knowledge { $a }.
reason-knows_everything = You know everything there is to know.

## Items and others
reason-nothing_lies_here = No object lies here.
reason-no_object = There is no object to analyse here.
reason-no_object_here = You carry no object and none lies here.
reason-no_item = You have no item for it.
reason-no_cards = There are no cards to look at.
reason-no_components = You lack the components.
reason-none_left = None is left in the crafted deck.
reason-no_mission = You have no mission item to activate.
reason-mission_unmet = The requirement of your mission item is not met.
reason-nobody_here = Nobody else is here.
reason-nothing_to_trade = Nobody here carries anything that could change hands: find something first.
reason-nobody_with_cards = Nobody else here has a card in hand.
reason-no_small_hand = Nobody fits it.
