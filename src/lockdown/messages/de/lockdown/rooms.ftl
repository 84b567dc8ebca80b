### Räume (room-…) und Raumaktionen (roomaction-…).
### room: .text = was der Raum bietet, .short = Name auf dem Spielplan (höchstens zwei Zeilen zu 14 Zeichen).
### roomaction: .text = Effekt, .needs = was außer Anwesenheit, kein Kampf, kein Fehlfunktionsmarker und bezahlten Kosten gelten muss.

room-archive = Archiv
    .short = Archiv
    .text = Akten über die Kreaturen und die Pläne des Unternehmens: Wissen und ein Blick auf ein Eindämmungsprotokoll.
roomaction-examine_archive = Untersuche das Archiv
    .text = Erhalte 2 Wissen und drehe dein Wissensplättchen auf die aktive Seite. Sieh dir dann geheim 1 Eindämmungsprotokollplättchen eines anderen Spielers oder des neutralen Vorrats an, nie das aktive. Kooperativer Modus: Decke stattdessen 1 verdecktes Plättchen des Vorrats für alle auf.
    .needs = Dein Wissensplättchen ist inaktiv.

room-transmitter_control = Kommunikationszentrale
    .short = Kommunika{ "\u00AD" }tionszentrale
    .text = Setze dein Signal ab oder höre jemanden ab, der eines abgesetzt hat.
roomaction-send_signal = Setze ein Signal ab
    .text = Lege einen Signalmarker auf deine Charaktertafel. Er bleibt dort bis zum Ende der Partie.
    .needs = Du hast das Signal noch nicht abgesetzt.
roomaction-check_objective = Überprüfe ein Ziel
    .text = Wähle einen anderen lebenden Spieler mit Signalmarker, in einer beliebigen Sektion oder bereits in Sicherheit. Nur du siehst alle Ziele, die er jetzt hat.
    .needs = Der Charakter eines anderen lebenden Spielers hat einen Signalmarker.

room-cave_entrance = Höhleneingang
    .short = Höhlen{ "\u00AD" }eingang
    .text = Ein Weg in die Wartungskorridore, für alle, die sich trauen.
roomaction-cave_move = Bewege dich durch Wartungskorridore
    .text = Bewege dich in einen anderen erkundeten Raum mit Wartungskorridor-Eingang; Türen und Entfernung sind egal, keine Erkundung, keine Geräuschprobe. Ziehe dann 1 Xeno-Angriffskarte und handle sie als Angriff eines Jägers auf dich im Dunkeln ab, ohne Figur.
    .needs = Ein anderer erkundeter Raum hat einen Wartungskorridor-Eingang; dieser Raum braucht keinen.

room-power_generator = Generatorraum
    .short = Generator{ "\u00AD" }raum
    .text = Stoppe die Selbstzerstörung, solange noch Zeit ist, oder schalte den Strom dieser Sektion.
roomaction-stop_self_destruct = Stoppe die Selbstzerstörung
    .text = Entferne das Selbstzerstörungsplättchen von der Zeitleiste.
    .needs = Das Selbstzerstörungsplättchen liegt mit der gelben Seite oben auf der Zeitleiste.
roomaction-switch_power = Schalte den Strom an/aus
    .text = Drehe das Stromplättchen dieser Sektion um, an oder aus. Die Seite des Zeitplättchens ist egal; das Stromplättchen des Aufzugs kann nicht gewählt werden.
    .needs = Keine weitere Bedingung.

room-laboratory = Labor
    .short = Labor
    .text = Analysiere Leichen, Xeno-Kadaver und Eier, um Wissen zu erhalten und Schwächen zu entdecken.
roomaction-analyse = Analysiere 1 Objekt
    .text = Wähle das Objekt und erhalte 3 Wissen. Hat seine Art noch keine Schwäche enthüllt und ist ein Feld frei, lege es auf das erste freie Feld und decke die Schwäche darunter auf. Sonst entferne es aus dem Spiel.
    .needs = Eine Leiche, ein Xeno-Kadaver oder ein Ei ist im Raum oder wird von einem Charakter hier getragen. Trägt es ein anderer Charakter, muss dessen Spieler zustimmen, bevor du bezahlst.

room-nest = Nest
    .short = Nest
    .text = Der erste Charakter, der es erkundet, erhält 1 Wissen. Eier können hier genommen oder angegriffen werden. Es kann nicht durchsucht werden und erhält keinen Fehlfunktionsmarker.
