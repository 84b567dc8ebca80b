### Plättchen, Marker, Würfel, Farben, Sektionen und Orte.

## Eindämmungsprotokolle. .variant: die andere Lesart von Code Gelb, eine Option des Tischs.

contingency-green = Code Grün
    .text = Niemand wird getötet.
contingency-yellow = Code Gelb
    .text = Tötet jeden lebenden Charakter mit Wissen 4 oder weniger. Mit einer FVS-Kapsel gestartete Charaktere sind sicher.
    .variant = Tötet jeden lebenden Charakter mit Wissen 5 oder mehr. Mit einer FVS-Kapsel gestartete Charaktere sind sicher.
contingency-blue = Code Blau
    .text = Tötet jeden lebenden Charakter ohne Signalmarker. Mit einer FVS-Kapsel gestartete Charaktere sind sicher.
contingency-grey = Code Grau
    .text = Tötet jeden mit einer FVS-Kapsel gestarteten Charakter.
contingency-red = Code Rot
    .text = Tötet jeden im Isolationsraum eingeschlossenen Charakter. Zählt nicht als Zerstörung der Anlage.

## FVS-Plättchen

-css-fail = Ein Charakter in einer anderen FVS-Kapsel kehrt in seinen FVS-Raum zurück und erleidet 1 Schwere Wunde.

css-launch_a = A starten
    .text = Der Charakter in FVS-Kapsel A startet. { -css-fail }
css-launch_b = B starten
    .text = Der Charakter in FVS-Kapsel B startet. { -css-fail }
css-launch_c = C starten
    .text = Der Charakter in FVS-Kapsel C startet. { -css-fail }
css-launch_all = Alle starten
    .text = Jeder Charakter in einer FVS-Kapsel startet.
css-launch_none = Kein Start
    .text = Niemand startet. Jeder Charakter in einer FVS-Kapsel kehrt in seinen FVS-Raum zurück und erleidet 1 Schwere Wunde.

## Erkundungsplättchen, nach Effekt

exploration-silence = Stille
    .text = Nichts geschieht und du führst keine Geräuschprobe durch. Mit einem Schleimmarker handle stattdessen Gefahr ab.
exploration-danger = Gefahr
    .text = Führe keine Geräuschprobe durch; handle in diesem Raum Gefahr ab.
exploration-slime = Schleim
    .text = Du erhältst einen Schleimmarker. Geräuschprobe wie üblich.
exploration-fire = Feuer
    .text = Platziere einen Feuermarker in diesem Raum. Geräuschprobe wie üblich.
exploration-malfunction = Fehlfunktion
    .text = Platziere einen Fehlfunktionsmarker in diesem Raum, nicht im Nest oder im Kontaminierten Raum. Geräuschprobe wie üblich.
exploration-door = Tür
    .text = Schließe die Tür des Korridors, durch den du gekommen bist, außer sie ist zerstört. Geräuschprobe wie üblich.
exploration-item_red = Militär-Gegenstand
    .text = Ziehe 1 Karte vom Gegenstandsstapel Militär (rot) und behalte sie. Geräuschprobe wie üblich.
exploration-item_yellow = Technik-Gegenstand
    .text = Ziehe 1 Karte vom Gegenstandsstapel Technik (gelb) und behalte sie. Geräuschprobe wie üblich.
exploration-item_green = Versorgungs-Gegenstand
    .text = Ziehe 1 Karte vom Gegenstandsstapel Versorgung (grün) und behalte sie. Geräuschprobe wie üblich.
exploration-surface_card = Marsoberfläche
    .text = Ziehe 1 Marsoberfläche-Karte und handle sie ab. Dann Geräuschprobe wie üblich, außer ein { -foe(form: "one") } ist gekommen.

## Nachtpirscher. .text: bei Begegnung und Angriff. .bag: bei der Xeno-Ausbreitung gezogen.

stalker-larva = Larve
    .text = Greift ohne Karte an: Sie verlässt den Spielplan, du erhältst eine Larve, falls du keine hast, und 1 Kontaminationskarte. 1 Schaden tötet sie.
    .bag = Lege das Plättchen in den Vorrat zurück und gib 1 Jägerplättchen in den Xeno-Beutel.
