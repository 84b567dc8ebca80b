### Am Tisch im Browser: was nur dieses Spiel zeigt oder anders nennt.

ui-act-shoot-help = Schieß auf einen Xeno im Raum.
ui-act-room-help = Nutze, was der Raum bietet.
ui-fire-gauge = Feuermarker: der { $n }. zerstört das Schiff
ui-malfunction-gauge = Fehlfunktionsmarker: der { $n }. zerstört das Schiff
ui-analyse = Analysiere ein Objekt im Labor
ui-desk-stalker = Xeno
ui-destruct-on = Selbstzerstörung auf { $n ->
    [0] dem letzten Feld
   *[other] { $n }
}
ui-tm-time = Der Zeitmarker steht auf { $n ->
    [0] dem letzten Feld
   *[other] { $n }
}.
ui-computer-off = Computer mit Fehlfunktion
ui-place-pod = in einer Kapsel
ui-place-hibernation = im Kryoschlaf
ui-place-escaped = mit der Kapsel fort
ui-left-escaped = Mit einer Rettungskapsel
ui-left-hibernation = Im Kryoschlaf
ui-step-engines = Triebwerke
ui-step-coordinates = Koordinaten
ui-event-step-5 = Zeit
ui-event-step-6 = Angriffe
ui-event-step-7 = Feuer
ui-event-step-8 = Ereignis
ui-event-step-9 = Beutel
ui-event-step-10 = Ende
ui-origin-crew = Crew des Schiffs
ui-arg-number = Triebwerk
ui-arg-course = Feld
death-by-end = Mit dem Schiff untergegangen.

## Triebwerke, Kurs, Kapseln
ui-engines = Triebwerke
ui-engine-n = Triebwerk { $n }
ui-engine-unknown = von dir nicht überprüft
ui-engine-seen = Triebwerk { $n }: { $state }
ui-course = Kurs
ui-course-on = Der Kurs des Schiffs steht auf { $space }.
ui-coordinates = Koordinaten
ui-coordinates-unseen = Du hast die Koordinaten nicht gesehen.
ui-coordinates-looked = Gesehen von { $names }
ui-intruders = Xenos
ui-pods = Rettungskapseln
ui-pod-n = Kapsel { $n }
ui-pod-locked = verriegelt
ui-pod-unlocked = entriegelt
ui-pod-gone = gestartet
ui-pod-places = { $taken } von 2 Plätzen besetzt
ui-hibernation = Kryoschlaf
ui-hibernation-open = Kryokammern offen
ui-hibernation-closed = Kryokammern geschlossen
ui-destination = Zielort
ui-destination-was = Das Schiff erreichte
ui-engines-were = Die Triebwerke waren

## Optionen des Tischs
ui-rule-events_start_destruct = Ereignisse starten die Selbstzerstörung
ui-rule-events_start_destruct-help = Ob „Leck im Kühlsystem“ die Sequenz auch dann startet, wenn jemand im Kryoschlaf ist.
ui-rule-pod_full_turn = Voller Zug nach der Kapsel
ui-rule-pod_full_turn-help = Ob ein Charakter, der eine Rettungskapsel verlässt, einen vollen Zug hat, statt zu passen.
ui-rule-token_back = Plättchen zurück in den Beutel
ui-rule-token_back-help = Bei der Xeno-Ausbreitung kommt das Plättchen eines Jägers oder einer Brutbestie vor oder nach den Geräuschproben zurück.
ui-rule-token_back-after = nach den Geräuschproben
ui-rule-token_back-before = vor den Geräuschproben
ui-rule-careful_cancels = Vorsichtig bewegen: Plättchen entfallen
ui-rule-careful_cancels-help = Ob Gefahr und Stille eines Erkundungsplättchens beim vorsichtigen Bewegen entfallen und der Geräuschmarker platziert wird.
ui-rule-second_larva = Larve greift Befallene an
ui-rule-second_larva-help = Ob eine Larve, die jemanden angreift, der schon eine trägt, im Raum bleibt oder den Spielplan verlässt.
ui-rule-second_larva-stays = bleibt im Raum
ui-rule-second_larva-leaves = verlässt den Spielplan
ui-rule-dropped_items = Fallen gelassene Gegenstandskarten
ui-rule-dropped_items-help = Ob eine fallen gelassene Gegenstandskarte unter ihren Stapel oder auf dessen Ablagestapel kommt.
ui-rule-dropped_items-under = unter den Stapel
ui-rule-dropped_items-discard = auf den Ablagestapel
ui-rule-intruder_player = Als Xeno spielen
ui-rule-intruder_player-help = Ob die Person, deren Charakter zuerst stirbt, als Xeno weiterspielen darf.
ui-intruder-seat = Xeno
ui-intruder-cards = Karten des Xenos
ui-intruder-counts = { $hand } auf der Hand, { $deck } im Stapel
ui-intruder-discard = Abgelegt
ui-hunt-about = Eine Karte je Zug: eine Bewegung, ein Angriff oder ihr Effekt. Wer passt, behält höchstens eine. Du kannst nicht gewinnen: Sorge dafür, dass niemand gewinnt.
ui-hunt-draws = zieht 3
ui-hunt-holds = Hand bis 4
ui-hunt-never-first = nie Startspieler
ui-hunt-sees = Was du sehen darfst
ui-hunt-sees-all = Alles Offene
ui-hunt-sees-cards = Deine Karten; die anderen sehen, wie viele
ui-hunt-sees-not = Hände, Ziele, Koordinaten und Triebwerke nicht, außer was du gesehen hast
ui-hunt-events = In der Ereignisphase vergeht nur die Zeit und brennt das Feuer.
ui-hunt-move = Bewegen
ui-hunt-attack = Angriff
ui-left-hunter = Getötet, dann der Xeno
ui-death-hunts = Du bist zuerst gestorben: Am Ende der Runde kannst du als Xeno weiterspielen.
ui-hunted = Als Xeno: { $turns ->
        [one] eine Karte
       *[other] { $turns } Karten
    }, { $attacks ->
        [one] ein Angriff
       *[other] { $attacks } Angriffe
    }, { $kills } getötet
ui-open-token = Erkundungsplättchen: Wer zuerst hineingeht, handelt es ab
