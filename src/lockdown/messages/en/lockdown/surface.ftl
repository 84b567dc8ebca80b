### Mars surface cards. .text: effect in the open. .shelter: instead, with an Enviro-Suit or in a building. .scope: who is affected.

-surface-drawer = Only the character who drew it.
-surface-all = Every character on the surface.

surface-radioactive_dust = Radioactive Dust
    .scope = { -surface-drawer }
    .text = Receive 1 contamination card and get a slime marker.
    .shelter = Receive 1 contamination card.
surface-dust_storm = Dust Storm
    .scope = { -surface-all }
    .text = Discard 2 action cards of your choice, or as many as you have. Contamination cards do not count.
    .shelter = Discard 1 action card of your choice, if you have one.
surface-solar_flare = Solar Flare
    .scope = { -surface-all }
    .text = Suffer 1 light wound. Then remove 1 ammo from 1 energy weapon you carry, if one has any.
    .shelter = Remove 1 ammo from 1 energy weapon you carry, if one has any.
surface-tremor = Tremor
    .scope = { -surface-drawer }
    .text = Place a noise marker in each zone that has none. No encounter.
    .shelter = In a building: place a noise marker in each zone of your building that has none. On a crossroads: in 1 zone of your choice that has none. No encounter.
surface-something_in_the_dunes = Something in the Dunes
    .scope = { -surface-drawer }
    .text = If you are not in combat, you have an encounter where you are.
    .shelter = If you are not in combat, resolve Danger where you are.
surface-cracked_seal = Cracked Seal
    .scope = { -surface-drawer }
    .text = Suffer 1 serious wound.
    .shelter = Suffer 1 light wound.
surface-abandoned_crate = Abandoned Crate
    .scope = { -surface-drawer }
    .text = Name an item deck and secretly draw 1 card: keep it or put it under its deck. A heavy item needs a hand slot.
    .shelter = Name an item deck and secretly draw 2 cards: keep up to 1 and put the rest under the deck. A heavy item needs a hand slot.
surface-calm = Calm
    .scope = { -surface-drawer }
    .text = Remove the noise marker from 1 zone of your choice.
    .shelter = Remove the noise markers from all zones.

## Driving, fleeing and what the cards ask

option-drive = Drive the rover to { $a }
option-send = Send the rover: { $a }
decision-dust_storm = Dust Storm: discard an action card ({ $left } to go).
decision-solar_flare = Solar Flare: which energy weapon loses 1 ammo?
decision-tremor = Tremor: which zone gets the noise marker?
decision-calm = Calm: which zone loses its noise marker?
decision-crate_deck = Abandoned Crate: name an item deck.
decision-crate_keep = You found this ({ $colour }). Keep one, or none?
reason-not_at_crossroads = On this side one flees on foot from the crossroads beside the bunker.
    .help = Walk out to the middle crossroads.
log-rover_at = The rover stands at { $room } now.
log-surface_card = { $seat } draws a Mars surface card: { $card }.
log-sheltered = { $by ->
    [suit] { $seat } shows a suit and uses the lower part of the card.
   *[other] { $seat } is in a building and uses the lower part of the card.
}
log-crate_opened = { $items ->
    [hidden] { $seat } opens a crate and looks at { $items_count ->
        [one] a card
       *[other] { $items_count } cards
    } of a deck ({ $colour }).
   *[other] { $seat } opens a crate ({ $colour }) and finds { $items }.
}
log-crate_left = { $seat } keeps nothing of it.
