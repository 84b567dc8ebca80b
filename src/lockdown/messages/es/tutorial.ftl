### The frame of a lesson. Its lines and the hints stand with the game.

tut-ui-skip = Saltar capítulo
tut-ui-leave = Salir de la lección
tut-ui-resume = Continuar en: { $chapter }
tut-ui-why = ¿Por qué?
tut-ui-next = Sigue
tut-ui-play_on = Seguir desde aquí con dados de verdad
tut-ui-forced = Preparado para esta lección
tut-ui-progress = Capítulo { $n } de { $chapters }, faltan unos { $minutes } min
tut-ui-do_it = Hazlo por mí
tut-ui-safe = Aquí ningún error es definitivo. Siempre puedes volver al inicio del capítulo.
tut-ui-turn = Dale la vuelta
tut-ui-roll = Lanza el dado
tut-ui-scan = Escanea
tut-ui-draw = Roba cuatro
tut-ui-try = Inténtalo
tut-ui-back = Volver al inicio del capítulo
tut-ui-lesson = Lección
tut-ui-menu = Más
tut-ui-chapters = Capítulos
tut-ui-options = En este paso: { $options }
tut-ui-radio = por los auriculares
tut-ui-pod = desde la pantalla de la Cápsula
tut-ui-hint = Pista
tut-ui-hint_off = No volver a mostrar esta pista
tut-ui-failed = Ahora no se puede abrir la lección. Inténtalo de nuevo.

## The end
tut-end-bots = Juega una partida corta con dos bots
tut-end-rules = Consulta cualquier regla: pulsa R sobre lo que sea
tut-end-again = Repite un capítulo
tut-road-head = Lo que no escogiste
