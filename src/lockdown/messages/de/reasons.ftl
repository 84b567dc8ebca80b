### Why something cannot be done. The rule it follows from is shown beside it. $a is a number where the reason has one.

## The moment
reason-not_your_turn = Du bist nicht am Zug.
reason-passed = Du hast gepasst.
reason-not_in_a_room = Dein Charakter ist in keinem Raum.
reason-others_decide = Zuerst entscheidet jemand anderes.
reason-decide_first = Beende zuerst, was du gerade tust.
reason-no_actions_left = Du hast in diesem Zug keine Aktionen mehr.
reason-in_combat = Nicht im Kampf.
reason-not_in_combat = Nur im Kampf.
reason-too_few_cards = Du brauchst { $a } { $a ->
    [one] Aktionskarte
   *[other] Aktionskarten
} zum Bezahlen.
reason-only_reaction = Das ist eine Reaktion: Sie wartet auf ihren Moment.
reason-no_action = Es bietet keine Aktion.
reason-no_uses = Es hat keine Einsätze mehr.
reason-contamination = Eine Kontaminationskarte bietet keine Aktion, und bezahlen lässt sich mit ihr auch keine.
reason-no_target = Es würde nichts ändern.
reason-nothing_to_look_at = Es gibt nichts Neues zu sehen.
reason-nothing_to_see = Es gibt nichts Neues zu sehen.

## Ways, doors, noise, sections
reason-not_adjacent = Dieser Raum ist nicht benachbart.
reason-closed_door = Eine geschlossene Tür ist im Weg.
reason-noise_everywhere = Dort hat jeder Korridor einen Geräuschmarker.
reason-no_noise = Es gibt keinen Geräuschmarker zu entfernen.
reason-nowhere_to_go = Es gibt keinen Raum, in den du gehen kannst.
reason-no_way_out = Aus diesem Raum führt kein offener Weg.
reason-no_closed_door = Hier ist keine geschlossene Tür.
reason-no_door = Es gibt keine solche Tür.
reason-nothing_to_close = Es gibt keine Tür zu schließen.
reason-no_entrance = Hier ist kein Wartungskorridor-Eingang.
reason-no_other_entrance = Es gibt keinen anderen erkundeten Raum mit Wartungskorridor-Eingang.
reason-no_section = Ein Treppenhaus liegt in keiner Sektion.
reason-no_elevator_room = Hier ist kein Aufzugsraum.
reason-elevator_here = Der Aufzug ist schon hier.
reason-elevator_elsewhere = Der Aufzug ist woanders.
reason-elevator_unpowered = Der Aufzug hat keinen Strom.

## Rooms, power, computers
reason-malfunction = Der Raum hat eine Fehlfunktion.
reason-no_malfunction = Hier ist keine Fehlfunktion.
reason-malfunction_already = Hier ist schon eine Fehlfunktion.
reason-never_malfunctions = Dieser Raum hat nie eine Fehlfunktion.
reason-no_fire = Es gibt keinen Feuermarker zu entfernen.
reason-fire_already = Der Raum brennt schon.
reason-no_computer = Hier ist kein funktionierender Computer.
reason-no_power = Hier gibt es keinen Strom.
reason-hurt_eyes = Mit verletzten Augen bist du im Dunkeln.
reason-power_on = Die Sektion hat schon Strom.
reason-powered_already = Die Sektion hat schon Strom.
reason-no_link = Kein Computer ist für dich erreichbar.
reason-no_room_action = Der Raum hat jetzt keine Aktion für dich.
reason-room_empty = Der Raum enthält keine Gegenstände mehr.
reason-not_searchable = Dieser Raum kann nicht durchsucht werden.
reason-wrong_room_colour = Der Raum hat die falsche Farbe.
reason-no_css_token = Dafür gibt es kein FVS-Plättchen.
reason-container_taken = Die FVS-Kapsel ist besetzt.
reason-pool_empty = Der neutrale Vorrat zeigt dir nichts Neues.
reason-knowledge_active = Dein Wissensplättchen ist schon aktiv.
reason-signal_sent = Du hast dein Signal schon abgesetzt.
reason-nobody_with_signal = Niemand hat ein Signal abgesetzt.
reason-nobody_in_section = Niemand sonst ist in deiner Sektion.
reason-no_sealable_room = Es gibt keinen Raum, der sich abriegeln lässt.
reason-vented_already = Ein Raum verliert schon Luft.
reason-no_threat = Es gibt nichts abzuwehren.
reason-nothing_to_clean = Es gibt nichts zu reinigen.
reason-nothing_to_sprinkle = Kein Raum hat es nötig.
reason-nothing_to_treat = Du hast nichts zu behandeln.
reason-isolation_closed = Der Isolationsraum ist geschlossen.
reason-emergency_active = Der Alarm ist schon ausgelöst.
reason-no_self_destruct = Die Selbstzerstörungssequenz läuft nicht.
reason-self_destruct_active = Die Selbstzerstörungssequenz läuft schon.
reason-self_destruct_red = Die Selbstzerstörungssequenz lässt sich nicht mehr stoppen.

