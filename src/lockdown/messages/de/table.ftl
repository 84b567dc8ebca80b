### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = Hier zu sehen
ui-legend = Legende
ui-drop-pay = Karte hier loslassen, um zu bezahlen
ui-drop-discard = Karte hier loslassen, um sie abzulegen
ui-drop-play = Karte hier loslassen, um sie zu spielen
ui-drop-no = Diese Karte geht dafür nicht: Nimm eine hervorgehobene
ui-quiet-action = Nicht mehr in dieser Aktion
ui-quiet-round = Nicht mehr in dieser Runde
ui-quiet-help = Lass es geschehen und frag mich nicht mehr. Niemand sieht das.
ui-quiet-on-action = In dieser Aktion wirst du nicht nach Reaktionen gefragt.
ui-quiet-on-round = In dieser Runde wirst du nicht nach Reaktionen gefragt.
ui-quiet-off = Frag mich wieder
ui-go-there = Auf dem Plan zeigen: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = { $name } ist am Zug.

## Ready phrases
ui-phrases-find = Sätze suchen
ui-phrases-truth = Wahr oder nicht: Niemand prüft es.
ui-phrases-warnings = Warnungen
ui-phrases-requests = Bitten
ui-phrases-offers = Angebote
ui-phrases-claims = Behauptungen
ui-phrases-answers = Antworten
ui-phrases-emotes = Gesten
ui-arg-room = Raum
ui-arg-corridor = Korridor
ui-arg-seat = Spieler
ui-arg-contingency = Eindämmungsprotokoll
ui-arg-tile = Was es ist
ui-arg-item = Gegenstand
ui-arg-objects = Objekte
ui-arg-section = Sektion
ui-arg-css = FVS-Plättchen
ui-arg-space = Feld
ui-arg-near = Bei { $room }
ui-arg-elsewhere = Anderswo
ui-say-table = Allen am Tisch sagen
ui-say-whisper = { $name } zuflüstern

## Not to hear somebody
ui-who-menu = { $name }: flüstern oder stummschalten
ui-whisper-to = Mit { $name } flüstern
ui-mute = Stummschalten: { $name }
ui-unmute = Wieder hören: { $name }
ui-muted = stumm
ui-muted-lines = { $name }: { $n ->
    [one] { $n } Zeile stumm
    *[other] { $n } Zeilen stumm
}

## Being called
ui-title-decide = Du bist dran
ui-notice-decide = Du musst entscheiden
ui-notice-vote = Es wird abgestimmt
ui-notice-whisper = Jemand flüstert dir zu
ui-notice-table = Lockdown, Tisch { $table }
ui-set-notify = Benachrichtigungen
ui-set-notify-help = Wenn man auf dich wartet und du anderswo bist. Der Tisch muss in einem Tab offen bleiben; Geheimes wird nicht gezeigt.
ui-notify-denied = Der Browser blockiert Benachrichtigungen dieser Seite. Öffne die Website-Einstellungen neben der Adresse (oder die der App), erlaube Benachrichtigungen und schalte sie hier wieder ein.
ui-notify-none = Dieser Browser bietet hier keine Benachrichtigungen. Sie brauchen https (oder einen Server auf diesem Rechner); am Telefon füge die Seite zuerst dem Startbildschirm hinzu.

## Talk around the table
ui-bot-talk = Bots reden mit
ui-bot-talk-help = Bots warnen, bitten und behaupten in fertigen Sätzen, höchstens einmal je Runde. Manches kann gelogen sein.
ui-webhook = Webhook
ui-webhook-help = Sagt einem Chat-Server in deiner Sprache, wer am Zug ist. Nur Server, die dieser hier erlaubt.
ui-webhook-set = Speichern
ui-webhook-remove = Entfernen
ui-webhook-told = { $host } erfährt, wer am Zug ist.
ui-stopped-rules = Dieses Spiel kann hier nicht weitergehen: Es wurde nach Regeln gespeichert, die diese Version des Programms nicht spielt. Es bleibt erhalten und kann angesehen werden.
ui-stopped-steps = Dieses Spiel kann hier nicht weitergehen: Auf dem Tisch wartet etwas, das diese Version des Programms nicht kennt. Es bleibt erhalten und kann angesehen werden.