roomaction-take_egg = Nimm ein Ei
    .text = Nimm 1 Ei von der Labor-Tafel in einen Hand-Slot, dann führe hier eine Geräuschprobe durch, auch wenn andere Charaktere anwesend sind.
    .needs = Mindestens 1 Ei ist übrig, und du hast einen freien Hand-Slot oder lässt zuerst etwas fallen.

room-decon_room = Dekontaminationsraum
    .short = Dekontamina{ "\u00AD" }tionsraum
    .text = Wasche Schleim, Larve und infizierte Karten ab.
roomaction-decontaminate = Führe das Dekontaminationsverfahren durch
    .text = Scanne alle Kontaminationskarten auf deiner Hand und entferne die INFIZIERTEN; dieser Scan infiziert dich nicht, die übrigen bleiben auf der Hand. Entferne deine Larve und deinen Schleimmarker.
    .needs = Du hast eine Kontaminationskarte auf der Hand, eine Larve oder einen Schleimmarker.

room-css_a = Frachtversandsystem A
    .short = FVS A
    .text = Steige in FVS-Kapsel A ein und hoffe, dass sie startet.
room-css_b = Frachtversandsystem B
    .short = FVS B
    .text = Steige in FVS-Kapsel B ein und hoffe, dass sie startet.
room-css_c = Frachtversandsystem C
    .short = FVS C
    .text = Steige in FVS-Kapsel C ein und hoffe, dass sie startet.
roomaction-enter_css = Steige in die FVS-Kapsel ein
    .text = Lege deine gesamte Hand ab, auch Kontaminationskarten, und passe. Handle alles ab, was das Passen und dein Zugende auslösen, auch Feuer. Lebst du dann noch, stelle deine Figur in die FVS-Kapsel dieses Raums.
    .needs = Das Zeitplättchen liegt auf einem Feld mit verdecktem FVS-Plättchen, und die FVS-Kapsel dieses Raums ist leer.

room-cooling_system = Kühlsystem
    .short = Kühl{ "\u00AD" }system
    .text = Starte den Countdown, der die Anlage zerstört.
roomaction-start_self_destruct = Starte die Selbstzerstörung
    .text = Lege das Selbstzerstörungsplättchen mit der gelben Seite oben 3 Felder vor das Zeitplättchen, oder auf S, wenn die Zeitleiste zu kurz ist.
    .needs = Das Selbstzerstörungsplättchen liegt nicht auf der Zeitleiste.

room-emergency_room = Erste-Hilfe-Station
    .short = Erste Hilfe
    .text = Behandle deine eigenen Wunden. In kooperativen Partien kann eine hierher gebrachte Leiche wiederbelebt werden.
roomaction-treat_wounds = Behandle deine Wunden
    .text = Wähle eines: Verbinde alle deine unverbundenen Schweren Wunden — oder — heile 1 deiner verbundenen Schweren Wunden — oder — heile alle deine Leichten Wunden.
    .needs = Mindestens eine der Möglichkeiten würde dir helfen.

room-contaminated_room = Kontaminierter Raum
    .short = Kontaminierter Raum
    .text = Keine Raumaktion. Jedes Suchen hier gibt dem suchenden Charakter einen Schleimmarker. Der Raum erhält keinen Fehlfunktionsmarker.

room-css_control = FVS-Kontrolle
    .short = FVS-Kontrolle
    .text = Sieh dir die Startbefehle an und verschiebe sie.
roomaction-program_css = Programmiere das FVS
    .text = Sieh dir geheim 1 verdecktes FVS-Plättchen an. Dann darfst du es 1 Feld in eine Richtung verschieben, ob FVS-Feld oder nicht, außer das Zeitplättchen liegt auf seinem Feld. Das neue Feld muss auf der Zeitleiste liegen (auch S) und frei von anderen FVS-Plättchen sein, ob aufgedeckt oder nicht.
    .needs = Mindestens 1 verdecktes FVS-Plättchen liegt auf der Zeitleiste.

room-defense_control = Abwehrsystem
    .short = Abwehr{ "\u00AD" }system
    .text = Richte die Abwehr der Anlage auf einen beliebigen Raum mit einem { -foe(form: "one") }.
roomaction-eliminate_threat = Vernichte die Bedrohung
    .text = Wähle den Raum und bezahle: ein Fehlfunktionsmarker hier — oder — Suchzähler dieses Raums −1. Dann platziere dort, wenn möglich, einen Fehlfunktionsmarker; jeder { -foe(form: "one") } dort erleidet 1 Schaden, danach jeder Charakter dort 1 Schwere Wunde. Eier bleiben unversehrt.
    .needs = Ein Raum ohne Fehlfunktionsmarker, erkundet oder nicht, egal wo, enthält einen { -foe(form: "one") }. Mit dem Suchzähler kannst du nur bezahlen, wenn er mindestens 1 zeigt.

