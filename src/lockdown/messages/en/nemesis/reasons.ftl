### Why something cannot be done: what only this game has, or says otherwise.

## The ship
reason-no_engine_here = You are in no engine room.
    .help = Go to Engine 1, 2 or 3.
reason-engines_known = You know the state already; there is nothing new to see.
    .help = Come back when somebody has worked on it.
reason-coordinates_known = You have seen the coordinates already.
    .help = They never change: look at your notes.
reason-objectives_known = You know the objectives of everybody else.
    .help = Keep it to trade.
reason-somebody_hibernates = Not while anybody hibernates.
    .help = Nothing changes that now: look for your own way out.
reason-hibernation_closed = The hibernation pods are still closed.
    .help = They open when the time marker reaches 8.
reason-self_destruct_yellow = The self-destruct sequence can no longer be stopped.
    .help = Leave the ship in an escape pod before it ends.
reason-no_open_pod = No pod of this section is unlocked and has a free place.
    .help = Unlock one, for instance in the Hatch Control System, or try the other section.
reason-no_pod_left = No escape pod is left.
    .help = The Hibernatorium is the only way out now.
reason-nothing_burns = No room has a fire marker or an Intruder.
    .help = It helps once there is a fire or an Intruder.
reason-nothing_to_eat_for = You have no light wound and no contamination card in hand.
    .help = Come back with a light wound or a contamination card.
reason-no_pod_here = There is no escape pod in this room.
    .help = Go to an evacuation section that still has a pod.
reason-no_yellow_room = There is no other explored yellow room.
    .help = Explore another yellow room first.

## Cards and weapons
reason-no_loaded_rifle = You hold no Assault Rifle with ammo.
    .help = Load the Assault Rifle with an Energy Charge or in the Armory.
reason-no_cards_to_draw = You have no card left to draw.
    .help = Use it once cards lie in your deck or discard pile.

## Intruders
reason-no_stalker_here = There is no Intruder here.
    .help = Use it when one is in your room.
reason-nobody_to_lure = No Intruder would come.
    .help = Use it when one is in your room or next door to a room beside yours.

## Said otherwise
reason-not_in_combat = This works only in combat.
    .help = Use it when an Intruder is in your room.
reason-contamination = A contamination card gives no action and pays for none.
    .help = When you pass you may discard it. Rest, Alcohol, the Canteen, the Shower Room or the Surgery can get rid of it for good.
reason-not_adjacent = That room is not adjacent.
    .help = Go room by room, or by the technical corridors.
reason-no_loaded_energy_weapon = You hold no energy weapon with ammo.
    .help = Take one into a hand slot and load it, with an Energy Charge or in the Armory.
reason-no_ammo = No ammo is left: { $a }.
    .help = An Energy Charge or the Armory loads energy weapons, Chemicals the Flamethrower, the card Reload the Revolver.
reason-no_loaded_weapon = You hold no weapon with ammo.
    .help = An Energy Charge or the Armory loads energy weapons, Chemicals the Flamethrower, the card Reload the Revolver.
reason-no_weapon_for_magazine = You hold no energy weapon that could take it.
    .help = Take an energy weapon into a hand slot that has no magazine yet.
reason-closed_door = A closed door is in the way.
    .help = Go around, or open it with Tools, an Energy Charge, Computer Skills or in the Command Center; Demolition destroys it.
reason-no_way_out = No open corridor leads out of this room.
    .help = A door has to be opened, with Tools, an Energy Charge or Computer Skills, or destroyed with Demolition.
reason-malfunction = The room has a malfunction.
    .help = A repairs card, Tools or Duct Tape removes it.
reason-nobody_with_signal = Nobody whose objective you do not know has sent a signal.
    .help = Another living player has to send one from the Comms Room first.
reason-no_sealable_room = No other explored yellow room can be sealed now.
    .help = It takes one without a destroyed door, and enough door tokens, on the board or in the supply.
reason-nothing_to_clean = There is nothing to clean off you.
    .help = Come back with a slime marker or a contamination card in hand.
reason-no_self_destruct = The self-destruct sequence is not running.
    .help = There is nothing to stop; it is started in the Generator.
reason-self_destruct_active = The self-destruct sequence is running already.
    .help = It can be stopped in the Generator while its marker is on 6, 5 or 4.
reason-no_object = No object here would reveal a weakness.
    .help = Bring an egg, a carcass or a corpse whose weakness is still face down, or somebody who carries one.
reason-no_components = You lack components: it takes { $a } and { $b }.
    .help = Search for item cards with these two symbols, or trade for them.
reason-nothing_to_craft = You have no item cards with the right component symbols.
    .help = Search for two that make an item; with this card a yellow one stands for the tool.
reason-no_light_wound = Nobody here has a light wound.
    .help = Keep it until somebody in your room is hurt.
reason-nothing_to_dress = There is no undressed serious wound to treat here.
    .help = Keep it until you, or somebody you can help, has one.
reason-nothing_to_heal = There is no dressed serious wound to heal here.
    .help = Only a dressed wound heals: dress it first, with a Medkit, Bandages or Clothes.
reason-no_uses = No uses are left on it.
    .help = Find another one.
reason-hurt_eyes = Your hurt eyes leave you in darkness.
    .help = Dress the wound: with a Medkit, Bandages or Clothes, or in the Emergency Room.
