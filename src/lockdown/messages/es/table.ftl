### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = A la vista
ui-legend = Qué es qué
ui-drop-pay = Suelta aquí la carta para pagar
ui-drop-discard = Suelta aquí la carta para descartarla
ui-drop-play = Suelta aquí la carta para jugarla
ui-drop-no = Esta carta no sirve para eso
ui-quiet-action = No más en esta acción
ui-quiet-round = No más en esta ronda
ui-quiet-help = Deja que ocurra y no me preguntes más. Nadie lo ve.
ui-quiet-on-action = No se te preguntará por reacciones en esta acción.
ui-quiet-on-round = No se te preguntará por reacciones en esta ronda.
ui-quiet-off = Pregúntame otra vez
ui-go-there = Mostrar en el tablero: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = Le toca decidir a { $name }.
