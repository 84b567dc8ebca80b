### Action cards of the original characters whose words are the same in both games. .text: effect with its conditions.

action-suppressive_fire = Suppressive Fire
    .text = Remove 1 ammo from a weapon you hold. You, or 1 other character in your room who agrees, escapes to an adjacent room of that player's choice, no closed door between, without being attacked. Explore and roll for noise as usual.
action-technical_corridors = Technical Corridors
    .text = From a room with a technical-corridor entrance move to another room with one, explored or not; explore and roll for noise as usual, but ignore a Door token. Then you pass.
action-pyrotechnics = Pyrotechnics
    .text = Discard 1 of your item cards and place a fire marker in your room, if it has none — or — remove the fire marker from your room.
action-covering_fire = Covering Fire
    .text = Remove 1 ammo from a weapon you hold and choose an adjacent room, no closed door between: you, 1 other character here who agrees, or both escape there without being attacked. They explore together and make one noise roll: you if you move, otherwise the other one.
action-scavenging = Scavenging
    .text = If your room has a colour: search it as with Search, even with an item counter of 0, where it stays.
action-reconnaissance = Reconnaissance
    .text = Move to an adjacent room without a noise roll. If you explore it, ignore Silence or Danger on its token; its item number and other effects count.
