### Was den Lesenden nur in diesem Spiel geschieht oder was es anders erzählt. Siehe die gemeinsame Datei.

you-swept = Du überlebst nicht.

## Triebwerke und Kurs
you-looked_engine = { $state ->
    [0] Du überprüfst Triebwerk { $engine }: beschädigt.
   *[other] Du überprüfst Triebwerk { $engine }: funktionsfähig.
}
you-engine_worked_on = { $changed ->
    [0] Du arbeitest an Triebwerk { $engine }: Reihenfolge nicht geändert.
   *[other] Du arbeitest an Triebwerk { $engine }: Reihenfolge geändert.
}
you-looked_coordinates = Du überprüfst die Koordinaten: { $card }.
you-course_set = Du legst den Kurs fest: { $space }.

## Wege hinaus
you-entered_pod = Du steigst in Kapsel { $pod }.
you-stepped_out = Du bist wieder aus der Kapsel heraus, in { $room }.
you-escaped = Du entkommst mit einer Rettungskapsel.
you-hibernates = Du versetzt dich in Kryoschlaf.

## Das Ende
you-quarantined = Du hast das Ziel „Quarantäne“, und das führt zum Mars: Du überlebst.

## The Intruder player
you-became_intruder = Du spielst als Xeno weiter.
you-declined_intruder = Du spielst nicht als Xeno weiter.
you-hunt_drawn = { $cards_count ->
    [0] Du ziehst { $count ->
        [one] eine Xeno-Aktionskarte
       *[other] { $count } Xeno-Aktionskarten
    }.
   *[other] Du ziehst: { $cards }.
}
you-hunt_moves = Du zeigst „{ $card }“: { $stalker } bewegt sich.
you-hunt_attacks = Du zeigst „{ $card }“: { $stalker } greift { $target } an.
    .target = { $seat } zeigt „{ $card }“: { $stalker } greift dich an.
you-hunt_acts = Du zeigst „{ $card }“ und nutzt den Effekt.
you-hunt_pursues = Du verfolgst { $target }.
    .target = { $seat } verfolgt dich.
you-hunt_under = Du legst unter den Xeno-Angriffsstapel, die letzte zuunterst: { $cards }.
you-hunt_passed = { $cards_count ->
    [0] Du passt.
   *[other] Du passt und legst ab: { $cards }.
}
