### Was eine Möglichkeit riskiert, bevor sie gewählt wird. `.text`: der ganze Satz.

danger-killed = { $p ->
        [100] sicherer Tod
       *[other] { ui-percent } Tod
    }
    .text = { $p ->
        [100] Das tötet dich.
       *[other] In { $p } von 100 Fällen tötet dich das.
    }
danger-attacked = { ui-percent } Treffer
    .text = Du wirst angegriffen und mit { ui-percent } Wahrscheinlichkeit getroffen.
danger-infested = { ui-percent } Larve
    .text = Mit { ui-percent } Wahrscheinlichkeit trägst du danach eine Larve.
danger-surprise = { ui-percent } Überraschung
    .text = Mit { ui-percent } Wahrscheinlichkeit gibt es einen Überraschungsangriff auf dich.
danger-caught = { ui-percent } erwischt
    .text = Mit { ui-percent } Wahrscheinlichkeit findet dich etwas, und du bleibst zurück.
danger-wounded = { ui-percent } Wunde
    .text = Mit { ui-percent } Wahrscheinlichkeit erleidest du eine Schwere Wunde.
danger-burns = Feuer
    .text = Wer seinen Zug im Feuer beendet, erleidet eine Leichte Wunde.
danger-combat = Kampf
    .text = Du gerätst in einen Kampf.
danger-encounter = { ui-percent } Begegnung
danger-danger = { ui-percent } Gefahr
ui-from-hand = Wähle aus deiner Hand.
ui-seat-mine = du, in diesem Browser
ui-seat-host-other = Gastgeber
ui-end-open = Wer kommt heim?
ui-left-foot = Zu Fuß zum Bunker

### Die Geschichte, während andere handeln.
ui-story-turn = { $name } ist am Zug
ui-story-now = Jetzt
ui-story-again = Noch einmal
ui-on-card = Auf der Karte: „{ $text }“
ui-skip = Überspringen
ui-to-my-turn = Zu meinem Zug
ui-to-now = Zum aktuellen Stand
ui-since = Seit meinem letzten Zug
ui-since-board = Auf dem Plan zeigen
ui-since-nothing = Seitdem ist nichts geschehen.
ui-speed-once = sofort
ui-speed-help = Wie schnell die Züge der anderen erzählt werden. Begegnungen, Angriffe und Todesfälle dauern immer gleich lang.
ui-key-space = Überspringen, was gerade erzählt wird
ui-key-shift-space = Sofort zu meinem Zug
ui-key-p = Das Erzählen anhalten
ui-key-speed = Langsamer, schneller
ui-key-w = Was seit meinem letzten Zug geschah
ui-sound-offer = Mit Ton spielen?
ui-event-step-4 = Start
ui-event-step-5 = Zeit
ui-event-step-6 = Stille
ui-event-step-7 = Angriffe
ui-event-step-8 = Feuer
ui-event-step-9 = Ereignis
ui-event-step-10 = Beutel
ui-death-you = Du bist tot
ui-death-name = { $name } ist tot
ui-death-left = { $n ->
    [one] Eine Person aus der Crew lebt noch und spielt weiter. Tote verlieren; sie reden unter sich und sehen zu.
   *[other] { $n } aus der Crew leben noch und spielen weiter. Tote verlieren; sie reden unter sich und sehen zu.
}
ui-death-none-left = Niemand ist übrig. Jetzt werden die Sieger ermittelt.
ui-death-end = Das Spiel ist zu Ende. Jetzt werden die Sieger ermittelt.
ui-death-watch = Den Rest ansehen
ui-death-skip = Zum Ende springen
ui-death-skip-people = Alles sofort zeigen
death-by-attack = Todesursache: { $stalker }, „{ $card }“.
death-by-card = Todesursache: ein Angriff im Dunkeln, „{ $card }“.
death-by-melee = Im Nahkampf gestorben.
death-by-fire = Im Feuer gestorben.
death-by-air = Erstickt, als die Luft entwich.
death-by-event = Durch ein Ereignis gestorben: „{ $card }“.
death-by-larva = Gestorben an dem, was im Inneren heranwuchs.
death-by-end = Mit der Anlage untergegangen.
death-by-bleeding = Verblutet.
death-by-launch = Gestorben, weil die FVS-Kapsel nicht startete.
death-by-wounds = Eine Wunde zu viel.

### Die Wahl der Figur.
ui-draft-choose = Wen spielst du?
ui-draft-weapon = Waffe
ui-draft-unarmed = keine
ui-draft-mission = Aufgaben-Gegenstand
ui-draft-start = Beginnt in
ui-draft-deck = Karten, eigene zuerst
ui-origin-worker = arbeitet in der Anlage
ui-origin-survivor = hat die Nemesis überlebt
ui-origin-substitute = Ersatz

### Noch ein Versuch, noch einmal ansehen, das Ende, der Vorraum.
ui-story-wait = Warten auf { $names }
ui-again-fatal = Noch einmal ab der tödlichen Entscheidung
ui-again-here = Ab hier weiterspielen als { $name }
ui-again-failed = Das ging nicht: noch einmal versuchen
ui-leap = Springen
ui-leap-round = Zur nächsten Runde
ui-leap-encounter = Zur nächsten Begegnung
ui-leap-death = Zum nächsten Tod
ui-knew = Wer was wusste
ui-knew-tokens = { $n ->
    [one] ein Eindämmungsprotokollplättchen angesehen
   *[other] { $n } Eindämmungsprotokollplättchen angesehen
}
ui-knew-objectives = Ziele von { $names } gesehen
ui-knew-launches = { $n ->
    [one] ein FVS-Plättchen angesehen
   *[other] { $n } FVS-Plättchen angesehen
}
ui-knew-nothing = nichts als die eigenen Geheimnisse
ui-stat-minutes = { $n ->
    [one] Minute
   *[other] Minuten
}
ui-stat-hours = Stunden
ui-more-options = Weitere Optionen
ui-name-first = Erst dein Name, dann ein Platz
ui-table-names = Boje, Echo, Funke, Hochofen, Kolben, Laterne, Leiter, Luke, Magnet, Relais, Rost, Schacht, Schleuse, Sirene, Staub, Steg, Ventil, Spalt
