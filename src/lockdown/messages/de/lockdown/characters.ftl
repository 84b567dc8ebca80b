### Charaktere und ihre Ersatzcharaktere. Wert: Name. .text: wer sie sind.

char-hacker = Hacker
    .text = Jedes System der Anlage spricht mit dir; die meisten gehorchen dir auch.
char-janitor = Hausmeister
    .text = Schlüssel, Klebeband und Erfahrung: Du hältst auch einen sterbenden Ort am Laufen.
char-sentry = Wache
    .text = Du solltest die Türen bewachen. Jetzt entscheidest du, wer hindurchgeht.
char-xenobiologist = Xenobiologin
    .text = Du wolltest sie erforschen. Je mehr du weißt, desto tiefer schneidest du.
char-lab_rat = Laborratte
    .text = Ihre Versuche haben dich verändert: Du hörst, was anderen entgeht, und die Dunkelheit schreckt dich nicht mehr.
char-survivor = Überlebende
    .text = Du hast die Nemesis überlebt, und du wirst auch das hier überleben, koste es, was es wolle.
char-pilot = Pilotin
    .text = Mit einer Konsole oder einem Fahrzeug findest du immer einen Weg hinaus.
char-mechanic = Mechaniker
    .text = Was kaputt ist, reparierst du. Was im Weg ist, schneidest du auf.
char-captain = Captain
    .text = Das Schiff ist verloren, doch noch immer warten alle auf deine Befehle.
char-scientist = Wissenschaftler
    .text = Ein Datenpad und ein scharfer Verstand sind die Waffen, denen du vertraust.
char-scout = Aufklärerin
    .text = Schnell und leise: Du weißt, was sich bewegt, bevor es dich bemerkt.
char-soldier = Soldat
    .text = Ein Gewehr, eine ruhige Hand und keine Illusionen über die Chancen.
