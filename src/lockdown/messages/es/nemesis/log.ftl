### Lo que pasa y solo cuenta este juego, o cuenta de otro modo.

log-round_began = Empieza la ronda { $round }. El marcador de Tiempo está en { $time }.
log-event_step = { $step ->
    [5] El tiempo pasa.
    [6] Los Intrusos atacan.
    [7] El Fuego arde.
    [8] Un Evento.
    [9] La bolsa evoluciona.
   *[other] La ronda termina.
}
log-time = { $time ->
    [0] El marcador de Tiempo llega al final de su consola.
   *[other] El Tiempo avanza a { $time }.
}
log-destruct_started = Empieza la secuencia de Autodestrucción: su marcador está en { $space }.
log-choose_objectives = ¡Intrusos! Cada jugador se queda con un Objetivo.
log-game_ended = { $how ->
    [jump] La nave salta al hiperespacio.
    [self_destruct] La nave se autodestruye.
    [fire] El Fuego destruye la nave.
    [malfunction] La nave pierde su integridad estructural.
   *[other] No queda nadie despierto a bordo.
}
log-swept = { $seat } no sobrevive.

## Motores y rumbo
log-looked_engine = { $state ->
    [-1] { $seat } comprueba el Motor { $engine }.
    [0] { $seat } comprueba el Motor { $engine }: dañado.
   *[other] { $seat } comprueba el Motor { $engine }: en funcionamiento.
}
log-engine_worked_on = { $changed ->
    [0] { $seat } trabaja en el Motor { $engine }: orden sin cambios.
   *[other] { $seat } trabaja en el Motor { $engine }: orden cambiado.
}
log-looked_coordinates = { $card ->
    [hidden] { $seat } comprueba las Coordenadas.
   *[other] { $seat } comprueba las Coordenadas: { $card }.
}
log-course_set = { $seat } fija el rumbo: { $space }.

## Tiempo
log-destruct_moved = { $space ->
    [0] El marcador de Autodestrucción llega al final de su consola.
    [1] El marcador de Autodestrucción avanza a { $space }; la secuencia ya no puede detenerse.
    [2] El marcador de Autodestrucción avanza a { $space }; la secuencia ya no puede detenerse.
    [3] El marcador de Autodestrucción avanza a { $space }; la secuencia ya no puede detenerse.
   *[other] El marcador de Autodestrucción avanza a { $space }.
}
log-hibernation_open = Las Cápsulas de hibernación se abren.

## Salidas
log-pods_unlocked = Todas las Cápsulas de escape se desbloquean.
log-pod_lock = { $locked ->
    [0] La Cápsula { $pod } queda desbloqueada.
   *[other] La Cápsula { $pod } queda bloqueada.
}
log-entered_pod = { $seat } se mete en la Cápsula { $pod }.
log-stepped_out = { $seat } vuelve a estar fuera de la Cápsula, en { $room }.
log-pod_launched = { $crew ->
    [0] Se lanza la Cápsula { $pod }, vacía.
    [one] Se lanza la Cápsula { $pod } con un personaje.
   *[other] Se lanza la Cápsula { $pod } con { $crew } personajes.
}
log-escaped = { $seat } escapa en una Cápsula.
log-hibernates = { $seat } entra en hibernación.

## El final
log-engines_shown = Los Motores: 1 { $one ->
    [0] dañado
   *[other] en funcionamiento
}, 2 { $two ->
    [0] dañado
   *[other] en funcionamiento
}, 3 { $three ->
    [0] dañado
   *[other] en funcionamiento
}.
log-ship_exploded = Los Motores no aguantan. La nave explota.
log-destination_shown = Las Coordenadas: { $card }. El rumbo era { $space }: { $destination }.
log-quarantined = La Cuarentena de { $seat } pide justamente Marte: { $seat } sobrevive.

## The Intruder player
log-became_intruder = { $seat } sigue como el Intruso.
log-declined_intruder = { $seat } no sigue como el Intruso.
log-hunt_drawn = { $cards_count ->
    [0] { $seat } roba { $count ->
        [one] una carta de acción del Intruso
       *[other] { $count } cartas de acción del Intruso
    }.
   *[other] { $seat } roba: { $cards }.
}
log-hunt_shuffled = Se barajan las cartas de acción del Intruso.
log-hunt_moves = { $seat } muestra «{ $card }»: { $stalker } se mueve.
log-hunt_attacks = { $seat } muestra «{ $card }»: { $stalker } ataca a { $target }.
log-hunt_acts = { $seat } muestra «{ $card }» por su efecto.
log-hunt_pursues = { $seat } persigue a { $target }.
log-hunt_under = { $cards ->
    [hidden] { $seat } pone { $count ->
        [one] una carta de Ataque
       *[other] { $count } cartas de Ataque
    } debajo del mazo.
   *[other] { $seat } pone debajo del mazo de Ataque, la última al fondo: { $cards }.
}
log-events_discarded = Se descartan: { $cards }.
log-hunt_passed = { $cards_count ->
    [0] { $seat } pasa.
   *[other] { $seat } pasa y descarta: { $cards }.
}