## The way out
reason-not_at_exit = Du bist nicht im Ausgangsraum.
reason-gate_closed = Das Haupttor ist geschlossen.
reason-gate_open = Das Haupttor ist schon offen.
reason-rover_away = Der Rover ist nicht da.
reason-no_suit = Du hast keinen Schutzanzug.

## Night Stalkers and weapons
reason-no_stalker_here = Hier ist kein Nachtpirscher.
reason-no_small_stalker = Hier ist weder Larve noch Kriecher noch Jäger.
reason-no_stalker_in_section = In deiner Sektion ist kein passender Nachtpirscher.
reason-nobody_to_lure = Es gibt keinen Nachtpirscher, den du anlocken kannst.
reason-nothing_to_sample = Es gibt nichts, wovon du eine Probe nehmen kannst.
reason-no_weapon = Du hältst keine Waffe dafür.
reason-no_ammo = Die Waffe hat keine Munition.
reason-no_weapon_to_load = Du hältst keine Waffe, die sich laden lässt.
reason-nothing_to_load = Du hast nichts, was sich laden lässt.
reason-nothing_to_join = Du hältst keine zwei Schweren Gegenstände, die sich zusammenkleben lassen.
reason-no_egg = Es gibt kein Ei, das du nehmen kannst.

## Bodies and knowledge
reason-no_light_wound = Du hast keine Leichte Wunde.
reason-no_serious_wound = Du hast keine Schwere Wunde.
reason-nothing_to_dress = Du hast keine unverbundene Schwere Wunde.
reason-nothing_to_heal = Du hast keine verbundene Schwere Wunde.
reason-nothing_to_numb = Du hast keine Schwere Wunde, die jetzt schmerzt.
reason-no_slime = Es gibt keinen Schleim zu entfernen.
reason-no_contamination = Du hast keine Kontaminationskarte auf der Hand.
reason-no_larva_here = Niemand hier trägt eine Larve.
reason-knowledge = Du brauchst Wissen { $a }.
reason-too_little_knowledge = Du brauchst Wissen { $a }.
reason-knows_too_little = Du brauchst Wissen { $a }.
reason-knows_everything = Du weißt alles, was es zu wissen gibt.

## Items and others
reason-nothing_lies_here = Hier liegt kein Schweres Objekt.
reason-no_object = Hier gibt es kein Objekt, das du analysieren kannst.
reason-no_object_here = Du trägst kein Schweres Objekt, und hier liegt keines.
reason-no_item = Du hast keinen Gegenstand dafür.
reason-no_cards = Es gibt keine Karten zum Ansehen.
reason-no_components = Dir fehlen die Komponenten.
reason-none_left = Davon ist keiner mehr im Stapel hergestellter Gegenstände.
reason-no_mission = Du hast keinen Aufgaben-Gegenstand, den du aktivieren kannst.
reason-mission_unmet = Die Anforderung deines Aufgaben-Gegenstands ist nicht erfüllt.
reason-nobody_here = Niemand sonst ist hier.
reason-nothing_to_trade = Niemand hier trägt etwas, das den Besitzer wechseln könnte: erst etwas finden.
reason-nobody_with_cards = Niemand sonst hier hat Karten auf der Hand.
reason-no_small_hand = Es trifft auf niemanden zu.