stalker-creeper = Kriecher
    .text = Schadensprobe: 1 Xeno-Angriffskarte.
    .bag = Lege das Plättchen in den Vorrat zurück und gib 1 Brutbestienplättchen in den Xeno-Beutel.
stalker-adult = Jäger
    .text = Schadensprobe: 1 Xeno-Angriffskarte.
    .bag = Lege das Plättchen in den Xeno-Beutel zurück. In Spielreihenfolge führt jeder Charakter, der nicht im Kampf ist, eine Geräuschprobe durch.
stalker-breeder = Brutbestie
    .text = Schadensprobe: 2 Xeno-Angriffskarten, zusammengezählt.
    .bag = Lege das Plättchen in den Xeno-Beutel zurück. In Spielreihenfolge führt jeder Charakter, der nicht im Kampf ist, eine Geräuschprobe durch.
stalker-queen = Königin
    .text = Schadensprobe: 2 Xeno-Angriffskarten, zusammengezählt.
    .bag = Mit einem Charakter im Nest: Platziere die Königin dort und handle mit diesem Plättchen, das außerhalb des Xeno-Beutels bleibt, eine Begegnung ab. Sonst lege das Plättchen in den Xeno-Beutel zurück und 1 weiteres Ei auf die Labor-Tafel.
stalker-blank = Leeres Plättchen
    .text = Nichts erscheint. Platziere einen Geräuschmarker in jedem mit dem Raum verbundenen Korridor und lege das Plättchen in den Xeno-Beutel zurück; war es das letzte, gib 1 Jägerplättchen dazu.
    .bag = Lege das Plättchen in den Xeno-Beutel zurück und gib 1 Jägerplättchen dazu.

## Strom

power-power_1 = Stromplättchen 1
power-power_2 = Stromplättchen 2
power-power_3 = Stromplättchen 3
power-power_4 = Stromplättchen 4
power-blue = Mit Strom
    .text = Computer funktionieren, beim Schießen gilt der Vorteilswürfel, und Geräusche ohne Charakter in der Nähe verklingen.
power-red = Ohne Strom
    .text = Dunkelheit: höhere Zahlen bei Begegnungen, Dunkelheitseffekte von Karten, keine Computer, und Geräusche bleiben.
power-lies-on = { $place } mit Strom ({ $n })
power-lies-off = { $place } ohne Strom ({ $n })

## Würfel und ihre Seiten. .text: Ergebnis der Seite.

die-noise = Geräuschwürfel
die-combat = Kampfwürfel
die-advantage = Vorteilswürfel
die-surface = Marsoberfläche-Würfel

face-blank = Leer
    .text = Verfehlt.
face-creeper = Kriecher
    .text = 1 Schaden an einer Larve oder einem Kriecher, oder 1 Ei zerstört. Alles andere: verfehlt.
face-adult = Jäger
    .text = 1 Schaden an einer Larve, einem Kriecher oder einem Jäger, oder 1 Ei zerstört. Alles andere: verfehlt.
face-single_hit = Einfacher Treffer
    .text = 1 Schaden an einem beliebigen Ziel.
face-double_hit = Doppelter Treffer
    .text = 2 Schaden an einem beliebigen Ziel; im Nahkampf 1.
face-discard_hit = Ablegen für Treffer
    .text = Verfehlt — oder — lege 1 Aktionskarte ab: 1 Schaden an einem beliebigen Ziel. Zählt weder als leer noch als einfacher Treffer.
face-hit_plus = Treffer plus
    .text = 1 Schaden an einem beliebigen Ziel — oder — lege 1 Aktionskarte ab: 2 Schaden. Zählt weder als einfacher noch als doppelter Treffer.
face-silence = Stille
    .text = Nichts geschieht. Mit einem Schleimmarker handle stattdessen Gefahr ab.
face-danger = Gefahr
    .text = Alle { -foe(form: "all") } in benachbarten Räumen, die nicht im Kampf sind, kommen zu dir; einer hinter einer geschlossenen Tür zerstört stattdessen die Tür. Gibt es keine, platziere einen Geräuschmarker in jedem verbundenen Korridor, der noch keinen hat.
face-1 = 1
    .text = Geräusch in Korridor 1. Liegt dort schon ein Geräuschmarker: Begegnung.
