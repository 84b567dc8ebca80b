### Räume (room-…) und Raumaktionen (roomaction-…).
### room: .text = was der Raum bietet, .short = Name auf dem Spielplan (höchstens zwei Zeilen zu 14 Zeichen).
### roomaction: .text = Effekt, .needs = was außer Anwesenheit, kein Kampf, kein Fehlfunktionsmarker und bezahlten Kosten gelten muss.

## Räume 1

room-armory = Waffenkammer
    .short = Waffen{ "\u00AD" }kammer
    .text = Gestelle und Ladegeräte: Hier lässt sich eine Energiewaffe aufladen.
roomaction-recharge = Lade deine Energiewaffe auf
    .text = Lege 2 Munition auf 1 Energiewaffe, die du trägst, höchstens bis zu ihrer Kapazität. Herkömmliche Waffen lassen sich nicht aufladen.
    .needs = Du trägst eine Energiewaffe, die nicht voll ist.

room-comms_room = Kommunikationsraum
    .short = Kommunika{ "\u00AD" }tionsraum
    .text = Setze von hier dein Signal ab.
roomaction-send_signal = Setze ein Signal ab
    .text = Lege einen Signalmarker auf deine Charaktertafel. Er bleibt dort bis zum Ende der Partie.
    .needs = Du hast das Signal noch nicht abgesetzt.

room-emergency_room = Erste-Hilfe-Station
    .short = Erste Hilfe
    .text = Behandle deine eigenen Wunden. In kooperativen Partien kann eine hierher gebrachte Leiche wiederbelebt werden.
roomaction-treat_wounds = Behandle deine Wunden
    .text = Wähle eines: Verbinde alle deine unverbundenen Schweren Wunden — oder — heile 1 deiner verbundenen Schweren Wunden — oder — heile alle deine Leichten Wunden.
    .needs = Mindestens eine der Möglichkeiten würde dir helfen.

room-evacuation_section_a = Evakuierungsbereich A
    .short = Evakuie{ "\u00AD" }rung A
    .text = Hier warten die Rettungskapseln von Bereich A, verriegelt, bis jemand sie entriegelt.
room-evacuation_section_b = Evakuierungsbereich B
    .short = Evakuie{ "\u00AD" }rung B
    .text = Hier warten die Rettungskapseln von Bereich B, verriegelt, bis jemand sie entriegelt.
roomaction-enter_pod = Versuche, in eine Rettungskapsel zu steigen
    .text = Führe eine Geräuschprobe durch, auch wenn andere anwesend sind. Stirbst du oder kommt dabei ein Xeno in den Raum, auch einer, der wieder fort ist, misslingt es. Sonst steige in eine entriegelte Kapsel dieses Bereichs und starte sie sofort — oder — warte und passe.
    .needs = Eine Kapsel dieses Bereichs ist entriegelt und hat einen freien Platz.

room-fire_control_system = Brandschutzsystem
    .short = Brandschutz{ "\u00AD" }system
    .text = Flute einen beliebigen Raum des Schiffs mit Löschgas.
roomaction-fire_control_procedure = Leite die Brandbekämpfung ein
    .text = Wähle einen beliebigen Raum mit einem Feuermarker oder einem Xeno, erkundet oder nicht. Entferne seinen Feuermarker. Dann zieht sich jeder Xeno dort zurück, der größte zuerst, auch im Kampf.
    .needs = Ein Raum hat einen Feuermarker oder enthält einen Xeno.

room-generator = Generator
    .short = Generator
    .text = Starte die Sequenz, die das Schiff zerstört, oder stoppe sie, solange noch Zeit ist.
roomaction-start_self_destruct = Starte die Selbstzerstörung
    .text = Stelle den Selbstzerstörungsmarker auf das erste Feld seiner Leiste, die 6.
    .needs = Die Selbstzerstörungsleiste ist leer und niemand ist im Kryoschlaf.
roomaction-stop_self_destruct = Stoppe die Selbstzerstörung
    .text = Entferne den Marker von der Selbstzerstörungsleiste.
    .needs = Der Selbstzerstörungsmarker steht auf 6, 5 oder 4.

room-laboratory = Labor
    .short = Labor
    .text = Analysiere eine Leiche, ein Ei oder einen Xeno-Kadaver, um eine Schwäche der Xenos zu entdecken.
