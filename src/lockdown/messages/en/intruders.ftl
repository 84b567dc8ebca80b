### What both games say of the Intruders: attack cards (.text: what the target suffers) and weaknesses,
### which help everybody once they are discovered.

## Attack cards

attack-scratch = Scratch
    .text = You suffer 1 light wound and receive 1 contamination card.
attack-claw_attack = Claw Attack
    .text = You suffer 2 light wounds, one after the other, and receive 1 contamination card.
attack-bite = Bite
    .text = With 2 or more serious wounds, dressed or not, you die. Otherwise you suffer 1 serious wound.
attack-slime = Slime
    .text = You get a slime marker and receive 1 contamination card.
attack-summoning = Summoning
    .text = Draw 1 token from the Intruder bag: an Intruder of that kind is placed in this room, without a surprise check. It makes no attack during this action or step. A blank token: nothing appears and it goes back.
attack-transformation = Transformation
    .text = Replace the attacking creeper with a breeder, if one is free; the creeper's wounds are gone. If you then hold no card at all, the breeder makes a surprise attack on you at once, with a new attack card.
attack-frenzy = Frenzy
    .text = Concerns every character in the room: each with 2 or more serious wounds, dressed or not, dies; then each other one suffers 1 serious wound, in turn order.
attack-tail_attack = Tail Attack
    .text = With 1 or more serious wounds, dressed or not, you die. Otherwise you suffer 1 serious wound.

## Weakness cards

weakness-vulnerability_to_fire = Vulnerability to Fire
    .text = Whenever an Intruder is wounded by a fire marker, a Molotov Cocktail or a Flamethrower, it suffers 1 more wound, before the wound check. In the fire step 2 eggs instead of 1 are destroyed in each burning explored room with uncarried eggs.
weakness-vulnerability_to_energy = Vulnerability to Energy
    .text = A shot with an energy weapon that deals at least 1 wound to an Intruder deals 1 more, with the same wound check.
weakness-reaction_to_danger = Reaction to Danger
    .text = In the surprise check the number of the token counts as 1 lower, but never less than 1.
weakness-the_way_of_moving = The Way of Moving
    .text = Larvae, creepers and adults cannot destroy closed doors: they stay where they are and the door stays closed. Breeders and the queen destroy doors as before.
weakness-vital_places = Vital Places
    .text = When you Shoot at an adult or attack it in melee, a blank counts as a single hit, before any rule of the weapon.
weakness-species_on_the_brink_of_extinction = Species on the Brink of Extinction
    .text = In every wound check the blood number (for breeder and queen the sum) counts as 1 lower. An arrow stays an arrow and does not kill.
weakness-the_way_of_fighting = The Way of Fighting
    .text = When an adult attacks with Bite, its serious wound is a light wound instead. Whoever dies of Bite because of 2 or more serious wounds still dies.
weakness-susceptibility_to_phosphates = Susceptibility to Phosphates
    .text = An Intruder made to retreat by a Fire Extinguisher or the Fire Control System first suffers 1 wound, with its wound check. If it is alive and still there, it then retreats.
