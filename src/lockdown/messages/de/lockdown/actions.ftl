### Aktionskarten und Kontaminationskarten. .text: Effekt mit seinen Bedingungen. Kosten und Kampfsymbol werden getrennt gezeigt.

action-search = Suchen
    .text = Hat dein Raum eine Farbe und einen Suchzähler von mindestens 1: Senke den Suchzähler um 1 und ziehe 2 Karten dieser Farbe (in einem weißen Raum nenne zuerst einen Stapel). Behalte geheim genau 1; die andere kommt unter ihren Stapel. Ein Schwerer Gegenstand wird gezeigt und braucht einen Hand-Slot, sonst kommt auch er unter den Stapel. Im Kontaminierten Raum erhältst du danach einen Schleimmarker.
action-rest = Ausruhen
    .text = Scanne alle Kontaminationskarten auf deiner Hand (mindestens 1) und entferne jede, die nicht INFIZIERT ist. Ist eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert. INFIZIERTE Karten bleiben auf der Hand.
action-demolition = Demolieren
    .text = Zerstöre 1 geschlossene Tür in einem Korridor deines Raums — oder — platziere einen Fehlfunktionsmarker in deinem Raum, wenn er keinen hat und einen erhalten kann.
action-interruption = Unterbrechen
    .text = Reaktion. Wenn ein anderer Spieler in deinem Raum eine Aktion angesagt und bezahlt hat, vor ihrem Effekt: Brich diese Aktion ab. Die Kosten bleiben bezahlt, und ein Gegenstand mit „nur ein Mal“ wird abgelegt — oder — wenn ein anderer Spieler in deinem Raum „Unterbrechen“ spielt: Brich dieses „Unterbrechen“ ab.
action-repairs = Reparatur
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum.
action-basic_repairs = Einfache Reparatur
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum.

action-stun = Betäuben
    .text = Wähle einen anderen Charakter in deinem Raum, dessen Spieler 1 bis 3 Handkarten hat: Dieser Spieler legt seine gesamte Hand ab, auch Kontaminationskarten — oder — lege 1 Waffe ab, die du trägst, geladen oder nicht, mit allem, was daran montiert ist: Ein Nachtpirscher in deinem Raum bewegt sich in einen benachbarten Raum deiner Wahl, nicht durch eine geschlossene Tür oder einen Wartungskorridor. Er behält seinen Schaden.
action-quarantine = Quarantäne
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker (Strom ist nicht nötig): Wähle einen beliebigen Raum und schließe alle offenen Türen seiner Korridore. Zerstörte Türen bleiben. Reichen die Türen nicht, nimm geschlossene von anderswo, aber keine, die durch diese Karte platziert wurde.
action-facility_tour = Patrouille
    .text = Bewege dich in einen benachbarten Raum und nimm bis zu 1 anderen Charakter aus deinem Raum mit, ohne zu fragen. Ist der Raum nicht erkundet, erkunde ihn und wähle, ob du den Spezialeffekt des Plättchens abhandelst oder ignorierst. War er leer, führst nur du eine Geräuschprobe durch, außer ein abgehandeltes Plättchen hebt sie auf. Im Kampf ist dies eine Flucht: Nur du wirst angegriffen, und beide bewegen sich nur, wenn du überlebst.
action-defense_plan = Verteidigungsplan
    .text = In einem weißen oder roten Raum: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen — oder — sieh dir geheim bis zu 2 nicht erkundete Raumteile an, nicht ihre Plättchen.

action-recharge = Aufladen
    .text = In einer Sektion mit Strom: Lege 2 Munition auf 1 Energiewaffe, die du trägst, höchstens bis zu ihrer Kapazität.
action-neuralink = Neuralink
    .text = Führe hier eine Computeraktion aus, ohne ihre Kosten zu bezahlen. Du musst in einer Sektion mit Strom in einem Raum ohne Computer (oder mit Fehlfunktionsmarker) sein — oder — in einer Sektion ohne Strom in einem Raum mit Computer und ohne Fehlfunktionsmarker.
action-bypass = Umgehen
    .text = In einer Sektion mit Strom, in einem Raum mit Computer und ohne Fehlfunktionsmarker: Handle beliebig viele Möglichkeiten der offenen Computer-Aktionskarte ab, jede höchstens einmal und in beliebiger Reihenfolge, dann ersetze die Karte — oder — drehe das Stromplättchen deiner Sektion um.
