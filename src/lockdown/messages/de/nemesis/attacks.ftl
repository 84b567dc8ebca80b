### Xeno-Angriffskarten. .text: was das Ziel erleidet.

attack-scratch = Kratzer
    .text = Du erleidest 1 Leichte Wunde und erhältst 1 Kontaminationskarte.
attack-claw_attack = Klauenangriff
    .text = Du erleidest 2 Leichte Wunden, eine nach der anderen, und erhältst 1 Kontaminationskarte.
attack-bite = Biss
    .text = Mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbst du. Sonst erleidest du 1 Schwere Wunde.
attack-slime = Schleim
    .text = Du erhältst einen Schleimmarker und 1 Kontaminationskarte.
attack-summoning = Herbeirufen
    .text = Ziehe 1 Plättchen aus dem Xeno-Beutel: Ein Xeno dieser Art wird in diesem Raum platziert, ohne Überraschungsprüfung. Er greift während dieser Aktion oder dieses Schritts nicht an. Beim leeren Plättchen erscheint nichts und es kommt zurück.
attack-transformation = Verwandlung
    .text = Ersetze den angreifenden Kriecher durch eine Brutbestie, falls eine verfügbar ist; der Schaden des Kriechers entfällt. Hast du dann gar keine Handkarte, führt die Brutbestie sofort mit einer neuen Xeno-Angriffskarte einen Überraschungsangriff auf dich aus.
attack-frenzy = Raserei
    .text = Betrifft alle Charaktere im Raum: Jeder mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbt; dann erleidet jeder andere in Spielreihenfolge 1 Schwere Wunde.
attack-tail_attack = Schwanzhieb
    .text = Mit 1 oder mehr Schweren Wunden, verbunden oder nicht, stirbst du. Sonst erleidest du 1 Schwere Wunde.
