### Marsoberfläche-Karten. .text: Effekt im Freien. .shelter: stattdessen, mit Schutzanzug oder in einem Gebäude. .scope: wer betroffen ist.

-surface-drawer = Nur der Charakter, der sie gezogen hat.
-surface-all = Jeder Charakter auf der Oberfläche.

surface-radioactive_dust = Radioaktiver Staub
    .scope = { -surface-drawer }
    .text = Erhalte 1 Kontaminationskarte und einen Schleimmarker.
    .shelter = Erhalte 1 Kontaminationskarte.
surface-dust_storm = Staubsturm
    .scope = { -surface-all }
    .text = Lege 2 Aktionskarten deiner Wahl ab, oder so viele, wie du hast. Kontaminationskarten zählen nicht.
    .shelter = Lege 1 Aktionskarte deiner Wahl ab, falls du eine hast.
surface-solar_flare = Sonneneruption
    .scope = { -surface-all }
    .text = Erleide 1 Leichte Wunde. Entferne dann 1 Munition von 1 Energiewaffe, die du trägst, falls eine welche hat.
    .shelter = Entferne 1 Munition von 1 Energiewaffe, die du trägst, falls eine welche hat.
surface-tremor = Beben
    .scope = { -surface-drawer }
    .text = Platziere einen Geräuschmarker in jedem Gebiet, das keinen hat. Keine Begegnung.
    .shelter = In einem Gebäude: Platziere einen Geräuschmarker in jedem Gebiet deines Gebäudes, das keinen hat. Auf einer Kreuzung: in 1 Gebiet deiner Wahl, das keinen hat. Keine Begegnung.
surface-something_in_the_dunes = Etwas in den Dünen
    .scope = { -surface-drawer }
    .text = Bist du nicht im Kampf, hast du dort, wo du bist, eine Begegnung.
    .shelter = Bist du nicht im Kampf, handle dort, wo du bist, Gefahr ab.
surface-cracked_seal = Rissige Dichtung
    .scope = { -surface-drawer }
    .text = Erleide 1 Schwere Wunde.
    .shelter = Erleide 1 Leichte Wunde.
surface-abandoned_crate = Verlassene Kiste
    .scope = { -surface-drawer }
    .text = Nenne einen Gegenstandsstapel und ziehe geheim 1 Karte: Behalte sie oder lege sie unter ihren Stapel. Ein Schwerer Gegenstand braucht einen Hand-Slot.
    .shelter = Nenne einen Gegenstandsstapel und ziehe geheim 2 Karten: Behalte bis zu 1 und lege den Rest unter den Stapel. Ein Schwerer Gegenstand braucht einen Hand-Slot.
surface-calm = Ruhe
    .scope = { -surface-drawer }
    .text = Entferne den Geräuschmarker aus 1 Gebiet deiner Wahl.
    .shelter = Entferne die Geräuschmarker aus allen Gebieten.

## Fahren, Fliehen und was die Karten fragen

option-drive = Mit dem Rover nach { $a } fahren
option-send = Den Rover schicken: { $a }
decision-dust_storm = Staubsturm: Lege eine Aktionskarte ab (noch { $left }).
decision-solar_flare = Sonneneruption: Welche Energiewaffe verliert 1 Munition?
decision-tremor = Beben: In welches Gebiet kommt der Geräuschmarker?
decision-calm = Ruhe: Welches Gebiet verliert seinen Geräuschmarker?
decision-crate_deck = Verlassene Kiste: Nenne einen Gegenstandsstapel.
decision-crate_keep = Das hast du gefunden ({ $colour }). Eine Karte behalten oder keine?
reason-not_at_crossroads = Auf dieser Seite flieht man zu Fuß von der Kreuzung beim Bunker.
    .help = Geh hinaus zur mittleren Kreuzung.
log-rover_at = Der Rover steht jetzt bei { $room }.
log-surface_card = { $seat } zieht eine Marsoberfläche-Karte: { $card }.
log-sheltered = { $by ->
    [suit] { $seat } zeigt einen Schutzanzug und nutzt den unteren Teil der Karte.
   *[other] { $seat } ist in einem Gebäude und nutzt den unteren Teil der Karte.
}
log-crate_opened = { $items ->
    [hidden] { $seat } öffnet eine Kiste und sieht sich { $items_count ->
        [one] eine Karte
       *[other] { $items_count } Karten
    } eines Stapels an ({ $colour }).
   *[other] { $seat } öffnet eine Kiste ({ $colour }) und findet: { $items }.
}
log-crate_left = { $seat } behält nichts davon.
