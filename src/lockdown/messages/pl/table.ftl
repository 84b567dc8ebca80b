### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = Widoczne
ui-legend = Co jest czym
ui-drop-pay = Upuść tu kartę, aby zapłacić
ui-drop-discard = Upuść tu kartę, aby ją odrzucić
ui-drop-play = Upuść tu kartę, aby ją zagrać
ui-drop-no = Ta karta się do tego nie nadaje
ui-quiet-action = Już nie w tej akcji
ui-quiet-round = Już nie w tej rundzie
ui-quiet-help = Niech się stanie; nie pytaj mnie więcej. Nikt tego nie widzi.
ui-quiet-on-action = W tej akcji nikt nie pyta cię o reakcje.
ui-quiet-on-round = W tej rundzie nikt nie pyta cię o reakcje.
ui-quiet-off = Pytaj mnie znowu
ui-go-there = Pokaż na planszy: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = Decyzja należy do: { $name }.
