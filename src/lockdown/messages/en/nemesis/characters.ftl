### Characters. Value: name. .text: who they are.

char-captain = Captain
    .text = They woke you first, as a captain should be. Half of the crew still listens to you.
char-pilot = Pilot
    .text = You know where the ship is going, or you are the one who can find out.
char-mechanic = Mechanic
    .text = The ship talks to you through its pipes, and you know every crawlway between them.
char-soldier = Soldier
    .text = You were paid to stay calm when everybody else runs. Today you earn it.
char-scout = Scout
    .text = First in, last heard. You are through the door before anything turns its head.
char-scientist = Scientist
    .text = Every terminal aboard answers to you, and no creature is without a weakness.
