### Ziele (objective-…) und die Prüfungen, aus denen sie bestehen (condition-…).
### condition: Wert = Zeile einer Checkliste, .text = was genau zählt, .coop = die Zeile in Solo- und kooperativen Partien, wo sie abweicht.
### Variablen: $player Nummer eines Spielers; $min eine Zahl; $sections, $objects, $places fertige Listen in Worten.

## Persönlich

objective-let_them_know = Sie sollen es wissen
    .text = Du hast das Signal abgesetzt und dein Wissensplättchen ist aktiv.
objective-scorched_nest = Verbranntes Nest
    .text = Du hast das Signal abgesetzt, und das Nest ist zerstört oder die Königin ist tot.
objective-whole_picture = Das ganze Bild
    .text = Alle Räume der Sektionen S-01 und S-03 sind erkundet und dein Wissensplättchen ist aktiv.
objective-dangerous_mind = Gefährlicher Verstand
    .text = Dein Wissen ist 7 oder mehr.
objective-never_again = Nie wieder
    .text = Die Königin ist tot — oder — die Anlage ist zerstört.
objective-proof = Beweis
    .text = Du hast das Signal abgesetzt und trägst einen Xeno-Kadaver oder eine Leiche.
objective-long_walk_home = Der lange Heimweg
    .text = Du entkommst in den Bunker oder mit einer FVS-Kapsel, und mindestens 1 anderer Charakter überlebt.
objective-nobody_left_behind = Niemand bleibt zurück
    .text = Mindestens 2 andere Charaktere überleben, und du hast das Signal abgesetzt oder dein Wissensplättchen ist aktiv.
objective-last_inspection = Letzte Inspektion
    .text = Alle Räume der Sektionen S-02 und S-03 sind erkundet und du hast das Signal abgesetzt.

## Unternehmen

objective-loose_end_1 = Offene Rechnung: Spieler 1
    .text = Der Charakter von Spieler 1 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-loose_end_2 = Offene Rechnung: Spieler 2
    .text = Der Charakter von Spieler 2 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-loose_end_3 = Offene Rechnung: Spieler 3
    .text = Der Charakter von Spieler 3 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-loose_end_4 = Offene Rechnung: Spieler 4
    .text = Der Charakter von Spieler 4 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-loose_end_5 = Offene Rechnung: Spieler 5
    .text = Der Charakter von Spieler 5 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-no_witnesses = Keine Zeugen
    .text = Kein Überlebender der Nemesis ist am Leben und mindestens 1 Schwäche wurde entdeckt — oder — dein Charakter ist der einzige Überlebende.
objective-applied_xenology = Angewandte Xenologie
    .text = Mindestens 2 Schwächen wurden entdeckt.
objective-special_delivery = Zerbrechliche Fracht
    .text = Du entkommst mit einem Ei in den Bunker oder mit einer FVS-Kapsel.
objective-write_off = Totalverlust
    .text = Die Anlage ist zerstört, und du hast das Signal abgesetzt oder dein Wissensplättchen ist aktiv.

## Solo und kooperativ

objective-complete_file = Die vollständige Akte
    .text = Ein überlebender Charakter hat Wissen 8.
objective-distress_call = Notruf
    .text = Das Signal wurde abgesetzt und das Wissensplättchen eines überlebenden Charakters ist aktiv.
objective-burn_the_brood = Verbrennt die Brut
    .text = Das Signal wurde abgesetzt und das Nest ist zerstört.
objective-cut_off_the_head = Die Königin ist tot
    .text = Die Königin ist tot — oder — die Anlage ist zerstört.
objective-know_your_enemy = Kenne deinen Feind
    .text = Mindestens 2 Schwächen wurden entdeckt.
objective-search_party = Suchtrupp
    .text = Das Signal wurde abgesetzt und alle Räume der Sektionen S-01 und S-02 sind erkundet.
objective-deep_survey = Tiefenerkundung
    .text = Alle Räume der Sektionen S-01 und S-03 sind erkundet.
objective-sterilization = Sterilisation
    .text = Die Anlage ist zerstört.
objective-live_specimen = Lebendes Exemplar
    .text = Ein überlebender Charakter ist mit einem Ei in den Bunker oder mit einer FVS-Kapsel entkommen.
objective-field_report = Feldbericht
    .text = Mindestens 1 Schwäche wurde entdeckt und das Wissensplättchen eines überlebenden Charakters ist aktiv.

## Prüfungen

condition-player_dead = Der Charakter von Spieler { $player } ist tot
    .text = Wie und wann, ist egal; Todesfälle beim Ermitteln der Sieger zählen.
condition-only_survivor = Dein Charakter ist der einzige Überlebende
    .text = Kein anderer Charakter ist am Leben.
condition-no_nemesis_survivor = Kein Überlebender der Nemesis ist am Leben
    .text = Auch dein eigener Charakter zählt. Erfüllt, wenn die Partie keinen hat.
condition-others_survive =
    { $min ->
        [one] Mindestens { $min } anderer Charakter überlebt
       *[other] Mindestens { $min } andere Charaktere überleben
    }
    .text = Gezählt nach allen Überprüfungen.
condition-signal_sent = Du hast das Signal abgesetzt
    .text = Dein Charakter hat einen Signalmarker.
    .coop = Das Signal wurde abgesetzt (für jede Karte, die es verlangt, von einem anderen Charakter; er muss nicht überleben)
condition-weaknesses_discovered =
    { $min ->
        [one] Mindestens { $min } Schwäche entdeckt
       *[other] Mindestens { $min } Schwächen entdeckt
    }
    .text = Durch Forschung aufgedeckt, egal von wem. Eine Karte, die seit der Spielvorbereitung offen liegt, zählt nicht.
condition-nest_destroyed = Das Nest ist zerstört
    .text = Sein letztes Ei wurde irgendwann genommen oder zerstört, oder die Anlage wurde zerstört.
condition-queen_killed = Die Königin ist tot
    .text = Im Spiel getötet, oder die Anlage wurde zerstört.
condition-complex_destroyed = Die Anlage ist zerstört
    .text = Auf beliebige Weise; Code Rot zählt nicht.
condition-knowledge = Wissen { $min } oder mehr
    .text = Das Wissen deines Charakters ist { $min } oder mehr.
    .coop = Wissen { $min } oder mehr (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
condition-knowledge_token_active = Dein Wissensplättchen ist aktiv
    .text = Untersuche das Archiv, um es zu aktivieren.
    .coop = Wissensplättchen aktiv (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
condition-sections_explored = Alle Räume erkundet: { $sections }
    .text = Egal von wem. Spezialräume gelten als erkundet; Treppenhäuser und Kreuzungen liegen in keiner Sektion.
condition-carries = Du trägst: { $objects }
    .text = Mindestens eines davon in einem Hand-Slot, als du das Spiel verlassen hast oder die Partie endete.
    .coop = Trägt: { $objects } (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
condition-survived_in = Du überlebst hier: { $places }
    .text = Einer dieser Wege genügt.
    .coop = Hier überlebt: { $places } (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
