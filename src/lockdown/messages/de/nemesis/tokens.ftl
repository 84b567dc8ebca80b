### Plättchen, Marker, Würfel, Farben und Orte.

## Zielorte

destination-earth = Erde
    .text = Wer im Kryoschlaf ist, kommt lebend an.
destination-mars = Mars
    .text = Wer im Kryoschlaf ist, stirbt, außer wer „Quarantäne“ hat.
destination-venus = Venus
    .text = Wer im Kryoschlaf ist, stirbt.
destination-deep_space = tiefer Weltraum
    .text = Wer im Kryoschlaf ist, stirbt.

## Triebwerke

engine-working = funktionsfähig
    .text = Das Triebwerk läuft. Beim Sprung müssen mindestens zwei laufen.
engine-damaged = beschädigt
    .text = Das Triebwerk läuft nicht. Mit zwei oder drei beschädigten Triebwerken explodiert das Schiff beim Sprung.

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
    .text = Platziere einen Fehlfunktionsmarker in diesem Raum, nicht im Nest oder im Verschleimten Raum. Geräuschprobe wie üblich.
exploration-door = Tür
    .text = Schließe die Tür des Korridors, durch den du gekommen bist, außer sie ist zerstört. Geräuschprobe wie üblich.

## Xenos. .text: bei Begegnung und Angriff. .bag: bei der Xeno-Ausbreitung gezogen.

stalker-larva = Larve
    .text = Greift ohne Karte an: Hast du keine Larve, verlässt sie den Spielplan und du erhältst sie; sonst bleibt sie. Du erhältst 1 Kontaminationskarte. 1 Schaden tötet sie.
    .bag = Lege das Plättchen beiseite und gib 1 Jägerplättchen in den Xeno-Beutel.
stalker-creeper = Kriecher
    .text = Schadensprobe: 1 Xeno-Angriffskarte.
    .bag = Lege das Plättchen beiseite und gib 1 Brutbestienplättchen in den Xeno-Beutel.
stalker-adult = Jäger
    .text = Schadensprobe: 1 Xeno-Angriffskarte.
    .bag = In Spielreihenfolge führt jeder Charakter, der nicht im Kampf ist, eine Geräuschprobe durch. Dann lege das Plättchen in den Xeno-Beutel zurück.
stalker-breeder = Brutbestie
    .text = Schadensprobe: 2 Xeno-Angriffskarten, zusammengezählt.
    .bag = In Spielreihenfolge führt jeder Charakter, der nicht im Kampf ist, eine Geräuschprobe durch. Dann lege das Plättchen in den Xeno-Beutel zurück.
stalker-queen = Königin
    .text = Schadensprobe: 2 Xeno-Angriffskarten, zusammengezählt.
    .bag = Mit einem Charakter im Nest: Platziere die Königin dort und handle mit diesem Plättchen, das außerhalb des Xeno-Beutels bleibt, eine Begegnung ab. Sonst lege das Plättchen in den Xeno-Beutel zurück und 1 weiteres Ei auf die Xeno-Tafel.
stalker-blank = Leeres Plättchen
    .text = Nichts erscheint. Platziere einen Geräuschmarker in jedem mit dem Raum verbundenen Korridor und lege das Plättchen in den Xeno-Beutel zurück; war es das letzte, gib 1 Jägerplättchen dazu.
    .bag = Lege das Plättchen in den Xeno-Beutel zurück und gib 1 Jägerplättchen dazu.

## Würfel und ihre Seiten. .text: Ergebnis der Seite.

die-noise = Geräuschwürfel
die-combat = Kampfwürfel

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
face-silence = Stille
    .text = Nichts geschieht. Mit einem Schleimmarker handle stattdessen Gefahr ab.
face-danger = Gefahr
    .text = Alle Xenos in benachbarten Räumen, die nicht im Kampf sind, kommen zu dir; einer hinter einer geschlossenen Tür zerstört stattdessen die Tür. Gibt es keine, platziere einen Geräuschmarker in jedem verbundenen Korridor, der noch keinen hat.
face-1 = 1
    .text = Geräusch in Korridor 1. Liegt dort schon ein Geräuschmarker: Begegnung.
face-2 = 2
    .text = Geräusch in Korridor 2. Liegt dort schon ein Geräuschmarker: Begegnung.