action-it_works_for_me = Bei mir läuft’s
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum. Hat der Raum einen Computer und die Sektion Strom, darfst du danach eine Computeraktion ausführen, ohne ihre Kosten zu bezahlen.
action-master_plan = Masterplan
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker (Strom ist nicht nötig): Führe eine seiner Raumaktionen aus, nicht die Computeraktion, ohne ihre Kosten zu bezahlen — oder — sieh dir geheim bis zu 2 nicht erkundete Raumteile an.

action-emergency_key = Notfallschlüssel
    .text = In einem Aufzugsraum ohne Fehlfunktionsmarker: Rufe den Aufzug, falls er anderswo ist, dann nutze ihn, mit oder ohne Strom — oder — öffne oder schließe 1 Tür in einem Korridor deines Raums.
action-clean_up = Aufräumen
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — entferne den Feuermarker aus deinem Raum.
action-maintenance_plan = Wartungsplan
    .text = In einem weißen oder gelben Raum: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen — oder — sieh dir geheim bis zu 2 nicht erkundete Raumteile an.
action-jury_rigging = Improvisation
    .text = In einem gelben Raum mit einem Suchzähler von mindestens 1: Senke den Suchzähler um 1 und nimm 1 Flammenwerfer, Schutzanzug oder Taser vom Stapel der hergestellten Gegenstände, ohne Komponenten. Ein Flammenwerfer braucht einen Hand-Slot und ist geladen.
action-it_should_work = Müsste funktionieren
    .text = Hat dein Raum einen Fehlfunktionsmarker: Führe eine seiner Raumaktionen trotz des Markers und ohne ihre Kosten zu bezahlen aus; der Marker bleibt — oder — in einem Raum mit Computer und ohne Fehlfunktionsmarker in einer Sektion ohne Strom: Führe eine Computeraktion aus, als gäbe es Strom, ohne ihre Kosten zu bezahlen.

action-weird_metabolism = Seltsamer Stoffwechsel
    .text = Entferne deinen Schleimmarker — oder — lege 1 Kontaminationskarte von deiner Hand ungescannt auf deinen Ablagestapel und ziehe 2 Karten.
action-sensitive_hearing = Feines Gehör
    .text = Wähle einen mit deinem Raum verbundenen Korridor, oder das Wartungskorridor-Feld, falls dein Raum einen Eingang hat: Entferne dort den Geräuschmarker — oder — platziere dort einen, wenn keiner da ist. Dies löst nie eine Begegnung aus.
action-feel_of_the_dark = Gespür für die Dunkelheit
    .text = Reaktion. Wenn der Dunkelheitseffekt eines Ereignisses dich treffen würde: Ignoriere ihn; dein Raum und seine Korridore werden ausgelassen — oder — bei einem Überraschungsangriff auf dich, nachdem die Xeno-Angriffskarte gezogen wurde: Ignoriere ihren gesamten Effekt. Bei einer Larve wird keine Karte gezogen; ihr Angriff kann nicht ignoriert werden.
action-inconspicuous = Unauffällig
    .text = Reaktion. Wenn ein Nachtpirscher dich angreift, bevor eine Xeno-Angriffskarte gezogen wird: Er greift stattdessen einen anderen Charakter deiner Wahl in deinem Raum an, auch bei einem Überraschungsangriff oder einer Flucht — oder — während du im Dunkeln bist: Führe eine Geräuschprobe des Schritts Xeno-Ausbreitung nicht durch.

action-desperate_attack = Verzweifelter Angriff
    .text = Erhalte 1 Kontaminationskarte. Wähle dann einen Nachtpirscher in deinem Raum: Er erleidet 2 Schaden, mit einer einzigen Schadensprobe. Ist er danach noch in deinem Raum, greift er dich sofort an.
action-distraction = Ablenkung
    .text = Lege 1 deiner Gegenstandskarten ab (keinen inaktiven Aufgaben-Gegenstand). Wähle einen benachbarten Raum ohne geschlossene Tür dazwischen: Du, 1 anderer Charakter hier, der zustimmt, oder ihr beide flieht dorthin, ohne angegriffen zu werden. Erkundet wie üblich; die Geräuschprobe führst du durch, wenn du dich bewegst, sonst der andere.