roomaction-analyse = Analysiere 1 Objekt
    .text = Wähle das Objekt und decke die Schwäche-Karte auf dem Feld seiner Art auf. Von jetzt an hilft sie allen. Das Objekt bleibt erhalten.
    .needs = Eine Leiche, ein Ei oder ein Xeno-Kadaver, dessen Schwäche noch verdeckt ist, liegt in diesem Raum oder wird von einem Charakter hier getragen. Trägt es ein anderer Charakter, muss dessen Spieler zustimmen, bevor du bezahlst.

room-nest = Nest
    .short = Nest
    .text = Eier können hier genommen oder angegriffen werden. Es kann nicht durchsucht werden und erhält keinen Fehlfunktionsmarker.
roomaction-take_egg = Nimm ein Ei
    .text = Nimm 1 Ei von der Xeno-Tafel in einen Hand-Slot; mit dem letzten ist das Nest zerstört. Dann führe hier eine Geräuschprobe durch, auch wenn andere Charaktere anwesend sind.
    .needs = Mindestens 1 Ei ist übrig, und du hast einen freien Hand-Slot oder lässt zuerst etwas fallen.

room-storage = Lagerraum
    .short = Lagerraum
    .text = Regale mit allem Möglichen: Suche einen Gegenstand beliebiger Farbe, so oft du willst.
roomaction-look_for_item = Suche einen Gegenstand
    .text = Nenne den roten, gelben oder grünen Gegenstandsstapel und ziehe 2 seiner Karten. Behalte geheim genau 1; die andere kommt unter den Stapel. Ein Schwerer Gegenstand braucht einen Hand-Slot. Der Suchzähler ist egal und ändert sich nicht.
    .needs = In einem der Gegenstandsstapel oder seinem Ablagestapel ist mindestens 1 Karte.

room-surgery = Chirurgie
    .short = Chirur{ "\u00AD" }gie
    .text = Schneide jede Infektion heraus, um den Preis einer Wunde und deiner restlichen Runde.
roomaction-operate = Führe einen chirurgischen Eingriff durch
    .text = Scanne geheim alle deine Kontaminationskarten in Hand, Aktionsstapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve, ohne infiziert zu werden. Erleide 1 Leichte Wunde. Lebst du noch, mische Hand, Aktionsstapel und Ablagestapel zu einem neuen Aktionsstapel und passe.
    .needs = Keine weitere Bedingung.

## Räume 2

room-airlock_control = Luftschleusensteuerung
    .short = Luftschleu{ "\u00AD" }sensteuerung
    .text = Versiegle einen gelben Raum und lass die Luft heraus.
roomaction-depressurise = Leite den Entlüftungsvorgang ein
    .text = Schließe alle Türen des gewählten Raums und lege das Entlüftungsplättchen dorthin. Am Ende der Spielerphase stirbt dort jeder Xeno und jeder Charakter, und das Feuer erlischt. Wird vorher eine dieser Türen geöffnet oder zerstört, bricht der Vorgang ab.
    .needs = Das Plättchen ist nicht auf dem Spielplan. Ein anderer erkundeter gelber Raum hat keine zerstörte Tür, und es gibt genug Türen; geschlossene dürfen von anderswo genommen werden.

room-cabins = Kabinen
    .short = Kabinen
    .text = Bist du zu Beginn einer Runde hier und ist hier weder ein Xeno noch ein Fehlfunktionsmarker, ziehst du auf 6 statt auf 5 Karten nach. Keine Raumaktion.

room-canteen = Kantine
    .short = Kantine
    .text = Etwas zu essen und ein ruhiger Moment, dich zu untersuchen.
roomaction-eat = Iss etwas
    .text = Heile 1 Leichte Wunde. Dann darfst du die Kontaminationskarten auf deiner Hand scannen: Entferne jede, die nicht INFIZIERT ist. Ist eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert.
    .needs = Du hast eine Leichte Wunde oder eine Kontaminationskarte auf der Hand.

room-command_center = Kommandozentrale
    .short = Kommando{ "\u00AD" }zentrale
    .text = Dieser Konsole gehorcht jede Tür des Schiffs.
roomaction-doors = Öffne oder schließe Türen
    .text = Wähle einen beliebigen Raum, erkundet oder nicht. Entscheide für jeden seiner Korridore, ob die Tür geöffnet wird, geschlossen wird oder bleibt; mindestens eine muss sich ändern. Zerstörte Türen bleiben.
    .needs = Es gibt einen Korridor ohne zerstörte Tür.

room-engine_control_room = Triebwerkskontrolle
    .short = Triebwerks{ "\u00AD" }kontrolle
    .text = Von hier siehst du, ob die Triebwerke laufen.
