### Characters and their substitutes. Value: name. .text: who they are.

char-hacker = Hacker
    .text = Every system in the complex talks to you; most of them also do as you say.
char-janitor = Janitor
    .text = You hold the keys, the tape and the know-how to keep a dying place running.
char-sentry = Sentry
    .text = Trained to guard the doors, you now decide who walks through them.
char-xenobiologist = Xenobiologist
    .text = You came to study them. The more you learn, the deeper your cuts.
char-lab_rat = Lab Rat
    .text = Changed by their experiments, you hear what others miss and the dark no longer frightens you.
char-survivor = Survivor
    .text = You lived through the Nemesis and you will live through this, whatever it costs.
char-pilot = Pilot
    .text = Give you a console or a vehicle and you will find a way out.
char-mechanic = Mechanic
    .text = If it is broken, you fix it. If it is in the way, you cut it open.
char-captain = Captain
    .text = The ship is gone, yet people still look to you for orders.
char-scientist = Scientist
    .text = A data pad and a sharp mind are the weapons you trust.
char-scout = Scout
    .text = Quick and quiet, you know what moves before it knows you.
char-soldier = Soldier
    .text = A rifle, a steady hand and no illusions about the odds.