face-3 = 3
    .text = Geräusch in Korridor 3. Liegt dort schon ein Geräuschmarker: Begegnung.
face-4 = 4
    .text = Geräusch in Korridor 4. Liegt dort schon ein Geräuschmarker: Begegnung.

## Farben und Orte

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-white = weiß
    .text = Der suchende Spieler nennt einen der drei Gegenstandsstapel.
colour-blue = blau
colour-none = keine Farbe
    .text = Dieser Raum kann nicht durchsucht werden.

place-pod = in einer Rettungskapsel
place-hibernation = im Kryoschlaf
place-escaped = mit einer Rettungskapsel fort

## Marker

marker-fire = Feuermarker
    .text = Ein Charakter, der seinen Zug hier beendet, erleidet 1 Leichte Wunde; in der Ereignisphase erleidet jeder Xeno hier 1 Schaden. Muss einer platziert werden und ist keiner übrig, explodiert das Schiff.
marker-malfunction = Fehlfunktionsmarker
    .text = Raumaktion und Computer funktionieren hier nicht; Suchen geht. Muss einer platziert werden und ist keiner übrig, bricht das Schiff auseinander.
marker-noise = Geräuschmarker
    .text = Ein zweites Geräusch in diesem Korridor löst eine Begegnung aus.
marker-slime = Schleimmarker
    .text = Jede Stille, die du würfelst oder aufdeckst, gilt als Gefahr.
marker-door = Tür
    .text = Offen: nichts im Weg. Geschlossen: Kein Charakter kommt hindurch, und ein Xeno zerstört sie, statt hindurchzukommen. Zerstört: Sie kann nicht mehr geschlossen werden.
marker-larva = Larve
    .text = Findet ein Scan INFIZIERT, während du eine hast, stirbst du und ein Kriecher wird platziert.
marker-signal = Signal
    .text = Dieser Charakter hat das Signal abgesetzt.
marker-time = Zeitmarker
    .text = Rückt in jeder Ereignisphase ein Feld vor. Auf dem ersten blauen Feld, der 8, öffnen sich die Kryokammern; am Ende der Leiste springt das Schiff.
marker-self_destruct = Selbstzerstörungsmarker
    .text = Rückt mit dem Zeitmarker vor, von der 6 an. Auf 3 werden alle Rettungskapseln entriegelt und die Sequenz lässt sich nicht mehr stoppen; am Ende seiner Leiste explodiert das Schiff. Ein Schiff, das währenddessen springt, ist ebenfalls zerstört.
marker-depressurization = Entlüftungsplättchen
    .text = Am Ende der Spielerphase stirbt in diesem Raum jeder Xeno und jeder Charakter, es sei denn, eine seiner Türen wurde geöffnet oder zerstört.
marker-engine = Triebwerk
    .text = Zwei verdeckte Plättchen; das oberste sagt, ob das Triebwerk läuft. Wer es gesehen hat, kann die Wahrheit sagen oder nicht. Mit weniger als zwei funktionsfähigen Triebwerken explodiert das Schiff beim Sprung.
marker-coordinates = Koordinatenkarte
    .text = Sagt, welcher Zielort zu A, B, C und D gehört. Sie liegt verdeckt; wer sie gesehen hat, kann die Wahrheit sagen oder nicht.
marker-course = Kursmarker
    .text = Steht auf A, B, C oder D. Wohin das Schiff fliegt, sagt die Koordinatenkarte; jeder Zielort außer der Erde tötet alle im Kryoschlaf.
marker-pod = Rettungskapsel
    .text = Bringt 2 Charaktere nach Hause, was immer aus dem Schiff wird. Verriegelt: Niemand kommt hinein. Alle Kapseln werden beim ersten Tod entriegelt und wenn der Selbstzerstörungsmarker 3 erreicht; sie lassen sich wieder verriegeln.
marker-hibernation = Kryokammern
    .text = Geschlossen, bis der Zeitmarker ein blaues Feld erreicht. Wer in Kryoschlaf geht, braucht ein unzerstörtes Schiff, zwei funktionsfähige Triebwerke und den richtigen Zielort.
marker-ammo = Munitionsmarker
marker-status = Statusmarker
marker-wounds = Schaden
marker-first_player = Startspielerplättchen