room-guard_room = Wachraum
    .short = Wachraum
    .text = Spinde mit Taser oder Schutzanzug, solange der Vorrat reicht.
roomaction-take_equipment = Nimm dir Ausrüstung
    .text = Senke den Suchzähler dieses Raums um 1 und nimm 1 Taser — oder — 1 Schutzanzug vom Stapel der hergestellten Gegenstände.
    .needs = Der Suchzähler zeigt mindestens 1, und ein Taser oder Schutzanzug ist übrig.

room-testing_lab = Testlabor
    .short = Test{ "\u00AD" }labor
    .text = Wer genug weiß, findet hier ein Gegenmittel.
roomaction-take_neutralizer = Nimm dir das Gegenmittel
    .text = Nimm 1 Gegenmittel vom Stapel der hergestellten Gegenstände. Der Suchzähler bleibt unverändert.
    .needs = Dein Wissen ist 4 oder mehr, und ein Gegenmittel ist übrig.

room-surgery = Chirurgie
    .short = Chirur{ "\u00AD" }gie
    .text = Schneide jede Infektion heraus, um den Preis einer Wunde und deiner restlichen Runde.
roomaction-operate = Führe einen chirurgischen Eingriff durch
    .text = Scanne geheim alle deine Kontaminationskarten in Hand, Aktionsstapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve, ohne infiziert zu werden. Erleide 1 Leichte Wunde. Lebst du noch, mische Hand, Aktionsstapel und Ablagestapel zu einem neuen Aktionsstapel und passe.
    .needs = Keine weitere Bedingung.

room-vent_control = Lüftungssteuerung
    .short = Lüftungs{ "\u00AD" }steuerung
    .text = Versiegle einen Raum und lass die Luft heraus.
roomaction-depressurize = Leite den Entlüftungsvorgang ein
    .text = Schließe alle Türen des gewählten Raums, entferne sein Feuer und lege das Entlüftungsplättchen dorthin. Am Ende der Spielerphase stirbt dort jeder Charakter und jeder { -foe(form: "one") }. Wird vorher eine dieser Türen geöffnet oder zerstört, bricht der Vorgang ab. Eier bleiben unversehrt.
    .needs = Das Plättchen ist nicht auf dem Spielplan. Der Raum hat einen Wartungskorridor-Eingang und keine zerstörte Tür, und es gibt genug Türen; geschlossene dürfen von anderen Räumen genommen werden.

room-elevator_s01 = Aufzugsraum S-01
    .short = Aufzug S-01
    .text = Rufe den Aufzug oder fahre mit ihm in eine andere Sektion. Der Raum kann nicht durchsucht werden.
room-elevator_s02 = Aufzugsraum S-02
    .short = Aufzug S-02
    .text = Rufe den Aufzug oder fahre mit ihm in eine andere Sektion. Der Raum kann nicht durchsucht werden.
room-elevator_s03 = Aufzugsraum S-03
    .short = Aufzug S-03
    .text = Rufe den Aufzug oder fahre mit ihm in eine andere Sektion. Der Raum kann nicht durchsucht werden.
roomaction-call_elevator = Rufe den Aufzug
    .text = Bewege das Aufzugsplättchen in diesen Aufzugsraum.
    .needs = Der Aufzug hat Strom (blaues Plättchen) und ist nicht hier.
roomaction-use_elevator = Nutze den Aufzug
    .text = Wähle einen anderen Aufzugsraum. Du, der Aufzug und jeder Charakter hier, den du einlädst und der zustimmt (auch wer gepasst hat), bewegen sich dorthin. Keine Geräuschprobe, keine Begegnung; ein { -foe(form: "one") } dort bedeutet Kampf. Ein Fehlfunktionsmarker dort ist egal.
    .needs = Der Aufzug hat Strom (blaues Plättchen) und ist hier.

room-alert_room = Sicherheitszentrale
    .short = Sicherheits{ "\u00AD" }zentrale
    .text = Löse den Alarm aus oder nimm eines der verborgenen Eindämmungsprotokolle. Der Raum kann nicht durchsucht werden.
