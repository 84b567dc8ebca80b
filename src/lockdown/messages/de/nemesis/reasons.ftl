### Warum etwas nicht geht: was nur dieses Spiel hat oder anders sagt.

## Das Schiff
reason-no_engine_here = Du bist in keinem Triebwerksraum.
    .help = Geh zu Triebwerk 1, 2 oder 3.
reason-engines_known = Du kennst den Zustand schon; es gibt nichts Neues zu sehen.
    .help = Komm wieder, wenn jemand daran gearbeitet hat.
reason-coordinates_known = Du hast die Koordinaten schon gesehen.
    .help = Sie ändern sich nie: Du weißt schon, was darauf steht.
reason-objectives_known = Du kennst die Ziele aller anderen.
    .help = Heb es zum Tauschen auf.
reason-somebody_hibernates = Nicht, solange jemand im Kryoschlaf ist.
    .help = Daran ändert sich nichts mehr: Such dir deinen eigenen Weg hinaus.
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
    .help = Erkunde zuerst einen anderen gelben Raum.

## Karten und Waffen
reason-no_loaded_rifle = Du hältst kein Sturmgewehr mit Munition.
    .help = Lade das Sturmgewehr mit einer Energiezelle oder in der Waffenkammer.
reason-no_cards_to_draw = Du hast keine Karte mehr zum Ziehen.
    .help = Nutz es, sobald Karten in deinem Stapel oder Ablagestapel liegen.

## Xenos
reason-no_stalker_here = Hier ist kein Xeno.
    .help = Nutz es, wenn einer in deinem Raum ist.
reason-nobody_to_lure = Kein Xeno würde kommen.
    .help = Nutz es, wenn einer in deinem Raum oder neben einem deiner Nachbarräume ist.

## Anders gesagt
reason-not_in_combat = Das geht nur im Kampf.
    .help = Nutz es, wenn ein Xeno in deinem Raum ist.
reason-contamination = Eine Kontaminationskarte bietet keine Aktion, und bezahlen lässt sich mit ihr auch keine.
    .help = Beim Passen darfst du sie ablegen. Ganz los wirst du sie mit Ausruhen, Alkohol, in der Kantine, im Duschraum oder in der Chirurgie.
reason-not_adjacent = Dieser Raum ist nicht benachbart.
    .help = Geh Raum für Raum, oder nimm die Wartungskorridore.
reason-no_loaded_energy_weapon = Du hältst keine Energiewaffe mit Munition.
    .help = Nimm eine in einen Hand-Slot und lade sie mit einer Energiezelle oder in der Waffenkammer.
reason-no_ammo = Keine Munition mehr: { $a }.
    .help = Eine Energiezelle oder die Waffenkammer lädt Energiewaffen, Chemikalien den Flammenwerfer, die Karte Nachladen den Revolver.
reason-no_loaded_weapon = Du hältst keine Waffe mit Munition.
    .help = Eine Energiezelle oder die Waffenkammer lädt Energiewaffen, Chemikalien den Flammenwerfer, die Karte Nachladen den Revolver.
reason-no_weapon_for_magazine = Du hältst keine Energiewaffe, an die es passt.
    .help = Nimm eine Energiewaffe in einen Hand-Slot, die noch kein Magazin hat.
reason-closed_door = Eine geschlossene Tür ist im Weg.
    .help = Geh außen herum, oder öffne sie mit Werkzeugen, einer Energiezelle, Computerkenntnissen oder in der Kommandozentrale; Demolieren zerstört sie.
reason-no_way_out = Aus diesem Raum führt kein offener Korridor.
    .help = Eine Tür muss auf: mit Werkzeugen, einer Energiezelle, Computerkenntnissen oder, zerstört, mit Demolieren.
reason-malfunction = Der Raum hat eine Fehlfunktion.
    .help = Eine Reparaturkarte, Werkzeuge oder Panzertape behebt sie.
reason-nobody_with_signal = Niemand, dessen Ziel du nicht kennst, hat ein Signal abgesetzt.
    .help = Zuerst muss ein anderer lebender Spieler im Kommunikationsraum eines absetzen.
reason-no_sealable_room = Kein anderer erkundeter gelber Raum lässt sich jetzt abriegeln.
    .help = Es braucht einen ohne zerstörte Tür und genug Türplättchen, auf dem Spielplan oder im Vorrat.
reason-nothing_to_clean = An dir ist nichts zu reinigen.
    .help = Komm mit Schleim oder einer Kontaminationskarte auf der Hand wieder.
reason-no_self_destruct = Die Selbstzerstörungssequenz läuft nicht.
    .help = Es gibt nichts aufzuhalten; gestartet wird sie im Generator.
reason-self_destruct_active = Die Selbstzerstörungssequenz läuft schon.
    .help = Sie lässt sich im Generator stoppen, solange ihr Marker auf 6, 5 oder 4 liegt.
reason-no_object = Kein Objekt hier würde eine Schwäche aufdecken.
    .help = Bring ein Ei, einen Xeno-Kadaver oder eine Leiche, deren Schwäche noch verdeckt ist, oder jemanden, der so etwas trägt.
reason-no_components = Dir fehlen Komponenten: Nötig sind { $a } und { $b }.
    .help = Such Gegenstandskarten mit diesen beiden Symbolen, oder tausch sie ein.
reason-nothing_to_craft = Du hast keine Gegenstandskarten mit den passenden Komponentensymbolen.
    .help = Such zwei, die einen Gegenstand ergeben; mit dieser Karte gilt eine gelbe als Werkzeug.
reason-no_light_wound = Niemand hier hat eine Leichte Wunde.
    .help = Heb es auf, bis jemand in deinem Raum verletzt ist.
reason-nothing_to_dress = Hier ist keine unverbundene Schwere Wunde zu behandeln.
    .help = Heb es auf, bis du oder jemand, dem du helfen kannst, eine hat.
reason-nothing_to_heal = Hier ist keine verbundene Schwere Wunde zu heilen.
    .help = Nur eine verbundene heilt: Verbinde sie zuerst, mit Medikit, Verbänden oder Kleidung.
reason-no_uses = Dieser Gegenstand hat keine Einsätze mehr.
    .help = Finde einen weiteren.
reason-hurt_eyes = Mit verletzten Augen bist du im Dunkeln.
    .help = Verbinde die Wunde: mit Medikit, Verbänden oder Kleidung oder in der Erste-Hilfe-Station.
