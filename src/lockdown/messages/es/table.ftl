### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = A la vista
ui-legend = Leyenda
ui-drop-pay = Suelta aquí la carta para pagar
ui-drop-discard = Suelta aquí la carta para descartarla
ui-drop-play = Suelta aquí la carta para jugarla
ui-drop-no = Esta carta no sirve para eso: usa una iluminada
ui-quiet-action = No más en esta acción
ui-quiet-round = No más en esta ronda
ui-quiet-help = Deja que ocurra y no me preguntes más. Nadie lo ve.
ui-quiet-on-action = No se te preguntará por reacciones en esta acción.
ui-quiet-on-round = No se te preguntará por reacciones en esta ronda.
ui-quiet-off = Pregúntame otra vez
ui-go-there = Mostrar en el tablero: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = Le toca decidir a { $name }.

## Ready phrases
ui-phrases-find = Buscar frases
ui-phrases-truth = Verdad o no: nadie lo comprueba.
ui-phrases-warnings = Avisos
ui-phrases-requests = Peticiones
ui-phrases-offers = Ofertas
ui-phrases-claims = Afirmaciones
ui-phrases-answers = Respuestas
ui-phrases-emotes = Gestos
ui-arg-room = Compartimento
ui-arg-corridor = Pasillo
ui-arg-seat = Jugador
ui-arg-contingency = Contingencia
ui-arg-tile = Qué es
ui-arg-item = Objeto
ui-arg-objects = Objetos voluminosos
ui-arg-section = Sección
ui-arg-css = Ficha SEC
ui-arg-space = Casilla
ui-arg-near = Junto a { $room }
ui-arg-elsewhere = En otra parte
ui-say-table = Decirlo a la mesa
ui-say-whisper = Susurrarlo a { $name }

## Not to hear somebody
ui-who-menu = { $name }: susurrar o silenciar
ui-whisper-to = Susurrar a { $name }
ui-mute = Silenciar: { $name }
ui-unmute = Volver a oír: { $name }
ui-muted = en silencio
ui-muted-lines = { $name }: { $n ->
    [one] { $n } línea silenciada
    *[other] { $n } líneas silenciadas
}

## Being called
ui-title-decide = Tu turno
ui-notice-decide = Te toca decidir
ui-notice-vote = Hay una votación
ui-notice-whisper = Alguien te susurra
ui-notice-table = Lockdown, mesa { $table }
ui-set-notify = Notificaciones
ui-set-notify-help = Cuando te esperan y miras otra cosa. La mesa debe seguir abierta en una pestaña; no se muestran secretos.
ui-notify-denied = El navegador bloquea las notificaciones de esta página. Abre los ajustes del sitio junto a la dirección (o los de la aplicación), permite las notificaciones y vuelve a activarlo.
ui-notify-none = Este navegador no ofrece notificaciones aquí. Necesitan https (o este mismo ordenador); en un móvil, añade antes la página a la pantalla de inicio.

## Talk around the table
ui-bot-talk = Los bots hablan
ui-bot-talk-help = Los bots avisan, piden y afirman con frases preparadas, como mucho una vez por ronda. Puede que mientan.
ui-webhook = Webhook
ui-webhook-help = Avisa a un servidor de chat, en tu idioma, de a quién le toca. Solo se admiten los que permite este servidor.
ui-webhook-set = Guardar
ui-webhook-remove = Quitar
ui-webhook-told = Los turnos se comunican a { $host }.
ui-stopped-rules = Esta partida no puede seguir aquí: se guardó con unas reglas que esta versión del programa no juega. Se conserva y se puede mirar.
ui-stopped-steps = Esta partida no puede seguir aquí: en la mesa espera algo que esta versión del programa no conoce. Se conserva y se puede mirar.