face-2 = 2
    .text = Geräusch in Korridor 2. Liegt dort schon ein Geräuschmarker: Begegnung.
face-3 = 3
    .text = Geräusch in Korridor 3. Liegt dort schon ein Geräuschmarker: Begegnung.
face-4 = 4
    .text = Geräusch in Korridor 4. Liegt dort schon ein Geräuschmarker: Begegnung.
face-surface = Marsoberfläche
    .text = Ziehe 1 Marsoberfläche-Karte und handle sie ab.

## Farben, Sektionen, Orte

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-white = weiß
    .text = Der suchende Spieler nennt einen der drei Gegenstandsstapel.
colour-blue = blau
colour-none = keine Farbe
    .text = Dieser Raum kann nicht durchsucht werden.

section-S_01 = S-01
section-S_02 = S-02
section-S_03 = S-03
section-elevator = Aufzug

place-isolation = Isolationsraum
place-container = gestartete FVS-Kapsel
place-bunker = Bunker

## Marker

marker-fire = Feuermarker
    .text = Ein Charakter, der seinen Zug hier beendet, erleidet 1 Leichte Wunde; in der Ereignisphase erleidet jeder { -foe(form: "one") } hier 1 Schaden. Muss einer platziert werden und ist keiner übrig, wird die Anlage zerstört.
marker-malfunction = Fehlfunktionsmarker
    .text = Raumaktion und Computer funktionieren hier nicht; Suchen geht. Muss einer platziert werden und ist keiner übrig, wird die Anlage zerstört.
marker-noise = Geräuschmarker
    .text = Ein zweites Geräusch in diesem Korridor löst eine Begegnung aus.
marker-slime = Schleimmarker
    .text = Jede Stille, die du würfelst oder aufdeckst, gilt als Gefahr.
marker-door = Tür
    .text = Offen: nichts im Weg. Geschlossen: Kein Charakter kommt hindurch, und ein { -foe(form: "one") } zerstört sie, statt hindurchzukommen. Zerstört: Sie kann nicht mehr geschlossen werden.
marker-larva = Larve
    .text = Findet ein Scan INFIZIERT, während du eine hast, stirbst du und ein Kriecher wird platziert.
marker-signal = Signal
    .text = Dieser Charakter hat das Signal abgesetzt.
marker-knowledge = Wissensplättchen
    .text = Zeigt deine Wissensstufe, 1 bis 8. Das Archiv dreht es auf die aktive Seite.
marker-time = Zeitplättchen
    .text = Rot: Jede Leistungsschwelle wirkt. Blau: nur die blauen. Bei 8 öffnet sich der Isolationsraum; auf S endet die Partie.
marker-self_destruct = Selbstzerstörungsplättchen
    .text = Gelb: kann gestoppt werden. Verlässt das Zeitplättchen sein Feld, rückt es 3 Felder weiter und wird rot, und das Haupttor öffnet sich. Rot: Verlässt das Zeitplättchen sein Feld, wird die Anlage zerstört.
marker-emergency = Alarmplättchen
    .text = Der Isolationsraum ist offen. Die Partie endet, wenn das Zeitplättchen dieses Feld verlässt.
marker-depressurization = Entlüftungsplättchen
    .text = Am Ende der Spielerphase stirbt in diesem Raum alles außer Eiern, es sei denn, eine seiner Türen wurde geöffnet oder zerstört.
marker-gate = Haupttor
    .text = Solange es geschlossen ist, erreicht niemand den Bunker. Es öffnet sich beim ersten Tod eines Charakters, mit dem Haupttorschlüssel oder wenn das Selbstzerstörungsplättchen rot wird.
marker-rover = Rover
    .text = Bringt 1 Charakter von einem Ausgangsraum zum Bunker, wenn das Haupttor offen ist.
marker-elevator = Aufzug
    .text = Wartet in einem der drei Aufzugsräume. Er braucht Strom.
marker-emergency_procedure = { marker-emergency }
    .text = { marker-emergency.text }
marker-main_gate = { marker-gate }
    .text = { marker-gate.text }
marker-ammo = Munitionsmarker
marker-status = Statusmarker
marker-wounds = Schaden
marker-first_player = Startspielerplättchen
