### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = Hier zu sehen
ui-legend = Was ist was
ui-drop-pay = Karte hier loslassen, um zu bezahlen
ui-drop-discard = Karte hier loslassen, um sie abzulegen
ui-drop-play = Karte hier loslassen, um sie zu spielen
ui-drop-no = Diese Karte geht dafür nicht
ui-quiet-action = Nicht mehr in dieser Aktion
ui-quiet-round = Nicht mehr in dieser Runde
ui-quiet-help = Lass es geschehen und frag mich nicht mehr. Niemand sieht das.
ui-quiet-on-action = In dieser Aktion wirst du nicht nach Reaktionen gefragt.
ui-quiet-on-round = In dieser Runde wirst du nicht nach Reaktionen gefragt.
ui-quiet-off = Frag mich wieder
ui-go-there = Auf dem Plan zeigen: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = { $name } ist am Zug.
