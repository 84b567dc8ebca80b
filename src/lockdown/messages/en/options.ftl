### Options in words: $a and $b are the arguments of the option, in words.

## Actions of a turn
option-move = Move to { $a }
option-careful = Careful movement to { $a }
option-pickup = Pick up: { $a }
option-trade = Open a trade
option-craft = Craft { $a }
option-shoot = Shoot { $b } with { $a }
option-shoot-egg = Shoot at the eggs with { $a }
option-melee = Attack { $a } without a weapon
option-melee-egg = Attack the eggs without a weapon
option-play = Play { $a }
    .part = Play { $a }, part { $b }
option-use = Use { $a }
    .part = Use { $a }, part { $b }
option-room = { $a }
option-computer = Use the computer
option-activate = Activate the mission item
option-escape = { $a ->
    [rover] Flee to the bunker with the rover
   *[other] Flee to the bunker on foot
}
option-pass = Pass
option-drop = Drop { $a }
option-end = End the turn

## Choices
option-pay = Pay with { $a }
option-discard = Discard { $a }
option-done = That is all
option-yes = Yes
option-no = No
option-decline = No, thanks
option-react = React with { $a }
option-react-item = Use { $a }
option-react-weakness = Use the weakness { $a }
option-to = { $a }
option-through = { $a }
option-target = { $a }
option-player = { $a }
option-take = { $a }
option-keep = Keep { $a }
option-character = Play the { $a }
option-objective = Keep { $a }
option-deck = { $a }
option-wound = { $a }
option-space = Space { $a }
option-slot = Token { $a }
option-option = { $a }
option-power = { $a }
option-event = { $a }
option-attack = { $a }
option-card = { $a }
option-do = { $a }
option-offer = Offer { $a }
option-ask = Ask for { $a }
option-show = Show { $a }
option-accept = Accept
option-counter = Make an offer of your own
option-component = With { $a }
option-remote = { $b } in { $a }
