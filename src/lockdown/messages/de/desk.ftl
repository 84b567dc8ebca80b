### The desk: situations set up, asked and played.
ui-desk = Probetisch
ui-desk-retold = { $done } → { $follows }
ui-desk-situations = { $n ->
    [one] Eine Situation, die das zeigt
   *[other] { $n } Situationen, die das zeigen
  }
ui-desk-set = Aufbauen
ui-desk-play = Spielen
ui-desk-save = Als Szenario speichern
ui-desk-linked = Der Link in der Adresszeile enthält die ganze Situation.
ui-desk-character = Charakter
ui-desk-stalker = { -foe(form: "one") }
ui-desk-door = Tür
ui-desk-noise = Geräusch
ui-desk-marker = Marker
ui-desk-cards = Karten und Gegenstände
ui-desk-erase = Leeren
ui-desk-seat = Platz
ui-desk-card = Karte
ui-desk-item = Gegenstand
ui-desk-to-hand = Auf die Hand
ui-desk-give = Geben
ui-desk-one-room = Dann tippe einen Raum an.
ui-desk-two-rooms = Dann tippe die beiden Räume an den Enden des Korridors an.
ui-desk-cards-help = Für { $who }.
ui-desk-no-corridor = Kein Korridor verbindet diese Räume. Tipp zwei verbundene Räume an.
ui-desk-steps = Schritt { $done } von { $all }
ui-desk-back = Zurücknehmen
ui-desk-decides = { $seat } entscheidet
ui-desk-nobody = Niemand entscheidet etwas
ui-desk-eyes = Wer entscheidet
ui-desk-dice = Nächste Geräuschprobe
ui-desk-chance = zufällig
ui-desk-not = Jetzt nicht möglich, und warum
ui-desk-expected = Im Text erwartet, aber nicht eingetreten
ui-desk-text = Als Text
ui-desk-line = Zeile { $line }: { $message }
ui-desk-slow = Zu viele auf einmal; warte einen Moment.
ui-desk-failed = Diese Situation ließ sich nicht öffnen. Prüf den Link oder den Text.
