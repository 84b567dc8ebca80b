### The lesson Cold Start, and hints for the first real games.

## Hints
hint-first_turn = Such dir einen Raum aus und zähl Karten: Bewegen 1, Raumaktion 2.
hint-low_hand = Die Zahl eines Plättchens kann 4 sein. Kontamination zählt mit. Du hättest { $n }.
hint-noisy_room = { $pct } der Würfe dort sind eine Begegnung. Vorsichtig bewegen kostet 2, und du wählst den Korridor.
hint-careful_blocked = Alle Korridore dort haben schon Geräuschmarker: kein vorsichtiges Bewegen, und jede Zahl ist eine Begegnung.
hint-attempt = Zuerst eine Geräuschprobe. Ist danach ein Xeno hier, misslingt der Versuch, und die Karten sind weg.
hint-company = Dort ist jemand, also keine Geräuschprobe.
hint-vent_noise = Ein Geräusch in den Wartungskorridoren zählt an jedem Eingang des Schiffs.
hint-slime = Mit Schleim gilt Stille als Gefahr. Kleidung oder der Duschraum entfernen ihn.
hint-fire_end = Beendest du den Zug im Feuer, erleidest du 1 Leichte Wunde. Geh raus oder lösch es.
hint-malfunction = Fehlfunktion: keine Raumaktion, der Computer ist aus. Suchen geht trotzdem.
hint-self_destruct_track = Die Selbstzerstörung hat ihre eigene Leiste. Auf dem ersten gelben Feld ist sie nicht mehr zu stoppen, und die Kapseln werden entriegelt.
hint-engine_room = Überprüfe dieses Triebwerk für 2 Karten. Mit einer Karte oder einem Gegenstand zum Reparieren kannst du es auch ändern.
hint-engines_bad = Nach deinen Notizen sind zwei Triebwerke beschädigt. Am Ende zerstört das das Schiff und tötet alle im Kryoschlaf.
hint-course = Nach deinen Notizen führt der Kurs nicht zur Erde. Im Cockpit wird er festgelegt, nur solange niemand im Kryoschlaf ist.
hint-pods_locked = Verriegelt. Der erste Tod entriegelt alle Kapseln. Die Lukensteuerung schaltet eine um.
hint-hibernation = Bei 8 öffnen sich die Kryokammern. Kryoschlaf kostet 2 Karten und eine Geräuschprobe, im Kryonatorium.
hint-limits = Acht Feuermarker und acht Fehlfunktionsmarker. Wird ein neunter gebraucht, ist das Schiff zerstört.
hint-contamination_hand = Mit Kontamination kann man nicht bezahlen. Beim Passen darfst du sie ablegen.
hint-rest = „Ausruhen“ scannt: Saubere Karten sind endgültig weg, eine INFIZIERTE gibt dir eine Larve.
hint-larva = Du trägst eine Larve. Ein INFIZIERT-Scan tötet dich, ein Ereignis auch. Chirurgie oder Gegenmittel entfernen sie.
hint-two_light = Die nächste Leichte Wunde wird zur Schweren.
hint-dress = Verbinde sie: Der Effekt endet. Sie zählt weiter zur Grenze von drei.
hint-three_serious = Jede weitere Wunde tötet dich, auch eine leichte.
hint-target = In der Ereignisphase wird angegriffen, wer hier die wenigsten Aktionskarten hat.
hint-escape = Flucht: Zuerst greift dich jeder Xeno hier einmal an, der größte zuerst.
hint-interruption = „Unterbrechen“ bricht diese Aktion ab; die Kosten bleiben bezahlt. Es geht nur in deinem eigenen Raum.
hint-craft = Du kannst { $item } herstellen: 1 Karte und beide Komponenten.
hint-objective_signal = Dein Ziel braucht das Signal. Abgesetzt wird es hier: { $room }, für 2 Karten.
hint-noise_stays = Kein Schritt entfernt Geräusche. Ein Marker bleibt, bis es daneben zu einer Begegnung kommt.
hint-computer_room = Es gibt keine Computeraktion. Ein Computer zählt nur für Karten, Gegenstände und Ereignisse, die ihn nennen.
hint-mission = Zwei Aufgaben-Gegenstände für jeden Charakter. Einen zu aktivieren ist eine Aktion und kostet 1 Karte.
hint-weakness = Im Labor decken Leiche, Ei und Kadaver je eine Schwäche auf. Das Objekt bleibt dir.
hint-careful_unexplored = Vorsichtig bewegen verhindert das Erkundungsplättchen nicht: Seine Gefahr tritt ein, statt deines Markers.
hint-last_standing = Die anderen haben gepasst: Du bist immer wieder am Zug, bis du passt.
