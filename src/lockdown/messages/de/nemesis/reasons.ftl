### Warum etwas nicht geht: was nur dieses Spiel hat oder anders sagt.

## Das Schiff
reason-no_engine_here = Du bist in keinem Triebwerksraum.
    .help = Geh zu Triebwerk 1, 2 oder 3.
reason-engines_known = Du kennst den Zustand schon; es gibt nichts Neues zu sehen.
    .help = Komm wieder, wenn jemand daran gearbeitet hat.
reason-coordinates_known = Du hast die Koordinaten schon gesehen.
    .help = Sie ändern sich nie: Du weißt schon, was darauf steht.
reason-somebody_hibernates = Nicht, solange jemand im Kryoschlaf ist.
    .help = Das ging, bevor sich jemand schlafen gelegt hat.
reason-hibernation_closed = Die Kryokammern sind noch geschlossen.
    .help = Sie öffnen sich, wenn der Zeitmarker 8 erreicht.
reason-self_destruct_yellow = Die Selbstzerstörungssequenz lässt sich nicht mehr stoppen.
    .help = Verlass das Schiff mit einer Rettungskapsel, bevor sie abläuft.
reason-no_open_pod = Keine Kapsel dieses Bereichs ist entriegelt und hat einen freien Platz.
    .help = Entriegle eine, etwa in der Lukensteuerung, oder versuch es im anderen Bereich.
reason-no_pod_left = Es ist keine Rettungskapsel mehr da.
    .help = Jetzt führt nur noch das Kryonatorium hinaus.
reason-nothing_burns = Kein Raum hat einen Feuermarker oder einen Xeno.
    .help = Das hilft, sobald es brennt oder ein Xeno da ist.
reason-nothing_to_eat_for = Du hast weder eine Leichte Wunde noch eine Kontaminationskarte auf der Hand.
    .help = Komm mit einer Leichten Wunde oder einer Kontaminationskarte wieder.
reason-no_pod_here = In diesem Raum ist keine Rettungskapsel.
    .help = Geh in einen Evakuierungsbereich, in dem noch eine Kapsel ist.
reason-no_yellow_room = Es gibt keinen anderen erkundeten gelben Raum.
    .help = Erkunde zuerst weitere Räume.

## Karten und Waffen
reason-no_loaded_rifle = Du hältst kein Sturmgewehr mit Munition.
    .help = Lade das Sturmgewehr, etwa mit einer Energiezelle.
reason-no_cards_to_draw = Du hast keine Karte mehr zum Ziehen.
    .help = Dein Stapel füllt sich wieder, wenn du Karten ablegst.

## Xenos
reason-no_stalker_here = Hier ist kein Xeno.
    .help = Das geht nur im selben Raum.
reason-no_stalker_in_section = In deiner Nähe ist kein passender Xeno.
    .help = Nutz es, wenn einer in der Nähe ist.
reason-nobody_to_lure = Es gibt keinen Xeno, den du anlocken kannst.
    .help = Nutz es, wenn einer in der Nähe ist.

## Anders gesagt
reason-not_in_combat = Nur im Kampf.
    .help = Das geht, wenn ein Xeno in deinem Raum ist.
reason-contamination = Eine Kontaminationskarte bietet keine Aktion, und bezahlen lässt sich mit ihr auch keine.
    .help = Beim Passen darfst du sie ablegen; Ausruhen, die Kantine, der Duschraum oder die Chirurgie befreien dich davon.
reason-not_adjacent = Dieser Raum ist nicht benachbart.
    .help = Geh Raum für Raum, oder nimm die Wartungskorridore.
reason-no_computer = Hier ist kein funktionierender Computer.
    .help = Geh in einen Raum mit Computer und ohne Fehlfunktion.
reason-nothing_to_sample = Es gibt nichts, wovon du eine Probe nehmen kannst.
    .help = Hier muss ein Xeno, ein Ei oder ein Xeno-Kadaver sein.
