### What the terminal says around the game: `lockdown play`. Commands stay as they are.

terminal-welcome = { $game }, { $seats } asientos, semilla { $seed }. Escribe help para ver los comandos.
terminal-left = La mesa se queda como está.
terminal-hand_over = Pasa el teclado a { $seat }. Que no mire nadie más.
terminal-ready = Pulsa Intro para seguir
terminal-options_range = Las opciones van de 1 a { $count }.
terminal-round = ronda { $round }
terminal-time = tiempo { $time }
terminal-fire = Fuego en reserva: { $left }
terminal-malfunctions = Fallos en reserva: { $left }
terminal-vents_quiet = servicio: silencio
terminal-vents_noise = servicio: ((•))
terminal-where = dónde
terminal-hand = mano
terminal-wounds = Heridas
terminal-holds = lleva
terminal-pack = Inventario
terminal-first = inicial
terminal-passed = pasó
terminal-slime = Mucosidad
terminal-larva = Larva
terminal-signal = Señal
terminal-your_hand = mano: { $cards }
terminal-only_you = Solo tú
terminal-nothing_refused = Ahora no hay nada de eso que no puedas hacer.
terminal-no_rule = No hay ninguna regla { $rule }. Pregunta con palabras: rule intercambiar en Combate
terminal-name_a_file = Indica un archivo: save partida.txt
terminal-saved = Guardado en { $path }.
terminal-the_end = Fin
terminal-bot_crashed = { $bot } ha fallado y se juega una opción prudente en su lugar. Así falló la primera vez:
terminal-bot_failed = { $bot } no dio una respuesta que se pueda jugar ({ $fault }) y se juega una opción prudente en su lugar.
terminal-help =
    Escribe un número o el texto de una opción para jugarla. Otros comandos:
    { "  " }why [palabra] qué no es posible ahora y qué regla lo dice
    { "  " }log [n]       las últimas n líneas de lo ocurrido
    { "  " }board         dibuja otra vez el tablero   me          tu personaje y tus secretos
    { "  " }crew          datos públicos de todos      rule PALABRAS   busca una regla
    { "  " }undo          deshace, mientras no se haya revelado nada ni lanzado ningún dado
    { "  " }save ARCHIVO  guarda la partida como repetición   quit   salir
