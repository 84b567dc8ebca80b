### Der Bildschirm dieses Spiels im Browser: Triebwerke, Kurs, Kapseln, Beutel, Ende.

ui-tab-board = Schiff

## Triebwerke und Kurs: was du weißt, und seit wann
ui-engine-seen-in = überprüft in Runde { $n }
ui-engine-turned-in = geändert in Runde { $n }
ui-engine-changed-in = Reihenfolge geändert in Runde { $n }
ui-engine-looked = überprüft von { $names }
ui-engine-seen-r = gesehen R{ $n }
ui-engine-turned-r = geändert R{ $n }
ui-engine-not-seen = unbekannt

## Kapseln
ui-pod-section = Bereich { $letter }
ui-section-unknown = Bereich noch nicht gefunden
ui-not-found = unentdeckt

## Leisten
ui-jump = Sprung
ui-jump-title = Hyperraumsprung: Wer an Bord wach ist, stirbt
ui-hibernation-opens = Hier öffnen sich die Kryokammern
ui-destruct-can-stop = Kann noch gestoppt werden
ui-destruct-no-stop = Kann nicht mehr gestoppt werden
ui-destruct-end = Das Schiff explodiert

## Xeno-Tafel und Beutel
ui-bag = Im Beutel
ui-tokens = { $n } Plättchen
ui-analyse-in = Analysieren: { $thing }, { $room }
marker-bag = Xeno-Beutel
    .text = Aus ihm wird bei Begegnungen und am Ende jeder Runde gezogen. Was darin ist, ist öffentlich. Je länger die Partie, desto schlimmer sein Inhalt.

## Das Ende
ui-reveal-engines = Triebwerke aufdecken
ui-reveal-coordinates = Koordinaten aufdecken
ui-engines-of = { $n } von 3 Triebwerken laufen
ui-engines-hold = Zwei laufende Triebwerke genügen für den Sprung.
ui-engines-fail = Mit zwei beschädigten Triebwerken explodiert das Schiff beim Sprung.
ui-engines-too-late = Das Schiff war zerstört, bevor jemand nach den Triebwerken fragte.
ui-engines-nobody = Niemand hat überlebt: Nach den Triebwerken fragt keiner mehr.
ui-nowhere = Das Schiff kommt nirgends an.
ui-course-nobody = Niemand hat überlebt, niemand kommt irgendwo an.
ui-left-awake = Noch wach
ui-away-then = schon fort
ui-stat-looks = { $n ->
    [one] Triebwerks{ "\u00AD" }prüfung
   *[other] Triebwerks{ "\u00AD" }prüfungen
}
ui-knew-engines = Triebwerke überprüft: { $engines }
ui-knew-turned = Triebwerke geändert: { $engines }
ui-knew-coordinates = Koordinaten gesehen