action-obstinate = Hartnäckig
    .text = Ziehe 1 Karte für jede deiner Schweren Wunden, verbunden oder nicht — oder — lege 1 deiner Gegenstandskarten ab (keinen inaktiven Aufgaben-Gegenstand) und verbinde 1 deiner Schweren Wunden.
action-vents = Lüftungsschächte
    .text = Bewege dich aus einem Raum mit Wartungskorridor-Eingang in einen anderen erkundeten Raum mit Eingang; keine Erkundung, keine Geräuschprobe. Ziehe dann 1 Xeno-Angriffskarte und handle sie als Angriff eines Jägers auf dich im Dunkeln ab, ohne Figur.

action-rushed_analysis = Hastige Analyse
    .text = Scanne alle Kontaminationskarten auf deiner Hand (mindestens 1) und entferne jede, die nicht INFIZIERT ist. Hast du welche entfernt, erhalte 1 Wissen. Ist dann eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert.
action-workspace_plan = Arbeitsplan
    .text = In einem weißen oder grünen Raum: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen — oder — sieh dir geheim bis zu 2 nicht erkundete Raumteile an.
action-pheromones = Pheromone
    .text = Reaktion. Wenn ein Nachtpirscher dich angreift, nachdem die Xeno-Angriffskarte gezogen wurde (oder vor einem Larvenbefall): Lege 1 getragenes Ei oder 1 getragenen Xeno-Kadaver in den Vorrat zurück und wähle eines: Der Angriff hat keinen Effekt und jeder Charakter in deinem Raum, auch du, erhält einen Schleimmarker; eine Larve bleibt — oder — Wissen 6: Der Angriff trifft mit der gezogenen Karte stattdessen einen anderen Charakter deiner Wahl in deinem Raum, ohne Schleim.
action-field_experience = Praxiserfahrung
    .text = Wähle eines: Senke den Suchzähler deines Raums (mindestens 1) um 1 und erhalte 1 Wissen — oder — Wissen 4: Sieh dir geheim die obersten 2 Ereigniskarten an, lege eine oben auf und eine unter den Stapel — oder — Wissen 6: Tu dasselbe mit den obersten 2 Xeno-Angriffskarten.
action-vivisection = Vivisektion
    .text = Entferne 1 Einsatz von deinem Sondenarm und wähle einen Nachtpirscher in deinem Raum: Er erleidet 1 Schaden, plus 1 für je 2 volle Stufen deines Wissens, mit einer einzigen Schadensprobe.

action-computer_skills = Computerkenntnisse
    .text = Öffne oder schließe 1 Tür in einem Korridor deines Raums — oder — in einem Raum mit Computer und ohne Fehlfunktionsmarker (Strom ist nicht nötig): Führe eine seiner Raumaktionen aus, nicht die Computeraktion, ohne ihre Kosten zu bezahlen.
action-remote_piloting = Fernsteuerung
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker (Strom ist nicht nötig): Bewege den leeren Rover an seinen anderen Ort, auf der Oberflächenseite zu einem anderen Ausgangsraum oder zum Bunker — oder — sieh dir geheim 1 verdecktes FVS-Plättchen an.
action-knowledge_of_the_facility = Ortskenntnis
    .text = Öffne oder schließe 1 Tür in einem Korridor deines Raums — oder — sieh dir geheim 1 nicht erkundetes Raumteil und sein Erkundungsplättchen an.
action-old_friend = Alter Freund
    .text = In einem Raum ohne Computersymbol und ohne Fehlfunktionsmarker: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen. Beim Einsteigen in eine FVS-Kapsel legst du deine Hand trotzdem ab. Aus der Anlage entkommen und den Rover benutzen sind keine Raumaktionen.

contamination-infected = Infiziert
    .text = INFIZIERT. Sofern der Effekt, der scannt, nichts anderes sagt, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird in deinem Raum platziert.
contamination-clean = Nicht infiziert
    .text = Nicht INFIZIERT. Ob diese Karte entfernt wird, sagt der Effekt, der den Scan verlangt.
contamination-unknown = Kontamination
    .text = Niemand weiß, was diese Karte verbirgt, bis sie gescannt wird. Sie kann nicht abgelegt werden, um Aktionen zu bezahlen.
