### Attack cards. .text: what the target suffers.

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