roomaction-check_engines = Überprüfe die Triebwerke
    .text = Sieh dir geheim das oberste Plättchen aller drei Triebwerke an, Fehlfunktionen hin oder her. Nichts wird verändert.
    .needs = Du kennst noch nicht den Zustand aller Triebwerke.

room-hatch_control_system = Lukensteuerung
    .short = Luken{ "\u00AD" }steuerung
    .text = Verriegle die Rettungskapseln oder entriegle sie.
roomaction-flip_pod = Verriegle oder entriegle eine Rettungskapsel
    .text = Drehe 1 Rettungskapsel um, die noch an Bord ist, in einem der beiden Bereiche, besetzt oder nicht.
    .needs = Mindestens 1 Rettungskapsel ist noch an Bord.

room-monitoring_room = Überwachungsraum
    .short = Überwa{ "\u00AD" }chungsraum
    .text = Kameras zeigen, was hinter geschlossenen Türen wartet.
roomaction-look = Sieh dir einen Raum und sein Erkundungsplättchen an
    .text = Sieh dir geheim 1 nicht erkundetes Raumteil und sein Erkundungsplättchen an und lege beides zurück.
    .needs = Es gibt einen nicht erkundeten Raum.

room-room_covered_with_slime = Verschleimter Raum
    .short = Verschleimter Raum
    .text = Jeder Charakter, der hereinkommt, auf welchem Weg auch immer, erhält einen Schleimmarker. Keine Raumaktion; der Raum kann nicht durchsucht werden und erhält keinen Fehlfunktionsmarker.

room-shower_room = Duschraum
    .short = Duschraum
    .text = Heißes Wasser gegen Schleim und ein Spiegel, um dich zu untersuchen.
roomaction-shower = Nimm eine Dusche
    .text = Entferne deinen Schleimmarker. Dann darfst du die Kontaminationskarten auf deiner Hand scannen: Entferne jede, die nicht INFIZIERT ist. Ist eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert.
    .needs = Du hast einen Schleimmarker oder eine Kontaminationskarte auf der Hand.

## Spezialräume

room-cockpit = Cockpit
    .short = Cockpit
    .text = Sieh nach, wohin das Schiff fliegt, und ändere den Kurs. Der Raum kann nicht durchsucht werden.
roomaction-check_coordinates = Überprüfe die Koordinaten
    .text = Sieh dir geheim die Koordinatenkarte an: Sie sagt, welcher Zielort zu A, B, C und D gehört.
    .needs = Du hast die Koordinaten noch nicht gesehen.
roomaction-set_destination = Lege den Kurs fest
    .text = Bewege den Kursmarker auf ein anderes der Felder A, B, C und D. Alle sehen es.
    .needs = Niemand ist im Kryoschlaf.

room-hibernatorium = Kryonatorium
    .short = Kryona{ "\u00AD" }torium
    .text = Hier sind alle aufgewacht, und hier kannst du den Sprung verschlafen, sobald die Kryokammern offen sind. Der Raum kann nicht durchsucht werden.
roomaction-hibernate = Versuche, dich in Kryoschlaf zu versetzen
    .text = Führe eine Geräuschprobe durch, auch wenn andere anwesend sind. Stirbst du oder kommt dabei ein Xeno in den Raum, auch einer, der wieder fort ist, misslingt es. Sonst bist du mit allem, was du trägst, im Kryoschlaf: Dein Zug endet und du bist aus dem Spiel.
    .needs = Die Kryokammern sind offen: Der Zeitmarker hat ein blaues Feld erreicht.

room-engine_1 = Triebwerk 1
    .short = Triebwerk 1
    .text = Überprüfe, ob Triebwerk 1 läuft. Reparaturen können das ändern. Der Raum kann nicht durchsucht werden.
room-engine_2 = Triebwerk 2
    .short = Triebwerk 2
    .text = Überprüfe, ob Triebwerk 2 läuft. Reparaturen können das ändern. Der Raum kann nicht durchsucht werden.
room-engine_3 = Triebwerk 3
    .short = Triebwerk 3
    .text = Überprüfe, ob Triebwerk 3 läuft. Reparaturen können das ändern. Der Raum kann nicht durchsucht werden.
roomaction-check_engine = Überprüfe das Triebwerk
    .text = Sieh dir geheim das oberste Plättchen des Triebwerks dieses Raums an.
    .needs = Du kennst den Zustand dieses Triebwerks nicht.