roomaction-start_procedure = Löse den Alarm aus
    .text = Lege das Alarmplättchen auf das Feld mit der halben Zahl des Zeitplättchens, abgerundet (0 ist S). Der Isolationsraum öffnet sich sofort. Die Partie endet, wenn das Zeitplättchen jenes Feld verlässt.
    .needs = Das Alarmplättchen liegt nicht auf der Zeitleiste.
roomaction-take_contingency = Schaue dir ein Eindämmungsprotokoll an
    .text = Wähle ein Plättchen des neutralen Vorrats, sieh es dir an und behalte es geheim bei deinen eigenen. Kooperativer Modus: Decke stattdessen 1 verdecktes Plättchen des Vorrats für alle auf.
    .needs = Im neutralen Vorrat liegt ein Plättchen; im kooperativen Modus ein verdecktes.

room-staircase = Notfalltreppenhaus
    .short = Notfall{ "\u00AD" }treppenhaus
    .text = Keine Raumaktion, kein Suchen. Immer im Dunkeln, in keiner Sektion.

room-repository = Depot
    .short = Depot
    .text = Eine Werkbank für alle: Stellt Gegenstände mit nur einer Komponente her. Der Raum kann nicht durchsucht werden.
roomaction-craft_gear = Stelle Ausrüstung her
    .text = Zuerst du, dann in Spielreihenfolge jeder andere Charakter hier, dessen Spieler nicht gepasst hat, darf einmal kostenlos herstellen: Lege 1 eigene Gegenstandskarte mit einem der beiden Komponentensymbole eines verfügbaren hergestellten Gegenstands ab und nimm ihn. Ein Schwerer Gegenstand braucht einen Hand-Slot.
    .needs = Ein hergestellter Gegenstand ist verfügbar, und du hast eine Gegenstandskarte mit einem seiner Symbole oder ein anderer Charakter, dessen Spieler nicht gepasst hat, ist hier.

room-isolation_room = Isolationsraum
    .short = Isolations{ "\u00AD" }raum
    .text = Bist du zu Beginn einer Runde hier und liegt hier kein Fehlfunktionsmarker, ziehst du auf 6 statt auf 5 Karten nach, ob der Raum offen oder geschlossen ist. Ist er offen, kannst du dich einschließen. Der Raum kann nicht durchsucht werden.
roomaction-lock_in = Schließe dich ein
    .text = Führe eine Geräuschprobe durch, auch wenn andere Charaktere anwesend sind, und handle sie vollständig ab. Stirbst du oder erscheint dabei ein { -foe(form: "one") } im Raum, auch einer, der wieder fort ist, misslingt es. Sonst bist du mit allem, was du trägst, eingeschlossen und sofort aus dem Spiel.
    .needs = Der Raum ist offen: Das Zeitplättchen hat 8 erreicht, oder der Alarm wurde ausgelöst.

room-backup_power_supply = Notstromaggregat
    .short = Notstrom{ "\u00AD" }aggregat
    .text = Verteile den Strom der Anlage neu und starte die Notversorgung wieder. Der Raum kann nicht durchsucht werden.
roomaction-restore_power = Stelle die Stromversorgung wieder her
    .text = Sind nicht mindestens 3 Stromplättchen blau, drehe 1 und 2 auf Blau, 3 und 4 auf Rot. Verteile dann die vier beliebig, je eines auf S-01, S-02, S-03 und den Aufzug, ohne sie umzudrehen. Ist das Zeitplättchen rot, drehe es auf Blau.
    .needs = Keine weitere Bedingung.

room-crossroads_west = Westliche Kreuzung
    .short = Westliche Kreu{ "\u00AD" }zung
    .text = Draußen auf der Oberfläche: keine Raumaktion, kein Suchen, weder Feuer noch Fehlfunktion. Immer im Dunkeln, in keiner Sektion; alle Gebiete sind mit ihr verbunden.

room-crossroads_middle = Mittlere Kreuzung
    .short = Mittlere Kreu{ "\u00AD" }zung
    .text = Draußen auf der Oberfläche: keine Raumaktion, kein Suchen, weder Feuer noch Fehlfunktion. Immer im Dunkeln, in keiner Sektion; alle Gebiete sind mit ihr verbunden.

room-crossroads_east = Östliche Kreuzung
    .short = Östliche Kreu{ "\u00AD" }zung
    .text = Draußen auf der Oberfläche: keine Raumaktion, kein Suchen, weder Feuer noch Fehlfunktion. Immer im Dunkeln, in keiner Sektion; alle Gebiete sind mit ihr verbunden.
