### Computer-Aktionskarten und ihre Optionen.

computer-computer_a = Computerkarte A
computer-computer_b = Computerkarte B
computer-computer_c = Computerkarte C
computer-computer_d = Computerkarte D
computer-computer_e = Computerkarte E
computer-lockdown = Lockdown
    .text = Der Spieler, dessen Computeraktion diese Karte aufgedeckt hat, platziert einen Fehlfunktionsmarker im Raum seines Charakters. Mischt dann den gesamten Computer-Aktionsstapel und deckt eine neue Karte auf; ist es wieder Lockdown, wiederholt dies ohne Marker.

computeroption-move_rover = Rover bewegen
    .text = Bewege den leeren Rover vom Ausgangsraum zum Bunker oder zurück; auf der Oberflächenseite zu einem anderen Ausgangsraum oder zum Bunker. Das Haupttor spielt keine Rolle.
computeroption-peek_css = Start prüfen
    .text = Sieh dir geheim 1 verdecktes FVS-Plättchen an.
computeroption-peek_contingencies = Befehle lesen
    .text = Sieh dir geheim alle Eindämmungsprotokollplättchen eines anderen Spielers an, dessen Charakter in deiner Sektion ist. Kooperativer Modus: Decke stattdessen 1 verdecktes Plättchen des neutralen Vorrats für alle auf.
computeroption-gain_knowledge = Daten auswerten
    .text = Erhalte 1 Wissen.
computeroption-swap_power = Strom umleiten
    .text = Vertausche die Plätze von 2 der 4 Stromplättchen, auch dem des Aufzugs, ohne sie umzudrehen.
computeroption-sprinklers = Sprinkleranlage
    .text = Wähle einen beliebigen Raum, erkundet oder nicht: Entferne seinen Feuermarker, dann zieht sich jeder { -foe(form: "one") } dort zurück, der größte zuerst, jeder mit einer eigenen Ereigniskarte. Charaktere sind nicht betroffen.
computeroption-door = Türsteuerung
    .text = Öffne oder schließe die Tür eines beliebigen Korridors auf dem Spielplan, außer einer zerstörten. Das Haupttor ist keine Tür.
