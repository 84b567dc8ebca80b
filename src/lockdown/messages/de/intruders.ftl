### What both games say of the Intruders: attack cards (.text: what the target suffers) and weaknesses,
### which help everybody once they are discovered.

## Attack cards

attack-scratch = Kratzer
    .text = Du erleidest 1 Leichte Wunde und erhältst 1 Kontaminationskarte.
attack-claw_attack = Klauenangriff
    .text = Du erleidest 2 Leichte Wunden, eine nach der anderen, und erhältst 1 Kontaminationskarte.
attack-bite = Biss
    .text = Mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbst du. Sonst erleidest du 1 Schwere Wunde.
attack-slime = Schleim
    .text = Du erhältst einen Schleimmarker und 1 Kontaminationskarte.
attack-summoning = Herbeirufen
    .text = Ziehe 1 Plättchen aus dem Xeno-Beutel: Ein Xeno dieser Art wird in diesem Raum platziert, ohne Überraschungsprüfung. Er greift während dieser Aktion oder dieses Schritts nicht an. Beim leeren Plättchen erscheint nichts, und es kommt in den Beutel zurück.
attack-transformation = Verwandlung
    .text = Ersetze den angreifenden Kriecher durch eine Brutbestie, falls eine verfügbar ist; der Schaden des Kriechers entfällt. Hast du dann gar keine Handkarte, führt die Brutbestie sofort mit einer neuen Xeno-Angriffskarte einen Überraschungsangriff auf dich aus.
attack-frenzy = Raserei
    .text = Betrifft alle Charaktere im Raum: Jeder mit 2 oder mehr Schweren Wunden, verbunden oder nicht, stirbt; dann erleidet jeder andere in Spielreihenfolge 1 Schwere Wunde.
attack-tail_attack = Schwanzhieb
    .text = Mit 1 oder mehr Schweren Wunden, verbunden oder nicht, stirbst du. Sonst erleidest du 1 Schwere Wunde.

## Weakness cards

weakness-vulnerability_to_fire = Feuerverwundbarkeit
    .text = Wann immer ein Xeno durch einen Feuermarker, einen Molotowcocktail oder einen Flammenwerfer Schaden erleidet, erleidet er vor der Schadensprobe 1 Schaden mehr. Im Schritt „Feuerschaden“ werden in jedem brennenden erkundeten Raum mit nicht getragenen Eiern 2 Eier statt 1 zerstört.
weakness-vulnerability_to_energy = Energieverwundbarkeit
    .text = Ein Schuss mit einer Energiewaffe, der einem Xeno mindestens 1 Schaden zufügt, fügt ihm 1 mehr zu, mit derselben Schadensprobe.
weakness-reaction_to_danger = Reaktion auf Gefahr
    .text = Bei der Überraschungsprüfung ist die Zahl des Plättchens um 1 niedriger, aber nie kleiner als 1.
weakness-the_way_of_moving = Bewegungsweise
    .text = Larven, Kriecher und Jäger können geschlossene Türen nicht zerstören: Sie bleiben, wo sie sind, und die Tür bleibt geschlossen. Brutbestien und die Königin zerstören Türen wie bisher.
weakness-vital_places = Lebenswichtige Stellen
    .text = Wenn du auf einen Jäger schießt oder ihn im Nahkampf angreifst, zählt eine leere Seite als einfacher Treffer, vor allen Regeln der Waffe.
weakness-species_on_the_brink_of_extinction = Art am Rande des Aussterbens
    .text = Bei jeder Schadensprobe ist die Zahl im Blutsymbol (bei Brutbestie und Königin die Summe) um 1 niedriger. Ein Rückzugssymbol bleibt ein Rückzugssymbol und tötet nicht.
weakness-the_way_of_fighting = Kampfweise
    .text = Greift ein Jäger mit „Biss“ an, ist dessen Schwere Wunde stattdessen eine Leichte Wunde. Wer durch „Biss“ stirbt, weil er 2 oder mehr Schwere Wunden hat, stirbt trotzdem.
weakness-susceptibility_to_phosphates = Phosphatverwundbarkeit
    .text = Ein Xeno, den ein Feuerlöscher oder das Brandschutzsystem zum Rückzug zwingt, erleidet zuerst 1 Schaden, mit Schadensprobe. Lebt er und ist er noch dort, zieht er sich dann zurück.
