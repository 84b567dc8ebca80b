### Ziele (objective-…) und die Prüfungen, aus denen sie bestehen (condition-…).

## Persönlich

objective-salvaging_the_prime_asset = Bergung des wertvollsten Guts
    .text = Das Schiff erreicht die Erde — oder — dein Charakter ist der einzige Überlebende.
objective-quarantine = Quarantäne
    .text = Das Schiff erreicht den Mars — oder — es erreicht die Erde und das Nest ist zerstört. Behältst du diese Karte, tötet dich die Ankunft auf dem Mars im Kryoschlaf nicht.
objective-the_great_hunt = Die große Jagd
    .text = Du hast das Signal abgesetzt, und die Königin ist tot oder das Schiff ist zerstört.
objective-a_proper_burial = Ein würdiges Begräbnis
    .text = Du hast das Signal abgesetzt und trägst die blaue Leiche bei dir, wenn du in Kryoschlaf gehst oder mit einer Rettungskapsel entkommst.
objective-hoarder = Hamsterer
    .text = Du entkommst mit einer Rettungskapsel und mindestens 7 Gegenständen.
objective-relentless_investigator = Unermüdlicher Ermittler
    .text = Du hast das Signal abgesetzt und alle Räume des Schiffs sind erkundet.
objective-the_oldest_friend = Der älteste Freund
    .text = Das Schiff erreicht die Erde — oder — dein Charakter ist der einzige Überlebende.
objective-best_friends_forever = Beste Freunde für immer
    .text = Mindestens 1 anderer Charakter überlebt.
objective-aliens_on_a_spaceship = Aliens im Raumschiff
    .text = Du hast das Signal abgesetzt, und das Nest oder das Schiff ist zerstört.

## Unternehmen

objective-the_right_moment_to_strike = Der richtige Moment zum Zuschlagen
    .text = Der Charakter von Spieler 1 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-greener_pastures = Grünere Weiden
    .text = Der Charakter von Spieler 2 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-an_old_feud = Eine alte Fehde
    .text = Der Charakter von Spieler 3 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-hostile_takeover = Feindliche Übernahme
    .text = Der Charakter von Spieler 4 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-the_final_enlightenment = Die letzte Erleuchtung
    .text = Der Charakter von Spieler 5 ist nicht am Leben — oder — dein Charakter ist der einzige Überlebende.
objective-extreme_field_biology = Extreme Feldbiologie
    .text = Mindestens 2 Schwächen wurden entdeckt.
objective-ab_ovo = Ab ovo
    .text = Die Schwäche auf dem Feld des Eis wurde entdeckt.
objective-necroscopy = Nekroskopie
    .text = Du hast das Signal abgesetzt und die Schwäche auf dem Feld des Xeno-Kadavers wurde entdeckt.
objective-my_precious = Mein Schatz
    .text = Du hast das Signal abgesetzt und trägst ein Ei bei dir, wenn du in Kryoschlaf gehst oder mit einer Rettungskapsel entkommst.

## Solo und kooperativ

objective-destination_earth = Kurs auf die Erde
    .text = Das Schiff erreicht die Erde.
objective-emergency_post_mortem = Notobduktion
    .text = Am Ende liegt die blaue Leiche in der Chirurgie und niemand trägt sie.
objective-first_contact_protocol = Erstkontaktprotokoll
    .text = Mindestens 2 Schwächen wurden entdeckt.
objective-cutting_off_the_head = Den Kopf abschlagen
    .text = Das Signal wurde abgesetzt, und die Königin ist tot oder das Schiff ist zerstört.
objective-no_man_left_behind = Keiner wird zurückgelassen
    .text = Das Signal wurde abgesetzt und alle Räume des Schiffs sind erkundet.
objective-special_delivery = Sonderlieferung
    .text = Ein überlebender Charakter ist mit einem Ei in Kryoschlaf gegangen oder mit einer Rettungskapsel entkommen.
objective-clean_up_crew = Aufräumtrupp
    .text = Das Signal wurde abgesetzt, und das Nest oder das Schiff ist zerstört.

## Prüfungen

condition-player_dead = Der Charakter von Spieler { $player } ist tot
    .text = Wie und wann, ist egal; Todesfälle beim Ermitteln der Sieger zählen.
condition-only_survivor = Dein Charakter ist der einzige Überlebende
    .text = Kein anderer Charakter ist am Leben.
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
    .text = Durch eine Analyse aufgedeckt, egal von wem.
condition-weakness_of = Schwäche entdeckt: { $object }
    .text = Die Karte auf diesem Feld liegt offen, egal durch wen.
condition-nest_destroyed = Das Nest ist zerstört
    .text = Sein letztes Ei wurde irgendwann genommen oder zerstört, oder das Schiff wurde zerstört.
condition-queen_killed = Die Königin ist tot
    .text = Im Spiel getötet, oder das Schiff wurde zerstört.
condition-ship_destroyed = Das Schiff ist zerstört
    .text = Durch die Selbstzerstörung, Feuer, Fehlfunktionen oder Triebwerke, die beim Sprung versagen.
condition-ship_reached = Das Schiff erreicht seinen Zielort: { $destination }
    .text = Es springt unzerstört mit mindestens zwei funktionsfähigen Triebwerken, und die Koordinaten führen dorthin. Du musst nicht an Bord sein.
condition-rooms_explored = Alle Räume des Schiffs sind erkundet
    .text = Egal von wem. Spezialräume gelten als erkundet.
condition-carries = Du trägst: { $objects }
    .text = Mindestens eines davon in einem Hand-Slot, als du in Kryoschlaf gingst oder deine Rettungskapsel startete.
    .coop = Trägt: { $objects } (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
condition-survived_in = Du überlebst hier: { $places }
    .text = Einer dieser Wege genügt.
    .coop = Hier überlebt: { $places } (ein überlebender Charakter, derselbe für alle solchen Zeilen der Karte)
condition-items =
    { $min ->
        [one] Du entkommst mit mindestens { $min } Gegenstand
       *[other] Du entkommst mit mindestens { $min } Gegenständen
    }
    .text = Gegenstandskarten, als du in Kryoschlaf gingst oder deine Rettungskapsel startete, samt Waffen und aktiven Aufgaben-Gegenständen. Montierte Karten, Objekte und inaktive Aufgaben-Gegenstände zählen nicht.
condition-object_lies_in = { $object } liegt hier: { $room }
    .text = Von niemandem getragen, im erkundeten Raum, wenn die Partie endet. Was das Ende mit dem Schiff macht, ist egal.
