### Ereigniskarten. .text: der Effekt, nach der Bewegung der Xenos.
### Wer sich durch welchen Korridor bewegt, wird getrennt gezeigt.

-event-remove = Entferne diese Karte dann aus dem Spiel und mische den Ereignisstapel mit seinem Ablagestapel.
-event-spread = Platziere dann einen Feuermarker in jedem Raum, der zu einem bereits brennenden benachbart ist, nicht durch geschlossene Türen oder Wartungskorridore.

event-egg_protection = Schutz der Eier
    .text = In Spielreihenfolge hat jeder Charakter, der im Nest ist oder ein Ei trägt, eine Begegnung in seinem Raum, auch im Kampf. Wer betroffen ist, steht jetzt fest; Tote werden übersprungen.
event-hatching = Schlüpfen
    .text = Entferne 1 Ei von der Xeno-Tafel; mit dem letzten ist das Nest zerstört. Jeder Charakter im Nest ohne Aktionskarten erhält eine Larve, falls er keine hat, und 1 Kontaminationskarte. Wurde so niemand befallen, lege 1 Larvenplättchen in den Xeno-Beutel.
event-regeneration = Regeneration
    .text = Jeder Xeno auf dem Spielplan verliert bis zu 2 Schaden.
event-damage = Beschädigung
    .text = Platziere einen Fehlfunktionsmarker in jedem Raum mit einem Jäger, einer Brutbestie oder der Königin.
event-lurking = Lauernde Gefahr
    .text = Jeder Xeno in einem Raum ohne Charakter verlässt den Spielplan und verliert seinen Schaden; für jeden lege 1 zufälliges Plättchen seiner Art, das nicht im Xeno-Beutel ist, in den Beutel.
event-eclosion = Ausbruch
    .text = Jeder Charakter mit einer Larve stirbt; dann wird in jedem ihrer Räume ein Kriecher platziert. Danach zieht jeder lebende Charakter in Spielreihenfolge 4 Karten getrennt von seiner Hand und scannt die Kontaminationskarten darunter; ist eine INFIZIERT, erhält er eine Larve. Alle 4 werden abgelegt. Auch wer in einer Rettungskapsel wartet, ist betroffen.
event-noise_in_technical_corridors = Geräusche in den Wartungskorridoren
    .text = Hat das Wartungskorridor-Feld keinen Geräuschmarker, platziere einen. Hat es einen, führt jeder Charakter in einem Raum mit Wartungskorridor-Eingang in Spielreihenfolge eine Geräuschprobe durch, auch im Kampf.
event-nest_event = Nest
    .text = Ist das Nest erkundet, platziere einen Geräuschmarker in jedem damit verbundenen Korridor, der noch keinen hat. Keine Begegnung.
event-flammable_compounds = Brennbare Stoffe
    .text = Brennt das Kryonatorium nicht, platziere dort einen Feuermarker. Brennt es schon, platziere einen Feuermarker in jedem benachbarten Raum, nicht durch geschlossene Türen oder Wartungskorridore.
event-bulkheads_open = Offene Schotten
    .text = Öffne jede geschlossene Tür. Zerstörte Türen bleiben.
event-hunt_a = Jagd
    .text = Jeder Jäger, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter, alle gleichzeitig; bei mehreren in den mit der niedrigsten Nummer. Ist eine geschlossene Tür dazwischen, zerstört er sie und bleibt.
event-hunt_b = { event-hunt_a }
    .text = { event-hunt_a.text }
event-scent_of_prey = Witterung
    .text = Platziere einen Geräuschmarker in jedem Korridor, der noch keinen hat und zum Raum eines Charakters mit Schleimmarker führt. Keine Begegnung.
event-malfunction_event = Fehlfunktion
    .text = Platziere einen Fehlfunktionsmarker im erkundeten Raum mit der niedrigsten Nummer; Spezialräume gelten als erkundet. Hat er schon einen oder kann er keinen erhalten, wird nichts platziert. Mische diese Karte dann zurück in den Ereignisstapel.
event-consuming_fire = Verzehrendes Feuer
    .text = Setze den Suchzähler jedes brennenden erkundeten Raums auf 0. { -event-spread }
event-damaging_fire = Zerstörerisches Feuer
    .text = Platziere einen Fehlfunktionsmarker in jedem brennenden Raum, der einen erhalten kann. { -event-spread }
event-coolant_leak = Leck im Kühlsystem
    .text = Hat der Generator einen Fehlfunktionsmarker, starte die Selbstzerstörungssequenz, falls sie nicht schon läuft und niemand im Kryoschlaf ist. { -event-remove }
event-life_support_failure = Ausfall der Lebenserhaltung
    .text = Platziere einen Fehlfunktionsmarker in jedem erkundeten grünen Raum. { -event-remove }
event-evacuation_pod_ejection = Abgestoßene Rettungskapsel
    .text = Starte die Rettungskapsel mit der niedrigsten Nummer, die noch an Bord ist, verriegelt oder nicht. Wer darin wartet, entkommt mit ihr. { -event-remove }
event-short_circuit = Kurzschluss
    .text = Platziere einen Fehlfunktionsmarker in jedem erkundeten gelben Raum mit Computersymbol. { -event-remove }
