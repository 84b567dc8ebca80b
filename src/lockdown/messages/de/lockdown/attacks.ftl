### Xeno-Angriffskarten. .text: was das Ziel erleidet. .dark: zusätzlich, wenn das Ziel im Dunkeln ist; fehlt, wo eine Karte keinen hat.

attack-cut = Schnitt
    .text = Du erleidest 1 Leichte Wunde und erhältst 1 Kontaminationskarte.
    .dark = Du erleidest 1 weitere Leichte Wunde.
attack-blood_chase = Blutspur
    .text = Du erleidest 1 Leichte Wunde und erhältst einen Schleimmarker. Warst du auf der Flucht und lebst du mit einer unverbundenen Schweren Wunde, folgt dir der Angreifer in den neuen Raum; dort führst du keine Geräuschprobe durch.
attack-perched_in_the_dark = In der Dunkelheit lauernd
    .text = Du erleidest 1 Schwere Wunde.
    .dark = Hast du jetzt 3 Schwere Wunden, verbunden oder nicht, stirbst du.
attack-blood_rage = Blutrausch
    .text = Mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbst du. Sonst erleidest du mit einer unverbundenen Schweren Wunde 2 Schwere Wunden. Sonst erleidest du 1.
attack-piercing_the_heart = Stich ins Herz
    .text = Du erleidest 1 Schwere Wunde und erhältst 1 Kontaminationskarte.
    .dark = Hast du jetzt 2 oder mehr Schwere Wunden, verbunden oder nicht, stirbst du.
attack-evolve = Weiterentwicklung
    .text = Ersetze den angreifenden Kriecher durch eine Brutbestie, falls eine verfügbar ist; der Schaden des Kriechers entfällt.
    .dark = Wurde eine Brutbestie platziert, greift sie dich sofort mit einer neuen Xeno-Angriffskarte an.
attack-infecting_the_host = Infektion des Wirts
    .text = Du erhältst einen Schleimmarker.
    .dark = Larvenbefall: Du erhältst eine Larve, falls du keine hast, und 1 Kontaminationskarte. Das tötet nie.
