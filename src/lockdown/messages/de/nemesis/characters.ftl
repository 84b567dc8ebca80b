### Charaktere. Wert: Name. .text: wer sie sind.

char-captain = Captain
    .text = Dich haben sie zuerst geweckt, wie es sich gehört. Die halbe Crew hört noch auf dich.
char-pilot = Pilotin
    .text = Du weißt, wohin das Schiff fliegt, oder kannst es zumindest herausfinden.
char-mechanic = Mechaniker
    .text = Das Schiff spricht durch seine Rohre zu dir, und du kennst jeden Schacht dazwischen.
char-soldier = Soldat
    .text = Du wirst dafür bezahlt, ruhig zu bleiben, wenn alle anderen rennen. Heute verdienst du dein Geld.
char-scout = Aufklärerin
    .text = Als Erste drin, als Letzte gehört. Du bist durch die Tür, bevor sich irgendetwas umdreht.
char-scientist = Wissenschaftler
    .text = Jedes Terminal an Bord antwortet dir, und keine Kreatur ist ohne Schwäche.
