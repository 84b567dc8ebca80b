### Was nur in diesem Spiel geschieht oder was es anders erzählt.

log-round_began = Runde { $round } beginnt. Der Zeitmarker steht auf { $time }.
log-event_step = { $step ->
    [5] Die Zeit vergeht.
    [6] Die Xenos greifen an.
    [7] Feuer wütet.
    [8] Ein Ereignis.
    [9] Die Xenos breiten sich aus.
   *[other] Die Runde endet.
}
log-time = { $time ->
    [0] Der Zeitmarker erreicht das Ende seiner Leiste.
   *[other] Die Zeit rückt auf { $time } vor.
}
log-destruct_started = Die Selbstzerstörungssequenz beginnt: Ihr Marker steht auf { $space }.
log-choose_objectives = Xenos! Alle behalten ein Ziel.
log-game_ended = { $how ->
    [jump] Das Schiff springt in den Hyperraum.
    [self_destruct] Das Schiff zerstört sich selbst.
    [fire] Das Feuer vernichtet das Schiff.
    [malfunction] Das Schiff bricht auseinander.
   *[other] Niemand ist mehr wach an Bord.
}
log-swept = { $seat } überlebt nicht.

## Triebwerke und Kurs
log-looked_engine = { $state ->
    [-1] { $seat } überprüft Triebwerk { $engine }.
    [0] { $seat } überprüft Triebwerk { $engine }: beschädigt.
   *[other] { $seat } überprüft Triebwerk { $engine }: funktionsfähig.
}
log-engine_worked_on = { $changed ->
    [0] { $seat } arbeitet an Triebwerk { $engine }: Reihenfolge nicht geändert.
   *[other] { $seat } arbeitet an Triebwerk { $engine }: Reihenfolge geändert.
}
log-looked_coordinates = { $card ->
    [hidden] { $seat } überprüft die Koordinaten.
   *[other] { $seat } überprüft die Koordinaten: { $card }.
}
log-course_set = { $seat } legt den Kurs fest: { $space }.

## Zeit
log-destruct_moved = { $space ->
    [0] Der Selbstzerstörungsmarker erreicht das Ende seiner Leiste.
    [1] Der Selbstzerstörungsmarker rückt auf { $space } vor; die Sequenz lässt sich nicht mehr stoppen.
    [2] Der Selbstzerstörungsmarker rückt auf { $space } vor; die Sequenz lässt sich nicht mehr stoppen.
    [3] Der Selbstzerstörungsmarker rückt auf { $space } vor; die Sequenz lässt sich nicht mehr stoppen.
   *[other] Der Selbstzerstörungsmarker rückt auf { $space } vor.
}
log-hibernation_open = Die Kryokammern öffnen sich.

## Wege hinaus
log-pods_unlocked = Alle Rettungskapseln werden entriegelt.
log-pod_lock = { $locked ->
    [0] Kapsel { $pod } wird entriegelt.
   *[other] Kapsel { $pod } wird verriegelt.
}
log-entered_pod = { $seat } steigt in Kapsel { $pod }.
log-stepped_out = { $seat } ist wieder aus der Kapsel heraus, in { $room }.
log-pod_launched = { $crew ->
    [0] Kapsel { $pod } startet leer.
    [one] Kapsel { $pod } startet mit einem Charakter.
   *[other] Kapsel { $pod } startet mit { $crew } Charakteren.
}
log-escaped = { $seat } entkommt mit einer Rettungskapsel.
log-hibernates = { $seat } versetzt sich in Kryoschlaf.

## Das Ende
log-engines_shown = Die Triebwerke: 1 { $one ->
    [0] beschädigt
   *[other] funktionsfähig
}, 2 { $two ->
    [0] beschädigt
   *[other] funktionsfähig
}, 3 { $three ->
    [0] beschädigt
   *[other] funktionsfähig
}.
log-ship_exploded = Die Triebwerke versagen. Das Schiff explodiert.
log-destination_shown = Die Koordinaten: { $card }. Der Kurs stand auf { $space }: { $destination }.
log-quarantined = { $seat } hat das Ziel „Quarantäne“, und das führt zum Mars: { $seat } überlebt.

## The Intruder player
log-became_intruder = { $seat } spielt als Xeno weiter.
log-declined_intruder = { $seat } spielt nicht als Xeno weiter.
log-hunt_drawn = { $cards_count ->
    [0] { $seat } zieht { $count ->
        [one] eine Xeno-Aktionskarte
       *[other] { $count } Xeno-Aktionskarten
    }.
   *[other] { $seat } zieht: { $cards }.
}
log-hunt_shuffled = Die Xeno-Aktionskarten werden gemischt.
log-hunt_moves = { $seat } zeigt „{ $card }“: { $stalker } bewegt sich.
log-hunt_attacks = { $seat } zeigt „{ $card }“: { $stalker } greift { $target } an.
log-hunt_acts = { $seat } zeigt „{ $card }“ und nutzt den Effekt.
log-hunt_pursues = { $seat } verfolgt { $target }.
log-hunt_under = { $cards ->
    [hidden] { $seat } legt { $count ->
        [one] eine Xeno-Angriffskarte
       *[other] { $count } Xeno-Angriffskarten
    } unter den Stapel.
   *[other] { $seat } legt unter den Xeno-Angriffsstapel, die letzte zuunterst: { $cards }.
}
log-events_discarded = Abgelegt: { $cards }.
log-hunt_passed = { $cards_count ->
    [0] { $seat } passt.
   *[other] { $seat } passt und legt ab: { $cards }.
}
